// What answers are read by, as data: patterns in RE2 syntax and word lists (resources/rules/answer_patterns).
// A JSON text replaces what it names and leaves the rest as it is by default.
#pragma once

#include "core/base/result.h"
#include "core/text/fold.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::metrics {

enum class AnswerPattern : std::uint8_t {
    AnswerLead,   // a heading before the answer: "**Direct answer:**"
    Yes,          // how an answer that says yes begins
    No,           // … and one that says no
    NothingKnown, // how an answer begins that could be taken for a no and is none: "No information …"
    Abstention,   // says that the data do not tell
    Causal,       // names a cause: "primarily due to"
    ErrorReply,   // how the message of a service begins that stands where an answer should
    TimedOut,     // says that a time limit ended the wait
};

inline constexpr std::array<std::string_view, 8> kAnswerPatternNames{
    "answer_lead", "yes", "no", "nothing_known", "abstention", "causal", "error_reply", "timed_out"};

// Immutable, cheap to copy, for any number of threads.
class AnswerPatterns {
  public:
    [[nodiscard]] static const AnswerPatterns& defaults();

    // Error: InvalidArgument (`where` is the key, `detail` what is wrong: no JSON, a wrong type, RE2's
    // message).
    [[nodiscard]] static base::Result<AnswerPatterns> fromJson(std::string_view json);

    // The first place of any pattern of the group, as bytes of `text`.
    [[nodiscard]] std::optional<text::WordExtent> find(AnswerPattern group, std::string_view text) const;

    // Words as by text::foldForSearch().
    [[nodiscard]] bool isNegative(std::string_view folded) const;      // "loss", "decreased"
    [[nodiscard]] bool isCompanySuffix(std::string_view folded) const; // "inc"
    [[nodiscard]] bool isStopWord(std::string_view folded) const;      // as the detector of bad questions

    // "million" and its like, small.
    [[nodiscard]] const std::vector<std::string>& scaleWords() const noexcept;

    // How answers name a section ("ITEM_7": "md&a"), small; empty for one that is not known.
    [[nodiscard]] const std::vector<std::string>& namesOfPlace(std::string_view section) const;

  private:
    struct Data;

    explicit AnswerPatterns(std::shared_ptr<const Data> data);

    std::shared_ptr<const Data> m_data;
};

} // namespace assay::metrics
