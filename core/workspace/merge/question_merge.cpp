#include "core/workspace/merge/question_merge.h"

#include "core/json/settings_reader.h"

#include <algorithm>
#include <set>

namespace assay::workspace {
namespace {

using MergedJson = nlohmann::ordered_json;

constexpr char kPartedBy = '/'; // no name of a member holds it

// Null where the document has no such member; a null in it is the same.
MergedJson memberOrNull(const MergedJson& document, const std::string& field) {
    const MergedJson* const found = base::memberOf(document, field);
    return found != nullptr ? *found : MergedJson();
}

std::string valueText(const MergedJson& value) {
    return value.dump(-1, ' ', false, MergedJson::error_handler_t::replace);
}

// Those of all documents, each once.
std::vector<std::string> fieldsOf(const MergedJson& mine, const MergedJson& theirs) {
    std::vector<std::string> fields;
    for (const MergedJson* const document : {&mine, &theirs}) {
        for (const auto& [field, value] : document->items()) {
            if (std::ranges::find(fields, field) == fields.end()) {
                fields.push_back(field);
            }
        }
    }
    return fields;
}

// Whether every element is an object with a name of its own.
bool isNamedList(const MergedJson& list) {
    std::set<std::string> names;
    return list.is_array() && !list.empty() && std::ranges::all_of(list, [&names](const MergedJson& one) {
               const std::string name = base::memberText(one, "name");
               return !name.empty() && names.insert(name).second;
           });
}

void spreadMember(MergedJson& spread, const std::string& member, const MergedJson& value) {
    if (!isNamedList(value)) {
        spread[member] = value;
        return;
    }
    spread[member] = MergedJson::array();
    for (const MergedJson& one : value) {
        spread[member + kPartedBy + base::memberText(one, "name")] = one;
    }
}

} // namespace

MergedDocument mergeDocuments(std::string_view base, std::string_view mine, std::string_view theirs,
                              const std::function<int(const std::string& field)>& takesTheirs) {
    const MergedJson before = json::parseSettingsJson(base, json::kRecordDepth);
    MergedJson result = json::parseSettingsJson(mine, json::kRecordDepth);
    const MergedJson other = json::parseSettingsJson(theirs, json::kRecordDepth);
    MergedDocument merged;
    if (!result.is_object() || !other.is_object()) {
        merged.document = mine;
        return merged;
    }
    for (const std::string& field : fieldsOf(result, other)) {
        const MergedJson here = memberOrNull(result, field);
        const MergedJson there = memberOrNull(other, field);
        if (here == there) {
            continue;
        }
        const MergedJson was = before.is_object() ? memberOrNull(before, field) : MergedJson();
        const bool isMineOld = before.is_object() && here == was;
        const bool isTheirsOld = before.is_object() && there == was;
        const int choice = isMineOld ? 1 : isTheirsOld ? 0 : takesTheirs(field);
        if (choice < 0) {
            merged.left.push_back({field, valueText(here), valueText(there)});
        } else if (choice > 0 && there.is_null()) {
            result.erase(field);
        } else if (choice > 0) {
            result[field] = there;
        }
    }
    merged.document = valueText(result);
    return merged;
}

std::string spreadNames(const std::string& document) {
    const MergedJson parsed = json::parseSettingsJson(document, json::kRecordDepth);
    MergedJson spread = MergedJson::object();
    if (isNamedList(parsed)) {
        spreadMember(spread, {}, parsed);
        return valueText(spread);
    }
    if (!parsed.is_object()) {
        return document;
    }
    for (const auto& [member, value] : parsed.items()) {
        spreadMember(spread, member, value);
    }
    return valueText(spread);
}

std::string gatherNames(const std::string& spread) {
    const MergedJson parsed = json::parseSettingsJson(spread, json::kRecordDepth);
    MergedJson document = MergedJson::object();
    if (!parsed.is_object()) {
        return spread;
    }
    for (const auto& [member, value] : parsed.items()) {
        const std::size_t parted = member.find(kPartedBy);
        if (parted == std::string::npos) {
            document[member] = value;
        } else {
            document[member.substr(0, parted)].push_back(value);
        }
    }
    return valueText(document.contains("") ? document[""] : document);
}

} // namespace assay::workspace
