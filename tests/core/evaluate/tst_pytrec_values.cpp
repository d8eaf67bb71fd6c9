// Ranked lists with many ties, read from TREC's files and measured, against what pytrec_eval gives of them.
#include "core/evaluate/retrieval/ranking_evaluation.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <cmath>
#include <filesystem>
#include <string>

using namespace assay;

class TestPytrecValues : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    // tests/golden/ranking/pytrec_values.py; to 1e-12, as no measure here goes by single precision.
    void sameValues() {
        const std::string text =
            tests::readFile(std::string(ASSAY_GOLDEN_DIR) + "/ranking/pytrec_values.json");
        const auto golden = nlohmann::json::parse(text, nullptr, false);
        QVERIFY(golden.is_object());
        std::string qrels;
        std::string run;
        for (const auto& [query, documents] : golden["qrels"].items()) {
            for (const auto& [document, grade] : documents.items()) {
                qrels += query + " 0 " + document + " " + grade.dump() + "\n";
            }
        }
        for (const auto& [query, documents] : golden["run"].items()) {
            for (const auto& [document, score] : documents.items()) {
                run += query + " Q0 " + document + " 0 " + score.dump() + " random\n";
            }
        }
        base::IssueList issues;
        const auto judgements = formats::Judgements::read(qrels, "qrels", issues);
        ASSAY_VERIFY_OK(judgements);
        const auto lists = formats::readTrecRun(run, "run", *judgements, {}, issues, {});
        ASSAY_VERIFY_OK(lists);
        const auto measures =
            metrics::RankingMeasures::named(golden["measures"].get<std::vector<std::string>>());
        ASSAY_VERIFY_OK(measures);
        const auto evaluation = evaluate::evaluateRankings(*judgements, *lists, *measures, {});
        ASSAY_VERIFY_OK(evaluation);
        QCOMPARE(evaluation->queries.size(), golden["values"].size());
        std::size_t compared = 0;
        for (const evaluate::QueryMeasures& query : evaluation->queries) {
            const auto& expected = golden["values"][std::string(query.query)];
            for (std::size_t i = 0; i < evaluation->columns.size(); ++i) {
                const std::string& name = evaluation->columns[i].name;
                QVERIFY2(expected.contains(name), name.c_str());
                const double difference = query.values[i] - expected[name].get<double>();
                QVERIFY2(std::abs(difference) <= 1e-12, (std::string(query.query) + " " + name).c_str());
                ++compared;
            }
        }
        QVERIFY(compared > 800);
    }
};

ASSAY_TEST(TestPytrecValues)
#include "tst_pytrec_values.moc"
