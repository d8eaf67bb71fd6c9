#include "core/evaluate/mining/mined_bundles.h"

#include "core/base/guard.h"
#include "core/base/random.h"
#include "core/curation/duplicate_questions.h"
#include "core/evaluate/draw_seed.h"
#include "core/evaluate/mining/mining_views.h"

#include <algorithm>
#include <bit>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

namespace assay::evaluate {
namespace {

using base::Result;

// A sentence with its text while the company and year that it belongs to are looked at.
struct Candidate {
    const TaggedSentence* tagged = nullptr;
    std::string id;
    std::string text;
    TagBits topics = 0; // without those in which its text was there before
};

// FNV-1a, so that a group's draw goes by its topic's name, not by the place of the label in the rules.
std::uint64_t numberOfText(std::string_view text) {
    std::uint64_t number = 14695981039346656037U;
    for (const char c : text) {
        number = (number ^ static_cast<unsigned char>(c)) * 1099511628211U;
    }
    return number;
}

// Collects both kinds of bundles while the sentences go by in the order of the corpus, in which those of one
// company and year stand together.
class BundleMaker {
  public:
    BundleMaker(const TaggedCorpus& corpus, const SentenceTagger& tagger, const BundleChoice& choice,
                std::stop_token stop)
        : m_corpus(corpus)
        , m_tagger(tagger)
        , m_choice(choice)
        , m_stop(std::move(stop)) {}

    // The tags for which a sentence may be in a bundle.
    [[nodiscard]] TagBits trendTopics(const TaggedSentence& sentence) const {
        const bool isCausal = (sentence.tags & bitOf(MiningCue::Connector)) != 0;
        return m_choice.trends && isCausal ? sentence.tags & topics() : 0;
    }

    [[nodiscard]] TagBits crossTopics(const TaggedSentence& sentence) const {
        if (!m_choice.crossCompanies || !m_corpus.sliceOf(sentence).year) {
            return 0;
        }
        const CrossCompanyCaps& caps = m_tagger.rules().crossCompany;
        const bool hasAmount = (sentence.tags & bitOf(MiningCue::Amount)) != 0 && sentence.hasNumber;
        TagBits wanted = !caps.needsAmountCue || hasAmount ? m_tagger.kpiBits() : 0;
        wanted |= sentence.riskCues >= caps.riskCuesLeast ? m_tagger.riskBits() : 0;
        return sentence.tags & wanted;
    }

    [[nodiscard]] Result<> take(const ViewSentence& sentence) {
        const auto group = std::pair(m_corpus.companyOfSlice[sentence.tagged->slice], sentence.slice->year);
        if (group != m_group) {
            ASSAY_TRY(endGroup());
            m_group = group;
        }
        m_candidates.push_back({sentence.tagged, std::string(sentence.sentenceId), std::string(sentence.text),
                                sentence.tagged->tags});
        return {};
    }

    [[nodiscard]] Result<MinedBundles> finish() {
        ASSAY_TRY(endGroup());
        makeTrends();
        makeCrossCompanies();
        return std::move(m_result);
    }

  private:
    using Members = std::vector<model::BundleSentence>;

    [[nodiscard]] TagBits topics() const { return m_tagger.kpiBits() | m_tagger.riskBits(); }

    [[nodiscard]] Result<> endGroup() {
        ASSAY_TRY(leaveOutRepeated());
        std::map<std::size_t, int> taken; // sentences of a topic's trend in this year
        std::map<std::size_t, std::vector<const Candidate*>> across;
        for (const Candidate& one : m_candidates) {
            for (TagBits bits = trendTopics(*one.tagged) & one.topics; bits != 0; bits &= bits - 1) {
                const auto topic = static_cast<std::size_t>(std::countr_zero(bits));
                const int most = m_tagger.rules().trend.sentencesPerYear;
                if (most == 0 || taken[topic] < most) {
                    ++taken[topic];
                    m_trends[{topic, m_group->first}].push_back(memberOfBundle(one));
                }
            }
            for (TagBits bits = crossTopics(*one.tagged) & one.topics; bits != 0; bits &= bits - 1) {
                across[static_cast<std::size_t>(std::countr_zero(bits))].push_back(&one);
            }
        }
        for (auto& [topic, list] : across) {
            chooseOfCompany(topic, list);
        }
        m_candidates.clear();
        return {};
    }

    // Of equal and nearly equal texts of this company and year the first one stays; the others stay only in
    // topics that it does not have.
    [[nodiscard]] Result<> leaveOutRepeated() {
        std::vector<curation::ComparedText> texts;
        for (const Candidate& one : m_candidates) {
            texts.push_back({one.text, {}});
        }
        ASSAY_TRY(const auto pairs,
                  curation::findDuplicates(texts, m_tagger.rules().nearDuplicateFrom, m_stop));
        for (const curation::DuplicatePair& pair : pairs) {
            Candidate& later = m_candidates[pair.second];
            const TagBits shared = later.topics & m_candidates[pair.first].tagged->tags & topics();
            if (shared != 0) {
                later.topics &= ~shared;
                ++(pair.exact ? m_result.repeated : m_result.nearDuplicates);
            }
        }
        return {};
    }

    [[nodiscard]] model::BundleSentence memberOfBundle(const Candidate& one) const {
        const workspace::CorpusSlice& slice = m_corpus.sliceOf(*one.tagged);
        model::BundleSentence member;
        member.sentenceId = one.id;
        member.text = one.text;
        member.cik = slice.cik;
        member.company = m_corpus.companies[m_corpus.companyOfSlice[one.tagged->slice]].name;
        member.year = slice.year;
        member.section = writtenSection(slice.section);
        member.docId = documentIdOf(one.id, slice);
        return member;
    }

    [[nodiscard]] std::uint64_t seedOf(std::size_t topic, std::int64_t year, std::uint64_t company) const {
        const std::uint64_t group =
            numberOfText(m_tagger.labels()[topic]) ^ (static_cast<std::uint64_t>(year) << 32U);
        return drawSeed(drawSeed(m_choice.seed, group), company);
    }

    // What stands for a company in a group: at most so many sentences, drawn among the densest risks.
    void chooseOfCompany(std::size_t topic, std::vector<const Candidate*>& list) {
        const std::uint32_t company = m_group->first;
        const MinedCompany& named = m_corpus.companies[company];
        const std::uint64_t key =
            named.cik ? static_cast<std::uint64_t>(*named.cik) : numberOfText(named.name);
        base::Random random(seedOf(topic, *m_group->second, key));
        random.shuffle(std::span(list));
        if (!m_tagger.isKpi(topic)) {
            const int dense = m_tagger.rules().riskCuesDense;
            std::ranges::stable_partition(
                list, [dense](const Candidate* one) { return one->tagged->riskCues >= dense; });
        }
        list.resize(std::min(list.size(),
                             static_cast<std::size_t>(m_tagger.rules().crossCompany.sentencesPerCompany)));
        Members members;
        for (const Candidate* const one : list) {
            members.push_back(memberOfBundle(*one));
        }
        m_across[{topic, *m_group->second}].emplace_back(company, std::move(members));
    }

    void makeTrends() {
        // Figures before risks, companies in the order of the corpus, labels in that of the rules.
        std::vector<std::pair<std::size_t, std::uint32_t>> order;
        for (const auto& [key, members] : m_trends) {
            order.push_back(key);
        }
        std::ranges::stable_sort(order, [this](const auto& a, const auto& b) {
            return std::tuple(!m_tagger.isKpi(a.first), a.second, a.first) <
                   std::tuple(!m_tagger.isKpi(b.first), b.second, b.first);
        });
        for (const auto& key : order) {
            Members& members = m_trends[key];
            std::set<std::int64_t> years;
            for (const model::BundleSentence& member : members) {
                if (member.year) {
                    years.insert(*member.year);
                }
            }
            if (years.size() < static_cast<std::size_t>(m_tagger.rules().trend.yearsLeast)) {
                ++m_result.ofOneYear;
                continue;
            }
            std::erase_if(members, [](const model::BundleSentence& member) { return !member.year; });
            model::Bundle bundle = newBundle(key.first, "v3_trend", "trend", std::move(members));
            bundle.years.assign(years.begin(), years.end());
            addCompany(bundle, key.second);
            m_result.trends.push_back(std::move(bundle));
        }
    }

    void makeCrossCompanies() {
        const CrossCompanyCaps& caps = m_tagger.rules().crossCompany;
        for (auto& [key, companies] : m_across) {
            if (companies.size() < static_cast<std::size_t>(caps.companiesLeast)) {
                ++m_result.ofOneCompany;
                continue;
            }
            base::Random random(seedOf(key.first, key.second, 0));
            random.shuffle(std::span(companies));
            companies.resize(std::min({companies.size(), static_cast<std::size_t>(caps.companiesMost),
                                       static_cast<std::size_t>(caps.sentencesMost)}));
            std::ranges::sort(companies, {}, [](const auto& one) { return one.first; });
            keepMost(companies, static_cast<std::size_t>(caps.sentencesMost));
            Members members;
            for (auto& [company, some] : companies) {
                members.insert(members.end(), std::make_move_iterator(some.begin()),
                               std::make_move_iterator(some.end()));
            }
            model::Bundle bundle =
                newBundle(key.first, "v4_cross_company", "cross_company", std::move(members));
            bundle.years = {key.second};
            for (const auto& [company, some] : companies) {
                addCompany(bundle, company);
            }
            m_result.crossCompanies.push_back(std::move(bundle));
        }
    }

    // One sentence of each company first, then further ones in turn until there are `most`.
    static void keepMost(std::vector<std::pair<std::uint32_t, Members>>& companies, std::size_t most) {
        std::vector<std::size_t> kept(companies.size());
        std::size_t total = 0;
        for (bool some = true; some && total < most;) {
            some = false;
            for (std::size_t i = 0; i < companies.size() && total < most; ++i) {
                if (kept[i] < companies[i].second.size()) {
                    ++kept[i];
                    ++total;
                    some = true;
                }
            }
        }
        for (std::size_t i = 0; i < companies.size(); ++i) {
            companies[i].second.resize(kept[i]);
        }
    }

    [[nodiscard]] model::Bundle newBundle(std::size_t topic, std::string_view group, std::string_view type,
                                          Members members) const {
        model::Bundle bundle;
        bundle.group = group;
        bundle.type = (m_tagger.isKpi(topic) ? "kpi_" : "risk_") + std::string(type);
        bundle.topic = m_tagger.labels()[topic];
        bundle.sentences = std::move(members);
        return bundle;
    }

    void addCompany(model::Bundle& bundle, std::uint32_t company) const {
        const MinedCompany& named = m_corpus.companies[company];
        bundle.companies.push_back(named.name);
        if (named.cik) {
            bundle.ciks.push_back(*named.cik);
        }
    }

    const TaggedCorpus& m_corpus;
    const SentenceTagger& m_tagger;
    BundleChoice m_choice;
    std::stop_token m_stop;
    std::optional<std::pair<std::uint32_t, std::optional<std::int64_t>>> m_group; // company, year
    std::vector<Candidate> m_candidates;
    std::map<std::pair<std::size_t, std::uint32_t>, Members> m_trends; // by topic and company
    // By topic and year: the companies of each, in the order of the corpus.
    std::map<std::pair<std::size_t, std::int64_t>, std::vector<std::pair<std::uint32_t, Members>>> m_across;
    MinedBundles m_result;
};

// The sentences that may be in a bundle, so that only their texts are read.
TaggedCorpus candidatesOf(const TaggedCorpus& corpus, const BundleMaker& maker) {
    TaggedCorpus candidates;
    candidates.corpus = corpus.corpus;
    candidates.slices = corpus.slices;
    for (const TaggedSentence& sentence : corpus.sentences) {
        if ((maker.trendTopics(sentence) | maker.crossTopics(sentence)) != 0) {
            candidates.sentences.push_back(sentence);
        }
    }
    return candidates;
}

} // namespace

Result<MinedBundles> mineBundles(const workspace::Reader& reader, const TaggedCorpus& corpus,
                                 const SentenceTagger& tagger, const BundleChoice& choice,
                                 std::stop_token stop, base::ProgressSink& progress) {
    return base::guarded("mining", [&]() -> Result<MinedBundles> {
        BundleMaker maker(corpus, tagger, choice, stop);
        const TaggedCorpus candidates = candidatesOf(corpus, maker);
        const auto total = static_cast<std::int64_t>(candidates.sentences.size());
        std::int64_t done = 0;
        Result<> went;
        auto read = forEachTagged(reader, candidates, ~TagBits{0}, stop, [&](const ViewSentence& sentence) {
            went = maker.take(sentence);
            constexpr std::int64_t kPerReport = 4'096;
            if (++done % kPerReport == 0) {
                progress.report(base::Stage::Evaluating, done, total);
            }
            return went.has_value();
        });
        ASSAY_TRY(went);
        ASSAY_TRY(read);
        progress.report(base::Stage::Evaluating, total, total);
        return maker.finish();
    });
}

} // namespace assay::evaluate
