#include "core/base/hash.h"
#include "core/formats/scored/scored_set_fields.h"
#include "core/formats/scored/scored_set_recognition.h"
#include "tests/core/formats/collected_set.h"
#include "tests/support/test_class.h"

#include <QTemporaryDir>
#include <QtTest>
#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>

namespace fs = std::filesystem;
using namespace assay;
using base::ErrorCode;
using base::IssueCode;
using base::Severity;
using formats::ScoredSetKind;

Q_DECLARE_METATYPE(assay::formats::ScoredSetKind)

namespace {

tests::CollectedSet read(const std::string& content, std::optional<ScoredSetKind> kind = std::nullopt) {
    return tests::collect({{"f", content}}, kind);
}

// The only issue of a set; an issue without a file when there are more or none.
base::Issue onlyIssue(const tests::CollectedSet& set) {
    if (set.issues.issues().size() != 1) {
        qWarning("%s", tests::toJson(set).dump(1).c_str());
        return {};
    }
    return set.issues.issues().front();
}

base::Issue issue(Severity severity, IssueCode code, std::int64_t line, std::string field, std::string value,
                  std::string expected = {}) {
    return {severity, code, "f", line, std::move(field), std::move(value), std::move(expected)};
}

fs::path write(const QTemporaryDir& folder, const char* name, const std::string& content) {
    const fs::path path = fs::path(folder.path().toStdString()) / name;
    std::ofstream(path, std::ios::binary) << content;
    return path;
}

class CountingSink final : public formats::ScoredSampleSink {
  public:
    base::Result<> takeSamples(std::span<model::ScoredSample> samples) override {
        ++batches;
        largest = std::max(largest, samples.size());
        taken += samples.size();
        if (afterBatch) {
            return afterBatch();
        }
        return {};
    }

    base::Result<> takeRejected(std::span<formats::RejectedRecord> records) override {
        rejected += records.size();
        return {};
    }

    std::function<base::Result<>()> afterBatch;
    std::size_t batches = 0;
    std::size_t largest = 0;
    std::size_t taken = 0;
    std::size_t rejected = 0;
};

class RecordingProgress final : public base::ProgressSink {
  public:
    void report(base::Stage stage, std::int64_t done, std::int64_t total) override {
        rising = rising && stage == base::Stage::Reading && done >= last && done <= total;
        last = done;
        lastTotal = total;
    }

    bool rising = true;
    std::int64_t last = 0;
    std::int64_t lastTotal = 0;
};

std::string manyLines(int count) {
    std::string text;
    for (int i = 0; i < count; ++i) {
        text += R"({"label":"accurate","fhri":0.5})"
                "\n";
    }
    return text;
}

} // namespace

class ScoredSetReaderTest : public QObject {
    Q_OBJECT

  private slots:
    void kindNames();
    void recognition_data();
    void recognition();
    void recognitionOfOther_data();
    void recognitionOfOther();
    void fileErrors();
    void filesAndHashes();
    void headerWithoutWhatIsNeeded();
    void nothingUsable();
    void emptyInputs_data();
    void emptyInputs();
    void oneTooLongRecord_data();
    void oneTooLongRecord();
    void manyIssuesAreCounted();
    void cancelled();
    void sinkFailure();
    void batchesAndProgress();
    void depth();
};

void ScoredSetReaderTest::kindNames() {
    for (const auto kind : {ScoredSetKind::Json, ScoredSetKind::JsonLines, ScoredSetKind::Csv}) {
        QCOMPARE(formats::scoredSetKindFromName(formats::scoredSetKindName(kind)), std::optional(kind));
    }
    QVERIFY(!formats::scoredSetKindFromName("fhri"));
}

void ScoredSetReaderTest::recognition_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<ScoredSetKind>("kind");
    QTest::newRow("results") << QByteArray(R"({"m":1,"detailed_results":[)") << ScoredSetKind::Json;
    QTest::newRow("samples") << QByteArray("\xEF\xBB\xBF\r\n{\n\"samples\" : [ ]}") << ScoredSetKind::Json;
    QTest::newRow("array") << QByteArray(R"([{"x":1},{"true_label":"a")") << ScoredSetKind::Json;
    QTest::newRow("nested array") << QByteArray(R"([[[{"label":"a"}]]])") << ScoredSetKind::Json;
    QTest::newRow("one line") << QByteArray(R"({"label":"accurate","fhri":1})") << ScoredSetKind::JsonLines;
    QTest::newRow("one long line, cut")
        << QByteArray(R"({"label":"accurate","question":"abc)") << ScoredSetKind::JsonLines;
    QTest::newRow("lines, first damaged")
        << QByteArray("{\"fhri\":\n{\"label\":\"accurate\"}\n{\"label\":1}\n") << ScoredSetKind::JsonLines;
    QTest::newRow("lines, first without label")
        << QByteArray("{\"fhri\":1}\r\n\r\n{\"label\":\"accurate\"}\r\n") << ScoredSetKind::JsonLines;
    QTest::newRow("lines with samples of their own")
        << QByteArray("{\"samples\":[1],\"label\":\"accurate\"}\n") << ScoredSetKind::JsonLines;
    QTest::newRow("csv") << QByteArray("fhri,label\n") << ScoredSetKind::Csv;
    QTest::newRow("csv, case and blanks") << QByteArray("ID\t LABEL \tN_OR_D") << ScoredSetKind::Csv;
    QTest::newRow("csv without score") << QByteArray("label;question\n") << ScoredSetKind::Csv;
    QTest::newRow("csv without label") << QByteArray("id,fhri\n") << ScoredSetKind::Csv;
}

void ScoredSetReaderTest::recognition() {
    QFETCH(QByteArray, content);
    QFETCH(ScoredSetKind, kind);
    const auto found = formats::recogniseScoredSetText(content.toStdString());
    QVERIFY2(found.has_value(), found ? "" : found.error().detail.c_str());
    QCOMPARE(*found, kind);
}

void ScoredSetReaderTest::recognitionOfOther_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("detail");
    QTest::newRow("nothing") << QByteArray() << "empty";
    QTest::newRow("blank") << QByteArray("\xEF\xBB\xBF \n") << "empty";
    QTest::newRow("UTF-16") << QByteArray("\xFF\xFE{\0", 4) << "UTF-16";
    QTest::newRow("UTF-16, big-endian") << QByteArray("\xFE\xFF\0{", 4) << "UTF-16";
    QTest::newRow("UTF-32") << QByteArray("\xFF\xFE\0\0", 4) << "UTF-32";
    QTest::newRow("binary") << QByteArray("SQLite\0", 7) << "NUL bytes";
    QTest::newRow("other object") << QByteArray(R"({"questions":[{"label":"accurate"}],"b":1})")
                                  << "questions, b";
    QTest::newRow("list key without a list")
        << QByteArray(R"({"samples":100,"x":{"samples":[1]}})") << "samples, x";
    QTest::newRow("pretty object of other things")
        << QByteArray("{\"items\":[\n{\"label\":\"accurate\"}\n]}\n") << "items";
    QTest::newRow("one pretty record") << QByteArray("{\n\"label\":\"accurate\"\n}\n") << "label";
    QTest::newRow("array without labels") << QByteArray(R"([{"a":{"label":1}},{"b":2}])") << "a, b";
    QTest::newRow("empty array") << QByteArray("[]") << "[";
    QTest::newRow("text") << QByteArray("Dear Sir,\nhello") << "Dear Sir,";
    QTest::newRow("other csv") << QByteArray("question,answer\n") << "question,answer";
}

void ScoredSetReaderTest::recognitionOfOther() {
    QFETCH(QByteArray, content);
    QFETCH(QString, detail);
    const auto found = formats::recogniseScoredSetText(content.toStdString());
    QVERIFY(!found);
    QCOMPARE(found.error().code, ErrorCode::UnknownFormat);
    QCOMPARE(QString::fromStdString(found.error().detail), detail);
}

void ScoredSetReaderTest::fileErrors() {
    const QTemporaryDir folder;
    const fs::path missing = fs::path(folder.path().toStdString()) / "missing.json";
    QCOMPARE(formats::recogniseScoredSet(missing).error().code, ErrorCode::FileNotFound);
    QCOMPARE(formats::recogniseScoredSet(missing.parent_path()).error().code, ErrorCode::FileNotReadable);

    CountingSink sink;
    base::NoProgress progress;
    const fs::path good = write(folder, "good.jsonl", manyLines(3));
    const fs::path other = write(folder, "other.json", std::string("\xFE\xFF\0{", 4));
    const auto fails = [&](const fs::path& path, std::optional<ScoredSetKind> kind) {
        const std::vector<fs::path> files{good, path};
        return formats::readScoredSet(files, kind, sink, {}, progress).error();
    };
    QCOMPARE(fails(missing, std::nullopt).code, ErrorCode::FileNotFound);
    QCOMPARE(fails(missing, std::nullopt).where, missing.string());
    QCOMPARE(fails(other, std::nullopt).code, ErrorCode::UnknownFormat);
    QCOMPARE(fails(other, ScoredSetKind::JsonLines).detail, std::string("UTF-16"));
    QCOMPARE(fails(other, std::nullopt).where, other.string());
}

void ScoredSetReaderTest::filesAndHashes() {
    const QTemporaryDir folder;
    const std::string lines = manyLines(2) + "{\"label\":\"x\",\"fhri\":0.5}\n";
    const std::string csv = "\xEF\xBB\xBFlabel,fhri\r\naccurate,0.25\r\n";
    const std::vector<fs::path> files{write(folder, "a.txt", lines), write(folder, "b.txt", csv)};
    CountingSink sink;
    base::NoProgress progress;
    const auto reading = formats::readScoredSet(files, std::nullopt, sink, {}, progress);
    QVERIFY(reading.has_value());
    QCOMPARE(reading->files.size(), 2U);
    QCOMPARE(reading->files[0].name, std::string("a.txt"));
    QCOMPARE(reading->files[0].kind, ScoredSetKind::JsonLines);
    QCOMPARE(reading->files[0].sha256, base::sha256(lines));
    QCOMPARE(reading->files[0].bytes, static_cast<std::int64_t>(lines.size()));
    QCOMPARE(reading->files[0].records, 2);
    QCOMPARE(reading->files[0].rejected, 1);
    QCOMPARE(reading->files[1].kind, ScoredSetKind::Csv);
    QCOMPARE(reading->files[1].sha256, base::sha256(csv));
    QCOMPARE(reading->records, 3);
    QCOMPARE(reading->rejected, 1);
    QCOMPARE(sink.taken, 3U);
    QCOMPARE(sink.rejected, 1U);
    QCOMPARE(reading->issues.issues().at(0).file, files[0].string());
}

void ScoredSetReaderTest::headerWithoutWhatIsNeeded() {
    const auto noLabel = read("id,fhri\n1,0.5\n");
    QCOMPARE(noLabel.error.code, ErrorCode::InputNotUsable);
    QCOMPARE(noLabel.error.detail, std::string("label"));
    QCOMPARE(noLabel.error.where, std::string("f"));
    const auto noScore = read("label,nli\naccurate,0.5\n");
    QCOMPARE(noScore.error.code, ErrorCode::InputNotUsable);
    QCOMPARE(noScore.error.detail, std::string("fhri"));
    QVERIFY(read("label,E\naccurate,0.5\n").reading.has_value());
}

void ScoredSetReaderTest::nothingUsable() {
    const auto set = read("label,fhri\nx,0.5\ny,0.5\n");
    QVERIFY(!set.reading);
    QCOMPARE(set.error.code, ErrorCode::InputNotUsable);
    QCOMPARE(set.error.detail, std::string("0 of 2 records"));
    QCOMPARE(set.issues.count(IssueCode::UnknownLabel), 2);
    QCOMPARE(set.rejected.size(), 2U);
}

void ScoredSetReaderTest::emptyInputs_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("no byte") << QByteArray();
    QTest::newRow("blank") << QByteArray("\xEF\xBB\xBF\r\n  ");
    QTest::newRow("empty list") << QByteArray(R"({"detailed_results": []})");
    QTest::newRow("only a header") << QByteArray("label,fhri\n");
}

void ScoredSetReaderTest::emptyInputs() {
    QFETCH(QByteArray, content);
    const auto alone = read(content.toStdString());
    QCOMPARE(alone.error.code, ErrorCode::InputNotUsable);
    QCOMPARE(onlyIssue(alone), issue(Severity::Warning, IssueCode::EmptyInput, 0, "", ""));
    const auto set = tests::collect({{"g", manyLines(1)}, {"f", content.toStdString()}});
    QVERIFY(set.reading.has_value());
    QCOMPARE(onlyIssue(set), issue(Severity::Warning, IssueCode::EmptyInput, 0, "", ""));
}

void ScoredSetReaderTest::oneTooLongRecord_data() {
    QTest::addColumn<QByteArray>("content");
    const QByteArray filler(500, 'x');
    const QByteArray a = R"({"label":"accurate","fhri":0.1})";
    const QByteArray b = R"({"label":"accurate","fhri":0.2})";
    QTest::newRow("json") << "[" + a + ",\n{\"label\":\"accurate\",\"q\":\"" + filler + "\"},\n" + b + "]";
    QTest::newRow("json, never closed")
        << "[" + a + ",\n{\"label\":\"accurate\",\"q\":[\"" + filler + "\",\n" + b + "]";
    QTest::newRow("jsonl") << a + "\n{\"label\":\"accurate\",\"q\":\"" + filler + "\"}\n" + b + "\n";
    QTest::newRow("csv") << "label,fhri\naccurate,0.1\n\"" + filler + "\",0.2\naccurate,0.2\n";
    QTest::newRow("csv, quote never closed")
        << "label,fhri\naccurate,0.1\n\"accurate,0.2\n" + filler + "\naccurate,0.2\n";
}

void ScoredSetReaderTest::oneTooLongRecord() {
    QFETCH(QByteArray, content);
    formats::ScoredSetLimits limits;
    limits.recordBytes = 300;
    const bool neverClosed = QByteArray(QTest::currentDataTag()) == "json, never closed";
    std::string first;
    for (const std::size_t blockBytes : {1U, 10U, 299U, 300U, 301U, 5000U}) {
        limits.blockBytes = blockBytes;
        const auto set = tests::collect({{"f", content.toStdString()}}, std::nullopt, limits);
        QCOMPARE(set.samples.size(), neverClosed ? 1U : 2U);
        QCOMPARE(set.rejected.size(), 1U);
        QCOMPARE(set.rejected[0].line, content.startsWith("label") ? 3 : 2);
        QCOMPARE(onlyIssue(set).code, IssueCode::MalformedRecord);
        QVERIFY(onlyIssue(set).value.size() <= base::kIssueValueLength);
        const std::string dump = tests::toJson(set).dump();
        first = first.empty() ? dump : first;
        QCOMPARE(dump, first);
    }
}

void ScoredSetReaderTest::manyIssuesAreCounted() {
    std::string text = "label,fhri\naccurate,1\n";
    for (int i = 0; i < 12'000; ++i) {
        text += "accurate,2\n";
    }
    const auto set = read(text);
    QCOMPARE(set.issues.count(IssueCode::OutOfRange), 12'000);
    QCOMPARE(set.issues.issues().size(), 10'000U);
    QCOMPARE(set.rejected.size(), 12'000U);
    QCOMPARE(set.rejected.back().line, 12'002);
}

void ScoredSetReaderTest::cancelled() {
    const QTemporaryDir folder;
    const std::vector<fs::path> files{write(folder, "a.jsonl", manyLines(20'000))};
    base::NoProgress progress;
    std::stop_source stop;
    CountingSink sink;
    sink.afterBatch = [&stop] {
        stop.request_stop();
        return base::Result<>();
    };
    const auto midway = formats::readScoredSet(files, std::nullopt, sink, stop.get_token(), progress);
    QCOMPARE(midway.error().code, ErrorCode::Cancelled);
    QCOMPARE(sink.batches, 1U);
    CountingSink untouched;
    const auto before = formats::readScoredSet(files, std::nullopt, untouched, stop.get_token(), progress);
    QCOMPARE(before.error().code, ErrorCode::Cancelled);
    QCOMPARE(untouched.batches, 0U);
}

void ScoredSetReaderTest::sinkFailure() {
    const QTemporaryDir folder;
    const std::vector<fs::path> files{write(folder, "a.jsonl", manyLines(20'000))};
    base::NoProgress progress;
    CountingSink sink;
    sink.afterBatch = [] { return base::fail(ErrorCode::StorageFailure, "disk full"); };
    const auto reading = formats::readScoredSet(files, std::nullopt, sink, {}, progress);
    QCOMPARE(reading.error().code, ErrorCode::StorageFailure);
    QCOMPARE(reading.error().detail, std::string("disk full"));
    QCOMPARE(sink.batches, 1U);
}

void ScoredSetReaderTest::batchesAndProgress() {
    const QTemporaryDir folder;
    const std::string text = manyLines(50'000);
    const std::vector<fs::path> files{write(folder, "a.jsonl", text), write(folder, "b.jsonl", text)};
    RecordingProgress progress;
    CountingSink sink;
    const auto reading = formats::readScoredSet(files, std::nullopt, sink, {}, progress);
    QVERIFY(reading.has_value());
    QCOMPARE(sink.taken, 100'000U);
    QCOMPARE(sink.largest, 4096U);
    QVERIFY(progress.rising);
    QCOMPARE(progress.last, static_cast<std::int64_t>(2 * text.size()));
    QCOMPARE(progress.lastTotal, progress.last);
}

void ScoredSetReaderTest::depth() {
    const std::string deep(100'000, '[');
    const auto set =
        read("[{\"label\":\"accurate\",\"fhri\":0.5},\n{\"label\":\"accurate\",\"fhri\":0.5,\"x\":" + deep +
             std::string(100'000, ']') + "},\n{\"label\":\"accurate\",\"fhri\":0.25}]");
    QCOMPARE(set.samples.size(), 2U);
    QCOMPARE(onlyIssue(set).code, IssueCode::MalformedRecord);
    QCOMPARE(onlyIssue(set).line, 2);
    const auto lines = read("{\"label\":\"accurate\",\"fhri\":0.5}\n{\"label\":" + deep + "\n");
    QCOMPARE(lines.samples.size(), 1U);
}

ASSAY_TEST(ScoredSetReaderTest)
#include "tst_scored_set_reader.moc"
