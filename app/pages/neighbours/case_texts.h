// The sentences that a case is about, read from the workspace: the anchor with what stands around it, its
// gold, what came back. Two short reads. GUI thread only.
#pragma once

#include "app/pages/neighbours/neighbour_controller.h"
#include "core/evaluate/neighbours/neighbour_cases.h"
#include "widgets/neighbours/window_strip.h"

#include <cstdint>
#include <map>
#include <vector>

namespace assay::app {

struct CaseTexts {
    std::map<std::uint32_t, model::Sentence> sentences; // by row; empty: they cannot be shown
    widgets::WindowStripSpec strip;

    [[nodiscard]] const model::Sentence* find(std::uint32_t row) const;
};

[[nodiscard]] base::Result<CaseTexts> readCase(const workspace::Reader& reader, const RunView& view,
                                               std::size_t outcome, std::size_t search, std::size_t regime);

using evaluate::ResultGroup;

[[nodiscard]] std::vector<ResultGroup> groupResults(const model::AnchorSearch& answer,
                                                    const CaseTexts& texts);

} // namespace assay::app
