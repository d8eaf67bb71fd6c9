// The sentences that a case is about, read from the workspace: the anchor with what stands around it, its
// gold, what came back. Two short reads. Of a corpus by reference their texts stand in an engine, and come
// from `textOf`. GUI thread only.
#pragma once

#include "app/pages/neighbours/neighbour_controller.h"
#include "core/evaluate/neighbours/neighbour_cases.h"
#include "widgets/neighbours/window_strip.h"

#include <cstdint>
#include <functional>
#include <map>
#include <vector>

namespace assay::app {

struct CaseTexts {
    std::map<std::uint32_t, model::Sentence> sentences; // by row; empty: they cannot be shown
    widgets::WindowStripSpec strip;

    [[nodiscard]] const model::Sentence* find(std::uint32_t row) const;
};

// Of a sentence without a text, by its id; empty: it is not known.
using TextOfId = std::function<QString(const std::string& sentenceId)>;

[[nodiscard]] base::Result<CaseTexts> readCase(const workspace::Reader& reader, const RunView& view,
                                               std::size_t outcome, std::size_t search, std::size_t regime,
                                               const TextOfId& textOf);

using evaluate::ResultGroup;

[[nodiscard]] std::vector<ResultGroup> groupResults(const model::AnchorSearch& answer,
                                                    const CaseTexts& texts);

} // namespace assay::app
