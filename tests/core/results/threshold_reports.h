// What the tests of the threshold sections share: a workspace, samples whose figures are known by hand, and
// reports of them.
#pragma once

#include "core/results/report/report_sections.h"
#include "core/workspace/scored/decisions.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/sample_generator.h"

#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace assay::tests {

using model::Label;

inline constexpr const char* kNoScenario = "(no scenario)";
inline constexpr const char* kAll = "All samples";

inline model::ScoredSample sample(const std::string& id, const std::string& scenario, Label label,
                                  double fhri, std::optional<double> nli = std::nullopt) {
    model::ScoredSample of;
    of.sampleId = id;
    of.scenario = scenario;
    of.label = label;
    of.fhri = fhri;
    of.fhriStored = true;
    of.nli = nli;
    of.question = "Question " + id;
    of.answer = "Answer " + id;
    return of;
}

// "news" has the predetermined threshold 0.65, no scenario 0.70. By hand: accurate 3 right, 1 taken for
// hallucination; hallucination 2 right, 1 taken for accurate; contradiction 1 right, 1 taken for accurate.
inline std::vector<model::ScoredSample> nineSamples() {
    return {sample("a1", "news", Label::Accurate, 0.9),
            sample("a2", "news", Label::Accurate, 0.8),
            sample("a3", "news", Label::Accurate, 0.6),
            sample("h1", "news", Label::Hallucination, 0.5),
            sample("h2", "news", Label::Hallucination, 0.7),
            sample("c1", "news", Label::Contradiction, 0.9, 0.6),
            sample("c2", "news", Label::Contradiction, 0.9, 0.2),
            sample("a4", "", Label::Accurate, 0.75),
            sample("h3", "", Label::Hallucination, 0.1)};
}

inline bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

class ThresholdReports {
  public:
    ThresholdReports()
        : m_workspace(std::move(workspace::Workspace::create(m_folder.path("w.assay")).value())) {}

    [[nodiscard]] base::Result<results::Report> made(const results::ReportPlan& plan,
                                                     std::stop_token stop = {}) const {
        const auto reader = m_workspace->reader();
        base::NoProgress progress;
        return results::makeReport(*reader, "w", plan, words::Wording(), "", std::move(stop), progress);
    }

    [[nodiscard]] static results::ReportPlan thresholds() { return results::builtInPlans()[2]; }

    [[nodiscard]] results::Report reported() const { return made(thresholds()).value(); }

    [[nodiscard]] workspace::ScoredSetInfo storeGenerated(const std::string& name, std::uint64_t seed,
                                                          std::size_t count = 600) const {
        GeneratorSettings settings;
        settings.count = count;
        settings.seed = seed;
        settings.scenarios = 3;
        settings.components = true;
        const model::ScoredColumns columns = generateColumns(settings);
        std::vector<model::ScoredSample> samples;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            samples.push_back(sample("s" + std::to_string(i), columns.scenarios[columns.scenario[i]],
                                     columns.label[i], columns.fhri[i]));
            if (!std::isnan(columns.nli[i])) {
                samples.back().nli = columns.nli[i];
            }
            for (std::size_t c = 0; c < model::kComponentCount; ++c) {
                const double score = columns.component(static_cast<model::Component>(c), i);
                samples.back().components[c] = std::isnan(score) ? std::nullopt : std::optional(score);
            }
            if (columns.pairOf(i) != model::kNone) {
                samples.back().pairId = "p" + std::to_string(columns.pairOf(i));
            }
            if (columns.predicted[i] != model::kNoPrediction) {
                samples.back().predictedLabel = model::kLabels[columns.predicted[i]];
            }
        }
        return storeSet(*m_workspace, name, std::move(samples)).value();
    }

    [[nodiscard]] model::ScoredColumns columnsOf(const workspace::ScoredSetInfo& set) const {
        base::NoProgress progress;
        return workspace::loadScoredColumns(*m_workspace->reader(), set.id, {}, progress).value();
    }

    [[nodiscard]] bool decide(const std::string& name, const std::string& dataHash, double tau) const {
        model::Decision decision;
        decision.name = name;
        decision.author = "Ada";
        decision.reason = "Fewer wrong answers reach people";
        decision.decidedAt = "2026-03-01T12:30:05Z";
        decision.setName = "June";
        decision.dataHash = dataHash;
        decision.constraints = {{"recall_hallucination", 0.30}};
        decision.fallback.tau = tau;
        decision.fallback.n = 9;
        decision.scenarios["news"] = {tau, 7, 0.5, true, 0.55, 0.75, 0.45};
        return workspace::saveDecision(*m_workspace, decision, "Ada").has_value();
    }

    [[nodiscard]] workspace::Workspace& workspace() const { return *m_workspace; }

  private:
    StoreFolder m_folder;
    std::unique_ptr<workspace::Workspace> m_workspace;
};

} // namespace assay::tests
