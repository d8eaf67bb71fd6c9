// The entries of a rubric's lists in its document: which members they have, what each holds, and how what
// applies when stands in rows of a form and back. Pure; any thread.
#pragma once

#include "core/evaluate/answers/rubric.h"

#include <nlohmann/json.hpp>

#include <QList>
#include <QVariant>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace assay::widgets {

using RubricJson = nlohmann::ordered_json;

enum class RubricValue : std::uint8_t {
    None, // no more members
    Measure,
    Number,
    YesNo,
    Text,
    AssertionKind,
    AssertionText, // a phrase, a pattern or a schema, by the kind beside it
    AssertionLimit,
    Scope,      // to which questions it applies
    Condition,  // of one measure
    Conditions, // a list of these
};

// What stands in a cell of a table as it is in the document; the others are shown in words, and have a form.
[[nodiscard]] constexpr bool isPlain(RubricValue value) noexcept {
    return value == RubricValue::Measure || value == RubricValue::Number || value == RubricValue::YesNo ||
           value == RubricValue::Text || value == RubricValue::AssertionText ||
           value == RubricValue::AssertionLimit;
}

// Texts, also where they look like numbers.
[[nodiscard]] constexpr bool isText(RubricValue value) noexcept {
    return value == RubricValue::Measure || value == RubricValue::Text ||
           value == RubricValue::AssertionText || value == RubricValue::AssertionKind;
}

struct RubricMember {
    const char* name = nullptr;
    RubricValue value = RubricValue::None;
};

struct RubricList {
    const char* member;
    const char* title; // marked for the context assay::widgets::RubricTable
    std::array<RubricMember, 6> members;
    const char* fresh; // a new entry

    [[nodiscard]] std::span<const RubricMember> columns() const;
};

[[nodiscard]] std::span<const RubricList> rubricLists();
// Those that a question brings itself, without what they apply to.
[[nodiscard]] const RubricList& ownAssertions();

// A document with this entry alone in the list: what the core says of it, with "member[0]" before the path.
[[nodiscard]] base::Result<evaluate::Rubric> rubricOfEntry(const RubricList& list, const RubricJson& entry);

// nullopt: it has members that a scope or condition has not, or of another type. Null is an empty one. Of
// conditions one object or a list of them.
[[nodiscard]] std::optional<evaluate::RubricScope> scopeOf(const RubricJson& value);
[[nodiscard]] std::optional<std::vector<evaluate::RubricCondition>> conditionsOf(const RubricJson& value);

// A row for each value: the number of its list (results::kScopeLists), the value.
[[nodiscard]] QList<QVariantList> scopeRows(const evaluate::RubricScope& scope);
[[nodiscard]] RubricJson scopeJson(const QList<QVariantList>& rows);

// The rule of a row; the last one has no number.
enum class ConditionRule : std::uint8_t { From, To, Above, Below, HasValue };

inline constexpr std::array kConditionMembers{"from", "to", "above", "below"};

// A row for each limit: the measure, the ConditionRule, the number.
[[nodiscard]] QList<QVariantList> conditionRows(const std::vector<evaluate::RubricCondition>& conditions);
// Rows of one measure that follow one another are one condition, as far as their rules differ.
[[nodiscard]] RubricJson conditionsJson(const QList<QVariantList>& rows);

} // namespace assay::widgets
