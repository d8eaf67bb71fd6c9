// Tagging a million sentences by all patterns at once and one by one: seconds of each and the ratio. Reaches:
// 17 patterns under 0.6 s on one thread. Then the atlas of a million tagged sentences (under 200 ms), and
// mining through a workspace with as many sentences as asked for: seconds of each part and the most memory
// that the process had. Reaches: 5,000,000 sentences mined in under 15 s on two cores.
//
//   bench_mining [SENTENCES [SENTENCES_OF_THE_WORKSPACE [keep]]]   # by default a million each
//
// keep: the workspace stays, and the next call with it takes it as it is.
#include "core/base/random.h"
#include "core/evaluate/mining/mining_atlas.h"
#include "core/evaluate/mining/mining_run.h"
#include "core/evaluate/mining/sentence_tagger.h"
#include "core/workspace/workspace.h"

#include <re2/re2.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace assay;
using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

// Of all threads, which a busy machine lengthens less than the time on the clock.
double processorSeconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
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
    constexpr std::size_t kAtOnce = 2'048; // as when a corpus is tagged
    std::vector<std::string_view> texts;
    std::vector<evaluate::TagBits> matched(kAtOnce);
    auto begin = Clock::now();
    for (std::size_t i = 0; i < million; ++i) {
        texts.push_back(sentences[i % sentences.size()]);
        if (texts.size() == kAtOnce || i + 1 == million) {
            tagger->matchesIn(texts, matched);
            for (std::size_t j = 0; j < texts.size(); ++j) {
                tags += tagger->takenOf(matched[j], scope) != 0 ? 1 : 0;
            }
            texts.clear();
        }
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

// The most memory of this process so far; 0 where the system does not say.
double peakMiB() {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with("VmHWM:")) {
            return std::strtod(line.c_str() + 6, nullptr) / 1024;
        }
    }
    return 0;
}

// 200 companies over 20 years, a sixth of the sentences each in six sections.
void writeCorpus(const std::filesystem::path& file, std::size_t count) {
    constexpr std::array<const char*, 6> kSections{"1", "1A", "3", "7", "8", "9A"};
    constexpr std::size_t kFilings = 4'000;
    const std::vector<std::string> sentences = madeSentences(20'000);
    std::ofstream out(file);
    const std::size_t perSlice = std::max<std::size_t>(1, count / (kFilings * kSections.size()));
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t slice = std::min(i / perSlice, kFilings * kSections.size() - 1);
        const std::size_t filing = slice / kSections.size();
        out << R"({"cik_int":)" << filing / 20 + 1 << R"(,"name":"Company )" << filing / 20 + 1
            << R"(","report_year":)" << 2000 + filing % 20 << R"(,"section_name":")"
            << kSections[slice % kSections.size()] << R"(","sentence_pos":)" << i << R"(,"sentenceID":"s)"
            << i << R"(","text":")" << sentences[(i * 7919) % sentences.size()] << i << "\"}\n";
    }
}

// Of everything that bundles say, in order, so that two builds can be compared.
std::uint64_t digestOf(const evaluate::MinedBundles& bundles) {
    std::uint64_t digest = 14695981039346656037U;
    const auto take = [&digest](std::string_view text) {
        for (const char c : text) {
            digest = (digest ^ static_cast<unsigned char>(c)) * 1099511628211U;
        }
        digest = (digest ^ 0xFFU) * 1099511628211U;
    };
    for (const auto* const list : {&bundles.trends, &bundles.crossCompanies}) {
        for (const model::Bundle& bundle : *list) {
            take(bundle.type);
            take(bundle.topic);
            for (const model::BundleSentence& sentence : bundle.sentences) {
                take(sentence.sentenceId);
                take(sentence.docId);
            }
        }
    }
    return digest ^ static_cast<std::uint64_t>(bundles.repeated) ^
           (static_cast<std::uint64_t>(bundles.nearDuplicates) << 32U);
}

int measureWorkspace(std::size_t count, bool keeps) {
    const std::filesystem::path folder =
        std::filesystem::temp_directory_path() / ("bench-mining-" + std::to_string(count));
    const std::filesystem::path path = folder / "bench.assay";
    const bool isThere = keeps && std::filesystem::exists(path);
    if (!isThere) {
        std::filesystem::remove_all(folder);
        std::filesystem::create_directories(folder);
        writeCorpus(folder / "corpus.jsonl", count);
    }
    base::NoProgress quiet;
    const auto workspace = isThere ? workspace::Workspace::open(path) : workspace::Workspace::create(path);
    if (!workspace) {
        std::puts("no workspace");
        return 1;
    }
    auto begin = Clock::now();
    base::RowId corpus = 1;
    if (!isThere) {
        const std::array<std::filesystem::path, 1> files{folder / "corpus.jsonl"};
        const auto imported =
            workspace::importCorpus(**workspace, files, {"tenk", std::nullopt, "bench"}, {}, quiet);
        if (!imported) {
            std::printf("the corpus was not imported: %s\n", imported.error().detail.c_str());
            return 1;
        }
        corpus = imported->corpus.id;
        std::printf("%zu sentences imported: %.1f s\n", count, secondsSince(begin));
    }
    const auto reader = (*workspace)->reader();
    const auto tagger = evaluate::SentenceTagger::make(evaluate::defaultMiningRules());
    const double before = peakMiB();
    for (const unsigned threads : {1U, 2U}) {
        begin = Clock::now();
        const double processor = processorSeconds();
        const auto tagged = evaluate::tagCorpus(*reader, corpus, *tagger, threads, {}, quiet);
        std::printf("read and tagged on %u thread(s): %.2f s, of processors %.2f s (%zu tagged)\n", threads,
                    secondsSince(begin), processorSeconds() - processor,
                    tagged ? tagged->sentences.size() : 0);
    }
    evaluate::MiningPlan plan;
    plan.corpus = corpus;
    plan.threads = 2;
    begin = Clock::now();
    const double processor = processorSeconds();
    const auto mined = evaluate::mineCorpus(*reader, plan, {}, quiet);
    if (!mined) {
        std::puts("not mined");
        return 1;
    }
    const double whole = secondsSince(begin);
    const double processed = processorSeconds() - processor;
    std::printf(
        "mined with every view on 2 threads: %.2f s, of processors %.2f s (%zu and %zu bundles, digest "
        "%016llx); memory %.0f MiB, %.0f MiB before\n",
        whole, processed, mined->bundles.trends.size(), mined->bundles.crossCompanies.size(),
        static_cast<unsigned long long>(digestOf(mined->bundles)), peakMiB(), before);
    if (!keeps) {
        std::filesystem::remove_all(folder);
    }
    return 0;
}

} // namespace

int main(int count, char** arguments) {
    const std::size_t million = count > 1 ? std::strtoull(arguments[1], nullptr, 10) : 1'000'000;
    measureTags(million);
    measureAtlas(million);
    return measureWorkspace(count > 2 ? std::strtoull(arguments[2], nullptr, 10) : 1'000'000, count > 3);
}
