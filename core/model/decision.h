// A decided vector of thresholds, with what it was decided on and how well it is supported.
#pragma once

#include "core/model/decision_costs.h"
#include "core/model/scoring.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace assay::model {

// What a threshold reached on the data it was decided on; nullopt: not computed, or undefined.
struct DecidedThreshold {
    double tau = 0.70; // [0,1]
    std::int64_t n = 0;
    std::optional<double> macroF1;
    std::optional<bool> feasible; // whether every constraint is met at tau
    // Of the best threshold of the scope, which need not be `tau`: the middle 95 % of the bootstrap's draws.
    std::optional<double> bootstrapLow, bootstrapHigh;
    // Of decisions from older files: of the threshold chosen anew on each half, which need not be `tau`
    // either.
    std::optional<double> heldOutMacroF1; // mean over half-splits, at `tau`, on the half held out

    friend bool operator==(const DecidedThreshold&, const DecidedThreshold&) = default;
};

struct Decision {
    std::string name; // "FHRI thresholds, November"
    std::string author;
    std::string reason;
    std::string decidedAt; // UTC, ISO 8601
    std::string setName;   // of the scored set; empty for thresholds that came from a file
    std::string dataHash;  // of that set; empty as well
    Scoring scoring;
    double nliSoft = 0.15;
    double nliHard = 0.40;
    std::map<std::string, std::optional<double>>
        constraints;           // required value by constraintName(); nullopt: off
    DecidedThreshold fallback; // "default": all other scenarios
    // Of all samples, each at the threshold of its scenario; nullopt: not recorded.
    std::optional<double> macroF1;
    std::optional<DecisionCosts> costs; // that were weighed when it was decided; nullopt: none were
    std::optional<double> beta;         // of F-beta that was looked at, 0.1 to 10; nullopt: the usual 2
    std::map<std::string, DecidedThreshold> scenarios;

    [[nodiscard]] double tauOf(const std::string& scenario) const {
        const auto found = scenarios.find(scenario);
        return found == scenarios.end() ? fallback.tau : found->second.tau;
    }

    friend bool operator==(const Decision&, const Decision&) = default;
};

} // namespace assay::model
