#include "core/model/label.h"

namespace assay::model {
namespace {

constexpr std::string_view kWhiteSpace = " \t\r\n\f\v";

constexpr char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool equalIgnoringCase(std::string_view a, std::string_view b) {
    if (a.size() != b.size()) {
        return false;
    }
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (lower(a[i]) != b[i]) {
            return false;
        }
    }
    return true;
}

} // namespace

std::optional<Label> labelFromName(std::string_view name) noexcept {
    const std::size_t first = name.find_first_not_of(kWhiteSpace);
    if (first == std::string_view::npos) {
        return std::nullopt;
    }
    name = name.substr(first, name.find_last_not_of(kWhiteSpace) - first + 1);
    for (const Label label : kLabels) {
        if (equalIgnoringCase(name, labelName(label))) {
            return label;
        }
    }
    return std::nullopt;
}

} // namespace assay::model
