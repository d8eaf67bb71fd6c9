#include "core/evaluate/mining/mined_drafts.h"

#include "core/base/draw_seed.h"
#include "core/base/random.h"
#include "core/text/fold.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <utility>

namespace assay::evaluate {
namespace {

using base::Result;
using model::Bundle;
using model::Question;

constexpr std::size_t kMostYearsOfDraft = 4;
constexpr std::size_t kMostOfList = 3;
constexpr std::size_t kAbsentYears = 2; // of each company

// What a category is drawn from: rows of the corpus, places of bundles, or filings that are not there.
struct DraftPool {
    std::vector<std::size_t> left; // places, the next one last
};

bool speaksOfItsYear(std::string_view sentence) {
    const std::string folded = text::foldForSearch(sentence);
    constexpr std::array<std::string_view, 4> kWords{"the year", "fiscal year", "year ended", "fiscal 20"};
    return std::ranges::any_of(kWords,
                               [&](std::string_view word) { return folded.find(word) != std::string::npos; });
}

class DraftMaker {
  public:
    DraftMaker(const workspace::Reader& reader, const MiningResult& mined, const MinedDraftPlan& plan)
        : m_reader(reader)
        , m_mined(mined)
        , m_plan(plan)
        , m_used(plan.evidence)
        , m_absent(curation::absentFilings(mined.tagged.slices, kAbsentYears)) {
        for (const char category : plan.categories) {
            fill(category);
        }
    }

    // nullopt: the category has no evidence left.
    Result<std::optional<Question>> next(char category, std::int64_t given) {
        DraftPool& pool = m_pools[category];
        while (!pool.left.empty()) {
            const std::size_t place = pool.left.back();
            pool.left.pop_back();
            ASSAY_TRY(auto draft, draftAt(category, place, given));
            if (draft) {
                return draft;
            }
        }
        return std::optional<Question>();
    }

  private:
    void fill(char category) {
        std::vector<std::size_t>& left = m_pools[category].left;
        const auto all = [&left](std::size_t count) {
            for (std::size_t i = 0; i < count; ++i) {
                left.push_back(i);
            }
        };
        switch (category) {
        case 'D':
        case 'F':
            all(m_mined.bundles.trends.size());
            break;
        case 'E':
            all(m_mined.bundles.crossCompanies.size());
            break;
        case 'J':
            all(m_absent.size());
            break;
        default:
            for (std::size_t i = 0; i < m_mined.tagged.sentences.size(); ++i) {
                if (fits(category, m_mined.tagged.sentences[i])) {
                    left.push_back(i);
                }
            }
        }
        base::Random random(base::drawSeed(m_plan.seed, static_cast<std::uint64_t>(category)));
        random.shuffle(std::span(left));
        const auto& sections = curation::categoryRule(category)->sections;
        if (!sections.front().empty()) { // those of the rule's sections are drawn first, so they stand last
            std::ranges::stable_partition(left, [&](std::size_t place) {
                const TaggedSentence& sentence = m_mined.tagged.sentences[place];
                const std::string& section = m_mined.tagged.sliceOf(sentence).section;
                return std::ranges::find(sections, std::string_view(section)) == sections.end();
            });
        }
    }

    [[nodiscard]] bool fits(char category, const TaggedSentence& sentence) const {
        const SentenceTagger& tagger = m_mined.tagger;
        const bool isFigure = (sentence.tags & tagger.kpiBits()) != 0;
        switch (category) {
        case 'A':
            return isFigure && sentence.hasNumber && (sentence.tags & bitOf(MiningCue::Amount)) != 0;
        case 'B':
            return isFigure && (sentence.tags & bitOf(MiningCue::Connector)) != 0;
        case 'C':
            return (sentence.tags & tagger.riskBits()) != 0 &&
                   sentence.riskCues >= tagger.rules().riskCuesUsable;
        case 'G':
            return (sentence.tags & bitOf(MiningCue::Verification)) != 0;
        case 'H':
            return (sentence.tags & bitOf(MiningCue::Definition)) != 0;
        default:
            return isFigure; // I
        }
    }

    Result<std::optional<Question>> draftAt(char category, std::size_t place, std::int64_t given) {
        switch (category) {
        case 'D':
            return ofYears(m_mined.bundles.trends[place], given);
        case 'E':
            return ofBundle(m_mined.bundles.crossCompanies[place], category);
        case 'F':
            return ofBundle(firstSentences(m_mined.bundles.trends[place], kMostOfList), category);
        case 'J':
            return std::optional(curation::draftOfNoAnswer(m_absent[place], topicOfFiling(place)));
        default:
            return ofSentence(m_mined.tagged.sentences[place], category);
        }
    }

    Result<std::optional<Question>> ofSentence(const TaggedSentence& tagged, char category) {
        const std::array rows{tagged.row};
        ASSAY_TRY(const auto stored, workspace::sentencesOfRows(m_reader, m_mined.tagged.corpus.id, rows));
        if (stored.empty()) {
            return std::optional<Question>();
        }
        model::BundleSentence sentence = bundleSentence(stored.front(), m_mined.tagged.sliceOf(tagged));
        if (category == 'I' && !speaksOfItsYear(sentence.text)) {
            return std::optional<Question>();
        }
        const char* const type = category == 'C'   ? "risk"
                                 : category == 'G' ? "verification"
                                 : category == 'H' ? "definition"
                                                   : "kpi";
        std::vector<model::BundleSentence> one{std::move(sentence)};
        return ofBundle(bundleOfSentences(std::move(one), topicOf(tagged, category), type), category);
    }

    // One sentence of each year; every second draft asks for the change, where there is one.
    Result<std::optional<Question>> ofYears(const Bundle& bundle, std::int64_t given) {
        Bundle years = bundle;
        years.sentences.clear();
        std::set<std::int64_t> seen;
        for (const model::BundleSentence& sentence : bundle.sentences) {
            if (sentence.year && seen.size() < kMostYearsOfDraft && seen.insert(*sentence.year).second) {
                years.sentences.push_back(sentence);
            }
        }
        years.years.assign(seen.begin(), seen.end());
        const auto changes = curation::changeProposals(years);
        if (given % 2 == 1 && !changes.empty() && take(years)) {
            return std::optional(curation::draftOfChange(years, changes.front(), kMinedOrigin));
        }
        return seen.size() < 2 ? std::optional<Question>() : ofBundle(years, 'D');
    }

    Result<std::optional<Question>> ofBundle(const Bundle& bundle, char category) {
        const auto* const rule = curation::categoryRule(category);
        if (bundle.sentences.size() < rule->evidenceLeast || !take(bundle)) {
            return std::optional<Question>();
        }
        auto draft = curation::draftOfCategory(bundle, category, kMinedOrigin);
        return draft ? std::optional(*std::move(draft)) : std::optional<Question>();
    }

    // Whether none of its sentences is evidence yet; they are from now on.
    bool take(const Bundle& bundle) {
        const bool isNew = std::ranges::none_of(
            bundle.sentences, [this](const auto& sentence) { return m_used.contains(sentence.sentenceId); });
        for (const model::BundleSentence& sentence : bundle.sentences) {
            if (isNew) {
                m_used.insert(sentence.sentenceId);
            }
        }
        return isNew;
    }

    static Bundle firstSentences(const Bundle& bundle, std::size_t most) {
        Bundle cut = bundle;
        cut.sentences.resize(std::min(most, cut.sentences.size()));
        std::set<std::int64_t> years;
        for (const model::BundleSentence& sentence : cut.sentences) {
            if (sentence.year) {
                years.insert(*sentence.year);
            }
        }
        cut.years.assign(years.begin(), years.end());
        return cut;
    }

    [[nodiscard]] std::string topicOf(const TaggedSentence& tagged, char category) const {
        const SentenceTagger& tagger = m_mined.tagger;
        const TagBits bits = tagged.tags & (category == 'C' ? tagger.riskBits() : tagger.kpiBits());
        return bits == 0 ? std::string() : tagger.labels()[static_cast<std::size_t>(std::countr_zero(bits))];
    }

    // What the question that cannot be answered may be about: the labels in turn.
    [[nodiscard]] std::string topicOfFiling(std::size_t place) const {
        const std::vector<std::string>& labels = m_mined.tagger.labels();
        return labels.empty() ? std::string() : labels[place % labels.size()];
    }

    static constexpr std::string_view kMinedOrigin = "mined";

    const workspace::Reader& m_reader;
    const MiningResult& m_mined;
    const MinedDraftPlan& m_plan;
    std::set<std::string> m_used; // sentence ids
    std::vector<curation::AbsentFiling> m_absent;
    std::map<char, DraftPool> m_pools;
};

} // namespace

char nextCategory(std::string_view categories, std::span<const curation::WantedCategory> wanted,
                  const std::map<char, std::int64_t>& given) {
    const auto givenOf = [&given](char category) {
        const auto found = given.find(category);
        return found == given.end() ? std::int64_t{0} : found->second;
    };
    const auto missingOf = [&](char category) {
        const auto found = std::ranges::find(wanted, category, &curation::WantedCategory::category);
        return found == wanted.end() ? std::int64_t{0}
                                     : std::max<std::int64_t>(0, found->missing - givenOf(category));
    };
    char best = '\0';
    for (const char category : categories) {
        if (best == '\0') {
            best = category;
            continue;
        }
        const std::int64_t lacks = missingOf(category);
        const std::int64_t bestLacks = missingOf(best);
        const bool isLess =
            givenOf(category) < givenOf(best) || (givenOf(category) == givenOf(best) && category < best);
        const bool isBetter = lacks != bestLacks ? lacks > bestLacks : lacks > 0 ? category < best : isLess;
        best = isBetter ? category : best;
    }
    return best;
}

Result<MinedDrafts> mineDrafts(const workspace::Reader& reader, const MiningResult& mined,
                               const MinedDraftPlan& plan, std::stop_token stop) {
    for (std::size_t i = 0; i < plan.categories.size(); ++i) {
        const char category = plan.categories[i];
        if (curation::categoryRule(category) == nullptr ||
            plan.categories.find(category, i + 1) != std::string::npos) {
            return base::fail(base::ErrorCode::InvalidArgument, std::string(1, category), "categories");
        }
    }
    DraftMaker maker(reader, mined, plan);
    MinedDrafts made;
    std::string open = plan.categories;
    while (made.drafts.size() < plan.count && !open.empty()) {
        if (stop.stop_requested()) {
            return base::fail(base::ErrorCode::Cancelled);
        }
        const char category = nextCategory(open, plan.wanted, made.byCategory);
        ASSAY_TRY(auto draft, maker.next(category, made.byCategory[category]));
        if (draft) {
            ++made.byCategory[category];
            made.drafts.push_back(*std::move(draft));
        } else {
            std::erase(open, category);
            made.exhausted += category;
        }
    }
    std::ranges::sort(made.exhausted);
    std::erase_if(made.byCategory, [](const auto& entry) { return entry.second == 0; });
    return made;
}

model::Bundle bundleOfSentences(std::vector<model::BundleSentence> sentences, std::string topic,
                                std::string type) {
    model::Bundle bundle;
    bundle.group = "atlas";
    bundle.type = std::move(type);
    bundle.topic = std::move(topic);
    std::set<std::int64_t> years;
    for (const model::BundleSentence& sentence : sentences) {
        if (sentence.year) {
            years.insert(*sentence.year);
        }
        if (std::ranges::find(bundle.companies, sentence.company) == bundle.companies.end()) {
            bundle.companies.push_back(sentence.company);
        }
        if (sentence.cik && std::ranges::find(bundle.ciks, *sentence.cik) == bundle.ciks.end()) {
            bundle.ciks.push_back(*sentence.cik);
        }
    }
    bundle.years.assign(years.begin(), years.end());
    bundle.sentences = std::move(sentences);
    return bundle;
}

model::BundleSentence bundleSentence(const workspace::StoredSentence& stored,
                                     const workspace::CorpusSlice& slice) {
    return {stored.sentence.sentenceId,
            stored.sentence.text,
            stored.sentence.cik,
            stored.sentence.company,
            stored.sentence.year,
            writtenSection(stored.sentence.section),
            documentIdOf(stored.sentence.sentenceId, slice)};
}

} // namespace assay::evaluate
