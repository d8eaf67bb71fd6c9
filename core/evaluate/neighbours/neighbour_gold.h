// The gold of an anchor: the eligible sentences of its slice within the window. Definitions: FinRAG framework
// document, 2.1 and 3.2, with these rulings: distance is by position, not by index, as positions may have
// gaps; a sentence without a position has no neighbours and is none; the effective window of an adaptive one
// is bounded by the farther end of the slice.
//
// Threads: const members may be called from several threads at once.
#pragma once

#include "core/base/result.h"
#include "core/model/neighbour.h"
#include "core/workspace/corpora/corpora.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace assay::evaluate {

// Why a sentence is no gold of an anchor, or that it is. For the picture of a window.
enum class WindowPlace : std::uint8_t { Anchor, Gold, Outside, NotProse, Navigational, NoPosition };

struct GoldWindow {
    int window = 0;                  // the effective one
    std::vector<std::uint32_t> gold; // rows, rising
    bool clippedBelow = false;       // the slice begins within the window
    bool clippedAbove = false;       // or ends
};

class NeighbourGold {
  public:
    // `navigational` has an element for each row where the settings exclude such sentences; else it may be
    // empty. The columns must outlive it. Errors: InvalidArgument (the settings, sizes).
    [[nodiscard]] static base::Result<NeighbourGold> create(const workspace::CorpusColumns& columns,
                                                            const model::NeighbourSettings& settings,
                                                            std::vector<bool> navigational);

    // Error: InvalidArgument (a row beyond the corpus).
    [[nodiscard]] base::Result<GoldWindow> goldOf(std::uint32_t row) const;

    // Sentences of the row's slice that are searched: all, or the prose.
    [[nodiscard]] int sliceLength(std::uint32_t row) const;

    // Of a row of the same slice.
    [[nodiscard]] WindowPlace placeOf(std::uint32_t anchor, const GoldWindow& window,
                                      std::uint32_t row) const;

  private:
    struct State;
    explicit NeighbourGold(std::shared_ptr<const State> state);
    std::shared_ptr<const State> m_state;
};

// Errors: InvalidArgument; `where` names the setting.
[[nodiscard]] base::Result<> checkNeighbourSettings(const model::NeighbourSettings& settings);

} // namespace assay::evaluate
