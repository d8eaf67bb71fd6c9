#include "app/settings/key_chain.h"

#ifdef ASSAY_HAS_KEY_RING
#include "core/endpoint/key_ring.h"

#include <qt6keychain/keychain.h>

#include <QCoreApplication>
#include <QObject>
#include <QThread>
#include <future>
#include <mutex>
#include <string>
#include <utility>
#endif

namespace assay::app {

#ifdef ASSAY_HAS_KEY_RING

using base::ErrorCode;
using base::fail;
using KeyResult = base::Result<std::string>;

namespace {

KeyResult resultOf(const QKeychain::ReadPasswordJob& job, const std::string& account) {
    if (job.error() == QKeychain::EntryNotFound) {
        return fail(ErrorCode::NotFound, account, endpoint::kKeyRing);
    }
    if (job.error() != QKeychain::NoError) {
        return fail(ErrorCode::RemoteFailure, job.errorString().toStdString(), endpoint::kKeyRing);
    }
    return job.textData().toStdString();
}

} // namespace

// The library wants its jobs in one thread with an event loop, whoever asks and whatever they wait for.
class KeyChain::Reader {
  public:
    Reader() {
        m_jobs->moveToThread(&m_thread);
        QObject::connect(&m_thread, &QThread::finished, m_jobs, &QObject::deleteLater);
        m_thread.start();
    }

    Reader(const Reader&) = delete;
    Reader& operator=(const Reader&) = delete;

    ~Reader() { stop(); }

    // Whoever waits is told that no key came.
    void stop() {
        {
            const std::scoped_lock lock(m_mutex);
            m_isStopped = true;
        }
        m_thread.quit();
        m_thread.wait();
    }

    [[nodiscard]] KeyResult read(const std::string& account) {
        auto answer = std::make_shared<std::promise<KeyResult>>();
        auto answered = answer->get_future();
        {
            const std::scoped_lock lock(m_mutex);
            if (m_isStopped) {
                return ended();
            }
            QMetaObject::invokeMethod(
                m_jobs,
                [jobs = m_jobs, account, answer = std::move(answer)] { start(*jobs, account, answer); },
                Qt::QueuedConnection);
        }
        try {
            return answered.get();
        } catch (const std::future_error&) { // its job went with the thread
            return ended();
        }
    }

  private:
    static KeyResult ended() {
        return fail(ErrorCode::RemoteFailure, "the program ends", endpoint::kKeyRing);
    }

    static void start(QObject& jobs, const std::string& account,
                      const std::shared_ptr<std::promise<KeyResult>>& answer) {
        auto* job = new QKeychain::ReadPasswordJob(QStringLiteral("assay"), &jobs);
        job->setKey(QString::fromStdString(account));
        QObject::connect(job, &QKeychain::Job::finished, &jobs, [account, answer](QKeychain::Job* done) {
            answer->set_value(resultOf(*static_cast<QKeychain::ReadPasswordJob*>(done), account));
        });
        job->start();
    }

    QThread m_thread;
    QObject* m_jobs = new QObject; // whose children jobs are; goes with the thread
    std::mutex m_mutex;
    bool m_isStopped = false;
};

KeyChain::KeyChain()
    : m_reader(std::make_shared<Reader>()) {
    const std::weak_ptr<Reader> reader(m_reader);
    endpoint::setKeyRing([reader](const std::string& account) -> KeyResult {
        const auto there = reader.lock();
        return there ? there->read(account)
                     : fail(ErrorCode::RemoteFailure, "the program ends", endpoint::kKeyRing);
    });
    // Before windows close and wait for their jobs.
    QObject::connect(QCoreApplication::instance(), &QCoreApplication::aboutToQuit, [reader] {
        if (const auto there = reader.lock()) {
            there->stop();
        }
    });
}

KeyChain::~KeyChain() {
    endpoint::setKeyRing({});
    m_reader->stop();
}

#else

class KeyChain::Reader {};

KeyChain::KeyChain() = default;
KeyChain::~KeyChain() = default;

#endif

} // namespace assay::app
