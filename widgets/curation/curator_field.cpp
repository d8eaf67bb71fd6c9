#include "widgets/curation/curator_field.h"

#include <QHBoxLayout>
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
    connect(m_edit, &QLineEdit::returnPressed, this, &CuratorField::take);
    hide();
}

void CuratorField::setName(const QString& name) {
    m_name = name.trimmed();
    if (!m_name.isEmpty()) {
        hide();
    }
}

bool CuratorField::require() {
    if (m_name.isEmpty()) {
        show();
        m_edit->setFocus(Qt::OtherFocusReason);
    }
    return !m_name.isEmpty();
}

void CuratorField::take() {
    setName(m_edit->text());
    if (!m_name.isEmpty()) {
        Q_EMIT named(m_name);
    }
}

} // namespace assay::widgets

#include "moc_curator_field.cpp"
