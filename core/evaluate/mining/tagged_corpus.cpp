#include "core/evaluate/mining/tagged_corpus.h"

#include "core/base/guard.h"
#include "core/evaluate/mining/batch_queue.h"
#include "core/formats/sentences/sentence_id.h"
#include "core/retrieval/numbered_tasks.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <map>
#include <utility>

namespace assay::evaluate {
namespace {

using base::Result;

constexpr std::size_t kBatchSentences = 65'536;
constexpr std::size_t kBatchBytes = std::size_t{32} << 20;
constexpr std::size_t kSentencesOfTask = 2'048;

struct BatchSentence {
    std::size_t begin = 0; // of its text
    std::size_t size = 0;
    workspace::SentenceRow row = 0;
    std::uint32_t slice = 0;
};

// Sentences that were read and are not tagged yet.
struct TagBatch {
    std::vector<BatchSentence> sentences;
    std::string texts;

    void add(workspace::SentenceRow row, std::uint32_t slice, std::string_view text) {
        sentences.push_back({texts.size(), text.size(), row, slice});
        texts += text;
    }

    [[nodiscard]] bool isFull() const noexcept {
        return sentences.size() >= kBatchSentences || texts.size() >= kBatchBytes;
    }
};

// 0 tags: nothing that a view takes.
TaggedSentence taggedOf(const SentenceTagger& tagger, TagBits matches, const MiningScope& scope,
                        const BatchSentence& sentence, std::string_view text) {
    TaggedSentence one;
    one.tags = tagger.takenOf(matches, scope);
    if (one.tags == 0) {
        return one;
    }
    one.row = sentence.row;
    one.slice = sentence.slice;
    if ((one.tags & tagger.riskBits()) != 0) {
        one.riskCues = static_cast<std::uint16_t>(
            std::min<int>(tagger.riskCues(text), std::numeric_limits<std::uint16_t>::max()));
    }
    one.hasNumber = (one.tags & tagger.kpiBits()) != 0 && SentenceTagger::hasNumber(matches);
    return one;
}

// Empties the batch.
void tagAll(TagBatch& batch, const SentenceTagger& tagger, const std::vector<MiningScope>& scopes,
            unsigned threads, std::vector<TaggedSentence>& tagged) {
    const std::size_t tasks = (batch.sentences.size() + kSentencesOfTask - 1) / kSentencesOfTask;
    std::vector<std::vector<TaggedSentence>> found(tasks);
    retrieval::runNumberedTasks(tasks, threads, [&](std::size_t task) {
        const std::size_t first = task * kSentencesOfTask;
        const std::size_t count = std::min(batch.sentences.size() - first, kSentencesOfTask);
        std::vector<std::string_view> texts(count);
        std::vector<TagBits> matches(count);
        for (std::size_t i = 0; i < count; ++i) {
            const BatchSentence& sentence = batch.sentences[first + i];
            texts[i] = std::string_view(batch.texts).substr(sentence.begin, sentence.size);
        }
        tagger.matchesIn(texts, matches);
        for (std::size_t i = 0; i < count; ++i) {
            const BatchSentence& sentence = batch.sentences[first + i];
            const TaggedSentence one =
                taggedOf(tagger, matches[i], scopes[sentence.slice], sentence, texts[i]);
            if (one.tags != 0) {
                found[task].push_back(one);
            }
        }
    });
    for (const std::vector<TaggedSentence>& some : found) {
        tagged.insert(tagged.end(), some.begin(), some.end());
    }
    batch.sentences.clear();
    batch.texts.clear();
}

void nameCompanies(TaggedCorpus& tagged) {
    std::map<std::pair<std::optional<std::int64_t>, std::string>, std::uint32_t> known;
    for (const workspace::CorpusSlice& slice : tagged.slices) {
        const auto key = std::pair(slice.cik, slice.cik ? std::string() : slice.company);
        const auto [found, isNew] =
            known.try_emplace(key, static_cast<std::uint32_t>(tagged.companies.size()));
        if (isNew) {
            tagged.companies.push_back({slice.cik, slice.company});
        }
        tagged.companyOfSlice.push_back(found->second);
    }
}

Result<> readAndTag(const workspace::Reader& reader, const SentenceTagger& tagger, unsigned threads,
                    const std::stop_token& stop, base::ProgressSink& progress, TaggedCorpus& tagged) {
    std::vector<MiningScope> scopes;
    for (const workspace::CorpusSlice& slice : tagged.slices) {
        scopes.push_back(tagger.scopeOf(slice.section));
    }
    BatchQueue<TagBatch> queue(
        [&](TagBatch& batch) { tagAll(batch, tagger, scopes, threads, tagged.sentences); },
        retrieval::threadsOr(threads) == 1);
    const bool onlyProse = tagger.rules().onlyProse;
    std::size_t slice = 0;
    auto scanned = workspace::forEachText(
        reader, tagged.corpus.id, stop,
        [&](workspace::SentenceRow row, model::SentenceKind kind, std::string_view text) {
            while (slice + 1 < tagged.slices.size() && row >= tagged.slices[slice + 1].firstRow) {
                ++slice;
            }
            if (slice >= scopes.size() || !scopes[slice].any() ||
                (onlyProse && kind != model::SentenceKind::Prose)) {
                return true;
            }
            ++tagged.read;
            queue.batch().add(row, static_cast<std::uint32_t>(slice), text);
            if (queue.batch().isFull()) {
                queue.hand();
                progress.report(base::Stage::Reading, row, tagged.corpus.sentences);
            }
            return true;
        });
    ASSAY_TRY(scanned);
    queue.hand();
    queue.wait();
    progress.report(base::Stage::Reading, tagged.corpus.sentences, tagged.corpus.sentences);
    return {};
}

} // namespace

Result<TaggedCorpus> tagCorpus(const workspace::Reader& reader, base::RowId corpus,
                               const SentenceTagger& tagger, unsigned threads, std::stop_token stop,
                               base::ProgressSink& progress) {
    return base::guarded("mining", [&]() -> Result<TaggedCorpus> {
        TaggedCorpus tagged;
        ASSAY_TRY(auto info, workspace::corpusInfo(reader, corpus));
        tagged.corpus = std::move(info);
        ASSAY_TRY(auto slices, workspace::corpusSlices(reader, corpus));
        tagged.slices = std::move(slices);
        nameCompanies(tagged);
        ASSAY_TRY(readAndTag(reader, tagger, threads, stop, progress, tagged));
        return tagged;
    });
}

std::string writtenSection(std::string_view section) {
    const bool isItem = !section.empty() && section.front() >= '0' && section.front() <= '9';
    return (isItem ? "ITEM_" : "") + std::string(section);
}

std::string documentIdOf(std::string_view sentenceId, const workspace::CorpusSlice& slice) {
    const std::size_t section = sentenceId.find("_section_");
    if (section != std::string_view::npos && formats::sentencePlace(sentenceId)) {
        return std::string(sentenceId.substr(0, section));
    }
    if (!slice.cik || !slice.year || slice.form.empty()) {
        return {};
    }
    return fmt::format("{:010}_{}_{}", *slice.cik, slice.form, *slice.year);
}

} // namespace assay::evaluate
