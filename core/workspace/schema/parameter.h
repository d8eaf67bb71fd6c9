// A value for a parameter of a statement. Numbers, texts and what may be missing convert by themselves, so
// that values can be listed in the order of a statement's parameters: `Cursor rows(database, sql, suite,
// name)`.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>
#include <variant>

namespace assay::workspace {

// Stored as a blob, not as a text: bytes that need not be UTF-8.
struct Blob {
    std::string_view bytes;
};

// An enumeration is its number, a missing value and NaN are NULL. Texts are referred to: a parameter lives no
// longer than the call it is made for.
class Parameter {
  public:
    using Value = std::variant<std::monostate, std::int64_t, double, std::string_view, Blob>;

    template <typename Given>
    Parameter(const Given& given) // converts by design
        : m_value(valueOf(given)) {}

    [[nodiscard]] const Value& value() const noexcept { return m_value; }

  private:
    static Value valueOf(std::nullopt_t /*missing*/) { return {}; }

    template <typename Given>
    static Value valueOf(const std::optional<Given>& given) {
        return given ? valueOf(*given) : Value();
    }

    template <typename Given>
    static Value valueOf(const Given& given) {
        if constexpr (std::is_enum_v<Given> || std::is_integral_v<Given>) {
            return static_cast<std::int64_t>(given);
        } else if constexpr (std::is_floating_point_v<Given>) {
            return static_cast<double>(given);
        } else if constexpr (std::is_same_v<Given, Blob>) {
            return given;
        } else {
            return std::string_view(given);
        }
    }

    Value m_value;
};

// NULL for an empty text, where a column says so that there is none.
[[nodiscard]] inline std::optional<std::string_view> unlessEmpty(std::string_view text) {
    return text.empty() ? std::nullopt : std::optional(text);
}

// A member of what may be missing.
template <typename Whole, typename Member>
[[nodiscard]] std::optional<Member> memberOf(const std::optional<Whole>& whole, Member Whole::* member) {
    return whole ? std::optional<Member>((*whole).*member) : std::nullopt;
}

} // namespace assay::workspace
