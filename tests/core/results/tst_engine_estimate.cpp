// What a run over engines takes, as window and command say it before it is asked.
#include "core/results/neighbours/engine_estimate.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;
using evaluate::readSearchSpec;
using evaluate::SearchSpec;

class TestEngineEstimate : public QObject {
    Q_OBJECT

  private slots:

    void everySearchByAnEngineHasItsLine() {
        retrieval::EngineConnection priced;
        priced.name = "filings";
        priced.maxPerSecond = 20;
        priced.pricePerMillionRequests = 2.5;
        retrieval::EngineConnection plain;
        plain.name = "local";
        plain.exact = true;
        const std::vector connections{priced, plain};
        const std::vector<SearchSpec> searches{
            readSearchSpec("exact").value(), readSearchSpec("engine:filings").value(),
            readSearchSpec("engine:filings,mode=text").value(), readSearchSpec("engine:local").value(),
            readSearchSpec("engine:gone").value()};
        model::NeighbourSettings settings;
        QCOMPARE(settings.regimes.size(), std::size_t{2});
        const auto lines =
            results::engineEstimates(searches, connections, 2'000, true, settings, words::Wording());
        QCOMPARE(lines.size(), std::size_t{3});
        QCOMPARE(lines[0],
                 std::string("Engine filings, by vector: 4,400 requests, at least 220 s, 0.0110 USD"));
        QCOMPARE(lines[1],
                 std::string("Engine filings, by text: 4,000 requests, at least 200 s, 0.0100 USD"));
        QCOMPARE(lines[2], std::string("Engine local, by vector: 4,000 requests, no bound of time is known, "
                                       "no price is known"));
    }

    // As many queries are measured against exact search as there are anchors, 200 at most.
    void aSmallRunMeasuresAllOfItsAnchors() {
        retrieval::EngineConnection connection;
        connection.name = "here";
        const std::vector connections{connection};
        const std::vector<SearchSpec> searches{readSearchSpec("engine:here").value()};
        model::NeighbourSettings settings;
        settings.regimes = {model::Regime::Open};
        const auto lines =
            results::engineEstimates(searches, connections, 60, true, settings, words::Wording());
        QCOMPARE(lines.size(), std::size_t{1});
        QVERIFY2(lines[0].starts_with("Engine here, by vector: 120 requests"), lines[0].c_str());
        // Of a corpus by reference there is nothing here to measure against.
        const auto there =
            results::engineEstimates(searches, connections, 60, false, settings, words::Wording());
        QVERIFY2(there[0].starts_with("Engine here, by vector: 60 requests"), there[0].c_str());
        // A suite is asked once.
        const std::string suite = results::questionsEstimate(searches[0], connections, 1, words::Wording());
        QVERIFY2(suite.starts_with("Engine here, by vector: 1 request, "), suite.c_str());
        QVERIFY(
            results::questionsEstimate(readSearchSpec("lexical").value(), connections, 1, words::Wording())
                .empty());
    }
};

ASSAY_TEST(TestEngineEstimate)
#include "tst_engine_estimate.moc"
