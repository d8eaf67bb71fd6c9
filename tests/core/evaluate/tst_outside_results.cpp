#include "core/evaluate/embeddings/embedding_making.h"
#include "core/evaluate/neighbours/neighbour_comparison.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/evaluate/neighbours/outside_results.h"
#include "core/results/neighbours/neighbour_json.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <array>
#include <cmath>
#include <functional>
#include <memory>
#include <string>
#include <vector>

using namespace assay;
using namespace assay::evaluate;
using assay::tests::explanation;
using assay::tests::StoreFolder;
namespace fs = std::filesystem;

namespace {

// Two companies with two sections of 12 sentences each; the first of a section is a heading.
std::string corpusLines() {
    const std::array<const char*, 5> words{"sales rose", "costs fell", "risk of fire", "lawsuit pending",
                                           "demand"};
    std::string lines;
    for (int company = 1; company <= 2; ++company) {
        for (const char* section : {"1A", "7"}) {
            for (int place = 0; place < 12; ++place) {
                nlohmann::json line{
                    {"cik_int", company},
                    {"name", "Company " + std::to_string(company)},
                    {"report_year", 2020},
                    {"section_name", section},
                    {"sentence_pos", place},
                    {"sentenceID", std::to_string(company) + section + "_" + std::to_string(place)},
                    {"desk", place < 6 ? "north" : "south"},
                    {"text", std::string(words[static_cast<std::size_t>(place) % 5]) + " in part " +
                                 std::to_string(place / 3) + " of " + section}};
                if (place == 0) {
                    line["kind"] = "heading";
                }
                lines += line.dump() + "\n";
            }
        }
    }
    return lines;
}

// What the figures say, but for what tells runs apart.
std::string figuresText(const NeighbourRun& run) {
    const NeighbourFigures figures = neighbourFigures(run.outcomes, run.settings.test, run.searches);
    nlohmann::json document = nlohmann::json::parse(results::neighbourJson(run, figures, {0, false, {}}));
    for (const char* ofThisRun :
         {"run", "name", "origin", "alignment", "embeddings", "embeddings_sha256", "model", "anchor_set"}) {
        document.erase(ofThisRun);
    }
    const auto withoutRecall = [](nlohmann::json& search) {
        search.erase("recall");
        search.erase("recall_at");
    };
    withoutRecall(document);
    for (nlohmann::json& search : document["searches"]) {
        withoutRecall(search);
    }
    // How anchors were drawn no list says, and texts that repeat are not compared in lists that were cut.
    const std::function<void(nlohmann::json&)> eraseAll = [&](nlohmann::json& at) {
        for (const char* key : {"weighted", "weighted_coverage", "strata_drawn", "distinct_texts"}) {
            if (at.is_object()) {
                at.erase(key);
            }
        }
        for (nlohmann::json& below : at) {
            if (below.is_structured()) {
                eraseAll(below);
            }
        }
    };
    eraseAll(document);
    return document.dump(1);
}

// Raw strings stand here, not in the class, where moc would stumble over them.
const std::string kTwoFiltered =
    R"({"anchor":"17_5","regime":"filtered","retrieved":["17_5","17_11","17_8","17_4"],"distances":[0,0.1,0.25,0.5]}
{"anchor":"17_1","regime":"filtered","retrieved":["17_9","17_1","17_11","17_10"],"distances":[0,0,0.25,0.5]}
)";
const std::string kAskedForMore =
    R"({"anchor":"17_1","regime":"filtered","k":100,"retrieved":["17_9","17_11","17_10"]})";
const std::string kWithoutAnchors =
    R"({"anchor":"17_5","regime":"open","k":100,"retrieved":["17_4"],"distances":[0.1]}
{"anchor":"17_8","regime":"open","k":100,"retrieved":["17_2","17_7"],"distances":[0.1,0.2]}
)";
const std::string kWithItsAnchor =
    R"({"anchor":"17_9","regime":"open","k":100,"retrieved":["17_9"],"distances":[0]})";
const std::string kWithoutNumbers =
    R"({"anchor":"17_5","regime":"open","k":9,"retrieved":["17_4","17_5","17_11"]})";
const std::string kTwoSearches =
    R"({"anchor":"17_5","regime":"open","search":"a","k":9,"retrieved":["17_4"]}
{"anchor":"17_6","regime":"filtered","search":"b","k":9,"retrieved":[]}
)";
const std::string kGood = R"({"anchor":"17_5","regime":"open","retrieved":["17_4"]})";
const std::string kTwoCompanies =
    R"({"anchor":"17_5","regime":"open","retrieved":["17_4"]}
{"anchor":"27_5","regime":"open","retrieved":["27_4"]}
)";
const std::string kUnknownIds = R"({"anchor":"nobody","regime":"open","retrieved":["17_4","nothing"]})";
const std::string kUnknownRegime = R"({"anchor":"17_5","regime":"half","retrieved":["17_4"]})";
const std::string kUnknownSetting = R"({"settings":{"hit":[1]}})";
const std::string kBeyondTheFilter =
    R"({"anchor":"17_5","regime":"filtered","k":9,"retrieved":["27_5","17_0","17_4"]})";

} // namespace

class TstOutsideResults : public QObject {
    Q_OBJECT

    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<workspace::Workspace> m_workspace;
    base::RowId m_corpus = 0;
    base::RowId m_embeddings = 0;
    base::NoProgress m_progress;
    base::IssueList m_issues;

    [[nodiscard]] workspace::Reader reader() const { return std::move(*m_workspace->reader()); }

    base::Result<OutsideResultsImport> take(const std::string& text,
                                            const std::function<void(OutsideResultsPlan&)>& change = {}) {
        ASSAY_TRY(const auto reading, formats::readNeighbourResults(text, "run.jsonl", {}, {}));
        ASSAY_TRY(const auto settings, settingsOfResults(reading.results));
        OutsideResultsPlan plan{{}, "run.jsonl", m_corpus, settings, "Ada"};
        plan.settings.window.adaptive = settings.window.adaptive && !reading.results.settings.empty();
        if (change) {
            change(plan);
        }
        m_issues = base::IssueList();
        return importOutsideResults(*m_workspace, reading, plan, m_issues, {}, m_progress);
    }

    // Imported and loaded again.
    NeighbourRun taken(const std::string& text, const std::function<void(OutsideResultsPlan&)>& change = {}) {
        const auto imported = take(text, change);
        auto run =
            imported ? loadNeighbourRun(reader(), imported->run, {}) : tl::unexpected(imported.error());
        if (!run) {
            QTest::qFail(explanation(run).c_str(), __FILE__, __LINE__);
            return {};
        }
        return std::move(*run);
    }

    static RegimeFigures figuresOf(const NeighbourRun& run, std::size_t search = 0, std::size_t regime = 0) {
        return neighbourFigures(run.outcomes, run.settings.test, run.searches)
            .searches[search]
            .regimes[regime];
    }

    [[nodiscard]] std::size_t runs() const { return workspace::runs(reader(), {})->size(); }

  private slots:

    void init() {
        m_folder = std::make_unique<StoreFolder>();
        auto made = workspace::Workspace::create(m_folder->path("w.assay"));
        ASSAY_VERIFY_OK(made);
        m_workspace = std::move(*made);
        const std::array<fs::path, 1> files{m_folder->write("corpus.jsonl", corpusLines())};
        const auto corpus =
            workspace::importCorpus(*m_workspace, files, {"filings", std::nullopt, "Ada"}, {}, m_progress);
        ASSAY_VERIFY_OK(corpus);
        m_corpus = corpus->corpus.id;
        retrieval::LsaSettings lsa;
        lsa.dimension = 6;
        const auto vectors =
            makeLsaEmbeddings(*m_workspace, {m_corpus, "lsa", {}, "Ada", true}, lsa, {}, m_progress);
        ASSAY_VERIFY_OK(vectors);
        m_embeddings = vectors->set.id;
    }

    void cleanup() {
        m_workspace.reset();
        m_folder.reset();
    }

    // Our own run, written with its anchors and read as if it came from elsewhere: the same figures.
    void roundTrip_data() {
        QTest::addColumn<bool>("adaptive");
        QTest::addColumn<QString>("field");
        QTest::newRow("adaptive, slice") << true << "slice";
        QTest::newRow("fixed, section") << false << "section";
        QTest::newRow("fixed, a field of the metadata") << false << "desk";
    }

    void roundTrip() {
        QFETCH(bool, adaptive);
        QFETCH(QString, field);
        NeighbourRunPlan plan;
        plan.name = "own";
        plan.corpus = m_corpus;
        plan.embeddings = m_embeddings;
        plan.sampling.count = 0;
        plan.searches = {readSearchSpec("exact").value(), readSearchSpec("lexical").value(),
                         readSearchSpec("hybrid:0.5").value()};
        plan.settings.window.adaptive = adaptive;
        plan.settings.window.width = adaptive ? 3 : 2; // of an adaptive one it is not written
        plan.settings.filterFields = {field.toStdString()};
        plan.settings.mrrAt = {5, 8};
        const auto id = createNeighbourRun(*m_workspace, plan, {});
        ASSAY_VERIFY_OK(id);
        const auto figures = continueNeighbourRun(*m_workspace, *id, nullptr, {}, m_progress);
        ASSAY_VERIFY_OK(figures);
        const auto own = loadNeighbourRun(reader(), *id, {});
        ASSAY_VERIFY_OK(own);
        const auto ids = workspace::loadSentenceIds(reader(), m_corpus, {});
        const std::string document =
            results::neighbourJson(*own, *figures, {0, true, [&](std::uint32_t row) { return (*ids)[row]; }});

        const NeighbourRun run =
            taken(document, [&](OutsideResultsPlan& of) { of.settings.window.adaptive = adaptive; });
        QCOMPARE(m_issues.total(), std::int64_t{0});
        QCOMPARE(run.info.origin, std::string("outside"));
        QVERIFY(run.settings.isOutside && run.settings.searches.empty());
        QCOMPARE(run.settings.outsideSearches.size(), std::size_t{3});
        QCOMPARE(run.settings.test, own->settings.test);
        QCOMPARE(run.outcomes.size(), own->outcomes.size());
        QCOMPARE(figuresText(run), figuresText(*own));

        // And the gate finds nothing between the two.
        const auto verdict = judgeRun(run, 0, *own, 0, defaultGateRules());
        ASSAY_VERIFY_OK(verdict);
        for (const GateFinding& finding : verdict->findings) {
            // The corpus is small, and nobody said which model measured the distances there.
            const bool isDistance = finding.rule.measure == GateMeasure::MedianGoldDistance;
            QVERIFY(!finding.violated);
            QCOMPARE(finding.unjudged, isDistance ? Unjudged::OtherModel : Unjudged::TooFewClusters);
            QVERIFY(finding.rule.atLeast || std::abs(*finding.move) < 1e-9);
        }
        QCOMPARE(verdict->chances.front().hits.n, figuresOf(*own).hitAt.begin()->second.n);
    }

    // Both companies filed the very same texts: one cluster, as in a test that is made here.
    void identicalFilingsAreOneCluster() {
        const NeighbourRun run = taken(kTwoCompanies);
        QCOMPARE(run.outcomes.size(), std::size_t{2});
        QVERIFY(run.outcomes[0].sameFiling.has_value());
        QVERIFY(run.outcomes[0].sameFiling == run.outcomes[1].sameFiling);
    }

    void goldAndRanksComeFromTheCorpus() {
        // Fixed window of 3: gold of 17_5 are 17_2 … 17_8 but itself; the heading 17_0 is none.
        const NeighbourRun run = taken(kTwoFiltered);
        QCOMPARE(m_issues.total(), std::int64_t{0});
        const model::AnchorOutcome& first = run.outcomes[0];
        QCOMPARE(first.sentenceId, std::string("17_5"));
        QCOMPARE(first.gold.size(), std::size_t{6});
        QCOMPARE(first.searches[0].rankFirstGold, 2); // the anchor taken out
        QVERIFY(first.searches[0].selfFirst && first.searches[0].selfTied);
        QCOMPARE(*first.searches[0].bestGoldDistance, 0.25F);
        QCOMPARE(run.outcomes[1].gold.size(), std::size_t{3}); // 17_2 … 17_4
        QVERIFY(!run.outcomes[1].searches[0].selfFirst && run.outcomes[1].searches[0].selfTied);
        QCOMPARE(run.outcomes[1].searches[0].rankFirstGold, 0);
        const RegimeFigures figures = figuresOf(run);
        QCOMPARE(*figures.selfAt1.value, 0.5);
        QCOMPARE(*figures.selfAt1TieAware.value, 1.0);
        QCOMPARE(*figures.hitAt.at(1).value, 0.0);
        QCOMPARE(*figures.hitAt.at(3).value, 0.5);
        // The second list was cut behind three results without gold.
        QVERIFY(!figures.hitAt.at(5).value && !figures.hitAt.at(5).interval && !figures.mrrAt.at(20).value);
        QVERIFY(!figures.mrrAt.at(20).interval && !figures.hitCurve[3].value && figures.hitCurve[2].value);
        QCOMPARE(*figures.goldDistance.median, 0.375);
        QCOMPARE(run.info.done, std::int64_t{2});
        QVERIFY(run.info.state == workspace::RunState::Finished);
    }

    void whatWasAskedForSaysWhereListsEnd() {
        // Three came of the hundred that were asked for: there was no more, so nothing is missing.
        const NeighbourRun run = taken(kAskedForMore);
        const RegimeFigures figures = figuresOf(run);
        QCOMPARE(*figures.hitAt.at(5).value, 0.0);
        QCOMPARE(*figures.mrrAt.at(20).value, 0.0);
    }

    void selfIsUnknownWhenNoListHoldsItsAnchor() {
        const std::string lines = kWithoutAnchors;
        const NeighbourRun run = taken(lines);
        const RegimeFigures figures = figuresOf(run);
        QVERIFY(!figures.selfAt1.value && !figures.selfAt1TieAware.value);
        QCOMPARE(figures.asked, std::int64_t{2});
        QCOMPARE(*figures.hitAt.at(1).value, 0.5);
        const auto verdict = judgeRun(run, 0, run, 0, defaultGateRules());
        ASSAY_VERIFY_OK(verdict);
        for (const GateFinding& finding : verdict->findings) {
            QVERIFY(!finding.violated);
            QVERIFY(!finding.judged);
            const bool isThere =
                finding.regime == model::Regime::Open && finding.rule.measure != GateMeasure::SelfAt1TieAware;
            QCOMPARE(finding.unjudged == Unjudged::TooFewAnchors, isThere); // of two
        }
        QCOMPARE(verdict->worst, Alert::None);
        // One that holds it is enough: then it is behind the others' lists.
        const RegimeFigures known = figuresOf(taken(lines + kWithItsAnchor + "\n"));
        QCOMPARE(known.selfAt1.count, std::int64_t{1});
        QCOMPARE(known.selfAt1.n, std::int64_t{3});
        QVERIFY(known.selfAt1.value.has_value());
    }

    void withoutNumbersThereAreNoDistances() {
        const NeighbourRun run = taken(kWithoutNumbers);
        QVERIFY(run.searches[0].distance == retrieval::DistanceKind::None);
        QVERIFY(std::isnan(run.outcomes[0].searches[0].results[0].distance));
        const RegimeFigures figures = figuresOf(run);
        QVERIFY(!figures.goldDistance.median && !figures.selfAt1TieAware.value);
        QCOMPARE(*figures.selfAt1.value, 0.0);
    }

    void whatOneListLacksIsNotAsked() {
        const NeighbourRun run = taken(kTwoSearches);
        QCOMPARE(run.settings.test.regimes.size(), std::size_t{2});
        QCOMPARE(run.searches.size(), std::size_t{2});
        QCOMPARE(figuresOf(run, 0, 1).asked, std::int64_t{1}); // a, open
        QCOMPARE(figuresOf(run, 0, 0).asked, std::int64_t{0}); // a, filtered
        QCOMPARE(*figuresOf(run, 1, 0).hitAt.at(5).value, 0.0);
        QVERIFY(run.outcomes[0].searches[0].notAsked == model::NotAsked::NoList);
    }

    // Why an anchor was not asked, and that a list was cut at once, come back from our own report.
    void reportsSayWhyAnAnchorWasNotAsked() {
        NeighbourRunPlan plan;
        plan.corpus = m_corpus;
        plan.embeddings = m_embeddings;
        plan.sampling.count = 6;
        plan.searches = {readSearchSpec("exact").value()};
        const auto id = createNeighbourRun(*m_workspace, plan, {});
        ASSAY_VERIFY_OK(id);
        ASSAY_VERIFY_OK(continueNeighbourRun(*m_workspace, *id, nullptr, {}, m_progress));
        auto own = loadNeighbourRun(reader(), *id, {});
        ASSAY_VERIFY_OK(own);
        const std::array reasons{model::NotAsked::NoVector, model::NotAsked::NoText,
                                 model::NotAsked::NotSearched, model::NotAsked::NoList};
        for (std::size_t i = 0; i < reasons.size(); ++i) {
            for (model::AnchorSearch& search : own->outcomes[i].searches) {
                search = {};
                search.notAsked = reasons[i];
            }
        }
        for (model::AnchorSearch& search : own->outcomes[4].searches) {
            search = {};
            search.selfUnknown = true;
            search.knownDepth = 0;
        }
        const NeighbourFigures figures = neighbourFigures(own->outcomes, own->settings.test, own->searches);
        const auto ids = workspace::loadSentenceIds(reader(), m_corpus, {});
        const NeighbourRun run = taken(
            results::neighbourJson(*own, figures, {0, true, [&](std::uint32_t row) { return (*ids)[row]; }}),
            [](OutsideResultsPlan& of) { of.settings.window.adaptive = true; });
        QCOMPARE(run.outcomes.size(), std::size_t{6});
        for (std::size_t i = 0; i < reasons.size(); ++i) {
            QVERIFY(run.outcomes[i].searches[0].notAsked == reasons[i]);
        }
        QVERIFY(!run.outcomes[4].searches[0].knowsRank(1) && !run.outcomes[4].searches[0].knowsSelf());
        QCOMPARE(figuresText(run), figuresText(*own));
        const RegimeFigures known = figuresOf(run);
        QCOMPARE(known.anchors, std::int64_t{5}); // but the one that is not searched
        QVERIFY(known.noVector == 1 && known.noText == 1 && known.noList == 1);
    }

    void nothingIsHalfImported() {
        const std::string good = kGood;
        const auto refused = take(good + "\n" + kUnknownIds + "\n");
        QVERIFY(!refused && refused.error().code == base::ErrorCode::InputNotUsable);
        QCOMPARE(m_issues.count(base::IssueCode::UnknownSentence), std::int64_t{2});
        QCOMPARE(m_issues.issues()[0].field, std::string("anchor"));
        QCOMPARE(m_issues.issues()[1].field, std::string("retrieved"));
        QCOMPARE(m_issues.issues()[1].line, std::int64_t{2});
        QVERIFY(!take(good + "\n" + good + "\n"));
        QVERIFY(!take(kUnknownRegime));
        const auto badSetting = take(kUnknownSetting + "\n" + good);
        QVERIFY(!badSetting && badSetting.error().detail == "hit" && badSetting.error().where == "line 1");
        QCOMPARE(runs(), std::size_t{0});
    }

    void resultsBeyondTheFilterAreTold() {
        const NeighbourRun run = taken(kBeyondTheFilter);
        QCOMPARE(m_issues.count(base::IssueCode::OutsideFilter), std::int64_t{2}); // another slice, a heading
        QCOMPARE(m_issues.count(base::Severity::Error), std::int64_t{0});
        QCOMPARE(run.outcomes[0].searches[0].rankFirstGold, 3); // they keep their ranks
    }
};

ASSAY_TEST(TstOutsideResults)
#include "tst_outside_results.moc"
