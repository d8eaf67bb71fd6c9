// Inside the formats room: how one record becomes a bundle.
#pragma once

#include "core/base/issue_list.h"
#include "core/json/json_places.h"
#include "core/model/bundle.h"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>

namespace assay::formats {

inline constexpr std::array<std::string_view, 2> kSentencesKeys{"sentences", "company_sentences"};

// Reads the records of one file in their order.
class BundleRecordReader {
  public:
    // `issues` null: nobody wants to know.
    BundleRecordReader(base::IssueList* issues, std::string file);

    // Without sentences when the record is no bundle. `name`: of what is no object, as "[3]".
    [[nodiscard]] model::Bundle read(const json::JsonPlace& record, std::string_view name = {});

  private:
    base::IssueList* m_issues;
    std::string m_file;
    std::unordered_map<std::string, std::size_t> m_texts; // by sentence id: a hash of its text
};

} // namespace assay::formats
