// The dialog for files and folders that every page uses.
//
// It opens none of the files that it lists. Qt's own dialog, and those of desktops, look into files to learn
// what they are. Closing a file drops every POSIX lock that the process has on it: an open workspace beside
// what is looked for would lose its locks, and the next program that writes to it would take the journal away
// under this one.
#pragma once

#include <QFileDialog>

namespace assay::widgets {

// What a file is looked for; each has a folder of its own that the dialog starts in.
enum class FilePurpose { Workspace, Import, Export, Report, Settings };

// The folder last used for that purpose, else the one last used at all, else that of documents. Kept in the
// default QSettings.
[[nodiscard]] QString lastFolder(FilePurpose purpose);
void keepFolder(FilePurpose purpose, const QString& folder);

class FileDialog : public QFileDialog {
    Q_OBJECT

  public:
    // Starts in the folder last used for that purpose, or in `folder`, and keeps the one that is chosen.
    FileDialog(QWidget* parent, const QString& title, FilePurpose purpose, const QString& folder = {});
};

} // namespace assay::widgets
