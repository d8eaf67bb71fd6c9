// A page of what a workspace holds: it takes the session's workspace when it is first shown, lets go of it
// when the session does, and asks who signs what is changed on it. What every such page needs beside its
// controller:
//
//     void BundlesPage::setUp(Session& session) {
//         m_controller = new BundleController(session.jobs(), this);
//         makeLayout();
//     }
#pragma once

#include "app/settings/settings.h"
#include "app/shell/page.h"

#include <QKeySequence>
#include <memory>

class QVBoxLayout;

namespace assay::widgets {
class CuratorField;
} // namespace assay::widgets

namespace assay::workspace {
class Workspace;
} // namespace assay::workspace

namespace assay::app {

class WorkspacePage : public Page {
    Q_OBJECT
  public:
    void setSession(Session* session) final;

  protected:
    // `key` is its navigationKey().
    explicit WorkspacePage(const QString& key, QWidget* parent = nullptr);

    // For destructors: a field of the page keeps its text while it goes, and what follows from that finds the
    // page gone already.
    void stopListening(QObject* controller) {
        if (controller != nullptr) {
            controller->disconnect(this);
        }
    }

    // Makes what workspaces are handed to, and all that is shown. Once.
    virtual void setUp(Session& session) = 0;

    // Null before setUp().
    [[nodiscard]] Session* session() const { return m_session; }

    // Takes the session's workspace if that has not been done.
    void ensureWorkspace();

    [[nodiscard]] bool hasTakenWorkspace() const { return m_hasTaken; }

    // The session's workspace, maybe none; of one that was closed nullptr at once, for nothing of it must
    // stay open.
    virtual void takeWorkspace(const std::shared_ptr<workspace::Workspace>& workspace) = 0;
    // After it was taken, and whenever the session opens another one.
    virtual void refreshPage() = 0;
    // Who signs from now on; empty: nobody yet.
    virtual void signAs(const QString& name) = 0;

    // Whether what others change is looked for: while the page is shown.
    virtual void setWatching(bool /*isWatching*/) {}

    // Above everything else, hidden while it is known who signs. The layout of the page begins with it.
    [[nodiscard]] widgets::CuratorField& curatorField() { return *m_curator; }

    [[nodiscard]] QVBoxLayout& column() { return *m_column; }

    [[nodiscard]] Settings& settings() { return m_settings; }

    // An action of this page, named "bundles.use", whose shortcut is for the page alone.
    QAction* addPageAction(const char* name, const QString& text, const QKeySequence& shortcut = {},
                           const QString& toolTip = {});

    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    void nameSigner();

    const QString m_key;
    Settings m_settings;
    Session* m_session = nullptr;
    bool m_hasTaken = false;
    QVBoxLayout* m_column = nullptr;
    widgets::CuratorField* m_curator = nullptr;
};

} // namespace assay::app
