// What the checks of a question's fields say, for a person who is typing in them. Any thread.
#pragma once

#include "core/base/ids.h"
#include "core/model/question.h"
#include "core/model/question_field.h"
#include "core/workspace/suites/questions.h"
#include "core/workspace/suites/suite_settings.h"

#include <QString>
#include <map>
#include <set>
#include <string_view>

namespace assay::app {

// At most one remark for a field, beside the one where a person would put it right. `lettersExpected` as of
// curation::checkFields().
[[nodiscard]] std::map<model::QuestionField, QString>
remarksOn(const model::Question& question, const workspace::SuiteSettings& settings, bool lettersExpected);

// Fields with what keeps a question from being approved: a placeholder, what cannot be read, nothing where
// something is needed.
[[nodiscard]] std::set<model::QuestionField> errorsIn(const model::Question& question);

// Whether most categories of the suite are A to J.
[[nodiscard]] bool usesLetterCategories(const workspace::QuestionColumns& columns, base::RowId suite);

} // namespace assay::app
