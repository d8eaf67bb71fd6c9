#include "core/formats/scored/scored_record.h"

#include "core/json/json_text.h"

#include <algorithm>

namespace assay::formats {

void ScoredRecord::reset(const json::RecordText& record) {
    m_source = record;
    m_values.fill({});
    m_texts.clear();
    extra.clear();
    wrongGroups.clear();
    invalidUtf8Line = 0;
    invalidUtf8Value.clear();
}

void ScoredRecord::put(const ScoredKey& key, const ScoredValue& value) {
    ScoredValue& held = m_values[indexOf(key.field)];
    if (value.kind == ScoredValue::Kind::Missing) {
        return;
    }
    if (held.kind == ScoredValue::Kind::Missing) {
        held = value;
        held.rank = key.rank;
    } else if (key.rank < held.rank) {
        addExtra(held.name, held);
        held = value;
        held.rank = key.rank;
    } else {
        addExtra(value.name, value);
    }
}

void ScoredRecord::addExtra(std::string_view key, std::string_view json) {
    if (!extra.empty()) {
        extra += ',';
    }
    json::appendJsonString(key, extra);
    extra += ':';
    extra += json;
}

void ScoredRecord::addExtra(std::string_view key, const ScoredValue& value) {
    std::string json;
    if (value.kind == ScoredValue::Kind::Cell) {
        json::appendJsonString(value.text, json);
    } else if (json::readJsonValue(value.json, &json).kind == json::JsonKind::Invalid) {
        return; // cannot be: the parser has checked it
    }
    addExtra(key, json);
}

std::string ScoredRecord::extraObject() const {
    return extra.empty() ? std::string() : "{" + extra + "}";
}

std::int64_t ScoredRecord::lineOf(const ScoredValue& value) const {
    return value.kind == ScoredValue::Kind::Cell ? static_cast<std::int64_t>(value.place)
                                                 : lineOfByte(value.place);
}

std::int64_t ScoredRecord::lineOfByte(std::size_t offset) const {
    const std::string_view before = m_source.text.substr(0, offset);
    return m_source.line + std::ranges::count(before, '\n');
}

void ScoredRecord::reserveTexts(std::size_t bytes) {
    m_texts.clear();
    m_texts.reserve(bytes);
}

} // namespace assay::formats
