#include "widgets/tables/hinted_view.h"

#include <QLabel>

namespace assay::widgets {

HintedView::HintedView(QWidget& view, QWidget* parent)
    : QStackedWidget(parent)
    , m_view(view) {
    m_hint = new QLabel(this);
    m_hint->setObjectName(view.objectName() + QStringLiteral("Hint"));
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setFrameShape(QFrame::StyledPanel);
    addWidget(&view);
    addWidget(m_hint);
}

void HintedView::setHint(const QString& hint) {
    m_hint->setText(hint);
    setCurrentWidget(hint.isEmpty() ? &m_view : static_cast<QWidget*>(m_hint));
}

QString HintedView::hint() const {
    return m_hint->text();
}

} // namespace assay::widgets

#include "moc_hinted_view.cpp"
