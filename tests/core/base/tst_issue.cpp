#include "core/base/issue.h"
#include "tests/support/std_strings.h"

#include <QtTest/QtTest>

using namespace assay::base;

class TstIssue : public QObject {
    Q_OBJECT

  private slots:
    void severities();
    void codes_data();
    void codes();
    void everyNameIsTestedHere();
    void unknownNames();
    void equality();
};

namespace {

struct Name {
    IssueCode code;
    const char* name;
};

// Programs read these in JSON and CSV, and workspaces hold them, so they do not change.
constexpr Name kNames[]{
    {IssueCode::MalformedRecord, "malformed_record"},
    {IssueCode::InvalidUtf8, "invalid_utf8"},
    {IssueCode::MissingField, "missing_field"},
    {IssueCode::WrongType, "wrong_type"},
    {IssueCode::UnknownLabel, "unknown_label"},
    {IssueCode::NotANumber, "not_a_number"},
    {IssueCode::OutOfRange, "out_of_range"},
    {IssueCode::DuplicateId, "duplicate_id"},
    {IssueCode::MissingScore, "missing_score"},
    {IssueCode::StoredFhriDiffers, "stored_fhri_differs"},
    {IssueCode::OrphanPair, "orphan_pair"},
    {IssueCode::PairOutOfOrder, "pair_out_of_order"},
    {IssueCode::UnpairedContradiction, "unpaired_contradiction"},
    {IssueCode::LeakedPredictions, "leaked_predictions"},
    {IssueCode::UnknownScenario, "unknown_scenario"},
    {IssueCode::EmptyInput, "empty_input"},
    {IssueCode::TruncatedInput, "truncated_input"},
    {IssueCode::ExtraColumns, "extra_columns"},
    {IssueCode::FewerColumns, "fewer_columns"},
    {IssueCode::Placeholder, "placeholder"},
    {IssueCode::WrongEncoding, "wrong_encoding"},
    {IssueCode::IdCollision, "id_collision"},
    {IssueCode::UnresolvedEvidence, "unresolved_evidence"},
    {IssueCode::YearOutsideCoverage, "year_outside_coverage"},
    {IssueCode::LostInFormat, "lost_in_format"},
    {IssueCode::UnknownQuestion, "unknown_question"},
    {IssueCode::DuplicateKey, "duplicate_key"},
    {IssueCode::UnknownSentence, "unknown_sentence"},
    {IssueCode::MissingVector, "missing_vector"},
    {IssueCode::ZeroVector, "zero_vector"},
    {IssueCode::WrongDimension, "wrong_dimension"},
    {IssueCode::NameDiffers, "name_differs"},
    {IssueCode::FilingCollision, "filing_collision"},
    {IssueCode::FetchSetAside, "fetch_set_aside"},
    {IssueCode::UnknownName, "unknown_name"},
    {IssueCode::OutOfOrder, "out_of_order"},
    {IssueCode::OutsideFilter, "outside_filter"},
};

} // namespace

void TstIssue::severities() {
    QCOMPARE(severityName(Severity::Info), std::string_view("info"));
    QCOMPARE(severityName(Severity::Warning), std::string_view("warning"));
    QCOMPARE(severityName(Severity::Error), std::string_view("error"));
    for (const Severity severity : {Severity::Info, Severity::Warning, Severity::Error}) {
        QVERIFY(severityFromName(severityName(severity)) == severity);
    }
}

void TstIssue::codes_data() {
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("name");
    for (const auto& [code, name] : kNames) {
        QTest::newRow(name) << static_cast<int>(code) << QByteArray(name);
    }
}

void TstIssue::codes() {
    QFETCH(int, code);
    QFETCH(QByteArray, name);
    const auto value = static_cast<IssueCode>(code);
    QCOMPARE(issueCodeName(value), std::string_view(name.data()));
    QVERIFY(issueCodeFromName(name.data()) == value);
}

void TstIssue::everyNameIsTestedHere() {
    const std::string_view unknown = issueCodeName(static_cast<IssueCode>(255));
    std::size_t named = 0;
    for (int code = 0; code < 255; ++code) {
        named += issueCodeName(static_cast<IssueCode>(code)) != unknown ? 1U : 0U;
    }
    QCOMPARE(named, std::size(kNames));
}

void TstIssue::unknownNames() {
    for (const std::string_view name : {"", "Unknown_Label", "unknown", "unknown_label ", "unknownlabel"}) {
        QVERIFY(!issueCodeFromName(name).has_value());
    }
    for (const std::string_view name : {"", "Warning", "unknown", "fatal"}) {
        QVERIFY(!severityFromName(name).has_value());
    }
}

void TstIssue::equality() {
    const Issue issue{Severity::Error, IssueCode::UnknownLabel, "a.json", 12, "label", "fail", ""};
    Issue other = issue;
    QVERIFY(other == issue);
    other.line = 13;
    QVERIFY(!(other == issue));
}

QTEST_APPLESS_MAIN(TstIssue)
#include "tst_issue.moc"
