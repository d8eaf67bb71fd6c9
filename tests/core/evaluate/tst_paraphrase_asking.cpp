// Wordings from a chat service: what is sent, replies that are read strictly, what is kept.
#include "core/curation/draft_keeping.h"
#include "core/evaluate/ask/paraphrase_asking.h"
#include "core/workspace/suites/questions.h"
#include "core/workspace/suites/suites.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/loopback_server.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <memory>

using namespace assay;
using namespace assay::evaluate;
using tests::LoopbackRequest;
using tests::LoopbackResponse;
using tests::LoopbackServer;

namespace {

LoopbackResponse chatSays(const std::string& content) {
    LoopbackResponse response;
    const nlohmann::json message{{"role", "assistant"}, {"content", content}};
    const nlohmann::json choice{{"message", message}, {"finish_reason", "stop"}};
    nlohmann::json body;
    body["choices"] = nlohmann::json::array({choice});
    body["model"] = "m";
    response.body = body.dump();
    return response;
}

} // namespace

class TstParaphraseAsking : public QObject {
    Q_OBJECT

    std::unique_ptr<tests::StoreFolder> m_folder;
    std::unique_ptr<workspace::Workspace> m_workspace;

    void add(const char* category, const char* text) const {
        model::Question draft;
        draft.category = category;
        draft.questionText = text;
        QVERIFY(curation::keepDraft(*m_workspace, "P", draft, "Ada", "test").has_value());
    }

    [[nodiscard]] static ParaphraseAsking askingOf(const LoopbackServer& server) {
        ParaphraseAsking asking;
        asking.chat.chat.url = server.url();
        asking.chat.chat.model = "m";
        asking.chat.chat.maxAttempts = 1;
        asking.suite = "P";
        asking.who = "Bo";
        return asking;
    }

  private slots:
    void init();
    void whatIsSent();
    void repliesAreReadStrictly();
    void whatComesIsKept();
    void namedQuestions();
    void wordingsForAPersonToChoose();
};

void TstParaphraseAsking::init() {
    m_workspace.reset();
    m_folder = std::make_unique<tests::StoreFolder>();
    auto made = workspace::Workspace::create(m_folder->path("w.assay"));
    QVERIFY(made.has_value());
    m_workspace = std::move(*made);
    add("A", "What was debt?");
    add("B", "Why did debt rise?");
}

void TstParaphraseAsking::whatIsSent() {
    model::Question question;
    question.questionId = "q";
    question.questionText = "What was {count} debt?";
    const auto messages = paraphraseMessages(question, 4);
    QVERIFY(messages.has_value());
    QCOMPARE(messages->size(), std::size_t{2});
    QCOMPARE((*messages)[0].role, std::string("system"));
    const std::string& user = (*messages)[1].content;
    QVERIFY(user.find("4 different ways") != std::string::npos);
    QVERIFY(user.find("What was {count} debt?") != std::string::npos); // a value is no placeholder
    QVERIFY(paraphraseMessages({}, 4)->empty());
}

void TstParaphraseAsking::repliesAreReadStrictly() {
    const auto read = readParaphraseReply("{\"paraphrases\": [\" How high  was debt? \", \"Debt?\"]}");
    QVERIFY(read.has_value());
    QVERIFY((*read == std::vector<std::string>{"How high was debt?", "Debt?"}));
    for (const char* wrong :
         {"", "[]", "Here you are: {\"paraphrases\":[]}", "{\"paraphrases\":\"a\"}", "{\"paraphrases\":[1]}",
          "{\"paraphrases\":[\" \"]}", "{\"paraphrases\":[\"a\"],\"note\":1}", "{\"texts\":[\"a\"]}"}) {
        const auto refused = readParaphraseReply(wrong);
        QVERIFY2(!refused.has_value(), wrong);
        QVERIFY(refused.error().code == base::ErrorCode::InputNotUsable);
    }
    std::string many = "{\"paraphrases\":[\"a\"";
    for (int i = 0; i < kMostParaphrases; ++i) {
        many += ",\"a\"";
    }
    QVERIFY(!readParaphraseReply(many + "]}"));
}

void TstParaphraseAsking::whatComesIsKept() {
    LoopbackServer server([](const LoopbackRequest& request) {
        return request.body.find("Why did") != std::string::npos
                   ? chatSays("I will not.")
                   : chatSays("{\"paraphrases\":[\"How high was debt?\",\"what was DEBT?\"]}");
    });
    base::NoProgress quiet;
    const auto asked = askForParaphrases(*m_workspace, askingOf(server), {}, quiet);
    QVERIFY(asked.has_value());
    QCOMPARE(asked->originals, std::int64_t{2});
    QCOMPARE(asked->added.size(), std::size_t{1});
    QCOMPARE(asked->repeated, std::int64_t{1});
    QVERIFY(asked->failed == std::vector<std::string>{"B-001"});
    const auto stored = workspace::storedQuestion(*m_workspace->reader(), asked->added.front());
    QVERIFY(stored.has_value());
    QCOMPARE(stored->question.questionId, std::string("A-001-p1"));
    QCOMPARE(stored->question.questionText, std::string("How high was debt?"));
    // What was paraphrased is not asked about again, and neither is a reply that is kept.
    const int before = server.requestCount();
    const auto again = askForParaphrases(*m_workspace, askingOf(server), {}, quiet);
    QVERIFY(again.has_value());
    QCOMPARE(again->originals, std::int64_t{1});
    QCOMPARE(server.requestCount(), before);
}

void TstParaphraseAsking::namedQuestions() {
    LoopbackServer server([](const LoopbackRequest&) { return chatSays("{\"paraphrases\":[\"Debt?\"]}"); });
    base::NoProgress quiet;
    ParaphraseAsking asking = askingOf(server);
    asking.questions = {"B-001"};
    const auto asked = askForParaphrases(*m_workspace, asking, {}, quiet);
    QVERIFY(asked.has_value());
    QCOMPARE(asked->originals, std::int64_t{1});
    asking.questions = {"nobody"};
    const auto missing = askForParaphrases(*m_workspace, asking, {}, quiet);
    QVERIFY(!missing);
    QCOMPARE(missing.error().detail, std::string("nobody"));
    asking.questions.clear();
    asking.each = 0;
    QVERIFY(!askForParaphrases(*m_workspace, asking, {}, quiet));
}

// What came is handed over and nothing of it kept, but for the reply.
void TstParaphraseAsking::wordingsForAPersonToChoose() {
    std::string reply = "{\"paraphrases\":[\"How high was debt?\",\"what was DEBT?\"]}";
    bool isThere = true;
    LoopbackServer server([&](const LoopbackRequest&) {
        LoopbackResponse response = chatSays(reply);
        response.status = isThere ? 200 : 500;
        return response;
    });
    base::NoProgress quiet;
    const ChatBatchSettings chat = askingOf(server).chat;
    const auto questions = workspace::questionsNamed(*m_workspace->reader(), "P", {});
    QVERIFY(questions.has_value());
    const base::RowId original = questions->front().id;
    const auto asked = askForWordings(*m_workspace, chat, original, 3, {}, quiet);
    QVERIFY(asked.has_value());
    QVERIFY(asked->fresh == std::vector<std::string>{"How high was debt?"});
    QCOMPARE(asked->repeated, std::int64_t{1});
    QCOMPARE(workspace::questionsNamed(*m_workspace->reader(), "P", {})->size(), questions->size());
    const int before = server.requestCount();
    const auto again = askForWordings(*m_workspace, chat, original, 3, {}, quiet);
    QVERIFY(again.has_value() && again->fresh == asked->fresh);
    QCOMPARE(server.requestCount(), before); // the stored reply
    reply = "As you like: how high was debt?";
    const auto unread = askForWordings(*m_workspace, chat, original, 4, {}, quiet);
    QVERIFY(!unread && unread.error().code == base::ErrorCode::InputNotUsable);
    isThere = false;
    const auto failed = askForWordings(*m_workspace, chat, original, 5, {}, quiet);
    QVERIFY(!failed && failed.error().code == base::ErrorCode::RemoteFailure);
    QVERIFY(!askForWordings(*m_workspace, chat, original, 0, {}, quiet));
    QVERIFY(!askForWordings(*m_workspace, chat, 999'999, 3, {}, quiet));
}

ASSAY_TEST(TstParaphraseAsking)

#include "tst_paraphrase_asking.moc"
