#include "core/words/definitions.h"

#include "core/words/definition_lists.h"
#include "core/words/definition_passports.h"

#include <algorithm>
#include <array>
#include <vector>

namespace assay::words {

std::span<const DefinitionGroup> definitionGroups() noexcept {
    static constexpr std::array kGroups{
        DefinitionGroup{ASSAY_TEXT("Report", "Thresholds"), thresholdDefinitions},
        DefinitionGroup{ASSAY_TEXT("Report", "Neighbour tests"), neighbourDefinitions},
        DefinitionGroup{ASSAY_TEXT("Report", "Comparisons of runs"), comparisonDefinitions},
        DefinitionGroup{ASSAY_TEXT("Report", "Searches"), searchDefinitions},
        DefinitionGroup{ASSAY_TEXT("Report", "Answers"), answerDefinitions},
        DefinitionGroup{ASSAY_TEXT("Report", "Retrieval on questions"), retrievalDefinitions},
        DefinitionGroup{ASSAY_TEXT("Report", "Answers that people read"), fidelityDefinitions},
        DefinitionGroup{ASSAY_TEXT("Report", "A judge against people"), judgeDefinitions},
        DefinitionGroup{ASSAY_TEXT("Report", "Runs and questions over time"), runDefinitions},
        DefinitionGroup{ASSAY_TEXT("Report", "Mining"), miningDefinitions},
        DefinitionGroup{ASSAY_TEXT("Report", "Gold questions, bundles and imports"), curationDefinitions},
    };
    return kGroups;
}

std::span<const Definition> definitions() {
    static const std::vector<Definition> sorted = [] {
        std::vector<Definition> list;
        for (const DefinitionGroup& group : definitionGroups()) {
            const std::span<const Definition> of = group.definitions();
            list.insert(list.end(), of.begin(), of.end());
        }
        std::ranges::sort(list, {}, &Definition::id);
        for (const Passport& passport : definitionPassports()) {
            const auto found = std::ranges::lower_bound(list, passport.id, {}, &Definition::id);
            if (found != list.end() && found->id == passport.id) {
                found->denominator = passport.denominator;
                found->leftOut = passport.leftOut;
                found->formula = passport.formula;
            }
        }
        return list;
    }();
    return sorted;
}

const Definition* definitionOf(std::string_view id) {
    const std::span<const Definition> all = definitions();
    const auto found = std::ranges::lower_bound(all, id, {}, &Definition::id);
    return found != all.end() && found->id == id ? &*found : nullptr;
}

std::string definitionText(const Definition& definition, const Wording& wording) {
    const std::string text = wording.text(definition.text);
    return definition.interval == nullptr ? text : text + " " + wording.text(definition.interval);
}

std::string passportText(const Definition& definition, const Wording& wording) {
    std::string text;
    if (definition.denominator != nullptr && definition.leftOut != nullptr) {
        text = wording.text(ASSAY_TEXT("Report", "Over: %1. Left out: %2."),
                            {wording.text(definition.denominator), wording.text(definition.leftOut)});
    }
    if (!definition.formula.empty()) {
        text += (text.empty() ? "" : " ") +
                wording.text(ASSAY_TEXT("Report", "Formula: %1."), {std::string(definition.formula)});
    }
    return text;
}

std::string figureName(std::string_view id, const Wording& wording) {
    const Definition* definition = definitionOf(id);
    return definition == nullptr ? std::string() : wording.text(definition->name);
}

std::string figureMeaning(std::string_view id, const Wording& wording) {
    const Definition* definition = definitionOf(id);
    return definition == nullptr ? std::string() : definitionText(*definition, wording);
}

} // namespace assay::words
