// Issues: their names, and the list that keeps the first of each code and counts all.
#include "core/base/issue_list.h"
#include "core/base/random.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

using namespace assay::base;

class TstIssues : public QObject {
    Q_OBJECT

  private slots:
    void severities();
    void codes_data();
    void codes();
    void everyNameIsTestedHere();
    void unknownNames();
    void equality();
    void emptyList();
    void keepsOrderAndCounts();
    void keepsTheFirstOfEachCode();
    void limitOfZeroOnlyCounts();
    void defaultLimit();
    void countsReadBack();
    void agreesWithPlainCounting();
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
    {IssueCode::UnwritableName, "unwritable_name"},
    {IssueCode::DecimalComma, "decimal_comma"},
};

Issue issueAt(std::int64_t line, IssueCode code, Severity severity = Severity::Warning) {
    return {severity, code, "a.jsonl", line, "fhri", "1.2", ""};
}

std::vector<std::int64_t> linesOf(const IssueList& list) {
    std::vector<std::int64_t> lines;
    for (const Issue& issue : list.issues()) {
        lines.push_back(issue.line);
    }
    return lines;
}

} // namespace

void TstIssues::severities() {
    QCOMPARE(severityName(Severity::Info), std::string_view("info"));
    QCOMPARE(severityName(Severity::Warning), std::string_view("warning"));
    QCOMPARE(severityName(Severity::Error), std::string_view("error"));
    for (const Severity severity : {Severity::Info, Severity::Warning, Severity::Error}) {
        QVERIFY(severityFromName(severityName(severity)) == severity);
    }
}

void TstIssues::codes_data() {
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("name");
    for (const auto& [code, name] : kNames) {
        QTest::newRow(name) << static_cast<int>(code) << QByteArray(name);
    }
}

void TstIssues::codes() {
    QFETCH(int, code);
    QFETCH(QByteArray, name);
    const auto value = static_cast<IssueCode>(code);
    QCOMPARE(issueCodeName(value), std::string_view(name.data()));
    QVERIFY(issueCodeFromName(name.data()) == value);
}

void TstIssues::everyNameIsTestedHere() {
    const std::string_view unknown = issueCodeName(static_cast<IssueCode>(255));
    std::size_t named = 0;
    for (int code = 0; code < 255; ++code) {
        named += issueCodeName(static_cast<IssueCode>(code)) != unknown ? 1U : 0U;
    }
    QCOMPARE(named, std::size(kNames));
}

void TstIssues::unknownNames() {
    for (const std::string_view name : {"", "Unknown_Label", "unknown", "unknown_label ", "unknownlabel"}) {
        QVERIFY(!issueCodeFromName(name).has_value());
    }
    for (const std::string_view name : {"", "Warning", "unknown", "fatal"}) {
        QVERIFY(!severityFromName(name).has_value());
    }
}

void TstIssues::equality() {
    const Issue issue{Severity::Error, IssueCode::UnknownLabel, "a.json", 12, "label", "fail", ""};
    Issue other = issue;
    QVERIFY(other == issue);
    other.line = 13;
    QVERIFY(!(other == issue));
}

void TstIssues::emptyList() {
    const IssueList list;
    QCOMPARE(list.total(), std::int64_t{0});
    QCOMPARE(list.count(Severity::Error), std::int64_t{0});
    QCOMPARE(list.count(IssueCode::OutOfRange), std::int64_t{0});
    QVERIFY(list.issues().empty());
    QVERIFY(list.countsByCode().empty());
    QVERIFY(list.notKept().empty());
}

void TstIssues::keepsOrderAndCounts() {
    IssueList list;
    list.add(issueAt(3, IssueCode::OutOfRange));
    list.add(issueAt(1, IssueCode::UnknownLabel, Severity::Error));
    list.add(issueAt(2, IssueCode::OutOfRange, Severity::Error));
    QVERIFY(linesOf(list) == (std::vector<std::int64_t>{3, 1, 2}));
    QVERIFY(list.issues()[0] == issueAt(3, IssueCode::OutOfRange));
    QCOMPARE(list.total(), std::int64_t{3});
    QCOMPARE(list.count(IssueCode::OutOfRange), std::int64_t{2});
    QCOMPARE(list.count(IssueCode::UnknownLabel), std::int64_t{1});
    QCOMPARE(list.count(Severity::Error), std::int64_t{2});
    QCOMPARE(list.count(Severity::Warning), std::int64_t{1});
    QCOMPARE(list.count(Severity::Info), std::int64_t{0});
    QVERIFY(list.notKept().empty());
}

void TstIssues::keepsTheFirstOfEachCode() {
    IssueList list(2);
    for (std::int64_t line = 1; line <= 5; ++line) {
        list.add(issueAt(line, IssueCode::OutOfRange));
    }
    list.add(issueAt(6, IssueCode::DuplicateId));
    list.add(issueAt(7, IssueCode::OutOfRange, Severity::Error));
    QVERIFY(linesOf(list) == (std::vector<std::int64_t>{1, 2, 6}));
    QCOMPARE(list.total(), std::int64_t{7});
    QCOMPARE(list.count(IssueCode::OutOfRange), std::int64_t{6});
    QCOMPARE(list.count(Severity::Warning), std::int64_t{6});
    QCOMPARE(list.count(Severity::Error), std::int64_t{1});
    const std::map<std::pair<Severity, IssueCode>, std::int64_t> expected{
        {{Severity::Warning, IssueCode::OutOfRange}, 3}, {{Severity::Error, IssueCode::OutOfRange}, 1}};
    QVERIFY(list.notKept() == expected);
}

void TstIssues::limitOfZeroOnlyCounts() {
    IssueList list(0);
    list.add(issueAt(1, IssueCode::EmptyInput));
    QVERIFY(list.issues().empty());
    QCOMPARE(list.total(), std::int64_t{1});
    QCOMPARE(list.count(IssueCode::EmptyInput), std::int64_t{1});
}

void TstIssues::defaultLimit() {
    IssueList list;
    const std::int64_t many = IssueList::kDefaultLimitPerCode + 5;
    for (std::int64_t line = 1; line <= many; ++line) {
        list.add(issueAt(line, IssueCode::MissingScore));
    }
    QCOMPARE(static_cast<std::int64_t>(list.issues().size()), IssueList::kDefaultLimitPerCode);
    QCOMPARE(list.issues().back().line, IssueList::kDefaultLimitPerCode);
    QCOMPARE(list.total(), many);
}

// As when a workspace gives back what an import found.
void TstIssues::countsReadBack() {
    IssueList original(3);
    for (std::int64_t line = 1; line <= 10; ++line) {
        original.add(issueAt(line, IssueCode::UnknownLabel, Severity::Error));
        original.add(issueAt(line, IssueCode::UnknownScenario, Severity::Info));
    }
    IssueList copy(3);
    for (const Issue& issue : original.issues()) {
        copy.add(issue);
    }
    for (const auto& [key, count] : original.notKept()) {
        copy.addNotKept(key.first, key.second, count);
    }
    QVERIFY(copy.issues() == original.issues());
    QVERIFY(copy.countsByCode() == original.countsByCode());
    QVERIFY(copy.notKept() == original.notKept());
    QCOMPARE(copy.total(), original.total());
    QCOMPARE(copy.count(Severity::Error), std::int64_t{10});
    QCOMPARE(copy.count(Severity::Info), std::int64_t{10});
}

void TstIssues::agreesWithPlainCounting() {
    Random random(11);
    for (int round = 0; round < 100; ++round) {
        const auto limit = static_cast<std::int64_t>(random.below(20));
        IssueList list(limit);
        std::vector<Issue> all;
        for (std::uint64_t i = 0, n = random.below(300); i < n; ++i) {
            all.push_back(issueAt(static_cast<std::int64_t>(i), static_cast<IssueCode>(random.below(5)),
                                  static_cast<Severity>(random.below(3))));
            list.add(all.back());
        }
        std::vector<Issue> kept;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const auto earlier = std::count_if(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(i),
                                               [&](const Issue& issue) { return issue.code == all[i].code; });
            if (earlier < limit) {
                kept.push_back(all[i]);
            }
        }
        QVERIFY(list.issues() == kept);
        QCOMPARE(list.total(), static_cast<std::int64_t>(all.size()));
        std::int64_t notKept = 0;
        for (const auto& [key, count] : list.notKept()) {
            QVERIFY(count > 0);
            notKept += count;
        }
        QCOMPARE(notKept, static_cast<std::int64_t>(all.size() - kept.size()));
        for (int code = 0; code < 5; ++code) {
            const auto value = static_cast<IssueCode>(code);
            QCOMPARE(list.count(value),
                     static_cast<std::int64_t>(std::count_if(
                         all.begin(), all.end(), [&](const Issue& issue) { return issue.code == value; })));
        }
        for (const Severity severity : {Severity::Info, Severity::Warning, Severity::Error}) {
            QCOMPARE(list.count(severity),
                     static_cast<std::int64_t>(std::count_if(all.begin(), all.end(), [&](const Issue& issue) {
                         return issue.severity == severity;
                     })));
        }
    }
}

ASSAY_TEST(TstIssues)
#include "tst_issues.moc"
