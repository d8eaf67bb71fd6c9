#include "core/formats/questions/bundle_json.h"

#include "core/base/guard.h"
#include "core/base/hash.h"
#include "core/base/utf8_text.h"
#include "core/formats/questions/bundle_record.h"
#include "core/formats/whole_file.h"
#include "core/json/json_document.h"
#include "core/json/json_places.h"
#include "core/json/json_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <system_error>
#include <utility>

namespace assay::formats {
namespace {

namespace fs = std::filesystem;
using base::ErrorCode;
using base::fail;
using base::IssueCode;
using base::Result;
using base::Severity;

constexpr std::string_view kSpace = " \t\r\n";

bool isBundle(const SourceBundle& source) {
    return !source.bundle.sentences.empty();
}

// Reads the document's records into `reading`; nullopt, or what makes the document unusable.
std::optional<base::Issue> readRecords(std::string_view text, BundleReading& reading,
                                       const std::stop_token& stop) {
    const json::JsonDocument document = json::jsonDocumentOf(text, reading.file, json::JsonKind::Array);
    if (document.fault) {
        return document.fault;
    }
    BundleRecordReader reader(&reading.issues, reading.file);
    json::forEachElement(document.root.raw, document.root.line, [&](const json::JsonPlace& place) {
        reading.bundles.push_back({reader.read(place, "[" + std::to_string(reading.bundles.size()) + "]"),
                                   std::string(place.raw), place.line});
        return !stop.stop_requested();
    });
    if (!stop.stop_requested() && std::none_of(reading.bundles.begin(), reading.bundles.end(), isBundle)) {
        const std::string_view root = document.root.raw;
        return base::Issue{Severity::Error,
                           IssueCode::EmptyInput,
                           reading.file,
                           document.root.line,
                           {},
                           std::string(base::cutUtf8(root, base::kIssueValueLength)),
                           "bundles"};
    }
    return std::nullopt;
}

Result<BundleReading> readUnguarded(const fs::path& path, std::stop_token stop, base::ProgressSink& progress,
                                    base::IssueList* issuesOnFailure) {
    ASSAY_TRY(auto text, readWholeFile(path, stop, progress));
    BundleReading reading;
    reading.file = path.string(); // while it is read: what issues name
    reading.bytes = static_cast<std::int64_t>(text.size());
    reading.sha256 = base::sha256(text);
    mendUtf8Lines(text, reading.file, reading.issues);
    const auto fault = readRecords(base::withoutByteOrderMark(text), reading, stop);
    if (stop.stop_requested()) {
        return fail(ErrorCode::Cancelled);
    }
    if (fault) {
        if (issuesOnFailure != nullptr) {
            *issuesOnFailure = reading.issues;
            issuesOnFailure->add(*fault);
        }
        return fail(ErrorCode::InputNotUsable,
                    (fault->line > 0 ? "line " + std::to_string(fault->line) + ": " : std::string()) +
                        std::string(base::issueCodeName(fault->code)),
                    path.string());
    }
    reading.file = path.filename().string();
    return reading;
}

bool namesSentences(std::string_view list) {
    constexpr std::array<std::string_view, 3> kKeys{"\"sentenceID\"", "\"sentence_id\"", "\"sentence_text\""};
    return std::any_of(kKeys.begin(), kKeys.end(),
                       [list](std::string_view key) { return list.find(key) != std::string_view::npos; });
}

// Whether an object that may end anywhere has a list of sentences, which may end anywhere too.
bool looksLikeBundle(std::string_view object) {
    return std::any_of(kSentencesKeys.begin(), kSentencesKeys.end(), [object](std::string_view key) {
        const std::string_view rest = json::beginningOfMember(object, key);
        const json::JsonValue value = json::readJsonValue(rest);
        return value.kind == json::JsonKind::Invalid
                   ? rest.starts_with('[') && json::endsInsideJson(rest) && namesSentences(rest)
                   : value.kind == json::JsonKind::Array && namesSentences(value.raw);
    });
}

} // namespace

bool looksLikeBundles(std::string_view beginning) {
    beginning = base::withoutByteOrderMark(beginning);
    const std::size_t begin = beginning.find_first_not_of(kSpace);
    if (begin == std::string_view::npos || beginning[begin] != '[') {
        return false;
    }
    bool has = false;
    bool sawObject = false;
    const json::JsonWalk walk = json::forEachElement(beginning, 1, [&](const json::JsonPlace& place) {
        sawObject = place.kind == json::JsonKind::Object; // what is no object before it is passed over
        has = sawObject && looksLikeBundle(place.raw);
        return !sawObject;
    });
    if (sawObject || walk.whole || walk.end >= beginning.size() || beginning[walk.end] != '{') {
        return has;
    }
    return looksLikeBundle(beginning.substr(walk.end)); // longer than what was handed over
}

Result<bool> recogniseBundles(const fs::path& path) {
    return base::guarded(path.string(), [&]() -> Result<bool> {
        std::error_code failed;
        if (fs::is_directory(path, failed)) {
            return false;
        }
        const auto beginning = readBeginningOfFile(path, kRecognitionBytes);
        return beginning ? Result<bool>(looksLikeBundles(*beginning)) : tl::unexpected(beginning.error());
    });
}

Result<BundleReading> readBundles(const fs::path& path, std::stop_token stop, base::ProgressSink& progress,
                                  base::IssueList* issuesOnFailure) {
    return base::guarded(path.string(),
                         [&] { return readUnguarded(path, std::move(stop), progress, issuesOnFailure); });
}

model::Bundle bundleOfRecord(std::string_view record) {
    const json::JsonValue value = json::readJsonValue(record);
    return BundleRecordReader(nullptr, {}).read({value.kind, value.raw, 1});
}

std::string bundlesDocument(std::span<const std::string> records) {
    std::string document = "[";
    for (const std::string& record : records) {
        document += document.size() > 1 ? ",\n" : "\n";
        document += record;
    }
    return document + "\n]\n";
}

namespace {

using BundleObject = nlohmann::ordered_json;

template <typename Value>
BundleObject bundleValue(const std::optional<Value>& value) {
    return value ? BundleObject(*value) : BundleObject();
}

BundleObject trendObject(const model::Bundle& bundle) {
    BundleObject object;
    object["cik_int"] = bundle.ciks.empty() ? BundleObject() : BundleObject(bundle.ciks.front());
    object["name"] = bundle.companies.empty() ? BundleObject() : BundleObject(bundle.companies.front());
    object["years"] = bundle.years;
    object["sentences"] = BundleObject::array();
    for (const model::BundleSentence& sentence : bundle.sentences) {
        BundleObject one;
        one["report_year"] = bundleValue(sentence.year);
        one["section_name_generic"] = sentence.section;
        one["docID"] = sentence.docId;
        one["sentenceID"] = sentence.sentenceId;
        one["sentence_text"] = sentence.text;
        object["sentences"].push_back(std::move(one));
    }
    object["topic_label"] = bundle.topic;
    return object;
}

BundleObject crossCompanyObject(const model::Bundle& bundle) {
    BundleObject object;
    object["report_year"] = bundle.years.empty() ? BundleObject() : BundleObject(bundle.years.front());
    object["topic_label"] = bundle.topic;
    object["company_sentences"] = BundleObject::array();
    for (const model::BundleSentence& sentence : bundle.sentences) {
        BundleObject one;
        one["cik_int"] = bundleValue(sentence.cik);
        one["name"] = sentence.company;
        one["docID"] = sentence.docId;
        one["sentenceID"] = sentence.sentenceId;
        one["section_name_generic"] = sentence.section;
        one["sentence_text"] = sentence.text;
        object["company_sentences"].push_back(std::move(one));
    }
    return object;
}

} // namespace

std::string finragBundles(std::span<const model::Bundle> bundles) {
    std::string document = "[";
    for (const model::Bundle& bundle : bundles) {
        const bool isAcross = bundle.type.find("cross_company") != std::string::npos ||
                              bundle.group.find("cross_company") != std::string::npos;
        BundleObject object = isAcross ? crossCompanyObject(bundle) : trendObject(bundle);
        object["bundle_type"] = bundle.type;
        object["v_group"] = bundle.group;
        document += document.size() > 1 ? "," : "";
        document += object.dump(-1, ' ', false, BundleObject::error_handler_t::replace);
    }
    return document + "]";
}

std::string bundleRecord(const model::Bundle& bundle) {
    BundleObject object{
        {"v_group", bundle.group}, {"bundle_type", bundle.type}, {"topic_label", bundle.topic}};
    object["years"] = bundle.years;
    object["sentences"] = BundleObject::array();
    for (const model::BundleSentence& sentence : bundle.sentences) {
        object["sentences"].push_back({{"cik_int", bundleValue(sentence.cik)},
                                       {"name", sentence.company},
                                       {"report_year", bundleValue(sentence.year)},
                                       {"section_name_generic", sentence.section},
                                       {"docID", sentence.docId},
                                       {"sentenceID", sentence.sentenceId},
                                       {"sentence_text", sentence.text}});
    }
    return object.dump(-1, ' ', false, BundleObject::error_handler_t::replace);
}

} // namespace assay::formats
