// The bundles page: groups of bundles with a search, the table of those chosen, and the one in front with its
// sentences side by side, from which a curator drafts questions. Loads nothing before it is shown for the
// first time.
#pragma once

#include "app/pages/bundles/bundle_detail.h"
#include "app/shell/workspace_page.h"
#include "core/base/ids.h"
#include "core/workspace/bundles/bundles.h"

#include <vector>

class QLineEdit;
class QSplitter;
class QStackedWidget;
class QTabWidget;
class QTreeView;

namespace assay::curation {
struct DraftOffer;
} // namespace assay::curation

namespace assay::widgets {
class DataTableView;
class FilteredTable;
class MiningController;
} // namespace assay::widgets

namespace assay::app {

class BundleController;
class BundleGroupModel;
class BundleListModel;
class EmptyState;
class MineBar;
class RejectReasonField;

class BundlesPage : public WorkspacePage {
    Q_OBJECT
  public:
    explicit BundlesPage(QWidget* parent = nullptr);
    ~BundlesPage() override;

    [[nodiscard]] QString navigationKey() const override;
    [[nodiscard]] QString pageTitle() const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] std::optional<evaluate::IssueSubject> issueSubject() const override;
    [[nodiscard]] QList<QAction*> runActions() const override;
    [[nodiscard]] QList<QAction*> exportActions() const override;
    [[nodiscard]] QList<QAction*> furtherActions() const override;
    [[nodiscard]] QList<QAction*> editActions() const override;
    void focusContent() override;
    [[nodiscard]] QByteArray saveState() const override;
    void restoreState(const QByteArray& state) override;

    // Null before setSession().
    [[nodiscard]] BundleController* controller() const { return m_controller; }

    // Null before setSession().
    [[nodiscard]] widgets::MiningController* mining() const { return m_mining; }

    [[nodiscard]] const BundleActions& actions() const { return m_actions; }

    // Brings a bundle to the front, and shows all of them if it is not among those shown. While the bundles
    // are being loaded it waits for them.
    void showBundle(base::RowId id);

    // The same with the first bundle of a set.
    void showSet(base::RowId set);

  Q_SIGNALS:
    void questionRequested(qint64 id);               // to be shown on the page of questions
    void questionDrafted(qint64 id);                 // to be shown there and written on
    void corpusRequested(const QString& sentenceId); // to be shown on the page of the corpus

  protected:
    void setUp(Session& session) override;
    void takeWorkspace(const std::shared_ptr<workspace::Workspace>& workspace) override;
    void refreshPage() override;
    void signAs(const QString& name) override;
    void setWatching(bool isWatching) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void makeActions();
    void makeLayout();
    void connectController(Session& session);
    void makeMining(Session& session);
    void connectActions();
    void chooseGroup();
    void regroup();
    void syncRow();
    void refreshActions();
    void mark(workspace::BundleStatus status);
    void askForReason();
    void askForOwnReason(const std::vector<base::RowId>& ids);
    void reject(const std::vector<base::RowId>& ids, const QString& reason);
    void draft(const curation::DraftOffer* offer = nullptr);
    void chooseDraft();
    void goToWanted();
    void showKeys();
    void takeWaiting();
    [[nodiscard]] QString workspacePath() const;
    void exportSet();
    [[nodiscard]] std::vector<base::RowId> selectedBundles() const;
    [[nodiscard]] QString emptyReason() const;

    BundleActions m_actions;
    QAction* m_export = nullptr;
    QAction* m_mine = nullptr;
    widgets::MiningController* m_mining = nullptr;
    MineBar* m_mineBar = nullptr;
    QTabWidget* m_tabs = nullptr; // bundles, atlas, patterns
    BundleController* m_controller = nullptr;
    std::optional<bool> m_hasSeveralSets;
    BundleGroupModel* m_groups = nullptr;
    BundleListModel* m_list = nullptr;
    QStringList m_group;             // the path of the group that is chosen
    QString m_draftSuite;            // remembered from the last start
    base::RowId m_waitingBundle = 0; // comes to the front when the bundles are there
    base::RowId m_waitingSet = 0;
    QString m_waitingPath; // of the workspace that m_waitingBundle is of; empty: of the open one
    std::vector<base::RowId> m_rejecting; // while the reason is being typed
    QStackedWidget* m_stack = nullptr;
    EmptyState* m_empty = nullptr;
    RejectReasonField* m_reason = nullptr;
    QSplitter* m_columns = nullptr; // groups | the rest
    QSplitter* m_rest = nullptr;    // table | the bundle in front
    QTreeView* m_tree = nullptr;
    QLineEdit* m_search = nullptr;
    widgets::FilteredTable* m_tableStack = nullptr;
    widgets::DataTableView* m_table = nullptr;
    BundleDetail* m_detail = nullptr;
};

} // namespace assay::app
