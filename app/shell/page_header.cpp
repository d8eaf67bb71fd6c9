#include "app/shell/page_header.h"

#include "app/shell/page.h"
#include "widgets/text/elided_label.h"
#include "widgets/theme/flow_layout.h"
#include "widgets/theme/font_measure.h"
#include "widgets/theme/symbol_icon.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <utility>

namespace assay::app {

PageHeader::PageHeader(QWidget* parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_summary(new widgets::ElidedLabel(this))
    , m_buttons(new QWidget(this))
    , m_layout(new QGridLayout(this))
    , m_flow(new widgets::FlowLayout(m_buttons))
    , m_export(new QToolButton(m_buttons))
    , m_exportMenu(new QMenu(m_export)) {
    widgets::setTitleFont(*m_title, 1.25, QFont::DemiBold);
    m_title->setObjectName(QStringLiteral("pageTitle"));
    m_summary->setObjectName(QStringLiteral("pageSummary"));
    m_summary->setForegroundRole(QPalette::PlaceholderText);
    // A long summary gives way; it never pushes the buttons out of the window.
    m_export->setObjectName(QStringLiteral("pageExport"));
    m_export->setText(tr("Export"));
    m_export->setIcon(widgets::symbolIcon(QStringLiteral("export")));
    m_export->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_export->setPopupMode(QToolButton::InstantPopup);
    m_export->setFocusPolicy(Qt::TabFocus); // a click leaves the keys with the page
    m_export->setMenu(m_exportMenu);
    m_flow->setContentsMargins(0, 0, 0, 0);
    m_flow->setSpacing(6);
    m_flow->addWidget(m_export);
    m_layout->setContentsMargins(12, 6, 8, 6);
    m_layout->setHorizontalSpacing(12);
    m_layout->setVerticalSpacing(4);
    m_layout->setColumnStretch(1, 1);
    m_layout->addWidget(m_title, 0, 0);
    m_layout->addWidget(m_summary, 0, 1);
    m_layout->addWidget(m_buttons, 0, 2);
    refreshActions();
}

bool PageHeader::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize) {
        arrange();
    }
    return QWidget::event(event);
}

// Beside the title where there is room, else below it and in as many lines as they need: the window is never
// wider than the screen for their sake.
void PageHeader::arrange() {
    const QMargins around = m_layout->contentsMargins();
    const int needed = around.left() + m_title->sizeHint().width() + 2 * m_layout->horizontalSpacing() +
                       m_flow->sizeHint().width() + around.right();
    const bool below = needed > width();
    if (below != m_below) {
        m_below = below;
        m_layout->removeWidget(m_buttons);
        m_buttons->setMinimumHeight(0);
        if (below) {
            m_layout->addWidget(m_buttons, 1, 0, 1, 3);
        } else {
            m_layout->addWidget(m_buttons, 0, 2);
        }
    }
}

void PageHeader::setPage(Page* page) {
    m_page = page;
    refreshSummary();
    refreshActions();
}

void PageHeader::refreshSummary() {
    m_title->setText(m_page != nullptr ? m_page->pageTitle() : QString());
    const QString summary = m_page != nullptr ? m_page->summary() : QString();
    m_summary->setText(summary);
    m_summary->setToolTip(summary);
}

void PageHeader::refreshActions() {
    qDeleteAll(std::exchange(m_run, {}));
    m_exportMenu->clear();
    m_flow->removeWidget(m_export); // it comes last
    if (m_page != nullptr) {
        const QList<QAction*> run = m_page->runActions();
        for (QAction* action : run) {
            auto* button = new QToolButton(m_buttons);
            button->setDefaultAction(action);
            button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
            button->setFocusPolicy(Qt::TabFocus);
            if (action->menu() != nullptr) {
                button->setPopupMode(QToolButton::InstantPopup);
            }
            m_run.append(button);
            m_flow->addWidget(button);
        }
        m_exportMenu->addActions(m_page->exportActions());
    }
    m_flow->addWidget(m_export);
    m_export->setVisible(!m_exportMenu->isEmpty());
    m_flow->invalidate();
}

} // namespace assay::app

#include "moc_page_header.cpp"
