// A small workspace with something of every kind in it, made as people make one: for what damages it.
#pragma once

#include <filesystem>

namespace assay::fuzz {

// Makes "w.assay" and its data folder in the folder. Ends the process when it cannot.
void makeWorkspaceSample(const std::filesystem::path& folder);

// Reads everything in the file that the public functions of core give, as pages and commands do. What they
// return is of no matter: that they return is. The file is not changed.
void readWholeWorkspace(const std::filesystem::path& path);

} // namespace assay::fuzz
