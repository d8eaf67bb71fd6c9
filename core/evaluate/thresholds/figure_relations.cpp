#include "core/evaluate/thresholds/figure_relations.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string_view>
#include <utility>

namespace assay::evaluate {
namespace {

using model::OutsideFigure;
using model::OutsideFigures;
using model::OutsideInterval;

constexpr double kTinyRounding = 1e-9; // of decimal fractions that doubles cannot hold

// A value, and by how much it may be off.
struct Rounded {
    double value = 0;
    double off = 0;
};

bool mayBeEqual(const Rounded& a, const Rounded& b) {
    return std::abs(a.value - b.value) <= a.off + b.off + kTinyRounding * std::max(1.0, std::abs(a.value));
}

using Parts = std::vector<const OutsideFigure*>;
using Divisions = std::map<std::string, Parts>; // by `of`

class Relations {
  public:
    Relations(const OutsideFigures& figures, double tolerance)
        : m_figures(figures)
        , m_tolerance(std::max(tolerance, 0.0)) {}

    std::vector<FiguresFault> faults() {
        std::map<std::string, Divisions> families; // by name
        for (const OutsideFigure& figure : m_figures.others) {
            if (!figure.of.empty()) {
                families[figure.name][figure.of].push_back(&figure);
            }
        }
        for (const auto& [name, divisions] : families) {
            parts(name, divisions);
        }
        for (const OutsideFigure& figure : m_figures.others) {
            f1(figure);
        }
        for (const model::OutsideMatrix& matrix : m_figures.matrices) {
            classes(matrix);
        }
        for (const OutsideFigure& figure : m_figures.others) {
            if (figure.name == "tp") {
                counts(figure);
            }
        }
        intervals();
        return std::move(m_faults);
    }

  private:
    [[nodiscard]] Rounded rounded(const OutsideFigure& figure) const {
        const bool isWhole = figure.isCount && figure.value == std::floor(figure.value);
        return {figure.value, isWhole ? 0 : roundingOf(figure.written, m_tolerance)};
    }

    void add(FiguresRule rule, const std::string& where, const std::string& figure, double value,
             std::optional<double> low, std::optional<double> high, const std::string& other) {
        m_faults.push_back({rule, where, figure, value, low, high, other});
    }

    // ---- parts ----

    static std::optional<double> weightOf(const OutsideFigure& part) {
        if (part.weight) {
            return part.weight;
        }
        return part.n ? std::optional(static_cast<double>(*part.n)) : std::nullopt;
    }

    // What all parts come to; nullopt: their weights are not known.
    [[nodiscard]] std::optional<Rounded> together(const Parts& list) const {
        const bool areCounts = list.front()->isCount;
        Rounded sum;
        double weights = 0;
        for (const OutsideFigure* part : list) {
            const std::optional<double> weight = areCounts ? part->weight.value_or(1) : weightOf(*part);
            if (!weight || !(*weight >= 0)) {
                return std::nullopt;
            }
            const Rounded value = rounded(*part);
            sum.value += *weight * value.value;
            sum.off += *weight * value.off;
            weights += *weight;
        }
        if (areCounts) {
            return sum;
        }
        return weights > 0 ? std::optional(Rounded{sum.value / weights, sum.off / weights}) : std::nullopt;
    }

    void parts(const std::string& name, const Divisions& divisions) {
        const auto whole = divisions.find(model::kWholeOf);
        std::optional<std::pair<std::string, Rounded>> first; // of those that come to something
        if (whole != divisions.end()) {
            first = {whole->first, rounded(*whole->second.front())};
        }
        for (const auto& [of, list] : divisions) {
            if (of == model::kWholeOf) {
                continue;
            }
            const auto is = together(list);
            if (whole != divisions.end()) {
                weights(name, of, list, *whole->second.front());
            }
            if (!is) {
                between(name, of, list, first);
            } else if (!first) {
                first = {of, *is};
            } else if (!mayBeEqual(*is, first->second)) {
                const auto& [other, due] = *first;
                add(list.front()->isCount ? FiguresRule::PartsDoNotAddUp : FiguresRule::MeansDoNotFit, of,
                    name, is->value, due.value - due.off, due.value + due.off, other);
            }
        }
    }

    // Those of the parts come to the n of the whole.
    void weights(const std::string& name, const std::string& of, const Parts& list,
                 const OutsideFigure& whole) {
        const auto n = weightOf(whole);
        if (!n || list.front()->isCount) {
            return;
        }
        double sum = 0;
        for (const OutsideFigure* part : list) {
            const auto weight = weightOf(*part);
            if (!weight) {
                return;
            }
            sum += *weight;
        }
        if (std::abs(sum - *n) > kTinyRounding) {
            add(FiguresRule::PartsDoNotAddUp, of, name + " n", sum, n, n, model::kWholeOf);
        }
    }

    // A mean lies between the least and the largest, whatever the weights.
    void between(const std::string& name, const std::string& of, const Parts& list,
                 const std::optional<std::pair<std::string, Rounded>>& whole) {
        if (!whole || whole->first != model::kWholeOf || list.front()->isCount) {
            return;
        }
        double low = list.front()->value;
        double high = low;
        double off = whole->second.off;
        for (const OutsideFigure* part : list) {
            low = std::min(low, part->value);
            high = std::max(high, part->value);
            off = std::max(off, whole->second.off + rounded(*part).off);
        }
        const double value = whole->second.value;
        if (value < low - off - kTinyRounding || value > high + off + kTinyRounding) {
            add(FiguresRule::MeansDoNotFit, model::kWholeOf, name, value, low, high, of);
        }
    }

    // ---- F1 ----

    [[nodiscard]] const OutsideFigure* find(const OutsideFigure& beside, const std::string& name) const {
        const auto place = std::ranges::find_if(m_figures.others, [&](const OutsideFigure& of) {
            return of.name == name && of.group == beside.group && of.of == beside.of;
        });
        return place == m_figures.others.end() ? nullptr : &*place;
    }

    // "citation_" of "citation_f1"; nullopt: no F1, or one that need not follow.
    static std::optional<std::pair<std::string, bool>> stemOfF1(const std::string& name) {
        if (name.find("macro") != std::string::npos || name.find("weighted") != std::string::npos) {
            return std::nullopt;
        }
        for (const auto& [ending, isShort] : {std::pair(std::string_view("f1"), false), {"_f", true}}) {
            if (name.ends_with(ending)) {
                return std::pair(name.substr(0, name.size() - ending.size() + (isShort ? 1 : 0)), isShort);
            }
        }
        return std::nullopt;
    }

    void f1(const OutsideFigure& figure) {
        const auto stem = stemOfF1(figure.name);
        if (!stem) {
            return;
        }
        const std::string recallName = stem->first + (stem->second ? "r" : "recall");
        const OutsideFigure* precision = find(figure, stem->first + (stem->second ? "p" : "precision"));
        const OutsideFigure* recall = find(figure, recallName);
        const bool isComparable = precision != nullptr && recall != nullptr && precision->value >= 0 &&
                                  recall->value >= 0 && precision->n == figure.n && recall->n == figure.n;
        if (!isComparable) {
            return;
        }
        const double p = precision->value + rounded(*precision).off;
        const double r = recall->value + rounded(*recall).off;
        const double highest = p + r > 0 ? 2 * p * r / (p + r) : 0;
        if (figure.value > highest + rounded(figure).off + kTinyRounding) {
            add(FiguresRule::F1AboveHarmonic, figure.group, figure.name, figure.value, std::nullopt, highest,
                recallName);
        }
    }

    // ---- matrices ----

    void due(const OutsideFigure& figure, const std::vector<std::optional<double>>& candidates,
             const std::string& other) {
        std::optional<double> shown;
        for (const std::optional<double>& candidate : candidates) {
            if (candidate && mayBeEqual(rounded(figure), {*candidate, 0})) {
                return;
            }
            shown = shown ? shown : candidate;
        }
        if (shown) { // undefined figures are not judged
            add(FiguresRule::NotOfMatrix, figure.group, figure.name, figure.value, shown, shown, other);
        }
    }

    static std::optional<double> ratioOf(double part, double whole) {
        return whole > 0 ? std::optional(part / whole) : std::nullopt;
    }

    void classes(const model::OutsideMatrix& matrix) {
        const std::size_t size = matrix.labels.size();
        std::vector<double> truth(size);
        std::vector<double> predicted(size);
        double all = 0;
        double right = 0;
        for (std::size_t i = 0; i < size; ++i) {
            for (std::size_t j = 0; j < size; ++j) {
                const auto cell = static_cast<double>(matrix.cells[i][j]);
                truth[i] += cell;
                predicted[j] += cell;
                all += cell;
                right += i == j ? cell : 0;
            }
        }
        const auto of = [&](std::size_t i, std::string_view measure) -> std::optional<double> {
            const auto hits = static_cast<double>(matrix.cells[i][i]);
            return measure == "precision" ? ratioOf(hits, predicted[i])
                   : measure == "recall"  ? ratioOf(hits, truth[i])
                   : measure == "f1"      ? ratioOf(2 * hits, truth[i] + predicted[i])
                                          : std::optional(truth[i]);
        };
        double f1Sum = 0;
        double recallSum = 0;
        double occurring = 0;
        double withSamples = 0;
        for (std::size_t i = 0; i < size; ++i) {
            f1Sum += of(i, "f1").value_or(0);
            recallSum += of(i, "recall").value_or(0);
            occurring += truth[i] + predicted[i] > 0 ? 1 : 0;
            withSamples += truth[i] > 0 ? 1 : 0;
        }
        const std::string name = "confusion_matrix";
        for (const OutsideFigure& figure : m_figures.others) {
            if (figure.group != matrix.group || !figure.of.empty()) {
                continue;
            }
            if (figure.name == "accuracy") {
                due(figure, {ratioOf(right, all)}, name);
            } else if (figure.name == "n") {
                due(figure, {all}, name);
            } else if (figure.name == "macro_f1") { // over the classes that occur, or over all
                due(figure, {ratioOf(f1Sum, occurring), ratioOf(f1Sum, static_cast<double>(size))}, name);
            } else if (figure.name == "balanced_accuracy") {
                due(figure, {ratioOf(recallSum, withSamples)}, name);
            }
            for (std::size_t i = 0; i < size; ++i) {
                for (const std::string_view measure : {"precision", "recall", "f1", "support"}) {
                    if (isOfClass(figure.name, matrix.labels[i], measure)) {
                        due(figure, {of(i, measure)}, name);
                    }
                }
            }
        }
    }

    // "hallucination recall", "hallucination_recall"
    static bool isOfClass(const std::string& name, const std::string& label, std::string_view measure) {
        return name.size() == label.size() + 1 + measure.size() && name.starts_with(label) &&
               name.ends_with(measure) && (name[label.size()] == ' ' || name[label.size()] == '_');
    }

    // Of two classes as four counts.
    void counts(const OutsideFigure& hits) {
        const OutsideFigure* falsePositives = find(hits, "fp");
        const OutsideFigure* falseNegatives = find(hits, "fn");
        const OutsideFigure* others = find(hits, "tn");
        if (falsePositives == nullptr || falseNegatives == nullptr) {
            return;
        }
        const double tp = hits.value;
        const double fp = falsePositives->value;
        const double fn = falseNegatives->value;
        const std::array<std::pair<const char*, std::optional<double>>, 3> of{
            {{"precision", ratioOf(tp, tp + fp)},
             {"recall", ratioOf(tp, tp + fn)},
             {"f1", ratioOf(2 * tp, 2 * tp + fp + fn)}}};
        for (const auto& [name, value] : of) {
            if (const OutsideFigure* figure = find(hits, name)) {
                due(*figure, {value}, "tp, fp, fn");
            }
        }
        if (others == nullptr) {
            return;
        }
        const double tn = others->value;
        const std::array<std::pair<const char*, std::optional<double>>, 3> ofAll{
            {{"accuracy", ratioOf(tp + tn, tp + fp + fn + tn)},
             {"specificity", ratioOf(tn, tn + fp)},
             {"n", tp + fp + fn + tn}}};
        for (const auto& [name, value] : ofAll) {
            if (const OutsideFigure* figure = find(hits, name)) {
                due(*figure, {value}, "tp, fp, fn, tn");
            }
        }
    }

    // ---- intervals ----

    void holds(const std::string& where, const std::string& name, double value, double off,
               const OutsideInterval& interval) {
        const double slack = 2 * off + kTinyRounding; // its ends are rounded as well
        if (value < interval.low - slack || value > interval.high + slack || interval.low > interval.high) {
            add(FiguresRule::OutsideItsInterval, where, name, value, interval.low, interval.high, {});
        }
    }

    void intervals() {
        for (const OutsideRegime& regime : m_figures.regimes) {
            const auto check = [&](const std::string& name, const std::optional<double>& value) {
                const auto interval = regime.intervals.find(name);
                if (!value || interval == regime.intervals.end()) {
                    return;
                }
                const auto written = regime.written.find(name);
                holds(regime.name, name, *value,
                      roundingOf(written == regime.written.end() ? std::string() : written->second,
                                 m_tolerance),
                      interval->second);
            };
            check("self_at_1", regime.selfAt1);
            check("self_at_1_tie_aware", regime.selfAt1TieAware);
            for (const auto& [k, value] : regime.hitAt) {
                check("hit_at." + std::to_string(k), value);
            }
            for (const auto& [k, value] : regime.mrrAt) {
                check("mrr_at." + std::to_string(k), value);
            }
        }
        for (const OutsideFigure& figure : m_figures.others) {
            if (figure.interval) {
                holds(figure.of.empty() ? figure.group : figure.of, figure.name, figure.value,
                      rounded(figure).off, *figure.interval);
            }
        }
    }

    const OutsideFigures& m_figures;
    double m_tolerance;
    std::vector<FiguresFault> m_faults;
};

} // namespace

std::vector<FiguresFault> lintRelations(const OutsideFigures& figures, double tolerance) {
    return Relations(figures, tolerance).faults();
}

} // namespace assay::evaluate
