#include "app/pages/questions/question_list_model.h"

#include "app/pages/questions/question_controller.h"
#include "app/pages/questions/question_text.h"
#include "widgets/tables/table_export.h"
#include "widgets/text/number_text.h"
#include "widgets/text/tip_text.h"

#include <algorithm>
#include <functional>

namespace assay::app {
namespace {

std::optional<curation::QuestionOrder> orderOf(int column) {
    using curation::QuestionOrder;
    switch (column) {
    case -1:
        return QuestionOrder::Id;
    case QuestionListModel::QuestionId:
        return QuestionOrder::QuestionId;
    case QuestionListModel::Text:
        return QuestionOrder::Text;
    case QuestionListModel::Suite:
        return QuestionOrder::Suite;
    case QuestionListModel::Status:
        return QuestionOrder::Status;
    case QuestionListModel::Category:
        return QuestionOrder::Category;
    case QuestionListModel::Difficulty:
        return QuestionOrder::Difficulty;
    case QuestionListModel::Scope:
        return QuestionOrder::Scope;
    case QuestionListModel::AnswerType:
        return QuestionOrder::AnswerType;
    case QuestionListModel::GoldVersion:
        return QuestionOrder::GoldVersion;
    case QuestionListModel::Company:
        return QuestionOrder::Company;
    case QuestionListModel::Years:
        return QuestionOrder::Year;
    case QuestionListModel::ChangedAt:
        return QuestionOrder::ChangedAt;
    default:
        return std::nullopt;
    }
}

QString joined(const workspace::QuestionColumns& columns, const workspace::QuestionColumns::Lists& lists,
               std::size_t position, const std::function<QString(const std::string&)>& look = {}) {
    QString text;
    for (const std::uint32_t name : lists.of(position)) {
        text += text.isEmpty() ? QString() : QStringLiteral(", ");
        text += look ? look(columns.names[name]) : QString::fromStdString(columns.names[name]);
    }
    return text;
}

} // namespace

QuestionListModel::QuestionListModel(QuestionController& controller, QObject* parent)
    : QAbstractTableModel(parent)
    , m_controller(controller) {
    for (std::size_t i = 0; i < m_statusIcons.size(); ++i) {
        m_statusIcons[i] = widgets::questionStatusIcon(static_cast<model::QuestionStatus>(i));
    }
    takeRows();
    connect(&controller, &QuestionController::columnsChanged, this, &QuestionListModel::reset);
    connect(&controller, &QuestionController::shownChanged, this, &QuestionListModel::reset);
    connect(&controller, &QuestionController::valuesChanged, this, &QuestionListModel::tellValues);
}

// Cell by cell when they are few: a view paints all that it shows for a range of several.
void QuestionListModel::tellValues(const std::vector<base::RowId>& ids) {
    constexpr std::size_t kFew = 4;
    if (m_rows > 0 && (ids.empty() || ids.size() > kFew)) {
        Q_EMIT dataChanged(index(0, 0), index(m_rows - 1, ColumnCount - 1));
        return;
    }
    for (const base::RowId id : ids) {
        const int row = m_controller.rowOf(id);
        for (int column = 0; row >= 0 && column < ColumnCount; ++column) {
            Q_EMIT dataChanged(index(row, column), index(row, column));
        }
    }
}

// While it begins, views ask which questions were selected: the controller has others in these rows by then.
void QuestionListModel::reset() {
    beginResetModel();
    takeRows();
    endResetModel();
}

void QuestionListModel::takeRows() {
    const std::vector<std::uint32_t>& shown = m_controller.shown();
    const std::vector<base::RowId>& ids = m_controller.columns().id;
    m_ids.resize(shown.size());
    std::transform(shown.begin(), shown.end(), m_ids.begin(),
                   [&ids](std::uint32_t position) { return ids[position]; });
    m_rows = static_cast<int>(m_ids.size());
}

int QuestionListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_rows;
}

int QuestionListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QString QuestionListModel::text(std::size_t position, Column column) const {
    const workspace::QuestionColumns& columns = m_controller.columns();
    const auto name = [&](const std::vector<std::uint32_t>& numbers) {
        return QString::fromStdString(columns.names[numbers[position]]);
    };
    switch (column) {
    case QuestionId:
        return QString::fromStdString(columns.questionId[position]);
    case Text:
        return QString::fromStdString(columns.questionText[position]).simplified();
    case Suite: {
        const auto& names = m_controller.context().suiteNames;
        const auto found = names.find(columns.suite[position]);
        return found == names.end() ? QString() : QString::fromStdString(found->second);
    }
    case Status:
        return widgets::questionStatusText(columns.status[position]);
    case Category:
        return name(columns.category);
    case Difficulty:
        return name(columns.difficulty);
    case Scope:
        return name(columns.scope);
    case AnswerType:
        return name(columns.answerType);
    case GoldVersion:
        return name(columns.goldVersion);
    case Company:
        return joined(columns, columns.companies, position);
    case Years:
        return joined(columns, columns.years, position);
    case Sections:
        return joined(columns, columns.sections, position);
    case Flags:
        return joined(columns, columns.flags, position,
                      [](const std::string& reason) { return flagReasonText(reason); });
    case Suspicions: {
        const auto& suspicions = m_controller.context().suspicions;
        const auto found = suspicions.find(columns.id[position]);
        QStringList rules;
        if (found != suspicions.end()) {
            for (const std::string& rule : found->second) {
                rules += facetValueText(curation::Facet::Suspicion, rule);
            }
        }
        return rules.join(QStringLiteral(", "));
    }
    case ChangedBy:
        return name(columns.changedBy);
    case ChangedAt:
        return widgets::timeText(QString::fromStdString(columns.changedAt[position]));
    case ColumnCount:
        break;
    }
    return {};
}

QVariant QuestionListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= m_rows) {
        return {};
    }
    const auto row = static_cast<std::size_t>(index.row());
    if (role == widgets::kRowKeyRole) {
        return QVariant::fromValue<qint64>(m_ids[row]);
    }
    if (row >= m_controller.shown().size()) {
        return {}; // the reset is about to come
    }
    const std::size_t position = m_controller.shown()[row];
    const workspace::QuestionColumns& columns = m_controller.columns();
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return text(position, column);
    case Qt::ToolTipRole: {
        // What does not fit into the cell; the whole question with its lines.
        const QString whole =
            column == Text ? QString::fromStdString(columns.questionText[position]) : text(position, column);
        return whole.size() > 12 ? QVariant(widgets::tipLines(whole)) : QVariant();
    }
    case Qt::DecorationRole:
        return column == Status ? QVariant(m_statusIcons[static_cast<std::size_t>(columns.status[position])])
                                : QVariant();
    case widgets::kExportRole:
        switch (column) {
        case Status: {
            const std::string_view name = model::questionStatusName(columns.status[position]);
            return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
        }
        case Text:
            return QString::fromStdString(columns.questionText[position]);
        case Flags:
            return joined(columns, columns.flags, position);
        case ChangedAt:
            return QString::fromStdString(columns.changedAt[position]);
        default:
            return text(position, column);
        }
    default:
        return {};
    }
}

QVariant QuestionListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount) {
        return {};
    }
    if (role == Qt::ToolTipRole) {
        switch (static_cast<Column>(section)) {
        case Status:
            return tr(
                "Draft until somebody approves it; flagged while something is wrong with it; retired when it "
                "is no longer asked");
        case Suspicions:
            return tr("Rules of the detector that suspect the question; a person decides");
        case ChangedAt:
            return tr("When the revision in force was made");
        default:
            return {};
        }
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (static_cast<Column>(section)) {
    case QuestionId:
        return tr("Id");
    case Text:
        return tr("Question");
    case Suite:
        return tr("Suite");
    case Status:
        return tr("Status");
    case Category:
        return tr("Category");
    case Difficulty:
        return tr("Difficulty");
    case Scope:
        return tr("Scope");
    case AnswerType:
        return tr("Answer");
    case GoldVersion:
        return tr("Gold version");
    case Company:
        return tr("Company");
    case Years:
        return tr("Years");
    case Sections:
        return tr("Sections");
    case Flags:
        return tr("Flags");
    case Suspicions:
        return tr("Suspicions");
    case ChangedBy:
        return tr("Changed by");
    case ChangedAt:
        return tr("Changed");
    case ColumnCount:
        break;
    }
    return {};
}

void QuestionListModel::sort(int column, Qt::SortOrder order) {
    if (const auto wanted = orderOf(column)) {
        m_controller.setOrder(*wanted, order == Qt::DescendingOrder);
    }
}

} // namespace assay::app

#include "moc_question_list_model.cpp"
