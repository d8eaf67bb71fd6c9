// Sentences that evidence points to, of suites, bundles and corpora, or attached by somebody.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::workspace {

// A sentence that evidence points to, with where it came from.
struct StoredPassage {
    base::RowId id = 0;
    base::RowId corpus = 0; // 0: of a suite, of bundles, or attached; else `id` is a key of its sentences
    std::string sentenceId;
    std::string text;
    std::string title;
    std::string company;
    std::optional<std::int64_t> year;
    std::string section;
    std::optional<std::int64_t> position;
    std::string origin; // "suite NAME", "bundles NAME", "corpus NAME", or who attached it

    friend bool operator==(const StoredPassage&, const StoredPassage&) = default;
};

// Every distinct text under that id, oldest first, those of corpora after the others; none is no error. In
// well under a millisecond, whatever the size of the corpora.
[[nodiscard]] base::Result<std::vector<StoredPassage>> passagesOf(const Reader& reader,
                                                                  std::string_view sentenceId);

// The sentences around it that are held, by position within the same company, form, year and section: at most
// `span` before and after, the sentence itself not among them, in order. Those of a corpus that holds the
// sentence come first; what it lacks is looked for by the ids of the neighbours.
[[nodiscard]] base::Result<std::vector<StoredPassage>> passagesAround(const Reader& reader,
                                                                      const StoredPassage& passage, int span);

// How many sentences are held: distinct ids of suites, bundles and attached texts, and every sentence of a
// corpus (what is in both counts twice). And which of these ids are held anywhere.
[[nodiscard]] base::Result<std::int64_t> passageCount(const Reader& reader);
[[nodiscard]] base::Result<std::vector<bool>> passagesExist(const Reader& reader,
                                                            std::span<const std::string> sentenceIds);

// Attaches a text to an evidence id that nothing else holds: an edit of the journal, which can be undone.
[[nodiscard]] base::Result<> attachPassage(Workspace& workspace, const std::string& sentenceId,
                                           const std::string& text, const std::string& who);

} // namespace assay::workspace
