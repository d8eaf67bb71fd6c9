#include "core/workspace/predictions/answer_scores.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/reference_lists.h"
#include "core/workspace/suites/suites.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <SQLiteCpp/SQLiteCpp.h>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;
using base::IssueCode;

class TstStoredAnswerScores : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void importsAndLoads();
    void aRunAddsWhatItComputed();
    void unknownQuestionsAreReported();
    void damagedFileLeavesNothing();
    void namesAreTaken();
    void stopsWhole();
    void listsAndRemoves();
    void outlivesARestart();
    void fileIsGivenBack();
    void severalSystemsAreSeveralSets();
    void damagedFileIsFound();

  private:
    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<Workspace> m_workspace;
    base::NoProgress m_progress;

    base::Result<AnswerSetImport> import(const std::string& content, const std::string& name,
                                         std::stop_token stop = {}) {
        return importAnswerScores(*m_workspace, m_folder->write("scores.csv", content), name, {}, stop,
                                  m_progress);
    }

    int rows(const std::string& table) {
        const auto reader = m_workspace->reader();
        return reader->database().execAndGet("SELECT count(*) FROM " + table).getInt();
    }
};

void TstStoredAnswerScores::init() {
    m_workspace.reset();
    m_folder = std::make_unique<StoreFolder>();
    auto made = Workspace::create(m_folder->path("w.assay"));
    ASSAY_VERIFY_OK(made);
    m_workspace = std::move(*made);
    const auto suite = createSuite(*m_workspace, "P1");
    ASSAY_VERIFY_OK(suite);
    for (const char* id : {"q1", "q2"}) {
        model::Question question;
        question.questionId = id;
        question.questionText = "What?";
        ASSAY_VERIFY_OK(workspace::addQuestion(*m_workspace, *suite, question, "Ada", ""));
    }
}

void TstStoredAnswerScores::importsAndLoads() {
    const auto imported = import("{\"id\":\"q1\",\"response\":\"\",\"rougeL\":0.1,\"x\":1e-300}\n"
                                 "{\"id\":\"q2\",\"rougeL\":null,\"x\":0.30000000000000004}\n",
                                 "system A");
    ASSAY_VERIFY_OK(imported);
    QCOMPARE(imported->set.answers, 2);
    QCOMPARE(imported->unknownQuestions, 0);
    QCOMPARE(imported->issues.total(), 0);
    QVERIFY(imported->kind == formats::PredictionKind::PredictionsJsonl);
    const auto reader = m_workspace->reader();
    const auto answers = loadAnswerScores(*reader, imported->set.id, {});
    ASSAY_VERIFY_OK(answers);
    QCOMPARE(answers->size(), std::size_t{2});
    QVERIFY((answers->at("q1") == ScoredAnswer{"", {{"rouge_l", 0.1}, {"x", 1e-300}}}));
    QVERIFY((answers->at("q2") == ScoredAnswer{std::nullopt, {{"x", 0.30000000000000004}}}));
    QVERIFY(answers->at("q1").metric("rouge_l") == 0.1);
    QVERIFY(!answers->at("q2").metric("rouge_l"));
    ASSAY_COMPARE_ERROR(loadAnswerScores(*reader, imported->set.id + 1, {}), NotFound);
}

// What a run has computed joins what came with the answers, which wins.
void TstStoredAnswerScores::aRunAddsWhatItComputed() {
    const auto imported = import("{\"id\":\"q1\",\"response\":\"a\",\"rougeL\":0.1}\n"
                                 "{\"id\":\"q2\",\"response\":\"b\"}\n",
                                 "system A");
    ASSAY_VERIFY_OK(imported);
    const base::RowId set = imported->set.id;
    QVERIFY(workspace::newestAnswersRun(*m_workspace->reader(), set).value_or(-1) == 0);
    const auto measure = [&](base::RowId measured, double rouge) {
        workspace::NewRun run;
        run.kind = "answers";
        run.name = "a run";
        run.settings = "{}";
        run.inputs = "{\"predictions_id\":" + std::to_string(measured) + "}";
        run.items = 2;
        std::vector<workspace::RunItem> items;
        for (const char* id : {"q1", "q2"}) {
            items.push_back({static_cast<std::int64_t>(items.size()), id,
                             "{\"question_id\":\"" + std::string(id) +
                                 "\",\"metrics\":{\"rougeL_f\":" + std::to_string(rouge) +
                                 ",\"numeric_correct\":\"no_gold\",\"contains\":0.5}}"});
        }
        return workspace::addFinishedRun(*m_workspace, run, items, "{}");
    };
    const auto older = measure(set, 0.25);
    ASSAY_VERIFY_OK(older);
    const auto newest = measure(set, 0.75);
    ASSAY_VERIFY_OK(newest);
    ASSAY_VERIFY_OK(measure(set + 1, 0.5)); // of another set
    const auto reader = m_workspace->reader();
    QVERIFY(workspace::newestAnswersRun(*reader, set).value_or(0) == *newest);
    const auto answers = loadAnswerScores(*reader, set, {});
    ASSAY_VERIFY_OK(answers);
    QVERIFY((answers->at("q1") == ScoredAnswer{"a", {{"rouge_l", 0.1}, {"contains", 0.5}}}));
    QVERIFY((answers->at("q2") == ScoredAnswer{"b", {{"rouge_l", 0.75}, {"contains", 0.5}}}));
    // Another run instead, or none.
    const auto runs = workspace::answersRuns(*reader);
    ASSAY_VERIFY_OK(runs);
    QCOMPARE(runs->size(), std::size_t{3});
    QVERIFY((runs->at(1) == workspace::AnswersRunInfo{*newest, set, "a run"}));
    QVERIFY(runs->at(0).set == set + 1 && runs->at(2).id == *older);
    QVERIFY((loadAnswerScores(*reader, set, {}, *older)->at("q2") ==
             ScoredAnswer{"b", {{"rouge_l", 0.25}, {"contains", 0.5}}}));
    QVERIFY(
        (loadAnswerScores(*reader, set, {}, workspace::kNoAnswersRun)->at("q2") == ScoredAnswer{"b", {}}));
}

void TstStoredAnswerScores::unknownQuestionsAreReported() {
    const auto imported = import("id,bleurt\nq2,0.5\nQ1,0.5\nq1,0.5\nq1,0.6\nother,x\n", "A");
    ASSAY_VERIFY_OK(imported);
    QCOMPARE(imported->unknownQuestions, 2);
    QCOMPARE(imported->rejected, 0);
    QCOMPARE(imported->issues.count(IssueCode::UnknownQuestion), 2);
    QCOMPARE(imported->issues.count(IssueCode::DuplicateId), 1);
    QCOMPARE(imported->issues.count(IssueCode::NotANumber), 1);
    std::vector<std::pair<std::string, std::int64_t>> unknown;
    for (const base::Issue& issue : imported->issues.issues()) {
        if (issue.code == IssueCode::UnknownQuestion) {
            unknown.emplace_back(issue.value, issue.line);
        }
    }
    QVERIFY((unknown == std::vector<std::pair<std::string, std::int64_t>>{{"Q1", 3}, {"other", 6}}));
    // They are kept: their questions may come later.
    QCOMPARE(imported->set.answers, 5);
    const auto answers = loadAnswerScores(*m_workspace->reader(), imported->set.id, {});
    ASSAY_VERIFY_OK(answers);
    QCOMPARE(answers->count("other"), std::size_t{1});
    // Two answers to one question are averaged within it.
    QVERIFY(std::abs(answers->at("q1").metrics.at("bleurt") - 0.55) < 1e-12);
}

void TstStoredAnswerScores::damagedFileLeavesNothing() {
    base::IssueList issues;
    const auto file = m_folder->write("bad.csv", "id,bleurt\n,1\n");
    ASSAY_COMPARE_ERROR(importAnswerScores(*m_workspace, file, "A", {}, {}, m_progress, &issues),
                        InputNotUsable);
    QCOMPARE(issues.total(), 1);
    ASSAY_COMPARE_ERROR(import("nothing known", "A"), UnknownFormat);
    QCOMPARE(rows("prediction_set") + rows("prediction") + rows("prediction_file") +
                 rows("prediction_file_piece"),
             0);
}

void TstStoredAnswerScores::namesAreTaken() {
    ASSAY_VERIFY_OK(import("id,bleurt\nq1,0.5\n", "A"));
    ASSAY_COMPARE_ERROR(import("id,bleurt\nq1,0.75\n", "A"), NameTaken);
    ASSAY_COMPARE_ERROR(import("id,bleurt\nq1,0.75\n", ""), InvalidArgument);
    ASSAY_VERIFY_OK(import("id,bleurt\nq1,0.75\n", "B"));
    QCOMPARE(rows("prediction"), 2);
}

void TstStoredAnswerScores::stopsWhole() {
    std::string content = "id,bleurt\n";
    for (int i = 0; i < 10'000; ++i) {
        content += "q" + std::to_string(i) + ",0.5\n";
    }
    std::stop_source source;
    WatchedProgress progress([&](base::Stage stage, std::int64_t done, std::int64_t total) {
        if (stage == base::Stage::Reading && done == total) { // read twice: all but the last of it is stored
            source.request_stop();
        }
    });
    ASSAY_COMPARE_ERROR(importAnswerScores(*m_workspace, m_folder->write("s.csv", content), "A", {},
                                           source.get_token(), progress),
                        Cancelled);
    QCOMPARE(rows("prediction_set") + rows("prediction") + rows("prediction_file") +
                 rows("prediction_file_piece"),
             0);
}

void TstStoredAnswerScores::listsAndRemoves() {
    const auto first = import("id,bleurt\nq1,0.5\nq2,0.5\n", "A");
    const auto second = import("id,bleurt\nq1,0.5\n", "B");
    ASSAY_VERIFY_OK(first);
    ASSAY_VERIFY_OK(second);
    auto reader = m_workspace->reader();
    const auto sets = answerSets(*reader);
    ASSAY_VERIFY_OK(sets);
    QCOMPARE(sets->size(), std::size_t{2});
    QVERIFY((*sets)[0].name == "B" && (*sets)[1].name == "A");
    QCOMPARE((*sets)[1].answers, 2);
    QVERIFY((*sets)[1].file == "scores.csv" && (*sets)[1].sha256 == first->set.sha256);
    QCOMPARE(findAnswerSet(*reader, "A")->id, first->set.id);
    ASSAY_COMPARE_ERROR(findAnswerSet(*reader, "C"), NotFound);
    ASSAY_VERIFY_OK(removeAnswerSet(*m_workspace, first->set.id));
    ASSAY_COMPARE_ERROR(removeAnswerSet(*m_workspace, first->set.id), NotFound);
    QCOMPARE(rows("prediction"), 1);
    QCOMPARE(answerSets(*reader)->size(), std::size_t{1});
}

void TstStoredAnswerScores::outlivesARestart() {
    const auto imported = import("id,answer\nq1,\"blå\"\n", "A");
    ASSAY_VERIFY_OK(imported);
    const auto path = m_workspace->path();
    m_workspace.reset();
    auto opened = Workspace::open(path, OpenMode::ReadOnly);
    ASSAY_VERIFY_OK(opened);
    m_workspace = std::move(*opened);
    QVERIFY(loadAnswerScores(*m_workspace->reader(), imported->set.id, {})->at("q1").answer == "blå");
    ASSAY_COMPARE_ERROR(removeAnswerSet(*m_workspace, imported->set.id), ReadOnlyWorkspace);
}

void TstStoredAnswerScores::fileIsGivenBack() {
    const std::string content = "\xEF\xBB\xBFid,bleurt,note\r\nq1,0.50,\"a\xFF\"\r\n";
    ASSAY_VERIFY_OK(import(content, "A"));
    const auto reader = m_workspace->reader();
    const auto kept = keptFile(*reader, "A");
    ASSAY_VERIFY_OK(kept);
    QVERIFY(kept->content == content);
    QCOMPARE(kept->kind, std::string("scores-csv"));
    QCOMPARE(kept->file, std::string("scores.csv"));
    QCOMPARE(kept->records, 1);
    QCOMPARE(findAnswerSet(*reader, "A")->kind, std::string("scores-csv"));
    ASSAY_COMPARE_ERROR(keptFile(*reader, "B"), NotFound);
}

void TstStoredAnswerScores::severalSystemsAreSeveralSets() {
    const std::string content = R"({"baselines": {
        "m": {"results": [{"question_id": "q1", "answer": "six", "clarity": 4},
                          {"question_id": "q2", "answer": "ten", "clarity": 5}]},
        "n": {"results": [{"question_id": "q1", "answer": "seven", "clarity": 9}]}}})";
    const auto imported = import(content, "Two");
    ASSAY_VERIFY_OK(imported);
    QCOMPARE(imported->answers, 3);
    QCOMPARE(imported->sets.size(), std::size_t{2});
    QCOMPARE(imported->set.id, imported->sets[0].id);
    QCOMPARE(imported->sets[0].name, std::string("Two: m"));
    QCOMPARE(imported->sets[1].name, std::string("Two: n"));
    QCOMPARE(imported->sets[0].answers, 2);
    {
        const auto reader = m_workspace->reader();
        const auto second = loadAnswerScores(*reader, imported->sets[1].id, {});
        ASSAY_VERIFY_OK(second);
        QVERIFY((second->at("q1") == ScoredAnswer{"seven", {{"clarity", 9}}}));
        for (const char* name : {"Two", "Two: m", "Two: n"}) {
            const auto kept = keptFile(*reader, name);
            ASSAY_VERIFY_OK(kept);
            QVERIFY(kept->content == content);
            QCOMPARE(kept->records, 3);
        }
        QVERIFY(referenceLists(*reader)->empty()); // it is no list
    }
    ASSAY_COMPARE_ERROR(import(content, "Two"), NameTaken);
    ASSAY_COMPARE_ERROR(import("id,bleurt\nq1,0.5\n", "Two"), NameTaken);
    QCOMPARE(rows("prediction_set"), 2);
    ASSAY_VERIFY_OK(removeAnswerSet(*m_workspace, imported->sets[0].id));
    ASSAY_VERIFY_OK(keptFile(*m_workspace->reader(), "Two: n"));
    ASSAY_VERIFY_OK(removeAnswerSet(*m_workspace, imported->sets[1].id));
    QCOMPARE(rows("prediction_set") + rows("prediction_file") + rows("prediction_file_piece"), 0);
    ASSAY_VERIFY_OK(import(content, "Two"));
    // A name that is taken by a single set leaves nothing of the others.
    ASSAY_VERIFY_OK(import("id,bleurt\nq1,0.5\n", "Three: n"));
    ASSAY_COMPARE_ERROR(import(content, "Three"), NameTaken);
    QCOMPARE(rows("prediction_set"), 3);
    QCOMPARE(rows("prediction_file"), 2);
}

void TstStoredAnswerScores::damagedFileIsFound() {
    ASSAY_VERIFY_OK(import("id,bleurt\nq1,0.5\n", "A"));
    QVERIFY(checkPredictions(m_workspace->reader()->database(), false, {}).empty());
    SQLite::Database other(m_folder->path("w.assay").string(), SQLite::OPEN_READWRITE);
    other.exec("UPDATE prediction_file_piece SET content = x'00'");
    const auto reader = m_workspace->reader();
    const auto findings = checkPredictions(reader->database(), false, {});
    QCOMPARE(findings.size(), std::size_t{2});
    QVERIFY(findings[0].kind == CheckFinding::Kind::WrongCount);
    QVERIFY(findings[1].kind == CheckFinding::Kind::HashMismatch);
    ASSAY_COMPARE_ERROR(keptFile(*reader, "A"), DamagedWorkspace);
    base::NoProgress progress;
    const auto checked = checkWorkspace(m_folder->path("w.assay"), {}, progress);
    ASSAY_VERIFY_OK(checked);
    QCOMPARE(checked->size(), std::size_t{2});
    QCOMPARE(checked->front().detail, findings.front().detail);
}

ASSAY_TEST(TstStoredAnswerScores)
#include "tst_stored_answer_scores.moc"
