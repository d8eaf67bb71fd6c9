// The laboratory's figures as JSON: what sweep.json holds beside the sweep. docs/formats.md describes every
// key. Of this room alone; writeSweepFiles() and sweepJson() take an evaluate::Laboratory.
#pragma once

#include "core/evaluate/thresholds/laboratory.h"
#include "core/results/thresholds/figures_json.h"
#include "core/results/thresholds/sweep_files.h"

#include <cstddef>

namespace assay::results {

// Adds what belongs to one scope, that of table.rows[row].
void addLaboratoryScope(Json& scope, const evaluate::Laboratory& laboratory, std::size_t row);

// Adds "weights", "scenario_table", "pairs", "dynamic_runs" and, where they are there, "flips" and
// "decision_check". Samples are named by their place in the columns, from 1, and by their id.
void addLaboratory(Json& document, const SweepLaboratory& sweep);

} // namespace assay::results
