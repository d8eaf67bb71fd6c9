// A small corpus with everything that searches are made of, each implementation of retrieval::Search over it,
// and what a plain loop over all rows says in its place.
#pragma once

#include "core/retrieval/corpus_searches.h"
#include "tests/core/retrieval/bm25_samples.h"
#include "tests/core/retrieval/exact_reference.h"

#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace assay::tests {

using namespace assay::retrieval;

inline constexpr std::size_t kDimension = 24;

using Searches = std::shared_ptr<const Search>;

// A small corpus with everything that searches are made of, and the plain table of its fields.
struct Corpus {
    VectorMatrix matrix;
    Texts texts;
    std::map<std::string, std::vector<std::string>> table;
    std::shared_ptr<const std::vector<std::uint32_t>> slices;
    std::shared_ptr<const std::vector<std::int64_t>> positions;
    std::shared_ptr<const FieldIndex> fields;
    std::shared_ptr<const ExactSearch> exact;
    std::shared_ptr<HnswIndex> hnsw;
    std::shared_ptr<const Bm25Index> lexical;

    [[nodiscard]] std::size_t rows() const { return matrix.rows(); }
};

// Vectors around few directions; a sixth repeat an earlier row, so that distances tie; some have none.
inline Corpus madeCorpus(std::size_t rows, std::uint64_t seed) {
    base::Random random(seed);
    Corpus corpus;
    std::vector<float> values = clusteredVectors(random, rows, kDimension, 6, 0.5);
    for (std::size_t row = 1; row < rows; ++row) {
        const auto at = values.begin() + static_cast<std::ptrdiff_t>(row * kDimension);
        if (random.below(6) == 0) {
            const auto from = static_cast<std::ptrdiff_t>(random.below(row) * kDimension);
            std::copy_n(values.begin() + from, kDimension, at);
        } else if (random.below(25) == 0) {
            std::fill_n(at, kDimension, 0.0F);
        }
    }
    corpus.matrix = VectorMatrix::fromRows(values, kDimension)->matrix;
    corpus.texts = randomTexts(random, rows, 40, 9);

    auto slices = std::make_shared<std::vector<std::uint32_t>>();
    auto positions = std::make_shared<std::vector<std::int64_t>>();
    std::vector<std::uint32_t> year;
    std::vector<std::uint32_t> kind;
    std::uint32_t slice = 0;
    std::int64_t position = 0;
    for (std::size_t row = 0; row < rows; ++row) {
        if (random.below(7) == 0) {
            ++slice;
            position = 0;
        }
        position += 1 + static_cast<std::int64_t>(random.below(2));
        slices->push_back(slice);
        positions->push_back(position);
        year.push_back(slice % 3);
        kind.push_back(static_cast<std::uint32_t>(random.below(3)));
    }
    const std::vector<std::string> years{"", "2018", "2019", "2020"};
    const std::vector<std::string> kinds{"", "prose", "heading"};
    auto fields = std::make_shared<FieldIndex>(rows);
    if (!fields->add("year", year, years) || !fields->add("kind", kind, kinds) ||
        !fields->addNumbers("slice", *slices)) {
        qFatal("no fields");
    }
    for (std::size_t row = 0; row < rows; ++row) {
        corpus.table["year"].push_back(years[year[row]]);
        corpus.table["kind"].push_back(kinds[kind[row]]);
        corpus.table["slice"].push_back(std::to_string((*slices)[row]));
    }
    corpus.slices = slices;
    corpus.positions = positions;
    corpus.fields = fields;
    corpus.exact = std::make_shared<const ExactSearch>(*ExactSearch::create(corpus.matrix));
    base::NoProgress progress;
    corpus.hnsw = std::make_shared<HnswIndex>(
        *HnswIndex::build(corpus.matrix, {.m = 8, .efConstruction = 100}, {}, progress));
    corpus.lexical = std::make_shared<const Bm25Index>(indexOf(corpus.texts));
    return corpus;
}

inline const Corpus& corpus() {
    static const Corpus made = madeCorpus(400, 5);
    return made;
}

// -- The plain reference ------------------------------------------------------------------------------------

inline RowSet scanned(const Corpus& corpus, const Filter& filter) {
    std::vector<Row> rows;
    for (std::size_t row = 0; row < corpus.rows(); ++row) {
        bool meets = true;
        for (const FieldEquals& wanted : filter) {
            meets = meets && corpus.table.at(wanted.field)[row] == wanted.value;
        }
        if (meets) {
            rows.push_back(static_cast<Row>(row));
        }
    }
    return RowSet::ofRows(rows);
}

using Reference = std::function<std::vector<Hit>(const Corpus&, const Query&, std::size_t, const Filter&)>;

inline std::vector<Hit> plainVector(const Corpus& corpus, const Query& query, std::size_t k,
                                    const Filter& filter) {
    return obviouslyNearest(corpus.matrix, query.vector, k, scanned(corpus, filter));
}

// The scores of all rows by counting every posting; that these are right is the index's own test.
inline std::vector<Hit> plainLexical(const Corpus& corpus, const Query& query, std::size_t k,
                                     const Filter& filter) {
    const RowSet among = scanned(corpus, filter);
    std::vector<Hit> hits;
    const auto all = corpus.lexical->searchPlainly(query.text, corpus.rows());
    for (const Hit& hit : *all) {
        if (hits.size() < k && among.contains(hit.row)) {
            hits.push_back(hit);
        }
    }
    return hits;
}

inline std::vector<Hit> ordered(const std::map<Row, double>& scores, std::size_t k) {
    std::vector<Hit> hits;
    for (const auto& [row, score] : scores) {
        hits.push_back({row, -static_cast<float>(score)});
    }
    std::stable_sort(hits.begin(), hits.end(),
                     [](const Hit& a, const Hit& b) { return a.distance < b.distance; });
    hits.resize(std::min(k, hits.size()));
    return hits;
}

// Of each hit the place of the first that it ties with.
inline std::vector<std::size_t> tiedWith(const std::vector<Hit>& hits) {
    std::vector<std::size_t> first(hits.size(), 0);
    for (std::size_t i = 1; i < hits.size(); ++i) {
        const double farther = double{hits[i].distance} - double{hits[first[i - 1]].distance};
        first[i] = farther <= 1e-6 ? first[i - 1] : i;
    }
    return first;
}

inline Reference hybridOf(const Reference& lexical, const Reference& vector, double alpha) {
    return [=](const Corpus& corpus, const Query& query, std::size_t k, const Filter& filter) {
        std::map<Row, double> scores;
        const auto add = [&](const Reference& part, double weight) {
            const auto hits = part(corpus, query, 100, filter);
            const auto tied = tiedWith(hits);
            for (std::size_t i = 0; i < hits.size(); ++i) {
                const double best = hits.front().distance;
                const double worst = hits.back().distance;
                scores[hits[i].row] +=
                    weight * (worst > best ? (worst - double{hits[tied[i]].distance}) / (worst - best) : 1);
            }
        };
        add(lexical, 1 - alpha);
        add(vector, alpha);
        return ordered(scores, k);
    };
}

inline std::vector<Hit> plainReciprocal(const Corpus& corpus, const Query& query, std::size_t k,
                                        const Filter& filter) {
    std::map<Row, double> scores;
    for (const Reference& part : {Reference(plainVector), Reference(plainLexical)}) {
        const auto hits = part(corpus, query, 100, filter);
        const auto tied = tiedWith(hits);
        for (std::size_t i = 0; i < hits.size(); ++i) {
            double sum = 0;
            double ties = 0;
            for (std::size_t j = 0; j < hits.size(); ++j) {
                sum += tied[j] == tied[i] ? 1 / (60 + static_cast<double>(j) + 1) : 0;
                ties += tied[j] == tied[i] ? 1 : 0;
            }
            scores[hits[i].row] += sum / ties;
        }
    }
    return ordered(scores, k);
}

inline std::vector<Hit> plainWindow(const Corpus& corpus, const Query& query, std::size_t k,
                                    const Filter& filter) {
    constexpr std::int64_t kWidth = 2;
    const RowSet among = scanned(corpus, filter);
    std::vector<Hit> hits;
    std::set<Row> seen;
    // Of a row without a vector there is none.
    std::vector<float> distances(corpus.rows(), std::numeric_limits<float>::quiet_NaN());
    for (const Hit& hit : plainVector(corpus, query, corpus.rows(), {})) {
        distances[hit.row] = hit.distance;
    }
    for (const Hit& hit : plainVector(corpus, query, corpus.rows(), filter)) {
        if (hits.size() == k) {
            break;
        }
        for (const std::int64_t offset : {0, -1, 1, -2, 2}) {
            static_assert(kWidth == 2);
            if (offset != 0 && query.asker == hit.row) {
                continue;
            }
            for (std::size_t row = 0; row < corpus.rows(); ++row) {
                const auto found = static_cast<Row>(row);
                if ((*corpus.slices)[row] == (*corpus.slices)[hit.row] &&
                    (*corpus.positions)[row] == (*corpus.positions)[hit.row] + offset &&
                    among.contains(found) && hits.size() < k && seen.insert(found).second) {
                    hits.push_back({found, distances[row]});
                }
            }
        }
    }
    return hits;
}

inline std::vector<Hit> plainUnion(const Corpus& corpus, const Query& query, std::size_t k,
                                   const Filter& filter) {
    std::map<Row, double> scores;
    for (const char* year : {"2018", ""}) {
        Filter both = filter;
        both.push_back({"year", year});
        for (const Hit& hit : plainVector(corpus, query, corpus.rows(), both)) {
            scores[hit.row] = -double{hit.distance};
        }
    }
    return ordered(scores, k);
}

// -- The implementations ------------------------------------------------------------------------------------

struct Implementation {
    std::string name;
    std::function<Searches(const Corpus&)> make;
    Reference reference;
    bool needsVector = false;
    bool needsText = false;
    DistanceKind distance = DistanceKind::Cosine;
    std::optional<double> recall;
    std::string label;
    bool vectors = false;
};

inline Searches taken(base::Result<std::unique_ptr<Search>> made) {
    if (!made) {
        qFatal("not made: %s %s", made.error().where.c_str(), made.error().detail.c_str());
    }
    return *std::move(made);
}

inline Searches exactOf(const Corpus& corpus) {
    return taken(makeExactSearch(corpus.exact, corpus.fields, "LSA 24"));
}

// So wide that it finds every row that can be reached.
inline Searches hnswOf(const Corpus& corpus) {
    return taken(makeHnswSearch(corpus.hnsw, corpus.fields, "LSA 24", 1000));
}

inline Searches lexicalOf(const Corpus& corpus) {
    return taken(makeLexicalSearch(corpus.lexical, corpus.fields));
}

inline Searches hybrid(const Corpus& corpus, double alpha) {
    return taken(makeHybridSearch(lexicalOf(corpus), exactOf(corpus), alpha));
}

inline const std::string kLexicalLabel = "BM25 k1=1.2 b=0.75";

inline const std::vector<Implementation>& implementations() {
    constexpr auto score = DistanceKind::NegativeScore;
    constexpr auto cosine = DistanceKind::Cosine;
    const auto half = [](const Corpus& c) { return hybrid(c, 0.5); };
    static const std::vector<Implementation> all{
        {"exact", exactOf, plainVector, true, false, cosine, 1, "exact, LSA 24", true},
        {"hnsw", hnswOf, plainVector, true, false, cosine, {}, "HNSW M=8 ef=1000, LSA 24", true},
        {"lexical", lexicalOf, plainLexical, false, true, score, 1.0, kLexicalLabel, false},
        {"hybrid", half, hybridOf(plainLexical, plainVector, 0.5), true, true, score, 1,
         "hybrid alpha=0.5 depth=100 (exact, LSA 24 + " + kLexicalLabel + ")", true},
        {"hybrid, vector alone", [](const Corpus& c) { return hybrid(c, 1); }, plainVector, true, false,
         cosine, 1, "hybrid alpha=1 (exact, LSA 24 + " + kLexicalLabel + ")", true},
        {"hybrid, lexical alone", [](const Corpus& c) { return hybrid(c, 0); }, plainLexical, false, true,
         score, 1.0, "hybrid alpha=0 (exact, LSA 24 + " + kLexicalLabel + ")", false},
        {"hybrid of HNSW",
         [](const Corpus& c) { return taken(makeHybridSearch(lexicalOf(c), hnswOf(c), 0.25)); },
         hybridOf(plainLexical, plainVector, 0.25),
         true,
         true,
         score,
         {},
         "hybrid alpha=0.25 depth=100 (HNSW M=8 ef=1000, LSA 24 + " + kLexicalLabel + ")",
         true},
        {"reciprocal ranks",
         [](const Corpus& c) { return taken(makeReciprocalRankSearch({exactOf(c), lexicalOf(c)})); },
         plainReciprocal, true, true, score, 1,
         "reciprocal ranks c=60 depth=100 (exact, LSA 24 + " + kLexicalLabel + ")", true},
        {"window",
         [](const Corpus& c) {
             return taken(makeWindowSearch(exactOf(c), 2, c.slices, c.positions, c.fields));
         },
         plainWindow, true, false, cosine, 1, "window ±2 (exact, LSA 24)", true},
        {"union",
         [](const Corpus& c) { return taken(makeUnionSearch(exactOf(c), "year", {"2018", "", "2018"})); },
         plainUnion, true, false, cosine, 1, "union over year (none), 2018 (exact, LSA 24)", true},
    };
    return all;
}

struct Questions {
    std::vector<std::vector<float>> vectors;
    std::vector<std::string> texts;

    [[nodiscard]] std::vector<Query> queries() const {
        std::vector<Query> queries;
        for (std::size_t i = 0; i < vectors.size(); ++i) {
            queries.push_back({vectors[i], texts[i]});
        }
        return queries;
    }
};

// Half of them rows of the corpus as they are, so that they tie with their copies; of any length.
inline Questions questions(const Corpus& corpus, base::Random& random, std::size_t count) {
    Questions made;
    while (made.vectors.size() < count) {
        const std::size_t row = random.below(corpus.rows());
        if (!corpus.matrix.usable(static_cast<Row>(row))) {
            continue;
        }
        const auto values = corpus.matrix.row(static_cast<Row>(row));
        std::vector<float> vector(values.begin(), values.end());
        if (random.below(2) == 0) {
            for (float& number : vector) {
                number = 3 * (number + static_cast<float>(0.2 * random.normal()));
            }
        }
        made.vectors.push_back(std::move(vector));
        const std::string& text = corpus.texts[random.below(corpus.rows())];
        made.texts.push_back(text.empty() || random.below(3) == 0
                                 ? wordOf(random.below(40)) + " " + wordOf(random.below(60))
                                 : text);
    }
    return made;
}

inline Filter someFilter(const Corpus& corpus, base::Random& random) {
    const std::size_t row = random.below(corpus.rows());
    const auto of = [&](const std::string& field) { return FieldEquals{field, corpus.table.at(field)[row]}; };
    switch (random.below(6)) {
    case 0:
        return {of("slice")};
    case 1:
        return {of("year"), of("kind")};
    case 2:
        return {of("slice"), {"kind", "prose"}};
    case 3:
        return {{"kind", "prose"}};
    case 4:
        return {of("year"), {"kind", "no such kind"}};
    default:
        return {};
    }
}

} // namespace assay::tests
