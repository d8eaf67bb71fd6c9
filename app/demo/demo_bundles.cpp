#include "app/demo/demo_bundles.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace assay::app {
namespace {

using Json = nlohmann::ordered_json;

struct Topic {
    std::string_view label;
    bool risk = false;
    std::array<std::string_view, 2> keys; // of the sentences
};

constexpr std::array<Topic, 7> kTopics{{{"revenue", false, {"revenue", "revenue_why"}},
                                        {"debt", false, {"debt", "debt_why"}},
                                        {"cash_flow", false, {"cash_flow", "cash_flow_why"}},
                                        {"gross_margin", false, {"margin", "margin_why"}},
                                        {"cybersecurity", true, {"cyber", "cyber2"}},
                                        {"supply_chain", true, {"supply", "supply2"}},
                                        {"regulation", true, {"regulation", "regulation2"}}}};

Json sentenceOf(const DemoFiling& filing, const DemoSentence& sentence, bool withCompany) {
    Json record = withCompany ? Json{{"cik_int", filing.company->cik}, {"name", filing.company->name}}
                              : Json{{"report_year", filing.year}};
    record["section_name_generic"] = "ITEM_" + sentence.section;
    record["docID"] = sentence.id.substr(0, sentence.id.find("_section_"));
    record["sentenceID"] = sentence.id;
    record["sentence_text"] = sentence.text;
    return record;
}

// One bundle a line.
std::string document(const std::vector<Json>& bundles) {
    std::string text = "[\n";
    for (std::size_t i = 0; i < bundles.size(); ++i) {
        text += bundles[i].dump() + (i + 1 < bundles.size() ? ",\n" : "\n");
    }
    return text + "]\n";
}

} // namespace

std::string demoTrendBundlesJson(const DemoCorpus& corpus) {
    std::vector<Json> bundles;
    for (const DemoCompany& company : demoCompanies()) {
        for (const Topic& topic : kTopics) {
            Json years = Json::array();
            Json sentences = Json::array();
            for (int year = company.firstYear; year <= kDemoLastYear; ++year) {
                const DemoFiling& filing = *corpus.find(company.shortName, year);
                years.push_back(year);
                for (const std::string_view key : topic.keys) {
                    if (const DemoSentence* sentence = filing.find(key)) {
                        sentences.push_back(sentenceOf(filing, *sentence, false));
                    }
                }
            }
            if (sentences.size() < 2) {
                continue; // a bank has no gross margin
            }
            bundles.push_back({{"cik_int", company.cik},
                               {"name", company.name},
                               {"years", std::move(years)},
                               {"sentences", std::move(sentences)},
                               {"topic_label", topic.label},
                               {"v_group", "v3_trend"},
                               {"bundle_type", topic.risk ? "risk_trend" : "kpi_trend"},
                               {"generated", true}});
        }
    }
    return document(bundles);
}

std::string demoCrossCompanyBundlesJson(const DemoCorpus& corpus, std::uint64_t seed) {
    std::vector<Json> bundles;
    for (int year = kDemoLastYear - 2; year <= kDemoLastYear; ++year) {
        for (const Topic& topic : kTopics) {
            base::Random random(demoSeedOf(seed, topic.label, year));
            std::vector<const DemoCompany*> companies;
            for (const DemoCompany& company : demoCompanies()) {
                if (corpus.find(company.shortName, year)->find(topic.keys.front()) != nullptr) {
                    companies.push_back(&company);
                }
            }
            random.shuffle(std::span(companies));
            const std::size_t wanted = 2 + random.below(4);
            companies.resize(std::min(wanted, companies.size()));
            Json sentences = Json::array();
            for (const DemoCompany* company : companies) {
                const DemoFiling& filing = *corpus.find(company->shortName, year);
                sentences.push_back(sentenceOf(filing, *filing.find(topic.keys.front()), true));
            }
            bundles.push_back({{"report_year", year},
                               {"topic_label", topic.label},
                               {"company_sentences", std::move(sentences)},
                               {"v_group", "v4_cross_company"},
                               {"bundle_type", topic.risk ? "risk_cross_company" : "kpi_cross_company"},
                               {"generated", true}});
        }
    }
    return document(bundles);
}

} // namespace assay::app
