#include "core/results/answers/rubric_words.h"

#include "core/results/answers/answer_blocks.h"
#include "core/results/answers/answer_words.h"
#include "core/results/named_text.h"
#include "core/words/question_words.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace assay::results {
namespace {

using evaluate::AssertionKind;

constexpr std::array kMemberTitles{
    NamedText{"source", ASSAY_TEXT("Report", "Source")},
    NamedText{"tokenizer", ASSAY_TEXT("Report", "Tokenizer")},
    NamedText{"stem", ASSAY_TEXT("Report", "Words are stemmed")},
    NamedText{"citations", ASSAY_TEXT("Report", "Form of citations")},
    NamedText{"norwegian", ASSAY_TEXT("Report", "Norwegian texts")},
    NamedText{"metric", ASSAY_TEXT("Report", "Measure")},
    NamedText{"weight", ASSAY_TEXT("Report", "Weight")},
    NamedText{"scale", ASSAY_TEXT("Report", "Scale")},
    NamedText{"required", ASSAY_TEXT("Report", "Required")},
    NamedText{"when", ASSAY_TEXT("Report", "When")},
    NamedText{"condition", ASSAY_TEXT("Report", "Condition")},
    NamedText{"low", ASSAY_TEXT("Report", "From")},
    NamedText{"high", ASSAY_TEXT("Report", "To")},
    NamedText{"name", ASSAY_TEXT("Report", "Name")},
    NamedText{"all", ASSAY_TEXT("Report", "All of these hold")},
    NamedText{"target", ASSAY_TEXT("Report", "Target")},
    NamedText{"minimum", ASSAY_TEXT("Report", "Minimum")},
    NamedText{"at_most", ASSAY_TEXT("Report", "Less is better")},
    NamedText{"field", ASSAY_TEXT("Report", "Field of questions")},
    NamedText{"value", ASSAY_TEXT("Report", "Value of the field")},
    NamedText{"issue", ASSAY_TEXT("Report", "Issue")},
    NamedText{"indicator", ASSAY_TEXT("Report", "Indicator")},
    NamedText{"cause", ASSAY_TEXT("Report", "Likely cause")},
    NamedText{"kind", ASSAY_TEXT("Report", "Kind")},
    NamedText{"text", ASSAY_TEXT("Report", "Text")},
    NamedText{"limit", ASSAY_TEXT("Report", "Limit")},
};

constexpr std::array kChoiceTitles{
    NamedText{"ascii", ASSAY_TEXT("Report", "as rouge_score")},
    NamedText{"unicode", ASSAY_TEXT("Report", "Unicode words")},
    NamedText{"none", ASSAY_TEXT("Report", "none")},
    NamedText{"florida", ASSAY_TEXT("Report", "statutes and rules of Florida")},
    NamedText{"norwegian", ASSAY_TEXT("Report", "laws and standards of Norway")},
};

constexpr std::array<const char*, evaluate::kAssertionKindNames.size()> kAssertionTitles{
    ASSAY_TEXT("Report", "Must include"),        ASSAY_TEXT("Report", "Must not include"),
    ASSAY_TEXT("Report", "Matches the pattern"), ASSAY_TEXT("Report", "Does not match the pattern"),
    ASSAY_TEXT("Report", "Is JSON by a schema"), ASSAY_TEXT("Report", "Milliseconds at most"),
    ASSAY_TEXT("Report", "Price at most"),       ASSAY_TEXT("Report", "Tokens at most"),
};

// With as many decimals as it has.
std::string limitNumberText(double value, const words::Wording& w) {
    constexpr int kMostDecimals = 6;
    std::string number = w.number(value, kMostDecimals);
    const std::string point = w.decimalPoint();
    number.erase(number.find_last_not_of('0') + 1);
    if (number.ends_with(point)) {
        number.erase(number.size() - point.size());
    }
    return number;
}

// What is asked for, and in parentheses how.
class EntryText {
  public:
    EntryText(std::string head, const words::Wording& wording)
        : m_head(std::move(head))
        , m_wording(wording) {}

    void add(const std::string& detail) {
        if (!detail.empty()) {
            m_details += (m_details.empty() ? "" : "; ") + detail;
        }
    }

    void add(std::string_view member, const std::string& value) {
        if (!value.empty()) {
            add(m_wording.text(ASSAY_TEXT("Report", "%1: %2"),
                               {rubricMemberTitle(member, m_wording), value}));
        }
    }

    void add(std::string_view member, double value) { add(member, limitNumberText(value, m_wording)); }

    void addIf(bool holds, std::string_view member) {
        if (holds) {
            add(rubricMemberTitle(member, m_wording));
        }
    }

    [[nodiscard]] std::string text() const {
        return m_details.empty() ? m_head
                                 : m_wording.text(ASSAY_TEXT("Report", "%1 (%2)"), {m_head, m_details});
    }

  private:
    std::string m_head;
    std::string m_details;
    const words::Wording& m_wording;
};

std::string entryText(const evaluate::RubricPart& part, const words::Wording& w) {
    EntryText text(answerMetricTitle(part.metric, w), w);
    text.add("weight", part.weight);
    if (part.scale != 1) {
        text.add("scale", part.scale);
    }
    text.addIf(part.required, "required");
    text.add(scopeText(part.when, w));
    return text.text();
}

std::string entryText(const evaluate::RubricDemand& demand, const words::Wording& w) {
    EntryText text(conditionText(demand.condition, w), w);
    text.addIf(demand.required, "required");
    return text.text();
}

std::string entryText(const evaluate::RubricFlag& flag, const words::Wording& w) {
    EntryText text(answerFlagTitle(flag.name, w), w);
    text.add(conditionsText(flag.all, w));
    return text.text();
}

std::string entryText(const evaluate::RubricBand& band, const words::Wording& w) {
    evaluate::RubricCondition within;
    within.metric = band.metric;
    within.from = band.low;
    within.to = band.high;
    return conditionText(within, w);
}

std::string entryText(const evaluate::RubricTarget& target, const words::Wording& w) {
    EntryText text(answerMetricTitle(target.metric, w), w);
    text.add("target", target.target);
    text.add("minimum", target.minimum);
    text.addIf(target.atMost, "at_most");
    if (!target.field.empty()) {
        text.add(
            w.text(ASSAY_TEXT("Report", "%1: %2"), {words::fieldTitle(std::string_view(target.field), w),
                                                    words::fieldValueText(target.field, target.value, w)}));
    }
    return text.text();
}

std::string entryText(const evaluate::RubricHint& hint, const words::Wording& w) {
    EntryText text(hint.issue, w);
    text.add(conditionText(hint.when, w));
    text.add("indicator", hint.indicator);
    text.add("cause", hint.cause);
    return text.text();
}

std::string entryText(const evaluate::RubricAssertion& assertion, const words::Wording& w) {
    const std::string kind = assertionKindTitle(assertion.kind, w);
    const std::string value = hasLimit(assertion.kind)
                                  ? limitNumberText(assertion.limit, w)
                                  : w.text(ASSAY_TEXT("Report", "“%1”"), {assertion.text});
    const std::string asked = w.text(ASSAY_TEXT("Report", "%1: %2"), {kind, value});
    EntryText text(assertion.name.empty() ? asked : assertion.name, w);
    text.add(assertion.name.empty() ? std::string() : asked);
    text.add(scopeText(assertion.when, w));
    return text.text();
}

template <typename Entry>
std::string entriesText(const std::vector<Entry>& entries, const words::Wording& w) {
    std::string all;
    for (const Entry& entry : entries) {
        all += (all.empty() ? "" : " · ") + entryText(entry, w);
    }
    return all.empty() ? w.text(ASSAY_TEXT("Report", "none")) : all;
}

} // namespace

std::string rubricMemberTitle(std::string_view member, const words::Wording& wording) {
    const char* const title = textNamed(kMemberTitles, member);
    return title != nullptr ? wording.text(title) : std::string(member);
}

std::string rubricChoiceTitle(std::string_view choice, const words::Wording& wording) {
    const char* const title = textNamed(kChoiceTitles, choice);
    return title != nullptr ? wording.text(title) : std::string(choice);
}

std::string assertionKindTitle(AssertionKind kind, const words::Wording& wording) {
    return wording.text(kAssertionTitles[static_cast<std::size_t>(kind)]);
}

std::string scopeText(const evaluate::RubricScope& scope, const words::Wording& wording) {
    std::string all;
    for (const ScopeList& each : kScopeLists) {
        std::string values;
        for (const std::string& value : scope.*each.list) {
            values += (values.empty() ? "" : ", ") + words::fieldValueText(each.field, value, wording);
        }
        if (!values.empty()) {
            all += (all.empty() ? "" : "; ") +
                   wording.text(ASSAY_TEXT("Report", "%1: %2"), {wording.text(each.title), values});
        }
    }
    return all;
}

std::string conditionText(const evaluate::RubricCondition& condition, const words::Wording& wording) {
    const std::string measure = answerMetricTitle(condition.metric, wording);
    const auto number = [&](const std::optional<double>& value) { return limitNumberText(*value, wording); };
    std::string text = measure;
    std::string further; // a second limit on one side
    if (condition.from) {
        text = number(condition.from) + " ≤ " + text;
    }
    if (condition.above && condition.from) {
        further += "; " + measure + " > " + number(condition.above);
    } else if (condition.above) {
        text = number(condition.above) + " < " + text;
    }
    if (condition.to) {
        text += " ≤ " + number(condition.to);
    }
    if (condition.below && condition.to) {
        further += "; " + measure + " < " + number(condition.below);
    } else if (condition.below) {
        text += " < " + number(condition.below);
    }
    return text == measure ? wording.text(ASSAY_TEXT("Report", "%1 has a value"), {measure}) : text + further;
}

std::string conditionsText(const std::vector<evaluate::RubricCondition>& conditions,
                           const words::Wording& wording) {
    std::string all;
    for (const evaluate::RubricCondition& each : conditions) {
        all += (all.empty() ? "" : "; ") + conditionText(each, wording);
    }
    return all;
}

std::string rubricListText(const evaluate::Rubric& rubric, std::string_view member,
                           const words::Wording& wording) {
    return member == "parts"        ? entriesText(rubric.parts, wording)
           : member == "demands"    ? entriesText(rubric.demands, wording)
           : member == "flags"      ? entriesText(rubric.flags, wording)
           : member == "bands"      ? entriesText(rubric.bands, wording)
           : member == "targets"    ? entriesText(rubric.targets, wording)
           : member == "hints"      ? entriesText(rubric.hints, wording)
           : member == "assertions" ? entriesText(rubric.assertions, wording)
                                    : std::string();
}

} // namespace assay::results
