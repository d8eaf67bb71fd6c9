// How a class looks in every chart: colour, line style and marker, so that none is told by colour alone.
#pragma once

#include "core/model/label.h"
#include "widgets/charts/plot_spec.h"

namespace assay::app {

[[nodiscard]] int colourOf(model::Label label);
[[nodiscard]] widgets::LineStyle styleOf(model::Label label);
[[nodiscard]] widgets::MarkerShape shapeOf(model::Label label);

} // namespace assay::app
