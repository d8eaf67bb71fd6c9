// What was measured in the demo: vectors of the corpus, an anchor set, neighbour tests with a baseline, the
// answers of two systems, and a decision about thresholds. Nothing of this is invented: it is what the
// evaluations say of the generated material.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/workspace/workspace.h"

#include <stop_token>
#include <string_view>

namespace assay::app {

inline constexpr std::string_view kDemoCorpus = "Demo filings (generated)";
inline constexpr std::string_view kDemoScores = "Demo FHRI (generated)";
inline constexpr std::string_view kDemoAnchors = "Demo anchors (generated)";
inline constexpr std::string_view kDemoRuns[]{"LSA 128, exact (generated)",
                                              "LSA 24, exact, lexical, hybrid (generated)"};
inline constexpr std::string_view kDemoGlossary = "Demo-ordliste norsk (generated)";
// Two systems that are as good as each other, but for one category, in which A takes millions for billions,
// and for the glossary, where A leaves out sources.
inline constexpr std::string_view kDemoAnswers[]{"Demo answers, system A (generated)",
                                                 "Demo answers, system B (generated)"};
inline constexpr std::string_view kDemoSlips = "A"; // the category
inline constexpr std::string_view kDemoDecision = "Demo thresholds (generated)";

// After the imports. Errors: those of what it calls.
[[nodiscard]] base::Result<> measureDemoNeighbours(workspace::Workspace& workspace, std::stop_token stop,
                                                   base::ProgressSink& progress);
// Both systems, over the questions by the FinRAG rubric and over the glossary by the Norwegian one.
[[nodiscard]] base::Result<> measureDemoAnswers(workspace::Workspace& workspace, std::stop_token stop,
                                                base::ProgressSink& progress);
// The corpus by the patterns that come along; only the run is kept, the demo has bundles already.
[[nodiscard]] base::Result<> mineDemoCorpus(workspace::Workspace& workspace, std::stop_token stop,
                                            base::ProgressSink& progress);
[[nodiscard]] base::Result<> decideDemoThresholds(workspace::Workspace& workspace, std::stop_token stop,
                                                  base::ProgressSink& progress);
// A sweep of the thresholds and a lint of the questions, each kept as a run.
[[nodiscard]] base::Result<> keepDemoSweepAndLint(workspace::Workspace& workspace, std::stop_token stop,
                                                  base::ProgressSink& progress);

// System A by a judge that asks nobody, and how far it agrees with people. Before measureDemoAnswers(), whose
// runs stay the newest.
[[nodiscard]] base::Result<> judgeDemoAnswers(workspace::Workspace& workspace, std::stop_token stop,
                                              base::ProgressSink& progress);
// Detectors against each other, figures from outside with their lint, and what flagged questions do.
[[nodiscard]] base::Result<> keepDemoEvaluations(workspace::Workspace& workspace, std::stop_token stop,
                                                 base::ProgressSink& progress);

} // namespace assay::app
