#include "core/workspace/scored/judgements.h"

#include "core/base/clock.h"
#include "core/workspace/journal/edit_entities.h"
#include "core/workspace/journal/entity_rows.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/schema.h"
#include "core/workspace/schema/sqlite_errors.h"
#include "core/workspace/scored/judgement_rows.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using workspace::Cursor;

constexpr const char* kJudgementColumns =
    "SELECT sample_id, verdict, note, judged_by, judged_at FROM judgement WHERE ";

constexpr std::tuple kJudgementFields{
    json::required(json::named("verdict", &Judgement::verdict, model::kVerdictNames)),
    json::field("note", &Judgement::note),
    json::field("judged_by", &Judgement::judgedBy),
    json::field("judged_at", &Judgement::judgedAt),
};

Result<Judgement> judgementFromJson(base::RowId sample, const std::string& json) {
    auto judgement = entityFrom<Judgement>(json, kJudgementFields);
    if (!judgement) {
        return fail(ErrorCode::DamagedWorkspace, "judgement " + std::to_string(sample) + ": " + json);
    }
    judgement->sample = sample;
    return std::move(*judgement);
}

Judgement readJudgement(const Cursor& row) {
    return {row.integer(0), row.enumeration(1, Verdict::Unsure), std::string(row.text(2)),
            std::string(row.text(3)), std::string(row.text(4))};
}

std::optional<Judgement> judgementOf(SQLite::Database& database, base::RowId sample) {
    Cursor row(database, std::string(kJudgementColumns) + "sample_id = ?", sample);
    return row.step() ? std::optional(readJudgement(row)) : std::nullopt;
}

bool isVisible(SQLite::Database& database, base::RowId set) {
    Cursor row(database, "SELECT 1 FROM scored_set WHERE id = ? AND state = 1", set);
    return row.step();
}

Result<> requireSample(SQLite::Database& database, base::RowId sample) {
    Cursor row(database, "SELECT 1 FROM scored_sample WHERE id = ?", sample);
    if (sample <= 0 || !isVisible(database, workspace::setOfRow(sample)) || !row.step()) {
        return fail(ErrorCode::NotFound, "scored sample " + std::to_string(sample));
    }
    return {};
}

Result<std::optional<std::string>> readJudgementEntity(SQLite::Database& database, base::RowId key) {
    const auto judgement = judgementOf(database, key);
    return judgement ? std::optional(entityJson(*judgement, kJudgementFields)) : std::nullopt;
}

Result<> writeJudgementEntity(SQLite::Database& database, base::RowId key,
                              const std::optional<std::string>& value) {
    if (!value) {
        removeRow(database, "judgement", key);
        return {};
    }
    ASSAY_TRY(const auto judgement, judgementFromJson(key, *value));
    ASSAY_TRY(requireSample(database, key));
    execute(database,
            "INSERT OR REPLACE INTO judgement (sample_id, verdict, note, judged_by,"
            " judged_at) VALUES (?, ?, ?, ?, ?)",
            key, judgement.verdict, judgement.note, judgement.judgedBy, judgement.judgedAt);
    return {};
}

} // namespace

extern constexpr EditEntity kJudgementEdits{workspace::kJudgementEntity, readJudgementEntity,
                                            writeJudgementEntity};

Result<> judge(workspace::Workspace& workspace, base::RowId sample, std::optional<Verdict> verdict,
               const std::string& note, const std::string& who) {
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        ASSAY_TRY(requireSample(database, sample));
        std::optional<std::string> after;
        if (verdict) {
            const auto before = judgementOf(database, sample);
            if (before && before->verdict == *verdict && before->note == note && before->judgedBy == who) {
                return {};
            }
            after = entityJson(Judgement{sample, *verdict, note, who, base::utcNow()}, kJudgementFields);
        }
        return edit(database, workspace::kJudgementEntity, sample, after, who, note);
    });
}

Result<std::vector<Judgement>> judgementsOfSet(const workspace::Reader& reader, base::RowId set) {
    return workspace::guarded(reader.path(), [&]() -> Result<std::vector<Judgement>> {
        const SQLite::Transaction snapshot(reader.database(), SQLite::TransactionBehavior::DEFERRED);
        if (!isVisible(reader.database(), set)) {
            return fail(ErrorCode::NotFound, "scored set " + std::to_string(set), reader.path());
        }
        Cursor rows(reader.database(),
                    std::string(kJudgementColumns) + "sample_id BETWEEN ? AND ? ORDER BY sample_id",
                    workspace::rowKey(set, 0), workspace::rowKey(set, workspace::kRowsPerSet - 1));
        std::vector<Judgement> judgements;
        while (rows.step()) {
            judgements.push_back(readJudgement(rows));
        }
        return judgements;
    });
}

Result<std::vector<JudgementEvent>> judgementHistory(const workspace::Reader& reader, base::RowId sample) {
    return workspace::guarded(reader.path(), [&]() -> Result<std::vector<JudgementEvent>> {
        ASSAY_TRY(const auto entries, historyOf(reader, workspace::kJudgementEntity, sample));
        std::vector<JudgementEvent> events;
        events.reserve(entries.size());
        for (const JournalEntry& entry : entries) {
            JudgementEvent event{entry.kind, std::nullopt, entry.editedBy, entry.editedAt};
            if (entry.after) {
                ASSAY_TRY(auto judgement, judgementFromJson(sample, *entry.after));
                event.judgement = std::move(judgement);
            }
            events.push_back(std::move(event));
        }
        return events;
    });
}

} // namespace assay::workspace
