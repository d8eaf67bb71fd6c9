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

    [[nodiscard]] static std::vector<std::string>
    suiteLines(const char* search, const std::vector<retrieval::EngineConnection>& connections,
               std::int64_t questions, bool textsAreHere) {
        return results::questionsEstimates(evaluate::readAskedSearch(search).value(), connections, {},
                                           questions, textsAreHere, words::Wording());
    }

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
            results::engineEstimates(searches, connections, {}, 2'000, true, settings, words::Wording());
        QCOMPARE(lines.size(), std::size_t{5});
        QCOMPARE(lines[0],
                 std::string("Engine filings, by vector: 4,400 requests, at least 220 s, 0.0110 USD"));
        QCOMPARE(lines[1],
                 std::string("Engine filings, by text: 4,000 requests, at least 200 s, 0.0100 USD"));
        QCOMPARE(lines[2], std::string("Engine local, by vector: 4,000 requests, no bound of time is known, "
                                       "no price is known"));
        // Each engine that is asked by vectors once: its 4 + 1 + 10 + 1 requests.
        QCOMPARE(lines[3], std::string("Comparing vectors in filings with those here, of 50 sentences: at "
                                       "most 16 requests, at least 1 s, 0.0000 USD"));
        QVERIFY2(lines[4].starts_with("Comparing vectors in local with those here, of 50 sentences"),
                 lines[4].c_str());
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
            results::engineEstimates(searches, connections, {}, 60, true, settings, words::Wording());
        QCOMPARE(lines.size(), std::size_t{2});
        QVERIFY2(lines[0].starts_with("Engine here, by vector: 120 requests"), lines[0].c_str());
        // Of a corpus by reference there is nothing here to measure against.
        const auto there =
            results::engineEstimates(searches, connections, {}, 60, false, settings, words::Wording());
        QCOMPARE(there.size(), std::size_t{1});
        QVERIFY2(there[0].starts_with("Engine here, by vector: 60 requests"), there[0].c_str());
        // A suite is asked once.
        const auto suite = suiteLines("engine:here", connections, 1, false);
        QCOMPARE(suite.size(), std::size_t{1});
        QVERIFY2(suite[0].starts_with("Engine here, by vector: 1 request, "), suite[0].c_str());
        QVERIFY(suiteLines("lexical+rerank:cross", connections, 1, true).empty());
        QCOMPARE(suiteLines("engine:here", connections, 1, true).size(), std::size_t{2});
    }

    // 16 lists are fetched together: of 40 questions three times, 800, 800 and 400 texts by 300.
    void aScorerReadsTextsThatAreFetched() {
        retrieval::EngineConnection connection;
        connection.name = "here";
        connection.batchDocuments = 300;
        connection.maxPerSecond = 4;
        connection.pricePerMillionRequests = 1'000;
        const std::vector connections{connection};
        const char* const search = "engine:here,mode=text+rerank:cross,depth=50";
        const auto there = suiteLines(search, connections, 40, false);
        QCOMPARE(there.size(), std::size_t{2});
        QCOMPARE(there[0], std::string("Engine here, by text: 40 requests, at least 10 s, 0.0400 USD"));
        QCOMPARE(there[1], std::string("Texts of the first 50 results from here: at most 8 requests, at "
                                       "least 2 s, 0.0080 USD"));
        QCOMPARE(suiteLines(search, connections, 40, true).size(), std::size_t{1}); // they are here
    }

    // Cut into requests as they are sent; what has no text is not sent.
    void vectorsOfQuestionsHaveTheirLine() {
        endpoint::EmbeddingSettings settings;
        settings.batchTexts = 2;
        settings.batchBytes = 100;
        const std::vector<std::int64_t> bytes{10, 20, 0, 90, 15, 400, 1};
        const auto estimate = endpoint::estimateEmbedding(bytes, settings);
        QCOMPARE(estimate.texts, std::int64_t{6});
        QCOMPARE(estimate.firstTexts, std::int64_t{2});
        QCOMPARE(estimate.requests, std::int64_t{5}); // 10 + 20, 90, 15, 400, 1
        QCOMPARE(results::vectorsEstimate(estimate, settings.currency, words::Wording()),
                 std::string("Vectors of the questions from the service: 6 texts in 5 requests, about 134 "
                             "tokens (a guess of one for four bytes), no bound of time is known, no price is "
                             "known"));
        settings.pricePerMillionTokens = 100;
        settings.maxPerSecond = 2;
        const std::string bounded = results::vectorsEstimate(endpoint::estimateEmbedding(bytes, settings),
                                                             settings.currency, words::Wording());
        QVERIFY2(bounded.ends_with(", at least 2 s, 0.0134 USD"), bounded.c_str());
    }
};

ASSAY_TEST(TestEngineEstimate)
#include "tst_engine_estimate.moc"
