// What is wrong in the records of gold questions and of sentences.
#include "core/formats/record_issues.h"

#include "core/base/trimmed.h"
#include "core/base/utf8_text.h"

#include <array>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace assay::formats {

using base::IssueCode;
using base::Severity;

namespace {

std::string shortened(std::string_view value) {
    std::string mended;
    base::appendMendedUtf8(base::cutUtf8(value, base::kIssueValueLength), mended);
    return mended;
}

// "/filings/0/year" is the field "filings.year".
std::string fieldName(std::string_view pointer) {
    std::string name;
    while (!pointer.empty()) {
        const std::size_t end = pointer.find('/', 1);
        const std::string_view token = pointer.substr(1, end == std::string_view::npos ? end : end - 1);
        pointer = end == std::string_view::npos ? std::string_view() : pointer.substr(end);
        if (name.empty() || token.find_first_not_of("0123456789") != std::string_view::npos) {
            name += (name.empty() ? "" : ".") + std::string(token);
        }
    }
    return name;
}

std::size_t keysHeld(const json::Json& value) {
    std::size_t keys = value.is_object() ? value.size() : 0;
    if (value.is_structured()) {
        for (const json::Json& inner : value) {
            keys += inner.is_structured() ? keysHeld(inner) : 0;
        }
    }
    return keys;
}

// In the values that count alone.
void reportRepeatedKeys(const json::JsonPlace& place, const std::string& pointer, std::string_view file,
                        base::IssueList& list) {
    if (place.kind == json::JsonKind::Array) {
        json::forEachElement(place.raw, place.line, [&](const json::JsonPlace& element) {
            reportRepeatedKeys(element, pointer + "/0", file, list); // fields have no numbers
            return true;
        });
    }
    if (place.kind != json::JsonKind::Object) {
        return;
    }
    std::vector<json::JsonMember> members;
    std::unordered_map<std::string, std::size_t> last;
    json::forEachMember(place.raw, place.line, [&](const json::JsonMember& member) {
        last[member.key] = members.size();
        members.push_back(member);
        return true;
    });
    for (std::size_t i = 0; i < members.size(); ++i) {
        const json::JsonMember& member = members[i];
        const json::JsonMember& counts = members[last.at(member.key)];
        const std::string inner = pointer + "/" + json::pointerToken(member.key);
        if (&counts == &member) {
            reportRepeatedKeys(member.value, inner, file, list);
        } else {
            list.add({Severity::Warning, IssueCode::DuplicateKey, std::string(file), member.value.line,
                      fieldName(inner), shortened(member.value.raw), shortened(counts.value.raw)});
        }
    }
}

} // namespace

bool isPlaceholder(std::string_view text) noexcept {
    text = base::trimmed(text);
    if (text.find("TO_FILL") != std::string_view::npos) {
        return true;
    }
    constexpr std::array<std::string_view, 4> kWords{"TODO", "TBD", "FIXME", "XXX"};
    for (const std::string_view word : kWords) {
        if (text.starts_with(word) &&
            (text.size() == word.size() ||
             std::string_view(":_.X").find(text[word.size()]) != std::string_view::npos)) {
            return true;
        }
    }
    // "<company>": one pair of brackets around words.
    return text.size() > 2 && text.size() <= 60 && text.front() == '<' && text.back() == '>' &&
           text.substr(1, text.size() - 2).find_first_of("<>/=\n") == std::string_view::npos;
}

RecordIssues::RecordIssues(base::IssueList* list, std::string_view file, std::string_view raw,
                           std::int64_t line)
    : m_list(list)
    , m_file(file)
    , m_raw(raw)
    , m_line(line) {}

void RecordIssues::add(IssueCode code, Severity severity, std::string_view pointer, std::string_view value,
                       std::string_view expected) {
    if (m_list == nullptr) {
        return;
    }
    base::Issue issue{severity, code, std::string(m_file), m_line, {}, shortened(value), shortened(expected)};
    if (!pointer.empty()) {
        issue.field = fieldName(pointer);
        issue.line = json::placeAt(m_raw, m_line, pointer).line;
    }
    m_list->add(std::move(issue));
}

void RecordIssues::addRepeatedKeys(const json::Json& record) {
    if (m_list != nullptr && json::keysIn(m_raw) != keysHeld(record)) {
        reportRepeatedKeys(
            {record.is_object() ? json::JsonKind::Object : json::JsonKind::Array, m_raw, m_line}, {}, m_file,
            *m_list);
    }
}

} // namespace assay::formats
