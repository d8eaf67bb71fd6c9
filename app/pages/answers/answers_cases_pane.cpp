#include "app/pages/answers/answers_cases_pane.h"

#include "app/pages/answers/answer_list_model.h"
#include "app/pages/answers/answers_card.h"
#include "app/pages/answers/answers_controller.h"
#include "widgets/reading/reading_card.h"
#include "widgets/tables/bar_delegate.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/tables/filtered_table.h"
#include "widgets/text/elided_label.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/number_text.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSplitter>
#include <QStackedWidget>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace assay::app {
namespace {

constexpr int kSearchRestMs = 150;

} // namespace

AnswersCasesPane::AnswersCasesPane(AnswersController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    setObjectName(QStringLiteral("answerCases"));
    m_empty = new QLabel(this);
    m_empty->setObjectName(QStringLiteral("answerCasesEmpty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_table =
        new widgets::FilteredTable(QStringLiteral("answerTable"), QString(), tr("Show all questions"), this);
    m_table->table()->setAccessibleName(tr("Questions and their measures"));
    m_card = new widgets::ReadingCard(this);
    m_splitter = new QSplitter(Qt::Horizontal, this);
    m_splitter->addWidget(m_table);
    m_splitter->addWidget(m_card);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({1000, 1000});
    m_splitter->setChildrenCollapsible(false);
    auto* content = new QWidget(this);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 4, 0, 0);
    column->setSpacing(4);
    column->addWidget(makeBar());
    column->addWidget(m_splitter, 1);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(content);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);

    connect(m_table, &widgets::FilteredTable::showAllRequested, this, [this] { m_controller.setFilter({}); });
    connect(table(), &widgets::DataTableView::currentRowChanged, this, [this](int row) {
        if (row >= 0) {
            m_controller.goToRow(row);
        }
    });
    connect(table(), &widgets::DataTableView::csvSaved, this,
            [this](const QString& path) { Q_EMIT noticeRaised(tr("Saved to %1.").arg(path)); });
    connect(table(), &widgets::DataTableView::csvFailed, this, &AnswersCasesPane::errorRaised);
    connect(m_card, &widgets::ReadingCard::corpusRequested, this, &AnswersCasesPane::corpusRequested);
    connect(&m_controller, &AnswersController::runChanged, this, &AnswersCasesPane::takeRun);
    connect(&m_controller, &AnswersController::shownChanged, this, &AnswersCasesPane::refresh);
    connect(&m_controller, &AnswersController::listsChanged, this, &AnswersCasesPane::refresh);
    connect(&m_controller, &AnswersController::questionSelected, this, &AnswersCasesPane::showQuestion);
    connect(&m_controller, &AnswersController::questionExplained, this, &AnswersCasesPane::showCard);
    takeRun();
}

QWidget* AnswersCasesPane::makeBar() {
    auto* bar = new QWidget(this);
    m_search = new QLineEdit(bar);
    m_search->setObjectName(QStringLiteral("answerSearch"));
    m_search->setAccessibleName(tr("Search the questions"));
    m_search->setClearButtonEnabled(true);
    widgets::setHint(*m_search, tr("Search questions and ids"));
    m_search->installEventFilter(this);
    m_searchRest = new QTimer(this);
    m_searchRest->setSingleShot(true);
    m_searchRest->setInterval(kSearchRestMs);
    m_count = new widgets::ElidedLabel(bar);
    m_count->setObjectName(QStringLiteral("answerCount"));
    m_showAll = new QToolButton(bar);
    m_showAll->setObjectName(QStringLiteral("answerShowAll"));
    m_showAll->setText(tr("Show all"));
    m_showAll->setToolTip(tr("Gives up the filter"));
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_search, 2);
    layout->addWidget(m_count, 3);
    layout->addWidget(m_showAll);
    connect(m_search, &QLineEdit::textEdited, m_searchRest, qOverload<>(&QTimer::start));
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
        if (text.isEmpty()) {
            search(); // also by the button that clears it
        }
    });
    connect(m_searchRest, &QTimer::timeout, this, &AnswersCasesPane::search);
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        search();
        table()->setFocus(Qt::OtherFocusReason);
    });
    connect(m_showAll, &QToolButton::clicked, this, [this] { m_controller.setFilter({}); });
    return bar;
}

widgets::DataTableView* AnswersCasesPane::table() const {
    return m_table->table();
}

bool AnswersCasesPane::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape && !m_search->text().isEmpty()) {
            m_search->clear();
            return true;
        }
        if (key == Qt::Key_Down) {
            table()->setFocus(Qt::OtherFocusReason);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void AnswersCasesPane::search() {
    m_searchRest->stop();
    AnswerFilter filter = m_controller.filter();
    filter.text = m_search->text().trimmed().toStdString();
    m_controller.setFilter(filter);
}

void AnswersCasesPane::focusContent() {
    table()->setFocus(Qt::OtherFocusReason);
}

void AnswersCasesPane::focusSearch() {
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

// The measures of a run decide its columns, and those of a rubric are remembered together.
void AnswersCasesPane::takeRun() {
    const AnswersView* const view = m_controller.view();
    AnswerListModel* const before = m_model;
    table()->saveState();
    m_model = new AnswerListModel(m_controller, this);
    table()->setSettingsKey(view != nullptr ? QStringLiteral("answers/questions_%1")
                                                  .arg(QString::fromStdString(view->run.settings.rubric.name))
                                            : QString());
    m_table->setModel(m_model);
    delete before;
    auto* const bars = table()->findChild<widgets::BarDelegate*>();
    auto* const delegate = bars != nullptr ? bars : new widgets::BarDelegate(table());
    for (int column = 0; column < m_model->columnCount(); ++column) {
        const bool isMeasure =
            view != nullptr && column >= AnswerListModel::Overall &&
            column < AnswerListModel::FirstMeasure + static_cast<int>(view->columns.size());
        table()->setItemDelegateForColumn(column, isMeasure ? delegate : nullptr);
    }
    refresh();
    showQuestion();
}

void AnswersCasesPane::refresh() {
    const AnswersView* const view = m_controller.view();
    m_stack->setCurrentIndex(view == nullptr ? 0 : 1);
    m_empty->setText(m_controller.whyNoView());
    if (view == nullptr) {
        return;
    }
    const AnswerFilter& filter = m_controller.filter();
    if (const QString text = QString::fromStdString(filter.text); m_search->text().trimmed() != text) {
        const QSignalBlocker blocker(m_search);
        m_search->setText(text);
    }
    const auto shown = static_cast<std::int64_t>(m_controller.shown().size());
    const QString all = widgets::countText(static_cast<std::int64_t>(view->size()));
    QString told =
        filter.isEmpty() ? tr("n = %1").arg(all) : tr("%1 of %2 shown").arg(widgets::countText(shown), all);
    if (!filter.onlyTitle.empty()) {
        told += QStringLiteral(" · ") + QString::fromStdString(filter.onlyTitle);
    }
    m_count->setText(told);
    m_showAll->setEnabled(!filter.isEmpty());
    m_table->setReason(shown > 0 ? QString()
                                 : tr("No question passes the filter.\nGive up a facet on the left, search "
                                      "for fewer words, or show all."));
    if (m_controller.item()) {
        m_table->showRow(m_controller.rowOf(*m_controller.item()));
    }
}

void AnswersCasesPane::showQuestion() {
    m_table->showRow(m_controller.item() ? m_controller.rowOf(*m_controller.item()) : -1);
    showCard();
}

void AnswersCasesPane::showCard() {
    showQuestionInFront(*m_card, m_controller, AnswersOnCard::All);
}

QByteArray AnswersCasesPane::saveState() const {
    return m_splitter->saveState();
}

void AnswersCasesPane::restoreState(const QByteArray& state) {
    m_splitter->restoreState(state);
}

} // namespace assay::app

#include "moc_answers_cases_pane.cpp"
