// The assertions that a question brings itself, in its extra members: a table, and a form for each. What else
// is there keeps its bytes. GUI thread only.
#pragma once

#include "widgets/rubrics/rubric_entry.h"

#include <QDialog>
#include <string>

class QDialogButtonBox;
class QLabel;
class QPushButton;

namespace assay::widgets {

class RubricTable;

class OwnAssertionsDialog : public QDialog {
    Q_OBJECT
  public:
    // `extra`: a JSON object, or empty.
    explicit OwnAssertionsDialog(std::string extra, QWidget* parent = nullptr);

    // As it was given but for its assertions; empty: nothing is left in it.
    [[nodiscard]] std::string extra() const;

  private:
    void openForm(int row);
    void takeEntry(int row, const RubricJson& entry);
    void takeValue(int row, const std::string& member, const RubricJson& value);
    void removeRow();
    void check();

    std::string m_extra;
    RubricJson m_assertions;
    bool m_isEdited = false;
    RubricTable* m_table = nullptr;
    QPushButton* m_change = nullptr;
    QPushButton* m_remove = nullptr;
    QLabel* m_wrong = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
};

} // namespace assay::widgets
