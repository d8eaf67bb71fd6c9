// Corpora, anchors and searches for tests of neighbour tests: small, made by code, with every irregularity
// that real ones have.
#pragma once

#include "core/base/random.h"
#include "core/evaluate/neighbours/neighbour_test.h"
#include "core/retrieval/search.h"
#include "core/workspace/corpora/corpora.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace assay::tests {

using workspace::CorpusColumns;

struct CorpusRow {
    std::optional<std::int64_t> cik;
    std::string company;
    std::string form;
    std::optional<std::int32_t> year;
    std::string section;
    std::optional<std::int32_t> position;
    model::SentenceKind kind = model::SentenceKind::Prose;
    std::string text = "We sell things to people.";
    std::string id;
};

// Rows of one slice follow each other.
struct SmallCorpus {
    std::vector<CorpusRow> rows;
    CorpusColumns columns;

    void finish() {
        const auto name = [this](const std::string& text) {
            const auto found = std::ranges::find(columns.names, text);
            if (found == columns.names.end()) {
                columns.names.push_back(text);
                return static_cast<std::uint32_t>(columns.names.size() - 1);
            }
            return static_cast<std::uint32_t>(found - columns.names.begin());
        };
        std::uint32_t slice = 0;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            CorpusRow& row = rows[i];
            if (row.id.empty()) {
                row.id = "s" + std::to_string(i);
            }
            if (i > 0 && !sameSlice(rows[i - 1], row)) {
                ++slice;
            }
            columns.cik.push_back(row.cik.value_or(CorpusColumns::kMissing));
            columns.company.push_back(name(row.company));
            columns.form.push_back(name(row.form));
            columns.year.push_back(row.year.value_or(CorpusColumns::kNoNumber));
            columns.section.push_back(name(row.section));
            columns.position.push_back(row.position.value_or(CorpusColumns::kNoNumber));
            columns.kind.push_back(row.kind);
            columns.slice.push_back(slice);
        }
    }

    static bool sameSlice(const CorpusRow& a, const CorpusRow& b) {
        return a.cik == b.cik && (a.cik || a.company == b.company) && a.form == b.form && a.year == b.year &&
               a.section == b.section;
    }
};

// Slices of 1 to 60 rows with gaps, positions that repeat or are missing, headings, missing numbers and
// years.
inline SmallCorpus randomCorpus(std::uint64_t seed, std::size_t slices) {
    base::Random random(seed);
    SmallCorpus corpus;
    for (std::size_t s = 0; s < slices; ++s) {
        CorpusRow row;
        if (random.below(5) != 0) {
            row.cik = static_cast<std::int64_t>(100 + s / 4);
        }
        row.company = "Company " + std::to_string(s / 4);
        row.form = random.below(6) == 0 ? "" : "10-K";
        if (random.below(6) != 0) {
            row.year = 2015 + static_cast<std::int32_t>(random.below(3));
        }
        row.section = std::to_string(s % 13);
        std::int32_t position = static_cast<std::int32_t>(random.below(20)) - 5;
        const std::size_t length = 1 + static_cast<std::size_t>(random.below(random.below(3) == 0 ? 60 : 12));
        for (std::size_t i = 0; i < length; ++i) {
            position += random.below(4) == 0 ? static_cast<std::int32_t>(random.below(9)) : 1;
            row.position = random.below(15) == 0 ? std::nullopt : std::optional(position);
            const auto kind = random.below(8);
            row.kind = kind == 0   ? model::SentenceKind::Heading
                       : kind == 1 ? model::SentenceKind::TableDebris
                                   : model::SentenceKind::Prose;
            row.text = random.below(9) == 0    ? "See Note 12 for details."
                       : random.below(9) == 0  ? "Sales rose 5 % to $12 million."
                       : random.below(30) == 0 ? ""
                                               : "We sell things to people.";
            corpus.rows.push_back(row);
        }
    }
    corpus.finish();
    return corpus;
}

class RowSource final : public evaluate::AnchorSource {
  public:
    explicit RowSource(const SmallCorpus& corpus)
        : m_corpus(corpus) {}

    std::vector<std::vector<float>> vectorOf; // of each row

    base::Result<std::vector<float>> vectors(std::span<const std::uint32_t> rows) const override {
        std::vector<float> values;
        for (const std::uint32_t row : rows) {
            values.insert(values.end(), vectorOf[row].begin(), vectorOf[row].end());
        }
        return values;
    }

    base::Result<std::vector<std::string>> texts(std::span<const std::uint32_t> rows) const override {
        std::vector<std::string> list;
        for (const std::uint32_t row : rows) {
            list.push_back(m_corpus.rows[row].text);
        }
        return list;
    }

    base::Result<std::vector<std::string>> sentenceIds(std::span<const std::uint32_t> rows) const override {
        std::vector<std::string> list;
        for (const std::uint32_t row : rows) {
            list.push_back(m_corpus.rows[row].id);
        }
        return list;
    }

    base::Result<std::vector<std::string>> field(std::span<const std::uint32_t> rows,
                                                 const std::string& name) const override {
        if (name != "parity") {
            return AnchorSource::field(rows, name);
        }
        std::vector<std::string> list;
        for (const std::uint32_t row : rows) {
            list.emplace_back(row % 2 == 0 ? "even" : "odd");
        }
        return list;
    }

  private:
    const SmallCorpus& m_corpus;
};

// A search over a table of distances: distance[a][b] of row b to a query of row a. A query of row a has the
// vector {1, a}; its text says nothing of the row, so such a search needs vectors.
class TableSearch final : public retrieval::Search {
  public:
    const SmallCorpus* corpus = nullptr;
    std::vector<std::vector<float>> distance;
    retrieval::Capabilities of;
    std::vector<std::vector<float>> stored; // of each row, where vectors are given
    mutable std::vector<std::pair<std::size_t, retrieval::Filter>> calls; // queries and filter of each
    mutable std::vector<std::size_t> depths;
    mutable bool called = false; // while a call runs

    [[nodiscard]] retrieval::Capabilities capabilities() const override { return of; }

    [[nodiscard]] bool meets(std::uint32_t row, const retrieval::Filter& filter) const {
        const CorpusRow& of_ = corpus->rows[row];
        return std::ranges::all_of(filter, [&](const retrieval::FieldEquals& part) {
            if (part.field == "cik") {
                return part.value == (of_.cik ? std::to_string(*of_.cik) : "");
            }
            if (part.field == "year") {
                return part.value == (of_.year ? std::to_string(*of_.year) : "");
            }
            if (part.field == "kind") {
                return part.value == (of_.kind == model::SentenceKind::Prose     ? "prose"
                                      : of_.kind == model::SentenceKind::Heading ? "heading"
                                                                                 : "table_debris");
            }
            if (part.field == "parity") {
                return part.value == (row % 2 == 0 ? "even" : "odd");
            }
            return part.value == (part.field == "company"   ? of_.company
                                  : part.field == "form"    ? of_.form
                                  : part.field == "section" ? of_.section
                                                            : "no such field");
        });
    }

    base::Result<std::vector<std::vector<retrieval::Hit>>> search(std::span<const retrieval::Query> queries,
                                                                  std::size_t k,
                                                                  const retrieval::Filter& filter,
                                                                  std::stop_token stop) const override {
        if (stop.stop_requested()) {
            return base::fail(base::ErrorCode::Cancelled);
        }
        calls.emplace_back(queries.size(), filter);
        depths.push_back(k);
        std::vector<std::vector<retrieval::Hit>> answers;
        for (const retrieval::Query& query : queries) {
            std::vector<retrieval::Hit> hits;
            const std::vector<float>& row = distance[static_cast<std::size_t>(query.vector[1])];
            for (std::uint32_t i = 0; i < row.size(); ++i) {
                if (meets(i, filter)) {
                    hits.push_back({i, row[i]});
                }
            }
            std::ranges::stable_sort(hits, {}, &retrieval::Hit::distance);
            hits.resize(std::min(hits.size(), k));
            answers.push_back(std::move(hits));
        }
        return answers;
    }

    base::Result<std::vector<float>> vectorsOf(std::span<const retrieval::Row> rows) const override {
        if (!of.vectors) {
            return base::fail(base::ErrorCode::InvalidArgument, "no vectors");
        }
        std::vector<float> values;
        for (const retrieval::Row row : rows) {
            values.insert(values.end(), stored[row].begin(), stored[row].end());
        }
        return values;
    }
};

// Distances of few different values, so that many tie; the anchor is near to itself, but not always nearest.
inline std::vector<std::vector<float>> randomDistances(std::uint64_t seed, std::size_t rows,
                                                       std::uint64_t levels) {
    base::Random random(seed);
    std::vector<std::vector<float>> table(rows, std::vector<float>(rows));
    for (std::size_t a = 0; a < rows; ++a) {
        for (std::size_t b = 0; b < rows; ++b) {
            const auto level = a == b ? (random.below(5) == 0 ? 1 : 0) : random.below(levels);
            table[a][b] = static_cast<float>(level) / static_cast<float>(levels);
        }
    }
    return table;
}

} // namespace assay::tests
