// How many tagged sentences there are by topic, year and company. Pure functions over what tagCorpus() keeps:
// a million tagged sentences take some ten milliseconds. Any thread.
#pragma once

#include "core/evaluate/mining/tagged_corpus.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace assay::evaluate {

struct AtlasCell {
    std::int64_t sentences = 0;
    std::int64_t usable = 0;     // figures with an amount, risks with enough cues
    std::int64_t connectors = 0; // with a causal connector
};

// A topic is the bit of a label (SentenceTagger::labels()), or of the cues Definition and Verification.
struct MiningAtlas {
    std::vector<std::size_t> topics;                // bits, rising
    std::vector<std::optional<std::int64_t>> years; // rising; without a year last
    std::vector<MinedCompany> companies;
    std::vector<AtlasCell> cells; // topics x years x companies, the company fastest

    [[nodiscard]] const AtlasCell& at(std::size_t topic, std::size_t year, std::size_t company) const {
        return cells[(topic * years.size() + year) * companies.size() + company];
    }
};

[[nodiscard]] MiningAtlas miningAtlas(const TaggedCorpus& corpus, const SentenceTagger& tagger);

// Rows of one cell, rising; what is not given counts as any.
struct AtlasChoice {
    std::optional<std::size_t> topic;                // a bit
    std::optional<std::optional<std::int64_t>> year; // a year, or those without one
    std::optional<std::size_t> company;              // into TaggedCorpus::companies
};

[[nodiscard]] std::vector<workspace::SentenceRow> rowsOfCell(const TaggedCorpus& corpus,
                                                             const AtlasChoice& choice);

// How many questions have a sentence of a cell among their evidence: one number for each of the atlas's
// cells. `evidence`: the rows of each question's evidence. A question counts once in a cell.
[[nodiscard]] std::vector<std::int64_t>
questionsOfCells(const MiningAtlas& atlas, const TaggedCorpus& corpus,
                 std::span<const std::vector<workspace::SentenceRow>> evidence);

} // namespace assay::evaluate
