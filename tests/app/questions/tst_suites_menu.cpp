// What a person does to whole suites by the menu: making, renaming, removing, freezing, restoring, settings.
#include "core/workspace/suites/reviews.h"
#include "core/workspace/suites/suite_setting_edits.h"
#include "core/workspace/suites/suite_versions.h"
#include "tests/app/questions/suite_fixture.h"
#include "tests/support/test_class.h"

#include <QComboBox>
#include <QDateTimeEdit>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using Fixture = tests::SuiteFixture;

namespace {

void typeName(const Fixture& f, const char* dialog, const QString& name) {
    auto* edit = f.child<QInputDialog>(dialog)->findChild<QLineEdit*>();
    edit->selectAll();
    QTest::keyClicks(edit, name);
    QTest::keyClick(edit, Qt::Key_Return);
}

} // namespace

class TestSuitesMenu : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void namesVersionsInARow() {
        workspace::SuiteInfo suite;
        suite.name = "P3";
        QCOMPARE(app::nextVersionName(suite), u"P3.v1"_s);
        suite.versions.emplace_back().name = "P3.v9";
        QCOMPARE(app::nextVersionName(suite), u"P3.v10"_s);
        suite.versions.emplace_back().name = "final";
        QCOMPARE(app::nextVersionName(suite), u"final.v3"_s);
    }

    void everyActionHasANameAndSaysWhatItSpeaksOf() {
        Fixture f;
        QSet<QString> names;
        const QList<QAction*> actions = f.menu->actions();
        for (const QAction* action : actions) {
            QVERIFY(!action->objectName().isEmpty());
            names.insert(action->objectName());
            QVERIFY2(action->isEnabled(), qPrintable(action->objectName()));
        }
        QCOMPARE(names.size(), actions.size());
        QCOMPARE(f.menu->menu()->title(), u"Suite P3"_s);
        QVERIFY(f.action("suite_rename")->toolTip().contains(u"P3"_s));
    }

    void makesASuiteAndShowsIt() {
        Fixture f;
        QSignalSpy changed(f.menu.get(), &app::SuitesMenu::suitesChanged);
        f.choose("suite_new");
        typeName(f, "suiteNewDialog", u"  Norway "_s);
        QVERIFY(f.settle());
        QCOMPARE(f.suites().size(), std::size_t{2});
        QCOMPARE(f.suites().front().name, std::string("Norway"));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(f.menu->suite()->name, std::string("Norway"));
        QVERIFY(f.said.last().contains(u"Norway"_s));
        f.choose("suite_new");
        typeName(f, "suiteNewDialog", u"P3"_s);
        QCOMPARE(f.suites().size(), std::size_t{2});
        QVERIFY(f.failures.last().contains(u"P3"_s)); // taken
        f.choose("suite_new");
        typeName(f, "suiteNewDialog", u"   "_s);
        QCOMPARE(f.suites().size(), std::size_t{2});
    }

    void renamesAndTheFilterFollows() {
        Fixture f;
        f.controller->setFilter({{{curation::Facet::Suite, {"P3"}}}, {}});
        f.choose("suite_rename");
        QCOMPARE(f.child<QInputDialog>("suiteRenameDialog")->textValue(), u"P3"_s);
        typeName(f, "suiteRenameDialog", u"FinRAG 31"_s);
        QVERIFY(f.settle());
        QCOMPARE(f.suites().front().name, std::string("FinRAG 31"));
        QCOMPARE(f.menu->menu()->title(), u"Suite FinRAG 31"_s);
        QCOMPARE(f.controller->shown().size(), std::size_t{3});
        QVERIFY(f.said.last().contains(u"FinRAG 31"_s));
    }

    void removesOnlyWhenItIsConfirmed() {
        Fixture f;
        f.controller->setFilter({{{curation::Facet::Suite, {"P3"}}}, {}});
        f.choose("suite_remove");
        auto* box = f.child<QMessageBox>("suiteRemoveQuestion");
        QVERIFY(box->informativeText().contains(u"3 questions"_s));
        QTest::keyClick(box, Qt::Key_Return); // the default is to keep it
        QVERIFY(f.settle());
        QCOMPARE(f.suites().size(), std::size_t{1});
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        f.choose("suite_remove");
        f.click<QPushButton>("suiteRemoveYes");
        QVERIFY(f.settle());
        QVERIFY(f.suites().empty());
        QVERIFY(f.controller->filter().isEmpty()); // nothing is left that it could let through
        QCOMPARE(f.controller->columns().size(), std::size_t{0});
        QCOMPARE(f.said.last(), u"Removed “P3”. Undo brings it back."_s);
        QVERIFY(f.controller->undo());
        QCOMPARE(f.suites().size(), std::size_t{1});
        QCOMPARE(f.said.last(), u"Undone: the removal of the suite P3."_s);
        QVERIFY(f.controller->redo());
        QVERIFY(!f.action("suite_remove")->isEnabled());
        QVERIFY(f.action("suite_new")->isEnabled());
    }

    void freezingSaysWhatIsNotSettledAndTakesTheApproved() {
        Fixture f;
        QVERIFY(f.controller->approve({f.questions[0]}));
        QVERIFY(f.controller->flag({f.questions[1]}, u"ambiguous"_s, {}));
        f.controller->reload();
        QVERIFY(f.settle());
        f.choose("suite_freeze");
        const QString unsettled = f.child<QLabel>("freezeUnsettled")->text();
        QVERIFY2(unsettled.contains(u"3 questions"_s) && unsettled.contains(u"drafts 1"_s) &&
                     unsettled.contains(u"flagged 1"_s) && unsettled.contains(u"not looked for"_s),
                 qPrintable(unsettled));
        f.child<QComboBox>("freezeChoice")->setCurrentText(u"Approved only"_s);
        const QString approved = f.child<QLabel>("freezeUnsettled")->text();
        QVERIFY2(approved.contains(u"1 question"_s) && approved.contains(u"drafts 0"_s) &&
                     approved.contains(u"flagged 0"_s),
                 qPrintable(approved));
        f.click<QPushButton>("freezeButton");
        QVERIFY(f.settle());
        QCOMPARE(f.suites().front().versions.size(), std::size_t{1});
        QCOMPARE(f.suites().front().versions.front().questions, std::int64_t{1});
    }

    // Counts of a status that is hidden would tell it.
    void freezingCountsNothingThatIsHidden() {
        Fixture f;
        QVERIFY(f.controller->flag({f.questions[1]}, u"ambiguous"_s, {}));
        workspace::NewReview said;
        said.question = f.questions[1];
        said.verdict = model::ReviewVerdict::Flag;
        said.reason = "ambiguous";
        said.revision = 2;
        said.blind = true;
        QVERIFY(workspace::saveReview(*f.workspace, said, "Bo").has_value());
        f.controller->reload();
        QVERIFY(f.settle());
        f.choose("suite_freeze");
        const QString unsettled = f.child<QLabel>("freezeUnsettled")->text();
        QVERIFY2(unsettled.contains(u"2 questions"_s) && unsettled.contains(u"drafts 2"_s) &&
                     unsettled.contains(u"flagged 0"_s) && unsettled.contains(u"1 more question "_s),
                 qPrintable(unsettled));
    }

    void freezesUnderAnotherNameWhenThatOneIsTaken() {
        Fixture f;
        f.choose("suite_freeze");
        QCOMPARE(f.child<QLineEdit>("freezeName")->text(), u"P3.v1"_s);
        QTest::keyClicks(f.child<QPlainTextEdit>("freezeNote"), u"for the report"_s);
        f.click<QPushButton>("freezeButton");
        QVERIFY(f.settle());
        QCOMPARE(f.suites().front().versions.size(), std::size_t{1});
        const workspace::SuiteVersion version = f.suites().front().versions.front();
        QCOMPARE(version.name, std::string("P3.v1"));
        QCOMPARE(version.note, std::string("for the report"));
        QCOMPARE(version.frozenBy, std::string("Ada"));
        QCOMPARE(version.questions, std::int64_t{3});
        QVERIFY(f.said.last().contains(u"3 questions"_s));
        QTRY_VERIFY(f.child<QDialog>("freezeDialog") == nullptr);

        f.choose("suite_freeze");
        auto* name = f.child<QLineEdit>("freezeName");
        QCOMPARE(name->text(), u"P3.v2"_s);
        name->setText(u"P3.v1"_s);
        QTest::keyClick(name, Qt::Key_Return);
        QVERIFY(f.settle());
        QVERIFY(f.child<QLabel>("freezeError")->isVisible());
        QVERIFY(f.child<QLabel>("freezeError")->text().contains(u"P3.v1"_s));
        name->clear();
        QVERIFY(!f.child<QPushButton>("freezeButton")->isEnabled());
        QVERIFY(!f.child<QLabel>("freezeError")->isVisible());
        QTest::keyClicks(name, u"P3.final"_s);
        QTest::keyClick(name, Qt::Key_Return);
        QVERIFY(f.settle());
        QCOMPARE(f.suites().front().versions.back().name, std::string("P3.final"));
    }

    void aSuiteWithoutQuestionsIsNotFrozen() {
        Fixture f;
        (void)workspace::createSuite(*f.workspace, "empty");
        f.controller->reload();
        QVERIFY(f.settle());
        f.controller->setFilter({{{curation::Facet::Suite, {"empty"}}}, {}});
        f.choose("suite_freeze");
        f.click<QPushButton>("freezeButton");
        QVERIFY(f.settle());
        QVERIFY(f.child<QLabel>("freezeError")->text().contains(u"no question"_s));
    }

    void restoresAVersionAndUndoesIt() {
        Fixture f;
        QVERIFY(workspace::freezeSuite(*f.workspace, f.suite, "P3.v1", {}, "Ada"));
        const std::string before = f.textOf(f.questions[0]);
        f.edit(f.questions[0], "Something else?");
        const base::RowId later = f.add("Q4", "Made since?");
        f.controller->reload();
        QVERIFY(f.settle());
        f.choose("suite_restore");
        QVERIFY(f.child<QRadioButton>("restoreToVersion")->isChecked());
        QCOMPARE(f.child<QComboBox>("restoreVersion")->currentText(), u"P3.v1"_s);
        f.click<QPushButton>("restoreButton");
        QVERIFY(f.settle());
        QCOMPARE(f.textOf(f.questions[0]), before);
        QCOMPARE(f.statusOf(later), model::QuestionStatus::Retired);
        QVERIFY2(f.said.last().contains(u"2 questions"_s), qPrintable(f.said.last()));
        QVERIFY(f.controller->undo()); // all of it
        QCOMPARE(f.textOf(f.questions[0]), std::string("Something else?"));
        QCOMPARE(f.statusOf(later), model::QuestionStatus::Draft);
        QVERIFY(f.controller->redo());
        QCOMPARE(f.textOf(f.questions[0]), before);
    }

    void restoresAMomentToTheSecond() {
        Fixture f;
        f.edit(f.questions[1], "Edited within this second?");
        f.controller->reload();
        QVERIFY(f.settle());
        // A suite without versions offers the moment, from when there was something of it.
        f.choose("suite_restore");
        QVERIFY(f.child<QRadioButton>("restoreToMoment")->isChecked());
        QVERIFY(!f.child<QRadioButton>("restoreToVersion")->isEnabled());
        auto* moment = f.child<QDateTimeEdit>("restoreMoment");
        QCOMPARE(moment->minimumDateTime(),
                 QDateTime::fromString(QString::fromStdString(f.suites().front().createdAt), Qt::ISODate)
                     .toLocalTime());
        // What happened by then counts, though the history knows no parts of a second.
        const auto history = workspace::questionHistory(*f.workspace->reader(), f.questions[1]);
        QVERIFY(history && !history->empty());
        moment->setDateTime(QDateTime::fromString(QString::fromStdString(history->front().when), Qt::ISODate)
                                .toLocalTime()
                                .addMSecs(1));
        f.click<QPushButton>("restoreButton");
        QVERIFY(f.settle());
        QCOMPARE(f.textOf(f.questions[1]), std::string("Edited within this second?"));
        QVERIFY2(f.said.last().contains(u"0 questions"_s), qPrintable(f.said.last()));
    }

    void restoresAMomentLongAgoAndUndoesIt() {
        Fixture f;
        QVERIFY(workspace::freezeSuite(*f.workspace, f.suite, "P3.v1", {}, "Ada"));
        f.choose("suite_restore");
        f.click<QRadioButton>("restoreToMoment");
        QVERIFY(!f.child<QComboBox>("restoreVersion")->isEnabled());
        QVERIFY(f.child<QDateTimeEdit>("restoreMoment")->isEnabled());
        auto* moment = f.child<QDateTimeEdit>("restoreMoment");
        moment->clearMinimumDateTime();
        moment->setDateTime(QDateTime::currentDateTime().addDays(-1));
        f.click<QPushButton>("restoreButton");
        QVERIFY(f.settle());
        for (const base::RowId id : f.questions) {
            QCOMPARE(f.statusOf(id), model::QuestionStatus::Retired); // there were none then
        }
        QVERIFY(f.controller->undo());
        for (const base::RowId id : f.questions) {
            QCOMPARE(f.statusOf(id), model::QuestionStatus::Draft);
        }
    }

    void setsTheYearsOfTheCorpus() {
        Fixture f;
        f.choose("suite_settings");
        QVERIFY(f.child<QLabel>("coverageHint")->text().contains(u"nothing is known"_s));
        QVERIFY(!f.child<QSpinBox>("coverageFrom")->isEnabled());
        QTest::keyClick(f.child<QWidget>("coverageKnown"), Qt::Key_Space);
        f.child<QSpinBox>("coverageFrom")->setValue(2021);
        f.child<QSpinBox>("coverageTo")->setValue(2016);
        QVERIFY(!f.child<QPushButton>("coverageSave")->isEnabled());
        f.child<QSpinBox>("coverageFrom")->setValue(2010);
        QTest::keyClicks(f.child<QPlainTextEdit>("coverageCompanies"), u"104169 2016"_s);
        QVERIFY(!f.child<QPushButton>("coverageSave")->isEnabled());
        QTest::keyClicks(f.child<QPlainTextEdit>("coverageCompanies"), u" 2020"_s);
        QVERIFY(f.child<QPushButton>("coverageSave")->isEnabled());
        f.click<QPushButton>("coverageSave");
        const auto stored = workspace::suiteSettingsOf(*f.workspace->reader(), f.suite);
        QVERIFY(stored && stored->coverage && stored->coverage->all);
        QCOMPARE(stored->coverage->all->from, std::int64_t{2010});
        QCOMPARE(stored->coverage->all->to, std::int64_t{2016});
        QCOMPARE(stored->coverage->ofCompanies.at(104169).from, std::int64_t{2016});
        QCOMPARE(f.said.last(), u"The years are saved."_s);
        QVERIFY(f.controller->undo());
        QVERIFY(!workspace::suiteSettingsOf(*f.workspace->reader(), f.suite)->coverage);
    }

    void yearsThatSomebodyElseSetAreNotOverwritten() {
        Fixture f;
        f.choose("suite_settings");
        QTest::keyClick(f.child<QWidget>("coverageKnown"), Qt::Key_Space);
        workspace::SuiteSettings theirs;
        theirs.coverage = workspace::Coverage{workspace::YearRange{2001, 2002}, {}};
        QVERIFY(workspace::saveSuiteSettings(*f.workspace, f.suite, theirs, "Bo"));
        f.click<QPushButton>("coverageSave");
        QCOMPARE(workspace::suiteSettingsOf(*f.workspace->reader(), f.suite)->coverage, theirs.coverage);
        QVERIFY2(f.failures.size() == 1 && f.failures.last().contains(u"changed elsewhere"_s),
                 qPrintable(f.failures.join(u'|')));
    }

    void readingOnlyDisablesWhatWrites() {
        Fixture f;
        auto opened = workspace::Workspace::open(f.workspace->path(), workspace::OpenMode::ReadOnly);
        QVERIFY(opened);
        f.start(std::move(*opened));
        for (const char* name : {"suite_new", "suite_rename", "suite_remove", "suite_freeze", "suite_restore",
                                 "suite_settings", "suite_repair"}) {
            QVERIFY2(!f.action(name)->isEnabled(), name);
        }
        QVERIFY(f.action("suite_compare")->isEnabled());
        QVERIFY(f.action("suite_export")->isEnabled());
    }

    void withoutANameNothingIsFrozen() {
        Fixture f;
        f.controller->setCurator({});
        QSignalSpy needed(f.controller.get(), &app::QuestionController::curatorNeeded);
        f.choose("suite_freeze");
        QCOMPARE(needed.size(), 1);
        QVERIFY(f.child<QDialog>("freezeDialog") == nullptr);
    }

    void withSeveralSuitesTheChosenOneIsMeant() {
        Fixture f;
        (void)workspace::createSuite(*f.workspace, "other");
        f.controller->reload();
        QVERIFY(f.settle());
        QCOMPARE(f.menu->suite()->name, std::string("P3")); // that of the question in front
        f.controller->setFilter({{{curation::Facet::Suite, {"other"}}}, {}});
        QCOMPARE(f.menu->suite()->name, std::string("other"));
        f.controller->setFilter({});
        f.controller->setCurrent(0);
        QVERIFY(!f.menu->suite());
        QVERIFY(!f.action("suite_freeze")->isEnabled());
        QVERIFY(f.action("suite_freeze")->toolTip().contains(u"Choose a suite"_s));
    }

    void anotherWindowSaysWhatThisOneChanged() {
        Fixture f;
        widgets::JobRunner jobs;
        app::QuestionController other(jobs);
        other.setCurator(u"Bo"_s);
        auto opened = workspace::Workspace::open(f.workspace->path(), workspace::OpenMode::ReadWrite);
        QVERIFY(opened);
        other.setWorkspace(std::move(*opened));
        QVERIFY(jobs.waitForFinished(30'000));
        QStringList told;
        connect(&other, &app::QuestionController::changedElsewhere, &other,
                [&told](const QString& text) { told += text; });
        f.choose("suite_rename");
        typeName(f, "suiteRenameDialog", u"FinRAG"_s);
        QTRY_VERIFY(told.join(u' ').contains(u"The suite P3 is now called FinRAG."_s));
        QVERIFY(f.settle());
        QVERIFY(f.elsewhere.isEmpty()); // one's own doing is no news
    }

    void dialogsGoWithTheWorkspace() {
        Fixture f;
        f.choose("suite_freeze");
        f.choose("suite_compare");
        f.choose("suite_export");
        f.controller->setWorkspace(nullptr);
        for (const char* name : {"freezeDialog", "compareDialog", "suiteExportDialog"}) {
            QTRY_VERIFY2(f.child<QDialog>(name) == nullptr, name);
        }
        QVERIFY(f.settle());
        QVERIFY(!f.action("suite_new")->isEnabled());
    }
};

ASSAY_TEST(TestSuitesMenu)
#include "tst_suites_menu.moc"
