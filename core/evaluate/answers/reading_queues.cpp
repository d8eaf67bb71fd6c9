#include "core/evaluate/answers/reading_queues.h"

#include "core/base/guard.h"
#include "core/base/hash.h"
#include "core/evaluate/answers/answer_scoring.h"
#include "core/json/field_list.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>
#include <utility>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::Result;
using QueueJson = nlohmann::ordered_json;

constexpr std::tuple kQueueFields{json::required(json::field("name", &ReadingQueue::name)),
                                  json::field("title", &ReadingQueue::title),
                                  json::field("overall_below", &ReadingQueue::overallBelow),
                                  json::field("with_citations", &ReadingQueue::withCitations),
                                  json::field("with_language_check", &ReadingQueue::withLanguageCheck),
                                  json::field("judge_disagrees", &ReadingQueue::judgeDisagrees),
                                  json::field("not_read", &ReadingQueue::notRead),
                                  json::field("verdict", &ReadingQueue::verdict),
                                  json::field("field", &ReadingQueue::field),
                                  json::field("value", &ReadingQueue::value),
                                  json::field("metric", &ReadingQueue::metric),
                                  json::field("metric_below", &ReadingQueue::metricBelow),
                                  json::field("metric_above", &ReadingQueue::metricAbove),
                                  json::field("count", &ReadingQueue::count),
                                  json::field("share", &ReadingQueue::share),
                                  json::field("seed", &ReadingQueue::seed)};

bool fitsQueue(const ReadingQueue& queue, const ReadableAnswer& answer) {
    if (queue.overallBelow && (!answer.overall || !(*answer.overall < *queue.overallBelow))) {
        return false;
    }
    if (queue.judgeDisagrees &&
        (!answer.passesJudge || !answer.passesRules || *answer.passesJudge == *answer.passesRules)) {
        return false;
    }
    if (!queue.field.empty()) {
        const auto field = answer.fields.find(queue.field);
        if (field == answer.fields.end() ||
            std::ranges::find(field->second, queue.value) == field->second.end()) {
            return false;
        }
    }
    if (!queue.metric.empty()) {
        const auto metric = answer.metrics.find(queue.metric);
        if (metric == answer.metrics.end() || (queue.metricBelow && !(metric->second < *queue.metricBelow)) ||
            (queue.metricAbove && !(metric->second > *queue.metricAbove))) {
            return false;
        }
    }
    if (!queue.verdict.empty() && queue.verdict != answer.verdict) {
        return false;
    }
    return answer.isAnswered && (!queue.withCitations || answer.citations > 0) &&
           (!queue.withLanguageCheck || answer.languageIsChecked) && (!queue.notRead || !answer.isRead);
}

std::size_t drawnCount(const ReadingQueue& queue, std::size_t fitting) {
    if (queue.count) {
        return std::min(fitting, static_cast<std::size_t>(std::max<std::int64_t>(0, *queue.count)));
    }
    if (queue.share) {
        // A share as it was written: 20 % of 50 are 10, not 11 by the last bit of 0.2.
        constexpr double kRounding = 1e-9;
        const double wanted = std::ceil(*queue.share * static_cast<double>(fitting) - kRounding);
        return std::min(fitting, static_cast<std::size_t>(std::max(0.0, wanted)));
    }
    return fitting;
}

std::pair<std::string, std::string> wrongWithQueue(const ReadingQueue& queue) {
    if (queue.name.empty()) {
        return {"name", "empty"};
    }
    if (queue.count && queue.share) {
        return {"share", "beside a count"};
    }
    if (queue.count && *queue.count < 1) {
        return {"count", std::to_string(*queue.count)};
    }
    if (queue.share && !(*queue.share > 0 && *queue.share <= 1)) {
        return {"share", std::to_string(*queue.share)};
    }
    if (!queue.verdict.empty() &&
        std::ranges::find(kAnswerVerdictNames, queue.verdict) == kAnswerVerdictNames.end()) {
        return {"verdict", queue.verdict};
    }
    if (!queue.value.empty() && queue.field.empty()) {
        return {"value", "without a field"};
    }
    if (queue.metric.empty() && (queue.metricBelow || queue.metricAbove)) {
        return {queue.metricBelow ? "metric_below" : "metric_above", "without a metric"};
    }
    return {};
}

std::vector<ReadingQueue> madePresets() {
    constexpr std::int64_t kTen = 10;
    ReadingQueue quarter;
    quarter.name = "quarter";
    quarter.count = kTen;
    ReadingQueue spotCheck;
    spotCheck.name = "spot_check";
    spotCheck.share = 0.2;
    ReadingQueue failed;
    failed.name = "below_0.75";
    failed.overallBelow = 0.75;
    ReadingQueue citations;
    citations.name = "citations";
    citations.withCitations = true;
    citations.count = kTen;
    ReadingQueue language;
    language.name = "language";
    language.withLanguageCheck = true;
    language.count = kTen;
    ReadingQueue judge;
    judge.name = "judge_disagrees";
    judge.judgeDisagrees = true;
    return {quarter, spotCheck, failed, citations, language, judge};
}

} // namespace

std::span<const ReadingQueue> presetReadingQueues() {
    static const std::vector<ReadingQueue> presets = madePresets();
    return presets;
}

DrawnQueue drawQueue(const ReadingQueue& queue, std::span<const ReadableAnswer> answers) {
    // By a hash of seed and id: who is drawn does not depend on the order, and an answer more or less moves
    // nobody else in or out but at the end.
    std::vector<std::pair<std::string, std::size_t>> lots;
    for (std::size_t i = 0; i < answers.size(); ++i) {
        if (fitsQueue(queue, answers[i])) {
            lots.emplace_back(
                base::sha256(std::to_string(queue.seed) + "\n" + queue.name + "\n" + answers[i].questionId),
                i);
        }
    }
    DrawnQueue drawn;
    drawn.fitting = lots.size();
    std::ranges::sort(lots);
    lots.resize(drawnCount(queue, lots.size()));
    for (const auto& [lot, place] : lots) {
        drawn.answers.push_back(place);
    }
    std::ranges::sort(drawn.answers);
    return drawn;
}

Result<std::vector<ReadingQueue>> readReadingQueues(std::string_view text) {
    return base::guarded("reading_queues", [&]() -> Result<std::vector<ReadingQueue>> {
        const QueueJson list = json::parseSettingsJson(text);
        if (!list.is_array()) {
            return base::fail(ErrorCode::InvalidArgument, "no JSON list", "queues");
        }
        std::vector<ReadingQueue> queues;
        for (std::size_t i = 0; i < list.size(); ++i) {
            const std::string place = "queues[" + std::to_string(i) + "]";
            if (!list[i].is_object()) {
                return base::fail(ErrorCode::InvalidArgument, "no object", place);
            }
            ReadingQueue queue;
            const std::string unread = json::readObject(list[i], queue, kQueueFields);
            if (!unread.empty()) {
                return base::fail(ErrorCode::InvalidArgument, "unknown, missing or of another type",
                                  place + "." + unread);
            }
            const auto [member, wrong] = wrongWithQueue(queue);
            if (!member.empty()) {
                return base::fail(ErrorCode::InvalidArgument, wrong, place + "." + member);
            }
            if (std::ranges::find(queues, queue.name, &ReadingQueue::name) != queues.end()) {
                return base::fail(ErrorCode::InvalidArgument, "told twice: " + queue.name, place + ".name");
            }
            queues.push_back(std::move(queue));
        }
        return queues;
    });
}

std::string readingQueuesJson(std::span<const ReadingQueue> queues) {
    QueueJson list = QueueJson::array();
    for (const ReadingQueue& queue : queues) {
        list.push_back(json::toJson(queue, kQueueFields));
    }
    return list.dump();
}

} // namespace assay::evaluate
