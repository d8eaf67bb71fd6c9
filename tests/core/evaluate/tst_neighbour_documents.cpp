#include "core/base/random.h"
#include "core/evaluate/neighbours/neighbour_documents.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <bit>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

using namespace assay;
using namespace assay::evaluate;

namespace {

template <typename T>
std::string said(const base::Result<T>& result) {
    return result ? "ok"
                  : std::string(base::errorCodeName(result.error().code)) + ": " + result.error().detail;
}

std::string refusal(const std::string& key) {
    return std::string(base::errorCodeName(base::ErrorCode::InputNotUsable)) + ": " + key;
}

// Any finite float, tiny and huge ones too.
float randomFloat(base::Random& random) {
    for (;;) {
        const float value = std::bit_cast<float>(static_cast<std::uint32_t>(random.bits()));
        if (std::isfinite(value)) {
            return value;
        }
    }
}

std::string randomText(base::Random& random) {
    const std::vector<std::string> parts{"Net", " ", "\"", "\\", "\n", "é", "日本", "\x01", "{", "1A", ","};
    std::string text;
    for (std::uint64_t i = random.below(6); i > 0; --i) {
        text += parts[random.below(parts.size())];
    }
    return text;
}

std::vector<int> randomNumbers(base::Random& random) {
    std::vector<int> numbers(random.below(5));
    for (int& number : numbers) {
        number = static_cast<int>(static_cast<std::uint32_t>(random.bits()));
    }
    return numbers;
}

model::NeighbourSettings randomSettings(base::Random& random) {
    model::NeighbourSettings settings;
    settings.window.adaptive = random.below(2) == 0;
    settings.window.width = static_cast<int>(random.below(100));
    settings.window.base = static_cast<int>(random.below(100));
    settings.window.target = -static_cast<int>(random.below(100));
    settings.window.max = static_cast<int>(random.below(1U << 30U));
    settings.onlyProse = random.below(2) == 0;
    settings.excludeNavigational = random.below(2) == 0;
    settings.regimes.clear();
    for (std::uint64_t i = random.below(3); i > 0; --i) {
        settings.regimes.push_back(static_cast<model::Regime>(random.below(2)));
    }
    settings.filterFields.clear();
    for (std::uint64_t i = random.below(4); i > 0; --i) {
        settings.filterFields.push_back(randomText(random));
    }
    settings.hitAt = randomNumbers(random);
    settings.mrrAt = randomNumbers(random);
    settings.seed = random.bits();
    settings.clusterBy = static_cast<model::ClusterBy>(random.below(4));
    settings.nearDuplicateCosine = random.normal();
    settings.shortSlice = static_cast<int>(random.below(50));
    settings.numericShare = random.unit();
    return settings;
}

AnchorSampling randomSampling(base::Random& random) {
    AnchorSampling sampling;
    sampling.count = static_cast<std::int64_t>(random.bits());
    sampling.seed = random.bits();
    sampling.strata = static_cast<AnchorStrata>(random.below(5));
    sampling.allocation = static_cast<AnchorAllocation>(random.below(2));
    sampling.onlyProse = random.below(2) == 0;
    sampling.excludeNavigational = random.below(2) == 0;
    sampling.minSliceLength = static_cast<int>(random.below(99));
    sampling.minWords = static_cast<int>(random.below(99));
    for (std::uint64_t i = random.below(5); i > 0; --i) {
        sampling.excluded.push_back(static_cast<LengthBucket>(random.below(4)));
    }
    return sampling;
}

model::ResultPool randomPool(base::Random& random) {
    const auto results = static_cast<std::int64_t>(random.below(100'000));
    return {results, std::min(results, static_cast<std::int64_t>(random.below(12)))};
}

// Ties, luck and texts that come once.
void addLuck(base::Random& random, model::AnchorSearch& search) {
    if (random.below(2) == 0) {
        int rank = 1;
        for (search.ties.emplace(); random.below(3) != 0;) {
            rank += static_cast<int>(random.below(4));
            const int size = 2 + static_cast<int>(random.below(5));
            search.ties->push_back({rank, size, static_cast<int>(random.below(3))});
            rank += size;
        }
    }
    if (random.below(2) == 0) {
        search.pool = randomPool(random);
    }
    if (random.below(3) == 0) {
        search.random = model::RandomRankings{1'000, {3, 1, 0}, {4, 0}, random.unit()};
    }
    if (random.below(2) == 0) {
        search.distinct = model::DistinctTexts{randomPool(random), static_cast<int>(random.below(9)),
                                               1 + static_cast<int>(random.below(3)), 1};
    }
}

model::AnchorSearch randomSearch(base::Random& random, const std::vector<std::uint32_t>& gold) {
    model::AnchorSearch search;
    search.notAsked =
        random.below(4) == 0 ? static_cast<model::NotAsked>(1 + random.below(3)) : model::NotAsked::Asked;
    if (search.notAsked != model::NotAsked::Asked) {
        return search;
    }
    search.selfFirst = random.below(2) == 0;
    search.selfTied = random.below(2) == 0;
    search.nearDuplicate = random.below(2) == 0;
    if (random.below(2) == 0) {
        search.bestGoldDistance = randomFloat(random);
    }
    for (std::uint64_t i = random.below(8); i > 0; --i) {
        const bool known = !gold.empty() && random.below(3) == 0;
        const auto row = known ? gold[random.below(gold.size())] : static_cast<std::uint32_t>(random.bits());
        const bool isGold = std::ranges::binary_search(gold, row);
        search.results.push_back({row, randomFloat(random), isGold});
        if (isGold && search.rankFirstGold == 0) {
            search.rankFirstGold = static_cast<int>(search.results.size());
        }
    }
    addLuck(random, search);
    return search;
}

model::AnchorOutcome randomOutcome(base::Random& random) {
    model::AnchorOutcome outcome;
    outcome.row = static_cast<std::uint32_t>(random.bits());
    for (std::uint64_t i = random.below(6); i > 0; --i) {
        outcome.gold.push_back(static_cast<std::uint32_t>(random.bits()));
    }
    std::ranges::sort(outcome.gold);
    outcome.window = static_cast<int>(random.below(20));
    outcome.sliceLength = static_cast<int>(random.below(2'000));
    outcome.section = randomText(random);
    outcome.company = randomText(random);
    outcome.form = randomText(random);
    if (random.below(3) == 0) {
        outcome.sameFiling = static_cast<std::uint32_t>(random.bits());
    }
    if (random.below(2) == 0) {
        outcome.weight = 0.1 + 100 * random.unit();
    }
    if (random.below(2) == 0) {
        outcome.year = static_cast<std::int64_t>(random.bits());
    }
    outcome.numericHeavy = random.below(2) == 0;
    outcome.navigational = random.below(2) == 0;
    for (std::uint64_t i = random.below(7); i > 0; --i) {
        outcome.searches.push_back(randomSearch(random, outcome.gold));
    }
    return outcome;
}

// Bit for bit, so that -0 is not 0.
bool sameFloats(const model::AnchorOutcome& a, const model::AnchorOutcome& b) {
    const auto same = [](float x, float y) {
        return std::bit_cast<std::uint32_t>(x) == std::bit_cast<std::uint32_t>(y);
    };
    for (std::size_t i = 0; i < a.searches.size(); ++i) {
        const auto& x = a.searches[i];
        const auto& y = b.searches[i];
        if (x.bestGoldDistance && !same(*x.bestGoldDistance, *y.bestGoldDistance)) {
            return false;
        }
        for (std::size_t j = 0; j < x.results.size(); ++j) {
            if (!same(x.results[j].distance, y.results[j].distance)) {
                return false;
            }
        }
    }
    return true;
}

// Bytes changed, taken out, put in, or the end cut off.
std::string mutated(std::string text, base::Random& random) {
    const std::string alphabet = "{}[]\",:0123456789.-+eEtrufalsn\\\xff ";
    for (std::uint64_t i = 1 + random.below(4); i > 0 && !text.empty(); --i) {
        const std::size_t at = random.below(text.size());
        const char one = alphabet[random.below(alphabet.size())];
        switch (random.below(4)) {
        case 0:
            text[at] = one;
            break;
        case 1:
            text.insert(at, 1, one);
            break;
        case 2:
            text.erase(at, 1 + random.below(5));
            break;
        default:
            text.resize(random.below(8) == 0 ? at : text.size());
        }
    }
    return text;
}

// Every member of `whole` in turn is given each wrong value; what `read` says of it.
template <typename Read>
std::string firstAccepted(const nlohmann::json& whole, const std::vector<std::string>& keys,
                          const nlohmann::json& wrong, const Read& read) {
    for (const std::string& key : keys) {
        nlohmann::json changed = whole;
        changed[key] = wrong;
        if (const std::string answer = said(read(changed.dump())); answer != refusal(key)) {
            return changed.dump() + " -> " + answer;
        }
    }
    return {};
}

const std::string kNoUtf8 = "Sala\xff\xfe";

} // namespace

class TstNeighbourDocuments : public QObject {
    Q_OBJECT

  private slots:

    void settingsComeBack() {
        base::Random random(1);
        for (int i = 0; i < 500; ++i) {
            const auto settings = randomSettings(random);
            const std::string text = neighbourSettingsJson(settings);
            const auto read = readNeighbourSettings(text);
            QCOMPARE(said(read), std::string("ok"));
            QVERIFY2(*read == settings, text.c_str());
            QCOMPARE(neighbourSettingsJson(*read), text);
        }
        QVERIFY(*readNeighbourSettings("{}") == model::NeighbourSettings());
    }

    void samplingComesBack() {
        base::Random random(2);
        for (int i = 0; i < 500; ++i) {
            const auto sampling = randomSampling(random);
            const std::string text = anchorSamplingJson(sampling);
            const auto read = readAnchorSampling(text);
            QCOMPARE(said(read), std::string("ok"));
            QVERIFY2(*read == sampling, text.c_str());
            QCOMPARE(anchorSamplingJson(*read), text);
        }
        // Runs that say nothing of shares drew equal ones.
        AnchorSampling before;
        before.allocation = AnchorAllocation::Equal;
        QVERIFY(*readAnchorSampling("{}") == before);
    }

    void someResultsHaveNoDistance() {
        model::AnchorSearch search;
        search.results = {{4, 0.25F, false}, {5, std::numeric_limits<float>::quiet_NaN(), false}};
        model::AnchorOutcome outcome;
        outcome.searches = {search};
        const auto read = readAnchorOutcome(anchorOutcomeJson(outcome));
        QCOMPARE(said(read), std::string("ok"));
        const auto& results = read->searches.at(0).results;
        QCOMPARE(results.size(), std::size_t{2});
        QCOMPARE(results[0].distance, 0.25F);
        QVERIFY(std::isnan(results[1].distance));
    }

    // Thirty results of a slice and thirty of a large corpus, as runs have most of.
    void rankedResultsTakeLittleRoom() {
        base::Random random(5);
        model::AnchorOutcome outcome;
        outcome.row = 600'000;
        for (const std::uint32_t reach : {60U, 1'000'000U}) {
            model::AnchorSearch& search = outcome.searches.emplace_back();
            float distance = 0.2F;
            for (int rank = 0; rank < 30; ++rank) {
                distance += static_cast<float>(random.unit()) * 0.01F;
                const auto from = std::min(outcome.row - reach / 2, 1'000'000U - reach);
                search.results.push_back(
                    {from + static_cast<std::uint32_t>(random.below(reach)), distance, false});
            }
        }
        const std::string text = anchorOutcomeJson(outcome);
        const auto document = nlohmann::json::parse(text);
        QVERIFY2(document["searches"][0].dump().size() < 230, text.c_str());
        QVERIFY2(document["searches"][1].dump().size() < 310, text.c_str());
        QVERIFY(*readAnchorOutcome(text) == outcome);
    }

    // Ties, luck and repeated texts are missing where they were not measured.
    void whatWasNotMeasuredMayBeMissing() {
        const auto read = readAnchorOutcome(
            "{\"row\":7,\"gold\":[8],\"window\":3,\"slice_length\":9,\"section\":\"7\",\"company\":\"A\","
            "\"searches\":[{\"self\":true,\"tied\":true,\"rows\":\"CC\",\"distances\":null}]}");
        QCOMPARE(said(read), std::string("ok"));
        const model::AnchorSearch& search = read->searches.at(0);
        QCOMPARE(search.rankFirstGold, 1);
        QVERIFY(!search.ties && !search.pool && !search.random && !search.distinct);
        QVERIFY(!read->weight && !read->sameFiling);
    }

    void luckThatCannotBeIsRefused() {
        const auto of = [](const char* luck) {
            return said(readAnchorOutcome("{\"searches\":[{\"rows\":\"\",\"distances\":\"\"," +
                                          std::string(luck) + "}]}"));
        };
        QCOMPARE(of("\"pool\":[3,4]"), refusal("pool"));
        QCOMPARE(of("\"pool\":[3]"), refusal("pool"));
        QCOMPARE(of("\"ties\":[[1,1,0]]"), refusal("ties"));
        QCOMPARE(of("\"ties\":[[1,3,0],[2,2,0]]"), refusal("ties"));
        QCOMPARE(of("\"random\":{\"rankings\":0}"), refusal("random"));
        QCOMPARE(of("\"distinct\":{\"pool\":[3,1]}"), refusal("distinct"));
    }

    void outcomesComeBack() {
        base::Random random(3);
        for (int i = 0; i < 2'000; ++i) {
            const auto outcome = randomOutcome(random);
            const std::string text = anchorOutcomeJson(outcome);
            const auto read = readAnchorOutcome(text);
            QVERIFY2(read.has_value(), (text + said(read)).c_str());
            QVERIFY2(*read == outcome, text.c_str());
            QVERIFY2(sameFloats(outcome, *read), text.c_str());
            QCOMPARE(anchorOutcomeJson(*read), text);
        }
    }

    void capabilitiesComeBack() {
        base::Random random(4);
        for (int i = 0; i < 200; ++i) {
            std::vector<retrieval::Capabilities> searches(random.below(4));
            for (retrieval::Capabilities& search : searches) {
                search.label = randomText(random);
                search.distance = static_cast<retrieval::DistanceKind>(random.below(2));
                if (random.below(2) == 0) {
                    search.recall = random.unit();
                }
                search.recallAt = static_cast<int>(random.below(100));
                search.dimension = random.below(5'000);
                search.rows = random.bits() >> 1U;
            }
            const std::string text = capabilitiesJson(searches);
            const auto read = readCapabilities(text);
            QCOMPARE(said(read), std::string("ok"));
            QCOMPARE(read->size(), searches.size());
            for (std::size_t j = 0; j < searches.size(); ++j) {
                const auto& a = searches[j];
                const auto& b = (*read)[j];
                QCOMPARE(b.label, a.label);
                QVERIFY(a.distance == b.distance && a.recall == b.recall && a.recallAt == b.recallAt);
                QVERIFY(a.dimension == b.dimension && a.rows == b.rows);
            }
        }
        QCOMPARE(said(readCapabilities("{}")), refusal("searches"));
        QCOMPARE(said(readCapabilities("[{\"recall\": \"all\"}]")), refusal("recall"));
    }

    void unknownKeysAreNamed() {
        QCOMPARE(said(readNeighbourSettings("{\"hit\": [1]}")), refusal("hit"));
        QCOMPARE(said(readNeighbourSettings("{\"window\": {\"widht\": 3}}")), refusal("window.widht"));
        QCOMPARE(said(readAnchorSampling("{\"seed\": 1, \"anchors\": 3}")), refusal("anchors"));
        QCOMPARE(said(readAnchorOutcome("{\"searches\": [], \"gould\": []}")), refusal("gould"));
        QCOMPARE(said(readAnchorOutcome("{\"searches\": [{\"rank\": 1}]}")), refusal("rank"));
        QCOMPARE(said(readCapabilities("[{\"lable\": \"x\"}]")), refusal("lable"));
    }

    void wrongTypesAreNamed() {
        const nlohmann::json settings = nlohmann::json::parse(neighbourSettingsJson({}));
        const nlohmann::json sampling = nlohmann::json::parse(anchorSamplingJson({}));
        const std::vector<std::string> numbers{"seed", "near_duplicate_cosine", "short_slice",
                                               "numeric_share"};
        const std::vector<std::string> lists{"regimes", "filter_fields", "hit_at", "mrr_at"};
        const std::vector<std::string> flags{"only_prose", "exclude_navigational"};
        const auto check = [&](const auto& keys, const nlohmann::json& wrong) {
            return firstAccepted(settings, keys, wrong,
                                 [](const std::string& text) { return readNeighbourSettings(text); });
        };
        for (const nlohmann::json& wrong : {nlohmann::json("open"), nlohmann::json::object({{"a", "b"}}),
                                            nlohmann::json(nullptr), nlohmann::json(true)}) {
            QCOMPARE(check(lists, wrong), std::string());
            if (!wrong.is_object()) {
                QCOMPARE(check(std::vector<std::string>{"window"}, wrong), std::string());
            }
            QCOMPARE(check(numbers, wrong), std::string());
            if (!wrong.is_boolean()) {
                QCOMPARE(check(flags, wrong), std::string());
            }
        }
        QCOMPARE(check(lists, nlohmann::json::array({nlohmann::json::object()})), std::string());
        QCOMPARE(check(std::vector<std::string>{"hit_at"}, nlohmann::json::array({1.5})), std::string());
        const auto checkSampling = [&](const auto& keys, const nlohmann::json& wrong) {
            return firstAccepted(sampling, keys, wrong,
                                 [](const std::string& text) { return readAnchorSampling(text); });
        };
        QCOMPARE(checkSampling(std::vector<std::string>{"count", "seed", "strata", "only_prose", "min_words",
                                                        "min_slice_length", "excluded_buckets"},
                               nlohmann::json("forty")),
                 std::string());
        for (const char* text : {"", "[]", "3", "null", "{", "\xff"}) {
            QVERIFY(said(readNeighbourSettings(text)) == refusal("not an object"));
            QVERIFY(said(readAnchorSampling(text)) == refusal("not an object"));
            QVERIFY(!readAnchorOutcome(text).has_value());
        }
        QCOMPARE(said(readAnchorOutcome("{\"gold\": [2, 1], \"searches\": []}")), refusal("gold"));
        const auto ofSearch = [](const std::string& members) {
            return said(readAnchorOutcome("{\"row\": 5, \"searches\": [{" + members + "}]}"));
        };
        QCOMPARE(ofSearch("\"rows\": \"AC\", \"distances\": null"), std::string("ok"));
        QCOMPARE(ofSearch("\"rows\": \"A-\", \"distances\": null"), refusal("rows"));
        QCOMPARE(ofSearch("\"rows\": {}, \"distances\": null"), refusal("rows"));
        QCOMPARE(ofSearch("\"rows\": \"AC\", \"distances\": \"A\""), refusal("distances"));
        QCOMPARE(ofSearch("\"rows\": \"AC\", \"distances\": \"g\""), refusal("distances"));
        QCOMPARE(ofSearch("\"rows\": \"AC\", \"distances\": true"), refusal("distances"));
        // Lists of numbers are none of it.
        QCOMPARE(ofSearch("\"rows\": [6, 7], \"distances\": null"), refusal("rows"));
        QCOMPARE(ofSearch("\"rows\": \"AC\", \"distances\": [0.5, 0.5]"), refusal("distances"));
        QCOMPARE(said(readAnchorOutcome("{\"searches\": [{\"not_asked\": \"asleep\"}]}")),
                 refusal("not_asked"));
    }

    // A number that its place cannot hold is no other number.
    void numbersBeyondTheirRange() {
        constexpr const char* kLarge = "18446744073709551615";
        const auto with = [&](const std::string& key, const std::string& value) {
            return "{\"" + key + "\":" + value + "}";
        };
        QCOMPARE(said(readAnchorSampling(with("count", kLarge))), refusal("count"));
        QVERIFY(readAnchorSampling(with("seed", kLarge))->seed == ~std::uint64_t{0});
        QCOMPARE(said(readAnchorSampling(with("seed", "-1"))), refusal("seed"));
        QCOMPARE(said(readNeighbourSettings(with("short_slice", kLarge))), refusal("short_slice"));
        QCOMPARE(said(readNeighbourSettings(with("short_slice", "3000000000"))), refusal("short_slice"));
        QCOMPARE(said(readNeighbourSettings(with("hit_at", "[" + std::string(kLarge) + "]"))),
                 refusal("hit_at"));
        QCOMPARE(said(readAnchorOutcome("{\"gold\": [4294967296], \"searches\": []}")), refusal("gold"));
        QCOMPARE(said(readAnchorOutcome("{\"row\": -1, \"searches\": []}")), refusal("row"));
    }

    void noUtf8() {
        model::NeighbourSettings settings;
        settings.filterFields = {kNoUtf8};
        const auto read = readNeighbourSettings(neighbourSettingsJson(settings));
        QCOMPARE(said(read), std::string("ok"));
        QCOMPARE(read->filterFields.at(0), std::string("Sala\xEF\xBF\xBD\xEF\xBF\xBD"));
        model::AnchorOutcome outcome;
        outcome.section = outcome.company = kNoUtf8;
        const auto back = readAnchorOutcome(anchorOutcomeJson(outcome));
        QCOMPARE(said(back), std::string("ok"));
        QVERIFY(back->company == read->filterFields[0] && back->section == back->company);
        retrieval::Capabilities search;
        search.label = kNoUtf8;
        const auto searches = readCapabilities(capabilitiesJson({&search, 1}));
        QCOMPARE(said(searches), std::string("ok"));
        QCOMPARE(searches->at(0).label, back->company);
        NeighbourFigures figures;
        figures.searches.resize(1);
        figures.searches[0].label = kNoUtf8;
        QVERIFY(nlohmann::json::accept(mainFiguresJson(figures, {}, {&search, 1})));
    }

    void junkIsReadOrRefused() {
        base::Random random(7);
        int refused = 0;
        const auto look = [&](const auto& result) {
            if (!result) {
                ++refused;
                QVERIFY(result.error().code == base::ErrorCode::InputNotUsable);
                QVERIFY(!result.error().detail.empty() || !result.error().where.empty());
            }
        };
        for (int i = 0; i < 3'000; ++i) {
            look(readNeighbourSettings(mutated(neighbourSettingsJson(randomSettings(random)), random)));
            look(readAnchorSampling(mutated(anchorSamplingJson(randomSampling(random)), random)));
            const auto outcome = readAnchorOutcome(mutated(anchorOutcomeJson(randomOutcome(random)), random));
            look(outcome);
            if (outcome) {
                QVERIFY(std::ranges::is_sorted(outcome->gold));
            }
            look(
                readCapabilities(mutated(capabilitiesJson(std::vector<retrieval::Capabilities>(2)), random)));
        }
        QVERIFY(refused > 1'000);
    }
};

ASSAY_TEST(TstNeighbourDocuments)
#include "tst_neighbour_documents.moc"
