// ASSAY_TRY: what goes on with the value, and what is returned instead.
#include "core/base/result.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

using namespace assay::base;

namespace {

const Error kBroken{ErrorCode::DamagedWorkspace, "cut short", "line 7"};

// A result of whatever it is given, or the error.
template <typename T>
Result<T> given(T value, bool works) {
    if (!works) {
        return tl::unexpected(kBroken);
    }
    return value;
}

Result<> done(bool works) {
    return works ? Result<>() : tl::unexpected(kBroken);
}

template <typename A, typename B>
Result<std::pair<A, B>> both(A a, B b) {
    return std::pair(a, b);
}

// Counts its copies: a value that is taken out of a result is moved.
struct Counted {
    explicit Counted(int* copiesMade)
        : copies(copiesMade) {}

    Counted(const Counted& other)
        : copies(other.copies) {
        ++*copies;
    }

    Counted(Counted&&) noexcept = default;
    Counted& operator=(const Counted&) = delete;
    Counted& operator=(Counted&&) = delete;
    ~Counted() = default;
    int* copies;
};

// Every failing step returns the error at once: `reached` says how far it went.
Result<std::size_t> inSteps(int failing, int& reached) {
    reached = 0;
    ASSAY_TRY(done(failing != 0));
    reached = 1;
    ASSAY_TRY(const auto text, given(std::string("abc"), failing != 1));
    reached = 2;
    if (!text.empty()) {
        ASSAY_TRY(auto list, given(std::vector<int>{1, 2, 3}, failing != 2)); // in a block of its own
        list.push_back(4);
        reached = static_cast<int>(list.size());
    }
    const auto nested = [&]() -> Result<std::size_t> {
        ASSAY_TRY(const auto more, given(std::string("de"), failing != 3));
        ASSAY_TRY(done(failing != 4));
        return text.size() + more.size();
    }();
    ASSAY_TRY(nested);
    reached = 5;
    return *nested;
}

} // namespace

class TstResult : public QObject {
    Q_OBJECT

  private slots:

    void goesOnWithValues() {
        int reached = 0;
        const auto size = inSteps(-1, reached);
        QVERIFY(size.has_value());
        QCOMPARE(*size, std::size_t{5});
        QCOMPARE(reached, 5);
    }

    void returnsTheErrorAtOnce() {
        const std::array reachedBefore{0, 1, 2, 4, 4};
        for (int failing = 0; failing < 5; ++failing) {
            int reached = -1;
            const auto size = inSteps(failing, reached);
            QVERIFY(!size);
            QCOMPARE(size.error().code, kBroken.code);
            QCOMPARE(size.error().detail, kBroken.detail);
            QCOMPARE(size.error().where, kBroken.where);
            QCOMPARE(reached, reachedBefore[static_cast<std::size_t>(failing)]);
        }
    }

    void evaluatesOnce() {
        int calls = 0;
        const auto count = [&]() -> Result<int> { return ++calls; };
        const auto work = [&]() -> Result<> {
            ASSAY_TRY(count());
            ASSAY_TRY(const int second, count());
            return second == 2 ? Result<>() : tl::unexpected(kBroken);
        };
        QVERIFY(work().has_value());
        QCOMPARE(calls, 2);
    }

    void movesWhatItTakesOut() {
        int copies = 0;
        const auto work = [&]() -> Result<> {
            ASSAY_TRY(const auto first, Result<Counted>(Counted(&copies)));
            ASSAY_TRY(const auto& second, Result<Counted>(Counted(&copies)));
            ASSAY_TRY(auto pointer, given(std::make_unique<int>(7), true));
            return *pointer == 7 && first.copies == second.copies ? Result<>() : tl::unexpected(kBroken);
        };
        QVERIFY(work().has_value());
        QCOMPARE(copies, 0);
    }

    void leavesAVariableAsItIs() {
        int copies = 0;
        const Result<Counted> constant(Counted{&copies});
        auto text = given(std::string("kept"), true);
        const auto work = [&]() -> Result<std::string> {
            ASSAY_TRY(constant);
            ASSAY_TRY(text);
            ASSAY_TRY(auto copy, text);
            return copy + *text;
        };
        QCOMPARE(work().value_or(""), std::string("keptkept"));
        QCOMPARE(copies, 0);
        text = tl::unexpected(kBroken);
        QVERIFY(!work());
        QCOMPARE(text.error().detail, kBroken.detail);
    }

    void valuesThatCanBeAskedThemselves() {
        const auto work = [](std::optional<int> value) -> Result<int> {
            ASSAY_TRY(const auto number, given(value, true));
            ASSAY_TRY(const bool isTrue, given(false, true));
            return number && !isTrue ? *number : -1;
        };
        QCOMPARE(work(3).value_or(0), 3);
        QCOMPARE(work(std::nullopt).value_or(0), -1);
    }

    void commasInTheExpression() {
        const auto work = []() -> Result<std::int64_t> {
            ASSAY_TRY(const auto pair, both<int, std::int64_t>(2, 3));
            ASSAY_TRY(const auto list, Result<std::vector<int>>{std::vector<int>{1, 2, 3, 4}});
            ASSAY_TRY((both<int, int>(1, 2)));
            return pair.first + pair.second + static_cast<std::int64_t>(list.size());
        };
        QCOMPARE(work().value_or(0), std::int64_t{9});
    }

    void otherErrors() {
        using Named = tl::expected<int, std::string>;
        const auto work = [](bool works) -> tl::expected<std::vector<int>, std::string> {
            ASSAY_TRY(const auto number, works ? Named(4) : tl::unexpected(std::string("no number")));
            return std::vector{number};
        };
        QCOMPARE(work(true)->front(), 4);
        QCOMPARE(work(false).error(), std::string("no number"));
    }
};

ASSAY_TEST(TstResult)
#include "tst_result.moc"
