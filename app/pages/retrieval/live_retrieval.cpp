#include "app/pages/retrieval/live_retrieval.h"

#include <span>

namespace assay::app {

LiveRetrievalFeed::LiveRetrievalFeed() {
    evaluate::RetrievalSettings settings;
    settings.measures = {"success.5", "mrr_at.10", "recall.10"};
    if (auto measures = evaluate::RetrievalMeasures::of(settings)) {
        m_measures = std::move(*measures);
    }
}

void LiveRetrievalFeed::take(const model::Question& question, const model::Prediction& list) {
    if (!m_measures) {
        return;
    }
    const evaluate::QuestionRetrieval measured =
        m_measures->measure(question, std::span(&list, 1), {.ids = true, .sources = true});
    const auto valueOf = [&](std::string_view name) {
        for (std::size_t i = 0; i < m_measures->columns().size(); ++i) {
            if (m_measures->columns()[i].name == name) {
                return measured.values[i].value_or(0);
            }
        }
        return 0.0;
    };
    const std::lock_guard lock(m_mutex);
    ++m_sums.asked;
    if (measured.relevant > 0) {
        ++m_sums.judged;
        m_sums.hit5 += valueOf("success_5");
        m_sums.mrr10 += valueOf("mrr_at_10");
        m_sums.recall10 += valueOf("recall_10");
    }
}

LiveRetrieval LiveRetrievalFeed::now() const {
    const std::lock_guard lock(m_mutex);
    LiveRetrieval live = m_sums;
    if (live.judged > 0) {
        const auto n = static_cast<double>(live.judged);
        live.hit5 /= n;
        live.mrr10 /= n;
        live.recall10 /= n;
    }
    return live;
}

} // namespace assay::app
