#include "app/pages/questions/revision_diff.h"

#include "app/pages/questions/question_text.h"
#include "core/model/question_field.h"
#include "widgets/text/marked_text.h"

#include <QCoreApplication>

namespace assay::app {
namespace {

QString say(const char* text) {
    return QCoreApplication::translate("RevisionDiff", text);
}

// With what the source has there instead, where it could not be read.
std::string textOf(const model::Question& question, model::QuestionField field) {
    std::string text = model::fieldText(question, field);
    const auto unreadable = question.unreadable.find(std::string(model::fieldInfo(field).name));
    if (unreadable != question.unreadable.end()) {
        text += (text.empty() ? "" : "\n") + unreadable->second;
    }
    return text;
}

std::string flagsOf(const model::Question& question) {
    std::string text;
    for (const model::QuestionFlag& flag : question.flags) {
        text += (text.empty() ? "" : "\n") + flagReasonText(flag.reason).toStdString() +
                (flag.note.empty() ? "" : ": " + flag.note) +
                (flag.flaggedBy.empty() ? "" : " (" + flag.flaggedBy + ")");
    }
    return text;
}

QString paragraph(const QString& title, const QString& html) {
    return QStringLiteral("<p><b>%1</b><br>%2</p>").arg(widgets::plainHtml(title), html);
}

} // namespace

QString revisionDiffHtml(const model::Question& before, const model::Question& after,
                         const QPalette& palette) {
    QString html;
    if (before.status != after.status) {
        html += paragraph(say(QT_TRANSLATE_NOOP("RevisionDiff", "Status")),
                          widgets::wordDiffHtml(widgets::questionStatusText(before.status).toStdString(),
                                                widgets::questionStatusText(after.status).toStdString(),
                                                palette));
    }
    if (before.flags != after.flags) {
        html += paragraph(say(QT_TRANSLATE_NOOP("RevisionDiff", "Flags")),
                          widgets::wordDiffHtml(flagsOf(before), flagsOf(after), palette));
    }
    for (const model::QuestionField field : model::differingFields(before, after)) {
        html += paragraph(fieldTitle(field),
                          widgets::wordDiffHtml(textOf(before, field), textOf(after, field), palette));
    }
    return html.isEmpty()
               ? widgets::mutedHtml(say(QT_TRANSLATE_NOOP("RevisionDiff", "No differences.")), palette)
               : html;
}

QString questionHtml(const model::Question& question, const QPalette& palette) {
    QString html = paragraph(say(QT_TRANSLATE_NOOP("RevisionDiff", "Status")),
                             widgets::plainHtml(widgets::questionStatusText(question.status)));
    if (!question.flags.empty()) {
        html +=
            paragraph(say(QT_TRANSLATE_NOOP("RevisionDiff", "Flags")), widgets::plainHtml(flagsOf(question)));
    }
    for (const model::FieldInfo& info : model::questionFields()) {
        if (const std::string text = textOf(question, info.field); !text.empty()) {
            html += paragraph(fieldTitle(info.field), widgets::plainHtml(text));
        }
    }
    return widgets::mutedHtml(
               say(QT_TRANSLATE_NOOP("RevisionDiff", "The first revision: there is nothing before it.")),
               palette) +
           html;
}

} // namespace assay::app
