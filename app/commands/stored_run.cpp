#include "app/commands/stored_run.h"

#include "app/commands/console.h"
#include "core/evaluate/neighbour_figures.h"
#include "core/evaluate/neighbour_run.h"
#include "core/report/neighbour_json.h"
#include "core/store/corpora.h"

namespace assay::app {

base::Result<std::string> storedRunJson(const store::Reader& reader, base::RowId run) {
    const auto loaded = evaluate::loadNeighbourRun(reader, run, interruptToken());
    if (!loaded) {
        return tl::unexpected(loaded.error());
    }
    const auto ids = store::loadSentenceIds(reader, loaded->settings.corpusId, interruptToken());
    if (!ids) {
        return tl::unexpected(ids.error());
    }
    report::NeighbourJsonOptions options;
    options.sentenceId = [&ids](std::uint32_t row) { return ids->at(row); };
    const auto figures =
        evaluate::neighbourFigures(loaded->outcomes, loaded->settings.test, loaded->searches);
    return report::neighbourJson(*loaded, figures, options);
}

} // namespace assay::app
