// What statuses, reasons, facets and fields of questions are called in the window, and the icon of a status.
#pragma once

#include "core/curation/question_filter.h"
#include "core/formats/questions/question_format.h"
#include "core/model/question.h"
#include "core/model/question_field.h"
#include "widgets/text/field_title.h"

#include <QIcon>
#include <QString>
#include <string_view>

namespace assay::app {

[[nodiscard]] QString statusText(model::QuestionStatus status);

// A ring, a disc with a tick, a flag, a square with a bar: told by shape as well as by colour.
[[nodiscard]] QIcon statusIcon(model::QuestionStatus status);

using widgets::fieldTitle;
using widgets::flagReasonText;

[[nodiscard]] QString facetTitle(curation::Facet facet);
// Of a value; empty is "(missing)" or "(none)".
[[nodiscard]] QString facetValueText(curation::Facet facet, const std::string& value);

// "FinRAG (JSON)".
[[nodiscard]] QString formatTitle(formats::QuestionKind kind);

} // namespace assay::app
