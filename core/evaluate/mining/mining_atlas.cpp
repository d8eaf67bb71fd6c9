#include "core/evaluate/mining/mining_atlas.h"

#include <algorithm>
#include <array>
#include <bit>
#include <set>
#include <utility>

namespace assay::evaluate {
namespace {

// Topics of the atlas: labels, definitions, verifications.
TagBits topicBits(const SentenceTagger& tagger) {
    return tagger.kpiBits() | tagger.riskBits() | bitOf(MiningCue::Definition) |
           bitOf(MiningCue::Verification);
}

// Whether a sentence is one that questions are drafted from.
bool isUsable(const TaggedSentence& sentence, std::size_t topic, const SentenceTagger& tagger) {
    if ((bitOf(topic) & tagger.kpiBits()) != 0) {
        return (sentence.tags & bitOf(MiningCue::Amount)) != 0 && sentence.hasNumber;
    }
    return (bitOf(topic) & tagger.riskBits()) == 0 || sentence.riskCues >= tagger.rules().riskCuesUsable;
}

} // namespace

MiningAtlas miningAtlas(const TaggedCorpus& corpus, const SentenceTagger& tagger) {
    MiningAtlas atlas;
    for (TagBits bits = topicBits(tagger); bits != 0; bits &= bits - 1) {
        atlas.topics.push_back(static_cast<std::size_t>(std::countr_zero(bits)));
    }
    std::set<std::int64_t> years;
    bool withoutYear = false;
    for (const workspace::CorpusSlice& slice : corpus.slices) {
        slice.year ? void(years.insert(*slice.year)) : void(withoutYear = true);
    }
    atlas.years.assign(years.begin(), years.end());
    if (withoutYear) {
        atlas.years.emplace_back();
    }
    atlas.companies = corpus.companies;
    atlas.cells.resize(atlas.topics.size() * atlas.years.size() * atlas.companies.size());

    std::array<std::size_t, 64> topicOfBit{};
    for (std::size_t i = 0; i < atlas.topics.size(); ++i) {
        topicOfBit[atlas.topics[i]] = i;
    }
    std::vector<std::size_t> cellOfSlice; // of the first topic
    for (std::size_t i = 0; i < corpus.slices.size(); ++i) {
        const auto year = static_cast<std::size_t>(std::ranges::find(atlas.years, corpus.slices[i].year) -
                                                   atlas.years.begin());
        cellOfSlice.push_back(year * atlas.companies.size() + corpus.companyOfSlice[i]);
    }
    const std::size_t perTopic = atlas.years.size() * atlas.companies.size();
    const TagBits topics = topicBits(tagger);
    for (const TaggedSentence& sentence : corpus.sentences) {
        for (TagBits bits = sentence.tags & topics; bits != 0; bits &= bits - 1) {
            const auto bit = static_cast<std::size_t>(std::countr_zero(bits));
            AtlasCell& cell = atlas.cells[topicOfBit[bit] * perTopic + cellOfSlice[sentence.slice]];
            ++cell.sentences;
            cell.usable += isUsable(sentence, bit, tagger) ? 1 : 0;
            cell.connectors += (sentence.tags & bitOf(MiningCue::Connector)) != 0 ? 1 : 0;
        }
    }
    return atlas;
}

std::vector<workspace::SentenceRow> rowsOfCell(const TaggedCorpus& corpus, const AtlasChoice& choice) {
    std::vector<bool> isChosen;
    for (std::size_t i = 0; i < corpus.slices.size(); ++i) {
        isChosen.push_back((!choice.year || corpus.slices[i].year == *choice.year) &&
                           (!choice.company || corpus.companyOfSlice[i] == *choice.company));
    }
    const TagBits wanted = choice.topic ? bitOf(*choice.topic) : ~TagBits{0};
    std::vector<workspace::SentenceRow> rows;
    for (const TaggedSentence& sentence : corpus.sentences) {
        if (isChosen[sentence.slice] && (sentence.tags & wanted) != 0) {
            rows.push_back(sentence.row);
        }
    }
    return rows;
}

std::vector<std::int64_t> questionsOfCells(const MiningAtlas& atlas, const TaggedCorpus& corpus,
                                           std::span<const std::vector<workspace::SentenceRow>> evidence) {
    std::vector<std::int64_t> counts(atlas.cells.size());
    for (const std::vector<workspace::SentenceRow>& rows : evidence) {
        std::set<std::size_t> cells;
        for (const workspace::SentenceRow row : rows) {
            const auto found = std::ranges::lower_bound(corpus.sentences, row, {}, &TaggedSentence::row);
            if (found == corpus.sentences.end() || found->row != row) {
                continue;
            }
            const auto year = static_cast<std::size_t>(
                std::ranges::find(atlas.years, corpus.sliceOf(*found).year) - atlas.years.begin());
            for (std::size_t topic = 0; topic < atlas.topics.size(); ++topic) {
                if ((found->tags & bitOf(atlas.topics[topic])) != 0) {
                    cells.insert((topic * atlas.years.size() + year) * atlas.companies.size() +
                                 corpus.companyOfSlice[found->slice]);
                }
            }
        }
        for (const std::size_t cell : cells) {
            ++counts[cell];
        }
    }
    return counts;
}

} // namespace assay::evaluate
