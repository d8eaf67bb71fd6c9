#include "app/pages/questions/suspicion_queue.h"

#include "app/pages/questions/question_controller.h"
#include "app/pages/questions/suspicion_bar.h"
#include "app/pages/questions/suspicion_text.h"
#include "core/curation/marked_suspicions.h"
#include "core/results/curation/curation_words.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/translated_wording.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QSplitter>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace assay::app {

SuspicionQueue::SuspicionQueue(QuestionController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    setObjectName(QStringLiteral("suspicionQueue"));
    const auto stateText = [](workspace::SuspicionState state) {
        return widgets::windowText(results::suspicionStateText, state);
    };
    m_show = new QComboBox(this);
    m_show->setObjectName(QStringLiteral("detectorShow"));
    m_show->setAccessibleName(tr("Which suspicions are listed"));
    m_show->addItem(tr("Open"), SuspicionListModel::Open);
    m_show->addItem(tr("All"), SuspicionListModel::All);
    m_show->addItem(stateText(workspace::SuspicionState::Accepted), SuspicionListModel::Accepted);
    m_show->addItem(stateText(workspace::SuspicionState::Dismissed), SuspicionListModel::Dismissed);
    m_show->addItem(stateText(workspace::SuspicionState::Snoozed), SuspicionListModel::Snoozed);
    m_rule = new QComboBox(this);
    m_rule->setObjectName(QStringLiteral("detectorRule"));
    m_rule->setAccessibleName(tr("Rule of the suspicions that are listed"));
    m_rule->addItem(tr("Every rule"), -1);
    for (std::size_t rule = 0; rule < curation::kLintRuleNames.size(); ++rule) {
        m_rule->addItem(ruleText(static_cast<curation::LintRule>(rule)), static_cast<int>(rule));
    }
    m_model = new SuspicionListModel(this);
    m_model->setHides([this](base::RowId question, const std::string& decidedBy) {
        return m_controller.hidesDecisionsOf(question) && decidedBy != m_controller.curator().toStdString();
    });
    m_model->setShow(SuspicionListModel::Open, std::nullopt);
    m_view = new widgets::DataTableView(this);
    m_view->setObjectName(QStringLiteral("detectorView"));
    m_view->setAccessibleName(tr("Suspicions; A accepts, D dismisses, S puts off, T takes back"));
    m_view->setSettingsKey(QStringLiteral("questions/suspicion-queue"));
    m_view->setSortingEnabled(false);
    m_view->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_view->horizontalHeader()->setSortIndicatorClearable(true);
    m_view->setModel(m_model);
    m_view->setColumnVisible(SuspicionListModel::Suite, false);
    m_view->setSortingEnabled(true);
    m_view->setDefaultColumnWidths({30, 14, 14, 20, 34, 40, 24, 14, 18});
    m_reader = new QTextBrowser(this);
    m_reader->setObjectName(QStringLiteral("detectorReader"));
    m_reader->setAccessibleName(tr("The suspicion in full, with the text that triggered it"));
    m_reader->setOpenLinks(false);
    m_bar = new SuspicionBar(m_controller, this);
    m_bar->watchKeysOf(m_view);
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(m_view);
    splitter->addWidget(m_reader);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    splitter->setChildrenCollapsible(false);
    auto* choices = new QHBoxLayout;
    choices->addWidget(m_show);
    choices->addWidget(m_rule);
    choices->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(choices);
    layout->addWidget(splitter, 1);
    layout->addWidget(m_bar);
    setFocusProxy(m_view);

    connect(m_show, &QComboBox::currentIndexChanged, this, &SuspicionQueue::choose);
    connect(m_rule, &QComboBox::currentIndexChanged, this, &SuspicionQueue::choose);
    connect(m_view, &widgets::DataTableView::currentRowChanged, this, &SuspicionQueue::showChosen);
    connect(m_view, &widgets::DataTableView::rowActivated, this, [this](int row) {
        if (const SuspicionItem* const item = m_model->item(row)) {
            m_controller.setCurrent(item->suspicion.question);
        }
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &SuspicionQueue::showChosen);
    connect(&m_controller, &QuestionController::currentChanged, this, &SuspicionQueue::markCurrent);
}

base::RowId SuspicionQueue::questionInFront() const {
    const SuspicionItem* const item = m_model->item(m_view->currentIndex().row());
    return item != nullptr && !m_view->selectionModel()->selectedRows().isEmpty() ? item->suspicion.question
                                                                                  : 0;
}

void SuspicionQueue::stepToNextQuestion() {
    const base::RowId before = questionInFront();
    for (int row = m_view->currentIndex().row() + 1; row < m_model->rowCount(); ++row) {
        if (m_model->item(row)->suspicion.question != before) {
            walkTo(row);
            return;
        }
    }
}

void SuspicionQueue::walkAgain() {
    m_walkedTo.reset();
    showChosen();
}

void SuspicionQueue::choose() {
    const int rule = m_rule->currentData().toInt();
    m_model->setShow(static_cast<SuspicionListModel::Show>(m_show->currentData().toInt()),
                     rule < 0 ? std::nullopt : std::optional(static_cast<curation::LintRule>(rule)));
    walkTo(0);
}

void SuspicionQueue::setSuspicions(std::vector<curation::Suspicion> suspicions,
                                   const std::vector<workspace::SuspicionMark>& marks) {
    m_model->setSuspicions(std::move(suspicions), marks, false);
    walkTo(0);
}

void SuspicionQueue::setSuiteNames(std::map<base::RowId, std::string> suites, bool areSeveral) {
    m_model->setSuiteNames(std::move(suites));
    m_view->setColumnVisible(SuspicionListModel::Suite, areSeveral);
}

void SuspicionQueue::setMarks(const std::vector<workspace::SuspicionMark>& marks,
                              std::set<base::RowId> outdated) {
    const int row = m_view->currentIndex().row();
    const SuspicionItem* const before = m_model->item(row);
    const auto key = before != nullptr ? std::optional(curation::keyOf(before->suspicion)) : std::nullopt;
    m_walking = true; // the question in front stays while the table is made anew
    m_model->setMarks(marks, std::move(outdated));
    m_walking = false;
    const int same = key ? m_model->rowOf(*key) : -1;
    walkTo(same >= 0 ? same : row);
}

// What comes to the front in another way, as by undo, is what the keys of the list are about, if it is
// listed.
void SuspicionQueue::markCurrent() {
    const auto& current = m_controller.current();
    if (m_walking || !current || questionInFront() == current->id) {
        return;
    }
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_model->item(row)->suspicion.question == current->id) {
            m_walkedTo = curation::keyOf(m_model->item(row)->suspicion); // it is in front already
            walkTo(row);
            return;
        }
    }
}

void SuspicionQueue::walkTo(int row) {
    if (m_model->rowCount() > 0) {
        const QModelIndex index =
            m_model->index(std::clamp(row, 0, m_model->rowCount() - 1), SuspicionListModel::Rule);
        m_view->setCurrentIndex(index);
        m_view->scrollTo(index);
    }
    showChosen();
}

void SuspicionQueue::showChosen() {
    if (m_walking) {
        return;
    }
    m_walking = true; // setCurrent() changes what others show, and they may change this selection
    std::vector<SuspicionItem> chosen;
    const QList<int> rows = m_view->selectedRowNumbers();
    for (const int row : rows) {
        if (const SuspicionItem* const item = m_model->item(row)) {
            chosen.push_back(*item);
        }
    }
    const SuspicionItem* const item = m_model->item(m_view->currentIndex().row());
    if (chosen.empty() && item != nullptr) {
        chosen.push_back(*item);
    }
    m_bar->setItems(std::move(chosen));
    if (item == nullptr) {
        m_walkedTo.reset();
        m_reader->clear();
    } else {
        // Not when the same one is only shown anew: somebody may be at another question by now.
        if (const auto key = curation::keyOf(item->suspicion);
            isVisible() && isEnabled() && m_walkedTo != key) {
            m_walkedTo = key;
            m_controller.setCurrent(item->suspicion.question);
        }
        const auto& current = m_controller.current();
        const auto reader = m_controller.workspace()->reader();
        m_reader->setHtml(
            suspicionHtml(item->suspicion, item->mark,
                          current && current->id == item->suspicion.question ? &current->question : nullptr,
                          reader ? &*reader : nullptr, palette()));
    }
    m_walking = false;
}

} // namespace assay::app

#include "moc_suspicion_queue.cpp"
