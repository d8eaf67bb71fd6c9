#include "core/formats/questions/bundle_json.h"
#include "core/workspace/bundles/bundle_rows.h"
#include "core/workspace/bundles/bundles.h"
#include "core/workspace/schema/cursor.h"

#include <SQLiteCpp/Database.h>

#include <utility>

namespace assay::workspace {
namespace {

using Kind = CheckFinding::Kind;

constexpr std::int64_t kFindings = 20; // of one kind

void find(std::vector<CheckFinding>& findings, SQLite::Database& database, Kind kind, const char* sql) {
    Cursor rows(database, sql);
    for (std::int64_t found = 0; found < kFindings && rows.step(); ++found) {
        findings.push_back({kind, std::string(rows.text(0))});
    }
}

} // namespace

std::vector<CheckFinding> checkBundles(SQLite::Database& database, std::stop_token stop) {
    std::vector<CheckFinding> findings;
    find(
        findings, database, Kind::WrongCount,
        "SELECT 'bundle_set ' || set_id || ': ' || count(*) || ' bundles, the last is number ' || max(number)"
        " FROM bundle GROUP BY set_id HAVING min(number) <> 0 OR max(number) <> count(*) - 1");
    // Links to questions that are gone with their suite are passed over wherever they are read. Ids are never
    // given twice, so one above the highest that ever was is a link to nothing.
    find(findings, database, Kind::BrokenReference,
         "SELECT 'bundle ' || b.id || ' is linked with question ' || q.value || ', which never was'"
         " FROM bundle AS b, json_each(b.curation, '$.questions') AS q WHERE b.curation <> '{}'"
         " AND q.value > coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'question'), 0)");
    find(findings, database, Kind::BrokenReference,
         "SELECT 'edit_journal ' || id || ' speaks of bundle ' || entity_key || ', which is not there'"
         " FROM edit_journal WHERE entity = 'bundle'"
         " AND NOT EXISTS (SELECT 1 FROM bundle WHERE bundle.id = entity_key)");
    Cursor passage(database,
                   "SELECT 1 FROM passage WHERE bundle_set_id = ? AND sentence_id = ? AND text = ?");
    Cursor rows(database, "SELECT id, set_id, number, document, curation FROM bundle ORDER BY id");
    for (std::int64_t found = 0; found < kFindings && rows.step() && !stop.stop_requested();) {
        const std::string label = "bundle " + std::to_string(rows.integer(0));
        if (!readBundleCuration(rows.text(4))) {
            findings.push_back({Kind::Damage, label + ": " + std::string(rows.text(4))});
            ++found;
        }
        const model::Bundle bundle = formats::bundleOfRecord(bundleRecordOf(rows.text(3)));
        for (const model::BundleSentence& sentence : bundle.sentences) {
            if (sentence.sentenceId.empty() || sentence.text.empty()) {
                continue;
            }
            passage.bind(rows.integer(1), sentence.sentenceId, sentence.text);
            if (!passage.step()) {
                findings.push_back(
                    {Kind::BrokenReference, label + " has no passage of " + sentence.sentenceId});
                ++found;
                break;
            }
        }
    }
    return findings;
}

} // namespace assay::workspace
