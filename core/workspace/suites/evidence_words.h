// The words of the sentences that the evidence of questions names, kept in memory: a search for questions
// reaches them at every key, wherever the sentences are held (a corpus, a suite, bundles, attached texts).
// Whoever keeps it reads it anew when texts have come or gone. Reading from several threads is safe, changing
// is not.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <map>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::workspace {

class EvidenceWords {
  public:
    EvidenceWords() = default;

    // Of every question. Reads all their evidence: not for the GUI thread. Error: Cancelled.
    [[nodiscard]] static base::Result<EvidenceWords> read(const Reader& reader, std::stop_token stop);

    // Reads these questions again, which were edited, were added or are gone. For a few at a time: they are
    // looked through one by one from then on.
    [[nodiscard]] base::Result<> readAgain(const Reader& reader, std::span<const base::RowId> questions);

    // Whether texts came or went since; in about a millisecond.
    [[nodiscard]] bool isOutdated(const Reader& reader) const;

    // Questions one of whose texts has this word, folded as text::foldForSearch() does, or one that begins
    // with it. Rising.
    [[nodiscard]] std::vector<base::RowId> holding(std::string_view word, bool isBeginning) const;

    [[nodiscard]] bool isEmpty() const noexcept { return m_questions.empty() && m_again.empty(); }

  private:
    std::string m_holdings;                // what tells the texts of the workspace from others
    std::vector<base::RowId> m_questions;  // rising
    std::vector<std::string> m_words;      // rising
    std::vector<std::uint32_t> m_begin{0}; // of each word, into m_places
    std::vector<std::uint32_t> m_places;   // of questions, rising within a word
    std::map<base::RowId, std::vector<std::string>> m_again; // words rising; count in place of the others
};

// Questions that hold every word of `text`, as searchQuestions() of questions.h finds them, or have it in a
// text of their evidence. Rising. An empty text is InvalidArgument.
[[nodiscard]] base::Result<std::vector<base::RowId>>
searchQuestions(const Reader& reader, std::string_view text, const EvidenceWords& evidence);

} // namespace assay::workspace
