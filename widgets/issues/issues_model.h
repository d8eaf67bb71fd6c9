// A list of issues as a table: severity, file, line, question, field, message, value. Issues that were only
// counted, not kept, are shown as one row for each severity and kind ("and 12,345 more of this kind"). GUI
// thread only.
#pragma once

#include "core/base/issue_list.h"
#include "widgets/tables/row_table.h"

#include <QSortFilterProxyModel>
#include <QStringList>
#include <QTimer>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace assay::widgets {

// An issue, or how many more of its kind were only counted.
struct IssueRow {
    base::Severity severity;
    base::IssueCode code;
    const base::Issue* issue = nullptr; // null: counted
    std::int64_t count = 1;
    QString question{}; // that it is about; empty: none that is known
};

class IssuesModel : public RowTable<IssueRow> {
    Q_OBJECT
  public:
    enum Column {
        SeverityColumn,
        FileColumn,
        LineColumn,
        QuestionColumn,
        FieldColumn,
        MessageColumn,
        ValueColumn,
        ColumnCount
    };

    explicit IssuesModel(QObject* parent = nullptr);

    // Null is an empty list.
    void setIssues(std::shared_ptr<const base::IssueList> issues, const QStringList& questions = {});

    [[nodiscard]] const base::IssueList& issues() const { return *m_issues; }

  private:
    std::shared_ptr<const base::IssueList> m_issues; // holds the issues of the rows
    // By path: with as many folders as tell files apart that are called alike.
    std::unordered_map<std::string, QString> m_fileNames;
};

// Shows the issues of chosen severities, of one kind, and with a text in file, field, message or value. A
// text is looked for in slices of a few milliseconds between the window's other events; what was shown before
// stays until every row was looked at, which for some thousand issues is at once.
class IssuesFilter : public QSortFilterProxyModel {
    Q_OBJECT
  public:
    explicit IssuesFilter(IssuesModel& model, QObject* parent = nullptr);

    void setSeverityShown(base::Severity severity, bool shown);
    [[nodiscard]] bool isSeverityShown(base::Severity severity) const;
    void setCode(std::optional<base::IssueCode> code);

    [[nodiscard]] std::optional<base::IssueCode> code() const { return m_code; }

    void setText(const QString& text); // case-insensitive, spaces around it ignored

    [[nodiscard]] bool isSearching() const { return m_timer.isActive(); }

    [[nodiscard]] bool isFiltering() const;

    // Null for a row of counted issues.
    [[nodiscard]] const base::Issue* issueAt(int row) const;

  Q_SIGNALS:
    void searched(); // the text was looked for everywhere, and what has it is shown

  protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

  private:
    void startSearch();
    void searchSlice();
    void apply();
    [[nodiscard]] bool hasText(int row) const;

    IssuesModel& m_model;
    unsigned m_hidden = 0; // a bit for each severity
    std::optional<base::IssueCode> m_code;
    QString m_text;
    QString m_shownText;          // what m_matches was made for; empty: every row
    std::vector<bool> m_matches;  // by row of the model
    std::vector<bool> m_searched; // the same for the search that goes on
    int m_nextRow = 0;            // of it
    QTimer m_timer;
};

} // namespace assay::widgets
