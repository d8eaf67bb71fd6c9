#include "app/pages/neighbours/cases_pane.h"

#include "app/pages/neighbours/case_detail.h"
#include "app/pages/neighbours/case_list_model.h"
#include "app/pages/neighbours/fill_box.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/number_text.h"
#include "widgets/theme/flow_layout.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QShowEvent>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace assay::app {

CasesPane::CasesPane(NeighbourController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_model(new CaseListModel(controller, this)) {
    makeLayout();
    connect(&m_controller, &NeighbourController::viewChanged, this, [this] {
        m_shown.reset();
        // The same run read anew goes on where it was.
        if (const RunView* view = m_controller.view(); view != nullptr && view->run.info.id != m_run) {
            m_run = view->run.info.id;
            m_filter = {};
            m_number.reset();
            m_isChosen = false;
        }
        fillChoices();
        refresh();
    });
    connect(&m_controller, &NeighbourController::grown, this, &CasesPane::refresh);
    connect(&m_controller, &NeighbourController::figuresChanged, this, &CasesPane::fillChoices);
    connect(&m_controller, &NeighbourController::notesChanged, m_detail, &CaseDetail::refreshNote);
    connect(m_table, &widgets::DataTableView::currentRowChanged, this, [this](int row) {
        const int outcome = m_model->outcomeAt(row);
        if (outcome >= 0 && m_controller.view() != nullptr && !m_filling) {
            m_number = m_controller.view()->run.outcomes[static_cast<std::size_t>(outcome)].number;
            m_isChosen = true;
            showCurrent();
        }
    });
    // A click on the first case, which is current already, chooses it as well.
    connect(m_table, &QTableView::clicked, this, [this] { m_isChosen = true; });
    connect(m_table, &widgets::DataTableView::csvSaved, this,
            [this](const QString& path) { Q_EMIT noticeRaised(tr("Saved to %1.").arg(path)); });
    connect(m_detail, &CaseDetail::sentenceRequested, this, &CasesPane::sentenceRequested);
    connect(m_detail, &CaseDetail::failed, this, &CasesPane::failed);
    connect(m_detail, &CaseDetail::noteEntered, m_table, [this] { m_table->setFocus(Qt::OtherFocusReason); });
    fillChoices();
    refresh();
}

QWidget* CasesPane::makeBar() {
    auto* bar = new QWidget(this);
    auto* rows = new QVBoxLayout(bar);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(3);
    const auto combo = [&](const char* name, const QString& title) {
        auto* box = new QComboBox(bar);
        box->setObjectName(QLatin1String(name));
        box->setAccessibleName(title);
        box->setToolTip(title);
        return box;
    };
    m_search = combo("caseSearch", tr("Search"));
    m_search->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_regime = combo("caseRegime", tr("Regime"));
    m_regime->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_share = combo("caseShare", tr("Which of the anchors of the figure"));
    m_share->addItem(tr("all of its anchors"));
    m_share->addItem(tr("those that count"));
    m_share->addItem(tr("those that are missed"));
    m_clear = new QToolButton(bar);
    m_clear->setObjectName(QStringLiteral("clearFilter"));
    m_clear->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_clear->setToolTip(tr("Shows every covered case again"));
    m_count = new QLabel(bar);
    m_count->setObjectName(QStringLiteral("caseCount"));
    auto* first = new QHBoxLayout;
    first->addWidget(m_search);
    first->addWidget(m_regime);
    first->addWidget(m_clear);
    first->addWidget(m_share);
    first->addStretch(1);
    first->addWidget(m_count);
    auto* chips = new QWidget(bar);
    auto* second = new widgets::FlowLayout(chips);
    second->setContentsMargins(0, 0, 0, 0);
    second->setSpacing(3);
    for (std::size_t i = 0; i < kDiagnosisChips; ++i) {
        auto* chip = new QToolButton(chips);
        chip->setObjectName(QStringLiteral("diagnosis%1").arg(i));
        chip->setCheckable(true);
        chip->setToolButtonStyle(Qt::ToolButtonTextOnly);
        connect(chip, &QToolButton::clicked, this, [this, i](bool checked) {
            m_filter.diagnosis = checked ? std::optional(i) : std::nullopt;
            refresh();
        });
        m_chips[i] = chip;
        second->addWidget(chip);
    }
    rows->addLayout(first);
    rows->addWidget(chips);
    connect(m_search, &QComboBox::activated, this, [this](int index) {
        m_filter.search = static_cast<std::size_t>(std::max(index, 0));
        refresh();
    });
    connect(m_regime, &QComboBox::activated, this, [this](int index) {
        m_filter.regime = static_cast<std::size_t>(std::max(index, 0));
        refresh();
    });
    connect(m_share, &QComboBox::activated, this, [this](int index) {
        m_filter.share = static_cast<CaseShare>(index);
        refresh();
    });
    connect(m_clear, &QToolButton::clicked, this, [this] {
        CaseFilter filter;
        filter.search = m_filter.search;
        filter.regime = m_filter.regime;
        setFilter(filter);
    });
    return bar;
}

void CasesPane::makeLayout() {
    m_table = new widgets::DataTableView(this);
    m_table->setObjectName(QStringLiteral("caseTable"));
    m_table->setAccessibleName(tr("Cases, the hardest first"));
    m_table->setSettingsKey(QStringLiteral("neighbours/cases"));
    m_table->setModel(m_model);
    m_empty = new QLabel(this);
    m_empty->setObjectName(QStringLiteral("casesEmpty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_table);
    m_detail = new CaseDetail(m_controller, this);
    m_splitter = new QSplitter(Qt::Vertical, this);
    m_splitter->addWidget(m_stack);
    m_splitter->addWidget(m_detail);
    m_splitter->setStretchFactor(0, 2);
    m_splitter->setStretchFactor(1, 5);
    m_splitter->setSizes({180, 460});
    m_splitter->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(makeBar());
    layout->addWidget(m_splitter, 1);
}

void CasesPane::fillChoices() {
    const RunView* view = m_controller.view();
    QStringList searches;
    QStringList regimes;
    if (view != nullptr) {
        searches = view->searchLabels();
        for (std::size_t regime = 0; regime < view->regimes(); ++regime) {
            regimes << view->regimeLabel(regime);
        }
    }
    fillBox(*m_search, searches);
    fillBox(*m_regime, regimes);
    m_search->setEnabled(searches.size() > 1);
    m_regime->setEnabled(regimes.size() > 1);
    if (view != nullptr) { // a filter of another day may be of more
        m_filter.search = m_filter.search < static_cast<std::size_t>(searches.size()) ? m_filter.search : 0;
        m_filter.regime = m_filter.regime < static_cast<std::size_t>(regimes.size()) ? m_filter.regime : 0;
    }
    m_search->setCurrentIndex(std::min(static_cast<int>(m_filter.search), m_search->count() - 1));
    m_regime->setCurrentIndex(std::min(static_cast<int>(m_filter.regime), m_regime->count() - 1));
}

void CasesPane::setFilter(const CaseFilter& filter) {
    m_filter = filter;
    m_isChosen = false;
    fillChoices();
    refresh();
}

void CasesPane::setFilterOf(base::RowId run, const CaseFilter& filter) {
    m_run = run;
    m_number.reset();
    setFilter(filter);
}

void CasesPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_stale) {
        refresh();
    }
}

void CasesPane::refresh() {
    const RunView* view = m_controller.view();
    if (!isVisible()) {
        m_stale = true;
        if ((!m_shown || m_shown->view != view) && !m_detail->sentenceId().isEmpty()) {
            m_detail->show(std::nullopt, m_filter); // its run is not in front any more
        }
        return;
    }
    m_stale = false;
    CaseList list{{}, {}, 0};
    if (view != nullptr) {
        list = listCases(*view, m_filter);
    }
    const QString text = caseFilterText(m_filter);
    m_clear->setText(text + QStringLiteral("  ✕"));
    m_clear->setVisible(!text.isEmpty());
    const bool hasShares =
        m_filter.measure != CaseMeasure::Covered && m_filter.measure != CaseMeasure::NotCovered;
    m_share->setVisible(hasShares);
    m_share->setCurrentIndex(static_cast<int>(m_filter.share));
    m_count->setText(tr("n = %1").arg(widgets::countText(static_cast<std::int64_t>(list.cases.size()))));
    const model::NeighbourSettings settings =
        view != nullptr ? view->run.settings.test : model::NeighbourSettings();
    for (std::size_t i = 0; i < kDiagnosisChips; ++i) {
        m_chips[i]->setText(
            QStringLiteral("%1 (%2)").arg(diagnosisText(i), widgets::countText(list.diagnoses[i])));
        m_chips[i]->setToolTip(diagnosisDefinition(i, settings));
        m_chips[i]->setChecked(m_filter.diagnosis == i);
        m_chips[i]->setEnabled(list.diagnoses[i] > 0 || m_filter.diagnosis == i);
    }
    const bool isEmpty = list.cases.empty();
    m_filling = true; // the table finds its row again by itself
    m_model->setCases(m_filter, std::move(list.cases));
    m_filling = false;
    m_stack->setCurrentIndex(isEmpty ? 0 : 1);
    m_empty->setText(view == nullptr ? m_controller.whyNoView()
                     : view->run.outcomes.empty()
                         ? tr("No anchor has been asked yet.")
                         : tr("No anchor passes this filter. Another diagnosis, or ✕, shows more."));
    // Until a person chooses a case, or writes at one, the hardest one is in front, whichever that is by now.
    const bool isHeld = m_isChosen || m_detail->isWriting();
    int row = isHeld && m_number ? m_model->rowOfNumber(*m_number) : -1;
    if (row < 0 && !isEmpty) {
        row = 0;
    }
    m_table->setAutoScroll(false); // where a person scrolled to stays
    chooseRow(row);
    m_table->setAutoScroll(true);
}

void CasesPane::chooseRow(int row) {
    const int outcome = m_model->outcomeAt(row);
    m_filling = true;
    if (row >= 0 && m_table->currentIndex().row() != row) {
        m_table->selectRow(row);
    }
    m_filling = false;
    if (outcome < 0) {
        m_number.reset();
    } else {
        m_number = m_controller.view()->run.outcomes[static_cast<std::size_t>(outcome)].number;
    }
    showCurrent();
}

void CasesPane::showCurrent() {
    const int row = m_number ? m_model->rowOfNumber(*m_number) : -1;
    const int outcome = m_model->outcomeAt(row);
    const Shown shown{m_controller.view(), m_number, m_filter.search, m_filter.regime};
    if (shown == m_shown) {
        return; // a case that is being read does not flicker while the run goes on
    }
    m_shown = shown;
    m_detail->show(outcome >= 0 ? std::optional(static_cast<std::size_t>(outcome)) : std::nullopt, m_filter);
}

void CasesPane::step(int cases) {
    const int rows = m_model->rowCount();
    if (rows == 0) {
        return;
    }
    const int row = m_number ? m_model->rowOfNumber(*m_number) : -1;
    m_isChosen = true;
    chooseRow(std::clamp(row + cases, 0, rows - 1));
    m_table->scrollTo(m_model->index(std::clamp(row + cases, 0, rows - 1), 0));
}

QByteArray CasesPane::saveState() const {
    return m_splitter->saveState();
}

void CasesPane::restoreState(const QByteArray& state) {
    m_splitter->restoreState(state);
}

} // namespace assay::app

#include "moc_cases_pane.cpp"
