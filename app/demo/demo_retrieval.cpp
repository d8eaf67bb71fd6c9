#include "app/demo/demo_retrieval.h"

#include "app/demo/demo_curation.h"
#include "app/demo/demo_questions.h"
#include "app/demo/demo_runs.h"
#include "core/evaluate/retrieval/alpha_decision.h"
#include "core/evaluate/retrieval/alpha_tuning.h"
#include "core/evaluate/retrieval/corpus_asking.h"
#include "core/evaluate/retrieval/retrieval_run.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/corpora/embedding_sets.h"
#include "core/workspace/runs/alpha_decisions.h"

#include <algorithm>
#include <string>

namespace assay::app {
namespace {

using base::Result;

constexpr int kDemoDepth = 50;
constexpr int kAlphas = 20; // steps from 0 to 1

} // namespace

Result<> askDemoCorpus(workspace::Workspace& workspace, std::stop_token stop, base::ProgressSink& progress) {
    ASSAY_TRY(const auto reader, workspace.reader());
    ASSAY_TRY(const auto corpus, workspace::findCorpus(reader, std::string(kDemoCorpus)));
    ASSAY_TRY(const auto embeddings, workspace::embeddingSets(reader, corpus.id));
    if (embeddings.empty()) {
        return base::fail(base::ErrorCode::NotFound, {}, "embeddings of the demo");
    }
    const auto largest = std::ranges::max_element(embeddings, {}, &workspace::EmbeddingSet::dimension);
    for (const bool byWords : {true, false}) {
        evaluate::AskingPlan plan;
        plan.name = kDemoLists[byWords ? 0 : 1];
        plan.suite = kDemoSuite;
        plan.corpus = corpus.id;
        plan.embeddings = byWords ? 0 : largest->id;
        plan.settings.search = byWords ? "lexical" : "exact";
        plan.settings.k = kDemoDepth;
        ASSAY_TRY(evaluate::askCorpus(workspace, plan, stop, progress));
    }
    return {};
}

Result<> measureDemoRetrieval(workspace::Workspace& workspace, std::stop_token stop,
                              base::ProgressSink& progress) {
    for (const std::string_view list : kDemoLists) {
        evaluate::RetrievalRunPlan plan;
        plan.suite = kDemoSuite;
        plan.predictions = list;
        plan.who = kDemoMaker;
        ASSAY_TRY(evaluate::makeRetrievalRun(workspace, plan, stop, progress));
    }
    evaluate::AlphaSettings settings;
    settings.alphas.clear();
    for (int i = 0; i <= kAlphas; ++i) {
        settings.alphas.push_back(static_cast<double>(i) / kAlphas);
    }
    ASSAY_TRY(const auto reader, workspace.reader());
    ASSAY_TRY(const auto material,
              evaluate::readAlphaMaterial(reader, std::string(kDemoSuite), std::string(kDemoLists[0]),
                                          std::string(kDemoLists[1]), settings, stop));
    ASSAY_TRY(const auto tuning, evaluate::tuneAlpha(material, settings, stop, progress));
    ASSAY_TRY(evaluate::keepAlphaTuning(workspace, material, tuning, settings, std::string(kDemoMaker)));
    model::AlphaDecision decision = evaluate::alphaDecisionOf(material, tuning, settings, tuning.best.alpha,
                                                              tuning.outcomes[tuning.best.point]);
    decision.name = kDemoAlpha;
    decision.author = kDemoCurators[0];
    decision.reason = "The best of the alphas that were tried; few questions tell little (generated).";
    ASSAY_TRY(workspace::saveAlphaDecision(workspace, decision, std::string(kDemoCurators[0])));
    return {};
}

} // namespace assay::app
