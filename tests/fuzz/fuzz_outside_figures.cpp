// Any text read as figures of a neighbour test from elsewhere: no crash, every figure is a finite number,
// every count none below 0, and what was read is the same when it is written and read again.
#include "core/formats/rankings/outside_figures.h"
#include "tests/fuzz/fuzz_checks.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace {

using namespace assay;
using fuzz::isUtf8;
using fuzz::require;

void checkCount(const std::optional<std::int64_t>& count) {
    require(!count || *count >= 0, "no count is below 0");
}

void checkFigure(const std::optional<double>& figure) {
    require(!figure || std::isfinite(*figure), "every figure is finite");
}

void checkRegime(const model::OutsideRegime& regime) {
    require(isUtf8(regime.name), "every name is UTF-8");
    checkFigure(regime.selfAt1);
    checkFigure(regime.selfAt1TieAware);
    for (const auto* figures : {&regime.hitAt, &regime.mrrAt}) {
        for (const auto& [k, figure] : *figures) {
            require(k > 0, "k is 1 at least");
            checkFigure(figure);
        }
    }
    for (const auto& [quantile, figure] : regime.goldDistance) {
        checkFigure(figure);
    }
    checkCount(regime.n);
    checkCount(regime.asked);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto reading = formats::readOutsideFigures({reinterpret_cast<const char*>(data), size}, "fuzz");
    if (!reading) {
        require(isUtf8(reading.error().detail), "the reason can be shown");
        return 0;
    }
    const model::OutsideFigures& figures = reading->figures;
    require(!figures.regimes.empty() || !figures.others.empty() || !figures.matrices.empty(),
            "what can be used has a figure");
    for (const model::OutsideFigure& figure : figures.others) {
        require(isUtf8(figure.name) && isUtf8(figure.group) && isUtf8(figure.written), "every text is UTF-8");
        require(std::isfinite(figure.value), "every figure is finite");
        checkCount(figure.n);
    }
    require(isUtf8(figures.name) && isUtf8(figures.source), "every text is UTF-8");
    checkCount(figures.anchors);
    checkCount(figures.covered);
    checkFigure(figures.coverage);
    for (const model::OutsideRegime& regime : figures.regimes) {
        checkRegime(regime);
    }
    fuzz::requireShowable(reading->issues);
    for (const base::Issue& issue : reading->issues.issues()) {
        require(!issue.field.empty(), "every issue names its field");
    }
    const auto again = formats::readOutsideFigures(formats::outsideFiguresJson(figures), "fuzz");
    require(again && again->figures == figures && again->issues.total() == 0,
            "what is written is read again");
    return 0;
}
