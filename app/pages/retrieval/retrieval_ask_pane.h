// Asks a corpus of the workspace the questions of a suite by any search that is there, and measures what
// comes: the form (asking_form.h), what it takes, why it cannot be, and the figures so far while it runs. GUI
// thread only.
#pragma once

#include "app/pages/retrieval/retrieval_controller.h"
#include "core/retrieval/remote/engine_connection.h"

#include <QStringList>
#include <QWidget>
#include <string>
#include <vector>

class QLabel;
class QPushButton;

namespace assay::app {

class AskingForm;
class EnginePreview;

class RetrievalAskPane : public QWidget {
    Q_OBJECT
  public:
    explicit RetrievalAskPane(RetrievalController& controller, QWidget* parent = nullptr);

    // What is asked, as the form stands.
    [[nodiscard]] const AskingForm& form() const { return *m_form; }

    // Asks and measures, as the button does; says why not where it cannot.
    void start();

    // Why it cannot be asked; empty: it can.
    [[nodiscard]] QString problem(const evaluate::AskingPlan& plan) const;

    // What a search takes, a line each, and the engines that it asks.
    struct Taken {
        QStringList lines;
        std::vector<retrieval::EngineConnection> engines;
    };

    [[nodiscard]] Taken whatItTakes(const evaluate::AskingPlan& plan) const;

    // Of the service that makes the vectors of questions, which is remembered; empty: none in the key ring.
    [[nodiscard]] std::string serviceKeyAccount(const evaluate::AskingPlan& plan) const;

  Q_SIGNALS:
    void refused(const QString& why);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void makeLayout();
    void refresh();
    void showGold();
    void showEngine(const evaluate::AskingPlan& plan);
    [[nodiscard]] QString searchProblem(const evaluate::AskingPlan& plan) const; // of search, scorer, vectors
    [[nodiscard]] QString memoryLine(const evaluate::SearchSpec& search) const;  // empty: there is enough

    RetrievalController& m_controller;
    AskingForm* m_form = nullptr;
    EnginePreview* m_engine = nullptr; // that the search asks, and what that takes
    QLabel* m_state = nullptr;
    QLabel* m_asked = nullptr;
    QLabel* m_gold = nullptr; // how much of what is to be found the corpus holds
    QPushButton* m_ask = nullptr;
    QPushButton* m_stop = nullptr;
};

} // namespace assay::app
