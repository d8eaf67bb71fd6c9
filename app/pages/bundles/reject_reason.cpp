#include "app/pages/bundles/reject_reason.h"

#include "app/pages/bundles/bundle_text.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

namespace assay::app {
namespace {

constexpr int kNumberedReasons = 9;
constexpr int kMostFurther = 8; // own words are many in time

} // namespace

RejectMenu::RejectMenu(const QStringList& further, QWidget* parent)
    : QMenu(parent) {
    setObjectName(QStringLiteral("rejectMenu"));
    setTitle(tr("Reject because"));
    addSection(tr("Reject because"));
    QStringList reasons;
    for (const std::string_view reason : workspace::kRejectReasons) {
        reasons += QString::fromUtf8(reason.data(), static_cast<qsizetype>(reason.size()));
    }
    reasons += further.mid(0, kMostFurther);
    int number = 0;
    for (const QString& reason : std::as_const(reasons)) {
        QString text = rejectReasonText(reason.toStdString()).replace(QLatin1Char('&'), QStringLiteral("&&"));
        if (++number <= kNumberedReasons) {
            text = QStringLiteral("&%1  %2").arg(number).arg(text);
        }
        addAction(text, this, [this, reason] { Q_EMIT reasonChosen(reason); });
    }
    addSeparator();
    addAction(tr("In your &own words…"), this, &RejectMenu::ownWordsWanted);
}

RejectReasonField::RejectReasonField(QWidget* parent)
    : QWidget(parent)
    , m_label(new QLabel(this))
    , m_edit(new QLineEdit(this)) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_label->setBuddy(m_edit);
    m_edit->setObjectName(QStringLiteral("rejectReason"));
    m_edit->setAccessibleName(tr("Why the bundles are rejected"));
    m_edit->setPlaceholderText(tr("Return rejects, Escape gives up"));
    layout->addWidget(m_label);
    layout->addWidget(m_edit, 1);
    connect(m_edit, &QLineEdit::returnPressed, this, [this] {
        if (const QString reason = m_edit->text().simplified(); !reason.isEmpty()) {
            hide();
            Q_EMIT taken(reason);
        }
    });
    hide();
}

void RejectReasonField::ask(int bundles) {
    m_label->setText(tr("Why no question from %n bundle(s)?", nullptr, bundles));
    m_edit->clear();
    show();
    m_edit->setFocus(Qt::OtherFocusReason);
}

void RejectReasonField::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        hide();
        Q_EMIT left();
        return;
    }
    QWidget::keyPressEvent(event);
}

} // namespace assay::app

#include "moc_reject_reason.cpp"
