#include "core/base/inner_path.h"
#include "tests/support/test_class.h"

#include <QTemporaryDir>
#include <QTest>
#include <filesystem>
#include <fstream>
#include <string>

using namespace assay::base;
namespace fs = std::filesystem;

class TstInnerPath : public QObject {
    Q_OBJECT

  private slots:

    void namesOfOneFile() {
        for (const char* name : {"test", "test.tsv", "blå bær", "..a", "a..", "-rf", "a;b", "dev:1", "C:"}) {
            QVERIFY2(isPlainName(name), name);
        }
        for (const char* name : {"", ".", "..", "a/b", "/", "a\\b", "a\tb", "a\nb", "\x7f"}) {
            QVERIFY2(!isPlainName(name), name);
        }
        QVERIFY(!isPlainName(std::string_view("a\0b", 3)));
        QVERIFY(isPlainName(std::string(255, 'a')));
        QVERIFY(!isPlainName(std::string(256, 'a')));
    }

    void namesOfDevices() {
        for (const char* name : {"con", "CON", "nul.txt", "Aux", "prn.a.b", "com1", "LPT9", "com0.tsv"}) {
            QVERIFY2(isReservedOnWindows(name), name);
        }
        for (const char* name : {"", "console", "nu", "com", "com10", "lpta", "a.con", "test"}) {
            QVERIFY2(!isReservedOnWindows(name), name);
        }
    }

    void namesWithinAFolder() {
        for (const char* name : {"a", "qrels/test.tsv", "a/b/c"}) {
            QVERIFY2(isInnerName(name), name);
        }
        for (const char* name :
             {"", "/a", "/", "..", "../a", "a/../b", "a/..", "./a", "a/.", "a/", "a\\..\\b"}) {
            QVERIFY2(!isInnerName(name), name);
        }
        // What / makes of an absolute path is that path.
        QVERIFY(!isInnerName(fs::path("qrels") / "/etc/passwd.tsv"));
        QVERIFY(!isInnerName(fs::path("qrels") / "../../x.tsv"));
    }

    void linksLeadOutside() {
        QTemporaryDir temporary;
        const fs::path folder = temporary.path().toStdString();
        fs::create_directories(folder / "own");
        fs::create_directories(folder / "elsewhere");
        fs::create_directory_symlink(folder / "elsewhere", folder / "link");
        std::ofstream(folder / "file") << "x";
        fs::create_symlink(folder / "file", folder / "own" / "linked");
        QVERIFY(!leadsOutside(folder, "a"));
        QVERIFY(!leadsOutside(folder, "own/a"));
        QVERIFY(!leadsOutside(folder, "own/linked"));
        QVERIFY(!leadsOutside(folder, "new/a"));
        QVERIFY(leadsOutside(folder, "link/a"));
        QVERIFY(leadsOutside(folder, "link/new/a"));
        QVERIFY(leadsOutside(folder, "file/a"));
    }
};

ASSAY_TEST(TstInnerPath)
#include "tst_inner_path.moc"
