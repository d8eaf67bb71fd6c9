#include "core/base/hash.h"
#include "core/formats/kept_source.h"
#include "core/formats/questions/question_format.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/suites/question_rows.h"
#include "core/workspace/workspace_check_parts.h"

#include <SQLiteCpp/Database.h>

#include <array>
#include <string>
#include <tuple>
#include <utility>

namespace assay::workspace {
namespace {

using Kind = CheckFinding::Kind;
using Findings = std::vector<CheckFinding>;

constexpr std::int64_t kFindings = 20; // of one kind of fault; more of them say no more

// Every row is one finding.
void find(Findings& findings, SQLite::Database& database, Kind kind, const char* sql) {
    Cursor rows(database, sql);
    for (std::int64_t found = 0; found < kFindings && rows.step(); ++found) {
        findings.push_back({kind, std::string(rows.text(0))});
    }
}

struct FrozenVersion {
    std::int64_t id = 0;
    std::string name;
    std::string hash;
};

std::vector<FrozenVersion> frozenVersions(SQLite::Database& database) {
    Cursor rows(database, "SELECT v.id, v.name, v.content_hash FROM suite_version AS v"
                          " JOIN suite AS s ON s.id = v.suite_id WHERE s.state = 1 ORDER BY v.id");
    std::vector<FrozenVersion> versions;
    while (rows.step()) {
        versions.push_back({rows.integer(0), std::string(rows.text(1)), std::string(rows.text(2))});
    }
    return versions;
}

// The first of the row's columns that hold the search texts, and of those that hold lists.
constexpr int kFirstSearchText = 11;
constexpr int kFirstList = 17;

// The first column of the row in which the question in force and the document of its revision differ.
std::string differingColumn(const Cursor& row, const model::Question& question) {
    const std::array texts{std::pair("question_id", &question.questionId),
                           std::pair("question_text", &question.questionText),
                           std::pair("category", &question.category),
                           std::pair("difficulty", &question.difficulty),
                           std::pair("retrieval_scope", &question.retrievalScope),
                           std::pair("answer_type", &question.answerType),
                           std::pair("gold_version", &question.goldVersion)};
    constexpr int kFirst = 4;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (row.text(kFirst + static_cast<int>(i)) != *texts[i].second) {
            return texts[i].first;
        }
    }
    const ListColumns lists = listColumns(question);
    constexpr std::array<const char*, std::tuple_size_v<ListColumns>> kLists{"companies", "years", "sections",
                                                                             "flags"};
    for (std::size_t i = 0; i < lists.size(); ++i) {
        if (row.text(kFirstList + static_cast<int>(i)) != lists[i]) {
            return kLists[i];
        }
    }
    return row.integer(3) != static_cast<std::int64_t>(question.status) ? "status" : std::string();
}

// Without an entry of the index there is nothing to differ; that it is missing is found elsewhere.
bool isFoundBy(const Cursor& row, const model::Question& question) {
    if (row.isMissing(kFirstSearchText)) {
        return true;
    }
    const SearchTexts texts = searchTexts(question);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (row.text(kFirstSearchText + static_cast<int>(i)) != texts[i]) {
            return false;
        }
    }
    return true;
}

void checkColumns(Findings& findings, SQLite::Database& database, const std::stop_token& stop) {
    Cursor rows(database, "SELECT q.id, q.revision, r.document, q.status, q.question_id, q.question_text,"
                          " q.category, q.difficulty, q.retrieval_scope, q.answer_type, q.gold_version,"
                          " s.c0, s.c1, s.c2, s.c3, s.c4, s.c5, q.companies, q.years, q.sections, q.flags"
                          " FROM question AS q JOIN question_revision AS r"
                          " ON r.question = q.id AND r.revision = q.revision"
                          " LEFT JOIN question_search_content AS s ON s.id = q.id ORDER BY q.id");
    for (std::int64_t found = 0; found < kFindings && !stop.stop_requested() && rows.step();) {
        const auto question = formats::readQuestionDocument(rows.text(2));
        const std::string label =
            "question " + std::to_string(rows.integer(0)) + ", revision " + std::to_string(rows.integer(1));
        if (!question) {
            findings.push_back({Kind::Damage, label + ": " + question.error().detail});
            ++found;
        } else if (const std::string column = differingColumn(rows, *question); !column.empty()) {
            findings.push_back({Kind::Damage, label + ": " + column + ": another stands in the list"});
            ++found;
        } else if (!isFoundBy(rows, *question)) {
            findings.push_back({Kind::Damage, "question " + std::to_string(rows.integer(0)) +
                                                  ": another text can be searched for"});
            ++found;
        }
    }
}

// What a suite keeps of its files, as exports read it.
void checkSources(Findings& findings, SQLite::Database& database, const std::stop_token& stop) {
    Cursor files(database,
                 "SELECT suite_id, number, kind, skeleton FROM suite_file ORDER BY suite_id, number");
    for (std::int64_t found = 0; found < kFindings && !stop.stop_requested() && files.step();) {
        const std::string label =
            "suite_file " + std::to_string(files.integer(0)) + "/" + std::to_string(files.integer(1));
        const auto kind = formats::questionKindFromName(files.text(2));
        if (!kind) {
            findings.push_back({Kind::Damage, label + ": kind: " + std::string(files.text(2))});
            ++found;
        } else if (!formats::isReadableSkeleton(*kind, files.text(3))) {
            findings.push_back({Kind::Damage, label + ": skeleton"});
            ++found;
        }
    }
    for (const char* sql : {"SELECT 'question_source ' || question || ': record', record FROM "
                            "question_source ORDER BY question",
                            "SELECT 'passage ' || id || ': record', record FROM passage ORDER BY id"}) {
        Cursor records(database, sql);
        for (std::int64_t found = 0; found < kFindings && !stop.stop_requested() && records.step();) {
            if (!formats::isReadableRecord(records.text(1))) {
                findings.push_back({Kind::Damage, std::string(records.text(0))});
                ++found;
            }
        }
    }
}

// What is being typed; drafts of no question are found elsewhere.
void checkDrafts(Findings& findings, SQLite::Database& database, const std::stop_token& stop) {
    Cursor rows(database, "SELECT d.question, d.document FROM question_draft AS d"
                          " JOIN question AS q ON q.id = d.question ORDER BY d.question");
    for (std::int64_t found = 0; found < kFindings && !stop.stop_requested() && rows.step();) {
        if (const auto draft = formats::readQuestionDocument(rows.text(1)); !draft) {
            findings.push_back({Kind::Damage, "question_draft " + std::to_string(rows.integer(0)) +
                                                  ": document: " + draft.error().detail});
            ++found;
        }
    }
}

} // namespace

Findings checkSuites(SQLite::Database& database, bool isImporting, std::stop_token stop) {
    Findings findings;
    {
        Cursor rows(database, "SELECT id, name, state FROM suite WHERE state = 0 OR state = 2 AND id NOT IN"
                              " (SELECT entity_key FROM edit_journal WHERE entity = 'suite_presence')"
                              " ORDER BY id");
        while (rows.step()) {
            const bool isStaging = rows.integer(2) == 0;
            if (!isStaging || !isImporting) {
                findings.push_back({Kind::LeftoverImport, "suite " + std::to_string(rows.integer(0)) + " (" +
                                                              std::string(rows.text(1)) +
                                                              (isStaging ? "): staging" : "): removing")});
            }
        }
    }
    Cursor documents(database, "SELECT r.document FROM suite_version_item AS i LEFT JOIN question_revision"
                               " AS r ON r.question = i.question AND r.revision = i.revision"
                               " WHERE i.version_id = ? ORDER BY i.question");
    for (const FrozenVersion& version : frozenVersions(database)) {
        base::Sha256 hash; // as freezing makes it
        documents.bind(version.id);
        while (!stop.stop_requested() && documents.step()) {
            hash.add(documents.text(0));
            hash.add("\n");
        }
        if (stop.stop_requested()) {
            break;
        }
        if (const std::string found = hash.finish(); found != version.hash) {
            findings.push_back({Kind::HashMismatch, "suite_version " + version.name + ": content_hash " +
                                                        version.hash + ", of its questions " + found});
        }
    }
    return findings;
}

Findings checkQuestions(SQLite::Database& database, std::stop_token stop) {
    constexpr std::array kReferences{
        "SELECT 'question ' || q.id || ' has no revision ' || q.revision FROM question AS q"
        " WHERE q.revision <> 0 AND NOT EXISTS (SELECT 1 FROM question_revision AS r"
        " WHERE r.question = q.id AND r.revision = q.revision)",

        "SELECT 'question_revision ' || question || '/' || revision || ' is of a question that is not there'"
        " FROM question_revision WHERE question NOT IN (SELECT id FROM question)",

        "SELECT 'question_source ' || question || ' is of a question that is not there'"
        " FROM question_source WHERE question NOT IN (SELECT id FROM question)",

        "SELECT 'question_source ' || s.question || ' is of file ' || s.file || ', which its suite has not'"
        " FROM question_source AS s JOIN question AS q ON q.id = s.question"
        " WHERE (q.suite_id, s.file) NOT IN (SELECT suite_id, number FROM suite_file)"
        " AND q.suite_id NOT IN (SELECT id FROM suite WHERE state <> 1)", // its files come and go with it

        "SELECT 'question_rejected ' || r.suite_id || '/' || r.number || ' is of file ' || r.file"
        " || ', which its suite has not' FROM question_rejected AS r"
        " WHERE (r.suite_id, r.file) NOT IN (SELECT suite_id, number FROM suite_file)"
        " AND r.suite_id NOT IN (SELECT id FROM suite WHERE state <> 1)",

        "SELECT 'question_draft ' || question || ' is of a question that is not there'"
        " FROM question_draft WHERE question NOT IN (SELECT id FROM question)",

        "SELECT 'review ' || v.id || ' is of question ' || v.question || ', revision ' || v.revision"
        " || ', which is not there' FROM review AS v WHERE NOT EXISTS (SELECT 1 FROM question_revision AS r"
        " JOIN question AS q ON q.id = r.question WHERE r.question = v.question AND r.revision = v.revision)",

        "SELECT 'question_vector ' || v.set_id || '/' || v.question || ' is of no question of its suite'"
        " FROM question_vector AS v JOIN question_vector_set AS o ON o.id = v.set_id"
        " LEFT JOIN question AS q ON q.id = v.question WHERE q.suite_id IS NOT o.suite_id"
        " AND o.suite_id NOT IN (SELECT id FROM suite WHERE state <> 1)",

        "SELECT 'suspicion_mark ' || id || ' is of question ' || question || ', which is not there'"
        " FROM suspicion_mark WHERE question NOT IN (SELECT id FROM question)",

        "SELECT 'suite_version ' || v.name || ' holds question ' || i.question || ', revision ' ||"
        " i.revision || ', which is not there' FROM suite_version_item AS i JOIN suite_version AS v"
        " ON v.id = i.version_id WHERE NOT EXISTS (SELECT 1 FROM question_revision AS r"
        " WHERE r.question = i.question AND r.revision = i.revision)",

        "SELECT 'suite_version ' || v.name || ' holds question ' || i.question || ' of another suite'"
        " FROM suite_version_item AS i JOIN suite_version AS v ON v.id = i.version_id"
        " JOIN question AS q ON q.id = i.question WHERE q.suite_id <> v.suite_id",

        // The search text lies in the tables of the index itself; reading them costs no search.
        "SELECT 'question ' || id || ' cannot be searched for' FROM question WHERE revision > 0"
        " AND id NOT IN (SELECT id FROM question_search_docsize)",

        "SELECT 'question_search ' || id || ' is of a question that is not there'"
        " FROM question_search_docsize WHERE id NOT IN (SELECT id FROM question WHERE revision > 0)",
    };
    Findings findings;
    for (const char* sql : kReferences) {
        if (stop.stop_requested()) {
            return findings;
        }
        find(findings, database, Kind::BrokenReference, sql);
    }
    checkColumns(findings, database, stop);
    checkSources(findings, database, stop);
    checkDrafts(findings, database, stop);
    return findings;
}

Findings checkGoldJournal(SQLite::Database& database, std::stop_token stop) {
    constexpr std::array kFaults{
        "SELECT 'edit_journal ' || id || ' speaks of ' || entity || ' ' || entity_key ||"
        " ', which is not there' FROM edit_journal WHERE"
        " (entity = 'question' AND entity_key NOT IN (SELECT id FROM question))"
        " OR (entity IN ('suite', 'suite_name', 'suite_presence') AND entity_key NOT IN (SELECT id FROM "
        "suite))"
        " OR (entity = 'corpus_name' AND entity_key NOT IN (SELECT id FROM corpus))"
        " OR (entity = 'embedding_set_name' AND entity_key NOT IN (SELECT id FROM embedding_set))",

        // The newest entry about a thing says how it is now.
        "SELECT 'question ' || q.id || ' is at revision ' || q.revision || ', edit_journal ' || max(e.id)"
        " || ' left it at ' || coalesce(json_extract(e.after, '$.revision'), 0) FROM edit_journal AS e"
        " JOIN question AS q ON q.id = e.entity_key WHERE e.entity = 'question' GROUP BY e.entity_key"
        " HAVING coalesce(json_extract(e.after, '$.revision'), 0) <> q.revision",

        "SELECT 'review ' || e.entity_key || ' is ' || iif(e.after IS NULL, 'there', 'not there') ||"
        " ', edit_journal ' || max(e.id) || ' says otherwise' FROM edit_journal AS e"
        " WHERE e.entity = 'review' GROUP BY e.entity_key"
        " HAVING (e.after IS NULL) = (e.entity_key IN (SELECT id FROM review))",

        "SELECT 'suspicion_mark ' || e.entity_key || ' is ' || iif(e.after IS NULL, 'there', 'not there') ||"
        " ', edit_journal ' || max(e.id) || ' says otherwise' FROM edit_journal AS e"
        " WHERE e.entity = 'suspicion' GROUP BY e.entity_key"
        " HAVING (e.after IS NULL) = (e.entity_key IN (SELECT id FROM suspicion_mark))",

        "SELECT 'suite ' || s.id || ' is called ' || s.name || ', edit_journal ' || max(e.id) || ' left ' ||"
        " coalesce(e.after, 'nothing') FROM edit_journal AS e JOIN suite AS s ON s.id = e.entity_key"
        " WHERE e.entity = 'suite_name' GROUP BY e.entity_key HAVING json_extract(e.after, '$') IS NOT "
        "s.name",

        "SELECT 'suite ' || s.id || ' is ' || iif(s.state = 1, 'there', 'not there') || ', edit_journal ' ||"
        " max(e.id) || ' says otherwise' FROM edit_journal AS e JOIN suite AS s ON s.id = e.entity_key"
        " WHERE e.entity = 'suite_presence' GROUP BY e.entity_key HAVING (e.after IS NULL) = (s.state = 1)",

        "SELECT 'passage ' || e.entity_key || ' is ' || iif(e.after IS NULL, 'there', 'not there') ||"
        " ', edit_journal ' || max(e.id) || ' says otherwise' FROM edit_journal AS e"
        " WHERE e.entity = 'passage' GROUP BY e.entity_key"
        " HAVING (e.after IS NULL) = (e.entity_key IN (SELECT id FROM passage WHERE suite_id IS NULL"
        " AND bundle_set_id IS NULL))",

        "SELECT 'case_note ' || e.entity_key || ' is ' || iif(e.after IS NULL, 'there', 'not there') ||"
        " ', edit_journal ' || max(e.id) || ' says otherwise' FROM edit_journal AS e"
        " WHERE e.entity = 'case_note' GROUP BY e.entity_key"
        " HAVING (e.after IS NULL) = (e.entity_key IN (SELECT id FROM case_note))",

        // Keys are compared one by one: the order in which JSON names them says nothing.
        "SELECT 'case_note ' || n.id || ' says something else than edit_journal ' || max(e.id)"
        " FROM edit_journal AS e JOIN case_note AS n ON n.id = e.entity_key"
        " WHERE e.entity = 'case_note' GROUP BY e.entity_key HAVING e.after IS NOT NULL AND"
        " (json_extract(e.after, '$.corpus') IS NOT n.corpus_id"
        " OR json_extract(e.after, '$.sentence_id') IS NOT n.sentence_id"
        " OR coalesce(json_extract(e.after, '$.note'), '') IS NOT n.note"
        " OR json(json_extract(e.after, '$.flags')) IS NOT json(n.flags)"
        " OR coalesce(json_extract(e.after, '$.who'), '') IS NOT n.noted_by"
        " OR coalesce(json_extract(e.after, '$.when'), '') IS NOT n.noted_at)",

        "SELECT 'case_note ' || id || ' is in no entry of edit_journal' FROM case_note WHERE id NOT IN"
        " (SELECT entity_key FROM edit_journal WHERE entity = 'case_note')",

        "SELECT 'incident ' || e.entity_key || ' is ' || iif(e.after IS NULL, 'there', 'not there') ||"
        " ', edit_journal ' || max(e.id) || ' says otherwise' FROM edit_journal AS e"
        " WHERE e.entity = 'incident' GROUP BY e.entity_key"
        " HAVING (e.after IS NULL) = (e.entity_key IN (SELECT id FROM incident))",

        "SELECT 'answer_verdict ' || e.entity_key || ' is ' || iif(e.after IS NULL, 'there', 'not there') ||"
        " ', edit_journal ' || max(e.id) || ' says otherwise' FROM edit_journal AS e"
        " WHERE e.entity = 'answer_verdict' GROUP BY e.entity_key"
        " HAVING (e.after IS NULL) = (e.entity_key IN (SELECT id FROM answer_verdict))",

        "SELECT 'answer_verdict ' || v.id || ' says something else than edit_journal ' || max(e.id)"
        " FROM edit_journal AS e JOIN answer_verdict AS v ON v.id = e.entity_key"
        " WHERE e.entity = 'answer_verdict' GROUP BY e.entity_key HAVING e.after IS NOT NULL AND"
        " (json_extract(e.after, '$.answer_hash') IS NOT v.answer_hash"
        " OR json_extract(e.after, '$.reader') IS NOT v.reader"
        " OR json_extract(e.after, '$.score') IS NOT v.score"
        " OR json_extract(e.after, '$.verdict') IS NOT"
        " CASE v.verdict WHEN 0 THEN 'fail' WHEN 1 THEN 'pass' ELSE 'undetermined' END)",

        "SELECT 'answer_verdict ' || id || ' is in no entry of edit_journal' FROM answer_verdict"
        " WHERE id NOT IN (SELECT entity_key FROM edit_journal WHERE entity = 'answer_verdict')",

        "SELECT 'bundle ' || b.id || ' is ' || b.curation || ', edit_journal ' || max(e.id) || ' left ' ||"
        " coalesce(e.after, 'nothing') FROM edit_journal AS e JOIN bundle AS b ON b.id = e.entity_key"
        " WHERE e.entity = 'bundle' GROUP BY e.entity_key HAVING e.after IS NOT b.curation",
    };
    Findings findings;
    for (const char* sql : kFaults) {
        if (stop.stop_requested()) {
            break;
        }
        find(findings, database, Kind::BrokenReference, sql);
    }
    return findings;
}

} // namespace assay::workspace
