// How the questions of the suite are to be judged, in the team's own words, and who reviews which of them:
// people, how many each question wants, and how far each of them is. GUI thread only.
#pragma once

#include "core/workspace/suites/suite_settings.h"

#include <QWidget>
#include <optional>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace assay::widgets {
class BlocksView;
}

namespace assay::app {

class QuestionController;

class GuidelinesPane : public QWidget {
    Q_OBJECT
  public:
    // The controller outlives it.
    explicit GuidelinesPane(QuestionController& controller, QWidget* parent = nullptr);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void refresh();
    void showSettings();
    void showProgress();
    void save();
    [[nodiscard]] workspace::ReviewAssignment typedAssignment() const;
    [[nodiscard]] bool isTyped() const;

    QuestionController& m_controller;
    std::optional<workspace::SuiteSettings> m_settings;
    qint64 m_suite = 0; // that the settings are of
    QPlainTextEdit* m_text = nullptr;
    QLineEdit* m_reviewers = nullptr;
    QSpinBox* m_perQuestion = nullptr;
    QPushButton* m_save = nullptr;
    QLabel* m_yours = nullptr;
    widgets::BlocksView* m_progress = nullptr;
};

} // namespace assay::app
