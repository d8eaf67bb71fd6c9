#include "app/settings/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <algorithm>
#include <utility>

namespace assay::app {
namespace {

bool isSpoken(const QString& tag) {
    return std::any_of(languages().begin(), languages().end(),
                       [&tag](const Language& each) { return each.tag == tag; });
}

// Counts in its texts are grouped.
class LanguageTexts : public QTranslator {
  public:
    [[nodiscard]] QString translate(const char* context, const char* sourceText, const char* disambiguation,
                                    int n) const override {
        QString text = QTranslator::translate(context, sourceText, disambiguation, n);
        return n < 0 ? text : withGroupedCounts(std::move(text));
    }
};

} // namespace

QString withGroupedCounts(QString text) {
    return text.replace(QLatin1String("%n"), QLatin1String("%Ln"));
}

const QList<Language>& languages() {
    static const QList<Language> all{{QStringLiteral("en"), QStringLiteral("English")},
                                     {QStringLiteral("nb"), QStringLiteral("Norsk bokmål")},
                                     {QStringLiteral("de"), QStringLiteral("Deutsch")}};
    return all;
}

QString systemLanguage() {
    return QStringLiteral("system");
}

bool isLanguageChoice(const QString& choice) {
    return choice == systemLanguage() || isSpoken(choice);
}

QString languageOf(const QString& choice, const QLocale& system) {
    if (isSpoken(choice)) {
        return choice;
    }
    const QStringList wanted = system.uiLanguages(); // "nb-NO", "nb", "en-GB", …
    for (const QString& each : wanted) {
        const QString tag = each.section(u'-', 0, 0);
        // Who reads Nynorsk, or says only "Norwegian", is better served with Bokmål than with English.
        const QString near =
            tag == QLatin1String("nn") || tag == QLatin1String("no") ? QStringLiteral("nb") : tag;
        if (isSpoken(near)) {
            return near;
        }
    }
    return QStringLiteral("en");
}

QLocale localeOf(const QString& choice, const QLocale& system) {
    if (!isSpoken(choice)) {
        return system;
    }
    const QLocale own =
        choice == QLatin1String("en") ? QLocale(QLocale::English, QLocale::UnitedKingdom) : QLocale(choice);
    return system.language() == own.language() ? system : own;
}

LanguageScope::LanguageScope(const QString& choice, const QLocale& system) {
    const QString tag = languageOf(choice, system);
    QLocale::setDefault(localeOf(choice, system));
    if (tag == QLatin1String("en")) {
        return;
    }
    // Qt's own texts where they are installed; those that Assay shows are in its own translations, for they
    // are not everywhere, and not in every language. The last one is asked first.
    install(QStringLiteral("qtbase_") + tag, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(QStringLiteral("assay_") + tag, QStringLiteral(":/translations"));
}

LanguageScope::~LanguageScope() {
    while (!m_translators.empty()) {
        QCoreApplication::removeTranslator(m_translators.back().get());
        m_translators.pop_back();
    }
    QLocale::setDefault(m_before);
}

void LanguageScope::install(const QString& name, const QString& folder) {
    auto translator = std::make_unique<LanguageTexts>();
    if (translator->load(name, folder) && QCoreApplication::installTranslator(translator.get())) {
        m_translators.push_back(std::move(translator));
    }
}

} // namespace assay::app
