// What reports there are to choose from: the templates that come with the program, those that the workspace
// keeps, and the one that is edited and is none of these. GUI thread only.
#pragma once

#include "core/results/report/report_plan.h"
#include "core/results/report/saved_reports.h"

#include <QList>
#include <QWidget>
#include <string>
#include <vector>

class QAction;
class QComboBox;

namespace assay::app {

class ReportChooser : public QWidget {
    Q_OBJECT
  public:
    // `more` is offered beside the list.
    explicit ReportChooser(const QList<QAction*>& more, QWidget* parent = nullptr);

    // What the workspace keeps. What cannot be read is listed too, and cannot be chosen.
    void setSaved(results::SavedReports saved);
    // Shows which one is edited; not one of the list: it came from a file, or is stored no more.
    void setCurrent(const std::string& name, bool listed);

    // Null: none of that name is listed.
    [[nodiscard]] const results::ReportPlan* find(const std::string& name) const;
    [[nodiscard]] bool isBuiltIn(const std::string& name) const;
    [[nodiscard]] bool isSaved(const std::string& name) const;

    // As a person reads it.
    [[nodiscard]] QString titleOf(const std::string& name) const;

    // A sentence for each that cannot be read.
    [[nodiscard]] static QString unreadableText(const results::UnreadableReport& report);

  Q_SIGNALS:
    void chosen(const QString& name);          // by the person
    void unreadableFound(const QString& text); // not again while they are the same

  private:
    void show();
    [[nodiscard]] std::size_t place(const std::string& name) const; // in m_plans, or behind them

    QComboBox* m_list = nullptr;
    std::vector<results::ReportPlan> m_plans;
    std::size_t m_builtIn = 0; // of these come with the program
    std::vector<results::UnreadableReport> m_unreadable;
    QString m_told;
    std::string m_current;
    bool m_listed = true;
};

} // namespace assay::app
