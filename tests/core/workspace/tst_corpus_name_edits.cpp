// What corpora and embedding sets are called, in the journal.
#include "core/evaluate/embeddings/embedding_making.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/corpora/embedding_sets.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/journal/journal_rows.h"
#include "tests/core/curation/undo_steps.h"
#include "tests/support/test_class.h"
#include "tests/widgets/corpus/corpus_fixture.h"

#include <QtTest/QtTest>

using namespace assay;
using namespace assay::workspace;

class TstCorpusNameEdits : public QObject {
    Q_OBJECT

    std::unique_ptr<tests::CorpusFixture> m_fixture;
    std::shared_ptr<workspace::Workspace> m_workspace;
    base::RowId m_corpus = 0;

    [[nodiscard]] std::string name() const {
        return workspace::corpusInfo(*m_workspace->reader(), m_corpus).value_or(workspace::CorpusInfo()).name;
    }

    [[nodiscard]] workspace::EmbeddingSet makeSet() const {
        evaluate::EmbeddingMaking making;
        making.corpus = m_corpus;
        making.name = "words";
        base::NoProgress progress;
        const auto made = evaluate::makeLsaEmbeddings(*m_workspace, making, {}, {}, progress);
        return made ? made->set : workspace::EmbeddingSet();
    }

    void checkIsClean() const {
        base::NoProgress progress;
        const auto findings = workspace::checkWorkspace(m_workspace->path(), {}, progress);
        QVERIFY(findings.has_value());
        QVERIFY2(findings->empty(), findings->empty() ? "" : findings->front().detail.c_str());
    }

  private slots:

    void init() {
        m_workspace.reset();
        m_fixture = std::make_unique<tests::CorpusFixture>();
        m_workspace = m_fixture->workspace();
        m_corpus = workspace::corpora(*m_workspace->reader())->front().id;
    }

    void renamingACorpusCanBeUndone() {
        QVERIFY(workspace::renameCorpus(*m_workspace, m_corpus, "filings", "Ada").has_value());
        QVERIFY(!journalState(*m_workspace->reader())->canUndo()); // it was called so
        QVERIFY(workspace::renameCorpus(*m_workspace, m_corpus, "Größe \"3\"", "Ada").has_value());
        const auto state = journalState(*m_workspace->reader());
        QVERIFY(state->canUndo() && state->undoable->entity == workspace::kCorpusNameEntity);
        QCOMPARE(state->undoable->editedBy, "Ada");
        QVERIFY(tests::undo(*m_workspace, "Bo").has_value());
        QCOMPARE(name(), "filings");
        QVERIFY(tests::redo(*m_workspace, "Bo").has_value());
        QCOMPARE(name(), "Größe \"3\"");
        checkIsClean();
    }

    void aNameThatIsTakenMeanwhileStopsUndo() {
        QVERIFY(workspace::renameCorpus(*m_workspace, m_corpus, "quays", "Ada").has_value());
        (void)m_fixture->import("filings.jsonl", "filings");
        const auto undone = tests::undo(*m_workspace, "Ada");
        QVERIFY(!undone && undone.error().code == base::ErrorCode::NameTaken);
        QCOMPARE(name(), "quays");
    }

    void renamingAnEmbeddingSetCanBeUndone() {
        const base::RowId set = makeSet().id;
        QVERIFY(workspace::renameEmbeddingSet(*m_workspace, set, "mine", "Ada").has_value());
        QVERIFY(journalState(*m_workspace->reader())->undoable->entity == workspace::kEmbeddingSetNameEntity);
        QVERIFY(tests::undo(*m_workspace, "Bo").has_value());
        QCOMPARE(workspace::embeddingSet(*m_workspace->reader(), set)->name, "words");
        QVERIFY(tests::redo(*m_workspace, "Bo").has_value());
        QCOMPARE(workspace::embeddingSet(*m_workspace->reader(), set)->name, "mine");
        checkIsClean();
        QVERIFY(workspace::removeEmbeddingSet(*m_workspace, set).has_value());
        QVERIFY(!journalState(*m_workspace->reader())->canUndo());
        checkIsClean();
    }

    void editsGoWithTheirCorpus() {
        const base::RowId set = makeSet().id;
        QVERIFY(workspace::renameEmbeddingSet(*m_workspace, set, "mine", "Ada").has_value());
        QVERIFY(workspace::renameCorpus(*m_workspace, m_corpus, "quays", "Ada").has_value());
        QVERIFY(tests::undo(*m_workspace, "Ada").has_value());
        base::NoProgress progress;
        QVERIFY(workspace::removeCorpus(*m_workspace, m_corpus, {}, progress).has_value());
        const auto state = journalState(*m_workspace->reader());
        QVERIFY(!state->canUndo() && !state->canRedo());
        checkIsClean();
    }
};

ASSAY_TEST(TstCorpusNameEdits)
#include "tst_corpus_name_edits.moc"
