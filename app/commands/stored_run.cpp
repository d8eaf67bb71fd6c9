#include "app/commands/stored_run.h"

#include "app/commands/console.h"
#include "core/evaluate/neighbour_figures.h"
#include "core/evaluate/neighbour_run.h"
#include "core/report/neighbour_json.h"

namespace assay::app {

base::Result<std::string> storedRunJson(const store::Reader& reader, base::RowId run) {
    ASSAY_TRY(const auto loaded, evaluate::loadNeighbourRun(reader, run, interruptToken()));
    const auto figures = evaluate::neighbourFigures(loaded.outcomes, loaded.settings.test, loaded.searches);
    return report::neighbourJson(loaded, figures, {});
}

} // namespace assay::app
