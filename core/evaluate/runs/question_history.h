// How the systems of a workspace did on each question of a suite over time, and what that says of the
// question: how hard it is, and whether it tells systems apart. Nothing here says that a question should go.
//
//     ASSAY_TRY(const QuestionHistory history, questionHistory(reader, rows, "P3.v3", stop));
//     history.questions[0].difficulty.value;     // share of systems that are right
//
// Versions of one pipeline are one system (systemFamily()), since they answer alike: counted apart they would
// make a question look easier or harder than it is. The newest run of a system says how it does now; whether
// runs tell a question apart is asked of all of them.
//
// Item-rest correlation: Pearson's, over systems, of the outcome of the question and the mean outcome of the
// other questions (F. Lord and M. Novick, 1968, Statistical theories of mental test scores, 15.4); its 95 %
// interval is that of Fisher's z, tanh(atanh r ± 1.96/√(n-3)): at 20 systems it leaves 0 out from 0.44 on.
// Below kSystemsForCorrelation systems it is not given.
#pragma once

#include "core/base/result.h"
#include "core/statistics/interval.h"
#include "core/workspace/runs/run_index.h"
#include "core/workspace/workspace.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

inline constexpr std::size_t kSystemsForCorrelation = 20;
// A question that fewer systems have met cannot be judged.
inline constexpr std::size_t kFewestSystems = 2;
// From this on an outcome counts as right.
inline constexpr double kRightFrom = 0.5;

// What a system is called without the marks of its version: "pipeline v3", "pipeline run 12" and
// "pipeline 2024-12" are "pipeline"; "gpt-4" and "gpt-3.5" stay apart. A tag "system: NAME" of the run says
// it instead. Empty: the run names no system.
[[nodiscard]] std::string systemFamily(const workspace::RunRow& run);
[[nodiscard]] std::string systemFamily(std::string_view system);

enum class QuestionStanding : std::uint8_t {
    NotJudged, // fewer than kFewestSystems systems have met it
    Separates, // runs differ on it
    AllRight,  // in every run: a regression guard, which stays
    AllWrong   // in every run: check the gold first
};

inline constexpr std::array<std::string_view, 4> kQuestionStandingNames{"not_judged", "separates",
                                                                        "all_right", "all_wrong"};

struct QuestionRecord {
    std::string questionId;
    std::int64_t runs = 0; // with an outcome of it
    // Of systems, by their newest runs.
    std::int64_t systems = 0, systemsRight = 0;
    std::optional<double> difficulty; // systemsRight / systems; missing: no system has met it
    std::optional<statistics::Interval> difficultyInterval; // Wilson, 95 %
    QuestionStanding standing = QuestionStanding::NotJudged;
    std::optional<double> itemRest; // missing: too few systems, or nothing varies
    std::optional<statistics::Interval> itemRestInterval;
    // Below kSystemsForCorrelation systems: those that are right did worse on the other questions, on the
    // mean, than those that are wrong. From there on: the correlation's interval lies below 0.
    bool weakerAreRight = false;
};

// One system, by its newest run.
struct SystemRecord {
    std::string name; // of the family
    base::RowId run = 0;
    std::size_t versions = 0; // names that are one system
    std::int64_t questions = 0;
    double shareRight = 0; // of its questions
};

struct QuestionHistory {
    std::string suite; // empty: of all
    std::int64_t runs = 0;
    std::vector<SystemRecord> systems;     // by share right, falling, then name
    std::vector<QuestionRecord> questions; // by question id
};

// Of the finished runs over questions among `runs` (as runRows() gives them, indexed) that measured the suite
// (empty: any). Runs of no named system are counted as one each. Errors: Cancelled, those of reading.
[[nodiscard]] base::Result<QuestionHistory> questionHistory(const workspace::Reader& reader,
                                                            std::span<const workspace::RunRow> runs,
                                                            std::string_view suite,
                                                            const std::stop_token& stop);

// The same of values: what each run found, oldest run first.
struct RunOutcomes {
    workspace::RunRow run;
    std::vector<workspace::ItemOutcome> outcomes; // a question twice: the first counts
};

[[nodiscard]] QuestionHistory historyOfOutcomes(std::span<const RunOutcomes> runs, std::string_view suite);

// One question over time.
struct QuestionRound {
    base::RowId run = 0;
    std::string runName;
    std::string kind;
    std::string createdAt;
    std::string system; // as the run names it
    std::string family;
    double value = 0;          // as ItemOutcome::value
    std::int64_t revision = 0; // that was measured; 0: not known
};

// Oldest first, of runs that measured the suite (empty: any).
[[nodiscard]] base::Result<std::vector<QuestionRound>>
roundsOfQuestion(const workspace::Reader& reader, std::span<const workspace::RunRow> runs,
                 std::string_view suite, std::string_view questionId);

} // namespace assay::evaluate
