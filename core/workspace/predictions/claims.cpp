#include "core/workspace/predictions/claims.h"

#include "core/base/clock.h"
#include "core/json/field_list.h"
#include "core/workspace/journal/edit_entities.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/journal/entity_rows.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/sqlite_errors.h"

#include <SQLiteCpp/Database.h>

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using ClaimJson = nlohmann::ordered_json;

constexpr std::size_t kHashLength = 64;

constexpr std::tuple kClaimFields{json::required(json::field("begin", &model::Claim::begin)),
                                  json::required(json::field("end", &model::Claim::end)),
                                  json::field("evidence", &model::Claim::evidence),
                                  json::field("note", &model::Claim::note)};

constexpr const char* kSheetColumns = "SELECT id, question_id, answer_sha256, reader, blind, claims,"
                                      " changed_at FROM claim_sheet";

ClaimJson claimsJson(const std::vector<model::Claim>& claims) {
    ClaimJson list = ClaimJson::array();
    for (const model::Claim& claim : claims) {
        ClaimJson one = json::toJson(claim, kClaimFields);
        one["verdict"] = claim.verdict
                             ? ClaimJson(model::kClaimVerdictNames[static_cast<std::size_t>(*claim.verdict)])
                             : ClaimJson();
        list.push_back(std::move(one));
    }
    return list;
}

std::optional<model::Claim> claimFrom(const ClaimJson& object) {
    model::Claim claim;
    if (!object.is_object() || !json::readLeniently(object, claim, kClaimFields).empty()) {
        return std::nullopt;
    }
    if (const ClaimJson* const verdict = base::valueOf(object, "verdict")) {
        const auto name = base::textIn(*verdict);
        const auto found = std::ranges::find(model::kClaimVerdictNames, name.value_or(std::string()));
        if (found == model::kClaimVerdictNames.end()) {
            return std::nullopt;
        }
        claim.verdict = static_cast<model::ClaimVerdict>(found - model::kClaimVerdictNames.begin());
    }
    return claim;
}

// In order and without overlaps.
bool areClaimsInOrder(const std::vector<model::Claim>& claims) {
    std::int64_t next = 0;
    for (const model::Claim& claim : claims) {
        if (claim.begin < next || claim.end <= claim.begin) {
            return false;
        }
        next = claim.end;
    }
    return true;
}

std::optional<std::vector<model::Claim>> claimsFrom(const ClaimJson& list) {
    if (!list.is_array()) {
        return std::nullopt;
    }
    std::vector<model::Claim> claims;
    for (const ClaimJson& one : list) {
        auto claim = claimFrom(one);
        if (!claim) {
            return std::nullopt;
        }
        claims.push_back(std::move(*claim));
    }
    return areClaimsInOrder(claims) ? std::optional(std::move(claims)) : std::nullopt;
}

std::string sheetLabel(base::RowId sheet) {
    return "claim_sheet " + std::to_string(sheet);
}

Result<StoredClaims> readSheet(const Cursor& row) {
    StoredClaims stored;
    stored.id = row.integer(0);
    stored.sheet.questionId = row.text(1);
    stored.sheet.answerSha256 = row.text(2);
    stored.sheet.reader = row.text(3);
    stored.sheet.blind = row.integer(4) != 0;
    auto claims = claimsFrom(json::parseSettingsJson(row.text(5)));
    if (!claims) {
        return fail(ErrorCode::DamagedWorkspace, sheetLabel(stored.id) + ": claims");
    }
    stored.sheet.claims = std::move(*claims);
    stored.sheet.changedAt = row.text(6);
    return stored;
}

Result<std::vector<StoredClaims>> readSheets(Cursor& rows, const std::stop_token& stop) {
    std::vector<StoredClaims> sheets;
    while (rows.step()) {
        if (stop.stop_requested()) {
            return fail(ErrorCode::Cancelled);
        }
        ASSAY_TRY(auto sheet, readSheet(rows));
        sheets.push_back(std::move(sheet));
    }
    return sheets;
}

Result<std::vector<StoredClaims>> sheetsOf(SQLite::Database& database, const std::string& questionId,
                                           const std::string& answerSha256) {
    Cursor rows(database,
                std::string(kSheetColumns) + " WHERE question_id = ? AND answer_sha256 = ? ORDER BY id",
                questionId, answerSha256);
    return readSheets(rows, {});
}

Result<std::optional<std::string>> readClaimEntity(SQLite::Database& database, base::RowId key) {
    Cursor row(database, std::string(kSheetColumns) + " WHERE id = ?", key);
    if (!row.step()) {
        return std::optional<std::string>();
    }
    ASSAY_TRY(const auto stored, readSheet(row));
    return std::optional(claimSheetJson(stored.sheet));
}

Result<> writeClaimEntity(SQLite::Database& database, base::RowId key,
                          const std::optional<std::string>& value) {
    if (!value) {
        removeRow(database, "claim_sheet", key);
        return {};
    }
    const auto sheet = claimSheetFromJson(*value);
    if (!sheet) {
        return fail(ErrorCode::DamagedWorkspace, sheetLabel(key) + ": " + *value);
    }
    // Not OR REPLACE: that would silently drop another sheet of the same reader.
    execute(database,
            "INSERT INTO claim_sheet (id, question_id, answer_sha256, reader, blind, claims, changed_at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET question_id = excluded.question_id,"
            " answer_sha256 = excluded.answer_sha256, reader = excluded.reader, blind = excluded.blind,"
            " claims = excluded.claims, changed_at = excluded.changed_at",
            key, sheet->questionId, sheet->answerSha256, sheet->reader, sheet->blind,
            entityJson(claimsJson(sheet->claims)), sheet->changedAt);
    return {};
}

bool isJudged(const model::ClaimSheet& sheet) {
    return !sheet.claims.empty() && std::ranges::all_of(sheet.claims, [](const model::Claim& claim) {
        return claim.verdict.has_value();
    });
}

Result<> requireSheet(const model::ClaimSheet& sheet) {
    if (sheet.questionId.empty()) {
        return fail(ErrorCode::InvalidArgument, {}, "question_id");
    }
    if (sheet.reader.empty()) {
        return fail(ErrorCode::InvalidArgument, {}, "reader");
    }
    if (sheet.answerSha256.size() != kHashLength) {
        return fail(ErrorCode::InvalidArgument, sheet.answerSha256, "answer_sha256");
    }
    if (!areClaimsInOrder(sheet.claims)) {
        return fail(ErrorCode::InvalidArgument, "overlapping or out of order", "claims");
    }
    return {};
}

// A sheet as it will be stored beside those of the same answer; `before` is this reader's own, if any.
StoredClaims sheetToStore(const model::ClaimSheet& wanted, const std::vector<StoredClaims>& there,
                          const StoredClaims* before) {
    StoredClaims stored{before == nullptr ? 0 : before->id, wanted};
    const bool seesOthers =
        std::ranges::any_of(claimsVisibleTo(wanted.reader, there),
                            [&](const StoredClaims& each) { return each.sheet.reader != wanted.reader; });
    stored.sheet.blind = (before == nullptr || before->sheet.blind) && !seesOthers;
    stored.sheet.changedAt = base::utcNow();
    return stored;
}

} // namespace

extern constexpr EditEntity kClaimEdits{kClaimEntity, readClaimEntity, writeClaimEntity};

std::string claimSheetJson(const model::ClaimSheet& sheet) {
    ClaimJson object;
    object["question_id"] = sheet.questionId;
    object["answer_sha256"] = sheet.answerSha256;
    object["reader"] = sheet.reader;
    object["blind"] = sheet.blind;
    object["claims"] = claimsJson(sheet.claims);
    object["changed_at"] = sheet.changedAt;
    return entityJson(object);
}

std::optional<model::ClaimSheet> claimSheetFromJson(std::string_view text) {
    const ClaimJson object = json::parseSettingsJson(text);
    const ClaimJson* const list = base::memberOf(object, "claims");
    auto claims = list == nullptr ? std::nullopt : claimsFrom(*list);
    if (!claims) {
        return std::nullopt;
    }
    model::ClaimSheet sheet;
    sheet.questionId = base::memberText(object, "question_id");
    sheet.answerSha256 = base::memberText(object, "answer_sha256");
    sheet.reader = base::memberText(object, "reader");
    const ClaimJson* const blind = base::memberOf(object, "blind");
    sheet.blind = blind != nullptr && blind->is_boolean() && blind->get<bool>();
    sheet.claims = std::move(*claims);
    sheet.changedAt = base::memberText(object, "changed_at");
    return requireSheet(sheet) ? std::optional(std::move(sheet)) : std::nullopt;
}

Result<StoredClaims> saveClaims(Workspace& workspace, const model::ClaimSheet& sheet,
                                const std::string& reason) {
    ASSAY_TRY(requireSheet(sheet));
    StoredClaims stored;
    const auto write = [&](SQLite::Database& database) -> Result<> {
        ASSAY_TRY(const auto there, sheetsOf(database, sheet.questionId, sheet.answerSha256));
        const auto own = std::ranges::find_if(
            there, [&](const StoredClaims& each) { return each.sheet.reader == sheet.reader; });
        const StoredClaims* const before = own == there.end() ? nullptr : &*own;
        if (before != nullptr && before->sheet.claims == sheet.claims) {
            stored = *before;
            return {};
        }
        stored = sheetToStore(sheet, there, before);
        if (stored.id == 0) {
            stored.id = nextKey(database, "claim_sheet");
        }
        return edit(database, kClaimEntity, stored.id, claimSheetJson(stored.sheet), sheet.reader, reason);
    };
    ASSAY_TRY(workspace.write(write));
    return stored;
}

Result<> removeClaims(Workspace& workspace, const std::string& questionId, const std::string& answerSha256,
                      const std::string& reader) {
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        ASSAY_TRY(const auto there, sheetsOf(database, questionId, answerSha256));
        for (const StoredClaims& each : there) {
            if (each.sheet.reader == reader) {
                return edit(database, kClaimEntity, each.id, std::nullopt, reader, {});
            }
        }
        return fail(ErrorCode::NotFound, questionId, reader);
    });
}

Result<std::vector<StoredClaims>> claimsOfAnswer(const Reader& reader, const std::string& questionId,
                                                 const std::string& answerSha256) {
    return guarded(reader.path(), [&] { return sheetsOf(reader.database(), questionId, answerSha256); });
}

Result<std::vector<StoredClaims>> allClaims(const Reader& reader, const std::stop_token& stop) {
    return guarded(reader.path(), [&] {
        Cursor rows(reader.database(),
                    std::string(kSheetColumns) + " ORDER BY question_id, answer_sha256, id");
        return readSheets(rows, stop);
    });
}

Result<bool> hasClaims(const Reader& reader) {
    return guarded(reader.path(), [&]() -> Result<bool> {
        Cursor rows(reader.database(), "SELECT 1 FROM claim_sheet LIMIT 1");
        return rows.step();
    });
}

std::vector<StoredClaims> claimsVisibleTo(const std::string& reader, std::span<const StoredClaims> sheets) {
    std::set<std::pair<std::string, std::string>> judged; // question and answer
    for (const StoredClaims& each : sheets) {
        if (each.sheet.reader == reader && isJudged(each.sheet)) {
            judged.emplace(each.sheet.questionId, each.sheet.answerSha256);
        }
    }
    std::vector<StoredClaims> visible;
    for (const StoredClaims& each : sheets) {
        if (each.sheet.reader == reader ||
            judged.contains({each.sheet.questionId, each.sheet.answerSha256})) {
            visible.push_back(each);
        }
    }
    return visible;
}

std::vector<CheckFinding> checkClaims(SQLite::Database& database, const std::stop_token& stop) {
    std::vector<CheckFinding> findings;
    Cursor rows(database, std::string(kSheetColumns) + " ORDER BY id");
    while (!stop.stop_requested() && rows.step()) {
        const auto stored = readSheet(rows);
        if (!stored) {
            findings.push_back({CheckFinding::Kind::Damage, stored.error().detail});
        } else if (!requireSheet(stored->sheet)) {
            findings.push_back({CheckFinding::Kind::Damage,
                                sheetLabel(stored->id) + ": " + requireSheet(stored->sheet).error().where});
        }
    }
    return findings;
}

} // namespace assay::workspace
