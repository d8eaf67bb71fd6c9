#include "app/pages/neighbours/overview_model.h"

#include "app/pages/neighbours/figure_text.h"
#include "widgets/tables/table_export.h"
#include "widgets/text/number_text.h"

#include <limits>

namespace assay::app {
namespace {

template <typename Map>
const typename Map::mapped_type* at(const Map& map, int k) {
    const auto place = map.find(k);
    return place == map.end() ? nullptr : &place->second;
}

QVariant number(const std::optional<double>& value) {
    return value ? QVariant(*value) : QVariant(std::numeric_limits<double>::quiet_NaN());
}

} // namespace

OverviewModel::OverviewModel(QObject* parent)
    : QAbstractTableModel(parent) {}

void OverviewModel::setView(const RunView* view) {
    std::vector<Row> rows;
    std::vector<Column> columns;
    if (view != nullptr) {
        const model::NeighbourSettings& settings = view->run.settings.test;
        rows = {{Measure::Coverage, 0}, {Measure::Asked, 0}, {Measure::Self, 0}, {Measure::SelfTied, 0}};
        const auto add = [&](Measure measure, const std::vector<int>& list) {
            for (const int k : list) {
                rows.push_back({measure, k});
            }
        };
        add(Measure::Hit, settings.hitAt);
        add(Measure::Mrr, settings.mrrAt);
        rows.push_back({Measure::Distance, 0});
        add(Measure::HitAll, settings.hitAt);
        add(Measure::MrrAll, settings.mrrAt);
        for (std::size_t search = 0; search < view->figures.searches.size(); ++search) {
            for (std::size_t regime = 0; regime < view->regimes(); ++regime) {
                columns.push_back({search, regime});
            }
            if (view->regimes() == 2) {
                columns.push_back({search, std::nullopt});
            }
        }
    }
    if (rows == m_rows && columns == m_columns && view == m_view && view != nullptr) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
        return;
    }
    beginResetModel();
    m_view = view;
    m_rows = std::move(rows);
    m_columns = std::move(columns);
    endResetModel();
}

int OverviewModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int OverviewModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || m_rows.empty() ? 0 : static_cast<int>(m_columns.size()) + 1;
}

const evaluate::RegimeFigures* OverviewModel::figuresOf(const Column& column) const {
    if (!column.regime || column.search >= m_view->figures.searches.size()) {
        return nullptr;
    }
    const auto& regimes = m_view->figures.searches[column.search].regimes;
    return *column.regime < regimes.size() ? &regimes[*column.regime] : nullptr;
}

QString OverviewModel::textOf(const Row& row, const Column& column) const {
    const QString none = widgets::undefinedText();
    if (!column.regime) {
        if (column.search >= m_view->deltas.size()) {
            return m_view->hasIntervals ? none : QStringLiteral("…");
        }
        const SearchDeltas& deltas = m_view->deltas[column.search];
        const RegimeDelta* hit = row.measure == Measure::Hit ? at(deltas.hitAt, row.k) : nullptr;
        const RegimeDelta* mrr = row.measure == Measure::Mrr ? at(deltas.mrrAt, row.k) : nullptr;
        return hit != nullptr ? pointsFigure(*hit) : mrr != nullptr ? differenceFigure(*mrr) : QString();
    }
    const evaluate::RegimeFigures* figures = figuresOf(column);
    if (figures == nullptr) {
        return none;
    }
    const auto share = [&](const auto& map) {
        const auto* figure = at(map, row.k);
        return figure != nullptr ? proportionFigure(*figure) : none;
    };
    const auto mean = [&](const auto& map) {
        const auto* figure = at(map, row.k);
        return figure != nullptr ? meanFigure(*figure) : none;
    };
    switch (row.measure) {
    case Measure::Coverage:
        return proportionFigure(m_view->figures.coverage);
    case Measure::Asked:
        return tr("%1 of %2").arg(widgets::countText(figures->asked), widgets::countText(figures->anchors));
    case Measure::Self:
        return proportionFigure(figures->selfAt1);
    case Measure::SelfTied:
        return proportionFigure(figures->selfAt1TieAware);
    case Measure::Hit:
        return share(figures->hitAt);
    case Measure::Mrr:
        return mean(figures->mrrAt);
    case Measure::HitAll:
        return share(figures->hitAtAllAnchors);
    case Measure::MrrAll:
        return mean(figures->mrrAtAllAnchors);
    case Measure::Distance:
        break;
    }
    const evaluate::DistanceSummary& distance = figures->goldDistance;
    return distance.median ? tr("%1 [%2] n = %3")
                                 .arg(widgets::proportionText(distance.median, 3),
                                      widgets::rangeText(widgets::proportionText(distance.p5, 3),
                                                         widgets::proportionText(distance.p95, 3)),
                                      widgets::countText(distance.n))
                           : none;
}

QVariant OverviewModel::valueOf(const Row& row, const Column& column) const {
    if (!column.regime) {
        if (column.search >= m_view->deltas.size()) {
            return number(std::nullopt);
        }
        const SearchDeltas& deltas = m_view->deltas[column.search];
        const RegimeDelta* delta = row.measure == Measure::Hit   ? at(deltas.hitAt, row.k)
                                   : row.measure == Measure::Mrr ? at(deltas.mrrAt, row.k)
                                                                 : nullptr;
        return number(delta != nullptr ? delta->value : std::nullopt);
    }
    const evaluate::RegimeFigures* figures = figuresOf(column);
    if (figures == nullptr) {
        return number(std::nullopt);
    }
    const auto value = [&](const auto& map) {
        const auto* figure = at(map, row.k);
        return number(figure != nullptr ? figure->value : std::nullopt);
    };
    switch (row.measure) {
    case Measure::Coverage:
        return number(m_view->figures.coverage.value);
    case Measure::Asked:
        return qint64(figures->asked);
    case Measure::Self:
        return number(figures->selfAt1.value);
    case Measure::SelfTied:
        return number(figures->selfAt1TieAware.value);
    case Measure::Hit:
        return value(figures->hitAt);
    case Measure::Mrr:
        return value(figures->mrrAt);
    case Measure::HitAll:
        return value(figures->hitAtAllAnchors);
    case Measure::MrrAll:
        return value(figures->mrrAtAllAnchors);
    case Measure::Distance:
        break;
    }
    return number(figures->goldDistance.median);
}

QString OverviewModel::titleOf(const Row& row) const {
    switch (row.measure) {
    case Measure::Coverage:
        return tr("Coverage");
    case Measure::Asked:
        return tr("Anchors asked");
    case Measure::Self:
        return tr("Self@1, strict");
    case Measure::SelfTied:
        return tr("Self@1, ties counted");
    case Measure::Hit:
        return tr("Hit@%1").arg(row.k);
    case Measure::Mrr:
        return tr("MRR@%1").arg(row.k);
    case Measure::HitAll:
        return tr("Hit@%1, all anchors").arg(row.k);
    case Measure::MrrAll:
        return tr("MRR@%1, all anchors").arg(row.k);
    case Measure::Distance:
        break;
    }
    return tr("Gold distance, median");
}

QString OverviewModel::definitionOf(const Row& row) const {
    switch (row.measure) {
    case Measure::Coverage:
        return coverageDefinition();
    case Measure::Asked:
        return tr("Anchors that have what the search needs: a vector, a text.");
    case Measure::Self:
        return selfDefinition(false);
    case Measure::SelfTied:
        return selfDefinition(true);
    case Measure::Hit:
        return hitDefinition(row.k, false);
    case Measure::Mrr:
        return mrrDefinition(row.k, false);
    case Measure::HitAll:
        return hitDefinition(row.k, true);
    case Measure::MrrAll:
        return mrrDefinition(row.k, true);
    case Measure::Distance:
        break;
    }
    return distanceDefinition() + tr(" Beside it the 5 and the 95 % quantile.");
}

QString OverviewModel::whyMissing(const Row& row, const Column& column) const {
    const evaluate::RegimeFigures* figures = figuresOf(column);
    if (!column.regime) {
        return m_view->hasIntervals ? QString() : tr("Differences are counted when the run pauses or ends.");
    }
    if (figures == nullptr || m_view->run.outcomes.empty()) {
        return tr("No anchor has been asked yet.");
    }
    if (row.measure == Measure::Distance && !figures->goldDistance.median) {
        const retrieval::DistanceKind kind = m_view->figures.searches[column.search].distance;
        return kind == retrieval::DistanceKind::None ? tr("Undefined: the lists hold no distances.")
               : kind != retrieval::DistanceKind::Cosine
                   ? tr("Undefined: this search ranks by scores, not by cosine distances.")
               : m_view->hasIntervals ? tr("Undefined: no gold sentence is among the results.")
                                      : tr("Distances are summed up when the run pauses or ends.");
    }
    return figures->asked == 0                   ? tr("Undefined: no anchor has what this search needs.")
           : m_view->figures.coverage.count == 0 ? tr("Undefined: no anchor is covered.")
           : row.measure == Measure::Self        ? tr("Undefined: no list holds its anchor.")
           : row.measure == Measure::SelfTied
               ? tr("Undefined: lists do not hold their anchors, or have no distances.")
           : row.k > 0 && m_view->run.settings.isOutside
               ? tr("Undefined: some lists end before rank %1 without gold, or are missing, so that what "
                    "stands there is not known.")
                     .arg(row.k)
               : QString();
}

QVariant OverviewModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || m_view == nullptr || index.row() >= rowCount() ||
        index.column() >= columnCount()) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (role == widgets::kRowKeyRole) {
        return static_cast<int>(row.measure) * 10'000 + row.k;
    }
    if (index.column() == 0) {
        return role == Qt::DisplayRole   ? QVariant(titleOf(row))
               : role == Qt::ToolTipRole ? QVariant(definitionOf(row))
                                         : QVariant();
    }
    const Column& column = m_columns[static_cast<std::size_t>(index.column()) - 1];
    switch (role) {
    case Qt::DisplayRole:
        return textOf(row, column);
    case widgets::kExportRole:
        return valueOf(row, column);
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::ToolTipRole: {
        QString text = column.regime
                           ? definitionOf(row)
                           : tr("%1, filtered minus open, over the anchors that are covered and were "
                                "asked in both; paired bootstrap 95 %, 2,000 draws.")
                                 .arg(titleOf(row));
        const QString why = whyMissing(row, column);
        const bool isMissing = textOf(row, column) == widgets::undefinedText();
        if (!why.isEmpty() && (isMissing || !column.regime)) {
            text += QLatin1Char('\n') + why;
        } else if (casesOf(index)) {
            text += QLatin1Char('\n') + tr("Click: its anchors.");
        }
        return text;
    }
    default:
        return {};
    }
}

QVariant OverviewModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || m_view == nullptr || section < 0 || section >= columnCount()) {
        return {};
    }
    if (section == 0) {
        return role == Qt::DisplayRole ? QVariant(tr("Measure")) : QVariant();
    }
    const Column& column = m_columns[static_cast<std::size_t>(section) - 1];
    const QString regime = column.regime ? m_view->regimeLabel(*column.regime) : tr("filtered − open");
    const auto& searches = m_view->run.searches;
    const QString search = column.search >= searches.size() ? QString()
                           : m_view->run.settings.isOutside ? m_view->searchLabel(column.search)
                                                            : searchTitle(searches[column.search]);
    switch (role) {
    case Qt::DisplayRole:
        return m_view->figures.searches.size() == 1 && !column.regime
                   ? regime
                   : QStringLiteral("%1\n%2").arg(search, regime);
    case Qt::ToolTipRole:
        return QStringLiteral("%1\n%2").arg(search, regime);
    default:
        return {};
    }
}

std::optional<CaseFilter> OverviewModel::casesOf(const QModelIndex& index) const {
    if (!index.isValid() || index.column() < 1 || index.column() >= columnCount()) {
        return std::nullopt;
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const Column& column = m_columns[static_cast<std::size_t>(index.column()) - 1];
    if (!column.regime) {
        return std::nullopt;
    }
    CaseFilter filter;
    filter.search = column.search;
    filter.regime = *column.regime;
    filter.k = row.k;
    filter.overAll = row.measure == Measure::HitAll || row.measure == Measure::MrrAll;
    switch (row.measure) {
    case Measure::Coverage:
        filter.measure = CaseMeasure::All;
        break;
    case Measure::Asked:
        filter.measure = CaseMeasure::Asked;
        break;
    case Measure::Distance:
        filter.measure = CaseMeasure::Covered;
        break;
    case Measure::Self:
        filter.measure = CaseMeasure::SelfAt1;
        break;
    case Measure::SelfTied:
        filter.measure = CaseMeasure::SelfAt1TieAware;
        break;
    case Measure::Hit:
    case Measure::HitAll:
        filter.measure = CaseMeasure::HitAt;
        break;
    case Measure::Mrr:
    case Measure::MrrAll:
        filter.measure = CaseMeasure::MrrAt;
        break;
    }
    return filter;
}

} // namespace assay::app

#include "moc_overview_model.cpp"
