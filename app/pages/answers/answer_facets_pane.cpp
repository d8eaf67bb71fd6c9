#include "app/pages/answers/answer_facets_pane.h"

#include "app/pages/answers/answers_controller.h"
#include "core/results/answers/answer_blocks.h"
#include "core/results/answers/answer_words.h"
#include "core/words/question_words.h"
#include "widgets/tables/column_fit.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <numeric>
#include <utility>

namespace assay::app {
namespace {

constexpr int kFieldRole = Qt::UserRole + 1;
constexpr int kValueRole = Qt::UserRole + 2;
// More values than these are found by the search line, not by reading a tree.
constexpr std::size_t kMostValues = 200;

} // namespace

QString answerFacetTitle(const std::string& field) {
    if (field == kVerdictFacet) {
        return AnswerFacetsPane::tr("Verdict");
    }
    if (field == kWarningFacet) {
        return AnswerFacetsPane::tr("Warning");
    }
    if (field == kFlagFacet) {
        return AnswerFacetsPane::tr("Named by the rubric");
    }
    return widgets::windowText(results::answerFieldTitle, std::string_view(field));
}

QString answerFacetValueText(const std::string& field, const std::string& value) {
    if (value.empty()) {
        return AnswerFacetsPane::tr("(none)");
    }
    const widgets::WindowWording wording;
    if (field == kVerdictFacet) {
        return value == kNoVerdict ? AnswerFacetsPane::tr("no verdict")
               : value == kUnansweredVerdict
                   ? AnswerFacetsPane::tr("not answered")
                   : QString::fromStdString(results::answerVerdictTitle(std::string_view(value), wording));
    }
    if (field == kWarningFacet) {
        return QString::fromStdString(results::answerWarningTitle(std::string_view(value), wording));
    }
    return QString::fromStdString(field == kFlagFacet
                                      ? results::answerFlagTitle(std::string_view(value), wording)
                                      : words::fieldValueText(field, value, wording));
}

AnswerFacetsPane::AnswerFacetsPane(AnswersController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_view(new QTreeWidget(this))
    , m_clear(new QToolButton(this))
    , m_open({QStringLiteral("verdict"), QStringLiteral("category")}) {
    m_view->setObjectName(QStringLiteral("answerFacets"));
    m_view->setAccessibleName(tr("Facets: choose values to see only the questions that have them"));
    m_view->setColumnCount(2);
    m_view->setUniformRowHeights(true);
    m_view->setIndentation(14);
    m_view->setTextElideMode(Qt::ElideMiddle);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->header()->hide();
    (new widgets::ColumnFit(*m_view, *m_view->header()))->setFiller(0);
    m_view->installEventFilter(this);
    m_clear->setObjectName(QStringLiteral("clearAnswerFacets"));
    m_clear->setText(tr("Clear all"));
    m_clear->setToolTip(tr("Gives up what is chosen in every facet"));
    m_clear->setAutoRaise(true);
    auto* top = new QHBoxLayout;
    top->addStretch(1);
    top->addWidget(m_clear);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(top);
    layout->addWidget(m_view, 1);
    connect(m_view, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem* item) {
        if (!m_filling) {
            choose(item);
        }
    });
    connect(m_view, &QTreeWidget::itemExpanded, this,
            [this](QTreeWidgetItem* item) { keepOpen(item, true); });
    connect(m_view, &QTreeWidget::itemCollapsed, this,
            [this](QTreeWidgetItem* item) { keepOpen(item, false); });
    connect(m_clear, &QToolButton::clicked, this, [this] {
        AnswerFilter filter = m_controller.filter();
        filter.chosen.clear();
        m_controller.setFilter(filter);
    });
    for (const auto signal : {&AnswersController::runChanged, &AnswersController::shownChanged}) {
        // Later: what is clicked may not be taken away while it is.
        connect(&m_controller, signal, this, &AnswerFacetsPane::refreshSoon, Qt::QueuedConnection);
    }
    refreshSoon();
}

void AnswerFacetsPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_stale) {
        refresh();
    }
}

void AnswerFacetsPane::refreshSoon() {
    m_stale = true;
    if (isVisible()) {
        refresh();
    }
}

void AnswerFacetsPane::keepOpen(QTreeWidgetItem* item, bool isOpen) {
    if (m_filling) {
        return;
    }
    const QString field = item->data(0, kFieldRole).toString();
    m_open.removeAll(field);
    if (isOpen) {
        m_open += field;
    }
}

void AnswerFacetsPane::restoreState(const QStringList& open) {
    m_open = open;
    refreshSoon();
}

void AnswerFacetsPane::refresh() {
    m_stale = false;
    m_clear->setEnabled(!m_controller.filter().chosen.empty());
    const QTreeWidgetItem* const current = m_view->currentItem();
    const QString field = current != nullptr ? current->data(0, kFieldRole).toString() : QString();
    const QVariant value = current != nullptr ? current->data(0, kValueRole) : QVariant();
    m_filling = true;
    m_view->clear();
    const AnswersView* const view = m_controller.view();
    for (std::size_t i = 0; view != nullptr && i < view->facets.size(); ++i) {
        const AnswerFacet& facet = view->facets[i];
        if (facet.names.empty() || (facet.names.size() == 1 && facet.names.front().empty())) {
            continue; // no question has one
        }
        const std::vector<std::int64_t> counts = countAnswers(*view, m_controller.filter(), i);
        const auto chosen = m_controller.filter().chosen.find(facet.field);
        const QString name = QString::fromStdString(facet.field);
        auto* top = new QTreeWidgetItem(m_view, {answerFacetTitle(facet.field)});
        top->setData(0, kFieldRole, name);
        top->setToolTip(0, top->text(0));
        const std::size_t shown = std::min(facet.names.size(), kMostValues);
        for (std::size_t at = 0; at < shown; ++at) {
            const std::string& each = facet.names[at];
            auto* item = new QTreeWidgetItem(
                top, {answerFacetValueText(facet.field, each), widgets::countText(counts[at])});
            item->setData(0, kFieldRole, name);
            item->setData(0, kValueRole, QString::fromStdString(each));
            item->setToolTip(0, item->text(0));
            item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
            const bool isChosen = chosen != m_controller.filter().chosen.end() &&
                                  std::ranges::find(chosen->second, each) != chosen->second.end();
            item->setCheckState(0, isChosen ? Qt::Checked : Qt::Unchecked);
            if (name == field && value.isValid() && value.toString().toStdString() == each) {
                m_view->setCurrentItem(item);
            }
        }
        if (shown < facet.names.size()) {
            auto* more = new QTreeWidgetItem(
                top, {tr("%n more value(s)", nullptr, static_cast<int>(facet.names.size() - shown))});
            more->setFlags(Qt::ItemIsEnabled);
        }
        top->setExpanded(m_open.contains(name));
        if (name == field && !value.isValid()) {
            m_view->setCurrentItem(top);
        }
    }
    m_filling = false;
}

void AnswerFacetsPane::choose(QTreeWidgetItem* item) {
    if (!item->data(0, kValueRole).isValid()) {
        return;
    }
    AnswerFilter filter = m_controller.filter();
    std::vector<std::string>& values = filter.chosen[item->data(0, kFieldRole).toString().toStdString()];
    const std::string value = item->data(0, kValueRole).toString().toStdString();
    std::erase(values, value);
    if (item->checkState(0) == Qt::Checked) {
        values.push_back(value);
    }
    m_controller.setFilter(filter);
}

void AnswerFacetsPane::toggle(QTreeWidgetItem* item) {
    if (item->data(0, kValueRole).isValid()) {
        item->setCheckState(0, item->checkState(0) == Qt::Checked ? Qt::Unchecked : Qt::Checked);
    } else {
        item->setExpanded(!item->isExpanded());
    }
}

bool AnswerFacetsPane::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_view && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        QTreeWidgetItem* const item = m_view->currentItem();
        if (item != nullptr && (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space)) {
            toggle(item);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace assay::app

#include "moc_answer_facets_pane.cpp"
