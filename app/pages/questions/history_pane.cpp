#include "app/pages/questions/history_pane.h"

#include "app/pages/questions/question_controller.h"
#include "app/pages/questions/revision_diff.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/tables/table_items.h"
#include "widgets/text/error_text.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/number_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QStandardItemModel>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <algorithm>

namespace assay::app {
namespace {

QString kindText(workspace::QuestionEvent::Kind kind) {
    switch (kind) {
    case workspace::QuestionEvent::Kind::Imported:
        return HistoryPane::tr("Imported");
    case workspace::QuestionEvent::Kind::Made:
        return HistoryPane::tr("Made");
    case workspace::QuestionEvent::Kind::Edited:
        return HistoryPane::tr("Edited");
    case workspace::QuestionEvent::Kind::Undone:
        return HistoryPane::tr("Undone");
    case workspace::QuestionEvent::Kind::Redone:
        return HistoryPane::tr("Done again");
    }
    return {};
}

} // namespace

HistoryPane::HistoryPane(QuestionController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    setObjectName(QStringLiteral("historyPane"));
    m_head = new QLabel(this);
    m_head->setObjectName(QStringLiteral("historyHead"));
    m_head->setTextFormat(Qt::PlainText);
    m_head->setWordWrap(true);
    m_model = new QStandardItemModel(this);
    m_model->setHorizontalHeaderLabels({tr("What"), tr("Revision"), tr("Who"), tr("When"), tr("Why")});
    m_view = new widgets::DataTableView(this);
    m_view->setObjectName(QStringLiteral("historyView"));
    m_view->setAccessibleName(tr("What happened to the question, newest first"));
    m_view->setSettingsKey(QStringLiteral("questions/history"));
    m_view->setSortingEnabled(false); // in the order in which it happened
    m_view->setModel(m_model);
    m_view->setDefaultColumnWidths({13, 10, 12, 26, 30});
    m_view->fillWidth();
    auto* splitter = new QSplitter(Qt::Horizontal, this);
    splitter->addWidget(m_view);
    splitter->addWidget(makeComparison());
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 1);
    splitter->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->setSpacing(4);
    layout->addWidget(m_head);
    layout->addWidget(splitter, 1);
    setFocusProxy(m_view);

    connect(m_view, &widgets::DataTableView::currentRowChanged, this, &HistoryPane::showChosenEvent);
    connect(&m_controller, &QuestionController::currentChanged, this, &HistoryPane::refreshSoon);
    connect(&m_controller, &QuestionController::currentEdited, this, &HistoryPane::refreshSoon);
    // A review, or another name, may show what was hidden.
    connect(&m_controller, &QuestionController::journalChanged, this, &HistoryPane::refreshSoon);
    connect(&m_controller, &QuestionController::curatorChanged, this, &HistoryPane::refreshSoon);
}

QWidget* HistoryPane::makeComparison() {
    auto* side = new QWidget(this);
    m_before = new QComboBox(side);
    m_before->setObjectName(QStringLiteral("historyBefore"));
    m_before->setAccessibleName(tr("Revision to compare from"));
    m_after = new QComboBox(side);
    m_after->setObjectName(QStringLiteral("historyAfter"));
    m_after->setAccessibleName(tr("Revision to compare to"));
    m_restore = new QPushButton(tr("Restore this revision"), side);
    m_restore->setObjectName(QStringLiteral("historyRestore"));
    m_restore->setAutoDefault(false);
    m_difference = new QTextBrowser(side);
    m_difference->setObjectName(QStringLiteral("historyDifference"));
    m_difference->setAccessibleName(
        tr("Differences; what was added is underlined, what was removed is struck through"));
    m_difference->setOpenLinks(false);
    auto* top = new QHBoxLayout;
    top->setSpacing(4);
    top->addWidget(m_before, 1);
    top->addWidget(new QLabel(QStringLiteral("→"), side));
    top->addWidget(m_after, 1);
    top->addWidget(m_restore);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(top);
    layout->addWidget(m_difference, 1);
    for (QComboBox* box : {m_before, m_after}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        widgets::tellWholeEntry(*box);
        box->setMinimumContentsLength(6);
        connect(box, &QComboBox::currentIndexChanged, this, [this] {
            if (!m_filling) {
                showDifference();
            }
        });
    }
    connect(m_restore, &QPushButton::clicked, this, &HistoryPane::restore);
    return side;
}

void HistoryPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_stale) {
        refresh();
    }
}

void HistoryPane::refreshSoon() {
    m_stale = true;
    if (isVisible()) {
        refresh();
    }
}

void HistoryPane::refresh() {
    m_stale = false;
    m_events.clear();
    m_revisions.clear();
    const auto& current = m_controller.current();
    if (!current) {
        m_head->setText(tr("No question is in front."));
        showEvents();
        return;
    }
    if (m_controller.hidesDecisions()) {
        m_head->setText(tr("The suite is reviewed blind: what happened to the question is shown after your "
                           "own review."));
        showEvents();
        return;
    }
    const auto reader = m_controller.workspace()->reader();
    if (!reader) {
        m_head->setText(widgets::errorText(reader.error()));
        showEvents();
        return;
    }
    auto events = workspace::questionHistory(*reader, current->id);
    auto revisions = workspace::questionRevisions(*reader, current->id);
    if (!events || !revisions) {
        m_head->setText(widgets::errorText(!events ? events.error() : revisions.error()));
        showEvents();
        return;
    }
    m_events = std::move(*events);
    m_revisions = std::move(*revisions);
    m_head->setText(
        tr("Revision %1 is in force; there are %n.", nullptr, static_cast<int>(m_revisions.size()))
            .arg(current->revision));
    showEvents();
}

void HistoryPane::showEvents() {
    m_filling = true;
    m_model->removeRows(0, m_model->rowCount());
    m_before->clear();
    m_after->clear();
    for (auto revision = m_revisions.rbegin(); revision != m_revisions.rend(); ++revision) {
        const bool inForce = m_controller.current() && revision->revision == m_controller.current()->revision;
        QStringList parts{QString::number(revision->revision)};
        if (!revision->madeBy.empty()) {
            parts += QString::fromStdString(revision->madeBy);
        }
        parts += widgets::timeText(QString::fromStdString(revision->madeAt));
        const QString text = parts.join(QStringLiteral(" · ")) + (inForce ? tr(" (in force)") : QString());
        m_before->addItem(text, static_cast<qlonglong>(revision->revision));
        m_after->addItem(text, static_cast<qlonglong>(revision->revision));
    }
    for (const workspace::QuestionEvent& event : m_events) {
        const QString revisions = event.from == 0 ? QString::number(event.to)
                                                  : QStringLiteral("%1 → %2").arg(event.from).arg(event.to);
        m_model->appendRow(
            {widgets::textItem(kindText(event.kind)), widgets::textItem(revisions),
             widgets::textItem(QString::fromStdString(event.who)),
             widgets::textItem(widgets::timeText(QString::fromStdString(event.when))),
             widgets::textItem(QString::fromStdString(event.reason), QString::fromStdString(event.reason))});
    }
    m_filling = false;
    if (m_model->rowCount() > 0) {
        m_view->setCurrentIndex(m_model->index(0, 0));
    }
    showChosenEvent(m_model->rowCount() > 0 ? 0 : -1);
}

void HistoryPane::showChosenEvent(int row) {
    if (m_filling) {
        return;
    }
    if (row < 0 || row >= static_cast<int>(m_events.size())) {
        showDifference();
        return;
    }
    const workspace::QuestionEvent& event = m_events[static_cast<std::size_t>(row)];
    compare(event.from, event.to);
}

void HistoryPane::compare(std::int64_t before, std::int64_t after) {
    m_filling = true;
    m_before->setCurrentIndex(before == 0 ? -1 : m_before->findData(static_cast<qlonglong>(before)));
    m_after->setCurrentIndex(m_after->findData(static_cast<qlonglong>(after)));
    m_filling = false;
    showDifference();
}

const workspace::QuestionRevision* HistoryPane::revision(std::int64_t number) const {
    const auto found = std::find_if(m_revisions.begin(), m_revisions.end(),
                                    [number](const auto& entry) { return entry.revision == number; });
    return found == m_revisions.end() ? nullptr : &*found;
}

void HistoryPane::showDifference() {
    const auto chosen = [this](const QComboBox* box) {
        return box->currentIndex() < 0 ? nullptr : revision(box->currentData().toLongLong());
    };
    const workspace::QuestionRevision* const before = chosen(m_before);
    const workspace::QuestionRevision* const after = chosen(m_after);
    const auto& current = m_controller.current();
    const bool isOther = after != nullptr && current && after->revision != current->revision;
    m_restore->setEnabled(isOther && !m_controller.isReadOnly());
    m_restore->setText(after != nullptr ? tr("Restore revision %1").arg(after->revision)
                                        : tr("Restore this revision"));
    m_restore->setToolTip(isOther ? tr("Puts this revision in force again, as a new one")
                                  : tr("This revision is in force"));
    if (after == nullptr) {
        m_difference->clear();
    } else if (before == nullptr) {
        m_difference->setHtml(questionHtml(after->question, palette()));
    } else {
        m_difference->setHtml(revisionDiffHtml(before->question, after->question, palette()));
    }
}

void HistoryPane::restore() {
    if (m_after->currentIndex() >= 0) {
        const std::int64_t wanted = m_after->currentData().toLongLong();
        (void)m_controller.edits()
            .finishTyping(); // what is typed in the form becomes a revision that can be had back
        m_controller.restore(wanted);
    }
}

} // namespace assay::app

#include "moc_history_pane.cpp"
