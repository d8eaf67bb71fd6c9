// Any text read as patterns of mining; what was read tags a text. No crash, errors that can be shown, all
// patterns in one pass match where RE2 finds each, and patterns that were read are the same when they are
// written and read again.
#include "core/evaluate/mining/mining_rules.h"
#include "core/evaluate/mining/sentence_tagger.h"
#include "tests/fuzz/fuzz_checks.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace {

using namespace assay;
using fuzz::isUtf8;
using fuzz::require;

constexpr evaluate::MiningScope kEveryView{true, true, true, true};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto rules = evaluate::miningRulesFromJson(text);
    if (!rules) {
        require(isUtf8(rules.error().where), "the place can be shown");
        return 0;
    }
    const auto again = evaluate::miningRulesFromJson(evaluate::miningRulesJson(*rules));
    require(again && *again == *rules, "what is written is read again");
    const auto tagger = evaluate::SentenceTagger::make(*rules);
    if (!tagger) {
        return 0; // together they are too many
    }
    const std::string_view sentence = text.substr(0, std::min<std::size_t>(size, 400));
    const auto number = tagger->firstNumber(sentence);
    require(!number || number->data() >= sentence.data(), "the number stands in the text");
    require(tagger->riskCues(sentence) >= 0, "cues are counted");
    require(tagger->tagsOf(sentence, kEveryView) == tagger->tagsOf(sentence, kEveryView), "the same twice");
    evaluate::TagBits matches = 0;
    tagger->matchesIn(std::span(&sentence, 1), std::span(&matches, 1));
    for (std::size_t bit = 0; bit < 64; ++bit) {
        require(((matches >> bit & 1U) != 0) == tagger->firstMatch(bit, sentence).has_value(),
                "in one pass matches what matches alone");
    }
    return 0;
}
