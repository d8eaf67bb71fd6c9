// What has to be looked at in an answer run: flags, warnings, failures, what is in no figure, repeats, and
// what it cost.
#include "core/results/answers/answer_parts.h"
#include "core/results/paraphrase_blocks.h"
#include "core/results/report/figure_text.h"
#include "core/results/report/repeated_n.h"
#include "core/results/report/shortened_text.h"
#include "core/results/thresholds/dynamic_blocks.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace assay::results {
namespace {

using evaluate::AnswerRun;
using evaluate::AnswerRunItem;

constexpr std::size_t kMostText = 160;

// Of the questions with an answer those that the link leads to.
statistics::ClusteredShare shareOfLink(const AnswerRun& run, const AnswersLink& link) {
    return evaluate::shareOfQuestions(run, [&link](const AnswerRunItem& item) {
        return item.answered > 0 ? std::optional(fitsLink(link, item)) : std::nullopt;
    });
}

TableRow markedRow(const AnswerRun& run, std::string title, AnswersLink link, const words::Wording& w) {
    const statistics::ClusteredShare share = shareOfLink(run, link);
    const std::int64_t count =
        share.value ? std::llround(*share.value * static_cast<double>(share.n)) : std::int64_t{0};
    TableRow row{std::move(title), countCell(count, link), shareCell(share, link, w)};
    row.link = linkTo(std::move(link));
    return row;
}

Table markTable(std::string name, std::string title, std::string what, const words::Wording& w) {
    Table table;
    table.name = std::move(name);
    table.title = std::move(title);
    table.columns = {{"kind", std::move(what), {}, true},
                     {"questions", w.text(ASSAY_TEXT("Report", "Questions"))},
                     {"share", w.text(ASSAY_TEXT("Report", "Share")), "answer_mark_share"}};
    dropRepeatedN(table);
    return table;
}

Figure unknownFigure(FigureKind kind, std::string why) {
    Figure figure;
    figure.kind = kind;
    figure.why = std::move(why);
    return figure;
}

// What a question is judged to be worth: those that fail first, the lowest of them first.
double rankOf(const AnswerRunItem& item) {
    constexpr double kNoOverall = 2; // behind every score
    return item.overall.value_or(kNoOverall);
}

} // namespace

Table answerFlagTable(const AnswerRun& run, AnswerPlace place, const words::Wording& wording) {
    const auto& w = wording;
    Table table = markTable(place.name("flags"), w.text(ASSAY_TEXT("Report", "Flags of the rubric")),
                            w.text(ASSAY_TEXT("Report", "Flag")), w);
    for (const evaluate::RubricFlag& flag : run.settings.rubric.flags) {
        AnswersLink link;
        link.flag = flag.name;
        TableRow row = markedRow(run, answerFlagTitle(flag.name, w), std::move(link), w);
        row.key = flag.name;
        table.rows.push_back(std::move(row));
    }
    table.note =
        table.rows.empty()
            ? std::string()
            : w.text(ASSAY_TEXT("Report", "A question counts where the flag is raised for one of its "
                                          "answers, of all questions with an answer. A flag needs "
                                          "all of its measures."));
    table.ifEmpty = w.text(ASSAY_TEXT("Report", "The rubric has no flags."));
    dropRepeatedN(table);
    return table;
}

Table answerWarningTable(const AnswerRun& run, AnswerPlace place, const words::Wording& wording) {
    const auto& w = wording;
    Table table = markTable(place.name("warnings"), w.text(ASSAY_TEXT("Report", "Warnings")),
                            w.text(ASSAY_TEXT("Report", "Warning")), w);
    for (const auto& [name, answers] : run.warnings) {
        const bool isFailure =
            name ==
            evaluate::kAnswerWarningNames[static_cast<std::size_t>(evaluate::AnswerWarningKind::NotAnswered)];
        if (isFailure) {
            continue; // among what is in no figure
        }
        AnswersLink link;
        link.warning = name;
        TableRow row = markedRow(run, answerWarningTitle(name, w), std::move(link), w);
        row.key = name;
        table.rows.push_back(std::move(row));
    }
    std::set<std::string> broken; // conditions by name
    for (const AnswerRunItem& item : run.items) {
        for (const evaluate::AssertionScore& assertion : item.assertions) {
            if (assertion.holds == std::optional(false)) {
                broken.insert(assertion.name);
            }
        }
    }
    for (const std::string& name : broken) {
        AnswersLink link;
        link.assertion = name;
        TableRow row = markedRow(run, w.text(ASSAY_TEXT("Report", "The condition %1 does not hold"), {name}),
                                 std::move(link), w);
        row.key = "assertion " + name;
        table.rows.push_back(std::move(row));
    }
    table.ifEmpty = w.text(ASSAY_TEXT("Report", "No answer has a warning."));
    dropRepeatedN(table);
    return table;
}

Table answerLeftOutTable(const AnswerRun& run, AnswerPlace place, const words::Wording& wording) {
    const auto& w = wording;
    Table table;
    table.name = place.name("left_out");
    table.title = w.text(ASSAY_TEXT("Report", "In no figure"));
    table.columns = {{"what", w.text(ASSAY_TEXT("Report", "What")), {}, true},
                     {"count", w.text(ASSAY_TEXT("Report", "Count"))},
                     {"of", w.text(ASSAY_TEXT("Report", "Of"))}};
    const auto add = [&](const char* key, const char* what, Cell count, std::int64_t of) {
        TableRow row{w.text(what), std::move(count), countFigure(of)};
        row.key = key;
        table.rows.push_back(std::move(row));
    };
    AnswersLink unanswered;
    unanswered.state = "unanswered";
    add("unanswered", ASSAY_TEXT("Report", "Questions to which the system said nothing"),
        countCell(run.unanswered, std::move(unanswered)), std::ssize(run.items));
    AnswersLink failed;
    failed.state = "failed";
    add("failed", ASSAY_TEXT("Report", "Answers that failed"), countCell(run.failed, std::move(failed)),
        run.matched);
    add("unmatched", ASSAY_TEXT("Report", "Answers to other questions"), countFigure(run.unmatchedCount),
        run.predictions);
    table.note =
        w.text(ASSAY_TEXT("Report", "Questions without an answer do not count as wrong. With many of "
                                    "them the figures say little about the system."));
    dropRepeatedN(table);
    return table;
}

Table answerUnmatchedTable(const AnswerRun& run, AnswerPlace place, const words::Wording& wording) {
    const auto& w = wording;
    Table table;
    table.name = place.name("unmatched");
    table.title = w.text(ASSAY_TEXT("Report", "Answers to other questions"));
    table.columns = {{"question_id", w.text(ASSAY_TEXT("Report", "Question id"))},
                     {"question", w.text(ASSAY_TEXT("Report", "Question")), {}, true},
                     {"line", w.text(ASSAY_TEXT("Report", "Line"))}};
    for (const workspace::UnmatchedPrediction& one : run.unmatched) {
        table.rows.push_back(
            {one.questionId, shortened(one.question, kMostText),
             one.line > 0 ? countFigure(one.line) : unknownFigure(FigureKind::Count, std::string())});
    }
    if (run.unmatchedCount > std::ssize(run.unmatched)) {
        table.note = w.text(ASSAY_TEXT("Report", "The first %1 of %2."),
                            {w.count(std::ssize(run.unmatched)), w.count(run.unmatchedCount)});
    }
    table.ifEmpty = w.text(ASSAY_TEXT("Report", "Every answer belongs to a question."));
    table.shown = 0;
    dropRepeatedN(table);
    return table;
}

std::optional<Table> answerSpreadTable(const AnswerRun& run, AnswerPlace place,
                                       const words::Wording& wording) {
    const auto& w = wording;

    struct Spread {
        std::int64_t n = 0;
        std::int64_t differ = 0;
        double sum = 0;
        double largest = 0;
        std::string where; // the first question with the largest
    };

    std::map<std::string, Spread> spreads;
    for (const AnswerRunItem& item : run.items) {
        for (const evaluate::SampleSpread& one : item.spread) {
            Spread& spread = spreads[one.name];
            const double width = one.range.high - one.range.low;
            ++spread.n;
            spread.differ += width > 0 ? 1 : 0;
            spread.sum += width;
            if (width > spread.largest) {
                spread.largest = width;
                spread.where = item.questionId;
            }
        }
    }
    if (spreads.empty()) {
        return std::nullopt;
    }
    Table table;
    table.name = place.name("repeats");
    table.title = w.text(ASSAY_TEXT("Report", "Several answers to one question"));
    table.columns = {{"measure", w.text(ASSAY_TEXT("Report", "Measure"))},
                     {"n", w.text(ASSAY_TEXT("Report", "n")), "n"},
                     {"differ", w.text(ASSAY_TEXT("Report", "Questions whose answers differ"))},
                     {"mean_spread", w.text(ASSAY_TEXT("Report", "Mean spread")), "answer_spread"},
                     {"largest_spread", w.text(ASSAY_TEXT("Report", "Largest spread")), "answer_spread"},
                     {"question", w.text(ASSAY_TEXT("Report", "Where"))}};
    for (const std::string& name : everyMetric(run)) {
        const auto found = spreads.find(name);
        if (found == spreads.end()) {
            continue;
        }
        const Spread& spread = found->second;
        AnswersLink link;
        link.questions = {spread.where};
        Cell where = spread.where;
        where.link = spread.where.empty() ? nullptr : linkTo(std::move(link));
        TableRow row{
            answerMetricTitle(name, w),        countFigure(spread.n),
            countFigure(spread.differ),        answerValue(name, spread.sum / static_cast<double>(spread.n)),
            answerValue(name, spread.largest), std::move(where)};
        row.key = name;
        row.definition = answerDefinition(name);
        table.rows.push_back(std::move(row));
    }
    dropRepeatedN(table);
    return table;
}

Table answerLatencyTable(const AnswerRun& run, AnswerPlace place, const words::Wording& wording) {
    const auto& w = wording;
    constexpr int kDecimals = 0;
    const evaluate::RunWaits waits = evaluate::waitsOf(run);
    const statistics::Latency& latency = waits.latency;
    Table table;
    table.name = place.name("latency");
    table.title = w.text(ASSAY_TEXT("Report", "Waiting times, milliseconds"));
    table.columns = {{"n", w.text(ASSAY_TEXT("Report", "n")), "n"},
                     {"mean", w.text(ASSAY_TEXT("Report", "Mean")), "answer_latency"},
                     {"p50", w.text(ASSAY_TEXT("Report", "P50")), "answer_latency"},
                     {"p95", w.text(ASSAY_TEXT("Report", "P95")), "answer_latency"},
                     {"p99", w.text(ASSAY_TEXT("Report", "P99")), "answer_latency"}};
    if (latency.n > 0) {
        table.rows.push_back({countFigure(latency.n), thresholds::meanLatencyCell(latency, kDecimals, w),
                              thresholds::percentileCell(latency.p50, kDecimals, w),
                              thresholds::percentileCell(latency.p95, kDecimals, w),
                              thresholds::percentileCell(latency.p99, kDecimals, w)});
    }
    std::vector<std::string> notes;
    if (latency.timeouts > 0) {
        notes.push_back(
            w.text(ASSAY_COUNTED("Report", "%n time-out(s): waited for at least as long as was waited."),
                   latency.timeouts));
    }
    if (waits.untimed > 0) {
        notes.push_back(
            w.text(ASSAY_COUNTED("Report", "%n time-out(s) without a time: in no figure."), waits.untimed));
    }
    std::int64_t failed = 0;
    std::string kinds;
    for (const auto& [kind, count] : waits.failed) {
        failed += count;
        kinds += (kinds.empty() ? "" : ", ") + kind + " " + w.count(count);
    }
    if (failed > 0) {
        notes.push_back(
            w.text(ASSAY_COUNTED("Report", "%n answer(s) failed otherwise (%1) and are in no time: a "
                                           "fast failure is no fast answer."),
                   failed, {kinds}));
    }
    for (const std::string& note : notes) {
        table.note += (table.note.empty() ? "" : " ") + note;
    }
    table.ifEmpty = w.text(ASSAY_TEXT("Report", "The answers came without times."));
    dropRepeatedN(table);
    return table;
}

Table answerCostTable(const AnswerRun& run, AnswerPlace place, const words::Wording& wording) {
    const auto& w = wording;
    constexpr int kPriceDecimals = 6; // an answer may cost a hundredth of a cent
    const evaluate::RunCosts costs = evaluate::costsOf(run);
    Table table;
    table.name = place.name("costs");
    table.title = w.text(ASSAY_TEXT("Report", "Tokens and prices"));
    table.columns = {{"what", w.text(ASSAY_TEXT("Report", "Of")), {}, true},
                     {"n", w.text(ASSAY_TEXT("Report", "n")), "n"},
                     {"input_tokens", w.text(ASSAY_TEXT("Report", "Tokens in")), "answer_tokens_total"},
                     {"output_tokens", w.text(ASSAY_TEXT("Report", "Tokens out")), "answer_tokens_total"},
                     {"price", w.text(ASSAY_TEXT("Report", "Price in all")), "answer_price_total"},
                     {"price_each", w.text(ASSAY_TEXT("Report", "Price of one")), "answer_price_total"}};
    const std::string unknown = w.text(ASSAY_TEXT("Report", "not given"));
    const auto price = [&](std::optional<double> value) {
        Figure figure = unknownFigure(FigureKind::Number, value ? std::string() : unknown);
        figure.value = value;
        figure.decimals = kPriceDecimals;
        return figure;
    };
    const auto tokens = [&](bool known, std::int64_t count) {
        return known ? countFigure(count) : unknownFigure(FigureKind::Count, unknown);
    };
    if (costs.counted + costs.priced > 0) {
        TableRow row{w.text(ASSAY_TEXT("Report", "the answers")),
                     countFigure(std::max(costs.counted, costs.priced)),
                     tokens(costs.counted > 0, costs.inputTokens),
                     tokens(costs.counted > 0, costs.outputTokens),
                     price(costs.priced > 0 ? std::optional(costs.price) : std::nullopt),
                     price(costs.priced > 0 ? std::optional(costs.price / static_cast<double>(costs.priced))
                                            : std::nullopt)};
        row.key = "answers";
        table.rows.push_back(std::move(row));
    }
    for (std::size_t i = 0; i < run.sources.size(); ++i) {
        const evaluate::ScoreReport& report = run.sources[i].report;
        const std::int64_t asked = report.scored - report.fromStore;
        TableRow row{
            w.text(ASSAY_TEXT("Report", "scores of source %1"), {w.count(static_cast<std::int64_t>(i) + 1)}),
            countFigure(report.scored),
            tokens(report.inputTokens > 0, report.inputTokens),
            tokens(report.outputTokens > 0, report.outputTokens),
            price(report.price > 0 ? std::optional(report.price) : std::nullopt),
            price(report.price > 0 && asked > 0 ? std::optional(report.price / static_cast<double>(asked))
                                                : std::nullopt)};
        row.key = "source " + std::to_string(i);
        table.rows.push_back(std::move(row));
    }
    table.ifEmpty = w.text(ASSAY_TEXT("Report", "The answers came without tokens and prices."));
    dropRepeatedN(table);
    return table;
}

Table answerFailureTable(const AnswerRun& run, std::size_t most, AnswerPlace place,
                         const words::Wording& wording) {
    const auto& w = wording;
    std::vector<const AnswerRunItem*> failures;
    for (const AnswerRunItem& item : run.items) {
        if (item.verdict == evaluate::AnswerVerdict::Fail) {
            failures.push_back(&item);
        }
    }
    std::ranges::stable_sort(failures, {}, [](const AnswerRunItem* item) { return rankOf(*item); });
    Table table;
    table.name = place.name("failures");
    table.title = w.text(ASSAY_TEXT("Report", "Questions that fail"));
    table.columns = {{"question_id", w.text(ASSAY_TEXT("Report", "Question id"))},
                     {"suite", w.text(ASSAY_TEXT("Report", "Suite"))},
                     {"overall", answerMetricTitle(kOverallName, w), "answer_overall"},
                     {"why", w.text(ASSAY_TEXT("Report", "Lowest part")), {}, true},
                     {"warnings", w.text(ASSAY_TEXT("Report", "Warnings")), {}, true}};
    for (const AnswerRunItem* item : failures) {
        const evaluate::PartScore* lowest = nullptr;
        for (const evaluate::PartScore& part : item->parts) {
            if (part.value && (lowest == nullptr || *part.value < *lowest->value)) {
                lowest = &part;
            }
        }
        std::string warnings;
        for (const evaluate::AnswerWarning& warning : item->warnings) {
            warnings += (warnings.empty() ? "" : "; ") + answerWarningText(warning, w);
        }
        Figure overall = answerValue(kOverallName, item->overall);
        overall.why = item->overall ? std::string() : w.text(ASSAY_TEXT("Report", "no part has a value"));
        TableRow row{item->questionId, item->suite, std::move(overall),
                     lowest == nullptr
                         ? std::string()
                         : w.text(ASSAY_TEXT("Report", "%1: %2"),
                                  {answerMetricTitle(lowest->metric, w), w.number(*lowest->value, 2)}),
                     shortened(warnings, kMostText)};
        AnswersLink link;
        link.questions = {item->questionId};
        row.link = linkTo(std::move(link));
        row.key = item->suite + " " + item->questionId;
        table.rows.push_back(std::move(row));
    }
    if (table.rows.size() > most) {
        table.shown = most;
    }
    table.ifEmpty = w.text(ASSAY_TEXT("Report", "No question fails."));
    dropRepeatedN(table);
    return table;
}

std::vector<Block> answerParaphraseBlocks(const AnswerRun& run, AnswerPlace place,
                                          const words::Wording& wording) {
    const ParaphraseTitles titles{place.name("paraphrases"),
                                  wording.text(ASSAY_TEXT("Report", "Same verdict in all wordings")),
                                  wording.text(ASSAY_TEXT("Report", "Spread of the overall score"))};
    return paraphraseBlocks(evaluate::paraphrasesOf(run), titles, wording);
}

AnswerRunBlocks answerBlocks(const AnswerRun& run, const AnswerChoice& choice, AnswerPlace place,
                             const words::Wording& wording) {
    AnswerRunBlocks blocks;
    blocks.overview = {answerKeyFigures(run, wording), answerMetricTable(run, choice, place, wording),
                       answerVerdictTable(run, place, wording)};
    if (auto citations = answerCitationTable(run, place, wording)) {
        blocks.overview.emplace_back(std::move(*citations));
    }
    blocks.targets = {answerTargetTable(run, place, wording), answerHintTable(run, place, wording)};
    blocks.strata = {answerStrataTable(run, choice, place, wording)};
    if (auto chart = answerStrataChart(run, choice, place, wording)) {
        blocks.strata.emplace_back(std::move(*chart));
    }
    if (auto chart = answerScatter(run, place, wording)) {
        blocks.distributions.emplace_back(std::move(*chart));
    }
    for (const std::string& metric : chosenMetrics(run, choice)) {
        if (auto chart = answerDistribution(run, metric, place, wording)) {
            blocks.distributions.emplace_back(std::move(*chart));
        }
    }
    blocks.oddities = {answerFlagTable(run, place, wording), answerWarningTable(run, place, wording),
                       answerLeftOutTable(run, place, wording)};
    if (run.unmatchedCount > 0) {
        blocks.oddities.emplace_back(answerUnmatchedTable(run, place, wording));
    }
    if (auto spread = answerSpreadTable(run, place, wording)) {
        blocks.oddities.emplace_back(std::move(*spread));
    }
    for (Block& block : answerParaphraseBlocks(run, place, wording)) {
        blocks.oddities.push_back(std::move(block));
    }
    blocks.costs = {answerLatencyTable(run, place, wording), answerCostTable(run, place, wording)};
    return blocks;
}

} // namespace assay::results
