#include "core/evaluate/neighbours/neighbour_figures.h"

#include "core/evaluate/neighbours/anchor_sampling.h"
#include "core/evaluate/neighbours/figure_values.h"
#include "core/evaluate/neighbours/mean_intervals.h"
#include "core/retrieval/numbered_tasks.h"
#include "core/statistics/chance.h"
#include "core/statistics/clusters.h"
#include "core/statistics/quantile.h"
#include "core/text/natural_order.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <deque>
#include <iterator>
#include <thread>

namespace assay::evaluate {
namespace {

using model::AnchorOutcome;
using model::AnchorSearch;

using Members = std::vector<std::uint32_t>; // places in the list of outcomes

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

// Some of the anchors, and which of them belong together.
struct MemberSet {
    Members members;
    statistics::Clusters clusters;

    [[nodiscard]] std::vector<double> of(const std::vector<double>& values) const {
        std::vector<double> own;
        own.reserve(members.size());
        for (const std::uint32_t i : members) {
            own.push_back(values[i]);
        }
        return own;
    }
};

// What clusters there are, by unit.
class Clustering {
  public:
    Clustering(std::span<const AnchorOutcome* const> outcomes, model::ClusterBy wish)
        : m_isChosen(wish != model::ClusterBy::Automatic)
        , m_unit(clusterUnitOf(outcomes, wish)) {
        for (const ClusterUnit unit : {ClusterUnit::Company, ClusterUnit::Filing, ClusterUnit::Slice}) {
            const statistics::Clusters clusters = anchorClusters(outcomes, unit);
            std::vector<std::uint32_t>& numbers = m_numbers[static_cast<std::size_t>(unit)];
            for (std::size_t i = 0; i < outcomes.size(); ++i) {
                numbers.push_back(static_cast<std::uint32_t>(clusters.of(i)));
            }
        }
    }

    [[nodiscard]] ClusterUnit unit() const { return m_unit; }

    [[nodiscard]] MemberSet set(Members members) const { return set(std::move(members), m_unit); }

    // Of one company: its filings where there are many, else its slices.
    [[nodiscard]] MemberSet setOfCompany(Members members) const {
        if (m_isChosen || m_unit != ClusterUnit::Company) {
            return set(std::move(members));
        }
        MemberSet filings = set(members, ClusterUnit::Filing);
        return filings.clusters.size() >= kManyClusters ? filings
                                                        : set(std::move(members), ClusterUnit::Slice);
    }

  private:
    [[nodiscard]] MemberSet set(Members members, ClusterUnit unit) const {
        std::vector<std::uint32_t> own;
        own.reserve(members.size());
        for (const std::uint32_t i : members) {
            own.push_back(m_numbers[static_cast<std::size_t>(unit)][i]);
        }
        return {std::move(members), statistics::Clusters(own)};
    }

    bool m_isChosen;
    ClusterUnit m_unit;
    std::array<std::vector<std::uint32_t>, 3> m_numbers;
};

// Hits of the members, compared with luck where that is asked for.
Proportion shareOf(const FigureColumn& column, const MemberSet& of, std::span<const double> weights,
                   bool comparesWithLuck) {
    const std::vector<double> values = of.of(column.value);
    const auto share = statistics::clusteredShare(values, weights, of.clusters);
    Proportion figure;
    double count = 0;
    for (const double value : values) {
        count += value;
    }
    figure.count = std::llround(count);
    figure.n = share.n;
    figure.value = share.value;
    figure.interval = share.interval;
    figure.designEffect = share.designEffect();
    const std::vector<double> luck = of.of(column.luck);
    const bool known =
        !luck.empty() && std::ranges::none_of(luck, [](double one) { return std::isnan(one); });
    if (!comparesWithLuck || !known) {
        return figure;
    }
    double sum = 0;
    double all = 0;
    for (std::size_t i = 0; i < luck.size(); ++i) {
        const double weight = weights.empty() ? 1 : weights[i];
        sum += weight * luck[i];
        all += weight;
        figure.certain += luck[i] > 1 - 1e-12 ? 1 : 0;
    }
    figure.chance = sum / all;
    if (weights.empty() && figure.n >= kLeastForLuck) {
        // Of hits that ties leave open only whole ones count: a rounded half would be a hit that nobody saw.
        constexpr double kOfSums = 1e-9;
        figure.luckP =
            statistics::atLeastByLuck(luck, static_cast<std::int64_t>(std::floor(count + kOfSums)));
    }
    return figure;
}

// Missing unless it is known of each: the others would be a choice of the lucky.
void requireKnown(Proportion& figure, bool known) {
    if (!known) {
        figure = Proportion{.count = figure.count, .n = figure.n};
    }
}

// One search in one regime.
struct Cell {
    FigureValues values;
    RegimeFigures* figures = nullptr;
    bool cosine = false;

    [[nodiscard]] std::vector<bool> asked() const {
        std::vector<bool> mask;
        for (const AnchorSearch* answer : values.answers) {
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

// Means over some anchors, whose intervals go by the same draws; where they are to be put.
struct MeanTask {
    struct Part {
        const FigureColumn* column = nullptr;
        MeanFigure* into = nullptr;
        bool known = true;
    };

    const MemberSet* set = nullptr;
    std::vector<double> weights{};
    std::vector<Part> parts{};
};

class Figures {
  public:
    Figures(std::vector<const AnchorOutcome*> outcomes, const model::NeighbourSettings& settings)
        : m_outcomes(std::move(outcomes))
        , m_settings(settings)
        , m_ks(allGoldKs(settings))
        , m_clustering(m_outcomes, settings.clusterBy) {
        for (std::size_t grouping = 0; grouping < kGroupings; ++grouping) {
            m_strata[grouping] = strataOf(m_outcomes, static_cast<Grouping>(grouping));
        }
        for (std::uint32_t i = 0; i < m_outcomes.size(); ++i) {
            m_everyone.push_back(i);
        }
        m_isWeighted = !m_outcomes.empty() && std::ranges::all_of(m_outcomes, [](const AnchorOutcome* of) {
            return of->weight.has_value();
        });
    }

    [[nodiscard]] ClusterUnit clusterUnit() const { return m_clustering.unit(); }

    // Over all of them; `weighted` only where it is known how they were drawn.
    [[nodiscard]] std::optional<Proportion> coverage(bool weighted) const {
        if (weighted && !m_isWeighted) {
            return std::nullopt;
        }
        const MemberSet all = m_clustering.set(m_everyone);
        return coverageOf(all, weighted ? weightsOf(all) : std::vector<double>());
    }

    void add(std::size_t element, bool cosine, RegimeFigures& figures) {
        m_cells.push_back({FigureValues(m_outcomes, element, m_settings), &figures, cosine});
        for (const AnchorOutcome* outcome : m_outcomes) {
            if (element < outcome->searches.size()) {
                const model::NotAsked why = outcome->searches[element].notAsked;
                figures.noVector += why == model::NotAsked::NoVector ? 1 : 0;
                figures.noText += why == model::NotAsked::NoText ? 1 : 0;
                figures.noList += why == model::NotAsked::NoList ? 1 : 0;
            }
        }
        addRemote(element, figures);
    }

    void addRemote(std::size_t element, RegimeFigures& figures) const {
        std::vector<double> answered;
        std::vector<double> timedOut;
        double together = 0; // what all of them took, asked at once
        std::size_t sharing = 0;
        for (const AnchorOutcome* outcome : m_outcomes) {
            if (element >= outcome->searches.size()) {
                continue;
            }
            const AnchorSearch& answer = outcome->searches[element];
            figures.unknownIds += answer.unknownIds;
            if (!answer.failure.empty()) {
                ++figures.failures[answer.failure];
            }
            if (!answer.seconds) {
                continue;
            }
            together += answer.secondsShare.value_or(0);
            sharing += answer.secondsShare && answer.failure.empty() ? 1 : 0;
            figures.cutLists += answer.knownDepth ? 1 : 0;
            if (answer.failure.empty()) {
                answered.push_back(*answer.seconds);
            } else if (answer.failure == "time_limit") {
                timedOut.push_back(*answer.seconds);
            }
        }
        figures.latency = statistics::latencyOf(std::move(answered), std::move(timedOut));
        if (together > 0) {
            figures.queriesPerSecond = static_cast<double>(sharing) / together;
        }
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
        for (const Alike& alike : groups) {
            addRegimes(alike);
            for (std::size_t grouping = 0; grouping < kGroupings; ++grouping) {
                addStrata(alike, static_cast<Grouping>(grouping));
            }
        }
        std::ranges::stable_sort(m_tasks, std::ranges::greater{}, [](const MeanTask& task) {
            return task.set->clusters.size() * task.parts.size();
        });
        const unsigned threads = std::clamp(std::thread::hardware_concurrency(), 1U, 8U);
        const auto run = [&](std::size_t job) {
            if (job < m_tasks.size()) {
                means(m_tasks[job]);
            } else {
                distances(m_cells[job - m_tasks.size()]);
            }
        };
        retrieval::runNumberedTasks(m_tasks.size() + m_cells.size(),
                                    m_outcomes.size() < kOneThreadBelow ? 1U : threads, run);
        for (const Curve& curve : m_curves) {
            for (const MeanFigure& figure : curve.figures) {
                curve.into->mrrCurve.push_back(figure.value);
                curve.into->mrrCurveIntervals.push_back(figure.interval);
                curve.into->mrrCurveChance.push_back(figure.chance);
            }
        }
    }

  private:
    static constexpr std::size_t kOneThreadBelow = 200;

    struct Curve {
        RegimeFigures* into = nullptr;
        std::vector<MeanFigure> figures; // MRR@1 … MRR@depth
    };

    [[nodiscard]] std::vector<double> weightsOf(const MemberSet& set) const {
        std::vector<double> weights;
        for (const std::uint32_t i : set.members) {
            weights.push_back(*m_outcomes[i]->weight);
        }
        return weights;
    }

    [[nodiscard]] Proportion coverageOf(const MemberSet& set, std::span<const double> weights) const {
        FigureColumn covered;
        for (const AnchorOutcome* outcome : m_outcomes) {
            covered.value.push_back(outcome->covered() ? 1 : 0);
        }
        covered.luck = covered.value;
        return shareOf(covered, set, weights, false);
    }

    [[nodiscard]] Members coveredOf(const Members& members, const std::vector<bool>& asked) const {
        Members covered;
        std::ranges::copy_if(members, std::back_inserter(covered),
                             [&](std::uint32_t i) { return asked[i] && m_outcomes[i]->covered(); });
        return covered;
    }

    const MemberSet& kept(MemberSet set) { return m_sets.emplace_back(std::move(set)); }

    void addRegimes(const Alike& alike) {
        Members askedOnes;
        std::ranges::copy_if(m_everyone, std::back_inserter(askedOnes),
                             [&](std::uint32_t i) { return alike.asked[i]; });
        const MemberSet& asked = kept(m_clustering.set(askedOnes));
        const MemberSet& covered = kept(m_clustering.set(coveredOf(askedOnes, alike.asked)));
        const MemberSet& all = kept(m_clustering.set(m_everyone));
        MeanTask ofCovered{&covered};
        MeanTask ofAll{&all};
        MeanTask weighted{&covered};
        if (m_isWeighted) {
            weighted.weights = weightsOf(covered);
        }
        for (Cell* cell : alike.cells) {
            RegimeFigures& figures = *cell->figures;
            figures.anchors = std::ssize(m_outcomes);
            figures.asked = std::ssize(askedOnes);
            figures.covered = std::ssize(covered.members);
            figures.clusters = covered.clusters.size();
            selfAt1(*cell, asked);
            figures.hitAt = hits(*cell, covered, {});
            figures.hitAtAllAnchors = hits(*cell, all, {});
            curves(*cell, covered, ofCovered);
            addRanks(*cell, figures.mrrAt, ofCovered);
            addRanks(*cell, figures.mrrAtAllAnchors, ofAll);
            addAllGold(*cell, ofCovered);
            if (m_isWeighted) {
                WeightedFigures& of = figures.weighted.emplace();
                of.hitAt = hits(*cell, covered, weighted.weights);
                addRanks(*cell, of.mrrAt, weighted);
            }
            addDistinct(*cell, covered);
        }
        m_tasks.push_back(std::move(ofCovered));
        m_tasks.push_back(std::move(ofAll));
        if (m_isWeighted) {
            m_tasks.push_back(std::move(weighted));
        }
    }

    void addStrata(const Alike& alike, Grouping grouping) {
        const std::vector<Stratum>& strata = m_strata[grouping];
        for (Cell* cell : alike.cells) {
            list(*cell->figures, grouping).resize(strata.size());
        }
        for (std::size_t s = 0; s < strata.size(); ++s) {
            const auto setOf = [&](Members members) {
                return grouping == Company ? m_clustering.setOfCompany(std::move(members))
                                           : m_clustering.set(std::move(members));
            };
            const MemberSet& covered = kept(setOf(coveredOf(strata[s].members, alike.asked)));
            const Proportion coverage = coverageOf(setOf(strata[s].members), {});
            const auto asked =
                std::ranges::count_if(strata[s].members, [&](std::uint32_t i) { return alike.asked[i]; });
            MeanTask task{&covered};
            for (Cell* cell : alike.cells) {
                StratumFigures& figures = list(*cell->figures, grouping)[s];
                figures.name = strata[s].name;
                figures.anchors = std::ssize(strata[s].members);
                figures.asked = asked;
                figures.covered = std::ssize(covered.members);
                figures.coverage = coverage;
                figures.hitAt = hits(*cell, covered, {});
                addRanks(*cell, figures.mrrAt, task);
            }
            m_tasks.push_back(std::move(task));
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

    static void selfAt1(const Cell& cell, const MemberSet& asked) {
        FigureColumn strict;
        FigureColumn tied;
        for (const AnchorSearch* answer : cell.values.answers) {
            strict.value.push_back(answer != nullptr && answer->selfFirst ? 1 : 0);
            tied.value.push_back(answer != nullptr && (answer->selfFirst || answer->selfTied) ? 1 : 0);
        }
        strict.luck = strict.value;
        tied.luck = tied.value;
        const auto all = [&](const auto& knows) {
            return std::ranges::all_of(asked.members,
                                       [&](std::uint32_t i) { return knows(*cell.values.answers[i]); });
        };
        cell.figures->selfAt1 = shareOf(strict, asked, {}, false);
        cell.figures->selfAt1TieAware = shareOf(tied, asked, {}, false);
        requireKnown(cell.figures->selfAt1, all([](const AnchorSearch& of) { return of.knowsSelf(); }));
        requireKnown(cell.figures->selfAt1TieAware,
                     all([](const AnchorSearch& of) { return of.knowsTies(); }));
        Proportion& counted = cell.figures->selfAt1TieAware;
        counted.interval =
            statistics::nestedInterval(counted.value, counted.interval, cell.figures->selfAt1.interval);
    }

    [[nodiscard]] std::map<int, Proportion> hits(const Cell& cell, const MemberSet& set,
                                                 std::span<const double> weights) const {
        std::map<int, Proportion> result;
        for (const int k : m_settings.hitAt) {
            Proportion figure = shareOf(cell.values.hit[static_cast<std::size_t>(k - 1)], set, weights, true);
            requireKnown(figure, cell.values.knowsRanks(set.members, k));
            result[k] = figure;
        }
        return result;
    }

    void curves(const Cell& cell, const MemberSet& covered, MeanTask& task) {
        Curve& curve = m_curves.emplace_back();
        curve.into = cell.figures;
        curve.figures.resize(static_cast<std::size_t>(m_settings.depth()));
        for (int k = 1; k <= m_settings.depth(); ++k) {
            const auto at = static_cast<std::size_t>(k - 1);
            const bool known = cell.values.knowsRanks(covered.members, k);
            Proportion hit = shareOf(cell.values.hit[at], covered, {}, false);
            hit.chance = meanOf(cell.values.hit[at].luck, covered.members);
            requireKnown(hit, known);
            cell.figures->hitCurve.push_back(hit);
            task.parts.push_back({&cell.values.reciprocalRank[at], &curve.figures[at], known});
        }
    }

    void addRanks(const Cell& cell, std::map<int, MeanFigure>& into, MeanTask& task) const {
        for (const int k : m_settings.mrrAt) {
            task.parts.push_back({&cell.values.reciprocalRank[static_cast<std::size_t>(k - 1)], &into[k],
                                  cell.values.knowsRanks(task.set->members, k)});
        }
    }

    // Of lists from elsewhere that were cut it is not known how much of the gold follows.
    void addAllGold(const Cell& cell, MeanTask& task) const {
        const auto knows = [&](int k) {
            return std::ranges::none_of(task.set->members, [&](std::uint32_t i) {
                const AnchorSearch& answer = *cell.values.answers[i];
                return answer.knownDepth && *answer.knownDepth < k;
            });
        };
        for (std::size_t i = 0; i < m_ks.size(); ++i) {
            const bool known = knows(m_ks[i]);
            task.parts.push_back({&cell.values.recall[i], &cell.figures->recallAt[m_ks[i]], known});
            task.parts.push_back({&cell.values.ndcg[i], &cell.figures->ndcgAt[m_ks[i]], known});
        }
        task.parts.push_back(
            {&cell.values.averagePrecision, &cell.figures->averagePrecision, knows(m_settings.depth())});
    }

    void addDistinct(const Cell& cell, const MemberSet& covered) {
        const FigureValues& values = cell.values;
        if (values.distinctHit.empty() && values.distinctRank.empty()) {
            return;
        }
        const FigureColumn& any =
            values.distinctHit.empty() ? values.distinctRank.front() : values.distinctHit.front();
        Members members;
        std::ranges::copy_if(covered.members, std::back_inserter(members),
                             [&](std::uint32_t i) { return !std::isnan(any.value[i]); });
        const MemberSet& set = kept(m_clustering.set(std::move(members)));
        DistinctFigures& figures = cell.figures->distinct.emplace();
        for (std::size_t k = 0; k < values.distinctHit.size(); ++k) {
            figures.hitAt[m_settings.hitAt[k]] = shareOf(values.distinctHit[k], set, {}, true);
        }
        MeanTask task{&set};
        for (std::size_t k = 0; k < values.distinctRank.size(); ++k) {
            task.parts.push_back({&values.distinctRank[k], &figures.mrrAt[m_settings.mrrAt[k]]});
        }
        m_tasks.push_back(std::move(task));
    }

    // The mean, by weight where there are weights.
    static std::optional<double> meanOfTask(const MeanTask& task, const std::vector<double>& values) {
        if (task.weights.empty()) {
            return meanOf(values, task.set->members);
        }
        double sum = 0;
        double all = 0;
        for (std::size_t i = 0; i < task.weights.size(); ++i) {
            sum += task.weights[i] * values[task.set->members[i]];
            all += task.weights[i];
        }
        return std::isnan(sum) ? std::nullopt : std::optional(sum / all);
    }

    void means(const MeanTask& task) const {
        const std::size_t columns = task.parts.size();
        std::vector<double> values;
        values.reserve(task.set->members.size() * columns);
        for (const std::uint32_t i : task.set->members) {
            for (const MeanTask::Part& part : task.parts) {
                values.push_back(part.column->value[i]);
            }
        }
        const auto intervals =
            clusteredMeanIntervals(values, columns, task.weights, task.set->clusters, m_settings.seed);
        for (std::size_t column = 0; column < columns; ++column) {
            const MeanTask::Part& part = task.parts[column];
            part.into->n = std::ssize(task.set->members);
            if (part.known) {
                part.into->value = meanOfTask(task, part.column->value);
                part.into->interval = intervals[column];
                part.into->chance = meanOfTask(task, part.column->luck);
            }
        }
    }

    static void distances(const Cell& cell) {
        if (!cell.cosine) {
            return;
        }
        std::vector<double> gold;
        std::vector<double> other;
        for (const AnchorSearch* answer : cell.values.answers) {
            if (answer == nullptr) {
                continue;
            }
            for (const model::RankedSentence& result : answer->results) {
                if (!std::isnan(result.distance)) {
                    (result.gold ? gold : other).push_back(result.distance);
                }
            }
        }
        cell.figures->goldDistance = summaryOf(std::move(gold));
        cell.figures->otherDistance = summaryOf(std::move(other));
    }

    std::vector<const AnchorOutcome*> m_outcomes; // by number
    const model::NeighbourSettings& m_settings;
    std::vector<int> m_ks; // of the figures over all gold
    Clustering m_clustering;
    Members m_everyone;
    bool m_isWeighted = false; // it is known how each was drawn
    std::array<std::vector<Stratum>, kGroupings> m_strata;
    std::deque<Cell> m_cells;
    std::deque<MemberSet> m_sets;
    std::deque<Curve> m_curves;
    std::vector<MeanTask> m_tasks;
};

} // namespace

std::optional<double> Proportion::lift() const {
    return value && chance ? statistics::lift(*value, *chance) : std::nullopt;
}

bool Proportion::isNotToldFromLuck() const {
    constexpr double kSure = 0.05;
    return luckP && *luckP >= kSure;
}

std::optional<double> MeanFigure::lift() const {
    return value && chance ? statistics::lift(*value, *chance) : std::nullopt;
}

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
    for (const AnchorOutcome* outcome : ordered) {
        if (outcome->covered()) {
            ++result.windows[outcome->window];
        }
    }
    const std::size_t regimes = settings.regimes.size();
    result.searches.resize(searches.size());
    Figures figures(std::move(ordered), settings);
    result.clusterUnit = figures.clusterUnit();
    result.coverage = *figures.coverage(false);
    result.weightedCoverage = figures.coverage(true);
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
