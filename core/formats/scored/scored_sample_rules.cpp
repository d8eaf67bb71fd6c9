#include "core/formats/scored/scored_sample_rules.h"

#include "core/base/trimmed.h"
#include "core/base/utf8_text.h"
#include "core/formats/csv_cell.h"
#include "core/json/json_text.h"
#include "core/metrics/classification/fhri.h"

#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace assay::formats {

using base::IssueCode;
using base::Severity;
using Kind = ScoredValue::Kind;

namespace {

// The shortest text that reads back as the same number.
std::string numberText(double value) {
    std::array<char, 32> text{};
    const auto [end, error] = std::to_chars(text.data(), text.data() + text.size(), value);
    return {text.data(), end};
}

} // namespace

ScoredSampleRules::ScoredSampleRules(base::IssueList& issues)
    : m_issues(issues) {}

std::optional<IssueCode> ScoredSampleRules::apply(ScoredRecord& record, const std::string& file,
                                                  model::ScoredSample& sample) {
    m_record = &record;
    m_file = &file;
    m_rejected.reset();
    sample = {};
    sample.line = record.source().line;
    if (record.invalidUtf8Line != 0) {
        report(Severity::Warning, IssueCode::InvalidUtf8, record.invalidUtf8Line, {},
               record.invalidUtf8Value);
    }
    for (const WrongGroup& wrong : record.wrongGroups) {
        report(Severity::Warning, IssueCode::WrongType, record.lineOf(wrong.value), wrong.name,
               wrong.value.json);
        record.addExtra(wrong.name, wrong.value);
    }
    applyLabel(sample);
    sample.fhri = checkedScore(ScoredField::Fhri);
    sample.fhriStored = sample.fhri.has_value();
    sample.nli = checkedScore(ScoredField::Nli);
    for (std::size_t i = 0; i < model::kComponentCount; ++i) {
        sample.components[i] = checkedScore(componentField(i));
    }
    if (m_rejected) {
        return m_rejected;
    }
    sample.sampleId = text(ScoredField::SampleId, true);
    sample.scenario = text(ScoredField::Scenario, true);
    sample.pairId = text(ScoredField::PairId, true);
    sample.question = text(ScoredField::Question, false);
    sample.answer = text(ScoredField::Answer, false);
    applyPrediction(sample);
    applyWeights(sample);
    applyFhri(sample);
    sample.extra = record.extraObject();
    return std::nullopt;
}

void ScoredSampleRules::report(Severity severity, IssueCode code, std::int64_t line, std::string_view field,
                               std::string_view value, std::string expected) {
    base::Issue issue;
    issue.severity = severity;
    issue.code = code;
    issue.file = *m_file;
    issue.line = line;
    issue.field = field;
    issue.value = base::cutUtf8(value, base::kIssueValueLength);
    issue.expected = std::move(expected);
    m_issues.add(std::move(issue));
}

void ScoredSampleRules::reject(IssueCode code, const ScoredValue& value) {
    report(Severity::Error, code, m_record->lineOf(value), value.name, value.text);
    if (!m_rejected) {
        m_rejected = code;
    }
}

ScoredSampleRules::Score ScoredSampleRules::scoreOf(const ScoredValue& value, double highest) {
    switch (value.kind) {
    case Kind::Missing:
        return {};
    case Kind::NotANumber:
        return {std::nullopt, IssueCode::NotANumber};
    case Kind::Text:
    case Kind::Other:
        return {std::nullopt, IssueCode::WrongType};
    case Kind::Cell:
    case Kind::Number:
        break;
    }
    const std::string_view text = value.kind == Kind::Cell ? base::trimmed(value.text) : value.text;
    if (text.empty()) {
        return {}; // a cell of blanks
    }
    std::optional<double> number = json::decimalFromText(text);
    if (!number && value.kind == Kind::Cell && m_record->mayHaveDecimalCommas) {
        number = withDecimalComma(value, highest);
    }
    if (!number) {
        return {std::nullopt, IssueCode::NotANumber};
    }
    if (!(*number >= 0 && *number <= highest)) {
        return {std::nullopt, IssueCode::OutOfRange};
    }
    return {number, std::nullopt};
}

std::optional<double> ScoredSampleRules::withDecimalComma(const ScoredValue& value, double highest) {
    const std::optional<double> number = decimalCommaNumber(base::trimmed(value.text), highest);
    if (number && m_decimalCommas.emplace(*m_file, value.name).second) {
        report(Severity::Info, IssueCode::DecimalComma, m_record->lineOf(value), value.name, value.text,
               numberText(*number));
    }
    return number;
}

std::optional<double> ScoredSampleRules::checkedScore(ScoredField field) {
    const ScoredValue& value = m_record->value(field);
    const Score score = scoreOf(value, 1.0);
    if (score.wrong) {
        reject(*score.wrong, value);
    }
    return score.value;
}

std::string ScoredSampleRules::text(ScoredField field, bool numbersToo) {
    const ScoredValue& value = m_record->value(field);
    switch (value.kind) {
    case Kind::Missing:
        return {};
    case Kind::Text:
    case Kind::Cell:
        return std::string(value.text);
    case Kind::Number:
        if (numbersToo) {
            return std::string(value.text);
        }
        break;
    case Kind::NotANumber:
    case Kind::Other:
        break;
    }
    report(Severity::Warning, IssueCode::WrongType, m_record->lineOf(value), value.name, value.text);
    m_record->addExtra(value.name, value);
    return {};
}

void ScoredSampleRules::applyLabel(model::ScoredSample& sample) {
    const ScoredValue& value = m_record->value(ScoredField::Label);
    if (value.kind == Kind::Missing) {
        report(Severity::Error, IssueCode::MissingField, m_record->source().line, "label", {});
        m_rejected = IssueCode::MissingField;
    } else if (value.kind != Kind::Text && value.kind != Kind::Cell) {
        reject(IssueCode::WrongType, value);
    } else if (const auto label = model::labelFromName(value.text)) {
        sample.label = *label;
    } else {
        reject(IssueCode::UnknownLabel, value);
    }
}

void ScoredSampleRules::applyPrediction(model::ScoredSample& sample) {
    const ScoredValue& value = m_record->value(ScoredField::PredictedLabel);
    const std::string name = text(ScoredField::PredictedLabel, false);
    if (name.empty()) {
        return;
    }
    sample.predictedLabel = model::labelFromName(name);
    if (!sample.predictedLabel) {
        report(Severity::Warning, IssueCode::UnknownLabel, m_record->lineOf(value), value.name, value.text);
        m_record->addExtra(value.name, value);
    }
}

// Weights that cannot be used are reported and kept in `extra`; the document's weights then apply.
void ScoredSampleRules::applyWeights(model::ScoredSample& sample) {
    model::ComponentWeights weights{};
    double sum = 0;
    bool given = false;
    bool usable = true;
    const ScoredValue* first = nullptr;
    for (std::size_t i = 0; i < model::kComponentCount; ++i) {
        const ScoredValue& value = m_record->value(weightField(i));
        if (value.kind == Kind::Missing) {
            continue;
        }
        first = first == nullptr ? &value : first;
        given = true;
        const Score score = scoreOf(value, std::numeric_limits<double>::max());
        if (score.wrong) {
            report(Severity::Warning, *score.wrong, m_record->lineOf(value), value.name, value.text);
            usable = false;
        }
        weights[i] = score.value.value_or(0.0);
        sum += weights[i];
    }
    if (!given) {
        return;
    }
    if (usable && !(sum > 0 && std::isfinite(sum))) {
        report(Severity::Warning, IssueCode::OutOfRange, m_record->lineOf(*first), first->name, first->text);
        usable = false;
    }
    if (usable) {
        sample.sourceWeights = weights;
        return;
    }
    for (std::size_t i = 0; i < model::kComponentCount; ++i) {
        const ScoredValue& value = m_record->value(weightField(i));
        if (value.kind != Kind::Missing) {
            m_record->addExtra(value.name, value);
        }
    }
}

void ScoredSampleRules::applyFhri(model::ScoredSample& sample) {
    const auto recomputed =
        metrics::weightedFhri(sample.components, sample.sourceWeights.value_or(model::kDocumentWeights));
    if (!sample.fhri) {
        sample.fhri = recomputed;
        if (!sample.fhri) {
            report(Severity::Warning, IssueCode::MissingScore, sample.line, "fhri", {});
        }
        return;
    }
    // The little that is added keeps a difference of exactly the tolerance from being decided by rounding.
    constexpr double rounding = 1e-9;
    if (recomputed && std::abs(*recomputed - *sample.fhri) > kFhriTolerance + rounding) {
        const ScoredValue& stored = m_record->value(ScoredField::Fhri);
        report(Severity::Warning, IssueCode::StoredFhriDiffers, m_record->lineOf(stored), stored.name,
               stored.text, numberText(*recomputed));
    }
}

} // namespace assay::formats
