// Rule 6 of the detector: questions that are the same by their text, exactly or nearly.
//
// Texts are compared folded (case, accents), without punctuation, word by word. Nearly the same: the Jaccard
// index of their sets of words is at least the limit, and they have the same figures, the same context and
// the same gold answer where both have one, for a question about another year or company is another question,
// and so is one that differs in a word and is answered otherwise ("… in 2019?" of another table, "highest"
// for "lowest").
#pragma once

#include "core/base/result.h"
#include "core/curation/detector_patterns.h"
#include "core/model/question.h"

#include <cstddef>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::curation {

struct ComparedText {
    std::string_view text;
    std::string context;     // companies and years; empty: none known
    std::string answer = {}; // normalised; empty: none known, which any answer may equal
};

// The companies and years of a question, in an order of their own.
[[nodiscard]] std::string questionContext(const model::Question& question);

// The gold answers of a question for comparing, normalised, in rising order; its number where there is no
// text; empty: it has none.
[[nodiscard]] std::string comparedAnswer(const model::Question& question);

// Folded words with one space between them.
[[nodiscard]] std::string normalisedQuestion(std::string_view text);

struct DuplicatePair {
    std::size_t first = 0;  // indices into the texts
    std::size_t second = 0; // above first
    double similarity = 1;  // Jaccard index; 1 when exact
    bool exact = false;
    bool sameContext = true;

    friend bool operator==(const DuplicatePair&, const DuplicatePair&) = default;
};

// At most one pair for every text, as `second`: with the first exactly equal one of the same context, else
// the first exactly equal one, else the first nearly equal one. By `second`, rising. Texts without a word are
// left out. Uses an index of rare words (S. Chaudhuri, V. Ganti and R. Kaushik, 2006, "A primitive operator
// for similarity joins in data cleaning"), not every pair. nearFrom in (0, 1]. Error: Cancelled.
[[nodiscard]] base::Result<std::vector<DuplicatePair>> findDuplicates(std::span<const ComparedText> texts,
                                                                      double nearFrom, std::stop_token stop);

} // namespace assay::curation
