#include "core/base/file_lock.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QtTest>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <csignal>
#include <filesystem>
#include <memory>
#include <optional>
#include <thread>
#include <vector>

using namespace assay::base;
namespace fs = std::filesystem;

class TstFileLock : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void isTakenOnce();
    void askingCreatesNothing();
    void moves();
    void aFileLeftBehindDoesNotLock();
    void failsWhereNoFileCanBe();
    void endsWithItsProcess();
    void keepsThreadsApart();

  private:
    [[nodiscard]] fs::path path() const { return (fs::path(m_folder->path().toStdString()) / "set.lock"); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

std::optional<FileLock> take(const fs::path& path) {
    auto taken = FileLock::tryTake(path);
    return taken ? std::move(*taken) : std::nullopt;
}

} // namespace

void TstFileLock::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TstFileLock::isTakenOnce() {
    {
        const auto first = FileLock::tryTake(path());
        QVERIFY(first.has_value());
        QVERIFY(first->has_value());
        QVERIFY(FileLock::isHeld(path()));
        const auto second = FileLock::tryTake(path());
        QVERIFY(second.has_value());
        QVERIFY(!second->has_value());
        QVERIFY(FileLock::isHeld(path())); // the failed attempt took nothing away
        const auto other = FileLock::tryTake(path().string() + ".other");
        QVERIFY(other.has_value() && other->has_value());
    }
    QVERIFY(!FileLock::isHeld(path()));
    QVERIFY(fs::is_empty(path().parent_path()));
    const auto again = FileLock::tryTake(path());
    QVERIFY(again.has_value() && again->has_value());
}

void TstFileLock::askingCreatesNothing() {
    QVERIFY(!FileLock::isHeld(path()));
    QVERIFY(fs::is_empty(path().parent_path()));
}

void TstFileLock::moves() {
    std::optional<FileLock> moved;
    {
        std::optional<FileLock> first = take(path());
        QVERIFY(first.has_value());
        moved = std::move(first);
    } // what was moved from has nothing to release
    QVERIFY(FileLock::isHeld(path()));

    const fs::path otherPath = path().string() + ".other";
    std::optional<FileLock> other = take(otherPath);
    QVERIFY(other.has_value());
    moved = std::move(other);
    QVERIFY(!FileLock::isHeld(path())); // the first lock was released
    QVERIFY(FileLock::isHeld(otherPath));
    moved.reset();
    QVERIFY(!FileLock::isHeld(otherPath));
}

void TstFileLock::aFileLeftBehindDoesNotLock() {
    QFile file(QString::fromStdString(path().string()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    QVERIFY(!FileLock::isHeld(path()));
    const auto taken = FileLock::tryTake(path());
    QVERIFY(taken.has_value() && taken->has_value());
}

void TstFileLock::failsWhereNoFileCanBe() {
    const fs::path absent = path() / "no" / "folder.lock";
    const auto taken = FileLock::tryTake(absent);
    QVERIFY(!taken.has_value());
    QCOMPARE(taken.error().code, ErrorCode::FileNotWritable);
    QCOMPARE(taken.error().where, absent.string());
    QVERIFY(!taken.error().detail.empty());
    QVERIFY(!FileLock::isHeld(absent));
}

// However it ends: the child is killed without a chance to tidy up.
void TstFileLock::endsWithItsProcess() {
    std::array<int, 2> channel{};
    QCOMPARE(::pipe(channel.data()), 0);
    const pid_t child = ::fork();
    QVERIFY(child >= 0);
    if (child == 0) {
        const auto taken = FileLock::tryTake(path());
        const char answer = taken.has_value() && taken->has_value() ? 'y' : 'n';
        if (::write(channel[1], &answer, 1) == 1) {
            for (;;) {
                ::pause();
            }
        }
        ::_exit(1);
    }
    char answer = 0;
    const ssize_t received = ::read(channel[0], &answer, 1);
    const bool heldBefore = FileLock::isHeld(path());
    const auto before = FileLock::tryTake(path());
    ::kill(child, SIGKILL);
    int status = 0;
    const pid_t ended = ::waitpid(child, &status, 0);
    ::close(channel[0]);
    ::close(channel[1]);
    QCOMPARE(ended, child);
    QCOMPARE(received, ssize_t{1});
    QCOMPARE(answer, 'y');
    QVERIFY(heldBefore);
    QVERIFY(before.has_value() && !before->has_value());
    QVERIFY(!FileLock::isHeld(path()));
    const auto after = FileLock::tryTake(path());
    QVERIFY(after.has_value() && after->has_value());
}

// Taking and releasing race with each other, the file vanishing and coming back all the time.
void TstFileLock::keepsThreadsApart() {
    std::atomic<int> inside = 0;
    std::atomic<int> mostInside = 0;
    std::atomic<int> taken = 0;
    std::atomic<int> failed = 0;
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i) {
        threads.emplace_back([&] {
            for (int round = 0; round < 2000; ++round) {
                auto lock = FileLock::tryTake(path());
                if (!lock) {
                    ++failed;
                } else if (lock->has_value()) {
                    const int now = ++inside;
                    int most = mostInside;
                    while (now > most && !mostInside.compare_exchange_weak(most, now)) {
                    }
                    ++taken;
                    for (int turn = 0; turn < round % 64; ++turn) {
                        std::this_thread::yield(); // now short, now long
                    }
                    --inside;
                }
            }
        });
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    QCOMPARE(failed.load(), 0);
    QVERIFY(taken > 0);
    QCOMPARE(mostInside.load(), 1);
}

ASSAY_TEST(TstFileLock)
#include "tst_file_lock.moc"
