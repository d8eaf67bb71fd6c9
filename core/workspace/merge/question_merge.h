// Two states of one document put together field by field. Of this room alone; pure.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::workspace {

struct FieldConflict {
    std::string field, mine, theirs; // values as JSON
};

struct MergedDocument {
    std::string document; // with what stands here where a conflict is left
    std::vector<FieldConflict> left;
};

// Documents are JSON objects, of questions as formats::questionDocument() gives them; `base` the newest one
// that both sides had, empty: they had none. `takesTheirs` decides a conflict: 1 takes theirs, 0 keeps mine,
// -1 leaves it open.
[[nodiscard]] MergedDocument mergeDocuments(std::string_view base, std::string_view mine,
                                            std::string_view theirs,
                                            const std::function<int(const std::string& field)>& takesTheirs);

// A document whose lists of named objects ({"gates":[{"name":"A"},…]}, or such a list itself) are parted by
// these names, so that they merge one by one: {"gates":[],"gates/A":{…}}. Lists with a name twice stay whole;
// what is neither an object nor such a list stays as it is. gatherNames() puts the parts together again, in
// their order.
[[nodiscard]] std::string spreadNames(const std::string& document);
[[nodiscard]] std::string gatherNames(const std::string& spread);

} // namespace assay::workspace
