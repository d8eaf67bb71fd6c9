// What every writer of files does for the moment when the power fails: the content is on the disk before its
// name is, and the name before anything speaks of it.
//
// The program's own fsync() and rename() take the place of the system's, note what was asked for, and ask it.
#include "core/base/atomic_file.h"
#include "core/base/disk_sync.h"
#include "core/evaluate/embeddings/embedding_making.h"
#include "core/evaluate/neighbours/workspace_searches.h"
#include "core/formats/written_files.h"
#include "core/results/report/review_pack.h"
#include "core/results/thresholds/sweep_files.h"
#include "tests/core/evaluate/embedding_setting.h"
#include "tests/support/as_nobody.h"
#include "tests/support/sample_generator.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <mutex>
#include <set>
#include <string>
#include <vector>

namespace {

struct DiskEvent {
    bool isRename = false;
    std::string path; // what is synced, or the new name
    std::string from; // the old name
};

std::mutex diskMutex;
std::vector<DiskEvent>* diskEvents = nullptr; // null: nobody looks

void noteDiskEvent(DiskEvent event) {
    const std::lock_guard lock(diskMutex);
    if (diskEvents != nullptr) {
        diskEvents->push_back(std::move(event));
    }
}

} // namespace

extern "C" int fsync(int file) {
    std::array<char, 4'096> path{};
    const std::string link = "/proc/self/fd/" + std::to_string(file);
    const auto length = ::readlink(link.c_str(), path.data(), path.size() - 1);
    noteDiskEvent({false, length > 0 ? std::string(path.data(), static_cast<std::size_t>(length)) : "", {}});
    return static_cast<int>(::syscall(SYS_fsync, file));
}

extern "C" int rename(const char* from, const char* to) noexcept {
    const int done = ::renameat(AT_FDCWD, from, AT_FDCWD, to);
    if (done == 0) {
        noteDiskEvent({true, to, from});
    }
    return done;
}

using namespace assay;
using namespace assay::tests;
namespace fs = std::filesystem;

namespace {

// Looks while it lives.
class DiskWatch {
  public:
    DiskWatch() {
        const std::lock_guard lock(diskMutex);
        diskEvents = &m_events;
    }

    ~DiskWatch() { stop(); }

    DiskWatch(const DiskWatch&) = delete;
    DiskWatch& operator=(const DiskWatch&) = delete;

    const std::vector<DiskEvent>& stop() {
        const std::lock_guard lock(diskMutex);
        diskEvents = nullptr;
        return m_events;
    }

  private:
    std::vector<DiskEvent> m_events;
};

bool isHidden(const fs::path& path) {
    return std::any_of(path.begin(), path.end(),
                       [](const fs::path& part) { return part.string().starts_with(".") && part != "."; });
}

// The first file that got its name before its content was on the disk, or whose name was not on the disk at
// the end; nothing when there is none. What lies in hidden folders is nobody's yet, and what is moved out of
// sight was there before.
std::string unsafeName(const std::vector<DiskEvent>& events) {
    std::set<std::string> content;
    std::set<std::string> unsynced; // names
    for (const DiskEvent& event : events) {
        if (!event.isRename) {
            content.insert(event.path);
            std::erase_if(unsynced, [&](const std::string& name) {
                return fs::path(name).parent_path() == fs::path(event.path);
            });
            continue;
        }
        if (content.contains(event.from)) {
            content.insert(event.path);
        } else if (!isHidden(event.path)) {
            return event.path + " was named before it was synced";
        }
        if (!isHidden(event.path)) {
            unsynced.insert(event.path);
        }
    }
    return unsynced.empty() ? std::string() : *unsynced.begin() + " is not in a synced folder";
}

int named(const std::vector<DiskEvent>& events, const fs::path& path) {
    return static_cast<int>(std::count_if(events.begin(), events.end(), [&](const DiskEvent& event) {
        return event.isRename && fs::path(event.path) == path;
    }));
}

bool isSynced(const std::vector<DiskEvent>& events, const fs::path& path) {
    return std::any_of(events.begin(), events.end(), [&](const DiskEvent& event) {
        return !event.isRename && fs::path(event.path) == path;
    });
}

// Where something happened to the file of that name.
std::ptrdiff_t placeOf(const std::vector<DiskEvent>& events, const fs::path& path, bool isRename) {
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (events[i].isRename == isRename && fs::path(events[i].path) == path) {
            return static_cast<std::ptrdiff_t>(i);
        }
    }
    return -1;
}

} // namespace

#define ASSAY_VERIFY_DURABLE(events)                                                                         \
    do {                                                                                                     \
        const std::string unsafe = unsafeName(events);                                                       \
        QVERIFY2(unsafe.empty(), unsafe.c_str());                                                            \
    } while (false)

class TstPowerLoss : public QObject, private EmbeddingSetting {
    Q_OBJECT

  private slots:

    void init() {
        make();
        m_place = fs::canonical(m_folder->path(""));
    }

    void cleanup() { clear(); }

    void theWatchSeesWhatIsMissing() {
        const auto sync = [](const char* path) { return DiskEvent{false, path, {}}; };
        const auto rename = [](const char* from, const char* to) { return DiskEvent{true, to, from}; };
        QVERIFY(unsafeName({sync("/a/x.tmp"), rename("/a/x.tmp", "/a/x"), sync("/a")}).empty());
        QVERIFY(!unsafeName({rename("/a/x.tmp", "/a/x"), sync("/a")}).empty());
        QVERIFY(!unsafeName({sync("/a/x.tmp"), rename("/a/x.tmp", "/a/x")}).empty());
        QVERIFY(!unsafeName({rename("/a/x.tmp", "/a/x"), sync("/a/x"), sync("/a")}).empty());
        DiskWatch watch; // and this program's functions are the ones that are called
        QVERIFY(base::syncFolder(m_place).has_value());
        std::error_code error;
        m_folder->write("one", "1");
        fs::rename(m_place / "one", m_place / "other", error);
        const auto& events = watch.stop();
        QCOMPARE(events.size(), std::size_t{2});
        QCOMPARE(events[0].path, m_place.string());
        QCOMPARE(events[1].path, (m_place / "other").string());
    }

    void oneFile() {
        for (int way = 0; way < 2; ++way) {
            const fs::path path = m_place / ("new" + std::to_string(way)) / "deep" / "a.csv";
            DiskWatch watch;
            const auto written =
                way == 0
                    ? base::writeFileAtomically(path, "content")
                    : base::writeFileInPieces(path, [](const base::TakePiece& take) { take("content"); });
            const auto& events = watch.stop();
            ASSAY_VERIFY_OK(written);
            QCOMPARE(named(events, path), 1);
            ASSAY_VERIFY_DURABLE(events);
            QVERIFY(isSynced(events, m_place)); // where the new folders stand
            QVERIFY(isSynced(events, path.parent_path().parent_path()));
        }
    }

    void exportsOfSeveralFiles() {
        const std::vector<formats::WrittenFile> files{
            {"queries.jsonl", "{}"}, {"corpus.jsonl", "{}"}, {"qrels/test.tsv", "a"}};
        for (int time = 0; time < 2; ++time) { // new, and over an earlier one
            DiskWatch watch;
            const auto saved = formats::saveWrittenFiles(m_place / "set", files);
            const auto& events = watch.stop();
            ASSAY_VERIFY_OK(saved);
            ASSAY_VERIFY_DURABLE(events);
            // queries.jsonl makes it a data set: the others are on the disk by then.
            const auto last = placeOf(events, m_place / "set" / "queries.jsonl", true);
            QVERIFY(last > 0);
            ASSAY_VERIFY_DURABLE(std::vector<DiskEvent>(events.begin(), events.begin() + last));
        }
    }

    void oneExportedFile() {
        const std::vector<formats::WrittenFile> files{{{}, "[]"}};
        DiskWatch watch;
        const auto saved = formats::saveWrittenFiles(m_place / "suite.json", files);
        const auto& events = watch.stop();
        ASSAY_VERIFY_OK(saved);
        QCOMPARE(named(events, m_place / "suite.json"), 1);
        ASSAY_VERIFY_DURABLE(events);
    }

    void reviewPacks() {
        const std::vector<results::PackFile> files{{"report.md", "# R"}, {"tables/a.csv", "a"}};
        for (int time = 0; time < 2; ++time) {
            DiskWatch watch;
            const auto written = results::writePack({"R", "2026", "1"}, files, m_place / "pack");
            const auto& events = watch.stop();
            ASSAY_VERIFY_OK(written);
            ASSAY_VERIFY_DURABLE(events);
            const auto last = placeOf(events, m_place / "pack" / "manifest.json", true);
            QVERIFY(last > 0);
            ASSAY_VERIFY_DURABLE(std::vector<DiskEvent>(events.begin(), events.begin() + last));
        }
    }

    void sweeps() {
        const model::ScoredColumns columns = smallSet();
        evaluate::SweepSettings settings;
        settings.grid = *metrics::ThresholdGrid::parse("0.5,0.6");
        const auto sweep = evaluate::thresholdSweep(columns, settings, {}, m_progress);
        ASSAY_VERIFY_OK(sweep);
        for (int time = 0; time < 2; ++time) {
            DiskWatch watch;
            const auto written = results::writeSweepFiles(*sweep, {}, m_place / "sweep", {}, m_progress);
            const auto& events = watch.stop();
            ASSAY_VERIFY_OK(written);
            for (const fs::path& file : *written) {
                QCOMPARE(named(events, file), 1);
            }
            ASSAY_VERIFY_DURABLE(events);
            const auto last = placeOf(events, m_place / "sweep" / "sweep.json", true);
            QVERIFY(last > 0);
            ASSAY_VERIFY_DURABLE(std::vector<DiskEvent>(events.begin(), events.begin() + last));
        }
    }

    void vectorsOfAMatrix() {
        const std::vector<float> values{1, 2, 3, 4, 5, 6};
        const auto made = retrieval::VectorMatrix::fromRows(values, 3);
        ASSAY_VERIFY_OK(made);
        DiskWatch watch;
        const auto saved = made->matrix.save(m_place / "own" / "m.avec");
        const auto& events = watch.stop();
        ASSAY_VERIFY_OK(saved);
        QCOMPARE(named(events, m_place / "own" / "m.avec"), 1);
        ASSAY_VERIFY_DURABLE(events);
        QVERIFY(isSynced(events, m_place));
    }

    // A row names them; it is written when they are on the disk.
    void vectorsAndIndicesOfAWorkspace() {
        std::string lines;
        for (std::size_t i = 0; i < texts().size(); ++i) {
            lines += nlohmann::json{{"id", idOf(i)}, {"embedding", {1 + i, 2, 3}}}.dump() + "\n";
        }
        const fs::path file = m_folder->write("v.jsonl", lines);
        DiskWatch watch;
        const auto made = evaluate::importEmbeddings(*m_workspace, making("a"), file, {}, {}, m_progress);
        ASSAY_VERIFY_OK(made);
        const auto lsa =
            evaluate::makeLsaEmbeddings(*m_workspace, making("b"), {.dimension = 3}, {}, m_progress);
        ASSAY_VERIFY_OK(lsa);
        auto searches =
            evaluate::WorkspaceSearches::open(*m_workspace, m_corpus, made->set.id, {}, m_progress);
        ASSAY_VERIFY_OK(searches);
        for (const char* name : {"lexical", "hnsw"}) {
            const auto spec = evaluate::readSearchSpec(name);
            ASSAY_VERIFY_OK(spec);
            ASSAY_VERIFY_OK((*searches)->search(*spec, {}, m_progress));
        }
        const auto& events = watch.stop();
        ASSAY_VERIFY_DURABLE(events);
        const auto reader = m_workspace->reader();
        ASSAY_VERIFY_OK(reader);
        const fs::path folder = m_place / "w.assay.d";
        QVERIFY(isSynced(events, m_place));
        const auto indices = workspace::indexFiles(*reader, m_corpus);
        QCOMPARE(indices->size(), std::size_t{2});
        for (const std::string& name : {made->set.fileName, lsa->set.fileName, lsa->set.modelFile,
                                        indices->front().fileName, indices->back().fileName}) {
            QVERIFY2(named(events, folder / name) == 1, name.c_str());
        }
    }

    void newWorkspaces() {
        DiskWatch watch;
        const auto made = workspace::Workspace::create(m_place / "new.assay");
        const auto& events = watch.stop();
        ASSAY_VERIFY_OK(made);
        QVERIFY(isSynced(events, m_place));
    }

    void failuresAreSaid() {
        ASSAY_COMPARE_ERROR(base::syncFile(m_place / "nothing"), FileNotWritable);
        ASSAY_COMPARE_ERROR(base::syncFolder(m_place / "nothing"), FileNotWritable);
        ASSAY_COMPARE_ERROR(base::syncFolder(m_folder->write("file", "1")), FileNotWritable);
        ASSAY_COMPARE_ERROR(base::makeFolder(m_place / "file" / "below"), FileNotWritable);
        const auto moved = base::moveIntoPlace(m_place / "nothing", m_place / "to");
        ASSAY_COMPARE_ERROR(moved, FileNotWritable);
        QCOMPARE(moved.error().where, (m_place / "to").string());
        const auto below = base::moveIntoPlace(m_place / "file", m_place / "no" / "to");
        ASSAY_COMPARE_ERROR(below, FileNotWritable);
        QVERIFY(fs::exists(m_place / "file"));
        ASSAY_VERIFY_OK(base::syncFile("/dev/null")); // has nothing to sync
        ASSAY_VERIFY_OK(base::makeFolder(m_place / "a" / "b"));
        ASSAY_VERIFY_OK(base::makeFolder(m_place / "a" / "b")); // is there
    }

    void aFolderThatCannotBeReadIsWrittenInAllTheSame() {
        fs::permissions(m_place, fs::perms(0755));
        const fs::path folder = m_place / "letterbox";
        fs::create_directory(folder);
        fs::permissions(folder, fs::perms(0333));
        const AsNobody nobody;
        ASSAY_VERIFY_OK(base::writeFileAtomically(folder / "letter", "dear"));
    }

  private:
    static model::ScoredColumns smallSet() {
        model::ScoredColumns columns;
        columns.scenarios = {"alpha", "beta"};
        for (int i = 0; i < 60; ++i) {
            columns.scenario.push_back(static_cast<std::uint16_t>(i % 2));
            columns.label.push_back(static_cast<model::Label>(i % 3));
            columns.fhri.push_back(i / 60.0);
            columns.nli.push_back(0.1);
            columns.predicted.push_back(model::kNoPrediction);
            columns.rowId.push_back(i);
        }
        return columns;
    }

    fs::path m_place;
};

ASSAY_TEST(TstPowerLoss)
#include "tst_power_loss.moc"
