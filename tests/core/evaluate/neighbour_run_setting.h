// A workspace with a corpus of our own and its LSA vectors, for tests of runs.
#pragma once

#include "core/base/random.h"
#include "core/evaluate/embeddings/embedding_making.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/std_strings.h"

#include <QtTest/QtTest>
#include <SQLiteCpp/SQLiteCpp.h>
#include <nlohmann/json.hpp>

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace assay::tests {

using namespace assay::evaluate;
namespace fs = std::filesystem;

inline constexpr std::size_t kAllSearches = 7;

// Three companies, two years, two sections, 25 sentences each, every eighth one a heading; words of the
// section, the place and chance. "desk" is a field of the metadata.
inline std::string corpusLines(std::uint64_t seed) {
    const std::array<std::vector<std::string>, 2> words{
        {{"sales", "lamps", "chairs", "income", "rose", "fell", "net", "costs", "margin", "demand"},
         {"risk", "flood", "fire", "claims", "court", "law", "storm", "insurance", "loss", "supply"}}};
    base::Random random(seed);
    std::string lines;
    for (int company = 0; company < 3; ++company) {
        for (int year = 2018; year < 2020; ++year) {
            for (std::size_t section = 0; section < words.size(); ++section) {
                for (int place = 0; place < 25; ++place) {
                    const std::string id = std::to_string(company) + "_" + std::to_string(year) + "_" +
                                           std::to_string(section) + "_" + std::to_string(place);
                    std::string text = "topic" + std::to_string(place / 5);
                    for (int i = 0; i < 7; ++i) {
                        text += " " + words[section][random.below(words[section].size())];
                    }
                    nlohmann::json line{{"cik_int", 100 + company},
                                        {"name", "Company " + std::to_string(company)},
                                        {"report_year", year},
                                        {"section_name", section == 0 ? "7" : "1A"},
                                        {"sentence_pos", place},
                                        {"sentenceID", id},
                                        {"text", text},
                                        {"desk", place % 2 == 0 ? "north" : "south"}};
                    if (place % 8 == 0) {
                        line["kind"] = "heading";
                    }
                    lines += line.dump() + "\n";
                }
            }
        }
    }
    return lines;
}

inline std::vector<SearchSpec> allSearches() {
    std::vector<SearchSpec> specs;
    for (const char* text : {"exact", "hnsw:m=8,ef=64", "lexical", "hybrid:0.5", "rrf", "exact+window:1",
                             "lexical+union:year"}) {
        specs.push_back(readSearchSpec(text).value());
    }
    return specs;
}

class NeighbourRunSetting {
  protected:
    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<workspace::Workspace> m_workspace;
    base::RowId m_corpus = 0;
    base::RowId m_embeddings = 0;
    base::NoProgress m_progress;

    [[nodiscard]] workspace::Reader reader() const { return std::move(*m_workspace->reader()); }

    [[nodiscard]] NeighbourRunPlan planOf(std::vector<SearchSpec> searches = allSearches()) const {
        NeighbourRunPlan plan;
        plan.name = "run";
        plan.corpus = m_corpus;
        plan.embeddings = m_embeddings;
        plan.sampling.count = 0;
        plan.searches = std::move(searches);
        plan.who = "Ada";
        return plan;
    }

    [[nodiscard]] base::Result<NeighbourFigures> goOn(base::RowId run, NeighbourObserver* observer = nullptr,
                                                      const std::stop_token& stop = {}) {
        return continueNeighbourRun(*m_workspace, run, observer, stop, m_progress);
    }

    // Made and finished; nullopt: it could not be, and the test has failed.
    [[nodiscard]] std::optional<NeighbourRun> finished(const NeighbourRunPlan& plan) {
        const auto id = createNeighbourRun(*m_workspace, plan, {});
        const auto figures = id ? goOn(*id) : tl::unexpected(id.error());
        auto run = figures ? loadNeighbourRun(reader(), *id, {}) : tl::unexpected(figures.error());
        if (!run) {
            QTest::qFail(explanation(run).c_str(), __FILE__, __LINE__);
            return std::nullopt;
        }
        return std::move(*run);
    }

    [[nodiscard]] NeighbourFigures figuresOf(const NeighbourRun& run) const {
        return neighbourFigures(run.outcomes, run.settings.test, run.searches);
    }

    void damage(const std::string& sql) const {
        SQLite::Database database(m_workspace->path().string(), SQLite::OPEN_READWRITE);
        database.exec(sql);
    }

    void make() {
        m_folder = std::make_unique<StoreFolder>();
        auto made = workspace::Workspace::create(m_folder->path("w.assay"));
        ASSAY_VERIFY_OK(made);
        m_workspace = std::move(*made);
        const std::array<fs::path, 1> files{m_folder->write("corpus.jsonl", corpusLines(1))};
        const auto corpus =
            workspace::importCorpus(*m_workspace, files, {"filings", std::nullopt, "Ada"}, {}, m_progress);
        ASSAY_VERIFY_OK(corpus);
        QCOMPARE(corpus->corpus.sentences, std::int64_t{300});
        QCOMPARE(corpus->headings, std::int64_t{48});
        m_corpus = corpus->corpus.id;
        retrieval::LsaSettings lsa;
        lsa.dimension = 12;
        const auto embeddings =
            makeLsaEmbeddings(*m_workspace, {m_corpus, "lsa", {}, "Ada", true}, lsa, {}, m_progress);
        ASSAY_VERIFY_OK(embeddings);
        m_embeddings = embeddings->set.id;
    }

    void clear() {
        m_workspace.reset();
        m_folder.reset();
    }
};

} // namespace assay::tests
