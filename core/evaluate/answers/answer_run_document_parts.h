// Inside the answers room: what the documents of a run and those of its questions have in common. Pure; any
// thread.
#pragma once

#include "core/base/result.h"
#include "core/json/settings_reader.h"
#include "core/statistics/interval.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace assay::evaluate {

using RunDocument = nlohmann::ordered_json;

[[nodiscard]] inline std::string textOfDocument(const RunDocument& document) {
    return document.dump(-1, ' ', false, RunDocument::error_handler_t::replace);
}

[[nodiscard]] inline base::Result<> damagedUnless(const std::string& wrong) {
    return wrong.empty() ? base::Result<>() : base::fail(base::ErrorCode::DamagedWorkspace, wrong);
}

template <typename Value>
[[nodiscard]] RunDocument orNullOf(const std::optional<Value>& value) {
    return value ? RunDocument(*value) : RunDocument();
}

// The name among `names`; nullopt: another one, or none.
template <typename Value, std::size_t n>
[[nodiscard]] std::optional<Value> enumeratorIn(const RunDocument* found,
                                                const std::array<std::string_view, n>& names) {
    const auto at = found != nullptr && found->is_string()
                        ? std::ranges::find(names, std::string_view(found->get_ref<const std::string&>()))
                        : names.end();
    return at != names.end() ? std::optional(static_cast<Value>(at - names.begin())) : std::nullopt;
}

// A list of two numbers in their order; nullopt: it is none.
[[nodiscard]] inline std::optional<statistics::Interval> intervalIn(const RunDocument& document) {
    const bool isPair = document.is_array() && document.size() == 2;
    const auto low = isPair ? base::numberIn(document[0]) : std::nullopt;
    const auto high = isPair ? base::numberIn(document[1]) : std::nullopt;
    return low && high && *low <= *high ? std::optional(statistics::Interval{*low, *high}) : std::nullopt;
}

} // namespace assay::evaluate
