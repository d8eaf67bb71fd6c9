#include "core/endpoint/attempts.h"

#include <algorithm>
#include <cmath>

namespace assay::endpoint {

std::optional<std::chrono::microseconds> waitAfterAttempt(const Patience& patience, int attempts,
                                                          std::optional<double> retryAfterSeconds,
                                                          base::Random& chance) {
    if (attempts >= patience.maxAttempts ||
        (retryAfterSeconds && *retryAfterSeconds * 1'000 > patience.maxRetryAfterMs)) {
        return std::nullopt;
    }
    const double longest = std::min<double>(patience.backoffMaxMs,
                                            std::ldexp(patience.backoffBaseMs, std::min(attempts - 1, 30)));
    const double waitMs =
        std::max(longest * (0.5 + 0.5 * chance.unit()), retryAfterSeconds.value_or(0) * 1'000);
    return std::chrono::microseconds(std::llround(waitMs * 1'000));
}

bool isPassingStatus(int status) noexcept {
    return status == 408 || status == 429 || (status >= 500 && status < 600);
}

} // namespace assay::endpoint
