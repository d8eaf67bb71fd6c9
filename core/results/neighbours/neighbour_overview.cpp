#include "core/results/neighbours/neighbour_parts.h"
#include "core/results/report/repeated_n.h"

#include <algorithm>
#include <utility>

namespace assay::results {
namespace {

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
        bool hasDifference = false;
        forEachRow([&](const Row& row) {
            std::vector<Cell> cells = head(row);
            cells.emplace_back(countFigure(rankedOf(row.figures->hitAt, row.figures->mrrAt)));
            for (const int k : m_choice.hits) {
                cells.emplace_back(
                    shareFigure(row.figures->hitAt.at(k), whyNotRanked(row.figures->covered, k, m_wording)));
            }
            for (const int k : m_choice.means) {
                cells.emplace_back(
                    meanFigure(row.figures->mrrAt.at(k), whyNotRanked(row.figures->covered, k, m_wording)));
            }
            table.rows.push_back(std::move(cells));
            const auto& regimes = m_test.settings.test.regimes;
            if (row.regime + 1 == regimes.size() && row.search < m_test.deltas.size() && regimes.size() > 1) {
                table.rows.push_back(difference(row.search));
                hasDifference = true;
            }
        });
        dropRepeatedN(table);
        table.note = note(hasDifference);
        return table;
    }

    [[nodiscard]] Table selves() const {
        Table table = start("self", ASSAY_TEXT("Report", "Anchors asked, Self@1 and distances of gold"));
        table.columns.push_back({"asked", m_wording.text(ASSAY_TEXT("Report", "Anchors asked")), "asked"});
        table.columns.push_back({"self_at_1", selfTitle(false, m_wording), "self_at_1"});
        table.columns.push_back({"self_at_1_tie_aware", selfTitle(true, m_wording), "self_at_1_tie_aware"});
        table.columns.push_back({"median_gold_distance", goldDistanceTitle(m_wording), "gold_distance"});
        const bool hasRecall = std::ranges::any_of(
            m_test.searches, [](const auto& search) { return search.recall && search.recallAt > 0; });
        if (hasRecall) {
            table.columns.push_back(
                {"recall", m_wording.text(ASSAY_TEXT("Report", "Recall of the index")), "index_recall"});
        }
        forEachRow([&](const Row& row) {
            std::vector<Cell> cells = head(row);
            cells.emplace_back(countFigure(row.figures->asked));
            cells.emplace_back(shareFigure(row.figures->selfAt1, whyNotSelf(*row.figures, false, m_wording)));
            cells.emplace_back(
                shareFigure(row.figures->selfAt1TieAware, whyNotSelf(*row.figures, true, m_wording)));
            Figure median = numberFigure(row.figures->goldDistance.median, whyNoDistance(row));
            if (median.value) {
                constexpr std::size_t kMedian = 2;
                static_assert(evaluate::kDistanceQuantiles[kMedian] == 0.5);
                median.n = row.figures->goldDistance.n;
                const std::size_t element = m_test.elementOf(row.search, row.regime);
                if (element < m_test.goldIntervals.size()) {
                    median.interval = m_test.goldIntervals[element][kMedian];
                }
            }
            cells.emplace_back(std::move(median));
            if (hasRecall) {
                cells.push_back(recall(row.search));
            }
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
            std::vector<Cell> cells = head(row);
            cells.emplace_back(
                countFigure(rankedOf(row.figures->hitAtAllAnchors, row.figures->mrrAtAllAnchors)));
            for (const int k : m_choice.hits) {
                cells.emplace_back(
                    shareFigure(row.figures->hitAtAllAnchors.at(k), whyNotAll(*row.figures, k)));
            }
            for (const int k : m_choice.means) {
                cells.emplace_back(
                    meanFigure(row.figures->mrrAtAllAnchors.at(k), whyNotAll(*row.figures, k)));
            }
            table.rows.push_back(std::move(cells));
        });
        dropRepeatedN(table);
        return table;
    }

  private:
    void addN(Table& table) const {
        table.columns.push_back({"n", m_wording.text(ASSAY_TEXT("Report", "n")), "n"});
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

    [[nodiscard]] std::vector<Cell> head(const Row& row) const {
        return {searchTitle(m_test, row.search, m_wording), regimeTitle(m_test, row.regime, m_wording)};
    }

    [[nodiscard]] std::vector<Cell> difference(std::size_t search) const {
        const evaluate::RegimeDeltas& deltas = m_test.deltas[search];
        std::vector<Cell> cells{searchTitle(m_test, search, m_wording),
                                m_wording.text(ASSAY_TEXT("Report", "filtered − open")),
                                countFigure(rankedOf(deltas.hitAt, deltas.mrrAt))};
        const auto add = [&](const auto& figures, int k, const auto& make) {
            const auto place = figures.find(k);
            const evaluate::MeanFigure figure =
                place == figures.end() ? evaluate::MeanFigure() : place->second;
            cells.emplace_back(
                make(figure, figure.n == 0
                                 ? m_wording.text(ASSAY_TEXT("Report", "no covered anchor was asked in both"))
                                 : whyNotRanked(figure.n, k, m_wording)));
        };
        for (const int k : m_choice.hits) {
            add(deltas.hitAt, k, pointsFigure);
        }
        for (const int k : m_choice.means) {
            add(deltas.mrrAt, k, meanFigure);
        }
        return cells;
    }

    [[nodiscard]] std::string note(bool hasDifference) const {
        const model::NeighbourSettings& settings = m_test.settings.test;
        std::string text;
        if (hasDifference) {
            text = m_wording.text(ASSAY_TEXT(
                "Report", "“filtered − open” is over the covered anchors that were asked in both regimes; of "
                          "Hit@k in percentage points. An interval without 0 is more than chance."));
        }
        if (m_choice.hits.size() < settings.hitAt.size() || m_choice.means.size() < settings.mrrAt.size()) {
            text += text.empty() ? "" : " ";
            text +=
                m_wording.text(ASSAY_TEXT("Report", "Some of the k that were asked for are left out here."));
        }
        return text;
    }

    void addNotAsked(const Row& row, std::string& note) const {
        const evaluate::RegimeFigures& figures = *row.figures;
        if (figures.noVector + figures.noText + figures.noList == 0) {
            return;
        }
        note += (note.empty() ? "" : " ") +
                m_wording.text(ASSAY_TEXT("Report", "%1, %2: anchors not asked without a vector: %3, without "
                                                    "a word: %4, without a list: %5."),
                               {searchTitle(m_test, row.search, m_wording),
                                regimeTitle(m_test, row.regime, m_wording), m_wording.count(figures.noVector),
                                m_wording.count(figures.noText), m_wording.count(figures.noList)});
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
        return m_wording.text(ASSAY_TEXT("Report", "no gold among the results"));
    }

    [[nodiscard]] std::string whyNotAll(const evaluate::RegimeFigures& figures, int k) const {
        return figures.anchors == 0 ? m_wording.text(ASSAY_TEXT("Report", "there is no anchor"))
                                    : whyNotRanked(figures.anchors, k, m_wording);
    }

    [[nodiscard]] Cell recall(std::size_t number) const {
        const retrieval::Capabilities& search = m_test.searches[number];
        if (evaluate::isExactSearch(search)) {
            return m_wording.text(ASSAY_TEXT("Report", "exact"));
        }
        Figure figure = numberFigure(search.recallAt > 0 ? search.recall : std::nullopt,
                                     m_wording.text(ASSAY_TEXT("Report", "not measured")));
        if (figure.value) {
            figure.interval = evaluate::recallInterval(search);
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
    if (test.figures.notSearched > 0) {
        figures.list.push_back(
            {wording.text(ASSAY_TEXT("Report", "Anchors in no figure, for they are not searched")),
             countFigure(test.figures.notSearched)});
    }
    return figures;
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
