// Names of a run's settings and of what mining counts.
#include "core/evaluate/neighbours/search_spec.h"
#include "core/json/settings_reader.h"
#include "core/results/answers/answer_words.h"
#include "core/results/neighbours/neighbour_words.h"
#include "core/results/runs/run_words.h"
#include "core/words/question_words.h"

#include <algorithm>
#include <array>
#include <utility>

namespace assay::results {
namespace {

using RunWord = std::pair<std::string_view, const char*>;

const char* wordCalled(std::span<const RunWord> list, std::string_view name) {
    const auto found = std::ranges::find(list, name, &RunWord::first);
    return found == list.end() ? nullptr : found->second;
}

// By the whole path, of all kinds of runs; settings of the neighbour test stand in neighbour_words.
constexpr std::array kSettingTitles{
    RunWord{"test.window.adaptive", ASSAY_TEXT("Report", "Window grows")},
    RunWord{"test.window.width", ASSAY_TEXT("Report", "Width of the fixed window")},
    RunWord{"test.window.base", ASSAY_TEXT("Report", "Window at first")},
    RunWord{"test.window.target", ASSAY_TEXT("Report", "Gold that ends the growth")},
    RunWord{"test.window.max", ASSAY_TEXT("Report", "Largest window")},
    RunWord{"sampling.count", ASSAY_TEXT("Report", "Anchors to draw")},
    RunWord{"sampling.seed", ASSAY_TEXT("Report", "Seed of the draw")},
    RunWord{"sampling.strata", ASSAY_TEXT("Report", "Strata of the draw")},
    RunWord{"sampling.allocation", ASSAY_TEXT("Report", "Shares of the strata")},
    RunWord{"sampling.only_prose", ASSAY_TEXT("Report", "Anchors: only prose")},
    RunWord{"sampling.exclude_navigational", ASSAY_TEXT("Report", "Anchors: without cross references")},
    RunWord{"sampling.min_slice_length", ASSAY_TEXT("Report", "Anchors: least sentences of a section")},
    RunWord{"sampling.min_words", ASSAY_TEXT("Report", "Anchors: least words")},
    RunWord{"sampling.excluded_buckets", ASSAY_TEXT("Report", "Anchors: section lengths left out")},
    RunWord{"searches", ASSAY_TEXT("Report", "Searches")},
    RunWord{"relevance", ASSAY_TEXT("Report", "What is relevant")},
    RunWord{"measures", ASSAY_TEXT("Report", "Measures")},
    RunWord{"level", ASSAY_TEXT("Report", "Least grade that is relevant")},
    RunWord{"missed_beyond", ASSAY_TEXT("Report", "Missed beyond rank")},
    RunWord{"source_depth", ASSAY_TEXT("Report", "Results whose source counts")},
    RunWord{"timeout_ms", ASSAY_TEXT("Report", "Time limit in milliseconds")},
    RunWord{"fields", ASSAY_TEXT("Report", "Strata")},
    RunWord{"clusters", ASSAY_TEXT("Report", "Clusters")},
    RunWord{"seed", ASSAY_TEXT("Report", "Seed")},
    RunWord{"alphas", ASSAY_TEXT("Report", "Values of alpha")},
    RunWord{"fusion", ASSAY_TEXT("Report", "How scores are put on one scale")},
    RunWord{"suites", ASSAY_TEXT("Report", "Suites")},
    RunWord{"predictions", ASSAY_TEXT("Report", "Answers")},
    RunWord{"tokenizer", ASSAY_TEXT("Report", "Tokenizer")},
    RunWord{"stem", ASSAY_TEXT("Report", "Words are stemmed")},
    RunWord{"limit", ASSAY_TEXT("Report", "At most so many questions")},
    RunWord{"rubric.name", ASSAY_TEXT("Report", "Rubric")},
    RunWord{"rubric.title", ASSAY_TEXT("Report", "Title of the rubric")},
    RunWord{"rubric.source", ASSAY_TEXT("Report", "Source of the rubric")},
    RunWord{"rubric.version", ASSAY_TEXT("Report", "Version of the rubric")},
    RunWord{"rubric.tokenizer", ASSAY_TEXT("Report", "Tokenizer of the rubric")},
    RunWord{"rubric.stem", ASSAY_TEXT("Report", "Words are stemmed by the rubric")},
    RunWord{"rubric.citations", ASSAY_TEXT("Report", "Form of citations")},
    RunWord{"rubric.norwegian", ASSAY_TEXT("Report", "Norwegian texts")},
    RunWord{"rubric.parts", ASSAY_TEXT("Report", "Parts of the rubric")},
    RunWord{"rubric.pass", ASSAY_TEXT("Report", "Pass from")},
    RunWord{"rubric.acceptable", ASSAY_TEXT("Report", "Acceptable from")},
    RunWord{"rubric.demands", ASSAY_TEXT("Report", "Demands of the rubric")},
    RunWord{"rubric.flags", ASSAY_TEXT("Report", "Flags of the rubric")},
    RunWord{"rubric.bands", ASSAY_TEXT("Report", "Bands of the rubric")},
    RunWord{"rubric.targets", ASSAY_TEXT("Report", "Targets of the rubric")},
    RunWord{"rubric.hints", ASSAY_TEXT("Report", "Hints of the rubric")},
    RunWord{"rubric.assertions", ASSAY_TEXT("Report", "Assertions of the rubric")},
    RunWord{"answers", ASSAY_TEXT("Report", "Run of the answers")},
    RunWord{"views", ASSAY_TEXT("Report", "Views")},
    RunWord{"patterns.name", ASSAY_TEXT("Report", "Patterns")},
    RunWord{"patterns.version", ASSAY_TEXT("Report", "Version of the patterns")},
    RunWord{"patterns.source", ASSAY_TEXT("Report", "Source of the patterns")},
    RunWord{"patterns.kpi_sections", ASSAY_TEXT("Report", "Sections read for figures")},
    RunWord{"patterns.kpi_labels", ASSAY_TEXT("Report", "Labels of figures")},
    RunWord{"patterns.risk_sections", ASSAY_TEXT("Report", "Sections read for risks")},
    RunWord{"patterns.risk_labels", ASSAY_TEXT("Report", "Labels of risks")},
    RunWord{"patterns.risk_fallback.label", ASSAY_TEXT("Report", "Label of other risks")},
    RunWord{"patterns.risk_fallback.patterns", ASSAY_TEXT("Report", "Patterns of other risks")},
    RunWord{"patterns.risk_fallback.near", ASSAY_TEXT("Report", "What stands near other risks")},
    RunWord{"patterns.risk_cues", ASSAY_TEXT("Report", "Cues of risks")},
    RunWord{"patterns.amount_cues", ASSAY_TEXT("Report", "Cues of amounts")},
    RunWord{"patterns.first_number", ASSAY_TEXT("Report", "Pattern of a number")},
    RunWord{"patterns.causal_connectors", ASSAY_TEXT("Report", "Words that give a cause")},
    RunWord{"patterns.definition_sections", ASSAY_TEXT("Report", "Sections read for definitions")},
    RunWord{"patterns.definitions", ASSAY_TEXT("Report", "Patterns of definitions")},
    RunWord{"patterns.definitions_except", ASSAY_TEXT("Report", "What is no definition")},
    RunWord{"patterns.verification_sections", ASSAY_TEXT("Report", "Sections read for verifications")},
    RunWord{"patterns.verifications", ASSAY_TEXT("Report", "Patterns of verifications")},
    RunWord{"patterns.verifications_except", ASSAY_TEXT("Report", "What is no verification")},
    RunWord{"patterns.repairs", ASSAY_TEXT("Report", "Repaired patterns")},
    RunWord{"patterns.trend.years_least", ASSAY_TEXT("Report", "Bundles over years: least years")},
    RunWord{"patterns.trend.sentences_per_year",
            ASSAY_TEXT("Report", "Bundles over years: sentences of a year")},
    RunWord{"patterns.cross_company.companies_least",
            ASSAY_TEXT("Report", "Bundles of several companies: least companies")},
    RunWord{"patterns.cross_company.companies_most",
            ASSAY_TEXT("Report", "Bundles of several companies: most companies")},
    RunWord{"patterns.cross_company.sentences_most",
            ASSAY_TEXT("Report", "Bundles of several companies: most sentences")},
    RunWord{"patterns.cross_company.sentences_per_company",
            ASSAY_TEXT("Report", "Bundles of several companies: sentences of a company")},
    RunWord{"patterns.cross_company.risk_cues_least",
            ASSAY_TEXT("Report", "Bundles of several companies: least cues of risk")},
    RunWord{"patterns.cross_company.needs_amount_cue",
            ASSAY_TEXT("Report", "Bundles of several companies: an amount is needed")},
    RunWord{"patterns.risk_cues_usable", ASSAY_TEXT("Report", "Cues of a usable risk")},
    RunWord{"patterns.risk_cues_dense", ASSAY_TEXT("Report", "Cues of a dense risk")},
    RunWord{"patterns.near_duplicate_from", ASSAY_TEXT("Report", "Nearly equal texts from")},
    RunWord{"patterns.only_prose", ASSAY_TEXT("Report", "Only prose")},
    RunWord{"thresholds", ASSAY_TEXT("Report", "Thresholds")},
    RunWord{"nli_hard", ASSAY_TEXT("Report", "NLI, hard")},
    RunWord{"nli_soft", ASSAY_TEXT("Report", "NLI, soft")},
    RunWord{"constraints.recall_hallucination",
            ASSAY_TEXT("Report", "Constraint: recall of hallucination from")},
    RunWord{"constraints.precision_accurate", ASSAY_TEXT("Report", "Constraint: precision of accurate from")},
    RunWord{"constraints.recall_contradiction",
            ASSAY_TEXT("Report", "Constraint: recall of contradiction from")},
    RunWord{"scenarios", ASSAY_TEXT("Report", "Scenarios")},
    RunWord{"coverage", ASSAY_TEXT("Report", "Target mix")},
    RunWord{"detector_only", ASSAY_TEXT("Report", "Detector of bad questions only")},
    RunWord{"now", ASSAY_TEXT("Report", "Moment of the check")},
    RunWord{"figures", ASSAY_TEXT("Report", "Run of the figures")},
    RunWord{"flagged", ASSAY_TEXT("Report", "Flagged questions are left out")},
    RunWord{"others", ASSAY_TEXT("Report", "Other questions that are left out")},
};

// Values that are names of a choice, in whatever setting.
constexpr std::array kValueTitles{
    RunWord{"automatic", ASSAY_TEXT("Report", "automatic")},
    RunWord{"filtered", ASSAY_TEXT("Report", "filtered")},
    RunWord{"open", ASSAY_TEXT("Report", "open")},
    RunWord{"slice", ASSAY_TEXT("Report", "section of a filing")},
    RunWord{"length", ASSAY_TEXT("Report", "section length")},
    RunWord{"proportional", ASSAY_TEXT("Report", "in proportion")},
    RunWord{"equal", ASSAY_TEXT("Report", "equal shares")},
    RunWord{"min_max", ASSAY_TEXT("Report", "least to largest score")},
    RunWord{"ascii", ASSAY_TEXT("Report", "as rouge_score")},
    RunWord{"unicode", ASSAY_TEXT("Report", "Unicode words")},
};

constexpr std::array kViewTitles{
    RunWord{"view1_kpi_scan", ASSAY_TEXT("Report", "Figures")},
    RunWord{"view2_risk_atlas", ASSAY_TEXT("Report", "Risks")},
    RunWord{"v5_definitions", ASSAY_TEXT("Report", "Definitions")},
    RunWord{"v5_verifications", ASSAY_TEXT("Report", "Verifications")},
    RunWord{"v3_trend", ASSAY_TEXT("Report", "Bundles over years")},
    RunWord{"v4_cross_company", ASSAY_TEXT("Report", "Bundles of several companies")},
};

constexpr std::array kMinedTitles{
    RunWord{"sentences", ASSAY_TEXT("Report", "Sentences")},
    RunWord{"read", ASSAY_TEXT("Report", "Sentences read")},
    RunWord{"tagged", ASSAY_TEXT("Report", "Sentences with a label")},
    RunWord{"left_out.repeated", ASSAY_TEXT("Report", "Equal texts left out")},
    RunWord{"left_out.near_duplicates", ASSAY_TEXT("Report", "Nearly equal texts left out")},
    RunWord{"left_out.of_one_year", ASSAY_TEXT("Report", "Bundles of one year left out")},
    RunWord{"left_out.of_one_company", ASSAY_TEXT("Report", "Bundles of one company left out")},
};

constexpr std::array kOfViewTitles{
    RunWord{"sentences", ASSAY_TEXT("Report", "%1: sentences")},
    RunWord{"rows", ASSAY_TEXT("Report", "%1: rows")},
    RunWord{"with_amount_cue", ASSAY_TEXT("Report", "%1: rows with an amount")},
    RunWord{"with_number", ASSAY_TEXT("Report", "%1: rows with a number")},
    RunWord{"usable", ASSAY_TEXT("Report", "%1: rows with cues enough")},
    RunWord{"dense", ASSAY_TEXT("Report", "%1: dense rows")},
    RunWord{"bundles", ASSAY_TEXT("Report", "%1: bundles")},
};

// What stands after the point is data: a label, a year, a section.
constexpr std::array kDividedTitles{
    RunWord{"by_label.", ASSAY_TEXT("Report", "%1, label %2")},
    RunWord{"by_year.", ASSAY_TEXT("Report", "%1, year %2")},
    RunWord{"by_section.", ASSAY_TEXT("Report", "%1, %2")},
    RunWord{"by_topic.", ASSAY_TEXT("Report", "%1, topic %2")},
    RunWord{"by_type.", ASSAY_TEXT("Report", "%1, type %2")},
};

// Searches as their own page names them, fields and choices by their titles; the rest as it is.
std::string valueInWords(std::string_view setting, const nlohmann::ordered_json& value,
                         const words::Wording& w) {
    if (value.is_array() && !value.empty() &&
        std::ranges::none_of(value, [](const auto& one) { return one.is_structured(); })) {
        std::string list;
        for (const auto& one : value) {
            list += (list.empty() ? "" : ", ") + valueInWords(setting, one, w);
        }
        return list;
    }
    if (!value.is_string()) {
        return settingText(value.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace), w);
    }
    const auto text = value.get<std::string>();
    if (setting == "searches") {
        const auto spec = evaluate::readSearchSpec(text);
        return spec ? specTitle(*spec, w) : text;
    }
    if (setting == "fields") {
        return words::fieldTitle(std::string_view(text), w);
    }
    if (setting == "rubric.title") {
        return rubricTitle(text, text, w);
    }
    if (setting == "now") {
        return w.moment(text);
    }
    const char* const title = wordCalled(kValueTitles, text);
    return title != nullptr ? w.text(title) : text;
}

} // namespace

std::string runSettingTitle(std::string_view setting, const words::Wording& wording) {
    if (const char* const title = wordCalled(kSettingTitles, setting)) {
        return wording.text(title);
    }
    constexpr std::string_view kTest = "test.";
    return setting.starts_with(kTest) ? settingTitle(std::string(setting.substr(kTest.size())), wording)
                                      : std::string(setting);
}

std::string runSettingText(const evaluate::RunSetting& setting, const words::Wording& wording) {
    const auto value = json::parseSettingsJson(setting.value);
    return value.is_discarded() ? setting.value : valueInWords(setting.name, value, wording);
}

std::string minedFigureTitle(std::string_view figure, const words::Wording& wording) {
    if (const char* const title = wordCalled(kMinedTitles, figure)) {
        return wording.text(title);
    }
    const std::size_t point = figure.find('.');
    const char* const view = wordCalled(kViewTitles, figure.substr(0, point));
    if (view == nullptr || point == std::string_view::npos) {
        return std::string(figure);
    }
    const std::string name = wording.text(view);
    const std::string_view count = figure.substr(point + 1);
    if (const char* const title = wordCalled(kOfViewTitles, count)) {
        return wording.text(title, {name});
    }
    for (const auto& [by, title] : kDividedTitles) {
        if (count.starts_with(by)) {
            const std::string_view part = count.substr(by.size());
            return wording.text(title, {name, by == "by_section." ? words::fieldValueText(
                                                                        "section", std::string(part), wording)
                                                                  : words::spaced(part)});
        }
    }
    return std::string(figure);
}

} // namespace assay::results
