// Scorers for tests, as programs of the shell: each answers in its own way, the usual one with the number of
// bytes of the request's line.
#pragma once

#include "core/endpoint/scorer_settings.h"

#include <string>
#include <utility>

namespace assay::tests {

inline std::string shellScorerIdentity(const std::string& hash = std::string(64, 'c')) {
    return "{\"scorer\":\"shell\",\"model\":\"tiny\",\"revision\":\"r1\",\"sha256\":\"" + hash +
           "\",\"metrics\":[\"length\"]}";
}

// A command that runs `script`; `$identity` in it is the first line, and `answer ID VALUE` writes an answer.
inline endpoint::ScorerCommand shellScorer(const std::string& script,
                                           const std::string& hash = std::string(64, 'c')) {
    const std::string begin =
        "identity='" + shellScorerIdentity(hash) +
        "'\n"
        "answer() { printf '{\"id\":\"%s\",\"metrics\":{\"length\":%s}}\\n' \"$1\" \"$2\"; }\n"
        "idOf() { printf '%s' \"$1\" | sed 's/^{\"id\":\"\\([^\"]*\\)\".*/\\1/'; }\n";
    endpoint::ScorerCommand command;
    command.name = "shell";
    command.arguments = {"/bin/sh", "-c", begin + script};
    command.startSeconds = 20;
    command.timeoutSeconds = 20;
    return command;
}

// Answers everything with the length of its line.
inline const char* const kHonestScorer =
    "echo \"$identity\"\n"
    "while IFS= read -r line; do answer \"$(idOf \"$line\")\" ${#line}; done\n";

} // namespace assay::tests
