#include "core/base/random.h"
#include "core/text/fold.h"
#include "core/text/word_diff.h"
#include "tests/support/test_class.h"

#include <QElapsedTimer>
#include <algorithm>
#include <string>
#include <vector>

using namespace assay::text;

namespace {

std::string side(const std::vector<DiffPiece>& pieces, DiffKind kind) {
    std::string text;
    for (const DiffPiece& piece : pieces) {
        if (piece.kind == DiffKind::Same || piece.kind == kind) {
            text += piece.text;
        }
    }
    return text;
}

std::string shown(const std::vector<DiffPiece>& pieces) {
    std::string text;
    for (const DiffPiece& piece : pieces) {
        text += piece.kind == DiffKind::Same      ? piece.text
                : piece.kind == DiffKind::Removed ? "[-" + piece.text + "]"
                                                  : "[+" + piece.text + "]";
    }
    return text;
}

std::vector<std::string> tokens(const std::string& text) {
    std::vector<std::string> result;
    for (const WordExtent& piece : wordsAndGaps(text)) {
        result.push_back(text.substr(piece.begin, piece.end - piece.begin));
    }
    return result;
}

// The longest common subsequence by its whole table.
std::size_t commonLength(const std::vector<std::string>& a, const std::vector<std::string>& b) {
    std::vector<std::vector<std::size_t>> table(a.size() + 1, std::vector<std::size_t>(b.size() + 1, 0));
    for (std::size_t i = 1; i <= a.size(); ++i) {
        for (std::size_t k = 1; k <= b.size(); ++k) {
            table[i][k] =
                a[i - 1] == b[k - 1] ? table[i - 1][k - 1] + 1 : std::max(table[i - 1][k], table[i][k - 1]);
        }
    }
    return table[a.size()][b.size()];
}

} // namespace

class TestWordDiff : public QObject {
    Q_OBJECT

  private slots:
    void examples();
    void randomTexts();
    void shortestWithoutSpaces();
    void longTexts();
};

void TestWordDiff::examples() {
    QCOMPARE(shown(wordDiff("", "")), std::string());
    QCOMPARE(shown(wordDiff("a", "")), std::string("[-a]"));
    QCOMPARE(shown(wordDiff("", "a b")), std::string("[+a b]"));
    QCOMPARE(shown(wordDiff("same text", "same text")), std::string("same text"));
    QCOMPARE(shown(wordDiff("sales in 2018 rose", "sales in 2019 rose")),
             std::string("sales in [-2018][+2019] rose"));
    QCOMPARE(shown(wordDiff("the old way here", "a new way here")),
             std::string("[-the old][+a new] way here"));
    QCOMPARE(shown(wordDiff("på §5", "på §6.")), std::string("på §[-5][+6.]"));
}

void TestWordDiff::randomTexts() {
    assay::base::Random random(11);
    const std::vector<std::string> parts{"a", "b", "c", " ", " ", "\n", ",", "å", "2019", "\xFF"};
    for (int round = 0; round < 5'000; ++round) {
        std::string a;
        std::string b;
        for (auto length = random.below(25); length > 0; --length) {
            a += parts[static_cast<std::size_t>(random.below(parts.size()))];
        }
        for (auto length = random.below(25); length > 0; --length) {
            b += parts[static_cast<std::size_t>(random.below(parts.size()))];
        }
        const auto pieces = wordDiff(a, b);
        QCOMPARE(QByteArray::fromStdString(side(pieces, DiffKind::Removed)), QByteArray::fromStdString(a));
        QCOMPARE(QByteArray::fromStdString(side(pieces, DiffKind::Added)), QByteArray::fromStdString(b));
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            QVERIFY(!pieces[i].text.empty());
            QVERIFY(i == 0 || pieces[i].kind != pieces[i - 1].kind);
            QVERIFY(i == 0 || pieces[i].kind != DiffKind::Removed || pieces[i - 1].kind == DiffKind::Same);
        }
    }
}

// Without white space nothing is drawn into a change, so what stays is a longest common subsequence.
void TestWordDiff::shortestWithoutSpaces() {
    assay::base::Random random(12);
    const std::vector<std::string> parts{",", ";", "(", "§", "%"};
    for (int round = 0; round < 5'000; ++round) {
        std::string a;
        std::string b;
        for (auto length = random.below(30); length > 0; --length) {
            a += parts[static_cast<std::size_t>(random.below(parts.size()))];
        }
        for (auto length = random.below(30); length > 0; --length) {
            b += parts[static_cast<std::size_t>(random.below(parts.size()))];
        }
        std::size_t kept = 0;
        for (const DiffPiece& piece : wordDiff(a, b)) {
            kept += piece.kind == DiffKind::Same ? tokens(piece.text).size() : 0;
        }
        QCOMPARE(kept, commonLength(tokens(a), tokens(b)));
    }
}

void TestWordDiff::longTexts() {
    assay::base::Random random(13);
    std::string a;
    std::string b;
    for (int i = 0; i < 60'000; ++i) {
        const std::string word = "w" + std::to_string(random.below(500)) + " ";
        a += word;
        b += i % 50 == 0 ? "changed " : word;
    }
    QElapsedTimer timer;
    timer.start();
    const auto pieces = wordDiff(a, b);
    QCOMPARE(side(pieces, DiffKind::Removed), a);
    QCOMPARE(side(pieces, DiffKind::Added), b);
    QVERIFY(pieces.size() > 3'000);

    std::string other;
    for (int i = 0; i < 60'000; ++i) {
        other += "v" + std::to_string(random.below(500)) + " ";
    }
    const auto whole = wordDiff(a, other);
    QCOMPARE(side(whole, DiffKind::Removed), a);
    QCOMPARE(side(whole, DiffKind::Added), other);
    qInfo("both differences: %lld ms", static_cast<long long>(timer.elapsed()));
}

ASSAY_TEST(TestWordDiff)
#include "tst_word_diff.moc"
