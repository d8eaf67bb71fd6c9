#include "core/results/neighbours/neighbour_parts.h"
#include "core/results/report/section_makers.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace assay::results {
namespace {

// "P1" is said in every language.
std::string alertText(evaluate::Alert alert) {
    return std::string(evaluate::alertName(alert));
}

std::string whyNotComparable(const base::Error& error, const words::Wording& wording) {
    if (error.code != base::ErrorCode::InvalidArgument) {
        return wording.text(
            ASSAY_TEXT("Report", "The run cannot be judged against the baseline: they share no anchor."));
    }
    if (error.where == "hit_at" || error.where == "mrr_at") {
        return wording.text(
            ASSAY_TEXT("Report", "The run cannot be judged against the baseline: an alert threshold asks for "
                                 "k = %1, and one of the two did not look at so many results."),
            {error.detail});
    }
    return wording.text(ASSAY_TEXT("Report", "The run cannot be judged against the baseline: the two differ "
                                             "in “%1”, so their figures mean different things."),
                        {error.where});
}

void addAskedBlocks(const RunGate& gate, const evaluate::GateVerdict& verdict, const words::Wording& wording,
                    std::vector<Block>& blocks) {
    for (const evaluate::AskedAnchors& asked : verdict.asked) {
        if (asked.lost == 0 && asked.runAsked == asked.runAnchors &&
            asked.baselineAsked == asked.baselineAnchors) {
            continue;
        }
        blocks.emplace_back(Paragraph{
            wording.text(ASSAY_TEXT("Report", "Anchors asked, %1: this run %2 of %3, the baseline %4 of %5."),
                         {regimeTitle(asked.regime, wording), wording.count(asked.runAsked),
                          wording.count(asked.runAnchors), wording.count(asked.baselineAsked),
                          wording.count(asked.baselineAnchors)})});
    }
    if (verdict.onlyRun > 0 || verdict.onlyBaseline > 0) {
        blocks.emplace_back(Paragraph{wording.text(
            ASSAY_TEXT("Report",
                       "Left out of moves and of tests of chance: anchors only in this run: %1, only "
                       "in the baseline: %2."),
            {wording.count(verdict.onlyRun), wording.count(verdict.onlyBaseline)})});
    }
    if (!gate.isSame) {
        blocks.emplace_back(Paragraph{wording.text(
            ASSAY_TEXT("Report",
                       "The baseline has none of this run's searches, so two different searches are "
                       "compared: %1 here, %2 in the baseline."),
            {verdict.runSearch.label, verdict.baselineSearch.label})});
    }
}

Section gateSection(const ReportedRun& run, RunPlace place, const words::Wording& wording) {
    Section section;
    const RunGate& gate = run.gate;
    if (!gate.baseline) {
        section.blocks.emplace_back(Paragraph{whyNoGate(gate, wording)});
        return section;
    }
    Facts facts;
    if (place.runs == 1) { // else the heading says so
        facts.list.emplace_back(wording.text(ASSAY_TEXT("Report", "Run")), runTitle(run.info, wording));
    }
    facts.list.emplace_back(wording.text(ASSAY_TEXT("Report", "Baseline")),
                            runTitle(gate.baseline->info, wording));
    section.blocks.emplace_back(std::move(facts));
    if (gate.state == RunGate::State::NoRules) {
        section.blocks.emplace_back(Paragraph{whyNoGate(gate, wording)});
    }
    if (auto figure = gateFigure(gate, wording)) {
        section.blocks.emplace_back(KeyFigures{{std::move(*figure)}});
    }
    if (!gate.alone.empty()) {
        std::string names;
        for (const std::size_t search : gate.alone) {
            names += (names.empty() ? "" : "; ") + searchTitle(run, search, wording);
        }
        section.blocks.emplace_back(Paragraph{wording.text(
            ASSAY_TEXT("Report", "Not judged, for the baseline has no such search: %1."), {names})});
    }
    const std::size_t searches = gate.judged.size();
    for (std::size_t i = 0; i < searches; ++i) {
        const JudgedSearch& one = gate.judged[i];
        std::vector<Block> blocks;
        if (!one.verdict) {
            blocks.emplace_back(Paragraph{whyNotComparable(one.verdict.error(), wording)});
        } else {
            addAskedBlocks(gate, *one.verdict, wording, blocks);
            std::ranges::move(gateTables(*one.verdict, place, i, searches, wording),
                              std::back_inserter(blocks));
        }
        if (searches == 1) {
            std::ranges::move(blocks, std::back_inserter(section.blocks));
            continue;
        }
        section.sections.push_back({place.name("gate_of", i, searches),
                                    searchTitle(run, one.search, wording),
                                    std::move(blocks),
                                    {}});
    }
    return section;
}

} // namespace

std::string whyNoGate(const RunGate& gate, const words::Wording& wording) {
    if (gate.state == RunGate::State::Judged && !gate.worst() && !gate.judged.empty()) {
        return whyNotComparable(gate.judged.front().verdict.error(), wording);
    }
    switch (gate.state) {
    case RunGate::State::IsBaseline:
        return wording.text(ASSAY_TEXT("Report", "This run is the baseline that others are judged against."));
    case RunGate::State::NotFinished:
        return wording.text(ASSAY_TEXT("Report", "The run is not finished; only whole runs are judged."));
    case RunGate::State::NoBaseline:
        return wording.text(ASSAY_TEXT(
            "Report",
            "No run of this corpus is marked as the baseline, so there is nothing to judge against."));
    case RunGate::State::NoRules:
        return wording.text(ASSAY_TEXT(
            "Report", "The workspace has no alert threshold, so the regression gate asks for nothing."));
    case RunGate::State::Unreadable:
        return wording.text(ASSAY_TEXT("Report",
                                       "The alert thresholds of the workspace or its baseline cannot "
                                       "be read, so nothing is judged."));
    case RunGate::State::Judged:
        break;
    }
    return {};
}

std::optional<KeyFigure> gateFigure(const RunGate& gate, const words::Wording& wording) {
    KeyFigure figure{wording.text(ASSAY_TEXT("Report", "Regression gate")), {}, Verdict::Good, "gate"};
    if (gate.state == RunGate::State::Unreadable) {
        figure.value = wording.text(ASSAY_TEXT("Report", "cannot be judged"));
        figure.verdict = Verdict::Warning;
        return figure;
    }
    if (gate.state != RunGate::State::Judged) {
        return std::nullopt;
    }
    const auto worst = gate.worst();
    if (!worst) {
        figure.value = wording.text(ASSAY_TEXT("Report", "cannot be judged"));
        figure.verdict = Verdict::Warning;
    } else if (*worst != evaluate::Alert::None) {
        figure.value = wording.text(ASSAY_TEXT("Report", "fails with %1"), {alertText(*worst)});
        figure.verdict = *worst == evaluate::Alert::P2 ? Verdict::Warning : Verdict::Bad;
    } else if (const std::int64_t unjudged = gate.unjudged(); unjudged > 0) {
        figure.value = wording.text(ASSAY_TEXT("Report", "no alert; findings that could not be judged: %1"),
                                    {wording.count(unjudged)});
        figure.verdict = Verdict::Warning;
    } else {
        const auto all = static_cast<std::int64_t>(gate.judged.size() + gate.alone.size());
        const std::int64_t judged = gate.searchesJudged();
        if (judged == all) {
            figure.value = wording.text(ASSAY_TEXT("Report", "passes"));
        } else { // what cannot be judged does not pass
            figure.value = wording.text(ASSAY_TEXT("Report", "no alert; searches judged: %1 of %2"),
                                        {wording.count(judged), wording.count(all)});
            figure.verdict = Verdict::Warning;
        }
    }
    return figure;
}

base::Result<Section> neighbourGate(const SectionContext& context) {
    return sectionOfRuns(
        context, "neighbour_gate", [&](const ReportedRun& run, RunPlace place) -> base::Result<Section> {
            return run.test ? gateSection(run, place, context.wording) : withoutAnchors(context.wording);
        });
}

} // namespace assay::results
