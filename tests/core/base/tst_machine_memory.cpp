#include "core/base/machine_memory.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;

class TestMachineMemory : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    // More than a program like this takes at all, less than any machine has.
    void isWhatAMachineMayHave() {
        const auto memory = base::machineMemory();
        QVERIFY(memory.has_value());
        QVERIFY2(*memory > 100e6 && *memory < 1e15, qPrintable(QString::number(*memory)));
    }
};

ASSAY_TEST(TestMachineMemory)
#include "tst_machine_memory.moc"
