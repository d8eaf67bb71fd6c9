// Filings cut against 2,309 boundaries labelled by hand (tests/golden/sentences). Skipped without the
// filings; 1,309 of them lie in filings that a folder edgar_filings_more beside the others, or the one that
// ASSAY_MORE_FILINGS names, may hold.
#include "core/base/hash.h"
#include "core/text/sentence_split.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

using namespace assay;
using text::TextPiece;

namespace {

using GoldenRow = std::map<std::string, std::string>;

std::vector<std::string> cellsOf(const std::string& line) {
    std::vector<std::string> cells;
    std::stringstream stream(line + ",");
    for (std::string cell; std::getline(stream, cell, ',');) {
        cells.push_back(cell);
    }
    return cells;
}

std::vector<GoldenRow> goldenRows(const std::string& name) {
    std::ifstream file(std::string(ASSAY_GOLDEN_DIR) + "/sentences/" + name);
    std::string line;
    std::getline(file, line);
    const std::vector<std::string> keys = cellsOf(line);
    std::vector<GoldenRow> rows;
    while (std::getline(file, line)) {
        const std::vector<std::string> cells = cellsOf(line);
        GoldenRow row;
        for (std::size_t i = 0; i < keys.size() && i < cells.size(); ++i) {
            row[keys[i]] = cells[i];
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

// An item's text with the piece of every byte; -1: white space between two.
struct CutItem {
    std::string said;
    std::vector<TextPiece> pieces;
    std::vector<int> owner;

    explicit CutItem(std::string text)
        : said(std::move(text))
        , pieces(text::splitFiling(said))
        , owner(said.size(), -1) {
        for (std::size_t i = 0; i < pieces.size(); ++i) { // a piece in a gap follows the one around it
            std::fill(owner.begin() + static_cast<std::ptrdiff_t>(pieces[i].begin),
                      owner.begin() + static_cast<std::ptrdiff_t>(pieces[i].end), static_cast<int>(i));
        }
    }

    [[nodiscard]] int before(std::size_t at) const {
        do {
            --at;
        } while (at > 0 && std::isspace(static_cast<unsigned char>(said[at])) != 0);
        return owner[at];
    }

    [[nodiscard]] int behind(std::size_t at) const {
        while (at < said.size() && std::isspace(static_cast<unsigned char>(said[at])) != 0) {
            ++at;
        }
        return at < said.size() ? owner[at] : -1;
    }

    [[nodiscard]] model::SentenceKind kind(int piece) const {
        return pieces[static_cast<std::size_t>(piece)].kind;
    }
};

struct Tally {
    int judged = 0; // boundaries beside prose
    int wrong = 0;
    int asProse = 0; // sides that were cut as prose …
    int tableAsProse = 0;
    int prose = 0; // … and sides that are
    int lost = 0;
    std::string errors;
};

void countKind(const CutItem& item, int piece, const std::string& is, Tally& tally) {
    const bool isProse = piece >= 0 && item.kind(piece) == model::SentenceKind::Prose;
    tally.asProse += isProse;
    tally.tableAsProse += isProse && is == "table";
    tally.prose += is == "prose";
    tally.lost += is == "prose" && !isProse;
}

void judge(const CutItem& item, const GoldenRow& row, Tally& tally) {
    const auto at = static_cast<std::size_t>(std::stoul(row.at("byte")));
    const int before = item.before(at);
    const int behind = item.behind(at);
    const std::string& boundary = row.at("boundary");
    const bool besideProse = row.at("before") == "prose" || row.at("behind") == "prose";
    bool isRight = before == behind;
    if (boundary == "cut") {
        isRight = !isRight;
    } else if (boundary == "joins") {
        const int joined = item.owner[std::stoul(row.at("joins"))];
        isRight = joined == (row.at("before") == "prose" ? before : behind);
    }
    if (besideProse || (boundary == "none" && row.at("before") == "either")) {
        ++tally.judged;
        tally.wrong += isRight ? 0 : 1;
        tally.errors += isRight ? "" : row.at("file") + " " + row.at("item") + " " + row.at("byte") + "\n";
    }
    countKind(item, before, row.at("before"), tally);
    if (boundary != "none") {
        countKind(item, behind, row.at("behind"), tally);
    }
}

// Two halves, each against what is asked of it.
void judgeAll(const std::filesystem::path& folder, const std::vector<GoldenRow>& files,
              const std::vector<GoldenRow>& rows) {
    std::map<std::string, nlohmann::json> filings;
    for (const GoldenRow& file : files) {
        const std::filesystem::path path = folder / file.at("file");
        const auto hash = base::sha256OfFile(path);
        if (!hash || *hash != file.at("sha256")) {
            QSKIP(("not the filing that was labelled: " + path.string()).c_str());
        }
        std::ifstream stream(path);
        filings[file.at("file")] = nlohmann::json::parse(stream, nullptr, false);
    }
    std::map<std::string, Tally> tallies;
    std::map<std::pair<std::string, std::string>, CutItem> items;
    for (const GoldenRow& row : rows) {
        const std::pair key(row.at("file"), row.at("item"));
        auto found = items.find(key);
        if (found == items.end()) {
            const auto said = filings.at(key.first).at(key.second).get<std::string>();
            found = items.emplace(key, CutItem(said)).first;
        }
        judge(found->second, row, tallies[row.at("half")]);
    }
    QCOMPARE(tallies.size(), std::size_t(2));
    for (const auto& [half, tally] : tallies) {
        qInfo("%s: %d of %d boundaries wrong; table text %d of %d as prose; prose lost %d of %d",
              half.c_str(), tally.wrong, tally.judged, tally.tableAsProse, tally.asProse, tally.lost,
              tally.prose);
        QVERIFY2(100 * tally.wrong < tally.judged, tally.errors.c_str());       // under 1 %
        QVERIFY2(1'000 * tally.tableAsProse < 3 * tally.asProse, half.c_str()); // under 0.3 %
        QVERIFY2(tally.lost == 0 && tally.judged > 350 && tally.prose > 500, half.c_str());
    }
}

} // namespace

class TestSentenceGolden : public QObject {
    Q_OBJECT

  private slots:
    void labelsAreWhole();
    void boundaries();
    void boundariesOfMoreFilings();
};

void TestSentenceGolden::labelsAreWhole() {
    const std::vector<GoldenRow> rows = goldenRows("boundaries.csv");
    QCOMPARE(rows.size(), std::size_t(1'000));
    std::map<std::string, int> files;
    for (const GoldenRow& row : rows) {
        ++files[row.at("file")];
        QCOMPARE(row.at("boundary") == "joins", !row.at("joins").empty());
    }
    for (const GoldenRow& row : goldenRows("more_boundaries.csv")) {
        ++files[row.at("file")];
        QCOMPARE(row.at("boundary") == "joins", !row.at("joins").empty());
        QVERIFY(row.at("half") == "first" || row.at("half") == "second");
    }
    for (const GoldenRow& file : goldenRows("more_files.csv")) {
        QVERIFY(file.at("sha256").size() == 64 && files.contains(file.at("file")));
    }
    for (const GoldenRow& file : goldenRows("files.csv")) {
        QVERIFY(file.at("sha256").size() == 64 && files.contains(file.at("file")));
    }
}

void TestSentenceGolden::boundaries() {
    ASSAY_REQUIRE_SHARED_DATA(data);
    const std::vector<GoldenRow> files = goldenRows("files.csv");
    std::map<std::string, std::string> halves;
    for (const GoldenRow& file : files) {
        halves[file.at("file")] = file.at("half");
    }
    std::vector<GoldenRow> rows = goldenRows("boundaries.csv");
    for (GoldenRow& row : rows) {
        row["half"] = halves.at(row.at("file"));
    }
    judgeAll(data / "edgar_filings", files, rows);
}

void TestSentenceGolden::boundariesOfMoreFilings() {
    ASSAY_REQUIRE_SHARED_DATA(data);
    const char* const named = std::getenv("ASSAY_MORE_FILINGS");
    const std::filesystem::path folder =
        named != nullptr ? std::filesystem::path(named) : data / "edgar_filings_more";
    judgeAll(folder, goldenRows("more_files.csv"), goldenRows("more_boundaries.csv"));
}

ASSAY_TEST(TestSentenceGolden)
#include "tst_sentence_golden.moc"
