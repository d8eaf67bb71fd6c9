// What is said of an engine that holds, or does not hold, the vectors of here.
#include "core/results/neighbours/holding_words.h"
#include "core/results/neighbours/neighbour_blocks.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <vector>

using namespace assay;
using evaluate::EngineHolding;
using evaluate::HoldingState;

namespace {

EngineHolding compared() {
    EngineHolding holding;
    holding.name = "filings";
    holding.check.collection.exists = true;
    holding.check.sampled = holding.check.found = holding.check.compared = holding.check.agreeing = 50;
    holding.check.dimension = holding.check.dimensionHere = 384;
    holding.check.queries = holding.check.lists = 10;
    return holding;
}

std::string said(const EngineHolding& holding) {
    return results::holdingText(holding, words::Wording());
}

} // namespace

class TestHoldingWords : public QObject {
    Q_OBJECT

  private slots:

    void whatIsAsItIsHere() {
        const EngineHolding holding = compared();
        QCOMPARE(said(holding), std::string("The engine filings holds what is here: vectors compared: 50, "
                                            "lists looked at for their order: 10."));
        QVERIFY(!results::isHoldingWarning(holding));
        const results::KeyFigure figure = results::holdingFigure(holding, words::Wording());
        QVERIFY(figure.verdict == results::Verdict::Good);
        QCOMPARE(std::get<results::Figure>(figure.value).n, std::optional<std::int64_t>(50));
    }

    void everyFaultHasItsClause() {
        EngineHolding holding = compared();
        holding.check.shiftedBy = 2;
        holding.check.agreeing = 0;
        holding.check.found = 48;
        holding.check.wrongMetric = true;
        holding.check.listsBy = retrieval::RemoteMetric::Dot;
        QCOMPARE(
            said(holding),
            std::string("The engine filings does not hold what is here: 2 of 50 sentences are not there; "
                        "its ids are shifted against its vectors: that of a sentence is the one which "
                        "stands 2 further here; wrong metric: its results stand in order by dot "
                        "product, not by cosine."));
        QVERIFY(results::isHoldingWarning(holding));
        QVERIFY(results::holdingFigure(holding, words::Wording()).verdict == results::Verdict::Bad);
        holding = compared();
        holding.check.isTruncated = true;
        holding.check.dimension = 64;
        holding.check.agreeing = 0;
        QVERIFY(said(holding).find("its vectors are cut: they are the first 64 numbers of 384") !=
                std::string::npos);
        holding = compared();
        holding.check.collection.exists = false;
        QVERIFY(said(holding).find("there is no such collection") != std::string::npos);
    }

    // In the overview of a run; of a search by words alone nobody misses it.
    void theOverviewShowsIt() {
        evaluate::NeighbourRunSettings settings;
        settings.holdings = {compared(), compared()};
        settings.holdings[0].check.agreeing = 12;
        settings.holdings[1].state = HoldingState::ByText;
        const std::vector<retrieval::Capabilities> searches;
        const evaluate::NeighbourFigures figures;
        const auto shown = results::anchorFigures({settings, searches, figures}, words::Wording()).list;
        const auto found = std::ranges::count(shown, std::string("Same vectors in the engine filings"),
                                              &results::KeyFigure::label);
        QCOMPARE(found, 1);
        QVERIFY(shown.back().verdict == results::Verdict::Bad);
        QVERIFY(shown.back().value.reason.find("38 of 50 vectors are others") != std::string::npos);
    }

    void whatWasNotComparedIsNoVerdict() {
        for (const HoldingState state :
             {HoldingState::ByText, HoldingState::NoVectorsHere, HoldingState::NoVectorsThere}) {
            EngineHolding holding;
            holding.name = "filings";
            holding.state = state;
            QVERIFY(!results::isHoldingWarning(holding));
            const results::KeyFigure figure = results::holdingFigure(holding, words::Wording());
            QVERIFY(figure.verdict == results::Verdict::None);
            QVERIFY(!std::get<results::Figure>(figure.value).value);
            QCOMPARE(std::get<results::Figure>(figure.value).why, said(holding));
        }
        EngineHolding failed;
        failed.name = "filings";
        failed.state = HoldingState::Failed;
        failed.failure = "503: no documents today";
        QCOMPARE(said(failed), std::string("Whether the engine filings holds the right vectors could not be "
                                           "checked: 503: no documents today."));
        QVERIFY(results::isHoldingWarning(failed));
    }
};

ASSAY_TEST(TestHoldingWords)
#include "tst_holding_words.moc"
