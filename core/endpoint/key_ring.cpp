#include "core/endpoint/key_ring.h"

#ifdef ASSAY_HAS_KEY_RING
#include <libsecret/secret.h>

#include <memory>
#endif

namespace assay::endpoint {

using base::ErrorCode;
using base::fail;
using base::Result;

namespace {

constexpr const char* kWhere = "key ring";

#ifdef ASSAY_HAS_KEY_RING

Result<std::string> lookUp(const std::string& account) {
    const std::unique_ptr<GHashTable, decltype(&g_hash_table_unref)> attributes(
        g_hash_table_new_full(g_str_hash, g_str_equal, g_free, g_free), &g_hash_table_unref);
    g_hash_table_insert(attributes.get(), g_strdup("service"), g_strdup("assay"));
    g_hash_table_insert(attributes.get(), g_strdup("account"), g_strdup(account.c_str()));
    GError* raised = nullptr;
    gchar* found = secret_password_lookupv_sync(nullptr, attributes.get(), nullptr, &raised);
    if (raised != nullptr) {
        const std::unique_ptr<GError, decltype(&g_error_free)> error(raised, &g_error_free);
        return fail(ErrorCode::RemoteFailure, error->message, kWhere);
    }
    if (found == nullptr) {
        return fail(ErrorCode::NotFound, account, kWhere);
    }
    std::string key(found);
    secret_password_free(found); // wipes it
    return key;
}

#else

Result<std::string> lookUp(const std::string&) {
    return fail(ErrorCode::RemoteFailure, "this build has none", kWhere);
}

#endif

} // namespace

bool hasKeyRing() noexcept {
#ifdef ASSAY_HAS_KEY_RING
    return true;
#else
    return false;
#endif
}

Result<std::string> keyFromRing(const std::string& account) {
    if (account.empty()) {
        return fail(ErrorCode::InvalidArgument, {}, "account");
    }
    return lookUp(account);
}

} // namespace assay::endpoint
