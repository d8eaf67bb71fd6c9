#include "app/demo/demo_style.h"

#include "core/base/random.h"

#include <algorithm>
#include <array>
#include <optional>

namespace assay::app {
namespace {

using Words = std::array<std::string_view, 4>;

// What patterns say, and what else it may be called.
constexpr std::array<Words, 52> kWords{{
    {"customers", "buyers", "clients", "accounts"},
    {"customer", "buyer", "client", "account"},
    {"prices", "tariffs", "rates", "price levels"},
    {"price", "tariff", "rate", "price level"},
    {"costs", "outlays", "charges", "spending"},
    {"contracts", "agreements", "arrangements", "orders"},
    {"employees", "workers", "colleagues", "staff members"},
    {"site", "plant", "facility", "works"},
    {"sites", "plants", "facilities", "premises"},
    {"competitors", "rivals", "contenders", "other providers"},
    {"risks", "hazards", "threats", "dangers"},
    {"losses", "shortfalls", "damages", "deficits"},
    {"business", "undertaking", "enterprise", "trade"},
    {"operations", "activities", "dealings", "workings"},
    {"permits", "licences", "approvals", "consents"},
    {"suppliers", "vendors", "producers", "contractors"},
    {"supplier", "vendor", "producer", "contractor"},
    {"deliveries", "shipments", "consignments", "dispatches"},
    {"production", "manufacture", "processing", "throughput"},
    {"equipment", "machinery", "apparatus", "installations"},
    {"market", "field", "territory", "arena"},
    {"markets", "fields", "territories", "arenas"},
    {"revenue", "turnover", "net sales", "proceeds"},
    {"demand", "appetite", "call", "need"},
    {"wages", "salaries", "pay", "payroll"},
    {"freight", "haulage", "transport", "carriage"},
    {"offices", "branches", "agencies", "bureaus"},
    {"management", "leadership", "headquarters", "direction"},
    {"estimates", "assessments", "judgements", "projections"},
    {"projects", "initiatives", "schemes", "ventures"},
    {"trade marks", "brand names", "marks", "labels"},
    {"shares", "stocks", "equities", "securities"},
    {"changes", "shifts", "movements", "alterations"},
    {"could", "might", "may", "can"},
    {"believe", "think", "consider", "hold"},
    {"expect", "foresee", "anticipate", "assume"},
    {"depend", "rely", "count", "lean"},
    {"depends", "relies", "counts", "leans"},
    {"reduce", "lower", "diminish", "cut"},
    {"delay", "postpone", "defer", "slow"},
    {"require", "need", "call for", "demand"},
    {"harm", "hurt", "damage", "impair"},
    {"protect", "guard", "safeguard", "shield"},
    {"material", "significant", "substantial", "considerable"},
    {"large", "major", "sizeable", "big"},
    {"larger", "bigger", "greater", "more sizeable"},
    {"several", "various", "numerous", "some"},
    {"important", "essential", "vital", "critical"},
    {"often", "frequently", "regularly", "commonly"},
    {"uncertain", "unclear", "unsettled", "open"},
    {"intense", "fierce", "keen", "strong"},
    {"volatile", "unstable", "changeable", "erratic"},
}};

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isVowel(char c) {
    return std::string_view("aeiou").find(c) != std::string_view::npos;
}

// The row whose first entry stands at `at` as a whole word, the longest one.
std::optional<std::size_t> rowAt(std::string_view text, std::size_t at) {
    std::optional<std::size_t> best;
    for (std::size_t row = 0; row < kWords.size(); ++row) {
        const std::string_view word = kWords[row].front();
        if (text.size() - at < word.size() || (best && kWords[*best].front().size() >= word.size())) {
            continue;
        }
        const char first = text[at];
        const bool same = (first == word.front() || first == word.front() - 'a' + 'A') &&
                          text.substr(at + 1, word.size() - 1) == word.substr(1);
        const std::size_t end = at + word.size();
        if (same && (end == text.size() || !isLetter(text[end]))) {
            best = row;
        }
    }
    return best;
}

// "a" or "an" before what was put in its place.
void fixArticle(std::string& text, std::string_view next) {
    if (text.ends_with(" a ") && isVowel(next.front())) {
        text.insert(text.size() - 1, 1, 'n');
    } else if (text.ends_with(" an ") && !isVowel(next.front())) {
        text.erase(text.size() - 2, 1);
    }
}

} // namespace

std::string demoInStyle(std::string_view text, const DemoCompany& company, std::uint64_t seed) {
    base::Random random(demoSeedOf(seed, "style", company.cik));
    std::array<std::size_t, kWords.size()> choice{};
    for (std::size_t& each : choice) {
        each = random.below(kWords.front().size());
    }
    std::string styled;
    for (std::size_t at = 0; at < text.size();) {
        const bool begins = isLetter(text[at]) && (at == 0 || !isLetter(text[at - 1]));
        const auto row = begins ? rowAt(text, at) : std::nullopt;
        if (!row) {
            styled += text[at++];
            continue;
        }
        std::string word(kWords[*row][choice[*row]]);
        fixArticle(styled, word);
        if (text[at] < 'a') {
            word.front() = static_cast<char>(word.front() - 'a' + 'A');
        }
        styled += word;
        at += kWords[*row].front().size();
    }
    return styled;
}

} // namespace assay::app
