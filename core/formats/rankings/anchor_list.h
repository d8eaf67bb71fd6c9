// Anchor sets as files: a JSON object with the sentence ids under "anchors", or plain text with an id a line.
#pragma once

#include "core/base/issue_list.h"
#include "core/base/result.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace assay::formats {

struct AnchorList {
    std::string name; // empty: it has none
    std::string corpus;
    std::string corpusHash;
    std::uint64_t seed = 0;
    std::string settings = "{}"; // JSON: how they were drawn
    std::vector<std::string> sentenceIds;
};

struct AnchorListReading {
    AnchorList list;
    base::IssueList
        issues; // DuplicateId (the first one counts), MissingField (an empty id), WrongType, InvalidUtf8
};

// `file` is what issues call it. Errors: InputNotUsable (no id).
[[nodiscard]] base::Result<AnchorListReading> readAnchorList(std::string_view text, const std::string& file);
// Errors: FileNotFound, FileNotReadable, and as above.
[[nodiscard]] base::Result<AnchorListReading> readAnchorListFile(const std::filesystem::path& path);

// Indented by two, with a final line break; reading gives it back.
[[nodiscard]] std::string anchorListJson(const AnchorList& list);

} // namespace assay::formats
