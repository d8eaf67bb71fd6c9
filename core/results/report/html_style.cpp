#include "core/results/report/html_style.h"

#include "core/plot/chart_style.h"

#include <string_view>

namespace assay::results {
namespace {

// Nobody follows a link on paper: it looks like the text around it.
plot::PageColours paperPage() {
    plot::PageColours page = plot::lightPage();
    page.link = plot::lightPalette().text;
    return page;
}

std::string variables(const plot::ChartPalette& palette, const plot::PageColours& page) {
    std::string out;
    const auto add = [&](const std::string& name, std::string_view colour) {
        out += " --" + name + ": " + std::string(colour) + ";";
    };
    add("text", palette.text);
    add("muted", palette.muted);
    add("grid", palette.grid);
    add("surface", palette.surface);
    add("cell", palette.cell);
    for (std::size_t i = 0; i < plot::kSeriesColours; ++i) {
        add("s" + std::to_string(i), palette.series[i]);
    }
    add("soft", page.soft);
    add("good", page.good);
    add("warning", page.warning);
    add("bad", page.bad);
    add("link", page.link);
    return out + "\n";
}

// Texts may break anywhere rather than leave the page. Cells of tables break between words only, as far as a
// column's longest word is no monster (then its cells are "any"): a column would else be as narrow as a
// letter.
constexpr std::string_view kScreen = R"(* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 2rem 1.5rem 4rem; max-width: 66rem; background: var(--surface);
  color: var(--text); font: 15px/1.5 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  overflow-wrap: anywhere;
}
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .3rem; }
h2 { font-size: 1.4rem; line-height: 1.3; margin: 2.4rem 0 .6rem; border-bottom: 1px solid var(--grid); }
h3 { font-size: 1.15rem; line-height: 1.3; margin: 1.6rem 0 .4rem; }
h4, h5, h6 { font-size: 1rem; margin: 1.2rem 0 .3rem; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.subtitle, .note, figcaption, caption, dt { color: var(--muted); }
p, figcaption { max-width: 50rem; }
nav { margin: 1.5rem 0; }
nav ol { margin: 0; padding-left: 2.4em; columns: 2 18rem; column-gap: 3rem; }
nav li { break-inside: avoid; padding-left: .2em; }
nav li::marker { font-variant-numeric: tabular-nums; }
dl { display: grid; grid-template-columns: fit-content(35%) minmax(0, 1fr); gap: .15rem 1rem; }
dt, dd { margin: 0; min-width: 0; }
.scroll { overflow-x: auto; margin: 1rem 0; }
table {
  border-collapse: collapse; font-size: .875rem; line-height: 1.4; font-variant-numeric: tabular-nums;
  overflow-wrap: normal;
}
caption { text-align: left; font-weight: 600; padding-bottom: .3rem; font-size: .9375rem; overflow-wrap: anywhere; }
caption > span { position: sticky; left: 0; display: inline-block; max-width: min(100%, 100vw - 2rem); }
th, td { padding: .3rem .6rem; border-bottom: 1px solid var(--grid); text-align: left; vertical-align: top; }
th { background: var(--soft); vertical-align: bottom; }
td.figure, th.figure { text-align: right; }
.any { overflow-wrap: anywhere; min-width: 9rem; }
.wide { min-width: 14rem; }
.part { white-space: nowrap; }
h1, h2, h3, h4, h5, h6, p, caption, figcaption, td, th, dt, dd, li { unicode-bidi: plaintext; }
figure { margin: 1.4rem 0; }
figure .scroll { margin: 0 0 .3rem; }
figure svg { display: block; max-width: 100%; height: auto; }
figure.lines svg, figure.bars svg { min-width: 40rem; }
figure.matrix svg { max-width: none; }
.figures {
  display: grid; grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr)); gap: .7rem;
  margin: 1rem 0;
}
.figures > div {
  background: var(--soft); border-left: 4px solid var(--grid); padding: .5rem .8rem; min-width: 0;
  break-inside: avoid;
}
.figures .value { font-size: 1.15rem; font-weight: 600; }
.figures .more { color: var(--muted); font-size: .875rem; }
.figures .good { border-color: var(--good); } .figures .good .mark { color: var(--good); }
.figures .warning { border-color: var(--warning); } .figures .warning .mark { color: var(--warning); }
.figures .bad { border-color: var(--bad); } .figures .bad .mark { color: var(--bad); }
.comment { border-left: 4px solid var(--link); padding: .1rem 1rem; margin: 1rem 0; background: var(--soft); }
.comment pre { white-space: pre-wrap; }
.comment table { display: block; overflow-x: auto; }
@media (max-width: 36rem) {
  body { padding: 1rem 1rem 3rem; }
  dl { grid-template-columns: minmax(0, 1fr); gap: 0; }
  dd { margin-bottom: .5rem; }
}
)";

constexpr std::string_view kPage = R"(  @page { margin: 15mm 14mm 16mm; }
  body { max-width: none; margin: 0; padding: 0; font-size: 9.5pt; line-height: 1.4; orphans: 3; widows: 3; }
  h1 { font-size: 20pt; } h2 { font-size: 14pt; margin-top: 18pt; } h3 { font-size: 11.5pt; margin-top: 12pt; }
  h4, h5, h6 { font-size: 10pt; }
  h1, h2, h3, h4, h5, h6, caption, dt { break-after: avoid; }
  p, figcaption { max-width: none; }
  nav { display: none; }
  .scroll, .comment table { overflow: visible; }
  table {
    width: 100%; max-width: 100%; line-height: 1.3;
    font-size: clamp(5.5pt, calc(178mm / (var(--ch, 60) * .6)), 8.5pt);
  }
  caption { font-size: 9.5pt; }
  caption > span { display: inline; position: static; max-width: none; }
  th, td { padding: .25em .4em; }
  .any { min-width: 9em; }
  .wide { min-width: 12em; }
  .dense td, .dense th { overflow-wrap: anywhere; min-width: 0; }
  .dense .part { white-space: normal; }
  thead { display: table-header-group; break-inside: avoid; break-after: avoid; }
  tr { break-inside: avoid; }
  tbody > tr:first-child { break-before: avoid; }
  tbody > tr:last-child { break-before: avoid; }
  .short { break-inside: avoid; }
  .tall > tbody > tr { break-inside: auto; }
  .note { break-before: avoid; margin-top: -.6rem; }
  figure, .figures > div { break-inside: avoid; }
  figure.lines svg, figure.bars svg { min-width: 0; width: 160mm; }
  figure.matrix svg { max-width: 100%; }
  figure.narrow { display: inline-block; width: 88mm; margin-right: 2mm; vertical-align: top; }
  figcaption { break-before: avoid; }
  .figures { grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 4pt; }
  .figures > div { border: 1px solid var(--grid); border-left-width: 4px; padding: 4pt 6pt; }
  .figures .value { font-size: 11pt; } .figures .more { font-size: 8.5pt; }
)";

} // namespace

std::string htmlStyle() {
    return ":root {\n  color-scheme: light dark;\n " + variables(plot::lightPalette(), plot::lightPage()) +
           "}\n@media (prefers-color-scheme: dark) {\n  :root {\n   " +
           variables(plot::darkPalette(), plot::darkPage()) + "  }\n}\n" + std::string(kScreen) +
           "@media print {\n  :root {\n    color-scheme: light;\n   " +
           variables(plot::lightPalette(), paperPage()) + "  }\n" + std::string(kPage) + "}\n";
}

} // namespace assay::results
