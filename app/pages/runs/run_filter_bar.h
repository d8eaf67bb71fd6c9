// Which runs are shown: by kind, suite, corpus, system and words. GUI thread only.
#pragma once

#include <QWidget>

class QComboBox;
class QLineEdit;

namespace assay::app {

class RunsController;

class RunFilterBar : public QWidget {
    Q_OBJECT
  public:
    explicit RunFilterBar(RunsController& controller, QWidget* parent = nullptr);

    // Everything is shown again.
    void showAll();

  private:
    QComboBox* addBox(const char* name, const QString& title, const QString& allText);
    void refill();
    void apply();

    RunsController& m_controller;
    QComboBox* m_kind = nullptr;
    QComboBox* m_suite = nullptr;
    QComboBox* m_corpus = nullptr;
    QComboBox* m_system = nullptr;
    QLineEdit* m_text = nullptr;
};

} // namespace assay::app
