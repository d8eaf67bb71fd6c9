// Trends, histories of questions and incidents as JSON, as `assay history` and `assay incidents` print them
// (docs/guide/command_line.md). What is undefined is null.
#pragma once

#include "core/evaluate/runs/incident_causes.h"
#include "core/evaluate/runs/question_history.h"
#include "core/evaluate/runs/run_trend.h"
#include "core/workspace/runs/incidents.h"

#include <nlohmann/json_fwd.hpp>

#include <span>
#include <string>

namespace assay::results {

// {"figure", "rounds", "undefined", "points": [{"run", "name", "created_at", "value", "ci", "n", "mean",
// "deviation", "of_rounds", "unusual"}]}, oldest first.
[[nodiscard]] nlohmann::ordered_json trendJson(const evaluate::Trend& trend, const std::string& figure);

// {"suite", "runs", "systems": [{"system", "run", "versions", "questions", "share_right"}], "questions":
// [{"question_id", "runs", "systems", "systems_right", "difficulty", "difficulty_ci", "standing",
// "item_rest", "item_rest_ci", "weaker_right"}]}.
[[nodiscard]] nlohmann::ordered_json questionHistoryJson(const evaluate::QuestionHistory& history);

// {"question_id", "rounds": [{"run", "name", "kind", "created_at", "system", "family", "right",
// "revision"}]}, oldest first.
[[nodiscard]] nlohmann::ordered_json questionRoundsJson(std::span<const evaluate::QuestionRound> rounds,
                                                        const std::string& questionId);

// {"incident", "uuid", "kind", "title", "severity", "happened_on", "cause", "resolution", "resolved_on",
// "resolved_by", "open", "note", "runs", "recorded_by", "recorded_at"}; of several a list.
[[nodiscard]] nlohmann::ordered_json incidentJson(const workspace::Incident& incident);
[[nodiscard]] nlohmann::ordered_json incidentsJson(std::span<const workspace::Incident> incidents);
[[nodiscard]] nlohmann::ordered_json incidentCausesJson(std::span<const evaluate::IncidentCause> causes);

} // namespace assay::results
