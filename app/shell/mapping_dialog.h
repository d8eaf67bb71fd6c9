// Asks which column of a plain CSV or JSON-lines file is which field of a question, with the first rows in
// sight. Not modal. Begins with what was chosen for the same columns before, else with what their names
// suggest, and remembers what is chosen. GUI thread only.
#pragma once

#include "app/settings/settings.h"
#include "app/shell/gold_imports.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableWidget;

namespace assay::app {

class MappingDialog : public QDialog {
    Q_OBJECT
  public:
    // `plan` has a preview.
    explicit MappingDialog(const imports::ImportPlan& plan, QWidget* parent = nullptr);

    [[nodiscard]] formats::FieldMapping mapping() const;

  Q_SIGNALS:
    void mapped(const assay::imports::ImportPlan& plan); // with its mapping

  private:
    void makeColumns();
    void makePreview();
    void choose(const formats::FieldMapping& mapping);
    void check();
    void import();

    imports::ImportPlan m_plan;
    Settings m_settings;
    QLabel* m_origin;
    QTableWidget* m_columns;
    QList<QComboBox*> m_fields; // one for each column
    QLineEdit* m_separator;
    QTableWidget* m_preview;
    QLabel* m_hint;
    QPushButton* m_import;
};

} // namespace assay::app
