// The languages that the program speaks, and the one that is spoken now: its texts, and how numbers, dates
// and sizes are written. GUI thread only.
//
// The translations are resources of the program (translations/assay_*.ts). English needs none; its plurals
// are EnglishPlurals, which is to be installed before.
#pragma once

#include <QList>
#include <QLocale>
#include <QString>
#include <QTranslator>
#include <memory>
#include <vector>

namespace assay::app {

struct Language {
    QString tag;  // "nb": as in the settings and on the command line
    QString name; // in the language itself
};

// English first.
[[nodiscard]] const QList<Language>& languages();

// What may be chosen beside the tags: the language of the system, or English where the program does not speak
// that.
[[nodiscard]] QString systemLanguage();
[[nodiscard]] bool isLanguageChoice(const QString& choice);

// The tag of what is chosen; of anything unknown what the system speaks.
[[nodiscard]] QString languageOf(const QString& choice, const QLocale& system = QLocale::system());

// How numbers and dates are written then. The system's own ways where it speaks that language, so that a
// person in Vienna or Zurich keeps theirs.
[[nodiscard]] QLocale localeOf(const QString& choice, const QLocale& system = QLocale::system());

// The text with its count ("%n") to be written as the locale groups digits: "1,668" as everywhere else.
[[nodiscard]] QString withGroupedCounts(QString text);

// Speaks a language until it is destroyed; what was spoken before is spoken again then. What is on the screen
// already stays as it is. Needs a QCoreApplication.
class LanguageScope {
  public:
    // `system`: whose language and ways of writing count where the choice leaves that open.
    explicit LanguageScope(const QString& choice, const QLocale& system = QLocale::system());
    ~LanguageScope();
    LanguageScope(const LanguageScope&) = delete;
    LanguageScope& operator=(const LanguageScope&) = delete;

  private:
    void install(const QString& name, const QString& folder);

    QLocale m_before;
    std::vector<std::unique_ptr<QTranslator>> m_translators;
};

} // namespace assay::app
