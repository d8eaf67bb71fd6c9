// Two states of one question put together field by field. Of this room alone; pure.
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
    std::string document; // of the question, with what stands here where a conflict is left
    std::vector<FieldConflict> left;
};

// Documents as formats::questionDocument() gives them; `base` the newest one that both sides had, empty: they
// had none. `takesTheirs` decides a conflict: 1 takes theirs, 0 keeps mine, -1 leaves it open.
[[nodiscard]] MergedDocument mergeDocuments(std::string_view base, std::string_view mine,
                                            std::string_view theirs,
                                            const std::function<int(const std::string& field)>& takesTheirs);

} // namespace assay::workspace
