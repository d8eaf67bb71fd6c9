#include "core/evaluate/neighbours/neighbour_run.h"

#include "core/base/guard.h"
#include "core/evaluate/neighbours/neighbour_test.h"
#include "core/evaluate/neighbours/search_latency.h"
#include "core/evaluate/neighbours/search_recall.h"
#include "core/evaluate/neighbours/unlisted_results.h"
#include "core/evaluate/neighbours/workspace_searches.h"
#include "core/evaluate/run_inputs.h"
#include "core/json/settings_reader.h"
#include "core/retrieval/remote/unlisted_ids.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <chrono>
#include <memory>
#include <utility>

namespace assay::evaluate {
namespace {

// Of runs that nobody named, the second and later ones are numbered: two of one name cannot be told apart.
base::Result<std::string> nameApart(const workspace::Reader& reader, const std::string& wanted) {
    ASSAY_TRY(const auto runs, workspace::runs(reader, {}));
    std::string name = wanted;
    for (int number = 2; std::ranges::find(runs, name, &workspace::RunInfo::name) != runs.end(); ++number) {
        name = wanted + " (" + std::to_string(number) + ")";
    }
    return name;
}

using base::ErrorCode;
using base::fail;
using base::Result;
using model::AnchorOutcome;
using Json = nlohmann::ordered_json;

struct Anchors {
    std::vector<std::uint32_t> rows;
    std::vector<std::string> ids;
    AnchorSample sample; // of drawn ones; empty where it is not known how they were drawn
};

// What drawing by fields of the corpus goes by. Errors: NotFound (a field that no sentence has), Cancelled.
Result<AnchorFields> anchorFieldsOf(const workspace::Reader& reader, base::RowId corpus,
                                    const AnchorSampling& sampling, const std::stop_token& stop) {
    AnchorFields fields;
    if (sampling.strata == AnchorStrata::Field) {
        ASSAY_TRY(fields.strata, workspace::loadCorpusField(reader, corpus, sampling.strataField, stop));
    }
    if (!sampling.onlyField.empty()) {
        ASSAY_TRY(const auto column, workspace::loadCorpusField(reader, corpus, sampling.onlyField, stop));
        for (const std::uint32_t code : column.code) {
            fields.hasValue.push_back(column.values[code] == sampling.onlyValue);
        }
    }
    return fields;
}

Result<AnchorSample> drawnRows(const workspace::Reader& reader, const workspace::CorpusInfo& corpus,
                               const AnchorSampling& sampling, const std::stop_token& stop) {
    ASSAY_TRY(auto columns, workspace::loadCorpusColumns(reader, corpus.id, stop));
    ASSAY_TRY(auto traits,
              readTextTraits(reader, corpus, sampling.minWords > 0, sampling.excludeNavigational, stop));
    ASSAY_TRY(const auto fields, anchorFieldsOf(reader, corpus.id, sampling, stop));
    auto sample = drawAnchors(columns, sampling, traits.words, traits.navigational, fields);
    if (!sample && sample.error().code == ErrorCode::InputNotUsable) {
        return fail(ErrorCode::InputNotUsable, sample.error().detail, corpus.name); // so that it is named
    }
    return sample;
}

// How a set was drawn, where drawing by its settings gives it again. An imported one was not drawn here.
Result<AnchorSample> sampleOfSet(const workspace::Reader& reader, const workspace::CorpusInfo& corpus,
                                 base::RowId set, const std::vector<std::uint32_t>& rows,
                                 const std::stop_token& stop) {
    ASSAY_TRY(auto info, workspace::anchorSet(reader, set));
    const auto sampling = readAnchorSampling(info.settings);
    if (info.settings.empty() || !sampling) {
        return AnchorSample{};
    }
    auto sample = drawnRows(reader, corpus, *sampling, stop);
    if (!sample && sample.error().code == ErrorCode::Cancelled) {
        return sample;
    }
    return sample && sample->rows == rows ? std::move(*sample) : AnchorSample{};
}

Result<Anchors> anchorsOfSet(const workspace::Reader& reader, const workspace::CorpusInfo& corpus,
                             base::RowId set, const std::stop_token& stop) {
    ASSAY_TRY(auto ids, workspace::anchorSentenceIds(reader, set));
    ASSAY_TRY(auto rows, workspace::rowsOfIds(reader, corpus.id, ids));
    Anchors anchors;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (!rows[i]) {
            return fail(ErrorCode::InputNotUsable, "the corpus has no sentence " + ids[i], corpus.name);
        }
        anchors.rows.push_back(*rows[i]);
    }
    anchors.ids = std::move(ids);
    ASSAY_TRY(auto sample, sampleOfSet(reader, corpus, set, anchors.rows, stop));
    anchors.sample = std::move(sample);
    return anchors;
}

Result<Anchors> drawn(const workspace::Reader& reader, const workspace::CorpusInfo& corpus,
                      const AnchorSampling& sampling, const std::stop_token& stop) {
    ASSAY_TRY(auto sample, drawnRows(reader, corpus, sampling, stop));
    ASSAY_TRY(auto sentences, workspace::sentencesOfRows(reader, corpus.id, sample.rows));
    Anchors anchors;
    for (workspace::StoredSentence& stored : sentences) {
        anchors.ids.push_back(std::move(stored.sentence.sentenceId));
    }
    anchors.rows = sample.rows;
    anchors.sample = std::move(sample);
    return anchors;
}

Result<Anchors> anchorsOf(const workspace::Reader& reader, const workspace::CorpusInfo& corpus,
                          base::RowId set, const AnchorSampling& sampling, const std::stop_token& stop) {
    return set != 0 ? anchorsOfSet(reader, corpus, set, stop) : drawn(reader, corpus, sampling, stop);
}

// Of a member that may not be there: empty, 0.
std::string textOf(const Json& json, const char* object, const char* key) {
    const Json* outer = base::memberOf(json, object);
    return outer != nullptr ? base::memberText(*outer, key) : std::string();
}

base::RowId idOf(const Json& json, const char* object) {
    const Json* outer = base::memberOf(json, object);
    const Json* inner = outer != nullptr ? base::memberOf(*outer, "id") : nullptr;
    return inner != nullptr ? base::integerIn<base::RowId>(*inner).value_or(0) : 0;
}

tl::unexpected<base::Error> changed(const std::string& what, const std::string& now,
                                    const std::string& then) {
    return fail(ErrorCode::InputNotUsable, what + " has content " + now + ", the run was made with " + then,
                what);
}

// Of the inputs of a run, how many of which stratum there were and were drawn; none: it is not known.
std::vector<AnchorStratum> strataIn(const Json& inputs) {
    const Json* const anchors = base::memberOf(inputs, "anchors");
    const Json* const list = anchors != nullptr ? base::memberOf(*anchors, "strata") : nullptr;
    std::vector<AnchorStratum> strata;
    if (list == nullptr || !list->is_array()) {
        return strata;
    }
    for (const Json& one : *list) {
        const Json* const available = base::memberOf(one, "available");
        const Json* const drawn = base::memberOf(one, "drawn");
        const auto count = [](const Json* json) {
            return json != nullptr ? base::integerIn<std::int64_t>(*json) : std::nullopt;
        };
        if (!count(available) || !count(drawn)) {
            return {};
        }
        strata.push_back({base::memberText(one, "name"), *count(available), *count(drawn)});
    }
    return strata;
}

Json strataJson(const std::vector<AnchorStratum>& strata) {
    Json list = Json::array();
    for (const AnchorStratum& stratum : strata) {
        list.push_back({{"name", stratum.name}, {"available", stratum.available}, {"drawn", stratum.drawn}});
    }
    return list;
}

// Stores what comes, tells who watches, and keeps it for the figures.
class OutcomeSink {
  public:
    // `kept`: what earlier parts of the run kept of results that the corpus does not list. `since`: when this
    // part began; what opening its searches took (a graph is built then) is time of the run.
    OutcomeSink(workspace::Workspace& workspace, base::RowId run, NeighbourObserver* observer,
                const WorkspaceSearches& corpus, const UnlistedResults& kept,
                std::vector<AnchorOutcome>& outcomes, std::chrono::steady_clock::time_point since)
        : m_workspace(workspace)
        , m_run(run)
        , m_observer(observer)
        , m_corpus(corpus)
        , m_unlisted(corpus.columns().size())
        , m_outcomes(outcomes)
        , m_since(since) {
        for (const auto& [row, id] : kept) {
            static_cast<void>(m_unlisted.rowOf(id)); // the same again, as rows rise
        }
    }

    Result<> operator()(std::span<const AnchorOutcome> asked) {
        std::vector<AnchorOutcome> outcomes(asked.begin(), asked.end());
        std::vector<workspace::RunItem> items;
        items.reserve(outcomes.size());
        for (AnchorOutcome& outcome : outcomes) {
            const UnlistedResults unlisted = named(outcome);
            items.push_back(
                {outcome.number, outcome.sentenceId, withUnlisted(anchorOutcomeJson(outcome), unlisted)});
        }
        const auto now = std::chrono::steady_clock::now();
        const auto spent = std::chrono::duration_cast<std::chrono::milliseconds>(now - m_since);
        ASSAY_TRY(workspace::saveRunItems(m_workspace, m_run, items, spent.count()));
        m_since += spent;
        m_outcomes.insert(m_outcomes.end(), outcomes.begin(), outcomes.end());
        if (m_observer != nullptr) {
            m_observer->stored(outcomes);
        }
        return {};
    }

  private:
    // Of results that the corpus does not list: rows as the run numbers them.
    UnlistedResults named(AnchorOutcome& outcome) {
        UnlistedResults unlisted;
        for (model::AnchorSearch& search : outcome.searches) {
            for (model::RankedSentence& result : search.results) {
                if (auto id = m_corpus.unlistedId(result.row)) {
                    result.row = m_unlisted.rowOf(*id);
                    unlisted.emplace(result.row, *std::move(id));
                }
            }
        }
        return unlisted;
    }

    workspace::Workspace& m_workspace;
    base::RowId m_run;
    NeighbourObserver* m_observer;
    const WorkspaceSearches& m_corpus;
    retrieval::UnlistedIds m_unlisted;
    std::vector<AnchorOutcome>& m_outcomes;
    std::chrono::steady_clock::time_point m_since;
};

// What figures and documents read by index: each anchor from 0 on, none left out, with an answer of each
// search in each regime. Error: DamagedWorkspace.
Result<std::vector<AnchorOutcome>> storedOutcomes(const workspace::Reader& reader,
                                                  const workspace::RunInfo& run,
                                                  const NeighbourRunSettings& settings,
                                                  const std::stop_token& stop) {
    const std::size_t searches =
        settings.isOutside ? settings.outsideSearches.size() : settings.searches.size();
    const std::size_t answers = searches * settings.test.regimes.size();
    std::vector<AnchorOutcome> outcomes;
    Result<> understood;
    auto read = workspace::forEachRunItem(reader, run.id, 0, stop, [&](const workspace::RunItem& item) {
        const auto damaged = [&](const std::string& detail) {
            understood = fail(ErrorCode::DamagedWorkspace,
                              "run_item " + std::to_string(item.number) + ": " + detail, reader.path());
            return false;
        };
        auto outcome = readAnchorOutcome(item.document);
        if (!outcome) {
            return damaged(outcome.error().detail);
        }
        if (outcome->searches.size() != answers) {
            return damaged("searches: " + std::to_string(outcome->searches.size()) + ", expected " +
                           std::to_string(answers));
        }
        if (item.number != std::ssize(outcomes)) {
            return damaged("number, expected " + std::to_string(outcomes.size()));
        }
        outcome->number = static_cast<std::uint32_t>(item.number);
        outcome->sentenceId = item.key;
        outcomes.push_back(std::move(*outcome));
        return true;
    });
    ASSAY_TRY(read);
    ASSAY_TRY(understood);
    if (run.state == workspace::RunState::Finished && std::ssize(outcomes) != run.items) {
        return fail(ErrorCode::DamagedWorkspace,
                    "run " + std::to_string(run.id) + ": " + std::to_string(outcomes.size()) + " of " +
                        std::to_string(run.items) + " items",
                    reader.path());
    }
    return outcomes;
}

struct Opened {
    std::vector<retrieval::Capabilities> searches;
    std::optional<Alignment> alignment;
    std::vector<EngineHolding> holdings;
};

// A run's figures with what was found out of its vectors, here and in engines.
std::string withVectors(const std::string& figures, const Opened& opened) {
    Json document = Json::parse(figures);
    if (opened.alignment) {
        document["alignment"] = Json::parse(alignmentJson(*opened.alignment));
    }
    if (!opened.holdings.empty()) {
        document["engine_holdings"] = engineHoldingsJson(opened.holdings);
    }
    return document.dump(-1, ' ', false, Json::error_handler_t::replace);
}

// An earlier part of the run has compared them already, and they are what they were.
bool areKnown(const std::vector<EngineHolding>& holdings) {
    return !holdings.empty() &&
           std::ranges::none_of(
               holdings, [](auto state) { return state == HoldingState::Failed; }, &EngineHolding::state);
}

// No deeper than an engine gives lists, of which the asker takes a place.
NeighbourTest withinLimit(const NeighbourTest& test, std::size_t largestK) {
    NeighbourTest within = test;
    if (largestK > 0) {
        for (std::vector<int>* const list : {&within.settings.hitAt, &within.settings.mrrAt}) {
            std::erase_if(*list, [largestK](int k) { return static_cast<std::size_t>(k) + 1 > largestK; });
        }
    }
    return within;
}

// An approximate search is measured as it will be asked. Of one that is fused with others, or whose results
// are expanded, nothing is known.
Result<> measureRecalls(const NeighbourTest& test, const std::vector<SearchSpec>& specs,
                        WorkspaceSearches& corpus, std::vector<retrieval::Capabilities>& capabilities,
                        const std::stop_token& stop, base::ProgressSink& progress) {
    if (corpus.reference()) {
        return {}; // there is nothing here that is exact
    }
    for (std::size_t s = 0; s < specs.size(); ++s) {
        const bool isEngine = specs[s].kind == SearchKind::Engine &&
                              specs[s].mode == retrieval::RemoteMode::Vector && !capabilities[s].recall;
        if ((specs[s].kind != SearchKind::Hnsw && !isEngine) || specs[s].expandBy > 0) {
            continue;
        }
        SearchSpec exactSpec = specs[s];
        exactSpec.kind = SearchKind::Exact;
        exactSpec.engine.clear();
        const NeighbourTest asked = withinLimit(test, capabilities[s].largestK);
        ASSAY_TRY(const auto exact, corpus.search(exactSpec, stop, progress, test.settings.onlyProse));
        retrieval::Capabilities& of = capabilities[s];
        for (const model::Regime regime : test.settings.regimes) {
            const auto recall = measureSearchRecall(asked, *test.searches[s], *exact, regime, stop);
            if (!recall && isEngine && recall.error().code == ErrorCode::RemoteFailure) {
                continue; // it stays unknown
            }
            ASSAY_TRY(const auto measured, recall);
            if (!measured) {
                continue;
            }
            if (regime == model::Regime::Filtered) {
                of.filteredRecall = measured->value;
                of.filteredRecallLow = measured->interval.low;
                of.filteredRecallHigh = measured->interval.high;
            }
            if (regime == model::Regime::Open || !of.recall) {
                of.recall = measured->value;
                of.recallLow = measured->interval.low;
                of.recallHigh = measured->interval.high;
            }
            of.recallAt = measured->at;
            of.recallQueries = measured->queries;
        }
    }
    return {};
}

Result<> requireSameCorpus(const WorkspaceSearches& corpus, const NeighbourRunSettings& settings) {
    if (corpus.corpus().contentHash != settings.corpusHash) {
        return changed(settings.corpus, corpus.corpus().contentHash, settings.corpusHash);
    }
    if (corpus.embeddings() && corpus.embeddings()->contentHash != settings.embeddingsHash) {
        return changed(settings.embeddings, corpus.embeddings()->contentHash, settings.embeddingsHash);
    }
    return {};
}

// Asks what is left. `outcomes` holds what there is and takes what comes.
Result<Opened> askTheRest(workspace::Workspace& workspace, const workspace::Reader& reader,
                          const workspace::RunInfo& info, const NeighbourRunSettings& settings,
                          std::vector<AnchorOutcome>& outcomes, NeighbourObserver* observer,
                          const retrieval::EngineSource& engines, const std::stop_token& stop,
                          base::ProgressSink& progress) {
    const auto since = std::chrono::steady_clock::now();
    ASSAY_TRY(auto opened,
              WorkspaceSearches::open(workspace, settings.corpusId, settings.embeddingsId, stop, progress));
    WorkspaceSearches& corpus = *opened;
    corpus.useEngines(engines);
    ASSAY_TRY(requireSameCorpus(corpus, settings));
    ASSAY_TRY(auto anchors,
              anchorsOf(reader, corpus.corpus(), settings.anchorSetId, settings.sampling, stop));
    if (const std::string hash = workspace::anchorHash(anchors.ids); hash != settings.anchorsHash) {
        return changed("the anchor set", hash, settings.anchorsHash);
    }
    ASSAY_TRY(requireSameEngines(settings.engines, settings.searches, engines, stop));
    for (const std::string& field : settings.test.filterFields) {
        if (!isColumnField(field)) {
            ASSAY_TRY(corpus.loadField(field, stop));
        }
    }
    ASSAY_TRY(auto traits,
              readTextTraits(reader, corpus.corpus(), false, settings.test.excludeNavigational, stop));
    ASSAY_TRY(auto gold,
              NeighbourGold::create(corpus.columns(), settings.test, std::move(traits.navigational)));
    NeighbourTest test;
    test.columns = &corpus.columns();
    test.gold = &gold;
    test.source = &corpus.source();
    test.settings = settings.test;
    test.anchors = std::move(anchors.rows);
    const auto& reference = corpus.reference();
    if (!reference || reference->isWhole(corpus.corpus().sentences)) { // else they are those of a list
        test.weights = std::move(anchors.sample.weights);
    }
    ASSAY_TRY(const auto pools, corpus.poolSource(stop));
    test.pools = pools;
    std::vector<std::shared_ptr<const retrieval::Search>> searches;
    std::vector<retrieval::Capabilities> capabilities;
    for (const SearchSpec& spec : settings.searches) {
        ASSAY_TRY(auto random, corpus.randomSearch(spec, settings.test.seed));
        test.randomSearches.push_back(random.get());
        searches.push_back(std::move(random));
        ASSAY_TRY(auto search, corpus.search(spec, stop, progress, settings.test.onlyProse));
        capabilities.push_back(search->capabilities());
        test.searches.push_back(search.get());
        searches.push_back(std::move(search));
    }
    Opened found;
    found.holdings = settings.holdings;
    if (!areKnown(found.holdings)) {
        ASSAY_TRY(found.holdings, engineHoldings(settings.searches, corpus, test.anchors, engines, stop));
    }
    ASSAY_TRY(measureRecalls(test, settings.searches, corpus, capabilities, stop, progress));
    // What was measured of them is shown while the run is paused, too.
    ASSAY_TRY(found.alignment, corpus.alignment(stop, progress));
    const std::string known = R"({"searches":)" + capabilitiesJson(capabilities) + "}";
    ASSAY_TRY(workspace::noteRunFigures(workspace, info.id, withVectors(known, found)));
    if (observer != nullptr) {
        observer->opened(capabilities);
        if (!outcomes.empty()) {
            observer->stored(outcomes);
        }
    }
    UnlistedResults kept;
    if (reference && !outcomes.empty()) {
        ASSAY_TRY(kept, unlistedResults(reader, info.id, stop));
    }
    OutcomeSink sink(workspace, info.id, observer, corpus, kept, outcomes, since);
    const auto first = static_cast<std::uint32_t>(outcomes.size());
    ASSAY_TRY(runNeighbourTest(test, first, std::ref(sink), stop, progress));
    ASSAY_TRY(const auto latencies, measureSearchLatency(test, stop));
    ASSAY_TRY(keepSearchLatency(workspace, info.id, latencies, test.settings.regimes));
    found.searches = std::move(capabilities);
    return found;
}

} // namespace

Result<NeighbourRunSettings> neighbourRunSettings(const workspace::RunInfo& run) {
    const Json document = json::parseSettingsJson(run.settings);
    const Json inputs = json::parseSettingsJson(run.inputs);
    const Json* const testJson = base::memberOf(document, "test");
    const Json* const samplingJson = base::memberOf(document, "sampling");
    const Json* const searches = base::memberOf(document, "searches");
    if (run.kind != kNeighbourRuns || !inputs.is_object() || testJson == nullptr || samplingJson == nullptr ||
        searches == nullptr || !searches->is_array()) {
        return fail(ErrorCode::InputNotUsable, run.kind, "run " + std::to_string(run.id));
    }
    NeighbourRunSettings settings;
    ASSAY_TRY(auto test, readNeighbourSettings(testJson->dump()));
    settings.test = std::move(test);
    // As they were when it was made; a run of a workspace from elsewhere may say anything.
    if (auto usable = checkNeighbourSettings(settings.test); !usable) {
        return fail(ErrorCode::InputNotUsable, usable.error().where, "run " + std::to_string(run.id));
    }
    ASSAY_TRY(auto sampling, readAnchorSampling(samplingJson->dump()));
    settings.sampling = std::move(sampling);
    settings.isOutside = run.origin == kOutsideOrigin;
    for (const Json& one : *searches) {
        auto text = base::textIn(one);
        if (!text) {
            return fail(ErrorCode::InputNotUsable, "searches", "settings");
        }
        if (settings.isOutside) {
            settings.outsideSearches.push_back(std::move(*text));
            continue;
        }
        ASSAY_TRY(auto spec, readSearchSpec(*text));
        settings.searches.push_back(std::move(spec));
    }
    settings.corpusId = idOf(inputs, "corpus");
    settings.corpus = textOf(inputs, "corpus", "name");
    settings.corpusHash = textOf(inputs, "corpus", "sha256");
    settings.embeddingsId = idOf(inputs, "embeddings");
    settings.embeddings = textOf(inputs, "embeddings", "name");
    settings.embeddingsHash = textOf(inputs, "embeddings", "sha256");
    settings.model = textOf(inputs, "embeddings", "model");
    settings.anchorSetId = idOf(inputs, "anchors");
    settings.anchorSet = textOf(inputs, "anchors", "name");
    settings.anchorsHash = textOf(inputs, "anchors", "sha256");
    settings.strata = strataIn(inputs);
    settings.engines = engineIdentitiesIn(inputs);
    const Json figures = json::parseSettingsJson(run.figures);
    if (const Json* const alignment = base::memberOf(figures, "alignment")) {
        settings.alignment = readAlignment(alignment->dump());
    }
    settings.holdings = engineHoldingsIn(figures);
    return settings;
}

Result<AnchorSample> drawAnchorSet(workspace::Workspace& workspace, base::RowId corpus,
                                   const std::string& name, const AnchorSampling& sampling,
                                   const std::string& who, const std::stop_token& stop) {
    auto reader = workspace.reader();
    ASSAY_TRY(auto info, reader ? workspace::corpusInfo(*reader, corpus) : tl::unexpected(reader.error()));
    ASSAY_TRY(auto anchors, drawn(*reader, info, sampling, stop));
    workspace::AnchorSet set;
    set.corpus = corpus;
    set.name = name;
    set.settings = anchorSamplingJson(sampling);
    set.seed = sampling.seed;
    set.createdBy = who;
    ASSAY_TRY(workspace::addAnchorSet(workspace, set, anchors.ids));
    return std::move(anchors.sample);
}

Result<base::RowId> createNeighbourRun(workspace::Workspace& workspace, const NeighbourRunPlan& plan,
                                       const std::stop_token& stop) {
    ASSAY_TRY(checkNeighbourSettings(plan.settings));
    if (plan.searches.empty()) {
        return fail(ErrorCode::InvalidArgument, "none", "searches");
    }
    auto reader = workspace.reader();
    ASSAY_TRY(auto corpus,
              reader ? workspace::corpusInfo(*reader, plan.corpus) : tl::unexpected(reader.error()));
    ASSAY_TRY(const auto reference, workspace::corpusReference(corpus));
    Json searches = Json::array();
    for (const SearchSpec& spec : plan.searches) {
        ASSAY_TRY(checkSearchSpec(spec));
        if (reference) {
            ASSAY_TRY(requireEngineAlone(spec, corpus));
        } else if (plan.embeddings == 0 && needsEmbeddings(spec)) {
            return fail(ErrorCode::InvalidArgument, searchSpecText(spec), "embeddings");
        }
        searches.push_back(searchSpecText(spec));
    }
    ASSAY_TRY(auto anchors, anchorsOf(*reader, corpus, plan.anchorSet, plan.sampling, stop));
    Json inputs{{"corpus", {{"id", corpus.id}, {"name", corpus.name}, {"sha256", corpus.contentHash}}}};
    std::string model;
    if (plan.embeddings != 0) {
        ASSAY_TRY(auto set, workspace::embeddingSet(*reader, plan.embeddings));
        inputs["embeddings"] = {
            {"id", set.id}, {"name", set.name}, {"model", set.model}, {"sha256", set.contentHash}};
        model = set.model;
    }
    Json anchorInput{{"n", anchors.ids.size()}, {"sha256", workspace::anchorHash(anchors.ids)}};
    if (!anchors.sample.strata.empty()) {
        anchorInput["strata"] = strataJson(anchors.sample.strata);
    }
    if (plan.anchorSet != 0) {
        ASSAY_TRY(auto set, workspace::anchorSet(*reader, plan.anchorSet));
        anchorInput["id"] = set.id;
        anchorInput["name"] = set.name;
    }
    inputs["anchors"] = std::move(anchorInput);
    if (plan.engines) {
        ASSAY_TRY(const auto identities, engineIdentities(plan.searches, plan.engines, stop));
        if (!identities.empty()) {
            inputs["engines"] = engineIdentitiesJson(identities);
        }
    }
    workspace::NewRun run;
    run.kind = kNeighbourRuns;
    run.name = plan.name;
    if (run.name.empty()) {
        ASSAY_TRY(auto name, nameApart(*reader, corpus.name + (model.empty() ? "" : ", " + model)));
        run.name = std::move(name);
    }
    run.corpus = corpus.id;
    run.settings = Json{{"test", Json::parse(neighbourSettingsJson(plan.settings), nullptr, false)},
                        {"sampling", Json::parse(anchorSamplingJson(plan.sampling), nullptr, false)},
                        {"searches", std::move(searches)}}
                       .dump(-1, ' ', false, Json::error_handler_t::replace);
    run.inputs = inputs.dump(-1, ' ', false, Json::error_handler_t::replace);
    run.seed = plan.anchorSet != 0 ? plan.settings.seed : plan.sampling.seed;
    run.items = static_cast<std::int64_t>(anchors.ids.size());
    run.who = plan.who;
    return workspace::createRun(workspace, run);
}

Result<NeighbourFigures> continueNeighbourRun(workspace::Workspace& workspace, base::RowId run,
                                              NeighbourObserver* observer, const std::stop_token& stop,
                                              base::ProgressSink& progress,
                                              const retrieval::EngineSource& engines) {
    return base::guarded(workspace.path().string(), [&]() -> Result<NeighbourFigures> {
        auto claim = workspace::claimRun(workspace, run);
        if (!claim || !*claim) {
            return claim ? fail(ErrorCode::WorkspaceBusy, "run " + std::to_string(run),
                                workspace.path().string())
                         : tl::unexpected(claim.error());
        }
        auto reader = workspace.reader();
        auto info = reader ? workspace::runInfo(*reader, run) : tl::unexpected(reader.error());
        ASSAY_TRY(auto settings, info ? neighbourRunSettings(*info) : tl::unexpected(info.error()));
        if (info->state == workspace::RunState::Finished) {
            return fail(ErrorCode::InvalidArgument, "finished", "run " + std::to_string(run));
        }
        ASSAY_TRY(auto outcomes, storedOutcomes(*reader, *info, settings, stop));
        auto opened =
            askTheRest(workspace, *reader, *info, settings, outcomes, observer, engines, stop, progress);
        if (!opened) {
            // One that failed at its first go, before anything was asked, measures nothing and would fail
            // again: it goes. What it measures may come back to what it was.
            const ErrorCode code = opened.error().code;
            if (code != ErrorCode::Cancelled && code != ErrorCode::InputNotUsable && outcomes.empty() &&
                info->state == workspace::RunState::Running) {
                static_cast<void>(workspace::removeRun(workspace, run, {}));
                return tl::unexpected(opened.error());
            }
            // What was asked is stored; the run can be gone on with.
            const auto stopped = workspace::stopRun(workspace, run);
            return tl::unexpected(stopped ? opened.error() : stopped.error());
        }
        NeighbourFigures figures = neighbourFigures(outcomes, settings.test, opened->searches);
        const std::string kept = mainFiguresJson(figures, settings.test, opened->searches);
        ASSAY_TRY(workspace::finishRun(workspace, run, withVectors(kept, *opened)));
        return figures;
    });
}

Result<NeighbourRun> loadNeighbourRun(const workspace::Reader& reader, base::RowId run,
                                      const std::stop_token& stop) {
    NeighbourRun loaded;
    auto info = workspace::runInfo(reader, run);
    auto settings = info ? neighbourRunSettings(*info) : tl::unexpected(info.error());
    ASSAY_TRY(auto outcomes,
              settings ? storedOutcomes(reader, *info, *settings, stop) : tl::unexpected(settings.error()));
    for (const SearchSpec& spec : settings->searches) {
        loaded.searches.push_back(plannedCapabilities(spec, settings->model));
    }
    loaded.searches.resize(loaded.searches.size() + settings->outsideSearches.size());
    const Json figures = json::parseSettingsJson(info->figures);
    if (const Json* const kept = base::memberOf(figures, "searches")) {
        auto searches = readCapabilities(kept->dump());
        if (!searches || searches->size() != loaded.searches.size()) {
            return fail(ErrorCode::DamagedWorkspace, "run " + std::to_string(run) + ": searches",
                        reader.path());
        }
        loaded.searches = std::move(*searches);
    }
    loaded.info = std::move(*info);
    loaded.settings = std::move(*settings);
    loaded.outcomes = std::move(outcomes);
    return loaded;
}

} // namespace assay::evaluate
