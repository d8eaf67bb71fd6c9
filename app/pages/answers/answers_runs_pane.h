// The runs of answers in the workspace, by which of several judges the one in front goes, what it was made
// of, how far the one at work is, and under them the facets of its questions. GUI thread only.
#pragma once

#include "core/base/ids.h"

#include <QString>
#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QSplitter;
class QStackedWidget;

namespace assay::widgets {
class DataTableView;
class JobProgress;
} // namespace assay::widgets

namespace assay::app {

class AnswerFacetsPane;
class AnswersController;
class AnswersRunsModel;

struct AnswersRunActions {
    QAction* cancel = nullptr;
    QAction* rename = nullptr;
    QAction* note = nullptr;
    QAction* remove = nullptr;
    QAction* settings = nullptr; // of the run in front, to run it again
};

class AnswersRunsPane : public QWidget {
    Q_OBJECT
  public:
    // The actions are the page's.
    AnswersRunsPane(AnswersController& controller, const AnswersRunActions& actions,
                    QWidget* parent = nullptr);

    [[nodiscard]] widgets::DataTableView* table() const { return m_table; }

    [[nodiscard]] AnswerFacetsPane& facets() const { return *m_facets; }

    // They are about the table of questions alone.
    void setFacetsShown(bool shown);

    void askName();
    void askNote();
    void askRemoval();

    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray& state);

  private:
    void syncRow();
    void refresh();
    void fillJudges();
    [[nodiscard]] QString aboutRun() const;

    AnswersController& m_controller;
    AnswersRunActions m_actions;
    AnswersRunsModel* m_model = nullptr;
    QSplitter* m_splitter = nullptr;
    QLabel* m_empty = nullptr;
    QStackedWidget* m_stack = nullptr;
    widgets::DataTableView* m_table = nullptr;
    QWidget* m_judgeRow = nullptr; // shown where the run has several judges
    QComboBox* m_judge = nullptr;
    QLabel* m_about = nullptr;
    widgets::JobProgress* m_work = nullptr;
    AnswerFacetsPane* m_facets = nullptr;
    bool m_syncing = false;
};

} // namespace assay::app
