// Asks for a file name without stopping the program, and writes what was asked for so that a file appears
// whole or not at all. GUI thread only.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <functional>

class QWidget;

namespace assay::widgets {

// On failure false, with a sentence for the user in `error`.
[[nodiscard]] bool writeFile(const QString& path, const QByteArray& content, QString* error = nullptr);

// After QSaveFile, which syncs the file and not its folder: makes the name durable. As writeFile().
[[nodiscard]] bool isNameKept(const QString& path, QString* error = nullptr);

// The sentence for a file that could not be written.
[[nodiscard]] QString cannotWriteMessage(const QString& path, const QString& reason);

// Opens a save dialog on `parent`; `write` gets the chosen path. What it says in its error is shown to the
// user. The extension of the chosen filter is added where the name has none. What belongs to a workspace that
// is open is refused before `write` is asked.
void saveFileAs(QWidget* parent, const QString& title, const QString& suggestedName,
                const QStringList& nameFilters,
                std::function<bool(const QString& path, QString* error)> write);

// A file name made of a title: only letters, digits, '-' and '_'.
[[nodiscard]] QString fileNameFor(const QString& title, const QString& fallback);

} // namespace assay::widgets
