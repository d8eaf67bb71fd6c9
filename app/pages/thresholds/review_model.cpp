#include "app/pages/thresholds/review_model.h"

#include "app/pages/thresholds/verdict_text.h"
#include "widgets/text/number_text.h"

#include <algorithm>
#include <cmath>

namespace assay::app {

ReviewModel::ReviewModel(ThresholdController& controller, QObject* parent)
    : RowTable(parent)
    , m_controller(controller)
    , m_texts(new SampleTexts(this)) {
    describeColumns();
    connect(m_texts, &SampleTexts::failed, this, &ReviewModel::failed);
}

void ReviewModel::setWorkspace(std::shared_ptr<workspace::Workspace> workspace) {
    setRows({}, [&] {
        m_pairs = {};
        m_judgements.clear();
        m_workspace = workspace;
        m_texts->setWorkspace(std::move(workspace));
    });
}

void ReviewModel::takeData() {
    setRows({}, [this] { // the positions are those of the former set
        m_pairs = {};
        m_texts->forget();
        (void)readJudgements();
    });
}

void ReviewModel::rebuild() {
    m_pairs = m_controller.hasData() && m_workspace
                  ? evaluate::contradictionPairs(m_controller.data()->columns, m_controller.nliThresholds())
                  : evaluate::ContradictionPairs{};
    setRows(listed(), [this] {
        m_texts->forget();
        (void)readJudgements();
    });
}

void ReviewModel::setFilter(Filter filter) {
    m_filter = filter;
    setRows(listed(), [this] { m_texts->forget(); });
}

std::vector<ReviewItem> ReviewModel::listed() const {
    std::vector<ReviewItem> items;
    if (!m_controller.hasData()) {
        return items;
    }
    const model::ScoredColumns& columns = m_controller.data()->columns;
    const int scope = m_controller.scope();
    const auto take = [&](std::uint32_t sample, std::uint32_t baseline) {
        if (scope == ThresholdController::kAllSamples || columns.scenario[sample] == scope - 1) {
            items.push_back({sample, baseline, columns.rowId[sample]});
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
    return items;
}

bool ReviewModel::reloadJudgements() {
    const bool read = readJudgements();
    tellColumns(Verdict, Note);
    return read;
}

bool ReviewModel::readJudgements() {
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
    return read;
}

void ReviewModel::refreshDecisions() {
    tellColumns(Decision, Fhri, {Qt::DisplayRole});
}

base::RowId ReviewModel::rowId(int row) const {
    const ReviewItem* const found = at(row);
    return found ? found->row : 0;
}

int ReviewModel::rowOf(base::RowId sample) const {
    return rowWhere([sample](const ReviewItem& item) { return item.row == sample; });
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

bool ReviewModel::listsBaselines() const {
    return std::ranges::any_of(rows(), [](const ReviewItem& item) { return item.baseline != model::kNone; });
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

void ReviewModel::describeColumns() {
    const auto columns = [this]() -> const model::ScoredColumns& { return m_controller.data()->columns; };
    setColumns(
        {{.key = Verdict,
          .title = tr("Verdict"),
          .width = 18,
          .text =
              [this](const ReviewItem& item) {
                  const workspace::Judgement* const said = judgement(item.row);
                  return verdictText(said ? std::optional(said->verdict) : std::nullopt);
              }},
         {.key = SampleId,
          .title = tr("Sample"),
          .width = 18,
          .text =
              [this](const ReviewItem&, int row) {
                  const model::ScoredSample* const sample =
                      m_texts->at(row, rowCount(), [this](int other) { return rowId(other); });
                  return sample ? QString::fromStdString(sample->sampleId) : tr("(cannot be read)");
              }},
         {.key = Scenario,
          .title = tr("Scenario"),
          .width = 15,
          .text =
              [columns](const ReviewItem& item) {
                  return columns().scenarios[columns().scenario[item.sample]];
              }},
         {.key = Truth,
          .title = tr("True"),
          .width = 13,
          .text = [columns](const ReviewItem& item) { return labelText(columns().label[item.sample]); }},
         {.key = Decision,
          .title = tr("Decided"),
          .width = 13,
          .text =
              [this](const ReviewItem& item) {
                  return std::isnan(m_controller.score(item.sample))
                             ? widgets::undefinedText()
                             : labelText(m_controller.decisionFor(item.sample));
              }},
         {.key = Fhri,
          .title = tr("FHRI"),
          .width = 8,
          .figure = [this](const ReviewItem& item) { return m_controller.score(item.sample); }},
         {.key = Nli,
          .title = tr("NLI"),
          .width = 8,
          .figure = [columns](const ReviewItem& item) { return columns().nli[item.sample]; }},
         {.key = Note, .title = tr("Note"), .width = 24, .text = [this](const ReviewItem& item) {
              const workspace::Judgement* const said = judgement(item.row);
              return said ? QString::fromStdString(said->note) : QString();
          }}});
    setKey(&ReviewItem::row);
}

} // namespace assay::app

#include "moc_review_model.cpp"
