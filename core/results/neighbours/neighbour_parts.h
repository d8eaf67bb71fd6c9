// What the blocks and the sections of neighbour tests have in common. Of this room alone.
#pragma once

#include "core/results/neighbours/neighbour_blocks.h"
#include "core/results/neighbours/neighbour_material.h"
#include "core/results/neighbours/neighbour_words.h"
#include "core/results/report/shortened_text.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace assay::results {

[[nodiscard]] std::string titleOfSearch(const MeasuredTest& test, std::size_t search,
                                        const words::Wording& wording);
[[nodiscard]] std::string titleOfRegime(const MeasuredTest& test, std::size_t regime,
                                        const words::Wording& wording);

// At most `most` (two or more, or one of a single kept) of them in their order: the last, `kept` where it is
// among them, and the first ones.
[[nodiscard]] std::vector<int> someOf(const std::vector<int>& list, std::size_t most,
                                      std::optional<int> kept = std::nullopt);

// Hit@k and MRR@k of the choice as columns, and as cells of a row.
void addRankColumns(Table& table, const RankChoice& choice, const char* hitDefinition,
                    const char* mrrDefinition, const words::Wording& wording);

// Of Hit@k: a difference of shares.
[[nodiscard]] Figure pointsFigure(const evaluate::MeanFigure& figure, std::string why);
[[nodiscard]] Figure numberFigure(std::optional<double> value, std::string why);

[[nodiscard]] std::string whyNoChance(const words::Wording& wording);
[[nodiscard]] std::string byLuckTitle(const std::string& title, const words::Wording& wording);
[[nodiscard]] std::string liftTitle(const std::string& title, const words::Wording& wording);
// "not told from luck"; empty where there is no chance level.
[[nodiscard]] std::string luckVerdict(const evaluate::Proportion& figure, const words::Wording& wording);
// What luck would give, and the lift.
void addHeadlineLuck(TableRow& row, const evaluate::Proportion& figure, const words::Wording& wording);

// "Passes", "Fails: P1", …, with its verdict; missing: nothing was judged.
[[nodiscard]] std::optional<KeyFigure> gateFigure(const RunGate& gate, const words::Wording& wording);
// Why nothing was judged.
[[nodiscard]] std::string whyNoGate(const RunGate& gate, const words::Wording& wording);

} // namespace assay::results
