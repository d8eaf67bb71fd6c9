#include "core/base/issue.h"

#include <array>
#include <utility>

namespace assay::base {
namespace {

constexpr std::array<std::pair<Severity, std::string_view>, 3> kSeverityNames{{
    {Severity::Info, "info"},
    {Severity::Warning, "warning"},
    {Severity::Error, "error"},
}};

constexpr std::array<std::pair<IssueCode, std::string_view>, 39> kIssueCodeNames{{
    {IssueCode::MalformedRecord, "malformed_record"},
    {IssueCode::InvalidUtf8, "invalid_utf8"},
    {IssueCode::MissingField, "missing_field"},
    {IssueCode::WrongType, "wrong_type"},
    {IssueCode::UnknownLabel, "unknown_label"},
    {IssueCode::NotANumber, "not_a_number"},
    {IssueCode::OutOfRange, "out_of_range"},
    {IssueCode::DuplicateId, "duplicate_id"},
    {IssueCode::MissingScore, "missing_score"},
    {IssueCode::StoredFhriDiffers, "stored_fhri_differs"},
    {IssueCode::OrphanPair, "orphan_pair"},
    {IssueCode::PairOutOfOrder, "pair_out_of_order"},
    {IssueCode::UnpairedContradiction, "unpaired_contradiction"},
    {IssueCode::LeakedPredictions, "leaked_predictions"},
    {IssueCode::UnknownScenario, "unknown_scenario"},
    {IssueCode::EmptyInput, "empty_input"},
    {IssueCode::TruncatedInput, "truncated_input"},
    {IssueCode::ExtraColumns, "extra_columns"},
    {IssueCode::FewerColumns, "fewer_columns"},
    {IssueCode::Placeholder, "placeholder"},
    {IssueCode::WrongEncoding, "wrong_encoding"},
    {IssueCode::IdCollision, "id_collision"},
    {IssueCode::UnresolvedEvidence, "unresolved_evidence"},
    {IssueCode::YearOutsideCoverage, "year_outside_coverage"},
    {IssueCode::LostInFormat, "lost_in_format"},
    {IssueCode::UnknownQuestion, "unknown_question"},
    {IssueCode::DuplicateKey, "duplicate_key"},
    {IssueCode::UnknownSentence, "unknown_sentence"},
    {IssueCode::MissingVector, "missing_vector"},
    {IssueCode::ZeroVector, "zero_vector"},
    {IssueCode::WrongDimension, "wrong_dimension"},
    {IssueCode::NameDiffers, "name_differs"},
    {IssueCode::FilingCollision, "filing_collision"},
    {IssueCode::FetchSetAside, "fetch_set_aside"},
    {IssueCode::UnknownName, "unknown_name"},
    {IssueCode::OutOfOrder, "out_of_order"},
    {IssueCode::OutsideFilter, "outside_filter"},
    {IssueCode::UnwritableName, "unwritable_name"},
    {IssueCode::DecimalComma, "decimal_comma"},
}};

template <typename Names, typename Value>
std::string_view nameIn(const Names& names, Value value) noexcept {
    for (const auto& [known, name] : names) {
        if (known == value) {
            return name;
        }
    }
    return "unknown";
}

template <typename Value, typename Names>
std::optional<Value> valueIn(const Names& names, std::string_view name) noexcept {
    for (const auto& [value, known] : names) {
        if (known == name) {
            return value;
        }
    }
    return std::nullopt;
}

} // namespace

std::string_view severityName(Severity severity) noexcept {
    return nameIn(kSeverityNames, severity);
}

std::string_view issueCodeName(IssueCode code) noexcept {
    return nameIn(kIssueCodeNames, code);
}

std::optional<Severity> severityFromName(std::string_view name) noexcept {
    return valueIn<Severity>(kSeverityNames, name);
}

std::optional<IssueCode> issueCodeFromName(std::string_view name) noexcept {
    return valueIn<IssueCode>(kIssueCodeNames, name);
}

} // namespace assay::base
