// A corpus by reference: the neighbour test of a corpus whose sentences stand in an engine, against the same
// corpus here.
#include "core/evaluate/neighbours/corpus_referencing.h"
#include "core/evaluate/neighbours/engine_documents.h"
#include "core/evaluate/neighbours/unlisted_results.h"
#include "core/evaluate/retrieval/alpha_tuning.h"
#include "core/evaluate/retrieval/corpus_asking.h"
#include "core/evaluate/retrieval/retrieval_run.h"
#include "core/results/retrieval/retrieval_blocks.h"
#include "core/retrieval/lsa/lsa.h"
#include "core/workspace/predictions/prediction_reading.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/suites.h"
#include "tests/core/evaluate/neighbour_run_setting.h"
#include "tests/core/evaluate/small_engine.h"
#include "tests/support/shell_scorer.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <sstream>
#include <stop_token>

using namespace assay;
using namespace assay::evaluate;
using namespace assay::tests;

namespace {

constexpr std::size_t kSlice = 25; // sentences of each

// A scorer that likes what is long.
const char* const kTextLength = "echo \"$identity\"\n"
                                "while IFS= read -r line; do\n"
                                "  text=${line#*'\"candidate\":\"'}; text=${text%%'\"'*}\n"
                                "  answer \"$(idOf \"$line\")\" ${#text}\n"
                                "done\n";

bool areSame(const std::optional<double>& a, const std::optional<double>& b) {
    return a.has_value() == b.has_value() && (!a || std::abs(*a - *b) < 1e-6);
}

// Without the texts, and only those whose ids begin so.
std::string linesOf(const std::string& begin) {
    std::string lines;
    std::istringstream all(corpusLines(1));
    for (std::string line; std::getline(all, line);) {
        auto json = nlohmann::json::parse(line);
        if (json["sentenceID"].get<std::string>().starts_with(begin)) {
            json.erase("text");
            lines += json.dump() + "\n";
        }
    }
    return lines;
}

} // namespace

class TestCorpusReferencing : public QObject, NeighbourRunSetting {
    Q_OBJECT

    std::unique_ptr<SmallEngine> m_engine;

    [[nodiscard]] base::Result<ReferencedCorpus> referenced(const ReferencePlan& plan) {
        const auto engine = m_engine->source()("here");
        return engine ? referenceCorpus(*m_workspace, plan, **engine, {}, m_progress)
                      : tl::unexpected(engine.error());
    }

    [[nodiscard]] ReferencePlan planFor(const std::string& name) const {
        ReferencePlan plan;
        plan.name = name;
        plan.connection = "here";
        plan.slices = 0;
        plan.who = "Ada";
        return plan;
    }

    // Of one slice, from a file.
    [[nodiscard]] base::Result<ReferencedCorpus> referencedSlice() {
        ReferencePlan plan = planFor("slice");
        plan.files = {m_folder->write("list.jsonl", linesOf("1_2019_0_"))};
        return referenced(plan);
    }

    [[nodiscard]] NeighbourRunPlan planOver(base::RowId corpus) const {
        NeighbourRunPlan plan = planOf({readSearchSpec("engine:here").value()});
        plan.corpus = corpus;
        plan.embeddings = 0;
        plan.engines = m_engine->source();
        return plan;
    }

    [[nodiscard]] std::optional<NeighbourRun> finishedThere(const NeighbourRunPlan& plan) {
        const auto id = createNeighbourRun(*m_workspace, plan, {});
        const auto figures =
            id ? continueNeighbourRun(*m_workspace, *id, nullptr, {}, m_progress, plan.engines)
               : tl::unexpected(id.error());
        auto run = figures ? loadNeighbourRun(reader(), *id, {}) : tl::unexpected(figures.error());
        if (!run) {
            QTest::qFail(explanation(run).c_str(), __FILE__, __LINE__);
            return std::nullopt;
        }
        return std::move(*run);
    }

    // The same anchors, asked here by exact search.
    [[nodiscard]] std::optional<NeighbourRun> sameHere(const NeighbourRun& run) {
        std::vector<std::string> ids;
        for (const model::AnchorOutcome& outcome : run.outcomes) {
            ids.push_back(outcome.sentenceId);
        }
        workspace::AnchorSet set;
        set.corpus = m_corpus;
        set.name = "the same";
        set.settings = "{}";
        set.createdBy = "Ada";
        const auto made = workspace::addAnchorSet(*m_workspace, set, ids);
        if (!made) {
            QTest::qFail(explanation(made).c_str(), __FILE__, __LINE__);
            return std::nullopt;
        }
        NeighbourRunPlan plan = planOf({readSearchSpec("exact").value()});
        plan.anchorSet = *made;
        return finished(plan);
    }

    // A suite P1: questions with the words of a sentence of each company, and one of two companies.
    void addQuestions() const {
        const auto suite = workspace::createSuite(*m_workspace, "P1");
        ASSAY_VERIFY_OK(suite);
        for (int company = 0; company < 3; ++company) {
            const std::string id = std::to_string(company) + "_2019_0_" + std::to_string(3 + company);
            const auto found = workspace::sentencesOfId(reader(), m_corpus, id);
            QVERIFY(found && found->size() == 1);
            model::Question question;
            question.questionId = "q" + std::to_string(company);
            question.questionText = found->front().sentence.text;
            question.evidenceSentenceIds = {id};
            question.cikInt = {100 + company};
            if (company == 2) {
                question.cikInt.push_back(100);
            }
            ASSAY_VERIFY_OK(workspace::addQuestion(*m_workspace, *suite, question, "Ada", ""));
        }
    }

    [[nodiscard]] std::string modelHere() const {
        return workspace::embeddingSet(reader(), m_embeddings).value().model;
    }

    // By the model of the corpus, as another program would bring them.
    [[nodiscard]] fs::path questionVectorsFile() const {
        const auto set = workspace::embeddingSet(reader(), m_embeddings);
        const auto file = workspace::dataFile(m_workspace->path(), set.value().modelFile);
        const auto model = retrieval::LsaModel::load(file.value());
        std::string lines;
        const auto questions = workspace::questionsNamed(reader(), "P1", {});
        for (const workspace::NamedQuestion& each : questions.value()) {
            std::vector<float> vector(model.value().dimension());
            model->embed(each.question.questionText, vector);
            lines += nlohmann::json{{"id", each.question.questionId}, {"embedding", vector}}.dump() + "\n";
        }
        return m_folder->write("questions.jsonl", lines);
    }

    [[nodiscard]] AskingPlan askingThere(base::RowId corpus, QuestionFilter filter) const {
        AskingPlan plan;
        plan.suite = "P1";
        plan.corpus = corpus;
        plan.settings.search = "engine:here";
        plan.settings.k = 20;
        plan.settings.filter = filter;
        plan.vectors.file = questionVectorsFile();
        plan.vectors.fileModel = modelHere();
        plan.engines = m_engine->source();
        return plan;
    }

    [[nodiscard]] AskingPlan askingHere(QuestionFilter filter) const {
        AskingPlan plan = askingThere(m_corpus, filter);
        plan.settings.search = "exact";
        plan.embeddings = m_embeddings;
        plan.vectors = {};
        return plan;
    }

    using Records = std::map<std::string, formats::PredictionRecord>;

    [[nodiscard]] Records recordsOf(const std::string& set) const {
        Records records;
        const auto take = [&records](formats::PredictionRecord record) -> base::Result<> {
            records[record.prediction.questionId] = std::move(record);
            return {};
        };
        const auto reading = reader();
        const auto info = workspace::findAnswerSet(reading, set);
        if (!info || !workspace::readPredictionSet(reading, info->id, take, {})) {
            QTest::qFail("the lists cannot be read", __FILE__, __LINE__);
        }
        return records;
    }

    // The same results, but where scores are the same; of what came from there no text is kept.
    static void compareLists(const Records& there, const Records& here) {
        QCOMPARE(there.size(), here.size());
        for (const auto& [id, record] : here) {
            const auto& expected = record.prediction.contexts;
            const auto& found = there.at(id).prediction.contexts;
            QVERIFY(expected && found && !expected->empty());
            QCOMPARE(found->size(), expected->size());
            for (std::size_t i = 0; i < expected->size(); ++i) {
                const model::PredictionContext& one = (*found)[i];
                const model::PredictionContext& other = (*expected)[i];
                QVERIFY(one.score && other.score && std::abs(*one.score - *other.score) < 1e-6);
                QVERIFY(one.text.empty() && !other.text.empty());
                const bool isTied =
                    (i > 0 && std::abs(*(*expected)[i - 1].score - *other.score) < 1e-6) ||
                    (i + 1 < expected->size() && std::abs(*(*expected)[i + 1].score - *other.score) < 1e-6);
                QVERIFY2(isTied || one.id == other.id, other.id.c_str());
            }
        }
    }

    [[nodiscard]] base::Result<RetrievalRun> measured(const std::string& predictions) {
        RetrievalRunPlan plan;
        plan.suite = "P1";
        plan.predictions = predictions;
        return makeRetrievalRun(*m_workspace, plan, {}, m_progress);
    }

    void compareFigures(const NeighbourRun& there, const NeighbourRun& here, bool withChance) const {
        const NeighbourFigures a = figuresOf(there);
        const NeighbourFigures b = figuresOf(here);
        QCOMPARE(a.anchors, b.anchors);
        QCOMPARE(a.coverage.count, b.coverage.count);
        for (std::size_t r = 0; r < b.searches[0].regimes.size(); ++r) {
            const RegimeFigures& first = a.searches[0].regimes[r];
            const RegimeFigures& second = b.searches[0].regimes[r];
            QCOMPARE(first.asked, second.asked);
            QCOMPARE(first.unknownIds, std::int64_t{0});
            QCOMPARE(first.cutLists, std::int64_t{0});
            QVERIFY(areSame(first.selfAt1TieAware.value, second.selfAt1TieAware.value));
            for (const auto& [k, hit] : second.hitAt) {
                QVERIFY(hit.value.has_value());
                QVERIFY2(areSame(first.hitAt.at(k).value, hit.value), std::to_string(k).c_str());
                QVERIFY(areSame(first.hitAt.at(k).chance, withChance ? hit.chance : std::nullopt));
            }
            for (const auto& [k, rank] : second.mrrAt) {
                QVERIFY2(areSame(first.mrrAt.at(k).value, rank.value), std::to_string(k).c_str());
            }
            QVERIFY(!first.distinct && second.distinct); // texts cannot be compared
        }
    }

  private Q_SLOTS:

    void init() {
        make();
        m_engine = std::make_unique<SmallEngine>();
        ASSAY_VERIFY_OK(m_engine->take(*m_workspace, m_corpus, m_embeddings));
    }

    void cleanup() {
        m_engine.reset();
        clear();
    }

    void aWholeListGivesWhatTheCorpusHereGives() {
        const auto made = referenced(planFor("there"));
        ASSAY_VERIFY_OK(made);
        QCOMPARE(made->made.corpus.sentences, std::int64_t{300});
        QCOMPARE(made->sampled, workspace::kLookedUp);
        QVERIFY(made->missing.empty());
        const auto reference = workspace::corpusReference(made->made.corpus);
        ASSAY_VERIFY_OK(reference);
        QVERIFY(reference->has_value() && **reference == made->reference);
        QCOMPARE((*reference)->connection, std::string("here"));
        QCOMPARE((*reference)->documents, std::optional<std::int64_t>(300));
        QCOMPARE((*reference)->dimension, std::optional<std::int64_t>(12));
        QCOMPARE(std::ranges::count((*reference)->fields, "desk"), std::ptrdiff_t{1});
        // Nothing of how it is reached, and no text, is in the workspace.
        QVERIFY(made->made.corpus.settings.find("127.0.0.1") == std::string::npos);
        const auto stored = workspace::sentencesFrom(reader(), made->made.corpus.id, 0, 300);
        ASSAY_VERIFY_OK(stored);
        QVERIFY(std::ranges::all_of(*stored, [](const workspace::StoredSentence& one) {
            return one.sentence.text.empty() && one.sentence.metadata.contains("desk");
        }));
        const auto there = finishedThere(planOver(made->made.corpus.id));
        QVERIFY(there.has_value());
        const auto here = sameHere(*there);
        QVERIFY(here.has_value());
        compareFigures(*there, *here, true);
        for (std::size_t i = 0; i < here->outcomes.size(); ++i) {
            QCOMPARE(there->outcomes[i].gold, here->outcomes[i].gold);
            QCOMPARE(there->outcomes[i].numericHeavy, here->outcomes[i].numericHeavy);
        }
        QVERIFY(unlistedResults(reader(), there->info.id, {})->empty());
    }

    // What the list has not is found all the same, takes its rank, and has its id.
    void ofAPartRanksAreThoseOfTheWhole() {
        const auto made = referencedSlice();
        ASSAY_VERIFY_OK(made);
        QCOMPARE(made->made.corpus.sentences, std::int64_t{kSlice});
        QCOMPARE(made->made.issues.total(), std::int64_t{0}); // that texts are missing is none
        const auto there = finishedThere(planOver(made->made.corpus.id));
        QVERIFY(there.has_value());
        const auto here = sameHere(*there);
        QVERIFY(here.has_value());
        compareFigures(*there, *here, false);
        const auto unlisted = unlistedResults(reader(), there->info.id, {});
        ASSAY_VERIFY_OK(unlisted);
        const std::size_t open = 1; // of the regimes
        std::size_t beyond = 0;
        for (const model::AnchorOutcome& outcome : there->outcomes) {
            for (const model::RankedSentence& result : outcome.searches[open].results) {
                if (result.row >= kSlice) {
                    ++beyond;
                    QVERIFY(unlisted->contains(result.row));
                    QVERIFY(!unlisted->at(result.row).starts_with("1_2019_0_"));
                    QVERIFY(!result.gold);
                }
            }
            for (const model::RankedSentence& result : outcome.searches[0].results) {
                QVERIFY(result.row < kSlice);
            }
        }
        QVERIFY(beyond > 0);
        std::set<std::string> ids;
        std::uint32_t next = kSlice;
        for (const auto& [row, id] : *unlisted) {
            QCOMPARE(row, next++); // none is left out, none is there twice
            QVERIFY(ids.insert(id).second);
        }
    }

    void aFailureIsSaidAndNoRunIsLeft() {
        const auto made = referencedSlice();
        ASSAY_VERIFY_OK(made);
        const auto id = createNeighbourRun(*m_workspace, planOver(made->made.corpus.id), {});
        ASSAY_VERIFY_OK(id);
        m_engine->givesDocuments = false;
        const auto failed =
            continueNeighbourRun(*m_workspace, *id, nullptr, {}, m_progress, m_engine->source());
        ASSAY_COMPARE_ERROR(failed, RemoteFailure);
        QVERIFY2(failed.error().detail.find("no documents today") != std::string::npos,
                 failed.error().detail.c_str());
        QVERIFY(workspace::runs(reader(), kNeighbourRuns)->empty());
    }

    // Numbers of what is not listed do not depend on where a run was stopped.
    void aStoppedRunGoesOnToTheSameResults() {
        ReferencePlan plan = planFor("company");
        plan.files = {m_folder->write("list.jsonl", linesOf("1_"))};
        const auto made = referenced(plan);
        ASSAY_VERIFY_OK(made);
        const auto whole = finishedThere(planOver(made->made.corpus.id));
        QVERIFY(whole.has_value());
        QVERIFY(whole->outcomes.size() > 64); // more than one batch
        const auto id = createNeighbourRun(*m_workspace, planOver(made->made.corpus.id), {});
        ASSAY_VERIFY_OK(id);

        class StopSoon final : public NeighbourObserver {
          public:
            std::stop_source source;

            void opened(const std::vector<retrieval::Capabilities>&) override {}

            void stored(std::span<const model::AnchorOutcome>) override { source.request_stop(); }
        } observer;

        const auto stopped = continueNeighbourRun(*m_workspace, *id, &observer, observer.source.get_token(),
                                                  m_progress, m_engine->source());
        ASSAY_COMPARE_ERROR(stopped, Cancelled);
        ASSAY_VERIFY_OK(continueNeighbourRun(*m_workspace, *id, nullptr, {}, m_progress, m_engine->source()));
        const auto again = loadNeighbourRun(reader(), *id, {});
        ASSAY_VERIFY_OK(again);
        QCOMPARE(again->outcomes.size(), whole->outcomes.size());
        for (std::size_t i = 0; i < whole->outcomes.size(); ++i) {
            QVERIFY(again->outcomes[i].searches[1].results == whole->outcomes[i].searches[1].results);
        }
        const auto unlisted = unlistedResults(reader(), whole->info.id, {});
        QVERIFY(!unlisted->empty());
        QVERIFY(*unlistedResults(reader(), *id, {}) == *unlisted);
    }

    void whatNeedsTextsOrVectorsHereIsRefused() {
        const auto made = referencedSlice();
        ASSAY_VERIFY_OK(made);
        const base::RowId corpus = made->made.corpus.id;
        for (const char* const search :
             {"lexical", "exact", "hybrid:0.5", "engine:here+window:1", "engine:here+union:year"}) {
            NeighbourRunPlan plan = planOver(corpus);
            plan.searches = {readSearchSpec(search).value()};
            const auto refused = createNeighbourRun(*m_workspace, plan, {});
            ASSAY_COMPARE_ERROR(refused, InvalidArgument);
            QCOMPARE(refused.error().where, std::string(workspace::kNotHere));
            QCOMPARE(refused.error().detail, std::string("slice"));
        }
        NeighbourRunPlan plan = planOver(corpus);
        plan.sampling.minWords = 3;
        QCOMPARE(createNeighbourRun(*m_workspace, plan, {}).error().where, std::string(workspace::kNotHere));
        retrieval::LsaSettings lsa;
        lsa.dimension = 4;
        const auto vectors =
            makeLsaEmbeddings(*m_workspace, {corpus, "lsa", {}, "Ada", true}, lsa, {}, m_progress);
        ASSAY_COMPARE_ERROR(vectors, InvalidArgument);
        QCOMPARE(vectors.error().where, std::string(workspace::kNotHere));
    }

    void questionsFindWhatTheyFindHere() {
        addQuestions();
        ReferencePlan plan = planFor("there");
        plan.model = modelHere();
        const auto made = referenced(plan);
        ASSAY_VERIFY_OK(made);
        // Of two companies, too: two requests, one list.
        for (const QuestionFilter filter : {QuestionFilter::None, QuestionFilter::Company}) {
            const auto here = askCorpus(*m_workspace, askingHere(filter), {}, m_progress);
            ASSAY_VERIFY_OK(here);
            const auto there =
                askCorpus(*m_workspace, askingThere(made->made.corpus.id, filter), {}, m_progress);
            ASSAY_VERIFY_OK(there);
            compareLists(recordsOf(there->set.name), recordsOf(here->set.name));
            const auto runThere = measured(there->set.name);
            ASSAY_VERIFY_OK(runThere);
            const auto runHere = measured(here->set.name);
            ASSAY_VERIFY_OK(runHere);
            QCOMPARE(runThere->about.corpus, std::string("there"));
            QVERIFY(runThere->about.asked && runThere->about.asked->engines.size() == 1);
            QVERIFY(runThere->about.asked->questionVectors == QuestionVectorSource::File);
            for (const RetrievalFigure& figure : runHere->evaluation.figures.metrics) {
                const RetrievalFigure* const found = runThere->evaluation.figures.find(figure.name);
                QVERIFY(found != nullptr);
                if (figure.name.starts_with("answer_coverage")) {
                    QVERIFY(!found->mean); // it reads texts
                    continue;
                }
                QVERIFY2(areSame(found->mean, figure.mean), figure.name.c_str());
                QVERIFY2(areSame(found->chance, figure.chance), figure.name.c_str());
            }
        }
    }

    // With the lists is kept what the engine held when it was asked; the run over them is doubted.
    void whatAnEngineHeldIsKeptWithTheLists() {
        addQuestions();
        AskingPlan plan = askingHere(QuestionFilter::None);
        plan.settings.search = "engine:here";
        plan.engines = m_engine->source();
        const auto doubtsOf = [&](HoldingState state, bool isFaulty) {
            const auto asked = askCorpus(*m_workspace, plan, {}, m_progress);
            const auto run = asked ? measured(asked->set.name) : tl::unexpected(asked.error());
            if (!run || !run->about.asked || run->about.asked->holdings.size() != 1) {
                QTest::qFail(explanation(run).c_str(), __FILE__, __LINE__);
                return std::size_t{99};
            }
            const EngineHolding& holding = run->about.asked->holdings.front();
            QTest::qVerify(holding.name == "here" && holding.state == state && holding.isFaulty() == isFaulty,
                           "holding", "", __FILE__, __LINE__);
            // It is kept with the run, and said of it.
            const auto kept = loadRetrievalRun(reader(), run->info.id, {});
            QTest::qVerify(kept && kept->about.asked && kept->about.asked->holdings.size() == 1, "kept", "",
                           __FILE__, __LINE__);
            return results::retrievalDoubts(*run, {}).size();
        };
        QCOMPARE(doubtsOf(HoldingState::Compared, false), std::size_t{0});
        m_engine->shiftVectors();
        QCOMPARE(doubtsOf(HoldingState::Compared, true), std::size_t{1});
    }

    // What is not listed keeps its id and its rank; luck is not known.
    void questionsOfAPartFindTheWhole() {
        addQuestions();
        ReferencePlan plan = planFor("slice");
        plan.model = modelHere();
        plan.files = {m_folder->write("list.jsonl", linesOf("1_2019_0_"))};
        const auto made = referenced(plan);
        ASSAY_VERIFY_OK(made);
        const auto here = askCorpus(*m_workspace, askingHere(QuestionFilter::None), {}, m_progress);
        ASSAY_VERIFY_OK(here);
        const auto there =
            askCorpus(*m_workspace, askingThere(made->made.corpus.id, QuestionFilter::None), {}, m_progress);
        ASSAY_VERIFY_OK(there);
        const Records records = recordsOf(there->set.name);
        compareLists(records, recordsOf(here->set.name));
        const auto about = readAskedRecord(records.begin()->second.extra);
        QVERIFY(about && !about->pool && about->corpus == made->made.corpus.id);
        const auto run = measured(there->set.name);
        ASSAY_VERIFY_OK(run);
        for (const QuestionRetrieval& question : run->evaluation.questions) {
            QVERIFY(!question.pool && question.firstGold() == 1);
        }
        for (const RetrievalFigure& figure : run->evaluation.figures.metrics) {
            QVERIFY(!figure.chance);
        }
        // An alpha is tuned over lists of one engine as over any others.
        const auto kept = askCorpus(*m_workspace, askingThere(made->made.corpus.id, QuestionFilter::Company),
                                    {}, m_progress);
        ASSAY_VERIFY_OK(kept);
        const AlphaSettings settings;
        const auto material =
            readAlphaMaterial(reader(), "P1", kept->set.name, there->set.name, settings, {});
        ASSAY_VERIFY_OK(material);
        QCOMPARE(material->corpus, std::string("slice"));
        QCOMPARE(material->questions.size(), std::size_t{3});
        ASSAY_VERIFY_OK(tuneAlpha(*material, settings, {}, m_progress));
    }

    // A scorer reads the texts that the engine has, and puts the lists into the order that it puts them into
    // here; none of the texts is kept.
    void aScorerReranksWhatTheEngineHas() {
#ifdef Q_OS_WIN
        QSKIP("External scorers are not started on Windows");
#endif
        addQuestions();
        ReferencePlan listed = planFor("slice");
        listed.model = modelHere();
        listed.files = {m_folder->write("list.jsonl", linesOf("1_2019_0_"))};
        const auto made = referenced(listed);
        ASSAY_VERIFY_OK(made);
        const std::string rerank = "+rerank:shell,depth=12";
        AskingPlan plan = askingThere(made->made.corpus.id, QuestionFilter::None);
        plan.settings.search += rerank;
        plan.settings.k = 10;
        plan.scorer = shellScorer(kTextLength);
        const int before = m_engine->fetches();
        const auto there = askCorpus(*m_workspace, plan, {}, m_progress);
        ASSAY_VERIFY_OK(there);
        QCOMPARE(m_engine->fetches(), before + 1); // 3 lists of 12 results, 40 at once
        QVERIFY(there->reranked.has_value());
        const RerankingCounts& counts = there->reranked->counts;
        QCOMPARE(counts.withoutScore, std::int64_t{0});
        QCOMPARE(counts.scored, std::int64_t{36});
        QCOMPARE(counts.fromStore, std::int64_t{0});
        AskingPlan same = askingHere(QuestionFilter::None);
        same.settings.search += rerank;
        same.settings.k = 10;
        same.scorer = plan.scorer;
        const auto here = askCorpus(*m_workspace, same, {}, m_progress);
        ASSAY_VERIFY_OK(here);
        QCOMPARE(here->reranked->counts.fromStore, std::int64_t{36}); // they were the very same texts
        const Records mine = recordsOf(there->set.name);
        const Records theirs = recordsOf(here->set.name);
        const Records unranked = recordsOf(there->reranked->before.name);
        bool moved = false;
        for (const auto& [id, record] : theirs) {
            const auto& expected = *record.prediction.contexts;
            const auto& found = *mine.at(id).prediction.contexts;
            QCOMPARE(found.size(), std::size_t{10});
            QCOMPARE(expected.size(), found.size());
            for (std::size_t i = 0; i < found.size(); ++i) {
                QCOMPARE(found[i].id, expected[i].id);
                QVERIFY(found[i].text.empty() && !expected[i].text.empty());
                moved = moved || (*unranked.at(id).prediction.contexts)[i].id != found[i].id;
            }
        }
        QVERIFY(moved);
        // Without the texts there is no order, and no set.
        m_engine->givesDocuments = false;
        const std::size_t sets = workspace::answerSets(reader())->size();
        plan.scorer = shellScorer(kTextLength, std::string(64, 'd'));
        ASSAY_COMPARE_ERROR(askCorpus(*m_workspace, plan, {}, m_progress), RemoteFailure);
        QCOMPARE(workspace::answerSets(reader())->size(), sets);
    }

    void questionsThatCannotBeComparedAreRefused() {
        addQuestions();
        const auto unsaid = referencedSlice();
        ASSAY_VERIFY_OK(unsaid);
        AskingPlan plan = askingThere(unsaid->made.corpus.id, QuestionFilter::None);
        const auto unknown = askCorpus(*m_workspace, plan, {}, m_progress);
        ASSAY_COMPARE_ERROR(unknown, InputNotUsable);
        QVERIFY2(unknown.error().detail.find("--model") != std::string::npos, unknown.error().detail.c_str());
        ReferencePlan said = planFor("said");
        said.model = "another";
        const auto made = referenced(said);
        ASSAY_VERIFY_OK(made);
        plan.corpus = made->made.corpus.id;
        ASSAY_COMPARE_ERROR(askCorpus(*m_workspace, plan, {}, m_progress), InputNotUsable);
        plan.vectors = {};
        QCOMPARE(askCorpus(*m_workspace, plan, {}, m_progress).error().where,
                 std::string("question_vectors"));
        plan.scorer.emplace();
        for (const char* const search : {"lexical", "exact", "engine:here+window:1+rerank:c"}) {
            plan.settings.search = search;
            const auto refused = askCorpus(*m_workspace, plan, {}, m_progress);
            ASSAY_COMPARE_ERROR(refused, InvalidArgument);
            QCOMPARE(refused.error().where, std::string(workspace::kNotHere));
        }
        QVERIFY(workspace::answerSets(reader())->empty()); // nothing is kept
    }

    void slicesAreDrawnWholeAndBySeed() {
        std::vector<std::set<std::string>> drawn;
        for (const std::uint64_t seed : {1U, 1U, 2U, 3U}) {
            ReferencePlan plan = planFor("draw " + std::to_string(drawn.size()));
            plan.slices = 3;
            plan.seed = seed;
            const auto made = referenced(plan);
            ASSAY_VERIFY_OK(made);
            QCOMPARE(made->made.corpus.sentences, std::int64_t{3 * kSlice});
            const auto slices = workspace::corpusSlices(reader(), made->made.corpus.id);
            ASSAY_VERIFY_OK(slices);
            std::set<std::string> names;
            for (const workspace::CorpusSlice& slice : *slices) {
                QCOMPARE(slice.sentences, std::int64_t{kSlice});
                names.insert(slice.company + std::to_string(slice.year.value_or(0)) + slice.section);
            }
            QCOMPARE(names.size(), std::size_t{3});
            drawn.push_back(std::move(names));
        }
        QVERIFY(drawn[0] == drawn[1]);
        QVERIFY(drawn[0] != drawn[2] || drawn[0] != drawn[3]);
    }

    void whatTheEngineHasNotIsNamed() {
        ReferencePlan plan = planFor("wrong");
        const std::string other = "0000000009_10-K_2018_section_7_1\n";
        plan.files = {m_folder->write("ids.txt", other)};
        const auto refused = referenced(plan);
        ASSAY_COMPARE_ERROR(refused, InputNotUsable);
        QCOMPARE(workspace::corpora(reader())->size(), std::size_t{1}); // nothing is kept
        plan.files.push_back(m_folder->write("list.jsonl", linesOf("1_2019_0_")));
        const auto made = referenced(plan);
        ASSAY_VERIFY_OK(made);
        QCOMPARE(made->missing, std::vector<std::string>{other.substr(0, other.size() - 1)});
    }

    void documentsAreAskedForOnce() {
        const auto engine = m_engine->source()("here");
        ASSAY_VERIFY_OK(engine);
        EngineDocuments documents(*engine, 2);
        const std::vector<std::string> ids{"1_2019_0_3", "nobody", "1_2019_0_4", "1_2019_0_3"};
        const auto first = documents.of(ids, {});
        ASSAY_VERIFY_OK(first);
        QCOMPARE(first->size(), ids.size());
        QVERIFY((*first)[0] && !(*first)[1] && (*first)[2] && (*first)[3] == (*first)[0]);
        QVERIFY((*first)[0]->text.starts_with("topic0 "));
        QCOMPARE((*first)[0]->vector.size(), std::size_t{12});
        QCOMPARE(m_engine->fetches(), 1);
        const std::vector<std::string> known{"1_2019_0_4"};
        ASSAY_VERIFY_OK(documents.of(known, {}));
        QCOMPARE(m_engine->fetches(), 1);
        // Bounded: what nobody wanted for long is forgotten.
        const std::vector<std::string> others{"0_2018_0_1", "0_2018_0_2", "0_2018_0_3", "0_2018_0_4"};
        ASSAY_VERIFY_OK(documents.of(others, {}));
        QCOMPARE(m_engine->fetches(), 2);
        ASSAY_VERIFY_OK(documents.of(known, {}));
        QCOMPARE(m_engine->fetches(), 3);
        // A failure is one, and never an empty text.
        m_engine->givesDocuments = false;
        const std::vector<std::string> further{"0_2018_0_7"};
        ASSAY_COMPARE_ERROR(documents.of(further, {}), RemoteFailure);
    }
};

ASSAY_TEST(TestCorpusReferencing)
#include "tst_corpus_referencing.moc"
