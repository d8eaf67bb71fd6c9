// Of this room alone: the sentences of a corpus while it is imported.
#pragma once

#include "core/formats/sentences/sentence_reader.h"
#include "core/model/sentence.h"

#include <cstdint>
#include <deque>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

namespace assay::workspace {

// Texts one behind the other; what was added stays where it is.
class TextArena {
  public:
    [[nodiscard]] std::string_view add(std::string_view text);

  private:
    std::deque<std::string> m_blocks;
};

// Texts that repeat, each once; 0 is the empty one.
class NameTable {
  public:
    explicit NameTable(TextArena& arena)
        : m_arena(arena) {}

    [[nodiscard]] std::uint32_t numberOf(std::string_view name);

    [[nodiscard]] std::string_view name(std::uint32_t number) const { return m_names[number]; }

    [[nodiscard]] std::size_t size() const { return m_names.size(); }

  private:
    TextArena& m_arena;
    std::vector<std::string_view> m_names{{}};
    std::unordered_map<std::string_view, std::uint32_t> m_numbers;
};

// A sentence as the import keeps it until it is stored: a million of them fit beside everything else.
struct Kept {
    static constexpr std::int64_t kMissing = std::numeric_limits<std::int64_t>::max(); // sorts last

    std::string_view id;
    std::string_view text;
    std::int64_t cik = kMissing;
    std::int64_t year = kMissing;
    std::int64_t position = kMissing;
    std::uint32_t company = 0;
    std::uint32_t form = 0;
    std::uint32_t section = 0;
    std::uint32_t metadata = 0;
    model::SentenceKind kind = model::SentenceKind::Prose;
};

// Keeps each id once, in the order they come until sort() puts them in that of the rows.
class GatheredSentences final : public formats::SentenceKeeper {
  public:
    GatheredSentences()
        : names(m_arena)
        , metadata(m_arena) {}

    formats::SentenceFate keep(model::Sentence&& sentence) override;

    // In the order that corpora.h says; nothing more can be kept afterwards. A slice of a company with a
    // number has the first name that it came with.
    void sort();

    // Names that differ from the first of their slice, each once, since this was asked last.
    struct OtherName {
        std::string first;
        std::string other;
    };

    [[nodiscard]] std::vector<OtherName> takeOtherNames() { return std::exchange(m_otherNames, {}); }

    std::vector<Kept> sentences;

  private:
    TextArena m_arena;

  public:
    NameTable names;    // companies, forms, sections
    NameTable metadata; // JSON

  private:
    using Slice = std::tuple<std::int64_t, std::int64_t, std::uint32_t, std::uint32_t>;

    struct SliceName {
        std::uint32_t first = 0;
        std::set<std::uint32_t> others;
    };

    static Slice sliceOf(const Kept& kept) { return {kept.cik, kept.year, kept.section, kept.form}; }

    void takeName(const Kept& kept);

    std::unordered_map<std::string_view, std::uint32_t> m_byId;
    std::map<Slice, SliceName> m_sliceNames; // of companies with a number
    std::vector<OtherName> m_otherNames;
};

} // namespace assay::workspace
