// The names that gold goes by in a workspace: what one of them stands for, and the message that it does not
// exist.
#pragma once

#include "app/commands/failure.h"
#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/workspace/workspace.h"

#include <string>
#include <vector>

namespace assay::app {

struct NamedSuite {
    base::RowId suite = 0;
    base::RowId version = 0; // 0: the suite as it is now
};

// A suite, else a frozen version of one. Error: NotFound.
[[nodiscard]] base::Result<NamedSuite> findNamedSuite(const workspace::Reader& reader,
                                                      const std::string& name);

// Why what is called so could not be read. When it is not there, wrong usage: what there is, and who removed
// the suite that was called so.
[[nodiscard]] tl::unexpected<Failure> goldNotRead(const workspace::Reader& reader, const base::Error& error,
                                                  const std::string& name);

// That some question of these suites has a value under each field that --by names; else wrong usage with the
// fields that there are.
[[nodiscard]] Outcome<void> requireFields(const workspace::Reader& reader,
                                          const std::vector<std::string>& suites,
                                          const std::vector<std::string>& fields);

} // namespace assay::app
