#include "core/endpoint/key_ring.h"

#include <mutex>
#include <utility>

namespace assay::endpoint {

using base::ErrorCode;
using base::fail;
using base::Result;

namespace {

struct CurrentRing {
    std::mutex mutex;
    KeyRing ring;
};

CurrentRing& current() {
    static CurrentRing ring;
    return ring;
}

} // namespace

void setKeyRing(KeyRing ring) {
    const std::scoped_lock lock(current().mutex);
    current().ring = std::move(ring);
}

bool hasKeyRing() noexcept {
    const std::scoped_lock lock(current().mutex);
    return static_cast<bool>(current().ring);
}

Result<std::string> keyFromRing(const std::string& account) {
    if (account.empty()) {
        return fail(ErrorCode::InvalidArgument, {}, "account");
    }
    KeyRing ring;
    {
        const std::scoped_lock lock(current().mutex);
        ring = current().ring;
    }
    return ring ? ring(account) : fail(ErrorCode::RemoteFailure, "this build has none", kKeyRing);
}

} // namespace assay::endpoint
