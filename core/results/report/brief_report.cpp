#include "core/results/report/brief_report.h"

#include "core/results/report/printed_table.h"
#include "core/results/report/table_rows.h"
#include "core/words/issue_text.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace assay::results {
namespace {

constexpr std::size_t kPrintedFacts = 4;     // of each list
constexpr std::size_t kFactsBelow = 2;       // where the section stands below another of the same thing
constexpr std::size_t kProvenanceFacts = 2;  // of each list
constexpr std::size_t kPrintedSentences = 7; // of the summary
constexpr std::size_t kPrintedVerdicts = 9;  // of the summary, the worst
constexpr std::size_t kPrintedFigures = 3;   // of the summary, beside those with a verdict
constexpr std::size_t kPrintedFaults = 8;
constexpr std::size_t kPrintedGates = 8; // of a run each, the worst

// A table or chart that a brief prints: the name without what tells sets, suites or runs apart.
struct PrintedPart {
    std::string_view stem;
    std::size_t rows; // of a table
};

struct BriefSection {
    std::string_view id;
    std::string_view below; // the section under which it stands; empty: it has pages of its own
    bool isOfRuns;          // of many only those that lead have a page
    std::array<PrintedPart, 4> parts;
};

constexpr PrintedPart kNoPart{"", 0};

constexpr std::array kBriefSections{
    BriefSection{"threshold_scenarios", "", false, {{{"threshold_scenarios", 8}, kNoPart, kNoPart, kNoPart}}},
    BriefSection{"threshold_curves",
                 "threshold_scenarios",
                 false,
                 {{{"threshold_figures", 0}, kNoPart, kNoPart, kNoPart}}},
    BriefSection{"threshold_matrices",
                 "threshold_scenarios",
                 false,
                 {{{"threshold_matrix_panels", 0}, kNoPart, kNoPart, kNoPart}}},
    BriefSection{"neighbour_regimes", "", true, {{{"neighbour_hits", 6}, kNoPart, kNoPart, kNoPart}}},
    BriefSection{"neighbour_gate",
                 "neighbour_regimes",
                 true,
                 {{{"neighbour_gate_findings", 3}, kNoPart, kNoPart, kNoPart}}},
    BriefSection{"retrieval_quality",
                 "",
                 true,
                 {{{"retrieval_metrics", 10}, {"retrieval_missed", 6}, {"retrieval_hardest", 5}, kNoPart}}},
    BriefSection{
        "answer_quality",
        "",
        true,
        {{{"answer_targets", 4}, {"answer_measures", 4}, {"answer_verdicts", 4}, {"answer_failures", 2}}}},
    BriefSection{
        "curation_flags",
        "",
        false,
        {{{"curation_flag_reasons", 5}, {"curation_flagged", 1}, {"curation_open_suspicions", 2}, kNoPart}}},
    BriefSection{
        "curation_coverage", "curation_flags", false, {{{"curation_target", 8}, kNoPart, kNoPart, kNoPart}}},
};

const BriefSection* briefSectionOf(std::string_view id) {
    const auto* const found = std::ranges::find(kBriefSections, id, &BriefSection::id);
    return found == kBriefSections.end() ? nullptr : found;
}

// "_2", "_run3" or nothing.
bool isPlaceSuffix(std::string_view rest) {
    if (rest.starts_with("_run")) {
        rest.remove_prefix(4);
    } else if (rest.starts_with("_")) {
        rest.remove_prefix(1);
    } else {
        return rest.empty();
    }
    return !rest.empty() && rest.find_first_not_of("0123456789") == std::string_view::npos;
}

const PrintedPart* partOf(const BriefSection& section, std::string_view name) {
    const auto found = std::ranges::find_if(section.parts, [&](const PrintedPart& part) {
        return !part.stem.empty() && name.starts_with(part.stem) &&
               isPlaceSuffix(name.substr(part.stem.size()));
    });
    return found == section.parts.end() ? nullptr : &*found;
}

// Facts beyond the first ones of each list, kept for CSV and JSON.
class CutFacts {
  public:
    explicit CutFacts(std::string name)
        : m_table{.name = std::move(name), .title = {}, .columns = {}, .rows = {}} {}

    void cut(Facts& facts, std::size_t most) {
        ++m_lists;
        while (facts.list.size() > most) {
            m_table.rows.push_back({countFigure(m_lists), std::move(facts.list[most].first),
                                    std::move(facts.list[most].second)});
            facts.list.erase(facts.list.begin() + static_cast<std::ptrdiff_t>(most));
        }
    }

    void addTo(std::vector<Block>& blocks, const words::Wording& w) && {
        if (m_table.rows.empty()) {
            return;
        }
        m_table.title = w.text(ASSAY_TEXT("Report", "More of what was measured"));
        m_table.columns = {{"list", w.text(ASSAY_TEXT("Report", "List"))},
                           {"name", w.text(ASSAY_TEXT("Report", "Name"))},
                           {"value", w.text(ASSAY_TEXT("Report", "Value"))}};
        m_table.shown = 0;
        blocks.emplace_back(std::move(m_table));
    }

  private:
    Table m_table;
    std::int64_t m_lists = 0;
};

// A key figure as a row of a table that keeps what pages do not show as one.
TableRow rowOfFigure(KeyFigure figure) {
    TableRow row{std::move(figure.label), std::move(figure.value)};
    row.definition = std::move(figure.definition);
    return row;
}

Table tableOfFigures(std::string name, std::string title, const words::Wording& w) {
    return {.name = std::move(name),
            .title = std::move(title),
            .columns = {{"figure", w.text(ASSAY_TEXT("Report", "Figure")), {}, true},
                        {"value", w.text(ASSAY_TEXT("Report", "Value"))}},
            .rows = {}};
}

// Below another section of the same thing only what has a verdict is printed large; the others are kept.
std::vector<TableRow> takeUnjudged(KeyFigures& figures) {
    std::vector<TableRow> taken;
    std::vector<KeyFigure> judged;
    for (KeyFigure& figure : figures.list) {
        if (figure.verdict == Verdict::None) {
            taken.push_back(rowOfFigure(std::move(figure)));
        } else {
            judged.push_back(std::move(figure));
        }
    }
    figures.list = std::move(judged);
    return taken;
}

void showAtMost(Table& table, std::size_t rows) {
    if (rows < std::min(table.rows.size(), table.shown.value_or(table.rows.size()))) {
        table.shown = rows;
    }
}

// Only the parts that a brief prints, in this section and those below it.
void shorten(Section& section, const BriefSection& brief, const words::Wording& w) {
    CutFacts cut(section.id + "_facts");
    Table figures = tableOfFigures(section.id + "_figures", w.text(ASSAY_TEXT("Report", "More figures")), w);
    figures.shown = 0;
    std::vector<Block> kept;
    for (Block& block : section.blocks) {
        if (auto* const table = std::get_if<Table>(&block)) {
            const PrintedPart* const part = partOf(brief, table->name);
            if (part == nullptr || table->rows.empty()) { // what is empty says so on the pages of everything
                table->shown = 0;
            } else {
                showAtMost(*table, part->rows);
            }
        } else if (const auto* const chart = std::get_if<plot::Chart>(&block)) {
            if (partOf(brief, chart->name) == nullptr) {
                continue;
            }
        } else if (auto* const facts = std::get_if<Facts>(&block)) {
            cut.cut(*facts, brief.below.empty() ? kPrintedFacts : kFactsBelow);
        } else if (auto* const large = std::get_if<KeyFigures>(&block);
                   large != nullptr && !brief.below.empty()) {
            for (TableRow& row : takeUnjudged(*large)) {
                figures.rows.push_back(std::move(row));
            }
            if (large->list.empty()) {
                continue;
            }
        }
        kept.push_back(std::move(block));
    }
    if (!figures.rows.empty()) {
        kept.emplace_back(std::move(figures));
    }
    std::move(cut).addTo(kept, w);
    section.blocks = std::move(kept);
    for (Section& below : section.sections) {
        shorten(below, brief, w);
    }
}

// --- The summary ---

std::size_t urgencyOf(Verdict verdict) {
    switch (verdict) {
    case Verdict::Bad:
        return 0;
    case Verdict::Warning:
        return 1;
    case Verdict::Good:
    case Verdict::None:
        break;
    }
    return 2;
}

// What has a verdict first, the worst before the others; then the sentences; then all other figures as a
// table.
void shortenSummary(Section& summary, const words::Wording& w) {
    KeyFigures judged;
    Table others =
        tableOfFigures("summary_figures", w.text(ASSAY_TEXT("Report", "Figures without a limit")), w);
    Table further =
        tableOfFigures("summary_verdicts", w.text(ASSAY_TEXT("Report", "More figures with a verdict")), w);
    Table sentences{.name = "summary_sentences",
                    .title = w.text(ASSAY_TEXT("Report", "More of what was measured")),
                    .columns = {{"text", w.text(ASSAY_TEXT("Report", "Value")), {}, true}},
                    .rows = {}};
    std::size_t printed = 0;
    std::vector<Block> comments;
    std::vector<Block> rest;
    for (Block& block : summary.blocks) {
        if (auto* const paragraph = std::get_if<Paragraph>(&block);
            paragraph != nullptr && printed++ >= kPrintedSentences) {
            sentences.rows.push_back({std::move(paragraph->text)});
            continue;
        }
        if (auto* const figures = std::get_if<KeyFigures>(&block)) {
            for (KeyFigure& figure : figures->list) {
                if (figure.verdict != Verdict::None) {
                    judged.list.push_back(std::move(figure));
                    continue;
                }
                others.rows.push_back(rowOfFigure(std::move(figure)));
            }
        } else {
            (std::holds_alternative<Comment>(block) ? comments : rest).push_back(std::move(block));
        }
    }
    std::ranges::stable_sort(judged.list, {},
                             [](const KeyFigure& figure) { return urgencyOf(figure.verdict); });
    while (judged.list.size() > kPrintedVerdicts) {
        further.rows.insert(further.rows.begin(), rowOfFigure(std::move(judged.list.back())));
        judged.list.pop_back();
    }
    summary.blocks = std::move(comments);
    if (!judged.list.empty()) {
        summary.blocks.emplace_back(std::move(judged));
    }
    std::move(rest.begin(), rest.end(), std::back_inserter(summary.blocks));
    if (!others.rows.empty()) {
        showFirst(others, kPrintedFigures);
        summary.blocks.emplace_back(std::move(others));
    }
    for (Table* const kept : {&further, &sentences}) {
        if (!kept->rows.empty()) {
            kept->shown = 0;
            summary.blocks.emplace_back(std::move(*kept));
        }
    }
}

// --- Gates ---

// The verdicts stand in the summary as figures and below in one table; the limits of each gate are kept.
void shortenGates(Section& gates) {
    for (Section& run : gates.sections) {
        for (Block& block : run.blocks) {
            if (auto* const limits = std::get_if<Table>(&block)) {
                limits->shown = 0;
                gates.blocks.push_back(std::move(block));
            }
        }
    }
    gates.sections.clear();
    for (Block& block : gates.blocks) {
        if (auto* const table = std::get_if<Table>(&block)) {
            showAtMost(*table, kPrintedGates);
        }
    }
}

// Of each run its gates as figures, before those that the summary has.
void sumUpGates(const std::vector<Section>& sections, Section& summary, const words::Wording& w) {
    const auto gates = std::ranges::find(sections, "run_gates", &Section::id);
    if (gates == sections.end()) {
        return;
    }
    KeyFigures verdicts;
    for (const Section& run : gates->sections) {
        for (const Block& block : run.blocks) {
            if (const auto* const figures = std::get_if<KeyFigures>(&block)) {
                for (KeyFigure figure : figures->list) {
                    figure.label = w.text(ASSAY_TEXT("Report", "%1 (%2)"), {figure.label, run.title});
                    verdicts.list.push_back(std::move(figure));
                }
            }
        }
    }
    if (!verdicts.list.empty()) {
        summary.blocks.insert(summary.blocks.begin(), std::move(verdicts));
    }
}

// --- The faults of the data ---

// Rows of the tables of kinds: severity, what is wrong, code, issues.
void addFaults(const Section& import, std::string_view severity, Table& faults) {
    for (const Block& block : import.blocks) {
        const auto* const table = std::get_if<Table>(&block);
        if (table == nullptr || !table->name.starts_with("issues_by_kind")) {
            continue;
        }
        for (const TableRow& row : table->rows) {
            const auto* const text = std::get_if<std::string>(&row.front());
            if (text != nullptr && *text == severity) {
                faults.rows.push_back({row[0], import.title, row[1], row[3]});
            }
        }
    }
}

void hideTables(Section& section) {
    for (Block& block : section.blocks) {
        if (auto* const table = std::get_if<Table>(&block)) {
            table->shown = 0;
        }
    }
    for (Section& below : section.sections) {
        hideTables(below);
    }
}

void shortenIssues(Section& issues, const words::Wording& w) {
    Table faults{.name = "issues_worst",
                 .title = w.text(ASSAY_TEXT("Report", "The worst faults of the data")),
                 .columns = {{"severity", w.text(ASSAY_TEXT("Report", "Severity")), "issue_severity"},
                             {"import", w.text(ASSAY_TEXT("Report", "Imported"))},
                             {"kind", w.text(ASSAY_TEXT("Report", "What is wrong"))},
                             {"count", w.text(ASSAY_TEXT("Report", "Issues"))}},
                 .rows = {}};
    faults.ifEmpty = w.text(ASSAY_TEXT("Report", "No import has reported an error or a warning."));
    for (const base::Severity severity : {base::Severity::Error, base::Severity::Warning}) {
        for (const Section& import : issues.sections) {
            addFaults(import, words::severityText(severity, w), faults);
        }
    }
    hideTables(issues);
    showFirst(faults, kPrintedFaults);
    issues.blocks.emplace_back(std::move(faults));
}

// A row for each list of facts in place of its first two: what it is, its name, and what tells it apart.
void shortenProvenance(Section& provenance, const words::Wording& w) {
    CutFacts cut("provenance_facts");
    Table sources{.name = "provenance_sources",
                  .title = {},
                  .columns = {{"kind", w.text(ASSAY_TEXT("Report", "Kind"))},
                              {"name", w.text(ASSAY_TEXT("Report", "Name")), {}, true},
                              {"origin", w.text(ASSAY_TEXT("Report", "Identifier"))}},
                  .rows = {}};
    const std::string identifier = w.text(ASSAY_TEXT("Report", "Identifier"));
    std::vector<Block> rest;
    std::optional<std::size_t> place; // of the table, where the first list stood
    hideTables(provenance);
    for (Block& block : provenance.blocks) {
        auto* const facts = std::get_if<Facts>(&block);
        if (facts != nullptr) {
            cut.cut(*facts, kProvenanceFacts);
        }
        if (facts == nullptr || facts->list.size() < kProvenanceFacts) {
            rest.push_back(std::move(block));
            continue;
        }
        place = place.value_or(rest.size());
        auto& [name, value] = facts->list[1];
        sources.rows.push_back(
            {std::move(facts->list[0].first), std::move(facts->list[0].second),
             name == identifier ? std::move(value) : w.text(ASSAY_TEXT("Report", "%1: %2"), {name, value})});
    }
    if (place) {
        rest.insert(rest.begin() + static_cast<std::ptrdiff_t>(*place), std::move(sources));
    }
    provenance.blocks = std::move(rest);
    std::move(cut).addTo(provenance.blocks, w);
}

// --- One page for each thing ---

// Than sentences: a section that only says why it has nothing needs no page.
bool hasMore(const Section& section) {
    return !section.sections.empty() || std::ranges::any_of(section.blocks, [](const Block& block) {
        return !std::holds_alternative<Paragraph>(block);
    });
}

bool saysOnlySentences(const Section& section) {
    return section.sections.empty() && std::ranges::all_of(section.blocks, [](const Block& block) {
               const auto* const table = std::get_if<Table>(&block);
               return std::holds_alternative<Paragraph>(block) ||
                      (table != nullptr && table->shown == std::size_t{0});
           });
}

// A section of the subject below that of the same set, suite or run, else below the first section itself.
void joinBelow(Section& first, Section second) {
    if (second.sections.empty()) {
        first.sections.push_back(std::move(second));
        return;
    }
    for (Section& part : second.sections) {
        const auto found = std::ranges::find(first.sections, part.title, &Section::title);
        if (found != first.sections.end() && saysOnlySentences(part)) { // they need no heading of their own
            std::move(part.blocks.begin(), part.blocks.end(), std::back_inserter(found->blocks));
        } else if (found != first.sections.end()) {
            part.title = second.title;
            part.beginsPage = false; // it stands on the page of its set, suite or run
            found->sections.push_back(std::move(part));
        }
    }
    second.sections.clear();
    std::move(second.blocks.begin(), second.blocks.end(), std::back_inserter(first.blocks));
}

// Whether a page of its own is filled: a part of figures and sentences alone shares one.
bool isPrintedLong(const Section& section) {
    return std::ranges::any_of(section.blocks, [](const Block& block) {
        const auto* const table = std::get_if<Table>(&block);
        return std::holds_alternative<plot::Chart>(block) ||
               (table != nullptr && table->shown != std::size_t{0});
    });
}

// A gate, target or limit that it fails.
bool hasFailed(const Section& section) {
    const auto isBad = [](const Block& block) {
        const auto* const figures = std::get_if<KeyFigures>(&block);
        return figures != nullptr &&
               std::ranges::find(figures->list, Verdict::Bad, &KeyFigure::verdict) != figures->list.end();
    };
    return std::ranges::any_of(section.blocks, isBad) || std::ranges::any_of(section.sections, hasFailed);
}

// Of runs the newest and those whose title is in `failed` have a page, short ones first; of sets and suites
// the first ones, at most kMostBriefParts of each; what has none is named in `leftOut`: section, part.
void capParts(Section& section, const BriefSection& brief, const std::set<std::string>& failed,
              std::vector<TableRow>& leftOut) {
    std::vector<Section> kept;
    for (std::size_t i = 0; i < section.sections.size(); ++i) {
        Section& part = section.sections[i];
        const bool leads = i == 0 || !brief.isOfRuns || failed.contains(part.title);
        if (!leads || kept.size() == kMostBriefParts) {
            leftOut.push_back({section.title, part.title});
            continue;
        }
        kept.push_back(std::move(part));
    }
    // Of runs the short ones first: they stand where the page before has room.
    const auto longOnes =
        brief.isOfRuns
            ? std::ranges::stable_partition(kept, [](const Section& part) { return !isPrintedLong(part); })
                  .begin()
            : kept.begin();
    for (auto part = kept.begin(); part != kept.end(); ++part) {
        part->beginsPage = part != kept.begin() && isPrintedLong(*part);
    }
    section.beginsPage = section.beginsPage && (!brief.isOfRuns || longOnes == kept.begin());
    section.sections = std::move(kept);
}

// What stands in the template of everything alone, before the provenance, or at the end of the summary.
void nameLeftOut(std::vector<Section>& sections, std::vector<TableRow> leftOut, const words::Wording& w) {
    auto place = std::ranges::find(sections, "provenance", &Section::id);
    place = place != sections.end() ? place : std::ranges::find(sections, "summary", &Section::id);
    if (leftOut.empty() || place == sections.end()) {
        return;
    }
    Table table{.name = "left_out",
                .title = w.text(ASSAY_TEXT("Report", "Without a page here; the template Review has them")),
                .columns = {{"section", w.text(ASSAY_TEXT("Report", "Section"))},
                            {"name", w.text(ASSAY_TEXT("Report", "Set, suite or run"))}},
                .rows = std::move(leftOut)};
    if (place->id == "provenance") {
        place->blocks.insert(place->blocks.begin(), std::move(table));
    } else {
        place->blocks.emplace_back(std::move(table));
    }
}

} // namespace

void makeBrief(Report& report, const words::Wording& wording) {
    std::vector<Section> sections;
    std::vector<TableRow> leftOut;
    std::set<std::string> failed; // titles of runs: the gate stands in a section of its own
    for (const Section& section : report.sections) {
        for (const Section& part : section.sections) {
            if (briefSectionOf(section.id) != nullptr && hasFailed(part)) {
                failed.insert(part.title);
            }
        }
    }
    if (const auto summary = std::ranges::find(report.sections, "summary", &Section::id);
        summary != report.sections.end()) {
        sumUpGates(report.sections, *summary, wording);
    }
    for (Section& section : report.sections) {
        if (section.id == "summary") {
            shortenSummary(section, wording);
        } else if (section.id == "run_gates") {
            shortenGates(section);
        } else if (section.id == "issues") {
            shortenIssues(section, wording);
        } else if (section.id == "provenance") {
            shortenProvenance(section, wording);
        } else if (const BriefSection* const brief = briefSectionOf(section.id)) {
            shorten(section, *brief, wording);
            const auto first = std::ranges::find(sections, brief->below, &Section::id);
            if (!brief->below.empty() && first != sections.end()) {
                joinBelow(*first, std::move(section));
                continue;
            }
            section.beginsPage = brief->below.empty() && hasMore(section);
            capParts(section, *brief, failed, leftOut);
        }
        sections.push_back(std::move(section));
    }
    nameLeftOut(sections, std::move(leftOut), wording);
    report.sections = std::move(sections);
}

} // namespace assay::results
