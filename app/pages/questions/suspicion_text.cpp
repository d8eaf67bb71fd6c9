#include "app/pages/questions/suspicion_text.h"

#include "app/pages/questions/question_text.h"
#include "core/model/question_field.h"
#include "core/workspace/suites/passages.h"
#include "core/workspace/suites/questions.h"
#include "widgets/text/marked_text.h"
#include "widgets/text/number_text.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>
#include <QStringList>
#include <array>
#include <cmath>

namespace assay::app {
namespace {

using curation::LintRule;

constexpr std::string_view kEvidenceSource = "evidence:";

QString say(const char* text) {
    return QCoreApplication::translate("SuspicionText", text);
}

QString utf8(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

// What the detector names in codes, in words; a code that is not known as it is written, without underscores.
QString spaced(std::string_view name) {
    static constexpr std::array<const char*, 30> kTexts{
        QT_TRANSLATE_NOOP("SuspicionText", "numeric without number"),
        QT_TRANSLATE_NOOP("SuspicionText", "boolean without yes or no"),
        QT_TRANSLATE_NOOP("SuspicionText", "list without list"),
        QT_TRANSLATE_NOOP("SuspicionText", "list under span"),
        QT_TRANSLATE_NOOP("SuspicionText", "cross year needs two years"),
        QT_TRANSLATE_NOOP("SuspicionText", "cross company needs two companies"),
        QT_TRANSLATE_NOOP("SuspicionText", "needs two evidence sentences"),
        QT_TRANSLATE_NOOP("SuspicionText", "exact duplicate"),
        QT_TRANSLATE_NOOP("SuspicionText", "near duplicate"),
        QT_TRANSLATE_NOOP("SuspicionText", "table lead in"),
        QT_TRANSLATE_NOOP("SuspicionText", "table header"),
        QT_TRANSLATE_NOOP("SuspicionText", "no verb"),
        QT_TRANSLATE_NOOP("SuspicionText", "words"),
        QT_TRANSLATE_NOOP("SuspicionText", "numbers"),
        QT_TRANSLATE_NOOP("SuspicionText", "numbers and words"),
        QT_TRANSLATE_NOOP("SuspicionText", "unreadable"),
        QT_TRANSLATE_NOOP("SuspicionText", "repaired"),
        QT_TRANSLATE_NOOP("SuspicionText", "numbers missing"),
        QT_TRANSLATE_NOOP("SuspicionText", "content words"),
        QT_TRANSLATE_NOOP("SuspicionText", "content words found"),
        QT_TRANSLATE_NOOP("SuspicionText", "share"),
        QT_TRANSLATE_NOOP("SuspicionText", "evidence held"),
        QT_TRANSLATE_NOOP("SuspicionText", "evidence"),
        QT_TRANSLATE_NOOP("SuspicionText", "unresolved"),
        QT_TRANSLATE_NOOP("SuspicionText", "capitalised"),
        QT_TRANSLATE_NOOP("SuspicionText", "numeric"),
        QT_TRANSLATE_NOOP("SuspicionText", "header share"),
        QT_TRANSLATE_NOOP("SuspicionText", "have"),
        QT_TRANSLATE_NOOP("SuspicionText", "needed"),
        QT_TRANSLATE_NOOP("SuspicionText", "year")};
    const QString inWords = utf8(name).replace(QLatin1Char('_'), QLatin1Char(' '));
    for (const char* text : kTexts) {
        if (inWords == QLatin1String(text)) {
            return say(text);
        }
    }
    return inWords;
}

struct RuleWords {
    const char* title;
    const char* definition;
};

constexpr std::array<RuleWords, curation::kLintRuleNames.size()> kRules{{
    {QT_TRANSLATE_NOOP("SuspicionText", "Gold and answer say nothing"),
     QT_TRANSLATE_NOOP(
         "SuspicionText",
         "ROUGE-L below 0.05, BERTScore above 0.75, and gold and answer both speak of where data "
         "is instead of what it is")},
    {QT_TRANSLATE_NOOP("SuspicionText", "The gold answer says nothing"),
     QT_TRANSLATE_NOOP("SuspicionText", "The gold answer speaks of where data is instead of what it is")},
    {QT_TRANSLATE_NOOP("SuspicionText", "Years outside the coverage"),
     QT_TRANSLATE_NOOP("SuspicionText", "Years of the question that the corpus does not cover")},
    {QT_TRANSLATE_NOOP("SuspicionText", "Evidence without a text"),
     QT_TRANSLATE_NOOP("SuspicionText", "Evidence ids under which the workspace holds no text")},
    {QT_TRANSLATE_NOOP("SuspicionText", "Table header, or no verb"),
     QT_TRANSLATE_NOOP("SuspicionText",
                       "The gold answer announces a table, is a table header, or has no verb")},
    {QT_TRANSLATE_NOOP("SuspicionText", "Answer not in the evidence"),
     QT_TRANSLATE_NOOP("SuspicionText",
                       "Figures of the gold answer, or most of its content words, stand in no evidence")},
    {QT_TRANSLATE_NOOP("SuspicionText", "Duplicate question"),
     QT_TRANSLATE_NOOP("SuspicionText", "The same question by its text, exactly or nearly")},
    {QT_TRANSLATE_NOOP("SuspicionText", "Placeholder"),
     QT_TRANSLATE_NOOP("SuspicionText", "A field holds what was never filled in")},
    {QT_TRANSLATE_NOOP("SuspicionText", "Field of the wrong type"),
     QT_TRANSLATE_NOOP("SuspicionText", "The source has something in a field that cannot be of its type")},
    {QT_TRANSLATE_NOOP("SuspicionText", "No question text"),
     QT_TRANSLATE_NOOP("SuspicionText", "The question has no text")},
    {QT_TRANSLATE_NOOP("SuspicionText", "No gold answer"),
     QT_TRANSLATE_NOOP("SuspicionText", "The question has no gold answer and is not meant to have none")},
    {QT_TRANSLATE_NOOP("SuspicionText", "Answer does not fit its type"),
     QT_TRANSLATE_NOOP("SuspicionText", "The gold answer is not what the answer type says")},
    {QT_TRANSLATE_NOOP("SuspicionText", "Scope does not fit"),
     QT_TRANSLATE_NOOP("SuspicionText", "cross_year needs two years, cross_company two companies")},
    {QT_TRANSLATE_NOOP("SuspicionText", "Unknown category"),
     QT_TRANSLATE_NOOP("SuspicionText", "The category is none of A to J, nor one of the suite's own")},
    {QT_TRANSLATE_NOOP("SuspicionText", "Wrong character set"),
     QT_TRANSLATE_NOOP("SuspicionText", "A text was decoded with the wrong character set")},
    {QT_TRANSLATE_NOOP("SuspicionText", "Id used twice"),
     QT_TRANSLATE_NOOP("SuspicionText", "Two questions of the suite have the same id")},
}};

QString numberName(const std::string& name) {
    static constexpr std::array<std::pair<std::string_view, const char*>, 6> kNames{
        {{"rouge_l", "ROUGE-L"},
         {"bert_score", "BERTScore"},
         {"jaccard", "Jaccard"},
         {"cik", "CIK"},
         {"covered_from", QT_TRANSLATE_NOOP("SuspicionText", "covered from")},
         {"covered_to", QT_TRANSLATE_NOOP("SuspicionText", "to")}}};
    for (const auto& [known, text] : kNames) {
        if (known == name) {
            return say(text);
        }
    }
    return spaced(name);
}

QString numberText(const std::string& name, double value) {
    if (name == "year" || name == "cik" || name.starts_with("covered_")) { // names, not amounts
        return QString::number(static_cast<qlonglong>(value));
    }
    return std::floor(value) == value && std::fabs(value) < 1e15
               ? widgets::countText(static_cast<std::int64_t>(value))
               : widgets::proportionText(value, 3);
}

QString sourceText(const curation::TriggerPassage& passage) {
    QString text;
    if (passage.source == "answer") {
        text = say(QT_TRANSLATE_NOOP("SuspicionText", "Answer of the system"));
    } else if (passage.source == "other_question_text") {
        text = say(QT_TRANSLATE_NOOP("SuspicionText", "The other question"));
    } else if (passage.source.starts_with(kEvidenceSource)) {
        text = say(QT_TRANSLATE_NOOP("SuspicionText", "Evidence %1"))
                   .arg(utf8(std::string_view(passage.source).substr(kEvidenceSource.size())));
    } else if (const auto field = model::questionFieldFromName(passage.source)) {
        text = fieldTitle(*field);
    } else {
        text = spaced(passage.source);
    }
    return passage.entry == 0
               ? text
               : say(QT_TRANSLATE_NOOP("SuspicionText", "%1, entry %2")).arg(text).arg(passage.entry + 1);
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
    const int number = curation::detectorRuleNumber(rule);
    const QString title = say(kRules[static_cast<std::size_t>(rule)].title);
    return number == 0 ? title : QStringLiteral("%1 · %2").arg(number).arg(title);
}

QString ruleDefinition(LintRule rule) {
    return say(kRules[static_cast<std::size_t>(rule)].definition);
}

QString numbersText(const curation::Suspicion& suspicion) {
    QStringList parts;
    for (const auto& [name, value] : suspicion.numbers) {
        parts += QStringLiteral("%1 %2").arg(numberName(name), numberText(name, value));
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
    static constexpr std::array<std::pair<std::string_view, const char*>, 10> kWhy{
        {{"no_answer_imported", QT_TRANSLATE_NOOP("SuspicionText", "no answer is imported")},
         {"no_rouge_l", QT_TRANSLATE_NOOP("SuspicionText", "the imported answer has no ROUGE-L")},
         {"no_bert_score", QT_TRANSLATE_NOOP("SuspicionText", "the imported answer has no BERTScore")},
         {"no_coverage", QT_TRANSLATE_NOOP("SuspicionText", "the suite says nothing of the years it covers")},
         {"no_years", QT_TRANSLATE_NOOP("SuspicionText", "the question names no year")},
         {"no_passages_held", QT_TRANSLATE_NOOP("SuspicionText", "the workspace holds no sentences")},
         {"no_evidence", QT_TRANSLATE_NOOP("SuspicionText", "the question names no evidence")},
         {"evidence_not_held", QT_TRANSLATE_NOOP("SuspicionText", "no text of its evidence is held")},
         {"too_short", QT_TRANSLATE_NOOP("SuspicionText", "the text is too short")},
         {"language_unknown",
          QT_TRANSLATE_NOOP("SuspicionText", "its words are of a language that is not known")}}};
    QString why = spaced(abstention.why);
    for (const auto& [known, text] : kWhy) {
        if (known == abstention.why) {
            why = say(text);
        }
    }
    return say(QT_TRANSLATE_NOOP("SuspicionText", "“%1” cannot judge: %2."))
        .arg(ruleText(abstention.rule), why);
}

QString markText(const std::optional<workspace::SuspicionMark>& mark) {
    if (!mark) {
        return say(QT_TRANSLATE_NOOP("SuspicionText", "Open"));
    }
    switch (mark->state) {
    case workspace::SuspicionState::Accepted:
        return say(QT_TRANSLATE_NOOP("SuspicionText", "✓ Accepted"));
    case workspace::SuspicionState::Dismissed:
        return say(QT_TRANSLATE_NOOP("SuspicionText", "✗ Dismissed"));
    case workspace::SuspicionState::Snoozed:
        return say(QT_TRANSLATE_NOOP("SuspicionText", "⏲ Put off until %1"))
            .arg(QLocale().toString(QDate::fromString(utf8(mark->until), Qt::ISODate), QLocale::ShortFormat));
    }
    return {};
}

QString suspicionHtml(const curation::Suspicion& suspicion,
                      const std::optional<workspace::SuspicionMark>& mark, const model::Question* question,
                      const workspace::Reader* reader, const QPalette& palette) {
    QString html = QStringLiteral("<p><b>%1</b>").arg(widgets::plainHtml(ruleText(suspicion.rule)));
    if (!suspicion.detail.empty()) {
        html += QStringLiteral(" – ") + widgets::plainHtml(spaced(suspicion.detail));
    }
    html += QStringLiteral("<br>%1</p>").arg(widgets::plainHtml(ruleDefinition(suspicion.rule)));
    if (const QString numbers = numbersText(suspicion); !numbers.isEmpty()) {
        html += QStringLiteral("<p>%1</p>").arg(widgets::plainHtml(numbers));
    }
    if (!suspicion.otherQuestionId.empty()) {
        html += QStringLiteral("<p>%1</p>")
                    .arg(widgets::plainHtml(say(QT_TRANSLATE_NOOP("SuspicionText", "The other one: %1"))
                                                .arg(utf8(suspicion.otherQuestionId))));
    }
    for (const curation::TriggerPassage& passage : suspicion.passages) {
        const auto [text, range] = inContext(passage, question, reader);
        html +=
            QStringLiteral("<p><i>%1</i><br>%2</p>")
                .arg(widgets::plainHtml(sourceText(passage)), widgets::markedHtml(text, {range}, palette));
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
