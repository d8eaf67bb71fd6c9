#include "core/evaluate/answers/kept_answer_scores.h"

#include "core/evaluate/answers/given_score.h"

#include <utility>

namespace assay::evaluate {

using base::Result;

std::string referenceOf(const model::Question& question) {
    std::string reference;
    for (const std::string& text : question.answerText) {
        reference += reference.empty() ? "" : "\n";
        reference += text;
    }
    return reference;
}

KeptAnswerScores::KeptAnswerScores(workspace::Workspace* workspace, std::string source, std::string model)
    : m_workspace(workspace)
    , m_source(std::move(source))
    , m_model(std::move(model)) {}

void KeptAnswerScores::want(const AnswerToScore& answer, const std::string& key,
                            const std::string& reference) {
    const auto [found, isNew] = m_byKey.try_emplace(key, m_wanted.size());
    if (isNew) {
        m_wanted.push_back({.key = key,
                            .reference = reference,
                            .answers = {},
                            .metrics = {},
                            .failure = {},
                            .isStored = false});
    }
    m_wanted[found->second].answers.push_back(&answer);
}

void KeptAnswerScores::fail(const std::string& kind) {
    ++m_failed[kind];
}

Result<> KeptAnswerScores::takeKnown(const std::stop_token& stop) {
    if (m_workspace == nullptr) {
        return {};
    }
    std::vector<std::string> keys;
    for (const Wanted& one : m_wanted) {
        keys.push_back(one.key);
    }
    ASSAY_TRY(const auto reader, m_workspace->reader());
    ASSAY_TRY(const auto known, workspace::keptScores(reader, keys, stop));
    for (const auto& [key, scores] : known) {
        Wanted& one = m_wanted[m_byKey.at(key)];
        one.metrics = scores.metrics;
        one.isStored = true;
    }
    return {};
}

std::vector<std::size_t> KeptAnswerScores::unknown() const {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < m_wanted.size(); ++i) {
        if (m_wanted[i].metrics.empty() && m_wanted[i].failure.empty()) {
            places.push_back(i);
        }
    }
    return places;
}

void KeptAnswerScores::found(std::size_t place, std::map<std::string, double> metrics) {
    m_wanted[place].metrics = std::move(metrics);
    m_new.push_back(place);
}

void KeptAnswerScores::failAt(std::size_t place, const std::string& kind) {
    m_wanted[place].failure = kind;
}

Result<> KeptAnswerScores::keep() {
    if (m_workspace == nullptr || m_workspace->isReadOnly() || m_new.empty()) {
        m_new.clear();
        return {};
    }
    std::vector<workspace::KeptScores> scores;
    for (const std::size_t place : m_new) {
        scores.push_back({m_wanted[place].key, m_model, m_wanted[place].metrics});
    }
    m_new.clear();
    return workspace::keepScores(*m_workspace, scores);
}

ScoreReport KeptAnswerScores::give() {
    ScoreReport report;
    report.failed = m_failed;
    for (const Wanted& one : m_wanted) {
        const auto answers = static_cast<std::int64_t>(one.answers.size());
        if (one.metrics.empty()) {
            report.failed[one.failure.empty() ? "not_scored" : one.failure] += answers;
            continue;
        }
        report.scored += answers;
        report.fromStore += one.isStored ? answers : 0;
        for (const AnswerToScore* answer : one.answers) {
            for (const auto& [name, value] : one.metrics) {
                giveScore(*answer->prediction, m_source, name, {value, m_model});
            }
        }
    }
    return report;
}

} // namespace assay::evaluate
