#include "core/results/mining/mining_blocks.h"

#include "core/json/settings_reader.h"
#include "core/results/report/section_makers.h"
#include "core/words/question_words.h"

#include <array>
#include <map>
#include <optional>
#include <utility>

namespace assay::results {
namespace {

using MinedFigures = nlohmann::ordered_json;

// The whole number at a path of members; nullopt: it is not there.
std::optional<std::int64_t> minedCount(const MinedFigures& figures, std::string_view part,
                                       std::string_view member) {
    const MinedFigures* const object = part.empty() ? &figures : base::memberOf(figures, part);
    const MinedFigures* const found = object != nullptr ? base::memberOf(*object, member) : nullptr;
    return found != nullptr ? base::integerIn<std::int64_t>(*found) : std::nullopt;
}

std::vector<std::pair<std::string, std::int64_t>>
minedCounts(const MinedFigures& figures, std::string_view part, std::string_view member) {
    std::vector<std::pair<std::string, std::int64_t>> counts;
    const MinedFigures* const object = base::memberOf(figures, part);
    const MinedFigures* const list = object != nullptr ? base::memberOf(*object, member) : nullptr;
    if (list != nullptr && list->is_object()) {
        for (const auto& [name, value] : list->items()) {
            counts.emplace_back(name, base::integerIn<std::int64_t>(value).value_or(0));
        }
    }
    return counts;
}

KeyFigures minedKeyFigures(const MinedFigures& figures, const words::Wording& wording) {
    KeyFigures list;
    const auto add = [&](const char* label, std::string_view part, std::string_view member,
                         const char* definition) {
        if (const auto count = minedCount(figures, part, member)) {
            list.list.push_back({wording.text(label), countFigure(*count), Verdict::None, definition});
        }
    };
    add(ASSAY_TEXT("Report", "Sentences read"), "", "read", "mined_read");
    add(ASSAY_TEXT("Report", "Rows of figures"), "view1_kpi_scan", "rows", "mined_row");
    add(ASSAY_TEXT("Report", "Of these with an amount"), "view1_kpi_scan", "with_amount_cue", "mined_usable");
    add(ASSAY_TEXT("Report", "Rows of risks"), "view2_risk_atlas", "rows", "mined_row");
    add(ASSAY_TEXT("Report", "Of these with cues enough"), "view2_risk_atlas", "usable", "mined_usable");
    add(ASSAY_TEXT("Report", "Of these dense"), "view2_risk_atlas", "dense", "mined_dense");
    add(ASSAY_TEXT("Report", "Definitions found"), "v5_definitions", "rows", "mined_row");
    add(ASSAY_TEXT("Report", "Verifications found"), "v5_verifications", "rows", "mined_row");
    add(ASSAY_TEXT("Report", "Bundles over years"), "v3_trend", "bundles", "mined_bundle");
    add(ASSAY_TEXT("Report", "Bundles of several companies"), "v4_cross_company", "bundles", "mined_bundle");
    add(ASSAY_TEXT("Report", "Equal texts left out"), "left_out", "repeated", "mined_left_out");
    add(ASSAY_TEXT("Report", "Nearly equal texts left out"), "left_out", "near_duplicates", "mined_left_out");
    return list;
}

// One row for each label, with its rows in the view and its bundles of both kinds.
Table minedLabels(const MinedFigures& figures, const std::string& suffix, const words::Wording& wording) {
    struct Counts {
        std::string view;
        std::int64_t rows = 0, trends = 0, across = 0;
    };

    std::map<std::string, Counts> labels;
    for (const auto& [part, title] : {std::pair("view1_kpi_scan", ASSAY_TEXT("Report", "Figures")),
                                      std::pair("view2_risk_atlas", ASSAY_TEXT("Report", "Risks"))}) {
        for (const auto& [name, count] : minedCounts(figures, part, "by_label")) {
            labels[name].view = wording.text(title);
            labels[name].rows = count;
        }
    }
    for (const auto& [name, count] : minedCounts(figures, "v3_trend", "by_topic")) {
        labels[name].trends = count;
    }
    for (const auto& [name, count] : minedCounts(figures, "v4_cross_company", "by_topic")) {
        labels[name].across = count;
    }
    Table table;
    table.name = "mining_labels" + suffix;
    table.title = wording.text(ASSAY_TEXT("Report", "What was mined, by label"));
    table.columns = {
        {"label", wording.text(ASSAY_TEXT("Report", "Label"))},
        {"view", wording.text(ASSAY_TEXT("Report", "View"))},
        {"rows", wording.text(ASSAY_TEXT("Report", "Rows")), "mined_row"},
        {"trend_bundles", wording.text(ASSAY_TEXT("Report", "Bundles over years")), "mined_bundle"},
        {"cross_company_bundles", wording.text(ASSAY_TEXT("Report", "Bundles of several companies")),
         "mined_bundle"}};
    for (const auto& [name, counts] : labels) {
        table.rows.push_back({words::spaced(name), counts.view, countFigure(counts.rows),
                              countFigure(counts.trends), countFigure(counts.across)});
        table.rows.back().key = name;
    }
    table.ifEmpty = wording.text(ASSAY_TEXT("Report", "Nothing was found."));
    return table;
}

Table minedSections(const MinedFigures& figures, const std::string& suffix, const words::Wording& wording) {
    std::map<std::string, std::array<std::int64_t, 2>> sections;
    for (const auto& [name, count] : minedCounts(figures, "view1_kpi_scan", "by_section")) {
        sections[name][0] = count;
    }
    for (const auto& [name, count] : minedCounts(figures, "view2_risk_atlas", "by_section")) {
        sections[name][1] = count;
    }
    Table table;
    table.name = "mining_sections" + suffix;
    table.title = wording.text(ASSAY_TEXT("Report", "What was mined, by section"));
    table.columns = {{"section", wording.text(ASSAY_TEXT("Report", "Section"))},
                     {"figures", wording.text(ASSAY_TEXT("Report", "Rows of figures")), "mined_row"},
                     {"risks", wording.text(ASSAY_TEXT("Report", "Rows of risks")), "mined_row"}};
    for (const auto& [name, counts] : sections) {
        table.rows.push_back({words::fieldValueText("section", name, wording), countFigure(counts[0]),
                              countFigure(counts[1])});
        table.rows.back().key = name;
    }
    table.ifEmpty = wording.text(ASSAY_TEXT("Report", "Nothing was found."));
    return table;
}

} // namespace

base::Result<std::vector<Block>> miningBlocks(const workspace::RunInfo& run, const std::string& suffix,
                                              const words::Wording& wording) {
    const MinedFigures figures = json::parseSettingsJson(run.figures);
    if (!figures.is_object() || base::memberOf(figures, "read") == nullptr) {
        return base::fail(base::ErrorCode::InvalidArgument, run.name, "run " + std::to_string(run.id));
    }
    std::vector<Block> blocks;
    Facts facts;
    facts.list = {{wording.text(ASSAY_TEXT("Report", "Run")), run.name},
                  {wording.text(ASSAY_TEXT("Report", "Corpus")), base::memberText(figures, "corpus")},
                  {wording.text(ASSAY_TEXT("Report", "Patterns (SHA-256)")),
                   base::memberText(figures, "patterns_sha256")},
                  {wording.text(ASSAY_TEXT("Report", "Seed")), std::to_string(run.seed)}};
    blocks.emplace_back(std::move(facts));
    blocks.emplace_back(minedKeyFigures(figures, wording));
    blocks.emplace_back(minedLabels(figures, suffix, wording));
    blocks.emplace_back(minedSections(figures, suffix, wording));
    return blocks;
}

// The newest finished run of each corpus.
base::Result<Section> curationMining(const SectionContext& context) {
    Section section;
    ASSAY_TRY(const auto runs, workspace::runs(context.reader, "mine"));
    std::map<base::RowId, const workspace::RunInfo*> newest;
    for (const workspace::RunInfo& run : runs) {
        if (run.state == workspace::RunState::Finished) {
            newest.try_emplace(run.corpus, &run); // newest first
        }
    }
    if (newest.empty()) {
        section.blocks.emplace_back(
            Paragraph{context.wording.text(ASSAY_TEXT("Report", "No corpus of the workspace was mined."))});
        return section;
    }
    std::size_t number = 0;
    for (const auto& [corpus, run] : newest) {
        const std::string suffix = newest.size() == 1 ? std::string() : "_" + std::to_string(++number);
        ASSAY_TRY(auto blocks, miningBlocks(*run, suffix, context.wording));
        if (newest.size() == 1) {
            section.blocks = std::move(blocks);
        } else {
            section.sections.push_back({"curation_mining" + suffix, run->name, std::move(blocks), {}});
        }
    }
    return section;
}

} // namespace assay::results
