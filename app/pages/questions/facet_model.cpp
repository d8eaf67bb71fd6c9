#include "app/pages/questions/facet_model.h"

#include "app/pages/questions/question_controller.h"
#include "app/pages/questions/question_text.h"
#include "widgets/text/number_text.h"

#include <QFont>

namespace assay::app {

// Facets have the internal id 0, values that of their facet plus 1.

FacetModel::FacetModel(QuestionController& controller, QObject* parent)
    : QAbstractItemModel(parent)
    , m_controller(controller) {
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        m_values[i] = wanted(i);
    }
    for (const auto signal : {&QuestionController::columnsChanged, &QuestionController::shownChanged,
                              &QuestionController::facetsChanged}) {
        connect(&controller, signal, this, &FacetModel::update);
    }
}

std::vector<curation::FacetValue> FacetModel::wanted(std::size_t facet) const {
    const std::vector<curation::FacetValue>& all = m_controller.facets()[facet];
    if (m_valueFilter.isEmpty()) {
        return all;
    }
    std::vector<curation::FacetValue> values;
    for (const curation::FacetValue& value : all) {
        if (facetValueText(static_cast<curation::Facet>(facet), value.value)
                .contains(m_valueFilter, Qt::CaseInsensitive)) {
            values.push_back(value);
        }
    }
    return values;
}

void FacetModel::setValueFilter(const QString& text) {
    m_valueFilter = text.trimmed();
    update();
}

void FacetModel::update() {
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        std::vector<curation::FacetValue> values = wanted(i);
        const auto facet = static_cast<curation::Facet>(i);
        const QModelIndex parent = facetIndex(facet);
        const int before = static_cast<int>(m_values[i].size());
        const int after = static_cast<int>(values.size());
        if (after < before) {
            beginRemoveRows(parent, after, before - 1);
            m_values[i].resize(values.size());
            endRemoveRows();
        } else if (after > before) {
            beginInsertRows(parent, before, after - 1);
            m_values[i].resize(values.size());
            endInsertRows();
        }
        m_values[i] = std::move(values);
        if (after > 0) {
            Q_EMIT dataChanged(index(0, 0, parent), index(after - 1, ColumnCount - 1, parent));
        }
    }
    Q_EMIT dataChanged(index(0, 0), index(static_cast<int>(curation::kFacetCount) - 1, ColumnCount - 1));
}

QModelIndex FacetModel::facetIndex(curation::Facet facet, int column) const {
    return createIndex(static_cast<int>(facet), column, quintptr{0});
}

std::optional<curation::Facet> FacetModel::facetOf(const QModelIndex& index) const {
    if (!index.isValid()) {
        return std::nullopt;
    }
    return static_cast<curation::Facet>(index.internalId() == 0 ? static_cast<quintptr>(index.row())
                                                                : index.internalId() - 1);
}

std::optional<std::string> FacetModel::valueOf(const QModelIndex& index) const {
    if (!index.isValid() || index.internalId() == 0) {
        return std::nullopt;
    }
    return m_values[index.internalId() - 1][static_cast<std::size_t>(index.row())].value;
}

bool FacetModel::isChosen(curation::Facet facet) const {
    const auto& chosen = m_controller.filter().chosen;
    const auto found = chosen.find(facet);
    return found != chosen.end() && !found->second.empty();
}

bool FacetModel::isUnknown(curation::Facet facet) const {
    return facet == curation::Facet::Suspicion && !m_controller.knowsSuspicions();
}

QString FacetModel::uncheckedText() {
    return tr(
        "No suite was checked yet: check one, or all, on the tab Suspicions, then the rules can be chosen "
        "here");
}

void FacetModel::clear(curation::Facet facet) {
    curation::QuestionFilter filter = m_controller.filter();
    filter.chosen.erase(facet);
    m_controller.setFilter(filter);
}

void FacetModel::chooseOnly(const QModelIndex& index) {
    if (const auto value = valueOf(index)) {
        curation::QuestionFilter filter = m_controller.filter();
        filter.chosen[*facetOf(index)] = {*value};
        m_controller.setFilter(filter);
    }
}

QModelIndex FacetModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent)) {
        return {};
    }
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : quintptr{0});
}

QModelIndex FacetModel::parent(const QModelIndex& index) const {
    return index.isValid() && index.internalId() != 0
               ? createIndex(static_cast<int>(index.internalId() - 1), 0, quintptr{0})
               : QModelIndex();
}

int FacetModel::rowCount(const QModelIndex& parent) const {
    if (!parent.isValid()) {
        return static_cast<int>(curation::kFacetCount);
    }
    return parent.internalId() == 0 && parent.column() == 0
               ? static_cast<int>(m_values[static_cast<std::size_t>(parent.row())].size())
               : 0;
}

int FacetModel::columnCount(const QModelIndex&) const {
    return ColumnCount;
}

QVariant FacetModel::data(const QModelIndex& index, int role) const {
    const std::optional<curation::Facet> facet = facetOf(index);
    if (!facet) {
        return {};
    }
    if (role == Qt::TextAlignmentRole && index.column() == Count) {
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
    const std::optional<std::string> value = valueOf(index);
    if (!value) {
        const std::size_t values = m_values[static_cast<std::size_t>(*facet)].size();
        switch (role) {
        case Qt::DisplayRole:
            if (index.column() == Count) {
                return isChosen(*facet) ? tr("clear") : widgets::countText(static_cast<std::int64_t>(values));
            }
            return isUnknown(*facet) ? tr("%1 (not checked)").arg(facetTitle(*facet)) : facetTitle(*facet);
        case Qt::FontRole: {
            QFont font;
            font.setBold(index.column() == Value);
            font.setUnderline(index.column() == Count && isChosen(*facet));
            return font;
        }
        case Qt::ToolTipRole:
            return isUnknown(*facet) ? uncheckedText()
                   : isChosen(*facet)
                       ? tr("A click on “clear”, or the Delete key, gives up what is chosen here")
                       : tr("%n different value(s)", nullptr, static_cast<int>(values));
        default:
            return {};
        }
    }
    const auto& chosen = m_controller.filter().chosen;
    const auto of = chosen.find(*facet);
    const bool isChecked = of != chosen.end() && of->second.contains(*value);
    const std::int64_t count =
        m_values[static_cast<std::size_t>(*facet)][static_cast<std::size_t>(index.row())].count;
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == Count ? widgets::countText(count)
               : isUnknown(*facet)     ? tr("not checked yet")
                                       : facetValueText(*facet, *value);
    case Qt::CheckStateRole:
        return index.column() == Value ? QVariant(isChecked ? Qt::Checked : Qt::Unchecked) : QVariant();
    case Qt::ToolTipRole:
        if (isUnknown(*facet)) {
            return uncheckedText();
        }
        return tr("%1: %n question(s), as far as the other facets let them pass", nullptr,
                  static_cast<int>(count))
            .arg(facetValueText(*facet, *value));
    case Qt::AccessibleTextRole:
        return index.column() == Count
                   ? QVariant()
                   : QVariant(tr("%1 %2, %n question(s)", nullptr, static_cast<int>(count))
                                  .arg(facetTitle(*facet), facetValueText(*facet, *value)));
    default:
        return {};
    }
}

bool FacetModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    const auto wantedValue = valueOf(index);
    if (role != Qt::CheckStateRole || index.column() != Value || !wantedValue) {
        return false;
    }
    curation::QuestionFilter filter = m_controller.filter();
    const curation::Facet facet = *facetOf(index);
    if (value.toInt() == Qt::Checked) {
        filter.chosen[facet].insert(*wantedValue);
    } else {
        filter.chosen[facet].erase(*wantedValue);
        if (filter.chosen[facet].empty()) {
            filter.chosen.erase(facet);
        }
    }
    m_controller.setFilter(filter);
    return true;
}

QVariant FacetModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    return section == Value ? tr("Facet") : tr("n"); // never shown; a longer one would widen the column
}

Qt::ItemFlags FacetModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) {
        return Qt::NoItemFlags;
    }
    const Qt::ItemFlags base = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return index.internalId() != 0 && index.column() == Value
               ? base | Qt::ItemIsUserCheckable | Qt::ItemNeverHasChildren
               : base;
}

} // namespace assay::app

#include "moc_facet_model.cpp"
