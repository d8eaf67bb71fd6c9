#include "core/evaluate/answers/claims.h"

#include "core/curation/detector_patterns.h"
#include "core/metrics/answers/answer_patterns.h"
#include "core/metrics/answers/citation_score.h"
#include "core/metrics/answers/content_words.h"
#include "core/metrics/answers/norwegian_answer.h"
#include "core/text/fold.h"
#include "core/text/quantity.h"
#include "core/text/sentence_split.h"
#include "core/workspace/runs/answer_verdicts.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <utility>

namespace assay::evaluate {
namespace {

using model::Claim;
using model::ClaimSheet;

using Stems = std::vector<std::string>; // sorted; a stem as often as it stands there

Stems stemsOf(std::string_view passage) {
    Stems stems;
    for (metrics::ContentStem& word : metrics::contentStems(passage, metrics::AnswerPatterns::defaults())) {
        stems.push_back(std::move(word.stem));
    }
    std::ranges::sort(stems);
    return stems;
}

// ROUGE-1 F1 of content words; 0 where either has none.
double sharedF1(const Stems& a, const Stems& b) {
    Stems shared;
    std::ranges::set_intersection(a, b, std::back_inserter(shared));
    return shared.empty() ? 0
                          : 2 * static_cast<double>(shared.size()) / static_cast<double>(a.size() + b.size());
}

struct EvidenceSentence {
    EvidencePlace place;
    Stems stems;
};

std::vector<EvidenceSentence> sentencesOf(std::span<const std::string> evidence) {
    std::vector<EvidenceSentence> sentences;
    for (std::size_t i = 0; i < evidence.size(); ++i) {
        for (const text::TextPiece& piece : text::splitSentences(evidence[i])) {
            const auto passage = std::string_view(evidence[i]).substr(piece.begin, piece.end - piece.begin);
            sentences.push_back({{i, piece.begin, piece.end}, stemsOf(passage)});
        }
    }
    return sentences;
}

// The first of the most similar ones.
void findNearest(const Stems& claim, const std::vector<EvidenceSentence>& sentences,
                 ClaimSuggestion& suggestion) {
    for (const EvidenceSentence& sentence : sentences) {
        const double similarity = sharedF1(claim, sentence.stems);
        if (similarity > suggestion.similarity) {
            suggestion.similarity = similarity;
            suggestion.nearest = sentence.place;
        }
    }
}

// What all of the evidence says, as far as figures and citations of an answer are looked up in it.
struct EvidenceFacts {
    std::vector<text::Quantity> quantities;
    std::vector<metrics::Citation> citations;
    std::vector<std::string> laws; // title and section, folded
};

std::string lawKey(const metrics::LawCitation& law) {
    return text::foldForSearch(text::normaliseWhitespace(law.section + " " + law.title));
}

EvidenceFacts factsOf(std::span<const std::string> evidence) {
    EvidenceFacts facts;
    for (const std::string& one : evidence) {
        auto found = text::quantities(one);
        std::ranges::move(found, std::back_inserter(facts.quantities));
        for (metrics::CitedPlace& cited : metrics::citationsIn(one)) {
            facts.citations.push_back(std::move(cited.citation));
        }
        for (const metrics::LawCitation& law : metrics::lawCitationsIn(one)) {
            facts.laws.push_back(lawKey(law));
        }
    }
    return facts;
}

// What of the answer no evidence holds, in its order.
class UnheldPassages {
  public:
    UnheldPassages(std::string_view answer, const EvidenceFacts& facts)
        : m_facts(facts) {
        takeCitations(answer);
        takeNumbers(answer);
        std::ranges::sort(m_unheld, {}, &UnheldPassage::begin);
    }

    // Those that begin within a claim.
    [[nodiscard]] std::vector<UnheldPassage> within(const ClaimExtent& claim) const {
        std::vector<UnheldPassage> inside;
        for (const UnheldPassage& passage : m_unheld) {
            if (passage.begin >= claim.begin && passage.begin < claim.end) {
                inside.push_back(passage);
            }
        }
        return inside;
    }

  private:
    void takeCitations(std::string_view answer) {
        for (const metrics::CitedPlace& cited : metrics::citationsIn(answer)) {
            const bool isHeld = std::ranges::any_of(m_facts.citations, [&](const metrics::Citation& each) {
                return cited.citation.isWithin(each) || each.isWithin(cited.citation);
            });
            takeCitation(cited.place, isHeld);
        }
        for (const metrics::LawCitation& law : metrics::lawCitationsIn(answer)) {
            takeCitation(law.place, std::ranges::find(m_facts.laws, lawKey(law)) != m_facts.laws.end());
        }
    }

    void takeCitation(const text::WordExtent& place, bool isHeld) {
        m_cited.push_back(place);
        if (!isHeld) {
            m_unheld.push_back({UnheldPassage::Kind::Citation, place.begin, place.end, false});
        }
    }

    // Figures of a citation are no figures of their own.
    void takeNumbers(std::string_view answer) {
        for (const text::Quantity& quantity : text::quantities(answer)) {
            const bool isCited = std::ranges::any_of(m_cited, [&](const text::WordExtent& place) {
                return quantity.begin < place.end && place.begin < quantity.end;
            });
            if (!isCited) {
                takeNumber(quantity);
            }
        }
    }

    void takeNumber(const text::Quantity& quantity) {
        bool isNear = false;
        for (const text::Quantity& each : m_facts.quantities) {
            const text::QuantityMatch match = text::compareQuantities(quantity, each);
            if (match == text::QuantityMatch::Same) {
                return;
            }
            isNear = isNear || match == text::QuantityMatch::ScaleDiffers ||
                     match == text::QuantityMatch::SignDiffers;
        }
        m_unheld.push_back({UnheldPassage::Kind::Number, quantity.begin, quantity.end, isNear});
    }

    const EvidenceFacts& m_facts;
    std::vector<text::WordExtent> m_cited;
    std::vector<UnheldPassage> m_unheld;
};

bool isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

// "## Results", which Markdown keeps on one line.
bool isMarkdownHeading(std::string_view piece) {
    constexpr std::size_t kMostMarks = 6;
    const std::size_t marks = piece.find_first_not_of('#');
    return marks != std::string_view::npos && marks > 0 && marks <= kMostMarks && isSpace(piece[marks]) &&
           piece.find('\n') == std::string_view::npos &&
           std::string_view(".!?").find(piece.back()) == std::string_view::npos;
}

bool hasVerb(std::string_view piece) {
    const auto& patterns = curation::DetectorPatterns::defaults();
    return std::ranges::any_of(text::words(piece), [&](const text::WordExtent& word) {
        return patterns.isVerb(text::foldForSearch(piece.substr(word.begin, word.end - word.begin)), false);
    });
}

// "Key drivers:", also in bold.
bool isLeadIn(std::string_view piece) {
    const std::size_t last = piece.find_last_not_of("*_");
    return last != std::string_view::npos && piece[last] == ':' && !hasVerb(piece);
}

bool saysNothing(std::string_view piece) {
    if (text::words(piece).empty()) {
        return true;
    }
    return (isMarkdownHeading(piece) || isLeadIn(piece)) &&
           std::ranges::all_of(text::quantities(piece),
                               [](const text::Quantity& each) { return each.looksLikeYear(); });
}

} // namespace

std::vector<ClaimExtent> cutIntoClaims(std::string_view answer) {
    std::vector<ClaimExtent> claims;
    std::vector<ClaimExtent> all;
    for (const text::TextPiece& piece : text::splitSentences(answer)) {
        all.push_back({piece.begin, piece.end});
        if (!saysNothing(answer.substr(piece.begin, piece.end - piece.begin))) {
            claims.push_back(all.back());
        }
    }
    return claims.empty() ? all : claims;
}

std::vector<ClaimSuggestion> suggestForClaims(std::string_view answer, std::span<const ClaimExtent> claims,
                                              std::span<const std::string> evidence) {
    std::vector<ClaimSuggestion> suggestions(claims.size());
    if (evidence.empty()) {
        return suggestions;
    }
    const EvidenceFacts facts = factsOf(evidence);
    const UnheldPassages unheld(answer, facts);
    const std::vector<EvidenceSentence> sentences = sentencesOf(evidence);
    for (std::size_t i = 0; i < claims.size(); ++i) {
        suggestions[i].unheld = unheld.within(claims[i]);
        const auto passage = answer.substr(claims[i].begin, claims[i].end - claims[i].begin);
        findNearest(stemsOf(passage), sentences, suggestions[i]);
    }
    return suggestions;
}

std::optional<model::Fidelity> fidelityOf(const ClaimSheet& sheet) noexcept {
    if (sheet.claims.empty()) {
        return std::nullopt;
    }
    auto worst = model::ClaimVerdict::Aligned;
    for (const Claim& claim : sheet.claims) {
        if (!claim.verdict) {
            return std::nullopt;
        }
        worst = std::max(worst, *claim.verdict);
    }
    return static_cast<model::Fidelity>(worst); // the same three, in the same order
}

ClaimSheet newClaimSheet(std::string questionId, std::string_view answer) {
    ClaimSheet sheet;
    sheet.questionId = std::move(questionId);
    sheet.answerSha256 = workspace::hashOfAnswer(answer);
    for (const ClaimExtent& extent : cutIntoClaims(answer)) {
        sheet.claims.push_back({.begin = static_cast<std::int64_t>(extent.begin),
                                .end = static_cast<std::int64_t>(extent.end),
                                .verdict = std::nullopt,
                                .evidence = {},
                                .note = {}});
    }
    return sheet;
}

bool splitClaim(ClaimSheet& sheet, std::string_view answer, std::size_t claim, std::size_t at) {
    if (claim >= sheet.claims.size()) {
        return false;
    }
    const auto begin = static_cast<std::size_t>(sheet.claims[claim].begin);
    const auto end = static_cast<std::size_t>(sheet.claims[claim].end);
    if (end > answer.size() || at <= begin || at >= end) {
        return false;
    }
    std::size_t word = at;
    while (word > begin && !isSpace(answer[word - 1])) {
        --word; // to the beginning of the word that holds `at`
    }
    while (word < end && isSpace(answer[word])) {
        ++word; // `at` stood between two words
    }
    std::size_t last = word;
    while (last > begin && isSpace(answer[last - 1])) {
        --last;
    }
    if (last <= begin || word >= end) {
        return false;
    }
    Claim behind = sheet.claims[claim];
    sheet.claims[claim].end = static_cast<std::int64_t>(last);
    behind.begin = static_cast<std::int64_t>(word);
    sheet.claims.insert(sheet.claims.begin() + static_cast<std::ptrdiff_t>(claim) + 1, std::move(behind));
    return true;
}

bool joinClaim(ClaimSheet& sheet, std::size_t claim) {
    if (claim + 1 >= sheet.claims.size()) {
        return false;
    }
    Claim& first = sheet.claims[claim];
    const Claim& second = sheet.claims[claim + 1];
    first.end = second.end;
    if (first.verdict != second.verdict) {
        first.verdict.reset();
    }
    if (first.evidence.empty()) {
        first.evidence = second.evidence;
    }
    if (!second.note.empty()) {
        first.note += (first.note.empty() ? "" : "\n") + second.note;
    }
    sheet.claims.erase(sheet.claims.begin() + static_cast<std::ptrdiff_t>(claim) + 1);
    return true;
}

} // namespace assay::evaluate
