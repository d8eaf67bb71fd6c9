#include "core/results/answers/reading_queue_csv.h"

#include "core/formats/csv_cell.h"

#include <fmt/format.h>

namespace assay::results {
namespace {

void addQueueText(std::string& line, std::string_view text) {
    formats::appendCsvCell(formats::withoutFormulas(text), ',', line);
    line += ',';
}

std::string queueNumber(const std::optional<double>& value) {
    return value ? fmt::format("{}", *value) : std::string();
}

} // namespace

std::string readingQueueCsv(const evaluate::AnswerRun& run, std::span<const evaluate::QueuedAnswer> queued,
                            const evaluate::RunJudge* judge) {
    const auto nameOf = [judge](const char* score) {
        return judge == nullptr ? std::string(score) : judge->scoreName(score);
    };
    std::string text =
        "queue,suite,question_id,sample,question,gold_answer,answer,overall,verdict,judge_overall,"
        "judge_pass,citations,read";
    text += judge == nullptr ? "\r\n" : ",judge\r\n";
    for (const evaluate::QueuedAnswer& one : queued) {
        const evaluate::AnswerRunItem& item = run.items[one.item];
        std::string line;
        addQueueText(line, one.queue);
        addQueueText(line, item.suite);
        addQueueText(line, item.questionId);
        addQueueText(line, one.sample ? std::to_string(*one.sample) : std::string());
        addQueueText(line, one.question);
        addQueueText(line, one.gold);
        addQueueText(line, one.answer);
        line += queueNumber(item.overall) + ',';
        line += item.verdict ? evaluate::kAnswerVerdictNames[static_cast<std::size_t>(*item.verdict)] : "";
        line += ',' + queueNumber(item.value(nameOf("judge_overall"))) + ',' +
                queueNumber(item.value(nameOf("judge_pass")));
        line += fmt::format(",{},{}", item.citations[1], one.isRead ? "yes" : "no");
        if (judge != nullptr) {
            line += ',';
            formats::appendCsvCell(formats::withoutFormulas(judge->name), ',', line);
        }
        text += line + "\r\n";
    }
    return text;
}

} // namespace assay::results
