// A review pack in its folder: complete or not there, nothing outside of it.
#include "core/base/file_lock.h"
#include "core/base/hash.h"
#include "core/results/report/review_pack.h"
#include "tests/support/as_nobody.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <dlfcn.h>
#include <nlohmann/json.hpp>
#include <sys/wait.h>
#include <unistd.h>

#include <QTemporaryDir>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <fstream>
#include <map>
#include <optional>
#include <set>
#include <stop_token>
#include <thread>
#include <utility>

using namespace assay;
using namespace assay::results;
using base::ErrorCode;
namespace fs = std::filesystem;

namespace {

int diesBeforeCall = -1; // from 0; -1: never
int callsOfFiles = 0;
std::string diskFailsAfter; // from when a file has got this name, nothing is brought to the disk
bool diskFails = false;

template <typename Function>
Function systemCall(const char* name) {
    if (callsOfFiles++ == diesBeforeCall) {
        std::raise(SIGKILL);
    }
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

} // namespace

// These stand before the system's own, so that a process can be killed before each change of names.
#define ASSAY_EXPORTED extern "C" __attribute__((visibility("default")))

ASSAY_EXPORTED int rename(const char* from, const char* to) noexcept {
    const int done = systemCall<int (*)(const char*, const char*)>("rename")(from, to);
    diskFails = diskFails || (done == 0 && diskFailsAfter == to);
    return done;
}

ASSAY_EXPORTED int fsync(int file) {
    if (diskFails) {
        errno = EIO;
        return -1;
    }
    return reinterpret_cast<int (*)(int)>(dlsym(RTLD_NEXT, "fsync"))(file);
}

ASSAY_EXPORTED int link(const char* from, const char* to) noexcept {
    return systemCall<int (*)(const char*, const char*)>("link")(from, to);
}

ASSAY_EXPORTED int remove(const char* path) noexcept {
    return systemCall<int (*)(const char*)>("remove")(path);
}

ASSAY_EXPORTED int unlink(const char* path) noexcept {
    return systemCall<int (*)(const char*)>("unlink")(path);
}

ASSAY_EXPORTED int unlinkat(int folder, const char* path, int flags) noexcept {
    return systemCall<int (*)(int, const char*, int)>("unlinkat")(folder, path, flags);
}

namespace {

std::string contentOf(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

void put(const fs::path& path, const std::string& content) {
    fs::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << content;
}

// Every file and folder below it, hidden ones too.
std::set<std::string> listing(const fs::path& folder) {
    std::set<std::string> names;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        names.insert(fs::relative(entry.path(), folder).string());
    }
    return names;
}

using Names = std::set<std::string>;

// Every file below it with its content.
std::map<std::string, std::string> contentsOf(const fs::path& folder) {
    std::map<std::string, std::string> contents;
    for (const std::string& name : listing(folder)) {
        if (!fs::is_directory(folder / name)) {
            contents.emplace(name, contentOf(folder / name));
        }
    }
    return contents;
}

// Writes the pack in a process of its own that is killed before its call of that number; true: it was not, as
// it makes fewer.
bool outlives(int call, const PackTitle& title, const std::vector<PackFile>& files, const fs::path& folder) {
    const pid_t child = ::fork();
    if (child == 0) {
        callsOfFiles = 0;
        diesBeforeCall = call;
        const auto written = writePack(title, files, folder);
        ::_exit(written ? 0 : 1);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status);
}

} // namespace

class TstReviewPack : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_temporary;
    PackTitle m_title{"Review", "2026-03-01T12:30:05Z", "1.2.3"};
    std::vector<PackFile> m_files{{"report.pdf", "%PDF"}, {"tables/b.csv", "b"}, {"tables/a.csv", ""}};

    [[nodiscard]] fs::path root() const { return m_temporary->path().toStdString(); }

    [[nodiscard]] base::Result<WrittenPack> write(const fs::path& folder) const {
        return writePack(m_title, m_files, folder);
    }

    [[nodiscard]] ErrorCode errorOf(const std::string& name) const {
        const auto written = writePack(m_title, {{"report.md", "x"}, {name, "y"}}, root() / "pack");
        return written ? ErrorCode::Cancelled : written.error().code;
    }

  private Q_SLOTS:

    void init() { m_temporary = std::make_unique<QTemporaryDir>(); }

    void theManifestNamesEveryFile() {
        const fs::path folder = root() / "pack";
        const auto pack = write(folder);
        QVERIFY(pack.has_value());
        QCOMPARE(pack->files.size(), std::size_t(4));
        QVERIFY(pack->removed.empty() && pack->kept.empty());
        QCOMPARE(listing(root()), (Names{"pack", "pack/report.pdf", "pack/tables", "pack/tables/a.csv",
                                         "pack/tables/b.csv", "pack/manifest.json"}));
        const auto json = nlohmann::json::parse(contentOf(folder / "manifest.json"));
        QCOMPARE(json.at("title").get<std::string>(), std::string("Review"));
        QCOMPARE(json.at("date").get<std::string>(), std::string("2026-03-01T12:30:05Z"));
        QCOMPARE(json.at("version").get<std::string>(), std::string("1.2.3"));
        QCOMPARE(json.at("files").size(), std::size_t(3));
        std::string before;
        for (const auto& file : json.at("files")) {
            const std::string name = file.at("name");
            QVERIFY(before < name);
            before = name;
            const std::string content = contentOf(folder / name);
            QCOMPARE(file.at("bytes").get<std::size_t>(), content.size());
            QCOMPARE(file.at("sha256").get<std::string>(), base::sha256(content));
        }
        const std::string first = contentOf(folder / "manifest.json");
        QVERIFY(write(folder).has_value());
        QCOMPARE(contentOf(folder / "manifest.json"), first);
    }

    void anEarlierPackIsReplaced() {
        const fs::path folder = root() / "pack";
        put(folder / "mine.txt", "mine");
        put(folder / "more" / "mine.csv", "mine");
        QVERIFY(write(folder).has_value());
        QVERIFY(writePack(m_title, {{"report.md", "new"}}, folder).has_value());
        QCOMPARE(listing(folder), (Names{"mine.txt", "more", "more/mine.csv", "report.md", "manifest.json"}));
        put(folder / "tables" / "mine.csv", "mine");
        QVERIFY(write(folder).has_value());
        QVERIFY(writePack(m_title, {{"report.md", "new"}}, folder).has_value());
        QCOMPARE(contentOf(folder / "tables" / "mine.csv"), std::string("mine"));
        QVERIFY(!fs::exists(folder / "tables" / "a.csv"));
    }

    // Whoever looks finds the new pack: it is not said to have failed, with the earlier one gone.
    void aPackInItsPlaceIsWritten() {
        const fs::path folder = root() / "pack";
        QVERIFY(write(folder).has_value());
        diskFailsAfter = (folder / kPackManifest).string();
        const auto pack = writePack(m_title, {{"report.md", "new"}}, folder);
        diskFailsAfter.clear();
        QVERIFY(std::exchange(diskFails, false));
        QVERIFY(pack.has_value());
        QCOMPARE(listing(folder), (Names{"report.md", "manifest.json"}));
    }

    // Everything before it is put back, or kept until it can be.
    void aFileThatIsNotOnTheDiskIsTakenBack() {
        const fs::path folder = root() / "pack";
        QVERIFY(write(folder).has_value());
        const std::string before = contentOf(folder / kPackManifest);
        diskFailsAfter = (folder / "report.md").string();
        QVERIFY(!writePack(m_title, {{"report.md", "new"}}, folder).has_value());
        diskFailsAfter.clear();
        QVERIFY(std::exchange(diskFails, false));
        QVERIFY(write(folder).has_value());
        QCOMPARE(contentOf(folder / kPackManifest), before);
        QVERIFY(!fs::exists(folder / "report.md"));
    }

    void whatIsRemovedIsSaid() {
        const fs::path folder = root() / "pack";
        QVERIFY(write(folder).has_value());
        const auto pack = writePack(m_title, {{"report.md", "new"}, {"tables/b.csv", "b"}}, folder);
        QVERIFY(pack.has_value());
        QCOMPARE(pack->files.size(), std::size_t(3));
        QVERIFY(pack->removed == (std::vector<std::string>{"report.pdf", "tables/a.csv"}));
        QVERIFY(pack->kept.empty());
        // What is gone already is neither.
        fs::remove(folder / "report.md");
        const auto next = writePack(m_title, {{"report.pdf", "%PDF"}}, folder);
        QVERIFY(next.has_value());
        QVERIFY(next->removed == std::vector<std::string>{"tables/b.csv"});
        QVERIFY(next->kept.empty());
        QCOMPARE(listing(folder), (Names{"report.pdf", "manifest.json"}));
    }

    // Somebody's notes in a table of the earlier report are worth more than a tidy folder.
    void whatWasChangedSinceIsKept() {
        const fs::path folder = root() / "pack";
        put(root() / "elsewhere.csv", "elsewhere");
        QVERIFY(write(folder).has_value());
        put(folder / "tables" / "b.csv", "b, and a note");
        fs::remove(folder / "tables" / "a.csv");
        fs::create_symlink(root() / "elsewhere.csv", folder / "tables" / "a.csv");
        const auto pack = writePack(m_title, {{"report.md", "new"}}, folder);
        QVERIFY(pack.has_value());
        QVERIFY(pack->removed == std::vector<std::string>{"report.pdf"});
        QVERIFY(pack->kept == (std::vector<std::string>{"tables/a.csv", "tables/b.csv"}));
        QCOMPARE(contentOf(folder / "tables" / "b.csv"), std::string("b, and a note"));
        QVERIFY(fs::is_symlink(folder / "tables" / "a.csv"));
        QCOMPARE(contentOf(root() / "elsewhere.csv"), std::string("elsewhere"));
        // The manifest is of this pack only, so that the next one knows nothing of it.
        QVERIFY(contentOf(folder / "manifest.json").find("tables") == std::string::npos);
        const auto next = writePack(m_title, {{"report.md", "new"}}, folder);
        QVERIFY(next && next->removed.empty() && next->kept.empty());
        QCOMPARE(contentOf(folder / "tables" / "b.csv"), std::string("b, and a note"));
    }

    // A manifest that lies about what is there takes nothing away.
    void aFileOfAnotherHashIsKept() {
        const fs::path folder = root() / "pack";
        put(folder / "thesis.tex", "mine");
        put(folder / "manifest.json",
            R"({"title":"","version":"","files":[{"name":"thesis.tex","sha256":"00"}]})");
        const auto pack = write(folder);
        QVERIFY(pack.has_value());
        QVERIFY(pack->kept == std::vector<std::string>{"thesis.tex"});
        QCOMPARE(contentOf(folder / "thesis.tex"), std::string("mine"));
    }

    void namesCannotLeadOut() {
        for (const char* name : {"../x", "a/../../x", "/tmp/x", "..", ".", "", "a/", "./a", "a/./b",
                                 "manifest.json", "report.md"}) {
            QCOMPARE(errorOf(name), ErrorCode::InvalidArgument);
        }
        QCOMPARE(errorOf(std::string("a\0b", 3)), ErrorCode::InvalidArgument);
        QCOMPARE(listing(root()), Names());
    }

    // A manifest that somebody has tampered with removes nothing outside.
    void anEarlierManifestCannotLeadOut() {
        const fs::path folder = root() / "pack";
        put(root() / "victim.txt", "victim");
        put(root() / "outside" / "victim.txt", "victim");
        QVERIFY(write(folder).has_value());
        fs::create_directory_symlink(root() / "outside", folder / "link");
        put(folder / "manifest.json",
            nlohmann::json{{"title", ""},
                           {"date", ""},
                           {"version", ""},
                           {"files",
                            {{{"name", "../victim.txt"}, {"sha256", ""}},
                             {{"name", (root() / "victim.txt").string()}, {"sha256", ""}},
                             {{"name", "link/victim.txt"}, {"sha256", ""}},
                             {{"name", "link"}, {"sha256", ""}},
                             {{"name", "tables"}, {"sha256", ""}}}}}
                .dump());
        QVERIFY(write(folder).has_value());
        QCOMPARE(contentOf(root() / "victim.txt"), std::string("victim"));
        QCOMPARE(contentOf(root() / "outside" / "victim.txt"), std::string("victim"));
        QVERIFY(fs::exists(folder / "tables" / "a.csv"));
    }

    // Extensions, web pages and others have files of that name too.
    void somebodyElsesManifestIsKept() {
        const fs::path folder = root() / "pack";
        for (const char* content : {"{\"name\":\"an app\",\"version\":\"1\"}", "not JSON", "[]",
                                    "{\"title\":\"\",\"version\":\"\",\"files\":[\"index.html\"]}"}) {
            put(folder / "manifest.json", content);
            const auto written = write(folder);
            QVERIFY(!written);
            QCOMPARE(written.error().code, ErrorCode::FileNotWritable);
            QCOMPARE(written.error().where, (folder / "manifest.json").string());
            QCOMPARE(contentOf(folder / "manifest.json"), std::string(content));
            QCOMPARE(listing(folder), (Names{"manifest.json"}));
        }
    }

    void linksAreNotFollowed() {
        const fs::path folder = root() / "pack";
        fs::create_directories(root() / "outside");
        fs::create_directories(folder);
        put(root() / "victim.txt", "victim");
        fs::create_directory_symlink(root() / "outside", folder / "tables");
        const auto written = write(folder);
        QVERIFY(!written);
        QCOMPARE(written.error().code, ErrorCode::FileNotWritable);
        QCOMPARE(listing(root() / "outside"), Names());
        fs::remove(folder / "tables");
        // A link in the place of a file is replaced, not written through.
        fs::create_symlink(root() / "victim.txt", folder / "report.pdf");
        QVERIFY(write(folder).has_value());
        QCOMPARE(contentOf(root() / "victim.txt"), std::string("victim"));
        QCOMPARE(contentOf(folder / "report.pdf"), std::string("%PDF"));
        // The folder itself may be one: somebody chose it.
        fs::create_directory_symlink(root() / "outside", root() / "link");
        QVERIFY(write(root() / "link").has_value());
        QCOMPARE(contentOf(root() / "outside" / "report.pdf"), std::string("%PDF"));
    }

    void whatStandsInTheWayIsFoundFirst() {
        put(root() / "file", "x");
        QCOMPARE(write(root() / "file").error().code, ErrorCode::FileNotWritable);
        QCOMPARE(write(root() / "file" / "pack").error().code, ErrorCode::FileNotWritable);
        QCOMPARE(contentOf(root() / "file"), std::string("x"));
        const fs::path folder = root() / "pack";
        QVERIFY(writePack(m_title, {{"old.md", "old"}}, folder).has_value());
        put(folder / "tables" / "b.csv" / "inner", "x");
        const auto written = write(folder);
        QVERIFY(!written);
        QCOMPARE(written.error().code, ErrorCode::FileNotWritable);
        QCOMPARE(written.error().where, (folder / "tables" / "b.csv").string());
        // The pack that was there is still whole.
        QCOMPARE(contentOf(folder / "old.md"), std::string("old"));
        QVERIFY(fs::exists(folder / "manifest.json"));
        QVERIFY(!fs::exists(folder / "report.pdf"));
    }

    void foldersWithoutTheRight() {
        const fs::path folder = root() / "pack";
        QVERIFY(writePack(m_title, {{"old.md", "old"}}, folder).has_value());
        {
            fs::permissions(root(), fs::perms::all);
            fs::permissions(folder, static_cast<fs::perms>(0555));
            const tests::AsNobody nobody;
            const auto written = write(folder);
            QVERIFY(!written);
            QCOMPARE(written.error().code, ErrorCode::FileNotWritable);
            QVERIFY(!written.error().detail.empty());
            QVERIFY(written.error().where.find(".assay-exchange") == std::string::npos);
        }
        fs::permissions(folder, fs::perms::all);
        QCOMPARE(listing(folder), (Names{"old.md", "manifest.json"}));
        // One's own folder in a folder of others, such as a home or the root of a disk.
        fs::permissions(root(), static_cast<fs::perms>(0755));
        const tests::AsNobody nobody;
        const auto written = write(folder);
        QVERIFY2(written.has_value(),
                 written ? "" : (written.error().where + written.error().detail).c_str());
    }

    // What fails in the middle leaves the earlier pack whole.
    void aFolderWithinWithoutTheRight() {
        const fs::path folder = root() / "pack";
        fs::permissions(root(), fs::perms::all);
        const PackTitle title = m_title;
        const tests::AsNobody nobody;
        QVERIFY(writePack(title, {{"report.md", "old"}, {"tables/a.csv", "old"}}, folder).has_value());
        const Names before = listing(folder);
        const std::string manifest = contentOf(folder / "manifest.json");
        fs::permissions(folder / "tables", static_cast<fs::perms>(0555));
        const auto written =
            writePack(title, {{"added/b.csv", "new"}, {"report.md", "new"}, {"tables/a.csv", "new"}}, folder);
        fs::permissions(folder / "tables", fs::perms::all);
        QVERIFY(!written);
        QCOMPARE(written.error().code, ErrorCode::FileNotWritable);
        QCOMPARE(listing(folder), before);
        QCOMPARE(contentOf(folder / "report.md"), std::string("old"));
        QCOMPARE(contentOf(folder / "tables" / "a.csv"), std::string("old"));
        QCOMPARE(contentOf(folder / "manifest.json"), manifest);
    }

    void foldersAreMadeAndNamedAsOneLikes() {
        QVERIFY(write(root() / "new" / "pack" / "").has_value());
        QVERIFY(fs::exists(root() / "new" / "pack" / "manifest.json"));
        const fs::path before = fs::current_path();
        fs::create_directories(root() / "here");
        fs::current_path(root() / "here");
        const auto written = write(".");
        fs::current_path(before);
        QVERIFY(written.has_value());
        QVERIFY(fs::exists(root() / "here" / "report.pdf"));
    }

    // Several people report into one shared folder.
    void twoAtOnceComeOneAfterTheOther() {
        const fs::path folder = root() / "pack";
        const std::vector<PackFile> mine{{"report.md", "mine"}, {"tables/a.csv", "mine"}};
        const std::vector<PackFile> yours{{"report.md", "yours"}, {"report.pdf", "yours"}};
        std::atomic<int> failed = 0;
        const auto writeOften = [&](const std::vector<PackFile>& files) {
            for (int i = 0; i < 40; ++i) {
                failed += writePack(m_title, files, folder) ? 0 : 1;
            }
        };
        {
            const std::jthread me([&] { writeOften(mine); });
            const std::jthread you([&] { writeOften(yours); });
        }
        QCOMPARE(failed.load(), 0);
        const auto now = contentsOf(folder);
        QVERIFY(writePack(m_title, mine, root() / "mine").has_value());
        QVERIFY(writePack(m_title, yours, root() / "yours").has_value());
        QVERIFY(now == contentsOf(root() / "mine") || now == contentsOf(root() / "yours"));
    }

    void whoWaitsTooLongIsTold() {
        const fs::path folder = root() / "pack";
        QVERIFY(write(folder).has_value());
        const auto before = contentsOf(folder);
        {
            const auto lock = base::FileLock::tryTake(folder / ".assay-exchange.lock");
            QVERIFY(lock && *lock);
            const auto written =
                writePack(m_title, {{"report.md", "new"}}, folder, {}, std::chrono::milliseconds(0));
            QVERIFY(!written);
            QCOMPARE(written.error().code, ErrorCode::FileNotWritable);
            QCOMPARE(written.error().detail, std::string("something else is being written there"));
            QCOMPARE(written.error().where, folder.string());
        }
        QVERIFY(contentsOf(folder) == before);
        QVERIFY(
            writePack(m_title, {{"report.md", "new"}}, folder, {}, std::chrono::milliseconds(0)).has_value());
    }

    void whoWaitsCanBeStopped() {
        const fs::path folder = root() / "pack";
        QVERIFY(write(folder).has_value());
        const auto before = contentsOf(folder);
        {
            const auto lock = base::FileLock::tryTake(folder / ".assay-exchange.lock");
            QVERIFY(lock && *lock);
            std::optional<base::Result<WrittenPack>> written;
            {
                std::jthread writer([&](const std::stop_token& stop) {
                    written = writePack(m_title, {{"report.md", "new"}}, folder, stop, std::chrono::hours(1));
                });
                writer.request_stop();
            }
            QVERIFY(written && !*written);
            QCOMPARE(written->error().code, ErrorCode::Cancelled);
        }
        QVERIFY(contentsOf(folder) == before);
    }

    // A killed process leaves the earlier pack or the new one to whoever comes next, and nothing between.
    void aKillLeavesOneWholePack() {
        const std::vector<PackFile> old{
            {"report.pdf", "old"}, {"tables/a.csv", "old"}, {"tables/b.csv", "same"}};
        const std::vector<PackFile> fresh{
            {"more/c.csv", "new"}, {"report.pdf", "new"}, {"tables/b.csv", "same"}};
        QVERIFY(writePack(m_title, old, root() / "old").has_value());
        QVERIFY(writePack(m_title, fresh, root() / "fresh").has_value());
        const auto wholeOld = contentsOf(root() / "old");
        const auto wholeNew = contentsOf(root() / "fresh");
        std::set<bool> seen; // whether it was the new one
        int calls = 0;
        for (bool ended = false; !ended; ++calls) {
            const fs::path folder = root() / std::to_string(calls);
            QVERIFY(writePack(m_title, old, folder).has_value());
            put(folder / "blocked" / "mine.txt", "mine");
            ended = outlives(calls, m_title, fresh, folder);
            // It is put right before it fails.
            QVERIFY(!writePack(m_title, {{"blocked", "x"}}, folder).has_value());
            auto now = contentsOf(folder);
            QCOMPARE(now.extract("blocked/mine.txt").mapped(), std::string("mine"));
            QVERIFY2(now == wholeOld || now == wholeNew, qPrintable(QString::number(calls)));
            QVERIFY(!ended || now == wholeNew);
            seen.insert(now == wholeNew);
        }
        QVERIFY(calls > 15);
        QCOMPARE(seen.size(), std::size_t(2));
    }

    // Nor does it matter when the one who puts it right is killed in turn.
    void aKillWhilePuttingBackLosesNothing() {
        const std::vector<PackFile> old{
            {"report.pdf", "old"}, {"tables/a.csv", "old"}, {"tables/b.csv", "same"}};
        const std::vector<PackFile> fresh{
            {"more/c.csv", "new"}, {"report.pdf", "new"}, {"tables/b.csv", "same"}};
        const std::vector<PackFile> blocked{{"blocked", "x"}};
        QVERIFY(writePack(m_title, old, root() / "old").has_value());
        QVERIFY(writePack(m_title, fresh, root() / "fresh").has_value());
        const auto wholeOld = contentsOf(root() / "old");
        const auto wholeNew = contentsOf(root() / "fresh");
        int most = 0;
        bool written = false;
        for (int first = 0; !written; first += 6) {
            bool ended = false;
            for (int second = 0; !ended; ++second) {
                const fs::path folder = root() / (std::to_string(first) + "-" + std::to_string(second));
                QVERIFY(writePack(m_title, old, folder).has_value());
                put(folder / "blocked" / "mine.txt", "mine");
                written = outlives(first, m_title, fresh, folder);
                ended = outlives(second, m_title, blocked, folder);
                QVERIFY(!writePack(m_title, blocked, folder).has_value());
                auto now = contentsOf(folder);
                QCOMPARE(now.extract("blocked/mine.txt").mapped(), std::string("mine"));
                QVERIFY2(now == wholeOld || now == wholeNew,
                         qPrintable(QString::fromStdString(folder.string())));
                most = std::max(most, second);
            }
        }
        QVERIFY(most > 10);
    }

    // What somebody wrote into a half exchanged pack is worth more than the pack.
    void workAfterAKillIsKept() {
        const std::vector<PackFile> old{{"report.pdf", "old"}, {"tables/a.csv", "old"}};
        const std::vector<PackFile> fresh{{"more/c.csv", "new"}, {"report.pdf", "new"}};
        bool touched = false;
        bool ended = false;
        for (int call = 0; !ended; ++call) {
            const fs::path folder = root() / std::to_string(call);
            QVERIFY(writePack(m_title, old, folder).has_value());
            put(folder / "blocked" / "mine.txt", "mine");
            ended = outlives(call, m_title, fresh, folder);
            if (fs::exists(folder / "more" / "c.csv") && !fs::exists(folder / "manifest.json")) {
                put(folder / "more" / "c.csv", "mine");
                put(folder / "report.pdf", "mine");
                touched = true;
                QVERIFY(!writePack(m_title, {{"blocked", "x"}}, folder).has_value());
                QCOMPARE(contentOf(folder / "more" / "c.csv"), std::string("mine"));
                QCOMPARE(contentOf(folder / "report.pdf"), std::string("mine"));
                QCOMPARE(contentOf(folder / "tables" / "a.csv"), std::string("old"));
            }
        }
        QVERIFY(touched);
    }

    // A prepared folder cannot make the lock a file elsewhere.
    void theLockIsNoLink() {
        const fs::path folder = root() / "pack";
        fs::create_directories(folder);
        fs::create_symlink(root() / "elsewhere", folder / ".assay-exchange.lock");
        QVERIFY(!write(folder).has_value());
        QVERIFY(!fs::exists(root() / "elsewhere"));
    }

    void whatACrashLeftIsCleared() {
        const fs::path folder = root() / "pack";
        put(folder / ".assay-exchange.new" / "half", "x");
        QVERIFY(write(folder).has_value());
        QVERIFY(!fs::exists(folder / ".assay-exchange.new"));
    }
};

ASSAY_TEST(TstReviewPack)
#include "tst_review_pack.moc"
