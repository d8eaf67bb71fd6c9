// The tagged sentences of a corpus: one pass over its texts, kept as numbers. What is kept grows with what
// was found, never with the corpus; texts are read again where they are shown. Sentences are tagged while the
// next ones are read: at most two batches of 65,536 sentences or 32 MiB of text are in memory.
//
// The same corpus and rules give the same rows on any number of threads. Not for the GUI thread.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/evaluate/mining/sentence_tagger.h"
#include "core/workspace/corpora/corpora.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

struct TaggedSentence {
    TagBits tags = 0;
    workspace::SentenceRow row = 0;
    std::uint32_t slice = 0;    // index into TaggedCorpus::slices
    std::uint16_t riskCues = 0; // of sentences with a risk label; at most 65,535
    bool hasNumber = false;     // of sentences with a label of figures

    friend bool operator==(const TaggedSentence&, const TaggedSentence&) = default;
};

// A company of a corpus: known by its number, else by its name.
struct MinedCompany {
    std::optional<std::int64_t> cik;
    std::string name; // the first in the order of the corpus

    friend bool operator==(const MinedCompany&, const MinedCompany&) = default;
};

struct TaggedCorpus {
    workspace::CorpusInfo corpus;
    std::vector<workspace::CorpusSlice> slices;
    std::vector<MinedCompany> companies;       // in the order of the corpus
    std::vector<std::uint32_t> companyOfSlice; // into companies, one for each slice
    std::vector<TaggedSentence> sentences;     // by row, rising
    std::int64_t read = 0;                     // sentences of the kinds and sections that any view reads

    [[nodiscard]] const workspace::CorpusSlice& sliceOf(const TaggedSentence& sentence) const {
        return slices[sentence.slice];
    }
};

// Reads the corpus once. `threads` 0: as many as processors. Progress: Reading, in sentences. Errors:
// NotFound, Cancelled, those of reading.
[[nodiscard]] base::Result<TaggedCorpus> tagCorpus(const workspace::Reader& reader, base::RowId corpus,
                                                   const SentenceTagger& tagger, unsigned threads,
                                                   std::stop_token stop, base::ProgressSink& progress);

// What a sentence of a corpus is called in files of the source: "ITEM_7" of "7"; what names no item stays.
[[nodiscard]] std::string writtenSection(std::string_view section);

// "0000104169_10-K_2018": from the id where it says so, else from the slice; empty where neither does.
[[nodiscard]] std::string documentIdOf(std::string_view sentenceId, const workspace::CorpusSlice& slice);

} // namespace assay::evaluate
