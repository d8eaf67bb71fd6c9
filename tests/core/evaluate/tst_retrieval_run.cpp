// A suite's questions asked of a corpus, measured, kept as runs, compared, and their lists fused again.
#include "core/evaluate/retrieval/alpha_run.h"
#include "core/evaluate/retrieval/alpha_tuning.h"
#include "core/evaluate/retrieval/corpus_asking.h"
#include "core/evaluate/retrieval/gold_in_corpus.h"
#include "core/evaluate/retrieval/retrieval_comparison.h"
#include "core/evaluate/retrieval/retrieval_documents.h"
#include "core/evaluate/retrieval/retrieval_run.h"
#include "core/evaluate/runs/run_again.h"
#include "core/results/retrieval/gold_words.h"
#include "core/results/retrieval/retrieval_json.h"
#include "core/statistics/chance.h"
#include "core/workspace/predictions/prediction_reading.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/question_vectors.h"
#include "core/workspace/suites/suites.h"
#include "tests/core/evaluate/neighbour_run_setting.h"
#include "tests/support/shell_scorer.h"
#include "tests/support/test_class.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

using namespace assay;
using namespace assay::evaluate;
using tests::NeighbourRunSetting;

namespace {

// Sentences of a slice that are no headings.
constexpr std::int64_t kProseOfSlice = 21;

std::string sentenceId(int company, int year, int section, int place) {
    return std::to_string(company) + "_" + std::to_string(year) + "_" + std::to_string(section) + "_" +
           std::to_string(place);
}

} // namespace

class TestRetrievalRun : public QObject, private NeighbourRunSetting {
    Q_OBJECT

    base::RowId m_suite = 0;

    void add(const model::Question& question) {
        ASSAY_VERIFY_OK(workspace::addQuestion(*m_workspace, m_suite, question, "Ada", ""));
    }

    // Of each company, year and section five, with the words of their sentence.
    void addQuestions() {
        const auto made = workspace::createSuite(*m_workspace, "P1");
        ASSAY_VERIFY_OK(made);
        m_suite = *made;
        const auto reading = reader();
        for (int company = 0; company < 3; ++company) {
            for (int year = 2018; year < 2020; ++year) {
                for (int section = 0; section < 2; ++section) {
                    for (int place = 1; place < 6; ++place) {
                        const std::string id = sentenceId(company, year, section, place);
                        const auto found = workspace::sentencesOfId(reading, m_corpus, id);
                        QVERIFY(found && found->size() == 1);
                        model::Question question;
                        question.questionId = "q" + id;
                        question.questionText = found->front().sentence.text;
                        question.evidenceSentenceIds = {id};
                        question.cikInt = {100 + company};
                        question.years = {year};
                        question.category = section == 0 ? "A" : "B";
                        add(question);
                    }
                }
            }
        }
    }

    [[nodiscard]] AskingPlan asking(const std::string& search) const {
        AskingPlan plan;
        plan.suite = "P1";
        plan.corpus = m_corpus;
        plan.embeddings = m_embeddings;
        plan.settings.search = search;
        plan.settings.k = 30;
        return plan;
    }

    Asked asked(const AskingPlan& plan) {
        auto done = askCorpus(*m_workspace, plan, {}, m_progress);
        if (!done) {
            QTest::qFail(tests::explanation(done).c_str(), __FILE__, __LINE__);
            return {};
        }
        return *done;
    }

    std::map<std::string, formats::PredictionRecord> recordsOf(base::RowId set) {
        std::map<std::string, formats::PredictionRecord> records;
        const auto take = [&](formats::PredictionRecord record) -> base::Result<> {
            records[record.prediction.questionId] = std::move(record);
            return {};
        };
        const auto read = workspace::readPredictionSet(reader(), set, take, {});
        if (!read) {
            QTest::qFail("cannot be read", __FILE__, __LINE__);
        }
        return records;
    }

    // Of two companies: what the first says of lamps fills any short list, and one sentence of it stands
    // there a second time with a word more.
    base::RowId importLamps() {
        std::string lines;
        const auto add = [&lines](int company, int place, const std::string& id, const std::string& text) {
            lines +=
                "{\"cik_int\":" + std::to_string(company) + ",\"name\":\"Firm " + std::to_string(company) +
                "\",\"report_year\":2020,\"section_name\":\"7\",\"sentence_pos\":" + std::to_string(place) +
                ",\"sentenceID\":\"" + id + "\",\"text\":\"" + text + "\"}\n";
        };
        add(1, 0, "first", "Our lamps are sold in every town and village of the land.");
        add(1, 1, "again", "Our lamps are sold in every town and village of the whole land.");
        for (int i = 0; i < 12; ++i) {
            add(1, 2 + i, "filler" + std::to_string(i),
                "Lamps, lamps and chairs of series number" + std::to_string(i) +
                    " were counted by two clerks.");
        }
        add(2, 0, "second", "A shop abroad kept lamps, tables, shelves, desks, beds and much else in stock.");
        const std::array<std::filesystem::path, 1> files{m_folder->write("lamps.jsonl", lines)};
        const auto corpus =
            workspace::importCorpus(*m_workspace, files, {"lamps", std::nullopt, "Ada"}, {}, m_progress);
        return corpus ? corpus->corpus.id : 0;
    }

    // A suite P2 of this question alone, and how a corpus is asked it.
    AskingPlan askingOnly(const model::Question& question, base::RowId corpus) {
        const auto suite = workspace::createSuite(*m_workspace, "P2");
        if (!suite || !workspace::addQuestion(*m_workspace, *suite, question, "Ada", "")) {
            QTest::qFail("no suite", __FILE__, __LINE__);
        }
        AskingPlan plan = asking("lexical");
        plan.suite = "P2";
        plan.corpus = corpus;
        plan.embeddings = 0;
        plan.settings.filter = QuestionFilter::Company;
        return plan;
    }

    RetrievalRun measured(const std::string& predictions, const std::string& suite = "P1") {
        RetrievalRunPlan plan;
        plan.suite = suite;
        plan.predictions = predictions;
        plan.settings.fields = {"category"};
        auto run = makeRetrievalRun(*m_workspace, plan, {}, m_progress);
        if (!run) {
            QTest::qFail(tests::explanation(run).c_str(), __FILE__, __LINE__);
            return {};
        }
        return std::move(*run);
    }

  private Q_SLOTS:

    void init() {
        make();
        addQuestions();
    }

    void cleanup() { clear(); }

    void askedByEverySearch() {
        for (const char* const search : {"exact", "hnsw:m=8,ef=64", "lexical", "hybrid:0.5", "rrf",
                                         "exact+window:1", "lexical+union:year"}) {
            const Asked done = asked(asking(search));
            QCOMPARE(done.questions, std::int64_t{60});
            QCOMPARE(done.set.kind, std::string("asked"));
            const auto records = recordsOf(done.set.id);
            QCOMPARE(records.size(), std::size_t{60});
            for (const auto& [id, record] : records) {
                QVERIFY2(record.prediction.contexts && !record.prediction.contexts->empty(), search);
                QVERIFY(record.prediction.contexts->size() <= 30);
                const auto about = readAskedRecord(record.extra);
                QVERIFY(about && about->pool == 12 * kProseOfSlice && about->corpus == m_corpus);
                QVERIFY(about->provenance.has_value());
                const AskedProvenance& how = *about->provenance;
                QVERIFY(how.suite == "P1" && how.settings == asking(search).settings);
                const bool byVector = !std::string_view(search).starts_with("lexical");
                QCOMPARE(how.embeddings.empty(), !byVector);
                QCOMPARE(how.embeddingsHash.size(), std::size_t{byVector ? 64U : 0U});
                QCOMPARE(how.questionVectors,
                         byVector ? std::optional(QuestionVectorSource::Lsa) : std::nullopt);
            }
        }
    }

    // What no search over a corpus can find, before it is asked.
    void goldThatACorpusHolds() {
        const words::Wording words;
        const auto of = [this](const char* suite, base::RowId corpus,
                               RelevanceRule rule = RelevanceRule::Automatic) {
            const auto gold = goldInCorpus(reader(), suite, corpus, rule, {});
            return gold ? *gold : GoldInCorpus();
        };
        QCOMPARE(of("P1", m_corpus), (GoldInCorpus{60, 60, 60, 60, true}));
        QVERIFY(!results::lacksGold(of("P1", m_corpus)));
        QCOMPARE(results::goldInCorpusText(of("P1", m_corpus), words),
                 std::string("Gold sentences in this corpus: all 60."));
        const base::RowId lamps = importLamps();
        QCOMPARE(of("P1", lamps), (GoldInCorpus{60, 0, 60, 0, true}));
        QVERIFY(results::lacksGold(of("P1", lamps)));
        QVERIFY(results::goldInCorpusText(of("P1", lamps), words).find("none of 60") != std::string::npos);
        // Of files none is named.
        QCOMPARE(of("P1", lamps, RelevanceRule::Sources), GoldInCorpus());
        QVERIFY(results::goldInCorpusText(GoldInCorpus(), words).empty());
        // Of two questions one has a part of its evidence there, and both name the same sentence.
        model::Question question;
        question.questionId = "some";
        question.questionText = "Where are lamps sold?";
        question.evidenceSentenceIds = {"first", "elsewhere"};
        (void)askingOnly(question, lamps);
        QCOMPARE(of("P2", lamps), (GoldInCorpus{2, 1, 1, 1, true}));
        QCOMPARE(results::goldInCorpusText(of("P2", lamps), words),
                 std::string("Gold sentences in this corpus: 1 of 2."));
        question.questionId = "none";
        question.evidenceSentenceIds = {"elsewhere"};
        const auto suite = workspace::findSuite(reader(), "P2");
        ASSAY_VERIFY_OK(suite);
        ASSAY_VERIFY_OK(workspace::addQuestion(*m_workspace, suite->id, question, "Ada", ""));
        QCOMPARE(of("P2", lamps), (GoldInCorpus{2, 1, 2, 1, true}));
        QVERIFY(results::goldInCorpusText(of("P2", lamps), words).ends_with("not found: 1 of 2."));
        QVERIFY(!goldInCorpus(reader(), "P9", lamps, RelevanceRule::Automatic, {}));
    }

    void retiredQuestionsAreNeitherAskedNorMeasured() {
        const Asked before = asked(asking("lexical"));
        const auto questions = workspace::questionsNamed(reader(), "P1", {});
        ASSAY_VERIFY_OK(questions);
        ASSAY_VERIFY_OK(workspace::setStatus(*m_workspace, std::vector{questions->front().id},
                                             model::QuestionStatus::Retired, "Ada", ""));
        QCOMPARE(measured(before.set.name).evaluation.questions.size(), std::size_t{59});
        const Asked after = asked(asking("lexical"));
        QCOMPARE(after.questions, std::int64_t{59});
        const RetrievalRun run = measured(after.set.name);
        QCOMPARE(run.info.items, std::int64_t{59});
        QVERIFY(std::ranges::none_of(run.evaluation.questions, [&](const QuestionRetrieval& one) {
            return one.questionId == questions->front().question.questionId;
        }));
    }

    // Citations that nothing in the corpus has give no zeros: no search could find any.
    void namesThatNoSentenceHasCannotBeJudged() {
        const auto suite = workspace::createSuite(*m_workspace, "Cited");
        ASSAY_VERIFY_OK(suite);
        const auto sentences = workspace::sentencesFrom(reader(), m_corpus, 0, 5);
        ASSAY_VERIFY_OK(sentences);
        for (int i = 0; i < 4; ++i) {
            model::Question question;
            question.questionId = "c" + std::to_string(i);
            question.questionText = (*sentences)[static_cast<std::size_t>(i)].sentence.text;
            question.expectedCitations = {"212.0" + std::to_string(i)};
            ASSAY_VERIFY_OK(workspace::addQuestion(*m_workspace, *suite, question, "Ada", ""));
        }
        const auto gold = goldInCorpus(reader(), "Cited", m_corpus, RelevanceRule::Automatic, {});
        ASSAY_VERIFY_OK(gold);
        QVERIFY(gold->named == 4 && !gold->holdsNamed && results::lacksGold(*gold));
        QVERIFY(results::goldInCorpusText(*gold, {}).find("citations: 4.") != std::string::npos);
        AskingPlan plan = asking("lexical");
        plan.suite = "Cited";
        RetrievalRun run = measured(asked(plan).set.name, "Cited");
        QVERIFY(lacksAllGold(run.evaluation.questions));
        const RetrievalFigure* hits = run.evaluation.figures.find("success_5");
        QVERIFY(hits != nullptr && !hits->mean && hits->lacksAllGold);
        QCOMPARE(run.evaluation.clusters, QuestionClusters::Question); // no company is named
        QVERIFY(run.evaluation.questions.front().missed.front().why == WhyMissed::NotInCorpus);

        // One of them stands in a source that the corpus has: then what is not found is not found.
        model::Question named;
        named.questionId = "c9";
        named.questionText = sentences->back().sentence.text;
        named.expectedSources = {sourceOfSentence(sentences->front().sentence)};
        ASSAY_VERIFY_OK(workspace::addQuestion(*m_workspace, *suite, named, "Ada", ""));
        QVERIFY(goldInCorpus(reader(), "Cited", m_corpus, RelevanceRule::Automatic, {})->holdsNamed);
        run = measured(asked(plan).set.name, "Cited");
        QVERIFY(!lacksAllGold(run.evaluation.questions));
        QVERIFY(run.evaluation.figures.find("success_5")->mean.has_value());
    }

    // Asked once more the lists are the same, byte by byte; an embedding set that is gone is said.
    void verifiedByAskingAgain() {
        AskingPlan plan = asking("hybrid:0.5+union:year");
        plan.settings.filter = QuestionFilter::Company;
        plan.settings.fixed = {"section=7"};
        const RetrievalRun vectors = measured(asked(plan).set.name);
        const RetrievalRun words = measured(asked(asking("lexical")).set.name);
        QVERIFY(vectors.about.asked && vectors.about.asked->settings == plan.settings);
        QCOMPARE(askingOptionsText(plan.settings),
                 std::string("--search hybrid:0.5+union:year --k 30 --filter company --filter section=7"));
        for (const RetrievalRun* const run : {&vectors, &words}) {
            const auto verified = verifyRun(*m_workspace, run->info, {}, m_progress);
            ASSAY_VERIFY_OK(verified);
            QVERIFY(verified->same && verified->asked && !verified->stored);
        }
        const auto sets = workspace::answerSets(reader());
        QVERIFY(sets && sets->size() == 2); // what was asked to compare is gone again
        ASSAY_VERIFY_OK(workspace::removeEmbeddingSet(*m_workspace, m_embeddings));
        const auto verified = verifyRun(*m_workspace, vectors.info, {}, m_progress);
        ASSAY_VERIFY_OK(verified);
        QVERIFY(verified->same && verified->stored == WhyStored::OtherInputs);
    }

    void sameNameAgain() {
        QCOMPARE(asked(asking("lexical")).set.name, std::string("P1: lexical"));
        QCOMPARE(asked(asking("lexical")).set.name, std::string("P1: lexical (2)"));
    }

    void keptToCompaniesAndYears() {
        model::Question question;
        question.questionId = "both";
        question.questionText = "net sales of lamps rose";
        question.evidenceSentenceIds = {sentenceId(0, 2018, 0, 1), sentenceId(2, 2018, 0, 1), "nowhere"};
        question.companyName = {"COMPANY 0", "company 1"};
        question.years = {2018, 2019};
        add(question);
        AskingPlan plan = asking("hybrid:0.5");
        plan.settings.filter = QuestionFilter::CompanyAndYear;
        const Asked together = asked(plan);
        auto records = recordsOf(together.set.id);
        for (const auto& [id, record] : records) {
            const std::string prefix = id.substr(1, 6); // company and year
            const auto about = readAskedRecord(record.extra);
            QVERIFY(about.has_value());
            QCOMPARE(about->pool.value_or(-1), (id == "both" ? 8 : 2) * kProseOfSlice);
            for (const model::PredictionContext& context : *record.prediction.contexts) {
                QVERIFY(id == "both" ? !context.id.starts_with("2_") : context.id.starts_with(prefix));
            }
        }
        // Together they are ranked by one score; in turns each part gives its best first.
        plan.settings.parts = FilterParts::Union;
        const Asked inTurns = asked(plan);
        const auto turns = recordsOf(inTurns.set.id);
        std::set<std::string> parts;
        for (std::size_t i = 0; i < 4; ++i) {
            parts.insert((*turns.at("both").prediction.contexts)[i].id.substr(0, 6));
        }
        QCOMPARE(parts.size(), std::size_t{4});
        QVERIFY(!turns.at("both").prediction.contexts->front().score);
        // Why its gold is missed.
        const RetrievalRun run = measured(together.set.name);
        const auto& both = run.evaluation.questions;
        const auto found = std::ranges::find(both, "both", &QuestionRetrieval::questionId);
        QVERIFY(found != both.end());
        std::map<std::string, WhyMissed> why;
        for (const MissedItem& item : found->missed) {
            why[item.name] = item.why;
        }
        QCOMPARE(why.at("nowhere"), WhyMissed::NotInCorpus);
        QCOMPARE(why.at(sentenceId(2, 2018, 0, 1)), WhyMissed::FilteredAway);
    }

    // One question whose gold is missed for each of the reasons there are.
    void everyReasonWhyGoldIsMissed() {
        model::Question question;
        question.questionId = "why";
        question.questionText = "Our lamps are sold in every town and village of the land.";
        question.evidenceSentenceIds = {"first", "again", "filler3", "second", "nowhere"};
        question.cikInt = {1};
        RetrievalRunPlan measuring;
        measuring.suite = "P2";
        measuring.predictions = asked(askingOnly(question, importLamps())).set.name;
        measuring.settings.missedBeyond = 1;
        const auto run = makeRetrievalRun(*m_workspace, measuring, {}, m_progress);
        ASSAY_VERIFY_OK(run);
        const auto found =
            std::ranges::find(run->evaluation.questions, "why", &QuestionRetrieval::questionId);
        QVERIFY(found != run->evaluation.questions.end());
        QCOMPARE(found->firstGold(), std::optional<std::int64_t>(1));
        std::map<std::string, MissedItem> missed;
        for (const MissedItem& item : found->missed) {
            missed[item.name] = item;
        }
        QCOMPARE(missed.size(), std::size_t{4});
        QCOMPARE(missed.at("nowhere").why, WhyMissed::NotInCorpus);
        QCOMPARE(missed.at("second").why, WhyMissed::FilteredAway);
        QCOMPARE(missed.at("again").why, WhyMissed::NearDuplicate);
        QCOMPARE(missed.at("again").duplicateRank, std::optional<std::int64_t>(1));
        QCOMPARE(missed.at("filler3").why, WhyMissed::BelowK);
        QVERIFY(missed.at("filler3").rank && *missed.at("filler3").rank > 2);
    }

    // A question about two companies: one list over both is filled by the one that says more.
    void aUnionAgainstASingleQuery() {
        model::Question question;
        question.questionId = "two";
        question.questionText = "Where are lamps?";
        question.evidenceSentenceIds = {"second"};
        question.cikInt = {1, 2};
        AskingPlan plan = askingOnly(question, importLamps());
        plan.settings.k = 5;
        const RetrievalRun single = measured(asked(plan).set.name, "P2");
        plan.settings.parts = FilterParts::Union;
        const RetrievalRun both = measured(asked(plan).set.name, "P2");
        const auto rankIn = [](const RetrievalRun& run) {
            const auto found =
                std::ranges::find(run.evaluation.questions, "two", &QuestionRetrieval::questionId);
            return found == run.evaluation.questions.end() ? std::nullopt : found->firstGold();
        };
        QVERIFY(!rankIn(single));
        QVERIFY(rankIn(both) && *rankIn(both) <= 2);
        // The two are runs like any others, and are compared.
        const std::array<const RetrievalRun*, 2> runs{&both, &single};
        const auto compared = comparedRetrieval(runs);
        ASSAY_VERIFY_OK(compared);
        QCOMPARE(compared->questionIds, std::vector<std::string>{"two"});
    }

    // Behind each hit stand its neighbours in the filing, but headings.
    void windowsAroundHits() {
        const auto alone = recordsOf(asked(asking("exact")).set.id);
        const auto windows = recordsOf(asked(asking("exact+window:1")).set.id);
        const auto placeOf = [](const std::string& id) { return std::stoi(id.substr(id.rfind('_') + 1)); };
        for (const auto& [id, record] : windows) {
            const auto& list = *record.prediction.contexts;
            const std::string first = alone.at(id).prediction.contexts->front().id;
            QCOMPARE(list.front().id, first);
            std::size_t neighbours = 0;
            for (const int place : {placeOf(first) - 1, placeOf(first) + 1}) {
                neighbours += place >= 0 && place < 25 && place % 8 != 0 ? 1 : 0;
            }
            for (std::size_t i = 1; i <= neighbours; ++i) {
                QCOMPARE(list[i].id.substr(0, list[i].id.rfind('_')), first.substr(0, first.rfind('_')));
                QCOMPARE(std::abs(placeOf(list[i].id) - placeOf(first)), 1);
            }
        }
    }

    void fixedFilters() {
        AskingPlan plan = asking("lexical");
        plan.settings.fixed = {"desk=north", "section=7"};
        const auto records = recordsOf(asked(plan).set.id);
        for (const auto& [id, record] : records) {
            for (const model::PredictionContext& context : *record.prediction.contexts) {
                const int place = std::stoi(context.id.substr(context.id.rfind('_') + 1));
                QVERIFY(place % 2 == 0 && context.id.find("_0_") != std::string::npos);
            }
        }
        plan.settings.fixed = {"nothing=1"};
        QVERIFY(!askCorpus(*m_workspace, plan, {}, m_progress));
    }

    void vectorsOfAnotherModelAreRefused() {
        AskingPlan plan = asking("exact");
        plan.vectors.file = m_folder->write("v.jsonl", "{\"id\":\"q0_2018_0_1\",\"vector\":[1,0]}\n");
        plan.vectors.fileModel = "other";
        ASSAY_COMPARE_ERROR(askCorpus(*m_workspace, plan, {}, m_progress), InputNotUsable);
        plan.vectors = {};
        plan.vectors.service.emplace();
        plan.vectors.service->url = "http://127.0.0.1:1/v1";
        plan.vectors.service->model = "other";
        ASSAY_COMPARE_ERROR(askCorpus(*m_workspace, plan, {}, m_progress), InputNotUsable);
        plan.vectors = {};
        plan.embeddings = 0;
        ASSAY_COMPARE_ERROR(askCorpus(*m_workspace, plan, {}, m_progress), InvalidArgument);
    }

    // What was folded in is not kept: it is made anew.
    void vectorsOfAFileAreKeptWithTheirQuestions() {
        AskingPlan plan = asking("exact");
        (void)asked(plan);
        const auto none = workspace::questionVectorSets(reader());
        ASSAY_VERIFY_OK(none);
        QVERIFY(none->empty());
        const auto set = workspace::embeddingSet(reader(), plan.embeddings);
        ASSAY_VERIFY_OK(set);
        std::string vector = "2";
        for (std::int64_t i = 1; i < set->dimension; ++i) {
            vector += ",0";
        }
        plan.vectors.file =
            m_folder->write("kept.jsonl", "{\"id\":\"q0_2018_0_1\",\"vector\":[" + vector + "]}\n");
        plan.vectors.fileModel = set->model;
        (void)asked(plan);
        const auto kept = workspace::readQuestionVectors(reader(), set->model, {});
        ASSAY_VERIFY_OK(kept);
        QCOMPARE(kept->questions.size(), std::size_t{1});
        QCOMPARE(kept->dimension, static_cast<std::size_t>(set->dimension));
        QCOMPARE(kept->values.front(), 1.0F);
    }

    void keptAndReadAgain() {
        const Asked done = asked(asking("lexical"));
        const RetrievalRun run = measured(done.set.name);
        QCOMPARE(run.info.kind, std::string(kRetrievalRuns));
        QCOMPARE(run.evaluation.questions.size(), std::size_t{60});
        const RetrievalFigure* const hit = run.evaluation.figures.find("success_5");
        QVERIFY(hit != nullptr && hit->mean && *hit->mean > 0.5);
        // One of 252 sentences is gold: five of them are it with 5/252.
        QVERIFY(hit->chance && std::abs(*hit->chance - 5.0 / 252) < 1e-12);
        const auto again = loadRetrievalRun(reader(), run.info.id, {});
        ASSAY_VERIFY_OK(again);
        QVERIFY(again->evaluation.questions == run.evaluation.questions);
        QCOMPARE(results::retrievalRunJson(*again, true), results::retrievalRunJson(run, true));
        QCOMPARE(again->about.predictionsHash, done.set.contentHash);
        QCOMPARE(results::finsearchResults(run, {}), results::finsearchResults(*again, {}));
        damage("UPDATE run_item SET document = '{}' WHERE number = 3");
        ASSAY_COMPARE_ERROR(loadRetrievalRun(reader(), run.info.id, {}), DamagedWorkspace);
    }

    void setsThatSayNothing() {
        RetrievalRunPlan plan;
        plan.suite = "P1";
        plan.predictions = "nothing";
        ASSAY_COMPARE_ERROR(makeRetrievalRun(*m_workspace, plan, {}, m_progress), NotFound);
        const auto imported = workspace::importAnswerScores(
            *m_workspace, m_folder->write("p.jsonl", "{\"question_id\":\"q0_2018_0_1\",\"answer\":\"a\"}\n"),
            "answers", {}, {}, m_progress);
        ASSAY_VERIFY_OK(imported);
        plan.predictions = "answers";
        ASSAY_COMPARE_ERROR(makeRetrievalRun(*m_workspace, plan, {}, m_progress), InputNotUsable);
    }

    void twoSystems() {
        const RetrievalRun lexical = measured(asked(asking("lexical")).set.name);
        AskingPlan narrow = asking("lexical");
        narrow.settings.filter = QuestionFilter::CompanyAndYear;
        const RetrievalRun filtered = measured(asked(narrow).set.name);
        const std::array<const RetrievalRun*, 2> runs{&filtered, &lexical};
        const auto both = comparedRetrieval(runs);
        ASSAY_VERIFY_OK(both);
        QCOMPARE(both->questionIds.size(), std::size_t{60});
        AnswerComparisonSettings settings;
        settings.headline = kRetrievalHeadline;
        const auto compared = compareAnswers(*both, 0, 1, settings, {}, m_progress);
        ASSAY_VERIFY_OK(compared);
        const MetricComparison* const headline = compared->headline();
        QVERIFY(headline != nullptr && headline->n == 60);
        const double a = *filtered.evaluation.figures.find(kRetrievalHeadline)->mean;
        const double b = *lexical.evaluation.figures.find(kRetrievalHeadline)->mean;
        QVERIFY(std::abs(*headline->difference - (a - b)) < 1e-12);
        QCOMPARE(headline->wins + headline->ties + headline->losses, std::int64_t{60});
    }

    // A question is the text of its gold: a result with that very text has the score 1, every other one 0.
    void rerankedLists() {
#ifdef Q_OS_WIN
        QSKIP("External scorers are not started on Windows");
#endif
        AskingPlan plan = asking("lexical+rerank:shell,depth=40");
        plan.settings.k = 10;
        ASSAY_COMPARE_ERROR(askCorpus(*m_workspace, plan, {}, m_progress), InvalidArgument);
        plan.scorer = tests::shellScorer(
            "echo \"$identity\"\n"
            "while IFS= read -r line; do\n"
            "  id=${line#*'\"id\":\"'}; id=${id%%'\"'*}\n"
            "  text=${line#*'\"candidate\":\"'}; text=${text%%'\"'*}\n"
            "  asked=${line#*'\"references\":[\"'}; asked=${asked%%'\"'*}\n"
            "  if [ \"$text\" = \"$asked\" ]; then answer \"$id\" 1; else answer \"$id\" 0; fi\n"
            "done\n");
        const Asked done = asked(plan);
        QVERIFY(done.reranked.has_value());
        QCOMPARE(done.set.name, std::string("P1: lexical+rerank:shell,depth=40"));
        QCOMPARE(done.reranked->before.name, std::string("P1: lexical"));
        QCOMPARE(done.reranked->counts.withoutScore, std::int64_t{0});
        QVERIFY(done.search.find("first 40 reranked by shell (length, tiny@r1") != std::string::npos);
        const auto before = recordsOf(done.reranked->before.id);
        const auto alone = recordsOf(asked(asking("lexical")).set.id);
        const auto after = recordsOf(done.set.id);
        for (const auto& [id, record] : after) {
            const auto& old = *before.at(id).prediction.contexts;
            QVERIFY(record.prediction.contexts->size() == 10 && old.size() == 10);
            const auto& whole = *alone.at(id).prediction.contexts;
            QVERIFY(std::equal(old.begin(), old.end(), whole.begin()));
            const auto about = readAskedRecord(record.extra);
            QVERIFY(about && about->search == done.search && about->corpus == m_corpus);
        }
        const RetrievalRun with = measured(done.set.name);
        const RetrievalRun without = measured(done.reranked->before.name);
        const auto gain = rerankingGain(with, without, *done.reranked, {}, m_progress);
        ASSAY_VERIFY_OK(gain);
        const MetricComparison* const headline = gain->comparison.headline();
        QVERIFY(headline != nullptr && headline->n == 60 && *headline->difference >= 0);
        QCOMPARE(headline->losses, std::int64_t{0});
        QCOMPARE(*headline->a, *with.evaluation.figures.find(kRetrievalHeadline)->mean);
        const auto document =
            nlohmann::json::parse(results::retrievalRunJson(with, false, &*gain), nullptr, false);
        const auto& told = document["rerank"];
        QCOMPARE(told["depth"].get<int>(), 40);
        QCOMPARE(told["before"]["run"].get<std::int64_t>(), without.info.id);
        QCOMPARE(told["gain"]["mrr_at_10"]["after"].get<double>(), *headline->a);
        QCOMPARE(told["gain"]["mrr_at_10"]["worse"].get<int>(), 0);
        // What the search alone gave can be asked for again, what the scorer made of it not.
        const auto verifiedBefore = verifyRun(*m_workspace, without.info, {}, m_progress);
        const auto verifiedAfter = verifyRun(*m_workspace, with.info, {}, m_progress);
        QVERIFY(verifiedBefore && verifiedBefore->same && verifiedBefore->asked);
        QVERIFY(verifiedAfter && verifiedAfter->same && verifiedAfter->stored == WhyStored::Reranked);
        // The same again: nothing is asked, and the lists are the same.
        const Asked again = asked(plan);
        QCOMPARE(again.reranked->counts.fromStore, done.reranked->counts.scored);
        QCOMPARE(again.set.contentHash, done.set.contentHash);
    }

    void alphaOverStoredLists() {
        const Asked lexical = asked(asking("lexical"));
        const Asked vector = asked(asking("exact"));
        AlphaSettings settings;
        const auto material =
            readAlphaMaterial(reader(), "P1", lexical.set.name, vector.set.name, settings, {});
        ASSAY_VERIFY_OK(material);
        QCOMPARE(material->questions.size(), std::size_t{60});
        const auto tuning = tuneAlpha(*material, settings, {}, m_progress);
        ASSAY_VERIFY_OK(tuning);
        // At its ends each list is itself.
        const double atLexical = *measured(lexical.set.name).evaluation.figures.find("recip_rank")->mean;
        const double atVector = *measured(vector.set.name).evaluation.figures.find("recip_rank")->mean;
        QVERIFY(std::abs(tuning->points.front().mean[0] - atLexical) < 1e-12);
        QVERIFY(std::abs(tuning->points.back().mean[0] - atVector) < 1e-12);
        const auto kept = keepAlphaTuning(*m_workspace, *material, *tuning, settings, "Ada");
        ASSAY_VERIFY_OK(kept);
        const auto info = workspace::runInfo(reader(), *kept);
        QVERIFY(info && info->kind == kAlphaRuns && info->items == 60);
        // Both were searched among the same sentences: luck draws from those, a list as long as both
        // together.
        const auto corpus = workspace::corpusInfo(reader(), m_corpus);
        ASSAY_VERIFY_OK(corpus);
        QCOMPARE(tuning->corpus, corpus->name);
        const RetrievalRun alone = measured(lexical.set.name);
        std::array<double, 3> sums{};
        for (const AlphaQuestion& question : material->questions) {
            const auto found = std::ranges::find(alone.evaluation.questions, question.questionId,
                                                 &QuestionRetrieval::questionId);
            QVERIFY(found != alone.evaluation.questions.end() && found->pool);
            const statistics::Pool pool{found->pool->results, found->pool->gold};
            sums[0] += statistics::reciprocalRankChance(pool, std::ssize(question.results));
            const double share = static_cast<double>(pool.gold) / static_cast<double>(found->relevant);
            sums[1] += share * statistics::recallChance(pool, 5);
            sums[2] += share * statistics::recallChance(pool, 10);
        }
        for (std::size_t m = 0; m < sums.size(); ++m) {
            QVERIFY(tuning->luck[m] && *tuning->luck[m] > 0);
            QVERIFY(std::abs(*tuning->luck[m] - sums[m] / 60) < 1e-12);
        }
        const auto again = loadAlphaRun(reader(), *kept, {});
        ASSAY_VERIFY_OK(again);
        QVERIFY(again->tuning.luck == tuning->luck && again->tuning.corpus == tuning->corpus);
        QVERIFY(!tuning->strata.empty());
        for (std::size_t i = 0; i < tuning->strata.size(); ++i) {
            QVERIFY(again->tuning.strata[i].luck == tuning->strata[i].luck);
        }
        results::AlphaJsonOptions options;
        options.question = material->questions.front().questionId;
        const auto document = nlohmann::json::parse(
            results::alphaTuningJson(*material, *tuning, settings, options), nullptr, false);
        QCOMPARE(document["alphas"].size(), std::size_t{5});
        QCOMPARE(document["per_question"].size(), std::size_t{1});
        QCOMPARE(document["best"].get<double>(), tuning->best.alpha);
    }
};

ASSAY_TEST(TestRetrievalRun)
#include "tst_retrieval_run.moc"
