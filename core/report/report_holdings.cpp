#include "core/report/report_holdings.h"

#include "core/base/guard.h"
#include "core/curation/edit_journal.h"
#include "core/store/answer_scores.h"
#include "core/store/bundles.h"
#include "core/store/corpora.h"
#include "core/store/dynamic_runs.h"
#include "core/store/runs.h"
#include "core/store/scored_sets.h"
#include "core/store/suites.h"

#include <nlohmann/json.hpp>

#include <utility>
#include <vector>

namespace assay::report {
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

Json describeSuite(const store::SuiteInfo& suite) {
    Json json = Json::array({suite.id, suite.name});
    for (const store::SuiteVersion& version : suite.versions) {
        json.push_back(Json::array({version.id, version.name, version.note}));
    }
    return json;
}

} // namespace

Result<std::string> reportHoldings(const store::Reader& reader) {
    return base::guarded("holdings", [&]() -> Result<std::string> {
        Result<Json> holdings = Json::array();
        const auto sets = store::scoredSets(reader);
        add(holdings, sets,
            [](const store::ScoredSetInfo& set) { return Json::array({set.id, set.name, set.dataHash}); });
        for (const store::ScoredSetInfo& set : sets.value_or(std::vector<store::ScoredSetInfo>())) {
            add(holdings, store::dynamicRuns(reader, set.id), [](const store::DynamicRunInfo& run) {
                return Json::array({run.id, run.name, run.answered, run.failed});
            });
        }
        add(holdings, store::suites(reader), describeSuite);
        add(holdings, store::answerSets(reader),
            [](const store::AnswerSetInfo& set) { return Json::array({set.id, set.name, set.sha256}); });
        add(holdings, store::bundleSets(reader), [](const store::BundleSetInfo& set) {
            return Json::array({set.id, set.name, set.sha256, set.used});
        });
        add(holdings, store::corpora(reader), [](const store::CorpusInfo& corpus) {
            return Json::array({corpus.id, corpus.name, corpus.contentHash});
        });
        add(holdings, store::runs(reader, ""), [](const store::RunInfo& run) {
            return Json::array(
                {run.id, run.name, run.note, static_cast<int>(run.state), run.done, run.baseline});
        });
        ASSAY_TRY(const auto journal, curation::journalState(reader));
        ASSAY_TRY(holdings);
        for (const auto& entry : {journal.undoable, journal.redoable}) {
            holdings->push_back(entry ? entry->id : 0);
        }
        return holdings->dump(-1, ' ', false, Json::error_handler_t::replace);
    });
}

} // namespace assay::report
