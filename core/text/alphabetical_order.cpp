#include "core/text/alphabetical_order.h"

#include <unicode/coll.h>
#include <unicode/locid.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <memory>
#include <numeric>

namespace assay::text {

std::vector<std::size_t> alphabeticalOrder(const std::vector<std::string>& names,
                                           const std::string& language) {
    UErrorCode known = U_ZERO_ERROR;
    const icu::Locale locale = icu::Locale::forLanguageTag(language, known);
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<const icu::Collator> collator(
        icu::Collator::createInstance(U_SUCCESS(known) ? locale : icu::Locale::getRoot(), status));
    std::vector<icu::UnicodeString> texts;
    texts.reserve(names.size());
    for (const std::string& name : names) {
        texts.push_back(icu::UnicodeString::fromUTF8(name));
    }
    std::vector<std::size_t> order(names.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
        if (collator == nullptr) { // without the tables of ICU
            return names[a] < names[b];
        }
        UErrorCode compared = U_ZERO_ERROR;
        return collator->compare(texts[a], texts[b], compared) == UCOL_LESS;
    });
    return order;
}

} // namespace assay::text
