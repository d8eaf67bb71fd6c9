#include "widgets/files/file_dialog.h"

#include <QAbstractFileIconProvider>
#include <QApplication>
#include <QFileInfo>
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

} // namespace

FileDialog::FileDialog(QWidget* parent, const QString& title, const QString& folder)
    : QFileDialog(parent, title) {
    // Before anything makes the list of files.
    setOption(DontUseNativeDialog);
    setOption(DontUseCustomDirectoryIcons);
    setIconProvider(namesOnly());
    if (!folder.isEmpty()) {
        setDirectory(folder);
    }
}

} // namespace assay::widgets

#include "moc_file_dialog.cpp"
