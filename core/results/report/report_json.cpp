#include "core/results/report/report_writers.h"
#include "core/results/thresholds/figures_json.h"

#include <algorithm>
#include <array>

namespace assay::results {
namespace {

constexpr std::array<std::string_view, 4> kVerdicts{"none", "good", "warning", "bad"};
constexpr std::array<std::string_view, 5> kKinds{"proportion", "percent", "number", "count", "probability"};

Json cellJson(const Cell& cell) {
    const auto* figure = std::get_if<Figure>(&cell);
    if (figure == nullptr) {
        return std::get<std::string>(cell);
    }
    Json json;
    const auto value = definedValue(*figure);
    if (const auto count = value ? exactCount(*figure, *value) : std::nullopt) {
        json["value"] = *count;
    } else {
        json["value"] = orNull(value);
    }
    json["kind"] = kKinds[static_cast<std::size_t>(figure->kind)];
    if (figure->n) {
        json["n"] = *figure->n;
    }
    if (const auto interval = definedInterval(*figure)) {
        json["interval"] = intervalJson(interval);
    }
    if (!value) {
        json["why"] = figure->why;
    }
    return json;
}

Json pointsJson(const std::vector<plot::ChartPoint>& points) {
    Json list = Json::array();
    for (const plot::ChartPoint& point : points) {
        list.push_back({point.x, point.y});
    }
    return list;
}

Json axisJson(const plot::ChartAxis& axis) {
    return {{"title", axis.title}, {"min", axis.min}, {"max", axis.max}};
}

Json bodyJson(const plot::LineChart& chart) {
    Json json{{"kind", "lines"}, {"x", axisJson(chart.x)}, {"y", axisJson(chart.y)}};
    json["series"] = Json::array();
    for (const plot::ChartSeries& series : chart.series) {
        Json one{{"name", series.name}, {"points", pointsJson(series.points)}};
        if (!series.low.empty()) {
            one["low"] = pointsJson(series.low);
            one["high"] = pointsJson(series.high);
        }
        if (series.steps != plot::CurveSteps::None) {
            one["steps"] = series.steps == plot::CurveSteps::Back ? "back" : "ahead";
        }
        if (series.chance) {
            one["chance"] = orNull(series.chance);
        }
        if (series.scattered) {
            one["scattered"] = true;
        }
        json["series"].push_back(std::move(one));
    }
    json["marks"] = Json::array();
    for (const plot::ChartMark& mark : chart.marks) {
        Json one{{"x", mark.x}, {"label", mark.label}};
        if (mark.emphasised) {
            one["emphasised"] = true;
        }
        json["marks"].push_back(std::move(one));
    }
    json["spots"] = Json::array();
    for (const plot::ChartSpot& spot : chart.spots) {
        json["spots"].push_back({{"x", spot.at.x}, {"y", spot.at.y}, {"series", spot.series}});
    }
    if (!chart.regions.empty()) {
        json["regions"] = Json::array();
        for (const plot::ChartRegion& region : chart.regions) {
            json["regions"].push_back({{"name", region.name},
                                       {"x", {region.low.x, region.high.x}},
                                       {"y", {region.low.y, region.high.y}}});
        }
    }
    return json;
}

Json bodyJson(const plot::BarChart& chart) {
    Json json{{"kind", "bars"}, {"y", axisJson(chart.y)}, {"categories", chart.categories}};
    json["series"] = Json::array();
    for (const plot::BarSeries& series : chart.series) {
        Json values = Json::array();
        for (const auto& value : series.values) {
            values.push_back(orNull(value));
        }
        Json one{{"name", series.name}, {"values", std::move(values)}};
        if (!series.intervals.empty()) {
            one["intervals"] = Json::array();
            for (const auto& interval : series.intervals) {
                one["intervals"].push_back(intervalJson(interval));
            }
        }
        if (!series.chance.empty()) {
            one["chance"] = Json::array();
            for (const auto& value : series.chance) {
                one["chance"].push_back(orNull(value));
            }
        }
        json["series"].push_back(std::move(one));
    }
    return json;
}

Json bodyJson(const plot::BoxChart& chart) {
    Json json{{"kind", "boxes"}, {"y", axisJson(chart.y)}, {"categories", chart.categories}};
    json["series"] = Json::array();
    for (const plot::BoxSeries& series : chart.series) {
        Json boxes = Json::array();
        for (const auto& box : series.boxes) {
            boxes.push_back(box ? Json{{"low", box->low},
                                       {"lower_quarter", box->lowerQuarter},
                                       {"median", box->median},
                                       {"upper_quarter", box->upperQuarter},
                                       {"high", box->high}}
                                : Json());
        }
        json["series"].push_back({{"name", series.name}, {"boxes", std::move(boxes)}});
    }
    return json;
}

Json bodyJson(const plot::MatrixChart& chart) {
    Json json{{"kind", "matrix"},          {"row_title", chart.rowTitle}, {"column_title", chart.columnTitle},
              {"rows", chart.rows},        {"columns", chart.columns},    {"counts", cellsJson(chart.counts)},
              {"diagonal", chart.diagonal}};
    for (const plot::MatrixPanel& panel : chart.panels) {
        json["panels"].push_back({{"title", panel.title}, {"counts", cellsJson(panel.counts)}});
    }
    return json;
}

struct BlockJson {
    Json operator()(const Paragraph& paragraph) const {
        return {{"block", "paragraph"}, {"text", paragraph.text}};
    }

    Json operator()(const Comment& comment) const {
        return {{"block", "comment"}, {"markdown", comment.markdown}};
    }

    Json operator()(const KeyFigures& figures) const {
        Json list = Json::array();
        for (const KeyFigure& figure : figures.list) {
            list.push_back({{"label", figure.label},
                            {"value", cellJson(figure.value)},
                            {"verdict", kVerdicts[static_cast<std::size_t>(figure.verdict)]},
                            {"definition", figure.definition}});
        }
        return {{"block", "key_figures"}, {"figures", std::move(list)}};
    }

    Json operator()(const Table& table) const {
        Json columns = Json::array();
        for (const Column& column : table.columns) {
            columns.push_back(
                {{"key", column.key}, {"title", column.title}, {"definition", column.definition}});
        }
        Json rows = Json::array();
        for (const auto& row : table.rows) {
            Json cells = Json::array();
            for (const Cell& cell : row) {
                cells.push_back(cellJson(cell));
            }
            rows.push_back(std::move(cells));
        }
        Json json{{"block", "table"},        {"name", table.name},
                  {"title", table.title},    {"columns", std::move(columns)},
                  {"rows", std::move(rows)}, {"note", table.rows.empty() ? table.ifEmpty : table.note}};
        if (table.shown) {
            json["shown"] = std::min(*table.shown, table.rows.size());
        }
        return json;
    }

    Json operator()(const plot::Chart& chart) const {
        Json json{{"block", "chart"},
                  {"name", chart.name},
                  {"title", chart.title},
                  {"alternative", chart.alternative}};
        if (!chart.caption.empty()) {
            json["caption"] = chart.caption;
        }
        json["chart"] = std::visit([](const auto& body) { return bodyJson(body); }, chart.body);
        return json;
    }

    Json operator()(const Facts& facts) const {
        Json list = Json::array();
        for (const auto& [name, value] : facts.list) {
            list.push_back({name, value});
        }
        return {{"block", "facts"}, {"facts", std::move(list)}};
    }
};

Json sectionJson(const Section& section) {
    Json json{{"id", section.id}, {"title", section.title}};
    json["blocks"] = Json::array();
    for (const Block& block : section.blocks) {
        json["blocks"].push_back(std::visit(BlockJson(), block));
    }
    json["sections"] = Json::array();
    for (const Section& below : section.sections) {
        json["sections"].push_back(sectionJson(below));
    }
    return json;
}

} // namespace

std::string reportJson(const Report& report) {
    Json json{{"title", report.title},
              {"subtitle", report.subtitle},
              {"language", report.language},
              {"date", report.date},
              {"version", report.version}};
    json["facts"] = BlockJson()(report.facts)["facts"];
    json["sections"] = Json::array();
    for (const Section& section : report.sections) {
        json["sections"].push_back(sectionJson(section));
    }
    return documentText(json);
}

} // namespace assay::results
