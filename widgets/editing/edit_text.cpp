#include "widgets/editing/edit_text.h"

#include "core/workspace/edit_entities.h"
#include "core/workspace/edit_subject.h"
#include "core/workspace/journal/journal_rows.h"
#include "core/workspace/merge/workspace_merge.h"
#include "core/workspace/suites/question_revisions.h"
#include "widgets/text/field_title.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <string_view>
#include <utility>

namespace assay::widgets {
namespace {

using workspace::EditSubject;
using workspace::EditVerb;

constexpr std::size_t kNamedFields = 3;

QString kindText(const char* text) {
    return QCoreApplication::translate("JournalActions", text);
}

QString phrase(const char* text, int n = -1) {
    return QCoreApplication::translate("EditText", text, nullptr, n);
}

QString phraseOfMany(EditVerb verb, int count) {
    switch (verb) {
    case EditVerb::Approved:
        return phrase(QT_TRANSLATE_N_NOOP("EditText", "the approval of %n question(s)"), count);
    case EditVerb::Flagged:
        return phrase(QT_TRANSLATE_N_NOOP("EditText", "the flags on %n question(s)"), count);
    case EditVerb::Retired:
        return phrase(QT_TRANSLATE_N_NOOP("EditText", "the retirement of %n question(s)"), count);
    case EditVerb::MadeDraft:
        return phrase(QT_TRANSLATE_N_NOOP("EditText", "the return of %n question(s) to draft"), count);
    case EditVerb::Made:
        return phrase(QT_TRANSLATE_N_NOOP("EditText", "%n new question(s)"), count);
    default:
        return phrase(QT_TRANSLATE_N_NOOP("EditText", "the change of %n question(s)"), count);
    }
}

QString changedFields(const EditSubject& subject) {
    QStringList names;
    for (const model::QuestionField field : subject.fields) {
        if (static_cast<std::size_t>(names.size()) == kNamedFields) {
            names += QString(QChar(0x2026));
            break;
        }
        names += fieldTitle(field);
    }
    return names.join(QStringLiteral(", "));
}

QString questionPhrase(const EditSubject& subject) {
    if (!subject.paraphraseOf.empty()) {
        return phrase(QT_TRANSLATE_N_NOOP("EditText", "%n paraphrase(s) of %1"),
                      static_cast<int>(subject.things))
            .arg(QString::fromStdString(subject.paraphraseOf));
    }
    if (subject.things > 1) {
        return phraseOfMany(subject.verb, static_cast<int>(subject.things));
    }
    const QString name = QString::fromStdString(subject.name);
    switch (subject.verb) {
    case EditVerb::Approved:
        return phrase(QT_TRANSLATE_NOOP("EditText", "the approval of %1")).arg(name);
    case EditVerb::Flagged:
        return phrase(QT_TRANSLATE_NOOP("EditText", "the flag “%1” on %2"))
            .arg(flagReasonText(subject.flagReason), name);
    case EditVerb::Retired:
        return phrase(QT_TRANSLATE_NOOP("EditText", "the retirement of %1")).arg(name);
    case EditVerb::MadeDraft:
        return phrase(QT_TRANSLATE_NOOP("EditText", "the return of %1 to draft")).arg(name);
    case EditVerb::Made:
        return phrase(QT_TRANSLATE_NOOP("EditText", "the new question %1")).arg(name);
    case EditVerb::Removed:
        return phrase(QT_TRANSLATE_NOOP("EditText", "the removal of %1")).arg(name);
    case EditVerb::Changed:
        break;
    }
    return subject.fields.empty() ? phrase(QT_TRANSLATE_NOOP("EditText", "the change of %1")).arg(name)
                                  : phrase(QT_TRANSLATE_NOOP("EditText", "the change of %1 (%2)"))
                                        .arg(name, changedFields(subject));
}

// What came, how much of it, into what and from which file.
QString importPhrase(const workspace::JournalEntry& entry, const EditSubject& subject) {
    const auto count = static_cast<int>(subject.imported);
    const QString text =
        entry.entity == workspace::kSuitePresenceEdits.name
            ? phrase(QT_TRANSLATE_N_NOOP("EditText", "the import of %1 with %n question(s) from %2"), count)
            : phrase(QT_TRANSLATE_N_NOOP("EditText", "the import of %n question(s) from %2 into %1"), count);
    return text.arg(QString::fromStdString(subject.suite), QString::fromStdString(subject.importedFrom));
}

// Of the kinds whose things have names of their own; empty: the kind says it.
QString namedPhrase(const workspace::JournalEntry& entry, const EditSubject& subject) {
    const QString name = QString::fromStdString(subject.name);
    if (name.isEmpty()) {
        return {};
    }
    if (entry.entity == workspace::kReviewEdits.name) {
        return phrase(QT_TRANSLATE_NOOP("EditText", "the review of %1")).arg(name);
    }
    if (entry.entity == workspace::kSuspicionEdits.name) {
        return phrase(QT_TRANSLATE_NOOP("EditText", "what was said of a suspicion of %1")).arg(name);
    }
    if (entry.entity == workspace::kSuitePresenceEdits.name) {
        return subject.verb == EditVerb::Removed
                   ? phrase(QT_TRANSLATE_NOOP("EditText", "the removal of the suite %1")).arg(name)
                   : phrase(QT_TRANSLATE_NOOP("EditText", "the making or import of the suite %1")).arg(name);
    }
    if (entry.entity == workspace::kSuiteNameEdits.name) {
        return phrase(QT_TRANSLATE_NOOP("EditText", "the name of the suite %1")).arg(name);
    }
    if (entry.entity == workspace::kSuiteEdits.name) {
        return phrase(QT_TRANSLATE_NOOP("EditText", "the settings of the suite %1")).arg(name);
    }
    if (entry.entity == workspace::kRubricEdits.name) {
        return phrase(QT_TRANSLATE_NOOP("EditText", "the rubric %1")).arg(name);
    }
    if (entry.entity == workspace::kClaimEdits.name) {
        return phrase(QT_TRANSLATE_NOOP("EditText", "the claims of an answer to %1")).arg(name);
    }
    if (entry.entity == workspace::kRunEdits.name) {
        return phrase(QT_TRANSLATE_NOOP("EditText", "what is written on the run %1")).arg(name);
    }
    if (entry.entity == workspace::kIncidentEdits.name) {
        return phrase(QT_TRANSLATE_NOOP("EditText", "the record “%1”")).arg(name);
    }
    return {};
}

} // namespace

QString editText(const workspace::Reader& reader, const workspace::JournalEntry& entry) {
    if (workspace::isOfMerge(entry)) {
        return phrase(QT_TRANSLATE_NOOP("EditText", "the merge of another copy"));
    }
    const auto subject = workspace::subjectOf(reader, entry);
    if (subject && !subject->importedFrom.empty()) {
        return importPhrase(entry, *subject);
    }
    if (subject && subject->isQuestion && (subject->things > 1 || !subject->name.empty())) {
        return questionPhrase(*subject);
    }
    const QString named = subject ? namedPhrase(entry, *subject) : QString();
    return named.isEmpty() ? editKindText(entry) : named;
}

QString editorText(const workspace::JournalEntry& entry) {
    return entry.editedBy.empty() ? phrase(QT_TRANSLATE_NOOP("EditText", "somebody without a name"))
                                  : QString::fromStdString(entry.editedBy);
}

QString editKindText(const workspace::JournalEntry& entry) {
    const std::string json = entry.after ? *entry.after : entry.before.value_or("{}");
    const QString name = QJsonDocument::fromJson(QByteArray::fromStdString(json))
                             .object()
                             .value(QLatin1String("name"))
                             .toString();
    const std::pair<std::string_view, QString> texts[] = {
        {workspace::kJudgementEdits.name,
         kindText(QT_TRANSLATE_NOOP("JournalActions", "the judgement of a sample"))},
        {workspace::kDecisionEdits.name,
         entry.after ? kindText(QT_TRANSLATE_NOOP("JournalActions", "the decision “%1”")).arg(name)
                     : kindText(QT_TRANSLATE_NOOP("JournalActions", "the removal of “%1”")).arg(name)},
        {workspace::kBundleEdits.name, kindText(QT_TRANSLATE_NOOP("JournalActions", "a bundle"))},
        {workspace::kQuestionEdits.name, kindText(QT_TRANSLATE_NOOP("JournalActions", "a question"))},
        {workspace::kReviewEdits.name,
         kindText(QT_TRANSLATE_NOOP("JournalActions", "the review of a question"))},
        {workspace::kSuspicionEdits.name,
         kindText(QT_TRANSLATE_NOOP("JournalActions", "what was said of a suspicion"))},
        {workspace::kSuiteEdits.name,
         kindText(QT_TRANSLATE_NOOP("JournalActions", "the settings of a suite"))},
        {workspace::kSuiteNameEdits.name,
         kindText(QT_TRANSLATE_NOOP("JournalActions", "the name of a suite"))},
        {workspace::kSuitePresenceEdits.name,
         kindText(QT_TRANSLATE_NOOP("JournalActions", "a suite as a whole"))},
        {workspace::kPassageEdits.name,
         kindText(QT_TRANSLATE_NOOP("JournalActions", "the text attached to an evidence id"))},
        {workspace::kCaseNoteEdits.name, kindText(QT_TRANSLATE_NOOP("JournalActions", "the note on a case"))},
        {workspace::kAnswerVerdictEdits.name,
         kindText(QT_TRANSLATE_NOOP("JournalActions", "the verdict on an answer"))},
        {workspace::kCorpusNameEdits.name,
         kindText(QT_TRANSLATE_NOOP("JournalActions", "the name of a corpus"))},
        {workspace::kEmbeddingSetNameEdits.name,
         kindText(QT_TRANSLATE_NOOP("JournalActions", "the name of an embedding set"))},
        {workspace::kGateRuleEdits.name,
         kindText(QT_TRANSLATE_NOOP("JournalActions", "the alert thresholds"))},
        {workspace::kMiningRuleEdits.name,
         kindText(QT_TRANSLATE_NOOP("JournalActions", "the patterns of mining"))},
        {workspace::kRunGateEdits.name, kindText(QT_TRANSLATE_NOOP("JournalActions", "the gates of runs"))},
        {workspace::kReportEdits.name, kindText(QT_TRANSLATE_NOOP("JournalActions", "the saved reports"))},
        {workspace::kReadingQueueEdits.name,
         kindText(QT_TRANSLATE_NOOP("JournalActions", "the queues of answers to read"))},
        {workspace::kRunEdits.name,
         kindText(QT_TRANSLATE_NOOP("JournalActions", "what is written on a run"))},
        {workspace::kIncidentEdits.name,
         kindText(QT_TRANSLATE_NOOP("JournalActions", "the record of an incident or a release"))},
        {workspace::kRubricEdits.name, kindText(QT_TRANSLATE_NOOP("JournalActions", "a rubric"))},
        {workspace::kAlphaDecisionEdits.name,
         entry.after ? kindText(QT_TRANSLATE_NOOP("JournalActions", "the choice of α “%1”")).arg(name)
                     : kindText(QT_TRANSLATE_NOOP("JournalActions", "the removal of the choice of α “%1”"))
                           .arg(name)},
        {workspace::kClaimEdits.name,
         kindText(QT_TRANSLATE_NOOP("JournalActions", "the claims of an answer"))}};
    for (const auto& [entity, text] : texts) {
        if (entity == entry.entity) {
            return text;
        }
    }
    return QString::fromStdString(entry.entity); // of a newer program
}

} // namespace assay::widgets
