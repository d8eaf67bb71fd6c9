#include "core/evaluate/neighbours/neighbour_gold.h"
#include "tests/core/evaluate/neighbour_fixtures.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <cstdlib>

using namespace assay;
using evaluate::GoldWindow;
using evaluate::NeighbourGold;
using evaluate::WindowPlace;

namespace {

bool isEligible(const tests::SmallCorpus& corpus, const model::NeighbourSettings& settings,
                const std::vector<bool>& navigational, std::size_t row) {
    return (!settings.onlyProse || corpus.rows[row].kind == model::SentenceKind::Prose) &&
           !(settings.excludeNavigational && navigational[row]);
}

// G(anchor, w), word by word.
std::vector<std::uint32_t> goldWithin(const tests::SmallCorpus& corpus,
                                      const model::NeighbourSettings& settings,
                                      const std::vector<bool>& navigational, std::uint32_t anchor, int w) {
    std::vector<std::uint32_t> gold;
    for (std::uint32_t row = 0; row < corpus.rows.size(); ++row) {
        if (row != anchor && tests::SmallCorpus::sameSlice(corpus.rows[row], corpus.rows[anchor]) &&
            corpus.rows[row].position &&
            std::abs(*corpus.rows[row].position - *corpus.rows[anchor].position) <= w &&
            isEligible(corpus, settings, navigational, row)) {
            gold.push_back(row);
        }
    }
    return gold;
}

GoldWindow slowly(const tests::SmallCorpus& corpus, const model::NeighbourSettings& settings,
                  const std::vector<bool>& navigational, std::uint32_t anchor) {
    GoldWindow result;
    if (!corpus.rows[anchor].position) {
        return result;
    }
    int below = 0;
    int above = 0;
    for (const tests::CorpusRow& row : corpus.rows) {
        if (row.position && tests::SmallCorpus::sameSlice(row, corpus.rows[anchor])) {
            below = std::max(below, *corpus.rows[anchor].position - *row.position);
            above = std::max(above, *row.position - *corpus.rows[anchor].position);
        }
    }
    int w = settings.window.width;
    if (settings.window.adaptive) {
        w = settings.window.base;
        while (static_cast<int>(goldWithin(corpus, settings, navigational, anchor, w).size()) <
                   settings.window.target &&
               w < settings.window.max) {
            ++w;
        }
        w = std::min(w, std::max(below, above));
    }
    result.window = w;
    result.gold = goldWithin(corpus, settings, navigational, anchor, w);
    result.clippedBelow = below < w;
    result.clippedAbove = above < w;
    return result;
}

} // namespace

class TestNeighbourGold : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void goldIsThatOfTheDefinition_data() {
        QTest::addColumn<bool>("adaptive");
        QTest::addColumn<bool>("onlyProse");
        QTest::addColumn<bool>("excludeNavigational");
        QTest::newRow("fixed") << false << false << false;
        QTest::newRow("fixed, prose") << false << true << false;
        QTest::newRow("adaptive") << true << false << false;
        QTest::newRow("adaptive, prose") << true << true << false;
        QTest::newRow("adaptive, prose, no cross references") << true << true << true;
    }

    void goldIsThatOfTheDefinition() {
        QFETCH(bool, adaptive);
        QFETCH(bool, onlyProse);
        QFETCH(bool, excludeNavigational);
        int uncovered = 0;
        int widened = 0;
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            const tests::SmallCorpus corpus = tests::randomCorpus(seed, 20);
            base::Random random(seed);
            model::NeighbourSettings settings;
            settings.window.adaptive = adaptive;
            settings.window.width = 1 + static_cast<int>(random.below(4));
            settings.window.base = 1 + static_cast<int>(random.below(5));
            settings.window.max = settings.window.base + static_cast<int>(random.below(9));
            settings.window.target = 1 + static_cast<int>(random.below(4));
            settings.onlyProse = onlyProse;
            settings.excludeNavigational = excludeNavigational;
            std::vector<bool> navigational;
            for (std::size_t i = 0; i < corpus.rows.size(); ++i) {
                navigational.push_back(random.below(2) == 0);
            }
            const auto gold = NeighbourGold::create(corpus.columns, settings, navigational);
            QVERIFY(gold.has_value());
            for (std::uint32_t row = 0; row < corpus.rows.size(); ++row) {
                const auto found = gold->goldOf(row);
                QVERIFY(found.has_value());
                const GoldWindow expected = slowly(corpus, settings, navigational, row);
                QCOMPARE(found->gold, expected.gold);
                QCOMPARE(found->window, expected.window);
                QCOMPARE(found->clippedBelow, expected.clippedBelow);
                QCOMPARE(found->clippedAbove, expected.clippedAbove);
                uncovered += expected.gold.empty() ? 1 : 0;
                widened += expected.window > settings.window.base ? 1 : 0;
                int length = 0;
                for (std::uint32_t other = 0; other < corpus.rows.size(); ++other) {
                    const bool same = tests::SmallCorpus::sameSlice(corpus.rows[row], corpus.rows[other]);
                    length +=
                        same && (!onlyProse || corpus.rows[other].kind == model::SentenceKind::Prose) ? 1 : 0;
                    if (!same) {
                        continue;
                    }
                    const bool isGold = std::ranges::count(expected.gold, other) > 0;
                    QCOMPARE(gold->placeOf(row, *found, other) == WindowPlace::Gold, isGold);
                }
                QCOMPARE(gold->sliceLength(row), length);
            }
        }
        QVERIFY(uncovered > 10);
        QVERIFY(!adaptive || widened > 10);
    }

    void placesSayWhyASentenceIsNoGold() {
        tests::SmallCorpus corpus;
        for (int i = 0; i < 5; ++i) {
            tests::CorpusRow row;
            row.section = "7";
            row.position = i;
            corpus.rows.push_back(row);
        }
        corpus.rows[1].kind = model::SentenceKind::Heading;
        corpus.rows[3].position = std::nullopt;
        corpus.rows[4].position = 9;
        corpus.rows.push_back(corpus.rows[0]);
        corpus.rows[5].section = "8";
        corpus.finish();
        model::NeighbourSettings settings;
        settings.window = {false, 3, 5, 2, 12};
        settings.excludeNavigational = true;
        const auto gold =
            NeighbourGold::create(corpus.columns, settings, {false, false, true, false, false, false});
        const auto window = gold->goldOf(0);
        QVERIFY(window->gold.empty());
        QCOMPARE(gold->placeOf(0, *window, 0), WindowPlace::Anchor);
        QCOMPARE(gold->placeOf(0, *window, 1), WindowPlace::NotProse);
        QCOMPARE(gold->placeOf(0, *window, 2), WindowPlace::Navigational);
        QCOMPARE(gold->placeOf(0, *window, 3), WindowPlace::NoPosition);
        QCOMPARE(gold->placeOf(0, *window, 4), WindowPlace::Outside);
        QCOMPARE(gold->placeOf(0, *window, 5), WindowPlace::Outside);
        QVERIFY(gold->goldOf(3)->gold.empty()); // it has no position
        QCOMPARE(gold->goldOf(6).error().code, base::ErrorCode::InvalidArgument);
    }

    void settingsAreChecked_data() {
        QTest::addColumn<std::string>("where");
        for (const char* where :
             {"window.width", "window.base", "window.target", "window.max", "regimes", "filter_fields",
              "hit_at", "mrr_at", "near_duplicate_cosine", "short_slice", "numeric_share"}) {
            QTest::newRow(where) << std::string(where);
        }
    }

    void settingsAreChecked() {
        QFETCH(std::string, where);
        model::NeighbourSettings settings;
        QVERIFY(evaluate::checkNeighbourSettings(settings).has_value());
        if (where == "window.width") {
            settings.window = {false, 0, 5, 2, 12};
        } else if (where == "window.base") {
            settings.window.base = 0;
        } else if (where == "window.target") {
            settings.window.target = 0;
        } else if (where == "window.max") {
            settings.window.max = 4;
        } else if (where == "regimes") {
            settings.regimes = {model::Regime::Open, model::Regime::Open};
        } else if (where == "filter_fields") {
            settings.filterFields.clear();
        } else if (where == "hit_at") {
            settings.hitAt = {1, 5, 3};
        } else if (where == "mrr_at") {
            settings.mrrAt = {0};
        } else if (where == "near_duplicate_cosine") {
            settings.nearDuplicateCosine = std::nan("");
        } else if (where == "short_slice") {
            settings.shortSlice = -1;
        } else {
            settings.numericShare = 1.1;
        }
        const auto checked = evaluate::checkNeighbourSettings(settings);
        QVERIFY(!checked.has_value());
        QCOMPARE(checked.error().code, base::ErrorCode::InvalidArgument);
        QCOMPARE(checked.error().where, where);
    }

    void sizesAreChecked() {
        const tests::SmallCorpus corpus = tests::randomCorpus(3, 3);
        model::NeighbourSettings settings;
        settings.excludeNavigational = true;
        QCOMPARE(NeighbourGold::create(corpus.columns, settings, {}).error().where,
                 std::string("navigational"));
    }
};

ASSAY_TEST(TestNeighbourGold)
#include "tst_neighbour_gold.moc"
