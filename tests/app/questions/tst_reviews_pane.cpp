#include "app/pages/questions/history_pane.h"
#include "app/pages/questions/question_text.h"
#include "app/pages/questions/review_queue_model.h"
#include "app/pages/questions/review_queue_pane.h"
#include "app/pages/questions/reviews_pane.h"
#include "core/workspace/suites/reviews.h"
#include "tests/app/questions/pane_fixture.h"
#include "tests/support/test_class.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QMenu>
#include <QTextBrowser>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using app::HistoryPane;
using app::QuestionController;
using app::ReviewQueueModel;
using app::ReviewQueuePane;
using app::ReviewsPane;
using model::ReviewVerdict;
using tests::PaneFixture;
using widgets::DataTableView;

namespace {

// Everything that a widget and what is in it can show: texts, tool tips, every role of every table.
QString everythingIn(const QWidget& root) {
    QStringList texts{root.toolTip(), root.accessibleName(), root.accessibleDescription()};
    QList<const QWidget*> all{&root};
    for (const QWidget* child : root.findChildren<QWidget*>()) {
        all += child;
    }
    for (const QWidget* widget : all) {
        texts << widget->toolTip() << widget->statusTip() << widget->whatsThis() << widget->accessibleName()
              << widget->accessibleDescription();
        if (const auto* label = qobject_cast<const QLabel*>(widget)) {
            texts << label->text();
        } else if (const auto* line = qobject_cast<const QLineEdit*>(widget)) {
            texts << line->text();
        } else if (const auto* reader = qobject_cast<const QTextEdit*>(widget)) {
            texts << reader->toPlainText();
        } else if (const auto* table = qobject_cast<const QTableView*>(widget); table && table->model()) {
            for (int row = 0; row < table->model()->rowCount(); ++row) {
                for (int column = 0; column < table->model()->columnCount(); ++column) {
                    for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::EditRole),
                                           int(Qt::AccessibleTextRole), int(widgets::kExportRole)}) {
                        texts << table->model()->index(row, column).data(role).toString();
                    }
                }
            }
        }
    }
    return texts.join(u'\n');
}

} // namespace

class TestReviews : public QObject {
    Q_OBJECT

    std::unique_ptr<PaneFixture> m_fixture;
    std::unique_ptr<ReviewsPane> m_pane;
    std::unique_ptr<ReviewQueuePane> m_queue;
    base::RowId m_first = 0;
    base::RowId m_second = 0;
    base::RowId m_third = 0;

    [[nodiscard]] DataTableView* view() const { return m_pane->findChild<DataTableView*>(u"reviewsView"_s); }

    [[nodiscard]] DataTableView* queue() const { return m_queue->findChild<DataTableView*>(u"queueView"_s); }

    [[nodiscard]] QString text(const QWidget& pane, const char* label) const {
        return pane.findChild<QLabel*>(QLatin1String(label))->text();
    }

    // The key figures of agreement, one a line, as they are read out.
    [[nodiscard]] QString agreementShown() const {
        QStringList lines;
        for (const QLabel* label :
             m_queue->findChild<QWidget*>(u"queueAgreement"_s)->findChildren<QLabel*>()) {
            lines += label->accessibleName();
        }
        return lines.join(u'\n');
    }

    [[nodiscard]] std::vector<workspace::Review> stored(base::RowId question) const {
        return workspace::reviewsOf(*m_fixture->workspace().reader(), question)
            .value_or(std::vector<workspace::Review>{});
    }

    void say(base::RowId question, const char* who, ReviewVerdict verdict, const char* note = "") const {
        workspace::NewReview review;
        review.question = question;
        review.revision = workspace::storedQuestion(*m_fixture->workspace().reader(), question)->revision;
        review.verdict = verdict;
        review.reason = verdict == ReviewVerdict::Flag ? "ambiguous" : "";
        review.note = note;
        review.blind = true;
        QVERIFY(workspace::saveReview(m_fixture->workspace(), review, who).has_value());
    }

    void setBlind(bool blind) const {
        workspace::SuiteSettings settings = m_fixture->settings();
        settings.blindReviews = blind;
        QVERIFY(workspace::saveSuiteSettings(m_fixture->workspace(), m_fixture->suite(), settings, "Ada"));
    }

    void makePane(base::RowId question) {
        m_fixture->controller().setCurrent(question);
        m_pane = std::make_unique<ReviewsPane>(m_fixture->controller());
        m_pane->resize(900, 400);
        m_pane->show();
        QVERIFY(QTest::qWaitForWindowActive(m_pane.get()));
        view()->setFocus();
    }

    void makeQueue(ReviewQueuePane::Queue kind) {
        m_queue = std::make_unique<ReviewQueuePane>(m_fixture->controller());
        QSignalSpy refreshed(m_queue.get(), &ReviewQueuePane::refreshed);
        m_queue->chooseQueue(kind);
        m_queue->resize(1'000, 600);
        m_queue->show();
        QVERIFY(QTest::qWaitForWindowActive(m_queue.get()));
        QTRY_VERIFY(refreshed.count() > 0);
    }

    // The ids that are queued, in order.
    [[nodiscard]] QStringList queued() const {
        QStringList ids;
        for (int row = 0; row < queue()->model()->rowCount(); ++row) {
            ids += queue()->model()->index(row, ReviewQueueModel::QuestionId).data().toString();
        }
        return ids;
    }

  private Q_SLOTS:

    void init() {
        m_fixture = std::make_unique<PaneFixture>();
        m_first = m_fixture->add("q1", "What is the first?");
        m_second = m_fixture->add("q2", "What is the second?");
        m_third = m_fixture->add("q3", "What is the third?");
        m_fixture->start();
    }

    void cleanup() {
        m_pane.reset();
        m_queue.reset();
        m_fixture.reset();
    }

    void keysGiveAVerdict() {
        makePane(m_first);
        QVERIFY(text(*m_pane, "reviewsHead").contains(u"not reviewed"_s));
        QTest::keyClick(view(), Qt::Key_1);
        QCOMPARE(stored(m_first).size(), std::size_t(1));
        QCOMPARE(stored(m_first).front().verdict, ReviewVerdict::Approve);
        QCOMPARE(stored(m_first).front().reviewer, std::string("Ada"));
        QVERIFY(stored(m_first).front().blind);
        QCOMPARE(view()->model()->rowCount(), 1);
        // The other keys change one's mind; a reason and a note go with it.
        auto* reason = m_pane->findChild<QComboBox*>(u"reviewReason"_s);
        reason->setCurrentIndex(reason->findData(u"wrong_unit"_s));
        auto* note = m_pane->findChild<QLineEdit*>(u"reviewNote"_s);
        note->setFocus();
        QTest::keyClicks(note, u"thousands, not millions"_s);
        QTest::keyClick(note, Qt::Key_Return);
        QVERIFY(view()->hasFocus());
        QTest::keyClick(view(), Qt::Key_2);
        QCOMPARE(stored(m_first).size(), std::size_t(1));
        QCOMPARE(stored(m_first).front().verdict, ReviewVerdict::Flag);
        QCOMPARE(stored(m_first).front().reason, std::string("wrong_unit"));
        QCOMPARE(stored(m_first).front().note, std::string("thousands, not millions"));
        QVERIFY(note->text().isEmpty());
        QCOMPARE(m_fixture->stored(m_first).status, model::QuestionStatus::Draft); // it is only said
        QVERIFY(m_fixture->controller().undo());
        QCOMPARE(stored(m_first).front().verdict, ReviewVerdict::Approve);
        QVERIFY(text(*m_pane, "reviewsHead").contains(u"Approve"_s));
        QTest::keyClick(view(), Qt::Key_0);
        QVERIFY(stored(m_first).empty());
        QVERIFY(m_fixture->controller().undo());
        QCOMPARE(stored(m_first).size(), std::size_t(1));
    }

    // A note that was typed for a question waits there.
    void aNoteBelongsToTheQuestionItWasTypedFor() {
        makePane(m_first);
        auto* note = m_pane->findChild<QLineEdit*>(u"reviewNote"_s);
        note->setFocus();
        QTest::keyClicks(note, u"in thousands"_s);
        m_fixture->controller().setCurrent(m_second);
        QVERIFY(note->text().isEmpty());
        view()->setFocus();
        QTest::keyClick(view(), Qt::Key_1);
        QCOMPARE(stored(m_second).front().note, std::string());
        m_fixture->controller().setCurrent(m_first);
        QCOMPARE(note->text(), u"in thousands"_s);
        QTest::keyClick(view(), Qt::Key_1);
        QCOMPARE(stored(m_first).front().note, std::string("in thousands"));
        QVERIFY(note->text().isEmpty());
        m_fixture->controller().setCurrent(m_second);
        m_fixture->controller().setCurrent(m_first);
        QVERIFY(note->text().isEmpty());
    }

    // Nobody flags for a reason that they have not chosen.
    void flaggingAsksForTheReason() {
        makePane(m_first);
        auto* reason = m_pane->findChild<QComboBox*>(u"reviewReason"_s);
        QCOMPARE(reason->currentIndex(), -1);
        QTest::keyClick(view(), Qt::Key_2);
        QVERIFY(stored(m_first).empty());
        auto* menu = m_pane->findChild<QMenu*>(u"reviewReasons"_s);
        QVERIFY(menu != nullptr && menu->isVisible());
        const QSignalSpy done(&m_fixture->controller().edits(), &widgets::EditSession::done);
        QTest::keyClick(menu, Qt::Key_2);
        QVERIFY(done.last().first().toString().contains(
            app::flagReasonText(std::string(model::kFlagReasons[1])))); // what was said, whole
        QCOMPARE(stored(m_first).size(), std::size_t(1));
        QCOMPARE(stored(m_first).front().verdict, ReviewVerdict::Flag);
        QCOMPARE(stored(m_first).front().reason, std::string(model::kFlagReasons[1]));
        QCOMPARE(reason->currentIndex(), -1);
        QTest::keyClick(view(), Qt::Key_2); // and is asked again
        QTRY_VERIFY(m_pane->findChild<QMenu*>(u"reviewReasons"_s) != nullptr);
        QTest::keyClick(m_pane->findChild<QMenu*>(u"reviewReasons"_s), Qt::Key_Escape);
        QCOMPARE(stored(m_first).front().reason, std::string(model::kFlagReasons[1]));
    }

    void myReviewsAreAQueue() {
        say(m_first, "Ada", ReviewVerdict::Unsure, "ask Bo");
        say(m_second, "Bo", ReviewVerdict::Approve);
        makePane(m_first);
        makeQueue(ReviewQueuePane::Mine);
        QVERIFY(text(*m_queue, "queueState").contains(u"1 question"_s));
        QVERIFY(everythingIn(*m_queue).contains(u"ask Bo"_s));
        m_queue->chooseQueue(ReviewQueuePane::Waiting); // whose status Bo's review may have made
        QVERIFY(everythingIn(*m_queue).contains(u"(after your review)"_s));
    }

    void clicksGiveAVerdict() {
        makePane(m_first);
        QTest::mouseClick(m_pane->findChild<QPushButton*>(u"reviewUnsure"_s), Qt::LeftButton);
        QCOMPARE(stored(m_first).front().verdict, ReviewVerdict::Unsure);
        QTest::mouseClick(m_pane->findChild<QPushButton*>(u"reviewTakeBack"_s), Qt::LeftButton);
        QVERIFY(stored(m_first).empty());
        QVERIFY(!m_pane->findChild<QPushButton*>(u"reviewTakeBack"_s)->isEnabled());
    }

    void theSecondReviewerIsBlind() {
        say(m_first, "Bo Secret", ReviewVerdict::Flag, "a hidden note");
        m_fixture->controller().edits().tellDone({});
        makePane(m_first);
        makeQueue(ReviewQueuePane::Disagreed);
        HistoryPane history(m_fixture->controller());
        history.show();
        const auto leaks = [&] {
            const QString all = everythingIn(*m_pane) + everythingIn(*m_queue) + everythingIn(history);
            return all.contains(u"Bo Secret"_s) || all.contains(u"hidden note"_s) ||
                   all.contains(u"Ambiguous"_s);
        };
        QCOMPARE(view()->model()->rowCount(), 0);
        QVERIFY(text(*m_pane, "reviewsHidden").contains(u"1 review"_s));
        QVERIFY(!leaks());
        for (const auto kind : {ReviewQueuePane::Waiting, ReviewQueuePane::Outdated}) {
            m_queue->chooseQueue(kind);
            QVERIFY(!leaks());
        }
        QVERIFY(text(*m_queue, "queueCounts").contains(u"1 not counted"_s));
        view()->setFocus();
        QTest::keyClick(view(), Qt::Key_1); // now the other one is shown
        QCOMPARE(view()->model()->rowCount(), 2);
        QVERIFY(leaks());
        QVERIFY(stored(m_first).back().blind);
        QVERIFY(m_pane->findChild<QLabel*>(u"reviewsHidden"_s)->isHidden());
        // Who says something else now has seen the other.
        QTest::keyClick(view(), Qt::Key_3);
        QVERIFY(!stored(m_first).back().blind);
    }

    // Figures over what is hidden would tell of it: two others agree, the curator has judged nothing.
    void agreementOfHiddenReviewsIsHidden() {
        say(m_first, "Bo", ReviewVerdict::Flag);
        say(m_first, "Cy", ReviewVerdict::Flag);
        say(m_second, "Bo", ReviewVerdict::Approve);
        say(m_second, "Cy", ReviewVerdict::Unsure);
        makeQueue(ReviewQueuePane::Disagreed);
        QCOMPARE(queued(), QStringList());
        QVERIFY2(text(*m_queue, "queueState").contains(u"blind"_s), qPrintable(text(*m_queue, "queueState")));
        QVERIFY(agreementShown().contains(u"no question was reviewed by two"_s));
        QCOMPARE(m_queue->findChild<QComboBox*>(u"queuePair"_s)->count(), 1); // nobody is named
        QVERIFY(text(*m_queue, "queueCounts").contains(u"4 not counted"_s));
        say(m_second, "Ada", ReviewVerdict::Approve);
        QSignalSpy refreshed(m_queue.get(), &ReviewQueuePane::refreshed);
        m_fixture->controller().edits().tellDone({});
        QTRY_VERIFY(refreshed.count() > 0);
        QTRY_COMPARE(queued(), QStringList{u"q2"_s}); // what she has judged; of q1 nothing
        QVERIFY(text(*m_queue, "queueCounts").contains(u"2 not counted"_s));
    }

    void openReviewsAreSeen() {
        setBlind(false);
        say(m_first, "Bo", ReviewVerdict::Flag, "see the note");
        makePane(m_first);
        QCOMPARE(view()->model()->rowCount(), 1);
        QVERIFY(everythingIn(*m_pane).contains(u"see the note"_s));
        QTest::keyClick(view(), Qt::Key_1);
        QVERIFY(!stored(m_first).back().blind);
    }

    void blindIsASettingWithAnUndo() {
        makePane(m_first);
        auto* blind = m_pane->findChild<QCheckBox*>(u"reviewsBlind"_s);
        QVERIFY(blind->isChecked());
        blind->setFocus();
        QTest::keyClick(blind, Qt::Key_Space);
        QVERIFY(!m_fixture->settings().blindReviews);
        QVERIFY(m_fixture->controller().undo());
        QVERIFY(m_fixture->settings().blindReviews);
        QVERIFY(blind->isChecked());
    }

    void anotherCuratorSeesOtherReviews() {
        say(m_first, "Ada", ReviewVerdict::Approve, "of Ada");
        makePane(m_first);
        QCOMPARE(view()->model()->rowCount(), 1);
        m_fixture->controller().setCurator(u"Bo"_s); // while the pane is open
        QCOMPARE(view()->model()->rowCount(), 0);
        QVERIFY(!everythingIn(*m_pane).contains(u"of Ada"_s));
    }

    void aNewerTextMakesThemOutdated() {
        say(m_first, "Ada", ReviewVerdict::Approve);
        makePane(m_first);
        makeQueue(ReviewQueuePane::Outdated);
        QCOMPARE(queued(), QStringList());
        model::Question question = m_fixture->controller().current()->question;
        question.questionText = "What is the very first?";
        QVERIFY(m_fixture->controller().save(question, {}, {}));
        QTRY_COMPARE(queued(), QStringList{u"q1"_s});
        QVERIFY(text(*m_pane, "reviewsHead").contains(u"older revision"_s));
        QVERIFY(everythingIn(*m_pane).contains(u"outdated"_s));
        view()->setFocus();
        QTest::keyClick(view(), Qt::Key_1);
        QTRY_COMPARE(queued(), QStringList());
        QVERIFY(!stored(m_first).front().outdated);
    }

    void theQueueWalksOn() {
        makeQueue(ReviewQueuePane::Waiting);
        const QAbstractItemModelTester tester(queue()->model(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        QTRY_COMPARE(queued(), (QStringList{u"q1"_s, u"q2"_s, u"q3"_s}));
        queue()->setFocus();
        queue()->setCurrentIndex(queue()->model()->index(0, 0));
        QCOMPARE(m_fixture->controller().current()->id, m_first);
        QTest::keyClick(queue(), Qt::Key_Down);
        QCOMPARE(m_fixture->controller().current()->id, m_second);
        makePane(m_second);
        QTest::keyClick(view(), Qt::Key_1);
        QTRY_COMPARE(queued(), (QStringList{u"q1"_s, u"q3"_s}));
        QTRY_COMPARE(m_fixture->controller().current()->id, m_third); // what comes after
        QVERIFY(text(*m_queue, "queueState").contains(u"2 question"_s));
        QVERIFY(m_fixture->controller().retire({m_third}));
        QTRY_COMPARE(queued(), QStringList{u"q1"_s});
    }

    void disagreementsAndAgreement() {
        setBlind(false);
        say(m_first, "Ada", ReviewVerdict::Approve);
        say(m_first, "Bo", ReviewVerdict::Approve);
        say(m_second, "Ada", ReviewVerdict::Flag);
        say(m_second, "Bo", ReviewVerdict::Flag);
        say(m_third, "Ada", ReviewVerdict::Approve);
        say(m_third, "Bo", ReviewVerdict::Unsure);
        makeQueue(ReviewQueuePane::Disagreed);
        QTRY_COMPARE(queued(), QStringList{u"q3"_s});
        const QString said = queue()->model()->index(0, ReviewQueueModel::Said).data().toString();
        QVERIFY2(said.contains(u"Ada: ✓ Approve"_s) && said.contains(u"Bo: ? Unsure"_s), qPrintable(said));
        // Observed 2/3; by chance (2/3 · 1/3) + (1/3 · 1/3) = 1/3; kappa (2/3 - 1/3) / (1 - 1/3) = 0.5.
        const QString shown = agreementShown();
        QVERIFY2(shown.contains(u"Cohen's κ of Ada and Bo: 0.500"_s) && shown.contains(u"n\u00a0=\u00a03"_s),
                 qPrintable(shown));
        QVERIFY2(shown.contains(u"Observed agreement of Ada and Bo: 0.667"_s), qPrintable(shown));
        // Both approved one and left the other two: they part on nothing about flags, on approval once.
        QVERIFY2(shown.contains(u"κ of “Flag” against the other verdicts: 1.000"_s), qPrintable(shown));
        QVERIFY2(shown.contains(u"κ of “Approve” against the other verdicts: 0.400"_s), qPrintable(shown));
        QVERIFY(!shown.contains(u"AC1"_s));
        // Disagreement 2/6 pairable values; expected 1 - (3·2 + 2·1 + 0) / (6·5) = 22/30: alpha 1 -
        // (1/3)/(22/30).
        QVERIFY2(shown.contains(u"Krippendorff's α of all reviewers: 0.545"_s), qPrintable(shown));
        QVERIFY(text(*m_queue, "queueCounts").contains(u"6 by 2"_s));
        say(m_third, "Cy", ReviewVerdict::Flag);
        m_fixture->controller().edits().tellDone({});
        auto* pair = m_queue->findChild<QComboBox*>(u"queuePair"_s);
        QTRY_COMPARE(pair->count(), 4); // and the three pairs
        pair->setCurrentIndex(pair->findText(u"Bo and Cy"_s));
        QTRY_VERIFY(agreementShown().contains(u"Cohen's κ of Bo and Cy"_s));
        QVERIFY(agreementShown().contains(u"n\u00a0=\u00a01"_s));
    }

    void nothingReviewedYet() {
        makeQueue(ReviewQueuePane::Disagreed);
        QTRY_VERIFY(agreementShown().contains(u"Cohen's κ: — (no question was reviewed by two)"_s));
    }

    void withoutANameItAsks() {
        m_fixture->controller().setCurator({});
        makePane(m_first);
        QVERIFY(text(*m_pane, "reviewsHead").contains(u"who you are"_s));
        QSignalSpy needed(&m_fixture->controller(), &QuestionController::curatorNeeded);
        m_pane->findChild<QLineEdit*>(u"reviewNote"_s)->setText(u"kept"_s);
        QTest::keyClick(view(), Qt::Key_1);
        QCOMPARE(needed.count(), 1);
        QVERIFY(stored(m_first).empty());
        QCOMPARE(m_pane->findChild<QLineEdit*>(u"reviewNote"_s)->text(), u"kept"_s);
    }

    void theFirstChoiceOfBlindReviewsIsMadeOnceTheNameIsGiven() {
        m_fixture->controller().setCurator({});
        makePane(m_first);
        auto* box = m_pane->findChild<QCheckBox*>(u"reviewsBlind"_s);
        const bool before = m_fixture->settings().blindReviews;
        QCOMPARE(box->isChecked(), before);
        QTest::keyClick(box, Qt::Key_Space);
        QCOMPARE(box->isChecked(), before);
        QCOMPARE(m_fixture->settings().blindReviews, before);
        m_fixture->controller().setCurator(u"Ada"_s);
        QCOMPARE(m_fixture->settings().blindReviews, !before);
        QCOMPARE(box->isChecked(), !before);
    }

    void blindReviewsLeaveWhatOthersSetMeanwhile() {
        makePane(m_first);
        workspace::SuiteSettings theirs = m_fixture->settings();
        theirs.spotCheck.seed = 4711;
        QVERIFY(workspace::saveSuiteSettings(m_fixture->workspace(), m_fixture->suite(), theirs, "Bo"));
        QTest::keyClick(m_pane->findChild<QCheckBox*>(u"reviewsBlind"_s), Qt::Key_Space);
        QCOMPARE(m_fixture->settings().blindReviews, !theirs.blindReviews);
        QCOMPARE(m_fixture->settings().spotCheck.seed, std::uint64_t(4711));
    }

    void readOnly() {
        say(m_first, "Ada", ReviewVerdict::Approve);
        m_fixture->reopen(true);
        makePane(m_first);
        QCOMPARE(view()->model()->rowCount(), 1);
        for (const char* name : {"reviewApprove", "reviewFlag", "reviewUnsure", "reviewTakeBack"}) {
            QVERIFY2(!m_pane->findChild<QPushButton*>(QLatin1String(name))->isEnabled(), name);
        }
        QVERIFY(!m_pane->findChild<QCheckBox*>(u"reviewsBlind"_s)->isEnabled());
        QTest::keyClick(view(), Qt::Key_2);
        QCOMPARE(stored(m_first).front().verdict, ReviewVerdict::Approve);
    }

    void emptyStates() {
        m_fixture->controller().setWorkspace(nullptr);
        makePane(0);
        QVERIFY(text(*m_pane, "reviewsHead").contains(u"No question"_s));
        QTest::keyClick(view(), Qt::Key_1);
        m_queue = std::make_unique<ReviewQueuePane>(m_fixture->controller());
        m_queue->show();
        QVERIFY(text(*m_queue, "queueState").contains(u"Import questions"_s));
    }
};

ASSAY_TEST(TestReviews)
#include "tst_reviews_pane.moc"
