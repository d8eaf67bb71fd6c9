// The commands of external scorers, from the user's own settings: a JSON file in the user's settings folder,
// or one that the user names on the command line. A workspace never holds one, so that a file that comes from
// somebody else can start nothing.
//
//     {"scorers": [{"name": "bertscore",
//                   "command": ["python3", "/opt/scorers/bertscore_scorer.py", "--model", "/models/roberta"],
//                   "start_seconds": 600, "timeout_seconds": 120, "in_flight": 64}]}
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace assay::endpoint {

inline constexpr std::size_t kMostScorerLineBytes = 1024 * 1024; // of a line that a scorer writes

struct ScorerCommand {
    std::string name;
    // The program and its arguments, as they are handed over: no shell reads them. The program is an absolute
    // path or a name that is looked for in PATH.
    std::vector<std::string> arguments;
    int startSeconds = 600;   // until its first line: models are loaded before; 1 to 86,400
    int timeoutSeconds = 120; // without an answer while it owes one; 1 to 86,400
    int inFlight = 64;        // requests that it has at a time; 1 to 4,096

    friend bool operator==(const ScorerCommand&, const ScorerCommand&) = default;
};

// `file` is what errors name. Errors: InvalidArgument (`where` file and member, `detail` what is wrong): no
// JSON, an unknown member, no command, a program that is a relative path, two scorers of one name.
[[nodiscard]] base::Result<std::vector<ScorerCommand>> readScorerCommands(std::string_view json,
                                                                          const std::string& file);

// The one of that name in the settings file; where there is none, and `nameOrFile` is a file, the only scorer
// in that. Errors: NotFound (neither; `where` the settings file), InvalidArgument (as above; a file with none
// or several), FileNotReadable.
[[nodiscard]] base::Result<ScorerCommand> findScorerCommand(const std::string& nameOrFile,
                                                            const std::string& settingsFile);

} // namespace assay::endpoint
