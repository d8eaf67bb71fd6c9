// The wall around a room: no exception leaves the core. What is thrown inside becomes an Error here.
#pragma once

#include "core/base/result.h"

#include <exception>
#include <new>
#include <string>
#include <utility>

namespace assay::base {

// Runs `work`, which returns a Result, and turns whatever it throws into StorageFailure: `detail` says what
// it was, `where` is the file or object concerned, or empty.
template <typename Work>
[[nodiscard]] auto guarded(const std::string& where, Work&& work) -> decltype(work()) {
    try {
        return std::forward<Work>(work)();
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::StorageFailure, "not enough memory", where);
    } catch (const std::exception& exception) {
        return fail(ErrorCode::StorageFailure, exception.what(), where);
    }
}

} // namespace assay::base
