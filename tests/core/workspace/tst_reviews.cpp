#include "core/base/random.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/reviews.h"
#include "core/workspace/suites/suites.h"
#include "tests/core/curation/undo_steps.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <SQLiteCpp/SQLiteCpp.h>

#include <map>
#include <set>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;
using workspace::Workspace;

namespace {

Review reviewBy(const std::string& reviewer, base::RowId question, ReviewVerdict verdict,
                std::int64_t revision = 1) {
    Review review;
    review.question = question;
    review.revision = revision;
    review.reviewer = reviewer;
    review.verdict = verdict;
    return review;
}

} // namespace

class TstReviews : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void saysAndChangesItsMind();
    void sayingTheSameAgainChangesNothing();
    void whatIsRefused();
    void takesBackAndUndoes();
    void undoAfterARestart();
    void newerTextMakesItOutdated();
    void filingItElsewhereDoesNot();
    void aDecisionDoesNot();
    void hidesOthersUntilJudged();
    void blindOnlyBeforeSeeing();
    void eachSuiteHasItsOwn();
    void agreementOfTwo();
    void agreementPicksTheBusiestPair();
    void agreementLeavesOutdatedOut();
    void agreementOfNothing();
    void agreementAgainstCounting();
    void ac1WhereKappaMisleads();
    void disagreementsInOrder();
    void disagreementsForAViewer();
    void goesWithItsSuite();
    void readOnlyWorkspaceRefuses();

  private:
    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<Workspace> m_workspace;
    base::RowId m_suite = 0;
    std::vector<base::RowId> m_questions;

    base::RowId addTo(base::RowId suite, const std::string& text) {
        model::Question question;
        question.questionId = "Q" + std::to_string(m_questions.size() + 1);
        question.questionText = text;
        const auto id = addQuestion(*m_workspace, suite, question, "Ada", "made");
        return id ? *id : -1;
    }

    base::Result<Review> say(std::size_t question, const std::string& who, ReviewVerdict verdict,
                             bool blind = false, std::int64_t revision = 1) {
        return saveReview(*m_workspace,
                          {m_questions[question], revision, verdict,
                           verdict == ReviewVerdict::Flag ? "ambiguous" : "", "", blind},
                          who);
    }

    std::vector<Review> reviews(std::size_t question) {
        const auto reader = m_workspace->reader();
        const auto list = reviewsOf(*reader, m_questions[question]);
        return list ? *list : std::vector<Review>{};
    }

    std::vector<Review> all() {
        const auto reader = m_workspace->reader();
        const auto list = reviewsOfSuite(*reader, m_suite);
        return list ? *list : std::vector<Review>{};
    }

    std::int64_t entries() {
        const auto reader = m_workspace->reader();
        return reader->database().execAndGet("SELECT count(*) FROM edit_journal").getInt64();
    }

    void changeText(std::size_t question, std::int64_t revision, const std::string& text) {
        const auto reader = m_workspace->reader();
        auto stored = workspace::storedQuestion(*reader, m_questions[question]);
        ASSAY_VERIFY_OK(stored);
        stored->question.questionText = text;
        ASSAY_VERIFY_OK(
            saveQuestion(*m_workspace, m_questions[question], revision, stored->question, "Ada", "reworded"));
    }
};

void TstReviews::init() {
    m_workspace.reset();
    m_questions.clear();
    m_folder = std::make_unique<StoreFolder>();
    auto made = Workspace::create(m_folder->path("w.assay"));
    ASSAY_VERIFY_OK(made);
    m_workspace = std::move(*made);
    const auto suite = workspace::createSuite(*m_workspace, "P1");
    ASSAY_VERIFY_OK(suite);
    m_suite = *suite;
    for (int i = 0; i < 6; ++i) {
        m_questions.push_back(addTo(m_suite, "What was the revenue of company " + std::to_string(i) + "?"));
        QVERIFY(m_questions.back() > 0);
    }
}

void TstReviews::saysAndChangesItsMind() {
    const auto first = say(0, "Ada", ReviewVerdict::Approve);
    ASSAY_VERIFY_OK(first);
    QVERIFY(!first->outdated && !first->reviewedAt.empty());
    ASSAY_VERIFY_OK(say(0, "Bo", ReviewVerdict::Unsure));
    const auto second =
        saveReview(*m_workspace,
                   {m_questions[0], 1, ReviewVerdict::Flag, "wrong_unit", "æ: \"billions\"", false}, "Ada");
    ASSAY_VERIFY_OK(second);
    QCOMPARE(second->id, first->id);
    const auto found = reviews(0);
    QCOMPARE(found.size(), std::size_t{2});
    QVERIFY(found[0] == *second);
    QVERIFY(found[0].reason == "wrong_unit" && found[0].note == "æ: \"billions\"");
    QVERIFY(found[1].reviewer == "Bo" && found[1].verdict == ReviewVerdict::Unsure);
    QVERIFY(reviews(1).empty());
}

void TstReviews::sayingTheSameAgainChangesNothing() {
    const auto first = say(0, "Ada", ReviewVerdict::Approve);
    const auto before = entries();
    const auto again = say(0, "Ada", ReviewVerdict::Approve);
    ASSAY_VERIFY_OK(again);
    QVERIFY(*again == *first);
    QCOMPARE(entries(), before);
}

void TstReviews::whatIsRefused() {
    ASSAY_COMPARE_ERROR(say(0, "", ReviewVerdict::Approve), InvalidArgument);
    ASSAY_COMPARE_ERROR(
        saveReview(*m_workspace, {m_questions[0], 1, ReviewVerdict::Flag, "", "no reason", false}, "Ada"),
        InvalidArgument);
    ASSAY_COMPARE_ERROR(say(0, "Ada", ReviewVerdict::Approve, false, 2), NotFound);
    ASSAY_COMPARE_ERROR(say(0, "Ada", ReviewVerdict::Approve, false, 0), NotFound);
    ASSAY_COMPARE_ERROR(
        saveReview(*m_workspace, {m_questions[5] + 1, 1, ReviewVerdict::Approve, "", "", false}, "Ada"),
        NotFound);
    ASSAY_COMPARE_ERROR(removeReview(*m_workspace, m_questions[0], "Ada", "Ada"), NotFound);
    const auto reader = m_workspace->reader();
    ASSAY_COMPARE_ERROR(reviewsOfSuite(*reader, m_suite + 1), NotFound);
    ASSAY_COMPARE_ERROR(disagreements(*reader, m_suite + 1), NotFound);
    ASSAY_COMPARE_ERROR(agreementOfSuite(*reader, m_suite + 1), NotFound);
    QVERIFY(all().empty());
}

void TstReviews::takesBackAndUndoes() {
    ASSAY_VERIFY_OK(say(0, "Ada", ReviewVerdict::Approve));
    ASSAY_VERIFY_OK(say(0, "Ada", ReviewVerdict::Unsure));
    ASSAY_VERIFY_OK(removeReview(*m_workspace, m_questions[0], "Ada", "Cy"));
    QVERIFY(reviews(0).empty());
    // Another one by the same person is another row, and all of it can be walked back and forth.
    ASSAY_VERIFY_OK(say(0, "Ada", ReviewVerdict::Flag));
    const auto verdicts = [&] {
        std::vector<ReviewVerdict> said;
        for (const Review& review : reviews(0)) {
            said.push_back(review.verdict);
        }
        return said;
    };
    using Said = std::vector<ReviewVerdict>;
    const std::vector<Said> states{
        {}, {ReviewVerdict::Approve}, {ReviewVerdict::Unsure}, {}, {ReviewVerdict::Flag}};
    for (std::size_t i = states.size() - 1; i > 0; --i) {
        QVERIFY(verdicts() == states[i]);
        ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Di"));
    }
    QVERIFY(verdicts().empty());
    for (std::size_t i = 1; i < states.size(); ++i) {
        ASSAY_VERIFY_OK(tests::redo(*m_workspace, "Di"));
        QVERIFY(verdicts() == states[i]);
    }
    QVERIFY(reviews(0)[0].reviewer == "Ada");
}

void TstReviews::undoAfterARestart() {
    ASSAY_VERIFY_OK(say(0, "Ada", ReviewVerdict::Approve));
    ASSAY_VERIFY_OK(say(0, "Ada", ReviewVerdict::Flag));
    const auto path = m_workspace->path();
    m_workspace.reset();
    auto opened = Workspace::open(path);
    ASSAY_VERIFY_OK(opened);
    m_workspace = std::move(*opened);
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Bo"));
    QVERIFY(reviews(0)[0].verdict == ReviewVerdict::Approve);
}

void TstReviews::newerTextMakesItOutdated() {
    ASSAY_VERIFY_OK(say(0, "Ada", ReviewVerdict::Approve));
    changeText(0, 1, "What were the net sales?");
    QVERIFY(reviews(0)[0].outdated);
    QCOMPARE(reviews(0)[0].revision, 1);
    QVERIFY(all()[0].outdated);
    // A review of the older revision can still be written; it says what it is.
    const auto late = say(0, "Bo", ReviewVerdict::Flag);
    ASSAY_VERIFY_OK(late);
    QVERIFY(late->outdated);
    const auto now = say(0, "Ada", ReviewVerdict::Approve, false, 2);
    ASSAY_VERIFY_OK(now);
    QVERIFY(!now->outdated);
    // Undo of the review, of Bo's, and of the text: what Ada read first is in force again.
    for (int i = 0; i < 3; ++i) {
        ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada"));
    }
    QCOMPARE(reviews(0).size(), std::size_t{1});
    QVERIFY(!reviews(0)[0].outdated);
}

// Its category says nothing else of what it asks and should answer.
void TstReviews::filingItElsewhereDoesNot() {
    ASSAY_VERIFY_OK(say(0, "Ada", ReviewVerdict::Approve));
    const auto file = [](model::Question& question) {
        question.category = "E";
        question.difficulty = "hard";
        question.goldVersion = "P3.v4";
        return true;
    };
    ASSAY_VERIFY_OK(editQuestions(*m_workspace, std::span(m_questions).first(1), file, "Cy", ""));
    QVERIFY(!reviews(0)[0].outdated);
    const auto answer = [](model::Question& question) {
        question.answerText = {"another"};
        return true;
    };
    ASSAY_VERIFY_OK(editQuestions(*m_workspace, std::span(m_questions).first(1), answer, "Cy", ""));
    QVERIFY(reviews(0)[0].outdated);
}

void TstReviews::aDecisionDoesNot() {
    ASSAY_VERIFY_OK(say(0, "Ada", ReviewVerdict::Approve));
    ASSAY_VERIFY_OK(flagQuestions(*m_workspace, std::span(m_questions).first(1), "ambiguous", "", "Cy"));
    ASSAY_VERIFY_OK(say(0, "Bo", ReviewVerdict::Flag, false, 2));
    QVERIFY(!reviews(0)[0].outdated && !reviews(0)[1].outdated);
    QCOMPARE(reviewsVisibleTo("Ada", reviews(0)).size(), std::size_t{2});
}

void TstReviews::hidesOthersUntilJudged() {
    const std::vector<Review> list{
        reviewBy("Ada", 1, ReviewVerdict::Approve), reviewBy("Bo", 1, ReviewVerdict::Flag),
        reviewBy("Ada", 2, ReviewVerdict::Approve), reviewBy("Bo", 3, ReviewVerdict::Flag)};
    const auto places = [&](const std::string& who, const std::vector<Review>& reviews) {
        std::vector<std::pair<std::string, base::RowId>> found;
        for (const Review& review : reviewsVisibleTo(who, reviews)) {
            found.emplace_back(review.reviewer, review.question);
        }
        return found;
    };
    using Places = std::vector<std::pair<std::string, base::RowId>>;
    QVERIFY((places("Ada", list) == Places{{"Ada", 1}, {"Bo", 1}, {"Ada", 2}}));
    QVERIFY((places("Bo", list) == Places{{"Ada", 1}, {"Bo", 1}, {"Bo", 3}}));
    QVERIFY(places("Cy", list).empty());
    // Who has judged an older text only does not see what others say of the new one.
    std::vector<Review> newer{reviewBy("Ada", 1, ReviewVerdict::Approve, 1),
                              reviewBy("Bo", 1, ReviewVerdict::Flag, 2)};
    newer[0].outdated = true;
    QVERIFY((places("Ada", newer) == Places{{"Ada", 1}}));
    QVERIFY((places("Bo", newer) == Places{{"Ada", 1}, {"Bo", 1}}));
}

void TstReviews::blindOnlyBeforeSeeing() {
    QVERIFY(say(0, "Ada", ReviewVerdict::Approve, true)->blind);
    QVERIFY(say(0, "Bo", ReviewVerdict::Flag, true)->blind);
    QVERIFY(!say(0, "Cy", ReviewVerdict::Flag, false)->blind);
    // Bo could read Ada's by now.
    QVERIFY(!say(0, "Bo", ReviewVerdict::Approve, true)->blind);
    QVERIFY(reviews(0)[0].blind && !reviews(0)[1].blind);
    // Alone with the question, a second thought is still blind.
    QVERIFY(say(1, "Ada", ReviewVerdict::Approve, true)->blind);
    QVERIFY(say(1, "Ada", ReviewVerdict::Unsure, true)->blind);
}

void TstReviews::eachSuiteHasItsOwn() {
    const auto other = workspace::createSuite(*m_workspace, "P2");
    ASSAY_VERIFY_OK(other);
    m_questions.push_back(addTo(*other, "What else?"));
    ASSAY_VERIFY_OK(say(6, "Ada", ReviewVerdict::Approve));
    ASSAY_VERIFY_OK(say(5, "Ada", ReviewVerdict::Approve));
    ASSAY_VERIFY_OK(say(0, "Bo", ReviewVerdict::Approve));
    ASSAY_VERIFY_OK(say(0, "Ada", ReviewVerdict::Approve));
    const auto found = all();
    QCOMPARE(found.size(), std::size_t{3});
    QVERIFY(found[0].reviewer == "Bo" && found[1].reviewer == "Ada" && found[2].question == m_questions[5]);
}

void TstReviews::agreementOfTwo() {
    // Ada: A A F F; Bo: A A F A. Observed 3/4, expected (2*3 + 2*1)/16 = 1/2, kappa 1/2.
    const std::vector<std::pair<ReviewVerdict, ReviewVerdict>> said{
        {ReviewVerdict::Approve, ReviewVerdict::Approve},
        {ReviewVerdict::Approve, ReviewVerdict::Approve},
        {ReviewVerdict::Flag, ReviewVerdict::Flag},
        {ReviewVerdict::Flag, ReviewVerdict::Approve}};
    for (std::size_t i = 0; i < said.size(); ++i) {
        ASSAY_VERIFY_OK(say(i, "Ada", said[i].first));
        ASSAY_VERIFY_OK(say(i, "Bo", said[i].second));
    }
    const auto reader = m_workspace->reader();
    const auto agreement = agreementOfSuite(*reader, m_suite);
    ASSAY_VERIFY_OK(agreement);
    QVERIFY(agreement->first == "Ada" && agreement->second == "Bo");
    QCOMPARE(agreement->kappa.value, std::optional(0.5));
    QCOMPARE(agreement->kappa.items, 4);
    QVERIFY(!agreement->kappa.confidence); // four questions are too few for one
    QCOMPARE(agreement->observed.value, std::optional(0.75));
    QVERIFY(agreement->observedOfPair == agreement->observed);
    // Eight ratings, five A and three F, one unit apart: 1 - 7 * 1 / (5 * 3).
    QVERIFY(std::abs(agreement->alpha.value.value() - (1 - 7.0 / 15)) < 1e-12);
    QCOMPARE(agreement->reviews, 8);
    const auto again = agreementOfSuite(*reader, m_suite);
    QVERIFY(again->alpha == agreement->alpha && again->kappa == agreement->kappa);
    ASSAY_COMPARE_ERROR(agreementOfSuite(*reader, m_suite, {std::pair("Ada", "Ada"), {}}), InvalidArgument);
}

void TstReviews::agreementPicksTheBusiestPair() {
    std::vector<Review> list;
    for (base::RowId question = 1; question <= 5; ++question) {
        list.push_back(
            reviewBy("Cy", question, question % 2 == 0 ? ReviewVerdict::Flag : ReviewVerdict::Approve));
        if (question <= 2) {
            list.push_back(reviewBy("Ada", question, ReviewVerdict::Approve));
        }
        if (question != 3) {
            list.push_back(
                reviewBy("Bo", question, question == 2 ? ReviewVerdict::Flag : ReviewVerdict::Approve));
        }
    }
    const auto agreement = agreementOf(list);
    ASSAY_VERIFY_OK(agreement);
    QVERIFY(agreement->first == "Bo" && agreement->second == "Cy");
    QCOMPARE(agreement->kappa.items, 4);
    QVERIFY((agreement->reviewers == std::vector<std::string>{"Ada", "Bo", "Cy"}));
    const auto chosen = agreementOf(list, {std::pair("Cy", "Ada"), {}});
    ASSAY_VERIFY_OK(chosen);
    QVERIFY(chosen->first == "Cy" && chosen->second == "Ada");
    QCOMPARE(chosen->kappa.items, 2);
    // Of equally busy ones the first by name; one who said nothing shares nothing.
    const std::vector<Review> even{
        reviewBy("Di", 1, ReviewVerdict::Flag), reviewBy("Cy", 1, ReviewVerdict::Flag),
        reviewBy("Bo", 2, ReviewVerdict::Flag), reviewBy("Ada", 2, ReviewVerdict::Flag)};
    QVERIFY(agreementOf(even)->first == "Ada" && agreementOf(even)->second == "Bo");
    const auto stranger = agreementOf(even, {std::pair("Ada", "Eve"), {}});
    QVERIFY(!stranger->kappa.value);
    QCOMPARE(stranger->kappa.items, 0);
}

void TstReviews::agreementLeavesOutdatedOut() {
    for (std::size_t i = 0; i < 3; ++i) {
        ASSAY_VERIFY_OK(say(i, "Ada", ReviewVerdict::Approve));
        ASSAY_VERIFY_OK(say(i, "Bo", i == 2 ? ReviewVerdict::Flag : ReviewVerdict::Approve));
    }
    changeText(2, 1, "Something else?");
    ASSAY_VERIFY_OK(say(2, "Cy", ReviewVerdict::Approve, false, 2));
    const auto reader = m_workspace->reader();
    const auto agreement = agreementOfSuite(*reader, m_suite);
    ASSAY_VERIFY_OK(agreement);
    QCOMPARE(agreement->outdated, 2);
    QCOMPARE(agreement->reviews, 5);
    QCOMPARE(agreement->kappa.items, 2);
    QVERIFY(!agreement->kappa.value); // both said one thing only
    QVERIFY(!agreement->alpha.value);
    QCOMPARE(agreement->observed.value, std::optional(1.0));
    QVERIFY(disagreements(*reader, m_suite)->empty());
}

void TstReviews::agreementOfNothing() {
    const auto reader = m_workspace->reader();
    const auto agreement = agreementOfSuite(*reader, m_suite);
    ASSAY_VERIFY_OK(agreement);
    QVERIFY(!agreement->kappa.value && !agreement->alpha.value && !agreement->observed.value);
    QVERIFY(agreement->first.empty() && agreement->reviewers.empty());
    // Two people who never met.
    const auto apart = agreementOf(
        std::vector<Review>{reviewBy("Ada", 1, ReviewVerdict::Flag), reviewBy("Bo", 2, ReviewVerdict::Flag)});
    QVERIFY(apart->first.empty() && !apart->kappa.value && !apart->alpha.value);
    QCOMPARE(apart->reviewers.size(), std::size_t{2});
}

// Whatever the reviews, what goes in and which pair is taken is as counting by hand has it.
void TstReviews::agreementAgainstCounting() {
    base::Random random(12);
    for (int round = 0; round < 300; ++round) {
        std::vector<Review> list;
        std::map<std::pair<std::string, std::string>, int> common;
        std::map<base::RowId, std::map<std::string, ReviewVerdict>> table;
        std::int64_t outdated = 0;
        for (base::RowId question = 1; question <= 8; ++question) {
            for (const std::string name : {"Dora", "Ada", "Bo", "Cyrus"}) {
                if (random.below(2) == 0) {
                    list.push_back(reviewBy(name, question, static_cast<ReviewVerdict>(random.below(3))));
                    list.back().outdated = random.below(5) == 0;
                    outdated += list.back().outdated ? 1 : 0;
                    if (!list.back().outdated) {
                        table[question][name] = list.back().verdict;
                    }
                }
            }
        }
        int equal = 0;
        int pairs = 0;
        for (const auto& [question, said] : table) {
            for (auto a = said.begin(); a != said.end(); ++a) {
                for (auto b = std::next(a); b != said.end(); ++b) {
                    ++common[{a->first, b->first}];
                    ++pairs;
                    equal += a->second == b->second ? 1 : 0;
                }
            }
        }
        int most = 0;
        std::pair<std::string, std::string> busiest;
        for (const auto& [pair, count] : common) {
            if (count > most) {
                most = count;
                busiest = pair;
            }
        }
        const auto agreement = agreementOf(list, {std::nullopt, {0, 1}});
        ASSAY_VERIFY_OK(agreement);
        QCOMPARE(agreement->outdated, outdated);
        QCOMPARE(agreement->kappa.items, most);
        QVERIFY(agreement->first == busiest.first && agreement->second == busiest.second);
        QCOMPARE(agreement->observed.value.has_value(), pairs > 0);
        if (pairs > 0) {
            QVERIFY(std::abs(*agreement->observed.value - static_cast<double>(equal) / pairs) < 1e-12);
        }
    }
}

// 118 : 5 : 2 : 0 approved and flagged. Observed 0.944, kappa -0.023; with three verdicts to choose from
// pe = 0.972 · 0.028, so that AC1 = (0.944 - 0.027216) / (1 - 0.027216).
void TstReviews::ac1WhereKappaMisleads() {
    std::vector<Review> reviews;
    const auto both = [&](ReviewVerdict ada, ReviewVerdict bo, int times) {
        for (int i = 0; i < times; ++i) {
            Review review;
            review.question = static_cast<base::RowId>(reviews.size() / 2 + 1);
            for (const auto& [name, verdict] : {std::pair("Ada", ada), std::pair("Bo", bo)}) {
                review.reviewer = name;
                review.verdict = verdict;
                reviews.push_back(review);
            }
        }
    };
    both(ReviewVerdict::Approve, ReviewVerdict::Approve, 118);
    both(ReviewVerdict::Approve, ReviewVerdict::Flag, 5);
    both(ReviewVerdict::Flag, ReviewVerdict::Approve, 2);
    auto agreement = agreementOf(reviews);
    QVERIFY(agreement && agreement->ac1);
    QVERIFY(std::abs(*agreement->kappa.value + 0.023392) < 1e-6);
    QVERIFY(std::abs(*agreement->ac1->value - 0.942434) < 1e-6);
    QCOMPARE(agreement->ac1->items, 125);
    QVERIFY(agreement->ac1->confidence && agreement->ac1->confidence->low < 0.942434 &&
            agreement->ac1->confidence->high > 0.942434);
    QCOMPARE(agreement->byVerdict.size(), std::size_t{3});
    QVERIFY(std::abs(*agreement->byVerdict[1].value + 0.023392) < 1e-6); // flags against the rest
    QVERIFY(!agreement->byVerdict[2].value);                             // nobody was unsure
    reviews.clear();
    both(ReviewVerdict::Approve, ReviewVerdict::Approve, 10);
    both(ReviewVerdict::Flag, ReviewVerdict::Flag, 10);
    agreement = agreementOf(reviews);
    QVERIFY(agreement && !agreement->ac1); // kappa is 1
}

void TstReviews::disagreementsInOrder() {
    ASSAY_VERIFY_OK(say(0, "Ada", ReviewVerdict::Approve));
    ASSAY_VERIFY_OK(say(0, "Bo", ReviewVerdict::Approve));
    for (const std::size_t question : {std::size_t{4}, std::size_t{1}}) {
        ASSAY_VERIFY_OK(say(question, "Ada", ReviewVerdict::Approve));
        ASSAY_VERIFY_OK(say(question, "Bo", ReviewVerdict::Flag));
        ASSAY_VERIFY_OK(say(question, "Cy", ReviewVerdict::Flag));
    }
    ASSAY_VERIFY_OK(say(3, "Ada", ReviewVerdict::Unsure));
    ASSAY_VERIFY_OK(say(3, "Bo", ReviewVerdict::Flag));
    ASSAY_VERIFY_OK(say(3, "Cy", ReviewVerdict::Approve));
    ASSAY_VERIFY_OK(say(5, "Cy", ReviewVerdict::Approve));
    const auto reader = m_workspace->reader();
    const auto queue = disagreements(*reader, m_suite);
    ASSAY_VERIFY_OK(queue);
    QCOMPARE(queue->size(), std::size_t{3});
    QCOMPARE((*queue)[0].question, m_questions[3]);
    QCOMPARE((*queue)[0].verdicts, 3);
    QCOMPARE((*queue)[1].question, m_questions[1]);
    QCOMPARE((*queue)[2].question, m_questions[4]);
    QCOMPARE((*queue)[2].verdicts, 2);
    QCOMPARE((*queue)[2].reviews.size(), std::size_t{3});
}

void TstReviews::disagreementsForAViewer() {
    ASSAY_VERIFY_OK(say(0, "Ada", ReviewVerdict::Approve));
    ASSAY_VERIFY_OK(say(0, "Bo", ReviewVerdict::Flag));
    const auto reader = m_workspace->reader();
    QCOMPARE(disagreements(*reader, m_suite, "Ada")->size(), std::size_t{1});
    // Cy has yet to judge it, and learns nothing.
    QVERIFY(disagreements(*reader, m_suite, "Cy")->empty());
}

void TstReviews::goesWithItsSuite() {
    ASSAY_VERIFY_OK(say(0, "Ada", ReviewVerdict::Approve));
    const auto other = workspace::createSuite(*m_workspace, "P2");
    ASSAY_VERIFY_OK(other);
    m_questions.push_back(addTo(*other, "What else?"));
    ASSAY_VERIFY_OK(say(6, "Ada", ReviewVerdict::Approve));
    ASSAY_VERIFY_OK(say(6, "Bo", ReviewVerdict::Unsure));
    ASSAY_VERIFY_OK(removeReview(*m_workspace, m_questions[6], "Bo", "Bo"));
    base::NoProgress progress;
    ASSAY_VERIFY_OK(workspace::removeSuite(*m_workspace, *other));
    ASSAY_VERIFY_OK(workspace::deleteRemovedSuites(*m_workspace, {}, progress));
    QVERIFY(reviews(6).empty());
    // Undo reaches what is left, and nothing else.
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada"));
    QVERIFY(reviews(0).empty());
    const auto reader = m_workspace->reader();
    const auto left = historyOf(*reader, kReviewEntity, 2);
    QVERIFY(left && left->empty());
}

void TstReviews::readOnlyWorkspaceRefuses() {
    ASSAY_VERIFY_OK(say(0, "Ada", ReviewVerdict::Approve));
    const auto path = m_workspace->path();
    m_workspace.reset();
    const auto opened = Workspace::open(path, workspace::OpenMode::ReadOnly);
    ASSAY_VERIFY_OK(opened);
    ASSAY_COMPARE_ERROR(
        saveReview(**opened, {m_questions[0], 1, ReviewVerdict::Unsure, "", "", false}, "Ada"),
        ReadOnlyWorkspace);
    QCOMPARE(reviewsOf(*(*opened)->reader(), m_questions[0])->size(), std::size_t{1});
}

ASSAY_TEST(TstReviews)
#include "tst_reviews.moc"
