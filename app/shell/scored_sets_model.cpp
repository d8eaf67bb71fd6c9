#include "app/shell/scored_sets_model.h"

#include "app/shell/session.h"
#include "widgets/tables/table_export.h"
#include "widgets/text/number_text.h"

#include <QFont>

namespace assay::app {
namespace {

constexpr int kShortHash = 10; // digits shown; the whole hash is in the tool tip and in exports

bool isCount(int column) {
    return column >= ScoredSetsModel::RecordsColumn && column <= ScoredSetsModel::UnscoredColumn;
}

} // namespace

ScoredSetsModel::ScoredSetsModel(Session& session, QObject* parent)
    : QAbstractTableModel(parent)
    , m_session(session) {
    connect(&session, &Session::scoredSetsChanged, this, [this] {
        beginResetModel();
        endResetModel();
    });
    connect(&session, &Session::currentScoredSetChanged, this, [this] {
        if (rowCount() > 0) {
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1), {Qt::FontRole});
        }
    });
}

base::RowId ScoredSetsModel::idAt(int row) const {
    return row >= 0 && row < rowCount() ? m_session.scoredSets()[static_cast<std::size_t>(row)].id : 0;
}

int ScoredSetsModel::rowOf(base::RowId id) const {
    for (int row = 0; row < rowCount(); ++row) {
        if (idAt(row) == id) {
            return row;
        }
    }
    return -1;
}

int ScoredSetsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_session.scoredSets().size());
}

int ScoredSetsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ScoredSetsModel::data(const QModelIndex& index, int role) const {
    if (index.row() < 0 || index.row() >= rowCount()) {
        return {};
    }
    const workspace::ScoredSetInfo& set = m_session.scoredSets()[static_cast<std::size_t>(index.row())];
    const QString hash = QString::fromStdString(set.dataHash);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        switch (index.column()) {
        case NameColumn:
            return QString::fromStdString(set.name);
        case RecordsColumn:
            return widgets::countText(set.records);
        case RejectedColumn:
            return widgets::countText(set.rejected);
        case UnscoredColumn:
            return widgets::countText(set.unscored);
        case FilesColumn:
            return set.files.size() == 1 ? QString::fromStdString(set.files.front().name)
                                         : tr("%n files", nullptr, static_cast<int>(set.files.size()));
        case CreatedColumn:
            return widgets::timeText(QString::fromStdString(set.createdAt));
        case HashColumn:
            return hash.left(kShortHash);
        default:
            return {};
        }
    case Qt::ToolTipRole:
        switch (index.column()) {
        case NameColumn:
            return QString::fromStdString(set.name);
        case HashColumn:
            return tr("SHA-256 of the imported files: %1").arg(hash);
        case FilesColumn: {
            QStringList names;
            for (const formats::ScoredFile& file : set.files) {
                names.append(tr("%1 · %2 · %3 records")
                                 .arg(QString::fromStdString(file.name), widgets::byteText(file.bytes),
                                      widgets::countText(file.records)));
                if (names.size() == 20 && set.files.size() > 20) {
                    names.append(QStringLiteral("…"));
                    break;
                }
            }
            return names.join(u'\n');
        }
        default:
            return {};
        }
    case Qt::FontRole: {
        if (index.column() != NameColumn || set.id != m_session.currentScoredSetId()) {
            return {};
        }
        QFont font;
        font.setBold(true); // the one that the pages show
        return font;
    }
    case Qt::TextAlignmentRole:
        return isCount(index.column()) ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case widgets::kExportRole:
        switch (index.column()) {
        case RecordsColumn:
            return static_cast<qlonglong>(set.records);
        case RejectedColumn:
            return static_cast<qlonglong>(set.rejected);
        case UnscoredColumn:
            return static_cast<qlonglong>(set.unscored);
        case CreatedColumn:
            return QString::fromStdString(set.createdAt);
        case HashColumn:
            return hash;
        default:
            return {};
        }
    case widgets::kRowKeyRole:
        return static_cast<qlonglong>(set.id);
    default:
        return {};
    }
}

QVariant ScoredSetsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && isCount(section)) {
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) {
        return {};
    }
    const bool tip = role == Qt::ToolTipRole;
    switch (section) {
    case NameColumn:
        return tr("Name");
    case RecordsColumn:
        return tip ? tr("Samples kept, scored or not") : tr("Samples");
    case RejectedColumn:
        return tip ? tr("Records that could not be kept as samples; the issues say why") : tr("Rejected");
    case UnscoredColumn:
        return tip ? tr("Samples without an FHRI: no threshold can judge them") : tr("Unscored");
    case FilesColumn:
        return tr("Files");
    case CreatedColumn:
        return tip ? tr("When it was imported") : tr("Imported");
    case HashColumn:
        return tip ? tr("The beginning of the SHA-256 of the imported files") : tr("Hash");
    default:
        return {};
    }
}

Qt::ItemFlags ScoredSetsModel::flags(const QModelIndex& index) const {
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid() && index.column() == NameColumn && !m_session.isReadOnly()) {
        flags |= Qt::ItemIsEditable;
    }
    return flags;
}

bool ScoredSetsModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || index.column() != NameColumn || value.toString().trimmed().isEmpty()) {
        return false;
    }
    m_session.renameScoredSet(idAt(index.row()), value.toString());
    return true;
}

} // namespace assay::app

#include "moc_scored_sets_model.cpp"
