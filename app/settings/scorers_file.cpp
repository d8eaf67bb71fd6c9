#include "app/settings/scorers_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSettings>

namespace assay::app {

QString scorersFile() {
    // The place of a file of settings, also where the others stand in a registry.
    const QSettings settings(QSettings::IniFormat, QSettings::UserScope, QCoreApplication::organizationName(),
                             QCoreApplication::applicationName());
    return QFileInfo(settings.fileName()).dir().filePath(QStringLiteral("scorers.json"));
}

} // namespace assay::app
