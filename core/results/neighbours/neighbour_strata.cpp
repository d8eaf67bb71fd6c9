#include "core/plot/chart_style.h"
#include "core/results/neighbours/neighbour_words.h"
#include "core/results/report/figure_text.h"
#include "core/results/report/repeated_n.h"
#include "core/results/report/section_makers.h"
#include "core/results/report/table_rows.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace assay::results {
namespace {

constexpr std::size_t kMostStrata = 12; // of one kind
constexpr std::size_t kMostHits = 3;

struct Grouping {
    std::string_view name; // in names of tables
    const char* title;
    const char* column;
    std::vector<evaluate::StratumFigures> evaluate::RegimeFigures::* list;
    bool isDrawn;
};

const std::array kGroupings{
    Grouping{"length", ASSAY_TEXT("Report", "By length of the section"), ASSAY_TEXT("Report", "Sentences"),
             &evaluate::RegimeFigures::byLength, true},
    Grouping{"section", ASSAY_TEXT("Report", "By section"), ASSAY_TEXT("Report", "Section"),
             &evaluate::RegimeFigures::bySection, true},
    Grouping{"year", ASSAY_TEXT("Report", "By year"), ASSAY_TEXT("Report", "Year"),
             &evaluate::RegimeFigures::byYear, false},
    Grouping{"company", ASSAY_TEXT("Report", "By company"), ASSAY_TEXT("Report", "Company"),
             &evaluate::RegimeFigures::byCompany, false},
};

// Which strata are shown: those with anchors, of many the ones with the most, in their order.
struct Choice {
    std::vector<std::size_t> shown;
    std::vector<std::size_t> further; // with fewer anchors: in the table, on no page
    std::vector<std::size_t> empty;
};

Choice chooseStrata(const std::vector<evaluate::StratumFigures>& strata) {
    Choice choice;
    for (std::size_t i = 0; i < strata.size(); ++i) {
        (strata[i].anchors > 0 ? choice.shown : choice.empty).push_back(i);
    }
    if (choice.shown.size() > kMostStrata) {
        std::ranges::stable_sort(choice.shown, std::ranges::greater{},
                                 [&](std::size_t i) { return strata[i].anchors; });
        choice.further.assign(choice.shown.begin() + static_cast<std::ptrdiff_t>(kMostStrata),
                              choice.shown.end());
        choice.shown.resize(kMostStrata);
        std::ranges::sort(choice.shown);
        std::ranges::sort(choice.further);
    }
    return choice;
}

// One search, all of its regimes.
class Strata {
  public:
    Strata(const ReportedRun& run, std::size_t search, const words::Wording& wording)
        : m_run(run)
        , m_search(search)
        , m_wording(wording)
        , m_hits(someOf(run.test->settings.test.hitAt, kMostHits, headlineHit(run.test->settings.test)))
        , m_means(someOf(run.test->settings.test.mrrAt, 1)) {}

    [[nodiscard]] Table table(const Grouping& grouping, std::string name) const {
        Table table;
        table.name = std::move(name);
        table.title = m_wording.text(grouping.title);
        table.columns = {{"stratum", m_wording.text(grouping.column), {}, grouping.name == "company"},
                         {"regime", m_wording.text(ASSAY_TEXT("Report", "Regime")), "regime"},
                         {"coverage", m_wording.text(ASSAY_TEXT("Report", "Coverage")), "coverage"},
                         {"n", m_wording.text(ASSAY_TEXT("Report", "n")), "n"}};
        for (const int k : m_hits) {
            table.columns.push_back({"hit_at_" + std::to_string(k), hitTitle(k, m_wording), "hit_at_k"});
        }
        for (const int k : m_means) {
            table.columns.push_back({"mrr_at_" + std::to_string(k), mrrTitle(k, m_wording), "mrr_at_k"});
        }
        table.ifEmpty = m_wording.text(ASSAY_TEXT("Report", "The run has no anchor."));
        const auto& first = regimes().front().*grouping.list;
        const Choice choice = chooseStrata(first);
        for (const auto* list : {&choice.shown, &choice.further}) {
            for (const std::size_t stratum : *list) {
                for (std::size_t regime = 0; regime < regimes().size(); ++regime) {
                    table.rows.push_back(row((regimes()[regime].*grouping.list)[stratum], regime));
                }
            }
        }
        dropRepeatedN(table);
        showFirst(table, choice.shown.size() * regimes().size());
        table.note = note(first, choice);
        return table;
    }

    // Hit@k of each stratum, a bar for each regime; nullopt: fewer than two strata to compare.
    [[nodiscard]] std::optional<plot::Chart> chart(const Grouping& grouping, std::string name) const {
        const auto k = headlineHit(m_run.test->settings.test);
        const auto& first = regimes().front().*grouping.list;
        const Choice choice = chooseStrata(first);
        if (!k || choice.shown.size() < 2) {
            return std::nullopt;
        }
        plot::BarChart body;
        body.y = {hitTitle(*k, m_wording), 0, 1, 1};
        for (const std::size_t stratum : choice.shown) {
            body.categories.push_back(nameOf(first[stratum]));
        }
        for (std::size_t regime = 0; regime < regimes().size(); ++regime) {
            plot::BarSeries series;
            series.name = regimeTitle(m_run, regime, m_wording);
            series.look = plot::lookOfSearch(m_search, regime, regimes().size());
            for (const std::size_t stratum : choice.shown) {
                const auto& figure = (regimes()[regime].*grouping.list)[stratum].hitAt.at(*k);
                series.values.push_back(figure.value);
                series.intervals.push_back(figure.interval);
            }
            body.series.push_back(std::move(series));
        }
        plot::Chart chart;
        chart.name = std::move(name);
        chart.title =
            m_wording.text(ASSAY_TEXT("Report", "%1: %2"), {titleOf(grouping), hitTitle(*k, m_wording)});
        for (std::size_t i = 0; i < choice.shown.size(); ++i) {
            for (std::size_t regime = 0; regime < regimes().size(); ++regime) {
                const auto& figure = (regimes()[regime].*grouping.list)[choice.shown[i]].hitAt.at(*k);
                chart.alternative += chart.alternative.empty() ? "" : " ";
                chart.alternative += m_wording.text(
                    ASSAY_TEXT("Report", "%1, %2: %3."),
                    {body.categories[i], body.series[regime].name,
                     figureText(shareFigure(figure, whyNotRanked(figure.n, *k, m_wording)), m_wording)});
            }
        }
        chart.caption = caption(grouping, choice, *k);
        chart.body = std::move(body);
        return chart;
    }

  private:
    // Of each regime the best and the worst stratum.
    [[nodiscard]] std::string caption(const Grouping& grouping, const Choice& choice, int k) const {
        std::string text;
        for (std::size_t regime = 0; regime < regimes().size(); ++regime) {
            const auto& strata = regimes()[regime].*grouping.list;
            const evaluate::StratumFigures* best = nullptr;
            const evaluate::StratumFigures* worst = nullptr;
            for (const std::size_t i : choice.shown) {
                const auto& value = strata[i].hitAt.at(k).value;
                best = value && (best == nullptr || *value > *best->hitAt.at(k).value) ? &strata[i] : best;
                worst =
                    value && (worst == nullptr || *value < *worst->hitAt.at(k).value) ? &strata[i] : worst;
            }
            const std::string name = regimeTitle(m_run, regime, m_wording);
            const auto share = [&](const evaluate::StratumFigures& of) {
                Figure figure = shareFigure(of.hitAt.at(k), {});
                figure.interval.reset();
                return figureText(figure, m_wording);
            };
            text += text.empty() ? "" : " ";
            if (best == nullptr) {
                text += m_wording.text(ASSAY_TEXT("Report", "%1, %2: undefined in each."),
                                       {hitTitle(k, m_wording), name});
            } else if (*best->hitAt.at(k).value == *worst->hitAt.at(k).value) {
                text += m_wording.text(
                    ASSAY_TEXT("Report", "%1, %2: %3 in each that has one."),
                    {hitTitle(k, m_wording), name, valueText(shareFigure(best->hitAt.at(k), {}), m_wording)});
            } else {
                text += m_wording.text(ASSAY_TEXT("Report", "%1, %2: best in %3 (%4), worst in %5 (%6)."),
                                       {hitTitle(k, m_wording), name, nameOf(*best), share(*best),
                                        nameOf(*worst), share(*worst)});
            }
        }
        return text;
    }

    [[nodiscard]] const std::vector<evaluate::RegimeFigures>& regimes() const {
        return m_run.figures.searches[m_search].regimes;
    }

    [[nodiscard]] std::string titleOf(const Grouping& grouping) const {
        return m_run.figures.searches.size() > 1
                   ? m_wording.text(ASSAY_TEXT("Report", "%1, %2"),
                                    {m_wording.text(grouping.title), searchTitle(m_run, m_search, m_wording)})
                   : m_wording.text(grouping.title);
    }

    [[nodiscard]] std::string nameOf(const evaluate::StratumFigures& stratum) const {
        return stratum.name.empty() ? m_wording.text(ASSAY_TEXT("Report", "not known"))
                                    : shortened(stratum.name, 80);
    }

    // Over how many anchors Hit@k and MRR@k are.
    [[nodiscard]] std::int64_t rankedOf(const evaluate::StratumFigures& stratum) const {
        return !m_hits.empty()    ? stratum.hitAt.at(m_hits.front()).n
               : !m_means.empty() ? stratum.mrrAt.at(m_means.front()).n
                                  : stratum.coverage.n;
    }

    [[nodiscard]] std::vector<Cell> row(const evaluate::StratumFigures& stratum, std::size_t regime) const {
        std::vector<Cell> cells{nameOf(stratum), regimeTitle(m_run, regime, m_wording),
                                shareFigure(stratum.coverage, {}), countFigure(rankedOf(stratum))};
        for (const int k : m_hits) {
            const evaluate::Proportion& figure = stratum.hitAt.at(k);
            cells.emplace_back(shareFigure(figure, whyNotRanked(figure.n, k, m_wording)));
        }
        for (const int k : m_means) {
            const evaluate::MeanFigure& figure = stratum.mrrAt.at(k);
            cells.emplace_back(meanFigure(figure, whyNotRanked(figure.n, k, m_wording)));
        }
        return cells;
    }

    [[nodiscard]] std::string note(const std::vector<evaluate::StratumFigures>& strata,
                                   const Choice& choice) const {
        std::string note;
        if (!choice.empty.empty()) {
            std::string names;
            for (const std::size_t i : choice.empty) {
                names += (names.empty() ? "" : ", ") + nameOf(strata[i]);
            }
            note = m_wording.text(ASSAY_TEXT("Report", "Without any anchor: %1."), {names});
        }
        if (!choice.further.empty()) {
            addSentence(note,
                        m_wording.text(ASSAY_TEXT("Report", "Those with the most anchors come first.")));
        }
        return note;
    }

    const ReportedRun& m_run;
    std::size_t m_search;
    const words::Wording& m_wording;
    std::vector<int> m_hits, m_means;
};

Section strataOf(const ReportedRun& run, RunPlace place, const words::Wording& wording) {
    Section section;
    const std::size_t searches = run.figures.searches.size();
    for (std::size_t search = 0; search < searches && run.regimes() > 0; ++search) {
        Section below;
        const Strata strata(run, search, wording);
        for (const Grouping& grouping : kGroupings) {
            below.blocks.emplace_back(
                strata.table(grouping, place.name(fmt::format("by_{}", grouping.name), search, searches)));
            if (!grouping.isDrawn) {
                continue;
            }
            if (auto chart = strata.chart(
                    grouping, place.name(fmt::format("by_{}_bars", grouping.name), search, searches))) {
                below.blocks.emplace_back(std::move(*chart));
            }
        }
        if (searches == 1) {
            return below;
        }
        below.id = place.name("strata_of", search, searches);
        below.title = searchTitle(run, search, wording);
        section.sections.push_back(std::move(below));
    }
    return section;
}

} // namespace

base::Result<Section> neighbourStrata(const SectionContext& context) {
    return sectionOfRuns(
        context, "neighbour_strata", [&](const ReportedRun& run, RunPlace place) -> base::Result<Section> {
            return run.test ? strataOf(run, place, context.wording) : withoutAnchors(context.wording);
        });
}

} // namespace assay::results
