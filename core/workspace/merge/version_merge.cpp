// Frozen versions of suites, known by their name or moment and the questions that they hold.
#include "core/base/clock.h"
#include "core/base/hash.h"
#include "core/workspace/merge/copied_rows.h"
#include "core/workspace/merge/merge_context.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/suites/question_rows.h"

#include <SQLiteCpp/Database.h>

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

// Of a version: the documents of its questions by their row ids.
using VersionDocuments = std::map<base::RowId, std::string>;

VersionDocuments documentsOfVersion(SQLite::Database& database, base::RowId version) {
    Cursor rows(database,
                "SELECT i.question, r.document FROM suite_version_item AS i JOIN question_revision AS r"
                " ON r.question = i.question AND r.revision = i.revision WHERE i.version_id = ?",
                version);
    VersionDocuments documents;
    while (rows.step()) {
        documents.emplace(rows.integer(0), rows.text(1));
    }
    return documents;
}

// Copies of a workspace have the same questions in other orders, so the order does not count here.
std::string hashOfDocuments(const VersionDocuments& documents) {
    std::vector<std::string_view> sorted;
    for (const auto& [question, document] : documents) {
        sorted.push_back(document);
    }
    std::ranges::sort(sorted);
    base::Sha256 hash;
    for (const std::string_view document : sorted) {
        hash.add(document);
        hash.add("\n");
    }
    return hash.finish();
}

class VersionMerge {
  public:
    explicit VersionMerge(MergeContext& context)
        : m_context(context) {}

    Result<> run() {
        for (const auto& [theirs, mine] : m_context.suites) {
            ASSAY_TRY(mergeSuite(theirs, mine));
        }
        return {};
    }

  private:
    struct Known {
        std::string name, at, by, hash;
    };

    Result<> mergeSuite(base::RowId theirSuite, base::RowId mySuite) {
        std::vector<Known> here;
        {
            Cursor rows(m_context.mine,
                        "SELECT id, name, frozen_at, frozen_by FROM suite_version WHERE suite_id = ?"
                        " ORDER BY id",
                        mySuite);
            while (rows.step()) {
                here.push_back({std::string(rows.text(1)), std::string(rows.text(2)),
                                std::string(rows.text(3)),
                                hashOfDocuments(documentsOfVersion(m_context.mine, rows.integer(0)))});
            }
        }
        Cursor rows(m_context.theirs,
                    "SELECT id, name, note, frozen_by, frozen_at FROM suite_version WHERE suite_id = ?"
                    " ORDER BY id",
                    theirSuite);
        while (rows.step()) {
            if (m_context.stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            const VersionDocuments documents = documentsOfVersion(m_context.theirs, rows.integer(0));
            const std::string hash = hashOfDocuments(documents);
            const bool isKnown = std::ranges::any_of(here, [&](const Known& one) {
                return one.hash == hash &&
                       (one.name == rows.text(1) || (one.at == rows.text(4) && one.by == rows.text(3)));
            });
            if (isKnown) {
                ++m_context.result.same;
                continue;
            }
            take(mySuite, rows, documents);
        }
        return {};
    }

    // The question that this one is here. Of an id that comes twice in their suite only the first has been
    // merged: the other one comes along with the version, as an undone question that nobody lists.
    base::RowId questionHere(base::RowId mySuite, base::RowId theirs) {
        const auto found = m_context.questions.find(theirs);
        if (found != m_context.questions.end()) {
            return found->second;
        }
        Cursor row(m_context.theirs,
                   "SELECT question_id, question_text, category, difficulty, retrieval_scope, answer_type,"
                   " gold_version, companies, years, sections, flags, changed_by, changed_at, status"
                   " FROM question WHERE id = ?",
                   theirs);
        if (!row.step()) {
            return 0;
        }
        execute(m_context.mine,
                "INSERT INTO question (suite_id, revision, question_id, question_text, category, difficulty,"
                " retrieval_scope, answer_type, gold_version, companies, years, sections, flags, changed_by,"
                " changed_at, status) VALUES (?, 0, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                mySuite, row.text(0), row.text(1), row.text(2), row.text(3), row.text(4), row.text(5),
                row.text(6), row.text(7), row.text(8), row.text(9), row.text(10), row.text(11), row.text(12),
                row.integer(13));
        const base::RowId mine = m_context.mine.getLastInsertRowid();
        m_context.questions[theirs] = mine;
        return mine;
    }

    std::int64_t revisionHere(base::RowId question, const std::string& document) {
        Cursor row(m_context.mine,
                   "SELECT max(revision) FROM question_revision WHERE question = ? AND document = ?",
                   question, document);
        if (row.step() && !row.isMissing(0)) {
            return row.integer(0);
        }
        row.reset();
        return insertRevision(m_context.mine, question, document, m_context.options.who, base::utcNow(),
                              kReferredReason);
    }

    void take(base::RowId mySuite, const Cursor& version, const VersionDocuments& theirs) {
        const std::string name = freeMergeName(std::string(version.text(1)), [&](const std::string& one) {
            Cursor taken(m_context.mine,
                         "SELECT 1 FROM suite_version WHERE name = ?1"
                         " UNION ALL SELECT 1 FROM suite WHERE name = ?1 AND state = 1",
                         one);
            return taken.step();
        });
        std::map<base::RowId, std::pair<std::int64_t, std::string>> items; // revision, document
        for (const auto& [question, document] : theirs) {
            if (const base::RowId mine = questionHere(mySuite, question); mine != 0) {
                items.try_emplace(mine, revisionHere(mine, document), document);
            }
        }
        base::Sha256 hash; // as freezing makes it: in the order of the questions here
        for (const auto& [question, item] : items) {
            hash.add(item.second);
            hash.add("\n");
        }
        execute(m_context.mine,
                "INSERT INTO suite_version (suite_id, name, note, frozen_by, frozen_at, content_hash)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                mySuite, name, version.text(2), version.text(3), version.text(4), hash.finish());
        const base::RowId id = m_context.mine.getLastInsertRowid();
        PreparedWrite insert(
            m_context.mine,
            "INSERT INTO suite_version_item (version_id, question, revision) VALUES (?, ?, ?)");
        for (const auto& [question, item] : items) {
            insert.run(id, question, item.first);
        }
        ++m_context.result.taken["versions"];
    }

    MergeContext& m_context;
};

} // namespace

Result<> takeVersions(MergeContext& context) {
    return VersionMerge(context).run();
}

} // namespace assay::workspace
