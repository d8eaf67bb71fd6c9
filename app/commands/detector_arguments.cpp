#include "app/commands/detector_arguments.h"

#include "app/commands/console.h"

#include <charconv>
#include <cmath>
#include <numeric>
#include <optional>
#include <string_view>

namespace assay::app {
namespace {

std::optional<model::ComponentWeights> weightsOf(std::string_view text) {
    model::ComponentWeights weights{};
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const std::size_t comma = text.find(',');
        const bool isLast = i + 1 == weights.size();
        if ((comma == std::string_view::npos) != isLast) {
            return std::nullopt;
        }
        const std::string_view part = text.substr(0, comma);
        const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), weights[i]);
        if (error != std::errc() || end != part.data() + part.size() || !std::isfinite(weights[i]) ||
            weights[i] < 0) {
            return std::nullopt;
        }
        text.remove_prefix(isLast ? text.size() : comma + 1);
    }
    const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
    return sum > 0 && std::isfinite(sum) ? std::optional(weights) : std::nullopt;
}

} // namespace

Outcome<model::Scoring> scoringArgument(const std::string& text, const std::string& option) {
    using model::ScoringKind;
    if (text == "stored") {
        return model::Scoring{};
    }
    if (text == "full" || text == "document") {
        return model::Scoring{ScoringKind::Weights, model::kDocumentWeights};
    }
    if (text == "no-entropy") {
        return model::Scoring{ScoringKind::Weights, model::kNoEntropyWeights};
    }
    if (text == "source") {
        return model::Scoring{ScoringKind::SourceWeights, model::kDocumentWeights};
    }
    if (const auto weights = weightsOf(text)) {
        return model::Scoring{ScoringKind::Weights, *weights};
    }
    return wrongUsage(QStringLiteral("There is no “%1” for %2; there are: %3, and five weights as "
                                     "0.25,0.25,0.20,0.15,0.15, none below 0 and not all 0.")
                          .arg(QString::fromStdString(text), QString::fromStdString(option),
                               option == "--weights"
                                   ? QStringLiteral("stored, document, no-entropy, source")
                                   : QStringLiteral("stored, predicted, full, no-entropy, source")));
}

Outcome<formats::ThresholdsReading> thresholdsArgument(const std::filesystem::path& file, bool quiet) {
    base::IssueList issuesOnFailure;
    auto reading = formats::readThresholdsFile(file, &issuesOnFailure);
    if (!reading) {
        printIssues(issuesOnFailure, {});
        return failed(reading.error());
    }
    if (!quiet) {
        printIssues(reading->issues, {});
    }
    return std::move(*reading);
}

} // namespace assay::app
