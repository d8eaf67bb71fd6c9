#include "core/base/issue_list.h"
#include "core/base/random.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

using namespace assay::base;

class TstIssueList : public QObject {
    Q_OBJECT

  private slots:
    void empty();
    void keepsOrderAndCounts();
    void keepsTheFirstOfEachCode();
    void limitOfZeroOnlyCounts();
    void defaultLimit();
    void countsReadBack();
    void agreesWithPlainCounting();
};

namespace {

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

void TstIssueList::empty() {
    const IssueList list;
    QCOMPARE(list.total(), std::int64_t{0});
    QCOMPARE(list.count(Severity::Error), std::int64_t{0});
    QCOMPARE(list.count(IssueCode::OutOfRange), std::int64_t{0});
    QVERIFY(list.issues().empty());
    QVERIFY(list.countsByCode().empty());
    QVERIFY(list.notKept().empty());
}

void TstIssueList::keepsOrderAndCounts() {
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

void TstIssueList::keepsTheFirstOfEachCode() {
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

void TstIssueList::limitOfZeroOnlyCounts() {
    IssueList list(0);
    list.add(issueAt(1, IssueCode::EmptyInput));
    QVERIFY(list.issues().empty());
    QCOMPARE(list.total(), std::int64_t{1});
    QCOMPARE(list.count(IssueCode::EmptyInput), std::int64_t{1});
}

void TstIssueList::defaultLimit() {
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
void TstIssueList::countsReadBack() {
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

void TstIssueList::agreesWithPlainCounting() {
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

QTEST_APPLESS_MAIN(TstIssueList)
#include "tst_issue_list.moc"
