#include "core/curation/question_drafting.h"

#include "core/json/settings_reader.h"
#include "core/text/quantity.h"
#include "core/workspace/bundles/bundle_edits.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>
#include <map>
#include <numeric>
#include <set>
#include <utility>

namespace assay::curation {
namespace {

using base::Result;
using model::Bundle;
using model::Question;

constexpr std::array<CategoryRule, 10> kCategoryRules{{
    {'A', "numeric", "local", 1, 1, "easy", {"7", "8"}},
    {'B', "span", "local", 1, 2, "medium", {"7"}},
    {'C', "span", "local", 1, 2, "medium", {"1A"}},
    {'D', "span", "cross_year", 2, 4, "medium"},
    {'E', "list", "cross_company", 2, 5, "hard"},
    {'F', "list", "local", 2, 3, "medium"},
    {'G', "boolean", "local", 1, 2, "hard"},
    {'H', "span", "local", 1, 1, "medium", {"8"}},
    {'I', "numeric", "local", 1, 1, "easy"},
    {'J', "no_answer", "local", 0, 0, "easy"},
}};

constexpr std::string_view kParaphraseKey = "paraphrase_of";

bool says(const Bundle& bundle, std::string_view word) {
    return bundle.type.find(word) != std::string::npos || bundle.group.find(word) != std::string::npos;
}

std::string unitText(const text::Quantity& quantity) {
    std::string unit = quantity.kind == text::UnitKind::Currency      ? quantity.currency
                       : quantity.kind == text::UnitKind::Percent     ? "%"
                       : quantity.kind == text::UnitKind::BasisPoints ? "basis points"
                                                                      : "";
    const char* const scale = quantity.scale == 1e3    ? "thousands"
                              : quantity.scale == 1e6  ? "millions"
                              : quantity.scale == 1e9  ? "billions"
                              : quantity.scale == 1e12 ? "trillions"
                                                       : "";
    if (*scale != '\0') {
        unit += (unit.empty() ? "" : " ") + std::string(scale);
    }
    return unit;
}

// Half a unit of the last digit that is written: 0.05 of "15.9", 0.5 of "16".
double halfUnit(const text::Quantity& quantity, std::string_view raw) {
    if (quantity.wholeNumber) {
        return 0.5;
    }
    const std::size_t mark = raw.find_last_of(".,");
    int decimals = 0;
    for (std::size_t i = mark + 1; mark != std::string_view::npos && i < raw.size(); ++i) {
        if (raw[i] < '0' || raw[i] > '9') {
            break;
        }
        ++decimals;
    }
    return 0.5 * std::pow(10.0, -decimals);
}

struct ReadFigure {
    text::Quantity quantity;
    FigureProposal proposal;
};

std::vector<ReadFigure> figuresOf(const model::BundleSentence& sentence) {
    std::vector<ReadFigure> figures;
    for (const text::Quantity& quantity : text::quantities(sentence.text)) {
        if (quantity.kind == text::UnitKind::None && quantity.scale == 1.0) {
            continue;
        }
        const std::string raw = sentence.text.substr(quantity.begin, quantity.end - quantity.begin);
        figures.push_back(
            {quantity,
             {quantity.written, unitText(quantity), halfUnit(quantity, raw), raw, sentence.sentenceId}});
    }
    return figures;
}

bool hasSameUnit(const text::Quantity& a, const text::Quantity& b) {
    return a.kind == b.kind && a.currency == b.currency;
}

// Sums of decimals have digits that nobody wrote: 15.9 - 11.6 is 4.3.
double withoutNoise(double value) {
    return std::round(value * 1e9) / 1e9;
}

void addNote(std::string& notes, const std::string& note) {
    notes += (notes.empty() ? "" : " / ") + note;
}

std::string rangeText(const CategoryRule& rule) {
    return rule.evidenceLeast == rule.evidenceMost
               ? std::to_string(rule.evidenceMost)
               : std::to_string(rule.evidenceLeast) + " to " + std::to_string(rule.evidenceMost);
}

std::string evidenceNote(const CategoryRule& rule, std::size_t evidence) {
    return std::string("category ") + rule.category + " wants " + rangeText(rule) +
           " evidence sentences, here are " + std::to_string(evidence);
}

using Places = std::vector<std::size_t>;

// One of each group in turn, at most `most`; of more groups than that, those that lie evenly among them.
Places inTurn(const std::vector<Places>& groups, std::size_t most) {
    std::vector<const Places*> chosen;
    if (groups.size() > most && most > 1) {
        for (std::size_t i = 0; i < most; ++i) {
            chosen.push_back(&groups[i * (groups.size() - 1) / (most - 1)]);
        }
    } else {
        for (const Places& group : groups) {
            chosen.push_back(&group);
        }
    }
    Places places;
    for (std::size_t round = 0; places.size() < most; ++round) {
        const std::size_t before = places.size();
        for (const Places* group : chosen) {
            if (round < group->size() && places.size() < most) {
                places.push_back((*group)[round]);
            }
        }
        if (places.size() == before) {
            break;
        }
    }
    std::ranges::sort(places);
    return places;
}

// By year, rising; those without one last.
std::vector<Places> placesByYear(const Bundle& bundle) {
    std::map<std::pair<bool, std::int64_t>, Places> years;
    for (std::size_t i = 0; i < bundle.sentences.size(); ++i) {
        const auto& year = bundle.sentences[i].year;
        years[{!year.has_value(), year.value_or(0)}].push_back(i);
    }
    std::vector<Places> groups;
    for (auto& [year, places] : years) {
        groups.push_back(std::move(places));
    }
    return groups;
}

// In the order in which companies come.
std::vector<Places> placesByCompany(const Bundle& bundle) {
    std::map<std::pair<std::int64_t, std::string>, std::size_t> known;
    std::vector<Places> groups;
    for (std::size_t i = 0; i < bundle.sentences.size(); ++i) {
        const model::BundleSentence& sentence = bundle.sentences[i];
        const auto [group, isNew] = known.try_emplace(
            std::pair(sentence.cik.value_or(0), sentence.cik ? std::string() : sentence.company),
            groups.size());
        if (isNew) {
            groups.emplace_back();
        }
        groups[group->second].push_back(i);
    }
    return groups;
}

} // namespace

const std::array<CategoryRule, 10>& categoryRules() noexcept {
    return kCategoryRules;
}

const CategoryRule* categoryRule(char category) noexcept {
    const auto* const found = std::ranges::find(kCategoryRules, category, &CategoryRule::category);
    return found == kCategoryRules.end() ? nullptr : found;
}

std::string categoriesOf(const Bundle& bundle) {
    if (bundle.sentences.empty()) {
        return {};
    }
    if (says(bundle, "definition")) {
        return "H";
    }
    if (says(bundle, "verification")) {
        return "G";
    }
    if (bundle.companies.size() > 1) {
        return "E";
    }
    const bool isRisk = says(bundle, "risk");
    std::string categories = isRisk ? "C" : "AB";
    if (std::set(bundle.years.begin(), bundle.years.end()).size() > 1) {
        categories += "D";
    }
    categories += bundle.sentences.size() > 1 ? "FG" : "G";
    return categories;
}

std::vector<FigureProposal> figureProposals(const Bundle& bundle) {
    std::vector<FigureProposal> proposals;
    for (const model::BundleSentence& sentence : bundle.sentences) {
        for (ReadFigure& figure : figuresOf(sentence)) {
            if (std::ranges::find(proposals, figure.proposal) == proposals.end()) {
                proposals.push_back(std::move(figure.proposal));
            }
        }
    }
    return proposals;
}

std::vector<ChangeProposal> changeProposals(const Bundle& bundle) {
    if (bundle.companies.size() > 1) {
        return {};
    }
    std::map<std::int64_t, ReadFigure> firstOfYear;
    for (const model::BundleSentence& sentence : bundle.sentences) {
        if (!sentence.year || firstOfYear.contains(*sentence.year)) {
            continue;
        }
        std::vector<ReadFigure> figures = figuresOf(sentence);
        if (!figures.empty()) {
            firstOfYear.emplace(*sentence.year, std::move(figures.front()));
        }
    }
    std::vector<ChangeProposal> changes;
    for (auto later = firstOfYear.begin(); later != firstOfYear.end(); ++later) {
        if (later == firstOfYear.begin()) {
            continue;
        }
        const auto& [fromYear, from] = *std::prev(later);
        const auto& [toYear, to] = *later;
        if (!hasSameUnit(from.quantity, to.quantity)) {
            continue;
        }
        const double scale = from.quantity.scale / to.quantity.scale;
        changes.push_back({from.proposal, to.proposal, fromYear, toYear,
                           withoutNoise(to.proposal.value - from.proposal.value * scale),
                           withoutNoise(to.proposal.tolerance + from.proposal.tolerance * scale)});
    }
    return changes;
}

Result<Question> draftOfCategory(const Bundle& bundle, char category, std::string_view origin) {
    const CategoryRule* const rule = categoryRule(category);
    const std::string fitting = categoriesOf(bundle);
    const bool fits = fitting.find(category) != std::string::npos ||
                      (category == 'I' && bundle.companies.size() == 1 && !bundle.sentences.empty());
    if (rule == nullptr || !fits) {
        return base::fail(base::ErrorCode::InvalidArgument, std::string(1, category), "category");
    }
    Question question = workspace::draftQuestion(bundle, origin);
    question.category = std::string(1, category);
    question.answerType = rule->answerType;
    question.answerIsList = rule->answerType == "list";
    question.difficulty = rule->difficulty;
    question.retrievalScope = rule->scope;
    if ((category == 'F' || category == 'G') && question.years.size() > 1) {
        question.retrievalScope = "cross_year";
    }
    if (category == 'A') {
        const std::vector<FigureProposal> figures = figureProposals(bundle);
        if (figures.empty()) {
            question.answerType = "span";
        } else if (figures.size() == 1) {
            question.answerNumeric = figures.front().value;
            question.answerUnit = figures.front().unit;
            question.tolerance = figures.front().tolerance;
        }
    }
    const std::size_t evidence = question.evidenceSentenceIds.size();
    if (evidence < rule->evidenceLeast || evidence > rule->evidenceMost) {
        addNote(question.notes, evidenceNote(*rule, evidence));
    }
    return question;
}

std::vector<std::size_t> evidencePlaces(const Bundle& bundle, char category) {
    const CategoryRule* const rule = categoryRule(category);
    Places all(bundle.sentences.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    if (rule == nullptr || rule->evidenceMost == 0 || all.size() <= rule->evidenceMost) {
        return all;
    }
    if (category == 'D') {
        return inTurn(placesByYear(bundle), rule->evidenceMost);
    }
    if (category == 'E') {
        return inTurn(placesByCompany(bundle), rule->evidenceMost);
    }
    if (category == 'A') {
        const auto saying = std::ranges::find_if(
            bundle.sentences, [](const auto& sentence) { return !figuresOf(sentence).empty(); });
        return {saying == bundle.sentences.end()
                    ? std::size_t{0}
                    : static_cast<std::size_t>(saying - bundle.sentences.begin())};
    }
    all.resize(rule->evidenceMost);
    return all;
}

char categoryOfDraft(const Bundle& bundle, const DraftOffer* offer) {
    const std::string own =
        offer != nullptr ? std::string(1, offer->category) : workspace::draftQuestion(bundle).category;
    return own.empty() ? '\0' : own.front();
}

Result<Question> draftOfWhole(const Bundle& bundle, const DraftOffer* offer, std::string_view origin) {
    if (offer != nullptr && (offer->figure || offer->change)) {
        return draftOfOffer(bundle, *offer, origin); // which names its sentences
    }
    const char category = categoryOfDraft(bundle, offer);
    const std::vector<std::size_t> places = evidencePlaces(bundle, category);
    const std::size_t leftOut = bundle.sentences.size() - places.size();
    const Bundle taken = leftOut > 0 ? workspace::withSentences(bundle, places) : bundle;
    auto question = offer != nullptr ? draftOfCategory(taken, category, origin)
                                     : Result<Question>(workspace::draftQuestion(taken, origin));
    if (question && leftOut > 0) {
        addNote(question->notes, std::to_string(leftOut) + " of the bundle's " +
                                     std::to_string(bundle.sentences.size()) +
                                     " sentences are left out: category " + std::string(1, category) +
                                     " wants " + rangeText(*categoryRule(category)));
        if (figureProposals(bundle).size() != 1) { // which of them is asked about is for a person to say
            question->answerNumeric.reset();
            question->answerUnit.clear();
            question->tolerance.reset();
        }
    }
    return question;
}

Question draftOfChange(const Bundle& bundle, const ChangeProposal& change, std::string_view origin) {
    Question question = workspace::draftQuestion(bundle, origin);
    question.category = "D";
    question.answerType = "numeric";
    question.answerIsList = false;
    question.difficulty = "medium";
    question.retrievalScope = "cross_year";
    question.years = {change.fromYear, change.toYear};
    question.evidenceSentenceIds = {change.from.sentenceId, change.to.sentenceId};
    question.answerNumeric = change.value;
    question.answerUnit = change.to.unit;
    question.tolerance = change.tolerance;
    addNote(question.notes, "change from " + change.from.raw + " to " + change.to.raw);
    return question;
}

std::string DraftOffer::key() const {
    const auto number = [](double value) {
        char text[32];
        const auto end = std::to_chars(text, text + sizeof text, value).ptr;
        return std::string(text, end);
    };
    std::string key(1, category);
    if (figure) {
        key += " " + number(figure->value) + (figure->unit.empty() ? "" : " " + figure->unit);
    }
    if (change) {
        key += " " + std::to_string(change->fromYear) + " " + std::to_string(change->toYear) + " " +
               (change->value > 0 ? "+" : "") + number(change->value) +
               (change->to.unit.empty() ? "" : " " + change->to.unit);
    }
    return key;
}

std::vector<DraftOffer> draftOffers(const Bundle& bundle, std::span<const WantedCategory> wanted) {
    std::string categories = categoriesOf(bundle);
    if (bundle.companies.size() == 1 && !categories.empty()) {
        categories += 'I';
    }
    std::vector<DraftOffer> offers;
    for (const char category : categories) {
        const auto found = std::ranges::find(wanted, category, &WantedCategory::category);
        const std::int64_t missing = found == wanted.end() ? 0 : found->missing;
        offers.push_back({category, missing});
        if (const auto figures = figureProposals(bundle); category == 'A' && figures.size() > 1) {
            for (const FigureProposal& figure : figures) {
                offers.push_back({category, missing, figure});
            }
        }
        if (category == 'D') {
            for (const ChangeProposal& change : changeProposals(bundle)) {
                offers.push_back({category, missing, {}, change});
            }
        }
    }
    std::ranges::stable_sort(offers, [](const DraftOffer& a, const DraftOffer& b) {
        return a.wanted != b.wanted ? a.wanted > b.wanted : a.category < b.category;
    });
    return offers;
}

Result<Question> draftOfOffer(const Bundle& bundle, const DraftOffer& offer, std::string_view origin) {
    if (offer.change) {
        return draftOfChange(bundle, *offer.change, origin);
    }
    if (!offer.figure) {
        return draftOfCategory(bundle, offer.category, origin);
    }
    Bundle saying = bundle; // the sentence that says it
    std::erase_if(saying.sentences, [&](const model::BundleSentence& sentence) {
        return sentence.sentenceId != offer.figure->sentenceId;
    });
    if (!saying.sentences.empty() && saying.sentences.front().year) {
        saying.years = {*saying.sentences.front().year};
    }
    ASSAY_TRY(auto question, draftOfCategory(saying, offer.category, origin));
    question.answerNumeric = offer.figure->value;
    question.answerUnit = offer.figure->unit;
    question.tolerance = offer.figure->tolerance;
    return question;
}

std::vector<AbsentFiling> absentFilings(std::span<const workspace::CorpusSlice> slices, std::size_t most) {
    std::set<std::int64_t> all;
    std::map<std::pair<std::optional<std::int64_t>, std::string>, std::size_t> known;
    std::vector<std::pair<AbsentFiling, std::set<std::int64_t>>> companies;
    for (const workspace::CorpusSlice& slice : slices) {
        const auto key = std::pair(slice.cik, slice.cik ? std::string() : slice.company);
        const auto [found, isNew] = known.try_emplace(key, companies.size());
        if (isNew) {
            companies.push_back({{slice.cik, slice.company, 0}, {}});
        }
        if (slice.year) {
            all.insert(*slice.year);
            companies[found->second].second.insert(*slice.year);
        }
    }
    std::vector<AbsentFiling> absent;
    for (auto& [company, years] : companies) {
        if (years.empty()) {
            continue; // which years it has is not known
        }
        std::vector<std::int64_t> lacking;
        std::ranges::set_difference(all, years, std::back_inserter(lacking));
        lacking.push_back(*all.begin() - 1);
        lacking.push_back(*all.rbegin() + 1);
        lacking.resize(std::min(lacking.size(), most));
        for (const std::int64_t year : lacking) {
            absent.push_back({company.cik, company.company, year});
        }
    }
    return absent;
}

Question draftOfNoAnswer(const AbsentFiling& filing, std::string_view topic) {
    const CategoryRule& rule = *categoryRule('J');
    Question question;
    if (filing.cik) {
        question.cikInt = {*filing.cik};
    }
    if (!filing.company.empty()) {
        question.companyName = {filing.company};
    }
    question.years = {filing.year};
    question.category = "J";
    question.answerType = rule.answerType;
    question.retrievalScope = rule.scope;
    question.difficulty = rule.difficulty;
    question.notes = "the corpus holds nothing of this company and year";
    if (!topic.empty()) {
        addNote(question.notes, std::string(topic));
    }
    return question;
}

Question draftOfParaphrase(const Question& original, int number) {
    Question question = original;
    question.questionId = original.questionId + "-p" + std::to_string(number);
    question.questionText.clear();
    question.status = model::QuestionStatus::Draft;
    question.flags.clear();
    question.createdBy.clear();
    question.createdAt.clear();
    auto extra = json::parseSettingsJson(original.extra.empty() ? "{}" : original.extra, json::kRecordDepth);
    if (!extra.is_object()) {
        extra = nlohmann::ordered_json::object();
    }
    // Of a paraphrase of a paraphrase: the original that both have.
    extra[std::string(kParaphraseKey)] = paraphraseOf(original).value_or(original.questionId);
    question.extra = extra.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
    return question;
}

std::optional<std::string> paraphraseOf(const Question& question) {
    if (question.extra.find(kParaphraseKey) == std::string::npos) {
        return std::nullopt;
    }
    const std::string id =
        base::memberText(json::parseSettingsJson(question.extra, json::kRecordDepth), kParaphraseKey);
    return id.empty() ? std::nullopt : std::optional(id);
}

std::vector<WantedCategory> wantedCategories(const workspace::TargetMix& mix,
                                             const TargetProgress& progress) {
    std::map<char, std::int64_t> missing;
    for (std::size_t i = 0; i < mix.cells.size() && i < progress.cells.size(); ++i) {
        const auto& categories = mix.cells[i].categories;
        const std::int64_t lacking = progress.cells[i].missing().value_or(0);
        if (lacking == 0) {
            continue;
        }
        for (const std::string& category : categories) {
            if (category.size() == 1 && categoryRule(category.front()) != nullptr) {
                missing[category.front()] += lacking;
            }
        }
    }
    std::vector<WantedCategory> wanted;
    for (const auto& [category, count] : missing) {
        wanted.push_back({category, count});
    }
    std::ranges::stable_sort(wanted, std::ranges::greater(), &WantedCategory::missing);
    return wanted;
}

std::vector<std::size_t> offeredBundles(std::span<const Bundle> bundles,
                                        std::span<const WantedCategory> wanted) {
    std::vector<std::pair<std::size_t, std::size_t>> ranked; // by the first wanted category that it fits
    for (std::size_t i = 0; i < bundles.size(); ++i) {
        const std::string fitting = categoriesOf(bundles[i]);
        const auto first = std::ranges::find_if(wanted, [&](const WantedCategory& one) {
            return fitting.find(one.category) != std::string::npos;
        });
        ranked.emplace_back(static_cast<std::size_t>(first - wanted.begin()), i);
    }
    std::ranges::sort(ranked);
    std::vector<std::size_t> places;
    for (const auto& [rank, place] : ranked) {
        places.push_back(place);
    }
    return places;
}

} // namespace assay::curation
