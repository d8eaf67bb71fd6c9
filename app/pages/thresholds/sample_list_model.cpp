#include "app/pages/thresholds/sample_list_model.h"

#include "app/pages/thresholds/verdict_text.h"
#include "widgets/tables/table_export.h"
#include "widgets/text/number_text.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace assay::app {
namespace {

std::optional<double> present(double score) {
    return std::isnan(score) ? std::nullopt : std::optional(score);
}

} // namespace

SampleListModel::SampleListModel(ThresholdController& controller, QObject* parent)
    : QAbstractTableModel(parent)
    , m_controller(controller)
    , m_texts(new SampleTexts(this)) {
    connect(m_texts, &SampleTexts::failed, this, &SampleListModel::failed);
}

void SampleListModel::setWorkspace(std::shared_ptr<workspace::Workspace> workspace) {
    beginResetModel();
    m_positions.clear();
    m_texts->setWorkspace(std::move(workspace));
    endResetModel();
}

void SampleListModel::setPositions(std::vector<std::uint32_t> positions) {
    beginResetModel();
    m_texts->forget();
    m_positions = std::move(positions);
    applySort();
    endResetModel();
}

void SampleListModel::applySort() {
    if (!m_controller.hasData() || m_positions.empty()) {
        return;
    }
    // Filtering an order that exists already is linear, where sorting a million rows would stop the window.
    std::vector<bool> wanted(m_controller.data()->columns.size());
    for (const std::uint32_t position : m_positions) {
        wanted[position] = true;
    }
    m_positions.clear();
    const auto take = [&](auto begin, auto end) {
        std::copy_if(begin, end, std::back_inserter(m_positions),
                     [&](std::uint32_t position) { return wanted[position]; });
    };
    const std::span<const std::uint32_t> byFhri = m_controller.fhriOrder();
    const bool ascending = m_sortOrder == Qt::AscendingOrder;
    if (m_sortColumn == Nli) {
        const std::vector<std::uint32_t>& byNli = m_controller.data()->nliOrder;
        ascending ? take(byNli.begin(), byNli.end()) : take(byNli.rbegin(), byNli.rend());
        for (const std::uint32_t position : byNli) {
            wanted[position] = false;
        }
        take(byFhri.begin(), byFhri.end()); // those without a score come last either way
    } else {
        ascending ? take(byFhri.begin(), byFhri.end()) : take(byFhri.rbegin(), byFhri.rend());
    }
}

void SampleListModel::sort(int column, Qt::SortOrder order) {
    if (column != Fhri && column != Nli) {
        return;
    }
    if (m_positions.empty()) {
        m_sortColumn = column;
        m_sortOrder = order;
        return;
    }
    Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    std::vector<std::uint32_t> kept;
    for (const QModelIndex& index : before) {
        kept.push_back(m_positions[static_cast<std::size_t>(index.row())]);
    }
    m_sortColumn = column;
    m_sortOrder = order;
    applySort();
    m_texts->forget();
    if (!before.isEmpty()) {
        std::vector<int> rowOf(m_controller.data()->columns.size());
        for (std::size_t row = 0; row < m_positions.size(); ++row) {
            rowOf[m_positions[row]] = static_cast<int>(row);
        }
        QModelIndexList after;
        for (qsizetype i = 0; i < before.size(); ++i) {
            after += index(rowOf[kept[static_cast<std::size_t>(i)]], before[i].column());
        }
        changePersistentIndexList(before, after);
    }
    Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

int SampleListModel::rowOf(std::uint32_t position) const {
    const auto found = std::find(m_positions.begin(), m_positions.end(), position);
    return found == m_positions.end() ? -1 : static_cast<int>(found - m_positions.begin());
}

void SampleListModel::refreshDecisions() {
    if (!m_positions.empty()) {
        Q_EMIT dataChanged(index(0, Decision), index(rowCount() - 1, Decision), {Qt::DisplayRole});
    }
}

const model::ScoredSample* SampleListModel::whole(int row) const {
    return m_texts->at(row, rowCount(), [this](int i) {
        return m_controller.data()->columns.rowId[m_positions[static_cast<std::size_t>(i)]];
    });
}

std::optional<model::ScoredSample> SampleListModel::sample(int row) const {
    const model::ScoredSample* const found = row < 0 || row >= rowCount() ? nullptr : whole(row);
    return found ? std::optional(*found) : std::nullopt;
}

int SampleListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_positions.size());
}

int SampleListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant SampleListModel::text(int row, Column column) const {
    const model::ScoredColumns& columns = m_controller.data()->columns;
    const std::uint32_t position = m_positions[static_cast<std::size_t>(row)];
    switch (column) {
    case Scenario:
        return QString::fromStdString(columns.scenarios[columns.scenario[position]]);
    case Truth:
        return labelText(columns.label[position]);
    case Decision:
        return labelText(m_controller.decisionFor(position));
    case Fhri:
        return widgets::proportionText(m_controller.score(position), 4);
    case Nli:
        return widgets::proportionText(present(columns.nli[position]), 4);
    case Stored:
        return columns.predicted[position] == model::kNoPrediction
                   ? widgets::undefinedText()
                   : labelText(static_cast<model::Label>(columns.predicted[position]));
    case SampleId:
    case Question: {
        const model::ScoredSample* const sample = whole(row);
        if (!sample) {
            return tr("(cannot be read)");
        }
        return column == SampleId ? QString::fromStdString(sample->sampleId)
                                  : QString::fromStdString(sample->question).simplified();
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
        const model::ScoredColumns& columns = m_controller.data()->columns;
        const std::uint32_t position = m_positions[static_cast<std::size_t>(index.row())];
        const std::optional<double> score =
            present(column == Fhri ? m_controller.score(position) : columns.nli[position]);
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
        return tip ? tr("Financial Hallucination Reliability Index; a click sorts") : tr("FHRI");
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

#include "moc_sample_list_model.cpp"
