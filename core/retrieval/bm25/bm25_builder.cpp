#include "core/base/guard.h"
#include "core/retrieval/bm25/bm25_chunks.h"
#include "core/retrieval/bm25/bm25_data.h"
#include "core/retrieval/numbered_tasks.h"
#include "core/text/folded_words.h"
#include "core/text/light_stem.h"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <functional>
#include <limits>
#include <numeric>
#include <unordered_set>
#include <utility>

namespace assay::retrieval {
namespace {

using base::ErrorCode;

constexpr std::uint32_t kDropped = UINT32_MAX;
constexpr std::size_t kRowsBetweenStops = 1024;
constexpr std::size_t kTermsAhead = 8; // whose place in memory is fetched before it is needed

// A word as it is looked up: hashed before, so that its place may be fetched ahead.
struct HashedWord {
    std::string_view text;
    std::uint64_t head = 0; // its first eight bytes, zeros behind shorter ones
    std::uint64_t hash = 0;

    explicit HashedWord(std::string_view word)
        : text(word)
        , head(headOf(word)) {
        const std::uint64_t whole =
            word.size() <= sizeof(head) ? head : head ^ std::hash<std::string_view>{}(word);
        hash = whole * 0x9E37'79B9'7F4A'7C15U;
        hash ^= hash >> 32U;
    }

    static std::uint64_t headOf(std::string_view word) {
        std::uint64_t head = 0;
        if (word.size() >= sizeof(head)) {
            std::memcpy(&head, word.data(), sizeof(head));
            return head;
        }
        for (std::size_t i = word.size(); i > 0; --i) {
            head = head << 8U | static_cast<unsigned char>(word[i - 1]);
        }
        return head;
    }
};

// Texts without a zero byte and a number for each in the order of their first appearance. Open addressing
// with linear probing; a text of up to eight bytes is known by its slot alone.
class Dictionary {
  public:
    Dictionary()
        : m_slots(1024) {}

    void fetch(const HashedWord& word) const { __builtin_prefetch(&m_slots[word.hash & m_last]); }

    std::uint32_t numberOf(const HashedWord& word) {
        const auto size = static_cast<std::uint32_t>(word.text.size());
        std::size_t slot = word.hash & m_last;
        for (; m_slots[slot].next != 0; slot = (slot + 1) & m_last) {
            const Slot& taken = m_slots[slot];
            if (taken.head == word.head && taken.size == size &&
                (size <= sizeof(word.head) || text(taken.next - 1) == word.text)) {
                return taken.next - 1;
            }
        }
        m_bytes.append(word.text);
        m_ends.push_back(m_bytes.size());
        m_slots[slot] = {word.head, size, static_cast<std::uint32_t>(m_ends.size())};
        if (m_ends.size() * 2 > m_slots.size()) {
            grow();
        }
        return static_cast<std::uint32_t>(m_ends.size() - 1);
    }

    [[nodiscard]] std::size_t size() const { return m_ends.size(); }

    [[nodiscard]] std::string_view text(std::size_t number) const {
        const std::size_t begin = number == 0 ? 0 : m_ends[number - 1];
        return std::string_view(m_bytes).substr(begin, m_ends[number] - begin);
    }

  private:
    struct Slot {
        std::uint64_t head = 0;
        std::uint32_t size = 0;
        std::uint32_t next = 0; // the number and 1; 0: free
    };

    void grow() {
        m_slots.assign(m_slots.size() * 2, {});
        m_last = m_slots.size() - 1;
        for (std::size_t number = 0; number < m_ends.size(); ++number) {
            const HashedWord word(text(number));
            std::size_t slot = word.hash & m_last;
            while (m_slots[slot].next != 0) {
                slot = (slot + 1) & m_last;
            }
            m_slots[slot] = {word.head, static_cast<std::uint32_t>(word.text.size()),
                             static_cast<std::uint32_t>(number + 1)};
        }
    }

    std::vector<Slot> m_slots;
    std::size_t m_last = 1023; // of the slots
    std::string m_bytes;
    std::vector<std::size_t> m_ends;
};

// Of one stage, by several threads.
class Progress {
  public:
    Progress(base::ProgressSink* sink, base::Stage stage, std::size_t done, std::size_t total)
        : m_sink(sink)
        , m_stage(stage)
        , m_done(static_cast<std::int64_t>(done))
        , m_total(static_cast<std::int64_t>(total)) {}

    void add(std::size_t rows) {
        if (m_sink != nullptr && rows > 0) {
            const auto more = static_cast<std::int64_t>(rows);
            m_sink->report(m_stage, m_done.fetch_add(more) + more, m_total);
        }
    }

  private:
    base::ProgressSink* m_sink;
    base::Stage m_stage;
    std::atomic<std::int64_t> m_done;
    std::int64_t m_total;
};

// The pairs of length and count that occur, first gathered and then numbered in their order.
class PairNumbers {
  public:
    void add(const LengthAndCount& pair) {
        if (pair.count < kPlainCounts && pair.length < kPlainLengths) {
            m_seen[pair.length] |= 1U << pair.count;
        } else {
            m_others.insert(static_cast<std::uint64_t>(pair.length) << 16 | pair.count);
        }
    }

    void appendTo(std::vector<LengthAndCount>& pairs) const {
        for (std::size_t length = 0; length < m_seen.size(); ++length) {
            for (std::uint32_t count = 1; count < kPlainCounts; ++count) {
                if ((m_seen[length] >> count & 1U) != 0) {
                    pairs.push_back({static_cast<std::uint32_t>(length), count});
                }
            }
        }
        for (const std::uint64_t pair : m_others) {
            pairs.push_back(
                {static_cast<std::uint32_t>(pair >> 16), static_cast<std::uint32_t>(pair & 0xFFFF)});
        }
    }

  private:
    static constexpr std::uint32_t kPlainCounts = 32;
    static constexpr std::size_t kPlainLengths = 8192;

    std::vector<std::uint32_t> m_seen = std::vector<std::uint32_t>(kPlainLengths); // a bit of each count
    std::unordered_set<std::uint64_t> m_others;
};

class Worker {
  public:
    Worker(bool stem, const std::unordered_set<std::string>& stopWords)
        : m_stem(stem)
        , m_stopWords(&stopWords) {}

    // At most TermChunk::kMostRows texts.
    TermChunk cut(std::span<const std::string_view> texts, const std::stop_token& stop, Progress& progress) {
        TermChunk chunk;
        chunk.lengths.reserve(texts.size());
        m_rowTerms.clear();
        m_rowCounts.clear();
        m_rowEnds.clear();
        std::size_t told = 0;
        for (const std::string_view text : texts) {
            if (chunk.lengths.size() % kRowsBetweenStops == 0) {
                if (stop.stop_requested()) {
                    break;
                }
                progress.add(chunk.lengths.size() - told);
                told = chunk.lengths.size();
            }
            chunk.lengths.push_back(cutRow(text));
        }
        progress.add(chunk.lengths.size() - told);
        gatherByTerm(chunk);
        return chunk;
    }

    [[nodiscard]] const Dictionary& terms() const { return keepsWords() ? m_words : m_terms; }

    [[nodiscard]] const PairNumbers& pairs() const { return m_pairs; }

  private:
    struct Place {
        std::uint32_t row = 0; // of those this worker has seen, from 1
        std::uint32_t at = 0;  // among the terms of the row
    };

    // Whether every word is a term as it stands.
    [[nodiscard]] bool keepsWords() const { return !m_stem && m_stopWords->empty(); }

    std::uint32_t termOf(const HashedWord& word) {
        const std::uint32_t number = m_words.numberOf(word);
        if (keepsWords()) {
            m_places.resize(std::max<std::size_t>(m_places.size(), number + 1));
            return number;
        }
        if (number == m_termOfWord.size()) {
            std::uint32_t term = kDropped;
            if (!m_stopWords->contains(std::string(word.text))) {
                const std::string stemmed = m_stem ? text::lightStem(word.text) : std::string(word.text);
                term = m_terms.numberOf(HashedWord(stemmed));
                m_places.resize(m_terms.size());
            }
            m_termOfWord.push_back(term);
        }
        return m_termOfWord[number];
    }

    // How many terms the row has.
    std::uint32_t cutRow(std::string_view text) {
        m_rowWords.clear();
        text::forEachFoldedWord(
            text, m_scratch, [this](std::string_view word) { m_words.fetch(m_rowWords.emplace_back(word)); });
        ++m_row;
        std::uint32_t length = 0;
        const std::size_t first = m_rowTerms.size();
        for (const HashedWord& word : m_rowWords) {
            const std::uint32_t term = termOf(word);
            if (term == kDropped) {
                continue;
            }
            Place& place = m_places[term];
            if (place.row != m_row) {
                place = {m_row, static_cast<std::uint32_t>(m_rowTerms.size() - first)};
                m_rowTerms.push_back(term);
                m_rowCounts.push_back(1);
                ++length;
            } else if (std::uint16_t& count = m_rowCounts[first + place.at]; count < kMaxCount) {
                ++count;
                ++length;
            }
        }
        m_rowEnds.push_back(m_rowTerms.size());
        for (std::size_t at = first; at < m_rowCounts.size(); ++at) {
            m_pairs.add({length, m_rowCounts[at]});
        }
        return length;
    }

    // Rows with their terms become terms with their rows.
    void gatherByTerm(TermChunk& chunk) {
        m_next.resize(m_places.size());
        for (const std::uint32_t term : m_rowTerms) {
            if (m_next[term]++ == 0) {
                chunk.terms.push_back(term);
            }
        }
        std::uint32_t end = 0;
        for (const std::uint32_t term : chunk.terms) {
            end += std::exchange(m_next[term], end);
            chunk.ends.push_back(end);
        }
        chunk.rows.resize(end);
        chunk.counts.resize(end);
        std::size_t at = 0;
        for (std::size_t row = 0; row < m_rowEnds.size(); ++row) {
            for (; at < m_rowEnds[row]; ++at) {
                const std::uint32_t place = m_next[m_rowTerms[at]]++;
                chunk.rows[place] = static_cast<std::uint16_t>(row);
                chunk.counts[place] = m_rowCounts[at];
            }
        }
        for (const std::uint32_t term : chunk.terms) {
            m_next[term] = 0;
        }
    }

    bool m_stem = false;
    const std::unordered_set<std::string>* m_stopWords;
    Dictionary m_words;
    std::vector<std::uint32_t> m_termOfWord;
    Dictionary m_terms; // stemmed, where not every word is one
    std::vector<Place> m_places;
    std::uint32_t m_row = 0;
    PairNumbers m_pairs;
    // Of the text that is being cut, and of the rows of the chunk, to be used again.
    std::string m_scratch;
    std::vector<HashedWord> m_rowWords;
    std::vector<std::uint32_t> m_rowTerms; // the different ones of a row, row after row
    std::vector<std::uint16_t> m_rowCounts;
    std::vector<std::size_t> m_rowEnds;
    std::vector<std::uint32_t> m_next; // of each term, where its next posting goes; 0 between two chunks
};

} // namespace

struct Bm25Builder::State {
    Bm25Settings settings;
    std::string source;
    unsigned threads = 1;
    std::unordered_set<std::string> stopWords;
    std::vector<Worker> workers;
    TermChunks chunks;
    std::size_t rows = 0;
    std::size_t rowsWithTerms = 0;
    std::uint64_t tokens = 0;
    base::ProgressSink* progress = nullptr;
    std::size_t expectedRows = 0;

    // At most TermChunk::kMostRows texts for each thread.
    base::Result<> addSome(std::span<const std::string_view> texts, const std::stop_token& stop) {
        const std::size_t parts = std::min<std::size_t>(threads, texts.size());
        while (workers.size() < parts) {
            workers.emplace_back(settings.stem, stopWords);
        }
        std::vector<TermChunk> cutOnes(parts);
        Progress cut(progress, base::Stage::Evaluating, rows, expectedRows);
        runNumberedTasks(parts, threads, [&](std::size_t part) {
            const std::size_t begin = texts.size() * part / parts;
            const std::size_t end = texts.size() * (part + 1) / parts;
            TermChunk chunk = workers[part].cut(texts.subspan(begin, end - begin), stop, cut);
            chunk.worker = part;
            chunk.firstRow = rows + begin;
            cutOnes[part] = std::move(chunk);
        });
        rows += texts.size();
        for (const TermChunk& chunk : cutOnes) {
            for (const std::uint32_t length : chunk.lengths) {
                tokens += length;
                rowsWithTerms += length > 0 ? 1 : 0;
            }
        }
        return chunks.add(std::move(cutOnes));
    }

    // Of each worker: the number of each of its terms in the order of all terms' bytes.
    using Numbers = std::vector<std::vector<std::uint32_t>>;

    Numbers mergeTerms(Bm25Data& data) const {
        Dictionary all;
        Numbers numbers(workers.size());
        for (std::size_t w = 0; w < workers.size(); ++w) {
            const Dictionary& terms = workers[w].terms();
            numbers[w].reserve(terms.size());
            for (std::size_t t = 0; t < terms.size(); ++t) {
                numbers[w].push_back(all.numberOf(HashedWord(terms.text(t))));
            }
        }
        std::vector<std::uint32_t> order(all.size());
        std::iota(order.begin(), order.end(), 0U);
        std::sort(order.begin(), order.end(), [&all](auto a, auto b) { return all.text(a) < all.text(b); });
        std::vector<std::uint32_t> rank(all.size());
        data.termEnds.reserve(all.size());
        for (std::size_t place = 0; place < order.size(); ++place) {
            rank[order[place]] = static_cast<std::uint32_t>(place);
            data.termBytes.append(all.text(order[place]));
            data.termEnds.push_back(data.termBytes.size());
        }
        data.termBytes.shrink_to_fit();
        for (auto& ofWorker : numbers) {
            for (std::uint32_t& number : ofWorker) {
                number = rank[number];
            }
        }
        return numbers;
    }

    // Groups of consecutive chunks, about equally long: [begin, end) of each.
    [[nodiscard]] std::vector<std::pair<std::size_t, std::size_t>> groups() const {
        std::size_t postings = 0;
        for (std::size_t i = 0; i < chunks.size(); ++i) {
            postings += chunks.postings(i);
        }
        std::vector<std::pair<std::size_t, std::size_t>> groups;
        std::size_t begin = 0;
        std::size_t held = 0;
        for (std::size_t i = 0; i < chunks.size(); ++i) {
            held += chunks.postings(i);
            if (held * threads >= postings * (groups.size() + 1) || i + 1 == chunks.size()) {
                groups.emplace_back(begin, i + 1);
                begin = i + 1;
            }
        }
        return groups;
    }

    // Gives each chunk to `take` with the number of its group, those of a group in their order. Errors: those
    // of reading them again.
    template <typename Take>
    base::Result<> forEachChunk(const std::vector<std::pair<std::size_t, std::size_t>>& parts,
                                TermChunks::Part wanted, const Take& take) const {
        std::vector<base::Result<>> read(parts.size());
        runNumberedTasks(parts.size(), threads, [&](std::size_t part) {
            TermChunk scratch;
            for (std::size_t i = parts[part].first; i < parts[part].second && read[part]; ++i) {
                const auto chunk = chunks.at(i, wanted, scratch);
                if (chunk) {
                    take(part, **chunk);
                } else {
                    read[part] = tl::unexpected(chunk.error());
                }
            }
        });
        for (const base::Result<>& one : read) {
            ASSAY_TRY(one);
        }
        return {};
    }

    // How often each term comes in each part, in the order of their bytes.
    using Counts = std::vector<std::vector<std::uint64_t>>;

    // Everything that must be known before the lists are filled.
    base::Result<> count(Bm25Data& data, const Numbers& numbers, Counts& counts) const {
        const auto parts = groups();
        counts.assign(parts.size(), std::vector<std::uint64_t>(data.termCount()));
        ASSAY_TRY(forEachChunk(parts, TermChunks::Part::Terms, [&](std::size_t part, const TermChunk& chunk) {
            const std::vector<std::uint32_t>& ofWorker = numbers[chunk.worker];
            std::uint32_t begin = 0;
            for (std::size_t i = 0; i < chunk.terms.size(); ++i) {
                counts[part][ofWorker[chunk.terms[i]]] += chunk.ends[i] - std::exchange(begin, chunk.ends[i]);
            }
        }));
        return {};
    }

    void numberPairs(Bm25Data& data) const {
        for (const Worker& worker : workers) {
            worker.pairs().appendTo(data.pairs);
        }
        std::sort(data.pairs.begin(), data.pairs.end());
        data.pairs.erase(std::unique(data.pairs.begin(), data.pairs.end()), data.pairs.end());
        data.pairs.shrink_to_fit();
    }

    // Of what was counted becomes where the next posting of a term goes.
    base::Result<> fillLists(Bm25Data& data, const Numbers& numbers, Counts next) const {
        const auto parts = groups();
        std::uint64_t total = 0;
        data.listBegin.assign(1, 0);
        data.listBegin.reserve(data.termCount() + 1);
        for (std::size_t term = 0; term < data.termCount(); ++term) {
            for (auto& ofPart : next) {
                total += std::exchange(ofPart[term], total);
            }
            data.listBegin.push_back(total);
        }
        data.rows.resize(total);
        const bool wide = data.pairs.size() > kMaxCount + 1;
        data.narrowPair.resize(wide ? 0 : total);
        data.widePair.resize(wide ? total : 0);
        Progress sorted(progress, base::Stage::Sorting, 0, rows);
        return forEachChunk(parts, TermChunks::Part::All, [&](std::size_t part, const TermChunk& chunk) {
            fillChunk(data, chunk, numbers[chunk.worker], next[part]);
            sorted.add(chunk.lengths.size());
        });
    }

    static void fillChunk(Bm25Data& data, const TermChunk& chunk, const std::vector<std::uint32_t>& numbers,
                          std::vector<std::uint64_t>& next) {
        // Of each row the first pair with its length; the counts of a length follow each other.
        std::vector<std::uint32_t> pairsOfRow(chunk.lengths.size());
        for (std::size_t row = 0; row < pairsOfRow.size(); ++row) {
            pairsOfRow[row] = static_cast<std::uint32_t>(
                std::ranges::lower_bound(data.pairs, LengthAndCount{chunk.lengths[row], 0}) -
                data.pairs.begin());
        }
        std::size_t at = 0;
        for (std::size_t i = 0; i < chunk.terms.size(); ++i) {
            if (i + kTermsAhead < chunk.terms.size()) {
                __builtin_prefetch(&next[numbers[chunk.terms[i + kTermsAhead]]]);
            }
            std::uint64_t& place = next[numbers[chunk.terms[i]]];
            for (; at < chunk.ends[i]; ++at, ++place) {
                const std::size_t row = chunk.rows[at];
                std::uint32_t pair = pairsOfRow[row];
                if (data.pairs[pair].count != chunk.counts[at]) {
                    pair = static_cast<std::uint32_t>(
                        std::lower_bound(data.pairs.begin() + pair, data.pairs.end(),
                                         LengthAndCount{chunk.lengths[row], chunk.counts[at]}) -
                        data.pairs.begin());
                }
                data.rows[place] = static_cast<Row>(chunk.firstRow + row);
                if (data.widePair.empty()) {
                    data.narrowPair[place] = static_cast<std::uint16_t>(pair);
                } else {
                    data.widePair[place] = pair;
                }
            }
        }
    }
};

Bm25Builder::Bm25Builder(Bm25Settings settings, std::string source, unsigned threads)
    : m_state(std::make_unique<State>()) {
    m_state->settings = std::move(settings);
    m_state->source = std::move(source);
    m_state->threads = threadsOr(threads);
    for (const std::string& word : m_state->settings.stopWords) {
        m_state->stopWords.insert(text::foldForSearch(word));
    }
}

Bm25Builder::~Bm25Builder() = default;
Bm25Builder::Bm25Builder(Bm25Builder&&) noexcept = default;
Bm25Builder& Bm25Builder::operator=(Bm25Builder&&) noexcept = default;

void Bm25Builder::reportTo(base::ProgressSink& progress, std::size_t expectedRows) {
    m_state->progress = &progress;
    m_state->expectedRows = expectedRows;
}

void Bm25Builder::spillTo(std::filesystem::path file, std::size_t limit) {
    m_state->chunks.spillTo(std::move(file), limit);
}

std::size_t Bm25Builder::spilled() const noexcept {
    return m_state->chunks.spilled();
}

base::Result<> Bm25Builder::add(std::span<const std::string_view> texts, std::stop_token stop) {
    return base::guarded("BM25", [&]() -> base::Result<> {
        State& state = *m_state;
        ASSAY_TRY(checkParameters(state.settings.k1, state.settings.b));
        if (texts.size() > std::numeric_limits<Row>::max() - state.rows) {
            return base::fail(ErrorCode::InvalidArgument, std::to_string(texts.size()), "rows");
        }
        const std::size_t most = state.threads * TermChunk::kMostRows;
        for (std::size_t at = 0; at < texts.size(); at += most) {
            ASSAY_TRY(state.addSome(texts.subspan(at, std::min(most, texts.size() - at)), stop));
        }
        if (stop.stop_requested()) {
            return base::fail(ErrorCode::Cancelled);
        }
        return {};
    });
}

base::Result<Bm25Index> Bm25Builder::finish(std::stop_token stop) {
    return base::guarded("BM25", [&]() -> base::Result<Bm25Index> {
        State& state = *m_state;
        ASSAY_TRY(checkParameters(state.settings.k1, state.settings.b));
        auto data = std::make_shared<Bm25Data>();
        data->settings = state.settings;
        data->source = state.source;
        data->rowCount = state.rows;
        data->tokens = state.tokens;
        data->rowsWithTerms = state.rowsWithTerms;
        const State::Numbers numbers = state.mergeTerms(*data);
        state.numberPairs(*data);
        state.workers.clear();
        State::Counts counts;
        ASSAY_TRY(state.count(*data, numbers, counts));
        if (stop.stop_requested()) {
            return base::fail(ErrorCode::Cancelled);
        }
        ASSAY_TRY(state.fillLists(*data, numbers, std::move(counts)));
        if (stop.stop_requested()) {
            return base::fail(ErrorCode::Cancelled);
        }
        state.chunks.clear();
        state.rows = 0;
        state.rowsWithTerms = 0;
        state.tokens = 0;
        completeIndex(*data, state.threads);
        return Bm25Index(std::move(data));
    });
}

} // namespace assay::retrieval
