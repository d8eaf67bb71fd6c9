// Which questions stand together in intervals: those of one company or filing, and wordings of one question.
// A paraphrase belongs to the cluster of its original, whatever it says of companies and years itself.
// Paraphrases are no independent questions; taken for such, intervals would be too sure.
//
//     const auto keys = clusterKeysWithOriginals(questions); // "104169", "104169", "question q3", …
//
// Pure; any thread.
#pragma once

#include "core/model/question.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

// Which clusters a question belongs to by itself: its companies, and those with its years ("1,2",
// "1,2/2019"). Empty: it says nothing of it.
struct QuestionClusterKeys {
    std::string company, filing;
};

[[nodiscard]] QuestionClusterKeys clusterKeysOf(const model::Question& question);

struct ClusteredWording {
    std::string_view questionId;
    std::string_view paraphraseOf; // the id of its original; empty: it is none
    std::string_view key;          // of its own cluster; empty: it stands alone
};

// By question the key of the cluster that it belongs to; empty: it stands alone. Wordings of one original
// have the key of that original or, where it is not among the questions, of the first of them; where that is
// empty, one of their own ("question " and the original's id).
[[nodiscard]] std::vector<std::string> clusterKeysWithOriginals(std::span<const ClusteredWording> questions);

} // namespace assay::evaluate
