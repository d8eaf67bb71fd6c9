// Fuses two stored lists of every question by any weight, again and again: prepared once, so that one weight
// over thousands of questions takes milliseconds.
//
// By weight: alpha x vector + (1 - alpha) x lexical, each list brought to [0,1] by its own extremes, a result
// that a list has not counting 0 there; lists without scores are taken by their ranks. By ranks: alpha / (60
// + rank in the vector list) + (1 - alpha) / (60 + rank in the lexical list), which is reciprocal rank fusion
// (core/retrieval/fusion) with weights. At alpha 0 and 1 the list is that one alone. Ties stand in the
// order of ids, falling, as trec_eval has them.
//
//   AlphaEngine engine(lists, AlphaFusion::MinMax);
//   engine.measure(0.25, outcomes); // of every question
//
// Const members from any thread; memory: about 24 bytes for each result.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

enum class AlphaFusion : std::uint8_t { MinMax, ReciprocalRank };

inline constexpr std::array<std::string_view, 2> kAlphaFusionNames{"min_max", "rrf"};

// The two lists of a question over one numbering of its results.
struct AlphaLists {
    struct Entry {
        std::uint32_t result = 0; // below `grades.size()`
        double score = 0;
    };

    std::vector<Entry> lexical, vector; // best first
    bool lexicalScored = true, vectorScored = true;
    std::vector<std::int32_t> grades;  // by result; above 0: relevant
    std::vector<std::uint32_t> item;   // by result: results of one number are the same gold; kNoItem
    std::vector<std::uint32_t> order;  // by result: its place among ties, less is first
    std::int64_t relevant = 0;         // items there are
    std::vector<std::int64_t> byGrade; // items by grade from 0 on

    static constexpr std::uint32_t kNoItem = 0xFFFFFFFFU;
};

struct AlphaOutcome {
    double reciprocalRank = 0;
    double recall5 = 0;
    double recall10 = 0;
    double ndcg10 = 0;
    std::int32_t firstGold = 0; // rank from 1; 0: none was found

    friend bool operator==(const AlphaOutcome&, const AlphaOutcome&) = default;
};

class AlphaEngine {
  public:
    explicit AlphaEngine(std::span<const AlphaLists> questions, AlphaFusion fusion);

    [[nodiscard]] std::size_t questions() const noexcept { return m_questions.size(); }

    // alpha in [0,1]; one outcome for each question, in their order.
    void measure(double alpha, std::span<AlphaOutcome> outcomes) const;
    [[nodiscard]] AlphaOutcome measureOne(std::size_t question, double alpha) const;

    // The results of a question, best first.
    [[nodiscard]] std::vector<std::uint32_t> ranking(std::size_t question, double alpha) const;
    // By result what the two lists give it, before they are weighted: lexical, vector; 0 where it is not.
    [[nodiscard]] std::array<double, 2> parts(std::size_t question, std::uint32_t result) const;

  private:
    struct Result {
        double lexical = 0;
        double vector = 0;
        std::uint32_t order = 0;
        std::uint32_t result = 0;
    };

    struct Question {
        std::size_t first = 0, last = 0;                 // in m_results
        std::array<std::vector<std::uint32_t>, 2> alone; // places in it of either list, for alpha 0 and 1
        std::vector<std::uint32_t> relevant;             // likewise
        std::vector<std::int32_t> grades;                // by place
        std::vector<std::uint32_t> item;                 // by place
        double items = 0;
        double ideal10 = 0;
    };

    struct Scratch {
        std::vector<double> scores;
        std::vector<std::uint32_t> places;
    };

    // The places of the results, the first `wanted` of them best first.
    void order(const Question& question, double alpha, std::size_t wanted, Scratch& scratch) const;
    // Of the first relevant result where none is among those that are in order; 0: there is none.
    [[nodiscard]] std::int32_t rankBehind(const Question& question, double alpha,
                                          const Scratch& scratch) const;
    [[nodiscard]] AlphaOutcome outcomeOf(const Question& question, double alpha, Scratch& scratch) const;

    std::vector<Question> m_questions;
    std::vector<Result> m_results;
};

} // namespace assay::evaluate
