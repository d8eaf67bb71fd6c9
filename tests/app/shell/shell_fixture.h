// What the tests of the window share: a folder of its own with settings in it, files to import, and
// workspaces.
#pragma once

#include "app/settings/settings.h"
#include "core/workspace/scored/scored_sets.h"
#include "core/workspace/workspace.h"
#include "tests/support/sample_generator.h"

#include <QDir>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <memory>

namespace assay::tests {

class ShellFixture {
  public:
    ShellFixture() {
        app::Settings::redirectTo(m_folder.filePath(QStringLiteral("settings")));
        QSettings().clear();
    }

    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }

    // JSON lines with `count` good samples.
    QString samples(const QString& name, std::size_t count = 50) const {
        GeneratorSettings settings;
        settings.count = count;
        return file(name, QByteArray::fromStdString(generateJsonLines(settings)));
    }

    QString file(const QString& name, const QByteArray& content) const {
        QFile out(path(name));
        QDir().mkpath(QFileInfo(out).path());
        if (!out.open(QIODevice::WriteOnly) || out.write(content) != content.size()) {
            qFatal("cannot write a fixture");
        }
        return out.fileName();
    }

    // A workspace with these sets, each of 20 samples and one rejected record; closed again.
    [[nodiscard]] QString workspace(const QString& name, const QStringList& sets = {}) const {
        auto made = workspace::Workspace::create(path(name).toStdString());
        if (!made) {
            qFatal("cannot make a fixture: %s", made.error().detail.c_str());
        }
        QFile good(samples(QStringLiteral("fixture.jsonl"), 20));
        if (!good.open(QIODevice::Append) || good.write("{\"label\":\"maybe\",\"fhri\":0.5}\n") < 0) {
            qFatal("cannot write a fixture");
        }
        good.close();
        const std::filesystem::path source = good.fileName().toStdString();
        for (const QString& set : sets) {
            base::NoProgress progress;
            if (!workspace::importScoredSet(**made, set.toStdString(), std::span(&source, 1), std::nullopt,
                                            {}, progress)) {
                qFatal("cannot import a fixture");
            }
        }
        return path(name);
    }

  private:
    QTemporaryDir m_folder;
};

} // namespace assay::tests
