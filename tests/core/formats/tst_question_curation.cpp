// Status, flags and reviews of questions in the formats that have room for them, and suites as workbooks.
#include "tests/core/formats/question_fixtures.h"
#include "tests/support/test_class.h"
#include "tests/support/workbook_reader.h"

#include <QtTest/QtTest>

using namespace assay;
using formats::QuestionKind;
using tests::exported;
using tests::treeOf;

namespace {

formats::SuiteForWriting decidedSuite() {
    model::Question flagged;
    flagged.questionId = "q-1";
    flagged.questionText = "How much?";
    flagged.years = {2020};
    flagged.answerNumeric = 2.5;
    flagged.status = model::QuestionStatus::Flagged;
    flagged.flags.push_back(
        {.reason = "wrong_answer", .note = "See page 3", .flaggedBy = "Ada", .flaggedAt = "2026-01-01"});
    model::Question draft;
    draft.questionId = "q-2";
    draft.questionText = "And then?";
    formats::SuiteForWriting suite;
    suite.name = "Decided";
    suite.questions.push_back({flagged, -1, {}, {}});
    suite.questions.back().reviews.push_back({"Ben", "approve", "", "Fine, for me", "2026-01-02", true});
    suite.questions.push_back({draft, -1, {}, {}});
    suite.withCuration = true;
    return suite;
}

} // namespace

class TestQuestionCuration : public QObject {
    Q_OBJECT

  private slots:
    void jsonLinesHoldThem();
    void csvHoldsThemInColumns();
    void othersReportThem();
    void withoutTheWishNothingIsAdded();
    void workbooksHoldThemAsText();
};

void TestQuestionCuration::jsonLinesHoldThem() {
    base::IssueList issues;
    const json::Json lines = treeOf(exported(decidedSuite(), QuestionKind::QuestionsJsonl, &issues));
    QVERIFY(issues.issues().empty());
    QCOMPARE(lines[0]["assay_status"].get<std::string>(), std::string("flagged"));
    QCOMPARE(lines[0]["assay_flags"][0]["note"].get<std::string>(), std::string("See page 3"));
    QCOMPARE(lines[0]["assay_reviews"][0]["reviewer"].get<std::string>(), std::string("Ben"));
    QVERIFY(lines[0]["assay_reviews"][0]["outdated"].get<bool>());
    QVERIFY(!lines[1].contains("assay_status"));
}

void TestQuestionCuration::csvHoldsThemInColumns() {
    const std::string csv = exported(decidedSuite(), QuestionKind::QuestionsCsv);
    const std::string header = csv.substr(0, csv.find('\n'));
    QVERIFY2(header.find("assay_status,assay_flags,assay_reviews") != std::string::npos, header.c_str());
    QVERIFY2(csv.find("flagged,") != std::string::npos, csv.c_str());
    QVERIFY2(csv.find("See page 3") != std::string::npos, csv.c_str());
    const auto again = tests::readText(csv, QuestionKind::QuestionsCsv);
    QVERIFY(again);
    QCOMPARE(again->questions.size(), std::size_t{2});
    QCOMPARE(again->questions[0].question.questionText, std::string("How much?"));
    // Every row has every field, for readers that count them: the draft has no flag and no review.
    QVERIFY2(csv.ends_with(",,\n"), csv.c_str());
    QCOMPARE(again->issues.count(base::IssueCode::FewerColumns), std::int64_t{0});
}

void TestQuestionCuration::othersReportThem() {
    base::IssueList issues;
    (void)exported(decidedSuite(), QuestionKind::FinragJson, &issues);
    QStringList lost;
    for (const base::Issue& issue : tests::issuesOf(issues, base::IssueCode::LostInFormat)) {
        lost += QString::fromStdString(issue.field + "=" + issue.value);
    }
    QVERIFY2(lost.contains(QStringLiteral("assay_status=1")), qPrintable(lost.join(u' ')));
    QVERIFY2(lost.contains(QStringLiteral("assay_flags=1")), qPrintable(lost.join(u' ')));
    QVERIFY2(lost.contains(QStringLiteral("assay_reviews=1")), qPrintable(lost.join(u' ')));
}

void TestQuestionCuration::withoutTheWishNothingIsAdded() {
    formats::SuiteForWriting suite = decidedSuite();
    suite.withCuration = false;
    for (const QuestionKind kind :
         {QuestionKind::QuestionsJsonl, QuestionKind::QuestionsCsv, QuestionKind::FinragJson}) {
        base::IssueList issues;
        QVERIFY(exported(suite, kind, &issues).find("assay_") == std::string::npos);
        QVERIFY(issues.issues().empty());
    }
}

void TestQuestionCuration::workbooksHoldThemAsText() {
    const auto writing = formats::writeQuestionWorkbook(decidedSuite());
    QVERIFY(writing && writing->files.size() == 1);
    const tests::ReadWorkbook book = tests::readWorkbook(writing->files[0].content);
    QCOMPARE(book.sheets, QStringList{QStringLiteral("Decided")});
    const auto values = book.cells[QStringLiteral("Decided")].values();
    QVERIFY(values.contains(QVariant(2020.0)));
    QVERIFY(values.contains(QVariant(2.5)));
    QVERIFY(values.contains(QVariant(QStringLiteral("flagged"))));
    QVERIFY(values.contains(QVariant(QStringLiteral("wrong_answer (Ada): See page 3"))));
    QVERIFY(values.contains(QVariant(QStringLiteral("Ben, approve, outdated: Fine, for me"))));
}

ASSAY_TEST(TestQuestionCuration)

#include "tst_question_curation.moc"
