// The corpus page: which corpus is in front and what it holds; its companies, years and sections as a tree;
// its sentences in order, with a search; how its files were cut; its embedding sets; its atlas by topic, year
// and company. The inspector shows the selected sentence whole. Loads nothing before it is shown for the
// first time.
#pragma once

#include "app/shell/workspace_page.h"
#include "core/base/ids.h"

#include <QPointer>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;
class QSplitter;
class QStackedWidget;
class QTabWidget;
class QToolButton;
class QTreeView;

namespace assay::widgets {
class AtlasPane;
class ColumnFit;
class CutsModel;
class DataTableView;
class DoubtsModel;
class EditSession;
class FilteredTable;
class MiningController;
class SentenceDelegate;
class SliceTreeFilter;
} // namespace assay::widgets

namespace assay::app {

class CorpusController;
class CorpusNearest;
class EmbeddingPane;
class EmptyState;
class IdenticalFilingsPane;
class NearPane;
class SentenceInspector;
class SentenceLinks;

struct CorpusActions {
    QAction* search = nullptr;
    QAction* goTo = nullptr;
    QAction* nextHit = nullptr;
    QAction* previousHit = nullptr;
    QAction* nextSection = nullptr;
    QAction* previousSection = nullptr;
    QAction* proseOnly = nullptr;
    QAction* hitsOnly = nullptr;
    QAction* rename = nullptr;
    QAction* remove = nullptr;
    QAction* issues = nullptr;
    QAction* undo = nullptr;
    QAction* redo = nullptr;
    QAction* saveSentences = nullptr;
    QAction* saveCuts = nullptr;
    QAction* keys = nullptr;
};

class CorpusPage : public WorkspacePage {
    Q_OBJECT
  public:
    explicit CorpusPage(QWidget* parent = nullptr);
    ~CorpusPage() override;

    [[nodiscard]] QString navigationKey() const override;
    [[nodiscard]] QString pageTitle() const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] std::optional<evaluate::IssueSubject> issueSubject() const override;
    [[nodiscard]] QList<QAction*> runActions() const override;
    [[nodiscard]] QList<QAction*> exportActions() const override;
    [[nodiscard]] QList<QAction*> furtherActions() const override;
    [[nodiscard]] QList<QAction*> editActions() const override;
    [[nodiscard]] QWidget* inspector() const override;
    void focusContent() override;
    [[nodiscard]] QByteArray saveState() const override;
    void restoreState(const QByteArray& state) override;

    // Null before setSession().
    [[nodiscard]] CorpusController* controller() const { return m_controller; }

    [[nodiscard]] const CorpusActions& actions() const { return m_actions; }

    // Brings the sentence of this id to the front. False where no corpus has it, which it says. True also
    // while the list of corpora is being read: then it is shown, or that is said, as soon as the list is
    // there.
    bool showSentence(const QString& sentenceId);
    void showCorpus(base::RowId id);

  Q_SIGNALS:
    void questionRequested(qint64 id); // to be shown on the page of questions
    void bundleRequested(qint64 id);   // to be shown on the page of bundles
    void questionDrafted(qint64 id);   // to be written on the page of questions

  protected:
    void setUp(Session& session) override;
    void takeWorkspace(const std::shared_ptr<workspace::Workspace>& workspace) override;
    void refreshPage() override;
    void signAs(const QString& name) override;
    void setWatching(bool isWatching) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    struct Remembered {
        QString path; // of the workspace; empty: nothing is remembered
        base::RowId corpus = 0;
        qint64 row = -1;
        base::RowId set = 0;
    };

    void makeActions();
    void connectActions();
    void makeLayout();
    [[nodiscard]] QWidget* makeHead();
    [[nodiscard]] QWidget* makeCuts();
    [[nodiscard]] QWidget* makeTree();
    [[nodiscard]] QWidget* makeList();
    void connectController();
    void connectList();
    void connectPanes();
    void connectAtlas();

    void takeCorpora();
    void showCorpora();
    void showCorpusInFront();
    void refreshActions();
    void refreshSearch();
    void refreshCurrent();
    void syncRow();
    void syncTree();
    void filterTree(const QString& text);
    void chooseNode();
    void stepSection(int step);
    void goToTyped();
    void restoreWaiting();
    void takeNews();
    [[nodiscard]] Remembered inFront() const;
    void askForName();
    void askToRemove();
    void showIssues();
    void showKeys();
    [[nodiscard]] QString emptyReason() const;
    [[nodiscard]] QString noneReason() const;
    [[nodiscard]] QString factsText() const;
    [[nodiscard]] QString workspacePath() const;

    CorpusActions m_actions;
    widgets::EditSession* m_edits = nullptr;
    CorpusController* m_controller = nullptr;
    CorpusNearest* m_nearest = nullptr;
    SentenceLinks* m_links = nullptr;
    NearPane* m_near = nullptr;
    QPointer<SentenceInspector> m_inspector; // the window may have taken it into its dock
    EmbeddingPane* m_embeddings = nullptr;
    widgets::MiningController* m_mining = nullptr;
    widgets::AtlasPane* m_atlas = nullptr;
    IdenticalFilingsPane* m_identical = nullptr;
    bool m_isSyncing = false;     // the list's current row is being set, not chosen
    bool m_isSyncingTree = false; // the tree's current node likewise

    // What the last start had in front, until its workspace is open.
    Remembered m_waiting;

    // What was asked for before the corpora were there.
    base::RowId m_wantedCorpus = 0;
    QString m_wantedId;

    base::RowId m_removing = 0; // by this page: no news

    QStackedWidget* m_stack = nullptr;
    EmptyState* m_empty = nullptr;
    QWidget* m_content = nullptr;
    QComboBox* m_chooser = nullptr;
    QLabel* m_facts = nullptr;
    QMenu* m_menu = nullptr;
    QTabWidget* m_tabs = nullptr;
    QSplitter* m_columns = nullptr;
    QLineEdit* m_treeFilter = nullptr;
    QTreeView* m_tree = nullptr;
    widgets::ColumnFit* m_treeFit = nullptr;
    widgets::SliceTreeFilter* m_filter = nullptr;
    QLineEdit* m_search = nullptr;
    QLabel* m_hits = nullptr;
    QLineEdit* m_goTo = nullptr;
    QLabel* m_place = nullptr;
    widgets::FilteredTable* m_tableStack = nullptr;
    widgets::DataTableView* m_table = nullptr;
    widgets::SentenceDelegate* m_delegate = nullptr;
    widgets::CutsModel* m_cuts = nullptr;
    widgets::DataTableView* m_cutsTable = nullptr;
    widgets::DoubtsModel* m_doubts = nullptr;
    widgets::DataTableView* m_doubtsTable = nullptr;
};

} // namespace assay::app
