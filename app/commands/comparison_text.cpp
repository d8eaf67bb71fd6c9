#include "app/commands/comparison_text.h"

#include "core/evaluate/neighbours/neighbour_documents.h"
#include "core/results/neighbours/neighbour_blocks.h"
#include "core/results/neighbours/neighbour_json.h"
#include "core/results/neighbours/neighbour_words.h"
#include "core/words/question_words.h"
#include "core/words/wording.h"

#include <fmt/format.h>

#include <algorithm>

namespace assay::app {
namespace {

std::string probability(const char* name, const std::optional<double>& p) {
    return p ? fmt::format(", {} = {:.4f}", name, *p) : std::string();
}

std::string differenceText(const evaluate::RankDifference& of) {
    const std::string verdict = words::spaced(results::differenceVerdict(of));
    std::string text = fmt::format("{}{}@{} {}, anchors in both: {}, {}", of.isHeadline ? "* " : "  ",
                                   of.measure == evaluate::GateMeasure::HitAt ? "Hit" : "MRR", of.k,
                                   evaluate::regimeName(of.regime), of.n,
                                   of.difference ? fmt::format("{:+.4f}", *of.difference) : std::string("—"));
    if (of.interval) {
        text += fmt::format(" [{:+.4f}, {:+.4f}]", of.interval->low, of.interval->high);
    }
    return text + fmt::format(", lost {}, won {}", of.lost, of.won) + probability("p", of.p) +
           probability("p (Holm)", of.holm) + ": " + verdict + "\n";
}

} // namespace

std::string differingText(const evaluate::GateVerdict& verdict) {
    std::string text;
    for (const results::SaidDifference& one :
         results::differencesInWords(verdict.differing, words::Wording())) {
        text += fmt::format("they differ in {}: run {}, baseline {}\n", one.title, one.run, one.baseline);
    }
    return text;
}

std::string differencesText(const evaluate::GateVerdict& verdict) {
    std::string text;
    for (const evaluate::RankDifference& difference : verdict.differences) {
        text += differenceText(difference);
    }
    if (const auto power = results::powerOf(verdict)) {
        text += results::powerText(*power, words::Wording()) + "\n";
    }
    return text;
}

} // namespace assay::app
