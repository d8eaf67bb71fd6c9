// How much of a hybrid search should be vectors: the measures of two stored lists, fused by every alpha of a
// list, without searching again.
//
// Best is the highest MRR, then the highest Recall@10, then the lowest alpha (Florida's guide). Bands are the
// bootstrap of clusters of questions. An alpha that was chosen on the questions it is judged by looks better
// than it is: `heldOut` is chosen on one half of the clusters and measured on the other, over 200 seeded
// halves.
//
// What luck alone would give is worked out as of ranked lists (luckOf()), where both lists were asked of one
// corpus of the workspace that is as it was then: a random order of the sentences that the filter of either
// list leaves, as long as both lists name results together. It is the same at every alpha.
#pragma once

#include "core/base/ids.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/evaluate/retrieval/alpha_engine.h"
#include "core/evaluate/retrieval/retrieval_figures.h"
#include "core/statistics/interval.h"
#include "core/workspace/workspace.h"

#include <array>
#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::evaluate {

inline constexpr std::string_view kAlphaRuns = "tune-alpha"; // RunInfo::kind

struct AlphaSettings {
    std::vector<double> alphas{0, 0.25, 0.5, 0.75, 1}; // in [0,1], not empty
    AlphaFusion fusion = AlphaFusion::MinMax;
    RelevanceRule relevance = RelevanceRule::Automatic;
    int level = 1;
    std::vector<std::string> fields{"category"};
    QuestionClusters clusters = QuestionClusters::Automatic;
    std::uint64_t seed = 42;
};

[[nodiscard]] std::string alphaSettingsJson(const AlphaSettings& settings);
[[nodiscard]] base::Result<AlphaSettings> readAlphaSettings(std::string_view json);

enum class AlphaMeasure : std::uint8_t { Mrr, Recall5, Recall10, Ndcg10 };

inline constexpr std::array<std::string_view, 4> kAlphaMeasureNames{"mrr", "recall_5", "recall_10",
                                                                    "ndcg_10"};

[[nodiscard]] double valueOf(const AlphaOutcome& outcome, AlphaMeasure measure) noexcept;

// By AlphaMeasure; missing: not known, or of a mean: not of every question.
using AlphaLuck = std::array<std::optional<double>, 4>;

struct AlphaPoint {
    double alpha = 0;
    std::array<double, 4> mean{}; // by AlphaMeasure
    std::array<std::optional<statistics::Interval>, 4> band{};
};

// A question that both lists can be fused of.
struct AlphaQuestion {
    std::string questionId;
    std::string text;
    std::map<std::string, std::vector<std::string>> strata;
    std::string company, filing;      // as in QuestionRetrieval
    std::string paraphraseOf{};       // the id of its original; empty: it is none
    std::vector<std::string> results; // their ids, or sources; by number of AlphaLists
    AlphaLists lists;
    AlphaLuck luck{};
};

struct AlphaMaterial {
    std::vector<AlphaQuestion> questions; // with something relevant and at least one list
    std::int64_t unjudged = 0;
    std::int64_t withoutList = 0; // of neither
    std::int64_t oneSided = 0;    // of `questions`: only one of the two has a list
    std::string suite, lexical, lexicalHash, vector, vectorHash; // names, hashes of the sets
    std::string corpus, corpusHash; // that both were asked of, and luck draws from; empty: not known
};

struct AlphaChoice {
    std::size_t point = 0; // in `points`
    double alpha = 0;
};

struct AlphaStratum {
    std::string field, value;
    std::int64_t n = 0;
    std::size_t clusters = 0;       // of its questions
    std::vector<AlphaPoint> points; // with bands of its own clusters, from kLeastClusters on
    AlphaChoice best;
    AlphaLuck luck{};
};

struct AlphaTuning {
    std::vector<double> alphas; // rising, none twice
    std::vector<AlphaPoint> points;
    AlphaChoice best;
    std::int64_t n = 0;
    std::size_t clusters = 0;
    // Means over halves of what the alpha chosen on the one gives on the other; missing below kLeastClusters.
    std::optional<std::array<double, 4>> heldOut;
    std::vector<double> chosenShare; // by alpha: the share of halves that chose it
    std::vector<AlphaStratum> strata;
    AlphaLuck luck{};
    std::string corpus;                              // as in AlphaMaterial
    std::vector<std::vector<AlphaOutcome>> outcomes; // by alpha, then by question
};

// Errors: NotFound, InputNotUsable (no question with something relevant and a list), Cancelled.
[[nodiscard]] base::Result<AlphaMaterial>
readAlphaMaterial(const workspace::Reader& reader, const std::string& suite, const std::string& lexical,
                  const std::string& vector, const AlphaSettings& settings, const std::stop_token& stop);

// Errors: InvalidArgument (alphas), Cancelled.
[[nodiscard]] base::Result<AlphaTuning> tuneAlpha(const AlphaMaterial& material,
                                                  const AlphaSettings& settings, const std::stop_token& stop,
                                                  base::ProgressSink& progress);

// What tuneAlpha() makes of the outcomes of each question, by alpha and question; the lists of the material
// are not looked at. `alphas` as checkedAlphas() gives them, at least one.
[[nodiscard]] AlphaTuning tuningOf(const AlphaMaterial& material, const std::vector<double>& alphas,
                                   std::vector<std::vector<AlphaOutcome>> outcomes,
                                   const AlphaSettings& settings);

// Rising, none twice. Error: InvalidArgument (`where` "alphas": none, or one outside 0 to 1).
[[nodiscard]] base::Result<std::vector<double>> checkedAlphas(std::vector<double> alphas);

// Of some outcomes the best of the points: MRR, Recall@10, the lower alpha.
[[nodiscard]] AlphaChoice bestAlpha(std::span<const AlphaPoint> points);

// Keeps it as a run.
[[nodiscard]] base::Result<base::RowId>
keepAlphaTuning(workspace::Workspace& workspace, const AlphaMaterial& material, const AlphaTuning& tuning,
                const AlphaSettings& settings, const std::string& who);

} // namespace assay::evaluate
