// The addresses of services.
#pragma once

#include <string>
#include <string_view>

namespace assay::endpoint {

// Whether it is an address by http or https without a user name, a query or a fragment: secrets stand there,
// and the address is stored.
[[nodiscard]] bool isUsableUrl(const std::string& url);

// "{url}/{name}", whatever slashes the address ends with.
[[nodiscard]] std::string addressBelow(std::string url, std::string_view name);

} // namespace assay::endpoint
