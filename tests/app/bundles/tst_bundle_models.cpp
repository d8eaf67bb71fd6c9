#include "app/pages/bundles/bundle_controller.h"
#include "app/pages/bundles/bundle_group_model.h"
#include "app/pages/bundles/bundle_list_model.h"
#include "app/pages/bundles/bundle_text.h"
#include "core/workspace/bundles/bundle_edits.h"
#include "tests/app/bundles/bundle_fixture.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_class.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <array>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using app::BundleController;
using app::BundleGroupModel;
using app::BundleListModel;
using app::BundleOrder;

class TestBundleModels : public QObject {
    Q_OBJECT

    std::unique_ptr<tests::BundleFixture> m_fixture;
    std::unique_ptr<widgets::JobRunner> m_jobs;
    std::shared_ptr<workspace::Workspace> m_workspace;
    std::unique_ptr<BundleController> m_controller;

    void load() {
        m_workspace = m_fixture->open();
        m_jobs = std::make_unique<widgets::JobRunner>();
        m_controller = std::make_unique<BundleController>(*m_jobs);
        m_controller->setCurator(u"Ada"_s);
        m_controller->setWorkspace(m_workspace);
        QVERIFY(m_jobs->waitForFinished(30'000));
        QVERIFY(!m_controller->isLoading());
    }

    [[nodiscard]] std::vector<base::RowId> ids() const {
        std::vector<base::RowId> list;
        for (const workspace::StoredBundle& bundle : m_controller->bundles()) {
            list.push_back(bundle.id);
        }
        return list;
    }

    // Places in the order shown, from 1.
    [[nodiscard]] QList<int> shown() const {
        QList<int> list;
        for (const std::size_t place : m_controller->shown()) {
            list += static_cast<int>(place) + 1;
        }
        return list;
    }

    static QString cell(const QAbstractItemModel& model, int row, int column) {
        return model.index(row, column).data().toString();
    }

  private Q_SLOTS:

    void init() {
        m_fixture = std::make_unique<tests::BundleFixture>();
        load();
    }

    void cleanup() {
        m_controller.reset();
        m_jobs.reset();
        m_workspace.reset();
    }

    void tableShowsWhatThereIs() {
        BundleListModel model(*m_controller);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 4);
        QCOMPARE(cell(model, 1, BundleListModel::Companies), u"Møller Dock"_s);
        QCOMPARE(cell(model, 1, BundleListModel::Years), u"2018–2020"_s);
        QCOMPARE(cell(model, 1, BundleListModel::Type), u"kpi trend"_s);
        QCOMPARE(cell(model, 2, BundleListModel::Sentences), u"4"_s);
        QCOMPARE(model.index(2, BundleListModel::Sentences).data(Qt::ToolTipRole).toString(),
                 u"3 companies · 1 year · 4 sentences"_s);
        QCOMPARE(cell(model, 0, BundleListModel::Status), u"Unused"_s);
        QVERIFY(!model.index(0, BundleListModel::Status).data(Qt::DecorationRole).isNull());
    }

    void searchesWithoutCaseAndDiacritics() {
        BundleListModel model(*m_controller);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        m_controller->setText(u"LOANS"_s);
        QCOMPARE(shown(), (QList<int>{1, 2, 3}));
        QCOMPARE(model.rowCount(), 3);
        m_controller->setText(u"moller"_s);
        QCOMPARE(shown(), (QList<int>{2, 3}));
        m_controller->setText(u"moller sued"_s);
        QCOMPARE(shown(), QList<int>{3});
        QCOMPARE(m_controller->currentRow(), 0);
        m_controller->setText(u"nothing of the kind"_s);
        QCOMPARE(model.rowCount(), 0);
        QVERIFY(m_controller->current() == nullptr);
        m_controller->setText({});
        QCOMPARE(model.rowCount(), 4);
    }

    void sortsAndKeepsTheBundleInFront() {
        m_controller->setCurrent(ids()[2]);
        m_controller->setOrder(BundleOrder::Topic, false);
        QCOMPARE(shown(), (QList<int>{1, 4, 3, 2}));
        QCOMPARE(m_controller->current()->id, ids()[2]);
        m_controller->setOrder(BundleOrder::Sentences, true);
        QCOMPARE(shown(), (QList<int>{3, 2, 1, 4}));
        m_controller->setOrder(BundleOrder::Number, true);
        QCOMPARE(shown(), (QList<int>{4, 3, 2, 1}));
    }

    void groupsWithCounts() {
        BundleGroupModel model(*m_controller);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto count = [&model](const QStringList& path) {
            return model.indexOf(path).siblingAtColumn(BundleGroupModel::Count).data().toString();
        };
        QCOMPARE(count({u"all"_s}), u"4"_s);
        QCOMPARE(count({u"views"_s, u"v3_trend"_s}), u"3"_s);
        QCOMPARE(count({u"views"_s, u"v3_trend"_s, u"kpi_trend"_s}), u"2"_s);
        QCOMPARE(count({u"views"_s, u"v3_trend"_s, u"kpi_trend"_s, u"debt"_s}), u"1"_s);
        QCOMPARE(count({u"companies"_s, u"4"_s}), u"2"_s);
        QCOMPARE(count({u"companies"_s, u"9"_s}), u"1"_s); // two sentences, one company, one bundle
        QCOMPARE(count({u"years"_s, u"2020"_s}), u"2"_s);
        QCOMPARE(count({u"statuses"_s, u"unused"_s}), u"4"_s);
        const QModelIndex topic = model.indexOf({u"views"_s, u"v3_trend"_s, u"kpi_trend"_s, u"debt"_s});
        QCOMPARE(model.pathOf(topic).size(), 4);
        m_controller->setGroup(*model.placesOf(model.indexOf({u"years"_s, u"2020"_s})));
        QCOMPARE(shown(), (QList<int>{1, 2}));
        m_controller->setText(u"sales"_s);
        QCOMPARE(shown(), QList<int>{2});
        QCOMPARE(count({u"years"_s, u"2020"_s}), u"1 of 2"_s);
        QCOMPARE(count({u"all"_s}), u"1 of 4"_s);
        QVERIFY(m_controller->setStatus({ids()[1]}, workspace::BundleStatus::Rejected));
        m_controller->setText({});
        QCOMPARE(count({u"statuses"_s, u"rejected"_s}), u"1"_s);
        QCOMPARE(count({u"statuses"_s, u"unused"_s}), u"3"_s);
    }

    void marksAreUndone() {
        QSignalSpy values(m_controller.get(), &BundleController::valuesChanged);
        QVERIFY(m_controller->setStatus({ids()[0], ids()[3]}, workspace::BundleStatus::Used));
        QCOMPARE(values.count(), 1);
        QVERIFY(m_controller->setNote(ids()[0], u"good"_s));
        const auto statusOf = [this](std::size_t place) {
            return m_controller->bundles()[place].curation.status;
        };
        QCOMPARE(statusOf(3), workspace::BundleStatus::Used);
        QVERIFY(m_controller->undo());
        QCOMPARE(m_controller->bundles()[0].curation.note, std::string());
        QVERIFY(m_controller->undo());
        QCOMPARE(statusOf(0), workspace::BundleStatus::Unused);
        QCOMPARE(statusOf(3), workspace::BundleStatus::Unused);
        QVERIFY(!m_controller->edits().journal().canUndo());
        QVERIFY(m_controller->redo());
        QCOMPARE(statusOf(3), workspace::BundleStatus::Used);
    }

    void asksForAName() {
        m_controller->setCurator({});
        QSignalSpy asked(m_controller.get(), &BundleController::curatorNeeded);
        QVERIFY(!m_controller->setStatus({ids()[0]}, workspace::BundleStatus::Used));
        QCOMPARE(asked.count(), 1);
        QCOMPARE(m_controller->bundles()[0].curation.status, workspace::BundleStatus::Unused);
    }

    void draftsIntoANewSuiteAndBack() {
        m_controller->setCurrent(ids()[2]);
        const base::RowId question = m_controller->draft(u"P3"_s);
        QVERIFY(question != 0);
        QCOMPARE(m_controller->suites().size(), std::size_t(1));
        QCOMPARE(m_controller->suites().front().questions, std::int64_t(1));
        QCOMPARE(m_controller->current()->curation.status, workspace::BundleStatus::Used);
        QCOMPARE(m_controller->linkedQuestions().size(), std::size_t(1));
        QCOMPARE(m_controller->linkedQuestions().front().id, question);
        const auto back = workspace::bundlesOfQuestion(*m_workspace->reader(), question);
        QVERIFY(back.has_value() && back->size() == 1);
        QCOMPARE(back->front().id, ids()[2]);
        QVERIFY(m_controller->undo());
        QVERIFY(m_controller->linkedQuestions().empty());
        QCOMPARE(m_controller->current()->curation.status, workspace::BundleStatus::Unused);
    }

    void draftsOfChosenSentences() {
        m_controller->setCurrent(ids()[2]);
        QSignalSpy changed(m_controller.get(), &BundleController::choiceChanged);
        m_controller->chooseSentence(2, true);
        m_controller->chooseSentence(2, true); // is already
        m_controller->chooseSentence(9, true); // there is none
        QCOMPARE(changed.count(), 1);
        const auto offers = m_controller->draftOffers({});
        QVERIFY(std::ranges::none_of(offers, [](const auto& offer) { return offer.category == 'E'; }));
        const base::RowId question = m_controller->draft(u"P3"_s);
        QVERIFY(question != 0);
        const auto stored = workspace::storedQuestion(*m_workspace->reader(), question);
        QCOMPARE(stored->question.evidenceSentenceIds, std::vector<std::string>{"4_1"});
        QVERIFY(m_controller->chosenSentences().empty()); // the next draft is another one
        m_controller->chooseSentence(0, true);
        m_controller->setCurrent(ids()[0]);
        QVERIFY(m_controller->chosenSentences().empty());
        m_controller->setCurrent(ids()[2]); // nor are they there again when it comes back
        QVERIFY(m_controller->chosenSentences().empty());
    }

    void seesWhatAnotherWindowDoes() {
        QSignalSpy told(m_controller.get(), &BundleController::changedElsewhere);
        m_controller->setWatching(true);
        const auto other = m_fixture->open();
        const std::array one{ids()[1]};
        QVERIFY(workspace::setBundleStatus(*other, one, workspace::BundleStatus::Rejected, "Bo").has_value());
        QTRY_COMPARE(m_controller->bundles()[1].curation.status, workspace::BundleStatus::Rejected);
        QTRY_VERIFY(!told.isEmpty());
        QCOMPARE(told.first().first().toString(),
                 u"Bo changed the bundle v3 trend No. 2 elsewhere (rejected)."_s);
        // The same name in another window is another window all the same.
        QVERIFY(workspace::setBundleStatus(*other, one, workspace::BundleStatus::Used, "Ada").has_value());
        QTRY_COMPARE(told.count(), 2);
        QVERIFY(m_controller->setNote(ids()[0], u"own"_s)); // what one does here is no news
        QCOMPARE(told.count(), 2);
        base::NoProgress progress;
        const std::array files{m_fixture->folder() / "bundles.json"};
        QVERIFY(workspace::importBundles(*other, files, "again", "Bo", {}, progress).has_value());
        QTRY_COMPARE(m_controller->bundles().size(), std::size_t(8));
        QCOMPARE(told.last().first().toString(), u"4 bundles were added elsewhere: again."_s);
    }

    void repeatedTextsAreMarked() {
        const workspace::StoredBundle& bundle = m_controller->bundles()[0];
        const auto columns = curation::sentencesByYear(bundle.bundle);
        const QString html =
            app::sentencesHtml(bundle.bundle, columns[0], false, m_controller->repeated(), QPalette());
        QVERIFY(html.contains(u"Same text as 2 other ids"_s));
        QVERIFY(html.contains(u"9_1"_s) && html.contains(u">e<"_s));
        QVERIFY(html.contains(u"Our &lt;loans&gt; grew."_s));
        QVERIFY(!app::sentencesHtml(bundle.bundle, columns[1], false, m_controller->repeated(), QPalette())
                     .contains(u"Same text"_s));
    }

    void realBundles() {
        ASSAY_REQUIRE_SHARED_DATA(data);
        const std::array files{data / "finsights" / "goldp3_v3_trend_bundles.json",
                               data / "finsights" / "goldp3_v4_cross_company_bundles.json"};
        cleanup();
        m_fixture = std::make_unique<tests::BundleFixture>(files);
        load();
        QCOMPARE(m_controller->bundles().size(), std::size_t(540));
        BundleListModel list(*m_controller);
        BundleGroupModel groups(*m_controller);
        const QAbstractItemModelTester listTester(&list,
                                                  QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QAbstractItemModelTester groupTester(&groups,
                                                   QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QModelIndex views = groups.index(1, 0);
        QCOMPARE(groups.rowCount(views), 2);
        QCOMPARE(groups.placesOf(groups.index(0, 0, views))->size(), std::size_t(224));
        QCOMPARE(groups.placesOf(groups.index(1, 0, views))->size(), std::size_t(316));
        m_controller->setText(u"debt"_s);
        QVERIFY(list.rowCount() > 0 && list.rowCount() < 540);
    }
};

ASSAY_TEST(TestBundleModels)
#include "tst_bundle_models.moc"
