// What core says of a neighbour test, in sentences that name the options.
#pragma once

#include "app/commands/failure.h"
#include "core/workspace/runs/runs.h"

#include <string>

namespace assay::app {

// Of a test that cannot be made, drawn or gone on with; any other error as `failed` says it.
[[nodiscard]] Failure neighbourFailure(const base::Error& error);

// Of two runs that cannot be compared.
[[nodiscard]] Failure gateFailure(const base::Error& error);

// By number or name. Says which command lists the runs when there is none of that name.
[[nodiscard]] Outcome<workspace::RunInfo> chooseRun(const workspace::Reader& reader, const std::string& text);

// The same where it matters which of several runs it is: a name that several have is refused, with their
// numbers.
[[nodiscard]] Outcome<workspace::RunInfo> chooseOnlyRun(const workspace::Reader& reader,
                                                        const std::string& text);

// The same of a neighbour test to go on with: where several have that name, the newest that is not finished.
[[nodiscard]] Outcome<workspace::RunInfo> chooseRunToResume(const workspace::Reader& reader,
                                                            const std::string& text);

} // namespace assay::app
