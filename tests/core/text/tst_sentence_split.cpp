#include "core/text/fold.h"
#include "core/text/sentence_split.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <random>
#include <string>
#include <utility>
#include <vector>

using assay::model::SentenceKind;
using assay::text::splitSentences;
using assay::text::TextPiece;

namespace {

using Expected = std::vector<std::pair<SentenceKind, std::string>>;
constexpr SentenceKind kProse = SentenceKind::Prose;
constexpr SentenceKind kHeading = SentenceKind::Heading;
constexpr SentenceKind kTable = SentenceKind::TableDebris;

Expected pieces(const std::string& text) {
    Expected list;
    for (const TextPiece& piece : splitSentences(text)) {
        list.emplace_back(piece.kind, assay::text::normaliseWhitespace(std::string_view(text).substr(
                                          piece.begin, piece.end - piece.begin)));
    }
    return list;
}

std::string withoutSpace(std::string_view text) {
    std::string rest = assay::text::normaliseWhitespace(text);
    std::erase(rest, ' ');
    return rest;
}

void check(const std::string& text, const Expected& expected) {
    const Expected found = pieces(text);
    std::string shown;
    for (const auto& [kind, piece] : found) {
        shown += std::to_string(static_cast<int>(kind)) + " " + piece + "\n";
    }
    QVERIFY2(found == expected, shown.c_str());
}

} // namespace

class TstSentenceSplit : public QObject {
    Q_OBJECT

  private slots:
    void abbreviations_data();
    void abbreviations();
    void outline();
    void tables();
    void listsAndBrokenLines();
    void runInHeadings();
    void nothingIsLost();
};

void TstSentenceSplit::abbreviations_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("sentences");
    const auto row = [](const char* name, const char* text, const QStringList& sentences) {
        QTest::newRow(name) << QString::fromUtf8(text) << sentences;
    };
    row("plain", "Sales rose by a tenth. Costs fell.", {"Sales rose by a tenth.", "Costs fell."});
    row("inc", "We bought Larch Foods, Inc. Holdings in May. It grew.",
        {"We bought Larch Foods, Inc. Holdings in May.", "It grew."});
    row("inc ends", "We bought Larch Foods, Inc. The price was low.",
        {"We bought Larch Foods, Inc.", "The price was low."});
    row("us", "Most U.S. Treasury notes fell. In the U.S. We sold none.",
        {"Most U.S. Treasury notes fell.", "In the U.S.", "We sold none."});
    row("decimals", "Margin was 3.5 percent. It had been 2.25.",
        {"Margin was 3.5 percent.", "It had been 2.25."});
    row("number", "See Form No. 12 for more. No. We did not.",
        {"See Form No. 12 for more.", "No.", "We did not."});
    row("corp", "Birch Corp. Chairman Lund resigned at once.",
        {"Birch Corp. Chairman Lund resigned at once."});
    row("approx", "It took approx. Three weeks of work went in.",
        {"It took approx. Three weeks of work went in."});
    row("initials", "Mr. J. D. Rowan signed. So did Anna K. Moe.",
        {"Mr. J. D. Rowan signed.", "So did Anna K. Moe."});
    row("class", "We issued more of our Class A. Holders agreed.",
        {"We issued more of our Class A.", "Holders agreed."});
    row("suffix", "It rests on REVENUES. Costs follow. So do USAA. Others not.",
        {"It rests on REVENUES.", "Costs follow.", "So do USAA.", "Others not."});
    row("act", "It is filed under the Exchange Act. Copies are free.",
        {"It is filed under the Exchange Act.", "Copies are free."});
    row("item inside", "Risks stand in Part I, Item 1A. Risk Factors of this report.",
        {"Risks stand in Part I, Item 1A. Risk Factors of this report."});
    row("item ends", "Risks stand in Item 1A. We repeat none.",
        {"Risks stand in Item 1A.", "We repeat none."});
    row("note ends", "Debt is shown in Note 12. Interest is not.",
        {"Debt is shown in Note 12.", "Interest is not."});
    row("quote", "He said \"never.\" They left.", {"He said \"never.\"", "They left."});
}

void TstSentenceSplit::abbreviations() {
    QFETCH(const QString, text);
    QFETCH(const QStringList, sentences);
    QStringList found;
    for (const auto& [kind, piece] : pieces(text.toStdString())) {
        found += QString::fromStdString(piece);
    }
    QCOMPARE(found, sentences);
}

void TstSentenceSplit::outline() {
    check("ITEM 1B. UNRESOLVED STAFF COMMENTS\nNone.",
          {{kHeading, "ITEM 1B. UNRESOLVED STAFF COMMENTS"}, {kProse, "None."}});
    check("Item 7.Discussion of Results\nOverview\nWe make lamps. They shine.",
          {{kHeading, "Item 7.Discussion of Results"},
           {kHeading, "Overview"},
           {kProse, "We make lamps."},
           {kProse, "They shine."}});
    check("LIQUIDITY AND CAPITAL\nCash rose.", {{kHeading, "LIQUIDITY AND CAPITAL"}, {kProse, "Cash rose."}});
    check("", {});
    check(" \n\n\t", {});
}

void TstSentenceSplit::tables() {
    check("Sales follow.\n(in millions)\n2019\n2018\nLamps\n$\n12.5\n(3.0\n)\nTotal\n40 %\nCosts\nThey rose.",
          {{kProse, "Sales follow."},
           {kTable, "(in millions) 2019 2018 Lamps $ 12.5 (3.0 ) Total 40 %"},
           {kHeading, "Costs"},
           {kProse, "They rose."}});
    check("Net revenues 100.0% 98.5 1,204\nThey rose.",
          {{kTable, "Net revenues 100.0% 98.5 1,204"}, {kProse, "They rose."}});
}

void TstSentenceSplit::listsAndBrokenLines() {
    check("We rely on:\n\xE2\x80\xA2\nLamp makers\n\xE2\x80\xA2\nthe price of oil; and\nwages of\nour staff "
          "in spring.",
          {{kProse, "We rely on:"},
           {kProse, "\xE2\x80\xA2 Lamp makers"},
           {kProse, "\xE2\x80\xA2 the price of oil; and"},
           {kProse, "wages of"},
           {kProse, "our staff in spring."}});
    check("The price that we pay for the\nuse of our halls is small.",
          {{kProse, "The price that we pay for the use of our halls is small."}});
}

void TstSentenceSplit::runInHeadings() {
    check("Competition and Markets. We compete with many. Some are large.",
          {{kHeading, "Competition and Markets."},
           {kProse, "We compete with many."},
           {kProse, "Some are large."}});
    check("None. We had no comments.", {{kProse, "None."}, {kProse, "We had no comments."}});
}

// On texts of random parts: in order, disjoint, trimmed, and every character but white space is in a piece.
void TstSentenceSplit::nothingIsLost() {
    const std::vector<std::string> parts{
        "Sales rose.",  "Inc.",         "U.S.",  "ITEM 7A.",    "\n",    "\n\n", " ",    "\xC2\xA0",
        "\xE2\x80\xA2", "12.5",         "$",     "(3)",         "%",     "the",  "Note", "We",
        "\r\n",         "\xE2\x80\x94", "Costs", "fell;",       "and\n", "A.",   "\"",   ")",
        "\xFF",         "\xE2\x80\x83", "No. 4", "\xC3\x98re.", "?",     "...",  "\f"};
    std::mt19937 random(7);
    for (int round = 0; round < 3'000; ++round) {
        std::string text;
        for (std::size_t i = random() % 60; i > 0; --i) {
            text += parts[random() % parts.size()];
            text += random() % 3 == 0 ? "" : " ";
        }
        std::string again;
        std::size_t end = 0;
        for (const TextPiece& piece : splitSentences(text)) {
            QVERIFY(piece.begin >= end && piece.begin < piece.end && piece.end <= text.size());
            QVERIFY(withoutSpace(std::string_view(text).substr(end, piece.begin - end)).empty());
            const std::string_view here = std::string_view(text).substr(piece.begin, piece.end - piece.begin);
            QVERIFY(here.front() != ' ' && here.back() != ' ' && here.back() != '\n');
            again += here;
            end = piece.end;
        }
        QVERIFY2(withoutSpace(again) == withoutSpace(text), text.c_str());
    }
}

ASSAY_TEST(TstSentenceSplit)
#include "tst_sentence_split.moc"
