#include "core/base/hash.h"
#include "tests/core/retrieval/bm25_samples.h"
#include "tests/support/test_class.h"

#include <QTemporaryDir>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>

#ifndef Q_OS_WIN
#include <sys/resource.h>
#endif

using namespace assay;
using namespace assay::retrieval;
using namespace assay::tests;

namespace {

std::string bytesOf(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void write(const std::filesystem::path& path, const std::string& bytes) {
    std::ofstream(path, std::ios::binary) << bytes;
}

} // namespace

class TestBm25File : public QObject {
    Q_OBJECT

  private slots:
    void sameBytesForAnyThreadsAndBatches();
    void sameBytesForABatchBeyondAChunk();
    void sameBytesWhenTextsAreSpilled();
    void aFullDiskWhileTextsAreSpilled();
    void fileRoundTrip();
    void damagedFiles();
    void wrongFilesWithRightChecksums();
};

void TestBm25File::sameBytesForAnyThreadsAndBatches() {
    base::Random random(9);
    Texts texts = randomTexts(random, 3000, 700, 25);
    texts[17] = "Ærlig talt: 3,5 % …";
    Bm25Settings settings;
    settings.stem = true;
    settings.stopWords = {"w1"};
    const QTemporaryDir folder;
    const auto bytesWith = [&](unsigned threads, std::size_t batch) {
        const std::filesystem::path path = folder.filePath("index").toStdString();
        if (!indexOf(texts, settings, threads, batch).save(path)) {
            qFatal("not saved");
        }
        return bytesOf(path);
    };
    const std::string once = bytesWith(1, 0);
    QVERIFY(once.size() > 1000);
    for (const unsigned threads : {1U, 2U, 3U, 8U}) {
        for (const std::size_t batch : {0U, 1U, 37U, 1000U}) {
            QVERIFY(bytesWith(threads, batch) == once);
        }
    }
}

// 65,536 rows are cut at a time.
void TestBm25File::sameBytesForABatchBeyondAChunk() {
    base::Random random(10);
    const Texts texts = randomTexts(random, 140'000, 300, 2);
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("index").toStdString();
    const auto bytesWith = [&](unsigned threads, std::size_t batch) {
        return indexOf(texts, {}, threads, batch).save(path) ? bytesOf(path) : std::string();
    };
    const std::string once = bytesWith(1, 0);
    QVERIFY(once.size() > 140'000);
    QVERIFY(bytesWith(1, 9'973) == once);
    QVERIFY(bytesWith(2, 0) == once);
}

void TestBm25File::sameBytesWhenTextsAreSpilled() {
    base::Random random(21);
    const Texts texts = randomTexts(random, 3000, 700, 25);
    const std::vector<std::string_view> views = viewsOf(texts);
    const QTemporaryDir folder;
    const std::filesystem::path index = folder.filePath("index").toStdString();
    QVERIFY(indexOf(texts).save(index).has_value());
    const std::string once = bytesOf(index);
    const std::filesystem::path beside = folder.filePath("spill").toStdString();
    for (const unsigned threads : {1U, 3U}) {
        // All of it, some of it at a time, nothing.
        for (const std::size_t limit : {std::size_t{0}, std::size_t{20'000}, std::size_t{1} << 30U}) {
            Bm25Builder builder({}, "a corpus", threads);
            builder.spillTo(beside / "texts.part", limit);
            for (std::size_t at = 0; at < views.size(); at += 100) {
                QVERIFY(builder.add(std::span(views).subspan(at, 100)).has_value());
            }
            QCOMPARE(builder.spilled() > 0, limit < 1'000'000);
            QCOMPARE(std::filesystem::exists(beside), limit < 1'000'000);
#ifndef Q_OS_WIN
            // Whatever ends the program now leaves nothing.
            QVERIFY(!std::filesystem::exists(beside) || std::filesystem::is_empty(beside));
#endif
            const auto made = builder.finish();
            QVERIFY(made.has_value());
            QCOMPARE(builder.spilled(), std::size_t{0});
            QVERIFY(!std::filesystem::exists(beside) || std::filesystem::is_empty(beside));
            QVERIFY(made->save(index).has_value());
            QVERIFY(bytesOf(index) == once);
            std::filesystem::remove_all(beside);
        }
    }
    // What somebody else has there stays.
    write(index, "theirs");
    Bm25Builder builder({}, "a corpus", 1);
    builder.spillTo(index, 0);
    const auto refused = builder.add(views);
    QVERIFY(!refused && refused.error().code == base::ErrorCode::FileNotWritable);
    QCOMPARE(bytesOf(index), std::string("theirs"));
}

void TestBm25File::aFullDiskWhileTextsAreSpilled() {
#ifdef Q_OS_WIN
    QSKIP("no limit of a file's length");
#else
    base::Random random(22);
    const Texts texts = randomTexts(random, 3000, 700, 25);
    const std::vector<std::string_view> views = viewsOf(texts);
    const QTemporaryDir folder;
    rlimit before{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
    const auto formerly = std::signal(SIGXFSZ, SIG_IGN); // writing fails then, as on a full disk
    rlimit small = before;
    small.rlim_cur = 50'000;
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
    base::Result<> added;
    {
        Bm25Builder builder({}, "a corpus", 2);
        builder.spillTo(folder.filePath("texts.part").toStdString(), 0);
        for (std::size_t at = 0; at < views.size() && added; at += 100) {
            added = builder.add(std::span(views).subspan(at, 100));
        }
    }
    const int restored = setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, formerly);
    QCOMPARE(restored, 0);
    QVERIFY(!added && added.error().code == base::ErrorCode::FileNotWritable);
    QVERIFY(std::filesystem::is_empty(folder.path().toStdString()));
#endif
}

void TestBm25File::fileRoundTrip() {
    base::Random random(2);
    const Texts texts = randomTexts(random, 2500, 400, 30);
    Bm25Settings settings;
    settings.k1 = 0.9;
    settings.b = 0.4;
    settings.stopWords = {"w3", "Ær"};
    const Bm25Index index = indexOf(texts, settings);
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("below/index").toStdString();
    QVERIFY(index.save(path).has_value());
    const auto loaded = Bm25Index::load(path, 2);
    QVERIFY(loaded.has_value());
    QVERIFY(loaded->settings() == settings);
    QCOMPARE(loaded->source(), index.source());
    QCOMPARE(loaded->size().rows, index.size().rows);
    QCOMPARE(loaded->size().postings, index.size().postings);
    QCOMPARE(loaded->size().meanLength, index.size().meanLength);
    for (int round = 0; round < 50; ++round) {
        const std::string query = randomQuery(random, 400);
        QVERIFY(*loaded->search(query, 20) == *index.search(query, 20));
    }
    const std::filesystem::path again = folder.filePath("again").toStdString();
    QVERIFY(loaded->save(again).has_value());
    QVERIFY(bytesOf(again) == bytesOf(path));
    // Nothing but the file stays behind.
    const auto entries = std::distance(std::filesystem::directory_iterator(path.parent_path()), {});
    QCOMPARE(entries, std::ptrdiff_t{1});
}

void TestBm25File::damagedFiles() {
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("index").toStdString();
    const std::filesystem::path broken = folder.filePath("broken").toStdString();
    const Bm25Index index = indexOf({"one two", "two three", "", "one one four"});
    QVERIFY(index.save(path).has_value());
    const std::string bytes = bytesOf(path);
    const auto codeWith = [&](const std::string& content) {
        write(broken, content);
        const auto loaded = Bm25Index::load(broken);
        return loaded ? std::string("none") : std::string(base::errorCodeName(loaded.error().code));
    };
    QCOMPARE(codeWith(bytes), std::string("none"));
    QCOMPARE(codeWith(""), std::string("unknown_format"));
    QCOMPARE(codeWith("something else"), std::string("unknown_format"));
    for (std::size_t size = 8; size < bytes.size(); ++size) {
        QVERIFY(codeWith(bytes.substr(0, size)) != "none");
    }
    QCOMPARE(codeWith(bytes + "x"), std::string("input_not_usable"));
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        std::string changed = bytes;
        changed[at] = static_cast<char>(changed[at] ^ 0x10);
        QCOMPARE(codeWith(changed), std::string(at < 12 ? "unknown_format" : "input_not_usable"));
    }
    const auto missing = Bm25Index::load(folder.filePath("none").toStdString());
    QVERIFY(!missing && missing.error().code == base::ErrorCode::FileNotFound);
    QVERIFY(!Bm25Index::load(folder.path().toStdString()).has_value());
    const auto unwritable = index.save(path / "below");
    QVERIFY(!unwritable && unwritable.error().code == base::ErrorCode::FileNotWritable);
}

// Whatever stands in a file: it is refused, or it is an index that can be searched.
void TestBm25File::wrongFilesWithRightChecksums() {
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("index").toStdString();
    base::Random random(77);
    const Bm25Index index = indexOf(randomTexts(random, 150, 12, 9));
    QVERIFY(index.save(path).has_value());
    const std::string bytes = bytesOf(path).substr(0, std::filesystem::file_size(path) - 64);
    int refused = 0;
    int loaded = 0;
    for (int round = 0; round < 1500; ++round) {
        std::string changed = bytes;
        for (std::uint64_t n = 1 + random.below(2); n > 0; --n) {
            changed[20 + random.below(changed.size() - 20)] = static_cast<char>(random.below(256));
        }
        write(path, changed + base::sha256(changed));
        const auto result = Bm25Index::load(path, 1);
        if (!result) {
            QCOMPARE(std::string(base::errorCodeName(result.error().code)), std::string("input_not_usable"));
            ++refused;
            continue;
        }
        ++loaded;
        const auto hits = result->search("w0 w1 w2 w3 w11", 10);
        QVERIFY(hits.has_value());
        QVERIFY(*hits == result->searchPlainly("w0 w1 w2 w3 w11", 10).value());
    }
    QVERIFY(refused > 300);
    QVERIFY(loaded > 0);
}

ASSAY_TEST(TestBm25File)
#include "tst_bm25_file.moc"
