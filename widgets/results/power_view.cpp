#include "widgets/results/power_view.h"

#include "widgets/results/blocks_view.h"
#include "widgets/results/cell_text.h"
#include "widgets/results/table_view.h"
#include "widgets/text/translated_wording.h"
#include "widgets/text/whole_label.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>
#include <utility>

namespace assay::widgets {

PowerView::PowerView(QWidget* parent)
    : QWidget(parent)
    , m_told(new QLabel(this))
    , m_wish(new QDoubleSpinBox(this))
    , m_unfold(new QToolButton(this))
    , m_tables(new BlocksView(this)) {
    m_told->setObjectName(QStringLiteral("powerTold"));
    m_told->setTextFormat(Qt::PlainText);
    keepWhole(*m_told);
    const WindowWording wording;
    m_told->setToolTip(definitionTip("least_move", wording) + QStringLiteral("\n") +
                       definitionTip("items_needed", wording));
    m_wish->setObjectName(QStringLiteral("powerWish"));
    m_wish->setRange(0.1, 99);
    m_wish->setDecimals(1);
    m_wish->setValue(5);
    m_wish->setAccessibleName(tr("Change that is to be told, in points"));
    auto* const label = new QLabel(tr("To tell, in points"), this);
    label->setBuddy(m_wish);
    m_unfold->setObjectName(QStringLiteral("powerUnfold"));
    m_unfold->setText(tr("False alarms and power"));
    m_unfold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_unfold->setArrowType(Qt::RightArrow);
    m_unfold->setCheckable(true);
    m_tables->setObjectName(QStringLiteral("powerTables"));
    m_tables->hide();
    auto* const wish = new QHBoxLayout;
    wish->addWidget(label);
    wish->addWidget(m_wish);
    wish->addStretch(1);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_told);
    layout->addLayout(wish);
    layout->addWidget(m_unfold, 0, Qt::AlignLeft); // below, for narrow columns
    layout->addWidget(m_tables);
    connect(m_wish, &QDoubleSpinBox::valueChanged, this, &PowerView::showPlan);
    connect(m_unfold, &QToolButton::toggled, this, [this](bool isOpen) {
        m_unfold->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
        m_tables->setVisible(isOpen);
        showPlan();
    });
    showPlan();
}

void PowerView::setPlan(results::PowerPlan plan) {
    plan.wish = m_plan.wish;
    if (plan != m_plan) {
        m_plan = std::move(plan);
        showPlan();
    }
}

void PowerView::showPlan() {
    m_plan.wish = m_wish->value() / 100;
    const WindowWording wording;
    const std::string told = m_plan.items == 0 ? std::string() : results::powerText(m_plan, wording) + "\n";
    m_told->setText(QString::fromStdString(told + results::wishText(m_plan, wording)));
    if (!m_unfold->isChecked()) {
        return;
    }
    m_tables->setBlocks(results::powerBlocks(m_plan, {}, wording));
    for (const QString& name : {QStringLiteral("power"), QStringLiteral("false_alarms")}) {
        if (TableView* const table = m_tables->table(name)) {
            table->setRowsInSight(8);
        }
    }
}

} // namespace assay::widgets

#include "moc_power_view.cpp"
