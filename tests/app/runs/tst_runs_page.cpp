#include "app/pages/runs/runs_controller.h"
#include "app/pages/runs/runs_page.h"
#include "app/settings/settings.h"
#include "app/shell/session.h"
#include "tests/app/answers/answers_fixture.h"
#include "tests/support/test_class.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/results/blocks_view.h"
#include "widgets/tables/data_table_view.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTemporaryDir>
#include <algorithm>
#include <filesystem>

using namespace assay;
using namespace Qt::Literals::StringLiterals;

class TestRunsPage : public QObject {
    Q_OBJECT

    QTemporaryDir m_settings;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::filesystem::path m_path;
    std::unique_ptr<widgets::JobRunner> m_jobs;
    std::unique_ptr<app::Session> m_session;
    std::unique_ptr<app::RunsPage> m_page;

    template <typename T>
    T* child(const char* name) const {
        return m_page->findChild<T*>(QLatin1String(name));
    }

    [[nodiscard]] app::RunsController& controller() const { return *m_page->controller(); }

    [[nodiscard]] widgets::DataTableView* table() const { return child<widgets::DataTableView>("runs"); }

    template <typename Dialog = QDialog>
    Dialog* dialog(const char* name) const {
        return m_page->findChild<Dialog*>(QLatin1String(name));
    }

    static void save(const QDialog& dialog) {
        auto* buttons = dialog.findChild<QDialogButtonBox*>();
        QVERIFY(buttons->button(QDialogButtonBox::Save)->isEnabled());
        buttons->button(QDialogButtonBox::Save)->click();
    }

    void showPage(bool withWorkspace) {
        m_session = std::make_unique<app::Session>(*m_jobs);
        m_page = std::make_unique<app::RunsPage>();
        m_page->setSession(m_session.get());
        m_page->resize(1'280, 800);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        if (withWorkspace) {
            m_session->openWorkspace(QString::fromStdString(m_path.string()));
            QVERIFY(m_jobs->waitForFinished(30'000));
            QTRY_COMPARE(controller().runs().size(), std::size_t(2));
            QTRY_VERIFY(controller().view() != nullptr);
        }
    }

  private Q_SLOTS:

    void init() {
        app::Settings::redirectTo(m_settings.path());
        QSettings().clear();
        app::Settings().setCuratorName(u"Ada"_s);
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = std::filesystem::path(m_folder->path().toStdString()) / "runs.assay";
        {
            auto workspace = workspace::Workspace::create(m_path);
            QVERIFY(workspace.has_value());
            QVERIFY(tests::fillAnswers(**workspace, m_path.parent_path(), "P3").has_value());
            QVERIFY(tests::measureAnswers(**workspace, "P3", "Fjord").has_value());
            QVERIFY(tests::measureAnswers(**workspace, "P3", "Skerry").has_value());
        }
        m_jobs = std::make_unique<widgets::JobRunner>();
        showPage(true);
    }

    void cleanup() {
        m_page.reset();
        m_session.reset();
        m_jobs.reset();
    }

    void saysWhyItIsEmpty() {
        m_page.reset();
        showPage(false);
        QVERIFY(child<QLabel>("runsEmpty")->isVisible());
        QVERIFY(child<QLabel>("runsEmpty")->text().contains(u"No workspace is open"_s));
        m_session->createWorkspace(QString::fromStdString((m_path.parent_path() / "empty.assay").string()));
        QVERIFY(m_jobs->waitForFinished(30'000));
        QTRY_VERIFY(child<QLabel>("runsEmpty")->text().contains(u"Nothing has been measured"_s));
        QVERIFY(!child<QPushButton>("runsShowAll")->isVisible());
    }

    void theListIsNarrowed() {
        QCOMPARE(table()->model()->rowCount(), 2);
        QVERIFY(m_page->summary().startsWith(u"2 run"_s));
        auto* system = child<QComboBox>("runsSystem");
        system->setCurrentIndex(system->findData(u"Fjord"_s));
        Q_EMIT system->activated(system->currentIndex());
        QCOMPARE(table()->model()->rowCount(), 1);
        QVERIFY(m_page->summary().startsWith(u"1 of 2 run"_s));
        child<QLineEdit>("runsText")->setText(u"no such words"_s);
        QVERIFY(child<QLabel>("runsEmpty")->isVisible());
        child<QPushButton>("runsShowAll")->click();
        QCOMPARE(table()->model()->rowCount(), 2);
        QVERIFY(child<QLineEdit>("runsText")->text().isEmpty());
    }

    void aRunIsShownAndFollowed() {
        QCOMPARE(controller().selected().size(), std::size_t(1));
        const auto& view = controller().view();
        QVERIFY(view->stale.empty());
        QVERIFY(view->runs.front().find("pass_rate") != nullptr);
        auto* figure = child<QComboBox>("runsFigure");
        const int place = figure->findData(u"pass_rate"_s);
        QVERIFY(place >= 0);
        figure->setCurrentIndex(place);
        Q_EMIT figure->activated(place);
        // Fjord's and Skerry's figures make no line with each other.
        QTRY_COMPARE(controller().trend().points.size(), std::size_t(1));
        QVERIFY(m_jobs->waitForFinished(30'000));
        QVERIFY(controller().trend().points.front().of.value.has_value());
    }

    void twoRunsStandSideBySide() {
        table()->selectAll();
        QTRY_VERIFY(controller().view() != nullptr && controller().view()->runs.size() == 2);
        QVERIFY(controller().view()->whyNotCompared.isEmpty());
        QVERIFY(!controller().view()->comparison.empty());
    }

    void labelsAreWrittenAndTakenBack() {
        table()->setFocus();
        m_page->runActions().front()->trigger();
        auto* label = dialog("runLabelDialog");
        QVERIFY(label != nullptr);
        label->findChild<QLineEdit*>(u"runLabelName"_s)->setText(u"November"_s);
        label->findChild<QLineEdit*>(u"runLabelTags"_s)->setText(u"monthly, system: Pipeline"_s);
        label->findChild<QCheckBox*>(u"runLabelBaseline"_s)->setChecked(true);
        save(*label);
        QVERIFY(m_jobs->waitForFinished(30'000));
        QTRY_COMPARE(controller().runs().front().name, std::string("November"));
        QVERIFY(controller().runs().front().baseline);
        QCOMPARE(controller().runs().front().tags.size(), std::size_t(2));
        m_page->editActions().front()->trigger();
        QVERIFY(m_jobs->waitForFinished(30'000));
        QTRY_VERIFY(!controller().runs().front().baseline);
        QVERIFY(controller().runs().front().name != "November");
    }

    void incidentsAreRecorded() {
        m_page->runActions().at(1)->trigger();
        auto* form = dialog("incidentDialog");
        QVERIFY(form != nullptr);
        auto* buttons = form->findChild<QDialogButtonBox*>();
        QVERIFY(!buttons->button(QDialogButtonBox::Save)->isEnabled()); // nothing is said yet
        form->findChild<QLineEdit*>(u"incidentTitle"_s)->setText(u"Pass rate fell"_s);
        auto* cause = form->findChild<QComboBox*>(u"incidentCause"_s);
        QVERIFY(cause->count() > 5);
        cause->setCurrentIndex(1);
        QVERIFY(form->findChild<QLabel*>(u"incidentHint"_s)->isVisible());
        form->findChild<QLineEdit*>(u"incidentDay"_s)->setText(u"April"_s);
        QVERIFY(!buttons->button(QDialogButtonBox::Save)->isEnabled());
        form->findChild<QLineEdit*>(u"incidentDay"_s)->setText(u"2024-04-01"_s);
        save(*form);
        QVERIFY(m_jobs->waitForFinished(30'000));
        QTRY_COMPARE(controller().incidents().size(), std::size_t(1));
        const workspace::Incident& kept = controller().incidents().front();
        QVERIFY(kept.isOpen() && kept.recordedBy == "Ada" && kept.runs.size() == 1 && !kept.cause.empty());
        child<widgets::DataTableView>("incidents")->selectRow(0);
        child<QPushButton>("incidentRemove")->click();
        QVERIFY(m_jobs->waitForFinished(30'000));
        QTRY_VERIFY(controller().incidents().empty());
    }

    void questionsHaveAHistory() {
        auto* tabs = child<QTabWidget>("runsTabs");
        tabs->setCurrentIndex(tabs->count() - 1);
        QTRY_VERIFY(controller().history() != nullptr);
        const auto& history = *controller().history();
        QCOMPARE(history.systems.size(), std::size_t(2));
        // Both systems give the same right answer; where texts differ, the rubric has no verdict without a
        // cosine.
        const auto both = std::ranges::find(history.questions, "a3", &evaluate::QuestionRecord::questionId);
        QVERIFY(both != history.questions.end());
        QCOMPARE(both->systems, std::int64_t{2});
        QVERIFY(both->standing == evaluate::QuestionStanding::AllRight ||
                both->standing == evaluate::QuestionStanding::AllWrong);
        QCOMPARE(controller().roundsOf(u"a3"_s).size(), std::size_t(2));
    }
};

ASSAY_TEST(TestRunsPage)
#include "tst_runs_page.moc"
