#include "core/evaluate/embeddings/embedding_texts.h"

#include "core/base/hash.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace assay::evaluate {

namespace fs = std::filesystem;
using base::Result;
using nlohmann::ordered_json;

Result<DistinctTexts> distinctTexts(const workspace::Reader& reader, const EmbeddingMaking& making,
                                    const std::stop_token& stop) {
    DistinctTexts texts;
    auto scanned = workspace::forEachText(
        reader, making.corpus, stop,
        [&](workspace::SentenceRow row, model::SentenceKind kind, std::string_view text) {
            std::uint32_t number = kNoText;
            if (making.onlyProse && kind != model::SentenceKind::Prose) {
                ++texts.notProse;
            } else if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) {
                texts.empty.push_back(row);
            } else {
                const TextDigest digest = digestOf(text);
                const auto [place, isNew] =
                    texts.numberOf.try_emplace(digest, static_cast<std::uint32_t>(texts.size()));
                number = place->second;
                if (isNew) {
                    texts.firstRow.push_back(row);
                    texts.digest.push_back(digest);
                    texts.bytes.push_back(static_cast<std::uint32_t>(text.size()));
                }
            }
            texts.ofRow.push_back(number);
            return true;
        });
    ASSAY_TRY(scanned);
    return texts;
}

std::string journalKey(const workspace::CorpusInfo& corpus, const endpoint::EmbeddingSettings& settings) {
    return base::sha256(ordered_json{
        {"corpus", corpus.contentHash},
        {"url", endpoint::embeddingUrl(settings)},
        {"model", settings.model},
        {"dimensions", settings.dimensions ? ordered_json(*settings.dimensions) : ordered_json()}}
                            .dump(-1, ' ', false, ordered_json::error_handler_t::replace));
}

fs::path journalPath(const fs::path& workspace, const std::string& key) {
    return workspace::dataFolder(workspace) / ("fetch-" + key.substr(0, 12) + ".journal");
}

} // namespace assay::evaluate
