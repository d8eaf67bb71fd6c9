#include "core/results/report/brief_gates.h"

#include "core/results/report/table_rows.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace assay::results {
namespace {

constexpr std::size_t kPrintedGates = 8;                       // of a run each, the worst
constexpr std::string_view kGatedSearch = "neighbour_gate_of"; // a section

// The rows up to the last one with a limit that fails: the summary has the verdicts of the others.
std::size_t rowsThatFail(const Table& gates) {
    const auto column = std::ranges::find(gates.columns, "failed_limits", &Column::key);
    if (column == gates.columns.end()) {
        return gates.rows.size();
    }
    const auto place = static_cast<std::size_t>(column - gates.columns.begin());
    for (std::size_t rows = gates.rows.size(); rows > 0; --rows) {
        const auto* const limits = std::get_if<std::string>(&gates.rows[rows - 1][place]);
        if (limits == nullptr || !limits->empty()) {
            return rows;
        }
    }
    return 0;
}

// Of a finding, by the mark that its verdict begins with: 0 fails, 2 passes.
int rankOfFinding(const TableRow& finding) {
    const auto* const verdict = std::get_if<std::string>(&finding.front());
    return verdict == nullptr || verdict->starts_with("✓") ? 2 : verdict->starts_with("✗") ? 0 : 1;
}

bool isOfFindings(const Table& table) {
    return table.name.starts_with("neighbour_gate_findings");
}

bool fails(const Section& search) {
    return std::ranges::any_of(search.blocks, [](const Block& block) {
        const auto* const table = std::get_if<Table>(&block);
        return table != nullptr && isOfFindings(*table) &&
               std::ranges::find(table->rows, 0, rankOfFinding) != table->rows.end();
    });
}

// The first ones are printed.
void putWorstFindingsFirst(Section& search) {
    for (Block& block : search.blocks) {
        if (auto* const table = std::get_if<Table>(&block); table != nullptr && isOfFindings(*table)) {
            std::ranges::stable_sort(table->rows, {}, rankOfFinding);
        }
    }
}

} // namespace

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
            showAtMost(*table, std::min(kPrintedGates, rowsThatFail(*table)));
        }
    }
}

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

void keepOneSearch(Section& gate, const words::Wording& w) {
    const auto isSearch = [](const Section& below) { return below.id.starts_with(kGatedSearch); };
    putWorstFindingsFirst(gate);
    for (Section& run : gate.sections) {
        putWorstFindingsFirst(run);
        if (!isSearch(run)) {
            keepOneSearch(run, w);
        }
    }
    if (gate.sections.size() < 2 || !std::ranges::all_of(gate.sections, isSearch)) {
        return;
    }
    const auto failing = std::ranges::find_if(gate.sections, fails);
    const auto chosen = failing == gate.sections.end() ? gate.sections.begin() : failing;
    Section printed = std::move(*chosen);
    for (auto other = gate.sections.begin(); other != gate.sections.end(); ++other) {
        for (Block& block : other == chosen ? std::vector<Block>() : std::move(other->blocks)) {
            if (auto* const table = std::get_if<Table>(&block)) {
                table->shown = 0;
                printed.blocks.push_back(std::move(block));
            }
        }
    }
    printed.blocks.emplace_back(Paragraph{
        w.text(ASSAY_COUNTED("Report", "One of %n search(es) is printed; the template Review has all."),
               std::ssize(gate.sections))});
    gate.sections.clear();
    gate.sections.push_back(std::move(printed));
}

} // namespace assay::results
