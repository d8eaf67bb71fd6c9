// The reading card: what stands on it, how it is marked, copied and led away from.
#include "tests/support/test_class.h"
#include "widgets/reading/reading_card.h"
#include "widgets/reading/score_reading.h"

#include <QApplication>
#include <QClipboard>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QUrl>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using widgets::ReadingAnswer;
using widgets::ReadingCard;
using widgets::ReadingCase;

namespace {

ReadingCase aCase() {
    ReadingCase shown;
    shown.question.questionId = "q7";
    shown.question.questionText = "How much was earned?";
    shown.question.answerText = {"It earned 12.5 million dollars."};
    shown.question.category = "A";
    shown.question.difficulty = "hard";
    shown.question.companyName = {"Norsk Fjord AS"};
    shown.question.years = {2020, 2021};
    shown.question.mustInclude = {"12.5 million"};
    shown.place = u"P3"_s;
    widgets::EvidenceEntry entry;
    entry.id = "1_10-K_2020_section_7_4";
    workspace::StoredPassage passage;
    passage.sentenceId = entry.id;
    passage.text = "The company earned 12.5 million dollars.";
    passage.origin = "corpus filings";
    passage.position = 4;
    entry.passages = {passage};
    passage.text = "What stands before it.";
    passage.position = 3;
    entry.around = {passage};
    shown.evidence = {entry, {"gone", {}, {}}};
    return shown;
}

ReadingAnswer anAnswer(const char* text) {
    ReadingAnswer answer;
    answer.title = u"Fjord"_s;
    answer.text = text;
    return answer;
}

} // namespace

class TestReadingCard : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void everythingStandsOnOneCard() {
        ReadingCard card;
        card.setCase(aCase());
        const QString text = card.wholeText();
        for (const QString& part :
             {u"q7"_s, u"P3"_s, u"Hard"_s, u"Norsk Fjord AS"_s, u"2020, 2021"_s, u"How much was earned?"_s,
              u"Gold answer"_s, u"It earned 12.5 million dollars."_s, u"Must include: 12.5 million"_s,
              u"The company earned 12.5 million dollars."_s, u"What stands before it."_s, u"gone"_s}) {
            QVERIFY2(text.contains(part), qPrintable(text));
        }
        // The evidence stands behind what came before it.
        QVERIFY(text.indexOf(u"What stands before it."_s) < text.indexOf(u"The company earned"_s));
        QVERIFY(!card.accessibleName().isEmpty());
    }

    void aGoldFigureAloneIsTheAnswer() {
        ReadingCase shown = aCase();
        shown.question.answerText.clear();
        shown.question.answerNumeric = 12.5;
        shown.question.answerUnit = "million";
        ReadingCard card;
        card.setCase(shown);
        QVERIFY2(card.wholeText().contains(u"Gold answer\n12.5 million"_s), qPrintable(card.wholeText()));
        QVERIFY(!card.wholeText().contains(u"no gold answer"_s));
    }

    // In question, answer and evidence; the card's own headings are not what was searched in.
    void whatWasSearchedForIsMarked() {
        ReadingCard card;
        card.setCase(aCase());
        const auto marked = [&card] {
            QStringList texts;
            const QList<QTextEdit::ExtraSelection> all = card.extraSelections();
            for (const QTextEdit::ExtraSelection& mark : all) {
                texts += mark.cursor.selectedText();
            }
            return texts;
        };
        QCOMPARE(marked(), QStringList());
        card.setWords(widgets::SearchWords(u"million EARN"_s));
        QCOMPARE(marked(), (QStringList{u"earned"_s, u"earned"_s, u"million"_s, u"million"_s, u"earned"_s,
                                        u"million"_s}));
        QVERIFY(card.extraSelections().constFirst().format.underlineStyle() != QTextCharFormat::NoUnderline);
        card.setCase(aCase()); // drawn anew
        QCOMPARE(marked().size(), 6);
        card.setWords(widgets::SearchWords(u"evidence"_s));
        QCOMPARE(marked(), QStringList());
        card.setWords({});
        QCOMPARE(marked(), QStringList());
    }

    // Told by shape, not by colour alone, and in words.
    void marksAreToldByShape() {
        ReadingCase shown = aCase();
        ReadingAnswer answer = anAnswer("good figure and bad figure");
        answer.marks = {{0, 4, widgets::MarkKind::Span}, {16, 19, widgets::MarkKind::Trigger}};
        shown.answers = {answer};
        const QString html = widgets::readingHtml(shown, QPalette());
        const auto styleOf = [&html](const QString& word) {
            const qsizetype end = html.indexOf(u">%1</span>"_s.arg(word));
            return html.mid(html.lastIndexOf(u"<span"_s, end), end - html.lastIndexOf(u"<span"_s, end));
        };
        QVERIFY2(styleOf(u"good"_s).contains(u"underline"_s), qPrintable(html));
        QVERIFY(!styleOf(u"good"_s).contains(u"bold"_s));
        QVERIFY(styleOf(u"bad"_s).contains(u"underline"_s) && styleOf(u"bad"_s).contains(u"bold"_s));
        QVERIFY(html.contains(u"counts for the answer"_s) && html.contains(u"counts against it"_s));
    }

    // 0.50 x 1 + 0.10 x 0.5 over 0.60.
    void theScoreIsTakenApart() {
        ReadingCase shown = aCase();
        ReadingAnswer answer = anAnswer("It earned something.");
        answer.overall = 0.55 / 0.6;
        answer.parts = {{u"Accuracy"_s, 1.0, 0.5, {}},
                        {u"Citation"_s, std::nullopt, 0.25, u"not asked for"_s},
                        {u"Keywords"_s, 0.5, 0.1, {}}};
        answer.missing = {u"Keywords: “tax rate”"_s};
        answer.remarks = {u"The answer is too short"_s};
        shown.answers = {answer};
        ReadingCard card;
        card.setCase(shown);
        const QString text = card.wholeText();
        for (const QString& part : {u"Why 0.9167?"_s, u"0.5500 / 0.60 = 0.9167"_s, u"not asked for"_s,
                                    u"tax rate"_s, u"too short"_s}) {
            QVERIFY2(text.contains(part), qPrintable(text));
        }
    }

    void answersOfTwoSystemsStandSideBySideWhereThereIsRoom() {
        ReadingCase shown = aCase();
        shown.answers = {anAnswer("the one"), anAnswer("the other")};
        const QString wide = widgets::readingHtml(shown, QPalette());
        QVERIFY(wide.contains(u"width=\"50%\""_s));
        shown.answersBelow = true;
        QVERIFY(!widgets::readingHtml(shown, QPalette()).contains(u"width=\"50%\""_s));
    }

    void aMissingAnswerSaysWhy() {
        ReadingCase shown = aCase();
        ReadingAnswer none;
        none.whyNone = u"No answer: timeout"_s;
        shown.answers = {none, anAnswer("")};
        const QString text = [&] {
            ReadingCard card;
            card.setCase(shown);
            return card.wholeText();
        }();
        QVERIFY2(text.contains(u"timeout"_s) && text.contains(u"says nothing"_s), qPrintable(text));
    }

    // A text from outside is text, whatever stands in it.
    void markupIsNotFollowed() {
        ReadingCase shown = aCase();
        shown.question.questionText = "<img src='x'><b>bold</b>";
        shown.answers = {anAnswer("<a href=\"corpus:0\">click</a>")};
        ReadingCard card;
        card.setCase(shown);
        QVERIFY(card.wholeText().contains(u"<b>bold</b>"_s));
        QVERIFY(card.wholeText().contains(u"<a href"_s));
    }

    void linksLeadToTheSentence() {
        ReadingCase shown = aCase();
        shown.mayAttach = true;
        ReadingCard card;
        card.setCase(shown);
        QSignalSpy corpus(&card, &ReadingCard::corpusRequested);
        QSignalSpy attach(&card, &ReadingCard::attachRequested);
        Q_EMIT card.anchorClicked(QUrl(u"corpus:0"_s));
        Q_EMIT card.anchorClicked(QUrl(u"attach:1"_s));
        Q_EMIT card.anchorClicked(QUrl(u"corpus:9"_s)); // there is none
        QCOMPARE(corpus.count(), 1);
        QCOMPARE(corpus.front().front().toString(), u"1_10-K_2020_section_7_4"_s);
        QCOMPARE(attach.count(), 1);
        QCOMPARE(attach.front().front().toString(), u"gone"_s);
    }

    void copyTakesTheWholeCardWhereNothingIsSelected() {
        ReadingCard card;
        card.setCase(aCase());
        card.show();
        QVERIFY(QTest::qWaitForWindowActive(&card));
        card.setFocus();
        QTest::keyClick(&card, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), card.wholeText());
    }

    // The same question stays where it was read; another one begins at its top.
    void theSameQuestionStaysWhereItWasRead() {
        ReadingCard card;
        ReadingCase shown = aCase();
        shown.question.notes = std::string(4'000, 'x') + " end";
        card.resize(300, 200);
        card.setCase(shown);
        card.show();
        QVERIFY(QTest::qWaitForWindowExposed(&card));
        card.verticalScrollBar()->setValue(60);
        shown.question.difficulty = "easy";
        card.setCase(shown);
        QCOMPARE(card.verticalScrollBar()->value(), 60);
        shown.question.questionId = "q8";
        card.setCase(shown);
        QCOMPARE(card.verticalScrollBar()->value(), 0);
        card.clearCase(u"No question is in front."_s);
        QVERIFY(card.isEmpty());
        QVERIFY(card.wholeText().contains(u"No question"_s));
    }

    // Marks that stand over others leave what is before and behind them.
    void aScoredAnswerIsMarkedByWhatItSays() {
        model::Prediction prediction;
        prediction.answer = "earned 12.5 million here";
        evaluate::AnswerScore score;
        score.marks = {{metrics::AnswerMetric::RougeLF, true, {0, 18}, {}},
                       {metrics::AnswerMetric::NumericCorrect, false, {7, 11}, {}}};
        score.missing = {{metrics::AnswerMetric::Keywords, "tax"}};
        score.notes = {{metrics::AnswerMetric::NumericCorrect, "scale", "thousand for million"}};
        score.overall = 0.25;
        score.verdict = evaluate::AnswerVerdict::Fail;
        const ReadingAnswer answer = widgets::readingAnswer(prediction, score);
        QCOMPARE(answer.marks.size(), std::size_t(3));
        QCOMPARE(answer.missing.size(), 1);
        QVERIFY(answer.missing.front().contains(u"tax"_s));
        QVERIFY2(answer.remarks.join(u"; "_s).contains(u"thousand for million"_s),
                 qPrintable(answer.remarks.join(u"; "_s)));
        QCOMPARE(answer.verdict, u"fails"_s);
    }
};

ASSAY_TEST(TestReadingCard)
#include "tst_reading_card.moc"
