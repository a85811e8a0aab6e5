<?php

declare( strict_types=1 );

namespace Atoll\Site;

/**
 * Lets browsers fetch the next page a moment early, by WordPress' own speculation rules. These are printed only for
 * visitors, and exclude wp-login.php, wp-admin and all URLs with a query.
 */
final class SpeculationRules {

	/**
	 * Filters the configuration: pages are prefetched, not prerendered, so that scripts that count visits or announce
	 * notifications run only once the page is opened. Hovering over a link is enough, because pages may be cached.
	 *
	 * @param array<string, string>|null $configuration Null if nothing is fetched early.
	 * @return array<string, string>|null
	 */
	public function configure( ?array $configuration ): ?array {
		return null === $configuration ? null : array(
			'mode'      => 'prefetch',
			'eagerness' => 'moderate',
		);
	}
}
