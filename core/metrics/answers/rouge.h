// ROUGE: how many words, pairs of words and words in order an answer shares with the gold one.
//
// Source: C.-Y. Lin (2004), "ROUGE: A package for automatic evaluation of summaries", as the Python package
// rouge_score computes it; with its tokens the figures are its figures. ROUGE-L is that of the whole texts;
// ROUGE-Lsum, which joins what each gold line shares with all lines of the answer, takes the lines of a text
// as its sentences.
//
//     RougeScorer rouge(RougeSettings{});
//     const RougeScores scores = rouge.score("Sales rose 5 %", "Net sales rose");
//     scores.rougeL.f        // 2 of 4 and 2 of 3: 0.571
//
// A scorer keeps its memory; each thread has one of its own.
#pragma once

#include "core/metrics/answers/common_subsequence.h"
#include "core/text/fold.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace assay::metrics {

enum class RougeTokenizer : std::uint8_t {
    Ascii,   // as rouge_score: runs of ASCII letters and digits, small; all else parts them
    Unicode, // the words of Unicode (UAX #29) without case, composed
};

inline constexpr std::array<std::string_view, 2> kRougeTokenizerNames{"ascii", "unicode"};

struct RougeSettings {
    RougeTokenizer tokenizer = RougeTokenizer::Ascii;
    bool stem = false; // Porter's stems of tokens of ASCII with more than three characters

    friend bool operator==(const RougeSettings&, const RougeSettings&) = default;
};

// All in [0,1]; 0 where either side has no token.
struct RougeScore {
    double precision = 0; // of the answer's tokens
    double recall = 0;    // of the gold ones
    double f = 0;         // their harmonic mean

    friend bool operator==(const RougeScore&, const RougeScore&) = default;
};

struct RougeScores {
    RougeScore rouge1;
    RougeScore rouge2;
    RougeScore rougeL;
    RougeScore rougeLsum;
};

class RougeScorer {
  public:
    explicit RougeScorer(RougeSettings settings);

    [[nodiscard]] RougeScores score(std::string_view gold, std::string_view answer);

    // ROUGE-L alone.
    [[nodiscard]] RougeScore longestSubsequence(std::string_view gold, std::string_view answer);

    // The words of the answer that ROUGE-L counts, as bytes of it.
    [[nodiscard]] std::vector<text::WordExtent> sharedWords(std::string_view gold, std::string_view answer);

    // What a text is cut into, as it is compared.
    [[nodiscard]] std::vector<std::string> tokens(std::string_view text);

  private:
    struct Token {
        std::uint64_t head = 0; // its first eight letters
        std::uint64_t tail = 0; // the next eight
        std::uint64_t hash = 0;
        std::uint32_t begin = 0; // of m_letters
        std::uint32_t length = 0;
    };

    struct Slot {
        std::uint32_t round = 0; // free unless it is the present one
        std::uint32_t number = 0;
    };

    // Tokens as numbers, with where each line ends.
    struct Numbered {
        std::vector<std::uint32_t> tokens;
        std::vector<std::size_t> lineEnds; // of lines that have tokens
        std::vector<text::WordExtent> extents;
    };

    void take(std::string_view text, Numbered& numbered, bool extents);
    void takeAscii(std::string_view text, Numbered& numbered, bool extents);
    void takeUnicode(std::string_view text, Numbered& numbered, bool extents);
    void add(std::size_t length, Numbered& numbered);
    void restart();
    void makeRoom(std::size_t bytes);
    void takeBoth(std::string_view gold, std::string_view answer, bool extents = false);
    [[nodiscard]] Token tokenAt(std::size_t length) const;
    [[nodiscard]] Slot& slotOf(const Token& token);
    void growTable();
    [[nodiscard]] std::size_t sharedTokens();
    [[nodiscard]] std::size_t sharedPairs();
    [[nodiscard]] std::size_t sharedInLines();

    RougeSettings m_settings;
    std::string m_letters;      // of all tokens, one behind the other, and room for the next
    std::size_t m_used = 0;     // of m_letters
    std::vector<Token> m_known; // by number
    std::vector<Slot> m_table;  // by hash; its size is a power of two
    std::uint32_t m_round = 0;
    Numbered m_gold;
    Numbered m_answer;
    std::vector<std::uint32_t> m_counts;
    std::vector<std::uint64_t> m_goldPairs;
    std::vector<std::uint64_t> m_answerPairs;
    CommonSubsequence m_common;
};

} // namespace assay::metrics
