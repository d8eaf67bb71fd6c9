// What imports of a suite found and is still wrong.
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/questions.h"
#include "core/workspace/suites/suite_issues.h"
#include "core/workspace/suites/suite_versions.h"
#include "core/workspace/suites/suites.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <array>
#include <functional>
#include <memory>
#include <string>
#include <vector>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;

namespace {

// A record of several lines, as people write them; what is to be filled in stands in the notes.
std::string record(const std::string& id, const std::string& notes) {
    return "{\n\"question_id\": \"" + id + "\",\n\"question_text\": \"How much of " + id +
           "?\",\n\"answer_text\": \"12\",\n\"notes\": \"" + notes + "\"\n}";
}

} // namespace

class TstSuiteIssues : public QObject {
    Q_OBJECT
  private slots:
    void init();
    void whatWasRepairedIsGone();
    void whatComesAgainUnchangedIsNotSaidTwice();
    void whatALaterImportBringsIsSaid();
    void anImportThatWasTakenBackHasNoIssues();
    void whatWasSkippedIsNoFaultOfTheSuite();

  private:
    base::Result<QuestionImport> import(const std::string& name, const std::string& content,
                                        CollisionChoice onCollision = CollisionChoice::Skip) {
        const std::array files{m_folder->write(name, content)};
        QuestionImportOptions options;
        options.suite = "S";
        options.onCollision = onCollision;
        options.who = "Ada";
        return importQuestions(*m_workspace, files, options, {}, m_progress);
    }

    // "notes of line 5" of each.
    [[nodiscard]] QStringList open() const {
        QStringList said;
        const auto suite = findSuite(*m_workspace->reader(), "S");
        const auto issues = openSuiteIssues(*m_workspace->reader(), suite->id);
        for (const base::Issue& issue : issues->issues()) {
            said += QStringLiteral("%1 of line %2").arg(QString::fromStdString(issue.field)).arg(issue.line);
        }
        return said;
    }

    void edit(const std::string& id, const std::function<void(model::Question&)>& change) {
        const auto all = questionsNamed(*m_workspace->reader(), "S", {});
        for (const NamedQuestion& named : *all) {
            if (named.question.questionId == id) {
                model::Question question = named.question;
                change(question);
                ASSAY_VERIFY_OK(saveQuestion(*m_workspace, named.id, named.revision, question, "Ada", ""));
            }
        }
    }

    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<Workspace> m_workspace;
    base::NoProgress m_progress;
};

void TstSuiteIssues::init() {
    m_workspace.reset();
    m_folder = std::make_unique<StoreFolder>();
    m_workspace = std::move(*Workspace::create(m_folder->path("w.assay")));
}

void TstSuiteIssues::whatWasRepairedIsGone() {
    ASSAY_VERIFY_OK(import("a.json", "[" + record("A1", "TO_FILL_NOTES") + ",\n" +
                                         record("A2", "TO_FILL_NOTES") + ",\n" + record("A3", "done") + "]"));
    const QStringList all = open();
    QCOMPARE(all.size(), 2);
    QVERIFY2(all.front().startsWith(QLatin1String("notes of line ")), qPrintable(all.join(QLatin1Char(' '))));
    edit("A2", [](model::Question& question) { question.answerText = {"13"}; });
    QCOMPARE(open(), all); // another field
    edit("A2", [](model::Question& question) { question.notes = "Read twice."; });
    QCOMPARE(open(), QStringList{all.front()});
    edit("A3", [](model::Question& question) { question.notes.clear(); });
    QCOMPARE(open(), QStringList{all.front()}); // not that of the record before it
    edit("A1", [](model::Question& question) { question.notes.clear(); });
    QCOMPARE(open(), QStringList());
}

void TstSuiteIssues::whatComesAgainUnchangedIsNotSaidTwice() {
    const std::string content = "[" + record("A1", "TO_FILL_NOTES") + "]";
    ASSAY_VERIFY_OK(import("a.json", content));
    const QStringList once = open();
    QCOMPARE(once.size(), 1);
    const auto again = import("a.json", content);
    ASSAY_VERIFY_OK(again);
    QCOMPARE(again->issues.total(), std::int64_t{1}); // of this reading
    QCOMPARE(open(), once);
    ASSAY_VERIFY_OK(
        import("a.json", "[" + record("A1", "TO_FILL_NOTES") + ",\n" + record("A2", "TO_FILL_NOTES") + "]"));
    QCOMPARE(open().size(), 2); // what is new in it is
}

// The import says it, and so does what was found once; but nothing of the suite is wrong by it.
void TstSuiteIssues::whatWasSkippedIsNoFaultOfTheSuite() {
    ASSAY_VERIFY_OK(import("a.json", "[" + record("A1", "a note") + "]"));
    const auto again = import("b.json", "[" + record("A1", "another note") + "]", CollisionChoice::Skip);
    ASSAY_VERIFY_OK(again);
    QCOMPARE(again->issues.count(base::IssueCode::IdCollision), std::int64_t{1});
    const auto reader = m_workspace->reader();
    const base::RowId suite = findSuite(*reader, "S")->id;
    QCOMPARE(suiteIssues(*reader, suite)->count(base::IssueCode::IdCollision), std::int64_t{1});
    QCOMPARE(openSuiteIssues(*reader, suite)->count(base::IssueCode::IdCollision), std::int64_t{0});
}

// The field is another than at first, and wrong since; another import puts it right.
void TstSuiteIssues::anImportThatWasTakenBackHasNoIssues() {
    ASSAY_VERIFY_OK(
        import("a.json", "[" + record("A1", "done") + ",\n" + record("A2", "TO_FILL_NOTES") + "]"));
    const QStringList before = open();
    QCOMPARE(before.size(), 1);
    const auto undo = [this] {
        const auto state = journalStateOf(*m_workspace->reader(), "Ada");
        QVERIFY(state && state->undoable);
        ASSAY_VERIFY_OK(undoEdit(*m_workspace, state->undoable->id, "Ada"));
    };
    for (const char* const name : {"b.json", "a.json"}) {
        ASSAY_VERIFY_OK(import(name, "[" + record("A1", "TO_FILL_NOTES") + "]", CollisionChoice::Replace));
        QVERIFY(open().contains(QStringLiteral("question_id of line 1")));
        undo();
        QCOMPARE(open().filter(QStringLiteral("question_id")), QStringList());
        const auto state = journalStateOf(*m_workspace->reader(), "Ada");
        ASSAY_VERIFY_OK(redoEdit(*m_workspace, state->redoable->id, "Ada"));
        QVERIFY(open().contains(QStringLiteral("question_id of line 1")));
        undo();
    }
    ASSAY_VERIFY_OK(import("c.json", "[" + record("A3", "TO_FILL_NOTES") + "]"));
    QCOMPARE(open().size(), before.size() + 1);
    undo();
    QCOMPARE(open(), before);
}

void TstSuiteIssues::whatALaterImportBringsIsSaid() {
    // That an id was there already is said as well.
    const auto notes = [this] { return open().filter(QStringLiteral("notes")); };
    ASSAY_VERIFY_OK(import("a.json", "[" + record("A1", "done") + "]"));
    QCOMPARE(open(), QStringList());
    ASSAY_VERIFY_OK(import("a.json", "[" + record("A1", "TO_FILL_NOTES") + "]", CollisionChoice::Replace));
    QCOMPARE(notes().size(), 1);
    ASSAY_VERIFY_OK(import("a.json", "[" + record("A1", "done at last") + "]", CollisionChoice::Replace));
    QCOMPARE(notes(), QStringList());
}

ASSAY_TEST(TstSuiteIssues)
#include "tst_suite_issues.moc"
