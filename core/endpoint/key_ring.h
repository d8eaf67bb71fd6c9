// Keys of services from the desktop's key ring, of which the core knows no more than this: a program that can
// ask one says how (app/settings/key_chain.h). A key is found by the name of an account that the person
// chose; it is read when it is needed and kept nowhere. Without a ring keys come from the environment alone.
#pragma once

#include "core/base/result.h"

#include <functional>
#include <string>

namespace assay::endpoint {

// Of an account, which is not empty. Errors: those of keyFromRing().
using KeyRing = std::function<base::Result<std::string>(const std::string& account)>;

// Empty: none, as at the start.
void setKeyRing(KeyRing ring);

// Whether this program can ask a key ring at all. Any thread, as keyFromRing().
[[nodiscard]] bool hasKeyRing() noexcept;

// May wait for a person who unlocks the ring: not for the GUI thread. Errors: InvalidArgument (`where`
// "account": no name), NotFound (the ring has no key of that account, or not one of text), RemoteFailure
// (`where` kKeyRing: it did not answer, or there is none).
inline constexpr const char* kKeyRing = "key ring";
[[nodiscard]] base::Result<std::string> keyFromRing(const std::string& account);

} // namespace assay::endpoint
