#include "core/results/report/brief_report.h"

#include "core/results/report/brief_gates.h"
#include "core/results/report/brief_order.h"
#include "core/results/report/printed_table.h"
#include "core/results/report/table_rows.h"
#include "core/words/issue_text.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <span>
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
constexpr std::size_t kFewestFigures = 3;    // of the summary: where fewer have a verdict, others join them
constexpr std::size_t kPrintedFaults = 8;
constexpr std::size_t kPrintedFlagged = 3;
constexpr std::size_t kPrintedSources = 3; // those without a page first: the contents name the others
constexpr std::string_view kReasonsName = "curation_flag_reasons";
constexpr std::string_view kFlaggedName = "curation_flagged";
constexpr std::string_view kShortFlaggedName = "curation_flagged_brief";
constexpr std::size_t kNamedLeftOut = 12; // in a sentence; more are a table
constexpr const char* kSourcesName = "provenance_sources";
constexpr const char* kSuitesName = "curation_suites";
constexpr std::size_t kPrintedSuites = 8;
constexpr std::size_t kManySubjectsRows = 5; // of a table, where there are many subjects
constexpr std::size_t kPrintedTiles = 6;     // of a section, beside those with a verdict

// A table or chart that a brief prints: the name without what tells sets, suites or runs apart.
struct PrintedPart {
    std::string_view stem;
    std::size_t rows;      // of a table
    std::size_t whole = 0; // up to so many all of them, in place of the first of hardly more
};

struct BriefSection {
    std::string_view id;
    std::string_view below; // the section under which it stands; empty: it has pages of its own
    bool isOfRuns;          // of many only those that lead have a page
    std::array<PrintedPart, 4> parts;
    std::size_t tiles = kPrintedTiles; // figures that are printed large, beside those with a verdict
    std::size_t most = kMostBriefParts;
    bool chartsOfFirst = false; // the others print their tables alone
};

constexpr PrintedPart kNoPart{"", 0};

constexpr std::array kBriefSections{
    BriefSection{"threshold_scenarios",
                 "",
                 false,
                 {{{"threshold_scenarios", 8}, kNoPart, kNoPart, kNoPart}},
                 kPrintedTiles,
                 2,
                 true},
    BriefSection{"threshold_curves",
                 "threshold_scenarios",
                 false,
                 {{{"threshold_figures", 0}, kNoPart, kNoPart, kNoPart}}},
    BriefSection{"threshold_matrices",
                 "threshold_scenarios",
                 false,
                 {{{"threshold_matrix_panels", 0}, kNoPart, kNoPart, kNoPart}}},
    BriefSection{
        "neighbour_regimes", "", true, {{{"neighbour_hits", 3}, {"neighbour_luck", 10}, kNoPart, kNoPart}}},
    BriefSection{"neighbour_gate",
                 "neighbour_regimes",
                 true,
                 {{{"neighbour_gate_findings", 3}, kNoPart, kNoPart, kNoPart}}},
    BriefSection{
        "retrieval_quality",
        "",
        true,
        {{{"retrieval_metrics", 6, 8}, {"retrieval_missed", 6, 8}, {"retrieval_hardest", 3, 4}, kNoPart}}},
    BriefSection{"answer_quality",
                 "",
                 true,
                 {{{"answer_targets", 4, 6},
                   {"answer_measures", 4, 8},
                   {"answer_verdicts", 4, 5},
                   {"answer_failures", 2, 3}}}},
    BriefSection{"curation_flags",
                 "",
                 false,
                 {{{kReasonsName, 5, 6}, {"curation_open_suspicions", 2, 3}, kNoPart, kNoPart}},
                 3},
    BriefSection{
        "curation_coverage", "curation_flags", false, {{{"curation_target", 8}, kNoPart, kNoPart, kNoPart}}},
};

const BriefSection* briefSectionOf(std::string_view id) {
    const auto* const found = std::ranges::find(kBriefSections, id, &BriefSection::id);
    return found == kBriefSections.end() ? nullptr : found;
}

// "_2", "_run3", "_search1", "_run3_search1" or nothing.
bool isPlaceSuffix(std::string_view rest) {
    constexpr std::string_view kOfSearch = "_search";
    if (const std::size_t search = rest.find(kOfSearch); search != std::string_view::npos) {
        const std::string_view number = rest.substr(search + kOfSearch.size());
        if (number.empty() || number.find_first_not_of("0123456789") != std::string_view::npos) {
            return false;
        }
        rest = rest.substr(0, search);
    }
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

    // What the heading above says is cut, too.
    void cut(Facts& facts, std::size_t most, std::string_view heading = {}) {
        ++m_lists;
        std::vector<std::pair<std::string, std::string>> printed;
        for (auto& [name, value] : facts.list) {
            if (printed.size() < most && (value.empty() || heading.find(value) == std::string_view::npos)) {
                printed.emplace_back(std::move(name), std::move(value));
            } else {
                m_table.rows.push_back({countFigure(m_lists), std::move(name), std::move(value)});
            }
        }
        facts.list = std::move(printed);
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

// What has a verdict is printed large, and of the others the first `most`; the rest is kept.
std::vector<TableRow> takeUnjudged(KeyFigures& figures, std::size_t most) {
    std::vector<TableRow> taken;
    std::vector<KeyFigure> printed;
    for (KeyFigure& figure : figures.list) {
        if (figure.verdict == Verdict::None && printed.size() >= most) {
            taken.push_back(rowOfFigure(std::move(figure)));
        } else {
            printed.push_back(std::move(figure));
        }
    }
    figures.list = std::move(printed);
    return taken;
}

void hideTables(std::vector<Block>& blocks, std::string_view stem) {
    for (Block& block : blocks) {
        if (auto* const table = std::get_if<Table>(&block);
            table != nullptr && table->name.starts_with(stem)) {
            table->shown = 0;
        }
    }
}

// The columns of flagged questions that a page has room for; the table with all of them is kept.
Table shortFlagged(const Table& flagged) {
    constexpr std::array<std::string_view, 4> kShown{"question_id", "question", "reason", "note"};
    Table table{.name = std::string(kShortFlaggedName) + flagged.name.substr(kFlaggedName.size()),
                .title = flagged.title,
                .columns = {},
                .rows = std::vector<TableRow>(flagged.rows.size())};
    for (std::size_t column = 0; column < flagged.columns.size(); ++column) {
        if (std::ranges::find(kShown, flagged.columns[column].key) == kShown.end()) {
            continue;
        }
        table.columns.push_back(flagged.columns[column]);
        for (std::size_t row = 0; row < flagged.rows.size(); ++row) {
            table.rows[row].cells.push_back(flagged.rows[row][column]);
        }
    }
    showFirst(table, kPrintedFlagged);
    return table;
}

// A target of which nothing is missing: a figure with its verdict says so.
bool lacksNothing(const Table& table) {
    const auto column = std::ranges::find(table.columns, "missing", &Column::key);
    return column != table.columns.end() && std::ranges::all_of(table.rows, [&](const TableRow& row) {
               const auto place = static_cast<std::size_t>(column - table.columns.begin());
               const auto* const figure = std::get_if<Figure>(&row[place]);
               return figure != nullptr && figure->value == 0.0;
           });
}

// Only the parts that a brief prints, in this section and those below it, and no more rows of a table.
void shorten(Section& section, const BriefSection& brief, std::size_t mostRows, const words::Wording& w) {
    CutFacts cut(section.id + "_facts");
    Table figures = tableOfFigures(section.id + "_figures", w.text(ASSAY_TEXT("Report", "More figures")), w);
    figures.shown = 0;
    std::vector<Block> kept;
    for (Block& block : section.blocks) {
        if (auto* const table = std::get_if<Table>(&block)) {
            const PrintedPart* const part = partOf(brief, table->name);
            if (table->name.starts_with(kFlaggedName) &&
                isPlaceSuffix(std::string_view(table->name).substr(kFlaggedName.size())) &&
                !table->rows.empty()) {
                if (table->rows.size() <= kPrintedFlagged) { // each says its reason
                    hideTables(kept, kReasonsName);
                }
                kept.emplace_back(shortFlagged(*table));
            }
            // What is empty says so on the pages of everything, and what is met in a figure.
            if (part == nullptr || table->rows.empty() || lacksNothing(*table)) {
                table->shown = 0;
            } else if (table->rows.size() > std::min(part->whole, mostRows)) {
                showAtMost(*table, std::min(part->rows, mostRows));
            }
        } else if (const auto* const chart = std::get_if<plot::Chart>(&block)) {
            if (partOf(brief, chart->name) == nullptr) {
                continue;
            }
        } else if (auto* const facts = std::get_if<Facts>(&block)) {
            cut.cut(*facts, brief.below.empty() ? kPrintedFacts : kFactsBelow, section.title);
            if (facts->list.empty()) {
                continue;
            }
        } else if (auto* const large = std::get_if<KeyFigures>(&block)) {
            for (TableRow& row : takeUnjudged(*large, brief.below.empty() ? brief.tiles : 0)) {
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
        shorten(below, brief, mostRows, w);
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

// No figure made from predictions that know the labels is worth its limit.
constexpr std::string_view kLeakDefinition = "leaked_predictions";

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
    std::vector<KeyFigure> unjudged;
    std::ptrdiff_t joined = 0;
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
                unjudged.push_back(std::move(figure));
            }
        } else {
            (std::holds_alternative<Comment>(block) ? comments : rest).push_back(std::move(block));
        }
    }
    std::ranges::stable_sort(judged.list, {}, [](const KeyFigure& figure) {
        return std::pair(figure.definition != kLeakDefinition, urgencyOf(figure.verdict));
    });
    for (; judged.list.size() < kFewestFigures && joined < std::ssize(unjudged); ++joined) {
        judged.list.push_back(std::move(unjudged[static_cast<std::size_t>(joined)]));
    }
    std::ranges::transform(unjudged.begin() + joined, unjudged.end(), std::back_inserter(others.rows),
                           [](KeyFigure& figure) { return rowOfFigure(std::move(figure)); });
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
        others.shown = 0; // their sections print them
        summary.blocks.emplace_back(std::move(others));
    }
    for (Table* const kept : {&further, &sentences}) {
        if (!kept->rows.empty()) {
            kept->shown = 0;
            summary.blocks.emplace_back(std::move(*kept));
        }
    }
}

// --- The faults of the data ---

bool isLeak(const TableRow& kind) {
    const auto* const code = std::get_if<std::string>(&kind[2]);
    return code != nullptr && *code == base::issueCodeName(base::IssueCode::LeakedPredictions);
}

// Rows of the tables of kinds: severity, what is wrong, code, issues. Leaks lead under a word of their own.
void addFaults(const Section& import, std::string_view severity, bool ofLeaks, std::string_view said,
               Table& faults) {
    for (const Block& block : import.blocks) {
        const auto* const table = std::get_if<Table>(&block);
        if (table == nullptr || !table->name.starts_with("issues_by_kind")) {
            continue;
        }
        for (const TableRow& row : table->rows) {
            const auto* const text = std::get_if<std::string>(&row.front());
            if (text != nullptr && *text == severity && isLeak(row) == ofLeaks) {
                faults.rows.push_back({std::string(said), import.title, row[1], row[3]});
            }
        }
    }
}

void hideTables(Section& section) {
    hideTables(section.blocks, "");
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
    const std::string error = words::severityText(base::Severity::Error, w);
    const std::string warning = words::severityText(base::Severity::Warning, w);
    const auto add = [&](const std::string& severity, bool ofLeaks, const std::string& said) {
        for (const Section& import : issues.sections) {
            addFaults(import, severity, ofLeaks, said, faults);
        }
    };
    add(warning, true, w.text(ASSAY_TEXT("Report", "Do not trust")));
    add(error, false, error);
    add(warning, false, warning);
    hideTables(issues);
    showFirst(faults, kPrintedFaults);
    issues.blocks.emplace_back(std::move(faults));
}

// A row for each list of facts in place of its first two: what it is, its name, and what tells it apart.
void shortenProvenance(Section& provenance, const words::Wording& w) {
    CutFacts cut("provenance_facts");
    Table sources{.name = kSourcesName,
                  .title = {},
                  .columns = {{"kind", w.text(ASSAY_TEXT("Report", "Kind"))},
                              {"name", w.text(ASSAY_TEXT("Report", "Name")), {}, true},
                              {"origin", w.text(ASSAY_TEXT("Report", "Identifier, or imported at"))}},
                  .rows = {}};
    const std::set<std::string> plain{w.text(ASSAY_TEXT("Report", "Identifier")),
                                      w.text(ASSAY_TEXT("Report", "Imported at"))};
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
        sources.rows.push_back({std::move(facts->list[0].first), std::move(facts->list[0].second),
                                plain.contains(name)
                                    ? std::move(value)
                                    : w.text(ASSAY_TEXT("Report", "%1: %2"), {name, value})});
    }
    if (!place) { // gold alone: its suites and their versions say where all comes from
        for (Block& block : rest) {
            if (auto* const table = std::get_if<Table>(&block);
                table != nullptr && table->name == kSuitesName) {
                table->shown = std::min(table->rows.size(), kPrintedSuites);
            }
        }
    }
    if (place) {
        showAtMost(sources, kPrintedSources);
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

// A section of the subject below that of the same set, suite or run. What is about the only one stands below
// the first section itself, with the parts that it has.
void joinBelow(Section& first, Section second) {
    if (first.sections.empty() || second.sections.empty()) {
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

// Of runs the newest and those whose title is in `failed` may have a page.
bool leads(const Section& section, std::size_t part, const BriefSection& brief,
           const std::set<std::string>& failed) {
    return part == 0 || !brief.isOfRuns || failed.contains(section.sections[part].title);
}

// How many parts of each section that has pages of its own are printed, by its id.
std::map<std::string, std::size_t> shareOfPages(const std::vector<Section>& sections,
                                                const std::set<std::string>& failed) {
    std::vector<std::pair<std::string, std::size_t>> shares; // in the order of the report
    for (const Section& section : sections) {
        const BriefSection* const brief = briefSectionOf(section.id);
        if (brief == nullptr || !brief->below.empty()) {
            continue;
        }
        // What is about the only run stands in the section itself.
        std::size_t parts = section.sections.empty() && hasMore(section) ? 1 : 0;
        for (std::size_t i = 0; i < section.sections.size(); ++i) {
            parts += leads(section, i, *brief, failed) ? 1 : 0;
        }
        if (parts > 0) {
            shares.emplace_back(section.id, std::min(parts, brief->most));
        }
    }
    const auto all = [&shares] {
        std::size_t parts = 0;
        for (const auto& [id, share] : shares) {
            parts += share;
        }
        return parts;
    };
    const std::size_t mostInAll = shares.size() >= kManySubjects ? shares.size() : kMostBriefPartsInAll;
    while (all() > mostInAll) {
        const auto most = std::ranges::max_element(shares.rbegin(), shares.rend(), {},
                                                   &std::pair<std::string, std::size_t>::second);
        if (most->second == 1) {
            break;
        }
        --most->second;
    }
    return {shares.begin(), shares.end()};
}

// Of runs the newest and those whose title is in `failed` have a page, short ones first; of sets and suites
// the first ones, at most `most`; what has none is named in `leftOut`: section, part.
void capParts(Section& section, const BriefSection& brief, std::size_t most,
              const std::set<std::string>& failed, std::vector<TableRow>& leftOut) {
    std::vector<Section> kept;
    for (std::size_t i = 0; i < section.sections.size(); ++i) {
        Section& part = section.sections[i];
        if (!leads(section, i, brief, failed) || kept.size() == most) {
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

bool hasChart(const Section& section) {
    return std::ranges::any_of(section.blocks,
                               [](const Block& block) { return std::holds_alternative<plot::Chart>(block); });
}

// Once all that belongs to the parts stands below them: what is about a chart goes with it, but for the
// tables, which CSV and JSON have.
void keepChartsOfFirst(Section& section, const words::Wording& w) {
    bool some = false;
    for (std::size_t i = 1; i < section.sections.size(); ++i) {
        Section& part = section.sections[i];
        part.beginsPage = false;
        for (Section& below : part.sections) {
            if (hasChart(below)) {
                std::ranges::copy_if(below.blocks, std::back_inserter(part.blocks),
                                     [](const Block& block) { return std::holds_alternative<Table>(block); });
            }
        }
        some = std::erase_if(part.sections, hasChart) > 0 || some;
    }
    if (some) {
        section.sections.back().blocks.emplace_back(Paragraph{w.text(
            ASSAY_TEXT("Report", "Charts are printed of the first one; the template Review has all."))});
    }
}

// Sentences that follow each other are one paragraph; tables that are not printed stand in between.
void joinSentences(Section& section) {
    std::vector<Block> joined;
    std::optional<std::size_t> before; // the paragraph that the next sentence goes on
    for (Block& block : section.blocks) {
        auto* const sentence = std::get_if<Paragraph>(&block);
        const auto* const table = std::get_if<Table>(&block);
        if (sentence != nullptr && before) {
            std::get<Paragraph>(joined[*before]).text += " " + sentence->text;
            continue;
        }
        if (sentence != nullptr) {
            before = joined.size();
        } else if (table == nullptr || table->shown != std::size_t{0}) {
            before.reset();
        }
        joined.push_back(std::move(block));
    }
    section.blocks = std::move(joined);
    for (Section& below : section.sections) {
        joinSentences(below);
    }
}

// A column of the table of sources that says so of each of `leftOut` that is among them. The others come
// first; gives how many they are.
std::size_t markLeftOut(Section& provenance, std::vector<TableRow>& leftOut, const words::Wording& w) {
    Table* sources = nullptr;
    for (Block& block : provenance.blocks) {
        auto* const table = std::get_if<Table>(&block);
        sources = table != nullptr && table->name == kSourcesName ? table : sources;
    }
    const auto nameOf = [](const TableRow& row) { return std::get<std::string>(row[1]); };
    std::set<std::string> known;
    if (sources != nullptr) {
        std::ranges::transform(sources->rows, std::inserter(known, known.end()), nameOf);
    }
    const auto marked = std::ranges::stable_partition(
        leftOut, [&](const TableRow& row) { return !known.contains(nameOf(row)); });
    const auto others = static_cast<std::size_t>(marked.begin() - leftOut.begin());
    if (marked.empty()) {
        return others;
    }
    std::set<std::string> names;
    std::ranges::transform(marked, std::inserter(names, names.end()), nameOf);
    sources->columns.push_back({"page", w.text(ASSAY_TEXT("Report", "Page"))});
    for (TableRow& row : sources->rows) {
        row.cells.emplace_back(names.contains(nameOf(row)) ? w.text(ASSAY_TEXT("Report", "in Review"))
                                                           : std::string());
    }
    std::ranges::stable_partition(sources->rows,
                                  [&](const TableRow& row) { return names.contains(nameOf(row)); });
    sources->note =
        w.text(ASSAY_TEXT("Report", "In Review: without a page here; the template Review has it."));
    return others;
}

// "a, b (Flagged questions); c (Answers)" of rows of a section and a name each, which stand by section.
std::string namesOf(std::span<const TableRow> leftOut) {
    std::string names;
    for (std::size_t i = 0; i < leftOut.size(); ++i) {
        const std::string& section = std::get<std::string>(leftOut[i][0]);
        const bool isLast = i + 1 == leftOut.size();
        names += std::get<std::string>(leftOut[i][1]);
        if (isLast || std::get<std::string>(leftOut[i + 1][0]) != section) {
            names += " (" + section + ")" + (isLast ? "" : "; ");
        } else {
            names += ", ";
        }
    }
    return names;
}

// What stands in the template of everything alone: marked among the sources where each stands there, else
// before the provenance, or at the end of the summary.
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
        showAtMost(table, markLeftOut(*place, table.rows, w));
        const std::span<const TableRow> printed(table.rows.data(), table.shown.value_or(table.rows.size()));
        if (!printed.empty() && printed.size() <= kNamedLeftOut) { // a sentence takes less room
            place->blocks.insert(
                place->blocks.begin(),
                Paragraph{
                    w.text(ASSAY_TEXT("Report", "Without a page here; the template Review has them: %1."),
                           {namesOf(printed)})});
            table.shown = 0;
        }
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
    gatherWhatIsNotThere(report.sections);
    putWorstFirst(report.sections);
    if (const auto summary = std::ranges::find(report.sections, "summary", &Section::id);
        summary != report.sections.end()) {
        sumUpGates(report.sections, *summary, wording);
    }
    const auto shares = shareOfPages(report.sections, failed);
    const std::size_t mostRows =
        shares.size() >= kManySubjects ? kManySubjectsRows : std::numeric_limits<std::size_t>::max();
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
            shorten(section, *brief, mostRows, wording);
            keepOneSearch(section, wording);
            const auto first = std::ranges::find(sections, brief->below, &Section::id);
            if (!brief->below.empty() && first != sections.end()) {
                joinBelow(*first, std::move(section));
                continue;
            }
            section.beginsPage = brief->below.empty() && hasMore(section);
            const auto share = shares.find(section.id);
            capParts(section, *brief, share != shares.end() ? share->second : brief->most, failed, leftOut);
        }
        sections.push_back(std::move(section));
    }
    for (Section& section : sections) {
        if (const BriefSection* const brief = briefSectionOf(section.id);
            brief != nullptr && brief->chartsOfFirst) {
            keepChartsOfFirst(section, wording);
        }
        if (briefSectionOf(section.id) != nullptr) {
            joinSentences(section);
        }
        dropEmptyColumns(section);
    }
    nameLeftOut(sections, std::move(leftOut), wording);
    report.sections = std::move(sections);
    report.isBrief = true;
}

} // namespace assay::results
