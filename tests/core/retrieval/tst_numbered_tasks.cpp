#include "core/retrieval/numbered_tasks.h"
#include "tests/support/test_class.h"

#include <atomic>
#include <latch>
#include <set>
#include <stdexcept>
#include <string>
#include <thread>

#ifdef __GLIBC__
#include <pthread.h>
#endif

using namespace assay::retrieval;

namespace {

#ifdef __GLIBC__
// No thread can be started while one of these lives: its stack would be larger than the address space.
class NoMoreThreads {
  public:
    NoMoreThreads() {
        pthread_getattr_default_np(&m_before);
        pthread_attr_t attributes;
        pthread_getattr_default_np(&attributes);
        pthread_attr_setstacksize(&attributes, std::size_t{1} << 50);
        m_set = pthread_setattr_default_np(&attributes) == 0;
        pthread_attr_destroy(&attributes);
    }

    ~NoMoreThreads() {
        pthread_setattr_default_np(&m_before);
        pthread_attr_destroy(&m_before);
    }

    NoMoreThreads(const NoMoreThreads&) = delete;
    NoMoreThreads& operator=(const NoMoreThreads&) = delete;

    [[nodiscard]] bool set() const { return m_set; }

  private:
    pthread_attr_t m_before{};
    bool m_set = false;
};
#endif

} // namespace

class TestNumberedTasks : public QObject {
    Q_OBJECT

  private slots:

    void eachNumberOnce_data() {
        QTest::addColumn<int>("count");
        QTest::addColumn<unsigned>("threads");
        for (const int count : {0, 1, 2, 7, 1000}) {
            for (const unsigned threads : {0U, 1U, 2U, 8U}) {
                QTest::addRow("%d tasks, %u threads", count, threads) << count << threads;
            }
        }
    }

    void eachNumberOnce() {
        QFETCH(int, count);
        QFETCH(unsigned, threads);
        std::vector<std::atomic<int>> calls(static_cast<std::size_t>(count));
        QVERIFY(runNumberedTasks(calls.size(), threads, std::stop_token{},
                                 [&](std::size_t number) { ++calls.at(number); }));
        for (const auto& of : calls) {
            QCOMPARE(of.load(), 1);
        }
        runNumberedTasks(calls.size(), threads, [&](std::size_t number) { ++calls.at(number); });
        for (const auto& of : calls) {
            QCOMPARE(of.load(), 2);
        }
    }

    void oneThreadIsTheCallers() {
        std::set<std::thread::id> ran;
        std::vector<std::size_t> order;
        runNumberedTasks(5, 1, [&](std::size_t number) {
            ran.insert(std::this_thread::get_id());
            order.push_back(number);
        });
        QVERIFY(ran == std::set{std::this_thread::get_id()});
        QVERIFY(order == (std::vector<std::size_t>{0, 1, 2, 3, 4}));
    }

    // Each task waits for the others: on fewer than three threads this would never end.
    void tasksRunAtTheSameTime() {
        std::latch together(3);
        std::atomic<int> done{0};
        runNumberedTasks(3, 3, [&](std::size_t) {
            together.arrive_and_wait();
            ++done;
        });
        QCOMPARE(done.load(), 3);
    }

    void whatATaskThrowsComesBack_data() {
        QTest::addColumn<unsigned>("threads");
        QTest::newRow("one thread") << 1U;
        QTest::newRow("four threads") << 4U;
    }

    void whatATaskThrowsComesBack() {
        QFETCH(unsigned, threads);
        constexpr std::size_t kTasks = 100'000;
        std::atomic<std::size_t> running{0};
        std::atomic<std::size_t> begun{0};
        std::string said;
        try {
            runNumberedTasks(kTasks, threads, [&](std::size_t number) {
                ++running;
                ++begun;
                if (number == 3) {
                    --running;
                    throw std::runtime_error("the fourth");
                }
                --running;
            });
        } catch (const std::runtime_error& error) {
            said = error.what();
        }
        QCOMPARE(said, std::string("the fourth"));
        QCOMPARE(running.load(), std::size_t{0});
        if (threads == 1) {
            QCOMPARE(begun.load(), std::size_t{4});
        }
    }

    // All tasks throw at once; one of them is heard.
    void oneOfManyFailuresIsThrown() {
        std::latch together(4);
        int caught = 0;
        try {
            runNumberedTasks(4, 4, [&](std::size_t number) {
                together.arrive_and_wait();
                throw static_cast<int>(number);
            });
        } catch (int number) {
            QVERIFY(number >= 0 && number < 4);
            ++caught;
        }
        QCOMPARE(caught, 1);
    }

    void aStopLeavesTasksOut() {
        std::stop_source source;
        std::vector<std::size_t> ran;
        QVERIFY(!runNumberedTasks(10, 1, source.get_token(), [&](std::size_t number) {
            ran.push_back(number);
            if (number == 2) {
                source.request_stop();
            }
        }));
        QVERIFY(ran == (std::vector<std::size_t>{0, 1, 2}));
        QVERIFY(!runNumberedTasks(10, 4, source.get_token(), [&](std::size_t) { ran.clear(); }));
        QCOMPARE(ran.size(), std::size_t{3});
    }

    void fewerThreadsThanAskedForDoAll() {
#ifdef __GLIBC__
        const NoMoreThreads none;
        QVERIFY(none.set());
        bool refused = false;
        try {
            const std::jthread thread([]{});
        } catch (const std::system_error&) {
            refused = true;
        }
        QVERIFY(refused);
        std::vector<int> calls(100);
        QVERIFY(runNumberedTasks(calls.size(), 8, std::stop_token{},
                                 [&](std::size_t number) { ++calls.at(number); }));
        QVERIFY(calls == std::vector<int>(100, 1));
#else
        QSKIP("needs a system where threads can be refused");
#endif
    }
};

ASSAY_TEST(TestNumberedTasks)
#include "tst_numbered_tasks.moc"
