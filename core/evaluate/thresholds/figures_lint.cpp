#include "core/evaluate/thresholds/figures_lint.h"

#include "core/evaluate/thresholds/figure_relations.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <iterator>
#include <utility>

namespace assay::evaluate {
namespace {

constexpr std::array<std::string_view, 5> kPercentiles{"p5", "p25", "median", "p75", "p95"};

constexpr double kRounding = 1e-9; // of decimal fractions that doubles cannot hold

bool isShare(double value, double tolerance, std::int64_t n) {
    if (n <= 0) {
        return false;
    }
    const auto all = static_cast<double>(n);
    const double count = std::clamp(std::round(value * all), 0.0, all);
    return std::abs(count / all - value) <= tolerance + kRounding;
}

// The whole number of `n` that this share is of, where there is one only.
std::optional<std::int64_t> countOf(double share, double tolerance, std::int64_t n) {
    if (!isShare(share, tolerance, n)) {
        return std::nullopt;
    }
    const auto all = static_cast<double>(n);
    const double count = std::round(share * all);
    for (const double other : {count - 1, count + 1}) {
        if (other >= 0 && other <= all && std::abs(other / all - share) <= tolerance + kRounding) {
            return std::nullopt;
        }
    }
    return static_cast<std::int64_t>(count);
}

constexpr std::int64_t kMostCounts = 100'000; // that are tried

using Written = std::map<std::string, std::string>;

class Lint {
  public:
    Lint(const OutsideFigures& figures, double tolerance)
        : m_figures(figures)
        , m_tolerance(std::max(tolerance, 0.0)) {}

    std::vector<FiguresFault> faults() {
        whole();
        for (const OutsideRegime& regime : m_figures.regimes) {
            m_regime = regime.name;
            m_written = &regime.written;
            ranges(regime);
            bounds(regime);
            falls(regime.hitAt, FiguresRule::HitFalls, "hit_at.");
            falls(regime.mrrAt, FiguresRule::MrrFalls, "mrr_at.");
            counts(regime);
            percentiles(regime);
            if (regime.selfAt1 && regime.selfAt1TieAware &&
                *regime.selfAt1TieAware <
                    *regime.selfAt1 - slack(off("self_at_1") + off("self_at_1_tie_aware"))) {
                add({FiguresRule::TieAwareBelowStrict,
                     {},
                     "self_at_1_tie_aware",
                     *regime.selfAt1TieAware,
                     *regime.selfAt1,
                     std::nullopt,
                     "self_at_1"});
            }
            finish();
        }
        m_regime.clear();
        others();
        return std::move(m_faults);
    }

  private:
    // By how much a figure may be off, as it was rounded.
    [[nodiscard]] double off(const std::string& figure) const { return off(*m_written, figure); }

    [[nodiscard]] double off(const Written& written, const std::string& figure) const {
        const auto found = written.find(figure);
        return roundingOf(found == written.end() ? std::string() : found->second, m_tolerance);
    }

    // By how much figures that are so much off may contradict each other.
    [[nodiscard]] static double slack(double rounded) { return rounded + kRounding; }

    void add(FiguresFault fault) {
        fault.regime = m_regime;
        m_pending.push_back(std::move(fault));
    }

    void finish() {
        std::ranges::stable_sort(m_pending, {}, &FiguresFault::rule);
        std::ranges::move(m_pending, std::back_inserter(m_faults));
        m_pending.clear();
    }

    void range(const std::string& figure, double value, double high) {
        if (!(value >= 0 && value <= high)) {
            add({FiguresRule::OutOfRange, {}, figure, value, 0.0, high, {}});
        }
    }

    void share(const std::string& figure, double value, const std::optional<std::int64_t>& n,
               const std::string& of) {
        if (!n || !(value >= 0 && value <= 1) || isShare(value, off(figure), *n)) {
            return;
        }
        FiguresFault fault{FiguresRule::NotAShare, {}, figure, value, std::nullopt, std::nullopt, of};
        nearestShares(fault, *n);
        add(std::move(fault));
    }

    static void nearestShares(FiguresFault& fault, std::int64_t n) {
        if (n > 0) {
            const auto all = static_cast<double>(n);
            fault.low = std::floor(fault.value * all) / all;
            fault.high = std::ceil(fault.value * all) / all;
        }
    }

    // Of a share whose count is not known, and which no count up to all anchors gives with the others.
    void jointShare(const std::string& figure, double value, std::int64_t anchors) {
        constexpr std::size_t kMostTold = 5;
        if (!(value >= 0 && value <= 1) || isShare(value, off(figure), anchors)) {
            return; // it is another one that does not go with the others
        }
        FiguresFault fault{FiguresRule::NotAShare, {}, figure, value, {}, {}, "anchors"};
        nearestShares(fault, anchors);
        fault.countsUpTo = anchors;
        for (std::int64_t n = anchors; n >= 1 && n > anchors - kMostCounts; --n) {
            if (fault.countsAlone.size() < kMostTold && isShare(value, off(figure), n)) {
                fault.countsAlone.push_back(n);
            }
        }
        add(std::move(fault));
    }

    void whole() {
        m_written = &m_figures.written;
        const std::optional<std::int64_t>& anchors = m_figures.anchors;
        const std::optional<std::int64_t>& covered = m_figures.covered;
        const auto wrong = [this](const char* figure, double value, std::optional<double> low,
                                  std::optional<double> high, const char* other) {
            add({FiguresRule::CountsDoNotAddUp, {}, figure, value, low, high, other});
        };
        if (anchors && *anchors < 0) {
            wrong("anchors", static_cast<double>(*anchors), 0.0, std::nullopt, "");
        }
        if (covered && *covered < 0) {
            wrong("covered", static_cast<double>(*covered), 0.0, std::nullopt, "");
        } else if (anchors && covered && *covered > *anchors) {
            wrong("covered", static_cast<double>(*covered), std::nullopt, static_cast<double>(*anchors),
                  "anchors");
        }
        if (m_figures.coverage) {
            range("coverage", *m_figures.coverage, 1);
            if (anchors && covered && *anchors > 0) {
                const double is = static_cast<double>(*covered) / static_cast<double>(*anchors);
                if (!(std::abs(is - *m_figures.coverage) <= slack(off("coverage")))) {
                    wrong("coverage", *m_figures.coverage, is, is, "covered");
                }
            } else {
                share("coverage", *m_figures.coverage, anchors, "anchors");
            }
        }
        finish();
    }

    void ranges(const OutsideRegime& regime) {
        if (regime.selfAt1) {
            range("self_at_1", *regime.selfAt1, 1);
        }
        if (regime.selfAt1TieAware) {
            range("self_at_1_tie_aware", *regime.selfAt1TieAware, 1);
        }
        for (const auto& [k, value] : regime.hitAt) {
            range("hit_at." + std::to_string(k), value, 1);
        }
        for (const auto& [k, value] : regime.mrrAt) {
            range("mrr_at." + std::to_string(k), value, 1);
        }
        for (const auto& [name, value] : regime.goldDistance) {
            range("distance.gold." + name, value, 2);
        }
    }

    // What Hit@j say of MRR@k. First gold between two ranks of which the shares are known stands at the later
    // one at worst, right behind the earlier one at best.
    void bounds(const OutsideRegime& regime) {
        for (const auto& [k, mrr] : regime.mrrAt) {
            const std::string figure = "mrr_at." + std::to_string(k);
            double low = 0;
            double high = 0;
            double share = 0; // of the last Hit@j
            int at = 0;       // its j
            std::string lowFrom;
            std::string highFrom;
            double rounded = 0; // the bounds move by no more than the most rounded of their hits
            for (const auto& [j, hit] : regime.hitAt) {
                if (j < 1 || at >= k) {
                    continue;
                }
                const std::string name = "hit_at." + std::to_string(j);
                rounded = std::max(rounded, off(name));
                if (j <= k) {
                    low += (hit - share) / j;
                    lowFrom = name;
                }
                high += (hit - share) / (at + 1);
                highFrom = name;
                share = hit;
                at = j;
            }
            if (at == 0) {
                continue;
            }
            if (at < k) { // all others may stand right behind
                high += (1 - share) / (at + 1);
            }
            rounded += off(figure);
            const auto first = regime.hitAt.find(1);
            if (first != regime.hitAt.end() && mrr < first->second - slack(off(figure) + off("hit_at.1"))) {
                add({FiguresRule::MrrBelowHitAt1, {}, figure, mrr, first->second, std::nullopt, "hit_at.1"});
            } else if (mrr < low - slack(rounded)) {
                add({FiguresRule::MrrBelowBound, {}, figure, mrr, low, std::nullopt, lowFrom});
            }
            if (mrr > high + slack(rounded)) {
                add({FiguresRule::MrrAboveBound, {}, figure, mrr, std::nullopt, high, highFrom});
            }
        }
    }

    void falls(const std::map<int, double>& figures, FiguresRule rule, const std::string& prefix) {
        auto largest = figures.begin();
        for (auto figure = figures.begin(); figure != figures.end(); ++figure) {
            const double rounded =
                off(prefix + std::to_string(figure->first)) + off(prefix + std::to_string(largest->first));
            if (figure->second < largest->second - slack(rounded)) {
                add({rule,
                     {},
                     prefix + std::to_string(figure->first),
                     figure->second,
                     largest->second,
                     std::nullopt,
                     prefix + std::to_string(largest->first)});
            }
            if (figure->second > largest->second) {
                largest = figure;
            }
        }
    }

    void counts(const OutsideRegime& regime) {
        const std::optional<std::int64_t>& anchors = m_figures.anchors;
        if (regime.n && (*regime.n < 0 || (anchors && *regime.n > *anchors))) {
            add({FiguresRule::CountsDoNotAddUp,
                 {},
                 "n",
                 static_cast<double>(*regime.n),
                 0.0,
                 anchors ? std::optional(static_cast<double>(*anchors)) : std::nullopt,
                 "anchors"});
        }
        if (regime.asked && (*regime.asked < 0 || (anchors && *regime.asked > *anchors))) {
            add({FiguresRule::CountsDoNotAddUp,
                 {},
                 "asked",
                 static_cast<double>(*regime.asked),
                 0.0,
                 anchors ? std::optional(static_cast<double>(*anchors)) : std::nullopt,
                 "anchors"});
        }
        const std::optional<std::int64_t>& of1 = regime.asked ? regime.asked : anchors;
        const char* const called = regime.asked ? "asked" : "anchors";
        if (regime.selfAt1) {
            share("self_at_1", *regime.selfAt1, of1, called);
        }
        if (regime.selfAt1TieAware) {
            share("self_at_1_tie_aware", *regime.selfAt1TieAware, of1, called);
        }
        std::optional<std::int64_t> n = regime.n;
        std::string of = "n";
        if (!n && m_figures.covered) {
            n = m_figures.covered;
            of = "covered";
        } else if (!n && m_figures.coverage && anchors) {
            n = countOf(*m_figures.coverage, off(m_figures.written, "coverage"), *anchors);
            of = "coverage";
        } else if (!n && anchors && !hasCommonCount()) {
            n = anchors;
            of = "anchors";
        }
        for (const auto& [k, value] : regime.hitAt) {
            if (!regime.hitsAreMeans && of == "anchors") {
                jointShare("hit_at." + std::to_string(k), value, *n);
            } else if (!regime.hitsAreMeans) {
                share("hit_at." + std::to_string(k), value, n, of);
            }
        }
    }

    void percentiles(const OutsideRegime& regime) {
        const std::pair<const std::string, double>* last = nullptr;
        for (const std::string_view name : kPercentiles) {
            const auto found = regime.goldDistance.find(std::string(name));
            if (found == regime.goldDistance.end()) {
                continue;
            }
            const double rounded =
                last == nullptr ? 0
                                : off("distance.gold." + found->first) + off("distance.gold." + last->first);
            if (last != nullptr && found->second < last->second - slack(rounded)) {
                add({FiguresRule::PercentilesFall,
                     {},
                     "distance.gold." + found->first,
                     found->second,
                     last->second,
                     std::nullopt,
                     "distance.gold." + last->first});
            }
            if (last == nullptr || found->second > last->second) {
                last = &*found;
            }
        }
    }

    // Of other kinds only their own digits are known to be bound by something.
    void others() {
        for (const model::OutsideFigure& figure : m_figures.others) {
            m_regime = figure.group;
            const Written written{{figure.name, figure.written}};
            m_written = &written;
            if (figure.isShare) {
                range(figure.name, figure.value, 1);
                const bool isOneOfAll = !countedOf(figure) && m_figures.anchors && !hasCommonCount();
                if (isOneOfAll) {
                    jointShare(figure.name, figure.value, *m_figures.anchors);
                } else {
                    share(figure.name, figure.value, countedOf(figure), "n");
                }
            }
            m_written = &m_figures.written;
            finish();
        }
        m_regime.clear();
    }

    // Of a part of a whole, its weight is its n.
    static std::optional<std::int64_t> countedOf(const model::OutsideFigure& figure) {
        constexpr double kLargest = 1e15;
        const bool isWeighted = !figure.n && figure.weight && *figure.weight >= 0 &&
                                *figure.weight <= kLargest && *figure.weight == std::floor(*figure.weight);
        return isWeighted ? std::optional(static_cast<std::int64_t>(*figure.weight)) : figure.n;
    }

    // Whether one count of covered anchors gives the Hit@k of all regimes, and the other shares, that do not
    // say theirs.
    [[nodiscard]] bool hasCommonCount() const {
        const auto& anchors = m_figures.anchors;
        std::vector<std::pair<double, double>> shares; // and how far they may be off
        for (const OutsideRegime& regime : m_figures.regimes) {
            for (const auto& [k, hit] : regime.hitAt) {
                if (!regime.n && hit >= 0 && hit <= 1) {
                    shares.emplace_back(hit, off(regime.written, "hit_at." + std::to_string(k)));
                }
            }
        }
        for (const model::OutsideFigure& figure : m_figures.others) {
            if (figure.isShare && !countedOf(figure) && figure.value >= 0 && figure.value <= 1) {
                shares.emplace_back(figure.value, roundingOf(figure.written, m_tolerance));
            }
        }
        const auto fitsAll = [&shares](std::int64_t n) {
            return std::ranges::all_of(
                shares, [n](const auto& share) { return isShare(share.first, share.second, n); });
        };
        for (std::int64_t n = *anchors; n >= 1 && n > *anchors - kMostCounts; --n) {
            if (fitsAll(n)) {
                return true;
            }
        }
        return false;
    }

    const OutsideFigures& m_figures;
    double m_tolerance;
    const Written* m_written = nullptr; // of what is looked at
    std::string m_regime;
    std::vector<FiguresFault> m_pending; // of one regime
    std::vector<FiguresFault> m_faults;
};

} // namespace

std::optional<double> halfOfLastDigit(std::string_view written) {
    std::size_t at = 0;
    const auto isDigit = [&] { return at < written.size() && written[at] >= '0' && written[at] <= '9'; };
    while (at < written.size() && !isDigit() && written[at] != '.') {
        ++at; // a sign, spaces, a currency
    }
    std::size_t whole = 0;
    for (; isDigit(); ++at) {
        ++whole;
    }
    int decimals = 0;
    if (at < written.size() && (written[at] == '.' || written[at] == ',')) {
        for (++at; isDigit(); ++at) {
            ++decimals;
        }
    }
    if (whole == 0 && decimals == 0) {
        return std::nullopt;
    }
    int exponent = 0;
    if (at < written.size() && (written[at] == 'e' || written[at] == 'E')) {
        ++at;
        if (at < written.size() && written[at] == '+') {
            ++at;
        }
        (void)std::from_chars(written.data() + at, written.data() + written.size(), exponent);
    }
    const bool isPercent = written.find('%', at) != std::string_view::npos;
    if (decimals == 0 && exponent == 0 && !isPercent) {
        return std::nullopt;
    }
    return 0.5 * std::pow(10.0, exponent - decimals - (isPercent ? 2 : 0));
}

double roundingOf(const std::string& written, double tolerance) {
    return halfOfLastDigit(written).value_or(tolerance);
}

std::vector<FiguresFault> lintFigures(const OutsideFigures& figures, double tolerance) {
    std::vector<FiguresFault> faults = Lint(figures, tolerance).faults();
    std::ranges::move(lintRelations(figures, tolerance), std::back_inserter(faults));
    return faults;
}

} // namespace assay::evaluate
