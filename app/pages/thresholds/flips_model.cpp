#include "app/pages/thresholds/flips_model.h"

#include "app/pages/thresholds/verdict_text.h"

namespace assay::app {
namespace {

QString changeText(evaluate::FlipKind kind) {
    switch (kind) {
    case evaluate::FlipKind::RightToWrong:
        return FlipsModel::tr("✗ right to wrong");
    case evaluate::FlipKind::WrongToRight:
        return FlipsModel::tr("✓ wrong to right");
    case evaluate::FlipKind::WrongToWrong:
        break;
    }
    return FlipsModel::tr("· wrong to wrong");
}

} // namespace

FlipsModel::FlipsModel(ThresholdController& controller, QObject* parent)
    : RowTable(parent)
    , m_controller(controller)
    , m_texts(new SampleTexts(this)) {
    describeColumns();
    connect(m_texts, &SampleTexts::failed, this, &FlipsModel::failed);
}

void FlipsModel::setWorkspace(std::shared_ptr<workspace::Workspace> workspace) {
    setRows({}, [&] { m_texts->setWorkspace(std::move(workspace)); });
}

void FlipsModel::setFlips(std::vector<evaluate::Flip> flips) {
    setRows(std::move(flips), [this] { m_texts->forget(); });
}

const model::ScoredSample* FlipsModel::whole(int row) const {
    return m_texts->at(row, rowCount(),
                       [this](int i) { return m_controller.data()->columns.rowId[at(i)->position]; });
}

std::optional<model::ScoredSample> FlipsModel::sample(int row) const {
    const model::ScoredSample* const found = row < 0 || row >= rowCount() ? nullptr : whole(row);
    return found ? std::optional(*found) : std::nullopt;
}

QVariant FlipsModel::data(const QModelIndex& index, int role) const {
    return m_controller.hasData() ? RowTable::data(index, role) : QVariant();
}

void FlipsModel::describeColumns() {
    using evaluate::Flip;
    const auto columns = [this]() -> const model::ScoredColumns& { return m_controller.data()->columns; };
    const auto question = [this](const Flip&, int row) {
        const model::ScoredSample* const sample = whole(row);
        return sample ? QString::fromStdString(sample->question).simplified() : tr("(cannot be read)");
    };
    setColumns(
        {{.key = SampleId,
          .title = tr("Sample"),
          .definition = tr("The sample's id in its source"),
          .width = 18,
          .text =
              [this](const Flip&, int row) {
                  const model::ScoredSample* const sample = whole(row);
                  return sample ? QString::fromStdString(sample->sampleId) : tr("(cannot be read)");
              }},
         {.key = Scenario,
          .title = tr("Scenario"),
          .definition = tr("The scenario named by the source"),
          .width = 15,
          .text =
              [columns](const Flip& flip) { return columns().scenarios[columns().scenario[flip.position]]; }},
         {.key = Truth,
          .title = tr("True"),
          .definition = tr("The true class"),
          .width = 13,
          .text = [columns](const Flip& flip) { return labelText(columns().label[flip.position]); }},
         {.key = Before,
          .title = tr("Pinned"),
          .definition = tr("What the pinned thresholds decide"),
          .width = 13,
          .text = [](const Flip& flip) { return labelText(flip.from); }},
         {.key = Now,
          .title = tr("Now"),
          .definition = tr("What the present thresholds decide"),
          .width = 13,
          .text = [](const Flip& flip) { return labelText(flip.to); }},
         {.key = Change,
          .title = tr("Change"),
          .definition = tr("Whether the decision became right or wrong"),
          .width = 17,
          .text = [](const Flip& flip) { return changeText(flip.kind); }},
         {.key = Distance,
          .title = tr("Distance"),
          .definition =
              tr("How far the score lies from the limit that decides it now: the list begins with the "
                 "nearest"),
          .width = 9,
          .figure = &Flip::distance},
         {.key = Fhri,
          .title = tr("FHRI"),
          .definition = tr("Financial Hallucination Reliability Index with the present weights"),
          .width = 8,
          .figure = [this](const Flip& flip) { return m_controller.score(flip.position); }},
         {.key = Nli,
          .title = tr("NLI"),
          .definition = tr("Contradiction score of the NLI model"),
          .width = 8,
          .figure = [columns](const Flip& flip) { return columns().nli[flip.position]; }},
         {.key = Question,
          .title = tr("Question"),
          .definition = tr("The question asked"),
          .width = 40,
          .text = question,
          .toolTip = question}});
}

} // namespace assay::app

#include "moc_flips_model.cpp"
