// The list of what is wrong in the data: filter by severity, kind and text, jump to the place, copy, save.
// GUI thread only.
#pragma once

#include "core/base/issue_list.h"

#include <QStringList>
#include <QTimer>
#include <QWidget>
#include <array>
#include <memory>

class QComboBox;
class QLabel;
class QLineEdit;
class QStackedLayout;
class QToolButton;

namespace assay::widgets {

class DataTableView;
class IssuesFilter;
class IssuesModel;

class IssuesPanel : public QWidget {
    Q_OBJECT
  public:
    explicit IssuesPanel(QWidget* parent = nullptr);

    // `subject` says what they belong to: the name of a set. `questions`: what each of those that are kept is
    // about; empty: not known.
    void setIssues(std::shared_ptr<const base::IssueList> issues, const QString& subject,
                   const QStringList& questions = {});
    // Shown while there are no issues at all: why, and what to do; empty: what this panel is for.
    void setEmptyText(const QString& text);

    [[nodiscard]] DataTableView& table() const { return *m_table; }

    [[nodiscard]] IssuesFilter& filter() const { return *m_filter; }

    void focusFilter();

  Q_SIGNALS:
    void allWanted(bool all);                             // of everything, not only of what is in front
    void issueActivated(const assay::base::Issue& issue); // Return or double click on a kept issue

  private:
    void fillKinds();
    void updateState();
    void clearFilters();

    IssuesModel* m_model;
    IssuesFilter* m_filter;
    DataTableView* m_table;
    std::array<QToolButton*, 3> m_severities{};
    QComboBox* m_extent;
    QComboBox* m_kinds;
    QLineEdit* m_text;
    QLabel* m_counts;
    QLabel* m_empty;
    QToolButton* m_clear;
    QToolButton* m_copy;
    QToolButton* m_save;
    QStackedLayout* m_stack;
    QTimer m_typing;
    QString m_subject;
    QString m_emptyText;
};

} // namespace assay::widgets
