// Errors: their names, how a function returns one, and what is thrown as one.
#include "core/base/error.h"
#include "core/base/guard.h"
#include "core/base/result.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <new>
#include <stdexcept>
#include <string>
#include <vector>

using namespace assay::base;

class TstError : public QObject {
    Q_OBJECT

  private slots:
    void names_data();
    void names();
    void everyNameIsTestedHere();
    void failCarriesAllParts();
    void failFitsEveryResult();
    void resultsPassThrough();
    void exceptionsBecomeErrors();
    void memoryThatRunsOutBecomesAnError();
};

namespace {

struct Name {
    ErrorCode code;
    const char* name;
};

// Programs read these in JSON output, so they do not change.
constexpr Name kNames[]{
    {ErrorCode::Cancelled, "cancelled"},
    {ErrorCode::FileNotFound, "file_not_found"},
    {ErrorCode::FileNotReadable, "file_not_readable"},
    {ErrorCode::FileNotWritable, "file_not_writable"},
    {ErrorCode::UnknownFormat, "unknown_format"},
    {ErrorCode::InputNotUsable, "input_not_usable"},
    {ErrorCode::NotAWorkspace, "not_a_workspace"},
    {ErrorCode::DamagedWorkspace, "damaged_workspace"},
    {ErrorCode::NewerWorkspace, "newer_workspace"},
    {ErrorCode::OlderWorkspace, "older_workspace"},
    {ErrorCode::ReadOnlyWorkspace, "read_only_workspace"},
    {ErrorCode::LeftoverFiles, "leftover_files"},
    {ErrorCode::ReplacedWorkspace, "replaced_workspace"},
    {ErrorCode::WorkspaceBusy, "workspace_busy"},
    {ErrorCode::NameTaken, "name_taken"},
    {ErrorCode::NotFound, "not_found"},
    {ErrorCode::InvalidArgument, "invalid_argument"},
    {ErrorCode::RemoteFailure, "remote_failure"},
    {ErrorCode::EditConflict, "edit_conflict"},
    {ErrorCode::StorageFailure, "storage_failure"},
};

Result<int> half(int value) {
    if (value % 2 != 0) {
        return fail(ErrorCode::InvalidArgument, std::to_string(value), "value");
    }
    return value / 2;
}

} // namespace

void TstError::names_data() {
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("name");
    for (const auto& [code, name] : kNames) {
        QTest::newRow(name) << static_cast<int>(code) << QByteArray(name);
    }
}

void TstError::names() {
    QFETCH(int, code);
    QFETCH(QByteArray, name);
    QCOMPARE(errorCodeName(static_cast<ErrorCode>(code)), std::string_view(name.data()));
}

void TstError::everyNameIsTestedHere() {
    const std::string_view unknown = errorCodeName(static_cast<ErrorCode>(255));
    std::size_t named = 0;
    for (int code = 0; code < 255; ++code) {
        named += errorCodeName(static_cast<ErrorCode>(code)) != unknown ? 1U : 0U;
    }
    QCOMPARE(named, std::size(kNames));
}

void TstError::failCarriesAllParts() {
    QCOMPARE(half(8).value(), 4);
    const auto failed = half(7);
    QVERIFY(!failed.has_value());
    QCOMPARE(failed.error().code, ErrorCode::InvalidArgument);
    QCOMPARE(failed.error().detail, std::string("7"));
    QCOMPARE(failed.error().where, std::string("value"));
}

void TstError::failFitsEveryResult() {
    const Result<> nothing = fail(ErrorCode::Cancelled);
    const Result<std::vector<int>> list = fail(ErrorCode::Cancelled);
    QVERIFY(!nothing.has_value());
    QVERIFY(!list.has_value());
    QVERIFY(nothing.error().detail.empty() && nothing.error().where.empty());
    QVERIFY(Result<>{}.has_value());
}

void TstError::resultsPassThrough() {
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

void TstError::exceptionsBecomeErrors() {
    const auto failed =
        guarded("a.assay", []() -> Result<int> { throw std::runtime_error("disk I/O error"); });
    QVERIFY(!failed.has_value());
    QCOMPARE(failed.error().code, ErrorCode::StorageFailure);
    QCOMPARE(failed.error().detail, std::string("disk I/O error"));
    QCOMPARE(failed.error().where, std::string("a.assay"));
}

void TstError::memoryThatRunsOutBecomesAnError() {
    const auto failed = guarded("", []() -> Result<> { throw std::bad_alloc(); });
    QVERIFY(!failed.has_value());
    QCOMPARE(failed.error().code, ErrorCode::StorageFailure);
    QCOMPARE(failed.error().detail, std::string("not enough memory"));
    QVERIFY(failed.error().where.empty());
}

ASSAY_TEST(TstError)
#include "tst_error.moc"
