// The embeddings service that a person asked last: what its fields show the next time, on any page. Of the
// person's own settings, never of a workspace; the key itself is kept nowhere. GUI thread only.
#pragma once

#include <QString>

namespace assay::app {

struct EmbeddingService {
    QString url;   // the base, with "/v1"
    QString model; // that is asked for
    QString keyVariable;
    QString keyAccount; // in the key ring; it comes before the variable
    double price = 0;   // USD for a million tokens, for estimates; 0: not known
};

[[nodiscard]] EmbeddingService rememberedEmbeddingService();
void rememberEmbeddingService(const EmbeddingService& service);

} // namespace assay::app
