// What claims, fidelity and a judge against people look like as blocks.
#include "core/results/answers/answer_words.h"
#include "core/results/answers/fidelity_blocks.h"
#include "core/results/answers/judge_blocks.h"
#include "core/words/definitions.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <cmath>

using namespace assay;
using namespace assay::results;
using enum model::ClaimVerdict;

namespace {

const words::Wording kPlain;

struct Sheets {
    std::vector<evaluate::FidelityQuestion> questions;
    std::vector<model::ClaimSheet> list;
};

// `count` questions with an answer each; `readers` judge one claim of it, invented of every fifth question,
// extrapolated of every seventh; the last reader differs on question 3.
Sheets readBy(const std::vector<std::string>& readers, int count) {
    Sheets sheets;
    for (int i = 0; i < count; ++i) {
        sheets.questions.push_back({"q" + std::to_string(i), {"answer " + std::to_string(i)}, ""});
        for (const std::string& reader : readers) {
            model::ClaimSheet sheet;
            sheet.questionId = sheets.questions.back().questionId;
            sheet.answerSha256 = sheets.questions.back().answers.front();
            sheet.reader = reader;
            sheet.blind = true;
            const auto verdict = i % 5 == 0 ? Invented : i % 7 == 0 ? Extrapolated : Aligned;
            sheet.claims = {{0, 5, i == 3 && reader == readers.back() ? Invented : verdict, "", ""}};
            sheets.list.push_back(std::move(sheet));
        }
    }
    return sheets;
}

const Figure* figureOf(const std::vector<Block>& blocks, const std::string& definition) {
    for (const Block& block : blocks) {
        if (const auto* const figures = std::get_if<KeyFigures>(&block)) {
            const auto found = std::ranges::find(figures->list, definition, &KeyFigure::definition);
            if (found != figures->list.end()) {
                return std::get_if<Figure>(&found->value);
            }
        }
    }
    return nullptr;
}

std::vector<evaluate::JudgedTogether> judged(int count) {
    std::vector<evaluate::JudgedTogether> answers;
    for (int i = 0; i < count; ++i) {
        evaluate::JudgedTogether one;
        one.personPasses = i % 4 != 0;
        one.judgePasses = i % 4 != 0 || i % 8 == 0; // milder than people on every eighth
        one.personScore = i % 4 != 0 ? 8 : 3;
        one.judgeScore = *one.judgePasses ? 9 : 3;
        one.answerLength = static_cast<std::size_t>(50 + i);
        answers.push_back(one);
    }
    return answers;
}

} // namespace

class TstReadingBlocks : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void unreadIsOneParagraph() {
        const auto blocks = fidelityBlocks({}, kPlain);
        QCOMPARE(blocks.size(), std::size_t{1});
        QVERIFY(std::get<Paragraph>(blocks.front()).text.starts_with("Nobody has judged"));
    }

    void sharesHaveNAndInterval() {
        const Sheets sheets = readBy({"ann"}, 40);
        const auto blocks = fidelityBlocks(evaluate::fidelityFigures(sheets.questions, sheets.list), kPlain);
        const Figure* const invented = figureOf(blocks, "fidelity_hallucinated");
        QVERIFY(invented != nullptr);
        QCOMPARE(*invented->value, 9.0 / 40); // q3 and every fifth
        QCOMPARE(invented->n.value_or(0), std::int64_t{40});
        QVERIFY(invented->interval && invented->interval->low < 9.0 / 40);
        QVERIFY(figureOf(blocks, "fidelity_kappa") == nullptr); // one reader agrees with nobody
        QVERIFY(std::get<Paragraph>(blocks.back()).text.starts_with("How far readers agree cannot be said"));
    }

    void twoReadersHaveAgreementAndLuck() {
        const Sheets sheets = readBy({"ann", "bob"}, 40);
        const auto figures = evaluate::fidelityFigures(sheets.questions, sheets.list);
        const auto blocks = fidelityBlocks(figures, kPlain);
        const Figure* const observed = figureOf(blocks, "fidelity_observed");
        QVERIFY(observed != nullptr && observed->interval);
        QCOMPARE(*observed->value, 39.0 / 40);
        // 8 of 40 are invented to ann and 9 to bob, 5 extrapolated to both (q0 and q35 are invented): 7, 14,
        // 21, 28
        const Figure* const luck = figureOf(blocks, "fidelity_luck");
        QVERIFY(luck != nullptr);
        const double expected = (8.0 * 9 + 4.0 * 4 + 28.0 * 27) / (40.0 * 40);
        QVERIFY(std::abs(*luck->value - expected) < 1e-12);
        // kappa is what luck leaves.
        const Figure* const kappa = figureOf(blocks, "fidelity_kappa");
        QVERIFY(std::abs(*kappa->value - (39.0 / 40 - expected) / (1 - expected)) < 1e-12);
    }

    void whatIsNotPerfectComesGravestFirst() {
        const Sheets sheets = readBy({"ann"}, 15);
        const auto figures = evaluate::fidelityFigures(sheets.questions, sheets.list);
        const Table table = unfaithfulTable(figures, sheets.questions, kPlain, AnswerPlace{2, 3});
        QCOMPARE(table.name, std::string("answer_not_perfect_run2"));
        QCOMPARE(table.rows.size(), std::size_t{6}); // q0, q3, q5, q10, then q7, q14
        QCOMPARE(std::get<std::string>(table.rows[0][1]), std::string("Hallucinated"));
        QCOMPARE(std::get<std::string>(table.rows[5][1]), std::string("Minor extrapolation"));
        QCOMPARE(table.rows[4].key, std::string("q7"));
        QVERIFY(table.rows[0].link != nullptr);
    }

    void everyFigureIsDefined() {
        const Sheets sheets = readBy({"ann", "bob"}, 12);
        auto blocks = fidelityBlocks(evaluate::fidelityFigures(sheets.questions, sheets.list), kPlain);
        blocks.emplace_back(judgeAgreementFigures(evaluate::judgeAgreement(judged(40)), kPlain));
        for (const Block& block : blocks) {
            const auto* const figures = std::get_if<KeyFigures>(&block);
            for (std::size_t i = 0; figures != nullptr && i < figures->list.size(); ++i) {
                QVERIFY2(words::definitionOf(figures->list[i].definition) != nullptr,
                         figures->list[i].label.c_str());
            }
        }
    }

    void aJudgeIsToldFromLuck() {
        const auto agreement = evaluate::judgeAgreement(judged(40));
        const std::vector<Block> blocks{judgeAgreementFigures(agreement, kPlain)};
        // People pass 30 of 40, the judge 35.
        const Figure* const luck = figureOf(blocks, "judge_agreement_luck");
        QVERIFY(luck != nullptr);
        QVERIFY(std::abs(*luck->value - (30.0 * 35 + 10.0 * 5) / 1600) < 1e-12);
        QCOMPARE(*figureOf(blocks, "judge_agreement_observed")->value, 35.0 / 40);
        const Figure* const kappa = figureOf(blocks, "judge_agreement_kappa");
        QVERIFY(std::abs(*kappa->value - (35.0 / 40 - *luck->value) / (1 - *luck->value)) < 1e-12);
        const Table table = judgeAgreementTable(agreement, kPlain);
        QCOMPARE(table.name, std::string("answer_judge_verdicts"));
        QCOMPARE(*std::get<Figure>(table.rows[1][1]).value, 5.0); // fails by people, passes by the judge
    }

    void judgesStandBesideEachOther() {
        evaluate::JudgesCompared compared;
        compared.judges = {{{"judge:a/florida@00000000", "a", "florida", "00", {}}},
                           {{"judge:b/florida@00000000", "b", "florida", "00", {}}}};
        compared.withPeople = {evaluate::judgeAgreement(judged(40)), evaluate::judgeAgreement({})};
        compared.pairs.push_back({0, 1, evaluate::judgeAgreement(judged(40))});
        const Table judges = judgesTable(compared, kPlain);
        QCOMPARE(judges.rows.size(), std::size_t{2});
        QCOMPARE(std::get<std::string>(judges.rows[0][0]), std::string("a, florida"));
        QCOMPARE(*std::get<Figure>(judges.rows[0][2]).value, 35.0 / 40);
        QVERIFY(!std::get<Figure>(judges.rows[1][2]).value); // nobody has judged what it did
        QVERIFY(judges.note.empty());
        const Table pairs = judgePairsTable(compared, kPlain, AnswerPlace{2, 3});
        QCOMPARE(pairs.columns.size(), std::size_t{9});
        QCOMPARE(pairs.rows[0].cells.size(), pairs.columns.size());
        QCOMPARE(judges.rows[0].cells.size(), judges.columns.size());
        QCOMPARE(pairs.name, std::string("answer_judge_pairs_run2"));
        QCOMPARE(std::get<std::string>(pairs.rows[0][1]), std::string("b, florida"));
        QVERIFY(std::get<Figure>(pairs.rows[0][4]).value.has_value()); // by luck
        for (const Table* const table : {&judges, &pairs}) {
            for (const Column& column : table->columns) {
                QVERIFY2(column.definition.empty() || words::definitionOf(column.definition) != nullptr,
                         column.key.c_str());
            }
        }
        QCOMPARE(answerMetricTitle("rouge_l", kPlain), std::string("ROUGE-L, as it was imported"));
        QCOMPARE(answerMetricTitle("judge:a/florida@00000000.judge_overall", kPlain),
                 answerMetricTitle("judge_overall", kPlain) + " (a, florida)");
    }

    void aJudgeOfAnotherRunIsNamedWithIt() {
        evaluate::JudgesCompared compared;
        compared.judges = {{{"judge:a/florida@00000000", "a", "florida", "00", {}}},
                           {{"judge:a/florida@00000000", "a", "florida", "00", {}}, 12, "last month"}};
        compared.withPeople = {evaluate::judgeAgreement({}), evaluate::judgeAgreement({})};
        compared.pairs.push_back({0, 1, evaluate::judgeAgreement(judged(40))});
        const Table judges = judgesTable(compared, kPlain);
        QCOMPARE(std::get<std::string>(judges.rows[1][0]), std::string("a, florida (run 12: last month)"));
        QVERIFY(!judges.note.empty());
        QVERIFY(judges.rows[0].key != judges.rows[1].key);
        const auto written = judgePairsTable(compared, kPlain);
        QCOMPARE(std::get<std::string>(written.rows[0][1]), std::string("a, florida (run 12: last month)"));
    }

    void whatGaveScoresIsSaidInWords() {
        QCOMPARE(scoreSourceText("{\"kind\":\"judge\",\"name\":\"florida\",\"model\":\"gpt-4o\","
                                 "\"prompt_sha256\":\"12ab\"}",
                                 kPlain),
                 std::string("Judge: florida, model gpt-4o, prompt with SHA-256 12ab"));
        QCOMPARE(scoreSourceText("{\"kind\":\"external_scorer\",\"name\":\"bert\",\"model\":\"m\","
                                 "\"revision\":\"r1\",\"sha256\":\"cd\"}",
                                 kPlain),
                 std::string("Scorer: bert, model m, revision r1, SHA-256 cd"));
        QCOMPARE(scoreSourceText("{\"kind\":\"embedding_cosine\",\"model\":\"m\"}", kPlain),
                 std::string("Cosine by an embeddings service, model m"));
        QCOMPARE(scoreSourceText("{\"kind\":\"of a newer version\"}", kPlain),
                 std::string("{\"kind\":\"of a newer version\"}"));
    }

    void withoutLabelsNothingIsSaid() {
        const auto agreement = evaluate::judgeAgreement({});
        const std::vector<Block> blocks{judgeAgreementFigures(agreement, kPlain)};
        QVERIFY(!figureOf(blocks, "judge_agreement_luck")->value);
        QVERIFY(!figureOf(blocks, "judge_agreement_luck")->why.empty());
        QVERIFY(judgeVerdictText(agreement, kPlain).starts_with("The judge cannot be judged yet"));
    }
};

ASSAY_TEST(TstReadingBlocks)
#include "tst_reading_blocks.moc"
