#include "app/settings/embedding_service.h"

#include <QSettings>

namespace assay::app {
namespace {

const QString kServiceUrlKey = QStringLiteral("embeddings/url");
const QString kServiceModelKey = QStringLiteral("embeddings/model");
const QString kServiceVariableKey = QStringLiteral("embeddings/keyVariable");
const QString kServiceAccountKey = QStringLiteral("embeddings/keyAccount");
const QString kServicePriceKey = QStringLiteral("embeddings/price");

} // namespace

EmbeddingService rememberedEmbeddingService() {
    const QSettings settings;
    return {settings.value(kServiceUrlKey).toString(), settings.value(kServiceModelKey).toString(),
            settings.value(kServiceVariableKey, QStringLiteral("ASSAY_EMBED_KEY")).toString(),
            settings.value(kServiceAccountKey).toString(), settings.value(kServicePriceKey, 0).toDouble()};
}

void rememberEmbeddingService(const EmbeddingService& service) {
    QSettings settings;
    settings.setValue(kServiceUrlKey, service.url);
    settings.setValue(kServiceModelKey, service.model);
    settings.setValue(kServiceVariableKey, service.keyVariable);
    settings.setValue(kServiceAccountKey, service.keyAccount);
    settings.setValue(kServicePriceKey, service.price);
}

} // namespace assay::app
