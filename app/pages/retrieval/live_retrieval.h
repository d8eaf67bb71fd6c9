// Figures of the questions that a corpus was asked so far, from the lists as they come. What a run says when
// all are asked counts, not this.
#pragma once

#include "core/evaluate/retrieval/question_retrieval.h"
#include "core/model/prediction.h"
#include "core/model/question.h"

#include <cstdint>
#include <mutex>
#include <optional>

namespace assay::app {

struct LiveRetrieval {
    std::int64_t asked = 0;  // questions
    std::int64_t judged = 0; // of them, with something relevant: what the means are over
    double hit5 = 0;         // means; 0 while nothing is judged
    double mrr10 = 0;
    double recall10 = 0;
};

// Any thread.
class LiveRetrievalFeed {
  public:
    LiveRetrievalFeed();

    void take(const model::Question& question, const model::Prediction& list);
    [[nodiscard]] LiveRetrieval now() const;

  private:
    mutable std::mutex m_mutex;
    std::optional<evaluate::RetrievalMeasures> m_measures; // of hit@5, MRR@10 and recall@10
    LiveRetrieval m_sums;
};

} // namespace assay::app
