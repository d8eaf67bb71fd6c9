// The demo is made once; what every page shows is there.
#include "app/demo/demo_curation.h"
#include "app/demo/demo_runs.h"
#include "app/demo/demo_workspace.h"
#include "core/base/atomic_file.h"
#include "core/base/file_lock.h"
#include "core/base/ids.h"
#include "core/curation/coverage.h"
#include "core/curation/workspace_lint.h"
#include "core/evaluate/answers/answer_run.h"
#include "core/evaluate/mining/mining_run.h"
#include "core/evaluate/neighbours/neighbour_gate.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/evaluate/retrieval/alpha_run.h"
#include "core/evaluate/retrieval/retrieval_run.h"
#include "core/evaluate/runs/run_again.h"
#include "core/evaluate/runs/run_description.h"
#include "core/evaluate/workspace_check.h"
#include "core/formats/questions/question_format.h"
#include "core/workspace/bundles/bundles.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/corpora/embedding_sets.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/predictions/answer_scores.h"
#include "core/workspace/runs/alpha_decisions.h"
#include "core/workspace/runs/case_notes.h"
#include "core/workspace/scored/decisions.h"
#include "core/workspace/scored/judgements.h"
#include "core/workspace/scored/scored_sets.h"
#include "core/workspace/suites/passages.h"
#include "core/workspace/suites/reference_lists.h"
#include "core/workspace/suites/reviews.h"
#include "core/workspace/suites/suite_setting_edits.h"
#include "core/workspace/suites/suite_versions.h"
#include "core/workspace/suites/suites.h"
#include "core/workspace/suites/suspicion_marks.h"
#include "tests/support/test_class.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <QTemporaryDir>
#include <array>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <thread>

using namespace assay;

namespace {

// By value, so that a loop over it keeps it.
template <typename T>
T taken(base::Result<T> result) {
    return std::move(*result);
}

std::string contentOf(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace

class TestDemoWorkspace : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    base::NoProgress m_progress;
    std::unique_ptr<workspace::Workspace> m_workspace;
    std::optional<workspace::Reader> m_reader;

    [[nodiscard]] std::filesystem::path path() const {
        return std::filesystem::path(m_folder.path().toStdString()) / "demo.assay";
    }

    [[nodiscard]] static std::set<std::string> namesIn(const std::filesystem::path& folder) {
        std::set<std::string> names;
        for (const auto& entry : std::filesystem::directory_iterator(folder)) {
            names.insert(entry.path().filename().string());
        }
        return names;
    }

    [[nodiscard]] std::vector<workspace::NamedQuestion>
    questions(std::string_view name = app::kDemoSuite) const {
        return workspace::questionsNamed(*m_reader, std::string(name), {})
            .value_or(std::vector<workspace::NamedQuestion>{});
    }

    [[nodiscard]] curation::LintReport lint(bool withMarked) {
        curation::WorkspaceLintOptions options;
        options.withMarked = withMarked;
        options.now = "2030-01-01T00:00:00Z";
        auto found =
            curation::lintWorkspace(*m_reader, std::string(app::kDemoSuite), options, {}, m_progress);
        return found ? std::move(found->report) : curation::LintReport{};
    }

  private Q_SLOTS:

    void initTestCase() {
        const auto made = app::ensureDemoWorkspace(path(), {}, m_progress);
        QVERIFY2(made.has_value(), made ? "" : made.error().detail.c_str());
        auto opened = workspace::Workspace::open(path());
        QVERIFY(opened.has_value());
        m_workspace = std::move(*opened);
        auto reader = m_workspace->reader();
        QVERIFY(reader.has_value());
        m_reader.emplace(std::move(*reader));
    }

    void isSoundAndLeavesNothingElse() {
        const auto findings = evaluate::checkWholeWorkspace(path(), {}, m_progress);
        QVERIFY(findings.has_value());
        QVERIFY2(findings->empty(), findings->empty() ? "" : findings->front().detail.c_str());
        // The test has it open.
        const std::set<std::string> expected{"demo.assay", "demo.assay-shm", "demo.assay-wal",
                                             "demo.assay.d"};
        QCOMPARE(namesIn(path().parent_path()), expected);
    }

    // Whatever a person has named or written, in any table: sets, runs, versions, decisions, notes, reasons,
    // and who did it. Left out are codes ("table_header"), which are the program's own.
    void everyNameSaysThatItIsGenerated() {
        const std::set<std::string> written{
            "name",        "set_name",    "note",       "reason",    "author",    "made_by",
            "edited_by",   "reviewed_by", "judged_by",  "marked_by", "frozen_by", "noted_by",
            "imported_by", "created_by",  "changed_by", "added_by",  "saved_by"};
        const std::regex code(
            "[a-z_]*(/[0-9a-f-]{36})?|[0-9.]+( .*)?"); // of a thing; the version that made the file
        std::map<std::string, int> seen;
        SQLite::Database& database = m_reader->database();
        SQLite::Statement columns(database,
                                  "SELECT t.name, c.name FROM sqlite_master t, pragma_table_info(t.name) c"
                                  " WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite%'");
        while (columns.executeStep()) {
            const std::string table = columns.getColumn(0).getString();
            const std::string column = columns.getColumn(1).getString();
            if (!written.contains(column)) {
                continue;
            }
            SQLite::Statement values(database, "SELECT DISTINCT \"" + column + "\" FROM \"" + table +
                                                   "\" WHERE \"" + column + "\" IS NOT NULL");
            while (values.executeStep()) {
                const std::string value = values.getColumn(0).getString();
                if (std::regex_match(value, code)) {
                    continue;
                }
                ++seen[table];
                QVERIFY2(value.find("generated") != std::string::npos,
                         (table + "." + column + ": " + value).c_str());
            }
        }
        for (const char* table :
             {"scored_set", "source_file", "decision", "judgement", "edit_journal", "suite", "suite_version",
              "question_revision", "review", "suspicion_mark", "prediction_set", "bundle_set",
              "reference_list", "corpus", "embedding_set", "anchor_set", "run", "case_note"}) {
            QVERIFY2(seen.contains(table), table);
        }
        for (const workspace::EmbeddingSet& set : taken(workspace::embeddingSets(*m_reader, 0))) {
            QVERIFY2(set.model.starts_with("LSA "), set.model.c_str());
        }
    }

    void theCorpusHasEveryKindOfSentence() {
        const auto corpora = workspace::corpora(*m_reader);
        QCOMPARE(corpora->size(), std::size_t{1});
        const workspace::CorpusInfo& corpus = corpora->front();
        QCOMPARE(corpus.name, std::string(app::kDemoCorpus));
        QCOMPARE(corpus.rejected, std::int64_t{0});
        QCOMPARE(workspace::corpusIssues(*m_reader, corpus.id)->total(), std::int64_t{0});
        const auto slices = workspace::corpusSlices(*m_reader, corpus.id);
        std::map<std::string, std::set<std::int64_t>> years;
        std::set<std::string> sections;
        std::int64_t headings = 0;
        std::int64_t debris = 0;
        int under10 = 0;
        int over40 = 0;
        for (const workspace::CorpusSlice& slice : *slices) {
            years[slice.company].insert(*slice.year);
            sections.insert(slice.section);
            headings += slice.headings;
            debris += slice.tableDebris;
            under10 += slice.sentences < 10 ? 1 : 0;
            over40 += slice.sentences > 40 ? 1 : 0;
        }
        QCOMPARE(years.size(), std::size_t{12});
        for (const auto& [company, of] : years) {
            QVERIFY2(of.size() >= 3, company.c_str());
        }
        for (const char* section : {"1", "1A", "2", "3", "7", "7A", "8", "9A"}) {
            QVERIFY2(sections.contains(section), section);
        }
        QVERIFY(headings > 0 && debris > 0 && under10 > 0 && over40 > 0);
        std::map<std::string, int> seen; // boilerplate repeats across companies and years
        int navigational = 0;
        QVERIFY(workspace::forEachText(
                    *m_reader, corpus.id, {},
                    [&](workspace::SentenceRow, model::SentenceKind, std::string_view text) {
                        ++seen[std::string(text)];
                        navigational +=
                            text.starts_with("See Note") || text.starts_with("Item 7 continued") ? 1 : 0;
                        return true;
                    })
                    .has_value());
        QVERIFY(navigational > 20);
        QVERIFY(std::any_of(seen.begin(), seen.end(), [](const auto& each) { return each.second >= 12; }));
    }

    void thirtyOneQuestionsWithTwentyFields() {
        const auto all = questions();
        QCOMPARE(all.size(), std::size_t{31});
        std::map<std::string, int> categories, types, scopes, difficulties, versions;
        std::set<model::QuestionStatus> states;
        for (const workspace::NamedQuestion& each : all) {
            const model::Question& question = each.question;
            ++categories[question.category];
            ++types[question.answerType];
            ++scopes[question.retrievalScope];
            ++difficulties[question.difficulty];
            ++versions[question.goldVersion];
            states.insert(question.status);
            QVERIFY(!question.cikInt.empty() && !question.companyName.empty() && !question.years.empty());
            QVERIFY(!question.questionText.empty() && !question.notes.empty() && !question.createdBy.empty());
            QVERIFY(!question.evidenceSentenceIds.empty() && !question.sectionHints.empty());
            QVERIFY(question.unreadable.empty());
        }
        QCOMPARE(versions, (std::map<std::string, int>{{"P3.v2", 21}, {"P3.v3", 10}}));
        QCOMPARE(categories.size(), std::size_t{10});
        QCOMPARE(categories.begin()->first, std::string("A"));
        QCOMPARE(categories.rbegin()->first, std::string("J"));
        QCOMPARE(types.size(), std::size_t{5});
        QCOMPARE(scopes,
                 (std::map<std::string, int>{{"cross_company", 4}, {"cross_year", 4}, {"local", 23}}));
        QCOMPARE(difficulties.size(), std::size_t{3});
        QVERIFY(states.contains(model::QuestionStatus::Approved));
        QVERIFY(states.contains(model::QuestionStatus::Flagged));
        QVERIFY(states.contains(model::QuestionStatus::Draft));
    }

    void everyEvidenceIdResolves() {
        std::vector<std::string> ids;
        for (const workspace::NamedQuestion& each : questions()) {
            ids.insert(ids.end(), each.question.evidenceSentenceIds.begin(),
                       each.question.evidenceSentenceIds.end());
        }
        const auto there = workspace::passagesExist(*m_reader, ids);
        QVERIFY(there.has_value());
        QVERIFY(std::all_of(there->begin(), there->end(), [](bool exists) { return exists; }));
        const auto corpus = workspace::findCorpus(*m_reader, std::string(app::kDemoCorpus));
        for (const auto& row : taken(workspace::rowsOfIds(*m_reader, corpus->id, ids))) {
            QVERIFY(row.has_value());
        }
    }

    void theDetectorFindsTheBadOnesAndNoOther() {
        std::map<std::string, std::set<curation::LintRule>> found;
        for (const curation::Suspicion& suspicion : lint(true).findings) {
            found[suspicion.questionId].insert(suspicion.rule);
        }
        using enum curation::LintRule;
        QCOMPARE(found.size(), std::size_t{5});
        QVERIFY(found["P3V2-Q008"].contains(YearsOutsideCoverage));
        QVERIFY(found["P3V2-Q009"].contains(UnsupportedAnswer));
        QVERIFY(found["P3V2-Q010"].contains(TableHeader));
        QVERIFY(found["P3V2-Q012"].contains(DuplicateQuestion) ||
                found["P3V2-Q011"].contains(DuplicateQuestion));
        QVERIFY(found["P3V2-Q016"].contains(BothMeta));
        QVERIFY(lint(false).findings.size() < lint(true).findings.size()); // one was dismissed
        const auto suite = workspace::findSuite(*m_reader, std::string(app::kDemoSuite));
        QVERIFY(workspace::suspicionMarksOfSuite(*m_reader, suite->id)->size() >= 3);
    }

    void twoVersionsAreFrozenAndTheSuiteWentOn() {
        const auto suite = workspace::findSuite(*m_reader, std::string(app::kDemoSuite));
        QCOMPARE(suite->versions.size(), std::size_t{2});
        const auto first = questions(app::kDemoVersions[0]);
        const auto second = questions(app::kDemoVersions[1]);
        const auto now = questions();
        QCOMPARE(first.size(), std::size_t{31});
        QVERIFY(workspace::compareSuites(first, second).changed.size() >= 5);
        QCOMPARE(workspace::compareSuites(second, now).changed.size(), std::size_t{1});
        QVERIFY(workspace::journalState(*m_reader)->canUndo());
        const auto settings = workspace::suiteSettingsOf(*m_reader, suite->id);
        QVERIFY(settings->coverage.has_value() && settings->target.has_value());
        const auto progress = curation::targetProgress(now, *settings->target);
        std::int64_t missing = 0;
        for (const curation::TargetState& cell : progress.cells) {
            missing += cell.missing().value_or(0);
        }
        QCOMPARE(missing, std::int64_t{0});
    }

    void twoReviewersAgreeMoreOrLess() {
        const auto suite = workspace::findSuite(*m_reader, std::string(app::kDemoSuite));
        const auto agreement = workspace::agreementOfSuite(*m_reader, suite->id);
        QCOMPARE(agreement->reviewers.size(), std::size_t{2});
        QVERIFY(agreement->kappa.value.has_value());
        QVERIFY2(*agreement->kappa.value > 0.2 && *agreement->kappa.value < 0.95,
                 std::to_string(*agreement->kappa.value).c_str());
        QVERIFY(agreement->reviews > 40);
        QVERIFY(!workspace::disagreements(*m_reader, suite->id)->empty());
    }

    void answersHaveScoresForRuleOneAndImpact() {
        const auto sets = workspace::answerSets(*m_reader);
        QCOMPARE(sets->size(), std::size_t{4});
        QCOMPARE(sets->front().name,
                 std::string(app::kDemoAnswers[1])); // pages begin with a system that answers
        for (const workspace::AnswerSetInfo& set : *sets) {
            if (set.kind == "asked") {
                continue; // ranked lists of the corpus
            }
            QCOMPARE(set.answers, std::int64_t{31 + 12}); // questions and terms of the glossary
            const auto scores = workspace::loadAnswerScores(*m_reader, set.id, {});
            for (const auto& [id, answer] : *scores) {
                QVERIFY2(answer.answer && answer.metric("rouge_l") && answer.metric("bertscore"), id.c_str());
            }
        }
    }

    // A dynamic run needs a service.
    void itHoldsARunOfEveryKindThatNeedsNoService() {
        for (const std::string_view kind : evaluate::runKinds()) {
            const auto runs = workspace::runs(*m_reader, std::string(kind));
            QVERIFY2(runs->empty() == (kind == evaluate::kDynamicRuns), std::string(kind).c_str());
        }
    }

    // Of retrieval a question was edited since, which its verification says; neighbour tests and answers are
    // verified elsewhere.
    void runsOfScoresAndGoldAreMadeAgainEqual() {
        for (const std::string_view kind :
             {evaluate::kSweepRuns, evaluate::kDetectorRuns, evaluate::kLintRuns, evaluate::kImpactRuns,
              evaluate::kFiguresLintRuns, evaluate::kMiningRunKind}) {
            const auto runs = workspace::runs(*m_reader, std::string(kind));
            QVERIFY(runs && !runs->empty());
            for (const workspace::RunInfo& run : *runs) {
                const auto verified = evaluate::verifyRun(*m_workspace, run, {}, m_progress);
                QVERIFY2(verified.has_value(), run.name.c_str());
                QVERIFY2(
                    verified->same,
                    (run.name + ": " + (verified->differs.empty() ? "" : verified->differs.front())).c_str());
            }
        }
    }

    void twoSystemsAreMeasuredAndDifferInOneCategory() {
        const auto runs = workspace::runs(*m_reader, evaluate::kAnswerRuns);
        QCOMPARE(runs->size(), std::size_t{4 + 1}); // and one by a judge
        const auto run = [&](std::string_view answers, std::string_view rubric) {
            for (const workspace::RunInfo& info : *runs) {
                auto loaded = taken(evaluate::loadAnswerRun(*m_reader, info.id, {}));
                if (loaded.settings.predictions == answers && loaded.settings.rubric.name == rubric) {
                    return loaded;
                }
            }
            return evaluate::AnswerRun();
        };
        const auto a = run(app::kDemoAnswers[0], "finrag");
        const auto b = run(app::kDemoAnswers[1], "finrag");
        QCOMPARE(a.figures.questions, std::int64_t{31});
        QCOMPARE(a.unmatchedCount, std::int64_t{12});
        const auto rightFigures = [](const evaluate::AnswerRun& of) {
            return of.by.at("category").at(std::string(app::kDemoSlips)).find("numeric_correct")->mean;
        };
        QVERIFY(*rightFigures(b) > *rightFigures(a) + 0.15);
        for (const char* const metric : {"numeric_correct", "boolean_correct", "list_jaccard", "contains",
                                         "rougeL_f", "bertscore_f", "cosine", "latency_ms"}) {
            QVERIFY2(a.figures.find(metric) && a.figures.find(metric)->mean, metric);
        }
        const auto terse = run(app::kDemoAnswers[0], "norwegian");
        const auto citing = run(app::kDemoAnswers[1], "norwegian");
        QCOMPARE(terse.figures.questions, std::int64_t{12});
        QVERIFY(*citing.figures.find("citation")->mean > *terse.figures.find("citation")->mean);
        QVERIFY(terse.figures.find("keywords")->mean);
    }

    void theCorpusIsAskedByWordsAndByVectors() {
        const auto runs = workspace::runs(*m_reader, evaluate::kRetrievalRuns);
        QCOMPARE(runs->size(), std::size_t{2});
        for (const workspace::RunInfo& info : *runs) {
            const auto run = taken(evaluate::loadRetrievalRun(*m_reader, info.id, {}));
            QCOMPARE(run.evaluation.figures.questions, std::int64_t{31});
            const evaluate::RetrievalFigure* const mrr = run.evaluation.figures.find("recip_rank");
            QVERIFY(mrr != nullptr && mrr->mean && *mrr->mean > 0.02 && *mrr->mean < 1); // luck: below 0.001
        }
        const auto tunings = workspace::runs(*m_reader, evaluate::kAlphaRuns);
        QCOMPARE(tunings->size(), std::size_t{1});
        const auto tuning = taken(evaluate::loadAlphaRun(*m_reader, tunings->front().id, {}));
        const auto decisions = workspace::alphaDecisions(*m_reader);
        QCOMPARE(decisions->size(), std::size_t{1});
        QCOMPARE(decisions->front().decision.alpha, tuning.tuning.best.alpha);
    }

    void bundlesResolveAndHaveBeenWorkedOn() {
        const auto sets = workspace::bundleSets(*m_reader);
        QCOMPARE(sets->size(), std::size_t{2});
        std::int64_t used = 0;
        std::int64_t rejected = 0;
        std::set<std::string> groups;
        for (const workspace::BundleSetInfo& set : *sets) {
            used += set.used;
            rejected += set.rejected;
            QCOMPARE(workspace::bundleIssues(*m_reader, set.id)->total(), std::int64_t{0});
            for (const workspace::StoredBundle& bundle :
                 taken(workspace::loadBundles(*m_reader, set.id, {}))) {
                groups.insert(bundle.bundle.group);
                QVERIFY(bundle.bundle.sentences.size() >= 2);
            }
        }
        QCOMPARE(groups, (std::set<std::string>{"v3_trend", "v4_cross_company"}));
        QVERIFY(used > 0 && rejected > 0);
    }

    void theGlossaryIsNorwegianAndFreeOfFindings() {
        const auto suites = workspace::suites(*m_reader);
        const auto glossary =
            std::find_if(suites->begin(), suites->end(), [](const workspace::SuiteInfo& each) {
                return !each.files.empty() &&
                       each.files.front().kind == formats::QuestionKind::NorwegianJsonl;
            });
        QVERIFY(glossary != suites->end());
        for (const workspace::NamedQuestion& each : questions(glossary->name)) {
            QVERIFY(!each.question.mustInclude.empty() && each.question.citationRequired.has_value());
            for (const std::string& word : each.question.mustInclude) {
                QVERIFY2(QString::fromStdString(each.question.answerText.front())
                             .contains(QString::fromStdString(word), Qt::CaseInsensitive),
                         word.c_str());
            }
        }
        QCOMPARE(workspace::referenceLists(*m_reader)->size(), std::size_t{2});
    }

    void neighbourTestsAreFinishedAndTheGateSpeaks() {
        const auto runs = workspace::runs(*m_reader, evaluate::kNeighbourRuns);
        QCOMPARE(runs->size(), std::size_t{2});
        const auto baseline =
            workspace::baselineRun(*m_reader, evaluate::kNeighbourRuns, runs->front().corpus);
        QVERIFY(baseline->has_value());
        const auto older = evaluate::loadNeighbourRun(*m_reader, (*baseline)->id, {});
        const auto newer = evaluate::loadNeighbourRun(*m_reader, runs->front().id, {});
        QCOMPARE(older->info.state, workspace::RunState::Finished);
        QCOMPARE(newer->searches.size(), std::size_t{3});
        QVERIFY(older->settings.anchorsHash == newer->settings.anchorsHash);
        const auto verdict =
            evaluate::judgeNeighbours(newer->outcomes, 0, newer->settings.test, older->outcomes, 0,
                                      older->settings.test, evaluate::defaultGateRules(), 42);
        QVERIFY(verdict.has_value());
        bool violated = false;
        bool met = false;
        for (const evaluate::GateFinding& finding : verdict->findings) {
            violated = violated || finding.violated;
            met = met || (finding.judged && !finding.violated);
        }
        QVERIFY(violated && met);
        QVERIFY(!workspace::caseNotes(*m_reader, runs->front().corpus)->empty());
        // Neighbours are found within a section far more often than in the whole corpus.
        const auto figures =
            evaluate::neighbourFigures(older->outcomes, older->settings.test, older->searches);
        const auto& regimes = figures.searches.front().regimes;
        const auto hits = [&](std::size_t regime) { return regimes[regime].hitAt.rbegin()->second.count; };
        QVERIFY(hits(1) > 0); // else there would be nothing to lose
        QVERIFY(hits(0) > 2 * hits(1));
        QVERIFY(figures.coverage.count < figures.anchors); // micro-sections leave some uncovered
    }

    void thresholdsAreDecidedAndMostScenariosFeasible() {
        const auto sets = workspace::scoredSets(*m_reader);
        QCOMPARE(sets->front().records, std::int64_t{8'000});
        const auto decisions = workspace::decisions(*m_reader);
        QCOMPARE(decisions->size(), std::size_t{1});
        const model::Decision& decision = decisions->front().decision;
        QCOMPARE(decision.dataHash, sets->front().dataHash);
        QCOMPARE(decision.scenarios.size(), std::size_t{10});
        int feasible = 0;
        for (const auto& [name, threshold] : decision.scenarios) {
            feasible += threshold.feasible.value_or(false) ? 1 : 0;
            QVERIFY2(threshold.bootstrapLow && threshold.heldOutMacroF1, name.c_str());
        }
        QVERIFY2(feasible >= 6 && feasible <= 8, std::to_string(feasible).c_str());
        QVERIFY(workspace::judgementsOfSet(*m_reader, sets->front().id)->size() >= 5);
    }

    void anExistingFileIsLeftAlone() {
        const QTemporaryDir folder;
        const std::filesystem::path mine = std::filesystem::path(folder.path().toStdString()) / "mine.assay";
        QVERIFY(base::writeFileAtomically(mine, "not even a workspace").has_value());
        QVERIFY(app::ensureDemoWorkspace(mine, {}, m_progress).has_value());
        QCOMPARE(contentOf(mine), std::string("not even a workspace"));
        QCOMPARE(namesIn(mine.parent_path()), std::set<std::string>{"mine.assay"});
    }

    void twoAtOnceMakeOne() {
        const QTemporaryDir folder;
        const std::filesystem::path place =
            std::filesystem::path(folder.path().toStdString()) / "twice" / "demo.assay";
        std::array<base::Result<>, 2> made;
        {
            std::vector<std::jthread> attempts;
            for (base::Result<>& each : made) {
                attempts.emplace_back([&, this] { each = app::ensureDemoWorkspace(place, {}, m_progress); });
            }
        }
        for (const base::Result<>& each : made) {
            QVERIFY2(each.has_value(), each ? "" : (each.error().detail + each.error().where).c_str());
        }
        const auto findings = evaluate::checkWholeWorkspace(place, {}, m_progress);
        QVERIFY(findings.has_value() && findings->empty());
        QCOMPARE(namesIn(place.parent_path()), (std::set<std::string>{"demo.assay", "demo.assay.d"}));
    }

    void whoWaitsForAnotherOneCanStop() {
        const QTemporaryDir folder;
        const std::filesystem::path place = std::filesystem::path(folder.path().toStdString()) / "demo.assay";
        const auto lock = base::FileLock::tryTake(app::demoLockPath(place));
        QVERIFY(lock.has_value() && lock->has_value());
        std::stop_source stop;
        base::Result<> made;
        std::jthread waiting([&] { made = app::ensureDemoWorkspace(place, stop.get_token(), m_progress); });
        stop.request_stop();
        waiting.join();
        QVERIFY(!made.has_value());
        QCOMPARE(made.error().code, base::ErrorCode::Cancelled);
        QVERIFY(!std::filesystem::exists(place));
    }

    void whatDeadAttemptsLeftIsRemovedAndNothingElse() {
        const QTemporaryDir folder;
        const std::filesystem::path place = std::filesystem::path(folder.path().toStdString()) / "demo.assay";
        const std::string dead = "demo.assay.new-" + base::newUuid();
        const std::set<std::string> others{"demo.assay.new-notes.txt", "demo.assay.newer", "mine.assay.new"};
        std::set<std::string> before = others;
        before.insert({"demo.assay.new", dead, dead + "-wal", dead + "-shm",
                       "demo.assay.new-" + base::newUuid() + "." + base::newUuid() + ".tmp"});
        for (const std::string& name : before) {
            QVERIFY(base::writeFileAtomically(place.parent_path() / name, "left").has_value());
        }
        QVERIFY(base::writeFileAtomically(place.parent_path() / (dead + ".d") / "vectors-0123456789ab.avec",
                                          "left")
                    .has_value());
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!app::ensureDemoWorkspace(place, stop.get_token(), m_progress).has_value());
        QCOMPARE(namesIn(place.parent_path()), others);
    }

    void whatADeletedDemoLeftIsRefused() {
        for (const char* suffix : {"-wal", ".d/vectors-0123456789ab.avec"}) {
            const QTemporaryDir folder;
            const std::filesystem::path place =
                std::filesystem::path(folder.path().toStdString()) / "demo.assay";
            QVERIFY(base::writeFileAtomically(place.string() + suffix, "left").has_value());
            const auto before = namesIn(place.parent_path());
            const auto made = app::ensureDemoWorkspace(place, {}, m_progress);
            QVERIFY(!made.has_value());
            QCOMPARE(made.error().code, base::ErrorCode::LeftoverFiles);
            QCOMPARE(namesIn(place.parent_path()), before);
        }
    }

    void whatHoldsNothingIsNotInTheWayOfADemo() {
        const QTemporaryDir folder;
        const std::filesystem::path place = std::filesystem::path(folder.path().toStdString()) / "demo.assay";
        for (const char* suffix : {"-wal", "-shm"}) {
            QVERIFY(base::writeFileAtomically(place.string() + suffix, "").has_value());
        }
        std::stop_source stop;
        stop.request_stop();
        const auto made = app::ensureDemoWorkspace(place, stop.get_token(), m_progress);
        QVERIFY(!made.has_value());
        QCOMPARE(made.error().code, base::ErrorCode::Cancelled);
        QVERIFY(namesIn(place.parent_path()).empty());
    }

    void aStopLeavesNothing() {
        std::stop_source stop;
        stop.request_stop();
        const std::filesystem::path other = path().parent_path() / "stopped.assay";
        const auto made = app::ensureDemoWorkspace(other, stop.get_token(), m_progress);
        QVERIFY(!made.has_value());
        QCOMPARE(made.error().code, base::ErrorCode::Cancelled);
        for (const auto& entry : std::filesystem::directory_iterator(path().parent_path())) {
            QVERIFY(!entry.path().filename().string().starts_with("stopped"));
        }
    }
};

ASSAY_TEST(TestDemoWorkspace)
#include "tst_demo_workspace.moc"
