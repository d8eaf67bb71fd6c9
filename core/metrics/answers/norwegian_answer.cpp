#include "core/metrics/answers/norwegian_answer.h"

#include "core/base/rule_files.h"
#include "core/text/next_character.h"
#include "core/text/pattern_list.h"

#include <nlohmann/json.hpp>
#include <re2/re2.h>
#include <unicode/uchar.h>

#include <algorithm>
#include <functional>
#include <unordered_map>

namespace assay::metrics {
namespace {

struct ForeignWordHash {
    using is_transparent = void;

    std::size_t operator()(std::string_view word) const noexcept {
        return std::hash<std::string_view>{}(word);
    }
};

struct NorwegianRules {
    std::unique_ptr<const re2::RE2> law;
    std::unique_ptr<const re2::RE2> standard;
    std::unique_ptr<const re2::RE2> letters;
    std::unordered_map<std::string, ForeignLanguage, ForeignWordHash, std::equal_to<>>
        foreign;                         // by folded word
    std::vector<std::string> exceptions; // folded
    std::size_t lettersFrom = 0;
    std::size_t foreignFrom = 0;
};

constexpr std::array<const char*, 3> kForeignKeys{"english_words", "swedish_words", "danish_words"};

// The file is built in, and a test reads it.
const NorwegianRules& norwegianRules() {
    static const NorwegianRules kRules = [] {
        const auto rules = nlohmann::json::parse(base::ruleFile("norwegian_answers"), nullptr, false);
        NorwegianRules made;
        made.law = std::make_unique<const re2::RE2>(rules.at("citation_parts").at(0).get<std::string>());
        made.standard = std::make_unique<const re2::RE2>(rules.at("citation_parts").at(1).get<std::string>());
        made.letters = std::make_unique<const re2::RE2>("[" + rules.at("letters").get<std::string>() + "]");
        for (std::size_t i = 0; i < kForeignKeys.size(); ++i) {
            for (const auto& word : rules.at(kForeignKeys[i])) {
                made.foreign.emplace(text::foldedPhrase(word.get<std::string>()),
                                     static_cast<ForeignLanguage>(i));
            }
        }
        for (const auto& exception : rules.at("exceptions")) {
            made.exceptions.push_back(text::foldedPhrase(exception.get<std::string>()));
        }
        made.lettersFrom = rules.at("letters_expected_from_words").get<std::size_t>();
        made.foreignFrom = rules.at("foreign_words_from").get<std::size_t>();
        return made;
    }();
    return kRules;
}

bool isTokenSpace(std::int32_t c) {
    return c >= 0 && u_isUWhiteSpace(c) != 0;
}

void takeCitations(const re2::RE2& pattern, std::string_view answer, bool law,
                   std::vector<LawCitation>& citations) {
    const re2::StringPiece piece(answer.data(), answer.size());
    re2::StringPiece groups[3];
    for (std::size_t from = 0; pattern.Match(piece, from, piece.size(), re2::RE2::UNANCHORED, groups, 3);) {
        const auto begin = static_cast<std::size_t>(groups[0].data() - answer.data());
        LawCitation citation;
        citation.place = {begin, begin + groups[0].size()};
        const std::string first(groups[1].data(), groups[1].size());
        const std::string second(groups[2].data(), groups[2].size());
        citation.section = law ? first : "";
        citation.title = law ? text::normaliseWhitespace(second) : first + " " + second;
        citations.push_back(std::move(citation));
        from = begin + groups[0].size();
    }
}

bool isWordByte(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || static_cast<unsigned char>(c) >= 0x80;
}

// The next run of letters and figures of a folded text; false: there is none.
bool nextWord(std::string_view folded, text::WordExtent& word) {
    word.begin = word.end;
    while (word.begin < folded.size() && !isWordByte(folded[word.begin])) {
        ++word.begin;
    }
    word.end = word.begin;
    while (word.end < folded.size() && isWordByte(folded[word.end])) {
        ++word.end;
    }
    return word.begin < word.end;
}

// Whether the word lies within one of the names that may stand in any language.
bool isExcepted(const text::FoldedText& folded, const text::WordExtent& word, const NorwegianRules& rules) {
    for (const std::string& exception : rules.exceptions) {
        for (std::size_t from = folded.text().find(exception); from != std::string::npos;
             from = folded.text().find(exception, from + 1)) {
            const text::WordExtent place = folded.inOriginal(from, from + exception.size());
            if (place.begin <= word.begin && word.end <= place.end) {
                return true;
            }
        }
    }
    return false;
}

} // namespace

std::size_t tokenCount(std::string_view answer) {
    std::size_t tokens = 0;
    bool inToken = false;
    for (std::size_t at = 0; at < answer.size();) {
        const auto byte = static_cast<unsigned char>(answer[at]);
        const bool space =
            byte < 0x80 ? byte == ' ' || (byte >= '\t' && byte <= '\r') || (byte >= 0x1C && byte <= 0x1F)
                        : isTokenSpace(text::nextCharacter(answer, at));
        at += byte < 0x80 ? 1 : 0;
        tokens += !space && !inToken ? 1 : 0;
        inToken = !space;
    }
    return tokens;
}

double lengthScore(std::size_t tokens, std::int64_t maxTokens) {
    constexpr double kOptimal = 1.0;
    constexpr double kAcceptable = 0.8;
    constexpr double kPoor = 0.5;
    if (static_cast<std::int64_t>(tokens) > maxTokens || tokens < 50) {
        return kPoor;
    }
    return tokens >= 100 && tokens <= 250 ? kOptimal : kAcceptable;
}

std::optional<double> accuracyScore(std::string_view foldedAnswer, std::string_view foldedGold,
                                    std::optional<double> cosine, std::size_t keywordsFound,
                                    std::size_t keywords) {
    if (foldedAnswer == foldedGold) {
        return 1.0;
    }
    if (!cosine) {
        return std::nullopt;
    }
    if (*cosine >= 0.99) {
        return 1.0;
    }
    if (*cosine >= 0.75 && keywordsFound == keywords) {
        return std::clamp(*cosine, 0.70, 0.99);
    }
    return *cosine >= 0.40 || keywordsFound > 0 ? std::clamp(*cosine, 0.40, 0.69) : 0.0;
}

std::vector<LawCitation> lawCitationsIn(std::string_view answer) {
    std::vector<LawCitation> citations;
    takeCitations(*norwegianRules().law, answer, true, citations);
    takeCitations(*norwegianRules().standard, answer, false, citations);
    std::ranges::sort(citations, {}, [](const LawCitation& citation) { return citation.place.begin; });
    return citations;
}

CitationKnown lookUp(const LawCitation& citation, std::span<const CitedSource> sources) {
    const std::string title = text::foldedPhrase(citation.title);
    bool titleKnown = false;
    for (const CitedSource& source : sources) {
        const std::string known = text::foldedPhrase(source.title);
        if (known.empty() || title.empty() ||
            (known.find(title) == std::string::npos && title.find(known) == std::string::npos)) {
            continue;
        }
        titleKnown = true;
        const auto isCited = [&citation](const std::string& section) {
            const std::string_view bare = std::string_view(section).substr(
                std::min(section.find_first_of("0123456789"), section.size()));
            return bare == citation.section;
        };
        if (citation.section.empty() || source.sections.empty() ||
            std::ranges::any_of(source.sections, isCited)) {
            return CitationKnown::Known;
        }
    }
    return titleKnown ? CitationKnown::SectionUnknown : CitationKnown::TitleUnknown;
}

LanguageCheck checkNorwegian(const text::FoldedText& answer) {
    const NorwegianRules& rules = norwegianRules();
    const std::string_view folded = answer.text();
    LanguageCheck check;
    std::array<std::vector<text::WordExtent>, kForeignKeys.size()> places;
    std::size_t count = 0;
    for (text::WordExtent word; nextWord(folded, word);) {
        ++count;
        const auto found = rules.foreign.find(folded.substr(word.begin, word.end - word.begin));
        if (found == rules.foreign.end()) {
            continue;
        }
        const text::WordExtent original = answer.inOriginal(word.begin, word.end);
        if (!isExcepted(answer, original, rules)) {
            places[static_cast<std::size_t>(found->second)].push_back(original);
        }
    }
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i].size() >= rules.foreignFrom) {
            check.foreign.push_back({static_cast<ForeignLanguage>(i), std::move(places[i])});
        }
    }
    check.noNorwegianLetters =
        count >= rules.lettersFrom &&
        !re2::RE2::PartialMatch(re2::StringPiece(folded.data(), folded.size()), *rules.letters);
    return check;
}

} // namespace assay::metrics
