#include "core/results/neighbours/neighbour_words.h"

#include "core/results/named_text.h"
#include "core/results/report/shortened_text.h"
#include "core/statistics/clusters.h"
#include "core/words/sentence_words.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

namespace assay::results {
namespace {

using Json = nlohmann::ordered_json;

const std::string kSampling = "sampling.";

// As it was given, with up to three digits: "0.5".
std::string alphaText(double alpha, const words::Wording& wording) {
    std::string text = fmt::format("{:.3g}", alpha);
    if (const std::size_t point = text.find('.'); point != std::string::npos) {
        text.replace(point, 1, wording.decimalPoint());
    }
    return text;
}

std::string settingValue(const nlohmann::ordered_json& value, const words::Wording& wording) {
    if (value.is_string()) {
        const auto text = value.get<std::string>();
        return text.empty() ? wording.text(ASSAY_TEXT("Report", "none")) : text;
    }
    if (value.is_boolean()) {
        return value.get<bool>() ? wording.text(ASSAY_TEXT("Report", "yes"))
                                 : wording.text(ASSAY_TEXT("Report", "no"));
    }
    if (value.is_null()) {
        return wording.text(ASSAY_TEXT("Report", "none"));
    }
    if (!value.is_array() && !value.is_object()) {
        std::string number = value.dump();
        if (const std::size_t point = number.find('.'); point != std::string::npos) {
            number.replace(point, 1, wording.decimalPoint());
        }
        return number;
    }
    std::string list;
    for (const auto& [key, one] : value.items()) {
        list += (list.empty() ? "" : ", ") + (value.is_object() ? key + " " : std::string()) +
                settingValue(one, wording);
    }
    return list.empty() ? wording.text(ASSAY_TEXT("Report", "none")) : list;
}

} // namespace

std::string runTitle(const workspace::RunInfo& run, const words::Wording& wording) {
    const std::string number = std::to_string(run.id);
    return run.origin == evaluate::kOutsideOrigin
               ? wording.text(ASSAY_TEXT("Report", "%1 (run %2, from outside)"), {run.name, number})
               : wording.text(ASSAY_TEXT("Report", "%1 (run %2)"), {run.name, number});
}

std::string searchTitle(const retrieval::Capabilities& search, bool isOutside,
                        const words::Wording& wording) {
    if (isOutside) {
        return wording.text(ASSAY_TEXT("Report", "%1 (from outside)"), {search.label});
    }
    if (evaluate::isExactSearch(search)) {
        return search.label;
    }
    if (search.recall && search.recallAt > 0) {
        return wording.text(
            ASSAY_TEXT("Report", "%1, approximate: recall@%2 %3"),
            {search.label, std::to_string(search.recallAt), wording.number(*search.recall, 3)});
    }
    return wording.text(ASSAY_TEXT("Report", "%1, recall not known"), {search.label});
}

std::string regimeTitle(model::Regime regime, const words::Wording& wording) {
    return regime == model::Regime::Open ? wording.text(ASSAY_TEXT("Report", "open"))
                                         : wording.text(ASSAY_TEXT("Report", "filtered"));
}

std::string hitTitle(int k, const words::Wording& wording) {
    return wording.text(ASSAY_TEXT("Report", "Hit@%1"), {std::to_string(k)});
}

std::string mrrTitle(int k, const words::Wording& wording) {
    return wording.text(ASSAY_TEXT("Report", "MRR@%1"), {std::to_string(k)});
}

std::string selfTitle(bool tieAware, const words::Wording& wording) {
    return tieAware ? wording.text(ASSAY_TEXT("Report", "Self@1, ties counted"))
                    : wording.text(ASSAY_TEXT("Report", "Self@1, strict"));
}

std::string goldDistanceTitle(const words::Wording& wording) {
    return wording.text(ASSAY_TEXT("Report", "Gold distance, median"));
}

std::string diagnosisTitle(evaluate::Diagnosis diagnosis, const words::Wording& wording) {
    switch (diagnosis) {
    case evaluate::Diagnosis::NearDuplicate:
        return wording.text(ASSAY_TEXT("Report", "near-duplicate boilerplate"));
    case evaluate::Diagnosis::ShortSection:
        return wording.text(ASSAY_TEXT("Report", "short section"));
    case evaluate::Diagnosis::NumericHeavy:
        return wording.text(ASSAY_TEXT("Report", "numeric-heavy"));
    case evaluate::Diagnosis::Navigational:
        break;
    }
    return wording.text(ASSAY_TEXT("Report", "navigational"));
}

std::string stratumTitle(const std::string& name, const words::Wording& wording) {
    return name.empty() ? wording.text(ASSAY_TEXT("Report", "not known")) : shortened(name, 80);
}

std::string noDiagnosisTitle(const words::Wording& wording) {
    return wording.text(ASSAY_TEXT("Report", "no explanation"));
}

std::string specTitle(const evaluate::SearchSpec& spec, const words::Wording& wording) {
    std::string text;
    switch (spec.kind) {
    case evaluate::SearchKind::Exact:
        text = wording.text(ASSAY_TEXT("Report", "Exact, by vector"));
        break;
    case evaluate::SearchKind::Hnsw:
        text = wording.text(ASSAY_TEXT("Report", "HNSW, by vector"));
        break;
    case evaluate::SearchKind::Lexical:
        text = wording.text(ASSAY_TEXT("Report", "Lexical (BM25)"));
        break;
    case evaluate::SearchKind::Hybrid:
        text = wording.text(ASSAY_TEXT("Report", "Hybrid, alpha %1"), {alphaText(spec.alpha, wording)});
        break;
    case evaluate::SearchKind::ReciprocalRank:
        text = wording.text(ASSAY_TEXT("Report", "Reciprocal rank fusion"));
        break;
    case evaluate::SearchKind::Engine:
        text = spec.mode == retrieval::RemoteMode::Vector
                   ? wording.text(ASSAY_TEXT("Report", "Engine %1, by vector"), {spec.engine})
               : spec.mode == retrieval::RemoteMode::Text
                   ? wording.text(ASSAY_TEXT("Report", "Engine %1, by text"), {spec.engine})
                   : wording.text(ASSAY_TEXT("Report", "Engine %1, hybrid"), {spec.engine});
        break;
    }
    if (spec.expandBy > 0) {
        text += wording.text(ASSAY_TEXT("Report", " + window ±%1"), {std::to_string(spec.expandBy)});
    }
    if (!spec.uniteOver.empty()) {
        text += wording.text(ASSAY_TEXT("Report", " + union over %1"), {spec.uniteOver});
    }
    return text;
}

std::string runStateTitle(const workspace::RunInfo& run, const words::Wording& wording) {
    if (run.origin == evaluate::kOutsideOrigin) {
        return wording.text(ASSAY_TEXT("Report", "from outside"));
    }
    switch (run.state) {
    case workspace::RunState::Running:
        return wording.text(ASSAY_TEXT("Report", "not finished"));
    case workspace::RunState::Stopped:
        return wording.text(ASSAY_TEXT("Report", "paused"));
    case workspace::RunState::Finished:
        break;
    }
    return wording.text(ASSAY_TEXT("Report", "finished"));
}

std::string windowCounts(const std::map<int, std::int64_t>& windows, const words::Wording& wording) {
    std::string text;
    for (const auto& [window, anchors] : windows) {
        text += (text.empty() ? "±" : " · ±") + std::to_string(window) + ": " + wording.count(anchors);
    }
    return text;
}

std::string clusterUnitTitle(evaluate::ClusterUnit unit, const words::Wording& wording) {
    switch (unit) {
    case evaluate::ClusterUnit::Company:
        return wording.text(ASSAY_TEXT("Report", "companies"));
    case evaluate::ClusterUnit::Filing:
        return wording.text(ASSAY_TEXT("Report", "filings"));
    case evaluate::ClusterUnit::Slice:
        break;
    }
    return wording.text(ASSAY_TEXT("Report", "slices"));
}

std::string sampleChanceText(const std::vector<evaluate::SampleChance>& chances, int k,
                             const words::Wording& wording) {
    std::string text;
    for (const evaluate::SampleChance& chance : chances) {
        const std::string regime = regimeTitle(chance.regime, wording);
        std::string part = !chance.hit ? wording.text(ASSAY_TEXT("Report", "%1 not known"), {regime})
                           : chance.certain == 0
                               ? wording.text(ASSAY_TEXT("Report", "%1 %2 %"),
                                              {regime, wording.number(100 * *chance.hit, 1)})
                               : wording.text(ASSAY_TEXT("Report", "%1 %2 % (%3 of %4 cannot be missed)"),
                                              {regime, wording.number(100 * *chance.hit, 1),
                                               wording.count(chance.certain), wording.count(chance.covered)});
        text += (text.empty() ? "" : ", ") + part;
    }
    return wording.text(ASSAY_TEXT("Report", "%1 by luck: %2"), {hitTitle(k, wording), text});
}

std::string placeTitle(const model::Sentence& sentence, const words::Wording& wording) {
    std::string title = sentence.company.empty() && sentence.cik ? std::to_string(*sentence.cik)
                                                                 : shortened(sentence.company, 80);
    const auto add = [&title](const std::string& part) {
        title += title.empty() || part.empty() ? part : " · " + part;
    };
    add(sentence.year ? std::to_string(*sentence.year) : std::string());
    add(sentence.section.empty() ? std::string() : words::sectionText(sentence.section, wording));
    return title.empty() ? sentence.sentenceId : title;
}

std::string withoutFolders(const std::string& source) {
    const bool isDrive = source.size() > 2 && source[1] == ':' && (source[2] == '\\' || source[2] == '/');
    const bool isPath = source.starts_with('/') || source.starts_with("\\\\") || source.starts_with("~/") ||
                        source.starts_with("./") || source.starts_with("../") ||
                        source.starts_with("file:") || isDrive;
    const std::size_t cut = source.find_last_of("/\\");
    const bool isAddress = source.find("://") != std::string::npos && !source.starts_with("file:");
    const bool isFile = cut != std::string::npos && source.find('.', cut) != std::string::npos;
    return cut == std::string::npos || isAddress || !(isPath || isFile) ? source : source.substr(cut + 1);
}

std::string whyNoTexts(evaluate::RunTexts texts, const std::string& corpus, const words::Wording& wording) {
    switch (texts) {
    case evaluate::RunTexts::There:
        return {};
    case evaluate::RunTexts::CorpusGone:
        return wording.text(ASSAY_TEXT("Report", "The corpus %1 is not in the workspace any more, so the "
                                                 "sentences cannot be shown."),
                            {corpus});
    case evaluate::RunTexts::CorpusChanged:
        break;
    }
    return wording.text(ASSAY_TEXT("Report", "The corpus %1 has other sentences now than when the run "
                                             "was made, so they cannot be shown."),
                        {corpus});
}

std::string whyNotSelf(const evaluate::RegimeFigures& figures, bool tieAware, const words::Wording& wording) {
    return figures.asked == 0 ? wording.text(ASSAY_TEXT("Report", "no anchor could be asked"))
           : tieAware
               ? wording.text(ASSAY_TEXT("Report", "the lists lack their anchors, or have no distances"))
               : wording.text(ASSAY_TEXT("Report", "the lists lack their anchors"));
}

std::string whyNotRanked(std::int64_t n, int k, const words::Wording& wording) {
    return n == 0 ? wording.text(ASSAY_TEXT("Report", "no covered anchor was asked"))
                  : wording.text(ASSAY_TEXT("Report", "lists end before rank %1 or are missing"),
                                 {std::to_string(k)});
}

std::string windowText(const model::NeighbourSettings& settings, const words::Wording& wording) {
    const model::NeighbourWindow& window = settings.window;
    std::string text =
        window.adaptive
            ? wording.text(
                  ASSAY_TEXT("Report", "Sentences of its section at most %1 positions away; where "
                                       "these are fewer than %2, at most %3."),
                  {std::to_string(window.base), std::to_string(window.target), std::to_string(window.max)})
            : wording.text(ASSAY_TEXT("Report", "Sentences of its section at most %1 positions away."),
                           {std::to_string(window.width)});
    const auto add = [&](const char* sentence) { text += " " + wording.text(sentence); };
    if (settings.onlyProse) {
        add(ASSAY_TEXT("Report", "Only prose counts, no headings and no tables."));
    }
    if (settings.excludeNavigational) {
        add(ASSAY_TEXT("Report", "Cross references are no gold."));
    }
    return text;
}

std::string filterText(const model::NeighbourSettings& settings, const words::Wording& wording) {
    if (std::ranges::find(settings.regimes, model::Regime::Filtered) == settings.regimes.end()) {
        return {};
    }
    if (settings.filterFields == std::vector<std::string>{"slice"}) {
        return wording.text(ASSAY_TEXT(
            "Report", "Searches among sentences of the anchor's company, form, year and section."));
    }
    std::string fields;
    for (const std::string& field : settings.filterFields) {
        fields += (fields.empty() ? "" : ", ") + field;
    }
    return wording.text(
        ASSAY_TEXT("Report", "Searches among sentences that have the anchor's value in these fields: %1."),
        {fields});
}

std::string vectorsText(const evaluate::NeighbourRunSettings& settings, const words::Wording& wording) {
    if (settings.model.empty()) {
        return settings.embeddings;
    }
    const std::string title =
        settings.embeddings == settings.model
            ? settings.model
            : wording.text(ASSAY_TEXT("Report", "%1, model %2"), {settings.embeddings, settings.model});
    return settings.model.starts_with("LSA")
               ? wording.text(ASSAY_TEXT("Report", "%1 (LSA is built into Assay, no language model)"),
                              {title})
               : title;
}

std::string alertText(evaluate::Alert alert) {
    return std::string(evaluate::alertName(alert));
}

std::string measureTitle(const evaluate::GateRule& rule, const words::Wording& wording) {
    switch (rule.measure) {
    case evaluate::GateMeasure::SelfAt1:
        return selfTitle(false, wording);
    case evaluate::GateMeasure::SelfAt1TieAware:
        return selfTitle(true, wording);
    case evaluate::GateMeasure::HitAt:
        return hitTitle(rule.k, wording);
    case evaluate::GateMeasure::MrrAt:
        return mrrTitle(rule.k, wording);
    case evaluate::GateMeasure::MedianGoldDistance:
        break;
    }
    return goldDistanceTitle(wording);
}

bool isShare(const evaluate::GateRule& rule) noexcept {
    return rule.measure == evaluate::GateMeasure::SelfAt1 ||
           rule.measure == evaluate::GateMeasure::SelfAt1TieAware ||
           rule.measure == evaluate::GateMeasure::HitAt;
}

std::string limitText(const evaluate::GateRule& rule, const words::Wording& wording) {
    const auto number = [&](double value) {
        return isShare(rule) ? wording.number(100 * value, 1) : wording.number(value, 3);
    };
    if (rule.atLeast) {
        return isShare(rule) ? wording.text(ASSAY_TEXT("Report", "at least %1 %"), {number(*rule.atLeast)})
                             : wording.text(ASSAY_TEXT("Report", "at least %1"), {number(*rule.atLeast)});
    }
    const double move = rule.largestMove.value_or(0);
    return isShare(rule) ? wording.text(ASSAY_TEXT("Report", "moves by at most %1 points"), {number(move)})
                         : wording.text(ASSAY_TEXT("Report", "moves by at most %1"), {number(move)});
}

std::string unjudgedText(evaluate::Unjudged why, const words::Wording& wording) {
    using evaluate::Unjudged;
    switch (why) {
    case Unjudged::Judged:
        return {};
    case Unjudged::RegimeNotSearched:
        return wording.text(ASSAY_TEXT("Report", "the run did not search this regime"));
    case Unjudged::NoneAsked:
        return wording.text(ASSAY_TEXT("Report", "no anchor could be asked"));
    case Unjudged::NoneCovered:
        return wording.text(ASSAY_TEXT("Report", "no anchor that was asked is covered"));
    case Unjudged::NoGoldDistance:
        return wording.text(ASSAY_TEXT("Report", "no gold was found, or the search ranks by scores"));
    case Unjudged::NoPair:
        return wording.text(ASSAY_TEXT("Report", "no anchor was asked by both and is covered in both"));
    case Unjudged::NotKnown:
        return wording.text(ASSAY_TEXT("Report", "the lists from outside do not say it"));
    case Unjudged::TooFewAnchors:
        return wording.text(ASSAY_TEXT("Report", "fewer than %1 anchors, too few to judge"),
                            {wording.count(evaluate::kLeastAnchors)});
    case Unjudged::TooFewClusters:
        return wording.text(
            ASSAY_TEXT("Report", "the anchors are of fewer than %1 companies, filings or sections"),
            {wording.count(static_cast<std::int64_t>(statistics::kLeastClusters))});
    case Unjudged::TooFewInCommon:
        return wording.text(ASSAY_TEXT("Report", "the run has fewer than %1 % of the baseline's anchors"),
                            {wording.number(100 * evaluate::kLeastInCommon, 0)});
    case Unjudged::OtherModel:
        return wording.text(ASSAY_TEXT("Report", "distances of two models have no scale in common"));
    case Unjudged::BaselineUndefined:
        break;
    }
    return wording.text(ASSAY_TEXT("Report", "the baseline has no such figure"));
}

std::string settingTitle(const std::string& setting, const words::Wording& wording) {
    static constexpr std::array<std::pair<std::string_view, const char*>, 27> kTitles{{
        {"only_prose", ASSAY_TEXT("Report", "Only prose")},
        {"exclude_navigational", ASSAY_TEXT("Report", "Without cross references")},
        {"regimes", ASSAY_TEXT("Report", "Regimes")},
        {"filter_fields", ASSAY_TEXT("Report", "Fields of the filter")},
        {"hit_at", ASSAY_TEXT("Report", "k of Hit@k")},
        {"mrr_at", ASSAY_TEXT("Report", "k of MRR@k")},
        {"seed", ASSAY_TEXT("Report", "Seed of the intervals")},
        {"near_duplicate_cosine", ASSAY_TEXT("Report", "Cosine of near duplicates")},
        {"cluster_by", ASSAY_TEXT("Report", "Clusters")},
        {"short_slice", ASSAY_TEXT("Report", "Sentences of a short section")},
        {"numeric_share", ASSAY_TEXT("Report", "Share of figures among the words")},
        {"corpus", ASSAY_TEXT("Report", "Corpus")},
        {"embeddings", ASSAY_TEXT("Report", "Vectors")},
        {"anchors", ASSAY_TEXT("Report", "Anchors")},
        {"model", ASSAY_TEXT("Report", "Model")},
        {"sampling.count", ASSAY_TEXT("Report", "Anchors to draw")},
        {"sampling.seed", ASSAY_TEXT("Report", "Seed of the draw")},
        {"sampling.strata", ASSAY_TEXT("Report", "Strata of the draw")},
        {"sampling.allocation", ASSAY_TEXT("Report", "Shares of the strata")},
        {"sampling.only_prose", ASSAY_TEXT("Report", "Anchors: only prose")},
        {"sampling.exclude_navigational", ASSAY_TEXT("Report", "Anchors: without cross references")},
        {"sampling.min_slice_length", ASSAY_TEXT("Report", "Anchors: least sentences of a section")},
        {"sampling.min_words", ASSAY_TEXT("Report", "Anchors: least words")},
        {"sampling.excluded_buckets", ASSAY_TEXT("Report", "Anchors: section lengths left out")},
        {"sampling.strata_field", ASSAY_TEXT("Report", "Strata by the field")},
        {"sampling.only_field", ASSAY_TEXT("Report", "Anchors: only by the field")},
        {"sampling.only_value", ASSAY_TEXT("Report", "Anchors: only with the value")},
    }};
    const auto* const known = std::ranges::find(kTitles, setting, &decltype(kTitles)::value_type::first);
    return known == kTitles.end() ? setting : wording.text(known->second);
}

std::string choiceText(const std::string& value, const words::Wording& wording) {
    static constexpr std::array kChoices{
        NamedText{"automatic", ASSAY_TEXT("Report", "automatic")},
        NamedText{"filtered", ASSAY_TEXT("Report", "filtered")},
        NamedText{"open", ASSAY_TEXT("Report", "open")},
        NamedText{"slice", ASSAY_TEXT("Report", "section of a filing")},
        NamedText{"length", ASSAY_TEXT("Report", "section length")},
        NamedText{"proportional", ASSAY_TEXT("Report", "in proportion")},
        NamedText{"equal", ASSAY_TEXT("Report", "equal shares")},
    };
    const char* const title = textNamed(kChoices, value);
    return title != nullptr ? wording.text(title) : value;
}

std::vector<SaidDifference> differencesInWords(std::span<const evaluate::DifferingSetting> differing,
                                               const words::Wording& wording) {
    std::vector<SaidDifference> said;
    const auto drawText = [&wording](const Json& value) {
        const std::string text = settingValue(value, wording);
        return value.is_string() ? choiceText(text, wording) : text;
    };
    const auto text = [&](const Json& value) {
        if (!value.is_object()) {
            return settingValue(value, wording);
        }
        std::string list;
        for (const auto& [member, one] : value.items()) {
            list +=
                (list.empty() ? "" : ", ") + settingTitle(kSampling + member, wording) + " " + drawText(one);
        }
        return list;
    };
    for (const evaluate::DifferingSetting& one : differing) {
        const Json run = Json::parse(one.run, nullptr, false);
        const Json baseline = Json::parse(one.baseline, nullptr, false);
        if (run.is_discarded() || baseline.is_discarded()) {
            said.push_back({settingTitle(one.name, wording), one.run, one.baseline});
        } else if (run.is_object() && baseline.is_object() && run != baseline) { // how anchors were drawn
            for (const auto& [member, value] : run.items()) {
                if (const auto other = baseline.find(member); other != baseline.end() && *other != value) {
                    said.push_back(
                        {settingTitle(kSampling + member, wording), drawText(value), drawText(*other)});
                }
            }
        } else {
            said.push_back({settingTitle(one.name, wording), text(run),
                            one.isOtherContent ? wording.text(ASSAY_TEXT("Report", "%1, with other content"),
                                                              {text(baseline)})
                                               : text(baseline)});
        }
    }
    return said;
}

std::string settingText(const std::string& json, const words::Wording& wording) {
    const auto value = nlohmann::ordered_json::parse(json, nullptr, false);
    return value.is_discarded() ? json : settingValue(value, wording);
}

std::string whyNotWhole(const words::Wording& wording) {
    return wording.text(ASSAY_TEXT("Report", "The run is not finished; only whole runs are judged."));
}

std::string whyNotComparable(const base::Error& error, const words::Wording& wording) {
    if (error.code != base::ErrorCode::InvalidArgument) {
        return wording.text(
            ASSAY_TEXT("Report", "The run cannot be judged against the baseline: they share no anchor."));
    }
    if (error.where == "hit_at" || error.where == "mrr_at") {
        return wording.text(
            ASSAY_TEXT("Report", "The run cannot be judged against the baseline: an alert threshold asks for "
                                 "k = %1, and one of the two did not look at so many results."),
            {error.detail});
    }
    return wording.text(ASSAY_TEXT("Report", "The run cannot be judged against the baseline: the two differ "
                                             "in “%1”, so their figures mean different things."),
                        {error.where});
}

std::string faultText(const evaluate::FiguresFault& fault, const words::Wording& wording) {
    using Rule = evaluate::FiguresRule;
    const auto with = [&](const char* text) { return wording.text(text, {fault.other}); };
    switch (fault.rule) {
    case Rule::OutOfRange:
        return with(ASSAY_TEXT("Report", "lies outside the range that it can have"));
    case Rule::MrrBelowHitAt1:
        return with(ASSAY_TEXT("Report", "is below %1, though every hit at rank 1 adds 1 to it"));
    case Rule::MrrAboveBound:
        return with(ASSAY_TEXT("Report",
                               "is above what the hits allow, for one beyond rank 1 adds at most 1/2 (%1)"));
    case Rule::HitFalls:
    case Rule::MrrFalls:
        return with(
            ASSAY_TEXT("Report", "falls as k grows against %1, though more results cannot find less"));
    case Rule::CountsDoNotAddUp:
        return with(ASSAY_TEXT("Report", "does not add up with %1"));
    case Rule::NotAShare:
        if (fault.countsUpTo) {
            std::string alone;
            for (const std::int64_t n : fault.countsAlone) {
                alone += (alone.empty() ? "" : ", ") + wording.number(static_cast<double>(n), 0);
            }
            const std::string most = wording.number(static_cast<double>(*fault.countsUpTo), 0);
            return alone.empty() ? wording.text(ASSAY_TEXT("Report", "no number of anchors up to %1 gives "
                                                                     "this share"),
                                                {most})
                                 : wording.text(ASSAY_TEXT("Report", "no number of covered anchors up to %1 "
                                                                     "gives this share together with the "
                                                                     "others; alone it fits %2"),
                                                {most, alone});
        }
        return with(ASSAY_TEXT("Report", "is no share that a whole count of n gives"));
    case Rule::PercentilesFall:
        return with(ASSAY_TEXT("Report", "falls below a smaller percentile (%1)"));
    case Rule::TieAwareBelowStrict:
        return with(ASSAY_TEXT("Report", "is below the strict figure (%1)"));
    case Rule::MrrBelowBound:
        return with(ASSAY_TEXT("Report", "is below what the hits demand (%1)"));
    case Rule::PartsDoNotAddUp:
        return with(ASSAY_TEXT("Report", "the parts do not come to what “%1” has"));
    case Rule::MeansDoNotFit:
        return with(ASSAY_TEXT("Report", "the mean of the parts by their weights is not that of “%1”"));
    case Rule::F1AboveHarmonic:
        return with(ASSAY_TEXT(
            "Report", "is above the harmonic mean of precision and recall over the same items (with %1)"));
    case Rule::NotOfMatrix:
        return with(ASSAY_TEXT("Report", "is not what the counts give (%1)"));
    case Rule::OutsideItsInterval:
        return with(ASSAY_TEXT("Report", "does not lie within its own interval"));
    }
    return {};
}

} // namespace assay::results
