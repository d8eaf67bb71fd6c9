#include "app/commands/reranking_text.h"

#include "core/results/retrieval/retrieval_json.h"
#include "core/words/question_words.h"

#include <fmt/format.h>

namespace assay::app {
namespace {

std::string gainLine(const evaluate::MetricComparison& metric) {
    const std::string verdict = words::spaced(results::rerankingVerdict(metric));
    std::string text = fmt::format("\n{}{}: ", metric.isHeadline ? "* " : "  ", metric.metric);
    if (!metric.difference) {
        return text + verdict;
    }
    text += fmt::format("{:.4f} before, {:.4f} after, {:+.4f}", *metric.b, *metric.a, *metric.difference);
    if (metric.interval) {
        text += fmt::format(" [{:+.4f}, {:+.4f}]", metric.interval->low, metric.interval->high);
    }
    text += fmt::format(", n = {}: {} better, {} the same, {} worse", metric.n, metric.wins, metric.ties,
                        metric.losses);
    if (const auto p = metric.judgedP()) {
        text += fmt::format(", {} = {:.4f}", metric.isHeadline ? "p" : "p (Holm)", *p);
    }
    return text + ": " + verdict;
}

} // namespace

std::string rerankingText(const evaluate::RerankingGain& gain) {
    const evaluate::Reranked& of = gain.reranked;
    std::string text = fmt::format("The first {} results of each question reranked by {} ({}): {} scored, {} "
                                   "of them known from before, {} without a score. The search alone is kept "
                                   "as \"{}\", run {}.",
                                   of.depth, of.scorer, of.model, of.counts.scored, of.counts.fromStore,
                                   of.counts.withoutScore, of.before.name, gain.beforeRun);
    for (const bool headline : {true, false}) {
        for (const evaluate::MetricComparison& metric : gain.comparison.metrics) {
            text += metric.isHeadline == headline ? gainLine(metric) : "";
        }
    }
    return text;
}

} // namespace assay::app
