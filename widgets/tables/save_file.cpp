#include "widgets/tables/save_file.h"

#include "core/base/disk_sync.h"
#include "core/base/path_guard.h"
#include "widgets/files/file_dialog.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QFileInfo>
#include <QMessageBox>
#include <QRegularExpression>
#include <QSaveFile>
#include <filesystem>
#include <utility>

namespace assay::widgets {
namespace {

struct SaveFile {
    Q_DECLARE_TR_FUNCTIONS(assay::widgets::SaveFile)
};

// "csv" of "CSV table (*.csv)".
QString suffixOf(const QString& nameFilter) {
    static const QRegularExpression kSuffix(QStringLiteral("\\*\\.(\\w+)"));
    return kSuffix.match(nameFilter).captured(1);
}

} // namespace

QString cannotWriteMessage(const QString& path, const QString& reason) {
    return SaveFile::tr("“%1” could not be written: %2").arg(path, reason);
}

bool isNameKept(const QString& path, QString* error) {
    const auto synced = base::syncFolderOf(std::filesystem::path(path.toStdU16String()));
    if (!synced && error != nullptr) {
        *error = cannotWriteMessage(path, QString::fromStdString(synced.error().detail));
    }
    return synced.has_value();
}

bool writeFile(const QString& path, const QByteArray& content, QString* error) {
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.commit()) {
        return isNameKept(path, error);
    }
    if (error != nullptr) {
        *error = cannotWriteMessage(path, file.errorString());
    }
    return false;
}

void saveFileAs(QWidget* parent, const QString& title, const QString& suggestedName,
                const QStringList& nameFilters,
                std::function<bool(const QString& path, QString* error)> write) {
    auto* dialog = new FileDialog(parent, title, FilePurpose::Export);
    dialog->setObjectName(QStringLiteral("saveFileDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters(nameFilters);
    dialog->setDefaultSuffix(suffixOf(nameFilters.value(0)));
    dialog->selectFile(suggestedName);
    QObject::connect(dialog, &QFileDialog::filterSelected, dialog,
                     [dialog](const QString& filter) { dialog->setDefaultSuffix(suffixOf(filter)); });
    QObject::connect(dialog, &QFileDialog::fileSelected, parent,
                     [parent, title, write = std::move(write)](const QString& path) {
                         QString error;
                         if (path.isEmpty()) {
                             return;
                         }
                         if (!base::requireUnguarded(std::filesystem::path(path.toStdU16String()))) {
                             error = SaveFile::tr("“%1” belongs to a workspace, so nothing is "
                                                  "written there. Choose another name.")
                                         .arg(path);
                         } else if (write(path, &error)) {
                             return;
                         }
                         auto* message =
                             new QMessageBox(QMessageBox::Warning, title, error, QMessageBox::Close, parent);
                         message->setTextFormat(Qt::PlainText); // names come from data
                         message->button(QMessageBox::Close)->setText(SaveFile::tr("Close"));
                         message->setAttribute(Qt::WA_DeleteOnClose);
                         message->open();
                     });
    dialog->open();
}

QString fileNameFor(const QString& title, const QString& fallback) {
    QString name;
    for (const QChar c : title.simplified()) {
        if (c.isLetterOrNumber() || c == u'-' || c == u'_') {
            name += c.toLower();
        } else if (!name.isEmpty() && !name.endsWith(u'-')) {
            name += u'-';
        }
    }
    while (name.endsWith(u'-')) {
        name.chop(1);
    }
    return name.isEmpty() ? fallback : name.left(80);
}

} // namespace assay::widgets
