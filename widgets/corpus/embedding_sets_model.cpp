#include "widgets/corpus/embedding_sets_model.h"

#include "widgets/tables/table_export.h"
#include "widgets/text/number_text.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <array>
#include <utility>

namespace assay::widgets {

EmbeddingReport readEmbeddingReport(const std::string& json) {
    const QJsonObject object =
        QJsonDocument::fromJson(QByteArray::fromRawData(json.data(), static_cast<qsizetype>(json.size())))
            .object();
    const auto number = [&object](QLatin1String key) -> std::optional<qint64> {
        const QJsonValue value = object.value(key);
        return value.isDouble() ? std::optional<qint64>(value.toInteger()) : std::nullopt;
    };
    return {number(QLatin1String("missing")), number(QLatin1String("zero")),
            number(QLatin1String("not_finite")), number(QLatin1String("duplicate_rows")),
            number(QLatin1String("not_unit"))};
}

QString embeddingSourceText(workspace::EmbeddingSource source) {
    switch (source) {
    case workspace::EmbeddingSource::File:
        return EmbeddingSetsModel::tr("File");
    case workspace::EmbeddingSource::Endpoint:
        return EmbeddingSetsModel::tr("Endpoint");
    case workspace::EmbeddingSource::Lsa:
        return EmbeddingSetsModel::tr("LSA");
    }
    return {};
}

void EmbeddingSetsModel::setSets(std::vector<workspace::EmbeddingSet> sets, const std::string& corpusHash,
                                 bool mayRename) {
    beginResetModel();
    m_sets = std::move(sets);
    m_reports.clear();
    for (const workspace::EmbeddingSet& set : m_sets) {
        m_reports.push_back(readEmbeddingReport(set.report));
    }
    m_corpusHash = corpusHash;
    m_mayRename = mayRename;
    endResetModel();
}

const workspace::EmbeddingSet* EmbeddingSetsModel::at(int row) const {
    return row >= 0 && row < rowCount() ? &m_sets[static_cast<std::size_t>(row)] : nullptr;
}

int EmbeddingSetsModel::rowOf(base::RowId id) const {
    const auto found =
        std::find_if(m_sets.begin(), m_sets.end(), [id](const auto& set) { return set.id == id; });
    return found == m_sets.end() ? -1 : static_cast<int>(found - m_sets.begin());
}

int EmbeddingSetsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_sets.size());
}

int EmbeddingSetsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant EmbeddingSetsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const workspace::EmbeddingSet& set = m_sets[static_cast<std::size_t>(index.row())];
    const EmbeddingReport& report = m_reports[static_cast<std::size_t>(index.row())];
    if (role == kRowKeyRole) {
        return static_cast<qlonglong>(set.id);
    }
    const bool isNumber = index.column() >= Dimension && index.column() <= Duplicates;
    if (role == Qt::TextAlignmentRole) {
        return isNumber ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    }
    if (role == Qt::EditRole && index.column() == Name) {
        return QString::fromStdString(set.name);
    }
    if (role == Qt::ToolTipRole && index.column() == State) {
        return set.corpusHash == m_corpusHash
                   ? tr("The corpus is as it was when the vectors were made")
                   : tr("The vectors are of the corpus with the hash %1, it has %2 now")
                         .arg(QString::fromStdString(set.corpusHash).left(12),
                              QString::fromStdString(m_corpusHash).left(12));
    }
    if (role != Qt::DisplayRole && role != kExportRole) {
        return {};
    }
    const bool isExport = role == kExportRole;
    const auto count = [isExport](std::optional<qint64> n) {
        return !n         ? QVariant(isExport ? QString() : undefinedText())
               : isExport ? QVariant(static_cast<qlonglong>(*n))
                          : QVariant(countText(*n));
    };
    switch (index.column()) {
    case Name:
        return QString::fromStdString(set.name);
    case Model:
        return QString::fromStdString(set.model);
    case Source:
        return embeddingSourceText(set.source);
    case Dimension:
        return count(set.dimension);
    case Vectors:
        return count(set.vectors);
    case Without:
        return count(set.rows - set.vectors);
    case Zero:
        return count(report.zero);
    case Duplicates:
        return count(report.duplicates);
    case State:
        return set.corpusHash == m_corpusHash ? tr("fits") : tr("of another corpus");
    case Made:
        return isExport ? QString::fromStdString(set.createdAt)
                        : timeText(QString::fromStdString(set.createdAt));
    case By:
        return QString::fromStdString(set.createdBy);
    default:
        return {};
    }
}

bool EmbeddingSetsModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    const workspace::EmbeddingSet* set = at(index.row());
    const QString name = value.toString().trimmed();
    if (set == nullptr || index.column() != Name || role != Qt::EditRole || !m_mayRename || name.isEmpty() ||
        name.toStdString() == set->name) {
        return false;
    }
    Q_EMIT renameRequested(set->id, name);
    return true;
}

Qt::ItemFlags EmbeddingSetsModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return m_mayRename && index.column() == Name ? flags | Qt::ItemIsEditable : flags;
}

QVariant EmbeddingSetsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount) {
        return {};
    }
    if (role == Qt::ToolTipRole) {
        return section == Model     ? tr("What the vectors were made with, as whoever imported them says")
               : section == Vectors ? tr("Sentences whose vector has a direction")
               : section == Without
                   ? tr("Sentences without a vector, or with one of length 0: searches do not find them")
               : section == Zero ? tr("Vectors of length 0 that the source gave")
               : section == Duplicates
                   ? tr("Sentences that share their vector with another one, most of them the same text")
               : section == State ? tr("Whether the corpus is the one that the vectors were made of")
                                  : QVariant();
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    const std::array<QString, ColumnCount> names{tr("Name"),    tr("Model"),   tr("From"), tr("Dimension"),
                                                 tr("Vectors"), tr("Without"), tr("Zero"), tr("Duplicates"),
                                                 tr("Corpus"),  tr("Made"),    tr("By")};
    return names[static_cast<std::size_t>(section)];
}

} // namespace assay::widgets

#include "moc_embedding_sets_model.cpp"
