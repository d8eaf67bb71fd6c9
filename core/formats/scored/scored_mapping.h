// Which column or key of a scored set is which field where its name does not say it: as somebody chose it.
#pragma once

#include "core/base/issue_list.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/formats/scored/scored_set_fields.h"
#include "core/formats/scored/scored_set_reader.h"

#include <filesystem>
#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::formats {

// Column of a CSV header, or key of a record ("scores.trust" inside an object is none: only keys of the
// record itself) → field; nullopt: kept in `extra`, whatever it is called. What is not named goes by its
// name, unless another column was chosen for that field.
using ScoredMapping = std::map<std::string, std::optional<ScoredField>, std::less<>>;

// The first of the keys that stand for it: "sample_id", "label", "G", "scenario_weights.G" …
[[nodiscard]] std::string_view scoredFieldName(ScoredField field) noexcept;
// Every key is known, case does not count.
[[nodiscard]] std::optional<ScoredField> scoredFieldFromName(std::string_view name);

// What a column or key stands for, `byName` being what its name says. Null: kept in `extra`.
[[nodiscard]] const ScoredKey* scoredKeyOf(const ScoredMapping& mapping, std::string_view column,
                                           const ScoredKey* byName);

// As readScoredSet() of scored_set_reader.h; also InputNotUsable with "no column NAME" as `detail`: the
// mapping names a column that a CSV file does not have.
[[nodiscard]] base::Result<ScoredSetReading>
readScoredSet(std::span<const std::filesystem::path> files, std::optional<ScoredSetKind> kind,
              const ScoredMapping& mapping, ScoredSampleSink& sink, std::stop_token stop,
              base::ProgressSink& progress, base::IssueList* issuesOnFailure = nullptr);

} // namespace assay::formats
