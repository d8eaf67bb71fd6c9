// The companies of the demo, which do not exist, and the figures of their years: all generated. Their CIKs
// lie far above those that the SEC has given out.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace assay::app {

inline constexpr std::uint64_t kDemoSeed = 42;
inline constexpr int kDemoLastYear = 2023;

enum class DemoIndustry : unsigned char { Maker, Shop, Service, Bank, Insurer };

struct DemoCompany {
    std::int64_t cik = 0;
    std::string_view name;
    std::string_view shortName;
    std::string_view sector;
    DemoIndustry industry = DemoIndustry::Maker;
    bool hasAccounts = false; // sells to businesses and agencies under contracts, not to households
    bool sellsAbroad = false;
    int firstYear = 2020;      // of its filings; the last is kDemoLastYear
    double revenue = 0;        // of the year before the first, in millions
    double costShare = 0;      // of revenue
    double researchShare = 0;  // likewise; 0: does no research
    std::string_view segmentA; // names of its two segments
    std::string_view segmentB;
    std::string_view goods; // what they sell, plural and without "and"
    std::string_view goodsB;
    std::string_view customers;
    std::string_view input; // what it buys most of
    std::string_view place; // of the largest site
    std::string_view authority;
};

// What only a part of the companies can say in a report: a bank has no inventories.
enum class DemoTrait : unsigned char {
    Everybody,
    Trade, // not Finance
    Finance,
    Bank,
    Insurer,
    Makes, // goods
    MakesNothing,
    Serves,
    Stocks, // holds inventories
    NoStocks,
    Accounts, // DemoCompany::hasAccounts
    NoAccounts,
    Research,
    NoResearch,
    Abroad
};

[[nodiscard]] bool hasTrait(const DemoCompany& company, DemoTrait trait);

[[nodiscard]] const std::vector<DemoCompany>& demoCompanies();
// Of a short name; there is one.
[[nodiscard]] const DemoCompany& demoCompany(std::string_view shortName);

// Millions of dollars unless the name says otherwise; what is shown rounded is rounded here already, so that
// sums and changes agree with what is written.
struct DemoYear {
    double revenue = 0, revenueBefore = 0;
    double segmentA = 0, segmentB = 0;
    double cost = 0, gross = 0, grossMargin = 0, grossMarginBefore = 0; // margins in percent
    double research = 0, selling = 0, operating = 0, operatingBefore = 0;
    double interest = 0, taxRate = 0, net = 0;
    double operatingCash = 0, operatingCashBefore = 0, capital = 0, capitalBefore = 0;
    double debt = 0, debtBefore = 0, cash = 0, credit = 0, buyback = 0;
    double dividend = 0; // dollars a share
    double currency = 0; // loss of a currency move of 10 %
    double inventories = 0, goodwill = 0, leases = 0, compensation = 0, reserve = 0;
    double largestCustomer = 0; // percent
    int employees = 0;
};

// Of a company by year, from its first. Same seed, same figures.
[[nodiscard]] std::map<int, DemoYear> demoYears(const DemoCompany& company, std::uint64_t seed);

[[nodiscard]] std::string demoMillions(double amount);   // "$1,234.5 million"
[[nodiscard]] std::string demoPercent(double percent);   // "12.3%"
[[nodiscard]] std::string demoDecimal(double value);     // "1,234.5"
[[nodiscard]] std::string demoCount(std::int64_t count); // "12,345"

// One number of several, always the same: what is drawn for one thing does not depend on the others.
[[nodiscard]] std::uint64_t demoSeedOf(std::uint64_t seed, std::string_view thing, std::int64_t number = 0);

} // namespace assay::app
