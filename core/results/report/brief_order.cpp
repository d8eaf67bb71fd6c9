#include "core/results/report/brief_order.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace assay::results {
namespace {

// Of the parts of a section about suites, by title: what is suspected and flagged in them.
std::map<std::string, double> faultsOfSuites(const std::vector<Section>& sections) {
    std::map<std::string, double> faults;
    const auto flags = std::ranges::find(sections, "curation_flags", &Section::id);
    if (flags == sections.end()) {
        return faults;
    }
    for (const Section& suite : flags->sections) {
        for (const Block& block : suite.blocks) {
            const auto* const figures = std::get_if<KeyFigures>(&block);
            for (const KeyFigure& figure : figures != nullptr ? figures->list : std::vector<KeyFigure>()) {
                const auto* const count = std::get_if<Figure>(&figure.value);
                if (count != nullptr &&
                    (figure.definition == "suspicion_open" || figure.definition == "flagged_question")) {
                    faults[suite.title] += count->value.value_or(0.0);
                }
            }
        }
    }
    return faults;
}

bool saysNothing(const Cell& cell) {
    const auto* const figure = std::get_if<Figure>(&cell);
    const auto* const text = std::get_if<std::string>(&cell);
    return (figure != nullptr && !figure->value) || (text != nullptr && text->empty());
}

// Columns behind the first one in which no row has anything.
void dropEmptyColumns(Table& table) {
    for (std::size_t column = table.columns.size(); !table.rows.empty() && column-- > 1;) {
        if (std::ranges::all_of(table.rows, [column](const TableRow& row) {
                return column < row.size() && saysNothing(row[column]);
            })) {
            const auto place = static_cast<std::ptrdiff_t>(column);
            table.columns.erase(table.columns.begin() + place);
            for (TableRow& row : table.rows) {
                row.cells.erase(row.cells.begin() + place);
            }
        }
    }
}

} // namespace

void putWorstFirst(std::vector<Section>& sections) {
    const std::map<std::string, double> faults = faultsOfSuites(sections);
    const auto of = [&faults](const Section& suite) {
        const auto found = faults.find(suite.title);
        return found == faults.end() ? 0.0 : found->second;
    };
    for (Section& section : sections) {
        if (section.id == "curation_flags" || section.id == "curation_coverage") {
            std::ranges::stable_sort(section.sections, std::greater<>(), of);
        }
    }
}

void dropEmptyColumns(Section& section) {
    for (Block& block : section.blocks) {
        if (auto* const table = std::get_if<Table>(&block);
            table != nullptr && table->shown != std::size_t{0}) {
            dropEmptyColumns(*table);
        }
    }
    for (Section& below : section.sections) {
        dropEmptyColumns(below);
    }
}

void gatherWhatIsNotThere(std::vector<Section>& sections) {
    constexpr std::array<std::string_view, 3> kAlways{"summary", "definitions", "provenance"};
    std::vector<std::string> sentences;
    std::vector<Section> kept;
    for (Section& section : sections) {
        const auto* const only = section.blocks.size() == 1 && section.sections.empty()
                                     ? std::get_if<Paragraph>(&section.blocks.front())
                                     : nullptr;
        if (only == nullptr || std::ranges::find(kAlways, section.id) != kAlways.end()) {
            kept.push_back(std::move(section));
        } else if (std::ranges::find(sentences, only->text) == sentences.end()) {
            sentences.push_back(only->text);
        }
    }
    if (kept.empty() || sentences.empty()) {
        std::ranges::move(kept, sections.begin()); // all of them, or none
        return;
    }
    std::string text;
    for (const std::string& sentence : sentences) {
        text += (text.empty() ? "" : " ") + sentence;
    }
    const auto provenance = std::ranges::find(kept, "provenance", &Section::id);
    Section& last = provenance != kept.end() ? *provenance : kept.back();
    last.blocks.emplace_back(Paragraph{std::move(text)});
    sections = std::move(kept);
}

} // namespace assay::results
