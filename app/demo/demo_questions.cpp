#include "app/demo/demo_questions.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <utility>

namespace assay::app {
namespace {

using Json = nlohmann::ordered_json;

struct Source {
    std::string_view company; // its short name
    int year = 0;
    std::string_view key; // of the sentence
};

class Writer {
  public:
    explicit Writer(const DemoCorpus& corpus)
        : m_corpus(corpus) {}

    std::vector<DemoQuestion> write() {
        writeFacts();
        writeReasons();
        writeRisks();
        writeRest();
        writeTrends();
        writeComparisons();
        writeChecks();
        return std::move(m_questions);
    }

  private:
    struct Asked {
        std::string_view category;
        std::string_view scope;
        std::string_view type;
        std::string_view difficulty;
        std::string text;
        Json answer;
        std::vector<Source> sources;
        std::string notes;
        std::optional<double> number{};
        std::string unit{};
        std::optional<double> tolerance{};
        DemoFault fault = DemoFault::None;
        std::optional<int> otherYear{};      // asked for instead of those of the sources
        std::vector<std::string> contains{}; // phrases that an answer should hold
    };

    const DemoFiling& filing(const Source& source) const {
        return *m_corpus.find(source.company, source.year);
    }

    const std::string& slot(std::string_view company, int year, std::string_view name) const {
        return filing({company, year, {}}).slots.find(name)->second;
    }

    const std::string& sentence(std::string_view company, int year, std::string_view key) const {
        return filing({company, year, {}}).find(key)->text;
    }

    static std::string nameOf(std::string_view company) { return std::string(demoCompany(company).name); }

    void add(const Asked& asked) {
        // The later version has the trends, comparisons, checks and definitions.
        const bool isLater = std::string_view("DEGH").find(asked.category) != std::string_view::npos;
        std::string number = std::to_string(isLater ? ++m_later : ++m_first);
        number.insert(0, 3 - number.size(), '0');
        const std::string id = (isLater ? "P3V3-Q" : "P3V2-Q") + number;
        Json ciks = Json::array(), names = Json::array(), years = Json::array(), evidence = Json::array(),
             sections = Json::array();
        const auto once = [](Json& list, const Json& value) {
            if (std::find(list.begin(), list.end(), value) == list.end()) {
                list.push_back(value);
            }
        };
        for (const Source& source : asked.sources) {
            const DemoFiling& report = filing(source);
            const DemoSentence& found = *report.find(source.key);
            once(ciks, report.company->cik);
            once(names, report.company->name);
            once(years, asked.otherYear.value_or(report.year));
            once(evidence, found.id);
            once(sections, "ITEM_" + found.section);
        }
        Json document{
            {"question_id", id},
            {"cik_int", ciks},
            {"company_name", names},
            {"years", years},
            {"question_text", asked.text},
            {"answer_type", asked.type},
            {"answer_text", asked.answer},
            {"answer_numeric", asked.number ? Json(*asked.number) : Json()},
            {"answer_unit", asked.unit.empty() ? Json() : Json(asked.unit)},
            {"tolerance", asked.tolerance ? Json(*asked.tolerance) : Json()},
            {"evidence_sentence_ids", evidence},
            {"evidence_spans", Json::array()},
            {"retrieval_scope", asked.scope},
            {"difficulty", asked.difficulty},
            {"section_hints", sections},
            {"notes", asked.notes},
            {"gold_version", isLater ? "P3.v3" : "P3.v2"},
            {"created_by", kDemoMaker},
            {"created_at", "2024-03-01T09:00:00Z"},
            {"curation_confidence", asked.fault == DemoFault::None ? 0.9 : 0.6},
            {"category", asked.category},
            {"generated", true},
        };
        if (!asked.contains.empty()) {
            document["answer_contains"] = asked.contains;
        }
        std::string answer;
        for (const Json& entry : asked.answer.is_array() ? asked.answer : Json::array({asked.answer})) {
            answer += (answer.empty() ? "" : "; ") + (entry.is_string() ? entry.get<std::string>() : "");
        }
        m_questions.push_back({id, document.dump(), answer, std::string(asked.type),
                               std::string(asked.difficulty), asked.fault, std::string(asked.category)});
    }

    // A question whose answer is an amount of a report.
    void addAmount(std::string_view company, int year, const std::string& what, std::string_view key,
                   double amount, DemoFault fault = DemoFault::None) {
        const double shown = fault == DemoFault::WrongScale ? std::round(amount * 100) / 10 : amount;
        add({"A",
             "local",
             "numeric",
             "easy",
             "What " + what + " did " + nameOf(company) + " report for " + std::to_string(year) + "?",
             demoMillions(shown),
             {{company, year, key}},
             "One figure from one sentence (generated).",
             shown,
             "USD millions",
             0.05,
             fault});
    }

    void writeFacts() {
        const auto figures = [this](std::string_view company, int year) {
            return filing({company, year, {}}).figures;
        };
        addAmount("Aldergrove", 2022, "revenue", "revenue", figures("Aldergrove", 2022).revenue);
        addAmount("Galliwick", 2023, "research and development expenses", "research",
                  figures("Galliwick", 2023).research);
        addAmount("Harrowgate", 2021, "capital expenditures", "capital", figures("Harrowgate", 2021).capital);
        addAmount("Ingleholt", 2022, "long-term debt at the end of the year", "debt",
                  figures("Ingleholt", 2022).debt);
        addAmount("Kittermoor", 2022, "net cash provided by operating activities", "cash_flow",
                  figures("Kittermoor", 2022).operatingCash);
        const DemoYear bank = figures("Jessamere", 2023);
        add({"A",
             "local",
             "numeric",
             "easy",
             "What was the effective tax rate of " + nameOf("Jessamere") + " in 2023?",
             demoPercent(bank.taxRate),
             {{"Jessamere", 2023, "tax"}},
             "One figure from one sentence (generated).",
             bank.taxRate,
             "%",
             0.05});
        const DemoYear chips = figures("Dunsorrel", 2021);
        add({"A",
             "local",
             "numeric",
             "easy",
             "How many employees did " + nameOf("Dunsorrel") + " have at the end of 2021?",
             demoCount(chips.employees),
             {{"Dunsorrel", 2021, "employees"}},
             "A count, not an amount (generated).",
             static_cast<double>(chips.employees),
             {},
             0.0});
        // Its report of 2021 says something of 2020, but nothing of 2017.
        const DemoYear energy = figures("Fennimore", 2021);
        Asked outside{"A",
                      "local",
                      "numeric",
                      "medium",
                      "What revenue did " + nameOf("Fennimore") + " report for 2017?",
                      demoMillions(energy.revenueBefore),
                      {{"Fennimore", 2021, "revenue"}},
                      "Bad on purpose: no report of the corpus covers the year (generated).",
                      energy.revenueBefore,
                      "USD millions",
                      0.05,
                      DemoFault::OutOfYears};
        outside.otherYear = 2017;
        add(outside);
        addAmount("Lindqvist", 2022, "net income", "net", figures("Lindqvist", 2022).net,
                  DemoFault::WrongScale);
        add({"A",
             "local",
             "span",
             "medium",
             "How does " + nameOf("Brambleholt") + " report its revenue by segment for 2022?",
             "Net Sales, Operating Income and Total Assets by Segment: Chilled Meals, Pantry Goods, 2022, "
             "2021",
             {{"Brambleholt", 2022, "segments_revenue"}},
             "Bad on purpose: the gold is the head of a table (generated).",
             {},
             {},
             {},
             DemoFault::TableHeader});
    }

    void writeReasons() {
        const auto because = [this](std::string_view company, int year, const std::string& question,
                                    const char* reason, std::vector<Source> sources,
                                    const std::string& subject, DemoFault fault = DemoFault::None) {
            add({"B",
                 "local",
                 "span",
                 fault == DemoFault::None ? "medium" : "easy",
                 question,
                 subject + " was due to " + slot(company, year, reason) + ".",
                 std::move(sources),
                 fault == DemoFault::None ? "Why a figure changed (generated)."
                                          : "Bad on purpose: asked before in almost the same words "
                                            "(generated).",
                 {},
                 {},
                 {},
                 fault,
                 {},
                 {slot(company, year, reason)}});
        };
        const std::string direction = slot("Dunsorrel", 2022, "revNoun");
        because("Dunsorrel", 2022,
                "According to its report for 2022, what drove the change in revenue of " +
                    nameOf("Dunsorrel") + " in that year?",
                "driver", {{"Dunsorrel", 2022, "revenue"}, {"Dunsorrel", 2022, "revenue_why"}},
                "The " + direction + " in revenue of " + slot("Dunsorrel", 2022, "revDelta"));
        because("Dunsorrel", 2022,
                "According to its report for 2022, what drove the change in the revenue of " +
                    nameOf("Dunsorrel") + " in that year?",
                "driver", {{"Dunsorrel", 2022, "revenue_why"}}, "The " + direction + " in revenue",
                DemoFault::Duplicate);
        because("Brambleholt", 2023,
                "Why did the gross margin of " + nameOf("Brambleholt") + " change in 2023?", "marginDriver",
                {{"Brambleholt", 2023, "margin"}, {"Brambleholt", 2023, "margin_why"}},
                "The change in gross margin to " + slot("Brambleholt", 2023, "gm"));
        because("Calder & Moss", 2021,
                "What explains the change in operating cash flow of " + nameOf("Calder & Moss") + " in 2021?",
                "cashDriver",
                {{"Calder & Moss", 2021, "cash_flow"}, {"Calder & Moss", 2021, "cash_flow_why"}},
                "The " + slot("Calder & Moss", 2021, "ocfNoun") + " in operating cash flow");
    }

    void writeRisks() {
        add({"C",
             "local",
             "span",
             "medium",
             "Which risks of an attack on its information systems did " + nameOf("Galliwick") +
                 " describe in Item 1A of its report for 2022?",
             "Galliwick depends on information systems to run Subscriptions and Services, and an attack "
             "could "
             "keep it from serving hospitals and public agencies for days. Attackers enter through phishing "
             "and suppliers of software, and attempts are becoming more frequent.",
             {{"Galliwick", 2022, "cyber"}, {"Galliwick", 2022, "cyber2"}},
             "A risk in two sentences (generated)."});
        add({"C",
             "local",
             "span",
             "medium",
             "What did " + nameOf("Eastfold") + " say about legal proceedings in its report for 2023?",
             "Reference is made to Note 10 to the consolidated financial statements.",
             {{"Eastfold", 2023, "lawsuit"}},
             "Bad on purpose: gold and answer only say where to look (generated).",
             {},
             {},
             {},
             DemoFault::CrossReference});
        add({"C",
             "local",
             "span",
             "medium",
             "How did shortages of silicon wafers threaten " + nameOf("Dunsorrel") + " in 2021?",
             "Shortages of silicon wafers could delay deliveries and raise costs, and grades that come from "
             "a "
             "single source take time to qualify elsewhere.",
             {{"Dunsorrel", 2021, "supply"}, {"Dunsorrel", 2021, "supply2"}},
             "TO_FILL_NOTES"});
    }

    void writeRest() {
        add({"F",
             "local",
             "list",
             "medium",
             "Which two drivers of growth does " + nameOf("Aldergrove") + " name in its report for 2023?",
             Json::array({slot("Aldergrove", 2023, "growth1"), slot("Aldergrove", 2023, "growth2")}),
             {{"Aldergrove", 2023, "growth"}},
             "Two items of one sentence (generated)."});
        add({"F",
             "local",
             "list",
             "easy",
             "In which segments does " + nameOf("Kittermoor") + " report, according to its filing for 2021?",
             Json::array({"Container Liners", "Car Carriers"}),
             {{"Kittermoor", 2021, "segments"}},
             "Two items of one sentence (generated)."});
        add({"I",
             "local",
             "numeric",
             "medium",
             "When the 2022 report of " + nameOf("Calder & Moss") +
                 " says “the year”, in which calendar year does that fiscal year end?",
             "2022",
             {{"Calder & Moss", 2022, "fiscal"}},
             "What a word refers to (generated).",
             2022.0,
             {},
             0.0});
        add({"J",
             "local",
             "no_answer",
             "hard",
             "How much did " + nameOf("Harrowgate") + " spend on advertising on television in 2022?",
             Json(),
             {{"Harrowgate", 2022, "selling"}},
             "The report does not say; a system should say so too (generated)."});
    }

    // "rose to $1.0 million in 2022" of each year.
    std::string course(std::string_view company, std::initializer_list<int> years, const char* direction,
                       const char* amount) const {
        std::string text;
        for (const int year : years) {
            text += (text.empty()                 ? " "
                     : year == *(years.end() - 1) ? ", and "
                                                  : ", ") +
                    slot(company, year, direction) + " to " + slot(company, year, amount) + " in " +
                    std::to_string(year);
        }
        return text;
    }

    void writeTrends() {
        add({"D",
             "cross_year",
             "span",
             "hard",
             "How did the long-term debt of " + nameOf("Ingleholt") + " develop from 2021 to 2023, and why?",
             "Long-term debt" + course("Ingleholt", {2021, 2022, 2023}, "debtUp", "debt") +
                 ". In 2023 the change resulted from " + slot("Ingleholt", 2023, "debtDriver") + ".",
             {{"Ingleholt", 2021, "debt"},
              {"Ingleholt", 2022, "debt"},
              {"Ingleholt", 2023, "debt"},
              {"Ingleholt", 2023, "debt_why"}},
             "Three years of one figure (generated)."});
        add({"D",
             "cross_year",
             "span",
             "medium",
             "How did revenue of " + nameOf("Fennimore") + " change between 2020 and 2022?",
             "Revenue" + course("Fennimore", {2020, 2021, 2022}, "revUp", "rev") + ".",
             {{"Fennimore", 2020, "revenue"}, {"Fennimore", 2021, "revenue"}, {"Fennimore", 2022, "revenue"}},
             "Three years of one figure (generated)."});
        add({"D",
             "cross_year",
             "span",
             "hard",
             "How did the reasons that " + nameOf("Dunsorrel") +
                 " gives for rising costs change from the pandemic of 2020 to 2022?",
             "In 2020 closures of ports and plants during the pandemic delayed deliveries of silicon wafers; "
             "in "
             "2022 inflation of wages, energy and freight raised costs faster than prices.",
             {{"Dunsorrel", 2020, "pandemic"}, {"Dunsorrel", 2022, "inflation"}},
             "From one risk to another (generated)."});
    }

    void writeComparisons() {
        const auto each = [](std::initializer_list<std::string_view> companies, int year,
                             std::string_view key) {
            std::vector<Source> sources;
            for (const std::string_view company : companies) {
                sources.push_back({company, year, key});
            }
            return sources;
        };
        add({"E", "cross_company", "list", "hard",
             "For 2022, what shortages did Aldergrove, Brambleholt and Kittermoor each describe as a risk?",
             Json::array({"Aldergrove: shortages of optical glass", "Brambleholt: shortages of vegetable oil",
                          "Kittermoor: shortages of bunker fuel"}),
             each({"Aldergrove", "Brambleholt", "Kittermoor"}, 2022, "supply"),
             "One answer for each company (generated)."});
        const auto debtOf = [this](std::string_view company) {
            return std::string(company) + ": " + slot(company, 2023, "debt");
        };
        add({"E", "cross_company", "list", "hard",
             "How much long-term debt did Harrowgate, Ingleholt and Fennimore report at the end of 2023?",
             Json::array({debtOf("Harrowgate"), debtOf("Ingleholt"), debtOf("Fennimore")}),
             each({"Harrowgate", "Ingleholt", "Fennimore"}, 2023, "debt"),
             "One figure for each company (generated)."});
        const bool first =
            filing({"Eastfold", 2022, {}}).figures.revenue > filing({"Jessamere", 2022, {}}).figures.revenue;
        const std::string_view more = first ? "Eastfold" : "Jessamere";
        const std::string_view less = first ? "Jessamere" : "Eastfold";
        add({"E", "cross_company", "span", "medium",
             "Which of Eastfold and Jessamere had the higher revenue in 2022, and how much was it?",
             std::string(more) + ", whose revenue " + slot(more, 2022, "revUp") + " to " +
                 slot(more, 2022, "rev") + " in 2022; the revenue of the other one " +
                 slot(less, 2022, "revUp") + " to " + slot(less, 2022, "rev") + ".",
             each({"Eastfold", "Jessamere"}, 2022, "revenue"), "Two figures compared (generated)."});
    }

    void writeChecks() {
        const auto rose = [this](std::string_view company, int year, const char* direction) {
            return slot(company, year, direction) == "increased";
        };
        const bool debt = rose("Kittermoor", 2022, "debtUp") && rose("Kittermoor", 2023, "debtUp");
        add({"G",
             "cross_year",
             "boolean",
             "medium",
             "Did the long-term debt of " + nameOf("Kittermoor") + " increase both in 2022 and in 2023?",
             std::string(debt ? "Yes" : "No") + ": long-term debt" +
                 course("Kittermoor", {2022, 2023}, "debtUp", "debt") + ".",
             {{"Kittermoor", 2022, "debt"}, {"Kittermoor", 2023, "debt"}},
             "Yes or no, from two years (generated)."});
        const bool margin = rose("Lindqvist", 2022, "gmUp") && rose("Brambleholt", 2022, "gmUp");
        const auto marginOf = [this](std::string_view company) {
            return std::string(company) + " " + slot(company, 2022, "gmUp") + " to " +
                   slot(company, 2022, "gm") + " of revenue";
        };
        add({"G",
             "cross_company",
             "boolean",
             "hard",
             "Did gross margin increase at both Lindqvist and Brambleholt in 2022, as their reports say?",
             std::string(margin ? "Yes" : "No") + ": the gross margin of " + marginOf("Lindqvist") +
                 ", that of " + marginOf("Brambleholt") + ".",
             {{"Lindqvist", 2022, "margin"}, {"Brambleholt", 2022, "margin"}},
             "Yes or no, from two companies (generated)."});
        add({"H",
             "local",
             "span",
             "medium",
             "How does " + nameOf("Galliwick") + " define adjusted operating income, and what is excluded?",
             "Adjusted operating income is defined as operating income before restructuring charges, "
             "share-based compensation and gains on disposals.",
             {{"Galliwick", 2022, "adjusted"}},
             "A definition (generated)."});
        add({"H",
             "local",
             "span",
             "hard",
             "How does " + nameOf("Brambleholt") + " define free cash flow, and what does it use it for?",
             "Free cash flow is defined as net cash provided by operating activities less capital "
             "expenditures; management uses it to judge how much debt can be repaid.",
             {{"Brambleholt", 2022, "fcf"}},
             "A definition (generated)."});
    }

    const DemoCorpus& m_corpus;
    std::vector<DemoQuestion> m_questions;
    int m_first = 0; // questions of the first version
    int m_later = 0;
};

} // namespace

std::vector<DemoQuestion> demoQuestions(const DemoCorpus& corpus) {
    return Writer(corpus).write();
}

std::string demoQuestionsJson(const std::vector<DemoQuestion>& questions) {
    std::string text = "[\n";
    for (std::size_t i = 0; i < questions.size(); ++i) {
        text += questions[i].document + (i + 1 < questions.size() ? ",\n" : "\n");
    }
    return text + "]\n";
}

} // namespace assay::app
