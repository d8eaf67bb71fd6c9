// A workspace in a temporary folder with a small corpus: two companies, two years, two sections each; the
// first row of a section is a heading, the last one is table debris. Sentence N of a section has position N.
#pragma once

#include "core/workspace/corpora/corpora.h"
#include "core/workspace/workspace.h"

#include <QTemporaryDir>
#include <QTest>
#include <array>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>

namespace assay::tests {

class CorpusFixture {
  public:
    static constexpr int kSentences = 96; // eight sections of twelve
    static constexpr int kPerSection = 12;

    CorpusFixture() {
        writeSentences(folder() / "filings.jsonl");
        (void)workspace();
        import("filings.jsonl", "filings");
    }

    [[nodiscard]] std::filesystem::path folder() const { return m_folder.path().toStdString(); }

    [[nodiscard]] std::filesystem::path path() const { return folder() / "team.assay"; }

    // A connection of its own.
    [[nodiscard]] std::shared_ptr<workspace::Workspace> workspace() const {
        auto opened = std::filesystem::exists(path()) ? workspace::Workspace::open(path())
                                                      : workspace::Workspace::create(path());
        return opened ? std::shared_ptr<workspace::Workspace>(std::move(*opened)) : nullptr;
    }

    workspace::CorpusInfo import(const std::string& file, const std::string& name) const {
        base::NoProgress progress;
        const auto open = workspace();
        const std::array files{folder() / file};
        auto imported = workspace::importCorpus(*open, files, {name, std::nullopt, "Ada"}, {}, progress);
        return imported ? imported->corpus : workspace::CorpusInfo();
    }

    static std::string idOf(int cik, int year, const std::string& section, int position) {
        char number[16];
        std::snprintf(number, sizeof number, "%010d", cik);
        return std::string(number) + "_10-K_" + std::to_string(year) + "_section_" + section + "_" +
               std::to_string(position);
    }

  private:
    static void writeSentences(const std::filesystem::path& file) {
        std::ofstream out(file);
        for (const int cik : {10, 20}) {
            for (const int year : {2018, 2019}) {
                for (const std::string section : {"1A", "7"}) {
                    for (int i = 0; i < kPerSection; ++i) {
                        const bool isHeading = i == 0;
                        const bool isDebris = i == kPerSection - 1;
                        out << R"({"sentenceID":")" << idOf(cik, year, section, i) << R"(","name":")"
                            << (cik == 10 ? "Quay Ltd" : "Fjord ASA") << R"(","text":")"
                            << (isHeading  ? "Risks and results"
                                : isDebris ? (cik == 10 ? "12 34 - 56" : "12 34 - 57")
                                           : "The revenue of quarter " + std::to_string(i) +
                                                 " grew with the caf\u00e9s of " + std::to_string(year) +
                                                 (section == "7" ? " and the margin held." : "."))
                            << R"(","kind":")"
                            << (isHeading  ? "heading"
                                : isDebris ? "table_debris"
                                           : "prose")
                            << R"(","auditor":"North"})" << "\n";
                    }
                }
            }
        }
    }

    QTemporaryDir m_folder;
};

} // namespace assay::tests
