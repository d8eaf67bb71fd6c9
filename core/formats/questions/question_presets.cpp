// Data sets of tools for annotation and tracing: Argilla, Label Studio, Langfuse, Phoenix. Which key is which
// field stands in resources/rules/question_presets.json, in the form of any mapping, with JSON pointers as
// its columns. Where several keys are one field, the deepest that holds a value counts: "/input/question"
// before
// "/input", which may be the text itself.
#include "core/base/json_members.h"
#include "core/base/rule_files.h"
#include "core/formats/questions/question_codec.h"
#include "core/formats/questions/question_documents.h"
#include "core/formats/questions/question_mapping.h"

#include <algorithm>
#include <set>

namespace assay::formats {

using model::Question;
using model::QuestionField;

namespace {

struct QuestionPreset {
    std::map<QuestionField, std::vector<std::string>> pointers; // the deepest first
    std::set<std::string, std::less<>> keys;                    // of the record, that are no `extra`
};

QuestionPreset readPreset(QuestionKind kind) {
    QuestionPreset preset;
    const auto presets = json::parseJson(base::ruleFile("question_presets"));
    const json::Json* const own =
        presets ? base::memberOf(*presets, std::string(questionKindName(kind))) : nullptr;
    const json::Json* const mapping = own != nullptr ? base::memberOf(*own, "mapping") : nullptr;
    if (mapping == nullptr) {
        return preset;
    }
    for (const auto& [pointer, field] : mappingFromJson(*mapping).fields) {
        preset.pointers[field].push_back(pointer);
        std::string_view rest = pointer;
        preset.keys.insert(json::takePointerToken(rest));
    }
    for (auto& [field, pointers] : preset.pointers) {
        std::ranges::stable_sort(pointers, std::greater(),
                                 [](const std::string& pointer) { return std::ranges::count(pointer, '/'); });
    }
    return preset;
}

template <QuestionKind kKind>
const QuestionPreset& presetOf() {
    static const QuestionPreset preset = readPreset(kKind);
    return preset;
}

// The value at `pointer`, null where there is none or something on the way is no object.
const json::Json* presetValue(const json::Json& record, std::string_view pointer) {
    const json::Json* place = &record;
    while (!pointer.empty()) {
        const std::string token = json::takePointerToken(pointer);
        if (!place->is_object()) {
            return nullptr;
        }
        const auto member = place->find(token);
        if (member == place->end()) {
            return nullptr;
        }
        place = &*member;
    }
    return place->is_null() ? nullptr : place;
}

// Whether something on the way to `pointer` is neither an object nor missing: it is not to be overwritten.
bool isBarred(const json::Json& record, std::string_view pointer) {
    for (std::size_t at = pointer.find('/', 1); at != std::string_view::npos;
         at = pointer.find('/', at + 1)) {
        const json::Json* const value = presetValue(record, pointer.substr(0, at));
        if (value != nullptr && !value->is_object()) {
            return true;
        }
    }
    return false;
}

void readPresetField(RecordReader& reader, const json::Json& record, QuestionField field,
                     const std::vector<std::string>& pointers, Question& question) {
    const std::string* object = nullptr; // which none of the keys that are looked for stands in
    for (const std::string& pointer : pointers) {
        const json::Json* const value = presetValue(record, pointer);
        if (value == nullptr) {
            continue;
        }
        if (!value->is_object()) {
            if (field == QuestionField::QuestionId) {
                reader.id(pointer, question.questionId);
            } else {
                reader.field(pointer, field);
            }
            return;
        }
        const std::string& deepest = pointers.front();
        if (!value->empty() && !value->contains(deepest.substr(deepest.rfind('/') + 1))) {
            object = &pointer;
        }
    }
    if (object != nullptr) {
        reader.unreadable(*object, field, *presetValue(record, *object));
    }
}

template <QuestionKind kKind>
Question getByPreset(const json::Json& record, const RecordContext& /*context*/, RecordIssues& issues) {
    const QuestionPreset& preset = presetOf<kKind>();
    Question question;
    RecordReader reader(record, issues, question);
    for (const auto& [field, pointers] : preset.pointers) {
        readPresetField(reader, record, field, pointers, question);
    }
    reader.extra([&preset](std::string_view key) { return preset.keys.contains(key); });
    return question;
}

template <QuestionKind kKind>
void putByPreset(QuestionField field, const Question& /*asRead*/, const Question& edited,
                 const RecordContext& /*context*/, json::Json& record) {
    const QuestionPreset& preset = presetOf<kKind>();
    if (field == QuestionField::Extra) {
        return putExtra(record, edited,
                        [&preset](std::string_view key) { return preset.keys.contains(key); });
    }
    const auto pointers = preset.pointers.find(field);
    if (pointers == preset.pointers.end()) {
        return;
    }
    const auto there = std::ranges::find_if(pointers->second, [&](const std::string& pointer) {
        const json::Json* const value = presetValue(record, pointer);
        return value != nullptr && !value->is_object();
    });
    const std::string& pointer = there != pointers->second.end() ? *there : pointers->second.front();
    if (!isBarred(record, pointer)) {
        putField(record, pointer, edited, field);
    }
}

// {"data": {"examples": [...]}}
std::optional<FormError> exampleRecords(std::string_view document,
                                        const std::function<void(const RecordPlace&)>& visit) {
    const auto memberPlace = [](std::string_view text, std::int64_t line, std::string_view key,
                                json::JsonPlace& found) {
        return json::forEachMember(text, line, [&](const json::JsonMember& member) {
            if (member.key == key) {
                found = member.value;
            }
            return true;
        });
    };
    json::JsonPlace data;
    if (const auto error = errorOfWalk(document, memberPlace(document, 1, "data", data))) {
        return error;
    }
    if (data.kind != json::JsonKind::Object) {
        return FormError{data.line, "data"};
    }
    json::JsonPlace examples;
    (void)memberPlace(data.raw, data.line, "examples", examples);
    if (examples.kind != json::JsonKind::Array) {
        return FormError{data.line, "data.examples"};
    }
    std::size_t index = 0;
    json::forEachElement(examples.raw, examples.line, [&](const json::JsonPlace& element) {
        visit({element.raw, "/data/examples/" + std::to_string(index), element.line, nullptr});
        ++index;
        return true;
    });
    return std::nullopt;
}

} // namespace

const QuestionCodec kArgillaCodec{.kind = QuestionKind::ArgillaJson,
                                  .records = arrayRecords,
                                  .get = getByPreset<QuestionKind::ArgillaJson>,
                                  .put = putByPreset<QuestionKind::ArgillaJson>};

const QuestionCodec kLabelStudioCodec{.kind = QuestionKind::LabelStudioJson,
                                      .records = arrayRecords,
                                      .get = getByPreset<QuestionKind::LabelStudioJson>,
                                      .put = putByPreset<QuestionKind::LabelStudioJson>};

const QuestionCodec kLangfuseCodec{.kind = QuestionKind::LangfuseJson,
                                   .records = arrayRecords,
                                   .get = getByPreset<QuestionKind::LangfuseJson>,
                                   .put = putByPreset<QuestionKind::LangfuseJson>};

const QuestionCodec kPhoenixCodec{.kind = QuestionKind::PhoenixJson,
                                  .records = exampleRecords,
                                  .get = getByPreset<QuestionKind::PhoenixJson>,
                                  .put = putByPreset<QuestionKind::PhoenixJson>,
                                  .appendAt = "/data/examples",
                                  .emptyDocument = "{\"data\":{\"examples\":[]}}"};

} // namespace assay::formats
