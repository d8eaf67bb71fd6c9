// How the kinds and places of sentences are written.
#include "core/words/sentence_words.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;
using namespace assay::words;

class TstSentenceWords : public QObject {
    Q_OBJECT

    Wording m_english;

  private Q_SLOTS:

    void aPlaceSaysWhatIsKnown() {
        model::Sentence sentence;
        QCOMPARE(placeText(sentence, m_english), std::string("Unknown company"));
        sentence.cik = 1'045'810;
        QCOMPARE(placeText(sentence, m_english), std::string("CIK 1045810"));
        sentence.company = "Acme";
        sentence.form = "10-K";
        sentence.year = 2018;
        sentence.section = "7";
        sentence.position = 142;
        QCOMPARE(placeText(sentence, m_english),
                 std::string("Acme · 10-K · 2018 · section 7 · position 142"));
        sentence.section = "ITEM_7A";
        QCOMPARE(placeText(sentence, m_english), std::string("Acme · 10-K · 2018 · Item 7A · position 142"));
    }

    void kindsHaveNames() {
        QCOMPARE(sentenceKindText(model::SentenceKind::Prose, m_english), std::string("Prose"));
        QCOMPARE(sentenceKindText(model::SentenceKind::TableDebris, m_english), std::string("Table debris"));
    }
};

ASSAY_TEST(TstSentenceWords)
#include "tst_sentence_words.moc"
