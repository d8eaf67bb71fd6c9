#include "core/workspace/runs/alpha_decisions.h"

#include "core/base/clock.h"
#include "core/json/field_list.h"
#include "core/workspace/journal/edit_entities.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/journal/entity_rows.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/sqlite_errors.h"

#include <SQLiteCpp/Database.h>

#include <cmath>
#include <utility>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using model::AlphaDecision;

constexpr std::tuple kAlphaDecisionFields{json::required(json::field("name", &AlphaDecision::name)),
                                          json::field("author", &AlphaDecision::author),
                                          json::field("reason", &AlphaDecision::reason),
                                          json::field("decided_at", &AlphaDecision::decidedAt),
                                          json::field("suite", &AlphaDecision::suite),
                                          json::field("lexical", &AlphaDecision::lexical),
                                          json::field("lexical_sha256", &AlphaDecision::lexicalHash),
                                          json::field("vector", &AlphaDecision::vector),
                                          json::field("vector_sha256", &AlphaDecision::vectorHash),
                                          json::field("fusion", &AlphaDecision::fusion),
                                          json::required(json::field("alpha", &AlphaDecision::alpha)),
                                          json::field("n", &AlphaDecision::n),
                                          json::field("mrr", &AlphaDecision::mrr),
                                          json::field("recall_5", &AlphaDecision::recall5),
                                          json::field("recall_10", &AlphaDecision::recall10),
                                          json::field("ndcg_10", &AlphaDecision::ndcg10),
                                          json::field("mrr_low", &AlphaDecision::mrrLow),
                                          json::field("mrr_high", &AlphaDecision::mrrHigh),
                                          json::field("best_alpha", &AlphaDecision::bestAlpha),
                                          json::field("held_out_mrr", &AlphaDecision::heldOutMrr)};

bool isWeight(double alpha) {
    return std::isfinite(alpha) && alpha >= 0 && alpha <= 1;
}

Result<AlphaDecision> alphaDecisionFrom(base::RowId id, std::string_view document) {
    auto decision = entityFrom<AlphaDecision>(document, kAlphaDecisionFields);
    if (!decision || decision->name.empty() || !isWeight(decision->alpha)) {
        return fail(ErrorCode::DamagedWorkspace, "alpha_decision " + std::to_string(id));
    }
    return std::move(*decision);
}

bool alphaNameIsTaken(SQLite::Database& database, const std::string& name, base::RowId butBy) {
    Cursor row(database, "SELECT 1 FROM alpha_decision WHERE name = ? AND id <> ?", name, butBy);
    return row.step();
}

Result<std::optional<std::string>> readAlphaEntity(SQLite::Database& database, base::RowId key) {
    Cursor row(database, "SELECT document FROM alpha_decision WHERE id = ?", key);
    return row.step() ? std::optional(std::string(row.text(0))) : std::nullopt;
}

Result<> writeAlphaEntity(SQLite::Database& database, base::RowId key,
                          const std::optional<std::string>& value) {
    if (!value) {
        removeRow(database, "alpha_decision", key);
        return {};
    }
    ASSAY_TRY(const auto decision, alphaDecisionFrom(key, *value));
    if (alphaNameIsTaken(database, decision.name, key)) {
        return fail(ErrorCode::NameTaken, decision.name);
    }
    execute(database, "INSERT OR REPLACE INTO alpha_decision (id, name, document) VALUES (?, ?, ?)", key,
            decision.name, *value);
    return {};
}

} // namespace

extern constexpr EditEntity kAlphaDecisionEdits{kAlphaDecisionEntity, readAlphaEntity, writeAlphaEntity};

Result<StoredAlphaDecision> saveAlphaDecision(Workspace& workspace, AlphaDecision decision,
                                              const std::string& who) {
    if (decision.name.empty()) {
        return fail(ErrorCode::InvalidArgument, {}, "name");
    }
    if (!isWeight(decision.alpha)) {
        return fail(ErrorCode::InvalidArgument, "outside 0 to 1", "alpha");
    }
    if (decision.decidedAt.empty()) {
        decision.decidedAt = base::utcNow();
    }
    const std::string document = entityJson(decision, kAlphaDecisionFields);
    StoredAlphaDecision stored;
    ASSAY_TRY(workspace.write([&](SQLite::Database& database) -> Result<> {
        stored.id = nextKey(database, "alpha_decision");
        if (alphaNameIsTaken(database, decision.name, stored.id)) {
            return fail(ErrorCode::NameTaken, decision.name, workspace.path().string());
        }
        return edit(database, kAlphaDecisionEntity, stored.id, document, who, decision.reason);
    }));
    stored.decision = std::move(decision);
    return stored;
}

Result<std::vector<StoredAlphaDecision>> alphaDecisions(const Reader& reader) {
    return workspace::guarded(reader.path(), [&]() -> Result<std::vector<StoredAlphaDecision>> {
        Cursor rows(reader.database(), "SELECT id, document FROM alpha_decision ORDER BY id DESC");
        std::vector<StoredAlphaDecision> list;
        while (rows.step()) {
            ASSAY_TRY(auto decision, alphaDecisionFrom(rows.integer(0), rows.text(1)));
            list.push_back({rows.integer(0), std::move(decision)});
        }
        return list;
    });
}

Result<> removeAlphaDecision(Workspace& workspace, base::RowId id, const std::string& who) {
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        ASSAY_TRY(const auto present, readAlphaEntity(database, id));
        if (!present) {
            return fail(ErrorCode::NotFound, "alpha decision " + std::to_string(id),
                        workspace.path().string());
        }
        return edit(database, kAlphaDecisionEntity, id, std::nullopt, who, {});
    });
}

} // namespace assay::workspace
