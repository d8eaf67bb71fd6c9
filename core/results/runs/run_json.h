// Stored runs of any kind as JSON documents: one run, and two of them side by side (docs/formats.md, "Runs").
#pragma once

#include "core/evaluate/runs/run_comparison.h"
#include "core/evaluate/runs/run_description.h"

#include <string>
#include <string_view>

namespace assay::results {

// {"run", "uuid", "kind", "name", "origin", "state", "created_at", "created_by", "version", "seed",
// "duration_ms", "items", "baseline", "note", "inputs": [{"role", "name", "sha256"}], "settings": {path:
// value}, "figures": {name: {"value", "ci", "n", "chance", "share", "better"}}, "per_item": {"measures",
// "items": [{"item", "cluster", "values"}]}}. `items` may be null: then there is no "per_item". Indented by
// two, with a final line break; undefined figures are null.
[[nodiscard]] std::string runJson(const evaluate::RunDescription& run, const evaluate::RunItemTable* items);

// {"a", "b", "kind", "clusters_are", "figures": {name: {"a", "b", "delta" (b - a), "ci", "p", "p_holm",
// "headline", "n", "clusters", "wins", "ties", "losses" (of b), "better", "verdict", "why_not"}},
// "untested": {name: {"a", "b", "delta"}}, "items": {"by", "wins", "ties", "losses", "only_in_a",
// "only_in_b", "changed", "most_changed": [{"item", "a", "b"}]}, "settings": {path: {"a", "b"}}, "inputs":
// {role: {"a", "b", "other_content"}}}.
[[nodiscard]] std::string runComparisonJson(const evaluate::RunComparison& comparison);

// Of B against A: "better", "worse", "equivalent", "differs", "inconclusive", "cannot_be_judged".
[[nodiscard]] std::string_view changeVerdict(const evaluate::MetricComparison& comparison) noexcept;

// "higher", "lower", "neither".
[[nodiscard]] std::string_view betterName(evaluate::BetterValues better) noexcept;

} // namespace assay::results
