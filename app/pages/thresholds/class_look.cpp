#include "app/pages/thresholds/class_look.h"

#include "widgets/theme/theme.h"

namespace assay::app {

int colourOf(model::Label label) {
    switch (label) {
    case model::Label::Accurate:
        return widgets::kColourAccurate;
    case model::Label::Hallucination:
        return widgets::kColourHallucination;
    case model::Label::Contradiction:
        return widgets::kColourContradiction;
    }
    return widgets::kColourExtra;
}

widgets::LineStyle styleOf(model::Label label) {
    switch (label) {
    case model::Label::Accurate:
        return widgets::LineStyle::Solid;
    case model::Label::Hallucination:
        return widgets::LineStyle::Dash;
    case model::Label::Contradiction:
        return widgets::LineStyle::DashDot;
    }
    return widgets::LineStyle::Solid;
}

widgets::MarkerShape shapeOf(model::Label label) {
    switch (label) {
    case model::Label::Accurate:
        return widgets::MarkerShape::Circle;
    case model::Label::Hallucination:
        return widgets::MarkerShape::Square;
    case model::Label::Contradiction:
        return widgets::MarkerShape::Diamond;
    }
    return widgets::MarkerShape::Circle;
}

} // namespace assay::app
