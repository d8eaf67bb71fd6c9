// Answers on their way into a workspace: stored where nobody sees them, and made visible in one transaction.
// A file of several systems makes a set of each, called "NAME: SYSTEM".
//
//     ASSAY_TRY(auto staged, StagedPredictions::begin(workspace, "gpt run 3", stop, progress));
//     ASSAY_TRY(staged->takePredictions(records)); // as often as there are some
//     ASSAY_TRY(auto sets, staged->publish(stop));
#pragma once

#include "core/base/file_lock.h"
#include "core/base/hash.h"
#include "core/base/ids.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/formats/answers/prediction_reader.h"
#include "core/workspace/predictions/answer_sets.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::workspace {

// One thread at a time. Memory is bounded by what is handed over at once. An object that is destroyed without
// having been published deletes what it stored; if the process ends before that, the next opening of the
// workspace does.
class StagedPredictions final : public formats::PredictionSink {
  public:
    // Takes the import lock and removes what earlier imports left behind. Errors: InvalidArgument (an empty
    // name), NameTaken, WorkspaceBusy (another import is under way), Cancelled, those of Workspace::write().
    [[nodiscard]] static base::Result<std::unique_ptr<StagedPredictions>>
    begin(Workspace& workspace, std::string name, std::stop_token stop, base::ProgressSink& progress);
    ~StagedPredictions() override;

    // The file that the predictions come from, kept byte for byte. Not called: they come from none.
    base::Result<> takeBytes(std::string_view block) override;
    // A number that is not finite is InvalidArgument.
    base::Result<> takePredictions(std::span<formats::PredictionRecord> records) override;

    // Makes the sets visible, in the order in which their systems came. `reading` is what was read of the
    // file that they come from. Errors: NameTaken, Cancelled (not any more once they are visible),
    // InputNotUsable (no prediction), those of Workspace::write().
    [[nodiscard]] base::Result<std::vector<AnswerSetInfo>> publish(const formats::PredictionReading& reading,
                                                                   std::stop_token stop);
    // The same of predictions that come from no file.
    [[nodiscard]] base::Result<std::vector<AnswerSetInfo>> publish(std::stop_token stop);

  private:
    struct Set {
        AnswerSetInfo info;
        base::Sha256 hash;
    };

    StagedPredictions(Workspace& workspace, base::FileLock lock, std::string name);

    base::Result<> makeFile();
    base::Result<> storePiece();
    base::Result<Set*> setOf(SQLite::Database& database, const std::string& system);
    base::Result<> makeVisible(SQLite::Database& database, const formats::PredictionReading& reading);

    Workspace& m_workspace;
    std::optional<base::FileLock> m_lock;
    std::string m_name;
    bool m_published = false;
    base::RowId m_file = 0; // 0: of none
    std::int64_t m_pieces = 0;
    std::string m_piece;                        // bytes that are not stored yet
    std::vector<std::unique_ptr<Set>> m_sets;   // in the order of their coming
    std::map<std::string, std::size_t> m_setOf; // system → its place
};

} // namespace assay::workspace
