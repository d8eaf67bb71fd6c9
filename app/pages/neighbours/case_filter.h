// Which anchors of a run are listed, and in what order: the hardest first. Every figure of the page can be
// asked for its anchors. Pure; any thread.
#pragma once

#include "app/pages/neighbours/run_view.h"
#include "core/results/blocks.h"
#include "core/results/neighbours/neighbour_blocks.h"

#include <QString>
#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace assay::app {

enum class CaseMeasure : std::uint8_t {
    Covered,
    NotCovered,
    All,   // those that are covered count
    Asked, // all anchors; those that were asked count
    SelfAt1,
    SelfAt1TieAware,
    HitAt,
    MrrAt
};
enum class CaseShare : std::uint8_t { All, Counted, Missed }; // of a proportion: who counts, who does not

struct CaseStratum {
    results::Grouping grouping = results::Grouping::Length;
    std::string name;

    friend bool operator==(const CaseStratum&, const CaseStratum&) = default;
};

// The diagnoses in their order, then "no explanation".
inline constexpr std::size_t kDiagnosisChips = 5;

struct CaseFilter {
    std::size_t search = 0;
    std::size_t regime = 0;
    CaseMeasure measure = CaseMeasure::Covered;
    int k = 0; // of HitAt and MrrAt
    CaseShare share = CaseShare::All;
    bool overAll = false; // of HitAt and MrrAt: over all anchors
    std::optional<CaseStratum> stratum;
    std::optional<int> window;            // the effective one
    std::optional<std::size_t> diagnosis; // a chip

    friend bool operator==(const CaseFilter&, const CaseFilter&) = default;
};

struct CaseList {
    std::vector<std::uint32_t> cases;                    // places among the outcomes
    std::array<std::int64_t, kDiagnosisChips> diagnoses; // of those that all but the diagnosis lets pass
    std::int64_t beforeDiagnosis = 0;
};

// The anchors that a cell of a result leads to; nullopt: it does not lead to anchors.
[[nodiscard]] std::optional<CaseFilter> caseFilterOf(const results::Link& link);

[[nodiscard]] std::string stratumName(const model::AnchorOutcome& outcome, results::Grouping grouping);

[[nodiscard]] CaseList listCases(const RunView& view, const CaseFilter& filter);

// "Near-duplicate boilerplate", …, "No explanation".
[[nodiscard]] QString diagnosisText(std::size_t chip);
[[nodiscard]] QString diagnosisDefinition(std::size_t chip, const model::NeighbourSettings& settings);

// What the filter lets pass beyond search and regime: "missed Hit@5", "section 7"; empty: every covered case.
[[nodiscard]] QString caseFilterText(const CaseFilter& filter);
[[nodiscard]] QString stratumText(const CaseStratum& stratum);

} // namespace assay::app
