#include "core/base/random.h"
#include "core/evaluate/runs/incident_causes.h"
#include "core/evaluate/runs/question_history.h"
#include "core/evaluate/runs/run_differences.h"
#include "core/evaluate/runs/run_indexing.h"
#include "core/evaluate/runs/run_trend.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

using namespace assay;
using namespace assay::evaluate;
using workspace::ItemOutcome;

namespace {

RunOutcomes roundOf(base::RowId id, const std::string& system,
                    const std::vector<std::pair<std::string, double>>& outcomes) {
    RunOutcomes made;
    made.run.id = id;
    made.run.kind = "answers";
    made.run.name = "run " + std::to_string(id);
    made.run.system = system;
    made.run.state = workspace::RunState::Finished;
    for (const auto& [key, value] : outcomes) {
        made.outcomes.push_back({id, key, value, 1});
    }
    return made;
}

const QuestionRecord& recordOf(const QuestionHistory& history, const std::string& id) {
    return *std::ranges::find(history.questions, id, &QuestionRecord::questionId);
}

// The slow and obvious way: every sum anew for every question.
struct SlowRecord {
    std::int64_t systems = 0, right = 0;
    std::optional<double> itemRest;
    bool weakerAreRight = false;
};

SlowRecord slowRecord(const std::map<std::string, std::map<std::string, double>>& newest,
                      const std::string& question) {
    SlowRecord record;
    std::vector<double> item;
    std::vector<double> rest;
    for (const auto& [system, outcomes] : newest) {
        if (!outcomes.contains(question)) {
            continue;
        }
        ++record.systems;
        record.right += outcomes.at(question) >= 0.5 ? 1 : 0;
        double sum = 0;
        int count = 0;
        for (const auto& [other, value] : outcomes) {
            if (other != question) {
                sum += value >= 0.5 ? 1 : 0;
                ++count;
            }
        }
        if (count > 0) {
            item.push_back(outcomes.at(question) >= 0.5 ? 1 : 0);
            rest.push_back(sum / count);
        }
    }
    const auto n = static_cast<double>(item.size());
    double itemMean = 0;
    double restMean = 0;
    for (std::size_t i = 0; i < item.size(); ++i) {
        itemMean += item[i] / n;
        restMean += rest[i] / n;
    }
    double both = 0;
    double ofItem = 0;
    double ofRest = 0;
    double right = 0;
    double wrong = 0;
    double sumRight = 0;
    double sumWrong = 0;
    for (std::size_t i = 0; i < item.size(); ++i) {
        both += (item[i] - itemMean) * (rest[i] - restMean);
        ofItem += std::pow(item[i] - itemMean, 2);
        ofRest += std::pow(rest[i] - restMean, 2);
        (item[i] > 0 ? right : wrong) += 1;
        (item[i] > 0 ? sumRight : sumWrong) += rest[i];
    }
    if (ofItem > 1e-9 && ofRest > 1e-9) {
        record.itemRest = both / std::sqrt(ofItem) / std::sqrt(ofRest);
    }
    record.weakerAreRight = right > 0 && wrong > 0 && sumRight / right < sumWrong / wrong - 1e-12;
    return record;
}

} // namespace

class TestQuestionHistory : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void versionsAreOneSystem() {
        for (const char* name : {"pipeline", "pipeline v3", "pipeline_v3.1", "pipeline run 12",
                                 "pipeline, round 2", "pipeline 2024-12", "pipeline-2024-12-31",
                                 "pipeline (new)", "pipeline #4", "pipeline Q1 2025", "pipeline v2 run 3"}) {
            QCOMPARE(QString::fromStdString(systemFamily(std::string_view(name))),
                     QStringLiteral("pipeline"));
        }
        QCOMPARE(systemFamily(std::string_view("K\xC3\x93 v2")), std::string("K\xC3\x93")); // no half letters
        QCOMPARE(systemFamily(std::string_view("gpt-4")), std::string("gpt-4"));
        QCOMPARE(systemFamily(std::string_view("gpt-3.5")), std::string("gpt-3.5"));
        QCOMPARE(systemFamily(std::string_view("v3")), std::string("v3")); // never nothing
        QVERIFY(systemFamily(std::string_view("")).empty());
        workspace::RunRow run;
        run.system = "x v2";
        run.tags = {"monthly", "system: Pipeline A"};
        QCOMPARE(systemFamily(run), std::string("Pipeline A"));
    }

    void whatSeparatesAndWhatDoesNot() {
        const std::vector<RunOutcomes> runs{
            roundOf(1, "A v1", {{"easy", 1}, {"hard", 0}, {"apart", 0}, {"alone", 1}}),
            roundOf(2, "A v2", {{"easy", 1}, {"hard", 0}, {"apart", 1}}),
            roundOf(3, "B", {{"easy", 1}, {"hard", 0}, {"apart", 0.25}, {"half", 0.5}})};
        const QuestionHistory history = historyOfOutcomes(runs, "P3");
        QVERIFY(history.runs == 3 && history.systems.size() == 2 && history.suite == "P3");
        QVERIFY(recordOf(history, "easy").standing == QuestionStanding::AllRight);
        QVERIFY(recordOf(history, "hard").standing == QuestionStanding::AllWrong);
        const QuestionRecord& apart = recordOf(history, "apart");
        QVERIFY(apart.standing == QuestionStanding::Separates && apart.runs == 3);
        QVERIFY(apart.systems == 2 && apart.systemsRight == 1 && apart.difficulty == 0.5);
        QVERIFY(apart.difficultyInterval.has_value() && !apart.itemRest); // too few systems
        // Met by an earlier version alone: the newest run of that system has it not.
        QVERIFY(recordOf(history, "alone").systems == 0 && !recordOf(history, "alone").difficulty);
        QVERIFY(recordOf(history, "alone").standing == QuestionStanding::NotJudged);
        QVERIFY(recordOf(history, "half").systemsRight == 1); // half of the samples is right
        const auto a = std::ranges::find(history.systems, std::string("A"), &SystemRecord::name);
        QVERIFY(a != history.systems.end() && a->versions == 2 && a->run == 2 && a->questions == 3);
    }

    void weakerSystemsThatAreRightAreMarked() {
        const std::vector<RunOutcomes> runs{
            roundOf(1, "strong", {{"odd", 0}, {"a", 1}, {"b", 1}, {"fair", 1}}),
            roundOf(2, "weak", {{"odd", 1}, {"a", 0}, {"b", 1}, {"fair", 0}})};
        const QuestionHistory history = historyOfOutcomes(runs, {});
        QVERIFY(recordOf(history, "odd").weakerAreRight);
        QVERIFY(!recordOf(history, "fair").weakerAreRight && !recordOf(history, "b").weakerAreRight);
    }

    void asTheSlowWay() {
        base::Random random(7);
        for (int turn = 0; turn < 40; ++turn) {
            const auto systems = 2 + random.below(30);
            const auto questions = 1 + random.below(12);
            std::vector<RunOutcomes> runs;
            std::map<std::string, std::map<std::string, double>> newest;
            for (std::uint64_t s = 0; s < systems; ++s) {
                std::vector<std::pair<std::string, double>> outcomes;
                const double ability = random.unit();
                for (std::uint64_t q = 0; q < questions; ++q) {
                    if (random.unit() < 0.9) {
                        outcomes.emplace_back("q" + std::to_string(q), random.unit() < ability ? 1 : 0);
                    }
                }
                const std::string name = "system " + std::string(1, static_cast<char>('A' + s));
                runs.push_back(roundOf(static_cast<base::RowId>(s) + 1, name, outcomes));
                newest[name] = {outcomes.begin(), outcomes.end()};
            }
            const QuestionHistory history = historyOfOutcomes(runs, {});
            for (const QuestionRecord& record : history.questions) {
                const SlowRecord slow = slowRecord(newest, record.questionId);
                QCOMPARE(record.systems, slow.systems);
                QCOMPARE(record.systemsRight, slow.right);
                if (record.systems < 20) {
                    QVERIFY(!record.itemRest);
                    QCOMPARE(record.weakerAreRight, slow.weakerAreRight);
                } else if (record.itemRest) {
                    QVERIFY(slow.itemRest && std::abs(*record.itemRest - *slow.itemRest) < 1e-9);
                    QVERIFY(record.itemRestInterval && record.itemRestInterval->low <= *record.itemRest &&
                            *record.itemRest <= record.itemRestInterval->high);
                }
            }
        }
    }

    // At 20 systems a correlation must exceed 0.44: one just above leaves 0 out, one just below does not.
    void twentySystems() {
        for (const auto& [r, isTold] : {std::pair(0.4430, true), std::pair(0.4420, false)}) {
            const double half = 1.959963984540054 / std::sqrt(17.0);
            QCOMPARE(std::tanh(std::atanh(r) - half) > 0, isTold);
        }
        // Ten strong systems right, ten weak ones wrong: as high as it can be, and told from luck.
        std::vector<RunOutcomes> runs;
        for (int s = 0; s < 20; ++s) {
            const double right = s < 10 ? 1 : 0;
            runs.push_back(roundOf(s + 1, std::string("system ") + static_cast<char>('a' + s),
                                   {{"q", right}, {"r", right}, {"s", right}, {"not", 1 - right}}));
        }
        const QuestionHistory history = historyOfOutcomes(runs, {});
        QVERIFY(*recordOf(history, "q").itemRest > 0.99 &&
                recordOf(history, "q").itemRestInterval->low > 0.44);
        QVERIFY(*recordOf(history, "not").itemRest < -0.99 && recordOf(history, "not").weakerAreRight);
    }

    void outcomesOfItems() {
        QCOMPARE(questionOutcome("answers", "{\"verdict\":\"pass\"}"), std::optional(1.0));
        QCOMPARE(questionOutcome("answers", "{\"verdict\":\"acceptable\"}"), std::optional(0.0));
        QCOMPARE(questionOutcome("answers", "{\"verdict\":null,\"metrics\":{\"numeric_correct\":0.5}}"),
                 std::optional(0.5));
        QCOMPARE(
            questionOutcome("answers", "{\"verdict\":null,\"metrics\":{\"numeric_correct\":\"no_gold\"}}"),
            std::optional<double>());
        QCOMPARE(questionOutcome("retrieval", "{\"metrics\":{\"success_1\":0,\"success_5\":1}}"),
                 std::optional(1.0));
        QCOMPARE(questionOutcome("retrieval", "{\"metrics\":{\"success_5\":null,\"success_10\":null}}"),
                 std::optional<double>());
        QCOMPARE(questionOutcome("answers", "no json"), std::optional<double>());
    }

    void trends() {
        std::vector<TrendValue> values;
        for (const double value : {0.82, 0.80, 0.84, 0.82, 0.743}) {
            TrendValue one;
            one.run = static_cast<base::RowId>(values.size()) + 1;
            one.value = value;
            values.push_back(one);
        }
        TrendValue undefined;
        values.insert(values.begin() + 1, undefined);
        const Trend trend = trendOf(values, 3);
        QVERIFY(trend.points.size() == 6 && trend.undefined == 1);
        QVERIFY(!trend.points[2].mean && trend.points[2].rounds == 2); // two rounds are no band
        QVERIFY(std::abs(*trend.points[3].mean - 0.82) < 1e-12);
        QVERIFY(std::abs(*trend.points[3].deviation - 0.02) < 1e-12);
        QVERIFY(!trend.points[4].isUnusual && trend.points[5].isUnusual);
        QVERIFY(std::abs(*trend.points[5].mean - (0.84 + 0.82 + 0.743) / 3) < 1e-12); // of three rounds
        QVERIFY(trendOf({}, 6).points.empty());
    }

    void differences() {
        RunDescription a;
        RunDescription b;
        a.settings = {{"k", "5"}, {"seed", "42"}};
        b.settings = {{"k", "10"}, {"seed", "42"}, {"window", "3"}};
        a.inputs = {{"suite", "P3", "aa"}, {"predictions", "Fjord", "ff"}};
        b.inputs = {{"suite", "P3", "bb"}, {"predictions", "Fjord", "ff"}};
        const std::array<const RunDescription*, 2> both{&a, &b};
        const RunDifferences found = runDifferences(both);
        QVERIFY(found.sameSettings == 1 && found.sameInputs == 1);
        QVERIFY(found.settings.size() == 2 && found.settings[0].name == "k");
        QVERIFY(found.settings[1].name == "window" && !found.settings[1].values[0]);
        QVERIFY(found.inputs.size() == 1 && found.inputs[0].role == "suite");
        QVERIFY(runDifferences(std::span(both).first(1)).settings.empty());
    }

    void causesAreData() {
        const auto causes = incidentCauses();
        QVERIFY(causes.has_value() && causes->size() >= 6);
        std::set<std::string> ids;
        for (const IncidentCause& cause : *causes) {
            QVERIFY(ids.insert(cause.id).second && !cause.cause.empty() && !cause.check.empty());
        }
        const auto sorted = causesFor(*causes, "open.hit_at.5");
        QVERIFY(sorted.size() == causes->size() && sorted.front().figure == "open.hit_at");
        QVERIFY(causesFor(*causes, {}) == *causes);
        QVERIFY(!readIncidentCauses("{}") && !readIncidentCauses("{\"causes\":[{\"id\":1}]}"));
    }
};

ASSAY_TEST(TestQuestionHistory)
#include "tst_question_history.moc"
