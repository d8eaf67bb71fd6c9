#include "core/retrieval/lsa/lsa.h"

#include "core/base/guard.h"
#include "core/retrieval/lsa/lsa_data.h"
#include "core/retrieval/lsa/truncated_svd.h"
#include "core/retrieval/numbered_tasks.h"
#include "core/text/fold.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <unordered_map>
#include <utility>

namespace assay::retrieval {

using base::ErrorCode;
using base::Result;

namespace {

constexpr std::size_t kTextsPerTask = 512;
constexpr std::size_t kTextsPerBlock = 8192;
constexpr auto kNotKept = std::numeric_limits<std::uint32_t>::max();

struct FoldedText {
    std::string folded;
    std::vector<text::WordExtent> words;
};

struct HashOfText {
    using is_transparent = void;

    std::size_t operator()(std::string_view text) const noexcept {
        return std::hash<std::string_view>{}(text);
    }
};

Result<> check(const LsaSettings& settings) {
    const auto wrong = [](const char* name, const std::string& value) {
        return base::fail(ErrorCode::InvalidArgument, value, name);
    };
    if (settings.dimension == 0 || settings.dimension > 4096) {
        return wrong("dimension", std::to_string(settings.dimension));
    }
    if (!(settings.maxDocumentShare > 0.0 && settings.maxDocumentShare <= 1.0)) {
        return wrong("maxDocumentShare", std::to_string(settings.maxDocumentShare));
    }
    if (settings.maxWords == 0 || settings.maxWords > 10'000'000) {
        return wrong("maxWords", std::to_string(settings.maxWords));
    }
    return {};
}

} // namespace

// Words are numbered as they first occur; a block's values are how often they occur, until they are weighted.
struct LsaBuilder::State {
    LsaSettings settings;
    std::unordered_map<std::string, std::uint32_t, HashOfText, std::equal_to<>> numbers;
    std::vector<std::uint32_t> documents; // that have each word
    std::vector<SparseRows> blocks;
    std::size_t texts = 0;

    void addFolded(const FoldedText& text, std::vector<std::uint32_t>& found, WordCounts& counts);
    [[nodiscard]] std::vector<std::uint32_t> keepWords(LsaModel::Data& data);
    void weigh(SparseRows& block, std::span<const std::uint32_t> kept, std::span<const double> idf) const;
    [[nodiscard]] bool embed(const LsaModel::Data& data, const std::stop_token& stop,
                             LsaVectors& vectors) const;
};

void LsaBuilder::State::addFolded(const FoldedText& text, std::vector<std::uint32_t>& found,
                                  WordCounts& counts) {
    found.clear();
    for (const text::WordExtent& extent : text.words) {
        const std::string_view word =
            std::string_view(text.folded).substr(extent.begin, extent.end - extent.begin);
        auto known = numbers.find(word);
        if (known == numbers.end()) {
            known = numbers.emplace(word, static_cast<std::uint32_t>(numbers.size())).first;
            documents.push_back(0);
        }
        found.push_back(known->second);
    }
    joinCounts(found, counts);
    if (blocks.empty() || blocks.back().rows() == kTextsPerBlock) {
        if (!blocks.empty()) {
            blocks.back().column.shrink_to_fit();
            blocks.back().value.shrink_to_fit();
        }
        blocks.emplace_back();
    }
    SparseRows& block = blocks.back();
    for (const auto& [number, count] : counts) {
        ++documents[number];
        block.column.push_back(number);
        block.value.push_back(static_cast<float>(count));
    }
    block.begin.push_back(static_cast<std::uint32_t>(block.column.size()));
    ++texts;
}

// The vocabulary goes to `data`; what comes back is the new number of each old one.
std::vector<std::uint32_t> LsaBuilder::State::keepWords(LsaModel::Data& data) {
    const double most = settings.maxDocumentShare * static_cast<double>(texts);
    std::vector<std::pair<std::string_view, std::uint32_t>> words;
    for (const auto& [word, number] : numbers) {
        if (documents[number] >= settings.minDocuments && static_cast<double>(documents[number]) <= most) {
            words.emplace_back(word, number);
        }
    }
    if (words.size() > settings.maxWords) {
        std::sort(words.begin(), words.end(), [this](const auto& a, const auto& b) {
            return std::pair(documents[b.second], a.first) < std::pair(documents[a.second], b.first);
        });
        words.resize(settings.maxWords);
    }
    std::sort(words.begin(), words.end());
    std::vector<std::uint32_t> kept(numbers.size(), kNotKept);
    data.words.reserve(words.size());
    data.idf.reserve(words.size());
    for (const auto& [word, number] : words) {
        kept[number] = static_cast<std::uint32_t>(data.words.size());
        data.words.emplace_back(word);
        data.idf.push_back(1.0 + std::log((1.0 + static_cast<double>(texts)) /
                                          (1.0 + static_cast<double>(documents[number]))));
    }
    numbers = {};
    documents = {};
    return kept;
}

void LsaBuilder::State::weigh(SparseRows& block, std::span<const std::uint32_t> kept,
                              std::span<const double> idf) const {
    SparseRows weighted;
    WordCounts counts;
    for (std::size_t row = 0; row < block.rows(); ++row) {
        counts.clear();
        for (std::size_t i = block.begin[row]; i < block.begin[row + 1]; ++i) {
            if (const std::uint32_t number = kept[block.column[i]]; number != kNotKept) {
                counts.emplace_back(number, static_cast<std::uint32_t>(block.value[i]));
            }
        }
        std::sort(counts.begin(), counts.end());
        appendWeights(counts, idf, weighted.value);
        for (const auto& [number, count] : counts) {
            weighted.column.push_back(number);
        }
        weighted.begin.push_back(static_cast<std::uint32_t>(weighted.column.size()));
    }
    weighted.column.shrink_to_fit();
    weighted.value.shrink_to_fit();
    block = std::move(weighted);
}

bool LsaBuilder::State::embed(const LsaModel::Data& data, const std::stop_token& stop,
                              LsaVectors& vectors) const {
    vectors.values.resize(texts * data.dimension);
    std::vector<std::vector<std::uint32_t>> zero(blocks.size());
    const bool whole = runNumberedTasks(blocks.size(), settings.threads, stop, [&](std::size_t task) {
        const SparseRows& block = blocks[task];
        for (std::size_t row = 0; row < block.rows(); ++row) {
            const std::size_t begin = block.begin[row];
            const std::size_t count = block.begin[row + 1] - begin;
            const std::size_t number = task * kTextsPerBlock + row;
            if (!data.project(std::span(block.column).subspan(begin, count),
                              std::span(block.value).subspan(begin, count),
                              std::span(vectors.values).subspan(number * data.dimension, data.dimension))) {
                zero[task].push_back(static_cast<std::uint32_t>(number));
            }
        }
    });
    for (const auto& rows : zero) {
        vectors.zeroRows.insert(vectors.zeroRows.end(), rows.begin(), rows.end());
    }
    return whole;
}

LsaBuilder::LsaBuilder(const LsaSettings& settings)
    : m_state(std::make_unique<State>()) {
    m_state->settings = settings;
}

LsaBuilder::~LsaBuilder() = default;
LsaBuilder::LsaBuilder(LsaBuilder&&) noexcept = default;
LsaBuilder& LsaBuilder::operator=(LsaBuilder&&) noexcept = default;

Result<> LsaBuilder::add(std::span<const std::string_view> texts, const std::stop_token& stop) {
    return base::guarded("LSA", [&]() -> Result<> {
        std::vector<std::uint32_t> found;
        WordCounts counts;
        // Folding is the slow part and needs no order; numbering the words needs it.
        for (std::size_t begin = 0; begin < texts.size(); begin += kTextsPerBlock) {
            const auto part = texts.subspan(begin, std::min(kTextsPerBlock, texts.size() - begin));
            std::vector<FoldedText> folded(part.size());
            const std::size_t tasks = (part.size() + kTextsPerTask - 1) / kTextsPerTask;
            const bool whole =
                runNumberedTasks(tasks, m_state->settings.threads, stop, [&](std::size_t task) {
                    const std::size_t last = std::min(part.size(), (task + 1) * kTextsPerTask);
                    for (std::size_t i = task * kTextsPerTask; i < last; ++i) {
                        folded[i].folded = text::foldForSearch(part[i]);
                        folded[i].words = text::words(folded[i].folded);
                    }
                });
            if (!whole) {
                return base::fail(ErrorCode::Cancelled);
            }
            for (const FoldedText& text : folded) {
                m_state->addFolded(text, found, counts);
            }
        }
        return {};
    });
}

Result<LsaResult> LsaBuilder::finish(std::stop_token stop, base::ProgressSink& progress) {
    return base::guarded("LSA", [&]() -> Result<LsaResult> {
        const LsaSettings settings = m_state->settings;
        const auto state = std::exchange(m_state, std::make_unique<State>());
        m_state->settings = settings;
        ASSAY_TRY(check(settings));
        if (state->texts == 0) {
            return base::fail(ErrorCode::InputNotUsable, "no text");
        }
        const auto data = std::make_shared<LsaModel::Data>();
        data->settings = settings;
        data->settings.threads = 0;
        data->texts = state->texts;
        const std::vector<std::uint32_t> kept = state->keepWords(*data);
        if (data->words.empty()) {
            return base::fail(ErrorCode::InputNotUsable, "no word within the bounds of document frequency");
        }
        if (!runNumberedTasks(state->blocks.size(), settings.threads, stop, [&](std::size_t task) {
                state->weigh(state->blocks[task], kept, data->idf);
            })) {
            return base::fail(ErrorCode::Cancelled);
        }
        ASSAY_TRY(auto svd, truncatedSvd(state->blocks, data->words.size(),
                                         {settings.dimension, settings.oversampling, settings.powerIterations,
                                          settings.seed, settings.threads},
                                         stop, progress));
        data->dimension = svd.rank;
        data->singularValues = std::move(svd.singularValues);
        data->projection = std::move(svd.right);
        LsaVectors vectors;
        vectors.dimension = data->dimension;
        vectors.label = "LSA " + std::to_string(data->dimension);
        if (!state->embed(*data, stop, vectors)) {
            return base::fail(ErrorCode::Cancelled);
        }
        return LsaResult{LsaModel(data), std::move(vectors)};
    });
}

Result<LsaResult> trainLsa(std::span<const std::string_view> texts, const LsaSettings& settings,
                           std::stop_token stop, base::ProgressSink& progress) {
    LsaBuilder builder(settings);
    ASSAY_TRY(builder.add(texts, stop));
    return builder.finish(std::move(stop), progress);
}

} // namespace assay::retrieval
