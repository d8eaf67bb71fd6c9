#include "core/curation/bundles.h"
#include "core/curation/case_notes.h"
#include "core/curation/decisions.h"
#include "core/curation/edit_journal.h"
#include "core/curation/journal_watch.h"
#include "core/curation/judgements.h"
#include "core/curation/questions.h"
#include "core/curation/reviews.h"
#include "core/curation/suite_setting_edits.h"
#include "core/curation/suite_versions.h"
#include "core/curation/suspicion_marks.h"
#include "core/curation/workspace_lint.h"
#include "core/evaluate/corpus_search.h"
#include "core/evaluate/neighbour_comparison.h"
#include "core/evaluate/neighbour_run.h"
#include "core/evaluate/workspace_check.h"
#include "core/report/report_drafts.h"
#include "core/report/report_holdings.h"
#include "core/report/report_sections.h"
#include "core/report/report_writers.h"
#include "core/report/saved_reports.h"
#include "core/store/anchor_sets.h"
#include "core/store/answer_scores.h"
#include "core/store/bundles.h"
#include "core/store/dynamic_runs.h"
#include "core/store/questions.h"
#include "core/store/reference_lists.h"
#include "core/store/runs.h"
#include "core/store/saved_filters.h"
#include "core/store/scored_sets.h"
#include "core/store/suites.h"
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
    WorkspaceReading(store::Workspace& workspace, const store::Reader& reader)
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
        read(store::findScoredSet(m_reader, "scores"));
        for (const store::ScoredSetInfo& set : valueOf(store::scoredSets(m_reader))) {
            const auto columns = valueOf(store::loadScoredColumns(m_reader, set.id, {}, m_progress));
            read(store::scoredSamples(m_reader, columns.rowId));
            read(store::scoredSampleIds(m_reader, set.id, {}));
            read(store::scoredSetIssues(m_reader, set.id));
            read(store::rejectedRecords(m_reader, set.id, 0, 10));
            read(store::recordAtLine(m_reader, set.id, "scores.jsonl", 2));
            read(store::thresholdView(m_reader, set.id));
            for (const curation::Judgement& judgement :
                 valueOf(curation::judgementsOfSet(m_reader, set.id))) {
                read(curation::judgementHistory(m_reader, judgement.sample));
            }
            for (const store::DynamicRunInfo& run : valueOf(store::dynamicRuns(m_reader, set.id))) {
                read(store::dynamicReplies(m_reader, run.id));
            }
            read(store::findDynamicRun(m_reader, set.id, "trial"));
        }
        read(curation::decisions(m_reader));
        read(curation::findDecision(m_reader, "November"));
    }

    void readSuites() {
        read(store::findSuite(m_reader, "P3"));
        read(store::removedSuites(m_reader));
        for (const store::SuiteInfo& suite : valueOf(store::suites(m_reader))) {
            read(store::suiteIssues(m_reader, suite.id));
            read(curation::suiteSettingsOf(m_reader, suite.id));
            read(curation::contentHashOf(m_reader, suite.id));
            read(curation::reviewsOfSuite(m_reader, suite.id));
            read(curation::agreementOfSuite(m_reader, suite.id));
            read(curation::disagreements(m_reader, suite.id));
            read(curation::suspicionMarksOfSuite(m_reader, suite.id));
            read(curation::lintWorkspace(m_reader, suite.name, {}, {}, m_progress));
            writeSuite(suite, 0);
            for (const store::SuiteVersion& version : suite.versions) {
                writeSuite(suite, version.id);
                read(store::questionsNamed(m_reader, version.name, {}));
            }
        }
    }

    // In every kind of file.
    void writeSuite(const store::SuiteInfo& suite, base::RowId version) {
        const auto writing = store::suiteForWriting(m_reader, suite.id, version, true, {});
        if (!writing) {
            return;
        }
        for (int kind = 0; kind < static_cast<int>(formats::kQuestionKindCount); ++kind) {
            read(formats::writeQuestions(static_cast<formats::QuestionKind>(kind), *writing));
        }
    }

    void readGold() {
        const auto columns = valueOf(store::loadQuestionColumns(m_reader, {}));
        read(store::firstQuestionColumns(m_reader, 0, 10));
        for (const base::RowId id : columns.id) {
            read(store::storedQuestion(m_reader, id));
            read(store::questionRevisions(m_reader, id));
            read(curation::questionHistory(m_reader, id));
            read(curation::reviewsOf(m_reader, id));
            read(curation::bundlesOfQuestion(m_reader, id));
            read(store::questionDraft(m_reader, id));
        }
        read(store::questionDrafts(m_reader));
        read(store::searchQuestions(m_reader, "sales rise"));
        read(store::savedFilters(m_reader, "questions"));
        read(curation::suspicionMarks(m_reader));
        for (const char* id : {"e0", "own1"}) {
            for (const store::StoredPassage& passage : valueOf(store::passagesOf(m_reader, id))) {
                read(store::passagesAround(m_reader, passage, 2));
            }
        }
        read(store::passageCount(m_reader));
        for (const store::BundleSetInfo& set : valueOf(store::bundleSets(m_reader))) {
            read(store::bundleIssues(m_reader, set.id));
            read(store::exportBundles(m_reader, set.id));
            for (const store::StoredBundle& bundle : valueOf(store::loadBundles(m_reader, set.id, {}))) {
                read(store::storedBundle(m_reader, bundle.id));
            }
        }
        for (const store::AnswerSetInfo& set : valueOf(store::answerSets(m_reader))) {
            read(store::loadAnswerScores(m_reader, set.id, {}));
            read(store::keptFile(m_reader, set.name));
        }
        for (const store::ReferenceListInfo& list : valueOf(store::referenceLists(m_reader))) {
            read(store::loadReferenceList(m_reader, list.id, {}));
            read(store::keptFile(m_reader, list.name));
        }
        const auto journal = valueOf(curation::journalState(m_reader));
        if (journal.undoable) {
            read(curation::sizeOfStep(m_reader, *journal.undoable));
            read(curation::historyOf(m_reader, journal.undoable->entity, journal.undoable->key));
        }
        read(curation::changeNumber(m_reader));
        read(curation::newestNote(m_reader));
        read(curation::notesAfter(m_reader, 0));
    }

    void readCorpora() {
        read(store::findCorpus(m_reader, "filings"));
        for (const store::CorpusInfo& corpus : valueOf(store::corpora(m_reader))) {
            read(store::corpusIssues(m_reader, corpus.id));
            read(store::corpusSlices(m_reader, corpus.id));
            read(store::sentencesFrom(m_reader, corpus.id, 0, 20));
            const std::array<store::SentenceRow, 3> rows{0, 5, 4'000'000'000};
            read(store::sentencesOfRows(m_reader, corpus.id, rows));
            read(store::sentencesOfId(m_reader, corpus.id, "e1"));
            const auto ids = valueOf(store::loadSentenceIds(m_reader, corpus.id, {}));
            read(store::rowsOfIds(m_reader, corpus.id, ids));
            read(store::searchCorpus(m_reader, corpus.id, "sales of lamps", {}, 10));
            for (const store::CorpusField& field : valueOf(store::corpusFields(m_reader, corpus.id, 5, {}))) {
                read(store::loadCorpusField(m_reader, corpus.id, field.name, {}));
            }
            read(curation::caseNotes(m_reader, corpus.id));
            for (const store::AnchorSet& set : valueOf(store::anchorSets(m_reader, corpus.id))) {
                read(store::anchorSentenceIds(m_reader, set.id));
            }
            search(corpus.id, 0, {"lexical"});
            for (const store::EmbeddingSet& set : valueOf(store::embeddingSets(m_reader, corpus.id))) {
                read(store::embeddingIssues(m_reader, set.id));
                search(corpus.id, set.id, {"exact", "hnsw", "hybrid:0.5"});
            }
            read(store::indexFiles(m_reader, corpus.id));
        }
    }

    void search(base::RowId corpus, base::RowId vectors, const std::vector<const char*>& specs) {
        const auto searches = evaluate::CorpusSearches::open(m_workspace, corpus, vectors, {}, m_progress);
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
        for (const store::RunInfo& run : valueOf(store::runs(m_reader, evaluate::kNeighbourRuns))) {
            read(evaluate::loadNeighbourRun(m_reader, run.id, {}));
            read(store::findRun(m_reader, run.uuid));
            read(store::baselineRun(m_reader, run.kind, run.corpus));
        }
        read(evaluate::workspaceGateRules(m_reader));
    }

    void readReports() {
        read(report::reportHoldings(m_reader));
        read(report::savedReports(m_reader));
        read(report::reportDrafts(m_reader));
        read(report::chosenReport(m_reader));
        const report::Wording wording;
        if (const auto made =
                report::makeReport(m_reader, "w", report::defaultPlan(), wording, {}, {}, m_progress)) {
            static_cast<void>(report::reportHtml(*made, wording));
            static_cast<void>(report::reportMarkdown(*made, wording));
            static_cast<void>(report::reportJson(*made));
            static_cast<void>(report::reportCsv(*made));
        }
    }

    store::Workspace& m_workspace;
    const store::Reader& m_reader;
    base::NoProgress m_progress;
};

} // namespace

void readWorkspace(const std::filesystem::path& path, WorkspacePart part) {
    if (part != WorkspacePart::Check) {
        const auto workspace = store::Workspace::open(path, store::OpenMode::ReadOnly);
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
        read(evaluate::checkWorkspace(path, {}, progress));
    }
}

} // namespace assay::fuzz
