#include "widgets/curation/curator_field.h"

#include "widgets/editing/edit_session.h"

#include <QApplication>
#include <QDialog>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>
#include <algorithm>

namespace assay::widgets {

CuratorField::CuratorField(QWidget* parent)
    : QWidget(parent)
    , m_said(new QLabel(this))
    , m_edit(new QLineEdit(this)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(2);
    m_said->setObjectName(QStringLiteral("curatorWaiting"));
    m_said->setTextFormat(Qt::PlainText);
    m_said->setWordWrap(true);
    m_said->hide();
    rows->addWidget(m_said);
    auto* layout = new QHBoxLayout;
    auto* label = new QLabel(tr("Edits are signed. Your &name:"), this);
    label->setBuddy(m_edit);
    m_edit->setObjectName(QStringLiteral("curatorName"));
    m_edit->setAccessibleName(tr("Your name, for what you judge and decide"));
    m_edit->setPlaceholderText(tr("Return takes it"));
    layout->addWidget(label);
    layout->addWidget(m_edit, 1);
    rows->addLayout(layout);
    m_edit->installEventFilter(this);
    connect(m_edit, &QLineEdit::returnPressed, this, &CuratorField::take);
    hide();
}

bool CuratorField::isName(const QString& text) {
    const auto letters = text.toUcs4();
    return std::any_of(letters.begin(), letters.end(), [](uint c) { return QChar::isLetter(c); });
}

QString CuratorField::waitingText(const QString& what) {
    return tr("Waits for your name: %1").arg(what);
}

QString CuratorField::refusalText() {
    return tr("A name needs a letter.");
}

void CuratorField::setName(const QString& name) {
    m_name = name.trimmed();
    if (!m_name.isEmpty() && !isHidden()) {
        close();
    }
}

void CuratorField::serve(EditSession& edits) {
    connect(&edits, &EditSession::curatorNeeded, this, [this, &edits] { askFor(edits); });
    connect(this, &CuratorField::declined, &edits, &EditSession::giveUpWaiting);
}

void CuratorField::askFor(EditSession& edits) {
    setName({}); // whatever it knew
    QWidget* active = QApplication::activeWindow();
    if (active == nullptr || active == window() || qobject_cast<QDialog*>(active) == nullptr) {
        (void)require(edits.waitsForName());
    } else if (active->findChild<QInputDialog*>(QStringLiteral("curatorDialog")) == nullptr &&
               active->objectName() != QStringLiteral("curatorDialog")) { // else it asks already
        askAbove(*active, edits);
    }
}

void CuratorField::askAbove(QWidget& dialog, EditSession& edits) {
    auto* asking = new QInputDialog(&dialog);
    asking->setObjectName(QStringLiteral("curatorDialog"));
    asking->setAttribute(Qt::WA_DeleteOnClose);
    asking->setWindowModality(Qt::WindowModal);
    asking->setWindowTitle(tr("Who signs?"));
    const QString what = edits.waitsForName();
    asking->setLabelText((what.isEmpty() ? QString() : waitingText(what) + QLatin1Char('\n')) +
                         tr("Edits are signed. Your name:"));
    connect(asking, &QInputDialog::textValueSelected, this, [this, &edits](const QString& name) {
        if (isName(name)) {
            setName(name);
            Q_EMIT named(m_name);
        } else {
            Q_EMIT edits.noticed(refusalText());
        }
    });
    // It may be closed together with the dialog that it stands on.
    connect(asking, &QObject::destroyed, this, [this, edits = QPointer(&edits)] {
        const auto ask = [this, edits] {
            if (edits != nullptr && edits->curator().isEmpty()) {
                (void)require(edits->waitsForName());
            }
        };
        QMetaObject::invokeMethod(this, ask, Qt::QueuedConnection); // not while the page itself goes
    });
    asking->show();
}

bool CuratorField::require(const QString& waiting) {
    if (m_name.isEmpty()) {
        if (!m_edit->hasFocus()) {
            m_before = QApplication::focusWidget();
        }
        show();
        m_edit->setFocus(Qt::OtherFocusReason);
        m_waiting = waiting; // after whatever the form has asked for that was left by this
        say({});
    }
    return !m_name.isEmpty();
}

// What waits, and why what was typed is no name.
void CuratorField::say(const QString& refusal) {
    QStringList lines;
    if (!m_waiting.isEmpty()) {
        lines += waitingText(m_waiting);
    }
    if (!refusal.isEmpty()) {
        lines += refusal;
    }
    m_said->setText(lines.join(QLatin1Char('\n')));
    m_said->setVisible(!lines.isEmpty());
    m_edit->setAccessibleDescription(m_said->text());
}

// The keyboard goes back to where it was.
void CuratorField::close() {
    if (m_edit->hasFocus() && m_before != nullptr && m_before->isVisible()) {
        m_before->setFocus(Qt::OtherFocusReason);
    }
    m_before = nullptr;
    hide();
    m_edit->clear();
    m_waiting.clear();
    say({});
}

bool CuratorField::eventFilter(QObject* watched, QEvent* event) {
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (watched != m_edit || !isKey) {
        return QWidget::eventFilter(watched, event);
    }
    const auto* press = static_cast<QKeyEvent*>(event);
    if (press->key() == Qt::Key_Escape) {
        event->accept();
        if (event->type() == QEvent::KeyPress) {
            close();
            Q_EMIT declined();
        }
        return true;
    }
    // A second key of what was asked for, as the 1 after F, comes while the field has only just opened.
    if (event->type() == QEvent::KeyPress && m_edit->text().isEmpty() && !press->text().isEmpty() &&
        press->text().at(0).isDigit()) {
        say(refusalText() + QLatin1Char(' ') +
            tr("“%1” was not taken: press it again once your name is given.").arg(press->text()));
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void CuratorField::take() {
    const QString name = m_edit->text();
    if (!isName(name)) {
        say(refusalText());
        return;
    }
    setName(name);
    Q_EMIT named(m_name);
}

} // namespace assay::widgets

#include "moc_curator_field.cpp"
