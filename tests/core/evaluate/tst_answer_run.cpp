// Runs of answers: what is stored is what was evaluated, and nothing else is taken for a run.
#include "core/base/random.h"
#include "core/evaluate/answers/answer_run.h"
#include "core/evaluate/answers/answer_run_documents.h"
#include "core/evaluate/answers/given_score.h"
#include "core/evaluate/judge/judge_material.h"
#include "core/evaluate/judge/run_by_judge.h"
#include "core/words/error_text.h"
#include "core/workspace/predictions/staged_predictions.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/suites.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/shared_data.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

using namespace assay;
using namespace assay::evaluate;
using assay::tests::StoreFolder;

namespace {

bool isNear(std::optional<double> value, double expected, double tolerance = 1e-12) {
    return value && std::abs(*value - expected) < tolerance;
}

// Gives every answer the same score, and remembers what it was asked.
class FixedScores final : public ScoreSource {
  public:
    std::size_t asked = 0;
    bool fails = false;

    [[nodiscard]] ScoreSourceKind kind() const noexcept override { return ScoreSourceKind::ExternalScorer; }

    base::Result<ScoreReport> addScores(std::span<const AnswerToScore> answers, const std::stop_token&,
                                        base::ProgressSink&) override {
        if (fails) {
            return base::fail(base::ErrorCode::Cancelled);
        }
        asked = answers.size();
        ScoreReport report;
        for (const AnswerToScore& one : answers) {
            model::OutsideScore score;
            score.value = 0.8;
            score.model = "fixed";
            evaluate::giveScore(*one.prediction, "fixed", "cosine", score);
            one.prediction->hallucinations = std::vector<std::string>{"a law", "a rate"};
            one.prediction->hallucinationsModel = "fixed";
            ++report.scored;
        }
        report.failed["timeout"] = 2;
        return report;
    }

    [[nodiscard]] std::string description() const override {
        return "{\"kind\":\"fixed\",\"model\":\"fixed\"}";
    }
};

// A judge whose score of an answer is `base` and a point more for those of even length; nobody is asked.
class StillJudge final : public ScoreSource {
  public:
    StillJudge(std::string model, double base)
        : m_model(std::move(model))
        , m_base(base) {}

    [[nodiscard]] ScoreSourceKind kind() const noexcept override { return ScoreSourceKind::Judge; }

    [[nodiscard]] std::vector<std::string> scoreNames() const override {
        return {nameOf("judge_overall"), nameOf("judge_pass")};
    }

    void standBeside(std::span<const std::string> given) override {
        m_isApart = std::ranges::find(given, "judge_overall") != given.end();
    }

    base::Result<ScoreReport> addScores(std::span<const AnswerToScore> answers, const std::stop_token&,
                                        base::ProgressSink&) override {
        ScoreReport report;
        for (const AnswerToScore& one : answers) {
            const double score = m_base + (one.prediction->answer->size() % 2 == 0 ? 1 : 0);
            giveScore(*one.prediction, m_model, nameOf("judge_overall"), {score, m_model});
            giveScore(*one.prediction, m_model, nameOf("judge_pass"), {score >= 7 ? 1.0 : 0.0, m_model});
            ++report.scored;
        }
        return report;
    }

    [[nodiscard]] std::string description() const override {
        return "{\"kind\":\"judge\",\"name\":\"florida\",\"model\":\"" + m_model +
               "\",\"prompt_sha256\":\"0123456789abcdef\",\"scores\":[\"" + nameOf("judge_overall") +
               "\",\"" + nameOf("judge_pass") + "\"]}";
    }

  private:
    [[nodiscard]] std::string nameOf(const std::string& metric) const {
        return m_isApart ? judgeName(m_model, "florida", "0123456789abcdef") + "." + metric : metric;
    }

    std::string m_model;
    double m_base = 0;
    bool m_isApart = false;
};

bool sameFigures(const AnswerFigures& a, const AnswerFigures& b) {
    if (a.questions != b.questions || a.verdicts != b.verdicts || a.withoutVerdict != b.withoutVerdict ||
        a.metrics.size() != b.metrics.size() || a.citations.correct != b.citations.correct ||
        a.citations.expected != b.citations.expected) {
        return false;
    }
    const auto same = [](const MetricFigure& x, const MetricFigure& y) {
        return x.name == y.name && x.mean == y.mean && x.interval == y.interval && x.n == y.n &&
               x.notApplicable == y.notApplicable && x.model == y.model;
    };
    for (std::size_t i = 0; i < a.metrics.size(); ++i) {
        if (!same(a.metrics[i], b.metrics[i])) {
            return false;
        }
    }
    return same(a.passRate, b.passRate);
}

} // namespace

namespace {

// As a text of SQL.
std::string quoted(const std::string& text) {
    std::string made = "'";
    for (const char c : text) {
        made += c == '\'' ? "''" : std::string(1, c);
    }
    return made + "'";
}

} // namespace

class TstAnswerRun : public QObject {
    Q_OBJECT

    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<workspace::Workspace> m_workspace;
    std::vector<model::Question> m_questions;
    std::vector<model::Prediction> m_predictions;
    base::NoProgress m_progress;

    workspace::Reader reader() const { return *m_workspace->reader(); }

    void store(const std::string& suite, const std::vector<model::Question>& questions) {
        const auto made = workspace::createSuite(*m_workspace, suite);
        ASSAY_VERIFY_OK(made);
        for (const model::Question& question : questions) {
            ASSAY_VERIFY_OK(workspace::addQuestion(*m_workspace, *made, question, "me", ""));
        }
    }

    void store(const std::string& set, const std::vector<model::Prediction>& predictions) {
        auto staged = workspace::StagedPredictions::begin(*m_workspace, set, {}, m_progress);
        ASSAY_VERIFY_OK(staged);
        std::vector<formats::PredictionRecord> records;
        for (const model::Prediction& prediction : predictions) {
            records.push_back({prediction, {}, {}, 0});
        }
        ASSAY_VERIFY_OK((*staged)->takePredictions(records));
        ASSAY_VERIFY_OK((*staged)->publish({}));
    }

    // Random questions and answers, some of them repeats, failures and strangers.
    void storeRandom(std::uint64_t seed, int count) {
        base::Random random(seed);
        const std::vector<std::string> words{"avgift", "staten", "salg", "varer", "fradrag", "konto", "yes"};
        const auto text = [&] {
            std::string made;
            for (std::uint64_t i = 1 + random.below(9); i > 0; --i) {
                made += words[random.below(words.size())] + " ";
            }
            return made;
        };
        for (int i = 0; i < count; ++i) {
            model::Question question;
            question.questionId = "q" + std::to_string(i);
            question.questionText = "Question " + std::to_string(i);
            question.answerText = {text()};
            question.category = std::string(1, static_cast<char>('A' + random.below(3)));
            question.difficulty = random.below(2) == 0 ? "easy" : "";
            question.companyName = {"company " + std::to_string(random.below(25))};
            question.mustInclude = {words[random.below(words.size())]};
            m_questions.push_back(question);
            for (std::uint64_t sample = random.below(4); sample > 0; --sample) {
                model::Prediction prediction;
                prediction.questionId = question.questionId;
                prediction.sample = static_cast<std::int64_t>(sample);
                prediction.raw = "raw";
                if (random.below(8) == 0) {
                    prediction.error = "timeout";
                } else {
                    prediction.answer = text();
                }
                if (random.below(2) == 0) {
                    prediction.scores["bertscore"] = {random.unit(), "roberta"};
                    prediction.scores["own score"] = {random.unit(), ""};
                }
                prediction.usage.inputTokens = 10;
                m_predictions.push_back(prediction);
            }
        }
        model::Prediction stranger;
        stranger.questionId = "nobody";
        stranger.answer = "x";
        m_predictions.push_back(stranger);
        store("S", m_questions);
        store("P", m_predictions);
    }

    static AnswerRunSettings settingsOf(std::string_view rubric) {
        AnswerRunSettings settings;
        settings.suites = {"S"};
        settings.predictions = "P";
        settings.rubric = *rubricPreset(rubric);
        settings.who = "me";
        return settings;
    }

    base::Result<base::RowId> run(const AnswerRunSettings& settings,
                                  const std::vector<ScoreSource*>& sources = {}) {
        return runAnswers(*m_workspace, settings, sources, {}, m_progress);
    }

    static void verifySameRun(const AnswerRun& a, const AnswerRun& b) {
        QVERIFY(sameFigures(a.figures, b.figures));
        QCOMPARE(a.items.size(), b.items.size());
        for (std::size_t i = 0; i < a.items.size(); ++i) {
            QCOMPARE(answerRunItemJson(a.items[i]), answerRunItemJson(b.items[i]));
        }
        const auto inA = nlohmann::json::parse(answerRunFiguresJson(a));
        const auto inB = nlohmann::json::parse(answerRunFiguresJson(b));
        for (const auto& [member, value] : inA.items()) {
            QVERIFY2(inB.contains(member) && inB[member] == value, member.c_str());
        }
        QCOMPARE(a.targets.size(), b.targets.size());
        for (std::size_t i = 0; i < a.targets.size(); ++i) {
            QCOMPARE(a.targets[i].figure.mean, b.targets[i].figure.mean);
        }
    }

    std::size_t runCount() const { return workspace::runs(reader(), "")->size(); }

    void damage(const std::string& sql) const {
        SQLite::Database database(m_workspace->path().string(), SQLite::OPEN_READWRITE);
        database.exec("PRAGMA ignore_check_constraints = ON");
        database.exec(sql);
    }

  private Q_SLOTS:

    void init() {
        m_folder = std::make_unique<StoreFolder>();
        m_workspace = *workspace::Workspace::create(m_folder->path("w.assay"));
        m_questions.clear();
        m_predictions.clear();
    }

    void cleanup() {
        m_workspace.reset();
        m_folder.reset();
    }

    void loadedAsEvaluated() {
        storeRandom(1, 120);
        for (const auto rubric : kRubricPresets) {
            const auto settings = settingsOf(rubric);
            const auto id = run(settings);
            ASSAY_VERIFY_OK(id);
            const auto loaded = loadAnswerRun(reader(), *id, {});
            ASSAY_VERIFY_OK(loaded);
            const auto evaluation = evaluateAnswers(m_questions, m_predictions, settings.rubric, {},
                                                    settings.evaluation, {}, m_progress);
            ASSAY_VERIFY_OK(evaluation);
            QVERIFY(sameFigures(loaded->figures, evaluation->figures));
            QCOMPARE(loaded->by.size(), evaluation->by.size());
            for (const auto& [field, values] : evaluation->by) {
                QCOMPARE(loaded->by.at(field).size(), values.size());
                for (const auto& [value, figures] : values) {
                    QVERIFY(sameFigures(loaded->by.at(field).at(value), figures));
                }
            }
            QVERIFY(loaded->flags == evaluation->flags);
            QVERIFY(loaded->warnings == evaluation->warnings);
            QCOMPARE(loaded->clusters, evaluation->clusters);
            QCOMPARE(loaded->clusterCount, evaluation->clusterCount);
            QCOMPARE(loaded->failed, evaluation->failed);
            QCOMPARE(loaded->unanswered, std::ssize(evaluation->unanswered));
            QCOMPARE(loaded->targets.size(), evaluation->targets.size());
            QCOMPARE(loaded->hints.size(), evaluation->hints.size());
            QCOMPARE(loaded->unmatchedCount, std::int64_t{1});
            QCOMPARE(loaded->unmatched.front().questionId, std::string("nobody"));
            QCOMPARE(loaded->items.size(), m_questions.size());
            for (const QuestionAnswers& group : evaluation->questions) {
                const AnswerRunItem& item = loaded->items[group.question];
                QCOMPARE(item.questionId, m_questions[group.question].questionId);
                QCOMPARE(item.samples, std::ssize(group.predictions));
                QVERIFY(item.overall == group.overall);
                QVERIFY(item.verdict == group.verdict);
                for (const auto name : metrics::kAnswerMetricNames) {
                    QVERIFY2(item.value(name) == group.value(name), std::string(name).c_str());
                }
                QVERIFY(item.value("own score") == group.value("own score"));
            }
            QCOMPARE(loaded->info.kind, std::string(kAnswerRuns));
            QCOMPARE(loaded->info.name, "P, S, " + std::string(rubric));
            QVERIFY(loaded->settings.rubric == settings.rubric);
            QCOMPARE(loaded->inputs.suites.front().questions, std::int64_t{120});
            QCOMPARE(loaded->inputs.predictionsHash, workspace::findAnswerSet(reader(), "P")->contentHash);
        }
    }

    void sameBytesAgain() {
        storeRandom(2, 60);
        auto settings = settingsOf("norwegian");
        settings.evaluation.threads = 1;
        const auto first = workspace::runInfo(reader(), *run(settings));
        settings.evaluation.threads = 3;
        const auto second = workspace::runInfo(reader(), *run(settings));
        QCOMPARE(first->figures, second->figures);
        QCOMPARE(first->inputs, second->inputs);
        QCOMPARE(first->settings, second->settings);
        QVERIFY(first->uuid != second->uuid);
    }

    void documentsComeBack() {
        AnswerRunSettings settings = settingsOf("finrag");
        settings.tokenizer = metrics::RougeTokenizer::Unicode;
        settings.stem = true;
        settings.limit = 5;
        settings.evaluation.fields = {"metadata.domain"};
        settings.evaluation.seed = 7;
        const std::string json = answerRunSettingsJson(settings);
        const auto read = readAnswerRunSettings(json);
        ASSAY_VERIFY_OK(read);
        QCOMPARE(answerRunSettingsJson(*read), json);
        QVERIFY(read->rubricTaken().stem);
        QVERIFY(read->rubricTaken().tokenizer == metrics::RougeTokenizer::Unicode);
        for (const char* const wrong : {"", "[]", "{}", "{\"suites\":1}"}) {
            QVERIFY(!readAnswerRunSettings(wrong));
        }
        nlohmann::json other = nlohmann::json::parse(json);
        other["more"] = 1;
        QVERIFY(!readAnswerRunSettings(other.dump()));
        other.erase("more");
        other["rubric"]["pass"] = "high";
        QVERIFY(!readAnswerRunSettings(other.dump()));
    }

    void sourcesAddScores() {
        storeRandom(3, 30);
        FixedScores fixed;
        const auto id = run(settingsOf("norwegian"), {&fixed});
        ASSAY_VERIFY_OK(id);
        const auto loaded = loadAnswerRun(reader(), *id, {});
        ASSAY_VERIFY_OK(loaded);
        QVERIFY(fixed.asked > 0);
        QVERIFY(isNear(loaded->figures.find("cosine")->mean, 0.8));
        QCOMPARE(loaded->figures.find("cosine")->model, std::string("fixed"));
        QCOMPARE(loaded->figures.find("hallucinations")->model, std::string("fixed"));
        QCOMPARE(loaded->sources.size(), std::size_t{1});
        QCOMPARE(loaded->sources.front().report.failed.at("timeout"), std::int64_t{2});
        QCOMPARE(nlohmann::json::parse(loaded->inputs.sources.front())["model"], "fixed");
        // What a source gave is not in the set, and yet explained.
        for (const AnswerRunItem& item : loaded->items) {
            const auto explained = explainAnswer(reader(), *loaded, item, {});
            ASSAY_VERIFY_OK(explained);
            QCOMPARE(std::ssize(explained->scores), item.samples);
            QVERIFY(item.answered == 0 || isNear(item.value("hallucinations"), 2));
            double sum = 0;
            double count = 0;
            for (const AnswerScore& score : explained->scores) {
                QVERIFY(!score.overall || isNear(score.value(metrics::AnswerMetric::Hallucinations), 2));
                sum += score.overall.value_or(0);
                count += score.overall ? 1 : 0;
            }
            QCOMPARE(item.overall.has_value(), count > 0);
            QVERIFY(!item.overall || isNear(item.overall, sum / count));
        }
    }

    void aSuiteIsGivenOnce() {
        storeRandom(5, 20);
        auto settings = settingsOf("finrag");
        settings.suites.push_back(settings.suites.front());
        const auto refused = run(settings, {});
        ASSAY_COMPARE_ERROR(refused, InvalidArgument);
        QCOMPARE(refused.error().where, std::string("suites"));
        QCOMPARE(refused.error().detail, settings.suites.front());
    }

    void aJudgeNamedTwiceIsRefused() {
        storeRandom(6, 20);
        StillJudge first("a", 6);
        StillJudge second("b", 7);
        StillJudge third("a", 5);
        const auto refused = run(settingsOf("florida"), {&first, &second, &third});
        ASSAY_COMPARE_ERROR(refused, InvalidArgument);
        QCOMPARE(refused.error().where, std::string("judges"));
        QCOMPARE(refused.error().detail, std::string("judge:a/florida@01234567"));
        QVERIFY(words::errorText(refused.error(), words::Wording()).find("is named twice") !=
                std::string::npos);
        QCOMPARE(runCount(), std::size_t(0));
        ASSAY_VERIFY_OK(run(settingsOf("florida"), {&first, &second}));
    }

    void theChosenJudgeCounts() {
        storeRandom(8, 20);
        StillJudge first("a", 6);
        FixedScores fixed;
        StillJudge second("b", 3);
        std::vector<ScoreSource*> sources{&first, &fixed, &second};
        ASSAY_COMPARE_ERROR(letJudgeCount(sources, "c"), NotFound);
        QCOMPARE(sources.front(), static_cast<ScoreSource*>(&first)); // as it was
        ASSAY_VERIFY_OK(letJudgeCount(sources, "b/florida"));
        QCOMPARE(sources[0], static_cast<ScoreSource*>(&second));
        QCOMPARE(sources[1], static_cast<ScoreSource*>(&first));
        const auto id = run(settingsOf("florida"), sources);
        ASSAY_VERIFY_OK(id);
        const AnswerRun loaded = *loadAnswerRun(reader(), *id, {});
        const auto judges = scoringJudges(loaded);
        QCOMPARE(judges.front().model, std::string("b"));
        QVERIFY(*loaded.figures.find("judge_overall")->mean < 5);
        QCOMPARE(judgeMeant(judges, "a")->name, judges[1].name);
        const std::vector<RunJudge> alike{judges[0], judges[0]};
        ASSAY_COMPARE_ERROR(judgeMeant(alike, "b"), InvalidArgument);
    }

    // Seen by another of its judges, a run is what measuring by him first gives, and back it is as stored.
    void aRunGoesByAnotherOfItsJudges() {
        storeRandom(8, 40);
        StillJudge a("a", 6);
        FixedScores fixed;
        StillJudge b("b", 3);
        const auto settings = settingsOf("florida");
        const auto storedId = run(settings, {&fixed, &a, &b});
        ASSAY_VERIFY_OK(storedId);
        StillJudge bAlone("b", 3);
        FixedScores fixedAgain;
        StillJudge aApart("a", 6);
        const auto measuredId = run(settings, {&fixedAgain, &bAlone, &aApart});
        ASSAY_VERIFY_OK(measuredId);
        const AnswerRun stored = *loadAnswerRun(reader(), *storedId, {});
        const AnswerRun measured = *loadAnswerRun(reader(), *measuredId, {});
        QVERIFY(!sameFigures(stored.figures, measured.figures));
        const auto judges = scoringJudges(stored);
        QCOMPARE(judges.size(), std::size_t{2});
        QCOMPARE(countingJudge(stored)->model, std::string("a"));
        const auto byB = runByJudge(reader(), stored, judges[1], {});
        ASSAY_VERIFY_OK(byB);
        QCOMPARE(countingJudge(*byB)->model, std::string("b"));
        QCOMPARE(byB->inputs.sources, measured.inputs.sources);
        verifySameRun(*byB, measured);
        const auto back = runByJudge(reader(), *byB, judges[0], {});
        ASSAY_VERIFY_OK(back);
        verifySameRun(*back, stored);
        RunJudge nobody = judges[1];
        nobody.name = "judge:c/florida@01234567";
        ASSAY_COMPARE_ERROR(runByJudge(reader(), stored, nobody, {}), NotFound);
        // Of one judge there is nothing to choose.
        StillJudge alone("a", 6);
        const auto single = run(settings, {&alone});
        ASSAY_VERIFY_OK(single);
        QVERIFY(!countingJudge(*loadAnswerRun(reader(), *single, {})));
    }

    // Judges that were asked in runs of their own, over the same answers.
    void judgesOfOtherRunsAreCompared() {
        storeRandom(7, 40);
        StillJudge a("a", 6.5);
        StillJudge b("b", 6);
        StillJudge again("a", 6.5);
        StillJudge other("a", 4);
        const auto settings = settingsOf("florida");
        const auto withB = run(settings, {&b});
        ASSAY_VERIFY_OK(withB);
        ASSAY_VERIFY_OK(run(settings)); // of no judge
        ASSAY_VERIFY_OK(run(settings, {&again}));
        const auto changedMind = run(settings, {&other});
        ASSAY_VERIFY_OK(changedMind);
        const auto id = run(settings, {&a});
        ASSAY_VERIFY_OK(id);
        const AnswerRun loaded = *loadAnswerRun(reader(), *id, {});
        const auto others = otherJudgedRuns(reader(), loaded, {});
        ASSAY_VERIFY_OK(others);
        QCOMPARE(others->size(), std::size_t(3)); // the newest first
        QCOMPARE(others->front().info.id, *changedMind);
        const auto compared = compareJudges(reader(), loaded, nullptr, {}, *others);
        ASSAY_VERIFY_OK(compared);
        // The run's own, the one of its name that said something else, b; not the one that said the same.
        QCOMPARE(compared->judges.size(), std::size_t(3));
        QCOMPARE(compared->judges[0].run, base::RowId(0));
        QCOMPARE(compared->judges[1].run, *changedMind);
        QCOMPARE(compared->judges[1].judge.name, compared->judges[0].judge.name);
        QCOMPARE(compared->judges[2].run, *withB);
        QCOMPARE(compared->pairs.size(), std::size_t(3));
        // Counted by hand over the answers.
        std::int64_t answered = 0;
        std::int64_t even = 0;
        for (const AnswerRunItem& item : loaded.items) {
            for (const GivenBySources& given : item.given) {
                const auto score = given.scores.find("judge_overall");
                if (score != given.scores.end()) {
                    ++answered;
                    even += score->second.value > 7 ? 1 : 0;
                }
            }
        }
        QVERIFY(even > 0 && even < answered);
        const JudgeAgreement& withOther = compared->pairs[1].agreement; // a and b pass those of even length
        QCOMPARE(withOther.both, answered);
        QCOMPARE(withOther.judgePasses, even);
        QCOMPARE(*withOther.observed.value, 1.0);
        QCOMPARE(*withOther.bias.value, -0.5);
        const JudgeAgreement& withItself = compared->pairs[0].agreement; // fails all
        QCOMPARE(withItself.judgePasses, std::int64_t(0));
        QCOMPARE(withItself.personOnlyPasses, even);
        QCOMPARE(*withItself.bias.value, -2.5);
    }

    // What was measured of a question before it was edited is of another gold answer.
    void editedQuestionsAreNotCompared() {
        AnswerRun run;
        AnswerRun earlier;
        StillJudge a("a", 6.5);
        for (AnswerRun* const one : {&run, &earlier}) {
            one->inputs.sources = {a.description()};
            for (int i = 0; i < 3; ++i) {
                AnswerRunItem& item = one->items.emplace_back();
                item.question = i + 1;
                item.questionId = "q" + std::to_string(i);
                item.revision = 1;
                item.samples = 1;
                item.given.emplace_back().scores["judge_overall"] = {5.0 + i, "a"};
            }
        }
        earlier.items[0].revision = 2;
        earlier.items[1].samples = 2;
        const RunJudge judge = judgesOfRun(run).front();
        std::size_t both = 0;
        for (const JudgedTogether& one : judgedByBoth(run, {run, judge}, {earlier, judge})) {
            both += one.personScore && one.judgeScore ? 1 : 0;
        }
        QCOMPARE(both, std::size_t(1));
    }

    void failureLeavesNothing() {
        storeRandom(4, 20);
        FixedScores fixed;
        fixed.fails = true;
        QVERIFY(!run(settingsOf("finrag"), {&fixed}));
        std::stop_source stopped;
        stopped.request_stop();
        const auto cancelled =
            runAnswers(*m_workspace, settingsOf("finrag"), {}, stopped.get_token(), m_progress);
        ASSAY_COMPARE_ERROR(cancelled, Cancelled);
        // Stopped while it is stored: the transaction takes everything back.
        std::stop_source late;
        tests::WatchedProgress watched([&late](base::Stage stage, std::int64_t done, std::int64_t) {
            if (stage == base::Stage::Storing && done == 5) {
                late.request_stop();
            }
        });
        ASSAY_COMPARE_ERROR(runAnswers(*m_workspace, settingsOf("finrag"), {}, late.get_token(), watched),
                            Cancelled);
        QCOMPARE(runCount(), std::size_t{0});
        auto settings = settingsOf("finrag");
        settings.predictions = "nothing";
        ASSAY_COMPARE_ERROR(run(settings), NotFound);
        settings = settingsOf("finrag");
        settings.suites = {"nothing"};
        ASSAY_COMPARE_ERROR(run(settings), NotFound);
        settings.suites = {};
        ASSAY_COMPARE_ERROR(run(settings), InvalidArgument);
        QCOMPARE(runCount(), std::size_t{0});
        QVERIFY(run(settingsOf("finrag")));
        QCOMPARE(runCount(), std::size_t{1});
    }

    void limitAndSeveralSuites() {
        storeRandom(5, 20);
        model::Question other = m_questions.front();
        other.questionText = "Another one";
        other.questionId = "other";
        store("T", {other});
        auto settings = settingsOf("finrag");
        settings.suites = {"T", "S", "T"};
        ASSAY_COMPARE_ERROR(run(settings), InvalidArgument); // none twice
        settings.suites = {"T", "S"};
        auto loaded = loadAnswerRun(reader(), *run(settings), {});
        ASSAY_VERIFY_OK(loaded);
        QCOMPARE(loaded->items.size(), std::size_t{21});
        QCOMPARE(loaded->items.front().suite, std::string("T"));
        settings.limit = 10;
        loaded = loadAnswerRun(reader(), *run(settings), {});
        ASSAY_VERIFY_OK(loaded);
        QCOMPARE(loaded->items.size(), std::size_t{10});
    }

    // The question has changed since, and the set has another name: the run still says what it measured.
    void explainsWhatWasMeasured() {
        model::Question question;
        question.questionId = "a";
        question.questionText = "What fell?";
        question.answerText = {"Rent fell"};
        store("S", {question});
        model::Prediction prediction;
        prediction.questionId = "a";
        prediction.answer = "Rent fell";
        store("P", {prediction});
        const auto loaded = loadAnswerRun(reader(), *run(settingsOf("finrag")), {});
        ASSAY_VERIFY_OK(loaded);
        const AnswerRunItem& item = loaded->items.front();
        question.answerText = {"Fuel rose"};
        ASSAY_VERIFY_OK(
            workspace::saveQuestion(*m_workspace, item.question, item.revision, question, "me", ""));
        const auto explained = explainAnswer(reader(), *loaded, item, {});
        ASSAY_VERIFY_OK(explained);
        QCOMPARE(explained->question.answerText.front(), std::string("Rent fell"));
        QVERIFY(isNear(explained->scores.front().value(metrics::AnswerMetric::RougeLF), 1));
        QVERIFY(!explained->scores.front().marks.empty());
        ASSAY_VERIFY_OK(workspace::removeAnswerSet(*m_workspace, loaded->inputs.predictionsId));
        ASSAY_COMPARE_ERROR(explainAnswer(reader(), *loaded, item, {}), NotFound);
        store("P again", {prediction});
        ASSAY_VERIFY_OK(explainAnswer(reader(), *loaded, item, {}));
    }

    void damagedRunsAreRefused() {
        storeRandom(6, 12);
        const auto id = run(settingsOf("finrag"));
        ASSAY_VERIFY_OK(id);
        const auto kept = workspace::runInfo(reader(), *id);
        const std::string where = " WHERE id = " + std::to_string(*id);
        const std::string ofItem = " WHERE run_id = " + std::to_string(*id) + " AND number = 3";
        const auto refused = [&] {
            const auto loaded = loadAnswerRun(reader(), *id, {});
            return !loaded && loaded.error().code == base::ErrorCode::DamagedWorkspace;
        };
        QVERIFY(!refused());
        for (const char* const column : {"settings", "inputs", "figures"}) {
            const std::string before = column == std::string("settings") ? kept->settings
                                       : column == std::string("inputs") ? kept->inputs
                                                                         : kept->figures;
            for (const char* const wrong : {"{}", "[]", "null", "not json"}) {
                damage(std::string("UPDATE run SET ") + column + " = " + quoted(wrong) + where);
                QVERIFY2(refused(), column);
            }
            damage(std::string("UPDATE run SET ") + column + " = " + quoted(before) + where);
            QVERIFY2(!refused(), column);
        }
        const std::string item = [&] {
            SQLite::Database database(m_workspace->path().string());
            SQLite::Statement read(database, "SELECT document FROM run_item" + ofItem);
            read.executeStep();
            return read.getColumn(0).getString();
        }();
        const auto withMember = [&item](const char* key, const nlohmann::ordered_json& value) {
            auto document = nlohmann::ordered_json::parse(item);
            document[key] = value;
            return document.dump();
        };
        for (const std::string& wrong :
             {std::string("{}"), withMember("metrics", {{"no such measure", 1}}),
              withMember("metrics", {{"rougeL_f", "none"}}), withMember("verdict", "perfect"),
              withMember("samples", -1), withMember("answered", 99), withMember("citations", {1, 2}),
              withMember("more", 1), withMember("strata", {{"category", 1}}),
              withMember("spread", {{"rougeL_f", {1, 0}}})}) {
            damage("UPDATE run_item SET document = " + quoted(wrong) + ofItem);
            QVERIFY2(refused(), wrong.c_str());
        }
        damage("UPDATE run_item SET document = " + quoted(item) + ofItem);
        QVERIFY(!refused());
        damage("UPDATE run_item SET number = 99" + ofItem);
        QVERIFY(refused());
        damage("DELETE FROM run_item WHERE number = 99");
        QVERIFY(refused());
    }

    void otherRunsAreNone() {
        workspace::NewRun other;
        other.kind = "neighbours";
        other.name = "x";
        other.settings = "{}";
        other.inputs = "{}";
        const auto id = workspace::createRun(*m_workspace, other);
        ASSAY_VERIFY_OK(id);
        ASSAY_COMPARE_ERROR(loadAnswerRun(reader(), *id, {}), InputNotUsable);
    }

    // With predictions equal to the expected answers, of which one keyword is missing.
    void norwegianKnownValues() {
        std::vector<model::Question> questions(2);
        for (std::size_t i = 0; i < 2; ++i) {
            questions[i].questionId = "n" + std::to_string(i);
            questions[i].questionText = "Hva er merverdiavgift? " + std::to_string(i);
            questions[i].citationRequired = true;
            questions[i].maxTokens = 300;
        }
        questions[0].answerText = {"Merverdiavgift er en avgift [§ 1-1 Lov om merverdiavgift]"};
        questions[0].mustInclude = {"merverdiavgift", "avgift"};
        questions[1].answerText = questions[0].answerText;
        questions[1].mustInclude = {"merverdiavgift", "staten"};
        store("S", questions);
        std::vector<model::Prediction> predictions(2);
        for (std::size_t i = 0; i < 2; ++i) {
            predictions[i].questionId = questions[i].questionId;
            predictions[i].answer = questions[i].answerText.front();
        }
        store("P", predictions);
        const auto loaded = loadAnswerRun(reader(), *run(settingsOf("norwegian")), {});
        ASSAY_VERIFY_OK(loaded);
        // 0.50 + 0.25 + 0.15 x 0.5 + 0.10, then half of the keywords less.
        QVERIFY(isNear(loaded->items[0].overall, 0.925));
        QVERIFY(loaded->items[0].verdict == AnswerVerdict::Pass);
        QVERIFY(isNear(loaded->items[1].overall, 0.875));
        QVERIFY(loaded->items[1].verdict == AnswerVerdict::Acceptable);
    }

    // Its own report says 0.5538 for F1, which is the F1 of mean precision and mean recall.
    void floridaReport() {
        ASSAY_REQUIRE_SHARED_DATA(data);
        const std::filesystem::path gold = data / "florida_tax/golden_dataset.json";
        workspace::QuestionImportOptions options;
        options.suite = "S";
        ASSAY_VERIFY_OK(workspace::importQuestions(*m_workspace, {&gold, 1}, options, {}, m_progress));
        ASSAY_VERIFY_OK(workspace::importAnswerScores(*m_workspace, data / "florida_tax/eval_46e75070.json",
                                                      "P", {}, {}, m_progress));
        const auto id = run(settingsOf("florida"));
        ASSAY_VERIFY_OK(id);
        const auto loaded = loadAnswerRun(reader(), *id, {});
        ASSAY_VERIFY_OK(loaded);
        QCOMPARE(loaded->figures.find("citation_precision")->n, std::int64_t{2});
        QVERIFY(isNear(loaded->figures.find("citation_precision")->mean, 0.75));
        QVERIFY(isNear(loaded->figures.find("citation_recall")->mean, 0.40));
        QVERIFY(isNear(loaded->figures.find("citation_f1")->mean, 0.343, 5e-4));
    }
};

ASSAY_TEST(TstAnswerRun)
#include "tst_answer_run.moc"
