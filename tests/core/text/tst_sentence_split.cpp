#include "core/text/fold.h"
#include "core/text/sentence_split.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <random>
#include <string>
#include <utility>
#include <vector>

using assay::model::SentenceKind;
using assay::text::pieceText;
using assay::text::splitFiling;
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

Expected filingPieces(const std::string& text) {
    Expected list;
    for (const TextPiece& piece : splitFiling(text)) {
        list.emplace_back(piece.kind, pieceText(text, piece));
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
    void brokenLines_data();
    void brokenLines();
    void wrappedText();
    void cells();
    void columnHeads();
    void rowsInOneLine();
    void rulers();
    void numberedHeadings();
    void pageMarks();
    void pagesWithoutASentence();
    void nothingIsLost();
    void nothingOfAFilingIsLost();
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
    row("initials in one", "The mill of J.M. Birkeland burnt. R.J. Moe left.",
        {"The mill of J.M. Birkeland burnt.", "R.J. Moe left."});
    row("country ends", "We sell in the U.S. Larch Foods does not.",
        {"We sell in the U.S.", "Larch Foods does not."});
    row("country's body", "We asked the U.S. Treasury. It asked the U.S. FDA twice.",
        {"We asked the U.S. Treasury.", "It asked the U.S. FDA twice."});
    row("name with a mark", "We sell to Larch! and others. Why? We like them.",
        {"We sell to Larch! and others.", "Why?", "We like them."});
    row("numbered paper", "It follows Interpretation No. FIN 46 now.",
        {"It follows Interpretation No. FIN 46 now."});
    row("foreign firm", "Lund Sdn. Bhd. is ours.", {"Lund Sdn. Bhd. is ours."});
    row("small firm", "He came to Larch, inc. (\"Larch\") in May. Moe & Lund, P.S. The fee is due.",
        {"He came to Larch, inc. (\"Larch\") in May.", "Moe & Lund, P.S.", "The fee is due."});
    row("firm ends", "He is a director of Birch, Inc. Mr. Moe left.",
        {"He is a director of Birch, Inc.", "Mr. Moe left."});
    row("opening mark",
        "We sued Birch Corp.(\xE2\x80\x9C"
        "Birch\xE2\x80\x9D) in Oslo. It paid.",
        {QString::fromUtf8("We sued Birch Corp.(\xE2\x80\x9C"
                           "Birch\xE2\x80\x9D) in Oslo."),
         "It paid."});
    row("marked name", "News go to Yahoo! News each day. We ask Yahoo! The rest is free.",
        {"News go to Yahoo! News each day.", "We ask Yahoo!", "The rest is free."});
    row("mark of a note", "It is a contract with Anna Moe. (8)", {"It is a contract with Anna Moe. (8)"});
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
    check("We own two halls.\n\xE2\x80\xA2",
          {{kProse, "We own two halls."}, {kTable, "\xE2\x80\xA2"}}); // a mark with nothing behind it
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

void TstSentenceSplit::brokenLines_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("sentences");
    const auto row = [](const char* name, const char* text, const QStringList& sentences) {
        QTest::newRow(name) << QString::fromUtf8(text) << sentences;
    };
    row("small letter", "The regulator of our mills also\ncould take a mill. It has not.",
        {"The regulator of our mills also could take a mill.", "It has not."});
    row("initials", "Our lamps are sold by R.J.\nBirkeland and his sons.",
        {"Our lamps are sold by R.J. Birkeland and his sons."});
    row("number", "It is shown in our Form No.\n12 for the year.",
        {"It is shown in our Form No. 12 for the year."});
    row("hyphen", "Our lamps are built for high-\nSpeed halls in Oslo.",
        {"Our lamps are built for high- Speed halls in Oslo."});
    row("bracket", "The glass is very thin (0.4\n), and it is strong.",
        {"The glass is very thin (0.4 ), and it is strong."});
    row("inner word", "We have paid for all of\n$1.3 million that we owed.",
        {"We have paid for all of $1.3 million that we owed."});
    row("half a name",
        "We sold what we had left of our many old halls in the north to Gull Island New\nVentures, a firm of "
        "Oslo.",
        {"We sold what we had left of our many old halls in the north to Gull Island New Ventures, a firm of "
         "Oslo."});
    row("date", "We have sold all our halls since May 2,\n2004.",
        {"We have sold all our halls since May 2, 2004."});
    row("month",
        "We have sold all of our many old halls in the north to Birch since March\n31, 2004 and no lamps.",
        {"We have sold all of our many old halls in the north to Birch since March 31, 2004 and no lamps."});
    row("year", "The price of lamps that we make of oil in our halls rose in fiscal\n2004 by a tenth.",
        {"The price of lamps that we make of oil in our halls rose in fiscal 2004 by a tenth."});
    row("semicolon", "The plan is to sell our lamps; expand\nour halls; and rest.",
        {"The plan is to sell our lamps; expand our halls; and rest."});
    row("small mark", "We have two rules.\na)\nWe sell lamps.", {"We have two rules.", "a) We sell lamps."});
    row("no period", "We will have sold all our halls by the end of fiscal 2006\nThe price is low.",
        {"We will have sold all our halls by the end of fiscal 2006", "The price is low."});
    row("list", "the price of lamps and of oil in the north; and\nwages that we pay.",
        {"the price of lamps and of oil in the north; and", "wages that we pay."});
    row("bullet", "\xE2\x80\xA2 lamps for halls, mills and\n\xE2\x80\xA2 oil for lamps.",
        {"\xE2\x80\xA2 lamps for halls, mills and", "\xE2\x80\xA2 oil for lamps."});
}

void TstSentenceSplit::brokenLines() {
    QFETCH(const QString, text);
    QFETCH(const QStringList, sentences);
    QStringList found;
    for (const auto& [kind, piece] : pieces(text.toStdString())) {
        QVERIFY(kind == kProse);
        found += QString::fromStdString(piece);
    }
    QCOMPARE(found, sentences);
}

// A text whose lines were broken at a width: a capital at the beginning of a line begins no sentence there.
void TstSentenceSplit::wrappedText() {
    std::string text;
    for (int i = 0; i < 12; ++i) {
        text += "Most of the lamps that we make are sold to the halls of Birch\n"
                "County. They are lit in winter and stay dark in summer, so that\n"
                "the sales of one year say little of the next.\n\n";
    }
    const Expected found = pieces(text);
    QCOMPARE(found.size(), std::size_t(24));
    QCOMPARE(QString::fromStdString(found[0].second),
             QStringLiteral("Most of the lamps that we make are sold to the halls of Birch County."));
}

void TstSentenceSplit::cells() {
    check("Lamps sold 146,858 12.1 123,869 11.6\nThey rose.",
          {{kTable, "Lamps sold 146,858 12.1 123,869 11.6"}, {kProse, "They rose."}});
    check("Halls ........ 12\nLamps . . . . . . . 7\nThey rose.",
          {{kTable, "Halls ........ 12 Lamps . . . . . . . 7"}, {kProse, "They rose."}});
    check(
        "10.9a\nLease of a hall, dated May 2, 2019, between us and Birch.\n10.10\n*\nLease of a mill by us.",
        {{kTable, "10.9a"},
         {kProse, "Lease of a hall, dated May 2, 2019, between us and Birch."},
         {kTable, "10.10 *"},
         {kProse, "Lease of a mill by us."}});
    check("We agree.\n/s/ Moe & Lund LLP\nOslo",
          {{kProse, "We agree."}, {kTable, "/s/ Moe & Lund LLP Oslo"}});
    check("Halls\n12\n7\nMaking of lamps and oil.\nOslo\n8\n9\nThey rose.",
          {{kTable, "Halls 12 7 Making of lamps and oil. Oslo 8 9"}, {kProse, "They rose."}});
    check("Rent for 2003, 2002 and 2001 was $1,486,000, $1,468,000 and $1,322,000.",
          {{kProse, "Rent for 2003, 2002 and 2001 was $1,486,000, $1,468,000 and $1,322,000."}});
}

void TstSentenceSplit::columnHeads() {
    const std::string table =
        "Number of lamps to\nbe sold upon\nsale of outstanding\nhalls, mills and\nrights\n"
        "Price of\nall halls\nBirch plans\n20,032,073(b)\n$\n28.86(c)";
    check(
        "This is what we own:\n" + table + "\n(a) It is ours.",
        {{kProse, "This is what we own:"},
         {kTable, "Number of lamps to be sold upon sale of outstanding halls, mills and rights Price of all "
                  "halls Birch plans 20,032,073(b) $ 28.86(c)"},
         {kProse, "(a) It is ours."}});
    // A list without marks has no column heads.
    check("Prices hang on:\nlight of lamps\nage of halls\nnumber of mills\nthe price of oil.",
          {{kProse, "Prices hang on:"},
           {kProse, "light of lamps"},
           {kProse, "age of halls"},
           {kProse, "number of mills"},
           {kProse, "the price of oil."}});
    check("We sell.\nYear Ended March 31,\n2004\n2003\nLamps\n12\n14\nThey rose.",
          {{kProse, "We sell."},
           {kTable, "Year Ended March 31, 2004 2003 Lamps 12 14"},
           {kProse, "They rose."}});
    check("We pay.\nName\n(a)\n(b)\nAnna Moe\n$ 12\n14\nThey rose.",
          {{kProse, "We pay."}, {kTable, "Name (a) (b) Anna Moe $ 12 14"}, {kProse, "They rose."}});
    check("Costs\n5\nNet income (loss):\nAs sold\n12\n14\nNet income of Larch Foods Inc.\n7\n9\nThey rose.",
          {{kTable, "Costs 5 Net income (loss): As sold 12 14 Net income of Larch Foods Inc. 7 9"},
           {kProse, "They rose."}});
}

void TstSentenceSplit::rowsInOneLine() {
    check(
        "Balance Sheets as of June 30, 1997 42 Statements of Income for 1997 and 1996 43 Statements of Cash "
        "for 1997 and 1996 44 Notes 48\nThey rose.",
        {{kTable,
          "Balance Sheets as of June 30, 1997 42 Statements of Income for 1997 and 1996 43 Statements "
          "of Cash for 1997 and 1996 44 Notes 48"},
         {kProse, "They rose."}});
    const std::string due = "Debts due are: 2023 - $467 million; 2024 - $1,282 million; 2025 - $20 million.";
    check(due, {{kProse, due}});
}

void TstSentenceSplit::rulers() {
    check("(c) Lamps --------\nWe sell them.\nHalls\n-----------\nWe own them.", {{kProse, "(c) Lamps"},
                                                                                  {kTable, "--------"},
                                                                                  {kProse, "We sell them."},
                                                                                  {kHeading, "Halls"},
                                                                                  {kTable, "-----------"},
                                                                                  {kProse, "We own them."}});
    const Expected within{
        {kProse,
         "In the case that Anna Moe has filed against us and Birch in the court for the North, we won."},
        {kTable, "- ------------"}};
    QVERIFY(filingPieces("In the case that Anna Moe has filed against us and Birch in the court - "
                         "------------ for the North, we won.") == within);
    check("We sell.\nAt March 31, ---------- 2004 2003 ---- ---- Lamps 12 14",
          {{kProse, "We sell."}, {kTable, "At March 31, ---------- 2004 2003 ---- ---- Lamps 12 14"}});
}

void TstSentenceSplit::numberedHeadings() {
    check("8. Land and Buildings\nWe own two halls.\n9.\nGoodwill and Other Assets\nWe have none.",
          {{kHeading, "8. Land and Buildings"},
           {kProse, "We own two halls."},
           {kHeading, "9. Goodwill and Other Assets"},
           {kProse, "We have none."}});
    check("LAMPS, HALLS AND OTHER THINGS THAT WE OWN. We have two. They are old.",
          {{kHeading, "LAMPS, HALLS AND OTHER THINGS THAT WE OWN."},
           {kProse, "We have two."},
           {kProse, "They are old."}});
    check("Trading Securities:\nWe hold none.",
          {{kHeading, "Trading Securities:"}, {kProse, "We hold none."}});
}

void TstSentenceSplit::pageMarks() {
    const std::string header = "LARCH FOODS, INC.\nNOTES TO THE STATEMENTS - (Continued)\n";
    const std::string text = "Rents for halls are low where the\n" + header + "halls are old. We own two.\n" +
                             header + "Debt\nWe have none.\n" + header + "We have no lamps.";
    const std::string mark = "LARCH FOODS, INC. NOTES TO THE STATEMENTS - (Continued)";
    const Expected expected{{kProse, "Rents for halls are low where the halls are old."},
                            {kTable, mark},
                            {kProse, "We own two."},
                            {kTable, mark},
                            {kHeading, "Debt"},
                            {kProse, "We have none."},
                            {kTable, mark},
                            {kProse, "We have no lamps."}};
    QVERIFY(filingPieces(text) == expected);
    const std::vector<TextPiece> found = splitFiling(text);
    QCOMPARE(found[0].gapBegin, found[1].begin);
    QCOMPARE(found[0].gapEnd, found[1].end);
    // Answers have no pages.
    for (const TextPiece& piece : splitSentences(text)) {
        QCOMPARE(piece.gapEnd, std::size_t(0));
    }
    const std::string bare =
        "LARCH FOODS, INC. AND ALL ITS MANY COMPANIES NOTES TO THE STATEMENTS OF ALL, continued";
    const Expected wide = {{kProse, "We own halls that are old."},
                           {kTable, bare},
                           {kHeading, "Debt"},
                           {kTable, bare},
                           {kHeading, "Oil"},
                           {kTable, bare}};
    QVERIFY(filingPieces("We own halls that\n" + bare + "\nare old.\nDebt\n" + bare + "\nOil\n" + bare) ==
            wide);
    const Expected number{
        {kProse, "Our halls are old and so are our lamps."}, {kTable, "47"}, {kProse, "We like them."}};
    QVERIFY(filingPieces("Our halls are old and so are\n47\nour lamps. We like them.") == number);
}

// An address is no sentence that goes on, and a heading that comes often is no mark of a page.
void TstSentenceSplit::pagesWithoutASentence() {
    std::string text;
    for (int i = 0; i < 4; ++i) {
        text += "To the Directors and the Shareholders of\nLarch Foods, Inc.\nWe have read the accounts.\n"
                "Our Lamps\nThey are old.\n";
    }
    int headings = 0;
    for (const auto& [kind, piece] : filingPieces(text)) {
        QVERIFY(piece != "To the Directors and the Shareholders of We have read the accounts.");
        headings += kind == kHeading && piece == "Our Lamps";
    }
    QCOMPARE(headings, 4);
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

// Also where pages leave gaps: every character but white space is in exactly one piece.
void TstSentenceSplit::nothingOfAFilingIsLost() {
    const std::vector<std::string> parts{"We own all the halls of the",
                                         "old lamps. They are lit",
                                         "LARCH FOODS, INC.",
                                         "47",
                                         "F-3",
                                         "Notes - (Continued)",
                                         "12.5 13 14",
                                         "Debt",
                                         "\xE2\x80\xA2",
                                         "and all of our mills, which",
                                         "R.J.",
                                         "Moe left.",
                                         "*",
                                         "10.9a"};
    std::mt19937 random(11);
    for (int round = 0; round < 2'000; ++round) {
        std::string text;
        for (std::size_t i = random() % 40; i > 0; --i) {
            text += parts[random() % parts.size()] + "\n";
        }
        std::vector<int> pieces(text.size(), 0);
        std::size_t begin = 0;
        for (const TextPiece& piece : splitFiling(text)) {
            QVERIFY(piece.begin >= begin && piece.begin < piece.end && piece.end <= text.size());
            QVERIFY(piece.gapEnd == 0 || (piece.begin < piece.gapBegin && piece.gapEnd < piece.end));
            begin = piece.begin;
            for (std::size_t at = piece.begin; at < piece.end; ++at) {
                pieces[at] += at < piece.gapBegin || at >= piece.gapEnd;
            }
        }
        for (std::size_t at = 0; at < text.size(); ++at) {
            QVERIFY2(pieces[at] == 1 || (pieces[at] == 0 && (text[at] == '\n' || text[at] == ' ')),
                     text.c_str());
        }
    }
}

ASSAY_TEST(TstSentenceSplit)
#include "tst_sentence_split.moc"
