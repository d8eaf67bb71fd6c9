// A file that stands in a field, chosen in a dialog that opens where the last file was. GUI thread only.
#pragma once

#include <QString>
#include <QStringList>

class QLineEdit;

namespace assay::app {

// Not modal; the dialog belongs to the field's window and writes the chosen path into the field.
void chooseFileInto(QLineEdit& field, const QString& title, const QStringList& filters);

} // namespace assay::app
