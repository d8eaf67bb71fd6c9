#include "app/pages/bundles/bundle_list_model.h"

#include "app/pages/bundles/bundle_controller.h"
#include "app/pages/bundles/bundle_text.h"
#include "widgets/tables/table_export.h"
#include "widgets/text/number_text.h"
#include "widgets/text/tip_text.h"

#include <algorithm>

namespace assay::app {
namespace {

QVariant shown(const workspace::StoredBundle& stored, BundleListModel::Column column) {
    const model::Bundle& bundle = stored.bundle;
    const auto count = [](std::size_t number) {
        return widgets::countText(static_cast<std::int64_t>(number));
    };
    switch (column) {
    case BundleListModel::Number:
        return widgets::countText(stored.number + 1);
    case BundleListModel::View:
        return bundleNameText(bundle.group);
    case BundleListModel::Type:
        return bundleNameText(bundle.type);
    case BundleListModel::Topic:
        return bundleNameText(bundle.topic);
    case BundleListModel::Companies:
        return companiesText(bundle);
    case BundleListModel::Years:
        return yearsText(bundle.years);
    case BundleListModel::Sentences:
        return count(bundle.sentences.size());
    case BundleListModel::Status:
        return bundleStatusText(stored.curation.status);
    case BundleListModel::Reason:
        return rejectReasonText(stored.curation.reason);
    case BundleListModel::Note:
        return QString::fromStdString(stored.curation.note).simplified();
    case BundleListModel::Questions:
        return stored.curation.questions.empty() ? QString() : count(stored.curation.questions.size());
    case BundleListModel::ColumnCount:
        break;
    }
    return {};
}

QVariant exported(const workspace::StoredBundle& stored, BundleListModel::Column column) {
    const model::Bundle& bundle = stored.bundle;
    switch (column) {
    case BundleListModel::Number:
        return QVariant::fromValue<qint64>(stored.number + 1);
    case BundleListModel::View:
        return QString::fromStdString(bundle.group);
    case BundleListModel::Type:
        return QString::fromStdString(bundle.type);
    case BundleListModel::Topic:
        return QString::fromStdString(bundle.topic);
    case BundleListModel::Sentences:
        return QVariant::fromValue<qint64>(static_cast<qint64>(bundle.sentences.size()));
    case BundleListModel::Status: {
        const std::string_view name = workspace::bundleStatusName(stored.curation.status);
        return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    }
    case BundleListModel::Reason:
        return QString::fromStdString(stored.curation.reason);
    case BundleListModel::Note:
        return QString::fromStdString(stored.curation.note);
    case BundleListModel::Questions:
        return QVariant::fromValue<qint64>(static_cast<qint64>(stored.curation.questions.size()));
    default:
        return shown(stored, column);
    }
}

} // namespace

BundleListModel::BundleListModel(BundleController& controller, QObject* parent)
    : QAbstractTableModel(parent)
    , m_controller(controller) {
    for (std::size_t i = 0; i < m_statusIcons.size(); ++i) {
        m_statusIcons[i] = bundleStatusIcon(static_cast<workspace::BundleStatus>(i));
    }
    takeRows();
    connect(&controller, &BundleController::bundlesChanged, this, &BundleListModel::reset);
    connect(&controller, &BundleController::shownChanged, this, &BundleListModel::reset);
    connect(&controller, &BundleController::valuesChanged, this, [this] {
        if (m_rows > 0) {
            Q_EMIT dataChanged(index(0, 0), index(m_rows - 1, ColumnCount - 1));
        }
    });
}

// While it begins, views ask which bundles were selected: the controller has others in these rows by then.
void BundleListModel::reset() {
    beginResetModel();
    takeRows();
    endResetModel();
}

void BundleListModel::takeRows() {
    m_ids.clear();
    for (const auto place : m_controller.shown()) {
        m_ids.push_back(m_controller.bundles()[place].id);
    }
    m_rows = static_cast<int>(m_ids.size());
}

int BundleListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_rows;
}

int BundleListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant BundleListModel::data(const QModelIndex& index, int role) const {
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
    const std::size_t place = m_controller.shown()[row];
    const workspace::StoredBundle& bundle = m_controller.bundles()[place];
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return shown(bundle, column);
    case Qt::ToolTipRole: {
        if (column == Sentences) {
            return extentText(bundle.bundle);
        }
        const QString whole =
            column == Note ? QString::fromStdString(bundle.curation.note) : shown(bundle, column).toString();
        return whole.size() > 12 ? QVariant(widgets::tipLines(whole)) : QVariant();
    }
    case Qt::DecorationRole:
        return column == Status ? QVariant(m_statusIcons[static_cast<std::size_t>(bundle.curation.status)])
                                : QVariant();
    case Qt::TextAlignmentRole:
        return column == Number || column == Sentences || column == Questions
                   ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                   : QVariant();
    case widgets::kExportRole:
        return exported(bundle, column);
    default:
        return {};
    }
}

QVariant BundleListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount) {
        return {};
    }
    if (role == Qt::ToolTipRole) {
        switch (static_cast<Column>(section)) {
        case Number:
            return tr("Place in its file");
        case Sentences:
            return tr("All sentences, also several of one company or year");
        case Status:
            return tr(
                "Used once a question was drafted from it or linked with it; rejected when none should be");
        case Companies:
            return tr("Each once, whatever its number of sentences");
        case Reason:
            return tr("Why the bundle was rejected");
        case Questions:
            return tr("Questions that were drafted from it or linked with it");
        default:
            return {};
        }
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (static_cast<Column>(section)) {
    case Number:
        return tr("No.");
    case View:
        return tr("View");
    case Type:
        return tr("Type");
    case Topic:
        return tr("Topic");
    case Companies:
        return tr("Companies");
    case Years:
        return tr("Years");
    case Sentences:
        return tr("Sentences");
    case Status:
        return tr("Status");
    case Reason:
        return tr("Rejected because");
    case Note:
        return tr("Note");
    case Questions:
        return tr("Questions");
    case ColumnCount:
        break;
    }
    return {};
}

void BundleListModel::sort(int column, Qt::SortOrder order) {
    m_controller.setOrder(static_cast<BundleOrder>(std::max(0, column)),
                          column >= 0 && order == Qt::DescendingOrder);
}

} // namespace assay::app

#include "moc_bundle_list_model.cpp"
