// Figures from outside: as they were given, with what cannot be true of them.
#include "core/results/neighbours/neighbour_parts.h"
#include "core/results/runs/run_words.h"

#include <utility>

namespace assay::results {
namespace {

std::string regimeName(const std::string& name, const words::Wording& wording) {
    const auto known = evaluate::regimeFromName(name);
    return name.empty() ? wording.text(ASSAY_TEXT("Report", "all"))
           : known      ? regimeTitle(*known, wording)
                        : name;
}

// "Hit@5" for "hit_at.5", as a run of ours has it; another one by its own name.
std::string outsideName(const std::string& figure, const words::Wording& wording) {
    if (figure == "n") {
        return wording.text(ASSAY_TEXT("Report", "Covered anchors"));
    }
    if (figure == "asked") {
        return wording.text(ASSAY_TEXT("Report", "Anchors asked"));
    }
    constexpr std::string_view kGold = "distance.gold.";
    if (figure.starts_with(kGold)) {
        const std::string quantile = figure.substr(kGold.size());
        return runFigureTitle(evaluate::kOutsideRuns,
                              quantile == "median" ? "median_gold_distance" : "gold_distance." + quantile,
                              wording);
    }
    return runFigureTitle(evaluate::kOutsideRuns, figure, wording);
}

// What is wrong, with the figure that it contradicts called as in the table.
std::string outsideFaultText(evaluate::FiguresFault fault, const words::Wording& wording) {
    const bool isFigure = fault.other.starts_with("hit_at.") || fault.other.starts_with("mrr_at.") ||
                          fault.other.starts_with("distance.");
    if (isFigure && fault.other.find(' ') == std::string::npos) {
        fault.other = outsideName(fault.other, wording);
    }
    return faultText(fault, wording);
}

// The figures as rows of their table.
class Given {
  public:
    Given(const evaluate::OutsideRun& run, const words::Wording& wording)
        : m_run(run)
        , m_wording(wording) {}

    [[nodiscard]] std::vector<TableRow> rows() {
        const model::OutsideFigures& figures = m_run.figures;
        addCount({}, "anchors", figures.anchors);
        addCount({}, "covered", figures.covered);
        add({}, "coverage", figures.coverage, figures.anchors);
        for (const model::OutsideRegime& regime : figures.regimes) {
            const auto covered = regime.n ? regime.n : figures.covered;
            const auto asked = regime.asked ? regime.asked : figures.anchors;
            addCount(regime.name, "n", regime.n);
            addCount(regime.name, "asked", regime.asked);
            add(regime.name, "self_at_1", regime.selfAt1, asked);
            add(regime.name, "self_at_1_tie_aware", regime.selfAt1TieAware, asked);
            for (const auto& [k, value] : regime.hitAt) {
                add(regime.name, "hit_at." + std::to_string(k), value, covered);
            }
            for (const auto& [k, value] : regime.mrrAt) {
                add(regime.name, "mrr_at." + std::to_string(k), value, covered);
            }
            for (const auto& [quantile, value] : regime.goldDistance) {
                add(regime.name, "distance.gold." + quantile, value, std::nullopt);
            }
        }
        for (const model::OutsideFigure& figure : figures.others) {
            addOther(figure);
        }
        return std::move(m_rows);
    }

  private:
    void add(const std::string& regime, const std::string& name, std::optional<double> value,
             std::optional<std::int64_t> n, FigureKind kind = FigureKind::Proportion) {
        if (!value) {
            return; // it did not come
        }
        std::int64_t faults = 0;
        std::string why;
        for (const evaluate::FiguresFault& fault : m_run.faults) {
            if (fault.regime == regime && fault.figure == name) {
                ++faults;
                why += (why.empty() ? "" : "; ") + outsideFaultText(fault, m_wording);
            }
        }
        Figure figure{value, kind};
        figure.n = n;
        TableRow row{regimeName(regime, m_wording), outsideName(name, m_wording), std::move(figure),
                     countFigure(faults)};
        row[3].reason = std::move(why);
        row.key = regime + " " + name;
        row.emphasis = faults > 0 ? Emphasis::Strong : Emphasis::None;
        m_rows.push_back(std::move(row));
    }

    // Of any kind: where it belongs to is the division with its part, or the group.
    void addOther(const model::OutsideFigure& figure) {
        const std::string& where = figure.of.empty() ? figure.group : figure.of;
        const FigureKind kind = figure.isCount ? FigureKind::Count
                                : figure.isShare || (figure.value >= 0 && figure.value <= 1)
                                    ? FigureKind::Proportion
                                    : FigureKind::Number;
        add(where, figure.name, figure.value, figure.n, kind);
        if (!figure.of.empty() && !figure.group.empty()) {
            TableRow& row = m_rows.back();
            row[0] = m_wording.text(ASSAY_TEXT("Report", "%1: %2"), {figure.of, figure.group});
            row.key += " " + figure.group + " " + std::to_string(m_rows.size());
        }
    }

    void addCount(const std::string& regime, const std::string& name,
                  const std::optional<std::int64_t>& count) {
        add(regime, name, count ? std::optional(static_cast<double>(*count)) : std::nullopt, std::nullopt,
            FigureKind::Count);
    }

    const evaluate::OutsideRun& m_run;
    const words::Wording& m_wording;
    std::vector<TableRow> m_rows;
};

} // namespace

Table outsideTable(const evaluate::OutsideRun& run, RunPlace place, const words::Wording& wording) {
    Table table;
    table.name = place.name("outside");
    table.title = wording.text(ASSAY_TEXT("Report", "Figures from outside, as they were given"));
    table.columns = {{"regime", wording.text(ASSAY_TEXT("Report", "Regime"))},
                     {"figure", wording.text(ASSAY_TEXT("Report", "Figure"))},
                     {"value", wording.text(ASSAY_TEXT("Report", "Value")), "outside_figure"},
                     {"faults", wording.text(ASSAY_TEXT("Report", "Faults")), "figures_lint"}};
    table.ifEmpty = wording.text(ASSAY_TEXT("Report", "The run holds no figure."));
    for (TableRow& row : Given(run, wording).rows()) {
        table.rows.push_back(std::move(row));
    }
    table.note = wording.text(
        ASSAY_TEXT("Report", "The n is the one that came with the figures, where one did. Intervals did "
                             "not come with them."));
    return table;
}

Table faultTable(const evaluate::OutsideRun& run, RunPlace place, const words::Wording& wording) {
    Table table;
    table.name = place.name("outside_faults");
    table.title = wording.text(ASSAY_TEXT("Report", "What cannot be true"));
    table.columns = {{"regime", wording.text(ASSAY_TEXT("Report", "Regime"))},
                     {"figure", wording.text(ASSAY_TEXT("Report", "Figure"))},
                     {"value", wording.text(ASSAY_TEXT("Report", "Value")), "outside_figure"},
                     {"at_least", wording.text(ASSAY_TEXT("Report", "At least")), "figures_lint"},
                     {"at_most", wording.text(ASSAY_TEXT("Report", "At most")), "figures_lint"},
                     {"fault", wording.text(ASSAY_TEXT("Report", "What is wrong")), {}, true}};
    table.ifEmpty = wording.text(ASSAY_TEXT("Report", "No figure contradicts another."));
    const auto limit = [](const std::optional<double>& value) -> Cell {
        return value ? Cell(Figure{value}) : Cell(std::string());
    };
    for (const evaluate::FiguresFault& fault : run.faults) {
        table.rows.push_back({regimeName(fault.regime, wording), outsideName(fault.figure, wording),
                              Figure{fault.value}, limit(fault.low), limit(fault.high),
                              outsideFaultText(fault, wording)});
    }
    return table;
}

KeyFigure faultsFigure(const evaluate::OutsideRun& run, const words::Wording& wording) {
    const auto faults = static_cast<std::int64_t>(run.faults.size());
    return {wording.text(ASSAY_TEXT("Report", "Faults of the consistency lint")), countFigure(faults),
            faults > 0 ? Verdict::Bad : Verdict::Good, "figures_lint"};
}

} // namespace assay::results
