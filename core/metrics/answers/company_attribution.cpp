#include "core/metrics/answers/company_attribution.h"

#include "core/metrics/answers/content_words.h"
#include "core/text/quantity.h"
#include "core/text/sentence_split.h"

#include <algorithm>
#include <set>
#include <unordered_set>

namespace assay::metrics {
namespace {

constexpr std::size_t kLeastWords = 4;   // of a passage whose wording is judged
constexpr double kWordsOfOther = 0.5;    // least share of its words that the other's gold item has
constexpr double kMoreThanOwn = 0.3;     // and by how much that is more than its own has
constexpr std::size_t kLeastLetters = 4; // of a word that stands for the whole name

using Words = std::vector<std::string>;

Words nameWords(std::string_view name, const AnswerPatterns& patterns) {
    Words words;
    for (const text::WordExtent& extent : text::words(name)) {
        std::string folded = text::foldForSearch(name.substr(extent.begin, extent.end - extent.begin));
        if (!patterns.isCompanySuffix(folded)) {
            words.push_back(std::move(folded));
        }
    }
    return words;
}

// How a company may be named: all of its words, those as one, and its first long word where no other company
// has it.
std::vector<std::vector<Words>> namesOf(std::span<const std::string> companies,
                                        const AnswerPatterns& patterns) {
    std::vector<Words> all;
    for (const std::string& company : companies) {
        all.push_back(nameWords(company, patterns));
    }
    std::vector<std::vector<Words>> names(companies.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].empty()) {
            continue;
        }
        names[i].push_back(all[i]);
        std::string joined;
        for (const std::string& word : all[i]) {
            joined += word;
        }
        names[i].push_back({joined});
        const auto longWord = std::ranges::find_if(
            all[i], [](const std::string& word) { return word.size() >= kLeastLetters; });
        if (longWord == all[i].end()) {
            continue;
        }
        bool alone = true;
        for (std::size_t j = 0; j < all.size(); ++j) {
            alone = alone && (j == i || std::ranges::find(all[j], *longWord) == all[j].end());
        }
        if (alone) {
            names[i].push_back({*longWord});
        }
    }
    return names;
}

struct Mention {
    std::size_t company = 0;
    std::size_t begin = 0; // bytes
};

class CompanyFinder {
  public:
    CompanyFinder(std::span<const std::string> companies, const AnswerPatterns& patterns)
        : m_names(namesOf(companies, patterns)) {}

    // In order; the longest name at a place counts.
    [[nodiscard]] std::vector<Mention> mentions(std::string_view text) const {
        const std::vector<text::WordExtent> extents = text::words(text);
        Words words;
        for (const text::WordExtent& extent : extents) {
            std::string word = text::foldForSearch(text.substr(extent.begin, extent.end - extent.begin));
            if (word.ends_with("'s") || word.ends_with("\u2019s")) {
                word.resize(word.size() - (word.ends_with("'s") ? 2 : 4));
            }
            words.push_back(std::move(word));
        }
        std::vector<Mention> found;
        for (std::size_t at = 0; at < words.size();) {
            std::size_t longest = 0;
            std::size_t company = 0;
            for (std::size_t i = 0; i < m_names.size(); ++i) {
                for (const Words& name : m_names[i]) {
                    if (name.size() > longest && at + name.size() <= words.size() &&
                        std::equal(name.begin(), name.end(),
                                   words.begin() + static_cast<std::ptrdiff_t>(at))) {
                        longest = name.size();
                        company = i;
                    }
                }
            }
            if (longest > 0) {
                found.push_back({company, extents[at].begin});
            }
            at += std::max<std::size_t>(longest, 1);
        }
        return found;
    }

    [[nodiscard]] bool isNameWord(std::string_view stem) const {
        return std::ranges::any_of(m_names, [stem](const std::vector<Words>& names) {
            return !names.empty() && std::ranges::find(names.front(), stem) != names.front().end();
        });
    }

  private:
    std::vector<std::vector<Words>> m_names; // by company
};

struct Passage {
    std::size_t company = 0;
    text::WordExtent place;
};

// The answer cut into what is said of each company.
std::vector<Passage> passagesOf(std::string_view answer, const CompanyFinder& finder) {
    std::vector<Passage> passages;
    std::optional<std::size_t> current;
    for (const text::TextPiece& piece : text::splitSentences(answer)) {
        std::size_t begin = piece.begin;
        bool first = true;
        for (const Mention& mention : finder.mentions(answer.substr(piece.begin, piece.end - piece.begin))) {
            const std::size_t at = piece.begin + mention.begin;
            if (!first && current != mention.company) {
                passages.push_back({*current, {begin, at}});
                begin = at;
            }
            current = mention.company;
            first = false;
        }
        if (current) {
            passages.push_back({*current, {begin, piece.end}});
        }
    }
    return passages;
}

struct GoldItem {
    std::size_t item = 0;
    std::unordered_set<std::string> stems;
    std::vector<text::Quantity> figures;

    [[nodiscard]] bool holds(const text::Quantity& figure) const {
        return std::ranges::any_of(figures, [&figure](const text::Quantity& own) {
            return text::compareQuantities(figure, own) == text::QuantityMatch::Same;
        });
    }
};

// By company; nullopt where an item names no company or several, or a company has two items.
std::vector<std::optional<GoldItem>> goldByCompany(std::span<const std::string> gold, std::size_t companies,
                                                   const CompanyFinder& finder,
                                                   const AnswerPatterns& patterns, bool& fits) {
    std::vector<std::optional<GoldItem>> items(companies);
    fits = true;
    for (std::size_t i = 0; i < gold.size(); ++i) {
        std::set<std::size_t> named;
        for (const Mention& mention : finder.mentions(gold[i])) {
            named.insert(mention.company);
        }
        fits = fits && named.size() == 1 && !items[*named.begin()];
        if (!fits) {
            return items;
        }
        GoldItem item;
        item.item = i;
        for (ContentStem& word : contentStems(gold[i], patterns)) {
            item.stems.insert(std::move(word.stem));
        }
        item.figures = text::quantities(gold[i]);
        items[*named.begin()] = std::move(item);
    }
    return items;
}

double shareIn(const std::vector<std::string>& stems, const std::optional<GoldItem>& item) {
    if (!item || stems.empty()) {
        return 0;
    }
    const auto found =
        std::ranges::count_if(stems, [&item](const std::string& stem) { return item->stems.contains(stem); });
    return static_cast<double>(found) / static_cast<double>(stems.size());
}

using GoldItems = std::vector<std::optional<GoldItem>>;

void judgeFigures(std::string_view passage, const Passage& where, const GoldItems& gold,
                  std::vector<Misattribution>& wrong) {
    const std::optional<GoldItem>& own = gold[where.company];
    for (const text::Quantity& figure : text::quantities(passage)) {
        if (figure.looksLikeYear() || (own && own->holds(figure))) {
            continue;
        }
        for (std::size_t other = 0; other < gold.size(); ++other) {
            if (other != where.company && gold[other] && gold[other]->holds(figure)) {
                wrong.push_back({{where.place.begin + figure.begin, where.place.begin + figure.end},
                                 where.company,
                                 other,
                                 std::string(passage.substr(figure.begin, figure.end - figure.begin))});
                break;
            }
        }
    }
}

void judgeWording(std::string_view passage, const Passage& where, const GoldItems& gold,
                  const CompanyFinder& finder, const AnswerPatterns& patterns,
                  std::vector<Misattribution>& wrong) {
    std::vector<std::string> stems;
    for (ContentStem& word : contentStems(passage, patterns)) {
        if (!finder.isNameWord(word.stem)) {
            stems.push_back(std::move(word.stem));
        }
    }
    if (stems.size() < kLeastWords) {
        return;
    }
    const double own = shareIn(stems, gold[where.company]);
    double best = 0;
    std::size_t belongs = where.company;
    for (std::size_t other = 0; other < gold.size(); ++other) {
        const double share = other == where.company ? 0 : shareIn(stems, gold[other]);
        if (share > best) {
            best = share;
            belongs = other;
        }
    }
    if (best >= kWordsOfOther && best >= own + kMoreThanOwn) {
        wrong.push_back({where.place, where.company, belongs, ""});
    }
}

} // namespace

std::optional<Attribution> judgeAttribution(std::string_view answer, std::span<const std::string> gold,
                                            std::span<const std::string> companies, RougeScorer& rouge,
                                            const AnswerPatterns& patterns) {
    if (companies.size() < 2 || gold.size() < 2) {
        return std::nullopt;
    }
    const CompanyFinder finder(companies, patterns);
    bool fits = true;
    const GoldItems items = goldByCompany(gold, companies.size(), finder, patterns, fits);
    const std::vector<Passage> passages = fits ? passagesOf(answer, finder) : std::vector<Passage>{};
    if (passages.empty()) {
        return std::nullopt;
    }
    Attribution attribution;
    for (std::size_t company = 0; company < companies.size(); ++company) {
        if (!items[company]) {
            continue;
        }
        CompanyItem item;
        item.company = company;
        item.gold = items[company]->item;
        std::string said;
        for (const Passage& passage : passages) {
            if (passage.company == company) {
                item.places.push_back(passage.place);
                said += said.empty() ? "" : " ";
                said += answer.substr(passage.place.begin, passage.place.end - passage.place.begin);
            }
        }
        item.rougeL = rouge.longestSubsequence(gold[item.gold], said);
        attribution.companies.push_back(std::move(item));
    }
    for (const Passage& passage : passages) {
        const std::string_view text =
            answer.substr(passage.place.begin, passage.place.end - passage.place.begin);
        judgeFigures(text, passage, items, attribution.wrong);
        judgeWording(text, passage, items, finder, patterns, attribution.wrong);
    }
    return attribution;
}

} // namespace assay::metrics
