// Asks which answers a queue of one's own holds, how many are drawn of them, and what it is called. Not
// modal; stays open until the queue is stored. GUI thread only.
#pragma once

#include "core/base/error.h"
#include "core/evaluate/answers/answer_run.h"
#include "core/evaluate/answers/reading_queues.h"

#include <QDialog>
#include <map>
#include <string>
#include <vector>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace assay::app {

class QueueDialog : public QDialog {
    Q_OBJECT
  public:
    // Offers the fields and measures of the run; `queue` is what stands in the form at first.
    QueueDialog(const evaluate::AnswerRun& run, const evaluate::ReadingQueue& queue,
                QWidget* parent = nullptr);

    [[nodiscard]] evaluate::ReadingQueue queue() const;
    void showError(const base::Error& error);

  Q_SIGNALS:
    void chosen();

  private:
    void addConditions(QFormLayout& form, const evaluate::AnswerRun& run);
    void addDraw(QFormLayout& form);
    void addButtons(QFormLayout& form);
    void showQueue(const evaluate::ReadingQueue& queue);
    void fillValues();
    void refresh();
    void copyJson();

    std::map<std::string, std::vector<std::string>> m_valuesOf; // by field
    evaluate::ReadingQueue m_given;
    QLineEdit* m_name = nullptr;
    QComboBox* m_verdict = nullptr;
    QDoubleSpinBox* m_overallBelow = nullptr;
    QComboBox* m_field = nullptr;
    QComboBox* m_value = nullptr;
    QComboBox* m_metric = nullptr;
    QComboBox* m_side = nullptr; // below or above
    QDoubleSpinBox* m_limit = nullptr;
    QCheckBox* m_cites = nullptr;
    QCheckBox* m_language = nullptr;
    QCheckBox* m_disagrees = nullptr;
    QCheckBox* m_notRead = nullptr;
    QComboBox* m_draw = nullptr;
    QSpinBox* m_count = nullptr;
    QSpinBox* m_share = nullptr; // percent
    QSpinBox* m_seed = nullptr;
    QLabel* m_error = nullptr;
    QPushButton* m_save = nullptr;
};

} // namespace assay::app
