#include "app/pages/thresholds/sample_list_model.h"

#include "app/pages/thresholds/verdict_text.h"
#include "widgets/text/number_text.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <numeric>

namespace assay::app {
SampleListModel::SampleListModel(ThresholdController& controller, QObject* parent)
    : ColumnTable(parent)
    , m_controller(controller)
    , m_texts(new SampleTexts(this)) {
    describeColumns();
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
    if (m_sortColumn == SampleId) {
        m_sortOrder == Qt::AscendingOrder ? std::ranges::sort(m_positions)
                                          : std::ranges::sort(m_positions, std::ranges::greater());
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
    } else if (m_sortColumn == Fhri) {
        ascending ? take(byFhri.begin(), byFhri.end()) : take(byFhri.rbegin(), byFhri.rend());
    } else {
        take(byFhri.begin(), byFhri.end());
        sortByGroups();
    }
}

// Place of each scenario by name.
std::vector<std::size_t> SampleListModel::scenarioRanks() const {
    const std::vector<std::string>& names = m_controller.data()->columns.scenarios;
    std::vector<std::size_t> order(names.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&names](std::size_t scenario) { return names[scenario]; });
    std::vector<std::size_t> ranks(names.size());
    for (std::size_t rank = 0; rank < order.size(); ++rank) {
        ranks[order[rank]] = rank;
    }
    return ranks;
}

// Columns of few values, in linear time too; within a group the order stays.
void SampleListModel::sortByGroups() {
    const model::ScoredColumns& columns = m_controller.data()->columns;
    const std::vector<std::size_t> scenarios = scenarioRanks();
    const auto groupOf = [&](std::uint32_t position) -> std::size_t {
        switch (m_sortColumn) {
        case Scenario:
            return scenarios[columns.scenario[position]];
        case Truth:
            return static_cast<std::size_t>(columns.label[position]);
        case Decision:
            return static_cast<std::size_t>(m_controller.decisionFor(position));
        default:
            return columns.predicted[position]; // without one: the last
        }
    };
    std::vector<std::vector<std::uint32_t>> groups;
    for (const std::uint32_t position : m_positions) {
        const std::size_t group = groupOf(position);
        groups.resize(std::max(groups.size(), group + 1));
        groups[group].push_back(position);
    }
    if (m_sortOrder == Qt::DescendingOrder) {
        std::ranges::reverse(groups);
    }
    m_positions.clear();
    for (const std::vector<std::uint32_t>& group : groups) {
        m_positions.insert(m_positions.end(), group.begin(), group.end());
    }
}

void SampleListModel::sort(int column, Qt::SortOrder order) {
    if (!isSortable(column)) {
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
    tellColumns(Decision, Decision, {Qt::DisplayRole});
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

const std::uint32_t* SampleListModel::at(int row) const {
    return row < 0 || row >= rowCount() ? nullptr : &m_positions[static_cast<std::size_t>(row)];
}

void SampleListModel::describeColumns() {
    const auto columns = [this]() -> const model::ScoredColumns& { return m_controller.data()->columns; };
    const auto question = [this](std::uint32_t, int row) {
        const model::ScoredSample* const sample = whole(row);
        return sample ? QString::fromStdString(sample->question).simplified() : tr("(cannot be read)");
    };
    setColumns(
        {{.key = SampleId,
          .title = tr("Sample"),
          .definition = tr("The sample's id in its source"),
          .width = 18,
          .text =
              [this](std::uint32_t, int row) {
                  const model::ScoredSample* const sample = whole(row);
                  return sample ? QString::fromStdString(sample->sampleId) : tr("(cannot be read)");
              }},
         {.key = Scenario,
          .title = tr("Scenario"),
          .definition = tr("The scenario named by the source"),
          .width = 15,
          .text = [columns](
                      std::uint32_t position) { return columns().scenarios[columns().scenario[position]]; }},
         {.key = Truth,
          .title = tr("True"),
          .definition = tr("The true class"),
          .width = 13,
          .text = [columns](std::uint32_t position) { return labelText(columns().label[position]); }},
         {.key = Decision,
          .title = tr("Decided"),
          .definition = tr("The class that the rule decides at the present threshold and NLI limits"),
          .width = 13,
          .text = [this](std::uint32_t position) { return labelText(m_controller.decisionFor(position)); }},
         {.key = Fhri,
          .title = tr("FHRI"),
          .definition = tr("Financial Hallucination Reliability Index"),
          .width = 8,
          .figure = [this](std::uint32_t position) { return m_controller.score(position); }},
         {.key = Nli,
          .title = tr("NLI"),
          .definition = tr("Contradiction score of the NLI model"),
          .width = 8,
          .figure = [columns](std::uint32_t position) { return columns().nli[position]; }},
         {.key = Stored,
          .title = tr("Stored prediction"),
          .definition = tr("The class that the source's own program predicted"),
          .width = 16,
          .text =
              [columns](std::uint32_t position) {
                  const auto predicted = columns().predicted[position];
                  return predicted == model::kNoPrediction ? widgets::undefinedText()
                                                           : labelText(static_cast<model::Label>(predicted));
              }},
         {.key = Question,
          .title = tr("Question"),
          .definition = tr("The question asked"),
          .width = 40,
          .text = question,
          .toolTip = question}});
}

} // namespace assay::app

#include "moc_sample_list_model.cpp"
