// What is wrong in one record of JSON: issues that know their line in the file and their place in the record.
#pragma once

#include "core/base/issue_list.h"
#include "core/json/json_places.h"

#include <cstdint>
#include <string_view>

namespace assay::formats {

// TO_FILL_…, TODO, TBD, FIXME, XXX, <…>
[[nodiscard]] bool isPlaceholder(std::string_view text) noexcept;

// Collects what is wrong in one record; the lines are looked up only when there is something.
class RecordIssues {
  public:
    // `list` null: nobody wants to know. `raw` is the record's text, `line` its first line.
    RecordIssues(base::IssueList* list, std::string_view file, std::string_view raw, std::int64_t line);

    // `pointer` is the value's place in the record: "/answer/value"; the issue's field is "answer.value".
    void add(base::IssueCode code, base::Severity severity, std::string_view pointer, std::string_view value,
             std::string_view expected = {});

    // DuplicateKey for each key of an object that comes again later in it, with its line: of the values of
    // one key the last one counts. `record` is the record's text as a tree, which holds that one alone.
    void addRepeatedKeys(const json::Json& record);

  private:
    base::IssueList* m_list;
    std::string_view m_file;
    std::string_view m_raw;
    std::int64_t m_line;
};

} // namespace assay::formats
