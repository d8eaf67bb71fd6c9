#include "app/settings/file_choice.h"

#include "app/settings/settings.h"
#include "widgets/files/file_dialog.h"

#include <QFileInfo>
#include <QLineEdit>

namespace assay::app {

void chooseFileInto(QLineEdit& field, const QString& title, const QStringList& filters) {
    auto* dialog = new widgets::FileDialog(field.window(), title, Settings().lastFolder());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters(filters);
    QObject::connect(dialog, &QFileDialog::fileSelected, &field, [&field](const QString& path) {
        Settings().setLastFolder(QFileInfo(path).path());
        field.setText(path);
    });
    dialog->open();
}

} // namespace assay::app
