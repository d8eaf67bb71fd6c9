#include "app/shell/empty_state.h"

#include "app/shell/gold_imports.h"
#include "app/shell/main_window.h"
#include "app/shell/session.h"
#include "widgets/text/whole_label.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <utility>

namespace assay::app {

EmptyState::EmptyState(const QString& name, QWidget* parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
    , m_buttons(new QVBoxLayout) {
    m_text->setObjectName(name);
    m_text->setAlignment(Qt::AlignCenter);
    m_text->setTextFormat(Qt::PlainText);
    widgets::keepWhole(*m_text);
    auto* middle = new QHBoxLayout;
    middle->addStretch();
    middle->addLayout(m_buttons);
    middle->addStretch();
    auto* column = new QVBoxLayout(this);
    column->addStretch();
    column->addWidget(m_text);
    column->addLayout(middle);
    column->addStretch();
}

void EmptyState::setText(const QString& why, bool withStart) {
    m_text->setText(why);
    m_withStart = withStart;
    refresh();
}

QString EmptyState::text() const {
    return m_text->text();
}

void EmptyState::setOwnOffers(const QList<QAction*>& own) {
    m_own = own;
    for (QAction* action : own) {
        connect(action, &QAction::enabledChanged, this, &EmptyState::refresh);
    }
    refresh();
}

void EmptyState::setPageOffers(const QStringList& keys) {
    m_pages = keys;
    refresh();
}

bool EmptyState::holdsNothing(const Session& session) {
    const GoldHoldings& gold = session.gold().holdings();
    return session.scoredSets().empty() && gold.suites.empty() && gold.bundles.empty() &&
           gold.answers.empty() && gold.lists.empty() && gold.corpora.empty();
}

void EmptyState::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh(); // what the workspace holds may have changed meanwhile
}

void EmptyState::refresh() {
    QList<QAction*> offers;
    if (const auto* main = qobject_cast<MainWindow*>(window()); main != nullptr && m_withStart) {
        offers = main->startOffers(m_pages);
    }
    for (QAction* action : std::as_const(m_own)) {
        if (action->isEnabled()) {
            offers.append(action);
        }
    }
    if (offers == m_offers) {
        return; // the button that is being pressed stays
    }
    m_offers = offers;
    while (QLayoutItem* item = m_buttons->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (QAction* action : std::as_const(m_offers)) {
        auto* button = new QPushButton(action->icon(), action->text().remove(u'&'), this);
        button->setObjectName(QStringLiteral("empty_") + action->objectName());
        button->setToolTip(action->toolTip());
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        m_buttons->addWidget(button);
        if (action == m_offers.front()) {
            setFocusProxy(button);
        }
    }
}

} // namespace assay::app

#include "moc_empty_state.cpp"
