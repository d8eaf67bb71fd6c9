// Draws the anchors of a neighbour test: seeded, stratified, without replacement. Source: FinRAG framework
// document, parts 2, 3.4 and 6.1; how many come from which stratum is our own rule.
#pragma once

#include "core/base/result.h"
#include "core/workspace/corpora/corpora.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

// Of a slice, by the number of its sentences that are searched.
enum class LengthBucket : std::uint8_t { Under10, From10To19, From20To39, From40 };

// "<10", "10-19", "20-39", "40+".
[[nodiscard]] std::string_view lengthBucketName(LengthBucket bucket) noexcept;
[[nodiscard]] LengthBucket lengthBucket(int sliceLength) noexcept;

enum class AnchorStrata : std::uint8_t { None, Length, Section, Year, Company, Field };

// How many anchors come from which stratum: as many as its share of the sentences that may be anchors, or
// the same number of each, which shows rare strata but makes totals that are not the corpus's.
enum class AnchorAllocation : std::uint8_t { Proportional, Equal };

struct AnchorSampling {
    std::int64_t count = 2'000; // 0: every sentence that may be one
    std::uint64_t seed = 42;
    AnchorStrata strata = AnchorStrata::Length;
    AnchorAllocation allocation = AnchorAllocation::Proportional;
    bool onlyProse = true;
    bool excludeNavigational = false;
    int minSliceLength = 0;               // of shorter slices none is drawn
    int minWords = 0;                     // nor sentences of fewer words
    std::vector<LengthBucket> excluded;   // buckets
    std::string strataField{};            // of AnchorStrata::Field: any field that sentences are filtered on
    std::string onlyField{}, onlyValue{}; // sentences with this value alone ("form", "10-Q"); no field: all

    friend bool operator==(const AnchorSampling&, const AnchorSampling&) = default;
};

// What drawing by fields goes by, for each row; empty where the settings ask for none.
struct AnchorFields {
    std::vector<bool> hasValue; // of onlyField
    workspace::CorpusFieldColumn strata;
};

// Sixty in equal shares: to look at strata, not to measure.
[[nodiscard]] AnchorSampling strataSampling();

struct AnchorStratum {
    std::string name;
    std::int64_t available = 0;
    std::int64_t drawn = 0;

    friend bool operator==(const AnchorStratum&, const AnchorStratum&) = default;
};

struct AnchorSample {
    std::vector<std::uint32_t> rows; // rising
    std::vector<double> weights;     // of each, the sentences of its stratum by those drawn from it
    std::vector<AnchorStratum> strata;
    std::int64_t excluded = 0; // sentences that may be none, by the settings
};

inline constexpr std::string_view kNoAnchor = "no sentence may be an anchor"; // as detail of InputNotUsable

// In equal shares, what a stratum cannot fill goes to the others in turn; places that do not come out even
// go, one each, to strata in an order by the seed and their names. In proportion, by the largest remainders,
// equal ones in that order (the method of Hamilton). Within a stratum, each sentence is as likely as another;
// which are drawn depends on the seed, the stratum's name and its own sentences only, and of more places the
// first are those of fewer. Strata stand in a natural order, that of sentences without a value (name empty)
// last; without strata there is one, "all". `words` and `navigational` have an element for each row where the
// settings ask for them, and so have `fields`; else they may be empty. Errors: InvalidArgument (settings,
// sizes), InputNotUsable (kNoAnchor).
[[nodiscard]] base::Result<AnchorSample> drawAnchors(const workspace::CorpusColumns& columns,
                                                     const AnchorSampling& sampling,
                                                     const std::vector<std::uint32_t>& words,
                                                     const std::vector<bool>& navigational,
                                                     const AnchorFields& fields = {});

} // namespace assay::evaluate
