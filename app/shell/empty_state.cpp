#include "app/shell/empty_state.h"

#include "app/shell/gold_imports.h"
#include "app/shell/main_window.h"
#include "app/shell/session.h"
#include "widgets/text/whole_label.h"

#include <QAction>
#include <QFocusEvent>
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

void EmptyState::setText(const QString& why, bool withStart, bool withOwn) {
    m_text->setText(why);
    m_text->setVisible(!why.isEmpty());
    m_withStart = withStart;
    m_withOwn = withOwn;
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

QString EmptyState::noWorkspace() {
    return tr("No workspace is open.");
}

bool EmptyState::holdsNothing(const Session& session) {
    const GoldHoldings& gold = session.gold().holdings();
    return gold.areRead && session.scoredSets().empty() && gold.suites.empty() && gold.bundles.empty() &&
           gold.answers.empty() && gold.lists.empty() && gold.corpora.empty();
}

void EmptyState::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (auto* main = qobject_cast<MainWindow*>(window())) {
        connect(&main->session(), &Session::suitesChanged, this, &EmptyState::refresh, Qt::UniqueConnection);
    }
    refresh(); // what the workspace holds may have changed meanwhile
}

// No focus proxy: buttons come later than what stands behind this, and Tab would leave that out.
void EmptyState::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    if (m_first != nullptr) {
        m_first->setFocus(event->reason());
    }
}

// Without a workspace to open one, read-only to open another, empty to import; once it holds something, the
// pages that were named. Nothing outside of a main window.
QList<QAction*> EmptyState::startOffers() const {
    auto* main = qobject_cast<MainWindow*>(window());
    if (main == nullptr || main->session().isOpening()) {
        return {};
    }
    const Session& session = main->session();
    if (session.hasWorkspace() && !session.gold().holdings().areRead) {
        return {}; // what comes next follows from what it holds
    }
    QStringList names{QStringLiteral("file_import")};
    if (!session.hasWorkspace()) {
        names = {QStringLiteral("file_open_workspace"), QStringLiteral("file_import"),
                 QStringLiteral("file_open_demo")};
    } else if (session.isReadOnly()) {
        names = {QStringLiteral("file_open_workspace")};
    } else if (!m_pages.isEmpty() && !holdsNothing(session)) {
        names.clear();
        for (const QString& page : m_pages) {
            names.append(QStringLiteral("view_page_") + page);
        }
    }
    QList<QAction*> offers;
    for (const QString& name : std::as_const(names)) {
        if (auto* action = main->findChild<QAction*>(name)) {
            offers.append(action);
        }
    }
    return offers;
}

void EmptyState::refresh() {
    QList<QAction*> offers = m_withStart ? startOffers() : QList<QAction*>();
    for (QAction* action : std::as_const(m_own)) {
        if (m_withOwn && action->isEnabled()) {
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
        connect(action, &QAction::changed, button,
                [button, action] { button->setText(action->text().remove(u'&')); });
        m_buttons->addWidget(button);
        if (action == m_offers.front()) {
            m_first = button;
        }
    }
}

PartOrEmpty::PartOrEmpty(QWidget& part, const QString& name, QWidget* parent)
    : QStackedWidget(parent)
    , m_part(part)
    , m_empty(new EmptyState(name, this)) {
    addWidget(&part);
    addWidget(m_empty);
}

void PartOrEmpty::setReason(const QString& why, bool withStart, bool withOwn) {
    m_empty->setText(why, withStart, withOwn);
    setCurrentWidget(why.isEmpty() ? &m_part : static_cast<QWidget*>(m_empty));
}

} // namespace assay::app

#include "moc_empty_state.cpp"
