#include "app/pages/thresholds/flips_model.h"

#include "app/pages/thresholds/verdict_text.h"
#include "widgets/tables/table_export.h"
#include "widgets/text/number_text.h"

#include <cmath>

namespace assay::app {
namespace {

bool isNumeric(int column) {
    return column == FlipsModel::Distance || column == FlipsModel::Fhri || column == FlipsModel::Nli;
}

std::optional<double> present(double score) {
    return std::isnan(score) ? std::nullopt : std::optional(score);
}

} // namespace

FlipsModel::FlipsModel(ThresholdController& controller, QObject* parent)
    : QAbstractTableModel(parent)
    , m_controller(controller)
    , m_texts(new SampleTexts(this)) {
    connect(m_texts, &SampleTexts::failed, this, &FlipsModel::failed);
}

void FlipsModel::setWorkspace(std::shared_ptr<workspace::Workspace> workspace) {
    beginResetModel();
    m_flips.clear();
    m_texts->setWorkspace(std::move(workspace));
    endResetModel();
}

void FlipsModel::setFlips(std::vector<evaluate::Flip> flips) {
    beginResetModel();
    m_texts->forget();
    m_flips = std::move(flips);
    endResetModel();
}

const model::ScoredSample* FlipsModel::whole(int row) const {
    return m_texts->at(row, rowCount(), [this](int i) {
        return m_controller.data()->columns.rowId[m_flips[static_cast<std::size_t>(i)].position];
    });
}

std::optional<model::ScoredSample> FlipsModel::sample(int row) const {
    const model::ScoredSample* const found = row < 0 || row >= rowCount() ? nullptr : whole(row);
    return found ? std::optional(*found) : std::nullopt;
}

int FlipsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_flips.size());
}

int FlipsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

std::optional<double> FlipsModel::number(int row, Column column) const {
    const evaluate::Flip& flip = m_flips[static_cast<std::size_t>(row)];
    switch (column) {
    case Distance:
        return flip.distance;
    case Fhri:
        return present(m_controller.score(flip.position));
    case Nli:
        return present(m_controller.data()->columns.nli[flip.position]);
    default:
        return std::nullopt;
    }
}

QVariant FlipsModel::text(int row, Column column) const {
    const evaluate::Flip& flip = m_flips[static_cast<std::size_t>(row)];
    const model::ScoredColumns& columns = m_controller.data()->columns;
    switch (column) {
    case Scenario:
        return QString::fromStdString(columns.scenarios[columns.scenario[flip.position]]);
    case Truth:
        return labelText(columns.label[flip.position]);
    case Before:
        return labelText(flip.from);
    case Now:
        return labelText(flip.to);
    case Change:
        switch (flip.kind) {
        case evaluate::FlipKind::RightToWrong:
            return tr("✗ right to wrong");
        case evaluate::FlipKind::WrongToRight:
            return tr("✓ wrong to right");
        case evaluate::FlipKind::WrongToWrong:
            return tr("· wrong to wrong");
        }
        return {};
    case Distance:
    case Fhri:
    case Nli:
        return widgets::proportionText(number(row, column), 4);
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

QVariant FlipsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !m_controller.hasData()) {
        return {};
    }
    const auto column = static_cast<Column>(index.column());
    if (role == Qt::TextAlignmentRole) {
        return QVariant((isNumeric(column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role == widgets::kExportRole && isNumeric(column)) {
        const std::optional<double> value = number(index.row(), column);
        return value ? QVariant(*value) : QVariant(QString());
    }
    if (role == Qt::ToolTipRole && column == Question) {
        return text(index.row(), Question);
    }
    return role == Qt::DisplayRole || role == widgets::kExportRole ? text(index.row(), column) : QVariant();
}

QVariant FlipsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role == Qt::TextAlignmentRole) {
        return QVariant((isNumeric(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
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
    case Before:
        return tip ? tr("What the pinned thresholds decide") : tr("Pinned");
    case Now:
        return tip ? tr("What the present thresholds decide") : tr("Now");
    case Change:
        return tip ? tr("Whether the decision became right or wrong") : tr("Change");
    case Distance:
        return tip ? tr("How far the score lies from the limit that decides it now: the list begins with the "
                        "nearest")
                   : tr("Distance");
    case Fhri:
        return tip ? tr("Financial Hallucination Reliability Index with the present weights") : tr("FHRI");
    case Nli:
        return tip ? tr("Contradiction score of the NLI model") : tr("NLI");
    case Question:
        return tip ? tr("The question asked") : tr("Question");
    case ColumnCount:
        break;
    }
    return {};
}

} // namespace assay::app

#include "moc_flips_model.cpp"
