#include "core/formats/sentences/sentence_record.h"

#include "core/base/utf8_text.h"
#include "core/formats/record_issues.h"
#include "core/formats/sentences/sentence_id.h"
#include "core/json/record_text.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <utility>

namespace assay::formats {
namespace {

using base::IssueCode;
using base::Severity;

enum class Field : std::uint8_t { Id, Text, Cik, Company, Form, Year, Section, Position, Kind };

struct Key {
    std::string_view name;
    Field field;
};

constexpr Key kKeys[]{{"sentenceID", Field::Id},
                      {"sentence_id", Field::Id},
                      {"_id", Field::Id},
                      {"id", Field::Id},
                      {"text", Field::Text},
                      {"sentence_text", Field::Text},
                      {"sentence", Field::Text},
                      {"cik_int", Field::Cik},
                      {"cik", Field::Cik},
                      {"name", Field::Company},
                      {"company", Field::Company},
                      {"form", Field::Form},
                      {"form_type", Field::Form},
                      {"filing_type", Field::Form},
                      {"report_year", Field::Year},
                      {"year", Field::Year},
                      {"section_name", Field::Section},
                      {"section", Field::Section},
                      {"section_name_generic", Field::Section},
                      {"sentence_pos", Field::Position},
                      {"position", Field::Position},
                      {"pos", Field::Position},
                      {"kind", Field::Kind}};

const Key* keyOf(std::string_view name) {
    for (const Key& key : kKeys) {
        if (key.name == name) {
            return &key;
        }
    }
    return nullptr;
}

std::optional<std::int64_t> wholeNumber(std::string_view text) {
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = !text.empty() && error == std::errc() && end == text.data() + text.size();
    return whole ? std::optional(value) : std::nullopt;
}

std::optional<model::SentenceKind> kindFrom(std::string_view name) {
    return name == "prose"          ? std::optional(model::SentenceKind::Prose)
           : name == "heading"      ? std::optional(model::SentenceKind::Heading)
           : name == "table_debris" ? std::optional(model::SentenceKind::TableDebris)
                                    : std::nullopt;
}

} // namespace

std::vector<std::string> sentenceFieldNames() {
    std::vector<std::string> names;
    std::optional<Field> last;
    for (const Key& key : kKeys) { // those of a field stand together
        if (key.field != last) {
            names.emplace_back(key.name);
            last = key.field;
        }
    }
    return names;
}

std::optional<std::string> sentenceFieldFromName(std::string_view name) {
    const Key* const key = keyOf(name);
    if (key == nullptr) {
        return std::nullopt;
    }
    const auto* const first = std::ranges::find(kKeys, key->field, &Key::field);
    return std::string(first->name);
}

std::string sentenceFieldOf(const SentenceMapping& mapping, std::string_view column) {
    if (const auto chosen = mapping.find(column); chosen != mapping.end()) {
        return chosen->second;
    }
    const std::string byName = sentenceFieldFromName(column).value_or(std::string());
    const bool isTaken = !byName.empty() && std::ranges::any_of(mapping, [&byName](const auto& each) {
        return each.second == byName;
    });
    return isTaken ? std::string() : byName;
}

std::string metadataText(const json::Json& value) {
    return value.is_string() ? value.get<std::string>()
           : value.is_null() ? std::string()
                             : json::dumpJson(value);
}

void SentenceIntake::report(Severity severity, IssueCode code, std::string_view field, std::string_view value,
                            std::int64_t line) {
    m_reading.issues.add({severity,
                          code,
                          m_file,
                          line,
                          std::string(field),
                          std::string(base::cutUtf8(value, base::kIssueValueLength)),
                          {}});
}

void SentenceIntake::reject(IssueCode code, std::string_view field, std::string_view value,
                            std::string_view raw, std::int64_t line) {
    report(Severity::Error, code, field, value, line);
    m_reading.rejected.push_back({0, line, code, std::string(base::cutUtf8(raw, json::kRejectedTextBytes))});
}

void SentenceIntake::refuseFile(std::string_view field, std::string_view value, const std::string& other,
                                std::string_view raw) {
    m_reading.issues.add({Severity::Error, IssueCode::FilingCollision, m_file, 0, std::string(field),
                          std::string(base::cutUtf8(value, base::kIssueValueLength)), other});
    m_reading.rejected.push_back(
        {0, 0, IssueCode::FilingCollision, std::string(base::cutUtf8(raw, json::kRejectedTextBytes))});
    m_refused = true;
}

std::optional<std::int64_t> SentenceIntake::number(const json::Json& value, std::string_view field,
                                                   std::int64_t line) {
    if (value.is_null()) {
        return std::nullopt;
    }
    std::optional<std::int64_t> result;
    if (value.is_number_integer() &&
        (!value.is_number_unsigned() || std::in_range<std::int64_t>(value.get<std::uint64_t>()))) {
        return value.get<std::int64_t>();
    }
    if (value.is_number_float()) {
        const double real = value.get<double>();
        if (std::abs(real) < 9e15 && real == std::floor(real)) {
            result = static_cast<std::int64_t>(real);
        }
    } else if (value.is_string()) {
        const std::string text = value.get<std::string>();
        if (text.empty()) {
            return std::nullopt;
        }
        result = wholeNumber(text);
    }
    report(Severity::Warning, IssueCode::WrongType, field, metadataText(value), line);
    return result;
}

std::optional<std::int64_t> SentenceIntake::within(std::optional<std::int64_t> number, std::int64_t least,
                                                   std::int64_t most, std::string_view field,
                                                   std::int64_t line) {
    if (!number || (*number >= least && *number <= most)) {
        return number;
    }
    m_reading.issues.add({Severity::Warning, IssueCode::OutOfRange, m_file, line, std::string(field),
                          std::to_string(*number),
                          most == std::numeric_limits<std::int64_t>::max()
                              ? "a whole number from " + std::to_string(least)
                              : std::to_string(least) + " to " + std::to_string(most)});
    return std::nullopt;
}

std::string SentenceIntake::text(const json::Json& value, std::string_view field, std::int64_t line) {
    if (!value.is_string() && !value.is_null()) {
        report(Severity::Warning, IssueCode::WrongType, field, json::dumpJson(value), line);
        return value.is_number() ? json::dumpJson(value) : std::string();
    }
    return metadataText(value);
}

void SentenceIntake::reportRepeatedKeys(const json::Json& record, std::string_view raw, std::int64_t line) {
    RecordIssues(&m_reading.issues, m_file, raw, line).addRepeatedKeys(record);
}

void SentenceIntake::keepMetadata(model::Sentence& sentence, const std::string& name, std::string value,
                                  std::int64_t line) {
    const auto [there, isNew] = sentence.metadata.try_emplace(name, value);
    if (!isNew && there->second != value) {
        m_reading.issues.add({Severity::Warning, IssueCode::DuplicateKey, m_file, line, name,
                              std::string(base::cutUtf8(value, base::kIssueValueLength)),
                              std::string(base::cutUtf8(there->second, base::kIssueValueLength))});
    }
}

bool SentenceIntake::takeRecord(const json::Json& record, std::string_view raw, std::int64_t line) {
    if (!record.is_object()) {
        reject(IssueCode::WrongType, {}, raw, raw, line);
        return true;
    }
    model::Sentence sentence;
    std::optional<std::int64_t> seen[9]{}; // which key a field came from first; later ones are metadata
    const auto takeValue = [&](const std::string& name, const json::Json& value) {
        const Key* const key = m_mapping.empty() ? keyOf(name) : keyOf(sentenceFieldOf(m_mapping, name));
        if (key == nullptr || seen[static_cast<std::size_t>(key->field)]) {
            if (!value.is_null()) {
                keepMetadata(sentence, name, metadataText(value), line);
            }
            return;
        }
        seen[static_cast<std::size_t>(key->field)] = 1;
        switch (key->field) {
        case Field::Id:
            sentence.sentenceId = text(value, name, line);
            break;
        case Field::Text:
            sentence.text = text(value, name, line);
            break;
        case Field::Cik:
            // Ten digits with zeros in front are how filings write it: no fault.
            sentence.cik = value.is_string() && wholeNumber(value.get<std::string>())
                               ? wholeNumber(value.get<std::string>())
                               : number(value, name, line);
            break;
        case Field::Company:
            sentence.company = text(value, name, line);
            break;
        case Field::Form:
            sentence.form = text(value, name, line);
            break;
        case Field::Year:
            sentence.year = within(number(value, name, line), 1, 9999, name, line);
            break;
        case Field::Section: {
            const std::string written = value.is_number() ? json::dumpJson(value) : text(value, name, line);
            sentence.section = sectionOf(written);
            if (sentence.section != written) {
                keepMetadata(sentence, name, written, line);
            }
            break;
        }
        case Field::Position:
            sentence.position =
                within(number(value, name, line), 0, std::numeric_limits<std::int64_t>::max(), name, line);
            break;
        case Field::Kind:
            if (const auto kind = kindFrom(metadataText(value))) {
                sentence.kind = *kind;
            } else {
                keepMetadata(sentence, name, metadataText(value), line);
            }
            break;
        }
    };
    for (const auto& [name, value] : record.items()) {
        if (name == "metadata" && value.is_object()) {
            continue;
        }
        takeValue(name, value);
    }
    if (const auto further = record.find("metadata"); further != record.end() && further->is_object()) {
        for (const auto& [name, value] : further->items()) {
            takeValue(name, value);
        }
    }
    return take(std::move(sentence), raw, line);
}

bool SentenceIntake::take(model::Sentence&& sentence, std::string_view raw, std::int64_t line) {
    const SentenceFileKind kind = m_reading.kind;
    if (const auto place = sentencePlace(sentence.sentenceId)) {
        sentence.cik = sentence.cik ? sentence.cik : std::optional(place->cik);
        sentence.year = sentence.year ? sentence.year : std::optional(place->year);
        sentence.position = sentence.position ? sentence.position : std::optional(place->position);
        sentence.form = sentence.form.empty() ? place->form : sentence.form;
        sentence.section = sentence.section.empty() ? sectionOf(place->section) : sentence.section;
    } else if (sentence.sentenceId.empty()) {
        if (kind == SentenceFileKind::SentenceIds) {
            reject(IssueCode::MissingField, "sentenceID", raw, raw, line);
            return true;
        }
        const bool placed = sentence.cik && sentence.year && sentence.position && !sentence.form.empty() &&
                            !sentence.section.empty();
        if (sentence.text.empty() && !placed) {
            reject(IssueCode::MissingField, "sentenceID", {}, raw, line);
            return true;
        }
        sentence.sentenceId = placed ? sentenceIdOf({*sentence.cik, sentence.form, *sentence.year,
                                                     sentence.section, *sentence.position})
                                     : m_reading.file + ":" + std::to_string(line);
        report(Severity::Info, IssueCode::MissingField, "sentenceID", {}, line);
    } else if (kind == SentenceFileKind::SentenceIds) {
        reject(IssueCode::MalformedRecord, "sentenceID", sentence.sentenceId, raw, line);
        return true;
    }
    const bool says = kind != SentenceFileKind::SentenceIds;
    if (says && sentence.text.find_first_not_of(" \t\r\n") == std::string::npos) {
        report(Severity::Warning, IssueCode::MissingField, "text", sentence.sentenceId, line);
    }
    if (says && kind != SentenceFileKind::BeirCorpus) {
        const auto missing = [&](bool is, std::string_view field) {
            if (is) {
                report(Severity::Warning, IssueCode::MissingField, field, sentence.sentenceId, line);
            }
        };
        missing(!sentence.cik && sentence.company.empty(), "cik_int");
        missing(!sentence.year, "report_year");
        missing(sentence.section.empty(), "section_name");
        missing(!sentence.position && kind != SentenceFileKind::BundleSentences, "sentence_pos");
    }
    const std::string id = sentence.sentenceId;
    const SentenceFate fate = m_keeper.keep(std::move(sentence));
    if (fate == SentenceFate::Stop) {
        m_stopped = true;
        return false;
    }
    if (fate == SentenceFate::Kept) {
        ++m_reading.sentences;
    } else if (kind != SentenceFileKind::BundleSentences) {
        reject(IssueCode::DuplicateId, "sentenceID", id, raw, line);
    } else if (fate == SentenceFate::SameAgain) {
        ++m_reading.repeated; // bundles share sentences
    } else {
        report(Severity::Warning, IssueCode::DuplicateId, "sentenceID", id, line);
    }
    return true;
}

} // namespace assay::formats
