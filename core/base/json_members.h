// Members and values of JSON that others may have written: a file, a row of a workspace, a reply. Nothing is
// taken for granted. operator[] on a const object without the key is undefined, and get() throws for another
// type or cuts a number that is too large; these do neither.
//
//     const auto* rules = base::memberOf(document, "rules");
//     if (rules == nullptr || !rules->is_array()) { … }
//
// For any nlohmann::basic_json; whoever calls includes the library.
#pragma once

#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace assay::base {

// Null when `object` is no object or has no such member. Valid as long as `object`.
template <typename Json>
[[nodiscard]] const Json* memberOf(const Json& object, std::string_view key) {
    if (!object.is_object()) {
        return nullptr;
    }
    const auto found = object.find(key);
    return found == object.end() ? nullptr : &*found;
}

// The same where a member is null: a null counts as missing.
template <typename Json>
[[nodiscard]] const Json* valueOf(const Json& object, std::string_view key) {
    const Json* found = memberOf(object, key);
    return found == nullptr || found->is_null() ? nullptr : found;
}

// nullopt: no text.
template <typename Json>
[[nodiscard]] std::optional<std::string> textIn(const Json& value) {
    return value.is_string() ? std::optional(value.template get<std::string>()) : std::nullopt;
}

// nullopt: no whole number, or one that the type does not hold. 1.0 is none.
template <typename Integer, typename Json>
[[nodiscard]] std::optional<Integer> integerIn(const Json& value) {
    const bool fits =
        value.is_number_unsigned()
            ? std::in_range<Integer>(value.template get<std::uint64_t>())
            : value.is_number_integer() && std::in_range<Integer>(value.template get<std::int64_t>());
    return fits ? std::optional(value.template get<Integer>()) : std::nullopt;
}

// nullopt: no number, or none that is finite.
template <typename Json>
[[nodiscard]] std::optional<double> numberIn(const Json& value) {
    const double number = value.is_number() ? value.template get<double>() : std::nan("");
    return std::isfinite(number) ? std::optional(number) : std::nullopt;
}

// The text of a member; empty when it is not there or no text.
template <typename Json>
[[nodiscard]] std::string memberText(const Json& object, std::string_view key) {
    const Json* found = memberOf(object, key);
    return found == nullptr ? std::string() : textIn(*found).value_or(std::string());
}

} // namespace assay::base
