#include "app/settings/settings.h"

#include "app/settings/language.h"
#include "widgets/theme/text_size.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QList>
#include <QPointer>
#include <QStandardPaths>
#include <algorithm>

namespace assay::app {
namespace {

const QString kTheme = QStringLiteral("appearance/theme");
const QString kLanguage = QStringLiteral("appearance/language");
const QString kTextPercent = QStringLiteral("appearance/textPercent");
const QString kRecent = QStringLiteral("workspaces/recent");
const QString kTour = QStringLiteral("window/offersTour");
const QString kFlagGoesOn = QStringLiteral("curation/flagGoesOn");
const QString kReopen = QStringLiteral("workspaces/reopenLast");
const QString kLast = QStringLiteral("workspaces/last");
const QString kCurator = QStringLiteral("curation/name");
const QString kLayout = QStringLiteral("layout");
const QString kColumns = QStringLiteral("columns");
const QString kMappings = QStringLiteral("mappings/");
const QString kShortcuts = QStringLiteral("shortcuts/");

QString absolute(const QString& path) {
    return QDir::cleanPath(QFileInfo(path).absoluteFilePath());
}

QString themeName(widgets::ThemeChoice theme) {
    switch (theme) {
    case widgets::ThemeChoice::System:
        return QStringLiteral("system");
    case widgets::ThemeChoice::Light:
        return QStringLiteral("light");
    case widgets::ThemeChoice::Dark:
        return QStringLiteral("dark");
    }
    return {};
}

} // namespace

namespace {

// All that there are: what is changed through one of them is told by each.
QList<QPointer<Settings>>& instances() {
    static QList<QPointer<Settings>> all;
    return all;
}

} // namespace

Settings::Settings(QObject* parent)
    : QObject(parent) {
    instances().removeIf([](const QPointer<Settings>& each) { return each.isNull(); });
    instances().append(this);
}

void Settings::setApplicationNames() {
    QCoreApplication::setOrganizationName(QStringLiteral("Assay"));
    QCoreApplication::setApplicationName(QStringLiteral("assay"));
}

void Settings::redirectTo(const QString& folder) {
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder);
}

widgets::ThemeChoice Settings::theme() const {
    const QString name = m_settings.value(kTheme).toString();
    for (const auto theme : {widgets::ThemeChoice::Light, widgets::ThemeChoice::Dark}) {
        if (name == themeName(theme)) {
            return theme;
        }
    }
    return widgets::ThemeChoice::System;
}

void Settings::setTheme(widgets::ThemeChoice theme) {
    if (theme != this->theme()) {
        m_settings.setValue(kTheme, themeName(theme));
        Q_EMIT themeChanged(theme);
    }
}

QString Settings::language() const {
    const QString choice = m_settings.value(kLanguage).toString();
    return isLanguageChoice(choice) ? choice : systemLanguage();
}

void Settings::setLanguage(const QString& choice) {
    m_settings.setValue(kLanguage, choice);
}

int Settings::textPercent() const {
    return std::clamp(m_settings.value(kTextPercent, widgets::kLeastTextPercent).toInt(),
                      widgets::kLeastTextPercent, widgets::kMostTextPercent);
}

void Settings::setTextPercent(int percent) {
    const int wanted = std::clamp(percent, widgets::kLeastTextPercent, widgets::kMostTextPercent);
    if (wanted != textPercent()) {
        m_settings.setValue(kTextPercent, wanted);
        Q_EMIT textPercentChanged(wanted);
    }
}

QStringList Settings::recentWorkspaces() const {
    return m_settings.value(kRecent).toStringList();
}

void Settings::addRecentWorkspace(const QString& path) {
    QStringList paths = recentWorkspaces();
    const QString added = absolute(path);
    paths.removeAll(added);
    paths.prepend(added);
    m_settings.setValue(kRecent, paths.mid(0, kRecentWorkspaces));
    Q_EMIT recentWorkspacesChanged();
}

void Settings::removeRecentWorkspace(const QString& path) {
    QStringList paths = recentWorkspaces();
    if (paths.removeAll(absolute(path)) > 0) {
        m_settings.setValue(kRecent, paths);
        Q_EMIT recentWorkspacesChanged();
    }
}

void Settings::clearRecentWorkspaces() {
    m_settings.remove(kRecent);
    Q_EMIT recentWorkspacesChanged();
}

bool Settings::flagGoesOn() const {
    return m_settings.value(kFlagGoesOn, true).toBool();
}

void Settings::setFlagGoesOn(bool goesOn) {
    m_settings.setValue(kFlagGoesOn, goesOn);
}

bool Settings::reopenLastWorkspace() const {
    return m_settings.value(kReopen, true).toBool();
}

void Settings::setReopenLastWorkspace(bool reopen) {
    m_settings.setValue(kReopen, reopen);
}

bool Settings::offersTour() const {
    return m_settings.value(kTour, true).toBool();
}

void Settings::setOffersTour(bool offers) {
    if (offers != offersTour()) {
        m_settings.setValue(kTour, offers);
        Q_EMIT offersTourChanged(offers);
    }
}

QString Settings::lastWorkspace() const {
    return m_settings.value(kLast).toString();
}

void Settings::setLastWorkspace(const QString& path) {
    m_settings.setValue(kLast, path.isEmpty() ? QString() : absolute(path));
}

QString Settings::curatorName() const {
    return m_settings.value(kCurator, qEnvironmentVariable("USER")).toString().trimmed();
}

void Settings::setCuratorName(const QString& name) {
    if (name.trimmed() != curatorName()) {
        m_settings.setValue(kCurator, name.trimmed());
        const QList<QPointer<Settings>> all = instances();
        for (const QPointer<Settings>& each : all) {
            if (each) {
                Q_EMIT each->curatorNameChanged(curatorName());
            }
        }
    }
}

namespace {

// Headers are long and hold anything: their hash is the key.
QString mappingKey(const QStringList& columns) {
    const QByteArray header = columns.join(QChar(0x1F)).toUtf8();
    return kMappings +
           QString::fromLatin1(QCryptographicHash::hash(header, QCryptographicHash::Sha256).toHex());
}

} // namespace

std::optional<QVariantMap> Settings::columnMapping(const QStringList& columns) const {
    const QVariant stored = m_settings.value(mappingKey(columns));
    return stored.isValid() ? std::optional(stored.toMap()) : std::nullopt;
}

void Settings::setColumnMapping(const QStringList& columns, const QVariantMap& mapping) {
    m_settings.setValue(mappingKey(columns), mapping);
}

QByteArray Settings::layout(const QString& key) const {
    return m_settings.value(kLayout + u'/' + key).toByteArray();
}

void Settings::setLayout(const QString& key, const QByteArray& data) {
    m_settings.setValue(kLayout + u'/' + key, data);
}

void Settings::resetLayouts() {
    m_settings.remove(kLayout);
    m_settings.remove(kColumns);
}

std::optional<QList<QKeySequence>> Settings::shortcuts(const QString& action) const {
    const QVariant stored = m_settings.value(kShortcuts + action);
    if (!stored.isValid()) {
        return std::nullopt;
    }
    QList<QKeySequence> shortcuts;
    const QStringList texts = stored.toStringList();
    for (const QString& text : texts) {
        const QKeySequence sequence = QKeySequence::fromString(text, QKeySequence::PortableText);
        if (!sequence.isEmpty()) {
            shortcuts.append(sequence);
        }
    }
    return shortcuts;
}

void Settings::setShortcuts(const QString& action, const std::optional<QList<QKeySequence>>& shortcuts) {
    if (!shortcuts) {
        m_settings.remove(kShortcuts + action);
        return;
    }
    QStringList texts;
    for (const QKeySequence& sequence : *shortcuts) {
        texts.append(sequence.toString(QKeySequence::PortableText));
    }
    m_settings.setValue(kShortcuts + action, texts.isEmpty() ? QStringList{QString()} : texts);
}

} // namespace assay::app

#include "moc_settings.cpp"
