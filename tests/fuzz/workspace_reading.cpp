#include "core/curation/kept_checks.h"
#include "core/curation/workspace_lint.h"
#include "core/evaluate/neighbours/neighbour_comparison.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/evaluate/neighbours/workspace_searches.h"
#include "core/evaluate/runs/run_indexing.h"
#include "core/evaluate/workspace_check.h"
#include "core/results/report/report_drafts.h"
#include "core/results/report/report_holdings.h"
#include "core/results/report/report_sections.h"
#include "core/results/report/report_writers.h"
#include "core/results/report/saved_reports.h"
#include "core/workspace/bundles/bundle_edits.h"
#include "core/workspace/bundles/bundles.h"
#include "core/workspace/corpora/anchor_sets.h"
#include "core/workspace/corpora/sentence_search.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/journal/journal_watch.h"
#include "core/workspace/predictions/answer_scores.h"
#include "core/workspace/runs/answer_verdicts.h"
#include "core/workspace/runs/case_notes.h"
#include "core/workspace/runs/chat_replies.h"
#include "core/workspace/runs/dynamic_runs.h"
#include "core/workspace/runs/incidents.h"
#include "core/workspace/runs/run_edits.h"
#include "core/workspace/runs/run_index.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/scored/decisions.h"
#include "core/workspace/scored/judgements.h"
#include "core/workspace/scored/scored_sets.h"
#include "core/workspace/suites/passages.h"
#include "core/workspace/suites/question_drafts.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/questions.h"
#include "core/workspace/suites/reference_lists.h"
#include "core/workspace/suites/reviews.h"
#include "core/workspace/suites/saved_filters.h"
#include "core/workspace/suites/suite_setting_edits.h"
#include "core/workspace/suites/suite_versions.h"
#include "core/workspace/suites/suites.h"
#include "core/workspace/suites/suspicion_marks.h"
#include "tests/fuzz/workspace_sample.h"

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace assay::fuzz {
namespace {

// What was read, or nothing.
template <typename T>
T valueOf(base::Result<T> result) {
    return result ? std::move(*result) : T();
}

template <typename T>
void read(const base::Result<T>& /*result*/) {}

class WorkspaceReading {
  public:
    WorkspaceReading(workspace::Workspace& workspace, const workspace::Reader& reader)
        : m_workspace(workspace)
        , m_reader(reader) {}

    void readPart(WorkspacePart part) {
        const auto isAsked = [part](WorkspacePart one) { return part == WorkspacePart::All || part == one; };
        if (isAsked(WorkspacePart::Sets)) {
            readSets();
        }
        if (isAsked(WorkspacePart::Suites)) {
            readSuites();
        }
        if (isAsked(WorkspacePart::Gold)) {
            readGold();
        }
        if (isAsked(WorkspacePart::Corpora)) {
            readCorpora();
        }
        if (isAsked(WorkspacePart::Runs)) {
            readRuns();
        }
        if (isAsked(WorkspacePart::Reports)) {
            readReports();
        }
    }

  private:
    void readSets() {
        read(workspace::findScoredSet(m_reader, "scores"));
        for (const workspace::ScoredSetInfo& set : valueOf(workspace::scoredSets(m_reader))) {
            const auto columns = valueOf(workspace::loadScoredColumns(m_reader, set.id, {}, m_progress));
            read(workspace::scoredSamples(m_reader, columns.rowId));
            read(workspace::scoredSampleIds(m_reader, set.id, {}));
            read(workspace::scoredSetIssues(m_reader, set.id));
            read(workspace::rejectedRecords(m_reader, set.id, 0, 10));
            read(workspace::recordAtLine(m_reader, set.id, "scores.jsonl", 2));
            read(workspace::thresholdView(m_reader, set.id));
            for (const workspace::Judgement& judgement :
                 valueOf(workspace::judgementsOfSet(m_reader, set.id))) {
                read(workspace::judgementHistory(m_reader, judgement.sample));
            }
            for (const workspace::DynamicRunInfo& run : valueOf(workspace::dynamicRuns(m_reader, set.id))) {
                read(workspace::dynamicReplies(m_reader, run.id));
            }
            read(workspace::findDynamicRun(m_reader, set.id, "trial"));
        }
        read(workspace::decisions(m_reader));
        read(workspace::findDecision(m_reader, "November"));
    }

    void readSuites() {
        read(workspace::findSuite(m_reader, "P3"));
        read(workspace::removedSuites(m_reader));
        for (const workspace::SuiteInfo& suite : valueOf(workspace::suites(m_reader))) {
            read(workspace::suiteIssues(m_reader, suite.id));
            read(workspace::suiteSettingsOf(m_reader, suite.id));
            read(workspace::contentHashOf(m_reader, suite.id));
            read(workspace::reviewsOfSuite(m_reader, suite.id));
            read(workspace::agreementOfSuite(m_reader, suite.id));
            read(workspace::disagreements(m_reader, suite.id));
            read(workspace::suspicionMarksOfSuite(m_reader, suite.id));
            read(curation::lintWorkspace(m_reader, suite.name, {}, {}, m_progress));
            writeSuite(suite, 0);
            for (const workspace::SuiteVersion& version : suite.versions) {
                writeSuite(suite, version.id);
                read(workspace::questionsNamed(m_reader, version.name, {}));
            }
        }
    }

    // In every kind of file.
    void writeSuite(const workspace::SuiteInfo& suite, base::RowId version) {
        const auto writing = workspace::suiteForWriting(m_reader, suite.id, version, true, {});
        if (!writing) {
            return;
        }
        for (int kind = 0; kind < static_cast<int>(formats::kQuestionKindCount); ++kind) {
            read(formats::writeQuestions(static_cast<formats::QuestionKind>(kind), *writing));
        }
    }

    void readGold() {
        const auto columns = valueOf(workspace::loadQuestionColumns(m_reader, {}));
        read(workspace::firstQuestionColumns(m_reader, 0, 10));
        for (const base::RowId id : columns.id) {
            read(workspace::storedQuestion(m_reader, id));
            read(workspace::questionRevisions(m_reader, id));
            read(workspace::questionHistory(m_reader, id));
            read(workspace::reviewsOf(m_reader, id));
            read(workspace::bundlesOfQuestion(m_reader, id));
            read(workspace::questionDraft(m_reader, id));
        }
        read(workspace::questionDrafts(m_reader));
        read(workspace::searchQuestions(m_reader, "sales rise"));
        read(workspace::savedFilters(m_reader, "questions"));
        read(workspace::suspicionMarks(m_reader));
        read(curation::keptChecks(m_reader));
        for (const char* id : {"e0", "own1"}) {
            for (const workspace::StoredPassage& passage : valueOf(workspace::passagesOf(m_reader, id))) {
                read(workspace::passagesAround(m_reader, passage, 2));
            }
        }
        read(workspace::passageCount(m_reader));
        for (const workspace::BundleSetInfo& set : valueOf(workspace::bundleSets(m_reader))) {
            read(workspace::bundleIssues(m_reader, set.id));
            read(workspace::exportBundles(m_reader, set.id));
            for (const workspace::StoredBundle& bundle :
                 valueOf(workspace::loadBundles(m_reader, set.id, {}))) {
                read(workspace::storedBundle(m_reader, bundle.id));
            }
        }
        read(workspace::answerVerdicts(m_reader));
        read(workspace::openAskings(m_reader));
        read(workspace::meanReplySeconds(m_reader, workspace::kJudgeScope));
        for (const workspace::AnswerSetInfo& set : valueOf(workspace::answerSets(m_reader))) {
            read(workspace::loadAnswerScores(m_reader, set.id, {}));
            read(workspace::keptFile(m_reader, set.name));
        }
        for (const workspace::ReferenceListInfo& list : valueOf(workspace::referenceLists(m_reader))) {
            read(workspace::loadReferenceList(m_reader, list.id, {}));
            read(workspace::keptFile(m_reader, list.name));
        }
        const auto journal = valueOf(workspace::journalState(m_reader));
        if (journal.undoable) {
            read(workspace::sizeOfStep(m_reader, *journal.undoable));
            read(workspace::historyOf(m_reader, journal.undoable->entity, journal.undoable->key));
        }
        read(workspace::changeNumber(m_reader));
        read(workspace::newestNote(m_reader));
        read(workspace::notesAfter(m_reader, 0));
    }

    void readCorpora() {
        read(workspace::findCorpus(m_reader, "filings"));
        for (const workspace::CorpusInfo& corpus : valueOf(workspace::corpora(m_reader))) {
            read(workspace::corpusIssues(m_reader, corpus.id));
            read(workspace::corpusSlices(m_reader, corpus.id));
            read(workspace::sentencesFrom(m_reader, corpus.id, 0, 20));
            const std::array<workspace::SentenceRow, 3> rows{0, 5, 4'000'000'000};
            read(workspace::sentencesOfRows(m_reader, corpus.id, rows));
            read(workspace::sentencesOfId(m_reader, corpus.id, "e1"));
            const auto ids = valueOf(workspace::loadSentenceIds(m_reader, corpus.id, {}));
            read(workspace::rowsOfIds(m_reader, corpus.id, ids));
            read(workspace::searchCorpus(m_reader, corpus.id, "sales of lamps", {}, 10));
            for (const workspace::CorpusField& field :
                 valueOf(workspace::corpusFields(m_reader, corpus.id, 5, {}))) {
                read(workspace::loadCorpusField(m_reader, corpus.id, field.name, {}));
            }
            read(workspace::caseNotes(m_reader, corpus.id));
            for (const workspace::AnchorSet& set : valueOf(workspace::anchorSets(m_reader, corpus.id))) {
                read(workspace::anchorSentenceIds(m_reader, set.id));
            }
            search(corpus.id, 0, {"lexical"});
            for (const workspace::EmbeddingSet& set :
                 valueOf(workspace::embeddingSets(m_reader, corpus.id))) {
                read(workspace::embeddingIssues(m_reader, set.id));
                search(corpus.id, set.id, {"exact", "hnsw", "hybrid:0.5"});
            }
            read(workspace::indexFiles(m_reader, corpus.id));
        }
    }

    void search(base::RowId corpus, base::RowId vectors, const std::vector<const char*>& specs) {
        const auto searches = evaluate::WorkspaceSearches::open(m_workspace, corpus, vectors, {}, m_progress);
        if (!searches) {
            return;
        }
        read((*searches)->loadField("topic", {}));
        for (const char* text : specs) {
            if (const auto spec = evaluate::readSearchSpec(text)) {
                read((*searches)->search(*spec, {}, m_progress));
            }
        }
    }

    void readRuns() {
        for (const workspace::RunInfo& run : valueOf(workspace::runs(m_reader, evaluate::kNeighbourRuns))) {
            read(evaluate::loadNeighbourRun(m_reader, run.id, {}));
            read(workspace::findRun(m_reader, run.uuid));
            read(workspace::baselineRun(m_reader, run.kind, run.corpus));
        }
        for (const workspace::RunRow& run : valueOf(workspace::runRows(m_reader))) {
            read(workspace::figuresOfRun(m_reader, run.id));
            for (const workspace::ItemOutcome& outcome :
                 valueOf(workspace::outcomesOfRun(m_reader, run.id))) {
                read(workspace::outcomesOfItem(m_reader, outcome.key));
            }
            read(workspace::runLabel(m_reader, run.id));
            if (const auto info = workspace::runInfo(m_reader, run.id)) {
                read(evaluate::runIndexEntry(m_reader, *info, {}));
            }
        }
        for (const workspace::Incident& incident : valueOf(workspace::incidents(m_reader))) {
            read(workspace::findIncident(m_reader, incident.uuid));
        }
        read(evaluate::workspaceGateRules(m_reader));
    }

    void readReports() {
        read(results::reportHoldings(m_reader));
        read(results::savedReports(m_reader));
        read(results::reportDrafts(m_reader));
        read(results::chosenReport(m_reader));
        const words::Wording wording;
        if (const auto made =
                results::makeReport(m_reader, "w", results::defaultPlan(), wording, {}, {}, m_progress)) {
            static_cast<void>(results::reportHtml(*made, wording));
            static_cast<void>(results::reportMarkdown(*made, wording));
            static_cast<void>(results::reportJson(*made));
            static_cast<void>(results::reportCsv(*made));
        }
    }

    workspace::Workspace& m_workspace;
    const workspace::Reader& m_reader;
    base::NoProgress m_progress;
};

} // namespace

void readWorkspace(const std::filesystem::path& path, WorkspacePart part) {
    if (part != WorkspacePart::Check) {
        const auto workspace = workspace::Workspace::open(path, workspace::OpenMode::ReadOnly);
        if (!workspace) {
            return;
        }
        const auto reader = (*workspace)->reader();
        if (!reader) {
            return;
        }
        WorkspaceReading(**workspace, *reader).readPart(part);
    }
    if (part == WorkspacePart::All || part == WorkspacePart::Check) {
        base::NoProgress progress;
        read(evaluate::checkWholeWorkspace(path, {}, progress));
    }
}

} // namespace assay::fuzz
