#include "app/demo/demo_corpus.h"

#include "app/demo/demo_style.h"
#include "app/demo/demo_topics.h"
#include "core/formats/sentences/sentence_id.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <initializer_list>
#include <numeric>
#include <span>

namespace assay::app {
namespace {

using Json = nlohmann::ordered_json;

// Behind about so many paragraphs one has a reference to another page, as reports have where a page ends.
constexpr std::uint64_t kPageEndsEvery = 14;

// A reason, and who can give it.
struct Reason {
    std::string_view pattern;
    DemoTrait trait = DemoTrait::Everybody;
};

std::string oneOf(std::initializer_list<Reason> reasons, const DemoCompany& company, const DemoSlots& slots,
                  base::Random& random) {
    std::vector<std::string_view> patterns;
    for (const Reason& reason : reasons) {
        if (hasTrait(company, reason.trait)) {
            patterns.push_back(reason.pattern);
        }
    }
    const std::string_view drawn = patterns[random.below(patterns.size())];
    return demoSentence(drawn, slots, random);
}

// Reasons that fit the direction in which a figure went.
void addReasons(DemoSlots& slots, const DemoCompany& company, const DemoYear& y, base::Random& random) {
    using enum DemoTrait;
    const auto set = [&](const char* slot, std::initializer_list<Reason> reasons) {
        slots[slot] = oneOf(reasons, company, slots, random);
    };
    const bool more = y.revenue > y.revenueBefore;
    if (more) {
        set("driver", {{"higher sales of {goodsA} and price increases in {segB}", Trade},
                       {"new contracts for {goodsA} and stronger demand for {goodsB}", Accounts},
                       {"price increases for {goodsA}, partly offset by lower sales of {goodsB}", Trade},
                       {"new customers for {goodsA} and a better mix in {segB}"},
                       {"a larger number of {goodsA} and better terms in {segB}", Finance}});
    } else {
        set("driver",
            {{"lower sales of {goodsA} and price pressure in {segB}", Trade},
             {"the loss of a contract for {goodsA} and weaker demand for {goodsB}", Accounts},
             {"postponed orders for {goodsA}, partly offset by higher prices of {goodsB}", Accounts},
             {"weaker demand for {goodsA} and stronger competition in {segB}", NoAccounts},
             {"a smaller number of {goodsA}, partly offset by better terms in {segB}", Finance}});
    }
    if (y.grossMargin > y.grossMarginBefore) {
        set("marginDriver", {{"lower prices of {input} and a higher use of capacity at {place}"},
                             {"price increases that exceeded the rise in the cost of {input}"},
                             {"a larger share of {goodsA} in our sales"}});
    } else {
        set("marginDriver", {{"higher prices of {input}, which we passed on with a delay"},
                             {"start-up costs of the extension at {place}"},
                             {"higher wages and a larger share of {goodsB} in our sales"}});
    }
    if (y.operatingCash > y.operatingCashBefore) {
        set("cashDriver", {{"higher net income and lower inventories of {goodsA}", Stocks},
                           {"earlier payments by {customers} and lower tax payments", Accounts},
                           {"lower working capital in {segA}", Trade},
                           {"higher net income and lower tax payments", NoStocks}});
    } else {
        set("cashDriver", {{"lower net income and higher inventories of {goodsA}", Stocks},
                           {"later payments by {customers}", Accounts},
                           {"payments for new information systems and higher tax payments", NoStocks},
                           {"a build-up of stocks of {input} and higher tax payments", Stocks}});
    }
    if (y.debt > y.debtBefore) {
        set("debtDriver", {{"the issue of senior notes to finance the extension at {place}"},
                           {"borrowings under the term loan to finance share buybacks and an acquisition"}});
    } else {
        set("debtDriver",
            {{"the repayment of senior notes out of operating cash flow"},
             {"scheduled repayments of the term loan and the early redemption of senior notes"}});
    }
    set("growth1", {{"the extension of the range of {goodsA}"},
                    {"wider distribution of {goodsA}"},
                    {"longer contracts with {customers}", Accounts}});
    set("growth2", {{"higher demand for {goodsB}"},
                    {"the entry of {segB} into new regions"},
                    {"additional capacity at {place}", Trade}});
    if (more) {
        set("mood", {{"steady growth"}, {"growth in both segments"}, {"recovery and new orders", Accounts}});
    } else {
        set("mood", {{"weaker markets"}, {"lower demand and rising costs"}});
    }
}

void addMoney(DemoSlots& slots, const std::string& name, double amount) {
    slots[name] = demoMillions(amount);
    slots[name + "N"] = demoDecimal(amount);
}

void addFigures(DemoSlots& slots, const DemoYear& y) {
    for (const auto& [name, amount] :
         {std::pair("rev", y.revenue),
          std::pair("rev0", y.revenueBefore),
          std::pair("A", y.segmentA),
          std::pair("B", y.segmentB),
          std::pair("cost", y.cost),
          std::pair("gross", y.gross),
          std::pair("rd", y.research),
          std::pair("sga", y.selling),
          std::pair("opex", y.revenue - y.operating),
          std::pair("op", y.operating),
          std::pair("op0", y.operatingBefore),
          std::pair("int", y.interest),
          std::pair("net", y.net),
          std::pair("ocf", y.operatingCash),
          std::pair("ocf0", y.operatingCashBefore),
          std::pair("capex", y.capital),
          std::pair("capex0", y.capitalBefore),
          std::pair("debt", y.debt),
          std::pair("cash", y.cash),
          std::pair("credit", y.credit),
          std::pair("buyback", y.buyback),
          std::pair("fx", y.currency),
          std::pair("inv", y.inventories),
          std::pair("goodwill", y.goodwill),
          std::pair("lease", y.leases),
          std::pair("comp", y.compensation),
          std::pair("reserve", y.reserve),
          std::pair("revDelta", std::abs(y.revenue - y.revenueBefore)),
          std::pair("ocfDelta", std::abs(y.operatingCash - y.operatingCashBefore)),
          std::pair("debtDelta", std::abs(y.debt - y.debtBefore)),
          std::pair("intMove", y.debt / 250)}) {
        addMoney(slots, name, amount);
    }
    const auto percent = [](double part, double whole) { return demoPercent(100 * part / whole); };
    slots["revPct"] = percent(std::abs(y.revenue - y.revenueBefore), y.revenueBefore);
    slots["shareA"] = percent(y.segmentA, y.revenue);
    slots["rdPct"] = percent(y.research, y.revenue);
    slots["netPct"] = percent(y.net, y.revenue);
    slots["gm"] = demoPercent(y.grossMargin);
    slots["gm0"] = demoPercent(y.grossMarginBefore);
    slots["tax"] = demoPercent(y.taxRate);
    slots["cust"] = std::to_string(static_cast<int>(y.largestCustomer)) + "%";
    const auto cents = std::llround(y.dividend * 100);
    slots["dividend"] =
        std::to_string(cents / 100) + (cents % 100 < 10 ? ".0" : ".") + std::to_string(cents % 100);
    slots["emp"] = demoCount(y.employees);
    const auto wentUp = [&slots](const char* name, bool up) {
        slots[std::string(name) + "Up"] = up ? "increased" : "decreased";
        slots[std::string(name) + "Noun"] = up ? "increase" : "decrease";
    };
    wentUp("rev", y.revenue > y.revenueBefore);
    wentUp("op", y.operating > y.operatingBefore);
    wentUp("ocf", y.operatingCash > y.operatingCashBefore);
    wentUp("debt", y.debt > y.debtBefore);
    wentUp("gm", y.grossMargin > y.grossMarginBefore);
}

DemoSlots slotsOf(const DemoCompany& company, int year, const DemoYear& figures, std::uint64_t seed) {
    base::Random random(demoSeedOf(seed, "reasons", company.cik * 10'000 + year));
    const std::uint64_t page = 38 + random.below(40);
    const bool gains = random.below(2) == 0;
    DemoSlots slots{{"Co", std::string(company.name)},
                    {"Short", std::string(company.shortName)},
                    {"segA", std::string(company.segmentA)},
                    {"segB", std::string(company.segmentB)},
                    {"goodsA", std::string(company.goods)},
                    {"goodsB", std::string(company.goodsB)},
                    {"customers", std::string(company.customers)},
                    {"customersUp", capitalised(std::string(company.customers))},
                    {"input", std::string(company.input)},
                    {"place", std::string(company.place)},
                    {"site", hasTrait(company, DemoTrait::Trade) ? "site" : "office building"},
                    {"authority", std::string(company.authority)},
                    {"year", std::to_string(year)},
                    {"prev", std::to_string(year - 1)},
                    {"page", std::to_string(page)},
                    {"fxUp", gains ? "increased" : "reduced"}};
    addFigures(slots, figures);
    addReasons(slots, company, figures, random);
    return slots;
}

// Which paragraphs of a section a company has, in order.
std::vector<const DemoParagraph*> paragraphsOf(const DemoSection& section, const DemoCompany& company,
                                               std::uint64_t seed) {
    std::vector<std::size_t> numbers(section.paragraphs.size());
    std::iota(numbers.begin(), numbers.end(), std::size_t{0});
    if (section.drawn > 0 && section.drawn < numbers.size()) {
        base::Random random(demoSeedOf(seed, section.number, company.cik));
        random.shuffle(std::span(numbers).subspan(std::min(section.always, section.drawn)));
        numbers.resize(section.drawn);
        std::sort(numbers.begin(), numbers.end());
    }
    std::vector<const DemoParagraph*> paragraphs;
    for (const std::size_t number : numbers) {
        paragraphs.push_back(&section.paragraphs[number]);
    }
    return paragraphs;
}

constexpr std::size_t kTopicsOfReport = 4;
constexpr std::size_t kSentencesOfTopic = 14;
constexpr double kLeftOut = 0.6; // of the sentences that nothing asks for, in each report

// A risk that says nothing of its company: it stands in many reports word by word.
bool isBoilerplate(const DemoSection& section, const DemoLine& line) {
    return section.drawn > 0 && line.pattern.find_first_of("{[") == std::string_view::npos;
}

class FilingWriter {
  public:
    FilingWriter(DemoFiling& filing, std::uint64_t seed)
        : m_filing(filing)
        , m_seed(seed) {}

    void write(const DemoSection& section) {
        m_section = section.number;
        m_position = 0;
        const DemoCompany& company = *m_filing.company;
        base::Random words(demoSeedOf(m_seed, section.title,
                                      company.cik * 10'000 + (section.newEveryYear ? m_filing.year : 0)));
        base::Random pages(demoSeedOf(m_seed, section.title, company.cik * 10'000 + m_filing.year + 5'000));
        const bool isLong = section.paragraphs.size() > 6;
        const bool hasStyle = section.paragraphs.size() > 1 || section.paragraphs.front().lines.size() > 3;
        add(section.title, {}, DemoLineKind::Heading);
        for (const DemoParagraph* paragraph : paragraphsOf(section, company, m_seed)) {
            const bool stands = m_filing.year >= paragraph->firstYear && m_filing.year <= paragraph->lastYear;
            const std::string heading = demoSentence(paragraph->heading, m_filing.slots, words);
            bool isBegun = heading.empty();
            for (const DemoLine& line : paragraph->lines) {
                const bool isFree = hasStyle && line.key.empty() && line.kind == DemoLineKind::Prose;
                // Before anything is filled in: names keep their words.
                const std::string pattern = isFree && !isBoilerplate(section, line)
                                                ? demoInStyle(line.pattern, company, m_seed)
                                                : std::string(line.pattern);
                // Drawn in any case, so that a line does not change what follows.
                std::string text = demoSentence(pattern, m_filing.slots, words);
                const bool isLeftOut = pages.unit() < kLeftOut;
                if (!stands || (isLeftOut && isFree) || !hasTrait(company, line.trait)) {
                    continue;
                }
                if (!isBegun) {
                    add(heading, {}, DemoLineKind::Heading);
                    isBegun = true;
                }
                add(capitalised(std::move(text)), line.key, line.kind);
            }
            if (isLong && pages.below(kPageEndsEvery) == 0) {
                const std::uint64_t note = 1 + pages.below(12);
                const std::uint64_t page = 60 + pages.below(35);
                add("See Note " + std::to_string(note) + " on page " + std::to_string(page) + ".", {},
                    DemoLineKind::Prose);
            }
        }
    }

    // Behind what the section says already: a paragraph on a topic of this company alone. Topics come and go
    // with the years; `number` tells those of one report apart.
    void writeTopic(std::size_t number) {
        const auto topics = demoTopics(m_filing.company->shortName);
        if (topics.empty()) {
            return;
        }
        const auto year = static_cast<std::size_t>(m_filing.year);
        const DemoTopic& topic = topics[(kTopicsOfReport * year + number) % topics.size()];
        DemoSlots slots = m_filing.slots;
        base::Random random(demoSeedOf(m_seed, topic.users, m_filing.year));
        addTopic(slots, topic, random);
        add(demoSentence("{T1} and {t2}", slots, random), {}, DemoLineKind::Heading);
        std::vector<std::string_view> patterns = demoTopicPatterns();
        random.shuffle(std::span(patterns));
        patterns.resize(kSentencesOfTopic);
        for (const std::string_view pattern : patterns) {
            addTopic(slots, topic, random);
            add(demoSentence(pattern, slots, random), {}, DemoLineKind::Prose);
        }
    }

  private:
    void add(std::string_view text, std::string_view key, DemoLineKind kind) {
        DemoSentence sentence;
        sentence.id = formats::sentenceIdOf(
            {m_filing.company->cik, "10-K", m_filing.year, std::string(m_section), m_position});
        sentence.section = m_section;
        sentence.position = m_position++;
        sentence.text = text;
        sentence.key = key;
        sentence.kind = kind;
        m_filing.sentences.push_back(std::move(sentence));
    }

    DemoFiling& m_filing;
    std::uint64_t m_seed;
    std::string_view m_section;
    int m_position = 0;
};

} // namespace

const DemoSentence* DemoFiling::find(std::string_view key) const {
    const auto found = std::find_if(sentences.begin(), sentences.end(),
                                    [&](const DemoSentence& each) { return each.key == key; });
    return found == sentences.end() ? nullptr : &*found;
}

const DemoFiling* DemoCorpus::find(std::string_view shortName, int year) const {
    const auto found = std::find_if(filings.begin(), filings.end(), [&](const DemoFiling& each) {
        return each.company->shortName == shortName && each.year == year;
    });
    return found == filings.end() ? nullptr : &*found;
}

DemoCorpus demoCorpus(std::uint64_t seed) {
    DemoCorpus corpus;
    for (const DemoCompany& company : demoCompanies()) {
        for (const auto& [year, figures] : demoYears(company, seed)) {
            DemoFiling& filing = corpus.filings.emplace_back();
            filing.company = &company;
            filing.year = year;
            filing.figures = figures;
            filing.slots = slotsOf(company, year, figures, seed);
            FilingWriter writer(filing, seed);
            writer.write(demoBusinessSection());
            writer.writeTopic(2);
            writer.write(demoRiskSection());
            for (const DemoSection& section : demoShortSections()) {
                writer.write(section);
                if (section.number == "2") {
                    writer.writeTopic(0);
                } else if (section.number == "7A") {
                    writer.writeTopic(1);
                }
            }
            writer.write(demoResultsSection());
            writer.writeTopic(3);
            writer.write(demoNotesSection());
        }
    }
    return corpus;
}

std::string demoSentencesJsonLines(const DemoCorpus& corpus) {
    std::string lines;
    for (const DemoFiling& filing : corpus.filings) {
        for (const DemoSentence& sentence : filing.sentences) {
            Json record{{"cik_int", filing.company->cik},
                        {"name", filing.company->name},
                        {"form", "10-K"},
                        {"report_year", filing.year},
                        {"section_name", sentence.section},
                        {"sentence_pos", sentence.position},
                        {"sentenceID", sentence.id},
                        {"text", sentence.text}};
            if (sentence.kind != DemoLineKind::Prose) {
                record["kind"] = sentence.kind == DemoLineKind::Heading ? "heading" : "table_debris";
            }
            record["sector"] = filing.company->sector;
            record["generated"] = true;
            lines += record.dump() + "\n";
        }
    }
    return lines;
}

std::string demoCompaniesJson() {
    Json list = Json::array();
    for (const DemoCompany& company : demoCompanies()) {
        list.push_back({{"cik_int", company.cik},
                        {"company_name", company.name},
                        {"sector", company.sector},
                        {"first_year", company.firstYear},
                        {"last_year", kDemoLastYear},
                        {"generated", true}});
    }
    return list.dump(2) + "\n";
}

std::string demoSectionsJson() {
    Json list = Json::array();
    const auto add = [&list](const DemoSection& section) {
        list.push_back({{"sec_item_canonical", "ITEM_" + std::string(section.number)},
                        {"section_name", section.title},
                        {"generated", true}});
    };
    add(demoBusinessSection());
    add(demoRiskSection());
    for (const DemoSection& section : demoShortSections()) {
        add(section);
    }
    add(demoResultsSection());
    add(demoNotesSection());
    return list.dump(2) + "\n";
}

} // namespace assay::app
