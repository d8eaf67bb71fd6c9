// A workspace with a small corpus, and the vectors that are made of it, for tests of how embedding sets come
// to be.
#pragma once

#include "core/evaluate/embeddings/embedding_making.h"
#include "core/retrieval/vector_matrix.h"
#include "core/workspace/corpora/corpora.h"
#include "tests/core/workspace/store_fixture.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <cmath>
#include <cstddef>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace assay::tests {

using namespace assay::evaluate;
namespace fs = std::filesystem;

inline constexpr std::size_t kDimension = 6;

// Sentences 3 and 7 have the same text; the last one is a heading.
inline std::vector<std::string> texts() {
    return {"net sales of lamps rose",  "operating costs of lamps fell", "net income rose with sales",
            "risk of flood and fire",   "costs of fire insurance rose",  "sales of chairs fell",
            "income from chairs rose",  "risk of flood and fire",        "lamps and chairs are sold",
            "insurance against floods", "MANAGEMENT DISCUSSION"};
}

inline std::string idOf(std::size_t row) {
    return "s" + std::to_string(100 + row);
}

inline std::string corpusLines() {
    std::string lines;
    const auto all = texts();
    for (std::size_t i = 0; i < all.size(); ++i) {
        nlohmann::json line{{"cik_int", 1},        {"name", "Company"}, {"report_year", 2018},
                            {"section_name", "7"}, {"sentence_pos", i}, {"sentenceID", idOf(i)},
                            {"text", all[i]}};
        if (i + 1 == all.size()) {
            line["kind"] = "heading";
        }
        lines += line.dump() + "\n";
    }
    return lines;
}

class EmbeddingSetting {
  protected:
    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<workspace::Workspace> m_workspace;
    base::RowId m_corpus = 0;
    base::NoProgress m_progress;

    void make() {
        m_folder = std::make_unique<StoreFolder>();
        auto made = workspace::Workspace::create(m_folder->path("w.assay"));
        ASSAY_VERIFY_OK(made);
        m_workspace = std::move(*made);
        const std::vector<fs::path> files{m_folder->write("corpus.jsonl", corpusLines())};
        const auto imported =
            workspace::importCorpus(*m_workspace, files, {"filings", std::nullopt, "Ada"}, {}, m_progress);
        ASSAY_VERIFY_OK(imported);
        QCOMPARE(imported->corpus.sentences, std::int64_t{11});
        m_corpus = imported->corpus.id;
    }

    void clear() {
        m_workspace.reset();
        m_folder.reset();
    }

    // What lies beside the workspace.
    [[nodiscard]] std::set<std::string> dataFiles() const {
        std::set<std::string> names;
        std::error_code none;
        for (const auto& entry : fs::directory_iterator(workspace::dataFolder(*m_workspace), none)) {
            names.insert(entry.path().filename().string());
        }
        return names;
    }

    [[nodiscard]] EmbeddingMaking making(const std::string& name = {}) const {
        return {m_corpus, name, {}, "Ada", true};
    }

    [[nodiscard]] retrieval::VectorMatrix vectorsOf(const workspace::EmbeddingSet& set) const {
        auto matrix = retrieval::VectorMatrix::open(workspace::dataFolder(*m_workspace) / set.fileName);
        return matrix ? *matrix : retrieval::VectorMatrix();
    }

    // Whether the row is that vector, brought to length 1.
    static bool isUnitOf(std::span<const float> row, const std::vector<float>& vector) {
        double square = 0;
        for (const float value : vector) {
            square += double{value} * double{value};
        }
        for (std::size_t i = 0; i < vector.size(); ++i) {
            if (std::abs(double{row[i]} - vector[i] / std::sqrt(square)) > 1e-6) {
                return false;
            }
        }
        return row.size() == vector.size();
    }
};

} // namespace assay::tests
