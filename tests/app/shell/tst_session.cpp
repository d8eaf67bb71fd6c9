#include "app/shell/session.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/corpora/embedding_sets.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/suites/numbered_questions.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/questions.h"
#include "core/workspace/suites/suites.h"
#include "tests/app/shell/shell_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QTest>

#include <QSignalSpy>

using namespace assay;
using app::Session;
using base::ErrorCode;

namespace {

class Fixture : public tests::ShellFixture {
  public:
    Fixture() {
        QObject::connect(&session, &Session::failed, &session,
                         [this](const base::Error& error) { errors.push_back(error); });
    }

    bool open(const QString& workspace) {
        session.openWorkspace(workspace);
        return settle() && session.hasWorkspace();
    }

    bool settle() { return jobs.waitForFinished(30'000); }

    [[nodiscard]] QStringList names() const {
        QStringList all;
        for (const workspace::ScoredSetInfo& set : session.scoredSets()) {
            all.append(QString::fromStdString(set.name));
        }
        all.sort();
        return all;
    }

    widgets::JobRunner jobs;
    Session session{jobs};
    std::vector<base::Error> errors;
};

} // namespace

class TestSession : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void opensAWorkspaceWithItsSets() {
        Fixture f;
        const QString path =
            f.workspace(QStringLiteral("team.assay"), {QStringLiteral("first"), QStringLiteral("second")});
        QSignalSpy changed(&f.session, &Session::workspaceChanged);
        f.session.openWorkspace(path);
        QVERIFY(f.session.isOpening());
        QVERIFY(!f.session.hasWorkspace()); // it is opened beside the window's thread
        QVERIFY(f.settle());
        QCOMPARE(changed.size(), 1);
        QCOMPARE(f.session.workspacePath(), path);
        QCOMPARE(f.session.workspaceName(), QStringLiteral("team"));
        QCOMPARE(f.names(), QStringList({QStringLiteral("first"), QStringLiteral("second")}));
        QCOMPARE(f.session.currentScoredSet()->name, std::string("second")); // the newest
        QVERIFY(!f.session.isOpening());
    }

    void aWorkspaceWithoutItsVectorsSaysSoWhenItIsOpened() {
        Fixture f;
        const QString path = f.workspace(QStringLiteral("team.assay"));
        {
            const auto made = workspace::Workspace::open(path.toStdString());
            const std::filesystem::path sentences =
                f.file(QStringLiteral("filings.jsonl"),
                       R"({"cik_int":1,"name":"A","report_year":2020,"section_name":"1","sentence_pos":1,)"
                       R"("sentenceID":"s1","text":"Revenue grew."})"
                       "\n")
                    .toStdString();
            base::NoProgress progress;
            QVERIFY(workspace::importCorpus(**made, std::span(&sentences, 1),
                                            {"filings", std::nullopt, "Ada"}, {}, progress));
            f.file(QStringLiteral("team.assay.d/vectors-0123456789ab.avec"), "12345");
            workspace::EmbeddingSet set;
            set.corpus = workspace::findCorpus(*(*made)->reader(), "filings")->id;
            set.name = "mini";
            set.model = "mini";
            set.dimension = 1;
            set.rows = set.vectors = 1;
            set.fileName = "vectors-0123456789ab.avec";
            set.settings = set.report = "{}";
            QVERIFY(workspace::addEmbeddingSet(**made, set, base::IssueList()));
        }
        QSignalSpy said(&f.session, &Session::noticed);
        QVERIFY(f.open(path));
        QCOMPARE(said.size(), 0);
        f.session.closeWorkspace();
        QVERIFY(QDir(path + QStringLiteral(".d")).removeRecursively());
        QVERIFY(f.open(path));
        QCOMPARE(said.size(), 1);
        const QString text = said[0][0].toString();
        QVERIFY2(text.contains(QStringLiteral("filings/mini")) &&
                     text.contains(QStringLiteral("team.assay.d")),
                 qPrintable(text));
    }

    void whatIsNoWorkspaceLeavesThePresentOneOpen() {
        Fixture f;
        QVERIFY(f.open(f.workspace(QStringLiteral("team.assay"))));
        const QString other =
            f.file(QStringLiteral("other.assay"), "this is no database at all, only some text\n");
        f.session.openWorkspace(other);
        QVERIFY(f.settle());
        QCOMPARE(f.errors.size(), std::size_t{1});
        QCOMPARE(f.errors[0].code, ErrorCode::NotAWorkspace);
        QCOMPARE(f.session.workspaceName(), QStringLiteral("team"));
        f.session.openWorkspace(f.path(QStringLiteral("nothing.assay")));
        QVERIFY(f.settle());
        QCOMPARE(f.errors.back().code, ErrorCode::FileNotFound);
    }

    void theNewestRequestToOpenWins() {
        Fixture f;
        const QString first = f.workspace(QStringLiteral("one.assay"));
        const QString second = f.workspace(QStringLiteral("two.assay"));
        QSignalSpy opened(&f.session, &Session::workspaceOpened);
        f.session.openWorkspace(first);
        f.session.openWorkspace(second);
        QVERIFY(f.settle());
        QCOMPARE(opened.size(), 1);
        QCOMPARE(f.session.workspaceName(), QStringLiteral("two"));
        f.session.openWorkspace(first);
        f.session.closeWorkspace(); // the person changed their mind
        QVERIFY(f.settle());
        QVERIFY(!f.session.hasWorkspace());
    }

    void neverWritesOverAFileThatExists() {
        Fixture f;
        const QString path = f.file(QStringLiteral("notes.assay"), "dear diary");
        f.session.createWorkspace(path);
        QVERIFY(f.settle());
        QCOMPARE(f.errors.size(), std::size_t{1});
        QCOMPARE(f.errors[0].code, ErrorCode::NameTaken);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("dear diary"));
    }

    void importsAFileAndSelectsTheSet() {
        Fixture f;
        QVERIFY(f.open(f.workspace(QStringLiteral("team.assay"))));
        QSignalSpy imported(&f.session, &Session::scoredSetImported);
        QSignalSpy selected(&f.session, &Session::currentScoredSetChanged);
        QFile file(f.samples(QStringLiteral("evening.jsonl"), 70));
        QVERIFY(file.open(QIODevice::Append));
        file.write("{\"label\":\"maybe\",\"fhri\":0.5}\n");
        file.close();
        f.session.importFiles({file.fileName()});
        QCOMPARE(f.session.importsRunning(), 1);
        QVERIFY(f.settle());
        QCOMPARE(f.session.importsRunning(), 0);
        QVERIFY(f.errors.empty());
        QCOMPARE(imported.size(), 1);
        QCOMPARE(selected.size(), 1);
        QCOMPARE(f.session.currentScoredSet()->name, std::string("evening"));
        QCOMPARE(f.session.currentScoredSet()->records, std::int64_t{70});
        QCOMPARE(f.session.issuesSubject(), QStringLiteral("evening"));
        QCOMPARE(f.session.issues().count(base::IssueCode::UnknownLabel), std::int64_t{1});
    }

    void namesAreMadeUnique() {
        Fixture f;
        QVERIFY(f.open(f.workspace(QStringLiteral("team.assay"), {QStringLiteral("eval")})));
        const QString file = f.samples(QStringLiteral("eval.jsonl"));
        f.session.importFiles({file});
        f.session.importFiles({file}); // while the first still runs
        QVERIFY(f.settle());
        // A second import at the same time may be refused as busy, but never for its name.
        for (const base::Error& error : f.errors) {
            QCOMPARE(error.code, ErrorCode::WorkspaceBusy);
        }
        QVERIFY(f.names().contains(QStringLiteral("eval 2")) || f.names().contains(QStringLiteral("eval 3")));
        const qsizetype before = f.names().size();
        f.session.importFiles({file});
        QVERIFY(f.settle());
        QCOMPARE(f.names().size(), before + 1);
    }

    void severalFilesAndAFolderMakeOneSet() {
        Fixture f;
        f.samples(QStringLiteral("sweeps/part10.jsonl"), 10);
        f.samples(QStringLiteral("sweeps/part2.jsonl"), 5);
        f.file(QStringLiteral("sweeps/readme.txt"), "not scores");
        QCOMPARE(Session::filesToImport({f.path(QStringLiteral("sweeps"))}),
                 QStringList({f.path(QStringLiteral("sweeps/part2.jsonl")),
                              f.path(QStringLiteral("sweeps/part10.jsonl"))}));
        QVERIFY(f.open(f.workspace(QStringLiteral("team.assay"))));
        f.session.importFiles({f.path(QStringLiteral("sweeps"))});
        QVERIFY(f.settle());
        QCOMPARE(f.names(), QStringList{QStringLiteral("sweeps")});
        QCOMPARE(f.session.currentScoredSet()->files.size(), std::size_t{2});
        QCOMPARE(f.session.currentScoredSet()->records + f.session.currentScoredSet()->rejected,
                 std::int64_t{15});
    }

    void withoutAWorkspaceTheImportWaitsForOne() {
        Fixture f;
        QSignalSpy needed(&f.session, &Session::workspaceNeeded);
        const QString file = f.samples(QStringLiteral("eval.jsonl"));
        f.session.importFiles({file});
        QCOMPARE(needed.size(), 1);
        QCOMPARE(f.session.pendingImport(), QStringList{file});
        f.session.createWorkspace(f.path(QStringLiteral("new.assay")));
        QVERIFY(f.settle());
        QCOMPARE(f.names(), QStringList{QStringLiteral("eval")});
        QVERIFY(f.session.pendingImport().isEmpty());
    }

    void whatWaitedIsForgottenWhenOpeningFails() {
        Fixture f;
        QSignalSpy noticed(&f.session, &Session::noticed);
        f.session.importFiles({f.samples(QStringLiteral("eval.jsonl"))});
        f.session.openWorkspace(f.path(QStringLiteral("nowhere.assay")));
        QVERIFY(f.settle());
        QVERIFY(f.session.pendingImport().isEmpty());
        QCOMPARE(noticed.size(), 1);
        QVERIFY(noticed.first().first().toString().contains(QStringLiteral("eval.jsonl")));
        QVERIFY(f.open(f.workspace(QStringLiteral("unrelated.assay"))));
        QVERIFY(f.names().isEmpty());
    }

    void whatWaitedIsForgottenWhenMakingFails() {
        Fixture f;
        f.session.importFiles({f.samples(QStringLiteral("eval.jsonl"))});
        f.session.createWorkspace(f.file(QStringLiteral("taken.assay"), "mine"));
        QVERIFY(f.settle());
        QVERIFY(f.open(f.workspace(QStringLiteral("unrelated.assay"))));
        QVERIFY(f.names().isEmpty());
    }

    void whatWaitedIsForgottenInAReadOnlyWorkspace() {
        Fixture f;
        QSignalSpy noticed(&f.session, &Session::noticed);
        f.session.importFiles({f.samples(QStringLiteral("eval.jsonl"))});
        f.session.openWorkspace(f.workspace(QStringLiteral("team.assay")), workspace::OpenMode::ReadOnly);
        QVERIFY(f.settle());
        QCOMPARE(noticed.size(), 1);
        QVERIFY(f.session.pendingImport().isEmpty());
        QVERIFY(f.open(f.workspace(QStringLiteral("unrelated.assay"))));
        QVERIFY(f.names().isEmpty());
    }

    void whatWaitedForOneWorkspaceIsNotForAnother() {
        Fixture f;
        QSignalSpy noticed(&f.session, &Session::noticed);
        const QString other = f.workspace(QStringLiteral("other.assay"));
        f.session.importFiles(
            {f.samples(QStringLiteral("eval.jsonl")), f.workspace(QStringLiteral("team.assay"))});
        f.session.openWorkspace(other); // before the first is open
        QVERIFY(f.settle());
        QCOMPARE(f.session.workspacePath(), other);
        QCOMPARE(noticed.size(), 1);
        QVERIFY(f.names().isEmpty());
    }

    void aWorkspaceAmongTheFilesIsOpenedFirst() {
        Fixture f;
        const QString workspace = f.workspace(QStringLiteral("team.assay"));
        f.session.importFiles({f.samples(QStringLiteral("eval.jsonl")), workspace});
        QVERIFY(f.settle());
        QCOMPARE(f.session.workspaceName(), QStringLiteral("team"));
        QCOMPARE(f.names(), QStringList{QStringLiteral("eval")});
    }

    void anImportThatFailsLeavesNothingButItsIssues() {
        Fixture f;
        QVERIFY(f.open(f.workspace(QStringLiteral("team.assay"), {QStringLiteral("good")})));
        f.session.importFiles({f.file(QStringLiteral("bad.jsonl"), "{\"label\":\"maybe\",\"fhri\":0.5}\n"
                                                                   "{\"label\":\"never\",\"fhri\":0.5}\n")});
        QVERIFY(f.settle());
        QCOMPARE(f.errors.size(), std::size_t{1});
        QCOMPARE(f.errors[0].code, ErrorCode::InputNotUsable);
        QCOMPARE(f.names(), QStringList{QStringLiteral("good")});
        QVERIFY(f.session.issuesAreOfFailedImport());
        QCOMPARE(f.session.issues().count(base::IssueCode::UnknownLabel), std::int64_t{2});
    }

    // What an edit put right is gone, and comes back with what is taken back; of what has none, others are
    // said.
    void issuesAreReadAgainAfterEdits() {
        Fixture f;
        const QString path = f.workspace(QStringLiteral("team.assay"));
        QVERIFY(f.open(path));
        const auto gold = [&f](const char* name, const QByteArray& years) {
            return f.file(QString::fromLatin1(name),
                          "[{\"question_id\":\"A1\",\"question_text\":\"How much?\",\"answer_text\":\"12\","
                          "\"years\":[" +
                              years + "]}]");
        };
        f.session.importFiles({gold("gold.json", "\"TO_FILL_YEAR\"")});
        QVERIFY(f.settle());
        QCOMPARE(f.session.issuesSubject(), QStringLiteral("gold"));
        const std::int64_t before = f.session.issues().total();
        QVERIFY(before > 0);
        QTRY_COMPARE(f.session.issueQuestions().value(0), QStringLiteral("A1"));

        const auto reader = f.session.workspace()->reader();
        const auto questions = workspace::questionsNamed(*reader, "gold", {});
        QCOMPARE(questions->size(), std::size_t{1});
        model::Question right = questions->front().question;
        right.years = {2020};
        right.unreadable.clear();
        QVERIFY(workspace::saveQuestion(*f.session.workspace(), questions->front().id,
                                        questions->front().revision, right, "Ada", ""));
        f.session.refreshIssues();
        QTRY_COMPARE(f.session.issues().total(), 0);
        const auto state = workspace::journalStateOf(*f.session.workspace()->reader(), "Ada");
        QVERIFY(workspace::undoEdit(*f.session.workspace(), state->undoable->id, "Ada"));
        f.session.refreshIssues();
        QTRY_COMPARE(f.session.issues().total(), before);
        QSignalSpy changed(&f.session, &Session::issuesChanged);
        f.session.refreshIssues();
        QCoreApplication::processEvents(); // it begins with the next events
        QVERIFY(f.settle());
        QCOMPARE(changed.size(), 0); // the same list

        f.session.importFiles({gold("other.json", "2020")});
        QVERIFY(f.settle());
        const auto other = workspace::findSuite(*f.session.workspace()->reader(), "other");
        f.session.showIssuesOf({evaluate::IssueSubject::Of::Suite, other->id});
        QTRY_COMPARE(f.session.issuesSubject(), QStringLiteral("other"));
        QTRY_COMPARE(f.session.issuesElsewhere(), before);
        QCOMPARE(f.session.issues().total(), 0);

        f.session.closeWorkspace();
        QVERIFY(f.open(path)); // nothing is in front: all there are
        QVERIFY(f.settle());
        QTRY_COMPARE(f.session.issues().total(), before);
    }

    void aFileThatIsNotKnownIsRefused() {
        Fixture f;
        QVERIFY(f.open(f.workspace(QStringLiteral("team.assay"))));
        f.session.importFiles(
            {f.file(QStringLiteral("picture.json"), QByteArray("\x89PNG\r\n\x1a\n\0\0\0", 11))});
        QVERIFY(f.settle());
        QCOMPARE(f.errors.size(), std::size_t{1});
        QCOMPARE(f.errors[0].code, ErrorCode::UnknownFormat);
        QVERIFY(f.session.scoredSets().empty());
    }

    void aCancelledImportLeavesNothing() {
        Fixture f;
        QVERIFY(f.open(f.workspace(QStringLiteral("team.assay"))));
        f.session.importFiles({f.samples(QStringLiteral("large.jsonl"), 200'000)});
        QTRY_VERIFY(f.jobs.jobs().back()->stage().has_value());
        f.jobs.cancelAll();
        QVERIFY(f.settle());
        QCOMPARE(f.jobs.jobs().back()->state(), widgets::Job::State::Cancelled);
        QVERIFY(f.errors.empty()); // the person knows
        f.session.reloadScoredSets();
        QVERIFY(f.settle());
        QVERIFY(f.session.scoredSets().empty());
    }

    void closingTheWorkspaceCancelsItsImports() {
        Fixture f;
        const QString path = f.workspace(QStringLiteral("team.assay"));
        QVERIFY(f.open(path));
        f.session.importFiles({f.samples(QStringLiteral("large.jsonl"), 200'000)});
        QTRY_VERIFY(f.jobs.jobs().back()->stage().has_value());
        f.session.closeWorkspace();
        QVERIFY(f.settle());
        QVERIFY(f.errors.empty());
        QVERIFY(f.open(path));
        QVERIFY(f.session.scoredSets().empty());
    }

    void renamesAndRemoves() {
        Fixture f;
        QVERIFY(f.open(
            f.workspace(QStringLiteral("team.assay"), {QStringLiteral("first"), QStringLiteral("second")})));
        const base::RowId second = f.session.currentScoredSetId();
        f.session.renameScoredSet(second, QStringLiteral("  better name "));
        QVERIFY(f.settle());
        QCOMPARE(f.session.scoredSet(second)->name, std::string("better name"));
        QCOMPARE(f.session.currentScoredSetId(), second);
        f.session.renameScoredSet(second, QStringLiteral("first"));
        QVERIFY(f.settle());
        QCOMPARE(f.errors.size(), std::size_t{1});
        QCOMPARE(f.errors[0].code, ErrorCode::NameTaken);
        QSignalSpy selected(&f.session, &Session::currentScoredSetChanged);
        f.session.removeScoredSet(second);
        QVERIFY(f.settle());
        QCOMPARE(f.names(), QStringList{QStringLiteral("first")});
        QCOMPARE(f.session.currentScoredSet()->name, std::string("first"));
        QCOMPARE(selected.size(), 1);
    }

    void aReadOnlyWorkspaceTakesNoImport() {
        Fixture f;
        f.session.openWorkspace(f.workspace(QStringLiteral("team.assay")), workspace::OpenMode::ReadOnly);
        QVERIFY(f.settle());
        QVERIFY(f.session.isReadOnly());
        f.session.importFiles({f.samples(QStringLiteral("eval.jsonl"))});
        QVERIFY(f.settle());
        QCOMPARE(f.errors.size(), std::size_t{1});
        QCOMPARE(f.errors[0].code, ErrorCode::ReadOnlyWorkspace);
    }

    void checksAWorkspace() {
        Fixture f;
        QVERIFY(f.open(f.workspace(QStringLiteral("team.assay"), {QStringLiteral("first")})));
        std::optional<std::size_t> findings;
        connect(&f.session, &Session::workspaceChecked, this,
                [&findings](const std::vector<workspace::CheckFinding>& found) { findings = found.size(); });
        f.session.checkWorkspace();
        QVERIFY(f.settle());
        QCOMPARE(findings, std::optional(std::size_t{0}));
    }

    void theSessionCanGoWhileItImports() {
        tests::ShellFixture f;
        widgets::JobRunner jobs;
        const QString path = f.workspace(QStringLiteral("team.assay"));
        {
            Session session(jobs);
            session.openWorkspace(path);
            QVERIFY(jobs.waitForFinished(30'000));
            session.importFiles({f.samples(QStringLiteral("eval.jsonl"), 1'000)});
        }
        QVERIFY(jobs.waitForFinished(30'000)); // the work holds the workspace as long as it needs it
        QCOMPARE(jobs.jobs().back()->state(), widgets::Job::State::Succeeded);
    }
};

ASSAY_TEST(TestSession)
#include "tst_session.moc"
