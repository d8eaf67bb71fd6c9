// Files of questions in a folder of their own, and how they are read there and written again.
#pragma once

#include "tests/core/formats/question_fixtures.h"

#include <QTemporaryDir>
#include <map>
#include <optional>

// By their texts: Qt would print a tree through all it can be converted to.
#define COMPARE_JSON(actual, ...) QCOMPARE((actual).dump(), (__VA_ARGS__).dump())

namespace assay::tests {

using Tree = nlohmann::json; // its objects compare without regard to the order of keys

class QuestionFolder {
  public:
    [[nodiscard]] std::filesystem::path path(const std::string& name) const {
        return std::filesystem::path(m_folder.path().toStdString()) / name;
    }

    [[nodiscard]] std::filesystem::path put(const std::string& name, const std::string& content) const {
        std::filesystem::create_directories(path(name).parent_path());
        std::ofstream(path(name), std::ios::binary) << content;
        return path(name);
    }

  private:
    QTemporaryDir m_folder;
};

[[nodiscard]] inline base::Result<formats::QuestionReading>
readFile(const std::filesystem::path& path, const formats::FieldMapping* mapping = nullptr,
         std::optional<formats::QuestionKind> kind = std::nullopt) {
    base::NoProgress progress;
    return formats::readQuestions(path, kind, mapping, {}, progress);
}

// By their names, "" for the only one; empty when it failed.
[[nodiscard]] inline std::map<std::string, std::string> filesOf(formats::QuestionKind kind,
                                                                const formats::SuiteForWriting& suite,
                                                                base::IssueList* issues = nullptr) {
    std::map<std::string, std::string> files;
    if (const auto writing = formats::writeQuestions(kind, suite)) {
        for (const formats::WrittenFile& file : writing->files) {
            files[file.name.generic_string()] = file.content;
        }
        if (issues != nullptr) {
            *issues = writing->issues;
        }
    }
    return files;
}

} // namespace assay::tests
