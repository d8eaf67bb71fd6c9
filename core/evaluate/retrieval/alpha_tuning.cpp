#include "core/evaluate/retrieval/alpha_tuning.h"

#include "core/base/draw_seed.h"
#include "core/base/guard.h"
#include "core/base/random.h"
#include "core/evaluate/neighbours/mean_intervals.h"
#include "core/json/field_list.h"
#include "core/retrieval/numbered_tasks.h"
#include "core/statistics/clusters.h"
#include "core/workspace/runs/runs.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using TuningJson = nlohmann::ordered_json;

constexpr std::size_t kMeasures = kAlphaMeasureNames.size();
constexpr int kHalves = 200;
constexpr unsigned kMostAlphaThreads = 8;

constexpr std::tuple kAlphaFields{
    json::own(
        "alphas", [](const AlphaSettings& settings) { return TuningJson(settings.alphas); },
        [](json::SettingsReader& reader, const std::string& key, AlphaSettings& settings) {
            const TuningJson* const list = reader.take(key);
            if (list == nullptr) {
                return;
            }
            settings.alphas.clear();
            for (const TuningJson& one : *list) {
                const auto alpha = base::numberIn(one);
                if (!alpha) {
                    reader.complain(key);
                    return;
                }
                settings.alphas.push_back(*alpha);
            }
        }),
    json::named("fusion", &AlphaSettings::fusion, kAlphaFusionNames),
    json::named("relevance", &AlphaSettings::relevance, kRelevanceRuleNames),
    json::ranged("level", &AlphaSettings::level, 1, 1'000'000),
    json::field("fields", &AlphaSettings::fields),
    json::named("clusters", &AlphaSettings::clusters, kQuestionClusterNames),
    json::field("seed", &AlphaSettings::seed)};

// Means over some questions.
std::vector<AlphaPoint> pointsOver(const AlphaTuning& tuning, std::span<const std::size_t> questions) {
    std::vector<AlphaPoint> points;
    for (std::size_t a = 0; a < tuning.alphas.size(); ++a) {
        AlphaPoint point;
        point.alpha = tuning.alphas[a];
        for (std::size_t m = 0; m < kMeasures; ++m) {
            double sum = 0;
            for (const std::size_t question : questions) {
                sum += valueOf(tuning.outcomes[a][question], static_cast<AlphaMeasure>(m));
            }
            point.mean[m] = questions.empty() ? 0 : sum / static_cast<double>(questions.size());
        }
        points.push_back(point);
    }
    return points;
}

// The mean of it over some questions.
AlphaLuck luckOver(const AlphaMaterial& material, std::span<const std::size_t> questions) {
    AlphaLuck luck;
    for (std::size_t m = 0; m < kMeasures && !questions.empty(); ++m) {
        double sum = 0;
        bool allKnown = true;
        for (const std::size_t question : questions) {
            const std::optional<double>& one = material.questions[question].luck[m];
            allKnown = allKnown && one;
            sum += one.value_or(0);
        }
        if (allKnown) {
            luck[m] = sum / static_cast<double>(questions.size());
        }
    }
    return luck;
}

QuestionClusterNumbers clustersOf(const AlphaMaterial& material, QuestionClusters wanted) {
    std::vector<QuestionRetrieval> questions(material.questions.size());
    for (std::size_t i = 0; i < questions.size(); ++i) {
        questions[i].questionId = material.questions[i].questionId;
        questions[i].paraphraseOf = material.questions[i].paraphraseOf;
        questions[i].company = material.questions[i].company;
        questions[i].filing = material.questions[i].filing;
    }
    return clusterNumbersOf(questions, wanted);
}

// To the means over these questions.
void addBands(std::vector<AlphaPoint>& points, const AlphaTuning& tuning,
              std::span<const std::size_t> questions, const statistics::Clusters& clusters,
              std::uint64_t seed) {
    const std::size_t columns = points.size() * kMeasures;
    std::vector<double> values;
    values.reserve(questions.size() * columns);
    for (const std::size_t question : questions) {
        for (const std::vector<AlphaOutcome>& outcomes : tuning.outcomes) {
            for (std::size_t m = 0; m < kMeasures; ++m) {
                values.push_back(valueOf(outcomes[question], static_cast<AlphaMeasure>(m)));
            }
        }
    }
    const auto bands = clusteredMeanIntervals(values, columns, {}, clusters, seed);
    for (std::size_t a = 0; a < points.size(); ++a) {
        for (std::size_t m = 0; m < kMeasures; ++m) {
            points[a].band[m] = bands[a * kMeasures + m];
        }
    }
}

// Sums of each cluster by alpha and measure, so that a half costs an addition a cluster.
struct ClusterSums {
    std::vector<std::vector<double>> of; // by cluster: alpha * kMeasures + measure
    std::vector<double> questions;       // by cluster
};

ClusterSums sumsOf(const AlphaTuning& tuning, const QuestionClusterNumbers& clusters) {
    ClusterSums sums;
    sums.of.assign(clusters.count, std::vector<double>(tuning.alphas.size() * kMeasures));
    sums.questions.assign(clusters.count, 0);
    for (std::size_t question = 0; question < clusters.of.size(); ++question) {
        const std::size_t cluster = clusters.of[question];
        sums.questions[cluster] += 1;
        for (std::size_t a = 0; a < tuning.alphas.size(); ++a) {
            for (std::size_t m = 0; m < kMeasures; ++m) {
                sums.of[cluster][a * kMeasures + m] +=
                    valueOf(tuning.outcomes[a][question], static_cast<AlphaMeasure>(m));
            }
        }
    }
    return sums;
}

std::vector<AlphaPoint> pointsOfClusters(const AlphaTuning& tuning, const ClusterSums& sums,
                                         std::span<const std::size_t> clusters) {
    std::vector<AlphaPoint> points(tuning.alphas.size());
    double questions = 0;
    for (const std::size_t cluster : clusters) {
        questions += sums.questions[cluster];
        for (std::size_t a = 0; a < points.size(); ++a) {
            for (std::size_t m = 0; m < kMeasures; ++m) {
                points[a].mean[m] += sums.of[cluster][a * kMeasures + m];
            }
        }
    }
    for (std::size_t a = 0; a < points.size(); ++a) {
        points[a].alpha = tuning.alphas[a];
        for (double& mean : points[a].mean) {
            mean /= questions;
        }
    }
    return points;
}

void addHeldOut(AlphaTuning& tuning, const QuestionClusterNumbers& clusters, std::uint64_t seed) {
    tuning.chosenShare.assign(tuning.alphas.size(), 0);
    if (clusters.count < statistics::kLeastClusters) {
        return;
    }
    const ClusterSums sums = sumsOf(tuning, clusters);
    std::array<double, kMeasures> total{};
    std::vector<std::size_t> order(clusters.count);
    for (int half = 0; half < kHalves; ++half) {
        base::Random random(base::drawSeed(seed, static_cast<std::uint64_t>(half)));
        std::iota(order.begin(), order.end(), std::size_t{0});
        for (std::size_t i = order.size(); i > 1; --i) {
            std::swap(order[i - 1], order[static_cast<std::size_t>(random.below(i))]);
        }
        const std::span<const std::size_t> all(order);
        const std::size_t middle = order.size() / 2;
        const AlphaChoice choice = bestAlpha(pointsOfClusters(tuning, sums, all.first(middle)));
        const std::vector<AlphaPoint> others = pointsOfClusters(tuning, sums, all.subspan(middle));
        tuning.chosenShare[choice.point] += 1.0 / kHalves;
        for (std::size_t m = 0; m < kMeasures; ++m) {
            total[m] += others[choice.point].mean[m] / kHalves;
        }
    }
    tuning.heldOut = total;
}

void addStrata(const AlphaMaterial& material, AlphaTuning& tuning, const QuestionClusterNumbers& clusters,
               std::uint64_t seed) {
    std::map<std::pair<std::string, std::string>, std::vector<std::size_t>> places;
    for (std::size_t i = 0; i < material.questions.size(); ++i) {
        for (const auto& [field, values] : material.questions[i].strata) {
            for (const std::string& value : values) {
                std::vector<std::size_t>& list = places[{field, value}];
                if (list.empty() || list.back() != i) {
                    list.push_back(i);
                }
            }
        }
    }
    for (const auto& [key, list] : places) {
        AlphaStratum stratum;
        stratum.field = key.first;
        stratum.value = key.second;
        stratum.n = std::ssize(list);
        std::vector<std::uint32_t> clusterOf;
        for (const std::size_t question : list) {
            clusterOf.push_back(clusters.of[question]);
        }
        const statistics::Clusters groups(clusterOf);
        stratum.clusters = groups.size();
        stratum.points = pointsOver(tuning, list);
        addBands(stratum.points, tuning, list, groups, seed);
        stratum.best = bestAlpha(stratum.points);
        stratum.luck = luckOver(material, list);
        tuning.strata.push_back(std::move(stratum));
    }
}

// What a run keeps of a question: loadAlphaRun() reads it.
TuningJson alphaItemJson(const AlphaMaterial& material, const AlphaTuning& tuning, std::size_t question) {
    const AlphaQuestion& of = material.questions[question];
    TuningJson item{{"alphas", tuning.alphas},         {"rank_first_gold", TuningJson::array()},
                    {"recall_5", TuningJson::array()}, {"recall_10", TuningJson::array()},
                    {"ndcg_10", TuningJson::array()},  {"strata", TuningJson::object()},
                    {"company", of.company},           {"filing", of.filing}};
    if (!of.paraphraseOf.empty()) {
        item["paraphrase_of"] = of.paraphraseOf;
    }
    for (const std::vector<AlphaOutcome>& outcomes : tuning.outcomes) {
        const AlphaOutcome& outcome = outcomes[question];
        item["rank_first_gold"].push_back(outcome.firstGold > 0 ? TuningJson(outcome.firstGold)
                                                                : TuningJson());
        item["recall_5"].push_back(outcome.recall5);
        item["recall_10"].push_back(outcome.recall10);
        item["ndcg_10"].push_back(outcome.ndcg10);
    }
    for (const auto& [field, values] : of.strata) {
        item["strata"][field] = values;
    }
    for (std::size_t m = 0; m < kMeasures; ++m) {
        if (of.luck[m]) {
            item["luck"][std::string(kAlphaMeasureNames[m])] = *of.luck[m];
        }
    }
    return item;
}

} // namespace

Result<std::vector<double>> checkedAlphas(std::vector<double> alphas) {
    std::ranges::sort(alphas);
    const auto repeated = std::ranges::unique(alphas);
    alphas.erase(repeated.begin(), repeated.end());
    const bool wrong = std::ranges::any_of(
        alphas, [](double alpha) { return !std::isfinite(alpha) || alpha < 0 || alpha > 1; });
    if (alphas.empty() || wrong) {
        return fail(ErrorCode::InvalidArgument, alphas.empty() ? "none" : "outside 0 to 1", "alphas");
    }
    return alphas;
}

std::string alphaSettingsJson(const AlphaSettings& settings) {
    return json::toJson(settings, kAlphaFields).dump();
}

Result<AlphaSettings> readAlphaSettings(std::string_view text) {
    AlphaSettings settings;
    const TuningJson document = json::parseSettingsJson(text);
    const std::string wrong =
        document.is_object() ? json::readObject(document, settings, kAlphaFields) : std::string("settings");
    if (!wrong.empty()) {
        return fail(ErrorCode::InvalidArgument, "cannot be read", wrong);
    }
    return settings;
}

double valueOf(const AlphaOutcome& outcome, AlphaMeasure measure) noexcept {
    switch (measure) {
    case AlphaMeasure::Mrr:
        return outcome.reciprocalRank;
    case AlphaMeasure::Recall5:
        return outcome.recall5;
    case AlphaMeasure::Recall10:
        return outcome.recall10;
    case AlphaMeasure::Ndcg10:
        break;
    }
    return outcome.ndcg10;
}

AlphaChoice bestAlpha(std::span<const AlphaPoint> points) {
    constexpr double kSame = 1e-12;
    AlphaChoice choice;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const AlphaPoint& best = points[choice.point];
        const double mrr = points[i].mean[0] - best.mean[0];
        const double recall = points[i].mean[2] - best.mean[2];
        const bool lower = points[i].alpha < best.alpha;
        if (mrr > kSame ||
            (std::abs(mrr) <= kSame && (recall > kSame || (std::abs(recall) <= kSame && lower)))) {
            choice.point = i;
        }
    }
    choice.alpha = points.empty() ? 0 : points[choice.point].alpha;
    return choice;
}

AlphaTuning tuningOf(const AlphaMaterial& material, const std::vector<double>& alphas,
                     std::vector<std::vector<AlphaOutcome>> outcomes, const AlphaSettings& settings) {
    AlphaTuning tuning;
    tuning.alphas = alphas;
    tuning.outcomes = std::move(outcomes);
    tuning.n = std::ssize(material.questions);
    std::vector<std::size_t> all(material.questions.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    tuning.points = pointsOver(tuning, all);
    tuning.best = bestAlpha(tuning.points);
    tuning.luck = luckOver(material, all);
    tuning.corpus = material.corpus;
    const QuestionClusterNumbers clusters = clustersOf(material, settings.clusters);
    tuning.clusters = clusters.count;
    addBands(tuning.points, tuning, all, statistics::Clusters(clusters.of), settings.seed);
    addHeldOut(tuning, clusters, settings.seed);
    addStrata(material, tuning, clusters, settings.seed);
    return tuning;
}

Result<AlphaTuning> tuneAlpha(const AlphaMaterial& material, const AlphaSettings& settings,
                              const std::stop_token& stop, base::ProgressSink& progress) {
    return base::guarded(material.suite, [&]() -> Result<AlphaTuning> {
        ASSAY_TRY(const auto alphas, checkedAlphas(settings.alphas));
        std::vector<AlphaLists> lists;
        for (const AlphaQuestion& question : material.questions) {
            lists.push_back(question.lists);
        }
        const AlphaEngine engine(lists, settings.fusion);
        std::vector<std::vector<AlphaOutcome>> outcomes(alphas.size(),
                                                        std::vector<AlphaOutcome>(lists.size()));
        progress.report(base::Stage::Evaluating, 0, std::ssize(alphas));
        const bool whole =
            retrieval::runNumberedTasks(alphas.size(), kMostAlphaThreads, stop,
                                        [&](std::size_t a) { engine.measure(alphas[a], outcomes[a]); });
        if (!whole) {
            return fail(ErrorCode::Cancelled);
        }
        progress.report(base::Stage::Evaluating, std::ssize(alphas), std::ssize(alphas));
        return tuningOf(material, alphas, std::move(outcomes), settings);
    });
}

Result<base::RowId> keepAlphaTuning(workspace::Workspace& workspace, const AlphaMaterial& material,
                                    const AlphaTuning& tuning, const AlphaSettings& settings,
                                    const std::string& who) {
    const auto dumped = [](const TuningJson& json) {
        return json.dump(-1, ' ', false, TuningJson::error_handler_t::replace);
    };
    workspace::NewRun run;
    run.kind = kAlphaRuns;
    run.name = material.suite + ", " + material.lexical + " and " + material.vector;
    run.settings = alphaSettingsJson(settings);
    TuningJson inputs{{"suite", {{"name", material.suite}}},
                      {"lexical", {{"name", material.lexical}, {"sha256", material.lexicalHash}}},
                      {"vector", {{"name", material.vector}, {"sha256", material.vectorHash}}}};
    if (!material.corpus.empty()) {
        inputs["corpus"] = {{"name", material.corpus}, {"sha256", material.corpusHash}};
    }
    run.inputs = dumped(inputs);
    run.seed = settings.seed;
    run.items = tuning.n;
    run.who = who;
    TuningJson figures{{"n", tuning.n}, {"best", tuning.best.alpha}, {"alphas", TuningJson::array()}};
    for (const AlphaPoint& point : tuning.points) {
        TuningJson one{{"alpha", point.alpha}};
        for (std::size_t m = 0; m < kMeasures; ++m) {
            one[std::string(kAlphaMeasureNames[m])] = point.mean[m];
        }
        figures["alphas"].push_back(std::move(one));
    }
    std::vector<workspace::RunItem> items;
    for (std::size_t i = 0; i < material.questions.size(); ++i) {
        items.push_back({std::ssize(items), material.questions[i].questionId,
                         dumped(alphaItemJson(material, tuning, i))});
    }
    return workspace::addFinishedRun(workspace, run, items, dumped(figures));
}

} // namespace assay::evaluate
