// The form of a question over a suite of two, and what a person does in it.
#pragma once

#include "app/pages/questions/question_form.h"
#include "tests/app/questions/pane_fixture.h"
#include "tests/support/user_acts.h"

#include <QComboBox>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QVBoxLayout>
#include <functional>
#include <memory>
#include <string>

namespace assay::tests {

using app::QuestionController;
using app::QuestionForm;
using model::QuestionField;

class FormFixture {
  protected:
    void start() {
        m_fixture = std::make_unique<PaneFixture>();
        m_first = m_fixture->add("q1", "What were the net sales in 2019?");
        m_second = m_fixture->add("q2", "Who audits the company?");
        m_fixture->start();
        controller().setCurrent(m_first);
        makeForm();
    }

    void stop() {
        m_form.reset();
        m_host.reset();
        m_fixture.reset();
    }

    [[nodiscard]] QuestionController& controller() const { return m_fixture->controller(); }

    template <typename T = QWidget>
    T* child(const char* name) const {
        return m_form->findChild<T*>(QLatin1String(name));
    }

    [[nodiscard]] QWidget* input(QuestionField field) const {
        const std::string name = "field_" + std::string(model::fieldInfo(field).name);
        return child(name.c_str());
    }

    // What is said under the field; empty: nothing.
    [[nodiscard]] QString said(QuestionField field) const {
        const auto* label = input(field)->parentWidget()->findChild<QLabel*>();
        return label->isVisibleTo(m_form.get()) ? label->text() : QString();
    }

    void makeForm() {
        m_form.reset();
        m_host = std::make_unique<QWidget>();
        auto* layout = new QVBoxLayout(m_host.get());
        m_list = new QListWidget(m_host.get());
        m_list->setMaximumHeight(40);
        m_form = std::make_unique<QuestionForm>(controller(), m_host.get());
        layout->addWidget(m_list);
        layout->addWidget(m_form.get(), 1);
        m_host->resize(700, 650);
        m_host->show();
        m_host->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_host.get()));
    }

    // Replaces what stands in the field by keys, and stays in it.
    void type(QuestionField field, const QString& text) const {
        m_form->focusField(field);
        QWidget* where = input(field);
        if (auto* choice = qobject_cast<QComboBox*>(where)) {
            if (!choice->isEditable()) {
                chooseEntry(*choice, choice->findData(text));
                return;
            }
            where = choice->lineEdit();
        }
        QVERIFY(where->hasFocus() || (where->focusProxy() != nullptr && where->focusProxy()->hasFocus()) ||
                where->parentWidget()->hasFocus());
        QTest::keyClick(where, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(where, Qt::Key_Delete);
        for (const QChar c : text) {
            if (c == u'\n') {
                QTest::keyClick(where, Qt::Key_Return);
            } else {
                QTest::keyClick(where, c.toLatin1());
            }
        }
    }

    // Leaves the field by the Tab key.
    void leave() const { QTest::keyClick(m_form->focusWidget(), Qt::Key_Tab); }

    // Leaves the form: the keyboard goes to the list beside it.
    void endVisit() const { m_list->setFocus(Qt::MouseFocusReason); }

    // As another window does it.
    void changeElsewhere(const std::function<void(model::Question&)>& change) const {
        const auto now = *workspace::storedQuestion(*m_fixture->workspace().reader(), m_first);
        model::Question question = now.question;
        change(question);
        QVERIFY(workspace::saveQuestion(m_fixture->workspace(), m_first, now.revision, question, "Bo", {})
                    .has_value());
    }

    [[nodiscard]] std::size_t revisions() const {
        return workspace::questionRevisions(*m_fixture->workspace().reader(), m_first)->size();
    }

    [[nodiscard]] bool isAsked() const { return child("formNotice")->isVisibleTo(m_form.get()); }

    void answer(bool accept) const {
        child<QPushButton>(accept ? "formNoticeAccept" : "formNoticeReject")->click();
    }

    std::unique_ptr<PaneFixture> m_fixture;
    std::unique_ptr<QWidget> m_host;
    QListWidget* m_list = nullptr;
    std::unique_ptr<QuestionForm> m_form;
    base::RowId m_first = 0;
    base::RowId m_second = 0;
};

} // namespace assay::tests
