// Suspicions as a table, with what was decided about each: those of one question, or of a suite. GUI thread
// only.
#pragma once

#include "core/curation/suspicion.h"
#include "core/workspace/suites/suspicion_marks.h"
#include "widgets/tables/row_table.h"

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace assay::app {

struct SuspicionItem {
    curation::Suspicion suspicion;
    std::optional<workspace::SuspicionMark> mark;
    bool isFound = true; // false: only the mark is left, the rule does not suspect it any more
    // Somebody else has decided, which whoever looks sees after their own review: the mark is left out.
    bool isWithheld = false;
};

class SuspicionListModel : public widgets::RowTable<const SuspicionItem*> {
    Q_OBJECT
  public:
    // What is decided by stands before what is long: it is seen in a narrow window, too.
    enum Column { Rule, QuestionId, Suite, State, Numbers, Trigger, Reason, MarkedBy, MarkedAt, ColumnCount };

    enum Show { Open, All, Accepted, Dismissed, Snoozed };

    explicit SuspicionListModel(QObject* parent = nullptr);

    // Marks of `marks` are looked up for each; with `keepOrphans` those that fit none are listed as well.
    void setSuspicions(std::vector<curation::Suspicion> suspicions,
                       std::span<const workspace::SuspicionMark> marks, bool keepOrphans);
    // Other marks for the same suspicions, and which questions say something else since they were found.
    void setMarks(std::span<const workspace::SuspicionMark> marks, std::set<base::RowId> outdated = {});

    // Of the questions that are listed, for the column Suite; before setSuspicions().
    void setSuiteNames(std::map<base::RowId, std::string> suites) { m_suites = std::move(suites); }

    // Whether what this person decided about a question is not shown yet. Asked whenever marks are set.
    using Hides = std::function<bool(base::RowId question, const std::string& decidedBy)>;

    void setHides(Hides hides) { m_hides = std::move(hides); }

    void setShow(Show show, std::optional<curation::LintRule> rule);

    [[nodiscard]] const SuspicionItem* item(int row) const; // null: there is no such row
    [[nodiscard]] int rowOf(const workspace::SuspicionKey& key) const;

    // All, shown or not.
    [[nodiscard]] const std::vector<SuspicionItem>& items() const { return m_items; }

    [[nodiscard]] int openCount() const;
    // Nobody has decided, or what was put off has come back.
    [[nodiscard]] bool isOpen(const SuspicionItem& item) const;

  private:
    void describeColumns();
    void take(std::vector<SuspicionItem> items, std::span<const workspace::SuspicionMark> marks);
    [[nodiscard]] bool isWanted(const SuspicionItem& item) const;
    [[nodiscard]] std::vector<const SuspicionItem*> wanted(const std::vector<SuspicionItem>& items) const;

    Hides m_hides;
    std::vector<SuspicionItem> m_items; // the rows point into them
    Show m_show = All;
    std::optional<curation::LintRule> m_rule;
    std::string m_now; // when the marks were read
    std::set<base::RowId> m_outdated;
    std::map<base::RowId, std::string> m_suites;
};

} // namespace assay::app
