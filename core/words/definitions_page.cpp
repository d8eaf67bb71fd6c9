#include "core/words/definitions_page.h"

#include "core/words/definition_lists.h"
#include "core/words/definitions.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

namespace assay::words {
namespace {

// A bar would end the cell, and "<" begin a tag.
std::string cell(std::string_view text) {
    std::string escaped;
    for (const char c : text) {
        if (c == '|' || c == '<' || c == '*' || c == '_') {
            escaped += '\\';
        }
        escaped += c;
    }
    return escaped;
}

// Of the list that definitions() completes.
std::string passport(const Definition& definition, const Wording& wording) {
    const Definition* const whole = definitionOf(definition.id);
    const std::string text = whole == nullptr ? std::string() : passportText(*whole, wording);
    return text.empty() ? text : " " + cell(text);
}

std::string row(const Definition& definition, const Wording& wording) {
    return "| " + cell(wording.text(definition.name)) + " (`" + std::string(definition.id) + "`) | " +
           cell(definitionText(definition, wording)) + passport(definition, wording) + " | " +
           cell(definition.source) + " |\n";
}

} // namespace

std::string definitionsPage(const Wording& wording) {
    std::string page =
        "# " + wording.text(ASSAY_TEXT("Report", "Definitions")) + "\n\n" +
        wording.text(ASSAY_TEXT(
            "Report", "Every figure that Assay shows, what it is over, how its interval is made, and "
                      "its source. Undefined is shown as “—”, is null in JSON and empty in CSV, never "
                      "0. n is what a figure is over; it stands beside it. Below a name stands how "
                      "reports call the definition in JSON.")) +
        "\n";
    for (const DefinitionGroup& group : definitionGroups()) {
        std::vector<std::pair<std::string, const Definition*>> sorted;
        for (const Definition& definition : group.definitions()) {
            sorted.emplace_back(wording.text(definition.name), &definition);
        }
        std::ranges::sort(sorted, {},
                          [](const auto& each) { return std::pair(each.first, each.second->id); });
        page += "\n## " + wording.text(group.title) + "\n\n| " +
                wording.text(ASSAY_TEXT("Report", "Figure")) + " | " +
                wording.text(ASSAY_TEXT("Report", "Definition")) + " | " +
                wording.text(ASSAY_TEXT("Report", "Source")) + " |\n|---|---|---|\n";
        for (const auto& [name, definition] : sorted) {
            page += row(*definition, wording);
        }
    }
    return page;
}

} // namespace assay::words
