#include "core/metrics/classification/threshold_grid.h"

#include "core/base/trimmed.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace assay::metrics {
namespace {

constexpr std::int64_t kMillion = 1'000'000;
constexpr int kDecimals = 6;

using base::ErrorCode;
using base::fail;

// A plain decimal in [0, 1] as millionths; digit by digit, so that nothing is rounded.
std::optional<std::int64_t> millionthsOf(std::string_view text) {
    text = base::trimmed(text);
    const std::size_t point = std::min(text.find('.'), text.size());
    const std::string_view whole = text.substr(0, point);
    const std::string_view fraction = point < text.size() ? text.substr(point + 1) : std::string_view{};
    const auto allDigits = [](std::string_view digits) {
        return std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; });
    };
    if ((whole.empty() && fraction.empty()) || !allDigits(whole) || !allDigits(fraction)) {
        return std::nullopt;
    }
    std::int64_t value = 0;
    for (const char c : whole) {
        value = value * 10 + (c - '0');
        if (value > 1) {
            return std::nullopt;
        }
    }
    for (std::size_t i = 0; i < std::max<std::size_t>(fraction.size(), kDecimals); ++i) {
        const char c = i < fraction.size() ? fraction[i] : '0';
        if (i < kDecimals) {
            value = value * 10 + (c - '0');
        } else if (c != '0') {
            return std::nullopt;
        }
    }
    return value <= kMillion ? std::optional(value) : std::nullopt;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) {
            return parts;
        }
        text.remove_prefix(end + 1);
    }
}

auto invalid(std::string_view value) {
    return fail(ErrorCode::InvalidArgument, std::string(value), "thresholds");
}

} // namespace

std::string formatThreshold(std::int64_t millionths) {
    std::string digits = std::to_string(millionths % kMillion);
    digits.insert(0, static_cast<std::size_t>(kDecimals) - digits.size(), '0');
    while (digits.size() > 2 && digits.back() == '0') {
        digits.pop_back();
    }
    return std::to_string(millionths / kMillion) + '.' + digits;
}

ThresholdGrid::ThresholdGrid(std::vector<std::int64_t> millionths)
    : m_millionths(std::move(millionths)) {
    m_values.reserve(m_millionths.size());
    for (const std::int64_t value : m_millionths) {
        // Both integers are exact and division rounds correctly: the double nearest to the decimal fraction.
        m_values.push_back(static_cast<double>(value) / static_cast<double>(kMillion));
    }
}

ThresholdGrid::ThresholdGrid()
    : ThresholdGrid(std::vector<std::int64_t>{500'000, 550'000, 600'000, 650'000, 700'000, 750'000, 800'000,
                                              850'000, 900'000, 950'000}) {}

base::Result<ThresholdGrid> ThresholdGrid::fromMillionths(std::int64_t first, std::int64_t last,
                                                          std::int64_t step) {
    if (first < 0 || last > kMillion || first > last || step <= 0 ||
        (last - first) / step >= static_cast<std::int64_t>(kMaxThresholds)) {
        return invalid(std::to_string(first) + ':' + std::to_string(last) + ':' + std::to_string(step) +
                       " millionths");
    }
    std::vector<std::int64_t> millionths;
    // Counts down what is left, so that no sum can overflow whatever the step.
    for (std::int64_t value = first;; value += step) {
        millionths.push_back(value);
        if (last - value < step) {
            break;
        }
    }
    return ThresholdGrid(std::move(millionths));
}

base::Result<ThresholdGrid> ThresholdGrid::parse(std::string_view text) {
    if (text.find(':') != std::string_view::npos) {
        const std::vector<std::string_view> parts = split(text, ':');
        std::array<std::int64_t, 3> range{};
        if (parts.size() != range.size()) {
            return invalid(text);
        }
        for (std::size_t i = 0; i < range.size(); ++i) {
            const std::optional<std::int64_t> value = millionthsOf(parts[i]);
            if (!value) {
                return invalid(text);
            }
            range[i] = *value;
        }
        base::Result<ThresholdGrid> grid = fromMillionths(range[0], range[1], range[2]);
        if (!grid) {
            return invalid(text);
        }
        return grid;
    }
    std::vector<std::int64_t> millionths;
    for (const std::string_view part : split(text, ',')) {
        const std::optional<std::int64_t> value = millionthsOf(part);
        if (!value) {
            return invalid(text);
        }
        millionths.push_back(*value);
    }
    std::sort(millionths.begin(), millionths.end());
    millionths.erase(std::unique(millionths.begin(), millionths.end()), millionths.end());
    if (millionths.size() > kMaxThresholds) {
        return invalid(text.substr(0, 100));
    }
    return ThresholdGrid(std::move(millionths));
}

std::string ThresholdGrid::format(std::size_t index) const {
    return formatThreshold(m_millionths[index]);
}

} // namespace assay::metrics
