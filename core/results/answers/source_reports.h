// A run of answers as the files that the sources' own evaluations write: the Norwegian report and Florida's
// eval_RUN.json and .md (docs/formats.md, "Answers"). Times are those of the stored run, so that the same run
// gives the same bytes. Values are those of the run; where one is undefined it is null.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/answers/answer_run.h"
#include "core/workspace/workspace.h"

#include <stop_token>
#include <string>
#include <vector>

namespace assay::results {

struct SourceFile {
    std::string name; // without folders
    std::string content;
};

// Norwegian: "eval_report.json" {"metadata", "aggregate_metrics", "by_task", "by_domain", "sample_results",
// "failed_samples", "warnings"}; tasks are the categories of the questions, domains their metadata.domain.
[[nodiscard]] base::Result<SourceFile>
norwegianReport(const workspace::Reader& reader, const evaluate::AnswerRun& run, const std::stop_token& stop);

// Florida: "eval_1a2b3c4d.json", by the beginning of the run's uuid, and the same as Markdown. F1 is the mean
// of the questions' F1; beside it stand F1 of the means and over all citations, by those names.
[[nodiscard]] base::Result<SourceFile>
floridaReport(const workspace::Reader& reader, const evaluate::AnswerRun& run, const std::stop_token& stop);
[[nodiscard]] SourceFile floridaSummary(const evaluate::AnswerRun& run);

// Those that belong to the run's rubric, none of others. Errors: those of forEachMeasuredAnswer().
[[nodiscard]] base::Result<std::vector<SourceFile>>
sourceReports(const workspace::Reader& reader, const evaluate::AnswerRun& run, const std::stop_token& stop);

} // namespace assay::results
