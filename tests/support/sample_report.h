// A report with a block of every kind, long and hostile texts among them.
#pragma once

#include "core/results/report/report.h"

#include <string>

namespace assay::tests {

inline constexpr const char* kHostileText =
    "=1+1 <script>alert('x')</script> & \"quoted\" | pipe * star _ `code`";

inline plot::Chart sampleLines(const std::string& name) {
    plot::LineChart lines;
    lines.x = {"Threshold", 0, 1, 2};
    lines.y = {"Share", 0, 1, 1};
    plot::ChartSeries falling{"Recall of hallucinations", {}, {}, {}};
    plot::ChartSeries rising{"Precision <accurate> & more", {}, {}, {}};
    for (int i = 0; i <= 50; ++i) {
        const double x = i / 50.0;
        falling.points.push_back({x, 1 - x * x});
        falling.low.push_back({x, std::max(0.0, 0.9 - x * x)});
        falling.high.push_back({x, std::min(1.0, 1.1 - x * x)});
        rising.points.push_back({x, x});
    }
    lines.series = {falling, rising};
    lines.marks = {{0.7, "decided 0.70"}, {0.72, "best 0.72"}};
    lines.spots = {{{0.5, 0.75}, 0}};
    return {name, "Figures against the threshold", "Recall falls from 1 to 0 as the threshold rises.", lines};
}

inline plot::Chart sampleBars(const std::string& name) {
    plot::BarChart bars;
    bars.y = {"Hit@10", 0, 1, 1};
    bars.categories = {"short", "medium", "long and with a name that needs room", "no anchor"};
    bars.series = {{"filtered", {0.5, 0.75, 0.9, std::nullopt}, {}}, {"open", {0.4, 0.7, 0.8, 0.1}, {}}};
    bars.series[0].intervals = {statistics::Interval{0.4, 0.6}, statistics::Interval{0.7, 0.8}, std::nullopt,
                                std::nullopt};
    return {name, "Hits by length", "Hit@10 rises with the length of the anchor.", bars};
}

inline plot::Chart sampleMatrix(const std::string& name) {
    plot::MatrixChart matrix{"True",
                             "Predicted",
                             {"accurate", "hallucination", "contradiction"},
                             {"accurate", "hallucination", "contradiction"},
                             {{1200, 30, 4}, {20, 300, 5}, {0, 7, 90}},
                             true};
    return {name, "Confusion matrix", "1,590 of 1,656 samples are on the diagonal.", matrix};
}

inline results::Table sampleTable(const std::string& name, int rows) {
    results::Table table;
    table.name = name;
    table.title = "Cases of " + name;
    table.columns = {{"case", "Case"}, {"text", "Text", {}, true}, {"hit", "Hit@10", "hit_at_k"}};
    for (int i = 0; i < rows; ++i) {
        results::Figure figure;
        figure.kind = results::FigureKind::Percent;
        if (i % 7 != 3) {
            figure.value = (i % 10) / 10.0;
            figure.interval = statistics::Interval{0, 1};
        } else {
            figure.why = "no gold";
        }
        figure.n = i;
        std::string text = i % 5 == 0 ? kHostileText : "A sentence about revenue in fiscal 2021";
        for (int more = 0; more < i % 4; ++more) {
            text += ", which wraps over several lines because it has more to say";
        }
        table.rows.push_back({"case " + std::to_string(i), text, figure});
    }
    table.note = "Those beyond are left out.";
    return table;
}

inline results::Report sampleReport(int charts = 3, int rows = 60) {
    results::Report report;
    report.title = "Review of gold & systems";
    report.subtitle = "FHRI thresholds and neighbour tests of a small corpus";
    report.language = "en";
    report.date = "2026-03-01T12:30:05Z";
    report.version = "1.2.3";
    report.facts.list = {{"Samples", "8,000"}, {"Corpus", kHostileText}};
    results::Section summary{"summary", "Summary"};
    summary.blocks.emplace_back(results::Comment{
        "# Decision\n\nWe take **0.70**, see [the minutes](https://example.org/minutes).\n\n- one\n- two "
        "<script>alert(1)</script>\n\n[bad](javascript:alert(1))"});
    results::KeyFigures figures;
    results::Figure recall;
    recall.value = 0.875;
    recall.n = 160;
    recall.interval = statistics::Interval{0.8, 0.92};
    results::Figure undefined;
    undefined.why = "no sample of this class";
    figures.list = {{"Recall of hallucinations", recall, results::Verdict::Good},
                    {"Precision of accurate", undefined, results::Verdict::Warning},
                    {"Samples", results::countFigure(8000)},
                    {"Gate", std::string("failed"), results::Verdict::Bad}};
    summary.blocks.emplace_back(figures);
    report.sections.push_back(summary);
    results::Section plots{"curves", "Curves and matrices"};
    for (int i = 0; i < charts; ++i) {
        const std::string name = "chart_" + std::to_string(i);
        plots.blocks.emplace_back(i % 3 == 0   ? sampleLines(name)
                                  : i % 3 == 1 ? sampleBars(name)
                                               : sampleMatrix(name));
    }
    report.sections.push_back(plots);
    results::Section cases{"cases", "Hardest cases"};
    results::Section below{"cases_1", "Filtered regime"};
    below.blocks.emplace_back(sampleTable("hardest", rows));
    std::string longText;
    for (int i = 0; i < 400; ++i) {
        longText += "A very long paragraph goes on and on. ";
    }
    below.blocks.emplace_back(results::Paragraph{longText});
    results::Table tall = sampleTable("tall", 1);
    tall.rows[0][1] = longText + longText;
    below.blocks.emplace_back(tall);
    cases.sections.push_back(below);
    report.sections.push_back(cases);
    return report;
}

} // namespace assay::tests
