// A line of text that is asked for, and what is asked of a run.
#include "tests/support/test_class.h"
#include "widgets/editing/run_questions.h"
#include "widgets/editing/text_question.h"

#include <QInputDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QTest>
#include <optional>

using namespace assay;
using namespace Qt::Literals::StringLiterals;

class TestTextQuestion : public QObject {
    Q_OBJECT

    QWidget m_window;
    std::optional<QString> m_told;

    // Types the text over what stands there and presses Return.
    void answer(QInputDialog* dialog, const QString& text) {
        const QPointer<QInputDialog> open = dialog;
        auto* edit = dialog->findChild<QLineEdit*>();
        QVERIFY(edit != nullptr);
        edit->selectAll();
        QTest::keyClicks(edit, text.isEmpty() ? u" "_s : text);
        QTest::keyClick(edit, Qt::Key_Return);
        QTRY_VERIFY(open == nullptr);
    }

    QInputDialog* asked(bool mayBeEmpty) {
        m_told.reset();
        return widgets::askText(m_window,
                                {.title = u"Title"_s,
                                 .label = u"Label"_s,
                                 .text = u"before"_s,
                                 .objectName = u"question"_s,
                                 .mayBeEmpty = mayBeEmpty},
                                [this](const QString& text) { m_told = text; });
    }

  private Q_SLOTS:

    void initTestCase() { m_window.show(); }

    void tellsWhatWasTyped() {
        QInputDialog* const dialog = asked(false);
        QCOMPARE(dialog, m_window.findChild<QInputDialog*>(u"question"_s));
        QCOMPARE(dialog->textValue(), u"before"_s);
        QCOMPARE(dialog->labelText(), u"Label"_s);
        answer(dialog, u"  after "_s);
        QCOMPARE(m_told, std::optional(u"after"_s));
    }

    void tellsNothingWithoutAText() {
        answer(asked(false), {});
        QVERIFY(!m_told);
        answer(asked(true), {});
        QCOMPARE(m_told, std::optional(QString()));
    }

    void tellsNothingWhenItIsLeft() {
        const QPointer<QInputDialog> dialog = asked(true);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(dialog == nullptr);
        QVERIFY(!m_told);
    }

    void asksOfARun() {
        workspace::RunInfo run;
        run.name = "Tuesday's";
        run.note = "with the new index";
        widgets::askRunName(m_window, run, [this](const QString& name) { m_told = name; });
        auto* dialog = m_window.findChild<QInputDialog*>();
        QCOMPARE(dialog->textValue(), u"Tuesday's"_s);
        answer(dialog, u"Wednesday's"_s);
        QCOMPARE(m_told, std::optional(u"Wednesday's"_s));
        widgets::askRunNote(m_window, run, [this](const QString& note) { m_told = note; });
        dialog = m_window.findChild<QInputDialog*>();
        QCOMPARE(dialog->textValue(), u"with the new index"_s);
        answer(dialog, {});
        QCOMPARE(m_told, std::optional(QString())); // a note can be taken away
    }

    void removalIsAskedFor() {
        workspace::RunInfo run;
        run.name = "Tuesday's";
        for (const bool goesOn : {false, true}) {
            bool isRemoved = false;
            widgets::askRunRemoval(m_window, run, [&isRemoved] { isRemoved = true; });
            const QPointer<QMessageBox> box = m_window.findChild<QMessageBox*>();
            QVERIFY(box != nullptr);
            QVERIFY(box->text().contains(u"Tuesday's"_s));
            for (QAbstractButton* button : box->buttons()) {
                if ((box->buttonRole(button) == QMessageBox::DestructiveRole) == goesOn) {
                    QTest::mouseClick(button, Qt::LeftButton);
                    break;
                }
            }
            QTRY_VERIFY(box == nullptr);
            QCOMPARE(isRemoved, goesOn);
        }
    }

    void saysWhoMadeARun() {
        workspace::RunInfo run;
        run.createdAt = "2026-11-03T10:12:00Z";
        run.durationMs = 2400;
        QVERIFY(!widgets::runMadeText(run).contains(u" by "_s));
        run.createdBy = "Ada";
        QVERIFY(widgets::runMadeText(run).contains(u" by Ada, in "_s));
    }
};

ASSAY_TEST(TestTextQuestion)
#include "tst_text_question.moc"
