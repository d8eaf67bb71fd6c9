// Of this room alone: the rows of a corpus.
#pragma once

#include "core/base/hash.h"
#include "core/store/corpora.h"
#include "core/store/issue_rows.h"

#include <string>
#include <string_view>

namespace assay::store {

inline const IssueTable kCorpusIssues{"corpus_issue", "corpus_id"};

[[nodiscard]] inline std::string searchTable(base::RowId corpus) {
    return "corpus_search_" + std::to_string(corpus);
}

// 0: none of that name that can be seen. Throws SQLite::Exception, as the next.
[[nodiscard]] base::RowId corpusOfName(SQLite::Database& database, const std::string& name);
[[nodiscard]] base::Result<CorpusInfo> readCorpus(SQLite::Database& database, base::RowId corpus,
                                                  const std::string& where);
[[nodiscard]] std::vector<CorpusSlice> readSlices(SQLite::Database& database, base::RowId corpus);

// Over the sentences in their order.
class CorpusHash {
  public:
    void addSlice(const CorpusSlice& slice);
    void addSentence(std::string_view sentenceId, std::optional<std::int64_t> position,
                     model::SentenceKind kind, std::string_view metadata, std::string_view text);

    [[nodiscard]] std::string finish() { return m_hash.finish(); }

  private:
    void field(std::string_view text);
    void number(std::optional<std::int64_t> value);
    base::Sha256 m_hash;
};

// A file's cuts as the row holds them.
[[nodiscard]] std::string cutsJson(const std::vector<formats::SectionCut>& cuts);
[[nodiscard]] std::vector<formats::SectionCut> readCuts(std::string_view json);

} // namespace assay::store
