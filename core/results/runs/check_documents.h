// What rules found, in the two forms that other programs read: JUnit's XML, which build servers show as
// tests, and SARIF 2.1.0, which is shown beside code. Gates, lint and check write the same ones. Sources: the
// schema of JUnit's reports as Jenkins reads it; OASIS, SARIF 2.1.0.
//
// The same rules give the same bytes. Pure; any thread.
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace assay::results {

enum class RuleOutcome : std::uint8_t { Passed, Failed, CannotBeJudged };

struct CheckedRule {
    std::string rule;    // its id or name: "Hit@5 filtered"
    std::string subject; // what it was about: a question, a figure; may be empty
    RuleOutcome outcome = RuleOutcome::Failed;
    bool isWarning = false; // a failure that fails nothing: a target, a warning of lint
    std::string message;    // may be empty where it passed
};

// One test suite with a test case for each rule; what cannot be judged is an error, a warning passes with its
// message as output. Characters that XML cannot hold become U+FFFD.
[[nodiscard]] std::string junitText(const std::string& suite, std::span<const CheckedRule> rules);

// A result for each rule that did not pass; `where` is the logical location that they stand in.
[[nodiscard]] std::string sarifText(const std::string& where, std::span<const CheckedRule> rules);

} // namespace assay::results
