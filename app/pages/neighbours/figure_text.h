// The figures of neighbour tests in words: value, interval, n; what each means, for tool tips.
#pragma once

#include "app/pages/neighbours/run_view.h"
#include "core/base/error.h"
#include "core/evaluate/neighbours/search_spec.h"

#include <QString>
#include <cstdint>
#include <map>
#include <optional>

namespace assay::app {

// "76.4 % [63.7, 85.6] 42/55"; a dash where it is undefined.
[[nodiscard]] QString proportionFigure(const evaluate::Proportion& figure);
// "0.612 [0.531, 0.694] n = 55".
[[nodiscard]] QString meanFigure(const evaluate::MeanFigure& figure);
// "+12.7 points [4.1, 21.3] n = 55" and "+0.104 [0.021, 0.187] n = 55".
[[nodiscard]] QString pointsFigure(const RegimeDelta& delta);
[[nodiscard]] QString differenceFigure(const RegimeDelta& delta);

// Why a proportion is undefined; empty: it is not.
[[nodiscard]] QString whyUndefined(std::int64_t n, const QString& population);

[[nodiscard]] QString selfDefinition(bool tieAware);
[[nodiscard]] QString hitDefinition(int k, bool overAll);
[[nodiscard]] QString mrrDefinition(int k, bool overAll);
[[nodiscard]] QString coverageDefinition();
[[nodiscard]] QString distanceDefinition();

// "2: 40 · 5: 12" with the plus-minus sign before each window.
[[nodiscard]] QString windowsText(const std::map<int, std::int64_t>& windows);

// A search that is not exact, with how well it finds what exact search finds: "HNSW …, recall@10 0.981".
[[nodiscard]] QString searchTitle(const retrieval::Capabilities& search);
// A search of the settings in words.
[[nodiscard]] QString specTitle(const evaluate::SearchSpec& spec);

[[nodiscard]] QString runStateText(const workspace::RunInfo& run);

} // namespace assay::app
