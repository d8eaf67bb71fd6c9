// One page of the main window. A page shows one kind of work on the session's workspace; the window gives it
// the place, the navigation entry, the header with its title, summary and actions, and the inspector dock.
//
// A page is made once, gets its session with setSession(), and is told by the session's signals what changes.
#pragma once

#include "core/evaluate/subject_issues.h"

#include <QAction>
#include <QByteArray>
#include <QIcon>
#include <QList>
#include <QString>
#include <QWidget>
#include <functional>
#include <optional>

namespace assay::base {
struct Issue;
}

namespace assay::widgets {
class EditSession;
}

namespace assay::app {

class Session;

class Page : public QWidget {
    Q_OBJECT
  public:
    using QWidget::QWidget;

    // Stable and lower-case ("thresholds"): names the page in settings, object names and --page.
    [[nodiscard]] virtual QString navigationKey() const = 0;
    [[nodiscard]] virtual QString pageTitle() const = 0;

    // The name of an icon under resources/icons, which the window colours for its theme: "thresholds".
    [[nodiscard]] virtual QString iconName() const { return navigationKey(); }

    // Called once, before the page is shown. The session outlives the page.
    virtual void setSession(Session* session) = 0;

    // "what is loaded · n items"; empty hides it.
    [[nodiscard]] virtual QString summary() const { return {}; }

    // Shown in the header and in the menu Run. The page owns them; each needs an object name so that its
    // shortcut can be remapped.
    [[nodiscard]] virtual QList<QAction*> runActions() const { return {}; }

    // Shown in the header's Export menu and in the menu File.
    [[nodiscard]] virtual QList<QAction*> exportActions() const { return {}; }

    // Further actions of the page with a shortcut of their own; listed in the settings, shown in no menu.
    [[nodiscard]] virtual QList<QAction*> furtherActions() const { return {}; }

    // Undo and redo, for the menu Edit; as above.
    [[nodiscard]] virtual QList<QAction*> editActions() const { return {}; }

    // What the inspector dock shows while the page is in front; the page owns it. Null: nothing.
    [[nodiscard]] virtual QWidget* inspector() const { return nullptr; }

    // Where the keyboard goes when the page comes to the front.
    virtual void focusContent() { setFocus(); }

    // What is in front of the person here and has issues of its own: its set, suite, bundles, corpus or run,
    // which the panel of issues follows; looked at again at summaryChanged(). Nothing: the panel keeps what
    // it shows.
    [[nodiscard]] virtual std::optional<evaluate::IssueSubject> issueSubject() const { return std::nullopt; }

    // Shows the place an issue speaks of; false if this page cannot.
    virtual bool showIssue(const base::Issue& issue);

    // Splitters, columns, the selected tab: remembered from one start to the next.
    [[nodiscard]] virtual QByteArray saveState() const { return {}; }

    virtual void restoreState(const QByteArray& state);

  Q_SIGNALS:
    void summaryChanged();
    void actionsChanged();     // the lists, not whether an action is enabled
    void inspectorChanged();   // inspector() gives another widget
    void inspectorRequested(); // shows the inspector dock if it is hidden
    // For the banner over the page: an error that concerns it; a short success ("Saved to …"), which the
    // next one replaces; news of what somebody else did, which stand beside each other.
    void errorRaised(const QString& text);
    void errorMended(); // what it was about is done, tried again, or set otherwise: it goes
    void noticeRaised(const QString& text);
    void newsRaised(const QString& text);
    // What was just done, with a way back: an *Undo* beside it.
    void doneRaised(const QString& text, const std::function<void()>& undo);
    // A question that nothing waits for: `accept` is done if the person says so.
    void questionRaised(const QString& text, const QString& acceptText, const std::function<void()>& accept);

  protected:
    // What the session has done, with an Undo beside it, and what it asks are said by this page from now on.
    void showEdits(widgets::EditSession& edits);
};

} // namespace assay::app
