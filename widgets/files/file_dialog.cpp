#include "widgets/files/file_dialog.h"

#include <QAbstractFileIconProvider>
#include <QApplication>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>
#include <QStyle>

namespace assay::widgets {
namespace {

// Icons and kinds by what the folder says of a file, and by its name.
class NamesOnly final : public QAbstractFileIconProvider {
  public:
    [[nodiscard]] QIcon icon(IconType type) const override {
        return QApplication::style()->standardIcon(type == Folder ? QStyle::SP_DirIcon : QStyle::SP_FileIcon);
    }

    [[nodiscard]] QIcon icon(const QFileInfo& info) const override {
        return icon(info.isDir() ? Folder : File);
    }

    [[nodiscard]] QString type(const QFileInfo& info) const override {
        return info.isDir() ? FileDialog::tr("Folder") : info.suffix();
    }
};

// Dialogs do not own theirs.
QAbstractFileIconProvider* namesOnly() {
    static NamesOnly provider;
    return &provider;
}

const QString kLastFolder = QStringLiteral("workspaces/lastFolder"); // for any purpose

QString keyOf(FilePurpose purpose) {
    const char* name = "";
    switch (purpose) {
    case FilePurpose::Workspace:
        name = "workspace";
        break;
    case FilePurpose::Import:
        name = "import";
        break;
    case FilePurpose::Export:
        name = "export";
        break;
    case FilePurpose::Report:
        name = "report";
        break;
    case FilePurpose::Settings:
        name = "settings";
        break;
    }
    return QStringLiteral("folders/") + QLatin1String(name);
}

} // namespace

QString lastFolder(FilePurpose purpose) {
    const QSettings settings;
    for (const QString& key : {keyOf(purpose), kLastFolder}) {
        const QString folder = settings.value(key).toString();
        if (!folder.isEmpty() && QFileInfo(folder).isDir()) {
            return folder;
        }
    }
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

void keepFolder(FilePurpose purpose, const QString& folder) {
    QSettings settings;
    settings.setValue(keyOf(purpose), folder);
    settings.setValue(kLastFolder, folder);
}

FileDialog::FileDialog(QWidget* parent, const QString& title, FilePurpose purpose, const QString& folder)
    : QFileDialog(parent, title) {
    // Before anything makes the list of files.
    setOption(DontUseNativeDialog);
    setOption(DontUseCustomDirectoryIcons);
    setIconProvider(namesOnly());
    setDirectory(folder.isEmpty() ? lastFolder(purpose) : folder);
    connect(this, &QFileDialog::filesSelected, this, [this, purpose](const QStringList& paths) {
        if (!paths.isEmpty()) {
            keepFolder(purpose, fileMode() == Directory ? paths.front() : QFileInfo(paths.front()).path());
        }
    });
}

} // namespace assay::widgets

#include "moc_file_dialog.cpp"
