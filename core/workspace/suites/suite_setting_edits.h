// Changing what a team sets for a suite, as edits of the journal: they can be undone like any other.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/workspace/suites/suite_settings.h"
#include "core/workspace/workspace.h"

#include <functional>
#include <string>
#include <string_view>

namespace assay::workspace {

inline constexpr std::string_view kSuiteEntity = "suite"; // of the journal: its settings, not its name

// Those in force. Errors: NotFound, DamagedWorkspace.
[[nodiscard]] base::Result<SuiteSettings> suiteSettingsOf(const workspace::Reader& reader, base::RowId suite);

// Changes those that are in force at the moment of writing, so that what others have set meanwhile stays.
// `change` may refuse by an error, which is given back: nothing is written then.
using SettingsChange = std::function<base::Result<>(SuiteSettings& settings)>;

// Nothing is recorded when nothing would change. Errors: NotFound, InvalidArgument (settings that could not
// be read again), DamagedWorkspace, those of `change`.
[[nodiscard]] base::Result<> changeSuiteSettings(workspace::Workspace& workspace, base::RowId suite,
                                                 const SettingsChange& change, const std::string& who,
                                                 const std::string& reason = {});

// Sets all of them, whatever is in force, also what cannot be read. Errors: NotFound, InvalidArgument.
[[nodiscard]] base::Result<> saveSuiteSettings(workspace::Workspace& workspace, base::RowId suite,
                                               const SuiteSettings& settings, const std::string& who,
                                               const std::string& reason = {});

} // namespace assay::workspace
