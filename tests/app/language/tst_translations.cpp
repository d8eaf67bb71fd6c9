// The translation files themselves: complete, up to date with the sources, and with everything in them that a
// text of a program needs beside its words.
#include "tests/support/test_class.h"

#include <QtTest/QTest>

#include <QDir>
#include <QFile>
#include <QMap>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QXmlStreamReader>

using namespace Qt::Literals::StringLiterals;

namespace {

struct Message {
    QString context;
    QString source;
    QString comment;
    bool isPlural = false;
    QString state; // "" is finished; else unfinished, vanished or obsolete
    QStringList texts;

    [[nodiscard]] QString key() const { return context + u'\n' + comment + u'\n' + source; }

    [[nodiscard]] QString told() const { return context + u": \""_s + source + u"\""_s; }
};

struct Catalogue {
    QString language;
    QList<Message> messages;
};

QString fileOf(const QString& folder, const QString& language) {
    return folder + u"/assay_"_s + language + u".ts"_s;
}

QString translations() {
    return QStringLiteral(ASSAY_GOLDEN_DIR "/../../translations");
}

Message messageOf(QXmlStreamReader& xml, const QString& context) {
    Message message;
    message.context = context;
    message.isPlural = xml.attributes().value("numerus"_L1) == "yes"_L1;
    while (xml.readNextStartElement()) {
        if (xml.name() == "source"_L1) {
            message.source = xml.readElementText();
        } else if (xml.name() == "comment"_L1) {
            message.comment = xml.readElementText();
        } else if (xml.name() == "translation"_L1) {
            message.state = xml.attributes().value("type"_L1).toString();
            if (!message.isPlural) {
                message.texts.append(xml.readElementText());
                continue;
            }
            while (xml.readNextStartElement()) {
                message.texts.append(xml.readElementText());
            }
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

Catalogue read(const QString& path) {
    Catalogue catalogue;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return catalogue;
    }
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) {
            continue;
        }
        if (xml.name() == "TS"_L1) {
            catalogue.language = xml.attributes().value("language"_L1).toString();
        } else if (xml.name() == "name"_L1) {
            context = xml.readElementText();
        } else if (xml.name() == "message"_L1) {
            catalogue.messages.append(messageOf(xml, context));
        }
    }
    return xml.hasError() ? Catalogue() : catalogue;
}

// What has to come through a translation as it is: places for figures, and marks of HTML.
QStringList marks(const QString& text) {
    static const QRegularExpression mark(u"%L?\\d+|%L?n|</?[a-z][^>]*>"_s);
    QStringList found;
    for (auto each = mark.globalMatch(text); each.hasNext();) {
        found.append(each.next().captured());
    }
    found.sort();
    return found;
}

// "&Open" has one; "P&&L" and "&nbsp;" have none.
qsizetype mnemonics(const QString& text) {
    static const QRegularExpression escaped(u"&&|&[a-z]+;"_s);
    return QString(text).remove(escaped).count(u'&');
}

QStringList filePatterns(const QString& text) {
    static const QRegularExpression pattern(u"\\*\\.\\w+"_s);
    QStringList found;
    for (auto each = pattern.globalMatch(text); each.hasNext();) {
        found.append(each.next().captured());
    }
    return found;
}

QString edges(const QString& text) {
    static const QRegularExpression start(u"^\\s*"_s);
    static const QRegularExpression end(u"\\s*$"_s);
    return start.match(text).captured() + u'|' + end.match(text).captured();
}

QString faultOf(const Message& message, const QString& text) {
    if (text.trimmed().isEmpty()) {
        return u"nothing"_s;
    }
    if (marks(text) != marks(message.source)) {
        return u"other places or marks"_s;
    }
    if (text.count(u'\n') != message.source.count(u'\n') || edges(text) != edges(message.source)) {
        return u"other line breaks, or other spaces at the ends"_s;
    }
    if (mnemonics(text) != mnemonics(message.source)) {
        return u"another number of mnemonics"_s;
    }
    if (filePatterns(text) != filePatterns(message.source)) {
        return u"other file patterns"_s;
    }
    if (text.contains("(s)"_L1) || text.contains("(es)"_L1)) {
        return u"an English plural mark"_s;
    }
    // Three points are one sign where the source has it, else some windows show both.
    if (text.contains("..."_L1) && !message.source.contains("..."_L1)) {
        return u"three points"_s;
    }
    return {};
}

// One concept, one term: what a source text names is called so, wherever it stands.
struct Term {
    const char* source;
    const char* german;
    const char* norwegian;
};

constexpr Term kTerms[]{
    {"\\bthresholds?\\b", "schwelle", "terskel|terskl"},
    {"\\bconfusion matri", "konfusionsmatri", "forvekslingsmatris"},
    {"\\bbootstrap", "bootstrap", "bootstrap"},
    {"\\bagreement\\b", "übereinstimm", "enighet|samsvar"},
    {"\\bgold questions?\\b", "goldfrage", "gullspørsmål"},
    {"\\bsuites?\\b", "suite", "gullsett"},
    {"\\bbundles?\\b", "bündel", "bunt"},
    {"\\banchors?\\b", "anker", "anke?r"},
    {"\\bhits?\\b(?!@)", "treffer", "treff"},
    {"\\bgates?\\b", "regressionstest", "regresjonssjekk"},
    {"\\breview(s|ed|er|ers)?\\b", "gutacht", "bedøm"},
    {"\\bflag(s|ged)?\\b", "beanstand", "flagg"},
    {"\\bboilerplate\\b", "standardtext", "standardtekst"},
    {"\\b(in)?feasible\\b", "zulässig", "tillatt"},
    {"\\bheld.out\\b", "ungesehen", "usett"},
    {"\\bcitations?\\b", "quellenangabe", "kildehenvisning"},
    {"\\bcalibrat", "kalibrier", "kalibrer"},
};

// Words that stand for something else than what was meant by them, each in its language.
QString unwanted(const QString& language) {
    return language == "de"_L1
               ? u"\\bPrüfern?\\b|Floskel|Regressionsprüfung|\\bProben?\\b|Schwellwert|Dieser Korpus|JSON-Zeilen"_s
               : u"\\bkontrollør|oppnåelig|\\bvippe|\\bsitat|\\bdøm|\\blempelig|\\bventede\\b|levende tjeneste"_s;
}

// The pattern of the term that a translation lacks, or the word that it has and should not; else nothing.
QString otherTerm(const QString& language, const QString& source, const QString& text) {
    const auto holds = [](const QString& where, const QString& pattern) {
        return QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption |
                                               QRegularExpression::UseUnicodePropertiesOption)
            .match(QString(where).remove(u'&'));
    };
    for (const Term& term : kTerms) {
        const QString wanted = QString::fromUtf8(language == "de"_L1 ? term.german : term.norwegian);
        if (holds(source, QString::fromUtf8(term.source)).hasMatch() && !holds(text, wanted).hasMatch()) {
            return wanted;
        }
    }
    return holds(text, unwanted(language)).captured();
}

QString lupdate() {
    const QStringList folders{u"/usr/lib/qt6/bin"_s, u"/usr/lib64/qt6/bin"_s};
    for (const QString& name : {u"lupdate6"_s, u"lupdate"_s}) {
        for (const QString& found :
             {QStandardPaths::findExecutable(name, folders), QStandardPaths::findExecutable(name)}) {
            if (!found.isEmpty()) {
                return found;
            }
        }
    }
    return {};
}

} // namespace

class TestTranslations : public QObject {
    Q_OBJECT

    static void languages() {
        QTest::addColumn<QString>("language");
        QTest::newRow("nb") << u"nb"_s;
        QTest::newRow("de") << u"de"_s;
    }

  private Q_SLOTS:

    void everyTextIsTranslated_data() { languages(); }

    void everyTextIsTranslated() {
        QFETCH(const QString, language);
        const Catalogue catalogue = read(fileOf(translations(), language));
        QVERIFY(catalogue.language.startsWith(language));
        QVERIFY(catalogue.messages.size() > 1'000);
        QStringList open;
        for (const Message& message : catalogue.messages) {
            if (!message.state.isEmpty()) {
                open.append(message.state + u", "_s + message.told());
            }
        }
        QVERIFY2(open.isEmpty(),
                 qPrintable(QString::number(open.size()) + u" open\n"_s + open.mid(0, 20).join(u'\n')));
    }

    void nothingIsLostInTranslation_data() { languages(); }

    void nothingIsLostInTranslation() {
        QFETCH(const QString, language);
        const Catalogue catalogue = read(fileOf(translations(), language));
        QVERIFY(!catalogue.messages.isEmpty());
        QStringList faults;
        for (const Message& message : catalogue.messages) {
            if (message.texts.size() != (message.isPlural ? 2 : 1)) {
                faults.append(message.told() + u" has %1 forms"_s.arg(message.texts.size()));
            }
            // Qt finds no form of it for a count: it would be said in English.
            if (!message.isPlural && message.source.contains(u"%n"_s)) {
                faults.append(message.told() + u" has a count and is not marked as such"_s);
            }
            for (const QString& text : message.texts) {
                const QString fault = message.state.isEmpty() ? faultOf(message, text) : QString();
                if (!fault.isEmpty()) {
                    faults.append(message.told() + u" has "_s + fault + u": \""_s + text + u"\""_s);
                }
            }
        }
        QVERIFY2(faults.isEmpty(),
                 qPrintable(QString::number(faults.size()) + u" faults\n"_s + faults.mid(0, 20).join(u'\n')));
    }

    // The check itself: it must be able to fail.
    void whatIsLostIsSeen() {
        const auto fault = [](const QString& source, const QString& text) {
            Message message;
            message.source = source;
            return faultOf(message, text);
        };
        QVERIFY(fault(u"&Open %1…"_s, u"Ö&ffnen: %1 …"_s).isEmpty());
        QVERIFY(!fault(u"Open"_s, u" "_s).isEmpty());
        QVERIFY(!fault(u"%1 of %2"_s, u"%1 von %1"_s).isEmpty());
        QVERIFY(!fault(u"%n file(s)"_s, u"Dateien"_s).isEmpty());
        QVERIFY(!fault(u"<b>Bold</b>"_s, u"<b>Fett"_s).isEmpty());
        QVERIFY(!fault(u"&Open"_s, u"Öffnen"_s).isEmpty());
        QVERIFY(fault(u"P&&L&nbsp;"_s, u"GuV&nbsp;"_s).isEmpty());
        QVERIFY(!fault(u"a\nb"_s, u"a b"_s).isEmpty());
        QVERIFY(!fault(u" and more"_s, u"und mehr"_s).isEmpty());
        QVERIFY(!fault(u"JSON (*.json)"_s, u"JSON (*.jsn)"_s).isEmpty());
        QVERIFY(!fault(u"%n file(s)"_s, u"%n Datei(s)"_s).isEmpty());
    }

    void oneTermForOneThing_data() { languages(); }

    void oneTermForOneThing() {
        QFETCH(const QString, language);
        const Catalogue catalogue = read(fileOf(translations(), language));
        QVERIFY(!catalogue.messages.isEmpty());
        QStringList faults;
        for (const Message& message : catalogue.messages) {
            for (const QString& text : message.state.isEmpty() ? message.texts : QStringList()) {
                const QString term = otherTerm(language, message.source, text);
                if (!term.isEmpty()) {
                    faults.append(message.told() + u" (%1): \""_s.arg(term) + text + u"\""_s);
                }
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(QString::number(faults.size()) + u" other terms\n"_s +
                                              faults.mid(0, 20).join(u'\n')));
    }

    void anotherTermIsSeen() {
        QVERIFY(otherTerm(u"de"_s, u"Run the &gate"_s, u"Re&gressionstest ausführen"_s).isEmpty());
        QVERIFY(!otherTerm(u"de"_s, u"Run the gate"_s, u"Prüfung ausführen"_s).isEmpty());
        QVERIFY(!otherTerm(u"de"_s, u"Who said so"_s, u"Die Prüfer"_s).isEmpty());
        QVERIFY(!otherTerm(u"nb"_s, u"infeasible"_s, u"uoppnåelig"_s).isEmpty());
        QVERIFY(otherTerm(u"nb"_s, u"Reviewer"_s, u"Bedømmer"_s).isEmpty());
    }

    void theSourcesSayNothingElse_data() { languages(); }

    void theSourcesSayNothingElse() {
        QFETCH(const QString, language);
        const QString tool = lupdate();
        if (tool.isEmpty()) {
            QSKIP(
                "There is no lupdate here (Debian: qt6-l10n-tools): the texts of the sources are not read.");
        }
        const QTemporaryDir folder;
        QProcess update;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"LUPDATE"_s, tool);
        update.setProcessEnvironment(environment);
        update.setProcessChannelMode(QProcess::MergedChannels);
        update.start(translations() + u"/update.sh"_s, {folder.path()});
        QVERIFY(update.waitForFinished(120'000));
        const QByteArray said = update.readAll();
        QVERIFY2(update.exitCode() == 0, said.constData());
        // A class that lupdate does not know gets a context that the program will not ask for.
        QVERIFY2(!said.contains("Qualifying with unknown") && !said.contains("lacks Q_OBJECT"),
                 said.constData());

        const auto keys = [](const Catalogue& catalogue) {
            QMap<QString, QString> all;
            for (const Message& message : catalogue.messages) {
                all.insert(message.key(), message.told());
            }
            return all;
        };
        const QMap<QString, QString> kept = keys(read(fileOf(translations(), language)));
        const QMap<QString, QString> now = keys(read(fileOf(folder.path(), language)));
        QVERIFY(now.size() > 1'000);
        QStringList differences;
        for (auto each = now.begin(); each != now.end(); ++each) {
            if (!kept.contains(each.key())) {
                differences.append(u"new, "_s + each.value());
            }
        }
        for (auto each = kept.begin(); each != kept.end(); ++each) {
            if (!now.contains(each.key())) {
                differences.append(u"gone, "_s + each.value());
            }
        }
        QVERIFY2(differences.isEmpty(),
                 qPrintable(u"run translations/update.sh\n"_s + differences.mid(0, 20).join(u'\n')));
    }
};

ASSAY_TEST(TestTranslations)

#include "tst_translations.moc"
