#include "app/pages/thresholds/decisions_model.h"

#include "app/pages/thresholds/verdict_text.h"
#include "widgets/text/number_text.h"

#include <algorithm>
#include <vector>

namespace assay::app {
namespace {

constexpr std::size_t kHashCharacters = 8;

// Of all its thresholds over samples; nullopt when none is infeasible and one does not say.
std::optional<bool> isFeasible(const model::Decision& decision) {
    std::vector<model::DecidedThreshold> thresholds{decision.fallback};
    for (const auto& [name, threshold] : decision.scenarios) {
        thresholds.push_back(threshold);
    }
    std::erase_if(thresholds, [](const auto& each) { return each.n == 0 && !each.feasible; });
    if (std::ranges::any_of(thresholds, [](const auto& each) { return each.feasible == false; })) {
        return false;
    }
    return thresholds.empty() ||
                   std::ranges::any_of(thresholds, [](const auto& each) { return !each.feasible; })
               ? std::nullopt
               : std::optional(true);
}

QString feasibleText(const model::Decision& decision) {
    const std::optional<bool> feasible = isFeasible(decision);
    return !feasible   ? widgets::undefinedText()
           : *feasible ? DecisionsModel::tr("feasible")
                       : DecisionsModel::tr("not feasible");
}

} // namespace

DecisionsModel::DecisionsModel(QObject* parent)
    : RowTable(parent) {
    using workspace::StoredDecision;
    const auto of = [](const auto& member) {
        return [member](const StoredDecision& stored) { return stored.decision.*member; };
    };
    using model::Decision;
    setColumns(
        {{.key = Name,
          .title = tr("Decision"),
          .width = 24,
          .text = of(&Decision::name),
          .toolTip = of(&Decision::reason)},
         {.key = Author, .title = tr("Author"), .width = 14, .text = of(&Decision::author)},
         {.key = Date, .title = tr("Decided"), .width = 18, .time = of(&Decision::decidedAt)},
         {.key = Set,
          .title = tr("Set"),
          .definition = tr("The scored set that it was decided on"),
          .width = 18,
          .text = of(&Decision::setName)},
         {.key = DataHash,
          .title = tr("Data"),
          .definition = tr("The beginning of that set's hash"),
          .width = 10,
          .text =
              [](const StoredDecision& stored) {
                  return stored.decision.dataHash.substr(0, kHashCharacters);
              },
          .value = of(&Decision::dataHash),
          .toolTip = of(&Decision::dataHash)},
         {.key = DefaultTau,
          .title = tr("Default τ"),
          .definition = tr("The threshold of every scenario that has none of its own"),
          .width = 10,
          .alignment = widgets::kNumberAlignment,
          .text = [](const StoredDecision& stored) { return tauText(stored.decision.fallback.tau); },
          .value = [](const StoredDecision& stored) { return stored.decision.fallback.tau; }},
         {.key = Scenarios,
          .title = tr("Scenarios"),
          .definition = tr("How many scenarios have a threshold of their own"),
          .width = 10,
          .count = [](const StoredDecision& stored) { return stored.decision.scenarios.size(); }},
         {.key = Feasible,
          .title = tr("Constraints"),
          .definition = tr("Whether every threshold meets its constraints on the data it was decided on"),
          .width = 13,
          .text = [](const StoredDecision& stored) { return feasibleText(stored.decision); }},
         {.key = HeldOut,
          .title = tr("Held-out"),
          .definition = tr("Macro-F1 of the default on the halves of the samples that were held out"),
          .width = 10,
          .alignment = widgets::kNumberAlignment,
          .text = [](const StoredDecision& stored) {
              return widgets::proportionText(stored.decision.fallback.heldOutMacroF1);
          }}});
    setKey(&StoredDecision::id);
}

int DecisionsModel::rowOf(base::RowId id) const {
    return rowWhere([id](const workspace::StoredDecision& stored) { return stored.id == id; });
}

bool DecisionsModel::hasName(const std::string& name) const {
    return rowWhere([&name](const workspace::StoredDecision& stored) {
               return stored.decision.name == name;
           }) >= 0;
}

} // namespace assay::app

#include "moc_decisions_model.cpp"
