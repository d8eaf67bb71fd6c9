#include "app/pages/thresholds/sample_list_model.h"

#include "app/pages/thresholds/verdict_text.h"
#include "widgets/tables/table_export.h"
#include "widgets/text/number_text.h"

#include <algorithm>
#include <cmath>

namespace assay::app {
namespace {

std::optional<double> present(double score) {
    return std::isnan(score) ? std::nullopt : std::optional(score);
}

} // namespace

SampleListModel::SampleListModel(ThresholdWorkbench& workbench, QObject* parent)
    : QAbstractTableModel(parent)
    , m_workbench(workbench) {}

void SampleListModel::setWorkspace(std::shared_ptr<store::Workspace> workspace) {
    beginResetModel();
    m_positions.clear();
    m_pages.clear();
    m_reader.reset();
    m_workspace = std::move(workspace);
    if (m_workspace) {
        auto reader = m_workspace->reader();
        if (reader) {
            m_reader.emplace(std::move(*reader));
        } else {
            Q_EMIT failed(reader.error());
        }
    }
    endResetModel();
}

void SampleListModel::setPositions(std::vector<std::uint32_t> positions) {
    beginResetModel();
    m_pages.clear();
    m_positions = std::move(positions);
    applySort();
    endResetModel();
}

void SampleListModel::applySort() {
    // Positions arrive by FHRI ascending.
    const std::vector<double>& nli = m_workbench.data()->columns.nli;
    if (m_sortColumn == Nli) {
        const bool ascending = m_sortOrder == Qt::AscendingOrder;
        std::stable_sort(m_positions.begin(), m_positions.end(), [&](std::uint32_t a, std::uint32_t b) {
            if (std::isnan(nli[a]) || std::isnan(nli[b])) {
                return !std::isnan(nli[a]) &&
                       std::isnan(nli[b]); // those without a score come last either way
            }
            return ascending ? nli[a] < nli[b] : nli[a] > nli[b];
        });
    } else if (m_sortOrder == Qt::DescendingOrder) {
        std::reverse(m_positions.begin(), m_positions.end());
    }
}

void SampleListModel::sort(int column, Qt::SortOrder order) {
    if ((column != Fhri && column != Nli) || m_positions.empty()) {
        return;
    }
    Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    std::vector<std::uint32_t> kept;
    kept.reserve(static_cast<std::size_t>(before.size()));
    for (const QModelIndex& index : before) {
        kept.push_back(m_positions[static_cast<std::size_t>(index.row())]);
    }
    m_sortColumn = column;
    m_sortOrder = order;
    const std::vector<double>& fhri = m_workbench.data()->columns.fhri;
    std::sort(m_positions.begin(), m_positions.end(), [&](std::uint32_t a, std::uint32_t b) {
        return fhri[a] != fhri[b] ? fhri[a] < fhri[b] : a < b;
    });
    applySort();
    m_pages.clear();
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i) {
        const auto found =
            std::find(m_positions.begin(), m_positions.end(), kept[static_cast<std::size_t>(i)]);
        after += index(static_cast<int>(found - m_positions.begin()), before[i].column());
    }
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

void SampleListModel::refreshDecisions() {
    if (!m_positions.empty()) {
        Q_EMIT dataChanged(index(0, Decision), index(rowCount() - 1, Decision), {Qt::DisplayRole});
    }
}

const SampleListModel::SamplePage* SampleListModel::page(int row) const {
    const int number = row / kPageRows;
    if (const SamplePage* cached = m_pages.object(number)) {
        return cached;
    }
    if (!m_reader) {
        return nullptr;
    }
    const auto first = static_cast<std::size_t>(number) * kPageRows;
    const std::size_t last = std::min(first + kPageRows, m_positions.size());
    std::vector<base::RowId> rows;
    for (std::size_t i = first; i < last; ++i) {
        rows.push_back(m_workbench.data()->columns.rowId[m_positions[i]]);
    }
    auto samples = store::scoredSamples(*m_reader, rows);
    if (!samples) {
        Q_EMIT failed(samples.error());
        return nullptr;
    }
    auto* const loaded = new SamplePage(std::move(*samples));
    m_pages.insert(number, loaded); // takes ownership
    return loaded;
}

std::optional<model::ScoredSample> SampleListModel::sample(int row) const {
    if (row < 0 || row >= rowCount()) {
        return std::nullopt;
    }
    const SamplePage* samples = page(row);
    return samples ? std::optional((*samples)[static_cast<std::size_t>(row % kPageRows)]) : std::nullopt;
}

int SampleListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_positions.size());
}

int SampleListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant SampleListModel::text(int row, Column column) const {
    const model::ScoredColumns& columns = m_workbench.data()->columns;
    const std::uint32_t position = m_positions[static_cast<std::size_t>(row)];
    switch (column) {
    case Scenario:
        return QString::fromStdString(columns.scenarios[columns.scenario[position]]);
    case Truth:
        return labelText(columns.label[position]);
    case Decision:
        return labelText(m_workbench.decisionFor(position));
    case Fhri:
        return widgets::proportionText(columns.fhri[position], 4);
    case Nli:
        return widgets::proportionText(present(columns.nli[position]), 4);
    case Stored:
        return columns.predicted[position] == model::kNoPrediction
                   ? widgets::undefinedText()
                   : labelText(static_cast<model::Label>(columns.predicted[position]));
    case SampleId:
    case Question: {
        const SamplePage* samples = page(row);
        if (!samples) {
            return tr("(cannot be read)");
        }
        const model::ScoredSample& sample = (*samples)[static_cast<std::size_t>(row % kPageRows)];
        return column == SampleId ? QString::fromStdString(sample.sampleId)
                                  : QString::fromStdString(sample.question).simplified();
    }
    case ColumnCount:
        break;
    }
    return {};
}

QVariant SampleListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const auto column = static_cast<Column>(index.column());
    if (role == Qt::TextAlignmentRole) {
        return column == Fhri || column == Nli ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                               : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    }
    if (role == widgets::kExportRole && (column == Fhri || column == Nli)) {
        const model::ScoredColumns& columns = m_workbench.data()->columns;
        const std::uint32_t position = m_positions[static_cast<std::size_t>(index.row())];
        const std::optional<double> score =
            present(column == Fhri ? columns.fhri[position] : columns.nli[position]);
        return score ? QVariant(*score) : QVariant(QString());
    }
    if (role == Qt::ToolTipRole && column == Question) {
        return text(index.row(), Question);
    }
    return role == Qt::DisplayRole || role == widgets::kExportRole ? text(index.row(), column) : QVariant();
}

QVariant SampleListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role == Qt::TextAlignmentRole) {
        return section != Fhri && section != Nli ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
                                                 : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) {
        return {};
    }
    const bool tip = role == Qt::ToolTipRole;
    switch (static_cast<Column>(section)) {
    case SampleId:
        return tip ? tr("The sample's id in its source") : tr("Sample");
    case Scenario:
        return tip ? tr("The scenario named by the source") : tr("Scenario");
    case Truth:
        return tip ? tr("The true class") : tr("True");
    case Decision:
        return tip ? tr("The class that the rule decides at the present threshold and NLI limits")
                   : tr("Decided");
    case Fhri:
        return tip ? tr("Financial Hallucination Risk Index; a click sorts") : tr("FHRI");
    case Nli:
        return tip ? tr("Contradiction score of the NLI model; a click sorts") : tr("NLI");
    case Stored:
        return tip ? tr("The class that the source's own program predicted") : tr("Stored prediction");
    case Question:
        return tip ? tr("The question asked") : tr("Question");
    case ColumnCount:
        break;
    }
    return {};
}

} // namespace assay::app
