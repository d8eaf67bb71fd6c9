// What is to be measured: suites, the answers of a system, the rubric, how questions belong together; and the
// button that runs it. Says what is missing where there is nothing to measure. GUI thread only.
#pragma once

#include "core/evaluate/answers/answer_run.h"

#include <QByteArray>
#include <QStringList>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;
class QStackedWidget;
class QVBoxLayout;

namespace assay::app {

class AnswersController;
class EmptyState;

class AnswersSetupPane : public QWidget {
    Q_OBJECT
  public:
    explicit AnswersSetupPane(AnswersController& controller, QWidget* parent = nullptr);

    [[nodiscard]] evaluate::AnswerRunSettings settings() const;
    // Keys of the score offers that are ticked.
    [[nodiscard]] QStringList offers() const;

    // Why nothing can be run; empty: it can.
    [[nodiscard]] QString problem() const;

    // The settings of a run, to run it again or a little differently. What of it is gone is a problem().
    void takeSettings(const evaluate::AnswerRunSettings& settings);

    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray& state);

    void focusContent();

  Q_SIGNALS:
    void runWanted();
    void importWanted();
    void problemChanged();
    void edited(); // by a person

  private:
    [[nodiscard]] QWidget* makeForm();
    void fill();
    void fillSuites();
    void fillOffers();
    void choose(const QStringList& suites, const QString& predictions, const QString& rubric);
    void changed();
    [[nodiscard]] QStringList chosenSuites() const;
    [[nodiscard]] std::vector<std::string> fields() const;

    AnswersController& m_controller;
    bool m_filling = false;
    QStringList m_missing;                       // suites that were wanted and are not there
    std::optional<evaluate::Rubric> m_oldRubric; // of a run, where the workspace has another of its name
    QStackedWidget* m_stack = nullptr;
    EmptyState* m_empty = nullptr;
    QListWidget* m_suites = nullptr;
    QComboBox* m_predictions = nullptr;
    QComboBox* m_rubric = nullptr;
    QLabel* m_rubricHint = nullptr;
    QLineEdit* m_fields = nullptr;
    QComboBox* m_clusters = nullptr;
    QSpinBox* m_seed = nullptr;
    QSpinBox* m_limit = nullptr;
    QLineEdit* m_name = nullptr;
    QWidget* m_offersBox = nullptr;
    QVBoxLayout* m_offers = nullptr;
    QStringList m_tickedOffers;
    QLabel* m_problem = nullptr;
    QPushButton* m_run = nullptr;
};

} // namespace assay::app
