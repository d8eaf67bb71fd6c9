#include "core/evaluate/retrieval/retrieval_run.h"

#include "core/base/guard.h"
#include "core/base/hash.h"
#include "core/evaluate/retrieval/corpus_asking.h"
#include "core/evaluate/retrieval/question_pool.h"
#include "core/evaluate/retrieval/retrieval_documents.h"
#include "core/formats/questions/question_format.h"
#include "core/json/settings_reader.h"
#include "core/workspace/predictions/prediction_reading.h"
#include "core/workspace/suites/passages.h"
#include "core/workspace/suites/suites.h"

#include <algorithm>
#include <chrono>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using workspace::NamedQuestion;
using RunJson = nlohmann::ordered_json;

constexpr std::size_t kMostUnmatched = 1'000; // that are named

// What a look over the set says, before anything is measured.
struct SetTraits {
    ResultKeys keys;
    std::int64_t lists = 0;
    std::optional<AskedRecord> asked; // of the first that says it
};

Result<SetTraits> traitsOf(const workspace::Reader& reader, base::RowId set, const std::stop_token& stop) {
    SetTraits traits;
    const auto take = [&traits](formats::PredictionRecord record) -> Result<> {
        const ResultKeys keys = resultKeys(std::span(&record.prediction, 1));
        traits.keys.ids = traits.keys.ids || keys.ids;
        traits.keys.sources = traits.keys.sources || keys.sources;
        traits.lists += record.prediction.contexts ? 1 : 0;
        if (!traits.asked) {
            traits.asked = readAskedRecord(record.extra);
        }
        return {};
    };
    ASSAY_TRY(workspace::readPredictionSet(reader, set, take, stop));
    return traits;
}

class SurroundingsReader {
  public:
    SurroundingsReader(const workspace::Reader& reader, const RetrievalSettings& settings,
                       const ResultKeys& keys, QuestionPools& pools)
        : m_reader(reader)
        , m_settings(settings)
        , m_keys(keys)
        , m_pools(pools) {}

    // Where the lists were asked of this corpus and nothing in it is named by the questions that are judged
    // by names of sources or by citations, no search of it can find anything for them.
    Result<> lookForNames(base::RowId corpus, std::span<const NamedQuestion> questions,
                          const std::stop_token& stop) {
        ASSAY_TRY(const bool holds,
                  holdsAnyNamed(m_reader, corpus, questions, m_settings.relevance, m_keys, stop));
        m_lacksNames = !holds;
        return {};
    }

    // Reads texts and rows of the gold of one question.
    Result<QuestionSurroundings> of(const model::Question& question, const std::optional<AskedRecord>& asked,
                                    const std::stop_token& stop) {
        QuestionSurroundings surroundings;
        const QuestionRelevance relevance = questionRelevance(question, m_settings.relevance, m_keys);
        const std::vector<std::string> names = relevantNames(relevance, m_settings.level);
        if (!namesSentences(relevance.rule())) {
            if (m_lacksNames && !names.empty()) {
                QuestionPool& pool = surroundings.pool.emplace();
                pool.results = asked ? asked->pool.value_or(0) : 0;
                pool.notInCorpus = names;
            }
            return surroundings;
        }
        for (const std::string& name : names) {
            ASSAY_TRY(auto passages, workspace::passagesOf(m_reader, name));
            if (!passages.empty()) {
                surroundings.goldTexts.emplace(name, std::move(passages.front().text));
            }
        }
        if (m_pools.knowsAll()) {
            const std::vector<retrieval::Filter> whole(1);
            ASSAY_TRY(surroundings.pool, m_pools.of(names, asked ? asked->filter : whole, stop));
        }
        return surroundings;
    }

  private:
    const workspace::Reader& m_reader;
    const RetrievalSettings& m_settings;
    ResultKeys m_keys;
    QuestionPools& m_pools;
    bool m_lacksNames = false;
};

std::string suiteHashOf(std::span<const NamedQuestion> questions) {
    base::Sha256 hash;
    for (const NamedQuestion& each : questions) {
        hash.add(formats::questionDocument(each.question) + "\n");
    }
    return hash.finish();
}

std::string retrievalRunName(const RetrievalRunPlan& plan) {
    return plan.name.empty() ? plan.suite + ", " + plan.predictions : plan.name;
}

std::string inputsJson(const RetrievalRunSettings& about) {
    RunJson inputs{{"suite", {{"name", about.suite}, {"sha256", about.suiteHash}}},
                   {"predictions",
                    {{"name", about.predictions},
                     {"sha256", about.predictionsHash},
                     {"matched", about.matched},
                     {"matched_by_text", about.byText},
                     {"unmatched", about.unmatched}}}};
    if (!about.corpus.empty()) {
        inputs["corpus"] = {{"name", about.corpus}, {"sha256", about.corpusHash}};
    }
    if (!about.search.empty()) {
        inputs["search"] = about.search;
    }
    if (about.asked) {
        addAskedProvenance(inputs, *about.asked);
    }
    return inputs.dump(-1, ' ', false, RunJson::error_handler_t::replace);
}

std::string memberOfMember(const RunJson& json, const char* object, const char* key) {
    const RunJson* const outer = base::memberOf(json, object);
    return outer != nullptr ? base::memberText(*outer, key) : std::string();
}

// The predictions of each question, and what stands around it, one question at a time.
Result<std::vector<QuestionRetrieval>>
measureQuestions(const workspace::Reader& reader, const workspace::AnswerSetInfo& set,
                 std::span<const NamedQuestion> questions, const SetTraits& traits,
                 const RetrievalMeasures& measures, SurroundingsReader& around, RetrievalRunSettings& about,
                 const std::stop_token& stop, base::ProgressSink& progress) {
    std::vector<QuestionRetrieval> measured(questions.size());
    // What is read while predictions are must not be read through their reader's snapshot; so it is read
    // first, where it does not depend on them.
    std::vector<std::optional<AskedRecord>> asked(questions.size());
    std::vector<std::vector<model::Prediction>> lists(questions.size());
    const auto take = [&](std::size_t question, std::vector<formats::PredictionRecord> samples) -> Result<> {
        for (formats::PredictionRecord& sample : samples) {
            if (!asked[question]) {
                asked[question] = readAskedRecord(sample.extra);
            }
            lists[question].push_back(std::move(sample.prediction));
        }
        return {};
    };
    ASSAY_TRY(const auto match, workspace::readPredictions(reader, set.id, questions, take, stop));
    if (match.matched == 0) {
        return fail(ErrorCode::InputNotUsable, "no prediction belongs to any question", set.name);
    }
    about.matched = match.matched;
    about.byText = match.byText;
    for (const workspace::UnmatchedPrediction& each : match.unmatched) {
        if (about.unmatched.size() < kMostUnmatched) {
            about.unmatched.push_back(each.questionId.empty() ? each.question : each.questionId);
        }
    }
    const std::int64_t total = std::ssize(questions);
    for (std::size_t i = 0; i < questions.size(); ++i) {
        if (stop.stop_requested()) {
            return fail(ErrorCode::Cancelled);
        }
        ASSAY_TRY(const auto surroundings, around.of(questions[i].question, asked[i], stop));
        measured[i] = measures.measure(questions[i].question, lists[i], traits.keys, surroundings);
        lists[i].clear();
        lists[i].shrink_to_fit();
        progress.report(base::Stage::Evaluating, static_cast<std::int64_t>(i) + 1, total);
    }
    return measured;
}

} // namespace

Result<RetrievalRun> measureRetrieval(const workspace::Reader& reader, const RetrievalRunPlan& plan,
                                      const std::stop_token& stop, base::ProgressSink& progress) {
    return base::guarded(reader.path(), [&]() -> Result<RetrievalRun> {
        ASSAY_TRY(checkRetrievalSettings(plan.settings));
        ASSAY_TRY(const auto measures, RetrievalMeasures::of(plan.settings));
        progress.report(base::Stage::Loading, 0, 0);
        ASSAY_TRY(const auto questions, workspace::questionsToMeasure(reader, plan.suite, stop));
        ASSAY_TRY(const auto set, workspace::findAnswerSet(reader, plan.predictions));
        ASSAY_TRY(const auto traits, traitsOf(reader, set.id, stop));
        if (traits.lists == 0) {
            return fail(ErrorCode::InputNotUsable, "no prediction has contexts", set.name);
        }
        QuestionPools pools(reader);
        ASSAY_TRY(pools.open(plan.corpus, traits.asked, stop));
        SurroundingsReader around(reader, plan.settings, traits.keys, pools);
        if (traits.asked && pools.knowsAll()) {
            ASSAY_TRY(around.lookForNames(pools.corpus()->id, questions, stop));
        }
        RetrievalRun run;
        run.about.settings = plan.settings;
        run.about.suite = plan.suite;
        run.about.suiteHash = suiteHashOf(questions);
        run.about.predictions = set.name;
        run.about.predictionsHash = set.contentHash;
        run.about.search = traits.asked ? traits.asked->search : std::string();
        run.about.asked = traits.asked ? traits.asked->provenance : std::nullopt;
        if (pools.corpus()) {
            run.about.corpus = pools.corpus()->name;
            run.about.corpusHash = pools.corpus()->contentHash;
            run.info.corpus = pools.corpus()->id;
        }
        ASSAY_TRY(auto measured, measureQuestions(reader, set, questions, traits, measures, around, run.about,
                                                  stop, progress));
        ASSAY_TRY(run.evaluation, retrievalFigures(std::move(measured), plan.settings, stop));
        run.info.kind = kRetrievalRuns;
        run.info.name = retrievalRunName(plan);
        run.info.settings = retrievalSettingsJson(plan.settings);
        run.info.inputs = inputsJson(run.about);
        run.info.seed = plan.settings.seed;
        run.info.items = std::ssize(run.evaluation.questions);
        return run;
    });
}

Result<RetrievalRun> makeRetrievalRun(workspace::Workspace& workspace, const RetrievalRunPlan& plan,
                                      const std::stop_token& stop, base::ProgressSink& progress) {
    const auto start = std::chrono::steady_clock::now();
    ASSAY_TRY(const auto reader, workspace.reader());
    ASSAY_TRY(auto run, measureRetrieval(reader, plan, stop, progress));
    workspace::NewRun made;
    made.kind = run.info.kind;
    made.name = run.info.name;
    made.corpus = run.info.corpus;
    made.settings = run.info.settings;
    made.inputs = run.info.inputs;
    made.seed = run.info.seed;
    made.items = run.info.items;
    made.who = plan.who;
    std::vector<workspace::RunItem> items;
    for (const QuestionRetrieval& question : run.evaluation.questions) {
        items.push_back({std::ssize(items), question.questionId,
                         questionRetrievalJson(question, run.evaluation.columns)});
    }
    const std::string figures =
        retrievalEvaluationJson(run.evaluation).dump(-1, ' ', false, RunJson::error_handler_t::replace);
    const auto spent =
        std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - start);
    ASSAY_TRY(const auto id, workspace::addFinishedRun(workspace, made, items, figures, spent.count()));
    ASSAY_TRY(const auto after, workspace.reader());
    ASSAY_TRY(run.info, workspace::runInfo(after, id));
    return run;
}

Result<RetrievalRunSettings> retrievalRunSettings(const workspace::RunInfo& run) {
    const auto wrong = [&run](std::string detail) {
        return fail(ErrorCode::InputNotUsable, std::move(detail), "run " + std::to_string(run.id));
    };
    if (run.kind != kRetrievalRuns) {
        return wrong(run.kind);
    }
    RetrievalRunSettings about;
    auto settings = readRetrievalSettings(run.settings);
    if (!settings) {
        return wrong(settings.error().where);
    }
    about.settings = std::move(*settings);
    const RunJson inputs = json::parseSettingsJson(run.inputs);
    about.suite = memberOfMember(inputs, "suite", "name");
    about.suiteHash = memberOfMember(inputs, "suite", "sha256");
    about.predictions = memberOfMember(inputs, "predictions", "name");
    about.predictionsHash = memberOfMember(inputs, "predictions", "sha256");
    about.corpus = memberOfMember(inputs, "corpus", "name");
    about.corpusHash = memberOfMember(inputs, "corpus", "sha256");
    about.search = base::memberText(inputs, "search");
    about.asked = askedProvenanceIn(inputs);
    const RunJson* const predictions = base::memberOf(inputs, "predictions");
    if (predictions == nullptr) {
        return wrong("inputs");
    }
    const auto count = [predictions](const char* key) {
        const RunJson* const value = base::memberOf(*predictions, key);
        return value != nullptr ? base::integerIn<std::int64_t>(*value).value_or(0) : 0;
    };
    about.matched = count("matched");
    about.byText = count("matched_by_text");
    if (const RunJson* const unmatched = base::memberOf(*predictions, "unmatched")) {
        for (const RunJson& one : *unmatched) {
            about.unmatched.push_back(base::textIn(one).value_or(std::string()));
        }
    }
    return about;
}

Result<RetrievalRun> loadRetrievalRun(const workspace::Reader& reader, base::RowId id,
                                      const std::stop_token& stop) {
    return base::guarded(reader.path(), [&]() -> Result<RetrievalRun> {
        RetrievalRun run;
        ASSAY_TRY(run.info, workspace::runInfo(reader, id));
        ASSAY_TRY(run.about, retrievalRunSettings(run.info));
        ASSAY_TRY(const auto measures, RetrievalMeasures::of(run.about.settings));
        std::vector<QuestionRetrieval> questions;
        Result<> understood;
        const auto take = [&](const workspace::RunItem& item) {
            auto question = readQuestionRetrieval(item.document, measures.columns());
            if (!question) {
                understood = fail(ErrorCode::DamagedWorkspace,
                                  "run_item " + std::to_string(item.number) + ": " + question.error().detail,
                                  reader.path());
                return false;
            }
            question->questionId = item.key;
            questions.push_back(std::move(*question));
            return true;
        };
        ASSAY_TRY(workspace::forEachRunItem(reader, id, 0, stop, take));
        ASSAY_TRY(understood);
        ASSAY_TRY(run.evaluation, retrievalFigures(std::move(questions), run.about.settings, stop));
        return run;
    });
}

} // namespace assay::evaluate
