// What is said to an external scorer and what it answers: JSON lines, as docs/scorers.md describes them. Pure
// functions; any thread.
#pragma once

#include "core/base/result.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace assay::endpoint {

// The first line of a scorer: what computes its scores.
struct ScorerIdentity {
    std::string scorer;               // its name: "bertscore"; not empty
    std::string model;                // not empty
    std::string revision;             // of the model; empty: it has none
    std::string sha256;               // of the model, 64 small hexadecimal digits
    std::vector<std::string> metrics; // the names of its scores, at least one, each once

    friend bool operator==(const ScorerIdentity&, const ScorerIdentity&) = default;
};

// "roberta-large@2d2a1f9 sha256:8b5e…", as scores name what they come from.
[[nodiscard]] std::string modelName(const ScorerIdentity& identity);

struct ScorerRequest {
    std::string id; // the caller's, different for each
    std::string candidate;
    std::vector<std::string> references; // at least one
};

struct ScorerReply {
    std::string id;
    std::map<std::string, double> metrics; // every one of the identity, finite; empty where there is an error
    std::string error;                     // why this one has no scores; empty: it has

    friend bool operator==(const ScorerReply&, const ScorerReply&) = default;
};

// Errors: InvalidArgument; `where` is the member, `detail` what is wrong with it.
[[nodiscard]] base::Result<ScorerIdentity> readScorerIdentity(std::string_view line);
[[nodiscard]] base::Result<ScorerReply> readScorerReply(std::string_view line,
                                                        const ScorerIdentity& identity);

// Without the line's end. What is no UTF-8 is replaced.
[[nodiscard]] std::string scorerRequestLine(const ScorerRequest& request);

// SHA-256 of all that the scores of a request depend on, which its id is none of: what they are kept by.
[[nodiscard]] std::string scoresKey(const ScorerIdentity& identity, const ScorerRequest& request);

} // namespace assay::endpoint
