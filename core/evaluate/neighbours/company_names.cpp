#include "core/evaluate/neighbours/company_names.h"

#include <unordered_set>

namespace assay::evaluate {

CompanyNames::CompanyNames(const workspace::CorpusColumns& columns)
    : m_columns(&columns) {
    std::unordered_map<std::int64_t, std::uint32_t> first;
    std::unordered_map<std::uint32_t, std::int64_t> holders; // of a name: companies that go by it
    std::unordered_set<std::uint32_t> withoutNumber;
    for (std::size_t row = 0; row < columns.size(); ++row) {
        if (columns.cik[row] == workspace::CorpusColumns::kMissing) {
            if (withoutNumber.insert(columns.company[row]).second) {
                ++holders[columns.company[row]];
            }
            continue;
        }
        const auto [place, isNew] = first.try_emplace(columns.cik[row], columns.company[row]);
        if (isNew) {
            ++holders[columns.company[row]];
        } else if (place->second == 0 && columns.company[row] != 0) {
            --holders[0];
            ++holders[columns.company[row]];
            place->second = columns.company[row];
        }
    }
    for (const auto& [cik, name] : first) {
        const std::string number = std::to_string(cik);
        const std::string& text = columns.names[name];
        m_names[cik] = text.empty() ? number : holders[name] > 1 ? text + " (" + number + ")" : text;
    }
}

std::string CompanyNames::of(std::uint32_t row) const {
    const std::int64_t cik = m_columns->cik[row];
    if (cik == workspace::CorpusColumns::kMissing) {
        return m_columns->names[m_columns->company[row]];
    }
    return m_names.at(cik);
}

bool CompanyNames::differ(std::uint32_t a, std::uint32_t b) const {
    if (a >= m_columns->size() || b >= m_columns->size()) {
        return false; // a sentence of an engine that the corpus does not list
    }
    const std::int64_t first = m_columns->cik[a];
    const std::int64_t second = m_columns->cik[b];
    constexpr std::int64_t kMissing = workspace::CorpusColumns::kMissing;
    if (first != kMissing && second != kMissing) {
        return first != second;
    }
    const std::uint32_t nameOfFirst = m_columns->company[a];
    const std::uint32_t nameOfSecond = m_columns->company[b];
    return nameOfFirst != 0 && nameOfSecond != 0 && nameOfFirst != nameOfSecond;
}

} // namespace assay::evaluate
