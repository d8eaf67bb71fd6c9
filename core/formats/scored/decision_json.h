// Decided thresholds as JSON: the whole decision, and the plain form that any program can read.
//
// Plain:  {"default":0.70,"numeric_kpi":0.74}   a threshold per scenario, `default` for all others
// Whole:  {"format":"assay-decision","version":1,"name":…,"thresholds":{the plain form},"support":{…},…}
//
// A scenario that is itself called "default" is the same as all others to whoever reads the plain form, and a
// decision read from it has no scenario of that name. So a decision that has another threshold for it than
// for all others has no plain form; the whole one has room for both.
#pragma once

#include "core/base/issue_list.h"
#include "core/base/result.h"
#include "core/model/decision.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace assay::formats {

inline constexpr double kDefaultThreshold = 0.70; // where a file names none (experimental design, 3.3.1)

// Ends with a line break; the same decision gives the same bytes; readThresholds() gives the decision back.
// Error: InvalidArgument (a threshold, limit or constraint that is no number in [0,1], a weight below 0, or
// no weight above it; `where` names it).
// "thresholds" in it has the scenario called "default", where there is one, under that name.
[[nodiscard]] base::Result<std::string> decisionDocument(const model::Decision& decision);

// On one line: "default" first, then the scenarios in the order of their bytes; at least two decimals, and as
// many as the threshold needs. Error: as above, and where there is no plain form, with "default" as `where`.
[[nodiscard]] base::Result<std::string> thresholdsJson(const model::Decision& decision);

// False where a scenario called "default" has another threshold than all others.
[[nodiscard]] bool hasPlainForm(const model::Decision& decision);

struct ThresholdsReading {
    model::Decision decision; // of a plain form: the thresholds alone
    bool isWhole = false;     // the text was a whole decision
    base::IssueList issues;   // for the person to know, for example that no default was given
};

// Either form. `file` is what issues and errors call the text. Either all of it can be used or nothing: else
// the error is InputNotUsable, `detail` the first thing that is wrong, and all of them are in
// `issuesOnFailure` when given, with the key as their field: no JSON, no object, a key that comes twice, a
// value that is no number, or outside [0,1].
[[nodiscard]] base::Result<ThresholdsReading> readThresholds(std::string_view text, const std::string& file,
                                                             base::IssueList* issuesOnFailure = nullptr);

// Errors: FileNotFound, FileNotReadable, and as above. A file over 16 MiB is not usable.
[[nodiscard]] base::Result<ThresholdsReading> readThresholdsFile(const std::filesystem::path& path,
                                                                 base::IssueList* issuesOnFailure = nullptr);

} // namespace assay::formats
