// What can be done with a whole suite: making, renaming, removing, freezing, comparing, restoring, exporting,
// its settings, repairing its texts. The actions speak of the suite that the page shows: the only one that
// its filter lets through, else that of the question in front, else the only one there is.
//
// Everything slow is a Job; what was done and what failed is said by the controller's signals, and the
// controller reads everything again afterwards. GUI thread only.
#pragma once

#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/workspace/suites/suites.h"

#include <QList>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <functional>
#include <optional>
#include <string>
#include <vector>

class QAction;
class QDialog;
class QMenu;
class QWidget;

namespace assay::widgets {
class JobRunner;
}

namespace assay::app {

class FreezeDialog;
class QuestionController;
class SuiteRemoval;
struct QuestionOffers;
struct TextRepair;

// "P3.v3" after "P3.v2", "P3.v1" for the first of a suite "P3".
[[nodiscard]] QString nextVersionName(const workspace::SuiteInfo& suite);

class SuitesMenu : public QObject {
    Q_OBJECT
  public:
    // All outlive it. Dialogs are shown over `host`.
    SuitesMenu(QuestionController& controller, widgets::JobRunner& jobs, QWidget& host);
    ~SuitesMenu() override;

    // In the order of the menu, each with an object name.
    [[nodiscard]] QList<QAction*> actions() const;

    // All of them, with separators. Made once; the host owns it.
    [[nodiscard]] QMenu* menu() const { return m_menu; }

    [[nodiscard]] QAction* exportAction() const { return m_export; }

    // The suite that the actions speak of; nullopt: it is not clear which.
    [[nodiscard]] std::optional<workspace::SuiteInfo> suite() const;

    void showRepairs(base::RowId suite);

    // Gives the questions that are selected, for exports and freezing.
    void setSelection(std::function<std::vector<base::RowId>()> selected) {
        m_selected = std::move(selected);
    }

    [[nodiscard]] static QString questionsText(std::int64_t count); // "3 questions"

  Q_SIGNALS:
    void suitesChanged(); // something was made, renamed, removed, frozen, restored or repaired

  private:
    // Questions of the suite that the filter shows, unless it shows all, and those that are selected.
    [[nodiscard]] QuestionOffers offersOf(base::RowId suite) const;
    void tellUnsettled(base::RowId suite, FreezeDialog& dialog) const;
    QAction* add(const QString& name, const QString& text, void (SuitesMenu::*act)());
    void refresh();
    void refilter(const std::string& before, const std::string& after);
    void makeSuite();
    void rename();
    void askToRemove();
    void freeze();
    void compare();
    [[nodiscard]] QStringList comparable() const;
    void restore();
    void exportSuite();
    void editSettings();
    void repair();

    // Else asks who it is, and does `again` then.
    [[nodiscard]] bool isSigned(std::function<void()> again);
    void repair(const std::vector<TextRepair>& repairs, QDialog* dialog);
    [[nodiscard]] std::string who() const;
    void show(QDialog* dialog);
    void closeWithWorkspace(QDialog* dialog); // what it speaks of goes with that
    void askForName(const QString& objectName, const QString& title, const QString& name,
                    const std::function<void(const QString&)>& then);
    void finish(const base::Result<>& result, const QString& done);
    void tellDone(const QString& done);
    // In a Job; `done` is what to say of the questions that were changed: "Repaired %1."
    void change(const QString& title, std::function<base::Result<std::int64_t>(workspace::Workspace&)> work,
                const QString& done);

    QuestionController& m_controller;
    widgets::JobRunner& m_jobs;
    QWidget& m_host;
    SuiteRemoval* m_removal;
    std::function<std::vector<base::RowId>()> m_selected;
    QMenu* m_menu;
    QAction* m_new;
    QAction* m_rename;
    QAction* m_remove;
    QAction* m_delete;
    QAction* m_freeze;
    QAction* m_compare;
    QAction* m_restore;
    QAction* m_export;
    QAction* m_settings;
    QAction* m_repair;
};

} // namespace assay::app
