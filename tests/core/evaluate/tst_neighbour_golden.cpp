// The cases of tests/golden/neighbours, worked out by hand.
#include "core/evaluate/neighbours/neighbour_figures.h"
#include "core/evaluate/thresholds/figures_lint.h"
#include "core/text/sentence_traits.h"
#include "tests/core/evaluate/neighbour_fixtures.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>

using namespace assay;
using Json = nlohmann::json;

namespace {

Json golden(const std::string& name) {
    std::ifstream file(std::filesystem::path(ASSAY_GOLDEN_DIR) / "neighbours" / name);
    return Json::parse(file);
}

tests::SmallCorpus corpusOf(const Json& golden) {
    tests::SmallCorpus corpus;
    for (const Json& slice : golden["slices"]) {
        for (const Json& sentence : slice["sentences"]) {
            tests::CorpusRow row;
            row.cik = slice["cik"].get<std::int64_t>();
            row.company = slice["company"].get<std::string>();
            row.form = "10-K";
            row.year = slice["year"].get<std::int32_t>();
            row.section = slice["section"].get<std::string>();
            row.position = sentence["pos"].get<std::int32_t>();
            row.text = sentence["text"].get<std::string>();
            if (sentence.value("kind", "") == "heading") {
                row.kind = model::SentenceKind::Heading;
            }
            corpus.rows.push_back(row);
        }
    }
    corpus.finish();
    return corpus;
}

model::NeighbourSettings settingsOf(const Json& golden) {
    model::NeighbourSettings settings;
    settings.excludeNavigational = golden["exclude_navigational"].get<bool>();
    const auto window = golden["window"].get<std::string>();
    settings.window.adaptive = window.starts_with("adaptive:");
    if (settings.window.adaptive) {
        std::sscanf(window.c_str(), "adaptive:%d,%d,%d", &settings.window.base, &settings.window.max,
                    &settings.window.target);
    } else {
        std::sscanf(window.c_str(), "fixed:%d", &settings.window.width);
    }
    return settings;
}

base::Result<evaluate::NeighbourGold> goldOf(const tests::SmallCorpus& corpus,
                                             const model::NeighbourSettings& settings) {
    std::vector<bool> navigational;
    for (const tests::CorpusRow& row : corpus.rows) {
        navigational.push_back(text::isNavigational(row.text));
    }
    return evaluate::NeighbourGold::create(corpus.columns, settings, navigational);
}

void compareShare(const evaluate::Proportion& figure, const Json& expected) {
    QCOMPARE(figure.count, expected[0].get<std::int64_t>());
    QCOMPARE(figure.n, expected[1].get<std::int64_t>());
}

} // namespace

class TestNeighbourGolden : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void windows_data() {
        QTest::addColumn<std::string>("file");
        for (const char* file : {"gaps.json", "clipped.json", "navigational.json", "duplicates.json"}) {
            QTest::newRow(file) << std::string(file);
        }
    }

    void windows() {
        QFETCH(std::string, file);
        const Json expected = golden(file);
        const tests::SmallCorpus corpus = corpusOf(expected);
        const auto gold = goldOf(corpus, settingsOf(expected));
        QVERIFY(gold.has_value());
        QVERIFY(!expected["gold"].empty());
        for (const Json& anchor : expected["gold"]) {
            const auto row = anchor["anchor"].get<std::uint32_t>();
            const auto window = gold->goldOf(row);
            QVERIFY(window.has_value());
            QCOMPARE(window->gold, anchor["gold"].get<std::vector<std::uint32_t>>());
            QCOMPARE(window->window, anchor["window"].get<int>());
            QCOMPARE(window->clippedBelow, anchor["below"].get<bool>());
            QCOMPARE(window->clippedAbove, anchor["above"].get<bool>());
            QCOMPARE(gold->sliceLength(row), anchor["length"].get<int>());
        }
    }

    void duplicatesTie() {
        const Json expected = golden("duplicates.json");
        const tests::SmallCorpus corpus = corpusOf(expected);
        model::NeighbourSettings settings = settingsOf(expected);
        settings.hitAt = {1, 3};
        settings.mrrAt = {20};
        const auto gold = goldOf(corpus, settings);
        tests::TableSearch search;
        search.corpus = &corpus;
        search.distance = expected["distances"].get<std::vector<std::vector<float>>>();
        search.of.needsVector = true;
        search.of.filters = true;
        search.of.rows = corpus.rows.size();
        tests::RowSource source(corpus);
        for (std::size_t row = 0; row < corpus.rows.size(); ++row) {
            source.vectorOf.push_back({1, static_cast<float>(row)});
        }
        evaluate::NeighbourTest test;
        test.columns = &corpus.columns;
        test.gold = &*gold;
        test.source = &source;
        test.searches = {&search};
        test.settings = settings;
        test.anchors = expected["anchors"].get<std::vector<std::uint32_t>>();
        std::vector<model::AnchorOutcome> outcomes;
        base::NoProgress progress;
        const auto done = evaluate::runNeighbourTest(
            test, 0,
            [&outcomes](std::span<const model::AnchorOutcome> some) -> base::Result<> {
                outcomes.insert(outcomes.end(), some.begin(), some.end());
                return {};
            },
            {}, progress);
        QVERIFY(done.has_value());
        const std::vector<retrieval::Capabilities> searches{search.of};
        const auto figures = evaluate::neighbourFigures(outcomes, settings, searches);
        compareShare(figures.coverage, Json::array({2, 3}));
        std::size_t r = 0;
        for (const char* regime : {"filtered", "open"}) {
            for (std::size_t i = 0; i < outcomes.size(); ++i) {
                const Json& of = expected["outcomes"][regime][i];
                const model::AnchorSearch& found = outcomes[i].searches[r];
                std::vector<std::uint32_t> rows;
                for (const model::RankedSentence& result : found.results) {
                    rows.push_back(result.row);
                }
                QCOMPARE(rows, of["results"].get<std::vector<std::uint32_t>>());
                QCOMPARE(found.selfFirst, of["self"].get<bool>());
                QCOMPARE(found.selfTied, of["tied"].get<bool>());
                QCOMPARE(found.rankFirstGold, of["rank"].get<int>());
                QCOMPARE(found.nearDuplicate, of["near_duplicate"].get<bool>());
            }
            const evaluate::RegimeFigures& found = figures.searches[0].regimes[r];
            const Json& of = expected["figures"][regime];
            compareShare(found.selfAt1, of["self"]);
            compareShare(found.selfAt1TieAware, of["tied"]);
            for (const int k : {1, 3}) {
                compareShare(found.hitAt.at(k), of["hit_at"][std::to_string(k)]);
                compareShare(found.hitAtAllAnchors.at(k), of["all"][std::to_string(k)]);
            }
            QVERIFY(std::abs(*found.mrrAt.at(20).value - of["mrr"].get<double>()) < 1e-15);
            QVERIFY(std::abs(*found.mrrAtAllAnchors.at(20).value - of["mrr_all"].get<double>()) < 1e-15);
            ++r;
        }
    }

    void theDocumentsFiguresCannotBeTrue() {
        using enum evaluate::FiguresRule;
        const std::map<std::string, evaluate::FiguresRule> rules{{"MrrBelowHitAt1", MrrBelowHitAt1},
                                                                 {"MrrFalls", MrrFalls},
                                                                 {"NotAShare", NotAShare},
                                                                 {"MrrBelowBound", MrrBelowBound}};
        const Json expected = golden("document_figures.json");
        model::OutsideFigures figures;
        figures.anchors = expected["anchors"].get<std::int64_t>();
        for (const auto& [name, of] : expected["regimes"].items()) {
            model::OutsideRegime regime;
            regime.name = name;
            regime.selfAt1 = of["self_at_1"].get<double>();
            for (const auto& [k, value] : of["hit_at"].items()) {
                regime.hitAt[std::stoi(k)] = value.get<double>();
            }
            for (const auto& [k, value] : of["mrr_at"].items()) {
                regime.mrrAt[std::stoi(k)] = value.get<double>();
            }
            figures.regimes.push_back(regime);
        }
        const auto faults = evaluate::lintFigures(figures);
        QCOMPARE(faults.size(), expected["faults"].size());
        for (std::size_t i = 0; i < faults.size(); ++i) {
            QCOMPARE(faults[i].rule, rules.at(expected["faults"][i]["rule"].get<std::string>()));
            QCOMPARE(faults[i].regime, expected["faults"][i]["regime"].get<std::string>());
            QCOMPARE(faults[i].figure, expected["faults"][i]["figure"].get<std::string>());
        }
    }
};

ASSAY_TEST(TestNeighbourGolden)
#include "tst_neighbour_golden.moc"
