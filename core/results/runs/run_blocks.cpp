#include "core/results/runs/run_blocks.h"

#include "core/results/report/figure_text.h"
#include "core/results/report/table_rows.h"
#include "core/results/runs/run_cells.h"
#include "core/results/runs/run_words.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <numeric>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>

namespace assay::results {
namespace {

constexpr std::size_t kShownHash = 12;      // digits of a hash that people compare
constexpr std::size_t kLongestHeading = 32; // of a run that stands beside others, in bytes

// What of a column's definition each kind has.
Column figureColumn(std::string key, std::string title) {
    Column column{std::move(key), std::move(title), "run_figure"};
    return column;
}

std::string shortHash(const std::string& hash) {
    return hash.size() > kShownHash ? hash.substr(0, kShownHash) + "…" : hash;
}

std::string inputText(const evaluate::RunInput& input) {
    const std::string hash = shortHash(input.sha256);
    if (input.name.empty()) {
        return hash;
    }
    return hash.empty() ? input.name : input.name + " (" + hash + ")";
}

Facts aboutRun(const evaluate::RunDescription& run, const words::Wording& w) {
    Facts facts;
    const auto add = [&facts](std::string name, std::string value) {
        if (!value.empty()) {
            facts.list.emplace_back(std::move(name), std::move(value));
        }
    };
    add(w.text(ASSAY_TEXT("Report", "Kind")), runKindTitle(run.info.kind, w));
    add(w.text(ASSAY_TEXT("Report", "Suite")), run.suiteName());
    add(w.text(ASSAY_TEXT("Report", "System")), runSystemText(run.info.kind, run.systemName(), w));
    add(w.text(ASSAY_TEXT("Report", "Made")), w.moment(run.info.createdAt));
    add(w.text(ASSAY_TEXT("Report", "By")), run.info.createdBy);
    add(w.text(ASSAY_TEXT("Report", "State")), runStateTitle(run.info.state, w));
    add(w.text(ASSAY_TEXT("Report", "Items")), run.info.items > 0 ? w.count(run.info.items) : std::string());
    add(w.text(ASSAY_TEXT("Report", "Seed")), std::to_string(run.info.seed));
    add(w.text(ASSAY_TEXT("Report", "Duration")),
        run.info.durationMs > 0 ? w.text(ASSAY_TEXT("Report", "%1 s"),
                                         {w.number(static_cast<double>(run.info.durationMs) / 1000, 1)})
                                : std::string());
    add(w.text(ASSAY_TEXT("Report", "Assay")), run.info.version);
    add(w.text(ASSAY_TEXT("Report", "Note")), run.info.note);
    return facts;
}

std::string staleText(std::span<const evaluate::StaleInput> stale, const words::Wording& w) {
    std::string text;
    for (const evaluate::StaleInput& each : stale) {
        const std::string name =
            each.input.name.empty() ? runInputTitle(each.input.role, w) : each.input.name;
        addSentence(text, each.now.empty()
                              ? w.text(ASSAY_TEXT("Report", "%1 (%2) is no longer in this workspace."),
                                       {name, runInputTitle(each.input.role, w)})
                              : w.text(ASSAY_TEXT("Report", "%1 (%2) is no longer what this run measured."),
                                       {name, runInputTitle(each.input.role, w)}));
    }
    return text;
}

Table mainFigureTable(const evaluate::RunDescription& run, const words::Wording& w) {
    Table table;
    table.name = "run_figures";
    table.title = w.text(ASSAY_TEXT("Report", "Figures"));
    table.columns = {{"figure", w.text(ASSAY_TEXT("Report", "Figure"))},
                     figureColumn("value", w.text(ASSAY_TEXT("Report", "Value")))};
    table.ifEmpty = w.text(ASSAY_TEXT("Report", "The run has no figures."));
    const std::size_t main = std::min(run.mainFigures, run.figures.size());
    const bool knowsLuck =
        std::any_of(run.figures.begin(), run.figures.begin() + static_cast<std::ptrdiff_t>(main),
                    [](const evaluate::RunFigure& figure) { return figure.chance.has_value(); });
    if (knowsLuck) {
        table.columns.push_back(
            {"chance", w.text(ASSAY_TEXT("Report", "By luck alone")), runLuckDefinition(run.info.kind)});
    }
    for (const std::size_t i : figureOrder(run)) {
        if (i >= main) {
            break; // of strata
        }
        const evaluate::RunFigure& figure = run.figures[i];
        Figure chance{figure.chance, figure.isShare ? FigureKind::Percent : FigureKind::Proportion};
        chance.why = figure.chance ? std::string() : w.text(ASSAY_TEXT("Report", "not known"));
        TableRow row{runFigureTitle(run.info.kind, figure.name, w), runFigure(figure, w, run.info.kind)};
        if (knowsLuck) {
            row.cells.emplace_back(std::move(chance));
        }
        row.key = figure.name;
        row.definition = runFigureDefinition(run.info.kind, figure.name);
        table.rows.push_back(std::move(row));
    }
    return table;
}

Table inputTable(const evaluate::RunDescription& run, std::span<const evaluate::StaleInput> stale,
                 const words::Wording& w) {
    Table table;
    table.name = "run_inputs";
    table.title = w.text(ASSAY_TEXT("Report", "Inputs"));
    table.columns = {{"role", w.text(ASSAY_TEXT("Report", "Input"))},
                     {"name", w.text(ASSAY_TEXT("Report", "Name"))},
                     {"sha256", w.text(ASSAY_TEXT("Report", "Hash"))},
                     {"now", w.text(ASSAY_TEXT("Report", "Now"))}};
    for (const evaluate::RunInput& input : run.inputs) {
        const auto changed = std::ranges::find(stale, input, &evaluate::StaleInput::input);
        const std::string now = changed == stale.end() ? std::string()
                                : changed->now.empty() ? w.text(ASSAY_TEXT("Report", "gone"))
                                                       : w.text(ASSAY_TEXT("Report", "changed"));
        TableRow row{runInputTitle(input.role, w), input.name, shortHash(input.sha256), now};
        row.emphasis = now.empty() ? Emphasis::None : Emphasis::Strong;
        table.rows.push_back(std::move(row));
    }
    if (stale.empty()) { // then the last column says nothing
        table.columns.pop_back();
        for (TableRow& row : table.rows) {
            row.cells.pop_back();
        }
    }
    return table;
}

Table settingTable(const evaluate::RunDescription& run, const words::Wording& w) {
    Table table;
    table.name = "run_settings";
    table.title = w.text(ASSAY_TEXT("Report", "Settings"));
    table.columns = {{"setting", w.text(ASSAY_TEXT("Report", "Setting"))},
                     {"value", w.text(ASSAY_TEXT("Report", "Value")), "", true}};
    for (const evaluate::RunSetting& setting : run.settings) {
        TableRow row{runSettingTitle(setting.name, w), runSettingText(setting, w)};
        row.key = setting.name;
        table.rows.push_back(std::move(row));
    }
    return table;
}

// --- Trends ---

// Days since 1970, with the time as a share of a day; nullopt: no time.
std::optional<double> dayOf(std::string_view iso) {
    if (!workspace::isDayOrTime(iso)) {
        return std::nullopt;
    }
    const auto digits = [iso](std::size_t at, std::size_t count) {
        int number = 0;
        for (const char c : iso.substr(at, count)) {
            number = number * 10 + (c - '0');
        }
        return number;
    };
    const std::chrono::sys_days day = std::chrono::year_month_day(
        std::chrono::year(digits(0, 4)), std::chrono::month(static_cast<unsigned>(digits(5, 2))),
        std::chrono::day(static_cast<unsigned>(digits(8, 2))));
    constexpr double kMinutesOfDay = 24 * 60;
    const int minutes = iso.size() > 15 ? digits(11, 2) * 60 + digits(14, 2) : 0;
    return static_cast<double>(day.time_since_epoch().count()) + minutes / kMinutesOfDay;
}

// The place of a day among the runs: runs stand at 1, 2, 3, …, since months without any would be empty room.
double placeOf(double day, const std::vector<double>& days) {
    const auto after = std::ranges::lower_bound(days, day);
    const auto at = static_cast<double>(after - days.begin());
    return after != days.end() && *after == day ? at + 1 : at + 0.5;
}

void extend(plot::ChartAxis& axis, double value, bool& isFirst) {
    axis.min = isFirst ? value : std::min(axis.min, value);
    axis.max = isFirst ? value : std::max(axis.max, value);
    isFirst = false;
}

void addRoom(plot::ChartAxis& axis) {
    constexpr double kRoom = 0.05;
    constexpr double kLeast = 1e-6;
    // Equal values take their room from their size, so that ticks do not tell millionths apart.
    const double span = axis.max - axis.min;
    const double size = std::max(std::abs(axis.min), std::abs(axis.max));
    const double room = std::max((span > size * kLeast ? span : size) * kRoom, kLeast);
    axis.min -= room;
    axis.max += room;
}

void addMarks(std::span<const workspace::Incident> incidents, const std::vector<double>& days,
              const words::Wording& w, plot::LineChart& body) {
    for (const workspace::Incident& each : incidents) {
        const auto day = dayOf(each.happenedOn);
        if (!day || days.empty()) {
            continue;
        }
        const bool isIncident = each.kind == workspace::IncidentKind::Incident;
        plot::ChartMark mark;
        mark.x = std::clamp(placeOf(*day, days), 0.5, static_cast<double>(days.size()) + 0.5);
        mark.label = isIncident && !each.severity.empty() ? each.severity : incidentKindTitle(each.kind, w);
        mark.style = isIncident ? plot::LineStyle::Solid : plot::LineStyle::Dash;
        mark.emphasised = isIncident && each.isOpen();
        body.marks.push_back(std::move(mark));
    }
}

plot::Chart trendChart(const evaluate::Trend& trend, const std::string& title,
                       std::span<const workspace::Incident> incidents, const words::Wording& w) {
    plot::LineChart body;
    body.x = {w.text(ASSAY_TEXT("Report", "Runs, the oldest first")), 0.5,
              static_cast<double>(trend.points.size()) + 0.5, 0};
    body.y = {title, 0, 1, 3};
    plot::ChartSeries values;
    values.name = title;
    plot::ChartSeries band;
    band.name = w.text(ASSAY_TEXT("Report", "Mean ± deviation of the last rounds"));
    band.style = plot::LineStyle::Dash;
    std::vector<double> days;
    bool isFirst = true;
    double place = 0;
    for (const evaluate::TrendPoint& point : trend.points) {
        ++place;
        const double before = days.empty() ? 0 : days.back();
        days.push_back(std::max(before, dayOf(point.of.createdAt).value_or(before)));
        if (!point.of.value || !std::isfinite(*point.of.value)) {
            values.points.push_back({place, std::nan("")}); // a gap
            continue;
        }
        values.points.push_back({place, *point.of.value});
        extend(body.y, *point.of.value, isFirst);
        if (point.mean && point.deviation) {
            band.points.push_back({place, *point.mean});
            band.low.push_back({place, *point.mean - *point.deviation});
            band.high.push_back({place, *point.mean + *point.deviation});
            extend(body.y, band.low.back().y, isFirst);
            extend(body.y, band.high.back().y, isFirst);
        }
    }
    if (isFirst) {
        body.emptyText = w.text(ASSAY_TEXT("Report", "No run has this figure yet."));
    } else {
        addRoom(body.y);
        body.series.push_back(std::move(values));
        if (!band.points.empty()) {
            body.series.push_back(std::move(band));
        }
        addMarks(incidents, days, w, body);
    }
    plot::Chart chart;
    chart.name = "run_trend";
    chart.title = w.text(ASSAY_TEXT("Report", "%1 over time"), {title});
    chart.body = std::move(body);
    return chart;
}

// "82.0 % ± 1.8 over the last 6 of 14 rounds."
std::string lastBandText(const evaluate::Trend& trend, const std::string& title, const words::Wording& w) {
    const auto last = std::ranges::find_if(trend.points.rbegin(), trend.points.rend(),
                                           [](const auto& point) { return point.mean.has_value(); });
    if (last == trend.points.rend()) {
        return w.text(ASSAY_TEXT("Report", "%1: %2. A band takes three rounds."),
                      {title, w.text(ASSAY_COUNTED("Report", "%n run(s)"),
                                     static_cast<std::int64_t>(trend.points.size()))});
    }
    std::string text = w.text(ASSAY_TEXT("Report", "%1: %2 ± %3, mean and standard deviation of the last %4 "
                                                   "of %5 rounds."),
                              {title, w.number(*last->mean, 4), w.number(*last->deviation, 4),
                               w.count(static_cast<std::int64_t>(last->rounds)),
                               w.count(static_cast<std::int64_t>(trend.points.size()))});
    if (trend.points.back().isUnusual) {
        addSentence(text, w.text(ASSAY_TEXT("Report", "The newest run lies further than two deviations from "
                                                      "the rounds before it: look why. This is no test.")));
    }
    return text;
}

Table trendTable(const evaluate::Trend& trend, const TrendChoice& choice, const words::Wording& w) {
    Table table;
    table.name = "run_trend_values";
    table.title = w.text(ASSAY_TEXT("Report", "Rounds"));
    table.columns = {{"run", w.text(ASSAY_TEXT("Report", "Run"))},
                     {"made", w.text(ASSAY_TEXT("Report", "Made"))},
                     figureColumn("value", runFigureTitle(choice.kind, choice.figure, w)),
                     {"mean", w.text(ASSAY_TEXT("Report", "Mean of the last rounds")), "trend_band"},
                     {"deviation", w.text(ASSAY_TEXT("Report", "Standard deviation")), "trend_band"},
                     {"hint", w.text(ASSAY_TEXT("Report", "Hint"))}};
    for (auto point = trend.points.rbegin(); point != trend.points.rend(); ++point) {
        evaluate::RunFigure measured;
        measured.value = point->of.value;
        measured.n = point->of.n;
        measured.interval = point->of.interval;
        measured.name = choice.figure;
        const Figure value = runFigure(measured, w, choice.kind);
        const std::string tooFew = w.text(ASSAY_TEXT("Report", "fewer than three rounds"));
        Figure mean{point->mean, FigureKind::Proportion};
        mean.why = point->mean ? std::string() : tooFew;
        mean.n = static_cast<std::int64_t>(point->rounds);
        Figure deviation{point->deviation, FigureKind::Proportion};
        deviation.why = point->deviation ? std::string() : tooFew;
        TableRow row{
            point->of.name, w.date(point->of.createdAt),
            value,          mean,
            deviation,      point->isUnusual ? w.text(ASSAY_TEXT("Report", "unusual")) : std::string()};
        row.key = std::to_string(point->of.run);
        row.emphasis = point->isUnusual ? Emphasis::Strong : Emphasis::None;
        table.rows.push_back(std::move(row));
    }
    return table;
}

// --- Side by side ---

std::vector<std::string> runNames(std::span<const evaluate::RunDescription* const> runs) {
    std::vector<std::string> names;
    std::set<std::string> seen;
    for (const evaluate::RunDescription* const run : runs) {
        const bool isNew = seen.insert(run->info.name).second;
        names.push_back(isNew ? run->info.name : run->info.name + " (" + std::to_string(run->info.id) + ")");
    }
    return names;
}

// Names too long for headings stand in a list above, and their numbers head the columns.
Facts numberRuns(std::vector<std::string>& names, const words::Wording& w) {
    Facts facts;
    for (std::size_t r = 0; r < names.size(); ++r) {
        std::string number =
            w.text(ASSAY_TEXT("Report", "Run %1"), {w.count(static_cast<std::int64_t>(r + 1))});
        facts.list.emplace_back(number, std::exchange(names[r], number));
    }
    return facts;
}

template <typename Row>
Table differenceTable(std::string name, std::string title, std::string first,
                      const std::vector<std::string>& names, const std::vector<Row>& rows,
                      const auto& labelOf, const auto& valuesOf, const words::Wording& w) {
    Table table;
    table.name = std::move(name);
    table.title = std::move(title);
    table.columns = {{"name", std::move(first)}};
    for (std::size_t r = 0; r < names.size(); ++r) {
        table.columns.push_back({"run_" + std::to_string(r + 1), names[r], "", true});
    }
    for (const Row& row : rows) {
        TableRow made{labelOf(row)};
        for (std::string& value : valuesOf(row)) {
            made.cells.emplace_back(std::move(value));
        }
        table.rows.push_back(std::move(made));
    }
    table.ifEmpty = w.text(ASSAY_TEXT("Report", "No differences."));
    return table;
}

Table figuresSideBySide(std::span<const evaluate::RunDescription* const> runs,
                        const std::vector<std::string>& names, const words::Wording& w) {
    Table table;
    table.name = "runs_figures";
    table.title = w.text(ASSAY_TEXT("Report", "Figures side by side"));
    table.columns = {{"figure", w.text(ASSAY_TEXT("Report", "Figure"))}};
    for (std::size_t r = 0; r < names.size(); ++r) {
        table.columns.push_back(figureColumn("run_" + std::to_string(r + 1), names[r]));
    }
    std::vector<std::string> order;
    for (const evaluate::RunDescription* const run : runs) {
        for (std::size_t i = 0; i < std::min(run->mainFigures, run->figures.size()); ++i) {
            if (std::ranges::find(order, run->figures[i].name) == order.end()) {
                order.push_back(run->figures[i].name);
            }
        }
    }
    for (const std::string& name : order) {
        TableRow row{runFigureTitle(runs.front()->info.kind, name, w)};
        for (const evaluate::RunDescription* const run : runs) {
            const evaluate::RunFigure* const figure = run->find(name);
            if (figure != nullptr) {
                row.cells.emplace_back(runFigure(*figure, w, run->info.kind));
            } else {
                row.cells.emplace_back(Figure{.value = std::nullopt, .why = notInThisRun(w)});
            }
        }
        row.key = name;
        row.definition = runFigureDefinition(runs.front()->info.kind, name);
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace

Figure runFigure(const evaluate::RunFigure& figure, const words::Wording& wording, std::string_view kind) {
    Figure made{figure.value, figure.isShare ? FigureKind::Percent : FigureKind::Proportion};
    constexpr double kWholeUpTo = 9e15;
    const bool isCount = figure.value && !figure.isShare && !figure.interval && figure.n == 0 &&
                         std::abs(*figure.value) < kWholeUpTo && *figure.value == std::floor(*figure.value) &&
                         *figure.value >= 0;
    if (isCount) {
        made.kind = FigureKind::Count;
    }
    if (figure.name.find("query_seconds.") != std::string::npos) {
        made.kind = FigureKind::Number;
        made.decimals = 6; // a search in memory takes microseconds
    }
    if (figure.n > 0) {
        made.n = figure.n;
    }
    made.interval = figure.interval;
    made.why = figure.value ? std::string() : whyUndefined(kind, figure, wording);
    return made;
}

std::vector<std::size_t> figureOrder(const evaluate::RunDescription& run) {
    constexpr std::array<std::string_view, 2> kSummaries{"overall", "pass_rate"};
    const auto rank = [&](std::size_t place) {
        const evaluate::RunFigure& figure = run.figures[place];
        const std::size_t stratum = place < run.mainFigures ? 0 : 1;
        const auto summary = std::ranges::find(kSummaries, figure.name) - kSummaries.begin();
        return std::tuple(stratum, !figure.value, summary);
    };
    std::vector<std::size_t> places(run.figures.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    std::ranges::stable_sort(places, {}, rank);
    return places;
}

std::vector<Block> runBlocks(const evaluate::RunDescription& run, std::span<const evaluate::StaleInput> stale,
                             const words::Wording& wording) {
    std::vector<Block> blocks;
    if (const std::string text = staleText(stale, wording); !text.empty()) {
        blocks.emplace_back(Paragraph{text});
    }
    blocks.emplace_back(mainFigureTable(run, wording));
    blocks.emplace_back(aboutRun(run, wording));
    if (!run.inputs.empty()) {
        blocks.emplace_back(inputTable(run, stale, wording));
    }
    if (!run.settings.empty()) {
        blocks.emplace_back(settingTable(run, wording));
    }
    return blocks;
}

std::vector<Block> trendBlocks(const evaluate::Trend& trend, const TrendChoice& choice,
                               std::span<const workspace::Incident> incidents,
                               const words::Wording& wording) {
    const std::string title = runFigureTitle(choice.kind, choice.figure, wording);
    plot::Chart chart = trendChart(trend, title, incidents, wording);
    chart.alternative = lastBandText(trend, title, wording);
    std::vector<Block> blocks;
    blocks.emplace_back(Paragraph{chart.alternative});
    blocks.emplace_back(std::move(chart));
    blocks.emplace_back(trendTable(trend, choice, wording));
    return blocks;
}

std::vector<Block> sideBySideBlocks(std::span<const evaluate::RunDescription* const> runs,
                                    const evaluate::RunDifferences& differences,
                                    const words::Wording& wording) {
    if (runs.empty()) {
        return {};
    }
    const auto& w = wording;
    std::vector<std::string> names = runNames(runs);
    std::vector<Block> blocks;
    if (std::ranges::any_of(names, [](const std::string& name) { return name.size() > kLongestHeading; })) {
        blocks.emplace_back(numberRuns(names, w));
    }
    const auto settingValues = [&w](const evaluate::SettingDifference& each) {
        std::vector<std::string> values;
        for (const auto& value : each.values) {
            values.push_back(value ? runSettingText({each.name, *value}, w) : std::string("—"));
        }
        return values;
    };
    const auto inputValues = [](const evaluate::InputDifference& each) {
        std::vector<std::string> values;
        for (const auto& input : each.inputs) {
            values.push_back(input ? inputText(*input) : std::string("—"));
        }
        return values;
    };
    blocks.emplace_back(figuresSideBySide(runs, names, w));
    blocks.emplace_back(differenceTable(
        "runs_settings", w.text(ASSAY_TEXT("Report", "Settings that differ")),
        w.text(ASSAY_TEXT("Report", "Setting")), names, differences.settings,
        [&w](const evaluate::SettingDifference& each) { return runSettingTitle(each.name, w); },
        settingValues, w));
    blocks.emplace_back(differenceTable(
        "runs_inputs", w.text(ASSAY_TEXT("Report", "Inputs that differ")),
        w.text(ASSAY_TEXT("Report", "Input")), names, differences.inputs,
        [&w](const evaluate::InputDifference& each) { return runInputTitle(each.role, w); }, inputValues, w));
    return blocks;
}

} // namespace assay::results
