#include "app/log/log.h"

#include "core/base/version.h"

#include <spdlog/sinks/rotating_file_sink.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <QDir>
#include <QStandardPaths>
#include <QSysInfo>
#include <memory>
#include <mutex>
#include <string_view>
#include <vector>

namespace assay::app {
namespace {

struct Log {
    std::mutex mutex; // the handler may be called while the settings change
    std::shared_ptr<spdlog::logger> logger;
    QString file;
    QtMessageHandler previous = nullptr;
    bool installed = false;
};

Log& theLog() {
    static Log log;
    return log;
}

spdlog::level::level_enum levelOf(QtMsgType type) {
    switch (type) {
    case QtDebugMsg:
        return spdlog::level::debug;
    case QtInfoMsg:
        return spdlog::level::info;
    case QtWarningMsg:
        return spdlog::level::warn;
    case QtCriticalMsg:
        return spdlog::level::err;
    case QtFatalMsg:
        return spdlog::level::critical;
    }
    return spdlog::level::info;
}

void handleMessage(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    std::shared_ptr<spdlog::logger> logger;
    {
        const std::lock_guard lock(theLog().mutex);
        logger = theLog().logger;
    }
    if (!logger) {
        return;
    }
    const std::string_view category = context.category != nullptr ? context.category : "default";
    const std::string text = message.toStdString();
    if (category == "default") {
        logger->log(levelOf(type), spdlog::string_view_t(text));
    } else {
        logger->log(levelOf(type), "{}: {}", category, text);
    }
    if (type == QtFatalMsg) {
        logger->flush(); // Qt ends the process after this
    }
}

} // namespace

QString logFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + QStringLiteral("/logs");
}

void startLog(const LogSettings& settings) {
    Log& log = theLog();
    const QString folder = settings.folder.isEmpty() ? logFolder() : settings.folder;
    const QString file = QDir(folder).filePath(QStringLiteral("assay.log"));
    std::vector<spdlog::sink_ptr> sinks;
    QString trouble;
    try {
        QDir().mkpath(folder);
        sinks.push_back(std::make_shared<spdlog::sinks::rotating_file_sink_mt>(
            QFile::encodeName(file).toStdString(), kLogFileBytes, kLogFiles - 1));
    } catch (const spdlog::spdlog_ex& exception) {
        trouble = QString::fromUtf8(exception.what());
    }
    const bool toFile = !sinks.empty();
    if (settings.verbose || !toFile) {
        sinks.push_back(std::make_shared<spdlog::sinks::stderr_sink_mt>());
    }
    auto logger = std::make_shared<spdlog::logger>("assay", sinks.begin(), sinks.end());
    logger->set_level(settings.verbose ? spdlog::level::debug : spdlog::level::info);
    logger->set_pattern("%Y-%m-%dT%H:%M:%S.%e %l %v");
    logger->flush_on(spdlog::level::warn);
    {
        const std::lock_guard lock(log.mutex);
        log.logger = std::move(logger);
        log.file = toFile ? file : QString();
    }
    if (!log.installed) {
        log.previous = qInstallMessageHandler(handleMessage);
        log.installed = true;
        qInfo("Assay %s (%s) starts with Qt %s on %s, %s", std::string(base::version()).c_str(),
              std::string(base::gitSha()).c_str(), qVersion(), qUtf8Printable(QSysInfo::prettyProductName()),
              qUtf8Printable(QSysInfo::currentCpuArchitecture()));
    }
    if (!trouble.isEmpty()) {
        qWarning("The log file cannot be written: %s", qUtf8Printable(trouble));
    }
}

void stopLog() {
    Log& log = theLog();
    if (log.installed) {
        qInfo("Assay ends");
        qInstallMessageHandler(log.previous);
        log.installed = false;
    }
    const std::lock_guard lock(log.mutex);
    if (log.logger) {
        log.logger->flush();
    }
    log.logger.reset();
    log.file.clear();
}

QString logFile() {
    const std::lock_guard lock(theLog().mutex);
    return theLog().file;
}

} // namespace assay::app
