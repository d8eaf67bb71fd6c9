// Which Assay this is, what it is built from, and its licence. GUI thread only.
#pragma once

#include <QDialog>

namespace assay::app {

class AboutDialog : public QDialog {
    Q_OBJECT
  public:
    explicit AboutDialog(QWidget* parent = nullptr);

    // Version, sources and libraries as plain text, for a report.
    [[nodiscard]] static QString versionText();
};

} // namespace assay::app
