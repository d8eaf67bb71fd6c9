// What a team sets for a whole workspace, as edits of the journal: what it was can be had back.
#pragma once

#include "core/base/result.h"
#include "core/workspace/workspace.h"

#include <functional>
#include <string>
#include <string_view>

namespace assay::workspace {

inline constexpr std::string_view kMiningRulesSetting = "mining_patterns"; // evaluate::miningRulesJson()

// The patterns by which corpora are mined, stored as kMiningRulesSetting; what they were before is in the
// journal. An empty text: those that come along again. Errors: InvalidArgument (no JSON), those of
// Workspace::write().
[[nodiscard]] base::Result<> saveMiningRules(workspace::Workspace& workspace, const std::string& json,
                                             const std::string& who);

// The alert thresholds, stored as workspace::kGateRulesSetting. `json` as evaluate::gateRulesJson() gives it.
// Errors: InvalidArgument (no JSON), those of Workspace::write().
[[nodiscard]] base::Result<> saveGateRules(workspace::Workspace& workspace, const std::string& json,
                                           const std::string& who);

inline constexpr std::string_view kRunGatesSetting = "run_gates"; // evaluate::runGatesJson()

// Makes a setting of what is stored at that moment (an empty text: nothing yet).
using ChangeSetting = std::function<base::Result<std::string>(const std::string& stored)>;

// The gates of runs that the workspace sets itself, stored as kRunGatesSetting. An empty text: none, so that
// those that come along hold again. Errors: InvalidArgument (no JSON), those of Workspace::write().
[[nodiscard]] base::Result<> saveRunGates(workspace::Workspace& workspace, const std::string& json,
                                          const std::string& who);
// The same of what follows from those that are stored when `change` is called, in one transaction; one that
// gives what is stored writes nothing. Errors: those of `change`, and of saveRunGates().
[[nodiscard]] base::Result<> changeRunGates(workspace::Workspace& workspace, const ChangeSetting& change,
                                            const std::string& who);

// The saved reports, stored as workspace::kReportsSetting. `json` is what follows from those that are stored
// when `change` is called (an empty text: none yet), in the same transaction, so that two windows lose
// nothing of each other. Errors: those of `change`, InvalidArgument (no JSON), those of Workspace::write().
[[nodiscard]] base::Result<> changeReports(workspace::Workspace& workspace, const ChangeSetting& change,
                                           const std::string& who);

inline constexpr std::string_view kReadingQueuesSetting = "reading_queues"; // evaluate::readingQueuesJson()

// The queues of answers to read that a team has defined, stored as kReadingQueuesSetting. `change`, errors
// and transaction as for changeReports(); where it gives an empty text, there are none any more.
[[nodiscard]] base::Result<> changeReadingQueues(workspace::Workspace& workspace, const ChangeSetting& change,
                                                 const std::string& who);

} // namespace assay::workspace
