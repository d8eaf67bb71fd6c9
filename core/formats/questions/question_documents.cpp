#include "core/formats/questions/question_documents.h"

#include "core/base/hash.h"
#include "core/base/utf8_text.h"

namespace assay::formats {
namespace {

// "2 of 5" is no help to anybody: the text where the grammar ends is.
std::string beginningOf(std::string_view text) {
    std::string mended;
    base::appendMendedUtf8(base::cutUtf8(text.substr(0, text.find('\n')), 60), mended);
    return mended;
}

// The line inside the value at `text` where it stops being JSON.
std::int64_t lineOfError(std::string_view text) {
    struct Position final : nlohmann::json_sax<json::Json> {
        bool null() override { return true; }

        bool boolean(bool) override { return true; }

        bool number_integer(number_integer_t) override { return true; }

        bool number_unsigned(number_unsigned_t) override { return true; }

        bool number_float(number_float_t, const string_t&) override { return true; }

        bool string(string_t&) override { return true; }

        bool binary(binary_t&) override { return true; }

        bool start_object(std::size_t) override { return true; }

        bool key(string_t&) override { return true; }

        bool end_object() override { return true; }

        bool start_array(std::size_t) override { return true; }

        bool end_array() override { return true; }

        bool parse_error(std::size_t position, const std::string&,
                         const nlohmann::json::exception&) override {
            byte = position;
            return false;
        }

        std::size_t byte = 0;
    };

    Position position;
    json::Json::sax_parse(text.begin(), text.end(), &position, json::Json::input_format_t::json, false);
    return json::linesIn(text.substr(0, position.byte > 0 ? position.byte - 1 : 0));
}

void visitElements(const json::JsonPlace& array, const std::string& prefix,
                   const std::function<void(const RecordPlace&)>& visit) {
    std::size_t index = 0;
    json::forEachElement(array.raw, array.line, [&](const json::JsonPlace& element) {
        visit({element.raw, prefix + "/" + std::to_string(index), element.line, nullptr});
        ++index;
        return true;
    });
}

} // namespace

std::optional<FormError> errorOfWalk(std::string_view text, const json::JsonWalk& walk) {
    if (!walk.whole) {
        const std::string_view rest = text.substr(walk.end);
        return FormError{walk.line + lineOfError(rest), rest.empty() ? "end of file" : beginningOf(rest)};
    }
    const std::size_t behind = text.find_first_not_of(" \t\r\n", walk.end);
    if (behind != std::string_view::npos) {
        return FormError{walk.line + json::linesIn(text.substr(walk.end, behind - walk.end)),
                         beginningOf(text.substr(behind))};
    }
    return std::nullopt;
}

std::optional<FormError> arrayRecords(std::string_view document,
                                      const std::function<void(const RecordPlace&)>& visit) {
    std::size_t index = 0;
    const json::JsonWalk walk = json::forEachElement(document, 1, [&](const json::JsonPlace& element) {
        visit({element.raw, "/" + std::to_string(index), element.line, nullptr});
        ++index;
        return true;
    });
    return errorOfWalk(document, walk);
}

std::optional<FormError> questionsRecords(std::string_view document,
                                          const std::function<void(const RecordPlace&)>& visit) {
    json::JsonPlace questions;
    const json::JsonWalk walk = json::forEachMember(document, 1, [&](const json::JsonMember& member) {
        if (member.key == "questions") {
            questions = member.value;
        }
        return true;
    });
    if (const auto error = errorOfWalk(document, walk)) {
        return error;
    }
    if (questions.kind != json::JsonKind::Array) {
        return FormError{questions.line, "questions"};
    }
    visitElements(questions, "/questions", visit);
    return std::nullopt;
}

std::optional<std::size_t> lastUserMessage(const json::Json& messages) {
    if (!messages.is_array()) {
        return std::nullopt;
    }
    for (std::size_t i = messages.size(); i > 0; --i) {
        const json::Json& message = messages[i - 1];
        if (!message.is_object()) {
            continue;
        }
        const auto role = message.contains("role") ? message.find("role") : message.find("type");
        const auto content = message.find("content");
        if (role != message.end() && (*role == "user" || *role == "human") && content != message.end() &&
            content->is_string()) {
            return i - 1;
        }
    }
    return std::nullopt;
}

std::string passageIdOf(std::string_view text) {
    return "text-" + base::sha256(text).substr(0, 16);
}

} // namespace assay::formats
