#include "core/formats/sentences/sentence_id.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace assay::formats {
namespace {

std::optional<std::int64_t> wholeNumber(std::string_view text) {
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = error == std::errc() && end == text.data() + text.size() && value >= 0;
    return whole ? std::optional(value) : std::nullopt;
}

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

} // namespace

std::optional<SentencePlace> sentencePlace(std::string_view sentenceId) {
    constexpr std::string_view kSection = "_section_";
    const std::size_t section = sentenceId.find(kSection);
    const std::size_t last = sentenceId.rfind('_');
    if (section == std::string_view::npos || last < section + kSection.size()) {
        return std::nullopt;
    }
    const std::string_view head = sentenceId.substr(0, section);
    const std::size_t first = head.find('_');
    const std::size_t second = head.rfind('_');
    if (first == std::string_view::npos || first == second) {
        return std::nullopt;
    }
    const auto cik = wholeNumber(head.substr(0, first));
    const auto year = wholeNumber(head.substr(second + 1));
    const auto position = wholeNumber(sentenceId.substr(last + 1));
    const std::size_t begin = section + kSection.size();
    if (!cik || !year || !position || last == begin) {
        return std::nullopt;
    }
    return SentencePlace{*cik, std::string(head.substr(first + 1, second - first - 1)), *year,
                         std::string(sentenceId.substr(begin, last - begin)), *position};
}

std::string sentenceIdOf(const SentencePlace& place) {
    std::string cik = std::to_string(place.cik);
    cik.insert(0, cik.size() < 10 ? 10 - cik.size() : 0, '0');
    return cik + "_" + place.form + "_" + std::to_string(place.year) + "_section_" + place.section + "_" +
           std::to_string(place.position);
}

std::string sectionOf(std::string_view written) {
    constexpr std::array<std::string_view, 2> kPrefixes{"item", "section"};
    std::string_view rest = written;
    for (const std::string_view prefix : kPrefixes) {
        if (written.size() > prefix.size() && std::equal(prefix.begin(), prefix.end(), written.begin(),
                                                         [](char a, char b) { return a == lower(b); })) {
            rest = written.substr(prefix.size());
            rest.remove_prefix(std::min(rest.find_first_not_of(" _-"), rest.size()));
            break;
        }
    }
    const auto digits =
        static_cast<std::size_t>(std::find_if_not(rest.begin(), rest.end(), isDigit) - rest.begin());
    const bool lettered = rest.size() == digits + 1 && lower(rest.back()) >= 'a' && lower(rest.back()) <= 'z';
    if (digits == 0 || digits > 2 || (rest.size() != digits && !lettered)) {
        return std::string(written);
    }
    std::string section(rest);
    if (lettered) {
        section.back() = static_cast<char>(lower(section.back()) - ('a' - 'A'));
    }
    return section;
}

} // namespace assay::formats
