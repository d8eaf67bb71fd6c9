#include "core/evaluate/judge/judge_reply.h"

#include "core/base/json_members.h"
#include "core/base/trimmed.h"
#include "core/json/settings_reader.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace assay::evaluate {
namespace {

using ReplyDocument = nlohmann::ordered_json;

constexpr std::string_view kThinkBegin = "<think>";
constexpr std::string_view kThinkEnd = "</think>";
constexpr std::string_view kFence = "```";
constexpr std::string_view kUndeterminedWord = "undetermined";

tl::unexpected<std::string> unreadable(std::string what) {
    return tl::unexpected(std::move(what));
}

// Without what may stand around the object.
std::string_view bareReply(std::string_view content) {
    std::string_view text = base::trimmed(content);
    if (text.starts_with(kThinkBegin)) {
        const std::size_t end = text.find(kThinkEnd);
        if (end != std::string_view::npos) {
            text = base::trimmed(text.substr(end + kThinkEnd.size()));
        }
    }
    const std::size_t line = text.find('\n');
    if (text.starts_with(kFence) && text.ends_with(kFence) && line != std::string_view::npos &&
        text.size() >= line + 1 + kFence.size()) {
        text = base::trimmed(text.substr(line + 1, text.size() - line - 1 - kFence.size()));
    }
    return text;
}

ReplyDocument replyObject(std::string_view content) {
    return json::parseSettingsJson(bareReply(content));
}

std::optional<JudgeDecision> decisionOf(const std::string& word, const JudgePrompt& prompt) {
    if (word == prompt.yes) {
        return JudgeDecision::Yes;
    }
    if (word == prompt.no) {
        return JudgeDecision::No;
    }
    return word == kUndeterminedWord ? std::optional(JudgeDecision::Undetermined) : std::nullopt;
}

} // namespace

tl::expected<JudgedScores, std::string> readJudgedScores(std::string_view content,
                                                         const JudgePrompt& prompt) {
    const ReplyDocument document = replyObject(content);
    if (!document.is_object()) {
        return unreadable("no JSON object");
    }
    JudgedScores scores;
    for (const JudgeDimension& dimension : prompt.dimensions) {
        const ReplyDocument* const found = base::memberOf(document, dimension.name);
        if (found == nullptr) {
            return unreadable(dimension.name + " is missing");
        }
        if (found->is_null()) {
            scores.byDimension[dimension.name] = std::nullopt;
            continue;
        }
        const auto value = base::numberIn(*found);
        if (!value || *value < 0 || *value > prompt.scale) {
            return unreadable(dimension.name + " is no number from 0 to " + std::to_string(prompt.scale));
        }
        scores.byDimension[dimension.name] = *value;
    }
    if (const ReplyDocument* const list = base::valueOf(document, "hallucinations")) {
        if (!list->is_array()) {
            return unreadable("hallucinations is no list");
        }
        for (const ReplyDocument& one : *list) {
            auto text = base::textIn(one);
            if (!text) {
                return unreadable("hallucinations holds something that is no text");
            }
            if (!base::trimmed(*text).empty()) {
                scores.hallucinations.push_back(std::move(*text));
            }
        }
    }
    scores.reasoning = base::memberText(document, "reasoning");
    return scores;
}

tl::expected<std::vector<JudgedItem>, std::string>
readJudgedList(std::string_view content, const JudgePrompt& prompt, std::size_t count) {
    const ReplyDocument document = replyObject(content);
    const ReplyDocument* const list = base::memberOf(document, "decisions");
    if (list == nullptr || !list->is_array()) {
        return unreadable("no list of decisions");
    }
    std::vector<std::optional<JudgedItem>> found(count);
    for (const ReplyDocument& one : *list) {
        const ReplyDocument* const member = base::memberOf(one, "number");
        const auto number = member != nullptr ? base::integerIn<std::size_t>(*member) : std::nullopt;
        if (!number || *number < 1 || *number > count || found[*number - 1]) {
            return unreadable("a number that is missing, not from 1 to " + std::to_string(count) +
                              ", or twice");
        }
        const auto decision = decisionOf(base::memberText(one, "decision"), prompt);
        if (!decision) {
            return unreadable("decision " + std::to_string(*number));
        }
        found[*number - 1] = JudgedItem{*decision, base::memberText(one, "why")};
    }
    std::vector<JudgedItem> items;
    for (std::optional<JudgedItem>& item : found) {
        if (!item) {
            return unreadable("no decision on " + std::to_string(items.size() + 1));
        }
        items.push_back(std::move(*item));
    }
    return items;
}

std::optional<double> overallOf(const JudgedScores& scores, const JudgePrompt& prompt) {
    double sum = 0;
    double weights = 0;
    for (const JudgeDimension& dimension : prompt.dimensions) {
        const auto found = scores.byDimension.find(dimension.name);
        if (found == scores.byDimension.end() || !found->second) {
            return std::nullopt;
        }
        sum += dimension.weight * *found->second;
        weights += dimension.weight;
    }
    return weights > 0 ? std::optional(sum / weights) : std::nullopt;
}

std::optional<bool> passesOf(const JudgedScores& scores, const JudgePrompt& prompt) {
    if (prompt.hallucinationsFail && !scores.hallucinations.empty()) {
        return false;
    }
    const auto overall = overallOf(scores, prompt);
    return overall ? std::optional(*overall >= prompt.pass) : std::nullopt;
}

std::optional<double> figureOf(const std::vector<JudgedItem>& items, JudgeFigure figure) {
    std::int64_t decided = 0;
    std::int64_t yes = 0;
    double precisions = 0;
    for (const JudgedItem& item : items) {
        if (item.decision == JudgeDecision::Undetermined) {
            continue;
        }
        ++decided;
        if (item.decision == JudgeDecision::Yes) {
            ++yes;
            precisions += static_cast<double>(yes) / static_cast<double>(decided);
        }
    }
    if (decided == 0) {
        return std::nullopt;
    }
    if (figure == JudgeFigure::Share) {
        return static_cast<double>(yes) / static_cast<double>(decided);
    }
    return yes == 0 ? 0 : precisions / static_cast<double>(yes);
}

} // namespace assay::evaluate
