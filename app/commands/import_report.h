// What `assay import` says of what it imported.
#pragma once

#include "core/imports/importing.h"

#include <nlohmann/json_fwd.hpp>

#include <QString>
#include <filesystem>

namespace assay::app {

// As --json prints it.
[[nodiscard]] nlohmann::ordered_json importJson(const imports::Imported& imported);

// "team.assay: 31 questions imported into …"
[[nodiscard]] QString importSentence(const imports::Imported& imported,
                                     const std::filesystem::path& workspace);

} // namespace assay::app
