// Near duplicates among 100,000 questions, and the checks of a whole suite of that size.
#include "core/base/random.h"
#include "core/curation/duplicate_questions.h"
#include "core/curation/suite_lint.h"

#include <benchmark/benchmark.h>

#include <array>
#include <string>
#include <vector>

namespace {

using namespace assay;

// Like real suites: a few dozen forms of question, filled in with topics, companies and years; some again.
std::vector<workspace::NamedQuestion> madeSuite(std::size_t size) {
    constexpr std::array<const char*, 4> kForms{
        "What {t} risks does {c} highlight in its {y} Risk Factors section and how are they described?",
        "Across its fiscal {y} filings, how does {c} explain the main drivers behind changes in its {t}?",
        "What does {c} report as its total {t} in {y}, and how is this figure described in the filing?",
        "Does {c} explicitly attribute the change of {t} in {y} to prices, volumes or currency?"};
    base::Random random(42);
    std::vector<std::string> topics;
    for (int i = 0; i < 400; ++i) {
        topics.push_back("topic" + std::string(1, static_cast<char>('a' + i % 26)) + std::to_string(i / 26));
    }
    std::vector<workspace::NamedQuestion> suite(size);
    for (std::size_t i = 0; i < size; ++i) {
        std::string text = kForms[random.below(kForms.size())];
        const auto fill = [&text](const char* mark, const std::string& value) {
            if (const std::size_t at = text.find(mark); at != std::string::npos) {
                text.replace(at, 3, value);
            }
        };
        const auto company = static_cast<std::int64_t>(random.below(500));
        const auto year = static_cast<std::int64_t>(2000 + random.below(25));
        fill("{t}", topics[random.below(topics.size())]);
        fill("{c}", "Company " + std::to_string(company));
        fill("{y}", std::to_string(year));
        suite[i].id = static_cast<base::RowId>(i + 1);
        suite[i].suite = "made";
        model::Question& question = suite[i].question;
        question.questionId = "q" + std::to_string(i);
        question.questionText = std::move(text);
        question.cikInt = {company};
        question.years = {year};
        question.answerType = "span";
        question.answerText = {
            "The group explains that prices rose by 3.5 % and volumes fell by $12 million, "
            "mainly because customers in the north waited for the new models."};
    }
    return suite;
}

void duplicatesAmong(benchmark::State& state) {
    const auto suite = madeSuite(static_cast<std::size_t>(state.range(0)));
    const bool contexts = state.range(1) != 0;
    std::vector<curation::ComparedText> texts;
    for (const workspace::NamedQuestion& entry : suite) {
        texts.push_back({entry.question.questionText,
                         contexts ? curation::questionContext(entry.question) : std::string()});
    }
    std::size_t pairs = 0;
    for (auto _ : state) {
        pairs = curation::findDuplicates(texts, 0.9, {})->size();
    }
    state.counters["pairs"] = static_cast<double>(pairs);
}

// The worst case: one form with one word of its own each, so that all are nearly equal.
void nearlyEqualOnes(benchmark::State& state) {
    std::vector<std::string> kept;
    for (std::int64_t i = 0; i < state.range(0); ++i) {
        std::string word = "w";
        for (std::int64_t rest = i; rest > 0; rest /= 26) {
            word += static_cast<char>('a' + rest % 26);
        }
        kept.push_back(
            "how does the group explain in its yearly report to owners and lenders the main drivers "
            "behind changes of " +
            word + " and of every related cash flow");
    }
    std::vector<curation::ComparedText> texts;
    for (const std::string& text : kept) {
        texts.push_back({text, {}});
    }
    for (auto _ : state) {
        benchmark::DoNotOptimize(curation::findDuplicates(texts, 0.9, {}));
    }
}

void lintOf(benchmark::State& state) {
    const auto suite = madeSuite(static_cast<std::size_t>(state.range(0)));
    curation::NoLookup lookup;
    base::NoProgress progress;
    for (auto _ : state) {
        benchmark::DoNotOptimize(curation::lintSuite(suite, lookup, {}, {}, progress));
    }
}

} // namespace

BENCHMARK(duplicatesAmong)->Args({100'000, 1})->Args({100'000, 0})->Unit(benchmark::kMillisecond);
BENCHMARK(nearlyEqualOnes)->Arg(100'000)->Unit(benchmark::kMillisecond);
BENCHMARK(lintOf)->Arg(100'000)->Unit(benchmark::kMillisecond);
BENCHMARK_MAIN();
