// LSA of generated sentences: from texts to vectors, then one query. The peak of the program's memory is
// printed beside the time; the texts themselves and the vectors are in it.
#include "core/base/random.h"
#include "core/retrieval/lsa/lsa.h"

#include <benchmark/benchmark.h>
#include <sys/resource.h>

#include <cmath>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace assay;

// Words as often as Zipf says, about themes as filings have them, and figures.
std::vector<std::string> madeSentences(std::size_t count) {
    constexpr std::size_t kWords = 60'000;
    constexpr std::size_t kThemes = 400;
    base::Random random(7);
    std::vector<std::string> words(kWords);
    for (std::size_t i = 0; i < kWords; ++i) {
        for (std::size_t rest = i + 26; rest > 0; rest /= 26) {
            words[i] += static_cast<char>('a' + rest % 26);
        }
    }
    const auto zipf = [&random](std::size_t size) {
        return static_cast<std::size_t>(std::pow(static_cast<double>(size), random.unit())) - 1;
    };
    std::vector<std::string> sentences(count);
    for (std::string& sentence : sentences) {
        const std::size_t theme = static_cast<std::size_t>(random.below(kThemes));
        const std::size_t length = 12 + static_cast<std::size_t>(random.below(26));
        for (std::size_t i = 0; i < length; ++i) {
            if (random.below(20) == 0) {
                sentence += std::to_string(random.below(100'000)) + ' ';
                continue;
            }
            const std::size_t word =
                random.below(3) == 0 ? (zipf(600) * kThemes + theme) % kWords : zipf(kWords);
            sentence += words[word] + ' ';
        }
        sentence += "in the company";
    }
    return sentences;
}

double peakMegabytes() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024.0;
}

void trainingOf(benchmark::State& state) {
    const auto sentences = madeSentences(static_cast<std::size_t>(state.range(0)));
    const std::vector<std::string_view> texts(sentences.begin(), sentences.end());
    retrieval::LsaSettings settings;
    settings.threads = static_cast<unsigned>(state.range(1));
    base::NoProgress progress;
    const double before = peakMegabytes();
    std::size_t words = 0;
    std::size_t bytes = 0;
    for (auto _ : state) {
        const auto result = retrieval::trainLsa(texts, settings, {}, progress);
        words = result->model.words();
        bytes = result->vectors.values.size() * sizeof(float);
    }
    state.counters["words"] = static_cast<double>(words);
    state.counters["vectorsMB"] = static_cast<double>(bytes) / 1048576.0;
    state.counters["beforeMB"] = before;
    state.counters["peakMB"] = peakMegabytes();
}

void queryOf(benchmark::State& state) {
    const auto sentences = madeSentences(20'000);
    const std::vector<std::string_view> texts(sentences.begin(), sentences.end());
    base::NoProgress progress;
    const auto result = retrieval::trainLsa(texts, {}, {}, progress);
    std::vector<float> vector(result->model.dimension());
    std::size_t next = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(result->model.embed(texts[next++ % texts.size()], vector));
    }
}

} // namespace

BENCHMARK(trainingOf)
    ->Args({100'000, 2})
    ->Args({100'000, 1})
    ->Iterations(1)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK(queryOf)->Unit(benchmark::kMicrosecond);
BENCHMARK_MAIN();
