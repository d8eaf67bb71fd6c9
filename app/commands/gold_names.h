// The names that gold goes by in a workspace: for the message that one of them does not exist.
#pragma once

#include "core/store/workspace.h"

#include <string>

namespace assay::app {

// Prints that nothing is called so, and what there is; gives the exit code of wrong usage.
int printUnknownName(const store::Reader& reader, const std::string& name);

} // namespace assay::app
