// Files and folders that get their names.
#include "core/base/disk_sync.h"
#include "tests/support/test_class.h"

#include <dlfcn.h>

#include <QTemporaryDir>
#include <QTest>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>

using namespace assay;
using base::ErrorCode;
namespace fs = std::filesystem;

namespace {

// As of file systems that know neither.
bool knowsNoReplacing = true;
bool knowsSecondNames = true;

} // namespace

// These stand before the system's own.
#define ASSAY_EXPORTED extern "C" __attribute__((visibility("default")))

ASSAY_EXPORTED int renameat2(int fromFolder, const char* from, int toFolder, const char* to,
                             unsigned int flags) noexcept {
    if (!knowsNoReplacing) {
        errno = EINVAL;
        return -1;
    }
    using Function = int (*)(int, const char*, int, const char*, unsigned int);
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, "renameat2"))(fromFolder, from, toFolder, to, flags);
}

ASSAY_EXPORTED int link(const char* from, const char* to) noexcept {
    if (!knowsSecondNames) {
        errno = EPERM;
        return -1;
    }
    return reinterpret_cast<int (*)(const char*, const char*)>(dlsym(RTLD_NEXT, "link"))(from, to);
}

class TstDiskSync : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_temporary;

    [[nodiscard]] fs::path at(const char* name) const {
        return fs::path(m_temporary->path().toStdString()) / name;
    }

    static void put(const fs::path& path, const char* content) { std::ofstream(path) << content; }

    static std::string contentOf(const fs::path& path) {
        std::ifstream file(path);
        return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    }

  private slots:

    void init() { m_temporary = std::make_unique<QTemporaryDir>(); }

    void cleanup() {
        knowsNoReplacing = true;
        knowsSecondNames = true;
    }

    void aNewNameReplacesNothing_data() {
        QTest::addColumn<bool>("noReplacing");
        QTest::addColumn<bool>("secondNames");
        QTest::newRow("rename alone") << true << true;
        QTest::newRow("second names") << false << true;
        QTest::newRow("neither") << false << false;
    }

    void aNewNameReplacesNothing() {
        QFETCH(const bool, noReplacing);
        QFETCH(const bool, secondNames);
        knowsNoReplacing = noReplacing;
        knowsSecondNames = secondNames;
        put(at("mine"), "mine");
        put(at("taken"), "theirs");
        const auto taken = base::moveToNewName(at("mine"), at("taken"));
        QVERIFY(!taken && taken.error().code == ErrorCode::NameTaken);
        QVERIFY(contentOf(at("taken")) == "theirs" && contentOf(at("mine")) == "mine");
        QVERIFY(base::moveToNewName(at("mine"), at("free")).has_value());
        QVERIFY(contentOf(at("free")) == "mine" && !fs::exists(at("mine")));
        const auto nothing = base::moveToNewName(at("nothing"), at("new"));
        QVERIFY(!nothing && nothing.error().code == ErrorCode::FileNotWritable);
        QVERIFY(!fs::exists(at("new")));
    }

    void aFolderAndALinkGetTheirNames() {
        fs::create_directory(at("folder"));
        put(at("folder") / "file", "1");
        QVERIFY(base::moveIntoPlace(at("folder"), at("named")).has_value());
        QVERIFY(contentOf(at("named") / "file") == "1");
        fs::create_symlink("leads nowhere", at("link"));
        QVERIFY(base::moveIntoPlace(at("link"), at("named link")).has_value());
        QVERIFY(fs::is_symlink(at("named link")) && !fs::is_symlink(at("link")));
    }
};

ASSAY_TEST(TstDiskSync)
#include "tst_disk_sync.moc"
