// The program itself, run as a pipeline would: arguments in, files, output and exit code out.
#pragma once

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStringList>

namespace assay::tests {

struct Outcome {
    int exitCode = -1;
    QByteArray out;
    QByteArray error;

    [[nodiscard]] QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

// Its settings and data are in that folder, and there is no display.
class Program {
  public:
    explicit Program(const QString& folder) {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.remove(QStringLiteral("DISPLAY"));
        environment.remove(QStringLiteral("WAYLAND_DISPLAY"));
        environment.remove(QStringLiteral("QT_QPA_PLATFORM"));
        environment.insert(QStringLiteral("HOME"), folder);
        environment.insert(QStringLiteral("XDG_DATA_HOME"), folder + QStringLiteral("/data"));
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), folder + QStringLiteral("/config"));
        m_process.setProcessEnvironment(environment);
        m_process.setWorkingDirectory(folder);
    }

    Outcome run(const QStringList& arguments) {
        m_process.start(QStringLiteral(ASSAY_EXECUTABLE), arguments);
        m_process.waitForFinished(120'000);
        return {m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode() : -1,
                m_process.readAllStandardOutput(), m_process.readAllStandardError()};
    }

    QProcess& process() { return m_process; }

    void setVariable(const QString& name, const QString& value) {
        QProcessEnvironment environment = m_process.processEnvironment();
        environment.insert(name, value);
        m_process.setProcessEnvironment(environment);
    }

  private:
    QProcess m_process;
};

inline QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace assay::tests
