#include "core/results/neighbours/alignment_words.h"

#include <utility>

namespace assay::results {
namespace {

using evaluate::Alignment;
using evaluate::AlignmentState;
using evaluate::VectorOrder;

constexpr int kDecimals = 3;

std::string shareText(const Alignment& alignment, const words::Wording& w) {
    const std::string value = w.number(alignment.value.value_or(0), kDecimals);
    const std::string n = w.count(alignment.sentences);
    return alignment.interval ? w.text(ASSAY_TEXT("Report", "A = %1 (%2–%3), n = %4"),
                                       {value, w.number(alignment.interval->low, kDecimals),
                                        w.number(alignment.interval->high, kDecimals), n})
                              : w.text(ASSAY_TEXT("Report", "A = %1, n = %2"), {value, n});
}

// "Each vector stands …"
std::string orderText(VectorOrder order, const words::Wording& w) {
    const auto before = [&w](std::int64_t places) {
        return w.text(ASSAY_COUNTED("Report", "each vector stands %n place(s) too early"), places);
    };
    const auto behind = [&w](std::int64_t places) {
        return w.text(ASSAY_COUNTED("Report", "each vector stands %n place(s) too late"), places);
    };
    switch (order) {
    case VectorOrder::Given:
        break;
    case VectorOrder::Minus3:
        return before(3);
    case VectorOrder::Minus2:
        return before(2);
    case VectorOrder::Minus1:
        return before(1);
    case VectorOrder::Plus1:
        return behind(1);
    case VectorOrder::Plus2:
        return behind(2);
    case VectorOrder::Plus3:
        return behind(3);
    case VectorOrder::Reversed:
        return w.text(ASSAY_TEXT("Report", "the vectors stand in reverse order"));
    case VectorOrder::SortedIds:
        return w.text(ASSAY_TEXT("Report", "the vectors stand in the order of the ids sorted as text"));
    }
    return {};
}

std::string misalignedText(const Alignment& alignment, const words::Wording& w) {
    const std::string share = shareText(alignment, w);
    if (!alignment.better) {
        return w.text(ASSAY_TEXT("Report", "The vectors do not belong to the sentences that they are stored "
                                           "for: %1, where chance gives 0.5."),
                      {share});
    }
    const evaluate::BetterOrder& better = *alignment.better;
    const std::string order = orderText(better.order, w);
    const std::string value = w.number(better.value, kDecimals);
    const std::string given = w.number(better.given, kDecimals);
    return better.fromRow == 0
               ? w.text(ASSAY_TEXT("Report", "The vectors do not belong to the sentences that they are "
                                             "stored for (%1): %2. Put right, A would be %3."),
                        {share, order, value})
               : w.text(ASSAY_TEXT("Report", "The vectors do not belong to the sentences that they are "
                                             "stored for (%1): from about sentence %2 of the corpus on, %3. "
                                             "There A is %4; put right, it would be %5."),
                        {share, w.count(std::int64_t{better.fromRow} + 1), order, given, value});
}

std::string doubtfulText(const Alignment& alignment, const words::Wording& w) {
    std::string text = w.text(
        ASSAY_TEXT("Report", "Some vectors may belong to other sentences than those that they are stored "
                             "for: %1."),
        {shareText(alignment, w)});
    if (alignment.identicalNear < alignment.identicalPairs) {
        text += " " + w.text(ASSAY_TEXT("Report", "Pairs of identical texts with equal vectors: %1 of %2."),
                             {w.count(alignment.identicalNear), w.count(alignment.identicalPairs)});
    }
    return text;
}

} // namespace

std::string alignmentText(const Alignment& alignment, const words::Wording& wording) {
    switch (alignment.state) {
    case AlignmentState::CannotBeJudged:
        return wording.text(
            ASSAY_TEXT("Report", "Whether the vectors belong to their sentences cannot be judged: too few "
                                 "sentences have words in common with other sections (%1)."),
            {wording.count(alignment.sentences)});
    case AlignmentState::Aligned:
        return wording.text(ASSAY_TEXT("Report", "The vectors fit their sentences: %1."),
                            {shareText(alignment, wording)});
    case AlignmentState::Doubtful:
        return doubtfulText(alignment, wording);
    case AlignmentState::Misaligned:
        return misalignedText(alignment, wording);
    case AlignmentState::Exempt:
        return wording.text(
            ASSAY_TEXT("Report", "The vectors were made here, sentence by sentence; they need no check."));
    }
    return {};
}

KeyFigure alignmentFigure(const Alignment& alignment, const words::Wording& wording) {
    Figure figure;
    figure.kind = FigureKind::Number;
    figure.decimals = kDecimals;
    figure.value = alignment.value;
    figure.interval = alignment.interval;
    figure.n = alignment.sentences;
    if (!figure.value) {
        figure.why = wording.text(ASSAY_TEXT("Report", "too few sentences"));
    }
    const Verdict verdict = alignment.state == AlignmentState::Misaligned ? Verdict::Bad
                            : alignment.state == AlignmentState::Doubtful ? Verdict::Warning
                            : alignment.state == AlignmentState::Aligned  ? Verdict::Good
                                                                          : Verdict::None;
    Cell cell(figure);
    cell.reason = alignmentText(alignment, wording);
    return {wording.text(ASSAY_TEXT("Report", "Vectors and sentences (A)")), std::move(cell), verdict,
            "alignment"};
}

bool isAlignmentWarning(const Alignment& alignment) noexcept {
    return alignment.state == AlignmentState::Misaligned || alignment.state == AlignmentState::Doubtful;
}

} // namespace assay::results
