#include "core/retrieval/checked_search.h"
#include "core/retrieval/corpus_searches.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <optional>

namespace assay::retrieval {

using base::ErrorCode;
using base::fail;
using base::Result;

namespace {

using Parts = std::vector<std::shared_ptr<const Search>>;

std::string numberText(double value) {
    std::array<char, 32> text{};
    const auto written = std::to_chars(text.begin(), text.end(), value);
    return {text.data(), written.ptr};
}

bool isExact(const Capabilities& capabilities) {
    return capabilities.recall == 1 && capabilities.recallAt == 0;
}

Result<> checkDepth(std::size_t depth) {
    return depth > 0 ? Result<>() : fail(ErrorCode::InvalidArgument, "0", "depth");
}

// That these searches can answer the same query in the same corpus.
Result<> checkParts(const Parts& parts) {
    if (parts.empty()) {
        return fail(ErrorCode::InvalidArgument, "none", "searches");
    }
    std::optional<std::size_t> rows;
    std::optional<std::size_t> dimension;
    const auto differs = [](std::optional<std::size_t>& known, std::size_t here) {
        return known.value_or(here) != here || (known = here, false);
    };
    const auto refuse = [](std::size_t here, std::size_t known, const char* where) {
        return fail(ErrorCode::InvalidArgument, std::to_string(here) + " instead of " + std::to_string(known),
                    where);
    };
    for (const auto& part : parts) {
        if (!part) {
            return fail(ErrorCode::InvalidArgument, "none", "search");
        }
        const Capabilities capabilities = part->capabilities();
        if (differs(rows, capabilities.rows)) {
            return refuse(capabilities.rows, *rows, "rows");
        }
        if (capabilities.needsVector && differs(dimension, capabilities.dimension)) {
            return refuse(capabilities.dimension, *dimension, "dimension");
        }
    }
    return {};
}

// What several searches need and can together.
Capabilities together(const Parts& parts, std::string label, DistanceKind distance) {
    Capabilities all{.filters = true,
                     .rows = parts.front()->capabilities().rows,
                     .distance = distance,
                     .label = std::move(label),
                     .recall = std::nullopt};
    for (const auto& part : parts) {
        const Capabilities capabilities = part->capabilities();
        all.needsText = all.needsText || capabilities.needsText;
        all.filters = all.filters && capabilities.filters;
        all.vectors = all.vectors || capabilities.vectors;
        // One that needs vectors says of what dimension a query is.
        if (all.dimension == 0 || (capabilities.needsVector && !all.needsVector)) {
            all.dimension = capabilities.dimension;
        }
        all.needsVector = all.needsVector || capabilities.needsVector;
    }
    return all;
}

class CombinedSearch : public CheckedSearch {
  public:
    // Exact where everything is that looks for vectors; else nothing was measured of the whole.
    [[nodiscard]] Capabilities capabilities() const override {
        Capabilities all = CheckedSearch::capabilities();
        bool exact = false;
        for (const auto& part : m_parts) {
            const Capabilities capabilities = part->capabilities();
            if (isExact(capabilities)) {
                exact = true;
            } else if (capabilities.needsVector) {
                return all;
            }
        }
        if (exact) {
            all.recall = 1;
        }
        return all;
    }

    [[nodiscard]] Result<std::vector<float>> vectorsOf(std::span<const Row> rows) const final {
        return base::guarded("vectors", [&]() -> Result<std::vector<float>> {
            for (const auto& part : m_parts) {
                if (part->capabilities().vectors) {
                    return part->vectorsOf(rows);
                }
            }
            return fail(ErrorCode::InvalidArgument, "none", "vectors");
        });
    }

  protected:
    CombinedSearch(Parts parts, std::string label, DistanceKind distance)
        : CheckedSearch(together(parts, std::move(label), distance))
        , m_parts(std::move(parts)) {}

    [[nodiscard]] const Parts& parts() const { return m_parts; }

    // Every part asked for all of the queries, then `fuse` for each query with its list of every part, and
    // its number.
    template <typename Fuse>
    [[nodiscard]] Result<Lists> fused(std::span<const Query> queries, std::size_t depth, const Filter& filter,
                                      const std::stop_token& stop, Fuse&& fuse) const {
        std::vector<Lists> found;
        for (const auto& part : m_parts) {
            ASSAY_TRY(auto lists, part->search(queries, depth, filter, stop));
            found.push_back(std::move(lists));
        }
        Lists results;
        results.reserve(queries.size());
        for (std::size_t q = 0; q < queries.size(); ++q) {
            if (stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            Lists ofQuery;
            for (Lists& lists : found) {
                ofQuery.push_back(std::move(lists[q]));
            }
            Result<std::vector<Hit>> hits = fuse(ofQuery, q);
            ASSAY_TRY(hits);
            results.push_back(*std::move(hits));
        }
        return results;
    }

  private:
    Parts m_parts;
};

// With alpha 0 or 1 only one of the two counts, and only that one is asked.
class HybridSearch final : public CombinedSearch {
  public:
    HybridSearch(const std::shared_ptr<const Search>& lexical, const std::shared_ptr<const Search>& vector,
                 double alpha, std::size_t depth)
        : CombinedSearch(counting(lexical, vector, alpha),
                         "hybrid alpha=" + numberText(alpha) +
                             (alpha == 0 || alpha == 1 ? std::string() : " depth=" + std::to_string(depth)) +
                             " (" + vector->capabilities().label + " + " + lexical->capabilities().label +
                             ")",
                         alpha == 0   ? lexical->capabilities().distance
                         : alpha == 1 ? vector->capabilities().distance
                                      : DistanceKind::NegativeScore)
        , m_alpha(alpha)
        , m_depth(depth) {}

  private:
    static Parts counting(const std::shared_ptr<const Search>& lexical,
                          const std::shared_ptr<const Search>& vector, double alpha) {
        return alpha == 0 ? Parts{lexical} : alpha == 1 ? Parts{vector} : Parts{lexical, vector};
    }

    Result<Lists> checkedSearch(std::span<const Query> queries, std::size_t k, const Filter& filter,
                                const std::stop_token& stop) const override {
        if (parts().size() == 1) { // the other does not count, and its list is not looked at
            return fused(queries, k, filter, stop, [&](const Lists& lists, std::size_t) {
                return fuseByWeight(lists.front(), lists.back(), m_alpha, k);
            });
        }
        const bool isAsked =
            std::ranges::any_of(queries, [](const Query& query) { return query.asker.has_value(); });
        return fused(queries, m_depth + (isAsked ? 1 : 0), filter, stop,
                     [&](const Lists& lists, std::size_t q) {
                         const std::optional<Row> asker = queries[q].asker;
                         return fuseByWeight(depthOf(lists.front(), asker), depthOf(lists.back(), asker),
                                             m_alpha, k, asker);
                     });
    }

    // The asker takes no place of the others.
    [[nodiscard]] std::vector<Hit> depthOf(std::vector<Hit> hits, std::optional<Row> asker) const {
        const bool isThere = asker && std::ranges::find(hits, *asker, &Hit::row) != hits.end();
        hits.resize(std::min(hits.size(), m_depth + (isThere ? 1 : 0)));
        return hits;
    }

    double m_alpha;
    std::size_t m_depth;
};

class ReciprocalRankSearch final : public CombinedSearch {
  public:
    ReciprocalRankSearch(Parts parts, std::string label, double constant, std::size_t depth)
        : CombinedSearch(std::move(parts), std::move(label), DistanceKind::NegativeScore)
        , m_constant(constant)
        , m_depth(depth) {}

  private:
    Result<Lists> checkedSearch(std::span<const Query> queries, std::size_t k, const Filter& filter,
                                const std::stop_token& stop) const override {
        return fused(queries, m_depth, filter, stop, [&](const Lists& lists, std::size_t) {
            return fuseByReciprocalRank(lists, k, m_constant);
        });
    }

    double m_constant;
    std::size_t m_depth;
};

struct Places {
    std::shared_ptr<const std::vector<std::uint32_t>> slices;
    std::shared_ptr<const std::vector<std::int64_t>> positions;
};

class WindowSearch final : public CombinedSearch {
  public:
    WindowSearch(std::shared_ptr<const Search> search, std::int64_t width, Places places,
                 std::shared_ptr<const FieldIndex> fields)
        : CombinedSearch({search},
                         "window ±" + std::to_string(width) + " (" + search->capabilities().label + ")",
                         distanceOf(search->capabilities()))
        , m_width(width)
        , m_places(std::move(places))
        , m_fields(std::move(fields)) {}

    [[nodiscard]] Capabilities capabilities() const override {
        Capabilities all = CombinedSearch::capabilities();
        all.filters = all.filters && m_fields != nullptr;
        all.ranksByDistance = false;
        return all;
    }

  private:
    // Without vectors nobody knows how far a neighbour is.
    static DistanceKind distanceOf(const Capabilities& searched) {
        return searched.vectors ? searched.distance : DistanceKind::NegativeScore;
    }

    Result<Lists> checkedSearch(std::span<const Query> queries, std::size_t k, const Filter& filter,
                                const std::stop_token& stop) const override {
        std::optional<RowSet> among;
        if (!filter.empty()) {
            if (!m_fields) {
                return fail(ErrorCode::InvalidArgument, "no fields of neighbours", "filter");
            }
            ASSAY_TRY(auto met, m_fields->rowsOf(filter));
            among = std::move(met);
        }
        const DistanceKind distance = capabilities().distance;
        // Each hit brings at least itself, so that k of them are enough.
        return fused(queries, k, filter, stop, [&](const Lists& lists, std::size_t q) {
            return expanded(lists.front(), queries[q], k, among ? &*among : nullptr, distance);
        });
    }

    Result<std::vector<Hit>> expanded(const std::vector<Hit>& found, const Query& query, std::size_t k,
                                      const RowSet* among, DistanceKind distance) const {
        ASSAY_TRY(
            const auto windows,
            expandByWindow(
                found, m_width, m_places.slices->size(),
                [&](Row row) { return SentencePlace{(*m_places.slices)[row], (*m_places.positions)[row]}; },
                WindowOrder::BehindEachHit, k, query.asker,
                [&](Row row) { return among == nullptr || among->contains(row); }));
        std::vector<Hit> hits;
        std::vector<std::size_t> brought; // their places in `hits`
        std::vector<Row> rows;
        for (const WindowHit& hit : windows) {
            if (hit.row != hit.broughtBy) {
                brought.push_back(hits.size());
                rows.push_back(hit.row);
            }
            hits.push_back({hit.row, hit.distance});
        }
        if (distance != DistanceKind::Cosine || rows.empty()) {
            return hits;
        }
        ASSAY_TRY(const auto vectors, vectorsOf(rows));
        std::vector<float> unit(query.vector.size());
        normalise(query.vector, unit);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            double product = 0;
            bool isZero = true;
            for (std::size_t j = 0; j < unit.size(); ++j) {
                product += double{unit[j]} * double{vectors[i * unit.size() + j]};
                isZero = isZero && vectors[i * unit.size() + j] == 0;
            }
            // Rounded as exact search does; a row without a vector is nowhere.
            hits[brought[i]].distance = isZero ? std::numeric_limits<float>::quiet_NaN()
                                               : std::clamp(1.0F - static_cast<float>(product), 0.0F, 2.0F);
        }
        return hits;
    }

    std::int64_t m_width;
    Places m_places;
    std::shared_ptr<const FieldIndex> m_fields;
};

class UnionSearch final : public CombinedSearch {
  public:
    UnionSearch(std::shared_ptr<const Search> search, std::string field, std::vector<std::string> values)
        : CombinedSearch({search}, labelOf(*search, field, values), search->capabilities().distance)
        , m_field(std::move(field))
        , m_values(std::move(values)) {}

  private:
    static std::string labelOf(const Search& search, const std::string& field,
                               const std::vector<std::string>& values) {
        constexpr std::size_t kNamed = 3;
        std::string label = "union over ";
        if (values.size() > kNamed) {
            label += std::to_string(values.size()) + " values of " + field;
        } else {
            label += field;
            for (std::size_t i = 0; i < values.size(); ++i) {
                label += (i == 0 ? " " : ", ") + (values[i].empty() ? "(none)" : values[i]);
            }
        }
        return label + " (" + search.capabilities().label + ")";
    }

    Result<Lists> checkedSearch(std::span<const Query> queries, std::size_t k, const Filter& filter,
                                const std::stop_token& stop) const override {
        std::vector<Lists> ofQueries(queries.size());
        Filter narrowed = filter;
        narrowed.push_back({m_field, {}});
        for (const std::string& value : m_values) {
            narrowed.back().value = value;
            ASSAY_TRY(auto lists, parts().front()->search(queries, k, narrowed, stop));
            for (std::size_t q = 0; q < queries.size(); ++q) {
                ofQueries[q].push_back(std::move(lists[q]));
            }
        }
        Lists results;
        results.reserve(queries.size());
        for (const Lists& lists : ofQueries) {
            ASSAY_TRY(auto hits, uniteHits(lists, k));
            results.push_back(std::move(hits));
        }
        return results;
    }

    std::string m_field;
    std::vector<std::string> m_values;
};

} // namespace

Result<std::unique_ptr<Search>> makeHybridSearch(std::shared_ptr<const Search> lexical,
                                                 std::shared_ptr<const Search> vector, double alpha,
                                                 std::size_t depth) {
    return base::guarded("hybrid", [&]() -> Result<std::unique_ptr<Search>> {
        if (!(alpha >= 0 && alpha <= 1)) {
            return fail(ErrorCode::InvalidArgument, numberText(alpha), "alpha");
        }
        ASSAY_TRY(checkDepth(depth));
        ASSAY_TRY(checkParts({lexical, vector}));
        return std::make_unique<HybridSearch>(lexical, vector, alpha, depth);
    });
}

Result<std::unique_ptr<Search>> makeReciprocalRankSearch(std::vector<std::shared_ptr<const Search>> searches,
                                                         double constant, std::size_t depth) {
    return base::guarded("reciprocal ranks", [&]() -> Result<std::unique_ptr<Search>> {
        if (!std::isfinite(constant) || constant < 0) {
            return fail(ErrorCode::InvalidArgument, numberText(constant), "constant");
        }
        ASSAY_TRY(checkDepth(depth));
        ASSAY_TRY(checkParts(searches));
        std::string label =
            "reciprocal ranks c=" + numberText(constant) + " depth=" + std::to_string(depth) + " (";
        for (std::size_t i = 0; i < searches.size(); ++i) {
            label += (i == 0 ? "" : " + ") + searches[i]->capabilities().label;
        }
        return std::make_unique<ReciprocalRankSearch>(std::move(searches), label + ")", constant, depth);
    });
}

Result<std::unique_ptr<Search>> makeWindowSearch(std::shared_ptr<const Search> search, std::int64_t width,
                                                 std::shared_ptr<const std::vector<std::uint32_t>> slices,
                                                 std::shared_ptr<const std::vector<std::int64_t>> positions,
                                                 std::shared_ptr<const FieldIndex> fields) {
    return base::guarded("window", [&]() -> Result<std::unique_ptr<Search>> {
        if (width < 0) {
            return fail(ErrorCode::InvalidArgument, std::to_string(width), "width");
        }
        ASSAY_TRY(checkParts({search}));
        const std::size_t rows = search->capabilities().rows;
        const auto refuse = [rows](std::size_t here, const char* where) {
            return fail(ErrorCode::InvalidArgument,
                        std::to_string(here) + " instead of " + std::to_string(rows), where);
        };
        if (const std::size_t given = slices ? slices->size() : 0; !slices || given != rows) {
            return refuse(given, "slices");
        }
        if (const std::size_t given = positions ? positions->size() : 0; !positions || given != rows) {
            return refuse(given, "positions");
        }
        if (fields && fields->rows() != rows) {
            return refuse(fields->rows(), "rows");
        }
        return std::make_unique<WindowSearch>(
            std::move(search), width, Places{std::move(slices), std::move(positions)}, std::move(fields));
    });
}

Result<std::unique_ptr<Search>> makeUnionSearch(std::shared_ptr<const Search> search, std::string field,
                                                std::vector<std::string> values) {
    return base::guarded("union", [&]() -> Result<std::unique_ptr<Search>> {
        ASSAY_TRY(checkParts({search}));
        if (!search->capabilities().filters) {
            return fail(ErrorCode::InvalidArgument, search->capabilities().label, "filter");
        }
        if (field.empty() || values.empty()) {
            return fail(ErrorCode::InvalidArgument, "none", field.empty() ? "field" : "values");
        }
        std::sort(values.begin(), values.end());
        values.erase(std::unique(values.begin(), values.end()), values.end());
        return std::make_unique<UnionSearch>(std::move(search), std::move(field), std::move(values));
    });
}

} // namespace assay::retrieval
