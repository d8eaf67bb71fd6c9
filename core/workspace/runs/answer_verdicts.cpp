#include "core/workspace/runs/answer_verdicts.h"

#include "core/base/clock.h"
#include "core/base/hash.h"
#include "core/workspace/edit_entities.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/journal/entity_rows.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/sqlite_errors.h"

#include <SQLiteCpp/Database.h>

#include <tuple>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

constexpr std::size_t kAnswerHashDigits = 64;
constexpr double kHighestScore = 10;
constexpr const char* kSelectVerdicts = "SELECT id, question_id, answer_hash, reader, verdict, score, note,"
                                        " blind, said_at FROM answer_verdict";

constexpr std::tuple kVerdictFields{
    json::field("question_id", &HumanJudgement::questionId),
    json::required(json::field("answer_hash", &HumanJudgement::answerHash)),
    json::required(json::field("reader", &HumanJudgement::reader)),
    json::required(json::named("verdict", &HumanJudgement::verdict, kHumanVerdictNames)),
    json::field("score", &HumanJudgement::score),
    json::field("note", &HumanJudgement::note),
    json::field("blind", &HumanJudgement::blind),
    json::field("said_at", &HumanJudgement::saidAt),
};

HumanJudgement verdictOfRow(const Cursor& row) {
    return {std::string(row.text(1)), std::string(row.text(2)),
            std::string(row.text(3)), row.enumeration(4, HumanVerdict::Undetermined),
            row.optionalReal(5),      std::string(row.text(6)),
            row.integer(7) == 1,      std::string(row.text(8))};
}

bool isSayable(const HumanJudgement& judgement) {
    return !judgement.reader.empty() && judgement.answerHash.size() == kAnswerHashDigits &&
           (!judgement.score || (*judgement.score >= 0 && *judgement.score <= kHighestScore));
}

Result<std::optional<std::string>> readVerdictEntity(SQLite::Database& database, base::RowId key) {
    Cursor row(database, std::string(kSelectVerdicts) + " WHERE id = ?", key);
    if (!row.step()) {
        return std::optional<std::string>();
    }
    return std::optional(entityJson(verdictOfRow(row), kVerdictFields));
}

Result<> writeVerdictEntity(SQLite::Database& database, base::RowId key,
                            const std::optional<std::string>& value) {
    if (!value) {
        removeRow(database, "answer_verdict", key);
        return {};
    }
    const auto judgement = entityFrom<HumanJudgement>(*value, kVerdictFields);
    if (!judgement || !isSayable(*judgement)) {
        return fail(ErrorCode::DamagedWorkspace, "answer_verdict " + std::to_string(key) + ": " + *value);
    }
    // Not OR REPLACE: that would silently drop another verdict of the same reader.
    execute(database,
            "INSERT INTO answer_verdict (id, question_id, answer_hash, reader, verdict, score, note, blind,"
            " said_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
            " question_id = excluded.question_id, answer_hash = excluded.answer_hash,"
            " reader = excluded.reader, verdict = excluded.verdict, score = excluded.score,"
            " note = excluded.note, blind = excluded.blind, said_at = excluded.said_at",
            key, judgement->questionId, judgement->answerHash, judgement->reader, judgement->verdict,
            judgement->score, judgement->note, judgement->blind, judgement->saidAt);
    return {};
}

// 0: there is none.
base::RowId keyOfVerdict(SQLite::Database& database, const HumanJudgement& judgement) {
    Cursor row(database,
               "SELECT id FROM answer_verdict WHERE question_id = ? AND answer_hash = ? AND reader = ?",
               judgement.questionId, judgement.answerHash, judgement.reader);
    return row.step() ? row.integer(0) : 0;
}

} // namespace

extern constexpr EditEntity kAnswerVerdictEdits{kAnswerVerdictEntity, readVerdictEntity, writeVerdictEntity};

std::string hashOfAnswer(std::string_view answer) {
    return base::sha256(answer);
}

Result<std::vector<HumanJudgement>> answerVerdicts(const Reader& reader) {
    return guarded(reader.path(), [&]() -> Result<std::vector<HumanJudgement>> {
        Cursor rows(reader.database(),
                    std::string(kSelectVerdicts) + " ORDER BY question_id, answer_hash, reader");
        std::vector<HumanJudgement> judgements;
        while (rows.step()) {
            judgements.push_back(verdictOfRow(rows));
        }
        return judgements;
    });
}

Result<base::RowId> saveAnswerVerdict(Workspace& workspace, const HumanJudgement& wanted) {
    if (!isSayable(wanted)) {
        return fail(ErrorCode::InvalidArgument, wanted.reader, "verdict");
    }
    base::RowId saved = 0;
    const auto written = workspace.write([&](SQLite::Database& database) -> Result<> {
        HumanJudgement judgement = wanted;
        judgement.saidAt = base::utcNow();
        const base::RowId known = keyOfVerdict(database, judgement);
        if (known != 0) {
            Cursor row(database, std::string(kSelectVerdicts) + " WHERE id = ?", known);
            if (row.step()) {
                HumanJudgement before = verdictOfRow(row);
                before.saidAt = judgement.saidAt;
                if (before == judgement) {
                    return {};
                }
            }
        }
        saved = known == 0 ? nextKey(database, "answer_verdict") : known;
        return edit(database, kAnswerVerdictEntity, saved, entityJson(judgement, kVerdictFields),
                    judgement.reader, {});
    });
    ASSAY_TRY(written);
    return saved;
}

Result<> removeAnswerVerdict(Workspace& workspace, const std::string& questionId,
                             const std::string& answerHash, const std::string& reader) {
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        HumanJudgement wanted;
        wanted.questionId = questionId;
        wanted.answerHash = answerHash;
        wanted.reader = reader;
        const base::RowId known = keyOfVerdict(database, wanted);
        if (known == 0) {
            return fail(ErrorCode::NotFound, questionId, workspace.path().string());
        }
        return edit(database, kAnswerVerdictEntity, known, std::nullopt, reader, {});
    });
}

} // namespace assay::workspace
