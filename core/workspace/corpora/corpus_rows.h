// The rows of a corpus: of this room, and of what undoes a renaming.
#pragma once

#include "core/base/hash.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/schema/issue_rows.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace assay::workspace {

class Cursor;

inline const IssueTable kCorpusIssues{"corpus_issue", "corpus_id"};

// 0: none of that name that can be seen. Throws SQLite::Exception, as the next.
[[nodiscard]] base::RowId corpusOfName(SQLite::Database& database, const std::string& name);
[[nodiscard]] base::Result<CorpusInfo> readCorpus(SQLite::Database& database, base::RowId corpus,
                                                  const std::string& where);
// Calls the visible corpus so. Errors: NotFound, NameTaken.
[[nodiscard]] base::Result<> setCorpusName(SQLite::Database& database, base::RowId corpus,
                                           const std::string& name, const std::string& where);
[[nodiscard]] std::vector<CorpusSlice> readSlices(SQLite::Database& database, base::RowId corpus);

// The keys of a corpus's rows as parameters 1 and 2 of BETWEEN ? AND ?.
void bindRange(Cursor& cursor, base::RowId corpus);

// A metadata document as names and values; one that is no object has none.
[[nodiscard]] std::map<std::string, std::string> metadataOf(std::string_view document);

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

struct CorpusReference;
// The settings of a corpus by reference, as its row holds them.
[[nodiscard]] std::string corpusSettings(const CorpusReference& reference);

// A file's cuts as the row holds them.
[[nodiscard]] std::string cutsJson(const std::vector<formats::SectionCut>& cuts);
// nullopt: they are not what cutsJson() gives.
[[nodiscard]] std::optional<std::vector<formats::SectionCut>> readCuts(std::string_view json);

} // namespace assay::workspace
