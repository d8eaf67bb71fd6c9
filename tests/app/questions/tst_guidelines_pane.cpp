// Guidelines of a suite: saved with the keyboard, and kept as a draft until they are.
#include "app/pages/questions/guidelines_pane.h"
#include "tests/app/questions/pane_fixture.h"
#include "tests/support/test_class.h"

#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QPushButton>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using app::GuidelinesPane;
using tests::PaneFixture;

class TestGuidelines : public QObject {
    Q_OBJECT

    std::unique_ptr<PaneFixture> m_fixture;
    std::unique_ptr<QWidget> m_window;
    QPushButton* m_approve = nullptr; // of the page's head
    GuidelinesPane* m_pane = nullptr;
    base::RowId m_first = 0;
    base::RowId m_other = 0; // of another suite

    template <typename T>
    T* child(const char* name) const {
        return m_window->findChild<T*>(QLatin1String(name));
    }

    [[nodiscard]] QPlainTextEdit* text() const { return child<QPlainTextEdit>("guidelinesText"); }

    void show() {
        m_window = std::make_unique<QWidget>();
        m_pane = new GuidelinesPane(m_fixture->controller());
        m_approve = new QPushButton(u"Approve and next"_s);
        auto* layout = new QHBoxLayout(m_window.get());
        layout->addWidget(m_pane);
        layout->addWidget(m_approve);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_fixture->controller().setCurrent(m_first);
    }

    void type(const char* what) const {
        text()->setFocus();
        QTest::keyClicks(text(), QLatin1String(what));
    }

  private Q_SLOTS:

    void init() {
        m_fixture = std::make_unique<PaneFixture>();
        m_first = m_fixture->add("Q1", "What did Q1 earn?");
        const base::RowId suite = workspace::createSuite(m_fixture->workspace(), "Other").value_or(0);
        model::Question question;
        question.questionId = "O1";
        question.questionText = "What did O1 earn?";
        question.answerText = {"Nothing"};
        m_other = workspace::addQuestion(m_fixture->workspace(), suite, question, "Ada", {}).value_or(0);
        m_fixture->start();
        show();
    }

    void cleanup() {
        m_window.reset();
        m_fixture.reset();
    }

    void savingLeavesTheKeyboardInThePane() {
        type("Judge by the filing alone.");
        auto* save = child<QPushButton>("guidelinesSave");
        QVERIFY(save->isEnabled());
        save->setFocus();
        QTest::keyClick(save, Qt::Key_Space);
        QCOMPARE(m_fixture->settings().guidelines, "Judge by the filing alone.");
        QVERIFY(QApplication::focusWidget() != nullptr && m_pane->isAncestorOf(QApplication::focusWidget()));
    }

    void typedGuidelinesComeBackWithTheirSuite() {
        type("Judge by the filing alone.");
        m_fixture->controller().setCurrent(m_other);
        QCOMPARE(text()->toPlainText(), QString());
        m_fixture->controller().setCurrent(m_first);
        QCOMPARE(text()->toPlainText(), u"Judge by the filing alone."_s);
        QVERIFY(child<QPushButton>("guidelinesSave")->isEnabled());
        QVERIFY(m_fixture->settings().guidelines.empty());
        QVERIFY2(child<QLabel>("guidelinesDraft")->text().contains(u"not saved"_s),
                 qPrintable(child<QLabel>("guidelinesDraft")->text()));
    }

    // What was typed belongs to its workspace, also while the pane is hidden when another one is opened.
    void anotherWorkspaceGetsNothingOfIt() {
        type("Judge by the filing alone.");
        m_pane->hide();
        const std::shared_ptr<workspace::Workspace> other =
            workspace::Workspace::create(m_fixture->path("other.assay")).value();
        const base::RowId suite = workspace::createSuite(*other, "P3").value();
        QCOMPARE(suite, m_fixture->suite()); // the same number
        m_fixture->controller().setWorkspace(other);
        QVERIFY(!m_pane->isTyped());
        m_pane->save();
        const auto settings = workspace::suiteSettingsOf(*other->reader(), suite).value().guidelines;
        QVERIFY2(settings.empty(), settings.c_str());
        m_fixture->controller().setWorkspace(m_fixture->shared());
    }

    void typedGuidelinesComeBackAfterARestart() {
        type("Judge by the filing alone.");
        m_window.reset();
        m_fixture->reopen(false);
        show();
        QCOMPARE(text()->toPlainText(), u"Judge by the filing alone."_s);
        QVERIFY(child<QLabel>("guidelinesDraft")->isVisible());
        QTest::mouseClick(child<QPushButton>("guidelinesBack"), Qt::LeftButton);
        QCOMPARE(text()->toPlainText(), QString());
        QVERIFY(!child<QLabel>("guidelinesDraft")->isVisible());
        QTRY_VERIFY(m_fixture->controller().typedGuidelines().empty()); // dropped by a job
        // Given up: it does not come again, and what was saved does not either.
        m_window.reset();
        m_fixture->reopen(false);
        show();
        QCOMPARE(text()->toPlainText(), QString());
        type("Twice.");
        QTest::mouseClick(child<QPushButton>("guidelinesSave"), Qt::LeftButton);
        m_window.reset();
        m_fixture->reopen(false);
        show();
        QCOMPARE(text()->toPlainText(), u"Twice."_s);
        QVERIFY(!child<QLabel>("guidelinesDraft")->isVisible());
    }
};

ASSAY_TEST(TestGuidelines)
#include "tst_guidelines_pane.moc"
