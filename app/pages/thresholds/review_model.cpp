#include "app/pages/thresholds/review_model.h"

#include "app/pages/thresholds/verdict_text.h"
#include "widgets/tables/table_export.h"
#include "widgets/text/number_text.h"

#include <algorithm>
#include <cmath>

namespace assay::app {

ReviewModel::ReviewModel(ThresholdController& controller, QObject* parent)
    : QAbstractTableModel(parent)
    , m_controller(controller)
    , m_texts(new SampleTexts(this)) {
    connect(m_texts, &SampleTexts::failed, this, &ReviewModel::failed);
}

void ReviewModel::setWorkspace(std::shared_ptr<workspace::Workspace> workspace) {
    beginResetModel();
    m_items.clear();
    m_pairs = {};
    m_judgements.clear();
    m_workspace = workspace;
    m_texts->setWorkspace(std::move(workspace));
    endResetModel();
}

void ReviewModel::takeData() {
    beginResetModel();
    m_items.clear(); // their positions are those of the former set
    m_pairs = {};
    m_texts->forget();
    reloadJudgements();
    endResetModel();
}

void ReviewModel::rebuild() {
    beginResetModel();
    m_pairs = m_controller.hasData() && m_workspace
                  ? evaluate::contradictionPairs(m_controller.data()->columns, m_controller.nliThresholds())
                  : evaluate::ContradictionPairs{};
    reloadJudgements();
    list();
    endResetModel();
}

void ReviewModel::setFilter(Filter filter) {
    beginResetModel();
    m_filter = filter;
    list();
    endResetModel();
}

void ReviewModel::list() {
    m_items.clear();
    m_texts->forget();
    if (!m_controller.hasData()) {
        return;
    }
    const model::ScoredColumns& columns = m_controller.data()->columns;
    const int scope = m_controller.scope();
    const auto take = [&](std::uint32_t sample, std::uint32_t baseline) {
        if (scope == ThresholdController::kAllSamples || columns.scenario[sample] == scope - 1) {
            m_items.push_back({sample, baseline, columns.rowId[sample]});
        }
    };
    switch (m_filter) {
    case SoftBand: {
        std::unordered_map<std::uint32_t, std::uint32_t> baselines;
        for (const evaluate::ContradictionPair& pair : m_pairs.pairs) {
            baselines.emplace(pair.followUp, pair.baseline);
        }
        for (const std::uint32_t sample : m_pairs.softBand) {
            const auto baseline = baselines.find(sample);
            take(sample, baseline == baselines.end() ? model::kNone : baseline->second);
        }
        break;
    }
    case AllPairs:
    case OrderFaults:
        for (const evaluate::ContradictionPair& pair : m_pairs.pairs) {
            if (m_filter == AllPairs || pair.outOfOrder) {
                take(pair.followUp, pair.baseline);
            }
        }
        break;
    case Orphans:
    case Unpaired:
        for (const std::uint32_t sample : m_filter == Orphans ? m_pairs.orphans : m_pairs.unpaired) {
            take(sample, model::kNone);
        }
        break;
    }
}

bool ReviewModel::reloadJudgements() {
    m_judgements.clear();
    bool read = true;
    if (m_workspace && m_controller.hasData()) {
        const auto reader = m_workspace->reader();
        auto list = reader ? workspace::judgementsOfSet(*reader, m_controller.data()->info.id)
                           : base::Result<std::vector<workspace::Judgement>>(tl::unexpected(reader.error()));
        read = list.has_value();
        if (read) {
            for (workspace::Judgement& judgement : *list) {
                const base::RowId sample = judgement.sample;
                m_judgements.emplace(sample, std::move(judgement));
            }
        } else if (list.error().code != base::ErrorCode::NotFound) { // else the set is gone, and they with it
            Q_EMIT failed(list.error());
        }
    }
    if (!m_items.empty()) {
        Q_EMIT dataChanged(index(0, Verdict), index(rowCount() - 1, Note));
    }
    return read;
}

void ReviewModel::refreshDecisions() {
    if (!m_items.empty()) {
        Q_EMIT dataChanged(index(0, Decision), index(rowCount() - 1, Fhri), {Qt::DisplayRole});
    }
}

const ReviewModel::Item* ReviewModel::item(int row) const {
    return row < 0 || row >= rowCount() ? nullptr : &m_items[static_cast<std::size_t>(row)];
}

base::RowId ReviewModel::rowId(int row) const {
    const Item* const found = item(row);
    return found ? found->row : 0;
}

int ReviewModel::rowOf(base::RowId sample) const {
    for (int row = 0; row < rowCount(); ++row) {
        if (rowId(row) == sample) {
            return row;
        }
    }
    return -1;
}

const workspace::Judgement* ReviewModel::judgement(base::RowId sample) const {
    const auto found = m_judgements.find(sample);
    return found == m_judgements.end() ? nullptr : &found->second;
}

int ReviewModel::judgedRows() const {
    int count = 0;
    for (int row = 0; row < rowCount(); ++row) {
        count += judgement(rowId(row)) ? 1 : 0;
    }
    return count;
}

int ReviewModel::nextToJudge(int row) const {
    for (int next = row + 1; next < rowCount(); ++next) {
        if (!judgement(rowId(next))) {
            return next;
        }
    }
    return -1;
}

std::optional<model::ScoredSample> ReviewModel::sampleAt(std::uint32_t position) const {
    return m_controller.hasData() && position < m_controller.data()->columns.size()
               ? m_texts->read(m_controller.data()->columns.rowId[position])
               : std::nullopt;
}

std::vector<evaluate::JudgedPosition> ReviewModel::judgedPositions() const {
    if (!m_controller.hasData()) {
        return {};
    }
    std::vector<std::pair<std::int64_t, model::Verdict>> verdicts;
    for (const auto& [sample, judgement] : m_judgements) {
        verdicts.emplace_back(sample, judgement.verdict);
    }
    std::sort(verdicts.begin(), verdicts.end());
    return evaluate::judgedPositions(m_controller.data()->columns, verdicts);
}

int ReviewModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_items.size());
}

int ReviewModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QString ReviewModel::verdictText(std::optional<workspace::Verdict> verdict) {
    if (!verdict) {
        return {};
    }
    switch (*verdict) {
    case workspace::Verdict::Contradiction:
        return tr("Contradiction");
    case workspace::Verdict::NotAContradiction:
        return tr("Not a contradiction");
    case workspace::Verdict::Unsure:
        return tr("Unsure");
    }
    return {};
}

QVariant ReviewModel::text(int row, Column column) const {
    const model::ScoredColumns& columns = m_controller.data()->columns;
    const std::uint32_t position = m_items[static_cast<std::size_t>(row)].sample;
    const workspace::Judgement* const said = judgement(columns.rowId[position]);
    switch (column) {
    case Verdict:
        return verdictText(said ? std::optional(said->verdict) : std::nullopt);
    case SampleId: {
        const model::ScoredSample* const sample =
            m_texts->at(row, rowCount(), [this](int other) { return rowId(other); });
        return sample ? QString::fromStdString(sample->sampleId) : tr("(cannot be read)");
    }
    case Scenario:
        return QString::fromStdString(columns.scenarios[columns.scenario[position]]);
    case Truth:
        return labelText(columns.label[position]);
    case Decision:
        return std::isnan(m_controller.score(position)) ? widgets::undefinedText()
                                                        : labelText(m_controller.decisionFor(position));
    case Fhri:
        return widgets::proportionText(m_controller.score(position));
    case Nli:
        return widgets::proportionText(columns.nli[position]);
    case Note:
        return said ? QString::fromStdString(said->note) : QString();
    case ColumnCount:
        break;
    }
    return {};
}

QVariant ReviewModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const auto column = static_cast<Column>(index.column());
    if (role == widgets::kRowKeyRole) {
        return QVariant::fromValue<qint64>(rowId(index.row()));
    }
    if (role == Qt::TextAlignmentRole) {
        return column == Fhri || column == Nli ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                               : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    }
    if (role == widgets::kExportRole && (column == Fhri || column == Nli)) {
        const std::uint32_t position = m_items[static_cast<std::size_t>(index.row())].sample;
        const double score =
            column == Fhri ? m_controller.score(position) : m_controller.data()->columns.nli[position];
        return std::isnan(score) ? QVariant(QString()) : QVariant(score);
    }
    return role == Qt::DisplayRole || role == widgets::kExportRole ? text(index.row(), column) : QVariant();
}

QVariant ReviewModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role == Qt::TextAlignmentRole) {
        return section == Fhri || section == Nli ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                                 : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    }
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (static_cast<Column>(section)) {
    case Verdict:
        return tr("Verdict");
    case SampleId:
        return tr("Sample");
    case Scenario:
        return tr("Scenario");
    case Truth:
        return tr("True");
    case Decision:
        return tr("Decided");
    case Fhri:
        return tr("FHRI");
    case Nli:
        return tr("NLI");
    case Note:
        return tr("Note");
    case ColumnCount:
        break;
    }
    return {};
}

} // namespace assay::app

#include "moc_review_model.cpp"
