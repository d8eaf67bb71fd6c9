#include "app/demo/demo_companies.h"

#include "core/base/random.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace assay::app {
namespace {

double round1(double value) {
    return std::round(value * 10) / 10;
}

double percentOf(double part, double whole) {
    return round1(100 * part / whole);
}

} // namespace

const std::vector<DemoCompany>& demoCompanies() {
    using enum DemoIndustry;
    static const std::vector<DemoCompany> companies{
        {9'990'000'101, "Aldergrove Instruments Inc.", "Aldergrove", "industrials", Maker, true, true, 2020,
         1'840, 0.55, 0.08, "Laboratory Instruments", "Field Sensors", "laboratory analysers",
         "moisture sensors", "research laboratories and water utilities", "optical glass", "Tarrow Bay",
         "the measuring instruments board"},
        {9'990'000'102, "Brambleholt Foods Corp.", "Brambleholt", "consumer staples", Maker, true, true, 2020,
         3'420, 0.69, 0.01, "Chilled Meals", "Pantry Goods", "chilled ready meals", "cooking sauces",
         "grocery chains and wholesalers", "vegetable oil", "Millbrook Falls", "the food safety agency"},
        {9'990'000'103, "Calder & Moss Rail Co.", "Calder & Moss", "transportation", Service, true, false,
         2020, 2'960, 0.62, 0, "Bulk Freight", "Intermodal", "bulk freight services", "container services",
         "farm cooperatives and port operators", "diesel fuel", "Northgate Junction",
         "the surface freight board"},
        {9'990'000'104, "Dunsorrel Semiconductors Inc.", "Dunsorrel", "technology", Maker, true, true, 2020,
         4'310, 0.48, 0.17, "Power Devices", "Signal Chips", "power management chips",
         "radio frequency chips", "makers of vehicles and household appliances", "silicon wafers",
         "Hollin Ridge", "the export licensing office"},
        {9'990'000'105, "Eastfold Insurance Group", "Eastfold", "financials", Insurer, false, true, 2021,
         2'570, 0.72, 0, "Property Lines", "Marine Lines", "home insurance policies",
         "hull insurance policies", "households and ship owners", "reinsurance", "Pellham",
         "the state insurance commissioners"},
        {9'990'000'106, "Fennimore Energy Ltd.", "Fennimore", "energy", Service, true, false, 2020, 5'180,
         0.66, 0, "Gas Gathering", "Power Generation", "gas gathering services", "power supply services",
         "utilities and industrial plants", "steel pipe", "Corrin Station",
         "the pipeline safety administration"},
        {9'990'000'107, "Galliwick Software Inc.", "Galliwick", "technology", Service, true, true, 2020,
         1'260, 0.29, 0.22, "Subscriptions", "Services", "planning software subscriptions",
         "implementation services", "hospitals and public agencies", "hosting capacity", "Port Ellery",
         "the data protection authorities"},
        {9'990'000'108, "Harrowgate Retail Holdings", "Harrowgate", "consumer discretionary", Shop, false,
         false, 2021, 6'740, 0.71, 0, "Garden Stores", "Home Stores", "garden products", "household products",
         "households in small towns", "imported furniture", "Linden Cross", "the consumer protection bureau"},
        {9'990'000'109, "Ingleholt Mining Corp.", "Ingleholt", "materials", Maker, true, true, 2021, 2'230,
         0.61, 0, "Copper", "Lithium", "copper products", "lithium products", "smelters and battery makers",
         "mining explosives", "Dry Creek", "the mine safety inspectorate"},
        {9'990'000'110, "Jessamere Bank Corp.", "Jessamere", "financials", Bank, false, false, 2021, 1'090,
         0.46, 0, "Retail Banking", "Commercial Lending", "deposit accounts", "commercial loans",
         "households and small businesses", "wholesale funding", "Jessamere", "the banking supervisors"},
        {9'990'000'111, "Kittermoor Shipping Lines Ltd.", "Kittermoor", "transportation", Service, true, true,
         2021, 3'870, 0.67, 0, "Container Liners", "Car Carriers", "container liner services",
         "car carrier services", "exporters and car makers", "bunker fuel", "Saltmarsh Harbour",
         "the maritime safety administration"},
        {9'990'000'112, "Lindqvist Biologics Inc.", "Lindqvist", "health care", Maker, true, true, 2021, 980,
         0.34, 0.24, "Vaccines", "Enzyme Therapies", "seasonal vaccines", "enzyme therapies",
         "hospitals and public health services", "cell culture media", "Aldersund",
         "the medicines regulators"},
    };
    return companies;
}

bool hasTrait(const DemoCompany& company, DemoTrait trait) {
    using enum DemoIndustry;
    const DemoIndustry industry = company.industry;
    const bool isFinance = industry == Bank || industry == Insurer;
    switch (trait) {
    case DemoTrait::Everybody:
        return true;
    case DemoTrait::Trade:
        return !isFinance;
    case DemoTrait::Finance:
        return isFinance;
    case DemoTrait::Bank:
        return industry == Bank;
    case DemoTrait::Insurer:
        return industry == Insurer;
    case DemoTrait::Makes:
        return industry == Maker;
    case DemoTrait::MakesNothing:
        return industry != Maker;
    case DemoTrait::Serves:
        return industry == Service;
    case DemoTrait::Stocks:
        return industry == Maker || industry == Shop;
    case DemoTrait::NoStocks:
        return industry != Maker && industry != Shop;
    case DemoTrait::Accounts:
        return company.hasAccounts;
    case DemoTrait::NoAccounts:
        return !company.hasAccounts;
    case DemoTrait::Research:
        return company.researchShare > 0;
    case DemoTrait::NoResearch:
        return company.researchShare <= 0;
    case DemoTrait::Abroad:
        return company.sellsAbroad;
    }
    return false;
}

const DemoCompany& demoCompany(std::string_view shortName) {
    const auto& companies = demoCompanies();
    return *std::find_if(companies.begin(), companies.end(),
                         [&](const DemoCompany& each) { return each.shortName == shortName; });
}

std::uint64_t demoSeedOf(std::uint64_t seed, std::string_view thing, std::int64_t number) {
    // FNV-1a
    std::uint64_t hash = 14'695'981'039'346'656'037ULL ^ seed;
    const auto add = [&hash](unsigned char byte) { hash = (hash ^ byte) * 1'099'511'628'211ULL; };
    for (const char c : thing) {
        add(static_cast<unsigned char>(c));
    }
    for (int shift = 0; shift < 64; shift += 8) {
        add(static_cast<unsigned char>(static_cast<std::uint64_t>(number) >> shift));
    }
    return hash;
}

std::map<int, DemoYear> demoYears(const DemoCompany& company, std::uint64_t seed) {
    base::Random random(demoSeedOf(seed, "years", company.cik));
    std::map<int, DemoYear> years;
    DemoYear before;
    before.revenue = company.revenue;
    before.gross = company.revenue * (1 - company.costShare);
    before.grossMargin = percentOf(before.gross, before.revenue);
    before.operating = round1(company.revenue * 0.12);
    before.operatingCash = round1(company.revenue * 0.15);
    before.capital = round1(company.revenue * 0.06);
    before.debt = round1(company.revenue * 0.34);
    before.employees = static_cast<int>(company.revenue * 2.6);
    double dividend = 0.2 + random.unit();
    double shareA = 0.5 + 0.2 * random.unit();
    for (int year = company.firstYear; year <= kDemoLastYear; ++year) {
        DemoYear y;
        y.revenueBefore = before.revenue;
        y.revenue = round1(before.revenue * (1.035 + 0.055 * random.normal()));
        if (std::abs(y.revenue - y.revenueBefore) < 0.004 * y.revenueBefore) {
            y.revenue = round1(y.revenueBefore * 1.012);
        }
        shareA = std::clamp(shareA + 0.02 * random.normal(), 0.4, 0.75);
        y.segmentA = round1(y.revenue * shareA);
        y.segmentB = round1(y.revenue - y.segmentA);
        y.cost = round1(y.revenue * (company.costShare + 0.012 * random.normal()));
        y.gross = round1(y.revenue - y.cost);
        y.grossMargin = percentOf(y.gross, y.revenue);
        y.grossMarginBefore = before.grossMargin;
        if (y.grossMargin == y.grossMarginBefore) { // a sentence says which way it went
            y.cost = round1(y.cost * 1.006);
            y.gross = round1(y.revenue - y.cost);
            y.grossMargin = percentOf(y.gross, y.revenue);
        }
        y.research = round1(y.revenue * company.researchShare * (0.95 + 0.1 * random.unit()));
        y.operating =
            round1(y.revenue * std::max(0.035, (1 - company.costShare) * 0.34 - 0.1 * company.researchShare +
                                                   0.014 * random.normal()));
        y.selling = round1(std::max(1.0, y.gross - y.research - y.operating));
        y.operatingBefore = before.operating;
        y.debtBefore = before.debt;
        y.debt = round1(before.debt * (1.02 + 0.09 * random.normal()));
        y.interest = round1(y.debt * (0.035 + 0.01 * random.unit()));
        y.taxRate = round1(19 + 6 * random.unit());
        y.net = round1((y.operating - y.interest) * (1 - y.taxRate / 100));
        y.operatingCashBefore = before.operatingCash;
        y.operatingCash = round1(y.net * (1.3 + 0.2 * random.unit()));
        y.capitalBefore = before.capital;
        y.capital = round1(y.revenue * (0.055 + 0.02 * random.unit()));
        y.cash = round1(y.revenue * (0.07 + 0.08 * random.unit()));
        y.credit = 50 * std::round(y.revenue * 0.16 / 50);
        y.buyback = round1(y.net * (0.1 + 0.3 * random.unit()));
        dividend += 0.02 + 0.06 * random.unit();
        y.dividend = std::round(dividend * 100) / 100;
        y.currency = round1(y.revenue * (0.012 + 0.012 * random.unit()));
        y.inventories = round1(y.cost * (0.11 + 0.05 * random.unit()));
        y.goodwill = round1(company.revenue * (0.22 + 0.01 * (year - company.firstYear)));
        y.leases = round1(y.revenue * (0.05 + 0.02 * random.unit()));
        y.compensation = round1(y.revenue * (0.012 + 0.01 * random.unit()));
        y.reserve = round1(y.revenue * (0.004 + 0.006 * random.unit()));
        y.largestCustomer = std::round(9 + 8 * random.unit());
        y.employees = static_cast<int>(before.employees * (1.01 + 0.03 * random.normal()));
        years[year] = y;
        before = y;
    }
    return years;
}

std::string demoCount(std::int64_t count) {
    std::string digits = std::to_string(count);
    for (std::ptrdiff_t at = static_cast<std::ptrdiff_t>(digits.size()) - 3; at > 0; at -= 3) {
        digits.insert(static_cast<std::size_t>(at), 1, ',');
    }
    return digits;
}

std::string demoDecimal(double value) {
    const auto tenths = std::llround(std::abs(value) * 10);
    return (value < 0 ? "-" : "") + demoCount(tenths / 10) + "." + std::to_string(tenths % 10);
}

std::string demoMillions(double amount) {
    return "$" + demoDecimal(amount) + " million";
}

std::string demoPercent(double percent) {
    return demoDecimal(percent) + "%";
}

} // namespace assay::app
