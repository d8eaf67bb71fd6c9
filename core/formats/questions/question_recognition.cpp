// The forms of gold questions, and how one is recognised by the beginning of the content.
#include "core/base/guard.h"
#include "core/base/utf8_text.h"
#include "core/formats/questions/question_codec.h"
#include "core/formats/scored/scored_set_recognition.h"
#include "core/formats/whole_file.h"

#include <algorithm>
#include <array>
#include <set>

namespace assay::formats {

using base::ErrorCode;
using base::Result;

namespace {

namespace fs = std::filesystem;

using Keys = std::set<std::string, std::less<>>;

struct Outline {
    Keys keys;       // of the object
    Keys structured; // those whose values are objects or arrays
};

// The keys of the object that `text` begins with, as far as it goes.
Outline outlineOf(std::string_view text) {
    Outline outline;
    const auto take = [&outline](const json::JsonMember& member) {
        outline.keys.insert(member.key);
        if (member.value.kind == json::JsonKind::Object || member.value.kind == json::JsonKind::Array) {
            outline.structured.insert(member.key);
        }
        return true;
    };
    const json::JsonWalk walk = json::forEachMember(text, 1, take);
    if (walk.whole) {
        return outline;
    }
    // Cut off inside a value: its key, found by what stands before it.
    const std::string_view before = text.substr(0, walk.end);
    const std::size_t colon = before.find_last_not_of(" \t\r\n");
    if (colon != std::string_view::npos && before[colon] == ':' && colon > 1) {
        const std::size_t close = before.rfind('"', colon);
        const std::size_t open =
            close == std::string_view::npos || close == 0 ? close : before.rfind('"', close - 1);
        if (open != std::string_view::npos && open < close) {
            const std::string key(before.substr(open + 1, close - open - 1));
            outline.keys.insert(key);
            if (walk.end < text.size() && (text[walk.end] == '[' || text[walk.end] == '{')) {
                outline.structured.insert(key);
            }
        }
    }
    return outline;
}

// The text where the value of an object's key begins, also when that value is cut off.
std::string_view valueText(std::string_view text, std::string_view key) {
    std::string_view found;
    std::size_t end = 0;
    const json::JsonWalk walk = json::forEachMember(text, 1, [&](const json::JsonMember& member) {
        if (member.key == key && found.empty()) {
            found = text.substr(static_cast<std::size_t>(member.value.raw.data() - text.data()));
        }
        end = static_cast<std::size_t>(member.value.raw.data() - text.data()) + member.value.raw.size();
        return true;
    });
    if (found.empty() && !walk.whole) {
        const std::size_t at = text.substr(end, walk.end - end).find("\"" + std::string(key) + "\"");
        if (at != std::string_view::npos) {
            found = text.substr(walk.end);
        }
    }
    return found;
}

// The first element of the array that `text` begins with, also when it is cut off; what is null says nothing
// of the form and is passed over.
std::string_view firstElement(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos || text[first] != '[') {
        return {};
    }
    std::size_t element = text.find_first_not_of(" \t\r\n", first + 1);
    while (element != std::string_view::npos && text.substr(element).starts_with("null")) {
        const std::size_t comma = text.find_first_not_of(" \t\r\n", element + 4);
        if (comma == std::string_view::npos || text[comma] != ',') {
            return {};
        }
        element = text.find_first_not_of(" \t\r\n", comma + 1);
    }
    return element == std::string_view::npos ? std::string_view() : text.substr(element);
}

bool hasAny(const Keys& keys, std::initializer_list<std::string_view> names) {
    return std::any_of(names.begin(), names.end(),
                       [&keys](std::string_view name) { return keys.contains(name); });
}

bool hasAll(const Keys& keys, std::initializer_list<std::string_view> names) {
    return std::all_of(names.begin(), names.end(),
                       [&keys](std::string_view name) { return keys.contains(name); });
}

// What a system was given or said, or how it was scored: results, not gold.
bool isResult(const Keys& keys) {
    return hasAny(keys, {"label", "true_label", "ground_truth_label", "fhri", "fhri_spec", "metrics",
                         "scores", "retrieved_sources", "predicted", "prediction"});
}

// An item of a data set whose answer nobody wrote yet.
bool isWithoutAnswer(const Outline& of) {
    return of.structured.contains("input") && hasAny(of.keys, {"id", "metadata"}) && !isResult(of.keys) &&
           !of.keys.contains("output");
}

// The object of a file that tells what its form is.
enum class Teller : std::uint8_t {
    None,            // no object does
    Element,         // the first of the array that the file is
    DataElement,     // the first of the array under "data"
    QuestionElement, // the first of the array under "questions"
    ExampleElement,  // the first of the array under "examples" of "data"
    Line,            // the first line
};

// A form of gold questions. What is told by the same object is tried in the order of the rows.
struct QuestionForm {
    QuestionKind kind;
    std::string_view name;
    const QuestionCodec* codec = nullptr; // null: it is read in a way of its own
    Teller teller = Teller::None;
    bool (*isOf)(const Outline&) = nullptr;
};

constexpr std::array<QuestionForm, kQuestionKindCount> kQuestionForms{{
    {QuestionKind::FinragJson, "finrag-json", &kFinragCodec, Teller::Element,
     [](const Outline& of) { return hasAll(of.keys, {"question_id", "question_text"}); }},
    {QuestionKind::TatqaJson, "tatqa-json", &kTatqaCodec, Teller::Element,
     [](const Outline& of) {
         return of.keys.contains("table") && hasAny(of.keys, {"paragraphs", "questions"});
     }},
    {QuestionKind::FinsearchJson, "finsearch-json", &kFinsearchCodec, Teller::Element,
     [](const Outline& of) {
         return of.keys.contains("question") && !isResult(of.keys) &&
                (hasAny(of.structured, {"filings", "answer"}) || of.keys.contains("is_unanswerable"));
     }},
    {QuestionKind::ArgillaJson, "argilla-json", &kArgillaCodec, Teller::Element,
     [](const Outline& of) {
         return of.structured.contains("fields") &&
                hasAny(of.keys, {"id", "metadata", "suggestions", "responses", "vectors"});
     }},
    {QuestionKind::LabelStudioJson, "label-studio-json", &kLabelStudioCodec, Teller::Element,
     [](const Outline& of) {
         // What a task has beside that is its own, as members of a question that were kept.
         return of.structured.contains("data") && !hasAny(of.keys, {"question", "messages"});
     }},
    {QuestionKind::LangfuseJson, "langfuse-json", &kLangfuseCodec, Teller::Element,
     [](const Outline& of) { return hasAll(of.keys, {"input", "expectedOutput"}) || isWithoutAnswer(of); }},
    {QuestionKind::PhoenixJson, "phoenix-json", &kPhoenixCodec, Teller::ExampleElement,
     [](const Outline& of) { return hasAll(of.keys, {"input", "output"}) || isWithoutAnswer(of); }},
    {QuestionKind::SquadJson, "squad-json", &kSquadCodec, Teller::DataElement,
     [](const Outline& of) { return of.keys.contains("paragraphs"); }},
    {QuestionKind::FloridaJson, "florida-json", &kFloridaCodec, Teller::QuestionElement,
     [](const Outline& of) { return of.keys.contains("question") && !isResult(of.keys); }},
    {QuestionKind::NorwegianJsonl, "norwegian-jsonl", &kNorwegianCodec, Teller::Line,
     [](const Outline& of) {
         return of.keys.contains("messages") && hasAny(of.keys, {"expected_output", "eval_criteria"});
     }},
    {QuestionKind::FinancebenchJsonl, "financebench-jsonl", &kFinancebenchCodec, Teller::Line,
     [](const Outline& of) {
         return of.keys.contains("financebench_id") || hasAll(of.keys, {"doc_name", "question", "evidence"});
     }},
    {QuestionKind::RagasJsonl, "ragas-jsonl", &kRagasCodec, Teller::Line,
     [](const Outline& of) { return of.keys.contains("user_input") && !isResult(of.keys); }},
    {QuestionKind::Beir, "beir", nullptr, Teller::Line,
     [](const Outline& of) {
         return hasAll(of.keys, {"_id", "text"}) && !hasAny(of.keys, {"question", "title"});
     }},
    {QuestionKind::QuestionsJsonl, "questions-jsonl", &kQuestionsJsonlCodec, Teller::Line,
     [](const Outline& of) {
         return !isResult(of.keys) &&
                hasAny(of.keys, {"question", "question_text", "query", "prompt", "input", "messages"});
     }},
    {QuestionKind::QuestionsCsv, "questions-csv"},
}};

const QuestionForm& questionForm(QuestionKind kind) noexcept {
    return *std::find_if(kQuestionForms.begin(), kQuestionForms.end(),
                         [kind](const QuestionForm& form) { return form.kind == kind; });
}

std::optional<QuestionKind> kindBy(Teller teller, const Outline& outline) {
    const auto* const form =
        std::find_if(kQuestionForms.begin(), kQuestionForms.end(),
                     [&](const QuestionForm& each) { return each.teller == teller && each.isOf(outline); });
    return form == kQuestionForms.end() ? std::nullopt : std::optional(form->kind);
}

std::optional<QuestionKind> kindByElement(Teller teller, std::string_view array) {
    const std::string_view element = firstElement(array);
    return element.starts_with('{') ? kindBy(teller, outlineOf(element)) : std::nullopt;
}

// The first line that is an object with something in it; nullopt: the text is not made of such lines.
std::optional<Outline> firstLine(std::string_view text) {
    int others = 0;
    while (!text.empty() && others < 3) {
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        const std::size_t first = line.find_first_not_of(" \t\r");
        if (first == std::string_view::npos) {
            continue;
        }
        line = line.substr(first);
        const json::JsonValue value = json::readJsonValue(line);
        const bool cut = value.kind == json::JsonKind::Invalid && end == std::string_view::npos &&
                         others == 0 && line.starts_with('{') && json::endsInsideJson(line);
        if (cut || (value.kind == json::JsonKind::Object &&
                    line.find_first_not_of(" \t\r", value.raw.size()) == std::string_view::npos)) {
            return outlineOf(line);
        }
        ++others;
    }
    return std::nullopt;
}

std::string beginningOf(std::string_view text) {
    std::string names;
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first != std::string_view::npos && (text[first] == '{' || text[first] == '[')) {
        const std::string_view object = text[first] == '{' ? text.substr(first) : firstElement(text);
        int count = 0;
        if (object.starts_with('{')) {
            json::forEachMember(object, 1, [&](const json::JsonMember& member) {
                names += (names.empty() ? "" : ", ") + member.key;
                return ++count < 5;
            });
        }
    }
    std::string mended;
    base::appendMendedUtf8(
        base::cutUtf8(names.empty() ? text.substr(0, text.find_first_of("\r\n")) : names, 100), mended);
    return mended.empty() ? "empty" : mended;
}

} // namespace

std::string_view questionKindName(QuestionKind kind) noexcept {
    return questionForm(kind).name;
}

std::optional<QuestionKind> questionKindFromName(std::string_view name) noexcept {
    const auto* const form = std::find_if(kQuestionForms.begin(), kQuestionForms.end(),
                                          [name](const QuestionForm& each) { return each.name == name; });
    return form == kQuestionForms.end() ? std::nullopt : std::optional(form->kind);
}

const QuestionCodec* codecOf(QuestionKind kind) noexcept {
    return questionForm(kind).codec;
}

std::optional<QuestionKind> recogniseQuestionsText(std::string_view beginning) {
    std::string_view text = base::withoutByteOrderMark(beginning);
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos || !checkEncoding(beginning)) {
        return std::nullopt;
    }
    text.remove_prefix(first);
    if (text.front() == '[') {
        return kindByElement(Teller::Element, text);
    }
    if (text.front() != '{') {
        return !recogniseScoredSetText(beginning) && looksLikeQuestionsCsv(text)
                   ? std::optional(QuestionKind::QuestionsCsv)
                   : std::nullopt;
    }
    for (const auto& [teller, key] :
         {std::pair(Teller::DataElement, "data"), std::pair(Teller::QuestionElement, "questions")}) {
        if (const auto document = kindByElement(teller, valueText(text, key))) {
            return document;
        }
    }
    if (const auto examples =
            kindByElement(Teller::ExampleElement, valueText(valueText(text, "data"), "examples"))) {
        return examples;
    }
    if (const auto line = firstLine(text)) {
        const auto kind = kindBy(Teller::Line, *line);
        // Plain lines may be scored samples, of which only a later one has its label.
        return kind == QuestionKind::QuestionsJsonl && recogniseScoredSetText(beginning) ? std::nullopt
                                                                                         : kind;
    }
    return std::nullopt;
}

Result<QuestionKind> recogniseQuestions(const fs::path& path) {
    return base::guarded(path.string(), [&]() -> Result<QuestionKind> {
        std::error_code error;
        if (fs::is_directory(path, error)) {
            if (isBeirFolder(path)) {
                return QuestionKind::Beir;
            }
            return base::fail(ErrorCode::UnknownFormat, "folder", path.string());
        }
        ASSAY_TRY(const auto beginning, readBeginningOfFile(path, kRecognitionBytes));
        if (const auto encoding = checkEncoding(beginning); !encoding) {
            return base::fail(ErrorCode::UnknownFormat, encoding.error().detail, path.string());
        }
        const auto kind = recogniseQuestionsText(beginning);
        if (!kind) {
            return base::fail(ErrorCode::UnknownFormat, beginningOf(base::withoutByteOrderMark(beginning)),
                              path.string());
        }
        return *kind;
    });
}

} // namespace assay::formats
