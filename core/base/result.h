// The return type of every core function that can fail: a value, or an Error. No exception leaves core.
#pragma once

#include "core/base/error.h"

#include <tl/expected.hpp>

#include <utility>

namespace assay::base {

template <typename T = void>
using Result = tl::expected<T, Error>;

[[nodiscard]] inline tl::unexpected<Error> fail(ErrorCode code, std::string detail = {},
                                                std::string where = {}) {
    return tl::unexpected<Error>(Error{code, std::move(detail), std::move(where)});
}

} // namespace assay::base

// Returns the error of a result from the function around it, or goes on:
//     ASSAY_TRY(saveIndex(path));                   // what the result holds is not wanted
//     ASSAY_TRY(const auto texts, readTexts(path)); // declares `texts`, the value itself
//     ASSAY_TRY(found);                             // a variable: *found is its value from here on
// The function may return any Result. The declaration holds no comma. A debugger cannot step through a lambda
// within the parentheses: one of several lines, or with an ASSAY_TRY of its own, goes into a variable first.
#define ASSAY_TRY(...)                                                                                       \
    ASSAY_TRY_WHOLE(ASSAY_TRY_CHOICE(__VA_ARGS__, ASSAY_TRY_VALUE, ASSAY_TRY_VALUE, ASSAY_TRY_VALUE,         \
                                     ASSAY_TRY_VALUE, ASSAY_TRY_VALUE, ASSAY_TRY_VALUE, ASSAY_TRY_ERROR,     \
                                     0)(__VA_ARGS__))

// The parts of ASSAY_TRY. CHOICE gives ERROR for one argument and VALUE for two and more (commas in the
// expression); WHOLE is for preprocessors that pass __VA_ARGS__ on as one argument.
#define ASSAY_TRY_WHOLE(all) all
#define ASSAY_TRY_CHOICE(a1, a2, a3, a4, a5, a6, a7, chosen, ...) chosen
#define ASSAY_TRY_JOINED(word, number) word##number
#define ASSAY_TRY_NAME(word, number) ASSAY_TRY_JOINED(word, number)
#define ASSAY_TRY_ERROR(result) ASSAY_TRY_ERROR_OF(ASSAY_TRY_NAME(assayTried, __LINE__), result)
#define ASSAY_TRY_ERROR_OF(tried, result)                                                                    \
    do {                                                                                                     \
        if (auto&& tried = (result); !tried) {                                                               \
            return tl::unexpected(std::forward<decltype(tried)>(tried).error());                             \
        }                                                                                                    \
    } while (false)
#define ASSAY_TRY_VALUE(declaration, ...)                                                                    \
    ASSAY_TRY_VALUE_OF(ASSAY_TRY_NAME(assayTried, __LINE__), declaration, __VA_ARGS__)
#define ASSAY_TRY_VALUE_OF(tried, declaration, ...)                                                          \
    auto&& tried = (__VA_ARGS__);                                                                            \
    if (!tried) {                                                                                            \
        return tl::unexpected(std::forward<decltype(tried)>(tried).error());                                 \
    }                                                                                                        \
    declaration = *std::forward<decltype(tried)>(tried)
