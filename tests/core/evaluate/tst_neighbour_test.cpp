#include "core/evaluate/neighbours/corpus_fields.h"
#include "core/evaluate/neighbours/neighbour_test.h"
#include "core/text/sentence_traits.h"
#include "tests/core/evaluate/neighbour_fixtures.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <cmath>
#include <map>
#include <optional>
#include <set>

using namespace assay;
using model::AnchorOutcome;
using model::AnchorSearch;
using model::NotAsked;
using model::Regime;

namespace {

// Everything that a test needs, over a random corpus with many ties.
struct Setting {
    tests::SmallCorpus corpus;
    tests::RowSource source{corpus};
    tests::TableSearch cosine, scores, blind;
    model::NeighbourSettings settings;
    std::vector<std::uint32_t> anchors;
    std::vector<double> weights;
    std::optional<retrieval::FieldIndex> fields; // with the texts: of how many is chosen is known
    std::optional<evaluate::CorpusTexts> texts;

    void knowPools() {
        fields = std::move(*evaluate::corpusFieldIndex(corpus.columns));
        std::vector<std::string> ofRows;
        for (const tests::CorpusRow& row : corpus.rows) {
            ofRows.push_back(row.text);
        }
        texts.emplace(ofRows, corpus.columns);
    }

    explicit Setting(std::uint64_t seed, std::uint64_t levels = 40)
        : corpus(tests::randomCorpus(seed, 12)) {
        base::Random random(seed);
        const std::size_t rows = corpus.rows.size();
        for (std::size_t row = 0; row < rows; ++row) {
            const bool none = row % 17 == 3;
            source.vectorOf.push_back(none ? std::vector<float>{0, 0}
                                           : std::vector<float>{1, static_cast<float>(row)});
        }
        for (tests::TableSearch* search : {&cosine, &scores, &blind}) {
            search->corpus = &corpus;
            search->distance = tests::randomDistances(random.bits(), rows, levels);
            search->of.needsVector = true;
            search->of.filters = true;
            search->of.dimension = 2;
            search->of.rows = rows;
            for (std::size_t row = 0; row < rows; ++row) {
                search->stored.push_back({static_cast<float>(random.normal()),
                                          static_cast<float>(random.normal()),
                                          static_cast<float>(random.normal())});
            }
        }
        cosine.of.vectors = true;
        scores.of.needsText = true;
        scores.of.vectors = true;
        scores.of.distance = retrieval::DistanceKind::NegativeScore;
        blind.of.distance = retrieval::DistanceKind::NegativeScore;
        settings.hitAt = {1, 3};
        settings.mrrAt = {8};
        for (std::uint32_t row = 0; row < rows; ++row) {
            if (random.below(3) != 0) {
                anchors.push_back(row);
            }
        }
    }

    [[nodiscard]] base::Result<std::vector<AnchorOutcome>>
    run(std::size_t batch = 64, std::uint32_t first = 0, std::stop_token stop = {}) const {
        ASSAY_TRY(const auto gold, evaluate::NeighbourGold::create(corpus.columns, settings, {}));
        evaluate::NeighbourTest test;
        test.columns = &corpus.columns;
        test.gold = &gold;
        test.source = &source;
        test.searches = {&cosine, &scores, &blind};
        test.settings = settings;
        test.anchors = anchors;
        test.weights = weights;
        test.batch = batch;
        if (fields) {
            test.pools = {.fields = &*fields, .hasVector = nullptr, .texts = &*texts};
        }
        std::vector<AnchorOutcome> outcomes;
        base::NoProgress progress;
        const auto done = evaluate::runNeighbourTest(
            test, first,
            [&outcomes](std::span<const AnchorOutcome> some) -> base::Result<> {
                outcomes.insert(outcomes.end(), some.begin(), some.end());
                return {};
            },
            stop, progress);
        ASSAY_TRY(done);
        return outcomes;
    }
};

double cosineOf(const std::vector<float>& a, const std::vector<float>& b) {
    double product = 0;
    double x = 0;
    double y = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        product += double{a[i]} * b[i];
        x += double{a[i]} * a[i];
        y += double{b[i]} * b[i];
    }
    return product / std::sqrt(x * y);
}

using Ranking = std::vector<std::pair<float, std::uint32_t>>; // of the others, best first

// Ties among the first eight, by counting who is as far as each.
std::vector<model::TiedRanks> slowTies(const Ranking& ranking, const AnchorOutcome& outcome) {
    std::vector<model::TiedRanks> ties;
    for (std::size_t i = 0; i < std::min<std::size_t>(ranking.size(), 8); ++i) {
        const float distance = ranking[i].first;
        const auto isTied = [&](const auto& other) { return other.first == distance; };
        const auto size = std::ranges::count_if(ranking, isTied);
        if (size > 1 && (i == 0 || ranking[i - 1].first != distance)) {
            const auto gold = std::ranges::count_if(ranking, [&](const auto& other) {
                return isTied(other) && std::ranges::count(outcome.gold, other.second) > 0;
            });
            ties.push_back({static_cast<int>(i) + 1, static_cast<int>(size), static_cast<int>(gold)});
        }
    }
    return ties;
}

// The first gold text, each text once.
std::optional<model::DistinctTexts> slowDistinct(const Setting& setting, const Ranking& ranking,
                                                 const AnchorOutcome& outcome) {
    if (!outcome.covered()) {
        return std::nullopt;
    }
    const auto& rows = setting.corpus.rows;
    const std::string& own = rows[outcome.row].text;
    std::set<std::string> gold;
    for (const std::uint32_t row : outcome.gold) {
        gold.insert(rows[row].text);
    }
    gold.erase(own);
    model::DistinctTexts distinct;
    std::map<float, std::set<std::string>> byDistance; // those that come for the first time
    std::set<std::string> all;
    for (const auto& [distance, row] : ranking) {
        if (rows[row].text != own && all.insert(rows[row].text).second) {
            byDistance[distance].insert(rows[row].text);
        }
    }
    distinct.pool = {static_cast<std::int64_t>(all.size()), static_cast<std::int64_t>(gold.size())};
    int before = 0;
    for (const auto& [distance, texts] : byDistance) {
        const auto found =
            std::ranges::count_if(texts, [&](const std::string& text) { return gold.contains(text); });
        if (found > 0 && before < 8) {
            distinct.before = before;
            distinct.size = static_cast<int>(texts.size());
            distinct.gold = static_cast<int>(found);
            return distinct;
        }
        before += static_cast<int>(texts.size());
    }
    return distinct;
}

// What the definitions say of one anchor, by looking at every row.
AnchorSearch slowly(const Setting& setting, const tests::TableSearch& search, Regime regime,
                    const AnchorOutcome& outcome) {
    const auto& rows = setting.corpus.rows;
    const tests::CorpusRow& anchor = rows[outcome.row];
    AnchorSearch expected;
    if (setting.settings.onlyProse && anchor.kind != model::SentenceKind::Prose) {
        expected.notAsked = NotAsked::NotSearched;
        return expected;
    }
    if (setting.source.vectorOf[outcome.row] == std::vector<float>{0, 0}) {
        expected.notAsked = NotAsked::NoVector;
        return expected;
    }
    if (search.of.needsText && anchor.text.empty()) {
        expected.notAsked = NotAsked::NoText;
        return expected;
    }
    std::vector<std::pair<float, std::uint32_t>> ranking;
    for (std::uint32_t row = 0; row < rows.size(); ++row) {
        const bool inReach = regime == Regime::Open || tests::SmallCorpus::sameSlice(rows[row], anchor);
        if (inReach && rows[row].kind == model::SentenceKind::Prose) {
            ranking.emplace_back(search.distance[outcome.row][row], row);
        }
    }
    std::ranges::sort(ranking);
    const bool isCosine = search.of.distance == retrieval::DistanceKind::Cosine;
    const auto otherCompany = [&](std::uint32_t row) {
        return anchor.cik && rows[row].cik ? anchor.cik != rows[row].cik
                                           : anchor.company != rows[row].company;
    };
    if (!ranking.empty()) {
        expected.selfFirst = ranking.front().second == outcome.row;
    }
    for (const auto& [distance, row] : ranking) {
        if (row == outcome.row) {
            expected.selfTied = distance == ranking.front().first;
            continue;
        }
        if (expected.results.size() == 8) {
            continue;
        }
        const bool gold = std::ranges::count(outcome.gold, row) > 0;
        expected.results.push_back({row, distance, gold});
        if (gold && expected.rankFirstGold == 0) {
            expected.rankFirstGold = static_cast<int>(expected.results.size());
            if (isCosine) {
                expected.bestGoldDistance = distance;
            }
        }
        const double limit = setting.settings.nearDuplicateCosine - 1e-6;
        if (otherCompany(row) && isCosine && 1 - double{distance} >= limit) {
            expected.nearDuplicate = true;
        }
        if (otherCompany(row) && !isCosine && search.of.vectors &&
            cosineOf(search.stored[outcome.row], search.stored[row]) >= limit) {
            expected.nearDuplicate = true;
        }
    }
    std::erase_if(ranking, [&](const auto& one) { return one.second == outcome.row; });
    expected.ties = slowTies(ranking, outcome);
    if (setting.fields) {
        expected.pool = {std::ssize(ranking), std::ssize(outcome.gold)};
        expected.distinct = slowDistinct(setting, ranking, outcome);
    }
    if (isCosine && expected.rankFirstGold == 0) {
        for (const std::uint32_t gold : outcome.gold) {
            const auto distance =
                static_cast<float>(1 - cosineOf(search.stored[outcome.row], search.stored[gold]));
            expected.bestGoldDistance = std::min(expected.bestGoldDistance.value_or(distance), distance);
        }
    }
    return expected;
}

} // namespace

class TestNeighbourTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void outcomesAreThoseOfTheDefinitions() {
        int late = 0;
        int none = 0;
        int near = 0;
        int tied = 0;
        int notAsked = 0;
        int distinct = 0;
        for (std::uint64_t seed = 1; seed <= 15; ++seed) {
            // Few levels: the anchor ties with more than are asked for.
            Setting setting(seed, seed % 3 == 0 ? 2 : 40);
            if (seed % 2 == 0) {
                setting.knowPools();
            }
            const auto outcomes = setting.run();
            QVERIFY(outcomes.has_value());
            QCOMPARE(outcomes->size(), setting.anchors.size());
            for (std::size_t i = 0; i < outcomes->size(); ++i) {
                const AnchorOutcome& outcome = (*outcomes)[i];
                QCOMPARE(outcome.number, static_cast<std::uint32_t>(i));
                QCOMPARE(outcome.row, setting.anchors[i]);
                const tests::CorpusRow& row = setting.corpus.rows[outcome.row];
                QCOMPARE(outcome.sentenceId, row.id);
                QCOMPARE(outcome.section, row.section);
                QCOMPARE(outcome.year.has_value(), row.year.has_value());
                QCOMPARE(outcome.navigational, text::isNavigational(row.text));
                QCOMPARE(outcome.numericHeavy, row.text.starts_with("Sales"));
                QCOMPARE(outcome.searches.size(), std::size_t{6});
                std::size_t element = 0;
                for (const tests::TableSearch* search : {&setting.cosine, &setting.scores, &setting.blind}) {
                    for (const Regime regime : setting.settings.regimes) {
                        const AnchorSearch& found = outcome.searches[element++];
                        const AnchorSearch expected = slowly(setting, *search, regime, outcome);
                        QCOMPARE(found.notAsked, expected.notAsked);
                        QCOMPARE(found.selfFirst, expected.selfFirst);
                        QCOMPARE(found.selfTied, expected.selfTied);
                        QVERIFY(found.results == expected.results);
                        QCOMPARE(found.rankFirstGold, expected.rankFirstGold);
                        QCOMPARE(found.nearDuplicate, expected.nearDuplicate);
                        QCOMPARE(found.bestGoldDistance.has_value(), expected.bestGoldDistance.has_value());
                        if (found.bestGoldDistance) {
                            QVERIFY(std::abs(*found.bestGoldDistance - *expected.bestGoldDistance) < 1e-6F);
                        }
                        QVERIFY(found.ties == expected.ties);
                        QVERIFY(found.pool == expected.pool);
                        QVERIFY(found.distinct == expected.distinct);
                        distinct += found.distinct && found.distinct->gold > 0 ? 1 : 0;
                        late += found.rankFirstGold > 3 ? 1 : 0;
                        none += found.rankFirstGold == 0 && outcome.covered() ? 1 : 0;
                        near += found.nearDuplicate ? 1 : 0;
                        tied += found.selfTied && !found.selfFirst ? 1 : 0;
                        notAsked += found.notAsked != NotAsked::Asked ? 1 : 0;
                    }
                }
            }
        }
        QVERIFY(late > 20 && none > 20 && near > 20 && tied > 20 && notAsked > 20);
        QVERIFY(distinct > 20);
    }

    void outcomesDoNotDependOnTheBatch() {
        const Setting setting(4, 5);
        const auto whole = setting.run(1'000'000);
        const auto single = setting.run(1);
        const auto some = setting.run(7);
        QVERIFY(*whole == *single);
        QVERIFY(*whole == *some);
        const auto rest = setting.run(7, 11);
        QVERIFY(std::vector<AnchorOutcome>(whole->begin() + 11, whole->end()) == *rest);
    }

    void callsAreFew() {
        const Setting setting(6);
        QVERIFY(setting.run(1'000'000).has_value());
        const std::size_t asked =
            static_cast<std::size_t>(std::ranges::count_if(setting.anchors, [&](std::uint32_t row) {
                return row % 17 != 3 && setting.corpus.rows[row].kind == model::SentenceKind::Prose;
            }));
        std::set<retrieval::Filter> filters;
        std::size_t open = 0;
        for (std::size_t call = 0; call < setting.cosine.calls.size(); ++call) {
            const auto& [queries, filter] = setting.cosine.calls[call];
            if (setting.cosine.depths[call] > 17) {
                continue; // ties are looked into
            }
            if (filter == retrieval::Filter{{"kind", "prose"}}) {
                ++open;
                QCOMPARE(queries, asked);
            } else {
                QVERIFY2(filters.insert(filter).second, "the same filter was asked twice");
                QVERIFY(filter.size() >= 5); // kind, company, form, year, section
            }
        }
        QCOMPARE(open, std::size_t{1});
    }

    void ofAllProseNothingIsFilteredInTheOpenRegime() {
        Setting setting(6);
        for (tests::CorpusRow& row : setting.corpus.rows) {
            row.kind = model::SentenceKind::Prose;
        }
        std::ranges::fill(setting.corpus.columns.kind, model::SentenceKind::Prose);
        setting.settings.regimes = {Regime::Open};
        QVERIFY(setting.run().has_value());
        for (const auto& [queries, filter] : setting.cosine.calls) {
            QVERIFY(filter.empty());
        }
    }

    void anyFieldCanFilter() {
        Setting setting(8);
        setting.settings.filterFields = {"year", "parity"};
        const auto outcomes = setting.run();
        QVERIFY(outcomes.has_value());
        int results = 0;
        for (const AnchorOutcome& outcome : *outcomes) {
            for (const model::RankedSentence& result : outcome.searches.front().results) {
                QCOMPARE(result.row % 2, outcome.row % 2);
                QCOMPARE(setting.corpus.rows[result.row].year, setting.corpus.rows[outcome.row].year);
                ++results;
            }
        }
        QVERIFY(results > 100);
        setting.settings.filterFields = {"colour"};
        const auto unknown = setting.run();
        QCOMPARE(unknown.error().code, base::ErrorCode::InvalidArgument);
        QCOMPARE(unknown.error().detail, std::string("colour"));
    }

    void aDeepTieIsFollowedToItsEnd() {
        Setting setting(3);
        const auto anchor = setting.anchors.back();
        for (std::vector<float>& row : setting.cosine.distance) {
            std::ranges::fill(row, 0.25F); // all are equal: the anchor stands at its own place
        }
        setting.anchors = {anchor};
        setting.source.vectorOf[anchor] = {1, static_cast<float>(anchor)};
        setting.corpus.rows[anchor].kind = model::SentenceKind::Prose;
        setting.corpus.columns.kind[anchor] = model::SentenceKind::Prose;
        setting.cosine.depths.clear();
        const auto outcomes = setting.run();
        const AnchorSearch& open = outcomes->front().searches[1];
        QVERIFY(open.selfTied);
        QVERIFY(!open.selfFirst);
        QCOMPARE(open.results.size(), std::size_t{8});
        QVERIFY(std::ranges::max(setting.cosine.depths) > 17);
    }

    // Vectors of equal texts may differ by one unit in the last place.
    void distancesWithinAMillionthTie() {
        Setting setting(3);
        const auto anchor = setting.anchors.back();
        for (std::vector<float>& row : setting.cosine.distance) {
            std::ranges::fill(row, 0.5F);
            row[0] = 0.0F;
            row[anchor] = 5e-7F;
        }
        setting.anchors = {anchor};
        setting.source.vectorOf[anchor] = {1, static_cast<float>(anchor)};
        for (const std::uint32_t row : {0U, anchor}) {
            setting.corpus.rows[row].kind = model::SentenceKind::Prose;
            setting.corpus.columns.kind[row] = model::SentenceKind::Prose;
        }
        const auto outcomes = setting.run();
        const AnchorSearch& open = outcomes->front().searches[1];
        QVERIFY(!open.selfFirst);
        QVERIFY(open.selfTied);
    }

    // Where the order of a list is its ranking, equal distances mean nothing.
    void anOrderThatIsTheRankingHasNoTies() {
        Setting setting(5, 4);
        setting.cosine.of.ranksByDistance = false;
        const auto outcomes = setting.run();
        QVERIFY(outcomes.has_value());
        for (const AnchorOutcome& outcome : *outcomes) {
            QVERIFY(!outcome.searches[0].ties);
            QVERIFY(outcome.searches[2].ties.has_value() ==
                    (outcome.searches[2].notAsked == NotAsked::Asked));
        }
    }

    void weightsStandWithTheirAnchors() {
        Setting setting(6);
        std::vector<double> weights;
        for (std::size_t i = 0; i < setting.anchors.size(); ++i) {
            weights.push_back(1 + static_cast<double>(i));
        }
        setting.weights = weights;
        const auto outcomes = setting.run(7);
        for (std::size_t i = 0; i < weights.size(); ++i) {
            QCOMPARE((*outcomes)[i].weight, std::optional(weights[i]));
        }
        setting.weights.pop_back();
        QCOMPARE(setting.run().error().where, std::string("weights"));
    }

    // A text of signs alone has nothing that a lexical index could find.
    void textsWithoutAWordAreNotAsked() {
        Setting setting(6);
        const auto anchor = *std::ranges::find_if(setting.anchors, [&](std::uint32_t row) {
            return row % 17 != 3 && setting.corpus.rows[row].kind == model::SentenceKind::Prose;
        });
        setting.anchors = {anchor};
        for (const auto& [text, why] :
             {std::pair("", NotAsked::NoText), std::pair("— … $ (%)", NotAsked::NoText),
              std::pair("§ 5", NotAsked::Asked), std::pair("é", NotAsked::Asked)}) {
            setting.corpus.rows[anchor].text = text;
            const auto outcomes = setting.run();
            QVERIFY(outcomes.has_value());
            QCOMPARE(outcomes->front().searches[2].notAsked, why);             // needs the text
            QCOMPARE(outcomes->front().searches[0].notAsked, NotAsked::Asked); // does not
        }
    }

    // A named set may hold headings; where only prose is searched they are no anchors of the test.
    void anchorsThatAreNotSearchedAreNotAsked() {
        Setting setting(6);
        const auto isProse = [&](const AnchorOutcome& outcome) {
            return setting.corpus.rows[outcome.row].kind == model::SentenceKind::Prose;
        };
        const auto outcomes = setting.run();
        QVERIFY(outcomes.has_value());
        int headings = 0;
        for (const AnchorOutcome& outcome : *outcomes) {
            QCOMPARE(outcome.searched(), isProse(outcome));
            headings += isProse(outcome) ? 0 : 1;
        }
        QVERIFY(headings > 5);
        setting.settings.onlyProse = false;
        const auto all = setting.run();
        QVERIFY(all.has_value());
        for (const AnchorOutcome& outcome : *all) {
            QVERIFY(outcome.searched());
        }
    }

    void misuseIsRefused() {
        Setting setting(2);
        setting.anchors.push_back(static_cast<std::uint32_t>(setting.corpus.rows.size()));
        QCOMPARE(setting.run().error().where, std::string("anchors"));
        setting.anchors.pop_back();
        setting.blind.of.filters = false;
        QCOMPARE(setting.run().error().where, std::string("filter_fields"));
        setting.blind.of.filters = true;
        setting.blind.of.rows = 1;
        QCOMPARE(setting.run().error().where, std::string("searches"));
        setting.blind.of.rows = setting.corpus.rows.size();
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(setting.run(64, 0, stop.get_token()).error().code, base::ErrorCode::Cancelled);
    }
};

ASSAY_TEST(TestNeighbourTest)
#include "tst_neighbour_test.moc"
