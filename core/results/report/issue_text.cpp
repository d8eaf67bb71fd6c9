#include "core/results/report/issue_text.h"

namespace assay::results {
namespace {

// A switch, so that the compiler names a code without words.
const char* kindOf(base::IssueCode code) {
    using base::IssueCode;
    switch (code) {
    case IssueCode::MalformedRecord:
        return ASSAY_TEXT("Report", "Malformed record");
    case IssueCode::InvalidUtf8:
        return ASSAY_TEXT("Report", "Invalid UTF-8");
    case IssueCode::MissingField:
        return ASSAY_TEXT("Report", "Missing field");
    case IssueCode::WrongType:
        return ASSAY_TEXT("Report", "Wrong type");
    case IssueCode::UnknownLabel:
        return ASSAY_TEXT("Report", "Unknown label");
    case IssueCode::NotANumber:
        return ASSAY_TEXT("Report", "Not a number");
    case IssueCode::OutOfRange:
        return ASSAY_TEXT("Report", "Out of range");
    case IssueCode::DuplicateId:
        return ASSAY_TEXT("Report", "Duplicate id");
    case IssueCode::MissingScore:
        return ASSAY_TEXT("Report", "No score");
    case IssueCode::StoredFhriDiffers:
        return ASSAY_TEXT("Report", "Stored FHRI differs from the recomputed one");
    case IssueCode::OrphanPair:
        return ASSAY_TEXT("Report", "Pair with one side only");
    case IssueCode::PairOutOfOrder:
        return ASSAY_TEXT("Report", "Pair out of order");
    case IssueCode::UnpairedContradiction:
        return ASSAY_TEXT("Report", "Contradictions without a pair");
    case IssueCode::LeakedPredictions:
        return ASSAY_TEXT("Report", "Leaked predictions");
    case IssueCode::UnknownScenario:
        return ASSAY_TEXT("Report", "Scenario without a predetermined threshold");
    case IssueCode::EmptyInput:
        return ASSAY_TEXT("Report", "Empty file");
    case IssueCode::TruncatedInput:
        return ASSAY_TEXT("Report", "Truncated file");
    case IssueCode::ExtraColumns:
        return ASSAY_TEXT("Report", "Too many fields");
    case IssueCode::FewerColumns:
        return ASSAY_TEXT("Report", "Too few fields");
    case IssueCode::Placeholder:
        return ASSAY_TEXT("Report", "Placeholder");
    case IssueCode::WrongEncoding:
        return ASSAY_TEXT("Report", "Wrong character set");
    case IssueCode::IdCollision:
        return ASSAY_TEXT("Report", "Id taken already");
    case IssueCode::UnresolvedEvidence:
        return ASSAY_TEXT("Report", "Evidence without a text");
    case IssueCode::YearOutsideCoverage:
        return ASSAY_TEXT("Report", "Year outside the coverage");
    case IssueCode::LostInFormat:
        return ASSAY_TEXT("Report", "Lost in the format");
    case IssueCode::UnknownQuestion:
        return ASSAY_TEXT("Report", "Unknown question");
    case IssueCode::DuplicateKey:
        return ASSAY_TEXT("Report", "Key given twice");
    case IssueCode::UnknownSentence:
        return ASSAY_TEXT("Report", "Unknown sentence");
    case IssueCode::MissingVector:
        return ASSAY_TEXT("Report", "Sentence without a vector");
    case IssueCode::ZeroVector:
        return ASSAY_TEXT("Report", "Vector of length 0");
    case IssueCode::WrongDimension:
        return ASSAY_TEXT("Report", "Wrong dimension");
    case IssueCode::NameDiffers:
        return ASSAY_TEXT("Report", "Another name of a company");
    case IssueCode::FilingCollision:
        return ASSAY_TEXT("Report", "Filing that is there already");
    case IssueCode::FetchSetAside:
        return ASSAY_TEXT("Report", "Fetched vectors set aside");
    case IssueCode::UnknownName:
        return ASSAY_TEXT("Report", "Unknown name");
    case IssueCode::OutOfOrder:
        return ASSAY_TEXT("Report", "Out of order");
    case IssueCode::OutsideFilter:
        return ASSAY_TEXT("Report", "Outside the filter");
    case IssueCode::UnwritableName:
        return ASSAY_TEXT("Report", "Name that cannot be written");
    }
    return "";
}

} // namespace

std::string issueKindText(base::IssueCode code, const words::Wording& wording) {
    return wording.text(kindOf(code));
}

std::string severityText(base::Severity severity, const words::Wording& wording) {
    switch (severity) {
    case base::Severity::Info:
        return wording.text(ASSAY_TEXT("Report", "Information"));
    case base::Severity::Warning:
        return wording.text(ASSAY_TEXT("Report", "Warning"));
    case base::Severity::Error:
        return wording.text(ASSAY_TEXT("Report", "Error"));
    }
    return {};
}

} // namespace assay::results
