#include "app/shell/about_dialog.h"

#include "core/base/version.h"
#include "widgets/theme/symbol_icon.h"
#include "widgets/theme/theme.h"

#include <CLI/Version.hpp>
#include <nlohmann/json.hpp>
#include <simdjson.h>
#include <spdlog/version.h>
#include <sqlite3.h>

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSysInfo>
#include <QTabWidget>
#include <QVBoxLayout>

namespace assay::app {
namespace {

QString licenceText() {
    QFile file(QStringLiteral(":/LICENSE"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString text(std::string_view utf8) {
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

QPlainTextEdit* reading(const QString& content, const QString& name, QWidget* parent) {
    auto* view = new QPlainTextEdit(content, parent);
    view->setReadOnly(true);
    view->setAccessibleName(name);
    view->setTabChangesFocus(true);
    widgets::setQuietFrame(*view);
    return view;
}

} // namespace

QString AboutDialog::versionText() {
    const auto line = [](const char* name, const QString& version) {
        return QStringLiteral("%1 %2\n").arg(QString::fromUtf8(name), version);
    };
    const auto number = [](int major, int minor, int patch) {
        return QStringLiteral("%1.%2.%3").arg(major).arg(minor).arg(patch);
    };
    return line("Assay", text(base::version())) + tr("Sources: %1\n").arg(text(base::gitSha())) +
           tr("System: %1\n").arg(QSysInfo::prettyProductName()) + u'\n' +
           line("Qt", QString::fromUtf8(qVersion())) +
           line("SQLite", QString::fromUtf8(sqlite3_libversion())) +
           line("simdjson", number(simdjson::SIMDJSON_VERSION_MAJOR, simdjson::SIMDJSON_VERSION_MINOR,
                                   simdjson::SIMDJSON_VERSION_REVISION)) +
           line("nlohmann/json", number(NLOHMANN_JSON_VERSION_MAJOR, NLOHMANN_JSON_VERSION_MINOR,
                                        NLOHMANN_JSON_VERSION_PATCH)) +
           line("spdlog", number(SPDLOG_VER_MAJOR, SPDLOG_VER_MINOR, SPDLOG_VER_PATCH)) +
           line("CLI11", QStringLiteral(CLI11_VERSION));
}

AboutDialog::AboutDialog(QWidget* parent)
    : QDialog(parent) {
    setWindowTitle(tr("About Assay"));
    auto* icon = new QLabel(this);
    icon->setPixmap(widgets::programIcon().pixmap(64, 64));
    auto* name = new QLabel(QStringLiteral("Assay ") + text(base::version()), this);
    QFont font = name->font();
    font.setPointSizeF(font.pointSizeF() * 1.5);
    font.setWeight(QFont::DemiBold);
    name->setFont(font);
    auto* what = new QLabel(tr("A workbench that tests gold: which answers to trust, measured."), this);
    what->setWordWrap(true);
    auto* titles = new QVBoxLayout;
    titles->addWidget(name);
    titles->addWidget(what);
    titles->addStretch();
    auto* top = new QHBoxLayout;
    top->setSpacing(16);
    top->addWidget(icon, 0, Qt::AlignTop);
    top->addLayout(titles, 1);

    auto* tabs = new QTabWidget(this);
    tabs->addTab(reading(versionText(), tr("Versions"), tabs), tr("Versions"));
    const QString conveyed =
        tr("This program links Qt Charts and is conveyed under the GNU General Public License, "
           "version 3. Its sources are under the MIT licence:");
    tabs->addTab(reading(conveyed + QStringLiteral("\n\n") + licenceText(), tr("Licence"), tabs),
                 tr("Licence"));

    auto* copy = new QPushButton(tr("Copy versions"), this);
    auto* close = new QPushButton(tr("Close"), this);
    close->setDefault(true);
    connect(copy, &QPushButton::clicked, this,
            [] { QGuiApplication::clipboard()->setText(AboutDialog::versionText()); });
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(copy);
    buttons->addStretch();
    buttons->addWidget(close);

    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    layout->addLayout(top);
    layout->addWidget(tabs, 1);
    layout->addLayout(buttons);
    resize(fontMetrics().averageCharWidth() * 84, fontMetrics().height() * 24);
    close->setFocus();
}

} // namespace assay::app

#include "moc_about_dialog.cpp"
