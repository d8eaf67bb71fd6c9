#include "core/base/guard.h"
#include "core/base/hash.h"
#include "core/retrieval/remote/engine_template_parts.h"

#include <charconv>
#include <utility>

namespace assay::retrieval {

using base::ErrorCode;
using base::fail;
using base::Result;
using nlohmann::ordered_json;

std::string uuidOf(std::string_view text) {
    std::string hex = base::sha256(text).substr(0, 32);
    hex[12] = '8'; // the version
    constexpr std::string_view kVariants = "89ab";
    hex[16] = kVariants[static_cast<std::size_t>(hex[16]) % 4]; // the variant
    return hex.substr(0, 8) + "-" + hex.substr(8, 4) + "-" + hex.substr(12, 4) + "-" + hex.substr(16, 4) +
           "-" + hex.substr(20);
}

bool engineNumber(const std::string& text, ordered_json& number) {
    std::int64_t whole = 0;
    const char* const end = text.data() + text.size();
    if (const auto parsed = std::from_chars(text.data(), end, whole);
        parsed.ec == std::errc() && parsed.ptr == end) {
        number = whole;
        return true;
    }
    double real = 0;
    const auto parsed = std::from_chars(text.data(), end, real);
    number = real;
    return parsed.ec == std::errc() && parsed.ptr == end;
}

namespace {

ordered_json fieldsJson(const RemoteDocument& document, const EngineConnection& connection) {
    ordered_json fields = ordered_json::object();
    for (const auto& [ours, value] : document.fields) {
        const RemoteField theirs = connection.field(ours);
        ordered_json written = value;
        if (theirs.name.empty() || (theirs.number && !engineNumber(value, written))) {
            continue; // not held there
        }
        fields[theirs.name] = std::move(written);
    }
    return fields;
}

// What stands for one document.
EngineValues documentValues(const RemoteDocument& document, const EngineConnection& connection,
                            const EngineVariables& variables, ordered_json& fields) {
    fields = fieldsJson(document, connection);
    EngineValues values;
    values.variables = variables;
    values.values["id"] = document.id;
    values.values["uuid"] = uuidOf(document.id);
    values.values["text"] = document.text;
    values.values["vector"] = document.vector.empty() ? ordered_json() : ordered_json(document.vector);
    values.fields = &fields;
    return values;
}

void addDocuments(const EngineRequestParts& parts, const EngineTemplate::Values& given,
                  const EngineConnection& connection, EngineValues& values, std::string& lines) {
    ordered_json documents = ordered_json::array();
    ordered_json ids = ordered_json::array();
    ordered_json uuids = ordered_json::array();
    ordered_json texts = ordered_json::array();
    ordered_json vectors = ordered_json::array();
    ordered_json metadatas = ordered_json::array();
    bool haveVectors = true;
    for (const RemoteDocument* const document : given.documents) {
        ordered_json fields;
        const EngineValues one = documentValues(*document, connection, values.variables, fields);
        if (!parts.document.is_null()) {
            documents.push_back(filledIn(parts.document, one));
        }
        for (const ordered_json& line : parts.lines) {
            lines += engineDump(filledIn(line, one)) + "\n";
        }
        ids.push_back(document->id);
        uuids.push_back(uuidOf(document->id));
        texts.push_back(document->text);
        vectors.push_back(document->vector);
        haveVectors = haveVectors && !document->vector.empty();
        metadatas.push_back(std::move(fields));
    }
    values.values["documents"] = std::move(documents);
    values.values["ids"] = std::move(ids);
    values.values["uuids"] = std::move(uuids);
    values.values["texts"] = std::move(texts);
    values.values["vectors"] = haveVectors ? std::move(vectors) : ordered_json();
    values.values["metadatas"] = std::move(metadatas);
}

} // namespace

Result<> EngineTemplate::Parts::addFilter(const Filter& wanted, const EngineConnection& connection,
                                          EngineValues& values) const {
    if (wanted.empty()) {
        values.values["filter"] = nullptr;
        values.texts["filter"] = "";
        return {};
    }
    ordered_json terms = ordered_json::array();
    std::string joined;
    for (const FieldEquals& one : wanted) {
        const RemoteField theirs = connection.field(one.field);
        EngineValues inner;
        inner.variables = values.variables;
        inner.variables["field"] = theirs.name;
        ordered_json number;
        if (theirs.number && !engineNumber(one.value, number)) {
            return fail(ErrorCode::InvalidArgument, one.field + " = " + one.value, "filter");
        }
        inner.values["value"] = theirs.number ? number : ordered_json(one.value);
        const ordered_json& form = theirs.number && !filter.number.is_null() ? filter.number : filter.term;
        if (form.is_string()) {
            joined += (joined.empty() ? "" : filter.separator) +
                      filledText(form.get_ref<const std::string&>(), inner);
        } else {
            terms.push_back(filledIn(form, inner));
        }
    }
    if (filter.single && terms.size() == 1) {
        values.values["filter"] = std::move(terms.front());
        return {};
    }
    EngineValues outer;
    outer.variables = values.variables;
    outer.values["terms"] = std::move(terms);
    outer.texts["terms"] = joined;
    if (!joined.empty()) {
        values.texts["filter"] = filledText(
            filter.all.is_string() ? std::string_view(filter.all.get_ref<const std::string&>()) : "{{terms}}",
            outer);
    } else {
        outer.texts.clear();
        values.values["filter"] = filledIn(filter.all, outer);
    }
    return {};
}

Result<EngineRequest> EngineTemplate::request(std::string_view name, std::size_t step,
                                              const EngineConnection& connection,
                                              const EngineVariables& variables, const Values& given) const {
    return base::guarded("engine", [&]() -> Result<EngineRequest> {
        const EngineRequestParts* const parts = m_parts->request(name, step);
        if (parts == nullptr) {
            return fail(ErrorCode::InvalidArgument, std::string(name), "request");
        }
        EngineValues values;
        values.variables = variables;
        if (given.query != nullptr) {
            const RemoteQuery& query = *given.query;
            values.values["vector"] =
                query.vector.empty()
                    ? ordered_json()
                    : ordered_json(std::vector<float>(query.vector.begin(), query.vector.end()));
            values.values["text"] =
                query.text.empty() ? ordered_json() : ordered_json(std::string(query.text));
            values.values["k"] = query.k;
            ASSAY_TRY(m_parts->addFilter(query.filter, connection, values));
        }
        std::string lines;
        ordered_json onlyFields;
        if (!given.documents.empty()) {
            addDocuments(*parts, given, connection, values, lines);
            if (given.documents.size() == 1) {
                const EngineValues one =
                    documentValues(*given.documents.front(), connection, variables, onlyFields);
                for (const auto& [key, value] : one.values) {
                    values.values[key] = value;
                }
                values.fields = &onlyFields;
            }
        }
        if (given.ids != nullptr) {
            ordered_json uuids = ordered_json::array();
            for (const std::string& id : *given.ids) {
                uuids.push_back(uuidOf(id));
            }
            values.values["ids"] = *given.ids;
            const std::string list = engineDump(ordered_json(*given.ids));
            values.texts["id_list"] = list.substr(1, list.size() - 2);
            values.values["uuids"] = std::move(uuids);
            values.values["most"] = given.ids->size();
        }
        if (given.most > 0) {
            values.values["most"] = given.most;
        }
        if (!given.cursor.empty()) {
            // A cursor is kept as JSON, as the engine gave it.
            const ordered_json cursor = json::parseSettingsJson(given.cursor);
            values.values["cursor"] = cursor.is_discarded() ? ordered_json(given.cursor) : cursor;
        }
        if (given.dimension > 0) {
            values.values["dimension"] = given.dimension;
        }
        if (!given.mark.empty()) {
            values.texts["mark"] = given.mark;
        }
        values.values["with_vectors"] = given.withVectors;
        values.values["embeddings"] = given.withVectors ? ordered_json("embeddings") : ordered_json();
        EngineRequest request;
        request.method = parts->method;
        request.path = filledText(withoutMissing(parts->path, values), values, true);
        request.contentType = parts->contentType.empty() ? "application/json" : parts->contentType;
        if (!parts->lines.is_null()) {
            request.body = std::move(lines);
        } else if (!parts->body.is_null()) {
            request.body = engineDump(filledIn(parts->body, values));
        }
        return request;
    });
}

} // namespace assay::retrieval
