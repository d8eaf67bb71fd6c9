// The page of retrieval as a researcher uses it, by keys and clicks: lists are measured, a corpus is asked,
// questions are walked and narrowed, two systems compared, an alpha decided, taken back and removed.
#include "app/pages/retrieval/live_retrieval.h"
#include "app/pages/retrieval/retrieval_questions_pane.h"
#include "core/workspace/runs/alpha_decisions.h"
#include "tests/app/retrieval/retrieval_window.h"
#include "tests/support/test_class.h"
#include "widgets/results/chart_view.h"
#include "widgets/results/table_view.h"

#include <SQLiteCpp/Database.h>

#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSlider>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeWidget>
#include <algorithm>

using namespace assay;
using namespace assay::tests;

class TestRetrievalPage : public QObject, private RetrievalWindow {
    Q_OBJECT

    [[nodiscard]] QTreeWidgetItem* facetValue(const QString& text) const {
        auto* facets = child<QTreeWidget>("retrievalFacets");
        facets->expandAll();
        return facets->findItems(text, Qt::MatchExactly | Qt::MatchRecursive).value(0);
    }

    [[nodiscard]] std::vector<workspace::StoredAlphaDecision> decisions() const {
        const auto reader = controller().workspace()->reader();
        const auto list = workspace::alphaDecisions(*reader);
        return list ? *list : std::vector<workspace::StoredAlphaDecision>();
    }

    [[nodiscard]] widgets::TableView* decisionTable() const {
        return child<widgets::TableView>("retrieval_alpha_decisions");
    }

  private Q_SLOTS:

    void init() { makeReady(); }

    void cleanup() { takeDown(); }

    void anEmptyPageSaysWhatToDo() {
        openPage();
        QVERIFY(child<QLabel>("retrievalEmpty")->text().contains(u"No workspace is open"_s));
        showTab(u"Ask"_s);
        QVERIFY(!child<QPushButton>("retrievalAskStart")->isEnabled());
        QVERIFY(child<QLabel>("retrievalAskState")->text().contains(u"Open a workspace"_s));
    }

    // A suite and lists that have questions in common, not the first of each.
    void whatFitsIsProposed() {
        fill();
        {
            const auto workspace = workspace::Workspace::open(path("w.assay"));
            QVERIFY(workspace.has_value());
            const auto other = workspace::createSuite(**workspace, "A suite of others");
            QVERIFY(other.has_value());
            model::Question question;
            question.questionId = "x0";
            question.questionText = "What is that?";
            question.evidenceSentenceIds = {"gold0"};
            QVERIFY(workspace::addQuestion(**workspace, *other, question, "Ada", "").has_value());
            base::NoProgress progress;
            std::string foreign = listLines(3);
            for (std::size_t at = 0; (at = foreign.find("\"q", at)) != std::string::npos; ++at) {
                foreign[at + 1] = foreign.compare(at, 3, "\"qu") == 0 ? 'q' : 'z';
            }
            QVERIFY(workspace::importAnswerScores(**workspace, write("a", foreign), "a list of others", {},
                                                  {}, progress)
                        .has_value());
        }
        openPage();
        m_session->openWorkspace(QString::fromStdString(path("w.assay").string()));
        QVERIFY(m_jobs->waitForFinished(kJobsMs));
        QTRY_COMPARE(controller().sets().size(), std::size_t{3});
        QTRY_COMPARE(child<QComboBox>("retrievalSuite")->currentText(), u"P1"_s);
        QTRY_VERIFY(child<QComboBox>("retrievalPredictions")->currentText() != u"a list of others"_s);
        // What a person chose stays.
        choose("retrievalSuite", u"A suite of others"_s);
        controller().reload();
        QVERIFY(m_jobs->waitForFinished(kJobsMs));
        QCOMPARE(child<QComboBox>("retrievalSuite")->currentText(), u"A suite of others"_s);
    }

    // Without a run each tab leads to what comes next: what is chosen at the left is measured.
    void emptyTabsMeasure() {
        open();
        for (const QString& title :
             {u"Overview"_s, u"Strata"_s, u"Missed"_s, u"Times"_s, u"Questions"_s, u"Compare"_s}) {
            showTab(title);
            auto* tabs = child<QTabWidget>("retrievalTabs");
            auto* step = tabs->currentWidget()->findChild<QPushButton*>(u"empty_retrieval.run"_s);
            QVERIFY2(step != nullptr && step->isVisible() && step->isEnabled(), qPrintable(title));
        }
        showTab(u"Overview"_s);
        auto* tabs = child<QTabWidget>("retrievalTabs");
        QTest::mouseClick(tabs->currentWidget()->findChild<QPushButton*>(u"empty_retrieval.run"_s),
                          Qt::LeftButton);
        QVERIFY(m_jobs->waitForFinished(kJobsMs));
        QTRY_VERIFY2(controller().run() != nullptr, qPrintable(m_error));
        QTRY_VERIFY(child<widgets::TableView>("retrieval_metrics")->isVisible());
    }

    // With long ids and questions, in the width of a page in a window of 1280 pixels: the ranks of what is
    // relevant are seen whole, and enough of an id to tell it from others.
    void ranksAndIdsAreSeen() {
        fill();
        {
            const auto workspace = workspace::Workspace::open(path("w.assay"));
            QVERIFY(workspace.has_value());
            const auto suite = workspace::createSuite(**workspace, "Long");
            QVERIFY(suite.has_value());
            std::string lines;
            for (int i = 0; i < 8; ++i) {
                model::Question question;
                question.questionId = "AAPL_fact_netincome_of_fiscal_" + std::to_string(2020 + i);
                question.questionText =
                    "What was the net income that the company reported for the fiscal year " +
                    std::to_string(2020 + i) + ", in millions of dollars?";
                question.evidenceSentenceIds = {"gold" + std::to_string(i)};
                QVERIFY(workspace::addQuestion(**workspace, *suite, question, "Ada", "").has_value());
                std::string contexts;
                for (int rank = 0; rank < 20; ++rank) {
                    contexts += (rank == 0 ? "{\"id\":\"" : ",{\"id\":\"") +
                                (rank == 2 ? "gold" + std::to_string(i) : "r" + std::to_string(rank)) + "\"}";
                }
                lines +=
                    "{\"question_id\":\"" + question.questionId + "\",\"contexts\":[" + contexts + "]}\n";
            }
            base::NoProgress progress;
            QVERIFY(workspace::importAnswerScores(**workspace, write("long", lines), "long", {}, {}, progress)
                        .has_value());
        }
        openPage();
        m_page->resize(1'140, 700);
        m_session->openWorkspace(QString::fromStdString(path("w.assay").string()));
        QVERIFY(m_jobs->waitForFinished(kJobsMs));
        QTRY_COMPARE(controller().sets().size(), std::size_t{3});
        choose("retrievalSuite", u"Long"_s);
        measure(u"long"_s);
        showTab(u"Questions"_s);
        QTRY_COMPARE(table()->model()->rowCount(), 8);
        const QFontMetrics metrics(table()->font());
        const auto columnOf = [this](const QString& heading) {
            int column = 0;
            while (column < table()->model()->columnCount() &&
                   table()->model()->headerData(column, Qt::Horizontal).toString() != heading) {
                ++column;
            }
            return column;
        };
        const int ranks = columnOf(u"Ranks 1 to 20"_s);
        const QString spark = table()->model()->index(0, ranks).data().toString();
        QTRY_VERIFY2(table()->columnWidth(ranks) > metrics.horizontalAdvance(spark),
                     qPrintable(QString::number(table()->columnWidth(ranks))));
        const auto right = [&] {
            return table()->columnViewportPosition(ranks) + table()->columnWidth(ranks);
        };
        QTRY_VERIFY2(right() <= table()->viewport()->width(),
                     qPrintable(u"%1 of %2"_s.arg(right()).arg(table()->viewport()->width())));
        QVERIFY2(table()->columnWidth(columnOf(u"Id"_s)) >= 16 * metrics.averageCharWidth(),
                 qPrintable(QString::number(table()->columnWidth(columnOf(u"Id"_s)))));
    }

    void aCorpusIsAsked() {
        open();
        showTab(u"Ask"_s);
        auto* state = child<QLabel>("retrievalAskState");
        auto* start = child<QPushButton>("retrievalAskStart");
        QVERIFY(!start->isEnabled()); // exact search without vectors
        QVERIFY2(state->text().contains(u"needs vectors"_s), qPrintable(state->text()));
        auto* search = child<QComboBox>("retrievalAskSearch")->lineEdit();
        search->setFocus();
        search->selectAll();
        QTest::keyClicks(search, u"telepathy"_s);
        QVERIFY2(state->text().contains(u"not understood"_s), qPrintable(state->text()));
        search->selectAll();
        QTest::keyClicks(search, u"lexical"_s);
        auto* fixed = child<QLineEdit>("retrievalAskFixed");
        fixed->setFocus();
        QTest::keyClicks(fixed, u"nothing"_s);
        QVERIFY2(state->text().contains(u"field=value"_s), qPrintable(state->text()));
        fixed->clear();
        choose("retrievalAskFilter", u"the question's companies"_s);
        auto* name = child<QLineEdit>("retrievalAskName");
        name->setFocus();
        QTest::keyClicks(name, u"words"_s);
        QVERIFY2(state->text().contains(u"has this name"_s), qPrintable(state->text()));
        QTest::keyClicks(name, u" of my own"_s);
        QVERIFY2(start->isEnabled(), qPrintable(state->text()));
        click("retrievalAskStart");
        QVERIFY(m_jobs->waitForFinished(kJobsMs));
        QTRY_VERIFY2(controller().run() != nullptr, qPrintable(m_error));
        const auto run = controller().run();
        QCOMPARE(run->about.predictions, std::string("words of my own"));
        QCOMPARE(run->info.createdBy, std::string("Ada"));
        QCOMPARE(run->about.corpus, std::string("filings"));
        // Kept to its company, a question has one sentence of its topic.
        QCOMPARE(run->evaluation.figures.find("recip_rank")->mean, std::optional(1.0));
        QCOMPARE(controller().sets().size(), std::size_t{3});
        QCOMPARE(table()->model()->rowCount(), static_cast<int>(kTopics.size()));
        QVERIFY2(m_page->summary().contains(u"words of my own"_s), qPrintable(m_page->summary()));
    }

    void theFiguresWhileASearchRuns() {
        app::LiveRetrievalFeed feed;
        QCOMPARE(feed.now().asked, std::int64_t{0});
        model::Question question;
        question.questionId = "q";
        question.evidenceSentenceIds = {"b"};
        model::Prediction list;
        list.contexts.emplace(2);
        (*list.contexts)[0].id = "a";
        (*list.contexts)[1].id = "b";
        feed.take(question, list);
        feed.take({}, list); // nothing is relevant to it
        const app::LiveRetrieval now = feed.now();
        QVERIFY(now.asked == 2 && now.judged == 1);
        QVERIFY(now.hit5 == 1 && now.mrr10 == 0.5 && now.recall10 == 1);
    }

    void questionsAreWalkedByKeys() {
        open();
        measure(u"words"_s);
        showTab(u"Questions"_s);
        // The hardest is in front: its gold comes second.
        QTRY_VERIFY2(card().contains(u"What is said of taxes?"_s), qPrintable(card()));
        QVERIFY2(card().contains(u"Firm 1 speaks of taxes"_s), qPrintable(card())); // the evidence, as text
        auto* list = child<QTextBrowser>("retrievalQuestion");
        QTRY_VERIFY2(list->toPlainText().contains(u"✓ gold6"_s), qPrintable(list->toPlainText()));
        table()->setFocus();
        press(Qt::Key_Right, Qt::ControlModifier);
        QTRY_VERIFY2(card().contains(u"What is said of wages?"_s), qPrintable(card()));
        press(Qt::Key_Left, Qt::ControlModifier);
        QTRY_VERIFY2(card().contains(u"What is said of taxes?"_s), qPrintable(card()));
        press(Qt::Key_Down);
        press(Qt::Key_Down);
        QTRY_VERIFY2(card().contains(u"What is said of lamps?"_s), qPrintable(card()));
    }

    // A table for each field that any question has, with the interval and n of each figure.
    void strataOfEveryField() {
        open();
        measure(u"words"_s);
        showTab(u"Strata"_s);
        auto* category = child<widgets::TableView>("retrieval_strata_category");
        QVERIFY(category != nullptr && category->isVisible());
        QCOMPARE(category->table().rows.size(), std::size_t{2});
        QVERIFY(child<widgets::TableView>("retrieval_strata_difficulty") == nullptr);
        QVERIFY(child<widgets::ChartView>("retrieval_by_category_bars") != nullptr);
    }

    void whatIsRelevantCanBeChosen() {
        open();
        choose("retrievalRelevance", u"its evidence sentences"_s);
        measure(u"words"_s);
        QCOMPARE(controller().run()->about.settings.relevance, evaluate::RelevanceRule::Evidence);
        QCOMPARE(controller().run()->evaluation.figures.unjudged, std::int64_t{0});
        choose("retrievalRelevance", u"its expected sources"_s); // none of them names one
        measure(u"words"_s);
        QCOMPARE(controller().run()->evaluation.figures.unjudged, std::int64_t{8});
    }

    // A figure of some questions opens those alone.
    void figuresLeadToTheirQuestions() {
        open();
        measure(u"words"_s);
        showTab(u"Strata"_s);
        auto* category = child<widgets::TableView>("retrieval_strata_category");
        category->setFocus();
        category->setCurrentIndex(category->model()->index(1, 1));
        press(Qt::Key_Return);
        QTRY_COMPARE(table()->model()->rowCount(), 4);
        QTRY_VERIFY2(card().contains(u"What is said of taxes?"_s), qPrintable(card())); // of category B
        QTRY_VERIFY(child<QToolButton>("clearRetrievalFacets")->isEnabled());
        QTest::mouseClick(child<QToolButton>("clearRetrievalFacets"), Qt::LeftButton);
        QTRY_COMPARE(table()->model()->rowCount(), 8);
        child<app::RetrievalQuestionsPane>("retrievalQuestions")->showQuestions({u"q3"_s, u"q7"_s});
        QTRY_COMPARE(table()->model()->rowCount(), 2);
        QVERIFY(facetValue(u"questions of a figure"_s) != nullptr);
        QTRY_VERIFY(child<QToolButton>("clearRetrievalFacets")->isEnabled());
        QTest::mouseClick(child<QToolButton>("clearRetrievalFacets"), Qt::LeftButton);
        QTRY_COMPARE(table()->model()->rowCount(), 8);
    }

    void facetsAndWordsNarrowTheQuestions() {
        open();
        measure(u"words"_s);
        showTab(u"Questions"_s);
        QTRY_VERIFY(facetValue(u"at rank 1"_s) != nullptr);
        QCOMPARE(facetValue(u"at rank 1"_s)->text(1), u"6"_s);
        QCOMPARE(facetValue(u"at ranks 2 to 5"_s)->text(1), u"2"_s);
        QCOMPARE(facetValue(u"at rank 1"_s)->parent()->child(0), facetValue(u"at rank 1"_s));
        auto* facets = child<QTreeWidget>("retrievalFacets");
        facets->setFocus();
        facets->setCurrentItem(facetValue(u"at ranks 2 to 5"_s));
        QTest::keyClick(facets, Qt::Key_Space);
        QTRY_COMPARE(table()->model()->rowCount(), 2);
        QVERIFY(child<QLabel>("retrievalCount")->text().contains(u"2 of 8"_s));
        QTRY_VERIFY(child<QToolButton>("clearRetrievalFacets")->isEnabled());
        QTest::mouseClick(child<QToolButton>("clearRetrievalFacets"), Qt::LeftButton);
        QTRY_COMPARE(table()->model()->rowCount(), 8);
        auto* search = child<QLineEdit>("retrievalSearch");
        search->setFocus();
        QTest::keyClicks(search, u"CHAIRS"_s);
        QTRY_COMPARE(table()->model()->rowCount(), 1);
        QTRY_VERIFY2(card().contains(u"What is said of chairs?"_s), qPrintable(card()));
        QTest::keyClick(search, Qt::Key_Return);
        QVERIFY(table()->hasFocus());
    }

    void twoSystemsStandSideBySide() {
        open();
        measure(u"words"_s);
        showTab(u"Compare"_s);
        QVERIFY(child<QLabel>("retrievalNoOther")->text().contains(u"one run alone"_s));
        measure(u"vectors"_s);
        QVERIFY(child<QLabel>("retrievalNoOther")->text().contains(u"Choose another run"_s));
        auto* other = child<QComboBox>("retrievalOther");
        QCOMPARE(other->count(), 2); // nothing, and the other run
        chooseEntry(*other, 1);
        QTRY_VERIFY(controller().other() != nullptr);
        const auto tables = [this] { return m_page->findChildren<widgets::TableView*>(); };
        const auto hasRow = [](const widgets::TableView* view) {
            return view->isVisible() &&
                   std::ranges::any_of(view->table().rows, [](const results::TableRow& row) {
                       return row.key == "recip_rank" || row.key == "mrr_at_10";
                   });
        };
        QTRY_VERIFY2(std::ranges::any_of(tables(), hasRow), qPrintable(m_error));
        QVERIFY(!child<QLabel>("retrievalNoOther")->isVisible());
    }

    // Of one question what both found, rank by rank, with what is relevant marked and each document linked to
    // where the other list has it.
    void theListsOfTwoSystemsStandSideBySide() {
        open();
        measure(u"words"_s);
        measure(u"vectors"_s);
        showTab(u"Compare"_s);
        auto* lists = child<QTextBrowser>("retrievalPair");
        QVERIFY(lists->toPlainText().contains(u"Two runs"_s));
        chooseEntry(*child<QComboBox>("retrievalOther"), 1);
        // The first of the four questions that words find at rank 1 and vectors at rank 2.
        QTRY_VERIFY2(lists->toPlainText().contains(u"What is said of tables?"_s),
                     qPrintable(lists->toPlainText()));
        QVERIFY(lists->toPlainText().contains(u"✓ gold2"_s));
        QVERIFY(lists->toPlainText().contains(u"at rank 2 in the other list"_s));
        auto* outcome = child<QLabel>("retrievalPairOutcome");
        QVERIFY2(outcome->text().contains(u"0.5000 against 1.0000"_s) &&
                     outcome->text().contains(u"words is better"_s) &&
                     outcome->text().contains(u"Question 1 of 8"_s),
                 qPrintable(outcome->text()));
        // The link of the first result leads to the same document in the other column.
        QSignalSpy followed(lists, &QTextBrowser::anchorClicked);
        clickLink(*lists, u"#b2"_s);
        QCOMPARE(followed.size(), 1);
        lists->setFocus();
        press(Qt::Key_Right, Qt::ControlModifier);
        QTRY_VERIFY2(lists->toPlainText().contains(u"What is said of floods?"_s),
                     qPrintable(lists->toPlainText()));
        press(Qt::Key_Left, Qt::ControlModifier);
        QTRY_VERIFY(outcome->text().contains(u"Question 1 of 8"_s));
        QVERIFY(!child<QToolButton>("retrievalPairPrevious")->isEnabled());
        QTest::mouseClick(child<QToolButton>("retrievalPairNext"), Qt::LeftButton);
        QTRY_VERIFY(outcome->text().contains(u"Question 2 of 8"_s));
        // Losses alone are walked from their count.
        const auto tables = m_page->findChildren<widgets::TableView*>();
        const auto found = std::ranges::find_if(tables, [](const widgets::TableView* view) {
            return view->table().name.find("outcomes") != std::string::npos;
        });
        QVERIFY(found != tables.end());
        const auto& rows = (*found)->table().rows;
        const auto losses = std::ranges::find(rows, std::string("losses"), &results::TableRow::key);
        QVERIFY(losses != rows.end());
        (*found)->setFocus();
        (*found)->setCurrentIndex((*found)->model()->index(static_cast<int>(losses - rows.begin()), 1));
        press(Qt::Key_Return);
        QTRY_VERIFY2(outcome->text().contains(u"Question 1 of 4"_s), qPrintable(outcome->text()));
    }

    // A list that cannot be read any more is in nobody's way while another question is shown.
    void onlyTheListsOfTheQuestionAreRead() {
        open();
        measure(u"words"_s);
        measure(u"vectors"_s);
        showTab(u"Compare"_s);
        SQLite::Database(path("w.assay").string(), SQLite::OPEN_READWRITE)
            .exec("UPDATE prediction SET detail = '[]' WHERE question_id <> 'q2'");
        chooseEntry(*child<QComboBox>("retrievalOther"), 1);
        auto* lists = child<QTextBrowser>("retrievalPair");
        QTRY_VERIFY2(lists->toPlainText().contains(u"✓ gold2"_s), qPrintable(lists->toPlainText()));
        QTest::mouseClick(child<QToolButton>("retrievalPairNext"), Qt::LeftButton);
        QTRY_VERIFY2(lists->toPlainText().contains(u"damaged"_s), qPrintable(lists->toPlainText()));
    }

    void anAlphaIsDecidedTakenBackAndRemoved() {
        open();
        showTab(u"Alpha"_s);
        choose("alphaLexical", u"words"_s);
        choose("alphaVector", u"vectors"_s);
        QVERIFY(!child<QPushButton>("alphaDecide")->isEnabled());
        click("alphaPrepare");
        QVERIFY(m_jobs->waitForFinished(kJobsMs));
        auto* slider = child<QSlider>("alphaSlider");
        QTRY_VERIFY2(slider->isEnabled(), qPrintable(m_error));
        // Each step fuses every question anew.
        slider->setFocus();
        press(Qt::Key_Home);
        auto* readout = child<QLabel>("alphaReadout");
        QVERIFY2(readout->text().contains(u"MRR 0.8750"_s), qPrintable(readout->text()));
        press(Qt::Key_End);
        QVERIFY2(readout->text().contains(u"MRR 0.6250"_s), qPrintable(readout->text()));
        press(Qt::Key_Home);
        press(Qt::Key_PageUp);
        QCOMPARE(slider->value(), 10);
        // Named, with a reason, signed.
        auto* name = child<QLineEdit>("alphaDecisionName");
        name->setFocus();
        QTest::keyClicks(name, u"November"_s);
        auto* reason = child<QLineEdit>("alphaDecisionReason");
        reason->setFocus();
        QTest::keyClicks(reason, u"words are enough"_s);
        click("alphaDecide");
        QVERIFY2(decisions().size() == 1, qPrintable(m_error));
        const model::AlphaDecision decided = decisions().front().decision;
        QVERIFY(decided.name == "November" && decided.author == "Ada" &&
                decided.reason == "words are enough");
        QVERIFY(decided.alpha == 0.1 && decided.lexical == "words" && decided.n == 8);
        QCOMPARE(decisionTable()->table().rows.size(), std::size_t{1});
        QVERIFY(name->text().isEmpty());
        // Undo and redo by keys.
        slider->setFocus();
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(decisions().empty());
        QTRY_VERIFY(decisionTable() == nullptr);
        press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(decisions().size(), std::size_t{1});
        // Removing needs one that is selected, and is undone as well.
        QVERIFY(!child<QPushButton>("alphaRemove")->isEnabled());
        QTRY_VERIFY(decisionTable() != nullptr);
        decisionTable()->setFocus();
        decisionTable()->setCurrentIndex(decisionTable()->model()->index(0, 0));
        QTRY_VERIFY(child<QPushButton>("alphaRemove")->isEnabled());
        click("alphaRemove");
        QVERIFY(decisions().empty());
        slider->setFocus();
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(decisions().size(), std::size_t{1});
        QVERIFY(decisions().front().decision == decided);
    }
};

ASSAY_TEST(TestRetrievalPage)
#include "tst_retrieval_page.moc"
