#include "core/base/random.h"
#include "core/formats/vectors/npy_header.h"
#include "core/formats/vectors/vector_reader.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QtTest>

#include <bit>
#include <cmath>
#include <cstring>
#include <fstream>
#include <limits>
#include <sstream>

using namespace assay;
using namespace assay::formats;
using namespace assay::base;
using base::ErrorCode;
using base::IssueCode;

namespace {

// Sentences s0, s1, …
class Numbered final : public VectorIds {
  public:
    explicit Numbered(std::size_t count)
        : m_count(count) {}

    std::size_t size() const override { return m_count; }

    std::optional<std::size_t> rowOf(std::string_view id) const override {
        for (std::size_t row = 0; row < m_count; ++row) {
            if (id == idOf(row)) {
                return row;
            }
        }
        return std::nullopt;
    }

    std::string idOf(std::size_t row) const override { return "s" + std::to_string(row); }

  private:
    std::size_t m_count;
};

std::string bytesOf(std::span<const float> values) {
    return {reinterpret_cast<const char*>(values.data()), values.size_bytes()};
}

std::string halvesOf(std::span<const std::uint16_t> values) {
    return {reinterpret_cast<const char*>(values.data()), values.size_bytes()};
}

// A header as NumPy writes it: padded with spaces to a multiple of 64, a line break at the end.
std::string npyOf(const std::string& dictionary, const std::string& data, int version = 1) {
    const std::size_t lengthBytes = version == 1 ? 2 : 4;
    std::string header = dictionary;
    while ((8 + lengthBytes + header.size() + 1) % 64 != 0) {
        header += ' ';
    }
    header += '\n';
    std::string file = "\x93NUMPY";
    file += static_cast<char>(version);
    file += '\0';
    for (std::size_t i = 0; i < lengthBytes; ++i) {
        file += static_cast<char>((header.size() >> (8 * i)) & 0xFF);
    }
    return file + header + data;
}

std::string npyOf(std::size_t rows, std::size_t columns, std::span<const float> values, int version = 1) {
    return npyOf("{'descr': '<f4', 'fortran_order': False, 'shape': (" + std::to_string(rows) + ", " +
                     std::to_string(columns) + "), }",
                 bytesOf(values), version);
}

struct Read {
    base::Result<VectorReading> reading;
    CollectedVectors vectors;
};

Read read(const std::string& content, const VectorIds& ids, VectorReadingSettings settings = {},
          const std::optional<std::string>& idList = std::nullopt) {
    std::istringstream input(content);
    std::istringstream lines(idList.value_or(""));
    base::NoProgress progress;
    Read result{base::fail(ErrorCode::Cancelled), CollectedVectors(ids.size())};
    result.reading = readVectorStream(input, content.size(), "folder/v.npy", settings,
                                      idList ? &lines : nullptr, ids, result.vectors, {}, progress);
    return result;
}

Read readInOrder(const std::string& content, std::size_t rows) {
    VectorReadingSettings settings;
    settings.inCorpusOrder = true;
    return read(content, Numbered(rows), settings);
}

std::vector<base::Issue> issuesOf(const Read& read, IssueCode code) {
    std::vector<base::Issue> found;
    for (const base::Issue& issue : read.reading->issues.issues()) {
        if (issue.code == code) {
            found.push_back(issue);
        }
    }
    return found;
}

std::vector<float> randomValues(std::size_t count, std::uint64_t seed) {
    base::Random random(seed);
    std::vector<float> values(count);
    for (float& value : values) {
        value = static_cast<float>(random.normal());
    }
    return values;
}

} // namespace

class TstVectorReader : public QObject {
    Q_OBJECT

  private slots:
    void npyVersions_data();
    void npyVersions();
    void halves();
    void everyHalf();
    void refusedHeaders_data();
    void refusedHeaders();
    void damagedHeaders();
    void idLists();
    void idIssues();
    void wrongNumberOfIds();
    void notFinite();
    void lengths();
    void jsonLines();
    void jsonIssues();
    void jsonDimension();
    void float32();
    void wrongDimension();
    void files();
    void sinkEndsIt();
    void stops();
};

void TstVectorReader::npyVersions_data() {
    QTest::addColumn<int>("version");
    QTest::newRow("1") << 1;
    QTest::newRow("2") << 2;
    QTest::newRow("3") << 3;
}

void TstVectorReader::npyVersions() {
    QFETCH(int, version);
    const auto values = randomValues(700 * 513, 3); // several blocks
    const auto result = readInOrder(npyOf(700, 513, values, version), 700);
    QVERIFY(result.reading.has_value());
    QCOMPARE(result.reading->kind, VectorFileKind::Npy);
    QCOMPARE(result.reading->file, std::string("v.npy"));
    QCOMPARE(result.reading->dimension, std::size_t{513});
    QCOMPARE(result.reading->taken, std::size_t{700});
    QCOMPARE(result.reading->inFile, std::uint64_t{700});
    QCOMPARE(result.reading->notUnit, std::size_t{700});
    QVERIFY(result.vectors.values == values);
    QCOMPARE(result.reading->issues.total(), std::int64_t{0});
}

void TstVectorReader::halves() {
    // 1, -2, 0.5, 65504, the smallest subnormal, -0
    const std::vector<std::uint16_t> halves{0x3C00, 0xC000, 0x3800, 0x7BFF, 0x0001, 0x8000};
    const auto result = readInOrder(
        npyOf("{'descr': '<f2', 'fortran_order': False, 'shape': (2, 3), }", halvesOf(halves)), 2);
    QVERIFY(result.reading.has_value());
    const std::vector<float> due{1.0F, -2.0F, 0.5F, 65504.0F, 0x1.0p-24F, -0.0F};
    QVERIFY(result.vectors.values == due);
}

void TstVectorReader::everyHalf() {
    for (std::uint32_t bits = 0; bits < 0x10000; ++bits) {
        const float value = floatFromHalf(static_cast<std::uint16_t>(bits));
        const int exponent = static_cast<int>((bits >> 10) & 31);
        const int fraction = static_cast<int>(bits & 1023);
        const double sign = (bits & 0x8000) != 0 ? -1.0 : 1.0;
        if (exponent == 31) {
            QVERIFY(fraction == 0 ? std::isinf(value) : std::isnan(value));
            continue;
        }
        const double due = exponent == 0 ? sign * std::ldexp(fraction, -24)
                                         : sign * std::ldexp(1024 + fraction, exponent - 25);
        QCOMPARE(static_cast<double>(value), due);
    }
}

void TstVectorReader::refusedHeaders_data() {
    QTest::addColumn<QByteArray>("dictionary");
    QTest::addColumn<QByteArray>("reason");
    const auto row = [](const char* name, const char* type, const char* order, const char* shape,
                        const char* reason) {
        QTest::newRow(name) << QByteArray("{'descr': ") + type + ", 'fortran_order': " + order +
                                   ", 'shape': " + shape + ", }"
                            << QByteArray(reason);
    };
    row("objects", "'|O'", "False", "(2, 2)", "objects");
    row("fortran", "'<f4'", "True", "(2, 2)", "Fortran");
    row("double", "'<f8'", "False", "(2, 2)", "<f8");
    row("big-endian", "'>f4'", "False", "(2, 2)", "big-endian");
    row("integers", "'<i4'", "False", "(2, 2)", "<i4");
    row("fields", "[('a', '<f4')]", "False", "(2, 2)", "fields");
    row("vector", "'<f4'", "False", "(4,)", "1 dimensions");
    row("cube", "'<f4'", "False", "(2, 2, 2)", "3 dimensions");
    row("nothing", "'<f4'", "False", "()", "0 dimensions");
    row("negative", "'<f4'", "False", "(-1, 2)", "shape");
    row("fraction", "'<f4'", "False", "(2.5, 2)", "shape");
    row("too large a number", "'<f4'", "False", "(99999999999999999999999, 2)", "shape");
    row("overflow", "'<f4'", "False", "(4294967296, 4294967296)", "more than any file");
    row("overflow to a small size", "'<f4'", "False", "(4611686018427387905, 4)", "more than any file");
    row("more than there is", "'<f4'", "False", "(3, 2)", "the file has");
    row("less than there is", "'<f4'", "False", "(1, 2)", "the file has");
    row("huge", "'<f4'", "False", "(1000000000000, 2)", "the file has");
    row("code", "__import__('os')", "False", "(2, 2)", "damaged");
    row("no order", "'<f4'", "None", "(2, 2)", "damaged");
    QTest::newRow("missing key") << QByteArray("{'descr': '<f4', 'shape': (2, 2), }")
                                 << QByteArray("damaged");
    QTest::newRow("key twice")
        << QByteArray("{'descr': '<f4', 'descr': '<f2', 'fortran_order': False, 'shape': (2, 2)}")
        << QByteArray("damaged");
    QTest::newRow("other key") << QByteArray(
                                      "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 2), 'x': '1'}")
                               << QByteArray("damaged");
    QTest::newRow("not closed") << QByteArray("{'descr': '<f4', 'fortran_order': False, 'shape': (2, 2")
                                << QByteArray("damaged");
    QTest::newRow("something behind")
        << QByteArray("{'descr': '<f4', 'fortran_order': False, 'shape': (2, 2)} 1") << QByteArray("damaged");
    QTest::newRow("no dictionary") << QByteArray("[]") << QByteArray("damaged");
}

void TstVectorReader::refusedHeaders() {
    QFETCH(QByteArray, dictionary);
    QFETCH(QByteArray, reason);
    const auto result =
        readInOrder(npyOf(dictionary.toStdString(), bytesOf(std::vector<float>{1, 2, 3, 4})), 2);
    QVERIFY(!result.reading.has_value());
    QCOMPARE(result.reading.error().code, ErrorCode::InputNotUsable);
    QVERIFY2(result.reading.error().detail.find(reason.toStdString()) != std::string::npos,
             result.reading.error().detail.c_str());
    QVERIFY(result.vectors.values.empty());
}

void TstVectorReader::damagedHeaders() {
    const std::string good = npyOf(3, 2, std::vector<float>{1, 0, 0, 1, 1, 0});
    QVERIFY(readInOrder(good, 3).reading.has_value());
    // Python 2 wrote whole numbers so.
    QVERIFY(readInOrder(npyOf("{'descr': \"<f4\", 'fortran_order': False, 'shape': (3L, 2L)}",
                              good.substr(good.size() - 24)),
                        3)
                .reading.has_value());
    for (std::size_t length = 0; length < good.size(); ++length) {
        QVERIFY(!readInOrder(good.substr(0, length), 3).reading.has_value());
    }
    QVERIFY(!readInOrder(good + "x", 3).reading.has_value());
    std::string version = good;
    version[6] = 4;
    QVERIFY(readInOrder(version, 3).reading.error().detail.find("version 4.0") != std::string::npos);
    std::string longHeader = npyOf(3, 2, std::vector<float>{1, 0, 0, 1, 1, 0}, 2);
    longHeader[11] = '\x7F'; // two billion bytes of header
    QCOMPARE(readInOrder(longHeader, 3).reading.error().code, ErrorCode::InputNotUsable);
    base::Random random(5);
    for (int i = 0; i < 2000; ++i) {
        std::string damaged = good;
        for (int j = 0; j < 2; ++j) {
            damaged[static_cast<std::size_t>(random.below(128))] = static_cast<char>(random.below(256));
        }
        const auto result = readInOrder(damaged, 3);
        QVERIFY(!result.reading || result.reading->taken <= 3);
    }
}

void TstVectorReader::idLists() {
    const std::string file = npyOf(3, 2, std::vector<float>{1, 0, 0, 1, 0.6F, 0.8F});
    for (const char* list : {"s2\ns0\ns1\n", "s2\r\ns0\r\ns1", "\xEF\xBB\xBFs2\n s0 \ns1\n\n\n"}) {
        const auto result = read(file, Numbered(3), {}, list);
        QVERIFY(result.reading.has_value());
        QVERIFY(result.vectors.values == (std::vector<float>{0, 1, 0.6F, 0.8F, 1, 0}));
        QCOMPARE(result.reading->issues.total(), std::int64_t{0});
        QCOMPARE(result.reading->notUnit, std::size_t{0});
    }
}

void TstVectorReader::idIssues() {
    const std::string file = npyOf(5, 1, std::vector<float>{1, 2, 3, 4, 5});
    const auto result = read(file, Numbered(4), {}, "s1\nnobody\ns1\n\ns3");
    QVERIFY(result.reading.has_value());
    QCOMPARE(result.reading->taken, std::size_t{2});
    QCOMPARE(result.reading->inFile, std::uint64_t{5});
    QCOMPARE(result.reading->missing, std::size_t{2});
    QVERIFY(result.vectors.values == (std::vector<float>{0, 1, 0, 5})); // the first s1 counts
    QVERIFY(issuesOf(result, IssueCode::UnknownSentence) ==
            (std::vector<base::Issue>{
                {base::Severity::Error, IssueCode::UnknownSentence, "v.npy", 2, "id", "nobody", {}}}));
    QVERIFY(issuesOf(result, IssueCode::DuplicateId) ==
            (std::vector<base::Issue>{
                {base::Severity::Error, IssueCode::DuplicateId, "v.npy", 3, "id", "s1", {}}}));
    QCOMPARE(issuesOf(result, IssueCode::MissingField).front().line, std::int64_t{4});
    QCOMPARE(issuesOf(result, IssueCode::MissingVector).size(), std::size_t{2});
    QCOMPARE(issuesOf(result, IssueCode::MissingVector).front().value, std::string("s0"));
    const auto wrong = read(npyOf(1, 1, std::vector<float>{1}), Numbered(1), {}, "s\xFF");
    QCOMPARE(issuesOf(wrong, IssueCode::InvalidUtf8).size(), std::size_t{1});
}

void TstVectorReader::wrongNumberOfIds() {
    const std::string file = npyOf(3, 1, std::vector<float>{1, 2, 3});
    const auto detailOf = [](const Read& result) {
        return result.reading.error().where + ": " + result.reading.error().detail;
    };
    QCOMPARE(detailOf(read(file, Numbered(3), {}, "s0\ns1")), std::string("ids: 2, expected 3"));
    QCOMPARE(detailOf(read(file, Numbered(3), {}, "s0\ns1\ns2\ns3")), std::string("ids: 4, expected 3"));
    QCOMPARE(detailOf(read(file, Numbered(3), {}, "")), std::string("ids: 0, expected 3"));
    QCOMPARE(detailOf(read(file, Numbered(3))), std::string("ids: 0, expected 3"));
    QCOMPARE(detailOf(readInOrder(file, 4)), std::string("ids: 4, expected 3"));
}

void TstVectorReader::notFinite() {
    const float nan = std::nanf("");
    const float infinity = std::numeric_limits<float>::infinity();
    const auto result =
        readInOrder(npyOf(4, 2, std::vector<float>{1, nan, 3, 4, -infinity, 0, 3e38F, 3e38F}), 4);
    QVERIFY(result.reading.has_value());
    QCOMPARE(result.reading->taken, std::size_t{2});
    const auto issues = issuesOf(result, IssueCode::NotANumber);
    QCOMPARE(issues.size(), std::size_t{2});
    QCOMPARE(issues[0].line, std::int64_t{1});
    QCOMPARE(issues[0].value, std::string("s0"));
    QCOMPARE(issues[1].line, std::int64_t{3});
    QVERIFY(result.vectors.values == (std::vector<float>{0, 0, 3, 4, 0, 0, 3e38F, 3e38F}));
    QCOMPARE(result.reading->missing, std::size_t{2});
}

void TstVectorReader::lengths() {
    const auto result = readInOrder(npyOf(4, 2, std::vector<float>{0, 0, 0.6F, 0.8F, 2, 0, 1.0005F, 0}), 4);
    QCOMPARE(result.reading->taken, std::size_t{4});
    QCOMPARE(result.reading->zeros, std::size_t{1});
    QCOMPARE(result.reading->notUnit, std::size_t{1});
    QCOMPARE(issuesOf(result, IssueCode::ZeroVector).front().value, std::string("s0"));
}

void TstVectorReader::jsonLines() {
    const auto result = read("\xEF\xBB\xBF{\"sentenceID\": \"s1\", \"embedding\": [1, -2.5, 1e-3]}\n\n"
                             "{\"vector\":[0,0.1,3],\"id\":\"s0\",\"model\":{\"name\":\"m\"}}\r\n"
                             "{\"sentence_id\":\"s2\",\"embedding\":null,\"vector\":[7,8,9]}",
                             Numbered(3));
    QVERIFY(result.reading.has_value());
    QCOMPARE(result.reading->kind, VectorFileKind::JsonLines);
    QCOMPARE(result.reading->dimension, std::size_t{3});
    QVERIFY(result.vectors.values == (std::vector<float>{0, 0.1F, 3, 1, -2.5F, 1e-3F, 7, 8, 9}));
    QCOMPARE(result.reading->issues.total(), std::int64_t{0});
    // What was written with every digit is read back bit for bit.
    const auto values = randomValues(64 * 9, 8);
    std::string text;
    for (std::size_t row = 0; row < 64; ++row) {
        text += "{\"id\":\"s" + std::to_string(row) + "\",\"embedding\":[";
        for (std::size_t i = 0; i < 9; ++i) {
            text += (i > 0 ? "," : "") +
                    QByteArray::number(static_cast<double>(values[row * 9 + i]), 'g', 9).toStdString();
        }
        text += "]}\n";
    }
    QVERIFY(read(text, Numbered(64)).vectors.values == values);
}

void TstVectorReader::jsonIssues() {
    const auto result = read("{\"id\":\"s0\",\"embedding\":[1,2]}\n"
                             "{\"id\":\"s1\",\"embedding\":[1,2,3]}\n"
                             "{\"id\":\"s1\",\"embedding\":[1,\"2\"]}\n"
                             "{\"id\":\"s1\",\"embedding\":[1,NaN]}\n"
                             "{\"id\":\"s1\",\"embedding\":[1,1e39]}\n"
                             "{\"id\":\"s1\",\"embedding\":[1,null]}\n"
                             "{\"id\":\"s1\"}\n"
                             "{\"embedding\":[1,2]}\n"
                             "{\"id\":[],\"embedding\":[1,2]}\n"
                             "[1,2]\n"
                             "{\"id\":\"s1\",\n"
                             "{\"id\":\"s0\",\"embedding\":[3,4]}\n"
                             "{\"id\":\"x\",\"embedding\":[3,4]}\n"
                             "{\"id\":\"s1\",\"embedding\":[5,",
                             Numbered(2));
    QVERIFY(result.reading.has_value());
    QVERIFY(result.vectors.values == (std::vector<float>{1, 2, 0, 0}));
    QCOMPARE(result.reading->inFile, std::uint64_t{14});
    const std::vector<std::pair<IssueCode, std::int64_t>> due{
        {IssueCode::WrongDimension, 2},   {IssueCode::WrongType, 3},    {IssueCode::NotANumber, 4},
        {IssueCode::NotANumber, 5},       {IssueCode::NotANumber, 6},   {IssueCode::MissingField, 7},
        {IssueCode::MissingField, 8},     {IssueCode::WrongType, 9},    {IssueCode::MalformedRecord, 10},
        {IssueCode::MalformedRecord, 11}, {IssueCode::DuplicateId, 12}, {IssueCode::UnknownSentence, 13},
        {IssueCode::TruncatedInput, 14},  {IssueCode::MissingVector, 0}};
    std::vector<std::pair<IssueCode, std::int64_t>> found;
    for (const base::Issue& issue : result.reading->issues.issues()) {
        found.emplace_back(issue.code, issue.line);
    }
    QVERIFY(found == due);
    const base::Issue dimension = issuesOf(result, IssueCode::WrongDimension).front();
    QCOMPARE(dimension.value + " " + dimension.expected, std::string("3 2"));
    QCOMPARE(read("{\"id\":\"s0\"}", Numbered(1)).reading.error().code, ErrorCode::InputNotUsable);
}

void TstVectorReader::jsonDimension() {
    VectorReadingSettings settings;
    settings.dimension = 384;
    const auto result = read("{\"id\":\"s0\",\"embedding\":[1,2]}", Numbered(1), settings);
    QCOMPARE(result.reading.error().detail, std::string("2, expected 384"));
    QCOMPARE(read("{\"id\":\"s0\",\"embedding\":[]}", Numbered(1)).reading.error().where,
             std::string("dimension"));
}

void TstVectorReader::float32() {
    const auto values = randomValues(6, 1);
    VectorReadingSettings settings;
    settings.kind = VectorFileKind::Float32;
    settings.inCorpusOrder = true;
    QCOMPARE(read(bytesOf(values), Numbered(2), settings).reading.error().where, std::string("dimension"));
    settings.dimension = 3;
    QVERIFY(read(bytesOf(values), Numbered(2), settings).vectors.values == values);
    QVERIFY(!read(bytesOf(values), Numbered(3), settings).reading);
    settings.dimension = 4;
    QCOMPARE(read(bytesOf(values), Numbered(2), settings).reading.error().detail,
             std::string("24 bytes are no whole number of rows of 4"));
    // Without a header there is nothing to be recognised by.
    QCOMPARE(readInOrder(bytesOf(values), 2).reading.error().code, ErrorCode::UnknownFormat);
}

void TstVectorReader::wrongDimension() {
    VectorReadingSettings settings;
    settings.inCorpusOrder = true;
    settings.dimension = 256;
    const std::string file = npyOf(1, 384, randomValues(384, 1));
    const auto result = read(file, Numbered(1), settings);
    QCOMPARE(result.reading.error().code, ErrorCode::InvalidArgument);
    QCOMPARE(result.reading.error().where, std::string("dimension"));
    QCOMPARE(result.reading.error().detail, std::string("384, expected 256"));
    QCOMPARE(readInOrder(npyOf(1, 0, {}), 1).reading.error().detail, std::string("0, expected 1 to 65536"));
    QCOMPARE(readInOrder(npyOf(1, 65'537, randomValues(65'537, 1)), 1).reading.error().where,
             std::string("dimension"));
    QCOMPARE(readInOrder(npyOf(0, 4, {}), 0).reading->taken, std::size_t{0});
}

void TstVectorReader::files() {
    QTemporaryDir folder;
    const auto pathOf = [&](const char* name) {
        return std::filesystem::path(folder.filePath(QString::fromLatin1(name)).toStdString());
    };
    const auto values = randomValues(40, 2);
    std::ofstream(pathOf("v.npy"), std::ios::binary) << npyOf(10, 4, values);
    std::ofstream(pathOf("ids.txt"), std::ios::binary) << "s0\ns1\ns2\ns3\ns4\ns5\ns6\ns7\ns8\ns9\n";
    VectorReadingSettings settings;
    settings.ids = pathOf("ids.txt");
    base::NoProgress progress;
    CollectedVectors vectors(10);
    const auto reading = readVectors(pathOf("v.npy"), settings, Numbered(10), vectors, {}, progress);
    QVERIFY(reading.has_value());
    QVERIFY(vectors.values == values);
    QCOMPARE(reading->file, std::string("v.npy"));
    const auto codeOf = [&](const char* name) {
        return readVectors(pathOf(name), settings, Numbered(10), vectors, {}, progress).error();
    };
    QCOMPARE(codeOf("none.npy").code, ErrorCode::FileNotFound);
    settings.ids = pathOf("none.txt");
    QCOMPARE(codeOf("v.npy").where, pathOf("none.txt").string());
    for (const VectorFileKind kind :
         {VectorFileKind::Npy, VectorFileKind::JsonLines, VectorFileKind::Float32}) {
        QVERIFY(vectorFileKindFromName(vectorFileKindName(kind)) == kind);
    }
    QVERIFY(!vectorFileKindFromName("pickle"));
}

void TstVectorReader::sinkEndsIt() {
    class Full final : public VectorSink {
      public:
        base::Result<> begin(std::size_t) override { return {}; }

        base::Result<> take(std::size_t, std::span<const float>) override {
            return base::fail(ErrorCode::FileNotWritable, "full");
        }
    } sink;

    base::NoProgress progress;
    for (const std::string& content :
         {npyOf(1, 1, std::vector<float>{1}), std::string("{\"id\":\"s0\",\"vector\":[1]}")}) {
        std::istringstream input(content);
        VectorReadingSettings settings;
        settings.inCorpusOrder = true;
        const auto reading =
            readVectorStream(input, content.size(), "v", settings, nullptr, Numbered(1), sink, {}, progress);
        QCOMPARE(reading.error().code, ErrorCode::FileNotWritable);
    }
}

void TstVectorReader::stops() {
    std::stop_source source;
    source.request_stop();
    base::NoProgress progress;
    for (const std::string& content :
         {npyOf(1, 1, std::vector<float>{1}), std::string("{\"id\":\"s0\",\"vector\":[1]}")}) {
        std::istringstream input(content);
        VectorReadingSettings settings;
        settings.inCorpusOrder = true;
        CollectedVectors vectors(1);
        const auto reading = readVectorStream(input, content.size(), "v", settings, nullptr, Numbered(1),
                                              vectors, source.get_token(), progress);
        QCOMPARE(reading.error().code, ErrorCode::Cancelled);
    }
}

ASSAY_TEST(TstVectorReader)
#include "tst_vector_reader.moc"
