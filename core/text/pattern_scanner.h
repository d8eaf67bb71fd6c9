// Which of many patterns match anywhere in a text: all of them in one pass over its bytes, several texts side
// by side.
//
// RE2's set does the same for any pattern, with one state after the other: each byte waits for the state that
// the byte before led to. Here the states of four texts are looked up in turn, in a table of two bytes for
// each state and class of bytes that stays in the nearest cache; states are made when a text first needs
// them (A. Aho, R. Sethi and J. Ullman, 1986, "Compilers", 3.7). What is found is what RE2 finds, for
//
//   patterns   letters, figures and escaped marks, (?i) at the beginning, groups, |, * + ?, \b \w \W \d \D \s
//              \S, the point, classes of single characters and ranges: all in ASCII
//   texts      UTF-8; the text with a character that some pattern may take for a letter of ASCII (the long s,
//              the sign of the kelvin) and what is no UTF-8 are left to the caller, and so is one for which
//              more states would be needed than there is room for
//
// Any number of threads may use one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace assay::text {

struct ScannedPattern {
    std::string pattern;
    unsigned bit = 0; // below 64; several patterns may have the same one
};

class PatternScanner {
  public:
    // nullptr: a pattern is none of those above.
    [[nodiscard]] static std::unique_ptr<PatternScanner> make(std::span<const ScannedPattern> patterns);

    ~PatternScanner();
    PatternScanner(const PatternScanner&) = delete;
    PatternScanner& operator=(const PatternScanner&) = delete;

    // The bits of the patterns that match in each text; nullopt: it is left to the caller. As many places as
    // texts.
    void scan(std::span<const std::string_view> texts, std::span<std::optional<std::uint64_t>> found) const;

  private:
    class Automaton;

    explicit PatternScanner(std::unique_ptr<Automaton> automaton);

    std::unique_ptr<Automaton> m_automaton;
};

} // namespace assay::text
