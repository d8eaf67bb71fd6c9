// What a suite covers: a matrix of facets with its gaps, how far a target mix is reached, and a spot check as
// a queue. It is the suite that is chosen among the facets of the page, else the newest, until another one is
// chosen here; text beside the matrix says which. Target and spot check are settings of the suite; those for
// all suites are kept only while the pane lives. Counts nothing while it is hidden. GUI thread only.
#pragma once

#include "core/base/ids.h"
#include "core/curation/coverage.h"
#include "core/curation/question_filter.h"
#include "core/workspace/suites/suite_settings.h"

#include <QWidget>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QMenu;
class QModelIndex;
class QSplitter;
class QStackedWidget;
class QTimer;
class QToolButton;

namespace assay::widgets {
class DataTableView;
class JobRunner;
} // namespace assay::widgets

namespace assay::app {

class CoverageModel;
class QuestionController;
class SpotCheckPane;
class TargetPane;

class CoveragePane : public QWidget {
    Q_OBJECT
  public:
    // Controller and jobs outlive it.
    CoveragePane(QuestionController& controller, widgets::JobRunner& jobs, QWidget* parent = nullptr);
    ~CoveragePane() override;

    // 0: all of them.
    [[nodiscard]] base::RowId suite() const { return m_suite; }

    void setSuite(base::RowId suite);

    [[nodiscard]] const std::vector<curation::CoverageFacet>& rowFacets() const { return m_rowFacets; }

    [[nodiscard]] const std::vector<curation::CoverageFacet>& columnFacets() const { return m_columnFacets; }

    // Each at most once in both; a facet of the columns that is in the rows is left out there.
    void setFacets(std::vector<curation::CoverageFacet> rows, std::vector<curation::CoverageFacet> columns);

    // Whether the spot check that is shown has the question.
    [[nodiscard]] bool isInSpotCheck(base::RowId id) const;
    // Ticks it as checked and asks for the next that is not yet, if there is one.
    void tickAndShowNext(base::RowId id);

  Q_SIGNALS:
    // The questions of a cell: to be shown in the table of questions.
    void filterRequested(const assay::curation::QuestionFilter& filter);
    void questionRequested(qint64 id);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    [[nodiscard]] QWidget* makeMatrix();
    void fillSuites();
    [[nodiscard]] base::RowId suiteOfFacets() const; // 0: none, or several
    [[nodiscard]] QString suiteText() const;
    void fillFacetMenus();
    void toggleFacet(curation::CoverageFacet facet, bool ofRows, bool on);
    [[nodiscard]] workspace::SuiteSettings storedSettings();
    void readSettings();
    void takeSettings(); // where they are others now
    void saveSettings(const QString& reason);
    // Writes what of `wanted` differs from what was read, unless somebody else has changed just that.
    void writeSettings(base::RowId suite, const workspace::SuiteSettings& read,
                       const workspace::SuiteSettings& wanted, const QString& reason);
    void refreshLater();
    void refresh();
    void refreshMatrix();
    void addTargetCell();
    void requestCell(const QModelIndex& index);

    QuestionController& m_controller;
    base::RowId m_suite = 0;
    bool m_suiteChosen = false;     // here, and not by the facets since
    base::RowId m_suiteInFront = 0; // when m_suite was taken from it
    base::RowId m_suiteOfFacets = 0;
    std::vector<curation::CoverageFacet> m_rowFacets{curation::CoverageFacet::Category};
    std::vector<curation::CoverageFacet> m_columnFacets{curation::CoverageFacet::Difficulty,
                                                        curation::CoverageFacet::Scope};
    workspace::SuiteSettings m_settings;    // of the suite, or of all
    workspace::SuiteSettings m_read;        // the same, as they were stored when they were read
    workspace::SuiteSettings m_allSettings; // kept here alone
    std::vector<std::size_t> m_rows;        // of the suite, without retired questions
    bool m_hasRetired = false;
    bool m_isStale = true;
    bool m_settingsAreStale = false; // the journal went on while it was hidden
    QTimer* m_refreshTimer = nullptr;

    QComboBox* m_suiteChoice = nullptr;
    QToolButton* m_rowButton = nullptr;
    QToolButton* m_columnButton = nullptr;
    QCheckBox* m_usual = nullptr;
    QLabel* m_gapText = nullptr;
    CoverageModel* m_matrix = nullptr;
    widgets::DataTableView* m_matrixView = nullptr;
    QStackedWidget* m_stack = nullptr;
    QLabel* m_emptyText = nullptr;
    TargetPane* m_target = nullptr;
    SpotCheckPane* m_spotCheck = nullptr;
};

} // namespace assay::app
