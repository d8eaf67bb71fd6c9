// What has changed in the suites since their last frozen versions.
#include "core/results/curation/curation_material.h"
#include "core/results/report/section_makers.h"
#include "core/results/report/shortened_text.h"
#include "core/results/report/table_rows.h"
#include "core/text/fold.h"
#include "core/words/question_words.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace assay::results {
namespace {

constexpr std::size_t kValueLength = 120; // characters
constexpr std::size_t kContextBytes = 40; // before the first difference
constexpr std::size_t kQuestionLength = 220;
// On a page.
constexpr std::size_t kChangedFieldsShown = 60;
constexpr std::size_t kQuestionsShown = 20; // added ones, removed ones

Facts factsOf(const workspace::SuiteVersion& version, const words::Wording& wording) {
    Facts facts;
    facts.list = {{wording.text(ASSAY_TEXT("Report", "Compared with")), version.name},
                  {wording.text(ASSAY_TEXT("Report", "Frozen on")), wording.date(version.frozenAt)},
                  {wording.text(ASSAY_TEXT("Report", "Frozen by")), version.frozenBy},
                  {wording.text(ASSAY_TEXT("Report", "Questions in it")), wording.count(version.questions)}};
    if (!version.note.empty()) {
        facts.list.emplace_back(wording.text(ASSAY_TEXT("Report", "Note")), version.note);
    }
    return facts;
}

KeyFigures keyFigures(const SuiteChanges& changes, const words::Wording& wording) {
    KeyFigures figures;
    const auto add = [&](std::string label, std::int64_t count) {
        figures.list.push_back({std::move(label), countFigure(count), Verdict::None, "suite_change"});
    };
    add(wording.text(ASSAY_TEXT("Report", "Added questions")), changes.added);
    add(wording.text(ASSAY_TEXT("Report", "Removed questions")), changes.removed);
    add(wording.text(ASSAY_TEXT("Report", "Changed questions")), changes.changed);
    add(wording.text(ASSAY_TEXT("Report", "Unchanged questions")), changes.unchanged);
    return figures;
}

// Where the first difference of two texts is, at the beginning of a character.
std::size_t firstDifference(const std::string& a, const std::string& b) {
    std::size_t at = 0;
    while (at < a.size() && at < b.size() && a[at] == b[at]) {
        ++at;
    }
    while (at > 0 && at < a.size() && (static_cast<unsigned char>(a[at]) & 0xC0U) == 0x80U) {
        --at;
    }
    return at;
}

// A text from a little before the difference on.
std::string around(const std::string& text, std::size_t difference) {
    if (difference <= kContextBytes) {
        return shortened(text, kValueLength);
    }
    std::size_t begin = std::min(text.size(), difference) - kContextBytes;
    while (begin < text.size() && (static_cast<unsigned char>(text[begin]) & 0xC0U) == 0x80U) {
        ++begin;
    }
    return "…" + shortened(std::string_view(text).substr(begin), kValueLength);
}

// What stood there and what stands there now.
std::pair<std::string, std::string> valueTexts(const ChangedField& field, const words::Wording& wording) {
    const auto named = [&](const std::string& value, std::string text) {
        if (field.field == "status") {
            const auto status = model::questionStatusFromName(value);
            return status ? statusText(*status, wording) : value;
        }
        return value.empty() ? wording.text(ASSAY_TEXT("Report", "(missing)")) : std::move(text);
    };
    const std::string before = text::normaliseWhitespace(field.before);
    const std::string after = text::normaliseWhitespace(field.after);
    if (before == after) {
        return {named(before, shortened(before, kValueLength)),
                field.before == field.after
                    ? wording.text(ASSAY_TEXT("Report", "(differs in what could not be read)"))
                    : wording.text(ASSAY_TEXT("Report", "(differs in white space only)"))};
    }
    // Short ones whole.
    const bool isLong = std::max(before.size(), after.size()) > kValueLength;
    const std::size_t difference = isLong ? firstDifference(before, after) : 0;
    return {named(before, around(before, difference)), named(after, around(after, difference))};
}

Table fieldsTable(const SuiteChanges& changes, const std::string& suffix, const words::Wording& wording) {
    Table table;
    table.name = "curation_changed_fields" + suffix;
    table.title = wording.text(ASSAY_TEXT("Report", "Changed fields"));
    table.columns = {{"field", wording.text(ASSAY_TEXT("Report", "Field"))},
                     {"questions", wording.text(ASSAY_TEXT("Report", "Questions"))}};
    std::vector<std::pair<std::string, std::int64_t>> fields(changes.byField.begin(), changes.byField.end());
    std::stable_sort(fields.begin(), fields.end(),
                     [](const auto& a, const auto& b) { return b.second < a.second; });
    for (const auto& [field, count] : fields) {
        table.rows.push_back({words::spaced(field), countFigure(count)});
    }
    return table;
}

Table changedTable(const SuiteChanges& changes, const std::string& suffix, const words::Wording& wording) {
    Table table;
    table.name = "curation_changed" + suffix;
    table.title = wording.text(ASSAY_TEXT("Report", "Changed questions, field by field"));
    table.columns = {{"question_id", wording.text(ASSAY_TEXT("Report", "Id"))},
                     {"field", wording.text(ASSAY_TEXT("Report", "Field"))},
                     {"before", wording.text(ASSAY_TEXT("Report", "Before")), {}, true},
                     {"after", wording.text(ASSAY_TEXT("Report", "After")), {}, true}};
    for (const ChangedField& field : changes.changedFields) {
        auto [before, after] = valueTexts(field, wording);
        table.rows.push_back(
            {field.questionId, words::spaced(field.field), std::move(before), std::move(after)});
    }
    showFirst(table, kChangedFieldsShown);
    return table;
}

Table questionsTable(std::string name, std::string title,
                     const std::vector<std::pair<std::string, std::string>>& questions,
                     const words::Wording& wording) {
    Table table;
    table.name = std::move(name);
    table.title = std::move(title);
    table.columns = {{"question_id", wording.text(ASSAY_TEXT("Report", "Id"))},
                     {"question", wording.text(ASSAY_TEXT("Report", "Question")), {}, true}};
    for (const auto& [id, text] : questions) {
        table.rows.push_back({id, shortened(text, kQuestionLength)});
    }
    showFirst(table, kQuestionsShown);
    return table;
}

std::vector<Block> blocksOf(const SuiteMaterial& suite, const std::string& suffix,
                            const words::Wording& wording) {
    if (!suite.changes) {
        return {Paragraph{wording.text(ASSAY_TEXT(
            "Report", "No version of this suite is frozen, so there is nothing to compare it with."))}};
    }
    const SuiteChanges& changes = *suite.changes;
    std::vector<Block> blocks{factsOf(changes.since, wording), keyFigures(changes, wording)};
    if (changes.added + changes.removed + changes.changed == 0) {
        blocks.emplace_back(Paragraph{
            wording.text(ASSAY_TEXT("Report", "The suite is as it was when this version was frozen."))});
        return blocks;
    }
    if (changes.added > 0) {
        blocks.emplace_back(questionsTable("curation_added" + suffix,
                                           wording.text(ASSAY_TEXT("Report", "Added questions")),
                                           changes.addedQuestions, wording));
    }
    if (changes.removed > 0) {
        blocks.emplace_back(questionsTable("curation_removed" + suffix,
                                           wording.text(ASSAY_TEXT("Report", "Removed questions")),
                                           changes.removedQuestions, wording));
    }
    if (changes.changed > 0) {
        blocks.emplace_back(fieldsTable(changes, suffix, wording));
        blocks.emplace_back(changedTable(changes, suffix, wording));
    }
    return blocks;
}

} // namespace

base::Result<Section> curationChanges(const SectionContext& context) {
    return sectionOfSuites(context, "curation_changes",
                           [&](const SuiteMaterial& suite, const std::string& suffix) {
                               return blocksOf(suite, suffix, context.wording);
                           });
}

} // namespace assay::results
