#include "core/workspace/scored/scored_set_import.h"

#include "core/workspace/schema/sqlite_errors.h"
#include "core/workspace/scored/scored_columns_builder.h"
#include "core/workspace/scored/staged_scored_set.h"

#include <utility>

namespace assay::workspace {
namespace {

using base::Result;

// Keeps the scores of what is read and nothing else.
class ColumnSink final : public formats::ScoredSampleSink {
  public:
    Result<> takeSamples(std::span<model::ScoredSample> samples) override {
        for (const model::ScoredSample& sample : samples) {
            ASSAY_TRY(m_builder.add(++m_records, sample));
        }
        return {};
    }

    Result<> takeRejected(std::span<formats::RejectedRecord>) override { return {}; }

    [[nodiscard]] model::ScoredColumns finish() { return m_builder.finish(); }

  private:
    ScoredColumnsBuilder m_builder;
    std::int64_t m_records = 0;
};

} // namespace

Result<ScoredSetImport> importScoredSet(Workspace& workspace, const std::string& name,
                                        std::span<const std::filesystem::path> files,
                                        std::optional<formats::ScoredSetKind> kind, std::stop_token stop,
                                        base::ProgressSink& progress, base::IssueList* issuesOnFailure) {
    return importScoredSet(workspace, name, files, kind, {}, std::move(stop), progress, issuesOnFailure);
}

Result<ScoredSetImport> importScoredSet(Workspace& workspace, const std::string& name,
                                        std::span<const std::filesystem::path> files,
                                        std::optional<formats::ScoredSetKind> kind,
                                        const formats::ScoredMapping& mapping, std::stop_token stop,
                                        base::ProgressSink& progress, base::IssueList* issuesOnFailure) {
    return guarded(workspace.path().string(), [&]() -> Result<ScoredSetImport> {
        ASSAY_TRY(auto staged, StagedScoredSet::begin(workspace, name, stop, progress));
        ASSAY_TRY(auto reading,
                  formats::readScoredSet(files, kind, mapping, *staged, stop, progress, issuesOnFailure));
        ASSAY_TRY(auto info, staged->publish(reading, stop, progress));
        return ScoredSetImport{std::move(info), std::move(reading.issues)};
    });
}

Result<ScoredColumnsFromFiles> readScoredColumns(std::span<const std::filesystem::path> files,
                                                 std::optional<formats::ScoredSetKind> kind,
                                                 std::stop_token stop, base::ProgressSink& progress,
                                                 base::IssueList* issuesOnFailure) {
    return guarded({}, [&]() -> Result<ScoredColumnsFromFiles> {
        ColumnSink sink;
        ASSAY_TRY(auto reading, formats::readScoredSet(files, kind, sink, stop, progress, issuesOnFailure));
        return ScoredColumnsFromFiles{sink.finish(), std::move(reading)};
    });
}

} // namespace assay::workspace
