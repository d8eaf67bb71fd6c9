// How the questions of the suite are to be judged, in the team's own words, and who reviews which of them:
// people, how many each question wants, and how far each of them is. What is typed and not saved is kept as a
// draft of its suite and comes back with it, also after a restart. GUI thread only.
#pragma once

#include "core/workspace/suites/suite_settings.h"
#include "core/workspace/workspace.h"

#include <QWidget>
#include <map>
#include <memory>
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

    // Something is typed that is not saved.
    [[nodiscard]] bool isTyped() const;

  public Q_SLOTS:
    void save();

  Q_SIGNALS:
    void typingChanged();

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    struct Draft {
        QString guidelines;
        QString reviewers;
        int perQuestion = 1;
        QString who;
        QString when; // UTC, ISO 8601; empty: just now
    };

    void refresh();
    void readDrafts();
    void takeTyped();
    void offerDraft();
    void putBack();
    void showSettings();
    void showTyping();
    void showProgress();
    [[nodiscard]] workspace::ReviewAssignment typedAssignment() const;

    QuestionController& m_controller;
    std::optional<workspace::SuiteSettings> m_settings;
    qint64 m_suite = 0;               // that the settings are of
    std::map<qint64, Draft> m_drafts; // by suite, of this workspace:
    std::weak_ptr<workspace::Workspace> m_workspace;
    bool m_isFilling = false;
    QLabel* m_draft = nullptr;
    QPushButton* m_back = nullptr;
    QPlainTextEdit* m_text = nullptr;
    QLineEdit* m_reviewers = nullptr;
    QSpinBox* m_perQuestion = nullptr;
    QPushButton* m_save = nullptr;
    QLabel* m_yours = nullptr;
    widgets::BlocksView* m_progress = nullptr;
};

} // namespace assay::app
