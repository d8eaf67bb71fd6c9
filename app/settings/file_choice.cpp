#include "app/settings/file_choice.h"

#include "widgets/files/file_dialog.h"

#include <QLineEdit>

namespace assay::app {

void chooseFileInto(QLineEdit& field, const QString& title, const QStringList& filters) {
    auto* dialog = new widgets::FileDialog(field.window(), title, widgets::FilePurpose::Import);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters(filters);
    QObject::connect(dialog, &QFileDialog::fileSelected, &field, &QLineEdit::setText);
    dialog->open();
}

} // namespace assay::app
