// `assay report`: a workspace's figures as files.
#pragma once

#include "app/commands/failure.h"
#include "app/commands/shared_options.h"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace assay::app {

struct ReportOptions {
    std::filesystem::path workspace;
    std::filesystem::path folder;
    std::vector<std::string> formats{"pdf", "html", "md", "csv", "json", "xlsx"};
    std::string plan; // a report of the workspace, a template that comes with the program, or a file
    std::string title, subtitle;
    std::string paper; // empty: as in the template
    std::string date;  // empty: of the newest measurement; "now"; or ISO 8601
    std::vector<std::string> scoredSets, suites;
    std::vector<std::int64_t> runs;
    std::optional<std::string> language; // none: English
    bool rawCsv = false;                 // formulas of spreadsheets are not neutralised
    OutputOptions output;
};

void addReport(CLI::App& command, ReportOptions& options);

// Needs a QGuiApplication for PDF.
Outcome<int> runReport(const ReportOptions& options);

} // namespace assay::app
