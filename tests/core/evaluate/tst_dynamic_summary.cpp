#include "core/base/random.h"
#include "core/evaluate/thresholds/dynamic_summary.h"
#include "core/metrics/classification/fhri.h"
#include "core/results/thresholds/dynamic_json.h"
#include "tests/support/sample_generator.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

using namespace assay;
using namespace assay::evaluate;
using assay::model::AskFailureKind;
using assay::model::DynamicReply;
using assay::model::DynamicRole;

namespace {

constexpr double kHard = 0.40;

// Replies with everything that can be: failures, missing scores, components only, stages of every kind.
std::vector<DynamicReply> randomReplies(const DynamicPlan& plan, std::uint64_t seed) {
    base::Random random(seed);
    std::vector<DynamicReply> replies;
    for (std::size_t i = 0; i < plan.items.size(); ++i) {
        if (random.unit() < 0.1) {
            continue; // not asked yet
        }
        DynamicReply reply;
        reply.number = static_cast<std::uint32_t>(i);
        reply.row = plan.items[i].row;
        reply.role = plan.items[i].role;
        reply.outcome.attempts = 1 + static_cast<int>(random.below(4));
        reply.outcome.seconds = random.unit() * 10;
        if (random.unit() < 0.25) {
            reply.outcome.failure = model::AskFailure{
                static_cast<AskFailureKind>(random.below(model::kAskFailureKindCount)), "x"};
        } else {
            model::AskReply content;
            content.answer = "yes";
            if (random.unit() < 0.7) {
                content.fhri = random.unit();
            }
            if (random.unit() < 0.5) {
                content.nli = random.unit();
            }
            if (random.unit() < 0.3) {
                content.components[random.below(5)] = random.unit();
            }
            if (random.unit() < 0.5) {
                content.scenario = "scenario_0" + std::to_string(random.below(3));
            }
            if (random.unit() < 0.6) {
                content.stages["api_time"] =
                    random.unit() < 0.2 ? std::nullopt : std::optional(random.unit());
            }
            reply.outcome.reply = content;
        }
        replies.push_back(reply);
    }
    return replies;
}

// The smallest wait that the share p of all do not exceed.
double nearestRank(std::vector<double> values, double p) {
    std::sort(values.begin(), values.end());
    std::size_t rank = 1;
    while (static_cast<double>(rank) < p * static_cast<double>(values.size()) - 1e-9) {
        ++rank;
    }
    return values[rank - 1];
}

bool near(const std::optional<double>& a, double b) {
    return a && std::abs(*a - b) < 1e-12;
}

} // namespace

class TstDynamicSummary : public QObject {
    Q_OBJECT

  private slots:

    void agreesWithAPlainRecount() {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const auto columns =
                tests::generateColumns({.count = 300, .seed = seed, .scenarios = 3, .components = true});
            const auto plan = *planDynamicRun(columns, {15, seed});
            const auto replies = randomReplies(plan, seed);
            const std::vector<double> tau{0.6, 0.7, 0.8};
            const auto summary = summariseDynamicRun(columns, plan, replies, tau, kHard);
            QVERIFY(summary.has_value());

            std::int64_t answered = 0, failed = 0, context = 0, without = 0, recomputed = 0, attempts = 0;
            std::int64_t named = 0, same = 0, unusable = 0, equal = 0, right = 0, judged = 0;
            std::int64_t timeouts = 0, fast = 0;
            std::vector<double> seconds, api;
            double rows[3]{}, cols[3]{};
            for (const DynamicReply& reply : replies) {
                const std::size_t i = plan.items[reply.number].position;
                attempts += reply.outcome.attempts;
                if (reply.role == DynamicRole::Context) {
                    ++context;
                    continue;
                }
                if (!reply.outcome.reply) {
                    ++failed;
                    const AskFailureKind kind = reply.outcome.failure->kind;
                    if (kind == AskFailureKind::Timeout) {
                        ++timeouts;
                        seconds.push_back(reply.outcome.seconds);
                    } else if (kind != AskFailureKind::Cancelled) {
                        ++fast;
                    }
                    continue;
                }
                ++answered;
                seconds.push_back(reply.outcome.seconds);
                const model::AskReply& content = *reply.outcome.reply;
                if (content.scenario) {
                    ++named;
                    same += *content.scenario == columns.scenarios[columns.scenario[i]] ? 1 : 0;
                }
                if (const auto stage = content.stages.find("api_time"); stage != content.stages.end()) {
                    if (stage->second) {
                        api.push_back(*stage->second);
                    } else {
                        ++unusable;
                    }
                }
                double fhri = content.fhri.value_or(-1);
                for (std::size_t c = 0; c < 5 && !content.fhri; ++c) {
                    if (content.components[c]) { // at most one of them is there
                        fhri = *content.components[c];
                        ++recomputed;
                    }
                }
                if (fhri < 0) {
                    ++without;
                    continue;
                }
                const double limit = tau[columns.scenario[i]];
                const auto rule = [&](double score, double nli) {
                    return nli >= kHard ? 2 : score >= limit ? 0 : 1;
                };
                const int now = rule(fhri, content.nli.value_or(-1));
                const int before = rule(columns.fhri[i], columns.nli[i]);
                ++judged;
                rows[before] += 1;
                cols[now] += 1;
                equal += now == before ? 1 : 0;
                right += now == static_cast<int>(columns.label[i]) ? 1 : 0;
            }
            QCOMPARE(summary->sampled.answered, answered);
            QCOMPARE(summary->sampled.failed, failed);
            QCOMPARE(summary->sampled.asked(), answered + failed);
            QCOMPARE(summary->context.asked(), context);
            QCOMPARE(summary->attempts, attempts);
            QCOMPARE(summary->withoutScore, without);
            QCOMPARE(summary->recomputed, recomputed);
            QCOMPARE(summary->scenarioGiven, named);
            QCOMPARE(summary->scenarioSame, same);
            QCOMPARE(summary->matrix.total(), judged);
            QCOMPARE(summary->staticMatrix.total(), judged);
            QCOMPARE(summary->agreement.total(), judged);
            QVERIFY(near(summary->figures.accuracy, double(right) / double(judged)));
            const double share = double(equal) / double(judged);
            QVERIFY(near(summary->agreementShare, share));
            double chance = 0;
            for (int k = 0; k < 3; ++k) {
                chance += rows[k] * cols[k] / double(judged) / double(judged);
            }
            QVERIFY(near(summary->agreementKappa, (share - chance) / (1 - chance)));
            QCOMPARE(summary->latency.n, answered + timeouts);
            QCOMPARE(summary->latency.timeouts, timeouts);
            QCOMPARE(summary->fastFailures, fast);
            QCOMPARE(summary->latency.p50->value, nearestRank(seconds, 0.50));
            QCOMPARE(summary->latency.p95->value, nearestRank(seconds, 0.95));
            QCOMPARE(summary->latency.p99->value, nearestRank(seconds, 0.99));
            QCOMPARE(summary->latency.p99->isAtLeast, timeouts > 0);
            const StageFigures& stage = summary->stages.at("api_time");
            QCOMPARE(stage.latency.n, static_cast<std::int64_t>(api.size()));
            QCOMPARE(stage.unusable, unusable);
            QCOMPARE(stage.latency.p95->value, nearestRank(api, 0.95));
            std::int64_t byScenario = 0;
            for (const DynamicScenario& scenario : summary->scenarios) {
                byScenario += scenario.counts.answered;
                QCOMPARE(scenario.counts.planned, std::int64_t{15});
            }
            QCOMPARE(byScenario, answered);
        }
    }

    // Weighted means, written out.
    void underWeightsBothSidesAreScoredFromComponents() {
        const model::ComponentWeights given{0.5, 0, 0.25, 0.25, 0};
        const model::ComponentWeights own{0, 1, 0, 0, 1};
        for (const auto kind : {model::ScoringKind::Weights, model::ScoringKind::SourceWeights}) {
            auto columns =
                tests::generateColumns({.count = 300, .seed = 5, .scenarios = 3, .components = true});
            columns.weightSets = {own};
            for (std::size_t i = 0; i < columns.size(); ++i) {
                columns.weightSet.push_back(i % 3 == 0 ? 0 : model::kNone);
            }
            const auto plan = *planDynamicRun(columns, {40, 5});
            auto replies = randomReplies(plan, 5);
            for (DynamicReply& reply : replies) {
                for (std::size_t c = 0; reply.outcome.reply && c < 5; ++c) {
                    if ((reply.number + c) % 4 != 0) {
                        reply.outcome.reply->components[c] =
                            0.1 * static_cast<double>((reply.number + c) % 11);
                    }
                }
            }
            const auto score = [&](std::size_t i, const auto& component) {
                const bool isOwn = kind == model::ScoringKind::SourceWeights && i % 3 == 0;
                double sum = 0, weights = 0;
                for (std::size_t c = 0; c < 5; ++c) {
                    const double weight = (isOwn ? own : given)[c];
                    const std::optional<double> value = component(c);
                    sum += value ? weight * *value : 0;
                    weights += value ? weight : 0;
                }
                return weights > 0 ? std::optional(sum / weights) : std::nullopt;
            };
            metrics::ConfusionMatrix before, after;
            std::int64_t without = 0;
            for (const DynamicReply& reply : replies) {
                if (reply.role == DynamicRole::Context || !reply.outcome.reply) {
                    continue;
                }
                const std::size_t i = plan.items[reply.number].position;
                const auto fixed = score(i, [&](std::size_t c) {
                    const double value = columns.component(static_cast<model::Component>(c), i);
                    return std::isnan(value) ? std::nullopt : std::optional(value);
                });
                const auto live = score(i, [&](std::size_t c) { return reply.outcome.reply->components[c]; });
                if (!fixed || !live) {
                    ++without;
                    continue;
                }
                const auto decided = [](double value, double nli) {
                    return nli >= kHard    ? model::Label::Contradiction
                           : value >= 0.45 ? model::Label::Accurate
                                           : model::Label::Hallucination;
                };
                ++before.at(columns.label[i], decided(*fixed, columns.nli[i]));
                ++after.at(columns.label[i], decided(*live, reply.outcome.reply->nli.value_or(-1)));
            }
            const std::vector<double> tau{0.45, 0.45, 0.45};
            const auto summary = summariseDynamicRun(columns, plan, replies, tau, kHard, {kind, given});
            QVERIFY(summary.has_value());
            QCOMPARE(summary->withoutScore, without);
            QVERIFY(summary->staticMatrix == before);
            QVERIFY(summary->matrix == after);
            QCOMPARE(summary->recomputed, summary->sampled.answered - without);
        }
    }

    void nothingAnsweredIsNoFigure() {
        const auto columns = tests::generateColumns({.count = 30, .scenarios = 1});
        const auto plan = *planDynamicRun(columns, {});
        const std::vector<double> tau{0.7};
        const auto summary = summariseDynamicRun(columns, plan, {}, tau, kHard);
        QVERIFY(summary.has_value());
        QCOMPARE(summary->sampled.planned, std::int64_t{20});
        QVERIFY(!summary->latency.p50 && !summary->figures.accuracy && !summary->agreementKappa);
        const auto json = nlohmann::json::parse(results::dynamicJson(*summary, {"r", "s", "http://h"}));
        QVERIFY(json["latency"]["p99"].is_null());
        QVERIFY(json["agreement"]["kappa"].is_null());
        QCOMPARE(json["answered"].get<int>(), 0);
    }

    void whatDoesNotFitIsRefused() {
        const auto columns = tests::generateColumns({.count = 30, .scenarios = 1});
        const auto plan = *planDynamicRun(columns, {});
        const std::vector<double> tau{0.7};
        const auto code = [&](std::span<const DynamicReply> replies, std::span<const double> taus,
                              double hard) {
            return summariseDynamicRun(columns, plan, replies, taus, hard).error().code;
        };
        const auto invalid = base::ErrorCode::InvalidArgument;
        const std::vector<double> two{0.7, 0.7};
        const std::vector<double> high{1.7};
        QCOMPARE(code({}, two, kHard), invalid);
        QCOMPARE(code({}, high, kHard), invalid);
        QCOMPARE(code({}, tau, std::nan("")), invalid);
        auto replies = randomReplies(plan, 1);
        replies.push_back(replies.front());
        QCOMPARE(code(replies, tau, kHard), invalid);
        replies = {replies.front()};
        replies.front().row += 1;
        QCOMPARE(code(replies, tau, kHard), invalid);
    }
};

ASSAY_TEST(TstDynamicSummary)
#include "tst_dynamic_summary.moc"
