#include "core/retrieval/remote/engine_template_parts.h"

#include <charconv>
#include <cstdint>
#include <limits>
#include <memory>
#include <utility>

namespace assay::retrieval {

using nlohmann::ordered_json;

namespace {

constexpr std::size_t kLongestMessage = 300;

std::string shortened(std::string text) {
    for (char& c : text) {
        c = static_cast<unsigned char>(c) < ' ' ? ' ' : c;
    }
    if (text.size() > kLongestMessage) {
        text.resize(kLongestMessage);
        while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xC0U) == 0x80U) {
            text.pop_back();
        }
        if (!text.empty() && (static_cast<unsigned char>(text.back()) & 0x80U) != 0) {
            text.pop_back();
        }
    }
    return text;
}

bool isSaid(const ordered_json& value) {
    return !value.is_null() && !(value.is_boolean() && !value.get<bool>()) &&
           !(value.is_string() && value.get_ref<const std::string&>().empty()) &&
           !((value.is_array() || value.is_object()) && value.empty());
}

// What is said at the pointer; "*" in it is the first of a list where something is. null: nothing is.
const ordered_json* saidAt(const ordered_json& document, const std::string& pointer) {
    const std::size_t any = pointer.find("/*");
    if (any == std::string::npos) {
        const ordered_json* const found = pointedAt(document, pointer);
        return found != nullptr && isSaid(*found) ? found : nullptr;
    }
    const ordered_json* const list = pointedAt(document, pointer.substr(0, any));
    if (list == nullptr || !list->is_array()) {
        return nullptr;
    }
    const std::string within = pointer.substr(any + 2);
    for (const ordered_json& one : *list) {
        if (const ordered_json* const found = saidAt(one, within)) {
            return found;
        }
    }
    return nullptr;
}

tl::expected<ordered_json, std::string> parsedReply(std::string_view body) {
    ordered_json document = json::parseSettingsJson(body);
    if (document.is_discarded()) {
        return tl::unexpected(std::string("the reply is no JSON"));
    }
    return document;
}

bool floatsOf(const ordered_json& value, std::vector<float>& vector) {
    vector.clear();
    if (value.is_null()) {
        return true;
    }
    // Vespa writes {"values": […]}.
    const ordered_json* const inner = base::memberOf(value, "values");
    const ordered_json& list = inner != nullptr ? *inner : value;
    if (!list.is_array()) {
        return false;
    }
    vector.reserve(list.size());
    for (const ordered_json& number : list) {
        if (!number.is_number()) {
            return false;
        }
        vector.push_back(static_cast<float>(number.get<double>()));
    }
    return true;
}

} // namespace

double distanceOfScore(ScoreMeaning meaning, double score) noexcept {
    switch (meaning) {
    case ScoreMeaning::None:
        break;
    case ScoreMeaning::Relevance:
        return -score;
    case ScoreMeaning::Cosine:
        return 1 - score;
    case ScoreMeaning::HalfCosine:
        return 2 - 2 * score;
    case ScoreMeaning::InverseCosineDistance:
        return score > 0 ? 1 / score - 1 : std::numeric_limits<double>::quiet_NaN();
    case ScoreMeaning::CosineDistance:
    case ScoreMeaning::Distance:
        return score;
    }
    return std::numeric_limits<double>::quiet_NaN();
}

DistanceKind distanceKindOf(ScoreMeaning meaning) noexcept {
    switch (meaning) {
    case ScoreMeaning::None:
        return DistanceKind::None;
    case ScoreMeaning::Relevance:
    case ScoreMeaning::Distance:
        return DistanceKind::NegativeScore;
    case ScoreMeaning::Cosine:
    case ScoreMeaning::CosineDistance:
    case ScoreMeaning::HalfCosine:
    case ScoreMeaning::InverseCosineDistance:
        break;
    }
    return DistanceKind::Cosine;
}

tl::expected<void, std::string> EngineTemplate::readSuccess(std::string_view request,
                                                            std::string_view body) const {
    static_cast<void>(request);
    if (m_parts->failed.empty() || body.empty()) {
        return {};
    }
    const ordered_json document = json::parseSettingsJson(body);
    if (document.is_discarded()) {
        return {};
    }
    for (const std::string& pointer : m_parts->failed) {
        if (const ordered_json* const found = saidAt(document, pointer)) {
            const std::string message = errorMessage(body);
            return tl::unexpected(message.empty() ? shortened(engineDump(*found)) : message);
        }
    }
    return {};
}

std::string EngineTemplate::errorMessage(std::string_view body) const {
    const ordered_json document = json::parseSettingsJson(body);
    if (document.is_discarded()) {
        return {};
    }
    for (const std::string& pointer : m_parts->error) {
        if (const ordered_json* const found = saidAt(document, pointer)) {
            std::string text;
            return shortened(engineText(*found, text) ? text : engineDump(*found));
        }
    }
    return {};
}

namespace {

// The hits of a reply, one by one, whichever way they stand.
class ReplyItems {
  public:
    ReplyItems(const EngineRequestParts& parts, ordered_json document, const EngineVariables& variables)
        : m_parts(parts)
        , m_document(std::move(document)) {
        m_values.variables = variables;
    }

    ReplyItems(const ReplyItems&) = delete; // it points into itself
    ReplyItems& operator=(const ReplyItems&) = delete;

    // Empty: all is well.
    std::string open() {
        if (m_parts.columns) {
            m_list = pointedAt(m_document, filled(m_parts.id));
        } else {
            m_list = pointedAt(m_document, filled(m_parts.hits));
        }
        if (m_list == nullptr || m_list->is_null()) {
            m_list = nullptr;
            // A list that is not there is an empty one only where what holds it is there.
            const std::string pointer = filled(m_parts.columns ? m_parts.id : m_parts.hits);
            const std::size_t slash = pointer.rfind('/');
            const ordered_json* const holder =
                slash == std::string::npos ? nullptr : pointedAt(m_document, pointer.substr(0, slash));
            return holder != nullptr && holder->is_object() && slash > 0 ? "" : "no list at " + pointer;
        }
        return m_list->is_array() ? "" : "no list at " + filled(m_parts.columns ? m_parts.id : m_parts.hits);
    }

    [[nodiscard]] std::size_t size() const { return m_list == nullptr ? 0 : m_list->size(); }

    [[nodiscard]] const ordered_json* at(std::size_t i, const std::string& pointer) const {
        if (!m_parts.columns) {
            return pointedAt((*m_list)[i], filled(pointer));
        }
        const ordered_json* const list = pointedAt(m_document, filled(pointer));
        return list != nullptr && list->is_array() && i < list->size() ? &(*list)[i] : nullptr;
    }

    [[nodiscard]] const ordered_json* last(const std::string& pointer) const {
        return size() == 0 ? nullptr : pointedAt(m_list->back(), filled(pointer));
    }

    [[nodiscard]] std::string filled(const std::string& pointer) const {
        return filledText(pointer, m_values);
    }

    [[nodiscard]] const ordered_json& document() const { return m_document; }

  private:
    const EngineRequestParts& m_parts;
    ordered_json m_document;
    EngineValues m_values;
    const ordered_json* m_list = nullptr;
};

// The results of a reply of success.
tl::expected<std::unique_ptr<ReplyItems>, std::string>
itemsOf(const EngineTemplate& form, const EngineRequestParts* parts, std::string_view request,
        std::string_view body, const EngineVariables& variables) {
    if (parts == nullptr) {
        return tl::unexpected(std::string("no such request"));
    }
    if (auto success = form.readSuccess(request, body); !success) {
        return tl::unexpected(success.error());
    }
    auto document = parsedReply(body);
    if (!document) {
        return tl::unexpected(document.error());
    }
    auto items = std::make_unique<ReplyItems>(*parts, *std::move(document), variables);
    if (std::string wrong = items->open(); !wrong.empty()) {
        return tl::unexpected(std::move(wrong));
    }
    return items;
}

std::string otherThan(const char* wanted, const ordered_json& found, std::string_view place) {
    return "no " + std::string(wanted) + " but " + found.type_name() + " at " +
           (place.empty() ? std::string("the top of the reply") : std::string(place));
}

// Why a fact cannot stand where the pointer leads; empty: it may, or is not there, which says nothing.
std::string wrongOnTheWay(const ordered_json& document, const std::string& pointer) {
    for (std::size_t slash = pointer.find('/'); slash != std::string::npos;
         slash = pointer.find('/', slash + 1)) {
        const std::string place = pointer.substr(0, slash);
        const ordered_json* const holder = pointedAt(document, place);
        if (holder == nullptr || (holder->is_null() && slash > 0)) {
            return {};
        }
        const char next = slash + 1 < pointer.size() ? pointer[slash + 1] : ' ';
        const bool isPlace = next == '-' || (next >= '0' && next <= '9');
        if (!holder->is_object() && !(holder->is_array() && isPlace)) {
            return otherThan("object", *holder, place);
        }
    }
    return {};
}

// The fact at the pointer; empty: it is not there. Counts are whole numbers.
tl::expected<std::string, std::string> factAt(const ordered_json& document, const std::string& name,
                                              const std::string& pointer) {
    if (std::string wrong = wrongOnTheWay(document, pointer); !wrong.empty()) {
        return tl::unexpected(std::move(wrong));
    }
    const ordered_json* const found = pointedAt(document, pointer);
    if (found == nullptr || (found->is_null() && !pointer.empty())) {
        return std::string();
    }
    const bool isCount = name == "documents" || name == "dimension";
    const bool isWord = name == "version" || name == "metric";
    std::string text;
    if (!engineText(*found, text) || (isWord && !found->is_string())) {
        return tl::unexpected(otherThan(isCount ? "number" : "text", *found, pointer));
    }
    std::uint64_t count = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
    if (isCount && (error != std::errc() || end != text.data() + text.size())) {
        return tl::unexpected(shortened("no whole number but " + engineDump(*found) + " at " +
                                        (pointer.empty() ? "the top of the reply" : pointer)));
    }
    return text;
}

} // namespace

tl::expected<std::vector<RemoteHit>, std::string>
EngineTemplate::readHits(RemoteMode mode, RemoteMetric metric, std::string_view body,
                         const EngineVariables& variables, std::string& cursor) const {
    cursor.clear();
    const EngineRequestParts* const parts = m_parts->request(remoteModeName(mode));
    const auto opened = itemsOf(*this, parts, remoteModeName(mode), body, variables);
    if (!opened) {
        return tl::unexpected(opened.error());
    }
    const ReplyItems& items = **opened;
    const ScoreMeaning meaning = parts->meaning.at(static_cast<std::size_t>(metric));
    std::vector<RemoteHit> hits;
    for (std::size_t i = 0; i < items.size(); ++i) {
        RemoteHit hit;
        const ordered_json* const id = items.at(i, parts->id);
        if (id == nullptr || !engineText(*id, hit.id) || hit.id.empty()) {
            return tl::unexpected("result " + std::to_string(i + 1) + " has no id at " +
                                  items.filled(parts->id));
        }
        const ordered_json* const score =
            parts->hasScore && meaning != ScoreMeaning::None ? items.at(i, parts->score) : nullptr;
        if (score != nullptr && score->is_number()) {
            hit.distance = distanceOfScore(meaning, score->get<double>());
        } else if (score != nullptr && score->is_string()) { // Weaviate's scores are texts
            ordered_json number;
            if (engineNumber(score->get_ref<const std::string&>(), number)) {
                hit.distance = distanceOfScore(meaning, number.get<double>());
            }
        }
        hits.push_back(std::move(hit));
    }
    const ordered_json* const next =
        !parts->next.starts_with('/') ? nullptr : saidAt(items.document(), items.filled(parts->next));
    cursor = next == nullptr ? std::string() : engineDump(*next);
    return hits;
}

tl::expected<std::vector<RemoteDocument>, std::string>
EngineTemplate::readDocuments(std::string_view request, std::string_view body,
                              const EngineConnection& connection, const EngineVariables& variables,
                              std::string& cursor) const {
    const EngineRequestParts* const parts = m_parts->request(request);
    const auto opened = itemsOf(*this, parts, request, body, variables);
    if (!opened) {
        return tl::unexpected(opened.error());
    }
    const ReplyItems& items = **opened;
    const auto isVariable = [&variables](const char* variable, const std::string& name) {
        const auto found = variables.find(variable);
        return found != variables.end() && found->second == name;
    };
    std::map<std::string, std::string> ours;
    for (const auto& [name, field] : connection.fields) {
        ours[field.name] = name;
    }
    std::vector<RemoteDocument> documents;
    for (std::size_t i = 0; i < items.size(); ++i) {
        RemoteDocument read;
        const ordered_json* const id = items.at(i, parts->id);
        if (id == nullptr || !engineText(*id, read.id) || read.id.empty()) {
            continue; // nothing that could be named: other things stand in the collection too
        }
        const ordered_json* const text = parts->hasText ? items.at(i, parts->text) : nullptr;
        if (text != nullptr) {
            static_cast<void>(engineText(*text, read.text));
        }
        const ordered_json* const vector = parts->hasVector ? items.at(i, parts->vector) : nullptr;
        if (vector != nullptr && !floatsOf(*vector, read.vector)) {
            return tl::unexpected("result " + std::to_string(i + 1) + " has no vector at " +
                                  items.filled(parts->vector));
        }
        const ordered_json* const fields = parts->hasFields ? items.at(i, parts->fields) : nullptr;
        if (fields != nullptr && fields->is_object()) {
            for (const auto& [theirs, value] : fields->items()) {
                const auto renamed = ours.find(theirs);
                const std::string& name = renamed != ours.end() ? renamed->second : theirs;
                std::string written;
                const bool isOwn = isVariable("text_field", theirs) || isVariable("id_field", theirs) ||
                                   isVariable("vector_field", theirs);
                if (!isOwn && engineText(value, written)) {
                    read.fields[name] = written;
                }
            }
        }
        documents.push_back(std::move(read));
    }
    if (request != "list") {
        return documents;
    }
    const ordered_json* next = nullptr;
    ordered_json counted;
    if (parts->next == "count") {
        std::int64_t before = 0;
        std::from_chars(cursor.data(), cursor.data() + cursor.size(), before);
        counted = before + static_cast<std::int64_t>(items.size());
        next = items.size() > 0 ? &counted : nullptr;
    } else if (parts->next.starts_with("last:")) {
        next = items.last(parts->next.substr(5));
    } else if (!parts->next.empty()) {
        next = pointedAt(items.document(), items.filled(parts->next));
    }
    cursor = next == nullptr || next->is_null() ? std::string() : engineDump(*next);
    return documents;
}

tl::expected<EngineFacts, std::string> EngineTemplate::readFacts(std::string_view request, std::size_t step,
                                                                 std::string_view body,
                                                                 const EngineVariables& variables) const {
    const EngineRequestParts* const parts = m_parts->request(request, step);
    if (parts == nullptr) {
        return tl::unexpected(std::string("no such request"));
    }
    if (auto success = readSuccess(request, body); !success) {
        return tl::unexpected(success.error());
    }
    EngineFacts facts;
    if (parts->facts.empty()) {
        return facts;
    }
    auto document = parsedReply(body);
    if (!document) {
        return tl::unexpected(document.error());
    }
    if (document->is_object() && document->empty()) {
        return tl::unexpected(std::string("the reply is an empty object"));
    }
    EngineValues values;
    values.variables = variables;
    for (const auto& [name, pointer] : parts->facts) {
        const std::string place = filledText(pointer, values);
        auto fact = factAt(*document, name, place);
        if (!fact) {
            return tl::unexpected(fact.error());
        }
        if (fact->empty() && request == "resolve") { // later requests name it
            return tl::unexpected("nothing at " + place);
        }
        if (!fact->empty()) {
            facts[name] = *std::move(fact);
        }
    }
    return facts;
}

} // namespace assay::retrieval
