#include "core/workspace/edit_entities.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/journal/entity_rows.h"
#include "core/workspace/merge/merge_context.h"
#include "core/workspace/merge/past_states.h"
#include "core/workspace/merge/removals.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"

#include <SQLiteCpp/Database.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace assay::workspace {
namespace {

using base::Result;

// A version of a rubric as its row has it.
struct MergedRubric {
    std::int64_t version = 0;
    std::string name, sha256, document, savedBy, savedAt;
};

std::vector<MergedRubric> versionsOf(SQLite::Database& database, base::RowId rubric) {
    Cursor rows(database,
                "SELECT version, name, sha256, document, saved_by, saved_at FROM rubric_version"
                " WHERE rubric = ? ORDER BY version",
                rubric);
    std::vector<MergedRubric> versions;
    while (rows.step()) {
        versions.push_back({rows.integer(0), std::string(rows.text(1)), std::string(rows.text(2)),
                            std::string(rows.text(3)), std::string(rows.text(4)), std::string(rows.text(5))});
    }
    return versions;
}

// nullptr: there is none.
const MergedRubric* versionOfHash(const std::vector<MergedRubric>& versions, const std::string& sha256) {
    const auto found = std::ranges::find(versions, sha256, &MergedRubric::sha256);
    return found == versions.end() ? nullptr : &*found;
}

// One rubric of theirs.
class RubricMerge {
  public:
    RubricMerge(MergeContext& context, base::RowId theirs, std::string name)
        : m_context(context)
        , m_name(std::move(name))
        , m_ofTheirs(versionsOf(context.theirs, theirs)) {
        Cursor row(context.mine, "SELECT id, version FROM rubric WHERE name = ?", m_name);
        if (row.step()) {
            m_mine = row.integer(0);
            m_inForce = row.integer(1);
            m_ofMine = versionsOf(context.mine, m_mine);
        }
    }

    // `version`: in force there.
    Result<> run(std::int64_t version) {
        const auto theirs = std::ranges::find(m_ofTheirs, version, &MergedRubric::version);
        if (theirs == m_ofTheirs.end()) {
            return base::fail(base::ErrorCode::DamagedWorkspace, "rubric " + m_name);
        }
        if (m_mine == 0) {
            return isRemovedHere(*theirs) ? same() : mergeNew(*theirs);
        }
        if (versionOfHash(m_ofMine, theirs->sha256) != nullptr && !isTakenBack(*theirs)) {
            return same();
        }
        const auto mine = std::ranges::find(m_ofMine, m_inForce, &MergedRubric::version);
        const bool isMineOld = mine != m_ofMine.end() && versionOfHash(m_ofTheirs, mine->sha256) != nullptr;
        const int choice = isMineOld ? 1 : m_context.choices.of("rubric", m_name, "record");
        if (choice < 0) {
            m_context.result.conflicts.push_back({"rubric", m_name, "record",
                                                  mine == m_ofMine.end() ? "null" : mine->document,
                                                  theirs->document});
            return {};
        }
        if (choice > 0) {
            return takeVersions(*theirs);
        }
        keepVersions(); // so that merging the same copy again knows that they have been seen
        return same();
    }

    // It was removed there. Here it goes too, unless another version is in force since.
    Result<> runRemoved() {
        const auto mine = std::ranges::find(m_ofMine, m_inForce, &MergedRubric::version);
        const bool isOfThem = std::ranges::any_of(m_ofMine, [this](const MergedRubric& version) {
            return versionOfHash(m_ofTheirs, version.sha256) != nullptr;
        });
        if (m_mine == 0 || mine == m_ofMine.end() || !isOfThem) {
            return {};
        }
        const bool isUnchanged = versionOfHash(m_ofTheirs, mine->sha256) != nullptr;
        if (wasRemovalKept(m_context.mine, kRubricEdits.name, m_mine, isUnchanged)) {
            return same();
        }
        const int choice = isUnchanged ? 1 : m_context.choices.of("rubric", m_name, "record");
        if (choice < 0) {
            m_context.result.conflicts.push_back({"rubric", m_name, "record", mine->document, "null"});
            return {};
        }
        return keepOrRemove(m_context, kRubricEdits.name, m_mine, choice == 0);
    }

  private:
    // It is not here. Where it was removed, and there is another version in force since, a person decides.
    Result<> mergeNew(const MergedRubric& theirs) {
        const bool wasHere = std::ranges::any_of(
            m_ofTheirs, [this](const MergedRubric& version) { return isRemovedHere(version); });
        const int choice = wasHere ? m_context.choices.of("rubric", m_name, "record") : 1;
        if (choice < 0) {
            m_context.result.conflicts.push_back({"rubric", m_name, "record", "null", theirs.document});
            return {};
        }
        if (choice > 0) {
            return takeVersions(theirs);
        }
        keepVersions(); // so that merging the same copy again knows that they have been seen
        return same();
    }

    Result<> same() {
        ++m_context.result.same;
        return {};
    }

    // A rubric that was removed keeps its versions.
    [[nodiscard]] bool isRemovedHere(const MergedRubric& version) const {
        Cursor row(m_context.mine, "SELECT 1 FROM rubric_version WHERE name = ? AND sha256 = ?", version.name,
                   version.sha256);
        return row.step() && !isTakenBack(version);
    }

    // It came with a merge that was taken back, and by nothing else.
    [[nodiscard]] bool isTakenBack(const MergedRubric& version) const {
        Cursor row(m_context.mine,
                   "SELECT count(*), coalesce(sum(" + isNoUndoneMerge() +
                       "), 0) FROM edit_journal AS e JOIN rubric_version AS v ON v.rubric = e.entity_key AND"
                       " v.version = json_extract(e.after, '$.version') WHERE e.entity = ?"
                       " AND json_valid(e.after) AND v.name = ? AND v.sha256 = ?",
                   kRubricEdits.name, version.name, version.sha256);
        return row.step() && row.integer(0) > 0 && row.integer(1) == 0;
    }

    // Theirs that are not here, under the next numbers.
    void keepVersions() {
        if (m_mine == 0) {
            m_mine = nextKey(m_context.mine, "rubric");
        }
        PreparedWrite insert(m_context.mine,
                             "INSERT INTO rubric_version (rubric, version, name, sha256, document, saved_by,"
                             " saved_at) VALUES (?, ?, ?, ?, ?, ?, ?)");
        for (MergedRubric version : m_ofTheirs) {
            if (versionOfHash(m_ofMine, version.sha256) != nullptr) {
                continue;
            }
            const std::int64_t last = m_ofMine.empty() ? 0 : m_ofMine.back().version;
            version.version = std::max(version.version, last + 1);
            insert.run(m_mine, version.version, version.name, version.sha256, version.document,
                       version.savedBy, version.savedAt);
            m_ofMine.push_back(std::move(version));
        }
    }

    Result<> takeVersions(const MergedRubric& inForce) {
        keepVersions();
        const MergedRubric* const kept = versionOfHash(m_ofMine, inForce.sha256);
        const nlohmann::ordered_json row{{"name", m_name}, {"version", kept->version}};
        ++m_context.result.taken["rubrics"];
        return edit(m_context.mine, kRubricEdits.name, m_mine, entityJson(row), m_context.options.who,
                    kMergeReason, m_context.batch);
    }

    MergeContext& m_context;
    std::string m_name;
    base::RowId m_mine = 0; // 0: it is not here
    std::int64_t m_inForce = 0;
    std::vector<MergedRubric> m_ofMine, m_ofTheirs; // by version, rising
};

} // namespace

Result<> mergeRubrics(MergeContext& context) {
    Cursor rows(context.theirs, "SELECT id, name, version FROM rubric ORDER BY name");
    while (rows.step()) {
        RubricMerge merge(context, rows.integer(0), std::string(rows.text(1)));
        ASSAY_TRY(merge.run(rows.integer(2)));
    }
    // The last that the journal there says of them is that they were removed.
    Cursor removed(context.theirs,
                   "SELECT entity_key, json_extract(before, '$.name') AS name FROM edit_journal AS e"
                   " WHERE entity = ? AND after IS NULL AND kind <> 'undo' AND before IS NOT NULL"
                   " AND id = (SELECT max(id) FROM edit_journal WHERE entity = e.entity"
                   " AND entity_key = e.entity_key)"
                   " AND NOT EXISTS (SELECT 1 FROM rubric WHERE name = json_extract(e.before, '$.name'))"
                   " ORDER BY id",
                   kRubricEdits.name);
    while (removed.step()) {
        RubricMerge merge(context, removed.integer(0), std::string(removed.text(1)));
        ASSAY_TRY(merge.runRemoved());
    }
    return {};
}

} // namespace assay::workspace
