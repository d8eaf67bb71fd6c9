#include "core/evaluate/mining/bundle_acceptance.h"

#include <algorithm>

namespace assay::evaluate {
namespace {

// Both kinds of labels, in any section.
constexpr MiningScope kAnySection{true, true, true, true};

// Which labels' patterns match, the fallback among them whatever else does.
TagBits labelsIn(std::string_view text, const SentenceTagger& tagger) {
    TagBits found = tagger.tagsOf(text, kAnySection) & (tagger.kpiBits() | tagger.riskBits());
    const std::size_t fallback = tagger.labels().size() - 1;
    return tagger.firstMatch(fallback, text) ? found | bitOf(fallback) : found;
}

AcceptanceMiss missOf(std::string_view text, std::size_t label, TagBits found, const SentenceTagger& tagger) {
    const TagBits kind = tagger.isKpi(label) ? tagger.kpiBits() : tagger.riskBits();
    if (tagger.isNear(label, text)) {
        return AcceptanceMiss::NearWord;
    }
    return (found & kind) != 0 ? AcceptanceMiss::OtherLabel : AcceptanceMiss::Unexplained;
}

} // namespace

BundleAcceptance bundleAcceptance(std::span<const model::Bundle> bundles, const SentenceTagger& tagger) {
    BundleAcceptance acceptance;
    for (const model::Bundle& bundle : bundles) {
        ++acceptance.byType[bundle.type];
        const bool isAcross = bundle.group.find("cross_company") != std::string::npos;
        acceptance.ofOneCompany += isAcross && bundle.companies.size() < 2 ? 1 : 0;
        const auto at = std::ranges::find(tagger.labels(), bundle.topic);
        const auto label = static_cast<std::size_t>(at - tagger.labels().begin());
        TopicAcceptance& topic = acceptance.topics[bundle.topic];
        for (const model::BundleSentence& sentence : bundle.sentences) {
            const TagBits found = labelsIn(sentence.text, tagger);
            ++topic.sentences;
            if (at != tagger.labels().end() && (found & bitOf(label)) != 0) {
                ++topic.accepted;
            } else {
                const AcceptanceMiss miss = at == tagger.labels().end()
                                                ? AcceptanceMiss::NoPattern
                                                : missOf(sentence.text, label, found, tagger);
                ++topic.missed[static_cast<std::size_t>(miss)];
            }
            if (!isAcross &&
                !tagger.firstMatch(static_cast<std::size_t>(MiningCue::Connector), sentence.text)) {
                ++acceptance.withoutConnector;
            }
        }
    }
    for (const auto& [name, topic] : acceptance.topics) {
        acceptance.all.sentences += topic.sentences;
        acceptance.all.accepted += topic.accepted;
        for (std::size_t i = 0; i < topic.missed.size(); ++i) {
            acceptance.all.missed[i] += topic.missed[i];
        }
    }
    return acceptance;
}

} // namespace assay::evaluate
