// `assay screenshot`: what is in the picture, that it is always the same, and what goes wrong.
#include "tests/app/commands/program.h"
#include "tests/support/sample_generator.h"
#include "tests/support/test_class.h"

#include <QtTest/QTest>

#include <QDir>
#include <QImage>
#include <QTemporaryDir>

using namespace assay;
using tests::contentOf;
using tests::Outcome;
using tests::Program;
using namespace Qt::Literals::StringLiterals;

class TestScreenshotCommand : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }

    Outcome shoot(const QString& file, const QStringList& more = {}) {
        Program program(m_folder.path());
        return program.run(QStringList{u"screenshot"_s, path(u"w.assay"_s), path(file)} + more);
    }

  private Q_SLOTS:

    void initTestCase() {
        tests::GeneratorSettings settings;
        settings.count = 300;
        QFile scores(path(u"scores.jsonl"_s));
        QVERIFY(scores.open(QIODevice::WriteOnly));
        scores.write(QByteArray::fromStdString(tests::generateJsonLines(settings)));
        scores.close();
        Program program(m_folder.path());
        QCOMPARE(program.run({u"import"_s, path(u"w.assay"_s), scores.fileName()}).exitCode, 0);
    }

    void aPageHasTheSizeAndTheTheme() {
        const Outcome light =
            shoot(u"light.png"_s, {u"--page"_s, u"thresholds"_s, u"--size"_s, u"1400x900"_s});
        QVERIFY2(light.exitCode == 0, light.error.constData());
        QVERIFY(light.out.isEmpty());
        const QImage day(path(u"light.png"_s));
        QCOMPARE(day.size(), QSize(1400, 900));
        const Outcome dark = shoot(u"dark.png"_s, {u"--page"_s, u"thresholds"_s, u"--size"_s, u"1400x900"_s,
                                                   u"--theme"_s, u"dark"_s});
        QCOMPARE(dark.exitCode, 0);
        const QImage night(path(u"dark.png"_s));
        QVERIFY(day.pixelColor(5, 895).lightness() > 200);
        QVERIFY(night.pixelColor(5, 895).lightness() < 80);
    }

    void thePictureIsThatOfThePage() {
        QCOMPARE(shoot(u"home.png"_s).exitCode, 0);
        QCOMPARE(shoot(u"thresholds.png"_s, {u"--page"_s, u"thresholds"_s}).exitCode, 0);
        QCOMPARE(
            shoot(u"tab.png"_s, {u"--page"_s, u"thresholds"_s, u"--tab"_s, u"Generalisation"_s}).exitCode, 0);
        const QImage home(path(u"home.png"_s));
        const QImage thresholds(path(u"thresholds.png"_s));
        const QImage tab(path(u"tab.png"_s));
        QVERIFY(home != thresholds);
        // The tab is in the lower part; above it the page is the same.
        const QRect above(0, 0, thresholds.width(), thresholds.height() / 2);
        QCOMPARE(tab.copy(above), thresholds.copy(above));
        QVERIFY(tab != thresholds);
    }

    void theSameAgainIsTheSameBytes() {
        const QStringList what{u"--page"_s, u"thresholds"_s, u"--tab"_s, u"Robustness"_s};
        QCOMPARE(shoot(u"first.png"_s, what).exitCode, 0);
        QCOMPARE(shoot(u"second.png"_s, what).exitCode, 0);
        QVERIFY(!contentOf(path(u"first.png"_s)).isEmpty());
        QCOMPARE(contentOf(path(u"first.png"_s)), contentOf(path(u"second.png"_s)));
    }

    void neitherLanguageNorTimeZoneOfTheSystemCount() {
        const QStringList what{u"screenshot"_s, path(u"w.assay"_s), path(u"abroad.png"_s), u"--tab"_s,
                               u"Robustness"_s, u"--page"_s,        u"thresholds"_s};
        Program abroad(m_folder.path());
        abroad.setVariable(u"LANGUAGE"_s, u"de"_s);
        abroad.setVariable(u"LC_ALL"_s, u"de_DE.UTF-8"_s);
        abroad.setVariable(u"TZ"_s, u"Asia/Tokyo"_s);
        const Outcome outcome = abroad.run(what);
        QVERIFY2(outcome.exitCode == 0, outcome.error.constData());
        QCOMPARE(shoot(u"here.png"_s, what.mid(3)).exitCode, 0);
        QCOMPARE(contentOf(path(u"abroad.png"_s)), contentOf(path(u"here.png"_s)));
        // Home writes times and sizes.
        QCOMPARE(abroad.run({u"screenshot"_s, path(u"w.assay"_s), path(u"abroad.png"_s)}).exitCode, 0);
        QCOMPARE(shoot(u"here.png"_s).exitCode, 0);
        QCOMPARE(contentOf(path(u"abroad.png"_s)), contentOf(path(u"here.png"_s)));
    }

    void settingsOfThePersonAreLeftAlone() {
        QCOMPARE(shoot(u"x.png"_s).exitCode, 0);
        QVERIFY(!QDir(path(u"config"_s)).exists() || QDir(path(u"config"_s)).isEmpty());
    }

    void wrongArguments_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("page") << QStringList{u"--page"_s, u"nothing"_s} << QByteArray("thresholds");
        QTest::newRow("tab") << QStringList{u"--page"_s, u"thresholds"_s, u"--tab"_s, u"Nowhere"_s}
                             << QByteArray("Robustness");
        QTest::newRow("row") << QStringList{u"--page"_s, u"thresholds"_s, u"--select"_s, u"Nobody"_s}
                             << QByteArray("Nobody");
        QTest::newRow("size") << QStringList{u"--size"_s, u"large"_s} << QByteArray("WIDTHxHEIGHT");
        QTest::newRow("too large") << QStringList{u"--size"_s, u"1280x100000"_s} << QByteArray("8000");
        QTest::newRow("theme") << QStringList{u"--theme"_s, u"pink"_s} << QByteArray("pink");
    }

    void wrongArguments() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, said);
        const Outcome outcome = shoot(u"never.png"_s, arguments);
        QCOMPARE(outcome.exitCode, 2);
        QVERIFY2(outcome.error.contains(said), outcome.error.constData());
        QVERIFY(!QFile::exists(path(u"never.png"_s)));
    }

    void aWorkspaceThatIsNoneIsSaid() {
        Program program(m_folder.path());
        const Outcome missing = program.run({u"screenshot"_s, path(u"none.assay"_s), path(u"never.png"_s)});
        QCOMPARE(missing.exitCode, 4);
        QVERIFY(missing.error.contains("none.assay"));
        QVERIFY(!QFile::exists(path(u"none.assay"_s)));
    }

    void aFolderThatCannotBeWrittenIsSaid() {
        const Outcome outcome = shoot(u"scores.jsonl/x.png"_s);
        QCOMPARE(outcome.exitCode, 4);
        QVERIFY(outcome.error.contains("x.png"));
    }
};

ASSAY_TEST(TestScreenshotCommand)
#include "tst_screenshot_command.moc"
