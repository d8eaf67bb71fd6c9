// The sections of reports on neighbour tests: what is read and measured for them, and which blocks they are.
#include "core/evaluate/neighbours/neighbour_distances.h"
#include "core/evaluate/neighbours/unlisted_results.h"
#include "core/results/neighbours/neighbour_parts.h"
#include "core/results/report/section_makers.h"
#include "core/results/runs/adjacency_blocks.h"
#include "core/workspace/corpora/corpora.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace assay::results {
namespace {

using base::Result;

constexpr std::size_t kMostHits = 4; // columns of Hit@k that fit on a page
constexpr std::size_t kMostMeans = 2;
constexpr std::size_t kMostCases = 200; // in CSV and JSON, unless the plan asks for more

void append(std::vector<Block>& to, std::vector<Block> blocks) {
    std::move(blocks.begin(), blocks.end(), std::back_inserter(to));
}

std::vector<Block> adjacencyOfReport(const ReportedRun& run, RunPlace place, const words::Wording& wording) {
    std::vector<Block> blocks = adjacencyBlocks(run.adjacency, wording);
    for (Block& block : blocks) {
        if (auto* const table = std::get_if<Table>(&block)) {
            table->name = place.name(table->name);
        }
    }
    return blocks;
}

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
    add(ASSAY_TEXT("Report", "Vectors"), vectorsText(settings, wording));
    add(ASSAY_TEXT("Report", "Gold of an anchor"), windowText(settings.test, wording));
    add(ASSAY_TEXT("Report", "Filtered regime"), filterText(settings.test, wording));
    add(ASSAY_TEXT("Report", "Covered anchors by effective window"),
        windowCounts(run.figures.windows, wording));
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
    const MeasuredTest test = run.values();
    const RankChoice choice = printedChoice(test.settings.test, kMostHits, kMostMeans);
    section.blocks.emplace_back(anchorFigures(test, wording));
    section.blocks.emplace_back(rankTable(test, choice, place, wording));
    const RankChoice headline = headlineChoice(test.settings.test);
    section.blocks.emplace_back(luckTable(test, {headline.hits, {}}, place, wording));
    section.blocks.emplace_back(allGoldTable(test, {headline.hits, {}}, place, wording));
    section.blocks.emplace_back(totalsTable(test, headline, place, wording));
    section.blocks.emplace_back(selfTable(test, place, wording));
    section.blocks.emplace_back(allAnchorsTable(test, choice, place, wording));
    if (!run.adjacency.suite.empty()) {
        append(section.blocks, adjacencyOfReport(run, place, wording));
    }
    for (plot::Chart& chart : rankCurves(test, place, wording)) {
        section.blocks.emplace_back(std::move(chart));
    }
    return section;
}

Section outsideOf(const ReportedRun& run, RunPlace place, const words::Wording& wording) {
    Section section;
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
        section.blocks.emplace_back(std::move(facts));
    }
    section.blocks.emplace_back(Paragraph{
        run.outside->faults.empty()
            ? wording.text(ASSAY_TEXT(
                  "Report", "From outside: these figures were measured elsewhere and are kept as they were "
                            "given. None contradicts another."))
            : wording.text(ASSAY_TEXT(
                  "Report", "From outside: these figures were measured elsewhere and are kept as they were "
                            "given. They cannot all be true together; nothing was corrected."))});
    section.blocks.emplace_back(KeyFigures{{faultsFigure(*run.outside, wording)}});
    if (run.unread > 0) {
        section.blocks.emplace_back(Paragraph{
            wording.text(ASSAY_TEXT("Report", "Figures that could not be read and are not here: %1."),
                         {wording.count(run.unread)})});
    }
    section.blocks.emplace_back(outsideTable(*run.outside, place, wording));
    section.blocks.emplace_back(faultTable(*run.outside, place, wording));
    return section;
}

Section strataSection(const ReportedRun& run, RunPlace place, const words::Wording& wording) {
    Section section;
    const MeasuredTest test = run.values();
    const std::size_t searches = test.figures.searches.size();
    for (std::size_t search = 0; search < searches && test.regimes() > 0; ++search) {
        Section below;
        for (const Grouping grouping : kGroupings) {
            const StrataChoice choice{search, grouping, headlineChoice(test.settings.test)};
            below.blocks.emplace_back(strataTable(test, choice, place, wording));
            if (grouping != Grouping::Length && grouping != Grouping::Section) {
                continue; // the table is enough
            }
            if (auto chart = strataChart(test, choice, place, wording)) {
                below.blocks.emplace_back(std::move(*chart));
            }
        }
        if (searches == 1) {
            return below;
        }
        below.id = place.name("strata_of", search, searches);
        below.title = titleOfSearch(test, search, wording);
        section.sections.push_back(std::move(below));
    }
    return section;
}

// For sections that need anchors, of a run that has figures only.
Section withoutAnchors(const words::Wording& wording) {
    Section section;
    section.blocks.emplace_back(Paragraph{wording.text(
        ASSAY_TEXT("Report", "This run holds figures from outside and no anchors, so there is nothing more "
                             "to show. Its figures stand in the section on neighbour tests."))});
    return section;
}

Section distancesSection(const ReportedRun& run, RunPlace place, const words::Wording& wording) {
    Section section;
    if (!run.test) {
        auto given = givenQuantiles(run.outside->figures, place, wording);
        if (!given) {
            return withoutAnchors(wording);
        }
        section.blocks.emplace_back(std::move(*given));
        return section;
    }
    const MeasuredTest test = run.values();
    section.blocks.emplace_back(quantileTable(test, std::nullopt, place, wording));
    for (std::size_t search = 0; search < test.figures.searches.size(); ++search) {
        if (!test.isCosine(search)) {
            continue;
        }
        std::vector<evaluate::ResultDistances> distances;
        for (std::size_t regime = 0; regime < test.regimes(); ++regime) {
            distances.push_back(
                evaluate::resultDistances(run.test->outcomes, test.elementOf(search, regime)));
        }
        for (plot::Chart& chart : distanceCharts(test, search, distances, place, wording)) {
            section.blocks.emplace_back(std::move(chart));
        }
    }
    return section;
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
            names += (names.empty() ? "" : "; ") + titleOfSearch(run.values(), search, wording);
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
            blocks = comparedBlocks(*one.verdict, gate.isSame, wording);
            append(blocks, gateTables(*one.verdict, {i, searches}, place, wording));
            if (const auto power = powerOf(*one.verdict)) {
                append(blocks, powerBlocks(*power, place.name("gate", i, searches) + "_", wording));
            }
        }
        if (searches == 1) {
            append(section.blocks, std::move(blocks));
            continue;
        }
        section.sections.push_back({place.name("gate_of", i, searches),
                                    titleOfSearch(run.values(), one.search, wording),
                                    std::move(blocks),
                                    {}});
    }
    return section;
}

// The hardest cases with their sentences, as many as the plan asks for. Errors: those of reading.
Result<HardCases> hardCases(const SectionContext& context, const ReportedRun& run, std::size_t search,
                            std::size_t regime, bool isPrinted) {
    HardCases hard{.outcomes = run.test->outcomes, .notes = run.notes, .search = search, .regime = regime};
    const std::size_t element = run.values().elementOf(search, regime);
    hard.cases = evaluate::hardestCases(run.test->outcomes, element);
    hard.all = hard.cases.size();
    const std::size_t asked = context.plan.hardestCases;
    hard.cases.resize(std::min(hard.cases.size(), asked == 0 ? 0 : std::max(asked, kMostCases)));
    if (isPrinted) {
        hard.printed = std::min(hard.cases.size(), asked);
    }
    if (run.texts != evaluate::RunTexts::There) {
        return hard;
    }
    std::set<workspace::SentenceRow> wanted;
    for (const std::uint32_t i : hard.cases) {
        const model::AnchorOutcome& outcome = run.test->outcomes[i];
        wanted.insert(outcome.row);
        wanted.insert(outcome.gold.begin(), outcome.gold.end());
        for (const model::RankedSentence& result : outcome.searches[element].results) {
            wanted.insert(result.row);
        }
    }
    ASSAY_TRY(hard.sentences,
              evaluate::sentencesOfRun(context.reader, run.test->settings.corpusId, run.test->info.id, wanted,
                                       std::nullopt, context.stop));
    return hard;
}

// The cases of a search in a regime, as a subsection; not printed those that the plan does not ask for.
Result<Section> casesOf(const SectionContext& context, const ReportedRun& run, RunPlace place,
                        std::size_t search, std::size_t regime, bool isPrinted) {
    const words::Wording& wording = context.wording;
    ASSAY_TRY(const auto hard, hardCases(context, run, search, regime, isPrinted));
    const MeasuredTest test = run.values();
    const std::size_t searches = test.figures.searches.size();
    const std::string suffix = "_" + std::string(evaluate::regimeName(test.settings.test.regimes[regime]));
    Section below;
    below.id = place.name("cases_of", search, searches) + suffix;
    below.title = wording.text(ASSAY_TEXT("Report", "%1, %2"),
                               {titleOfSearch(test, search, wording), titleOfRegime(test, regime, wording)});
    below.blocks.emplace_back(caseTable(test, hard, place.name("cases", search, searches) + suffix, wording));
    if (!hard.sentences.empty()) {
        below.blocks.emplace_back(
            caseSentences(test, hard, place.name("case_sentences", search, searches) + suffix, wording));
    }
    return below;
}

Result<Section> hardestOf(const SectionContext& context, const ReportedRun& run, RunPlace place) {
    const words::Wording& wording = context.wording;
    Section section;
    if (run.texts != evaluate::RunTexts::There) {
        section.blocks.emplace_back(Paragraph{whyNoTexts(run.texts, run.test->settings.corpus, wording)});
    }
    Section others;
    std::string names;
    const std::size_t searches = run.figures.searches.size();
    for (std::size_t search = 0; search < searches; ++search) {
        const bool isPrinted = search == 0 || context.plan.hardestOf == HardestOf::All;
        for (std::size_t regime = 0; regime < run.values().regimes(); ++regime) {
            if (context.stop.stop_requested()) {
                return base::fail(base::ErrorCode::Cancelled, {}, "report");
            }
            ASSAY_TRY(auto below, casesOf(context, run, place, search, regime, isPrinted));
            if (isPrinted) {
                section.sections.push_back(std::move(below));
            } else {
                append(others.blocks, std::move(below.blocks));
            }
        }
        if (!isPrinted) {
            names += (names.empty() ? "" : "; ") + titleOfSearch(run.values(), search, wording);
        }
    }
    if (!names.empty() && context.plan.hardestCases > 0) {
        others.id = place.name("cases_of_others");
        others.title = wording.text(ASSAY_TEXT("Report", "Other searches"));
        others.blocks.insert(
            others.blocks.begin(),
            Paragraph{wording.text(
                ASSAY_TEXT("Report", "The hardest cases of these searches stand in the CSV tables and in the "
                                     "JSON of this report: %1. A template can print them too."),
                {names})});
        section.sections.push_back(std::move(others));
    }
    return section;
}

// A section of all runs: the blocks of the only one, or a subsection for each. Without any run the reason.
template <typename Make>
Result<Section> sectionOfRuns(const SectionContext& context, std::string_view id, const Make& make) {
    const NeighbourMaterial& material = *context.neighbours;
    const words::Wording& wording = context.wording;
    Section all;
    if (material.runs.empty()) {
        using Nothing = NeighbourMaterial::Nothing;
        const char* why =
            material.nothing == Nothing::NoRun
                ? ASSAY_TEXT("Report", "The workspace holds no neighbour test.")
            : material.nothing == Nothing::NoneFinished
                ? ASSAY_TEXT("Report", "No neighbour test of the workspace is finished.")
                : ASSAY_TEXT("Report", "None of the runs chosen for this report is a neighbour test.");
        all.blocks.emplace_back(Paragraph{wording.text(why)});
        return all;
    }
    for (std::size_t i = 0; i < material.runs.size(); ++i) {
        Result<Section> section = make(material.runs[i], RunPlace{i + 1, material.runs.size()});
        ASSAY_TRY(section);
        if (material.runs.size() == 1) {
            return section;
        }
        section->id = fmt::format("{}_{}", id, i + 1);
        section->title = runTitle(material.runs[i].info, wording);
        all.sections.push_back(std::move(*section));
    }
    return all;
}

} // namespace

base::Result<Section> neighbourRegimes(const SectionContext& context) {
    return sectionOfRuns(context, "neighbour_regimes", [&](const ReportedRun& run, RunPlace place) {
        return run.test ? testOf(run, place, context.wording) : outsideOf(run, place, context.wording);
    });
}

base::Result<Section> neighbourStrata(const SectionContext& context) {
    return sectionOfRuns(context, "neighbour_strata", [&](const ReportedRun& run, RunPlace place) {
        return run.test ? strataSection(run, place, context.wording) : withoutAnchors(context.wording);
    });
}

base::Result<Section> neighbourDistances(const SectionContext& context) {
    return sectionOfRuns(context, "neighbour_distances", [&](const ReportedRun& run, RunPlace place) {
        return distancesSection(run, place, context.wording);
    });
}

base::Result<Section> neighbourHardest(const SectionContext& context) {
    return sectionOfRuns(
        context, "neighbour_hardest", [&](const ReportedRun& run, RunPlace place) -> Result<Section> {
            return run.test ? hardestOf(context, run, place) : withoutAnchors(context.wording);
        });
}

base::Result<Section> neighbourGate(const SectionContext& context) {
    return sectionOfRuns(context, "neighbour_gate", [&](const ReportedRun& run, RunPlace place) {
        return run.test ? gateSection(run, place, context.wording) : withoutAnchors(context.wording);
    });
}

} // namespace assay::results
