// The dialog for files and folders that every page uses.
//
// It opens none of the files that it lists. Qt's own dialog, and those of desktops, look into files to learn
// what they are. Closing a file drops every POSIX lock that the process has on it: an open workspace beside
// what is looked for would lose its locks, and the next program that writes to it would take the journal away
// under this one.
#pragma once

#include <QFileDialog>

namespace assay::widgets {

class FileDialog : public QFileDialog {
    Q_OBJECT

  public:
    explicit FileDialog(QWidget* parent, const QString& title = {}, const QString& folder = {});
};

} // namespace assay::widgets
