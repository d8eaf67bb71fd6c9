#include "core/formats/rankings/anchor_list.h"

#include "core/base/utf8_text.h"
#include "core/formats/whole_file.h"
#include "core/json/json_places.h"

#include <nlohmann/json.hpp>

#include <unordered_set>
#include <utility>

namespace assay::formats {
namespace {

using base::ErrorCode;
using base::fail;
using base::IssueCode;
using base::Result;
using base::Severity;

class AnchorListReader {
  public:
    explicit AnchorListReader(const std::string& file)
        : m_file(file) {}

    AnchorListReading reading;

    void add(std::string id, std::int64_t line) {
        if (id.empty()) {
            report(IssueCode::MissingField, line, {});
        } else if (!m_known.insert(id).second) {
            report(IssueCode::DuplicateId, line, std::string(base::cutUtf8(id, base::kIssueValueLength)));
        } else {
            reading.list.sentenceIds.push_back(std::move(id));
        }
    }

    // UTF-8, or mended and reported.
    void readText(std::string text) {
        mendUtf8Lines(text, m_file, reading.issues);
        readLines(text);
    }

    void readJson(const json::Json& json) {
        AnchorList& list = reading.list;
        list.name = text(json, "name");
        list.corpus = text(json, "corpus");
        list.corpusHash = text(json, "corpus_sha256");
        if (const auto seed = json.find("seed"); seed != json.end() && seed->is_number_unsigned()) {
            list.seed = seed->get<std::uint64_t>();
        }
        if (const auto settings = json.find("settings"); settings != json.end() && settings->is_object()) {
            list.settings = json::dumpJson(*settings);
        }
        const auto anchors = json.find("anchors");
        if (anchors == json.end() || !anchors->is_array()) {
            return report(IssueCode::WrongType, 0, {});
        }
        std::int64_t number = 0;
        for (const json::Json& one : *anchors) {
            ++number;
            if (one.is_string()) {
                add(one.get<std::string>(), number);
            } else {
                report(IssueCode::WrongType, number,
                       std::string(base::cutUtf8(json::dumpJson(one), base::kIssueValueLength)));
            }
        }
    }

  private:
    void readLines(std::string_view text) {
        std::int64_t line = 0;
        while (!text.empty()) {
            const std::size_t end = text.find('\n');
            std::string_view id = text.substr(0, end);
            text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
            ++line;
            const std::size_t first = id.find_first_not_of(" \t\r");
            if (first != std::string_view::npos) { // an empty line is no id
                add(std::string(id.substr(first, id.find_last_not_of(" \t\r") - first + 1)), line);
            }
        }
    }

    static std::string text(const json::Json& json, const char* key) {
        const auto at = json.find(key);
        return at != json.end() && at->is_string() ? at->get<std::string>() : std::string();
    }

    void report(IssueCode code, std::int64_t line, std::string value) {
        reading.issues.add({Severity::Error, code, m_file, line, "anchors", std::move(value), {}});
    }

    std::string m_file;
    std::unordered_set<std::string> m_known;
};

} // namespace

Result<AnchorListReading> readAnchorList(std::string_view text, const std::string& file) {
    AnchorListReader reader(file);
    text = base::withoutByteOrderMark(text);
    const auto json = json::parseJson(text);
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (json && json->is_object()) {
        reader.readJson(*json);
    } else if (first != std::string_view::npos && (text[first] == '{' || text[first] == '[')) {
        return fail(ErrorCode::InputNotUsable, "JSON that is damaged, nested too deeply or no object", file);
    } else {
        reader.readText(std::string(text));
    }
    if (reader.reading.list.sentenceIds.empty()) {
        return fail(ErrorCode::InputNotUsable, "no sentence id", file);
    }
    return std::move(reader.reading);
}

Result<AnchorListReading> readAnchorListFile(const std::filesystem::path& path) {
    base::NoProgress progress;
    const auto text = readWholeFile(path, {}, progress);
    return text ? readAnchorList(*text, path.filename().string()) : tl::unexpected(text.error());
}

std::string anchorListJson(const AnchorList& list) {
    const auto settings = json::parseJson(list.settings);
    const json::Json document{{"name", list.name},
                              {"corpus", list.corpus},
                              {"corpus_sha256", list.corpusHash},
                              {"seed", list.seed},
                              {"settings", settings ? *settings : json::Json::object()},
                              {"anchors", list.sentenceIds}};
    return document.dump(2, ' ', false, json::Json::error_handler_t::replace) + "\n";
}

} // namespace assay::formats
