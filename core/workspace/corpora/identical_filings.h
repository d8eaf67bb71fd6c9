// Filings of a corpus with the very same texts: one report that was filed by two companies, or taken twice
// under two numbers. Each sentence of one then has a twin that no search can tell from it, so open searches
// hit the wrong one every second time; one of them should be left out.
//
// A filing is what has one company (by its number, else its name), form and year. Two are identical when they
// have the same sections, and in each the same sentences of the same kinds in the same order, byte for byte.
// Filings of fewer than kLeastOfFiling sentences are passed over, and those whose texts are not here.
#pragma once

#include "core/base/hash.h"
#include "core/base/issue_list.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/workspace/corpora/corpora.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::workspace {

inline constexpr std::int64_t kLeastOfFiling = 10;

struct Filing {
    std::optional<std::int64_t> cik;
    std::string company;
    std::string form;
    std::optional<std::int64_t> year;
    std::int64_t sentences = 0;
    std::vector<std::size_t> slices; // their numbers, rising
};

// "Walmart (104169), 10-K 2020"
[[nodiscard]] std::string filingName(const Filing& filing);

// All filings in the order of their first rows.
[[nodiscard]] std::vector<Filing> filingsOf(std::span<const CorpusSlice> slices);

// Groups of identical filings, two at least in each, in the order of rows. `hashOf` gives the hash of a
// slice's kinds and texts; it is asked only of filings whose counts and lengths are the same already. Errors:
// its own.
using SliceHash = std::function<base::Result<std::string>(std::size_t slice)>;
[[nodiscard]] base::Result<std::vector<std::vector<Filing>>>
identicalFilings(std::span<const CorpusSlice> slices, const SliceHash& hashOf);

// Of a stored corpus; reads the texts of candidates only. Not for the GUI thread. Errors: Cancelled.
[[nodiscard]] base::Result<std::vector<std::vector<Filing>>>
identicalFilings(const Reader& reader, base::RowId corpus, const std::stop_token& stop);

// Over the kinds and texts of a slice, one after the other.
class SliceTextHash {
  public:
    void add(model::SentenceKind kind, std::string_view text);

    [[nodiscard]] std::string finish() { return m_hash.finish(); }

  private:
    base::Sha256 m_hash;
};

// A warning for each filing that is the same as an earlier one: FilingCollision of the field "filing";
// `value` is its name, `expected` that of the first.
void addIdenticalFilings(const std::vector<std::vector<Filing>>& groups, const std::string& file,
                         base::IssueList& issues);

// Makes a corpus of that name from all sentences of this one but those of the filing, whole or not at all;
// the first one stays as it is, with its vectors, which do not fit the new one. Errors: NotFound (no such
// filing), InputNotUsable (it is the only one), NameTaken, InvalidArgument (no name), WorkspaceBusy,
// Cancelled, those of Workspace::write().
[[nodiscard]] base::Result<CorpusImport> leaveOutFiling(Workspace& workspace, base::RowId corpus,
                                                        const Filing& filing,
                                                        const CorpusImportOptions& options,
                                                        std::stop_token stop, base::ProgressSink& progress);

} // namespace assay::workspace
