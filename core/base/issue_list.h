// Collects issues in the order in which they were found, with bounded memory: each code keeps its first
// `limitPerCode` issues whole and counts the rest, so that a million bad rows neither fill the memory nor
// pass unreported. Not thread-safe.
#pragma once

#include "core/base/issue.h"

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

namespace assay::base {

class IssueList {
  public:
    static constexpr std::int64_t kDefaultLimitPerCode = 10'000;

    explicit IssueList(std::int64_t limitPerCode = kDefaultLimitPerCode);

    void add(Issue issue);

    // Counts issues that were not kept, for a list that is read back from where it was stored.
    void addNotKept(Severity severity, IssueCode code, std::int64_t count);

    // The kept issues, in the order of adding.
    [[nodiscard]] const std::vector<Issue>& issues() const noexcept { return m_issues; }

    // How many were added in all, of one severity, and of one code (kept or only counted).
    [[nodiscard]] std::int64_t total() const noexcept;
    [[nodiscard]] std::int64_t count(Severity severity) const noexcept;
    [[nodiscard]] std::int64_t count(IssueCode code) const noexcept;

    [[nodiscard]] const std::map<IssueCode, std::int64_t>& countsByCode() const noexcept { return m_byCode; }

    // How many of each severity and code were counted but not kept; only entries above 0.
    [[nodiscard]] const std::map<std::pair<Severity, IssueCode>, std::int64_t>& notKept() const noexcept {
        return m_notKept;
    }

  private:
    std::int64_t m_limitPerCode;
    std::vector<Issue> m_issues;
    std::map<IssueCode, std::int64_t> m_byCode;
    std::map<Severity, std::int64_t> m_bySeverity;
    std::map<std::pair<Severity, IssueCode>, std::int64_t> m_notKept;
};

} // namespace assay::base
