#include "core/retrieval/field_index.h"

#include "core/base/guard.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <numeric>

namespace assay::retrieval {

using base::ErrorCode;
using base::fail;

namespace {

using Ranges = std::span<const RowRange>;

struct Field {
    // Different ones in their order, each with its ranges: [begin[i], begin[i + 1]) of `ranges`.
    std::vector<std::string> values;
    std::vector<std::size_t> begin;
    std::vector<RowRange> ranges;

    [[nodiscard]] Ranges rangesOf(std::string_view value) const {
        const auto found = std::lower_bound(values.begin(), values.end(), value);
        if (found == values.end() || *found != value) {
            return {};
        }
        const auto i = static_cast<std::size_t>(found - values.begin());
        return Ranges(ranges).subspan(begin[i], begin[i + 1] - begin[i]);
    }
};

template <typename Work>
void forEachRun(std::span<const std::uint32_t> codes, Work&& work) {
    for (std::size_t first = 0, last = 0; first < codes.size(); first = last) {
        last = first + 1;
        while (last < codes.size() && codes[last] == codes[first]) {
            ++last;
        }
        work(codes[first], RowRange{static_cast<Row>(first), static_cast<Row>(last)});
    }
}

// `codes` are places in `values`, which are different and in their order.
Field fieldOf(std::span<const std::uint32_t> codes, std::vector<std::string> values) {
    Field field;
    field.begin.assign(values.size() + 1, 0);
    field.values = std::move(values);
    forEachRun(codes, [&field](std::uint32_t code, RowRange) { ++field.begin[code + 1]; });
    std::partial_sum(field.begin.begin(), field.begin.end(), field.begin.begin());
    field.ranges.resize(field.begin.back());
    std::vector<std::size_t> next(field.begin.begin(), std::prev(field.begin.end()));
    forEachRun(codes, [&](std::uint32_t code, RowRange range) { field.ranges[next[code]++] = range; });
    return field;
}

// The first range from `from` on that ends behind `row`: by growing steps, then by halves, so that a near one
// is found as quickly as by looking at each, and a far one without looking at those between.
Ranges::iterator firstBehind(Ranges::iterator from, Ranges::iterator end, Row row) {
    std::ptrdiff_t step = 1;
    while (step < end - from && from[step - 1].last <= row) {
        from += step;
        step *= 2;
    }
    return std::partition_point(from, from + std::min(step, end - from),
                                [row](const RowRange& range) { return range.last <= row; });
}

std::vector<RowRange> common(Ranges few, Ranges many) {
    std::vector<RowRange> both;
    auto at = many.begin();
    for (const RowRange& range : few) {
        at = firstBehind(at, many.end(), range.first);
        while (at != many.end() && at->first < range.last) {
            both.push_back({std::max(range.first, at->first), std::min(range.last, at->last)});
            if (at->last > range.last) {
                break; // the next range may reach into it too
            }
            ++at;
        }
    }
    return both;
}

base::Result<> checkSize(std::size_t given, std::size_t rows, const std::string& field) {
    if (given != rows) {
        return fail(ErrorCode::InvalidArgument, std::to_string(given) + " instead of " + std::to_string(rows),
                    field);
    }
    return {};
}

} // namespace

struct FieldIndex::State {
    std::size_t rows = 0;
    std::map<std::string, Field, std::less<>> fields;
};

FieldIndex::FieldIndex(std::size_t rows)
    : m_state(std::make_unique<State>()) {
    m_state->rows = rows;
}

FieldIndex::~FieldIndex() = default;
FieldIndex::FieldIndex(FieldIndex&&) noexcept = default;
FieldIndex& FieldIndex::operator=(FieldIndex&&) noexcept = default;

std::size_t FieldIndex::rows() const noexcept {
    return m_state->rows;
}

base::Result<> FieldIndex::add(const std::string& field, const std::vector<std::uint32_t>& codes,
                               const std::vector<std::string>& values) {
    return base::guarded(field, [&]() -> base::Result<> {
        ASSAY_TRY(checkSize(codes.size(), m_state->rows, field));
        if (!values.empty() && !values.front().empty()) {
            return fail(ErrorCode::InvalidArgument, values.front(), field);
        }
        const auto beyond = std::find_if(codes.begin(), codes.end(),
                                         [&values](std::uint32_t code) { return code >= values.size(); });
        if (beyond != codes.end()) {
            return fail(ErrorCode::InvalidArgument,
                        std::to_string(*beyond) + " of " + std::to_string(values.size()), field);
        }
        std::vector<std::string> sorted = values;
        std::sort(sorted.begin(), sorted.end());
        sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
        std::vector<std::uint32_t> place(values.size());
        std::transform(values.begin(), values.end(), place.begin(), [&sorted](const std::string& value) {
            return static_cast<std::uint32_t>(std::lower_bound(sorted.begin(), sorted.end(), value) -
                                              sorted.begin());
        });
        std::vector<std::uint32_t> placed(codes.size());
        std::transform(codes.begin(), codes.end(), placed.begin(),
                       [&place](std::uint32_t code) { return place[code]; });
        m_state->fields.insert_or_assign(field, fieldOf(placed, std::move(sorted)));
        return {};
    });
}

base::Result<> FieldIndex::addNumbers(const std::string& field, std::span<const std::uint32_t> numbers) {
    return base::guarded(field, [&]() -> base::Result<> {
        std::vector<std::uint32_t> different(numbers.begin(), numbers.end());
        std::sort(different.begin(), different.end());
        different.erase(std::unique(different.begin(), different.end()), different.end());
        std::vector<std::uint32_t> codes(numbers.size());
        std::transform(numbers.begin(), numbers.end(), codes.begin(), [&different](std::uint32_t number) {
            const auto at = std::lower_bound(different.begin(), different.end(), number);
            return static_cast<std::uint32_t>(at - different.begin()) + 1;
        });
        std::vector<std::string> values(1);
        values.reserve(different.size() + 1);
        for (const std::uint32_t number : different) {
            values.push_back(std::to_string(number));
        }
        return add(field, codes, values);
    });
}

bool FieldIndex::has(std::string_view field) const noexcept {
    return m_state->fields.contains(field);
}

base::Result<RowSet> FieldIndex::rowsOf(const Filter& filter) const {
    return base::guarded("filter", [&]() -> base::Result<RowSet> {
        std::vector<Ranges> parts;
        parts.reserve(filter.size());
        for (const FieldEquals& wanted : filter) {
            const auto field = m_state->fields.find(wanted.field);
            if (field == m_state->fields.end()) {
                return fail(ErrorCode::InvalidArgument, wanted.field, "filter");
            }
            parts.push_back(field->second.rangesOf(wanted.value));
        }
        if (parts.empty()) {
            return RowSet::all(m_state->rows);
        }
        std::sort(parts.begin(), parts.end(),
                  [](const Ranges& a, const Ranges& b) { return a.size() < b.size(); });
        std::vector<RowRange> both;
        Ranges met = parts.front();
        for (std::size_t i = 1; i < parts.size() && !met.empty(); ++i) {
            both = common(met, parts[i]);
            met = both;
        }
        return RowSet::ofRanges(met);
    });
}

} // namespace assay::retrieval
