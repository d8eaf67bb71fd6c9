// What lint found, as lines for a person, as JSON, as JUnit's XML for build servers, and as SARIF 2.1.0 for
// programs that show findings beside code (docs/formats.md). The same findings give the same bytes.
#pragma once

#include "core/curation/workspace_lint.h"

#include <string>

namespace assay::app {

// The rule, its numbers and what triggered it, on one line.
[[nodiscard]] std::string findingText(const curation::Suspicion& finding);

[[nodiscard]] std::string lintText(const curation::WorkspaceLint& lint);
[[nodiscard]] std::string lintJson(const std::string& suite, const curation::WorkspaceLint& lint);
// A test case for each finding: an error fails, a warning is told.
[[nodiscard]] std::string lintJunit(const std::string& suite, const curation::WorkspaceLint& lint);
[[nodiscard]] std::string lintSarif(const std::string& suite, const curation::WorkspaceLint& lint);

} // namespace assay::app
