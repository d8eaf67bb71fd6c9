// What the summary and the provenance say of gold suites and bundles.
#include "core/curation/suite_impact.h"
#include "core/results/curation/curation_figures.h"
#include "core/results/curation/curation_material.h"
#include "core/results/report/section_makers.h"
#include "core/results/report/shortened_text.h"
#include "core/statistics/bootstrap.h"

#include <algorithm>

namespace assay::results {
namespace {

using model::QuestionStatus;

// Of the intervals of both the impact and the agreement.
constexpr std::uint64_t kSeed = curation::kImpactSeed;
static_assert(kSeed == statistics::AgreementDraws().seed);
static_assert(statistics::kBootstrapDraws == statistics::AgreementDraws().draws);

// "a.json, b.json" of one name a line.
std::string filesText(const std::string& files) {
    std::string text = files;
    for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at)) {
        text.replace(at, 1, ", ");
    }
    return text;
}

Figure notShown(const words::Wording& wording) {
    return undefinedCount(wording.text(ASSAY_TEXT("Report", "its section is not part of this report")));
}

Figure openFigure(const SuiteMaterial& suite, const words::Wording& wording) {
    return suite.flags ? countFigure(suite.flags->open()) : notShown(wording);
}

Figure missingFigure(const SuiteMaterial& suite, const words::Wording& wording) {
    if (!suite.coverage) {
        return notShown(wording);
    }
    const auto missing = suite.coverage->missing();
    return missing ? countFigure(*missing)
                   : undefinedCount(wording.text(ASSAY_TEXT("Report", "no target mix is set")));
}

Figure alphaFigure(const SuiteMaterial& suite, const words::Wording& wording) {
    if (!suite.reviews) {
        return notShown(wording);
    }
    return agreementFigure(suite.reviews->agreement.alpha, wording);
}

// Of the whole material.
KeyFigures totals(const CurationMaterial& material, const words::Wording& wording) {
    std::int64_t questions = 0;
    std::int64_t approved = 0;
    std::int64_t flagged = 0;
    for (const SuiteMaterial& suite : material.suites) {
        questions += suite.questions();
        approved += suite.inStatus(QuestionStatus::Approved);
        flagged += suite.flagged;
    }
    KeyFigures figures;
    if (!material.suites.empty()) {
        figures.list.push_back({wording.text(ASSAY_TEXT("Report", "Gold questions")), countFigure(questions),
                                Verdict::None, "suite_questions"});
        figures.list.push_back({wording.text(ASSAY_TEXT("Report", "Approved gold questions")),
                                shareFigure(approved, questions, wording), Verdict::None, "question_status"});
        figures.list.push_back({wording.text(ASSAY_TEXT("Report", "Flagged gold questions")),
                                shareFigure(flagged, questions, wording), Verdict::None, "flagged_question"});
    }
    std::int64_t open = 0;
    bool isLookedFor = false;
    for (const SuiteMaterial& suite : material.suites) {
        isLookedFor = isLookedFor || suite.flags;
        open += suite.flags ? suite.flags->open() : 0;
    }
    if (isLookedFor) {
        figures.list.push_back({wording.text(ASSAY_TEXT("Report", "Open suspicions")), countFigure(open),
                                open == 0 ? Verdict::Good : Verdict::Warning, "suspicion_open"});
    }
    for (const SuiteMaterial& suite : material.suites) {
        if (const auto missing = suite.coverage ? suite.coverage->missing() : std::nullopt) {
            figures.list.push_back(
                {wording.text(ASSAY_TEXT("Report", "Missing from the target mix of %1"), {suite.info.name}),
                 countFigure(*missing), *missing == 0 ? Verdict::Good : Verdict::Warning, "target_missing"});
        }
    }
    std::int64_t bundles = 0;
    std::int64_t used = 0;
    std::int64_t rejected = 0;
    for (const workspace::BundleSetInfo& set : material.bundles) {
        bundles += set.bundles;
        used += set.used;
        rejected += set.rejected;
    }
    if (!material.bundles.empty()) {
        const auto add = [&](std::string label, std::int64_t count) {
            figures.list.push_back({std::move(label), countFigure(count), Verdict::None, "bundle_status"});
        };
        add(wording.text(ASSAY_TEXT("Report", "Used bundles")), used);
        add(wording.text(ASSAY_TEXT("Report", "Unused bundles")), bundles - used - rejected);
        add(wording.text(ASSAY_TEXT("Report", "Rejected bundles")), rejected);
    }
    return figures;
}

Table suitesTable(const CurationMaterial& material, const words::Wording& wording) {
    Table table;
    table.name = "curation_summary";
    table.title = wording.text(ASSAY_TEXT("Report", "Gold suites"));
    table.columns = {
        {"suite", wording.text(ASSAY_TEXT("Report", "Suite"))},
        {"draft", wording.text(ASSAY_TEXT("Report", "Draft")), "question_status"},
        {"approved", wording.text(ASSAY_TEXT("Report", "Approved")), "question_status"},
        {"flagged", wording.text(ASSAY_TEXT("Report", "Flagged")), "question_status"},
        {"retired", wording.text(ASSAY_TEXT("Report", "Retired")), "question_status"},
        {"open_suspicions", wording.text(ASSAY_TEXT("Report", "Open suspicions")), "suspicion_open"},
        {"missing", wording.text(ASSAY_TEXT("Report", "Missing from the target")), "target_missing"},
        {"alpha", wording.text(ASSAY_TEXT("Report", "Krippendorff's α")), "review_alpha"}};
    for (const SuiteMaterial& suite : material.suites) {
        std::vector<Cell> row{suite.info.name};
        for (const std::int64_t count : suite.byStatus) {
            row.emplace_back(countFigure(count));
        }
        row.emplace_back(openFigure(suite, wording));
        row.emplace_back(missingFigure(suite, wording));
        row.emplace_back(alphaFigure(suite, wording));
        table.rows.push_back(std::move(row));
    }
    table.note = wording.text(
        ASSAY_TEXT("Report", "Draft, approved, flagged and retired are counted by status. Questions of "
                             "another status that carry a flag count among the flagged ones elsewhere."));
    return table;
}

// A sentence about what has become of a suite since it was frozen; one of it is.
Paragraph stateOf(const SuiteMaterial& suite, const words::Wording& wording) {
    const std::string& name = suite.info.name;
    const workspace::SuiteVersion& version = suite.info.versions.back();
    if (version.contentHash == suite.contentHash) {
        return {wording.text(ASSAY_TEXT("Report", "%1 is as it was frozen as %2 on %3."),
                             {name, version.name, wording.date(version.frozenAt)})};
    }
    if (!suite.changes) {
        // Edited since, or only some of its questions were frozen.
        return {wording.text(
            ASSAY_TEXT("Report", "%1 is not the same as %2, frozen on %3: questions then %4, now %5."),
            {name, version.name, wording.date(version.frozenAt), wording.count(version.questions),
             wording.count(suite.info.questions)})};
    }
    return {wording.text(
        ASSAY_TEXT("Report",
                   "%1 since it was frozen as %2 on %3: added %4, removed %5, changed %6, unchanged %7."),
        {name, version.name, wording.date(version.frozenAt), wording.count(suite.changes->added),
         wording.count(suite.changes->removed), wording.count(suite.changes->changed),
         wording.count(suite.changes->unchanged)})};
}

Table versionsTable(const CurationMaterial& material, const words::Wording& wording) {
    Table table;
    table.name = "curation_suites";
    table.title = wording.text(ASSAY_TEXT("Report", "Gold suites and their versions"));
    table.columns = {
        {"suite", wording.text(ASSAY_TEXT("Report", "Suite"))},
        {"version", wording.text(ASSAY_TEXT("Report", "Version"))},
        {"questions", wording.text(ASSAY_TEXT("Report", "Questions")), "suite_questions"},
        {"on", wording.text(ASSAY_TEXT("Report", "On"))},
        {"by", wording.text(ASSAY_TEXT("Report", "By"))},
        {"sha256", wording.text(ASSAY_TEXT("Report", "Content (SHA-256)")), "content_hash", true}};
    for (const SuiteMaterial& suite : material.suites) {
        for (const workspace::SuiteVersion& version : suite.info.versions) {
            table.rows.push_back({suite.info.name, version.name, countFigure(version.questions),
                                  dayOf(version.frozenAt), version.frozenBy, version.contentHash});
        }
        table.rows.push_back({suite.info.name, wording.text(ASSAY_TEXT("Report", "(as it is now)")),
                              countFigure(suite.questions()), dayOf(suite.newest), "", suite.contentHash});
    }
    return table;
}

std::vector<Column> fileColumns(std::string key, std::string title, const words::Wording& wording) {
    return {{std::move(key), std::move(title)},
            {"file", wording.text(ASSAY_TEXT("Report", "File")), {}, true},
            {"records", wording.text(ASSAY_TEXT("Report", "Records"))},
            {"on", wording.text(ASSAY_TEXT("Report", "Imported on"))},
            {"sha256", wording.text(ASSAY_TEXT("Report", "SHA-256")), {}, true}};
}

Table filesTable(const CurationMaterial& material, const words::Wording& wording) {
    Table table;
    table.name = "curation_files";
    table.title = wording.text(ASSAY_TEXT("Report", "Files of gold questions"));
    table.columns = fileColumns("suite", wording.text(ASSAY_TEXT("Report", "Suite")), wording);
    table.columns.insert(table.columns.begin() + 3,
                         Column{"rejected", wording.text(ASSAY_TEXT("Report", "Rejected"))});
    table.ifEmpty = wording.text(ASSAY_TEXT("Report", "No suite was imported from a file."));
    for (const SuiteMaterial& suite : material.suites) {
        for (const workspace::SuiteFile& file : suite.info.files) {
            table.rows.push_back({suite.info.name, fileNameOf(file.name), countFigure(file.records),
                                  countFigure(file.rejected), dayOf(file.importedAt), file.sha256});
        }
    }
    return table;
}

Table answersTable(const CurationMaterial& material, const words::Wording& wording) {
    Table table;
    table.name = "curation_answers";
    table.title = wording.text(ASSAY_TEXT("Report", "Imported answers with scores"));
    table.columns = fileColumns("answers", wording.text(ASSAY_TEXT("Report", "Answers")), wording);
    for (const workspace::AnswerSetInfo& set : material.answers) {
        table.rows.push_back(
            {set.name, fileNameOf(set.file), countFigure(set.answers), dayOf(set.importedAt), set.sha256});
    }
    return table;
}

Table bundlesTable(const CurationMaterial& material, const words::Wording& wording) {
    Table table;
    table.name = "curation_bundles";
    table.title = wording.text(ASSAY_TEXT("Report", "Bundles"));
    table.columns = {{"set", wording.text(ASSAY_TEXT("Report", "Set"))},
                     {"file", wording.text(ASSAY_TEXT("Report", "File")), {}, true},
                     {"bundles", wording.text(ASSAY_TEXT("Report", "Bundles"))},
                     {"used", wording.text(ASSAY_TEXT("Report", "Used")), "bundle_status"},
                     {"unused", wording.text(ASSAY_TEXT("Report", "Unused")), "bundle_status"},
                     {"rejected", wording.text(ASSAY_TEXT("Report", "Rejected")), "bundle_status"},
                     {"on", wording.text(ASSAY_TEXT("Report", "Imported on"))},
                     {"sha256", wording.text(ASSAY_TEXT("Report", "SHA-256")), {}, true}};
    for (const workspace::BundleSetInfo& set : material.bundles) {
        table.rows.push_back({set.name, filesText(set.file), countFigure(set.bundles), countFigure(set.used),
                              countFigure(set.bundles - set.used - set.rejected), countFigure(set.rejected),
                              dayOf(set.importedAt), set.sha256});
    }
    return table;
}

} // namespace

bool isHeld(const CurationMaterial& material) {
    return !material.suites.empty() || !material.bundles.empty();
}

std::vector<Block> summaryOf(const CurationMaterial& material, const SectionContext& context) {
    std::vector<Block> blocks;
    if (material.suites.empty() && material.bundles.empty()) {
        return blocks;
    }
    blocks.emplace_back(totals(material, context.wording));
    if (!material.suites.empty()) {
        blocks.emplace_back(suitesTable(material, context.wording));
    }
    std::string unfrozen;
    for (const SuiteMaterial& suite : material.suites) {
        if (suite.info.versions.empty()) {
            unfrozen += (unfrozen.empty() ? "" : ", ") + suite.info.name;
        } else {
            blocks.emplace_back(stateOf(suite, context.wording));
        }
    }
    if (!unfrozen.empty()) {
        blocks.emplace_back(Paragraph{
            context.wording.text(ASSAY_TEXT("Report", "Without a frozen version: %1."), {unfrozen})});
    }
    return blocks;
}

std::vector<Block> provenanceOf(const CurationMaterial& material, const SectionContext& context) {
    const words::Wording& wording = context.wording;
    std::vector<Block> blocks;
    if (!material.suites.empty()) {
        blocks.emplace_back(versionsTable(material, wording));
        blocks.emplace_back(filesTable(material, wording));
    }
    if (!material.answers.empty()) {
        blocks.emplace_back(answersTable(material, wording));
    }
    if (!material.bundles.empty()) {
        blocks.emplace_back(bundlesTable(material, wording));
    }
    const auto shows = [&](const auto& part) {
        return std::any_of(material.suites.begin(), material.suites.end(), part);
    };
    if (shows([](const SuiteMaterial& suite) {
            return (suite.flags && !suite.flags->impacts.empty()) ||
                   (suite.reviews && suite.reviews->agreement.alpha.confidence);
        })) {
        blocks.emplace_back(
            Facts{{{wording.text(ASSAY_TEXT("Report", "Intervals of curation figures")),
                    wording.text(ASSAY_TEXT("Report", "95 % percentile bootstrap, %1 draws, seed %2"),
                                 {wording.count(statistics::kBootstrapDraws), std::to_string(kSeed)})}}});
    }
    return blocks;
}

} // namespace assay::results
