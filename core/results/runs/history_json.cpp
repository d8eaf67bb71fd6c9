#include "core/results/runs/history_json.h"

#include <nlohmann/json.hpp>

namespace assay::results {
namespace {

using HistoryJson = nlohmann::ordered_json;

HistoryJson historyNumber(const std::optional<double>& value) {
    return value ? HistoryJson(*value) : HistoryJson();
}

HistoryJson historyInterval(const std::optional<statistics::Interval>& interval) {
    return interval ? HistoryJson{interval->low, interval->high} : HistoryJson();
}

} // namespace

HistoryJson trendJson(const evaluate::Trend& trend, const std::string& figure) {
    HistoryJson points = HistoryJson::array();
    for (const evaluate::TrendPoint& point : trend.points) {
        points.push_back({{"run", point.of.run},
                          {"name", point.of.name},
                          {"created_at", point.of.createdAt},
                          {"value", historyNumber(point.of.value)},
                          {"ci", historyInterval(point.of.interval)},
                          {"n", point.of.n > 0 ? HistoryJson(point.of.n) : HistoryJson()},
                          {"mean", historyNumber(point.mean)},
                          {"deviation", historyNumber(point.deviation)},
                          {"of_rounds", point.rounds},
                          {"unusual", point.isUnusual}});
    }
    return {{"figure", figure},
            {"rounds", trend.rounds},
            {"undefined", trend.undefined},
            {"points", std::move(points)}};
}

HistoryJson questionHistoryJson(const evaluate::QuestionHistory& history) {
    HistoryJson systems = HistoryJson::array();
    for (const evaluate::SystemRecord& each : history.systems) {
        systems.push_back({{"system", each.name},
                           {"run", each.run},
                           {"versions", each.versions},
                           {"questions", each.questions},
                           {"share_right", each.shareRight}});
    }
    HistoryJson questions = HistoryJson::array();
    for (const evaluate::QuestionRecord& each : history.questions) {
        questions.push_back(
            {{"question_id", each.questionId},
             {"runs", each.runs},
             {"systems", each.systems},
             {"systems_right", each.systemsRight},
             {"difficulty", historyNumber(each.difficulty)},
             {"difficulty_ci", historyInterval(each.difficultyInterval)},
             {"standing", evaluate::kQuestionStandingNames[static_cast<std::size_t>(each.standing)]},
             {"item_rest", historyNumber(each.itemRest)},
             {"item_rest_ci", historyInterval(each.itemRestInterval)},
             {"weaker_right", each.weakerAreRight}});
    }
    return {{"suite", history.suite.empty() ? HistoryJson() : HistoryJson(history.suite)},
            {"runs", history.runs},
            {"systems", std::move(systems)},
            {"questions", std::move(questions)}};
}

HistoryJson questionRoundsJson(std::span<const evaluate::QuestionRound> rounds,
                               const std::string& questionId) {
    HistoryJson list = HistoryJson::array();
    for (const evaluate::QuestionRound& each : rounds) {
        list.push_back({{"run", each.run},
                        {"name", each.runName},
                        {"kind", each.kind},
                        {"created_at", each.createdAt},
                        {"system", each.system},
                        {"family", each.family},
                        {"right", each.value},
                        {"revision", each.revision > 0 ? HistoryJson(each.revision) : HistoryJson()}});
    }
    return {{"question_id", questionId}, {"rounds", std::move(list)}};
}

HistoryJson incidentJson(const workspace::Incident& incident) {
    return {{"incident", incident.id},
            {"uuid", incident.uuid},
            {"kind", workspace::kIncidentKindNames[static_cast<std::size_t>(incident.kind)]},
            {"title", incident.title},
            {"severity", incident.severity},
            {"happened_on", incident.happenedOn},
            {"cause", incident.cause},
            {"resolution", incident.resolution},
            {"resolved_on", incident.resolvedOn},
            {"resolved_by", incident.resolvedBy},
            {"open", incident.isOpen()},
            {"note", incident.note},
            {"runs", incident.runs},
            {"recorded_by", incident.recordedBy},
            {"recorded_at", incident.recordedAt}};
}

HistoryJson incidentsJson(std::span<const workspace::Incident> incidents) {
    HistoryJson list = HistoryJson::array();
    for (const workspace::Incident& incident : incidents) {
        list.push_back(incidentJson(incident));
    }
    return list;
}

HistoryJson incidentCausesJson(std::span<const evaluate::IncidentCause> causes) {
    HistoryJson list = HistoryJson::array();
    for (const evaluate::IncidentCause& cause : causes) {
        list.push_back({{"id", cause.id},
                        {"severity", cause.severity},
                        {"figure", cause.figure},
                        {"cause", cause.cause},
                        {"check", cause.check}});
    }
    return list;
}

} // namespace assay::results
