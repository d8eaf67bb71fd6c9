#include "widgets/text/error_text.h"

#include "core/words/error_text.h"
#include "core/words/issue_text.h"
#include "widgets/text/translated_wording.h"

namespace assay::widgets {

QString errorText(const base::Error& error) {
    return windowText(words::errorText, error);
}

QString issueText(const base::Issue& issue) {
    return windowText(words::issueText, issue);
}

QString issueKindText(base::IssueCode code) {
    return windowText(words::issueKindText, code);
}

QString severityText(base::Severity severity) {
    return windowText(words::severityText, severity);
}

QString stageText(base::Stage stage) {
    return windowText(words::stageText, stage);
}

} // namespace assay::widgets
