#include "core/evaluate/neighbours/neighbour_comparison.h"
#include "core/results/neighbours/neighbour_json.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

using namespace assay;
using namespace assay::results;

namespace {

using Rows = std::vector<std::vector<std::string>>;

constexpr std::uint32_t kAnchors = 12;

// A gate judges from 30 anchors and six companies on.
std::vector<model::AnchorOutcome> often(const std::vector<model::AnchorOutcome>& once) {
    std::vector<model::AnchorOutcome> all;
    for (int time = 0; time < 20; ++time) {
        for (model::AnchorOutcome outcome : once) {
            outcome.number = static_cast<std::uint32_t>(all.size());
            outcome.sentenceId += "_" + std::to_string(time);
            outcome.company = "c" + std::to_string(time);
            all.push_back(std::move(outcome));
        }
    }
    return all;
}

std::string idOf(std::uint32_t row) {
    return "s" + std::to_string(row);
}

// Anchors that found gold at rank 1, 2, … or not; the last one is not covered, the one before has no vector.
evaluate::NeighbourRun runOf(std::size_t searches) {
    evaluate::NeighbourRun run;
    run.info.name = "January";
    run.info.uuid = "u-1";
    run.info.seed = 42;
    run.info.version = "1.2";
    run.settings.corpus = "filings";
    run.settings.corpusHash = "c0";
    run.settings.anchorsHash = "a0";
    run.settings.test.hitAt = {1, 3};
    run.settings.test.mrrAt = {5};
    for (std::size_t s = 0; s < searches; ++s) {
        retrieval::Capabilities search;
        search.label = "search " + std::to_string(s);
        search.distance = s == 0 ? retrieval::DistanceKind::Cosine : retrieval::DistanceKind::NegativeScore;
        if (s == 0) {
            search.recall = 1;
            search.recallAt = 10;
        }
        run.searches.push_back(search);
    }
    for (std::uint32_t i = 0; i < kAnchors; ++i) {
        model::AnchorOutcome outcome;
        outcome.number = i;
        outcome.row = i;
        outcome.sentenceId = idOf(i);
        outcome.company = i == 0 ? "=SUM(A1)" : "Larch, \"Foods\"";
        outcome.section = "7";
        outcome.year = 2018;
        outcome.window = 5;
        outcome.sliceLength = 30;
        const bool covered = i + 1 < kAnchors;
        outcome.gold = covered ? std::vector<std::uint32_t>{100 + i} : std::vector<std::uint32_t>{};
        for (std::size_t s = 0; s < searches * 2; ++s) {
            model::AnchorSearch search;
            if (i + 2 == kAnchors) {
                search.notAsked = model::NotAsked::NoVector;
            } else {
                search.selfFirst = search.selfTied = true;
                for (std::uint32_t r = 0; r < 5; ++r) {
                    const bool gold = covered && r == i;
                    search.results.push_back({gold ? 100 + i : 200 + r, 0.1F * static_cast<float>(r), gold});
                    if (gold) {
                        search.rankFirstGold = static_cast<int>(r) + 1;
                        search.bestGoldDistance = 0.1F * static_cast<float>(r);
                    }
                }
            }
            outcome.searches.push_back(std::move(search));
        }
        run.outcomes.push_back(std::move(outcome));
    }
    return run;
}

evaluate::NeighbourFigures figuresOf(const evaluate::NeighbourRun& run) {
    return evaluate::neighbourFigures(run.outcomes, run.settings.test, run.searches);
}

nlohmann::json documentOf(const evaluate::NeighbourRun& run, const NeighbourJsonOptions& options = {}) {
    return nlohmann::json::parse(neighbourJson(run, figuresOf(run), options));
}

bool hasKeys(const nlohmann::json& object, const std::vector<std::string>& keys) {
    return std::ranges::all_of(keys, [&](const std::string& key) { return object.contains(key); });
}

// The first proportion without its interval beside it; an interval is [low, high] around it, or null with it.
std::string withoutInterval(const nlohmann::json& at, const std::string& place) {
    if (!at.is_object()) {
        return {};
    }
    static const std::set<std::string> kAlone{"coverage", "self_at_1", "self_at_1_tie_aware"};
    const std::string last = place.substr(place.rfind('/') + 1);
    const bool byK = last.starts_with("hit_at") || last.starts_with("mrr_at");
    for (const auto& [key, value] : at.items()) {
        if (!key.ends_with("_ci") && !key.ends_with("_n") && (kAlone.contains(key) || byK)) {
            const auto interval = at.find(key + "_ci");
            const auto n = at.find(key + "_n");
            const bool good = n != at.end() && n->is_number_integer() && interval != at.end() &&
                              (value.is_null() ? interval->is_null()
                                               : interval->is_array() && interval->size() == 2 &&
                                                     (*interval)[0] <= value && value <= (*interval)[1]);
            if (!good) {
                return place + "/" + key;
            }
        }
        if (const std::string inner = withoutInterval(value, place + "/" + key); !inner.empty()) {
            return inner;
        }
    }
    return {};
}

// RFC 4180; a record that does not keep to it gives no rows.
Rows csvRows(const std::string& csv) {
    Rows rows{{""}};
    bool quoted = false;
    for (std::size_t i = 0; i < csv.size(); ++i) {
        const char one = csv[i];
        std::string& cell = rows.back().back();
        if (quoted) {
            if (one != '"') {
                cell += one;
            } else if (i + 1 < csv.size() && csv[i + 1] == '"') {
                cell += csv[++i];
            } else {
                quoted = false;
            }
        } else if (one == '"' && cell.empty()) {
            quoted = true;
        } else if (one == '"' || one == '\n') {
            return {};
        } else if (one == ',') {
            rows.back().emplace_back();
        } else if (one == '\r') {
            if (i + 1 == csv.size() || csv[++i] != '\n') {
                return {};
            }
            rows.push_back({""});
        } else {
            cell += one;
        }
    }
    rows.pop_back(); // behind the last line end
    return rows;
}

std::string column(const Rows& rows, std::size_t row, const std::string& name) {
    const auto at = std::ranges::find(rows[0], name) - rows[0].begin();
    return rows[row].at(static_cast<std::size_t>(at));
}

} // namespace

class TstNeighbourJson : public QObject {
    Q_OBJECT

  private slots:

    void shape() {
        const auto run = runOf(1);
        const std::string text = neighbourJson(run, figuresOf(run), {});
        QVERIFY(text.starts_with("{\n  \"") && text.ends_with("}\n"));
        const nlohmann::json document = nlohmann::json::parse(text);
        QVERIFY(hasKeys(document, {"corpus", "embeddings", "search", "anchors", "covered", "coverage",
                                   "coverage_ci", "window", "regimes", "hardest"}));
        QVERIFY(!document.contains("per_anchor") && !document.contains("searches"));
        QCOMPARE(document["corpus"].get<std::string>(), std::string("filings"));
        QVERIFY(document["embeddings"].is_null() && document["model"].is_null());
        QCOMPARE(document["search"].get<std::string>(), std::string("search 0"));
        QCOMPARE(document["anchors"].get<int>(), 12);
        QCOMPARE(document["covered"].get<int>(), 11);
        QVERIFY(document["coverage"].get<double>() == 11.0 / 12.0);
        QCOMPARE(document["window"]["kind"].get<std::string>(), std::string("adaptive"));
        QCOMPARE(document["effective_windows"]["5"].get<int>(), 11);
        QCOMPARE(document["regimes"].size(), std::size_t{2});
        for (const char* name : {"filtered", "open"}) {
            const nlohmann::json& regime = document["regimes"][name];
            QVERIFY(hasKeys(regime, {"self_at_1", "self_at_1_tie_aware", "hit_at", "mrr_at",
                                     "hit_at_all_anchors", "distance", "strata"}));
            QVERIFY(hasKeys(regime["distance"]["gold"], {"p5", "p25", "median", "p75", "p95", "n"}));
            QVERIFY(hasKeys(regime["distance"]["other"], {"p5", "p25", "median", "p75", "p95", "n"}));
            QVERIFY(hasKeys(regime["strata"]["length"], {"<10", "10-19", "20-39", "40+"}));
            // Ten were covered and asked; gold stands at ranks 1 to 5 of the first five.
            QVERIFY(regime["hit_at"]["1"].get<double>() == 1.0 / 10);
            QVERIFY(regime["hit_at"]["3"].get<double>() == 3.0 / 10);
            QVERIFY(regime["hit_at_all_anchors"]["3"].get<double>() == 3.0 / 12);
            QCOMPARE(regime["distance"]["gold"]["n"].get<int>(), 5);
            QCOMPARE(regime["asked"].get<int>(), 11);
        }
    }

    void intervalsStandBesideProportions() {
        const auto run = runOf(2);
        const nlohmann::json document = documentOf(run);
        QCOMPARE(withoutInterval(document, ""), std::string());
        QCOMPARE(document["searches"].size(), std::size_t{2});
        for (const nlohmann::json& search : document["searches"]) {
            QCOMPARE(withoutInterval(search, ""), std::string());
        }
    }

    void undefinedIsNull() {
        auto run = runOf(2);
        for (model::AnchorOutcome& outcome : run.outcomes) {
            outcome.gold.clear();
            for (model::AnchorSearch& search : outcome.searches) {
                search = {};
                search.notAsked = model::NotAsked::NoVector;
            }
        }
        const nlohmann::json document = documentOf(run);
        const nlohmann::json& regime = document["regimes"]["filtered"];
        QVERIFY(document["coverage"].get<double>() == 0);
        for (const char* key : {"self_at_1", "self_at_1_ci", "self_at_1_tie_aware"}) {
            QVERIFY(regime[key].is_null());
        }
        QVERIFY(regime["hit_at"]["3"].is_null() && regime["hit_at"]["3_ci"].is_null());
        QVERIFY(regime["mrr_at"]["5"].is_null() && regime["mrr_at"]["5_ci"].is_null());
        QVERIFY(regime["distance"]["gold"]["median"].is_null());
        QVERIFY(regime["strata"]["length"]["<10"]["coverage"].is_null());
        QVERIFY(regime["curves"]["hit"][0].is_null());
        QVERIFY(document["searches"][1]["recall"].is_null());
        QCOMPARE(withoutInterval(document, ""), std::string());
        QVERIFY(document["hardest"].empty());
    }

    void hardestAndAnchors() {
        const auto run = runOf(1);
        NeighbourJsonOptions options;
        options.hardest = 6;
        options.perAnchor = true;
        options.sentenceId = idOf;
        const nlohmann::json document = documentOf(run, options);
        QCOMPARE(document["hardest"].size(), std::size_t{6});
        for (std::size_t i = 0; i < 6; ++i) {
            const nlohmann::json& one = document["hardest"][i];
            QVERIFY(hasKeys(one, {"sentenceID", "rank_first_gold", "diagnosis"}));
            // Five found none; then the latest gold.
            QCOMPARE(one["rank_first_gold"].is_null(), i < 5);
            QVERIFY(i < 5 || one["rank_first_gold"].get<int>() == 5);
        }
        const nlohmann::json& anchors = document["per_anchor"];
        QCOMPARE(anchors.size(), std::size_t{kAnchors});
        QCOMPARE(anchors[2]["sentenceID"].get<std::string>(), idOf(2));
        QCOMPARE(anchors[2]["gold"][0].get<std::string>(), idOf(102));
        const nlohmann::json& first = anchors[2]["searches"][0];
        QCOMPARE(first["regime"].get<std::string>(), std::string("filtered"));
        QCOMPARE(first["rank_first_gold"].get<int>(), 3);
        QVERIFY(first["results"][2]["gold"].get<bool>() && first["results"][2]["sentenceID"] == idOf(102));
        QCOMPARE(anchors[10]["searches"][0]["not_asked"].get<std::string>(), std::string("no vector"));
        QVERIFY(!anchors[11]["covered"].get<bool>());
        options.sentenceId = nullptr;
        QVERIFY(documentOf(run, options)["per_anchor"][2]["gold"][0] == 102);
    }

    // Written anchor by anchor, the same bytes as of the whole.
    void piecesAreTheDocument() {
        for (const std::size_t anchors : {std::size_t{0}, std::size_t{1}, std::size_t{kAnchors}}) {
            auto run = runOf(2);
            run.outcomes.resize(anchors);
            NeighbourJsonOptions options;
            options.perAnchor = true;
            options.sentenceId = [](std::uint32_t row) { return "a\n\"b\"" + std::to_string(row); };
            std::string text;
            std::size_t pieces = 0;
            writeNeighbourJson(run, figuresOf(run), options, [&](std::string_view piece) {
                text += piece;
                ++pieces;
            });
            QCOMPARE(nlohmann::ordered_json::parse(text).dump(2) + "\n", text);
            QCOMPARE(neighbourJson(run, figuresOf(run), options), text);
            QCOMPARE(nlohmann::json::parse(text)["per_anchor"].size(), anchors);
            QVERIFY(pieces >= anchors + 1);
        }
    }

    void curvesAndDeltasHaveIntervals() {
        const auto run = runOf(2);
        const nlohmann::json document = documentOf(run);
        for (const nlohmann::json& search : document["searches"]) {
            const nlohmann::json& curves = search["regimes"]["open"]["curves"];
            QCOMPARE(curves["n"].get<int>(), 10);
            for (const char* name : {"hit", "mrr"}) {
                const nlohmann::json& intervals = curves[std::string(name) + "_ci"];
                QCOMPARE(intervals.size(), curves[name].size());
                for (std::size_t k = 0; k < intervals.size(); ++k) {
                    QVERIFY(intervals[k][0] <= curves[name][k] && curves[name][k] <= intervals[k][1]);
                }
            }
            // Both regimes gave the same.
            const nlohmann::json& deltas = search["filtered_minus_open"];
            QVERIFY(deltas["hit_at"]["3"] == 0.0 && deltas["hit_at"]["3_n"] == 10);
            QVERIFY(deltas["mrr_at"]["5_ci"] == nlohmann::json({0.0, 0.0}));
        }
        auto single = runOf(1);
        single.settings.test.regimes = {model::Regime::Open};
        for (model::AnchorOutcome& outcome : single.outcomes) {
            outcome.searches.resize(1);
        }
        QVERIFY(documentOf(single)["filtered_minus_open"].is_null());
    }

    void namesThatAreNoUtf8() {
        auto run = runOf(1);
        run.settings.corpus = "\xff";
        run.outcomes[0].section = "\xfe";
        QVERIFY(nlohmann::json::accept(neighbourJson(run, figuresOf(run), {})));
    }

    void csv() {
        const auto run = runOf(1);
        const auto texts = [](std::uint32_t row) {
            return row == 0 ? std::string("+1 of \"x\",\r\ny") : row == 1 ? "@cmd" : "-2 % of sales";
        };
        const Rows rows = csvRows(hardestCasesCsv(run, 0, 1, idOf, texts));
        QCOMPARE(rows.size(), std::size_t{kAnchors + 1});
        for (const auto& row : rows) {
            QCOMPARE(row.size(), std::size_t{23});
            for (const std::string& cell : row) {
                QVERIFY2(cell.empty() || std::string("=+@\t\r").find(cell[0]) == std::string::npos,
                         cell.c_str());
            }
        }
        std::vector<std::string> ids;
        for (std::size_t i = 1; i < rows.size(); ++i) {
            ids.push_back(column(rows, i, "sentenceID"));
            QCOMPARE(column(rows, i, "regime"), std::string("open"));
        }
        // Without gold found (5 to 9), then the later gold first, then those that cannot be judged.
        QVERIFY((ids == std::vector<std::string>{"s5", "s6", "s7", "s8", "s9", "s4", "s3", "s2", "s1", "s0",
                                                 "s10", "s11"}));
        QCOMPARE(column(rows, 10, "company"), std::string("'=SUM(A1)"));
        QCOMPARE(column(rows, 10, "text"), std::string("'+1 of \"x\",\r\ny"));
        QCOMPARE(column(rows, 9, "text"), std::string("'@cmd"));
        QCOMPARE(column(rows, 9, "company"), std::string("Larch, \"Foods\""));
        QCOMPARE(column(rows, 1, "text"), std::string("'-2 % of sales"));
        QCOMPARE(column(rows, 6, "rank_first_gold"), std::string("5"));
        QCOMPARE(column(rows, 1, "rank_first_gold"), std::string());
        QCOMPARE(column(rows, 11, "rank_first_gold"), std::string("not asked: no vector"));
        QCOMPARE(column(rows, 11, "self_at_1"), std::string());
        QCOMPARE(column(rows, 12, "covered"), std::string("no"));
    }

    void gates() {
        const auto baseline = runOf(1);
        auto run = runOf(1);
        for (model::AnchorOutcome& outcome : run.outcomes) {
            for (model::AnchorSearch& search : outcome.searches) {
                search.selfFirst = search.selfTied = false;
            }
        }
        evaluate::GateRule tight;
        tight.name = "Hit@3";
        tight.alert = evaluate::Alert::P1;
        tight.k = 3;
        tight.regime = model::Regime::Open;
        tight.largestMove = 0.05;
        evaluate::GateRule self;
        self.name = "Self@1";
        self.alert = evaluate::Alert::P0;
        self.measure = evaluate::GateMeasure::SelfAt1;
        self.k = 1;
        self.regime = model::Regime::Filtered;
        self.atLeast = 0.95;
        const auto verdict =
            evaluate::judgeNeighbours(often(run.outcomes), 0, run.settings.test, often(baseline.outcomes), 0,
                                      baseline.settings.test, {tight, self}, 1);
        QVERIFY(verdict.has_value());
        const nlohmann::json document = nlohmann::json::parse(gateJson(*verdict, {"new", "old", "a", "b"}));
        QCOMPARE(document["run"].get<std::string>(), std::string("new"));
        QCOMPARE(document["baseline"].get<std::string>(), std::string("old"));
        QCOMPARE(document["verdict"].get<std::string>(), std::string("P0"));
        QVERIFY(document["only_in_run"] == 0 && document["only_in_baseline"] == 0);
        QCOMPARE(document["findings"].size(), std::size_t{2});
        const nlohmann::json& hit = document["findings"][0];
        QVERIFY(hit["figure"] == "hit_at.3" && hit["regime"] == "open" && hit["alert"] == "P1");
        QVERIFY(hit["judged"] == true && hit["violated"] == false && hit["move"] == 0.0);
        QVERIFY(hit["at_least"].is_null() && hit["largest_move"] == 0.05);
        const nlohmann::json& strict = document["findings"][1];
        QVERIFY(strict["figure"] == "self_at_1" && strict["run"] == 0.0 && strict["violated"] == true);
        QVERIFY(strict["move"].is_null() && strict["run_n"] == strict["baseline_n"]);
        for (const nlohmann::json& finding : document["findings"]) {
            QVERIFY(finding["run_n"] > 0 && finding["baseline_n"] > 0 && finding["why_not"].is_null());
            QVERIFY(finding["run_ci"].size() == 2 && finding["baseline_ci"].size() == 2);
            QVERIFY(finding["run_ci"][0] <= finding["run"] && finding["run"] <= finding["run_ci"][1]);
        }
        QVERIFY(!document["chance"].empty());
        QVERIFY(hasKeys(document["chance"][0],
                        {"regime", "n", "k", "mcnemar_p", "mcnemar_used", "mrr_delta", "mrr_delta_ci",
                         "hits_changed", "ranks_changed", "sign_flip_p", "mrr_sign_flip_p"}));
        QCOMPARE(document["state"].get<std::string>(), std::string("failed"));
        QVERIFY(hit["state"] == "passed" && hit["move_ci"] == nlohmann::json({0.0, 0.0}));
        QVERIFY(hit["clusters"] == 20 && strict["state"] == "failed");
        QVERIFY(document["clusters_are"] == "company");
        QCOMPARE(document["differences"].size(), std::size_t{7}); // Hit@1, 3, MRR@5; Hit@5 without a rule
        int headlines = 0;
        for (const nlohmann::json& difference : document["differences"]) {
            QVERIFY(difference["verdict"] == "same" && difference["delta"] == 0.0);
            QVERIFY(difference["p"] == 1.0 && difference["lost"] == 0);
            QCOMPARE(difference["p_holm"].is_null(), difference["headline"].get<bool>());
            headlines += difference["headline"].get<bool>() ? 1 : 0;
        }
        QCOMPARE(headlines, 1);
        const nlohmann::json& power = document["power"];
        QVERIFY(power["items"] == document["chance"][0]["n"] && power["observed_noise"].is_null());
        QCOMPARE(power["by_noise"].size(), std::size_t{3});
        QCOMPARE(power["false_alarms"].size(), std::size_t{3}); // one limit on a change of a share
        QCOMPARE(evaluate::alertName(evaluate::Alert::None), std::string_view("none"));
    }

    void gatesNameWhatDiffersAndHowWellTheSearchFinds() {
        auto run = runOf(2);
        run.info.state = workspace::RunState::Finished;
        auto baseline = run;
        run.settings.test.filterFields = {"cik", "year"};
        run.settings.embeddingsHash = "ab";
        run.searches[0].label = "HNSW, LSA 256";
        run.searches[0].recall = 0.9;
        run.searches[0].recallAt = 10;
        run.searches[0].recallQueries = 20;
        for (model::AnchorOutcome& outcome : run.outcomes) {
            for (model::AnchorSearch& search : outcome.searches) {
                search = {};
                search.notAsked = model::NotAsked::NoVector;
            }
        }
        run.outcomes = often(run.outcomes);
        baseline.outcomes = often(baseline.outcomes);
        const auto verdict = evaluate::judgeRun(run, 0, baseline, 0, evaluate::defaultGateRules());
        QVERIFY(verdict.has_value());
        const nlohmann::json document = nlohmann::json::parse(gateJson(*verdict, {"new", "old", "a", "b"}));
        QCOMPARE(document["verdict"].get<std::string>(), std::string("P0"));
        std::map<std::string, nlohmann::json> differing;
        for (const nlohmann::json& one : document["differing"]) {
            differing[one["setting"].get<std::string>()] = one;
        }
        QCOMPARE(differing.size(), std::size_t{2});
        QVERIFY(differing["filter_fields"]["run"] == nlohmann::json({"cik", "year"}));
        QVERIFY(differing["filter_fields"]["baseline"] == nlohmann::json({"slice"}));
        QVERIFY(differing["embeddings"]["run"] == differing["embeddings"]["baseline"]);
        QVERIFY(differing["embeddings"]["other_content"] == true);
        const nlohmann::json& recall = document["search_recall"];
        QVERIFY(recall["recall"] == 0.9 && recall["recall_at"] == 10 && recall["recall_queries"] == 20);
        const auto interval = statistics::wilsonInterval(180, 200);
        QVERIFY(recall["recall_ci"] == nlohmann::json({interval->low, interval->high}));
        QVERIFY(document["asked"][0]["run_asked"] == 0 && document["asked"][0]["lost"] > 0);
        bool unjudged = false;
        for (const nlohmann::json& finding : document["findings"]) {
            QVERIFY(finding["violated"] == true || finding["why_not"] == "baseline_undefined" ||
                    finding["baseline"].is_null());
            unjudged = unjudged || finding["why_not"] == "none_asked";
        }
        QVERIFY(unjudged);
    }
};

ASSAY_TEST(TstNeighbourJson)
#include "tst_neighbour_json.moc"
