#include "core/retrieval/bm25/bm25_index.h"

#include "core/base/guard.h"
#include "core/retrieval/bm25/bm25_data.h"
#include "core/retrieval/numbered_tasks.h"
#include "core/text/fold.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace assay::retrieval {
namespace {

std::string numberText(double value) {
    std::array<char, 32> text{};
    const auto written = std::to_chars(text.data(), text.data() + text.size(), value);
    return {text.data(), written.ptr};
}

std::uint32_t impactOf(const LengthAndCount& pair, double k1, double b, double meanLength) {
    const double length = k1 * ((1 - b) + b * (static_cast<double>(pair.length) / meanLength));
    const double count = pair.count;
    const double scaled = count / (count + length) * static_cast<double>(1U << kImpactPlaces);
    return std::max<std::uint32_t>(1, static_cast<std::uint32_t>(scaled + 0.5));
}

void fillTable(Bm25Data& data, std::size_t term) {
    const std::size_t blocks = data.blockCount();
    const std::size_t table = data.tableOf[term];
    std::uint32_t* begins = data.blockBegin.data() + table * (blocks + 1);
    std::uint16_t* maxima = data.blockMaximum.data() + table * blocks;
    const std::size_t first = data.listBegin[term];
    const std::size_t last = data.listBegin[term + 1];
    std::size_t at = first;
    for (std::size_t block = 0; block < blocks; ++block) {
        begins[block] = static_cast<std::uint32_t>(at - first);
        std::uint32_t greatest = 0;
        for (; at < last && data.rows[at] / kBlockRows == block; ++at) {
            greatest = std::max(greatest, data.impacts[data.pairOf(at)]);
        }
        maxima[block] = static_cast<std::uint16_t>(roundedUpMaximum(greatest));
    }
    begins[blocks] = static_cast<std::uint32_t>(last - first);
}

} // namespace

base::Result<> checkParameters(double k1, double b) {
    if (!std::isfinite(k1) || k1 < 0) {
        return base::fail(base::ErrorCode::InvalidArgument, numberText(k1), "k1");
    }
    if (!std::isfinite(b) || b < 0 || b > 1) {
        return base::fail(base::ErrorCode::InvalidArgument, numberText(b), "b");
    }
    return {};
}

void completeIndex(Bm25Data& data, unsigned threads) {
    const double meanLength =
        data.rowsWithTerms == 0 ? 1
                                : static_cast<double>(data.tokens) / static_cast<double>(data.rowsWithTerms);
    data.foldedStopWords.clear();
    for (const std::string& word : data.settings.stopWords) {
        data.foldedStopWords.push_back(text::foldForSearch(word));
    }
    std::sort(data.foldedStopWords.begin(), data.foldedStopWords.end());
    data.impacts.resize(data.pairs.size());
    std::transform(data.pairs.begin(), data.pairs.end(), data.impacts.begin(), [&](const auto& pair) {
        return impactOf(pair, data.settings.k1, data.settings.b, meanLength);
    });
    const std::size_t blocks = data.blockCount();
    std::vector<std::size_t> withTable;
    data.tableOf.assign(data.termCount(), kNoTable);
    for (std::size_t term = 0; term < data.termCount(); ++term) {
        if (data.listBegin[term + 1] - data.listBegin[term] > blocks) {
            data.tableOf[term] = static_cast<std::uint32_t>(withTable.size());
            withTable.push_back(term);
        }
    }
    data.blockBegin.resize(withTable.size() * (blocks + 1));
    data.blockMaximum.resize(withTable.size() * blocks);
    runNumberedTasks(withTable.size(), threads, [&](std::size_t i) { fillTable(data, withTable[i]); });
}

Bm25Index::Bm25Index(std::shared_ptr<const Bm25Data> data)
    : m_data(std::move(data)) {}

base::Result<Bm25Index> Bm25Index::withParameters(double k1, double b, unsigned threads) const {
    return base::guarded("BM25", [&]() -> base::Result<Bm25Index> {
        ASSAY_TRY(checkParameters(k1, b));
        auto data = std::make_shared<Bm25Data>(*m_data);
        data->settings.k1 = k1;
        data->settings.b = b;
        completeIndex(*data, threads);
        return Bm25Index(std::move(data));
    });
}

const Bm25Settings& Bm25Index::settings() const noexcept {
    return m_data->settings;
}

const std::string& Bm25Index::source() const noexcept {
    return m_data->source;
}

Bm25Size Bm25Index::size() const noexcept {
    const Bm25Data& data = *m_data;
    Bm25Size size;
    size.rows = data.rowCount;
    size.rowsWithTerms = data.rowsWithTerms;
    size.terms = data.termCount();
    size.postings = data.rows.size();
    if (data.rowsWithTerms > 0) {
        size.meanLength = static_cast<double>(data.tokens) / static_cast<double>(data.rowsWithTerms);
    }
    const auto bytes = [](const auto& items) { return items.capacity() * sizeof(items[0]); };
    size.memory = bytes(data.termBytes) + bytes(data.termEnds) + bytes(data.listBegin) + bytes(data.rows) +
                  bytes(data.pairs) + bytes(data.narrowPair) + bytes(data.widePair) + bytes(data.impacts) +
                  bytes(data.tableOf) + bytes(data.blockBegin) + bytes(data.blockMaximum);
    return size;
}

std::string Bm25Index::label() const {
    const Bm25Settings& settings = m_data->settings;
    std::string label = "BM25 k1=" + numberText(settings.k1) + " b=" + numberText(settings.b);
    if (settings.stem) {
        label += ", stemmed";
    }
    if (!settings.stopWords.empty()) {
        label += ", " + std::to_string(settings.stopWords.size()) + " stop words";
    }
    return label;
}

} // namespace assay::retrieval
