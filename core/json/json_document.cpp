#include "core/json/json_document.h"

#include "core/base/utf8_text.h"

#include <algorithm>
#include <utility>

namespace assay::json {
namespace {

using base::IssueCode;
using base::Severity;

constexpr std::string_view kSpace = " \t\r\n";

std::size_t skipSpace(std::string_view text, std::size_t from) {
    return std::min(text.find_first_not_of(kSpace, from), text.size());
}

// Behind the colon of the member whose value was not whole.
bool endsWithKey(std::string_view before, std::string_view key) {
    const std::size_t colon = before.find_last_not_of(kSpace);
    if (colon == std::string_view::npos || colon == 0 || before[colon] != ':') {
        return false;
    }
    const std::size_t end = before.find_last_not_of(kSpace, colon - 1);
    return end != std::string_view::npos &&
           before.substr(0, end + 1).ends_with("\"" + std::string(key) + "\"");
}

} // namespace

JsonDocument jsonDocumentOf(std::string_view text, const std::string& file, JsonKind kind) {
    JsonDocument document;
    const std::string expected = kind == JsonKind::Array ? "[" : "{";
    const auto fault = [&](std::size_t position, std::int64_t line, IssueCode code, std::string wanted) {
        const std::string_view rest = text.substr(std::min(position, text.size()));
        document.fault = base::Issue{
            Severity::Error,  code, file, line, {}, std::string(base::cutUtf8(rest, base::kIssueValueLength)),
            std::move(wanted)};
        return document;
    };
    const std::size_t begin = skipSpace(text, 0);
    if (begin == text.size()) {
        return fault(begin, 0, IssueCode::EmptyInput, expected);
    }
    document.root.line = 1 + linesIn(text.substr(0, begin));
    if (text[begin] != expected.front()) {
        const bool isJson = readJsonValue(text).kind != JsonKind::Invalid;
        return fault(begin, document.root.line, isJson ? IssueCode::WrongType : IssueCode::MalformedRecord,
                     expected);
    }
    const JsonWalk walk = kind == JsonKind::Array
                              ? forEachElement(text, 1, [](const JsonPlace&) { return true; })
                              : forEachMember(text, 1, [](const JsonMember&) { return true; });
    if (!walk.whole) {
        return fault(walk.end, walk.line,
                     endsInsideJson(text) ? IssueCode::TruncatedInput : IssueCode::MalformedRecord, "JSON");
    }
    if (const std::size_t more = skipSpace(text, walk.end); more < text.size()) {
        return fault(more, walk.line + linesIn(text.substr(walk.end, more - walk.end)),
                     IssueCode::MalformedRecord, {});
    }
    document.root.kind = kind;
    document.root.raw = text.substr(begin, walk.end - begin);
    return document;
}

std::optional<std::int64_t> brokenJsonLine(std::string_view text) {
    try {
        [[maybe_unused]] const Json whole = Json::parse(text);
        return std::nullopt;
    } catch (const Json::parse_error& fault) { // the library tells the place in no other way
        const std::size_t before = std::min(fault.byte > 0 ? fault.byte - 1 : 0, text.size());
        return 1 + linesIn(text.substr(0, before));
    } catch (const Json::exception&) { // a number beyond any
        return 1;
    }
}

std::string_view beginningOfMember(std::string_view text, std::string_view key) {
    std::string_view found;
    const JsonWalk walk = forEachMember(text, 1, [&](const JsonMember& member) {
        if (member.key == key) {
            found = text.substr(static_cast<std::size_t>(member.value.raw.data() - text.data()));
        }
        return found.empty();
    });
    if (found.empty() && !walk.whole && walk.end < text.size() &&
        endsWithKey(text.substr(0, walk.end), key)) {
        found = text.substr(walk.end);
    }
    return found;
}

std::string_view beginningOfFirstMember(std::string_view text) {
    const std::size_t brace = skipSpace(text, 0);
    if (brace == text.size() || text[brace] != '{') {
        return {};
    }
    const std::size_t key = skipSpace(text, brace + 1);
    const JsonValue name = readJsonValue(text.substr(key));
    if (name.kind != JsonKind::String) {
        return {};
    }
    const std::size_t colon = skipSpace(text, key + name.raw.size());
    return colon == text.size() || text[colon] != ':' ? std::string_view()
                                                      : text.substr(skipSpace(text, colon + 1));
}

std::string_view beginningOfFirstElement(std::string_view text) {
    const std::size_t bracket = skipSpace(text, 0);
    return bracket == text.size() || text[bracket] != '[' ? std::string_view()
                                                          : text.substr(skipSpace(text, bracket + 1));
}

} // namespace assay::json
