#include "core/base/guard.h"
#include "core/retrieval/bm25/bm25_chunks.h"
#include "core/retrieval/bm25/bm25_data.h"
#include "core/retrieval/bm25/bm25_terms.h"
#include "core/retrieval/numbered_tasks.h"
#include "core/text/light_stem.h"

#include <algorithm>
#include <atomic>
#include <functional>
#include <limits>
#include <numeric>
#include <unordered_set>

namespace assay::retrieval {
namespace {

using base::ErrorCode;

constexpr std::uint32_t kDropped = UINT32_MAX;
constexpr std::size_t kRowsBetweenStops = 1024;

// Texts and a number for each in the order of their first appearance. Open addressing with linear probing.
class Dictionary {
  public:
    Dictionary()
        : m_slots(1024) {}

    std::uint32_t numberOf(std::string_view text) {
        const std::size_t hash = std::hash<std::string_view>{}(text);
        const auto mark = static_cast<std::uint32_t>(hash >> 32);
        std::size_t slot = hash & (m_slots.size() - 1);
        for (; m_slots[slot].next != 0; slot = (slot + 1) & (m_slots.size() - 1)) {
            if (m_slots[slot].mark == mark && this->text(m_slots[slot].next - 1) == text) {
                return m_slots[slot].next - 1;
            }
        }
        m_bytes.append(text);
        m_ends.push_back(m_bytes.size());
        m_hashes.push_back(hash);
        m_slots[slot] = {mark, static_cast<std::uint32_t>(m_ends.size())};
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
        std::uint32_t mark = 0;
        std::uint32_t next = 0; // the number and 1; 0: free
    };

    void grow() {
        m_slots.assign(m_slots.size() * 2, {});
        for (std::size_t number = 0; number < m_hashes.size(); ++number) {
            std::size_t slot = m_hashes[number] & (m_slots.size() - 1);
            while (m_slots[slot].next != 0) {
                slot = (slot + 1) & (m_slots.size() - 1);
            }
            m_slots[slot] = {static_cast<std::uint32_t>(m_hashes[number] >> 32),
                             static_cast<std::uint32_t>(number + 1)};
        }
    }

    std::vector<Slot> m_slots;
    std::string m_bytes;
    std::vector<std::size_t> m_ends;
    std::vector<std::size_t> m_hashes;
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

class Worker {
  public:
    Worker(bool stem, const std::unordered_set<std::string>& stopWords)
        : m_stem(stem)
        , m_stopWords(&stopWords) {}

    TermChunk cut(std::span<const std::string_view> texts, const std::stop_token& stop, Progress& progress) {
        TermChunk chunk;
        chunk.different.reserve(texts.size());
        chunk.lengths.reserve(texts.size());
        std::size_t told = 0;
        for (const std::string_view text : texts) {
            if (chunk.lengths.size() % kRowsBetweenStops == 0) {
                if (stop.stop_requested()) {
                    break;
                }
                progress.add(chunk.lengths.size() - told);
                told = chunk.lengths.size();
            }
            cutRow(text, chunk);
        }
        progress.add(chunk.lengths.size() - told);
        return chunk;
    }

    [[nodiscard]] const Dictionary& terms() const { return m_terms; }

  private:
    struct Place {
        std::uint64_t row = 0; // of those this worker has seen, from 1
        std::size_t at = 0;
    };

    std::uint32_t termOf(std::string_view word) {
        const std::uint32_t number = m_words.numberOf(word);
        if (number == m_termOfWord.size()) {
            std::uint32_t term = kDropped;
            if (!m_stopWords->contains(std::string(word))) {
                term = m_terms.numberOf(m_stem ? text::lightStem(word) : word);
                m_places.resize(m_terms.size());
            }
            m_termOfWord.push_back(term);
        }
        return m_termOfWord[number];
    }

    void cutRow(std::string_view text, TermChunk& chunk) {
        ++m_row;
        const std::size_t first = chunk.terms.size();
        forEachFoldedWord(text, m_scratch, [&](std::string_view word) {
            const std::uint32_t term = termOf(word);
            if (term == kDropped) {
                return;
            }
            Place& place = m_places[term];
            if (place.row != m_row) {
                place = {m_row, chunk.terms.size()};
                chunk.terms.push_back(term);
                chunk.counts.push_back(1);
            } else if (chunk.counts[place.at] < kMaxCount) {
                ++chunk.counts[place.at];
            }
        });
        const auto begin = chunk.counts.begin() + static_cast<std::ptrdiff_t>(first);
        chunk.lengths.push_back(std::accumulate(begin, chunk.counts.end(), std::uint32_t{0}));
        chunk.different.push_back(static_cast<std::uint32_t>(chunk.terms.size() - first));
    }

    bool m_stem = false;
    const std::unordered_set<std::string>* m_stopWords;
    Dictionary m_words;
    std::vector<std::uint32_t> m_termOfWord;
    Dictionary m_terms; // stemmed
    std::vector<Place> m_places;
    std::uint64_t m_row = 0;
    std::string m_scratch;
};

// The pairs of length and count that occur, first gathered and then numbered in their order.
class PairNumbers {
  public:
    void gather(const TermChunk& chunk) {
        std::size_t at = 0;
        for (std::size_t row = 0; row < chunk.lengths.size(); ++row) {
            for (const std::size_t end = at + chunk.different[row]; at < end; ++at) {
                add({chunk.lengths[row], chunk.counts[at]});
            }
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

    void add(const LengthAndCount& pair) {
        if (pair.count < kPlainCounts && pair.length < kPlainLengths) {
            m_seen[pair.length] |= 1U << pair.count;
        } else {
            m_others.insert(static_cast<std::uint64_t>(pair.length) << 16 | pair.count);
        }
    }

    std::vector<std::uint32_t> m_seen = std::vector<std::uint32_t>(kPlainLengths); // a bit of each count
    std::unordered_set<std::uint64_t> m_others;
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

    // Of each worker: the number of each of its terms in the order of all terms' bytes.
    using Numbers = std::vector<std::vector<std::uint32_t>>;

    Numbers mergeTerms(Bm25Data& data) const {
        Dictionary all;
        Numbers numbers(workers.size());
        for (std::size_t w = 0; w < workers.size(); ++w) {
            const Dictionary& terms = workers[w].terms();
            numbers[w].reserve(terms.size());
            for (std::size_t t = 0; t < terms.size(); ++t) {
                numbers[w].push_back(all.numberOf(terms.text(t)));
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
            postings += chunks.terms(i);
        }
        std::vector<std::pair<std::size_t, std::size_t>> groups;
        std::size_t begin = 0;
        std::size_t held = 0;
        for (std::size_t i = 0; i < chunks.size(); ++i) {
            held += chunks.terms(i);
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
                                const Take& take) const {
        std::vector<base::Result<>> read(parts.size());
        runNumberedTasks(parts.size(), threads, [&](std::size_t part) {
            TermChunk scratch;
            for (std::size_t i = parts[part].first; i < parts[part].second && read[part]; ++i) {
                const auto chunk = chunks.at(i, scratch);
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

    // Everything that is counted before the lists are filled is counted in one pass: chunks may be in a file.
    base::Result<> count(Bm25Data& data, const Numbers& numbers, Counts& counts) const {
        const auto parts = groups();
        std::vector<PairNumbers> found(parts.size());
        counts.assign(parts.size(), std::vector<std::uint64_t>(data.termCount()));
        ASSAY_TRY(forEachChunk(parts, [&](std::size_t part, const TermChunk& chunk) {
            found[part].gather(chunk);
            const std::vector<std::uint32_t>& ofWorker = numbers[chunk.worker];
            for (const std::uint32_t term : chunk.terms) {
                ++counts[part][ofWorker[term]];
            }
        }));
        for (const PairNumbers& pairs : found) {
            pairs.appendTo(data.pairs);
        }
        std::sort(data.pairs.begin(), data.pairs.end());
        data.pairs.erase(std::unique(data.pairs.begin(), data.pairs.end()), data.pairs.end());
        data.pairs.shrink_to_fit();
        return {};
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
        return forEachChunk(parts, [&](std::size_t part, const TermChunk& chunk) {
            fillChunk(data, chunk, numbers[chunk.worker], next[part]);
            sorted.add(chunk.lengths.size());
        });
    }

    static void fillChunk(Bm25Data& data, const TermChunk& chunk, const std::vector<std::uint32_t>& numbers,
                          std::vector<std::uint64_t>& next) {
        std::size_t at = 0;
        for (std::size_t row = 0; row < chunk.lengths.size(); ++row) {
            const auto ofLength =
                std::lower_bound(data.pairs.begin(), data.pairs.end(), LengthAndCount{chunk.lengths[row], 0});
            for (const std::size_t end = at + chunk.different[row]; at < end; ++at) {
                auto pair = ofLength;
                if (pair->count != chunk.counts[at]) {
                    pair = std::lower_bound(ofLength, data.pairs.end(),
                                            LengthAndCount{chunk.lengths[row], chunk.counts[at]});
                }
                const auto number = static_cast<std::uint32_t>(pair - data.pairs.begin());
                const std::size_t place = next[numbers[chunk.terms[at]]]++;
                data.rows[place] = static_cast<Row>(chunk.firstRow + row);
                if (data.widePair.empty()) {
                    data.narrowPair[place] = static_cast<std::uint16_t>(number);
                } else {
                    data.widePair[place] = number;
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
        const std::size_t parts = std::min<std::size_t>(state.threads, texts.size());
        while (state.workers.size() < parts) {
            state.workers.emplace_back(state.settings.stem, state.stopWords);
        }
        std::vector<TermChunk> chunks(parts);
        Progress cut(state.progress, base::Stage::Evaluating, state.rows, state.expectedRows);
        runNumberedTasks(parts, state.threads, [&](std::size_t part) {
            const std::size_t begin = texts.size() * part / parts;
            const std::size_t end = texts.size() * (part + 1) / parts;
            TermChunk chunk = state.workers[part].cut(texts.subspan(begin, end - begin), stop, cut);
            chunk.worker = part;
            chunk.firstRow = state.rows + begin;
            chunks[part] = std::move(chunk);
        });
        state.rows += texts.size();
        for (const TermChunk& chunk : chunks) {
            for (const std::uint32_t length : chunk.lengths) {
                state.tokens += length;
                state.rowsWithTerms += length > 0 ? 1 : 0;
            }
        }
        ASSAY_TRY(state.chunks.add(std::move(chunks)));
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
