#include "app/settings/engines_file.h"

#include "app/settings/scorers_file.h"
#include "core/base/atomic_file.h"
#include "core/endpoint/key_ring.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <cstdlib>

namespace assay::app {

using base::ErrorCode;
using base::fail;
using base::Result;
using retrieval::EngineConnection;

QString enginesFile() {
    const QString named = qEnvironmentVariable("ASSAY_ENGINES");
    return !named.isEmpty() ? named : QFileInfo(scorersFile()).dir().filePath(QStringLiteral("engines.json"));
}

QString engineTemplatesFolder() {
    return QFileInfo(enginesFile()).dir().filePath(QStringLiteral("engines"));
}

Result<std::vector<EngineConnection>> engineConnections() {
    QFile file(enginesFile());
    const std::string path = file.fileName().toStdString();
    if (!file.exists()) {
        if (qEnvironmentVariableIsEmpty("ASSAY_ENGINES")) {
            return std::vector<EngineConnection>();
        }
        return fail(ErrorCode::FileNotFound, {}, path);
    }
    if (!file.open(QIODevice::ReadOnly)) {
        return fail(ErrorCode::FileNotReadable, file.errorString().toStdString(), path);
    }
    return retrieval::readEngineConnections(file.readAll().toStdString(), path,
                                            engineTemplatesFolder().toStdString());
}

Result<> saveEngineConnections(const std::vector<EngineConnection>& connections) {
    for (const EngineConnection& connection : connections) {
        ASSAY_TRY(retrieval::checkEngineConnection(connection));
    }
    ASSAY_TRY(const auto json, retrieval::engineConnectionsJson(connections));
    // What could not be read again is not written.
    ASSAY_TRY(retrieval::readEngineConnections(json, enginesFile().toStdString(),
                                               engineTemplatesFolder().toStdString()));
    const QFileInfo file(enginesFile());
    if (!QDir().mkpath(file.absolutePath())) {
        return fail(ErrorCode::FileNotWritable, {}, file.absolutePath().toStdString());
    }
    return base::writeFileAtomically(file.absoluteFilePath().toStdString(), json);
}

Result<EngineConnection> engineConnection(const std::string& name) {
    ASSAY_TRY(auto connections, engineConnections());
    const auto found = std::ranges::find(connections, name, &EngineConnection::name);
    if (found == connections.end()) {
        return fail(ErrorCode::NotFound, name, "engine");
    }
    return std::move(*found);
}

Result<std::string> engineKey(const EngineConnection& connection) {
    if (!connection.keyVariable.empty()) {
        const char* const value = std::getenv(connection.keyVariable.c_str());
        if (value == nullptr || *value == '\0') {
            return fail(ErrorCode::NotFound, connection.keyVariable, "key");
        }
        return std::string(value);
    }
    return connection.keyRing.empty() ? std::string() : endpoint::keyFromRing(connection.keyRing);
}

Result<retrieval::RemoteCollection> probedEngine(const EngineConnection& connection,
                                                 const std::stop_token& stop) {
    ASSAY_TRY(const auto key, engineKey(connection));
    ASSAY_TRY(const auto engine,
              retrieval::openEngine(connection, key, engineTemplatesFolder().toStdString()));
    return engine->describe(stop);
}

retrieval::EngineSource engineSource() {
    return [](const std::string& name) -> Result<std::shared_ptr<retrieval::RemoteEngine>> {
        ASSAY_TRY(const auto connection, engineConnection(name));
        ASSAY_TRY(const auto key, engineKey(connection));
        return retrieval::openEngine(connection, key, engineTemplatesFolder().toStdString());
    };
}

} // namespace assay::app
