#include "core/workspace/suites/suite_issues.h"

#include "core/model/question_field.h"
#include "core/workspace/journal/journal_rows.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/sqlite_errors.h"
#include "core/workspace/suites/passages.h"
#include "core/workspace/suites/question_rows.h"
#include "core/workspace/suites/suites.h"

#include <SQLiteCpp/Database.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace assay::workspace {
namespace {

using base::Result;

// A question where its file had it.
struct Sourced {
    std::int64_t line = 0; // of its first line
    base::RowId id = 0;
    std::int64_t revision = 0; // the one in force; 0: it is there no more
    std::string questionId{};
};

// By the name of the file, rising by line.
using Places = std::map<std::string, std::vector<Sourced>, std::less<>>;

Places placesOf(SQLite::Database& database, base::RowId suite) {
    Places places;
    Cursor rows(database,
                "SELECT f.name, s.line, q.id, q.revision, q.question_id FROM question AS q"
                " JOIN question_source AS s ON s.question = q.id"
                " JOIN suite_file AS f ON f.suite_id = q.suite_id AND f.number = s.file"
                " WHERE q.suite_id = ? ORDER BY f.name, s.line, q.id",
                suite);
    while (rows.step()) {
        places[std::string(rows.text(0))].push_back(
            {rows.integer(1), rows.integer(2), rows.integer(3), std::string(rows.text(4))});
    }
    return places;
}

// Whether all that an import of the file changed in the suite was taken back, and nothing of the file is
// there. With an id: of the questions of this id alone.
bool isTakenBack(SQLite::Database& database, base::RowId suite, const Places& places, const std::string& file,
                 const std::string& questionId) {
    const auto held = places.find(std::filesystem::path(file).filename().string());
    if (questionId.empty() && held != places.end() &&
        std::ranges::any_of(held->second, [](const Sourced& each) { return each.revision != 0; })) {
        return false;
    }
    Cursor edits(database,
                 "SELECT count(*), coalesce(sum((SELECT kind FROM edit_journal WHERE target = e.id"
                 " ORDER BY id DESC LIMIT 1) IS 'undo'), 0) FROM edit_journal AS e"
                 " JOIN question AS q ON q.id = e.entity_key WHERE e.entity = ?1 AND e.kind = 'edit'"
                 " AND e.reason = ?2 AND q.suite_id = ?3 AND (?4 = '' OR q.question_id = ?4)",
                 kQuestionEntity, kImportReason + std::filesystem::path(file).filename().string(), suite,
                 questionId);
    return edits.step() && edits.integer(0) > 0 && edits.integer(0) == edits.integer(1);
}

// The question whose record the line is in; null: none that is known.
const Sourced* sourceOf(const Places& places, const base::Issue& issue) {
    const auto file = places.find(std::filesystem::path(issue.file).filename().string());
    const bool isNoQuestion =
        issue.field.starts_with('['); // a record that became none, by its place in a list
    if (issue.line == 0 || file == places.end() || isNoQuestion) {
        return nullptr;
    }
    const auto next = std::ranges::upper_bound(file->second, issue.line, {}, &Sourced::line);
    return next == file->second.begin() ? nullptr : &*std::prev(next);
}

// Whether the field still has the text that was wrong in it, also where a later import brought it.
bool isStillWrong(const model::Question& question, model::QuestionField field, const base::Issue& issue) {
    if (issue.code != base::IssueCode::Placeholder && issue.code != base::IssueCode::WrongEncoding) {
        return false;
    }
    const auto unread = question.unreadable.find(std::string(model::fieldInfo(field).name));
    const std::vector<std::string> entries = model::fieldEntries(question, field);
    // The issue may have the beginning of it alone.
    return (unread != question.unreadable.end() && unread->second.find(issue.value) != std::string::npos) ||
           std::ranges::any_of(entries,
                               [&](const std::string& entry) { return entry.starts_with(issue.value); });
}

// Whether a revision that is in force no more had the text that is wrong: a later import brought it, and was
// taken back.
Result<bool> wasWrongOnce(SQLite::Database& database, const Sourced& question, model::QuestionField field,
                          const base::Issue& issue) {
    Cursor rows(database, "SELECT document FROM question_revision WHERE question = ? AND revision <> ?",
                question.id, question.revision);
    while (rows.step()) {
        ASSAY_TRY(const auto read, questionIn(rows.text(0), question.id));
        if (isStillWrong(read, field, issue)) {
            return true;
        }
    }
    return false;
}

// Whether the field is another than it was when the question came, and not what the issue is about.
Result<bool> wasEdited(SQLite::Database& database, const Sourced& question, model::QuestionField field,
                       const base::Issue& issue) {
    Cursor row(database, "SELECT document FROM question_revision WHERE question = ? AND revision = ?");
    std::optional<model::Question> states[2];
    for (const auto& [state, revision] :
         {std::pair(&states[0], std::int64_t{1}), {&states[1], question.revision}}) {
        row.bind(question.id, revision);
        if (row.step()) {
            ASSAY_TRY(auto read, questionIn(row.text(0), question.id));
            *state = std::move(read);
        }
        row.reset();
    }
    if (!states[0] || !states[1]) {
        return false;
    }
    const std::vector<model::QuestionField> fields = model::differingFields(*states[0], *states[1]);
    if (isStillWrong(*states[1], field, issue)) {
        return false;
    }
    return std::ranges::find(fields, field) != fields.end() ? Result<bool>(true)
                                                            : wasWrongOnce(database, question, field, issue);
}

Result<bool> isRepaired(const Reader& reader, base::RowId suite, const Places& places,
                        const base::Issue& issue) {
    const bool isCollision = issue.code == base::IssueCode::IdCollision;
    if (isCollision && issue.expected == "skip") {
        return true; // news of that import: nothing of it came into the suite
    }
    if (isTakenBack(reader.database(), suite, places, issue.file,
                    isCollision ? issue.value : std::string()) ||
        isTakenBack(reader.database(), suite, places, issue.file, {})) {
        return true;
    }
    if (issue.code == base::IssueCode::UnresolvedEvidence) {
        ASSAY_TRY(const auto held, passagesExist(reader, std::span(&issue.value, 1)));
        if (held.front()) {
            return true;
        }
    }
    const auto field = model::questionFieldFromName(issue.field);
    const Sourced* const question = sourceOf(places, issue);
    if (!field || question == nullptr || isCollision) {
        return false; // of a collision the question that came is not the one that is there
    }
    return question->revision == 0 ? Result<bool>(true)
                                   : wasEdited(reader.database(), *question, *field, issue);
}

} // namespace

Result<base::IssueList> openSuiteIssues(const Reader& reader, base::RowId suite) {
    ASSAY_TRY(const auto all, suiteIssues(reader, suite));
    return guarded(reader.path(), [&]() -> Result<base::IssueList> {
        const Places places = all.issues().empty() ? Places() : placesOf(reader.database(), suite);
        base::IssueList open;
        for (const base::Issue& issue : all.issues()) {
            ASSAY_TRY(const bool repaired, isRepaired(reader, suite, places, issue));
            if (!repaired) {
                open.add(issue);
            }
        }
        for (const auto& [what, count] : all.notKept()) {
            open.addNotKept(what.first, what.second, count);
        }
        return open;
    });
}

Result<std::vector<IssueQuestion>> questionsOfIssues(const Reader& reader,
                                                     std::span<const base::Issue> issues) {
    std::vector<IssueQuestion> questions(issues.size());
    ASSAY_TRY(const auto all, suites(reader));
    return guarded(reader.path(), [&]() -> Result<std::vector<IssueQuestion>> {
        for (const SuiteInfo& suite : all) {
            const Places places = placesOf(reader.database(), suite.id);
            Cursor named(reader.database(),
                         "SELECT id FROM question WHERE suite_id = ? AND question_id = ? AND revision > 0"
                         " ORDER BY id LIMIT 1");
            for (std::size_t i = 0; i < issues.size(); ++i) {
                const base::Issue& issue = issues[i];
                if (questions[i].id != 0) {
                    continue;
                }
                if (issue.code == base::IssueCode::IdCollision) {
                    named.bind(suite.id, issue.value);
                    if (named.step()) {
                        questions[i] = {named.integer(0), issue.value};
                    }
                    named.reset();
                } else if (const Sourced* const found = sourceOf(places, issue);
                           found != nullptr && found->revision != 0) {
                    questions[i] = {found->id, found->questionId};
                }
            }
        }
        return std::move(questions);
    });
}

} // namespace assay::workspace
