#include "core/results/neighbours/alignment_words.h"
#include "core/results/neighbours/holding_words.h"
#include "core/results/neighbours/neighbour_parts.h"
#include "core/results/report/repeated_n.h"
#include "core/results/report/table_rows.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace assay::results {
namespace {

constexpr std::size_t kSelfColumns = 3; // of addSelfColumns()

// Of one search in one regime.
struct Row {
    std::size_t search = 0;
    std::size_t regime = 0;
    const evaluate::RegimeFigures* figures = nullptr;
};

class Tables {
  public:
    Tables(const MeasuredTest& test, RankChoice choice, RunPlace place, const words::Wording& wording)
        : m_test(test)
        , m_choice(std::move(choice))
        , m_place(place)
        , m_wording(wording) {}

    // Hit@k and MRR@k over covered anchors, the regimes and their difference below each other.
    [[nodiscard]] Table hits() const {
        Table table = start("hits", ASSAY_TEXT("Report", "Hit@k and MRR@k over covered anchors"));
        addN(table);
        addRankColumns(table, m_choice, "hit_at_k", "mrr_at_k", m_wording);
        forEachRow([&](const Row& row) {
            TableRow cells = head(row);
            addRanks(row, cells);
            table.rows.push_back(std::move(cells));
            if (hasDifference(row)) {
                table.rows.push_back(difference(row.search, 0));
            }
        });
        dropRepeatedN(table);
        table.note = note();
        return table;
    }

    [[nodiscard]] Table selves() const {
        Table table = start("self", ASSAY_TEXT("Report", "Anchors asked, Self@1 and distances of gold"));
        addSelfColumns(table);
        addDistanceColumns(table);
        forEachRow([&](const Row& row) {
            TableRow cells = head(row);
            addSelves(row, cells);
            addDistances(row, cells);
            table.rows.push_back(std::move(cells));
            addNotAsked(row, table.note);
        });
        return table;
    }

    [[nodiscard]] Table all() const {
        Table table = start("all_anchors", ASSAY_TEXT("Report", "Hit@k and MRR@k over all anchors"));
        addN(table);
        addRankColumns(table, m_choice, "hit_at_k_all", "mrr_at_k_all", m_wording);
        forEachRow([&](const Row& row) {
            TableRow cells = head(row);
            add(cells, countFigure(rankedOf(row.figures->hitAtAllAnchors, row.figures->mrrAtAllAnchors)));
            addRanksOfAll(row, cells);
            table.rows.push_back(std::move(cells));
        });
        dropRepeatedN(table);
        return table;
    }

    // What the three of them say, in one row, in the order in which it is best read.
    [[nodiscard]] Table overview() const {
        Table table = start("overview", ASSAY_TEXT("Report", "Figures of the run"));
        table.columns.push_back({"coverage", m_wording.text(ASSAY_TEXT("Report", "Coverage")), "coverage"});
        addSelfColumns(table);
        addN(table);
        addRankColumns(table, m_choice, "hit_at_k", "mrr_at_k", m_wording);
        addLuckColumns(table);
        addDistanceColumns(table);
        addAllColumns(table);
        forEachRow([&](const Row& row) {
            TableRow cells = head(row);
            add(cells, shareFigure(m_test.figures.coverage, noAnchor()), link(row, "all"));
            addSelves(row, cells);
            addRanks(row, cells);
            if (const auto k = headlineHit(m_test.settings.test)) {
                addHeadlineLuck(cells, row.figures->hitAt.at(*k), m_wording);
            }
            addDistances(row, cells);
            addRanksOfAll(row, cells);
            table.rows.push_back(std::move(cells));
            if (hasDifference(row)) {
                table.rows.push_back(difference(row.search, kSelfColumns + 1));
                table.rows.back().cells.resize(table.columns.size(), std::string());
            }
            addNotAsked(row, table.note);
        });
        dropRepeatedN(table);
        addSentence(table.note, note());
        return table;
    }

  private:
    void addN(Table& table) const {
        table.columns.push_back({"n", m_wording.text(ASSAY_TEXT("Report", "n")), "n"});
    }

    void addSelfColumns(Table& table) const {
        table.columns.push_back({"asked", m_wording.text(ASSAY_TEXT("Report", "Anchors asked")), "asked"});
        table.columns.push_back({"self_at_1", selfTitle(false, m_wording), "self_at_1"});
        table.columns.push_back({"self_at_1_tie_aware", selfTitle(true, m_wording), "self_at_1_tie_aware"});
    }

    // Of the Hit@k that stands for all.
    void addLuckColumns(Table& table) const {
        if (const auto k = headlineHit(m_test.settings.test)) {
            const std::string key = "hit_at_" + std::to_string(*k);
            const std::string title = hitTitle(*k, m_wording);
            table.columns.push_back({"chance_" + key, byLuckTitle(title, m_wording), "chance_level"});
            table.columns.push_back({"lift_" + key, liftTitle(title, m_wording), "lift"});
        }
    }

    void addDistanceColumns(Table& table) const {
        table.columns.push_back({"median_gold_distance", goldDistanceTitle(m_wording), "gold_distance"});
        if (hasRecall()) {
            table.columns.push_back(
                {"recall", m_wording.text(ASSAY_TEXT("Report", "Recall of the index")), "index_recall"});
        }
    }

    // Beside Hit@k and MRR@k over covered anchors.
    void addAllColumns(Table& table) const {
        for (const int k : m_choice.hits) {
            table.columns.push_back(
                {"hit_at_" + std::to_string(k) + "_all",
                 m_wording.text(ASSAY_TEXT("Report", "Hit@%1, all anchors"), {std::to_string(k)}),
                 "hit_at_k_all"});
        }
        for (const int k : m_choice.means) {
            table.columns.push_back(
                {"mrr_at_" + std::to_string(k) + "_all",
                 m_wording.text(ASSAY_TEXT("Report", "MRR@%1, all anchors"), {std::to_string(k)}),
                 "mrr_at_k_all"});
        }
    }

    static void add(TableRow& row, Cell cell, LinkPointer link = nullptr) {
        cell.link = std::move(link);
        row.cells.push_back(std::move(cell));
    }

    // To the anchors that a figure of the row is about.
    static LinkPointer link(const Row& row, const char* measure, int k = 0, bool overAll = false) {
        return linkTo(CasesLink{row.search, row.regime, measure, k, {}, overAll, {}});
    }

    void addRanks(const Row& row, TableRow& cells) const {
        const evaluate::RegimeFigures& figures = *row.figures;
        add(cells, countFigure(rankedOf(figures.hitAt, figures.mrrAt)), link(row, "covered"));
        for (const int k : m_choice.hits) {
            add(cells, shareFigure(figures.hitAt.at(k), whyNotRanked(figures.covered, k, m_wording)),
                link(row, "hit", k));
        }
        for (const int k : m_choice.means) {
            add(cells, meanFigure(figures.mrrAt.at(k), whyNotRanked(figures.covered, k, m_wording)),
                link(row, "mrr", k));
        }
    }

    void addRanksOfAll(const Row& row, TableRow& cells) const {
        const evaluate::RegimeFigures& figures = *row.figures;
        for (const int k : m_choice.hits) {
            add(cells, shareFigure(figures.hitAtAllAnchors.at(k), whyNotAll(figures, k)),
                link(row, "hit", k, true));
        }
        for (const int k : m_choice.means) {
            add(cells, meanFigure(figures.mrrAtAllAnchors.at(k), whyNotAll(figures, k)),
                link(row, "mrr", k, true));
        }
    }

    void addSelves(const Row& row, TableRow& cells) const {
        const evaluate::RegimeFigures& figures = *row.figures;
        add(cells, countFigure(figures.asked), link(row, "asked"));
        add(cells, shareFigure(figures.selfAt1, whyNotSelf(figures, false, m_wording)),
            link(row, "self_at_1"));
        add(cells, shareFigure(figures.selfAt1TieAware, whyNotSelf(figures, true, m_wording)),
            link(row, "self_at_1_tie_aware"));
    }

    void addDistances(const Row& row, TableRow& cells) const {
        const evaluate::DistanceSummary& distances = row.figures->goldDistance;
        Figure median = numberFigure(distances.median, whyNoDistance(row));
        if (median.value) {
            constexpr std::size_t kMedian = 2;
            static_assert(evaluate::kDistanceQuantiles[kMedian] == 0.5);
            median.n = distances.n;
            const std::size_t element = m_test.elementOf(row.search, row.regime);
            if (element < m_test.goldIntervals.size()) {
                median.interval = m_test.goldIntervals[element][kMedian];
            }
        }
        add(cells, std::move(median), link(row, "covered"));
        if (hasRecall()) {
            add(cells, recall(row));
        }
    }

    [[nodiscard]] bool hasRecall() const {
        return std::ranges::any_of(m_test.searches,
                                   [](const auto& search) { return search.recall && search.recallAt > 0; });
    }

    [[nodiscard]] std::string noAnchor() const {
        return m_wording.text(ASSAY_TEXT("Report", "there is no anchor"));
    }

    // Over how many anchors the figures of a row are.
    template <typename Hits, typename Means>
    [[nodiscard]] std::int64_t rankedOf(const Hits& hits, const Means& means) const {
        const auto of = [](const auto& figures, const std::vector<int>& list) {
            const auto place = list.empty() ? figures.end() : figures.find(list.front());
            return place == figures.end() ? std::int64_t{0} : place->second.n;
        };
        return m_choice.hits.empty() ? of(means, m_choice.means) : of(hits, m_choice.hits);
    }

    [[nodiscard]] Table start(std::string_view stem, const char* title) const {
        Table table;
        table.name = m_place.name(stem);
        table.title = m_wording.text(title);
        table.columns = {{"search", m_wording.text(ASSAY_TEXT("Report", "Search")), {}, true},
                         {"regime", m_wording.text(ASSAY_TEXT("Report", "Regime")), "regime"}};
        table.ifEmpty = m_wording.text(ASSAY_TEXT("Report", "The run has no search."));
        return table;
    }

    template <typename Take>
    void forEachRow(const Take& take) const {
        for (std::size_t search = 0; search < m_test.figures.searches.size(); ++search) {
            const auto& regimes = m_test.figures.searches[search].regimes;
            for (std::size_t regime = 0; regime < regimes.size(); ++regime) {
                take(Row{search, regime, &regimes[regime]});
            }
        }
    }

    [[nodiscard]] TableRow head(const Row& row) const {
        TableRow cells{titleOfSearch(m_test, row.search, m_wording),
                       titleOfRegime(m_test, row.regime, m_wording)};
        cells.key = fmt::format("{} {}", row.search, row.regime);
        return cells;
    }

    // Below the last regime of its search.
    [[nodiscard]] bool hasDifference(const Row& row) const {
        return m_test.regimes() > 1 && row.regime + 1 == m_test.regimes() &&
               row.search < m_test.deltas.size();
    }

    // With so many columns that have no difference before the one of n.
    [[nodiscard]] TableRow difference(std::size_t search, std::size_t skipped) const {
        const evaluate::RegimeDeltas& deltas = m_test.deltas[search];
        TableRow cells{titleOfSearch(m_test, search, m_wording),
                       m_wording.text(ASSAY_TEXT("Report", "filtered − open"))};
        cells.key = fmt::format("{} difference", search);
        cells.cells.resize(cells.cells.size() + skipped, std::string());
        add(cells, countFigure(rankedOf(deltas.hitAt, deltas.mrrAt)));
        const auto addDelta = [&](const auto& figures, int k, const auto& make) {
            const auto place = figures.find(k);
            const evaluate::MeanFigure figure =
                place == figures.end() ? evaluate::MeanFigure() : place->second;
            Figure delta =
                make(figure, figure.n == 0
                                 ? m_wording.text(ASSAY_TEXT("Report", "no covered anchor was asked in both"))
                                 : whyNotRanked(figure.n, k, m_wording));
            delta.isDifference = true;
            add(cells, std::move(delta));
        };
        for (const int k : m_choice.hits) {
            addDelta(deltas.hitAt, k, pointsFigure);
        }
        for (const int k : m_choice.means) {
            addDelta(deltas.mrrAt, k, meanFigure);
        }
        return cells;
    }

    [[nodiscard]] std::string note() const {
        const model::NeighbourSettings& settings = m_test.settings.test;
        std::string text;
        if (m_test.regimes() > 1 && !m_test.deltas.empty()) {
            text = m_wording.text(ASSAY_TEXT(
                "Report", "“filtered − open” is over the covered anchors that were asked in both regimes; of "
                          "Hit@k in percentage points. A difference whose interval holds 0 may be chance."));
        }
        if (m_choice.hits.size() < settings.hitAt.size() || m_choice.means.size() < settings.mrrAt.size()) {
            addSentence(text, m_wording.text(ASSAY_TEXT(
                                  "Report", "Some of the k that were asked for are left out here.")));
        }
        return text;
    }

    void addNotAsked(const Row& row, std::string& note) const {
        const evaluate::RegimeFigures& figures = *row.figures;
        if (figures.noVector + figures.noText + figures.noList == 0) {
            return;
        }
        addSentence(
            note,
            m_wording.text(ASSAY_TEXT("Report", "%1, %2: anchors not asked without a vector: %3, without "
                                                "a word: %4, without a list: %5."),
                           {titleOfSearch(m_test, row.search, m_wording),
                            titleOfRegime(m_test, row.regime, m_wording), m_wording.count(figures.noVector),
                            m_wording.count(figures.noText), m_wording.count(figures.noList)}));
    }

    [[nodiscard]] std::string whyNoDistance(const Row& row) const {
        switch (m_test.figures.searches[row.search].distance) {
        case retrieval::DistanceKind::None:
            return m_wording.text(ASSAY_TEXT("Report", "the lists hold no distances"));
        case retrieval::DistanceKind::NegativeScore:
            return m_wording.text(ASSAY_TEXT("Report", "it ranks by scores"));
        case retrieval::DistanceKind::Cosine:
            break;
        }
        return m_test.isWhole
                   ? m_wording.text(ASSAY_TEXT("Report", "no gold among the results"))
                   : m_wording.text(ASSAY_TEXT("Report", "it follows when the run pauses or ends"));
    }

    [[nodiscard]] std::string whyNotAll(const evaluate::RegimeFigures& figures, int k) const {
        return figures.anchors == 0 ? noAnchor() : whyNotRanked(figures.anchors, k, m_wording);
    }

    // Measured within each anchor's filter, where that was.
    [[nodiscard]] Cell recall(const Row& row) const {
        const retrieval::Capabilities& search = m_test.searches[row.search];
        if (evaluate::isExactSearch(search)) {
            return m_wording.text(ASSAY_TEXT("Report", "exact"));
        }
        const bool filtered =
            search.filteredRecall && m_test.settings.test.regimes[row.regime] == model::Regime::Filtered;
        const auto& measured = filtered ? search.filteredRecall : search.recall;
        Figure figure = numberFigure(search.recallAt > 0 ? measured : std::nullopt,
                                     m_wording.text(ASSAY_TEXT("Report", "not measured")));
        if (figure.value) {
            figure.interval = evaluate::recallInterval(search, filtered);
            figure.n = static_cast<std::int64_t>(search.recallQueries);
        }
        return figure;
    }

    const MeasuredTest& m_test;
    RankChoice m_choice;
    RunPlace m_place;
    const words::Wording& m_wording;
};

} // namespace

KeyFigures anchorFigures(const MeasuredTest& test, const words::Wording& wording) {
    KeyFigures figures;
    figures.list.push_back(
        {wording.text(ASSAY_TEXT("Report", "Anchors")), countFigure(test.figures.anchors)});
    figures.list.push_back(
        {wording.text(ASSAY_TEXT("Report", "Coverage")),
         shareFigure(test.figures.coverage, wording.text(ASSAY_TEXT("Report", "there is no anchor"))),
         Verdict::None, "coverage"});
    if (const auto& alignment = test.settings.alignment;
        alignment && alignment->state != evaluate::AlignmentState::Exempt) {
        figures.list.push_back(alignmentFigure(*alignment, wording));
    }
    for (const evaluate::EngineHolding& holding : test.settings.holdings) {
        if (holding.state != evaluate::HoldingState::ByText) {
            figures.list.push_back(holdingFigure(holding, wording));
        }
    }
    if (test.figures.notSearched > 0) {
        figures.list.push_back(
            {wording.text(ASSAY_TEXT("Report", "Anchors in no figure, for they are not searched")),
             countFigure(test.figures.notSearched)});
    }
    return figures;
}

Table overviewTable(const MeasuredTest& test, const RankChoice& choice, RunPlace place,
                    const words::Wording& wording) {
    return Tables(test, choice, place, wording).overview();
}

Table rankTable(const MeasuredTest& test, const RankChoice& choice, RunPlace place,
                const words::Wording& wording) {
    return Tables(test, choice, place, wording).hits();
}

Table selfTable(const MeasuredTest& test, RunPlace place, const words::Wording& wording) {
    return Tables(test, {}, place, wording).selves();
}

Table allAnchorsTable(const MeasuredTest& test, const RankChoice& choice, RunPlace place,
                      const words::Wording& wording) {
    return Tables(test, choice, place, wording).all();
}

} // namespace assay::results
