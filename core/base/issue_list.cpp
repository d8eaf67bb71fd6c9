#include "core/base/issue_list.h"

#include <utility>

namespace assay::base {

IssueList::IssueList(std::int64_t limitPerCode)
    : m_limitPerCode(limitPerCode) {}

void IssueList::add(Issue issue) {
    if (count(issue.code) >= m_limitPerCode) {
        addNotKept(issue.severity, issue.code, 1);
        return;
    }
    ++m_bySeverity[issue.severity];
    ++m_byCode[issue.code];
    m_issues.push_back(std::move(issue));
}

void IssueList::addNotKept(Severity severity, IssueCode code, std::int64_t count) {
    m_bySeverity[severity] += count;
    m_byCode[code] += count;
    m_notKept[{severity, code}] += count;
}

std::int64_t IssueList::total() const noexcept {
    std::int64_t sum = 0;
    for (const auto& [severity, count] : m_bySeverity) {
        sum += count;
    }
    return sum;
}

std::int64_t IssueList::count(Severity severity) const noexcept {
    const auto found = m_bySeverity.find(severity);
    return found == m_bySeverity.end() ? 0 : found->second;
}

std::int64_t IssueList::count(IssueCode code) const noexcept {
    const auto found = m_byCode.find(code);
    return found == m_byCode.end() ? 0 : found->second;
}

} // namespace assay::base
