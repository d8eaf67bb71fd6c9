#include "core/workspace/suites/suspicion_marks.h"

#include "core/base/clock.h"
#include "core/workspace/journal/edit_entities.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/journal/entity_rows.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/sqlite_errors.h"
#include "core/workspace/suites/question_edits.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>

#include <array>
#include <chrono>
#include <functional>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using workspace::Cursor;

constexpr std::array<std::string_view, 3> kStateNames{"accepted", "dismissed", "snoozed"};

constexpr const char* kMarkColumns =
    "SELECT m.id, m.question, m.rule, m.fingerprint, m.state, m.until, m.reason,"
    " m.marked_by, m.marked_at FROM suspicion_mark AS m";

constexpr std::tuple kMarkFields{
    json::required(json::field("question", [](auto& mark) -> auto& { return mark.suspicion.question; })),
    json::field("rule", [](auto& mark) -> auto& { return mark.suspicion.rule; }),
    json::field("fingerprint", [](auto& mark) -> auto& { return mark.suspicion.fingerprint; }),
    json::required(json::named("state", &SuspicionMark::state, kStateNames)),
    json::field("until", &SuspicionMark::until),
    json::field("reason", &SuspicionMark::reason),
    json::field("marked_by", &SuspicionMark::markedBy),
    json::field("marked_at", &SuspicionMark::markedAt),
};

Result<SuspicionMark> markFromJson(base::RowId id, const std::string& json) {
    auto mark = entityFrom<SuspicionMark>(json, kMarkFields);
    if (!mark) {
        return fail(ErrorCode::DamagedWorkspace, "suspicion_mark " + std::to_string(id) + ": " + json);
    }
    mark->id = id;
    return std::move(*mark);
}

Result<SuspicionMark> readMark(const Cursor& row) {
    const auto state = suspicionStateFromName(row.text(4));
    if (!state) {
        return fail(ErrorCode::DamagedWorkspace, "suspicion_mark " + std::to_string(row.integer(0)) +
                                                     ": state " + std::string(row.text(4)));
    }
    return SuspicionMark{row.integer(0),
                         {row.integer(1), std::string(row.text(2)), std::string(row.text(3))},
                         *state,
                         std::string(row.text(5)),
                         std::string(row.text(6)),
                         std::string(row.text(7)),
                         std::string(row.text(8))};
}

Result<std::vector<SuspicionMark>> readMarks(Cursor& rows) {
    std::vector<SuspicionMark> marks;
    while (rows.step()) {
        ASSAY_TRY(auto mark, readMark(rows));
        marks.push_back(std::move(mark));
    }
    return marks;
}

Result<std::optional<SuspicionMark>> markOf(SQLite::Database& database, const SuspicionKey& suspicion) {
    Cursor row(database,
               std::string(kMarkColumns) + " WHERE m.question = ? AND m.rule = ? AND m.fingerprint = ?",
               suspicion.question, suspicion.rule, suspicion.fingerprint);
    if (!row.step()) {
        return std::nullopt;
    }
    ASSAY_TRY(auto mark, readMark(row));
    return std::optional(std::move(mark));
}

Result<std::optional<std::string>> readSuspicionMarkEntity(SQLite::Database& database, base::RowId key) {
    Cursor row(database, std::string(kMarkColumns) + " WHERE m.id = ?", key);
    if (!row.step()) {
        return std::nullopt;
    }
    ASSAY_TRY(const auto mark, readMark(row));
    return entityJson(mark, kMarkFields);
}

Result<> writeSuspicionMarkEntity(SQLite::Database& database, base::RowId key,
                                  const std::optional<std::string>& value) {
    if (!value) {
        removeRow(database, "suspicion_mark", key);
        return {};
    }
    ASSAY_TRY(const auto mark, markFromJson(key, *value));
    ASSAY_TRY(requireQuestion(database, mark.suspicion.question));
    // Not OR REPLACE: that would silently drop another mark of the same suspicion.
    execute(database,
            "INSERT INTO suspicion_mark (id, question, rule, fingerprint, state, until, reason,"
            " marked_by, marked_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO"
            " UPDATE SET question = excluded.question, rule = excluded.rule,"
            " fingerprint = excluded.fingerprint, state = excluded.state,"
            " until = excluded.until, reason = excluded.reason,"
            " marked_by = excluded.marked_by, marked_at = excluded.marked_at",
            key, mark.suspicion.question, mark.suspicion.rule, mark.suspicion.fingerprint,
            suspicionStateName(mark.state), mark.until, mark.reason, mark.markedBy, mark.markedAt);
    return {};
}

// A number of exactly that many digits; -1: it is none.
int numberAt(std::string_view text, std::size_t begin, std::size_t digits) {
    int number = 0;
    for (std::size_t i = begin; i < begin + digits; ++i) {
        if (i >= text.size() || text[i] < '0' || text[i] > '9') {
            return -1;
        }
        number = number * 10 + (text[i] - '0');
    }
    return number;
}

// "2026-03-01" or "2026-03-01T08:00:00Z": as texts these stand in the order of time.
bool isDayOrMoment(std::string_view text) {
    if (text.size() < 10 || text[4] != '-' || text[7] != '-' || numberAt(text, 0, 4) < 0 ||
        numberAt(text, 5, 2) < 0 || numberAt(text, 8, 2) < 0) {
        return false;
    }
    const std::chrono::year_month_day day{std::chrono::year(numberAt(text, 0, 4)),
                                          std::chrono::month(static_cast<unsigned>(numberAt(text, 5, 2))),
                                          std::chrono::day(static_cast<unsigned>(numberAt(text, 8, 2)))};
    if (!day.ok() || text.size() == 10) {
        return day.ok();
    }
    const auto within = [&](std::size_t begin, int last) {
        const int number = numberAt(text, begin, 2);
        return number >= 0 && number <= last;
    };
    return text.size() == 20 && text[10] == 'T' && text[13] == ':' && text[16] == ':' && text[19] == 'Z' &&
           within(11, 23) && within(14, 59) && within(17, 60);
}

Result<> check(const SuspicionDecision& decision) {
    const char* missing = decision.suspicion.rule.empty()          ? "rule"
                          : decision.suspicion.fingerprint.empty() ? "fingerprint"
                          : decision.state != SuspicionState::Snoozed && decision.reason.empty() ? "reason"
                                                                                                 : nullptr;
    if (missing != nullptr) {
        return fail(ErrorCode::InvalidArgument, {}, missing);
    }
    if (decision.state == SuspicionState::Snoozed && !isDayOrMoment(decision.until)) {
        return fail(ErrorCode::InvalidArgument, decision.until, "until");
    }
    return {};
}

Result<SuspicionMark> putMark(SQLite::Database& database, const SuspicionDecision& decision,
                              const std::string& who, std::int64_t batch) {
    ASSAY_TRY(requireQuestion(database, decision.suspicion.question));
    ASSAY_TRY(auto before, markOf(database, decision.suspicion));
    if (decision.state == SuspicionState::Accepted) {
        ASSAY_TRY(flagQuestions(database, std::span(&decision.suspicion.question, 1), decision.reason,
                                decision.note, who, batch));
    }
    const std::string until = decision.state == SuspicionState::Snoozed ? decision.until : std::string();
    if (before && before->state == decision.state && before->until == until &&
        before->reason == decision.reason && before->markedBy == who) {
        return std::move(*before);
    }
    SuspicionMark mark{before ? before->id : nextKey(database, "suspicion_mark"),
                       decision.suspicion,
                       decision.state,
                       until,
                       decision.reason,
                       who,
                       base::utcNow()};
    ASSAY_TRY(
        edit(database, kSuspicionEntity, mark.id, entityJson(mark, kMarkFields), who, mark.reason, batch));
    return mark;
}

Result<SuspicionMark> decide(workspace::Workspace& workspace, const SuspicionDecision& decision,
                             const std::string& who) {
    ASSAY_TRY(check(decision));
    SuspicionMark mark;
    auto saved = workspace.write([&](SQLite::Database& database) -> Result<> {
        ASSAY_TRY(auto put, putMark(database, decision, who, newBatch(database)));
        mark = std::move(put);
        return {};
    });
    ASSAY_TRY(saved);
    return mark;
}

Result<> removeMark(SQLite::Database& database, const SuspicionKey& suspicion, const std::string& who,
                    std::optional<std::int64_t> batch) {
    ASSAY_TRY(const auto mark, markOf(database, suspicion));
    if (!mark) {
        return fail(ErrorCode::NotFound,
                    "suspicion " + suspicion.rule + " of question " + std::to_string(suspicion.question));
    }
    return edit(database, kSuspicionEntity, mark->id, std::nullopt, who, {}, batch);
}

} // namespace

extern constexpr EditEntity kSuspicionEdits{kSuspicionEntity, readSuspicionMarkEntity,
                                            writeSuspicionMarkEntity};

std::string_view suspicionStateName(SuspicionState state) noexcept {
    return kStateNames[static_cast<std::size_t>(state)];
}

std::optional<SuspicionState> suspicionStateFromName(std::string_view name) noexcept {
    for (std::size_t i = 0; i < kStateNames.size(); ++i) {
        if (kStateNames[i] == name) {
            return static_cast<SuspicionState>(i);
        }
    }
    return std::nullopt;
}

Result<SuspicionMark> acceptSuspicion(workspace::Workspace& workspace, const SuspicionKey& suspicion,
                                      const std::string& reason, const std::string& note,
                                      const std::string& who) {
    return decide(workspace, {suspicion, SuspicionState::Accepted, {}, reason, note}, who);
}

Result<SuspicionMark> dismissSuspicion(workspace::Workspace& workspace, const SuspicionKey& suspicion,
                                       const std::string& reason, const std::string& who) {
    return decide(workspace, {suspicion, SuspicionState::Dismissed, {}, reason, {}}, who);
}

Result<SuspicionMark> snoozeSuspicion(workspace::Workspace& workspace, const SuspicionKey& suspicion,
                                      const std::string& until, const std::string& reason,
                                      const std::string& who) {
    return decide(workspace, {suspicion, SuspicionState::Snoozed, until, reason, {}}, who);
}

Result<std::int64_t> decideSuspicions(workspace::Workspace& workspace,
                                      std::span<const SuspicionDecision> decisions, const std::string& who,
                                      std::stop_token stop) {
    for (const SuspicionDecision& decision : decisions) {
        ASSAY_TRY(check(decision));
    }
    const auto saved = workspace.write([&](SQLite::Database& database) -> Result<> {
        const std::int64_t batch = newBatch(database);
        for (const SuspicionDecision& decision : decisions) {
            if (stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            ASSAY_TRY(putMark(database, decision, who, batch));
        }
        return {};
    });
    return saved ? Result<std::int64_t>(static_cast<std::int64_t>(decisions.size()))
                 : tl::unexpected(saved.error());
}

Result<std::int64_t> removeSuspicionMarks(workspace::Workspace& workspace,
                                          std::span<const SuspicionKey> suspicions, const std::string& who,
                                          std::stop_token stop) {
    const auto saved = workspace.write([&](SQLite::Database& database) -> Result<> {
        const std::int64_t batch = newBatch(database);
        for (const SuspicionKey& suspicion : suspicions) {
            if (stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            ASSAY_TRY(removeMark(database, suspicion, who, batch));
        }
        return {};
    });
    return saved ? Result<std::int64_t>(static_cast<std::int64_t>(suspicions.size()))
                 : tl::unexpected(saved.error());
}

Result<> removeSuspicionMark(workspace::Workspace& workspace, const SuspicionKey& suspicion,
                             const std::string& who) {
    return workspace.write(
        [&](SQLite::Database& database) { return removeMark(database, suspicion, who, std::nullopt); });
}

Result<std::vector<SuspicionMark>> suspicionMarks(const workspace::Reader& reader) {
    return workspace::guarded(reader.path(), [&] {
        Cursor rows(reader.database(), std::string(kMarkColumns) +
                                           " JOIN question AS q ON q.id = m.question WHERE q.revision > 0"
                                           " ORDER BY m.question, m.rule, m.fingerprint");
        return readMarks(rows);
    });
}

Result<std::vector<SuspicionMark>> suspicionMarksOfSuite(const workspace::Reader& reader, base::RowId suite) {
    return workspace::guarded(reader.path(), [&] {
        // From the marks to the questions: there are never more of those than somebody has made.
        Cursor rows(reader.database(),
                    std::string(kMarkColumns) + " CROSS JOIN question AS q ON q.id = m.question"
                                                " WHERE q.suite_id = ? AND q.revision > 0"
                                                " ORDER BY m.question, m.rule, m.fingerprint",
                    suite);
        return readMarks(rows);
    });
}

SuspicionMarks::SuspicionMarks(std::span<const SuspicionMark> marks) {
    for (const SuspicionMark& mark : marks) {
        m_marks.insert_or_assign(mark.suspicion, mark);
    }
}

const SuspicionMark* SuspicionMarks::find(const SuspicionKey& suspicion) const {
    const auto found = m_marks.find(suspicion);
    return found == m_marks.end() ? nullptr : &found->second;
}

bool SuspicionMarks::hides(const SuspicionKey& suspicion, std::string_view now) const {
    const SuspicionMark* mark = find(suspicion);
    return mark != nullptr && (mark->state == SuspicionState::Dismissed ||
                               (mark->state == SuspicionState::Snoozed && now < mark->until));
}

} // namespace assay::workspace
