// The gate: thresholds are not lost by a click or by two windows, verdicts say what they stand on and follow
// what others do with the runs.
#include "app/pages/neighbours/gate_pane.h"
#include "core/evaluate/neighbours/neighbour_comparison.h"
#include "core/workspace/setting_edits.h"
#include "tests/app/neighbours/page_fixture.h"
#include "tests/support/test_class.h"
#include "widgets/charts/category_chart.h"
#include "widgets/charts/plot_widget.h"
#include "widgets/neighbours/bar_chart.h"
#include "widgets/results/power_view.h"
#include "widgets/results/table_view.h"
#include "widgets/tables/data_table_view.h"

#include <QComboBox>
#include <QDate>
#include <QHeaderView>
#include <QLabel>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QToolButton>

using namespace assay;
using namespace Qt::Literals::StringLiterals;

class TestNeighboursGate : public tests::NeighboursPageTest {
    Q_OBJECT

    std::unique_ptr<workspace::Workspace> m_other;

    [[nodiscard]] base::RowId finishedRun(std::int64_t anchors, std::uint64_t seed = 42) const {
        evaluate::NeighbourRunPlan plan;
        plan.corpus = m_fixture->corpus();
        plan.embeddings = m_fixture->embeddings();
        plan.sampling.count = anchors;
        plan.sampling.seed = seed;
        plan.who = "Bob";
        const auto run = evaluate::createNeighbourRun(*m_other, plan, {});
        return run && goOn(*m_other, *run) ? *run : 0;
    }

    [[nodiscard]] base::RowId runOfSearches(const std::vector<const char*>& searches) const {
        evaluate::NeighbourRunPlan plan;
        plan.corpus = m_fixture->corpus();
        plan.embeddings = m_fixture->embeddings();
        plan.sampling.count = 24;
        plan.searches.clear();
        for (const char* const search : searches) {
            plan.searches.push_back(evaluate::readSearchSpec(search).value_or(evaluate::SearchSpec()));
        }
        const auto run = evaluate::createNeighbourRun(*m_other, plan, {});
        return run && goOn(*m_other, *run) ? *run : 0;
    }

    [[nodiscard]] app::GatePane* gate() const { return m_page->findChild<app::GatePane*>(); }

    [[nodiscard]] std::vector<evaluate::GateRule> storedRules() const {
        const auto rules = evaluate::workspaceGateRules(*m_other->reader());
        return rules ? *rules : std::vector<evaluate::GateRule>();
    }

    void openGate(base::RowId run) {
        lookAgain();
        controller().choose(run);
        waitForView(run);
        chooseTab(u"Gate"_s);
    }

    [[nodiscard]] static std::vector<evaluate::GateRule> otherRules() {
        auto rules = evaluate::defaultGateRules();
        rules[1].largestMove = 0.2;
        rules[1].name = "theirs";
        return rules;
    }

    [[nodiscard]] bool storeOtherRules() const {
        const auto json = evaluate::gateRulesJson(otherRules());
        return json && workspace::saveGateRules(*m_other, *json, "Bob");
    }

  private Q_SLOTS:

    void init() {
        begin();
        m_other = m_fixture->open();
    }

    void cleanup() {
        end();
        m_other.reset();
    }

    void defaultsAskFirstAndAreUndone() {
        const base::RowId run = finishedRun(12);
        QVERIFY(storeOtherRules());
        openGate(run);
        QTest::mouseClick(child<QToolButton>("defaultRules"), Qt::LeftButton);
        QVERIFY(storedRules() == otherRules());
        auto* box = child<QMessageBox>("askDefaults");
        QVERIFY(box != nullptr);
        for (QAbstractButton* button : box->buttons()) {
            if (box->buttonRole(button) == QMessageBox::DestructiveRole) {
                QTest::mouseClick(button, Qt::LeftButton);
            }
        }
        QTRY_VERIFY(storedRules() == evaluate::defaultGateRules());
        QVERIFY(!child<QToolButton>("defaultRules")->isEnabled());
        child<widgets::DataTableView>("gateFindings")->setFocus();
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(storedRules() == otherRules());
        QCOMPARE(child<QTableWidget>("gateRules")->item(1, 0)->text(), u"theirs"_s);
    }

    // Runs that are called the same are told apart where one of them is chosen.
    void runsOfOneNameAreToldApart() {
        std::vector<base::RowId> runs;
        for (int i = 0; i < 3; ++i) {
            evaluate::NeighbourRunPlan plan;
            plan.name = "same";
            plan.corpus = m_fixture->corpus();
            plan.embeddings = m_fixture->embeddings();
            plan.sampling.count = 12;
            plan.who = "Bob";
            const auto run = evaluate::createNeighbourRun(*m_other, plan, {});
            QVERIFY(run && goOn(*m_other, *run));
            runs.push_back(*run);
        }
        openGate(runs.back());
        const auto* baseline = child<QComboBox>("gateBaseline");
        QTRY_COMPARE(baseline->count(), 2);
        for (int i = 0; i < 2; ++i) {
            const QString number = u"(run %1)"_s.arg(baseline->itemData(i).toLongLong());
            QVERIFY2(baseline->itemText(i).contains(number), qPrintable(baseline->itemText(i)));
            QVERIFY2(baseline->itemText(i).contains(QString::number(QDate::currentDate().year() % 100)),
                     qPrintable(baseline->itemText(i)));
        }
    }

    // Like is judged against like, until somebody chooses otherwise; and where there is no like, it is said.
    void theSearchOfTheBaselineFollowsThatOfTheRun() {
        QVERIFY(runOfSearches({"lexical", "exact"}) != 0);
        openGate(runOfSearches({"exact", "lexical", "hybrid:0.5"}));
        auto* own = child<QComboBox>("gateSearch");
        auto* other = child<QComboBox>("gateBaselineSearch");
        QTRY_COMPARE(other->count(), 2);
        QCOMPARE(own->currentIndex(), 0);
        QCOMPARE(other->currentIndex(), 1);
        chooseItem(own, 1);
        QCOMPARE(other->currentIndex(), 0);
        QTRY_VERIFY_WITH_TIMEOUT(gate()->verdict().has_value(), 30'000);
        chooseItem(own, 2);
        QCOMPARE(other->currentIndex(), -1);
        QVERIFY(!gate()->verdict().has_value());
        const QString said = child<QLabel>("gateVerdict")->text();
        QVERIFY2(said.contains(own->currentText()), qPrintable(said));
        chooseItem(other, 0); // against something else, as one wishes
        QTRY_VERIFY_WITH_TIMEOUT(gate()->verdict().has_value(), 30'000);
        chooseItem(own, 0);
        QCOMPARE(other->currentIndex(), 1);
        // Each list says what it is, in sight.
        const auto* label = child<QLabel>("gateBaselineSearchLabel");
        QVERIFY(label != nullptr && label->isVisible() && label->buddy() == other);
    }

    // Heads of chosen columns are not written wider than they are measured.
    void headsOfTheThresholdsAreWhole() {
        openGate(finishedRun(12));
        auto* table = child<QTableWidget>("gateRules");
        QTRY_VERIFY(table->isVisible() && table->rowCount() > 0);
        table->selectRow(0);
        QFont font = table->horizontalHeader()->font();
        font.setBold(font.bold() || table->horizontalHeader()->highlightSections());
        const QFontMetrics metrics(font);
        for (int column = 0; column < table->columnCount(); ++column) {
            const QString title = table->horizontalHeaderItem(column)->text();
            QTRY_VERIFY2(table->columnWidth(column) >= metrics.horizontalAdvance(title) + 4,
                         qPrintable(title));
        }
    }

    // An alert becomes a record from where it stands, with the run and its baseline.
    void alertsBecomeIncidents() {
        QVERIFY(finishedRun(40) != 0); // to judge against
        openGate(finishedRun(40));
        QTRY_VERIFY(gate()->verdict().has_value());
        auto* make = child<QToolButton>("gateIncident");
        QCOMPARE(make->isEnabled(), gate()->verdict()->worst != evaluate::Alert::None);
        auto rules = evaluate::defaultGateRules();
        rules.front().measure = evaluate::GateMeasure::HitAt;
        rules.front().k = 1;
        rules.front().regime = model::Regime::Open;
        rules.front().atLeast = 1.0; // nothing is found so well
        const auto json = evaluate::gateRulesJson(rules);
        QVERIFY(json.has_value() && workspace::saveGateRules(*m_other, *json, "Bob").has_value());
        lookAgain();
        QTRY_VERIFY(gate()->verdict().has_value() && gate()->verdict()->worst != evaluate::Alert::None);
        QVERIFY(make->isEnabled());
        const QSignalSpy called(gate(), &app::GatePane::incidentCalled);
        QTest::mouseClick(make, Qt::LeftButton);
        QCOMPARE(called.count(), 1);
        const auto incident = called.front().front().value<workspace::Incident>();
        QVERIFY(!incident.title.empty() && incident.severity == "P0");
        QCOMPARE(called.front().back().value<QList<qint64>>().size(), qsizetype(2));
    }

    void anotherWindowsRulesAreNotOverwritten() {
        openGate(finishedRun(12));
        QVERIFY(storeOtherRules());
        // The page has not looked yet.
        auto* table = child<QTableWidget>("gateRules");
        table->item(0, 4)->setText(u"0.5"_s);
        QVERIFY(storedRules() == otherRules());
        QVERIFY(m_error.contains(u"changed elsewhere"_s));
        QTRY_COMPARE(table->item(1, 0)->text(), u"theirs"_s);
        table->item(0, 4)->setText(u"0.5"_s);
        QCOMPARE(storedRules()[0].atLeast, std::optional(0.5));
        QCOMPARE(storedRules()[1].name, std::string("theirs"));
    }

    // The box that was changed is still there, with the focus.
    void changingARuleKeepsTheFocus() {
        openGate(finishedRun(12));
        auto* table = child<QTableWidget>("gateRules");
        const QPointer<QComboBox> box = qobject_cast<QComboBox*>(table->cellWidget(1, 1));
        const int index = box->currentIndex() == 0 ? 1 : 0;
        chooseItem(box, index);
        QTRY_COMPARE(static_cast<int>(storedRules()[1].alert), index + 1);
        QVERIFY(m_jobs->waitForFinished(30'000));
        QVERIFY(box != nullptr && box->hasFocus());
    }

    // Every limit says how often an unchanged system trips it, as it is edited.
    void powerFollowsTheLimits() {
        openGate(finishedRun(40));
        auto* power = child<widgets::PowerView>("gatePower");
        QVERIFY(power->plan().items > 20);
        QCOMPARE(power->plan().limits.size(), std::size_t{2});
        QCOMPARE(power->plan().limits[0].largest, 0.07);
        child<QTableWidget>("gateRules")->item(1, 5)->setText(u"0.2"_s);
        QCOMPARE(power->plan().limits[0].largest, 0.2);
    }

    void fewAnchorsCannotBeJudged() {
        QVERIFY(finishedRun(12) != 0);
        openGate(finishedRun(12));
        QTRY_VERIFY_WITH_TIMEOUT(gate()->verdict().has_value(), 30'000);
        QVERIFY2(child<QLabel>("gateVerdict")->text().contains(u"cannot be judged"_s),
                 qPrintable(child<QLabel>("gateVerdict")->text()));
        const auto* model = child<widgets::DataTableView>("gateFindings")->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            QVERIFY(!model->index(row, 0).data().toString().contains(u'✓'));
        }
    }

    void tablesHaveTitlesAndRowsInSight() {
        const base::RowId baseline = finishedRun(60);
        const base::RowId run = finishedRun(72);
        QVERIFY(workspace::setBaseline(*m_other, baseline, true));
        openGate(run);
        QTRY_VERIFY_WITH_TIMEOUT(gate()->verdict().has_value(), 30'000);
        for (const char* name : {"gateFindings", "gateChances"}) {
            const auto* view = child<widgets::TableView>(name);
            const auto* title = child<QLabel>((std::string(name) + "Title").c_str());
            QVERIFY(title != nullptr && !title->isHidden());
            QCOMPARE(title->text(), QString::fromStdString(view->table().title));
            QVERIFY(!title->text().isEmpty());
            const int rows = static_cast<int>(std::min<std::size_t>(view->table().rows.size(), 8));
            QTRY_VERIFY2(view->height() >= view->heightOf(std::min(rows, 4)), name);
        }
        QVERIFY(child<QTableWidget>("gateRules")->height() >=
                4 * child<QTableWidget>("gateRules")->rowHeight(0));
    }

    void figuresSayWhatTheyStandOn() {
        const base::RowId baseline = finishedRun(60); // of more places the first are those of fewer
        const base::RowId run = finishedRun(72);
        QVERIFY(workspace::setBaseline(*m_other, baseline, true));
        openGate(run);
        QTRY_VERIFY_WITH_TIMEOUT(gate()->verdict().has_value(), 30'000);
        QVERIFY(gate()->verdict()->onlyRun > 0);
        const auto common = 72 - gate()->verdict()->onlyRun;
        const auto* model = child<widgets::DataTableView>("gateFindings")->model();
        int moves = 0;
        for (int row = 0; row < model->rowCount(); ++row) {
            const auto& finding = gate()->verdict()->findings[static_cast<std::size_t>(row)];
            if (!finding.rule.largestMove || !finding.judged) {
                continue;
            }
            ++moves;
            QVERIFY(!model->index(row, 0).data().toString().contains(u"passes"_s));
            if (!finding.violated) {
                QVERIFY(model->index(row, 0).data().toString().contains(QString::number(common)));
            }
            if (finding.rule.measure == evaluate::GateMeasure::HitAt) {
                for (const int column : {3, 4}) {
                    const QString text = model->index(row, column).data().toString();
                    QVERIFY2(text.contains(u"n\u00a0="_s) && text.contains(u'('), qPrintable(text));
                }
            }
        }
        QVERIFY(moves > 0);
    }

    void aRunThatIsRemovedIsNoBaseline() {
        const base::RowId baseline = finishedRun(24);
        const base::RowId run = finishedRun(24);
        openGate(run);
        QTRY_VERIFY_WITH_TIMEOUT(gate()->verdict().has_value(), 30'000);
        QVERIFY(child<QComboBox>("gateBaseline")->findData(qint64(baseline)) >= 0);
        QVERIFY(workspace::removeRun(*m_other, baseline, {}));
        lookAgain();
        QTRY_COMPARE(child<QComboBox>("gateBaseline")->count(), 0);
        QVERIFY(!gate()->verdict().has_value());
        const base::RowId later = finishedRun(24);
        lookAgain();
        QTRY_VERIFY_WITH_TIMEOUT(gate()->verdict().has_value(), 30'000);
        QCOMPARE(child<QComboBox>("gateBaseline")->currentData().toLongLong(), qint64(later));
    }

    void aReadOnlyWorkspaceOffersNoChange() {
        const base::RowId run = finishedRun(12);
        openGate(run);
        auto readOnly = workspace::Workspace::open(m_fixture->path(), workspace::OpenMode::ReadOnly);
        QVERIFY(readOnly.has_value());
        controller().setWorkspace(std::shared_ptr<workspace::Workspace>(std::move(*readOnly)));
        waitForView(run);
        for (const char* name : {"addRule", "removeRule", "defaultRules"}) {
            QVERIFY(!child<QToolButton>(name)->isEnabled());
        }
        QVERIFY(!child<QTableWidget>("gateRules")->isEnabled());
    }

    // What is saved as a picture names the search, how well it finds, and over how many.
    void chartsSayWhatTheyShow() {
        const base::RowId run = finishedRun(24);
        openGate(run);
        chooseTab(u"Curves"_s);
        const plot::LineChart& lines = child<widgets::PlotWidget>("hitCurves")->lines();
        QVERIFY(!lines.series.empty());
        const auto covered = controller().view()->figures.coverage.count;
        int lucks = 0;
        for (const plot::ChartSeries& series : lines.series) {
            const QString name = QString::fromStdString(series.name);
            if (name.startsWith(u"by luck"_s)) {
                ++lucks;
                QVERIFY(series.style == plot::LineStyle::Luck && series.low.empty());
                continue;
            }
            QVERIFY2(name.contains(u"LSA 16"_s), qPrintable(name));
            // Once below the axis where it is the same of all, else with each.
            const QString n = u"n = %1"_s.arg(covered);
            const QString axis = QString::fromStdString(lines.x.title);
            QVERIFY2(name.contains(n) != axis.contains(n), qPrintable(name + u" | "_s + axis));
            QCOMPARE(series.low.size(), series.points.size());
            for (std::size_t i = 0; i < series.points.size(); ++i) {
                QVERIFY(series.low[i].y <= series.points[i].y && series.points[i].y <= series.high[i].y);
            }
        }
        QCOMPARE(lucks, 2); // filtered and open
        chooseTab(u"Strata"_s);
        const widgets::BarChartSpec& bars = child<widgets::BarChart>("strataChart")->spec();
        QCOMPARE(bars.chanceName, u"by luck"_s);
        QVERIFY(std::ranges::any_of(bars.groups, [](const widgets::BarGroup& group) {
            return !group.figures.isEmpty() && group.figures[0].chance.has_value();
        }));
        const QString title = child<widgets::BarChart>("strataChart")->spec().title;
        QVERIFY2(title.contains(u"LSA 16"_s) && title.contains(u"n = %1"_s.arg(covered)), qPrintable(title));
        chooseTab(u"Distances"_s);
        QVERIFY(child<widgets::PlotWidget>("distances0")->title().contains(u"LSA 16"_s));
        auto* boxes = child<widgets::CategoryChart>("distanceBoxes");
        QVERIFY(boxes->isVisible() && boxes->textAlternative().contains(u"LSA 16"_s));
    }
};

ASSAY_TEST(TestNeighboursGate)
#include "tst_neighbours_gate.moc"
