#include "core/base/clock.h"
#include "core/workspace/bundles/bundle_edits.h"
#include "core/workspace/bundles/bundle_links.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/suites/question_edits.h"

#include <SQLiteCpp/Database.h>

#include <algorithm>
#include <optional>
#include <utility>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using model::Bundle;
using model::BundleSentence;
using model::Question;
using workspace::Cursor;

template <typename T>
void addOnce(std::vector<T>& list, const T& value) {
    if (std::find(list.begin(), list.end(), value) == list.end()) {
        list.push_back(value);
    }
}

bool mentions(const Bundle& bundle, std::string_view word) {
    return bundle.type.find(word) != std::string::npos || bundle.group.find(word) != std::string::npos;
}

std::string categoryOf(const Bundle& bundle, const std::string& scope) {
    if (mentions(bundle, "definition")) {
        return "H";
    }
    if (mentions(bundle, "verification")) {
        return "G";
    }
    if (scope != "local") {
        return scope == "cross_company" ? "E" : "D";
    }
    return mentions(bundle, "risk") ? "C" : "A";
}

std::string difficultyOf(const std::string& category) {
    if (category == "E" || category == "G") {
        return "hard";
    }
    return category == "A" ? "easy" : "medium";
}

// "v3_trend / kpi_trend / debt / A Inc. / 2018, 2019"
std::string notesOf(const Bundle& bundle, const Question& question, std::string_view origin) {
    std::string notes;
    const auto add = [&notes](std::string_view part) {
        notes += notes.empty() || part.empty() ? "" : " / ";
        notes += part;
    };
    add(bundle.group);
    add(bundle.type);
    add(bundle.topic);
    std::string companies;
    for (const std::string& company : question.companyName) {
        companies += (companies.empty() ? "" : ", ") + company;
    }
    add(companies);
    std::string years;
    for (const std::int64_t year : question.years) {
        years += (years.empty() ? "" : ", ") + std::to_string(year);
    }
    add(years);
    return origin.empty() ? notes : std::string(origin) + (notes.empty() ? "" : ": ") + notes;
}

struct BundleRow {
    std::int64_t number = 0;
    std::string set;
};

std::optional<BundleRow> bundleRow(SQLite::Database& database, base::RowId id) {
    Cursor row(database,
               "SELECT b.number, s.name FROM bundle AS b JOIN bundle_set AS s ON s.id = b.set_id"
               " WHERE b.id = ?",
               id);
    return row.step() ? std::optional(BundleRow{row.integer(0), std::string(row.text(1))}) : std::nullopt;
}

// "V3-B012" of the twelfth bundle of "v3_trend"; with "-2" and so on where the suite has it already.
std::string newQuestionId(SQLite::Database& database, base::RowId suite, const Bundle& bundle,
                          std::int64_t number) {
    constexpr std::size_t kDigits = 3;
    std::string prefix = bundle.group.substr(0, bundle.group.find('_'));
    std::transform(prefix.begin(), prefix.end(), prefix.begin(),
                   [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
    std::string digits = std::to_string(number + 1);
    digits.insert(0, kDigits - std::min(kDigits, digits.size()), '0');
    const std::string id = (prefix.empty() ? "" : prefix + "-") + "B" + digits;
    // Also of questions whose making was undone: it can be done again.
    Cursor row(database, "SELECT 1 FROM question WHERE question_id = ? AND suite_id = ?");
    std::string candidate = id;
    for (int attempt = 2;; ++attempt) {
        row.bind(candidate, suite);
        if (!row.step()) {
            return candidate;
        }
        candidate = id + "-" + std::to_string(attempt);
    }
}

// Adds the question that `make` gives and links it, as one step.
template <typename Make>
Result<base::RowId> addLinked(workspace::Workspace& workspace, base::RowId bundle, base::RowId suite,
                              const std::string& who, const Make& make) {
    base::RowId id = 0;
    auto done = workspace.write([&](SQLite::Database& database) -> Result<> {
        const auto row = bundleRow(database, bundle);
        if (!row) {
            return fail(ErrorCode::NotFound, "bundle " + std::to_string(bundle), workspace.path().string());
        }
        const std::string reason = row->set + " #" + std::to_string(row->number + 1);
        const std::int64_t batch = newBatch(database);
        ASSAY_TRY(auto added, addQuestion(database, suite, make(database, *row, reason), who, reason, batch));
        id = added;
        return linkInside(database, bundle, id, who, reason, batch);
    });
    ASSAY_TRY(done);
    return id;
}

} // namespace

Question draftQuestion(const Bundle& bundle, std::string_view origin) {
    Question question;
    question.cikInt = bundle.ciks;
    for (const std::string& company : bundle.companies) {
        if (!company.empty()) {
            addOnce(question.companyName, company);
        }
    }
    for (const std::int64_t year : bundle.years) {
        addOnce(question.years, year);
    }
    for (const BundleSentence& sentence : bundle.sentences) {
        if (!sentence.sentenceId.empty()) {
            addOnce(question.evidenceSentenceIds, sentence.sentenceId);
        }
        if (!sentence.section.empty()) {
            addOnce(question.sectionHints, sentence.section);
        }
    }
    const bool isCrossCompany = bundle.companies.size() > 1; // one entry a company, also without a name
    question.retrievalScope = isCrossCompany              ? "cross_company"
                              : question.years.size() > 1 ? "cross_year"
                                                          : "local";
    question.answerType = isCrossCompany ? "list" : "span";
    question.answerIsList = isCrossCompany;
    question.category = categoryOf(bundle, question.retrievalScope);
    question.difficulty = difficultyOf(question.category);
    question.notes = notesOf(bundle, question, origin);
    return question;
}

Bundle withSentences(const Bundle& bundle, std::span<const std::size_t> places) {
    if (places.empty()) {
        return bundle;
    }
    Bundle some = bundle;
    some.sentences.clear();
    for (const std::size_t place : places) {
        if (place < bundle.sentences.size()) {
            some.sentences.push_back(bundle.sentences[place]);
        }
    }
    const auto all = [&some](const auto& says) { return std::ranges::all_of(some.sentences, says); };
    const auto hasCik = [&some](std::int64_t cik) {
        return std::ranges::find(some.sentences, cik, &BundleSentence::cik) != some.sentences.end();
    };
    const auto hasCompany = [&some](const std::string& company) {
        return std::ranges::find(some.sentences, company, &BundleSentence::company) != some.sentences.end();
    };
    // Where a company has no number, the two lists do not stand beside each other.
    const bool arePaired = bundle.ciks.size() == bundle.companies.size() || bundle.companies.empty();
    if (arePaired &&
        all([](const BundleSentence& sentence) { return sentence.cik || !sentence.company.empty(); })) {
        some.ciks.clear();
        some.companies.clear();
        for (std::size_t i = 0; i < bundle.ciks.size(); ++i) {
            const bool isNamed = i < bundle.companies.size();
            if (!hasCik(bundle.ciks[i]) &&
                !(isNamed && !bundle.companies[i].empty() && hasCompany(bundle.companies[i]))) {
                continue;
            }
            some.ciks.push_back(bundle.ciks[i]);
            if (isNamed) {
                some.companies.push_back(bundle.companies[i]);
            }
        }
    } else if (!arePaired && all([](const BundleSentence& sentence) { return !sentence.company.empty(); })) {
        std::erase_if(some.ciks, [&hasCik](std::int64_t cik) { return !hasCik(cik); });
        std::erase_if(some.companies,
                      [&hasCompany](const std::string& company) { return !hasCompany(company); });
    }
    if (all([](const BundleSentence& sentence) { return sentence.year.has_value(); })) {
        some.years.clear();
        for (const BundleSentence& sentence : some.sentences) {
            addOnce(some.years, *sentence.year);
        }
        std::ranges::sort(some.years);
    }
    return some;
}

Result<base::RowId> draftFromBundle(workspace::Workspace& workspace, base::RowId bundle, base::RowId suite,
                                    const std::string& who, std::span<const std::size_t> sentences) {
    ASSAY_TRY(const auto reader, workspace.reader());
    ASSAY_TRY(const auto stored, workspace::storedBundle(reader, bundle)); // its record never changes
    if (stored.bundle.sentences.empty()) {
        return fail(ErrorCode::InvalidArgument, "bundle " + std::to_string(bundle), "sentences");
    }
    return addLinked(workspace, bundle, suite, who,
                     [&](SQLite::Database& database, const BundleRow& row, const std::string& origin) {
                         Question question = draftQuestion(withSentences(stored.bundle, sentences), origin);
                         question.questionId = newQuestionId(database, suite, stored.bundle, row.number);
                         question.questionText = kQuestionTextToWrite;
                         question.createdBy = who;
                         question.createdAt = base::utcNow();
                         return question;
                     });
}

Result<base::RowId> addQuestionOfBundle(workspace::Workspace& workspace, base::RowId bundle,
                                        base::RowId suite, const Question& question, const std::string& who) {
    if (question.questionText.empty()) {
        return fail(ErrorCode::InvalidArgument, {}, "question_text");
    }
    ASSAY_TRY(const auto reader, workspace.reader());
    ASSAY_TRY(const auto stored, workspace::storedBundle(reader, bundle));
    return addLinked(workspace, bundle, suite, who,
                     [&](SQLite::Database& database, const BundleRow& row, const std::string&) {
                         Question named = question;
                         if (named.questionId.empty()) {
                             named.questionId = newQuestionId(database, suite, stored.bundle, row.number);
                         }
                         return named;
                     });
}

} // namespace assay::workspace
