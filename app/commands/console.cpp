#include "app/commands/console.h"

#include "app/commands/exit_code.h"
#include "app/commands/failure.h"
#include "core/words/error_text.h"
#include "core/words/issue_text.h"

#include <fmt/format.h>

#include <QStringList>
#include <algorithm>
#include <csignal>
#include <cstdio>
#include <exception>
#include <new>
#include <string>
#include <thread>
#include <vector>

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

namespace assay::app {
namespace {

bool errorIsTerminal() {
#ifdef _WIN32
    return _isatty(_fileno(stderr)) != 0;
#else
    return isatty(fileno(stderr)) != 0;
#endif
}

// A signal handler may only touch lock-free atomics, and a stop_source takes a lock: so a thread that waits
// for the signal requests the stop.
class Interrupt {
  public:
    Interrupt() {
#ifndef _WIN32
        sigset_t signals;
        sigemptyset(&signals);
        sigaddset(&signals, SIGINT);
        sigaddset(&signals, SIGTERM);
        pthread_sigmask(SIG_BLOCK, &signals, nullptr);
        std::thread([this, signals] {
            int signal = 0;
            sigwait(&signals, &signal);
            m_source.request_stop();
            // A second Ctrl+C ends the process at once.
            sigset_t unblock = signals;
            pthread_sigmask(SIG_UNBLOCK, &unblock, nullptr);
            std::signal(SIGINT, SIG_DFL);
            for (;;) {
                pause();
            }
        }).detach();
#endif
    }

    [[nodiscard]] std::stop_token token() const { return m_source.get_token(); }

  private:
    std::stop_source m_source;
};

} // namespace

std::stop_token interruptToken() {
    // Never destroyed: its thread waits until the process ends.
    static auto* const interrupt = new Interrupt;
    return interrupt->token();
}

void releaseInterrupts() {
#ifndef _WIN32
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);
#endif
}

ConsoleProgress::ConsoleProgress(bool quiet)
    : m_shown(!quiet && errorIsTerminal()) {}

ConsoleProgress::~ConsoleProgress() {
    clear();
}

void ConsoleProgress::report(base::Stage stage, std::int64_t done, std::int64_t total) {
    if (!m_shown) {
        return;
    }
    const std::lock_guard lock(m_mutex);
    const auto now = std::chrono::steady_clock::now();
    if (m_dirty && now - m_last < std::chrono::milliseconds(100)) {
        return;
    }
    m_last = now;
    m_dirty = true;
    const QByteArray name = QByteArray::fromStdString(words::stageText(stage, words::Wording()));
    if (total > 0) {
        std::fprintf(stderr, "\r\033[K%s %d %%", name.constData(), static_cast<int>(100 * done / total));
    } else {
        std::fprintf(stderr, "\r\033[K%s %lld", name.constData(), static_cast<long long>(done));
    }
    std::fflush(stderr);
}

void ConsoleProgress::clear() {
    const std::lock_guard lock(m_mutex);
    if (m_dirty) {
        std::fputs("\r\033[K", stderr);
        std::fflush(stderr);
        m_dirty = false;
    }
}

QString counted(const char* text, std::int64_t count) {
    return QString::fromStdString(words::englishPlural(text, count == 1))
        .replace(QLatin1String("%n"), QString::number(count));
}

std::string spelledOut(std::string_view text) {
    std::string spelled;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= 0x20 && byte != 0x7F) {
            spelled.push_back(c);
        } else if (c == '\t') {
            spelled += "\\t";
        } else if (c == '\n') {
            spelled += "\\n";
        } else if (c == '\r') {
            spelled += "\\r";
        } else {
            spelled += fmt::format("\\x{:02x}", byte);
        }
    }
    return spelled;
}

void printOut(std::string_view text) {
    std::fwrite(text.data(), 1, text.size(), stdout);
    std::fflush(stdout);
}

void printOut(const QString& text) {
    const QByteArray bytes = text.toUtf8();
    printOut(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

void printMessage(const QString& text) {
    std::string lines;
    for (const QString& line : text.split(QLatin1Char('\n'))) {
        lines += spelledOut(line.toStdString()) + "\n";
    }
    std::fwrite(lines.data(), 1, lines.size(), stderr);
}

int printError(const base::Error& error) {
    return printFailure(failed(error).value());
}

void printIssues(const base::IssueList& issues, const QString& listedBy, int limit) {
    // What was rejected comes before what is only worth a look.
    std::vector<const base::Issue*> ordered;
    for (const base::Issue& issue : issues.issues()) {
        ordered.push_back(&issue);
    }
    std::stable_sort(ordered.begin(), ordered.end(),
                     [](const auto* a, const auto* b) { return a->severity > b->severity; });
    int shown = 0;
    for (const base::Issue* each : ordered) {
        if (shown == limit) {
            break;
        }
        const base::Issue& issue = *each;
        QString place = QString::fromStdString(issue.file);
        if (issue.line > 0) {
            place += QLatin1Char(':') + QString::number(issue.line);
        }
        if (!issue.field.empty()) {
            place +=
                (place.isEmpty() ? QString() : QStringLiteral(": ")) + QString::fromStdString(issue.field);
        }
        const QString severity = QString::fromStdString(std::string(base::severityName(issue.severity)));
        const QString text = QString::fromStdString(words::issueText(issue, words::Wording()));
        printMessage(QStringLiteral("%1: %2: %3").arg(place, severity, text));
        ++shown;
    }
    if (issues.total() > shown) {
        const QString more = counted("%n more issue(s).", issues.total() - shown);
        printMessage(listedBy.isEmpty() ? more : more + QLatin1Char(' ') + listedBy);
    }
}

void logIssues(const base::IssueList& issues) {
    for (const auto& [code, count] : issues.countsByCode()) {
        const std::string name(base::issueCodeName(code));
        qInfo("%s: %lld", name.c_str(), static_cast<long long>(count));
    }
}

int runCaught(const std::function<int()>& work) {
    const auto report = [](const char* reason) {
        qCritical("unexpected: %s", reason);
        printMessage(
            QStringLiteral("assay: ") +
            QStringLiteral("Assay failed where it should not have (%1). Please report this with the log.")
                .arg(QString::fromUtf8(reason)));
        return kExitFile;
    };
    try {
        return work();
    } catch (const std::bad_alloc&) {
        return report("not enough memory");
    } catch (const std::exception& exception) {
        return report(exception.what());
    }
}

} // namespace assay::app
