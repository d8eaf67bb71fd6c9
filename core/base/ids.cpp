#include "core/base/ids.h"

#include <array>
#include <cstdio>
#include <random>

namespace assay::base {

std::string newUuid() {
    std::random_device device;
    std::array<unsigned, 4> words{device(), device(), device(), device()};
    words[1] = (words[1] & 0xFFFF0FFFU) | 0x00004000U; // version 4
    words[2] = (words[2] & 0x3FFFFFFFU) | 0x80000000U; // RFC 4122 variant
    std::array<char, 40> text{};
    std::snprintf(text.data(), text.size(), "%08x-%04x-%04x-%04x-%04x%08x", words[0], words[1] >> 16,
                  words[1] & 0xFFFFU, words[2] >> 16, words[2] & 0xFFFFU, words[3]);
    return text.data();
}

} // namespace assay::base
