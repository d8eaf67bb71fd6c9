#include "core/base/random.h"

#include <cmath>

namespace assay::base {

std::uint64_t Random::below(std::uint64_t bound) {
    __extension__ using Wide = unsigned __int128;
    Wide product = Wide{bits()} * bound;
    auto low = static_cast<std::uint64_t>(product);
    if (low < bound) {
        const std::uint64_t reject = (0 - bound) % bound;
        while (low < reject) {
            product = Wide{bits()} * bound;
            low = static_cast<std::uint64_t>(product);
        }
    }
    return static_cast<std::uint64_t>(product >> 64);
}

double Random::normal() {
    double u = 0;
    double square = 0;
    do {
        u = 2 * unit() - 1;
        const double v = 2 * unit() - 1;
        square = u * u + v * v;
    } while (square >= 1 || square == 0);
    return u * std::sqrt(-2 * std::log(square) / square);
}

} // namespace assay::base
