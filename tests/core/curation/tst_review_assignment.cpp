#include "core/curation/review_assignment.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <map>
#include <numeric>

using namespace assay;
using namespace assay::curation;

class TestReviewAssignment : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void loadsAndPairsAreEven() {
        for (std::size_t people = 1; people <= 6; ++people) {
            for (std::int64_t each = 1; each <= 3; ++each) {
                workspace::ReviewAssignment assignment;
                for (std::size_t i = 0; i < people; ++i) {
                    assignment.reviewers.push_back("person " + std::to_string(i));
                }
                assignment.perQuestion = each;
                const auto ids = idsUpTo(60);
                const auto assigned = assignReviews(ids, assignment);
                std::vector<std::int64_t> loads(people, 0);
                std::map<std::pair<std::size_t, std::size_t>, int> pairs;
                const auto wanted = std::min(people, static_cast<std::size_t>(each));
                for (const auto& reviewers : assigned) {
                    QCOMPARE(reviewers.size(), wanted);
                    QVERIFY(std::ranges::is_sorted(reviewers));
                    QVERIFY(std::ranges::adjacent_find(reviewers) == reviewers.end());
                    for (const std::size_t one : reviewers) {
                        ++loads[one];
                        for (const std::size_t other : reviewers) {
                            pairs[{one, other}] += one < other ? 1 : 0;
                        }
                    }
                }
                const auto [least, most] = std::ranges::minmax(loads);
                QVERIFY(most - least <= 1);
                if (wanted == 2) {
                    for (std::size_t a = 0; a < people; ++a) {
                        for (std::size_t b = a + 1; b < people; ++b) {
                            QVERIFY((pairs[{a, b}] > 0)); // agreement of any two can be told
                        }
                    }
                }
            }
        }
    }

    void whatComesLaterMovesNobody() {
        const workspace::ReviewAssignment assignment{{"Ada", "Bea", "Cid"}, 2};
        const auto all = assignReviews(idsUpTo(40), assignment);
        const auto first = assignReviews(idsUpTo(25), assignment);
        QVERIFY(std::equal(first.begin(), first.end(), all.begin()));
        QVERIFY(assignReviews(idsUpTo(3), {}).front().empty());
    }

    void progressIsCounted() {
        const workspace::ReviewAssignment assignment{{"Ada", "Bea"}, 1};
        const auto ids = idsUpTo(4); // Ada, Bea, Ada, Bea
        const auto review = [](base::RowId question, const std::string& who, bool outdated = false) {
            workspace::Review made;
            made.question = question;
            made.reviewer = who;
            made.outdated = outdated;
            return made;
        };
        const std::vector<workspace::Review> reviews{review(1, "Ada"),       review(2, "Ada"),
                                                     review(2, "Bea", true), review(3, "Cid"),
                                                     review(4, "Bea"),       review(9, "Bea")};
        const std::vector<bool> counted{true, true, true, false};
        const auto progress = reviewProgress(ids, counted, assignment, reviews);
        const std::vector<ReviewerProgress> expected{{"Ada", 2, 1, 1}, {"Bea", 1, 0, 0}, {"Cid", 0, 0, 1}};
        QVERIFY(progress == expected);
    }

  private:
    static std::vector<base::RowId> idsUpTo(base::RowId last) {
        std::vector<base::RowId> ids(static_cast<std::size_t>(last));
        std::iota(ids.begin(), ids.end(), base::RowId{1});
        return ids;
    }
};

ASSAY_TEST(TestReviewAssignment)
#include "tst_review_assignment.moc"
