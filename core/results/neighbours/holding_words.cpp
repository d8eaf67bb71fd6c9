#include "core/results/neighbours/holding_words.h"

#include <cstdint>
#include <utility>

namespace assay::results {
namespace {

using evaluate::EngineHolding;
using evaluate::HoldingState;
using retrieval::EngineCheck;
using retrieval::RemoteMetric;

std::string counted(std::size_t count, const words::Wording& wording) {
    return wording.count(static_cast<std::int64_t>(count));
}

std::string metricWords(RemoteMetric metric, const words::Wording& wording) {
    return metric == RemoteMetric::Dot ? wording.text(ASSAY_TEXT("Report", "dot product"))
                                       : wording.text(ASSAY_TEXT("Report", "Euclidean distance"));
}

// Of the vectors, the one thing that explains them; empty: they are those of here.
std::string vectorFault(const EngineCheck& check, const words::Wording& wording) {
    if (check.isTruncated) {
        return wording.text(ASSAY_TEXT("Report", "its vectors are cut: they are the first %1 numbers of %2"),
                            {counted(check.dimension, wording), counted(check.dimensionHere, wording)});
    }
    if (check.dimension > 0 && check.dimension != check.dimensionHere) {
        return wording.text(ASSAY_TEXT("Report", "its vectors have %1 numbers, not %2"),
                            {counted(check.dimension, wording), counted(check.dimensionHere, wording)});
    }
    if (check.shiftedBy) {
        return wording.text(ASSAY_TEXT("Report", "its ids are shifted against its vectors: that of a "
                                                 "sentence is the one which stands %1 further here"),
                            {std::to_string(*check.shiftedBy)});
    }
    return check.agreeing < check.compared ? wording.text(ASSAY_TEXT("Report", "%1 of %2 vectors are others"),
                                                          {counted(check.compared - check.agreeing, wording),
                                                           counted(check.compared, wording)})
                                           : std::string();
}

std::string metricFault(const EngineCheck& check, const words::Wording& wording) {
    if (check.listsBy) {
        return wording.text(
            ASSAY_TEXT("Report", "wrong metric: its results stand in order by %1, not by cosine"),
            {metricWords(*check.listsBy, wording)});
    }
    return check.wrongMetric
               ? wording.text(ASSAY_TEXT("Report", "wrong metric: it compares by %1, not by cosine"),
                              {metricWords(check.collection.metric.value_or(RemoteMetric::Unknown), wording)})
               : std::string();
}

} // namespace

std::vector<std::string> engineFaults(const EngineCheck& check, const words::Wording& wording) {
    if (!check.collection.exists) {
        return {wording.text(ASSAY_TEXT("Report", "there is no such collection"))};
    }
    std::vector<std::string> faults;
    if (check.found < check.sampled) {
        faults.push_back(
            wording.text(ASSAY_TEXT("Report", "%1 of %2 sentences are not there"),
                         {counted(check.sampled - check.found, wording), counted(check.sampled, wording)}));
    }
    for (std::string fault : {vectorFault(check, wording), metricFault(check, wording)}) {
        if (!fault.empty()) {
            faults.push_back(std::move(fault));
        }
    }
    return faults;
}

std::string holdingText(const EngineHolding& holding, const words::Wording& wording) {
    const EngineCheck& check = holding.check;
    switch (holding.state) {
    case HoldingState::ByText:
        return wording.text(
            ASSAY_TEXT("Report",
                       "The vectors in the engine %1 were not compared: it is asked by text alone."),
            {holding.name});
    case HoldingState::NoVectorsHere:
        return wording.text(ASSAY_TEXT("Report", "Whether the engine %1 holds the right vectors cannot be "
                                                 "checked: the corpus has none here."),
                            {holding.name});
    case HoldingState::NoVectorsThere:
        return wording.text(ASSAY_TEXT("Report", "Whether the engine %1 holds the right vectors cannot be "
                                                 "checked: it gives none by their ids."),
                            {holding.name});
    case HoldingState::Failed:
        return wording.text(ASSAY_TEXT("Report", "Whether the engine %1 holds the right vectors could not be "
                                                 "checked: %2."),
                            {holding.name, holding.failure});
    case HoldingState::Compared:
        break;
    }
    if (holding.isFaulty()) {
        std::string faults;
        for (const std::string& fault : engineFaults(check, wording)) {
            faults += (faults.empty() ? "" : "; ") + fault;
        }
        return wording.text(ASSAY_TEXT("Report", "The engine %1 does not hold what is here: %2."),
                            {holding.name, faults});
    }
    return wording.text(ASSAY_TEXT("Report", "The engine %1 holds what is here: vectors compared: %2, lists "
                                             "looked at for their order: %3."),
                        {holding.name, counted(check.compared, wording), counted(check.lists, wording)});
}

bool isHoldingWarning(const EngineHolding& holding) noexcept {
    return holding.isFaulty() || holding.state == HoldingState::Failed;
}

std::vector<std::string> holdingDoubts(std::span<const EngineHolding> holdings,
                                       const words::Wording& wording) {
    std::vector<std::string> doubts;
    for (const EngineHolding& holding : holdings) {
        if (isHoldingWarning(holding)) {
            doubts.push_back(holdingText(holding, wording));
        }
    }
    return doubts;
}

KeyFigure holdingFigure(const EngineHolding& holding, const words::Wording& wording) {
    const EngineCheck& check = holding.check;
    const std::string text = holdingText(holding, wording);
    Cell cell(proportionFigure(static_cast<std::int64_t>(check.agreeing),
                               static_cast<std::int64_t>(check.compared), FigureKind::Percent, text));
    cell.reason = text;
    const Verdict verdict = holding.isFaulty()                        ? Verdict::Bad
                            : holding.state == HoldingState::Failed   ? Verdict::Warning
                            : holding.state == HoldingState::Compared ? Verdict::Good
                                                                      : Verdict::None;
    return {wording.text(ASSAY_TEXT("Report", "Same vectors in the engine %1"), {holding.name}),
            std::move(cell), verdict};
}

} // namespace assay::results
