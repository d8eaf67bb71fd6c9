#include "core/evaluate/answers/rubric.h"

#include "core/base/guard.h"
#include "core/base/rule_files.h"
#include "core/json/field_list.h"
#include "core/json/json_schema.h"

#include <re2/re2.h>

#include <algorithm>
#include <tuple>
#include <utility>

namespace assay::evaluate {
namespace {

using RubricDocument = nlohmann::ordered_json;

constexpr std::size_t kMaxPatternBytes = 4096;

// A list of structs that have a list of fields themselves.
template <typename Owner, typename Part, typename Fields>
struct ListField {
    std::string_view name;
    std::vector<Part> Owner::* member;
    Fields fields;

    void write(const Owner& owner, RubricDocument& object) const {
        RubricDocument list = RubricDocument::array();
        for (const Part& part : owner.*member) {
            list.push_back(json::toJson(part, fields));
        }
        object[std::string(name)] = std::move(list);
    }

    void read(json::SettingsReader& reader, Owner& owner) const {
        const std::string key(name);
        const RubricDocument* const list = reader.take(key);
        if (list == nullptr) {
            return;
        }
        if (!list->is_array()) {
            return reader.complain(key);
        }
        (owner.*member).clear();
        for (std::size_t i = 0; i < list->size(); ++i) {
            const RubricDocument& one = (*list)[i];
            Part part;
            const std::string wrong = one.is_object() ? json::readObject(one, part, fields) : "an object";
            if (!wrong.empty()) {
                return reader.complain(key + "[" + std::to_string(i) + "]." + wrong);
            }
            (owner.*member).push_back(std::move(part));
        }
    }
};

template <typename Owner, typename Part, typename Fields>
constexpr ListField<Owner, Part, Fields> listOf(std::string_view name, std::vector<Part> Owner::* member,
                                                Fields fields) {
    return {name, member, fields};
}

constexpr std::tuple kScopeFields{json::field("answer_types", &RubricScope::answerTypes),
                                  json::field("except_answer_types", &RubricScope::exceptAnswerTypes),
                                  json::field("categories", &RubricScope::categories),
                                  json::field("question_ids", &RubricScope::questionIds)};

constexpr std::tuple kPartFields{
    json::required(json::field("metric", &RubricPart::metric)), json::field("weight", &RubricPart::weight),
    json::field("scale", &RubricPart::scale), json::field("required", &RubricPart::required),
    json::group("when", &RubricPart::when, kScopeFields)};

constexpr std::tuple kConditionFields{
    json::required(json::field("metric", &RubricCondition::metric)),
    json::field("from", &RubricCondition::from), json::field("to", &RubricCondition::to),
    json::field("above", &RubricCondition::above), json::field("below", &RubricCondition::below)};

constexpr std::tuple kDemandFields{json::group("condition", &RubricDemand::condition, kConditionFields),
                                   json::field("required", &RubricDemand::required)};

constexpr std::tuple kFlagFields{json::required(json::field("name", &RubricFlag::name)),
                                 listOf("all", &RubricFlag::all, kConditionFields)};

constexpr std::tuple kBandFields{json::required(json::field("metric", &RubricBand::metric)),
                                 json::required(json::field("low", &RubricBand::low)),
                                 json::required(json::field("high", &RubricBand::high))};

constexpr std::tuple kTargetFields{json::required(json::field("metric", &RubricTarget::metric)),
                                   json::required(json::field("target", &RubricTarget::target)),
                                   json::required(json::field("minimum", &RubricTarget::minimum)),
                                   json::field("at_most", &RubricTarget::atMost),
                                   json::field("field", &RubricTarget::field),
                                   json::field("value", &RubricTarget::value)};

constexpr std::tuple kHintFields{json::required(json::field("issue", &RubricHint::issue)),
                                 json::group("when", &RubricHint::when, kConditionFields),
                                 json::field("indicator", &RubricHint::indicator),
                                 json::field("cause", &RubricHint::cause)};

constexpr std::tuple kAssertionFields{
    json::field("name", &RubricAssertion::name),
    json::required(json::named("kind", &RubricAssertion::kind, kAssertionKindNames)),
    json::field("text", &RubricAssertion::text), json::field("limit", &RubricAssertion::limit),
    json::group("when", &RubricAssertion::when, kScopeFields)};

constexpr std::tuple kRubricFields{
    json::required(json::field("name", &Rubric::name)),
    json::field("title", &Rubric::title),
    json::field("source", &Rubric::source),
    json::field("version", &Rubric::version),
    json::named("tokenizer", &Rubric::tokenizer, metrics::kRougeTokenizerNames),
    json::field("stem", &Rubric::stem),
    json::named("citations", &Rubric::citations, kCitationStyleNames),
    json::field("norwegian", &Rubric::norwegian),
    listOf("parts", &Rubric::parts, kPartFields),
    json::field("pass", &Rubric::pass),
    json::field("acceptable", &Rubric::acceptable),
    listOf("demands", &Rubric::demands, kDemandFields),
    listOf("flags", &Rubric::flags, kFlagFields),
    listOf("bands", &Rubric::bands, kBandFields),
    listOf("targets", &Rubric::targets, kTargetFields),
    listOf("hints", &Rubric::hints, kHintFields),
    listOf("assertions", &Rubric::assertions, kAssertionFields)};

// A question's own assertions stand in an object with other members.
struct OwnAssertions {
    std::vector<RubricAssertion> assertions;
};

constexpr std::tuple kOwnFields{listOf("assertions", &OwnAssertions::assertions, kAssertionFields)};

std::string numbered(std::string_view list, std::size_t i) {
    return std::string(list) + "[" + std::to_string(i) + "]";
}

base::Result<> invalid(std::string detail, std::string where) {
    return base::fail(base::ErrorCode::InvalidArgument, std::move(detail), std::move(where));
}

base::Result<> checkAssertions(const std::vector<RubricAssertion>& assertions) {
    for (std::size_t i = 0; i < assertions.size(); ++i) {
        const RubricAssertion& one = assertions[i];
        const std::string where = numbered("assertions", i);
        if (one.kind == AssertionKind::MaxLatencyMs || one.kind == AssertionKind::MaxPrice ||
            one.kind == AssertionKind::MaxTokens) {
            if (one.limit < 0) {
                return invalid("below 0", where + ".limit");
            }
            continue;
        }
        if (one.text.empty()) {
            return invalid("empty", where + ".text");
        }
        if (one.kind == AssertionKind::Matches || one.kind == AssertionKind::MatchesNot) {
            re2::RE2::Options options;
            options.set_log_errors(false);
            const re2::RE2 pattern(one.text, options);
            if (one.text.size() > kMaxPatternBytes || !pattern.ok()) {
                return invalid(pattern.ok() ? "pattern too long" : pattern.error(), where + ".text");
            }
        } else if (one.kind == AssertionKind::JsonSchema) {
            const std::string wrong = json::checkSchema(nlohmann::json::parse(one.text, nullptr, false));
            if (!wrong.empty()) {
                return invalid("schema: " + wrong, where + ".text");
            }
        }
    }
    return {};
}

base::Result<> checkRubric(const Rubric& rubric) {
    for (std::size_t i = 0; i < rubric.parts.size(); ++i) {
        if (!(rubric.parts[i].weight > 0) || !(rubric.parts[i].scale > 0)) {
            return invalid("weight or scale not above 0", numbered("parts", i));
        }
    }
    if (rubric.acceptable && (!rubric.pass || *rubric.acceptable > *rubric.pass)) {
        return invalid("not below pass", "acceptable");
    }
    for (std::size_t i = 0; i < rubric.bands.size(); ++i) {
        if (rubric.bands[i].low > rubric.bands[i].high) {
            return invalid("low above high", numbered("bands", i));
        }
    }
    for (std::size_t i = 0; i < rubric.targets.size(); ++i) {
        const RubricTarget& target = rubric.targets[i];
        if (!target.reaches(target.target, target.minimum)) {
            return invalid(target.atMost ? "minimum below target" : "minimum above target",
                           numbered("targets", i));
        }
        if (target.field.empty() != target.value.empty()) {
            return invalid("field and value belong together", numbered("targets", i));
        }
    }
    return checkAssertions(rubric.assertions);
}

} // namespace

bool RubricCondition::holds(double value) const noexcept {
    return (!from || value >= *from) && (!to || value <= *to) && (!above || value > *above) &&
           (!below || value < *below);
}

bool Rubric::hasPart(std::string_view metric) const noexcept {
    return std::ranges::any_of(parts, [metric](const RubricPart& part) { return part.metric == metric; });
}

base::Result<Rubric> rubricPreset(std::string_view name) {
    if (std::ranges::find(kRubricPresets, name) == kRubricPresets.end()) {
        return base::fail(base::ErrorCode::NotFound, std::string(name));
    }
    return rubricFromJson(base::ruleFile("rubric_" + std::string(name)));
}

base::Result<Rubric> rubricFromJson(std::string_view json) {
    return base::guarded("rubric", [&]() -> base::Result<Rubric> {
        const RubricDocument document = json::parseSettingsJson(json);
        if (!document.is_object()) {
            return base::fail(base::ErrorCode::InvalidArgument, "no JSON object");
        }
        Rubric rubric;
        const std::string wrong = json::readObject(document, rubric, kRubricFields);
        if (!wrong.empty()) {
            return base::fail(base::ErrorCode::InvalidArgument, "unknown, missing or of another type", wrong);
        }
        ASSAY_TRY(checkRubric(rubric));
        return rubric;
    });
}

std::string rubricJson(const Rubric& rubric) {
    return json::toJson(rubric, kRubricFields).dump();
}

base::Result<std::vector<RubricAssertion>> assertionsFromJson(std::string_view extra) {
    return base::guarded("assertions", [&]() -> base::Result<std::vector<RubricAssertion>> {
        OwnAssertions own;
        if (extra.find("\"assertions\"") == std::string_view::npos) {
            return own.assertions; // most questions have none: nothing is parsed
        }
        const RubricDocument document = json::parseSettingsJson(extra, json::kRecordDepth);
        std::string wrong;
        json::SettingsReader reader(document, {}, wrong);
        json::readFields(reader, own, kOwnFields);
        if (!wrong.empty()) {
            return base::fail(base::ErrorCode::InvalidArgument, "unknown, missing or of another type", wrong);
        }
        ASSAY_TRY(checkAssertions(own.assertions));
        return own.assertions;
    });
}

} // namespace assay::evaluate
