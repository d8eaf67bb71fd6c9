#include "core/evaluate/mining/sentence_tagger.h"

#include "core/base/guard.h"
#include "core/text/pattern_scanner.h"

#include <re2/re2.h>
#include <re2/set.h>

#include <algorithm>
#include <utility>

namespace assay::evaluate {
namespace {

using base::Result;

// Places of the exceptions and of the first number, which are no tags of a sentence.
constexpr unsigned kDefinitionExceptBit = 60;
constexpr unsigned kVerificationExceptBit = 61;
constexpr unsigned kNumberBit = 62;

re2::RE2::Options miningOptions() {
    re2::RE2::Options options;
    options.set_log_errors(false);
    options.set_max_mem(std::int64_t{64} << 20);
    return options;
}

std::unique_ptr<const re2::RE2> compiledAny(const std::vector<std::string>& patterns) {
    std::string joined;
    for (const std::string& pattern : patterns) {
        joined += (joined.empty() ? "(?:" : "|(?:") + pattern + ")";
    }
    return joined.empty() ? nullptr : std::make_unique<const re2::RE2>(joined, miningOptions());
}

bool hasSection(const std::vector<std::string>& sections, std::string_view section) {
    return sections.empty() || std::ranges::find(sections, section) != sections.end();
}

std::optional<std::string_view> firstOf(const re2::RE2& pattern, std::string_view text,
                                        std::size_t from = 0) {
    re2::StringPiece found;
    const re2::StringPiece piece(text.data(), text.size());
    if (!pattern.Match(piece, from, text.size(), re2::RE2::UNANCHORED, &found, 1) ||
        found.data() == nullptr) {
        return std::nullopt;
    }
    return std::string_view(found.data(), found.size());
}

} // namespace

struct SentenceTagger::Data {
    MiningRules rules;
    std::vector<std::string> labels;
    TagBits kpi = 0;
    TagBits risk = 0; // without the fallback
    TagBits fallback = 0;
    std::unique_ptr<re2::RE2::Set> set;
    std::vector<unsigned> bits;                          // of the patterns of the set
    std::vector<text::ScannedPattern> scanned;           // the same patterns, until all are known
    std::unique_ptr<const text::PatternScanner> scanner; // nullptr: some pattern is none for it
    std::vector<std::unique_ptr<const re2::RE2>> ofBit;
    std::vector<std::unique_ptr<const re2::RE2>> near;
    std::unique_ptr<const re2::RE2> riskCue;
    std::unique_ptr<const re2::RE2> firstNumber;

    Result<> add(const std::vector<std::string>& patterns, unsigned bit) {
        for (const std::string& pattern : patterns) {
            std::string wrong;
            if (set->Add(pattern, &wrong) < 0) {
                return base::fail(base::ErrorCode::InvalidArgument, wrong, pattern);
            }
            bits.push_back(bit);
            scanned.push_back({pattern, bit});
        }
        if (ofBit.size() <= bit) {
            ofBit.resize(bit + 1);
        }
        ofBit[bit] = compiledAny(patterns);
        return {};
    }

    // By RE2 alone.
    [[nodiscard]] TagBits matchesOf(std::string_view text) const {
        thread_local std::vector<int> matched;
        re2::RE2::Set::ErrorInfo trouble{};
        TagBits all = 0;
        if (set->Match(re2::StringPiece(text.data(), text.size()), &matched, &trouble)) {
            for (const int pattern : matched) {
                all |= bitOf(bits[static_cast<std::size_t>(pattern)]);
            }
        } else if (trouble.kind != re2::RE2::Set::kNoError) {
            // The set ran out of memory for its states: one by one gives the same.
            for (std::size_t bit = 0; bit < ofBit.size(); ++bit) {
                all |= ofBit[bit] != nullptr && firstOf(*ofBit[bit], text) ? bitOf(bit) : 0;
            }
        }
        return all;
    }
};

namespace {

// Every pattern of risks and every cue, in the order of the rules.
std::vector<std::string> cuesOfRisks(const MiningRules& rules) {
    std::vector<std::string> cues;
    for (const MiningLabel& label : rules.riskLabels) {
        cues.insert(cues.end(), label.patterns.begin(), label.patterns.end());
    }
    cues.insert(cues.end(), rules.riskFallback.patterns.begin(), rules.riskFallback.patterns.end());
    cues.insert(cues.end(), rules.riskCues.begin(), rules.riskCues.end());
    return cues;
}

} // namespace

SentenceTagger::SentenceTagger(std::shared_ptr<const Data> data)
    : m_data(std::move(data)) {}

Result<SentenceTagger> SentenceTagger::make(const MiningRules& rules) {
    return base::guarded("patterns", [&]() -> Result<SentenceTagger> {
        ASSAY_TRY(checkMiningRules(rules));
        auto data = std::make_shared<Data>();
        data->rules = rules;
        data->set = std::make_unique<re2::RE2::Set>(miningOptions(), re2::RE2::UNANCHORED);
        const auto addLabel = [&](const MiningLabel& label, TagBits& kind) -> Result<> {
            const auto bit = static_cast<unsigned>(data->labels.size());
            data->labels.push_back(label.label);
            data->near.push_back(label.near.empty() ? nullptr : compiledAny({label.near}));
            kind |= bitOf(bit);
            return data->add(label.patterns, bit);
        };
        for (const MiningLabel& label : data->rules.kpiLabels) {
            ASSAY_TRY(addLabel(label, data->kpi));
        }
        for (const MiningLabel& label : data->rules.riskLabels) {
            ASSAY_TRY(addLabel(label, data->risk));
        }
        ASSAY_TRY(addLabel(data->rules.riskFallback, data->fallback));
        const std::pair<const std::vector<std::string>*, unsigned> cues[]{
            {&rules.amountCues, static_cast<unsigned>(MiningCue::Amount)},
            {&rules.causalConnectors, static_cast<unsigned>(MiningCue::Connector)},
            {&rules.definitions, static_cast<unsigned>(MiningCue::Definition)},
            {&rules.verifications, static_cast<unsigned>(MiningCue::Verification)},
            {&rules.definitionsExcept, kDefinitionExceptBit},
            {&rules.verificationsExcept, kVerificationExceptBit},
        };
        for (const auto& [patterns, bit] : cues) {
            ASSAY_TRY(data->add(*patterns, bit));
        }
        ASSAY_TRY(data->add({rules.firstNumber}, kNumberBit));
        if (!data->set->Compile()) {
            return base::fail(base::ErrorCode::InvalidArgument, "too many patterns", "patterns");
        }
        data->scanner = text::PatternScanner::make(data->scanned);
        data->scanned.clear();
        data->riskCue = compiledAny(cuesOfRisks(rules));
        data->firstNumber = compiledAny({rules.firstNumber});
        return SentenceTagger(std::move(data));
    });
}

const MiningRules& SentenceTagger::rules() const noexcept {
    return m_data->rules;
}

const std::vector<std::string>& SentenceTagger::labels() const noexcept {
    return m_data->labels;
}

std::size_t SentenceTagger::kpiCount() const noexcept {
    return m_data->rules.kpiLabels.size();
}

TagBits SentenceTagger::kpiBits() const noexcept {
    return m_data->kpi;
}

TagBits SentenceTagger::riskBits() const noexcept {
    return m_data->risk | m_data->fallback;
}

MiningScope SentenceTagger::scopeOf(std::string_view section) const {
    const MiningRules& rules = m_data->rules;
    return {hasSection(rules.kpiSections, section), hasSection(rules.riskSections, section),
            hasSection(rules.definitionSections, section), hasSection(rules.verificationSections, section)};
}

TagBits SentenceTagger::tagsOf(std::string_view text, const MiningScope& scope) const {
    TagBits matches = 0;
    matchesIn(std::span(&text, 1), std::span(&matches, 1));
    return takenOf(matches, scope);
}

void SentenceTagger::matchesIn(std::span<const std::string_view> texts, std::span<TagBits> matches) const {
    thread_local std::vector<std::optional<TagBits>> found;
    found.assign(texts.size(), std::nullopt);
    if (m_data->scanner != nullptr) {
        m_data->scanner->scan(texts, found);
    }
    for (std::size_t i = 0; i < texts.size(); ++i) {
        matches[i] = found[i] ? *found[i] : m_data->matchesOf(texts[i]);
    }
}

TagBits SentenceTagger::takenOf(TagBits all, const MiningScope& scope) const {
    TagBits tags = scope.kpi ? all & m_data->kpi : 0;
    if (scope.risk) {
        const TagBits risks = all & m_data->risk;
        tags |= risks != 0 ? risks : all & m_data->fallback;
    }
    if (scope.definitions && (all & bitOf(kDefinitionExceptBit)) == 0) {
        tags |= all & bitOf(MiningCue::Definition);
    }
    if (scope.verifications && (all & bitOf(kVerificationExceptBit)) == 0) {
        tags |= all & bitOf(MiningCue::Verification);
    }
    return tags == 0 ? 0 : tags | (all & (bitOf(MiningCue::Amount) | bitOf(MiningCue::Connector)));
}

int SentenceTagger::riskCues(std::string_view text) const {
    int count = 0;
    for (std::size_t from = 0; from <= text.size() && m_data->riskCue != nullptr;) {
        const auto found = firstOf(*m_data->riskCue, text, from);
        if (!found) {
            break;
        }
        const auto end = static_cast<std::size_t>(found->data() - text.data()) + found->size();
        count += found->empty() ? 0 : 1; // a pattern that matches nothing is no occurrence
        from = found->empty() ? end + 1 : end;
    }
    return count;
}

std::optional<std::string_view> SentenceTagger::firstNumber(std::string_view text) const {
    return firstOf(*m_data->firstNumber, text);
}

bool SentenceTagger::hasNumber(TagBits matches) noexcept {
    return (matches & bitOf(kNumberBit)) != 0;
}

std::optional<std::string_view> SentenceTagger::firstMatch(std::size_t bit, std::string_view text) const {
    return bit < m_data->ofBit.size() && m_data->ofBit[bit] != nullptr ? firstOf(*m_data->ofBit[bit], text)
                                                                       : std::nullopt;
}

bool SentenceTagger::isNear(std::size_t label, std::string_view text) const {
    return label < m_data->near.size() && m_data->near[label] != nullptr &&
           firstOf(*m_data->near[label], text).has_value();
}

} // namespace assay::evaluate
