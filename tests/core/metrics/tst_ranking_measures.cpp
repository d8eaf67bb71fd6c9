// Measures of ranked lists against their definitions, written out slowly, on random lists.
#include "core/base/random.h"
#include "core/metrics/ranking/ranking_measures.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <vector>

using namespace assay;
using namespace assay::metrics;

namespace {

struct List {
    std::vector<std::int32_t> grades; // of what was retrieved
    std::vector<std::int32_t> missed; // of what was judged and not retrieved
    std::vector<std::int64_t> judged; // by grade

    [[nodiscard]] JudgedRanking ranking() const { return {grades, judged}; }
};

List randomList(base::Random& random) {
    List list;
    const auto any = [&] {
        constexpr std::array<std::int32_t, 8> kGrades{0, 0, 0, 1, 1, 2, 3, kNotInPool};
        return kGrades[static_cast<std::size_t>(random.below(kGrades.size()))];
    };
    for (std::uint64_t i = random.below(25); i > 0; --i) {
        list.grades.push_back(any());
    }
    for (std::uint64_t i = random.below(10); i > 0; --i) {
        list.missed.push_back(std::max(any(), 0));
    }
    for (const auto* grades : {&list.grades, &list.missed}) {
        for (const std::int32_t grade : *grades) {
            if (grade >= 0) {
                list.judged.resize(std::max(list.judged.size(), static_cast<std::size_t>(grade) + 1), 0);
                ++list.judged[static_cast<std::size_t>(grade)];
            }
        }
    }
    return list;
}

std::map<std::string, double> measured(const List& list, const std::vector<std::string>& names,
                                       std::int32_t level = 1) {
    const auto measures = RankingMeasures::named(names);
    std::vector<double> values(measures->columns().size());
    measures->measure(list.ranking(), {.level = level}, values);
    std::map<std::string, double> result;
    for (std::size_t i = 0; i < values.size(); ++i) {
        result[measures->columns()[i].name] = values[i];
    }
    return result;
}

// The definitions, each by itself.
struct Slow {
    const List& list;
    std::int32_t level;

    [[nodiscard]] bool relevant(int rank) const {
        return rank <= size() && list.grades[static_cast<std::size_t>(rank - 1)] >= level;
    }

    [[nodiscard]] int size() const { return static_cast<int>(list.grades.size()); }

    [[nodiscard]] int all() const {
        const auto isRelevant = [&](std::int32_t grade) { return grade >= level; };
        return static_cast<int>(std::ranges::count_if(list.grades, isRelevant) +
                                std::ranges::count_if(list.missed, isRelevant));
    }

    [[nodiscard]] int within(int k) const {
        int found = 0;
        for (int rank = 1; rank <= k; ++rank) {
            found += relevant(rank) ? 1 : 0;
        }
        return found;
    }

    [[nodiscard]] double precision(int k) const { return k > 0 ? static_cast<double>(within(k)) / k : 0; }

    [[nodiscard]] double recall(int k) const {
        return all() > 0 ? static_cast<double>(within(k)) / all() : 0;
    }

    [[nodiscard]] double averagePrecision(int k) const {
        double sum = 0;
        for (int rank = 1; rank <= k; ++rank) {
            sum += relevant(rank) ? precision(rank) : 0;
        }
        return all() > 0 ? sum / all() : 0;
    }

    [[nodiscard]] double reciprocalRank(int k) const {
        for (int rank = 1; rank <= k; ++rank) {
            if (relevant(rank)) {
                return 1.0 / rank;
            }
        }
        return 0;
    }

    [[nodiscard]] double interpolated(double recall) const {
        const long wanted = std::lround(recall * all());
        double best = 0;
        for (int rank = 1; rank <= size(); ++rank) {
            best = within(rank) >= wanted ? std::max(best, precision(rank)) : best;
        }
        return best;
    }

    // `exponential`: gains 2^grade - 1
    [[nodiscard]] double ndcg(int k, bool exponential) const {
        const auto gain = [&](std::int32_t grade) {
            return grade <= 0 ? 0.0 : exponential ? std::pow(2.0, grade) - 1 : grade;
        };
        std::vector<double> ideal;
        for (const auto* grades : {&list.grades, &list.missed}) {
            for (const std::int32_t grade : *grades) {
                ideal.push_back(gain(grade));
            }
        }
        std::ranges::sort(ideal, std::greater());
        double found = 0;
        double best = 0;
        for (int rank = 1; rank <= k; ++rank) {
            const auto place = static_cast<std::size_t>(rank - 1);
            found += rank <= size() ? gain(list.grades[place]) / std::log2(rank + 1.0) : 0;
            best += place < ideal.size() ? ideal[place] / std::log2(rank + 1.0) : 0;
        }
        return best > 0 ? found / best : 0;
    }
};

} // namespace

class TstRankingMeasures : public QObject {
    Q_OBJECT

  private slots:
    void asDefined();
    void setsOfNames();
    void parameters();
    void namesThatAreNone_data();
    void namesThatAreNone();
    void nothingRetrieved();
    void gradesAsText();
};

void TstRankingMeasures::asDefined() {
    base::Random random(1);
    for (int round = 0; round < 3'000; ++round) {
        const List list = randomList(random);
        const auto level = static_cast<std::int32_t>(1 + random.below(2));
        const Slow slow{list, level};
        auto found = measured(list,
                              {"map",
                               "recip_rank",
                               "Rprec",
                               "P.1,5,30",
                               "recall.1,5,30",
                               "success.1,5",
                               "map_cut.5,30",
                               "ndcg",
                               "ndcg_cut.1,5,30",
                               "ndcg_exp_cut.5,30",
                               "iprec_at_recall.0,0.5,1",
                               "f1.5",
                               "mrr_at.5",
                               "judged.5",
                               "unj.5",
                               "set_P",
                               "set_recall",
                               "num_rel",
                               "num_ret",
                               "num_rel_ret"},
                              level);
        const auto same = [&](const char* name, double expected) {
            if (std::abs(found.at(name) - expected) > 1e-12) {
                qWarning() << name << found.at(name) << expected << "round" << round;
                return false;
            }
            return true;
        };
        QVERIFY(same("map", slow.averagePrecision(slow.size())));
        QVERIFY(same("recip_rank", slow.reciprocalRank(slow.size())));
        QVERIFY(same("Rprec", slow.precision(slow.all())));
        for (const int k : {1, 5, 30}) {
            const std::string number = std::to_string(k);
            QVERIFY(same(("P_" + number).c_str(), slow.precision(k)));
            QVERIFY(same(("recall_" + number).c_str(), slow.recall(k)));
            QVERIFY(same(("ndcg_cut_" + number).c_str(), slow.ndcg(k, false)));
        }
        QVERIFY(same("success_5", slow.within(5) > 0 ? 1 : 0));
        QVERIFY(same("map_cut_5", slow.averagePrecision(5)));
        QVERIFY(same("map_cut_30", slow.averagePrecision(30)));
        QVERIFY(same("ndcg", slow.ndcg(100, false)));
        QVERIFY(same("ndcg_exp_cut_5", slow.ndcg(5, true)));
        QVERIFY(same("ndcg_exp_cut_30", slow.ndcg(30, true)));
        for (const double recall : {0.0, 0.5, 1.0}) {
            const std::string name = recall == 0 ? "0.00" : recall == 1 ? "1.00" : "0.50";
            QVERIFY(same(("iprec_at_recall_" + name).c_str(), slow.interpolated(recall)));
        }
        const double both = slow.precision(5) + slow.recall(5);
        QVERIFY(same("f1_5", both > 0 ? 2 * slow.precision(5) * slow.recall(5) / both : 0));
        QVERIFY(same("mrr_at_5", slow.reciprocalRank(5)));
        const auto first = std::min<std::size_t>(5, list.grades.size());
        const auto holes = std::count(list.grades.begin(),
                                      list.grades.begin() + static_cast<std::ptrdiff_t>(first), kNotInPool);
        QVERIFY(same("unj_5", static_cast<double>(holes) / 5));
        QVERIFY(
            same("judged_5", first > 0 ? 1 - static_cast<double>(holes) / static_cast<double>(first) : 0));
        QVERIFY(same("num_rel", slow.all()));
        QVERIFY(same("num_rel_ret", slow.within(slow.size())));
        QVERIFY(same("set_P", slow.precision(slow.size())));
    }
}

void TstRankingMeasures::setsOfNames() {
    const auto count = [](const std::vector<std::string>& names) {
        return RankingMeasures::named(names)->columns().size();
    };
    QCOMPARE(count({"official"}), std::size_t{10 + 11 + 9});
    QCOMPARE(count({"official", "map", "P"}), std::size_t{10 + 11 + 9}); // each once
    QCOMPARE(count({"set"}), std::size_t{11});
    QVERIFY(count({"all_trec"}) > 80);
    for (const std::string_view name : RankingMeasures::allNames()) {
        QVERIFY2(RankingMeasures::named(std::vector{std::string(name)}), name.data());
    }
    // In the order of trec_eval, not in that of asking.
    const auto measures = RankingMeasures::named(std::vector<std::string>{"P.5", "map"});
    QCOMPARE(measures->columns()[0].name, "map");
}

void TstRankingMeasures::parameters() {
    const auto names = [](const std::string& name) {
        std::string list;
        const std::vector<std::string> one{name};
        const auto measures = RankingMeasures::named(one);
        for (const MeasureColumn& column : measures->columns()) {
            list += column.name + " ";
        }
        return list;
    };
    QCOMPARE(names("P.5,7,3"), "P_3 P_5 P_7 ");
    QCOMPARE(names("ndcg_cut.10,23.4"), "ndcg_cut_10 ndcg_cut_23 ");
    QCOMPARE(names("iprec_at_recall..10,.2"), "iprec_at_recall_0.10 iprec_at_recall_0.20 ");
    QCOMPARE(names("utility.2,-1,0,0"), "utility_2,-1,0,0 ");
    QCOMPARE(names("ndcg.1=3,2=9"), "ndcg_1=3,2=9 ");
    QCOMPARE(names("rbp.p=0.8"), "rbp_p=0.8 ");
    // Gains that are given count, also those of grade 0.
    const List list{{1, 0}, {}, {1, 1}};
    QCOMPARE(measured(list, {"dcg.1=5,0=1"}).begin()->second, 5 + 1 / std::log2(3.0));
}

void TstRankingMeasures::namesThatAreNone_data() {
    QTest::addColumn<QString>("name");
    for (const char* name :
         {"", "MAP", "P.", "P.0", "P.5,5", "P.x", "P.5,,7", "map.5", "official.5", "ndcg.1", "ndcg.x=1",
          "utility.1", "P.nan", "ndcg.1=inf", "iprec_at_recall.-1"}) {
        QTest::addRow("'%s'", name) << QString::fromLatin1(name);
    }
}

void TstRankingMeasures::namesThatAreNone() {
    QFETCH(const QString, name);
    const auto measures = RankingMeasures::named(std::vector{name.toStdString()});
    QVERIFY(!measures);
    QCOMPARE(measures.error().code, base::ErrorCode::InvalidArgument);
}

void TstRankingMeasures::nothingRetrieved() {
    const List list{{}, {1, 0}, {1, 1}};
    for (const auto& [name, value] : measured(list, {"all_trec", "yaap", "dcg", "judged", "f1", "mrr_at"})) {
        QVERIFY2(std::isfinite(value), name.c_str());
        const bool isFact = name == "num_rel" || name == "num_q" || name == "ideal_dcg" || name == "utility";
        QVERIFY2(isFact || name.starts_with("gm_") || name == "yaap" || value == 0, name.c_str());
    }
    // Nor where nothing was judged.
    for (const auto& [name, value] : measured({{kNotInPool}, {}, {}}, {"all_trec"})) {
        QVERIFY2(std::isfinite(value), name.c_str());
    }
}

void TstRankingMeasures::gradesAsText() {
    const List list{{0, 3, 12, kNotInPool, kPooledOnly, 1}, {}, {}};
    const auto text = [&](const std::string& name) {
        return RankingMeasures::named(std::vector{name})->gradesText(list.ranking());
    };
    QCOMPARE(text("relstring"), "03>-.1");
    QCOMPARE(text("relstring.3"), "03>");
    QCOMPARE(text("map"), "");
}

ASSAY_TEST(TstRankingMeasures)
#include "tst_ranking_measures.moc"
