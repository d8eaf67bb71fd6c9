#include "app/pages/questions/history_pane.h"
#include "app/pages/questions/revision_diff.h"
#include "core/workspace/suites/reviews.h"
#include "tests/app/questions/pane_fixture.h"
#include "tests/support/test_class.h"
#include "widgets/text/marked_text.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>
#include <QTextBrowser>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using app::HistoryPane;
using app::QuestionController;
using tests::PaneFixture;
using widgets::DataTableView;

class TestHistoryPane : public QObject {
    Q_OBJECT

    std::unique_ptr<PaneFixture> m_fixture;
    std::unique_ptr<HistoryPane> m_pane;
    base::RowId m_id = 0;

    template <typename T>
    T* child(const char* name) const {
        return m_pane->findChild<T*>(QLatin1String(name));
    }

    [[nodiscard]] QAbstractItemModel* model() const { return child<DataTableView>("historyView")->model(); }

    [[nodiscard]] QString cell(int row, int column) const {
        return model()->index(row, column).data().toString();
    }

    void makePane() {
        m_pane = std::make_unique<HistoryPane>(m_fixture->controller());
        m_pane->resize(1'000, 500);
        m_pane->show();
        QVERIFY(QTest::qWaitForWindowActive(m_pane.get()));
    }

    void save(const std::string& text, const QString& reason) const {
        auto question = m_fixture->controller().current()->question;
        question.questionText = text;
        QVERIFY(m_fixture->controller().save(question, reason, {}));
    }

    [[nodiscard]] std::string textNow() const { return m_fixture->stored(m_id).questionText; }

  private Q_SLOTS:

    // Revision 1 was made, 2 and 3 are edits.
    void init() {
        m_fixture = std::make_unique<PaneFixture>();
        m_id = m_fixture->add("q1", "What were the sales in 2018?");
        m_fixture->start();
        m_fixture->controller().setCurrent(m_id);
        save("What were the net sales in 2018?", u"clearer"_s);
        save("What were the net sales in 2019?", u"wrong year"_s);
        makePane();
    }

    void cleanup() {
        m_pane.reset();
        m_fixture.reset();
    }

    void everyRevisionWordByWord() {
        const QAbstractItemModelTester tester(model(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model()->rowCount(), 3);
        QCOMPARE(cell(0, 1), u"2 → 3"_s); // the newest first
        QCOMPARE(cell(0, 2), u"Ada"_s);
        QCOMPARE(cell(0, 4), u"wrong year"_s);
        QCOMPARE(cell(2, 0), u"Made"_s);
        auto* reader = child<QTextBrowser>("historyDifference");
        QVERIFY(reader->toPlainText().contains(u"20182019"_s)); // out and in, the other words once
        QVERIFY(reader->toHtml().contains(u"line-through"_s));
        auto* view = child<DataTableView>("historyView");
        view->setFocus();
        QTest::keyClick(view, Qt::Key_Down);
        QVERIFY(reader->toPlainText().contains(u"What were the net sales in 2018?"_s));
        QTest::keyClick(view, Qt::Key_Down);
        QVERIFY(reader->toPlainText().contains(u"nothing before it"_s));
    }

    // Who flagged what would tell the second reviewer what the first one thinks.
    void nothingIsShownToABlindReviewer() {
        const auto say = [this](const char* who) {
            workspace::NewReview review;
            review.question = m_id;
            review.revision = workspace::storedQuestion(*m_fixture->workspace().reader(), m_id)->revision;
            return workspace::saveReview(m_fixture->workspace(), review, who).has_value();
        };
        QVERIFY(m_fixture->controller().flag({m_id}, u"ambiguous"_s, u"a note"_s));
        QCOMPARE(model()->rowCount(), 4);
        QVERIFY(say("Bo"));
        m_fixture->controller().setCurrent(0);
        m_fixture->controller().setCurrent(m_id);
        QVERIFY(m_fixture->controller().hidesDecisions());
        QCOMPARE(model()->rowCount(), 0);
        QCOMPARE(child<QComboBox>("historyAfter")->count(), 0);
        QVERIFY(child<QTextBrowser>("historyDifference")->toPlainText().isEmpty());
        QVERIFY(child<QLabel>("historyHead")->text().contains(u"blind"_s));
        QVERIFY(say("Ada"));
        m_fixture->controller().setCurrent(0);
        m_fixture->controller().setCurrent(m_id);
        QCOMPARE(model()->rowCount(), 4);
    }

    void anyTwoRevisions() {
        auto* before = child<QComboBox>("historyBefore");
        auto* after = child<QComboBox>("historyAfter");
        before->setCurrentIndex(before->findData(1));
        after->setCurrentIndex(after->findData(3));
        const QString text = child<QTextBrowser>("historyDifference")->toPlainText();
        QVERIFY2(text.contains(u"net "_s) && text.contains(u"2018"_s) && text.contains(u"2019"_s),
                 qPrintable(text));
        before->setCurrentIndex(before->findData(3));
        const QString none = child<QTextBrowser>("historyDifference")->toPlainText();
        QVERIFY2(none.contains(u"No differences"_s), qPrintable(none));
    }

    void restoringIsARevisionOfItsOwn() {
        auto* restore = child<QPushButton>("historyRestore");
        QVERIFY(!restore->isEnabled()); // the third one is in force
        m_pane->compare(3, 1);
        QVERIFY(restore->isEnabled());
        QTest::mouseClick(restore, Qt::LeftButton);
        QCOMPARE(textNow(), std::string("What were the sales in 2018?"));
        QCOMPARE(model()->rowCount(), 4);
        QVERIFY(m_fixture->controller().undo());
        QCOMPARE(textNow(), std::string("What were the net sales in 2019?"));
        QCOMPARE(model()->rowCount(), 5);
        QCOMPARE(cell(0, 0), u"Undone"_s);
        QVERIFY(m_fixture->controller().redo());
        QCOMPARE(textNow(), std::string("What were the sales in 2018?"));
        QCOMPARE(cell(0, 0), u"Done again"_s);
    }

    void undoAfterARestart() {
        m_pane->compare(3, 1);
        QTest::mouseClick(child<QPushButton>("historyRestore"), Qt::LeftButton);
        m_pane.reset();
        m_fixture->reopen(false, u"Bo"_s);
        m_fixture->controller().setCurrent(m_id);
        makePane();
        // It is somebody else's: asked about first.
        QVERIFY(!m_fixture->controller().undo());
        QCOMPARE(textNow(), std::string("What were the sales in 2018?"));
        connect(&m_fixture->controller().edits(), &widgets::EditSession::asked, this,
                [](const QString&, const QString&, const std::function<void()>& accept) { accept(); });
        m_fixture->controller().undo();
        QCOMPARE(textNow(), std::string("What were the net sales in 2019?"));
        m_fixture->controller().undo();
        QCOMPARE(textNow(), std::string("What were the net sales in 2018?"));
        QCOMPARE(cell(0, 2), u"Bo"_s);
    }

    void statusAndFlagsAreDifferences() {
        QVERIFY(m_fixture->controller().flag({m_id}, u"ambiguous"_s, u"which company?"_s));
        const QString text = child<QTextBrowser>("historyDifference")->toPlainText();
        QVERIFY2(text.contains(u"Ambiguous: which company?"_s), qPrintable(text));
        QVERIFY(text.contains(u"Flagged"_s));
    }

    void longHistoriesAndOtherQuestions() {
        const base::RowId other = m_fixture->add("q2", "Another one?");
        for (int i = 0; i < 40; ++i) {
            save("What about " + std::to_string(i) + "?", {});
        }
        QCOMPARE(model()->rowCount(), 43);
        m_fixture->controller().edits().tellDone({});
        m_fixture->controller().setCurrent(other);
        QCOMPARE(model()->rowCount(), 1);
        m_fixture->controller().setCurrent(0);
        QCOMPARE(model()->rowCount(), 0);
        QVERIFY(child<QLabel>("historyHead")->text().contains(u"No question"_s));
        QVERIFY(!child<QPushButton>("historyRestore")->isEnabled());
        QVERIFY(child<QTextBrowser>("historyDifference")->toPlainText().isEmpty());
    }

    void readOnlyAndWithoutAName() {
        m_fixture->controller().setCurator({});
        m_pane->compare(3, 1);
        QSignalSpy needed(&m_fixture->controller(), &QuestionController::curatorNeeded);
        QTest::mouseClick(child<QPushButton>("historyRestore"), Qt::LeftButton);
        QCOMPARE(needed.count(), 1);
        QCOMPARE(textNow(), std::string("What were the net sales in 2019?"));
        m_pane.reset();
        m_fixture->reopen(true);
        m_fixture->controller().setCurrent(m_id);
        makePane();
        QCOMPARE(model()->rowCount(), 3);
        m_pane->compare(3, 1);
        QVERIFY(!child<QPushButton>("historyRestore")->isEnabled());
    }

    void textsAreNoMarkup() {
        save("<b>Is 1 < 2 & 3 > 2?</b>\nYes", {});
        QVERIFY(
            child<QTextBrowser>("historyDifference")->toPlainText().contains(u"<b>Is 1 < 2 & 3 > 2?</b>"_s));
        const QString html = widgets::markedHtml("a <b> c", {{2, 5, widgets::MarkKind::Trigger}}, QPalette());
        QVERIFY(html.contains(u"&lt;b&gt;</span>"_s));
    }

    void marksThatOverlap() {
        const QString html = widgets::markedHtml(
            "0123456789", {{2, 6, widgets::MarkKind::Span}, {4, 8, widgets::MarkKind::Figure}, {50, 60, {}}},
            QPalette());
        QCOMPARE(html.count(u"<span"_s), 1);
        QVERIFY(html.startsWith(u"01<span"_s));
        QVERIFY(html.contains(u">2345</span>6789"_s));
    }
};

ASSAY_TEST(TestHistoryPane)
#include "tst_history_pane.moc"
