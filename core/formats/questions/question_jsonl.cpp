// Plain JSON lines: one object a line, its keys by a mapping.
#include "core/base/json_members.h"
#include "core/formats/questions/question_codec.h"
#include "core/formats/questions/question_mapping.h"

#include <algorithm>
#include <set>

namespace assay::formats {
namespace {

using model::Question;
using model::QuestionField;

constexpr int kLinesForKeys = 100;

std::string pointerOf(std::string_view column) {
    return "/" + json::pointerToken(column);
}

// Extra has no key of its own: whatever is not mapped is extra.
bool isField(const FieldMapping& mapping, std::string_view key) {
    return isMapped(mapping, key) && mapping.fields.find(std::string(key))->second != QuestionField::Extra;
}

const FieldMapping& mappingOf(const RecordContext& context) {
    static const FieldMapping kNone;
    return context.mapping != nullptr ? *context.mapping : kNone;
}

Question get(const json::Json& record, const RecordContext& context, RecordIssues& issues) {
    const FieldMapping& mapping = mappingOf(context);
    Question question;
    RecordReader reader(record, issues, question);
    for (const auto& [column, field] : mapping.fields) {
        if (isField(mapping, column)) {
            reader.field(pointerOf(column), field);
        }
    }
    reader.extra([&mapping](std::string_view key) { return isField(mapping, key); });
    return question;
}

void put(QuestionField field, const Question& /*asRead*/, const Question& edited,
         const RecordContext& context, json::Json& record) {
    const FieldMapping& mapping = mappingOf(context);
    if (field == QuestionField::Extra) {
        putExtra(record, edited, [&mapping](std::string_view key) { return isField(mapping, key); });
    } else if (const std::string* column = columnOf(mapping, field)) {
        putField(record, pointerOf(*column), edited, field);
    }
}

template <typename Take>
void forEachRecord(std::string_view text, int most, Take take) {
    for (int count = 0; count < most && !text.empty();) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        const auto record = json::parseJson(line);
        if (record && record->is_object()) {
            take(*record);
            ++count;
        }
    }
}

std::vector<std::string> keysOf(std::string_view text) {
    std::vector<std::string> keys;
    std::set<std::string> seen;
    forEachRecord(text, kLinesForKeys, [&](const json::Json& record) {
        for (const auto& [key, value] : record.items()) {
            if (seen.insert(key).second) {
                keys.push_back(key);
            }
        }
    });
    return keys;
}

FieldMapping mappingOf(const SourceFile* file) {
    const auto skeleton = file != nullptr ? json::parseJson(file->skeleton) : std::nullopt;
    const json::Json* const mapping = skeleton ? base::memberOf(*skeleton, "mapping") : nullptr;
    return mapping != nullptr ? mappingFromJson(*mapping) : FieldMapping();
}

} // namespace

const QuestionCodec kQuestionsJsonlCodec{.kind = QuestionKind::QuestionsJsonl,
                                         .records = nullptr,
                                         .get = get,
                                         .put = put,
                                         .fresh = nullptr,
                                         .passages = nullptr,
                                         .appendAt = "",
                                         .emptyDocument = "",
                                         .wrapped = nullptr};

base::Result<> readQuestionsJsonl(std::string_view text, ReadingWork& work) {
    const std::vector<std::string> keys = keysOf(text);
    const FieldMapping mapping = work.mapping != nullptr ? *work.mapping : suggestedMapping(keys);
    work.reading.skeleton = json::dumpJson(json::Json{{"columns", keys}, {"mapping", mappingJson(mapping)}});
    return readRecords(kQuestionsJsonlCodec, text, &mapping, work);
}

base::Result<QuestionWriting> writeQuestionsJsonl(const SuiteForWriting& suite) {
    // A suite may have several files with mappings of their own; the last group is for what was made here.
    std::vector<std::string> taken;
    std::vector<QuestionPointers> groups(suite.files.size() + 1);
    for (const QuestionForWriting& source : suite.questions) {
        const bool ours = isOfKind(suite, source, QuestionKind::QuestionsJsonl);
        groups[ours ? static_cast<std::size_t>(source.file) : suite.files.size()].push_back(&source);
        if (ours) {
            for (std::string& key : keysOf(source.record)) {
                taken.push_back(std::move(key));
            }
        }
    }
    std::sort(taken.begin(), taken.end());
    taken.erase(std::unique(taken.begin(), taken.end()), taken.end());
    std::vector<FieldMapping> mappings;
    for (std::size_t i = 0; i < suite.files.size(); ++i) {
        const bool ours = suite.files[i].kind == QuestionKind::QuestionsJsonl;
        mappings.push_back(ours ? mappingOf(&suite.files[i]) : FieldMapping());
        addMissingColumns(mappings.back(), kQuestionsJsonlCodec, groups[i], {}, taken);
    }
    FieldMapping made = mappingOf(firstFile(suite, QuestionKind::QuestionsJsonl));
    addMissingColumns(made, kQuestionsJsonlCodec, {}, groups.back(), taken);

    QuestionWriting writing;
    LossCounter losses;
    LostPassages lostPassages(suite.passages);
    std::string lines;
    for (const QuestionForWriting& source : suite.questions) {
        const bool ours = isOfKind(suite, source, QuestionKind::QuestionsJsonl);
        const FieldMapping& mapping = ours ? mappings[static_cast<std::size_t>(source.file)] : made;
        const RecordContext context{.surroundings = nullptr, .mapping = &mapping, .passages = nullptr};
        lostPassages.add(source.question, losses);
        std::string record = writtenRecord(kQuestionsJsonlCodec, source.question,
                                           ours ? source.record : std::string(), context, losses);
        lines += json::onOneLine(suite.withCuration ? withCurationKeys(record, source, false) : record);
        lines.push_back('\n');
    }
    writing.files.push_back({{}, std::move(lines)});
    losses.report(writing.issues);
    return writing;
}

} // namespace assay::formats
