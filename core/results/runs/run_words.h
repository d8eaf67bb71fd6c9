// Names of what runs are and have, in the reader's language, for pages, reports and files alike.
#pragma once

#include "core/evaluate/runs/question_history.h"
#include "core/evaluate/runs/run_description.h"
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
// "Risks: dense rows" for "view2_risk_atlas.dense": of a run that mined.
[[nodiscard]] std::string minedFigureTitle(std::string_view figure, const words::Wording& wording);
// "Largest window" for "test.window.max"; of a setting without a title its path.
[[nodiscard]] std::string runSettingTitle(std::string_view setting, const words::Wording& wording);
// Its value as people read it: "yes", "0,95" in a language that writes so, searches and choices by name.
[[nodiscard]] std::string runSettingText(const evaluate::RunSetting& setting, const words::Wording& wording);
// What was tested, of a neighbour test the searches as their page names them; else as it is.
[[nodiscard]] std::string runSystemText(std::string_view kind, std::string_view system,
                                        const words::Wording& wording);
// The id of its definition (core/words/definitions.h); "run_figure" of one without its own.
[[nodiscard]] std::string runFigureDefinition(std::string_view kind, std::string_view figure);

// Why it is undefined, as far as its kind and the run tell it.
[[nodiscard]] std::string whyUndefined(std::string_view kind, const evaluate::RunFigure& figure,
                                       const words::Wording& wording);

// The id of what luck is for figures of the kind; "run_figure" where the run alone says it.
[[nodiscard]] std::string runLuckDefinition(std::string_view kind);
[[nodiscard]] std::string runStateTitle(workspace::RunState state, const words::Wording& wording);
[[nodiscard]] std::string incidentKindTitle(workspace::IncidentKind kind, const words::Wording& wording);
[[nodiscard]] std::string standingTitle(evaluate::QuestionStanding standing, const words::Wording& wording);
// What to make of it: "A regression guard: it stays."
[[nodiscard]] std::string standingAdvice(evaluate::QuestionStanding standing, const words::Wording& wording);

} // namespace assay::results
