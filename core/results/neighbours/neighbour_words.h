// The words of neighbour tests, for reports and the window alike: names of runs, searches, regimes, measures,
// diagnoses and rules, and why a figure is missing.
#pragma once

#include "core/base/error.h"
#include "core/evaluate/neighbours/anchor_clusters.h"
#include "core/evaluate/neighbours/neighbour_cases.h"
#include "core/evaluate/neighbours/neighbour_figures.h"
#include "core/evaluate/neighbours/neighbour_gate.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/evaluate/neighbours/sample_chance.h"
#include "core/evaluate/neighbours/search_spec.h"
#include "core/evaluate/thresholds/figures_lint.h"
#include "core/model/neighbour.h"
#include "core/model/sentence.h"
#include "core/retrieval/search.h"
#include "core/words/wording.h"
#include "core/workspace/runs/runs.h"

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace assay::results {

// "five (run 4)", with "from outside" where it is.
[[nodiscard]] std::string runTitle(const workspace::RunInfo& run, const words::Wording& wording);

// The label, of approximate ones with the measured recall.
[[nodiscard]] std::string searchTitle(const retrieval::Capabilities& search, bool isOutside,
                                      const words::Wording& wording);

[[nodiscard]] std::string regimeTitle(model::Regime regime, const words::Wording& wording);

[[nodiscard]] std::string hitTitle(int k, const words::Wording& wording);
[[nodiscard]] std::string mrrTitle(int k, const words::Wording& wording);
[[nodiscard]] std::string selfTitle(bool tieAware, const words::Wording& wording);
[[nodiscard]] std::string goldDistanceTitle(const words::Wording& wording);
[[nodiscard]] std::string diagnosisTitle(evaluate::Diagnosis diagnosis, const words::Wording& wording);

// Of a stratum's name; anchors without a section, a year or a company are one stratum, too.
[[nodiscard]] std::string stratumTitle(const std::string& name, const words::Wording& wording);
[[nodiscard]] std::string noDiagnosisTitle(const words::Wording& wording);

// "HNSW, by vector + window ±3".
[[nodiscard]] std::string specTitle(const evaluate::SearchSpec& spec, const words::Wording& wording);
// "paused", "finished", …
[[nodiscard]] std::string runStateTitle(const workspace::RunInfo& run, const words::Wording& wording);
// Covered anchors by effective window: "±2: 40 · ±5: 12".
[[nodiscard]] std::string windowCounts(const std::map<int, std::int64_t>& windows,
                                       const words::Wording& wording);

// "companies": what the clusters of anchors are.
[[nodiscard]] std::string clusterUnitTitle(evaluate::ClusterUnit unit, const words::Wording& wording);

// "Hit@5 by luck: filtered 74.2 % (12 of 60 cannot be missed), open 0.1 %".
[[nodiscard]] std::string sampleChanceText(const std::vector<evaluate::SampleChance>& chances, int k,
                                           const words::Wording& wording);

// Company, year and section, as far as they are known; of what has none of them the id.
[[nodiscard]] std::string placeTitle(const model::Sentence& sentence, const words::Wording& wording);

// What begins like a path, or ends like a file in folders, keeps its last part only.
[[nodiscard]] std::string withoutFolders(const std::string& source);

// Why the sentences of a run over that corpus cannot be shown; empty: they can.
[[nodiscard]] std::string whyNoTexts(evaluate::RunTexts texts, const std::string& corpus,
                                     const words::Wording& wording);

// Why figures of a regime are undefined.
[[nodiscard]] std::string whyNotSelf(const evaluate::RegimeFigures& figures, bool tieAware,
                                     const words::Wording& wording);
[[nodiscard]] std::string whyNotRanked(std::int64_t n, int k, const words::Wording& wording);

// How the gold of an anchor is found, where the filtered regime searches, and by which vectors.
[[nodiscard]] std::string windowText(const model::NeighbourSettings& settings, const words::Wording& wording);
[[nodiscard]] std::string filterText(const model::NeighbourSettings& settings, const words::Wording& wording);
[[nodiscard]] std::string vectorsText(const evaluate::NeighbourRunSettings& settings,
                                      const words::Wording& wording);

// "P1" is said in every language.
[[nodiscard]] std::string alertText(evaluate::Alert alert);
[[nodiscard]] std::string measureTitle(const evaluate::GateRule& rule, const words::Wording& wording);
// Whether its figures are shares, which are said in percent and their moves in points.
[[nodiscard]] bool isShare(const evaluate::GateRule& rule) noexcept;
// "moves by at most 7.0 points".
[[nodiscard]] std::string limitText(const evaluate::GateRule& rule, const words::Wording& wording);
// Empty: it was judged.
[[nodiscard]] std::string unjudgedText(evaluate::Unjudged why, const words::Wording& wording);
// Of a setting or an input in which two runs differ: "Fields of the filter" for "filter_fields".
[[nodiscard]] std::string settingTitle(const std::string& setting, const words::Wording& wording);

// What two runs differ in, as it is read: of anchors that were drawn in two ways, each choice that differs.
struct SaidDifference {
    std::string title, run, baseline;
};

[[nodiscard]] std::vector<SaidDifference>
differencesInWords(std::span<const evaluate::DifferingSetting> differing, const words::Wording& wording);
// A value that is the name of a choice: "in proportion" for "proportional"; any other as it is.
[[nodiscard]] std::string choiceText(const std::string& value, const words::Wording& wording);
// Its value, which is JSON, as text.
[[nodiscard]] std::string settingText(const std::string& json, const words::Wording& wording);
// Only whole runs are judged.
[[nodiscard]] std::string whyNotWhole(const words::Wording& wording);
// Why two runs cannot be judged against each other: the error of judgeRun().
[[nodiscard]] std::string whyNotComparable(const base::Error& error, const words::Wording& wording);

// What is wrong with a figure from outside, without its name.
[[nodiscard]] std::string faultText(const evaluate::FiguresFault& fault, const words::Wording& wording);

} // namespace assay::results
