// Host names are looked up within a time limit, whatever the system does, and connections to PostgreSQL are
// made over what came.
#include "core/retrieval/remote/host_lookup.h"
#include "core/retrieval/remote/postgres_link.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

using namespace assay::retrieval;
using namespace std::chrono_literals;

namespace {

// A system that answers when it is let go, for as many as ask.
class SlowSystem {
  public:
    [[nodiscard]] HostResolver resolver() const {
        return [state = m_state](const std::string&) -> HostAddresses {
            std::unique_lock lock(state->guard);
            ++state->asked;
            state->changed.notify_all();
            state->changed.wait(lock, [&] { return state->isFree; });
            return {{"127.0.0.1"}, {}};
        };
    }

    // Until so many are being looked up.
    void awaitAsked(int count) const {
        std::unique_lock lock(m_state->guard);
        m_state->changed.wait(lock, [&] { return m_state->asked >= count; });
    }

    void letGo() const {
        const std::scoped_lock lock(m_state->guard);
        m_state->isFree = true;
        m_state->changed.notify_all();
    }

    ~SlowSystem() { letGo(); }

  private:
    struct State {
        std::mutex guard;
        std::condition_variable changed;
        int asked = 0;
        bool isFree = false;
    };

    std::shared_ptr<State> m_state = std::make_shared<State>();
};

HostAddresses here(const std::string&) {
    return {{"127.0.0.1", "::1"}, {}};
}

} // namespace

class TestHostLookup : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void whatTheSystemSaysIsHandedOn() {
        const auto found = lookUpHost("filings.example", 10s, {}, here);
        QVERIFY(found.has_value());
        QCOMPARE(*found, (std::vector<std::string>{"127.0.0.1", "::1"}));
        const auto none = lookUpHost("filings.example", 10s, {},
                                     [](const std::string&) { return HostAddresses{{}, "no such name"}; });
        QVERIFY(!none && none.error());
        QCOMPARE(none.error()->kind, SearchFailure::Kind::NoConnection);
        QVERIFY(none.error()->detail.find("filings.example is not known: no such name") != std::string::npos);
        const auto own = lookUpHost("localhost", 10s, {});
        QVERIFY(own.has_value());
        QVERIFY(std::ranges::any_of(
            *own, [](const std::string& address) { return address == "127.0.0.1" || address == "::1"; }));
    }

    void whatIsAnAddressIsNotLookedUp() {
        for (const char* const host : {"127.0.0.1", "::1", "2001:db8::7", "", "/run/postgresql"}) {
            QVERIFY2(needsNoLookUp(host), host);
        }
        for (const char* const host : {"localhost", "filings.example", "1.2.3.4.example"}) {
            QVERIFY2(!needsNoLookUp(host), host);
        }
    }

    void aSystemThatHangsIsLeftToItself() {
        const SlowSystem slow;
        const auto late = lookUpHost("filings.example", 20ms, {}, slow.resolver());
        QVERIFY(!late && late.error());
        QCOMPARE(late.error()->kind, SearchFailure::Kind::TimeLimit);
    }

    void aStopEndsTheWaiting() {
        const SlowSystem slow;
        std::stop_source source;
        const std::jthread stopper([&] {
            slow.awaitAsked(1);
            source.request_stop();
        });
        const auto stopped = lookUpHost("filings.example", 1h, source.get_token(), slow.resolver());
        QVERIFY(!stopped && !stopped.error());
    }

    // Nobody piles threads up behind a system that does not answer; when it does, it may be asked again.
    void onlySoManyAtOnce() {
        const SlowSystem slow;
        int held = 0;
        const auto holdsAll = [&] { // those of the tests before may still be on their way out
            while (held < kMostLookUps) {
                const auto late = lookUpHost("filings.example", 0ms, {}, slow.resolver());
                if (late || !late.error() || late.error()->kind != SearchFailure::Kind::TimeLimit) {
                    return false;
                }
                ++held;
            }
            return true;
        };
        QTRY_VERIFY(holdsAll());
        slow.awaitAsked(kMostLookUps);
        const auto refused = lookUpHost("filings.example", 10s, {}, here);
        QVERIFY(!refused && refused.error());
        QCOMPARE(refused.error()->kind, SearchFailure::Kind::NoConnection);
        slow.letGo();
        QTRY_VERIFY(lookUpHost("filings.example", 10s, {}, here).has_value());
    }

    void aConnectionGoesByWhatWasLookedUp() {
        const PostgresLink::Settings settings{
            {"host", "filings.example"}, {"port", "1"}, {"dbname", "filings"}, {"sslmode", "disable"}};
        const auto refused = PostgresLink::open(settings, 10s, {}, here);
        QVERIFY(!refused && refused.error());
        QCOMPARE(refused.error()->kind, SearchFailure::Kind::NoConnection);
        QVERIFY2(refused.error()->detail.find("127.0.0.1") != std::string::npos,
                 refused.error()->detail.c_str());
        const SlowSystem slow;
        const auto late = PostgresLink::open(settings, 20ms, {}, slow.resolver());
        QVERIFY(!late && late.error());
        QCOMPARE(late.error()->kind, SearchFailure::Kind::TimeLimit);
    }
};

ASSAY_TEST(TestHostLookup)
#include "tst_host_lookup.moc"
