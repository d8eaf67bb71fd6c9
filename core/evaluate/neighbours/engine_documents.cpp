#include "core/evaluate/neighbours/engine_documents.h"

#include "core/base/guard.h"

#include <utility>

namespace assay::evaluate {

using base::ErrorCode;
using base::fail;
using base::Result;
using retrieval::RemoteDocument;

Result<std::vector<std::shared_ptr<const RemoteDocument>>>
EngineDocuments::of(std::span<const std::string> ids, const std::stop_token& stop) {
    return base::guarded("engine", [&]() -> Result<std::vector<std::shared_ptr<const RemoteDocument>>> {
        if (!m_engine->capabilities().fetches) {
            return fail(ErrorCode::InvalidArgument, m_engine->capabilities().label, "fetch");
        }
        const std::scoped_lock lock(m_mutex);
        Documents wanted;
        std::vector<std::string> unknown;
        for (const std::string& id : ids) {
            const auto [place, isNew] = wanted.try_emplace(id, nullptr);
            if (!isNew) {
                continue;
            }
            const auto young = m_young.find(id);
            const auto old = m_old.find(id);
            if (young != m_young.end()) {
                place->second = young->second;
            } else if (old != m_old.end()) {
                place->second = old->second;
                remember(id, place->second);
            } else {
                unknown.push_back(id);
            }
        }
        if (!unknown.empty()) {
            ASSAY_TRY(auto fetched, m_engine->fetch(unknown, m_withVectors, stop));
            for (RemoteDocument& document : fetched) {
                const auto place = wanted.find(document.id);
                if (place != wanted.end()) {
                    place->second = std::make_shared<const RemoteDocument>(std::move(document));
                    remember(place->first, place->second);
                }
            }
        }
        std::vector<std::shared_ptr<const RemoteDocument>> documents;
        documents.reserve(ids.size());
        for (const std::string& id : ids) {
            documents.push_back(wanted.find(id)->second);
        }
        return documents;
    });
}

void EngineDocuments::remember(const std::string& id, std::shared_ptr<const RemoteDocument> document) {
    if (m_young.size() >= m_remembered) {
        m_old = std::exchange(m_young, {});
    }
    m_young.insert_or_assign(id, std::move(document));
}

} // namespace assay::evaluate
