#include "core/metrics/answers/yes_no.h"

#include "core/metrics/answers/content_words.h"
#include "core/text/quantity.h"
#include "core/text/sentence_split.h"

#include <algorithm>
#include <string>
#include <unordered_set>

namespace assay::metrics {
namespace {

text::WordExtent shifted(const text::WordExtent& place, std::size_t by) {
    return {place.begin + by, place.end + by};
}

std::size_t firstSentenceEnd(std::string_view answer) {
    const std::vector<text::TextPiece> pieces = text::splitSentences(answer);
    // A heading of the answer's own ("Answer:") is no sentence yet.
    for (const text::TextPiece& piece : pieces) {
        if (piece.kind == model::SentenceKind::Prose) {
            return piece.end;
        }
    }
    return pieces.empty() ? answer.size() : pieces.front().end;
}

bool holdsFigure(const std::vector<text::Quantity>& held, const text::Quantity& figure) {
    return std::ranges::any_of(held, [&figure](const text::Quantity& one) {
        const text::QuantityMatch match = text::compareQuantities(figure, one);
        return match == text::QuantityMatch::Same || match == text::QuantityMatch::SignDiffers;
    });
}

struct HeldEvidence {
    std::unordered_set<std::string> stems;
    std::vector<text::Quantity> figures;
};

HeldEvidence readHeldEvidence(std::span<const std::string_view> evidence, const AnswerPatterns& patterns) {
    HeldEvidence held;
    for (const std::string_view text : evidence) {
        for (ContentStem& word : contentStems(text, patterns)) {
            held.stems.insert(std::move(word.stem));
        }
        for (text::Quantity& figure : text::quantities(text)) {
            held.figures.push_back(std::move(figure));
        }
    }
    return held;
}

// How far one sentence of the answer stands in the evidence.
void judgeSentence(std::string_view sentence, std::size_t begin, const HeldEvidence& held,
                   const AnswerPatterns& patterns, Support& support) {
    const std::vector<ContentStem> words = contentStems(sentence, patterns);
    const auto found = std::ranges::count_if(
        words, [&held](const ContentStem& word) { return held.stems.contains(word.stem); });
    if (!words.empty()) {
        support.share = static_cast<double>(found) / static_cast<double>(words.size());
    }
    for (const text::Quantity& figure : text::quantities(sentence)) {
        if (!figure.looksLikeYear() && !holdsFigure(held.figures, figure)) {
            support.figuresNotHeld.push_back(shifted({figure.begin, figure.end}, begin));
        }
    }
    if (support.share.value_or(0) < kSupportShare || !support.figuresNotHeld.empty()) {
        support.fault = SupportFault::NotInEvidence;
    }
}

} // namespace

YesNoReading readYesNo(std::string_view answer, const AnswerPatterns& patterns) {
    std::size_t begin = 0;
    if (const auto lead = patterns.find(AnswerPattern::AnswerLead, answer)) {
        begin = lead->end;
    }
    const std::string_view rest = answer.substr(begin);
    if (const auto nothing = patterns.find(AnswerPattern::NothingKnown, rest)) {
        return {YesNo::Abstained, shifted(*nothing, begin)};
    }
    if (const auto yes = patterns.find(AnswerPattern::Yes, rest)) {
        return {YesNo::Yes, shifted(*yes, begin)};
    }
    if (const auto no = patterns.find(AnswerPattern::No, rest)) {
        return {YesNo::No, shifted(*no, begin)};
    }
    if (const auto place = findAbstention(answer, patterns)) {
        return {YesNo::Abstained, *place};
    }
    return {};
}

std::optional<text::WordExtent> findAbstention(std::string_view answer, const AnswerPatterns& patterns) {
    if (const auto nothing = patterns.find(AnswerPattern::NothingKnown, answer)) {
        return nothing;
    }
    const auto found = patterns.find(AnswerPattern::Abstention, answer);
    if (!found || found->begin >= firstSentenceEnd(answer)) {
        return std::nullopt;
    }
    return found;
}

std::optional<Support> judgeYesSupport(std::string_view answer, std::span<const std::string_view> evidence,
                                       const AnswerPatterns& patterns) {
    const YesNoReading reading = readYesNo(answer, patterns);
    const bool anyEvidence =
        std::ranges::any_of(evidence, [](std::string_view text) { return !text.empty(); });
    if (reading.says != YesNo::Yes || !anyEvidence) {
        return std::nullopt;
    }
    Support support;
    const std::size_t behind = reading.place ? reading.place->end : 0;
    if (!hasContentWord(answer.substr(behind), patterns)) {
        support.fault = SupportFault::BareYes;
        return support;
    }
    const HeldEvidence held = readHeldEvidence(evidence, patterns);
    support.fault = SupportFault::NoCause;
    for (const text::TextPiece& piece : text::splitSentences(answer)) {
        const std::size_t begin = std::max(piece.begin, behind);
        if (begin >= piece.end) {
            continue;
        }
        const std::string_view sentence = answer.substr(begin, piece.end - begin);
        const auto cause = patterns.find(AnswerPattern::Causal, sentence);
        if (!cause) {
            continue;
        }
        Support one;
        one.cause = shifted(*cause, begin);
        judgeSentence(sentence, begin, held, patterns, one);
        if (one.fault == SupportFault::None) {
            return one;
        }
        if (support.fault == SupportFault::NoCause) {
            support = one;
        }
    }
    return support;
}

} // namespace assay::metrics
