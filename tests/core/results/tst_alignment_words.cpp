// What is said of vectors that do, or do not, belong to their sentences.
#include "core/results/neighbours/alignment_words.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;
using evaluate::Alignment;
using evaluate::AlignmentState;
using evaluate::VectorOrder;

namespace {

Alignment measured(AlignmentState state, double value) {
    Alignment alignment;
    alignment.state = state;
    alignment.value = value;
    alignment.sentences = 500;
    alignment.interval = statistics::Interval{value - 0.02, value + 0.01};
    return alignment;
}

std::string said(const Alignment& alignment) {
    return results::alignmentText(alignment, words::Wording());
}

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

} // namespace

class TstAlignmentWords : public QObject {
    Q_OBJECT

  private slots:

    void alignedSaysItsFigure() {
        const Alignment alignment = measured(AlignmentState::Aligned, 0.973);
        QCOMPARE(said(alignment),
                 std::string("The vectors fit their sentences: A = 0.973 (0.953–0.983), n = 500."));
        QVERIFY(!results::isAlignmentWarning(alignment));
        const results::KeyFigure figure = results::alignmentFigure(alignment, words::Wording());
        QVERIFY(figure.verdict == results::Verdict::Good && figure.definition == "alignment");
        QVERIFY(std::get<results::Figure>(figure.value).interval.has_value());
    }

    void aBetterOrderIsNamed() {
        Alignment alignment = measured(AlignmentState::Misaligned, 0.775);
        alignment.better = evaluate::BetterOrder{VectorOrder::Minus1, 0.973, 0.775, 0};
        QVERIFY(
            contains(said(alignment), "each vector stands 1 place too early. Put right, A would be 0.973."));
        alignment.better->order = VectorOrder::Plus2;
        QVERIFY(contains(said(alignment), "each vector stands 2 places too late"));
        alignment.better->fromRow = 432;
        QVERIFY(contains(said(alignment),
                         "from about sentence 433 of the corpus on, each vector stands 2 places"));
        alignment.better->order = VectorOrder::SortedIds;
        QVERIFY(contains(said(alignment), "in the order of the ids sorted as text"));
        alignment.better->order = VectorOrder::Reversed;
        QVERIFY(contains(said(alignment), "in reverse order"));
        QVERIFY(results::isAlignmentWarning(alignment));
        const results::KeyFigure figure = results::alignmentFigure(alignment, words::Wording());
        QVERIFY(figure.verdict == results::Verdict::Bad);
        QCOMPARE(figure.value.reason, said(alignment));
    }

    void withoutAnOrderChanceIsNamed() {
        QVERIFY(contains(said(measured(AlignmentState::Misaligned, 0.5)), "where chance gives 0.5"));
    }

    void doubtsCountIdenticalTexts() {
        Alignment alignment = measured(AlignmentState::Doubtful, 0.66);
        QVERIFY(!contains(said(alignment), "identical"));
        alignment.identicalPairs = 40;
        alignment.identicalNear = 30;
        QVERIFY(contains(said(alignment), "Pairs of identical texts with equal vectors: 30 of 40."));
        QVERIFY(results::isAlignmentWarning(alignment));
    }

    void whatWasNotMeasuredIsNoFigure() {
        Alignment few;
        few.sentences = 12;
        QVERIFY(contains(said(few), "cannot be judged") && contains(said(few), "12"));
        const results::KeyFigure figure = results::alignmentFigure(few, words::Wording());
        QVERIFY(!std::get<results::Figure>(figure.value).value && figure.verdict == results::Verdict::None);
        Alignment exempt;
        exempt.state = AlignmentState::Exempt;
        QVERIFY(contains(said(exempt), "need no check") && !results::isAlignmentWarning(exempt));
    }
};

ASSAY_TEST(TstAlignmentWords)
#include "tst_alignment_words.moc"
