// One thing that is wrong in the data, with its place. Bad data is not an Error: the good records go on, and
// every record that is not as it should be is reported by an Issue.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace assay::base {

enum class Severity : std::uint8_t {
    Info,    // worth knowing
    Warning, // the record was kept; look at it
    Error,   // the record was not kept as a sample (it is kept among the rejected ones)
};

enum class IssueCode : std::uint8_t {
    MalformedRecord,       // not valid JSON or CSV; `value` is the beginning of the record
    InvalidUtf8,           // bytes that are no UTF-8; replaced by U+FFFD in what is kept
    MissingField,          // a required field is absent or empty
    WrongType,             // a field has another JSON type than it must have
    UnknownLabel,          // a label that is none of accurate, hallucination, contradiction
    NotANumber,            // a score that is NaN, infinite or not a number at all
    OutOfRange,            // a score outside [0, 1]
    DuplicateId,           // a sample id that occurred before; `value` is the id
    MissingScore,          // neither FHRI nor a component: kept, but no threshold can judge it
    StoredFhriDiffers,     // stored FHRI and the one recomputed from components differ by more than 0.001
    OrphanPair,            // a pair id with only one side
    PairOutOfOrder,        // a contradiction before its accurate baseline
    UnpairedContradiction, // contradictions without a pair id in a set that has pair ids; `value` is how many
    LeakedPredictions,     // stored predictions are perfect where the scores cannot separate the classes
    UnknownScenario,       // a scenario without a predetermined default; `default` applies
    EmptyInput,            // a file without a single record
    TruncatedInput,        // the file ends inside a record
    ExtraColumns,          // a CSV record with more fields than the header
    FewerColumns,          // a CSV record with fewer fields than the header
    Placeholder,           // a value that was never filled in, such as TO_FILL_YEAR
    WrongEncoding,         // text that was decoded with the wrong character set; `expected` is it repaired
    IdCollision,           // an id that the suite holds already for another question; `expected` is what was
                           // done: keep_both, replace, skip
    UnresolvedEvidence,    // an evidence id that no corpus, bundle or file of the workspace holds
    YearOutsideCoverage,   // a question about a year that the corpus does not cover
    LostInFormat,          // a field that the format of an export cannot hold; `value` is how often
    UnknownQuestion,       // an answer to a question that no suite of the workspace holds
    DuplicateKey,          // a key again in its object; `value` does not count, `expected` does
    UnknownSentence,       // a vector or text for a sentence that the corpus does not hold; `value` is its id
    MissingVector,         // a sentence without a vector; `value` is its id
    ZeroVector,            // a vector of length 0, which has no direction; `value` is its id
    WrongDimension,        // a vector of `value` numbers where `expected` are due
    NameDiffers,           // a company's name in a section that has `expected` for it
    FilingCollision,       // a filing whose company, form and year another file, `expected`, has already: not
                           // read, for its sentences would have the same ids; `value` is its period
    FetchSetAside,         // vectors fetched before that do not fit those that come now: `value` is what they
                           // are, `expected` what comes; `file` is where they are kept
    UnknownName,           // `value` is none of the names that `field` may have; `expected` lists them
    OutOfOrder,            // in a ranked list, `value` is better than `expected`, the one before it
    OutsideFilter,         // a result of a filtered search, `value`, that the anchor's filter excludes
    UnwritableName, // on export: an id or name, `value`, that would become another one in this format (a
                    // tab or line break in a line of cells, a way out of the folder in a file's name);
                    // `expected` is how many rows were left out for it
    DecimalComma,   // numbers of the column `field` are written with a decimal comma; `value` is the first of
                    // them, `expected` what it was read as
};

// The stable snake_case names used in JSON and CSV output, for example "warning", "unknown_label".
[[nodiscard]] std::string_view severityName(Severity severity) noexcept;
[[nodiscard]] std::string_view issueCodeName(IssueCode code) noexcept;
[[nodiscard]] std::optional<Severity> severityFromName(std::string_view name) noexcept;
[[nodiscard]] std::optional<IssueCode> issueCodeFromName(std::string_view name) noexcept;

struct Issue {
    Severity severity = Severity::Warning;
    IssueCode code = IssueCode::MalformedRecord;
    std::string file;      // the file's name as it was given
    std::int64_t line = 0; // 1-based; 0 when the issue concerns the whole file or set
    std::string field;     // the key or column, empty when the issue concerns the whole record
    std::string value;     // what stands there, cut to kIssueValueLength characters
    std::string expected;  // for comparisons: the other figure, for example the recomputed FHRI

    friend bool operator==(const Issue&, const Issue&) = default;
};

inline constexpr std::size_t kIssueValueLength = 200; // bytes, cut at a character boundary

} // namespace assay::base
