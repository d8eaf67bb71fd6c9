// Which of several scores of one measure counts, and that the others stay beside it under a name that says
// so.
#include "core/evaluate/answers/given_score.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;
using evaluate::AnswerScore;
using evaluate::giveScore;
using metrics::AnswerMetric;

namespace {

model::Prediction answered(const std::map<std::string, model::OutsideScore>& scores) {
    model::Prediction prediction;
    prediction.questionId = "q";
    prediction.answer = "An answer.";
    prediction.scores = scores;
    return prediction;
}

model::OutsideScore scoreOf(double value, const std::string& model) {
    model::OutsideScore score;
    score.value = value;
    score.model = model;
    return score;
}

AnswerScore scored(const model::Prediction& prediction) {
    model::Question question;
    question.questionId = "q";
    question.answerText = {"Gold."};
    return evaluate::scoreAnswer(question, prediction, *evaluate::rubricPreset("finrag"));
}

// The names of outside scores, one that gives a measure its value marked.
std::string outsideOf(const AnswerScore& score) {
    std::string all;
    for (const evaluate::OutsideMetric& one : score.outside) {
        all += (all.empty() ? "" : ", ") + one.name + (one.as ? "*" : "") + " " + one.model;
    }
    return all;
}

} // namespace

class TestGivenScore : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    // An imported "bertscore" comes first by name, and yet it is the scorer's that counts.
    void aScorerBeatsAnAlias() {
        std::vector<model::Prediction> all{answered({{"bertscore", scoreOf(0.5, "old")}}),
                                           answered({{"bertscore", scoreOf(0.6, "old")}})};
        giveScore(all[0], "bert", "bertscore_f", scoreOf(0.9, "new@r1"));
        const model::Prediction before = answered({{"bertscore", scoreOf(0.5, "old")}});
        evaluate::letGivenScoresCount(all);
        const AnswerScore first = scored(all[0]);
        QCOMPARE(first.value(AnswerMetric::BertScoreF), std::optional(0.9));
        QCOMPARE(outsideOf(first), std::string("bertscore_f* new@r1, imported_bertscore old"));
        // Where the scorer failed there is no value rather than one of another model.
        const AnswerScore second = scored(all[1]);
        QVERIFY(!second.value(AnswerMetric::BertScoreF));
        QCOMPARE(outsideOf(second), std::string("imported_bertscore old"));
        // A run explains itself again from what it keeps.
        const evaluate::GivenBySources given = evaluate::givenSince(before, all[0]);
        QCOMPARE(given.aside, std::vector<std::string>{"bertscore"});
        model::Prediction again = before;
        evaluate::giveAgain(given, again);
        QVERIFY(again.scores == all[0].scores);
    }

    void aScorerBeatsItsOwnName() {
        model::Prediction prediction = answered({{"bertscore_f", scoreOf(0.5, "old")}});
        giveScore(prediction, "bert", "bertscore_f", scoreOf(0.9, "new"));
        QCOMPARE(scored(prediction).value(AnswerMetric::BertScoreF), std::optional(0.9));
        QCOMPARE(prediction.scores.at("imported_bertscore_f").value, 0.5);
        // The second scorer of a run does not displace the first.
        giveScore(prediction, "other", "bertscore", scoreOf(0.1, "third"));
        QCOMPARE(scored(prediction).value(AnswerMetric::BertScoreF), std::optional(0.9));
        QCOMPARE(prediction.scores.at("other.bertscore").value, 0.1);
    }

    void theOwnNameBeatsAnAlias() {
        const AnswerScore score = scored(answered({{"bertscore", scoreOf(0.5, "a")},
                                                   {"bertscore_f", scoreOf(0.7, "b")},
                                                   {"rougeL_f", scoreOf(1, "c")}}));
        QCOMPARE(score.value(AnswerMetric::BertScoreF), std::optional(0.7));
        QCOMPARE(outsideOf(score), std::string("bertscore a, bertscore_f* b, imported_rougeL_f c"));
    }

    void unknownNamesToo() {
        std::vector<model::Prediction> all{answered({{"mine", scoreOf(0.5, "old")}}),
                                           answered({{"mine", scoreOf(0.6, "old")}})};
        giveScore(all[0], "s", "mine", scoreOf(0.9, "new"));
        evaluate::letGivenScoresCount(all);
        QCOMPARE(all[0].scores.at("mine").value, 0.9);
        QVERIFY(!all[1].scores.contains("mine"));
        QCOMPARE(all[1].scores.at("imported_mine").value, 0.6);
    }

    // Judged by another one, "overall_score" is no value of this run's judge.
    void judgesAreKeptApart() {
        model::Prediction prediction =
            answered({{"overall_score", scoreOf(9, "old")}, {"cosine", scoreOf(0.9, "m")}});
        evaluate::setJudgedAside(prediction);
        QVERIFY(!scored(prediction).value(AnswerMetric::JudgeOverall));
        QVERIFY(scored(prediction).value(AnswerMetric::Cosine).has_value());
        QCOMPARE(prediction.scores.at("imported_overall_score").value, 9.0);
    }

    // What a judge listed as invented says whose list it is.
    void hallucinationsNameTheirModel() {
        model::Prediction prediction = answered({});
        prediction.hallucinations = std::vector<std::string>{"a law"};
        QCOMPARE(outsideOf(scored(prediction)), std::string());
        prediction.hallucinationsModel = "judge-1";
        const AnswerScore score = scored(prediction);
        QCOMPARE(score.value(AnswerMetric::Hallucinations), std::optional(1.0));
        QCOMPARE(outsideOf(score), std::string("hallucinations* judge-1"));
    }
};

ASSAY_TEST(TestGivenScore)
#include "tst_given_score.moc"
