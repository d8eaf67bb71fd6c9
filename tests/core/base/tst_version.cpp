#include "core/base/version.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtCore/QRegularExpression>
#include <QtTest/QtTest>

using namespace assay::base;

class TstVersion : public QObject {
    Q_OBJECT

  private slots:
    void versionIsTheOneOfTheProject();
    void gitShaNamesTheSources();
};

void TstVersion::versionIsTheOneOfTheProject() {
    QCOMPARE(version(), std::string_view(ASSAY_PROJECT_VERSION));
}

void TstVersion::gitShaNamesTheSources() {
    static const QRegularExpression kForm(QStringLiteral("\\A(unknown|[0-9a-f]{12,}(\\+changes)?)\\z"));
    const QString sha = QString::fromStdString(std::string(gitSha()));
    QVERIFY2(kForm.match(sha).hasMatch(), qPrintable(sha));
}

ASSAY_TEST(TstVersion)
#include "tst_version.moc"
