#include "core/base/random.h"
#include "core/retrieval/field_index.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <map>
#include <string>
#include <thread>
#include <vector>

using namespace assay;
using base::ErrorCode;
using retrieval::FieldIndex;
using retrieval::Filter;
using retrieval::Row;
using retrieval::RowSet;

namespace {

// What each row has in each field, as plain text.
using Table = std::map<std::string, std::vector<std::string>>;

struct Made {
    FieldIndex index;
    Table table;
};

void add(Made& made, const std::string& field, const std::vector<std::uint32_t>& codes,
         const std::vector<std::string>& values) {
    if (!made.index.add(field, codes, values)) {
        qFatal("not added");
    }
    std::vector<std::string>& column = made.table[field];
    column.clear();
    for (const std::uint32_t code : codes) {
        column.push_back(values[code]);
    }
}

// In the order of a corpus: companies, of these years, of these sections; beside them a field in no order.
Made corpus(base::Random& random, std::size_t companies) {
    std::vector<std::uint32_t> company;
    std::vector<std::uint32_t> year;
    std::vector<std::uint32_t> section;
    std::vector<std::uint32_t> slice;
    std::vector<std::uint32_t> kind;
    std::uint32_t slices = 0;
    for (std::uint32_t c = 1; c <= companies; ++c) {
        for (std::uint32_t y = 1; y <= 4; ++y) {
            for (std::uint32_t s = 0; s <= 5; ++s) {
                const std::size_t length = random.below(6);
                for (std::size_t i = 0; i < length; ++i) {
                    company.push_back(c);
                    year.push_back(y);
                    section.push_back(s);
                    slice.push_back(slices);
                    kind.push_back(static_cast<std::uint32_t>(random.below(3)));
                }
                slices += length > 0 ? 1 : 0;
            }
        }
    }
    std::vector<std::string> ciks(1);
    for (std::size_t c = 1; c <= companies; ++c) {
        ciks.push_back(std::to_string(1000 + 7 * c));
    }
    Made made{FieldIndex(company.size()), {}};
    add(made, "cik", company, ciks);
    add(made, "year", year, {"", "2018", "2019", "2020", "2021", "1999"});
    add(made, "section", section, {"", "7A", "7", "1", "1A", "9B"});
    add(made, "kind", kind, {"", "prose", "heading"});
    if (!made.index.addNumbers("slice", slice)) {
        qFatal("not added");
    }
    for (const std::uint32_t number : slice) {
        made.table["slice"].push_back(std::to_string(number));
    }
    return made;
}

RowSet scanned(const Made& made, const Filter& filter) {
    std::vector<Row> rows;
    for (std::size_t i = 0; i < made.index.rows(); ++i) {
        bool meets = true;
        for (const retrieval::FieldEquals& wanted : filter) {
            meets = meets && made.table.at(wanted.field)[i] == wanted.value;
        }
        if (meets) {
            rows.push_back(static_cast<Row>(i));
        }
    }
    return RowSet::ofRows(rows);
}

} // namespace

class TstFieldIndex : public QObject {
    Q_OBJECT

  private slots:

    void asAPlainScan() {
        base::Random random(21);
        const std::vector<std::string> fields{"cik", "year", "section", "kind", "slice"};
        std::size_t met = 0;
        for (int trial = 0; trial < 60; ++trial) {
            const Made made = corpus(random, 1 + random.below(30));
            for (int again = 0; again < 40; ++again) {
                Filter filter;
                // Mostly what some row has, so that much is met; now and then of another row, or of none.
                std::size_t row = random.below(std::max<std::size_t>(1, made.index.rows()));
                for (std::size_t n = random.below(5); n > 0; --n) {
                    const std::string& field = fields[random.below(fields.size())];
                    if (random.below(8) == 0) {
                        row = random.below(std::max<std::size_t>(1, made.index.rows()));
                    }
                    const bool known = made.index.rows() > 0 && random.below(10) != 0;
                    filter.push_back({field, known ? made.table.at(field)[row] : "no such value"});
                }
                const auto rows = made.index.rowsOf(filter);
                QVERIFY(rows.has_value());
                QVERIFY(*rows == scanned(made, filter));
                met += rows->empty() ? 0 : 1;
            }
        }
        QVERIFY(met > 1000);
    }

    void noValueIsAValue() {
        FieldIndex index(4);
        QVERIFY(index.add("form", {0, 1, 0, 2}, {"", "10-K", ""}).has_value());
        QVERIFY(*index.rowsOf({{"form", ""}}) == RowSet::ofRows(std::vector<Row>{0, 2, 3}));
        QVERIFY(*index.rowsOf({{"form", "10-K"}}) == RowSet::ofRows(std::vector<Row>{1}));
        QVERIFY(*index.rowsOf({{"form", "10-K"}, {"form", ""}}) == RowSet());
        QVERIFY(*index.rowsOf({}) == RowSet::all(4));
    }

    void aFieldIsReplaced() {
        FieldIndex index(3);
        QVERIFY(!index.has("year"));
        QVERIFY(index.add("year", {1, 1, 2}, {"", "2018", "2019"}).has_value());
        QVERIFY(index.add("year", {2, 1, 1}, {"", "2020", "2018"}).has_value());
        QVERIFY(index.has("year"));
        QVERIFY(*index.rowsOf({{"year", "2018"}}) == RowSet::ofRows(std::vector<Row>{0}));
        QVERIFY(index.rowsOf({{"year", "2019"}})->empty());
    }

    void numbers() {
        FieldIndex index(5);
        QVERIFY(index.addNumbers("slice", std::vector<std::uint32_t>{7, 7, 0, 10, 7}).has_value());
        QVERIFY(*index.rowsOf({{"slice", "7"}}) == RowSet::ofRows(std::vector<Row>{0, 1, 4}));
        QVERIFY(*index.rowsOf({{"slice", "0"}}) == RowSet::ofRows(std::vector<Row>{2}));
        QVERIFY(index.rowsOf({{"slice", "07"}})->empty());
        QVERIFY(index.rowsOf({{"slice", ""}})->empty());
    }

    void noRows() {
        FieldIndex index(0);
        QVERIFY(index.add("year", {}, {}).has_value());
        QVERIFY(index.rowsOf({{"year", ""}})->empty());
        QVERIFY(index.rowsOf({})->empty());
    }

    void refused() {
        FieldIndex index(2);
        const auto code = [](const auto& result) { return result.error().code; };
        QCOMPARE(code(index.add("a", {0}, {""})), ErrorCode::InvalidArgument);
        QCOMPARE(code(index.add("a", {0, 1}, {""})), ErrorCode::InvalidArgument);
        QCOMPARE(code(index.add("a", {0, 0}, {"x"})), ErrorCode::InvalidArgument);
        QCOMPARE(code(index.addNumbers("a", std::vector<std::uint32_t>{1})), ErrorCode::InvalidArgument);
        QVERIFY(!index.has("a"));
        QVERIFY(index.add("a", {0, 1}, {"", "x"}).has_value());
        const auto unknown = index.rowsOf({{"a", "x"}, {"b", "x"}});
        QVERIFY(!unknown);
        QCOMPARE(unknown.error().code, ErrorCode::InvalidArgument);
        QCOMPARE(unknown.error().where, std::string("filter"));
        QCOMPARE(unknown.error().detail, std::string("b"));
    }

    void fromSeveralThreads() {
        base::Random random(22);
        const Made made = corpus(random, 40);
        const Filter filter{{"cik", made.table.at("cik")[5]}, {"kind", "prose"}};
        const RowSet expected = scanned(made, filter);
        std::vector<int> same(4, 0);
        {
            std::vector<std::jthread> threads;
            for (int& count : same) {
                threads.emplace_back([&] {
                    for (int i = 0; i < 200; ++i) {
                        count += *made.index.rowsOf(filter) == expected ? 1 : 0;
                    }
                });
            }
        }
        QVERIFY(same == std::vector<int>(4, 200));
    }
};

ASSAY_TEST(TstFieldIndex)
#include "tst_field_index.moc"
