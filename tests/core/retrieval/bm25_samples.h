// Random texts and queries for the tests of the lexical index, and the index of texts.
#pragma once

#include "core/base/random.h"
#include "core/retrieval/bm25/bm25_index.h"

#include <QtGlobal>
#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::tests {

using retrieval::Bm25Builder;
using retrieval::Bm25Index;
using retrieval::Bm25Settings;

using Texts = std::vector<std::string>;

inline std::vector<std::string_view> viewsOf(const Texts& texts) {
    return {texts.begin(), texts.end()};
}

inline Bm25Index indexOf(const Texts& texts, const Bm25Settings& settings = {}, unsigned threads = 1,
                         std::size_t batch = 0) {
    Bm25Builder builder(settings, "a corpus", threads);
    const std::vector<std::string_view> views = viewsOf(texts);
    batch = batch == 0 ? std::max<std::size_t>(1, views.size()) : batch;
    for (std::size_t at = 0; at < views.size(); at += batch) {
        const auto part = std::span(views).subspan(at, std::min(batch, views.size() - at));
        if (!builder.add(part)) {
            qFatal("not added");
        }
    }
    auto index = builder.finish();
    if (!index) {
        qFatal("not built");
    }
    return *std::move(index);
}

inline std::string wordOf(std::size_t number) {
    return "w" + std::to_string(number);
}

// Words whose frequency falls with their number; now and then an empty text and a copy of an earlier one.
inline Texts randomTexts(base::Random& random, std::size_t count, std::size_t vocabulary,
                         std::size_t longest) {
    Texts texts;
    for (std::size_t i = 0; i < count; ++i) {
        if (!texts.empty() && random.below(8) == 0) {
            texts.push_back(texts[random.below(texts.size())]);
            continue;
        }
        std::string text;
        for (std::size_t n = random.below(longest + 1); n > 0; --n) {
            const double u = random.unit();
            text += wordOf(static_cast<std::size_t>(u * u * u * static_cast<double>(vocabulary))) + ' ';
        }
        texts.push_back(text);
    }
    return texts;
}

inline std::string randomQuery(base::Random& random, std::size_t vocabulary) {
    std::string query;
    for (std::size_t n = 1 + random.below(8); n > 0; --n) {
        const double u = random.unit();
        query += random.below(12) == 0
                     ? "unknown "
                     : wordOf(static_cast<std::size_t>(u * u * static_cast<double>(vocabulary))) + ' ';
    }
    return random.below(4) == 0 ? query + query.substr(0, query.find(' ')) : query;
}

} // namespace assay::tests
