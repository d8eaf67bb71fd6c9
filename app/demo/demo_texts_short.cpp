// The sections of few sentences, and Item 7A.
#include "app/demo/demo_grammar.h"

#include <vector>

namespace assay::app {

const std::vector<DemoSection>& demoShortSections() {
    using enum DemoTrait;
    constexpr auto kDebris = DemoLineKind::TableDebris;
    static const std::vector<DemoSection> sections{
        {"1B", "Item 1B. Unresolved Staff Comments", {{"", {{"There are none."}}}}},
        {"2",
         "Item 2. Properties",
         {{"",
           {{"Our largest {site} is at {place}, where we own [the land and the buildings|most of the "
             "buildings]."},
            {"We lease [offices|offices and storage space] in [seven|nine|eleven] other places."},
            {"We believe that our properties are in good condition and suitable for their purpose."},
            {"See Note 7 for our leases."}}}}},
        {"3",
         "Item 3. Legal Proceedings",
         {{"",
           {{"Reference is made to Note 10 to the consolidated financial statements."},
            {"In {year} a former agent for {goodsB} [sued us for|claimed] damages, which we contest.",
             "lawsuit"},
            {"We set aside {reserve} for legal matters.", kAlwaysStands},
            {"The outcome of legal proceedings cannot be predicted."}}}}},
        {"5",
         "Item 5. Market for Registrant’s Common Equity",
         {{"",
           {{"Our shares are listed under a symbol that was made up for this report."},
            {"At the end of {year} there were about [two|three|four] thousand holders of record."},
            {"We paid dividends of ${dividend} a share during {year}."},
            {"Share buybacks in {year} came to {buyback}."},
            {"October November December Total shares purchased Average price paid", "", kDebris},
            {"Information on equity compensation plans is incorporated by reference in Item 12."}}}}},
        {"6",
         "Item 6. Selected Financial Data",
         {{"", {{"See Item 7."}, {"Refer to Item 8, page {page}."}}}}},
        {"7A",
         "Item 7A. Quantitative and Qualitative Disclosures about Market Risk",
         {{"Interest rates",
           {{"We are exposed to changes in interest rates on our term loan and credit facility."},
            {"An increase of one percentage point would raise annual interest expense by [about|roughly] "
             "{intMove}."},
            {"We use swaps to fix the rate on a part of our debt."},
            {"Item 7A continued on page {page}."}}},
          {"Currencies",
           {onlyFor(Abroad, "A part of our revenue and costs is in currencies other than the dollar."),
            onlyFor(Abroad,
                    "A move of 10% in exchange rates against us would reduce operating income by {fx}.",
                    kAlwaysStands),
            onlyFor(Abroad, "Forwards with maturities of up to eighteen months [cover|hedge] a part of "
                            "that exposure.")}},
          {"Commodities",
           {onlyFor(Trade, "Prices of {input} affect our cost of revenue."),
            onlyFor(Trade,
                    "A rise of 10% in the price of {input} would reduce gross margin by [less than one "
                    "percentage "
                    "point|one to two percentage points].",
                    kAlwaysStands)}}}},
        {"9A",
         "Item 9A. Controls and Procedures",
         {{"",
           {{"Management evaluated the effectiveness of our disclosure controls and procedures at December "
             "31, {year}."},
            {"The chief executive officer and the chief financial officer concluded that our controls and "
             "procedures were effective at December 31, {year}."},
            {"There was no change in internal control that materially affected our reporting."},
            {"Internal control can give reasonable, not absolute, assurance."}}}}},
        {"10",
         "Item 10. Directors and Executive Officers",
         {{"",
           {{"The information required by this item is incorporated by reference to our proxy "
             "statement."}}}}},
    };
    return sections;
}

} // namespace assay::app
