#include "core/results/runs/mlflow_json.h"

#include "core/results/thresholds/figures_json.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <set>
#include <utility>

namespace assay::results {
namespace {

// Milliseconds since 1970 of "2026-11-23T09:50:49Z"; 0: it is no such time.
std::int64_t millisecondsOf(const std::string& when) {
    int year = 0;
    unsigned month = 0;
    unsigned day = 0;
    int hour = 0;
    int minute = 0;
    int second = 0;
    if (std::sscanf(when.c_str(), "%4d-%2u-%2uT%2d:%2d:%2d", &year, &month, &day, &hour, &minute, &second) !=
        6) {
        return 0;
    }
    const std::chrono::year_month_day date{std::chrono::year(year), std::chrono::month(month),
                                           std::chrono::day(day)};
    if (!date.ok()) {
        return 0;
    }
    const auto time = std::chrono::sys_days(date) + std::chrono::hours(hour) + std::chrono::minutes(minute) +
                      std::chrono::seconds(second);
    return std::chrono::duration_cast<std::chrono::milliseconds>(time.time_since_epoch()).count();
}

// A key for each name, none twice.
class MlflowKeys {
  public:
    std::string keyOf(std::string_view name) {
        const std::string key = mlflowKey(name);
        std::string free = key;
        for (int number = 2; !m_taken.insert(free).second; ++number) {
            const std::string ending = "_" + std::to_string(number);
            free = key.substr(0, kMlflowKey - ending.size()) + ending;
        }
        return free;
    }

  private:
    std::set<std::string> m_taken;
};

std::vector<Json> metricsOf(const evaluate::RunDescription& run) {
    const std::int64_t when = millisecondsOf(run.info.createdAt);
    MlflowKeys keys;
    std::vector<Json> metrics;
    const auto add = [&](const std::string& name, double value) {
        metrics.push_back({{"key", keys.keyOf(name)}, {"value", value}, {"timestamp", when}, {"step", 0}});
    };
    for (const evaluate::RunFigure& figure : run.figures) {
        if (!figure.value || !std::isfinite(*figure.value)) {
            continue;
        }
        add(figure.name, *figure.value);
        if (figure.interval) {
            add(figure.name + ".low", figure.interval->low);
            add(figure.name + ".high", figure.interval->high);
        }
    }
    return metrics;
}

// Up to so many bytes, no character cut in two.
std::string cutText(const std::string& text, std::size_t most) {
    std::size_t end = std::min(text.size(), most);
    while (end > 0 && end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) {
        --end;
    }
    return text.substr(0, end);
}

std::vector<Json> parametersOf(const evaluate::RunDescription& run) {
    MlflowKeys keys;
    std::vector<Json> parameters;
    for (const evaluate::RunSetting& setting : run.settings) {
        parameters.push_back(
            {{"key", keys.keyOf(setting.name)}, {"value", cutText(setting.value, kMlflowValue)}});
    }
    return parameters;
}

Json tagsOf(const evaluate::RunDescription& run) {
    Json tags = Json::array();
    MlflowKeys keys;
    const auto add = [&](const std::string& name, const std::string& value) {
        if (!value.empty() && tags.size() < kMlflowParameters) {
            tags.push_back({{"key", keys.keyOf(name)}, {"value", cutText(value, kMlflowValue)}});
        }
    };
    add("assay.kind", run.info.kind);
    add("mlflow.runName", run.info.name);
    add("assay.uuid", run.info.uuid);
    add("assay.version", run.info.version);
    add("assay.seed", std::to_string(run.info.seed));
    for (const evaluate::RunInput& input : run.inputs) {
        add("assay.input." + input.role, input.name);
        add("assay.input." + input.role + ".sha256", input.sha256);
    }
    return tags;
}

} // namespace

std::string mlflowKey(std::string_view name) {
    std::string key = cutText(std::string(name), kMlflowKey);
    for (char& c : key) {
        const bool isTaken = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                             c == '_' || c == '-' || c == '.' || c == ' ' || c == '/';
        c = isTaken ? c : '_';
    }
    return key;
}

std::vector<std::string> mlflowBatches(const evaluate::RunDescription& run, const std::string& runId) {
    const std::vector<Json> metrics = metricsOf(run);
    const std::vector<Json> parameters = parametersOf(run);
    std::vector<std::string> batches;
    std::size_t metric = 0;
    std::size_t parameter = 0;
    do {
        Json body{{"run_id", runId}, {"metrics", Json::array()}, {"params", Json::array()}};
        body["tags"] = batches.empty() ? tagsOf(run) : Json::array();
        std::size_t bytes = body.dump(-1, ' ', false, Json::error_handler_t::replace).size();
        const auto take = [&](const std::vector<Json>& list, std::size_t& place, const char* key,
                              std::size_t most) {
            for (; place < list.size() && body[key].size() < most; ++place) {
                // Indented by two, a line break and commas take room as well.
                const std::size_t more =
                    list[place].dump(2, ' ', false, Json::error_handler_t::replace).size() + 40;
                if (bytes + more > kMlflowBytes) {
                    return;
                }
                bytes += more;
                body[key].push_back(list[place]);
            }
        };
        // Metrics, parameters and tags together are limited as metrics alone are.
        take(parameters, parameter, "params", kMlflowParameters);
        take(metrics, metric, "metrics", kMlflowMetrics - body["params"].size() - body["tags"].size());
        batches.push_back(documentText(body));
    } while (metric < metrics.size() || parameter < parameters.size());
    return batches;
}

} // namespace assay::results
