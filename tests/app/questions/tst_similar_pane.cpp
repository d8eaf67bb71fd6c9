#include "app/pages/questions/similar_pane.h"
#include "core/workspace/suites/question_vectors.h"
#include "tests/app/questions/pane_fixture.h"
#include "tests/support/test_class.h"
#include "widgets/tables/data_table_view.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using app::SimilarPane;
using tests::PaneFixture;
using widgets::DataTableView;

class TestSimilarPane : public QObject {
    Q_OBJECT

    std::unique_ptr<PaneFixture> m_fixture;
    std::unique_ptr<SimilarPane> m_pane;
    base::RowId m_first = 0, m_second = 0, m_odd = 0;

    [[nodiscard]] DataTableView* table() const { return m_pane->findChild<DataTableView*>(u"similar"_s); }

    [[nodiscard]] QString about() const { return m_pane->findChild<QLabel*>(u"similarAbout"_s)->text(); }

  private Q_SLOTS:

    void init() {
        m_fixture = std::make_unique<PaneFixture>();
        m_first = m_fixture->add("debt1", "Which debt did Fjord repay in 2020?");
        m_second = m_fixture->add("debt2", "How much debt did Fjord repay?");
        m_fixture->add("tax1", "Which tax rate applies to salmon farming?");
        m_fixture->add("tax2", "Does the tax rate on farming of salmon change?");
        m_odd = m_fixture->add("odd", "Quis custodiet ipsos custodes?");
        m_fixture->start();
        m_pane = std::make_unique<SimilarPane>(m_fixture->controller());
        m_pane->resize(1'000, 500);
        m_pane->show();
        QVERIFY(QTest::qWaitForWindowActive(m_pane.get()));
    }

    void cleanup() {
        m_pane.reset();
        m_fixture.reset();
    }

    void theNearestStandsFirstAndLeadsThere() {
        const QAbstractItemModelTester tester(table()->model(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        m_fixture->controller().setCurrent(m_first);
        QTRY_VERIFY(table()->model()->rowCount() > 0);
        QCOMPARE(table()->model()->index(0, app::SimilarModel::Id).data().toString(), u"debt2"_s);
        QVERIFY(about().contains(u"LSA"_s)); // the vectors are called what they are
        table()->selectRow(0);
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_Return);
        QTRY_COMPARE(m_fixture->controller().current()->id, m_second);
        QTRY_COMPARE(table()->model()->index(0, app::SimilarModel::Id).data().toString(), u"debt1"_s);
    }

    // Vectors of a model that are kept are offered beside LSA; an edit makes one outdated.
    void byWhichVectorsIsChosen() {
        auto* const by = m_pane->findChild<QComboBox*>(u"similarBy"_s);
        QVERIFY(by != nullptr);
        QCOMPARE(by->count(), 1);
        const std::vector<base::RowId> questions{m_first, m_second, m_odd};
        const std::vector<std::string> texts{"Which debt did Fjord repay in 2020?",
                                             "How much debt did Fjord repay?",
                                             "Quis custodiet ipsos custodes?"};
        const std::vector<float> values{1, 0, 0, 1, 0.9F, 0.1F};
        workspace::NewQuestionVectors made;
        made.model = "MiniLM";
        made.dimension = 2;
        made.questions = questions;
        made.texts = texts;
        made.values = values;
        QVERIFY(workspace::keepQuestionVectors(m_fixture->workspace(), made).has_value());
        m_fixture->controller().setCurrent(m_first);
        m_fixture->controller().reload();
        QTRY_COMPARE(by->count(), 2);
        by->setCurrentIndex(1);
        Q_EMIT by->activated(1);
        QTRY_COMPARE(table()->model()->index(0, app::SimilarModel::Id).data().toString(), u"odd"_s);
        QVERIFY(about().contains(u"MiniLM"_s) && !about().contains(u"LSA"_s));
        auto question = m_fixture->controller().current()->question;
        question.questionText = "Which debt was repaid?";
        QVERIFY(m_fixture->controller().save(question, u"other words"_s, {}));
        QTRY_COMPARE(table()->model()->rowCount(), 0);
        QTRY_VERIFY(about().contains(u"1"_s));
    }

    void editsAreCompared() {
        m_fixture->controller().setCurrent(m_first);
        QTRY_VERIFY(table()->model()->rowCount() > 0);
        auto question = m_fixture->controller().current()->question;
        question.questionText = "Which tax rate applies to the farming of salmon?";
        QVERIFY(m_fixture->controller().save(question, u"another subject"_s, {}));
        QTRY_VERIFY(table()->model()->rowCount() > 0 &&
                    table()->model()->index(0, app::SimilarModel::Id).data().toString().startsWith(u"tax"_s));
    }
};

ASSAY_TEST(TestSimilarPane)
#include "tst_similar_pane.moc"
