#include "core/base/rule_files.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QtTest>

using namespace assay;

class TstRuleFiles : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    // What is built in is what stands in the file, byte by byte.
    void isTheFile_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("detector") << "detector_patterns";
        QTest::newRow("navigational") << "navigational_patterns";
    }

    void isTheFile() {
        QFETCH(const QString, name);
        QFile file(QStringLiteral(ASSAY_GOLDEN_DIR "/../../resources/rules/%1.json").arg(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const std::string_view built = base::ruleFile(name.toStdString());
        QCOMPARE(QByteArray(built.data(), static_cast<qsizetype>(built.size())), file.readAll());
    }

    void ofAnotherNameThereIsNone() { QVERIFY(base::ruleFile("no_such_rules").empty()); }
};

ASSAY_TEST(TstRuleFiles)
#include "tst_rule_files.moc"
