#include "app/pages/questions/review_queue_model.h"

#include "app/pages/questions/question_controller.h"
#include "app/pages/questions/question_text.h"
#include "widgets/tables/table_export.h"

#include <algorithm>

namespace assay::app {

ReviewQueueModel::ReviewQueueModel(QuestionController& controller, QObject* parent)
    : QAbstractTableModel(parent)
    , m_controller(controller) {}

void ReviewQueueModel::setQuestions(std::vector<QueuedQuestion> questions) {
    beginResetModel();
    m_questions = std::move(questions);
    endResetModel();
}

base::RowId ReviewQueueModel::idAt(int row) const {
    return row < 0 || row >= rowCount() ? 0 : m_questions[static_cast<std::size_t>(row)].id;
}

int ReviewQueueModel::rowOf(base::RowId id) const {
    const auto found = std::find_if(m_questions.begin(), m_questions.end(),
                                    [id](const QueuedQuestion& question) { return question.id == id; });
    return found == m_questions.end() ? -1 : static_cast<int>(found - m_questions.begin());
}

int ReviewQueueModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_questions.size());
}

int ReviewQueueModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ReviewQueueModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const QueuedQuestion& question = m_questions[static_cast<std::size_t>(index.row())];
    if (role == widgets::kRowKeyRole) {
        return static_cast<qlonglong>(question.id);
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole && role != widgets::kExportRole) {
        return {};
    }
    if (index.column() == Said) {
        return question.said;
    }
    const auto position = m_controller.positionOf(question.id);
    if (!position) {
        return {}; // it was removed a moment ago
    }
    const workspace::QuestionColumns& columns = m_controller.columns();
    switch (static_cast<Column>(index.column())) {
    case QuestionId:
        return QString::fromStdString(columns.questionId[*position]);
    case Text:
        return QString::fromStdString(columns.questionText[*position]);
    case Status:
        return widgets::questionStatusText(columns.status[*position]);
    case Said:
    case ColumnCount:
        break;
    }
    return {};
}

QVariant ReviewQueueModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return QAbstractTableModel::headerData(section, orientation, role);
    }
    switch (static_cast<Column>(section)) {
    case QuestionId:
        return tr("Question");
    case Text:
        return tr("Text");
    case Status:
        return tr("Status");
    case Said:
        return tr("Reviews");
    case ColumnCount:
        break;
    }
    return {};
}

} // namespace assay::app

#include "moc_review_queue_model.cpp"
