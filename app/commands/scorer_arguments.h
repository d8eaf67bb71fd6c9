// The options of commands that let answers be scored from outside: by programs of the user's own settings,
// and by the vectors of an embeddings service.
#pragma once

#include "app/commands/failure.h"
#include "core/endpoint/scorer_settings.h"
#include "core/evaluate/answers/score_source.h"
#include "core/workspace/workspace.h"

#include <memory>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace assay::app {

struct ScorerOptions {
    std::vector<std::string> scorers; // names of the settings file, or files
    std::string cosineUrl;            // of an embeddings service; empty: none is asked
    std::string cosineModel;
    bool lsaCosine = false; // by the built-in vectors
};

// --scorer, --cosine-url, --cosine-model and --lsa-cosine.
void addScorers(CLI::App& command, ScorerOptions& options);

// The command that the user's settings, or a file, have under that name; `where` is what errors call it:
// "--scorer".
[[nodiscard]] Outcome<endpoint::ScorerCommand> scorerCommand(const std::string& name, const QString& where);

// Started in the order in which they were named. The workspace keeps what they give, and outlives them.
[[nodiscard]] Outcome<std::vector<std::unique_ptr<evaluate::ScoreSource>>>
scorerSources(workspace::Workspace& workspace, const ScorerOptions& options);

} // namespace assay::app
