// The embedding sets of the corpus in front: what they are, what their reports found, and the ways to more of
// them. Making, importing and fetching are Jobs that go on whatever page is in front. Their dialogs are of
// the corpus that was in front when they were opened, and close when another one comes. GUI thread only.
#pragma once

#include "app/pages/corpus/endpoint_dialog.h"
#include "app/pages/corpus/vector_import_dialog.h"
#include "core/base/error.h"
#include "core/base/issue_list.h"
#include "core/evaluate/embeddings/embedding_making.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/corpora/embedding_sets.h"

#include <QAction>
#include <QPointer>
#include <QStringList>
#include <QWidget>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QStackedWidget;

namespace assay::widgets {
class DataTableView;
class EditSession;
class EmbeddingSetsModel;
class JobRunner;
} // namespace assay::widgets

namespace assay::app {

class EmbeddingPane : public QWidget {
    Q_OBJECT
  public:
    struct Actions {
        QAction* makeLsa = nullptr;
        QAction* import = nullptr;
        QAction* fetch = nullptr;
        QAction* rename = nullptr;
        QAction* remove = nullptr;
        QAction* issues = nullptr;
    };

    // Both outlive it; what fails in a session is said by whoever has it.
    EmbeddingPane(widgets::JobRunner& jobs, widgets::EditSession& edits, QWidget* parent = nullptr);

    void setWorkspace(std::shared_ptr<workspace::Workspace> workspace);
    void setCorpus(const workspace::CorpusInfo* corpus); // null: none

    // Reads the sets again: something else may have made one.
    void reload();

    [[nodiscard]] const std::vector<workspace::EmbeddingSet>& sets() const;

    // Why vectors of the corpus stand elsewhere; empty: they stand here, once there are any.
    [[nodiscard]] QString whyNone() const;

    [[nodiscard]] const Actions& actions() const { return m_actions; }

    [[nodiscard]] widgets::DataTableView* table() const { return m_table; }

  Q_SIGNALS:
    void setsChanged(); // a list that is read again and the same is none
    void setRemoved(qint64 id);
    void failed(const assay::base::Error& error);
    void failedFor(const QString& reason); // likewise, in words of this pane
    void noticed(const QString& text);
    void namesChanged();  // of the corpus, of its sets, or of those that are being made
    void targetChanged(); // another workspace or corpus: what is asked about the one before is void
    void issuesFound(const assay::base::IssueList& issues, const QString& subject);

  private:
    using Made = base::Result<evaluate::EmbeddingMade>;
    using Making = std::function<Made(workspace::Workspace&, const evaluate::EmbeddingMaking&,
                                      const std::stop_token&, base::ProgressSink&)>;

    // Whom something is made for, whatever comes to the front meanwhile.
    struct Target {
        std::shared_ptr<workspace::Workspace> workspace;
        base::RowId corpus = 0;

        friend bool operator==(const Target&, const Target&) = default;
    };

    // A set that is being made. Its workspace is told apart, not used.
    struct InMaking {
        const workspace::Workspace* workspace = nullptr;
        base::RowId corpus = 0;
        QString name; // empty: not known yet
        bool isLsa = false;
    };

    void makeActions();
    void makeLsa();
    void askForFile();
    void askForEndpoint();
    [[nodiscard]] Target front() const;
    template <typename Dialog>
    void follow(Dialog* dialog);
    void make(const Target& target, const QString& title, const evaluate::EmbeddingMaking& making, bool isLsa,
              Making work);
    void take(const Target& target, const Made& made);
    void estimate(const Target& target, const QPointer<EndpointDialog>& dialog,
                  const EndpointVectors& vectors, quint64 request);
    [[nodiscard]] QStringList takenNames() const;
    [[nodiscard]] bool isMakingLsa() const;
    void rename(base::RowId id, const QString& name);
    void askToRemove();
    void showIssues();
    void read(bool isOther);
    void refresh();
    [[nodiscard]] static QString lsaTip();
    [[nodiscard]] const workspace::EmbeddingSet* selected() const;
    [[nodiscard]] QString detailText() const;

    widgets::JobRunner& m_jobs;
    widgets::EditSession& m_edits;
    std::shared_ptr<workspace::Workspace> m_workspace;
    std::optional<workspace::CorpusInfo> m_corpus;
    std::map<quint64, InMaking> m_inMaking;
    quint64 m_makings = 0; // so far
    Actions m_actions;
    widgets::EmbeddingSetsModel* m_model = nullptr;
    QStackedWidget* m_stack = nullptr;
    widgets::DataTableView* m_table = nullptr;
    QLabel* m_empty = nullptr;
    QLabel* m_detail = nullptr;
};

} // namespace assay::app
