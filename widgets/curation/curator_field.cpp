#include "widgets/curation/curator_field.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

namespace assay::widgets {

CuratorField::CuratorField(QWidget* parent)
    : QWidget(parent)
    , m_edit(new QLineEdit(this)) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* label = new QLabel(tr("Edits are signed. Your &name:"), this);
    label->setBuddy(m_edit);
    m_edit->setObjectName(QStringLiteral("curatorName"));
    m_edit->setAccessibleName(tr("Your name, for what you judge and decide"));
    m_edit->setPlaceholderText(tr("Return takes it"));
    layout->addWidget(label);
    layout->addWidget(m_edit, 1);
    m_edit->installEventFilter(this);
    connect(m_edit, &QLineEdit::returnPressed, this, &CuratorField::take);
    hide();
}

void CuratorField::setName(const QString& name) {
    m_name = name.trimmed();
    if (!m_name.isEmpty() && !isHidden()) {
        giveFocusBack();
        hide();
    }
}

bool CuratorField::require() {
    if (m_name.isEmpty()) {
        if (!m_edit->hasFocus()) {
            m_before = QApplication::focusWidget();
        }
        show();
        m_edit->setFocus(Qt::OtherFocusReason);
    }
    return !m_name.isEmpty();
}

void CuratorField::giveFocusBack() {
    if (m_edit->hasFocus() && m_before != nullptr && m_before->isVisible()) {
        m_before->setFocus(Qt::OtherFocusReason);
    }
    m_before = nullptr;
}

bool CuratorField::eventFilter(QObject* watched, QEvent* event) {
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (watched == m_edit && isKey && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        if (event->type() == QEvent::KeyPress) {
            giveFocusBack();
            hide();
            Q_EMIT declined();
        }
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void CuratorField::take() {
    setName(m_edit->text());
    if (!m_name.isEmpty()) {
        Q_EMIT named(m_name);
    }
}

} // namespace assay::widgets

#include "moc_curator_field.cpp"
