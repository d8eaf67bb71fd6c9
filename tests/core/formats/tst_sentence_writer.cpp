#include "core/formats/sentences/sentence_reader.h"
#include "core/formats/sentences/sentence_writer.h"
#include "tests/support/test_class.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QtTest>

#include <filesystem>
#include <fstream>
#include <string>

using namespace assay;

class TestSentenceWriter : public QObject {
    Q_OBJECT

  private slots:
    void readBackAsWritten();
    void doubtsOfAFiling();
};

void TestSentenceWriter::readBackAsWritten() {
    const QTemporaryDir folder;
    const std::filesystem::path path = std::filesystem::path(folder.path().toStdString()) / "s.jsonl";
    model::Sentence whole;
    whole.sentenceId = "0000000007_10-K_2019_section_7_3";
    whole.text = "Sales of \"lamps\"\nrose by 5 %.";
    whole.cik = 7;
    whole.company = "Larch Foods";
    whole.form = "10-K";
    whole.year = 2019;
    whole.section = "7";
    whole.position = 3;
    whole.kind = model::SentenceKind::Heading;
    whole.metadata = {{"editor", "Ada"}};
    model::Sentence bare;
    bare.sentenceId = "only an id";
    bare.text = "Costs fell.";
    std::ofstream(path) << formats::sentenceLine(whole) << formats::sentenceLine(bare);
    base::NoProgress progress;
    const auto read =
        formats::readAllSentences(path, formats::SentenceFileKind::SentencesJsonl, {}, progress);
    QVERIFY(read && read->sentences.size() == 2);
    QVERIFY(read->sentences[0] == whole);
    QVERIFY(read->sentences[1] == bare);
}

// A page's header within a sentence is a piece of its own; what looks badly cut is counted and named.
void TestSentenceWriter::doubtsOfAFiling() {
    const QTemporaryDir folder;
    const std::filesystem::path path = std::filesystem::path(folder.path().toStdString()) / "f.json";
    const std::string header = "LARCH FOODS, INC.\\nNOTES TO THE STATEMENTS - (Continued)\\n";
    std::ofstream(path) << "{\"cik\":\"7\",\"company\":\"Larch Foods\",\"filing_type\":\"10-K\","
                           "\"filing_date\":\"2020-02-01\",\"period_of_report\":\"2019-12-31\","
                           "\"item_1\":\"Rents for halls are low where the\\n"
                        << header << "halls are old.\\n"
                        << header << "We own two.\\n"
                        << header << "however small they are.\",\"item_2\":\"We own two halls.\"}";
    base::NoProgress progress;
    const auto read = formats::readAllSentences(path, std::nullopt, {}, progress);
    QVERIFY(read && !read->sentences.empty());
    QCOMPARE(QString::fromStdString(read->sentences[0].text),
             QStringLiteral("Rents for halls are low where the halls are old."));
    QVERIFY(read->sentences[1].kind == model::SentenceKind::TableDebris);
    QCOMPARE(read->reading.cuts.size(), std::size_t(2));
    const formats::SectionCut& first = read->reading.cuts[0];
    QCOMPARE(first.doubtful, std::int64_t(1));
    QVERIFY(first.doubts == std::vector<std::string>{"begins_small"});
    QVERIFY(first.doubtIds ==
            std::vector<std::string>{read->sentences.at(read->sentences.size() - 2).sentenceId});
    QVERIFY(read->reading.cuts[1].doubts.empty() && read->reading.cuts[1].doubtful == 0);
}

ASSAY_TEST(TestSentenceWriter)
#include "tst_sentence_writer.moc"
