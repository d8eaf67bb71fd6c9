#include "core/workspace/predictions/staged_predictions.h"

#include "core/base/clock.h"
#include "core/workspace/leftovers.h"
#include "core/workspace/predictions/prediction_rows.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/schema.h"
#include "core/workspace/schema/sqlite_errors.h"

#include <SQLiteCpp/Database.h>

#include <utility>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

constexpr std::size_t kPieceBytes = std::size_t{1} << 20U;
constexpr std::string_view kNoFileKind = "asked"; // of predictions that come from no file

} // namespace

Result<std::unique_ptr<StagedPredictions>> StagedPredictions::begin(Workspace& workspace, std::string name,
                                                                    std::stop_token stop,
                                                                    base::ProgressSink& progress) {
    const std::string where = workspace.path().string();
    if (workspace.isReadOnly()) {
        return tl::unexpected(workspace.readOnlyError());
    }
    if (name.empty()) {
        return fail(ErrorCode::InvalidArgument, {}, "name");
    }
    return guarded(where, [&]() -> Result<std::unique_ptr<StagedPredictions>> {
        ASSAY_TRY(auto lock, base::FileLock::tryTake(workspace.importLockPath()));
        if (!lock) {
            return fail(ErrorCode::WorkspaceBusy, "another import is under way", where);
        }
        ASSAY_TRY(removeLeftovers(workspace, &*lock, stop, progress));
        ASSAY_TRY(const auto reader, workspace.reader());
        if (isKeptNameTaken(reader.database(), name)) {
            return fail(ErrorCode::NameTaken, name, where);
        }
        return std::unique_ptr<StagedPredictions>(
            new StagedPredictions(workspace, std::move(*lock), std::move(name)));
    });
}

StagedPredictions::StagedPredictions(Workspace& workspace, base::FileLock lock, std::string name)
    : m_workspace(workspace)
    , m_lock(std::move(lock))
    , m_name(std::move(name)) {}

StagedPredictions::~StagedPredictions() {
    if (!m_published && (m_file != 0 || !m_sets.empty())) {
        // If this fails, the next opening or import does it.
        base::NoProgress unwatched;
        static_cast<void>(removeLeftovers(m_workspace, &*m_lock, {}, unwatched));
    }
}

Result<> StagedPredictions::takeBytes(std::string_view block) {
    if (m_file == 0) {
        ASSAY_TRY(makeFile());
    }
    m_piece += block;
    return m_piece.size() < kPieceBytes ? Result<>() : storePiece();
}

Result<> StagedPredictions::makeFile() {
    return m_workspace.write(
        [&](SQLite::Database& database) -> Result<> {
            execute(database, "INSERT INTO prediction_file (name, state, imported_at) VALUES (?, ?, ?)",
                    m_name, SetState::Staging, base::utcNow());
            m_file = database.getLastInsertRowid();
            return {};
        },
        Durability::Staging);
}

Result<> StagedPredictions::storePiece() {
    if (m_piece.empty()) {
        return {};
    }
    const auto stored = m_workspace.write(
        [&](SQLite::Database& database) -> Result<> {
            execute(database, "INSERT INTO prediction_file_piece (id, content) VALUES (?, ?)",
                    rowKey(m_file, m_pieces + 1), Blob{m_piece});
            return {};
        },
        Durability::Staging);
    ASSAY_TRY(stored);
    ++m_pieces;
    m_piece.clear();
    return {};
}

Result<StagedPredictions::Set*> StagedPredictions::setOf(SQLite::Database& database,
                                                         const std::string& system) {
    const auto [place, isNew] = m_setOf.try_emplace(system, m_sets.size());
    if (isNew) {
        auto set = std::make_unique<Set>();
        set->info.name = system.empty() ? m_name : m_name + ": " + system;
        set->info.importedAt = base::utcNow();
        execute(database,
                "INSERT INTO prediction_set (file_id, name, system, state, made_at)"
                " VALUES (?, ?, ?, ?, ?)",
                m_file == 0 ? std::nullopt : std::optional(m_file), set->info.name, system, SetState::Staging,
                set->info.importedAt);
        set->info.id = database.getLastInsertRowid();
        m_sets.push_back(std::move(set));
    }
    return m_sets[place->second].get();
}

Result<> StagedPredictions::takePredictions(std::span<formats::PredictionRecord> records) {
    for (const formats::PredictionRecord& record : records) {
        if (!formats::hasFiniteNumbers(record.prediction)) {
            return fail(ErrorCode::InvalidArgument, "nan", record.prediction.questionId);
        }
    }
    return m_workspace.write(
        [&](SQLite::Database& database) -> Result<> {
            PredictionInserter inserter(database);
            for (const formats::PredictionRecord& record : records) {
                ASSAY_TRY(Set* const set, setOf(database, record.system));
                inserter.insert(rowKey(set->info.id, ++set->info.answers), record, set->hash);
            }
            return {};
        },
        Durability::Staging);
}

Result<std::vector<AnswerSetInfo>> StagedPredictions::publish(const formats::PredictionReading& reading,
                                                              std::stop_token stop) {
    if (m_sets.empty()) {
        return fail(ErrorCode::InputNotUsable, "0 of 0 records", m_name);
    }
    ASSAY_TRY(storePiece());
    for (const auto& set : m_sets) {
        set->info.contentHash = set->hash.finish();
        set->info.kind = m_file == 0 ? kNoFileKind : formats::predictionKindName(reading.kind);
        set->info.file = reading.file;
        set->info.sha256 = m_file == 0 ? set->info.contentHash : reading.sha256;
    }
    if (stop.stop_requested()) {
        return fail(ErrorCode::Cancelled);
    }
    const auto published =
        m_workspace.write([&](SQLite::Database& database) { return makeVisible(database, reading); });
    ASSAY_TRY(published);
    m_published = true;
    m_lock.reset();
    std::vector<AnswerSetInfo> sets;
    for (const auto& set : m_sets) {
        sets.push_back(set->info);
    }
    return sets;
}

Result<std::vector<AnswerSetInfo>> StagedPredictions::publish(std::stop_token stop) {
    return publish(formats::PredictionReading(), std::move(stop));
}

Result<> StagedPredictions::makeVisible(SQLite::Database& database,
                                        const formats::PredictionReading& reading) {
    const std::string where = m_workspace.path().string();
    if (isKeptNameTaken(database, m_name)) { // taken meanwhile
        return fail(ErrorCode::NameTaken, m_name, where);
    }
    if (m_file != 0) {
        execute(database,
                "UPDATE prediction_file SET state = ?, kind = ?, file = ?, sha256 = ?, bytes = ?,"
                " records = ?, rejected = ? WHERE id = ?",
                SetState::Visible, formats::predictionKindName(reading.kind), reading.file, reading.sha256,
                reading.bytes, reading.records, reading.rejected, m_file);
    }
    for (const auto& set : m_sets) {
        const AnswerSetInfo& info = set->info;
        if (info.name != m_name && isKeptNameTaken(database, info.name)) {
            return fail(ErrorCode::NameTaken, info.name, where);
        }
        execute(database,
                "UPDATE prediction_set SET state = ?, kind = ?, sha256 = ?, predictions = ?, content_hash = ?"
                " WHERE id = ?",
                SetState::Visible, info.kind, info.sha256, info.answers, info.contentHash, info.id);
    }
    return {};
}

} // namespace assay::workspace
