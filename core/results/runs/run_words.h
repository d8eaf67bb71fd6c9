// Names of what runs are and have, in the reader's language, for pages, reports and files alike.
#pragma once

#include "core/evaluate/runs/question_history.h"
#include "core/words/wording.h"
#include "core/workspace/runs/incidents.h"
#include "core/workspace/runs/runs.h"

#include <string>
#include <string_view>

namespace assay::results {

// "Answers" for "answers"; of a kind that is not known its name.
[[nodiscard]] std::string runKindTitle(std::string_view kind, const words::Wording& wording);
// "Answers" for the role "predictions"; of a role that is not known its name.
[[nodiscard]] std::string runInputTitle(std::string_view role, const words::Wording& wording);
// "Hit@5, filtered" for "filtered.hit_at.5"; of a figure without a title its name.
[[nodiscard]] std::string runFigureTitle(std::string_view kind, std::string_view figure,
                                         const words::Wording& wording);
// The id of its definition (core/words/definitions.h); "run_figure" of one without its own.
[[nodiscard]] std::string runFigureDefinition(std::string_view kind, std::string_view figure);

// The id of what luck is for figures of the kind; "run_figure" where the run alone says it.
[[nodiscard]] std::string runLuckDefinition(std::string_view kind);
[[nodiscard]] std::string runStateTitle(workspace::RunState state, const words::Wording& wording);
[[nodiscard]] std::string incidentKindTitle(workspace::IncidentKind kind, const words::Wording& wording);
[[nodiscard]] std::string standingTitle(evaluate::QuestionStanding standing, const words::Wording& wording);
// What to make of it: "A regression guard: it stays."
[[nodiscard]] std::string standingAdvice(evaluate::QuestionStanding standing, const words::Wording& wording);

} // namespace assay::results
