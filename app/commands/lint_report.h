// What lint found, as lines for a person, as JSON, as JUnit's XML for build servers, and as SARIF 2.1.0 for
// programs that show findings beside code (docs/formats.md). The same findings give the same bytes.
#pragma once

#include "core/curation/workspace_lint.h"

#include <string>
#include <vector>

namespace assay::app {

// The rule, its numbers and what triggered it, on one line.
[[nodiscard]] std::string findingText(const curation::Suspicion& finding);

struct LintedSuite {
    std::string suite;
    curation::WorkspaceLint lint;
};

// What was asked for: one suite by its name, or all of them, which are told apart in every form: a column
// before each line, a list "suites" of the documents of each, and SUITE/QUESTION where a question is named.
struct LintedSuites {
    std::vector<LintedSuite> suites; // one, unless all
    bool all = false;

    [[nodiscard]] std::string name() const { return all ? "all suites" : suites.front().suite; }
};

[[nodiscard]] std::string lintText(const LintedSuites& linted);
[[nodiscard]] std::string lintJson(const LintedSuites& linted);
// A test case for each finding: an error fails, a warning is told.
[[nodiscard]] std::string lintJunit(const LintedSuites& linted);
[[nodiscard]] std::string lintSarif(const LintedSuites& linted);

} // namespace assay::app
