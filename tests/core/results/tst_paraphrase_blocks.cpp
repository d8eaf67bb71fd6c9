// What is shown of questions in several wordings: figures with n and interval, what cannot be judged, links.
#include "core/evaluate/paraphrase_robustness.h"
#include "core/evaluate/retrieval/retrieval_figures.h"
#include "core/results/paraphrase_blocks.h"
#include "core/words/definitions.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

using namespace assay;
using namespace assay::results;

namespace {

const words::Wording kPlain;
const ParaphraseTitles kTitles{"answer_paraphrases", "Same verdict", "Spread of the score"};

evaluate::ParaphraseRobustness robustnessOf(int originals) {
    std::vector<evaluate::WordedItem> items;
    for (int i = 0; i < originals; ++i) {
        const std::string id = "q" + std::to_string(i);
        items.push_back({id, "", "pass", 1.0});
        items.push_back({id + "-p1", id, i % 4 == 0 ? "fail" : "pass", i % 4 == 0 ? 0.25 : 1.0});
    }
    return evaluate::paraphraseRobustness(items, 42);
}

} // namespace

class TstParaphraseBlocks : public QObject {
    Q_OBJECT

  private slots:
    void nothingToShow();
    void figures();
    void groups();
    void document();
    void columnsOfRetrieval();
};

void TstParaphraseBlocks::nothingToShow() {
    QVERIFY(paraphraseBlocks({}, kTitles, kPlain).empty());
}

void TstParaphraseBlocks::figures() {
    const auto blocks = paraphraseBlocks(robustnessOf(8), kTitles, kPlain);
    QCOMPARE(blocks.size(), std::size_t{2});
    const auto& table = std::get<Table>(blocks[0]);
    QCOMPARE(table.name, std::string("answer_paraphrases"));
    const auto& share = std::get<Figure>(table.rows[0][1]);
    QCOMPARE(*share.value, 0.75);
    QVERIFY(share.n == std::optional<std::int64_t>(8));
    QVERIFY(share.interval.has_value());
    QVERIFY(table.note.find("cannot be judged: it takes 30") != std::string::npos);
    for (const TableRow& row : table.rows) {
        const words::Definition* const definition = words::definitionOf(row.definition);
        QVERIFY(definition != nullptr && definition->mayLackInterval);
    }
    const auto enough = paraphraseBlocks(robustnessOf(30), kTitles, kPlain);
    QVERIFY(std::get<Table>(enough[0]).note.find("cannot be judged") == std::string::npos);
}

void TstParaphraseBlocks::groups() {
    const auto blocks = paraphraseBlocks(robustnessOf(5), kTitles, kPlain);
    const auto& table = std::get<Table>(blocks[1]);
    QCOMPARE(table.rows.size(), std::size_t{5});
    QCOMPARE(table.rows[0].key, std::string("q0")); // those that disagree first
    QCOMPARE(table.rows[1].key, std::string("q4"));
    QCOMPARE(table.rows[2].key, std::string("q1"));
    QCOMPARE(std::get<std::string>(table.rows[0][2]), std::string("no"));
    const auto& link = std::get<AnswersLink>(*table.rows[0].link);
    QVERIFY((link.questions == std::vector<std::string>{"q0", "q0-p1"}));
}

void TstParaphraseBlocks::document() {
    const nlohmann::ordered_json json = paraphraseJson(robustnessOf(4));
    QCOMPARE(json["originals"].get<int>(), 4);
    QCOMPARE(json["wordings"].get<int>(), 8);
    QCOMPARE(json["agreeing"].get<double>(), 0.75);
    QVERIFY(json["agreeing_ci"].is_null()); // four originals
    QVERIFY(!json["can_be_judged"].get<bool>());
    QCOMPARE(json["groups"].size(), std::size_t{4});
    const nlohmann::ordered_json nothing = paraphraseJson({});
    QVERIFY(nothing["agreeing"].is_null() && nothing["spread"].is_null());
}

void TstParaphraseBlocks::columnsOfRetrieval() {
    const auto chosen = [](std::vector<evaluate::RetrievalColumn> columns) {
        return evaluate::paraphraseColumns(columns);
    };
    const auto usual = chosen({{"success_1", true, 1},
                               {"success_10", true, 10},
                               {"success_5", true, 5},
                               {"ndcg_cut_10", false, 10},
                               {"mrr_at_10", false, 10}});
    QCOMPARE(usual.outcome, std::string("success_5"));
    QCOMPARE(usual.score, std::string("mrr_at_10"));
    QCOMPARE(chosen({{"success_20", true, 20}, {"success_10", true, 10}}).outcome, std::string("success_10"));
    QVERIFY(chosen({{"map", false}}).outcome.empty());
    evaluate::RetrievalEvaluation evaluation;
    evaluation.columns = {{"success_5", true, 5}, {"recip_rank", false}};
    const auto add = [&](const char* id, const char* original, double hit, double rank) {
        evaluate::QuestionRetrieval question;
        question.questionId = id;
        question.paraphraseOf = original;
        question.relevant = 1;
        question.values = {hit, rank};
        evaluation.questions.push_back(question);
    };
    add("a", "", 1, 1);
    add("a-p1", "a", 0, 0.125);
    add("b", "", 1, 0.5);
    add("b-p1", "b", 1, 0.5);
    const auto found = evaluate::paraphrasesOf(evaluation, 42);
    QCOMPARE(*found.agreeing.value, 0.5);
    QCOMPARE(*found.spread, 0.4375);
    evaluation.questions[1].relevant = 0; // nothing is known to be relevant: not measured
    QCOMPARE(evaluate::paraphrasesOf(evaluation, 42).groups.size(), std::size_t{1});
}

ASSAY_TEST(TstParaphraseBlocks)

#include "tst_paraphrase_blocks.moc"
