// What two neighbour runs differ in and by how much, as lines for a terminal.
#pragma once

#include "core/evaluate/neighbours/neighbour_gate.h"

#include <string>

namespace assay::app {

// "they differ in …", a line each; empty: they differ in nothing.
[[nodiscard]] std::string differingText(const evaluate::GateVerdict& verdict);

// A line for each figure, the headline marked with an asterisk, and what such a comparison can tell.
[[nodiscard]] std::string differencesText(const evaluate::GateVerdict& verdict);

} // namespace assay::app
