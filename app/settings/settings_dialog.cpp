#include "app/settings/settings_dialog.h"

#include "app/settings/engines_editor.h"
#include "app/settings/language.h"
#include "app/settings/settings.h"
#include "app/settings/shortcuts_editor.h"
#include "widgets/text/number_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace assay::app {

SettingsDialog::SettingsDialog(Settings& settings, ShortcutRegistry& shortcuts, widgets::JobRunner& jobs,
                               QWidget* parent)
    : QDialog(parent)
    , m_tabs(new QTabWidget(this))
    , m_editor(new ShortcutsEditor(shortcuts)) {
    setWindowTitle(tr("Settings"));
    m_tabs->addTab(makeGeneral(settings), tr("General"));
    auto* page = new QWidget(m_tabs);
    auto* pageLayout = new QVBoxLayout(page);
    pageLayout->addWidget(m_editor);
    m_tabs->addTab(page, tr("Shortcuts"));
    auto* engines = new QWidget(m_tabs);
    auto* enginesLayout = new QVBoxLayout(engines);
    enginesLayout->addWidget(new EnginesEditor(jobs, engines));
    m_tabs->addTab(engines, tr("Engines"));
    auto* close = new QPushButton(tr("Close"), this);
    close->setAutoDefault(false);
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    auto* buttons = new QHBoxLayout;
    auto* atOnce = new QLabel(tr("What is changed here holds at once."), this);
    atOnce->setObjectName(QStringLiteral("settingsAtOnce"));
    atOnce->setWordWrap(true);
    buttons->addWidget(atOnce, 1);
    buttons->addWidget(close);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_tabs, 1);
    layout->addLayout(buttons);
    resize(fontMetrics().averageCharWidth() * 110, fontMetrics().height() * 32);
}

void SettingsDialog::showShortcuts() {
    m_tabs->setCurrentIndex(1);
}

QWidget* SettingsDialog::makeGeneral(Settings& settings) {
    auto* page = new QWidget(m_tabs);
    auto* form = new QFormLayout(page);
    auto* theme = new QComboBox(page);
    theme->setObjectName(QStringLiteral("settingsTheme"));
    theme->addItem(tr("As the system"), static_cast<int>(widgets::ThemeChoice::System));
    theme->addItem(tr("Light"), static_cast<int>(widgets::ThemeChoice::Light));
    theme->addItem(tr("Dark"), static_cast<int>(widgets::ThemeChoice::Dark));
    const auto showTheme = [theme, &settings] {
        theme->setCurrentIndex(theme->findData(static_cast<int>(settings.theme())));
    };
    showTheme();
    theme->setAccessibleName(tr("Theme"));
    connect(theme, &QComboBox::activated, this, [theme, &settings] {
        settings.setTheme(static_cast<widgets::ThemeChoice>(theme->currentData().toInt()));
    });
    connect(&settings, &Settings::themeChanged, theme, showTheme);
    form->addRow(tr("&Theme:"), theme);

    auto* language = new QComboBox(page);
    language->setObjectName(QStringLiteral("settingsLanguage"));
    language->setAccessibleName(tr("Language"));
    language->addItem(tr("As the system"), systemLanguage());
    for (const Language& each : languages()) {
        language->addItem(each.name, each.tag);
    }
    language->setCurrentIndex(language->findData(settings.language()));
    auto* later = new QLabel(tr("From the next start on."), page);
    later->setObjectName(QStringLiteral("settingsLanguageLater"));
    later->hide();
    connect(language, &QComboBox::activated, this, [language, later, &settings, now = settings.language()] {
        settings.setLanguage(language->currentData().toString());
        later->setVisible(settings.language() != now);
    });
    auto* languageRow = new QHBoxLayout;
    languageRow->addWidget(language, 1);
    languageRow->addWidget(later);
    auto* languageLabel = new QLabel(tr("&Language:"), page);
    languageLabel->setBuddy(language);
    form->addRow(languageLabel, languageRow);

    auto* textSize = new QComboBox(page);
    textSize->setObjectName(QStringLiteral("settingsTextSize"));
    textSize->setAccessibleName(tr("Text size"));
    textSize->setToolTip(tr("Of the system's text size. What is open already takes it in part only: the next "
                            "start gives everything its room."));
    QList<int> sizes{100, 110, 125, 150, 175, 200};
    if (!sizes.contains(settings.textPercent())) {
        sizes.append(settings.textPercent()); // written by hand
        std::sort(sizes.begin(), sizes.end());
    }
    for (const int percent : std::as_const(sizes)) {
        textSize->addItem(widgets::percentText(percent / 100.0, 0), percent);
    }
    const auto showTextSize = [textSize, &settings] {
        textSize->setCurrentIndex(textSize->findData(settings.textPercent()));
    };
    showTextSize();
    connect(textSize, &QComboBox::activated, this,
            [textSize, &settings] { settings.setTextPercent(textSize->currentData().toInt()); });
    connect(&settings, &Settings::textPercentChanged, textSize, showTextSize);
    form->addRow(tr("Te&xt size:"), textSize);

    auto* reopen = new QCheckBox(tr("&Open the last workspace at the start"), page);
    reopen->setObjectName(QStringLiteral("settingsReopen"));
    reopen->setChecked(settings.reopenLastWorkspace());
    connect(reopen, &QCheckBox::toggled, this, [&settings](bool on) { settings.setReopenLastWorkspace(on); });
    form->addRow(QString(), reopen);

    auto* tour = new QCheckBox(tr("&Show the tour when the demo opens"), page);
    tour->setObjectName(QStringLiteral("settingsTour"));
    tour->setChecked(settings.offersTour());
    connect(tour, &QCheckBox::toggled, this, [&settings](bool on) { settings.setOffersTour(on); });
    connect(&settings, &Settings::offersTourChanged, tour, &QCheckBox::setChecked);
    form->addRow(QString(), tour);

    auto* flagGoesOn = new QCheckBox(tr("&Flagging goes on to the next question"), page);
    flagGoesOn->setObjectName(QStringLiteral("settingsFlagGoesOn"));
    flagGoesOn->setChecked(settings.flagGoesOn());
    connect(flagGoesOn, &QCheckBox::toggled, this, [&settings](bool on) { settings.setFlagGoesOn(on); });
    form->addRow(QString(), flagGoesOn);

    auto* curator = new QLineEdit(settings.curatorName(), page);
    curator->setObjectName(QStringLiteral("settingsCurator"));
    curator->setAccessibleName(tr("Your name, for what you judge and decide"));
    curator->setToolTip(tr("Stands beside what you judge and decide"));
    connect(curator, &QLineEdit::editingFinished, this,
            [curator, &settings] { settings.setCuratorName(curator->text()); });
    connect(&settings, &Settings::curatorNameChanged, curator, [curator](const QString& name) {
        if (curator->text().trimmed() != name) {
            curator->setText(name);
        }
    });
    form->addRow(tr("&Your name:"), curator);

    auto* reset = new QPushButton(tr("&Reset window and columns"), page);
    reset->setObjectName(QStringLiteral("settingsResetLayout"));
    reset->setAutoDefault(false);
    connect(reset, &QPushButton::clicked, this, &SettingsDialog::layoutResetRequested);
    auto* resetRow = new QHBoxLayout;
    resetRow->addWidget(reset);
    resetRow->addStretch();
    form->addRow(tr("Layout:"), resetRow);

    auto* file = new QLabel(QDir::toNativeSeparators(settings.fileName()), page);
    file->setTextInteractionFlags(Qt::TextSelectableByMouse);
    file->setWordWrap(true);
    form->addRow(tr("Kept in:"), file);
    return page;
}

} // namespace assay::app

#include "moc_settings_dialog.cpp"
