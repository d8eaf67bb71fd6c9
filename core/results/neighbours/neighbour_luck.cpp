// Figures beside what luck alone would give, over all gold, and totals of other populations.
#include "core/results/neighbours/neighbour_parts.h"
#include "core/results/report/repeated_n.h"
#include "core/results/report/table_rows.h"

#include <fmt/format.h>

#include <utility>

namespace assay::results {
namespace {

Figure luckFigure(std::optional<double> chance, FigureKind kind, const words::Wording& wording) {
    Figure figure = numberFigure(chance, whyNoChance(wording));
    figure.kind = kind;
    return figure;
}

Figure liftFigure(std::optional<double> lift, std::optional<double> chance, const words::Wording& wording) {
    Figure figure = numberFigure(lift, chance ? wording.text(ASSAY_TEXT("Report", "luck cannot miss"))
                                              : whyNoChance(wording));
    figure.isDifference = true;
    return figure;
}

// One table of this file; rows by search and regime.
class LuckTables {
  public:
    LuckTables(const MeasuredTest& test, RankChoice choice, RunPlace place, const words::Wording& wording)
        : m_test(test)
        , m_choice(std::move(choice))
        , m_place(place)
        , m_wording(wording) {}

    [[nodiscard]] Table luck() const {
        Table table = start("luck", ASSAY_TEXT("Report", "Beside luck"));
        table.columns.push_back({"clusters", m_wording.text(ASSAY_TEXT("Report", "Clusters")), "clusters"});
        table.columns.push_back(
            {"design_effect", m_wording.text(ASSAY_TEXT("Report", "Design effect")), "design_effect"});
        for (const int k : m_choice.hits) {
            addColumns(table, "hit_at_" + std::to_string(k), hitTitle(k, m_wording), "hit_at_k", true);
        }
        for (const int k : m_choice.means) {
            addColumns(table, "mrr_at_" + std::to_string(k), mrrTitle(k, m_wording), "mrr_at_k", true);
        }
        table.columns.push_back(
            {"verdict", m_wording.text(ASSAY_TEXT("Report", "Against luck")), "against_luck"});
        forEachRegime([&](const evaluate::RegimeFigures& figures, TableRow row) {
            const auto k = headlineHit(m_test.settings.test);
            row.cells.emplace_back(countFigure(std::ssize(figures.hitCurve) > 0
                                                   ? static_cast<std::int64_t>(figures.clusters)
                                                   : std::int64_t{0}));
            row.cells.emplace_back(
                numberFigure(k ? figures.hitAt.at(*k).designEffect : std::nullopt,
                             m_wording.text(ASSAY_TEXT("Report", "fewer than six clusters"))));
            addRanks(row, figures, true);
            row.cells.emplace_back(k ? luckVerdict(figures.hitAt.at(*k), m_wording) : std::string());
            table.rows.push_back(std::move(row));
        });
        dropRepeatedN(table);
        table.note = certainNote();
        return table;
    }

    // What a meeting wants, in its order: the figure with its interval, luck, the verdict.
    [[nodiscard]] Table headline() const {
        Table table = start("headline", ASSAY_TEXT("Report", "In short"));
        table.columns.resize(2); // n stands behind the verdict
        const auto hit = headlineHit(m_test.settings.test);
        const std::vector<int>& means = m_test.settings.test.mrrAt;
        if (hit) {
            addColumns(table, "hit_at_" + std::to_string(*hit), hitTitle(*hit, m_wording), "hit_at_k");
            table.columns.push_back(
                {"verdict", m_wording.text(ASSAY_TEXT("Report", "Against luck")), "against_luck"});
        }
        table.columns.push_back({"n", m_wording.text(ASSAY_TEXT("Report", "n")), "n"});
        if (!means.empty()) {
            addColumns(table, "mrr_at_" + std::to_string(means.back()), mrrTitle(means.back(), m_wording),
                       "mrr_at_k");
        }
        forEachRegime([&](const evaluate::RegimeFigures& figures, TableRow row) {
            const RegimePlace at = placeOf(table.rows.size());
            row.cells.resize(2);
            if (hit) {
                const evaluate::Proportion& figure = figures.hitAt.at(*hit);
                row.cells.emplace_back(shareFigure(figure, whyNotRanked(figure.n, *hit, m_wording)));
                row.cells.back().link = casesLink(at, "hit", *hit);
                row.cells.emplace_back(luckFigure(figure.chance, FigureKind::Percent, m_wording));
                row.cells.emplace_back(luckVerdict(figure, m_wording));
            }
            row.cells.emplace_back(countFigure(figures.covered));
            row.cells.back().link = casesLink(at, "covered", 0);
            if (!means.empty()) {
                const std::size_t mean = row.cells.size();
                add(row, meanOf(figures.mrrAt, means.back()));
                row.cells[mean].link = casesLink(at, "mrr", means.back());
            }
            table.rows.push_back(std::move(row));
        });
        dropRepeatedN(table);
        table.note = certainNote();
        return table;
    }

    [[nodiscard]] Table allGold() const {
        Table table = start("all_gold", ASSAY_TEXT("Report", "Over all gold, not only the first"));
        for (const int k : shownKs()) {
            addColumns(table, "recall_at_" + std::to_string(k),
                       m_wording.text(ASSAY_TEXT("Report", "Recall@%1"), {std::to_string(k)}), "recall_at_k");
            addColumns(table, "ndcg_at_" + std::to_string(k),
                       m_wording.text(ASSAY_TEXT("Report", "nDCG@%1"), {std::to_string(k)}), "ndcg_at_k");
        }
        addColumns(
            table, "average_precision",
            m_wording.text(ASSAY_TEXT("Report", "AP@%1"), {std::to_string(m_test.settings.test.depth())}),
            "ap_at_k");
        forEachRegime([&](const evaluate::RegimeFigures& figures, TableRow row) {
            for (const int k : shownKs()) {
                add(row, meanOf(figures.recallAt, k));
                add(row, meanOf(figures.ndcgAt, k));
            }
            add(row, figures.averagePrecision);
            table.rows.push_back(std::move(row));
        });
        return table;
    }

    [[nodiscard]] Table totals() const {
        Table table = start("totals", ASSAY_TEXT("Report", "Totals by other ways of counting"));
        table.columns.insert(table.columns.begin() + 2,
                             {"counted", m_wording.text(ASSAY_TEXT("Report", "Counted")), "totals"});
        for (const int k : m_choice.hits) {
            addColumns(table, "hit_at_" + std::to_string(k), hitTitle(k, m_wording), "hit_at_k");
        }
        for (const int k : m_choice.means) {
            addColumns(table, "mrr_at_" + std::to_string(k), mrrTitle(k, m_wording), "mrr_at_k");
        }
        forEachRegime([&](const evaluate::RegimeFigures& figures, TableRow row) {
            const auto addRow = [&](std::string key, std::string title, const auto& of) {
                TableRow counted = row;
                counted.key += " " + key;
                counted.cells.insert(counted.cells.begin() + 2, Cell(std::move(title)));
                if (!of.hitAt.empty()) {
                    counted.cells[3] = countFigure(of.hitAt.begin()->second.n);
                }
                addRanks(counted, of, false);
                table.rows.push_back(std::move(counted));
            };
            addRow("drawn", m_wording.text(ASSAY_TEXT("Report", "as drawn")), figures);
            if (figures.weighted) {
                addRow("weighted", m_wording.text(ASSAY_TEXT("Report", "weighted back to the corpus")),
                       *figures.weighted);
            }
            if (figures.distinct) {
                addRow("distinct", m_wording.text(ASSAY_TEXT("Report", "each text once")), *figures.distinct);
            }
        });
        table.note = emptyStrataNote();
        return table;
    }

  private:
    struct RegimePlace {
        std::size_t search = 0, regime = 0;
    };

    // Of a row of a table that has one for each search and regime.
    [[nodiscard]] RegimePlace placeOf(std::size_t row) const {
        return {row / m_test.regimes(), row % m_test.regimes()};
    }

    static LinkPointer casesLink(RegimePlace at, const char* measure, int k) {
        return linkTo(CasesLink{at.search, at.regime, measure, k, {}, false, {}});
    }

    void addColumns(Table& table, const std::string& key, const std::string& title, const char* definition,
                    bool withLift = false) const {
        table.columns.push_back({key, title, definition});
        table.columns.push_back({"chance_" + key, byLuckTitle(title, m_wording), "chance_level"});
        table.columns.back().brief = m_wording.text(ASSAY_TEXT("Report", "by luck")); // it stands beside
        if (withLift) {
            table.columns.push_back({"lift_" + key, liftTitle(title, m_wording), "lift"});
        }
    }

    template <typename Figures>
    void addRanks(TableRow& row, const Figures& figures, bool withLift) const {
        for (const int k : m_choice.hits) {
            const evaluate::Proportion& figure = figures.hitAt.at(k);
            row.cells.emplace_back(shareFigure(figure, whyNotRanked(figure.n, k, m_wording)));
            row.cells.emplace_back(luckFigure(figure.chance, FigureKind::Percent, m_wording));
            if (withLift) {
                row.cells.emplace_back(liftFigure(figure.lift(), figure.chance, m_wording));
            }
        }
        for (const int k : m_choice.means) {
            add(row, figures.mrrAt.at(k), withLift);
        }
    }

    void add(TableRow& row, const evaluate::MeanFigure& figure, bool withLift = false) const {
        const bool follows = !m_test.isWhole && !figure.value;
        Figure mean = meanFigure(
            figure, follows ? m_wording.text(ASSAY_TEXT("Report", "it follows when the run pauses or ends"))
                            : m_wording.text(ASSAY_TEXT("Report", "no covered anchor was asked")));
        if (follows) {
            mean.n.reset();
        }
        row.cells.emplace_back(std::move(mean));
        row.cells.emplace_back(luckFigure(figure.chance, FigureKind::Number, m_wording));
        if (withLift) {
            row.cells.emplace_back(liftFigure(figure.lift(), figure.chance, m_wording));
        }
    }

    // Those of Hit@k that are shown, and the largest of MRR@k.
    [[nodiscard]] std::vector<int> shownKs() const {
        std::vector<int> ks = m_choice.hits;
        if (!m_choice.means.empty() && (ks.empty() || ks.back() < m_choice.means.back())) {
            ks.push_back(m_choice.means.back());
        }
        return ks;
    }

    // Of a run that goes on nothing over all gold is known yet.
    static evaluate::MeanFigure meanOf(const std::map<int, evaluate::MeanFigure>& figures, int k) {
        const auto place = figures.find(k);
        return place == figures.end() ? evaluate::MeanFigure() : place->second;
    }

    [[nodiscard]] Table start(std::string_view stem, const char* title) const {
        Table table;
        table.name = m_place.name(stem);
        table.title = m_wording.text(title);
        table.columns = {{"search", m_wording.text(ASSAY_TEXT("Report", "Search")), {}, true},
                         {"regime", m_wording.text(ASSAY_TEXT("Report", "Regime")), "regime"},
                         {"n", m_wording.text(ASSAY_TEXT("Report", "n")), "n"}};
        table.ifEmpty = m_wording.text(ASSAY_TEXT("Report", "The run has no search."));
        return table;
    }

    template <typename Take>
    void forEachRegime(const Take& take) const {
        for (std::size_t search = 0; search < m_test.figures.searches.size(); ++search) {
            const auto& regimes = m_test.figures.searches[search].regimes;
            for (std::size_t regime = 0; regime < regimes.size(); ++regime) {
                TableRow row{titleOfSearch(m_test, search, m_wording),
                             titleOfRegime(m_test, regime, m_wording), countFigure(regimes[regime].covered)};
                row.key = fmt::format("{} {}", search, regime);
                take(regimes[regime], std::move(row));
            }
        }
    }

    // How many anchors luck cannot miss, by the first search.
    [[nodiscard]] std::string certainNote() const {
        const auto k = headlineHit(m_test.settings.test);
        std::string note;
        if (!k || m_test.figures.searches.empty()) {
            return note;
        }
        const auto& regimes = m_test.figures.searches.front().regimes;
        for (std::size_t regime = 0; regime < regimes.size(); ++regime) {
            const evaluate::Proportion& figure = regimes[regime].hitAt.at(*k);
            if (figure.chance && figure.certain > 0) {
                addSentence(note,
                            m_wording.text(ASSAY_TEXT("Report", "%1, %2: luck cannot miss %3 of %4."),
                                           {titleOfRegime(m_test, regime, m_wording), hitTitle(*k, m_wording),
                                            m_wording.count(figure.certain), m_wording.count(figure.n)}));
            }
        }
        return note;
    }

    // Strata that no anchor was drawn from: neither way of counting says anything of them.
    [[nodiscard]] std::string emptyStrataNote() const {
        std::int64_t all = 0;
        std::int64_t missing = 0;
        std::string names;
        for (const evaluate::AnchorStratum& stratum : m_test.settings.strata) {
            all += stratum.available;
            if (stratum.drawn == 0 && stratum.available > 0) {
                missing += stratum.available;
                names += (names.empty() ? "" : ", ") + stratumTitle(stratum.name, m_wording);
            }
        }
        if (missing == 0) {
            return {};
        }
        const double share = static_cast<double>(all - missing) / static_cast<double>(all);
        return m_wording.text(
            ASSAY_TEXT("Report", "Of %1 % of the corpus: no anchor was drawn from these strata: %2."),
            {m_wording.number(100 * share, 1), names});
    }

    const MeasuredTest& m_test;
    RankChoice m_choice;
    RunPlace m_place;
    const words::Wording& m_wording;
};

} // namespace

std::string whyNoChance(const words::Wording& wording) {
    return wording.text(ASSAY_TEXT("Report", "it is not known of how many the search chose"));
}

std::string byLuckTitle(const std::string& title, const words::Wording& wording) {
    return wording.text(ASSAY_TEXT("Report", "%1 by luck"), {title});
}

std::string liftTitle(const std::string& title, const words::Wording& wording) {
    return wording.text(ASSAY_TEXT("Report", "Lift of %1"), {title});
}

std::string luckVerdict(const evaluate::Proportion& figure, const words::Wording& wording) {
    if (!figure.chance || !figure.value) {
        return {};
    }
    if (!figure.luckP && figure.n >= evaluate::kLeastForLuck) {
        return wording.text(ASSAY_TEXT("Report", "cannot be judged"));
    }
    if (!figure.luckP) {
        return wording.text(ASSAY_TEXT("Report", "cannot be judged: n below %1"),
                            {wording.count(evaluate::kLeastForLuck)});
    }
    return figure.isNotToldFromLuck() ? wording.text(ASSAY_TEXT("Report", "not told from luck"))
                                      : wording.text(ASSAY_TEXT("Report", "better than luck"));
}

void addHeadlineLuck(TableRow& row, const evaluate::Proportion& figure, const words::Wording& wording) {
    row.cells.emplace_back(luckFigure(figure.chance, FigureKind::Percent, wording));
    row.cells.emplace_back(liftFigure(figure.lift(), figure.chance, wording));
}

Table headlineTable(const MeasuredTest& test, RunPlace place, const words::Wording& wording) {
    return LuckTables(test, headlineChoice(test.settings.test), place, wording).headline();
}

Table luckTable(const MeasuredTest& test, const RankChoice& choice, RunPlace place,
                const words::Wording& wording) {
    return LuckTables(test, choice, place, wording).luck();
}

Table allGoldTable(const MeasuredTest& test, const RankChoice& choice, RunPlace place,
                   const words::Wording& wording) {
    return LuckTables(test, choice, place, wording).allGold();
}

Table totalsTable(const MeasuredTest& test, const RankChoice& choice, RunPlace place,
                  const words::Wording& wording) {
    return LuckTables(test, choice, place, wording).totals();
}

} // namespace assay::results
