#include "app/commands/commands.h"
#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/failure.h"
#include "app/commands/json_output.h"
#include "app/commands/shared_options.h"
#include "app/commands/workspace_access.h"
#include "core/base/json_members.h"
#include "core/formats/whole_file.h"
#include "core/json/settings_reader.h"
#include "core/workspace/merge/workspace_merge.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace assay::app {
namespace {

using MergeJson = nlohmann::ordered_json;

MergeJson valueOfText(const std::string& text) {
    MergeJson value = json::parseSettingsJson(text, json::kRecordDepth);
    return value.is_discarded() ? MergeJson(text) : value;
}

MergeJson mergeJson(const workspace::MergeResult& merged) {
    MergeJson conflicts = MergeJson::array();
    for (const workspace::MergeConflict& conflict : merged.conflicts) {
        conflicts.push_back({{"what", conflict.what},
                             {"id", conflict.id},
                             {"field", conflict.field},
                             {"mine", valueOfText(conflict.mine)},
                             {"theirs", valueOfText(conflict.theirs)}});
    }
    MergeJson taken = MergeJson::object();
    for (const auto& [what, count] : merged.taken) {
        taken[what] = count;
    }
    return {{"taken", std::move(taken)},
            {"same", merged.same},
            {"conflicts", std::move(conflicts)},
            {"without_files", merged.withoutFiles}};
}

std::string mergeText(const workspace::MergeResult& merged) {
    std::string text;
    for (const auto& [what, count] : merged.taken) {
        text += fmt::format("taken: {} {}\n", count, what);
    }
    text += fmt::format("the same: {}\n", merged.same);
    for (const std::string& set : merged.withoutFiles) {
        text += fmt::format("not taken: vectors {}, whose files are not beside the other workspace\n",
                            spelledOut(set));
    }
    for (const workspace::MergeConflict& conflict : merged.conflicts) {
        text += fmt::format("conflict: {} {}, {}\n  mine    {}\n  theirs  {}\n", conflict.what,
                            spelledOut(conflict.id), conflict.field, spelledOut(conflict.mine),
                            spelledOut(conflict.theirs));
    }
    return text;
}

// [{"what", "id", "field", "side": "mine" or "theirs"}], as --json lists conflicts, with a side.
Outcome<std::vector<workspace::MergeDecision>> decisionsOf(const std::filesystem::path& file) {
    std::vector<workspace::MergeDecision> decisions;
    if (file.empty()) {
        return decisions;
    }
    base::NoProgress progress;
    const auto text = formats::readWholeFile(file, interruptToken(), progress);
    ASSAY_TRY(text);
    const MergeJson list = json::parseSettingsJson(*text, json::kRecordDepth);
    const auto unusable = [&file](std::size_t place) {
        return tl::unexpected(Failure{
            QStringLiteral("%1: decision %2 needs what, id, field, and a side that is mine or theirs.")
                .arg(QString::fromStdString(file.string()))
                .arg(place),
            kExitInput});
    };
    if (!list.is_array()) {
        return tl::unexpected(Failure{
            QStringLiteral("%1: no JSON list of decisions.").arg(QString::fromStdString(file.string())),
            kExitInput});
    }
    for (const MergeJson& one : list) {
        const std::string side = base::memberText(one, "side");
        workspace::MergeDecision decision;
        decision.what = base::memberText(one, "what");
        decision.id = base::memberText(one, "id");
        decision.field = base::memberText(one, "field");
        if (decision.what.empty() || decision.field.empty() || (side != "mine" && side != "theirs")) {
            return unusable(decisions.size() + 1);
        }
        decision.side = side == "theirs" ? workspace::MergeSide::Theirs : workspace::MergeSide::Mine;
        decisions.push_back(std::move(decision));
    }
    return decisions;
}

} // namespace

void addMerge(CLI::App& command, MergeCommandOptions& options) {
    addWorkspace(command, options.workspace, "The workspace that takes");
    command.add_option("OTHER", options.other, "Another copy of it")->required();
    command.add_option("--prefer", options.prefer, "mine or theirs, where both changed the same thing")
        ->check(CLI::IsMember({"mine", "theirs"}));
    command.add_option("--decide", options.decisions,
                       "What was decided of conflicts: JSON, a list of what, id, field and side");
    command.add_flag("--list-conflicts", options.onlyLook, "Only look: nothing is written");
    addAuthor(command, options.who, "merges");
    addOutputOptions(command, options.out);
    command.footer("Questions, reviews, bundles, answers, decisions, gates, runs and more; one step of undo. "
                   "Merging the same copy again changes nothing.\n"
                   "Exit code 1 while conflicts are left.\nExample:\n"
                   "  assay merge team.assay from-bea.assay --list-conflicts\n"
                   "  assay merge team.assay from-bea.assay --prefer theirs");
}

Outcome<int> runMerge(const MergeCommandOptions& options) {
    qInfo("of %s into %s", options.other.string().c_str(), options.workspace.string().c_str());
    const auto decisions = decisionsOf(options.decisions);
    ASSAY_TRY(decisions);
    const auto other = openReader(options.other);
    ASSAY_TRY(other);
    auto workspace = workspace::Workspace::open(options.workspace);
    ASSAY_TRY(workspace);
    workspace::MergeOptions how;
    how.decisions = *decisions;
    how.who = options.who;
    how.onlyLook = options.onlyLook;
    if (!options.prefer.empty()) {
        how.prefer = options.prefer == "theirs" ? workspace::MergeSide::Theirs : workspace::MergeSide::Mine;
    }
    ConsoleProgress progress(options.out.quiet);
    const auto merged =
        workspace::mergeWorkspace(**workspace, other->reader, how, interruptToken(), progress);
    progress.clear();
    if (!merged && merged.error().code == base::ErrorCode::InvalidArgument) {
        return wrongUsage(QStringLiteral("%1 is the workspace itself. Give another copy of it.")
                              .arg(QString::fromStdString(merged.error().where)));
    }
    ASSAY_TRY(merged);
    if (options.out.json) {
        printJson(mergeJson(*merged));
    } else {
        printOut(mergeText(*merged));
    }
    return merged->conflicts.empty() ? kExitDone : kExitFound;
}

} // namespace assay::app
