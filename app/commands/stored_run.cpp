#include "app/commands/stored_run.h"

#include "app/commands/console.h"
#include "core/evaluate/answers/answer_run.h"
#include "core/evaluate/neighbours/neighbour_figures.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/evaluate/retrieval/retrieval_run.h"
#include "core/evaluate/runs/run_description.h"
#include "core/results/answers/answer_json.h"
#include "core/results/neighbours/neighbour_json.h"
#include "core/results/retrieval/retrieval_json.h"
#include "core/results/runs/run_json.h"

namespace assay::app {

base::Result<std::string> storedRunJson(const workspace::Reader& reader, base::RowId run) {
    ASSAY_TRY(const auto info, workspace::runInfo(reader, run));
    if (info.kind == evaluate::kAnswerRuns) {
        ASSAY_TRY(const auto answers, evaluate::loadAnswerRun(reader, run, interruptToken()));
        return results::answerJson(answers);
    }
    if (info.kind == evaluate::kRetrievalRuns) {
        ASSAY_TRY(const auto retrieval, evaluate::loadRetrievalRun(reader, run, interruptToken()));
        return results::retrievalRunJson(retrieval, true);
    }
    if (info.kind != evaluate::kNeighbourRuns) {
        ASSAY_TRY(const auto described, evaluate::describeRun(info));
        ASSAY_TRY(const auto items, evaluate::runItems(reader, info, interruptToken()));
        return results::runJson(described, &items);
    }
    ASSAY_TRY(const auto loaded, evaluate::loadNeighbourRun(reader, run, interruptToken()));
    const auto figures = evaluate::neighbourFigures(loaded.outcomes, loaded.settings.test, loaded.searches);
    return results::neighbourJson(loaded, figures, {});
}

} // namespace assay::app
