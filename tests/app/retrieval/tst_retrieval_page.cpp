// The page of retrieval as a researcher uses it, by keys and clicks: lists are measured, a corpus is asked,
// questions are walked and narrowed, two systems compared, an alpha decided, taken back and removed.
#include "app/pages/retrieval/live_retrieval.h"
#include "app/pages/retrieval/retrieval_controller.h"
#include "app/pages/retrieval/retrieval_page.h"
#include "app/settings/settings.h"
#include "app/shell/session.h"
#include "core/base/progress.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/runs/alpha_decisions.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/suites.h"
#include "tests/support/test_class.h"
#include "tests/support/user_acts.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/reading/reading_card.h"
#include "widgets/results/table_view.h"

#include <QtTest/QtTest>

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSlider>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeWidget>
#include <algorithm>
#include <array>
#include <fstream>
#include <memory>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using app::RetrievalPage;

namespace {

constexpr int kJobsMs = 60'000;
constexpr std::array<const char*, 8> kTopics{"lamps", "chairs", "tables", "floods",
                                             "fires", "courts", "taxes",  "wages"};

// Two companies say the same of each topic; the first one's sentences are gold.
std::string corpusLines() {
    std::string lines;
    for (int company = 1; company <= 2; ++company) {
        for (std::size_t i = 0; i < kTopics.size(); ++i) {
            lines += "{\"cik_int\":" + std::to_string(company) + ",\"name\":\"Firm " +
                     std::to_string(company) + "\",\"report_year\":2020,\"section_name\":\"7\"," +
                     "\"sentence_pos\":" + std::to_string(i) + ",\"sentenceID\":\"" +
                     (company == 1 ? "gold" : "other") + std::to_string(i) + "\",\"text\":\"Firm " +
                     std::to_string(company) + " speaks of " + kTopics[i] + " in every town.\"}\n";
        }
    }
    return lines;
}

// The gold of the first questions comes first, that of the others second.
std::string listLines(int first) {
    std::string lines;
    for (int i = 0; i < static_cast<int>(kTopics.size()); ++i) {
        const std::string gold = "gold" + std::to_string(i);
        lines += "{\"question_id\":\"q" + std::to_string(i) + "\",\"contexts\":[{\"id\":\"" +
                 (i < first ? gold : "other") +
                 "\",\"score\":2,\"text\":\"The town has lamps.\"},{\"id\":\"" +
                 (i < first ? "other" : gold) + "\",\"score\":1}]}\n";
    }
    return lines;
}

} // namespace

class TestRetrievalPage : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<widgets::JobRunner> m_jobs;
    std::unique_ptr<app::Session> m_session;
    std::unique_ptr<RetrievalPage> m_page;
    QString m_error; // the last one that the page raised

    [[nodiscard]] std::filesystem::path path(const std::string& name) const {
        return std::filesystem::path(m_folder->path().toStdString()) / name;
    }

    std::filesystem::path write(const std::string& name, const std::string& content) const {
        std::ofstream out(path(name), std::ios::binary);
        out << content;
        return path(name);
    }

    template <typename Widget>
    [[nodiscard]] Widget* child(const char* name) const {
        return m_page->findChild<Widget*>(QLatin1String(name));
    }

    [[nodiscard]] app::RetrievalController& controller() const { return *m_page->controller(); }

    [[nodiscard]] widgets::DataTableView* table() const {
        return child<widgets::DataTableView>("retrievalTable");
    }

    [[nodiscard]] QString card() const { return child<widgets::ReadingCard>("readingCard")->wholeText(); }

    void showTab(const QString& title) const {
        auto* tabs = child<QTabWidget>("retrievalTabs");
        for (int i = 0; i < tabs->count(); ++i) {
            if (tabs->tabText(i) == title) {
                tabs->setCurrentIndex(i);
                return;
            }
        }
        QFAIL(qPrintable(title));
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const {
        QWidget* const focus = QApplication::focusWidget();
        QTest::keyClick(focus != nullptr ? focus : m_page.get(), key, modifiers);
    }

    void click(const char* name) const {
        auto* button = child<QPushButton>(name);
        QVERIFY2(button->isVisible() && button->isEnabled(), name);
        QTest::mouseClick(button, Qt::LeftButton);
    }

    void choose(const char* name, const QString& text) const {
        auto* box = child<QComboBox>(name);
        QVERIFY2(box->findText(text) >= 0, qPrintable(text));
        tests::chooseEntry(*box, box->findText(text));
    }

    void fill() const {
        const auto workspace = workspace::Workspace::create(path("w.assay"));
        QVERIFY(workspace.has_value());
        const auto suite = workspace::createSuite(**workspace, "P1");
        QVERIFY(suite.has_value());
        for (std::size_t i = 0; i < kTopics.size(); ++i) {
            model::Question question;
            question.questionId = "q" + std::to_string(i);
            question.questionText = std::string("What is said of ") + kTopics[i] + "?";
            question.evidenceSentenceIds = {"gold" + std::to_string(i)};
            question.cikInt = {1};
            question.years = {2020};
            question.category = i < 4 ? "A" : "B";
            QVERIFY(workspace::addQuestion(**workspace, *suite, question, "Ada", "").has_value());
        }
        base::NoProgress progress;
        const std::array<std::filesystem::path, 1> corpus{write("corpus.jsonl", corpusLines())};
        QVERIFY(workspace::importCorpus(**workspace, corpus, {"filings", std::nullopt, "Ada"}, {}, progress)
                    .has_value());
        for (const auto& [name, first] : {std::pair("words", 6), std::pair("vectors", 2)}) {
            QVERIFY(workspace::importAnswerScores(**workspace, write(name, listLines(first)), name, {}, {},
                                                  progress)
                        .has_value());
        }
    }

    void openPage() {
        m_jobs = std::make_unique<widgets::JobRunner>();
        m_session = std::make_unique<app::Session>(*m_jobs);
        m_page = std::make_unique<RetrievalPage>();
        m_page->setSession(m_session.get());
        connect(m_page.get(), &app::Page::errorRaised, this, [this](const QString& text) { m_error = text; });
        m_page->resize(1'180, 740);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    }

    void open() {
        fill();
        openPage();
        m_session->openWorkspace(QString::fromStdString(path("w.assay").string()));
        QVERIFY(m_jobs->waitForFinished(kJobsMs));
        QTRY_COMPARE(controller().sets().size(), std::size_t{2});
    }

    // By the lists on the left and the key.
    void measure(const QString& lists) {
        const std::size_t before = controller().runs().size();
        choose("retrievalPredictions", lists);
        press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(m_jobs->waitForFinished(kJobsMs));
        QTRY_VERIFY2(controller().runs().size() == before + 1, qPrintable(m_error));
        QTRY_VERIFY(controller().run() != nullptr);
        QCOMPARE(QString::fromStdString(controller().run()->about.predictions), lists);
    }

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

    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        app::Settings::redirectTo(m_folder->path());
        QSettings().clear();
        app::Settings().setCuratorName(u"Ada"_s);
        m_error.clear();
    }

    void cleanup() {
        m_page.reset();
        m_session.reset();
        m_jobs.reset();
        m_folder.reset();
    }

    void anEmptyPageSaysWhatToDo() {
        openPage();
        QVERIFY(child<QLabel>("retrievalEmpty")->text().contains(u"No workspace is open"_s));
        showTab(u"Ask"_s);
        QVERIFY(!child<QPushButton>("retrievalAskStart")->isEnabled());
        QVERIFY(child<QLabel>("retrievalAskState")->text().contains(u"Open a workspace"_s));
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
        tests::chooseEntry(*other, 1);
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
