// Item 1A of the demo's filings: boilerplate that companies share word by word, and risks of their own.
#include "app/demo/demo_grammar.h"

namespace assay::app {

const DemoSection& demoRiskSection() {
    static const DemoSection section{
        "1A",
        "Item 1A. Risk Factors",
        {
            {"",
             {{"The risks described below are not the only ones that we face."},
              {"If any of these risks occurs, our business, financial condition, results of operations and "
               "cash flows could be materially and adversely affected."},
              {"The order in which the risks stand says nothing about how likely or how serious they are."}}},
            {"Risks of information technology",
             {{"A breach of our information systems could harm our reputation and our results of "
               "operations."},
              {"We depend on information systems to run {segA} and {segB}, and an attack on them could stop "
               "deliveries of {goodsA} for days.",
               "cyber"},
              {"Attackers have [tried|attempted] to enter our systems by phishing and through suppliers of "
               "software, and such attempts are becoming more frequent.",
               "cyber2"},
              {"We may not discover an intrusion at once, and insurance may not cover the losses that follow "
               "from it."},
              {"Data of {customers} that we hold could be disclosed, for which fines may be imposed by "
               "{authority}."}}},
            {"Risks of supply",
             {{"Shortages of {input} could delay our deliveries and raise our costs.", "supply"},
              {"[Some|A few] grades of {input} come from a single source, and to qualify another one takes "
               "[about a year|several quarters].",
               "supply2"},
              {"We do not hold long-term contracts for all that we buy."},
              {"A supplier that fails could interrupt our production until a replacement has been "
               "approved."}}},
            {"Risks of supply chains and health",
             {{"Closures of ports and plants during the pandemic delayed deliveries of {input} in {year}.",
               "pandemic"},
              {"Renewed restrictions on travel and work could reduce demand for {goodsB}."},
              {"The extent to which a pandemic affects us depends on developments that nobody can predict."}},
             0,
             2021},
            {"Risks of inflation",
             {{"Inflation of wages, energy and freight raised our costs in {year} faster than our prices.",
               "inflation"},
              {"We may be unable to pass on further increases to {customers} without losing volume."},
              {"Higher interest rates make our borrowing more expensive."}},
             2022,
             9999},
            {"Risks of regulation",
             {{"Changes in laws and regulations could increase our costs and limit what we may sell."},
              {"New rules of {authority} could require changes to {goodsA} or delay their sale.",
               "regulation"},
              {"Compliance with rules of {authority} [cost us more|took more of our staff’s time] in {year} "
               "than in {prev}.",
               "regulation2"},
              {"Failure to comply could result in fines, the loss of permits, or both."}}},
            {"Risks of competition",
             {{"We operate in markets that are highly competitive."},
              {"Competitors of {segA} may lower their prices of {goodsA} to win market share.",
               "competition"},
              {"Products that we do not know of could make ours obsolete."},
              {"Customers may decide to make {goodsB} themselves."}}},
            {"Risks of customers",
             {{"The loss of a large customer would reduce our revenue.", "customers"},
              {"Customers may postpone orders when they expect prices to fall."},
              {"A customer that becomes insolvent may not pay what it owes us."},
              {"{customersUp} often decide on orders for {goodsA} late in the year, which makes our revenue "
               "hard to forecast."}}},
            {"Risks of financing",
             {{"Our indebtedness could limit our freedom of action."},
              {"At December 31, {year}, long-term debt was {debt}, and our credit agreement contains "
               "covenants that we must meet.",
               "debt_risk"},
              {"A breach of a covenant would allow lenders to demand repayment at once."},
              {"Credit may not be available to us on acceptable terms when we need it.", "liquidity_risk"}}},
            {"Risks of currencies",
             {{"We are exposed to changes in exchange rates."},
              {"A stronger dollar reduces the value of revenue that we earn abroad."},
              {"Hedges may not be effective and may themselves give rise to losses."}}},
            {"Risks of litigation",
             {{"We are subject to legal proceedings whose outcome is uncertain."},
              {"Claims, even those without merit, take time and money to defend."},
              {"Reserves that we set aside may prove to be insufficient."}}},
            {"Risks of key people",
             {{"Our success depends on key people whom we may be unable to keep."},
              {"Competition for [engineers|skilled staff|specialists] near {place} is intense."},
              {"The loss of members of senior management could disrupt our plans."}}},
            {"Risks of climate and weather",
             {{"Severe weather could damage our sites and those of our suppliers.", "climate"},
              {"The site at {place} lies near water and was [closed for two days|evacuated once] in the past "
               "ten years because of floods."},
              {"Rules on emissions may require investments that we have not planned for."}}},
            {"Risks of acquisitions",
             {{"Acquisitions may not bring the benefits that we expect from them."},
              {"The integration of acquired businesses could divert the attention of management."},
              {"Goodwill may have to be written down, which would reduce our net income."}}},
            {"Risks of internal control",
             {{"If we fail to maintain effective internal control, our reports may be inaccurate."},
              {"A restatement could lead to a fall in the price of our shares."}}},
            {"Risks of our shares",
             {{"The price of our shares has been volatile and may remain so."},
              {"We may change our dividend policy at any time."},
              {"Anti-takeover provisions in our charter could delay a change of control."}}},
        },
        13};
    return section;
}

} // namespace assay::app
