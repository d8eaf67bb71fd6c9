#include "app/pages/neighbours/case_filter.h"

#include "core/evaluate/neighbours/anchor_sampling.h"
#include "core/evaluate/neighbours/neighbour_figures.h"
#include "core/results/neighbours/neighbour_words.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace assay::app {
namespace {

struct CaseFilterText {
    Q_DECLARE_TR_FUNCTIONS(assay::app::CaseFilter)
};

bool within(int rank, int k) {
    return rank >= 1 && rank <= k;
}

// Whether the outcome belongs to the population of the measure, and whether it counts in it.
std::optional<bool> countsIn(const CaseFilter& filter, const model::AnchorOutcome& outcome,
                             const model::AnchorSearch& answer) {
    const bool asked = answer.notAsked == model::NotAsked::Asked;
    const auto only = [](bool belongs, bool counts) {
        return belongs ? std::optional(counts) : std::nullopt;
    };
    switch (filter.measure) {
    case CaseMeasure::All:
        return outcome.covered();
    case CaseMeasure::Asked:
        return asked;
    case CaseMeasure::NotCovered:
        return only(!outcome.covered(), true);
    case CaseMeasure::SelfAt1:
        return only(asked && answer.knowsSelf(), answer.selfFirst);
    case CaseMeasure::SelfAt1TieAware:
        return only(asked && answer.knowsTies(), answer.selfFirst || answer.selfTied);
    case CaseMeasure::HitAt:
    case CaseMeasure::MrrAt:
        if (outcome.covered() &&
            (answer.notAsked == model::NotAsked::NoList || !answer.knowsRank(filter.k))) {
            return std::nullopt;
        }
        // Over all anchors those that were not asked are misses.
        return only(filter.overAll ? outcome.searched() : asked && outcome.covered(),
                    within(answer.rankFirstGold, filter.k));
    case CaseMeasure::Covered:
        break;
    }
    return only(asked && outcome.covered(), true);
}

// As links name them.
constexpr std::array<std::pair<std::string_view, CaseMeasure>, 7> kLinkMeasures{
    {{"covered", CaseMeasure::Covered},
     {"all", CaseMeasure::All},
     {"asked", CaseMeasure::Asked},
     {"self_at_1", CaseMeasure::SelfAt1},
     {"self_at_1_tie_aware", CaseMeasure::SelfAt1TieAware},
     {"hit", CaseMeasure::HitAt},
     {"mrr", CaseMeasure::MrrAt}}};

} // namespace

std::optional<CaseFilter> caseFilterOf(const results::Link& link) {
    const auto* cases = std::get_if<results::CasesLink>(&link);
    if (cases == nullptr) {
        return std::nullopt;
    }
    CaseFilter filter;
    filter.search = cases->search;
    filter.regime = cases->regime;
    filter.k = cases->k;
    filter.overAll = cases->overAll;
    for (const auto& [name, measure] : kLinkMeasures) {
        if (name == cases->measure) {
            filter.measure = measure;
        }
    }
    for (const results::Grouping grouping : results::kGroupings) {
        if (cases->stratum && cases->stratum->grouping == results::groupingName(grouping)) {
            filter.stratum = CaseStratum{grouping, cases->stratum->name};
        }
    }
    return filter;
}

std::string stratumName(const model::AnchorOutcome& outcome, results::Grouping grouping) {
    switch (grouping) {
    case results::Grouping::Length:
        return std::string(evaluate::lengthBucketName(evaluate::lengthBucket(outcome.sliceLength)));
    case results::Grouping::Section:
        return outcome.section;
    case results::Grouping::Year:
        return outcome.year ? std::to_string(*outcome.year) : std::string();
    case results::Grouping::Company:
        break;
    }
    return outcome.company;
}

CaseList listCases(const RunView& view, const CaseFilter& filter) {
    CaseList list{{}, {}, 0};
    const std::vector<model::AnchorOutcome>& outcomes = view.run.outcomes;
    const std::size_t element = filter.search * view.regimes() + filter.regime;
    if (view.regimes() == 0 || filter.regime >= view.regimes() || filter.search >= view.run.searches.size()) {
        return list;
    }
    // The hardest first, then those that have no rank: not covered, or not asked.
    std::vector<std::uint32_t> order = evaluate::hardestCases(outcomes, element);
    std::vector<bool> listed(outcomes.size());
    for (const std::uint32_t each : order) {
        listed[each] = true;
    }
    for (std::uint32_t i = 0; i < outcomes.size(); ++i) {
        if (!listed[i]) {
            order.push_back(i);
        }
    }
    for (const std::uint32_t i : order) {
        const model::AnchorOutcome& outcome = outcomes[i];
        const model::AnchorSearch* answer = view.answer(i, filter.search, filter.regime);
        if (answer == nullptr) {
            continue;
        }
        const std::optional<bool> counts = countsIn(filter, outcome, *answer);
        if (!counts || (filter.share != CaseShare::All && *counts != (filter.share == CaseShare::Counted)) ||
            (filter.stratum && stratumName(outcome, filter.stratum->grouping) != filter.stratum->name) ||
            (filter.window && (!outcome.covered() || outcome.window != *filter.window))) {
            continue;
        }
        ++list.beforeDiagnosis;
        const auto diagnoses = evaluate::diagnose(outcome, *answer, view.run.settings.test);
        bool passes = !filter.diagnosis;
        for (const evaluate::Diagnosis diagnosis : diagnoses) {
            ++list.diagnoses[static_cast<std::size_t>(diagnosis)];
            passes = passes || filter.diagnosis == static_cast<std::size_t>(diagnosis);
        }
        if (diagnoses.empty()) {
            ++list.diagnoses[kDiagnosisChips - 1];
            passes = passes || filter.diagnosis == kDiagnosisChips - 1;
        }
        if (passes) {
            list.cases.push_back(i);
        }
    }
    return list;
}

QString diagnosisText(std::size_t chip) {
    QString text = chip + 1 < kDiagnosisChips
                       ? widgets::windowText(results::diagnosisTitle, static_cast<evaluate::Diagnosis>(chip))
                       : widgets::windowText(results::noDiagnosisTitle);
    text.replace(0, 1, text.at(0).toUpper());
    return text;
}

QString diagnosisDefinition(std::size_t chip, const model::NeighbourSettings& settings) {
    switch (chip) {
    case 0:
        return CaseFilterText::tr("A result of another company has a cosine of %1 or more with the anchor.")
            .arg(widgets::proportionText(settings.nearDuplicateCosine, 2));
    case 1:
        return CaseFilterText::tr("The anchor's section has fewer than %1 sentences that are searched.")
            .arg(settings.shortSlice);
    case 2:
        return CaseFilterText::tr("%1 or more of the anchor's words hold a digit or a currency sign.")
            .arg(widgets::percentText(settings.numericShare, 0));
    case 3:
        return CaseFilterText::tr("The anchor only refers the reader elsewhere, as \"See Note 12\" does.");
    default:
        return CaseFilterText::tr("None of the other diagnoses applies.");
    }
}

QString stratumText(const CaseStratum& stratum) {
    const QString name = QString::fromStdString(stratum.name);
    switch (stratum.grouping) {
    case results::Grouping::Length:
        return CaseFilterText::tr("sections of %1 sentences").arg(name);
    case results::Grouping::Section:
        return name.isEmpty() ? CaseFilterText::tr("without a section")
                              : CaseFilterText::tr("section %1").arg(name);
    case results::Grouping::Year:
        return name.isEmpty() ? CaseFilterText::tr("without a year") : name;
    case results::Grouping::Company:
        break;
    }
    return name.isEmpty() ? CaseFilterText::tr("without a company") : name;
}

QString caseFilterText(const CaseFilter& filter) {
    QStringList parts;
    const auto shared = [&](const QString& name) {
        parts << (filter.share == CaseShare::Counted  ? CaseFilterText::tr("%1: counted").arg(name)
                  : filter.share == CaseShare::Missed ? CaseFilterText::tr("%1: missed").arg(name)
                                                      : name);
    };
    const QString over = filter.overAll ? CaseFilterText::tr(" over all anchors") : QString();
    switch (filter.measure) {
    case CaseMeasure::SelfAt1:
        shared(widgets::windowText(results::selfTitle, false));
        break;
    case CaseMeasure::SelfAt1TieAware:
        shared(widgets::windowText(results::selfTitle, true));
        break;
    case CaseMeasure::HitAt:
        shared(widgets::windowText(results::hitTitle, filter.k) + over);
        break;
    case CaseMeasure::MrrAt:
        shared(widgets::windowText(results::mrrTitle, filter.k) + over);
        break;
    case CaseMeasure::NotCovered:
        parts << CaseFilterText::tr("not covered");
        break;
    case CaseMeasure::All:
        shared(CaseFilterText::tr("all anchors"));
        break;
    case CaseMeasure::Asked:
        shared(CaseFilterText::tr("anchors asked"));
        break;
    case CaseMeasure::Covered:
        break;
    }
    if (filter.stratum) {
        parts << stratumText(*filter.stratum);
    }
    if (filter.window) {
        parts << CaseFilterText::tr("window ±%1").arg(*filter.window);
    }
    return parts.join(QStringLiteral(" · "));
}

} // namespace assay::app
