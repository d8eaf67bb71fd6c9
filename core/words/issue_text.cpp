#include "core/words/issue_text.h"

#include "core/words/error_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace assay::words {
namespace {

using base::Issue;
using base::IssueCode;

// What stands for %1, %2 and %3 of a sentence; names are in quotation marks.
enum class Fact { None, FieldName, ValueName, ExpectedName, Value, Expected };

struct Sentence {
    const char* text;
    std::array<Fact, 3> facts{};
};

struct IssueWords {
    IssueCode code;
    const char* kind;
    Sentence sentence;
};

constexpr std::array kIssues{
    IssueWords{IssueCode::MalformedRecord,
               ASSAY_TEXT("Report", "Malformed record"),
               {ASSAY_TEXT("Report", "The record is not valid JSON or CSV and was not kept.")}},
    IssueWords{
        IssueCode::InvalidUtf8,
        ASSAY_TEXT("Report", "Invalid UTF-8"),
        {ASSAY_TEXT("Report", "The text holds bytes that are no UTF-8; they were replaced. Save the file "
                              "as UTF-8 to keep them.")}},
    IssueWords{IssueCode::MissingField,
               ASSAY_TEXT("Report", "Missing field"),
               {ASSAY_TEXT("Report", "The required field %1 is missing or empty."), {Fact::FieldName}}},
    IssueWords{
        IssueCode::WrongType,
        ASSAY_TEXT("Report", "Wrong type"),
        {ASSAY_TEXT("Report", "%1 has the wrong type: %2 is expected."), {Fact::FieldName, Fact::Expected}}},
    IssueWords{IssueCode::UnknownLabel,
               ASSAY_TEXT("Report", "Unknown label"),
               {ASSAY_TEXT("Report", "%1 is no label; it must be accurate, hallucination or contradiction."),
                {Fact::ValueName}}},
    IssueWords{IssueCode::NotANumber,
               ASSAY_TEXT("Report", "Not a number"),
               {ASSAY_TEXT("Report", "%1 is not a finite number. A decimal comma is read only in tables that "
                                     "are separated by semicolons or tabs, and not where it might part "
                                     "thousands, as in 1,234."),
                {Fact::FieldName}}},
    IssueWords{IssueCode::OutOfRange,
               ASSAY_TEXT("Report", "Out of range"),
               {ASSAY_TEXT("Report", "%1 is %2, which is out of range: %3 is expected."),
                {Fact::FieldName, Fact::Value, Fact::Expected}}},
    IssueWords{IssueCode::DuplicateId,
               ASSAY_TEXT("Report", "Duplicate id"),
               {ASSAY_TEXT("Report", "The id %1 occurred before."), {Fact::ValueName}}},
    IssueWords{
        IssueCode::MissingScore,
        ASSAY_TEXT("Report", "No score"),
        {ASSAY_TEXT("Report",
                    "Neither an FHRI nor a component: the sample was kept, but no threshold can judge it.")}},
    IssueWords{
        IssueCode::StoredFhriDiffers,
        ASSAY_TEXT("Report", "Stored FHRI differs"),
        {ASSAY_TEXT("Report", "The stored FHRI differs from the one recomputed from its components; the "
                              "stored one counts.")}},
    IssueWords{IssueCode::OrphanPair,
               ASSAY_TEXT("Report", "Pair with one side only"),
               {ASSAY_TEXT("Report", "The pair %1 has only one side."), {Fact::ValueName}}},
    IssueWords{IssueCode::PairOutOfOrder,
               ASSAY_TEXT("Report", "Pair out of order"),
               {ASSAY_TEXT("Report", "The contradiction of the pair %1 comes before its accurate baseline."),
                {Fact::ValueName}}},
    IssueWords{IssueCode::UnpairedContradiction,
               ASSAY_TEXT("Report", "Contradictions without a pair"),
               {ASSAY_TEXT("Report", "%1 contradictions have no pair id, in a set that has pair ids."),
                {Fact::Value}}},
    IssueWords{
        IssueCode::LeakedPredictions,
        ASSAY_TEXT("Report", "Leaked predictions"),
        {ASSAY_TEXT("Report", "In %1 every accurate answer and every hallucination is predicted right, "
                              "though the scores cannot tell the two apart: the labels have leaked into "
                              "the stored predictions. Do not trust figures made from them."),
         {Fact::ValueName}}},
    IssueWords{IssueCode::UnknownScenario,
               ASSAY_TEXT("Report", "Unknown scenario"),
               {ASSAY_TEXT("Report", "The scenario %1 has no predetermined threshold; the default applies."),
                {Fact::ValueName}}},
    IssueWords{IssueCode::EmptyInput,
               ASSAY_TEXT("Report", "Empty file"),
               {ASSAY_TEXT("Report", "The file has no record in it.")}},
    IssueWords{IssueCode::TruncatedInput,
               ASSAY_TEXT("Report", "Truncated file"),
               {ASSAY_TEXT("Report",
                           "The file ends inside a record; it may have been cut off while it was copied.")}},
    IssueWords{IssueCode::ExtraColumns,
               ASSAY_TEXT("Report", "Too many fields"),
               {ASSAY_TEXT("Report", "The record has more fields than the header.")}},
    IssueWords{IssueCode::FewerColumns,
               ASSAY_TEXT("Report", "Too few fields"),
               {ASSAY_TEXT("Report", "The record has fewer fields than the header.")}},
    IssueWords{
        IssueCode::Placeholder,
        ASSAY_TEXT("Report", "Placeholder"),
        {ASSAY_TEXT("Report", "%1 still holds a placeholder: %2."), {Fact::FieldName, Fact::ValueName}}},
    IssueWords{IssueCode::WrongEncoding,
               ASSAY_TEXT("Report", "Wrong character set"),
               {ASSAY_TEXT("Report", "%1 was decoded with the wrong character set; repaired it reads %2."),
                {Fact::FieldName, Fact::ExpectedName}}},
    IssueWords{IssueCode::IdCollision,
               ASSAY_TEXT("Report", "Id taken already"),
               {ASSAY_TEXT("Report", "The suite already holds another question with the id %1."),
                {Fact::ValueName}}},
    IssueWords{IssueCode::UnresolvedEvidence,
               ASSAY_TEXT("Report", "Evidence without a text"),
               {ASSAY_TEXT("Report", "The evidence %1 is in no corpus, bundle or file of this workspace."),
                {Fact::ValueName}}},
    IssueWords{IssueCode::YearOutsideCoverage,
               ASSAY_TEXT("Report", "Year outside the coverage"),
               {ASSAY_TEXT("Report", "The year %1 lies outside what the corpus covers."), {Fact::ValueName}}},
    IssueWords{IssueCode::LostInFormat,
               ASSAY_TEXT("Report", "Lost in the format"),
               {ASSAY_TEXT("Report", "The format cannot hold %1; it is left out."), {Fact::FieldName}}},
    IssueWords{IssueCode::UnknownQuestion,
               ASSAY_TEXT("Report", "Unknown question"),
               {ASSAY_TEXT("Report", "No suite of this workspace holds a question with the id %1."),
                {Fact::ValueName}}},
    IssueWords{IssueCode::DuplicateKey,
               ASSAY_TEXT("Report", "Key given twice"),
               {ASSAY_TEXT("Report", "The record has %1 more than once; %2 counts, %3 does not."),
                {Fact::FieldName, Fact::ExpectedName, Fact::ValueName}}},
    IssueWords{IssueCode::UnknownSentence,
               ASSAY_TEXT("Report", "Unknown sentence"),
               {ASSAY_TEXT("Report",
                           "The corpus holds no sentence with the id %1; what belongs to it was left out."),
                {Fact::ValueName}}},
    IssueWords{IssueCode::MissingVector,
               ASSAY_TEXT("Report", "Sentence without a vector"),
               {ASSAY_TEXT("Report", "The sentence %1 has no vector."), {Fact::ValueName}}},
    IssueWords{
        IssueCode::ZeroVector,
        ASSAY_TEXT("Report", "Vector of length 0"),
        {ASSAY_TEXT("Report", "The vector of %1 has the length 0: it points nowhere and is near to nothing."),
         {Fact::ValueName}}},
    IssueWords{IssueCode::WrongDimension,
               ASSAY_TEXT("Report", "Wrong dimension"),
               {ASSAY_TEXT("Report", "The vector has %1 numbers where %2 are due; it was left out."),
                {Fact::Value, Fact::Expected}}},
    IssueWords{IssueCode::NameDiffers,
               ASSAY_TEXT("Report", "Another name of a company"),
               {ASSAY_TEXT("Report",
                           "The company is called %1 here and %2 before in the same section; %2 was kept."),
                {Fact::ValueName, Fact::ExpectedName}}},
    IssueWords{
        IssueCode::FilingCollision,
        ASSAY_TEXT("Report", "Filing that is there already"),
        {ASSAY_TEXT("Report", "Another file, %1, is of the same company, form and year; this one, of the "
                              "period that ends on %2, was not read: their sentences would have the "
                              "same ids."),
         {Fact::ExpectedName, Fact::Value}}},
    IssueWords{
        IssueCode::FetchSetAside,
        ASSAY_TEXT("Report", "Fetched vectors set aside"),
        {ASSAY_TEXT("Report", "Vectors fetched before are of %1, those that come now of %2: the earlier "
                              "ones were set aside, and all were fetched anew."),
         {Fact::Value, Fact::Expected}}},
    IssueWords{IssueCode::UnknownName,
               ASSAY_TEXT("Report", "Unknown name"),
               {ASSAY_TEXT("Report", "%1 says %2, which is none of: %3."),
                {Fact::FieldName, Fact::ValueName, Fact::Expected}}},
    IssueWords{IssueCode::OutOfOrder,
               ASSAY_TEXT("Report", "Out of order"),
               {ASSAY_TEXT("Report", "%1 has %2 behind %3: a list must be in order, the best first."),
                {Fact::FieldName, Fact::Value, Fact::Expected}}},
    IssueWords{
        IssueCode::OutsideFilter,
        ASSAY_TEXT("Report", "Outside the filter"),
        {ASSAY_TEXT("Report", "The result %1 could not have been found within the filter of its anchor."),
         {Fact::ValueName}}},
    IssueWords{
        IssueCode::UnwritableName,
        ASSAY_TEXT("Report", "Name that cannot be written"),
        {ASSAY_TEXT("Report", "%1 is empty, or has a tab or a line break in it and would be read back as "
                              "something else. Judgements left out: %2."),
         {Fact::ValueName, Fact::Expected}}},
    IssueWords{IssueCode::DecimalComma,
               ASSAY_TEXT("Report", "Decimal comma"),
               {ASSAY_TEXT("Report", "Numbers of %1 are written with a decimal comma: %2 was read as %3."),
                {Fact::FieldName, Fact::ValueName, Fact::Expected}}}};

constexpr bool areInOrder() {
    for (std::size_t i = 0; i < kIssues.size(); ++i) {
        if (kIssues[i].code != static_cast<IssueCode>(i)) {
            return false;
        }
    }
    return true;
}

static_assert(areInOrder());

// What the list says of its code, or what is said in this case instead.
Sentence sentenceOf(const Issue& issue) {
    switch (issue.code) {
    case IssueCode::MalformedRecord:
        if (issue.expected.starts_with(
                "query ")) { // of lines with columns, see formats/rankings/trec_files.h
            return {ASSAY_TEXT("Report", "The line does not have the columns that are expected, %1: %2."),
                    {Fact::Expected, Fact::ValueName}};
        }
        break;
    case IssueCode::InvalidUtf8:
        if (!issue.expected.empty()) { // of lines that are compared, see formats/rankings/trec_files.h
            return {ASSAY_TEXT("Report", "The line holds bytes that are no UTF-8. They are compared as they "
                                         "stand: the same id written as UTF-8 is another one.")};
        }
        break;
    case IssueCode::WrongType:
        if (issue.field.empty()) { // of a whole line
            return {ASSAY_TEXT("Report", "The record has the wrong type: it is no object.")};
        }
        if (issue.expected.empty()) {
            return {ASSAY_TEXT("Report", "%1 has the wrong type."), {Fact::FieldName}};
        }
        if (issue.expected == "a list of one") { // see formats/questions/question_values.cpp
            return {
                ASSAY_TEXT("Report", "%1 is a text where a list is expected; it was taken as a list of one."),
                {Fact::FieldName}};
        }
        break;
    case IssueCode::NotANumber:
        if (issue.field == "sentence") { // see formats/rankings/figure_sentences.h
            return {ASSAY_TEXT("Report",
                               "It is not sure what the figures of this sentence are; they were not "
                               "read: %1"),
                    {Fact::ValueName}};
        }
        break;
    case IssueCode::OutOfRange:
        if (issue.expected.empty()) {
            return {ASSAY_TEXT("Report", "%1 is outside 0 to 1."), {Fact::FieldName}};
        }
        break;
    case IssueCode::DuplicateId:
        if (issue.expected == "one company") { // of a bundle, see formats/bundle_json.h
            return {ASSAY_TEXT("Report", "Several sentences of one company (%1): they count as one company."),
                    {Fact::ValueName}};
        }
        if (issue.severity == base::Severity::Info && !issue.expected.empty()) { // of answers
            return {ASSAY_TEXT("Report", "Another answer to %1: it is kept as sample %2."),
                    {Fact::ValueName, Fact::Expected}};
        }
        break;
    case IssueCode::UnknownQuestion:
        if (issue.field == "question") {
            return {ASSAY_TEXT("Report", "No suite of this workspace holds the question %1."),
                    {Fact::ValueName}};
        }
        break;
    case IssueCode::StoredFhriDiffers:
        if (!issue.expected.empty()) {
            return {
                ASSAY_TEXT("Report", "The stored FHRI is %1, the recomputed one %2; the stored one counts."),
                {Fact::Value, Fact::Expected}};
        }
        break;
    case IssueCode::IdCollision: // each says what the import did about it
        if (issue.expected == "keep_both") {
            return {ASSAY_TEXT("Report",
                               "Another suite holds another question with the id %1; both were kept, "
                               "this one in a suite of its own."),
                    {Fact::ValueName}};
        }
        if (issue.expected == "replace") {
            return {
                ASSAY_TEXT("Report", "The suite held another question with the id %1; this one replaced it."),
                {Fact::ValueName}};
        }
        if (issue.expected == "skip") {
            return {
                ASSAY_TEXT("Report",
                           "The suite already holds another question with the id %1; this one was skipped."),
                {Fact::ValueName}};
        }
        break;
    case IssueCode::UnknownSentence:
        if (issue.field == "anchor" || issue.field == "retrieved") { // see formats/neighbour_results.h
            return {ASSAY_TEXT("Report", "The corpus holds no sentence with the id %1."), {Fact::ValueName}};
        }
        break;
    case IssueCode::FilingCollision:
        if (issue.field == "filing") { // see workspace/corpora/identical_filings.h
            return {ASSAY_TEXT("Report", "The filing %1 has the very same texts as %2: open searches cannot "
                                         "tell them apart. One of them should be left out."),
                    {Fact::ValueName, Fact::ExpectedName}};
        }
        break;
    case IssueCode::OutOfOrder:
        if (issue.field == "alignment") { // see evaluate/embeddings/corpus_alignment.h
            if (issue.expected == "misaligned") {
                return {ASSAY_TEXT("Report", "The vectors have nothing to do with the sentences that they "
                                             "are stored for (A = %1): they may be shuffled."),
                        {Fact::Value}};
            }
            if (issue.expected == "doubtful") {
                return {ASSAY_TEXT("Report", "Some vectors may belong to other sentences than those that "
                                             "they are stored for (A = %1)."),
                        {Fact::Value}};
            }
            return {ASSAY_TEXT("Report", "The vectors fit the sentences better in another order, %2 (now "
                                         "A = %1): they may be shifted or sorted."),
                    {Fact::Value, Fact::Expected}};
        }
        break;
    case IssueCode::UnwritableName:
        if (issue.field == "split") {
            return {ASSAY_TEXT("Report",
                               "%1 cannot be the name of a file on every system, or differs only in "
                               "capitals from another one. Judgements left out: %2."),
                    {Fact::ValueName, Fact::Expected}};
        }
        break;
    default:
        break;
    }
    return kIssues[static_cast<std::size_t>(issue.code)].sentence;
}

// A score with the decimals that are shown everywhere; what is no number stays as it is.
std::string scoreText(const std::string& text, const Wording& wording) {
    constexpr int kDecimals = 4;
    double value = 0;
    const char* const end = text.data() + text.size();
    const auto [last, error] = std::from_chars(text.data(), end, value);
    return error == std::errc() && last == end ? wording.number(value, kDecimals) : text;
}

std::string factText(Fact fact, const Issue& issue, const Wording& wording) {
    switch (fact) {
    case Fact::None:
        return {};
    case Fact::FieldName:
        return quotedName(issue.field, wording);
    case Fact::ValueName:
        return issue.code == IssueCode::UnwritableName && issue.value.empty()
                   ? wording.text(ASSAY_TEXT("Report", "“”"))
                   : quotedName(issue.value, wording);
    case Fact::ExpectedName:
        return quotedName(issue.expected, wording);
    case Fact::Value:
        return issue.code == IssueCode::UnpairedContradiction && issue.value.empty()
                   ? wording.text(ASSAY_TEXT("Report", "Some"))
               : issue.code == IssueCode::StoredFhriDiffers ? scoreText(issue.value, wording)
                                                            : issue.value;
    case Fact::Expected:
        return issue.code == IssueCode::StoredFhriDiffers ? scoreText(issue.expected, wording)
                                                          : issue.expected;
    }
    return {};
}

} // namespace

std::string issueText(const Issue& issue, const Wording& wording) {
    const Sentence sentence = sentenceOf(issue);
    return wording.text(sentence.text, {factText(sentence.facts[0], issue, wording),
                                        factText(sentence.facts[1], issue, wording),
                                        factText(sentence.facts[2], issue, wording)});
}

std::string issueKindText(IssueCode code, const Wording& wording) {
    return wording.text(kIssues[static_cast<std::size_t>(code)].kind);
}

std::string severityText(base::Severity severity, const Wording& wording) {
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

} // namespace assay::words
