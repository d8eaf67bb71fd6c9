#include "tests/app/bundles/bundle_fixture.h"

#include "core/base/atomic_file.h"
#include "core/workspace/bundles/bundles.h"

#include <vector>

namespace assay::tests {
namespace {

constexpr const char* kBundles = R"([
{"v_group":"v3_trend","bundle_type":"kpi_trend","topic_label":"debt","cik_int":7,"name":"Harbour","years":[2019,2020],
 "sentences":[
 {"report_year":2019,"section_name_generic":"ITEM_7","sentenceID":"a","sentence_text":"Our <loans> grew."},
 {"report_year":2020,"section_name_generic":"ITEM_8","sentenceID":"b","sentence_text":"Loans fell by a third."}]},
{"v_group":"v3_trend","bundle_type":"kpi_trend","topic_label":"revenue","cik_int":4,"name":"Møller Dock",
 "years":[2018,2019,2020],"sentences":[
 {"report_year":2018,"section_name_generic":"ITEM_7","sentenceID":"c","sentence_text":"Sales rose."},
 {"report_year":2019,"section_name_generic":"ITEM_7","sentenceID":"d","sentence_text":"Sales rose again."},
 {"report_year":2020,"section_name_generic":"ITEM_7","sentenceID":"e","sentence_text":"Our <loans> grew."}]},
{"v_group":"v4_cross_company","bundle_type":"risk_cross_company","topic_label":"legal","report_year":2012,
 "company_sentences":[
 {"cik_int":9,"name":"Quay","section_name_generic":"ITEM_1A","sentenceID":"9_1","sentence_text":"Our  <loans> grew."},
 {"cik_int":9,"name":"Quay","section_name_generic":"ITEM_1A","sentenceID":"9_2","sentence_text":"We may be sued."},
 {"cik_int":4,"name":"Møller Dock","section_name_generic":"ITEM_1A","sentenceID":"4_1","sentence_text":"A court decides."},
 {"cik_int":7,"name":"Harbour","section_name_generic":"ITEM_1A","sentenceID":"7_1","sentence_text":"Fines are possible."}]},
{"v_group":"v3_trend","bundle_type":"risk_trend","topic_label":"debt","cik_int":7,"name":"Harbour","years":[2021],
 "sentences":[{"report_year":2021,"section_name_generic":"ITEM_1A","sentenceID":"f","sentence_text":"Rates rose."}]}
])";

} // namespace

BundleFixture::BundleFixture(std::span<const std::filesystem::path> files) {
    std::vector<std::filesystem::path> sources(files.begin(), files.end());
    if (sources.empty()) {
        sources.push_back(folder() / "bundles.json");
        if (!base::writeFileAtomically(sources.front(), kBundles)) {
            qFatal("cannot write a fixture");
        }
    }
    auto workspace = workspace::Workspace::create(path());
    base::NoProgress progress;
    if (!workspace || !workspace::importBundles(**workspace, sources, "fixture", "Ada", {}, progress)) {
        qFatal("cannot make a fixture");
    }
}

std::shared_ptr<workspace::Workspace> BundleFixture::open() const {
    auto workspace = workspace::Workspace::open(path(), workspace::OpenMode::ReadWrite);
    if (!workspace) {
        qFatal("cannot open a fixture");
    }
    return std::move(*workspace);
}

} // namespace assay::tests
