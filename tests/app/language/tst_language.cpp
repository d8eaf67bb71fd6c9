// Which language is spoken, how its numbers look, and that Qt's own windows speak it too.
#include "app/settings/language.h"
#include "app/settings/settings.h"
#include "app/settings/settings_dialog.h"
#include "app/settings/shortcut_registry.h"
#include "app/shell/english_plurals.h"
#include "tests/app/shell/shell_fixture.h"
#include "tests/support/test_class.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/text/number_text.h"

#include <QtTest/QTest>

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QInputDialog>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>
#include <QTreeView>

using namespace assay;
using app::LanguageScope;
using namespace Qt::Literals::StringLiterals;

namespace {

void addTextsOf(const QMenu& menu, QSet<QString>& texts) {
    const QList<QAction*> actions = menu.actions();
    for (const QAction* action : actions) {
        texts.insert(action->text().section(u'\t', 0, 0));
    }
}

// What a person can read in the windows that Qt makes for the program.
QSet<QString> textsOfQt() {
    QSet<QString> texts;
    const auto addAll = [&texts](QWidget& of) {
        for (const QLabel* label : of.findChildren<QLabel*>()) {
            texts.insert(label->text());
        }
        for (const QAbstractButton* button : of.findChildren<QAbstractButton*>()) {
            texts.insert(button->text());
            texts.insert(button->toolTip());
            texts.insert(button->accessibleName());
        }
        for (const QAction* action : of.findChildren<QAction*>()) {
            texts.insert(action->text());
        }
    };
    QDialogButtonBox buttons;
    for (int button = QDialogButtonBox::FirstButton; button <= QDialogButtonBox::LastButton; button <<= 1) {
        buttons.addButton(static_cast<QDialogButtonBox::StandardButton>(button));
    }
    addAll(buttons);
    QMessageBox box;
    box.setDetailedText(u"…"_s);
    box.setStandardButtons(QMessageBox::Save | QMessageBox::Cancel);
    addAll(box);
    QFileDialog open(nullptr, QString(), QDir::tempPath());
    open.setOption(QFileDialog::DontUseNativeDialog);
    open.setFileMode(QFileDialog::ExistingFiles);
    QFileDialog save(nullptr, QString(), QDir::tempPath());
    save.setOption(QFileDialog::DontUseNativeDialog);
    save.setAcceptMode(QFileDialog::AcceptSave);
    for (QFileDialog* dialog : {&open, &save}) {
        addAll(*dialog);
        const auto* files = dialog->findChild<QTreeView*>(u"treeView"_s);
        for (int column = 0; files != nullptr && column < files->model()->columnCount(); ++column) {
            texts.insert(files->model()->headerData(column, Qt::Horizontal).toString());
        }
    }
    QInputDialog input;
    addAll(input);
    QLineEdit line(u"text"_s);
    const std::unique_ptr<QMenu> lineMenu(line.createStandardContextMenu());
    addTextsOf(*lineMenu, texts);
    QPlainTextEdit edit;
    const std::unique_ptr<QMenu> editMenu(edit.createStandardContextMenu());
    addTextsOf(*editMenu, texts);
    return texts;
}

} // namespace

class TestLanguage : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void init() { QLocale::setDefault(QLocale::c()); }

    void theSystemsLanguageIsTaken_data() {
        QTest::addColumn<QString>("system");
        QTest::addColumn<QString>("language");
        QTest::newRow("German") << u"de_DE"_s << u"de"_s;
        QTest::newRow("of Austria") << u"de_AT"_s << u"de"_s;
        QTest::newRow("Bokmål") << u"nb_NO"_s << u"nb"_s;
        QTest::newRow("Norwegian") << u"no_NO"_s << u"nb"_s;
        QTest::newRow("Nynorsk") << u"nn_NO"_s << u"nb"_s;
        QTest::newRow("English") << u"en_US"_s << u"en"_s;
        QTest::newRow("not spoken") << u"fr_FR"_s << u"en"_s;
        QTest::newRow("none") << u"C"_s << u"en"_s;
    }

    void theSystemsLanguageIsTaken() {
        QFETCH(const QString, system);
        QFETCH(const QString, language);
        QCOMPARE(app::languageOf(app::systemLanguage(), QLocale(system)), language);
        QCOMPARE(app::languageOf(u"Klingon"_s, QLocale(system)), language);
        QCOMPARE(app::languageOf(u"nb"_s, QLocale(system)), u"nb"_s); // what is chosen counts more
    }

    void numbersAreOfTheLanguage() {
        QCOMPARE(app::localeOf(u"de"_s, QLocale(u"en_US"_s)).decimalPoint(), u","_s);
        QCOMPARE(app::localeOf(u"en"_s, QLocale(u"de_DE"_s)).decimalPoint(), u"."_s);
        QCOMPARE(app::localeOf(u"en"_s, QLocale(u"de_DE"_s)).territory(), QLocale::UnitedKingdom);
        QCOMPARE(app::localeOf(u"en"_s, QLocale(u"en_US"_s)).territory(), QLocale::UnitedStates);
        QCOMPARE(app::localeOf(u"de"_s, QLocale(u"de_CH"_s)).territory(), QLocale::Switzerland);
        QCOMPARE(app::localeOf(app::systemLanguage(), QLocale(u"fr_FR"_s)).territory(), QLocale::France);
        const QLocale before;
        {
            const LanguageScope german(u"de"_s);
            QCOMPARE(widgets::proportionText(0.5, 2), u"0,50"_s);
            QCOMPARE(widgets::countText(1'234'567), u"1.234.567"_s);
            QDoubleSpinBox box;
            box.setDecimals(2);
            auto* field = box.findChild<QLineEdit*>();
            field->selectAll();
            QTest::keyClicks(field, u"0,75"_s);
            QCOMPARE(box.value(), 0.75);
            QCOMPARE(box.text(), u"0,75"_s);
        }
        QCOMPARE(QLocale(), before);
        QCOMPARE(widgets::proportionText(0.5, 2), u"0.50"_s);
    }

    void textsAndPluralsAreOfTheLanguage() {
        app::EnglishPlurals english;
        QCoreApplication::installTranslator(&english);
        const auto open = [] { return QCoreApplication::translate("QPlatformTheme", "Open"); };
        const auto text = [](int n) {
            return QCoreApplication::translate("assay::app::HomePage", "%n set(s)", nullptr, n);
        };
        QCOMPARE(open(), u"Open"_s);
        {
            const LanguageScope norwegian(u"nb"_s);
            QCOMPARE(open(), u"Åpne"_s);
            {
                const LanguageScope german(u"de"_s);
                QCOMPARE(open(), u"Öffnen"_s);
                // What no translation has still reads as English does.
                QCOMPARE(text(1), u"1 set"_s);
                QCOMPARE(text(2), u"2 sets"_s);
                // Digits are grouped as in all other figures.
                const QString many =
                    QCoreApplication::translate("EditText", "the approval of %n question(s)", nullptr, 1'668);
                QVERIFY2(many.contains(u"1.668"_s), qPrintable(many));
            }
            QCOMPARE(open(), u"Åpne"_s);
        }
        QCOMPARE(open(), u"Open"_s);
    }

    void qtSpeaksItToo_data() {
        QTest::addColumn<QString>("language");
        QTest::newRow("nb") << u"nb"_s;
        QTest::newRow("de") << u"de"_s;
    }

    // Whether Qt's own translations are installed or not; names of places and of keys stay as they are.
    void qtSpeaksItToo() {
        QFETCH(const QString, language);
        const QSet<QString> english = textsOfQt();
        QVERIFY(english.size() > 40);
        const LanguageScope scope(language);
        QSet<QString> same = textsOfQt() & english;
        same -= {QString(), u"OK"_s, u"Name"_s, u"Type"_s, u"Computer"_s, u"Details"_s};
        same.removeIf(
            [](const QString& text) { return !text.contains(QRegularExpression(u"[A-Za-z]{2}"_s)); });
        QVERIFY2(same.isEmpty(), qPrintable(QStringList(same.begin(), same.end()).join(u"; "_s)));
    }

    void keysAreNamedAndStillUnderstood() {
        const LanguageScope german(u"de"_s);
        const QKeySequence keys(Qt::CTRL | Qt::SHIFT | Qt::Key_Delete);
        QCOMPARE(keys.toString(QKeySequence::NativeText), u"Strg+Umschalt+Entf"_s);
        QCOMPARE(QKeySequence(u"Strg+Umschalt+Entf"_s), keys);
        QCOMPARE(QKeySequence(u"Ctrl+Shift+Del"_s), keys); // as they stand in the sources
    }

    void theLanguageIsChosenInTheSettings() {
        const tests::ShellFixture f;
        app::Settings settings;
        app::ShortcutRegistry shortcuts(settings);
        QCOMPARE(settings.language(), app::systemLanguage());
        widgets::JobRunner jobs;
        app::SettingsDialog dialog(settings, shortcuts, jobs);
        dialog.show();
        auto* choice = dialog.findChild<QComboBox*>(u"settingsLanguage"_s);
        auto* later = dialog.findChild<QLabel*>(u"settingsLanguageLater"_s);
        QStringList names;
        for (int i = 0; i < choice->count(); ++i) {
            names.append(choice->itemText(i));
        }
        QCOMPARE(names, QStringList({u"As the system"_s, u"English"_s, u"Norsk bokmål"_s, u"Deutsch"_s}));
        QVERIFY(!later->isVisible());
        choice->setFocus();
        QTest::keyClick(choice, Qt::Key_End);
        QCOMPARE(settings.language(), u"de"_s);
        QVERIFY(later->isVisible());
        QTest::keyClick(choice, Qt::Key_Home);
        QCOMPARE(settings.language(), app::systemLanguage());
        QVERIFY(!later->isVisible());
        QSettings().setValue(u"appearance/language"_s, u"Klingon"_s);
        QCOMPARE(app::Settings().language(), app::systemLanguage());
    }
};

ASSAY_TEST(TestLanguage)
#include "tst_language.moc"
