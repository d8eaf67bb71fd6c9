#include "app/pages/questions/suspicion_list_model.h"

#include "app/pages/questions/question_text.h"
#include "app/pages/questions/suspicion_text.h"
#include "core/base/clock.h"
#include "core/curation/marked_suspicions.h"
#include "widgets/tables/table_export.h"
#include "widgets/text/number_text.h"

#include <algorithm>
#include <set>

namespace assay::app {

using workspace::SuspicionKey;
using workspace::SuspicionMark;
using workspace::SuspicionState;

void SuspicionListModel::setSuspicions(std::vector<curation::Suspicion> suspicions,
                                       std::span<const SuspicionMark> marks, bool keepOrphans) {
    beginResetModel();
    m_items.clear();
    std::set<SuspicionKey> known;
    for (curation::Suspicion& suspicion : suspicions) {
        known.insert(curation::keyOf(suspicion));
        m_items.push_back({std::move(suspicion), std::nullopt, true});
    }
    if (keepOrphans) {
        for (const SuspicionMark& mark : marks) {
            const auto rule = curation::lintRuleFromName(mark.suspicion.rule);
            if (!rule || known.contains(mark.suspicion)) { // a rule of a newer program cannot be shown
                continue;
            }
            curation::Suspicion suspicion;
            suspicion.rule = *rule;
            suspicion.question = mark.suspicion.question;
            suspicion.fingerprint = mark.suspicion.fingerprint;
            m_items.push_back({std::move(suspicion), std::nullopt, false});
        }
    }
    applyMarks(marks);
    rebuild();
    endResetModel();
}

void SuspicionListModel::setMarks(std::span<const SuspicionMark> marks) {
    beginResetModel();
    applyMarks(marks);
    std::erase_if(m_items, [](const SuspicionItem& item) { return !item.isFound && !item.mark; });
    rebuild();
    endResetModel();
}

void SuspicionListModel::applyMarks(std::span<const SuspicionMark> marks) {
    m_now = base::utcNow();
    const workspace::SuspicionMarks lookup(marks);
    for (SuspicionItem& item : m_items) {
        const SuspicionMark* const mark = lookup.find(curation::keyOf(item.suspicion));
        item.mark = mark != nullptr ? std::optional(*mark) : std::nullopt;
    }
}

void SuspicionListModel::setShow(Show show, std::optional<curation::LintRule> rule) {
    if (show == m_show && rule == m_rule) {
        return;
    }
    beginResetModel();
    m_show = show;
    m_rule = rule;
    rebuild();
    endResetModel();
}

bool SuspicionListModel::isOpen(const SuspicionItem& item) const {
    if (!item.mark) {
        return true;
    }
    const workspace::SuspicionMarks marks(std::span(&*item.mark, 1));
    return item.mark->state == SuspicionState::Snoozed && !marks.hides(item.mark->suspicion, m_now);
}

int SuspicionListModel::openCount() const {
    return static_cast<int>(std::count_if(m_items.begin(), m_items.end(),
                                          [this](const SuspicionItem& item) { return isOpen(item); }));
}

void SuspicionListModel::rebuild() {
    m_shown.clear();
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        const SuspicionItem& item = m_items[i];
        if (m_rule && item.suspicion.rule != *m_rule) {
            continue;
        }
        const bool open = isOpen(item);
        const auto has = [&](SuspicionState state) {
            return !open && item.mark && item.mark->state == state;
        };
        const bool wanted = m_show == All || (m_show == Open && open) ||
                            (m_show == Accepted && has(SuspicionState::Accepted)) ||
                            (m_show == Dismissed && has(SuspicionState::Dismissed)) ||
                            (m_show == Snoozed && has(SuspicionState::Snoozed));
        if (wanted) {
            m_shown.push_back(i);
        }
    }
    if (m_sortColumn < 0) {
        return;
    }
    const auto column = static_cast<Column>(m_sortColumn);
    std::vector<std::pair<QString, std::size_t>> keys;
    keys.reserve(m_shown.size());
    for (const std::size_t i : m_shown) {
        const SuspicionItem& item = m_items[i];
        keys.emplace_back(column == Rule       ? QString(QChar(u'A' + static_cast<int>(item.suspicion.rule)))
                          : column == MarkedAt ? QString::fromStdString(item.mark ? item.mark->markedAt : "")
                                               : text(item, column),
                          i);
    }
    std::stable_sort(keys.begin(), keys.end(), [this](const auto& a, const auto& b) {
        return m_sortOrder == Qt::AscendingOrder ? a.first < b.first : b.first < a.first;
    });
    std::transform(keys.begin(), keys.end(), m_shown.begin(), [](const auto& key) { return key.second; });
}

void SuspicionListModel::sort(int column, Qt::SortOrder order) {
    if (column == m_sortColumn && order == m_sortOrder) {
        return;
    }
    beginResetModel();
    m_sortColumn = column;
    m_sortOrder = order;
    rebuild();
    endResetModel();
}

const SuspicionItem* SuspicionListModel::item(int row) const {
    return row < 0 || row >= rowCount() ? nullptr : &m_items[m_shown[static_cast<std::size_t>(row)]];
}

int SuspicionListModel::rowOf(const SuspicionKey& key) const {
    for (int row = 0; row < rowCount(); ++row) {
        if (curation::keyOf(item(row)->suspicion) == key) {
            return row;
        }
    }
    return -1;
}

int SuspicionListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int SuspicionListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QString SuspicionListModel::text(const SuspicionItem& item, Column column) const {
    switch (column) {
    case Rule:
        return item.isFound ? ruleText(item.suspicion.rule)
                            : tr("%1 (not found by this check)").arg(ruleText(item.suspicion.rule));
    case QuestionId:
        return QString::fromStdString(item.suspicion.questionId);
    case Numbers:
        return numbersText(item.suspicion);
    case Trigger:
        return triggerText(item.suspicion);
    case State:
        return item.mark && isOpen(item) ? tr("Open again") : markText(item.mark);
    case Reason:
        if (!item.mark) {
            return {};
        }
        return item.mark->state == SuspicionState::Accepted ? flagReasonText(item.mark->reason)
                                                            : QString::fromStdString(item.mark->reason);
    case MarkedBy:
        return item.mark ? QString::fromStdString(item.mark->markedBy) : QString();
    case MarkedAt:
        return item.mark ? widgets::timeText(QString::fromStdString(item.mark->markedAt)) : QString();
    case ColumnCount:
        break;
    }
    return {};
}

QVariant SuspicionListModel::data(const QModelIndex& index, int role) const {
    const SuspicionItem* const shown = item(index.row());
    if (!index.isValid() || shown == nullptr) {
        return {};
    }
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return text(*shown, column);
    case Qt::ToolTipRole:
        return column == Rule ? ruleDefinition(shown->suspicion.rule) : text(*shown, column);
    case widgets::kExportRole:
        return column == Rule ? QString::fromUtf8(curation::lintRuleName(shown->suspicion.rule))
               : column == MarkedAt
                   ? QString::fromStdString(shown->mark ? shown->mark->markedAt : std::string())
                   : text(*shown, column);
    case widgets::kRowKeyRole:
        return QStringLiteral("%1/%2/%3")
            .arg(shown->suspicion.question)
            .arg(static_cast<int>(shown->suspicion.rule))
            .arg(QString::fromStdString(shown->suspicion.fingerprint));
    default:
        return {};
    }
}

QVariant SuspicionListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return QAbstractTableModel::headerData(section, orientation, role);
    }
    switch (static_cast<Column>(section)) {
    case Rule:
        return tr("Rule");
    case QuestionId:
        return tr("Question");
    case Numbers:
        return tr("Numbers");
    case Trigger:
        return tr("What triggered it");
    case State:
        return tr("State");
    case Reason:
        return tr("Reason");
    case MarkedBy:
        return tr("Decided by");
    case MarkedAt:
        return tr("Decided");
    case ColumnCount:
        break;
    }
    return {};
}

} // namespace assay::app

#include "moc_suspicion_list_model.cpp"
