// What trec_eval prints, byte for byte, on NIST's own test files.
#include "core/results/retrieval/trec_text.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

using namespace assay;

namespace {

std::string bytesOf(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

struct Asked {
    std::vector<std::string> measures{"official"};
    evaluate::RankingEvaluationSettings settings{};
    formats::RunOptions options{};
    results::TrecTextOptions text{};
};

std::string printed(const std::string& qrels, const std::string& run, const Asked& asked) {
    base::IssueList issues;
    const auto judgements = formats::Judgements::read(qrels, "qrels", issues);
    const auto graded = judgements ? formats::readTrecRun(run, "run", *judgements, asked.options, issues, {})
                                   : base::fail(base::ErrorCode::InputNotUsable);
    const auto measures = metrics::RankingMeasures::named(asked.measures);
    if (!graded || !measures) {
        return "not read";
    }
    const auto evaluation = evaluate::evaluateRankings(*judgements, *graded, *measures, asked.settings);
    return evaluation ? results::trecText(*evaluation, asked.text) : "nothing to measure";
}

} // namespace

class TstTrecText : public QObject {
    Q_OBJECT

  private slots:
    void asNistPrints_data();
    void asNistPrints();
    void completeCountsQueriesWithoutAList();
    void nothingInCommon();
};

void TstTrecText::asNistPrints_data() {
    QTest::addColumn<QString>("expected");
    QTest::addColumn<QString>("qrels");
    QTest::addColumn<QString>("run");
    QTest::addColumn<QStringList>("measures");
    QTest::addColumn<bool>("each");
    QTest::addColumn<bool>("complete");
    QTest::addColumn<int>("level");
    QTest::addColumn<int>("depth");
    const QStringList all{"all_trec"};
    const auto row = [](const char* expected, const char* qrels, const char* run, const QStringList& measures,
                        bool each, bool complete, int level, int depth) {
        QTest::newRow(expected) << expected << qrels << run << measures << each << complete << level << depth;
    };
    row("out.test", "qrels.test", "results.test", {"official"}, false, false, 1, 0);
    row("out.test.a", "qrels.test", "results.test", all, false, false, 1, 0);
    row("out.test.aq", "qrels.test", "results.test", all, true, false, 1, 0);
    row("out.test.aqc", "qrels.test", "results.trunc", all, true, true, 1, 0);
    row("out.test.aqcM", "qrels.test", "results.trunc", all, true, true, 1, 100);
    row("out.test.aql", "qrels.rel_level", "results.test", {"all_trec", "relstring.20"}, true, false, 2, 0);
    row("out.test.meas_params", "qrels.test", "results.test",
        {"iprec_at_recall..10,.20,.25,.75,.50", "P.5,7,3", "recall.20,2000", "Rprec_mult.5.0,0.2,0.35",
         "utility.2,-1,0,0", "11pt_avg..25,.5,.75", "ndcg.1=3,2=9,4=4.5", "ndcg_cut.10,20,23.4",
         "success.2,5,20"},
        true, false, 1, 0);
}

void TstTrecText::asNistPrints() {
    ASSAY_REQUIRE_SHARED_DATA(data);
    const std::filesystem::path folder = data / "trec_eval";
    QFETCH(const QString, expected);
    QFETCH(const QString, qrels);
    QFETCH(const QString, run);
    QFETCH(const QStringList, measures);
    QFETCH(const bool, each);
    QFETCH(const bool, complete);
    QFETCH(const int, level);
    QFETCH(const int, depth);
    Asked asked;
    asked.measures.clear();
    for (const QString& measure : measures) {
        asked.measures.push_back(measure.toStdString());
    }
    asked.settings.ranking.level = level;
    asked.settings.complete = complete;
    asked.options.depth = depth > 0 ? std::optional<std::int64_t>(depth) : std::nullopt;
    asked.text.eachQuery = each;
    const std::string text =
        printed(bytesOf(folder / qrels.toStdString()), bytesOf(folder / run.toStdString()), asked);
    QCOMPARE(QString::fromStdString(text), QString::fromStdString(bytesOf(folder / expected.toStdString())));
}

void TstTrecText::completeCountsQueriesWithoutAList() {
    const std::string qrels = "a 0 x 1\nb 0 y 1\n";
    const std::string run = "a Q0 x 1 1 t\n";
    Asked asked{.measures = {"map", "num_q", "num_rel"}};
    QCOMPARE(printed(qrels, run, asked), "num_q                 \tall\t1\n"
                                         "num_rel               \tall\t1\n"
                                         "map                   \tall\t1.0000\n");
    asked.settings.complete = true;
    QCOMPARE(printed(qrels, run, asked), "num_q                 \tall\t2\n"
                                         "num_rel               \tall\t2\n"
                                         "map                   \tall\t0.5000\n");
}

void TstTrecText::nothingInCommon() {
    QCOMPARE(printed("a 0 x 1\n", "b Q0 x 1 1 t\n", {}), "nothing to measure");
}

ASSAY_TEST(TstTrecText)
#include "tst_trec_text.moc"
