// The slider of alpha: two stored lists are fused, and read-outs and flips follow it.
#include "app/pages/retrieval/retrieval_alpha_pane.h"
#include "core/base/progress.h"
#include "core/workspace/suites/question_edits.h"
#include "tests/support/test_class.h"
#include "widgets/charts/plot_widget.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/results/blocks_view.h"
#include "widgets/results/chart_view.h"
#include "widgets/results/table_view.h"

#include <QtTest/QtTest>

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTemporaryDir>
#include <algorithm>
#include <memory>

using namespace assay;
using namespace Qt::Literals::StringLiterals;

class TestRetrievalAlphaPane : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::shared_ptr<workspace::Workspace> m_workspace;

    // Words find the gold of the first five questions first, vectors that of the others.
    void addLists(const char* name, bool firstHalf) {
        QByteArray lines;
        for (int i = 0; i < 10; ++i) {
            const QByteArray id = QByteArray::number(i);
            const bool finds = (i < 5) == firstHalf;
            const QByteArray best = finds ? "gold" + id : QByteArray("other");
            const QByteArray next = finds ? QByteArray("other") : "gold" + id;
            lines += "{\"question_id\":\"q" + id + "\",\"contexts\":[{\"id\":\"" + best +
                     "\",\"score\":2},{\"id\":\"" + next + "\",\"score\":1}]}\n";
        }
        QFile file(m_folder->filePath(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(lines), lines.size());
        file.close();
        base::NoProgress progress;
        QVERIFY(
            workspace::importAnswerScores(*m_workspace, file.fileName().toStdString(), name, {}, {}, progress)
                .has_value());
    }

  private Q_SLOTS:

    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        auto made = workspace::Workspace::create(m_folder->filePath(u"w.assay"_s).toStdString());
        QVERIFY(made.has_value());
        m_workspace = std::move(*made);
        const auto suite = workspace::createSuite(*m_workspace, "P1");
        QVERIFY(suite.has_value());
        for (int i = 0; i < 10; ++i) {
            model::Question question;
            question.questionId = "q" + std::to_string(i);
            question.questionText = "Question " + std::to_string(i) + "?";
            question.evidenceSentenceIds = {"gold" + std::to_string(i)};
            question.category = i < 5 ? "A" : "B";
            QVERIFY(workspace::addQuestion(*m_workspace, *suite, question, "Ada", "").has_value());
        }
        addLists("words.jsonl", true);
        addLists("vectors.jsonl", false);
    }

    void cleanup() {
        m_workspace.reset();
        m_folder.reset();
    }

    void theSliderFusesEveryQuestion() {
        widgets::JobRunner jobs;
        app::RetrievalController controller(jobs);
        app::RetrievalAlphaPane pane(controller);
        pane.show();
        controller.setWorkspace(m_workspace);
        pane.findChild<QComboBox*>(u"alphaLexical"_s)->setCurrentText(u"words.jsonl"_s);
        pane.findChild<QComboBox*>(u"alphaVector"_s)->setCurrentText(u"vectors.jsonl"_s);
        QTest::mouseClick(pane.findChild<QPushButton*>(u"alphaPrepare"_s), Qt::LeftButton);
        QVERIFY(jobs.waitForFinished());
        QTRY_VERIFY(pane.prepared() != nullptr);
        auto* slider = pane.findChild<QSlider*>(u"alphaSlider"_s);
        auto* readout = pane.findChild<QLabel*>(u"alphaReadout"_s);
        QVERIFY(slider->isEnabled());
        slider->setFocus();
        QTest::keyClick(slider, Qt::Key_Home);
        QCOMPARE(slider->value(), 0);
        QVERIFY2(readout->text().contains(u"MRR 0.7500"_s), qPrintable(readout->text()));
        QTest::mouseClick(pane.findChild<QPushButton*>(u"alphaPin"_s), Qt::LeftButton);
        QTest::keyClick(slider, Qt::Key_End);
        QCOMPARE(slider->value(), app::RetrievalAlphaPane::kSteps);
        QVERIFY2(readout->text().contains(u"MRR 0.7500"_s), qPrintable(readout->text()));
        QVERIFY(readout->text().contains(u"n = 10"_s));
        // The curves mark the alpha of the slider, and stay where they are while it moves, however many
        // questions change.
        const auto* curves = pane.findChild<widgets::ChartView*>(u"retrieval_alpha_curves"_s);
        QVERIFY(curves != nullptr && curves->plot() != nullptr);
        const auto flips = [&pane] {
            const auto* table = pane.findChild<widgets::TableView*>(u"retrieval_alpha_flips"_s);
            return table != nullptr ? static_cast<int>(table->table().rows.size()) : -1;
        };
        const auto marks = [&] {
            return std::ranges::any_of(
                curves->plot()->overlay().marks,
                [slider](const plot::ChartMark& mark) { return qRound(mark.x * 100) == slider->value(); });
        };
        QTRY_VERIFY(flips() > 0 && curves->height() > 100);
        QVERIFY(marks());
        const QRect before(curves->mapTo(&pane, QPoint()), curves->size());
        QTest::keyClick(slider, Qt::Key_Home);
        QVERIFY(marks());
        QTRY_COMPARE(flips(), 0);
        QCOMPARE(QRect(curves->mapTo(&pane, QPoint()), curves->size()), before);
        QTest::keyClick(slider, Qt::Key_End);
        // One category alone: words find all of A.
        auto* group = pane.findChild<QComboBox*>(u"alphaGroup"_s);
        group->setCurrentIndex(group->findText(u"A"_s));
        Q_EMIT group->activated(group->currentIndex());
        QVERIFY2(readout->text().contains(u"MRR 0.5000"_s), qPrintable(readout->text()));
        QVERIFY(readout->text().contains(u"n = 5"_s));
        // Its own curves stand before those of all questions, and MRR of every category in one chart.
        const auto hasChart = [&pane](const QString& name) {
            const QList<widgets::BlocksView*> all = pane.findChildren<widgets::BlocksView*>();
            return std::ranges::any_of(
                all, [&name](const widgets::BlocksView* view) { return view->chart(name) != nullptr; });
        };
        QVERIFY(hasChart(u"retrieval_alpha_curves_group"_s));
        QVERIFY(hasChart(u"retrieval_alpha_by_category"_s));
        QTest::keyClick(slider, Qt::Key_Home);
        QVERIFY2(readout->text().contains(u"MRR 1.0000"_s), qPrintable(readout->text()));
        // What changes against the pinned alpha follows when the slider rests.
        QTest::keyClick(slider, Qt::Key_End);
        const QList<widgets::BlocksView*> views = pane.findChildren<widgets::BlocksView*>();
        QTRY_VERIFY(std::ranges::any_of(views, [](const widgets::BlocksView* view) {
            return view->table(u"retrieval_alpha_flips"_s) != nullptr;
        }));
    }

    // The run in front says what is fused, until somebody chooses something else for it.
    void theRunInFrontIsTakenOver() {
        const auto suite = workspace::createSuite(*m_workspace, "P2");
        QVERIFY(suite.has_value());
        model::Question question;
        question.questionId = "q0";
        question.questionText = "Question 0?";
        question.evidenceSentenceIds = {"gold0"};
        QVERIFY(workspace::addQuestion(*m_workspace, *suite, question, "Ada", "").has_value());
        addLists("P2: lexical", true);
        addLists("P2: exact", false);
        addLists("newer: exact", false);
        widgets::JobRunner jobs;
        app::RetrievalController controller(jobs);
        app::RetrievalAlphaPane pane(controller);
        controller.setWorkspace(m_workspace);
        controller.measure(u"P1"_s, u"words.jsonl"_s);
        QVERIFY(jobs.waitForFinished());
        QTRY_VERIFY(controller.run() != nullptr);
        controller.measure(u"P2"_s, u"P2: lexical"_s);
        QVERIFY(jobs.waitForFinished());
        QTRY_COMPARE(controller.run()->about.suite, std::string("P2"));
        pane.show();
        const auto chosen = [&pane](const QString& name) {
            return pane.findChild<QComboBox*>(name)->currentText();
        };
        QCOMPARE(chosen(u"alphaSuite"_s), u"P2"_s);
        QCOMPARE(chosen(u"alphaLexical"_s), u"P2: lexical"_s);
        QCOMPARE(chosen(u"alphaVector"_s), u"P2: exact"_s); // of the same suite, though another is newer
        // Another run: its own suite and lists; a name that says neither stands among those by words.
        controller.choose(controller.runs().back().id);
        QVERIFY(jobs.waitForFinished());
        QTRY_COMPARE(chosen(u"alphaSuite"_s), u"P1"_s);
        QCOMPARE(chosen(u"alphaLexical"_s), u"words.jsonl"_s);
        // What is chosen here stays as long as that run is in front.
        auto* const vector = pane.findChild<QComboBox*>(u"alphaVector"_s);
        vector->setCurrentText(u"vectors.jsonl"_s);
        pane.hide();
        pane.show();
        QCOMPARE(chosen(u"alphaVector"_s), u"vectors.jsonl"_s);
    }

    void nothingToFuse() {
        widgets::JobRunner jobs;
        app::RetrievalController controller(jobs);
        const app::RetrievalAlphaPane pane(controller);
        QVERIFY(!pane.findChild<QSlider*>(u"alphaSlider"_s)->isEnabled());
        QVERIFY(!pane.findChild<QPushButton*>(u"alphaPrepare"_s)->isEnabled());
        QVERIFY(!pane.findChild<QLabel*>(u"alphaReadout"_s)->text().isEmpty());
        QVERIFY(controller.whyNoRun().startsWith(u"No workspace is open."_s));
    }

    void aRunIsMeasuredAndKept() {
        widgets::JobRunner jobs;
        app::RetrievalController controller(jobs);
        controller.setWorkspace(m_workspace);
        QCOMPARE(controller.runs().size(), std::size_t{0});
        controller.measure(u"P1"_s, u"words.jsonl"_s);
        QVERIFY(controller.isMeasuring());
        QVERIFY(jobs.waitForFinished());
        QTRY_VERIFY(controller.run() != nullptr);
        QCOMPARE(controller.runs().size(), std::size_t{1});
        QCOMPARE(controller.run()->evaluation.figures.find("recip_rank")->mean, std::optional(0.75));
        controller.measure(u"P9"_s, u"words.jsonl"_s);
        QSignalSpy failures(&controller, &app::RetrievalController::failed);
        QVERIFY(jobs.waitForFinished());
        QTRY_COMPARE(failures.count(), 1);
        QCOMPARE(controller.runs().size(), std::size_t{1});
    }
};

ASSAY_TEST(TestRetrievalAlphaPane)
#include "tst_retrieval_alpha_pane.moc"
