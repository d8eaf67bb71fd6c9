#include "core/evaluate/embeddings/corpus_alignment.h"

#include "core/base/random.h"
#include "core/evaluate/neighbours/anchor_clusters.h"
#include "core/json/settings_reader.h"
#include "core/retrieval/row_set.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <numeric>
#include <set>
#include <tuple>
#include <utility>

namespace assay::evaluate {
namespace {

using base::Result;
using retrieval::Row;
using retrieval::RowRange;
using retrieval::RowSet;
using workspace::CorpusColumns;

constexpr std::uint64_t kAlignmentSeed = 42;
constexpr std::size_t kRowsAtOnce = 1'000;

// The texts of these rows, which may repeat.
Result<std::vector<std::string>> rowTexts(const workspace::Reader& reader, base::RowId corpus,
                                          std::span<const Row> rows) {
    std::vector<std::string> texts;
    texts.reserve(rows.size());
    for (std::size_t at = 0; at < rows.size(); at += kRowsAtOnce) {
        const auto part = rows.subspan(at, std::min(kRowsAtOnce, rows.size() - at));
        ASSAY_TRY(auto sentences, workspace::sentencesOfRows(reader, corpus, part));
        for (workspace::StoredSentence& stored : sentences) {
            texts.push_back(std::move(stored.sentence.text));
        }
    }
    return texts;
}

// Company, filing and slice of a row, each as a number that others of the same have too.
class RowClusters {
  public:
    explicit RowClusters(const CorpusColumns& columns, std::span<const Row> rows)
        : m_columns(columns) {
        std::set<std::tuple<std::int64_t, std::uint32_t>> companies;
        std::set<std::tuple<std::int64_t, std::uint32_t, std::int32_t>> filings;
        for (const Row row : rows) {
            companies.insert(companyOf(row));
            filings.insert(std::tuple_cat(companyOf(row), std::tuple(columns.year[row])));
        }
        m_byCompany.assign(companies.begin(), companies.end());
        m_byFiling.assign(filings.begin(), filings.end());
    }

    [[nodiscard]] std::uint32_t of(Row row) const {
        if (m_byCompany.size() >= kManyClusters) {
            return placeIn(m_byCompany, companyOf(row));
        }
        if (m_byFiling.size() >= kManyClusters) {
            return placeIn(m_byFiling, std::tuple_cat(companyOf(row), std::tuple(m_columns.year[row])));
        }
        return m_columns.slice[row];
    }

  private:
    template <typename Key>
    [[nodiscard]] static std::uint32_t placeIn(const std::vector<Key>& keys, const Key& key) {
        return static_cast<std::uint32_t>(std::ranges::lower_bound(keys, key) - keys.begin());
    }

    // By its number, else by its name.
    [[nodiscard]] std::tuple<std::int64_t, std::uint32_t> companyOf(Row row) const {
        const bool numbered = m_columns.cik[row] != CorpusColumns::kMissing;
        return {m_columns.cik[row], numbered ? 0 : m_columns.company[row]};
    }

    const CorpusColumns& m_columns;
    std::vector<std::tuple<std::int64_t, std::uint32_t>> m_byCompany;
    std::vector<std::tuple<std::int64_t, std::uint32_t, std::int32_t>> m_byFiling;
};

std::vector<std::uint32_t> sortedPlaces(const std::vector<std::string>& ids, std::span<const Row> rows) {
    std::vector<std::uint32_t> places(rows.size());
    std::iota(places.begin(), places.end(), 0U);
    std::ranges::sort(places, [&](std::uint32_t a, std::uint32_t b) {
        return std::tie(ids[rows[a]], a) < std::tie(ids[rows[b]], b);
    });
    std::vector<std::uint32_t> placeOf(rows.size());
    for (std::uint32_t i = 0; i < places.size(); ++i) {
        placeOf[places[i]] = i;
    }
    return placeOf;
}

// The rows of the slice that `row` is in; they stand together.
RowRange sliceOf(const CorpusColumns& columns, Row row) {
    const auto [first, last] = std::ranges::equal_range(columns.slice, columns.slice[row]);
    return {static_cast<Row>(first - columns.slice.begin()), static_cast<Row>(last - columns.slice.begin())};
}

std::vector<Row> sampleOf(std::vector<Row> rows) {
    base::Random random(kAlignmentSeed);
    random.shuffle(std::span(rows));
    rows.resize(std::min(rows.size(), kAlignmentSentences));
    std::ranges::sort(rows);
    return rows;
}

// The best lexical neighbours of each sentence of the sample outside its slice.
Result<std::vector<AlignmentQuery>> queriesOf(const workspace::Reader& reader, base::RowId corpus,
                                              const CorpusColumns& columns, std::span<const Row> prose,
                                              const retrieval::Bm25Index& words,
                                              const std::stop_token& stop) {
    const std::vector<Row> sample = sampleOf({prose.begin(), prose.end()});
    ASSAY_TRY(const auto texts, rowTexts(reader, corpus, sample));
    const RowClusters clusters(columns, sample);
    const RowSet all = RowSet::ofRows(prose);
    const auto end = static_cast<Row>(columns.size());
    std::vector<AlignmentQuery> queries;
    std::vector<Row> neighbours;
    for (std::size_t i = 0; i < sample.size(); ++i) {
        const RowRange slice = sliceOf(columns, sample[i]);
        const std::array<RowRange, 2> others{RowRange{0, slice.first}, RowRange{slice.last, end}};
        const RowSet within = all.intersectedWith(RowSet::ofRanges(others));
        AlignmentQuery query;
        query.row = sample[i];
        query.cluster = clusters.of(sample[i]);
        if (!texts[i].empty() && !within.empty()) {
            ASSAY_TRY(const auto hits, words.search(texts[i], kAlignmentNeighbours, &within, stop));
            for (const retrieval::Hit& hit : hits) {
                query.neighbours.push_back(hit.row);
                neighbours.push_back(hit.row);
            }
        }
        queries.push_back(std::move(query));
    }
    ASSAY_TRY(const auto others, rowTexts(reader, corpus, neighbours));
    std::size_t at = 0;
    for (std::size_t i = 0; i < queries.size(); ++i) {
        for (std::size_t k = 0; k < queries[i].neighbours.size(); ++k) {
            queries[i].identical.push_back(others[at++] == texts[i]);
        }
    }
    return queries;
}

} // namespace

Result<Alignment> measureCorpusAlignment(const workspace::Reader& reader, const workspace::CorpusInfo& corpus,
                                         const CorpusColumns& columns, const retrieval::VectorMatrix& matrix,
                                         CorpusIndices& indices, const std::stop_token& stop,
                                         base::ProgressSink& progress) {
    AlignmentInput input;
    input.matrix = &matrix;
    input.seed = kAlignmentSeed;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const auto row = static_cast<Row>(i);
        if (matrix.usable(row)) {
            input.rows.push_back(row);
            if (columns.kind[i] == model::SentenceKind::Prose) {
                input.random.push_back(row);
            }
        }
    }
    if (std::ssize(input.random) < kAlignmentLeast) {
        return Alignment{};
    }
    ASSAY_TRY(const auto ids, workspace::loadSentenceIds(reader, corpus.id, stop));
    input.sortedPlaces = sortedPlaces(ids, input.rows);
    ASSAY_TRY(const auto words, indices.words(1.2, 0.75, true, stop, progress));
    ASSAY_TRY(auto queries, queriesOf(reader, corpus.id, columns, input.random, *words, stop));
    input.queries = std::move(queries);
    return measureAlignment(input);
}

std::optional<Alignment> storedAlignment(const workspace::EmbeddingSet& set) {
    const auto report = json::parseSettingsJson(set.report);
    const auto* const alignment = base::memberOf(report, "alignment");
    return alignment != nullptr ? readAlignment(alignment->dump()) : std::nullopt;
}

void addAlignmentIssue(const Alignment& alignment, const std::string& model, base::IssueList& issues) {
    if (alignment.state != AlignmentState::Misaligned && alignment.state != AlignmentState::Doubtful) {
        return;
    }
    issues.add({base::Severity::Warning, base::IssueCode::OutOfOrder, model, 0, "alignment",
                fmt::format("{:.3f}", alignment.value.value_or(0)),
                std::string(alignment.better ? vectorOrderName(alignment.better->order)
                                             : alignmentStateName(alignment.state))});
}

} // namespace assay::evaluate
