#include "core/imports/recognition.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#ifndef _WIN32
#include <sys/stat.h>
#endif

using namespace assay;
using namespace assay::imports;
using formats::VectorFileKind;
namespace fs = std::filesystem;

class TestRecognition : public QObject {
    Q_OBJECT

  private:
    tests::StoreFolder m_folder;

    std::optional<VectorFileKind> vectors(const std::string& content, bool isCorpusNamed = false) {
        return kindOfVectors(m_folder.write("v", content), isCorpusNamed);
    }

  private Q_SLOTS:

    void aPipeIsNotOpened() {
#ifdef _WIN32
        QSKIP("no pipes in folders");
#else
        const fs::path pipe = m_folder.path("pipe");
        QCOMPARE(mkfifo(pipe.c_str(), 0600), 0);
        ASSAY_COMPARE_ERROR(kindOfFile(pipe), FileNotReadable);
        ASSAY_COMPARE_ERROR(kindsOfFiles({&pipe, 1}, formats::fileKindFromName("beir")), FileNotReadable);
#endif
    }

    void whatIsAskedForCounts() {
        const std::vector<fs::path> files{m_folder.write("odd.txt", "Nothing.\n"),
                                          m_folder.write("s.csv", "sample_id,label,fhri\na,accurate,0.9\n")};
        ASSAY_COMPARE_ERROR(kindsOfFiles(files, {}), UnknownFormat);
        const auto asked = kindsOfFiles(files, formats::fileKindFromName("questions-csv"));
        ASSAY_VERIFY_OK(asked);
        QCOMPARE((*asked)[0].name, std::string("questions-csv"));
        QVERIFY((*asked)[0] == (*asked)[1]);
        const fs::path broken = m_folder.write("broken.json", "{\"a\": 1, \"b\":");
        ASSAY_COMPARE_ERROR(kindsOfFiles({&broken, 1}, {}), InputNotUsable);
        ASSAY_VERIFY_OK(kindsOfFiles({&broken, 1}, formats::fileKindFromName("fhri-json")));
        const fs::path absent = m_folder.path("absent");
        ASSAY_COMPARE_ERROR(kindsOfFiles({&absent, 1}, formats::fileKindFromName("beir")), FileNotFound);
    }

    void theCorpusOfABeirSetStaysOne() {
        const fs::path corpus =
            m_folder.write("corpus.jsonl", "{\"_id\": \"d1\", \"title\": \"T\", \"text\": \"One.\"}\n");
        const auto kinds = kindsOfFiles({&corpus, 1}, formats::fileKindFromName("beir"));
        ASSAY_VERIFY_OK(kinds);
        QCOMPARE(kinds->front().name, std::string("beir-corpus"));
    }

    void linesAreVectorsWithoutATextOrWithACorpus() {
        const std::string vector = "{\"id\": \"a\", \"embedding\": [1, 0]}\n";
        const std::string sentence = "{\"id\": \"a\", \"text\": \"One.\", \"embedding\": [1, 0]}\n";
        QVERIFY(vectors(vector) == VectorFileKind::JsonLines);
        QVERIFY(!vectors(sentence));
        QVERIFY(vectors(sentence, true) == VectorFileKind::JsonLines);
        QVERIFY(!vectors("a,b\n1,2\n"));
        QVERIFY(!kindOfVectors(m_folder.path("absent"), true));
    }
};

ASSAY_TEST(TestRecognition)

#include "tst_recognition.moc"
