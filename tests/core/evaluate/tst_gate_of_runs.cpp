// The gate between stored runs: one against itself, and ones with other vectors.
#include "core/evaluate/embeddings/embedding_making.h"
#include "core/evaluate/neighbours/neighbour_comparison.h"
#include "core/evaluate/runs/run_gate.h"
#include "tests/core/evaluate/neighbour_run_setting.h"
#include "tests/support/test_class.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <sstream>

namespace {

// The corpus of the other tests, but both filings of a company have the same sentences.
std::string repeatedLines() {
    std::map<std::string, std::string> texts; // by company, section and place
    std::istringstream lines(assay::tests::corpusLines(1));
    std::string repeated;
    for (std::string line; std::getline(lines, line);) {
        auto sentence = nlohmann::json::parse(line);
        const std::string place = sentence["name"].get<std::string>() + "|" +
                                  sentence["section_name"].get<std::string>() + "|" +
                                  std::to_string(sentence["sentence_pos"].get<int>());
        sentence["text"] = texts.try_emplace(place, sentence["text"].get<std::string>()).first->second;
        repeated += sentence.dump() + "\n";
    }
    return repeated;
}

} // namespace

class TstGateOfRuns : public QObject, private assay::tests::NeighbourRunSetting {
    Q_OBJECT

    void useRepeatedCorpus() {
        const std::array<assay::tests::fs::path, 1> files{m_folder->write("twice.jsonl", repeatedLines())};
        const auto corpus = assay::workspace::importCorpus(*m_workspace, files,
                                                           {"twice", std::nullopt, "Ada"}, {}, m_progress);
        ASSAY_VERIFY_OK(corpus);
        m_corpus = corpus->corpus.id;
        assay::retrieval::LsaSettings lsa;
        lsa.dimension = 12;
        const auto embeddings = assay::evaluate::makeLsaEmbeddings(
            *m_workspace, {m_corpus, "lsa twice", {}, "Ada", true}, lsa, {}, m_progress);
        ASSAY_VERIFY_OK(embeddings);
        m_embeddings = embeddings->set.id;
    }

  private Q_SLOTS:

    void init() { make(); }

    void cleanup() { clear(); }

    // Equal texts tie, in fused rankings too: nothing of that is damage.
    void aRunAgainstItselfPasses() {
        useRepeatedCorpus();
        std::vector<assay::evaluate::SearchSpec> specs;
        for (const char* text : {"exact", "lexical", "hybrid:0.5", "rrf"}) {
            specs.push_back(assay::evaluate::readSearchSpec(text).value());
        }
        const auto run = finished(planOf(specs));
        QVERIFY(run);
        for (std::size_t search = 0; search < specs.size(); ++search) {
            const auto verdict =
                assay::evaluate::judgeRun(*run, search, *run, search, assay::evaluate::defaultGateRules());
            ASSAY_VERIFY_OK(verdict);
            QCOMPARE(verdict->worst, assay::evaluate::Alert::None);
            QVERIFY(assay::evaluate::stateOf(*verdict) != assay::evaluate::LimitState::CannotBeJudged);
            QVERIFY(verdict->differing.empty());
            for (const assay::evaluate::GateFinding& finding : verdict->findings) {
                if (finding.rule.atLeast) {
                    QCOMPARE(finding.run, std::optional(1.0));
                }
            }
        }
    }

    // How long queries took before and after is said where both were timed here, and fails nothing.
    void queriesBeforeAndAfterAreCompared() {
        using namespace assay;
        using namespace assay::evaluate;
        const auto before = finished(planOf({readSearchSpec("exact").value()}));
        const auto after = finished(planOf({readSearchSpec("exact").value()}));
        QVERIFY(before && after);
        const auto gate = std::ranges::find(presetRunGates(), "filter-schema", &RunGate::name);
        const auto ofQueries = [&]() -> LimitFinding {
            base::NoProgress progress;
            const auto verdict = judgeByGate(reader(), *gate, after->info, &before->info, {}, progress);
            if (!verdict) {
                return {};
            }
            const auto found = std::ranges::find_if(verdict->findings, [](const LimitFinding& finding) {
                return finding.limit.figure == "filtered.query_seconds.p95";
            });
            return found == verdict->findings.end() ? LimitFinding() : *found;
        };
        const LimitFinding timed = ofQueries();
        QVERIFY(timed.run && timed.baseline && timed.move);
        QVERIFY(*timed.run->value > 0 && timed.run->n >= 30);
        QVERIFY(timed.state == LimitState::Passed || timed.state == LimitState::Failed);
        QVERIFY(timed.limit.severity == LimitSeverity::Target);
        damage("DELETE FROM workspace_setting WHERE name = 'query_seconds/" + before->info.uuid + "'");
        QCOMPARE(ofQueries().shortage, LimitShortage::NotInBaseline);
        damage("DELETE FROM workspace_setting WHERE name LIKE 'query_seconds/%'");
        const LimitFinding untimed = ofQueries();
        QCOMPARE(untimed.shortage, LimitShortage::NoFigure);
        QVERIFY(!untimed.run.has_value());
    }

    // Noise is what earlier runs alike show of it.
    // Of the newest finished run of the corpus that says it; the largest counts, and none is below 1.
    void earlierRunsShowTheDesignEffect() {
        assay::workspace::RunInfo run;
        run.kind = assay::evaluate::kNeighbourRuns;
        run.corpus = 3;
        run.state = assay::workspace::RunState::Finished;
        std::vector<assay::workspace::RunInfo> runs(3, run);
        runs[0].figures =
            "{\"figures\":[{\"regimes\":{\"open\":{\"hit_at\":{\"5\":1}}}}]}"; // of an older program
        runs[1].figures = "{\"figures\":[{\"regimes\":{\"open\":{\"design_effect\":{\"1\":1.5,\"5\":2.25}},"
                          "\"filtered\":{\"design_effect\":{\"5\":null}}}}]}";
        runs[2].figures = "{\"figures\":[{\"regimes\":{\"open\":{\"design_effect\":{\"5\":9}}}}]}";
        QCOMPARE(assay::evaluate::earlierDesignEffect(runs, 3).value_or(0), 2.25);
        QVERIFY(!assay::evaluate::earlierDesignEffect(runs, 4));
        runs[1].state = assay::workspace::RunState::Stopped;
        QCOMPARE(assay::evaluate::earlierDesignEffect(runs, 3).value_or(0), 9.0);
        runs[2].figures = "{\"figures\":[{\"regimes\":{\"open\":{\"design_effect\":{\"5\":0.5}}}}]}";
        QCOMPARE(assay::evaluate::earlierDesignEffect(runs, 3).value_or(0), 1.0);
    }

    void earlierRunsShowTheNoise() {
        auto plan = planOf({assay::evaluate::readSearchSpec("exact").value()});
        std::vector<assay::evaluate::NeighbourRun> runs;
        for (const char* name : {"one", "two", "three", "four"}) {
            plan.name = name;
            auto run = finished(plan);
            QVERIFY(run);
            runs.push_back(std::move(*run));
        }
        plan.name = "other anchors";
        plan.sampling.count = 50;
        QVERIFY(finished(plan));
        plan.name = "last";
        plan.sampling.count = 0;
        const auto last = finished(plan);
        QVERIFY(last);
        auto earlier = assay::evaluate::earlierRuns(reader(), *last, {});
        ASSAY_VERIFY_OK(earlier);
        QCOMPARE(earlier->size(), std::size_t{4});
        QCOMPARE(earlier->front().info.name, std::string("four"));
        const std::vector<assay::evaluate::GateRule> rules = assay::evaluate::defaultGateRules();
        const auto none = assay::evaluate::noiseOf(*last, 0, runs[0], *earlier, rules);
        QVERIFY(none && none->pairs == 3 && none->discordance == 0);
        // Ten covered anchors of the newest lose their gold: a third of that is the noise of three pairs.
        int lost = 0;
        std::int64_t covered = 0;
        for (assay::model::AnchorOutcome& outcome : earlier->front().outcomes) {
            covered += outcome.covered() ? 1 : 0;
            assay::model::AnchorSearch& filtered = outcome.searches[0];
            if (lost < 10 && outcome.covered() && filtered.rankFirstGold == 1) {
                filtered = {};
                ++lost;
            }
        }
        QCOMPARE(lost, 10);
        const auto some = assay::evaluate::noiseOf(*last, 0, runs[0], *earlier, rules);
        QVERIFY(some && some->pairs == 3);
        QVERIFY(std::abs(some->discordance - 10.0 / (3.0 * static_cast<double>(covered))) < 1e-12);
        // Runs with the same vectors say nothing of other vectors.
        auto renewed = *last;
        renewed.settings.embeddingsHash = "ab";
        QVERIFY(!assay::evaluate::noiseOf(renewed, 0, runs[0], *earlier, rules));
        QVERIFY(assay::evaluate::earlierRuns(reader(), runs[0], {})->empty());
    }

    void distancesOfOtherVectorsAreNotCompared() {
        using assay::evaluate::Unjudged;
        const auto run = finished(planOf({assay::evaluate::readSearchSpec("exact").value()}));
        QVERIFY(run);
        const auto whyNot = [&](const std::string& model, const std::string& hash) {
            auto other = *run;
            other.settings.model = model;
            other.settings.embeddingsHash = hash;
            auto baseline = *run;
            baseline.settings.model = model == "another" ? "LSA 12" : model;
            const auto verdict =
                assay::evaluate::judgeRun(other, 0, baseline, 0, assay::evaluate::defaultGateRules());
            return verdict ? verdict->findings.back().unjudged : Unjudged::NoPair;
        };
        const std::string hash = run->settings.embeddingsHash;
        const std::string unknown(assay::evaluate::kUnknownModel);
        QCOMPARE(whyNot("another", "ab"), Unjudged::OtherModel);
        QCOMPARE(whyNot("LSA 12", "ab"), Unjudged::Judged); // made again by the same model
        QCOMPARE(whyNot(unknown, "ab"), Unjudged::OtherModel);
        QCOMPARE(whyNot(unknown, hash), Unjudged::Judged);
        QCOMPARE(whyNot({}, "ab"), Unjudged::OtherModel);
    }
};

ASSAY_TEST(TstGateOfRuns)
#include "tst_gate_of_runs.moc"
