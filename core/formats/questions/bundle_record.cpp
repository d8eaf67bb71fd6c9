#include "core/formats/questions/bundle_record.h"

#include "core/base/utf8_text.h"
#include "core/json/json_text.h"
#include "core/text/character_set_repair.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <utility>
#include <vector>

namespace assay::formats {
namespace {

using base::IssueCode;
using base::Severity;

using Keys = std::span<const std::string_view>;

// The names of each value, that of FinRAG first.
constexpr std::array<std::string_view, 1> kYearsKeys{"years"};
constexpr std::array<std::string_view, 2> kGroupKeys{"v_group", "group"};
constexpr std::array<std::string_view, 2> kTypeKeys{"bundle_type", "type"};
constexpr std::array<std::string_view, 2> kTopicKeys{"topic_label", "topic"};
constexpr std::array<std::string_view, 2> kCikKeys{"cik_int", "cik"};
constexpr std::array<std::string_view, 3> kCompanyKeys{"name", "company_name", "company"};
constexpr std::array<std::string_view, 2> kYearKeys{"report_year", "year"};
constexpr std::array<std::string_view, 3> kSectionKeys{"section_name_generic", "section_name", "section"};
constexpr std::array<std::string_view, 3> kDocKeys{"docID", "doc_id", "docId"};
constexpr std::array<std::string_view, 2> kIdKeys{"sentenceID", "sentence_id"};
constexpr std::array<std::string_view, 2> kTextKeys{"sentence_text", "text"};

std::vector<json::JsonMember> membersOf(const json::JsonPlace& object) {
    std::vector<json::JsonMember> members;
    json::forEachMember(object.raw, object.line, [&members](const json::JsonMember& member) {
        members.push_back(member);
        return true;
    });
    return members;
}

// Of a key that comes several times the last one; of several names for the same value the first that says
// something. Null when there is none or it is null.
const json::JsonMember* find(const std::vector<json::JsonMember>& members, Keys keys) {
    for (const std::string_view key : keys) {
        const auto found = std::find_if(members.rbegin(), members.rend(),
                                        [key](const json::JsonMember& member) { return member.key == key; });
        if (found != members.rend() && found->value.kind != json::JsonKind::Null) {
            return &*found;
        }
    }
    return nullptr;
}

// Notes what is wrong. Without a list it notes nothing.
class IssueNotes {
  public:
    IssueNotes(base::IssueList* list, const std::string& file)
        : m_list(list)
        , m_file(file) {}

    [[nodiscard]] bool areWanted() const noexcept { return m_list != nullptr; }

    void add(Severity severity, IssueCode code, std::int64_t line, const std::string& field,
             std::string_view value, std::string expected = {}) {
        if (m_list != nullptr) {
            m_list->add({severity, code, m_file, line, field,
                         std::string(base::cutUtf8(value, base::kIssueValueLength)), std::move(expected)});
        }
    }

  private:
    base::IssueList* m_list;
    const std::string& m_file;
};

std::optional<std::int64_t> wholeNumber(std::string_view text) {
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

// Also of a number with a fraction of zero, as tables with gaps write whole ones.
std::optional<std::int64_t> wholeNumberWritten(std::string_view text) {
    if (const auto value = wholeNumber(text)) {
        return value;
    }
    constexpr double kExact = 9007199254740992.0; // 2^53: beyond it a double has no units
    const auto value = json::decimalFromText(text);
    if (!value || std::abs(*value) > kExact || std::trunc(*value) != *value) {
        return std::nullopt;
    }
    return static_cast<std::int64_t>(*value);
}

std::string unescaped(std::string_view raw) {
    std::string text;
    json::appendUnescapedJson(raw, text);
    return text;
}

// Reads the values of one object, a bundle or a sentence.
class ObjectReader {
  public:
    ObjectReader(const json::JsonPlace& object, IssueNotes& notes, std::string path)
        : m_members(membersOf(object))
        , m_line(object.line)
        , m_notes(notes)
        , m_path(std::move(path)) {}

    [[nodiscard]] const json::JsonMember* member(Keys keys) const { return find(m_members, keys); }

    [[nodiscard]] std::int64_t line() const noexcept { return m_line; }

    [[nodiscard]] std::string fieldOf(std::string_view key) const { return m_path + std::string(key); }

    std::string text(Keys keys) {
        const json::JsonMember* found = member(keys);
        if (found == nullptr) {
            return {};
        }
        if (found->value.kind != json::JsonKind::String) {
            wrongType(*found, "a text");
            return {};
        }
        std::string value = unescaped(found->value.raw);
        if (m_notes.areWanted()) {
            if (const auto repaired = assay::text::repairedCharacterSet(value)) {
                m_notes.add(Severity::Warning, IssueCode::WrongEncoding, found->value.line,
                            fieldOf(found->key), value,
                            std::string(base::cutUtf8(*repaired, base::kIssueValueLength)));
            }
        }
        return value;
    }

    std::string requiredText(Keys keys) {
        const json::JsonMember* found = member(keys);
        if (found == nullptr) {
            m_notes.add(Severity::Warning, IssueCode::MissingField, m_line, fieldOf(keys.front()), {});
            return {};
        }
        std::string value = text(keys);
        if (value.empty() && found->value.kind == json::JsonKind::String) {
            m_notes.add(Severity::Warning, IssueCode::MissingField, found->value.line, fieldOf(found->key),
                        {});
        }
        return value;
    }

    std::optional<std::int64_t> integer(Keys keys) {
        const json::JsonMember* found = member(keys);
        return found == nullptr ? std::nullopt : integer(found->value, fieldOf(found->key));
    }

    // One number where a list should be counts as one entry.
    std::vector<std::int64_t> integers(Keys keys) {
        const json::JsonMember* found = member(keys);
        std::vector<std::int64_t> values;
        if (found == nullptr) {
            return values;
        }
        const std::string field = fieldOf(found->key);
        if (found->value.kind != json::JsonKind::Array) {
            wrongType(*found, "a list of whole numbers");
            if (const auto value = wholeNumberWritten(found->value.raw)) {
                values.push_back(*value);
            }
            return values;
        }
        json::forEachElement(found->value.raw, found->value.line, [&](const json::JsonPlace& element) {
            if (const auto value = integer(element, field)) {
                values.push_back(*value);
            }
            return true;
        });
        return values;
    }

  private:
    void wrongType(const json::JsonMember& member, std::string expected) {
        m_notes.add(Severity::Warning, IssueCode::WrongType, member.value.line, fieldOf(member.key),
                    member.value.raw, std::move(expected));
    }

    std::optional<std::int64_t> integer(const json::JsonPlace& place, const std::string& field) {
        if (place.kind == json::JsonKind::Number) {
            if (const auto value = wholeNumber(place.raw)) {
                return value;
            }
        }
        m_notes.add(Severity::Warning, IssueCode::WrongType, place.line, field, place.raw, "a whole number");
        return place.kind == json::JsonKind::String   ? wholeNumber(unescaped(place.raw))
               : place.kind == json::JsonKind::Number ? wholeNumberWritten(place.raw)
                                                      : std::nullopt;
    }

    std::vector<json::JsonMember> m_members;
    std::int64_t m_line;
    IssueNotes& m_notes;
    std::string m_path; // before the keys: "sentences."
};

struct Company {
    std::optional<std::int64_t> cik;
    std::string name;
    std::int64_t sentences = 0;
};

// The companies of a bundle, each once. Who has no number is known by name.
class Companies {
  public:
    void add(const std::optional<std::int64_t>& cik, const std::string& name, bool ofSentence) {
        if (!cik && name.empty()) {
            return;
        }
        const auto next = m_list.size();
        const auto place = cik ? m_byCik.try_emplace(*cik, next).first->second
                               : m_byName.try_emplace(name, next).first->second;
        if (place == next) {
            m_list.push_back({cik, name, 0});
        }
        Company& company = m_list[place];
        company.name = company.name.empty() ? name : company.name;
        company.sentences += ofSentence ? 1 : 0;
    }

    [[nodiscard]] const std::vector<Company>& list() const noexcept { return m_list; }

  private:
    std::vector<Company> m_list; // in order of first occurrence
    std::map<std::int64_t, std::size_t> m_byCik;
    std::map<std::string, std::size_t> m_byName;
};

std::string nameOf(const Company& company) {
    std::string name = company.cik ? std::to_string(*company.cik) : std::string();
    name += name.empty() || company.name.empty() ? "" : " ";
    return name + company.name;
}

using TextHashes = std::unordered_map<std::string, std::size_t>; // by sentence id

// Reads one record.
class RecordWork {
  public:
    RecordWork(const IssueNotes& notes, TextHashes* texts)
        : m_notes(notes)
        , m_texts(texts) {}

    model::Bundle read(const json::JsonPlace& record, std::string_view name) {
        if (record.kind != json::JsonKind::Object) {
            m_notes.add(Severity::Error, IssueCode::WrongType, record.line, std::string(name), record.raw,
                        "an object");
            return {};
        }
        ObjectReader object(record, m_notes, {});
        model::Bundle bundle;
        bundle.group = object.text(kGroupKeys);
        bundle.type = object.text(kTypeKeys);
        bundle.topic = object.text(kTopicKeys);
        const auto cik = object.integer(kCikKeys);
        const std::string company = object.text(kCompanyKeys);
        const auto year = object.integer(kYearKeys);
        bundle.years = object.integers(kYearsKeys);
        if (bundle.years.empty() && year) {
            bundle.years.push_back(*year);
        }
        const json::JsonMember* sentences = object.member(kSentencesKeys);
        if (sentences == nullptr) {
            m_notes.add(Severity::Error, IssueCode::MissingField, record.line, "sentences", {});
        } else if (sentences->value.kind != json::JsonKind::Array) {
            m_notes.add(Severity::Error, IssueCode::WrongType, sentences->value.line, sentences->key,
                        sentences->value.raw, "a list of sentences");
        } else {
            readSentences(*sentences, cik, company, year, bundle);
        }
        addCompanies(cik, company, bundle, sentences);
        if (bundle.years.empty()) {
            std::set<std::int64_t> years;
            for (const model::BundleSentence& sentence : bundle.sentences) {
                if (sentence.year) {
                    years.insert(*sentence.year);
                }
            }
            bundle.years.assign(years.begin(), years.end());
        }
        return bundle;
    }

  private:
    void readSentences(const json::JsonMember& list, const std::optional<std::int64_t>& cik,
                       const std::string& company, const std::optional<std::int64_t>& year,
                       model::Bundle& bundle) {
        std::set<std::string, std::less<>> ids;
        json::forEachElement(list.value.raw, list.value.line, [&](const json::JsonPlace& place) {
            if (place.kind != json::JsonKind::Object) {
                m_notes.add(Severity::Warning, IssueCode::WrongType, place.line, list.key, place.raw,
                            "an object");
                return true;
            }
            ObjectReader object(place, m_notes, list.key + ".");
            model::BundleSentence sentence;
            sentence.sentenceId = object.requiredText(kIdKeys);
            sentence.text = object.requiredText(kTextKeys);
            sentence.cik = object.integer(kCikKeys);
            sentence.company = object.text(kCompanyKeys);
            if (!sentence.cik && (sentence.company.empty() || sentence.company == company)) {
                sentence.cik = cik;
            }
            if (sentence.company.empty() && sentence.cik == cik) {
                sentence.company = company;
            }
            sentence.year = object.integer(kYearKeys);
            sentence.year = sentence.year ? sentence.year : year;
            sentence.section = object.text(kSectionKeys);
            sentence.docId = object.text(kDocKeys);
            checkId(object, sentence, ids);
            bundle.sentences.push_back(std::move(sentence));
            return true;
        });
        if (bundle.sentences.empty()) {
            m_notes.add(Severity::Warning, IssueCode::MissingField, list.value.line, list.key, {});
        }
    }

    void checkId(const ObjectReader& object, const model::BundleSentence& sentence,
                 std::set<std::string, std::less<>>& ids) {
        if (sentence.sentenceId.empty()) {
            return;
        }
        const json::JsonMember* id = object.member(kIdKeys);
        const auto note = [&](std::string expected) {
            m_notes.add(Severity::Warning, IssueCode::DuplicateId,
                        id != nullptr ? id->value.line : object.line(),
                        object.fieldOf(id != nullptr ? std::string_view(id->key) : kIdKeys.front()),
                        sentence.sentenceId, std::move(expected));
        };
        if (!ids.insert(sentence.sentenceId).second) {
            note({});
        } else if (m_texts != nullptr && !sentence.text.empty()) {
            const std::size_t hash = std::hash<std::string>()(sentence.text);
            const auto [known, isNew] = m_texts->try_emplace(sentence.sentenceId, hash);
            if (!isNew && known->second != hash) {
                note("the same text");
            }
        }
    }

    void addCompanies(const std::optional<std::int64_t>& cik, const std::string& company,
                      model::Bundle& bundle, const json::JsonMember* sentences) {
        Companies companies;
        companies.add(cik, company, false);
        for (const model::BundleSentence& sentence : bundle.sentences) {
            companies.add(sentence.cik, sentence.company, true);
        }
        for (const bool withCik : {true, false}) { // so that both lists go side by side as far as numbers go
            for (const Company& one : companies.list()) {
                if (one.cik.has_value() != withCik) {
                    continue;
                }
                bundle.companies.push_back(one.name);
                if (one.cik) {
                    bundle.ciks.push_back(*one.cik);
                }
            }
        }
        if (cik || !company.empty() || sentences == nullptr) {
            return; // a bundle of one company by its form
        }
        for (const Company& one : companies.list()) {
            if (one.sentences > 1) {
                m_notes.add(Severity::Info, IssueCode::DuplicateId, sentences->value.line, sentences->key,
                            nameOf(one) + " x " + std::to_string(one.sentences), "one company");
            }
        }
    }

    IssueNotes m_notes;
    TextHashes* m_texts; // null: nobody wants to know
};

} // namespace

BundleRecordReader::BundleRecordReader(base::IssueList* issues, std::string file)
    : m_issues(issues)
    , m_file(std::move(file)) {}

model::Bundle BundleRecordReader::read(const json::JsonPlace& record, std::string_view name) {
    return RecordWork(IssueNotes(m_issues, m_file), m_issues != nullptr ? &m_texts : nullptr)
        .read(record, name);
}

} // namespace assay::formats
