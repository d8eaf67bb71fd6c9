// The demo's bundles over the generated corpus, "bundles-json": of each company a figure or a risk over the
// years, and of each year one of several companies. Same corpus and seed, same bytes.
#pragma once

#include "app/demo/demo_corpus.h"

#include <cstdint>
#include <string>

namespace assay::app {

[[nodiscard]] std::string demoTrendBundlesJson(const DemoCorpus& corpus);
[[nodiscard]] std::string demoCrossCompanyBundlesJson(const DemoCorpus& corpus,
                                                      std::uint64_t seed = kDemoSeed);

} // namespace assay::app
