#include "core/retrieval/remote/remote_engine.h"

#include "core/base/hash.h"

#include <algorithm>
#include <array>

namespace assay::retrieval {
namespace {

constexpr std::array<std::string_view, 3> kRemoteModeNames{"vector", "text", "hybrid"};
constexpr std::array<std::string_view, 4> kRemoteMetricNames{"", "cosine", "dot", "euclidean"};

template <typename Value, std::size_t n>
std::optional<Value> remoteNamed(std::string_view name, const std::array<std::string_view, n>& names) {
    const auto at = std::find(names.begin(), names.end(), name);
    return at != names.end() ? std::optional(static_cast<Value>(at - names.begin())) : std::nullopt;
}

} // namespace

std::string_view remoteModeName(RemoteMode mode) noexcept {
    return kRemoteModeNames.at(static_cast<std::size_t>(mode));
}

std::optional<RemoteMode> remoteModeFromName(std::string_view name) noexcept {
    return remoteNamed<RemoteMode>(name, kRemoteModeNames);
}

std::string_view remoteMetricName(RemoteMetric metric) noexcept {
    return kRemoteMetricNames.at(static_cast<std::size_t>(metric));
}

std::optional<RemoteMetric> remoteMetricFromName(std::string_view name) noexcept {
    return remoteNamed<RemoteMetric>(name, kRemoteMetricNames);
}

std::string RemoteCollection::hash(std::string_view engine, std::string_view collection) const {
    std::string text;
    const auto add = [&text](std::string_view part) {
        text += std::to_string(part.size()) + ":";
        text += part;
    };
    add(engine);
    add(version);
    add(collection);
    add(documents ? std::to_string(*documents) : std::string());
    add(dimension ? std::to_string(*dimension) : std::string());
    add(remoteMetricName(metric.value_or(RemoteMetric::Unknown)));
    return base::sha256(text);
}

} // namespace assay::retrieval
