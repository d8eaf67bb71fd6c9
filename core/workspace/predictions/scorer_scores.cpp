#include "core/workspace/predictions/scorer_scores.h"

#include "core/base/clock.h"
#include "core/json/settings_reader.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/sqlite_errors.h"

#include <SQLiteCpp/Database.h>
#include <nlohmann/json.hpp>

#include <cmath>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

// nullopt: something else than names with finite numbers.
std::optional<std::map<std::string, double>> keptMetricsFrom(std::string_view text) {
    const auto object = json::parseSettingsJson(text);
    if (!object.is_object() || object.empty()) {
        return std::nullopt;
    }
    std::map<std::string, double> metrics;
    for (const auto& [name, value] : object.items()) {
        const auto number = base::numberIn(value);
        if (!number) {
            return std::nullopt;
        }
        metrics.emplace(name, *number);
    }
    return metrics;
}

} // namespace

Result<std::map<std::string, KeptScores>> keptScores(const Reader& reader, std::span<const std::string> keys,
                                                     const std::stop_token& stop) {
    return guarded(reader.path(), [&]() -> Result<std::map<std::string, KeptScores>> {
        Cursor row(reader.database(), "SELECT model, metrics FROM scorer_score WHERE key = ?");
        std::map<std::string, KeptScores> found;
        for (const std::string& key : keys) {
            if (stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            row.bind(key);
            if (!row.step()) {
                continue;
            }
            auto metrics = keptMetricsFrom(row.text(1));
            if (!metrics) {
                return fail(ErrorCode::DamagedWorkspace, "scorer_score " + key, reader.path());
            }
            found.emplace(key, KeptScores{key, std::string(row.text(0)), std::move(*metrics)});
        }
        return found;
    });
}

Result<> keepScores(Workspace& workspace, std::span<const KeptScores> scores) {
    for (const KeptScores& one : scores) {
        for (const auto& [name, value] : one.metrics) {
            if (!std::isfinite(value)) {
                return fail(ErrorCode::InvalidArgument, "no finite number", name);
            }
        }
    }
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        PreparedWrite put(database, "INSERT OR IGNORE INTO scorer_score (key, model, metrics, kept_at)"
                                    " VALUES (?, ?, ?, ?)");
        const std::string now = base::utcNow();
        for (const KeptScores& one : scores) {
            put.run(one.key, one.model, nlohmann::ordered_json(one.metrics).dump(), now);
        }
        return {};
    });
}

std::vector<CheckFinding> checkScorerScores(SQLite::Database& database, const std::stop_token& stop) {
    std::vector<CheckFinding> findings;
    Cursor rows(database, "SELECT key, metrics FROM scorer_score ORDER BY key");
    while (!stop.stop_requested() && rows.step()) {
        if (!keptMetricsFrom(rows.text(1))) {
            findings.push_back({CheckFinding::Kind::Damage, "scorer_score " + std::string(rows.text(0))});
        }
    }
    return findings;
}

} // namespace assay::workspace
