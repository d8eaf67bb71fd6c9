// Latent semantic analysis: vectors of texts without any service, from the words of the corpus itself.
//
// S. Deerwester et al., "Indexing by latent semantic analysis", JASIS 41(6), 1990. A text is its words,
// folded as for searching (core/text/fold.h), weighted by TF-IDF in the variant that scikit-learn calls
// sublinear_tf, smooth_idf, norm l2:
//     weight = (1 + ln tf) · (1 + ln((1 + N) / (1 + df))), then the text's weights to length 1
// (G. Salton, C. Buckley, "Term-weighting approaches in automatic text retrieval", IP&M 24(5), 1988; the
// smoothing keeps a word that all texts have above 0). The matrix of texts and words is cut to its largest
// singular values by core/retrieval/lsa/truncated_svd.h. The vector of a text x is V ᵀ x, brought to length
// 1: rows of the corpus and queries go through the very same arithmetic.
//
// A text without any known word has no direction: its vector is all zero, and the result names it. Nothing is
// invented for it.
//
// Deterministic: the same texts, settings and seed give the same bytes for any number of threads.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"

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

struct LsaSettings {
    std::size_t dimension = 256;    // 1 … 4096
    std::uint32_t minDocuments = 2; // a word in fewer texts is not known
    double maxDocumentShare = 0.5;  // nor is one in a larger share of the texts, in (0, 1]
    std::size_t maxWords = 40'000;  // of those left, the ones in most texts; equal ones by their bytes
    std::size_t oversampling = 10;  // of the range finder
    int powerIterations = 2;        // of the range finder
    std::uint64_t seed = 1;         // of the range finder
    unsigned threads = 0;           // 0: one for each processor; not part of the model

    friend bool operator==(const LsaSettings&, const LsaSettings&) = default;
};

// The vectors of texts, row after row, each of length 1 or all zero.
struct LsaVectors {
    std::size_t dimension = 0;
    std::string label; // "LSA 256", shown wherever these vectors are used
    std::vector<float> values;
    std::vector<std::uint32_t> zeroRows; // rows without a direction, rising
};

// What embeds texts. Const members may be called from several threads at once; a copy shares the model.
class LsaModel {
  public:
    // What was asked for, or less where the texts have fewer independent words.
    [[nodiscard]] std::size_t dimension() const noexcept;
    [[nodiscard]] std::string label() const; // "LSA " and the dimension
    [[nodiscard]] const LsaSettings& settings() const noexcept;
    [[nodiscard]] std::size_t texts() const noexcept;                         // it was made from
    [[nodiscard]] std::size_t words() const noexcept;                         // it knows
    [[nodiscard]] const std::vector<double>& singularValues() const noexcept; // falling

    // The inverse document frequency of a folded word; 0: not known.
    [[nodiscard]] double idf(std::string_view foldedWord) const noexcept;

    // Writes the vector of `text` to `vector`, which has dimension() numbers. False, and all zero: the text
    // has no known word, or its words lie outside what the dimensions hold.
    bool embed(std::string_view text, std::span<float> vector) const;

    // The vectors of many texts. Progress: Evaluating, in texts. Errors: Cancelled, StorageFailure (memory).
    [[nodiscard]] base::Result<LsaVectors> embedAll(std::span<const std::string_view> texts, unsigned threads,
                                                    std::stop_token stop, base::ProgressSink& progress) const;

    // One file with the vocabulary, the weights and the projection, under a version and a SHA-256. Errors:
    // FileNotWritable.
    [[nodiscard]] base::Result<> save(const std::filesystem::path& path) const;

    // Errors: FileNotFound, FileNotReadable, UnknownFormat (no such model), InputNotUsable (`detail` says
    // whether a newer version, cut off or damaged).
    [[nodiscard]] static base::Result<LsaModel> load(const std::filesystem::path& path);
    [[nodiscard]] static base::Result<LsaModel> fromBytes(std::string_view bytes);
    [[nodiscard]] std::string toBytes() const;

  private:
    friend class LsaBuilder;
    struct Data;
    explicit LsaModel(std::shared_ptr<const Data> data);

    std::shared_ptr<const Data> m_data;
};

struct LsaResult {
    LsaModel model;
    LsaVectors vectors; // of the texts it was made from, in their order
};

// Takes texts piece by piece, so that they need not be in memory together; of each, 8 bytes stay for each
// different word. One object is used by one thread.
class LsaBuilder {
  public:
    explicit LsaBuilder(const LsaSettings& settings);
    ~LsaBuilder();
    LsaBuilder(LsaBuilder&&) noexcept;
    LsaBuilder& operator=(LsaBuilder&&) noexcept;

    // The next rows. Errors: Cancelled, StorageFailure (memory).
    [[nodiscard]] base::Result<> add(std::span<const std::string_view> texts, const std::stop_token& stop);

    // The model and the vectors of all texts; the builder is empty afterwards. Progress: Evaluating. Errors:
    // InvalidArgument (a setting), InputNotUsable (no text, or no word within the bounds of the settings),
    // Cancelled, StorageFailure (memory).
    [[nodiscard]] base::Result<LsaResult> finish(std::stop_token stop, base::ProgressSink& progress);

  private:
    struct State;
    std::unique_ptr<State> m_state;
};

// All at once.
[[nodiscard]] base::Result<LsaResult> trainLsa(std::span<const std::string_view> texts,
                                               const LsaSettings& settings, std::stop_token stop,
                                               base::ProgressSink& progress);

} // namespace assay::retrieval
