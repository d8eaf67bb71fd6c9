// Rule 4: is the gold answer prose? English and Norwegian; other languages are not judged.
#include "core/curation/bad_questions.h"
#include "core/text/fold.h"
#include "core/text/next_character.h"

#include <unicode/uchar.h>
#include <unicode/uscript.h>

#include <algorithm>
#include <string_view>
#include <utility>

namespace assay::curation {
namespace {

struct ProseCounts {
    int words = 0;       // with letters or figures
    int counting = 0;    // of those, no stop words
    int capitalised = 0; // of the counting ones
    int numeric = 0;     // of the counting ones
    bool hasVerb = false;
    bool foreign = false; // letters that neither English nor Norwegian has
};

// Letters of English, Norwegian and the loan words of both.
bool isFamiliar(UChar32 c) {
    if (c < 0x80) {
        return true;
    }
    constexpr std::u32string_view kLetters = U"æøåÆØÅéèêóòôÉÈÊÓÒÔüÜïªºµ";
    return !u_isalpha(c) || kLetters.find(static_cast<char32_t>(c)) != std::u32string_view::npos;
}

bool hasSmallLetters(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const std::int32_t c = text::nextCharacter(text, at);
        if (c >= 0 && u_islower(c)) {
            return true;
        }
    }
    return false;
}

ProseCounts countProse(std::string_view text, const DetectorPatterns& patterns) {
    ProseCounts counts;
    const bool smallLetters = hasSmallLetters(text);
    for (const text::WordExtent& extent : text::words(text)) {
        const std::string_view word = text.substr(extent.begin, extent.end - extent.begin);
        bool numeric = false;
        bool foreign = false;
        for (std::size_t at = 0; at < word.size();) {
            const std::int32_t c = text::nextCharacter(word, at);
            numeric |= c >= 0 && u_isdigit(c);
            foreign |= c >= 0 && !isFamiliar(c);
        }
        std::size_t second = 0;
        const bool capitalised = u_isupper(text::nextCharacter(word, second));
        std::string folded = text::foldForSearch(word);
        for (std::size_t quote = folded.find("\u2019"); quote != std::string::npos;
             quote = folded.find("\u2019")) {
            folded.replace(quote, 3, "'");
        }
        ++counts.words;
        counts.foreign |= foreign;
        counts.hasVerb = counts.hasVerb || (!numeric && patterns.isVerb(folded, capitalised && smallLetters));
        if (patterns.isStopWord(folded)) {
            continue;
        }
        ++counts.counting;
        counts.numeric += numeric ? 1 : 0;
        counts.capitalised += !numeric && capitalised ? 1 : 0;
    }
    return counts;
}

} // namespace

void judgeProse(const DetectorInput& input, Verdicts& verdicts) {
    const model::Question& question = input.question;
    if (question.answerText.empty() || question.answerIsList ||
        input.patterns.needsNoVerb(text::foldForSearch(question.answerType))) {
        return; // no prose is expected
    }
    const DetectorLimits& limits = input.patterns.limits();
    const std::string& answer = question.answerText.front();
    Suspicion suspicion;
    suspicion.rule = LintRule::TableHeader;
    suspicion.question = input.id;
    suspicion.questionId = question.questionId;

    const ProseCounts counts = countProse(answer, input.patterns);
    const double share =
        counts.counting == 0 ? 0 : static_cast<double>(counts.capitalised + counts.numeric) / counts.counting;
    suspicion.numbers = {
        {"words", counts.words}, {"capitalised", counts.capitalised}, {"numeric", counts.numeric}};
    if (counts.counting > 0) {
        suspicion.numbers.emplace_back("header_share", share);
    }
    PatternMatch place{0, answer.size()};
    if (const auto leadIn = input.patterns.firstMatch(PatternGroup::TableLeadIn, answer)) {
        suspicion.detail = "table_lead_in";
        suspicion.severity = base::Severity::Info;
        place = *leadIn;
    } else if (counts.words < limits.wordsToJudge) {
        verdicts.abstentions.push_back({LintRule::TableHeader, "too_short"});
        return;
    } else if (counts.hasVerb) {
        return;
    } else if (counts.foreign) {
        verdicts.abstentions.push_back({LintRule::TableHeader, "language_unknown"});
        return;
    } else if (share >= limits.headerShare || input.patterns.firstMatch(PatternGroup::TableMark, answer)) {
        suspicion.detail = "table_header";
    } else {
        suspicion.detail = "no_verb";
        suspicion.severity = base::Severity::Info;
    }
    suspicion.passages = {
        {"answer_text", 0, place.begin, place.end, answer.substr(place.begin, place.end - place.begin)}};
    suspicion.fingerprint =
        suspicionFingerprint(suspicion.rule, {suspicion.detail, suspicion.passages.front().text});
    verdicts.suspicions.push_back(std::move(suspicion));
}

} // namespace assay::curation
