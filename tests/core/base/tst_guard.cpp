#include "core/base/guard.h"
#include "tests/support/std_strings.h"

#include <QtTest/QtTest>

#include <new>
#include <stdexcept>
#include <string>

using namespace assay::base;

class TstGuard : public QObject {
    Q_OBJECT

  private slots:
    void resultsPassThrough();
    void exceptionsBecomeErrors();
    void memoryThatRunsOutBecomesAnError();
};

void TstGuard::resultsPassThrough() {
    const auto value = guarded("a.assay", [] { return Result<std::string>("done"); });
    QVERIFY(value.has_value());
    QCOMPARE(*value, std::string("done"));
    QVERIFY(guarded("a.assay", [] { return Result<>(); }).has_value());

    const auto failed =
        guarded("a.assay", []() -> Result<int> { return fail(ErrorCode::NotFound, "set", "b"); });
    QVERIFY(!failed.has_value());
    QCOMPARE(failed.error().code, ErrorCode::NotFound);
    QCOMPARE(failed.error().detail, std::string("set"));
    QCOMPARE(failed.error().where, std::string("b"));
}

void TstGuard::exceptionsBecomeErrors() {
    const auto failed =
        guarded("a.assay", []() -> Result<int> { throw std::runtime_error("disk I/O error"); });
    QVERIFY(!failed.has_value());
    QCOMPARE(failed.error().code, ErrorCode::StorageFailure);
    QCOMPARE(failed.error().detail, std::string("disk I/O error"));
    QCOMPARE(failed.error().where, std::string("a.assay"));
}

void TstGuard::memoryThatRunsOutBecomesAnError() {
    const auto failed = guarded("", []() -> Result<> { throw std::bad_alloc(); });
    QVERIFY(!failed.has_value());
    QCOMPARE(failed.error().code, ErrorCode::StorageFailure);
    QCOMPARE(failed.error().detail, std::string("not enough memory"));
    QVERIFY(failed.error().where.empty());
}

QTEST_APPLESS_MAIN(TstGuard)
#include "tst_guard.moc"
