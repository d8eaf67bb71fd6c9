// Several files that appear together or not at all. What a kill leaves: tst_review_pack.
#include "core/base/file_exchange.h"
#include "core/base/file_lock.h"
#include "core/base/path_guard.h"
#include "tests/support/test_class.h"

#include <dlfcn.h>

#include <QTemporaryDir>
#include <QTest>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>

using namespace assay;
using base::ErrorCode;
namespace fs = std::filesystem;

namespace {

int renames = 0;
int firstFailing = -1; // the number of the rename, from 0; -1: none fails
bool laterFailToo = false;

} // namespace

// Stands before the system's own.
extern "C" __attribute__((visibility("default"))) int rename(const char* from, const char* to) noexcept {
    const int number = renames++;
    if (firstFailing >= 0 && (number == firstFailing || (laterFailToo && number > firstFailing))) {
        errno = EIO;
        return -1;
    }
    return reinterpret_cast<int (*)(const char*, const char*)>(dlsym(RTLD_NEXT, "rename"))(from, to);
}

class TstFileExchange : public QObject {
    Q_OBJECT

    using Contents = std::map<std::string, std::string>;

    std::unique_ptr<QTemporaryDir> m_temporary;

    [[nodiscard]] fs::path at(const std::string& name) const {
        return fs::path(m_temporary->path().toStdString()) / name;
    }

    static void put(const fs::path& path, const std::string& content) {
        fs::create_directories(path.parent_path());
        std::ofstream(path, std::ios::binary) << content;
    }

    // Everything below it by its path; folders have no content.
    static Contents contentsOf(const fs::path& folder) {
        Contents contents;
        for (const auto& entry : fs::recursive_directory_iterator(folder)) {
            std::string content;
            if (entry.is_regular_file()) {
                std::ifstream file(entry.path(), std::ios::binary);
                content.assign(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
            }
            contents[entry.path().lexically_relative(folder).generic_string()] = content;
        }
        return contents;
    }

    // A folder with files that an exchange replaces, one that it removes, and one of somebody else.
    [[nodiscard]] fs::path earlier(const std::string& name) const {
        put(at(name) / "a", "old a");
        put(at(name) / "sub" / "b", "old b");
        put(at(name) / "gone" / "c", "old c");
        put(at(name) / "last", "old last");
        put(at(name) / "mine", "mine");
        return at(name);
    }

    static base::Result<> addNew(base::FileExchange& files) {
        files.remove("gone/c");
        return files.add("a", "new a")
            .and_then([&] { return files.add("sub/b", "new b"); })
            .and_then([&] { return files.add("more/d", "new d"); })
            .and_then([&] { return files.add("last", "new last"); });
    }

    static base::Result<base::ExchangedFiles> exchange(const fs::path& folder) {
        return base::exchangeFiles(folder, addNew);
    }

    // An attempt that changes nothing by itself.
    static bool refuses(const fs::path& folder) {
        const auto done =
            base::exchangeFiles(folder, [](base::FileExchange& files) { return files.add("../x", ""); });
        return !done && done.error().code == ErrorCode::InvalidArgument;
    }

    const Contents m_new{{"a", "new a"},      {"last", "new last"}, {"mine", "mine"},  {"more", ""},
                         {"more/d", "new d"}, {"sub", ""},          {"sub/b", "new b"}};

  private slots:

    void init() { m_temporary = std::make_unique<QTemporaryDir>(); }

    void cleanup() {
        firstFailing = -1;
        laterFailToo = false;
    }

    void allAreExchanged() {
        const fs::path folder = earlier("folder");
        const auto done = exchange(folder);
        QVERIFY(done.has_value());
        QVERIFY(contentsOf(folder) == m_new);
        QVERIFY(done->files == (std::vector<fs::path>{folder / "a", folder / "sub" / "b",
                                                      folder / "more" / "d", folder / "last"}));
        QVERIFY(done->removed == std::vector<std::string>{"gone/c"} && done->kept.empty());
    }

    void foldersAreMade() {
        QVERIFY(exchange(at("new") / "folder" / "").has_value());
        QVERIFY(fs::exists(at("new") / "folder" / "more" / "d"));
        const auto nothing =
            base::exchangeFiles(at("none") / "folder", [](base::FileExchange&) { return base::Result<>(); });
        QVERIFY(nothing && nothing->files.empty());
        QVERIFY(!fs::exists(at("none")));
        QVERIFY(refuses(at("none") / "folder"));
        QVERIFY(!fs::exists(at("none")));
    }

    // Whichever rename fails, all is as it was.
    void aRenameThatFailsPutsBackThoseBeforeIt() {
        int failed = 0;
        for (int number = 0;; ++number) {
            const fs::path folder = earlier(std::to_string(number));
            const Contents before = contentsOf(folder);
            renames = 0;
            firstFailing = number;
            const auto done = exchange(folder);
            const bool wasReached = renames > number;
            firstFailing = -1;
            if (!wasReached) {
                QVERIFY(done.has_value());
                break;
            }
            QVERIFY2(contentsOf(folder) == (done ? m_new : before), qPrintable(QString::number(number)));
            if (!done) {
                ++failed;
                QCOMPARE(done.error().code, ErrorCode::FileNotWritable);
                QVERIFY(done.error().where.find(".assay-exchange") == std::string::npos);
            }
        }
        QCOMPARE(failed, 5); // what is kept gets its name, then the four files
    }

    // Then nothing can be put back at once; the next one does it.
    void whatCannotBePutBackIsKept() {
        int seen = 0;
        for (int number = 0; number < 5; ++number) {
            const fs::path folder = earlier(std::to_string(number));
            const Contents before = contentsOf(folder);
            renames = 0;
            firstFailing = number;
            laterFailToo = true;
            QVERIFY(!exchange(folder).has_value());
            seen += contentsOf(folder) == before ? 0 : 1;
            QVERIFY(!exchange(folder).has_value()); // nor now
            firstFailing = -1;
            laterFailToo = false;
            QVERIFY(refuses(folder));
            QVERIFY2(contentsOf(folder) == before, qPrintable(QString::number(number)));
        }
        QVERIFY(seen > 0);
    }

    void aStopWhileFillingChangesNothing() {
        const fs::path folder = earlier("folder");
        const Contents before = contentsOf(folder);
        const auto stopped = base::exchangeFiles(folder, [](base::FileExchange& files) {
            return addNew(files).and_then(
                []() -> base::Result<> { return base::fail(ErrorCode::Cancelled); });
        });
        QVERIFY(!stopped && stopped.error().code == ErrorCode::Cancelled);
        QVERIFY(contentsOf(folder) == before);
        const auto thrown = base::exchangeFiles(folder, [](base::FileExchange& files) -> base::Result<> {
            if (addNew(files)) {
                throw std::runtime_error("thrown");
            }
            return {};
        });
        QVERIFY(!thrown && thrown.error().code == ErrorCode::StorageFailure);
        QVERIFY(contentsOf(folder) == before);
    }

    void namesStayInTheFolder() {
        const fs::path folder = earlier("folder");
        put(at("outside") / "x", "precious");
        fs::create_directory_symlink(at("outside"), folder / "link");
        const Contents before = contentsOf(folder);
        const auto errorOf = [&](const fs::path& name) {
            const auto done = base::exchangeFiles(folder, [&](base::FileExchange& files) {
                return addNew(files).and_then([&] { return files.add(name, "bad"); });
            });
            return done ? ErrorCode::Cancelled : done.error().code;
        };
        QCOMPARE(errorOf("../outside/x"), ErrorCode::InvalidArgument);
        QCOMPARE(errorOf(at("outside") / "x"), ErrorCode::InvalidArgument);
        QCOMPARE(errorOf("a"), ErrorCode::InvalidArgument); // twice
        QCOMPARE(errorOf("more//d"), ErrorCode::InvalidArgument);
        QCOMPARE(errorOf("link/x"), ErrorCode::FileNotWritable);
        QCOMPARE(errorOf("mine/x"), ErrorCode::FileNotWritable);
        QCOMPARE(errorOf("gone"), ErrorCode::FileNotWritable); // a folder
        {
            const base::PathGuard guard({{folder / "guarded"}, {}});
            QCOMPARE(errorOf("guarded"), ErrorCode::FileNotWritable);
        }
        QVERIFY(contentsOf(folder) == before);
        QCOMPARE(contentsOf(at("outside"))["x"], std::string("precious"));
    }

    void aLinkInItsOwnPlaceIsReplaced() {
        const fs::path folder = earlier("folder");
        put(at("elsewhere"), "precious");
        fs::remove(folder / "a");
        fs::create_symlink(at("elsewhere"), folder / "a");
        renames = 0;
        firstFailing = 3; // and put back as a link
        QVERIFY(!exchange(folder).has_value());
        firstFailing = -1;
        QVERIFY(fs::is_symlink(folder / "a"));
        QVERIFY(exchange(folder).has_value());
        QVERIFY(!fs::is_symlink(folder / "a"));
        std::ifstream file(at("elsewhere"));
        QCOMPARE(std::string(std::istreambuf_iterator<char>(file), {}), std::string("precious"));
    }

    void oneAfterTheOther() {
        const fs::path folder = earlier("folder");
        const Contents before = contentsOf(folder);
        {
            const auto lock = base::FileLock::tryTake(folder / ".assay-exchange.lock");
            QVERIFY(lock && *lock);
            const auto done = base::exchangeFiles(folder, addNew, {}, std::chrono::milliseconds(0));
            QVERIFY(!done);
            QCOMPARE(done.error().code, ErrorCode::FileNotWritable);
            QCOMPARE(done.error().where, folder.string());
        }
        QVERIFY(contentsOf(folder) == before);
        QVERIFY(exchange(folder).has_value());
    }
};

ASSAY_TEST(TstFileExchange)
#include "tst_file_exchange.moc"
