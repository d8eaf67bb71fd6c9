// What reasons, facets and fields of questions are called on the screen.
#pragma once

#include "core/curation/question_filter.h"
#include "core/formats/questions/question_format.h"
#include "core/model/question_field.h"
#include "widgets/curation/question_status.h"
#include "widgets/text/field_title.h"

#include <QString>
#include <string_view>

namespace assay::app {

using widgets::fieldTitle;
using widgets::flagReasonText;

[[nodiscard]] QString facetTitle(curation::Facet facet);
// Of a value; empty is "(missing)" or "(none)".
[[nodiscard]] QString facetValueText(curation::Facet facet, const std::string& value);

// "FinRAG (JSON)".
[[nodiscard]] QString formatTitle(formats::QuestionKind kind);

} // namespace assay::app
