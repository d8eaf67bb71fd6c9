#include "widgets/curation/form_notice.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <utility>

namespace assay::widgets {

FormNotice::FormNotice(QWidget* parent)
    : QFrame(parent)
    , m_text(new QLabel(this))
    , m_accept(new QPushButton(this))
    , m_reject(new QPushButton(this)) {
    setObjectName(QStringLiteral("formNotice"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    m_text->setObjectName(QStringLiteral("formNoticeText"));
    m_text->setForegroundRole(QPalette::ToolTipText);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_accept->setObjectName(QStringLiteral("formNoticeAccept"));
    m_reject->setObjectName(QStringLiteral("formNoticeReject"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 4);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_accept);
    layout->addWidget(m_reject);
    connect(m_accept, &QPushButton::clicked, this, [this] { choose(m_onAccept); });
    connect(m_reject, &QPushButton::clicked, this, [this] { choose(m_onReject); });
    hide();
}

void FormNotice::ask(const QString& text, const QString& acceptText, const QString& rejectText,
                     std::function<void()> accept, std::function<void()> reject) {
    m_text->setText(text);
    setAccessibleName(text);
    m_accept->setText(acceptText);
    m_reject->setText(rejectText);
    m_onAccept = std::move(accept);
    m_onReject = std::move(reject);
    show();
}

void FormNotice::choose(std::function<void()>& chosen) {
    hide();
    if (const auto work = std::exchange(chosen, {})) { // its work may ask the next question
        work();
    }
}

} // namespace assay::widgets

#include "moc_form_notice.cpp"
