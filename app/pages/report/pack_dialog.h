// Asks into which folder the files of a report go, and which of them. The folder need not be there yet.
// GUI thread only.
#pragma once

#include "widgets/report/report_files.h"

#include <QDialog>
#include <utility>
#include <vector>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace assay::app {

class PackDialog : public QDialog {
    Q_OBJECT
  public:
    // With these formats marked at first.
    PackDialog(const QString& title, const QString& folder, const std::vector<widgets::ReportFormat>& formats,
               QWidget* parent = nullptr);

    [[nodiscard]] QString folder() const;
    [[nodiscard]] std::vector<widgets::ReportFormat> formats() const;
    [[nodiscard]] results::CsvOptions csv() const;

  private:
    void browse();
    void refresh();

    QLineEdit* m_folder;
    std::vector<std::pair<widgets::ReportFormat, QCheckBox*>> m_formats;
    QCheckBox* m_neutralise;
    QLabel* m_about; // what will happen to the folder
    QPushButton* m_write = nullptr;
};

} // namespace assay::app
