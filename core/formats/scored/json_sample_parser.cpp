#include "core/formats/scored/json_sample_parser.h"

#include "core/base/utf8_text.h"
#include "core/json/json_text.h"

#include <simdjson.h>

#include <algorithm>
#include <cstring>
#include <string>
#include <utility>
#include <vector>

namespace assay::formats {

namespace ondemand = simdjson::ondemand;

struct JsonSampleParser::State {
    ScoredMapping mapping;
    ondemand::parser parser;
    std::vector<char> buffer; // the record with the padding that simdjson reads beyond it
    std::string mended;       // the record with its wrong bytes replaced
    std::string path;
    std::vector<std::string> groupExtra; // members of the objects that are open
    ScoredRecord* record = nullptr;
    std::string_view text; // the record in `buffer`

    bool parseObject();
    bool walk(ondemand::object& object, std::size_t depth);
    bool takeValue(std::string_view rawKey, ondemand::value& value, std::size_t depth);
    bool takeGroup(std::string_view rawKey, ondemand::value& value, std::size_t depth);

    std::string& membersAt(std::size_t depth) { return depth == 0 ? record->extra : groupExtra[depth - 1]; }

    ScoredValue scoredValue(const json::JsonValue& json, std::string_view name);
    void noteLoneSurrogate(std::string_view value);

    std::size_t offsetOf(std::string_view part) const {
        return static_cast<std::size_t>(part.data() - text.data());
    }
};

JsonSampleParser::JsonSampleParser(ScoredMapping mapping)
    : m_state(std::make_unique<State>()) {
    m_state->mapping = std::move(mapping);
}

JsonSampleParser::~JsonSampleParser() = default;

bool JsonSampleParser::parse(const json::RecordText& source, ScoredRecord& record) {
    json::RecordText readable = source;
    const std::size_t wrong = base::firstInvalidUtf8(source.text);
    if (wrong != std::string_view::npos) {
        m_state->mended.clear();
        base::appendMendedUtf8(source.text, m_state->mended);
        readable.text = m_state->mended;
    }
    const std::size_t size = readable.text.size();
    if (m_state->buffer.size() < size + simdjson::SIMDJSON_PADDING) {
        m_state->buffer.resize(2 * size + simdjson::SIMDJSON_PADDING);
    }
    if (size > 0) {
        std::memcpy(m_state->buffer.data(), readable.text.data(), size);
    }
    m_state->text = {m_state->buffer.data(), size};
    readable.text = m_state->text;
    record.reset(readable);
    record.reserveTexts(size);
    if (wrong != std::string_view::npos) {
        // Mending keeps the line breaks, so lines are the same in both.
        record.invalidUtf8Line = source.line + std::ranges::count(source.text.substr(0, wrong), '\n');
        record.invalidUtf8Value = base::byteAsHexadecimal(source.text[wrong]);
    }
    m_state->record = &record;
    return m_state->parseObject();
}

bool JsonSampleParser::State::parseObject() {
    ondemand::document document;
    if (parser.iterate(text.data(), text.size(), buffer.size()).get(document) != simdjson::SUCCESS) {
        return false;
    }
    ondemand::object object;
    if (document.get_object().get(object) != simdjson::SUCCESS) {
        return false;
    }
    path.clear();
    if (!walk(object, 0)) {
        return false;
    }
    // Nothing may follow the object.
    const char* rest = nullptr;
    return document.current_location().get(rest) == simdjson::OUT_OF_BOUNDS;
}

bool JsonSampleParser::State::walk(ondemand::object& object, std::size_t depth) {
    for (auto result : object) {
        ondemand::field field;
        if (std::move(result).get(field) != simdjson::SUCCESS) {
            return false;
        }
        const char* begin = field.key().raw();
        const std::string_view behind = text.substr(static_cast<std::size_t>(begin - text.data()) - 1);
        std::size_t end = 1;
        bool escapes = false;
        while (end < behind.size() && behind[end] != '"') {
            escapes = escapes || behind[end] == '\\';
            end += behind[end] == '\\' ? 2 : 1;
        }
        const std::string_view raw = behind.substr(0, end + 1);
        if (escapes && json::readJsonValue(raw).kind != json::JsonKind::String) {
            return false;
        }
        ondemand::value value = field.value();
        const std::size_t colon = behind.find_first_not_of(" \t\r\n", raw.size());
        if (colon == std::string_view::npos || behind[colon] != ':') {
            return false;
        }
        if (!takeValue(raw, value, depth)) {
            return false;
        }
    }
    return true;
}

bool JsonSampleParser::State::takeValue(std::string_view rawKey, ondemand::value& value, std::size_t depth) {
    const std::string_view token = value.raw_json_token();
    if (token.empty()) {
        return false;
    }
    const std::string_view from = text.substr(offsetOf(token));
    std::string unescaped;
    std::string_view key = rawKey.substr(1, rawKey.size() - 2);
    if (key.find('\\') != std::string_view::npos) {
        json::appendUnescapedJson(rawKey, unescaped);
        key = unescaped;
    }
    const std::size_t parentLength = path.size();
    if (!path.empty()) {
        path += '.';
    }
    path += key;
    const ScoredKey* known = findScoredKey(path);
    const auto chosen = mapping.find(path);
    const bool isChosen = chosen != mapping.end();
    known = mapping.empty() ? known : scoredKeyOf(mapping, path, known);
    const bool group = known == nullptr && !isChosen && isScoredGroup(path);
    bool good = true;
    if (group && token.front() == '{') {
        good = takeGroup(rawKey, value, depth);
    } else if (known != nullptr || group) {
        const json::JsonValue json = json::readJsonValue(from);
        good = json.kind != json::JsonKind::Invalid;
        if (good && known != nullptr) {
            record->put(*known, scoredValue(json, isChosen ? chosen->first : known->path));
        } else if (good && json.kind != json::JsonKind::Null) {
            const ScoredValue wrong = scoredValue(json, {});
            if (std::ranges::find(record->wrongGroups, path, &WrongGroup::name) ==
                record->wrongGroups.end()) {
                record->wrongGroups.push_back({path, wrong});
            } else { // one report is enough for a key that is there many times
                record->addExtra(path, wrong);
            }
        }
    } else {
        std::string& members = membersAt(depth);
        if (!members.empty()) {
            members += ',';
        }
        const json::JsonValue writtenKey = json::readJsonValue(rawKey, &members);
        members += ':';
        const json::JsonValue json = json::readJsonValue(from, &members);
        good = json.kind != json::JsonKind::Invalid;
        if (good && (writtenKey.mended || json.mended)) {
            noteLoneSurrogate(json.raw);
        }
    }
    path.resize(parentLength);
    return good;
}

bool JsonSampleParser::State::takeGroup(std::string_view rawKey, ondemand::value& value, std::size_t depth) {
    ondemand::object inner;
    if (value.get_object().get(inner) != simdjson::SUCCESS) {
        return false;
    }
    if (groupExtra.size() <= depth) {
        groupExtra.resize(depth + 1);
    }
    groupExtra[depth].clear();
    if (!walk(inner, depth + 1)) {
        return false;
    }
    const std::string& inside = groupExtra[depth];
    if (!inside.empty()) {
        std::string& members = membersAt(depth);
        if (!members.empty()) {
            members += ',';
        }
        members += rawKey;
        members += ":{";
        members += inside;
        members += '}';
    }
    return true;
}

void JsonSampleParser::State::noteLoneSurrogate(std::string_view value) {
    if (record->invalidUtf8Line == 0) {
        record->invalidUtf8Line = record->lineOfByte(offsetOf(value));
        record->invalidUtf8Value = "lone surrogate";
    }
}

ScoredValue JsonSampleParser::State::scoredValue(const json::JsonValue& json, std::string_view name) {
    ScoredValue value;
    value.text = json.raw;
    value.json = json.raw;
    value.name = name;
    value.place = offsetOf(json.raw);
    switch (json.kind) {
    case json::JsonKind::Null:
        value.kind = ScoredValue::Kind::Missing;
        break;
    case json::JsonKind::Number:
        value.kind = ScoredValue::Kind::Number;
        break;
    case json::JsonKind::NotANumber:
        value.kind = ScoredValue::Kind::NotANumber;
        break;
    case json::JsonKind::String: {
        value.kind = ScoredValue::Kind::Text;
        value.text = json.raw.substr(1, json.raw.size() - 2);
        if (value.text.find('\\') != std::string_view::npos) {
            std::string& texts = record->texts();
            const std::size_t begin = texts.size();
            if (!json::appendUnescapedJson(json.raw, texts)) {
                noteLoneSurrogate(json.raw);
            }
            value.text = std::string_view(texts).substr(begin);
        }
        if (value.text.empty()) {
            value.kind = ScoredValue::Kind::Missing;
        }
        break;
    }
    default:
        value.kind = ScoredValue::Kind::Other;
    }
    return value;
}

} // namespace assay::formats
