#include "core/retrieval/remote/remote_search.h"

#include "core/base/guard.h"
#include "core/retrieval/checked_search.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <unordered_map>
#include <utility>

namespace assay::retrieval {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

// How much more is asked for where results are filtered here, too.
constexpr std::size_t kDeeperForOwnFilter = 4;

class RemoteSearch final : public Search {
  public:
    explicit RemoteSearch(RemoteSearchParts parts)
        : m_parts(std::move(parts)) {
        const RemoteCapabilities& engine = m_parts.engine->capabilities();
        const RemoteMode mode = m_parts.mode;
        m_capabilities.needsVector = mode != RemoteMode::Text;
        m_capabilities.needsText = mode != RemoteMode::Vector;
        m_capabilities.filters = engine.filters || m_parts.fields != nullptr;
        m_capabilities.vectors = m_parts.vectors != nullptr || (engine.fetches && engine.storesVectors);
        m_capabilities.dimension = m_parts.dimension;
        m_capabilities.rows = m_parts.ids->size();
        m_capabilities.distance = m_parts.engine->distanceOf(mode);
        m_capabilities.label =
            "engine " + m_parts.name + " by " + std::string(remoteModeName(mode)) + " (" + engine.label + ")";
        if (mode == RemoteMode::Vector && engine.exact) {
            m_capabilities.recall = 1;
        }
        m_capabilities.ranksByDistance =
            mode != RemoteMode::Hybrid && m_capabilities.distance != DistanceKind::None;
        m_capabilities.largestK = engine.largestK;
        m_capabilities.remote = true;
    }

    [[nodiscard]] Capabilities capabilities() const override { return m_capabilities; }

    [[nodiscard]] Result<Lists> search(std::span<const Query> queries, std::size_t k, const Filter& filter,
                                       std::stop_token stop) const override {
        ASSAY_TRY(auto answered, answers(queries, k, filter, std::move(stop)));
        Lists lists;
        lists.reserve(answered.size());
        for (SearchAnswer& answer : answered) {
            if (answer.failure) {
                std::string detail = answer.failure->status != 0
                                         ? std::to_string(answer.failure->status)
                                         : std::string(searchFailureName(answer.failure->kind));
                detail += answer.failure->detail.empty() ? "" : ": " + answer.failure->detail;
                return fail(ErrorCode::RemoteFailure, std::move(detail), m_capabilities.label);
            }
            // What is behind it would count as missed.
            if (answer.cut &&
                !(m_capabilities.largestK > 0 && answer.hits.size() >= m_capabilities.largestK)) {
                return fail(ErrorCode::RemoteFailure,
                            "a list ends after " + std::to_string(answer.hits.size()) + " of " +
                                std::to_string(k) + " results, with " + std::to_string(answer.unknown) +
                                " unknown ids",
                            m_capabilities.label);
            }
            lists.push_back(std::move(answer.hits));
        }
        return lists;
    }

    [[nodiscard]] Result<std::vector<SearchAnswer>> answers(std::span<const Query> queries, std::size_t k,
                                                            const Filter& filter,
                                                            std::stop_token stop) const override {
        return base::guarded("engine", [&]() -> Result<std::vector<SearchAnswer>> {
            if (stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            if (k == 0) {
                return fail(ErrorCode::InvalidArgument, "0", "k");
            }
            ASSAY_TRY(checkQueries(queries, m_capabilities.needsVector, m_capabilities.needsText,
                                   m_capabilities.dimension));
            std::optional<RowSet> among;
            RemoteQuery asked;
            ASSAY_TRY(divide(filter, asked.filter, among));
            const std::size_t limit = m_capabilities.largestK;
            const std::size_t wanted =
                m_parts.unlisted ? k : std::min(k, std::max<std::size_t>(1, m_capabilities.rows));
            asked.k = among ? wanted * kDeeperForOwnFilter : wanted;
            asked.k = limit > 0 ? std::min(asked.k, limit) : asked.k;
            std::vector<RemoteQuery> remote(queries.size(), asked);
            for (std::size_t i = 0; i < queries.size(); ++i) {
                remote[i].vector = m_capabilities.needsVector ? queries[i].vector : std::span<const float>();
                remote[i].text = m_capabilities.needsText ? queries[i].text : std::string_view();
            }
            const auto begin = std::chrono::steady_clock::now();
            ASSAY_TRY(auto replies, m_parts.engine->query(m_parts.mode, remote, stop));
            const std::chrono::duration<double> all = std::chrono::steady_clock::now() - begin;
            if (replies.size() != queries.size()) {
                return fail(ErrorCode::RemoteFailure, std::to_string(replies.size()) + " answers",
                            m_capabilities.label);
            }
            std::vector<SearchAnswer> answers;
            answers.reserve(replies.size());
            for (RemoteAnswer& reply : replies) {
                answers.push_back(answerOf(reply, wanted, asked.k, among ? &*among : nullptr));
                answers.back().secondsShare = all.count() / static_cast<double>(replies.size());
            }
            return answers;
        });
    }

    [[nodiscard]] Result<std::vector<float>> vectorsOf(std::span<const Row> rows) const override {
        return base::guarded("vectors", [&]() -> Result<std::vector<float>> {
            if (!m_capabilities.vectors) {
                return fail(ErrorCode::InvalidArgument, "none", "vectors");
            }
            for (const Row row : rows) {
                if (row >= m_capabilities.rows) {
                    return fail(ErrorCode::InvalidArgument, std::to_string(row), "rows");
                }
            }
            return m_parts.vectors ? m_parts.vectors(rows) : fetched(rows);
        });
    }

  private:
    // What the engine filters, and what is left to be looked at here.
    Result<> divide(const Filter& filter, Filter& theirs, std::optional<RowSet>& among) const {
        const RemoteCapabilities& engine = m_parts.engine->capabilities();
        Filter ours;
        for (const FieldEquals& one : filter) {
            const bool isMissing =
                std::ranges::find(engine.missingFields, one.field) != engine.missingFields.end();
            const bool isNamed =
                engine.filterFields.empty() ||
                std::ranges::find(engine.filterFields, one.field) != engine.filterFields.end();
            const bool isOwn = !m_parts.ownFields.empty() && one.field.starts_with(m_parts.ownFields);
            (engine.filters && isNamed && !isMissing && !isOwn ? theirs : ours).push_back(one);
        }
        if (ours.empty()) {
            return {};
        }
        if (!m_parts.fields || m_parts.unlisted) {
            return fail(ErrorCode::InvalidArgument, ours.front().field, "filter");
        }
        ASSAY_TRY(auto rows, m_parts.fields->rowsOf(ours));
        among = std::move(rows);
        return {};
    }

    SearchAnswer answerOf(const RemoteAnswer& reply, std::size_t wanted, std::size_t asked,
                          const RowSet* among) const {
        SearchAnswer answer;
        answer.seconds = reply.seconds;
        answer.failure = reply.failure;
        if (answer.failure) {
            return answer;
        }
        bool ended = false;
        for (const RemoteHit& hit : reply.hits) {
            const auto row = rowOf(hit.id);
            if (!row) {
                ++answer.unknown;
                ended = true;
                continue;
            }
            if (!ended && (among == nullptr || among->contains(*row))) {
                answer.hits.push_back({*row, static_cast<float>(hit.distance)});
            }
        }
        const bool isFull = reply.hits.size() >= asked; // there may be more behind it
        answer.cut = ended || (isFull && answer.hits.size() < wanted);
        if (answer.hits.size() > wanted) {
            answer.hits.resize(wanted);
        }
        // A list shorter than was asked for is a whole one; one that the engine bounds is not.
        answer.cut = answer.cut || (isFull && asked < wanted);
        orderEqual(answer.hits);
        return answer;
    }

    // nullopt: it is no sentence of the corpus.
    [[nodiscard]] std::optional<Row> rowOf(const std::string& id) const {
        if (const auto row = m_parts.ids->rowOf(id)) {
            return static_cast<Row>(*row);
        }
        return m_parts.unlisted ? std::optional(m_parts.unlisted->rowOf(id)) : std::nullopt;
    }

    [[nodiscard]] bool isBefore(Row a, Row b) const {
        const bool areUnlisted = a >= m_capabilities.rows && b >= m_capabilities.rows;
        return areUnlisted ? m_parts.unlisted->idOf(a) < m_parts.unlisted->idOf(b) : a < b;
    }

    void orderEqual(std::vector<Hit>& hits) const {
        for (auto first = hits.begin(); first != hits.end();) {
            const auto last = std::find_if(
                first + 1, hits.end(), [&](const Hit& hit) { return !(hit.distance == first->distance); });
            std::sort(first, last, [this](const Hit& a, const Hit& b) { return isBefore(a.row, b.row); });
            first = last;
        }
    }

    Result<std::vector<float>> fetched(std::span<const Row> rows) const {
        std::vector<std::string> ids;
        ids.reserve(rows.size());
        for (const Row row : rows) {
            ids.push_back(m_parts.ids->idOf(row));
        }
        std::ranges::sort(ids);
        const auto repeated = std::ranges::unique(ids);
        ids.erase(repeated.begin(), repeated.end());
        ASSAY_TRY(const auto documents, m_parts.engine->fetch(ids, true, {}));
        std::unordered_map<std::string_view, const RemoteDocument*> byId;
        std::size_t dimension = m_capabilities.dimension;
        for (const RemoteDocument& document : documents) {
            byId[document.id] = &document;
            dimension = std::max(dimension, document.vector.size());
        }
        std::vector<float> vectors(rows.size() * dimension, 0.0F);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const auto found = byId.find(m_parts.ids->idOf(rows[i]));
            if (found == byId.end() || found->second->vector.size() != dimension) {
                continue;
            }
            double length = 0;
            for (const float value : found->second->vector) {
                length += double{value} * double{value};
            }
            length = std::sqrt(length);
            for (std::size_t d = 0; d < dimension && length > 0; ++d) {
                vectors[i * dimension + d] = static_cast<float>(found->second->vector[d] / length);
            }
        }
        return vectors;
    }

    RemoteSearchParts m_parts;
    Capabilities m_capabilities;
};

} // namespace

Result<std::shared_ptr<const Search>> makeRemoteSearch(RemoteSearchParts parts) {
    return base::guarded("engine", [&]() -> Result<std::shared_ptr<const Search>> {
        if (!parts.engine || !parts.ids) {
            return fail(ErrorCode::InvalidArgument, "none", "engine");
        }
        if (!parts.engine->capabilities().can(parts.mode)) {
            return fail(ErrorCode::InvalidArgument, std::string(remoteModeName(parts.mode)), "mode");
        }
        if (parts.mode != RemoteMode::Text && parts.dimension == 0) {
            return fail(ErrorCode::InvalidArgument, std::string(remoteModeName(parts.mode)), "embeddings");
        }
        return std::make_shared<const RemoteSearch>(std::move(parts));
    });
}

} // namespace assay::retrieval
