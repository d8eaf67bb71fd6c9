#include "core/workspace/scored/scored_sets.h"

#include "core/base/names_apart.h"
#include "core/workspace/journal/set_removals.h"
#include "core/workspace/leftovers.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/schema.h"
#include "core/workspace/schema/sqlite_errors.h"
#include "core/workspace/scored/judgement_rows.h"
#include "core/workspace/scored/sample_rows.h"
#include "core/workspace/scored/scored_columns_builder.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>

#include <algorithm>
#include <filesystem>
#include <limits>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

constexpr std::size_t kMaxSamplesAtOnce = 1'000;
constexpr std::int64_t kRowsPerReport = 16'384;

// Several SELECTs that must see one state of the file. It ends with the object.
class Snapshot {
  public:
    explicit Snapshot(const Reader& reader)
        : m_transaction(reader.database(), SQLite::TransactionBehavior::DEFERRED) {}

  private:
    SQLite::Transaction m_transaction;
};

constexpr std::string_view kSelectSets =
    "SELECT id, name, created_at, data_hash, records, rejected, unscored FROM scored_set WHERE state = 1";

ScoredSetInfo readInfo(SQLite::Database& database, const Cursor& row) {
    ScoredSetInfo info;
    info.id = row.integer(0);
    info.name = row.text(1);
    info.createdAt = row.text(2);
    info.dataHash = row.text(3);
    info.records = row.integer(4);
    info.rejected = row.integer(5);
    info.unscored = row.integer(6);
    Cursor files(database,
                 "SELECT name, kind, sha256, bytes, records, rejected, metadata FROM source_file"
                 " WHERE set_id = ? ORDER BY number",
                 info.id);
    while (files.step()) {
        formats::ScoredFile file;
        file.name = files.text(0);
        file.kind = formats::scoredSetKindFromName(files.text(1)).value_or(formats::ScoredSetKind::Json);
        file.sha256 = files.text(2);
        file.bytes = files.integer(3);
        file.records = files.integer(4);
        file.rejected = files.integer(5);
        file.metadata = files.text(6);
        info.files.push_back(std::move(file));
    }
    return info;
}

tl::unexpected<base::Error> setNotFound(base::RowId set, const std::string& where) {
    return fail(ErrorCode::NotFound, "scored set " + std::to_string(set), where);
}

bool isVisible(SQLite::Database& database, base::RowId set) {
    Cursor cursor(database, "SELECT 1 FROM scored_set WHERE id = ? AND state = 1", set);
    return cursor.step();
}

// Runs `work`, which returns a Result, on one state of the file, once the set has been found visible.
template <typename Work>
auto readSet(const Reader& reader, base::RowId set, Work&& work) -> decltype(work(reader.database())) {
    return guarded(reader.path(), [&]() -> decltype(work(reader.database())) {
        const Snapshot snapshot(reader);
        if (!isVisible(reader.database(), set)) {
            return setNotFound(set, reader.path());
        }
        return work(reader.database());
    });
}

} // namespace

Result<std::vector<ScoredSetInfo>> scoredSets(const Reader& reader) {
    return guarded(reader.path(), [&]() -> Result<std::vector<ScoredSetInfo>> {
        const Snapshot snapshot(reader);
        std::vector<ScoredSetInfo> sets;
        // By id, not by time: two sets may be made in one second.
        Cursor rows(reader.database(), std::string(kSelectSets) + " ORDER BY id DESC");
        while (rows.step()) {
            sets.push_back(readInfo(reader.database(), rows));
        }
        return sets;
    });
}

Result<ScoredSetInfo> findScoredSet(const Reader& reader, const std::string& name) {
    return guarded(reader.path(), [&]() -> Result<ScoredSetInfo> {
        const Snapshot snapshot(reader);
        Cursor row(reader.database(), std::string(kSelectSets) + " AND name = ?", name);
        if (!row.step()) {
            return fail(ErrorCode::NotFound, name, reader.path());
        }
        return readInfo(reader.database(), row);
    });
}

Result<base::IssueList> scoredSetIssues(const Reader& reader, base::RowId set) {
    return readSet(reader, set, [&](SQLite::Database& database) -> Result<base::IssueList> {
        base::IssueList issues(std::numeric_limits<std::int64_t>::max()); // the limit was applied already
        Cursor kept(database,
                    "SELECT severity, code, file, line, field, value, expected FROM issue"
                    " WHERE set_id = ? ORDER BY number",
                    set);
        while (kept.step()) {
            base::Issue issue;
            issue.severity = base::severityFromName(kept.text(0)).value_or(base::Severity::Warning);
            issue.code = base::issueCodeFromName(kept.text(1)).value_or(base::IssueCode::MalformedRecord);
            issue.file = kept.text(2);
            issue.line = kept.integer(3);
            issue.field = kept.text(4);
            issue.value = kept.text(5);
            issue.expected = kept.text(6);
            issues.add(std::move(issue));
        }
        Cursor counted(database, "SELECT severity, code, count FROM issue_not_kept WHERE set_id = ?", set);
        while (counted.step()) {
            issues.addNotKept(
                base::severityFromName(counted.text(0)).value_or(base::Severity::Warning),
                base::issueCodeFromName(counted.text(1)).value_or(base::IssueCode::MalformedRecord),
                counted.integer(2));
        }
        return issues;
    });
}

Result<model::ScoredColumns> loadScoredColumns(const Reader& reader, base::RowId set, std::stop_token stop,
                                               base::ProgressSink& progress) {
    return readSet(reader, set, [&](SQLite::Database& database) -> Result<model::ScoredColumns> {
        Cursor counts(database, "SELECT records FROM scored_set WHERE id = ?", set);
        const std::int64_t records = counts.step() ? counts.integer(0) : 0;

        std::vector<std::string> names;
        Cursor scenarios(database, "SELECT name FROM scenario WHERE set_id = ? ORDER BY number", set);
        while (scenarios.step()) {
            names.emplace_back(scenarios.text(0));
        }
        names.emplace_back(); // of the samples without one
        constexpr std::int32_t unknown = -1;
        std::vector<std::int32_t> numbers(names.size(), unknown); // under which the builder knows them

        std::unordered_map<std::int64_t, model::ComponentWeights> weights; // by their number
        Cursor weightings(database, "SELECT number, g, n, t, c, e FROM component_weights WHERE set_id = ?",
                          set);
        while (weightings.step()) {
            weights.emplace(weightings.integer(0),
                            model::ComponentWeights{weightings.real(1), weightings.real(2),
                                                    weightings.real(3), weightings.real(4),
                                                    weightings.real(5)});
        }

        ScoredColumnsBuilder builder;
        builder.reserve(static_cast<std::size_t>(std::clamp<std::int64_t>(records, 0, kMostForeseen)));
        Cursor rows(database,
                    "SELECT id, label, fhri, nli, scenario, predicted_label, weights, pair_id,"
                    " g, n, t, c, e FROM scored_sample WHERE id BETWEEN ? AND ?",
                    rowKey(set, 0), rowKey(set, kRowsPerSet - 1));
        for (std::int64_t done = 1; rows.step(); ++done) {
            if (done % kRowsPerReport == 0) {
                if (stop.stop_requested()) {
                    return fail(ErrorCode::Cancelled);
                }
                progress.report(base::Stage::Loading, done, records);
            }
            if (rows.isMissing(2)) {
                builder.addUnscored();
                continue;
            }
            const std::size_t scenario =
                rows.isMissing(4) ? names.size() - 1 : static_cast<std::size_t>(rows.integer(4));
            const auto label = storedLabel(rows.integer(1));
            const auto predicted = rows.isMissing(5) ? std::nullopt : storedLabel(rows.integer(5));
            if (scenario >= names.size() || !label || (!predicted && !rows.isMissing(5))) {
                return fail(ErrorCode::DamagedWorkspace, "scored_sample " + std::to_string(rows.integer(0)),
                            reader.path());
            }
            if (numbers[scenario] == unknown) {
                ASSAY_TRY(const auto number, builder.scenarioNumber(names[scenario]));
                numbers[scenario] = number;
            }
            builder.add(
                rows.integer(0), *label, rows.real(2), rows.isMissing(3) ? model::kNoScore : rows.real(3),
                static_cast<std::uint16_t>(numbers[scenario]),
                predicted ? static_cast<std::uint8_t>(model::indexOf(*predicted)) : model::kNoPrediction);
            builder.setComponents({rows.optionalReal(8), rows.optionalReal(9), rows.optionalReal(10),
                                   rows.optionalReal(11), rows.optionalReal(12)});
            if (!rows.isMissing(6)) {
                const auto own = weights.find(rows.integer(6));
                if (own == weights.end()) {
                    return fail(ErrorCode::DamagedWorkspace,
                                "scored_sample " + std::to_string(rows.integer(0)), reader.path());
                }
                builder.setSourceWeights(own->second);
            }
            builder.setPair(rows.text(7));
        }
        progress.report(base::Stage::Loading, records, records);
        return builder.finish();
    });
}

Result<std::vector<std::string>> scoredSampleIds(const Reader& reader, base::RowId set,
                                                 std::stop_token stop) {
    return readSet(reader, set, [&](SQLite::Database& database) -> Result<std::vector<std::string>> {
        std::vector<std::string> ids;
        Cursor rows(database,
                    "SELECT t.sample_id FROM scored_sample s JOIN scored_text t ON t.id = s.id"
                    " WHERE s.id BETWEEN ? AND ? AND s.fhri IS NOT NULL ORDER BY s.id",
                    rowKey(set, 0), rowKey(set, kRowsPerSet - 1));
        while (rows.step()) {
            if (ids.size() % kRowsPerReport == 0 && stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            ids.emplace_back(rows.text(0));
        }
        return ids;
    });
}

Result<std::vector<model::ScoredSample>> scoredSamples(const Reader& reader,
                                                       std::span<const base::RowId> rows) {
    if (rows.size() > kMaxSamplesAtOnce) {
        return fail(ErrorCode::InvalidArgument, std::to_string(rows.size()), "rows");
    }
    return guarded(reader.path(), [&]() -> Result<std::vector<model::ScoredSample>> {
        const Snapshot snapshot(reader);
        std::vector<model::ScoredSample> samples;
        samples.reserve(rows.size());
        Cursor cursor(reader.database(), kSelectSamples);
        base::RowId visibleSet = 0;
        for (const base::RowId row : rows) {
            if (setOfRow(row) != visibleSet && isVisible(reader.database(), setOfRow(row))) {
                visibleSet = setOfRow(row);
            }
            cursor.bind(row, row);
            if (row <= 0 || setOfRow(row) != visibleSet || !cursor.step()) {
                return fail(ErrorCode::NotFound, "scored sample " + std::to_string(row), reader.path());
            }
            bool isWhole = false;
            samples.push_back(readSample(cursor, isWhole));
            if (!isWhole) {
                return fail(ErrorCode::DamagedWorkspace, "scored sample " + std::to_string(row),
                            reader.path());
            }
            cursor.reset();
        }
        return samples;
    });
}

Result<std::vector<StoredRejection>> rejectedRecords(const Reader& reader, base::RowId set, base::RowId after,
                                                     int limit) {
    if (limit < 1) {
        return fail(ErrorCode::InvalidArgument, std::to_string(limit), "limit");
    }
    return readSet(reader, set, [&](SQLite::Database& database) -> Result<std::vector<StoredRejection>> {
        std::vector<std::string> files;
        Cursor names(database, "SELECT name FROM source_file WHERE set_id = ? ORDER BY number", set);
        while (names.step()) {
            files.emplace_back(names.text(0));
        }
        std::vector<StoredRejection> rejections;
        Cursor rows(database, std::string(kSelectRejections) + " LIMIT ?",
                    std::max(after, rowKey(set, 0)) + 1, rowKey(set, kRowsPerSet - 1), limit);
        while (rows.step()) {
            StoredRejection rejection{rows.integer(0), {}, readRejection(rows)};
            const auto file = static_cast<std::size_t>(rejection.record.fileIndex);
            if (file < files.size()) {
                rejection.file = files[file];
            }
            rejections.push_back(std::move(rejection));
        }
        return rejections;
    });
}

Result<RecordAtLine> recordAtLine(const Reader& reader, base::RowId set, const std::string& file,
                                  std::int64_t line) {
    return readSet(reader, set, [&](SQLite::Database& database) -> Result<RecordAtLine> {
        Cursor names(database, "SELECT number, name FROM source_file WHERE set_id = ? ORDER BY number", set);
        std::optional<std::int64_t> number;
        std::string known; // of the files that are called so the one whose name says the most
        const std::string path = std::filesystem::path(file).generic_string(); // as names are joined
        while (names.step()) {
            const std::string name(names.text(1));
            if (base::endsWithName(path, name) && (!number || name.size() > known.size())) {
                number = names.integer(0);
                known = name;
            }
        }
        if (!number) {
            return fail(ErrorCode::NotFound, file, reader.path());
        }
        struct Nearest {
            base::RowId row = 0;
            std::int64_t line = 0;
        };
        const auto nearest = [&](const char* table) {
            Cursor rows(database,
                        "SELECT id, line FROM " + std::string(table) +
                            " WHERE id BETWEEN ? AND ? AND file = ? AND line <= ?"
                            " ORDER BY line DESC, id DESC LIMIT 1",
                        rowKey(set, 0), rowKey(set, kRowsPerSet - 1), *number, line);
            return rows.step() ? Nearest{rows.integer(0), rows.integer(1)} : Nearest{};
        };
        const Nearest sample = nearest("scored_sample");
        const Nearest rejected = nearest("rejected_record");
        RecordAtLine found;
        if (sample.row != 0 && sample.line >= rejected.line) {
            found.sample = sample.row;
        } else if (rejected.row != 0) {
            Cursor row(database, kSelectRejections, rejected.row, rejected.row);
            if (row.step()) {
                found.rejected = StoredRejection{row.integer(0), known, readRejection(row)};
            }
        }
        return found;
    });
}

Result<> renameScoredSet(Workspace& workspace, base::RowId set, const std::string& name) {
    if (name.empty()) {
        return fail(ErrorCode::InvalidArgument, {}, "name");
    }
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        {
            Cursor other(database, "SELECT 1 FROM scored_set WHERE name = ? AND state = 1 AND id <> ?", name,
                         set);
            if (other.step()) {
                return fail(ErrorCode::NameTaken, name, workspace.path().string());
            }
        }
        return execute(database, "UPDATE scored_set SET name = ? WHERE id = ? AND state = 1", name, set) == 1
                   ? Result<>()
                   : setNotFound(set, workspace.path().string());
    });
}

Result<> removeScoredSet(Workspace& workspace, base::RowId set, std::stop_token stop,
                         base::ProgressSink& progress) {
    if (stop.stop_requested()) {
        return fail(ErrorCode::Cancelled);
    }
    auto hidden = workspace.write([&](SQLite::Database& database) -> Result<> {
        recordRemoval(database, RemovedKind::Scored, set);
        if (execute(database, "UPDATE scored_set SET state = ? WHERE id = ? AND state = 1",
                    SetState::Removing, set) != 1) {
            return setNotFound(set, workspace.path().string());
        }
        deleteJudgements(database, set); // in the same moment, so that no undo reaches into it
        return {};
    });
    ASSAY_TRY(hidden);
    // The set is gone whatever happens to its rows now; what is left of them goes at the next opening.
    static_cast<void>(deleteInvisibleSet(workspace, set, stop, progress));
    return {};
}

Result<std::string> thresholdView(const Reader& reader, base::RowId set) {
    return readSet(reader, set, [&](SQLite::Database& database) -> Result<std::string> {
        Cursor row(database, "SELECT threshold_view FROM scored_set WHERE id = ?", set);
        return row.step() ? std::string(row.text(0)) : std::string();
    });
}

Result<> saveThresholdView(Workspace& workspace, base::RowId set, const std::string& json) {
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        return execute(database,
                       "UPDATE scored_set SET threshold_view = NULLIF(?, '') WHERE id = ? AND state = 1",
                       json, set) == 1
                   ? Result<>()
                   : setNotFound(set, workspace.path().string());
    });
}

} // namespace assay::workspace
