#include "app/pages/questions/json_layout.h"

#include <cstddef>

namespace assay::app {

std::string compactJson(std::string_view json) {
    std::string compact;
    compact.reserve(json.size());
    bool inString = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (inString) {
            compact += c;
            if (c == '\\' && i + 1 < json.size()) {
                compact += json[++i];
            } else if (c == '"') {
                inString = false;
            }
        } else if (c != ' ' && c != '\t' && c != '\n' && c != '\r') {
            compact += c;
            inString = c == '"';
        }
    }
    return compact;
}

std::string indentedJson(std::string_view json) {
    const std::string compact = compactJson(json);
    std::string laidOut;
    laidOut.reserve(compact.size() * 2);
    std::size_t depth = 0;
    bool inString = false;
    const auto newLine = [&] {
        laidOut += '\n';
        laidOut.append(2 * depth, ' ');
    };
    for (std::size_t i = 0; i < compact.size(); ++i) {
        const char c = compact[i];
        if (inString) {
            laidOut += c;
            if (c == '\\' && i + 1 < compact.size()) {
                laidOut += compact[++i];
            } else if (c == '"') {
                inString = false;
            }
            continue;
        }
        const char next = i + 1 < compact.size() ? compact[i + 1] : '\0';
        switch (c) {
        case '{':
        case '[':
            laidOut += c;
            if (next == '}' || next == ']') {
                laidOut += next;
                ++i;
            } else {
                ++depth;
                newLine();
            }
            break;
        case '}':
        case ']':
            depth -= depth > 0 ? 1 : 0;
            newLine();
            laidOut += c;
            break;
        case ',':
            laidOut += c;
            newLine();
            break;
        case ':':
            laidOut += ": ";
            break;
        default:
            laidOut += c;
            inString = c == '"';
            break;
        }
    }
    return laidOut;
}

} // namespace assay::app
