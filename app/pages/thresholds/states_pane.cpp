#include "app/pages/thresholds/states_pane.h"

#include "app/pages/thresholds/slider_states.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/whole_label.h"

#include <QLabel>
#include <QVBoxLayout>

namespace assay::app {

StatesPane::StatesPane(ThresholdController& controller, QWidget* parent)
    : QWidget(parent)
    , m_states(new SliderStates(controller, this)) {
    setObjectName(QStringLiteral("statesPane"));
    auto* const hint =
        new QLabel(tr("Where the sliders came to rest, the newest first. A click or Return goes "
                      "back there; Alt+Left goes to the state one came from, Alt+Right undoes that."),
                   this);
    hint->setTextFormat(Qt::PlainText);
    widgets::keepWhole(*hint);
    auto* const view = new widgets::DataTableView(this);
    view->setObjectName(QStringLiteral("sliderStates"));
    view->setAccessibleName(tr("Last states of the sliders"));
    view->setSettingsKey(QStringLiteral("thresholds/states"));
    view->setModel(m_states);
    view->setSelectionMode(QAbstractItemView::SingleSelection);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 2, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(hint);
    layout->addWidget(view);
    connect(view, &QTableView::clicked, this, [this](const QModelIndex& at) { m_states->goTo(at.row()); });
    connect(view, &widgets::DataTableView::rowActivated, m_states, &SliderStates::goTo);
}

} // namespace assay::app

#include "moc_states_pane.cpp"
