#include "core/results/report/report_holdings.h"

#include "core/base/guard.h"
#include "core/workspace/bundles/bundles.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/predictions/answer_scores.h"
#include "core/workspace/runs/dynamic_runs.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/scored/scored_sets.h"
#include "core/workspace/suites/suites.h"

#include <nlohmann/json.hpp>

#include <utility>
#include <vector>

namespace assay::results {
namespace {

using base::Result;
using Json = nlohmann::json;

// Rows of what `describe` tells of each of the list; the first error stays.
template <typename List, typename Describe>
void add(Result<Json>& holdings, const Result<List>& list, Describe describe) {
    if (!holdings) {
        return;
    }
    if (!list) {
        holdings = tl::unexpected(list.error());
        return;
    }
    Json rows = Json::array();
    for (const auto& one : *list) {
        rows.push_back(describe(one));
    }
    holdings->push_back(std::move(rows));
}

Json describeSuite(const workspace::SuiteInfo& suite) {
    Json json = Json::array({suite.id, suite.name});
    for (const workspace::SuiteVersion& version : suite.versions) {
        json.push_back(Json::array({version.id, version.name, version.note}));
    }
    return json;
}

} // namespace

Result<std::string> reportHoldings(const workspace::Reader& reader) {
    return base::guarded("holdings", [&]() -> Result<std::string> {
        Result<Json> holdings = Json::array();
        const auto sets = workspace::scoredSets(reader);
        add(holdings, sets, [](const workspace::ScoredSetInfo& set) {
            return Json::array({set.id, set.name, set.dataHash});
        });
        for (const workspace::ScoredSetInfo& set : sets.value_or(std::vector<workspace::ScoredSetInfo>())) {
            add(holdings, workspace::dynamicRuns(reader, set.id), [](const workspace::DynamicRunInfo& run) {
                return Json::array({run.id, run.name, run.answered, run.failed});
            });
        }
        add(holdings, workspace::suites(reader), describeSuite);
        add(holdings, workspace::answerSets(reader),
            [](const workspace::AnswerSetInfo& set) { return Json::array({set.id, set.name, set.sha256}); });
        add(holdings, workspace::bundleSets(reader), [](const workspace::BundleSetInfo& set) {
            return Json::array({set.id, set.name, set.sha256, set.used});
        });
        add(holdings, workspace::corpora(reader), [](const workspace::CorpusInfo& corpus) {
            return Json::array({corpus.id, corpus.name, corpus.contentHash});
        });
        add(holdings, workspace::runs(reader, ""), [](const workspace::RunInfo& run) {
            return Json::array(
                {run.id, run.name, run.note, static_cast<int>(run.state), run.done, run.baseline});
        });
        ASSAY_TRY(const auto journal, workspace::journalState(reader));
        ASSAY_TRY(holdings);
        for (const auto& entry : {journal.undoable, journal.redoable}) {
            holdings->push_back(entry ? entry->id : 0);
        }
        return holdings->dump(-1, ' ', false, Json::error_handler_t::replace);
    });
}

} // namespace assay::results
