#include "core/results/report/printed_table.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <string>
#include <variant>

using namespace assay;
using namespace assay::results;

namespace {

const std::string kHash = "736e35d391484092771706b997b7289cbd883477fd60af319f2ff942652560f4";
const std::string kUuid = "7fe8027c-681d-4957-8f74-6b89bf1d0c97";

std::string printedFact(const std::string& value) {
    Facts facts;
    facts.list = {{"Name", value}};
    return printedFacts(facts).list.at(0).second;
}

} // namespace

class TstPrintedTable : public QObject {
    Q_OBJECT

    words::Wording m_wording;

  private Q_SLOTS:

    void daysAndMomentsAreInWords() {
        Table table{.name = "t",
                    .title = "T",
                    .columns = {{"id", "Id"}, {"on", "On"}, {"at", "At"}},
                    .rows = {{std::string("2026-11-23"), std::string("2026-11-23"),
                              std::string("2026-11-23T22:50:00Z")},
                             {std::string("b"), std::string("yesterday"), std::string("The")}}};
        const Table printed = printedTable(table, m_wording);
        const auto text = [&](std::size_t row, std::size_t column) {
            return std::get<std::string>(printed.rows.at(row)[column]);
        };
        QCOMPARE(text(0, 0), std::string("2026-11-23")); // somebody's id
        QCOMPARE(text(0, 1), std::string("23 November 2026"));
        QCOMPARE(text(0, 2), std::string("23 November 2026, 22:50 UTC"));
        QCOMPARE(text(1, 1), std::string("yesterday"));
        QCOMPARE(text(1, 2), std::string("The"));
        QCOMPARE(std::get<std::string>(table.rows[0][1]), std::string("2026-11-23")); // as CSV has it
    }

    // Words that many rows share stand in the note once; those of one row stay in it, as all do in files.
    void repeatedTextsAreAMarkWithOneNote() {
        const std::string shared = "recall of contradiction is 0.00, short of 0.70 by 0.70";
        const std::string own = "precision of accurate is 0.13, short of 0.90 by 0.77";
        const auto marked = [](const std::string& text, const std::string& mark) {
            Cell cell{text};
            cell.mark = mark;
            return cell;
        };
        const Table table{.name = "t",
                          .title = "T",
                          .columns = {{"scenario", "Scenario"}, {"constraints", "Constraints", {}, true}},
                          .rows = {{std::string("all"), marked(own, "✗")},
                                   {std::string("a"), marked(shared, "✗")},
                                   {std::string("b"), marked(shared, "✗")},
                                   {std::string("c"), marked("all met", "✓")},
                                   {std::string("d"), marked("all met", "✓")},
                                   {std::string("e"), shared}},
                          .note = "Note."};
        const Table printed = printedTable(table, m_wording);
        const auto text = [&](std::size_t row) { return std::get<std::string>(printed.rows.at(row)[1]); };
        QCOMPARE(text(0), own);
        QCOMPARE(text(1), std::string("✗ (1)"));
        QCOMPARE(text(2), std::string("✗ (1)"));
        QCOMPARE(text(3), std::string("all met")); // as short as a mark
        QCOMPARE(text(5), shared);                 // of no mark
        QCOMPARE(printed.note, "Note. (1) " + shared + ".");
        QCOMPARE(std::get<std::string>(table.rows[1][1]), shared); // as CSV has it
    }

    void hashesAndIdentifiersAreCut() {
        QCOMPARE(printedFact(kHash), std::string("736e35d39148…"));
        QCOMPARE(printedFact("Filings, SHA-256 " + kHash + ", read"),
                 std::string("Filings, SHA-256 736e35d39148…, read"));
        QCOMPARE(printedFact(kUuid), std::string("7fe8027c…"));
        const Table table{.name = "t", .title = "T", .columns = {{"sha256", "Hash"}}, .rows = {{kHash}}};
        QCOMPARE(std::get<std::string>(printedTable(table, m_wording).rows.at(0)[0]),
                 std::string("736e35d39148…"));
        // By the id of a question people look it up.
        const Table questions{
            .name = "q", .title = "Q", .columns = {{"question_id", "Question"}}, .rows = {{kUuid}}};
        QCOMPARE(std::get<std::string>(printedTable(questions, m_wording).rows.at(0)[0]), kUuid);
        // What only looks like one stays.
        for (const std::string& other :
             {kHash.substr(1), kHash + "0", kUuid.substr(1), kUuid + "-", std::string("face-to-face, dead"),
              std::string("§ 212.05"), std::string()}) {
            QCOMPARE(printedFact(other), other);
        }
    }
};

ASSAY_TEST(TstPrintedTable)
#include "tst_printed_table.moc"
