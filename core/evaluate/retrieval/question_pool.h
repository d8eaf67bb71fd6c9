// Among how many sentences of a corpus a question was searched, and how many of them are relevant to it: what
// the figures of luck are worked out from.
//
// One thread at a time.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/evaluate/retrieval/corpus_asking.h"
#include "core/evaluate/retrieval/question_retrieval.h"
#include "core/retrieval/field_index.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/suites/suites.h"
#include "core/workspace/workspace.h"

#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::evaluate {

// By evidence or by judgements: then what is relevant are sentences with ids.
[[nodiscard]] bool namesSentences(RelevanceRule rule) noexcept;

// Of a grade from `level` on, in the order of the question.
[[nodiscard]] std::vector<std::string> relevantNames(const QuestionRelevance& relevance, std::int32_t level);

// Whether any sentence of a corpus would be relevant to any of the questions that are judged by names of
// sources or by citations, as a result with its source and id. Reads sentences until one is, so as long as
// reading the corpus takes where none is. `keys`: what results have. Error: Cancelled.
[[nodiscard]] base::Result<bool> holdsAnyNamed(const workspace::Reader& reader, base::RowId corpus,
                                               std::span<const workspace::NamedQuestion> questions,
                                               RelevanceRule rule, const ResultKeys& keys,
                                               const std::stop_token& stop);

// The reader outlives it.
class QuestionPools {
  public:
    explicit QuestionPools(const workspace::Reader& reader)
        : m_reader(reader) {}

    // `wanted` 0: the corpus that a set was asked of, where it is as it was then; else corpus() stays empty.
    [[nodiscard]] base::Result<> open(base::RowId wanted, const std::optional<AskedRecord>& asked,
                                      const std::stop_token& stop);

    [[nodiscard]] const std::optional<workspace::CorpusInfo>& corpus() const noexcept { return m_corpus; }

    // Whether all of its sentences are known: of a corpus by reference only where its list is whole.
    [[nodiscard]] bool knowsAll() const noexcept { return m_fields.has_value(); }

    // Of a corpus that is known whole: the sentences that meet one of `parts` (at least one; one without a
    // condition: all), and those of `names` among them. Errors: those of FieldIndex::rowsOf().
    [[nodiscard]] base::Result<QuestionPool> of(const std::vector<std::string>& names,
                                                const std::vector<retrieval::Filter>& parts,
                                                const std::stop_token& stop);

  private:
    [[nodiscard]] base::Result<> loadFields(const std::vector<retrieval::Filter>& parts,
                                            const std::stop_token& stop);

    const workspace::Reader& m_reader;
    std::optional<workspace::CorpusInfo> m_corpus;
    std::optional<retrieval::FieldIndex> m_fields; // of that corpus, where it is known whole
};

} // namespace assay::evaluate
