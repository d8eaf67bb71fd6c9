#include "core/base/random.h"
#include "core/formats/csv_record_splitter.h"
#include "core/json/json_line_splitter.h"
#include "core/json/json_record_splitter.h"
#include "tests/support/test_class.h"

#include <nlohmann/json.hpp>

#include <QtTest>
#include <functional>

using namespace assay;
using namespace assay::formats;
using namespace assay::base;
using namespace assay::json;

namespace {

class Heard final : public JsonRecordHandler, public CsvRecordHandler {
  public:
    bool takeJsonRecord(const RecordText& record) override { return add("record", record.text, record); }

    bool takeBeside(std::string_view key, const RecordText& value) override {
        return add("beside " + std::string(key), value.text, value);
    }

    bool takeUnfinishedDocument(std::int64_t line) override {
        events.push_back(std::to_string(line) + " unfinished");
        return true;
    }

    bool takeCsvRecord(const RecordText& record, std::span<const CsvField> fields) override {
        std::string text;
        for (const CsvField& field : fields) {
            text += "<" + std::string(field.text) + ">" + std::to_string(field.line);
        }
        return add("csv", text, record);
    }

    std::vector<std::string> events;
    std::size_t stopAfter = 1'000'000;

  private:
    bool add(const std::string& what, std::string_view text, const RecordText& record) {
        constexpr const char* states[] = {"", " broken", " truncated", " too long"};
        events.push_back(std::to_string(record.line) + " " + what + states[static_cast<int>(record.state)] +
                         ": " + std::string(text));
        return events.size() < stopAfter;
    }
};

template <typename Splitter, typename... Arguments>
std::vector<std::string> split(const std::string& content, std::size_t blockBytes, Arguments... arguments) {
    Heard heard;
    Splitter splitter(arguments..., heard);
    for (std::size_t i = 0; i < content.size(); i += blockBytes) {
        splitter.feed(std::string_view(content).substr(i, blockBytes));
    }
    splitter.finish();
    return heard.events;
}

using Lines = std::vector<std::string>;

} // namespace

class RecordSplittersTest : public QObject {
    Q_OBJECT

  private slots:
    void document();
    void severalDocuments();
    void damage();
    void randomDocuments();
    void jsonLines();
    void csv();
    void stopping();
};

void RecordSplittersTest::document() {
    const std::string content =
        "{\"a\" : 1.50,\n\"b\":{\"samples\":[{\"x\":1}]},\n\"samples\":[{\"i\":1},\n[{\"i\":\"]}\\\"\"},\n"
        "[ ]],\n7, {\"i\":{\"j\":[{}]}}\n],\"c\":\"x\"}\n";
    const Lines expected{"1 beside a: 1.50",    "2 beside b: {\"samples\":[{\"x\":1}]}",
                         "3 record: {\"i\":1}", "4 record: {\"i\":\"]}\\\"\"}",
                         "6 record broken: 7",  "6 record: {\"i\":{\"j\":[{}]}}",
                         "7 beside c: \"x\""};
    for (std::size_t blockBytes = 1; blockBytes <= content.size(); ++blockBytes) {
        QCOMPARE(split<JsonRecordSplitter>(content, blockBytes), expected);
    }
}

void RecordSplittersTest::severalDocuments() {
    QCOMPARE(split<JsonRecordSplitter>("{\"samples\":[{}]}\n{\"detailed_results\":[{\"a\":1}],\"n\":2}", 5),
             (Lines{"1 record: {}", "2 record: {\"a\":1}", "2 beside n: 2"}));
}

void RecordSplittersTest::damage() {
    const auto whole = [](const std::string& content) { return split<JsonRecordSplitter>(content, 3); };
    // A bracket that is not closed.
    QCOMPARE(whole("[{\"a\":{\"b\":1},\n{\"c\":1}]"),
             (Lines{"1 record broken: {\"a\":{\"b\":1},", "2 record: {\"c\":1}"}));
    QCOMPARE(whole("{\"samples\":[{\"a\":[1,2},\n{\"c\":1}]}"),
             (Lines{"1 record broken: {\"a\":[1,2}", "2 record: {\"c\":1}"}));
    QCOMPARE(whole("[{\"a\":1,\n\"b\":2]"), (Lines{"1 record broken: {\"a\":1,\n\"b\":2"}));
    // A quote that is not closed: the string ends with its line.
    QCOMPARE(whole("[{\"a\":\"x,\n\"b\":2},\n{\"c\":1}]"),
             (Lines{"1 record broken: {\"a\":\"x,\n\"b\":2}", "3 record: {\"c\":1}"}));
    // Brackets too many.
    QCOMPARE(whole("[{\"a\":1}},{\"b\":1}],{\"c\":1}]"),
             (Lines{"1 record: {\"a\":1}", "1 record broken: }", "1 record: {\"b\":1}", "1 record: {\"c\":1}",
                    "1 record broken: ]"}));
    QCOMPARE(whole("{\"samples\":[{\"a\":1}],\n{\"b\":1}]}"),
             (Lines{"1 record: {\"a\":1}", "2 record: {\"b\":1}", "2 record broken: ]"}));
    // A comma that is missing between keys.
    QCOMPARE(whole("{\"n\":5\n\"samples\":[{\"a\":1}]}"),
             (Lines{"1 beside n broken: 5", "2 record: {\"a\":1}"}));
    // The end comes too early.
    QCOMPARE(whole("[{\"a\":1},\n{\"b\":"), (Lines{"1 record: {\"a\":1}", "2 record truncated: {\"b\":"}));
    QCOMPARE(whole("{\"samples\":[{\"a\":1}\n,"), (Lines{"1 record: {\"a\":1}", "2 unfinished"}));
    QCOMPARE(whole("{\"samples\":[{\"a\":1}],\"m\":{"),
             (Lines{"1 record: {\"a\":1}", "1 beside m truncated: {"}));
}

// Random documents, cut by the splitter and by a parser that builds them whole.
void RecordSplittersTest::randomDocuments() {
    using nlohmann::ordered_json;
    base::Random random(31);
    for (int round = 0; round < 300; ++round) {
        Lines expected;
        const std::function<ordered_json(int)> value = [&](int depth) -> ordered_json {
            switch (random.below(depth > 3 ? 3 : 5)) {
            case 0:
                return random.unit();
            case 1:
                return std::string("q\"]},{[\\") + std::string(random.below(4), '\n');
            case 2:
                return nullptr;
            case 3: {
                ordered_json list = ordered_json::array();
                for (auto k = random.below(4); k > 0; --k) {
                    list.push_back(value(depth + 1));
                }
                return list;
            }
            default: {
                ordered_json object = ordered_json::object();
                for (auto k = random.below(4); k > 0; --k) {
                    object["k{" + std::to_string(k)] = value(depth + 1);
                }
                return object;
            }
            }
        };
        const std::function<ordered_json(int)> list = [&](int depth) {
            ordered_json items = ordered_json::array();
            for (auto k = random.below(6); k > 0; --k) {
                if (depth < 3 && random.unit() < 0.2) {
                    items.push_back(list(depth + 1));
                } else {
                    ordered_json record = ordered_json::object();
                    record["v"] = value(0);
                    expected.push_back(record.dump());
                    items.push_back(record);
                }
            }
            return items;
        };
        ordered_json document = list(0);
        if (random.unit() < 0.5) {
            document = ordered_json{{"before", value(0)}, {"detailed_results", document}};
        }
        const std::string content = document.dump(static_cast<int>(random.below(3)) - 1);
        Lines found;
        for (const std::string& event : split<JsonRecordSplitter>(content, 1 + random.below(40))) {
            if (event.find(" record: ") != std::string::npos) {
                found.push_back(ordered_json::parse(event.substr(event.find(": ") + 2)).dump());
            } else {
                QVERIFY2(event.find(" beside before: ") != std::string::npos, event.c_str());
            }
        }
        QCOMPARE(found, expected);
    }
}

void RecordSplittersTest::jsonLines() {
    const std::string content = "{\"a\":1}\r\n\n  \n\t{\"b\":\"{\"} \nnot json\n{\"c\":[";
    const Lines expected{"1 record: {\"a\":1}", "4 record: {\"b\":\"{\"}", "5 record: not json",
                         "6 record truncated: {\"c\":["};
    for (std::size_t blockBytes = 1; blockBytes <= content.size(); ++blockBytes) {
        QCOMPARE(split<JsonLineSplitter>(content, blockBytes), expected);
    }
}

void RecordSplittersTest::csv() {
    const std::string content =
        "a,b\r\n\r\n\"x\"\"y\",\"1\r\n2\n3\"\n,\r\"q\"z,1\nplain \"q\",\r\n\"open,\n1";
    const Lines expected{"1 csv: <a>1<b>1",    "3 csv: <x\"y>3<1\r\n2\n3>3", "6 csv: <>6<>6",
                         "7 csv broken: <q>7", "8 csv: <plain \"q\">8<>8",   "9 csv truncated: <open,\n1>9"};
    for (std::size_t blockBytes = 1; blockBytes <= content.size(); ++blockBytes) {
        QCOMPARE(split<CsvRecordSplitter>(content, blockBytes, ','), expected);
    }
}

void RecordSplittersTest::stopping() {
    Heard heard;
    heard.stopAfter = 2;
    JsonRecordSplitter splitter(heard);
    QVERIFY(!splitter.feed("[{},{},{},{}]"));
    QCOMPARE(heard.events.size(), 2U);
    Heard lines;
    lines.stopAfter = 1;
    JsonLineSplitter lineSplitter(lines);
    QVERIFY(!lineSplitter.feed("{}\n{}\n"));
    QCOMPARE(lines.events.size(), 1U);
    Heard cells;
    cells.stopAfter = 1;
    CsvRecordSplitter csvSplitter(',', cells);
    QVERIFY(!csvSplitter.feed("a\nb\n"));
    QCOMPARE(cells.events.size(), 1U);
}

ASSAY_TEST(RecordSplittersTest)
#include "tst_record_splitters.moc"
