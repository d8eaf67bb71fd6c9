// Figures in sentences: read where it is sure what they are, reported where it is not.
#include "core/evaluate/thresholds/figures_lint.h"
#include "core/formats/rankings/outside_figures.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <string>

using namespace assay;
using evaluate::FiguresRule;

namespace {

formats::OutsideFiguresReading readingOf(const std::string& text) {
    return formats::readOutsideFigures(text, "report.md").value();
}

std::int64_t leftIn(const formats::OutsideFiguresReading& reading) {
    return std::ranges::count(reading.issues.issues(), std::string("sentence"), &base::Issue::field);
}

} // namespace

class TestFigureSentences : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    // 82.0 % is no share of 60.
    void aShareOfItsN() {
        const auto reading =
            readingOf("# Results\n\nThe test went well. Hit@5 was **82.0\u00a0%** of 60 questions.\n");
        QCOMPARE(reading.figures.regimes.size(), std::size_t{1});
        const model::OutsideRegime& regime = reading.figures.regimes[0];
        QCOMPARE(regime.name, std::string("line 3"));
        QCOMPARE(regime.hitAt.at(5), 0.82);
        QVERIFY(regime.n == 60);
        QCOMPARE(leftIn(reading), std::int64_t{0});
        const auto faults = evaluate::lintFigures(reading.figures);
        QCOMPARE(faults.size(), std::size_t{1});
        QVERIFY(faults[0].rule == FiguresRule::NotAShare);
    }

    void forms_data() {
        QTest::addColumn<QByteArray>("sentence");
        QTest::addColumn<double>("value");
        QTest::addColumn<int>("n");
        const auto row = [](const char* sentence, double value, int n) {
            QTest::newRow(sentence) << QByteArray(sentence) << value << n;
        };
        row("Accuracy: 0.75 (n = 40)", 0.75, 40);
        row("The accuracy was 75 % of 40 questions.", 0.75, 40);
        row("- Accuracy = 0.75, n = 40", 0.75, 40);
        row("The accuracy is 75.0 % (30 of 40).", 0.75, 40);
        row("> Overall the accuracy reached 75 % [60 %, 86 %] on 40 questions!", 0.75, 40);
        row("The accuracy was 75 %\nof 1,200 questions.", 0.75, 1200);
    }

    void forms() {
        QFETCH(const QByteArray, sentence);
        QFETCH(const double, value);
        QFETCH(const int, n);
        const auto reading = readingOf(sentence.toStdString());
        QCOMPARE(reading.figures.others.size(), std::size_t{1});
        const model::OutsideFigure& figure = reading.figures.others[0];
        QCOMPARE(figure.name, std::string("accuracy"));
        QCOMPARE(figure.value, value);
        QVERIFY(figure.n == n && figure.isShare);
        QCOMPARE(leftIn(reading), std::int64_t{0});
    }

    // Limits, guesses, comparisons, several figures, and figures over nobody knows what.
    void whatIsNotSureIsLeft() {
        const std::string sure = "The accuracy was 75 % of 40 questions.\n\n";
        for (const char* const sentence :
             {"The accuracy should be 80 % of 40 questions.", "The accuracy was about 75 % of 40.",
              "Hit@5 was 82.0 % of 60 and MRR@5 was 0.61.", "The accuracy was 75 %.",
              "In 2024 the accuracy was 75 % of 40.", "The accuracy was 75 % of 40, 5 % above the baseline.",
              "The accuracy was not 75 % of 40.", "Accuracy rose from 70 % to 75 % of 40."}) {
            const auto reading = readingOf(sure + sentence + "\n");
            QVERIFY2(leftIn(reading) == 1, sentence);
            QCOMPARE(reading.issues.issues()[0].line, std::int64_t{3});
            QVERIFY(reading.issues.issues()[0].severity == base::Severity::Warning);
            QVERIFY2(reading.figures.others.size() == 1 && reading.figures.regimes.empty(), sentence);
        }
    }

    void whatIsNoSentence() {
        for (const char* const text : {"# Accuracy was 75 % of 40\n", "```\nAccuracy was 75 % of 40\n```\n",
                                       "We asked 40 questions.\n", "Accuracy is what counts.\n",
                                       "Revenue rose by 7.5 % in 40 weeks.\n"}) {
            QVERIFY2(!formats::readOutsideFigures(text, "report.md"), text);
        }
    }

    // Beside a table; sentences of two systems are not held against each other.
    void besideATable() {
        const auto reading = readingOf("| Metric | Value |\n|---|---|\n| Score | 7.5 |\n\n"
                                       "Hit@5 was 0.80 of 60 questions. Hit@5 was 0.50 of 60 questions.\n");
        QCOMPARE(reading.figures.others.size(), std::size_t{1});
        QCOMPARE(reading.figures.regimes.size(), std::size_t{2});
        QCOMPARE(reading.figures.regimes[1].name, std::string("line 5, 2"));
        QVERIFY(evaluate::lintFigures(readingOf("Hit@1 was 0.80 of 60.\n\nHit@5 was 0.50 of 60.\n").figures)
                    .empty());
    }
};

ASSAY_TEST(TestFigureSentences)
#include "tst_figure_sentences.moc"
