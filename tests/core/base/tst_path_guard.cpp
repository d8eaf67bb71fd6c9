#include "core/base/path_guard.h"
#include "tests/support/test_class.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QtTest>

#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>

using namespace assay::base;
namespace fs = std::filesystem;

// A folder with the workspace team.assay, what SQLite has put beside it, and links to them.
class TstPathGuard : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] fs::path path(const char* name) const {
        return m_folder->path().toStdString() + "/" + name;
    }

    void put(const char* name) const { std::ofstream(path(name)) << name; }

    [[nodiscard]] GuardedPaths guarded() const {
        return {{path("team.assay"), path("team.assay-wal")}, {path("team.assay.d")}};
    }

  private Q_SLOTS:

    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        put("team.assay");
        put("other.assay");
        fs::create_directories(path("team.assay.d"));
        fs::create_directories(path("reports"));
        fs::create_symlink("team.assay", path("link"));
        fs::create_symlink(path("link"), path("link-to-link"));
        fs::create_symlink("team.assay-wal", path("link-to-nothing-yet"));
        fs::create_directory_symlink(m_folder->path().toStdString(), path("reports/up"));
        fs::create_directory_symlink("team.assay.d", path("data"));
        fs::create_hard_link(path("team.assay"), path("second-name"));
    }

    void whatBelongsIsFound_data() {
        QTest::addColumn<bool>("isAmongThem");
        for (const char* name :
             {"team.assay", "./team.assay", "reports/../team.assay", "reports/up/team.assay", "link",
              "link-to-link", "second-name", "team.assay-wal", "team.assay-WAL", "Team.assay-wal",
              "link-to-nothing-yet", "reports/up/team.assay-wal", "team.assay.d", "team.assay.d/x.avec",
              "team.assay.d/deep/er/x", "data/x.avec", "reports/up/data/x.avec"}) {
            QTest::newRow(name) << true;
        }
        for (const char* name : {"other.assay", "team.assay.csv", "team", "reports/team.assay", "reports",
                                 "nowhere/team.assay", "team.assay.dd/x", "team.assay-wal/x"}) {
            QTest::newRow(name) << false;
        }
    }

    void whatBelongsIsFound() {
        QFETCH(const bool, isAmongThem);
        QCOMPARE(isAmong(guarded(), path(QTest::currentDataTag())), isAmongThem);
    }

    void relativePathsAreOfTheirFolder() {
        const fs::path before = fs::current_path();
        fs::current_path(path("reports"));
        const bool found = isAmong(guarded(), "../team.assay");
        const bool other = isAmong(guarded(), "team.assay");
        fs::current_path(before);
        QVERIFY(found);
        QVERIFY(!other);
    }

    // Where a disk knows one file by both spellings they are one file; here they are two.
    void anotherFileOfAnotherCaseIsAnother() {
        put("TEAM.assay");
        QVERIFY(!isAmong(guarded(), path("TEAM.assay")));
    }

    void linksInACircleEnd() {
        fs::create_symlink("circle", path("circle"));
        QVERIFY(!isAmong(guarded(), path("circle")));
    }

    void noWorkspaceIsWrittenOver() {
        const fs::path target = path("other.json");
        std::string header("SQLite format 3\0", 16);
        header.resize(68);
        std::ofstream(target, std::ios::binary) << header << "ASSX" << std::string(100, '.');
        QVERIFY(requireUnguarded(target).has_value()); // of another program
        std::ofstream(target, std::ios::binary) << header << "ASSY" << std::string(100, '.');
        QVERIFY(!requireUnguarded(target));
        std::ofstream(target, std::ios::binary) << "SQLite format 3";
        QVERIFY(requireUnguarded(target).has_value());
    }

    void isGuardedAsLongAsSomebodyGuards() {
        QVERIFY(requireUnguarded(path("team.assay")).has_value());
        std::optional<PathGuard> first(std::in_place, guarded());
        {
            const PathGuard second(guarded());
            QVERIFY(!requireUnguarded(path("team.assay")).has_value());
        }
        const auto refused = requireUnguarded(path("team.assay"));
        QVERIFY(!refused.has_value());
        QCOMPARE(refused.error().code, ErrorCode::FileNotWritable);
        QCOMPARE(refused.error().where, path("team.assay").string());
        QVERIFY(requireUnguarded(path("other.assay")).has_value());
        first.reset();
        QVERIFY(requireUnguarded(path("team.assay")).has_value());
    }
};

ASSAY_TEST(TstPathGuard)
#include "tst_path_guard.moc"
