#include "core/base/hash.h"
#include "core/base/inner_path.h"
#include "core/results/thresholds/sweep_files.h"

#include <algorithm>
#include <map>
#include <string_view>

namespace assay::results {
namespace {

constexpr std::string_view kGlobal = "global";
constexpr std::string_view kNoScenario = "no_scenario";
constexpr std::string_view kSweepFile = "sweep.json"; // lies beside the folders
constexpr std::size_t kLongestName = 120;
constexpr std::size_t kHashDigits = 16;

bool isUpper(char c) {
    return c >= 'A' && c <= 'Z';
}

char lower(char c) {
    return isUpper(c) ? static_cast<char>(c - 'A' + 'a') : c;
}

std::string lowered(std::string_view text) {
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(), lower);
    return result;
}

bool isSafe(char c) {
    return (c >= 'a' && c <= 'z') || isUpper(c) || (c >= '0' && c <= '9') || c == '_' || c == '-' || c == '.';
}

std::string percentEncoded(char c) {
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    const auto byte = static_cast<unsigned char>(c);
    std::string result("%");
    result.push_back(kDigits[byte >> 4U]);
    result.push_back(kDigits[byte & 15U]);
    return result;
}

std::string folderNameOf(const evaluate::ScopeSweep& scope, bool encodeCapitals) {
    const std::string key = scopeKey(scope);
    if (scope.global || scope.scenario.empty()) {
        return key;
    }
    std::string_view rest = scope.scenario;
    std::string name;
    const std::string folded = lowered(rest);
    if (key != scope.scenario || folded == kGlobal || folded == kNoScenario || folded == kSweepFile ||
        base::isReservedOnWindows(rest)) {
        name = percentEncoded(rest.front());
        rest.remove_prefix(1);
    }
    for (std::size_t i = 0; i < rest.size(); ++i) {
        const char c = rest[i];
        const bool isEndDot = c == '.' && ((i == 0 && name.empty()) || i + 1 == rest.size());
        if (isSafe(c) && !isEndDot && !(encodeCapitals && isUpper(c))) {
            name.push_back(c);
        } else {
            name += percentEncoded(c);
        }
    }
    if (name.size() > kLongestName) {
        name.resize(kLongestName - kHashDigits - 1);
        if (const std::size_t percent = name.rfind('%');
            percent != std::string::npos && percent + 3 > name.size()) {
            name.resize(percent);
        }
        name.push_back('~');
        name += base::sha256(scope.scenario).substr(0, kHashDigits);
    }
    return name;
}

} // namespace

std::string scopeKey(const evaluate::ScopeSweep& scope) {
    if (scope.global) {
        return std::string(kGlobal);
    }
    if (scope.scenario.empty()) {
        return std::string(kNoScenario);
    }
    if (scope.scenario == kGlobal || scope.scenario == kNoScenario || scope.scenario.front() == '%') {
        return percentEncoded(scope.scenario.front()) + scope.scenario.substr(1);
    }
    return scope.scenario;
}

std::string scopeFolderName(const evaluate::ScopeSweep& scope) {
    return folderNameOf(scope, false);
}

std::vector<std::string> scopeFolderNames(const evaluate::ThresholdSweep& sweep) {
    std::vector<std::string> names{scopeFolderName(sweep.global)};
    std::map<std::string, int> folded;
    for (const evaluate::ScopeSweep& scope : sweep.scenarios) {
        names.push_back(scopeFolderName(scope));
        ++folded[lowered(names.back())];
    }
    for (std::size_t i = 0; i < sweep.scenarios.size(); ++i) {
        if (folded[lowered(names[i + 1])] > 1) {
            names[i + 1] = folderNameOf(sweep.scenarios[i], true);
        }
    }
    return names;
}

} // namespace assay::results
