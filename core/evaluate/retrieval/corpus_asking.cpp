#include "core/evaluate/retrieval/corpus_asking.h"

#include "core/base/guard.h"
#include "core/evaluate/neighbours/workspace_searches.h"
#include "core/evaluate/retrieval/question_filters.h"
#include "core/evaluate/retrieval/question_vectors.h"
#include "core/json/settings_reader.h"
#include "core/workspace/corpora/corpus_references.h"
#include "core/workspace/predictions/staged_predictions.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <unordered_set>
#include <utility>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using retrieval::Filter;
using retrieval::Hit;
using workspace::NamedQuestion;
using AskingJson = nlohmann::ordered_json;

constexpr std::size_t kQuestionsAtOnce = 64;

AskingJson filterJson(const std::vector<Filter>& parts) {
    AskingJson list = AskingJson::array();
    for (const Filter& part : parts) {
        AskingJson conditions = AskingJson::array();
        for (const retrieval::FieldEquals& condition : part) {
            conditions.push_back({condition.field, condition.value});
        }
        list.push_back(std::move(conditions));
    }
    return list;
}

// What is asked of the searches: the filters of a question, and how their results are put together.
struct Asking {
    std::vector<Filter> parts; // as they are told
    std::vector<Filter> asked; // as they are searched
    bool byDistance = false;   // the results of several are joined into one list by their distances
    std::optional<std::int64_t> pool;
};

class CorpusAsker {
  public:
    // `results` of each question: as many as are kept, and as are reranked.
    CorpusAsker(WorkspaceSearches& searches, const AskingPlan& plan, std::size_t results)
        : m_searches(searches)
        , m_plan(plan)
        , m_results(results)
        , m_filters(searches.columns(), plan.settings) {}

    Result<> prepare(const SearchSpec& spec, const std::stop_token& stop, base::ProgressSink& progress) {
        for (const std::string& field : m_filters.fixedFields()) {
            ASSAY_TRY(m_searches.loadField(field, stop));
        }
        ASSAY_TRY(m_search, m_searches.search(spec, stop, progress, m_plan.settings.onlyProse));
        m_capabilities = m_search->capabilities();
        // What an engine does not give would count as missed.
        if (m_capabilities.largestK > 0 && m_results > m_capabilities.largestK) {
            return fail(ErrorCode::InvalidArgument,
                        std::to_string(m_results) + ", and the engine gives " +
                            std::to_string(m_capabilities.largestK) + " results at most",
                        "k");
        }
        return {};
    }

    [[nodiscard]] const retrieval::Capabilities& capabilities() const noexcept { return m_capabilities; }

    [[nodiscard]] bool isUnfiltered(const model::Question& question) const {
        return m_filters.isUnfiltered(question);
    }

    // Filters that are the same are worked out once.
    Result<const Asking*> askingOf(const model::Question& question) {
        std::vector<Filter> parts = m_filters.of(question);
        const auto [known, isNew] = m_askings.try_emplace(parts);
        Asking& asking = known->second;
        if (isNew) {
            asking.parts = std::move(parts);
            asking.asked = asking.parts;
            const bool isTogether = asking.parts.size() > 1 && m_plan.settings.parts == FilterParts::Together;
            const auto& reference = m_searches.reference();
            if (reference && isTogether && !comparesScores()) {
                return fail(ErrorCode::InputNotUsable,
                            "one list over several companies or years needs scores that can be compared; "
                            "ask for a list of each, in turns (--union)",
                            m_capabilities.label);
            }
            asking.byDistance = reference && isTogether;
            if (reference && !reference->isWhole(m_searches.corpus().sentences)) {
                return &asking; // what is not listed cannot be counted
            }
            ASSAY_TRY(const auto rows, rowsOfAny(m_searches.fields(), asking.parts));
            asking.pool = static_cast<std::int64_t>(rows.size());
            if (isTogether && !reference) {
                const std::string field = std::string(kMarkedRows) + std::to_string(m_askings.size());
                ASSAY_TRY(m_searches.markRows(field, rows));
                asking.asked = {Filter{{field, "1"}}};
            }
        }
        return &asking;
    }

    // The results of questions with the same filters, in their order.
    Result<std::vector<std::vector<Hit>>> ask(const Asking& asking, std::span<const retrieval::Query> queries,
                                              const std::stop_token& stop) const {
        const std::size_t k = m_results;
        std::vector<std::vector<std::vector<Hit>>> lists(queries.size());
        for (const Filter& part : asking.asked) {
            ASSAY_TRY(auto found, m_search->search(queries, k, part, stop));
            for (std::size_t i = 0; i < queries.size(); ++i) {
                lists[i].push_back(std::move(found[i]));
            }
        }
        std::vector<std::vector<Hit>> results;
        for (std::vector<std::vector<Hit>>& each : lists) {
            results.push_back(each.size() == 1    ? std::move(each.front())
                              : asking.byDistance ? byDistance(each)
                                                  : inTurns(each, k));
            results.back().resize(std::min(results.back().size(), k));
        }
        return results;
    }

    // Whether scores of a list can be compared with each other.
    [[nodiscard]] bool scored(const Asking& asking) const {
        return (asking.asked.size() == 1 || asking.byDistance) && comparesScores();
    }

  private:
    [[nodiscard]] bool comparesScores() const noexcept {
        return m_capabilities.ranksByDistance && m_capabilities.distance != retrieval::DistanceKind::None;
    }

    // All of them, a row once.
    static std::vector<Hit> byDistance(const std::vector<std::vector<Hit>>& lists) {
        std::vector<Hit> joined;
        std::unordered_set<retrieval::Row> seen;
        for (const std::vector<Hit>& list : lists) {
            std::ranges::copy_if(list, std::back_inserter(joined),
                                 [&seen](const Hit& hit) { return seen.insert(hit.row).second; });
        }
        const auto key = [](const Hit& hit) { // what has no score stands last
            return std::pair(std::isnan(hit.distance) ? HUGE_VALF : hit.distance, hit.row);
        };
        std::ranges::sort(joined, {}, key);
        return joined;
    }

    // The best of each, the second of each, …; a row once.
    static std::vector<Hit> inTurns(const std::vector<std::vector<Hit>>& lists, std::size_t k) {
        std::vector<Hit> joined;
        std::unordered_set<retrieval::Row> seen;
        std::size_t longest = 0;
        for (const std::vector<Hit>& list : lists) {
            longest = std::max(longest, list.size());
        }
        for (std::size_t place = 0; place < longest && joined.size() < k; ++place) {
            for (const std::vector<Hit>& list : lists) {
                if (place < list.size() && seen.insert(list[place].row).second) {
                    joined.push_back(list[place]);
                }
            }
        }
        return joined;
    }

    WorkspaceSearches& m_searches;
    const AskingPlan& m_plan;
    std::size_t m_results;
    QuestionFilters m_filters;
    std::shared_ptr<const retrieval::Search> m_search;
    retrieval::Capabilities m_capabilities;
    std::map<std::vector<Filter>, Asking> m_askings;
};

Result<std::vector<model::PredictionContext>> contextsOf(const workspace::Reader& reader,
                                                         const WorkspaceSearches& searches,
                                                         const std::vector<Hit>& hits, bool scored,
                                                         retrieval::DistanceKind kind) {
    std::vector<workspace::SentenceRow> rows; // of what the corpus lists
    for (const Hit& hit : hits) {
        if (!searches.unlistedId(hit.row)) {
            rows.push_back(hit.row);
        }
    }
    ASSAY_TRY(auto sentences, workspace::sentencesOfRows(reader, searches.corpus().id, rows));
    std::vector<model::PredictionContext> contexts;
    std::size_t listed = 0;
    for (const Hit& hit : hits) {
        model::PredictionContext context;
        if (auto id = searches.unlistedId(hit.row)) {
            context.id = *std::move(id);
        } else {
            model::Sentence& sentence = sentences[listed++].sentence;
            context.source = sourceOfSentence(sentence);
            context.id = std::move(sentence.sentenceId);
            context.text = std::move(sentence.text);
        }
        const double distance = hit.distance;
        if (scored && distance == distance) {
            context.score = kind == retrieval::DistanceKind::Cosine ? 1 - distance : -distance;
        }
        contexts.push_back(std::move(context));
    }
    return contexts;
}

// Questions of one filter, in their order.
struct AskedGroup {
    const Asking* asking = nullptr;
    std::vector<std::size_t> questions;
};

struct Round {
    std::span<const NamedQuestion> questions;
    const std::vector<float>& vectors;
    Asked& asked;
    std::vector<formats::PredictionRecord> records; // by question
    const AskedFeed& heard;
    base::ProgressSink& progress;
    std::int64_t done = 0; // questions
};

// Why the question cannot be asked; empty: it can.
std::string whyNotAsked(const Round& round, std::size_t question, const retrieval::Capabilities& search) {
    const std::string& text = round.questions[question].question.questionText;
    const std::size_t n = round.questions.size();
    const std::size_t dimension = n > 0 ? round.vectors.size() / n : 0;
    const auto vector = std::span(round.vectors).subspan(question * dimension, dimension);
    if (search.needsText && text.empty()) {
        ++round.asked.withoutText;
        return "the question has no text";
    }
    if (search.needsVector && std::ranges::all_of(vector, [](float value) { return value == 0; })) {
        ++round.asked.withoutVector;
        return "the question has no vector";
    }
    return {};
}

Result<> askGroup(CorpusAsker& asker, const AskedGroup& group, const WorkspaceSearches& searches,
                  const workspace::Reader& reader, Round& round, const std::stop_token& stop) {
    const std::size_t dimension = round.vectors.size() / std::max<std::size_t>(round.questions.size(), 1);
    const workspace::CorpusInfo& corpus = searches.corpus();
    for (std::size_t first = 0; first < group.questions.size(); first += kQuestionsAtOnce) {
        const std::size_t last = std::min(first + kQuestionsAtOnce, group.questions.size());
        std::vector<retrieval::Query> queries;
        for (std::size_t i = first; i < last; ++i) {
            const std::size_t question = group.questions[i];
            queries.push_back({std::span(round.vectors).subspan(question * dimension, dimension),
                               round.questions[question].question.questionText});
        }
        if (stop.stop_requested()) {
            return fail(ErrorCode::Cancelled);
        }
        ASSAY_TRY(const auto results, asker.ask(*group.asking, queries, stop));
        for (std::size_t i = first; i < last; ++i) {
            formats::PredictionRecord& record = round.records[group.questions[i]];
            ASSAY_TRY(record.prediction.contexts,
                      contextsOf(reader, searches, results[i - first], asker.scored(*group.asking),
                                 asker.capabilities().distance));
            record.extra = askedRecordJson({group.asking->pool, group.asking->parts, corpus.id, corpus.name,
                                            corpus.contentHash, asker.capabilities().label, std::nullopt});
            if (round.heard) {
                round.heard(round.questions[group.questions[i]].question, record.prediction);
            }
        }
        round.done += static_cast<std::int64_t>(last - first);
        round.progress.report(base::Stage::Evaluating, round.done, std::ssize(round.questions));
    }
    return {};
}

Result<> askAll(CorpusAsker& asker, const WorkspaceSearches& searches, const workspace::Reader& reader,
                Round& round, const std::stop_token& stop) {
    std::vector<AskedGroup> groups;
    std::map<const Asking*, std::size_t> places;
    round.records.resize(round.questions.size());
    for (std::size_t i = 0; i < round.questions.size(); ++i) {
        const model::Question& question = round.questions[i].question;
        model::Prediction& prediction = round.records[i].prediction;
        prediction.questionId = question.questionId;
        prediction.error = whyNotAsked(round, i, asker.capabilities());
        if (!prediction.error.empty()) {
            continue;
        }
        round.asked.withoutFilter += asker.isUnfiltered(question) ? 1 : 0;
        ASSAY_TRY(const Asking* const asking, asker.askingOf(question));
        const auto [place, isNew] = places.emplace(asking, groups.size());
        if (isNew) {
            groups.push_back({asking, {}});
        }
        groups[place->second].questions.push_back(i);
    }
    const std::int64_t total = std::ssize(round.questions);
    round.progress.report(base::Stage::Evaluating, 0, total);
    for (const AskedGroup& group : groups) {
        ASSAY_TRY(askGroup(asker, group, searches, reader, round, stop));
    }
    round.progress.report(base::Stage::Evaluating, total, total);
    return {};
}

// A round in which no question could be asked says nothing of the search.
Result<> requireAsked(const Round& round, const std::string& suite, const std::string& search) {
    const bool anyAsked = std::ranges::any_of(round.records, [](const formats::PredictionRecord& record) {
        return record.prediction.contexts.has_value();
    });
    if (anyAsked) {
        return {};
    }
    const Asked& asked = round.asked;
    std::string why = asked.questions == 0 ? "no question" : "";
    if (asked.withoutText > 0) {
        why = std::to_string(asked.withoutText) + " questions have no text";
    }
    if (asked.withoutVector > 0) {
        why += (why.empty() ? "" : ", ") + std::to_string(asked.withoutVector) +
               " questions have no vector for " + search +
               ": their vectors are missing, or no word of them is in the model's vocabulary";
    }
    return fail(ErrorCode::InputNotUsable, why, suite);
}

// What there is to ask with.
Result<> requireAskable(const AskedSearch& how, const workspace::CorpusInfo& corpus, bool isReference,
                        base::RowId embeddings) {
    if (isReference) {
        return requireEngineAlone(how.search, corpus);
    }
    return needsEmbeddings(how.search) && embeddings == 0
               ? fail(ErrorCode::InvalidArgument, how.searchText, "embeddings")
               : Result<>();
}

// Under the name that was asked for; where another set has it, under the next free one.
Result<workspace::AnswerSetInfo> keepAsked(workspace::Workspace& workspace, const std::string& name,
                                           std::vector<formats::PredictionRecord>& records,
                                           const std::stop_token& stop, base::ProgressSink& progress) {
    constexpr int kMostTries = 1'000;
    for (int number = 1; number <= kMostTries; ++number) {
        const std::string tried = number == 1 ? name : name + " (" + std::to_string(number) + ")";
        auto staged = workspace::StagedPredictions::begin(workspace, tried, stop, progress);
        if (!staged && staged.error().code == ErrorCode::NameTaken) {
            continue;
        }
        ASSAY_TRY(staged);
        ASSAY_TRY((*staged)->takePredictions(records));
        ASSAY_TRY(auto sets, (*staged)->publish(stop));
        return sets.front();
    }
    return fail(ErrorCode::NameTaken, name, workspace.path().string());
}

// Every record with a list says so; `change` is given what it says until now.
template <typename Change>
void sayOfLists(std::vector<formats::PredictionRecord>& records, const Change& change) {
    for (formats::PredictionRecord& record : records) {
        if (record.prediction.contexts) {
            AskedRecord about = readAskedRecord(record.extra).value_or(AskedRecord());
            change(about);
            record.extra = askedRecordJson(about);
        }
    }
}

// What it takes to ask so again. What an engine does not say of its collection is missing: that is asked
// last, when it has answered the questions.
Result<AskedProvenance> provenanceOf(const AskingPlan& plan, const AskedSearch& how,
                                     const WorkspaceSearches& searches, const std::stop_token& stop) {
    const std::optional<workspace::EmbeddingSet>& embeddings = searches.embeddings();
    AskedProvenance provenance;
    provenance.suite = plan.suite;
    provenance.settings = plan.settings;
    if (embeddings) {
        provenance.embeddings = embeddings->name;
        provenance.embeddingsHash = embeddings->contentHash;
        provenance.model = embeddings->model;
    }
    if (needsEmbeddings(how.search)) {
        provenance.questionVectors = !plan.vectors.file.empty() ? QuestionVectorSource::File
                                     : plan.vectors.service     ? QuestionVectorSource::Service
                                                                : QuestionVectorSource::Lsa;
    }
    auto engines = engineIdentities(std::span(&how.search, 1), plan.engines, stop);
    if (!engines && engines.error().code == ErrorCode::Cancelled) {
        return tl::unexpected(engines.error());
    }
    provenance.engines = engines.value_or(std::vector<EngineIdentity>());
    return provenance;
}

void keepFirst(std::vector<formats::PredictionRecord>& records, std::size_t results) {
    for (formats::PredictionRecord& record : records) {
        if (record.prediction.contexts && record.prediction.contexts->size() > results) {
            record.prediction.contexts->resize(results);
        }
    }
}

// A scorer reads texts. Those of a corpus by reference are fetched for it, and are not kept.
Result<> rerankLists(Reranker& reranker, std::span<const RerankedList> lists, std::size_t depth,
                     const WorkspaceSearches& searches, const std::stop_token& stop) {
    if (!searches.reference()) {
        return reranker.rerank(lists, stop);
    }
    std::vector<model::PredictionContext*> results;
    std::vector<std::string> ids;
    for (const RerankedList& list : lists) {
        for (std::size_t i = 0; i < std::min(depth, list.results->size()); ++i) {
            results.push_back(&(*list.results)[i]);
            ids.push_back(results.back()->id);
        }
    }
    ASSAY_TRY(auto texts, searches.textsThere(ids, stop));
    for (std::size_t i = 0; i < results.size(); ++i) {
        results[i]->text = std::move(texts[i]);
    }
    ASSAY_TRY(reranker.rerank(lists, stop));
    for (const RerankedList& list : lists) { // they were moved: what was pointed to is no more
        for (model::PredictionContext& result : *list.results) {
            result.text.clear();
        }
    }
    return {};
}

// Keeps what the search gave, and leaves what the scorer makes of it.
Result<> rerankRound(workspace::Workspace& workspace, const AskingPlan& plan, const AskedSearch& how,
                     const WorkspaceSearches& searches, Round& round, const std::stop_token& stop,
                     base::ProgressSink& progress) {
    const auto kept = static_cast<std::size_t>(plan.settings.k);
    ASSAY_TRY(const auto reranker, Reranker::start(*plan.scorer, *how.reranking, &workspace, stop));
    std::vector<formats::PredictionRecord> before = round.records;
    keepFirst(before, kept);
    sayOfLists(before, [&how](AskedRecord& about) {
        if (about.provenance) {
            about.provenance->settings.search = how.searchText;
        }
    });
    round.asked.search += ", " + reranker->label();
    std::vector<RerankedList> lists;
    for (std::size_t i = 0; i < round.records.size(); ++i) {
        formats::PredictionRecord& record = round.records[i];
        if (record.prediction.contexts) {
            lists.push_back({round.questions[i].question.questionText, &*record.prediction.contexts});
        }
        const std::size_t questions = i + 1;
        if (lists.size() == kListsReranked || questions == round.records.size()) {
            ASSAY_TRY(rerankLists(*reranker, lists, how.reranking->depth, searches, stop));
            lists.clear();
            progress.report(base::Stage::Evaluating, static_cast<std::int64_t>(questions),
                            std::ssize(round.records));
        }
    }
    keepFirst(round.records, kept);
    sayOfLists(round.records, [&round](AskedRecord& about) { about.search = round.asked.search; });
    const std::string name =
        !plan.name.empty() ? plan.name + ", not reranked" : plan.suite + ": " + how.searchText;
    Reranked& reranked = round.asked.reranked.emplace();
    ASSAY_TRY(reranked.before, keepAsked(workspace, name, before, stop, progress));
    reranked.scorer = how.reranking->scorer;
    reranked.model = reranker->model();
    reranked.depth = how.reranking->depth;
    reranked.counts = reranker->counts();
    return {};
}

} // namespace

std::string sourceOfSentence(const model::Sentence& sentence) {
    for (const char* const key : {"source", "filename", "file", "doc_name"}) {
        if (const auto found = sentence.metadata.find(key); found != sentence.metadata.end()) {
            return found->second;
        }
    }
    std::string source = sentence.company;
    const auto add = [&source](const std::string& part) {
        source += (source.empty() || part.empty() ? "" : " ") + part;
    };
    add(sentence.form);
    add(sentence.year ? std::to_string(*sentence.year) : "");
    return source;
}

std::string askedRecordJson(const AskedRecord& record) {
    AskingJson json{
        {"asked",
         {{"search", record.search},
          {"pool", record.pool ? AskingJson(*record.pool) : AskingJson()},
          {"filter", filterJson(record.filter)},
          {"corpus", {{"id", record.corpus}, {"name", record.corpusName}, {"sha256", record.corpusHash}}}}}};
    if (record.provenance) {
        addAskedProvenance(json["asked"], *record.provenance);
    }
    return json.dump(-1, ' ', false, AskingJson::error_handler_t::replace);
}

std::optional<AskedRecord> readAskedRecord(std::string_view extra) {
    const AskingJson json = json::parseSettingsJson(extra, json::kRecordDepth);
    const AskingJson* const asked = base::memberOf(json, "asked");
    const AskingJson* const corpus = asked != nullptr ? base::memberOf(*asked, "corpus") : nullptr;
    const AskingJson* const pool = asked != nullptr ? base::memberOf(*asked, "pool") : nullptr;
    const AskingJson* const filter = asked != nullptr ? base::memberOf(*asked, "filter") : nullptr;
    if (corpus == nullptr || pool == nullptr || filter == nullptr || !filter->is_array()) {
        return std::nullopt;
    }
    AskedRecord record;
    record.pool = base::integerIn<std::int64_t>(*pool);
    if (!pool->is_null() && (!record.pool || *record.pool < 0)) {
        return std::nullopt;
    }
    record.search = base::memberText(*asked, "search");
    if (const AskingJson* const id = base::memberOf(*corpus, "id")) {
        record.corpus = base::integerIn<base::RowId>(*id).value_or(0);
    }
    record.corpusName = base::memberText(*corpus, "name");
    record.corpusHash = base::memberText(*corpus, "sha256");
    for (const AskingJson& part : *filter) {
        Filter& conditions = record.filter.emplace_back();
        for (const AskingJson& condition : part) {
            const bool isPair = condition.is_array() && condition.size() == 2;
            const auto field = isPair ? base::textIn(condition[0]) : std::nullopt;
            const auto value = isPair ? base::textIn(condition[1]) : std::nullopt;
            if (!field || !value) {
                return std::nullopt;
            }
            conditions.push_back({*field, *value});
        }
    }
    record.provenance = askedProvenanceIn(*asked);
    return record;
}

bool isSearchToAsk(const workspace::Reader& reader, const std::string& list) {
    return !workspace::findAnswerSet(reader, list) && readAskedSearch(list);
}

Result<Asked> askCorpus(workspace::Workspace& workspace, const AskingPlan& plan, const std::stop_token& stop,
                        base::ProgressSink& progress) {
    return base::guarded(workspace.path().string(), [&]() -> Result<Asked> {
        ASSAY_TRY(checkAskingSettings(plan.settings));
        ASSAY_TRY(const auto how, readAskedSearch(plan.settings.search));
        if (how.reranking && !plan.scorer) {
            return fail(ErrorCode::InvalidArgument, how.reranking->scorer, "scorer");
        }
        ASSAY_TRY(const auto reader, workspace.reader());
        ASSAY_TRY(const auto corpus, workspace::corpusInfo(reader, plan.corpus));
        ASSAY_TRY(const auto reference, workspace::corpusReference(corpus));
        ASSAY_TRY(requireAskable(how, corpus, reference.has_value(), plan.embeddings));
        if (!plan.name.empty() && workspace::findAnswerSet(reader, plan.name)) {
            return fail(ErrorCode::NameTaken, plan.name, workspace.path().string());
        }
        ASSAY_TRY(const auto questions, workspace::questionsToMeasure(reader, plan.suite, stop));
        const base::RowId embeddings = needsEmbeddings(how.search) && !reference ? plan.embeddings : 0;
        ASSAY_TRY(const auto searches,
                  WorkspaceSearches::open(workspace, plan.corpus, embeddings, stop, progress));
        searches->useEngines(plan.engines);
        if (how.reranking && reference) { // seen before anything is asked
            ASSAY_TRY(searches->textsThere({}, stop));
        }
        std::vector<float> vectors;
        if (needsEmbeddings(how.search)) {
            const VectorSpace space =
                reference ? vectorSpaceOf(corpus, *reference) : vectorSpaceOf(*searches->embeddings());
            ASSAY_TRY(vectors, questionVectors(workspace, space, plan.vectors, questions, stop, progress));
            ASSAY_TRY(keepFetchedVectors(workspace, plan.vectors, space, questions, vectors));
        }
        const auto kept = static_cast<std::size_t>(plan.settings.k);
        CorpusAsker asker(*searches, plan, how.reranking ? std::max(kept, how.reranking->depth) : kept);
        ASSAY_TRY(asker.prepare(how.search, stop, progress));
        Asked asked;
        asked.search = asker.capabilities().label;
        asked.questions = std::ssize(questions);
        const auto sample = retrieval::evenlyTaken(searches->columns().size(), retrieval::kRunSample);
        ASSAY_TRY(asked.holdings,
                  engineHoldings(std::span(&how.search, 1), *searches, sample, plan.engines, stop));
        Round round{questions, vectors, asked, {}, plan.heard, progress};
        ASSAY_TRY(askAll(asker, *searches, reader, round, stop));
        ASSAY_TRY(requireAsked(round, plan.suite, asked.search));
        ASSAY_TRY(auto provenance, provenanceOf(plan, how, *searches, stop));
        provenance.holdings = asked.holdings;
        sayOfLists(round.records, [&provenance](AskedRecord& about) { about.provenance = provenance; });
        if (how.reranking) {
            ASSAY_TRY(rerankRound(workspace, plan, how, *searches, round, stop, progress));
        }
        const std::string name = !plan.name.empty() ? plan.name : plan.suite + ": " + plan.settings.search;
        ASSAY_TRY(asked.set, keepAsked(workspace, name, round.records, stop, progress));
        return asked;
    });
}

} // namespace assay::evaluate
