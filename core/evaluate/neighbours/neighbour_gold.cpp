#include "core/evaluate/neighbours/neighbour_gold.h"

#include "core/base/guard.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <span>
#include <string_view>
#include <utility>

namespace assay::evaluate {
namespace {

using workspace::CorpusColumns;

constexpr int kMostResults = 10'000; // the largest k that may be asked for

tl::unexpected<base::Error> invalid(const std::string& setting, const std::string& value) {
    return base::fail(base::ErrorCode::InvalidArgument, value, setting);
}

base::Result<> checkRising(const std::vector<int>& list, const std::string& setting) {
    int last = 0;
    for (const int k : list) {
        if (k <= last || k > kMostResults) {
            return invalid(setting, std::to_string(k));
        }
        last = k;
    }
    return {};
}

base::Result<> checkRegimes(const model::NeighbourSettings& settings) {
    if (settings.regimes.empty()) {
        return invalid("regimes", "");
    }
    for (std::size_t i = 0; i < settings.regimes.size(); ++i) {
        if (std::count(settings.regimes.begin(), settings.regimes.end(), settings.regimes[i]) > 1) {
            return invalid("regimes", settings.regimes[i] == model::Regime::Filtered ? "filtered" : "open");
        }
    }
    if (std::count(settings.regimes.begin(), settings.regimes.end(), model::Regime::Filtered) == 0) {
        return {};
    }
    if (settings.filterFields.empty()) {
        return invalid("filter_fields", "");
    }
    for (const std::string& field : settings.filterFields) {
        if (field.empty() ||
            std::count(settings.filterFields.begin(), settings.filterFields.end(), field) > 1) {
            return invalid("filter_fields", field);
        }
    }
    return {};
}

} // namespace

base::Result<> checkNeighbourSettings(const model::NeighbourSettings& settings) {
    const model::NeighbourWindow& window = settings.window;
    if (!window.adaptive && window.width < 1) {
        return invalid("window.width", std::to_string(window.width));
    }
    if (window.adaptive) {
        if (window.base < 1) {
            return invalid("window.base", std::to_string(window.base));
        }
        if (window.target < 1) {
            return invalid("window.target", std::to_string(window.target));
        }
        if (window.max < window.base) {
            return invalid("window.max", std::to_string(window.max));
        }
    }
    ASSAY_TRY(checkRegimes(settings));
    ASSAY_TRY(checkRising(settings.hitAt, "hit_at"));
    ASSAY_TRY(checkRising(settings.mrrAt, "mrr_at"));
    if (!(std::abs(settings.nearDuplicateCosine) <= 1)) {
        return invalid("near_duplicate_cosine", std::to_string(settings.nearDuplicateCosine));
    }
    if (settings.shortSlice < 0) {
        return invalid("short_slice", std::to_string(settings.shortSlice));
    }
    if (!(settings.numericShare >= 0 && settings.numericShare <= 1)) {
        return invalid("numeric_share", std::to_string(settings.numericShare));
    }
    return {};
}

struct NeighbourGold::State {
    const CorpusColumns* columns = nullptr;
    model::NeighbourSettings settings;
    std::vector<bool> navigational;
    // Slice s has the rows placed[begin[s]] … placed[begin[s + 1] - 1] that have a position, by position.
    std::vector<std::uint32_t> begin;
    std::vector<std::uint32_t> placed;
    std::vector<int> searched; // sentences of each slice

    [[nodiscard]] bool hasPosition(std::uint32_t row) const {
        return columns->position[row] != CorpusColumns::kNoNumber;
    }

    [[nodiscard]] bool isSearched(std::uint32_t row) const {
        return !settings.onlyProse || columns->kind[row] == model::SentenceKind::Prose;
    }

    [[nodiscard]] bool isEligible(std::uint32_t row) const {
        return isSearched(row) && !(settings.excludeNavigational && navigational[row]);
    }

    [[nodiscard]] std::int64_t distance(std::uint32_t a, std::uint32_t b) const {
        return std::abs(std::int64_t{columns->position[a]} - columns->position[b]);
    }

    [[nodiscard]] std::span<const std::uint32_t> slice(std::uint32_t number) const {
        return std::span(placed).subspan(begin[number], begin[number + 1] - begin[number]);
    }
};

NeighbourGold::NeighbourGold(std::shared_ptr<const State> state)
    : m_state(std::move(state)) {}

base::Result<NeighbourGold> NeighbourGold::create(const CorpusColumns& columns,
                                                  const model::NeighbourSettings& settings,
                                                  std::vector<bool> navigational) {
    ASSAY_TRY(checkNeighbourSettings(settings));
    const std::size_t rows = columns.size();
    if (columns.position.size() != rows || columns.kind.size() != rows) {
        return invalid("columns", std::to_string(columns.position.size()) + " of " + std::to_string(rows));
    }
    if (navigational.size() != rows && (settings.excludeNavigational || !navigational.empty())) {
        return invalid("navigational", std::to_string(navigational.size()) + " of " + std::to_string(rows));
    }
    std::uint32_t slices = 0;
    for (const std::uint32_t slice : columns.slice) {
        if (slice >= rows) {
            return invalid("slice", std::to_string(slice));
        }
        slices = std::max(slices, slice + 1);
    }
    return base::guarded("neighbour gold", [&]() -> base::Result<NeighbourGold> {
        auto state = std::make_shared<State>();
        state->columns = &columns;
        state->settings = settings;
        state->navigational = std::move(navigational);
        state->begin.assign(std::size_t{slices} + 1, 0);
        state->searched.assign(slices, 0);
        for (std::uint32_t row = 0; row < rows; ++row) {
            state->begin[columns.slice[row] + 1] += state->hasPosition(row) ? 1 : 0;
            state->searched[columns.slice[row]] += state->isSearched(row) ? 1 : 0;
        }
        for (std::uint32_t slice = 0; slice < slices; ++slice) {
            state->begin[slice + 1] += state->begin[slice];
        }
        state->placed.resize(state->begin.back());
        std::vector<std::uint32_t> next = state->begin;
        for (std::uint32_t row = 0; row < rows; ++row) {
            if (state->hasPosition(row)) {
                state->placed[next[columns.slice[row]]++] = row;
            }
        }
        for (std::uint32_t slice = 0; slice < slices; ++slice) {
            const auto of = std::span(state->placed)
                                .subspan(state->begin[slice], state->begin[slice + 1] - state->begin[slice]);
            std::ranges::stable_sort(of, {}, [&](std::uint32_t row) { return columns.position[row]; });
        }
        return NeighbourGold(std::move(state));
    });
}

base::Result<GoldWindow> NeighbourGold::goldOf(std::uint32_t row) const {
    const State& state = *m_state;
    const CorpusColumns& columns = *state.columns;
    if (row >= columns.size()) {
        return invalid("row", std::to_string(row));
    }
    GoldWindow result;
    if (!state.hasPosition(row)) {
        return result;
    }
    const auto slice = state.slice(columns.slice[row]);
    const std::int64_t position = columns.position[row];
    const std::int64_t below = position - columns.position[slice.front()];
    const std::int64_t above = columns.position[slice.back()] - position;
    const std::int64_t farther = std::max(below, above);
    const model::NeighbourWindow& window = state.settings.window;
    const std::int64_t widest = std::min<std::int64_t>(window.adaptive ? window.max : window.width, farther);

    const auto at = [&](std::uint32_t other) { return std::int64_t{columns.position[other]}; };
    const auto from = std::ranges::lower_bound(slice, position - widest, {}, at);
    const auto to = std::ranges::upper_bound(slice, position + widest, {}, at);
    std::vector<std::uint32_t> candidates;
    std::copy_if(from, to, std::back_inserter(candidates),
                 [&](std::uint32_t other) { return other != row && state.isEligible(other); });

    std::int64_t reach = window.width;
    if (window.adaptive) {
        reach = std::min<std::int64_t>(window.base, farther);
        const auto within = [&] {
            return std::ranges::count_if(
                candidates, [&](std::uint32_t other) { return state.distance(row, other) <= reach; });
        };
        while (reach < widest && within() < window.target) {
            ++reach;
        }
    }
    std::erase_if(candidates, [&](std::uint32_t other) { return state.distance(row, other) > reach; });
    std::ranges::sort(candidates);
    result.gold = std::move(candidates);
    result.window = static_cast<int>(reach);
    result.clippedBelow = below < reach;
    result.clippedAbove = above < reach;
    return result;
}

int NeighbourGold::sliceLength(std::uint32_t row) const {
    return row < m_state->columns->size() ? m_state->searched[m_state->columns->slice[row]] : 0;
}

WindowPlace NeighbourGold::placeOf(std::uint32_t anchor, const GoldWindow& window, std::uint32_t row) const {
    const State& state = *m_state;
    if (row == anchor) {
        return WindowPlace::Anchor;
    }
    if (anchor >= state.columns->size() || row >= state.columns->size() ||
        state.columns->slice[anchor] != state.columns->slice[row]) {
        return WindowPlace::Outside;
    }
    if (!state.hasPosition(row)) {
        return WindowPlace::NoPosition;
    }
    if (!state.hasPosition(anchor) || state.distance(anchor, row) > window.window) {
        return WindowPlace::Outside;
    }
    if (!state.isSearched(row)) {
        return WindowPlace::NotProse;
    }
    return state.isEligible(row) ? WindowPlace::Gold : WindowPlace::Navigational;
}

} // namespace assay::evaluate
