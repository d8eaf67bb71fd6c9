// The icon of a severity: a disc with a cross, a triangle with a bar, a square with an i. Shape tells them
// apart as well as colour; drawn at any size for the palette in use.
#pragma once

#include "core/base/issue.h"

#include <QIcon>

namespace assay::widgets {

[[nodiscard]] QIcon severityIcon(base::Severity severity);

} // namespace assay::widgets
