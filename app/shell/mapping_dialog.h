// Asks what a plain CSV or JSON-lines file holds (scores, questions, answers, sentences), which column is
// which field, and what it is to be called, with the first rows in sight. Not modal. Begins with what was
// chosen for the same columns before, else with what their names suggest, and remembers what is chosen. GUI
// thread only.
#pragma once

#include "app/settings/settings.h"
#include "app/shell/gold_imports.h"
#include "core/imports/column_mapping.h"

#include <QDialog>

class QComboBox;
class QFormLayout;
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

    [[nodiscard]] imports::ColumnFields fields() const;

  Q_SIGNALS:
    void mapped(const assay::imports::ImportPlan& plan); // with its mapping

  private:
    void makeColumns();
    void makePreview();
    [[nodiscard]] formats::FileContent content() const;
    void takeContent(); // its fields, as they were chosen last or are suggested
    void choose(const imports::ColumnFields& fields);
    void check();
    void import();

    imports::ImportPlan m_plan;
    Settings m_settings;
    QLabel* m_origin;
    QComboBox* m_content;
    QLineEdit* m_name;
    QTableWidget* m_columns;
    QList<QComboBox*> m_fields;     // one for each column
    QFormLayout* m_lists = nullptr; // the row of the separator
    QLineEdit* m_separator;
    QTableWidget* m_preview;
    QLabel* m_hint;
    QPushButton* m_import;
};

} // namespace assay::app
