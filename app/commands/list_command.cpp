#include "app/commands/commands.h"
#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/json_output.h"
#include "app/commands/shared_options.h"
#include "app/commands/workspace_access.h"
#include "app/commands/workspace_names.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace assay::app {
namespace {

using Json = nlohmann::ordered_json;

// "scored-sets" as "scored_sets".
std::string memberName(NamedKind kind) {
    std::string name(namedKindKey(kind));
    std::ranges::replace(name, '-', '_');
    return name;
}

Json documentOf(NamedKind kind, const std::vector<NamedThing>& things) {
    Json list = Json::array();
    for (const NamedThing& thing : things) {
        Json one{{"name", thing.name}};
        if (kind == NamedKind::Run) {
            one["number"] = thing.id;
        }
        if (thing.part != 0) {
            one["of"] = thing.of;
        }
        list.push_back(std::move(one));
    }
    return list;
}

// A line each: the kind, the name, of what it is, and the number of a run, separated by tabs.
std::string linesOf(NamedKind kind, const std::vector<NamedThing>& things) {
    std::string text;
    for (const NamedThing& thing : things) {
        text += std::string(namedKindKey(kind)) + "\t" + spelledOut(thing.name) + "\t" + spelledOut(thing.of);
        text += kind == NamedKind::Run ? "\t" + std::to_string(thing.id) + "\n" : "\n";
    }
    return text;
}

} // namespace

void addList(CLI::App& command, ListOptions& options) {
    addWorkspace(command, options.workspace);
    std::vector<std::string> keys;
    for (const NamedKind kind : namedKinds()) {
        keys.emplace_back(namedKindKey(kind));
    }
    command.add_option("--kind", options.kind, "Only of this kind")->check(CLI::IsMember(keys));
    addOutputOptions(command, options.output);
    command.footer("A line each: the kind, the name, of what it is, and the number of a run.\nExample:\n"
                   "  assay list team.assay --kind suites");
}

Outcome<int> runList(const ListOptions& options) {
    qInfo("of %s", options.workspace.string().c_str());
    const auto opened = openReader(options.workspace);
    ASSAY_TRY(opened);
    const auto only = namedKindFromKey(options.kind);
    Json document{{"workspace", options.workspace.string()}};
    std::string text;
    for (const NamedKind kind : namedKinds()) {
        if (only && kind != *only) {
            continue;
        }
        const auto things = namesOf(opened->reader, kind);
        ASSAY_TRY(things);
        qInfo("%zu %s", things->size(), memberName(kind).c_str());
        document[memberName(kind)] = documentOf(kind, *things);
        text += linesOf(kind, *things);
    }
    printOut(options.output.json ? jsonText(document) : text);
    return kExitDone;
}

} // namespace assay::app
