#include "core/workspace/predictions/prediction_reading.h"
#include "core/workspace/predictions/staged_predictions.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/reference_lists.h"
#include "core/workspace/suites/suites.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <SQLiteCpp/Database.h>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;
using formats::PredictionRecord;

namespace {

PredictionRecord recordOf(std::string id, std::string answer) {
    PredictionRecord record;
    record.prediction.questionId = std::move(id);
    record.prediction.answer = std::move(answer);
    return record;
}

} // namespace

class TstPredictions : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void readInTheOrderOfTheQuestions();
    void oneQuestionAlone();
    void matchedByText();
    void oneIdTwice();
    void setsThatFitASuite();
    void everythingIsStored();
    void setsThatComeFromNoFile();
    void whatIsNotPublishedIsGone();
    void whatWasLeftIsCleared();
    void oneImportAtATime();
    void damageIsFound();
    void manyPiecesMakeTheFile();
    void readingStops();

  private:
    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<Workspace> m_workspace;
    base::NoProgress m_progress;

    void addQuestions(const std::string& suiteName,
                      const std::vector<std::pair<std::string, std::string>>& all);

    AnswerSetInfo import(const std::string& content, const std::string& name = "A") {
        const auto imported =
            importAnswerScores(*m_workspace, m_folder->write("p.jsonl", content), name, {}, {}, m_progress);
        return imported ? imported->set : AnswerSetInfo();
    }

    // "question id: answers in their order", a line each.
    std::string answersTo(const std::string& suite, base::RowId set, PredictionMatch& match) {
        const auto reader = m_workspace->reader();
        const auto questions = questionsNamed(*reader, suite, {});
        std::string all;
        const auto take = [&](std::size_t question, std::vector<PredictionRecord> samples) -> base::Result<> {
            all += questions->at(question).question.questionId + ":";
            for (const PredictionRecord& sample : samples) {
                all += " " + sample.prediction.answer.value_or("-");
            }
            all += "\n";
            return {};
        };
        const auto read = readPredictions(*reader, set, *questions, take, {});
        match = read ? *read : PredictionMatch();
        return read ? all : "failed";
    }

    int rows(const std::string& table) {
        const auto reader = m_workspace->reader();
        return reader->database().execAndGet("SELECT count(*) FROM " + table).getInt();
    }

    int allRows() {
        return rows("prediction") + rows("prediction_set") + rows("prediction_file") +
               rows("prediction_file_piece");
    }

    std::vector<CheckFinding> findings() {
        const auto found = checkWorkspace(m_folder->path("w.assay"), {}, m_progress);
        return found ? *found : std::vector<CheckFinding>{{CheckFinding::Kind::Damage, "not checked"}};
    }
};

void TstPredictions::init() {
    m_workspace.reset();
    m_folder = std::make_unique<StoreFolder>();
    auto made = Workspace::create(m_folder->path("w.assay"));
    ASSAY_VERIFY_OK(made);
    m_workspace = std::move(*made);
    addQuestions("P1", {{"q1", "What rose?"}, {"q2", "What fell?"}, {"q3", "What stayed?"}});
}

void TstPredictions::addQuestions(const std::string& suiteName,
                                  const std::vector<std::pair<std::string, std::string>>& all) {
    const auto suite = createSuite(*m_workspace, suiteName);
    ASSAY_VERIFY_OK(suite);
    for (const auto& [id, text] : all) {
        model::Question question;
        question.questionId = id;
        question.questionText = text;
        ASSAY_VERIFY_OK(workspace::addQuestion(*m_workspace, *suite, question, "Ada", ""));
    }
}

void TstPredictions::readInTheOrderOfTheQuestions() {
    const auto set = import("{\"question_id\":\"q3\",\"answer\":\"c\",\"sample\":4}\n"
                            "{\"question_id\":\"q1\",\"answer\":\"a\"}\n"
                            "{\"question_id\":\"other\",\"answer\":\"x\"}\n"
                            "{\"question_id\":\"q3\",\"answer\":\"d\",\"sample\":1}\n"
                            "{\"question_id\":\"q1\",\"answer\":\"b\"}\n");
    PredictionMatch match;
    QCOMPARE(answersTo("P1", set.id, match), std::string("q1: a b\nq2:\nq3: d c\n"));
    QCOMPARE(match.predictions, 5);
    QCOMPARE(match.matched, 4);
    QCOMPARE(match.byText, 0);
    QCOMPARE(match.answered, 2);
    QCOMPARE(match.unmatched.size(), std::size_t{1});
    QVERIFY(match.unmatched.front().questionId == "other" && match.unmatched.front().line == 3);
    ASSAY_COMPARE_ERROR(readPredictions(*m_workspace->reader(), set.id + 1, {}, {}, {}), NotFound);
}

// Nothing but the names of the others is read: those of q3 cannot be, and nobody hears of it.
void TstPredictions::oneQuestionAlone() {
    const auto set = import("{\"question_id\":\"q3\",\"answer\":\"c\"}\n"
                            "{\"question\":\"What rose?\",\"answer\":\"b\",\"sample\":2}\n"
                            "{\"question_id\":\"q1\",\"answer\":\"a\",\"sample\":1}\n");
    SQLite::Database(m_folder->path("w.assay").string(), SQLite::OPEN_READWRITE)
        .exec("UPDATE prediction SET detail = '[]' WHERE question_id = 'q3'");
    const auto reader = m_workspace->reader();
    const auto questions = questionsNamed(*reader, "P1", {});
    ASSAY_VERIFY_OK(questions);
    const auto first = readPredictionsOf(*reader, set.id, *questions, 0, {});
    ASSAY_VERIFY_OK(first);
    QCOMPARE(first->size(), std::size_t{2});
    QCOMPARE(first->at(0).prediction.answer.value_or("-"), std::string("a"));
    QCOMPARE(first->at(1).prediction.answer.value_or("-"), std::string("b"));
    const auto second = readPredictionsOf(*reader, set.id, *questions, 1, {});
    QVERIFY(second && second->empty());
    ASSAY_COMPARE_ERROR(readPredictionsOf(*reader, set.id, *questions, 2, {}), DamagedWorkspace);
    ASSAY_COMPARE_ERROR(readPredictionsOf(*reader, set.id + 1, *questions, 0, {}), NotFound);
}

void TstPredictions::matchedByText() {
    const auto set = import("{\"question\":\"what  ROSE?\",\"answer\":\"a\"}\n"
                            "{\"question_id\":\"no such id\",\"question\":\"What fell?\",\"answer\":\"b\"}\n"
                            "{\"question_id\":\"q3\",\"question\":\"What rose?\",\"answer\":\"c\"}\n"
                            "{\"question\":\"What else?\",\"answer\":\"d\"}\n");
    PredictionMatch match;
    // The id comes before the text.
    QCOMPARE(answersTo("P1", set.id, match), std::string("q1: a\nq2: b\nq3: c\n"));
    QCOMPARE(match.byText, 2);
    QCOMPARE(match.unmatched.size(), std::size_t{1});
    QCOMPARE(match.unmatched.front().question, std::string("What else?"));
    const auto unknown = predictionsOfNoQuestion(*m_workspace->reader(), set.id);
    ASSAY_VERIFY_OK(unknown);
    QCOMPARE(unknown->size(), std::size_t{1});
    QCOMPARE(unknown->front().line, 4);
}

// By questions with a ranked list, the most first; answers without lists do not count.
void TstPredictions::setsThatFitASuite() {
    addQuestions("P0", {{"x", "What else?"}});
    const auto answers = import("{\"question_id\":\"q1\",\"answer\":\"a\"}\n", "Answers");
    const auto few = import("{\"question_id\":\"x\",\"contexts\":[{\"id\":\"a\"}]}\n"
                            "{\"question\":\"what  ROSE?\",\"contexts\":[{\"id\":\"a\"}]}\n",
                            "Few");
    const auto more = import("{\"question_id\":\"q1\",\"contexts\":[{\"id\":\"a\"}]}\n"
                             "{\"question_id\":\"q1\",\"sample\":2,\"contexts\":[{\"id\":\"a\"}]}\n"
                             "{\"question_id\":\"q2\",\"contexts\":[]}\n",
                             "More");
    const auto reader = m_workspace->reader();
    ASSAY_VERIFY_OK(reader);
    const auto p0 = findSuite(*reader, "P0");
    const auto p1 = findSuite(*reader, "P1");
    QVERIFY(answers.id != 0 && p0 && p1);
    const auto fitting = fittingSets(*reader, {});
    ASSAY_VERIFY_OK(fitting);
    QVERIFY(*fitting ==
            (std::vector<FittingSet>{{p1->id, more.id, 2}, {p0->id, few.id, 1}, {p1->id, few.id, 1}}));
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!fittingSets(*reader, stop.get_token()));
}

void TstPredictions::oneIdTwice() {
    addQuestions("P2", {{"x", "One?"}, {"x", "Two?"}, {"", "three?"}});
    const auto set =
        import("{\"question_id\":\"x\",\"answer\":\"a\"}\n{\"question\":\"Three?\",\"answer\":\"b\"}\n");
    PredictionMatch match;
    QCOMPARE(answersTo("P2", set.id, match), std::string("x: a\nx:\n: b\n"));
    QCOMPARE(match.matched, 2);
    QCOMPARE(match.answered, 2);
}

void TstPredictions::everythingIsStored() {
    const std::string line =
        "{\"question_id\":\"q1\",\"question\":\"What rose?\",\"answer\":\"a\",\"contexts\":[{\"id\":\"s\","
        "\"source\":\"f\",\"text\":\"t\",\"score\":0.1}],\"contexts_cut_at\":3,\"citations\":[\"c\"],"
        "\"hallucinations\":[],\"latency_ms\":12.25,\"stages\":{\"s\":0.1},\"usage\":{\"input_tokens\":3,"
        "\"price\":0.25},\"scores\":{\"bertscore\":{\"value\":0.30000000000000004,\"model\":\"m\"}},"
        "\"labels\":{\"l\":\"ok\"},\"sample\":2,\"raw\":\"r\\u0000r\",\"error\":\"\",\"extra\":{\"k\":1.50}}";
    const auto set = import(line + "\n");
    std::vector<PredictionRecord> stored;
    const auto take = [&stored](PredictionRecord record) -> base::Result<> {
        stored.push_back(std::move(record));
        return {};
    };
    ASSAY_VERIFY_OK(readPredictionSet(*m_workspace->reader(), set.id, take, {}));
    QCOMPARE(stored.size(), std::size_t{1});
    const model::Prediction& prediction = stored.front().prediction;
    QVERIFY(prediction.contexts->front().score == 0.1 && prediction.contextsCutAt == 3);
    QVERIFY(prediction.scores.at("bertscore") == (model::OutsideScore{0.30000000000000004, "m"}));
    QVERIFY(prediction.raw == std::string("r\0r", 3) && prediction.sample == 2);
    QVERIFY(prediction.hallucinations && prediction.hallucinations->empty());
    QCOMPARE(stored.front().line, 1);
    QCOMPARE(set.contentHash.size(), std::size_t{64});
    // The same answers have the same hash, whatever their file looks like.
    QCOMPARE(import(" " + line, "B").contentHash, set.contentHash);
    QVERIFY(import("{\"question_id\":\"q1\",\"answer\":\"b\"}\n", "C").contentHash != set.contentHash);
    QVERIFY(findings().empty());
}

void TstPredictions::setsThatComeFromNoFile() {
    auto staged = StagedPredictions::begin(*m_workspace, "asked", {}, m_progress);
    ASSAY_VERIFY_OK(staged);
    std::vector<PredictionRecord> records{recordOf("q1", "a"), recordOf("q2", "b\xFF")};
    ASSAY_VERIFY_OK((*staged)->takePredictions(records));
    QVERIFY(answerSets(*m_workspace->reader())->empty()); // nobody sees it yet
    const auto sets = (*staged)->publish(std::stop_token());
    ASSAY_VERIFY_OK(sets);
    staged->reset();
    const auto set = findAnswerSet(*m_workspace->reader(), "asked");
    ASSAY_VERIFY_OK(set);
    QVERIFY(set->answers == 2 && set->kind == "asked" && set->file.empty());
    ASSAY_COMPARE_ERROR(keptFile(*m_workspace->reader(), "asked"), NotFound);
    QVERIFY(findings().empty());
    records.front().prediction.latencyMs = std::numeric_limits<double>::infinity();
    auto another = StagedPredictions::begin(*m_workspace, "B", {}, m_progress);
    ASSAY_COMPARE_ERROR((*another)->takePredictions(records), InvalidArgument);
}

void TstPredictions::whatIsNotPublishedIsGone() {
    {
        auto staged = StagedPredictions::begin(*m_workspace, "A", {}, m_progress);
        ASSAY_VERIFY_OK(staged);
        std::vector<PredictionRecord> records{recordOf("q1", "a")};
        ASSAY_VERIFY_OK((*staged)->takeBytes("bytes"));
        ASSAY_VERIFY_OK((*staged)->takePredictions(records));
        QVERIFY(rows("prediction") == 1 && rows("prediction_file") == 1);
    }
    QCOMPARE(allRows(), 0);
    ASSAY_COMPARE_ERROR(StagedPredictions::begin(*m_workspace, "", {}, m_progress), InvalidArgument);
    auto empty = StagedPredictions::begin(*m_workspace, "A", {}, m_progress);
    ASSAY_COMPARE_ERROR((*empty)->publish(std::stop_token()), InputNotUsable);
}

// As a process leaves it that was killed.
void TstPredictions::whatWasLeftIsCleared() {
    {
        SQLite::Database other(m_folder->path("w.assay").string(), SQLite::OPEN_READWRITE);
        other.exec("INSERT INTO prediction_file (id, name, state, imported_at) VALUES (7, 'A', 0, '')");
        other.exec("INSERT INTO prediction_file_piece (id, content) VALUES (7 * 4294967296 + 1, x'00')");
        other.exec("INSERT INTO prediction_set (id, file_id, name, system, state, made_at)"
                   " VALUES (9, 7, 'A', '', 0, '')");
        other.exec("INSERT INTO prediction (id, question_id, question, line, scores, detail)"
                   " VALUES (9 * 4294967296 + 1, 'q', '', 1, '{}', '{}')");
    }
    QVERIFY(answerSets(*m_workspace->reader())->empty());
    const auto left = findings();
    QCOMPARE(left.size(), std::size_t{2});
    QVERIFY(left.front().kind == CheckFinding::Kind::LeftoverImport);
    m_workspace.reset();
    auto opened = Workspace::open(m_folder->path("w.assay"));
    ASSAY_VERIFY_OK(opened);
    m_workspace = std::move(*opened);
    QCOMPARE(allRows(), 0);
    QVERIFY(findings().empty());
}

void TstPredictions::oneImportAtATime() {
    const auto staged = StagedPredictions::begin(*m_workspace, "A", {}, m_progress);
    ASSAY_VERIFY_OK(staged);
    ASSAY_COMPARE_ERROR(StagedPredictions::begin(*m_workspace, "B", {}, m_progress), WorkspaceBusy);
}

void TstPredictions::damageIsFound() {
    const auto set = import("{\"question_id\":\"q1\",\"answer\":\"a\"}\n{\"question_id\":\"q2\"}\n");
    const auto found = [this](const std::string& sql) {
        SQLite::Database other(m_folder->path("w.assay").string(), SQLite::OPEN_READWRITE);
        other.exec(sql);
        std::string all;
        for (const CheckFinding& finding : findings()) {
            all += finding.detail + "\n";
        }
        return all;
    };
    QVERIFY(found("UPDATE prediction SET answer = 'b' WHERE question_id = 'q1'")
                .starts_with("prediction_set 1: content_hash "));
    QVERIFY(found("UPDATE prediction SET detail = '[]' WHERE question_id = 'q2'")
                .starts_with("prediction 4294967298: detail\n"));
    QVERIFY(found("DELETE FROM prediction WHERE question_id = 'q2'")
                .starts_with("prediction_set 1: predictions: stored 2, counted 1\n"));
    QVERIFY(found("INSERT INTO prediction (id, question_id, question, line, scores, detail)"
                  " VALUES (5 * 4294967296, 'q', '', 1, '{}', '{}')")
                .find("prediction 21474836480 belongs to nothing") != std::string::npos);
    QVERIFY(set.id == 1);
}

// A file that is longer than what is stored at once.
void TstPredictions::manyPiecesMakeTheFile() {
    std::string content;
    for (int i = 0; i < 30'000; ++i) {
        content +=
            "{\"question_id\":\"q" + std::to_string(i) + "\",\"answer\":\"" + std::string(100, 'a') + "\"}\n";
    }
    const auto set = import(content);
    QCOMPARE(set.answers, 30'000);
    QVERIFY(rows("prediction_file_piece") > 3);
    const auto kept = keptFile(*m_workspace->reader(), "A");
    ASSAY_VERIFY_OK(kept);
    QVERIFY(kept->content == content);
    QCOMPARE(kept->records, 30'000);
    QVERIFY(findings().empty());
    ASSAY_VERIFY_OK(removeAnswerSet(*m_workspace, set.id));
    QCOMPARE(allRows(), 0);
}

void TstPredictions::readingStops() {
    const auto set = import("{\"question_id\":\"q1\",\"answer\":\"a\"}\n");
    const auto reader = m_workspace->reader();
    const auto questions = questionsNamed(*reader, "P1", {});
    ASSAY_VERIFY_OK(questions);
    std::stop_source source;
    const auto take = [&source](std::size_t, std::vector<PredictionRecord>) -> base::Result<> {
        source.request_stop();
        return {};
    };
    ASSAY_COMPARE_ERROR(readPredictions(*reader, set.id, *questions, take, source.get_token()), Cancelled);
    const auto refuse = [](std::size_t, std::vector<PredictionRecord>) -> base::Result<> {
        return base::fail(base::ErrorCode::InputNotUsable);
    };
    ASSAY_COMPARE_ERROR(readPredictions(*reader, set.id, *questions, refuse, {}), InputNotUsable);
}

ASSAY_TEST(TstPredictions)
#include "tst_predictions.moc"
