#include "app/shell/merge_dialog.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/questions.h"
#include "core/workspace/suites/suites.h"
#include "tests/app/shell/shell_fixture.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"
#include "widgets/editing/edit_text.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/tables/data_table_view.h"

#include <QtTest/QTest>

#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <array>

using namespace assay;
using app::MergeDialog;

namespace {

// Two copies of a workspace: both have changed the text of q1, the other one has a note and a question more.
class Copies : public tests::ShellFixture {
  public:
    Copies() {
        const QString first = path(QStringLiteral("team.assay"));
        {
            auto made = workspace::Workspace::create(first.toStdString());
            const auto suite = workspace::createSuite(**made, "P3", "Ada");
            m_suite = *suite;
            model::Question question;
            question.questionId = "q1";
            question.questionText = "What was revenue?";
            m_question = *workspace::addQuestion(**made, m_suite, question, "Ada", "");
        }
        other = path(QStringLiteral("from-bea.assay"));
        QFile::copy(first, other);
        {
            const auto theirs = workspace::Workspace::open(other.toStdString());
            change(**theirs, "What was the revenue of 2020?", "see page 3");
            model::Question more;
            more.questionId = "q2";
            more.questionText = "Who audits?";
            static_cast<void>(workspace::addQuestion(**theirs, m_suite, more, "Bea", ""));
        }
        mine = std::move(*workspace::Workspace::open(first.toStdString()));
        change(*mine, "What was revenue in 2020?", "");
    }

    void change(workspace::Workspace& workspace, const std::string& text, const std::string& notes) const {
        const std::array ids{m_question};
        static_cast<void>(workspace::editQuestions(
            workspace, ids,
            [&](model::Question& question) {
                question.questionText = text;
                question.notes = notes;
                return true;
            },
            "Bea", ""));
    }

    [[nodiscard]] model::Question question() const {
        return workspace::storedQuestion(*mine->reader(), m_question)->question;
    }

    [[nodiscard]] std::int64_t questions() const {
        return workspace::findSuite(*mine->reader(), "P3")->questions;
    }

    QString other;
    std::shared_ptr<workspace::Workspace> mine;
    widgets::JobRunner jobs;

  private:
    base::RowId m_suite = 0;
    base::RowId m_question = 0;
};

template <typename Widget>
Widget* child(const MergeDialog& dialog, const char* name) {
    return dialog.findChild<Widget*>(QString::fromLatin1(name));
}

} // namespace

class TestMergeDialog : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void showsWhatWouldComeAndWritesNothing() {
        Copies f;
        MergeDialog dialog(f.mine, f.jobs, f.other, QStringLiteral("Ada"));
        dialog.show();
        QVERIFY(!child<QPushButton>(dialog, "mergeDo")->isEnabled());
        QTRY_VERIFY(child<QPushButton>(dialog, "mergeDo")->isEnabled());
        const QString said = child<QLabel>(dialog, "mergeSummary")->text();
        QVERIFY2(said.contains(QStringLiteral("Questions: 2")), qPrintable(said));
        QVERIFY2(said.contains(QStringLiteral("1 thing")), qPrintable(said));
        QVERIFY(child<QWidget>(dialog, "mergeConflicts")->isVisible());
        QCOMPARE(child<QPlainTextEdit>(dialog, "mergeMine")->toPlainText(),
                 QStringLiteral("What was revenue in 2020?"));
        QCOMPARE(child<QPlainTextEdit>(dialog, "mergeTheirs")->toPlainText(),
                 QStringLiteral("What was the revenue of 2020?"));
        // What differs is marked, in each what the other has not.
        const auto marked = [&dialog](const char* name) {
            QStringList words;
            for (const QTextEdit::ExtraSelection& mark :
                 child<QPlainTextEdit>(dialog, name)->extraSelections()) {
                words += mark.cursor.selectedText();
            }
            return words.join(u'|');
        };
        QCOMPARE(marked("mergeMine"), QStringLiteral("in"));
        QCOMPARE(marked("mergeTheirs").remove(u' '), QStringLiteral("the|of"));
        QVERIFY(child<QRadioButton>(dialog, "mergeLeaveOpen")->isChecked());
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
        QCOMPARE(f.questions(), std::int64_t{1});
        QCOMPARE(f.question().questionText, std::string("What was revenue in 2020?"));
    }

    void theChosenSideIsTakenAndOneStepTakesItBack() {
        Copies f;
        MergeDialog dialog(f.mine, f.jobs, f.other, QStringLiteral("Ada"));
        QSignalSpy merged(&dialog, &MergeDialog::merged);
        dialog.show();
        QTRY_VERIFY(child<QPushButton>(dialog, "mergeDo")->isEnabled());
        child<QRadioButton>(dialog, "mergeTakeTheirs")->click();
        const auto* const table = child<widgets::DataTableView>(dialog, "mergeTable");
        QCOMPARE(table->model()->index(0, app::MergeConflictsModel::Choice).data().toString(),
                 QStringLiteral("theirs"));
        QTest::mouseClick(child<QPushButton>(dialog, "mergeDo"), Qt::LeftButton);
        QTRY_COMPARE(merged.size(), 1);
        QCOMPARE(f.question().questionText, std::string("What was the revenue of 2020?"));
        QCOMPARE(f.question().notes, std::string("see page 3"));
        QCOMPARE(f.questions(), std::int64_t{2});
        const qint64 edit = merged[0][1].toLongLong();
        QVERIFY(edit > 0);
        {
            const auto reader = f.mine->reader();
            const auto state = workspace::journalStateOf(*reader, "Ada");
            QVERIFY(state && state->undoable);
            QCOMPARE(widgets::editText(*reader, *state->undoable),
                     QStringLiteral("the merge of another copy"));
        }
        QVERIFY(workspace::undoEdit(*f.mine, edit, "Ada").has_value());
        QCOMPARE(f.question().questionText, std::string("What was revenue in 2020?"));
        QCOMPARE(f.questions(), std::int64_t{1});
    }

    void whatIsLeftOpenStays() {
        Copies f;
        MergeDialog dialog(f.mine, f.jobs, f.other, QStringLiteral("Ada"));
        QSignalSpy merged(&dialog, &MergeDialog::merged);
        dialog.show();
        QTRY_VERIFY(child<QPushButton>(dialog, "mergeDo")->isEnabled());
        QTest::mouseClick(child<QPushButton>(dialog, "mergeDo"), Qt::LeftButton);
        QTRY_COMPARE(merged.size(), 1);
        QVERIFY(merged[0][0].toString().contains(QStringLiteral("left open")));
        QCOMPARE(f.question().questionText, std::string("What was revenue in 2020?"));
        QCOMPARE(f.question().notes, std::string("see page 3")); // which is no conflict
    }

    void allOfOneSideAndANameIsNeeded() {
        Copies f;
        MergeDialog dialog(f.mine, f.jobs, f.other, {});
        dialog.show();
        QTRY_VERIFY(child<QWidget>(dialog, "mergeConflicts")->isVisible());
        QVERIFY(!child<QPushButton>(dialog, "mergeDo")->isEnabled());
        QTest::keyClicks(child<QLineEdit>(dialog, "mergeWho"), QStringLiteral("Ada"));
        QVERIFY(child<QPushButton>(dialog, "mergeDo")->isEnabled());
        child<QPushButton>(dialog, "mergeAllMine")->click();
        QVERIFY(child<QRadioButton>(dialog, "mergeTakeMine")->isChecked());
    }

    void whatIsNoWorkspaceIsSaid() {
        Copies f;
        const QString text = f.file(QStringLiteral("text.assay"), "Nothing to see here.");
        MergeDialog dialog(f.mine, f.jobs, text, QStringLiteral("Ada"));
        QSignalSpy failed(&dialog, &MergeDialog::failed);
        QTRY_COMPARE(failed.size(), 1);
    }
};

ASSAY_TEST(TestMergeDialog)
#include "tst_merge_dialog.moc"
