#include "core/formats/rankings/reference_list.h"

#include "core/base/guard.h"
#include "core/base/hash.h"
#include "core/base/utf8_text.h"
#include "core/formats/whole_file.h"
#include "core/json/json_document.h"
#include "core/text/character_set_repair.h"

#include <algorithm>
#include <array>
#include <set>
#include <span>
#include <unordered_set>
#include <utility>

namespace assay::formats {
namespace {

namespace fs = std::filesystem;
using base::ErrorCode;
using base::fail;
using base::IssueCode;
using base::Result;
using base::Severity;

using Keys = std::span<const std::string_view>;

constexpr std::int64_t kEntriesPerLook = 4'096; // at the stop token

constexpr std::array<std::string_view, 2> kCompanyIds{"cik_int", "cik"};
constexpr std::array<std::string_view, 3> kCompanyNames{"company_name", "name", "company"};
constexpr std::array<std::string_view, 2> kSectionIds{"sec_item_canonical", "section_code"};
constexpr std::array<std::string_view, 1> kSectionNames{"section_name"};
constexpr std::array<std::string_view, 1> kSourceIds{"id"};
constexpr std::array<std::string_view, 1> kSourceNames{"title"};
constexpr std::string_view kSourceSections = "sections";
constexpr std::array<std::string_view, 4> kSectionKeys{"id", "number", "section", "title"};

// What has one of these is a record of something else.
constexpr std::array<std::string_view, 14> kOfOthers{
    "question",  "question_text",     "query",       "user_input",    "messages",
    "sentences", "company_sentences", "text",        "sentence_text", "retrieved_sources",
    "answer",    "sentenceID",        "sentence_id", "label"};

struct ListForm {
    std::string_view name;
    Keys ids;
    Keys names;
};

constexpr std::array<ListForm, kReferenceListKindCount> kForms{
    ListForm{"companies-json", kCompanyIds, kCompanyNames},
    ListForm{"sections-json", kSectionIds, kSectionNames},
    ListForm{"sources-json", kSourceIds, kSourceNames}};

const ListForm& formOf(ReferenceListKind kind) noexcept {
    return kForms[static_cast<std::size_t>(kind)];
}

std::optional<ReferenceListKind> kindOfEntry(std::string_view object) {
    std::set<std::string, std::less<>> keys;
    json::forEachMember(object, 1, [&keys](const json::JsonMember& member) {
        keys.insert(member.key);
        return true;
    });
    const auto has = [&keys](Keys names) {
        return std::ranges::any_of(names, [&keys](std::string_view name) { return keys.contains(name); });
    };
    if (has(kOfOthers)) {
        return std::nullopt;
    }
    for (std::size_t i = 0; i < kForms.size(); ++i) {
        const bool isSources = static_cast<ReferenceListKind>(i) == ReferenceListKind::SourcesJson;
        if (has(kForms[i].ids) && has(kForms[i].names) && (!isSources || keys.contains(kSourceSections))) {
            return static_cast<ReferenceListKind>(i);
        }
    }
    return std::nullopt;
}

// Reads the entries of one list in their order.
class EntryReader {
  public:
    EntryReader(const ListForm& form, std::string file, base::IssueList& issues)
        : m_form(form)
        , m_file(std::move(file))
        , m_issues(issues) {}

    ReferenceEntry read(const json::JsonPlace& place, std::size_t index) {
        ReferenceEntry entry;
        entry.line = place.line;
        if (place.kind != json::JsonKind::Object) {
            add(Severity::Error, IssueCode::WrongType, place.line, "[" + std::to_string(index) + "]",
                place.raw, "an object");
            return entry;
        }
        std::vector<json::JsonMember> members;
        json::forEachMember(place.raw, place.line, [&](const json::JsonMember& member) {
            members.push_back(member);
            checkCharacterSet(member);
            if (&m_form == &formOf(ReferenceListKind::SourcesJson) && member.key == kSourceSections) {
                entry.sections = sectionsOf(member.value);
            }
            return true;
        });
        std::int64_t line = place.line;
        entry.name = value(members, m_form.names, line);
        line = place.line;
        entry.id = value(members, m_form.ids, line);
        if (!entry.id.empty() && !m_ids.insert(entry.id).second) {
            add(Severity::Warning, IssueCode::DuplicateId, line, std::string(m_form.ids.front()), entry.id);
        }
        return entry;
    }

  private:
    void add(Severity severity, IssueCode code, std::int64_t line, std::string field, std::string_view value,
             std::string_view expected = {}) {
        m_issues.add({severity, code, m_file, line, std::move(field),
                      std::string(base::cutUtf8(value, base::kIssueValueLength)),
                      std::string(base::cutUtf8(expected, base::kIssueValueLength))});
    }

    void checkCharacterSet(const json::JsonMember& member) {
        if (member.value.kind != json::JsonKind::String) {
            return;
        }
        std::string text;
        json::appendUnescapedJson(member.value.raw, text);
        if (const auto repaired = assay::text::repairedCharacterSet(text)) {
            add(Severity::Warning, IssueCode::WrongEncoding, member.value.line, member.key, text, *repaired);
        }
    }

    std::vector<std::string> sectionsOf(const json::JsonPlace& list) {
        std::vector<std::string> sections;
        if (list.kind != json::JsonKind::Array) {
            add(Severity::Warning, IssueCode::WrongType, list.line, std::string(kSourceSections), list.raw,
                "a list");
            return sections;
        }
        json::forEachElement(list.raw, list.line, [&](const json::JsonPlace& place) {
            json::JsonPlace named = place;
            for (std::size_t i = 0; named.kind == json::JsonKind::Object && i < kSectionKeys.size(); ++i) {
                const auto part = json::placeAt(place.raw, place.line, "/" + std::string(kSectionKeys[i]));
                named = isPlain(part) ? part : named;
            }
            if (isPlain(named)) {
                sections.push_back(plain(named));
            } else {
                add(Severity::Warning, IssueCode::WrongType, place.line, std::string(kSourceSections),
                    place.raw, "a text");
            }
            return true;
        });
        return sections;
    }

    static bool isPlain(const json::JsonPlace& place) {
        return place.kind == json::JsonKind::String || place.kind == json::JsonKind::Number;
    }

    static std::string plain(const json::JsonPlace& place) {
        std::string text;
        if (place.kind == json::JsonKind::String) {
            json::appendUnescapedJson(place.raw, text);
        } else {
            text = place.raw;
        }
        return text;
    }

    // Of the first of these keys that says something; of a key that comes several times the last one.
    std::string value(const std::vector<json::JsonMember>& members, Keys keys, std::int64_t& line) {
        for (const std::string_view key : keys) {
            const auto found =
                std::find_if(members.rbegin(), members.rend(),
                             [key](const json::JsonMember& member) { return member.key == key; });
            if (found == members.rend()) {
                continue;
            }
            const std::string text = isPlain(found->value) ? plain(found->value) : std::string();
            if (!text.empty()) {
                line = found->value.line;
                return text;
            }
        }
        add(Severity::Warning, IssueCode::MissingField, line, std::string(keys.front()), {});
        return {};
    }

    const ListForm& m_form;
    std::string m_file;
    base::IssueList& m_issues;
    std::unordered_set<std::string> m_ids;
};

std::string beginningOf(std::string_view content) {
    std::string shown;
    base::appendMendedUtf8(base::cutUtf8(content.substr(0, content.find('\n')), 100), shown);
    return shown;
}

} // namespace

std::string_view referenceListKindName(ReferenceListKind kind) noexcept {
    return formOf(kind).name;
}

std::optional<ReferenceListKind> referenceListKindFromName(std::string_view name) noexcept {
    const auto found = std::ranges::find(kForms, name, &ListForm::name);
    return found == kForms.end() ? std::nullopt
                                 : std::optional(static_cast<ReferenceListKind>(found - kForms.begin()));
}

std::optional<ReferenceListKind> recogniseReferenceListText(std::string_view beginning) {
    const std::string_view content = base::withoutByteOrderMark(beginning);
    const std::size_t first = content.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos || content[first] != '[') {
        return std::nullopt;
    }
    std::optional<ReferenceListKind> kind;
    bool sawObject = false; // what is no object before it is passed over
    const json::JsonWalk walk = json::forEachElement(content, 1, [&](const json::JsonPlace& place) {
        sawObject = place.kind == json::JsonKind::Object;
        kind = sawObject ? kindOfEntry(place.raw) : std::nullopt;
        return !sawObject;
    });
    if (!sawObject && !walk.whole && walk.end < content.size() && content[walk.end] == '{') {
        return kindOfEntry(content.substr(walk.end)); // longer than what was handed over
    }
    return kind;
}

Result<ReferenceListKind> recogniseReferenceList(const fs::path& path) {
    return base::guarded(path.string(), [&]() -> Result<ReferenceListKind> {
        ASSAY_TRY(const auto beginning, readBeginningOfFile(path, kRecognitionBytes));
        const auto kind = recogniseReferenceListText(beginning);
        return kind ? Result<ReferenceListKind>(*kind)
                    : fail(ErrorCode::UnknownFormat, beginningOf(base::withoutByteOrderMark(beginning)),
                           path.string());
    });
}

Result<ReferenceListReading> readReferenceListText(std::string_view content, const std::string& name,
                                                   std::optional<ReferenceListKind> kind,
                                                   std::stop_token stop, base::IssueList* issuesOnFailure) {
    return base::guarded(name, [&]() -> Result<ReferenceListReading> {
        std::string text(base::withoutByteOrderMark(content));
        if (!kind) {
            kind = recogniseReferenceListText(text);
        }
        if (!kind) {
            return fail(ErrorCode::UnknownFormat, beginningOf(text), name);
        }
        ReferenceListReading reading;
        reading.kind = *kind;
        reading.file = fs::path(name).filename().string();
        reading.bytes = static_cast<std::int64_t>(content.size());
        reading.sha256 = base::sha256(content);
        reading.document = content;
        mendUtf8Lines(text, name, reading.issues);
        json::JsonDocument document = json::jsonDocumentOf(text, name, json::JsonKind::Array);
        if (!document.fault) {
            EntryReader entries(formOf(*kind), name, reading.issues);
            json::forEachElement(document.root.raw, document.root.line, [&](const json::JsonPlace& place) {
                reading.entries.push_back(entries.read(place, reading.entries.size()));
                return reading.entries.size() % kEntriesPerLook != 0 || !stop.stop_requested();
            });
            if (std::ranges::all_of(reading.entries, [](const ReferenceEntry& entry) {
                    return entry.id.empty() && entry.name.empty();
                })) {
                document.fault =
                    base::Issue{Severity::Error, IssueCode::EmptyInput, name, document.root.line, {}, {}, {}};
            }
        }
        if (stop.stop_requested()) {
            return fail(ErrorCode::Cancelled);
        }
        if (document.fault) {
            if (issuesOnFailure != nullptr) {
                *issuesOnFailure = std::move(reading.issues);
                issuesOnFailure->add(*document.fault);
            }
            return fail(ErrorCode::InputNotUsable,
                        (document.fault->line > 0 ? "line " + std::to_string(document.fault->line) + ": "
                                                  : std::string()) +
                            std::string(base::issueCodeName(document.fault->code)),
                        name);
        }
        return reading;
    });
}

Result<ReferenceListReading> readReferenceList(const fs::path& path, std::optional<ReferenceListKind> kind,
                                               std::stop_token stop, base::ProgressSink& progress,
                                               base::IssueList* issuesOnFailure) {
    return base::guarded(path.string(), [&]() -> Result<ReferenceListReading> {
        ASSAY_TRY(const auto content, readWholeFile(path, stop, progress));
        return readReferenceListText(content, path.string(), kind, std::move(stop), issuesOnFailure);
    });
}

} // namespace assay::formats
