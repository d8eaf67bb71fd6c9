// Lexical search in memory: BM25 over the sentences of a corpus.
//
// The formula is that of Robertson and Sparck Jones as Lucene's BM25Similarity (8.0 and later) has it; see
// S. Robertson and H. Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond" (2009):
//
//   score(q, d) = sum over the different terms t of q of  qtf * idf(t) * tf / (tf + K(d))
//   idf(t)      = ln(1 + (N - df + 0.5) / (df + 0.5))
//   K(d)        = k1 * (1 - b + b * length(d) / mean length)
//
// with qtf how often t stands in the query, tf how often in the sentence, df in how many sentences; N is the
// number of sentences with at least one term, and the mean is over these. As in Lucene the constant factor
// k1 + 1 is left out; unlike Lucene, lengths are exact, not rounded to a byte.
//
// The impact tf / (tf + K) is rounded to 24 binary places and the weight qtf * idf to 26 (a little fewer for
// queries of hundreds of words), so that scores are sums of whole numbers: the same bits in whatever order
// they are added. That is what lets the pruned search give exactly what counting over all sentences gives.
// Ranked is by the score as a float, then by row. Rows without any term of the query are never found.
//
// Terms: words by text::words() of the text folded by text::foldForSearch(), so without case and accents; the
// query is cut in the same way. Counts above 65,535 of one word in one sentence count as 65,535.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/retrieval/row_set.h"
#include "core/retrieval/search.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::retrieval {

struct Bm25Settings {
    double k1 = 1.2;                    // 0 or more
    double b = 0.75;                    // 0 to 1
    bool stem = false;                  // text::lightStem() of every term
    std::vector<std::string> stopWords; // left out of sentences and queries; folded before they are compared

    friend bool operator==(const Bm25Settings&, const Bm25Settings&) = default;
};

struct Bm25Size {
    std::size_t rows = 0;
    std::size_t rowsWithTerms = 0;
    std::size_t terms = 0; // different ones
    std::size_t postings = 0;
    double meanLength = 0;  // terms of a row that has any
    std::size_t memory = 0; // bytes held
};

struct Bm25Data;

// Threads: const members may be called from several threads at once.
class Bm25Index {
  public:
    explicit Bm25Index(std::shared_ptr<const Bm25Data> data);

    // The k best rows, fewer when fewer have a term of the query. `within`: only rows of this set, nullptr
    // for all; lengths and frequencies stay those of the whole corpus. By block maxima (after A. Mallia, T.
    // Suel and N. Tonellotto, "Faster Learned Sparse Retrieval with Block-Max Pruning", 2024): blocks of rows
    // that cannot reach the k-th best score are skipped. Errors: InvalidArgument (k = 0, rows beyond the
    // corpus), Cancelled.
    [[nodiscard]] base::Result<std::vector<Hit>> search(std::string_view query, std::size_t k,
                                                        const RowSet* within = nullptr,
                                                        std::stop_token stop = {}) const;

    // The same result by adding up every posting of the query; to compare with.
    [[nodiscard]] base::Result<std::vector<Hit>> searchPlainly(std::string_view query, std::size_t k,
                                                               const RowSet* within = nullptr) const;

    // The same sentences under another k1 and b, without reading their texts again.
    [[nodiscard]] base::Result<Bm25Index> withParameters(double k1, double b, unsigned threads = 0) const;

    // Our own format: written whole or not at all, with a checksum. Errors: FileNotWritable.
    [[nodiscard]] base::Result<> save(const std::filesystem::path& path) const;

    // Errors: FileNotFound, FileNotReadable, UnknownFormat (no such file, or of another version),
    // InputNotUsable (damaged; `detail` is how).
    [[nodiscard]] static base::Result<Bm25Index> load(const std::filesystem::path& path,
                                                      unsigned threads = 0);

    [[nodiscard]] const Bm25Settings& settings() const noexcept;
    // What the index was made of, as given to the builder (a hash of the corpus); the caller compares.
    [[nodiscard]] const std::string& source() const noexcept;
    [[nodiscard]] Bm25Size size() const noexcept;
    // "BM25 k1=1.2 b=0.75", with ", stemmed" and ", 12 stop words" where that is so.
    [[nodiscard]] std::string label() const;
    // In how many rows the word stands; it is folded and stemmed as a query is. 0 for none or several words.
    [[nodiscard]] std::size_t documentFrequency(std::string_view word) const;

  private:
    std::shared_ptr<const Bm25Data> m_data;
};

// Takes texts in the order of rows, batch after batch. The index is the same, byte by byte once saved, for
// every size of batch and number of threads. One object is used by one thread.
class Bm25Builder {
  public:
    // `threads`: 0 for as many as the machine has.
    explicit Bm25Builder(Bm25Settings settings, std::string source = {}, unsigned threads = 0);
    ~Bm25Builder();
    Bm25Builder(Bm25Builder&&) noexcept;
    Bm25Builder& operator=(Bm25Builder&&) noexcept;

    // Tells `progress` from now on how far it is, in rows of `expectedRows`, 0 if that is not known:
    // Evaluating while they are added, then Sorting while finish() makes the lists of their terms. It must
    // live as long as the builder is used.
    void reportTo(base::ProgressSink& progress, std::size_t expectedRows = 0);

    // Bounds the memory that texts take until their lists are made: what is beyond about `limit` bytes of
    // them goes into a temporary file of this name, about 5 bytes for each different word of a sentence. The
    // index is the same, byte by byte. The file loses its name as soon as it is open (on Windows: with the
    // builder), so that nothing is left however the program ends; there must be none of that name yet. To be
    // called before the first texts are added. Beside this remain the different words, and in the end the
    // index itself.
    void spillTo(std::filesystem::path file, std::size_t limit);
    // Bytes that have gone there.
    [[nodiscard]] std::size_t spilled() const noexcept;

    // The texts of the next rows; they are not needed afterwards. Batches of some ten thousand suit several
    // threads. Errors: InvalidArgument (settings outside their range, more than 2^32 - 1 rows),
    // FileNotWritable (the temporary file: a full disk), Cancelled, after which the builder is of no more
    // use.
    [[nodiscard]] base::Result<> add(std::span<const std::string_view> texts, std::stop_token stop = {});

    // The builder is empty afterwards. Errors: FileNotReadable (the temporary file), Cancelled.
    [[nodiscard]] base::Result<Bm25Index> finish(std::stop_token stop = {});

  private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace assay::retrieval
