// Looking through bundles in memory: searching, grouping with counts, laying sentences side by side, marking
// texts that several ids carry. Bundles are named by their places in the list that is passed. Any thread.
#pragma once

#include "core/model/bundle.h"
#include "core/workspace/bundles/bundles.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace assay::curation {

enum class BundleFacet : std::uint8_t { View, Type, Topic, Company, Year, Status };

struct BundleGroup {
    std::string key;   // the value as it is counted: "debt", "2018", a company's cik; empty: missing
    std::string label; // a company's name, else the key
    std::vector<std::size_t> bundles;

    [[nodiscard]] std::size_t count() const noexcept { return bundles.size(); }
};

// A bundle is in one group for each of its companies and years, whatever its number of sentences; in one of
// missing values when it has none. Years and the status by value, companies by name, others by key in the
// order of bytes; the missing ones last. A company is known by its cik, else by its name.
[[nodiscard]] std::vector<BundleGroup> groupBundles(std::span<const workspace::StoredBundle> bundles,
                                                    BundleFacet facet);

// The sentences of a bundle in columns by year or by company.
struct SentenceColumn {
    std::string label; // "2018", "A Inc."; empty: missing
    std::optional<std::int64_t> number;
    std::vector<std::size_t> sentences; // places in the bundle, in its order
};

// Years rise, companies come in the order of the bundle; one column a company; missing ones last.
[[nodiscard]] std::vector<SentenceColumn> sentencesByYear(const model::Bundle& bundle);
[[nodiscard]] std::vector<SentenceColumn> sentencesByCompany(const model::Bundle& bundle);

// Finds bundles by words: prepared once, asked at every key press.
class BundleSearch {
  public:
    explicit BundleSearch(std::span<const workspace::StoredBundle> bundles);

    // Bundles in which each word of the text (between white space) stands somewhere in topic, companies or
    // sentences; case and diacritics do not count. Rising. All of them for a text without a word.
    [[nodiscard]] std::vector<std::size_t> find(std::string_view text) const;

  private:
    std::vector<std::string> m_folded;
};

[[nodiscard]] std::vector<std::size_t> searchBundles(std::span<const workspace::StoredBundle> bundles,
                                                     std::string_view text);

// Which sentence ids carry the same text, white space aside.
class RepeatedTexts {
  public:
    explicit RepeatedTexts(std::span<const workspace::StoredBundle> bundles);

    // Every id with that text, in order of first occurrence; none for a text that no sentence has.
    [[nodiscard]] const std::vector<std::string>& idsOf(std::string_view text) const;

    // How many ids other than its own carry the sentence's text.
    [[nodiscard]] std::size_t others(const model::BundleSentence& sentence) const;

    // How many texts have more than one id.
    [[nodiscard]] std::size_t repeated() const noexcept;

  private:
    std::unordered_map<std::string, std::vector<std::string>> m_ids;
};

} // namespace assay::curation
