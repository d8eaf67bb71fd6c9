// Errors as sentences: what failed is called by its name, and nothing is promised that is not there.
#include "core/words/error_text.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;
using base::ErrorCode;

namespace {

std::string said(ErrorCode code, const std::string& detail, const std::string& where) {
    base::Error error;
    error.code = code;
    error.detail = detail;
    error.where = where;
    return words::errorText(error, words::Wording());
}

bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

} // namespace

class TestErrorText : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void aScorerIsNoService() {
        const std::string scorer = said(ErrorCode::RemoteFailure, "it ended", "bert");
        QVERIFY2(has(scorer, "The scorer"), scorer.c_str());
        QVERIFY2(!has(scorer, "service"), scorer.c_str());
        const std::string service = said(ErrorCode::RemoteFailure, "500", "http://localhost:1/v1");
        QVERIFY2(has(service, "The service at"), service.c_str());
    }

    void aListOfIssuesIsThereWhereRecordsWereRead() {
        QVERIFY(has(said(ErrorCode::InputNotUsable, "0 of 5 records", "a.json"), "list of issues"));
        QVERIFY(!has(said(ErrorCode::InputNotUsable, "no question", "S"), "list of issues"));
    }

    void whatStandsInAnEngineCannotBeJudgedHere() {
        const std::string text = said(ErrorCode::InvalidArgument, "S3 filings", "corpus by reference");
        QVERIFY2(text.starts_with("This cannot be judged") && has(text, "S3 filings"), text.c_str());
    }

    void settingsHaveNames() {
        const std::string text = said(ErrorCode::InvalidArgument, "0", "max_parallel");
        QVERIFY2(text.starts_with("Requests at once cannot have the value"), text.c_str());
        QVERIFY2(!has(text, "max_parallel"), text.c_str());
        QVERIFY(has(said(ErrorCode::InvalidArgument, "x", "another"), "another"));
    }
};

ASSAY_TEST(TestErrorText)
#include "tst_error_text.moc"
