#include "widgets/rubrics/rubric_entry.h"

#include "core/results/answers/rubric_words.h"

#include <QString>
#include <QtGlobal>
#include <algorithm>
#include <utility>

namespace assay::widgets {
namespace {

using Value = RubricValue;

constexpr std::array kRubricLists{
    RubricList{"parts",
               QT_TRANSLATE_NOOP("assay::widgets::RubricTable", "Parts"),
               {{{"metric", Value::Measure},
                 {"weight", Value::Number},
                 {"scale", Value::Number},
                 {"required", Value::YesNo},
                 {"when", Value::Scope}}},
               "{\"metric\":\"rougeL_f\",\"weight\":1,\"scale\":1,\"required\":false}"},
    RubricList{"demands",
               QT_TRANSLATE_NOOP("assay::widgets::RubricTable", "Demands"),
               {{{"condition", Value::Condition}, {"required", Value::YesNo}}},
               "{\"condition\":{\"metric\":\"rougeL_f\",\"from\":0},\"required\":false}"},
    RubricList{"bands",
               QT_TRANSLATE_NOOP("assay::widgets::RubricTable", "Bands"),
               {{{"metric", Value::Measure}, {"low", Value::Number}, {"high", Value::Number}}},
               "{\"metric\":\"rougeL_f\",\"low\":0,\"high\":1}"},
    RubricList{"flags",
               QT_TRANSLATE_NOOP("assay::widgets::RubricTable", "Flags"),
               {{{"name", Value::Text}, {"all", Value::Conditions}}},
               "{\"name\":\"flag\",\"all\":[{\"metric\":\"rougeL_f\",\"above\":0.6}]}"},
    RubricList{"targets",
               QT_TRANSLATE_NOOP("assay::widgets::RubricTable", "Targets"),
               {{{"metric", Value::Measure},
                 {"target", Value::Number},
                 {"minimum", Value::Number},
                 {"at_most", Value::YesNo},
                 {"field", Value::Text},
                 {"value", Value::Text}}},
               "{\"metric\":\"pass_rate\",\"target\":0.7,\"minimum\":0.5}"},
    RubricList{"hints",
               QT_TRANSLATE_NOOP("assay::widgets::RubricTable", "Hints"),
               {{{"issue", Value::Text},
                 {"when", Value::Condition},
                 {"indicator", Value::Text},
                 {"cause", Value::Text}}},
               "{\"issue\":\"hint\",\"when\":{\"metric\":\"pass_rate\",\"below\":0.5}}"},
    RubricList{"assertions",
               QT_TRANSLATE_NOOP("assay::widgets::RubricTable", "Assertions"),
               {{{"name", Value::Text},
                 {"kind", Value::AssertionKind},
                 {"text", Value::AssertionText},
                 {"limit", Value::AssertionLimit},
                 {"when", Value::Scope}}},
               "{\"kind\":\"must_not_include\",\"text\":\"as an AI\"}"},
};

// What a question brings itself applies to it.
constexpr RubricList kOwnAssertions{"assertions",
                                    QT_TRANSLATE_NOOP("assay::widgets::RubricTable", "Assertions"),
                                    {{{"name", Value::Text},
                                      {"kind", Value::AssertionKind},
                                      {"text", Value::AssertionText},
                                      {"limit", Value::AssertionLimit}}},
                                    kRubricLists.back().fresh};

// A rubric with the value in a place where nothing else is asked of it.
std::optional<evaluate::Rubric> rubricAround(const char* list, const char* metricOrName, const char* member,
                                             const RubricJson& value) {
    RubricJson entry{{metricOrName, "-"}};
    entry[member] = value;
    RubricJson document{{"name", "-"}};
    document[list] = RubricJson::array({std::move(entry)});
    auto rubric = evaluate::rubricFromJson(document.dump());
    return rubric ? std::optional(std::move(*rubric)) : std::nullopt;
}

} // namespace

std::span<const RubricMember> RubricList::columns() const {
    const auto end = std::ranges::find(members, RubricValue::None, &RubricMember::value);
    return {members.begin(), end};
}

std::span<const RubricList> rubricLists() {
    return kRubricLists;
}

const RubricList& ownAssertions() {
    return kOwnAssertions;
}

base::Result<evaluate::Rubric> rubricOfEntry(const RubricList& list, const RubricJson& entry) {
    RubricJson document{{"name", "-"}};
    document[list.member] = RubricJson::array({entry});
    return evaluate::rubricFromJson(document.dump());
}

std::optional<evaluate::RubricScope> scopeOf(const RubricJson& value) {
    if (value.is_null()) {
        return evaluate::RubricScope();
    }
    const auto rubric = rubricAround("parts", "metric", "when", value);
    return rubric ? std::optional(rubric->parts.front().when) : std::nullopt;
}

std::optional<std::vector<evaluate::RubricCondition>> conditionsOf(const RubricJson& value) {
    if (value.is_null()) {
        return std::vector<evaluate::RubricCondition>();
    }
    const auto rubric =
        rubricAround("flags", "name", "all", value.is_object() ? RubricJson::array({value}) : value);
    return rubric ? std::optional(rubric->flags.front().all) : std::nullopt;
}

QList<QVariantList> scopeRows(const evaluate::RubricScope& scope) {
    QList<QVariantList> rows;
    for (std::size_t i = 0; i < results::kScopeLists.size(); ++i) {
        for (const std::string& value : scope.*results::kScopeLists[i].list) {
            rows.append(QVariantList{static_cast<int>(i), QString::fromStdString(value)});
        }
    }
    return rows;
}

RubricJson scopeJson(const QList<QVariantList>& rows) {
    RubricJson scope = RubricJson::object();
    for (const QVariantList& row : rows) {
        const auto& list = results::kScopeLists[static_cast<std::size_t>(row[0].toInt())];
        scope[std::string(list.member)].push_back(row[1].toString().toStdString());
    }
    return scope;
}

QList<QVariantList> conditionRows(const std::vector<evaluate::RubricCondition>& conditions) {
    QList<QVariantList> rows;
    for (const evaluate::RubricCondition& each : conditions) {
        const QString measure = QString::fromStdString(each.metric);
        const std::array limits{each.from, each.to, each.above, each.below};
        for (std::size_t rule = 0; rule < limits.size(); ++rule) {
            if (limits[rule]) {
                rows.append(QVariantList{measure, static_cast<int>(rule), *limits[rule]});
            }
        }
        if (std::ranges::none_of(limits, [](const auto& limit) { return limit.has_value(); })) {
            rows.append(QVariantList{measure, static_cast<int>(ConditionRule::HasValue), QVariant()});
        }
    }
    return rows;
}

RubricJson conditionsJson(const QList<QVariantList>& rows) {
    RubricJson conditions = RubricJson::array();
    for (const QVariantList& row : rows) {
        const std::string measure = row[0].toString().toStdString();
        const auto rule = static_cast<std::size_t>(row[1].toInt());
        const char* const member = rule < kConditionMembers.size() ? kConditionMembers[rule] : nullptr;
        if (conditions.empty() || conditions.back()["metric"] != measure || member == nullptr ||
            conditions.back().contains(member)) {
            conditions.push_back(RubricJson{{"metric", measure}});
        }
        if (member != nullptr) {
            conditions.back()[member] = row[2].toDouble();
        }
    }
    return conditions;
}

} // namespace assay::widgets
