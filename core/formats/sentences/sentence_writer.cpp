#include "core/formats/sentences/sentence_writer.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cstddef>

namespace assay::formats {

std::string sentenceLine(const model::Sentence& sentence) {
    static constexpr std::array<const char*, 3> kKinds{"prose", "heading", "table_debris"};
    nlohmann::ordered_json line = nlohmann::ordered_json::object();
    const auto number = [&](const char* key, const std::optional<std::int64_t>& value) {
        if (value) {
            line[key] = *value;
        }
    };
    const auto text = [&](const char* key, const std::string& value) {
        if (!value.empty()) {
            line[key] = value;
        }
    };
    number("cik_int", sentence.cik);
    text("name", sentence.company);
    text("form", sentence.form);
    number("report_year", sentence.year);
    text("section_name", sentence.section);
    number("sentence_pos", sentence.position);
    text("sentenceID", sentence.sentenceId);
    line["kind"] = kKinds[static_cast<std::size_t>(sentence.kind)];
    text("text", sentence.text);
    if (!sentence.metadata.empty()) {
        line["metadata"] = sentence.metadata;
    }
    return line.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

} // namespace assay::formats
