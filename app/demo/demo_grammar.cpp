#include "app/demo/demo_grammar.h"

#include <algorithm>
#include <cstddef>

namespace assay::app {

std::string demoSentence(std::string_view pattern, const DemoSlots& slots, base::Random& random) {
    std::string text;
    for (std::size_t at = 0; at < pattern.size(); ++at) {
        const char c = pattern[at];
        const std::size_t end = c == '{'   ? pattern.find('}', at)
                                : c == '[' ? pattern.find(']', at)
                                           : std::string_view::npos;
        if (end == std::string_view::npos) {
            text += c;
            continue;
        }
        const std::string_view inside = pattern.substr(at + 1, end - at - 1);
        if (c == '{') {
            const auto slot = slots.find(inside);
            text += slot == slots.end() ? std::string(pattern.substr(at, end - at + 1)) : slot->second;
        } else {
            std::vector<std::string_view> choices;
            for (std::size_t begin = 0; begin <= inside.size();) {
                const std::size_t bar = std::min(inside.find('|', begin), inside.size());
                choices.push_back(inside.substr(begin, bar - begin));
                begin = bar + 1;
            }
            text += demoSentence(choices[random.below(choices.size())], slots, random);
        }
        at = end;
    }
    return text;
}

std::string capitalised(std::string text) {
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z') {
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    }
    return text;
}

} // namespace assay::app
