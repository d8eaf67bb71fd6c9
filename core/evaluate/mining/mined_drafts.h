// Drafts of questions from what was mined: which category comes next, and the evidence of each, drawn by the
// seed. Source of the categories: FinRAG framework document, 4.2 and 8.3.
//
//   A  a figure's sentence with an amount       F  two or three sentences of a bundle over years
//   B  a figure's sentence that names a cause   G  a verification
//   C  a risk with enough cues                  H  a definition
//   D  a bundle over years, one sentence of     I  a figure's sentence that speaks of its year
//      each of at most four; every second one   J  a company and a year that the corpus does not hold
//      about the change between two years,
//      where two figures have the same unit
//   E  a bundle of several companies
//
// Nothing is drafted from a sentence that is evidence already, nor twice from one. The same corpus, patterns,
// seed and evidence give the same drafts. Not for the GUI thread.
#pragma once

#include "core/base/result.h"
#include "core/curation/question_drafting.h"
#include "core/evaluate/mining/mining_run.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

inline constexpr std::string_view kDraftCategories = "ABCDEFGHIJ";

struct MinedDraftPlan {
    std::string categories{kDraftCategories};     // letters, each once
    std::size_t count = 10;                       // drafts
    std::vector<curation::WantedCategory> wanted; // of the suite's target mix; empty: all alike
    std::set<std::string> evidence;               // sentence ids that questions have already
    std::uint64_t seed = 42;
};

struct MinedDrafts {
    std::vector<model::Question> drafts; // without an id and a text, in the order of their making
    std::map<char, std::int64_t> byCategory;
    std::string exhausted; // categories that had no evidence left, by letter
};

// The category that comes next: of those that are wanted the one that lacks the most, else the one that was
// given least; ties by letter. `given`: drafts so far. '\0': `categories` is empty.
[[nodiscard]] char nextCategory(std::string_view categories, std::span<const curation::WantedCategory> wanted,
                                const std::map<char, std::int64_t>& given);

// D, E and F need the bundles of views 3 and 4. Errors: InvalidArgument (`where` "categories"), Cancelled,
// those of reading.
[[nodiscard]] base::Result<MinedDrafts> mineDrafts(const workspace::Reader& reader, const MiningResult& mined,
                                                   const MinedDraftPlan& plan, std::stop_token stop);

// The bundle that chosen sentences make: companies and years as they stand in them. `type`: "kpi", "risk",
// "definition" or "verification".
[[nodiscard]] model::Bundle bundleOfSentences(std::vector<model::BundleSentence> sentences, std::string topic,
                                              std::string type);

// A sentence of a corpus as bundles hold it.
[[nodiscard]] model::BundleSentence bundleSentence(const workspace::StoredSentence& stored,
                                                   const workspace::CorpusSlice& slice);

} // namespace assay::evaluate
