// Runs as they are read again: what is damaged, what is not searched.
#include "core/results/neighbours/neighbour_json.h"
#include "core/workspace/corpora/anchor_sets.h"
#include "tests/core/evaluate/neighbour_run_setting.h"
#include "tests/support/test_class.h"

using namespace assay;
using namespace assay::evaluate;
using namespace assay::tests;

class TstNeighbourRunStored : public QObject, NeighbourRunSetting {
    Q_OBJECT

    [[nodiscard]] NeighbourFigures figuresOf(const NeighbourRun& run) const {
        return neighbourFigures(run.outcomes, run.settings.test, run.searches);
    }

  private slots:

    void init() { make(); }

    void cleanup() { clear(); }

    void whatIsStoredIsWhole() {
        const auto run = finished(planOf({SearchSpec{}, readSearchSpec("lexical").value()}));
        QVERIFY(run);
        const std::string id = std::to_string(run->info.id);
        const auto kept = [&] {
            SQLite::Database database(m_workspace->path().string());
            SQLite::Statement read(database,
                                   "SELECT document FROM run_item WHERE number = 7 AND run_id = " + id);
            read.executeStep();
            return read.getColumn(0).getString();
        }();
        const auto refused = [&] {
            const auto loaded = loadNeighbourRun(reader(), run->info.id, {});
            return !loaded && loaded.error().code == base::ErrorCode::DamagedWorkspace;
        };
        QVERIFY(!refused());
        for (const int answers : {0, 1, 3, 5, 4}) {
            nlohmann::json document = nlohmann::json::parse(kept);
            nlohmann::json searches = nlohmann::json::array();
            for (int i = 0; i < answers; ++i) {
                searches.push_back(document["searches"][static_cast<std::size_t>(i % 4)]);
            }
            document["searches"] = searches;
            damage("UPDATE run_item SET document = '" + document.dump() +
                   "' WHERE number = 7 AND run_id = " + id);
            QCOMPARE(refused(), answers != 4);
        }
        damage("UPDATE run_item SET number = 9999 WHERE number = 7 AND run_id = " + id);
        QVERIFY(refused());
        damage("UPDATE run_item SET number = 7 WHERE number = 9999 AND run_id = " + id);
        QVERIFY(!refused());
        damage("DELETE FROM run_item WHERE number = (SELECT max(number) FROM run_item WHERE run_id = " + id +
               ") AND run_id = " + id);
        QVERIFY(refused());
    }

    // The workspace may come from anywhere: what its runs say of themselves is read, or refused.
    void settingsOfARunAreReadStrictly() {
        const auto run = finished(planOf({SearchSpec{}}));
        QVERIFY(run);
        const std::string id = std::to_string(run->info.id);
        const std::string deep = std::string(300'000, '[') + std::string(300'000, ']');
        // What keeps the columns JSON is a rule of the file, which who sends it can switch off.
        const auto set = [&](const char* column, const std::string& value) {
            SQLite::Database database(m_workspace->path().string(), SQLite::OPEN_READWRITE);
            database.exec("PRAGMA ignore_check_constraints = ON");
            SQLite::Statement update(database,
                                     std::string("UPDATE run SET ") + column + " = ? WHERE id = " + id);
            update.bind(1, value);
            update.exec();
        };
        const workspace::RunInfo kept = run->info;
        const auto wholeAgain = [&] {
            set("settings", kept.settings);
            set("inputs", kept.inputs);
            set("figures", kept.figures);
        };
        for (const std::string& settings :
             {std::string("5"), std::string("[]"), std::string("{}"),
              R"({"test":5,"sampling":{},"searches":[]})" + std::string(),
              std::string(R"({"test":{},"sampling":{},"searches":{}})"),
              std::string(R"({"test":{},"sampling":{},"searches":[5]})"),
              std::string(R"({"test":{},"sampling":[],"searches":["exact"]})"),
              std::string(R"({"test":{"regimes":[]},"sampling":{},"searches":["exact"]})"),
              std::string(R"({"test":{"regimes":["open","open"]},"sampling":{},"searches":["exact"]})"),
              std::string(R"({"test":{"hit_at":[0]},"sampling":{},"searches":["exact"]})"),
              std::string(R"({"test":{"hit_at":[5,1]},"sampling":{},"searches":["exact"]})"),
              std::string(
                  R"({"test":{"window":{"adaptive":false,"width":0}},"sampling":{},"searches":["exact"]})"),
              R"({"test":)" + deep + R"(,"sampling":{},"searches":["exact"]})",
              R"({"test":{},"sampling":)" + deep + R"(,"searches":["exact"]})"}) {
            set("settings", settings);
            const auto loaded = loadNeighbourRun(reader(), run->info.id, {});
            QVERIFY2(!loaded, settings.substr(0, 80).c_str());
        }
        wholeAgain();
        set("inputs", deep);
        QVERIFY(!loadNeighbourRun(reader(), run->info.id, {}));
        wholeAgain();
        set("inputs", R"({"corpus":5,"embeddings":[],"anchors":{"id":"x","name":7}})");
        const auto odd = loadNeighbourRun(reader(), run->info.id, {});
        ASSAY_VERIFY_OK(odd);
        QCOMPARE(odd->settings.corpusId, base::RowId{0});
        QCOMPARE(odd->settings.anchorSet, std::string());
        wholeAgain();
        set("figures", R"({"searches":)" + deep + "}");
        ASSAY_VERIFY_OK(loadNeighbourRun(reader(), run->info.id, {})); // as if there were none
        set("figures", R"({"searches":5})");
        QVERIFY(!loadNeighbourRun(reader(), run->info.id, {}));
        wholeAgain();
        ASSAY_VERIFY_OK(loadNeighbourRun(reader(), run->info.id, {}));
    }

    void headingsOfANamedSetAreNoAnchors() {
        workspace::AnchorSet set;
        set.corpus = m_corpus;
        set.name = "mixed";
        set.settings = "{}";
        const std::vector<std::string> ids{"0_2018_0_0", "0_2018_0_1", "0_2018_0_2", "1_2018_0_8"};
        const auto added = workspace::addAnchorSet(*m_workspace, set, ids);
        ASSAY_VERIFY_OK(added);
        NeighbourRunPlan plan = planOf({SearchSpec{}});
        plan.anchorSet = workspace::findAnchorSet(reader(), m_corpus, "mixed")->id;
        const auto prose = finished(plan);
        QVERIFY(prose);
        const NeighbourFigures figures = figuresOf(*prose);
        QCOMPARE(figures.anchors, std::int64_t{2});
        QCOMPARE(figures.notSearched, std::int64_t{2});
        QCOMPARE(figures.searches[0].regimes[0].selfAt1TieAware.value, std::optional(1.0));
        QCOMPARE(figures.searches[0].regimes[0].hitAtAllAnchors.at(5).n, std::int64_t{2});
        results::NeighbourJsonOptions options;
        options.perAnchor = true;
        const nlohmann::json document =
            nlohmann::json::parse(results::neighbourJson(*prose, figures, options));
        QVERIFY(document["not_searched"] == 2 && document["anchors"] == 2);
        QVERIFY(document["per_anchor"][0]["searches"][0]["not_asked"] == "not searched");
        plan.settings.onlyProse = false;
        const auto all = finished(plan);
        QVERIFY(all);
        QCOMPARE(figuresOf(*all).anchors, std::int64_t{4});
    }
};

ASSAY_TEST(TstNeighbourRunStored)
#include "tst_neighbour_run_stored.moc"
