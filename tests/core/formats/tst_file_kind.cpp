// The registry of kinds: every one is called once, found by its name, and described.
#include "core/formats/file_kind.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QTest>

#include <QFile>
#include <QSet>
#include <QTemporaryDir>

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

    // Answers and gold of the same tool, by their content alone.
    void toolsAnswersAreNoGold() {
        const QTemporaryDir folder;
        const auto kindOf = [&folder](const QByteArray& text) {
            const QString path = folder.filePath(QStringLiteral("records.json"));
            QFile file(path);
            if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
                return std::string("not written");
            }
            file.close();
            const auto kind = recogniseFile(path.toStdString());
            return kind ? kind->name : std::string("unknown");
        };
        QCOMPARE(kindOf(R"([{"id":"r1","fields":{"question":"w","response":"a"}}])"),
                 std::string("argilla-answers-json"));
        QCOMPARE(kindOf(R"([{"id":"r1","fields":{"question":"w"},"suggestions":{"answer":{"value":"a"}}}])"),
                 std::string("argilla-json"));
        QCOMPARE(kindOf(R"([{"id":7,"data":{"question":"w"},"predictions":[{"model_version":"A",
                            "result":[{"value":{"text":["12"]}}]}]}])"),
                 std::string("label-studio-answers-json"));
        QCOMPARE(kindOf(R"([{"id":7,"data":{"question":"w","answer":"12"},"predictions":[{"model_version":"A",
                            "result":[{"value":{"text":["12"]}}]}]}])"),
                 std::string("label-studio-json"));
        // As it is written of questions with members of their own.
        QCOMPARE(kindOf(R"([{"data":{"question":"w","answer":"12"},"order":1,"derivation":"5 + 7"}])"),
                 std::string("label-studio-json"));
    }

    // The fault of the JSON is said before that it is of no kind.
    void brokenJsonIsSaidWithItsLine() {
        const QTemporaryDir folder;
        const auto whyNot = [&folder](const QByteArray& text) {
            const QString path = folder.filePath(QStringLiteral("broken.json"));
            QFile file(path);
            if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
                return std::string("not written");
            }
            file.close();
            const auto kind = recogniseFile(path.toStdString());
            return kind ? std::string("known")
                        : (kind.error().code == base::ErrorCode::InputNotUsable ? kind.error().detail
                                                                                : "unknown");
        };
        QCOMPARE(whyNot("{\"a\": 1,\n \"b\":"),
                 std::string("line 2: the file ends in the middle of its JSON"));
        QCOMPARE(whyNot("{\"a\": 1,\n \"b\": x}"), std::string("line 2: no valid JSON"));
        QCOMPARE(whyNot("{\"a\": 1}"), std::string("unknown"));
        QCOMPARE(whyNot("{\"a\": 1}\n{\"a\": 2}\n"), std::string("unknown")); // a value a line
        QCOMPARE(whyNot("hello"), std::string("unknown"));
    }
};

ASSAY_TEST(TestFileKind)

#include "tst_file_kind.moc"
