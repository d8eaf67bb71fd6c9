// What the demo is generated from, before anything is imported.
#include "app/demo/demo_bundles.h"
#include "app/demo/demo_questions.h"
#include "app/demo/demo_scores.h"
#include "app/demo/demo_style.h"
#include "app/demo/demo_topics.h"
#include "core/base/hash.h"
#include "tests/support/test_class.h"

#include <nlohmann/json.hpp>

#include <QLocale>
#include <algorithm>
#include <array>
#include <clocale>
#include <ctime>
#include <locale>
#include <map>
#include <set>
#include <sstream>

using namespace assay;

namespace {

// Of the default seed. Whoever changes a text changes these, having read what came of it.
const std::map<std::string, std::string> kGolden{
    {"corpus", "d188684d85c6976084d9bc39ce897e8bace73dfaed667713be30e00c0dceec0f"},
    {"companies", "73c1352f082d9f8b4fe1bfaa44147e3274e862ce5126933346853d9f2b4d9dc9"},
    {"sections", "a44d96e7c5b66685e2d795da20906260f52f709f1d6c7fdb1659d8e7befe202e"},
    {"questions", "5d5744d94ae1f2936820214de171a174d0fe92025ff96963826dfd48faa1a751"},
    {"answers", "109cc18264f429c0864452bb5b657ed77a68efb6340a065085f65edeec4270d6"},
    {"trend bundles", "683f6a79cd509c2f25e3e4ee3d205111308c76d0aaaae723ce2def9e00933b47"},
    {"cross company bundles", "214b30ef3e197eea8d7a52d2772d4bab749df68242773bc3eefc89ec35580617"},
    {"scores", "9dc38a24785045ff7a65c285df6fd4187cda1fda93e68f2b61ac847a0335ed23"},
    {"glossary", "99f505c29b23d5a388f6de7c71f3861aa967161776810dd1881c4d4682075c32"},
};

std::map<std::string, std::string> hashes() {
    const app::DemoCorpus corpus = app::demoCorpus();
    const auto questions = app::demoQuestions(corpus);
    return {{"corpus", base::sha256(app::demoSentencesJsonLines(corpus))},
            {"companies", base::sha256(app::demoCompaniesJson())},
            {"sections", base::sha256(app::demoSectionsJson())},
            {"questions", base::sha256(app::demoQuestionsJson(questions))},
            {"answers", base::sha256(app::demoAnswersJsonLines(questions, 0.55, app::kDemoSeed))},
            {"trend bundles", base::sha256(app::demoTrendBundlesJson(corpus))},
            {"cross company bundles", base::sha256(app::demoCrossCompanyBundlesJson(corpus))},
            {"scores", base::sha256(app::demoScoresJsonLines())},
            {"glossary", base::sha256(app::demoGlossaryJsonLines())}};
}

void compareWithGolden() {
    for (const auto& [what, hash] : hashes()) {
        QVERIFY2(kGolden.at(what) == hash, (what + ": " + hash).c_str());
    }
}

// Numbers as in German: 1.234,5
struct CommaPoint : std::numpunct<char> {
    char do_decimal_point() const override { return ','; }

    char do_thousands_sep() const override { return '.'; }

    std::string do_grouping() const override { return "\3"; }
};

void setTimeZone(const QByteArray& zone) {
    zone.isEmpty() ? qunsetenv("TZ") : qputenv("TZ", zone);
    tzset();
}

// Everything back as it was, however the test ends.
class ForeignPlace {
  public:
    ForeignPlace()
        : m_c(std::setlocale(LC_ALL, nullptr))
        , m_cpp(std::locale::global(std::locale(std::locale::classic(), new CommaPoint)))
        , m_zone(qgetenv("TZ")) {
        QLocale::setDefault(QLocale(QLocale::NorwegianBokmal));
        setTimeZone("Pacific/Auckland");
        for (const char* name : {"de_DE.UTF-8", "nb_NO.UTF-8", "fr_FR.UTF-8"}) {
            if (std::setlocale(LC_ALL, name) != nullptr) {
                break;
            }
        }
    }

    ~ForeignPlace() {
        std::locale::global(m_cpp);
        std::setlocale(LC_ALL, m_c.c_str());
        QLocale::setDefault(m_qt);
        setTimeZone(m_zone);
    }
    Q_DISABLE_COPY_MOVE(ForeignPlace)

  private:
    std::string m_c;
    std::locale m_cpp;
    QLocale m_qt;
    QByteArray m_zone;
};

std::vector<const app::DemoSection*> sections() {
    std::vector<const app::DemoSection*> all{&app::demoBusinessSection(), &app::demoRiskSection(),
                                             &app::demoResultsSection(), &app::demoNotesSection()};
    for (const app::DemoSection& section : app::demoShortSections()) {
        all.push_back(&section);
    }
    return all;
}

// "{Co}", "{year}" in order.
std::vector<std::string> placesOf(std::string_view pattern) {
    std::vector<std::string> places;
    for (std::size_t at = pattern.find('{'); at != std::string_view::npos; at = pattern.find('{', at + 1)) {
        places.emplace_back(pattern.substr(at, pattern.find('}', at) - at + 1));
    }
    return places;
}

std::vector<std::string> namesOf(const app::DemoCompany& company) {
    std::vector<std::string> names;
    for (const std::string_view name :
         {company.name, company.shortName, company.segmentA, company.segmentB, company.goods, company.goodsB,
          company.customers, company.input, company.place, company.authority}) {
        names.emplace_back(name);
    }
    return names;
}

bool contains(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

// The amounts that a sentence names, "$1,234.5 million" as 1234.5.
std::vector<double> amountsIn(std::string_view text) {
    std::vector<double> amounts;
    for (std::size_t at = text.find('$'); at != std::string_view::npos; at = text.find('$', at + 1)) {
        std::string digits(text.substr(at + 1, text.find(' ', at) - at - 1));
        std::erase(digits, ',');
        amounts.push_back(QByteArray::fromStdString(digits).toDouble());
    }
    return amounts;
}

} // namespace

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

    void figuresAsWrittenAgree() {
        for (const app::DemoFiling& filing : m_corpus.filings) {
            const auto total = amountsIn(filing.find("overview")->text);
            const auto parts = amountsIn(filing.find("segments_revenue")->text);
            const auto revenue = amountsIn(filing.find("revenue")->text);
            QCOMPARE(parts.size(), std::size_t{2});
            QCOMPARE(revenue.size(), std::size_t{3}); // by how much, to what, from what
            QVERIFY(std::abs(parts[0] + parts[1] - total[0]) < 0.051);
            QCOMPARE(revenue[1], total[0]);
            const bool rose = contains(filing.find("revenue")->text, "Revenue increased");
            QVERIFY(std::abs(revenue[2] + (rose ? revenue[0] : -revenue[0]) - revenue[1]) < 0.051);
        }
    }

    void companiesKeepTheirWords() {
        const app::DemoCompany& company = app::demoCompany("Kittermoor");
        const std::string text =
            "Customers could ask several suppliers; a large customer is an important one.";
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
            for (const char* wrong : {" a a", " a e", " a i", " an s", " an m", " an b", " an l"}) {
                QVERIFY2(!contains(each, wrong) || contains(each, " a a number"), each.c_str());
            }
        }
    }

    void styleLeavesPlacesAlone() {
        std::size_t styled = 0;
        for (const app::DemoCompany& company : app::demoCompanies()) {
            QCOMPARE(app::demoInStyle("{customers} and {large}", company, 42),
                     std::string("{customers} and {large}"));
            for (const app::DemoSection* section : sections()) {
                for (const app::DemoParagraph& paragraph : section->paragraphs) {
                    for (const app::DemoLine& line : paragraph.lines) {
                        const std::string text = app::demoInStyle(line.pattern, company, 42);
                        QCOMPARE(placesOf(text), placesOf(line.pattern));
                        styled += text != line.pattern ? 1 : 0;
                    }
                }
            }
        }
        QVERIFY(styled > 100);
    }

    void namesStandAsTheyAre() {
        std::size_t otherwise = 0;
        for (const app::DemoCompany& company : app::demoCompanies()) {
            // What a name would be if its words were replaced.
            std::set<std::string> wrong;
            for (const std::string& name : namesOf(company)) {
                for (const app::DemoWording& wording : app::demoWordings()) {
                    for (const bool large : {false, true}) {
                        std::string word(wording.front());
                        if (large) {
                            word = app::capitalised(word);
                        }
                        const std::size_t at = name.find(word);
                        for (std::size_t i = 1; at != std::string::npos && i < wording.size(); ++i) {
                            std::string other(wording[i]);
                            other = large ? app::capitalised(other) : other;
                            if (other != word) {
                                wrong.insert(std::string(name).replace(at, word.size(), other));
                            }
                        }
                    }
                }
            }
            otherwise += wrong.size();
            std::map<std::string, std::size_t> found;
            for (const app::DemoFiling& filing : m_corpus.filings) {
                if (filing.company != &company) {
                    continue;
                }
                for (const app::DemoSentence& sentence : filing.sentences) {
                    for (const std::string& name : wrong) {
                        QVERIFY2(!contains(sentence.text, name), sentence.text.c_str());
                    }
                    for (const std::string& name : namesOf(company)) {
                        found[name] += contains(sentence.text, name) ? 1 : 0;
                    }
                }
            }
            for (const auto& [name, times] : found) {
                QVERIFY2(times > 0, name.c_str());
            }
        }
        QVERIFY(otherwise > 0); // else nothing was looked for
    }

    void companiesSayOnlyWhatFitsThem() {
        using enum app::DemoTrait;

        struct Rule {
            app::DemoTrait trait;
            std::vector<const char*> words; // only companies of the trait say them, and each does
        };

        const std::vector<Rule> rules{
            {Trade, {"Cost of revenue", "gross margin", "Our most important", "Prices of"}},
            {Stocks, {"Inventories were", "when control passes to the customer"}},
            {Research, {"on research and development"}},
            {Accounts, {"largest customer"}},
            {NoAccounts, {"No c"}},
            {Bank, {"credit losses"}},
            {Insurer, {"Premiums for"}},
            {Abroad, {"exchange rates"}}};
        for (const Rule& rule : rules) {
            std::map<const app::DemoCompany*, std::set<std::string>> said;
            for (const app::DemoFiling& filing : m_corpus.filings) {
                for (const app::DemoSentence& sentence : filing.sentences) {
                    for (const char* words : rule.words) {
                        if (contains(sentence.text, words)) {
                            QVERIFY2(app::hasTrait(*filing.company, rule.trait), sentence.text.c_str());
                            said[filing.company].insert(words);
                        }
                    }
                }
            }
            QVERIFY2(!said.empty(), rule.words.front());
        }
        QVERIFY(app::hasTrait(app::demoCompany("Jessamere"), Finance));
        QVERIFY(app::hasTrait(app::demoCompany("Eastfold"), Finance));
        QVERIFY(!app::hasTrait(app::demoCompany("Harrowgate"), Accounts));
    }

    // Sentences are of any topic: those of one differ from those of another by its words alone.
    void topicSentencesArePlain() {
        const auto& patterns = app::demoTopicPatterns();
        QVERIFY(std::set<std::string_view>(patterns.begin(), patterns.end()).size() >= 14);
        const app::DemoSlots years{{"year", "2023"}, {"prev", "2022"}};
        for (const app::DemoCompany& company : app::demoCompanies()) {
            for (const app::DemoTopic& topic : app::demoTopics(company.shortName)) {
                for (const std::string_view pattern : patterns) {
                    base::Random random(3);
                    app::DemoSlots slots = years;
                    app::addTopic(slots, topic, random);
                    const std::string text = app::demoSentence(pattern, slots, random);
                    QVERIFY2(text.find_first_of("{}[]|") == std::string::npos, text.c_str());
                    QVERIFY2(std::isupper(static_cast<unsigned char>(text.front())) != 0, text.c_str());
                }
            }
        }
    }

    void companiesAndTopicsAreApart() {
        std::set<std::int64_t> ciks;
        std::set<std::string_view> users;
        for (const app::DemoCompany& company : app::demoCompanies()) {
            QVERIFY(company.cik > 9'000'000'000);
            ciks.insert(company.cik);
            const auto topics = app::demoTopics(company.shortName);
            QCOMPARE(topics.size(), app::kDemoTopics);
            for (const app::DemoTopic& topic : topics) {
                users.insert(topic.users);
            }
        }
        QVERIFY(app::demoTopics("Nobody").empty());
        QCOMPARE(ciks.size(), std::size_t{12});
        QCOMPARE(users.size(), std::size_t{12 * app::kDemoTopics});
    }

    void theDefaultSeedGivesTheseBytes() { compareWithGolden(); }

    void neitherLanguageNorTimeZoneMatter() {
        const ForeignPlace elsewhere;
        std::ostringstream number;
        number << 1'234.5;
        QCOMPARE(number.str(), std::string("1.234,5")); // it is another place
        compareWithGolden();
    }

    void otherSeedsGiveOtherBytes() {
        const app::DemoCorpus other = app::demoCorpus(1);
        QVERIFY(app::demoSentencesJsonLines(other) != app::demoSentencesJsonLines(m_corpus));
        QVERIFY(app::demoTrendBundlesJson(other) != app::demoTrendBundlesJson(m_corpus));
        QVERIFY(app::demoCrossCompanyBundlesJson(m_corpus, 1) != app::demoCrossCompanyBundlesJson(m_corpus));
        const auto questions = app::demoQuestions(m_corpus);
        QVERIFY(app::demoQuestionsJson(app::demoQuestions(other)) != app::demoQuestionsJson(questions));
        QVERIFY(app::demoAnswersJsonLines(questions, 0.5, 3) != app::demoAnswersJsonLines(questions, 0.5, 4));
    }

    void bundlesSayWhatTheirCompaniesSay() {
        std::map<std::string, std::size_t> ofTopic;
        for (const std::string& document :
             {app::demoTrendBundlesJson(m_corpus), app::demoCrossCompanyBundlesJson(m_corpus)}) {
            for (const auto& bundle : nlohmann::json::parse(document)) {
                const auto& list =
                    bundle.contains("sentences") ? bundle.at("sentences") : bundle.at("company_sentences");
                QVERIFY2(list.size() >= 2, bundle.dump().c_str());
                ++ofTopic[bundle.at("topic_label").get<std::string>()];
            }
        }
        QCOMPARE(ofTopic.at("revenue"), std::size_t{12 + 3});
        QCOMPARE(ofTopic.at("gross_margin"), std::size_t{10 + 3}); // banks and insurers have none
    }

    void eightQuestionsTakeSeveralReports() {
        std::map<std::string, int> scopes;
        for (const app::DemoQuestion& question : app::demoQuestions(m_corpus)) {
            const auto document = nlohmann::json::parse(question.document);
            const auto scope = document.at("retrieval_scope").get<std::string>();
            ++scopes[scope];
            // CIK_10-K_YEAR_section_…
            std::set<std::string> companies, years;
            for (const std::string id : document.at("evidence_sentence_ids")) {
                companies.insert(id.substr(0, id.find('_')));
                years.insert(id.substr(id.find("10-K_") + 5, 4));
            }
            QVERIFY2((companies.size() > 1) == (scope == "cross_company"), question.id.c_str());
            QVERIFY2((years.size() > 1) == (scope == "cross_year"), question.id.c_str());
            const bool isLater = document.at("gold_version").get<std::string>() == "P3.v3";
            QVERIFY2(isLater || scope == "local", question.id.c_str());
            QVERIFY2(question.id.starts_with(isLater ? "P3V3-" : "P3V2-"), question.id.c_str());
        }
        QCOMPARE(scopes,
                 (std::map<std::string, int>{{"cross_company", 4}, {"cross_year", 4}, {"local", 23}}));
    }

    // Figures and reasons of a gold answer stand in its evidence.
    void evidenceSaysWhatTheAnswerSays() {
        std::map<std::string, std::string> texts;
        for (const app::DemoFiling& filing : m_corpus.filings) {
            for (const app::DemoSentence& sentence : filing.sentences) {
                texts[sentence.id] = sentence.text;
            }
        }
        int compared = 0;
        for (const app::DemoQuestion& question : app::demoQuestions(m_corpus)) {
            if (question.fault == app::DemoFault::WrongScale ||
                question.fault == app::DemoFault::TableHeader) {
                continue;
            }
            const auto document = nlohmann::json::parse(question.document);
            std::string evidence;
            for (const std::string id : document.at("evidence_sentence_ids")) {
                evidence += texts.at(id) + " ";
            }
            const auto said = amountsIn(evidence);
            for (const double amount : amountsIn(question.answer)) {
                QVERIFY2(std::find(said.begin(), said.end(), amount) != said.end(), question.id.c_str());
                ++compared;
            }
        }
        QVERIFY(compared > 15);
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

ASSAY_TEST(TestDemoTexts)
#include "tst_demo_texts.moc"
