// Yes, no, abstention, and whether a yes is supported.
#include "core/metrics/answers/yes_no.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;
using metrics::findAbstention;
using metrics::judgeYesSupport;
using metrics::readYesNo;
using metrics::SupportFault;
using metrics::YesNo;

class TstYesNo : public QObject {
    Q_OBJECT

  private slots:
    void readings_data();
    void readings();
    void abstentions_data();
    void abstentions();
    void support();
    void nothingToSupport();
    void rulesFromData();
};

void TstYesNo::readings_data() {
    QTest::addColumn<QString>("answer");
    QTest::addColumn<int>("says");
    const auto row = [](const char* answer, YesNo says) {
        QTest::newRow(answer) << answer << static_cast<int>(says);
    };
    row("Yes. Meta explains that changes were driven by currency.", YesNo::Yes);
    row("**Direct Answer:** Yes, food is generally exempt.", YesNo::Yes);
    row("true", YesNo::Yes);
    row("Ja, det er fritatt.", YesNo::Yes);
    row("No, it does not disclose headcount.", YesNo::No);
    row("no", YesNo::No);
    row("Nei.", YesNo::No);
    row("No information is available in the filings.", YesNo::Abstained);
    row("No relevant data was found.", YesNo::Abstained);
    row("Not disclosed", YesNo::Abstained);
    row("The filing does not disclose this.", YesNo::Abstained);
    row("I cannot determine this from the context.", YesNo::Abstained);
    row("Meta notes that it depends.", YesNo::Neither);
    row("Nobody knows", YesNo::Neither);
    row("", YesNo::Neither);
}

void TstYesNo::readings() {
    QFETCH(QString, answer);
    QFETCH(int, says);
    const std::string text = answer.toStdString();
    const auto reading = readYesNo(text);
    QCOMPARE(static_cast<int>(reading.says), says);
    QVERIFY(!reading.place || reading.place->end <= text.size());
    QCOMPARE(reading.place.has_value(), reading.says != YesNo::Neither);
}

void TstYesNo::abstentions_data() {
    QTest::addColumn<QString>("answer");
    QTest::addColumn<bool>("abstains");
    QTest::newRow("not disclosed") << "Employee headcount is not disclosed in the 2008 10-K." << true;
    QTest::newRow("does not") << "Exxon Mobil does not explicitly disclose headcount." << true;
    QTest::newRow("unavailable") << "The data for Exxon 2008 is unavailable; this corpus covers 2016-2020."
                                 << true;
    QTest::newRow("Norwegian") << "Dette fremg\u00e5r ikke av kildene." << true;
    QTest::newRow("later") << "Revenue was $5 billion. Headcount is not disclosed." << false;
    QTest::newRow("plain") << "Revenue was $5 billion in 2008." << false;
    QTest::newRow("found") << "Details were found in Item 7." << false;
    QTest::newRow("empty") << "" << false;
}

void TstYesNo::abstentions() {
    QFETCH(QString, answer);
    QFETCH(bool, abstains);
    QCOMPARE(findAbstention(answer.toStdString()).has_value(), abstains);
}

void TstYesNo::support() {
    const std::vector<std::string_view> evidence{"Infectious disease products sales declined 23.1% primarily "
                                                 "driven by a decline in COVID-19 vaccine revenue."};
    const auto judged = [&evidence](std::string_view answer) {
        return judgeYesSupport(answer, evidence)->fault;
    };
    QCOMPARE(
        judged("Yes. Sales of infectious disease products declined, primarily due to lower vaccine revenue."),
        SupportFault::None);
    QCOMPARE(judged("Yes."), SupportFault::BareYes);
    QCOMPARE(judged("Yes, it does."), SupportFault::BareYes);
    QCOMPARE(judged("Yes, sales of vaccines declined in that year."), SupportFault::NoCause);
    QCOMPARE(judged("Yes, because tariffs on imported lumber disrupted furniture suppliers."),
             SupportFault::NotInEvidence);
    QCOMPARE(judged("Yes. Infectious disease sales declined 40% due to lower vaccine revenue."),
             SupportFault::NotInEvidence);
    const auto one =
        judgeYesSupport("Yes. Infectious disease sales declined 40% due to lower vaccine revenue.", evidence);
    QCOMPARE(one->figuresNotHeld.size(), std::size_t{1});
}

void TstYesNo::nothingToSupport() {
    const std::vector<std::string_view> evidence{"x"};
    QVERIFY(!judgeYesSupport("No.", evidence));
    QVERIFY(!judgeYesSupport("Yes.", {}));
}

void TstYesNo::rulesFromData() {
    const auto rules = metrics::AnswerPatterns::fromJson("{\"yes\": [\"^aye\"]}");
    QVERIFY(rules);
    QCOMPARE(readYesNo("aye", *rules).says, YesNo::Yes);
    QCOMPARE(readYesNo("no", *rules).says, YesNo::No);
    QVERIFY(!metrics::AnswerPatterns::fromJson("{\"yes\": [\"(\"]}"));
    QVERIFY(!metrics::AnswerPatterns::fromJson("{\"maybe\": []}"));
    QVERIFY(!metrics::AnswerPatterns::fromJson("["));
}

ASSAY_TEST(TstYesNo)
#include "tst_yes_no.moc"
