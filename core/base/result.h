// The return type of every core function that can fail: a value, or an Error. No exception leaves core.
#pragma once

#include "core/base/error.h"

#include <tl/expected.hpp>

namespace assay::base {

template <typename T = void>
using Result = tl::expected<T, Error>;

[[nodiscard]] inline tl::unexpected<Error> fail(ErrorCode code, std::string detail = {},
                                                std::string where = {}) {
    return tl::unexpected<Error>(Error{code, std::move(detail), std::move(where)});
}

} // namespace assay::base
