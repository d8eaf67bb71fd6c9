// From files into the workspace and out again.
#include "core/base/hash.h"
#include "core/workspace/schema/schema.h"
#include "core/workspace/scored/scored_sets.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/sample_generator.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <SQLiteCpp/SQLiteCpp.h>

#include <array>
#include <atomic>
#include <cmath>
#include <cstring>
#include <thread>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;
namespace fs = std::filesystem;

namespace {

// NaN stands for a missing value, so == will not do.
bool sameBits(const std::vector<double>& left, const std::vector<double>& right) {
    return left.size() == right.size() &&
           (left.empty() || std::memcmp(left.data(), right.data(), left.size() * sizeof(double)) == 0);
}

bool sameFigures(const model::ScoredColumns& left, const model::ScoredColumns& right) {
    return left.scenarios == right.scenarios && sameBits(left.fhri, right.fhri) &&
           sameBits(left.nli, right.nli) && left.label == right.label && left.scenario == right.scenario &&
           left.predicted == right.predicted && left.unscored == right.unscored;
}

} // namespace

class TstScoredSetImport : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void whatGoesInComesOut();
    void workspaceAndFilesGiveTheSameColumns();
    void severalFilesMakeOneSet();
    void alikeFilesAreToldApart();
    void badRecordsAreKeptApart();
    void nothingUsable();
    void missingFile();
    void cancelledAtAnyReport();
    void cancelIsIgnoredOncePublished();
    void failureOfTheStoreStopsTheReading();
    void secondImportIsRefused();
    void readersSeeTheOldOrTheNewState();
    void editsGoOnDuringAnImport();
    void readOnlyWorkspace();
    void realData();

  private:
    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<Workspace> m_workspace;
    base::NoProgress m_progress;

    [[nodiscard]] Reader reader() const { return std::move(*m_workspace->reader()); }

    [[nodiscard]] std::int64_t countRows(const std::string& table) const {
        return reader().database().execAndGet("SELECT count(*) FROM " + table).getInt64();
    }

    [[nodiscard]] fs::path generated(const std::string& name, std::size_t count,
                                     std::uint64_t seed = 42) const {
        GeneratorSettings settings;
        settings.count = count;
        settings.seed = seed;
        return m_folder->write(name, generateJsonLines(settings));
    }

    base::Result<ScoredSetImport> import(const std::string& name, const std::vector<fs::path>& files,
                                         std::stop_token stop = {}, base::ProgressSink* progress = nullptr) {
        return importScoredSet(*m_workspace, name, files, std::nullopt, stop,
                               progress != nullptr ? *progress : m_progress);
    }

    void verifyNothingOf(const std::string& name) {
        ASSAY_COMPARE_ERROR(findScoredSet(reader(), name), NotFound);
        QCOMPARE(countRows("scored_set"), 0);
        QCOMPARE(countRows("scored_sample"), 0);
        QCOMPARE(countRows("scored_text"), 0);
        QVERIFY(!fs::exists(m_workspace->importLockPath()));
    }
};

void TstScoredSetImport::init() {
    m_folder = std::make_unique<StoreFolder>();
    m_workspace = std::move(Workspace::create(m_folder->path("w.assay")).value());
}

void TstScoredSetImport::cleanup() {
    m_workspace.reset();
    m_folder.reset();
}

void TstScoredSetImport::whatGoesInComesOut() {
    const fs::path file = generated("scores.jsonl", 10'000);
    const auto imported = import("set", {file});
    ASSAY_VERIFY_OK(imported);
    QCOMPARE(imported->info.records, 10'000);
    QCOMPARE(imported->info.rejected, 0);
    QCOMPARE(imported->info.files.size(), std::size_t{1});
    const auto fileHash = base::sha256OfFile(file);
    ASSAY_VERIFY_OK(fileHash);
    QVERIFY(imported->info.files[0].sha256 == *fileHash);
    QVERIFY(imported->info.dataHash == base::sha256(*fileHash));

    GeneratorSettings settings;
    settings.count = 10'000;
    const model::ScoredColumns expected = generateColumns(settings);
    const auto columns = loadScoredColumns(reader(), imported->info.id, {}, m_progress);
    ASSAY_VERIFY_OK(columns);
    QCOMPARE(columns->size(), expected.size());
    QVERIFY(columns->scenarios == expected.scenarios);
    QVERIFY(columns->scenario == expected.scenario);
    QVERIFY(columns->label == expected.label);
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QVERIFY(std::abs(columns->fhri[i] - expected.fhri[i]) < 1e-6); // the file has six decimals
        QCOMPARE(std::isnan(columns->nli[i]), std::isnan(expected.nli[i]));
    }
    const auto sample = scoredSamples(reader(), std::array{columns->rowId[9'999]});
    ASSAY_VERIFY_OK(sample);
    QVERIFY(sample->front().sampleId == "s0009999");
    QCOMPARE(sample->front().line, 10'000);
    const auto findings = checkWorkspace(m_workspace->path(), {}, m_progress);
    ASSAY_VERIFY_OK(findings);
    QVERIFY2(findings->empty(), findings->empty() ? "" : findings->front().detail.c_str());
}

void TstScoredSetImport::workspaceAndFilesGiveTheSameColumns() {
    const std::vector<fs::path> files{generated("a.jsonl", 9'000), m_folder->write("b.json", R"({"samples":[
            {"sample_id":"x1","scenario":"zulu","label":"accurate","fhri":0.5},
            {"sample_id":"x2","label":"hallucination","fhri":0.25,"nli":0.1},
            {"sample_id":"x3","scenario":"Alpha","label":"contradiction","nli":0.9},
            {"sample_id":"x4","scenario":"only unscored","label":"contradiction","nli":0.9}]})")};
    const auto imported = import("set", files);
    ASSAY_VERIFY_OK(imported);
    QCOMPARE(imported->info.unscored, 2);
    const auto stored = loadScoredColumns(reader(), imported->info.id, {}, m_progress);
    const auto read = readScoredColumns(files, std::nullopt, {}, m_progress);
    ASSAY_VERIFY_OK(stored);
    ASSAY_VERIFY_OK(read);
    QVERIFY(sameFigures(*stored, read->columns));
    QVERIFY(stored->scenarios.front().empty() && stored->scenarios.back() == "zulu");
    QCOMPARE(read->reading.records, imported->info.records);
    QVERIFY(read->reading.issues.issues() == imported->issues.issues());
    QCOMPARE(read->columns.size(), std::size_t{9'002});
    for (std::size_t i = 0; i < read->columns.size(); ++i) {
        QCOMPARE(numberOfRow(stored->rowId[i]), read->columns.rowId[i]);
        QCOMPARE(read->columns.rowId[i], static_cast<std::int64_t>(i) + 1);
    }
}

void TstScoredSetImport::severalFilesMakeOneSet() {
    const auto imported = import("set", {m_folder->write("a.csv", "label,fhri,sample_id\naccurate,0.5,a\n"),
                                         m_folder->write("b.jsonl", "{\"label\":\"accurate\",\"fhri\":1,"
                                                                    "\"sample_id\":\"b\"}\n")});
    ASSAY_VERIFY_OK(imported);
    const auto found = findScoredSet(reader(), "set");
    ASSAY_VERIFY_OK(found);
    QCOMPARE(found->files.size(), std::size_t{2});
    QVERIFY(found->files[0].name == "a.csv" && found->files[1].name == "b.jsonl");
    QVERIFY(found->dataHash == base::sha256(found->files[0].sha256 + found->files[1].sha256));
    const auto samples = scoredSamples(reader(), std::array{rowKey(found->id, 1), rowKey(found->id, 2)});
    ASSAY_VERIFY_OK(samples);
    QCOMPARE((*samples)[0].fileIndex, 0);
    QCOMPARE((*samples)[1].fileIndex, 1);
    QVERIFY((*samples)[1].sampleId == "b");
}

void TstScoredSetImport::badRecordsAreKeptApart() {
    const auto imported =
        import("set", {m_folder->write("a.jsonl", "{\"label\":\"accurate\",\"fhri\":0.5}\n"
                                                  "{\"label\":\"maybe\",\"fhri\":0.5}\n"
                                                  "no json\n"
                                                  "{\"label\":\"accurate\",\"fhri\":0.75}\n")});
    ASSAY_VERIFY_OK(imported);
    QCOMPARE(imported->info.records, 2);
    QCOMPARE(imported->info.rejected, 2);
    const auto rejected = rejectedRecords(reader(), imported->info.id, 0, 100);
    ASSAY_VERIFY_OK(rejected);
    QCOMPARE(rejected->size(), std::size_t{2});
    QVERIFY((*rejected)[0].file == "a.jsonl");
    QCOMPARE((*rejected)[0].record.line, 2);
    QVERIFY((*rejected)[0].record.reason == base::IssueCode::UnknownLabel);
    QVERIFY((*rejected)[1].record.text == "no json");
    const auto issues = scoredSetIssues(reader(), imported->info.id);
    ASSAY_VERIFY_OK(issues);
    QVERIFY(issues->issues() == imported->issues.issues());
    QVERIFY(issues->count(base::Severity::Error) >= 2);
}

// One export for each scenario, all called alike: a line belongs to the file it stands in.
void TstScoredSetImport::alikeFilesAreToldApart() {
    std::vector<fs::path> files;
    for (const std::string folder : {"crypto", "news"}) {
        fs::create_directories(m_folder->path(folder));
        files.push_back(
            m_folder->write(folder + "/sweep.jsonl", "{\"id\":\"" + folder +
                                                         "\",\"label\":\"accurate\",\"fhri\":0.7}\n"
                                                         "{\"label\":\"maybe\",\"fhri\":0.5}\n"));
    }
    const auto imported = import("set", files);
    ASSAY_VERIFY_OK(imported);
    QVERIFY(imported->info.files[0].name == "crypto/sweep.jsonl");
    QVERIFY(imported->info.files[1].name == "news/sweep.jsonl");
    const auto found = recordAtLine(reader(), imported->info.id, files[1].string(), 2);
    ASSAY_VERIFY_OK(found);
    QVERIFY(found->rejected.has_value());
    QVERIFY(found->rejected->file == "news/sweep.jsonl");
    const auto first = recordAtLine(reader(), imported->info.id, files[0].string(), 1);
    const auto second = recordAtLine(reader(), imported->info.id, files[1].string(), 1);
    ASSAY_VERIFY_OK(first);
    ASSAY_VERIFY_OK(second);
    QVERIFY(first->sample.has_value() && second->sample.has_value() && *first->sample < *second->sample);
    ASSAY_COMPARE_ERROR(recordAtLine(reader(), imported->info.id, "/elsewhere/sweep.jsonl", 1), NotFound);
}

void TstScoredSetImport::nothingUsable() {
    base::IssueList issues;
    const std::array files{m_folder->write("a.jsonl", "{\"label\":\"maybe\",\"fhri\":0.5}\n")};
    ASSAY_COMPARE_ERROR(importScoredSet(*m_workspace, "set", files, std::nullopt, {}, m_progress, &issues),
                        InputNotUsable);
    QCOMPARE(issues.count(base::IssueCode::UnknownLabel), 1);
    verifyNothingOf("set");
}

// The second file is not there, when the first is stored already.
void TstScoredSetImport::missingFile() {
    const fs::path first = generated("a.jsonl", 20'000);
    ASSAY_COMPARE_ERROR(import("set", {first, m_folder->path("nothing.jsonl")}), FileNotFound);
    verifyNothingOf("set");
    ASSAY_VERIFY_OK(import("set", {first}));
}

void TstScoredSetImport::cancelledAtAnyReport() {
    const fs::path file = generated("a.jsonl", 25'000);
    int reports = 0;
    {
        WatchedProgress counting([&](base::Stage, std::int64_t, std::int64_t) { ++reports; });
        const auto whole = import("whole", {file}, {}, &counting);
        ASSAY_VERIFY_OK(whole);
        ASSAY_VERIFY_OK(removeScoredSet(*m_workspace, whole->info.id, {}, m_progress));
    }
    // The last two are inside the publishing transaction and after it.
    for (int at = 0; at < reports - 2; at += std::max(1, reports / 5)) {
        std::stop_source stop;
        int seen = 0;
        WatchedProgress progress([&](base::Stage, std::int64_t, std::int64_t) {
            if (seen++ == at) {
                stop.request_stop();
            }
        });
        ASSAY_COMPARE_ERROR(import("set", {file}, stop.get_token(), &progress), Cancelled);
        verifyNothingOf("set");
    }
}

void TstScoredSetImport::cancelIsIgnoredOncePublished() {
    std::stop_source stop;
    WatchedProgress progress([&](base::Stage stage, std::int64_t done, std::int64_t) {
        if (stage == base::Stage::Publishing && done > 0) {
            stop.request_stop();
        }
    });
    ASSAY_VERIFY_OK(import("set", {generated("a.jsonl", 1'000)}, stop.get_token(), &progress));
    QVERIFY(stop.stop_requested());
    ASSAY_VERIFY_OK(findScoredSet(reader(), "set"));
}

// The disk is full, as far as SQLite can tell.
void TstScoredSetImport::failureOfTheStoreStopsTheReading() {
    const fs::path file = generated("a.jsonl", 100'000);
    ASSAY_VERIFY_OK(m_workspace->write([](SQLite::Database& database) -> base::Result<> {
        database.execAndGet("PRAGMA max_page_count = 1500");
        return {};
    }));
    std::int64_t read = 0;
    WatchedProgress progress([&](base::Stage stage, std::int64_t done, std::int64_t) {
        if (stage == base::Stage::Reading) {
            read = std::max(read, done);
        }
    });
    const auto imported = import("set", {file}, {}, &progress);
    ASSAY_COMPARE_ERROR(imported, StorageFailure);
    QVERIFY2(imported.error().detail.find("full") != std::string::npos, imported.error().detail.c_str());
    QVERIFY(imported.error().where == m_workspace->path().string());
    QVERIFY(read > 0 && read < static_cast<std::int64_t>(fs::file_size(file)));
    verifyNothingOf("set");
}

void TstScoredSetImport::secondImportIsRefused() {
    const fs::path file = generated("a.jsonl", 20'000);
    const auto other = Workspace::open(m_workspace->path());
    ASSAY_VERIFY_OK(other);
    const std::array files{file};
    std::string outcomes;
    WatchedProgress progress([&](base::Stage stage, std::int64_t, std::int64_t) {
        if (stage == base::Stage::Reading && outcomes.empty()) {
            outcomes = outcome(importScoredSet(**other, "second", files, std::nullopt, {}, m_progress)) +
                       " " + outcome(import("third", {file}));
        }
    });
    ASSAY_VERIFY_OK(import("first", {file}, {}, &progress));
    QCOMPARE(QString::fromStdString(outcomes), QStringLiteral("workspace_busy workspace_busy"));
    ASSAY_VERIFY_OK(importScoredSet(**other, "second", files, std::nullopt, {}, m_progress));
}

void TstScoredSetImport::readersSeeTheOldOrTheNewState() {
    const auto old = import("old", {generated("old.jsonl", 2'000, 1)});
    ASSAY_VERIFY_OK(old);
    const fs::path file = generated("new.jsonl", 40'000, 2);
    std::atomic<bool> done{false};
    std::atomic<int> looks{0};
    std::string wrong;
    const Reader watching = reader();
    std::thread watcher([&] {
        bool seenNew = false;
        while (!done || looks < 3) {
            const auto sets = scoredSets(watching);
            if (!sets || sets->size() < (seenNew ? 2U : 1U) || sets->size() > 2 ||
                sets->back().records != 2'000) {
                wrong = sets ? "sets: " + std::to_string(sets->size()) : explanation(sets);
                break;
            }
            const auto columns = loadScoredColumns(watching, old->info.id, {}, m_progress);
            if (!columns || columns->size() != 2'000) {
                wrong = "the old set";
                break;
            }
            if (sets->size() == 2) {
                seenNew = true;
                const auto fresh = loadScoredColumns(watching, sets->front().id, {}, m_progress);
                if (sets->front().records != 40'000 || !fresh || fresh->size() != 40'000) {
                    wrong = "the new set";
                    break;
                }
            }
            ++looks;
        }
    });
    const auto imported = import("new", {file});
    done = true;
    watcher.join();
    ASSAY_VERIFY_OK(imported);
    QVERIFY2(wrong.empty(), wrong.c_str());
    QVERIFY(looks >= 3);
}

void TstScoredSetImport::editsGoOnDuringAnImport() {
    const auto old = import("old", {generated("old.jsonl", 2'000, 1)});
    ASSAY_VERIFY_OK(old);
    int edits = 0;
    WatchedProgress progress([&](base::Stage stage, std::int64_t, std::int64_t) {
        if (stage == base::Stage::Reading && edits < 5) {
            const auto saved =
                saveThresholdView(*m_workspace, old->info.id, "{\"n\":" + std::to_string(edits) + "}");
            edits += saved ? 1 : 100;
        }
    });
    ASSAY_VERIFY_OK(import("new", {generated("new.jsonl", 40'000, 2)}, {}, &progress));
    QCOMPARE(edits, 5);
    QVERIFY(thresholdView(reader(), old->info.id).value() == R"({"n":4})");
}

void TstScoredSetImport::readOnlyWorkspace() {
    const fs::path path = m_workspace->path();
    m_workspace = std::move(Workspace::open(path, OpenMode::ReadOnly).value());
    ASSAY_COMPARE_ERROR(import("set", {generated("a.jsonl", 10)}), ReadOnlyWorkspace);
    QVERIFY(!fs::exists(m_workspace->importLockPath()));
}

void TstScoredSetImport::realData() {
    ASSAY_REQUIRE_SHARED_DATA(data);
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(data / "fhri" / "sweeps")) {
        if (entry.path().extension() == ".json") {
            files.push_back(entry.path());
        }
    }
    std::sort(files.begin(), files.end());
    QVERIFY(!files.empty());
    const auto imported = import("sweeps", files);
    ASSAY_VERIFY_OK(imported);
    const auto stored = loadScoredColumns(reader(), imported->info.id, {}, m_progress);
    const auto read = readScoredColumns(files, std::nullopt, {}, m_progress);
    ASSAY_VERIFY_OK(stored);
    ASSAY_VERIFY_OK(read);
    QVERIFY(sameFigures(*stored, read->columns));
    QVERIFY(stored->size() > 0);
    const auto findings = checkWorkspace(m_workspace->path(), {}, m_progress);
    ASSAY_VERIFY_OK(findings);
    QVERIFY2(findings->empty(), findings->empty() ? "" : findings->front().detail.c_str());
}

ASSAY_TEST(TstScoredSetImport)
#include "tst_scored_set_import.moc"
