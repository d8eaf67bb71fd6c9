// What must come of whole files: of every folder of tests/golden/scored_sets, which holds the files of one
// set and expected.json, and of the real files, counted independently of the reader.
#include "tests/core/formats/collected_set.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

namespace fs = std::filesystem;
using namespace assay;
using base::IssueCode;

namespace {

std::string contentOf(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<tests::NamedText> inputsOf(const fs::path& folder) {
    std::vector<tests::NamedText> inputs;
    for (const auto& entry : fs::directory_iterator(folder)) {
        if (entry.path().filename() != "expected.json") {
            inputs.push_back({entry.path().filename().string(), contentOf(entry.path())});
        }
    }
    std::ranges::sort(inputs, {}, &tests::NamedText::name);
    return inputs;
}

std::array<int, 3> labelsOf(const tests::CollectedSet& set) {
    std::array<int, 3> counts{};
    for (const model::ScoredSample& sample : set.samples) {
        ++counts[model::indexOf(sample.label)];
    }
    return counts;
}

} // namespace

class ScoredSetFilesTest : public QObject {
    Q_OBJECT

  private slots:
    void golden_data();
    void golden();
    void realSweeps();
    void realFreeTextLabels();
    void realFixedLabels();
    void realDataSet();
};

void ScoredSetFilesTest::golden_data() {
    QTest::addColumn<QString>("folder");
    int folders = 0;
    for (const auto& entry : fs::directory_iterator(fs::path(ASSAY_GOLDEN_DIR) / "scored_sets")) {
        if (entry.is_directory()) {
            QTest::newRow(entry.path().filename().string().c_str())
                << QString::fromStdString(entry.path().string());
            ++folders;
        }
    }
    QVERIFY(folders >= 7);
}

void ScoredSetFilesTest::golden() {
    QFETCH(QString, folder);
    const fs::path path = folder.toStdString();
    const std::vector<tests::NamedText> inputs = inputsOf(path);
    QVERIFY(!inputs.empty());
    const std::string found = tests::toJson(tests::collect(inputs)).dump(1) + "\n";
    // ASSAY_UPDATE_GOLDEN=1 writes what was found; look at every changed line before it is kept.
    if (std::getenv("ASSAY_UPDATE_GOLDEN") != nullptr) {
        std::ofstream(path / "expected.json", std::ios::binary) << found;
    }
    const std::string expected = contentOf(path / "expected.json");
    QCOMPARE(QString::fromStdString(found), QString::fromStdString(expected));

    for (const std::size_t blockBytes : {1U, 2U, 3U, 7U, 64U, 1000U}) {
        formats::ScoredSetLimits limits;
        limits.blockBytes = blockBytes;
        const std::string inBlocks =
            tests::toJson(tests::collect(inputs, std::nullopt, limits)).dump(1) + "\n";
        QCOMPARE(QString::fromStdString(inBlocks), QString::fromStdString(expected));
    }
}

void ScoredSetFilesTest::realSweeps() {
    ASSAY_REQUIRE_SHARED_DATA(data);
    std::vector<tests::NamedText> inputs;
    for (const auto& entry : fs::directory_iterator(data / "fhri" / "sweeps")) {
        inputs.push_back({entry.path().filename().string(), contentOf(entry.path())});
    }
    std::ranges::sort(inputs, {}, &tests::NamedText::name);
    QCOMPARE(inputs.size(), 10U);
    const auto set = tests::collect(inputs);
    QVERIFY(set.reading.has_value());
    QCOMPARE(set.reading->records, 10'000);
    QCOMPARE(set.reading->rejected, 0);
    QCOMPARE(set.reading->unscored, 0);
    QCOMPARE(labelsOf(set), (std::array<int, 3>{6000, 2000, 2000}));
    // With the sources' own weights: directional 400, intraday 400, numeric_kpi 331, fundamentals 200.
    QCOMPARE(set.issues.count(IssueCode::StoredFhriDiffers), 1331);
    // The stored predictions are perfect in every scenario, and the scores overlap in every one.
    QCOMPARE(set.issues.count(IssueCode::LeakedPredictions), 10);
    QCOMPARE(set.issues.total(), 1341);
    for (const formats::ScoredFile& file : set.reading->files) {
        QCOMPARE(file.records, 1000);
        const auto metadata = nlohmann::json::parse(file.metadata);
        QCOMPARE(metadata.at("evaluation_metadata").at("total_samples").get<int>(), 1000);
    }
}

void ScoredSetFilesTest::realFreeTextLabels() {
    ASSAY_REQUIRE_SHARED_DATA(data);
    const std::string content = contentOf(data / "fhri" / "eval_100_samples.json");
    const auto set = tests::collect({{"f", content}});
    QVERIFY(set.reading.has_value());
    QCOMPARE(set.reading->records, 51);
    QCOMPARE(set.reading->rejected, 49);
    QCOMPARE(labelsOf(set), (std::array<int, 3>{41, 0, 10}));
    // The lines on which a label is no label, found by looking at the lines of the file alone.
    std::vector<std::int64_t> lines;
    std::int64_t line = 0;
    for (std::size_t begin = 0; begin < content.size(); ++line) {
        const std::size_t end = std::min(content.find('\n', begin), content.size());
        const std::string text = content.substr(begin, end - begin);
        if (text.find("\"true_label\": ") != std::string::npos &&
            text.find("\"accurate\"") == std::string::npos &&
            text.find("\"contradiction\"") == std::string::npos) {
            lines.push_back(line + 1);
        }
        begin = end + 1;
    }
    QCOMPARE(lines.size(), 49U);
    std::vector<std::int64_t> reported;
    for (const base::Issue& issue : set.issues.issues()) {
        if (issue.code == IssueCode::UnknownLabel) {
            QCOMPARE(issue.field, std::string("true_label"));
            reported.push_back(issue.line);
        }
    }
    QCOMPARE(reported, lines);
    for (const formats::RejectedRecord& record : set.rejected) {
        QVERIFY(nlohmann::json::accept(record.text));
    }
}

void ScoredSetFilesTest::realFixedLabels() {
    ASSAY_REQUIRE_SHARED_DATA(data);
    const auto set = tests::collect({{"f", contentOf(data / "fhri" / "eval_100_samples_fixed.json")}});
    QVERIFY(set.reading.has_value());
    QCOMPARE(set.reading->records, 100);
    QCOMPARE(set.reading->rejected, 0);
    QCOMPARE(labelsOf(set), (std::array<int, 3>{57, 26, 17}));
    std::set<double> scores;
    for (const model::ScoredSample& sample : set.samples) {
        scores.insert(sample.fhri.value());
    }
    QCOMPARE(scores.size(), 74U);
}

void ScoredSetFilesTest::realDataSet() {
    ASSAY_REQUIRE_SHARED_DATA(data);
    const auto set = tests::collect({{"f", contentOf(data / "fhri" / "evaluation_dataset.json")}});
    QVERIFY(set.reading.has_value());
    QCOMPARE(set.reading->records, 100);
    QCOMPARE(set.reading->unscored, 100);
    QCOMPARE(set.issues.count(IssueCode::MissingScore), 100);
    QCOMPARE(set.issues.total(), 100); // every pair is whole and in order
    QCOMPARE(labelsOf(set), (std::array<int, 3>{57, 26, 17}));
    const auto paired = std::ranges::count_if(
        set.samples, [](const model::ScoredSample& sample) { return !sample.pairId.empty(); });
    QCOMPARE(paired, 34);
    QCOMPARE(set.samples.front().scenario, std::string("advice"));
    const auto extra = nlohmann::json::parse(set.samples.front().extra);
    QCOMPARE(extra.at("fhri_spec").at("risk_tier").get<std::string>(), std::string("high"));
}

ASSAY_TEST(ScoredSetFilesTest)
#include "tst_scored_set_files.moc"
