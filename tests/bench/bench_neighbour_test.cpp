// A neighbour test in whole, through a workspace as the window and the command make it: anchors drawn and the
// run made, every anchor asked in both regimes and stored, the figures with intervals and chance levels, then
// what the page and the report show beside them. Seconds of each part and the total. Reach: 5,000 anchors of
// 100,000 sentences in under 30 s on two cores.
//
//   bench_neighbour_test [SENTENCES, 100000] [ANCHORS, 5000] [DIMENSION of the LSA vectors, 128]
//
// Sentences are generated, seeded: 200 companies, ten years, sections of 5 to 94 sentences with common words,
// words of the section and of the company. The searches are the usual ones: exact and BM25.
#include "core/base/random.h"
#include "core/evaluate/embeddings/embedding_making.h"
#include "core/evaluate/neighbours/distance_intervals.h"
#include "core/evaluate/neighbours/neighbour_deltas.h"
#include "core/evaluate/neighbours/neighbour_figures.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/workspace.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

namespace {

using namespace assay;
using Clock = std::chrono::steady_clock;

constexpr std::size_t kCompanies = 200;
constexpr std::size_t kYears = 10;

double secondsSince(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

// "w17": common ones come often.
std::string commonWord(base::Random& random) {
    const std::size_t among = std::size_t{1} << (3 + random.below(10));
    return "w" + std::to_string(random.below(among));
}

std::string madeSentence(base::Random& random, std::size_t company, std::size_t section) {
    std::string text;
    for (int word = 0; word < 24; ++word) {
        const std::size_t kind = random.below(8);
        text += kind == 0   ? "s" + std::to_string(section) + "x" + std::to_string(random.below(40))
                : kind == 1 ? "c" + std::to_string(company) + "x" + std::to_string(random.below(60))
                            : commonWord(random);
        text += ' ';
    }
    return text;
}

void writeCorpus(const std::filesystem::path& file, std::size_t count) {
    constexpr std::array<const char*, 4> kSections{"1", "1A", "7", "8"};
    base::Random random(5);
    std::ofstream out(file);
    std::size_t slice = 0;
    for (std::size_t written = 0; written < count; ++slice) {
        const std::size_t filing = slice / kSections.size();
        const std::size_t company = filing % kCompanies;
        const std::size_t section = slice % kSections.size();
        const std::size_t round = filing / (kCompanies * kYears); // of very large corpora another form
        const std::size_t length = std::min<std::size_t>(5 + random.below(90), count - written);
        for (std::size_t position = 0; position < length; ++position, ++written) {
            out << R"({"cik_int":)" << company + 1 << R"(,"name":"Company )" << company + 1
                << R"(","form":"10-K)" << (round == 0 ? std::string() : std::to_string(round))
                << R"(","report_year":)" << 2010 + filing / kCompanies % kYears << R"(,"section_name":")"
                << kSections[section] << R"(","sentence_pos":)" << position << R"(,"sentenceID":"s)"
                << written << R"(","text":")" << madeSentence(random, company, section) << "\"}\n";
        }
    }
}

class BenchFolder {
  public:
    BenchFolder()
        : m_path(std::filesystem::temp_directory_path() / "assay-bench-neighbour-test") {
        std::filesystem::remove_all(m_path);
        std::filesystem::create_directories(m_path);
    }

    BenchFolder(const BenchFolder&) = delete;
    BenchFolder& operator=(const BenchFolder&) = delete;

    ~BenchFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(m_path, ignored);
    }

    [[nodiscard]] std::filesystem::path file(const char* name) const { return m_path / name; }

  private:
    std::filesystem::path m_path;
};

int failedAt(const char* what, const base::Error& error) {
    std::printf("%s failed: %s %s\n", what, error.where.c_str(), error.detail.c_str());
    return 1;
}

// What the page computes of a run that is there: figures, deltas, distances, the hardest cases.
double showRun(const workspace::Workspace& workspace, base::RowId id) {
    const auto begin = Clock::now();
    const auto reader = workspace.reader();
    const auto run = evaluate::loadNeighbourRun(*reader, id, {});
    if (!run) {
        return -1;
    }
    const auto figures = evaluate::neighbourFigures(run->outcomes, run->settings.test, run->searches);
    const auto deltas = evaluate::regimeDeltas(run->outcomes, run->settings.test, run->searches.size());
    const auto distances = evaluate::allDistanceIntervals(*run, true);
    const double seconds = secondsSince(begin);
    std::printf("  %zu anchors, %zu searches, %zu deltas, %zu spans of distances\n", run->outcomes.size(),
                figures.searches.size(), deltas.size(), distances.size());
    return seconds;
}

int measure(std::size_t sentences, std::int64_t anchors, std::size_t dimension) {
    const BenchFolder folder;
    writeCorpus(folder.file("corpus.jsonl"), sentences);
    auto workspace = workspace::Workspace::create(folder.file("bench.assay"));
    if (!workspace) {
        return failedAt("the workspace", workspace.error());
    }
    base::NoProgress quiet;
    const std::array<std::filesystem::path, 1> files{folder.file("corpus.jsonl")};
    auto begin = Clock::now();
    const auto corpus =
        workspace::importCorpus(**workspace, files, {"filings", std::nullopt, "bench"}, {}, quiet);
    if (!corpus) {
        return failedAt("the corpus", corpus.error());
    }
    std::printf("%zu sentences imported in %.1f s\n", sentences, secondsSince(begin));
    retrieval::LsaSettings lsa;
    lsa.dimension = dimension;
    begin = Clock::now();
    const auto vectors = evaluate::makeLsaEmbeddings(
        **workspace, {corpus->corpus.id, "lsa", {}, "bench", true}, lsa, {}, quiet);
    if (!vectors) {
        return failedAt("the vectors", vectors.error());
    }
    std::printf("vectors made in %.1f s (neither is part of the test)\n", secondsSince(begin));
    evaluate::NeighbourRunPlan plan;
    plan.corpus = corpus->corpus.id;
    plan.embeddings = vectors->set.id;
    plan.sampling.count = anchors;
    plan.searches = evaluate::usualSearches(true);
    plan.who = "bench";
    begin = Clock::now();
    const auto run = evaluate::createNeighbourRun(**workspace, plan, {});
    if (!run) {
        return failedAt("making the run", run.error());
    }
    const double making = secondsSince(begin);
    begin = Clock::now();
    const auto figures = evaluate::continueNeighbourRun(**workspace, *run, nullptr, {}, quiet);
    if (!figures) {
        return failedAt("the run", figures.error());
    }
    const double asking = secondsSince(begin);
    const double showing = showRun(**workspace, *run);
    std::printf(
        "%lld anchors of %zu sentences: made in %.2f s, asked, stored and figured in %.2f s, read and "
        "figured again for a page in %.2f s; in all %.1f s (reach: 30)\n",
        static_cast<long long>(anchors), sentences, making, asking, showing, making + asking + showing);
    return showing < 0 ? 1 : 0;
}

} // namespace

int main(int count, char** arguments) {
    const auto argument = [&](int at, unsigned long long otherwise) {
        return count > at ? std::strtoull(arguments[at], nullptr, 10) : otherwise;
    };
    return measure(argument(1, 100'000), static_cast<std::int64_t>(argument(2, 5'000)), argument(3, 128));
}
