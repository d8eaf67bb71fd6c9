// The import of a million records into a workspace, beside what a plain program would do with the same file,
// and loading them again.
#include "core/base/progress.h"
#include "core/workspace/scored/scored_sets.h"
#include "core/workspace/workspace.h"
#include "tests/support/sample_generator.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <benchmark/benchmark.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>

namespace {

using namespace assay;
namespace fs = std::filesystem;

constexpr std::size_t kRecords = 1'000'000;

// Gone at the end of the program.
class BenchFolder {
  public:
    BenchFolder() { fs::create_directories(m_path); }

    ~BenchFolder() {
        std::error_code ignored;
        fs::remove_all(m_path, ignored);
    }

    BenchFolder(const BenchFolder&) = delete;
    BenchFolder& operator=(const BenchFolder&) = delete;

    [[nodiscard]] fs::path fresh(const std::string& name) const {
        for (const char* suffix : {"", "-wal", "-shm"}) {
            fs::remove(m_path / (name + suffix));
        }
        return m_path / name;
    }

    [[nodiscard]] const fs::path& records() {
        if (m_records.empty()) {
            tests::GeneratorSettings settings;
            settings.count = kRecords;
            m_records = m_path / "records.jsonl";
            std::ofstream(m_records, std::ios::binary) << tests::generateJsonLines(settings);
        }
        return m_records;
    }

  private:
    fs::path m_path = fs::temp_directory_path() / ("assay-bench-" + std::to_string(::getpid()));
    fs::path m_records;
};

BenchFolder& folder() {
    static BenchFolder folder;
    return folder;
}

// The largest resident size since the last restart, in MiB; 0 where the system does not tell.
double peakMemoryMiB() {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.rfind("VmHWM:", 0) == 0) {
            return std::stod(line.substr(6)) / 1'024;
        }
    }
    return 0;
}

void restartPeakMemory() {
    std::ofstream("/proc/self/clear_refs") << "5";
}

void importAMillion(benchmark::State& state) {
    const std::array files{folder().records()};
    double growth = 0;
    for (auto _ : state) {
        state.PauseTiming();
        auto workspace = workspace::Workspace::create(folder().fresh("import.assay"));
        restartPeakMemory();
        const double before = peakMemoryMiB();
        state.ResumeTiming();
        base::NoProgress progress;
        const auto imported =
            workspace::importScoredSet(**workspace, "million", files, std::nullopt, {}, progress);
        if (!imported || imported->info.records != static_cast<std::int64_t>(kRecords)) {
            state.SkipWithError("the import failed");
        }
        state.PauseTiming();
        growth = std::max(growth, peakMemoryMiB() - before);
        workspace->reset();
        state.ResumeTiming();
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kRecords));
    state.counters["peak_growth_MiB"] = growth;
    state.counters["source_MiB"] = static_cast<double>(fs::file_size(files[0])) / (1 << 20);
}

// The reader alone.
void readAMillion(benchmark::State& state) {
    const std::array files{folder().records()};
    for (auto _ : state) {
        base::NoProgress progress;
        const auto read = workspace::readScoredColumns(files, std::nullopt, {}, progress);
        if (!read || read->columns.size() != kRecords) {
            state.SkipWithError("the reading failed");
        }
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kRecords));
}

// The plain way: one thread, a JSON document per line, one table, one transaction, no checks, no hashes.
void plainImport(benchmark::State& state) {
    const fs::path& file = folder().records();
    for (auto _ : state) {
        state.PauseTiming();
        const fs::path path = folder().fresh("plain.db");
        state.ResumeTiming();
        SQLite::Database database(path.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        database.exec("PRAGMA journal_mode = WAL");
        database.exec(
            "CREATE TABLE sample (id INTEGER PRIMARY KEY, sample_id TEXT, scenario TEXT, label TEXT,"
            " fhri REAL, nli REAL, question TEXT, answer TEXT)");
        SQLite::Transaction transaction(database);
        SQLite::Statement insert(
            database, "INSERT INTO sample (sample_id, scenario, label, fhri, nli, question, answer)"
                      " VALUES (?, ?, ?, ?, ?, ?, ?)");
        std::ifstream lines(file, std::ios::binary);
        for (std::string line; std::getline(lines, line);) {
            const nlohmann::json record = nlohmann::json::parse(line);
            insert.bind(1, record["sample_id"].get<std::string>());
            insert.bind(2, record["scenario"].get<std::string>());
            insert.bind(3, record["label"].get<std::string>());
            insert.bind(4, record["fhri"].get<double>());
            if (record["nli"].is_null()) {
                insert.bind(5);
            } else {
                insert.bind(5, record["nli"].get<double>());
            }
            insert.bind(6, record["question"].get<std::string>());
            insert.bind(7, record["answer"].get<std::string>());
            insert.exec();
            insert.reset();
        }
        transaction.commit();
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kRecords));
}

// A workspace with a million records, made once.
const fs::path& filledWorkspace() {
    static const fs::path path = [] {
        const fs::path made = folder().fresh("filled.assay");
        base::NoProgress progress;
        const std::array files{folder().records()};
        auto workspace = workspace::Workspace::create(made);
        static_cast<void>(
            workspace::importScoredSet(**workspace, "million", files, std::nullopt, {}, progress));
        return made;
    }();
    return path;
}

void loadAMillion(benchmark::State& state) {
    const auto workspace = workspace::Workspace::open(filledWorkspace());
    const auto reader = (*workspace)->reader();
    const auto set = workspace::findScoredSet(*reader, "million");
    base::NoProgress progress;
    for (auto _ : state) {
        const auto columns = workspace::loadScoredColumns(*reader, set->id, {}, progress);
        if (!columns || columns->size() != kRecords) {
            state.SkipWithError("the loading failed");
        }
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kRecords));
}

void openFilledWorkspace(benchmark::State& state) {
    const fs::path& path = filledWorkspace();
    for (auto _ : state) {
        const auto workspace = workspace::Workspace::open(path);
        if (!workspace) {
            state.SkipWithError("the opening failed");
        }
    }
}

void checkAMillion(benchmark::State& state) {
    const fs::path& path = filledWorkspace();
    base::NoProgress progress;
    for (auto _ : state) {
        const auto findings = workspace::checkWorkspace(path, {}, progress);
        if (!findings || !findings->empty()) {
            state.SkipWithError("the check failed");
        }
    }
}

void removeAMillion(benchmark::State& state) {
    const fs::path& filled = filledWorkspace();
    base::NoProgress progress;
    for (auto _ : state) {
        state.PauseTiming();
        const fs::path path = folder().fresh("remove.assay");
        fs::copy_file(filled, path);
        const auto workspace = workspace::Workspace::open(path);
        const auto set = workspace::findScoredSet(*(*workspace)->reader(), "million");
        state.ResumeTiming();
        if (!workspace::removeScoredSet(**workspace, set->id, {}, progress)) {
            state.SkipWithError("the removal failed");
        }
    }
}

BENCHMARK(importAMillion)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(3);
BENCHMARK(plainImport)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(1);
BENCHMARK(readAMillion)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(2);
BENCHMARK(loadAMillion)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(openFilledWorkspace)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(checkAMillion)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(1);
BENCHMARK(removeAMillion)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(1);

} // namespace

BENCHMARK_MAIN();
