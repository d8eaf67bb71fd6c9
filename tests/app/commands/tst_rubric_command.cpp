// `assay rubric`: what a workspace offers, written and read back.
#include "tests/app/commands/gold_program.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <QFile>
#include <QJsonArray>

using namespace assay;
using namespace assay::tests;

class TestRubricCommand : public QObject, GoldProgram {
    Q_OBJECT

    [[nodiscard]] QJsonObject jsonOf(const QString& name) const {
        return QJsonDocument::fromJson(contentOf(path(name))).object();
    }

    // The rubric that the list calls so.
    [[nodiscard]] QJsonObject listed(const QString& name) const {
        const QJsonArray all =
            run(QStringLiteral("rubric w.assay --json")).json()[QStringLiteral("rubrics")].toArray();
        for (const QJsonValue& one : all) {
            if (one[QStringLiteral("name")].toString() == name) {
                return one.toObject();
            }
        }
        return {};
    }

    void verifyRefused(const QString& line, int exitCode, const char* said) const {
        GoldProgram::verifyRefused(QStringLiteral("rubric w.assay ") + line, exitCode, said);
    }

  private Q_SLOTS:

    void init() { makeWithGold(); }

    void presetsAreListed() {
        const Outcome text = run(QStringLiteral("rubric w.assay"));
        QVERIFY2(text.exitCode == 0, text.error.constData());
        const Outcome json = run(QStringLiteral("rubric w.assay --json"));
        const QJsonArray rubrics = json.json()[QStringLiteral("rubrics")].toArray();
        QCOMPARE(rubrics.size(), 3);
        for (const char* const name : {"finrag", "norwegian", "florida"}) {
            QVERIFY(text.out.contains(name));
            const QJsonObject entry = listed(QString::fromLatin1(name));
            QCOMPARE(entry[QStringLiteral("preset")].toBool(), true);
            QCOMPARE(entry[QStringLiteral("sha256")].toString().size(), 64);
        }
    }

    void anExportedPresetIsImportedUnderAName() {
        const Outcome shown = run(QStringLiteral("rubric w.assay --export finrag"));
        QCOMPARE(shown.exitCode, 0);
        const Outcome written = run(QStringLiteral("rubric w.assay --export finrag --output r.json --json"));
        QVERIFY2(written.exitCode == 0, written.error.constData());
        QCOMPARE(contentOf(path(QStringLiteral("r.json"))), shown.out);
        verifyRefused(QStringLiteral("--import r.json"), 3, "--name \"finrag copy\"");
        verifyRefused(QStringLiteral("--import r.json --name norwegian"), 2, "comes with the program");
        const Outcome imported = run(QStringLiteral("rubric w.assay --import r.json --name ours --json"));
        QVERIFY2(imported.exitCode == 0, imported.error.constData());
        const QJsonObject entry = imported.json()[QStringLiteral("rubric")].toObject();
        QCOMPARE(entry[QStringLiteral("name")].toString(), QStringLiteral("ours"));
        QCOMPARE(entry[QStringLiteral("version")].toInt(), 1);
        QCOMPARE(entry[QStringLiteral("preset")].toBool(true), false);
        // All but the name and the version is the preset's.
        QCOMPARE(run(QStringLiteral("rubric w.assay --export ours --output o.json --quiet")).exitCode, 0);
        QJsonObject ours = jsonOf(QStringLiteral("o.json"));
        QJsonObject preset = jsonOf(QStringLiteral("r.json"));
        for (QJsonObject* const one : {&ours, &preset}) {
            one->remove(QStringLiteral("name"));
            one->remove(QStringLiteral("version"));
        }
        QCOMPARE(ours, preset);
    }

    void anImportMakesTheNextVersion() {
        const QByteArray first = "{\"name\":\"own\",\"parts\":[{\"metric\":\"rougeL_f\"}],\"pass\":0.5}";
        QVERIFY(!write(QStringLiteral("own.json"), first).isEmpty());
        const QString import = QStringLiteral("rubric w.assay --import own.json --author Kari --json");
        QCOMPARE(run(import).json()[QStringLiteral("rubric")][QStringLiteral("version")].toInt(), 1);
        QCOMPARE(run(import).json()[QStringLiteral("rubric")][QStringLiteral("version")].toInt(), 1);
        QByteArray stricter = first;
        stricter.replace("0.5", "0.75");
        QVERIFY(!write(QStringLiteral("own.json"), stricter).isEmpty());
        QCOMPARE(run(import).json()[QStringLiteral("rubric")][QStringLiteral("version")].toInt(), 2);
        QCOMPARE(listed(QStringLiteral("own"))[QStringLiteral("saved_by")].toString(),
                 QStringLiteral("Kari"));
        const auto passOf = [this](const QString& more) {
            return run(QStringLiteral("rubric w.assay --export own") + more)
                .json()[QStringLiteral("pass")]
                .toDouble();
        };
        QCOMPARE(passOf({}), 0.75);
        QCOMPARE(passOf(QStringLiteral(" --rubric-version 1")), 0.5);
        verifyRefused(QStringLiteral("--export own --rubric-version 3"), 2, "no version \"3\"");
        QCOMPARE(run(QStringLiteral("check w.assay --quiet")).exitCode, 0);
    }

    void whatIsWrongIsSaid() {
        QVERIFY(!write(QStringLiteral("bad.json"), "{\"name\":\"own\",\"pass\":\"high\"}").isEmpty());
        verifyRefused(QStringLiteral("--import bad.json"), 3, "pass");
        verifyRefused(QStringLiteral("--import absent.json"), 4, "absent.json");
        verifyRefused(QStringLiteral("--name ours"), 2, "--import");
        verifyRefused(QStringLiteral("--import bad.json --export finrag"), 2, "--export");
        QVERIFY(run(QStringLiteral("rubric w.assay --export nobody")).exitCode != 0);
        QCOMPARE(
            run(QStringLiteral("rubric w.assay --json")).json()[QStringLiteral("rubrics")].toArray().size(),
            3);
    }
};

ASSAY_TEST(TestRubricCommand)
#include "tst_rubric_command.moc"
