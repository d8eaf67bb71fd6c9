// The rubrics that a workspace offers: the presets, and those that a team has made of them, in versions.
//
//     ASSAY_TRY(const auto used, rubricNamed(reader, "finrag, strict")); // or "finrag": the preset
//     used.sha256                                                         // what a run refers to
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/evaluate/answers/rubric.h"
#include "core/workspace/workspace.h"

#include <string>
#include <vector>

namespace assay::evaluate {

struct StoredRubric {
    Rubric rubric;
    std::string sha256; // of rubricJson()
    base::RowId id = 0; // 0: a preset
    std::string savedBy;
    std::string savedAt; // UTC, ISO 8601; empty: a preset

    [[nodiscard]] bool isPreset() const noexcept { return id == 0; }

    friend bool operator==(const StoredRubric&, const StoredRubric&) = default;
};

// SHA-256 of rubricJson().
[[nodiscard]] std::string rubricHash(const Rubric& rubric);

// The presets in their order, then those of the workspace by name. Error: DamagedWorkspace (one cannot be
// read).
[[nodiscard]] base::Result<std::vector<StoredRubric>> storedRubrics(const workspace::Reader& reader);

// Error: NotFound.
[[nodiscard]] base::Result<StoredRubric> rubricNamed(const workspace::Reader& reader,
                                                     const std::string& name);

// The version of that hash, also of a rubric that is gone, or a preset. Error: NotFound.
[[nodiscard]] base::Result<StoredRubric> rubricOfHash(const workspace::Reader& reader,
                                                      const std::string& sha256);

// Newest first; of a preset (0) nothing.
[[nodiscard]] base::Result<std::vector<StoredRubric>> versionsOfRubric(const workspace::Reader& reader,
                                                                       base::RowId id);

// A new one (`id` 0) or the next version of one that is there, under `rubric.name`; its version number is
// set here. What says the same as the version in force changes nothing. Errors: InvalidArgument (as
// rubricFromJson(); `where` "name": empty, or that of a preset), NameTaken, NotFound, those of
// Workspace::write().
[[nodiscard]] base::Result<StoredRubric> saveRubric(workspace::Workspace& workspace, base::RowId id,
                                                    const Rubric& rubric, const std::string& who,
                                                    const std::string& reason = {});

// "finrag copy", "finrag copy 2" …: a name that neither a preset nor a rubric of the workspace has.
[[nodiscard]] base::Result<std::string> freeRubricName(const workspace::Reader& reader,
                                                       const std::string& name);

} // namespace assay::evaluate
