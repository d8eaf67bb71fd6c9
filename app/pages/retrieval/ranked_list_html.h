// The ranked list of one question with what is relevant in it, as it is read beside its gold, and those of
// two systems side by side.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/retrieval/retrieval_run.h"
#include "core/model/prediction.h"
#include "core/model/question.h"
#include "widgets/reading/evidence_html.h"

#include <QPalette>
#include <QString>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::app {

struct RankedQuestion {
    model::Question question;
    std::vector<model::PredictionContext> contexts; // of its first list
    std::vector<widgets::EvidenceEntry> evidence;
};

// The question as it is now, its first list and its evidence with what stands around it; lists of other
// questions are not read. For a worker thread.
// Errors: NotFound (the suite, the question or the prediction set is gone), Cancelled.
[[nodiscard]] base::Result<RankedQuestion> readRankedQuestion(const workspace::Workspace& workspace,
                                                              const evaluate::RetrievalRun& run,
                                                              const std::string& id,
                                                              const std::stop_token& stop);

// The sentences of the results that are shown and of the evidence that have no text: their texts may stand in
// an engine (a corpus by reference).
[[nodiscard]] std::vector<std::string> idsWithoutText(const RankedQuestion& ranked);
// The same with what `textOf` gives for their ids; empty: it is not known.
[[nodiscard]] RankedQuestion withTexts(RankedQuestion ranked,
                                       const std::function<QString(const std::string& id)>& textOf);

// What was found and missed, then the first 50 results: relevant ones have a tick, and of every text what it
// shares with the question's evidence spans and the figures of its gold is marked. GUI thread only.
[[nodiscard]] QString rankedListHtml(const RankedQuestion& ranked,
                                     const evaluate::QuestionRetrieval& measured, const QPalette& palette);

// One of two systems.
struct RankedSide {
    const RankedQuestion& ranked;
    const evaluate::QuestionRetrieval& measured;
    QString name;
};

// The question, then rank by rank what both found, the first 50 results: relevant ones have a tick, and each
// says where the other list has the same document, with a link to it ("#a3", "#b3"), or that it has not. GUI
// thread only.
[[nodiscard]] QString rankedPairHtml(const RankedSide& a, const RankedSide& b, const QPalette& palette);

} // namespace assay::app
