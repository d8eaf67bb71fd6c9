#include "core/evaluate/mining/mined_bundles.h"

#include "core/base/draw_seed.h"
#include "core/base/guard.h"
#include "core/base/random.h"
#include "core/curation/duplicate_questions.h"
#include "core/evaluate/mining/batch_queue.h"
#include "core/retrieval/numbered_tasks.h"

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

constexpr std::size_t kBatchCandidates = 8'192;
constexpr std::size_t kBatchCandidateBytes = std::size_t{4} << 20;

using GroupKey = std::pair<std::uint32_t, std::optional<std::int64_t>>; // company, year
using BundleMembers = std::vector<model::BundleSentence>;

// A sentence that may be in a bundle, with its id and text in the bytes of its batch.
struct Candidate {
    const TaggedSentence* tagged = nullptr;
    std::size_t id = 0; // where it begins; the text behind it
    std::size_t text = 0;
    std::size_t end = 0;
};

// Whole groups: the sentences of one company and year stand together in the order of the corpus.
struct GroupBatch {
    struct Group {
        GroupKey key;
        std::size_t begin = 0; // of its sentences, which end where those of the next group begin
    };

    std::vector<Group> groups;
    std::vector<Candidate> sentences;
    std::string bytes;

    void add(const GroupKey& key, const TaggedSentence& tagged, std::string_view id, std::string_view text) {
        if (groups.empty() || groups.back().key != key) {
            groups.push_back({key, sentences.size()});
        }
        const std::size_t begin = bytes.size();
        sentences.push_back({&tagged, begin, begin + id.size(), begin + id.size() + text.size()});
        bytes += id;
        bytes += text;
    }

    // Whether a group that begins now had better begin another batch.
    [[nodiscard]] bool isFull() const noexcept {
        return sentences.size() >= kBatchCandidates || bytes.size() >= kBatchCandidateBytes;
    }

    [[nodiscard]] std::span<const Candidate> sentencesOf(std::size_t group) const {
        const std::size_t end = group + 1 < groups.size() ? groups[group + 1].begin : sentences.size();
        return std::span(sentences).subspan(groups[group].begin, end - groups[group].begin);
    }

    [[nodiscard]] std::string_view idOf(const Candidate& one) const {
        return std::string_view(bytes).substr(one.id, one.text - one.id);
    }

    [[nodiscard]] std::string_view textOf(const Candidate& one) const {
        return std::string_view(bytes).substr(one.text, one.end - one.text);
    }

    void clear() {
        groups.clear();
        sentences.clear();
        bytes.clear();
    }
};

// What bundles take of one company and year, by topic.
struct GroupShare {
    std::map<std::size_t, BundleMembers> trends;
    std::map<std::size_t, BundleMembers> across;
    std::int64_t repeated = 0;
    std::int64_t nearDuplicates = 0;
};

// FNV-1a, so that a group's draw goes by its topic's name, not by the place of the label in the rules.
std::uint64_t numberOfText(std::string_view text) {
    std::uint64_t number = 14695981039346656037U;
    for (const char c : text) {
        number = (number ^ static_cast<unsigned char>(c)) * 1099511628211U;
    }
    return number;
}

// Which sentences may be in a bundle, and what bundles take of each company and year. Groups do not depend on
// each other; any thread.
class GroupChooser {
  public:
    GroupChooser(const TaggedCorpus& corpus, const SentenceTagger& tagger, const BundleChoice& choice)
        : m_corpus(corpus)
        , m_tagger(tagger)
        , m_choice(choice) {}

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

    [[nodiscard]] GroupKey groupOf(const TaggedSentence& sentence) const {
        return {m_corpus.companyOfSlice[sentence.slice], m_corpus.sliceOf(sentence).year};
    }

    // Error: Cancelled.
    [[nodiscard]] Result<GroupShare> shareOf(const GroupBatch& batch, std::size_t group,
                                             const std::stop_token& stop) const {
        const std::span<const Candidate> sentences = batch.sentencesOf(group);
        GroupShare share;
        ASSAY_TRY(const auto topics, withoutRepeated(batch, sentences, stop, share));
        std::map<std::size_t, std::vector<const Candidate*>> across;
        const auto most = static_cast<std::size_t>(m_tagger.rules().trend.sentencesPerYear);
        for (std::size_t i = 0; i < sentences.size(); ++i) {
            const Candidate& one = sentences[i];
            for (TagBits bits = trendTopics(*one.tagged) & topics[i]; bits != 0; bits &= bits - 1) {
                BundleMembers& members = share.trends[static_cast<std::size_t>(std::countr_zero(bits))];
                if (most == 0 || members.size() < most) {
                    members.push_back(memberOfBundle(batch, one));
                }
            }
            for (TagBits bits = crossTopics(*one.tagged) & topics[i]; bits != 0; bits &= bits - 1) {
                across[static_cast<std::size_t>(std::countr_zero(bits))].push_back(&one);
            }
        }
        for (auto& [topic, list] : across) {
            share.across.emplace(topic, chosenOfCompany(batch, batch.groups[group].key, topic, list));
        }
        return share;
    }

    [[nodiscard]] std::uint64_t seedOf(std::size_t topic, std::int64_t year, std::uint64_t company) const {
        const std::uint64_t group =
            numberOfText(m_tagger.labels()[topic]) ^ (static_cast<std::uint64_t>(year) << 32U);
        return base::drawSeed(base::drawSeed(m_choice.seed, group), company);
    }

  private:
    [[nodiscard]] TagBits topics() const { return m_tagger.kpiBits() | m_tagger.riskBits(); }

    // The topics of each sentence. Of equal and nearly equal texts of this company and year the first one
    // stays; the others stay only in topics that it does not have.
    [[nodiscard]] Result<std::vector<TagBits>> withoutRepeated(const GroupBatch& batch,
                                                               std::span<const Candidate> sentences,
                                                               const std::stop_token& stop,
                                                               GroupShare& share) const {
        std::vector<curation::ComparedText> texts;
        std::vector<TagBits> left;
        for (const Candidate& one : sentences) {
            texts.push_back({batch.textOf(one), {}});
            left.push_back(one.tagged->tags);
        }
        ASSAY_TRY(const auto pairs,
                  curation::findDuplicates(texts, m_tagger.rules().nearDuplicateFrom, stop));
        for (const curation::DuplicatePair& pair : pairs) {
            const TagBits shared = left[pair.second] & sentences[pair.first].tagged->tags & topics();
            if (shared != 0) {
                left[pair.second] &= ~shared;
                ++(pair.exact ? share.repeated : share.nearDuplicates);
            }
        }
        return left;
    }

    [[nodiscard]] model::BundleSentence memberOfBundle(const GroupBatch& batch, const Candidate& one) const {
        const workspace::CorpusSlice& slice = m_corpus.sliceOf(*one.tagged);
        model::BundleSentence member;
        member.sentenceId = batch.idOf(one);
        member.text = batch.textOf(one);
        member.cik = slice.cik;
        member.company = m_corpus.companies[m_corpus.companyOfSlice[one.tagged->slice]].name;
        member.year = slice.year;
        member.section = writtenSection(slice.section);
        member.docId = documentIdOf(member.sentenceId, slice);
        return member;
    }

    // What stands for a company in a group: at most so many sentences, drawn among the densest risks.
    [[nodiscard]] BundleMembers chosenOfCompany(const GroupBatch& batch, const GroupKey& group,
                                                std::size_t topic,
                                                std::vector<const Candidate*>& list) const {
        const MinedCompany& named = m_corpus.companies[group.first];
        const std::uint64_t key =
            named.cik ? static_cast<std::uint64_t>(*named.cik) : numberOfText(named.name);
        base::Random random(seedOf(topic, *group.second, key));
        random.shuffle(std::span(list));
        if (!m_tagger.isKpi(topic)) {
            const int dense = m_tagger.rules().riskCuesDense;
            std::ranges::stable_partition(
                list, [dense](const Candidate* one) { return one->tagged->riskCues >= dense; });
        }
        list.resize(std::min(list.size(),
                             static_cast<std::size_t>(m_tagger.rules().crossCompany.sentencesPerCompany)));
        BundleMembers members;
        for (const Candidate* const one : list) {
            members.push_back(memberOfBundle(batch, *one));
        }
        return members;
    }

    const TaggedCorpus& m_corpus;
    const SentenceTagger& m_tagger;
    BundleChoice m_choice;
};

// Collects both kinds of bundles from the shares of the groups, in the order of the corpus.
class BundleMaker {
  public:
    BundleMaker(const TaggedCorpus& corpus, const SentenceTagger& tagger, const GroupChooser& chooser)
        : m_corpus(corpus)
        , m_tagger(tagger)
        , m_chooser(chooser) {}

    void take(const GroupKey& group, GroupShare share) {
        m_result.repeated += share.repeated;
        m_result.nearDuplicates += share.nearDuplicates;
        for (auto& [topic, some] : share.trends) {
            BundleMembers& members = m_trends[{topic, group.first}];
            members.insert(members.end(), std::make_move_iterator(some.begin()),
                           std::make_move_iterator(some.end()));
        }
        for (auto& [topic, some] : share.across) {
            m_across[{topic, *group.second}].emplace_back(group.first, std::move(some));
        }
    }

    [[nodiscard]] MinedBundles finish() {
        makeTrends();
        makeCrossCompanies();
        return std::move(m_result);
    }

  private:
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
            BundleMembers& members = m_trends[key];
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
            base::Random random(m_chooser.seedOf(key.first, key.second, 0));
            random.shuffle(std::span(companies));
            companies.resize(std::min({companies.size(), static_cast<std::size_t>(caps.companiesMost),
                                       static_cast<std::size_t>(caps.sentencesMost)}));
            std::ranges::sort(companies, {}, [](const auto& one) { return one.first; });
            keepMost(companies, static_cast<std::size_t>(caps.sentencesMost));
            BundleMembers members;
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
    static void keepMost(std::vector<std::pair<std::uint32_t, BundleMembers>>& companies, std::size_t most) {
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
                                          BundleMembers members) const {
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
    const GroupChooser& m_chooser;
    std::map<std::pair<std::size_t, std::uint32_t>, BundleMembers> m_trends; // by topic and company
    // By topic and year: the companies of each, in the order of the corpus.
    std::map<std::pair<std::size_t, std::int64_t>, std::vector<std::pair<std::uint32_t, BundleMembers>>>
        m_across;
    MinedBundles m_result;
};

// Empties the batch. Error: Cancelled.
Result<> takeGroups(GroupBatch& batch, const GroupChooser& chooser, unsigned threads,
                    const std::stop_token& stop, BundleMaker& maker) {
    std::vector<Result<GroupShare>> shares(batch.groups.size());
    retrieval::runNumberedTasks(shares.size(), threads, [&](std::size_t group) {
        shares[group] = chooser.shareOf(batch, group, stop);
    });
    for (std::size_t i = 0; i < shares.size(); ++i) {
        ASSAY_TRY(auto share, std::move(shares[i]));
        maker.take(batch.groups[i].key, std::move(share));
    }
    batch.clear();
    return {};
}

} // namespace

Result<MinedBundles> mineBundles(const workspace::Reader& reader, const TaggedCorpus& corpus,
                                 const SentenceTagger& tagger, const BundleChoice& choice,
                                 std::stop_token stop, base::ProgressSink& progress) {
    return base::guarded("mining", [&]() -> Result<MinedBundles> {
        const GroupChooser chooser(corpus, tagger, choice);
        // Only the texts of these are read.
        std::vector<workspace::SentenceRow> rows;
        std::vector<const TaggedSentence*> candidates;
        for (const TaggedSentence& sentence : corpus.sentences) {
            if ((chooser.trendTopics(sentence) | chooser.crossTopics(sentence)) != 0) {
                rows.push_back(sentence.row);
                candidates.push_back(&sentence);
            }
        }
        BundleMaker maker(corpus, tagger, chooser);
        Result<> went;
        BatchQueue<GroupBatch> queue(
            [&](GroupBatch& batch) {
                went = went ? takeGroups(batch, chooser, choice.threads, stop, maker) : went;
            },
            retrieval::threadsOr(choice.threads) == 1);
        const auto total = static_cast<std::int64_t>(rows.size());
        std::size_t done = 0;
        const auto take = [&](workspace::SentenceRow, std::string_view id, std::string_view text) {
            const TaggedSentence& sentence = *candidates[done++];
            const GroupKey group = chooser.groupOf(sentence);
            if (queue.batch().isFull() && queue.batch().groups.back().key != group) {
                queue.hand();
                progress.report(base::Stage::Evaluating, static_cast<std::int64_t>(done), total);
            }
            queue.batch().add(group, sentence, id, text);
            return true;
        };
        ASSAY_TRY(workspace::forEachOfRows(reader, corpus.corpus.id, rows, stop, take));
        queue.hand();
        queue.wait();
        ASSAY_TRY(went);
        progress.report(base::Stage::Evaluating, total, total);
        return maker.finish();
    });
}

} // namespace assay::evaluate
