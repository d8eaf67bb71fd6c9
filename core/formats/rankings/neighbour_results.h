// Reads the results of neighbour tests that were made elsewhere, anchor by anchor (docs/formats.md, "Results
// from outside"):
//
//   json lines  one object a line: the anchor, its ranked list, where it was searched and by which search
//   csv         one result a line
//   trec run    "anchor Q0 id rank score tag", which has no regime
//   json        the document of `assay neighbours --json --per-anchor`
//
// A file with an issue of severity Error cannot be used as a whole: figures over the rest would be figures of
// other anchors. Everything that is wrong is reported before it is refused.
#pragma once

#include "core/base/issue_list.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/model/neighbour_results.h"

#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace assay::formats {

// What imports call a file of them, whichever kind it is of.
inline constexpr std::string_view kNeighbourResultsName = "neighbour-results";

enum class NeighbourResultsKind : std::uint8_t { JsonLines, Csv, TrecRun, Document };

// "json-lines", "csv", "trec-run", "json".
[[nodiscard]] std::string_view neighbourResultsKindName(NeighbourResultsKind kind) noexcept;

// What the file leaves open.
struct NeighbourResultsDefaults {
    std::optional<model::Regime> regime; // of lists that name none; missing: each must
    std::string search;                  // likewise; empty: the file's name
    std::optional<std::int64_t> depth;   // how many results were asked for
};

struct NeighbourResultsReading {
    NeighbourResultsKind kind = NeighbourResultsKind::JsonLines;
    model::NeighbourResults results;
    std::string sha256; // of the bytes
    // Error: MalformedRecord, TruncatedInput, MissingField (no anchor, no list, no regime), WrongType,
    // NotANumber, OutOfRange (a distance that no cosine distance can be, a rank or depth below 1),
    // UnknownName (a regime), DuplicateId (an anchor again in its search and regime, an id again in its
    // list), OutOfOrder (a distance that falls down a list, a score that rises), InvalidUtf8.
    base::IssueList issues;
};

// From the beginning of a file: whether it looks like results of anchors, whichever kind.
[[nodiscard]] bool looksLikeNeighbourResults(std::string_view text);

// `file` is what issues call it. Errors: UnknownFormat, InputNotUsable (no list at all), Cancelled.
[[nodiscard]] base::Result<NeighbourResultsReading>
readNeighbourResults(std::string_view text, const std::string& file, const NeighbourResultsDefaults& defaults,
                     const std::stop_token& stop);

// Errors: FileNotFound, FileNotReadable, InputNotUsable (above 1 GiB too), and as above.
[[nodiscard]] base::Result<NeighbourResultsReading>
readNeighbourResultsFile(const std::filesystem::path& path, const NeighbourResultsDefaults& defaults,
                         const std::stop_token& stop, base::ProgressSink& progress);

} // namespace assay::formats
