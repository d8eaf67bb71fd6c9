#include "core/evaluate/neighbours/search_latency.h"

#include "core/evaluate/neighbours/neighbour_documents.h"
#include "core/workspace/journal/kept_values.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <utility>

namespace assay::evaluate {
namespace {

using base::Result;
using retrieval::Search;
using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

// Adds up what its search takes, which one thread asks.
class TimedSearch final : public Search {
  public:
    explicit TimedSearch(const Search& search)
        : m_search(search) {}

    [[nodiscard]] retrieval::Capabilities capabilities() const override { return m_search.capabilities(); }

    [[nodiscard]] Result<std::vector<std::vector<retrieval::Hit>>>
    search(std::span<const retrieval::Query> queries, std::size_t k, const retrieval::Filter& filter,
           std::stop_token stop) const override {
        const auto begin = Clock::now();
        auto found = m_search.search(queries, k, filter, std::move(stop));
        m_seconds = m_seconds.value_or(0) + secondsSince(begin);
        return found;
    }

    [[nodiscard]] Result<std::vector<float>> vectorsOf(std::span<const retrieval::Row> rows) const override {
        return m_search.vectorsOf(rows);
    }

    // Since it was taken last; nullopt: it was not asked.
    [[nodiscard]] std::optional<double> takeSeconds() { return std::exchange(m_seconds, std::nullopt); }

  private:
    const Search& m_search;
    mutable std::optional<double> m_seconds;
};

Result<statistics::Latency> latencyIn(const NeighbourTest& test, const Search& search, model::Regime regime,
                                      const std::stop_token& stop) {
    TimedSearch timed(search);
    NeighbourTest asked = test;
    asked.searches = {&timed};
    asked.settings.regimes = {regime};
    asked.batch = 1;
    asked.pools = {}; // how luck would do is not timed
    asked.randomSearches.clear();
    const auto begin = Clock::now();
    std::vector<double> seconds;
    bool isEnough = false;
    base::NoProgress unwatched;
    const auto sink = [&](std::span<const model::AnchorOutcome> /*outcomes*/) -> Result<> {
        if (const auto one = timed.takeSeconds()) {
            seconds.push_back(*one);
        }
        isEnough = seconds.size() >= kLatencyQueries || secondsSince(begin) >= kLatencySeconds;
        return isEnough ? base::fail(base::ErrorCode::Cancelled) : Result<>();
    };
    const auto ran = runNeighbourTest(asked, 0, sink, stop, unwatched);
    if (!ran && !isEnough) {
        return tl::unexpected(ran.error());
    }
    return statistics::latencyOf(std::move(seconds), {});
}

std::string settingOf(const std::string& uuid) {
    return std::string(workspace::kQuerySecondsGroup) + '/' + uuid;
}

} // namespace

Result<SearchLatencies> measureSearchLatency(const NeighbourTest& test, const std::stop_token& stop) {
    SearchLatencies latencies;
    for (const Search* const search : test.searches) {
        std::vector<statistics::Latency>& of = latencies.emplace_back();
        for (const model::Regime regime : test.settings.regimes) {
            if (search->capabilities().remote) {
                of.emplace_back();
                continue;
            }
            ASSAY_TRY(of.emplace_back(), latencyIn(test, *search, regime, stop));
        }
    }
    return latencies;
}

nlohmann::ordered_json querySecondsJson(const statistics::Latency& latency) {
    nlohmann::ordered_json json = nlohmann::ordered_json::object();
    for (const auto& [key, percentile] :
         {std::pair("p50", &latency.p50), std::pair("p95", &latency.p95), std::pair("p99", &latency.p99)}) {
        if (!*percentile) {
            continue;
        }
        json[key] = (*percentile)->value;
        json[std::string(key) + "_n"] = latency.n;
        if ((*percentile)->low && (*percentile)->high) {
            json[std::string(key) + "_ci"] = {*(*percentile)->low, *(*percentile)->high};
        }
    }
    return json;
}

Result<> keepSearchLatency(workspace::Workspace& workspace, base::RowId run, const SearchLatencies& latencies,
                           std::span<const model::Regime> regimes) {
    nlohmann::ordered_json searches = nlohmann::ordered_json::array();
    bool isMeasured = false;
    for (const std::vector<statistics::Latency>& search : latencies) {
        nlohmann::ordered_json of = nlohmann::ordered_json::object();
        for (std::size_t i = 0; i < search.size() && i < regimes.size(); ++i) {
            if (search[i].n > 0) {
                of[std::string(regimeName(regimes[i]))]["query_seconds"] = querySecondsJson(search[i]);
                isMeasured = true;
            }
        }
        searches.push_back({{"regimes", std::move(of)}});
    }
    if (!isMeasured) {
        return {};
    }
    ASSAY_TRY(const auto reader, workspace.reader());
    ASSAY_TRY(const auto info, workspace::runInfo(reader, run));
    return workspace::keepValue(
        workspace, workspace::kQuerySecondsGroup,
        {.name = info.uuid, .document = nlohmann::ordered_json{{"figures", std::move(searches)}}.dump()});
}

Result<std::optional<std::string>> keptSearchLatency(const workspace::Reader& reader,
                                                     const workspace::RunInfo& run) {
    return workspace::workspaceSetting(reader, settingOf(run.uuid));
}

} // namespace assay::evaluate
