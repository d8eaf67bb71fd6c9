// Random samples with all that is awkward about scores, and the slow, obvious count of the decision on them.
#pragma once

#include "core/base/random.h"
#include "core/metrics/classification/confusion_matrix.h"
#include "core/metrics/classification/fhri.h"
#include "core/model/scored_columns.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace assay::tests {

struct Samples {
    std::vector<double> fhri;
    std::vector<double> nli;
    std::vector<model::Label> label;

    void add(double f, double n, model::Label l) {
        fhri.push_back(f);
        nli.push_back(n);
        label.push_back(l);
    }

    [[nodiscard]] std::size_t size() const { return fhri.size(); }
};

struct SampleKind {
    std::string name;
    std::size_t count = 0;
    int steps = 0;           // > 0: scores are multiples of 1 / steps, so that many are equal
    double withNli = 0.6;    // share of samples with an NLI score
    unsigned labels = 0b111; // which classes occur, one bit each
};

inline const std::vector<SampleKind>& sampleKinds() {
    static const std::vector<SampleKind> kinds{
        {"none", 0},
        {"one", 1},
        {"one without nli", 1, 0, 0},
        {"two equal", 2, 1},
        {"few", 12, 4},
        {"many ties", 600, 20},
        {"some ties", 600, 200},
        {"all different", 600},
        {"on grid thresholds", 500, 20, 0.5},
        {"no nli at all", 400, 50, 0},
        {"nli everywhere", 400, 50, 1},
        {"no hallucination", 400, 50, 0.5, 0b101},
        {"no accurate", 400, 50, 0.5, 0b110},
        {"no contradiction", 400, 50, 0.5, 0b011},
        {"accurate only", 300, 30, 0.5, 0b001},
        {"contradictions without nli", 300, 30, 0, 0b100},
        {"all scores equal", 300, 1},
    };
    return kinds;
}

inline Samples randomSamples(const SampleKind& kind, std::uint64_t seed) {
    base::Random random(seed);
    Samples samples;
    const auto score = [&](double centre) {
        const double value = std::clamp(centre + 0.25 * random.normal(), 0.0, 1.0);
        return kind.steps > 0 ? std::round(value * kind.steps) / kind.steps : value;
    };
    while (samples.size() < kind.count) {
        const auto label = static_cast<model::Label>(random.below(model::kLabelCount));
        if ((kind.labels >> model::indexOf(label) & 1U) == 0) {
            continue;
        }
        const double fhri = score(label == model::Label::Accurate ? 0.7 : 0.5);
        const bool hasNli = random.unit() < kind.withNli;
        const double nli = score(label == model::Label::Contradiction ? 0.5 : 0.2);
        samples.add(fhri, hasNli ? nli : model::kNoScore, label);
    }
    return samples;
}

inline metrics::ConfusionMatrix recount(const Samples& samples, double tau, double hard) {
    metrics::ConfusionMatrix matrix;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        ++matrix.at(samples.label[i], metrics::decide(samples.fhri[i], samples.nli[i], tau, hard));
    }
    return matrix;
}

// Every threshold at which something could go wrong: all scores, what lies just beside them, a grid, the
// ends.
inline std::vector<double> awkwardThresholds(const Samples& samples) {
    std::vector<double> taus{-1.0, 0.0, 1.0, std::nextafter(1.0, 2.0), 2.0, 7 * 0.1, 0.7};
    for (int i = 0; i <= 20; ++i) {
        taus.push_back(i / 20.0);
    }
    for (const double score : samples.fhri) {
        taus.insert(taus.end(), {score, std::nextafter(score, -1.0), std::nextafter(score, 2.0)});
    }
    std::sort(taus.begin(), taus.end());
    taus.erase(std::unique(taus.begin(), taus.end()), taus.end());
    return taus;
}

} // namespace assay::tests
