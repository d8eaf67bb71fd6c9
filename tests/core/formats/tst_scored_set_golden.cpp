// Every folder of tests/golden/scored_sets holds the files of one set and expected.json: what must come of
// it.
#include "tests/core/formats/collected_set.h"

#include <QtTest>
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace fs = std::filesystem;
using namespace assay;

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

} // namespace

class ScoredSetGoldenTest : public QObject {
    Q_OBJECT

  private slots:
    void sets_data();
    void sets();
};

void ScoredSetGoldenTest::sets_data() {
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

void ScoredSetGoldenTest::sets() {
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

QTEST_APPLESS_MAIN(ScoredSetGoldenTest)
#include "tst_scored_set_golden.moc"
