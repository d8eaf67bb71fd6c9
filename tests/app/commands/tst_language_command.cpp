// Commands speak English on every machine; a report is in the language that is asked for.
#include "core/base/atomic_file.h"
#include "tests/app/commands/program.h"
#include "tests/support/sample_generator.h"
#include "tests/support/test_class.h"

#include <QtTest/QTest>

#include <QTemporaryDir>
#include <memory>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using tests::Outcome;
using tests::Program;

class TestLanguageCommand : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }

    // As somebody whose system speaks German.
    [[nodiscard]] std::unique_ptr<Program> germanProgram() const {
        auto program = std::make_unique<Program>(m_folder->path());
        QProcessEnvironment environment = program->process().processEnvironment();
        environment.remove(u"LC_ALL"_s);
        environment.insert(u"LANG"_s, u"de_DE.UTF-8"_s);
        environment.insert(u"LANGUAGE"_s, u"de"_s);
        program->process().setProcessEnvironment(environment);
        return program;
    }

    // Without Qt's remarks about a locale that is not installed.
    static QByteArray said(const QByteArray& error) {
        QByteArray kept;
        for (const QByteArray& line : error.split('\n')) {
            if (!line.contains("locale") && !line.contains("UTF-8")) {
                kept += line + '\n';
            }
        }
        return kept.simplified();
    }

  private Q_SLOTS:

    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(base::writeFileAtomically(path(u"a.jsonl"_s).toStdString(),
                                          tests::generateJsonLines({.count = 2'000})));
        QCOMPARE(
            Program(m_folder->path()).run({u"import"_s, path(u"w.assay"_s), path(u"a.jsonl"_s)}).exitCode, 0);
    }

    void onlyLanguagesThatThereAre() {
        Program program(m_folder->path());
        QCOMPARE(program.run({u"--language"_s, u"xx"_s, u"check"_s, path(u"w.assay"_s)}).exitCode, 2);
        QCOMPARE(program
                     .run({u"report"_s, path(u"w.assay"_s), u"--output"_s, path(u"r"_s), u"--language"_s,
                           u"system"_s})
                     .exitCode,
                 2);
        const Outcome good = program.run({u"--language"_s, u"de"_s, u"check"_s, path(u"w.assay"_s)});
        QCOMPARE(good.exitCode, 0);
        QVERIFY2(good.error.contains("is sound") || good.out.contains("is sound"), good.error.constData());
    }

    void commandsPrintTheSameEverywhere() {
        for (const QStringList& arguments :
             {QStringList{u"sweep"_s, path(u"a.jsonl"_s), u"--output"_s, path(u"out"_s)},
              QStringList{u"check"_s, path(u"w.assay"_s)}, QStringList{u"check"_s, path(u"none.assay"_s)}}) {
            const Outcome here = Program(m_folder->path()).run(arguments);
            const Outcome there = germanProgram()->run(arguments);
            QCOMPARE(there.exitCode, here.exitCode);
            QCOMPARE(there.out, here.out);
            QCOMPARE(said(there.error), said(here.error));
            QVERIFY(!(here.out + here.error).isEmpty());
        }
    }

    void aReportIsInTheLanguageAskedFor() {
        const auto report = [this](Program& program, const QString& folder, const QStringList& before) {
            const QStringList arguments{u"report"_s, path(u"w.assay"_s), u"--format"_s,
                                        u"html"_s,   u"--output"_s,      path(folder)};
            const Outcome made = program.run(before + arguments);
            if (made.exitCode != 0) {
                return made.error;
            }
            return tests::contentOf(path(folder) + u"/report.html"_s);
        };
        Program program(m_folder->path());
        const QByteArray english = report(program, u"en"_s, {});
        QVERIFY2(english.contains("lang=\"en\""), english.left(300).constData());
        const QByteArray german = report(program, u"de"_s, {u"--language"_s, u"de"_s});
        QVERIFY2(german.contains("lang=\"de\""), german.left(300).constData());
        QVERIFY(german.contains("0,"));
        QVERIFY(german != english);
        // Not of the machine that it is made on.
        QCOMPARE(report(*germanProgram(), u"en2"_s, {}), english);
        QCOMPARE(report(*germanProgram(), u"de2"_s, {u"--language"_s, u"de"_s}), german);
    }
};

ASSAY_TEST(TestLanguageCommand)
#include "tst_language_command.moc"
