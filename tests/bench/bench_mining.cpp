// Tagging a million sentences by all patterns at once and one by one: seconds of each and the ratio. Reaches:
// 17 patterns under 0.6 s on one thread. With a number as its argument: so many sentences.
#include "core/base/random.h"
#include "core/evaluate/mining/mining_atlas.h"
#include "core/evaluate/mining/sentence_tagger.h"

#include <re2/re2.h>

#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

namespace {

using namespace assay;
using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

// Sentences of about 230 bytes, as in filings: common words with a label's words among them.
std::vector<std::string> madeSentences(std::size_t count) {
    constexpr std::array<const char*, 32> kWords{
        "the",      "of",        "and",          "to",        "in",        "our",        "a",
        "for",      "company",   "fiscal",       "increased", "decreased", "primarily",  "year",
        "compared", "products",  "services",     "customers", "net sales", "income",     "operating",
        "due to",   "because",   "$3.1 million", "15%",       "debt",      "borrowings", "regulatory",
        "may",      "adversely", "affect",       "operations"};
    base::Random random(7);
    std::vector<std::string> sentences(count);
    for (std::string& sentence : sentences) {
        while (sentence.size() < 225) {
            sentence += kWords[random.below(kWords.size())];
            sentence += ' ';
        }
    }
    return sentences;
}

std::vector<std::unique_ptr<re2::RE2>> onePatternEach(const evaluate::MiningRules& rules) {
    std::vector<std::unique_ptr<re2::RE2>> patterns;
    const auto add = [&patterns](const std::vector<std::string>& list) {
        for (const std::string& pattern : list) {
            patterns.push_back(std::make_unique<re2::RE2>(pattern));
        }
    };
    for (const auto& label : rules.kpiLabels) {
        add(label.patterns);
    }
    for (const auto& label : rules.riskLabels) {
        add(label.patterns);
    }
    add(rules.riskFallback.patterns);
    add(rules.amountCues);
    add(rules.causalConnectors);
    return patterns;
}

void measureTags(std::size_t million) {
    evaluate::MiningRules rules = evaluate::defaultMiningRules();
    rules.definitions.clear();
    rules.definitionsExcept.clear();
    rules.verifications.clear();
    const auto tagger = evaluate::SentenceTagger::make(rules);
    const auto patterns = onePatternEach(rules);
    const std::vector<std::string> sentences = madeSentences(20'000);
    const evaluate::MiningScope scope{true, true, true, true};
    std::size_t tags = 0;
    auto begin = Clock::now();
    for (std::size_t i = 0; i < million; ++i) {
        tags += tagger->tagsOf(sentences[i % sentences.size()], scope) != 0 ? 1 : 0;
    }
    const double together = secondsSince(begin);
    std::size_t matches = 0;
    begin = Clock::now();
    for (std::size_t i = 0; i < million; ++i) {
        for (const auto& pattern : patterns) {
            matches += re2::RE2::PartialMatch(sentences[i % sentences.size()], *pattern) ? 1 : 0;
        }
    }
    const double oneByOne = secondsSince(begin);
    std::printf("%zu sentences, %zu patterns: at once %.3f s (%zu tagged), one by one %.3f s (%zu matches), "
                "ratio %.1f\n",
                million, patterns.size(), together, tags, oneByOne, matches, oneByOne / together);
}

void measureAtlas(std::size_t million) {
    const auto tagger = evaluate::SentenceTagger::make(evaluate::defaultMiningRules());
    evaluate::TaggedCorpus corpus;
    base::Random random(3);
    for (std::uint32_t i = 0; i < 4'000; ++i) {
        workspace::CorpusSlice slice;
        slice.cik = i / 20;
        slice.year = 2000 + i % 20;
        corpus.slices.push_back(slice);
        corpus.companyOfSlice.push_back(i / 20);
    }
    corpus.companies.resize(200);
    for (std::size_t i = 0; i < million; ++i) {
        evaluate::TaggedSentence sentence;
        sentence.tags = evaluate::bitOf(random.below(15)) | evaluate::bitOf(random.below(15));
        sentence.slice = static_cast<std::uint32_t>(i * corpus.slices.size() / million);
        corpus.sentences.push_back(sentence);
    }
    const auto begin = Clock::now();
    const evaluate::MiningAtlas atlas = evaluate::miningAtlas(corpus, *tagger);
    std::printf("atlas of %zu tagged sentences: %.0f ms (%zu cells)\n", million, secondsSince(begin) * 1000,
                atlas.cells.size());
}

} // namespace

int main(int count, char** arguments) {
    const std::size_t million = count > 1 ? std::strtoull(arguments[1], nullptr, 10) : 1'000'000;
    measureTags(million);
    measureAtlas(million);
    return 0;
}
