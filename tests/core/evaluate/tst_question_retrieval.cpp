// What is relevant to a question, and the measures of its lists, against their definitions written out.
#include "core/base/random.h"
#include "core/evaluate/paraphrase_clusters.h"
#include "core/evaluate/retrieval/question_content.h"
#include "core/evaluate/retrieval/question_retrieval.h"
#include "core/evaluate/retrieval/retrieval_figures.h"
#include "core/metrics/ranking/judged_ranking.h"
#include "core/statistics/chance.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

using namespace assay;
using namespace assay::evaluate;

namespace {

model::PredictionContext result(const std::string& id, const std::string& source = {},
                                const std::string& content = {}) {
    model::PredictionContext context;
    context.id = id;
    context.source = source;
    context.text = content;
    return context;
}

model::Prediction listOf(std::vector<model::PredictionContext> contexts) {
    model::Prediction prediction;
    prediction.contexts = std::move(contexts);
    return prediction;
}

model::Question withSources(std::vector<std::string> sources) {
    model::Question question;
    question.questionId = "q";
    question.expectedSources = std::move(sources);
    return question;
}

model::Question withEvidence(std::vector<std::string> ids) {
    model::Question question;
    question.questionId = "q";
    question.evidenceSentenceIds = std::move(ids);
    return question;
}

std::optional<double> valueOfColumn(const RetrievalMeasures& measures, const QuestionRetrieval& measured,
                                    const std::string& name) {
    for (std::size_t i = 0; i < measures.columns().size(); ++i) {
        if (measures.columns()[i].name == name) {
            return measured.values[i];
        }
    }
    return std::nullopt;
}

bool isAbout(std::optional<double> value, double expected) {
    return value && std::abs(*value - expected) < 1e-12;
}

// A list of sources, some of them again, against the definitions.
struct SlowSources {
    std::vector<std::string> sources;
    std::vector<std::string> expected;

    [[nodiscard]] bool relevant(std::size_t place) const {
        return std::ranges::any_of(
            expected, [&](const std::string& one) { return sources[place].find(one) != std::string::npos; });
    }

    [[nodiscard]] double precision(std::size_t k) const {
        double count = 0;
        for (std::size_t i = 0; i < std::min(k, sources.size()); ++i) {
            count += relevant(i) ? 1 : 0;
        }
        return count / static_cast<double>(k);
    }

    [[nodiscard]] double recall(std::size_t k) const {
        std::set<std::string> found;
        for (std::size_t i = 0; i < std::min(k, sources.size()); ++i) {
            for (const std::string& one : expected) {
                if (sources[i].find(one) != std::string::npos) {
                    found.insert(one);
                }
            }
        }
        return static_cast<double>(found.size()) / static_cast<double>(expected.size());
    }

    [[nodiscard]] double reciprocalRank(std::size_t k) const {
        for (std::size_t i = 0; i < std::min(k, sources.size()); ++i) {
            if (relevant(i)) {
                return 1 / (static_cast<double>(i) + 1);
            }
        }
        return 0;
    }

    // Of places where a source comes first.
    [[nodiscard]] double ndcg(std::size_t k) const {
        std::set<std::string> found;
        double gain = 0;
        for (std::size_t i = 0; i < std::min(k, sources.size()); ++i) {
            bool isNew = false;
            for (const std::string& one : expected) {
                if (sources[i].find(one) != std::string::npos) {
                    isNew = found.insert(one).second || isNew;
                }
            }
            gain += isNew ? 1 / std::log2(static_cast<double>(i) + 2) : 0;
        }
        double ideal = 0;
        for (std::size_t i = 0; i < std::min(k, expected.size()); ++i) {
            ideal += 1 / std::log2(static_cast<double>(i) + 2);
        }
        return gain / ideal;
    }
};

} // namespace

class TestQuestionRetrieval : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void rules() {
        model::Question question = withEvidence({"a", "b", "a"});
        question.expectedSources = {"10-K_2024"};
        question.expectedCitations = {"212.05"};
        const ResultKeys both{true, true};
        QCOMPARE(questionRelevance(question, RelevanceRule::Automatic, both).rule(), RelevanceRule::Evidence);
        QCOMPARE(questionRelevance(question, RelevanceRule::Automatic, both).relevant(), 2);
        QCOMPARE(questionRelevance(question, RelevanceRule::Automatic, {false, true}).rule(),
                 RelevanceRule::Sources);
        QCOMPARE(questionRelevance(question, RelevanceRule::Automatic, {}).rule(), RelevanceRule::Automatic);
        question.extra = "{\"qrels\": {\"test\": {\"a\": 2, \"c\": 0, \"d\": -1}, \"dev\": {\"a\": 1}}}";
        const auto graded = questionRelevance(question, RelevanceRule::Automatic, both);
        QCOMPARE(graded.rule(), RelevanceRule::Qrels);
        QCOMPARE(graded.byGrade(), (std::vector<std::int64_t>{1, 0, 1}));
        const std::vector<model::PredictionContext> list{result("c"), result("a"), result("x"), result("a")};
        const JudgedResults judged = graded.judge(list);
        QCOMPARE(judged.grades, (std::vector<std::int32_t>{0, 2, metrics::kNotInPool, 2}));
        QCOMPARE(judged.firstGrades, (std::vector<std::int32_t>{0, 2, metrics::kNotInPool, 0}));
        QCOMPARE(judged.repeated, std::int64_t{1});
    }

    void clusterKeys() {
        model::Question question;
        QVERIFY(clusterKeysOf(question).company.empty() && clusterKeysOf(question).filing.empty());
        question.companyName = {"One", "Two"};
        question.years = {2020, 2021};
        QCOMPARE(clusterKeysOf(question).company, std::string("One,Two"));
        question.cikInt = {320193, 19617};
        QCOMPARE(clusterKeysOf(question).company, std::string("320193,19617"));
        QCOMPARE(clusterKeysOf(question).filing, std::string("320193,19617/2020/2021"));
    }

    // What questions can be told apart by: not what all have alike or each has for itself.
    void fieldsOfStrata() {
        std::vector<model::Question> questions(4);
        for (std::size_t i = 0; i < questions.size(); ++i) {
            questions[i].questionId = "q" + std::to_string(i);
            questions[i].category = i < 2 ? "A" : "B";
            questions[i].extra = "{\"metadata\":{\"domain\":\"" + std::string(i == 0 ? "tax" : "pay") +
                                 "\"},\"own\":" + std::to_string(i) + "}";
        }
        QCOMPARE(stratumFields(questions), (std::vector<std::string>{"category", "metadata.domain"}));
        QVERIFY(isJudgedBy(withEvidence({"a"}), RelevanceRule::Evidence));
        QVERIFY(!isJudgedBy(withEvidence({"a"}), RelevanceRule::Qrels));
    }

    void citationsAreFoundWithTheirSubsections() {
        model::Question question;
        question.expectedCitations = {"Fla. Stat. § 212.05", "12A-1.001"};
        const auto relevance = questionRelevance(question, RelevanceRule::Automatic, {false, true});
        QCOMPARE(relevance.rule(), RelevanceRule::Citations);
        const std::vector<model::PredictionContext> list{result({}, "212.05(1)(a)"), result({}, "212.055"),
                                                         result({}, "Rule 12a-1.001, F.A.C.")};
        QCOMPARE(relevance.judge(list).grades, (std::vector<std::int32_t>{1, 0, 1}));
    }

    void againstTheDefinitions() {
        RetrievalSettings settings;
        const auto measures = RetrievalMeasures::of(settings);
        ASSAY_VERIFY_OK(measures);
        base::Random random(7);
        for (int round = 0; round < 300; ++round) {
            SlowSources slow;
            for (std::uint64_t i = 1 + random.below(3); i > 0; --i) {
                slow.expected.push_back("file" + std::to_string(i));
            }
            std::vector<model::PredictionContext> list;
            for (std::uint64_t i = random.below(14); i > 0; --i) {
                slow.sources.push_back("raw_file" + std::to_string(1 + random.below(6)) + ".htm");
                list.push_back(result({}, slow.sources.back()));
            }
            const model::Prediction sample = listOf(list);
            const auto measured =
                measures->measure(withSources(slow.expected), std::span(&sample, 1), {false, true});
            for (const int k : {1, 3, 5, 10}) {
                const auto depth = static_cast<std::size_t>(k);
                const std::string at = "_" + std::to_string(k);
                QVERIFY(isAbout(valueOfColumn(*measures, measured, "P" + at), slow.precision(depth)));
                QVERIFY(isAbout(valueOfColumn(*measures, measured, "recall" + at), slow.recall(depth)));
                QVERIFY(isAbout(valueOfColumn(*measures, measured, "success" + at),
                                slow.precision(depth) > 0 ? 1 : 0));
            }
            for (const std::size_t k : {std::size_t{5}, std::size_t{10}}) {
                const double p = slow.precision(k);
                const double r = slow.recall(k);
                const std::string at = "_" + std::to_string(k);
                QVERIFY(isAbout(valueOfColumn(*measures, measured, "f1" + at),
                                p + r > 0 ? 2 * p * r / (p + r) : 0));
                QVERIFY(isAbout(valueOfColumn(*measures, measured, "ndcg_cut" + at), slow.ndcg(k)));
            }
            QVERIFY(isAbout(valueOfColumn(*measures, measured, "recip_rank"), slow.reciprocalRank(100)));
            QVERIFY(isAbout(valueOfColumn(*measures, measured, "mrr_at_3"), slow.reciprocalRank(3)));
        }
    }

    // What was behind the cut nobody knows: missing, never 0.
    void listsThatWereCut() {
        const auto measures = RetrievalMeasures::of({});
        model::Prediction sample = listOf({result({}, "other"), result({}, "gold.htm"), result({}, "other")});
        sample.contextsCutAt = 3;
        const auto measured = measures->measure(withSources({"gold"}), std::span(&sample, 1), {false, true});
        QVERIFY(isAbout(valueOfColumn(*measures, measured, "success_3"), 1));
        QVERIFY(isAbout(valueOfColumn(*measures, measured, "mrr_at_3"), 0.5));
        for (const char* const name : {"success_5", "P_5", "recall_5", "recip_rank", "map", "ndcg_cut_5"}) {
            QVERIFY2(!valueOfColumn(*measures, measured, name), name);
        }
        QVERIFY(isAbout(valueOfColumn(*measures, measured, "Rprec"), 0));
        QCOMPARE(measured.cutAt, std::optional<std::int64_t>(3));
        // One that is shorter than the limit is whole.
        sample.contexts->pop_back();
        const auto whole = measures->measure(withSources({"gold"}), std::span(&sample, 1), {false, true});
        QVERIFY(isAbout(valueOfColumn(*measures, whole, "success_5"), 1));
        QVERIFY(!whole.cutAt);
    }

    void withoutAListOrRelevance() {
        const auto measures = RetrievalMeasures::of({});
        const auto none = measures->measure(withSources({"gold"}), {}, {false, true});
        QVERIFY(!none.hasList);
        QVERIFY(isAbout(valueOfColumn(*measures, none, "recip_rank"), 0));
        const model::Prediction sample = listOf({result({}, "gold")});
        const auto unjudged = measures->measure(withSources({}), std::span(&sample, 1), {false, true});
        QVERIFY(!valueOfColumn(*measures, unjudged, "recip_rank"));
        QCOMPARE(unjudged.rule, RelevanceRule::Automatic);
    }

    void whyItWasMissed() {
        RetrievalSettings settings;
        settings.missedBeyond = 2;
        const auto measures = RetrievalMeasures::of(settings);
        const model::Prediction sample =
            listOf({result("x", {}, "The risk of flood and fire is large."), result("y", {}, "Sales rose"),
                    result("late", {}, "Costs"), result("z", {}, "Other")});
        QuestionSurroundings around;
        around.pool =
            QuestionPool{.results = 100, .gold = 2, .notInCorpus = {"gone"}, .filteredAway = {"out"}};
        around.goldTexts = {
            {"late", "Costs"}, {"same", "the risk of FLOOD and fire is large"}, {"never", "something else"}};
        const auto measured = measures->measure(withEvidence({"gone", "out", "late", "same", "never"}),
                                                std::span(&sample, 1), {true, false}, around);
        const std::vector<MissedItem> expected{{"gone", WhyMissed::NotInCorpus, {}, {}},
                                               {"out", WhyMissed::FilteredAway, {}, {}},
                                               {"late", WhyMissed::BelowK, 3, {}},
                                               {"same", WhyMissed::NearDuplicate, {}, 1},
                                               {"never", WhyMissed::NotInList, {}, {}}};
        QVERIFY(measured.missed == expected);
        QCOMPARE(measured.notJudged, std::int64_t{3});
    }

    void samplesAreAveragedWithinTheQuestion() {
        const auto measures = RetrievalMeasures::of({});
        const std::vector<model::Prediction> samples{listOf({result("a")}),
                                                     listOf({result("b"), result("a")})};
        const auto measured = measures->measure(withEvidence({"a"}), samples, {true, false});
        QVERIFY(isAbout(valueOfColumn(*measures, measured, "recip_rank"), 0.75));
        QCOMPARE(measured.ranks, std::vector<std::int64_t>{1});
        QCOMPARE(measured.samples, std::int64_t{2});
    }

    void keptAndReadAgain() {
        const auto measures = RetrievalMeasures::of({});
        model::Prediction sample = listOf({result("x"), result("a"), result("a")});
        sample.latencyMs = 12.5;
        sample.stages = {{"search", 10.25}};
        sample.contextsCutAt = 3;
        model::Question question = withEvidence({"a", "b"});
        question.category = "A";
        question.cikInt = {320193};
        question.years = {2024};
        QuestionSurroundings around;
        around.pool = QuestionPool{.results = 7, .gold = 1, .notInCorpus = {"b"}, .filteredAway = {}};
        const auto measured = measures->measure(question, std::span(&sample, 1), {true, false}, around);
        const std::string json = questionRetrievalJson(measured, measures->columns());
        auto read = readQuestionRetrieval(json, measures->columns());
        ASSAY_VERIFY_OK(read);
        read->questionId = "q";
        QVERIFY(*read == measured);
        QVERIFY(!readQuestionRetrieval("[]", measures->columns()));
        QVERIFY(!readQuestionRetrieval("{\"relevance\": 3}", measures->columns()));
        // What no measuring gives is refused before figures are made of it.
        for (const char* const impossible :
             {"{\"metrics\":{},\"ranks\":[0]}", "{\"metrics\":{},\"ranks\":[2,2]}",
              "{\"metrics\":{\"success_5\":7}}", "{\"metrics\":{},\"retrieved\":-1}",
              "{\"metrics\":{},\"latency_ms\":[-1]}",
              "{\"metrics\":{},\"relevant\":3,\"pool\":{\"results\":1,\"gold\":2}}"}) {
            QVERIFY2(!readQuestionRetrieval(impossible, measures->columns()), impossible);
        }
        QVERIFY(readQuestionRetrieval("{\"metrics\":{}}", measures->columns()).has_value());
    }

    void leavesOfAnswers() {
        model::Question question;
        question.answerNumeric = 391035;
        question.answerUnit = "million USD";
        QCOMPARE(answerLeaves(question).size(), std::size_t{1});
        QCOMPARE(answerLeaves(question)[0].text, std::string("391035"));
        QCOMPARE(answerLeaves(question)[0].figure->value, 391035e6);
        question = {};
        question.answerIsList = true;
        question.answerType = "structured_numeric";
        question.answerText = {"direct: 38",
                               "gross: {\"value\":195201,\"unit\":\"million USD\",\"percentage\":46.9}"};
        question.answerUnit = "percent";
        const auto leaves = answerLeaves(question);
        QCOMPARE(leaves.size(), std::size_t{3});
        QCOMPARE(leaves[0].text, std::string("38"));
        QVERIFY(leaves[0].figure->kind == assay::text::UnitKind::Percent);
        QCOMPARE(leaves[1].figure->value, 195201e6);
        QCOMPARE(leaves[2].text, std::string("46.9"));
        question.answerType = "list_text";
        question.answerText = {"Mac: a computer"};
        QCOMPARE(answerLeaves(question)[0].text, std::string("Mac: a computer"));
    }

    void formsOfFilings() {
        QCOMPARE(filingForm("raw_10-K_2025.htm"), std::string("10-K"));
        QCOMPARE(filingForm("raw_10-q_2024_Q1.htm"), std::string("10-Q"));
        QCOMPARE(filingForm("3M_2018_10K"), std::string("10-K"));
        QCOMPARE(filingForm("110-K"), std::string());
        QCOMPARE(filingForm("notes.txt"), std::string());
        RetrievalSettings settings;
        settings.sourceDepth = 3;
        const auto measures = RetrievalMeasures::of(settings);
        const model::Prediction sample =
            listOf({result({}, "raw_10-Q_2024.htm"), result({}, "raw_10-K_2023.htm"), result({}, "note.htm"),
                    result({}, "raw_10-K_2024.htm")});
        const auto measured =
            measures->measure(withSources({"raw_10-K_2025.htm"}), std::span(&sample, 1), {false, true});
        QVERIFY(isAbout(valueOfColumn(*measures, measured, "source_accuracy"), 1.0 / 3));
    }

    void luckOfRPrecisionByEveryOrder() {
        RetrievalSettings settings;
        const auto measures = RetrievalMeasures::of(settings);
        QuestionSurroundings around;
        around.pool = QuestionPool{.results = 5, .gold = 2, .notInCorpus = {"elsewhere"}, .filteredAway = {}};
        const model::Prediction sample = listOf({result("a")});
        const QuestionRetrieval question = measures->measure(withEvidence({"g1", "g2", "elsewhere"}),
                                                             std::span(&sample, 1), {true, false}, around);
        QCOMPARE(question.relevant, std::int64_t{3});
        std::array<int, 5> order{0, 0, 0, 1, 1}; // 1: relevant
        double sum = 0;
        double orders = 0;
        do {
            sum += (order[0] + order[1] + order[2]) / 3.0; // the first R of them
            ++orders;
        } while (std::ranges::next_permutation(order).found);
        QVERIFY(isAbout(luckOf({.name = "Rprec"}, question), sum / orders));
        QVERIFY(!luckOf({.name = "bpref"}, question)); // nobody worked it out
    }

    void figuresOverQuestions() {
        RetrievalSettings settings;
        settings.fields = {"category"};
        const auto measures = RetrievalMeasures::of(settings);
        base::Random random(11);
        std::vector<QuestionRetrieval> questions;
        double hits = 0;
        double chances = 0;
        for (int i = 0; i < 40; ++i) {
            model::Question question = withEvidence({"gold"});
            question.questionId = "q" + std::to_string(i);
            question.category = i % 4 == 0 ? "A" : "B";
            std::vector<model::PredictionContext> list;
            for (std::uint64_t before = random.below(9); before > 0; --before) {
                list.push_back(result("other" + std::to_string(before)));
            }
            list.push_back(result("gold"));
            QuestionSurroundings around;
            around.pool = QuestionPool{.results = 50 + i, .gold = 1, .notInCorpus = {}, .filteredAway = {}};
            hits += list.size() <= 5 ? 1 : 0;
            chances += statistics::hitChance({50 + i, 1}, 5);
            const model::Prediction sample = listOf(std::move(list));
            questions.push_back(measures->measure(question, std::span(&sample, 1), {true, false}, around));
        }
        model::Question unjudged = withEvidence({});
        questions.push_back(measures->measure(unjudged, {}, {true, false}));
        const auto evaluation = retrievalFigures(questions, settings, {});
        ASSAY_VERIFY_OK(evaluation);
        const RetrievalFigure* const hit = evaluation->figures.find("success_5");
        QVERIFY(hit != nullptr && hit->n == 40);
        QVERIFY(isAbout(hit->mean, hits / 40));
        QVERIFY(isAbout(hit->chance, chances / 40));
        QVERIFY(hit->interval && hit->interval->low < *hit->mean && *hit->mean < hit->interval->high);
        QCOMPARE(evaluation->figures.unjudged, std::int64_t{1});
        QCOMPARE(evaluation->by.at("category").at("A").questions, std::int64_t{10});
        // The same on any number of threads.
        const auto again = retrievalFigures(questions, settings, {});
        QVERIFY(again->figures.find("map")->interval->low == evaluation->figures.find("map")->interval->low);
    }
};

ASSAY_TEST(TestQuestionRetrieval)
#include "tst_question_retrieval.moc"
