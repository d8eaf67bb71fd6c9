// "Samples that flip": what would be decided otherwise at other thresholds than those that apply.
#include "core/evaluate/thresholds/detector_comparison.h"
#include "core/results/report/section_makers.h"
#include "core/results/thresholds/threshold_texts.h"

#include <algorithm>
#include <span>

namespace assay::results {
namespace {

using namespace thresholds;
using base::Result;

constexpr std::size_t kListed = 15;         // samples of each alternative on a page
constexpr std::size_t kMostListed = 10'000; // in its table
constexpr std::size_t kReadAtOnce = 1'000;
constexpr std::size_t kQuestionLength = 160;

struct Alternative {
    std::string name;
    std::vector<double> tau;
    evaluate::Flips flips;
};

std::string kindText(evaluate::FlipKind kind, const words::Wording& w) {
    switch (kind) {
    case evaluate::FlipKind::RightToWrong:
        return w.text(ASSAY_TEXT("Report", "right to wrong"));
    case evaluate::FlipKind::WrongToRight:
        return w.text(ASSAY_TEXT("Report", "wrong to right"));
    case evaluate::FlipKind::WrongToWrong:
        return w.text(ASSAY_TEXT("Report", "wrong to wrong"));
    }
    return {};
}

std::vector<Alternative> alternativesOf(const ThresholdSet& set, const words::Wording& w) {
    const MeasuredSet& measured = *set.measured;
    std::vector<Alternative> alternatives;
    if (measured.decided) {
        alternatives.push_back({w.text(ASSAY_TEXT("Report", "predetermined thresholds")),
                                evaluate::predeterminedThresholds(set.columns),
                                {}});
    }
    alternatives.push_back(
        {w.text(ASSAY_TEXT("Report", "each scenario's own τ*, else its least violating τ")),
         evaluate::ownThresholds(set.columns, measured.laboratory.table),
         {}});
    const double global = measured.laboratory.table.rows.front().atOwn.threshold;
    alternatives.push_back({w.text(ASSAY_TEXT("Report", "one threshold for all, %1"), {tauText(global, w)}),
                            std::vector<double>(set.columns.scenarios.size(), global),
                            {}});
    for (Alternative& alternative : alternatives) {
        const double hard = measured.sweep.settings.nli.hard;
        alternative.flips = evaluate::flips(set.columns, {measured.scores, measured.tau, hard},
                                            {measured.scores, alternative.tau, hard});
    }
    return alternatives;
}

Table countTable(const std::vector<Alternative>& alternatives, const std::string& suffix,
                 const words::Wording& w) {
    Table table;
    table.name = "threshold_flips" + suffix;
    table.title = w.text(ASSAY_TEXT("Report", "How many samples change class"));
    table.columns = {{"alternative", w.text(ASSAY_TEXT("Report", "Other thresholds")), {}, true},
                     {"flips", w.text(ASSAY_TEXT("Report", "Change class")), "flips"},
                     {"right_to_wrong", w.text(ASSAY_TEXT("Report", "Right to wrong")), "flips"},
                     {"wrong_to_right", w.text(ASSAY_TEXT("Report", "Wrong to right")), "flips"},
                     {"wrong_to_wrong", w.text(ASSAY_TEXT("Report", "Wrong to wrong")), "flips"},
                     {"share", w.text(ASSAY_TEXT("Report", "Share of samples")), "flips"}};
    for (const Alternative& alternative : alternatives) {
        const evaluate::Flips& flips = alternative.flips;
        const auto changed = static_cast<std::int64_t>(flips.list.size());
        Figure share;
        share.kind = FigureKind::Percent;
        share.n = flips.n;
        if (flips.n > 0) {
            share.value = static_cast<double>(changed) / static_cast<double>(flips.n);
            share.interval = statistics::wilsonInterval(changed, flips.n);
        } else {
            share.why = w.text(ASSAY_TEXT("Report", "no sample has a score"));
        }
        table.rows.push_back({alternative.name, countFigure(changed), countFigure(flips.rightToWrong),
                              countFigure(flips.wrongToRight), countFigure(flips.wrongToWrong), share});
    }
    return table;
}

// In the order of the flips.
Result<std::vector<std::string>> questionsOf(const SectionContext& context,
                                             const model::ScoredColumns& columns,
                                             std::span<const evaluate::Flip> flips) {
    std::vector<std::string> questions;
    while (questions.size() < flips.size()) {
        if (context.stop.stop_requested()) {
            return base::fail(base::ErrorCode::Cancelled, {}, "report");
        }
        std::vector<base::RowId> rows;
        for (const evaluate::Flip& flip :
             flips.subspan(questions.size(), std::min(kReadAtOnce, flips.size() - questions.size()))) {
            rows.push_back(columns.rowId[flip.position]);
        }
        ASSAY_TRY(const auto samples, workspace::scoredSamples(context.reader, rows));
        for (const model::ScoredSample& sample : samples) {
            questions.push_back(shortened(sample.question, kQuestionLength));
        }
    }
    return questions;
}

Result<Table> sampleTable(const SectionContext& context, const ThresholdSet& set,
                          const Alternative& alternative, std::size_t number, const std::string& suffix) {
    const words::Wording& w = context.wording;
    const model::ScoredColumns& columns = set.columns;
    Table table;
    table.name = "threshold_flips_samples_" + std::to_string(number) + suffix;
    table.title = w.text(ASSAY_TEXT("Report", "Samples that change class: %1"), {alternative.name});
    table.columns = {{"sample", w.text(ASSAY_TEXT("Report", "Sample"))},
                     {"scenario", w.text(ASSAY_TEXT("Report", "Scenario"))},
                     {"fhri", w.text(ASSAY_TEXT("Report", "FHRI")), "fhri"},
                     {"true_class", w.text(ASSAY_TEXT("Report", "True class"))},
                     {"from", w.text(ASSAY_TEXT("Report", "From"))},
                     {"to", w.text(ASSAY_TEXT("Report", "To"))},
                     {"effect", w.text(ASSAY_TEXT("Report", "Effect")), "flips"},
                     {"question", w.text(ASSAY_TEXT("Report", "Question")), {}, true}};
    const std::span<const evaluate::Flip> all(alternative.flips.list);
    const auto listed = all.first(std::min(kMostListed, all.size()));
    ASSAY_TRY(const auto questions, questionsOf(context, columns, listed));
    for (std::size_t i = 0; i < listed.size(); ++i) {
        const evaluate::Flip& flip = listed[i];
        table.rows.push_back(
            {set.ids[flip.position], scopeText(columns.scenarios[columns.scenario[flip.position]], false, w),
             valueFigure(set.measured->scores[flip.position]), classText(columns.label[flip.position], w),
             classText(flip.from, w), classText(flip.to, w), kindText(flip.kind, w), questions[i]});
    }
    table.note = leftOutNote(listed.size(), static_cast<std::int64_t>(all.size()), w);
    showFirst(table, kListed);
    return table;
}

Result<> fill(const SectionContext& context, const ThresholdSet& set, const std::string& suffix,
              std::vector<Block>& blocks) {
    const words::Wording& w = context.wording;
    const std::vector<Alternative> alternatives = alternativesOf(set, w);
    blocks.emplace_back(Paragraph{
        w.text(ASSAY_TEXT("Report", "From where each sample is judged now (%1) to other thresholds under the "
                                    "same rules. The samples nearest to their new threshold come first."),
               {appliedText(set, w)})});
    blocks.emplace_back(countTable(alternatives, suffix, w));
    if (const std::int64_t leftOut = alternatives.front().flips.leftOut; leftOut > 0) {
        blocks.emplace_back(
            Paragraph{w.text(ASSAY_TEXT("Report", "Samples without a score, which are in no figure: %1."),
                             {w.count(leftOut)})});
    }
    for (std::size_t i = 0; i < alternatives.size(); ++i) {
        if (alternatives[i].flips.list.empty()) {
            continue;
        }
        const auto end = alternatives.begin() + static_cast<std::ptrdiff_t>(i);
        const auto same = std::find_if(alternatives.begin(), end, [&](const Alternative& before) {
            return before.flips.list == alternatives[i].flips.list;
        });
        if (same != end) {
            blocks.emplace_back(
                Paragraph{w.text(ASSAY_TEXT("Report", "The same samples change class in both: “%1”, “%2”."),
                                 {alternatives[i].name, same->name})});
            continue;
        }
        ASSAY_TRY(auto table, sampleTable(context, set, alternatives[i], i + 1, suffix));
        blocks.emplace_back(std::move(table));
    }
    return {};
}

} // namespace

Result<Section> thresholdFlips(const SectionContext& context) {
    return bySet(context, "threshold_flips",
                 [&](const ThresholdSet& set, const std::string& suffix, std::vector<Block>& blocks) {
                     return fill(context, set, suffix, blocks);
                 });
}

} // namespace assay::results
