// The registry of kinds: every one is called once, found by its name, and described.
#include "core/formats/file_kind.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QTest>

#include <QFile>
#include <QSet>

using namespace assay;
using namespace assay::formats;

class TestFileKind : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void everyKindIsFoundByItsName() {
        QSet<QString> names;
        for (const FileKind& kind : fileKinds()) {
            QVERIFY(fileKindFromName(kind.name) == kind);
            names.insert(QString::fromStdString(kind.name));
        }
        QCOMPARE(std::size_t(names.size()), fileKinds().size());
        QVERIFY(!fileKindFromName("") && !fileKindFromName("finrag"));
    }

    void everyKindIsDescribed() {
        QFile file(QStringLiteral(ASSAY_GOLDEN_DIR "/../../docs/formats.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        for (const FileKind& kind : fileKinds()) {
            QVERIFY2(text.contains('`' + QByteArray::fromStdString(kind.name) + '`'), kind.name.c_str());
        }
    }

    void namesAreListedByContent() {
        QCOMPARE(fileKindNames([](FileContent content) { return content == FileContent::ScoredSet; }),
                 std::string("fhri-json, fhri-jsonl, fhri-csv"));
        QCOMPARE(fileKindNames([](FileContent) { return false; }), std::string());
        const std::string all = fileKindNames(isAnyContent);
        QVERIFY(all.starts_with("fhri-json, ") && all.ends_with(", vectors-raw, neighbour-results"));
        QVERIFY(fileKindNames(isExported).starts_with("finrag-json, "));
        QVERIFY(fileKindNames(isExported).ends_with(", sources-json"));
    }
};

ASSAY_TEST(TestFileKind)

#include "tst_file_kind.moc"
