// The members of settings that say how patiently a service is asked: time limit, attempts, waits, requests at
// once and a second. The same names and ranges for every kind of service. Pure; any thread.
//
//     constexpr std::tuple kFields = std::tuple_cat(std::tuple{json::field("url", &MySettings::url)},
//                                                   kServiceLimitFields<MySettings>);
#pragma once

#include "core/json/field_list.h"

#include <tuple>

namespace assay::endpoint {

template <typename Settings>
inline constexpr std::tuple kServiceLimitFields{
    json::ranged("timeout_ms", &Settings::timeoutMs, 1, 3'600'000),
    json::ranged("max_attempts", &Settings::maxAttempts, 1, 100),
    json::ranged("backoff_base_ms", &Settings::backoffBaseMs, 0, 3'600'000),
    json::ranged("backoff_max_ms", &Settings::backoffMaxMs, 0, 3'600'000),
    json::ranged("max_retry_after_ms", &Settings::maxRetryAfterMs, 0, 86'400'000),
    json::ranged("max_parallel", &Settings::maxParallel, 1, 64),
    json::field("max_per_second", &Settings::maxPerSecond),
};

} // namespace assay::endpoint
