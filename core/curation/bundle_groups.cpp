#include "core/curation/bundle_groups.h"

#include "core/text/fold.h"

#include <algorithm>
#include <map>
#include <unordered_set>
#include <utility>

namespace assay::curation {
namespace {

using model::Bundle;
using model::BundleSentence;
using workspace::StoredBundle;

// What groups are ordered by, and what their key is.
struct GroupKey {
    bool isMissing = false;
    std::int64_t number = 0; // years, status
    std::string text;        // others; of a company its name, then its key
    std::string key;

    friend auto operator<=>(const GroupKey&, const GroupKey&) = default;
};

struct GroupValue {
    std::string key;
    std::string label;
    std::int64_t number = 0;
};

std::vector<GroupValue> ofText(const std::string& text) {
    return text.empty() ? std::vector<GroupValue>{} : std::vector<GroupValue>{{text, text, 0}};
}

std::vector<GroupValue> companiesOf(const Bundle& bundle) {
    std::vector<GroupValue> values;
    for (std::size_t i = 0; i < bundle.companies.size(); ++i) {
        const std::string key = i < bundle.ciks.size() ? std::to_string(bundle.ciks[i]) : bundle.companies[i];
        values.push_back({key, bundle.companies[i].empty() ? key : bundle.companies[i], 0});
    }
    return values;
}

std::vector<GroupValue> valuesOf(const StoredBundle& stored, BundleFacet facet) {
    switch (facet) {
    case BundleFacet::View:
        return ofText(stored.bundle.group);
    case BundleFacet::Type:
        return ofText(stored.bundle.type);
    case BundleFacet::Topic:
        return ofText(stored.bundle.topic);
    case BundleFacet::Company:
        return companiesOf(stored.bundle);
    case BundleFacet::Year: {
        std::vector<GroupValue> values;
        for (const std::int64_t year : stored.bundle.years) {
            values.push_back({std::to_string(year), std::to_string(year), year});
        }
        return values;
    }
    case BundleFacet::Status:
        break;
    }
    const std::string status(workspace::bundleStatusName(stored.curation.status));
    return {{status, status, static_cast<std::int64_t>(stored.curation.status)}};
}

std::string foldedTexts(const Bundle& bundle) {
    std::string texts = bundle.topic;
    const auto add = [&texts](const std::string& text) {
        texts += '\n'; // no word goes from one text into the next
        texts += text;
    };
    for (const std::string& company : bundle.companies) {
        add(company);
    }
    for (const BundleSentence& sentence : bundle.sentences) {
        add(sentence.company);
        add(sentence.text);
    }
    return text::foldForSearch(texts);
}

std::string companyKey(const std::optional<std::int64_t>& cik, const std::string& name) {
    return cik ? "#" + std::to_string(*cik) : name;
}

} // namespace

std::vector<BundleGroup> groupBundles(std::span<const StoredBundle> bundles, BundleFacet facet) {
    std::map<std::string, std::string> labels; // of a key, the first
    std::map<GroupKey, std::vector<std::size_t>> groups;
    for (std::size_t i = 0; i < bundles.size(); ++i) {
        auto values = valuesOf(bundles[i], facet);
        if (values.empty()) {
            groups[{true, 0, {}, {}}].push_back(i);
        }
        for (GroupValue& value : values) {
            const std::string& label = labels.try_emplace(value.key, value.label).first->second;
            auto& members = groups[{false, value.number, label, value.key}];
            if (members.empty() || members.back() != i) {
                members.push_back(i);
            }
        }
    }
    std::vector<BundleGroup> list;
    for (auto& [key, members] : groups) {
        list.push_back({key.key, key.text, std::move(members)});
    }
    return list;
}

std::vector<SentenceColumn> sentencesByYear(const Bundle& bundle) {
    std::map<std::pair<bool, std::int64_t>, SentenceColumn> columns; // the first: whether it is missing
    for (std::size_t i = 0; i < bundle.sentences.size(); ++i) {
        const auto year = bundle.sentences[i].year;
        SentenceColumn& column = columns[{!year, year.value_or(0)}];
        column.number = year;
        column.label = year ? std::to_string(*year) : std::string();
        column.sentences.push_back(i);
    }
    std::vector<SentenceColumn> list;
    for (auto& [key, column] : columns) {
        list.push_back(std::move(column));
    }
    return list;
}

std::vector<SentenceColumn> sentencesByCompany(const Bundle& bundle) {
    std::vector<SentenceColumn> columns;
    std::map<std::string, std::size_t> places;
    for (std::size_t i = 0; i < bundle.companies.size(); ++i) {
        const auto cik = i < bundle.ciks.size() ? std::optional(bundle.ciks[i]) : std::nullopt;
        places.emplace(companyKey(cik, bundle.companies[i]), columns.size());
        columns.push_back({bundle.companies[i], cik, {}});
    }
    SentenceColumn missing;
    for (std::size_t i = 0; i < bundle.sentences.size(); ++i) {
        const BundleSentence& sentence = bundle.sentences[i];
        const auto place = places.find(companyKey(sentence.cik, sentence.company));
        (place == places.end() ? missing : columns[place->second]).sentences.push_back(i);
    }
    std::erase_if(columns, [](const SentenceColumn& column) { return column.sentences.empty(); });
    if (!missing.sentences.empty()) {
        columns.push_back(std::move(missing));
    }
    return columns;
}

BundleSearch::BundleSearch(std::span<const StoredBundle> bundles) {
    m_folded.reserve(bundles.size());
    for (const StoredBundle& stored : bundles) {
        m_folded.push_back(foldedTexts(stored.bundle));
    }
}

std::vector<std::size_t> BundleSearch::find(std::string_view text) const {
    const std::string folded = text::normaliseWhitespace(text::foldForSearch(text));
    std::vector<std::string_view> words;
    for (std::size_t begin = 0; begin < folded.size();) {
        const std::size_t end = std::min(folded.find(' ', begin), folded.size());
        words.push_back(std::string_view(folded).substr(begin, end - begin));
        begin = end + 1;
    }
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < m_folded.size(); ++i) {
        if (std::all_of(words.begin(), words.end(),
                        [&](std::string_view word) { return m_folded[i].find(word) != std::string::npos; })) {
            found.push_back(i);
        }
    }
    return found;
}

std::vector<std::size_t> searchBundles(std::span<const StoredBundle> bundles, std::string_view text) {
    return BundleSearch(bundles).find(text);
}

RepeatedTexts::RepeatedTexts(std::span<const StoredBundle> bundles) {
    std::unordered_set<std::string> seen; // text and id
    for (const StoredBundle& stored : bundles) {
        for (const BundleSentence& sentence : stored.bundle.sentences) {
            if (sentence.sentenceId.empty() || sentence.text.empty()) {
                continue;
            }
            std::string text = text::normaliseWhitespace(sentence.text);
            if (seen.insert(text + '\0' + sentence.sentenceId).second) {
                m_ids[std::move(text)].push_back(sentence.sentenceId);
            }
        }
    }
}

const std::vector<std::string>& RepeatedTexts::idsOf(std::string_view text) const {
    static const std::vector<std::string> kNone;
    const auto found = m_ids.find(text::normaliseWhitespace(text));
    return found == m_ids.end() ? kNone : found->second;
}

std::size_t RepeatedTexts::others(const BundleSentence& sentence) const {
    const auto& ids = idsOf(sentence.text);
    return ids.size() - static_cast<std::size_t>(std::count(ids.begin(), ids.end(), sentence.sentenceId));
}

std::size_t RepeatedTexts::repeated() const noexcept {
    return static_cast<std::size_t>(
        std::count_if(m_ids.begin(), m_ids.end(), [](const auto& entry) { return entry.second.size() > 1; }));
}

} // namespace assay::curation
