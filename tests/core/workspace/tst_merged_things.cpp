// What a merge takes beside questions, reviews and runs.
#include "core/workspace/bundles/bundle_edits.h"
#include "core/workspace/bundles/bundles.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/edit_entities.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/merge/question_merge.h"
#include "core/workspace/merge/workspace_merge.h"
#include "core/workspace/predictions/answer_sets.h"
#include "core/workspace/predictions/claims.h"
#include "core/workspace/rubrics/rubrics.h"
#include "core/workspace/runs/answer_verdicts.h"
#include "core/workspace/runs/case_notes.h"
#include "core/workspace/runs/dynamic_runs.h"
#include "core/workspace/runs/incidents.h"
#include "core/workspace/runs/run_edits.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/schema.h"
#include "core/workspace/scored/decisions.h"
#include "core/workspace/scored/judgements.h"
#include "core/workspace/scored/scored_sets.h"
#include "core/workspace/setting_edits.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/question_vectors.h"
#include "core/workspace/suites/reference_lists.h"
#include "core/workspace/suites/reviews.h"
#include "core/workspace/suites/suite_setting_edits.h"
#include "core/workspace/suites/suite_versions.h"
#include "core/workspace/suites/suites.h"
#include "core/workspace/suites/suspicion_marks.h"
#include "tests/core/workspace/corpus_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;
namespace fs = std::filesystem;

namespace {

const std::string kHashOfAnAnswer(64, 'a');

class RubricOfText : public RubricDocumentMaker {
  public:
    explicit RubricOfText(std::string text)
        : m_text(std::move(text)) {}

    [[nodiscard]] std::string document(std::int64_t version) const override {
        return "{\"text\":\"" + m_text + "\",\"version\":" + std::to_string(version) + "}";
    }

  private:
    std::string m_text;
};

std::int64_t taken(const char* what, const MergeResult& result) {
    const auto found = result.taken.find(what);
    return found == result.taken.end() ? 0 : found->second;
}

} // namespace

class TestMergedThings : public QObject {
    Q_OBJECT

    StoreFolder m_folder;
    int m_number = 0;
    std::unique_ptr<Workspace> m_mine, m_theirs;
    base::RowId m_suite = 0;
    base::RowId m_question = 0;

    static model::Question questionOf(const std::string& id) {
        model::Question question;
        question.questionId = id;
        question.questionText = "What was revenue?";
        return question;
    }

    MergeResult merged(MergeOptions options = {}) const {
        options.who = "Ada";
        const auto other = m_theirs->reader();
        base::NoProgress progress;
        auto result = mergeWorkspace(*m_mine, *other, options, {}, progress);
        return result ? std::move(*result) : MergeResult{{{"failed: " + result.error().detail, 1}}, 0, {}};
    }

    // A second merge of the same copy finds nothing, and the workspace is sound.
    void verifyNothingIsLeft() {
        const MergeResult again = merged();
        QVERIFY2(again.taken.empty(), again.taken.empty() ? "" : again.taken.begin()->first.c_str());
        QVERIFY2(again.conflicts.empty(), again.conflicts.empty() ? "" : again.conflicts[0].what.c_str());
        base::NoProgress progress;
        const auto findings = checkWorkspace(m_mine->path(), {}, progress);
        ASSAY_VERIFY_OK(findings);
        QVERIFY2(findings->empty(), findings->empty() ? "" : findings->front().detail.c_str());
    }

    void changeSettings(Workspace& workspace, const SettingsChange& change) const {
        ASSAY_VERIFY_OK(changeSuiteSettings(workspace, m_suite, change, "Bea", ""));
    }

  private Q_SLOTS:

    void init() {
        m_mine.reset();
        m_theirs.reset();
        const fs::path first = m_folder.path("m" + std::to_string(++m_number) + ".assay");
        const fs::path second = m_folder.path("t" + std::to_string(m_number) + ".assay");
        {
            auto made = Workspace::create(first);
            ASSAY_VERIFY_OK(made);
            const auto suite = createSuite(**made, "P3", "Ada");
            ASSAY_VERIFY_OK(suite);
            m_suite = *suite;
            const auto question = addQuestion(**made, *suite, questionOf("q1"), "Ada", "");
            ASSAY_VERIFY_OK(question);
            m_question = *question;
        }
        fs::copy_file(first, second);
        m_mine = std::move(*Workspace::open(first));
        m_theirs = std::move(*Workspace::open(second));
    }

    void namesInListsArePartedAndGathered() {
        const std::string gates = "{\"gates\":[{\"name\":\"a\",\"x\":1},{\"name\":\"b\"}],\"other\":[1]}";
        QCOMPARE(spreadNames(gates), std::string("{\"gates\":[],\"gates/a\":{\"name\":\"a\",\"x\":1},"
                                                 "\"gates/b\":{\"name\":\"b\"},\"other\":[1]}"));
        QCOMPARE(gatherNames(spreadNames(gates)), gates);
        const std::string list = "[{\"name\":\"a\"},{\"name\":\"b\"}]";
        QCOMPARE(gatherNames(spreadNames(list)), list);
        const std::string twice = "{\"gates\":[{\"name\":\"a\"},{\"name\":\"a\"}]}";
        QCOMPARE(spreadNames(twice), twice);
        QCOMPARE(spreadNames("[1]"), std::string("[1]"));
    }

    void settingsOfSuitesMeetFieldByField() {
        changeSettings(*m_theirs, [](SuiteSettings& settings) -> base::Result<> {
            settings.guidelines = "Read the whole page.";
            settings.assignment.reviewers = {"Ada", "Bea"};
            return {};
        });
        changeSettings(*m_mine, [](SuiteSettings& settings) -> base::Result<> {
            settings.blindReviews = false;
            return {};
        });
        const MergeResult result = merged();
        QVERIFY(result.conflicts.empty());
        QCOMPARE(taken("suite_settings", result), 1);
        const auto settings = suiteSettingsOf(*m_mine->reader(), m_suite);
        ASSAY_VERIFY_OK(settings);
        QCOMPARE(settings->guidelines, std::string("Read the whole page."));
        QVERIFY(settings->assignment.reviewers.size() == 2 && !settings->blindReviews);
        verifyNothingIsLeft();
    }

    void guidelinesOfBothAreAConflict() {
        for (Workspace* const workspace : {m_theirs.get(), m_mine.get()}) {
            const std::string text = workspace == m_mine.get() ? "mine" : "theirs";
            changeSettings(*workspace, [&text](SuiteSettings& settings) -> base::Result<> {
                settings.guidelines = text;
                return {};
            });
        }
        const MergeResult result = merged();
        QCOMPARE(result.conflicts.size(), std::size_t{1});
        QCOMPARE(result.conflicts[0].what, std::string("suite_settings"));
        QCOMPARE(result.conflicts[0].id, std::string("P3"));
        QCOMPARE(result.conflicts[0].field, std::string("guidelines"));
        QCOMPARE(suiteSettingsOf(*m_mine->reader(), m_suite)->guidelines, std::string("mine"));
        MergeOptions options;
        options.decisions = {{"suite_settings", "P3", "guidelines", MergeSide::Theirs}};
        QCOMPARE(taken("suite_settings", merged(options)), 1);
        QCOMPARE(suiteSettingsOf(*m_mine->reader(), m_suite)->guidelines, std::string("theirs"));
        verifyNothingIsLeft();
    }

    void keepingMineIsRememberedToo() {
        ASSAY_VERIFY_OK(
            saveRunGates(*m_theirs, "{\"gates\":[{\"name\":\"a\",\"kind\":\"lint\",\"limits\":[]}]}", "Bea"));
        ASSAY_VERIFY_OK(
            saveRunGates(*m_mine, "{\"gates\":[{\"name\":\"a\",\"kind\":\"sweep\",\"limits\":[]}]}", "Ada"));
        QCOMPARE(merged().conflicts.size(), std::size_t{1});
        MergeOptions options;
        options.prefer = MergeSide::Mine;
        QVERIFY(merged(options).conflicts.empty());
        const auto kept = workspaceSetting(*m_mine->reader(), kRunGatesSetting);
        QVERIFY(kept->value().find("sweep") != std::string::npos);
        verifyNothingIsLeft();
    }

    void queuesOfBothMeetByTheirNames() {
        const auto keep = [](const std::string& json) {
            return [json](const std::string&) -> base::Result<std::string> { return json; };
        };
        ASSAY_VERIFY_OK(changeReadingQueues(*m_theirs, keep("[{\"name\":\"theirs\",\"count\":3}]"), "Bea"));
        ASSAY_VERIFY_OK(changeReadingQueues(*m_mine, keep("[{\"name\":\"mine\"}]"), "Ada"));
        const MergeResult result = merged();
        QVERIFY(result.conflicts.empty());
        QCOMPARE(taken("reading_queues", result), 1);
        const auto stored = workspaceSetting(*m_mine->reader(), kReadingQueuesSetting);
        QVERIFY(stored.has_value() && stored->has_value());
        const auto list = nlohmann::json::parse(**stored, nullptr, false);
        QVERIFY(list.is_array());
        QCOMPARE(list.size(), std::size_t{2});
        verifyNothingIsLeft();
    }

    void gatesMeetByTheirNames() {
        ASSAY_VERIFY_OK(saveRunGates(*m_theirs, "{\"gates\":[{\"name\":\"theirs\"}]}", "Bea"));
        ASSAY_VERIFY_OK(saveRunGates(*m_mine, "{\"gates\":[{\"name\":\"mine\"}]}", "Ada"));
        QVERIFY(merged().conflicts.empty()); // what only one side has is no conflict
        const auto kept = workspaceSetting(*m_mine->reader(), kRunGatesSetting);
        QCOMPARE(kept->value(), std::string("{\"gates\":[{\"name\":\"mine\"},{\"name\":\"theirs\"}]}"));
        verifyNothingIsLeft();
    }

    void whatReadersSaidIsTaken() {
        model::ClaimSheet sheet;
        sheet.questionId = "q1";
        sheet.answerSha256 = kHashOfAnAnswer;
        sheet.reader = "Bea";
        sheet.claims = {{}};
        sheet.claims[0].begin = 0;
        sheet.claims[0].end = 4;
        ASSAY_VERIFY_OK(saveClaims(*m_theirs, sheet, ""));
        ASSAY_VERIFY_OK(
            dismissSuspicion(*m_theirs, {m_question, "duplicate", "f"}, "not the same year", "Bea"));
        model::Decision decision;
        decision.name = "November";
        decision.fallback.tau = 0.7;
        ASSAY_VERIFY_OK(saveDecision(*m_theirs, decision, "Bea"));
        const MergeResult result = merged();
        QVERIFY(result.conflicts.empty());
        QCOMPARE(taken("claims", result), 1);
        QCOMPARE(taken("suspicions", result), 1);
        QCOMPARE(taken("decisions", result), 1);
        ASSAY_VERIFY_OK(findDecision(*m_mine->reader(), "November"));
        verifyNothingIsLeft();
        // What was removed here does not come back.
        ASSAY_VERIFY_OK(removeDecision(*m_mine, findDecision(*m_mine->reader(), "November")->id, "Ada"));
        verifyNothingIsLeft();
        QVERIFY(!findDecision(*m_mine->reader(), "November"));
    }

    // What was removed there goes here too, and comes back with the step.
    void aRemovalIsTaken() {
        saveNovember(*m_theirs, 0.7, "Bea");
        QCOMPARE(taken("decisions", merged()), 1);
        ASSAY_VERIFY_OK(removeDecision(*m_theirs, findDecision(*m_theirs->reader(), "November")->id, "Bea"));
        const MergeResult result = merged();
        QVERIFY(result.conflicts.empty());
        QCOMPARE(taken("removals", result), 1);
        QVERIFY(!findDecision(*m_mine->reader(), "November"));
        verifyNothingIsLeft();
        const auto state = journalState(*m_mine->reader());
        ASSAY_VERIFY_OK(undoEdit(*m_mine, state->undoable->id, "Ada"));
        ASSAY_VERIFY_OK(findDecision(*m_mine->reader(), "November"));
        verifyNothingIsLeft(); // put back by hand, it stays
        ASSAY_VERIFY_OK(findDecision(*m_mine->reader(), "November"));
    }

    // Removed there and changed here: a person decides, and is not asked again.
    void aRemovalAgainstAChangeIsAConflict() {
        saveNovember(*m_theirs, 0.7, "Bea");
        QCOMPARE(taken("decisions", merged()), 1);
        ASSAY_VERIFY_OK(removeDecision(*m_theirs, findDecision(*m_theirs->reader(), "November")->id, "Bea"));
        const base::RowId here = findDecision(*m_mine->reader(), "November")->id;
        const auto before = kDecisionEdits.read(m_mine->reader()->database(), here);
        ASSAY_VERIFY_OK(before);
        std::string after = before->value_or("");
        QVERIFY(after.find("0.7") != std::string::npos);
        // The thresholds stand in a decision twice.
        for (std::size_t tau = after.find("0.7"); tau != std::string::npos; tau = after.find("0.7", tau)) {
            after.replace(tau, 3, "0.6");
        }
        ASSAY_VERIFY_OK(m_mine->write([&](SQLite::Database& database) {
            return edit(database, kDecisionEdits.name, here, after, "Ada", "");
        }));
        const MergeResult result = merged();
        QCOMPARE(result.conflicts.size(), std::size_t{1});
        QCOMPARE(result.conflicts[0].what, std::string("decision"));
        QCOMPARE(result.conflicts[0].theirs, std::string("null"));
        ASSAY_VERIFY_OK(findDecision(*m_mine->reader(), "November"));
        // Unless the merge in which it was decided is taken back.
        for (const MergeSide side : {MergeSide::Theirs, MergeSide::Mine}) {
            MergeOptions options;
            options.decisions = {{"decision", result.conflicts[0].id, "record", side}};
            QVERIFY(merged(options).conflicts.empty());
            QCOMPARE(findDecision(*m_mine->reader(), "November").has_value(), side == MergeSide::Mine);
            const auto state = journalState(*m_mine->reader());
            ASSAY_VERIFY_OK(undoEdit(*m_mine, state->undoable->id, "Ada"));
            ASSAY_VERIFY_OK(findDecision(*m_mine->reader(), "November"));
            QVERIFY(merged().conflicts == result.conflicts);
        }
        MergeOptions options;
        options.decisions = {{"decision", result.conflicts[0].id, "record", MergeSide::Mine}};
        QVERIFY(merged(options).conflicts.empty());
        ASSAY_VERIFY_OK(findDecision(*m_mine->reader(), "November"));
        verifyNothingIsLeft();
    }

    // A merge that was taken back there has removed nothing.
    void anUndoneMergeIsNoRemoval() {
        saveNovember(*m_mine, 0.7, "Ada");
        {
            base::NoProgress progress;
            MergeOptions options;
            options.who = "Bea";
            const auto reader = m_mine->reader();
            ASSAY_VERIFY_OK(mergeWorkspace(*m_theirs, *reader, options, {}, progress));
        }
        const auto state = journalState(*m_theirs->reader());
        ASSAY_VERIFY_OK(undoEdit(*m_theirs, state->undoable->id, "Bea"));
        QVERIFY(!findDecision(*m_theirs->reader(), "November"));
        QVERIFY(merged().taken.empty());
        ASSAY_VERIFY_OK(findDecision(*m_mine->reader(), "November"));
    }

    void oneStepTakesAllOfItBack() {
        model::Decision decision;
        decision.name = "November";
        decision.fallback.tau = 0.7;
        ASSAY_VERIFY_OK(saveDecision(*m_theirs, decision, "Bea"));
        changeSettings(*m_theirs, [](SuiteSettings& settings) -> base::Result<> {
            settings.guidelines = "Read.";
            return {};
        });
        QCOMPARE(merged().taken.size(), std::size_t{2});
        const auto state = journalState(*m_mine->reader());
        ASSAY_VERIFY_OK(state);
        QVERIFY(state->canUndo());
        ASSAY_VERIFY_OK(undoEdit(*m_mine, state->undoable->id, "Ada"));
        QVERIFY(!findDecision(*m_mine->reader(), "November"));
        QVERIFY(suiteSettingsOf(*m_mine->reader(), m_suite)->guidelines.empty());
        // The same copy can be merged again.
        QCOMPARE(merged().taken.size(), std::size_t{2});
        ASSAY_VERIFY_OK(findDecision(*m_mine->reader(), "November"));
        verifyNothingIsLeft();
    }

    void whatAnUndoneMergeTookIsTakenAgain() {
        say(*m_theirs, ReviewVerdict::Approve);
        const auto saved = saveRubricVersion(*m_theirs, 0, "ours", RubricOfText("first"), "Bea", "");
        ASSAY_VERIFY_OK(saved);
        for (int again = 0; again < 2; ++again) {
            const MergeResult result = merged();
            QCOMPARE(taken("reviews", result), 1);
            QCOMPARE(taken("rubrics", result), 1);
            verifyNothingIsLeft();
            const auto state = journalState(*m_mine->reader());
            ASSAY_VERIFY_OK(undoEdit(*m_mine, state->undoable->id, "Ada"));
            QVERIFY(reviewsOf(*m_mine->reader(), m_question)->empty());
        }
        QCOMPARE(taken("reviews", merged()), 1);
        ASSAY_VERIFY_OK(
            saveRubricVersion(*m_theirs, saved->rubric, "ours", RubricOfText("second"), "Bea", ""));
        for (int again = 0; again < 2; ++again) {
            QCOMPARE(taken("rubrics", merged()), 1);
            const auto state = journalState(*m_mine->reader());
            ASSAY_VERIFY_OK(undoEdit(*m_mine, state->undoable->id, "Ada"));
        }
    }

    void rubricsComeWithTheirVersions() {
        const auto maker = [](const char* text) { return RubricOfText(text); };
        const auto saved = saveRubricVersion(*m_theirs, 0, "ours", maker("first"), "Bea", "");
        ASSAY_VERIFY_OK(saved);
        QCOMPARE(taken("rubrics", merged()), 1);
        ASSAY_VERIFY_OK(saveRubricVersion(*m_theirs, saved->rubric, "ours", maker("second"), "Bea", ""));
        QCOMPARE(taken("rubrics", merged()), 1);
        const auto here = rubricsInForce(*m_mine->reader());
        ASSAY_VERIFY_OK(here);
        QVERIFY(here->size() == 1 && here->front().version == 2);
        ASSAY_VERIFY_OK(saveRubricVersion(*m_theirs, saved->rubric, "ours", maker("third"), "Bea", ""));
        ASSAY_VERIFY_OK(saveRubricVersion(*m_mine, here->front().rubric, "ours", maker("mine"), "Ada", ""));
        const MergeResult both = merged();
        QVERIFY(both.conflicts.size() == 1 && both.conflicts[0].what == "rubric");
        MergeOptions options;
        options.prefer = MergeSide::Theirs;
        QCOMPARE(taken("rubrics", merged(options)), 1);
        verifyNothingIsLeft();
    }

    void setsOfAnswersAndBundlesAreTakenWhole() {
        base::NoProgress progress;
        const fs::path answers = m_folder.write("a" + std::to_string(m_number) + ".jsonl",
                                                "{\"question_id\":\"q1\",\"answer\":\"12\"}\n"
                                                "{\"question_id\":\"q2\",\"answer\":\"13\"}\n");
        ASSAY_VERIFY_OK(importAnswerScores(*m_theirs, answers, "gpt", {}, {}, progress));
        const std::vector<fs::path> bundles{
            m_folder.write("b" + std::to_string(m_number) + ".json",
                           "[{\"sentences\":[{\"sentenceID\":\"s1\",\"sentence_text\":\"Revenue grew.\"}]},"
                           "{\"sentences\":[{\"sentenceID\":\"s2\",\"sentence_text\":\"Costs fell.\"}]}]")};
        const auto imported = importBundles(*m_theirs, bundles, "v3", "Bea", {}, progress);
        ASSAY_VERIFY_OK(imported);
        const auto listed = firstBundle(*m_theirs);
        const std::array ids{listed};
        ASSAY_VERIFY_OK(setBundleStatus(*m_theirs, ids, BundleStatus::Rejected, "Bea", "thin"));
        const MergeResult result = merged();
        QCOMPARE(taken("predictions", result), 1);
        QCOMPARE(taken("bundles", result), 2);
        QCOMPARE(taken("bundle_notes", result), 1);
        const auto set = findAnswerSet(*m_mine->reader(), "gpt");
        ASSAY_VERIFY_OK(set);
        QCOMPARE(set->answers, std::int64_t{2});
        verifyNothingIsLeft();
    }

    void scoredSetsComeWithTheirDynamicRuns() {
        const auto stored = storeSet(*m_theirs, "June", randomSamples(3, 40));
        ASSAY_VERIFY_OK(stored);
        const auto run = createDynamicRun(*m_theirs, {stored->id, "nightly", "{}", 7, "plan", 2});
        ASSAY_VERIFY_OK(run);
        ASSAY_VERIFY_OK(saveDynamicReply(*m_theirs, *run, replyTo(stored->id, 0)));
        const auto rows = scoredRows(*m_theirs, stored->id);
        ASSAY_VERIFY_OK(judge(*m_theirs, rows[4], model::Verdict::Unsure, "unclear", "Bea"));
        const MergeResult result = merged();
        QVERIFY(result.conflicts.empty());
        QCOMPARE(taken("scored_sets", result), 1);
        QCOMPARE(taken("dynamic_runs", result), 1);
        QCOMPARE(taken("judgements", result), 1); // of a set that came with the same merge
        const auto here = findScoredSet(*m_mine->reader(), "June");
        ASSAY_VERIFY_OK(here);
        QCOMPARE(here->records, stored->records);
        const auto mine = scoredSamples(*m_mine->reader(), scoredRows(*m_mine, here->id));
        const auto theirs = scoredSamples(*m_theirs->reader(), rows);
        ASSAY_VERIFY_OK(mine);
        ASSAY_VERIFY_OK(theirs);
        QCOMPARE(mine->size(), theirs->size());
        for (std::size_t i = 0; i < mine->size(); ++i) {
            QCOMPARE(difference((*mine)[i], (*theirs)[i]), std::string());
        }
        verifyNothingIsLeft();
        // Gone on with there: what is lacking comes, and the run is finished.
        ASSAY_VERIFY_OK(saveDynamicReply(*m_theirs, *run, replyTo(stored->id, 1)));
        QCOMPARE(taken("dynamic_runs", merged()), 1);
        const auto nightly = findDynamicRun(*m_mine->reader(), here->id, "nightly");
        ASSAY_VERIFY_OK(nightly);
        QVERIFY(nightly->answered == 2 && nightly->state == DynamicRunState::Finished);
        const auto replies = dynamicReplies(*m_mine->reader(), nightly->id);
        ASSAY_VERIFY_OK(replies);
        QCOMPARE(setOfRow((*replies)[1].row), here->id);
        verifyNothingIsLeft();
    }

    // In the order of the questions here; an earlier state that nobody has here comes along.
    void frozenVersionsComeWithTheirQuestions() {
        ASSAY_VERIFY_OK(addQuestion(*m_mine, m_suite, questionOf("mine first"), "Ada", ""));
        ASSAY_VERIFY_OK(addQuestion(*m_theirs, m_suite, questionOf("q2"), "Bea", ""));
        const auto frozen = freezeSuite(*m_theirs, m_suite, "P3.v1", "as sent", "Bea");
        ASSAY_VERIFY_OK(frozen);
        const auto edited = [](model::Question& question) {
            question.questionText = "And then?";
            return true;
        };
        ASSAY_VERIFY_OK(editQuestions(*m_theirs, std::span(&m_question, 1), edited, "Bea", ""));
        const MergeResult result = merged();
        QCOMPARE(taken("versions", result), 1);
        const auto held = questionsNamed(*m_mine->reader(), "P3.v1", {});
        ASSAY_VERIFY_OK(held);
        QCOMPARE(held->size(), std::size_t{2});
        QCOMPARE(held->front().question.questionText, std::string("What was revenue?"));
        const auto suite = findSuite(*m_mine->reader(), "P3");
        ASSAY_VERIFY_OK(suite);
        QVERIFY(suite->versions.size() == 1 && suite->versions[0].note == "as sent" &&
                suite->versions[0].frozenBy == "Bea" && suite->versions[0].frozenAt == frozen->frozenAt);
        verifyNothingIsLeft();
    }

    void aVersionOfThatNameIsNumbered() {
        ASSAY_VERIFY_OK(freezeSuite(*m_mine, m_suite, "P3.v1", {}, "Ada"));
        ASSAY_VERIFY_OK(addQuestion(*m_theirs, m_suite, questionOf("q2"), "Bea", ""));
        ASSAY_VERIFY_OK(freezeSuite(*m_theirs, m_suite, "P3.v1", {}, "Bea"));
        QCOMPARE(taken("versions", merged()), 1);
        const auto held = questionsNamed(*m_mine->reader(), "P3.v1 (2)", {});
        ASSAY_VERIFY_OK(held);
        QCOMPARE(held->size(), std::size_t{2});
        verifyNothingIsLeft();
    }

    void listsAndCorporaAreTheSameByWhatTheyHold() {
        base::NoProgress progress;
        const fs::path list =
            m_folder.write("sources.json", "[{\"id\":\"s1\",\"title\":\"A report\",\"sections\":[\"1-1\"]}]");
        const auto listed = importReferenceList(*m_theirs, list, "sources",
                                                formats::ReferenceListKind::SourcesJson, {}, progress);
        ASSAY_VERIFY_OK(listed);
        const std::vector<fs::path> files{m_folder.write(
            "tenk.jsonl",
            "{\"cik_int\":1,\"name\":\"Alfa\",\"report_year\":2018,\"section_name\":\"7\",\"sentence_pos\":1,"
            "\"sentenceID\":\"a1\",\"text\":\"Revenue rose to $3 million.\"}\n"
            "{\"cik_int\":1,\"name\":\"Alfa\",\"report_year\":2018,\"section_name\":\"7\",\"sentence_pos\":2,"
            "\"sentenceID\":\"a2\",\"text\":\"Costs fell.\"}\n")};
        ASSAY_VERIFY_OK(importCorpus(*m_theirs, files, {"tenk", std::nullopt, "Bea"}, {}, progress));
        const MergeResult result = merged();
        QCOMPARE(taken("lists", result), 1);
        QCOMPARE(taken("corpora", result), 1);
        const auto here = corpora(*m_mine->reader());
        ASSAY_VERIFY_OK(here);
        QVERIFY(here->size() == 1 && here->front().name == "tenk" && here->front().sentences == 2);
        verifyNothingIsLeft();
        // Imported in both by other names: nothing is doubled.
        ASSAY_VERIFY_OK(importCorpus(*m_theirs, files, {"tenk again", std::nullopt, "Bea"}, {}, progress));
        verifyNothingIsLeft();
    }

    // Corpora have other numbers here than there.
    void aRemovedCaseNoteGoesHereToo() {
        base::NoProgress progress;
        const auto corpus = [&](const char* name) {
            const std::string file = std::string(name) + std::to_string(m_number) + ".jsonl";
            return std::vector<fs::path>{m_folder.write(
                file, "{\"cik_int\":1,\"name\":\"Alfa\",\"report_year\":2018,\"section_name\":\"7\","
                      "\"sentence_pos\":1,\"sentenceID\":\"" +
                          std::string(name) + "1\",\"text\":\"Revenue rose.\"}\n")};
        };
        ASSAY_VERIFY_OK(importCorpus(*m_mine, corpus("own"), {"own", std::nullopt, "Ada"}, {}, progress));
        ASSAY_VERIFY_OK(importCorpus(*m_theirs, corpus("b"), {"tenk", std::nullopt, "Bea"}, {}, progress));
        CaseNote note;
        note.corpus = corpora(*m_theirs->reader())->front().id;
        note.sentenceId = "b1";
        note.note = "a heading";
        ASSAY_VERIFY_OK(saveCaseNote(*m_theirs, note, "Bea"));
        QCOMPARE(taken("case_notes", merged()), 1);
        const auto held = corpora(*m_mine->reader());
        ASSAY_VERIFY_OK(held);
        const auto tenk =
            std::ranges::find(*held, std::string("tenk"), [](const auto& each) { return each.name; });
        QVERIFY(tenk != held->end() && tenk->id != note.corpus);
        QCOMPARE(caseNotes(*m_mine->reader(), tenk->id)->size(), std::size_t{1});
        note.note.clear();
        ASSAY_VERIFY_OK(saveCaseNote(*m_theirs, note, "Bea"));
        const MergeResult result = merged();
        QVERIFY(result.conflicts.empty());
        QCOMPARE(taken("removals", result), 1);
        QVERIFY(caseNotes(*m_mine->reader(), tenk->id)->empty());
        verifyNothingIsLeft();
    }

    // Said, taken, and taken back there: it goes here too; what was said anew since is a conflict.
    void aReviewThatWasTakenBackGoes() {
        say(*m_theirs, ReviewVerdict::Approve);
        QCOMPARE(taken("reviews", merged()), 1);
        ASSAY_VERIFY_OK(removeReview(*m_theirs, m_question, "Bea", "Bea"));
        const MergeResult result = merged();
        QVERIFY(result.conflicts.empty());
        QCOMPARE(taken("removals", result), 1);
        QVERIFY(reviewsOf(*m_mine->reader(), m_question)->empty());
        verifyNothingIsLeft();
        const auto state = journalState(*m_mine->reader());
        ASSAY_VERIFY_OK(undoEdit(*m_mine, state->undoable->id, "Ada"));
        verifyNothingIsLeft(); // put back by hand, it stays
        QCOMPARE(reviewsOf(*m_mine->reader(), m_question)->size(), std::size_t{1});
    }

    void aReviewTakenBackThereAndChangedHereIsAConflict() {
        say(*m_theirs, ReviewVerdict::Approve);
        QCOMPARE(taken("reviews", merged()), 1);
        ASSAY_VERIFY_OK(removeReview(*m_theirs, m_question, "Bea", "Bea"));
        say(*m_mine, ReviewVerdict::Unsure);
        const MergeResult result = merged();
        QCOMPARE(result.conflicts.size(), std::size_t{1});
        const MergeConflict expected{"review", "P3/q1 by Bea", "record", "\"unsure\"", "null"};
        QVERIFY(result.conflicts.front() == expected);
        MergeOptions options;
        options.decisions = {{"review", "P3/q1 by Bea", "record", MergeSide::Mine}};
        QVERIFY(merged(options).conflicts.empty());
        QCOMPARE(reviewsOf(*m_mine->reader(), m_question)->size(), std::size_t{1});
        verifyNothingIsLeft();
    }

    void aReviewTakenBackHereDoesNotComeAgain() {
        say(*m_theirs, ReviewVerdict::Approve);
        QCOMPARE(taken("reviews", merged()), 1);
        ASSAY_VERIFY_OK(removeReview(*m_mine, m_question, "Bea", "Ada"));
        verifyNothingIsLeft();
        QVERIFY(reviewsOf(*m_mine->reader(), m_question)->empty());
        say(*m_theirs, ReviewVerdict::Unsure); // something else there since
        const MergeResult result = merged();
        QCOMPARE(result.conflicts.size(), std::size_t{1});
        QCOMPARE(result.conflicts[0].mine, std::string("null"));
        MergeOptions options;
        options.prefer = MergeSide::Mine;
        QVERIFY(merged(options).conflicts.empty());
        QVERIFY(reviewsOf(*m_mine->reader(), m_question)->empty());
        verifyNothingIsLeft();
    }

    // What a review was said of comes along without deciding what stands in the question.
    void aReviewDecidesNoConflictOfItsQuestion() {
        for (Workspace* const workspace : {m_theirs.get(), m_mine.get()}) {
            const std::string notes = workspace == m_mine.get() ? "here" : "there";
            const auto edited = [&notes](model::Question& question) {
                question.notes = notes;
                return true;
            };
            ASSAY_VERIFY_OK(editQuestions(*workspace, std::span(&m_question, 1), edited, "Bea", ""));
        }
        say(*m_theirs, ReviewVerdict::Approve);
        QCOMPARE(merged().conflicts.size(), std::size_t{1});
        QCOMPARE(reviewsOf(*m_mine->reader(), m_question)->size(), std::size_t{1});
        QCOMPARE(merged().conflicts.size(), std::size_t{1});
    }

    void aRemovedIncidentGoes() {
        const auto saved = saveIncident(*m_theirs, incidentOf("Hit@5 fell"), "Bea");
        ASSAY_VERIFY_OK(saved);
        QCOMPARE(taken("incidents", merged()), 1);
        ASSAY_VERIFY_OK(removeIncident(*m_theirs, *saved, "Bea"));
        QCOMPARE(taken("removals", merged()), 1);
        QVERIFY(incidents(*m_mine->reader())->empty());
        verifyNothingIsLeft();
    }

    void anIncidentRemovedThereAndChangedHereIsAConflict() {
        const auto saved = saveIncident(*m_theirs, incidentOf("Hit@5 fell"), "Bea");
        ASSAY_VERIFY_OK(saved);
        QCOMPARE(taken("incidents", merged()), 1);
        // Only there something was added: that is no conflict.
        Incident there = findIncident(*m_theirs->reader(), std::to_string(*saved)).value();
        there.cause = "an index";
        ASSAY_VERIFY_OK(saveIncident(*m_theirs, there, "Bea"));
        QCOMPARE(taken("incidents", merged()), 1);
        ASSAY_VERIFY_OK(removeIncident(*m_theirs, *saved, "Bea"));
        Incident here = incidents(*m_mine->reader())->front();
        QCOMPARE(here.cause, std::string("an index"));
        here.resolution = "rebuilt";
        ASSAY_VERIFY_OK(saveIncident(*m_mine, here, "Ada"));
        const MergeResult result = merged();
        QCOMPARE(result.conflicts.size(), std::size_t{1});
        QVERIFY(result.conflicts[0].what == "incident" && result.conflicts[0].id == here.uuid &&
                result.conflicts[0].theirs == "null");
        MergeOptions options;
        options.decisions = {{"incident", here.uuid, "record", MergeSide::Theirs}};
        QCOMPARE(taken("removals", merged(options)), 1);
        QVERIFY(incidents(*m_mine->reader())->empty());
        verifyNothingIsLeft();
    }

    void aRemovedRubricGoes() {
        const auto saved = saveRubricVersion(*m_theirs, 0, "ours", RubricOfText("first"), "Bea", "");
        ASSAY_VERIFY_OK(saved);
        QCOMPARE(taken("rubrics", merged()), 1);
        ASSAY_VERIFY_OK(removeRubric(*m_theirs, saved->rubric, "Bea"));
        QCOMPARE(taken("removals", merged()), 1);
        QVERIFY(rubricsInForce(*m_mine->reader())->empty());
        verifyNothingIsLeft();
    }

    void aRubricRemovedOnOneSideAndChangedOnTheOtherIsAConflict() {
        const auto saved = saveRubricVersion(*m_theirs, 0, "ours", RubricOfText("first"), "Bea", "");
        ASSAY_VERIFY_OK(saved);
        QCOMPARE(taken("rubrics", merged()), 1);
        const base::RowId here = rubricsInForce(*m_mine->reader())->front().rubric;
        ASSAY_VERIFY_OK(saveRubricVersion(*m_mine, here, "ours", RubricOfText("mine"), "Ada", ""));
        ASSAY_VERIFY_OK(removeRubric(*m_theirs, saved->rubric, "Bea"));
        const MergeResult result = merged();
        QVERIFY(result.conflicts.size() == 1 && result.conflicts[0].what == "rubric" &&
                result.conflicts[0].theirs == "null");
        MergeOptions mine;
        mine.prefer = MergeSide::Mine;
        QVERIFY(merged(mine).conflicts.empty());
        QCOMPARE(rubricsInForce(*m_mine->reader())->size(), std::size_t{1});
        verifyNothingIsLeft();
    }

    void aRubricRemovedHereDoesNotComeAgain() {
        const auto saved = saveRubricVersion(*m_theirs, 0, "ours", RubricOfText("first"), "Bea", "");
        ASSAY_VERIFY_OK(saved);
        QCOMPARE(taken("rubrics", merged()), 1);
        ASSAY_VERIFY_OK(removeRubric(*m_mine, rubricsInForce(*m_mine->reader())->front().rubric, "Ada"));
        verifyNothingIsLeft();
        QVERIFY(rubricsInForce(*m_mine->reader())->empty());
        ASSAY_VERIFY_OK(
            saveRubricVersion(*m_theirs, saved->rubric, "ours", RubricOfText("second"), "Bea", ""));
        const MergeResult result = merged();
        QVERIFY(result.conflicts.size() == 1 && result.conflicts[0].mine == "null");
        MergeOptions theirs;
        theirs.prefer = MergeSide::Theirs;
        QCOMPARE(taken("rubrics", merged(theirs)), 1);
        verifyNothingIsLeft();
    }

    void aJudgementThatWasTakenBackGoes() {
        const auto stored = storeSet(*m_theirs, "June", randomSamples(3, 40));
        ASSAY_VERIFY_OK(stored);
        const auto rows = scoredRows(*m_theirs, stored->id);
        ASSAY_VERIFY_OK(judge(*m_theirs, rows[4], model::Verdict::Unsure, "unclear", "Bea"));
        ASSAY_VERIFY_OK(judge(*m_theirs, rows[5], model::Verdict::Unsure, "unclear", "Bea"));
        QCOMPARE(taken("judgements", merged()), 2);
        const base::RowId set = findScoredSet(*m_mine->reader(), "June")->id;
        for (const std::size_t row : {std::size_t{4}, std::size_t{5}}) {
            ASSAY_VERIFY_OK(judge(*m_theirs, rows[row], std::nullopt, {}, "Bea"));
        }
        const auto here = scoredRows(*m_mine, set);
        ASSAY_VERIFY_OK(judge(*m_mine, here[5], model::Verdict::Unsure, "read again", "Ada"));
        const MergeResult result = merged();
        QCOMPARE(taken("removals", result), 1);
        QVERIFY(result.conflicts.size() == 1 && result.conflicts[0].what == "judgement" &&
                result.conflicts[0].id.starts_with("June/") && result.conflicts[0].theirs == "null");
        QCOMPARE(judgementsOfSet(*m_mine->reader(), set)->size(), std::size_t{1});
        MergeOptions options;
        options.prefer = MergeSide::Theirs;
        QCOMPARE(taken("removals", merged(options)), 1);
        verifyNothingIsLeft();
    }

    void vectorsComeWithTheirFiles() {
        const base::RowId corpus = storeCorpus(*m_theirs, m_folder, "filings");
        const base::RowId set = addVectors(*m_theirs, corpus, "MiniLM", "12345");
        QVERIFY(set != 0);
        QVERIFY(addIndex(*m_theirs, corpus, set, "hnsw-0123456789ab.ahnsw"));
        QVERIFY(addIndex(*m_theirs, corpus, 0, "bm25-0123456789ab.abm25"));
        MergeOptions look;
        look.onlyLook = true;
        QCOMPARE(taken("embedding_sets", merged(look)), 1);
        QVERIFY(!fs::exists(dataFolder(*m_mine)));
        const MergeResult result = merged();
        QVERIFY(result.conflicts.empty() && result.withoutFiles.empty());
        QCOMPARE(taken("embedding_sets", result), 1);
        QCOMPARE(taken("indices", result), 2);
        const auto here = embeddingSets(*m_mine->reader(), 0);
        ASSAY_VERIFY_OK(here);
        QVERIFY(here->size() == 1 && here->front().model == "MiniLM" && here->front().createdBy == "Bea");
        QCOMPARE(readFile(dataFolder(*m_mine) / kVectors), vectorFileOf("12345"));
        QCOMPARE(indexFiles(*m_mine->reader(), here->front().corpus)->size(), std::size_t{2});
        verifyNothingIsLeft();
    }

    // A copy that came by mail alone, or a file that is another one.
    void vectorsWithoutTheirFilesStayAway() {
        const base::RowId corpus = storeCorpus(*m_theirs, m_folder, "filings");
        QVERIFY(addVectors(*m_theirs, corpus, "MiniLM", "12345") != 0);
        QVERIFY(!putDataFile(*m_theirs, kVectors, vectorFileOf("54321")).empty());
        const MergeResult other = merged();
        QCOMPARE(taken("corpora", other), 1);
        QCOMPARE(taken("embedding_sets", other), 0);
        QCOMPARE(other.withoutFiles, std::vector<std::string>{"filings/MiniLM"});
        QVERIFY(!fs::exists(dataFolder(*m_mine)));
        fs::remove_all(dataFolder(*m_theirs));
        QCOMPARE(merged().withoutFiles, std::vector<std::string>{"filings/MiniLM"});
        QVERIFY(!putDataFile(*m_theirs, kVectors, vectorFileOf("12345")).empty());
        QCOMPARE(taken("embedding_sets", merged()), 1); // it is there later
        verifyNothingIsLeft();
    }

    // Other vectors of that name: both stay.
    void otherVectorsOfThatNameAreNumbered() {
        const base::RowId mine = storeCorpus(*m_mine, m_folder, "filings");
        const base::RowId theirs = storeCorpus(*m_theirs, m_folder, "filings");
        QVERIFY(addVectors(*m_mine, mine, "MiniLM", "12345") != 0);
        QVERIFY(addVectors(*m_theirs, theirs, "MiniLM", "67890", "vectors-ba9876543210.avec") != 0);
        QCOMPARE(taken("embedding_sets", merged()), 1);
        ASSAY_VERIFY_OK(findEmbeddingSet(*m_mine->reader(), mine, "MiniLM (2)"));
        verifyNothingIsLeft();
    }

    // Of what the question says here; the vectors of an older text are not.
    void vectorsOfQuestionsComeAlong() {
        const std::vector<base::RowId> questions{m_question};
        const std::vector<std::string> texts{"What was revenue?"};
        const std::vector<float> values{3, 4};
        NewQuestionVectors made;
        made.model = "MiniLM";
        made.dimension = 2;
        made.questions = questions;
        made.texts = texts;
        made.values = values;
        ASSAY_VERIFY_OK(keepQuestionVectors(*m_theirs, made));
        QCOMPARE(taken("question_vectors", merged()), 1);
        verifyNothingIsLeft();
        const auto here = questionVectorSets(*m_mine->reader());
        ASSAY_VERIFY_OK(here);
        QVERIFY(here->size() == 1 && here->front().vectors == 1 &&
                here->front().contentHash == questionVectorSets(*m_theirs->reader())->front().contentHash);
        const auto edited = [](model::Question& question) {
            question.questionText = "What were sales?";
            return true;
        };
        ASSAY_VERIFY_OK(editQuestions(*m_mine, std::span(&m_question, 1), edited, "Ada", ""));
        verifyNothingIsLeft();
    }

    // They are on record; undo passes over them.
    void setsRemovedHereDoNotComeAgain() {
        base::NoProgress progress;
        const auto stored = storeSet(*m_theirs, "June", randomSamples(3, 10));
        ASSAY_VERIFY_OK(stored);
        const base::RowId corpus = storeCorpus(*m_theirs, m_folder, "filings");
        QVERIFY(addVectors(*m_theirs, corpus, "MiniLM", "12345") != 0);
        const fs::path answers = m_folder.write("r" + std::to_string(m_number) + ".jsonl",
                                                "{\"question_id\":\"q1\",\"answer\":\"12\"}\n");
        ASSAY_VERIFY_OK(importAnswerScores(*m_theirs, answers, "gpt", {}, {}, progress));
        QCOMPARE(merged().taken.size(), std::size_t{4});
        saveNovember(*m_mine, 0.7, "Ada");
        ASSAY_VERIFY_OK(removeEmbeddingSet(*m_mine, embeddingSets(*m_mine->reader(), 0)->front().id));
        verifyNothingIsLeft();
        QVERIFY(embeddingSets(*m_mine->reader(), 0)->empty());
        ASSAY_VERIFY_OK(removeScoredSet(*m_mine, findScoredSet(*m_mine->reader(), "June")->id, {}, progress));
        ASSAY_VERIFY_OK(removeAnswerSet(*m_mine, findAnswerSet(*m_mine->reader(), "gpt")->id));
        ASSAY_VERIFY_OK(removeCorpus(*m_mine, corpora(*m_mine->reader())->front().id, {}, progress));
        verifyNothingIsLeft();
        QVERIFY(corpora(*m_mine->reader())->empty() && scoredSets(*m_mine->reader())->empty());
        // The newest edit that can be undone is that of the decision.
        const auto state = journalStateOf(*m_mine->reader(), "Ada");
        ASSAY_VERIFY_OK(state);
        QVERIFY(state->undoable && state->undoable->entity == kDecisionEdits.name);
        // What is brought in again by hand is there, and stays.
        QVERIFY(storeCorpus(*m_mine, m_folder, "filings") != 0);
        verifyNothingIsLeft();
        QCOMPARE(corpora(*m_mine->reader())->size(), std::size_t{1});
    }

    // The same name for something else: both stay, the newcomer has a number.
    void anotherSetOfThatNameIsNumbered() {
        base::NoProgress progress;
        for (Workspace* const workspace : {m_theirs.get(), m_mine.get()}) {
            const std::string answer = workspace == m_mine.get() ? "12" : "13";
            const fs::path file = m_folder.write("n" + answer + std::to_string(m_number) + ".jsonl",
                                                 "{\"question_id\":\"q1\",\"answer\":\"" + answer + "\"}\n");
            ASSAY_VERIFY_OK(importAnswerScores(*workspace, file, "gpt", {}, {}, progress));
        }
        QCOMPARE(taken("predictions", merged()), 1);
        ASSAY_VERIFY_OK(findAnswerSet(*m_mine->reader(), "gpt (2)"));
        verifyNothingIsLeft();
    }

  private:
    static constexpr const char* kVectors = "vectors-0123456789ab.avec";

    // Of the question, by Bea.
    void say(Workspace& workspace, ReviewVerdict verdict) const {
        NewReview review;
        review.question = m_question;
        review.revision = storedQuestion(*workspace.reader(), m_question)->revision;
        review.verdict = verdict;
        ASSAY_VERIFY_OK(saveReview(workspace, review, "Bea"));
    }

    static Incident incidentOf(const std::string& title) {
        Incident incident;
        incident.title = title;
        incident.happenedOn = "2026-03-01";
        return incident;
    }

    static base::RowId addVectors(Workspace& workspace, base::RowId corpus, const std::string& name,
                                  const std::string& rows, const std::string& file = kVectors) {
        EmbeddingSet set;
        set.corpus = corpus;
        set.name = name;
        set.model = name;
        set.dimension = 3;
        set.rows = 5;
        set.vectors = 5;
        set.fileName = file;
        set.contentHash = vectorHashOf(rows);
        set.corpusHash = corpusInfo(*workspace.reader(), corpus)->contentHash;
        set.settings = "{}";
        set.report = "{}";
        set.createdBy = "Bea";
        if (putDataFile(workspace, file, vectorFileOf(rows)).empty()) {
            return 0;
        }
        return addEmbeddingSet(workspace, set, base::IssueList()).value_or(0);
    }

    static bool addIndex(Workspace& workspace, base::RowId corpus, base::RowId embeddings,
                         const std::string& file) {
        IndexFile index;
        index.kind = embeddings == 0 ? "bm25" : "hnsw";
        index.corpus = corpus;
        index.embeddings = embeddings;
        index.settings = "{}";
        index.fileName = file;
        index.sha256 = base::sha256("12345");
        index.bytes = 5;
        index.report = "{}";
        return !putDataFile(workspace, file, "12345").empty() && keepIndexFile(workspace, index).has_value();
    }

    static void saveNovember(Workspace& workspace, double tau, const std::string& who) {
        model::Decision decision;
        decision.name = "November";
        decision.fallback.tau = tau;
        ASSAY_VERIFY_OK(saveDecision(workspace, decision, who));
    }

    static std::vector<base::RowId> scoredRows(const Workspace& workspace, base::RowId set) {
        const auto reader = workspace.reader();
        Cursor rows(reader->database(), "SELECT id FROM scored_sample WHERE id > ? AND id < ? ORDER BY id",
                    rowKey(set, 0), rowKey(set + 1, 0));
        std::vector<base::RowId> ids;
        while (rows.step()) {
            ids.push_back(rows.integer(0));
        }
        return ids;
    }

    static model::DynamicReply replyTo(base::RowId set, std::uint32_t number) {
        model::DynamicReply reply;
        reply.number = number;
        reply.row = rowKey(set, number + 1);
        reply.answeredAt = "2026-03-01T08:00:00Z";
        reply.outcome.attempts = 1;
        reply.outcome.reply.emplace().answer = "It rose.";
        return reply;
    }

    static base::RowId firstBundle(const Workspace& workspace) {
        const auto stored = storedBundle(*workspace.reader(), 1);
        return stored ? stored->id : 0;
    }
};

ASSAY_TEST(TestMergedThings)
#include "tst_merged_things.moc"
