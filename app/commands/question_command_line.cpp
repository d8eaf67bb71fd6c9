#include "app/commands/question_commands.h"
#include "app/commands/shared_options.h"
#include "core/formats/file_kind.h"

#include <CLI/CLI.hpp>

namespace assay::app {
void addExport(CLI::App& command, ExportOptions& options) {
    addWorkspace(command, options.workspace);
    command
        .add_option("--suite,--name", options.suite, "The name of the suite, version, set, list or corpus")
        ->required();
    command.add_option(
        "--as", options.kind,
        "The kind: of questions " + formats::fileKindNames([](formats::FileContent content) {
            return content == formats::FileContent::Questions;
        }) +
            ", questions-xlsx; of a corpus sentences-jsonl (the default) and sentence-ids; else what was "
            "imported (the default)");
    command.add_option("--output", options.output,
                       "The file, or the folder of beir (default: standard output)");
    command.add_flag("--with-retired", options.withRetired, "Retired questions too");
    command.add_flag("--approved", options.approvedOnly, "Approved questions only");
    command.add_flag("--with-curation", options.withCuration,
                     "Status, flags and reviews too, in questions-jsonl, questions-csv and questions-xlsx");
    auto* const pairs = command.add_flag(
        "--pairs", options.pairs,
        "Pairs of a question and a sentence with a label instead, as JSON lines, to train a reranker with");
    command
        .add_option(
            "--negatives", options.negatives,
            "Answers whose contexts give the pairs of label 0: what a search found that is no evidence")
        ->needs(pairs);
    command.add_option("--most-negatives", options.mostNegatives, "Of each question (default: 30)")
        ->needs(pairs)
        ->check(CLI::NonNegativeNumber);
    addOutputOptions(command, options.out);
    command.footer("In the format it was imported from, a suite is the same JSON but for what was edited.\n"
                   "Example:\n  assay export team.assay --suite P3 --as finrag-json --output p3.json");
}

void addFreeze(CLI::App& command, FreezeOptions& options) {
    addWorkspace(command, options.workspace);
    command.add_option("SUITE", options.suite, "The suite")->required();
    command.add_option("VERSION", options.name, "The name of the version, in the whole workspace its own")
        ->required();
    command.add_option("--note", options.note, "What the version is for");
    command.add_flag("--approved", options.approvedOnly, "Approved questions only");
    addAuthor(command, options.who, "freezes it");
    addOutputOptions(command, options.out);
    command.footer("Retired questions are not in it. export, lint and diff take its name.\n"
                   "Example:\n  assay freeze team.assay P3 P3.v3 --note \"as sent to review\"");
}

void addLint(CLI::App& command, LintOptions& options) {
    addWorkspace(command, options.workspace);
    CLI::Option* const suite =
        command.add_option("SUITE", options.suite, "The suite, a frozen version of one, or a gold version");
    command.add_flag("--all", options.all, "All suites in one go")->excludes(suite);
    command.add_option("--format", options.format, "text (the default), json, junit or sarif")
        ->check(CLI::IsMember({"text", "json", "junit", "sarif"}));
    command.add_option("--output", options.output, "A file for it (default: standard output)");
    command.add_option("--coverage", options.coverage,
                       "FIRST:LAST, the years that the corpus covers (default: as the suite's settings say)");
    command.add_flag("--suspicions-only", options.detectorOnly,
                     "Only the rules of the bad-question detector");
    CLI::Option* const keep = command.add_flag("--keep", options.keep, "Keep it as a run of the workspace");
    command
        .add_option(
            "--impact", options.impact,
            "Of --keep: answers; what flagged and suspected questions do to their figures is a run too")
        ->needs(keep);
    addAuthor(command, options.who, "keeps it");
    addOutputOptions(command, options.out, "The same as --format json; with another --format wrong usage");
    command.footer("What was dismissed or put off in the workspace is not repeated.\n"
                   "Exit code 1 when something is found.\nExample:\n"
                   "  assay lint team.assay P3 --coverage 2016:2020 --format sarif --output p3.sarif");
}

void addDiff(CLI::App& command, DiffOptions& options) {
    addWorkspace(command, options.workspace);
    command.add_option("BEFORE", options.before, "A suite, a frozen version, or a gold version")->required();
    command.add_option("AFTER", options.after, "Another one")->required();
    addOutputOptions(command, options.out);
    command.footer("Questions are matched by their id. Lines begin with +, - or ~.\n"
                   "Example:\n  assay diff team.assay P3.v2 P3.v3");
}

} // namespace assay::app
