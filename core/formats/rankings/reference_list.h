// Lists that gold questions refer to, as JSON: the companies of a corpus, the sections of its filings, the
// sources that answers may cite.
//
//   companies-json  an array of objects with cik_int or cik, and company_name, name or company
//   sections-json   an array of objects with sec_item_canonical or section_code, and section_name
//   sources-json    an array of objects with id, title, and sections: a list of texts and numbers, or of
//                   objects with id, number, section or title
// A list is kept whole, as it is written, with every key and also what in it is no entry. Functions may be
// called from several threads at once.
#pragma once

#include "core/base/issue_list.h"
#include "core/base/progress.h"
#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::formats {

enum class ReferenceListKind : std::uint8_t { CompaniesJson, SectionsJson, SourcesJson };
inline constexpr std::size_t kReferenceListKindCount = 3;

// "companies-json", "sections-json", "sources-json".
[[nodiscard]] std::string_view referenceListKindName(ReferenceListKind kind) noexcept;
[[nodiscard]] std::optional<ReferenceListKind> referenceListKindFromName(std::string_view name) noexcept;

struct ReferenceEntry {
    std::string id; // of a company its CIK, of a section its code; empty: it has none
    std::string name;
    std::int64_t line = 0;               // 1-based, where the entry begins
    std::vector<std::string> sections{}; // of a source, as they are written

    friend bool operator==(const ReferenceEntry&, const ReferenceEntry&) = default;
};

struct ReferenceListReading {
    ReferenceListKind kind = ReferenceListKind::CompaniesJson;
    std::string file; // its name without folders
    std::string sha256;
    std::int64_t bytes = 0;
    std::string document;                // the file, byte for byte
    std::vector<ReferenceEntry> entries; // one for each element of the array, also for what is no entry
    base::IssueList issues;
};

// By content: the first object of the array. Errors: FileNotFound, FileNotReadable, UnknownFormat.
[[nodiscard]] base::Result<ReferenceListKind> recogniseReferenceList(const std::filesystem::path& path);
// The same from the beginning of a file's content, which may end anywhere.
[[nodiscard]] std::optional<ReferenceListKind> recogniseReferenceListText(std::string_view beginning);

// Reads the whole file into memory; at most 1 GiB. `kind` overrides recognition. Issues, each with line and
// field: MissingField (no id, no name), DuplicateId (an id that came before), WrongEncoding (any text of an
// entry), InvalidUtf8; WrongType: `sections` that are no list, or one of them that is none, which is left
// out; as Error: an element that is no object, which is kept too. Errors: those of recogniseReferenceList();
// InputNotUsable as a whole, with the line in `issuesOnFailure`: no JSON, no array, no entry in it, larger
// than the limit; Cancelled.
[[nodiscard]] base::Result<ReferenceListReading>
readReferenceList(const std::filesystem::path& path, std::optional<ReferenceListKind> kind,
                  std::stop_token stop, base::ProgressSink& progress,
                  base::IssueList* issuesOnFailure = nullptr);

// The same of content that is in memory already; `name` goes into the issues.
[[nodiscard]] base::Result<ReferenceListReading>
readReferenceListText(std::string_view content, const std::string& name,
                      std::optional<ReferenceListKind> kind, std::stop_token stop = {},
                      base::IssueList* issuesOnFailure = nullptr);

} // namespace assay::formats
