#include "widgets/corpus/cuts_model.h"

#include "widgets/tables/table_export.h"
#include "widgets/text/number_text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace assay::widgets {

void CutsModel::setFiles(std::vector<workspace::CorpusFile> files) {
    beginResetModel();
    m_files = std::move(files);
    arrange();
    endResetModel();
}

void CutsModel::arrange() {
    m_rows.clear();
    for (std::size_t i = 0; i < m_files.size(); ++i) {
        if (m_files[i].cuts.empty()) {
            m_rows.push_back({i, nullptr});
        }
        for (const formats::SectionCut& cut : m_files[i].cuts) {
            m_rows.push_back({i, &cut});
        }
    }
    if (m_sortColumn < 0) {
        return;
    }
    std::stable_sort(m_rows.begin(), m_rows.end(), [this](const Row& a, const Row& b) {
        const QVariant x = value(m_sortOrder == Qt::AscendingOrder ? a : b, m_sortColumn);
        const QVariant y = value(m_sortOrder == Qt::AscendingOrder ? b : a, m_sortColumn);
        return QVariant::compare(x, y) == QPartialOrdering::Less;
    });
}

void CutsModel::sort(int column, Qt::SortOrder order) {
    beginResetModel();
    m_sortColumn = column;
    m_sortOrder = order;
    arrange();
    endResetModel();
}

QVariant CutsModel::value(const Row& row, int column) const {
    const workspace::CorpusFile& file = m_files[row.file];
    const auto count = [](std::int64_t n) { return QVariant(static_cast<qlonglong>(n)); };
    switch (column) {
    case File:
        return QString::fromStdString(file.name);
    case Form: {
        const std::string_view name = formats::sentenceKindName(file.kind);
        return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    }
    case Section:
        return row.cut != nullptr ? QVariant(QString::fromStdString(row.cut->section)) : QVariant();
    case Sentences:
        return count(row.cut != nullptr ? row.cut->sentences : file.sentences);
    case Headings:
        return row.cut != nullptr ? count(row.cut->headings) : QVariant();
    case TableDebris:
        return row.cut != nullptr ? count(row.cut->tableDebris) : QVariant();
    case Rejected:
        return row.cut == nullptr ? count(file.rejected) : QVariant();
    case Bytes:
        return count(row.cut != nullptr ? row.cut->characters : file.bytes);
    default:
        return {};
    }
}

int CutsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CutsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant CutsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return index.column() >= Sentences ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    }
    if (role != Qt::DisplayRole && role != kExportRole) {
        return {};
    }
    const QVariant raw = value(m_rows[static_cast<std::size_t>(index.row())], index.column());
    if (!raw.isValid()) {
        return role == kExportRole ? QString() : undefinedText();
    }
    return role == Qt::DisplayRole && index.column() >= Sentences ? QVariant(countText(raw.toLongLong()))
                                                                  : raw;
}

QVariant CutsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount) {
        return {};
    }
    if (role == Qt::ToolTipRole) {
        return section == Sentences
                   ? tr("Prose sentences of a section; of a file without sections all that were kept")
               : section == Headings ? tr("Short lines that stand alone: kept in their places, marked")
               : section == TableDebris
                   ? tr("What is left of tables in running text: kept in its place, marked")
               : section == Rejected ? tr("Records that could not be used; the issues say why")
               : section == Bytes    ? tr("Of the section's text, or of the file")
                                     : QVariant();
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    const std::array<QString, ColumnCount> names{tr("File"),      tr("Form"),     tr("Section"),
                                                 tr("Sentences"), tr("Headings"), tr("Table debris"),
                                                 tr("Rejected"),  tr("Bytes")};
    return names[static_cast<std::size_t>(section)];
}

} // namespace assay::widgets

#include "moc_cuts_model.cpp"
