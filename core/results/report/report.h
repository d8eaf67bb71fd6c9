// A report as a plain value: what every writer (Markdown, HTML, CSV, JSON, PDF) writes. Its blocks are those
// that pages show, too (blocks.h).
#pragma once

#include "core/results/blocks.h"

#include <string>
#include <vector>

namespace assay::results {

struct Section {
    std::string id; // of report_plan.h for those of level 1, else unique in the report; an anchor
    std::string title;
    std::vector<Block> blocks{};
    std::vector<Section> sections{};
    bool beginsPage = false; // of a PDF
};

struct Report {
    std::string title;
    std::string subtitle; // what was measured, in a line
    std::string language; // BCP 47
    std::string date;     // ISO 8601: that of the newest measurement, unless another was asked for
    std::string version;  // of Assay
    Facts facts;          // of the title page
    std::vector<Section> sections;
    bool isBrief = false; // in a PDF the sections begin on the title page, which has no facts of its own
};

// The definitions that key figures and columns refer to, sorted, each once.
[[nodiscard]] std::vector<std::string> usedDefinitions(const std::vector<Section>& sections);

} // namespace assay::results
