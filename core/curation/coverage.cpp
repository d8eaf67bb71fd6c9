#include "core/curation/coverage.h"

#include "core/base/guard.h"
#include "core/curation/question_filter.h"
#include "core/model/question_field.h"

#include <algorithm>
#include <charconv>
#include <set>
#include <utility>

namespace assay::curation {
namespace {

using workspace::QuestionColumns;

// The values of a facet that a question has, as numbers into the columns' names; the empty one when none.
std::span<const std::uint32_t> valuesOf(const QuestionColumns& columns, CoverageFacet facet,
                                        std::size_t row) {
    static constexpr std::uint32_t kMissing = 0;
    const auto one = [row](const std::vector<std::uint32_t>& column) { return std::span(&column[row], 1); };
    const auto several = [row](const QuestionColumns::Lists& lists) {
        const auto values = lists.of(row);
        return values.empty() ? std::span(&kMissing, 1) : values;
    };
    switch (facet) {
    case CoverageFacet::Category:
        return one(columns.category);
    case CoverageFacet::Difficulty:
        return one(columns.difficulty);
    case CoverageFacet::Scope:
        return one(columns.scope);
    case CoverageFacet::AnswerType:
        return one(columns.answerType);
    case CoverageFacet::Year:
        return several(columns.years);
    case CoverageFacet::Company:
        break;
    }
    return several(columns.companies);
}

std::optional<std::int64_t> asNumber(const std::string& text) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

// The usual values of a facet in their own order, then numbers by size, then texts; the empty one last.
class ValueOrder {
  public:
    explicit ValueOrder(CoverageFacet facet) {
        if (facet == CoverageFacet::Difficulty) {
            m_usual = model::fieldInfo(model::QuestionField::Difficulty).choices;
        }
    }

    bool operator()(const std::string& a, const std::string& b) const {
        if (a.empty() || b.empty()) {
            return !a.empty() && b.empty();
        }
        if (const auto i = rankOf(a), j = rankOf(b); i != j) {
            return i < j;
        }
        const auto x = asNumber(a);
        const auto y = asNumber(b);
        if (x.has_value() != y.has_value()) {
            return x.has_value();
        }
        return x && *x != *y ? *x < *y : a < b;
    }

  private:
    [[nodiscard]] std::ptrdiff_t rankOf(const std::string& value) const {
        return std::find(m_usual.begin(), m_usual.end(), value) - m_usual.begin();
    }

    std::span<const std::string_view> m_usual;
};

const std::vector<std::string>* namedBy(const workspace::TargetCell& cell, CoverageFacet facet) {
    switch (facet) {
    case CoverageFacet::Category:
        return &cell.categories;
    case CoverageFacet::Difficulty:
        return &cell.difficulties;
    case CoverageFacet::Scope:
        return &cell.scopes;
    case CoverageFacet::AnswerType:
        return &cell.answerTypes;
    default:
        return nullptr;
    }
}

// Gives every value of a facet its place; `places` leads from numbers into the names to it.
std::vector<std::string> sortedValues(const QuestionColumns& columns, std::span<const std::size_t> rows,
                                      CoverageFacet facet, const workspace::TargetMix* target,
                                      std::map<std::uint32_t, std::uint32_t>& places) {
    std::set<std::uint32_t> used;
    for (const std::size_t row : rows) {
        const auto values = valuesOf(columns, facet, row);
        used.insert(values.begin(), values.end());
    }
    std::set<std::string> texts;
    for (const std::uint32_t name : used) {
        texts.insert(columns.names[name]);
    }
    if (target != nullptr) {
        for (const workspace::TargetCell& cell : target->cells) {
            if (const auto* const named = namedBy(cell, facet)) {
                texts.insert(named->begin(), named->end());
            }
        }
    }
    std::vector<std::string> values(texts.begin(), texts.end());
    const ValueOrder comesBefore(facet);
    std::sort(values.begin(), values.end(), comesBefore);
    for (const std::uint32_t name : used) {
        const auto place = std::lower_bound(values.begin(), values.end(), columns.names[name], comesBefore);
        places[name] = static_cast<std::uint32_t>(place - values.begin());
    }
    return values;
}

// Adds one to every combination of the question's values; each combination once.
void countQuestion(const std::vector<std::vector<std::uint32_t>>& values, CoverageMatrix& matrix) {
    CoverageMatrix::Cell cell(values.size());
    std::vector<std::size_t> at(values.size(), 0);
    for (;;) {
        for (std::size_t i = 0; i < values.size(); ++i) {
            cell[i] = values[i][at[i]];
        }
        ++matrix.cells[cell];
        std::size_t facet = values.size();
        while (facet > 0 && ++at[facet - 1] == values[facet - 1].size()) {
            at[--facet] = 0;
        }
        if (facet == 0) {
            return;
        }
    }
}

} // namespace

std::optional<CoverageFacet> coverageFacetFromName(std::string_view name) noexcept {
    const auto* const found = std::find(kCoverageFacetNames.begin(), kCoverageFacetNames.end(), name);
    return found == kCoverageFacetNames.end()
               ? std::nullopt
               : std::optional(static_cast<CoverageFacet>(found - kCoverageFacetNames.begin()));
}

Facet facetOf(CoverageFacet facet) noexcept {
    switch (facet) {
    case CoverageFacet::Category:
        return Facet::Category;
    case CoverageFacet::Difficulty:
        return Facet::Difficulty;
    case CoverageFacet::Scope:
        return Facet::Scope;
    case CoverageFacet::AnswerType:
        return Facet::AnswerType;
    case CoverageFacet::Year:
        return Facet::Year;
    case CoverageFacet::Company:
        break;
    }
    return Facet::Company;
}

std::int64_t CoverageMatrix::count(const Cell& cell) const {
    const auto found = cells.find(cell);
    return found == cells.end() ? 0 : found->second;
}

base::Result<CoverageMatrix> coverageOf(const workspace::QuestionColumns& columns,
                                        std::span<const std::size_t> rows,
                                        std::span<const CoverageFacet> facets,
                                        const workspace::TargetMix* target, std::stop_token stop) {
    return base::guarded("coverage", [&]() -> base::Result<CoverageMatrix> {
        if (facets.empty() || std::set(facets.begin(), facets.end()).size() != facets.size()) {
            return base::fail(base::ErrorCode::InvalidArgument, {}, "facets");
        }
        CoverageMatrix matrix;
        matrix.facets.assign(facets.begin(), facets.end());
        matrix.questions = static_cast<std::int64_t>(rows.size());
        std::vector<std::map<std::uint32_t, std::uint32_t>> places(facets.size());
        for (std::size_t i = 0; i < facets.size(); ++i) {
            if (stop.stop_requested()) {
                return base::fail(base::ErrorCode::Cancelled);
            }
            matrix.values.push_back(sortedValues(columns, rows, facets[i], target, places[i]));
        }
        std::vector<std::vector<std::uint32_t>> values(facets.size());
        for (std::size_t row = 0; row < rows.size(); ++row) {
            if (row % 1024 == 0 && stop.stop_requested()) {
                return base::fail(base::ErrorCode::Cancelled);
            }
            for (std::size_t i = 0; i < facets.size(); ++i) {
                values[i].clear();
                for (const std::uint32_t name : valuesOf(columns, facets[i], rows[row])) {
                    values[i].push_back(places[i].at(name));
                }
                std::sort(values[i].begin(), values[i].end());
                values[i].erase(std::unique(values[i].begin(), values[i].end()), values[i].end());
            }
            countQuestion(values, matrix);
        }
        return matrix;
    });
}

CoverageGaps gapsOf(const CoverageMatrix& matrix, std::size_t limit) {
    CoverageGaps gaps;
    // The empty value is the last of its facet; where no question has another, it stands for all of them.
    std::vector<std::uint32_t> sizes;
    std::int64_t combinations = 1;
    for (const std::vector<std::string>& values : matrix.values) {
        const bool missing = values.size() > 1 && values.back().empty();
        sizes.push_back(static_cast<std::uint32_t>(values.size() - (missing ? 1 : 0)));
        combinations *= sizes.back();
    }
    std::int64_t filled = 0;
    for (const auto& [cell, count] : matrix.cells) {
        bool wished = count > 0;
        for (std::size_t i = 0; i < cell.size(); ++i) {
            wished &= cell[i] < sizes[i];
        }
        filled += wished ? 1 : 0;
    }
    gaps.total = combinations - filled;
    CoverageMatrix::Cell cell(sizes.size(), 0);
    for (std::int64_t i = 0; i < combinations && gaps.cells.size() < limit; ++i) {
        if (matrix.count(cell) == 0) {
            gaps.cells.push_back(cell);
        }
        for (std::size_t facet = sizes.size(); facet > 0 && ++cell[facet - 1] == sizes[facet - 1]; --facet) {
            cell[facet - 1] = 0;
        }
    }
    return gaps;
}

} // namespace assay::curation
