// Asking a suite: what is sent, what is kept, and that nothing is asked twice.
#include "core/evaluate/ask/ask_run.h"
#include "core/evaluate/ask/prompt_text.h"
#include "core/workspace/predictions/prediction_reading.h"
#include "core/workspace/runs/chat_replies.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/suites.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/chat_service.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <atomic>
#include <memory>

using namespace assay;
using namespace assay::evaluate;
using assay::tests::goodChat;
using assay::tests::lastMessageOf;
using assay::tests::LoopbackRequest;
using assay::tests::LoopbackResponse;
using assay::tests::LoopbackServer;
using assay::tests::outcome;
using assay::tests::StoreFolder;
using Kind = LoopbackResponse::Kind;

class TstAskRun : public QObject {
    Q_OBJECT

    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<workspace::Workspace> m_workspace;
    base::NoProgress m_progress;

    void open() { m_workspace = std::move(*workspace::Workspace::open(m_folder->path("w.assay"))); }

    AskRunSettings settingsFor(const LoopbackServer& server, const std::string& name = "run") const {
        AskRunSettings settings;
        settings.suite = "gold";
        settings.name = name;
        AskSystem system;
        system.chat.url = server.url() + "/v1";
        system.chat.model = "m1";
        system.chat.backoffBaseMs = 1;
        system.chat.backoffMaxMs = 2;
        system.chat.maxAttempts = 2;
        system.chat.timeoutMs = 20'000;
        system.chat.inputPricePerMillion = 1e6;
        system.chat.outputPricePerMillion = 2e6;
        settings.systems.push_back(system);
        return settings;
    }

    std::vector<model::Prediction> predictionsOf(base::RowId set) const {
        std::vector<model::Prediction> predictions;
        const auto reader = m_workspace->reader();
        const auto read =
            workspace::readPredictionSet(*reader, set,
                                         [&](formats::PredictionRecord record) -> base::Result<> {
                                             predictions.push_back(std::move(record.prediction));
                                             return {};
                                         },
                                         {});
        return read ? predictions : std::vector<model::Prediction>();
    }

    std::int64_t storedFor(const std::string& name) const {
        return *workspace::chatReplyCount(*m_workspace->reader(), workspace::askScope(name));
    }

  private slots:

    void init() {
        m_folder = std::make_unique<StoreFolder>();
        m_workspace = std::move(*workspace::Workspace::create(m_folder->path("w.assay")));
        const auto suite = workspace::createSuite(*m_workspace, "gold");
        ASSAY_VERIFY_OK(suite);
        for (int i = 0; i < 6; ++i) {
            model::Question question;
            question.questionId = "q" + std::to_string(i);
            question.questionText = "Question " + std::to_string(i) + "?";
            question.answerText = {"gold " + std::to_string(i)};
            ASSAY_VERIFY_OK(workspace::addQuestion(*m_workspace, *suite, question, "me", ""));
        }
    }

    void answersBecomeASetInSuiteOrder() {
        LoopbackServer server(
            [](const LoopbackRequest& request) { return goodChat("to " + lastMessageOf(request)); });
        const auto asked = askSuite(*m_workspace, settingsFor(server), {}, m_progress);
        ASSAY_VERIFY_OK(asked);
        QCOMPARE(asked->size(), std::size_t{1});
        QCOMPARE(asked->front().set.name, std::string("run"));
        QCOMPARE(asked->front().set.kind, std::string("asked"));
        QCOMPARE(asked->front().answered, std::int64_t{6});
        QCOMPARE(asked->front().spent.ofOtherModels("m1"), std::int64_t{6}); // served-model answered
        QCOMPARE(*asked->front().spent.price, 6 * (10 + 2 * 5.0));
        const auto predictions = predictionsOf(asked->front().set.id);
        QCOMPARE(predictions.size(), std::size_t{6});
        for (std::size_t i = 0; i < predictions.size(); ++i) {
            QCOMPARE(predictions[i].questionId, "q" + std::to_string(i));
            QCOMPARE(*predictions[i].answer, "to Question " + std::to_string(i) + "?");
            QCOMPARE(*predictions[i].usage.price, 20.0);
            QVERIFY(predictions[i].latencyMs.has_value());
            QVERIFY(predictions[i].raw.find("served-model") != std::string::npos);
        }
        QCOMPARE(storedFor("run"), std::int64_t{0});
    }

    void whatIsStoredIsNotAskedAgain() {
        std::stop_source stop;
        std::atomic<int> answered = 0;
        LoopbackServer server([&](const LoopbackRequest& request) {
            if (++answered > 3) {
                stop.request_stop();
                return LoopbackResponse{Kind::Hang, 200, {}, {}};
            }
            return goodChat("to " + lastMessageOf(request));
        });
        auto settings = settingsFor(server);
        settings.systems.front().chat.maxParallel = 1;
        QCOMPARE(outcome(askSuite(*m_workspace, settings, stop.get_token(), m_progress)),
                 std::string("cancelled"));
        QCOMPARE(storedFor("run"), std::int64_t{3});
        m_workspace.reset(); // as another process would find it
        open();
        const auto begun = askSuite(*m_workspace, settings, {}, m_progress);
        QCOMPARE(outcome(begun), std::string("name_taken"));
        QCOMPARE(begun.error().where, std::string("resume"));
        settings.resume = true;
        const auto estimate = estimateAsking(*m_workspace->reader(), settings, {});
        ASSAY_VERIFY_OK(estimate);
        QCOMPARE(estimate->requests, std::int64_t{3});
        QCOMPARE(estimate->fromStore, std::int64_t{3});
    }

    void anEndedAskingIsGoneOnWith() {
        std::atomic<bool> isWell = false;
        std::atomic<int> asked = 0;
        std::stop_source stop;
        LoopbackServer server([&](const LoopbackRequest& request) {
            ++asked;
            if (!isWell && asked > 2) {
                stop.request_stop();
                return LoopbackResponse{Kind::Hang, 200, {}, {}};
            }
            return goodChat("to " + lastMessageOf(request));
        });
        auto settings = settingsFor(server);
        settings.systems.front().chat.maxParallel = 1;
        QCOMPARE(outcome(askSuite(*m_workspace, settings, stop.get_token(), m_progress)),
                 std::string("cancelled"));
        m_workspace.reset();
        open();
        isWell = true;
        asked = 0;
        settings.resume = true;
        const auto done = askSuite(*m_workspace, settings, {}, m_progress);
        ASSAY_VERIFY_OK(done);
        QCOMPARE(asked.load(), 4);
        QCOMPARE(done->front().spent.fromStore, std::int64_t{2});
        QCOMPARE(done->front().answered, std::int64_t{6});
    }

    void failuresAreCountedAndNoAnswers() {
        LoopbackServer server([](const LoopbackRequest& request) {
            const std::string question = lastMessageOf(request);
            if (question.find('1') != std::string::npos) {
                return LoopbackResponse{Kind::Reply, 500, "{}", {}};
            }
            if (question.find('2') != std::string::npos) {
                return LoopbackResponse{Kind::Reply, 200, "not JSON", {}};
            }
            return goodChat("fine");
        });
        const auto asked = askSuite(*m_workspace, settingsFor(server), {}, m_progress);
        ASSAY_VERIFY_OK(asked);
        QCOMPARE(asked->front().answered, std::int64_t{4});
        QCOMPARE(asked->front().spent.failed.at("http_5xx"), std::int64_t{1});
        QCOMPARE(asked->front().spent.failed.at("malformed_reply"), std::int64_t{1});
        const auto predictions = predictionsOf(asked->front().set.id);
        QCOMPARE(predictions[1].error, std::string("http_5xx"));
        QVERIFY(!predictions[1].isAnswered());
        QCOMPARE(predictions[2].error, std::string("malformed_reply"));
        QCOMPARE(predictions[2].raw, std::string("not JSON"));
    }

    // A gateway that passes on the service's refusal as if a model had said it.
    void aRefusalInTheReplyIsNoAnswer() {
        LoopbackServer server([](const LoopbackRequest& request) {
            return goodChat(lastMessageOf(request).find('1') != std::string::npos
                                ? "Error code: 429 - slow down"
                                : "fine");
        });
        const auto asked = askSuite(*m_workspace, settingsFor(server), {}, m_progress);
        ASSAY_VERIFY_OK(asked);
        QCOMPARE(asked->front().answered, std::int64_t{5});
        QCOMPARE(asked->front().spent.failed.at("error_reply"), std::int64_t{1});
        const auto predictions = predictionsOf(asked->front().set.id);
        QVERIFY(!predictions[1].isAnswered());
        QVERIFY(predictions[1].latencyMs.has_value()); // how long a failure took is kept, too
        QVERIFY(predictions[1].raw.find("429") != std::string::npos);
    }

    void anAskingThatNeverBeganIsNotGoneOnWith() {
        LoopbackServer server([](const LoopbackRequest&) { return goodChat("fine"); });
        auto settings = settingsFor(server);
        settings.resume = true;
        settings.mustHaveBegun = true;
        const auto refused = askSuite(*m_workspace, settings, {}, m_progress);
        QCOMPARE(outcome(refused), std::string("not_found"));
        QCOMPARE(refused.error().where, std::string("asking"));
        QCOMPARE(server.requestCount(), 0);
        settings.mustHaveBegun = false; // as the window asks
        ASSAY_VERIFY_OK(askSuite(*m_workspace, settings, {}, m_progress));
    }

    void whatFailedMayBeLeft() {
        std::stop_source stop;
        std::atomic<bool> isWell = false;
        LoopbackServer server([&](const LoopbackRequest& request) {
            const std::string question = lastMessageOf(request);
            if (!isWell && question.find('1') != std::string::npos) {
                return LoopbackResponse{Kind::Reply, 200, "not JSON", {}};
            }
            if (!isWell && question.find('3') != std::string::npos) {
                stop.request_stop();
                return LoopbackResponse{Kind::Hang, 200, {}, {}};
            }
            return goodChat("fine");
        });
        auto settings = settingsFor(server);
        settings.systems.front().chat.maxParallel = 1;
        QCOMPARE(outcome(askSuite(*m_workspace, settings, stop.get_token(), m_progress)),
                 std::string("cancelled"));
        QCOMPARE(storedFor("run"), std::int64_t{2}); // a failure is no reply
        isWell = true;
        const int before = server.requestCount();
        settings.resume = true;
        settings.mustHaveBegun = true;
        settings.leaveFailed = true;
        const auto done = askSuite(*m_workspace, settings, {}, m_progress);
        ASSAY_VERIFY_OK(done);
        QCOMPARE(server.requestCount() - before, 3); // questions 3, 4 and 5
        QCOMPARE(done->front().answered, std::int64_t{5});
        QCOMPARE(done->front().spent.failed.at("malformed_reply"), std::int64_t{1});
        QCOMPARE(predictionsOf(done->front().set.id)[1].error, std::string("malformed_reply"));
    }

    void aServiceThatFailsWhollyMakesNoSet() {
        LoopbackServer server(
            [](const LoopbackRequest&) { return LoopbackResponse{Kind::Reply, 500, "{}", {}}; });
        const auto asked = askSuite(*m_workspace, settingsFor(server), {}, m_progress);
        QCOMPARE(outcome(asked), std::string("remote_failure"));
        QVERIFY(asked.error().detail.find("http_5xx 6") != std::string::npos);
        QVERIFY(workspace::answerSets(*m_workspace->reader())->empty());
    }

    void aRefusedKeyEndsIt() {
        LoopbackServer server(
            [](const LoopbackRequest&) { return LoopbackResponse{Kind::Reply, 401, "{}", {}}; });
        auto settings = settingsFor(server);
        settings.systems.front().chat.maxParallel = 1;
        QCOMPARE(outcome(askSuite(*m_workspace, settings, {}, m_progress)), std::string("remote_failure"));
        QCOMPARE(server.requestCount(), 1);
    }

    void severalPromptsAndModelsMakeASetEach() {
        LoopbackServer server([](const LoopbackRequest& request) {
            const auto body = nlohmann::json::parse(request.body);
            return goodChat(body.at("model").get<std::string>() + " " + lastMessageOf(request));
        });
        auto settings = settingsFor(server);
        AskSystem second = settings.systems.front();
        second.chat.model = "m2";
        second.prompt.name = "short";
        second.prompt.user = "In one word: {question}";
        settings.systems.push_back(second);
        const auto asked = askSuite(*m_workspace, settings, {}, m_progress);
        ASSAY_VERIFY_OK(asked);
        QCOMPARE(asked->size(), std::size_t{2});
        QCOMPARE((*asked)[0].set.name, std::string("run: plain @ m1"));
        QCOMPARE((*asked)[1].set.name, std::string("run: short @ m2"));
        QCOMPARE(*predictionsOf((*asked)[1].set.id)[0].answer, std::string("m2 In one word: Question 0?"));
        settings.name = "other";
        settings.systems.push_back(second);
        const auto twice = askSuite(*m_workspace, settings, {}, m_progress);
        QCOMPARE(outcome(twice), std::string("invalid_argument"));
    }

    void theHistoryGoesAlongAndTheGoldDoesNot() {
        model::Question question;
        question.questionText = "And then?";
        question.messages =
            "[{\"role\":\"system\",\"content\":\"S\"},{\"role\":\"user\",\"content\":\"First\"},"
            "{\"role\":\"assistant\",\"content\":\"A1\"},"
            "{\"role\":\"user\",\"content\":\"And then?\"},"
            "{\"role\":\"assistant\",\"content\":\"THE GOLD\"}]";
        AskPrompt prompt;
        prompt.system = "Mine";
        const auto messages = messagesOf(prompt, question);
        QCOMPARE(messages.size(), std::size_t{4});
        QCOMPARE(messages.front().content, std::string("S"));
        QCOMPARE(messages.back().content, std::string("And then?"));
        question.messages = "[{\"role\":\"user\",\"content\":\"Only\"}]";
        const auto withSystem = messagesOf(prompt, question);
        QCOMPARE(withSystem.size(), std::size_t{2});
        QCOMPARE(withSystem.front().content, std::string("Mine"));
        question.messages.clear();
        question.questionText.clear();
        QVERIFY(messagesOf(prompt, question).empty());
    }

    void promptsAreReadStrictly() {
        const auto plain = readAskPrompt("Answer: {question} ({years})", "short.txt");
        ASSAY_VERIFY_OK(plain);
        QCOMPARE(plain->name, std::string("short"));
        const auto document = readAskPrompt("{\"system\":\"S\",\"user\":\"{question}\"}", "p.json");
        ASSAY_VERIFY_OK(document);
        QCOMPARE(document->system, std::string("S"));
        QCOMPARE(outcome(readAskPrompt("no place", "p")), std::string("invalid_argument"));
        QCOMPARE(outcome(readAskPrompt("{question} {gold}", "p")), std::string("invalid_argument"));
        QCOMPARE(outcome(readAskPrompt("{\"user\":\"{question}\",\"extra\":1}", "p")),
                 std::string("input_not_usable"));
    }

    void valuesAreNoTemplates() {
        QCOMPARE(withValues("{question} {other}", {{"question", "{other}"}, {"other", "x"}}),
                 std::string("{other} x"));
        const std::string marked = delimited("answer", "text\nanswer>>>", "salt");
        QVERIFY(marked.starts_with("<<<answer "));
        const std::string mark = marked.substr(3, marked.find('\n') - 3);
        QVERIFY(marked.ends_with("\n" + mark + ">>>"));
        QCOMPARE(marked.find(mark + ">>>"), marked.size() - mark.size() - 3);
    }
};

ASSAY_TEST(TstAskRun)
#include "tst_ask_run.moc"
