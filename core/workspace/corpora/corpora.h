// The corpora of a workspace: sentences with structure, in an order of their own.
//
// Order: company (by its number, else by its name; those without a number last), year, section ("1", "1A",
// "2", … "10"), form, position, id; what is missing comes last. A sentence's row, 0 … n-1, is its place in
// that order; it is what vectors, indices and results call the sentence by. So a slice is one range of rows,
// and so are all slices of one company, year and section.
//
// Reading functions may be called from several threads, each with a reader of its own.
#pragma once

#include "core/base/ids.h"
#include "core/base/issue_list.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/formats/sentences/sentence_reader.h"
#include "core/model/sentence.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace assay::workspace {

using SentenceRow = std::uint32_t;

struct CorpusFile {
    std::string name; // without folders
    formats::SentenceFileKind kind = formats::SentenceFileKind::SentencesJsonl;
    std::string sha256;
    std::int64_t bytes = 0;
    std::int64_t sentences = 0;
    std::int64_t rejected = 0;
    std::vector<formats::SectionCut> cuts; // of a filing: what was cut how
};

struct CorpusInfo {
    base::RowId id = 0;
    std::string name;
    std::string createdAt; // UTC, ISO 8601
    std::string createdBy;
    std::string sourceHash;  // of its one file; of several: over theirs, in order
    std::string contentHash; // over the sentences in their order: who has the same, has the same corpus
    std::int64_t sentences = 0;
    std::int64_t rejected = 0;
    std::string settings; // JSON
    std::vector<CorpusFile> files;
};

struct CorpusImport {
    CorpusInfo corpus;
    std::int64_t headings = 0;
    std::int64_t tableDebris = 0;
    std::int64_t repeated = 0; // sentences of bundles that came again
    base::IssueList issues;
};

struct CorpusImportOptions {
    std::string name;
    std::optional<formats::SentenceFileKind> kind; // else each file's is recognised
    std::string who;
};

// Reads the files and stores their sentences as one corpus: whole or not at all, visible at once. An id that
// an earlier file had is a duplicate. Progress: Reading in bytes, Sorting, Storing in sentences, Publishing.
// Errors: those of formats::readSentences(); NameTaken, InvalidArgument (no name, no file), WorkspaceBusy
// (another import runs), Cancelled, those of Workspace::write().
[[nodiscard]] base::Result<CorpusImport> importCorpus(Workspace& workspace,
                                                      std::span<const std::filesystem::path> files,
                                                      const CorpusImportOptions& options,
                                                      std::stop_token stop, base::ProgressSink& progress,
                                                      base::IssueList* issuesOnFailure = nullptr);

// By name.
[[nodiscard]] base::Result<std::vector<CorpusInfo>> corpora(const Reader& reader);
// Error: NotFound.
[[nodiscard]] base::Result<CorpusInfo> findCorpus(const Reader& reader, const std::string& name);
[[nodiscard]] base::Result<CorpusInfo> corpusInfo(const Reader& reader, base::RowId corpus);

// Recorded in the journal of edits. Errors: NotFound, NameTaken, InvalidArgument.
[[nodiscard]] base::Result<> renameCorpus(Workspace& workspace, base::RowId corpus, const std::string& name,
                                          const std::string& who = {});

// Gone for everybody at once, its rows little by little. Errors: NotFound, Cancelled (what is left goes when
// the workspace is opened the next time).
[[nodiscard]] base::Result<> removeCorpus(Workspace& workspace, base::RowId corpus, std::stop_token stop,
                                          base::ProgressSink& progress);

// What the import reported.
[[nodiscard]] base::Result<base::IssueList> corpusIssues(const Reader& reader, base::RowId corpus);

// Sentences of one company, form, year and section: the rows from `firstRow` on.
struct CorpusSlice {
    std::optional<std::int64_t> cik;
    std::string company; // of a company with a number: the first name that came with this slice
    std::string form;
    std::optional<std::int64_t> year;
    std::string section;
    SentenceRow firstRow = 0;
    std::int64_t sentences = 0; // of every kind
    std::int64_t headings = 0;
    std::int64_t tableDebris = 0;
    std::int64_t bytes = 0; // of their texts
};

// All slices in the order of their rows, which is that of the tree company → year → section.
[[nodiscard]] base::Result<std::vector<CorpusSlice>> corpusSlices(const Reader& reader, base::RowId corpus);

struct StoredSentence {
    base::RowId corpus = 0;
    SentenceRow row = 0;
    model::Sentence sentence;
};

// Those of rows first … first + limit - 1 that there are, in order. Under a millisecond for a page.
[[nodiscard]] base::Result<std::vector<StoredSentence>>
sentencesFrom(const Reader& reader, base::RowId corpus, SentenceRow first, std::int64_t limit);

// In the order asked for. Error: NotFound (a row that the corpus has not).
[[nodiscard]] base::Result<std::vector<StoredSentence>>
sentencesOfRows(const Reader& reader, base::RowId corpus, std::span<const SentenceRow> rows);

// Of one corpus, or of all (`corpus` 0) in the order of their making; none is no error.
[[nodiscard]] base::Result<std::vector<StoredSentence>>
sentencesOfId(const Reader& reader, base::RowId corpus, std::string_view sentenceId);

// The row of each id; nullopt: the corpus has none of it.
[[nodiscard]] base::Result<std::vector<std::optional<SentenceRow>>>
rowsOfIds(const Reader& reader, base::RowId corpus, std::span<const std::string> sentenceIds);

// What tests and filters need of every sentence. Texts that repeat are numbers into `names`, 0 the empty one.
struct CorpusColumns {
    static constexpr std::int64_t kMissing = std::numeric_limits<std::int64_t>::min();
    static constexpr std::int32_t kNoNumber = std::numeric_limits<std::int32_t>::min();

    std::vector<std::int64_t> cik;      // kMissing
    std::vector<std::uint32_t> company; // into names
    std::vector<std::uint32_t> form;    // into names
    std::vector<std::int32_t> year;     // kNoNumber
    std::vector<std::uint32_t> section; // into names
    std::vector<std::int32_t> position; // kNoNumber
    std::vector<model::SentenceKind> kind;
    std::vector<std::uint32_t> slice; // index into corpusSlices()
    std::vector<std::string> names{{}};

    [[nodiscard]] std::size_t size() const noexcept { return slice.size(); }
};

// Scans the corpus: not for the GUI thread. Error: Cancelled.
[[nodiscard]] base::Result<CorpusColumns> loadCorpusColumns(const Reader& reader, base::RowId corpus,
                                                            std::stop_token stop);

// The ids of all rows, in order. Error: Cancelled.
[[nodiscard]] base::Result<std::vector<std::string>> loadSentenceIds(const Reader& reader, base::RowId corpus,
                                                                     std::stop_token stop);

// Every row's text in order, without keeping them; `take` says whether to go on. The text is valid during the
// call. Error: Cancelled.
[[nodiscard]] base::Result<> forEachText(
    const Reader& reader, base::RowId corpus, std::stop_token stop,
    const std::function<bool(SentenceRow row, model::SentenceKind kind, std::string_view text)>& take);

// Id and text of some rows, in the order asked for, without keeping them; `take` says whether to go on. Both
// are valid during the call. Errors: NotFound (a row that the corpus has not), Cancelled.
[[nodiscard]] base::Result<> forEachOfRows(
    const Reader& reader, base::RowId corpus, std::span<const SentenceRow> rows, std::stop_token stop,
    const std::function<bool(SentenceRow row, std::string_view sentenceId, std::string_view text)>& take);

// A field that sentences can be filtered on, with its values, the most frequent first.
struct CorpusField {
    std::string name;
    std::int64_t sentences = 0; // that have it
    std::int64_t distinct = 0;
    std::vector<std::pair<std::string, std::int64_t>> values; // at most `mostValues`
};

// "cik", "company", "form", "year", "section", then every key of the metadata by name. Not for the GUI
// thread.
[[nodiscard]] base::Result<std::vector<CorpusField>>
corpusFields(const Reader& reader, base::RowId corpus, std::size_t mostValues, std::stop_token stop);

// One field of every row: numbers into `values`, 0 where a sentence has it not.
struct CorpusFieldColumn {
    std::vector<std::uint32_t> code;
    std::vector<std::string> values{{}};
};

// Error: NotFound (no sentence has it), Cancelled.
[[nodiscard]] base::Result<CorpusFieldColumn> loadCorpusField(const Reader& reader, base::RowId corpus,
                                                              const std::string& field, std::stop_token stop);

} // namespace assay::workspace
