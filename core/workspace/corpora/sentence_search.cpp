// Search for words in the texts of a corpus.
#include "core/workspace/corpora/sentence_search.h"

#include "core/text/fold.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/corpora/corpus_rows.h"
#include "core/workspace/corpora/corpus_scan.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/schema.h"

#include <SQLiteCpp/Database.h>

#include <utility>

namespace assay::workspace {

using base::ErrorCode;
using base::fail;
using base::Result;

namespace {

// The words of what was typed as a query of FTS5, every one quoted so that nothing in it is an operator.
std::string searchQuery(std::string_view typed) {
    const std::string folded = text::foldForSearch(typed);
    std::string query;
    bool open = false; // between quotes
    bool last = false; // the last word may be a beginning
    std::string phrase;
    const auto flush = [&] {
        if (!phrase.empty()) {
            query += (query.empty() ? "\"" : " \"") + phrase + "\"";
            phrase.clear();
        }
    };
    const auto addWords = [&](std::string_view part) {
        for (const text::WordExtent& word : text::words(part)) {
            phrase +=
                (phrase.empty() ? "" : " ") + std::string(part.substr(word.begin, word.end - word.begin));
            last = !open;
            if (!open) {
                flush();
            }
        }
    };
    std::size_t begin = 0;
    for (std::size_t i = 0; i <= folded.size(); ++i) {
        if (i == folded.size() || folded[i] == '"') {
            addWords(std::string_view(folded).substr(begin, i - begin));
            flush();
            open = !open;
            begin = i + 1;
        }
    }
    return query.empty() || !last ? query : query + "*";
}

} // namespace

Result<std::vector<SentenceRow>> searchCorpus(const Reader& reader, base::RowId corpus, std::string_view text,
                                              std::optional<SentenceRow> after, std::int64_t limit,
                                              std::stop_token stop) {
    const std::string query = searchQuery(text);
    if (query.empty()) {
        return fail(ErrorCode::InvalidArgument, std::string(text), "text");
    }
    return scanning(reader, stop, [&]() -> Result<std::vector<SentenceRow>> {
        Cursor known(reader.database(), "SELECT 1 FROM corpus WHERE id = ? AND state = 1", corpus);
        if (!known.step()) {
            return fail(ErrorCode::NotFound, "corpus " + std::to_string(corpus), reader.path());
        }
        const std::string table = searchTable(corpus);
        Cursor rows(reader.database(),
                    "SELECT rowid FROM " + table + " WHERE " + table +
                        " MATCH ? AND rowid > ? ORDER BY rowid LIMIT ?",
                    query, after ? std::int64_t{*after} : -1, limit);
        std::vector<SentenceRow> found;
        while (rows.step()) {
            found.push_back(static_cast<SentenceRow>(rows.integer(0)));
        }
        return found;
    });
}

} // namespace assay::workspace
