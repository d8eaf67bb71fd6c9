#include "core/imports/recognition.h"

#include "core/base/json_members.h"

#include <nlohmann/json.hpp>

#include <fstream>
#include <string>
#include <string_view>
#include <system_error>

namespace assay::imports {
namespace {

using base::Result;
using formats::FileKind;
using formats::VectorFileKind;

constexpr std::size_t kLongestFirstLine = std::size_t{2} << 20U;

// Whether the first line has a vector and no text.
bool isVectorLine(std::string_view beginning) {
    const auto line = nlohmann::json::parse(beginning.substr(0, beginning.find('\n')), nullptr, false);
    const auto hasList = [&](const char* key) {
        const auto* const list = base::memberOf(line, key);
        return list != nullptr && list->is_array();
    };
    return !line.contains("text") && !line.contains("sentence") &&
           (hasList("embedding") || hasList("vector"));
}

} // namespace

Result<FileKind> kindOfFile(const std::filesystem::path& file) {
    std::error_code unknown;
    if (std::filesystem::is_fifo(file, unknown) || std::filesystem::is_socket(file, unknown)) {
        return base::fail(base::ErrorCode::FileNotReadable, "a pipe, not a file", file.string());
    }
    return formats::recogniseFile(file);
}

Result<std::vector<FileKind>> kindsOfFiles(std::span<const std::filesystem::path> files,
                                           const std::optional<FileKind>& asked) {
    std::vector<FileKind> kinds;
    for (const std::filesystem::path& file : files) {
        auto kind = kindOfFile(file);
        // What is asked for is read as that, also where it is broken: its reader says of each record what is.
        const bool isReadAsAsked = asked && !kind &&
                                   (kind.error().code == base::ErrorCode::UnknownFormat ||
                                    kind.error().code == base::ErrorCode::InputNotUsable);
        if (!kind && !isReadAsAsked) {
            return tl::unexpected(std::move(kind.error()));
        }
        const bool isCorpusOfAsked = asked && asked->name == "beir" && kind && kind->name == "beir-corpus";
        kinds.push_back(asked && !isCorpusOfAsked ? *asked : std::move(*kind));
    }
    return kinds;
}

std::optional<VectorFileKind> kindOfVectors(const std::filesystem::path& path, bool isCorpusNamed) {
    std::error_code unknown;
    if (!std::filesystem::is_regular_file(path, unknown)) {
        return std::nullopt;
    }
    std::ifstream file(path, std::ios::binary);
    std::string beginning(kLongestFirstLine, '\0');
    file.read(beginning.data(), static_cast<std::streamsize>(beginning.size()));
    beginning.resize(static_cast<std::size_t>(file.gcount()));
    const auto kind = formats::recogniseVectors(beginning);
    return kind == VectorFileKind::JsonLines && !isCorpusNamed && !isVectorLine(beginning) ? std::nullopt
                                                                                           : kind;
}

} // namespace assay::imports
