#include "core/workspace/scored/staged_scored_set.h"

#include "core/base/clock.h"
#include "core/base/hash.h"
#include "core/workspace/leftovers.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/schema.h"
#include "core/workspace/schema/sqlite_errors.h"
#include "core/workspace/scored/scored_columns_builder.h"

#include <SQLiteCpp/Database.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

// One staging transaction ends at either.
constexpr std::size_t kRowsPerTransaction = 20'000;
constexpr std::size_t kBytesPerTransaction = std::size_t{32} << 20;

// What may wait for the writer; a single larger batch may wait alone.
constexpr std::size_t kMaxQueuedBytes = std::size_t{16} << 20;

// How many different weights are remembered. A source with more of them gets some stored twice, which costs
// room in the file, not in memory.
constexpr std::size_t kMaxRememberedWeights = 65'536;

std::size_t bytesOf(const model::ScoredSample& sample) {
    return sizeof sample + sample.sampleId.size() + sample.scenario.size() + sample.pairId.size() +
           sample.question.size() + sample.answer.size() + sample.extra.size();
}

// The name of a score that is no number, or null.
const char* fieldThatIsNaN(const model::ScoredSample& sample) {
    if (sample.fhri && std::isnan(*sample.fhri)) {
        return "fhri";
    }
    if (sample.nli && std::isnan(*sample.nli)) {
        return "nli";
    }
    for (std::size_t i = 0; i < model::kComponentCount; ++i) {
        if (sample.components[i] && std::isnan(*sample.components[i])) {
            return model::kComponentNames[i].data();
        }
        if (sample.sourceWeights && std::isnan((*sample.sourceWeights)[i])) {
            return "weights";
        }
    }
    return nullptr;
}

bool isTaken(SQLite::Database& database, const std::string& name) {
    Cursor cursor(database, "SELECT 1 FROM scored_set WHERE name = ? AND state = 1", name);
    return cursor.step();
}

std::string dataHashOf(const std::vector<formats::ScoredFile>& files) {
    base::Sha256 hash;
    for (const formats::ScoredFile& file : files) {
        hash.add(file.sha256);
    }
    return hash.finish();
}

} // namespace

Result<std::unique_ptr<StagedScoredSet>> StagedScoredSet::begin(Workspace& workspace, std::string name,
                                                                std::stop_token stop,
                                                                base::ProgressSink& progress) {
    const std::string where = workspace.path().string();
    if (workspace.isReadOnly()) {
        return tl::unexpected(workspace.readOnlyError());
    }
    if (name.empty()) {
        return fail(ErrorCode::InvalidArgument, {}, "name");
    }
    ASSAY_TRY(auto lock, base::FileLock::tryTake(workspace.importLockPath()));
    if (!lock) {
        return fail(ErrorCode::WorkspaceBusy, "another import is under way", where);
    }
    ASSAY_TRY(removeLeftovers(workspace, &*lock, stop, progress));
    base::RowId set = 0;
    auto opened = workspace.write([&](SQLite::Database& database) -> Result<> {
        if (isTaken(database, name)) {
            return fail(ErrorCode::NameTaken, name, where);
        }
        execute(database, "INSERT INTO scored_set (name, created_at, state) VALUES (?, ?, ?)", name,
                base::utcNow(), SetState::Staging);
        set = database.getLastInsertRowid();
        return {};
    });
    ASSAY_TRY(opened);
    return guarded(where, [&]() -> Result<std::unique_ptr<StagedScoredSet>> {
        std::unique_ptr<StagedScoredSet> staged(
            new StagedScoredSet(workspace, std::move(*lock), std::move(name), set));
        staged->m_writer = std::thread([raw = staged.get()] { raw->writeAll(); });
        return staged;
    });
}

StagedScoredSet::StagedScoredSet(Workspace& workspace, base::FileLock lock, std::string name, base::RowId set)
    : m_workspace(workspace)
    , m_lock(std::move(lock)) {
    m_info.id = set;
    m_info.name = std::move(name);
}

StagedScoredSet::~StagedScoredSet() {
    closeQueue(true);
    if (m_writer.joinable()) {
        m_writer.join();
    }
    if (!m_published) {
        // If this fails, the next opening or import does it.
        base::NoProgress unwatched;
        static_cast<void>(removeLeftovers(m_workspace, &*m_lock, {}, unwatched));
    }
}

Result<> StagedScoredSet::takeSamples(std::span<model::ScoredSample> samples) {
    Batch batch;
    for (const model::ScoredSample& sample : samples) {
        if (const char* field = fieldThatIsNaN(sample)) {
            return fail(ErrorCode::InvalidArgument, "nan", field);
        }
        batch.bytes += bytesOf(sample);
    }
    batch.samples.assign(std::make_move_iterator(samples.begin()), std::make_move_iterator(samples.end()));
    return enqueue(std::move(batch));
}

Result<> StagedScoredSet::takeRejected(std::span<formats::RejectedRecord> records) {
    Batch batch;
    for (const formats::RejectedRecord& record : records) {
        batch.bytes += sizeof record + record.text.size();
    }
    batch.rejected.assign(std::make_move_iterator(records.begin()), std::make_move_iterator(records.end()));
    return enqueue(std::move(batch));
}

Result<> StagedScoredSet::enqueue(Batch batch) {
    std::unique_lock lock(m_mutex);
    m_emptied.wait(
        lock, [&] { return m_failure || m_queue.empty() || m_queuedBytes + batch.bytes <= kMaxQueuedBytes; });
    if (m_failure) {
        return tl::unexpected(*m_failure);
    }
    m_queuedBytes += batch.bytes;
    m_queue.push_back(std::move(batch));
    m_filled.notify_one();
    return {};
}

void StagedScoredSet::closeQueue(bool discard) {
    const std::lock_guard lock(m_mutex);
    m_closed = true;
    if (discard) {
        m_queue.clear();
        m_queuedBytes = 0;
    }
    m_filled.notify_one();
}

void StagedScoredSet::writeAll() {
    for (bool atEnd = false; !atEnd;) {
        auto stored = guarded(m_workspace.path().string(), [&]() -> Result<> {
            const std::vector<Batch> chunk = takeChunk();
            atEnd = chunk.empty();
            return atEnd ? Result<>() : store(chunk);
        });
        if (!stored) {
            const std::lock_guard lock(m_mutex);
            m_failure = std::move(stored.error());
            m_emptied.notify_all();
            return;
        }
    }
}

// Waits until a transaction's worth is there, or the last of it.
std::vector<StagedScoredSet::Batch> StagedScoredSet::takeChunk() {
    std::vector<Batch> chunk;
    std::size_t rows = 0;
    std::size_t bytes = 0;
    std::unique_lock lock(m_mutex);
    while (rows < kRowsPerTransaction && bytes < kBytesPerTransaction) {
        m_filled.wait(lock, [&] { return m_closed || !m_queue.empty(); });
        if (m_queue.empty()) {
            break;
        }
        chunk.push_back(std::move(m_queue.front()));
        m_queue.pop_front();
        rows += chunk.back().samples.size() + chunk.back().rejected.size();
        bytes += chunk.back().bytes;
        m_queuedBytes -= chunk.back().bytes;
        m_emptied.notify_all();
    }
    return chunk;
}

Result<> StagedScoredSet::store(const std::vector<Batch>& chunk) {
    return m_workspace.write(
        [&](SQLite::Database& database) -> Result<> {
            SampleInserter inserter(database);
            RejectionInserter rejections(database);
            for (const Batch& batch : chunk) {
                ASSAY_TRY(storeSamples(database, batch.samples, inserter));
                for (const formats::RejectedRecord& record : batch.rejected) {
                    rejections.insert(rowKey(m_info.id, ++m_info.rejected), record);
                    m_hash.add(record);
                }
            }
            return {};
        },
        Durability::Staging);
}

Result<> StagedScoredSet::storeSamples(SQLite::Database& database,
                                       const std::vector<model::ScoredSample>& samples,
                                       SampleInserter& inserter) {
    for (const model::ScoredSample& sample : samples) {
        ASSAY_TRY(const auto scenario, scenarioNumber(database, sample.scenario));
        inserter.insert(rowKey(m_info.id, ++m_info.records), sample, scenario,
                        weightsNumber(inserter, sample.sourceWeights));
        m_hash.add(sample);
        m_info.unscored += sample.fhri ? 0 : 1;
    }
    return {};
}

Result<std::optional<std::int64_t>> StagedScoredSet::scenarioNumber(SQLite::Database& database,
                                                                    const std::string& name) {
    if (name.empty()) {
        return std::optional<std::int64_t>();
    }
    const auto number = static_cast<std::int64_t>(m_scenarios.size());
    const auto [entry, isNew] = m_scenarios.try_emplace(name, number);
    if (isNew) {
        // One less than can be loaded: samples without a scenario count as one too.
        if (m_scenarios.size() >= ScoredColumnsBuilder::kMaxScenarios) {
            return fail(ErrorCode::InputNotUsable,
                        "more than " + std::to_string(ScoredColumnsBuilder::kMaxScenarios - 1) + " scenarios",
                        "scenario");
        }
        execute(database, "INSERT INTO scenario (set_id, number, name) VALUES (?, ?, ?)", m_info.id, number,
                name);
    }
    return std::optional(entry->second);
}

std::optional<std::int64_t>
StagedScoredSet::weightsNumber(SampleInserter& inserter,
                               const std::optional<model::ComponentWeights>& weights) {
    if (!weights) {
        return std::nullopt;
    }
    if (const auto known = m_weights.find(*weights); known != m_weights.end()) {
        return known->second;
    }
    if (m_weights.size() == kMaxRememberedWeights) {
        m_weights.clear();
    }
    const std::int64_t number = m_weightsCount++;
    m_weights.emplace(*weights, number);
    inserter.insertWeights(m_info.id, number, *weights);
    return number;
}

Result<> StagedScoredSet::storeIssues(const base::IssueList& issues) {
    const std::vector<base::Issue>& kept = issues.issues();
    for (std::size_t begin = 0; begin < kept.size(); begin += kRowsPerTransaction) {
        const std::size_t end = std::min(kept.size(), begin + kRowsPerTransaction);
        auto stored = m_workspace.write(
            [&](SQLite::Database& database) -> Result<> {
                PreparedWrite insert(database, "INSERT INTO issue (set_id, number, severity, code, file,"
                                               " line, field, value, expected)"
                                               " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
                for (std::size_t i = begin; i < end; ++i) {
                    const base::Issue& issue = kept[i];
                    insert.run(m_info.id, i + 1, base::severityName(issue.severity),
                               base::issueCodeName(issue.code), issue.file, issue.line, issue.field,
                               issue.value, issue.expected);
                }
                return {};
            },
            Durability::Staging);
        ASSAY_TRY(stored);
    }
    return {};
}

Result<ScoredSetInfo> StagedScoredSet::publish(const formats::ScoredSetReading& reading, std::stop_token stop,
                                               base::ProgressSink& progress) {
    closeQueue(false);
    m_writer.join();
    if (m_failure) {
        return tl::unexpected(*m_failure);
    }
    progress.report(base::Stage::Publishing, 0, m_info.records);
    ASSAY_TRY(storeIssues(reading.issues));
    if (stop.stop_requested()) {
        return fail(ErrorCode::Cancelled);
    }
    ASSAY_TRY(makeVisible(reading, progress));
    m_published = true;
    m_lock.reset();
    progress.report(base::Stage::Publishing, m_info.records, m_info.records);
    return m_info;
}

Result<> StagedScoredSet::makeVisible(const formats::ScoredSetReading& reading,
                                      base::ProgressSink& progress) {
    m_info.files = reading.files;
    m_info.dataHash = dataHashOf(reading.files);
    m_info.createdAt = base::utcNow();
    const std::string contentHash = m_hash.finish();
    return m_workspace.write([&](SQLite::Database& database) -> Result<> {
        if (isTaken(database, m_info.name)) {
            return fail(ErrorCode::NameTaken, m_info.name, m_workspace.path().string());
        }
        PreparedWrite file(database, "INSERT INTO source_file (set_id, number, name, kind, sha256, bytes,"
                                     " records, rejected, metadata) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
        for (std::size_t i = 0; i < reading.files.size(); ++i) {
            const formats::ScoredFile& source = reading.files[i];
            file.run(m_info.id, i, source.name, formats::scoredSetKindName(source.kind), source.sha256,
                     source.bytes, source.records, source.rejected, unlessEmpty(source.metadata));
        }
        PreparedWrite notKept(
            database, "INSERT INTO issue_not_kept (set_id, severity, code, count) VALUES (?, ?, ?, ?)");
        for (const auto& [kind, count] : reading.issues.notKept()) {
            notKept.run(m_info.id, base::severityName(kind.first), base::issueCodeName(kind.second), count);
        }
        const int shown =
            execute(database,
                    "UPDATE scored_set SET state = ?, created_at = ?, data_hash = ?, content_hash = ?,"
                    " records = ?, rejected = ?, unscored = ? WHERE id = ? AND state = ?",
                    SetState::Visible, m_info.createdAt, m_info.dataHash, contentHash, m_info.records,
                    m_info.rejected, m_info.unscored, m_info.id, SetState::Staging);
        if (shown != 1) {
            return fail(ErrorCode::StorageFailure, "the staged set is gone", m_workspace.path().string());
        }
        progress.report(base::Stage::Publishing, 0, m_info.records);
        return {};
    });
}

} // namespace assay::workspace
