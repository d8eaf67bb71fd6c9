// Which labels and cues a sentence has: all patterns in one linear pass, whatever their number, by
// text::PatternScanner; what that leaves, by RE2's set.
//
// Bits of a sentence: labels of figures from 0 on, those of risks after them, the fallback last of these;
// then cues at fixed places. Definition and Verification are set where a pattern of theirs matches and none
// of their exceptions. Immutable; any number of threads may use one.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/mining/mining_rules.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

using TagBits = std::uint64_t;

enum class MiningCue : std::uint8_t { Amount = 56, Connector, Definition, Verification };

[[nodiscard]] constexpr TagBits bitOf(std::size_t label) noexcept {
    return TagBits{1} << label;
}

[[nodiscard]] constexpr TagBits bitOf(MiningCue cue) noexcept {
    return TagBits{1} << static_cast<unsigned>(cue);
}

// Which of the views read a section.
struct MiningScope {
    bool kpi = false;
    bool risk = false;
    bool definitions = false;
    bool verifications = false;

    [[nodiscard]] bool any() const noexcept { return kpi || risk || definitions || verifications; }
};

class SentenceTagger {
  public:
    // Errors: those of checkMiningRules().
    [[nodiscard]] static base::Result<SentenceTagger> make(const MiningRules& rules);

    [[nodiscard]] const MiningRules& rules() const noexcept;

    // Names of the labels by their bits: figures, risks, the fallback.
    [[nodiscard]] const std::vector<std::string>& labels() const noexcept;
    [[nodiscard]] std::size_t kpiCount() const noexcept;

    [[nodiscard]] bool isKpi(std::size_t label) const noexcept { return label < kpiCount(); }

    [[nodiscard]] TagBits kpiBits() const noexcept;
    [[nodiscard]] TagBits riskBits() const noexcept; // the fallback among them

    // `section` as a corpus names it.
    [[nodiscard]] MiningScope scopeOf(std::string_view section) const;

    // 0: nothing that a view of this scope takes. A connector or an amount alone is nothing.
    [[nodiscard]] TagBits tagsOf(std::string_view text, const MiningScope& scope) const;

    // The same in two steps, for many texts at once, which is several times as fast as one by one: what
    // matches in each, wherever it stands, in as many places; and what a view takes of that.
    void matchesIn(std::span<const std::string_view> texts, std::span<TagBits> matches) const;
    [[nodiscard]] TagBits takenOf(TagBits matches, const MiningScope& scope) const;

    // Occurrences of any risk pattern or cue, from left to right and without overlap; at each place the first
    // pattern in the order of the rules that matches there.
    [[nodiscard]] int riskCues(std::string_view text) const;

    // The bytes of the first number; nullopt: the text has none.
    [[nodiscard]] std::optional<std::string_view> firstNumber(std::string_view text) const;
    // Whether there is one, by what matchesIn() says.
    [[nodiscard]] static bool hasNumber(TagBits matches) noexcept;

    // Of one label or cue on its own: where it matches first. For showing why.
    [[nodiscard]] std::optional<std::string_view> firstMatch(std::size_t bit, std::string_view text) const;

    // Whether the label's wider wording stands in the text.
    [[nodiscard]] bool isNear(std::size_t label, std::string_view text) const;

  private:
    struct Data;

    explicit SentenceTagger(std::shared_ptr<const Data> data);

    std::shared_ptr<const Data> m_data;
};

} // namespace assay::evaluate
