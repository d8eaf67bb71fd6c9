#include "core/evaluate/retrieval/asked_again.h"

#include "core/base/guard.h"
#include "core/base/hash.h"
#include "core/evaluate/retrieval/asked_search.h"
#include "core/json/json_places.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/corpora/embedding_sets.h"
#include "core/workspace/predictions/prediction_reading.h"

#include <algorithm>
#include <map>
#include <variant>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::Result;

// Each question's list by its hash: lists of a large suite need not be held.
struct HeldLists {
    std::map<std::string, std::string> hashes;
    std::optional<AskedRecord> asked; // of the first that says it
};

Result<HeldLists> listsOf(const workspace::Reader& reader, base::RowId set, const std::stop_token& stop) {
    HeldLists lists;
    const auto take = [&lists](formats::PredictionRecord record) -> Result<> {
        if (!lists.asked) {
            lists.asked = readAskedRecord(record.extra);
        }
        record.extra.clear(); // says how it was asked, and what of
        lists.hashes[record.prediction.questionId] =
            base::sha256(json::dumpJson(formats::predictionJson(record)));
        return {};
    };
    ASSAY_TRY(workspace::readPredictionSet(reader, set, take, stop));
    return lists;
}

std::int64_t differing(const HeldLists& then, const HeldLists& now) {
    std::int64_t count = 0;
    for (const auto& [question, hash] : then.hashes) {
        const auto again = now.hashes.find(question);
        count += again == now.hashes.end() || again->second != hash ? 1 : 0;
    }
    for (const auto& [question, hash] : now.hashes) {
        count += then.hashes.contains(question) ? 0 : 1;
    }
    return count;
}

// The corpus and vectors of the same content: by number first, as two of a workspace may hold the same.
template <typename Input>
base::RowId sameInput(const std::vector<Input>& inputs, const std::string& hash, base::RowId number,
                      const std::string& name) {
    base::RowId found = 0;
    for (const Input& input : inputs) {
        if (input.contentHash != hash || hash.empty()) {
            continue;
        }
        if (input.id == number || input.name == name) {
            return input.id;
        }
        found = found == 0 ? input.id : found;
    }
    return found;
}

using PlanOrNot = std::variant<AskingPlan, WhyStored>;

Result<PlanOrNot> planOf(const workspace::Reader& reader, const std::optional<AskedRecord>& asked,
                         const retrieval::EngineSource& engines) {
    if (!asked) {
        return WhyStored::NotAskedHere;
    }
    if (!asked->provenance) {
        return WhyStored::NotSaid;
    }
    const AskedProvenance& how = *asked->provenance;
    if (how.questionVectors && *how.questionVectors != QuestionVectorSource::Lsa) {
        return WhyStored::OutsideVectors;
    }
    ASSAY_TRY(const auto search, readAskedSearch(how.settings.search));
    if (search.reranking) {
        return WhyStored::Reranked;
    }
    if (search.search.kind == SearchKind::Engine) {
        const auto engine = engines ? engines(search.search.engine)
                                    : base::fail(ErrorCode::NotFound, search.search.engine, "engine");
        if (!engine && engine.error().code == ErrorCode::NotFound && engine.error().where == "engine") {
            return WhyStored::NoConnection;
        }
        ASSAY_TRY(engine);
    }
    AskingPlan plan;
    plan.suite = how.suite;
    plan.settings = how.settings;
    plan.engines = engines;
    ASSAY_TRY(const auto corpora, workspace::corpora(reader));
    plan.corpus = sameInput(corpora, asked->corpusHash, asked->corpus, asked->corpusName);
    if (plan.corpus == 0) {
        return WhyStored::OtherInputs;
    }
    if (!how.embeddings.empty()) {
        ASSAY_TRY(const auto sets, workspace::embeddingSets(reader, plan.corpus));
        plan.embeddings = sameInput(sets, how.embeddingsHash, 0, how.embeddings);
        if (plan.embeddings == 0) {
            return WhyStored::OtherInputs;
        }
    }
    return plan;
}

} // namespace

Result<AskedAgain> askAgain(workspace::Workspace& workspace, const std::string& set,
                            const retrieval::EngineSource& engines, const std::stop_token& stop,
                            base::ProgressSink& progress) {
    return base::guarded(workspace.path().string(), [&]() -> Result<AskedAgain> {
        AskedAgain again;
        HeldLists then;
        {
            ASSAY_TRY(const auto reader, workspace.reader());
            ASSAY_TRY(const auto info, workspace::findAnswerSet(reader, set));
            ASSAY_TRY(then, listsOf(reader, info.id, stop));
            ASSAY_TRY(auto plan, planOf(reader, then.asked, engines));
            if (const auto* const why = std::get_if<WhyStored>(&plan)) {
                again.stored = *why;
                return again;
            }
            ASSAY_TRY(auto asked, askCorpus(workspace, std::get<AskingPlan>(plan), stop, progress));
            again.set = std::move(asked.set);
        }
        const auto compared = [&]() -> Result<> {
            ASSAY_TRY(const auto reader, workspace.reader());
            ASSAY_TRY(const auto now, listsOf(reader, again.set->id, stop));
            again.differingLists = differing(then, now);
            return {};
        }();
        if (!compared) {
            static_cast<void>(workspace::removeAnswerSet(workspace, again.set->id));
        }
        ASSAY_TRY(compared);
        return again;
    });
}

} // namespace assay::evaluate
