// What the tests of the sections about neighbour tests share: runs over a corpus of our own, reports of them,
// and their parts.
#pragma once

#include "core/results/report/report_sections.h"
#include "core/results/report/report_writers.h"
#include "tests/core/evaluate/neighbour_run_setting.h"
#include "tests/core/results/report_parts.h"

#include <algorithm>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace assay::tests {

inline results::ReportPlan neighbourPlan(const std::vector<base::RowId>& runs = {}) {
    results::ReportPlan plan = results::defaultPlan();
    plan.runs = runs;
    plan.hardestCases = 4;
    for (results::PlannedSection& section : plan.sections) {
        section.shown = section.id.starts_with("neighbour_") || section.id == "summary" ||
                        section.id == "provenance" || section.id == "definitions";
    }
    return plan;
}

template <typename Kind>
std::vector<Kind> blocksOf(const std::vector<results::Section>& sections) {
    std::vector<Kind> list;
    eachBlock(sections, [&](const results::Section&, const results::Block& block) {
        if (const auto* one = std::get_if<Kind>(&block)) {
            list.push_back(*one);
        }
    });
    return list;
}

// An empty section where there is none.
inline const results::Section& sectionIn(const results::Report& report, const std::string& id) {
    static const results::Section kNone;
    const results::Section* section = sectionOf(report, id);
    return section != nullptr ? *section : kNone;
}

inline results::Table tableOf(const results::Report& report, const std::string& name) {
    const auto* table = partNamed<results::Table>(report, name);
    return table != nullptr ? *table : results::Table();
}

inline std::string textsOf(const std::vector<results::Section>& sections) {
    std::string text;
    for (const results::Paragraph& paragraph : blocksOf<results::Paragraph>(sections)) {
        text += paragraph.text + "\n";
    }
    return text;
}

inline const results::Figure& figureAt(const results::Table& table, std::size_t row,
                                       std::string_view column) {
    static const results::Figure kNone;
    const auto place = std::ranges::find(table.columns, column, &results::Column::key);
    const auto at = static_cast<std::size_t>(place - table.columns.begin());
    const auto* figure = row < table.rows.size() && at < table.rows[row].size()
                             ? std::get_if<results::Figure>(&table.rows[row][at])
                             : nullptr;
    return figure != nullptr ? *figure : kNone;
}

inline std::string textAt(const results::Table& table, std::size_t row, std::string_view column) {
    const auto place = std::ranges::find(table.columns, column, &results::Column::key);
    const auto at = static_cast<std::size_t>(place - table.columns.begin());
    const auto* text = row < table.rows.size() && at < table.rows[row].size()
                           ? std::get_if<std::string>(&table.rows[row][at])
                           : nullptr;
    return text != nullptr ? *text : std::string("(no text)");
}

// What must be so in every one of these reports and is not, a line each.
inline std::string whatIsWrong(const results::Report& report) {
    std::string wrong = faultsOf(report);
    std::set<std::string> anchors;
    const std::function<void(const std::vector<results::Section>&)> once =
        [&](const std::vector<results::Section>& sections) {
            for (const results::Section& section : sections) {
                if (section.id.empty() || !anchors.insert(section.id).second) {
                    wrong += "the section \"" + section.id + "\" twice or empty\n";
                }
                once(section.sections);
            }
        };
    once(report.sections);
    for (const plot::Chart& chart : blocksOf<plot::Chart>(report.sections)) {
        wrong += chart.title.empty() ? chart.name + " says nothing\n" : "";
        if (const auto* lines = std::get_if<plot::LineChart>(&chart.body)) {
            for (const plot::ChartSeries& series : lines->series) {
                if (series.points.size() > 201 || series.low.size() != series.high.size()) {
                    wrong += chart.name + " has a curve of " + std::to_string(series.points.size()) + "\n";
                }
            }
        }
    }
    return wrong;
}

inline std::string allBytes(const results::Report& report) {
    const words::Wording wording;
    std::string bytes = results::reportMarkdown(report, wording) + results::reportHtml(report, wording) +
                        results::reportJson(report);
    for (const results::CsvFile& file : results::reportCsv(report)) {
        bytes += file.name + "\n" + file.content;
    }
    return bytes;
}

class NeighbourReports : protected NeighbourRunSetting {
  protected:
    [[nodiscard]] base::Result<results::Report> tryReport(const results::ReportPlan& plan) const {
        base::NoProgress progress;
        return results::makeReport(reader(), "team", plan, words::Wording(), {}, {}, progress);
    }

    [[nodiscard]] results::Report report(const results::ReportPlan& plan = neighbourPlan()) const {
        auto made = tryReport(plan);
        if (!made) {
            QTest::qFail(explanation(made).c_str(), __FILE__, __LINE__);
            return {};
        }
        if (const std::string wrong = whatIsWrong(*made); !wrong.empty()) {
            QTest::qFail(wrong.c_str(), __FILE__, __LINE__);
        }
        return std::move(*made);
    }

    [[nodiscard]] std::vector<evaluate::SearchSpec> searches(const std::vector<const char*>& texts) const {
        std::vector<evaluate::SearchSpec> specs;
        for (const char* text : texts) {
            specs.push_back(evaluate::readSearchSpec(text).value());
        }
        return specs;
    }

    // Of some anchors only, where it does not matter what the figures are.
    [[nodiscard]] evaluate::NeighbourRunPlan fewOf(const std::vector<const char*>& texts) const {
        auto plan = planOf(searches(texts));
        plan.sampling.count = 40;
        return plan;
    }
};

} // namespace assay::tests
