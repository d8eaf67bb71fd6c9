#include "core/workspace/merge/vector_merge.h"

#include "core/base/hash.h"
#include "core/workspace/journal/set_removals.h"
#include "core/workspace/merge/copied_rows.h"
#include "core/workspace/merge/merged_files.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/suites/question_vectors.h"

#include <SQLiteCpp/Database.h>

#include <map>
#include <string_view>

namespace assay::workspace {
namespace {

using base::Result;

constexpr CopiedTable kMergedEmbeddingIssues{"embedding_issue", "embedding_set_id",
                                             "number, severity, code, file, line, field, value, expected",
                                             "itttittt"};

// "lsa-<12 of the hash>.alsa": all that is known of the content of a model.
std::string_view hashInName(std::string_view name) {
    const std::size_t dash = name.rfind('-');
    const std::size_t end = name.rfind('.');
    return dash == std::string_view::npos || end == std::string_view::npos || end < dash
               ? std::string_view()
               : name.substr(dash + 1, end - dash - 1);
}

base::RowId embeddingsHere(MergeContext& context, base::RowId corpus, std::string_view model,
                           std::string_view content) {
    Cursor row(context.mine,
               "SELECT min(id) FROM embedding_set WHERE corpus_id = ? AND model = ? AND content_hash = ?",
               corpus, model, content);
    return row.step() && !row.isMissing(0) ? row.integer(0) : 0;
}

// Of theirs, what each is here.
Result<std::map<base::RowId, base::RowId>> takeEmbeddings(MergeContext& context, base::RowId theirCorpus,
                                                          base::RowId myCorpus,
                                                          const std::string& corpusName) {
    std::map<base::RowId, base::RowId> here;
    Cursor rows(context.theirs,
                "SELECT id, name, model, source, dimension, row_count, vectors, file_name, bytes,"
                " content_hash, corpus_hash, source_hash, model_file, model_bytes, settings, report,"
                " created_at, created_by FROM embedding_set WHERE corpus_id = ? ORDER BY id",
                theirCorpus);
    while (rows.step()) {
        if (const base::RowId known = embeddingsHere(context, myCorpus, rows.text(2), rows.text(9));
            known != 0) {
            here[rows.integer(0)] = known;
            ++context.result.same;
            continue;
        }
        if (wasRemovedHere(context.mine, RemovedKind::Embeddings, context.theirs, rows.integer(0))) {
            ++context.result.same;
            continue;
        }
        const std::string file(rows.text(7));
        const std::string model(rows.text(12));
        ASSAY_TRY(bool isThere, context.files.copy(file, rows.integer(8), rows.text(9), true));
        if (isThere && !model.empty()) {
            ASSAY_TRY(isThere, context.files.copy(model, rows.integer(13), hashInName(model), false));
        }
        if (!isThere) {
            context.result.withoutFiles.push_back(corpusName + "/" + std::string(rows.text(1)));
            continue;
        }
        const std::string name = freeMergeName(std::string(rows.text(1)), [&](const std::string& one) {
            Cursor taken(context.mine, "SELECT 1 FROM embedding_set WHERE corpus_id = ? AND name = ?",
                         myCorpus, one);
            return taken.step();
        });
        execute(context.mine,
                "INSERT INTO embedding_set (corpus_id, name, model, source, dimension, row_count, vectors,"
                " file_name, bytes, content_hash, corpus_hash, source_hash, model_file, model_bytes,"
                " settings, report, created_at, created_by)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                myCorpus, name, rows.text(2), rows.text(3), rows.integer(4), rows.integer(5), rows.integer(6),
                file, rows.integer(8), rows.text(9), rows.text(10), rows.text(11), model, rows.integer(13),
                rows.text(14), rows.text(15), rows.text(16), rows.text(17));
        const base::RowId mine = context.mine.getLastInsertRowid();
        ASSAY_TRY(copyRows(context, kMergedEmbeddingIssues, rows.integer(0), mine));
        here[rows.integer(0)] = mine;
        ++context.result.taken["embedding_sets"];
    }
    return here;
}

Result<> takeIndices(MergeContext& context, base::RowId theirCorpus, base::RowId myCorpus,
                     const std::map<base::RowId, base::RowId>& embeddings) {
    Cursor rows(context.theirs,
                "SELECT coalesce(embedding_set_id, 0), kind, settings, file_name, sha256, bytes, report"
                " FROM index_file WHERE corpus_id = ? ORDER BY id",
                theirCorpus);
    while (rows.step()) {
        const auto over = embeddings.find(rows.integer(0));
        if (rows.integer(0) != 0 && over == embeddings.end()) {
            continue; // its vectors are not here
        }
        const base::RowId set = rows.integer(0) == 0 ? 0 : over->second;
        {
            Cursor known(context.mine,
                         "SELECT 1 FROM index_file WHERE corpus_id = ? AND coalesce(embedding_set_id, 0) = ?"
                         " AND kind = ? AND settings = ?",
                         myCorpus, set, rows.text(1), rows.text(2));
            if (known.step()) {
                continue;
            }
        }
        const std::string file(rows.text(3));
        ASSAY_TRY(const bool isThere, context.files.copy(file, rows.integer(5), rows.text(4), false));
        if (isThere) {
            execute(context.mine,
                    "INSERT INTO index_file (corpus_id, embedding_set_id, kind, settings, file_name, sha256,"
                    " bytes, report) VALUES (?, nullif(?, 0), ?, ?, ?, ?, ?, ?)",
                    myCorpus, set, rows.text(1), rows.text(2), file, rows.text(4), rows.integer(5),
                    rows.text(6));
            ++context.result.taken["indices"];
        }
    }
    return {};
}

// Of a set of theirs; gives how many were taken.
class QuestionVectorMerge {
  public:
    // `set`: a row of their question_vector_set: id, suite, model, source, dimension, when and by whom.
    QuestionVectorMerge(MergeContext& context, const Cursor& set, base::RowId suite)
        : m_context(context)
        , m_theirs(set)
        , m_suite(suite) {
        Cursor row(context.mine,
                   "SELECT id, dimension FROM question_vector_set WHERE suite_id = ? AND model = ?", suite,
                   set.text(2));
        if (row.step()) {
            m_mine = row.integer(0);
            m_isOther = row.integer(1) != set.integer(4);
        }
    }

    Result<std::int64_t> run() {
        std::int64_t taken = 0;
        if (m_isOther) {
            return taken; // of that dimension: those here count
        }
        Cursor rows(
            m_context.theirs,
            "SELECT question, text_hash, vector FROM question_vector WHERE set_id = ? ORDER BY question",
            m_theirs.integer(0));
        Cursor text(m_context.mine, "SELECT question_text FROM question WHERE id = ? AND revision > 0");
        Cursor known(m_context.mine,
                     "SELECT 1 FROM question_vector WHERE set_id = ? AND question = ? AND text_hash = ?");
        while (rows.step()) {
            if (m_context.stop.stop_requested()) {
                return base::fail(base::ErrorCode::Cancelled);
            }
            const auto question = m_context.questions.find(rows.integer(0));
            if (question == m_context.questions.end()) {
                continue;
            }
            text.bind(question->second);
            known.bind(m_mine, question->second, rows.text(1));
            if (!text.step() || base::sha256(text.text(0)) != rows.text(1) || known.step()) {
                continue;
            }
            execute(m_context.mine,
                    "INSERT INTO question_vector (set_id, question, text_hash, vector) VALUES (?, ?, ?, ?)"
                    " ON CONFLICT (set_id, question) DO UPDATE SET text_hash = excluded.text_hash,"
                    " vector = excluded.vector",
                    setHere(), question->second, rows.text(1), Blob{rows.text(2)});
            ++taken;
        }
        if (taken > 0) {
            sealQuestionVectors(m_context.mine, m_mine);
        }
        return taken;
    }

  private:
    base::RowId setHere() {
        if (m_mine == 0) {
            execute(m_context.mine,
                    "INSERT INTO question_vector_set (suite_id, model, source, dimension, content_hash,"
                    " made_at, made_by) VALUES (?, ?, ?, ?, '', ?, ?)",
                    m_suite, m_theirs.text(2), m_theirs.text(3), m_theirs.integer(4), m_theirs.text(5),
                    m_theirs.text(6));
            m_mine = m_context.mine.getLastInsertRowid();
        }
        return m_mine;
    }

    MergeContext& m_context;
    const Cursor& m_theirs;
    base::RowId m_suite = 0;
    base::RowId m_mine = 0; // 0: there is none yet
    bool m_isOther = false;
};

} // namespace

Result<> takeQuestionVectors(MergeContext& context) {
    Cursor sets(context.theirs,
                "SELECT v.id, v.suite_id, v.model, v.source, v.dimension, v.made_at, v.made_by"
                " FROM question_vector_set AS v JOIN suite AS s ON s.id = v.suite_id AND s.state = 1"
                " ORDER BY v.id");
    while (sets.step()) {
        const auto suite = context.suites.find(sets.integer(1));
        if (suite == context.suites.end()) {
            continue;
        }
        QuestionVectorMerge merge(context, sets, suite->second);
        ASSAY_TRY(const auto taken, merge.run());
        if (taken > 0) {
            context.result.taken["question_vectors"] += taken;
        } else {
            ++context.result.same;
        }
    }
    return {};
}

Result<> takeVectors(MergeContext& context, base::RowId theirCorpus, base::RowId myCorpus,
                     const std::string& corpusName) {
    ASSAY_TRY(const auto embeddings, takeEmbeddings(context, theirCorpus, myCorpus, corpusName));
    return takeIndices(context, theirCorpus, myCorpus, embeddings);
}

} // namespace assay::workspace
