// The wall of the room: what SQLite and SQLiteCpp throw inside becomes an Error here.
#pragma once

#include "core/base/guard.h"
#include "core/base/result.h"

#include <SQLiteCpp/Exception.h>

#include <string>
#include <utility>

namespace assay::workspace {

// The Error that stands for what SQLite said, with its message as `detail`. `where` is the workspace's path.
[[nodiscard]] base::Error errorOf(const SQLite::Exception& exception, const std::string& where);

// Runs `work`, which returns a Result, and turns whatever it throws into an Error.
template <typename Work>
[[nodiscard]] auto guarded(const std::string& where, Work&& work) -> decltype(work()) {
    return base::guarded(where, [&]() -> decltype(work()) {
        try {
            return std::forward<Work>(work)();
        } catch (const SQLite::Exception& exception) {
            return tl::unexpected<base::Error>(errorOf(exception, where));
        }
    });
}

} // namespace assay::workspace
