#include "core/evaluate/thresholds/dynamic_summary.h"

#include "core/base/guard.h"
#include "core/metrics/classification/fhri.h"
#include "core/metrics/classification/rescore.h"

#include <algorithm>
#include <cmath>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using model::AskReply;
using model::DynamicReply;
using model::DynamicRole;

void count(DynamicCounts& counts, const model::AskOutcome& outcome) {
    if (outcome.reply) {
        ++counts.answered;
        return;
    }
    ++counts.failed;
    const auto kind = outcome.failure ? outcome.failure->kind : model::AskFailureKind::ConnectionFailed;
    ++counts.failedBy[static_cast<std::size_t>(kind)];
}

// A request that came back without an answer; one that somebody stopped says nothing of the backend.
bool wasSent(const model::AskOutcome& outcome) {
    return outcome.attempts > 0 && outcome.failure &&
           outcome.failure->kind != model::AskFailureKind::Cancelled;
}

bool inUnit(double value) {
    return value >= 0 && value <= 1;
}

class Summary {
  public:
    Summary(const model::ScoredColumns& columns, std::span<const double> tau, double nliHard,
            const model::Scoring& scoring)
        : m_columns(columns)
        , m_scoring(scoring)
        , m_rescored(isStored() ? metrics::LargeVector<double>() : metrics::rescored(columns, scoring))
        , m_scores(isStored() ? std::span<const double>(columns.fhri) : std::span<const double>(m_rescored))
        , m_tau(tau)
        , m_nliHard(nliHard)
        , m_scenarios(columns.scenarios.size()) {}

    void addPlanned(const DynamicItem& item) {
        if (item.role == DynamicRole::Sampled) {
            ++m_result.sampled.planned;
            ++scenarioOf(item).counts.planned;
        } else {
            ++m_result.context.planned;
        }
    }

    void add(const DynamicItem& item, const DynamicReply& reply) {
        m_result.attempts += reply.outcome.attempts;
        if (item.role == DynamicRole::Context) {
            count(m_result.context, reply.outcome);
            return;
        }
        count(m_result.sampled, reply.outcome);
        count(scenarioOf(item).counts, reply.outcome);
        if (reply.outcome.reply) {
            m_seconds.push_back(reply.outcome.seconds);
            addAnswer(item, *reply.outcome.reply);
        } else if (reply.outcome.failure && reply.outcome.failure->kind == model::AskFailureKind::Timeout) {
            m_timedOut.push_back(reply.outcome.seconds);
        } else if (wasSent(reply.outcome)) {
            ++m_result.fastFailures;
        }
    }

    DynamicSummary finish() {
        m_result.latency = statistics::latencyOf(std::move(m_seconds), std::move(m_timedOut));
        for (auto& [name, seconds] : m_stageSeconds) {
            m_result.stages[name].latency = statistics::latencyOf(std::move(seconds), {});
        }
        m_result.figures = metrics::figuresOf(m_result.matrix);
        m_result.staticFigures = metrics::figuresOf(m_result.staticMatrix);
        const auto agreement = metrics::figuresOf(m_result.agreement);
        m_result.agreementShare = agreement.accuracy;
        m_result.agreementKappa = agreement.kappa;
        for (std::size_t s = 0; s < m_scenarios.size(); ++s) {
            if (m_scenarios[s].counts.planned > 0) {
                m_scenarios[s].scenario = m_columns.scenarios[s];
                m_scenarios[s].tau = m_tau[s];
                m_result.scenarios.push_back(std::move(m_scenarios[s]));
            }
        }
        return std::move(m_result);
    }

  private:
    DynamicScenario& scenarioOf(const DynamicItem& item) {
        return m_scenarios[m_columns.scenario[item.position]];
    }

    void addAnswer(const DynamicItem& item, const AskReply& reply) {
        const std::size_t i = item.position;
        for (const auto& [name, seconds] : reply.stages) {
            auto& stage = m_result.stages[name];
            if (seconds) {
                m_stageSeconds[name].push_back(*seconds);
            } else {
                ++stage.unusable;
            }
        }
        if (reply.scenario) {
            ++m_result.scenarioGiven;
            m_result.scenarioSame += *reply.scenario == m_columns.scenarios[m_columns.scenario[i]] ? 1 : 0;
        }
        std::optional<double> fhri = isStored() ? reply.fhri : std::nullopt;
        if (!fhri) {
            fhri = metrics::weightedFhri(reply.components, weightsAt(i));
            m_result.recomputed += fhri ? 1 : 0;
        }
        if (!fhri || std::isnan(m_scores[i])) {
            ++m_result.withoutScore;
            ++scenarioOf(item).withoutScore;
            return;
        }
        const double tau = m_tau[m_columns.scenario[i]];
        const model::Label truth = m_columns.label[i];
        const model::Label dynamic =
            metrics::decide(*fhri, reply.nli.value_or(model::kNoScore), tau, m_nliHard);
        const model::Label fixed = metrics::decide(m_scores[i], m_columns.nli[i], tau, m_nliHard);
        ++m_result.matrix.at(truth, dynamic);
        ++scenarioOf(item).matrix.at(truth, dynamic);
        ++m_result.staticMatrix.at(truth, fixed);
        ++m_result.agreement.at(fixed, dynamic);
        m_result.judged.push_back({item.position, dynamic, fixed});
    }

    [[nodiscard]] bool isStored() const { return m_scoring.kind == model::ScoringKind::Stored; }

    // An answer without an FHRI is scored as the design document says.
    [[nodiscard]] const model::ComponentWeights& weightsAt(std::size_t i) const {
        if (isStored()) {
            return model::kDocumentWeights;
        }
        const model::ComponentWeights* own =
            m_scoring.kind == model::ScoringKind::SourceWeights ? m_columns.sourceWeights(i) : nullptr;
        return own != nullptr ? *own : m_scoring.weights;
    }

    const model::ScoredColumns& m_columns;
    const model::Scoring& m_scoring;
    metrics::LargeVector<double> m_rescored; // empty where the stored FHRI is the score
    std::span<const double> m_scores;        // of the samples, by position
    std::span<const double> m_tau;
    double m_nliHard;
    DynamicSummary m_result;
    std::vector<DynamicScenario> m_scenarios;
    std::vector<double> m_seconds;
    std::vector<double> m_timedOut;
    std::map<std::string, std::vector<double>> m_stageSeconds;
};

} // namespace

Result<DynamicSummary> summariseDynamicRun(const model::ScoredColumns& columns, const DynamicPlan& plan,
                                           std::span<const DynamicReply> replies, std::span<const double> tau,
                                           double nliHard, const model::Scoring& scoring) {
    return base::guarded("summary", [&]() -> Result<DynamicSummary> {
        if (tau.size() != columns.scenarios.size() || !std::all_of(tau.begin(), tau.end(), inUnit)) {
            return fail(ErrorCode::InvalidArgument, {}, "thresholds");
        }
        if (!inUnit(nliHard)) {
            return fail(ErrorCode::InvalidArgument, std::to_string(nliHard), "NLI limit");
        }
        Summary summary(columns, tau, nliHard, scoring);
        for (const DynamicItem& item : plan.items) {
            if (item.position >= columns.size() || columns.rowId[item.position] != item.row) {
                return fail(ErrorCode::InvalidArgument, std::to_string(item.row), "plan");
            }
            summary.addPlanned(item);
        }
        std::vector<bool> seen(plan.items.size(), false);
        for (const DynamicReply& reply : replies) {
            if (reply.number >= plan.items.size() || plan.items[reply.number].row != reply.row ||
                seen[reply.number]) {
                return fail(ErrorCode::InvalidArgument, std::to_string(reply.number), "replies");
            }
            seen[reply.number] = true;
            summary.add(plan.items[reply.number], reply);
        }
        return summary.finish();
    });
}

} // namespace assay::evaluate
