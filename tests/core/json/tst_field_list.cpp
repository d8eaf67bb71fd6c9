#include "core/json/field_list.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <cstdint>

using namespace assay;
using nlohmann::ordered_json;

namespace {

enum class Colour : std::uint8_t { Red, Blue };
constexpr std::array<std::string_view, 2> kColourNames{"red", "blue"};

struct Inner {
    bool on = false;
    std::vector<int> counts;
};

struct Outer {
    std::string name = "unnamed";
    std::optional<double> share;
    std::int64_t number = -1;
    int tries = 3;
    Colour colour = Colour::Red;
    std::vector<Colour> colours;
    std::vector<std::string> texts;
    Inner inner;
    int doubled = 0;
};

constexpr std::tuple kInner{json::field("on", &Inner::on), json::field("counts", &Inner::counts)};

constexpr std::tuple kOuter{
    json::field("name", &Outer::name),
    json::field("share", &Outer::share),
    json::field("number", &Outer::number),
    json::ranged("tries", &Outer::tries, 1, 10),
    json::named("colour", &Outer::colour, kColourNames),
    json::named("colours", &Outer::colours, kColourNames),
    json::field("texts", &Outer::texts),
    json::group("inner", &Outer::inner, kInner),
    json::own(
        "half", [](const Outer& outer) { return outer.doubled / 2; },
        [](json::SettingsReader& reader, const std::string& key, Outer& outer) {
            int half = outer.doubled / 2;
            reader.read(key, half);
            outer.doubled = half * 2;
        }),
};

std::string wrongIn(const char* text) {
    Outer outer;
    return json::readObject(ordered_json::parse(text), outer, kOuter);
}

} // namespace

class TstFieldList : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void writesInTheOrderOfTheList() {
        Outer outer;
        outer.colours = {Colour::Blue, Colour::Red};
        outer.inner.counts = {4};
        outer.doubled = 6;
        QCOMPARE(
            json::toJson(outer, kOuter).dump(),
            std::string("{\"name\":\"unnamed\",\"share\":null,\"number\":-1,\"tries\":3,\"colour\":\"red\","
                        "\"colours\":[\"blue\",\"red\"],\"texts\":[],\"inner\":{\"on\":false,"
                        "\"counts\":[4]},\"half\":3}"));
    }

    void whatIsWrittenIsReadBack() {
        Outer outer;
        outer.name = "a \"name\"";
        outer.share = 0.25;
        outer.number = INT64_MIN;
        outer.colour = Colour::Blue;
        outer.texts = {"one", "two"};
        outer.inner = {true, {1, 2}};
        outer.doubled = 8;
        const ordered_json written = json::toJson(outer, kOuter);
        Outer again;
        QCOMPARE(json::readObject(written, again, kOuter), std::string());
        QCOMPARE(json::toJson(again, kOuter).dump(), written.dump());
        QCOMPARE(again.number, outer.number);
        QCOMPARE(again.doubled, 8);
    }

    void whatIsNotThereStays() {
        Outer outer;
        outer.number = 7;
        QCOMPARE(json::readObject(ordered_json::object(), outer, kOuter), std::string());
        QCOMPARE(outer.number, std::int64_t{7});
        QCOMPARE(outer.name, std::string("unnamed"));
    }

    void namesWhatIsWrongWithItsPath() {
        QCOMPARE(wrongIn("{\"name\":1}"), std::string("name"));
        QCOMPARE(wrongIn("{\"number\":1.5}"), std::string("number"));
        QCOMPARE(wrongIn("{\"tries\":-1}"), std::string("tries"));
        QCOMPARE(wrongIn("{\"tries\":3.0}"), std::string());
        QCOMPARE(wrongIn("{\"colour\":\"green\"}"), std::string("colour"));
        QCOMPARE(wrongIn("{\"colours\":[\"green\"]}"), std::string("colours"));
        QCOMPARE(wrongIn("{\"texts\":[1]}"), std::string("texts"));
        QCOMPARE(wrongIn("{\"half\":\"x\"}"), std::string("half"));
        QCOMPARE(wrongIn("{\"inner\":{\"on\":0}}"), std::string("inner.on"));
        QCOMPARE(wrongIn("{\"inner\":{\"off\":true}}"), std::string("inner.off"));
        QCOMPARE(wrongIn("{\"inner\":3}"), std::string("inner"));
        QCOMPARE(wrongIn("{\"nmae\":\"\"}"), std::string("nmae"));
        QCOMPARE(wrongIn("[]"), std::string("not an object"));
        Outer outer;
        QCOMPARE(json::readObject(ordered_json::parse("{\"inner\":{\"on\":0}}"), outer, kOuter, "outer"),
                 std::string("outer.inner.on"));
    }

    void rangesAreCheckedApart() {
        Outer outer;
        QVERIFY(!json::outOfRange(outer, kOuter));
        outer.tries = 11;
        const auto wrong = json::outOfRange(outer, kOuter);
        QVERIFY(wrong);
        QCOMPARE(wrong->name, std::string_view("tries"));
        QCOMPARE(wrong->value, 11);
    }
};

ASSAY_TEST(TstFieldList)
#include "tst_field_list.moc"
