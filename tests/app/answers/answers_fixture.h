// A suite of twelve questions that two systems have answered, as files bring them into a workspace: Fjord is
// right but for the two hard ones, Skerry is right about four. The last question is answered by nobody.
#pragma once

#include "core/base/progress.h"
#include "core/evaluate/answers/answer_run.h"
#include "core/workspace/predictions/answer_sets.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/suites.h"
#include "core/workspace/workspace.h"

#include <filesystem>
#include <fstream>
#include <string>

namespace assay::tests {

inline constexpr int kAnswerQuestions = 12;

inline model::Question answerQuestion(int number) {
    model::Question question;
    question.questionId = "a" + std::to_string(number);
    question.questionText = "What did Firm " + std::to_string(number) + " earn?";
    question.answerText = {"Firm " + std::to_string(number) + " earned 12.5 million dollars."};
    question.answerType = "span";
    question.category = number % 2 == 0 ? "A" : "B";
    question.difficulty = number <= 2 ? "hard" : "easy";
    question.companyName = {"Firm " + std::to_string(number)};
    question.mustInclude = {"12.5 million"};
    return question;
}

// "Firm 3 earned 12.5 million dollars." or "No figure is given there."
inline std::string answerLine(int number, bool isRight) {
    return "{\"question_id\":\"a" + std::to_string(number) + "\",\"answer\":\"" +
           (isRight ? "Firm " + std::to_string(number) + " earned 12.5 million dollars."
                    : std::string("No figure is given there.")) +
           "\",\"latency_ms\":" + std::to_string(100 * number) + "}\n";
}

inline base::Result<base::RowId> importAnswers(workspace::Workspace& workspace,
                                               const std::filesystem::path& folder, const std::string& name,
                                               int firstRight, int lastRight) {
    const std::filesystem::path file = folder / (name + ".jsonl");
    std::ofstream out(file);
    for (int number = 1; number < kAnswerQuestions; ++number) {
        out << answerLine(number, number >= firstRight && number <= lastRight);
    }
    out.close();
    base::NoProgress progress;
    ASSAY_TRY(const auto imported, workspace::importAnswerScores(workspace, file, name, {}, {}, progress));
    return imported.set.id;
}

// The suite, and the answers of both systems.
inline base::Result<> fillAnswers(workspace::Workspace& workspace, const std::filesystem::path& folder,
                                  const std::string& suite) {
    ASSAY_TRY(const auto made, workspace::createSuite(workspace, suite));
    for (int number = 1; number <= kAnswerQuestions; ++number) {
        ASSAY_TRY(workspace::addQuestion(workspace, made, answerQuestion(number), "Ada", {}));
    }
    ASSAY_TRY(importAnswers(workspace, folder, "Fjord", 3, kAnswerQuestions));
    ASSAY_TRY(importAnswers(workspace, folder, "Skerry", 3, 6));
    return {};
}

inline base::Result<base::RowId> measureAnswers(workspace::Workspace& workspace, const std::string& suite,
                                                const std::string& predictions) {
    evaluate::AnswerRunSettings settings;
    settings.suites = {suite};
    settings.predictions = predictions;
    ASSAY_TRY(auto rubric, evaluate::rubricPreset("norwegian"));
    settings.rubric = std::move(rubric);
    settings.who = "Ada";
    base::NoProgress progress;
    return evaluate::runAnswers(workspace, settings, {}, {}, progress);
}

} // namespace assay::tests
