#include "core/evaluate/neighbours/distance_intervals.h"
#include "core/results/neighbours/neighbour_parts.h"
#include "core/results/report/repeated_n.h"
#include "core/results/report/section_makers.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace assay::results {
namespace {

constexpr std::size_t kMostHits = 4;
constexpr std::size_t kMostMeans = 2;

// Of one search in one regime.
struct Row {
    std::size_t search = 0;
    std::size_t regime = 0;
    const evaluate::RegimeFigures* figures = nullptr;
};

class Tables {
  public:
    Tables(const ReportedRun& run, RunPlace place, const words::Wording& wording)
        : m_run(run)
        , m_place(place)
        , m_wording(wording)
        , m_hits(someOf(run.test->settings.test.hitAt, kMostHits, headlineHit(run.test->settings.test)))
        , m_means(someOf(run.test->settings.test.mrrAt, kMostMeans)) {}

    // Hit@k and MRR@k over covered anchors, the regimes and their difference below each other.
    [[nodiscard]] Table hits() const {
        Table table = start("hits", ASSAY_TEXT("Report", "Hit@k and MRR@k over covered anchors"));
        addN(table);
        addRankedColumns(table, "hit_at_k", "mrr_at_k");
        bool hasDifference = false;
        forEachRow([&](const Row& row) {
            std::vector<Cell> cells = head(row);
            cells.emplace_back(countFigure(rankedOf(row.figures->hitAt, row.figures->mrrAt)));
            for (const int k : m_hits) {
                cells.emplace_back(
                    shareFigure(row.figures->hitAt.at(k), whyNotRanked(row.figures->covered, k, m_wording)));
            }
            for (const int k : m_means) {
                cells.emplace_back(
                    meanFigure(row.figures->mrrAt.at(k), whyNotRanked(row.figures->covered, k, m_wording)));
            }
            table.rows.push_back(std::move(cells));
            const auto& regimes = m_run.test->settings.test.regimes;
            if (row.regime + 1 == regimes.size() && row.search < m_run.deltas.size() && regimes.size() > 1) {
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
        table.columns.push_back(
            {"self_at_1", m_wording.text(ASSAY_TEXT("Report", "Self@1, strict")), "self_at_1"});
        table.columns.push_back({"self_at_1_tie_aware",
                                 m_wording.text(ASSAY_TEXT("Report", "Self@1, ties counted")),
                                 "self_at_1_tie_aware"});
        table.columns.push_back({"median_gold_distance",
                                 m_wording.text(ASSAY_TEXT("Report", "Gold distance, median")),
                                 "gold_distance"});
        const bool hasRecall = std::ranges::any_of(
            m_run.test->searches, [](const auto& search) { return search.recall && search.recallAt > 0; });
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
                median.interval = evaluate::distanceIntervals(m_run.test->outcomes,
                                                              row.search * m_run.regimes() + row.regime, true,
                                                              m_run.test->settings.test.seed)[kMedian];
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
        addRankedColumns(table, "hit_at_k_all", "mrr_at_k_all");
        forEachRow([&](const Row& row) {
            std::vector<Cell> cells = head(row);
            cells.emplace_back(
                countFigure(rankedOf(row.figures->hitAtAllAnchors, row.figures->mrrAtAllAnchors)));
            for (const int k : m_hits) {
                cells.emplace_back(
                    shareFigure(row.figures->hitAtAllAnchors.at(k), whyNotAll(*row.figures, k)));
            }
            for (const int k : m_means) {
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
        return m_hits.empty() ? of(means, m_means) : of(hits, m_hits);
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

    void addRankedColumns(Table& table, const char* hit, const char* mean) const {
        for (const int k : m_hits) {
            table.columns.push_back({"hit_at_" + std::to_string(k), hitTitle(k, m_wording), hit});
        }
        for (const int k : m_means) {
            table.columns.push_back({"mrr_at_" + std::to_string(k), mrrTitle(k, m_wording), mean});
        }
    }

    template <typename Take>
    void forEachRow(const Take& take) const {
        for (std::size_t search = 0; search < m_run.figures.searches.size(); ++search) {
            const auto& regimes = m_run.figures.searches[search].regimes;
            for (std::size_t regime = 0; regime < regimes.size(); ++regime) {
                take(Row{search, regime, &regimes[regime]});
            }
        }
    }

    [[nodiscard]] std::vector<Cell> head(const Row& row) const {
        return {searchTitle(m_run, row.search, m_wording), regimeTitle(m_run, row.regime, m_wording)};
    }

    [[nodiscard]] std::vector<Cell> difference(std::size_t search) const {
        const evaluate::RegimeDeltas& deltas = m_run.deltas[search];
        std::vector<Cell> cells{searchTitle(m_run, search, m_wording),
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
        for (const int k : m_hits) {
            add(deltas.hitAt, k, pointsFigure);
        }
        for (const int k : m_means) {
            add(deltas.mrrAt, k, meanFigure);
        }
        return cells;
    }

    [[nodiscard]] std::string note(bool hasDifference) const {
        const model::NeighbourSettings& settings = m_run.test->settings.test;
        std::string text;
        if (hasDifference) {
            text = m_wording.text(ASSAY_TEXT(
                "Report", "“filtered − open” is over the covered anchors that were asked in both regimes; of "
                          "Hit@k in percentage points. An interval without 0 is more than chance."));
        }
        if (m_hits.size() < settings.hitAt.size() || m_means.size() < settings.mrrAt.size()) {
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
                               {searchTitle(m_run, row.search, m_wording),
                                regimeTitle(m_run, row.regime, m_wording), m_wording.count(figures.noVector),
                                m_wording.count(figures.noText), m_wording.count(figures.noList)});
    }

    [[nodiscard]] std::string whyNoDistance(const Row& row) const {
        switch (m_run.figures.searches[row.search].distance) {
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
        const retrieval::Capabilities& search = m_run.test->searches[number];
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

    const ReportedRun& m_run;
    RunPlace m_place;
    const words::Wording& m_wording;
    std::vector<int> m_hits, m_means;
};

Facts factsOf(const ReportedRun& run, RunPlace place, const words::Wording& wording) {
    const evaluate::NeighbourRunSettings& settings = run.test->settings;
    Facts facts;
    const auto add = [&](const char* name, std::string value) {
        if (!value.empty()) {
            facts.list.emplace_back(wording.text(name), std::move(value));
        }
    };
    if (place.runs == 1) { // else the heading says so
        add(ASSAY_TEXT("Report", "Run"), runTitle(run.info, wording));
    }
    add(ASSAY_TEXT("Report", "Corpus"), settings.corpus);
    add(ASSAY_TEXT("Report", "Vectors"), vectorsText(run, wording));
    add(ASSAY_TEXT("Report", "Gold of an anchor"), windowText(settings.test, wording));
    add(ASSAY_TEXT("Report", "Filtered regime"), filterText(settings.test, wording));
    std::string windows;
    for (const auto& [window, anchors] : run.figures.windows) {
        windows += (windows.empty() ? "±" : " · ±") + std::to_string(window) + ": " + wording.count(anchors);
    }
    add(ASSAY_TEXT("Report", "Covered anchors by effective window"), std::move(windows));
    add(ASSAY_TEXT("Report", "Note"), run.info.note);
    return facts;
}

Section testOf(const ReportedRun& run, RunPlace place, const words::Wording& wording) {
    Section section;
    section.blocks.emplace_back(factsOf(run, place, wording));
    if (run.isOutside()) {
        section.blocks.emplace_back(Paragraph{wording.text(
            ASSAY_TEXT("Report", "From outside: the ranked lists were made elsewhere. The figures were made "
                                 "from them here, with gold from the corpus of this workspace."))});
    }
    if (run.info.state != workspace::RunState::Finished) {
        section.blocks.emplace_back(Paragraph{
            wording.text(ASSAY_TEXT("Report", "The run is not finished. Anchors asked so far: %1 of %2."),
                         {wording.count(static_cast<std::int64_t>(run.test->outcomes.size())),
                          wording.count(run.info.items)})});
    }
    KeyFigures figures;
    figures.list.push_back({wording.text(ASSAY_TEXT("Report", "Anchors")), countFigure(run.figures.anchors)});
    figures.list.push_back(
        {wording.text(ASSAY_TEXT("Report", "Coverage")),
         shareFigure(run.figures.coverage, wording.text(ASSAY_TEXT("Report", "there is no anchor"))),
         Verdict::None, "coverage"});
    if (run.figures.notSearched > 0) {
        figures.list.push_back(
            {wording.text(ASSAY_TEXT("Report", "Anchors in no figure, for they are not searched")),
             countFigure(run.figures.notSearched)});
    }
    section.blocks.emplace_back(std::move(figures));
    const Tables tables(run, place, wording);
    section.blocks.emplace_back(tables.hits());
    section.blocks.emplace_back(tables.selves());
    section.blocks.emplace_back(tables.all());
    for (plot::Chart& chart : rankCurves(run, place, wording)) {
        section.blocks.emplace_back(std::move(chart));
    }
    return section;
}

} // namespace

base::Result<Section> neighbourRegimes(const SectionContext& context) {
    return sectionOfRuns(context, "neighbour_regimes",
                         [&](const ReportedRun& run, RunPlace place) -> base::Result<Section> {
                             if (run.test) {
                                 return testOf(run, place, context.wording);
                             }
                             Section section;
                             section.blocks = outsideBlocks(run, place, context.wording);
                             return section;
                         });
}

} // namespace assay::results
