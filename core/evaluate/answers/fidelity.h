// How many answers keep to their evidence, by what readers said of their claims: shares of perfect, minor
// extrapolation and hallucinated (FinRAG 5.5), and how far readers agree.
//
// Of several readers of one answer the gravest is taken: one who finds an invented claim is not outvoted, and
// of counts of invented claims the greatest; how many answers the readers tell apart is counted. Several
// answers to one question are averaged within the question first. Intervals are over clusters of questions
// (core/statistics/clusters.h); there is none below statistics::kLeastClusters.
//
// Agreement is over the answers that two readers judged blind, on the scale perfect, minor extrapolation,
// hallucinated: Cohen's kappa, the same weighted by squares, and Gwet's AC1.
//
// Pure; any thread. The same sheets and seed give the same figures.
#pragma once

#include "core/model/claim.h"
#include "core/statistics/agreement.h"
#include "core/statistics/clusters.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace assay::evaluate {

inline constexpr std::size_t kFidelities = model::kFidelityNames.size();
inline constexpr std::size_t kClaimVerdicts = model::kClaimVerdictNames.size();

// A question and the answers that a system gave to it.
struct FidelityQuestion {
    std::string questionId;
    std::vector<std::string> answers; // SHA-256 of each, answers that failed left out
    std::string cluster;              // equal ones belong together; empty: it is alone
};

// Of a question by what was read of its answers.
struct QuestionFidelity {
    std::size_t question = 0;                 // its place
    std::int64_t read = 0;                    // answers that somebody judged to the end
    std::array<double, kFidelities> shares{}; // of these; they add up to 1
    std::optional<model::Fidelity> gravest;
    bool isDisputed = false; // two readers told one of its answers apart
    double invented = 0;     // claims that are, the mean over the answers that were read
};

struct ReaderAgreement {
    std::string first, second;      // those who share the most answers; empty: no two share one
    std::int64_t answers = 0;       // that both judged blind
    std::int64_t notBlind = 0;      // judged sheets that are in no agreement
    statistics::Agreement observed; // share of equal ones
    statistics::Agreement kappa;    // Cohen's
    statistics::Agreement weighted; // the same, by squares
    statistics::Agreement ac1;      // Gwet's
    // Share of equal ones by luck alone: the sum over the scale of the product of how often each used it.
    std::optional<double> byLuck;
    std::int64_t claims = 0;       // that both cut alike
    std::int64_t claimsAgreed = 0; // of these, with one verdict

    // Nearly all answers are alike, which makes kappa small however often the two agree: AC1 is then the
    // figure to look at (observed above 0.9, kappa below 0.4).
    [[nodiscard]] bool kappaMisleads() const noexcept;
};

struct FidelityFigures {
    std::int64_t questions = 0; // with an answer
    std::int64_t answers = 0;
    std::int64_t answersRead = 0;       // judged to the end by somebody
    std::int64_t begun = 0;             // answers with a sheet that nobody has finished
    std::int64_t disputed = 0;          // answers that readers tell apart
    std::vector<QuestionFidelity> read; // by place, those with an answer that was read
    std::array<statistics::ClusteredShare, kFidelities> shares; // over the questions that were read
    std::array<std::int64_t, kClaimVerdicts> claims{};          // of all finished sheets, by verdict
    ReaderAgreement agreement;
};

// `sheets` of other answers are passed over.
[[nodiscard]] FidelityFigures fidelityFigures(std::span<const FidelityQuestion> questions,
                                              std::span<const model::ClaimSheet> sheets,
                                              const statistics::AgreementDraws& draws = {});

} // namespace assay::evaluate
