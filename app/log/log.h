// The program's log: a rotating file in the user's data folder that takes what Qt and the program report.
// Holds no content of a workspace and no secret. Call from the main thread; messages may come from any
// thread.
#pragma once

#include <QString>

namespace assay::app {

struct LogSettings {
    QString folder;       // empty: logFolder()
    bool verbose = false; // debug messages too, and everything on standard error as well
};

// 5 MB a file, three of them.
inline constexpr int kLogFileBytes = 5 * 1024 * 1024;
inline constexpr int kLogFiles = 3;

// Where the log is kept: "logs" in the user's local data folder of the program.
[[nodiscard]] QString logFolder();

// Sends qDebug(), qInfo(), qWarning() and qCritical() to the file. Without a writable folder messages go to
// standard error only. May be called again to change the settings; stopLog() restores Qt's own handler and
// closes the file.
void startLog(const LogSettings& settings);
void stopLog();

// The file being written; empty while there is none.
[[nodiscard]] QString logFile();

} // namespace assay::app
