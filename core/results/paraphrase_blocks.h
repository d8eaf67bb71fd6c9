// How far a result depends on the wording of questions, as blocks: for answers and for retrieval alike.
//
// Pure: they read nothing. Any thread. Cells lead to the questions of a group by an AnswersLink.
//
//     for (Block& block : paraphraseBlocks(robustness, {"answer_", "Same verdict", "Spread of the score"},
//     w))
#pragma once

#include "core/evaluate/paraphrase_robustness.h"
#include "core/results/blocks.h"
#include "core/words/wording.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

namespace assay::results {

// What wordings are compared by, in the reader's language.
struct ParaphraseTitles {
    std::string tables;    // the name of the first table; of the second "_groups" behind it
    std::string agreement; // "Same verdict for all wordings"
    std::string spread;    // "Spread of the overall score"
};

// Empty where nothing was paraphrased. Two tables: the share of originals of which all wordings agree and the
// mean spread, each with what luck gives; and the groups, those that disagree first, then by falling spread.
[[nodiscard]] std::vector<Block> paraphraseBlocks(const evaluate::ParaphraseRobustness& robustness,
                                                  const ParaphraseTitles& titles,
                                                  const words::Wording& wording);

// {"originals","wordings","alone","can_be_judged","agreeing","agreeing_ci","agreeing_n","agreeing_by_luck",
//  "spread","spread_ci","spread_n","spread_by_luck","groups":[{"original","questions":[…],"agrees",
//  "spread"}]}; what is undefined is null.
[[nodiscard]] nlohmann::ordered_json paraphraseJson(const evaluate::ParaphraseRobustness& robustness);

} // namespace assay::results
