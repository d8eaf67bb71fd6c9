#include "app/pages/neighbours/case_list_model.h"

#include <QStringList>
#include <functional>
#include <optional>

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
    : RowTable(parent)
    , m_controller(controller) {
    describeColumns();
    connect(&m_controller, &NeighbourController::viewChanged, this, &CaseListModel::forget);
    connect(&m_controller, &NeighbourController::notesChanged, this, [this] { tellColumns(Notes, Notes); });
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
    if (m_view == m_controller.sharedView() && filter == m_filter && cases == rows()) {
        return; // more anchors were asked, none of them listed
    }
    setRows(std::move(cases), [&] {
        m_view = m_controller.sharedView();
        m_filter = filter;
    });
}

int CaseListModel::outcomeAt(int row) const {
    const std::uint32_t* const place = at(row);
    return place != nullptr ? static_cast<int>(*place) : -1;
}

int CaseListModel::rowOfNumber(std::uint32_t number) const {
    return m_view == nullptr ? -1 : rowWhere([&](std::uint32_t place) {
        return place < m_view->run.outcomes.size() && m_view->run.outcomes[place].number == number;
    });
}

QString CaseListModel::notesOf(const model::AnchorOutcome& outcome) const {
    const auto note = m_controller.notes().find(outcome.sentenceId);
    if (note == m_controller.notes().end()) {
        return {};
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

void CaseListModel::describeColumns() {
    using model::AnchorOutcome;
    // Nothing of an outcome that is not in the view.
    const auto of = [this](const auto& says) {
        return [this, says](std::uint32_t place) {
            return m_view != nullptr && place < m_view->run.outcomes.size()
                       ? widgets::cellVariant(std::invoke(says, m_view->run.outcomes[place]))
                       : QVariant();
        };
    };
    const auto answerOf = [this](std::uint32_t place) {
        return m_view != nullptr && place < m_view->run.outcomes.size()
                   ? m_view->answer(place, m_filter.search, m_filter.regime)
                   : nullptr;
    };
    const auto rank = [this, answerOf](std::uint32_t place) -> QVariant {
        if (m_view == nullptr || place >= m_view->run.outcomes.size()) {
            return {};
        }
        const model::AnchorSearch* const answer = answerOf(place);
        if (answer == nullptr || answer->notAsked != model::NotAsked::Asked) {
            return tr("not asked");
        }
        if (!m_view->run.outcomes[place].covered()) {
            return tr("not covered");
        }
        return answer->rankFirstGold > 0
                   ? QVariant(answer->rankFirstGold)
                   : QVariant(tr("> %1").arg(answer->knownDepth.value_or(m_view->run.settings.test.depth())));
    };
    const auto distance = [answerOf](std::uint32_t place) -> std::optional<double> {
        const model::AnchorSearch* const answer = answerOf(place);
        return answer != nullptr && answer->bestGoldDistance
                   ? std::optional(static_cast<double>(*answer->bestGoldDistance))
                   : std::nullopt;
    };
    constexpr auto kRight = widgets::kNumberAlignment;
    setColumns(
        {{.key = Rank,
          .title = tr("First gold"),
          .definition = tr("Rank of the first gold sentence among the results, the anchor left out"),
          .width = 9,
          .alignment = kRight,
          .text = rank},
         {.key = Distance,
          .title = tr("Best gold"),
          .definition = tr("Cosine distance of the gold sentence that is nearest, found or not"),
          .width = 9,
          .figure = distance,
          .decimals = 3},
         {.key = Anchor, .title = tr("Anchor"), .width = 30, .text = of(&AnchorOutcome::sentenceId)},
         {.key = Company, .title = tr("Company"), .width = 22, .text = of(&AnchorOutcome::company)},
         {.key = Year,
          .title = tr("Year"),
          .width = 6,
          .alignment = kRight,
          .text = of([](const AnchorOutcome& outcome) {
              return outcome.year ? QVariant(qint64(*outcome.year)) : QVariant();
          })},
         {.key = Section, .title = tr("Section"), .width = 8, .text = of(&AnchorOutcome::section)},
         {.key = Length,
          .title = tr("Length"),
          .definition = tr("Sentences of the section that are searched"),
          .width = 7,
          .alignment = kRight,
          .text = of(&AnchorOutcome::sliceLength)},
         {.key = Gold,
          .title = tr("Gold"),
          .definition = tr("Gold sentences within the window"),
          .width = 6,
          .alignment = kRight,
          .text = of([](const AnchorOutcome& outcome) { return static_cast<int>(outcome.gold.size()); })},
         {.key = Window,
          .title = tr("Window"),
          .definition = tr("The effective window, in positions to both sides"),
          .width = 8,
          .alignment = kRight,
          .text = of([](const AnchorOutcome& outcome) { return QStringLiteral("±%1").arg(outcome.window); }),
          .value = of(&AnchorOutcome::window)},
         {.key = Diagnosis,
          .title = tr("Diagnosis"),
          .width = 26,
          .text =
              [this](std::uint32_t place) {
                  return m_view != nullptr && place < m_view->run.outcomes.size()
                             ? diagnosesText(*m_view, place, m_filter)
                             : QString();
              }},
         {.key = Notes, .title = tr("Notes"), .width = 20, .text = of([this](const AnchorOutcome& outcome) {
                                                               return notesOf(outcome);
                                                           })}});
    setKey(of(&AnchorOutcome::number));
}

} // namespace assay::app

#include "moc_case_list_model.cpp"
