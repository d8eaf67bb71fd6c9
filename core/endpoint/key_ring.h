// Keys of services from the desktop's key ring (the Secret Service of GNOME, KDE and others), where the
// program was built with libsecret. A key is found by the attributes service = "assay" and account = a name
// that the person chose, as `secret-tool store --label="…" service assay account NAME` stores it; it is read
// when it is needed and kept nowhere.
#pragma once

#include "core/base/result.h"

#include <string>

namespace assay::endpoint {

// Whether this build can ask a key ring at all.
[[nodiscard]] bool hasKeyRing() noexcept;

// May wait for a person who unlocks the ring: not for the GUI thread. Errors: InvalidArgument (`where`
// "account": no name), NotFound (the ring has no key of that account, or not one of text), RemoteFailure
// (`where` "key ring": it did not answer, or this build has none).
[[nodiscard]] base::Result<std::string> keyFromRing(const std::string& account);

} // namespace assay::endpoint
