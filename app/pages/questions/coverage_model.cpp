#include "app/pages/questions/coverage_model.h"

#include "app/pages/questions/question_text.h"
#include "widgets/tables/table_export.h"
#include "widgets/text/number_text.h"
#include "widgets/theme/theme.h"

#include <QBrush>
#include <QFont>
#include <QGuiApplication>
#include <algorithm>

namespace assay::app {

using curation::CoverageFacet;
using curation::CoverageMatrix;

namespace {

// None to wish for: the facet has values, and this is that there is none.
bool isMissing(const CoverageMatrix& matrix, std::size_t facet, std::uint32_t value) {
    return matrix.values[facet].size() > 1 && matrix.values[facet][value].empty();
}

} // namespace

std::vector<CoverageModel::Key> CoverageModel::keysOf(const CoverageMatrix& matrix, std::size_t most) {
    std::size_t product = 1;
    for (const auto& values : matrix.values) {
        product *= std::max<std::size_t>(1, values.size());
        if (product > most) {
            break;
        }
    }
    std::vector<Key> keys;
    if (product > most) {
        m_listsAll = false;
        for (const auto& [key, count] : matrix.cells) {
            keys.push_back(key);
        }
        return keys;
    }
    keys.emplace_back();
    for (const auto& values : matrix.values) {
        std::vector<Key> longer;
        for (const Key& key : keys) {
            for (std::uint32_t value = 0; value < values.size(); ++value) {
                longer.push_back(key);
                longer.back().push_back(value);
            }
        }
        keys = std::move(longer);
    }
    // A combination of a missing value is listed only where there is one.
    std::erase_if(keys, [&](const Key& key) {
        for (std::size_t i = 0; i < key.size(); ++i) {
            if (isMissing(matrix, i, key[i])) {
                return matrix.count(key) == 0;
            }
        }
        return false;
    });
    return keys;
}

void CoverageModel::setTable(std::optional<CoverageTable> table) {
    beginResetModel();
    m_table = std::move(table);
    m_rows.clear();
    m_columns.clear();
    m_greatest = 0;
    m_listsAll = true;
    if (m_table) {
        m_rows = keysOf(m_table->rows, kMostRows);
        m_columns = keysOf(m_table->columns, kMostColumns);
        for (const auto& [key, count] : m_table->cells.cells) {
            m_greatest = std::max(m_greatest, count);
        }
    }
    endResetModel();
}

int CoverageModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_table ? 0 : static_cast<int>(m_rows.size()) + 1;
}

int CoverageModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_table ? 0 : static_cast<int>(m_columns.size()) + 2;
}

QString CoverageModel::labelOf(const CoverageMatrix& matrix, const Key& key) const {
    QStringList names;
    for (std::size_t i = 0; i < key.size(); ++i) {
        names += facetValueText(facetOf(matrix.facets[i]), matrix.values[i][key[i]]);
    }
    return names.join(QStringLiteral(" · "));
}

std::optional<std::int64_t> CoverageModel::countAt(const QModelIndex& index) const {
    if (!index.isValid() || !m_table || index.column() == 0) {
        return std::nullopt;
    }
    const bool totalRow = isTotalRow(index.row());
    const bool totalColumn = isTotalColumn(index.column());
    if (totalRow && totalColumn) {
        return m_table->cells.questions;
    }
    const auto row = static_cast<std::size_t>(index.row());
    const auto column = static_cast<std::size_t>(index.column()) - 1;
    if (totalRow) {
        return m_table->columns.count(m_columns[column]);
    }
    if (totalColumn) {
        return m_table->rows.count(m_rows[row]);
    }
    Key key = m_rows[row];
    key.insert(key.end(), m_columns[column].begin(), m_columns[column].end());
    return m_table->cells.count(key);
}

std::vector<std::pair<CoverageFacet, std::string>> CoverageModel::valuesAt(const QModelIndex& index) const {
    std::vector<std::pair<CoverageFacet, std::string>> values;
    if (!index.isValid() || !m_table) {
        return values;
    }
    const auto add = [&values](const CoverageMatrix& matrix, const Key& key) {
        for (std::size_t i = 0; i < key.size(); ++i) {
            values.emplace_back(matrix.facets[i], matrix.values[i][key[i]]);
        }
    };
    if (!isTotalRow(index.row())) {
        add(m_table->rows, m_rows[static_cast<std::size_t>(index.row())]);
    }
    if (index.column() > 0 && !isTotalColumn(index.column())) {
        add(m_table->columns, m_columns[static_cast<std::size_t>(index.column()) - 1]);
    }
    return values;
}

bool CoverageModel::isGap(const QModelIndex& index) const {
    if (countAt(index) != 0) {
        return false;
    }
    const auto lacks = [](const CoverageMatrix& matrix, const Key& key) {
        for (std::size_t i = 0; i < key.size(); ++i) {
            if (isMissing(matrix, i, key[i])) {
                return true;
            }
        }
        return false;
    };
    const bool ofRow =
        !isTotalRow(index.row()) && lacks(m_table->rows, m_rows[static_cast<std::size_t>(index.row())]);
    const bool ofColumn = !isTotalColumn(index.column()) &&
                          lacks(m_table->columns, m_columns[static_cast<std::size_t>(index.column()) - 1]);
    return !ofRow && !ofColumn;
}

QVariant CoverageModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !m_table) {
        return {};
    }
    const std::optional<std::int64_t> count = countAt(index);
    const bool isTotal = isTotalRow(index.row()) || isTotalColumn(index.column());
    const widgets::ChartColours colours = widgets::chartColours(QGuiApplication::palette());
    const auto share = [&] {
        return m_greatest > 0 ? static_cast<double>(*count) / static_cast<double>(m_greatest) : 0.0;
    };
    switch (role) {
    case Qt::DisplayRole:
        if (!count) {
            return isTotalRow(index.row())
                       ? tr("Total")
                       : labelOf(m_table->rows, m_rows[static_cast<std::size_t>(index.row())]);
        }
        return *count != 0 || isGap(index) ? widgets::countText(*count) : QString();
    case widgets::kExportRole:
        return count ? QVariant::fromValue<qint64>(*count) : data(index, Qt::DisplayRole);
    case Qt::TextAlignmentRole:
        return count ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::BackgroundRole:
        if (!count || isTotal) {
            return {};
        }
        if (isGap(index)) {
            return QBrush(colours.dark ? QColor(0x6a, 0x70, 0x7a) : colours.grid, // faint: the figure is read
                          Qt::BDiagPattern);
        }
        return *count > 0 ? QVariant(QBrush(colours.heat(share()))) : QVariant();
    case Qt::ForegroundRole:
        return count && !isTotal && *count > 0 ? QVariant(colours.heatText(share())) : QVariant();
    case Qt::FontRole:
        if (isTotal || (count && isGap(index))) {
            QFont bold;
            bold.setBold(true);
            return bold;
        }
        return {};
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: {
        QStringList names;
        for (const auto& [facet, value] : valuesAt(index)) {
            names += tr("%1: %2").arg(facetTitle(facetOf(facet)), facetValueText(facetOf(facet), value));
        }
        if (names.isEmpty()) {
            names += tr("All questions");
        }
        if (!count) {
            return names.join(QStringLiteral(", "));
        }
        const QString text =
            isGap(index) ? tr("no question: a gap") : tr("%n question(s)", nullptr, static_cast<int>(*count));
        return tr("%1: %2").arg(names.join(QStringLiteral(", ")), text);
    }
    default:
        return {};
    }
}

QVariant CoverageModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || !m_table || section < 0 || section >= columnCount() ||
        (role != Qt::DisplayRole && role != Qt::ToolTipRole)) {
        return {};
    }
    if (section == 0) {
        QStringList titles;
        for (const CoverageFacet facet : m_table->rowFacets) {
            titles += facetTitle(facetOf(facet));
        }
        return titles.join(QStringLiteral(" · "));
    }
    if (isTotalColumn(section)) {
        return role == Qt::DisplayRole
                   ? tr("Total")
                   : tr("Questions; one with several years or companies counts once in each "
                        "row, and once in the grand total");
    }
    return labelOf(m_table->columns, m_columns[static_cast<std::size_t>(section) - 1]);
}

} // namespace assay::app

#include "moc_coverage_model.cpp"
