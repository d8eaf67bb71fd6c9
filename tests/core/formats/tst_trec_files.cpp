// TREC's judgements and runs: what is read, in which order, and what is said of what is wrong.
#include "core/base/random.h"
#include "core/formats/rankings/trec_files.h"
#include "core/metrics/ranking/judged_ranking.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <string>
#include <utility>
#include <vector>

using namespace assay;
using namespace assay::formats;

namespace {

using Grades = std::vector<std::int32_t>;

const std::string kQrels = "# judged by hand\n"
                           "q2 0 b 1\n"
                           "q1\t0   a\t2\n"
                           "\n"
                           "q1 0 b 0\n"
                           "q1 0 c -1\n";

Judgements judgementsOf(const std::string& text) {
    base::IssueList issues;
    return *Judgements::read(text, "qrels", issues);
}

struct Reading {
    base::Result<GradedRun> run;
    base::IssueList issues;
};

Reading read(const std::string& text, const Judgements& judgements, const RunOptions& options = {}) {
    Reading reading{base::fail(base::ErrorCode::Cancelled), base::IssueList()};
    reading.run = readTrecRun(text, "run", judgements, options, reading.issues, {});
    return reading;
}

std::string said(const base::IssueList& issues) {
    std::string text;
    for (const base::Issue& issue : issues.issues()) {
        text += issue.file + ":" + std::to_string(issue.line) + " " +
                std::string(base::issueCodeName(issue.code)) + " " + issue.field + " " + issue.value + "\n";
    }
    return text;
}

} // namespace

class TstTrecFiles : public QObject {
    Q_OBJECT

  private slots:
    void judgements();
    void judgementsAreRecognised();
    void aByteOrderMarkIsNobodys();
    void judgementsOfAllParts();
    void tiesInAnyOrder();
    void orderOfScoresThenDocuments();
    void scoresInEveryForm();
    void depthAndJudgedOnly();
    void queriesInPieces();
    void asOneLineAfterTheOther();
    void columnsHoweverTheyAreParted();
    void badJudgements_data();
    void badJudgements();
    void badRuns_data();
    void badRuns();
    void otherEncodings();
    void stopped();
};

void TstTrecFiles::judgements() {
    const Judgements judgements = judgementsOf(kQrels);
    QCOMPARE(judgements.queries().size(), std::size_t{2});
    QCOMPARE(judgements.queries()[0].id(), "q1");
    QCOMPARE(judgements.queries()[0].byGrade(), (std::vector<std::int64_t>{1, 0, 1}));
    QCOMPARE(judgements.queries()[0].size(), std::size_t{3});
    QCOMPARE(judgements.find("q2"), std::optional<std::size_t>(1));
    QVERIFY(!judgements.find("q3") && !judgements.find(""));
}

// An editor may have put it there: the first query keeps its name, in both files.
void TstTrecFiles::judgementsAreRecognised() {
    QVERIFY(areQrels(kQrels));
    QVERIFY(areQrels("q1 0 a 1"));
    QVERIFY(areQrels("\xEF\xBB\xBFq1 Q0 a 1\nq1 0 b")); // the last line is cut
    for (const char* const other :
         {"", "\n", "# nothing\n", "q1 0 a\n", "q1 0 a x\n", "q1 1 a 1\n", "q1 0 a 1.5\n",
          "q1 Q0 a 1 0.5 system\n", "a b c d\n", "q1 0 a 1\nand a sentence of words\n"}) {
        QVERIFY2(!areQrels(other), other);
    }
}

void TstTrecFiles::aByteOrderMarkIsNobodys() {
    static const std::string kMark = "\xEF\xBB\xBF";
    static const std::string kMarked = kMark + "q1 0 a 1\nq1 0 b 0\n";
    const Judgements judgements = judgementsOf(kMarked);
    QCOMPARE(judgements.find("q1"), std::optional<std::size_t>(0));
    static const std::string kRun = kMark + "q1 Q0 b 1 2 t\nq1 Q0 a 2 1 t\n";
    const Reading reading = read(kRun, judgements);
    QVERIFY(reading.run);
    QCOMPARE(reading.run->otherQueries, std::int64_t{0});
    QCOMPARE(reading.run->lists[0].grades, (Grades{0, 1}));
}

// More than one part of the file: what comes of it is the same as of one.
void TstTrecFiles::judgementsOfAllParts() {
    constexpr int kLines = 300'000;
    std::string text;
    for (int i = 0; i < kLines; ++i) {
        text += "query" + std::to_string(i % 3) + " 0 document" + std::to_string(i / 3) + " " +
                std::to_string(i % 5 == 0 ? 2 : 0) + "\n";
    }
    base::IssueList issues;
    const auto judgements = Judgements::read(text, "qrels", issues);
    QVERIFY(judgements && judgements->queries().size() == 3);
    for (std::size_t query = 0; query < 3; ++query) {
        const JudgedQuery& judged = judgements->queries()[query];
        QCOMPARE(judged.size(), std::size_t{kLines / 3});
        QCOMPARE(judged.byGrade()[0] + judged.byGrade()[2], std::int64_t{kLines / 3});
        for (const int place : {0, 1, 50'000, kLines / 3 - 1}) {
            const JudgedQuery::Document& document = judged.documents()[static_cast<std::size_t>(place)];
            const int line = 3 * place + static_cast<int>(query);
            QCOMPARE(document.id, "document" + std::to_string(place));
            QCOMPARE(document.grade, line % 5 == 0 ? 2 : 0);
        }
    }
    // Faults have their lines in the whole file; one that stands twice is found across parts.
    text += "query1 0 document7 1\nquery1 0 x\n";
    QVERIFY(!Judgements::read(text, "qrels", issues));
    QCOMPARE(said(issues), std::string("qrels:300002 malformed_record  query1 0 x\n"
                                       "qrels:300001 duplicate_id document document7\n"));
}

// Lists by falling score, with ties, and any other order give what sorting everything gives.
void TstTrecFiles::tiesInAnyOrder() {
    base::Random random(77);
    for (int round = 0; round < 200; ++round) {
        std::vector<std::pair<int, int>> list; // score, document
        for (int document = 0; document < 30; ++document) {
            list.emplace_back(static_cast<int>(random.below(6)), document);
        }
        if (round % 2 == 0) {
            std::ranges::stable_sort(list, std::ranges::greater(), &std::pair<int, int>::first);
        }
        std::string qrels;
        std::string run;
        const auto name = [](int document) { return std::to_string(100 + document); };
        for (const auto& [score, document] : list) {
            qrels += "q 0 " + name(document) + " " + std::to_string(document) + "\n";
            run += "q Q0 " + name(document) + " 1 " + std::to_string(score) + " t\n";
        }
        std::ranges::sort(list, std::ranges::greater());
        Grades expected;
        for (const auto& [score, document] : list) {
            expected.push_back(document);
        }
        const auto reading = read(run, judgementsOf(qrels));
        QVERIFY(reading.run);
        QCOMPARE(reading.run->lists[0].grades, expected);
    }
}

void TstTrecFiles::orderOfScoresThenDocuments() {
    const Judgements judgements = judgementsOf(kQrels);
    // The rank that is written counts for nothing; equal scores go by document, the last one first.
    const auto reading = read("q1 Q0 a 1 0.5 tag\nq1 Q0 b 2 0.5 tag\nq1 Q0 x 3 0.75 tag\n"
                              "q1\tQ0\tc\t4\t+1e-3\ttag more words\r\nq3 Q0 a 1 1 tag\n",
                              judgements);
    QVERIFY(reading.run);
    QCOMPARE(reading.run->lists[0].grades, (Grades{metrics::kNotInPool, 0, 2, metrics::kPooledOnly}));
    QVERIFY(reading.run->lists[0].found && !reading.run->lists[1].found);
    QCOMPARE(reading.run->otherQueries, 1);
    QCOMPARE(reading.run->name, "tag");
}

// Digits with and without a point, a sign and an exponent, few and many: ordered as the C library reads them.
void TstTrecFiles::scoresInEveryForm() {
    base::Random random(41);
    std::string qrels;
    std::string run;
    std::vector<std::pair<double, std::int32_t>> expected;
    const auto digits = [&random](std::uint64_t most) {
        std::string text;
        for (std::uint64_t i = random.below(most + 1); i > 0; --i) {
            text += static_cast<char>('0' + random.below(10));
        }
        return text;
    };
    for (std::int32_t i = 0; i < 2'000; ++i) {
        std::string score = std::vector<std::string>{"", "-", "+"}[random.below(3)] + digits(3) +
                            std::to_string(random.below(10)); // so that there is a digit
        score += random.below(4) == 0 ? "" : "." + digits(random.below(3) == 0 ? 19 : 6);
        score += random.below(6) == 0 ? "e-1" : "";
        const std::string document = "d" + std::to_string(10'000 + i); // by bytes as by number
        qrels += "q 0 " + document + " " + std::to_string(i) + "\n";
        run += "q Q0 " + document + " 1 " + score + " r\n";
        expected.emplace_back(std::strtod(score.c_str(), nullptr), i);
    }
    std::ranges::sort(expected, std::greater<>());
    const auto reading = read(run, judgementsOf(qrels));
    QVERIFY2(reading.run, said(reading.issues).c_str());
    Grades grades;
    for (const auto& [score, grade] : expected) {
        grades.push_back(grade);
    }
    QCOMPARE(reading.run->lists[0].grades, grades);
}

void TstTrecFiles::depthAndJudgedOnly() {
    const Judgements judgements = judgementsOf(kQrels);
    const std::string run = "q1 Q0 x 1 9 t\nq1 Q0 a 2 8 t\nq1 Q0 c 3 7 t\nq1 Q0 b 4 6 t\n";
    QCOMPARE(read(run, judgements, {2, false}).run->lists[0].grades, (Grades{metrics::kNotInPool, 2}));
    QCOMPARE(read(run, judgements, {std::nullopt, true}).run->lists[0].grades, (Grades{2, 0}));
    QCOMPARE(read(run, judgements, {2, true}).run->lists[0].grades, (Grades{2}));
}

void TstTrecFiles::queriesInPieces() {
    const Judgements judgements = judgementsOf(kQrels);
    const auto reading = read("q1 Q0 b 1 1 t\nq2 Q0 b 1 1 t\nq1 Q0 a 1 2 t", judgements);
    QCOMPARE(reading.run->lists[0].grades, (Grades{2, 0}));
    const auto twice = read("q1 Q0 b 1 1 t\n\nq2 Q0 b 1 1 t\nq1 Q0 b 1 2 t", judgements);
    QVERIFY(!twice.run);
    QCOMPARE(said(twice.issues), "run:4 duplicate_id document b\n");
}

// A file of several parts, read by several threads: as when each line is looked at by itself.
void TstTrecFiles::asOneLineAfterTheOther() {
    base::Random random(2);
    std::string qrels;
    std::string run;

    struct Hit {
        double score;
        std::string document;
        std::int32_t grade;
    };

    std::vector<std::vector<Hit>> expected(40);
    for (int query = 0; query < 40; ++query) {
        const std::string id = "q" + std::to_string(100 + query);
        for (int document = 0; document < 4'000; ++document) {
            const std::string name = "document-" + std::to_string(document * 7 % 4'001);
            const auto grade = static_cast<std::int32_t>(random.below(20)) - 16;
            if (grade >= 0) {
                qrels += id + " 0 " + name + " " + std::to_string(grade) + "\n";
            }
            const auto score = static_cast<double>(random.below(2'000)) / 8; // with ties
            expected[static_cast<std::size_t>(query)].push_back(
                {score, name, grade >= 0 ? grade : metrics::kNotInPool});
            run += id + " Q0 " + name + "  0 " + std::to_string(score) + " name\n";
        }
    }
    QVERIFY(run.size() > 5'000'000);
    const Judgements judgements = judgementsOf(qrels);
    const auto reading = read(run, judgements);
    QVERIFY(reading.run);
    for (std::size_t query = 0; query < expected.size(); ++query) {
        std::ranges::sort(expected[query], [](const Hit& a, const Hit& b) {
            return std::pair(a.score, a.document) > std::pair(b.score, b.document);
        });
        Grades grades;
        for (const Hit& hit : expected[query]) {
            grades.push_back(hit.grade);
        }
        QCOMPARE(reading.run->lists[query].grades, grades);
    }
}

// Columns of any length with any bytes, parted by one blank or several, lines with any end: as when they are
// written plainly.
void TstTrecFiles::columnsHoweverTheyAreParted() {
    base::Random random(23);
    const auto oneOf = [&random](const std::vector<std::string>& texts) {
        return texts[static_cast<std::size_t>(random.below(texts.size()))];
    };
    for (int round = 0; round < 300; ++round) {
        const bool isPlain = round % 3 == 0; // then most lines are parted as programs do
        const auto blank = [&] {
            return isPlain && random.below(20) != 0 ? oneOf({" ", "\t"})
                                                    : oneOf({" ", "\t", "  ", " \t", "\v", "   "});
        };
        const auto lineEnd = [&] {
            return isPlain && random.below(20) != 0
                       ? std::string("\n")
                       : oneOf({"\n", "\r\n", " \n", "\n\n", "\n# q Q0 x 1 1 t\n"});
        };
        std::string qrels;
        std::string run;
        Grades expected;
        const int documents = 1 + static_cast<int>(random.below(40));
        for (int i = 0; i < documents; ++i) {
            std::string document = "#" + std::to_string(i);
            for (std::uint64_t more = random.below(4) == 0 ? random.below(150) : random.below(9); more > 0;
                 --more) {
                document += oneOf({"a", "7", "\x01", "\x1F", "\xC3\xA4", "#", "\x7F"});
            }
            qrels += "q" + blank() + "0" + blank() + document + blank() + std::to_string(i) + lineEnd();
            run += "q" + blank() + "Q0" + blank() + document + blank() + "1" + blank() +
                   std::to_string(documents - i) + ".5" + blank() + "name" + lineEnd();
            expected.push_back(i);
        }
        if (random.below(2) == 0) { // the last line has no end
            run.erase(run.rfind("name") + 4);
        }
        const auto reading = read(run, judgementsOf(qrels));
        QVERIFY2(reading.run, said(reading.issues).c_str());
        QCOMPARE(reading.run->lists[0].grades, expected);
        QCOMPARE(reading.run->name, "name");
    }
}

void TstTrecFiles::badJudgements_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("nothing") << QByteArray("# only words\n") << QByteArray();
    QTest::newRow("three columns") << QByteArray("q 0 a 1\nq 0 b\n")
                                   << QByteArray("qrels:2 malformed_record  q 0 b\n");
    QTest::newRow("five columns") << QByteArray("q 0 a 1 2\n")
                                  << QByteArray("qrels:1 malformed_record  q 0 a 1 2\n");
    QTest::newRow("no grade") << QByteArray("q 0 a yes\n") << QByteArray("qrels:1 not_a_number grade yes\n");
    QTest::newRow("half a grade") << QByteArray("q 0 a 1.5\n")
                                  << QByteArray("qrels:1 not_a_number grade 1.5\n");
    QTest::newRow("huge grade") << QByteArray("q 0 a 99999999999\n")
                                << QByteArray("qrels:1 out_of_range grade 99999999999\n");
    QTest::newRow("twice") << QByteArray("q 0 a 1\nr 0 a 1\nq 0 a 0\n")
                           << QByteArray("qrels:3 duplicate_id document a\n");
}

void TstTrecFiles::badJudgements() {
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, said);
    base::IssueList issues;
    const auto judgements =
        Judgements::read({text.data(), static_cast<std::size_t>(text.size())}, "qrels", issues);
    QVERIFY(!judgements);
    QCOMPARE(judgements.error().code, base::ErrorCode::InputNotUsable);
    QCOMPARE(QByteArray::fromStdString(::said(issues)), said);
}

void TstTrecFiles::badRuns_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("five columns") << QByteArray("q1 Q0 a 1 0.5\n")
                                  << QByteArray("run:1 malformed_record  q1 Q0 a 1 0.5\n");
    QTest::newRow("NaN") << QByteArray("q1 Q0 a 1 nan t\n") << QByteArray("run:1 not_a_number score nan\n");
    QTest::newRow("infinite") << QByteArray("q1 Q0 a 1 -inf t\n")
                              << QByteArray("run:1 not_a_number score -inf\n");
    QTest::newRow("no number") << QByteArray("q1 Q0 a 1 0,5 t\n")
                               << QByteArray("run:1 not_a_number score 0,5\n");
    QTest::newRow("twice") << QByteArray("q1 Q0 a 1 2 t\nq1 Q0 a 2 1 t\n")
                           << QByteArray("run:2 duplicate_id document a\n");
    QTest::newRow("a very long line")
        << QByteArray("q1 Q0 a 1 2 t\nq1 ") + QByteArray(10'000'000, 'x') + "\n"
        << QByteArray("run:2 malformed_record  q1 ") + QByteArray(197, 'x') + "\n";
}

void TstTrecFiles::badRuns() {
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, said);
    const auto reading = read(text.toStdString(), judgementsOf(kQrels));
    QVERIFY(!reading.run);
    QCOMPARE(reading.run.error().code, base::ErrorCode::InputNotUsable);
    QCOMPARE(QByteArray::fromStdString(::said(reading.issues)), said);
}

// Bytes that are no UTF-8 are compared as they stand, and said; what is no such text at all is refused.
void TstTrecFiles::otherEncodings() {
    using namespace std::string_literals;
    base::IssueList issues;
    const auto judgements = Judgements::read("q1 0 \xE4 1\nq1 0 b 0\n", "qrels", issues);
    QVERIFY(judgements);
    QCOMPARE(issues.count(base::Severity::Warning), std::int64_t{1});
    QCOMPARE(issues.count(base::Severity::Error), std::int64_t{0});
    const auto reading = read("q1 Q0 b 1 2 t\nq1 Q0 \xE4 2 1 t\n", *judgements);
    QVERIFY(reading.run);
    QCOMPARE(reading.run->lists[0].grades, (Grades{0, 1}));
    QVERIFY(said(reading.issues).starts_with("run:2 invalid_utf8"));
    // Written as UTF-8 it is another document.
    const auto other = read("q1 Q0 \xC3\xA4 2 1 t\n", *judgements);
    QCOMPARE(other.run->lists[0].grades, Grades{metrics::kNotInPool});
    for (const std::string& text : {"\xFF\xFEq\0001\000"s, "\xFE\xFF\000q"s, "q1 Q0 a\000 1 2 t\n"s}) {
        const auto refused = read(text, *judgements);
        QVERIFY(!refused.run);
        QCOMPARE(refused.run.error().code, base::ErrorCode::UnknownFormat);
        QCOMPARE(refused.run.error().where, std::string("run"));
        base::IssueList none;
        QVERIFY(!Judgements::read(text, "qrels", none));
    }
}

void TstTrecFiles::stopped() {
    std::stop_source stop;
    stop.request_stop();
    base::IssueList issues;
    const auto run =
        readTrecRun("q1 Q0 a 1 2 t\n", "run", judgementsOf(kQrels), {}, issues, stop.get_token());
    QVERIFY(!run);
    QCOMPARE(run.error().code, base::ErrorCode::Cancelled);
}

ASSAY_TEST(TstTrecFiles)
#include "tst_trec_files.moc"
