#include "core/workspace/corpora/gathered_sentences.h"

#include "core/workspace/corpora/corpora.h"

#include <algorithm>
#include <tuple>

namespace assay::workspace {

using formats::SentenceFate;

namespace {

constexpr std::size_t kArenaBlock = std::size_t{1} << 20U;

// "1" before "1A" before "2" before "10"; other names behind, the missing one last.
std::tuple<std::int64_t, std::string_view> sectionOrder(std::string_view section) {
    std::int64_t number = 0;
    std::size_t digits = 0;
    while (digits < section.size() && digits < 9 && section[digits] >= '0' && section[digits] <= '9') {
        number = 10 * number + (section[digits++] - '0');
    }
    return {section.empty() ? Kept::kMissing
            : digits == 0   ? Kept::kMissing - 1
                            : number,
            section.substr(digits)};
}

void appendJsonText(std::string& out, std::string_view text) {
    constexpr std::string_view kHex = "0123456789abcdef";
    out += '"';
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (byte < 0x20) {
            out += "\\u00";
            out += kHex[byte >> 4U];
            out += kHex[byte & 15U];
        } else {
            out += c;
        }
    }
    out += '"';
}

std::string metadataJson(const std::map<std::string, std::string>& values) {
    std::string json = "{";
    for (const auto& [name, value] : values) {
        json += json.size() > 1 ? "," : "";
        appendJsonText(json, name);
        json += ':';
        appendJsonText(json, value);
    }
    return json + "}";
}

} // namespace

std::string_view TextArena::add(std::string_view text) {
    if (text.empty()) {
        return {};
    }
    if (m_blocks.empty() || m_blocks.back().size() + text.size() > m_blocks.back().capacity()) {
        m_blocks.emplace_back().reserve(std::max(kArenaBlock, text.size()));
    }
    std::string& block = m_blocks.back();
    const std::size_t begin = block.size();
    block += text;
    return std::string_view(block).substr(begin);
}

std::uint32_t NameTable::numberOf(std::string_view name) {
    if (name.empty()) {
        return 0;
    }
    const auto found = m_numbers.find(name);
    if (found != m_numbers.end()) {
        return found->second;
    }
    const std::string_view kept = m_arena.add(name);
    m_names.push_back(kept);
    const auto number = static_cast<std::uint32_t>(m_names.size() - 1);
    m_numbers.emplace(kept, number);
    return number;
}

SentenceFate GatheredSentences::keep(model::Sentence&& sentence) {
    const auto known = m_byId.find(sentence.sentenceId);
    if (known != m_byId.end()) {
        return sentences[known->second].text == sentence.text ? SentenceFate::SameAgain
                                                              : SentenceFate::OtherAgain;
    }
    if (sentences.size() >= std::numeric_limits<SentenceRow>::max()) {
        return SentenceFate::Stop;
    }
    Kept kept;
    kept.id = m_arena.add(sentence.sentenceId);
    kept.text = m_arena.add(sentence.text);
    kept.cik = sentence.cik.value_or(Kept::kMissing);
    kept.year = sentence.year.value_or(Kept::kMissing);
    kept.position = sentence.position.value_or(Kept::kMissing);
    kept.company = names.numberOf(sentence.company);
    kept.form = names.numberOf(sentence.form);
    kept.section = names.numberOf(sentence.section);
    kept.kind = sentence.kind;
    if (!sentence.metadata.empty()) {
        kept.metadata = metadata.numberOf(metadataJson(sentence.metadata));
    }
    takeName(kept);
    m_byId.emplace(kept.id, static_cast<std::uint32_t>(sentences.size()));
    sentences.push_back(kept);
    return SentenceFate::Kept;
}

// Companies are known by their numbers; a slice is one, however its company is spelled.
void GatheredSentences::takeName(const Kept& kept) {
    if (kept.cik == Kept::kMissing || kept.company == 0) {
        return;
    }
    SliceName& name = m_sliceNames[sliceOf(kept)];
    if (name.first == 0) {
        name.first = kept.company;
    } else if (name.first != kept.company && name.others.insert(kept.company).second) {
        m_otherNames.push_back({std::string(names.name(name.first)), std::string(names.name(kept.company))});
    }
}

void GatheredSentences::sort() {
    m_byId.clear();
    for (Kept& kept : sentences) {
        if (const auto name = m_sliceNames.find(sliceOf(kept)); name != m_sliceNames.end()) {
            kept.company = name->second.first;
        }
    }
    std::sort(sentences.begin(), sentences.end(), [this](const Kept& a, const Kept& b) {
        const auto company = [this](const Kept& kept) { return names.name(kept.company); };
        const auto nameless = [&](const Kept& kept) {
            return kept.cik == Kept::kMissing ? company(kept) : std::string_view();
        };
        const auto key = [&](const Kept& kept) {
            const std::string_view section = names.name(kept.section);
            return std::tuple(kept.cik, nameless(kept), kept.year, sectionOrder(section), section,
                              names.name(kept.form), kept.position, kept.id);
        };
        return key(a) < key(b);
    });
}

} // namespace assay::workspace
