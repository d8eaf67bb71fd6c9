// A small workspace with something of every kind in it, made as people make one: for what damages it.
#pragma once

#include <cstdint>
#include <filesystem>

namespace assay::fuzz {

// Makes "w.assay" and its data folder in the folder. Ends the process when it cannot.
void makeWorkspaceSample(const std::filesystem::path& folder);

enum class WorkspacePart : std::uint8_t { All, Sets, Suites, Gold, Corpora, Runs, Reports, Check };
inline constexpr int kWorkspaceParts = 8;

// Reads everything in the file, or everything of one part, that the public functions of core give, as pages
// and commands do. What they return is of no matter: that they return is. The file is not changed.
void readWorkspace(const std::filesystem::path& path, WorkspacePart part);

} // namespace assay::fuzz
