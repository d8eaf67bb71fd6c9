#include "app/commands/mining_command.h"

#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/json_output.h"
#include "app/commands/neighbour_arguments.h"
#include "app/commands/output_folder.h"
#include "app/commands/workspace_access.h"
#include "app/commands/workspace_names.h"
#include "core/curation/draft_keeping.h"
#include "core/evaluate/mining/mined_drafts.h"
#include "core/formats/whole_file.h"
#include "core/results/mining/mining_files.h"
#include "core/workspace/suites/questions.h"
#include "core/workspace/suites/suites.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <map>
#include <optional>
#include <string_view>

namespace assay::app {
namespace {

Outcome<evaluate::MiningRules> miningRulesOf(const workspace::Reader& reader, const MineOptions& options) {
    if (options.patterns.empty()) {
        return evaluate::workspaceMiningRules(reader).map_error(
            [](const base::Error& error) { return Failure(error); });
    }
    base::NoProgress quiet;
    ASSAY_TRY(const auto text, formats::readWholeFile(options.patterns, interruptToken(), quiet));
    auto rules = evaluate::miningRulesFromJson(text);
    if (!rules) {
        return tl::unexpected(Failure(QStringLiteral("%1: %2: %3.")
                                          .arg(QString::fromStdString(options.patterns.string()),
                                               QString::fromStdString(rules.error().where),
                                               QString::fromStdString(rules.error().detail)),
                                      kExitInput));
    }
    return *std::move(rules);
}

Outcome<evaluate::MiningPlan> miningPlanOf(const workspace::Reader& reader, const MineOptions& options) {
    evaluate::MiningPlan plan;
    ASSAY_TRY(const auto corpus, chooseCorpus(reader, options.corpus));
    plan.corpus = corpus.id;
    plan.name = options.name;
    plan.seed = options.seed;
    plan.who = options.who;
    if (!options.views.empty()) {
        plan.views.fill(false);
    }
    for (const int view : options.views) {
        if (view < 1 || view > 5) {
            return wrongUsage(QStringLiteral("--views takes 1 to 5; there is no view %1.").arg(view));
        }
        plan.views[static_cast<std::size_t>(view - 1)] = true;
    }
    if (!options.bundles.empty() && !plan.views[2] && !plan.views[3]) {
        return wrongUsage(QStringLiteral("--bundles needs view 3 or 4, which make them."));
    }
    ASSAY_TRY(auto rules, miningRulesOf(reader, options));
    plan.rules = std::move(rules);
    return plan;
}

// The letters of --categories, each once; commas and spaces between them do not matter.
Outcome<std::string> draftCategoriesOf(const std::string& text) {
    std::string letters;
    for (const char c : text) {
        if (c == ',' || c == ' ') {
            continue;
        }
        const char letter = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
        if (evaluate::kDraftCategories.find(letter) == std::string_view::npos) {
            return wrongUsage(
                QStringLiteral("--categories takes letters from A to J; there is no category %1.")
                    .arg(QLatin1Char(c)));
        }
        if (letters.find(letter) == std::string::npos) {
            letters += letter;
        }
    }
    return letters.empty() ? std::string(evaluate::kDraftCategories) : letters;
}

Outcome<evaluate::MinedDraftPlan> draftPlanOf(const workspace::Reader& reader, const MineOptions& options) {
    evaluate::MinedDraftPlan plan;
    ASSAY_TRY(auto categories, draftCategoriesOf(options.categories));
    plan.categories = std::move(categories);
    plan.count = static_cast<std::size_t>(options.drafts);
    plan.seed = options.seed;
    ASSAY_TRY(auto wanted, curation::wantedOfSuite(reader, options.draft));
    plan.wanted = std::move(wanted);
    if (workspace::findSuite(reader, options.draft)) {
        ASSAY_TRY(const auto questions, workspace::questionsNamed(reader, options.draft, interruptToken()));
        for (const workspace::NamedQuestion& one : questions) {
            plan.evidence.insert(one.question.evidenceSentenceIds.begin(),
                                 one.question.evidenceSentenceIds.end());
        }
    }
    return plan;
}

struct KeptDrafts {
    std::string suite;
    evaluate::MinedDrafts made;
    std::vector<std::string> ids;
};

Outcome<KeptDrafts> makeDrafts(workspace::Workspace& workspace, const workspace::Reader& reader,
                               const evaluate::MiningResult& mined, const MineOptions& options) {
    ASSAY_TRY(const auto plan, draftPlanOf(reader, options));
    KeptDrafts kept;
    kept.suite = options.draft;
    ASSAY_TRY(auto made, evaluate::mineDrafts(reader, mined, plan, interruptToken()));
    kept.made = std::move(made);
    if (kept.made.drafts.empty()) {
        return kept;
    }
    ASSAY_TRY(const auto keys, curation::keepDrafts(workspace, options.draft, kept.made.drafts, options.who,
                                                    "mined, seed " + std::to_string(options.seed)));
    ASSAY_TRY(const auto after, workspace.reader());
    for (const base::RowId key : keys) {
        ASSAY_TRY(const auto stored, workspace::storedQuestion(after, key));
        kept.ids.push_back(stored.question.questionId);
    }
    return kept;
}

std::string draftsText(const KeptDrafts& kept) {
    std::string text = fmt::format("{} drafts in {}\n", kept.ids.size(), spelledOut(kept.suite));
    for (const auto& [category, count] : kept.made.byCategory) {
        text += fmt::format("  {} {:>6}\n", category, count);
    }
    if (!kept.made.exhausted.empty()) {
        text += fmt::format("  no evidence left for {}\n", kept.made.exhausted);
    }
    return text;
}

void addCounts(std::string& text, const char* title, const std::map<std::string, std::int64_t>& counts) {
    if (counts.empty()) {
        return;
    }
    text += fmt::format("  {}\n", title);
    for (const auto& [name, count] : counts) {
        text += fmt::format("    {:<26} {:>9}\n", name.empty() ? "(none)" : spelledOut(name), count);
    }
}

void addView(std::string& text, const char* title, const evaluate::MiningResult& mined,
             evaluate::MiningView view) {
    const auto found = mined.views.find(view);
    if (found == mined.views.end()) {
        return;
    }
    const evaluate::ViewCounts& counts = found->second;
    text += fmt::format("{}: {} rows of {} sentences\n", title, counts.rows, counts.sentences);
    if (view == evaluate::MiningView::Kpi) {
        text +=
            fmt::format("  with an amount {}, with a number {}\n", counts.withAmountCue, counts.withNumber);
    } else if (view == evaluate::MiningView::Risk) {
        const evaluate::MiningRules& rules = mined.tagger.rules();
        text += fmt::format("  with {} cues or more {}, with {} or more {}\n", rules.riskCuesUsable,
                            counts.usable, rules.riskCuesDense, counts.dense);
    }
    addCounts(text, "by label", counts.byLabel);
    addCounts(text, "by section", counts.bySection);
}

std::string tableOf(const evaluate::MiningResult& mined) {
    std::string text = fmt::format("{} of {} sentences were read, {} have a tag\n", mined.tagged.read,
                                   mined.tagged.corpus.sentences, mined.tagged.sentences.size());
    addView(text, "View 1, figures", mined, evaluate::MiningView::Kpi);
    addView(text, "View 2, risks", mined, evaluate::MiningView::Risk);
    addView(text, "V5, definitions", mined, evaluate::MiningView::Definitions);
    addView(text, "V5, verifications", mined, evaluate::MiningView::Verifications);
    if (mined.plan.views[2] || mined.plan.views[3]) {
        if (mined.plan.views[2]) {
            text += fmt::format("V3, one company over years: {} bundles; {} groups have too few years\n",
                                mined.bundles.trends.size(), mined.bundles.ofOneYear);
        }
        if (mined.plan.views[3]) {
            text += fmt::format("V4, several companies: {} bundles; {} groups have too few companies\n",
                                mined.bundles.crossCompanies.size(), mined.bundles.ofOneCompany);
        }
        text += fmt::format("  left out within one company and year: {} equal texts, {} nearly equal\n",
                            mined.bundles.repeated, mined.bundles.nearDuplicates);
    }
    return text;
}

struct MineStored {
    base::RowId run = 0;
    results::WrittenMining written;
    std::optional<workspace::BundleImport> bundles;
    std::optional<KeptDrafts> drafts;
};

Outcome<MineStored> store(workspace::Workspace& workspace, const workspace::Reader& reader,
                          const evaluate::MiningResult& mined, const MineOptions& options,
                          ConsoleProgress& progress) {
    MineStored stored;
    ASSAY_TRY(auto files,
              results::writeMiningFiles(reader, mined, options.output, interruptToken(), progress));
    stored.written = std::move(files);
    if (!options.bundles.empty()) {
        auto taken = evaluate::takeMinedBundles(workspace, mined.bundles, options.bundles, options.who,
                                                interruptToken(), progress);
        ASSAY_TRY(taken);
        stored.bundles = *std::move(taken);
    }
    if (!options.draft.empty()) {
        ASSAY_TRY(auto drafts, makeDrafts(workspace, reader, mined, options));
        stored.drafts = std::move(drafts);
    }
    ASSAY_TRY(const auto run, evaluate::storeMiningRun(workspace, mined));
    stored.run = run;
    return stored;
}

nlohmann::ordered_json jsonOf(const evaluate::MiningResult& mined, const MineStored& stored) {
    auto document = nlohmann::ordered_json::parse(evaluate::miningFigures(mined));
    document["run"] = stored.run;
    document["files"] = nlohmann::ordered_json::array();
    for (const results::MiningFile& file : stored.written.files) {
        document["files"].push_back({{"name", file.name}, {"records", file.records}});
    }
    document["removed"] = stored.written.removed;
    document["foreign"] = stored.written.foreign;
    if (stored.bundles) {
        document["bundle_set"] = {{"name", stored.bundles->set.name},
                                  {"bundles", stored.bundles->set.bundles}};
    }
    if (stored.drafts) {
        nlohmann::ordered_json counts = nlohmann::ordered_json::object();
        for (const auto& [category, count] : stored.drafts->made.byCategory) {
            counts[std::string(1, category)] = count;
        }
        document["drafts"] = {{"suite", stored.drafts->suite},
                              {"by_category", counts},
                              {"exhausted", stored.drafts->made.exhausted},
                              {"questions", stored.drafts->ids}};
    }
    return document;
}

} // namespace

void addMine(CLI::App& command, MineOptions& options) {
    addWorkspace(command, options.workspace);
    command.add_option("--corpus", options.corpus, "The corpus; may be left out when there is only one");
    command
        .add_option(
            "--views", options.views,
            "1 figures, 2 risks, 3 bundles of one company over years, 4 of several companies in a year, "
            "5 definitions and verifications (default: all)")
        ->delimiter(',');
    command.add_option("--patterns", options.patterns,
                       "A JSON file of patterns (default: those of the workspace)");
    command.add_option("--seed", options.seed, "Of the choice of companies and sentences (default: 42)");
    command.add_option("--output", options.output, "The folder for the files")->required();
    command.add_option("--bundles", options.bundles,
                       "Take the bundles into the workspace too, as a set of this name");
    auto* const draft = command.add_option("--draft", options.draft,
                                           "Draft questions into this suite, which is made if there is none; "
                                           "its target mix says what comes first");
    command.add_option("--drafts", options.drafts, "How many questions are drafted (default: 10)")
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{100'000}))
        ->needs(draft);
    command
        .add_option("--categories", options.categories,
                    "Categories of the drafts, A to J with commas between them (default: all)")
        ->needs(draft);
    command.add_option("--name", options.name, "Of the run (default: that of the corpus)");
    addAuthor(command, options.who, "mines it");
    addOutputOptions(command, options.out);
    command.footer(
        "The same corpus, patterns and seed give the same bytes.\n"
        "Example:\n  assay mine team.assay --corpus tenk --views 1,3,4 --output mined\n"
        "  assay mine team.assay --corpus tenk --draft P4 --categories A,C,D,J --drafts 20 --output mined");
}

Outcome<int> runMine(const MineOptions& options) {
    qInfo("in %s", options.workspace.string().c_str());
    ASSAY_TRY(requireOtherThan(options.workspace, options.output));
    ASSAY_TRY(requireFolderOf(options.output));
    auto workspace = openToChange(options.workspace);
    ASSAY_TRY(workspace);
    auto reader = (*workspace)->reader();
    ASSAY_TRY(reader);
    ASSAY_TRY(const auto plan, miningPlanOf(*reader, options));
    ConsoleProgress progress(options.out.quiet);
    const auto mined = evaluate::mineCorpus(*reader, plan, interruptToken(), progress);
    progress.clear();
    ASSAY_TRY(mined);
    const auto stored = store(**workspace, *reader, *mined, options, progress);
    progress.clear();
    ASSAY_TRY(stored);
    if (options.out.json) {
        printJson(jsonOf(*mined, *stored));
    } else {
        printOut(tableOf(*mined) + (stored->drafts ? draftsText(*stored->drafts) : std::string()));
    }
    qInfo("run %lld: %zu tagged sentences", static_cast<long long>(stored->run),
          mined->tagged.sentences.size());
    if (!options.out.quiet) {
        printMessage(QStringLiteral("%1: %2 in %3; run %4 is kept.")
                         .arg(QString::fromStdString(options.workspace.string()),
                              counted("%n file(s)", std::ssize(stored->written.files)),
                              QString::fromStdString(options.output.string()))
                         .arg(stored->run));
        const auto remark = [](const std::vector<std::string>& names, const char* text) {
            if (!names.empty()) {
                printMessage(QStringLiteral("%1: %2").arg(QString::fromLatin1(text), namesText(names)));
            }
        };
        remark(stored->written.removed, "of an earlier mining, taken away");
        remark(stored->written.foreign, "not of this mining, left as it is");
    }
    return kExitDone;
}

} // namespace assay::app
