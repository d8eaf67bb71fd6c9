#include "core/evaluate/neighbours/neighbour_figures.h"

#include "core/evaluate/neighbours/anchor_sampling.h"
#include "core/evaluate/neighbours/mean_intervals.h"
#include "core/retrieval/numbered_tasks.h"
#include "core/statistics/quantile.h"
#include "core/text/natural_order.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <thread>

namespace assay::evaluate {
namespace {

using model::AnchorOutcome;
using model::AnchorSearch;

using Members = std::vector<std::uint32_t>; // places in the list of outcomes

Proportion proportion(std::int64_t count, std::int64_t n) {
    Proportion result{count, n, std::nullopt, statistics::wilsonInterval(count, n)};
    if (n > 0) {
        result.value = static_cast<double>(count) / static_cast<double>(n);
    }
    return result;
}

double reciprocalRank(int rank, int k) {
    return rank >= 1 && rank <= k ? 1.0 / rank : 0.0;
}

// So far is the rank of the first gold known, of lists from elsewhere. Without gold every rank is a miss.
int knownDepth(const AnchorOutcome& outcome, const AnchorSearch& answer, int depth) {
    if (!outcome.covered() || answer.rankFirstGold > 0) {
        return depth;
    }
    return answer.notAsked == model::NotAsked::NoList ? 0 : answer.knownDepth.value_or(depth);
}

struct Stratum {
    std::string name;
    Members members; // asked or not
};

enum Grouping : std::size_t { Length, Section, Year, Company, kGroupings };

std::vector<Stratum> strataOf(const std::vector<const AnchorOutcome*>& outcomes, Grouping grouping) {
    std::map<std::string, Members> byName;
    if (grouping == Length) {
        for (const LengthBucket bucket : {LengthBucket::Under10, LengthBucket::From10To19,
                                          LengthBucket::From20To39, LengthBucket::From40}) {
            byName[std::string(lengthBucketName(bucket))];
        }
    }
    for (std::uint32_t i = 0; i < outcomes.size(); ++i) {
        const AnchorOutcome& outcome = *outcomes[i];
        const std::string name =
            grouping == Length    ? std::string(lengthBucketName(lengthBucket(outcome.sliceLength)))
            : grouping == Section ? outcome.section
            : grouping == Year    ? (outcome.year ? std::to_string(*outcome.year) : std::string())
                                  : outcome.company;
        byName[name].push_back(i);
    }
    std::vector<Stratum> strata;
    for (auto& [name, members] : byName) {
        strata.push_back({name, std::move(members)});
    }
    const auto place = [](const std::string& name) {
        return name == "<10" ? 0 : name == "10-19" ? 1 : name == "20-39" ? 2 : 3;
    };
    std::ranges::sort(strata, [&](const Stratum& a, const Stratum& b) {
        if (grouping == Length) {
            return place(a.name) < place(b.name);
        }
        if (a.name.empty() != b.name.empty()) {
            return b.name.empty();
        }
        return text::naturallyBefore(a.name, b.name);
    });
    return strata;
}

DistanceSummary summaryOf(std::vector<double> distances) {
    DistanceSummary summary;
    summary.n = static_cast<std::int64_t>(distances.size());
    if (distances.empty()) {
        return summary;
    }
    std::ranges::sort(distances);
    const auto at = [&distances](double p) { return statistics::quantileOfSorted(distances, p); };
    summary.p5 = at(0.05);
    summary.p25 = at(0.25);
    summary.median = at(0.5);
    summary.p75 = at(0.75);
    summary.p95 = at(0.95);
    return summary;
}

// One search in one regime: the answer to each of the outcomes.
struct Cell {
    std::vector<const AnchorSearch*> answers; // null: not asked
    std::vector<int> knownDepth;              // the rank of the first gold is known up to it
    RegimeFigures* figures = nullptr;
    bool cosine = false;

    // 0 where no gold was found, or it was not asked: a miss.
    [[nodiscard]] int rank(std::uint32_t i) const {
        return answers[i] != nullptr ? answers[i]->rankFirstGold : 0;
    }

    [[nodiscard]] bool knowsRanks(const Members& members, int k) const {
        return std::ranges::all_of(members, [&](std::uint32_t i) { return k <= knownDepth[i]; });
    }

    [[nodiscard]] std::vector<bool> asked() const {
        std::vector<bool> mask;
        for (const AnchorSearch* answer : answers) {
            mask.push_back(answer != nullptr);
        }
        return mask;
    }
};

// Cells that asked for the same anchors: their bootstraps draw the same, so each draw is made once for all.
struct Alike {
    std::vector<bool> asked;
    std::vector<Cell*> cells;
};

// The means of some anchors in cells that are alike, for each cell and k; where they are to be put.
struct MeanTask {
    const Alike* alike = nullptr;
    Members members;
    std::vector<std::map<int, MeanFigure>*> into; // of each cell
};

class Figures {
  public:
    Figures(std::vector<const AnchorOutcome*> outcomes, const model::NeighbourSettings& settings)
        : m_outcomes(std::move(outcomes))
        , m_settings(settings) {
        for (std::size_t grouping = 0; grouping < kGroupings; ++grouping) {
            m_strata[grouping] = strataOf(m_outcomes, static_cast<Grouping>(grouping));
        }
    }

    void add(std::size_t element, bool cosine, RegimeFigures& figures) {
        Cell cell;
        cell.figures = &figures;
        cell.cosine = cosine;
        for (const AnchorOutcome* outcome : m_outcomes) {
            const bool asked = element < outcome->searches.size() &&
                               outcome->searches[element].notAsked == model::NotAsked::Asked;
            cell.answers.push_back(asked ? &outcome->searches[element] : nullptr);
            if (element < outcome->searches.size()) {
                const model::NotAsked why = outcome->searches[element].notAsked;
                figures.noVector += why == model::NotAsked::NoVector ? 1 : 0;
                figures.noText += why == model::NotAsked::NoText ? 1 : 0;
                figures.noList += why == model::NotAsked::NoList ? 1 : 0;
                cell.knownDepth.push_back(
                    knownDepth(*outcome, outcome->searches[element], m_settings.depth()));
            } else {
                cell.knownDepth.push_back(m_settings.depth());
            }
        }
        m_cells.push_back(std::move(cell));
    }

    void compute() {
        std::vector<Alike> groups;
        for (Cell& cell : m_cells) {
            std::vector<bool> asked = cell.asked();
            const auto place = std::ranges::find(groups, asked, &Alike::asked);
            if (place == groups.end()) {
                groups.push_back({std::move(asked), {&cell}});
            } else {
                place->cells.push_back(&cell);
            }
        }
        std::vector<MeanTask> tasks;
        for (const Alike& alike : groups) {
            addTasks(alike, tasks);
        }
        std::ranges::stable_sort(tasks, std::ranges::greater{},
                                 [](const MeanTask& task) { return task.members.size(); });
        const unsigned threads = std::clamp(std::thread::hardware_concurrency(), 1U, 8U);
        const auto run = [&](std::size_t job) {
            if (job < tasks.size()) {
                means(tasks[job]);
            } else if (job < tasks.size() + m_cells.size()) {
                distances(m_cells[job - tasks.size()]);
            } else {
                curveIntervals(m_cells[job - tasks.size() - m_cells.size()]);
            }
        };
        retrieval::runNumberedTasks(tasks.size() + 2 * m_cells.size(),
                                    m_outcomes.size() < kOneThreadBelow ? 1U : threads, run);
    }

  private:
    static constexpr std::size_t kOneThreadBelow = 200;

    [[nodiscard]] Members coveredOf(const Members& members, const std::vector<bool>& asked) const {
        Members covered;
        std::ranges::copy_if(members, std::back_inserter(covered),
                             [&](std::uint32_t i) { return asked[i] && m_outcomes[i]->covered(); });
        return covered;
    }

    void addTasks(const Alike& alike, std::vector<MeanTask>& tasks) const {
        Members asked;
        Members everyone;
        for (std::uint32_t i = 0; i < m_outcomes.size(); ++i) {
            everyone.push_back(i);
            if (alike.asked[i]) {
                asked.push_back(i);
            }
        }
        MeanTask covered{&alike, coveredOf(asked, alike.asked), {}};
        MeanTask all{&alike, everyone, {}};
        for (Cell* cell : alike.cells) {
            RegimeFigures& figures = *cell->figures;
            figures.anchors = static_cast<std::int64_t>(m_outcomes.size());
            figures.asked = static_cast<std::int64_t>(asked.size());
            selfAt1(*cell, asked);
            figures.hitAt = hits(*cell, covered.members);
            figures.covered = std::ssize(covered.members);
            figures.hitAtAllAnchors = hits(*cell, everyone);
            curves(*cell, covered.members);
            covered.into.push_back(&figures.mrrAt);
            all.into.push_back(&figures.mrrAtAllAnchors);
        }
        tasks.push_back(std::move(covered));
        tasks.push_back(std::move(all));
        for (std::size_t grouping = 0; grouping < kGroupings; ++grouping) {
            addStrata(alike, static_cast<Grouping>(grouping), tasks);
        }
    }

    void addStrata(const Alike& alike, Grouping grouping, std::vector<MeanTask>& tasks) const {
        const std::vector<Stratum>& strata = m_strata[grouping];
        for (Cell* cell : alike.cells) {
            list(*cell->figures, grouping).resize(strata.size());
        }
        for (std::size_t s = 0; s < strata.size(); ++s) {
            MeanTask task{&alike, coveredOf(strata[s].members, alike.asked), {}};
            const auto asked =
                std::ranges::count_if(strata[s].members, [&](std::uint32_t i) { return alike.asked[i]; });
            for (Cell* cell : alike.cells) {
                StratumFigures& figures = list(*cell->figures, grouping)[s];
                figures.name = strata[s].name;
                figures.anchors = std::ssize(strata[s].members);
                figures.asked = asked;
                figures.coverage = proportion(
                    std::ranges::count_if(strata[s].members,
                                          [&](std::uint32_t i) { return m_outcomes[i]->covered(); }),
                    figures.anchors);
                figures.hitAt = hits(*cell, task.members);
                task.into.push_back(&figures.mrrAt);
            }
            tasks.push_back(std::move(task));
        }
    }

    static std::vector<StratumFigures>& list(RegimeFigures& figures, Grouping grouping) {
        switch (grouping) {
        case Length:
            return figures.byLength;
        case Section:
            return figures.bySection;
        case Year:
            return figures.byYear;
        default:
            return figures.byCompany;
        }
    }

    // A figure that is not known of every one of them is undefined: the others would be a choice of the
    // lucky.
    static void requireKnown(Proportion& figure, bool known) {
        if (!known) {
            figure.value.reset();
            figure.interval.reset();
        }
    }

    static Proportion hitsOf(const Cell& cell, const Members& members, int k) {
        Proportion figure = proportion(hitsWithin(cell, members, k), std::ssize(members));
        requireKnown(figure, cell.knowsRanks(members, k));
        return figure;
    }

    static void selfAt1(const Cell& cell, const Members& asked) {
        const auto strict =
            std::ranges::count_if(asked, [&](std::uint32_t i) { return cell.answers[i]->selfFirst; });
        const auto tied = std::ranges::count_if(
            asked, [&](std::uint32_t i) { return cell.answers[i]->selfFirst || cell.answers[i]->selfTied; });
        cell.figures->selfAt1 = proportion(strict, std::ssize(asked));
        cell.figures->selfAt1TieAware = proportion(tied, std::ssize(asked));
        requireKnown(cell.figures->selfAt1, std::ranges::all_of(asked, [&](std::uint32_t i) {
                         return cell.answers[i]->knowsSelf();
                     }));
        requireKnown(cell.figures->selfAt1TieAware, std::ranges::all_of(asked, [&](std::uint32_t i) {
                         return cell.answers[i]->knowsTies();
                     }));
    }

    static std::int64_t hitsWithin(const Cell& cell, const Members& members, int k) {
        return std::ranges::count_if(members,
                                     [&](std::uint32_t i) { return cell.rank(i) >= 1 && cell.rank(i) <= k; });
    }

    [[nodiscard]] std::map<int, Proportion> hits(const Cell& cell, const Members& members) const {
        std::map<int, Proportion> result;
        for (const int k : m_settings.hitAt) {
            result[k] = hitsOf(cell, members, k);
        }
        return result;
    }

    void curves(const Cell& cell, const Members& covered) const {
        for (int k = 1; k <= m_settings.depth(); ++k) {
            cell.figures->hitCurve.push_back(hitsOf(cell, covered, k));
            cell.figures->mrrCurve.push_back(meanReciprocalRank(cell, covered, k));
        }
    }

    static std::optional<double> meanReciprocalRank(const Cell& cell, const Members& members, int k) {
        if (members.empty() || !cell.knowsRanks(members, k)) {
            return std::nullopt;
        }
        double sum = 0;
        for (const std::uint32_t i : members) {
            sum += reciprocalRank(cell.rank(i), k);
        }
        return sum / static_cast<double>(members.size());
    }

    void means(const MeanTask& task) const {
        const std::vector<Cell*>& cells = task.alike->cells;
        const std::size_t ks = m_settings.mrrAt.size();
        std::vector<double> values;
        values.reserve(task.members.size() * cells.size() * ks);
        for (const std::uint32_t i : task.members) {
            for (const Cell* cell : cells) {
                for (const int k : m_settings.mrrAt) {
                    values.push_back(reciprocalRank(cell->rank(i), k));
                }
            }
        }
        const auto intervals = meanIntervals(values, cells.size() * ks, m_settings.seed);
        for (std::size_t c = 0; c < cells.size(); ++c) {
            for (std::size_t k = 0; k < ks; ++k) {
                MeanFigure& figure = (*task.into[c])[m_settings.mrrAt[k]];
                figure.n = std::ssize(task.members);
                figure.value = meanReciprocalRank(*cells[c], task.members, m_settings.mrrAt[k]);
                if (figure.value) {
                    figure.interval = intervals[c * ks + k];
                }
            }
        }
    }

    void curveIntervals(const Cell& cell) const {
        std::vector<int> ranks;
        for (std::uint32_t i = 0; i < m_outcomes.size(); ++i) {
            if (cell.answers[i] != nullptr && m_outcomes[i]->covered()) {
                ranks.push_back(cell.rank(i));
            }
        }
        auto& intervals = cell.figures->mrrCurveIntervals;
        intervals = reciprocalRankIntervals(ranks, m_settings.depth(), m_settings.seed);
        for (std::size_t k = 0; k < intervals.size(); ++k) {
            if (!cell.figures->mrrCurve[k]) {
                intervals[k].reset();
            }
        }
    }

    static void distances(const Cell& cell) {
        if (!cell.cosine) {
            return;
        }
        std::vector<double> gold;
        std::vector<double> other;
        for (const AnchorSearch* answer : cell.answers) {
            if (answer == nullptr) {
                continue;
            }
            for (const model::RankedSentence& result : answer->results) {
                (result.gold ? gold : other).push_back(result.distance);
            }
        }
        cell.figures->goldDistance = summaryOf(std::move(gold));
        cell.figures->otherDistance = summaryOf(std::move(other));
    }

    std::vector<const AnchorOutcome*> m_outcomes; // by number
    const model::NeighbourSettings& m_settings;
    std::array<std::vector<Stratum>, kGroupings> m_strata;
    std::vector<Cell> m_cells;
};

} // namespace

bool isExactSearch(const retrieval::Capabilities& search) noexcept {
    return search.recall == 1 && search.recallAt == 0;
}

std::optional<statistics::Interval> recallInterval(const retrieval::Capabilities& search, bool filtered) {
    const auto& low = filtered ? search.filteredRecallLow : search.recallLow;
    const auto& high = filtered ? search.filteredRecallHigh : search.recallHigh;
    return low && high ? std::optional(statistics::Interval{*low, *high}) : std::nullopt;
}

NeighbourFigures neighbourFigures(std::span<const AnchorOutcome> outcomes,
                                  const model::NeighbourSettings& settings,
                                  std::span<const retrieval::Capabilities> searches) {
    NeighbourFigures result;
    std::vector<const AnchorOutcome*> ordered;
    for (const AnchorOutcome& outcome : outcomes) {
        if (outcome.searched()) {
            ordered.push_back(&outcome);
        } else {
            ++result.notSearched;
        }
    }
    std::ranges::stable_sort(
        ordered, {}, [](const AnchorOutcome* outcome) { return std::pair(outcome->number, outcome->row); });
    result.anchors = std::ssize(ordered);
    std::int64_t covered = 0;
    for (const AnchorOutcome* outcome : ordered) {
        if (outcome->covered()) {
            ++covered;
            ++result.windows[outcome->window];
        }
    }
    result.coverage = proportion(covered, result.anchors);

    const std::size_t regimes = settings.regimes.size();
    result.searches.resize(searches.size());
    Figures figures(std::move(ordered), settings);
    for (std::size_t s = 0; s < searches.size(); ++s) {
        SearchFigures& of = result.searches[s];
        of.label = searches[s].label;
        of.distance = searches[s].distance;
        of.recall = searches[s].recall;
        of.recallAt = searches[s].recallAt;
        of.recallQueries = searches[s].recallQueries;
        of.regimes.resize(regimes);
        for (std::size_t r = 0; r < regimes; ++r) {
            figures.add(s * regimes + r, of.distance == retrieval::DistanceKind::Cosine, of.regimes[r]);
        }
    }
    figures.compute();
    return result;
}

} // namespace assay::evaluate
