#include "core/base/random.h"
#include "core/base/utf8_text.h"
#include "core/evaluate/thresholds/figures_lint.h"
#include "core/formats/rankings/outside_figures.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <QTemporaryDir>
#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

using namespace assay;
using namespace assay::formats;
using namespace assay::base;
using evaluate::FiguresRule;

namespace {

template <typename T>
std::string said(const base::Result<T>& result) {
    return result ? "ok"
                  : std::string(base::errorCodeName(result.error().code)) + ": " + result.error().where;
}

std::string whole() {
    return R"({"name": "January", "source": "mail", "anchors": 60, "covered": 50, "coverage": 0.8333,
      "coverage_ci": [0.7, 0.9],
      "regimes": {
        "filtered": {"self_at_1": 0.9833, "self_at_1_ci": [0.9, 1], "self_at_1_tie_aware": 1,
          "hit_at": {"1": 0.5, "1_ci": [0.4, 0.6], "5": 0.8}, "mrr_at": {"20": 0.6, "30": null}, "n": 50,
          "distance": {"gold": {"p5": 0.1, "p25": 0.2, "median": 0.3, "p75": 0.4, "p95": 0.5, "n": 9}}},
        "open": {"hit_at": {}, "mrr_at": {"20": 0.4}},
        "empty": {"hit_at": {}}}})";
}

std::string faulty() {
    return R"({"name": 3, "anchors": 60.5, "covered": "fifty", "coverage": true,
      "regimes": {
        "filtered": {"self_at_1": "98 %", "hit_at": {"1": 0.5, "zero": 1, "0": 1, "-3": 1, "5": "0.8"},
          "mrr_at": [0.5], "n": 1.5, "distance": {"gold": {"median": {}}}},
        "open": 3}})";
}

std::vector<std::string> fieldsOf(const base::IssueList& issues) {
    std::vector<std::string> fields;
    for (const base::Issue& issue : issues.issues()) {
        fields.push_back(issue.field);
    }
    std::ranges::sort(fields);
    return fields;
}

// As deep as a hostile file may be.
std::string nested(const std::string& before, const std::string& after) {
    const std::string::size_type depth = 200'000;
    return before + std::string(depth, '[') + std::string(depth, ']') + after;
}

std::string figuresWith(const std::string& value) {
    return R"({"regimes": {"open": {"self_at_1": 0.5, "mrr_at": {"5": )" + value + "}}}}";
}

} // namespace

class TstOutsideFigures : public QObject {
    Q_OBJECT

  private slots:

    void everythingIsRead() {
        const auto reading = readOutsideFigures(whole(), "figures.json");
        QCOMPARE(said(reading), std::string("ok"));
        QCOMPARE(reading->issues.total(), std::int64_t{0});
        model::OutsideFigures expected;
        expected.name = "January";
        expected.source = "mail";
        expected.anchors = 60;
        expected.covered = 50;
        expected.coverage = 0.8333;
        model::OutsideRegime filtered;
        filtered.name = "filtered";
        filtered.selfAt1 = 0.9833;
        filtered.selfAt1TieAware = 1;
        filtered.hitAt = {{1, 0.5}, {5, 0.8}};
        filtered.mrrAt = {{20, 0.6}};
        filtered.n = 50;
        filtered.goldDistance = {{"p5", 0.1}, {"p25", 0.2}, {"median", 0.3}, {"p75", 0.4}, {"p95", 0.5}};
        model::OutsideRegime open;
        open.name = "open";
        open.mrrAt = {{20, 0.4}};
        filtered.written = {{"self_at_1", "0.9833"},      {"self_at_1_tie_aware", "1"},
                            {"hit_at.1", "0.5"},          {"hit_at.5", "0.8"},
                            {"mrr_at.20", "0.6"},         {"distance.gold.p5", "0.1"},
                            {"distance.gold.p25", "0.2"}, {"distance.gold.median", "0.3"},
                            {"distance.gold.p75", "0.4"}, {"distance.gold.p95", "0.5"},
                            {"distance.gold.n", "9"}};
        open.written = {{"mrr_at.20", "0.4"}};
        filtered.intervals = {{"self_at_1", {0.9, 1}}, {"hit_at.1", {0.4, 0.6}}};
        expected.written = {{"coverage", "0.8333"}};
        expected.regimes = {filtered, open};
        QVERIFY(reading->figures == expected);
    }

    // 0.82 is 49 of 60, which 82.0 % is not; a value alone cannot tell them apart.
    void digitsAreThoseThatWereWritten() {
        const auto faultsOf = [](const std::string& hits, const std::string& more) {
            const auto reading = readOutsideFigures(
                "{\"covered\": 60, \"regimes\": {\"open\": {\"hit_at\": {" + hits + "}" + more + "}}}",
                "f.json");
            return reading ? evaluate::lintFigures(reading->figures).size() : std::size_t{99};
        };
        QCOMPARE(faultsOf("\"5\": 0.82", ""), std::size_t{0});
        QCOMPARE(faultsOf("\"5\": 0.820", ""), std::size_t{1});
        QCOMPARE(faultsOf("\"5\": 8.2e-1", ""), std::size_t{0});
        QCOMPARE(faultsOf("\"5\": 0.82", ", \"written\": {\"hit_at.5\": \"82.0 %\"}"), std::size_t{1});
        QCOMPARE(faultsOf("\"5\": 0.820", ", \"written\": {\"hit_at.5\": \"82 %\"}"), std::size_t{0});
        QCOMPARE(faultsOf("\"5\": 0.8166666666666667", ""), std::size_t{0});
        // What is kept comes back with its digits.
        const auto reading =
            readOutsideFigures("{\"regimes\": {\"open\": {\"hit_at\": {\"5\": 0.820}}}}", "f");
        QCOMPARE(reading->figures.regimes[0].written.at("hit_at.5"), std::string("0.820"));
        const auto again = readOutsideFigures(outsideFiguresJson(reading->figures), "f");
        QVERIFY(again->figures == reading->figures);
    }

    void aListOfFiguresIsRead() {
        const auto reading = readOutsideFigures(
            "{\"name\": \"June\", \"anchors\": 60, \"figures\": ["
            "{\"name\": \"hit_at_5\", \"value\": 0.82, \"written\": \"82.0 %\", \"n\": 50, \"group\": "
            "\"filtered\"},"
            "{\"name\": \"mrr_at_30\", \"value\": 0.292, \"group\": \"filtered\"},"
            "{\"name\": \"exact_match\", \"value\": 0.31, \"n\": 20, \"type\": \"share\"},"
            "{\"name\": \"rouge\", \"value\": 0.310, \"n\": 20},"
            "{\"name\": \"odd\", \"value\": \"x\"}]}",
            "f.json");
        QCOMPARE(said(reading), std::string("ok"));
        QCOMPARE(reading->figures.regimes.size(), std::size_t{1});
        const model::OutsideRegime& filtered = reading->figures.regimes[0];
        QVERIFY(filtered.name == "filtered" && filtered.n == 50);
        QVERIFY((filtered.hitAt == std::map<int, double>{{5, 0.82}}));
        QVERIFY((filtered.written ==
                 std::map<std::string, std::string>{{"hit_at.5", "82.0 %"}, {"mrr_at.30", "0.292"}}));
        QCOMPARE(reading->figures.others.size(), std::size_t{2});
        QVERIFY(reading->figures.others[0].isShare && reading->figures.others[0].written == "0.31");
        QVERIFY(!reading->figures.others[1].isShare && reading->figures.others[1].written == "0.310");
        QVERIFY(reading->issues.total() > 0);
        const auto again = readOutsideFigures(outsideFiguresJson(reading->figures), "f.json");
        QVERIFY(again && again->figures == reading->figures);
        // 6 of 20 are 0.30, 7 are 0.35: 0.31 is no share; of a mean nothing is known.
        const auto faults = evaluate::lintFigures(reading->figures);
        QCOMPARE(faults.size(), std::size_t{1});
        QVERIFY(faults[0].rule == evaluate::FiguresRule::NotAShare && faults[0].figure == "exact_match");
    }

    void whatIsNoFigureIsReported() {
        const auto reading = readOutsideFigures(faulty(), "figures.json");
        QCOMPARE(said(reading), std::string("ok"));
        const std::vector<std::string> expected{"anchors",
                                                "coverage",
                                                "covered",
                                                "name",
                                                "regimes.filtered.distance.gold.median",
                                                "regimes.filtered.hit_at.-3",
                                                "regimes.filtered.hit_at.0",
                                                "regimes.filtered.hit_at.5",
                                                "regimes.filtered.hit_at.zero",
                                                "regimes.filtered.mrr_at",
                                                "regimes.filtered.n",
                                                "regimes.filtered.self_at_1",
                                                "regimes.open"};
        QVERIFY(fieldsOf(reading->issues) == expected);
        QCOMPARE(reading->issues.count(base::IssueCode::WrongType), std::int64_t{13});
        for (const base::Issue& issue : reading->issues.issues()) {
            QCOMPARE(issue.file, std::string("figures.json"));
            QVERIFY(!issue.value.empty());
        }
        QVERIFY(!reading->figures.anchors && !reading->figures.coverage);
        QCOMPARE(reading->figures.regimes.size(), std::size_t{1});
        QVERIFY((reading->figures.regimes[0].hitAt == std::map<int, double>{{1, 0.5}}));
    }

    void countsAndDepthsThatAreNone() {
        const auto reading =
            readOutsideFigures("\xEF\xBB\xBF"
                               R"({"anchors": 18446744073709551615, "covered": -1, "regimes": {"open":
               {"hit_at": {"5": 0.5, "05": 0.6}, "n": 9223372036854775808}}})",
                               "f.json");
        QCOMPARE(said(reading), std::string("ok"));
        QVERIFY(fieldsOf(reading->issues) ==
                (std::vector<std::string>{"anchors", "covered", "regimes.open.hit_at.05", "regimes.open.n"}));
        QVERIFY(!reading->figures.anchors && !reading->figures.covered && !reading->figures.regimes[0].n);
        QVERIFY((reading->figures.regimes[0].hitAt == std::map<int, double>{{5, 0.5}}));
    }

    void notFigures() {
        const std::string unknown =
            std::string(base::errorCodeName(base::ErrorCode::UnknownFormat)) + ": f.json";
        for (const char* text : {"", "[]", "3", "{\"regimes\":", "\xff"}) {
            QCOMPARE(said(readOutsideFigures(text, "f.json")), unknown);
        }
        const std::string nothing =
            std::string(base::errorCodeName(base::ErrorCode::InputNotUsable)) + ": f.json";
        for (const char* text : {"{}", "{\"regimes\": {}}", "{\"regimes\": []}",
                                 "{\"anchors\": 60, \"regimes\": {\"open\": {\"n\": 3}}}"}) {
            QCOMPARE(said(readOutsideFigures(text, "f.json")), nothing);
        }
    }

    void valuesOfIssuesAreCutBetweenCharacters() {
        std::string text;
        for (int i = 0; i < 150; ++i) {
            text += "é";
        }
        const auto reading = readOutsideFigures(figuresWith("\"" + text + "\""), "f.json");
        QCOMPARE(said(reading), std::string("ok"));
        QCOMPARE(reading->issues.issues().size(), std::size_t{1});
        const std::string& value = reading->issues.issues()[0].value;
        QVERIFY(value.size() <= base::kIssueValueLength && value.size() > base::kIssueValueLength - 4);
        QCOMPARE(firstInvalidUtf8(value), std::string::npos);
    }

    void deepNestingIsNoCrash() {
        const auto reading = readOutsideFigures(
            nested("{\"name\": ", ", \"regimes\": {\"open\": {\"self_at_1\": 1}}}"), "f.json");
        QVERIFY(!reading || reading->issues.total() == 1);
    }

    void files() {
        const QTemporaryDir folder;
        const auto path = std::filesystem::path(folder.path().toStdString()) / "figures.json";
        QCOMPARE(said(readOutsideFiguresFile(path)).substr(0, 12),
                 std::string("file_not_found").substr(0, 12));
        std::ofstream(path) << whole();
        const auto reading = readOutsideFiguresFile(path);
        QCOMPARE(said(reading), std::string("ok"));
        QVERIFY(reading->figures == readOutsideFigures(whole(), "x")->figures);
        std::ofstream(path) << faulty();
        QCOMPARE(readOutsideFiguresFile(path)->issues.issues()[0].file, std::string("figures.json"));
    }

    // MRR@30 of a filtered search cannot be below its Hit@1; that of the open one is below what its hits
    // demand; MRR cannot fall from 20 to 30 results.
    void theFrameworksFiguresCannotBeTrue() {
        const auto reading = readOutsideFigures(frameworkFiguresJson(), "framework");
        QCOMPARE(said(reading), std::string("ok"));
        QCOMPARE(reading->issues.total(), std::int64_t{0});
        QVERIFY(reading->figures.anchors == 60);
        QCOMPARE(reading->figures.regimes.size(), std::size_t{3});
        const auto faults = evaluate::lintFigures(reading->figures);
        const auto has = [&](FiguresRule rule, const std::string& regime, const std::string& figure) {
            return std::ranges::any_of(faults, [&](const evaluate::FiguresFault& fault) {
                return fault.rule == rule && fault.regime == regime && fault.figure == figure;
            });
        };
        QVERIFY(has(FiguresRule::MrrBelowHitAt1, "filtered", "mrr_at.30"));
        QVERIFY(has(FiguresRule::MrrBelowBound, "open", "mrr_at.30"));
        QVERIFY(has(FiguresRule::MrrFalls, "sensitivity", "mrr_at.30"));
        // 0.82 of 60 would be 49.2 anchors, 0.61 36.6.
        QVERIFY(has(FiguresRule::NotAShare, "filtered", "hit_at.5"));
        QVERIFY(has(FiguresRule::NotAShare, "open", "hit_at.5"));
        QCOMPARE(faults.size(), std::size_t{5});
    }

    void junkIsReadOrRefused() {
        base::Random random(11);
        const std::string alphabet = "{}[]\",:0123456789.-eEtn\\\xff ";
        for (int i = 0; i < 5'000; ++i) {
            std::string text = i % 2 == 0 ? whole() : faulty();
            for (std::uint64_t j = 1 + random.below(5); j > 0; --j) {
                const std::size_t at = random.below(text.size());
                switch (random.below(3)) {
                case 0:
                    text[at] = alphabet[random.below(alphabet.size())];
                    break;
                case 1:
                    text.insert(at, 1, alphabet[random.below(alphabet.size())]);
                    break;
                default:
                    text.erase(at, 1 + random.below(3));
                }
            }
            const auto reading = readOutsideFigures(text, "f");
            if (reading) {
                QVERIFY(!reading->figures.regimes.empty());
                (void)evaluate::lintFigures(reading->figures);
            } else {
                QVERIFY(reading.error().code == base::ErrorCode::UnknownFormat ||
                        reading.error().code == base::ErrorCode::InputNotUsable);
            }
        }
    }
};

ASSAY_TEST(TstOutsideFigures)
#include "tst_outside_figures.moc"
