// Which sentences of a corpus a question's search is kept to, by its companies and years.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/retrieval/retrieval_settings.h"
#include "core/model/question.h"
#include "core/retrieval/field_index.h"
#include "core/retrieval/row_set.h"
#include "core/retrieval/search.h"
#include "core/workspace/corpora/corpora.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace assay::evaluate {

// Several parts: a sentence must meet one of them. Companies by number, else by name whatever its case.
class QuestionFilters {
  public:
    QuestionFilters(const workspace::CorpusColumns& columns, const AskingSettings& settings);

    // At least one part; one without a condition: the whole corpus.
    [[nodiscard]] std::vector<retrieval::Filter> of(const model::Question& question) const;

    // Whether the settings ask for something that the question does not say.
    [[nodiscard]] bool isUnfiltered(const model::Question& question) const;

    // The fields that `fixed` names.
    [[nodiscard]] std::vector<std::string> fixedFields() const;

  private:
    std::vector<retrieval::FieldEquals> companies(const model::Question& question) const;

    AskingSettings m_settings;
    retrieval::Filter m_fixed; // and prose, where the corpus has something else
    std::unordered_map<std::string, std::string> m_companies; // by folded name
};

// The rows that meet any of the parts. Errors: those of FieldIndex::rowsOf().
[[nodiscard]] base::Result<retrieval::RowSet> rowsOfAny(const retrieval::FieldIndex& fields,
                                                        const std::vector<retrieval::Filter>& parts);

} // namespace assay::evaluate
