// What the headless commands print with --json, and what they say of issues beside it.
#pragma once

#include "app/commands/shared_options.h"
#include "core/base/error.h"
#include "core/base/issue_list.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace assay::app {

// The document as it is printed: two spaces for each level, a line break at the end, U+FFFD for what is no
// UTF-8.
[[nodiscard]] std::string jsonText(const nlohmann::ordered_json& document);
void printJson(const nlohmann::ordered_json& document);

// The kept issues in the order found: severity, code, file, line, field, message, value.
[[nodiscard]] nlohmann::ordered_json issuesJson(const base::IssueList& issues);

// "issues", as above, and "issues_not_listed", what was only counted: severity, code, count.
void addIssues(nlohmann::ordered_json& document, const base::IssueList& issues);

// printIssues() of a command with these options, and which of them lists all.
void printCommandIssues(const base::IssueList& issues, const OutputOptions& output);

// Of an import that kept nothing: logs and prints its issues, and with --json the error's code with them. The
// sentence about the error is the caller's.
void printNothingKept(const base::Error& error, const base::IssueList& issues, const OutputOptions& output);

} // namespace assay::app
