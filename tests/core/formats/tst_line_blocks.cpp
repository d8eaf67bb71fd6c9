#include "core/base/hash.h"
#include "core/base/random.h"
#include "core/base/utf8_text.h"
#include "core/formats/line_blocks.h"
#include "tests/support/test_class.h"

#include <QTemporaryDir>
#include <QtTest>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace assay::formats {
namespace {

using Lines = std::vector<std::pair<std::int64_t, std::string>>;

// Byte by byte, of the whole text at once.
Lines plainLines(std::string_view text) {
    Lines lines;
    std::int64_t number = 1;
    std::string line;
    const auto isBlank = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
    const auto end = [&] {
        std::string mended;
        base::appendMendedUtf8(line, mended);
        while (!mended.empty() && isBlank(mended.back())) {
            mended.pop_back();
        }
        while (!mended.empty() && isBlank(mended.front())) {
            mended.erase(0, 1);
        }
        if (!mended.empty()) {
            lines.emplace_back(number, mended);
        }
        line.clear();
    };
    for (const char c : text) {
        if (c == '\n') {
            end();
            ++number;
        } else {
            line += c;
        }
    }
    end();
    return lines;
}

} // namespace

class TestLineBlocks : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void init() {
        QVERIFY(m_folder.isValid());
        m_path = m_folder.filePath(QStringLiteral("lines.txt")).toStdString();
    }

    void asInOnePiece() {
        base::Random random(5);
        const std::vector<std::string_view> pieces{"a",    "bc", " ",    "\r\n",     "\n",
                                                   "\n\n", "æ",  "\xE6", "\xF0\x9F", "€"};
        for (int round = 0; round < 400; ++round) {
            std::string text = random.below(4) == 0 ? "\xEF\xBB\xBF" : "";
            const std::uint64_t parts = random.below(60);
            for (std::uint64_t i = 0; i < parts; ++i) {
                text += pieces[random.below(pieces.size())];
            }
            write(text);
            base::IssueList issues;
            base::NoProgress quiet;
            Lines found;
            const auto read = forEachBlockOfLines(
                m_path, issues, {}, quiet,
                [&](std::string_view lines, std::int64_t before) {
                    return forEachLine(lines, before, [&](std::string_view line, std::int64_t number) {
                        found.emplace_back(number, line);
                        return true;
                    });
                },
                1 + random.below(20));
            QVERIFY(read);
            QVERIFY(found == plainLines(base::withoutByteOrderMark(text)));
            QCOMPARE(read->bytes, static_cast<std::int64_t>(text.size()));
            QCOMPARE(read->sha256, base::sha256(text));
        }
    }

    void whatIsNoUtf8HasItsLine() {
        write("a\nb\nc\xFF\nd");
        base::IssueList issues;
        base::NoProgress quiet;
        QVERIFY(forEachBlockOfLines(m_path, issues, {}, quiet, [](auto, auto) { return true; }, 2));
        QCOMPARE(issues.total(), 1);
        QCOMPARE(issues.issues().front().code, base::IssueCode::InvalidUtf8);
        QCOMPARE(issues.issues().front().line, 3);
    }

    void endsWhenNoMoreIsWanted() {
        write("a\nb\nc\n");
        base::IssueList issues;
        base::NoProgress quiet;
        int calls = 0;
        QVERIFY(forEachBlockOfLines(m_path, issues, {}, quiet, [&](auto, auto) { return ++calls < 2; }, 2));
        QCOMPARE(calls, 2);
        std::stop_source stop;
        stop.request_stop();
        const auto read =
            forEachBlockOfLines(m_path, issues, stop.get_token(), quiet, [](auto, auto) { return true; });
        QVERIFY(!read);
        QCOMPARE(read.error().code, base::ErrorCode::Cancelled);
    }

    void noSuchFile() {
        base::IssueList issues;
        base::NoProgress quiet;
        const auto read =
            forEachBlockOfLines(m_path + ".none", issues, {}, quiet, [](auto, auto) { return true; });
        QVERIFY(!read);
        QCOMPARE(read.error().code, base::ErrorCode::FileNotFound);
    }

  private:
    void write(std::string_view text) const { std::ofstream(m_path, std::ios::binary) << text; }

    QTemporaryDir m_folder;
    std::string m_path;
};

} // namespace assay::formats

ASSAY_TEST(assay::formats::TestLineBlocks)
#include "tst_line_blocks.moc"
