// The figures of a run from the document that its kind keeps.
#include "core/evaluate/mining/mining_run.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/evaluate/neighbours/outside_run.h"
#include "core/evaluate/retrieval/alpha_tuning.h"
#include "core/evaluate/retrieval/retrieval_run.h"
#include "core/evaluate/runs/run_description.h"
#include "core/formats/rankings/outside_figures.h"
#include "core/json/settings_reader.h"
#include "core/metrics/answers/answer_metric.h"

#include <algorithm>
#include <array>

namespace assay::evaluate {
namespace {

using KeptJson = nlohmann::ordered_json;
constexpr std::string_view kStrata = "by.";

std::optional<double> keptNumber(const KeptJson& object, std::string_view key) {
    const KeptJson* const found = base::valueOf(object, key);
    return found != nullptr ? base::numberIn(*found) : std::nullopt;
}

std::int64_t keptCount(const KeptJson& object, std::string_view key) {
    const KeptJson* const found = base::valueOf(object, key);
    return found != nullptr ? std::max<std::int64_t>(0, base::integerIn<std::int64_t>(*found).value_or(0))
                            : 0;
}

// [low, high]; nullopt: none, or none that makes sense.
std::optional<statistics::Interval> keptInterval(const KeptJson& object, std::string_view key) {
    const KeptJson* const found = base::valueOf(object, key);
    if (found == nullptr || !found->is_array() || found->size() != 2) {
        return std::nullopt;
    }
    const auto low = base::numberIn((*found)[0]);
    const auto high = base::numberIn((*found)[1]);
    return low && high && *low <= *high ? std::optional(statistics::Interval{*low, *high}) : std::nullopt;
}

class FigureCollector {
  public:
    explicit FigureCollector(std::string_view kind)
        : m_kind(kind) {}

    RunFigure& add(std::string name, std::optional<double> value) {
        RunFigure figure;
        figure.better = betterFigure(m_kind, name);
        figure.name = std::move(name);
        figure.value = value;
        return m_figures.emplace_back(std::move(figure));
    }

    // {"mean", "ci", "n", "chance"} as answers and retrieval keep them.
    void addMetrics(const std::string& prefix, const KeptJson& metrics) {
        for (const auto& [name, one] : metrics.items()) {
            RunFigure& figure = add(prefix + name, keptNumber(one, "mean"));
            figure.n = keptCount(one, "n");
            figure.interval = keptInterval(one, "ci");
            figure.chance = keptNumber(one, "chance");
            figure.unknown = keptCount(one, "unknown");
        }
    }

    [[nodiscard]] std::vector<RunFigure> take() { return std::move(m_figures); }

  private:
    std::string m_kind;
    std::vector<RunFigure> m_figures;
};

// "hit_at" with "hit_at_n" and "hit_at_ci" beside it, as the neighbour tests have them.
void addBeside(FigureCollector& into, const std::string& prefix, const KeptJson& object, const char* key,
               bool isShare) {
    if (base::memberOf(object, key) == nullptr) {
        return;
    }
    RunFigure& figure = into.add(prefix + key, keptNumber(object, key));
    figure.n = keptCount(object, std::string(key) + "_n");
    figure.interval = keptInterval(object, std::string(key) + "_ci");
    figure.isShare = isShare;
}

// The same by k: {"5": 0.8, "5_n": …, "5_ci": …}.
void addByK(FigureCollector& into, const std::string& prefix, const KeptJson& regime, const char* key,
            bool isShare) {
    const KeptJson* const byK = base::memberOf(regime, key);
    if (byK == nullptr || !byK->is_object()) {
        return;
    }
    const KeptJson* const chances = base::memberOf(regime, "chance_" + std::string(key));
    const KeptJson* const effects = base::memberOf(regime, "design_effect");
    for (const auto& [k, value] : byK->items()) {
        if (k.find_first_not_of("0123456789") != std::string::npos) {
            continue;
        }
        RunFigure& figure = into.add(prefix + key + "." + k, base::numberIn(value));
        figure.n = keptCount(*byK, k + "_n");
        figure.interval = keptInterval(*byK, k + "_ci");
        figure.isShare = isShare;
        figure.chance = chances != nullptr ? keptNumber(*chances, k) : std::nullopt;
        figure.designEffect = isShare && effects != nullptr ? keptNumber(*effects, k) : std::nullopt;
    }
}

void addNeighbours(const KeptJson& document, FigureCollector& into) {
    addBeside(into, {}, document, "coverage", true);
    const KeptJson* const searches = base::memberOf(document, "figures");
    if (searches == nullptr || !searches->is_array()) {
        return;
    }
    for (std::size_t i = 0; i < searches->size(); ++i) {
        const std::string search = i == 0 ? std::string() : "search_" + std::to_string(i + 1) + ".";
        const KeptJson* const regimes = base::memberOf((*searches)[i], "regimes");
        if (regimes == nullptr || !regimes->is_object()) {
            continue;
        }
        for (const auto& [name, regime] : regimes->items()) {
            const std::string prefix = search + name + ".";
            addBeside(into, prefix, regime, "self_at_1", true);
            addBeside(into, prefix, regime, "self_at_1_tie_aware", true);
            addByK(into, prefix, regime, "hit_at", true);
            addByK(into, prefix, regime, "mrr_at", false);
            addBeside(into, prefix, regime, "median_gold_distance", false);
            if (const KeptJson* const seconds = base::memberOf(regime, "query_seconds")) {
                for (const char* const percentile : {"p50", "p95", "p99"}) {
                    addBeside(into, prefix + "query_seconds.", *seconds, percentile, false);
                }
            }
        }
    }
}

bool isShareOfAnswers(std::string_view name) {
    const auto known = metrics::answerMetricFromName(name);
    return name == "pass_rate" || (known && metrics::isShare(*known));
}

void addLatency(FigureCollector& into, const KeptJson& document) {
    const KeptJson* const latency = base::memberOf(document, "latency_ms");
    if (latency == nullptr || keptCount(*latency, "n") == 0) {
        return;
    }
    const std::int64_t n = keptCount(*latency, "n");
    into.add("latency_ms.mean", keptNumber(*latency, "mean")).n = n;
    for (const char* const key : {"p50", "p95", "p99"}) {
        const KeptJson* const one = base::valueOf(*latency, key);
        RunFigure& figure = into.add("latency_ms." + std::string(key),
                                     one != nullptr ? keptNumber(*one, "value") : std::nullopt);
        figure.n = n;
        const auto low = one != nullptr ? keptNumber(*one, "low") : std::nullopt;
        const auto high = one != nullptr ? keptNumber(*one, "high") : std::nullopt;
        if (low && high) {
            figure.interval = statistics::Interval{*low, *high};
        }
    }
}

// "metrics", then what stands beside them, then the same by strata.
void addQuestions(const KeptJson& document, bool areAnswers, FigureCollector& into) {
    const auto addOne = [&](const std::string& prefix, const KeptJson& figures) {
        if (const KeptJson* const metrics = base::memberOf(figures, "metrics");
            metrics != nullptr && metrics->is_object()) {
            into.addMetrics(prefix, *metrics);
        }
        if (const KeptJson* const passRate = base::memberOf(figures, "pass_rate")) {
            into.addMetrics(prefix, KeptJson{{"pass_rate", *passRate}});
        }
    };
    addOne({}, document);
    if (!areAnswers) {
        addLatency(into, document);
    }
    const KeptJson* const by = base::memberOf(document, "by");
    if (by == nullptr || !by->is_object()) {
        return;
    }
    for (const auto& [field, values] : by->items()) {
        if (!values.is_object()) {
            continue;
        }
        for (const auto& [value, figures] : values.items()) {
            std::string prefix(kStrata);
            prefix += field;
            prefix += "." + value + ".";
            addOne(prefix, figures);
        }
    }
}

void addAlpha(const KeptJson& document, FigureCollector& into) {
    const auto best = keptNumber(document, "best");
    const std::int64_t n = keptCount(document, "n");
    into.add("best_alpha", best).n = n;
    const KeptJson* const points = base::memberOf(document, "alphas");
    if (points == nullptr || !points->is_array() || !best) {
        return;
    }
    for (const KeptJson& point : *points) {
        const auto alpha = keptNumber(point, "alpha");
        if (!alpha || *alpha < *best || *alpha > *best) {
            continue;
        }
        const KeptJson* const bands = base::memberOf(point, "ci");
        for (const std::string_view measure : kAlphaMeasureNames) {
            RunFigure& figure = into.add(std::string(measure), keptNumber(point, measure));
            figure.n = n;
            figure.interval = bands != nullptr ? keptInterval(*bands, measure) : std::nullopt;
        }
    }
    if (const KeptJson* const heldOut = base::valueOf(document, "held_out")) {
        for (const std::string_view measure : kAlphaMeasureNames) {
            into.add("held_out." + std::string(measure), keptNumber(*heldOut, measure)).n = n;
        }
    }
}

// Whole numbers by their path; lists and texts are none.
void addCounts(const std::string& path, const KeptJson& value, FigureCollector& into) {
    if (value.is_object()) {
        for (const auto& [key, member] : value.items()) {
            if (key != "seed" && key != "patterns_version") {
                addCounts(path.empty() ? key : path + "." + key, member, into);
            }
        }
    } else if (const auto number = base::numberIn(value)) {
        into.add(path, number);
    }
}

void addSummary(const KeptJson& document, FigureCollector& into) {
    const KeptJson* const summary = base::memberOf(document, "summary");
    if (summary == nullptr || !summary->is_object()) {
        return;
    }
    constexpr std::array<std::string_view, 3> kNames{"higher", "lower", "neither"};
    for (const auto& [name, one] : summary->items()) {
        RunFigure& figure = into.add(name, keptNumber(one, "value"));
        figure.n = keptCount(one, "n");
        figure.interval = keptInterval(one, "ci");
        figure.chance = keptNumber(one, "chance");
        figure.designEffect = keptNumber(one, "design_effect");
        const KeptJson* const share = base::memberOf(one, "share");
        figure.isShare = share != nullptr && share->is_boolean() && share->get<bool>();
        const auto better = std::ranges::find(kNames, base::memberText(one, "better"));
        if (better != kNames.end()) {
            figure.better = static_cast<BetterValues>(better - kNames.begin());
        }
    }
}

// Figures from outside, under the names that a neighbour test of ours has for them.
class OutsideCollector {
  public:
    OutsideCollector(const model::OutsideFigures& figures, FigureCollector& into)
        : m_figures(figures)
        , m_into(into) {}

    void add() {
        addCount("anchors", m_figures.anchors);
        addCount("covered", m_figures.covered);
        addFigure("coverage", m_figures.coverage, m_figures.anchors, true);
        for (const model::OutsideRegime& regime : m_figures.regimes) {
            addRegime(regime);
        }
        for (const model::OutsideFigure& figure : m_figures.others) {
            addOther(figure);
        }
    }

  private:
    RunFigure* addFigure(std::string name, std::optional<double> value, std::optional<std::int64_t> n,
                         bool isShare) {
        if (!value) {
            return nullptr; // it did not come
        }
        RunFigure& figure = m_into.add(std::move(name), value);
        figure.n = std::max<std::int64_t>(0, n.value_or(0));
        figure.isShare = isShare && *value >= 0 && *value <= 1;
        return &figure;
    }

    void addCount(std::string name, std::optional<std::int64_t> count) {
        if (count) {
            m_into.add(std::move(name), static_cast<double>(*count)).better = BetterValues::Neither;
        }
    }

    static void give(RunFigure* figure, const std::optional<model::OutsideInterval>& interval) {
        if (figure != nullptr && interval && interval->low <= interval->high) {
            figure->interval = statistics::Interval{interval->low, interval->high};
        }
    }

    void addRegime(const model::OutsideRegime& regime) {
        const std::string prefix = regime.name.empty() ? std::string() : regime.name + ".";
        const auto covered = regime.n ? regime.n : m_figures.covered;
        const auto asked = regime.asked ? regime.asked : m_figures.anchors;
        const auto one = [&](const std::string& name, std::optional<double> value,
                             std::optional<std::int64_t> n, bool isShare) {
            const auto given = regime.intervals.find(name);
            give(addFigure(prefix + name, value, n, isShare),
                 given != regime.intervals.end() ? std::optional(given->second) : std::nullopt);
        };
        one("self_at_1", regime.selfAt1, asked, true);
        one("self_at_1_tie_aware", regime.selfAt1TieAware, asked, true);
        for (const auto& [k, value] : regime.hitAt) {
            one("hit_at." + std::to_string(k), value, covered, true);
        }
        for (const auto& [k, value] : regime.mrrAt) {
            one("mrr_at." + std::to_string(k), value, covered, false);
        }
        for (const auto& [quantile, value] : regime.goldDistance) {
            one(quantile == "median" ? "median_gold_distance" : "gold_distance." + quantile, value,
                std::nullopt, false);
        }
    }

    // Parts of a whole are strata; the whole, or what has no parts, stands for itself.
    void addOther(const model::OutsideFigure& figure) {
        constexpr std::string_view kBy = "by ";
        const bool isPart = !figure.of.empty() && figure.of != model::kWholeOf;
        std::string prefix = figure.group.empty() ? std::string() : figure.group + ".";
        if (isPart) {
            const std::string of = figure.of.starts_with(kBy) ? figure.of.substr(kBy.size()) : figure.of;
            prefix.insert(0, std::string(kStrata) + of + ".");
        }
        RunFigure* const added = addFigure(prefix + figure.name, figure.value,
                                           figure.isCount ? std::nullopt : figure.n, figure.isShare);
        added->better = figure.isCount ? BetterValues::Neither : betterValues(figure.name);
        give(added, figure.interval);
    }

    const model::OutsideFigures& m_figures;
    FigureCollector& m_into;
};

std::string withoutStratum(std::string_view figure) {
    const auto last = figure.starts_with(kStrata) ? figure.rfind('.') : std::string_view::npos;
    return std::string(last == std::string_view::npos ? figure : figure.substr(last + 1));
}

} // namespace

BetterValues betterFigure(std::string_view kind, std::string_view figure) noexcept {
    if (kind == kNeighbourRuns || kind == kOutsideRuns) {
        return figure.find("distance") != std::string_view::npos ||
                       figure.find("query_seconds.") != std::string_view::npos
                   ? BetterValues::Lower
                   : BetterValues::Higher;
    }
    if (kind == kAnswerRuns || kind == kJudgeRuns) {
        const auto last = figure.starts_with(kStrata) ? figure.rfind('.') + 1 : 0;
        return betterValues(figure.substr(last));
    }
    if (kind == kRetrievalRuns) {
        return figure.starts_with("latency_ms") ? BetterValues::Lower : BetterValues::Higher;
    }
    if (kind == kAlphaRuns) {
        return figure == "best_alpha" ? BetterValues::Neither : BetterValues::Higher;
    }
    return BetterValues::Neither;
}

base::Result<std::vector<RunFigure>> runFigures(std::string_view kind, std::string_view text) {
    const KeptJson document = json::parseSettingsJson(text);
    if (!document.is_object()) {
        return base::fail(base::ErrorCode::DamagedWorkspace, "figures", std::string(kind));
    }
    FigureCollector into(kind);
    if (kind == kOutsideRuns) {
        // One that cannot be read has been reported when it came.
        if (const auto reading = formats::readOutsideFigures(text, std::string(kind))) {
            OutsideCollector(reading->figures, into).add();
        }
        std::vector<RunFigure> figures = into.take();
        std::ranges::stable_partition(figures,
                                      [](const RunFigure& one) { return !one.name.starts_with(kStrata); });
        return figures;
    }
    const bool areAnswers = kind == kAnswerRuns;
    if (kind == kNeighbourRuns) {
        addNeighbours(document, into);
    } else if (areAnswers || kind == kRetrievalRuns) {
        addQuestions(document, areAnswers, into);
    } else if (kind == kAlphaRuns) {
        addAlpha(document, into);
    } else if (kind == kMiningRunKind) {
        addCounts({}, document, into);
    } else {
        addSummary(document, into);
    }
    std::vector<RunFigure> figures = into.take();
    if (areAnswers) {
        for (RunFigure& figure : figures) {
            figure.isShare = isShareOfAnswers(withoutStratum(figure.name));
        }
    }
    return figures;
}

std::string runSummaryJson(std::span<const RunFigure> figures, std::string_view details) {
    KeptJson document = details.empty() ? KeptJson::object() : json::parseSettingsJson(details);
    if (!document.is_object()) {
        document = KeptJson::object();
    }
    constexpr std::array<std::string_view, 3> kNames{"higher", "lower", "neither"};
    const auto orNone = [](const std::optional<double>& value) {
        return value ? KeptJson(*value) : KeptJson();
    };
    KeptJson summary = KeptJson::object();
    for (const RunFigure& figure : figures) {
        KeptJson one{{"value", orNone(figure.value)}, {"n", figure.n}, {"ci", nullptr}};
        if (figure.interval) {
            one["ci"] = {figure.interval->low, figure.interval->high};
        }
        one["chance"] = orNone(figure.chance);
        if (figure.designEffect) {
            one["design_effect"] = *figure.designEffect;
        }
        one["share"] = figure.isShare;
        one["better"] = kNames[static_cast<std::size_t>(figure.better)];
        summary[figure.name] = std::move(one);
    }
    document["summary"] = std::move(summary);
    return document.dump(-1, ' ', false, KeptJson::error_handler_t::replace);
}

} // namespace assay::evaluate
