// Figures from outside: as they were given, with what cannot be true of them.
#include "core/results/neighbours/neighbour_parts.h"

#include <utility>

namespace assay::results {
namespace {

std::string regimeName(const std::string& name, const words::Wording& wording) {
    const auto known = evaluate::regimeFromName(name);
    return name.empty() ? wording.text(ASSAY_TEXT("Report", "all"))
           : known      ? regimeTitle(*known, wording)
                        : name;
}

std::string faultText(const evaluate::FiguresFault& fault, const words::Wording& wording) {
    using Rule = evaluate::FiguresRule;
    const auto with = [&](const char* text) { return wording.text(text, {fault.other}); };
    switch (fault.rule) {
    case Rule::OutOfRange:
        return with(ASSAY_TEXT("Report", "lies outside the range that it can have"));
    case Rule::MrrBelowHitAt1:
        return with(ASSAY_TEXT("Report", "is below %1, though every hit at rank 1 adds 1 to it"));
    case Rule::MrrAboveBound:
        return with(ASSAY_TEXT("Report",
                               "is above what the hits allow, for one beyond rank 1 adds at most 1/2 (%1)"));
    case Rule::HitFalls:
    case Rule::MrrFalls:
        return with(
            ASSAY_TEXT("Report", "falls as k grows against %1, though more results cannot find less"));
    case Rule::CountsDoNotAddUp:
        return with(ASSAY_TEXT("Report", "does not add up with %1"));
    case Rule::NotAShare:
        return with(ASSAY_TEXT("Report", "is no share that a whole count of n gives"));
    case Rule::PercentilesFall:
        return with(ASSAY_TEXT("Report", "falls below a smaller percentile (%1)"));
    case Rule::TieAwareBelowStrict:
        return with(ASSAY_TEXT("Report", "is below the strict figure (%1)"));
    case Rule::MrrBelowBound:
        return with(ASSAY_TEXT("Report", "is below what the hits demand (%1)"));
    }
    return {};
}

class Given {
  public:
    Given(const evaluate::OutsideRun& run, const words::Wording& wording)
        : m_run(run)
        , m_wording(wording) {}

    [[nodiscard]] Table table(std::string name) const {
        Table table;
        table.name = std::move(name);
        table.title = m_wording.text(ASSAY_TEXT("Report", "Figures from outside, as they were given"));
        table.columns = {{"regime", m_wording.text(ASSAY_TEXT("Report", "Regime"))},
                         {"figure", m_wording.text(ASSAY_TEXT("Report", "Figure"))},
                         {"value", m_wording.text(ASSAY_TEXT("Report", "Value")), "outside_figure"},
                         {"faults", m_wording.text(ASSAY_TEXT("Report", "Faults")), "figures_lint"}};
        table.ifEmpty = m_wording.text(ASSAY_TEXT("Report", "The run holds no figure."));
        const model::OutsideFigures& figures = m_run.figures;
        addCount(table, {}, "anchors", figures.anchors);
        addCount(table, {}, "covered", figures.covered);
        add(table, {}, "coverage", figures.coverage, FigureKind::Proportion, figures.anchors);
        for (const model::OutsideRegime& regime : figures.regimes) {
            const auto covered = regime.n ? regime.n : figures.covered;
            const auto asked = regime.asked ? regime.asked : figures.anchors;
            addCount(table, regime.name, "n", regime.n);
            addCount(table, regime.name, "asked", regime.asked);
            add(table, regime.name, "self_at_1", regime.selfAt1, FigureKind::Proportion, asked);
            add(table, regime.name, "self_at_1_tie_aware", regime.selfAt1TieAware, FigureKind::Proportion,
                asked);
            for (const auto& [k, value] : regime.hitAt) {
                add(table, regime.name, "hit_at." + std::to_string(k), value, FigureKind::Proportion,
                    covered);
            }
            for (const auto& [k, value] : regime.mrrAt) {
                add(table, regime.name, "mrr_at." + std::to_string(k), value, FigureKind::Proportion,
                    covered);
            }
            for (const auto& [quantile, value] : regime.goldDistance) {
                add(table, regime.name, "distance.gold." + quantile, value, FigureKind::Proportion,
                    std::nullopt);
            }
        }
        table.note = m_wording.text(
            ASSAY_TEXT("Report", "The n is the one that came with the figures, where one did. Intervals did "
                                 "not come with them."));
        return table;
    }

    [[nodiscard]] Table faults(std::string name) const {
        Table table;
        table.name = std::move(name);
        table.title = m_wording.text(ASSAY_TEXT("Report", "What cannot be true"));
        table.columns = {{"regime", m_wording.text(ASSAY_TEXT("Report", "Regime"))},
                         {"figure", m_wording.text(ASSAY_TEXT("Report", "Figure"))},
                         {"value", m_wording.text(ASSAY_TEXT("Report", "Value")), "outside_figure"},
                         {"at_least", m_wording.text(ASSAY_TEXT("Report", "At least")), "figures_lint"},
                         {"at_most", m_wording.text(ASSAY_TEXT("Report", "At most")), "figures_lint"},
                         {"fault", m_wording.text(ASSAY_TEXT("Report", "What is wrong")), {}, true}};
        table.ifEmpty = m_wording.text(ASSAY_TEXT("Report", "No figure contradicts another."));
        const auto limit = [](const std::optional<double>& value) -> Cell {
            return value ? Cell(Figure{value}) : Cell(std::string());
        };
        for (const evaluate::FiguresFault& fault : m_run.faults) {
            table.rows.push_back({regimeName(fault.regime, m_wording), fault.figure, Figure{fault.value},
                                  limit(fault.low), limit(fault.high), faultText(fault, m_wording)});
        }
        return table;
    }

  private:
    void add(Table& table, const std::string& regime, const std::string& name, std::optional<double> value,
             FigureKind kind, std::optional<std::int64_t> n) const {
        if (!value) {
            return; // it did not come
        }
        std::int64_t faults = 0;
        for (const evaluate::FiguresFault& fault : m_run.faults) {
            faults += fault.regime == regime && fault.figure == name ? 1 : 0;
        }
        Figure figure{value, kind};
        figure.n = n;
        table.rows.push_back({regimeName(regime, m_wording), name, std::move(figure), countFigure(faults)});
    }

    void addCount(Table& table, const std::string& regime, const std::string& name,
                  const std::optional<std::int64_t>& count) const {
        add(table, regime, name, count ? std::optional(static_cast<double>(*count)) : std::nullopt,
            FigureKind::Count, std::nullopt);
    }

    const evaluate::OutsideRun& m_run;
    const words::Wording& m_wording;
};

} // namespace

KeyFigure faultsFigure(const ReportedRun& run, const words::Wording& wording) {
    const auto faults = static_cast<std::int64_t>(run.outside->faults.size());
    return {wording.text(ASSAY_TEXT("Report", "Faults of the consistency lint")), countFigure(faults),
            faults > 0 ? Verdict::Bad : Verdict::Good, "figures_lint"};
}

std::vector<Block> outsideBlocks(const ReportedRun& run, RunPlace place, const words::Wording& wording) {
    std::vector<Block> blocks;
    Facts facts;
    if (place.runs == 1) { // else the heading says so
        facts.list.emplace_back(wording.text(ASSAY_TEXT("Report", "Run")), runTitle(run.info, wording));
    }
    if (!run.outside->figures.source.empty()) {
        facts.list.emplace_back(wording.text(ASSAY_TEXT("Report", "Source")),
                                withoutFolders(run.outside->figures.source));
    }
    if (!run.info.note.empty()) {
        facts.list.emplace_back(wording.text(ASSAY_TEXT("Report", "Note")), run.info.note);
    }
    if (!facts.list.empty()) {
        blocks.emplace_back(std::move(facts));
    }
    blocks.emplace_back(Paragraph{
        run.outside->faults.empty()
            ? wording.text(ASSAY_TEXT(
                  "Report", "From outside: these figures were measured elsewhere and are kept as they were "
                            "given. None contradicts another."))
            : wording.text(ASSAY_TEXT(
                  "Report", "From outside: these figures were measured elsewhere and are kept as they were "
                            "given. They cannot all be true together; nothing was corrected."))});
    blocks.emplace_back(KeyFigures{{faultsFigure(run, wording)}});
    if (run.unread > 0) {
        blocks.emplace_back(Paragraph{
            wording.text(ASSAY_TEXT("Report", "Figures that could not be read and are not here: %1."),
                         {wording.count(run.unread)})});
    }
    const Given given(*run.outside, wording);
    blocks.emplace_back(given.table(place.name("outside")));
    blocks.emplace_back(given.faults(place.name("outside_faults")));
    return blocks;
}

} // namespace assay::results
