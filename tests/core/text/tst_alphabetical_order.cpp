#include "core/text/alphabetical_order.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <string>
#include <vector>

using namespace assay;

namespace {

std::vector<std::string> ordered(const std::vector<std::string>& names, const std::string& language) {
    std::vector<std::string> result;
    for (const std::size_t place : text::alphabeticalOrder(names, language)) {
        result.push_back(names[place]);
    }
    return result;
}

} // namespace

class TstAlphabeticalOrder : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void lettersStandWhereTheLanguageHasThem() {
        const std::vector<std::string> names{"Zugewinn", "Änderung", "alpha", "Anker", "Latenz", "Länge"};
        const std::vector<std::string> german{"alpha", "Änderung", "Anker", "Länge", "Latenz", "Zugewinn"};
        QCOMPARE(ordered(names, "de"), german);
        const std::vector<std::string> nordic{"åpen", "zoom", "ærlig", "Avvik", "øvre"};
        const std::vector<std::string> norwegian{"Avvik", "zoom", "ærlig", "øvre", "åpen"};
        QCOMPARE(ordered(nordic, "nb"), norwegian);
    }

    void caseDecidesLastAndEqualNamesKeepTheirOrder() {
        const std::vector<std::string> names{"recall@k", "Recall", "MRR", "n", "mrr of questions"};
        const std::vector<std::string> english{"MRR", "mrr of questions", "n", "Recall", "recall@k"};
        QCOMPARE(ordered(names, "en"), english);
        QCOMPARE(text::alphabeticalOrder({"a", "a", "a"}, "en"), (std::vector<std::size_t>{0, 1, 2}));
        QVERIFY(text::alphabeticalOrder({}, "en").empty());
        QCOMPARE(ordered({"b", "a"}, "no such language"), (std::vector<std::string>{"a", "b"}));
    }
};

ASSAY_TEST(TstAlphabeticalOrder)
#include "tst_alphabetical_order.moc"
