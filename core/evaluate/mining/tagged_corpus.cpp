#include "core/evaluate/mining/tagged_corpus.h"

#include "core/base/guard.h"
#include "core/formats/sentences/sentence_id.h"
#include "core/retrieval/numbered_tasks.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <exception>
#include <limits>
#include <map>
#include <thread>
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

// Sentences that were read and are not tagged yet, and where those that were go.
class TagBatch {
  public:
    TagBatch(const SentenceTagger& tagger, const std::vector<MiningScope>& scopes, unsigned threads)
        : m_tagger(tagger)
        , m_scopes(scopes)
        , m_threads(threads) {}

    void add(workspace::SentenceRow row, std::uint32_t slice, std::string_view text) {
        m_sentences.push_back({m_texts.size(), text.size(), row, slice});
        m_texts += text;
    }

    [[nodiscard]] bool isFull() const noexcept {
        return m_sentences.size() >= kBatchSentences || m_texts.size() >= kBatchBytes;
    }

    void tagAll(std::vector<TaggedSentence>& tagged) {
        const std::size_t tasks = (m_sentences.size() + kSentencesOfTask - 1) / kSentencesOfTask;
        std::vector<std::vector<TaggedSentence>> found(tasks);
        retrieval::runNumberedTasks(tasks, m_threads, [&](std::size_t task) {
            const std::size_t end = std::min(m_sentences.size(), (task + 1) * kSentencesOfTask);
            for (std::size_t i = task * kSentencesOfTask; i < end; ++i) {
                tagOne(m_sentences[i], found[task]);
            }
        });
        for (const std::vector<TaggedSentence>& some : found) {
            tagged.insert(tagged.end(), some.begin(), some.end());
        }
        m_sentences.clear();
        m_texts.clear();
    }

  private:
    void tagOne(const BatchSentence& sentence, std::vector<TaggedSentence>& found) const {
        const auto text = std::string_view(m_texts).substr(sentence.begin, sentence.size);
        TaggedSentence one;
        one.tags = m_tagger.tagsOf(text, m_scopes[sentence.slice]);
        if (one.tags == 0) {
            return;
        }
        one.row = sentence.row;
        one.slice = sentence.slice;
        if ((one.tags & m_tagger.riskBits()) != 0) {
            one.riskCues = static_cast<std::uint16_t>(
                std::min<int>(m_tagger.riskCues(text), std::numeric_limits<std::uint16_t>::max()));
        }
        one.hasNumber = (one.tags & m_tagger.kpiBits()) != 0 && m_tagger.firstNumber(text).has_value();
        found.push_back(one);
    }

    const SentenceTagger& m_tagger;
    const std::vector<MiningScope>& m_scopes;
    unsigned m_threads;
    std::vector<BatchSentence> m_sentences;
    std::string m_texts;
};

// Tags one batch while the next one is read: two batches are in memory, never more. With one thread nothing
// runs beside the reading.
class TagQueue {
  public:
    TagQueue(const SentenceTagger& tagger, const std::vector<MiningScope>& scopes, unsigned threads,
             std::vector<TaggedSentence>& tagged)
        : m_batches{TagBatch(tagger, scopes, threads), TagBatch(tagger, scopes, threads)}
        , m_alone(retrieval::threadsOr(threads) == 1)
        , m_tagged(tagged) {}

    // That is being filled.
    [[nodiscard]] TagBatch& batch() { return m_batches[m_filling]; }

    // The batch is full, or the corpus ends. What tagging throws is thrown here.
    void hand() {
        wait();
        TagBatch& full = batch();
        if (m_alone) {
            return full.tagAll(m_tagged);
        }
        m_filling = 1 - m_filling;
        m_worker = std::jthread([this, &full]() noexcept {
            try {
                full.tagAll(m_tagged);
            } catch (...) {
                m_failure = std::current_exception();
            }
        });
    }

    void wait() {
        if (m_worker.joinable()) {
            m_worker.join();
        }
        if (m_failure) {
            std::rethrow_exception(std::exchange(m_failure, nullptr));
        }
    }

  private:
    std::array<TagBatch, 2> m_batches;
    std::size_t m_filling = 0;
    bool m_alone;
    std::vector<TaggedSentence>& m_tagged; // of the worker, between hand() and wait()
    std::exception_ptr m_failure;
    std::jthread m_worker; // last: it ends before what it uses
};

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
    TagQueue queue(tagger, scopes, threads, tagged.sentences);
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
