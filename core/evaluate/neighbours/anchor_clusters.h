// Which anchors belong together: sentences of one company, filing or slice are found or missed together, so
// intervals and tests of neighbour tests go by such clusters (core/statistics/clusters.h).
//
// The unit is the company if there are at least kManyClusters of them, else the filing if there are as many
// of these, else the slice, unless the settings say which. A filing is what has one company, year and form, a
// slice one section of it; anchors that miss one of these share what is missing. Filings of the same text
// (AnchorOutcome::sameFiling) belong together, and so do their companies.
//
//     const ClusterUnit unit = clusterUnitOf(anchors);
//     const statistics::Clusters clusters = anchorClusters(anchors, unit);
//
// Pure; any thread.
#pragma once

#include "core/model/neighbour.h"
#include "core/statistics/clusters.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>

namespace assay::evaluate {

inline constexpr std::size_t kManyClusters = 20;

enum class ClusterUnit : std::uint8_t { Company, Filing, Slice };

[[nodiscard]] std::string_view clusterUnitName(ClusterUnit unit) noexcept; // "company"

// Of these anchors, none of them null.
[[nodiscard]] ClusterUnit clusterUnitOf(std::span<const model::AnchorOutcome* const> anchors,
                                        model::ClusterBy wish = model::ClusterBy::Automatic);

// Numbers clusters in the order in which their anchors come. Companies that a filing of the same text joins
// have numbers of their own here.
class AnchorGrouping {
  public:
    explicit AnchorGrouping(ClusterUnit unit)
        : m_unit(unit) {}

    [[nodiscard]] ClusterUnit unit() const noexcept { return m_unit; }

    [[nodiscard]] std::uint32_t numberOf(const model::AnchorOutcome& anchor);

  private:
    ClusterUnit m_unit;
    std::unordered_map<std::string, std::uint32_t> m_numbers;
};

// The items are the anchors, in their order.
[[nodiscard]] statistics::Clusters anchorClusters(std::span<const model::AnchorOutcome* const> anchors,
                                                  ClusterUnit unit);

} // namespace assay::evaluate
