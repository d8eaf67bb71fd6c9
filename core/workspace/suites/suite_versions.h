// Versions of a suite: freezing it, going back to what it was, and what two versions differ in.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/model/question_field.h"
#include "core/workspace/suites/suites.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace assay::workspace {

// Every question of the suite as it was at that moment (UTC, ISO 8601), or in that frozen version, as one
// step of undo; questions made since are retired. Gives how many changed. Errors: NotFound.
[[nodiscard]] base::Result<std::int64_t> restoreMoment(workspace::Workspace& workspace, base::RowId suite,
                                                       const std::string& moment, const std::string& who);
[[nodiscard]] base::Result<std::int64_t> restoreVersion(workspace::Workspace& workspace, base::RowId version,
                                                        const std::string& who);

// Freezes the suite as it is now, without its retired questions; of a choice only what it takes. Errors:
// NotFound, NameTaken, InvalidArgument (an empty name, or no question).
[[nodiscard]] base::Result<workspace::SuiteVersion>
freezeSuite(workspace::Workspace& workspace, base::RowId suite, const std::string& name,
            const std::string& note, const std::string& who, const QuestionChoice& choice = {});

// SuiteVersion::contentHash of the suite as it is now; empty when it holds no question. Error: NotFound.
[[nodiscard]] base::Result<std::string> contentHashOf(const workspace::Reader& reader, base::RowId suite);

// What one set of questions has that another has not. Questions are matched by question_id; one that comes
// several times by their order. A retired question is as good as none: no version has any.
struct QuestionDifference {
    const workspace::NamedQuestion* before = nullptr; // null: added
    const workspace::NamedQuestion* after = nullptr;  // null: removed
    std::vector<model::QuestionField> fields;         // that differ, when there are both
    bool statusDiffers = false;
};

struct SuiteDifference {
    std::vector<QuestionDifference> added, removed, changed;
    std::int64_t unchanged = 0;
};

// The result points into both.
[[nodiscard]] SuiteDifference compareSuites(std::span<const workspace::NamedQuestion> before,
                                            std::span<const workspace::NamedQuestion> after);

} // namespace assay::workspace
