// What a bundle, its companies and its years are called on the screen.
#pragma once

#include "core/model/bundle.h"
#include "core/workspace/bundles/bundles.h"

#include <QString>
#include <cstdint>
#include <span>
#include <string>

namespace assay::widgets {

// "v3 trend No. 12": what a bundle is called in a sentence.
[[nodiscard]] QString bundleLabel(const workspace::StoredBundle& stored);

// "v3_trend" as "v3 trend"; empty is "(missing)".
[[nodiscard]] QString bundleNameText(const std::string& name);

[[nodiscard]] QString companiesText(const model::Bundle& bundle);     // joined
[[nodiscard]] QString yearsText(std::span<const std::int64_t> years); // "2018–2020, 2022"

} // namespace assay::widgets
