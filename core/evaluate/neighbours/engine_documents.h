// Documents of an engine by their ids, each asked for when it is wanted and then remembered: of a corpus by
// reference, the texts that a person looks at and the vectors that anchors ask with. What the engine has not
// is missing; a request that fails is an error, never an empty text.
//
// Threads: members may be called from several threads at once.
#pragma once

#include "core/base/result.h"
#include "core/retrieval/remote/http_engine.h"
#include "core/retrieval/remote/remote_engine.h"

#include <cstddef>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace assay::evaluate {

class EngineDocuments {
  public:
    // Documents that are remembered, at most twice as many.
    static constexpr std::size_t kRemembered = 4'000;

    // `withVectors`: where the engine stores them.
    explicit EngineDocuments(std::shared_ptr<retrieval::RemoteEngine> engine,
                             std::size_t remembered = kRemembered, bool withVectors = true)
        : m_engine(std::move(engine))
        , m_remembered(remembered)
        , m_withVectors(withVectors && m_engine->capabilities().storesVectors) {}

    [[nodiscard]] retrieval::RemoteEngine& engine() const noexcept { return *m_engine; }

    // One for each id, in their order; null: the engine has no document of that id. Errors: those of
    // RemoteEngine::fetch(), InvalidArgument (`where` "fetch": it gives no documents by id).
    [[nodiscard]] base::Result<std::vector<std::shared_ptr<const retrieval::RemoteDocument>>>
    of(std::span<const std::string> ids, const std::stop_token& stop);

  private:
    using Documents = std::map<std::string, std::shared_ptr<const retrieval::RemoteDocument>, std::less<>>;

    void remember(const std::string& id, std::shared_ptr<const retrieval::RemoteDocument> document);

    std::shared_ptr<retrieval::RemoteEngine> m_engine;
    std::size_t m_remembered;
    bool m_withVectors;
    std::mutex m_mutex;
    Documents m_young, m_old; // what was not asked for again goes with the old ones
};

} // namespace assay::evaluate
