// Inside the answers room: scores of answers on their way, for sources that look into the workspace before
// they ask, keep what they were given, and hand it to the answers at the end. Equal answers to equal
// questions are asked once.
#pragma once

#include "core/evaluate/answers/score_source.h"
#include "core/workspace/predictions/scorer_scores.h"
#include "core/workspace/workspace.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::evaluate {

// The gold answer; the items of a list with a line each. Empty: there is none.
[[nodiscard]] std::string referenceOf(const model::Question& question);

class KeptAnswerScores {
  public:
    // A text whose scores are wanted, for all answers that have it.
    struct Wanted {
        std::string key;
        std::string reference;
        std::vector<const AnswerToScore*> answers;
        std::map<std::string, double> metrics; // empty: not known
        std::string failure;                   // the kind; empty: none
        bool isStored = false;                 // known from an earlier time

        [[nodiscard]] const std::string& candidate() const { return *answers.front()->prediction->answer; }
    };

    // `source` is the name before scores that an answer has already, `model` what they name. A null workspace
    // keeps nothing, a read-only one nothing new.
    KeptAnswerScores(workspace::Workspace* workspace, std::string source, std::string model);

    // `answer` outlives this.
    void want(const AnswerToScore& answer, const std::string& key, const std::string& reference);
    // An answer without scores, for a reason that is known before anybody is asked.
    void fail(const std::string& kind);

    // Looks up what is kept.
    [[nodiscard]] base::Result<> takeKnown(const std::stop_token& stop);
    // Places of those that are not known, in the order of their coming.
    [[nodiscard]] std::vector<std::size_t> unknown() const;

    [[nodiscard]] const Wanted& at(std::size_t place) const { return m_wanted[place]; }

    void found(std::size_t place, std::map<std::string, double> metrics);
    void failAt(std::size_t place, const std::string& kind);

    // Stores what was found since the last time.
    [[nodiscard]] base::Result<> keep();
    // Gives the scores to the answers.
    [[nodiscard]] ScoreReport give();

  private:
    workspace::Workspace* m_workspace;
    std::string m_source;
    std::string m_model;
    std::vector<Wanted> m_wanted;
    std::map<std::string, std::size_t> m_byKey;
    std::vector<std::size_t> m_new; // found and not stored yet
    std::map<std::string, std::int64_t> m_failed;
};

} // namespace assay::evaluate
