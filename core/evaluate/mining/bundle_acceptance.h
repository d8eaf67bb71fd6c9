// How far patterns accept the sentences of bundles from elsewhere, topic by topic, and why they do not accept
// the others. Pure functions; any thread.
#pragma once

#include "core/evaluate/mining/sentence_tagger.h"
#include "core/model/bundle.h"

#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>

namespace assay::evaluate {

// Why a sentence is not accepted; the first that holds.
enum class AcceptanceMiss : std::uint8_t {
    NoPattern,   // no label is called as the topic is
    NearWord,    // only the topic's wider wording stands there: "debt" alone, "sales" alone
    OtherLabel,  // not the topic's pattern, but that of another label of its kind
    Unexplained, // none of these
};

inline constexpr std::array<std::string_view, 4> kAcceptanceMissNames{"no_pattern", "near_word",
                                                                      "other_label", "unexplained"};

struct TopicAcceptance {
    std::int64_t sentences = 0;
    std::int64_t accepted = 0;
    std::array<std::int64_t, kAcceptanceMissNames.size()> missed{};

    friend bool operator==(const TopicAcceptance&, const TopicAcceptance&) = default;
};

struct BundleAcceptance {
    std::map<std::string, TopicAcceptance> topics;
    TopicAcceptance all;
    std::int64_t withoutConnector = 0;          // sentences of bundles over years
    std::int64_t ofOneCompany = 0;              // bundles across companies
    std::map<std::string, std::int64_t> byType; // bundles: "kpi_trend"
};

// A sentence is accepted when a pattern of the bundle's topic matches its text, whatever its section. The
// fallback's own pattern counts for its topic, whatever other label the text has.
[[nodiscard]] BundleAcceptance bundleAcceptance(std::span<const model::Bundle> bundles,
                                                const SentenceTagger& tagger);

} // namespace assay::evaluate
