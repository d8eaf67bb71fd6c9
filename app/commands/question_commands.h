// The subcommands that work on gold questions, with their options (docs/formats.md,
// docs/guide/command_line.md).
#pragma once

#include "app/commands/failure.h"
#include "app/commands/shared_options.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace assay::app {

struct ExportOptions {
    std::filesystem::path workspace;
    std::string
        suite;        // a suite, a frozen version of one, a set of bundles or of answers, a list, or a corpus
    std::string kind; // empty: that of the first file it came from
    std::filesystem::path output;
    bool withRetired = false;
    bool approvedOnly = false;
    bool withCuration = false; // status, flags and reviews
    bool pairs = false;        // pairs of questions and sentences instead
    std::string negatives;     // the set of answers whose contexts give those of label 0; empty: none
    int mostNegatives = 30;    // of a question
    OutputOptions out;
};

Outcome<int> runExport(const ExportOptions& options);

struct FreezeOptions {
    std::filesystem::path workspace;
    std::string suite;
    std::string name; // of the version
    std::string note;
    std::string who;
    bool approvedOnly = false;
    OutputOptions out;
};

Outcome<int> runFreeze(const FreezeOptions& options);

struct SimilarOptions {
    std::filesystem::path workspace;
    std::string suite;
    std::string question; // its id; empty: the vectors that are kept are listed
    std::string model;    // of vectors that are kept; empty: LSA
    int most = 20;
    OutputOptions output;
};

// The questions nearest to one, by vectors of their texts.
Outcome<int> runSimilar(const SimilarOptions& options);
void addSimilar(CLI::App& command, SimilarOptions& options);

struct LintOptions {
    std::filesystem::path workspace;
    std::string suite;
    bool all = false;   // every suite as it is, instead of one
    std::string format; // text, json, junit, sarif; empty: text, or JSON where that is asked for
    std::filesystem::path output;
    std::string coverage; // "2016:2020": the years that the corpus covers, for this run
    bool detectorOnly = false;
    bool keep = false;  // as a run of the workspace
    std::string impact; // answers; what flagged and suspected questions do to their figures is kept beside it
    std::string who;
    OutputOptions out;
};

Outcome<int> runLint(const LintOptions& options);

struct DiffOptions {
    std::filesystem::path workspace;
    std::string before; // suites, frozen versions, or gold versions
    std::string after;
    OutputOptions out;
};

Outcome<int> runDiff(const DiffOptions& options);

void addExport(CLI::App& command, ExportOptions& options);
void addFreeze(CLI::App& command, FreezeOptions& options);
void addLint(CLI::App& command, LintOptions& options);
void addDiff(CLI::App& command, DiffOptions& options);

} // namespace assay::app
