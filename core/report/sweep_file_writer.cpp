#include "core/base/atomic_file.h"
#include "core/base/disk_sync.h"
#include "core/base/guard.h"
#include "core/base/ids.h"
#include "core/base/inner_path.h"
#include "core/base/path_guard.h"
#include "core/evaluate/scenario_indexes.h"
#include "core/evaluate/scored_subset.h"
#include "core/metrics/rescore.h"
#include "core/report/sweep_files.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string_view>
#include <system_error>
#include <utility>

namespace assay::report {
namespace {

namespace fs = std::filesystem;
using base::ErrorCode;
using base::fail;
using base::Result;

constexpr const char* kSummaryFile = "sweep_static_summary.csv";
constexpr const char* kCurvesFile = "curves.json";
constexpr const char* kSweepFile = "sweep.json";

// The hidden folder that files are written into first. Goes with everything in it when the object does, and
// with it the folders that had to be made for it, unless they have been kept.
class Staging {
  public:
    explicit Staging(const fs::path& folder)
        : m_path(folder / (".assay-sweep-" + base::newUuid().substr(0, 8))) {
        std::error_code error;
        for (fs::path above = folder; !above.empty() && !fs::exists(above, error);
             above = above.parent_path()) {
            m_made.push_back(above);
        }
    }

    ~Staging() {
        std::error_code ignored;
        fs::remove_all(m_path, ignored);
        for (const fs::path& made : m_made) {
            fs::remove(made, ignored); // an empty one only
        }
    }

    Staging(const Staging&) = delete;
    Staging& operator=(const Staging&) = delete;

    [[nodiscard]] const fs::path& path() const noexcept { return m_path; }

  private:
    fs::path m_path;
    std::vector<fs::path> m_made; // the innermost first
};

// Whether a file is one threshold of a sweep, of this one or another.
bool isPointFile(std::string_view name) {
    constexpr std::string_view kBegin = "sweep_static_fhri_";
    constexpr std::string_view kEnd = ".json";
    if (!name.starts_with(kBegin) || !name.ends_with(kEnd) || name.size() <= kBegin.size() + kEnd.size()) {
        return false;
    }
    name.remove_prefix(kBegin.size());
    name.remove_suffix(kEnd.size());
    return name.find_first_not_of("0123456789_") == std::string_view::npos;
}

class Writer {
  public:
    Writer(const evaluate::ThresholdSweep& sweep, const SweepInputs& inputs, const fs::path& folder,
           std::stop_token stop, base::ProgressSink& progress, const SweepLaboratory* laboratory)
        : m_sweep(sweep)
        , m_inputs(inputs)
        , m_folder(folder)
        , m_stop(std::move(stop))
        , m_progress(progress)
        , m_laboratory(laboratory)
        , m_folderNames(scopeFolderNames(sweep))
        , m_staging(folder)
        , m_total(static_cast<std::int64_t>(
              m_folderNames.size() * (sweep.settings.grid.size() + (withCurves() ? 2 : 1)) + 1)) {}

    Result<std::vector<fs::path>> run() {
        return writeAll()
            .and_then([this] { return writeCurves(); })
            .and_then([this] {
                return write(kSweepFile, [&] { return sweepJson(m_sweep, m_inputs, m_laboratory); });
            })
            .and_then([this] { return publish(); })
            .map([this] { return std::move(m_placed); });
    }

  private:
    [[nodiscard]] const evaluate::ScopeSweep& scope(std::size_t i) const {
        return i == 0 ? m_sweep.global : m_sweep.scenarios[i - 1];
    }

    Result<> writeAll() {
        for (std::size_t i = 0; i < m_folderNames.size(); ++i) {
            for (const evaluate::SweepPoint& point : scope(i).points) {
                if (auto written = write(fs::path(m_folderNames[i]) / sweepPointFileName(point),
                                         [&] { return sweepPointJson(scope(i), point); });
                    !written) {
                    return written;
                }
            }
            if (auto written = write(fs::path(m_folderNames[i]) / kSummaryFile,
                                     [&] { return sweepSummaryCsv(scope(i)); });
                !written) {
                return written;
            }
        }
        return {};
    }

    [[nodiscard]] bool withCurves() const { return m_laboratory != nullptr && m_laboratory->curvePoints; }

    Result<> writeCurves() {
        if (!withCurves()) {
            return {};
        }
        const model::ScoredColumns& columns = m_laboratory->columns;
        const evaluate::SweepSettings& settings = m_sweep.settings;
        const auto chosen = evaluate::scenarioIndexesOf(columns, settings.scenarios);
        if (!chosen) {
            return tl::unexpected(chosen.error());
        }
        const model::ScoredColumns scored = evaluate::scoredSubset(
            columns, metrics::rescored(columns, m_laboratory->laboratory.settings.scoring));
        evaluate::ScenarioIndexes indexes(scored, settings.nli, *chosen);
        for (std::size_t i = 0; i < m_folderNames.size(); ++i) {
            auto written = write(fs::path(m_folderNames[i]) / kCurvesFile, [&] {
                return curvesJson(scopeKey(scope(i)),
                                  i == 0 ? indexes.global() : indexes.scenario((*chosen)[i - 1]),
                                  *m_laboratory->curvePoints);
            });
            if (!written) {
                return written;
            }
        }
        return {};
    }

    template <typename Content>
    Result<> write(const fs::path& name, const Content& content) {
        if (m_stop.stop_requested()) {
            return fail(ErrorCode::Cancelled);
        }
        // The folder of a scenario may be a link that somebody put there.
        if (!base::isInnerName(name) || base::leadsOutside(m_folder, name)) {
            return fail(ErrorCode::FileNotWritable, "a link or a file on the way",
                        (m_folder / name).string());
        }
        m_progress.report(base::Stage::Writing, static_cast<std::int64_t>(m_names.size()), m_total);
        auto written = base::writeStagedFile(m_staging.path() / name, content());
        if (!written) {
            return fail(ErrorCode::FileNotWritable, written.error().detail, (m_folder / name).string());
        }
        m_names.push_back(name);
        return {};
    }

    // From here on there is no stop: the files of two sweeps would be mixed.
    Result<> publish() {
        if (m_stop.stop_requested()) {
            return fail(ErrorCode::Cancelled);
        }
        for (const fs::path& name : m_names) {
            if (auto allowed = base::requireUnguarded(m_folder / name); !allowed) {
                return allowed;
            }
        }
        std::error_code error;
        fs::remove(m_folder / kSweepFile, error);
        if (error) {
            return fail(ErrorCode::FileNotWritable, error.message(), (m_folder / kSweepFile).string());
        }
        if (auto synced = base::syncFolder(m_folder); !synced) {
            return synced;
        }
        std::set<fs::path> folders{m_folder};
        for (const fs::path& name : m_names) {
            if (name == kSweepFile) { // after all that it speaks of is on the disk
                removeStale();
                if (auto synced = sync(folders); !synced) {
                    return synced;
                }
                folders = {m_folder};
            }
            const fs::path place = m_folder / name;
            if (auto made = base::makeFolder(place.parent_path()); !made) {
                return made;
            }
            fs::rename(m_staging.path() / name, place, error);
            if (error) {
                return fail(ErrorCode::FileNotWritable, error.message(), place.string());
            }
            folders.insert(place.parent_path());
            m_placed.push_back(place);
        }
        m_progress.report(base::Stage::Writing, m_total, m_total);
        return sync(folders);
    }

    // The staged files are on the disk, but not the names that they have got.
    static Result<> sync(const std::set<fs::path>& folders) {
        for (const fs::path& folder : folders) {
            if (auto synced = base::syncFolder(folder); !synced) {
                return synced;
            }
        }
        return {};
    }

    // What an earlier sweep, over another grid or with curves, left beside the new files.
    void removeStale() const {
        const std::set<fs::path> own(m_names.begin(), m_names.end());
        for (const std::string& name : m_folderNames) {
            std::error_code error;
            std::vector<fs::path> stale;
            for (fs::directory_iterator entry(m_folder / name, error), end; !error && entry != end;
                 entry.increment(error)) {
                const fs::path file = entry->path().filename();
                if ((file == kCurvesFile || isPointFile(file.string())) &&
                    !own.contains(fs::path(name) / file)) {
                    stale.push_back(entry->path());
                }
            }
            for (const fs::path& file : stale) {
                fs::remove(file, error);
            }
        }
    }

    const evaluate::ThresholdSweep& m_sweep;
    const SweepInputs& m_inputs;
    const fs::path& m_folder;
    std::stop_token m_stop;
    base::ProgressSink& m_progress;
    const SweepLaboratory* m_laboratory;
    std::vector<std::string> m_folderNames;
    Staging m_staging;
    std::int64_t m_total = 0;
    std::vector<fs::path> m_names;  // written, relative to the folder; sweep.json is the last
    std::vector<fs::path> m_placed; // where they are now
};

} // namespace

Result<std::vector<fs::path>> writeSweepFiles(const evaluate::ThresholdSweep& sweep,
                                              const SweepInputs& inputs, const fs::path& folder,
                                              std::stop_token stop, base::ProgressSink& progress,
                                              const SweepLaboratory* laboratory) {
    return base::guarded(folder.string(), [&] {
        return Writer(sweep, inputs, folder, std::move(stop), progress, laboratory).run();
    });
}

} // namespace assay::report
