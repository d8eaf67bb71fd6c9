// What makes an answer good, as data: weighted parts, limits, bands, flags, conditions, assertions, and the
// targets of a suite.
//
// overall = sum(weight x value) / sum(weight) over the parts that apply, a value being metric / scale. A part
// that does not apply is left out and the weights are renormalised; one that is required and has no value
// leaves overall and verdict without one. Verdict: *fail* where a condition or an assertion does not hold,
// else *pass* from `pass` on, *acceptable* from `acceptable` on, else *fail*; none where a condition cannot
// be judged. Where there are no parts but assertions, overall is the share of those that hold.
//
// Three come along (resources/rules/rubric_*.json): finrag, norwegian and florida, from the documents that
// their `source` names. A rubric is a JSON document; rubricFromJson() reads it strictly, and what it leaves
// out is as in Rubric{}.
#pragma once

#include "core/base/result.h"
#include "core/metrics/answers/rouge.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

// Which form the citations of answers have.
enum class CitationStyle : std::uint8_t { None, Florida, Norwegian };

inline constexpr std::array<std::string_view, 3> kCitationStyleNames{"none", "florida", "norwegian"};

// To which questions something applies: to those that fit every list that is not empty.
struct RubricScope {
    std::vector<std::string> answerTypes;
    std::vector<std::string> exceptAnswerTypes;
    std::vector<std::string> categories;
    std::vector<std::string> questionIds;

    friend bool operator==(const RubricScope&, const RubricScope&) = default;
};

struct RubricPart {
    std::string metric;    // a name of metrics/answers/answer_metric.h, or of an imported score
    double weight = 1;     // above 0
    double scale = 1;      // of the metric's best value, above 0
    bool required = false; // without a value there is no overall
    RubricScope when;

    friend bool operator==(const RubricPart&, const RubricPart&) = default;
};

// Of a metric's value: all that are given must hold.
struct RubricCondition {
    std::string metric;
    std::optional<double> from;  // >=
    std::optional<double> to;    // <=
    std::optional<double> above; // >
    std::optional<double> below; // <

    [[nodiscard]] bool holds(double value) const noexcept;

    friend bool operator==(const RubricCondition&, const RubricCondition&) = default;
};

// A demand on the verdict: whoever has a value must meet it. One that is required and has no value leaves the
// verdict open.
struct RubricDemand {
    RubricCondition condition;
    bool required = false;

    friend bool operator==(const RubricDemand&, const RubricDemand&) = default;
};

// A name for answers whose values all lie within bounds: "verbatim_copying".
struct RubricFlag {
    std::string name;
    std::vector<RubricCondition> all;

    friend bool operator==(const RubricFlag&, const RubricFlag&) = default;
};

// Where the values of good answers usually lie.
struct RubricBand {
    std::string metric;
    double low = 0;
    double high = 1;

    friend bool operator==(const RubricBand&, const RubricBand&) = default;
};

// What a suite's mean should reach, and at least; `metric` may be pass_rate. With `field` and `value` the
// mean of the questions that have this value under the field (stratumValues()): "retrieval_scope",
// "cross_company".
struct RubricTarget {
    std::string metric;
    double target = 0;
    double minimum = 0;
    bool atMost = false; // both are reached from above: less is better, and `minimum` is the most
    std::string field{};
    std::string value{};

    [[nodiscard]] bool reaches(double mean, double limit) const noexcept {
        return atMost ? mean <= limit : mean >= limit;
    }

    friend bool operator==(const RubricTarget&, const RubricTarget&) = default;
};

// What a pattern in the figures of a suite may come from. `issue` is its name.
struct RubricHint {
    std::string issue;
    RubricCondition when; // of the suite's mean
    std::string indicator;
    std::string cause;

    friend bool operator==(const RubricHint&, const RubricHint&) = default;
};

enum class AssertionKind : std::uint8_t {
    MustInclude,    // the text as a phrase
    MustNotInclude, // the same, not
    Matches,        // the text as a pattern in RE2 syntax
    MatchesNot,
    JsonSchema, // the answer is JSON as the text, a JSON Schema, wants it
    MaxLatencyMs,
    MaxPrice,
    MaxTokens, // of usage
};

inline constexpr std::array<std::string_view, 8> kAssertionKindNames{
    "must_include", "must_not_include", "matches",   "matches_not",
    "json_schema",  "max_latency_ms",   "max_price", "max_tokens"};

struct RubricAssertion {
    std::string name; // empty: its kind
    AssertionKind kind = AssertionKind::MustInclude;
    std::string text; // phrase, pattern or schema
    double limit = 0; // of what has one
    RubricScope when;

    friend bool operator==(const RubricAssertion&, const RubricAssertion&) = default;
};

struct Rubric {
    std::string name;
    std::string title;
    std::string source; // the document that it follows
    int version = 1;
    metrics::RougeTokenizer tokenizer = metrics::RougeTokenizer::Ascii;
    bool stem = false;
    CitationStyle citations = CitationStyle::None;
    bool norwegian = false; // checks the language of answers
    std::vector<RubricPart> parts;
    std::optional<double> pass;
    std::optional<double> acceptable; // below `pass`; nullopt: there is no such state
    std::vector<RubricDemand> demands;
    std::vector<RubricFlag> flags;
    std::vector<RubricBand> bands;
    std::vector<RubricTarget> targets;
    std::vector<RubricHint> hints;
    std::vector<RubricAssertion> assertions;

    [[nodiscard]] bool hasPart(std::string_view metric) const noexcept;

    friend bool operator==(const Rubric&, const Rubric&) = default;
};

inline constexpr std::array<std::string_view, 3> kRubricPresets{"finrag", "norwegian", "florida"};

// Error: NotFound for a name that is none of kRubricPresets.
[[nodiscard]] base::Result<Rubric> rubricPreset(std::string_view name);

// Error: InvalidArgument, with the member in `where` and what is wrong with it in `detail`: no JSON, an
// unknown member, a wrong type; a weight or scale not above 0, limits out of order, a pattern or schema that
// cannot be used.
[[nodiscard]] base::Result<Rubric> rubricFromJson(std::string_view json);

// All members, in a fixed order; the bytes by which a rubric is hashed.
[[nodiscard]] std::string rubricJson(const Rubric& rubric);

// The assertions that a question brings itself: `assertions` of its extra members, as in a rubric. Error: as
// rubricFromJson().
[[nodiscard]] base::Result<std::vector<RubricAssertion>> assertionsFromJson(std::string_view extra);

} // namespace assay::evaluate
