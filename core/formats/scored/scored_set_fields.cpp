#include "core/formats/scored/scored_set_fields.h"

#include <algorithm>
#include <deque>
#include <string>
#include <unordered_map>
#include <vector>

namespace assay::formats {
namespace {

struct Key {
    std::string_view path;
    ScoredField field;
};

// In order of precedence within a field.
constexpr Key kKeys[] = {
    {"sample_id", ScoredField::SampleId},
    {"id", ScoredField::SampleId},
    {"label", ScoredField::Label},
    {"true_label", ScoredField::Label},
    {"ground_truth_label", ScoredField::Label},
    {"scenario", ScoredField::Scenario},
    {"scenario_detected", ScoredField::Scenario},
    {"fhri_spec.scenario", ScoredField::Scenario},
    {"scenario_override", ScoredField::Scenario},
    {"fhri_spec.scenario_override", ScoredField::Scenario},
    {"fhri", ScoredField::Fhri},
    {"fhri_spec.fhri", ScoredField::Fhri},
    {"nli", ScoredField::Nli},
    {"contradiction_score", ScoredField::Nli},
    {"fhri_spec.nli", ScoredField::Nli},
    {"fhri_spec.contradiction_score", ScoredField::Nli},
    {"pair_id", ScoredField::PairId},
    {"contradiction_pair_id", ScoredField::PairId},
    {"fhri_spec.pair_id", ScoredField::PairId},
    {"fhri_spec.contradiction_pair_id", ScoredField::PairId},
    {"predicted_label", ScoredField::PredictedLabel},
    {"question", ScoredField::Question},
    {"answer", ScoredField::Answer},
    {"llm_answer", ScoredField::Answer},
};

// Objects that hold component scores, and objects that hold weights.
constexpr std::string_view kComponentGroups[] = {
    "",           "fhri_subscores.",           "components.",           "subscores.",
    "fhri_spec.", "fhri_spec.fhri_subscores.", "fhri_spec.components.", "fhri_spec.subscores."};
constexpr std::string_view kWeightGroups[] = {"scenario_weights.", "weights.", "fhri_spec.scenario_weights.",
                                              "fhri_spec.weights."};

struct ComponentKey {
    std::string_view key;
    model::Component component;
};

constexpr ComponentKey kComponentKeys[] = {
    {"G", model::Component::G}, {"N", model::Component::N}, {"N_or_D", model::Component::N},
    {"T", model::Component::T}, {"C", model::Component::C}, {"E", model::Component::E},
};

std::string lowerCase(std::string_view text) {
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return lower;
}

struct Table {
    std::deque<std::string> texts; // what the views point to
    std::vector<ScoredKey> keys;
    std::unordered_map<std::string_view, const ScoredKey*> byPath;
    std::unordered_map<std::string_view, const ScoredKey*> byLowerCase;
    std::vector<std::string_view> groups;

    Table() {
        for (const Key& key : kKeys) {
            add(key.path, key.field);
        }
        for (const std::string_view group : kComponentGroups) {
            for (const ComponentKey& key : kComponentKeys) {
                add(keep(std::string(group) + std::string(key.key)),
                    componentField(model::indexOf(key.component)));
            }
        }
        for (const std::string_view group : kWeightGroups) {
            for (const ComponentKey& key : kComponentKeys) {
                add(keep(std::string(group) + std::string(key.key)),
                    weightField(model::indexOf(key.component)));
            }
        }
        for (const ScoredKey& key : keys) { // only now, because the keys do not move any more
            byPath.emplace(key.path, &key);
            byLowerCase.emplace(keep(lowerCase(key.path)), &key);
            for (std::size_t dot = key.path.find('.'); dot != std::string_view::npos;
                 dot = key.path.find('.', dot + 1)) {
                const std::string_view group = key.path.substr(0, dot);
                if (std::ranges::find(groups, group) == groups.end()) {
                    groups.push_back(group);
                }
            }
        }
    }

    std::string_view keep(std::string text) { return texts.emplace_back(std::move(text)); }

    void add(std::string_view path, ScoredField field) {
        keys.push_back({path, field, static_cast<std::uint16_t>(keys.size())});
    }
};

const Table& table() {
    static const Table kTable;
    return kTable;
}

const ScoredKey* find(const std::unordered_map<std::string_view, const ScoredKey*>& map,
                      std::string_view path) {
    const auto found = map.find(path);
    return found == map.end() ? nullptr : found->second;
}

} // namespace

std::span<const ScoredKey> scoredKeys() {
    return table().keys;
}

const ScoredKey* findScoredKey(std::string_view path) {
    return find(table().byPath, path);
}

const ScoredKey* findScoredKeyIgnoringCase(std::string_view path) {
    return find(table().byLowerCase, lowerCase(path));
}

bool isScoredGroup(std::string_view path) {
    return std::ranges::find(table().groups, path) != table().groups.end();
}

} // namespace assay::formats
