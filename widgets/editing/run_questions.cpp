#include "widgets/editing/run_questions.h"

#include "core/workspace/runs/run_edits.h"
#include "widgets/editing/text_question.h"
#include "widgets/text/number_text.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace assay::widgets {
namespace {

template <typename Run>
QString choiceText(const Run& run) {
    const QString text = run.baseline
                             ? QCoreApplication::translate("RunQuestions", "%1 (run %2, baseline), %3")
                             : QCoreApplication::translate("RunQuestions", "%1 (run %2), %3");
    return text.arg(QString::fromStdString(run.name), QString::number(run.id),
                    timeText(QString::fromStdString(run.createdAt)));
}

} // namespace

bool renameRun(EditSession& edits, base::RowId run, const QString& name, const EditSession::Work& renamed) {
    const QString wanted = name.trimmed();
    const bool isDone = edits.carryOut(
        {.write =
             [run, wanted](workspace::Workspace& workspace, const std::string& who) {
                 return workspace::renameRun(workspace, run, wanted.toStdString(), who);
             },
         .done =
             [wanted] {
                 return QCoreApplication::translate("RunQuestions", "The run is called %1.").arg(wanted);
             },
         .again = [&edits, run, wanted, renamed] { renameRun(edits, run, wanted, renamed); },
         .what = QCoreApplication::translate("RunQuestions", "Renaming a run: %1").arg(wanted)});
    if (isDone) {
        renamed();
    }
    return isDone;
}

void askRunName(QWidget& parent, const workspace::RunInfo& run,
                const std::function<void(const QString& name)>& then) {
    askText(parent,
            {.title = QCoreApplication::translate("RunQuestions", "Rename the run"),
             .label = QCoreApplication::translate("RunQuestions", "Name"),
             .text = QString::fromStdString(run.name)},
            then);
}

void askRunNote(QWidget& parent, const workspace::RunInfo& run,
                const std::function<void(const QString& note)>& then) {
    askText(parent,
            {.title = QCoreApplication::translate("RunQuestions", "Note on the run"),
             .label = QCoreApplication::translate("RunQuestions", "Note"),
             .text = QString::fromStdString(run.note),
             .mayBeEmpty = true},
            then);
}

void askRunRemoval(QWidget& parent, const workspace::RunInfo& run, const std::function<void()>& then) {
    auto* box =
        new QMessageBox(QMessageBox::Question, QCoreApplication::translate("RunQuestions", "Remove the run"),
                        QCoreApplication::translate(
                            "RunQuestions", "Remove the run %1 with its results? This cannot be undone.")
                            .arg(QString::fromStdString(run.name)),
                        QMessageBox::Cancel, &parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    auto* remove =
        box->addButton(QCoreApplication::translate("RunQuestions", "Remove"), QMessageBox::DestructiveRole);
    QObject::connect(remove, &QPushButton::clicked, &parent, [then] { then(); });
    box->open();
}

QString runChoiceText(const workspace::RunInfo& run) {
    return choiceText(run);
}

QString runChoiceText(const workspace::RunRow& run) {
    return choiceText(run);
}

QString runChoiceText(const workspace::AnswersRunInfo& run) {
    return QCoreApplication::translate("RunQuestions", "%1 (run %2)")
        .arg(QString::fromStdString(run.name), QString::number(run.id));
}

QString runMadeText(const workspace::RunInfo& run) {
    const QString made = timeText(QString::fromStdString(run.createdAt));
    const QString by = run.createdBy.empty()
                           ? QCoreApplication::translate("RunQuestions", "Made %1").arg(made)
                           : QCoreApplication::translate("RunQuestions", "Made %1 by %2")
                                 .arg(made, QString::fromStdString(run.createdBy));
    return by + QCoreApplication::translate("RunQuestions", ", in %1").arg(durationText(run.durationMs));
}

} // namespace assay::widgets
