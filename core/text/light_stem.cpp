#include "core/text/light_stem.h"

#include <libstemmer.h>

#include <memory>
#include <new>

namespace assay::text {
namespace {

constexpr std::size_t kShortestStem = 4;
constexpr std::size_t kLongestWord = 1'000; // bytes; what is longer is no word of a language

// A stemmer is used by one thread at a time.
class SnowballStemmer {
  public:
    explicit SnowballStemmer(const char* language)
        : m_stemmer(sb_stemmer_new(language, "UTF_8")) {
        if (!m_stemmer) {
            throw std::bad_alloc(); // both languages are in every build of the library
        }
    }

    // The stem, as long as the next word is not asked for.
    std::string_view stem(std::string_view word) {
        const auto* const bytes = reinterpret_cast<const sb_symbol*>(word.data());
        const sb_symbol* const stem = sb_stemmer_stem(m_stemmer.get(), bytes, static_cast<int>(word.size()));
        if (stem == nullptr) {
            throw std::bad_alloc();
        }
        return {reinterpret_cast<const char*>(stem),
                static_cast<std::size_t>(sb_stemmer_length(m_stemmer.get()))};
    }

  private:
    struct Delete {
        void operator()(sb_stemmer* stemmer) const { sb_stemmer_delete(stemmer); }
    };

    std::unique_ptr<sb_stemmer, Delete> m_stemmer;
};

} // namespace

std::string lightStem(std::string_view folded) {
    if (folded.size() < kShortestStem || folded.size() > kLongestWord) {
        return std::string(folded);
    }
    thread_local SnowballStemmer english("english");
    thread_local SnowballStemmer norwegian("norwegian");
    const std::string_view ofEnglish = english.stem(folded);
    const std::string_view ofBoth = norwegian.stem(ofEnglish);
    return std::string(ofBoth.size() >= kShortestStem ? ofBoth : ofEnglish);
}

} // namespace assay::text
