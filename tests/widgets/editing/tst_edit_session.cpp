// What every page that edits relies on: who signs, what waits for a name, what is told and taken back.
#include "core/workspace/suites/suites.h"
#include "tests/support/test_class.h"
#include "widgets/editing/edit_session.h"
#include "widgets/jobs/job_runner.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <filesystem>
#include <memory>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using widgets::EditSession;

class TestEditSession : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::shared_ptr<workspace::Workspace> m_workspace;
    std::unique_ptr<widgets::JobRunner> m_jobs;
    std::unique_ptr<EditSession> m_edits;
    base::RowId m_suite = 0;

    [[nodiscard]] std::string name() const {
        const auto suites = workspace::suites(*m_workspace->reader());
        return suites && !suites->empty() ? suites->front().name : std::string();
    }

    bool rename(const std::string& to) {
        return m_edits->carryOut({.write =
                                      [&](workspace::Workspace& workspace, const std::string& who) {
                                          return workspace::renameSuite(workspace, m_suite, to, who);
                                      },
                                  .done = [] { return u"Renamed."_s; },
                                  .again = [this, to] { (void)rename(to); }});
    }

  private Q_SLOTS:

    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_workspace = std::move(
            *workspace::Workspace::create(std::filesystem::path(m_folder->path().toStdString()) / "w.assay"));
        m_suite = workspace::createSuite(*m_workspace, "One").value_or(0);
        m_jobs = std::make_unique<widgets::JobRunner>();
        m_edits = std::make_unique<EditSession>(
            *m_jobs, [](workspace::Workspace&, const std::string&) { return base::Result<>(); });
        m_edits->setWorkspace(m_workspace);
    }

    void cleanup() {
        m_edits.reset();
        m_jobs.reset();
        m_workspace.reset();
    }

    void anEditWaitsForTheName() {
        const QSignalSpy needed(m_edits.get(), &EditSession::curatorNeeded);
        QVERIFY(!rename("Two"));
        QCOMPARE(needed.count(), 1);
        QCOMPARE(name(), std::string("One"));
        m_edits->setCurator(u"Ada"_s);
        QCOMPARE(name(), std::string("Two"));
    }

    void theEditThatWasAskedForLastWaits() {
        QVERIFY(!rename("Two"));
        QVERIFY(!rename("Three"));
        m_edits->setCurator(u"Ada"_s);
        QCOMPARE(name(), std::string("Three"));
    }

    // Also one that is done with the name in another way, as what is typed in a form.
    void anEditWithoutAnAgainReplacesTheOneBefore() {
        QVERIFY(!rename("Two"));
        QVERIFY(!m_edits->mayEdit({}));
        m_edits->setCurator(u"Ada"_s);
        QCOMPARE(name(), std::string("One"));
    }

    // The field of the name takes the keyboard from a form, which saves what is typed in it.
    void whatIsLeftForTheNameDoesNotReplaceTheEdit() {
        int asked = 0;
        connect(m_edits.get(), &EditSession::curatorNeeded, m_edits.get(), [&] {
            if (++asked == 1) {
                QVERIFY(!m_edits->mayEdit({}));
            }
        });
        QVERIFY(!rename("Two"));
        QCOMPARE(asked, 2);
        m_edits->setCurator(u"Ada"_s);
        QCOMPARE(name(), std::string("Two"));
    }

    void whatWaitsIsKnownUntilItIsDone() {
        const auto rename = [this] {
            return m_edits->carryOut({.write =
                                          [&](workspace::Workspace& workspace, const std::string& who) {
                                              return workspace::renameSuite(workspace, m_suite, "Two", who);
                                          },
                                      .what = u"Renaming: One"_s});
        };
        connect(m_edits.get(), &EditSession::curatorNeeded, m_edits.get(), [this] {
            if (m_edits->waitsForName() == u"Renaming: One"_s) {
                QVERIFY(!m_edits->mayEdit({}, u"Saving"_s)); // a form that is left for the name
            }
        });
        QVERIFY(!rename());
        QCOMPARE(m_edits->waitsForName(), u"Renaming: One"_s);
        m_edits->giveUpWaiting();
        QCOMPARE(m_edits->waitsForName(), QString());
        QVERIFY(!rename());
        m_edits->setCurator(u"Ada"_s);
        QCOMPARE(m_edits->waitsForName(), QString());
    }

    void withoutANameNothingIsDone() {
        QVERIFY(!rename("Two"));
        m_edits->giveUpWaiting();
        m_edits->setCurator(u"Ada"_s);
        QCOMPARE(name(), std::string("One"));
    }

    void whatIsDoneCanBeUndoneFromItsMessage() {
        m_edits->setCurator(u"Ada"_s);
        const QSignalSpy done(m_edits.get(), &EditSession::done);
        QVERIFY(rename("Two"));
        QVERIFY(rename("Three"));
        QCOMPARE(done.count(), 2);
        const qint64 second = done.last().at(1).toLongLong();
        QVERIFY(second > done.first().at(1).toLongLong());
        QVERIFY(m_edits->undoEdit(second));
        QCOMPARE(name(), std::string("Two"));
        QVERIFY(!m_edits->undoEdit(second)); // it is undone already
        QCOMPARE(name(), std::string("Two"));
        QVERIFY(m_edits->redo());
        QCOMPARE(name(), std::string("Three"));
    }

    // Its notes may have been seen before it is told, and others of one's own have come since.
    void whatAJobHasWrittenIsToldByItsNumber() {
        m_edits->setCurator(u"Ada"_s);
        const QSignalSpy done(m_edits.get(), &EditSession::done);
        QVERIFY(workspace::renameSuite(*m_workspace, m_suite, "Two", "Ada").has_value());
        const std::int64_t number = workspace::newestNote(*m_workspace->reader()).value_or(0);
        m_edits->look();
        m_edits->tellDone(u"Renamed."_s, number);
        QCOMPARE(done.last().at(1).toLongLong(), number);
        QVERIFY(workspace::renameSuite(*m_workspace, m_suite, "Three", "Ada").has_value());
        m_edits->tellDone(u"Renamed."_s, number);
        QCOMPARE(done.last().at(1).toLongLong(), number);
        m_edits->tellDone(u"Nothing had to be changed."_s, 0);
        QCOMPARE(done.last().at(1).toLongLong(), 0);
    }

    void whatTakesLongIsWrittenByAJob() {
        m_edits->setCurator(u"Ada"_s);
        const QSignalSpy done(m_edits.get(), &EditSession::done);
        const auto inJob = [this](const std::string& to, bool& ended) {
            return m_edits->carryOutInJob(
                {.title = u"Renaming"_s,
                 .write = [id = m_suite, to](workspace::Workspace& workspace, const std::string& who,
                                             const std::stop_token&) -> base::Result<std::int64_t> {
                     return workspace::renameSuite(workspace, id, to, who).map([] {
                         return std::int64_t(1);
                     });
                 },
                 .done = [](std::int64_t changed) { return u"%1 renamed."_s.arg(changed); },
                 .ended = [&ended] { ended = true; }});
        };
        bool ended = false;
        QVERIFY(inJob("Two", ended));
        QTRY_VERIFY(ended);
        QCOMPARE(name(), std::string("Two"));
        QCOMPARE(done.last().at(0).toString(), u"1 renamed."_s);
        QVERIFY(m_edits->undoEdit(done.last().at(1).toLongLong()));
        QCOMPARE(name(), std::string("One"));
        const QSignalSpy failed(m_edits.get(), &EditSession::failed);
        ended = false;
        QVERIFY(inJob({}, ended)); // no name for a suite
        QTRY_VERIFY(ended);
        QCOMPARE(failed.count(), 1);
        QCOMPARE(done.count(), 1);
    }

    void whatHasNoUndoIsSaidOnce() {
        m_edits->setCurator(u"Ada"_s);
        QVERIFY(rename("Two"));
        m_edits->hasNoUndo(u"No undo."_s);
        const QSignalSpy said(m_edits.get(), &EditSession::noticed);
        QVERIFY(!m_edits->undo());
        QCOMPARE(said.last().first().toString(), u"No undo."_s);
        QCOMPARE(name(), std::string("Two"));
        QVERIFY(m_edits->undo());
        QCOMPARE(name(), std::string("One"));
        m_edits->hasNoUndo(u"No undo."_s);
        QVERIFY(rename("Three")); // what came after it is undone as always
        QVERIFY(m_edits->undo());
        QCOMPARE(name(), std::string("One"));
    }

    void somePagesEditWithoutAName() {
        m_edits->setRules({.needsName = false});
        QVERIFY(rename("Two"));
        QVERIFY(m_edits->undo());
        QCOMPARE(name(), std::string("One"));
    }

    void othersAreSeenOnlyWhileItWatches() {
        m_edits->setCurator(u"Ada"_s);
        m_edits->setWatching(false);
        const QSignalSpy changed(m_edits.get(), &EditSession::changed);
        const QSignalSpy written(m_edits.get(), &EditSession::workspaceWritten);
        QVERIFY(workspace::renameSuite(*m_workspace, m_suite, "Two", "Bo").has_value());
        QVERIFY(changed.isEmpty());
        m_edits->setWatching(true); // at once
        QCOMPARE(changed.count(), 1);
        QVERIFY(!changed.first().at(1).toBool());
        QCOMPARE(written.count(), 1);
        QVERIFY(workspace::renameSuite(*m_workspace, m_suite, "Three", "Bo").has_value());
        QTRY_COMPARE(changed.count(), 2);
    }

    void somebodyElsesEditIsTakenBackOnlyAfterAQuestion() {
        m_edits->setRules({.undoesAfterAsking = true});
        QVERIFY(workspace::renameSuite(*m_workspace, m_suite, "Two", "Bo").has_value());
        m_edits->setCurator(u"Ada"_s);
        std::function<void()> accept;
        connect(m_edits.get(), &EditSession::asked, m_edits.get(),
                [&](const QString& question, const QString&, const std::function<void()>& yes) {
                    QVERIFY2(question.contains(u"Bo"_s), qPrintable(question));
                    accept = yes;
                });
        QVERIFY(!m_edits->undo());
        QCOMPARE(name(), std::string("Two"));
        QVERIFY(accept != nullptr);
        accept();
        QCOMPARE(name(), std::string("One"));
    }
};

ASSAY_TEST(TestEditSession)
#include "tst_edit_session.moc"
