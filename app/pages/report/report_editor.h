// What a report shows: its sections with their comments, in which order, of what, under which title.
#pragma once

#include "core/results/report/report_plan.h"

#include <QStringList>
#include <QWidget>
#include <vector>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QPlainTextEdit;
class QSpinBox;
class QToolButton;

namespace assay::app {

// What the workspace holds to choose from.
struct ReportChoices {
    QStringList scoredSets, suites;
    std::vector<std::pair<base::RowId, QString>> runs;
};

class ReportEditor : public QWidget {
    Q_OBJECT
  public:
    explicit ReportEditor(QWidget* parent = nullptr);

    void setChoices(ReportChoices choices);
    void setPlan(const results::ReportPlan& plan);

    [[nodiscard]] const results::ReportPlan& plan() const { return m_plan; }

  Q_SIGNALS:
    void planEdited();                        // by the person
    void sectionChosen(const QString& title); // or moved

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void makeHead();
    void makeSections();
    void showSections();
    void readSections();
    void moveSection(int by);
    void showComment();
    void tellSection();
    void showChoices();
    void edited();

    results::ReportPlan m_plan;
    ReportChoices m_choices;
    bool m_showing = false; // fields are being filled
    QLineEdit* m_title = nullptr;
    QLineEdit* m_subtitle = nullptr;
    QComboBox* m_paper = nullptr;
    QSpinBox* m_hardest = nullptr;
    QCheckBox* m_hardestOfAll = nullptr;
    QToolButton* m_content = nullptr;
    QListWidget* m_sections = nullptr;
    QToolButton* m_up = nullptr;
    QToolButton* m_down = nullptr;
    QPlainTextEdit* m_comment = nullptr;
};

} // namespace assay::app
