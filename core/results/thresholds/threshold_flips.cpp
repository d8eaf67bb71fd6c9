// "Samples that flip": what would be decided otherwise at other thresholds than those that apply.
#include "core/results/report/section_makers.h"
#include "core/results/thresholds/threshold_texts.h"

#include <span>

namespace assay::results {
namespace {

using namespace thresholds;
constexpr std::size_t kListed = 15; // samples of each alternative on a page

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

std::string thresholdsText(OtherThresholds to, const MeasuredSet& measured, const words::Wording& w) {
    switch (to) {
    case OtherThresholds::Predetermined:
        return w.text(ASSAY_TEXT("Report", "predetermined thresholds"));
    case OtherThresholds::OwnOfEach:
        return w.text(ASSAY_TEXT("Report", "each scenario's own τ*, else its least violating τ"));
    case OtherThresholds::OneForAll:
        return w.text(ASSAY_TEXT("Report", "one threshold for all, %1"),
                      {tauText(measured.laboratory.table.rows.front().atOwn.threshold, w)});
    }
    return {};
}

Table countTable(const ThresholdSet& set, const std::string& suffix, const words::Wording& w) {
    Table table;
    table.name = "threshold_flips" + suffix;
    table.title = w.text(ASSAY_TEXT("Report", "How many samples change class"));
    table.columns = {{"alternative", w.text(ASSAY_TEXT("Report", "Other thresholds")), {}, true},
                     {"flips", w.text(ASSAY_TEXT("Report", "Change class")), "flips"},
                     {"right_to_wrong", w.text(ASSAY_TEXT("Report", "Right to wrong")), "flips"},
                     {"wrong_to_right", w.text(ASSAY_TEXT("Report", "Wrong to right")), "flips"},
                     {"wrong_to_wrong", w.text(ASSAY_TEXT("Report", "Wrong to wrong")), "flips"},
                     {"share", w.text(ASSAY_TEXT("Report", "Share of samples")), "flips"}};
    for (const MeasuredFlips& alternative : set.flips) {
        const evaluate::Flips& flips = alternative.flips;
        const auto changed = static_cast<std::int64_t>(flips.list.size());
        Figure share = shareFigure(alternative.changed, FigureKind::Percent,
                                   w.text(ASSAY_TEXT("Report", "no sample has a score")));
        table.rows.push_back({thresholdsText(alternative.to, *set.measured, w), countFigure(changed),
                              countFigure(flips.rightToWrong), countFigure(flips.wrongToRight),
                              countFigure(flips.wrongToWrong), share});
    }
    return table;
}

Table sampleTable(const ThresholdSet& set, const MeasuredFlips& alternative, std::size_t number,
                  const std::string& suffix, const words::Wording& w) {
    const model::ScoredColumns& columns = set.columns;
    Table table;
    table.name = "threshold_flips_samples_" + std::to_string(number) + suffix;
    table.title = w.text(ASSAY_TEXT("Report", "Samples that change class: %1"),
                         {thresholdsText(alternative.to, *set.measured, w)});
    table.columns = {{"sample", w.text(ASSAY_TEXT("Report", "Sample"))},
                     {"scenario", w.text(ASSAY_TEXT("Report", "Scenario"))},
                     {"fhri", w.text(ASSAY_TEXT("Report", "FHRI")), "fhri"},
                     {"true_class", w.text(ASSAY_TEXT("Report", "True class"))},
                     {"from", w.text(ASSAY_TEXT("Report", "From"))},
                     {"to", w.text(ASSAY_TEXT("Report", "To"))},
                     {"effect", w.text(ASSAY_TEXT("Report", "Effect")), "flips"},
                     {"question", w.text(ASSAY_TEXT("Report", "Question")), {}, true}};
    const std::span<const evaluate::Flip> all(alternative.flips.list);
    const auto listed = all.first(alternative.questions.size());
    for (std::size_t i = 0; i < listed.size(); ++i) {
        const evaluate::Flip& flip = listed[i];
        table.rows.push_back({set.ids[flip.position],
                              scopeText(columns.scenarios[columns.scenario[flip.position]], false, w),
                              valueFigure(set.measured->scores[flip.position]),
                              classText(columns.label[flip.position], w), classText(flip.from, w),
                              classText(flip.to, w), kindText(flip.kind, w), alternative.questions[i]});
    }
    table.note = leftOutNote(listed.size(), static_cast<std::int64_t>(all.size()), w);
    showFirst(table, kListed);
    return table;
}

void fill(const ThresholdSet& set, const std::string& suffix, const words::Wording& w,
          std::vector<Block>& blocks) {
    blocks.emplace_back(Paragraph{
        w.text(ASSAY_TEXT("Report", "From where each sample is judged now (%1) to other thresholds under the "
                                    "same rules. The samples nearest to their new threshold come first."),
               {appliedText(set, w)})});
    blocks.emplace_back(countTable(set, suffix, w));
    if (const std::int64_t leftOut = set.flips.front().flips.leftOut; leftOut > 0) {
        blocks.emplace_back(
            Paragraph{w.text(ASSAY_TEXT("Report", "Samples without a score, which are in no figure: %1."),
                             {w.count(leftOut)})});
    }
    for (std::size_t i = 0; i < set.flips.size(); ++i) {
        const MeasuredFlips& alternative = set.flips[i];
        if (alternative.flips.list.empty()) {
            continue;
        }
        if (alternative.sameAs) {
            blocks.emplace_back(
                Paragraph{w.text(ASSAY_TEXT("Report", "The same samples change class in both: “%1”, “%2”."),
                                 {thresholdsText(alternative.to, *set.measured, w),
                                  thresholdsText(set.flips[*alternative.sameAs].to, *set.measured, w)})});
            continue;
        }
        blocks.emplace_back(sampleTable(set, alternative, i + 1, suffix, w));
    }
}

} // namespace

base::Result<Section> thresholdFlips(const SectionContext& context) {
    return bySet(context, "threshold_flips", &fill);
}

} // namespace assay::results
