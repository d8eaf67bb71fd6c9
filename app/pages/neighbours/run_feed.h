// What a working run hands to the window: the worker puts it in, the window takes it out a few times a
// second. Any thread.
#pragma once

#include "core/base/ids.h"
#include "core/evaluate/neighbours/neighbour_run.h"

#include <mutex>
#include <optional>
#include <span>
#include <vector>

namespace assay::app {

class RunFeed final : public evaluate::NeighbourObserver {
  public:
    struct News {
        base::RowId run = 0;                                          // 0: not made yet
        std::optional<std::vector<retrieval::Capabilities>> searches; // when they have just been opened
        std::vector<model::AnchorOutcome> outcomes;
    };

    void made(base::RowId run) {
        const std::lock_guard lock(m_mutex);
        m_news.run = run;
    }

    void opened(const std::vector<retrieval::Capabilities>& searches) override {
        const std::lock_guard lock(m_mutex);
        m_news.searches = searches;
    }

    void stored(std::span<const model::AnchorOutcome> outcomes) override {
        const std::lock_guard lock(m_mutex);
        m_news.outcomes.insert(m_news.outcomes.end(), outcomes.begin(), outcomes.end());
    }

    // What has come since the last time.
    [[nodiscard]] News take() {
        const std::lock_guard lock(m_mutex);
        News news{m_news.run, std::move(m_news.searches), std::move(m_news.outcomes)};
        m_news.searches.reset();
        m_news.outcomes.clear();
        return news;
    }

  private:
    std::mutex m_mutex;
    News m_news;
};

} // namespace assay::app
