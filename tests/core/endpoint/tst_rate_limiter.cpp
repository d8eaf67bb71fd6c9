#include "core/endpoint/rate_limiter.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <chrono>
#include <mutex>
#include <thread>
#include <vector>

using namespace assay::endpoint;
using Clock = std::chrono::steady_clock;

class TstRateLimiter : public QObject {
    Q_OBJECT

  private slots:

    void turnsAreSpacedOverAllThreads() {
        constexpr int kTurns = 25;
        RateLimiter limiter(200.0);
        std::mutex mutex;
        int taken = 0;
        const auto started = Clock::now();
        {
            std::vector<std::jthread> threads;
            for (int i = 0; i < 5; ++i) {
                threads.emplace_back([&] {
                    for (int k = 0; k < kTurns / 5; ++k) {
                        if (limiter.acquire({})) {
                            const std::lock_guard lock(mutex);
                            ++taken;
                        }
                    }
                });
            }
        }
        QCOMPARE(taken, kTurns);
        QVERIFY(Clock::now() - started >= std::chrono::milliseconds(5) * (kTurns - 1));
    }

    void withoutABoundNobodyWaits() {
        RateLimiter limiter(std::nullopt);
        const auto started = Clock::now();
        for (int i = 0; i < 1'000; ++i) {
            QVERIFY(limiter.acquire({}));
        }
        QVERIFY(Clock::now() - started < std::chrono::seconds(2));
    }

    void aStopEndsTheWaiting() {
        RateLimiter limiter(0.01);
        QVERIFY(limiter.acquire({}));
        std::stop_source stop;
        bool got = true;
        std::thread waiting([&] { got = limiter.acquire(stop.get_token()); });
        stop.request_stop();
        waiting.join(); // in 100 seconds otherwise, and the test's time limit is less
        QVERIFY(!got);
        QVERIFY(!RateLimiter(std::nullopt).acquire(stop.get_token()));
    }
};

ASSAY_TEST(TstRateLimiter)
#include "tst_rate_limiter.moc"
