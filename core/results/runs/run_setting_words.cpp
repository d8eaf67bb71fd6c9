// Names of a run's settings and of what mining counts.
#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/evaluate/neighbours/search_spec.h"
#include "core/json/settings_reader.h"
#include "core/results/answers/answer_words.h"
#include "core/results/answers/rubric_words.h"
#include "core/results/named_text.h"
#include "core/results/neighbours/neighbour_words.h"
#include "core/results/retrieval/retrieval_blocks.h"
#include "core/results/runs/run_words.h"
#include "core/words/question_words.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace assay::results {
namespace {

// By the whole path, of all kinds of runs; settings of the neighbour test stand in neighbour_words.
constexpr std::array kSettingTitles{
    NamedText{"test.window.adaptive", ASSAY_TEXT("Report", "Window grows")},
    NamedText{"test.window.width", ASSAY_TEXT("Report", "Width of the fixed window")},
    NamedText{"test.window.base", ASSAY_TEXT("Report", "Window at first")},
    NamedText{"test.window.target", ASSAY_TEXT("Report", "Gold that ends the growth")},
    NamedText{"test.window.max", ASSAY_TEXT("Report", "Largest window")},
    NamedText{"searches", ASSAY_TEXT("Report", "Searches")},
    NamedText{"relevance", ASSAY_TEXT("Report", "What is relevant")},
    NamedText{"measures", ASSAY_TEXT("Report", "Measures")},
    NamedText{"level", ASSAY_TEXT("Report", "Least grade that is relevant")},
    NamedText{"missed_beyond", ASSAY_TEXT("Report", "Missed beyond rank")},
    NamedText{"source_depth", ASSAY_TEXT("Report", "Results whose source counts")},
    NamedText{"timeout_ms", ASSAY_TEXT("Report", "Time limit in milliseconds")},
    NamedText{"fields", ASSAY_TEXT("Report", "Strata")},
    NamedText{"clusters", ASSAY_TEXT("Report", "Clusters")},
    NamedText{"seed", ASSAY_TEXT("Report", "Seed")},
    NamedText{"alphas", ASSAY_TEXT("Report", "Values of alpha")},
    NamedText{"fusion", ASSAY_TEXT("Report", "How scores are put on one scale")},
    NamedText{"suites", ASSAY_TEXT("Report", "Suites")},
    NamedText{"predictions", ASSAY_TEXT("Report", "Answers")},
    NamedText{"tokenizer", ASSAY_TEXT("Report", "Tokenizer")},
    NamedText{"stem", ASSAY_TEXT("Report", "Words are stemmed")},
    NamedText{"limit", ASSAY_TEXT("Report", "At most so many questions")},
    NamedText{"rubric.name", ASSAY_TEXT("Report", "Rubric")},
    NamedText{"rubric.title", ASSAY_TEXT("Report", "Title of the rubric")},
    NamedText{"rubric.source", ASSAY_TEXT("Report", "Source of the rubric")},
    NamedText{"rubric.version", ASSAY_TEXT("Report", "Version of the rubric")},
    NamedText{"rubric.tokenizer", ASSAY_TEXT("Report", "Tokenizer of the rubric")},
    NamedText{"rubric.stem", ASSAY_TEXT("Report", "Words are stemmed by the rubric")},
    NamedText{"rubric.citations", ASSAY_TEXT("Report", "Form of citations")},
    NamedText{"rubric.norwegian", ASSAY_TEXT("Report", "Norwegian texts")},
    NamedText{"rubric.parts", ASSAY_TEXT("Report", "Parts of the rubric")},
    NamedText{"rubric.pass", ASSAY_TEXT("Report", "Pass from")},
    NamedText{"rubric.acceptable", ASSAY_TEXT("Report", "Acceptable from")},
    NamedText{"rubric.demands", ASSAY_TEXT("Report", "Demands of the rubric")},
    NamedText{"rubric.flags", ASSAY_TEXT("Report", "Flags of the rubric")},
    NamedText{"rubric.bands", ASSAY_TEXT("Report", "Bands of the rubric")},
    NamedText{"rubric.targets", ASSAY_TEXT("Report", "Targets of the rubric")},
    NamedText{"rubric.hints", ASSAY_TEXT("Report", "Hints of the rubric")},
    NamedText{"rubric.assertions", ASSAY_TEXT("Report", "Assertions of the rubric")},
    NamedText{"answers", ASSAY_TEXT("Report", "Run of the answers")},
    NamedText{"views", ASSAY_TEXT("Report", "Views")},
    NamedText{"patterns.name", ASSAY_TEXT("Report", "Patterns")},
    NamedText{"patterns.version", ASSAY_TEXT("Report", "Version of the patterns")},
    NamedText{"patterns.source", ASSAY_TEXT("Report", "Source of the patterns")},
    NamedText{"patterns.kpi_sections", ASSAY_TEXT("Report", "Sections read for figures")},
    NamedText{"patterns.kpi_labels", ASSAY_TEXT("Report", "Labels of figures")},
    NamedText{"patterns.risk_sections", ASSAY_TEXT("Report", "Sections read for risks")},
    NamedText{"patterns.risk_labels", ASSAY_TEXT("Report", "Labels of risks")},
    NamedText{"patterns.risk_fallback.label", ASSAY_TEXT("Report", "Label of other risks")},
    NamedText{"patterns.risk_fallback.patterns", ASSAY_TEXT("Report", "Patterns of other risks")},
    NamedText{"patterns.risk_fallback.near", ASSAY_TEXT("Report", "What stands near other risks")},
    NamedText{"patterns.risk_cues", ASSAY_TEXT("Report", "Cues of risks")},
    NamedText{"patterns.amount_cues", ASSAY_TEXT("Report", "Cues of amounts")},
    NamedText{"patterns.first_number", ASSAY_TEXT("Report", "Pattern of a number")},
    NamedText{"patterns.causal_connectors", ASSAY_TEXT("Report", "Words that give a cause")},
    NamedText{"patterns.definition_sections", ASSAY_TEXT("Report", "Sections read for definitions")},
    NamedText{"patterns.definitions", ASSAY_TEXT("Report", "Patterns of definitions")},
    NamedText{"patterns.definitions_except", ASSAY_TEXT("Report", "What is no definition")},
    NamedText{"patterns.verification_sections", ASSAY_TEXT("Report", "Sections read for verifications")},
    NamedText{"patterns.verifications", ASSAY_TEXT("Report", "Patterns of verifications")},
    NamedText{"patterns.verifications_except", ASSAY_TEXT("Report", "What is no verification")},
    NamedText{"patterns.repairs", ASSAY_TEXT("Report", "Repaired patterns")},
    NamedText{"patterns.trend.years_least", ASSAY_TEXT("Report", "Bundles over years: least years")},
    NamedText{"patterns.trend.sentences_per_year",
              ASSAY_TEXT("Report", "Bundles over years: sentences of a year")},
    NamedText{"patterns.cross_company.companies_least",
              ASSAY_TEXT("Report", "Bundles of several companies: least companies")},
    NamedText{"patterns.cross_company.companies_most",
              ASSAY_TEXT("Report", "Bundles of several companies: most companies")},
    NamedText{"patterns.cross_company.sentences_most",
              ASSAY_TEXT("Report", "Bundles of several companies: most sentences")},
    NamedText{"patterns.cross_company.sentences_per_company",
              ASSAY_TEXT("Report", "Bundles of several companies: sentences of a company")},
    NamedText{"patterns.cross_company.risk_cues_least",
              ASSAY_TEXT("Report", "Bundles of several companies: least cues of risk")},
    NamedText{"patterns.cross_company.needs_amount_cue",
              ASSAY_TEXT("Report", "Bundles of several companies: an amount is needed")},
    NamedText{"patterns.risk_cues_usable", ASSAY_TEXT("Report", "Cues of a usable risk")},
    NamedText{"patterns.risk_cues_dense", ASSAY_TEXT("Report", "Cues of a dense risk")},
    NamedText{"patterns.near_duplicate_from", ASSAY_TEXT("Report", "Nearly equal texts from")},
    NamedText{"patterns.only_prose", ASSAY_TEXT("Report", "Only prose")},
    NamedText{"thresholds", ASSAY_TEXT("Report", "Thresholds")},
    NamedText{"nli_hard", ASSAY_TEXT("Report", "NLI, hard")},
    NamedText{"nli_soft", ASSAY_TEXT("Report", "NLI, soft")},
    NamedText{"constraints.recall_hallucination",
              ASSAY_TEXT("Report", "Constraint: recall of hallucination from")},
    NamedText{"constraints.precision_accurate",
              ASSAY_TEXT("Report", "Constraint: precision of accurate from")},
    NamedText{"constraints.recall_contradiction",
              ASSAY_TEXT("Report", "Constraint: recall of contradiction from")},
    NamedText{"scenarios", ASSAY_TEXT("Report", "Scenarios")},
    NamedText{"coverage", ASSAY_TEXT("Report", "Target mix")},
    NamedText{"detector_only", ASSAY_TEXT("Report", "Detector of bad questions only")},
    NamedText{"now", ASSAY_TEXT("Report", "Moment of the check")},
    NamedText{"figures", ASSAY_TEXT("Report", "Run of the figures")},
    NamedText{"flagged", ASSAY_TEXT("Report", "Flagged questions are left out")},
    NamedText{"others", ASSAY_TEXT("Report", "Other questions that are left out")},
};

constexpr std::array kViewTitles{
    NamedText{"view1_kpi_scan", ASSAY_TEXT("Report", "Figures")},
    NamedText{"view2_risk_atlas", ASSAY_TEXT("Report", "Risks")},
    NamedText{"v5_definitions", ASSAY_TEXT("Report", "Definitions")},
    NamedText{"v5_verifications", ASSAY_TEXT("Report", "Verifications")},
    NamedText{"v3_trend", ASSAY_TEXT("Report", "Bundles over years")},
    NamedText{"v4_cross_company", ASSAY_TEXT("Report", "Bundles of several companies")},
};

constexpr std::array kMinedTitles{
    NamedText{"sentences", ASSAY_TEXT("Report", "Sentences")},
    NamedText{"read", ASSAY_TEXT("Report", "Sentences read")},
    NamedText{"tagged", ASSAY_TEXT("Report", "Sentences with a label")},
    NamedText{"left_out.repeated", ASSAY_TEXT("Report", "Equal texts left out")},
    NamedText{"left_out.near_duplicates", ASSAY_TEXT("Report", "Nearly equal texts left out")},
    NamedText{"left_out.of_one_year", ASSAY_TEXT("Report", "Bundles of one year left out")},
    NamedText{"left_out.of_one_company", ASSAY_TEXT("Report", "Bundles of one company left out")},
};

constexpr std::array kOfViewTitles{
    NamedText{"sentences", ASSAY_TEXT("Report", "%1: sentences")},
    NamedText{"rows", ASSAY_TEXT("Report", "%1: rows")},
    NamedText{"with_amount_cue", ASSAY_TEXT("Report", "%1: rows with an amount")},
    NamedText{"with_number", ASSAY_TEXT("Report", "%1: rows with a number")},
    NamedText{"usable", ASSAY_TEXT("Report", "%1: rows with cues enough")},
    NamedText{"dense", ASSAY_TEXT("Report", "%1: dense rows")},
    NamedText{"bundles", ASSAY_TEXT("Report", "%1: bundles")},
};

// What stands after the point is data: a label, a year, a section.
constexpr std::array kDividedTitles{
    NamedText{"by_label.", ASSAY_TEXT("Report", "%1, label %2")},
    NamedText{"by_year.", ASSAY_TEXT("Report", "%1, year %2")},
    NamedText{"by_section.", ASSAY_TEXT("Report", "%1, %2")},
    NamedText{"by_topic.", ASSAY_TEXT("Report", "%1, topic %2")},
    NamedText{"by_type.", ASSAY_TEXT("Report", "%1, type %2")},
};

// A list of a rubric as its editor says it; what is no such list: nullopt.
std::optional<std::string> rubricListInWords(std::string_view member, const nlohmann::ordered_json& list,
                                             const words::Wording& w) {
    nlohmann::ordered_json document{{"name", member}};
    document[std::string(member)] = list;
    const auto rubric = evaluate::rubricFromJson(
        document.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace));
    return rubric ? std::optional(rubricListText(*rubric, member, w)) : std::nullopt;
}

// "Hit@1, Hit@3" for "success.1,3"; of a measure without a title its name.
std::string measureInWords(const std::string& measure, const words::Wording& w) {
    const std::size_t point = measure.find('.');
    if (point == std::string::npos) {
        return retrievalMeasureTitle(measure, w);
    }
    std::string list;
    for (std::size_t from = point + 1; from <= measure.size();) {
        const std::size_t end = std::min(measure.find(',', from), measure.size());
        list += (list.empty() ? "" : ", ") +
                retrievalMeasureTitle(measure.substr(0, point) + "_" + measure.substr(from, end - from), w);
        from = end + 1;
    }
    return list;
}

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
        constexpr std::string_view kRubric = "rubric.";
        if (value.is_array() && setting.starts_with(kRubric)) {
            if (auto said = rubricListInWords(setting.substr(kRubric.size()), value, w)) {
                return *std::move(said);
            }
        }
        return settingText(value.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace), w);
    }
    const auto text = value.get<std::string>();
    if (setting == "searches") {
        const auto spec = evaluate::readSearchSpec(text);
        return spec ? specTitle(*spec, w) : text;
    }
    if (setting == "measures") {
        return measureInWords(text, w);
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
    if (setting == "tokenizer" || setting == "rubric.tokenizer" || setting == "rubric.citations") {
        return rubricChoiceTitle(text, w);
    }
    if (setting == "fusion" && text == "min_max") {
        return w.text(ASSAY_TEXT("Report", "least to largest score"));
    }
    return choiceText(text, w);
}

} // namespace

std::string runSettingTitle(std::string_view setting, const words::Wording& wording) {
    if (const char* const title = textNamed(kSettingTitles, setting)) {
        return wording.text(title);
    }
    constexpr std::string_view kTest = "test.";
    return settingTitle(std::string(setting.starts_with(kTest) ? setting.substr(kTest.size()) : setting),
                        wording);
}

std::string runSettingText(const evaluate::RunSetting& setting, const words::Wording& wording) {
    const auto value = json::parseSettingsJson(setting.value);
    return value.is_discarded() ? setting.value : valueInWords(setting.name, value, wording);
}

std::string runSystemText(std::string_view kind, std::string_view system, const words::Wording& wording) {
    if (kind != evaluate::kNeighbourRuns) {
        return std::string(system);
    }
    std::string text;
    for (std::size_t from = 0; from <= system.size();) {
        const std::size_t end = std::min(system.find(", ", from), system.size());
        const std::string_view part = system.substr(from, end - from);
        const auto spec = evaluate::readSearchSpec(part);
        text += (text.empty() ? "" : ", ") + (spec ? specTitle(*spec, wording) : std::string(part));
        from = end + 2;
    }
    return text;
}

std::string minedFigureTitle(std::string_view figure, const words::Wording& wording) {
    if (const char* const title = textNamed(kMinedTitles, figure)) {
        return wording.text(title);
    }
    const std::size_t point = figure.find('.');
    const char* const view = textNamed(kViewTitles, figure.substr(0, point));
    if (view == nullptr || point == std::string_view::npos) {
        return std::string(figure);
    }
    const std::string name = wording.text(view);
    const std::string_view count = figure.substr(point + 1);
    if (const char* const title = textNamed(kOfViewTitles, count)) {
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
