// Any bytes taken for replies of chat services, of a judge, and for prompts: no crash, scores within the
// scale, every reason can be shown, and a prompt that is read is the same when it is written and read again.
#include "core/endpoint/chat_reply.h"
#include "core/evaluate/ask/ask_prompt.h"
#include "core/evaluate/ask/prompt_text.h"
#include "core/evaluate/judge/judge_reply.h"
#include "tests/fuzz/fuzz_checks.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace {

using namespace assay;
using fuzz::isUtf8;
using fuzz::require;

void checkChatReply(std::string_view body) {
    const auto reply = endpoint::readChatReply(body);
    if (!reply) {
        require(isUtf8(reply.error().detail), "the reason can be shown");
        return;
    }
    require(reply->content.find_first_not_of(" \t\r\n") != std::string::npos, "there is an answer");
    require(isUtf8(reply->content) && isUtf8(reply->model), "what is said is a text");
    require(reply->inputTokens.value_or(0) >= 0 && reply->outputTokens.value_or(0) >= 0, "counts");
}

void checkJudgement(std::string_view content) {
    static const evaluate::JudgePrompt scores = *evaluate::judgePreset("florida");
    static const evaluate::JudgePrompt list = *evaluate::judgePreset("claims");
    if (const auto judged = evaluate::readJudgedScores(content, scores)) {
        require(judged->byDimension.size() == scores.dimensions.size(), "every dimension is there");
        for (const auto& [name, score] : judged->byDimension) {
            require(!score || (*score >= 0 && *score <= scores.scale), "scores lie within the scale");
        }
        const auto overall = evaluate::overallOf(*judged, scores);
        require(!overall || (*overall >= 0 && *overall <= scores.scale), "and so does the whole");
    } else {
        require(!judged.error().empty() && isUtf8(judged.error()), "the reason can be shown");
    }
    if (const auto judged = evaluate::readJudgedList(content, list, 2)) {
        require(judged->size() == 2, "a decision on each");
        const auto figure = evaluate::figureOf(*judged, evaluate::JudgeFigure::AveragePrecision);
        require(!figure || (*figure >= 0 && *figure <= 1), "a share");
    }
}

void checkPrompts(std::string_view text) {
    if (const auto prompt = evaluate::judgePromptFromJson(text)) {
        const auto again = evaluate::judgePromptFromJson(evaluate::judgePromptJson(*prompt));
        require(again && *again == *prompt, "a judge's prompt is the same again");
    }
    if (const auto prompt = evaluate::readAskPrompt(text, "prompt.txt")) {
        const auto again = evaluate::readAskPrompt(evaluate::askPromptJson(*prompt), "prompt.txt");
        require(!isUtf8(text) || (again && *again == *prompt), "a prompt is the same again");
    }
    model::Question question;
    question.questionText = "Q";
    question.messages = text;
    for (const auto& message : evaluate::messagesOf({}, question)) {
        require(!message.role.empty() && !message.content.empty(), "messages say something");
    }
    require(evaluate::withValues(text, {}) == text, "without values nothing changes");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) {
        return 0;
    }
    // The first byte chooses what is read.
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    switch (data[0] % 3) {
    case 0:
        checkChatReply(text);
        break;
    case 1:
        checkJudgement(text);
        break;
    default:
        checkPrompts(text);
        break;
    }
    return 0;
}
