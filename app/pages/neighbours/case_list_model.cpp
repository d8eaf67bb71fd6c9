#include "app/pages/neighbours/case_list_model.h"

#include "widgets/tables/table_export.h"
#include "widgets/text/number_text.h"

#include <QStringList>
#include <algorithm>

namespace assay::app {

QString diagnosesText(const RunView& view, std::size_t outcome, const CaseFilter& filter) {
    const model::AnchorSearch* answer = view.answer(outcome, filter.search, filter.regime);
    QStringList parts;
    if (answer != nullptr) {
        const auto diagnoses =
            evaluate::diagnose(view.run.outcomes[outcome], *answer, view.run.settings.test);
        for (const evaluate::Diagnosis diagnosis : diagnoses) {
            parts << diagnosisText(static_cast<std::size_t>(diagnosis));
        }
    }
    return parts.join(QStringLiteral(", "));
}

CaseListModel::CaseListModel(NeighbourController& controller, QObject* parent)
    : QAbstractTableModel(parent)
    , m_controller(controller) {
    connect(&m_controller, &NeighbourController::viewChanged, this, &CaseListModel::forget);
    connect(&m_controller, &NeighbourController::notesChanged, this, [this] {
        if (!m_cases.empty()) {
            Q_EMIT dataChanged(index(0, Notes), index(rowCount() - 1, Notes));
        }
    });
}

void CaseListModel::forget() {
    // The same run read anew: its list follows, and the rows are found in it again.
    const auto view = m_controller.sharedView();
    const bool isSame = view != nullptr && m_view != nullptr && view->run.info.id == m_view->run.info.id;
    if (view != m_view && !isSame) {
        setCases({}, {});
    }
}

void CaseListModel::setCases(const CaseFilter& filter, std::vector<std::uint32_t> cases) {
    if (m_view == m_controller.sharedView() && filter == m_filter && cases == m_cases) {
        return; // more anchors were asked, none of them listed
    }
    beginResetModel();
    m_view = m_controller.sharedView();
    m_filter = filter;
    m_cases = std::move(cases);
    endResetModel();
}

int CaseListModel::outcomeAt(int row) const {
    return row >= 0 && row < rowCount() ? static_cast<int>(m_cases[static_cast<std::size_t>(row)]) : -1;
}

int CaseListModel::rowOfNumber(std::uint32_t number) const {
    if (m_view == nullptr) {
        return -1;
    }
    const auto place = std::ranges::find_if(m_cases, [&](std::uint32_t each) {
        return each < m_view->run.outcomes.size() && m_view->run.outcomes[each].number == number;
    });
    return place == m_cases.end() ? -1 : static_cast<int>(place - m_cases.begin());
}

int CaseListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_cases.size());
}

int CaseListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant CaseListModel::valueOf(int row, int column) const {
    const std::size_t place = m_cases[static_cast<std::size_t>(row)];
    if (m_view == nullptr || place >= m_view->run.outcomes.size()) {
        return {};
    }
    const model::AnchorOutcome& outcome = m_view->run.outcomes[place];
    const model::AnchorSearch* answer = m_view->answer(place, m_filter.search, m_filter.regime);
    const bool isAsked = answer != nullptr && answer->notAsked == model::NotAsked::Asked;
    switch (column) {
    case Rank:
        return !isAsked             ? QVariant(tr("not asked"))
               : !outcome.covered() ? QVariant(tr("not covered"))
               : answer->rankFirstGold > 0
                   ? QVariant(answer->rankFirstGold)
                   : QVariant(tr("> %1").arg(answer->knownDepth.value_or(m_view->run.settings.test.depth())));
    case Distance:
        return answer != nullptr && answer->bestGoldDistance
                   ? QVariant(static_cast<double>(*answer->bestGoldDistance))
                   : QVariant();
    case Anchor:
        return QString::fromStdString(outcome.sentenceId);
    case Company:
        return QString::fromStdString(outcome.company);
    case Year:
        return outcome.year ? QVariant(qint64(*outcome.year)) : QVariant();
    case Section:
        return QString::fromStdString(outcome.section);
    case Length:
        return outcome.sliceLength;
    case Gold:
        return static_cast<int>(outcome.gold.size());
    case Window:
        return outcome.window;
    case Diagnosis:
        return diagnosesText(*m_view, place, m_filter);
    case Notes: {
        const auto note = m_controller.notes().find(outcome.sentenceId);
        if (note == m_controller.notes().end()) {
            return QString();
        }
        QStringList parts;
        for (const std::string& flag : note->second.flags) {
            parts << QStringLiteral("⚑ ") + QString::fromStdString(flag);
        }
        if (!note->second.note.empty()) {
            parts << QString::fromStdString(note->second.note);
        }
        return parts.join(QStringLiteral("; "));
    }
    default:
        return {};
    }
}

QVariant CaseListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const int column = index.column();
    switch (role) {
    case widgets::kRowKeyRole: {
        const std::size_t place = m_cases[static_cast<std::size_t>(index.row())];
        return m_view != nullptr && place < m_view->run.outcomes.size()
                   ? QVariant(qint64(m_view->run.outcomes[place].number))
                   : QVariant();
    }
    case Qt::TextAlignmentRole:
        return column == Anchor || column == Company || column == Section || column == Diagnosis ||
                       column == Notes
                   ? QVariant()
                   : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case widgets::kExportRole:
        return valueOf(index.row(), column);
    case Qt::DisplayRole: {
        const QVariant value = valueOf(index.row(), column);
        if (column == Distance) {
            return value.isValid() ? widgets::proportionText(value.toDouble(), 3) : widgets::undefinedText();
        }
        return column == Window ? QVariant(QStringLiteral("±%1").arg(value.toInt())) : value;
    }
    default:
        return {};
    }
}

QVariant CaseListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) {
        return {};
    }
    const bool tip = role == Qt::ToolTipRole;
    switch (section) {
    case Rank:
        return tip ? tr("Rank of the first gold sentence among the results, the anchor left out")
                   : tr("First gold");
    case Distance:
        return tip ? tr("Cosine distance of the gold sentence that is nearest, found or not")
                   : tr("Best gold");
    case Anchor:
        return tr("Anchor");
    case Company:
        return tr("Company");
    case Year:
        return tr("Year");
    case Section:
        return tr("Section");
    case Length:
        return tip ? tr("Sentences of the section that are searched") : tr("Length");
    case Gold:
        return tip ? tr("Gold sentences within the window") : tr("Gold");
    case Window:
        return tip ? tr("The effective window, in positions to both sides") : tr("Window");
    case Diagnosis:
        return tr("Diagnosis");
    case Notes:
        return tr("Notes");
    default:
        return {};
    }
}

} // namespace assay::app

#include "moc_case_list_model.cpp"
