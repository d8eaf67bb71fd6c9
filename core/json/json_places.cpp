#include "core/json/json_places.h"

#include <algorithm>
#include <charconv>

namespace assay::json {
namespace {

std::size_t skipSpace(std::string_view text, std::size_t i) {
    const std::size_t next = text.find_first_not_of(" \t\r\n", i);
    return next == std::string_view::npos ? text.size() : next;
}

// Counts lines from one position to the next; positions only grow.
class LineCounter {
  public:
    LineCounter(std::string_view text, std::int64_t line)
        : m_text(text)
        , m_line(line) {}

    std::int64_t at(std::size_t position) {
        m_line += linesIn(m_text.substr(m_done, position - m_done));
        m_done = position;
        return m_line;
    }

  private:
    std::string_view m_text;
    std::int64_t m_line;
    std::size_t m_done = 0;
};

// Walks over the array or object at the beginning of `text`.
JsonWalk walk(std::string_view text, std::int64_t line, bool object,
              const std::function<bool(JsonMember&)>& visit) {
    LineCounter lines(text, line);
    std::size_t i = skipSpace(text, 0);
    const auto stoppedAt = [&lines](std::size_t position) {
        return JsonWalk{false, position, lines.at(position)};
    };
    if (i == text.size() || text[i] != (object ? '{' : '[')) {
        return stoppedAt(i);
    }
    const char close = object ? '}' : ']';
    i = skipSpace(text, i + 1);
    if (i < text.size() && text[i] == close) {
        return {true, i + 1, lines.at(i + 1)};
    }
    while (true) {
        JsonMember member;
        if (object) {
            const JsonValue key = readJsonValue(text.substr(i));
            if (key.kind != JsonKind::String) {
                return stoppedAt(i);
            }
            member.rawKey = key.raw;
            appendUnescapedJson(key.raw, member.key);
            i = skipSpace(text, i + key.raw.size());
            if (i == text.size() || text[i] != ':') {
                return stoppedAt(i);
            }
            i = skipSpace(text, i + 1);
        }
        const JsonValue value = readJsonValue(text.substr(i));
        if (value.kind == JsonKind::Invalid) {
            return stoppedAt(i);
        }
        member.value = {value.kind, value.raw, lines.at(i)};
        i += value.raw.size();
        if (!visit(member)) {
            return stoppedAt(i);
        }
        i = skipSpace(text, i);
        if (i < text.size() && text[i] == close) {
            return {true, i + 1, lines.at(i + 1)};
        }
        if (i == text.size() || text[i] != ',') {
            return stoppedAt(i);
        }
        i = skipSpace(text, i + 1);
    }
}

std::string patchedArray(std::string_view raw, const Json& before, const Json& after) {
    std::string out;
    std::size_t done = 0;
    std::size_t index = 0;
    forEachElement(raw, 0, [&](const JsonPlace& element) {
        const auto begin = static_cast<std::size_t>(element.raw.data() - raw.data());
        out += raw.substr(done, begin - done);
        out += patchedJson(element.raw, before.at(index), after.at(index));
        done = begin + element.raw.size();
        ++index;
        return true;
    });
    out += raw.substr(done);
    return out;
}

struct WrittenMember {
    std::string_view blank; // between the bracket or comma before it and its key
    std::string_view head;  // key, colon and blanks
    JsonMember member;
};

std::string patchedObject(std::string_view raw, const Json& before, const Json& after) {
    std::vector<WrittenMember> members;
    std::size_t done = 1; // behind the bracket
    forEachMember(raw, 0, [&](const JsonMember& member) {
        const auto key = static_cast<std::size_t>(member.rawKey.data() - raw.data());
        const auto value = static_cast<std::size_t>(member.value.raw.data() - raw.data());
        std::string_view blank = raw.substr(done, key - done);
        const std::size_t comma = blank.find(',');
        blank = comma == std::string_view::npos ? blank : blank.substr(comma + 1);
        members.push_back({blank, raw.substr(key, value - key), member});
        done = value + member.value.raw.size();
        return true;
    });
    std::string_view tail = raw.substr(done, raw.size() - 1 - done);
    std::string out = "{";
    const auto put = [&out](std::string_view blank, std::string_view head, std::string_view value) {
        out += out.size() > 1 ? "," : "";
        out += blank;
        out += head;
        out += value;
    };
    for (std::size_t i = 0; i < members.size(); ++i) {
        const WrittenMember& written = members[i];
        const auto old = before.find(written.member.key);
        const auto now = after.find(written.member.key);
        // Of a key that comes several times the last one counts; the others stay with it.
        const bool counts = std::none_of(
            members.begin() + static_cast<std::ptrdiff_t>(i) + 1, members.end(),
            [&written](const WrittenMember& other) { return other.member.key == written.member.key; });
        if (now == after.end()) {
            continue;
        }
        const std::string_view value = written.member.value.raw;
        put(written.blank, written.head,
            counts && old != before.end() ? patchedJson(value, *old, *now) : std::string(value));
    }
    const std::string_view blank = members.empty() ? std::string_view() : members.back().blank;
    for (const auto& [key, value] : after.items()) {
        if (!before.contains(key)) {
            std::string head;
            appendJsonString(key, head);
            head += blank.empty() ? ":" : ": ";
            put(blank, head, dumpJson(value));
        }
    }
    out += tail;
    out += '}';
    return out;
}

} // namespace

JsonWalk forEachElement(std::string_view text, std::int64_t line,
                        const std::function<bool(const JsonPlace&)>& visit) {
    return walk(text, line, false, [&visit](JsonMember& member) { return visit(member.value); });
}

JsonWalk forEachMember(std::string_view text, std::int64_t line,
                       const std::function<bool(const JsonMember&)>& visit) {
    return walk(text, line, true, [&visit](JsonMember& member) { return visit(member); });
}

JsonPlace placeAt(std::string_view text, std::int64_t line, std::string_view pointer) {
    const JsonValue whole = readJsonValue(text);
    if (whole.kind == JsonKind::Invalid) {
        return {JsonKind::Invalid, {}, line};
    }
    const auto begin = static_cast<std::size_t>(whole.raw.data() - text.data());
    JsonPlace place{whole.kind, whole.raw, line + linesIn(text.substr(0, begin))};
    while (!pointer.empty()) {
        const std::string token = takePointerToken(pointer);
        JsonPlace next;
        if (place.kind == JsonKind::Object) {
            forEachMember(place.raw, place.line, [&](const JsonMember& member) {
                if (member.key == token) {
                    next = member.value;
                }
                return true;
            });
        } else if (place.kind == JsonKind::Array) {
            std::size_t left = 0;
            const auto [end, error] = std::from_chars(token.data(), token.data() + token.size(), left);
            if (error == std::errc() && end == token.data() + token.size()) {
                forEachElement(place.raw, place.line, [&](const JsonPlace& element) {
                    if (left == 0) {
                        next = element;
                        return false;
                    }
                    --left;
                    return true;
                });
            }
        }
        if (next.kind == JsonKind::Invalid) {
            place.kind = JsonKind::Invalid;
            return place;
        }
        place = next;
    }
    return place;
}

std::optional<Json> parseJson(std::string_view raw) {
    std::string compact;
    const JsonValue value = readJsonValue(raw, &compact);
    if (value.kind == JsonKind::Invalid) {
        return std::nullopt;
    }
    const auto end = static_cast<std::size_t>(value.raw.data() - raw.data()) + value.raw.size();
    if (skipSpace(raw, end) != raw.size()) {
        return std::nullopt;
    }
    Json tree = Json::parse(compact, nullptr, false);
    if (tree.is_discarded()) {
        return std::nullopt;
    }
    return tree;
}

std::string dumpJson(const Json& value) {
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string patchedJson(std::string_view raw, const Json& before, const Json& after) {
    if (before == after && before.type() == after.type()) {
        return std::string(raw);
    }
    if (before.is_object() && after.is_object() && raw.starts_with('{')) {
        return patchedObject(raw, before, after);
    }
    if (before.is_array() && after.is_array() && before.size() == after.size() && raw.starts_with('[')) {
        return patchedArray(raw, before, after);
    }
    return dumpJson(after);
}

std::string onOneLine(std::string json) {
    std::replace_if(json.begin(), json.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
    return json;
}

std::string pointerToken(std::string_view key) {
    std::string token;
    for (const char c : key) {
        if (c == '~') {
            token += "~0";
        } else if (c == '/') {
            token += "~1";
        } else {
            token += c;
        }
    }
    return token;
}

std::string takePointerToken(std::string_view& pointer) {
    const std::size_t end = pointer.find('/', 1);
    const std::string_view token = pointer.substr(1, end == std::string_view::npos ? end : end - 1);
    pointer = end == std::string_view::npos ? std::string_view() : pointer.substr(end);
    std::string key;
    for (std::size_t i = 0; i < token.size(); ++i) {
        if (token[i] == '~' && i + 1 < token.size()) {
            key += token[++i] == '0' ? '~' : '/';
        } else {
            key += token[i];
        }
    }
    return key;
}

std::size_t keysIn(std::string_view text) noexcept {
    std::size_t keys = 0;
    bool inside = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (inside && text[i] == '\\') {
            ++i;
        } else if (text[i] == '"') {
            inside = !inside;
        } else if (!inside && text[i] == ':') {
            ++keys;
        }
    }
    return keys;
}

std::int64_t linesIn(std::string_view text) noexcept {
    return std::count(text.begin(), text.end(), '\n');
}

} // namespace assay::json
