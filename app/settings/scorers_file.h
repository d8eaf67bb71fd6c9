// Where a person's external scorers stand: a file in their own settings folder, never one of a workspace.
#pragma once

#include <QString>

namespace assay::app {

// scorers.json beside the program's settings; it need not be there.
[[nodiscard]] QString scorersFile();

} // namespace assay::app
