#include "core/evaluate/thresholds/dynamic_run.h"
#include "tests/support/loopback_server.h"
#include "tests/support/sample_generator.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <future>
#include <map>
#include <set>

using namespace assay;
using namespace assay::evaluate;
using assay::model::AskFailureKind;
using assay::model::DynamicReply;
using assay::model::DynamicRole;
using assay::tests::LoopbackRequest;
using assay::tests::LoopbackResponse;
using assay::tests::LoopbackServer;
using Kind = LoopbackResponse::Kind;

namespace {

LoopbackResponse answering(const LoopbackRequest& request) {
    const auto body = nlohmann::json::parse(request.body);
    return {
        Kind::Reply,
        200,
        nlohmann::json{{"answer", "answer to " + body["question"].get<std::string>()}, {"fhri", 0.8}}.dump(),
        {}};
}

std::vector<DynamicQuestion> questionsOf(const DynamicPlan& plan) {
    std::vector<DynamicQuestion> questions;
    for (const DynamicItem& item : plan.items) {
        questions.push_back({"question " + std::to_string(item.row), std::to_string(item.row), "s"});
    }
    return questions;
}

DynamicRunSettings settingsFor(const LoopbackServer& server) {
    DynamicRunSettings settings;
    settings.ask.url = server.url();
    settings.ask.timeoutMs = 20'000;
    settings.ask.backoffBaseMs = 1;
    settings.ask.backoffMaxMs = 2;
    return settings;
}

model::ScoredColumns columnsOf(std::size_t count, int scenarios = 3) {
    return tests::generateColumns({.count = count, .seed = 7, .scenarios = scenarios, .components = true});
}

// A sink that keeps what it is given, and how it was called.
struct Kept {
    std::vector<DynamicReply> replies;
    std::atomic<int> inside = 0;
    bool overlapped = false;
    std::size_t failAfter = SIZE_MAX;

    DynamicReplySink sink() {
        return [this](const DynamicReply& reply) -> base::Result<> {
            overlapped = overlapped || ++inside > 1;
            const bool failing = replies.size() >= failAfter;
            if (!failing) {
                replies.push_back(reply);
            }
            --inside;
            return failing ? base::Result<>(base::fail(base::ErrorCode::StorageFailure, "disk full"))
                           : base::Result<>();
        };
    }
};

} // namespace

class TstDynamicRun : public QObject {
    Q_OBJECT

    base::NoProgress m_progress;

    base::Result<std::vector<DynamicReply>> run(const DynamicPlan& plan, const DynamicRunSettings& settings,
                                                Kept& kept, std::vector<DynamicReply> known = {},
                                                const std::stop_token& stop = {}) {
        return runDynamic(plan, questionsOf(plan), settings, std::move(known), kept.sink(), stop, m_progress);
    }

  private slots:

    void storedSettingsAreReadStrictly() {
        const auto read = [](const std::string& text) { return storedDynamicSettings(text); };
        const auto sound = read("{\"per_scenario\":20,\"ask\":{\"url\":\"http://x\"}}");
        QVERIFY(sound);
        QCOMPARE(sound->perScenario, 20);
        QCOMPARE(sound->ask, std::string("{\"url\":\"http://x\"}"));
        QCOMPARE(read("{\"per_scenario\":20}")->ask, std::string());
        for (const char* damaged :
             {"", "{", "5", "[]", "{}", "{\"per_scenario\":\"20\"}", "{\"per_scenario\":20.0}",
              "{\"per_scenario\":4294967316}", "{\"per_scenario\":null}"}) {
            QVERIFY2(!read(damaged), damaged);
        }
        QVERIFY(!read("{\"per_scenario\":20,\"ask\":" + std::string(300'000, '[') +
                      std::string(300'000, ']') + "}"));
    }

    void theDrawIsStratifiedAndRepeatable() {
        const auto columns = columnsOf(1'000, 10);
        const auto plan = planDynamicRun(columns, {});
        QVERIFY(plan.has_value());
        const auto again = planDynamicRun(columns, {});
        QVERIFY(plan->items == again->items);
        QCOMPARE(plan->hash, again->hash);
        const auto other = planDynamicRun(columns, {20, 43});
        QVERIFY(other->hash != plan->hash);

        std::map<int, int> drawn;
        std::set<std::uint32_t> positions;
        for (const DynamicItem& item : plan->items) {
            QVERIFY(positions.insert(item.position).second);
            QCOMPARE(item.row, columns.rowId[item.position]);
            drawn[columns.scenario[item.position]] += item.role == DynamicRole::Sampled ? 1 : 0;
        }
        QCOMPARE(drawn.size(), std::size_t{10});
        for (const auto& [scenario, count] : drawn) {
            QCOMPARE(count, 20);
        }
    }

    void baselinesComeBeforeTheirContradictions() {
        const auto columns = columnsOf(600);
        const auto plan = planDynamicRun(columns, {30, 5});
        QVERIFY(plan.has_value());
        int withBaseline = 0;
        int context = 0;
        for (std::size_t i = 0; i < plan->items.size(); ++i) {
            const DynamicItem& item = plan->items[i];
            const bool isContradiction = columns.label[item.position] == model::Label::Contradiction;
            // In these sets every pair is one accurate answer and one contradiction.
            QCOMPARE(item.baseline.has_value(),
                     isContradiction && columns.pairOf(item.position) != model::kNone);
            if (item.baseline) {
                ++withBaseline;
                QVERIFY(*item.baseline < i);
                const std::uint32_t before = plan->items[*item.baseline].position;
                QCOMPARE(columns.pairOf(before), columns.pairOf(item.position));
                QVERIFY(columns.label[before] == model::Label::Accurate);
            }
            if (item.role == DynamicRole::Context) {
                ++context;
                QVERIFY(std::any_of(plan->items.begin(), plan->items.end(),
                                    [&](const DynamicItem& later) { return later.baseline == i; }));
            }
        }
        QVERIFY(withBaseline > 5);
        QVERIFY(context > 0);
    }

    void aScenarioDrawsAloneAsAmongOthers() {
        const auto columns = columnsOf(300, 3);
        model::ScoredColumns alone;
        alone.scenarios = {columns.scenarios[1]};
        for (std::size_t i = 0; i < columns.size(); ++i) {
            if (columns.scenario[i] == 1) {
                alone.fhri.push_back(columns.fhri[i]);
                alone.nli.push_back(columns.nli[i]);
                alone.label.push_back(columns.label[i]);
                alone.scenario.push_back(0);
                alone.predicted.push_back(columns.predicted[i]);
                alone.rowId.push_back(columns.rowId[i]);
            }
        }
        const auto rows = [](const DynamicPlan& plan, const model::ScoredColumns& from, int scenario) {
            std::set<std::int64_t> drawn;
            for (const DynamicItem& item : plan.items) {
                if (from.scenario[item.position] == scenario && item.role == DynamicRole::Sampled) {
                    drawn.insert(item.row);
                }
            }
            return drawn;
        };
        QVERIFY(rows(*planDynamicRun(columns, {7, 42}), columns, 1) ==
                rows(*planDynamicRun(alone, {7, 42}), alone, 0));
    }

    void smallScenariosGiveAllTheyHave() {
        const auto columns = columnsOf(9, 3);
        const auto plan = planDynamicRun(columns, {});
        QCOMPARE(plan->items.size(), std::size_t{9});
        QCOMPARE(planDynamicRun({}, {}).error().code, base::ErrorCode::InputNotUsable);
        QCOMPARE(planDynamicRun(columns, {0, 1}).error().code, base::ErrorCode::InvalidArgument);
    }

    void everyItemIsAskedOnceAndStored() {
        LoopbackServer server(answering);
        const auto plan = *planDynamicRun(columnsOf(200), {10, 1});
        Kept kept;
        const auto replies = run(plan, settingsFor(server), kept);
        QVERIFY(replies.has_value());
        QCOMPARE(replies->size(), plan.items.size());
        QCOMPARE(kept.replies.size(), plan.items.size());
        QVERIFY(!kept.overlapped);
        QCOMPARE(server.requestCount(), static_cast<int>(plan.items.size()));
        for (std::size_t i = 0; i < replies->size(); ++i) {
            const DynamicReply& reply = (*replies)[i];
            QCOMPARE(reply.number, static_cast<std::uint32_t>(i));
            QCOMPARE(reply.row, plan.items[i].row);
            QVERIFY(reply.role == plan.items[i].role);
            QVERIFY(reply.outcome.reply.has_value());
            QCOMPARE(reply.outcome.reply->answer, "answer to question " + std::to_string(reply.row));
            QVERIFY(!reply.answeredAt.empty());
        }
        // A contradiction was sent what the backend itself had said to its baseline.
        std::map<std::string, nlohmann::json> bodies;
        for (const LoopbackRequest& request : server.requests()) {
            const auto body = nlohmann::json::parse(request.body);
            bodies[body["question"].get<std::string>()] = body;
        }
        int followUps = 0;
        for (const DynamicItem& item : plan.items) {
            const auto& body = bodies["question " + std::to_string(item.row)];
            QCOMPARE(body.contains("previous_answer"), item.baseline.has_value());
            if (item.baseline) {
                ++followUps;
                QCOMPARE(body["previous_answer"].get<std::string>(),
                         "answer to question " + std::to_string(plan.items[*item.baseline].row));
            }
        }
        QVERIFY(followUps > 0);
    }

    void neverMoreAtOnceThanAllowed() {
        LoopbackServer server([](const LoopbackRequest& request) {
            LoopbackResponse response = answering(request);
            response.kind = Kind::Held;
            return response;
        });
        const auto plan = *planDynamicRun(columnsOf(200), {15, 1});
        DynamicRunSettings settings = settingsFor(server);
        settings.ask.maxParallel = 3;
        Kept kept;
        auto running = std::async(std::launch::async, [&] { return run(plan, settings, kept); });
        QTRY_COMPARE_WITH_TIMEOUT(server.inFlight(), 3, 10'000);
        server.release();
        QVERIFY(running.get().has_value());
        QCOMPARE(server.mostInFlight(), 3);
    }

    void neverFasterThanAllowed() {
        LoopbackServer server(answering);
        const auto plan = *planDynamicRun(columnsOf(60), {8, 1});
        DynamicRunSettings settings = settingsFor(server);
        settings.ask.maxPerSecond = 100;
        Kept kept;
        const auto started = std::chrono::steady_clock::now();
        QVERIFY(run(plan, settings, kept).has_value());
        const auto took = std::chrono::steady_clock::now() - started;
        QVERIFY(took >= std::chrono::milliseconds(10) * (server.requestCount() - 1));
    }

    void aRunThatEndedEarlyIsGoneOnWith() {
        LoopbackServer server(answering);
        const auto plan = *planDynamicRun(columnsOf(200), {10, 1});
        Kept first;
        first.failAfter = 7; // as a crash would leave it
        const auto broken = run(plan, settingsFor(server), first);
        QVERIFY(!broken.has_value());
        QCOMPARE(broken.error().code, base::ErrorCode::StorageFailure);
        QCOMPARE(broken.error().detail, std::string("disk full"));
        QCOMPARE(first.replies.size(), std::size_t{7});
        // Those in flight are lost, no more.
        QVERIFY(server.requestCount() <= 7 + 1 + 2 * settingsFor(server).ask.maxParallel);

        LoopbackServer next(answering); // the first one may still be reading what was cut off
        Kept second;
        const auto whole = run(plan, settingsFor(next), second, first.replies);
        QVERIFY(whole.has_value());
        QCOMPARE(whole->size(), plan.items.size());
        QCOMPARE(second.replies.size(), plan.items.size() - 7);
        QCOMPARE(next.requestCount(), static_cast<int>(plan.items.size()) - 7);
        for (const DynamicReply& reply : first.replies) {
            QVERIFY((*whole)[reply.number] == reply);
        }
        Kept third;
        QVERIFY(run(plan, settingsFor(next), third, *whole).has_value());
        QVERIFY(third.replies.empty());
        QCOMPARE(run(plan, settingsFor(next), third, {whole->front(), whole->front()}).error().code,
                 base::ErrorCode::InvalidArgument);
    }

    void failuresAreAskedAgainOnlyWhenWished() {
        std::atomic<bool> healthy = false;
        LoopbackServer server([&](const LoopbackRequest& request) {
            return healthy || request.number % 2 == 0 ? answering(request)
                                                      : LoopbackResponse{Kind::Reply, 400, "", {}};
        });
        const auto plan = *planDynamicRun(columnsOf(200), {10, 1});
        DynamicRunSettings settings = settingsFor(server);
        settings.ask.bodyTemplate = R"({"question":"{question}"})"; // so that every one is sent
        Kept first;
        const auto replies = run(plan, settings, first);
        QVERIFY(replies.has_value());
        const auto failed = std::count_if(replies->begin(), replies->end(), [](const DynamicReply& reply) {
            return reply.outcome.failure.has_value();
        });
        QCOMPARE(failed, static_cast<std::ptrdiff_t>(plan.items.size() / 2));
        healthy = true;
        Kept second;
        QVERIFY(run(plan, settings, second, *replies).has_value());
        QVERIFY(second.replies.empty());
        settings.retryFailed = true;
        const auto mended = run(plan, settings, second, *replies);
        QVERIFY(mended.has_value());
        QCOMPARE(static_cast<std::ptrdiff_t>(second.replies.size()), failed);
        QVERIFY(std::all_of(mended->begin(), mended->end(),
                            [](const DynamicReply& reply) { return reply.outcome.reply.has_value(); }));
    }

    void withoutTheBaselinesAnswerAContradictionIsNotSent() {
        LoopbackServer server(
            [](const LoopbackRequest&) { return LoopbackResponse{Kind::Reply, 400, "", {}}; });
        const auto plan = *planDynamicRun(columnsOf(200), {10, 1});
        Kept kept;
        const auto replies = run(plan, settingsFor(server), kept);
        QVERIFY(replies.has_value());
        int unsent = 0;
        for (const DynamicReply& reply : *replies) {
            const bool hasBaseline = plan.items[reply.number].baseline.has_value();
            unsent += hasBaseline ? 1 : 0;
            QVERIFY(reply.outcome.failure->kind ==
                    (hasBaseline ? AskFailureKind::BaselineFailed : AskFailureKind::HttpStatus));
            QCOMPARE(reply.outcome.attempts, hasBaseline ? 0 : 1);
        }
        QVERIFY(unsent > 0);
        QCOMPARE(server.requestCount(), static_cast<int>(plan.items.size()) - unsent);
    }

    void withoutAQuestionNothingIsSent() {
        LoopbackServer server(answering);
        const auto plan = *planDynamicRun(columnsOf(9), {});
        auto questions = questionsOf(plan);
        questions[0].question = " ";
        Kept kept;
        const auto replies =
            runDynamic(plan, questions, settingsFor(server), {}, kept.sink(), {}, m_progress);
        QVERIFY(replies.has_value());
        QVERIFY(replies->front().outcome.failure->kind == AskFailureKind::MissingQuestion);
        questions.pop_back();
        QCOMPARE(
            runDynamic(plan, questions, settingsFor(server), {}, kept.sink(), {}, m_progress).error().code,
            base::ErrorCode::InvalidArgument);
    }

    void aStopEndsHangingRequestsAndKeepsTheRest() {
        LoopbackServer server([](const LoopbackRequest& request) {
            return request.number < 5 ? answering(request) : LoopbackResponse{Kind::Hang, 200, "", {}};
        });
        const auto plan = *planDynamicRun(columnsOf(200), {10, 1});
        std::stop_source stop;
        Kept kept;
        auto running = std::async(std::launch::async,
                                  [&] { return run(plan, settingsFor(server), kept, {}, stop.get_token()); });
        QTRY_COMPARE_WITH_TIMEOUT(server.requestCount(), 9, 10'000); // five answered, four hang
        const auto asked = std::chrono::steady_clock::now();
        stop.request_stop();
        const auto replies = running.get();
        QVERIFY(std::chrono::steady_clock::now() - asked < std::chrono::seconds(2));
        QVERIFY(!replies.has_value());
        QCOMPARE(replies.error().code, base::ErrorCode::Cancelled);
        QCOMPARE(kept.replies.size(), std::size_t{5});
    }
};

ASSAY_TEST(TstDynamicRun)
#include "tst_dynamic_run.moc"
