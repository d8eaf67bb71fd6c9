#include "core/base/file_exchange.h"
#include "core/base/guard.h"
#include "core/evaluate/thresholds/scenario_indexes.h"
#include "core/evaluate/thresholds/scored_subset.h"
#include "core/metrics/classification/rescore.h"
#include "core/results/thresholds/sweep_files.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace assay::results {
namespace {

namespace fs = std::filesystem;
using base::ErrorCode;
using base::fail;
using base::Result;

constexpr const char* kSummaryFile = "sweep_static_summary.csv";
constexpr const char* kCurvesFile = "curves.json";
constexpr const char* kSweepFile = "sweep.json";

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

// Adds the files of a sweep to an exchange.
class Writer {
  public:
    Writer(const evaluate::ThresholdSweep& sweep, const SweepInputs& inputs, const fs::path& folder,
           std::stop_token stop, base::ProgressSink& progress, const SweepLaboratory* laboratory,
           base::FileExchange& exchange)
        : m_sweep(sweep)
        , m_inputs(inputs)
        , m_folder(folder)
        , m_stop(std::move(stop))
        , m_progress(progress)
        , m_laboratory(laboratory)
        , m_exchange(exchange)
        , m_folderNames(scopeFolderNames(sweep))
        , m_total(static_cast<std::int64_t>(
              m_folderNames.size() * (sweep.settings.grid.size() + (withCurves() ? 2 : 1)) + 1)) {}

    // From its end on there is no stop.
    Result<> run() {
        return writeAll()
            .and_then([this] { return writeCurves(); })
            .and_then([this] {
                return write(kSweepFile, [&] { return sweepJson(m_sweep, m_inputs, m_laboratory); });
            })
            .and_then([this]() -> Result<> {
                if (m_stop.stop_requested()) {
                    return fail(ErrorCode::Cancelled);
                }
                removeStale();
                m_progress.report(base::Stage::Writing, m_total, m_total);
                return {};
            });
    }

  private:
    [[nodiscard]] const evaluate::ScopeSweep& scope(std::size_t i) const {
        return i == 0 ? m_sweep.global : m_sweep.scenarios[i - 1];
    }

    Result<> writeAll() {
        for (std::size_t i = 0; i < m_folderNames.size(); ++i) {
            for (const evaluate::SweepPoint& point : scope(i).points) {
                ASSAY_TRY(write(fs::path(m_folderNames[i]) / sweepPointFileName(point),
                                [&] { return sweepPointJson(scope(i), point); }));
            }
            ASSAY_TRY(
                write(fs::path(m_folderNames[i]) / kSummaryFile, [&] { return sweepSummaryCsv(scope(i)); }));
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
        ASSAY_TRY(const auto chosen, evaluate::scenarioIndexesOf(columns, settings.scenarios));
        const model::ScoredColumns scored = evaluate::scoredSubset(
            columns, metrics::rescored(columns, m_laboratory->laboratory.settings.scoring));
        evaluate::ScenarioIndexes indexes(scored, settings.nli, chosen);
        for (std::size_t i = 0; i < m_folderNames.size(); ++i) {
            auto written = write(fs::path(m_folderNames[i]) / kCurvesFile, [&] {
                return curvesJson(scopeKey(scope(i)),
                                  i == 0 ? indexes.global() : indexes.scenario(chosen[i - 1]),
                                  *m_laboratory->curvePoints);
            });
            ASSAY_TRY(written);
        }
        return {};
    }

    template <typename Content>
    Result<> write(const fs::path& name, const Content& content) {
        if (m_stop.stop_requested()) {
            return fail(ErrorCode::Cancelled);
        }
        m_progress.report(base::Stage::Writing, static_cast<std::int64_t>(m_names.size()), m_total);
        auto added = m_exchange.add(name, content());
        m_names.insert(name);
        return added;
    }

    // What an earlier sweep, over another grid or with curves, left beside the new files.
    void removeStale() {
        for (const std::string& name : m_folderNames) {
            std::error_code error;
            for (fs::directory_iterator entry(m_folder / name, error), end; !error && entry != end;
                 entry.increment(error)) {
                const fs::path file = entry->path().filename();
                std::error_code unknown;
                if ((file == kCurvesFile || isPointFile(file.string())) && !entry->is_directory(unknown) &&
                    !m_names.contains(fs::path(name) / file)) {
                    m_exchange.remove(fs::path(name) / file);
                }
            }
        }
    }

    const evaluate::ThresholdSweep& m_sweep;
    const SweepInputs& m_inputs;
    const fs::path& m_folder;
    std::stop_token m_stop;
    base::ProgressSink& m_progress;
    const SweepLaboratory* m_laboratory;
    base::FileExchange& m_exchange;
    std::vector<std::string> m_folderNames;
    std::int64_t m_total = 0;
    std::set<fs::path> m_names; // added, relative to the folder
};

} // namespace

Result<std::vector<fs::path>> writeSweepFiles(const evaluate::ThresholdSweep& sweep,
                                              const SweepInputs& inputs, const fs::path& folder,
                                              std::stop_token stop, base::ProgressSink& progress,
                                              const SweepLaboratory* laboratory) {
    return base::guarded(folder.string(), [&] {
        return base::exchangeFiles(
                   folder,
                   [&](base::FileExchange& exchange) {
                       return Writer(sweep, inputs, folder, stop, progress, laboratory, exchange).run();
                   })
            .map([](base::ExchangedFiles done) { return std::move(done.files); });
    });
}

} // namespace assay::results
