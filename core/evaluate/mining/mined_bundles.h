// Bundles from tagged sentences: of one company over years (V3) and of several companies in one year (V4).
// Source: FinRAG framework document, 4.3.
//
// V3: sentences with a causal connector, grouped by company and topic, at least two years. V4: grouped by
// year and topic, two to five companies; risks with enough cues, figures with an amount. Which companies and
// which sentences is drawn by the seed, the year and the topic alone, so that one group does not move
// another. Repeated and nearly repeated texts of one company and year are taken once and counted; texts of
// other companies or years are never compared. A bundle of one company is never made across companies: such
// groups are counted.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/evaluate/mining/tagged_corpus.h"
#include "core/model/bundle.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace assay::evaluate {

struct MinedBundles {
    std::vector<model::Bundle> trends;         // figures by company and label, then risks
    std::vector<model::Bundle> crossCompanies; // figures by label and year, then risks
    std::int64_t repeated = 0;                 // sentences left out for an equal text
    std::int64_t nearDuplicates = 0;           // and for a nearly equal one
    std::int64_t ofOneYear = 0;                // groups of V3 that have too few years
    std::int64_t ofOneCompany = 0;             // groups of V4 that have too few companies
};

struct BundleChoice {
    bool trends = true;
    bool crossCompanies = true;
    std::uint64_t seed = 42;
    unsigned threads = 0; // as many as processors; the bundles do not depend on it
};

// Errors: Cancelled, those of reading.
[[nodiscard]] base::Result<MinedBundles> mineBundles(const workspace::Reader& reader,
                                                     const TaggedCorpus& corpus, const SentenceTagger& tagger,
                                                     const BundleChoice& choice, std::stop_token stop,
                                                     base::ProgressSink& progress);

} // namespace assay::evaluate
