#include "widgets/text/field_title.h"

#include "core/words/question_words.h"
#include "widgets/text/translated_wording.h"

namespace assay::widgets {

QString fieldTitle(model::QuestionField field) {
    return QString::fromStdString(words::fieldTitle(field, WindowWording()));
}

QString fieldTitle(std::string_view name) {
    return QString::fromStdString(words::fieldTitle(name, WindowWording()));
}

QString flagReasonText(std::string_view reason) {
    return windowText(words::flagReasonText, reason);
}

} // namespace assay::widgets
