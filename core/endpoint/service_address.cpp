#include "core/endpoint/service_address.h"

#include <algorithm>

namespace assay::endpoint {

bool isUsableUrl(const std::string& url) {
    const std::size_t scheme = url.starts_with("http://")    ? 7
                               : url.starts_with("https://") ? 8
                                                             : std::string::npos;
    if (scheme == std::string::npos || url.size() == scheme || url[scheme] == '/') {
        return false;
    }
    return std::all_of(url.begin(), url.end(), [](char c) {
        return static_cast<unsigned char>(c) > ' ' && c != '\x7f' && c != '@' && c != '?' && c != '#' &&
               c != '\\';
    });
}

std::string addressBelow(std::string url, std::string_view name) {
    while (url.ends_with('/')) {
        url.pop_back();
    }
    return url.append("/").append(name);
}

} // namespace assay::endpoint
