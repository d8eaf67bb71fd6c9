// What a bundle, its companies and its years are called on the screen.
#pragma once

#include "core/model/bundle.h"
#include "core/workspace/bundles/bundles.h"

#include <QString>
#include <cstdint>
#include <span>
#include <string>

namespace assay::widgets {

// "v3 trend No. 12": what a bundle is called in a sentence; where there are several sets, in which numbers
// begin anew, "v3 trend No. 12 of mined".
[[nodiscard]] QString bundleLabel(const workspace::StoredBundle& stored,
                                  std::span<const workspace::BundleSetInfo> sets);

// Empty: it is of none of them.
[[nodiscard]] QString bundleSetText(const workspace::StoredBundle& stored,
                                    std::span<const workspace::BundleSetInfo> sets);

// "v3_trend" as "v3 trend"; empty is "(missing)".
[[nodiscard]] QString bundleNameText(const std::string& name);

[[nodiscard]] QString companiesText(const model::Bundle& bundle);     // joined
[[nodiscard]] QString yearsText(std::span<const std::int64_t> years); // "2018–2020, 2022"

} // namespace assay::widgets
