// A corpus of a few sentences, for tests of what hangs on one.
#pragma once

#include "core/base/atomic_file.h"
#include "core/base/hash.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/corpora/embedding_sets.h"
#include "tests/core/workspace/store_fixture.h"

#include <array>
#include <filesystem>
#include <string>

namespace assay::tests {

inline std::string corpusSentenceId(int number) {
    return "9_10-K_2018_section_7_" + std::to_string(number);
}

inline std::string corpusLines(int sentences) {
    std::string lines;
    for (int i = 0; i < sentences; ++i) {
        lines +=
            R"({"cik_int":9,"name":"Larch Foods","report_year":2018,"section_name":"7","sentence_pos":)" +
            std::to_string(i) + R"(,"sentenceID":")" + corpusSentenceId(i) + R"(","text":"sentence number )" +
            std::to_string(i) + " of larch\"}\n";
    }
    return lines;
}

// Its id; 0 when it could not be stored.
inline base::RowId storeCorpus(workspace::Workspace& workspace, const StoreFolder& folder,
                               const std::string& name, int sentences = 5) {
    const std::array<std::filesystem::path, 1> files{
        folder.write("corpus-" + name + ".jsonl", corpusLines(sentences))};
    base::NoProgress progress;
    const auto made = workspace::importCorpus(workspace, files, {name, std::nullopt, "Ada"}, {}, progress);
    return made ? made->corpus.id : 0;
}

// Puts a file into the data folder.
inline std::filesystem::path putDataFile(const workspace::Workspace& workspace, const std::string& name,
                                         const std::string& content) {
    const std::filesystem::path folder = workspace::dataFolder(workspace);
    std::filesystem::create_directories(folder);
    return base::writeFileAtomically(folder / name, content) ? folder / name : std::filesystem::path();
}

// A file of vectors as far as a check looks into it; its content hash is that of the shape and `rows`.
inline std::string vectorFileOf(const std::string& rows) {
    constexpr std::size_t kRowsBegin = 4'096;
    std::string content = std::string("ASSAYVEC").append(32, '\x01');
    content += base::sha256(content + rows);
    content.resize(kRowsBegin);
    return content + rows;
}

inline std::string vectorHashOf(const std::string& rows) {
    return vectorFileOf(rows).substr(40, 64);
}

// Every finding, one a line.
inline std::string findingsOf(const std::filesystem::path& workspace) {
    base::NoProgress progress;
    const auto findings = workspace::checkWorkspace(workspace, {}, progress);
    if (!findings) {
        return explanation(findings);
    }
    std::string text;
    for (const workspace::CheckFinding& finding : *findings) {
        text += std::to_string(static_cast<int>(finding.kind)) + " " + finding.detail + "\n";
    }
    return text;
}

} // namespace assay::tests
