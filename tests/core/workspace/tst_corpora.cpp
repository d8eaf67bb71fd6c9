#include "core/workspace/corpora/corpora.h"
#include "core/workspace/corpora/sentence_search.h"
#include "core/workspace/schema/cursor.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_class.h"

#include <QtCore/QElapsedTimer>
#include <QtTest/QtTest>
#include <SQLiteCpp/Database.h>

#include <algorithm>
#include <random>
#include <string>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;
namespace fs = std::filesystem;

namespace {

std::string line(int cik, int year, const std::string& section, int position, const std::string& text,
                 const std::string& more = "") {
    return R"({"cik_int":)" + std::to_string(cik) + R"(,"name":"Company )" + std::to_string(cik) +
           R"(","report_year":)" + std::to_string(year) + R"(,"section_name":")" + section +
           R"(","sentence_pos":)" + std::to_string(position) + R"(,"sentenceID":")" + std::to_string(cik) +
           "_10-K_" + std::to_string(year) + "_section_" + section + "_" + std::to_string(position) +
           R"(","text":")" + text + "\"" + more + "}\n";
}

std::string words(std::mt19937& random, int count) {
    std::string text;
    for (int i = 0; i < count; ++i) {
        text += (i == 0 ? "W" : " w") + std::to_string(random() % 5'000);
    }
    return text + ".";
}

} // namespace

class TstCorpora : public QObject {
    Q_OBJECT

  private:
    StoreFolder m_folder;
    base::NoProgress m_progress;

    std::unique_ptr<Workspace> workspace(const std::string& name) {
        auto made = Workspace::create(m_folder.path(name));
        return made ? std::move(*made) : nullptr;
    }

    base::Result<CorpusImport> import(Workspace& workspace, const std::vector<fs::path>& files,
                                      const std::string& name, std::stop_token stop = {}) {
        return importCorpus(workspace, files, {name, std::nullopt, "Ada"}, std::move(stop), m_progress);
    }

    std::string finding(const fs::path& path) {
        const auto findings = checkWorkspace(path, {}, m_progress);
        return !findings ? explanation(findings) : findings->empty() ? "" : findings->front().detail;
    }

  private slots:
    void orderAndReading();
    void spellingsOfACompany();
    void twoFilingsOfAYear();
    void searching();
    void fields();
    void wholeOrNotAtAll();
    void removal();
    void damageIsFound();
    void foreignJson();
    void manySentences();
    void realFilings();
};

void TstCorpora::orderAndReading() {
    const auto space = workspace("order.assay");
    QVERIFY(space);
    const auto file = m_folder.write(
        "a.jsonl", line(9, 2018, "10", 0, "nine ten") + line(9, 2018, "1A", 10, "p10") +
                       line(9, 2018, "1A", 2, "p2") + line(9, 2018, "1", 0, "one") +
                       line(10, 2017, "7", 0, "later company") + line(9, 2017, "7", 5, "earlier year"));
    const auto done = import(*space, {file}, "c");
    ASSAY_VERIFY_OK(done);
    QCOMPARE(done->corpus.sentences, std::int64_t{6});
    const auto reader = space->reader();
    ASSAY_VERIFY_OK(reader);
    const auto all = sentencesFrom(*reader, done->corpus.id, 0, 100);
    ASSAY_VERIFY_OK(all);
    std::vector<std::string> texts;
    for (const StoredSentence& stored : *all) {
        QCOMPARE(std::size_t{stored.row}, texts.size());
        texts.push_back(stored.sentence.text);
    }
    QVERIFY(
        (texts == std::vector<std::string>{"earlier year", "one", "p2", "p10", "nine ten", "later company"}));
    const auto slices = corpusSlices(*reader, done->corpus.id);
    ASSAY_VERIFY_OK(slices);
    QCOMPARE(slices->size(), std::size_t{5});
    QVERIFY((*slices)[2].section == "1A" && (*slices)[2].firstRow == 2 && (*slices)[2].sentences == 2);
    QCOMPARE((*slices)[2].bytes, std::int64_t{5});
    const auto page = sentencesFrom(*reader, done->corpus.id, 2, 2);
    ASSAY_VERIFY_OK(page);
    QVERIFY(page->size() == 2 && page->front().sentence.text == "p2");
    const auto one = sentencesOfId(*reader, 0, "9_10-K_2018_section_1A_10");
    ASSAY_VERIFY_OK(one);
    QVERIFY(one->size() == 1 && one->front().row == 3 && one->front().sentence.company == "Company 9");
    const std::vector<SentenceRow> wanted{5, 0};
    const auto some = sentencesOfRows(*reader, done->corpus.id, wanted);
    ASSAY_VERIFY_OK(some);
    QVERIFY(some->front().sentence.text == "later company");
    const std::vector<SentenceRow> none{6};
    ASSAY_COMPARE_ERROR(sentencesOfRows(*reader, done->corpus.id, none), NotFound);
    // In the order asked for, whether rows rise, fall or come twice.
    std::vector<std::string> read;
    const std::vector<SentenceRow> mixed{1, 2, 4, 0, 0, 5, 3};
    const auto take = [&](SentenceRow, std::string_view, std::string_view text) {
        read.emplace_back(text);
        return true;
    };
    ASSAY_VERIFY_OK(forEachOfRows(*reader, done->corpus.id, mixed, {}, take));
    QVERIFY((read == std::vector<std::string>{"one", "p2", "nine ten", "earlier year", "earlier year",
                                              "later company", "p10"}));
    const std::vector<SentenceRow> beyond{4, 6};
    ASSAY_COMPARE_ERROR(forEachOfRows(*reader, done->corpus.id, beyond, {}, take), NotFound);
    const std::vector<std::string> ids{"9_10-K_2017_section_7_5", "x"};
    const auto rows = rowsOfIds(*reader, done->corpus.id, ids);
    ASSAY_VERIFY_OK(rows);
    QVERIFY((*rows)[0] == SentenceRow{0} && !(*rows)[1]);
    const auto columns = loadCorpusColumns(*reader, done->corpus.id, {});
    ASSAY_VERIFY_OK(columns);
    QCOMPARE(columns->size(), std::size_t{6});
    QVERIFY(columns->position[3] == 10 && columns->year[0] == 2017 && columns->cik[5] == 10);
    QVERIFY(columns->names[columns->section[2]] == "1A" && columns->slice[3] == 2);
    QVERIFY(finding(space->path()).empty());
}

// A company with a number is that company, however its name is spelled.
void TstCorpora::spellingsOfACompany() {
    const auto space = workspace("names.assay");
    const auto named = [](int cik, int position, const std::string& name, const std::string& number) {
        std::string text = line(cik, 2018, "7", position, "text " + std::to_string(position));
        const std::string own = "\"name\":\"Company " + std::to_string(cik) + "\"";
        text.replace(text.find(own), own.size(), "\"name\":\"" + name + "\"");
        if (number.empty()) { // known by its name alone
            const std::string key = "\"cik_int\":" + std::to_string(cik) + ",";
            text.erase(text.find(key), key.size());
            const std::string id = "\"sentenceID\":\"" + std::to_string(cik) + "_10-K";
            text.replace(text.find(id), id.size(), "\"sentenceID\":\"x" + std::to_string(cik));
        }
        return text;
    };
    const auto first = m_folder.write("n1.jsonl", named(9, 3, "TYSON FOODS, INC.", "9") +
                                                      named(9, 1, "TYSON FOODS INC", "9") +
                                                      named(9, 0, "", "9") + named(5, 0, "", "5"));
    const auto second =
        m_folder.write("n2.jsonl", named(9, 2, "TYSON FOODS INC", "9") + named(5, 1, "FIVE", "5") +
                                       named(8, 0, "B", "") + named(8, 1, "A", ""));
    const auto done = import(*space, {first, second}, "c");
    ASSAY_VERIFY_OK(done);
    const auto reader = space->reader();
    const auto slices = corpusSlices(*reader, done->corpus.id);
    ASSAY_VERIFY_OK(slices);
    QCOMPARE(slices->size(), std::size_t{4});
    QVERIFY((*slices)[0].company == "FIVE" && (*slices)[0].sentences == 2);
    QVERIFY((*slices)[1].company == "TYSON FOODS, INC." && (*slices)[1].sentences == 4);
    QVERIFY((*slices)[2].company == "A" && (*slices)[3].company == "B");
    const auto all = sentencesFrom(*reader, done->corpus.id, 2, 4);
    ASSAY_VERIFY_OK(all);
    for (std::size_t i = 0; i < 4; ++i) {
        QCOMPARE((*all)[i].sentence.text, "text " + std::to_string(i));
    }
    QCOMPARE(done->issues.count(base::IssueCode::NameDiffers), std::int64_t{1});
    for (const base::Issue& issue : done->issues.issues()) {
        if (issue.code == base::IssueCode::NameDiffers) {
            QVERIFY(issue.severity == base::Severity::Warning && issue.file == first.string());
            QVERIFY(issue.value == "TYSON FOODS INC" && issue.expected == "TYSON FOODS, INC.");
        }
    }
    QVERIFY(finding(space->path()).empty());
}

// Of two filings that sentence ids cannot tell apart the first is there whole, the second not at all.
void TstCorpora::twoFilingsOfAYear() {
    const auto space = workspace("years.assay");
    const auto filing = [this](const std::string& name, const std::string& period, const std::string& text) {
        return m_folder.write(name, R"({"cik":"7","company":"LARCH","filing_type":"10-K","filing_date":"x",)"
                                    R"("period_of_report":")" +
                                        period + R"(","item_1":")" + text + "\"}");
    };
    const auto done = import(*space,
                             {filing("a.json", "2017-01-01", "We make lamps."),
                              filing("b.json", "2017-12-31", "We made lamps. They shine. They last."),
                              filing("c.json", "2018-12-30", "Lamps again.")},
                             "c");
    ASSAY_VERIFY_OK(done);
    QCOMPARE(done->corpus.sentences, std::int64_t{2});
    QCOMPARE(done->corpus.rejected, std::int64_t{1});
    QCOMPARE(done->corpus.files[1].sentences, std::int64_t{0});
    QCOMPARE(done->issues.count(base::IssueCode::FilingCollision), std::int64_t{1});
    QVERIFY(finding(space->path()).empty());
}

void TstCorpora::searching() {
    const auto space = workspace("search.assay");
    const auto file = m_folder.write(
        "s.jsonl", line(1, 2018, "7", 0, "\xC3\x98rsted sold net sales of lamps") +
                       line(1, 2018, "7", 1, "sales net of tax") + line(1, 2018, "7", 2, "Lamp OR NOT (x*"));
    const auto done = import(*space, {file}, "c");
    ASSAY_VERIFY_OK(done);
    const auto reader = space->reader();
    const auto found = [&](const char* text) {
        return searchCorpus(*reader, done->corpus.id, text, std::nullopt, 10)
            .value_or(std::vector<SentenceRow>{99});
    };
    QVERIFY((found("orsted") == std::vector<SentenceRow>{0}));
    QVERIFY((found("sales net") == std::vector<SentenceRow>{0, 1}));
    QVERIFY((found("\"net sales\"") == std::vector<SentenceRow>{0}));
    QVERIFY((found("LAM") == std::vector<SentenceRow>{0, 2}));
    QVERIFY((found("NOT (x*") == std::vector<SentenceRow>{2}));
    const auto next = searchCorpus(*reader, done->corpus.id, "lam", SentenceRow{0}, 10);
    QVERIFY(next && *next == std::vector<SentenceRow>{2});
    ASSAY_COMPARE_ERROR(searchCorpus(*reader, done->corpus.id, " \"* ", std::nullopt, 10), InvalidArgument);
}

void TstCorpora::fields() {
    const auto space = workspace("fields.assay");
    const auto file = m_folder.write("f.jsonl", line(1, 2018, "7", 0, "a", R"(,"topic":"debt")") +
                                                    line(1, 2018, "7", 1, "b", R"(,"topic":"tax","n":1)") +
                                                    line(1, 2018, "7", 2, "c", R"(,"topic":"tax")") +
                                                    line(2, 2019, "8", 0, "d"));
    const auto done = import(*space, {file}, "c");
    ASSAY_VERIFY_OK(done);
    const auto reader = space->reader();
    const auto list = corpusFields(*reader, done->corpus.id, 10, {});
    ASSAY_VERIFY_OK(list);
    QCOMPARE(list->size(), std::size_t{7});
    QVERIFY(list->back().name == "topic" && list->back().sentences == 3 && list->back().distinct == 2);
    QVERIFY((list->back().values.front() == std::pair<std::string, std::int64_t>{"tax", 2}));
    const auto column = loadCorpusField(*reader, done->corpus.id, "topic", {});
    ASSAY_VERIFY_OK(column);
    QVERIFY(column->values[column->code[1]] == "tax" && column->code[1] == column->code[2] &&
            column->code[3] == 0);
    const auto year = loadCorpusField(*reader, done->corpus.id, "year", {});
    ASSAY_VERIFY_OK(year);
    QVERIFY(year->values[year->code[3]] == "2019");
    ASSAY_COMPARE_ERROR(loadCorpusField(*reader, done->corpus.id, "nothing", {}), NotFound);
}

void TstCorpora::wholeOrNotAtAll() {
    const auto space = workspace("whole.assay");
    const auto good = m_folder.write("good.jsonl", line(1, 2018, "7", 0, "a"));
    const auto bad = m_folder.write("bad.jsonl", "nothing of all that");
    ASSAY_COMPARE_ERROR(import(*space, {good, bad}, "c"), UnknownFormat);
    std::stop_source stop;
    WatchedProgress watched([&](base::Stage stage, std::int64_t, std::int64_t) {
        if (stage == base::Stage::Publishing) {
            stop.request_stop();
        } else if (stage == base::Stage::Storing) {
            stop.request_stop();
        }
    });
    const std::vector<fs::path> files{good};
    ASSAY_COMPARE_ERROR(importCorpus(*space, files, {"c", std::nullopt, ""}, stop.get_token(), watched),
                        Cancelled);
    const auto reader = space->reader();
    QVERIFY(corpora(*reader)->empty());
    QCOMPARE(reader->database().execAndGet("SELECT count(*) FROM corpus_sentence").getInt(), 0);
    QCOMPARE(reader->database().execAndGet("SELECT count(*) FROM corpus").getInt(), 0);
    QVERIFY(!reader->database().tableExists("corpus_search_1"));
    ASSAY_VERIFY_OK(import(*space, {good}, "c"));
    ASSAY_COMPARE_ERROR(import(*space, {good}, "c"), NameTaken);
    ASSAY_COMPARE_ERROR(import(*space, {good}, ""), InvalidArgument);
    QVERIFY(finding(space->path()).empty());
}

void TstCorpora::removal() {
    const auto space = workspace("remove.assay");
    const auto file = m_folder.write("r.jsonl", line(1, 2018, "7", 0, "a") + line(1, 2018, "7", 1, "b"));
    const auto first = import(*space, {file}, "one");
    const auto second = import(*space, {file}, "two");
    ASSAY_VERIFY_OK(first);
    ASSAY_VERIFY_OK(second);
    QVERIFY(first->corpus.contentHash == second->corpus.contentHash);
    ASSAY_VERIFY_OK(renameCorpus(*space, second->corpus.id, "deux"));
    ASSAY_COMPARE_ERROR(renameCorpus(*space, second->corpus.id, "one"), NameTaken);
    ASSAY_VERIFY_OK(removeCorpus(*space, first->corpus.id, {}, m_progress));
    ASSAY_COMPARE_ERROR(removeCorpus(*space, first->corpus.id, {}, m_progress), NotFound);
    const auto reader = space->reader();
    QCOMPARE(corpora(*reader)->size(), std::size_t{1});
    ASSAY_VERIFY_OK(findCorpus(*reader, "deux"));
    QCOMPARE(reader->database().execAndGet("SELECT count(*) FROM corpus_sentence").getInt(), 2);
    QVERIFY(finding(space->path()).empty());
}

void TstCorpora::foreignJson() {
    const auto space = workspace("foreign.assay");
    QVERIFY(space);
    const auto file = m_folder.write("f.jsonl", line(9, 2018, "1", 0, "one", R"(,"desk":{"a":[1,2]})"));
    const auto done = import(*space, {file}, "c");
    ASSAY_VERIFY_OK(done);
    const auto reader = space->reader();
    ASSAY_VERIFY_OK(reader);
    SQLite::Database database(space->path().string(), SQLite::OPEN_READWRITE);
    database.exec("PRAGMA ignore_check_constraints = ON"); // as who sends such a file may have done
    for (const char* cuts : {"", "{", "5", "[5]", R"([{"section":7}])", R"([{"sentences":"many"}])",
                             R"([{"characters":1e30}])"}) {
        database.exec(std::string("UPDATE corpus_file SET cuts = '") + cuts + "'");
        const auto info = corpusInfo(*reader, done->corpus.id);
        QVERIFY2(!info, cuts);
        QCOMPARE(info.error().code, base::ErrorCode::DamagedWorkspace);
    }
    database.exec("UPDATE corpus_file SET cuts = '[]'");
    ASSAY_VERIFY_OK(corpusInfo(*reader, done->corpus.id));
    // Metadata are texts; what is nested is written as JSON, as far as that goes.
    const auto metadata = [&] {
        const auto all = sentencesFrom(*reader, done->corpus.id, 0, 10);
        return all && all->size() == 1 ? all->front().sentence.metadata
                                       : std::map<std::string, std::string>();
    };
    QCOMPARE(metadata()["desk"], std::string(R"({"a":[1,2]})"));
    database.exec(R"(UPDATE corpus_metadata SET document = '{"desk":)" + std::string(300'000, '[') +
                  std::string(300'000, ']') + "}'");
    QVERIFY(metadata().empty());
}

void TstCorpora::damageIsFound() {
    for (const char* damage :
         {"UPDATE corpus_sentence SET text = 'x'", "DELETE FROM corpus_sentence WHERE text = 'b'",
          "UPDATE corpus_sentence SET slice = 7", "UPDATE corpus_sentence SET metadata = 9",
          "UPDATE corpus_slice SET headings = 1", "UPDATE corpus SET state = 2", "DROP TABLE corpus_search_1",
          "INSERT INTO corpus_sentence VALUES (42, 'x', 0, 0, 0, 0, 'x')",
          "UPDATE corpus SET sentences = 3"}) {
        const fs::path path = m_folder.path("damage.assay");
        {
            const auto space = workspace("damage.assay");
            QVERIFY(space);
            const auto file =
                m_folder.write("d.jsonl", line(1, 2018, "7", 0, "a") + line(1, 2018, "7", 1, "b"));
            ASSAY_VERIFY_OK(import(*space, {file}, "c"));
        }
        SQLite::Database(path.string(), SQLite::OPEN_READWRITE).exec(damage);
        QVERIFY2(!finding(path).empty(), damage);
        removeWorkspaceFiles(path);
    }
}

void TstCorpora::manySentences() {
    std::mt19937 random(3);
    std::string content;
    constexpr int kCount = 30'000;
    for (int i = 0; i < kCount; ++i) {
        content += line(1 + i % 50, 2000 + i / 50 % 20, std::to_string(1 + i / 1'000 % 10), i / 1'000,
                        words(random, 22), R"(,"n":)" + std::to_string(i));
    }
    const auto file = m_folder.write("many.jsonl", content);
    const auto space = workspace("many.assay");
    QElapsedTimer timer;
    timer.start();
    const auto done = import(*space, {file}, "many");
    ASSAY_VERIFY_OK(done);
    qInfo("%lld sentences imported in %lld ms", static_cast<long long>(done->corpus.sentences),
          timer.restart());
    QVERIFY(done->corpus.sentences + done->corpus.rejected == kCount);
    const auto reader = space->reader();
    const auto columns = loadCorpusColumns(*reader, done->corpus.id, {});
    ASSAY_VERIFY_OK(columns);
    qInfo("columns loaded in %lld ms", timer.restart());
    const auto found = searchCorpus(*reader, done->corpus.id, "w17 w4", std::nullopt, 50);
    ASSAY_VERIFY_OK(found);
    qInfo("search in %lld ms", timer.restart());
    const auto page =
        sentencesFrom(*reader, done->corpus.id, static_cast<SentenceRow>(done->corpus.sentences - 60), 100);
    ASSAY_VERIFY_OK(page);
    QCOMPARE(page->size(), std::size_t{60});
    qInfo("last page in %lld us", timer.nsecsElapsed() / 1'000);
    // Each slice is one range of rows, in ascending positions.
    for (std::size_t i = 1; i < columns->size(); ++i) {
        QVERIFY(columns->slice[i] == columns->slice[i - 1] ? columns->position[i] > columns->position[i - 1]
                                                           : columns->slice[i] == columns->slice[i - 1] + 1);
    }
    timer.restart();
    ASSAY_VERIFY_OK(removeCorpus(*space, done->corpus.id, {}, m_progress));
    qInfo("removed in %lld ms", timer.elapsed());
}

void TstCorpora::realFilings() {
    ASSAY_REQUIRE_SHARED_DATA(data);
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(data / "edgar_filings")) {
        files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    const auto space = workspace("filings.assay");
    QElapsedTimer timer;
    timer.start();
    const auto done = import(*space, files, "filings");
    ASSAY_VERIFY_OK(done);
    qInfo("26 filings: %lld pieces, %lld headings, %lld of tables, in %lld ms",
          static_cast<long long>(done->corpus.sentences), static_cast<long long>(done->headings),
          static_cast<long long>(done->tableDebris), timer.elapsed());
    QCOMPARE(done->corpus.files.size(), std::size_t{26});
    QCOMPARE(done->corpus.rejected, std::int64_t{0});
    QVERIFY(!done->corpus.files.front().cuts.empty());
    const auto reader = space->reader();
    const auto list = corpusFields(*reader, done->corpus.id, 100, {});
    ASSAY_VERIFY_OK(list);
    QCOMPARE(list->front().distinct, std::int64_t{4});
    QVERIFY(finding(space->path()).empty());
}

ASSAY_TEST(TstCorpora)
#include "tst_corpora.moc"
