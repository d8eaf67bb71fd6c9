// The guide as it is shipped: its links, pictures and chapters, and whether it names what the program has.
#include "app/guide/guide_chapters.h"
#include "core/words/definitions.h"
#include "core/words/definitions_page.h"
#include "tests/app/commands/program.h"
#include "tests/support/test_class.h"

#include <QtTest/QTest>

#include <QDir>
#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTextDocument>

using namespace assay;
using tests::Program;

namespace {

QString fileOf(const QUrl& address) {
    return u':' + address.path();
}

QString textOf(const QUrl& address) {
    QFile file(fileOf(address));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

void read(QTextDocument& document, const QUrl& address) {
    document.setMarkdown(textOf(address));
    app::anchorHeadings(document);
}

QSet<QString> anchorsOf(const QUrl& address) {
    QTextDocument document;
    read(document, address);
    QSet<QString> anchors;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QStringList names = it.fragment().charFormat().anchorNames();
            anchors.unite({names.begin(), names.end()});
        }
    }
    return anchors;
}

// What stands behind "](" and in pictures, as the viewer takes it.
QStringList targetsOf(const QUrl& address, bool pictures) {
    QTextDocument document;
    read(document, address);
    QStringList targets;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextCharFormat format = it.fragment().charFormat();
            if (pictures && format.isImageFormat()) {
                targets.append(format.toImageFormat().name());
            } else if (!pictures && !format.anchorHref().isEmpty()) {
                targets.append(format.anchorHref());
            }
        }
    }
    return targets;
}

// The options that `--help` lists: "--name" and so on.
QStringList optionsIn(const QString& help) {
    static const QRegularExpression option(QStringLiteral("^  (?:-\\w,)?(--[a-z-]+)"),
                                           QRegularExpression::MultilineOption);
    QStringList options;
    auto found = option.globalMatch(help);
    while (found.hasNext()) {
        options.append(found.next().captured(1));
    }
    return options;
}

// The options that a section of the guide has a row for.
QStringList describedIn(const QString& section) {
    static const QRegularExpression row(QStringLiteral("^\\| `(--[a-z-]+)"),
                                        QRegularExpression::MultilineOption);
    QStringList options;
    auto rows = row.globalMatch(section);
    while (rows.hasNext()) {
        options.append(rows.next().captured(1));
    }
    return options;
}

QStringList commandsIn(const QString& help) {
    static const QRegularExpression command(QStringLiteral("^  ([a-z-]+) {2,}\\S"),
                                            QRegularExpression::MultilineOption);
    QStringList commands;
    auto found = command.globalMatch(help, help.indexOf(QLatin1String("Subcommands:")));
    while (found.hasNext()) {
        commands.append(found.next().captured(1));
    }
    return commands;
}

} // namespace

class TestGuideTexts : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void everyChapterIsThere() {
        QSet<QString> titles;
        for (const app::GuideChapter& chapter : app::guideChapters()) {
            QVERIFY2(!textOf(chapter.address).isEmpty(), qPrintable(chapter.address.toString()));
            QVERIFY2(!chapter.title.isEmpty(), qPrintable(chapter.address.toString()));
            titles.insert(chapter.title);
        }
        QCOMPARE(titles.size(), static_cast<qsizetype>(app::guideChapters().size()));
    }

    // The page of definitions is made from those that reports and tool tips show. With ASSAY_UPDATE_GOLDEN it
    // is written anew.
    void definitionsAreThoseOfTheProgram() {
        const QByteArray made = QByteArray::fromStdString(words::definitionsPage(words::Wording()));
        QFile page(QStringLiteral(ASSAY_GUIDE_DIR "/definitions.md"));
        if (qEnvironmentVariableIsSet("ASSAY_UPDATE_GOLDEN")) {
            QVERIFY(page.open(QIODevice::WriteOnly) && page.write(made) == made.size());
            QSKIP("written anew");
        }
        QVERIFY(page.open(QIODevice::ReadOnly));
        QVERIFY2(page.readAll() == made, "docs/guide/definitions.md is not what core/words says");
    }

    // High is accurate: it is the Reliability Index, and nowhere a risk.
    void theIndexIsOfReliability() {
        for (const app::GuideChapter& chapter : app::guideChapters()) {
            QVERIFY2(!textOf(chapter.address).contains(QStringLiteral("Risk Index"), Qt::CaseInsensitive),
                     qPrintable(chapter.title));
        }
        const words::Definition* definition = words::definitionOf("fhri");
        QVERIFY(definition != nullptr);
        QVERIFY(QString::fromUtf8(definition->text)
                    .startsWith(
                        QStringLiteral("Financial Hallucination Reliability Index (high means accurate)")));
    }

    void everyFileIsAChapter() {
        QSet<QString> chapters;
        for (const app::GuideChapter& chapter : app::guideChapters()) {
            chapters.insert(fileOf(chapter.address));
        }
        const QStringList files = QDir(QStringLiteral(":/docs/guide")).entryList({QStringLiteral("*.md")});
        QVERIFY(!files.isEmpty());
        for (const QString& file : files) {
            QVERIFY2(chapters.contains(QStringLiteral(":/docs/guide/") + file), qPrintable(file));
        }
    }

    void everyLinkLeadsSomewhere() {
        int links = 0;
        for (const app::GuideChapter& chapter : app::guideChapters()) {
            const QStringList targets = targetsOf(chapter.address, false);
            for (const QString& target : targets) {
                const QUrl url = chapter.address.resolved(QUrl(target));
                if (url.scheme() != QLatin1String("qrc")) {
                    continue;
                }
                ++links;
                const QByteArray where = (chapter.address.fileName() + u' ' + target).toUtf8();
                QVERIFY2(QFile::exists(fileOf(url)), where.constData());
                QVERIFY2(!url.hasFragment() || anchorsOf(url).contains(url.fragment()), where.constData());
            }
        }
        QVERIFY(links > 20);
    }

    void everyPictureIsThereAndSmall() {
        QSet<QString> shown;
        for (const app::GuideChapter& chapter : app::guideChapters()) {
            const QStringList targets = targetsOf(chapter.address, true);
            for (const QString& target : targets) {
                const QString file = fileOf(chapter.address.resolved(QUrl(target)));
                QVERIFY2(!QImage(file).isNull(), qPrintable(target));
                shown.insert(QFileInfo(file).fileName());
            }
        }
        const QDir folder(QStringLiteral(":/docs/guide/images"));
        const QStringList pictures = folder.entryList(QDir::Files);
        QVERIFY(pictures.size() <= 12);
        for (const QString& picture : pictures) {
            QVERIFY2(QFileInfo(folder.filePath(picture)).size() < 120 * 1024, qPrintable(picture));
            QVERIFY2(shown.contains(picture), qPrintable(picture + QStringLiteral(" is in no chapter")));
        }
    }

    void everyPictureSaysWhatItShows() {
        static const QRegularExpression picture(QStringLiteral("!\\[([^\\]]*)\\]\\("));
        for (const app::GuideChapter& chapter : app::guideChapters()) {
            const QString text = textOf(chapter.address);
            auto found = picture.globalMatch(text);
            while (found.hasNext()) {
                QVERIFY2(found.next().captured(1).size() > 10, qPrintable(chapter.title));
            }
        }
    }

    void anchorsAreMadeAsUsual() {
        QCOMPARE(app::headingAnchor(QStringLiteral("Bad questions")), QStringLiteral("bad-questions"));
        QCOMPARE(app::headingAnchor(QStringLiteral("`sweep.json`, and why")),
                 QStringLiteral("sweepjson-and-why"));
        QTextDocument document;
        document.setMarkdown(QStringLiteral("# Same\n\ntext\n\n# Same\n"));
        app::anchorHeadings(document);
        const auto namesOf = [](const QTextBlock& block) {
            return block.begin().fragment().charFormat().anchorNames();
        };
        QVERIFY(namesOf(document.begin()) == QStringList{QStringLiteral("same")});
        QVERIFY(namesOf(document.lastBlock()) == QStringList{QStringLiteral("same-1")});
    }

    // The program names its pages itself when it is asked for one that it has not.
    void everyPageHasAChapter() {
        const QTemporaryDir folder;
        Program program(folder.path());
        const QString workspace = folder.filePath(QStringLiteral("w.assay"));
        QFile scores(folder.filePath(QStringLiteral("scores.jsonl")));
        QVERIFY(scores.open(QIODevice::WriteOnly));
        scores.write("{\"label\":\"accurate\",\"fhri\":0.9}\n");
        scores.close();
        QCOMPARE(program.run({QStringLiteral("import"), workspace, scores.fileName()}).exitCode, 0);
        const tests::Outcome asked =
            program.run({QStringLiteral("screenshot"), workspace, folder.filePath(QStringLiteral("x.png")),
                         QStringLiteral("--page"), QStringLiteral("none-such")});
        QCOMPARE(asked.exitCode, 2);
        const QString list = QString::fromUtf8(asked.error).section(QStringLiteral("There are: "), 1);
        const QStringList keys = list.trimmed().chopped(1).split(QStringLiteral(", "));
        QVERIFY2(keys.size() >= 6, asked.error.constData());
        for (const QString& key : keys) {
            const QUrl place = app::guideChapterOf(key);
            QVERIFY2(!place.isEmpty(), qPrintable(key));
            QVERIFY2(QFile::exists(fileOf(place)), qPrintable(key));
            QVERIFY2(!place.hasFragment() || anchorsOf(place).contains(place.fragment()), qPrintable(key));
        }
        QVERIFY(app::guideChapterOf(QStringLiteral("none-such")).isEmpty());
    }

    // Every command has a section, and the section every option of the command and none that it has not. The
    // options of the program itself stand with what all commands have in common.
    void theCommandLineIsDescribedAsItIs() {
        const QTemporaryDir folder;
        Program program(folder.path());
        const QString text = textOf(QUrl(QStringLiteral("qrc:/docs/guide/command_line.md")));
        const QString help = QString::fromUtf8(program.run({QStringLiteral("--help")}).out);
        const QStringList commands = commandsIn(help);
        QVERIFY(commands.size() >= 18);
        const QString common = text.section(QStringLiteral("\n## "), 1, 1);
        const QStringList ofTheProgram = optionsIn(help);
        QVERIFY(ofTheProgram.size() >= 4);
        for (const QString& option : ofTheProgram) {
            const QRegularExpression named(QStringLiteral("^\\| `%1[ `]").arg(option),
                                           QRegularExpression::MultilineOption);
            QVERIFY2(common.contains(named), qPrintable(option));
        }
        QStringList known = ofTheProgram;
        for (const QString& command : commands) {
            const QString start = QStringLiteral("\n## %1\n").arg(command);
            QVERIFY2(text.contains(start), qPrintable(command));
            const QString section = text.section(start, 1, 1).section(QStringLiteral("\n## "), 0, 0);
            const QStringList options =
                optionsIn(QString::fromUtf8(program.run({command, QStringLiteral("--help")}).out));
            QVERIFY2(!options.isEmpty(), qPrintable(command));
            known += options;
            for (const QString& option : options) {
                const QRegularExpression named(QStringLiteral("`%1[ `]").arg(option));
                QVERIFY2(section.contains(named) || common.contains(named),
                         qPrintable(command + u' ' + option));
            }
            const QStringList described = describedIn(section);
            for (const QString& option : described) {
                QVERIFY2(options.contains(option), qPrintable(command + u' ' + option));
            }
        }
        const QStringList describedForAll = describedIn(common);
        for (const QString& option : describedForAll) {
            QVERIFY2(known.contains(option), qPrintable(option));
        }
        static const QRegularExpression heading(QStringLiteral("^## ([a-z-]+)$"),
                                                QRegularExpression::MultilineOption);
        auto headings = heading.globalMatch(text);
        while (headings.hasNext()) {
            const QString command = headings.next().captured(1);
            QVERIFY2(commands.contains(command), qPrintable(command));
        }
    }
};

ASSAY_TEST(TestGuideTexts)
#include "tst_guide_texts.moc"
