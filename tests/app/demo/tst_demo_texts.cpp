// What the demo is generated from, before anything is imported.
#include "app/demo/demo_bundles.h"
#include "app/demo/demo_questions.h"
#include "app/demo/demo_style.h"
#include "app/demo/demo_topics.h"

#include <nlohmann/json.hpp>

#include <QTest>
#include <set>
#include <sstream>

using namespace assay;

class TestDemoTexts : public QObject {
    Q_OBJECT

    app::DemoCorpus m_corpus = app::demoCorpus();

  private Q_SLOTS:

    void patternsAreFilledInAndChosenFrom() {
        base::Random random(7);
        const app::DemoSlots slots{{"x", "one"}, {"y", "two"}};
        QCOMPARE(app::demoSentence("{x} and {y}, {z}", slots, random), std::string("one and two, {z}"));
        std::set<std::string> seen;
        for (int i = 0; i < 60; ++i) {
            seen.insert(app::demoSentence("[{x}|b|c].", slots, random));
        }
        QCOMPARE(seen, (std::set<std::string>{"one.", "b.", "c."}));
    }

    void noPlaceIsLeftOpen() {
        for (const app::DemoFiling& filing : m_corpus.filings) {
            for (const app::DemoSentence& sentence : filing.sentences) {
                QVERIFY2(sentence.text.find_first_of("{}[]|") == std::string::npos, sentence.text.c_str());
                QVERIFY2(!sentence.text.empty() && sentence.text.front() != ' ', sentence.id.c_str());
            }
        }
    }

    void figuresOfAReportAgree() {
        for (const app::DemoFiling& filing : m_corpus.filings) {
            const app::DemoYear& y = filing.figures;
            QVERIFY(y.revenue > 0 && y.operating > 0 && y.net > 0 && y.debt > 0 && y.selling > 0);
            QVERIFY(std::abs(y.segmentA + y.segmentB - y.revenue) < 0.051);
            QVERIFY(std::abs(y.revenue - y.cost - y.gross) < 0.051);
            if (const auto* before = m_corpus.find(filing.company->shortName, filing.year - 1)) {
                QCOMPARE(before->figures.revenue, y.revenueBefore);
                QCOMPARE(before->figures.debt, y.debtBefore);
            }
        }
    }

    void amountsReadAsInReports() {
        QCOMPARE(app::demoMillions(1234.5), std::string("$1,234.5 million"));
        QCOMPARE(app::demoDecimal(-0.25), std::string("-0.3"));
        QCOMPARE(app::demoPercent(7), std::string("7.0%"));
        QCOMPARE(app::demoCount(1'234'567), std::string("1,234,567"));
        QCOMPARE(app::demoCount(12), std::string("12"));
    }

    void companiesKeepTheirWords() {
        const app::DemoCompany& company = app::demoCompany("Kittermoor");
        const std::string text = "Customers see a supplier; a large customer could leave.";
        const std::string styled = app::demoInStyle(text, company, 42);
        QCOMPARE(app::demoInStyle(text, company, 42), styled);
        std::set<std::string> all;
        for (const app::DemoCompany& each : app::demoCompanies()) {
            all.insert(app::demoInStyle(text, each, 42));
        }
        QVERIFY(all.size() > 6);
        QCOMPARE(app::demoInStyle("Nothing to replace here, accustomers.", company, 42),
                 std::string("Nothing to replace here, accustomers."));
        for (const std::string& each : all) {
            QVERIFY2(each.find(" a a") == std::string::npos && each.find(" a e") == std::string::npos,
                     each.c_str());
        }
    }

    void companiesAndTopicsAreApart() {
        std::set<std::int64_t> ciks;
        std::set<std::string_view> users;
        for (std::size_t i = 0; i < app::demoCompanies().size(); ++i) {
            QVERIFY(app::demoCompanies()[i].cik > 9'000'000'000);
            ciks.insert(app::demoCompanies()[i].cik);
            for (const app::DemoTopic& topic : app::demoTopics(i)) {
                users.insert(topic.users);
            }
        }
        QCOMPARE(ciks.size(), std::size_t{12});
        QCOMPARE(users.size(), std::size_t{12 * app::kDemoTopics});
    }

    void theSameSeedGivesTheSameBytes() {
        QCOMPARE(app::demoSentencesJsonLines(m_corpus), app::demoSentencesJsonLines(app::demoCorpus()));
        const auto questions = app::demoQuestions(m_corpus);
        QCOMPARE(app::demoQuestionsJson(questions), app::demoQuestionsJson(app::demoQuestions(m_corpus)));
        QCOMPARE(app::demoAnswersJsonLines(questions, 0.5, 3), app::demoAnswersJsonLines(questions, 0.5, 3));
        QVERIFY(app::demoAnswersJsonLines(questions, 0.5, 3) != app::demoAnswersJsonLines(questions, 0.5, 4));
        QVERIFY(app::demoSentencesJsonLines(app::demoCorpus(1)) != app::demoSentencesJsonLines(m_corpus));
        QCOMPARE(app::demoCrossCompanyBundlesJson(m_corpus), app::demoCrossCompanyBundlesJson(m_corpus));
    }

    void everythingSaysThatItIsGenerated() {
        std::istringstream lines(app::demoSentencesJsonLines(m_corpus) + app::demoGlossaryJsonLines());
        std::int64_t count = 0;
        for (std::string line; std::getline(lines, line); ++count) {
            QVERIFY2(line.find("\"generated\":true") != std::string::npos, line.c_str());
        }
        QVERIFY(count > 5'000);
        for (const std::string& document :
             {app::demoTrendBundlesJson(m_corpus), app::demoCrossCompanyBundlesJson(m_corpus),
              app::demoCompaniesJson(), app::demoSectionsJson(),
              app::demoQuestionsJson(app::demoQuestions(m_corpus))}) {
            for (const auto& record : nlohmann::json::parse(document)) {
                QVERIFY(record.at("generated").get<bool>());
            }
        }
    }

    void fiveQuestionsAreBadEachInAnotherWay() {
        std::set<app::DemoFault> faults;
        int bad = 0;
        for (const app::DemoQuestion& question : app::demoQuestions(m_corpus)) {
            if (question.fault != app::DemoFault::None) {
                faults.insert(question.fault);
                ++bad;
            }
        }
        QCOMPARE(bad, 5);
        QCOMPARE(faults.size(), std::size_t{5});
    }
};

QTEST_GUILESS_MAIN(TestDemoTexts)
#include "tst_demo_texts.moc"
