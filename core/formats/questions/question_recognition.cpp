// Recognises the format of gold questions by the beginning of the content.
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

constexpr std::array<std::string_view, kQuestionKindCount> kNames{
    "finrag-json", "finsearch-json", "norwegian-jsonl", "florida-json",  "financebench-jsonl", "tatqa-json",
    "beir",        "squad-json",     "ragas-jsonl",     "questions-csv", "questions-jsonl"};

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

std::optional<QuestionKind> arrayKind(std::string_view text) {
    const std::string_view element = firstElement(text);
    if (!element.starts_with('{')) {
        return std::nullopt;
    }
    const Outline outline = outlineOf(element);
    const Keys& keys = outline.keys;
    if (hasAll(keys, {"question_id", "question_text"})) {
        return QuestionKind::FinragJson;
    }
    if (keys.contains("table") && (hasAny(keys, {"paragraphs", "questions"}))) {
        return QuestionKind::TatqaJson;
    }
    if (keys.contains("question") && !isResult(keys) &&
        (outline.structured.contains("filings") || outline.structured.contains("answer") ||
         keys.contains("is_unanswerable"))) {
        return QuestionKind::FinsearchJson;
    }
    return std::nullopt;
}

std::optional<QuestionKind> documentKind(std::string_view text) {
    if (const std::string_view data = valueText(text, "data"); !data.empty()) {
        const std::string_view element = firstElement(data);
        if (element.starts_with('{') && outlineOf(element).keys.contains("paragraphs")) {
            return QuestionKind::SquadJson;
        }
    }
    if (const std::string_view questions = valueText(text, "questions"); !questions.empty()) {
        const std::string_view element = firstElement(questions);
        if (element.starts_with('{')) {
            const Keys keys = outlineOf(element).keys;
            if (keys.contains("question") && !isResult(keys)) {
                return QuestionKind::FloridaJson;
            }
        }
    }
    return std::nullopt;
}

std::optional<QuestionKind> lineKind(const Keys& keys) {
    if (keys.contains("messages") && hasAny(keys, {"expected_output", "eval_criteria"})) {
        return QuestionKind::NorwegianJsonl;
    }
    if (keys.contains("financebench_id") || hasAll(keys, {"doc_name", "question", "evidence"})) {
        return QuestionKind::FinancebenchJsonl;
    }
    if (keys.contains("user_input") && !isResult(keys)) {
        return QuestionKind::RagasJsonl;
    }
    if (hasAll(keys, {"_id", "text"}) && !hasAny(keys, {"question", "title"})) {
        return QuestionKind::Beir;
    }
    if (!isResult(keys) &&
        hasAny(keys, {"question", "question_text", "query", "prompt", "input", "messages"})) {
        return QuestionKind::QuestionsJsonl;
    }
    return std::nullopt;
}

// The first line that is an object with something in it; nullopt: the text is not made of such lines.
std::optional<Keys> firstLineKeys(std::string_view text) {
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
            return outlineOf(line).keys;
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
    return kNames[static_cast<std::size_t>(kind)];
}

std::optional<QuestionKind> questionKindFromName(std::string_view name) noexcept {
    const auto found = std::find(kNames.begin(), kNames.end(), name);
    return found == kNames.end() ? std::nullopt
                                 : std::optional(static_cast<QuestionKind>(found - kNames.begin()));
}

const QuestionCodec* codecOf(QuestionKind kind) noexcept {
    switch (kind) {
    case QuestionKind::FinragJson:
        return &kFinragCodec;
    case QuestionKind::FinsearchJson:
        return &kFinsearchCodec;
    case QuestionKind::NorwegianJsonl:
        return &kNorwegianCodec;
    case QuestionKind::FloridaJson:
        return &kFloridaCodec;
    case QuestionKind::FinancebenchJsonl:
        return &kFinancebenchCodec;
    case QuestionKind::TatqaJson:
        return &kTatqaCodec;
    case QuestionKind::SquadJson:
        return &kSquadCodec;
    case QuestionKind::RagasJsonl:
        return &kRagasCodec;
    case QuestionKind::QuestionsJsonl:
        return &kQuestionsJsonlCodec;
    case QuestionKind::Beir:
    case QuestionKind::QuestionsCsv:
        break;
    }
    return nullptr;
}

std::optional<QuestionKind> recogniseQuestionsText(std::string_view beginning) {
    std::string_view text = base::withoutByteOrderMark(beginning);
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos || !checkEncoding(beginning)) {
        return std::nullopt;
    }
    text.remove_prefix(first);
    if (text.front() == '[') {
        return arrayKind(text);
    }
    if (text.front() != '{') {
        return !recogniseScoredSetText(beginning) && looksLikeQuestionsCsv(text)
                   ? std::optional(QuestionKind::QuestionsCsv)
                   : std::nullopt;
    }
    if (const auto document = documentKind(text)) {
        return document;
    }
    if (const auto keys = firstLineKeys(text)) {
        const auto kind = lineKind(*keys);
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
