#include "app/shell/page_header.h"

#include "app/shell/page.h"
#include "app/shell/symbol_icon.h"
#include "widgets/text/elided_label.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

namespace assay::app {

PageHeader::PageHeader(QWidget* parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_summary(new widgets::ElidedLabel(this))
    , m_runLayout(new QHBoxLayout)
    , m_export(new QToolButton(this))
    , m_exportMenu(new QMenu(m_export)) {
    QFont font = m_title->font();
    font.setPointSizeF(font.pointSizeF() * 1.25);
    font.setWeight(QFont::DemiBold);
    m_title->setFont(font);
    m_title->setObjectName(QStringLiteral("pageTitle"));
    m_summary->setObjectName(QStringLiteral("pageSummary"));
    m_summary->setForegroundRole(QPalette::PlaceholderText);
    // A long summary gives way; it never pushes the buttons out of the window.
    m_export->setObjectName(QStringLiteral("pageExport"));
    m_export->setText(tr("Export"));
    m_export->setIcon(symbolIcon(QStringLiteral("export")));
    m_export->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_export->setPopupMode(QToolButton::InstantPopup);
    m_export->setFocusPolicy(Qt::StrongFocus);
    m_export->setMenu(m_exportMenu);
    m_runLayout->setSpacing(6);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 6, 8, 6);
    layout->setSpacing(12);
    layout->addWidget(m_title);
    layout->addWidget(m_summary, 1);
    layout->addLayout(m_runLayout);
    layout->addWidget(m_export);
    refreshActions();
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
    while (QLayoutItem* item = m_runLayout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_exportMenu->clear();
    if (m_page != nullptr) {
        const QList<QAction*> run = m_page->runActions();
        for (QAction* action : run) {
            auto* button = new QToolButton(this);
            button->setDefaultAction(action);
            button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
            button->setFocusPolicy(Qt::StrongFocus);
            if (action->menu() != nullptr) {
                button->setPopupMode(QToolButton::InstantPopup);
            }
            m_runLayout->addWidget(button);
        }
        m_exportMenu->addActions(m_page->exportActions());
    }
    m_export->setVisible(!m_exportMenu->isEmpty());
}

} // namespace assay::app
