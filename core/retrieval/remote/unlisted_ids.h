// Rows for sentences that an engine has and a list of its ids has not: they stand behind the last row of the
// list, in the order in which they were met. Which number one has says nothing; its id does.
//
// Threads: members may be called from several threads at once.
#pragma once

#include "core/retrieval/search.h"

#include <cstddef>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace assay::retrieval {

class UnlistedIds {
  public:
    // `listed`: rows of the list.
    explicit UnlistedIds(std::size_t listed)
        : m_listed(listed) {}

    // The same whenever it is asked.
    [[nodiscard]] Row rowOf(std::string_view id) {
        const std::scoped_lock lock(m_mutex);
        const auto [known, isNew] =
            m_rows.try_emplace(std::string(id), static_cast<Row>(m_listed + m_ids.size()));
        if (isNew) {
            m_ids.push_back(known->first);
        }
        return known->second;
    }

    [[nodiscard]] bool isUnlisted(Row row) const noexcept { return row >= m_listed; }

    // Of a row that rowOf() gave.
    [[nodiscard]] std::string idOf(Row row) const {
        const std::scoped_lock lock(m_mutex);
        return m_ids.at(row - m_listed);
    }

  private:
    std::size_t m_listed;
    mutable std::mutex m_mutex;
    std::map<std::string, Row, std::less<>> m_rows;
    std::vector<std::string> m_ids;
};

} // namespace assay::retrieval
