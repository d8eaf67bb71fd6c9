#include "core/plot/chart_style.h"
#include "core/results/neighbours/neighbour_parts.h"
#include "core/results/report/figure_text.h"
#include "core/results/report/repeated_n.h"
#include "core/results/report/table_rows.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace assay::results {
namespace {

const char* titleOf(Grouping grouping) {
    switch (grouping) {
    case Grouping::Length:
        return ASSAY_TEXT("Report", "By length of the section");
    case Grouping::Section:
        return ASSAY_TEXT("Report", "By section");
    case Grouping::Year:
        return ASSAY_TEXT("Report", "By year");
    case Grouping::Company:
        break;
    }
    return ASSAY_TEXT("Report", "By company");
}

const char* columnOf(Grouping grouping) {
    switch (grouping) {
    case Grouping::Length:
        return ASSAY_TEXT("Report", "Sentences");
    case Grouping::Section:
        return ASSAY_TEXT("Report", "Section");
    case Grouping::Year:
        return ASSAY_TEXT("Report", "Year");
    case Grouping::Company:
        break;
    }
    return ASSAY_TEXT("Report", "Company");
}

// Those with anchors, of many the ones with the most, in their order.
struct ChosenStrata {
    std::vector<std::size_t> shown;
    std::vector<std::size_t> further; // with fewer anchors: in the table, on no printed page
    std::vector<std::size_t> empty;
};

ChosenStrata chooseStrata(const std::vector<evaluate::StratumFigures>& strata, std::size_t most) {
    ChosenStrata chosen;
    for (std::size_t i = 0; i < strata.size(); ++i) {
        (strata[i].anchors > 0 ? chosen.shown : chosen.empty).push_back(i);
    }
    if (chosen.shown.size() > most) {
        std::ranges::stable_sort(chosen.shown, std::ranges::greater{},
                                 [&](std::size_t i) { return strata[i].anchors; });
        chosen.further.assign(chosen.shown.begin() + static_cast<std::ptrdiff_t>(most), chosen.shown.end());
        chosen.shown.resize(most);
        std::ranges::sort(chosen.shown);
        std::ranges::sort(chosen.further);
    }
    return chosen;
}

// One search, all of its regimes.
class Strata {
  public:
    Strata(const MeasuredTest& test, const StrataChoice& choice, const words::Wording& wording)
        : m_test(test)
        , m_choice(choice)
        , m_wording(wording)
        , m_strata(chooseStrata(first(), choice.most)) {}

    [[nodiscard]] Table table(std::string name) const {
        Table table;
        table.name = std::move(name);
        table.title = m_wording.text(titleOf(m_choice.grouping));
        table.columns = {{"stratum",
                          m_wording.text(columnOf(m_choice.grouping)),
                          {},
                          m_choice.grouping == Grouping::Company},
                         {"regime", m_wording.text(ASSAY_TEXT("Report", "Regime")), "regime"},
                         {"coverage", m_wording.text(ASSAY_TEXT("Report", "Coverage")), "coverage"},
                         {"n", m_wording.text(ASSAY_TEXT("Report", "n")), "n"}};
        addRankColumns(table, m_choice.ranks, "hit_at_k", "mrr_at_k", m_wording);
        if (const auto k = headlineHit(m_test.settings.test)) {
            const std::string key = "hit_at_" + std::to_string(*k);
            const std::string title = hitTitle(*k, m_wording);
            table.columns.push_back({"chance_" + key, byLuckTitle(title, m_wording), "chance_level"});
            table.columns.push_back({"lift_" + key, liftTitle(title, m_wording), "lift"});
            table.columns.push_back(
                {"verdict", m_wording.text(ASSAY_TEXT("Report", "Against luck")), "against_luck"});
        }
        table.ifEmpty = m_wording.text(ASSAY_TEXT("Report", "The run has no anchor."));
        for (const auto* list : {&m_strata.shown, &m_strata.further}) {
            for (const std::size_t stratum : *list) {
                for (std::size_t regime = 0; regime < regimes().size(); ++regime) {
                    table.rows.push_back(row(at(stratum, regime), regime));
                }
            }
        }
        dropRepeatedN(table);
        showFirst(table, m_strata.shown.size() * regimes().size());
        table.note = note();
        return table;
    }

    [[nodiscard]] std::optional<plot::Chart> chart(std::string name) const {
        const auto k = headlineHit(m_test.settings.test);
        if (!k || m_strata.shown.size() < 2) {
            return std::nullopt;
        }
        plot::BarChart body;
        body.y = {hitTitle(*k, m_wording), 0, 1, 1};
        body.chanceName = m_wording.text(ASSAY_TEXT("Report", "by luck"));
        body.noIntervalName = noIntervalLegend(m_wording);
        for (const std::size_t stratum : m_strata.shown) {
            body.categories.push_back(nameOf(first()[stratum]));
        }
        for (std::size_t regime = 0; regime < regimes().size(); ++regime) {
            plot::BarSeries series;
            series.name = titleOfRegime(m_test, regime, m_wording);
            series.look = plot::lookOfSearch(m_choice.search, regime, regimes().size());
            for (const std::size_t stratum : m_strata.shown) {
                const evaluate::Proportion& figure = at(stratum, regime).hitAt.at(*k);
                series.values.push_back(figure.value);
                series.intervals.push_back(figure.interval);
                series.chance.push_back(figure.chance);
            }
            if (std::ranges::none_of(series.chance, [](const auto& chance) { return chance.has_value(); })) {
                series.chance.clear(); // nothing is known of it, and the legend says nothing
            }
            body.series.push_back(std::move(series));
        }
        plot::Chart chart;
        chart.name = std::move(name);
        chart.title = m_wording.text(ASSAY_TEXT("Report", "%1: %2"), {title(), hitTitle(*k, m_wording)});
        for (std::size_t i = 0; i < m_strata.shown.size(); ++i) {
            for (std::size_t regime = 0; regime < regimes().size(); ++regime) {
                const evaluate::Proportion& figure = at(m_strata.shown[i], regime).hitAt.at(*k);
                addSentence(
                    chart.alternative,
                    m_wording.text(
                        ASSAY_TEXT("Report", "%1, %2: %3."),
                        {body.categories[i], body.series[regime].name,
                         figureText(shareFigure(figure, whyNotRanked(figure.n, *k, m_wording)), m_wording)}));
            }
        }
        chart.caption = caption(*k);
        chart.body = std::move(body);
        return chart;
    }

  private:
    [[nodiscard]] const std::vector<evaluate::RegimeFigures>& regimes() const {
        return m_test.figures.searches[m_choice.search].regimes;
    }

    [[nodiscard]] const std::vector<evaluate::StratumFigures>& first() const {
        return strataOf(regimes().front(), m_choice.grouping);
    }

    [[nodiscard]] const evaluate::StratumFigures& at(std::size_t stratum, std::size_t regime) const {
        return strataOf(regimes()[regime], m_choice.grouping)[stratum];
    }

    // Of each regime the best and the worst stratum.
    [[nodiscard]] std::string caption(int k) const {
        std::string text;
        for (std::size_t regime = 0; regime < regimes().size(); ++regime) {
            const evaluate::StratumFigures* best = nullptr;
            const evaluate::StratumFigures* worst = nullptr;
            for (const std::size_t i : m_strata.shown) {
                const evaluate::StratumFigures& stratum = at(i, regime);
                const auto& value = stratum.hitAt.at(k).value;
                best = value && (best == nullptr || *value > *best->hitAt.at(k).value) ? &stratum : best;
                worst = value && (worst == nullptr || *value < *worst->hitAt.at(k).value) ? &stratum : worst;
            }
            const std::string name = titleOfRegime(m_test, regime, m_wording);
            const auto share = [&](const evaluate::StratumFigures& of) {
                Figure figure = shareFigure(of.hitAt.at(k), {});
                figure.interval.reset();
                return figureText(figure, m_wording);
            };
            if (best == nullptr) {
                addSentence(text, m_wording.text(ASSAY_TEXT("Report", "%1, %2: undefined in each."),
                                                 {hitTitle(k, m_wording), name}));
            } else if (*best->hitAt.at(k).value == *worst->hitAt.at(k).value) {
                addSentence(text, m_wording.text(ASSAY_TEXT("Report", "%1, %2: %3 in each that has one."),
                                                 {hitTitle(k, m_wording), name,
                                                  valueText(shareFigure(best->hitAt.at(k), {}), m_wording)}));
            } else {
                addSentence(text,
                            m_wording.text(ASSAY_TEXT("Report", "%1, %2: best in %3 (%4), worst in %5 (%6)."),
                                           {hitTitle(k, m_wording), name, nameOf(*best), share(*best),
                                            nameOf(*worst), share(*worst)}));
            }
        }
        return text;
    }

    [[nodiscard]] std::string title() const {
        const std::string title = m_wording.text(titleOf(m_choice.grouping));
        return m_test.figures.searches.size() > 1
                   ? m_wording.text(ASSAY_TEXT("Report", "%1, %2"),
                                    {title, titleOfSearch(m_test, m_choice.search, m_wording)})
                   : title;
    }

    [[nodiscard]] std::string nameOf(const evaluate::StratumFigures& stratum) const {
        return stratumTitle(stratum.name, m_wording);
    }

    // Over how many anchors Hit@k and MRR@k are.
    [[nodiscard]] std::int64_t rankedOf(const evaluate::StratumFigures& stratum) const {
        const RankChoice& ranks = m_choice.ranks;
        return !ranks.hits.empty()    ? stratum.hitAt.at(ranks.hits.front()).n
               : !ranks.means.empty() ? stratum.mrrAt.at(ranks.means.front()).n
                                      : stratum.coverage.n;
    }

    [[nodiscard]] TableRow row(const evaluate::StratumFigures& stratum, std::size_t regime) const {
        const auto link = [&](const char* measure, int k = 0) {
            return linkTo(CasesLink{m_choice.search,
                                    regime,
                                    measure,
                                    k,
                                    {},
                                    false,
                                    StratumLink{std::string(groupingName(m_choice.grouping)), stratum.name}});
        };
        TableRow row{nameOf(stratum), titleOfRegime(m_test, regime, m_wording),
                     shareFigure(stratum.coverage, {}), countFigure(rankedOf(stratum))};
        row.key = fmt::format("{} {}", stratum.name, regime);
        row.link = link("all");
        row.cells.back().link = link("covered");
        for (const int k : m_choice.ranks.hits) {
            const evaluate::Proportion& figure = stratum.hitAt.at(k);
            row.cells.emplace_back(shareFigure(figure, whyNotRanked(figure.n, k, m_wording)));
            row.cells.back().link = link("hit", k);
        }
        for (const int k : m_choice.ranks.means) {
            const evaluate::MeanFigure& figure = stratum.mrrAt.at(k);
            row.cells.emplace_back(meanFigure(figure, whyNotRanked(figure.n, k, m_wording)));
            row.cells.back().link = link("mrr", k);
        }
        if (const auto k = headlineHit(m_test.settings.test)) {
            addHeadlineLuck(row, stratum.hitAt.at(*k), m_wording);
            row.cells.emplace_back(luckVerdict(stratum.hitAt.at(*k), m_wording));
        }
        return row;
    }

    [[nodiscard]] std::string note() const {
        std::string note;
        if (!m_strata.empty.empty()) {
            std::string names;
            for (const std::size_t i : m_strata.empty) {
                names += (names.empty() ? "" : ", ") + nameOf(first()[i]);
            }
            note = m_wording.text(ASSAY_TEXT("Report", "Without any anchor: %1."), {names});
        }
        if (!m_strata.further.empty()) {
            addSentence(note,
                        m_wording.text(ASSAY_TEXT("Report", "Those with the most anchors come first.")));
        }
        return note;
    }

    const MeasuredTest& m_test;
    const StrataChoice& m_choice;
    const words::Wording& m_wording;
    ChosenStrata m_strata;
};

std::string nameIn(const MeasuredTest& test, const StrataChoice& choice, RunPlace place,
                   std::string_view suffix) {
    return place.name(fmt::format("by_{}{}", groupingName(choice.grouping), suffix), choice.search,
                      test.figures.searches.size());
}

} // namespace

std::string_view groupingName(Grouping grouping) noexcept {
    switch (grouping) {
    case Grouping::Length:
        return "length";
    case Grouping::Section:
        return "section";
    case Grouping::Year:
        return "year";
    case Grouping::Company:
        break;
    }
    return "company";
}

const std::vector<evaluate::StratumFigures>& strataOf(const evaluate::RegimeFigures& figures,
                                                      Grouping grouping) noexcept {
    switch (grouping) {
    case Grouping::Length:
        return figures.byLength;
    case Grouping::Section:
        return figures.bySection;
    case Grouping::Year:
        return figures.byYear;
    case Grouping::Company:
        break;
    }
    return figures.byCompany;
}

Table strataTable(const MeasuredTest& test, const StrataChoice& choice, RunPlace place,
                  const words::Wording& wording) {
    return Strata(test, choice, wording).table(nameIn(test, choice, place, ""));
}

std::optional<plot::Chart> strataChart(const MeasuredTest& test, const StrataChoice& choice, RunPlace place,
                                       const words::Wording& wording) {
    return Strata(test, choice, wording).chart(nameIn(test, choice, place, "_bars"));
}

} // namespace assay::results
