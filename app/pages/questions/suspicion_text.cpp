#include "app/pages/questions/suspicion_text.h"

#include "app/pages/questions/question_text.h"
#include "core/model/question_field.h"
#include "core/results/curation/curation_words.h"
#include "core/workspace/suites/passages.h"
#include "core/workspace/suites/questions.h"
#include "widgets/text/marked_text.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>
#include <QStringList>

namespace assay::app {
namespace {

using curation::LintRule;
using results::kEvidenceSource;
using widgets::windowText;

QString say(const char* text) {
    return QCoreApplication::translate("SuspicionText", text);
}

QString utf8(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

// The whole entry that the passage is a part of; the passage itself where that is not at hand, or not what it
// was.
std::pair<std::string, widgets::MarkedRange> inContext(const curation::TriggerPassage& passage,
                                                       const model::Question* question,
                                                       const workspace::Reader* reader) {
    std::vector<std::string> entries;
    std::size_t entry = passage.entry;
    if (reader != nullptr && passage.source.starts_with(kEvidenceSource)) {
        const auto held =
            workspace::passagesOf(*reader, std::string_view(passage.source).substr(kEvidenceSource.size()));
        for (std::size_t i = 0; held && i < held->size(); ++i) {
            if ((*held)[i].text.find(passage.text) != std::string::npos) {
                entries = {(*held)[i].text};
                entry = 0;
                break;
            }
        }
    } else if (const auto field = model::questionFieldFromName(passage.source);
               question != nullptr && field) {
        entries = model::fieldEntries(*question, *field);
    }
    if (entry < entries.size() && passage.end > passage.begin && passage.end <= entries[entry].size() &&
        entries[entry].compare(passage.begin, passage.end - passage.begin, passage.text) == 0) {
        return {entries[entry], {passage.begin, passage.end, widgets::MarkKind::Trigger}};
    }
    return {passage.text, {0, passage.text.size(), widgets::MarkKind::Trigger}};
}

} // namespace

QString ruleText(LintRule rule) {
    return windowText(results::ruleText, rule);
}

QString ruleDefinition(LintRule rule) {
    return windowText(results::ruleMeaning, rule);
}

QString numbersText(const curation::Suspicion& suspicion) {
    QStringList parts;
    for (const std::string& text : results::numberTexts(suspicion, widgets::WindowWording())) {
        parts += QString::fromStdString(text);
    }
    return parts.join(QStringLiteral(" · "));
}

QString triggerText(const curation::Suspicion& suspicion) {
    QStringList parts;
    for (const curation::TriggerPassage& passage : suspicion.passages) {
        parts += utf8(passage.text).simplified();
    }
    return parts.join(QStringLiteral(" | "));
}

QString abstentionText(const curation::Abstention& abstention) {
    return QString::fromStdString(results::abstentionText(abstention, widgets::WindowWording()));
}

QString markText(const std::optional<workspace::SuspicionMark>& mark) {
    if (!mark) {
        return say(QT_TRANSLATE_NOOP("SuspicionText", "Open"));
    }
    switch (mark->state) {
    case workspace::SuspicionState::Accepted:
        return QStringLiteral("✓ ") + windowText(results::suspicionStateText, mark->state);
    case workspace::SuspicionState::Dismissed:
        return QStringLiteral("✗ ") + windowText(results::suspicionStateText, mark->state);
    case workspace::SuspicionState::Snoozed:
        return say(QT_TRANSLATE_NOOP("SuspicionText", "Put off until %1"))
            .arg(QLocale().toString(QDate::fromString(utf8(mark->until), Qt::ISODate), QLocale::ShortFormat));
    }
    return {};
}

QString suspicionHtml(const curation::Suspicion& suspicion,
                      const std::optional<workspace::SuspicionMark>& mark, const model::Question* question,
                      const workspace::Reader* reader, const QPalette& palette) {
    QString html = QStringLiteral("<p><b>%1</b>").arg(widgets::plainHtml(ruleText(suspicion.rule)));
    if (!suspicion.detail.empty()) {
        html += QStringLiteral(" – ") + widgets::plainHtml(windowText(results::detailText, suspicion));
    }
    html += QStringLiteral("<br>%1</p>").arg(widgets::plainHtml(ruleDefinition(suspicion.rule)));
    if (const QString numbers = numbersText(suspicion); !numbers.isEmpty()) {
        html += QStringLiteral("<p>%1</p>").arg(widgets::plainHtml(numbers));
    }
    if (const QString other = windowText(results::otherQuestionText, suspicion); !other.isEmpty()) {
        html += QStringLiteral("<p>%1</p>").arg(widgets::plainHtml(other));
    }
    for (const curation::TriggerPassage& passage : suspicion.passages) {
        const auto [text, range] = inContext(passage, question, reader);
        html += QStringLiteral("<p><i>%1</i><br>%2</p>")
                    .arg(widgets::plainHtml(windowText(results::sourceText, passage)),
                         widgets::markedHtml(text, {range}, palette));
    }
    if (mark) {
        QString said =
            say(QT_TRANSLATE_NOOP("SuspicionText", "%1 by %2, %3"))
                .arg(markText(mark), utf8(mark->markedBy), widgets::timeText(utf8(mark->markedAt)));
        if (!mark->reason.empty()) {
            said += QStringLiteral(": ") + (mark->state == workspace::SuspicionState::Accepted
                                                ? flagReasonText(mark->reason)
                                                : utf8(mark->reason));
        }
        html += QStringLiteral("<p>%1</p>").arg(widgets::plainHtml(said));
    }
    return html;
}

} // namespace assay::app
