// BM25 by its definition, for the tests of the lexical index.
#pragma once

#include "core/text/fold.h"
#include "core/text/light_stem.h"
#include "tests/core/retrieval/bm25_samples.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace assay::tests {

using retrieval::Hit;
using retrieval::Row;

// The terms of a text by the public functions for texts alone.
inline Texts termsOf(const std::string& text, const Bm25Settings& settings) {
    std::set<std::string> stopWords;
    for (const std::string& word : settings.stopWords) {
        stopWords.insert(text::foldForSearch(word));
    }
    const std::string folded = text::foldForSearch(text);
    Texts terms;
    for (const text::WordExtent& word : text::words(folded)) {
        const std::string term = folded.substr(word.begin, word.end - word.begin);
        if (!stopWords.contains(term)) {
            terms.push_back(settings.stem ? text::lightStem(term) : term);
        }
    }
    return terms;
}

inline std::map<std::string, int> countsOf(const Texts& terms) {
    std::map<std::string, int> counts;
    for (const std::string& term : terms) {
        ++counts[term];
    }
    return counts;
}

// The definition, row after row: the formula in whole numbers as the header has it, and as it stands in
// books.
class Bm25Reference {
  public:
    Bm25Reference(const Texts& texts, Bm25Settings settings)
        : m_settings(std::move(settings)) {
        for (const std::string& text : texts) {
            add(countsOf(termsOf(text, m_settings)));
        }
    }

    // Of texts of which is known how often each term stands in them.
    explicit Bm25Reference(const std::vector<std::map<std::string, int>>& counts) {
        std::for_each(counts.begin(), counts.end(), [this](const auto& each) { add(each); });
    }

    struct Scored {
        Hit hit;
        double score = 0;
    };

    std::vector<Scored> search(const std::string& query, std::size_t k,
                               const std::vector<Row>& within) const {
        struct Term {
            std::string text;
            double weight = 0;
            std::uint64_t whole = 0;
        };

        std::vector<Term> terms;
        for (const auto& [text, count] : countsOf(termsOf(query, m_settings))) {
            const auto has = [&text = text](const auto& counts) { return counts.contains(text); };
            const auto documents = static_cast<double>(std::count_if(m_counts.begin(), m_counts.end(), has));
            if (documents > 0) {
                const double idf = std::log(1 + (m_filled - documents + 0.5) / (documents + 0.5));
                const double weight = count * idf;
                const auto whole = static_cast<std::uint64_t>(std::floor(weight * 0x1p26 + 0.5));
                terms.push_back({text, weight, std::max<std::uint64_t>(1, whole)});
            }
        }
        std::vector<Scored> found;
        for (const Row row : within) {
            std::uint64_t whole = 0;
            double score = 0;
            for (const Term& term : terms) {
                const auto count = m_counts[row].find(term.text);
                if (count != m_counts[row].end()) {
                    const double tf = count->second;
                    const double norm =
                        m_settings.k1 *
                        ((1 - m_settings.b) + m_settings.b * (m_lengths[row] / (m_total / m_filled)));
                    const double impact = tf / (tf + norm);
                    score += term.weight * impact;
                    whole += term.whole * static_cast<std::uint64_t>(std::floor(impact * 0x1p24 + 0.5));
                }
            }
            if (whole > 0) {
                found.push_back({{row, -std::ldexp(static_cast<float>(whole), -50)}, score});
            }
        }
        std::stable_sort(found.begin(), found.end(),
                         [](const Scored& a, const Scored& b) { return a.hit.distance < b.hit.distance; });
        found.resize(std::min(found.size(), k));
        return found;
    }

  private:
    void add(std::map<std::string, int> counts) {
        int length = 0;
        for (const auto& [term, count] : counts) {
            length += count;
        }
        m_lengths.push_back(length);
        m_filled += counts.empty() ? 0 : 1;
        m_total += m_lengths.back();
        m_counts.push_back(std::move(counts));
    }

    Bm25Settings m_settings;
    std::vector<std::map<std::string, int>> m_counts;
    std::vector<double> m_lengths;
    double m_filled = 0;
    double m_total = 0;
};

} // namespace assay::tests
