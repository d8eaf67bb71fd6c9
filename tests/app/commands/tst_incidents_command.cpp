// `assay incidents`: what is recorded, and what is said of options that record nothing.
#include "tests/app/commands/gold_program.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;
using namespace assay::tests;

class TestIncidentsCommand : public QObject, GoldProgram {
    Q_OBJECT

    void verifyRefused(const char* options, int exitCode, const char* said) const {
        GoldProgram::verifyRefused(QStringLiteral("incidents w.assay ") + QString::fromLatin1(options),
                                   exitCode, said);
    }

  private Q_SLOTS:

    void init() { makeWithGold(); }

    void aRecordIsKept() {
        QCOMPARE(run(QStringLiteral("incidents w.assay --add fell --on 2024-04-01 --author Ada")).exitCode,
                 0);
        const Outcome all = run(QStringLiteral("incidents w.assay"));
        QCOMPARE(all.exitCode, 0);
        QVERIFY2(all.out.contains("fell"), all.out.constData());
    }

    // Options that describe a record, without one to describe.
    void optionsAloneRecordNothing() { verifyRefused("--cause drift", 2, "--add"); }

    void daysAreLookedAt() {
        verifyRefused("--add fell", 2, "--on");
        verifyRefused("--add fell --on April", 2, "--on");
        verifyRefused("--add fell --on 2024-04-02 --resolved-on 2024-04-01", 2, "--resolved-on");
    }

    void anUnknownRunIsNamed() { verifyRefused("--add fell --on 2024-04-02 --run zz", 2, "zz"); }
};

ASSAY_TEST(TestIncidentsCommand)
#include "tst_incidents_command.moc"
