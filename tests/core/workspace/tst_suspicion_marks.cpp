#include "core/base/random.h"
#include "core/curation/marked_suspicions.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/suites.h"
#include "core/workspace/suites/suspicion_marks.h"
#include "tests/core/curation/undo_steps.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <SQLiteCpp/SQLiteCpp.h>

using namespace assay;
using namespace assay::curation;
using namespace assay::workspace;
using namespace assay::tests;
using workspace::Workspace;

class TstSuspicionMarks : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void dismissedIsRemembered();
    void snoozedUntilADay_data();
    void snoozedUntilADay();
    void daysThatAreNone_data();
    void daysThatAreNone();
    void acceptingFlagsInOneStep();
    void acceptingAgainFlagsAgain();
    void aNewMarkTakesThePlaceOfTheOld();
    void sayingTheSameAgainChangesNothing();
    void whatIsRefused();
    void severalAreOneStepOrNothing();
    void undoesAndRedoesAfterARestart();
    void eachSuiteHasItsOwn();
    void dropsWhatIsHidden();
    void dropsLikeLookingOneByOne();

  private:
    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<Workspace> m_workspace;
    base::RowId m_suite = 0;
    base::RowId m_question = 0;

    base::RowId addTo(base::RowId suite) {
        model::Question question;
        question.questionId = "Q1";
        question.questionText = "What was the revenue?";
        const auto id = addQuestion(*m_workspace, suite, question, "Ada", "made");
        return id ? *id : -1;
    }

    SuspicionKey key(const std::string& rule = "table_header", const std::string& fingerprint = "f1") {
        return {m_question, rule, fingerprint};
    }

    std::vector<SuspicionMark> marks() {
        const auto reader = m_workspace->reader();
        const auto list = suspicionMarks(*reader);
        return list ? *list : std::vector<SuspicionMark>{};
    }

    model::Question question() {
        const auto reader = m_workspace->reader();
        const auto stored = workspace::storedQuestion(*reader, m_question);
        return stored ? stored->question : model::Question{};
    }

    std::int64_t entries() {
        const auto reader = m_workspace->reader();
        return reader->database().execAndGet("SELECT count(*) FROM edit_journal").getInt64();
    }
};

void TstSuspicionMarks::init() {
    m_workspace.reset();
    m_folder = std::make_unique<StoreFolder>();
    auto made = Workspace::create(m_folder->path("w.assay"));
    ASSAY_VERIFY_OK(made);
    m_workspace = std::move(*made);
    const auto suite = workspace::createSuite(*m_workspace, "P1");
    ASSAY_VERIFY_OK(suite);
    m_suite = *suite;
    m_question = addTo(m_suite);
    QVERIFY(m_question > 0);
}

void TstSuspicionMarks::dismissedIsRemembered() {
    const auto mark = dismissSuspicion(*m_workspace, key(), "it is a sentence", "Ada");
    ASSAY_VERIFY_OK(mark);
    QCOMPARE(marks().size(), std::size_t{1});
    QVERIFY(marks()[0] == *mark);
    QVERIFY(mark->state == SuspicionState::Dismissed && mark->reason == "it is a sentence");
    QVERIFY(mark->markedBy == "Ada" && !mark->markedAt.empty() && mark->until.empty());
    const SuspicionMarks lookup(marks());
    QVERIFY(lookup.hides(key(), "9999-01-01T00:00:00Z"));
    // Another rule, another cause, another question: another suspicion.
    QVERIFY(!lookup.hides(key("no_verb"), "2026-01-01T00:00:00Z"));
    QVERIFY(!lookup.hides(key("table_header", "f2"), "2026-01-01T00:00:00Z"));
    QVERIFY(!lookup.hides({m_question + 1, "table_header", "f1"}, "2026-01-01T00:00:00Z"));
    QVERIFY(question().flags.empty());
}

void TstSuspicionMarks::snoozedUntilADay_data() {
    QTest::addColumn<QByteArray>("until");
    QTest::addColumn<QByteArray>("now");
    QTest::addColumn<bool>("hidden");
    QTest::newRow("long before") << QByteArray("2026-03-01") << QByteArray("2025-12-31T23:59:59Z") << true;
    QTest::newRow("last second") << QByteArray("2026-03-01") << QByteArray("2026-02-28T23:59:59Z") << true;
    QTest::newRow("the day") << QByteArray("2026-03-01") << QByteArray("2026-03-01T00:00:00Z") << false;
    QTest::newRow("after") << QByteArray("2026-03-01") << QByteArray("2026-03-02T00:00:00Z") << false;
    QTest::newRow("moment, before") << QByteArray("2026-03-01T08:00:00Z")
                                    << QByteArray("2026-03-01T07:59:59Z") << true;
    QTest::newRow("moment, then") << QByteArray("2026-03-01T08:00:00Z") << QByteArray("2026-03-01T08:00:00Z")
                                  << false;
}

void TstSuspicionMarks::snoozedUntilADay() {
    QFETCH(QByteArray, until);
    QFETCH(QByteArray, now);
    QFETCH(bool, hidden);
    ASSAY_VERIFY_OK(snoozeSuspicion(*m_workspace, key(), until.toStdString(), "", "Ada"));
    QCOMPARE(SuspicionMarks(marks()).hides(key(), now.toStdString()), hidden);
}

void TstSuspicionMarks::daysThatAreNone_data() {
    QTest::addColumn<QByteArray>("until");
    for (const char* until : {"", "tomorrow", "2026-02-30", "2026-13-01", "2026-3-1", "01.03.2026",
                              "2026-03-01T", "2026-03-01 08:00", "2026-03-01T25:00:00Z",
                              "2026-03-01T08:00:00+01:00", "2026-03-01x", "20260301", "2026-00-01"}) {
        QTest::newRow(until) << QByteArray(until);
    }
}

void TstSuspicionMarks::daysThatAreNone() {
    QFETCH(QByteArray, until);
    ASSAY_COMPARE_ERROR(snoozeSuspicion(*m_workspace, key(), until.toStdString(), "", "Ada"),
                        InvalidArgument);
    QVERIFY(marks().empty());
}

void TstSuspicionMarks::acceptingFlagsInOneStep() {
    const auto mark = acceptSuspicion(*m_workspace, key(), "table_header", "a header of a table", "Ada");
    ASSAY_VERIFY_OK(mark);
    QVERIFY(mark->state == SuspicionState::Accepted);
    QVERIFY(question().status == model::QuestionStatus::Flagged);
    QCOMPARE(question().flags.size(), std::size_t{1});
    QVERIFY(question().flags[0].reason == "table_header");
    QVERIFY(question().flags[0].note == "a header of a table");
    QVERIFY(question().flags[0].flaggedBy == "Ada");
    QVERIFY(!SuspicionMarks(marks()).hides(key(), "2026-01-01T00:00:00Z"));
    // One step back takes both, one step forward brings both.
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Bo"));
    QVERIFY(marks().empty());
    QVERIFY(question().flags.empty() && question().status == model::QuestionStatus::Draft);
    ASSAY_VERIFY_OK(tests::redo(*m_workspace, "Bo"));
    QCOMPARE(marks().size(), std::size_t{1});
    QVERIFY(question().status == model::QuestionStatus::Flagged);
}

void TstSuspicionMarks::acceptingAgainFlagsAgain() {
    ASSAY_VERIFY_OK(acceptSuspicion(*m_workspace, key(), "table_header", "", "Ada"));
    const auto before = entries();
    ASSAY_VERIFY_OK(acceptSuspicion(*m_workspace, key(), "table_header", "", "Ada"));
    QCOMPARE(entries(), before);
    ASSAY_VERIFY_OK(setStatus(*m_workspace, std::span(&m_question, 1), model::QuestionStatus::Approved, "Bo",
                              "looks fine"));
    QVERIFY(question().flags.empty());
    ASSAY_VERIFY_OK(acceptSuspicion(*m_workspace, key(), "table_header", "", "Ada"));
    QVERIFY(question().status == model::QuestionStatus::Flagged);
    QCOMPARE(marks().size(), std::size_t{1});
}

void TstSuspicionMarks::aNewMarkTakesThePlaceOfTheOld() {
    const auto first = snoozeSuspicion(*m_workspace, key(), "2026-03-01", "later", "Ada");
    ASSAY_VERIFY_OK(first);
    const auto second = dismissSuspicion(*m_workspace, key(), "no", "Bo");
    ASSAY_VERIFY_OK(second);
    QCOMPARE(second->id, first->id);
    QCOMPARE(marks().size(), std::size_t{1});
    QVERIFY(marks()[0].state == SuspicionState::Dismissed && marks()[0].until.empty());
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Bo"));
    QVERIFY(marks()[0] == *first);
    ASSAY_VERIFY_OK(removeSuspicionMark(*m_workspace, key(), "Ada"));
    QVERIFY(marks().empty());
    ASSAY_COMPARE_ERROR(removeSuspicionMark(*m_workspace, key(), "Ada"), NotFound);
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada"));
    QVERIFY(marks()[0] == *first);
}

void TstSuspicionMarks::sayingTheSameAgainChangesNothing() {
    const auto first = dismissSuspicion(*m_workspace, key(), "no", "Ada");
    const auto before = entries();
    const auto again = dismissSuspicion(*m_workspace, key(), "no", "Ada");
    ASSAY_VERIFY_OK(again);
    QVERIFY(*again == *first);
    QCOMPARE(entries(), before);
}

void TstSuspicionMarks::whatIsRefused() {
    ASSAY_COMPARE_ERROR(dismissSuspicion(*m_workspace, key(), "", "Ada"), InvalidArgument);
    ASSAY_COMPARE_ERROR(acceptSuspicion(*m_workspace, key(), "", "note", "Ada"), InvalidArgument);
    ASSAY_COMPARE_ERROR(dismissSuspicion(*m_workspace, key(""), "no", "Ada"), InvalidArgument);
    ASSAY_COMPARE_ERROR(dismissSuspicion(*m_workspace, key("rule", ""), "no", "Ada"), InvalidArgument);
    const SuspicionKey elsewhere{m_question + 1, "rule", "f"};
    ASSAY_COMPARE_ERROR(dismissSuspicion(*m_workspace, elsewhere, "no", "Ada"), NotFound);
    ASSAY_COMPARE_ERROR(acceptSuspicion(*m_workspace, elsewhere, "other", "", "Ada"), NotFound);
    QVERIFY(marks().empty());
}

void TstSuspicionMarks::severalAreOneStepOrNothing() {
    const base::RowId other = addTo(workspace::createSuite(*m_workspace, "Other").value_or(0));
    const auto statusOf = [this](base::RowId id) {
        return workspace::storedQuestion(*m_workspace->reader(), id)->question.status;
    };
    std::vector<SuspicionDecision> decisions{
        {key(), SuspicionState::Accepted, {}, "table_header", "see the table"},
        {key("duplicate"), SuspicionState::Dismissed, {}, "asked on purpose", {}},
        {{other, "duplicate", "f2"}, SuspicionState::Snoozed, "2027-01-01", {}, {}},
        {{other, "table_header", "f3"}, SuspicionState::Accepted, {}, "table_header", {}}};
    const auto before = entries();
    decisions.push_back({{other + 1'000, "duplicate", "f2"}, SuspicionState::Dismissed, {}, "gone", {}});
    ASSAY_COMPARE_ERROR(decideSuspicions(*m_workspace, decisions, "Ada"), NotFound);
    decisions.back() = {key("years"), SuspicionState::Dismissed, {}, {}, {}};
    ASSAY_COMPARE_ERROR(decideSuspicions(*m_workspace, decisions, "Ada"), InvalidArgument);
    decisions.back() = {key("years"), SuspicionState::Snoozed, "soon", {}, {}};
    ASSAY_COMPARE_ERROR(decideSuspicions(*m_workspace, decisions, "Ada"), InvalidArgument);
    decisions.pop_back();
    std::stop_source cancelled;
    cancelled.request_stop();
    ASSAY_COMPARE_ERROR(decideSuspicions(*m_workspace, decisions, "Ada", cancelled.get_token()), Cancelled);
    QCOMPARE(entries(), before);

    QCOMPARE(decideSuspicions(*m_workspace, decisions, "Ada").value_or(0), std::int64_t{4});
    QCOMPARE(marks().size(), std::size_t{4});
    QVERIFY(question().status == model::QuestionStatus::Flagged);
    QVERIFY(statusOf(other) == model::QuestionStatus::Flagged);
    QCOMPARE(question().flags.at(0).note, std::string("see the table"));
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada"));
    QVERIFY(marks().empty());
    QVERIFY(question().status == model::QuestionStatus::Draft);
    QVERIFY(statusOf(other) == model::QuestionStatus::Draft);
    ASSAY_VERIFY_OK(tests::redo(*m_workspace, "Ada"));
    QCOMPARE(marks().size(), std::size_t{4});

    const std::vector<SuspicionKey> all{key(), key("duplicate"), {other, "table_header", "f3"}};
    QCOMPARE(removeSuspicionMarks(*m_workspace, all, "Ada").value_or(0), std::int64_t{3});
    QCOMPARE(marks().size(), std::size_t{1});
    ASSAY_COMPARE_ERROR(removeSuspicionMarks(*m_workspace, all, "Ada"), NotFound);
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada"));
    QCOMPARE(marks().size(), std::size_t{4});
}

void TstSuspicionMarks::undoesAndRedoesAfterARestart() {
    ASSAY_VERIFY_OK(acceptSuspicion(*m_workspace, key(), "other", "ø", "Ada"));
    ASSAY_VERIFY_OK(dismissSuspicion(*m_workspace, key("no_verb"), "it has one", "Ada"));
    const auto before = marks();
    QCOMPARE(before.size(), std::size_t{2});
    const auto path = m_workspace->path();
    for (const bool forward : {false, true}) {
        m_workspace.reset();
        auto opened = Workspace::open(path);
        ASSAY_VERIFY_OK(opened);
        m_workspace = std::move(*opened);
        for (int i = 0; i < 2; ++i) {
            ASSAY_VERIFY_OK(forward ? tests::redo(*m_workspace, "Bo") : tests::undo(*m_workspace, "Bo"));
        }
        QVERIFY(marks() == (forward ? before : std::vector<SuspicionMark>{}));
        QCOMPARE(question().flags.size(), forward ? std::size_t{1} : std::size_t{0});
    }
}

void TstSuspicionMarks::eachSuiteHasItsOwn() {
    const auto other = workspace::createSuite(*m_workspace, "P2");
    ASSAY_VERIFY_OK(other);
    const base::RowId question = addTo(*other);
    ASSAY_VERIFY_OK(dismissSuspicion(*m_workspace, key("z"), "no", "Ada"));
    ASSAY_VERIFY_OK(dismissSuspicion(*m_workspace, key("a"), "no", "Ada"));
    ASSAY_VERIFY_OK(dismissSuspicion(*m_workspace, {question, "a", "f1"}, "no", "Ada"));
    QCOMPARE(marks().size(), std::size_t{3});
    const auto reader = m_workspace->reader();
    const auto own = suspicionMarksOfSuite(*reader, m_suite);
    ASSAY_VERIFY_OK(own);
    QCOMPARE(own->size(), std::size_t{2});
    QVERIFY((*own)[0].suspicion.rule == "a" && (*own)[1].suspicion.rule == "z");
    QCOMPARE(suspicionMarksOfSuite(*reader, *other)->size(), std::size_t{1});
}

void TstSuspicionMarks::dropsWhatIsHidden() {
    Suspicion header;
    header.rule = LintRule::TableHeader;
    header.question = m_question;
    header.fingerprint = "f1";
    Suspicion years = header;
    years.rule = LintRule::YearsOutsideCoverage;
    QVERIFY(keyOf(header) == key("table_header"));
    ASSAY_VERIFY_OK(dismissSuspicion(*m_workspace, keyOf(header), "no", "Ada"));
    std::vector<Suspicion> suspicions{header, years};
    dropMarked(suspicions, marks(), "2026-01-01T00:00:00Z");
    QCOMPARE(suspicions.size(), std::size_t{1});
    QVERIFY(suspicions[0] == years);
}

void TstSuspicionMarks::dropsLikeLookingOneByOne() {
    base::Random random(3);
    const auto someKey = [&] {
        return SuspicionKey{static_cast<base::RowId>(random.below(4)), std::string(1, "xyz"[random.below(3)]),
                            std::to_string(random.below(3))};
    };
    for (int round = 0; round < 500; ++round) {
        std::vector<SuspicionMark> list;
        for (std::uint64_t i = random.below(15); i > 0; --i) {
            SuspicionMark mark;
            mark.suspicion = someKey();
            mark.state = static_cast<SuspicionState>(random.below(3));
            mark.until = "2026-01-0" + std::to_string(1 + random.below(9));
            const bool known = std::ranges::any_of(
                list, [&](const SuspicionMark& other) { return other.suspicion == mark.suspicion; });
            if (!known) {
                list.push_back(mark);
            }
        }
        std::vector<SuspicionKey> keys;
        std::vector<SuspicionKey> expected;
        const std::string now = "2026-01-05T12:00:00Z";
        for (std::uint64_t i = random.below(30); i > 0; --i) {
            keys.push_back(someKey());
            bool hidden = false;
            for (const SuspicionMark& mark : list) {
                const bool later = mark.until == "2026-01-06" || mark.until == "2026-01-07" ||
                                   mark.until == "2026-01-08" || mark.until == "2026-01-09";
                hidden = hidden || (mark.suspicion == keys.back() &&
                                    (mark.state == SuspicionState::Dismissed ||
                                     (mark.state == SuspicionState::Snoozed && later)));
            }
            if (!hidden) {
                expected.push_back(keys.back());
            }
        }
        const SuspicionMarks lookup(list);
        std::erase_if(keys, [&](const SuspicionKey& key) { return lookup.hides(key, now); });
        QVERIFY(keys == expected);
    }
}

ASSAY_TEST(TstSuspicionMarks)
#include "tst_suspicion_marks.moc"
