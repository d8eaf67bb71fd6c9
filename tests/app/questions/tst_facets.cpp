#include "app/pages/questions/facet_model.h"
#include "app/pages/questions/facet_pane.h"
#include "app/pages/questions/suspicion_text.h"
#include "tests/app/questions/pane_fixture.h"
#include "tests/support/test_class.h"

#include <QAbstractItemModelTester>
#include <QToolButton>
#include <QTreeView>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using app::FacetModel;
using app::FacetPane;
using app::QuestionController;
using curation::Facet;
using tests::PaneFixture;

class TestFacets : public QObject {
    Q_OBJECT

    std::unique_ptr<PaneFixture> m_fixture;
    std::unique_ptr<FacetPane> m_pane;

    [[nodiscard]] QuestionController& controller() const { return m_fixture->controller(); }

    [[nodiscard]] FacetModel& model() const { return m_pane->model(); }

    [[nodiscard]] QTreeView& view() const { return m_pane->view(); }

    [[nodiscard]] QModelIndex value(Facet facet, const char* wanted) const {
        const QModelIndex parent = model().facetIndex(facet);
        for (int row = 0; row < model().rowCount(parent); ++row) {
            const QModelIndex index = model().index(row, FacetModel::Value, parent);
            if (model().valueOf(index) == std::string(wanted)) {
                return index;
            }
        }
        return {};
    }

    [[nodiscard]] QString count(Facet facet, const char* wanted) const {
        return value(facet, wanted).siblingAtColumn(FacetModel::Count).data().toString();
    }

    [[nodiscard]] std::set<std::string> shownIds() const {
        std::set<std::string> ids;
        for (const std::uint32_t position : controller().shown()) {
            ids.insert(controller().columns().questionId[position]);
        }
        return ids;
    }

    void press(const QModelIndex& index, Qt::Key key) const {
        view().setFocus();
        view().setCurrentIndex(index);
        QTest::keyClick(&view(), key);
    }

  private Q_SLOTS:

    void init() {
        m_fixture = std::make_unique<PaneFixture>();
        const auto add = [this](const char* id, const char* category, const char* difficulty,
                                std::vector<std::int64_t> years) {
            QVERIFY(m_fixture->add(id, "What?", [&](model::Question& question) {
                question.category = category;
                question.difficulty = difficulty;
                question.years = std::move(years);
            }) != 0);
        };
        add("a1", "A", "easy", {2019});
        add("a2", "A", "hard", {2019, 2020});
        add("c1", "C", "easy", {2020});
        add("n1", "", "medium", {});
        m_fixture->start();
        m_pane = std::make_unique<FacetPane>(controller());
        m_pane->resize(260, 700);
        m_pane->show();
        QVERIFY(QTest::qWaitForWindowActive(m_pane.get()));
    }

    void cleanup() {
        m_pane.reset();
        m_fixture.reset();
    }

    // Nothing of suspicions is said before a check.
    void suspicionsAreUnknownUntilTheCheck() {
        const QModelIndex facet = model().facetIndex(Facet::Suspicion);
        QVERIFY(facet.data().toString().contains(u"not checked"_s));
        QVERIFY(facet.data(Qt::ToolTipRole).toString().contains(u"No suite was checked"_s));
        QCOMPARE(value(Facet::Suspicion, "").data().toString(), u"not checked yet"_s);
        controller().setSuspicions({{controller().idAtRow(0), {"gold_meta"}}});
        QVERIFY(!facet.data().toString().contains(u"not checked"_s));
        QCOMPARE(value(Facet::Suspicion, "gold_meta").data().toString(),
                 app::ruleText(curation::LintRule::GoldMeta)); // as in the queue
        QVERIFY(!value(Facet::Suspicion, "").data().toString().contains(u"checked"_s));
        QCOMPARE(model().rowCount(facet), 2);
        m_fixture->controller().setWorkspace(nullptr);
        m_fixture->controller().setWorkspace(m_fixture->shared());
        QVERIFY(model().facetIndex(Facet::Suspicion).data().toString().contains(u"not checked"_s));
    }

    void countsAreThoseThatPassTheOtherFacets() {
        const QAbstractItemModelTester tester(&model(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(count(Facet::Category, "A"), u"2"_s);
        QCOMPARE(count(Facet::Category, ""), u"1"_s); // missing
        QCOMPARE(count(Facet::Year, "2019"), u"2"_s);
        press(value(Facet::Difficulty, "easy"), Qt::Key_Space);
        QCOMPARE(shownIds(), (std::set<std::string>{"a1", "c1"}));
        QCOMPARE(count(Facet::Category, "A"), u"1"_s);
        QCOMPARE(count(Facet::Category, "C"), u"1"_s);
        QCOMPARE(count(Facet::Difficulty, "hard"), u"1"_s); // not restricted by its own facet
    }

    void severalValuesAreAlternatives() {
        press(value(Facet::Difficulty, "easy"), Qt::Key_Space);
        press(value(Facet::Difficulty, "medium"), Qt::Key_Return);
        QCOMPARE(shownIds(), (std::set<std::string>{"a1", "c1", "n1"}));
        press(value(Facet::Year, "2020"), Qt::Key_Space); // facets restrict one another
        QCOMPARE(shownIds(), std::set<std::string>{"c1"});
        QCOMPARE(value(Facet::Difficulty, "medium").data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
        press(value(Facet::Year, "2020"), Qt::Key_Space);
        QCOMPARE(shownIds(), (std::set<std::string>{"a1", "c1", "n1"}));
    }

    void byTheMouse() {
        const QModelIndex easy = value(Facet::Difficulty, "easy");
        view().scrollTo(easy);
        // On the text as well as on the box.
        QTest::mouseClick(view().viewport(), Qt::LeftButton, Qt::NoModifier,
                          view().visualRect(easy).center());
        QCOMPARE(shownIds(), (std::set<std::string>{"a1", "c1"}));
        QTest::mouseClick(view().viewport(), Qt::LeftButton, Qt::NoModifier,
                          view().visualRect(easy).center());
        QCOMPARE(shownIds().size(), std::size_t(4));
    }

    void facetsOpenAndAreClearedByKeys() {
        const QModelIndex category = model().facetIndex(Facet::Category);
        QVERIFY(!view().isExpanded(category));
        press(category, Qt::Key_Return);
        QVERIFY(view().isExpanded(category));
        press(value(Facet::Category, "A"), Qt::Key_Space);
        press(value(Facet::Difficulty, "easy"), Qt::Key_Space);
        QCOMPARE(shownIds(), std::set<std::string>{"a1"});
        press(value(Facet::Category, "C"), Qt::Key_Delete);
        QCOMPARE(shownIds(), (std::set<std::string>{"a1", "c1"}));
        m_pane->findChild<QToolButton*>(u"clearFacets"_s)->click();
        QCOMPARE(shownIds().size(), std::size_t(4));
        QVERIFY(!m_pane->findChild<QToolButton*>(u"clearFacets"_s)->isEnabled());
    }

    void theChosenValueStaysWhenNothingHasIt() {
        curation::QuestionFilter filter; // as a saved one may be
        filter.chosen = {{Facet::Category, {"C"}}, {Facet::Difficulty, {"hard"}}};
        controller().setFilter(filter);
        QVERIFY(shownIds().empty());
        QCOMPARE(count(Facet::Category, "C"), u"0"_s);
        QCOMPARE(value(Facet::Category, "C").data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
    }

    void keysStayOnTheirRow() {
        const QModelIndex hard = value(Facet::Difficulty, "hard");
        press(hard, Qt::Key_Space);
        QCOMPARE(model().valueOf(view().currentIndex()), std::optional<std::string>("hard"));
        QVERIFY(view().isExpanded(model().facetIndex(Facet::Difficulty)));
    }

    void valuesAreFound() {
        auto* find = m_pane->findChild<QLineEdit*>(u"facetValueFilter"_s);
        QTest::keyClicks(find, u"20"_s);
        QCOMPARE(model().rowCount(model().facetIndex(Facet::Year)), 2);
        QCOMPARE(model().rowCount(model().facetIndex(Facet::Category)), 0);
        QVERIFY(view().isExpanded(model().facetIndex(Facet::Year)));
        find->clear();
        QCOMPARE(model().rowCount(model().facetIndex(Facet::Category)), 3);
    }

    void whatIsOpenIsRemembered() {
        view().collapseAll();
        view().expand(model().facetIndex(Facet::Year));
        const QByteArray state = m_pane->saveState();
        view().expandAll();
        m_pane->restoreState(state);
        QVERIFY(view().isExpanded(model().facetIndex(Facet::Year)));
        QVERIFY(!view().isExpanded(model().facetIndex(Facet::Suite)));
    }
};

ASSAY_TEST(TestFacets)
#include "tst_facets.moc"
