#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/evaluate/neighbours/search_latency.h"
#include "core/evaluate/runs/run_description.h"
#include "core/results/neighbours/neighbour_json.h"
#include "tests/core/evaluate/neighbour_run_setting.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <SQLiteCpp/SQLiteCpp.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <set>

using namespace assay;
using namespace assay::evaluate;
using namespace assay::tests;

namespace {

// Everything that the figures say.
std::string figuresText(const NeighbourRun& run, const NeighbourFigures& figures) {
    nlohmann::json document = nlohmann::json::parse(results::neighbourJson(run, figures, {}));
    for (const char* ofThisRun : {"run", "name"}) {
        document.erase(ofThisRun);
    }
    return document.dump(1);
}

// Asks to stop as soon as something is stored.
class Stopper final : public NeighbourObserver {
  public:
    std::stop_source source;
    int openings = 0;
    std::vector<std::size_t> batches;

    void opened(const std::vector<retrieval::Capabilities>& /*searches*/) override { ++openings; }

    void stored(std::span<const model::AnchorOutcome> outcomes) override {
        batches.push_back(outcomes.size());
        source.request_stop();
    }
};

// How long a run takes from its first word to where nothing has been asked yet.
class OpeningClock final : public NeighbourObserver, public base::ProgressSink {
  public:
    using Clock = std::chrono::steady_clock;
    std::optional<Clock::time_point> first;
    Clock::duration took{};

    void report(base::Stage /*stage*/, std::int64_t /*done*/, std::int64_t /*total*/) override {
        first = first.value_or(Clock::now());
    }

    void opened(const std::vector<retrieval::Capabilities>& /*searches*/) override {
        took = Clock::now() - first.value();
    }

    void stored(std::span<const model::AnchorOutcome> /*outcomes*/) override {}
};

} // namespace

class TstNeighbourRun : public QObject, NeighbourRunSetting {
    Q_OBJECT

  private slots:

    void init() { make(); }

    void cleanup() { clear(); }

    void everySearch() {
        const auto id = createNeighbourRun(*m_workspace, planOf(), {});
        ASSAY_VERIFY_OK(id);
        const auto before = loadNeighbourRun(reader(), *id, {});
        ASSAY_VERIFY_OK(before);
        QVERIFY(before->outcomes.empty() && before->searches.size() == kAllSearches);
        std::vector<std::string> planned;
        for (const retrieval::Capabilities& search : before->searches) {
            planned.push_back(search.label);
        }
        QCOMPARE(before->info.items, std::int64_t{252});
        const auto figures = goOn(*id);
        ASSAY_VERIFY_OK(figures);
        const auto run = loadNeighbourRun(reader(), *id, {});
        ASSAY_VERIFY_OK(run);
        QVERIFY(run->info.state == workspace::RunState::Finished && run->info.done == 252);
        QCOMPARE(run->info.kind, std::string(kNeighbourRuns));
        QCOMPARE(run->outcomes.size(), std::size_t{252}); // every prose sentence
        QVERIFY(run->settings.searches == allSearches() && run->settings.test == planOf().settings);
        QVERIFY(run->settings.corpus == "filings" && run->settings.embeddings == "lsa");
        QCOMPARE(figuresText(*run, *figures), figuresText(*run, figuresOf(*run)));
        auto kept = nlohmann::ordered_json::parse(run->info.figures);
        QCOMPARE(kept["alignment"].dump(), std::string("{\"state\":\"exempt\"}")); // made here
        kept.erase("alignment");
        QCOMPARE(kept.dump(), mainFiguresJson(*figures, run->settings.test, run->searches));
        QVERIFY(run->settings.alignment->state == AlignmentState::Exempt);
        QCOMPARE(figures->searches.size(), kAllSearches);
        for (std::size_t i = 0; i < kAllSearches; ++i) {
            const retrieval::Capabilities& plan = before->searches[i];
            const retrieval::Capabilities& made = run->searches[i];
            const bool hasValues = made.label.starts_with("union");
            QCOMPARE(plan.label.substr(0, hasValues ? 15 : plan.label.size()),
                     made.label.substr(0, hasValues ? 15 : made.label.size()));
            QCOMPARE(plan.distance, made.distance);
            QCOMPARE(plan.recall, i == 1 ? std::nullopt : made.recall); // an HNSW index is measured
        }
        QVERIFY(planned[0] == "exact, LSA 12");
        std::set<std::string> labels;
        for (const SearchFigures& search : figures->searches) {
            labels.insert(search.label);
            for (const RegimeFigures& regime : search.regimes) {
                QCOMPARE(regime.asked, std::int64_t{252});
                QVERIFY(regime.hitAt.at(5).value.has_value());
            }
        }
        QCOMPARE(labels.size(), kAllSearches);
        QVERIFY(figures->coverage.value == 1.0);
        // Texts are unique but for chance: exact search finds each by itself.
        QVERIFY(figures->searches[0].regimes[0].selfAt1TieAware.value == 1.0);
        for (const model::AnchorOutcome& one : run->outcomes) {
            const model::AnchorSearch& filtered = one.searches[0];
            for (const model::RankedSentence& result : filtered.results) {
                QVERIFY(result.row / 25 == one.row / 25 && result.row != one.row);
            }
        }
    }

    // A graph is built before the first anchor is asked.
    void theTimeOfARunHoldsWhatOpeningItsSearchesTook() {
        const auto id = createNeighbourRun(*m_workspace, planOf({readSearchSpec("hnsw").value()}), {});
        ASSAY_VERIFY_OK(id);
        OpeningClock clock;
        ASSAY_VERIFY_OK(continueNeighbourRun(*m_workspace, *id, &clock, {}, clock));
        const auto run = loadNeighbourRun(reader(), *id, {});
        ASSAY_VERIFY_OK(run);
        QVERIFY(run->info.durationMs >=
                std::chrono::duration_cast<std::chrono::milliseconds>(clock.took).count());
        QVERIFY(clock.took.count() > 0);
    }

    // Times stand beside the run and in none of its documents, and go with it.
    void queriesAreTimedBesideTheRun() {
        const auto run =
            finished(planOf({readSearchSpec("exact").value(), readSearchSpec("lexical").value()}));
        QVERIFY(run);
        QVERIFY(run->info.figures.find("query_seconds") == std::string::npos);
        const auto kept = keptSearchLatency(reader(), run->info);
        ASSAY_VERIFY_OK(kept);
        QVERIFY(kept->has_value());
        const auto figures = runFigures(kNeighbourRuns, **kept);
        ASSAY_VERIFY_OK(figures);
        for (const char* name : {"filtered.query_seconds.p50", "filtered.query_seconds.p95",
                                 "open.query_seconds.p95", "search_2.open.query_seconds.p99"}) {
            const auto found = std::ranges::find(*figures, name, &RunFigure::name);
            QVERIFY2(found != figures->end(), name);
            QVERIFY(*found->value > 0 && found->n > 0);
            QVERIFY(found->n <= static_cast<std::int64_t>(kLatencyQueries));
        }
        // Another run of the same has times of its own; a merge takes none of them.
        const auto second = finished(planOf({readSearchSpec("exact").value()}));
        QVERIFY(second && keptSearchLatency(reader(), second->info)->has_value());
        ASSAY_VERIFY_OK(workspace::removeRun(*m_workspace, run->info.id, {}));
        QVERIFY(!keptSearchLatency(reader(), run->info)->has_value());
        QVERIFY(keptSearchLatency(reader(), second->info)->has_value());
    }

    void stoppingAndGoingOn() {
        NeighbourRunPlan plan = planOf();
        plan.searches.resize(3); // exact, HNSW, by words
        const auto whole = finished(plan);
        QVERIFY(whole);
        const auto id = createNeighbourRun(*m_workspace, plan, {});
        ASSAY_VERIFY_OK(id);
        Stopper first;
        ASSAY_COMPARE_ERROR(goOn(*id, &first, first.source.get_token()), Cancelled);
        QVERIFY(first.openings == 1 && first.batches.size() == 1);
        const auto part = loadNeighbourRun(reader(), *id, {});
        ASSAY_VERIFY_OK(part);
        QVERIFY(part->info.state == workspace::RunState::Stopped);
        // What was measured of the searches is known of a paused run, too.
        QVERIFY(part->searches[1].recall.has_value() && part->searches[1].recallQueries == 200);
        QCOMPARE(part->searches[1].recallAt, plan.settings.depth());
        QVERIFY(part->searches[1].filteredRecall == 1.0); // so few rows are all computed
        QVERIFY(std::abs(*part->searches[1].filteredRecallLow - 0.98172466) < 1e-8);
        for (std::size_t i = 0; i < plan.searches.size(); ++i) {
            QCOMPARE(part->searches[i].label, whole->searches[i].label);
            QCOMPARE(part->searches[i].recall, whole->searches[i].recall);
        }
        QVERIFY(part->outcomes.size() == first.batches[0] && part->outcomes.size() < 252);
        for (std::size_t i = 0; i < part->outcomes.size(); ++i) {
            QVERIFY(part->outcomes[i] == whole->outcomes[i]);
        }
        // The next observer first hears what is there already, then what comes.
        Stopper second;
        const auto figures = goOn(*id, &second);
        ASSAY_VERIFY_OK(figures);
        QVERIFY(second.batches.size() > 1 && second.batches[0] == part->outcomes.size());
        const auto run = loadNeighbourRun(reader(), *id, {});
        ASSAY_VERIFY_OK(run);
        QVERIFY(run->outcomes == whole->outcomes);
        QCOMPARE(figuresText(*run, *figures), figuresText(*whole, figuresOf(*whole)));
        QCOMPARE(run->info.figures, whole->info.figures);
        const auto again = goOn(*id);
        ASSAY_COMPARE_ERROR(again, InvalidArgument);
        QCOMPARE(again.error().detail, std::string("finished"));
        QVERIFY(loadNeighbourRun(reader(), *id, {})->info.state == workspace::RunState::Finished);
    }

    void aStopBeforeAnything() {
        const auto id = createNeighbourRun(*m_workspace, planOf(), {});
        ASSAY_VERIFY_OK(id);
        std::stop_source stop;
        stop.request_stop();
        ASSAY_COMPARE_ERROR(goOn(*id, nullptr, stop.get_token()), Cancelled);
        const auto run = loadNeighbourRun(reader(), *id, {});
        ASSAY_VERIFY_OK(run);
        QVERIFY(run->outcomes.empty() && run->info.state != workspace::RunState::Finished);
    }

    void anotherWindowHasIt() {
        const auto id = createNeighbourRun(*m_workspace, planOf({SearchSpec{}}), {});
        ASSAY_VERIFY_OK(id);
        {
            const auto claim = workspace::claimRun(*m_workspace, *id);
            ASSAY_VERIFY_OK(claim);
            QVERIFY(claim->has_value());
            ASSAY_COMPARE_ERROR(goOn(*id), WorkspaceBusy);
        }
        ASSAY_VERIFY_OK(goOn(*id));
    }

    void plansThatMakeNoSense() {
        NeighbourRunPlan plan = planOf({});
        ASSAY_COMPARE_ERROR(createNeighbourRun(*m_workspace, plan, {}), InvalidArgument);
        plan = planOf();
        plan.embeddings = 0;
        const auto without = createNeighbourRun(*m_workspace, plan, {});
        ASSAY_COMPARE_ERROR(without, InvalidArgument);
        QCOMPARE(without.error().where, std::string("embeddings"));
        plan = planOf();
        plan.searches[0].alpha = 2;
        ASSAY_COMPARE_ERROR(createNeighbourRun(*m_workspace, plan, {}), InvalidArgument);
        plan = planOf();
        plan.settings.hitAt = {0};
        ASSAY_COMPARE_ERROR(createNeighbourRun(*m_workspace, plan, {}), InvalidArgument);
        for (base::RowId NeighbourRunPlan::* const missing :
             {&NeighbourRunPlan::corpus, &NeighbourRunPlan::embeddings, &NeighbourRunPlan::anchorSet}) {
            plan = planOf();
            plan.*missing = 99;
            ASSAY_COMPARE_ERROR(createNeighbourRun(*m_workspace, plan, {}), NotFound);
        }
        QVERIFY(workspace::runs(reader(), "")->empty());
    }

    void lexicalNeedsNoEmbeddings() {
        NeighbourRunPlan plan = planOf({readSearchSpec("lexical:k1=0.9,b=0.4").value()});
        plan.embeddings = 0;
        const auto run = finished(plan);
        QVERIFY(run);
        QVERIFY(run->settings.embeddings.empty() && run->settings.embeddingsId == 0);
        QVERIFY(run->searches[0].distance == retrieval::DistanceKind::NegativeScore);
        QCOMPARE(run->outcomes.size(), std::size_t{252});
    }

    void anchorsThatAreNamed() {
        AnchorSampling sampling;
        sampling.count = 40;
        ASSAY_VERIFY_OK(drawAnchorSet(*m_workspace, m_corpus, "monthly", sampling, "Ada", {}));
        const auto set = workspace::findAnchorSet(reader(), m_corpus, "monthly");
        ASSAY_VERIFY_OK(set);
        NeighbourRunPlan plan = planOf({SearchSpec{}});
        plan.anchorSet = set->id;
        const auto named = finished(plan);
        QVERIFY(named);
        QVERIFY(named->settings.anchorSet == "monthly" && named->settings.anchorsHash == set->hash);
        const auto ids = workspace::anchorSentenceIds(reader(), set->id);
        ASSAY_VERIFY_OK(ids);
        QCOMPARE(named->outcomes.size(), std::size_t{40});
        for (std::size_t i = 0; i < ids->size(); ++i) {
            QCOMPARE(named->outcomes[i].sentenceId, (*ids)[i]);
        }
        // The same drawn for the run.
        plan.anchorSet = 0;
        plan.sampling = sampling;
        const auto drawn = finished(plan);
        QVERIFY(drawn);
        QVERIFY(drawn->outcomes == named->outcomes);

        plan.anchorSet = set->id;
        const auto changed = createNeighbourRun(*m_workspace, plan, {});
        ASSAY_VERIFY_OK(changed);
        damage("UPDATE anchor SET sentence_id = '0_2018_0_24' WHERE number = 0");
        const auto refused = goOn(*changed);
        ASSAY_COMPARE_ERROR(refused, InputNotUsable);
        QVERIFY(refused.error().detail.find("anchor set") != std::string::npos);
        ASSAY_VERIFY_OK(workspace::removeAnchorSet(*m_workspace, set->id));
        ASSAY_COMPARE_ERROR(goOn(*changed), NotFound);
        QVERIFY(loadNeighbourRun(reader(), *changed, {})->info.state == workspace::RunState::Stopped);
    }

    void inputsThatAreGoneOrChanged() {
        const auto id = createNeighbourRun(*m_workspace, planOf(), {});
        ASSAY_VERIFY_OK(id);
        damage("UPDATE corpus SET content_hash = 'other'");
        ASSAY_COMPARE_ERROR(goOn(*id), InputNotUsable);
        NeighbourRunPlan plan = planOf({readSearchSpec("lexical").value()});
        plan.embeddings = 0;
        const auto lexical = createNeighbourRun(*m_workspace, plan, {});
        ASSAY_VERIFY_OK(lexical);
        damage("UPDATE corpus SET content_hash = 'third'");
        const auto refused = goOn(*lexical);
        ASSAY_COMPARE_ERROR(refused, InputNotUsable);
        QVERIFY(refused.error().detail.find("third") != std::string::npos);
        QVERIFY(refused.error().detail.find("other") != std::string::npos);
        ASSAY_VERIFY_OK(workspace::removeEmbeddingSet(*m_workspace, m_embeddings));
        ASSAY_COMPARE_ERROR(goOn(*id), NotFound);
        ASSAY_VERIFY_OK(workspace::removeCorpus(*m_workspace, m_corpus, {}, m_progress));
        ASSAY_COMPARE_ERROR(goOn(*lexical), NotFound);
        ASSAY_COMPARE_ERROR(loadNeighbourRun(reader(), 99, {}), NotFound);
    }

    void aFieldOfTheMetadata() {
        NeighbourRunPlan plan = planOf();
        plan.settings.filterFields = {"desk", "section"};
        plan.settings.regimes = {model::Regime::Filtered};
        const auto run = finished(plan);
        QVERIFY(run);
        std::set<std::uint32_t> slices;
        for (const model::AnchorOutcome& one : run->outcomes) {
            for (const model::RankedSentence& result : one.searches[0].results) {
                QCOMPARE(result.row % 25 % 2, one.row % 25 % 2);
                slices.insert(result.row / 25);
            }
        }
        QVERIFY(slices.size() > 1); // of other slices too
        plan.settings.filterFields = {"no such field"};
        const auto id = createNeighbourRun(*m_workspace, plan, {});
        ASSAY_VERIFY_OK(id);
        QVERIFY(!goOn(*id));
        // It could never be asked, and nothing was: nothing of it is left.
        ASSAY_COMPARE_ERROR(workspace::runInfo(reader(), *id), NotFound);
    }

    // Its neighbours are what the test asks for: an anchor that brought them would find them whatever the
    // search is. Whatever the expansion finds, a hit that is not the anchor has brought it.
    void windowsDoNotMeasureThemselves() {
        const auto run = finished(planOf({readSearchSpec("exact+window:3").value(), SearchSpec{}}));
        QVERIFY(run);
        const std::size_t regimes = run->settings.test.regimes.size();
        int first = 0;
        int unbrought = 0;
        for (const model::AnchorOutcome& one : run->outcomes) {
            for (std::size_t r = 0; r < regimes; ++r) {
                const auto& window = one.searches[r].results;
                const auto& plain = one.searches[regimes + r].results;
                QVERIFY(!window.empty() && !plain.empty());
                // The nearest that is not the anchor is the first of both.
                QCOMPARE(window.front().row, plain.front().row);
                QVERIFY(one.searches[r].selfFirst == one.searches[regimes + r].selfFirst);
                first += window.front().gold ? 1 : 0;
                for (const model::RankedSentence& result : window) {
                    const auto same =
                        std::find_if(plain.begin(), plain.end(), [&](const model::RankedSentence& other) {
                            return other.row == result.row;
                        });
                    // A neighbour is as far as it is, not as far as the hit that brought it.
                    if (same != plain.end()) {
                        QVERIFY(std::abs(same->distance - result.distance) < 1e-6F);
                    } else {
                        ++unbrought;
                    }
                }
            }
        }
        QVERIFY(first < static_cast<int>(run->outcomes.size() * regimes));
        QVERIFY(unbrought > 0);
        QVERIFY(run->searches[0].distance == retrieval::DistanceKind::Cosine);
    }

    // More sentences say the same than are looked at, and what windows bring stands among them: the anchor is
    // as near as the first all the same.
    void tiesAcrossWindows() {
        base::Random random(3);
        std::string lines;
        for (int company = 0; company < 60; ++company) {
            for (int place = 0; place < 3; ++place) {
                std::string text = place == 1 ? "see the notes to these statements" : "topic";
                for (int i = 0; place != 1 && i < 6; ++i) {
                    text += " word" + std::to_string(random.below(40));
                }
                lines += nlohmann::json{{"cik_int", company + 1},
                                        {"name", "Company"},
                                        {"report_year", 2018},
                                        {"section_name", "8"},
                                        {"sentence_pos", place},
                                        {"sentenceID", std::to_string(company) + "_" + std::to_string(place)},
                                        {"text", text}}
                             .dump() +
                         "\n";
            }
        }
        const std::array<fs::path, 1> files{m_folder->write("ties.jsonl", lines)};
        const auto corpus =
            workspace::importCorpus(*m_workspace, files, {"ties", std::nullopt, "Ada"}, {}, m_progress);
        ASSAY_VERIFY_OK(corpus);
        retrieval::LsaSettings lsa;
        lsa.dimension = 12;
        const auto embeddings = makeLsaEmbeddings(*m_workspace, {corpus->corpus.id, "ties", {}, "Ada", true},
                                                  lsa, {}, m_progress);
        ASSAY_VERIFY_OK(embeddings);
        NeighbourRunPlan plan = planOf({SearchSpec{}, readSearchSpec("exact+window:1").value()});
        plan.corpus = corpus->corpus.id;
        plan.embeddings = embeddings->set.id;
        plan.settings.regimes = {model::Regime::Open};
        const auto run = finished(plan);
        QVERIFY(run);
        QCOMPARE(run->outcomes.size(), std::size_t{180});
        int strict = 0;
        for (const model::AnchorOutcome& one : run->outcomes) {
            QVERIFY(one.searches[0].notAsked == model::NotAsked::Asked);
            QVERIFY(one.searches[0].selfTied && one.searches[1].selfTied);
            strict += one.searches[1].selfFirst ? 1 : 0;
        }
        QVERIFY(strict < 130); // of sixty that say the same one is first
    }

    // "desk" is not a field of every sentence there: those without it are found too.
    void unionsLeaveNobodyOut() {
        std::string lines;
        for (int place = 0; place < 12; ++place) {
            nlohmann::json line{{"cik_int", 1},
                                {"name", "One"},
                                {"report_year", 2018},
                                {"section_name", "7"},
                                {"sentence_pos", place},
                                {"sentenceID", "u" + std::to_string(place)},
                                {"text", "common words number" + std::to_string(place)}};
            if (place % 3 != 0) {
                line["desk"] = place % 3 == 1 ? "north" : "south";
            }
            if (place == 5) {
                line.erase("report_year");
            }
            lines += line.dump() + "\n";
        }
        const std::array<fs::path, 1> files{m_folder->write("union.jsonl", lines)};
        const auto corpus =
            workspace::importCorpus(*m_workspace, files, {"union", std::nullopt, "Ada"}, {}, m_progress);
        ASSAY_VERIFY_OK(corpus);
        for (const char* field : {"desk", "year"}) {
            NeighbourRunPlan plan = planOf({readSearchSpec(std::string("lexical+union:") + field).value(),
                                            readSearchSpec("lexical").value()});
            plan.corpus = corpus->corpus.id;
            plan.embeddings = 0;
            plan.settings.regimes = {model::Regime::Open};
            const auto run = finished(plan);
            QVERIFY(run);
            for (const model::AnchorOutcome& one : run->outcomes) {
                QCOMPARE(one.searches[0].results.size(), one.searches[1].results.size());
                QVERIFY(one.searches[0].results == one.searches[1].results);
            }
        }
    }

    // Every value's best would count the same, were fused scores united.
    void unionsOfFusedSearches() {
        const auto run = finished(
            planOf({readSearchSpec("hybrid:0.5+union:year").value(),
                    readSearchSpec("rrf+union:company").value(), readSearchSpec("hybrid:0.5").value()}));
        QVERIFY(run);
        QVERIFY(
            run->searches[0].label.starts_with("hybrid alpha=0.5 depth=100 (union over year 2018, 2019 ("));
        QVERIFY(run->searches[1].label.starts_with("reciprocal ranks c=60 depth=100 (union over company "));
    }

    void indicesAreKept() {
        const NeighbourRunPlan indexed =
            planOf({readSearchSpec("hnsw:m=8,ef=64").value(), readSearchSpec("lexical").value()});
        const auto first = finished(indexed);
        QVERIFY(first);
        const auto files = workspace::indexFiles(reader(), m_corpus);
        ASSAY_VERIFY_OK(files);
        QCOMPARE(files->size(), std::size_t{2}); // one graph, one of words
        const auto modified = [&](const workspace::IndexFile& file) {
            return fs::last_write_time(workspace::dataFolder(*m_workspace) / file.fileName);
        };
        std::vector<fs::file_time_type> times;
        for (const workspace::IndexFile& file : *files) {
            times.push_back(modified(file));
        }
        const fs::path path = m_workspace->path();
        m_workspace.reset();
        auto opened = workspace::Workspace::open(path);
        ASSAY_VERIFY_OK(opened);
        m_workspace = std::move(*opened);
        const auto second = finished(indexed);
        QVERIFY(second);
        QVERIFY(second->outcomes == first->outcomes);
        QCOMPARE(second->info.figures, first->info.figures);
        for (std::size_t i = 0; i < files->size(); ++i) {
            QVERIFY(modified((*files)[i]) == times[i]);
        }
        // Damaged, cut off and gone: each is made again, the same bytes.
        std::vector<std::string> contents;
        for (const workspace::IndexFile& file : *files) {
            contents.push_back(tests::readFile(workspace::dataFolder(*m_workspace) / file.fileName));
        }
        for (int way = 0; way < 3; ++way) {
            for (std::size_t i = 0; i < files->size(); ++i) {
                const fs::path file = workspace::dataFolder(*m_workspace) / (*files)[i].fileName;
                std::string content = contents[i];
                content[content.size() / 2] = static_cast<char>(content[content.size() / 2] ^ 0x55);
                content.resize(way == 1 ? content.size() / 3 : content.size());
                fs::remove(file);
                if (way < 2) {
                    std::ofstream(file, std::ios::binary) << content;
                }
            }
            const auto third = finished(indexed);
            QVERIFY(third);
            QVERIFY(third->outcomes == first->outcomes);
            QCOMPARE(third->info.figures, first->info.figures);
            for (std::size_t i = 0; i < files->size(); ++i) {
                QVERIFY(tests::readFile(workspace::dataFolder(*m_workspace) / (*files)[i].fileName) ==
                        contents[i]);
            }
        }
    }
};

ASSAY_TEST(TstNeighbourRun)
#include "tst_neighbour_run.moc"
