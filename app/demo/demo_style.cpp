#include "app/demo/demo_style.h"

#include "core/base/random.h"

#include <array>
#include <cstddef>
#include <optional>

namespace assay::app {
namespace {

// What patterns say, and what else it may be called: in every sense in which a pattern has the word.
constexpr std::array<DemoWording, 37> kWordings{{
    {"customers", "clients", "customers", "clients"},
    {"customer", "client", "customer", "client"},
    {"contracts", "agreements", "arrangements", "agreements"},
    {"employees", "staff members", "colleagues", "workers"},
    {"competitors", "rivals", "competing firms", "competitors"},
    {"suppliers", "vendors", "providers", "vendors"},
    {"wages", "salaries", "pay", "personnel costs"},
    {"offices", "branches", "offices", "branch offices"},
    {"estimates", "judgements", "assessments", "estimates"},
    {"trade marks", "brand names", "brands", "trade names"},
    {"shares", "ordinary shares", "common shares", "shares of stock"},
    {"shareholders", "stockholders", "investors", "shareholders"},
    {"changes", "shifts", "movements", "moves"},
    {"could", "might", "may", "can"},
    {"believe", "think", "are of the opinion", "assume"},
    {"depend", "rely", "depend", "rely"},
    {"reduce", "lower", "weaken", "dampen"},
    {"protect", "cover", "safeguard", "protect"},
    {"material", "significant", "important", "significant"},
    {"large", "major", "sizeable", "big"},
    {"larger", "bigger", "larger", "bigger"},
    {"several", "a number of", "several", "a number of"},
    {"important", "essential", "important", "significant"},
    {"often", "frequently", "often", "frequently"},
    {"intense", "fierce", "keen", "strong"},
    {"volatile", "unstable", "volatile", "changeable"},
    {"mainly", "chiefly", "largely", "primarily"},
    {"during", "in the course of", "during", "in the course of"},
    {"faster", "more quickly", "faster", "more quickly"},
    {"regions", "areas", "territories", "parts of the country"},
    {"rules", "regulations", "requirements", "rules"},
    {"renewed", "extended", "renewed", "prolonged"},
    {"amounts", "sums", "amounts", "sums"},
    {"sufficient", "enough", "adequate", "sufficient"},
    {"proceedings", "actions", "cases", "disputes"},
    {"vehicles", "cars", "vans", "vehicles"},
    {"subsidiaries", "affiliates", "group companies", "subsidiaries"},
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
    for (std::size_t row = 0; row < kWordings.size(); ++row) {
        const std::string_view word = kWordings[row].front();
        if (text.size() - at < word.size() || (best && kWordings[*best].front().size() >= word.size())) {
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

std::span<const DemoWording> demoWordings() {
    return kWordings;
}

std::string demoInStyle(std::string_view pattern, const DemoCompany& company, std::uint64_t seed) {
    base::Random random(demoSeedOf(seed, "style", company.cik));
    std::array<std::size_t, kWordings.size()> choice{};
    for (std::size_t& each : choice) {
        each = random.below(kWordings.front().size());
    }
    std::string styled;
    bool isPlace = false;
    for (std::size_t at = 0; at < pattern.size();) {
        isPlace = pattern[at] == '{' || (isPlace && pattern[at] != '}');
        const bool begins = !isPlace && isLetter(pattern[at]) && (at == 0 || !isLetter(pattern[at - 1]));
        const auto row = begins ? rowAt(pattern, at) : std::nullopt;
        if (!row) {
            styled += pattern[at++];
            continue;
        }
        std::string word(kWordings[*row][choice[*row]]);
        fixArticle(styled, word);
        if (pattern[at] < 'a') {
            word.front() = static_cast<char>(word.front() - 'a' + 'A');
        }
        styled += word;
        at += kWordings[*row].front().size();
    }
    return styled;
}

} // namespace assay::app
