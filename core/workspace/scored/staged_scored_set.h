// A scored set on its way into a workspace: takes what a reader delivers, stores it where nobody sees it, and
// makes it visible in one transaction.
#pragma once

#include "core/base/file_lock.h"
#include "core/base/ids.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/formats/scored/scored_set_reader.h"
#include "core/workspace/scored/sample_rows.h"
#include "core/workspace/scored/scored_sets.h"
#include "core/workspace/workspace.h"

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

namespace assay::workspace {

// The reader's thread calls begin(), takeSamples(), takeRejected() and publish(); a thread of its own writes.
// Memory is bounded by bytes, whatever the size of a sample. An object that is destroyed without having been
// published deletes what it stored.
class StagedScoredSet final : public formats::ScoredSampleSink {
  public:
    // Takes the import lock, removes what earlier imports left behind, and opens a set in staging. Errors:
    // InvalidArgument (an empty name), NameTaken, WorkspaceBusy (another import is under way), Cancelled,
    // those of Workspace::write().
    [[nodiscard]] static base::Result<std::unique_ptr<StagedScoredSet>>
    begin(Workspace& workspace, std::string name, std::stop_token stop, base::ProgressSink& progress);
    ~StagedScoredSet() override;

    // They wait while the writer is behind, and return its failure when it has failed. A score that is NaN is
    // InvalidArgument: a reader rejects such a record.
    base::Result<> takeSamples(std::span<model::ScoredSample> samples) override;
    base::Result<> takeRejected(std::span<formats::RejectedRecord> records) override;

    // Stores the rest and makes the set visible. Errors: NameTaken, Cancelled (not any more once it is
    // visible), those of Workspace::write().
    [[nodiscard]] base::Result<ScoredSetInfo> publish(const formats::ScoredSetReading& reading,
                                                      std::stop_token stop, base::ProgressSink& progress);

  private:
    struct Batch {
        std::vector<model::ScoredSample> samples;
        std::vector<formats::RejectedRecord> rejected;
        std::size_t bytes = 0;
    };

    StagedScoredSet(Workspace& workspace, base::FileLock lock, std::string name, base::RowId set);

    base::Result<> enqueue(Batch batch);
    void closeQueue(bool discard);
    void writeAll();
    std::vector<Batch> takeChunk();
    base::Result<> store(const std::vector<Batch>& chunk);
    base::Result<> storeSamples(SQLite::Database& database, const std::vector<model::ScoredSample>& samples,
                                SampleInserter& inserter);
    base::Result<std::optional<std::int64_t>> scenarioNumber(SQLite::Database& database,
                                                             const std::string& name);
    std::optional<std::int64_t> weightsNumber(SampleInserter& inserter,
                                              const std::optional<model::ComponentWeights>& weights);
    base::Result<> storeIssues(const base::IssueList& issues);
    base::Result<> makeVisible(const formats::ScoredSetReading& reading, base::ProgressSink& progress);

    Workspace& m_workspace;
    std::optional<base::FileLock> m_lock;
    ScoredSetInfo m_info;
    bool m_published = false;

    // The queue, shared by both threads.
    std::mutex m_mutex;
    std::condition_variable m_filled;
    std::condition_variable m_emptied;
    std::deque<Batch> m_queue;
    std::size_t m_queuedBytes = 0;
    bool m_closed = false;
    std::optional<base::Error> m_failure;

    // Of the writing thread, until it has ended.
    ContentHash m_hash;
    std::unordered_map<std::string, std::int64_t> m_scenarios;
    std::map<model::ComponentWeights, std::int64_t> m_weights;
    std::int64_t m_weightsCount = 0;

    std::thread m_writer;
};

} // namespace assay::workspace
