// Item 1A of the demo's filings: boilerplate that companies share word by word, and risks of their own.
#include "app/demo/demo_grammar.h"

namespace assay::app {

const DemoSection& demoRiskSection() {
    using enum DemoTrait;
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
              {"We depend on information systems to run {segA} and {segB}, and an attack could keep us from "
               "serving {customers} for days.",
               "cyber"},
              {"Attackers have [tried|attempted] to enter our systems by phishing and through suppliers of "
               "software, and such attempts are becoming more frequent.",
               "cyber2"},
              {"We may not discover an intrusion at once, and insurance may not cover the losses that follow "
               "from it."},
              {"Data of {customers} that we hold could be disclosed, and fines may be imposed on us."}}},
            {"Risks of supply",
             {onlyFor(Stocks, "Shortages of {input} could delay our deliveries and raise our costs.",
                      "supply"),
              onlyFor(Serves, "Shortages of {input} could interrupt our services and raise our costs.",
                      "supply"),
              onlyFor(Stocks,
                      "[Some|A few] grades of {input} come from a single source, and to qualify another one "
                      "takes "
                      "[about a year|several quarters].",
                      "supply2"),
              onlyFor(Serves,
                      "[Some|A part] of our {input} comes from a single source, and to change to another one "
                      "takes "
                      "[about a year|several quarters].",
                      "supply2"),
              onlyFor(Trade, "We do not hold long-term contracts for all that we buy."),
              onlyFor(Trade, "A supplier that fails could interrupt our work until another one has been "
                             "approved.")}},
            {"Risks of pandemics",
             {onlyFor(
                  Stocks,
                  "Closures of ports and plants during the pandemic delayed deliveries of {input} in {year}.",
                  "pandemic"),
              onlyFor(NoStocks,
                      "Restrictions during the pandemic kept many of our employees from the {site} at "
                      "{place} in {year}.",
                      "pandemic"),
              {"Renewed restrictions on travel and work could reduce demand for {goodsB}."},
              {"The extent to which a pandemic affects us depends on developments that nobody can predict."}},
             0,
             2021},
            {"Risks of inflation",
             {onlyFor(Trade,
                      "Inflation of wages, energy and freight raised our costs in {year} faster than our "
                      "prices.",
                      "inflation"),
              onlyFor(Finance,
                      "Inflation of wages and rents raised our costs in {year} faster than our revenue.",
                      "inflation"),
              {"We may be unable to pass on further increases to {customers} without losing revenue."},
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
              onlyFor(Trade, "Competitors of {segA} may lower their prices of {goodsA} to win market share.",
                      kAlwaysStands),
              onlyFor(Finance,
                      "Competitors of {segA} may offer better terms for {goodsA} to win market share.",
                      kAlwaysStands),
              {"Products that we do not know of could make ours obsolete."},
              onlyFor(Accounts, "Customers may decide to buy {goodsB} from fewer suppliers.")}},
            {"Risks of lending",
             {onlyFor(Bank,
                      "Borrowers may be unable to repay {goodsB}, and collateral may be worth less than we "
                      "assumed."),
              onlyFor(Bank, "A fall in local property prices would increase our credit losses."),
              onlyFor(Bank, "Depositors may withdraw their money at short notice.")}},
            {"Risks of claims",
             {onlyFor(Insurer, "Claims may exceed the amounts that we have set aside for them."),
              onlyFor(Insurer,
                      "A storm that hits many holders of {goodsA} at once may exceed the limits of our "
                      "reinsurance."),
              onlyFor(Insurer, "Reinsurers may be unable to pay what they owe us.")}},
            {"Risks of customers",
             {onlyFor(Accounts, "The loss of a large customer would reduce our revenue.", kAlwaysStands),
              onlyFor(Trade, "Customers may postpone orders when they expect prices to fall."),
              {"A customer that becomes insolvent may not pay what it owes us."},
              onlyFor(Accounts,
                      "{customersUp} often decide on orders for {goodsA} late in the year, which makes "
                      "our revenue hard to forecast."),
              onlyFor(NoAccounts, "{customersUp} may want fewer {goodsA} when their income falls.")}},
            {"Risks of financing",
             {{"Our indebtedness could limit our freedom of action."},
              {"At December 31, {year}, long-term debt was {debt}, and our credit agreement contains "
               "covenants that we must meet.",
               kAlwaysStands},
              {"A breach of a covenant would allow lenders to ask for repayment at once."},
              {"Credit may not be available to us on acceptable terms when we need it.", kAlwaysStands}}},
            {"Risks of currencies",
             {onlyFor(Abroad, "We are exposed to changes in exchange rates."),
              onlyFor(Abroad, "A stronger dollar reduces the value of revenue that we earn abroad."),
              onlyFor(Abroad, "Hedges may not be effective and may themselves give rise to losses.")}},
            {"Risks of litigation",
             {{"We are subject to legal proceedings whose outcome is uncertain."},
              {"Claims, even those without merit, take time and money to defend."},
              {"Reserves that we set aside may prove to be insufficient."}}},
            {"Risks of key people",
             {{"Our success depends on key people whom we may be unable to keep."},
              {"Competition for [skilled staff|specialists] near {place} is intense."},
              {"The loss of members of senior management could disrupt our plans."}}},
            {"Risks of climate and weather",
             {{"Severe weather could damage our sites and those of our suppliers.", kAlwaysStands},
              {"The {site} at {place} lies near water and was [closed for two days|evacuated once] in the "
               "past ten years because of floods."},
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
        15,
        9};
    return section;
}

} // namespace assay::app
