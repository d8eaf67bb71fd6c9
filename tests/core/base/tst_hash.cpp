#include "core/base/hash.h"
#include "core/base/random.h"
#include "tests/support/as_nobody.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QtTest>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <optional>

using namespace assay::base;
namespace fs = std::filesystem;

namespace {

const std::string kOfNothing = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
const std::string kOfAbc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
const std::string kOfMillionA = "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0";

std::string randomBytes(Random& random, std::size_t length) {
    std::string bytes(length, '\0');
    std::generate(bytes.begin(), bytes.end(), [&] { return static_cast<char>(random.below(256)); });
    return bytes;
}

} // namespace

class TstHash : public QObject {
    Q_OBJECT

  private slots:
    void knownAnswers_data();
    void knownAnswers();
    void piecesGiveWhatTheWholeGives();
    void startsAfreshAfterFinish();
    void moves();
    void bytesAndTextAreTheSame();
    void file_data();
    void file();
    void missingFile();
    void folder();
    void unreadableFile();
    void closedFolder();
    void cancelled();

  private:
    fs::path write(const std::string& name, const std::string& content) {
        const fs::path path = fs::path(m_folder.path().toStdString()) / name;
        fs::create_directories(path.parent_path());
        std::ofstream file(path, std::ios::binary);
        file << content;
        return path;
    }

    QTemporaryDir m_folder;
};

// The examples published with FIPS 180-4.
void TstHash::knownAnswers_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("digest");
    QTest::newRow("nothing") << QByteArray() << QByteArray::fromStdString(kOfNothing);
    QTest::newRow("one block") << QByteArray("abc") << QByteArray::fromStdString(kOfAbc);
    QTest::newRow("two blocks") << QByteArray("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
                                << QByteArray(
                                       "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    QTest::newRow("a million a") << QByteArray(1'000'000, 'a') << QByteArray::fromStdString(kOfMillionA);
}

void TstHash::knownAnswers() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, digest);
    QCOMPARE(sha256(text.toStdString()), digest.toStdString());
}

void TstHash::piecesGiveWhatTheWholeGives() {
    Random random(1);
    for (int round = 0; round < 50; ++round) {
        const std::string text = randomBytes(random, random.below(1000));
        Sha256 hash;
        std::size_t at = 0;
        while (at < text.size()) {
            const std::size_t length = std::min<std::size_t>(random.below(130), text.size() - at);
            hash.add(std::string_view(text).substr(at, length));
            at += length;
        }
        QCOMPARE(hash.finish(), sha256(text));
    }
}

void TstHash::startsAfreshAfterFinish() {
    Sha256 hash;
    hash.add("something else");
    QVERIFY(hash.finish() != kOfAbc);
    hash.add("abc");
    QCOMPARE(hash.finish(), kOfAbc);
    QCOMPARE(hash.finish(), kOfNothing);
}

void TstHash::moves() {
    Sha256 first;
    first.add("a");
    Sha256 second = std::move(first);
    second.add("bc");
    Sha256 third;
    third.add("forgotten");
    third = std::move(second);
    QCOMPARE(third.finish(), kOfAbc);
}

void TstHash::bytesAndTextAreTheSame() {
    const std::string text("a\0b\xFF", 4);
    Sha256 hash;
    hash.add(std::as_bytes(std::span(text.data(), text.size())));
    QCOMPARE(hash.finish(), sha256(text));
    QVERIFY(sha256(text) != sha256("a"));
}

void TstHash::file_data() {
    QTest::addColumn<int>("size");
    // Around the size of the blocks that are read.
    for (const int size : {0, 1, (1 << 20) - 1, 1 << 20, (1 << 20) + 1, 3'000'000}) {
        QTest::addRow("%d bytes", size) << size;
    }
}

void TstHash::file() {
    QFETCH(int, size);
    Random random(2);
    const std::string content = randomBytes(random, static_cast<std::size_t>(size));
    const auto path = write("søknad €.bin", content);
    const auto digest = sha256OfFile(path);
    QVERIFY(digest.has_value());
    QCOMPARE(*digest, sha256(content));
}

void TstHash::missingFile() {
    const fs::path path = m_folder.filePath("absent.json").toStdString();
    const auto digest = sha256OfFile(path);
    QVERIFY(!digest.has_value());
    QCOMPARE(digest.error().code, ErrorCode::FileNotFound);
    QCOMPARE(digest.error().where, path.string());
}

void TstHash::folder() {
    const auto digest = sha256OfFile(m_folder.path().toStdString());
    QVERIFY(!digest.has_value());
    QCOMPARE(digest.error().code, ErrorCode::FileNotReadable);
    QVERIFY(!digest.error().detail.empty());
}

void TstHash::unreadableFile() {
    const auto path = write("secret.json", "{}");
    fs::permissions(m_folder.path().toStdString(), fs::perms::owner_all | fs::perms::others_exec);
    fs::permissions(path, fs::perms::none);
    const assay::tests::AsNobody nobody;
    const auto digest = sha256OfFile(path);
    QVERIFY(!digest.has_value());
    QCOMPARE(digest.error().code, ErrorCode::FileNotReadable);
    QVERIFY(!digest.error().detail.empty());
}

// It may well be there: "not found" would send its owner looking in the wrong place.
void TstHash::closedFolder() {
    const auto path = write("closed/data.json", "{}");
    fs::permissions(path.parent_path(), fs::perms::none);
    std::optional<assay::tests::AsNobody> nobody(std::in_place);
    const auto digest = sha256OfFile(path);
    nobody.reset();
    fs::permissions(path.parent_path(), fs::perms::owner_all);
    QVERIFY(!digest.has_value());
    QCOMPARE(digest.error().code, ErrorCode::FileNotReadable);
    QVERIFY(!digest.error().detail.empty());
}

void TstHash::cancelled() {
    const auto path = write("large.bin", std::string(5'000'000, 'x'));
    std::stop_source stop;
    QVERIFY(sha256OfFile(path, stop.get_token()).has_value());
    stop.request_stop();
    const auto digest = sha256OfFile(path, stop.get_token());
    QVERIFY(!digest.has_value());
    QCOMPARE(digest.error().code, ErrorCode::Cancelled);
}

ASSAY_TEST(TstHash)
#include "tst_hash.moc"
