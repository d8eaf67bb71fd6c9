// Issues as sentences: what is said of a record is true of it.
#include "core/words/issue_text.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;
using base::IssueCode;

namespace {

std::string said(IssueCode code, const std::string& field, const std::string& value,
                 const std::string& expected) {
    return words::issueText({base::Severity::Warning, code, "f.json", 1, field, value, expected},
                            words::Wording());
}

bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

} // namespace

class TestIssueText : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    // A document that is no JSON has no columns; a line of a run has.
    void onlyLinesWithColumnsLackThem() {
        for (const char* const expected : {"", "JSON", "{", "["}) {
            const std::string text = said(IssueCode::MalformedRecord, "", "{\"a\":", expected);
            QVERIFY2(has(text, "not valid JSON"), text.c_str());
        }
        const std::string line =
            said(IssueCode::MalformedRecord, "", "q1 Q0 d1", "query Q0 document rank score name");
        QVERIFY2(has(line, "columns") && has(line, "query Q0 document"), line.c_str());
    }

    // Of one file both may be said: that 0,81 was read, and that abc is no number.
    void whatIsSaidOfDecimalCommasAgrees() {
        const std::string read = said(IssueCode::DecimalComma, "fhri", "0,81", "0.81");
        QVERIFY2(has(read, "was read as"), read.c_str());
        const std::string none = said(IssueCode::NotANumber, "fhri", "abc", "");
        QVERIFY2(!has(none, "not a comma") && has(none, "A decimal comma is read only in tables"),
                 none.c_str());
    }

    void aTextWhereAListIsWantedWasTaken() {
        const std::string text = said(IssueCode::WrongType, "company_name", "Quay", "a list of one");
        QVERIFY2(has(text, "company_name") && has(text, "a list is expected") && has(text, "was taken"),
                 text.c_str());
    }

    void aRangeIsTheFieldsOwn() {
        const std::string time = said(IssueCode::OutOfRange, "latency_ms", "-3", "0 or more");
        QVERIFY2(has(time, "0 or more") && has(time, "-3") && !has(time, "0 to 1"), time.c_str());
        const std::string score = said(IssueCode::OutOfRange, "fhri", "1.5", "");
        QVERIFY2(has(score, "0 to 1"), score.c_str());
    }
};

ASSAY_TEST(TestIssueText)

#include "tst_issue_text.moc"
