// What it costs to read and measure a run of the size of MS MARCO (6,980 queries of 1,000 documents, about
// 270 MB, and 43 MB of judgements, nine measures), beside a plain program in the same run; and what one alpha
// costs over 1,000 questions with two lists of 100 results.
//
// bench_ranking [queries, 6980] [documents, 1000] [queries of the plain program, 698]
//
// Data are generated, seeded, with ties in every list, and lie in files that are mapped. The plain program
// reads lines by streams into maps, sorts each list, and computes three of the measures; its time is that of
// its part of the queries times their share. What it finds is compared with what Assay does.
#include "core/base/random.h"
#include "core/evaluate/retrieval/alpha_engine.h"
#include "core/evaluate/retrieval/ranking_evaluation.h"
#include "core/retrieval/memory_map.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <numeric>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace {

using namespace assay;
using Clock = std::chrono::steady_clock;

constexpr std::size_t kJudgedOfQuery = 300;
constexpr std::uint64_t kDocuments = 8'841'823; // passages of MS MARCO

double secondsSince(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

struct Files {
    std::filesystem::path qrels, run;
};

// Document numbers as they are there, scores with four decimals from few values, so that many tie.
Files write(const std::filesystem::path& folder, std::size_t queries, std::size_t documents) {
    const Files files{folder / "assay_bench.qrels", folder / "assay_bench.run"};
    std::FILE* const qrels = std::fopen(files.qrels.c_str(), "wb");
    std::FILE* const run = std::fopen(files.run.c_str(), "wb");
    if (qrels == nullptr || run == nullptr) {
        std::exit(1);
    }
    base::Random random(6'980);
    for (std::size_t query = 0; query < queries; ++query) {
        const std::uint64_t first = random.below(kDocuments);
        const auto document = [&](std::size_t i) { return (first + 7'919 * i) % kDocuments; };
        for (std::size_t i = 0; i < kJudgedOfQuery; ++i) {
            std::fprintf(qrels, "%zu 0 %llu %d\n", 1'000'000 + query,
                         static_cast<unsigned long long>(document(3 * i)), i % 50 == 0 ? 1 : 0);
        }
        for (std::size_t i = 0; i < documents; ++i) {
            std::fprintf(run, "%zu Q0 %llu %zu %.4f anserini\n", 1'000'000 + query,
                         static_cast<unsigned long long>(document(i)), i + 1,
                         20.0 - static_cast<double>(i / 3) * 0.0125);
        }
    }
    std::fclose(qrels);
    std::fclose(run);
    return files;
}

std::string_view textOf(const retrieval::MemoryMap& map) {
    return {reinterpret_cast<const char*>(map.bytes.data()), map.bytes.size()};
}

struct Means {
    double reciprocalRank = 0;
    double precision10 = 0;
    double recall1000 = 0;
};

// Of the first queries, with what the language brings.
Means plainly(const Files& files, std::size_t queries) {
    std::map<std::string, std::map<std::string, int>> judged;
    std::map<std::string, std::vector<std::pair<double, std::string>>> lists;
    std::string line;
    std::string query, zero, document, rank, name;
    for (std::ifstream in(files.qrels); std::getline(in, line);) {
        int grade = 0;
        std::istringstream(line) >> query >> zero >> document >> grade;
        if (judged.size() == queries && !judged.contains(query)) {
            break;
        }
        judged[query][document] = grade;
    }
    for (std::ifstream in(files.run); std::getline(in, line);) {
        double score = 0;
        std::istringstream(line) >> query >> zero >> document >> rank >> score >> name;
        if (lists.size() == queries && !lists.contains(query)) {
            break;
        }
        lists[query].emplace_back(score, document);
    }
    Means means;
    for (auto& [id, list] : lists) {
        std::sort(list.begin(), list.end(), std::greater<>());
        const auto& grades = judged[id];
        double relevant = 0;
        for (const auto& [each, grade] : grades) {
            relevant += grade > 0 ? 1 : 0;
        }
        double found = 0;
        bool any = false;
        for (std::size_t i = 0; i < list.size() && i < 1000; ++i) {
            const auto grade = grades.find(list[i].second);
            if (grade == grades.end() || grade->second <= 0) {
                continue;
            }
            means.reciprocalRank += any ? 0 : 1 / static_cast<double>(i + 1);
            means.precision10 += i < 10 ? 0.1 : 0;
            any = true;
            found += 1;
        }
        means.recall1000 += found / relevant;
    }
    const auto n = static_cast<double>(lists.size());
    return {means.reciprocalRank / n, means.precision10 / n, means.recall1000 / n};
}

double valueNamed(const evaluate::RankingEvaluation& evaluation, std::size_t queries, std::string_view name) {
    for (std::size_t column = 0; column < evaluation.columns.size(); ++column) {
        if (evaluation.columns[column].name == name) {
            double sum = 0;
            for (std::size_t i = 0; i < queries; ++i) {
                sum += evaluation.queries[i].values[column];
            }
            return sum / static_cast<double>(queries);
        }
    }
    return std::nan("");
}

bool measureRun(std::size_t queries, std::size_t documents, std::size_t plainQueries) {
    const Files files = write(std::filesystem::temp_directory_path(), queries, documents);
    const auto megabytes = [](const std::filesystem::path& file) {
        return static_cast<double>(std::filesystem::file_size(file)) / 1e6;
    };
    std::printf("%zu queries of %zu documents: %.0f MB of judgements, %.0f MB of run\n", queries, documents,
                megabytes(files.qrels), megabytes(files.run));
    const auto measures = metrics::RankingMeasures::named(std::vector<std::string>{
        "map", "P.10", "recall.1000", "ndcg_cut.10", "recip_rank", "Rprec", "bpref", "success.10", "ndcg"});
    if (!measures) {
        return false;
    }
    double best = 1e9;
    evaluate::RankingEvaluation evaluation;
    // The evaluation's names of queries lie in the judgements' bytes.
    const auto qrels = retrieval::mapFile(files.qrels);
    const auto run = retrieval::mapFile(files.run);
    if (!qrels || !run) {
        return false;
    }
    base::IssueList issues;
    for (int round = 0; round < 5; ++round) {
        const auto start = Clock::now();
        const auto judgements = formats::Judgements::read(textOf(*qrels), "qrels", issues);
        if (!judgements) {
            return false;
        }
        const double judgementsRead = secondsSince(start);
        const auto lists = formats::readTrecRun(textOf(*run), "run", *judgements, {}, issues, {});
        if (!lists) {
            return false;
        }
        const double parsed = secondsSince(start);
        auto measured = evaluate::evaluateRankings(*judgements, *lists, *measures, {});
        if (!measured) {
            return false;
        }
        const double whole = secondsSince(start);
        std::printf("judgements %.3f s, run %.3f s, nine measures %.3f s: %.3f s\n", judgementsRead,
                    parsed - judgementsRead, whole - parsed, whole);
        best = std::min(best, whole);
        evaluation = std::move(*measured);
    }
    const auto start = Clock::now();
    const Means plain = plainly(files, plainQueries);
    const double share = static_cast<double>(plainQueries) / static_cast<double>(queries);
    const double plainTime = secondsSince(start) / share;
    std::printf("plain program, of %zu queries: %.1f s for all; Assay is %.0f times as fast\n", plainQueries,
                plainTime, plainTime / best);
    const bool equal =
        std::abs(plain.reciprocalRank - valueNamed(evaluation, plainQueries, "recip_rank")) < 1e-9 &&
        std::abs(plain.precision10 - valueNamed(evaluation, plainQueries, "P_10")) < 1e-9 &&
        std::abs(plain.recall1000 - valueNamed(evaluation, plainQueries, "recall_1000")) < 1e-9;
    std::printf("the two agree: %s\n", equal ? "yes" : "NO");
    std::filesystem::remove(files.qrels);
    std::filesystem::remove(files.run);
    return equal;
}

evaluate::AlphaLists randomLists(base::Random& random) {
    constexpr std::uint32_t kResults = 150;
    evaluate::AlphaLists lists;
    std::vector<std::uint32_t> results(kResults);
    std::iota(results.begin(), results.end(), 0U);
    for (auto* const list : {&lists.lexical, &lists.vector}) {
        for (std::size_t i = results.size(); i > 1; --i) {
            std::swap(results[i - 1], results[static_cast<std::size_t>(random.below(i))]);
        }
        double score = 30;
        for (std::size_t i = 0; i < 100; ++i) {
            score -= random.unit();
            list->push_back({results[i], score});
        }
    }
    lists.grades.assign(kResults, 0);
    lists.item.assign(kResults, evaluate::AlphaLists::kNoItem);
    lists.order.resize(kResults);
    std::iota(lists.order.begin(), lists.order.end(), 0U);
    for (std::uint32_t item = 0; item < 3; ++item) {
        const auto result = static_cast<std::size_t>(random.below(kResults));
        lists.grades[result] = 1;
        lists.item[result] = item;
    }
    lists.relevant = 3;
    lists.byGrade = {0, 3};
    return lists;
}

void measureAlpha() {
    base::Random random(100);
    std::vector<evaluate::AlphaLists> questions;
    for (int i = 0; i < 1'000; ++i) {
        questions.push_back(randomLists(random));
    }
    auto start = Clock::now();
    const evaluate::AlphaEngine engine(questions, evaluate::AlphaFusion::MinMax);
    const double prepared = secondsSince(start);
    std::vector<evaluate::AlphaOutcome> outcomes(questions.size());
    constexpr int kRounds = 101;
    start = Clock::now();
    double sum = 0;
    for (int round = 0; round < kRounds; ++round) {
        engine.measure(round / 100.0, outcomes);
        sum += outcomes.front().reciprocalRank;
    }
    std::printf("alpha: prepared in %.1f ms, one alpha over 1,000 questions in %.2f ms (%.3f)\n",
                prepared * 1e3, secondsSince(start) / kRounds * 1e3, sum);
}

std::size_t argument(int argc, char** argv, int place, std::size_t usual) {
    return argc > place ? static_cast<std::size_t>(std::strtoull(argv[place], nullptr, 10)) : usual;
}

} // namespace

int main(int argc, char** argv) {
    const std::size_t queries = std::max<std::size_t>(argument(argc, argv, 1, 6'980), 1);
    const std::size_t documents = std::max<std::size_t>(argument(argc, argv, 2, 1'000), 1);
    const std::size_t plain = std::clamp<std::size_t>(argument(argc, argv, 3, 698), 1, queries);
    measureAlpha();
    return measureRun(queries, documents, plain) ? 0 : 1;
}
