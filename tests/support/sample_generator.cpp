#include "tests/support/sample_generator.h"

#include "core/base/random.h"
#include "core/model/fhri.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace assay::tests {
namespace {

double rounded(double value, int decimals) {
    if (decimals <= 0) {
        return value;
    }
    const double scale = std::pow(10.0, decimals);
    return std::round(value * scale) / scale;
}

// Random numbers of their own, so that the other columns do not depend on it.
void addComponents(model::ScoredColumns& columns, const GeneratorSettings& settings) {
    base::Random random(settings.seed + 1);
    for (std::vector<double>& component : columns.components) {
        component.reserve(columns.size());
    }
    std::uint32_t lastAccurate = model::kNone;
    columns.pair.assign(columns.size(), model::kNone);
    for (std::size_t i = 0; i < columns.size(); ++i) {
        for (const model::Component which : {model::Component::G, model::Component::N, model::Component::T,
                                             model::Component::C, model::Component::E}) {
            const double score = std::clamp(columns.fhri[i] + 0.1 * random.normal(), 0.0, 1.0);
            const bool missing = which == model::Component::E && random.unit() < 0.5;
            columns.components[model::indexOf(which)].push_back(missing ? model::kNoScore
                                                                        : rounded(score, settings.decimals));
        }
        if (columns.label[i] == model::Label::Accurate) {
            lastAccurate = static_cast<std::uint32_t>(i);
        } else if (columns.label[i] == model::Label::Contradiction && lastAccurate != model::kNone) {
            columns.pair[lastAccurate] = columns.pair[i] = columns.pairs++;
            lastAccurate = model::kNone;
        }
    }
}

} // namespace

model::ScoredColumns generateColumns(const GeneratorSettings& settings) {
    base::Random random(settings.seed);
    model::ScoredColumns columns;
    for (int i = 0; i < settings.scenarios; ++i) {
        char name[32];
        std::snprintf(name, sizeof name, "scenario_%02d", i);
        columns.scenarios.emplace_back(name);
    }
    for (std::size_t i = 0; i < settings.count; ++i) {
        const double which = random.unit();
        const model::Label label = which < 0.6   ? model::Label::Accurate
                                   : which < 0.8 ? model::Label::Hallucination
                                                 : model::Label::Contradiction;
        const double centre = label == model::Label::Accurate        ? 0.76
                              : label == model::Label::Hallucination ? 0.55
                                                                     : 0.68;
        const double fhri = std::clamp(centre + 0.1 * random.normal(), 0.0, 1.0);
        double nli = model::kNoScore;
        if (random.unit() < 0.7) {
            const double base = label == model::Label::Contradiction ? 0.6 : 0.1;
            nli = rounded(std::clamp(base + 0.15 * random.normal(), 0.0, 1.0), settings.decimals);
        }
        columns.fhri.push_back(rounded(fhri, settings.decimals));
        columns.nli.push_back(nli);
        columns.label.push_back(label);
        columns.scenario.push_back(
            static_cast<std::uint16_t>(random.below(static_cast<std::uint64_t>(settings.scenarios))));
        columns.predicted.push_back(random.unit() < 0.5 ? static_cast<std::uint8_t>(random.below(3))
                                                        : model::kNoPrediction);
        columns.rowId.push_back(static_cast<std::int64_t>(i) + 1);
    }
    if (settings.components) {
        addComponents(columns, settings);
    }
    return columns;
}

// ",\"G\":0.812345,…" of those that are there; empty: no components.
std::string componentsJson(const model::ScoredColumns& columns, std::size_t i) {
    std::string text;
    for (std::size_t which = 0; which < columns.components.size(); ++which) {
        const std::vector<double>& values = columns.components[which];
        if (i < values.size() && !std::isnan(values[i])) {
            char member[32];
            std::snprintf(member, sizeof member, ",\"%s\":%.6f",
                          std::string(model::kComponentNames[which]).c_str(), values[i]);
            text += member;
        }
    }
    return text;
}

std::string generateJsonLines(const GeneratorSettings& settings) {
    const model::ScoredColumns columns = generateColumns(settings);
    std::string text;
    text.reserve(columns.size() * 220);
    char line[512];
    for (std::size_t i = 0; i < columns.size(); ++i) {
        char nli[32] = "null";
        if (!std::isnan(columns.nli[i])) {
            std::snprintf(nli, sizeof nli, "%.6f", columns.nli[i]);
        }
        std::snprintf(
            line, sizeof line,
            "{\"sample_id\":\"s%07zu\",\"scenario\":\"%s\",\"label\":\"%s\",\"fhri\":%.6f,\"nli\":%s%s,"
            "\"question\":\"What was the revenue of company %zu in fiscal year 2021?\","
            "\"answer\":\"It was $%zu million, as the annual report says.\"}\n",
            i, columns.scenarios[columns.scenario[i]].c_str(),
            std::string(model::labelName(columns.label[i])).c_str(), columns.fhri[i], nli,
            componentsJson(columns, i).c_str(), i % 997, i % 8191);
        text += line;
    }
    return text;
}

} // namespace assay::tests
