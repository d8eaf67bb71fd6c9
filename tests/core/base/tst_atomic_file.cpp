#include "core/base/atomic_file.h"
#include "tests/support/as_nobody.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QtTest>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <thread>

using namespace assay::base;
namespace fs = std::filesystem;

class TstAtomicFile : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void writesWhatItWasGiven_data();
    void writesWhatItWasGiven();
    void takesPieces();
    void makesMissingFolders();
    void replacesWhatWasThere();
    void plainNameGoesToTheWorkingFolder();
    void failsWhereAFolderHasTheName();
    void failsBelowAFile();
    void failsInAFolderThatIsNotWritable();
    void readersNeverSeeHalfAFile();

  private:
    [[nodiscard]] fs::path folder() const { return m_folder->path().toStdString(); }

    // Every name in the test's folder.
    [[nodiscard]] std::set<std::string> names() const {
        std::set<std::string> names;
        for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder())) {
            names.insert(entry.path().lexically_relative(folder()).string());
        }
        return names;
    }

    static std::string contentOf(const fs::path& path) {
        std::ifstream file(path, std::ios::binary);
        return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TstAtomicFile::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TstAtomicFile::cleanup() {
    m_folder.reset();
}

void TstAtomicFile::writesWhatItWasGiven_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("line ends stay as they are") << QByteArray("a,b\r\n1,2\r\nlast\n");
    QTest::newRow("bytes of every kind") << QByteArray("\0\x01\xFF\x1A\xC3\x28", 6);
    QTest::newRow("large") << QByteArray(3'000'000, 'x');
}

void TstAtomicFile::writesWhatItWasGiven() {
    QFETCH(QByteArray, content);
    const fs::path path = folder() / "bølge.csv";
    QVERIFY(writeFileAtomically(path, content.toStdString()).has_value());
    QCOMPARE(contentOf(path), content.toStdString());
    QCOMPARE(names().size(), std::size_t{1});
}

void TstAtomicFile::takesPieces() {
    const fs::path path = folder() / "a" / "pieces.json";
    const auto written = writeFileInPieces(path, [&](const TakePiece& take) {
        take("[1,");
        take("");
        take("2]");
        QVERIFY(!fs::exists(path)); // until all of it is there
    });
    QVERIFY(written.has_value());
    QCOMPARE(contentOf(path), std::string("[1,2]"));
    bool thrown = false;
    try {
        static_cast<void>(writeFileInPieces(path, [](const TakePiece& take) {
            take("half");
            throw 1;
        }));
    } catch (int) {
        thrown = true;
    }
    QVERIFY(thrown);
    QCOMPARE(contentOf(path), std::string("[1,2]"));
    QCOMPARE(names().size(), std::size_t{2}); // the folder and the file
}

void TstAtomicFile::makesMissingFolders() {
    const fs::path path = folder() / "a" / "b c" / "sweep.json";
    QVERIFY(writeFileAtomically(path, "{}").has_value());
    QCOMPARE(contentOf(path), std::string("{}"));
    QVERIFY(names() == (std::set<std::string>{"a", "a/b c", "a/b c/sweep.json"}));
}

void TstAtomicFile::replacesWhatWasThere() {
    const fs::path path = folder() / "sweep.json";
    QVERIFY(writeFileAtomically(path, "a longer text than the next one").has_value());
    QVERIFY(writeFileAtomically(path, "new").has_value());
    QCOMPARE(contentOf(path), std::string("new"));
    QVERIFY(names() == (std::set<std::string>{"sweep.json"}));
}

void TstAtomicFile::plainNameGoesToTheWorkingFolder() {
    const fs::path before = fs::current_path();
    fs::current_path(folder());
    const auto written = writeFileAtomically("plain.txt", "here");
    fs::current_path(before);
    QVERIFY(written.has_value());
    QCOMPARE(contentOf(folder() / "plain.txt"), std::string("here"));
}

void TstAtomicFile::failsWhereAFolderHasTheName() {
    const fs::path path = folder() / "taken";
    fs::create_directories(path / "inside");
    const auto written = writeFileAtomically(path, "text");
    QVERIFY(!written.has_value());
    QCOMPARE(written.error().code, ErrorCode::FileNotWritable);
    QCOMPARE(written.error().where, path.string());
    QVERIFY(!written.error().detail.empty());
    QVERIFY(names() == (std::set<std::string>{"taken", "taken/inside"}));
}

void TstAtomicFile::failsBelowAFile() {
    const fs::path file = folder() / "file";
    QVERIFY(writeFileAtomically(file, "I am no folder").has_value());
    for (const fs::path& path : {file / "a.json", file / "deeper" / "a.json"}) {
        const auto written = writeFileAtomically(path, "text");
        QVERIFY(!written.has_value());
        QCOMPARE(written.error().code, ErrorCode::FileNotWritable);
        QVERIFY(!written.error().detail.empty());
    }
    QCOMPARE(contentOf(file), std::string("I am no folder"));
    QVERIFY(names() == (std::set<std::string>{"file"}));
}

void TstAtomicFile::failsInAFolderThatIsNotWritable() {
    const fs::path path = folder() / "kept.txt";
    QVERIFY(writeFileAtomically(path, "old").has_value());
    constexpr fs::perms kReadOnly =
        fs::perms::owner_read | fs::perms::owner_exec | fs::perms::others_read | fs::perms::others_exec;
    fs::permissions(folder(), kReadOnly);
    std::optional<assay::tests::AsNobody> nobody(std::in_place);
    const auto written = writeFileAtomically(path, "new");
    const auto below = writeFileAtomically(folder() / "sub" / "new.txt", "new");
    nobody.reset();
    fs::permissions(folder(), fs::perms::owner_all);
    QVERIFY(!written.has_value());
    QCOMPARE(written.error().code, ErrorCode::FileNotWritable);
    QVERIFY(!below.has_value());
    QCOMPARE(below.error().code, ErrorCode::FileNotWritable);
    QCOMPARE(contentOf(path), std::string("old"));
    QVERIFY(names() == (std::set<std::string>{"kept.txt"}));
}

void TstAtomicFile::readersNeverSeeHalfAFile() {
    const fs::path path = folder() / "shared.bin";
    const std::string first(200'000, 'a');
    const std::string second(300'000, 'b');
    QVERIFY(writeFileAtomically(path, first).has_value());
    std::atomic<bool> done = false;
    std::atomic<int> failures = 0;
    std::thread writer([&] {
        for (int i = 0; i < 200; ++i) {
            failures += writeFileAtomically(path, i % 2 == 0 ? second : first).has_value() ? 0 : 1;
        }
        done = true;
    });
    int reads = 0;
    int torn = 0;
    while (!done || reads == 0) {
        const std::string content = contentOf(path);
        torn += content == first || content == second ? 0 : 1;
        ++reads;
    }
    writer.join();
    QCOMPARE(failures.load(), 0);
    QCOMPARE(torn, 0);
    QVERIFY(names() == (std::set<std::string>{"shared.bin"}));
}

ASSAY_TEST(TstAtomicFile)
#include "tst_atomic_file.moc"
