#include "core/evaluate/answers/embedding_cosine.h"
#include "core/evaluate/answers/external_scorer.h"
#include "core/evaluate/answers/given_score.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/embedding_service.h"
#include "tests/support/shell_scorer.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <SQLiteCpp/SQLiteCpp.h>
#include <nlohmann/json.hpp>

#include <cmath>

using namespace assay;
using namespace assay::evaluate;
using namespace assay::tests;
using workspace::Workspace;

namespace {

// Answers to questions with a gold answer, and what points at them.
struct Answers {
    std::vector<model::Question> questions;
    std::vector<model::Prediction> predictions;

    explicit Answers(std::size_t count) {
        questions.resize(count);
        predictions.resize(count);
        for (std::size_t i = 0; i < count; ++i) {
            questions[i].questionId = "q" + std::to_string(i);
            questions[i].answerText = {"gold " + std::to_string(i)};
            predictions[i].answer = "answer " + std::to_string(i);
        }
    }

    [[nodiscard]] std::vector<AnswerToScore> toScore() {
        std::vector<AnswerToScore> all;
        for (std::size_t i = 0; i < questions.size(); ++i) {
            all.push_back({&questions[i], nullptr, &predictions[i]});
        }
        return all;
    }
};

const std::string kFirstHash(64, 'c');
const std::string kSecondHash(64, 'd');

} // namespace

class TstExternalScorer : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void scoresCarryTheModel();
    void whatIsKnownIsNotAskedAgain();
    void anotherModelIsAsked();
    void equalAnswersAreAskedOnce();
    void failuresAreCounted();
    void aNewScoreCounts();
    void itDescribesItself();
    void whatWasFoundBeforeAFailureIsKept();
    void aCosineDescribesItself();
    void aCosineIsThatOfTheVectors();

  private:
    StoreFolder m_folder;
    int m_number = 0;
    std::unique_ptr<Workspace> m_workspace;
    base::NoProgress m_progress;

    [[nodiscard]] base::Result<ScoreReport> scored(Answers& answers, const char* script = kHonestScorer,
                                                   const std::string& hash = kFirstHash) {
        ASSAY_TRY(const auto scorer, ExternalScorer::start(shellScorer(script, hash), m_workspace.get(), {}));
        const auto all = answers.toScore();
        return scorer->addScores(all, {}, m_progress);
    }
};

void TstExternalScorer::init() {
#ifdef Q_OS_WIN
    QSKIP("External scorers are not started on Windows");
#endif
    m_workspace.reset();
    auto made = Workspace::create(m_folder.path("s" + std::to_string(++m_number) + ".assay"));
    ASSAY_VERIFY_OK(made);
    m_workspace = std::move(*made);
}

void TstExternalScorer::scoresCarryTheModel() {
    Answers answers(3);
    const auto report = scored(answers);
    ASSAY_VERIFY_OK(report);
    QCOMPARE(report->scored, std::int64_t(3));
    QCOMPARE(report->fromStore, std::int64_t(0));
    QVERIFY(report->failed.empty());
    for (const model::Prediction& prediction : answers.predictions) {
        QVERIFY(prediction.scores.at("length").value > 0);
        QCOMPARE(prediction.scores.at("length").model, "tiny@r1 sha256:" + kFirstHash);
    }
}

void TstExternalScorer::whatIsKnownIsNotAskedAgain() {
    Answers first(2);
    ASSAY_VERIFY_OK(scored(first));
    Answers second(3);
    const auto report = scored(second);
    ASSAY_VERIFY_OK(report);
    QCOMPARE(report->scored, std::int64_t(3));
    QCOMPARE(report->fromStore, std::int64_t(2));
    QVERIFY(second.predictions[0].scores == first.predictions[0].scores);
    QVERIFY(workspace::checkWorkspace(m_workspace->path(), {}, m_progress)->empty());
}

void TstExternalScorer::anotherModelIsAsked() {
    Answers first(2);
    ASSAY_VERIFY_OK(scored(first));
    Answers second(2);
    const auto report = scored(second, kHonestScorer, kSecondHash);
    ASSAY_VERIFY_OK(report);
    QCOMPARE(report->fromStore, std::int64_t(0));
    QVERIFY(second.predictions[0].scores.at("length").model.ends_with(kSecondHash));
}

void TstExternalScorer::equalAnswersAreAskedOnce() {
    Answers answers(2);
    answers.questions[1].answerText = answers.questions[0].answerText;
    answers.predictions[1].answer = answers.predictions[0].answer;
    // It answers one request and ends.
    const auto report = scored(answers, "echo \"$identity\"; read -r line; answer \"$(idOf \"$line\")\" 7\n");
    ASSAY_VERIFY_OK(report);
    QCOMPARE(report->scored, std::int64_t(2));
    QCOMPARE(answers.predictions[1].scores.at("length").value, 7.0);
}

void TstExternalScorer::failuresAreCounted() {
    Answers answers(3);
    answers.questions[1].answerText.clear();
    const auto report = scored(
        answers, "echo \"$identity\"\n"
                 "read -r line; echo \"{\\\"id\\\":\\\"$(idOf \"$line\")\\\",\\\"error\\\":\\\"no\\\"}\"\n"
                 "read -r line; answer \"$(idOf \"$line\")\" 1\n"
                 "cat >/dev/null\n");
    ASSAY_VERIFY_OK(report);
    QCOMPARE(report->scored, std::int64_t(1));
    QCOMPARE(report->failed.at("scorer"), std::int64_t(1));
    QCOMPARE(report->failed.at("no_gold"), std::int64_t(1));
    QVERIFY(answers.predictions[0].scores.empty()); // no score, not 0
    QVERIFY(answers.predictions[1].scores.empty());
}

// What the answers came with stays beside it.
void TstExternalScorer::aNewScoreCounts() {
    Answers answers(1);
    answers.predictions[0].scores.emplace("length", model::OutsideScore{0.5, "imported"});
    ASSAY_VERIFY_OK(scored(answers));
    QCOMPARE(answers.predictions[0].scores.at("imported_length").value, 0.5);
    QVERIFY(answers.predictions[0].scores.at("length").value > 1);
}

void TstExternalScorer::itDescribesItself() {
    const auto scorer = ExternalScorer::start(shellScorer(kHonestScorer), nullptr, {});
    ASSAY_VERIFY_OK(scorer);
    const auto object = nlohmann::json::parse((*scorer)->description(), nullptr, false);
    QCOMPARE(object["kind"].get<std::string>(), std::string("external_scorer"));
    QCOMPARE(object["model"].get<std::string>(), std::string("tiny"));
    QCOMPARE(object["revision"].get<std::string>(), std::string("r1"));
    QCOMPARE(object["sha256"].get<std::string>(), kFirstHash);
}

void TstExternalScorer::whatWasFoundBeforeAFailureIsKept() {
    Answers answers(3);
    const auto failed =
        scored(answers, "echo \"$identity\"; read -r line; answer \"$(idOf \"$line\")\" 7; exit 1\n");
    QVERIFY(!failed.has_value());
    QCOMPARE(failed.error().code, base::ErrorCode::RemoteFailure);
    const auto again = scored(answers);
    ASSAY_VERIFY_OK(again);
    QCOMPARE(again->fromStore, std::int64_t(1));
    QCOMPARE(answers.predictions[0].scores.at("length").value, 7.0);
}

void TstExternalScorer::aCosineDescribesItself() {
    endpoint::EmbeddingSettings settings;
    settings.url = "http://localhost:1/v1";
    settings.model = "m";
    const EmbeddingCosine cosine(settings, "secret", nullptr);
    const std::string text = cosine.description();
    QCOMPARE(text.find("secret"), std::string::npos);
    const auto object = nlohmann::json::parse(text, nullptr, false);
    QCOMPARE(object["kind"].get<std::string>(), std::string("embedding_cosine"));
    QCOMPARE(object["metrics"].size(), std::size_t(1));
    const SourceTitle title = titleOfSource(text);
    QCOMPARE(title.kind, std::string(scoreSourceKindName(cosine.kind())));
    QCOMPARE(title.name, std::string());
    QCOMPARE(title.model, std::string("m"));
    QCOMPARE(titleOfSource("[1, 2").kind, std::string());
    QCOMPARE(titleOfSource("{\"kind\":4,\"name\":\"b\"}").name, std::string("b"));
}

void TstExternalScorer::aCosineIsThatOfTheVectors() {
    constexpr std::size_t kDimension = 8;
    LoopbackServer server([](const LoopbackRequest& request) { return goodEmbeddings(request, kDimension); });
    endpoint::EmbeddingSettings settings;
    settings.url = server.url() + "/v1";
    settings.model = "served-model";
    EmbeddingCosine source(settings, {}, m_workspace.get());
    Answers answers(3);
    answers.predictions[1].answer = answers.questions[1].answerText.front();
    answers.predictions[2].answer = " ";
    const auto report = source.addScores(answers.toScore(), {}, m_progress);
    ASSAY_VERIFY_OK(report);
    QCOMPARE(report->scored, std::int64_t(2));
    QCOMPARE(report->failed.at("empty"), std::int64_t(1));
    double both = 0;
    double ofAnswer = 0;
    double ofGold = 0;
    const auto a = vectorOfText("answer 0", kDimension);
    const auto b = vectorOfText("gold 0", kDimension);
    for (std::size_t i = 0; i < kDimension; ++i) {
        both += static_cast<double>(a[i]) * static_cast<double>(b[i]);
        ofAnswer += static_cast<double>(a[i]) * static_cast<double>(a[i]);
        ofGold += static_cast<double>(b[i]) * static_cast<double>(b[i]);
    }
    const model::OutsideScore& cosine = answers.predictions[0].scores.at("cosine");
    QVERIFY(std::abs(cosine.value - both / std::sqrt(ofAnswer * ofGold)) < 1e-6);
    QCOMPARE(cosine.model, "served-model at " + settings.url);
    QVERIFY(std::abs(answers.predictions[1].scores.at("cosine").value - 1) < 1e-12);
    Answers again(1);
    QCOMPARE(source.addScores(again.toScore(), {}, m_progress)->fromStore, std::int64_t(1));
}

ASSAY_TEST(TstExternalScorer)
#include "tst_external_scorer.moc"
