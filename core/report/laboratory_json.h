// The laboratory's figures as JSON: what sweep.json holds beside the sweep. docs/formats.md describes every
// key. Of this room alone; writeSweepFiles() and sweepJson() take an evaluate::Laboratory.
#pragma once

#include "core/evaluate/laboratory.h"
#include "core/report/figures_json.h"

#include <cstddef>

namespace assay::report {

// Adds what belongs to one scope, that of table.rows[row].
void addLaboratoryScope(Json& scope, const evaluate::Laboratory& laboratory, std::size_t row);

// Adds "weights", "scenario_table", "pairs" and, where they are there, "flips" and "decision_check".
// `columns` are those that the laboratory ran over: samples are named by their place in them, from 1.
void addLaboratory(Json& document, const evaluate::Laboratory& laboratory,
                   const model::ScoredColumns& columns);

} // namespace assay::report
